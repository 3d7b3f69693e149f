"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.compareEntries=
R,s.isSameFile=y;function S(){const f=h(59490);return S=function(){return f},f}function b(){const f=h(92733);return b=function(){
return f},f}async function R(f,o,p){if(o?.broken)return[];const u=T(f?.entries??[],o?.entries??[]).map(async([l,c])=>{if(c===
void 0)return l?[{state:"removed",entry:l,targets:[]}]:[];const m=l&&f?await(0,b().targetsOf)(l,f,p.baseTree):[],w=o?await(0,b().
targetsOf)(c,o,p.tree):[],e=await Promise.all(w.map(d=>M(d,m,p)));if(l===void 0)return[{state:"new",entry:c,targets:e}];
if(!(l.event===c.event&&l.content===c.content))return[{state:"changed",entry:c,targets:e}];const a=e.map(d=>d.change||$(
m,d)?d:{...d,change:"edited"});return a.some(({change:d})=>d)||m.some(d=>!$(w,d))?[{state:"script_changed",entry:c,targets:a}]:
[]});return(await Promise.all(u)).flat()}function $(f,o){return f.some(({kind:p,name:r})=>p===o.kind&&r===o.name)}async function M(f,o,p){
const{kind:r,name:u,text:l}=f;if($(o,f)&&!o.some(e=>e.name===u&&e.text===l))return{...f,change:"edited"};if(r!=="file")return f;
const m=p.baseTree.stat(u);return m===void 0?{...f,change:"added"}:await y(m,p.tree.stat(u),p)?f:{...f,change:"edited"}}
async function y(f,o,{baseTree:p,tree:r}){return f===void 0||o===void 0?f===o:f.kind!==o.kind?!1:f.oid!==void 0?f.oid===
o.oid:(await p.read(f.path)).equals(await r.read(o.path))}const E=[({event:f,content:o})=>JSON.stringify([f,o]),({event:f})=>f,
({content:f})=>f];function T(f,o){const p=new Map;let r=f;for(const u of E){const l=(0,S().groupBy)(r,u);for(const c of o){
const m=p.has(c)?void 0:l.get(u(c))?.shift();m&&p.set(c,m)}r=[...l.values()].flat()}return[...o.map(u=>[p.get(u),u]),...r.
map(u=>[u,void 0])]}}),99668:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=f,s.agentFilesIn=
o;function S(){const r=h(76760);return S=function(){return r},r}function b(){const r=h(18744);return b=function(){return r},
r}function R(){const r=h(32854);return R=function(){return r},r}function $(){const r=h(93028);return $=function(){return r},
r}function M(){const r=h(93953);return M=function(){return r},r}const y=M().AGENT_FORMATS.flatMap(r=>r.files.map(u=>({format:r,
file:u}))),E=y.map(({format:r,file:u})=>{const l=u.replaceAll(".","\\.").replace("*","[^/]+");return{format:r,pattern:new RegExp(
`^(?:(.*)/)?${l}$`,"is")}}),T=new Set(y.flatMap(({file:r})=>r.split("/").slice(0,-1)).filter(r=>r!=="*"));function f(r){
for(const{format:u,pattern:l}of E){const c=l.exec(r);if(c)return{path:r,format:u,root:c[1]??""}}}function o(r,{agent_files:{
level:u,include:l,exclude:c}}){if(u==="off")return[];const m=[...r.files()].flatMap(({path:t,kind:a})=>a==="symlink"&&T.
has(S().posix.basename(t).toLowerCase())?[t,...p(r,t)]:t),[w,e]=[(0,b().pathTest)(l),(0,b().pathTest)(c)];return[...new Set(
m)].flatMap(t=>{const a=f(t);if(a===void 0||!w(t)||e(t))return[];const n=(0,R().resolveInTree)(r,t);if(n.kind==="missing")
return[];const d=n.kind==="inside"?n.entry:void 0;return d===void 0||(0,$().isRegular)(d.kind)?[{...a,entry:d}]:[]})}function p(r,u){
const l=(0,R().resolveInTree)(r,u);return l.kind!=="inside"||l.entry.kind!=="directory"?[]:r.list(l.path).flatMap(({path:c,
kind:m})=>{const w=`${u}/${S().posix.basename(c)}`;return m!=="directory"?[w]:r.list(c).map(e=>`${w}/${S().posix.basename(
e.path)}`)})}}),93953:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_FORMATS=void 0;const h={at:"hook\
s/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"t\
ype",values:["command","http",void 0]}},S={at:"mcpServers/*",form:"server",event:"MCP server {0}"},b=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function R(M,y=""){return M.split(" ").map(E=>({at:E,form:"command",event:E+y}))}const $=s.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[h,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...R("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:b},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[h]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
AUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"https://code.claude.co\
m/docs/en/mcp",verified:!0,places:[S]},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],roots:["workspaceFold\
er","PWD"],approval:"does not document who is asked before a server starts",specification:"https://cursor.com/docs/mcp",
verified:!0,places:[S]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"\
asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-con\
figuration",verified:!0,places:[{...S,at:"servers/*"}]},{name:"cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],
directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",verified:!0,places:[{at:"hooks/*/*",form:"start",event:"{0}",detail:"match\
er",only:{field:"type",values:["command",void 0]}}]},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environmen\
t.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-ag\
ent/setup",verified:!1,places:[...R("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[h]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[h,S,...R("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0}]},{name:"devcontainer",tool:"a development container",files:[
".devcontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder",
"containerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/\
json_reference",verified:!0,places:[...R("initializeCommand"," (on the host)"),...R("onCreateCommand updateContentComman\
d postCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]}),20702:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.judgeAgentFiles=T,s.judgeWholeFile=p;function S(){const e=h(23678);return S=function(){return e},
e}function b(){const e=h(95132);return b=function(){return e},e}function R(){const e=h(97034);return R=function(){return e},
e}function $(){const e=h(99668);return $=function(){return e},e}function M(){const e=h(92733);return M=function(){return e},
e}function y(){const e=h(12792);return y=function(){return e},e}function E(){const e=h(69024);return E=function(){return e},
e}async function T(e,t,a){const n=i=>new Map((0,$().agentFilesIn)(i,t).map(O=>[O.path,O])),[d,k]=[n(e.baseTree),n(e.tree)],
g=[...new Set([...d.keys(),...k.keys()])].sort(),{level:v}=t.agent_files;return a.all(g,async i=>{const[O,A]=[d.get(i),k.
get(i)];try{return await f(O,A,e,v)}catch(P){const C={path:i,line:1,column:1},_=[(0,b().notJudged)(`the file \`${i}\``,P,
{location:C})],N=A??O;return N&&{file:{...N,entries:[],secrets:[]},entries:[],findings:_}}}).then(i=>i.filter(O=>O!==void 0))}
async function f(e,t,a,n){const d=e&&await o(a.baseTree,e),k=t&&await o(a.tree,t),g=k??d;if(g===void 0)return;const v=new Set(
d?.secrets.map(({value:L})=>L)),i=k?.secrets.filter(({value:L})=>!v.has(L))??[],O=e&&t&&await(0,R().isSameFile)(e.entry,
t.entry,a),A=[...k?.broken&&!O?[k.broken]:[],...i.map(L=>L.finding)],P=await(0,R().compareEntries)(d,k,a),C=await r({file:g,
entries:P,findings:A},a.tree,n);if(C.entries.length===0&&C.findings.length===0)return;if(n!=="approve"||!C.findings.some(
c))return C;const _=C.entries.filter(({findings:L})=>L.some(c)),N={path:g.path,events:_.map(({entry:L})=>L.event)},j={path:g.
path,line:1,column:1},x=(0,b().finding)("agent-files-unapproved",N,{location:j});return{...C,findings:[...C.findings,x]}}
async function o(e,{entry:t,...a}){return t===void 0?(0,y().unreadFile)(a,"it is a symlink that leads to no file here"):
(t.size??0)>y().MAX_BYTES?(0,y().unreadFile)(a,`it has more than ${y().MAX_BYTES} bytes`):(0,y().readAgentFile)(a,await e.
read(t.path))}async function p(e,t,a){const n=await Promise.all(e.entries.map(async g=>({entry:g,targets:await(0,M().targetsOf)(
g,e,t)}))),d=e.secrets.map(g=>g.finding),k=e.broken?[e.broken]:d;return r({file:e,entries:n,findings:k},t,a)}async function r({
file:e,entries:t,findings:a},n,d){const k=i=>i.map(O=>l(O,e,d)),g=await Promise.all(t.map(async i=>({...i,findings:k(await m(
i,e,n))}))),v=[...k(a),...g.flatMap(i=>i.findings)];return{file:e,entries:g,findings:v}}const u=new Set(["agent-runs-dow\
nload","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function l(e,{format:t},a){return!t.verified&&
e.rule!=="too-many"?{...e,severity:"notice"}:a==="error"&&u.has(e.rule)?{...e,severity:"error"}:e}function c({severity:e}){
return e!=="notice"}async function m({state:e,entry:t,targets:a},{format:{tool:n}},d){if(e==="removed")return[];const{event:k,
shown:g,form:v,location:i,isHidden:O}=t,A={tool:n,event:k,command:g,state:e??""},P={location:i},C=e!=="script_changed",_=C&&
a.some(({kind:D})=>D==="download"),N=a.filter(({change:D})=>e===void 0||D!==void 0),j=[];_&&j.push((0,b().finding)("agen\
t-runs-download",A,P)),C&&O&&j.push((0,b().finding)("agent-task-hidden",A,P));for(const{kind:D,name:F}of N){const W=D===
"file"&&d?await(0,S().whyUnreadable)(d,F):void 0;W&&j.push((0,b().finding)("agent-script-unreadable",{...A,script:F,why:W},
P))}if(j.length>0)return j;if(v==="setting")return[(0,b().finding)("agent-setting-changed",{tool:n,event:k,command:g},P)];
if(!C){const D=N.map(({name:F})=>F);return[(0,b().finding)("agent-script-changed",{tool:n,event:k,scripts:D},P)]}const L=v===
"server"&&a.length>0&&a.every(w)?"notice":"warning",I=(0,E().meansOf)(a);return[(0,b().finding)("agent-command-changed",
{...A,means:I},{...P,severity:L})]}function w({kind:e,name:t}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(t)}}),53970:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.isInterpreter=m,s.nameOf=g,s.programTargets=
M;function S(){const v=h(76760);return S=function(){return v},v}function b(){const v=h(46138);return b=function(){return v},
v}function R(){const v=h(20630);return R=function(){return v},v}function $(){const v=h(20639);return $=function(){return v},
v}async function M(v,i){const[O,...A]=v.slice(v.length-(0,R().startedWords)(v).length);if(O===void 0||k.has(O.text))return[];
const P=g(O.text);if(!O.isKnown)return[{kind:"unread",name:`it starts ${O.shown}`}];if(P==="cmd"&&/^\/[ck]$/i.test(A[0]?.
text??""))return M(A.slice(1),i);const C=A.findIndex(({text:L})=>/^-\w*c$/.test(L));if((0,R().isShell)(P)&&C>=0)return y(
A[C+1],i);const _=A.some(({text:L})=>p(L)||o(L));if(u.test(P)&&(_||!d.has(P)))return E(P,A,i);const j=p(O.text)&&!f.test(
O.text)?[i.files.script(O.text)]:await T(P,A,i),x=A.filter(({text:L})=>o(L));return[...j,...x.flatMap(({text:L})=>i.files.
named(L))]}function y(v,{shell:i}){return v!==void 0&&(v.isKnown||/\s/.test(v.text))?i(v.text):[{kind:"unread",name:"a s\
hell runs what it is handed"}]}function E(v,i,{files:O}){const A=i.flatMap(({text:L})=>O.named(L));if(!(0,R().isShell)(v)&&
i.some(({text:L})=>l.test(L)))return[{kind:"inline",name:v},...A];const C=i.filter(({text:L})=>!L.startsWith("-")),_=C.find(
({text:L})=>p(L)||o(L))??C[0],N={kind:"program",name:v};if(A.length>0||_===void 0)return A.length>0?A:[N];const{text:j}=_;
if(!_.isKnown)return[{kind:"unread",name:`it runs ${_.shown}`}];if(/^\w{2,}:/.test(j))return[{kind:"package",name:j,isExact:/@v?\d+\.\d+/.
test(j)}];if(i[i.indexOf(_)-1]?.text!=="-m")return[O.script(j,c)];const x=O.named(j.replaceAll(".","/"),c);return x.length>
0?x:[N]}async function T(v,i,O){const A=i.map(({text:U})=>U),P=A.findIndex(U=>/^(?:-C|--cwd|--dir|--prefix)$/.test(U)),C=P<
0?O.files:O.files.into(A[P+1]),_=P<0?A:A.toSpliced(P,2),{scripts:N,dependencies:j,devDependencies:x}=await C.manifest(),
L=d.has(v)?r(_):void 0,I=L===void 0?"":(0,b().textIn)((0,b().objectIn)(N),L);if(L!==void 0&&I!=="")return[{kind:"npm_scr\
ipt",name:L,text:I},...await O.shell(I,C)];const D=(n.get(v)??[]).flatMap(U=>C.named(U));if(D.length>0)return D;const F=a(
[v,..._]);if(F===void 0)return[{kind:"program",name:v}];const W=C.named(F.name);return W.length>0||/^[./]/.test(F.name)?
W.length>0?W:[{kind:"program",name:v}]:[[j,x].some(U=>F.name in(0,b().objectIn)(U))?{kind:"program",name:F.name}:{kind:"\
package",...F}]}const f=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;function o(v){return(0,$().isCode)(v)||
/\.(?:exe|jar)$/i.test(v)}function p(v){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.test(v)&&!v.includes("://")}
function r(v){const[i,O]=v.filter(A=>!A.startsWith("-"));return i==="run"||i==="run-script"?O:i}const u=/^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti|(?:python|pypy)[\d.]*w?|py|perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
l=/^(?:-\w*[cepr]|--eval|--print|eval|-Command|-EncodedCommand)(?:=|$)/i,c=["",".js",".mjs",".cjs",".ts","/index.js",".p\
y","/__main__.py","/__init__.py"];function m(v){return u.test(g(v))}const w=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
e=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
t=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function a(v){const i=v.filter(
P=>!P.startsWith("-")),O=[3,2,1].find(P=>w.test(i.slice(0,P).join(" ")));if(O===void 0)return;const A=v.slice(v.indexOf(
i[O-1]??"")+1).find((P,C,_)=>!/^(?:-|\d)/.test(P)&&!e.test(_[C-1]??""));return A===void 0?void 0:{name:A,isExact:t.test(
A)}}const n=new Map([["make",["GNUmakefile","makefile","Makefile"]],["just",["justfile","Justfile",".justfile"]],["task",
["Taskfile.yml","Taskfile.yaml"]]]),d=new Set(["npm","pnpm","yarn","bun"]),k=new Set(`: [ [[ ]] } ) break case continue \
done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/));function g(v){const i=S().posix.basename(v.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return i===""?v:i}}),53158:((H,s,h)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.ProjectFiles=void 0;function S(){const T=h(76760);return S=function(){return T},T}function b(){const T=h(46138);
return b=function(){return T},T}function R(){const T=h(59867);return R=function(){return T},T}function $(){const T=h(32854);
return $=function(){return T},T}function M(){const T=h(93028);return M=function(){return T},T}const y=/^(?:[/~\\]|[A-Za-z]:)/;
class E{#n;#e;constructor(f,o){this.#n=f,this.#e=o}into(f){const p=f===void 0||y.test(f)||/[$`]/.test(f)?[]:this.#e.map(
r=>S().posix.join(r,f));return new E(this.#n,p)}find(f,o=[""]){if(!(/^[/~]/.test(f)||f===""||!this.#n))for(const p of this.#e)
for(const r of o){const u=(0,$().normalise)(S().posix.join(p,f.replaceAll("\\","/"))+r),l=u===void 0?void 0:(0,$().resolveInTree)(
this.#n,u);if(l?.kind==="inside"&&(0,M().isRegular)(l.entry.kind)&&l.entry.tracked)return l.path}}script(f,o){const p=this.
find(f,o);if(p!==void 0)return{kind:"file",name:p};if(y.test(f))return{kind:"outside",name:f};const[r]=this.#e;if(r===void 0)
return{kind:"unread",name:`it runs ${f} in another directory`};const u=(0,$().normalise)(S().posix.join(r,f));return u===
void 0?{kind:"outside",name:f}:{kind:this.#n===void 0?"file":"missing",name:u}}named(f,o){const p=this.find(f.replace(/^-{1,2}[\w-]+=/,
""),o);return p===void 0?[]:[{kind:"file",name:p}]}async manifest(){const f=this.find("package.json");return this.#n&&f?
(0,b().objectIn)(await(0,R().readJsonFile)(this.#n,f)):{}}}s.ProjectFiles=E}),92733:((H,s,h)=>{Object.defineProperty(s,"\
__esModule",{value:!0}),s.targetsOf=E;function S(){const c=h(76760);return S=function(){return c},c}function b(){const c=h(
58067);return b=function(){return c},c}function R(){const c=h(81413);return R=function(){return c},c}function $(){const c=h(
53970);return $=function(){return c},c}function M(){const c=h(53158);return M=function(){return c},c}const y=4;async function E({
address:c,unread:m,commands:w},e,t){const a=new o(e,t),n=[...c===void 0?[]:[{kind:"address",name:c}],...m===void 0?[]:[{
kind:"unread",name:m}]];for(const d of w)n.push(...await a.read(d));return[...new Map(n.map(d=>[`${d.kind} ${d.name}`,d])).
values()]}const T={kind:"download",name:"it runs what it downloads"},f=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
class o{#n;#e;#s=new Set;constructor({root:m,format:w},e){const{directories:t=[""],roots:a}=w;this.#n=new(M()).ProjectFiles(
e,[...t.map(d=>S().posix.join(m,d)),""]);const n=a.join("|");this.#e=new RegExp(`\\$(?:(?:${n})\\b|\\{(?:env:)?(?:${n})(\
?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(m){const{directory:w,environment:e=[]}=m,
t=w?this.#n.into(this.#o(w)):this.#n;return[..."shell"in m?await this.#i(m.shell,t,0):await this.#c(this.#t(m.argv),t,0),
...this.#r(e,t)]}#t(m){return m.map(w=>{const e=this.#o(w),t=!/\$\{|\$\w/.test(e);return{text:e,shown:e,quoted:!0,span:{
start:0,end:0},isKnown:t}})}#r(m,w){return m.flatMap(t=>this.#o(t).split(/[\s=:,]+/)).flatMap(t=>w.named(t))}#o(m){return m.
replace(this.#e,".").replace(f,"~")}async#i(m,w,e){if(e>y)return[{kind:"unread",name:"it is nested too deeply"}];const t=this.#o(
m),a=(0,R().readShellText)(t);return a.length===0&&t.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,b().findDangers)(
a).some(({name:d})=>d==="remote_code_execution")||l.test(t)?[T]:[],...await this.#a(a,t,w,e)]}async#a(m,w,e,t){const a=[];
let n=e;for(const d of m){if(a.push(...await this.#a(d.inside,w,n,t)),d.subshell!==void 0)continue;if(d.defines){a.push(
{kind:"unread",name:"it defines a function"});continue}const{words:k,assignments:g}=(0,R().withoutReserved)(d),v=k.map(P=>({
...P,shown:w.slice(P.span.start,P.span.end),isKnown:!(0,R().isDynamic)(d,P)})),[i,O]=v,A=g.map(({value:P})=>P);a.push(...this.#r(
A,n)),this.#d(v)&&a.push(T),this.#u(v,d),i?.text==="cd"||i?.text==="pushd"?n=n.into(O?.isKnown?O.text:void 0):a.push(...await this.#c(
v,n,t))}return a}#c(m,w,e){const t=(a,n=w)=>this.#i(a,n,e+1);return(0,$().programTargets)(m,{files:w,shell:t})}#d([m,...w]){
return m===void 0?!1:((0,$().isInterpreter)(m.text)?w:[m]).some(({text:t})=>this.#s.has(S().posix.normalize(t)))}#u(m,{redirections:w}){
if(!p.test((0,$().nameOf)(m[0]?.text??"")))return;const e=w.flatMap(({target:t})=>t??[]);for(const{text:t}of[...m.slice(
1),...e])/^-|:\/\//.test(t)||this.#s.add(S().posix.normalize(t))}}const p=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
r="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",u="(?:iex|invoke-expression)\\b",l=new RegExp(`\\b${r}\
[^]*\\b${u}|\\b${u}[^]*\\b${r}`,"i")}),12792:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.MAX_BYTES=void 0,
s.readAgentFile=o,s.unreadFile=p;function S(){const i=h(23404);return S=function(){return i},i}function b(){const i=h(16111);
return b=function(){return i},i}function R(){const i=h(94534);return R=function(){return i},i}function $(){const i=h(3463);
return $=function(){return i},i}function M(){const i=h(97018);return M=function(){return i},i}function y(){const i=h(95132);
return y=function(){return i},i}function E(){const i=h(23213);return E=function(){return i},i}const T=s.MAX_BYTES=1024*1024,
f=1e3;function o(i,O){const{text:A,complete:P}=(0,R().decodeUtf8)(O),C=new(R()).Source(i.path,A),_=(N,j=0)=>p(i,N,C,j);if(!P)
return _("it is not UTF-8",A.length);try{const N=[],j=(0,b().parseTree)(A,N,{allowTrailingComma:!0}),[x]=N;if(x!==void 0)
return _(r((0,b().printParseErrorCode)(x.error)),x.offset);if(j===void 0)return _("it is empty");const L=u(j,i.format);if(L.
length>f){const D={detail:`more than ${f} commands`},F=(0,y().finding)("too-many",D,{location:C.location(0)});return{...i,
entries:[],secrets:[],broken:F}}const I=L.map(D=>m(D,C));return{...i,entries:I,secrets:k(C)}}catch(N){if(!(N instanceof RangeError))
throw N;return _("its brackets are nested too deeply")}}function p(i,O,A=new(R()).Source(i.path,""),P=0){const{path:C}=i,
_=(0,y().finding)("agent-file-broken",{path:C,detail:O},{location:A.location(P)});return{...i,entries:[],secrets:[],broken:_}}
function r(i){return i.replace(/\B[A-Z]/g,O=>` ${O}`).toLowerCase()}function u(i,{places:O}){const A=O.flatMap(P=>{const C=g(
i,P),{field:_,values:N=[]}=P.only??{},j=({node:I,isWrong:D})=>D||_===void 0||N.includes(l((0,b().getNodeValue)(I),_)),x=({
node:I})=>P.startsOthers&&"dependsOn"in a(I),L=C.filter(j);return L.some(x)?C:L});return[...new Map(A.map(P=>[P.node,P])).
values()]}function l(i,O){return(O===""?[]:O.split("/")).reduce((P,C)=>(0,$().isMapping)(P)?P[C]:void 0,i)}const c=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function m(i,O){const{node:A,isWrong:P,place:C}=i,{form:_}=C,N=(0,b().getNodeValue)(A),j=P?E().UNREAD:(0,E().readValue)(
_,N),x=Object.entries(a(A)).filter(([D])=>!c.test(D)),L=A.type==="object"&&_!=="command",I=[...j.commands.map(E().textOf),
...j.address?[j.address]:[]];return{...j,form:_,event:t(i),shown:e(I.join(" ; ")||(JSON.stringify(N)??"")),content:(0,S().
canonicalize)((L?Object.fromEntries(x):N)??null),isHidden:l(N,"presentation/reveal")==="never",location:O.location(A.offset,
A.offset+A.length)}}const w=1e3;function e(i){const O=(0,M().redact)(i).text.replace(/\s+/g," ").trim();return O.length>
w?`${O.slice(0,w)}\u2026`:O}function t({names:i,chain:O,place:{at:A,event:P,detail:C=""}}){const _=(P??A).replaceAll("/",
".").replace("{0}",i[0]??""),j=O.flatMap(x=>v(x,C)).at(-1)?.[1].value;return typeof j=="string"&&j!==""?`${_} (${j})`:_}
function a(i){return i.type==="object"?(0,b().getNodeValue)(i):{}}const n=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function d(i){const O=/\d/.test(i)&&/[A-Za-z]/.test(i)&&new Set(i).size>=8;return i.length>=12&&O&&!n.test(i)}function k(i){
const{text:O,path:A}=i;return(0,M().redact)(O).redactions.flatMap(({kind:P,start:C,end:_})=>{const N=O.slice(C,_),j=i.location(
C,_),x=(0,y().finding)("agent-file-secret",{path:A,kind:P},{location:j});return d(N)?[{value:N,finding:x}]:[]})}function g(i,O){
const A=[];let P=[{place:O,node:i,names:[],chain:[i]}];for(const C of O.at.split("/"))P=P.flatMap(_=>{const{node:N,names:j,
chain:x}=_,L=N.type==="array"&&C==="*";N.type!=="object"&&!L&&A.push({..._,isWrong:!0});const I=C==="*"&&j.length===0;return v(
N,C).filter(([D])=>!I||O.names?.test(D)!==!1).map(([D,F])=>({place:O,node:F,names:C==="*"?[...j,D]:j,chain:[...x,F]}))});
return[...P,...A]}function v({type:i,children:O=[]},A){return i==="array"&&A==="*"?O.map((P,C)=>[`${C+1}`,P]):i!=="objec\
t"?[]:O.flatMap(({children:[P,C]=[]})=>C&&(A==="*"||P?.value===A)?[[String(P?.value),C]]:[])}}),23213:((H,s,h)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=$,s.textOf=p;function S(){const u=h(3463);return S=
function(){return u},u}function b(){const u=h(36773);return b=function(){return u},u}const R=s.UNREAD={commands:[],unread:"\
it is not in the documented form"};function $(u,l){return u==="setting"?{commands:[]}:u==="command"?M(l):(0,S().isMapping)(
l)?T(l):R}function M(u){const l=((0,S().isMapping)(u)?Object.values(u):[u]).map(m=>typeof m=="string"?{shell:m}:y(m)?{argv:m}:
void 0),c=l.filter(m=>m!==void 0);return l.length===c.length?{commands:c}:{...R,commands:c}}function y(u){return Array.isArray(
u)&&u.every(l=>typeof l=="string")}const E=["windows","osx","linux","commandWindows","command_windows"];function T(u){const l=E.
map(w=>u[w]).map(w=>typeof w=="string"?{command:w}:w).filter(w=>(0,S().isMapping)(w)&&w.command!==void 0),m=[...u.command===
void 0&&(l[0]??u.dependsOn)?[]:[{}],...l].map(w=>f({...u,...w}));return Object.assign({},...m,{commands:m.flatMap(({commands:w})=>w)})}
function f(u){const{type:l,script:c,command:m,args:w=[],headersHelper:e}=u,t=typeof e=="string"?[{shell:e}]:[],n=[u.url,
u.httpUrl,u.serverUrl].find(j=>typeof j=="string");if(m===void 0&&n!==void 0)return{commands:t,address:n};const d=l==="n\
pm"&&m===void 0,k=Array.isArray(w)?w.map(o):[void 0],g=d?["npm","run",c]:[o(m),...k];if(!y(g))return R;const[v="",...i]=g,
A=(i.length===0?/^$|[\s|;&$()<>`'"]/.test(v):l==="shell")?{shell:[v,...i.map(r)].join(" ")}:{argv:g},{cwd:P,env:C}=(0,S().
isMapping)(u.options)?u.options:u,_=Object.values((0,S().isMapping)(C)?C:{}).filter(j=>typeof j=="string");return{commands:[
{...A,...typeof P=="string"?{directory:P}:{},environment:_},...t]}}function o(u){return(0,S().isMapping)(u)?u.value:u}function p(u){
return"shell"in u?u.shell:u.argv.map(r).join(" ")}function r(u){return/^[\w@%+=:,./${}-]+$/.test(u)?u:(0,b().singleQuoted)(
u)}}),69024:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.meansOf=M;function S(){const y=h(97018);return S=
function(){return y},y}function b(){const y=h(36773);return b=function(){return y},y}const R={file:({name:y,change:E})=>`\
it runs \`${y}\`${E===void 0?"":`, which this change ${E==="added"?"adds":"edits"}`}`,npm_script:({name:y,change:E})=>`i\
t runs the script \`${y}\` of package.json${E?", which this change edits":""}`,missing:({name:y})=>`it runs \`${y}\`, whi\
ch is not in the commit`,outside:({name:y})=>`it runs \`${y}\`, which is outside of the repository`,package:({name:y,isExact:E})=>E?
`it fetches \`${y}\``:`it fetches \`${y}\` without an exact version`,inline:({name:y})=>`it has code for \`${y}\` in one \
line`,download:({name:y})=>y,address:({name:y})=>`it connects to \`${y}\``,program:()=>{},unread:({name:y})=>`it could n\
ot be read: ${y}`},$=4;function M(y){const E=y.flatMap(f=>{const o=(0,S().redact)(f.name).text;return R[f.kind]({...f,name:o})??
[]}),T=y.filter(({kind:f})=>f==="program").map(({name:f})=>f);return E.length===0&&T.length>0?[`it runs ${(0,b().inCode)(
T.slice(0,$))} of the machine`]:E.length>$?[...E.slice(0,$),`and ${E.length-$} more`]:E}}),1395:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.NEEDS_PERSON=void 0,s.approvalDigest=T,s.boundFiles=y,s.changedSince=r,s.groupDigest=f,s.judgedHead=
l,s.weakensGate=w;function S(){const e=h(77598);return S=function(){return e},e}function b(){const e=h(57975);return b=function(){
return e},e}function R(){const e=h(41330);return R=function(){return e},e}function $(){const e=h(97247);return $=function(){
return e},e}function M(){const e=h(32854);return M=function(){return e},e}async function y(e,t,a=new Set){const n=t.length===
0?()=>!1:(0,R().default)([...t],{dot:!0,nonegate:!0}),k=[...e.files()].filter(({path:g})=>(0,M().isWithin)(g,".github")||
a.has(g)||!n(g)).map(async g=>[g.path,await E(e,g)]);return new Map(await Promise.all(k))}async function E(e,{path:t,kind:a,
oid:n}){if(n!==void 0)return`${a} ${n}`;const d=a==="symlink"?e.readlink(t)??"":await e.read(t);return`${a} ${(0,S().createHash)(
"sha256").update(d).digest("hex")}`}function T(e){const{files:t,baseRef:a,plansDigest:n,policyDigest:d,weakened:k}=e,g=[
...t].sort(([v],[i])=>v<i?-1:1);return o([a,n,d,g,k])}function f(e){return e.length>1?o([...e].sort()):e[0]}function o(e){
return`sha256:${(0,S().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const p=3;function r(e,t){const a=[
...new Set([...e.files.keys(),...t.files.keys()])].filter(n=>e.files.get(n)!==t.files.get(n)).sort();return a.length>0?`${u(
a)} ${a.length===1?"has":"have"} changed`:e.plansDigest!==t.plansDigest?"the commands that would run have changed":(0,b().
isDeepStrictEqual)(e.weakened,t.weakened)?void 0:"what weakens the gate has changed"}function u(e){const t=e.slice(0,p).
map(d=>`\`${d}\``),a=e.length-t.length,n=a>0?`${a} more ${a===1?"file":"files"}`:t.pop();return t.length===0?`${n}`:`${t.
join(", ")} and ${n}`}async function l(e,t,{policy:a,digest:n},d){const{genes:k,plansDigest:g}=e,v=e.findings.filter(({rule:P})=>m.
has(P)).map(({args:P,location:C})=>[C?.path??"",JSON.stringify(P)]),i=(0,$().isOfChange)(e)?e.agentFiles.flatMap(c):[],O=new Set(
[...v.map(([P])=>P),...i]);return{subject:{files:await y(t,a.approvals.unaffected_by,O),baseRef:d,plansDigest:g,policyDigest:n,
weakened:v},genes:k,weakensGate:w(e)}}function c({file:{path:e},entries:t}){const a=t.flatMap(n=>n.targets);return[e,...a.
flatMap(({kind:n,name:d})=>n==="file"?[d]:[])]}const m=s.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);
function w({findings:e}){return e.some(({rule:t})=>m.has(t))}}),28894:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.MAX_LOG_BYTES=void 0,s.continuationOf=f,s.countLines=c,s.hasRecords=o,s.isAuditLog=M;function S(){const m=h(84831);return S=
function(){return m},m}function b(){const m=h(32854);return b=function(){return m},m}const R=["assets/gep/events.jsonl",
".evolver/gep/events.jsonl"],$=s.MAX_LOG_BYTES=128*1024*1024;function M(m){return(0,S().mayBeSpelled)(m,"events.jsonl")&&
R.some(w=>(0,b().isWithinAnywhere)(m,w))}const y=10,E=13,T=new Set([32,9,y,E]);function f(m,w){const e=p(m),t=p(w);let a=0;
for(let n=e.next().value;n;){const d=e.next().value,k=t.next().value;if(!k||!u(n.bytes,k.bytes,d===void 0))return{kind:"\
rewritten",line:n.line};a=k.end,n=d}return{kind:"appended",from:a}}function o(m){return p(m).next().value!==void 0}function*p(m){
let w=0;for(let e=0;e<m.length;){const t=m.indexOf(y,e),a=t<0?m.length:t,n=m.subarray(e,a);e=Math.min(a+1,m.length),w+=1,
r(n)||(yield{bytes:n,line:w,end:e})}}function r(m){for(const w of m)if(!T.has(w))return!1;return!0}function u(m,w,e){return e?
l(m).equals(l(w)):m.equals(w)}function l(m){return m.at(-1)===E?m.subarray(0,-1):m}function c(m,w){let e=0;for(let t=m.indexOf(
y);t>=0&&t<w;t=m.indexOf(y,t+1))e+=1;return e}}),27928:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.SEED_HASHES=
void 0;const h=s.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"1.14.0","62\
98d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",a439632ca376509abf5cd66745ebb667:"1.94\
.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"1.94.0","392fbba719f19ac8018e35eef2a9ef1c":"1.94.0","80fc8fcd87486a59d51a3053f3d95\
28f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"1.94.0","7962c90afd3575bfc8979294eb591e0d":"1.94.0","9ac277a07aa552692e2\
27a5f24302b5e":"1.89.20","7967117c6f51afdb33c457d05809035d":"1.69.13","88deb4b8eefea45bd47b036c5ee81444":"1.89.20","581e\
b030144dcb3360e8ece853570a2c":"1.89.20","7406e5c62d09d839b0484ceed13f91a3":"1.7.0",bafa1a9175bca4046a0933e688215e9b:"1.1\
0.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","42cd391c59a2830e3cf4177f54735924":"1.66.0","74edd8b278e7df7849ea27ddaedf\
3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e88":"1.89.20","7a7826c3bc6ed9ef9ed45ccc7fe160dc":"1.1.0","9cf8f0cc3ae61de\
b00305e616805f5b9":"1.3.0","5591329c8f272a0e98b284edbb033e3a":"1.20.4","27b6cb3f54c118f2816758a5f1eefc5d":"1.66.0","3760\
7785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"1.69.21",b56cf8074cf2168f44ed920dd3fb22b9:"1.8\
9.20","6c577461a51bb0545f61575a2221fecb":"1.1.0",d7156cae47527fffdf19a9fd9432e236:"1.1.0","7b6f4d86f876664d772d6ee1ea294\
5ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0","3705b9fa85d44690ee7841b054377eec":"1.20.4",a94a80796426b370f3fddd846f0d8f0c:"\
1.20.4","331cc84e1b4900eda2bcaa60dff0ddac":"1.66.0",f7e20f8360f34930334cda0bced64bb2:"1.66.0","1f3af73d38e6323fff6adb530\
dabe346":"1.89.20",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"\
1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b\
4235dd52c":"1.89.20"}}),36093:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.activatedSeeds=E,s.seedRelease=
M;function S(){const T=h(77598);return S=function(){return T},T}function b(){const T=h(23404);return b=function(){return T},
T}function R(){const T=h(64385);return R=function(){return T},T}function $(){const T=h(27928);return $=function(){return T},
T}function M({value:T,envelope:f}){if(f===void 0)return $().SEED_HASHES[(0,S().hash)("sha256",(0,b().canonicalize)(T)).slice(
0,32)]}const y=/\.seed\.json$/;function E({head:T,base:f,untouched:o},p){const r=(m,w)=>m.filter(({path:e})=>y.test(e)===
w).flatMap(({assets:e})=>e).filter(({type:e,value:t})=>e==="Gene"&&(0,R().declaredId)(t)!==void 0),u=new Set(r(f,!0).map(
({id:m})=>m));if(u.size===0)return[];const l=new Set(r([...f,...o],!1).map(({id:m})=>m)),c=new Set(p.map(({asset:m})=>m));
return r(T,!1).filter(m=>u.has(m.id)&&!l.has(m.id)&&!c.has(m))}}),68450:((H,s,h)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.commonRoot=y,s.packagesAbove=T,s.storeOf=M;function S(){const o=h(76760);return S=function(){return o},o}function b(){
const o=h(39491);return b=function(){return o},o}function R(){const o=h(32854);return R=function(){return o},o}function $(){
const o=h(59542);return $=function(){return o},o}function M(o,{policy:p,tree:r,base:u}){const[l]=p.stores.map(({path:w,root:e})=>({
path:(0,R().normalise)(w)??"",root:(0,R().normalise)(e)??""})).filter(({path:w})=>(0,R().isWithin)(o,w)).sort((w,e)=>e.path.
length-w.path.length),c=S().posix.dirname(o).replace(/^\.$/,"");if(l!==void 0)return{path:c,root:l.root,named:!0};const m=[
u,r].find(w=>w?.stat(c)?.kind==="directory");return{path:c,root:(m&&T(m,c)[0])??""}}function y(o,p){const r=new Set([...o].
map(l=>M(l,p).root)),[u=""]=r;return r.size===1?u:""}const E=(0,$().perTree)(()=>new Map);function T(o,p){const r=E(o).get(
p)??f(o,p);return E(o).set(p,r),r}function f(o,p){return[...new Set([p,...(0,b().foldersAbove)(p).reverse(),""])].filter(
u=>o.stat(S().posix.join(u,"package.json"))!==void 0)}}),97247:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.isOfChange=h;function h(S){return"files"in S}}),85475:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.asHubHashes=
w,s.assetIdOf=r,s.contentHash=c,s.hashFindings=o,s.identityFindings=T,s.isMissingIdentity=f,s.matchContentHash=E,s.unhashedFields=
e;function S(){const t=h(23404);return S=function(){return t},t}function b(){const t=h(27199);return b=function(){return t},
t}function R(){const t=h(36093);return R=function(){return t},t}function $(){const t=h(95132);return $=function(){return t},
t}function M(){const t=h(94377);return M=function(){return t},t}const y=new Set(["Gene","Capsule","EvolutionEvent"]);function E(t){
const{type:a,value:n}=t,d=n.asset_id;return d===c(t.value)?"content":a==="Capsule"&&d===c(w(n))?"hub":typeof d=="string"&&
(0,M().asEngineHashed)(n)?"engine":void 0}function T(t,a){const{type:n,value:d}=t;if(!y.has(n))return o(t,a);const k=p(t,
a),g=(0,b().placeOf)(t),v=d.asset_id===void 0?c(t.value):void 0;return[...d.schema_version===void 0?[(0,$().finding)("sc\
hema-version-missing",k,g)]:[],...v===void 0?o(t,a):[(0,$().finding)("content-hash-missing",{...k,expected:v},g)]]}function f({
rule:t}){return t==="schema-version-missing"||t==="content-hash-missing"}function o(t,a,n=!1,d){const{value:k}=t;if(k.asset_id===
void 0||E(t)!==void 0)return[];const g=c(t.value),v=(0,M().otherHashForm)(t),i=(0,R().seedRelease)(t),A=v==="created"||i!==
void 0?"notice":(0,M().hasOnlyLearned)(t,d)?"warning":"error",P=a==="author"?"error":A,C={...(0,b().placeOf)(t,["asset_i\
d"]),severity:P},_={...p(t,a),expected:g,...v&&{form:v},...i&&{seed:i}},N=n&&P!=="notice"&&a==="fix"?u(t,g):void 0;return[
{...(0,$().finding)("content-hash-mismatch",_,C),...N&&{edit:N}}]}function p({type:t,id:a},n){return{type:t,id:a,fixable:n===
"fix",...n==="author"&&{foreign:!0}}}function r(t){const{asset_id:a}=t.value;return typeof a=="string"&&E(t)!==void 0?a:
c(t.value)}function u({type:t,path:a,pointer:n,value:d},k){const{asset_id:g,...v}=d;if(!(typeof g!="string"||Object.values(
v).some(l))&&E({type:t,value:{...v,asset_id:k}})!==void 0)return{path:a,pointer:(0,b().pointerText)([...n,"asset_id"]),old:g,
new:[k],fix:!0}}function l(t){return typeof t!="object"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(
l)}function c(t){return(0,S().computeAssetId)(t)??""}const m=["notes","details"];function w(t){const{outcome:a}=t;if(!(0,b().
isJsonObject)(a))return t;const{notes:n,details:d,...k}=a;return{...t,outcome:k}}function e(t){const{outcome:a}=t.value;
return E(t)!=="hub"||!(0,b().isJsonObject)(a)?[]:m.filter(n=>Object.hasOwn(a,n)).map(n=>`outcome.${n}`)}}),94377:((H,s,h)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.asEngineHashed=M,s.hasOnlyLearned=E,s.hashDigits=f,s.otherHashForm=R;
function S(){const o=h(23404);return S=function(){return o},o}function b(){const o=h(27199);return b=function(){return o},
o}function R({value:o}){const p=typeof o.asset_id=="string"?f(o.asset_id):void 0,r=c=>(0,S().computeAssetId)(c)===`sha25\
6:${p}`;return r(o)?"unprefixed":o.type==="Gene"&&o.epigenetic_marks!==void 0&&r({...T(o),epigenetic_marks:[]})?"created":
void 0}const $={env_fingerprint:["region"],Capsule:["diff","strategy"]};function M(o){const r=$.Capsule.filter(l=>o.type===
"Capsule"&&!(l in o)).reduce((l,c)=>l.flatMap(m=>[m,{...m,[c]:null}]),[{}]);return[o,y(o)].flatMap(l=>r.map(c=>({...l,...c}))).
find(l=>(0,S().computeAssetId)(l)===o.asset_id)}function y(o){if(Array.isArray(o))return o.map(y);if(!(0,b().isJsonObject)(
o))return o;const p=Object.entries(o).map(([r,u])=>{const l=y(u),[c]=$.env_fingerprint,m=r==="env_fingerprint"&&(0,b().isJsonObject)(
l)&&!(c in l);return[r,m?{...l,[c]:null}:l]});return Object.fromEntries(p)}function E({value:o},p){if(o.type!=="Gene"||p===
void 0)return!1;const[r,u]=[o,p.value].map(l=>{const{schema_version:c,asset_id:m,...w}=T(l);return(0,S().canonicalize)(w)});
return r===u}function T(o){const{epigenetic_marks:p,learning_history:r,anti_patterns:u,...l}=o;return l}function f(o){const p=o.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(p)?p:void 0}}),76188:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.parseCode=b,s.walk=M;function S(){const E=h(24551);return S=function(){return E},E}function b(E,T){
try{return(0,S().parse)(E,{ecmaVersion:"latest",sourceType:T,allowHashBang:!1})}catch(f){if(f instanceof SyntaxError||f instanceof
RangeError)return;throw f}}const R=/Function|^ClassBody$/,$=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*M(E){
const f=[{node:E,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let o=f.pop();o!==void 0;o=f.pop()){yield o;
const{node:p}=o,r=o.inFunction||R.test(p.type),u=o.hasOwnThis||$.test(p.type);for(const[l,c]of Object.entries(p))for(const m of Array.
isArray(c)?c:[c])y(m)&&f.push({node:m,parent:p,key:l,inFunction:r,hasOwnThis:u})}}function y(E){return typeof E=="object"&&
E!==null&&"type"in E&&"start"in E}}),23678:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.whyUnreadable=$;
function S(){const M=h(93028);return S=function(){return M},M}const b=2e5,R=2e3;async function $(M,y){const{kind:E,size:T=0}=M.
stat(y)??{};if(!(0,S().isRegular)(E))return;if(T>b)return`has ${T} bytes`;const f=(await M.read(y)).toString("utf8").split(
`
`),o=f.findIndex(p=>p.length>R);return o<0?void 0:`has ${f[o]?.length} characters on line ${o+1}`}}),41551:((H,s)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.findKnown=b,s.knownForms=S,s.reachOfKnown=M,s.secretsOf=m;const h=12;function S(e){
const t=[...new Set(e.flatMap(E))],a=t.map(n=>n.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(a)].filter(n=>n.length>=
h)}}function b(e,{exact:t,squeezed:a}){const n=t.flatMap(g=>R(e,g,v=>v));if(a.length===0||!/\s/.test(e))return n;const{text:d,
at:k}=$(e);return[...n,...a.flatMap(g=>R(d,g,v=>k[v]??0))]}function R(e,t,a){const n=[];for(let d=e.indexOf(t);d>=0;d=e.
indexOf(t,d+t.length))n.push({kind:"secret",start:a(d),end:a(d+t.length-1)+1});return n}function $(e){const t=new Uint32Array(
e.length),a=[];let n=0;for(const{0:d,index:k}of e.matchAll(/\S+/g)){for(let g=0;g<d.length;g+=1)t[n+g]=k+g;n+=d.length,a.
push(d)}return{text:a.join(""),at:t}}function M({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}const y=4;function E(e){
const t=Buffer.from(e),a=T(e),n=encodeURIComponent(t.toString()),d=t.toString("hex"),k=[e,...e.split(/\r?\n/),a,a.replaceAll(
"/","\\/"),T(a),...f(n),d,d.toUpperCase(),...[0,1,2].flatMap(g=>o(t,g))];return[...new Set(k)].filter(g=>g.trim().length>=
y)}function T(e){return JSON.stringify(e).slice(1,-1)}function f(e){const t=e.replace(/[!'()*]/g,a=>`%${a.charCodeAt(0).
toString(16).toUpperCase()}`);return[e,t].flatMap(a=>{const n=a.replace(/%../g,d=>d.toLowerCase());return[a,n,a.replaceAll(
"%20","+"),n.replaceAll("%20","+")]})}function o(e,t){const a=Buffer.concat([Buffer.alloc(t),e]).toString("base64"),n=Math.
ceil(t*8/6),d=Math.floor((t+e.length)*8/6),k=a.slice(n,d);return[k,k.replaceAll("+","-").replaceAll("/","_")]}const p=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
r=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,u=/^(?:[\\/~]|[A-Za-z]:[\\/])/,l=8,c=/^[A-Za-z][a-z]{0,9}$/;function m(e){
const t=Object.entries(e).flatMap(([a,n])=>n!==void 0&&p.test(a)&&w(a,n)?[n]:[]);return[...new Set(t)]}function w(e,t){return t.
length<l||c.test(t)?!1:!(r.test(e)&&u.test(t))}}),97018:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.redact=
$,s.redactForms=M;function S(){const n=h(41551);return S=function(){return n},n}function b(){const n=h(83377);return b=function(){
return n},n}function R(n){return b().TOKEN_SHAPES.flatMap(([d,k])=>Array.from(n.matchAll(k),({indices:g})=>{const[v,i]=g?.[1]??
g?.[0]??[0,0];return{kind:d,start:v,end:i}}))}function $(n,d=[]){return M(n,(0,S().knownForms)(d))}function M(n,d){const k=[
...(0,S().findKnown)(n,d),...R(n),...l(n)].sort((O,A)=>O.start-A.start||A.end-O.end),g=[];for(const O of k){const A=g.at(
-1);A===void 0||O.start>=A.end?g.push(O):O.end>A.end&&g.splice(-1,1,{...A,end:O.end})}let v="",i=0;for(const{kind:O,start:A,
end:P}of g)v+=`${n.slice(i,A)}[redacted ${O}]`,i=P;return{text:v+n.slice(i),redactions:g}}const y="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",E="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",T="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",f=`\\\\{0,3}["']`,o=new RegExp(
`${y}(?:${f})?${E}${f}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),p=new RegExp(`${y}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),r=new RegExp(`${y}${T}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),u=new RegExp(`${y}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function l(n){return[...c(n,o,({name:d,value:k,next:g})=>/["'\\]/.test(
g)&&!e(d,k)),...c(n,p,({value:d,next:k})=>!t(d,k)),...c(n,r,({value:d,next:k})=>a(d)&&!t(d,k)),...c(n,u,({value:d,next:k})=>a(
d)&&!t(d,k))]}function c(n,d,k){return Array.from(n.matchAll(d)).flatMap(({groups:g={},indices:v})=>{const{name:i="",value:O=""}=g,
[A,P]=v?.groups?.value??[0,0],C={name:i,value:O,next:n.charAt(P)};return w(i,O)||!k(C)?[]:[{kind:"named secret",start:A,
end:P}]})}const m=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function w(n,d){return m.test(d)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(d)?!0:/^[\d.:_-]+$/.test(d)&&!/^p/i.test(n)}
function e(n,d){return/token|key/i.test(n)&&/^[A-Za-z][a-z]{0,15}$/.test(d)}function t(n,d){return d!==""&&"([{".includes(
d)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(n)}function a(n){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(n)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(n)?!1:/\d/.test(n)?/[a-z]/i.test(n):n.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(n)}}),83377:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.TOKEN_SHAPES=
void 0;const h=String.raw`
  sk-(?:ant|or|proj|svcacct|admin|lf|None)- gsk_ hf_ api_org_ pplx- xai- r8_ tvly- bedrock-api-key-
  ABSK nvapi- pcsk_ lsv2_(?:pt|sk)_
  GR1348941 AT[AC]TT3 ATBB pypi-AgE rubygems_ CLOJARS_ dckr_(?:pat|oat)_ AKCp cmVmd sgp_ snyk_
  CCIP(?:AT|RJ)_ bkua_ API-(?=[A-Z0-9]{26}) sq[apu]_ ico- figd_ lin_api_ PMAK- ntn_ oy2(?=[a-z0-9]{43})
  rdme_
  do[opr]_v1_ dapi(?=[a-f0-9]{32}) HRKU- fo1_ fm[12][ar]?_ pul- tskey- LTAI v1\.0-[a-f0-9]{24}- sbp_
  sb_secret_ nfp_ pscale_(?:tkn|oauth|pw)_ sha256~ hv[sbr]\. [a-zA-Z0-9]{14}\.atlasv1\.
  dp\.(?:pt|st|ct|sa|scim|audit)\. pnu_ tk-us- dt0[a-z]\d\d\. gl(?:c|sa)_ sntry[su]_ NR(?:AK|II|JS|RA)-
  GOCSPX- ya29\. ops_eyJ (?:pat|sat)\.[\w-]{22}\. pat[A-Za-z0-9]{14}\. 4b1d(?=[A-Za-z0-9]{38}\b)
  (?:sc|ext|scauth|authress)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc
  whsec_ sq0(?:atp|csp|idp)- EAAA EAA[MC] shp(?:at|ca|pa|ss)_ shippo_(?:live|test)_ FLWSECK(?:_TEST)?-
  duffel_(?:live|test)_ EZ[AT]K access-(?:sandbox|development|production)- xoxe\.xox[bp]- SG\. xkeysib-
  key-(?=[0-9a-f]{32}) SK(?=[0-9a-fA-F]{32}) \d{8,10}:AA fio-u- tfp_ p8e- s-s4t2(?:ud|af)- sm_[aps]at_
  AGE-SECRET-KEY-1 A3-[A-Z0-9]{6}-
`,S=new RegExp(`\\b(?:${h.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),b=s.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",S],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]}),
6163:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.dangerIn=p;function S(){const l=h(76760);return S=function(){
return l},l}function b(){const l=h(58067);return b=function(){return l},l}function R(){const l=h(81413);return R=function(){
return l},l}function $(){const l=h(20630);return $=function(){return l},l}function M(){const l=h(37866);return M=function(){
return l},l}const y=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites files or disks":"\
dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as anothe\
r user":"doas su sudo","reads the environment":"printenv"}).flatMap(([l,c])=>c.split(" ").map(m=>[m,l]))),E=2,T=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
f=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
o={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function p(l){if(T.test(l))return"names a \
file that is made for secrets";const c=f.test(l)?Object.entries(o).find(([,e])=>e.test(l)):void 0;if(c!==void 0)return`${c[0]}\
 in inline code`;const m=(0,R().readShellText)(l),[w]=(0,b().findDangers)(m);return w?b().DOES[w.name]:r(m)}function r(l,c=0){
for(const{words:m,pipedFrom:w}of(0,R().everyCommand)(l)){const[e,...t]=m;if(e===void 0)continue;const a=S().posix.basename(
e.text);if(y.has(a))return u(a);if((0,$().isShell)(a)&&(w!==void 0||t.length===0))return`has \`${a}\` run whatever it rea\
ds`;if(!(a!=="find"&&!(0,M().startsOthers)(a)))for(const{text:n}of t){const d=S().posix.basename(n);if(y.has(d))return u(
d);const g=c<E&&/\s/.test(n)?r((0,R().readShellText)(n),c+1):void 0;if(g!==void 0)return g}}}function u(l){return`${y.get(
l)} with \`${l}\``}}),41431:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.judgeReading=o,s.judgeRiskAlone=
r,s.unjudged=u;function S(){const n=h(39763);return S=function(){return n},n}function b(){const n=h(95132);return b=function(){
return n},n}function R(){const n=h(6163);return R=function(){return n},n}function $(){const n=h(83747);return $=function(){
return n},n}function M(){const n=h(46121);return M=function(){return n},n}function y(){const n=h(8737);return y=function(){
return n},n}function E(){const n=h(92890);return E=function(){return n},n}function T(){const n=h(14111);return T=function(){
return n},n}const f=new Set("target-writes tool-writes dry-run writes_files".split(" "));function o(n,d,k){const g=(0,y().
findProblems)(n),v=P=>a[P](n,g,k),i=v("evolver"),O=v("validator"),A={evolver:i,validator:O}[d]??v(d);return l(n,d,A,{evolver:i,
validator:O})}function p(n,d){const k=d.find(({rule:v})=>v==="validator-newer");return{"1.94":n,newer:k?{verdict:"block",
reason:k}:n}}function r(n,d,k){const g={findings:t((0,y().findProblems)(n))},v={evolver:g,validator:g};return l(n,"curat\
ed",(0,$().judgeRisk)(d,k),v)}function u(n,d,k){const g=typeof n=="string"?n:"",v=[(0,b().notJudged)(`the command \`${g}\
\``,k)];return l({command:g,words:[],assignments:[],argv:null,targets:[],problems:[]},d,{findings:v},{evolver:{findings:v},
validator:{findings:v}})}function l(n,d,k,g){const v=c(n,t(k.findings)),i=m(v),O=P=>P===k?i:m(t(P.findings)),A=O(g.validator);
return{reading:n,verdict:i.verdict,risk:k.risk??e(i.verdict,v),confirmation:k.confirmation??"standard",findings:v,profiles:{
evolver:O(g.evolver),validator:A,[d]:i},validators:p(A,g.validator.findings)}}function c({command:n},d){const k=d[0]?.severity===
"error"?(0,R().dangerIn)(n):void 0;return k===void 0?d:d.map(g=>g.severity==="error"?{...g,harm:"danger",danger:k}:g)}function m(n){
const d=w(n),[k]=n;if(d==="block"&&k)return{verdict:d,reason:k};const g=n.find(({rule:v})=>v==="validator-empty-folder");
return g?{verdict:d,remark:g}:{verdict:d}}function w(n){return n.some(({severity:k})=>k==="error")?"block":n.some(({severity:k,
rule:g})=>k==="warning"&&g!=="experimental_mode")?"warn":"allow"}function e(n,d){return n==="block"?"dangerous":d.some(({
rule:k})=>f.has(k))?"write":"safe"}function t(n){return S().SEVERITIES.flatMap(d=>n.filter(({severity:k})=>k===d))}const a={
evolver:M().evolver,validator:E().validator,curated:$().curated,workspace:T().workspace}}),4378:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.Judge=void 0;function S(){const f=h(68450);return S=function(){return f},f}function b(){const f=h(
51951);return b=function(){return f},f}function R(){const f=h(41115);return R=function(){return f},f}function $(){const f=h(
54244);return $=function(){return f},f}function M(){const f=h(34482);return M=function(){return f},f}function y(){const f=h(
41431);return y=function(){return f},f}const E=4e3;class T{terms;context;clock;#n=new Map;#e=new Map;constructor(o,p,r){
this.terms=o,this.context=p,this.clock=r}static by(o){const p=(0,M().contextIn)(o,{});return new T(o,p,o.clock??new($()).
AuditClock(o.signal))}with(o){const p={...this.terms,...o},r=(0,M().contextIn)(p,this.context.proposal);return new T(p,r,
this.clock)}proposed(o){return new T(this.terms,(0,M().contextIn)(this.terms,o),this.clock)}storeOf(o){const{cwd:p}=this.
terms,r=(0,S().storeOf)(o,this.terms);return p===void 0?r:{...r,root:p}}forFile(o){return this.startingIn(this.storeOf(o).
root)}startingIn(o){if(o===(this.terms.cwd??""))return this;const p=this.#e.get(o)??this.with({cwd:o});return this.#e.set(
o,p),p}command(o){const p=this.#n.get(o);if(p!==void 0)return p;const r=this.#s(o);this.#n.set(o,r);const[u]=this.#n.keys();
return this.#n.size>E&&this.#n.delete(u),r}async risk(o,p){return(0,y().judgeRiskAlone)(await this.#t(p),o,this.context)}async#s(o){
const{profile:p}=this.terms.policy;try{return(0,y().judgeReading)(await this.#t(o),p,this.context)}catch(r){return(0,y().
unjudged)(o,p,r)}}async#t(o){const{tree:p,base:r,changed:u,cwd:l="",policy:c}=this.terms,{clock:m}=this,w=(0,R().programTerms)(
c),e={...p&&{tree:p},...r&&{base:r},changed:u,cwd:l,programs:w,clock:m};return await m.tick(),(0,b().readCommand)(o,e)}}
s.Judge=T}),46121:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.evolver=void 0;function S(){const y=h(41115);
return S=function(){return y},y}function b(){const y=h(83747);return b=function(){return y},y}const R=(y,E,T)=>{const f=y.
words[0]?.text;if(y.invocation===void 0&&f&&(0,S().isNamedCurated)(f,T.policy))return(0,b().curated)(y,E,M(T));const o=$(
y,E);return{findings:E,...o&&{risk:o}}};s.evolver=R;function $({invocation:y},E){const T=y?.family?.data.risk;return E.some(
({severity:o})=>o==="error")||T==="safe"?void 0:T}function M(y){const{policy:E}=y,T=E.allowed_roots.length>0?E.allowed_roots:
["."];return{...y,policy:{...E,allowed_roots:T}}}}),92890:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.
validator=void 0;function S(){const r=h(95132);return S=function(){return r},r}const b=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
R={"1.94":{refused:b,information:new Set(["--version","--help","--v8-options"])},newer:{refused:b,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},$=(r,u)=>{const l=[...u,...f(r,R["1.94"])];if(M(l))return{
findings:l};const c=f(r,R.newer).slice(0,1).map(E);return{findings:[...l,...c,...y(r)]}};s.validator=$;function M(r){return r.
some(({severity:u})=>u==="error")}function y({invocation:r}){const u=r?.operands[0],l=r&&T(r,R["1.94"]);return u===void 0||
l?[]:[(0,S().finding)("validator-empty-folder",{script:u.text},{span:u.span})]}function E({args:{flag:r=""},span:u}){return(0,S().
finding)("validator-newer",{refused:String(r)},u&&{span:u})}function T({flags:r},{information:u}){return r.some(({name:l})=>u.
has(l))}function f(r,u){const{words:l,invocation:c,command:m}=r,[w,...e]=l;if(w===void 0)return[];if(w.text!=="node")return[
(0,S().finding)("validator-program",{program:w.text},{span:w.span})];const t=e.filter(({text:k})=>u.refused.test(k)).map(
({text:k,span:g})=>{const v=c?.operands[0],i=v&&v.span.start<g.start?"script":"node";return(0,S().finding)("validator-fl\
ag",{flag:k,of:i},{span:g})});t.push(...o(c,u),...p(m,u));const a=c!==void 0&&T(c,u),n=c?.flags.some(({name:k})=>k==="--\
test")===!0;return(c?.operands[0]===void 0||n)&&!a&&t.push((0,S().finding)("validator-script",{},{span:w.span})),t}function o(r,{
options:u,information:l}){if(r===void 0||u===void 0)return[];const{flags:c,operands:m}=r,[w]=c;if(c.length===1&&m.length===
0&&l.has(w?.name??""))return[];const t=({written:a,span:n})=>(0,S().finding)("validator-flag",{flag:a,of:"node"},{span:n});
return c.filter(({name:a})=>!u.has(a)).map(t)}function p(r,{text:u}){const l=u?.exec(r);if(!l)return[];const c={start:l.
index,end:l.index+l[0].length};return[(0,S().finding)("validator-flag",{flag:l[0],of:"node"},{span:c})]}}),16455:((H,s,h)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.editOf=y,s.withEdit=M,s.withEdits=$;function S(){const f=h(82606);return S=
function(){return f},f}function b(){const f=h(70023);return b=function(){return f},f}const R=new Set("checks-syntax-only\
 npm-script-missing only-prints target-missing workspace-missing".split(" "));async function $(f,o,p){if(f.every(({verdict:c})=>c===
"allow"))return f;const r=f.map(({reading:c})=>c.command),u=new(b()).ScriptStore(o),l=p?await(0,S().fixList)(r,u):[];return Promise.
all(f.map(async(c,m)=>{const{command:w}=c.reading;if(c.verdict==="allow"||w.length>S().LONGEST)return c;const e=l[m];return e?.
kind==="fixed"?T(c,y(w,e,u),u.judge):E(c,o)}))}async function M(f,o){const[p=f]=await $([f],o,!1);return p}function y(f,{
commands:o,scripts:p},r){const u=p.map(l=>r.pathOf(l)).flatMap(l=>{const c=r.textOf(l);return c===void 0?[]:[{path:l,text:c}]});
return{old:f,new:o,...u.length>0&&{files:u},fix:!0}}async function E(f,o){const{command:p}=f.reading,r=new(b()).ScriptStore(
o),u=await(0,S().rewriteCommand)(p,r,{rewrites:S().SUGGESTIONS,accepts:({findings:l})=>!l.some(({rule:c})=>R.has(c))});return u.
kind!=="fixed"?f:T(f,{...y(p,u,r),fix:!1},r.judge)}async function T(f,o,p){const{findings:r,verdict:u}=f,l=await Promise.
all(o.new.map(a=>p.command(a)));if(l.some(a=>a.verdict==="block"))return f;const c=new Set(r.map(({rule:a})=>a)),m=l.flatMap(
a=>a.findings).flatMap(({rule:a,severity:n})=>n==="notice"?[]:a),w=m.some(a=>!c.has(a));if(u==="warn"&&w)return f;const e=({
rule:a,severity:n})=>u==="block"?n==="error":!m.includes(a),t=r.find(e);return t===void 0?f:{...f,findings:r.map(a=>a===
t?{...a,edit:o}:a)}}}),78816:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=void 0,s.reasonOf=
y,s.reasons=void 0;function S(){const E=h(13580);return S=function(){return E},E}function b(){const E=h(95132);return b=
function(){return E},E}const R="Write a script by hand and run it with `node`.",$=s.CANNOT_FAIL="vacuous-code",M=s.reasons=
{cannotFail:()=>({id:$,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that f\
ails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The \
code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the\
 gene breaks something, and run it with `node`."}),codeNotMoved:E=>({id:"code-not-moved",message:`The code cannot be mov\
ed into a script: ${E}.`,title:"Code that cannot be moved into a script.",remedy:R}),dangerous:E=>({id:"dangerous-comman\
d",message:`The command ${E}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:E=>({id:"\
no-place-for-script",message:`Scripts cannot be added to \`${E}\`: the path is not an ordinary directory.`,remedy:`Make \
\`${E}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next\
 command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the scri\
pt."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:R}),dangles:(E,T)=>({
id:"reference-dangles",message:`It names a gene by \`${E}\`, which is now \`${T}\`.`,title:"References to hashes that ch\
ange.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"\
It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),
appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correc\
t event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewri\
tten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})};function y(E){return{
id:E.rule,title:(0,S().ruleOf)(E.rule)?.title,...(0,b().describe)(E)}}}),82606:((H,s,h)=>{Object.defineProperty(s,"__esM\
odule",{value:!0}),s.SUGGESTIONS=s.LONGEST=void 0,s.fixList=m,s.rewriteCommand=p;function S(){const i=h(6163);return S=function(){
return i},i}function b(){const i=h(78816);return b=function(){return i},i}function R(){const i=h(50899);return R=function(){
return i},i}function $(){const i=h(41468);return $=function(){return i},i}function M(){const i=h(77463);return M=function(){
return i},i}function y(){const i=h(71570);return y=function(){return i},i}function E(){const i=h(2137);return E=function(){
return i},i}function T(){const i=h(36309);return T=function(){return i},i}const f=6,o=200;async function p(i,O,A={}){return new r(
O,A).rewrite(i,f)}class r{#n;#e;#s;#t=o;constructor(O,{rewrites:A=g,accepts:P=()=>!0}){this.#n=O,this.#e=A,this.#s=P}async rewrite(O,A){
this.#t-=1;const P=await this.#n.judge.command(O),{reading:C,verdict:_,findings:N}=P;if(_==="allow")return{kind:"fine"};
const j=(0,S().dangerIn)(O);if(j!==void 0&&_==="block")return{kind:"left",reason:b().reasons.dangerous(j)};let x,L;for(const F of A>
0&&this.#t>0?this.#e:[]){const W=await F(C,this.#n);if(W===void 0)continue;if("reason"in W){x??=W.reason;continue}const G=await this.#r(
W.commands,A-1),U=l(W,G);if(U.kind==="left")x??=U.reason;else{if(await this.#o(U))return U;L??=U}}if(L!==void 0)return L;
const[I]=N,D=A===f||this.#s(P);return I===void 0||_==="warn"&&D?{kind:"fine"}:{kind:"left",reason:x??(0,b().reasonOf)(I)}}async#r(O,A){
const P=[];for(const C of O){if(P.some(u)||this.#t<=0)break;P.push(await this.rewrite(C,A))}return P}async#o({commands:O}){
return(await Promise.all(O.map(P=>this.#n.judge.command(P)))).every(({profiles:P})=>P.validator.verdict!=="block")}}function u(i){
return i.kind==="left"&&i.reason.id!==b().CANNOT_FAIL}function l(i,O){const A=O.find(u);if(A!==void 0)return A;const P=O.
flatMap((_,N)=>{if(_.kind==="left")return[];const j=i.commands[N]??"";return _.kind==="fixed"?[_]:[{commands:[j],steps:[],
scripts:[]}]}),C=O.find(_=>_.kind==="left");return P.length===0||O.length<i.commands.length?C??{kind:"left",reason:b().reasons.
tooLong()}:{kind:"fixed",commands:P.flatMap(({commands:_})=>_),steps:[i.step,...C===void 0?[]:["command that only prints\
 removed"],...P.flatMap(({steps:_})=>_)],scripts:[...i.scripts??[],...P.flatMap(({scripts:_})=>_)]}}const c=s.LONGEST=16*
1024;async function m(i,O){const A=[];for(const _ of i){const N=typeof _=="string"&&_.length<=c;A.push(N?await p(_,O):{kind:"\
fine"})}const P=new Set((await w(i,O)).flat()),C=await Promise.all(A.map(async _=>(_.kind==="fixed"?(await w(_.commands,
O)).flat():[]).some(x=>!P.has(x))?{kind:"left",reason:b().reasons.addsProblems()}:_));return t(i,await e(i,C,O))}function w(i,{
judge:O}){return Promise.all(i.map(async A=>{const{findings:P}=await O.command(A);return P.flatMap(({rule:C,severity:_})=>_===
"notice"?[]:C)}))}async function e(i,O,A){return O.some(k)&&(await Promise.all(O.map(async(C,_)=>{if(C.kind==="fixed")return!0;
if(C.kind==="left")return!1;const{findings:N,verdict:j}=await A.judge.command(i[_]);return j!=="block"&&!N.some(({rule:x})=>x===
"only-prints")}))).includes(!0)?O.map(C=>k(C)?a:C):O}function t(i,O){const A=new Set,P=new Set;return O.map((C,_)=>{const N=i[_];
if(C.kind!=="fixed")return A.add(N),P.has(N)?n:C;const j=C.commands.filter(x=>!A.has(x)&&A.add(x));for(const x of j)P.add(
x);return j.length===C.commands.length?C:{...C,commands:j,steps:[...C.steps,...n.steps]}})}const a=d("command that only \
prints removed"),n=d("repeated command removed");function d(i){return{kind:"fixed",commands:[],steps:[i],scripts:[]}}function k(i){
return i.kind==="left"&&i.reason.id===b().CANNOT_FAIL}const g=[y().trimBlanks,R().moveCode,y().dropRedirection,y().dropUnread,
$().enterDirectory,y().splitConjunction,y().findPrinter,M().dropLauncher,M().nameProgram,M().spellProgram,M().writeSlashes,
$().makeRelative],v=s.SUGGESTIONS=[...g,E().dropPreparation,T().useWorkspace,E().requireEach,E().dropOutputFile,T().spellScript,
E().passFlag,E().useInstalled,E().dropFlag,T().useNpm,T().useNpx]}),50899:((H,s,h)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.moveCode=void 0;function S(){const I=h(98995);return S=function(){return I},I}function b(){const I=h(76188);
return b=function(){return I},I}function R(){const I=h(44670);return R=function(){return I},I}function $(){const I=h(78816);
return $=function(){return I},I}function M(){const I=h(70023);return M=function(){return I},I}function y(){const I=h(710);
return y=function(){return I},I}const E=async(I,D)=>{const F=t(I);if(F===void 0||"reason"in F)return F;const W=o(F.evaluation.
code);if(typeof W!="string")return W;const G=await D.place(W);return G===void 0?{reason:$().reasons.noPlace(M().SCRIPT_FOLDER)}:
{step:"code moved into a script",commands:[F.evaluation.withScript(G)],scripts:[G]}};s.moveCode=E;const T=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
f="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function o(I){const D=(0,b().parseCode)(
I,"script");if(D===void 0)return{reason:p};if(T.test(I))return{reason:$().reasons.cannotFail()};const F=A(D),{onlyUnderEval:W}=F;
if(W!==void 0)return{reason:$().reasons.codeNotMoved(`\`${W}\` has another meaning in a script`)};if(!F.reachesOut)return{
reason:$().reasons.checksNothing()};const G=[...u(D),...l(I,F)],U=`${f}${G.map(K=>`${K}
`).join("")}
${I.trimEnd()}
`,z=`(function (exports, require, module, __filename, __dirname) {${U}})`;return(0,b().parseCode)(z,"script")===void 0?{
reason:p}:U}const p=$().reasons.codeNotMoved("it is not CommonJS that all supported versions of Node can run");function r(I,D,{
names:F}){return F.has(D)&&(0,b().parseCode)(`let ${D};
${I}`,"script")===void 0}function u({body:I}){return I.flatMap(D=>D.type==="ExpressionStatement"&&D.directive==="use str\
ict"?["'use strict';"]:[])}function l(I,D){const{names:F,requiresFiles:W}=D;return[...[...F].filter(U=>x(U)&&!r(I,U,D)).
sort().map(U=>`let ${U} = require('node:${U}');`),...W?["// Modules are found from the working directory.",c]:[],...W||I.
includes("argv")?["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const c="requi\
re = require('node:module').createRequire(process.cwd() + '/');",m=["line-break","blank-padding","markup-injection"],w=new Set(
["--eval","--print"]),e=/strip-types|transform-types|detect-module|^--test/;function t(I){const{invocation:D,command:F,assignments:W}=I;
if(D?.program!=="node")return;const G=D.flags.filter(({name:B})=>w.has(B));if(G.length===0)return;if(!a(I))return{reason:$().
reasons.codeNotMoved("a shell would change it before `node` gets it")};const[U,...z]=G;if(U?.value===void 0||U.name!=="-\
-eval"||z.length>0)return{reason:$().reasons.codeNotMoved("it is not one text, or its value is printed")};const K=D.flags.
filter(B=>B!==U),J=K.find(B=>!n(B));if(J!==void 0)return{reason:$().reasons.codeNotMoved(`\`${J.written}\` changes how \`n\
ode\` runs it`)};const V=({start:B,end:Z})=>F.slice(B,Z),Y=D.passthrough.at(-1),X=D.passthrough.slice(0,1).map(({span:B})=>V(
{start:B.start,end:Y?.span.end??B.end})),Q=[...W.map(({span:B})=>V(B)),"node"];return{evaluation:{code:U.value,withScript:B=>[
...Q,...K.map(({span:Z})=>V(Z)),B,...X].join(" ")}}}function a(I){const{command:D,words:F,assignments:W}=I;if((0,y().isAmbiguous)(
I,m))return!1;let G=0;for(const{span:U}of[...W,...F]){if(U.start>G&&!/^[ \t]*$/.test(D.slice(G,U.start)))return!1;G=Math.
max(G,U.end)}return/^[ \t]*$/.test(D.slice(G))}function n({name:I}){return R().NODE_FLAGS.get(I.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!e.test(I)}const d=new Set(S().builtinModules.filter(I=>!/^(?:_|node:)/.test(I))),k=new Set("child_pr\
ocess cluster fs inspector module repl sqlite test vm wasi worker_threads".split(" ")),g=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,
v={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:[
"label"],BreakStatement:["label"],ContinueStatement:["label"],MetaProperty:["meta","property"]},i=new Set("module export\
s __filename __dirname eval Function global globalThis".split(" ")),O=new Set(["mainModule","execArgv","_eval","runInThi\
sContext"]);function A(I){const D=new Set;let F=!1,W=!1,G;for(const U of(0,b().walk)(I)){G??=_(U);const{node:z}=U;W||=P(
z),C(U)&&(D.add(U.node.name),F||=U.node.name==="require"&&!L(U)),z.type==="ImportExpression"&&(G??="import()")}return{names:D,
requiresFiles:F,reachesOut:W||F,onlyUnderEval:G}}function P(I){const D=I.type==="Identifier"&&"name"in I?I.name:N(I)&&I.
value;return typeof D!="string"?!1:k.has(D.replace(/^node:/,"").split("/")[0]??"")||g.test(D)}function C(I){const{node:D,
parent:F,key:W}=I;return D.type!=="Identifier"?!1:F!==void 0&&"computed"in F&&F.computed===!0||v[F?.type??""]?.includes(
W)!==!0}function _(I){const{node:D,hasOwnThis:F}=I;if(D.type==="ThisExpression"&&!F)return"this";if(C(I)){const{name:z}=I.
node;if(i.has(z)||O.has(z)||z==="arguments"&&!F)return z}if(D.type!=="MemberExpression")return;const{object:W,property:G}=D;
return G.type!=="Identifier"?void 0:O.has(G.name)?G.name:W.type==="Identifier"&&W.name==="require"&&G.name==="main"?"req\
uire.main":void 0}function N(I){return typeof I=="object"&&I!==null&&"type"in I&&I.type==="Literal"}function j(I){return typeof I==
"string"&&d.has(I.replace(/^node:/,""))}function x(I){return d.has(I)&&!["console","module","process"].includes(I)}function L({
parent:I,key:D}){if(I?.type!=="CallExpression"||D!=="callee")return!1;const[F]=I.arguments;return N(F)&&j(F.value)}}),41468:((H,s,h)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.enterDirectory=void 0,s.isFile=m,s.makeRelative=void 0,s.word=e;function S(){
const g=h(35736);return S=function(){return g},g}function b(){const g=h(32854);return b=function(){return g},g}function R(){
const g=h(93028);return R=function(){return g},g}function $(){const g=h(36773);return $=function(){return g},g}function M(){
const g=h(78816);return M=function(){return g},g}function y(){const g=h(710);return y=function(){return g},g}function E(){
const g=h(71570);return E=function(){return g},g}const T=/\.[cm]?[jt]s$/,f=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
o=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,p=new Set("target-outside tilde-expansion variable-expansion command\
-substitution".split(" ")),r=(g,{tree:v})=>{const{command:i,words:O,invocation:A,problems:P}=g;if(A?.program!=="node"||v===
void 0)return;const C=P.filter(({rule:_})=>p.has(_));for(const{text:_,span:N}of O.slice(1)){if(!C.some(({span:{start:I}})=>I>=
N.start&&I<N.end))continue;const j=i.slice(N.start,N.end),x=[_,j].find(l);if(x===void 0||!T.test(x))continue;const L=c(v,
x,m);if(L!==void 0)return{step:"path made relative",commands:[u(g,v,{span:N,path:x,found:L})]}}};s.makeRelative=r;function u({
command:g,words:v},i,{span:O,path:A,found:P}){const C=A.endsWith(`/${P}`)?A.slice(0,-P.length):void 0,_=({text:j})=>C!==
void 0&&j.startsWith(C)&&i.stat((0,b().normalise)(j.slice(C.length))??"")!==void 0;return v.filter(j=>j.span.start>O.start&&
_(j)).map(j=>({span:j.span,by:j.text.slice(C?.length)})).concat({span:O,by:P}).toSorted((j,x)=>x.span.start-j.span.start).
reduce((j,x)=>(0,y().replaceSpan)(j,x.span,e(x.by)),g)}function l(g){return o.test(g)||f.test(g)}function c(g,v,i){const O=v.
replaceAll("\\","/").split("/").filter(A=>A!==""&&A!==".");for(let A=1;A<O.length;A+=1){const P=(0,b().normalise)(O.slice(
A).join("/"));if(P!==void 0&&P!==""&&i(g,P))return P}}function m(g,v){const i=(0,b().resolveInTree)(g,v);if(i.kind!=="in\
side")return!1;const{kind:O,tracked:A}=i.entry;return A&&(0,R().isRegular)(O)}function w(g,v){const i=(0,b().resolveInTree)(
g,v);return i.kind==="inside"&&i.entry.kind==="directory"}function e(g){return/^[\w./@-]+$/.test(g)?g:(0,$().singleQuoted)(
g)}const t=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,a=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
n=async({command:g},v)=>{const i=d(g);if(i===void 0)return;const{written:O,rest:A}=i;return A!==""&&await k(O,A,v)?{step:"\
path made relative",commands:[A]}:{reason:M().reasons.changesDirectory()}};s.enterDirectory=n;function d(g){const[,v]=/^\(([^()]*)\)$/.
exec(g)??[],i=(v??g).trim(),[O]=(0,E().partsOf)(i),[,A]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(
O?.text??"")??[];if(O===void 0||A===void 0||O.start!==0)return;const[,P=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(i.slice(
O.end))??[];return{written:A,rest:P.trim()}}async function k(g,v,{tree:i,judge:O}){if(t.test(g))return!0;if(a.test(g))return(O.
terms.cwd??"")==="";const{words:A,problems:P}=(0,S().lex)(g),[C]=A;if(C===void 0||i===void 0)return!1;if(!l(C.text))return P.
length===0&&(0,b().normalise)(C.text)==="";if(c(i,C.text,w)!==void 0)return!1;const{reading:_,verdict:N}=await O.command(
(0,E().conjunctionOf)(v)?.[0]?.text??v),j=_.targets.length>0&&_.targets.every(({path:x})=>x!==void 0);return N!=="block"&&
j}}),77463:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.writeSlashes=s.spellProgram=s.nameProgram=s.dropLauncher=
void 0;function S(){const n=h(32854);return S=function(){return n},n}function b(){const n=h(95132);return b=function(){return n},
n}function R(){const n=h(41468);return R=function(){return n},n}function $(){const n=h(710);return $=function(){return n},
n}const M=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,y=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
E=n=>{const d=p(n,"program-by-path");if(d===void 0)return;const{program:k}=d.args,[,g]=M.exec(k)??[];if(g!==void 0)return r(
n,d,`npx ${g}`);const[,v]=y.exec(k)??[];return v===void 0?void 0:r(n,d,v)};s.nameProgram=E;const T=n=>{const d=p(n,"prog\
ram-look-alike");return d&&r(n,d,d.args.meant)};s.spellProgram=T;const f=(n,{tree:d})=>{const k=p(n,"target-not-a-file");
if(k?.args.reason==="backslash")return r(n,k,(0,R().word)(o(k.args.path)),"backslashes replaced");const g=p(n,"target-mi\
ssing");if(g===void 0||d===void 0)return;const v=o(n.command.slice(g.span.start,g.span.end));return v.includes("/")&&(0,R().
isFile)(d,(0,S().normalise)(v)??"")?r(n,g,(0,R().word)(v),"backslashes replaced"):void 0};s.writeSlashes=f;function o(n){
return n.replaceAll("\\","/")}function p({problems:n},d){return n.find(k=>(0,b().isProblem)(k,d))}function r({command:n},{
span:d},k,g="program name corrected"){return{step:g,commands:[(0,$().replaceSpan)(n,d,k)]}}const u=["reserved-word","unq\
uoted-glob"],l={command:()=>0,env:()=>0,exec:()=>0,nice:n=>a(n,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:n=>a(n,
/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},c=new Set(["ash","bash","cmd","dash","k\
sh","sh","zsh"]),m=/^(?:-[aeilux]*c|\/[cC])$/,w=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,e=n=>{const{command:d,
words:k}=n,[g,...v]=k;if(g===void 0||(0,$().isAmbiguous)(n,u))return;const i=g.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),O=c.has(i)?t(v):void 0;if(O!==void 0)return{step:"launcher removed",commands:[O]};const A=Object.hasOwn(l,
i)?l[i]?.(v.map(({text:_})=>_)):void 0,P=A===void 0?void 0:v[A];return P===void 0?void 0:{step:"launcher removed",commands:[
d.slice(0,g.span.start)+d.slice(P.span.start)]}};s.dropLauncher=e;function t(n){const[d,k]=n.slice(n.findIndex(g=>!w.test(
g.text)));if(!(d===void 0||!m.test(d.text)))return k===n.at(-1)&&k?.text.trim()?k.text.trim():void 0}function a(n,d,k){let g=0;
for(;;){const v=n[g]??"";if(k?.test(v))g+=2;else if(d.test(v))g+=1;else return g}}}),710:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.cutSpan=R,s.isAmbiguous=M,s.replaceSpan=b,s.suggest=$;function S(){const y=h(13580);return S=
function(){return y},y}function b(y,{start:E,end:T},f){return y.slice(0,E)+f+y.slice(T)}function R(y,{start:E,end:T}){const f=y.
slice(0,E).replace(/[ \t]+$/,"");return f===""?y.slice(T).replace(/^[ \t]+/,""):f+y.slice(T)}function $(...y){return{step:"\
command suggested",commands:y}}function M({problems:y},E=[]){return y.some(({rule:T})=>{const{layer:f,severity:o}=(0,S().
ruleOf)(T);return f==="syntax"&&o==="error"&&!E.includes(T)})}}),71570:((H,s,h)=>{Object.defineProperty(s,"__esModule",{
value:!0}),s.conjunctionOf=l,s.findPrinter=s.dropUnread=s.dropRedirection=void 0,s.partsOf=u,s.trimBlanks=s.splitConjunction=
void 0;function S(){const c=h(35736);return S=function(){return c},c}function b(){const c=h(81413);return b=function(){return c},
c}function R(){const c=h(78816);return R=function(){return c},c}function $(){const c=h(710);return $=function(){return c},
c}const M=({command:c})=>{const m=c.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return m===""||m===c?void 0:{step:"\
whitespace trimmed",commands:[m]}};s.trimBlanks=M;const y=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,E=({
command:c,problems:m})=>{const e=m.some(({rule:t})=>t==="shell-redirection")?c.replace(y,""):c;if(!(e===c||(0,S().lex)(e).
problems.length>0))return{step:"redirection removed",commands:[e]}};s.dropRedirection=E;const T=({command:c,problems:m})=>{
for(const{rule:w,span:e}of m){const t=c.slice(e.end).trim()==="";if(w==="shell-comment"&&!/[\r\n]/.test(c.slice(e.start))||
w==="shell-operator"&&t&&c.slice(e.start,e.end)===";")return{step:"comment removed",commands:[(0,$().cutSpan)(c,e)]};if(w===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,$().replaceSpan)(c,e,"")]}}};s.dropUnread=T;const f=new Set(
["echo","printf","true",":","pwd","date"]),o=c=>f.has(c.words[0]?.text??"")&&!(0,$().isAmbiguous)(c)?{reason:R().reasons.
cannotFail()}:void 0;s.findPrinter=o;const p=/^cd(?:[ \t]|$)/,r=({command:c,problems:m})=>{if(!m.some(({rule:a})=>a==="s\
hell-operator"))return;const w=l(c);if(w===void 0||p.test(c))return;const[e]=w.filter(({text:a})=>p.test(a));return e===
void 0?{step:"split at &&",commands:w.map(({text:a})=>a)}:{step:"split at &&",commands:[...w.slice(0,w.indexOf(e)).map(({
text:a})=>a),c.slice(e.start)]}};s.splitConjunction=r;function u(c){const m=(0,b().readShellText)(c).map(({span:w,separator:e})=>{
const t=c.slice(w.start,w.end),a=w.end-t.trimStart().length,n=t.trim();return{text:n,start:a,end:a+n.length,operator:e.trim()}});
return c.slice(0,m[0]?.start).trim()===""?m:[]}function l(c){const m=u(c),w=m.every(({operator:e},t)=>e===(m[t+1]?"&&":""));
return m.length>1&&w?m:void 0}}),70023:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=
void 0;function S(){const p=h(77598);return S=function(){return p},p}function b(){const p=h(76760);return b=function(){return p},
p}function R(){const p=h(39491);return R=function(){return p},p}function $(){const p=h(63550);return $=function(){return p},
p}function M(){const p=h(80781);return M=function(){return p},p}function y(){const p=h(93028);return y=function(){return p},
p}const E=s.SCRIPT_FOLDER="scripts/validate",T=[16,64];class f{#n;#e=new Map;#s;#t;#r;constructor(r){const{tree:u,cwd:l=""}=r.
terms;this.#n=u,this.#s=l,this.#t=r,this.#r=u&&(0,M().subTree)(u,l)}get judge(){return this.#t}get tree(){return this.#r}pathOf(r){
return b().posix.join(this.#s,r)}textOf(r){return this.#e.get(r)}async place(r){const u=this.#n;if(u===void 0)return;const l=(0,S().
createHash)("sha256").update(r).digest("hex");for(const c of T){const m=`${E}/eval-${l.slice(0,c)}.cjs`,w=this.pathOf(m);
if(!(0,R().foldersAbove)(w).every(n=>(u.stat(n)?.kind??"directory")==="directory"))return;const t=u.stat(w);if(t===void 0)
return this.#o(w,r,u),m;if((0,y().isRegular)(t.kind)&&t.tracked&&(await u.read(w)).equals(Buffer.from(r)))return m}}#o(r,u,l){
if(this.#e.has(r))return;this.#e.set(r,u);const c=o(l,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:c}),this.#r=
(0,M().subTree)(c,this.#s)}}s.ScriptStore=f;function o(p,r){const u=(0,$().literalTree)(r),l=(c,m)=>[...c,...[...m].filter(
({path:w})=>p.stat(w)===void 0)].sort(R().byEntryPath);return{label:p.label,original:p,stat:c=>p.stat(c)??u.stat(c),readlink:c=>p.
readlink(c),read:(c,m)=>c in r?u.read(c,m):p.read(c,m),list:c=>l(p.list(c),u.list(c)),files:()=>l(p.files(),u.files())}}}),
2137:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=
s.dropOutputFile=s.dropFlag=void 0;function S(){const w=h(95132);return S=function(){return w},w}function b(){const w=h(
710);return b=function(){return w},w}function R(){const w=h(71570);return R=function(){return w},w}const $=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
M=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,y=8,E=({command:w,problems:e})=>{if(!e.some(({rule:n})=>n==="shell-operato\
r"||n==="line-break"))return;const t=(0,R().partsOf)(w);if(t.length===0||t.length>y)return;const a=[];for(const[n,{text:d}]of t.
entries()){const k=t[n-1]?.operator??"",g=k==="||"&&M.test(d),v=/^\|&?$/.test(k)&&$.test(d);if(!(g||v)){if(!/^(?:|&&|[;\n]*)$/.
test(k)||d.startsWith("cd "))return;a.push(d)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(a.length===0||a.join()===w))
return(0,b().suggest)(...a)};s.requireEach=E;const T=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
f=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,o=({command:w})=>{const e=(0,R().conjunctionOf)(w)?.map(({text:a})=>a),t=e?.filter(
a=>!T.test(a)&&!f.test(a))??[];if(!(e===void 0||t.length===0||t.length===e.length))return(0,b().suggest)(...t)};s.dropPreparation=
o;const p=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,r=({command:w,problems:e})=>{if(!e.
some(({rule:a})=>a==="shell-redirection"))return;const t=w.replace(p,"");return t===w?void 0:(0,b().suggest)(t)};s.dropOutputFile=
r;const u=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),l=w=>{const{command:e,problems:t,invocation:a}=w;for(const{rule:n,
span:d}of t){if(!u.has(n)||e[d.start]!=="-")continue;const k=e.slice(d.start,d.end),g=e.slice(d.end).trimStart(),v=!/[=\s]/.
test(k)&&g!==""&&!g.startsWith("-"),i=a?.flags.some(O=>O.span.start===d.start)===!0;if(!(v&&!i))return(0,b().suggest)((0,b().
cutSpan)(e,d))}};s.dropFlag=l;const c=({command:w,problems:e,invocation:t})=>{const a=e.find(g=>(0,S().isProblem)(g,"fla\
g-before-separator")),n=t===void 0||t.passthrough.length>0;if(a===void 0||n)return;const d=(0,b().cutSpan)(w,a.span),k=w.
slice(a.span.start,a.span.end);return(0,b().suggest)(`${d.trimEnd()} -- ${k}`)};s.passFlag=c;const m=({command:w,words:e,
problems:t,invocation:a})=>{if(!t.some(({rule:g})=>g==="downloads")||a?.program!=="npx")return;const d=e.slice(1).find(({
text:g})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(g));if(d===void 0)return;const k=d.text.slice(0,d.text.lastIndexOf(
"@"));return(0,b().suggest)((0,b().replaceSpan)(w,d.span,k))};s.useInstalled=m}),36309:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.useWorkspace=s.useNpx=s.useNpm=s.spellScript=void 0;function S(){const r=h(59867);return S=
function(){return r},r}function b(){const r=h(3051);return b=function(){return r},r}function R(){const r=h(95132);return R=
function(){return r},r}function $(){const r=h(710);return $=function(){return r},r}const M=new Set(["test","start","stop",
"restart"]),y=new Set(["pnpm","yarn","bun","npm"]),E=async({command:r,problems:u,words:l,invocation:c},m)=>{if(c?.program!==
"npm")return;const w=await p(m),e=u.find(v=>(0,R().isProblem)(v,"npm-script-missing"));if(e!==void 0){const v=(0,b().nearestName)(
e.args.script,w),i=l.find(({text:O})=>O===e.args.script);return v===void 0||i===void 0?void 0:(0,$().suggest)((0,$().replaceSpan)(
r,i.span,v))}const t=u.find(v=>(0,R().isProblem)(v,"unknown-subcommand"));if(t===void 0)return;const{subcommand:a,meant:n}=t.
args,d=n===""?(0,b().nearestName)(a,[...M]):n,k=[...w.includes(a)?[`run ${a}`]:[],...d===void 0?[]:[d]],[g]=k;return g===
void 0?void 0:(0,$().suggest)((0,$().replaceSpan)(r,t.span,g))};s.spellScript=E;const T=async({command:r,words:u,problems:l},c)=>{
const m=l.some(({rule:k})=>k==="program-not-allowed"),[w,e,t]=u;if(!m||w===void 0||e===void 0||!y.has(w.text)||w.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const a=e.text==="run"?t:e;if(a===void 0||!(await p(c)).includes(a.text))return;
const n=M.has(a.text)?a.text:`run ${a.text}`,d=r.slice(a.span.end).trim();return(0,$().suggest)(`npm ${n}${d===""?"":` -\
- ${d}`}`)};s.useNpm=T;const f=({command:r,words:u,problems:l},{tree:c})=>{const m=l.find(({rule:k})=>k==="program-not-a\
llowed"),[w,e,t]=u;if(m===void 0||w===void 0||c===void 0)return;const a=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(w.text),n=/^(?:exec|dlx|x)$/.
test(e?.text??"")?t:e,d=a?/^(?:bunx|pnpx)$/.test(w.text)?e:n:w;return d===void 0||!/^[a-z][\w.-]*$/.test(d.text)?void 0:
(0,$().suggest)(`npx ${r.slice(d.span.start)}`)};s.useNpx=f;const o=({command:r})=>{const[,u,l]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(r)??[];if(u===void 0||l===void 0)return;const[,c=l,m=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(l.trim())??[];return(0,$().
suggest)(`${c} -w ${u.replace(/\/$/,"")}${m}`)};s.useWorkspace=o;async function p({tree:r}){return[...(r&&await(0,S().usablePackageJson)(
r,""))?.scripts.keys()??[]]}}),84831:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.isSpellingOf=S,s.mayBeSpelled=
R;const h=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function S(M,y){const T=M.replace(h,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return T===y||$(T,y)}const b=/^[\w./-]*$/;function R(M,y){return!b.
test(M)||M.toLowerCase().includes(y)}function $(M,y){const[,E]=/^(.+)~[1-9]\d{0,5}$/.exec(M)??[];return E!==void 0&&E===
y.replaceAll(".","").slice(0,6)}}),37075:((H,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.causeOf=M,s.identityOf=
R,s.idsOf=$;function S(){const o=h(77598);return S=function(){return o},o}function b(){const o=h(13580);return b=function(){
return o},o}function R(o){const{rule:p,subject:r,location:u,args:l}=o,c=r&&[r.type,r.id,r.command];return f([p,c??u?.path,
E(p,l)])}function $(o){const p=new Map;return new Map(o.map(r=>{const u=R(r),l=(p.get(u)??0)+1;return p.set(u,l),[r,l===
1?u:`${u}:${l}`]}))}function M(o){const{rule:p,subject:r,location:u,args:l}=o,{cause:c,instance:m=[]}=(0,b().ruleOf)(p);
if(c)return f([c(l)]);const w=new Set([...Object.values(r??{}),u?.path]),e=E(p,l).filter(([t,a])=>!y.has(t)&&!m.includes(
t)&&!w.has(a));return f([p,e])}const y=new Set(["path","paths","via","value","written"]);function E(o,p){const{counted:r=[]}=(0,b().
ruleOf)(o);return Object.keys(p).sort().flatMap(l=>{const c=p[l];return c===void 0||typeof c=="number"||l==="likewise"?[]:
[[l,r.includes(l)?T(c):c]]})}function T(o){return typeof o=="boolean"?o:typeof o=="string"?o.replace(/\d+/g,"#"):o.map(p=>p.
replace(/\d+/g,"#"))}function f(o){return(0,S().hash)("sha256",JSON.stringify(o))}}),47350:((H,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=T,s.gravest=M,s.isBlocking=R,s.severityVerdict=$;function S(){
const f=h(13580);return S=function(){return f},f}const b={pass:0,warn:1,needs_approval:2,fail:3,error:4};function R({rule:f,
severity:o,suppressed:p},r){return p||o==="notice"?!1:o==="error"||r==="warning"&&!(0,S().ruleOf)(f)?.advice}function $(f,o){
const p=r=>f.some(u=>u.severity===r&&!u.suppressed);return f.some(({rule:r})=>(0,S().ruleOf)(r).undecided)?"error":p("er\
ror")?"fail":p("warning")?f.some(r=>R(r,o))?"fail":"warn":"pass"}function M(f){return f.reduce((o,p)=>b[p]>b[o]?p:o,"pas\
s")}const y=s.REPORTED_ONLY=new Set(["fail","needs_approval"]),E={pass:0,warn:0,fail:1,needs_approval:1,error:2};function T(f,o="\
block"){return o==="report"&&y.has(f)?0:E[f]}}),24551:((H,s,h)=>{h.r(s),h.d(s,{parse:()=>S.qg});var S=h(54559)}),80401:((H,s,h)=>{
h.r(s),h.d(s,{FILE_HEADERS_ONLY:()=>S.jr,createTwoFilesPatch:()=>S.ss,diffLines:()=>b.Pp,formatPatch:()=>S.Gu,parsePatch:()=>R.
i,structuredPatch:()=>S.YB});var S=h(94112),b=h(37073),R=h(73857)})};
