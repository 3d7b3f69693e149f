"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.compareEntries=
R,s.isSameFile=y;function S(){const f=m(59490);return S=function(){return f},f}function b(){const f=m(92733);return b=function(){
return f},f}async function R(f,o,l){if(o?.broken)return[];const u=T(f?.entries??[],o?.entries??[]).map(async([w,r])=>{if(r===
void 0)return w?[{state:"removed",entry:w,targets:[]}]:[];const p=w&&f?await(0,b().targetsOf)(w,f,l.baseTree):[],g=o?await(0,b().
targetsOf)(r,o,l.tree):[],e=await Promise.all(g.map(d=>M(d,p,l)));if(w===void 0)return[{state:"new",entry:r,targets:e}];
if(!(w.event===r.event&&w.content===r.content))return[{state:"changed",entry:r,targets:e}];const c=e.map(d=>d.change||$(
p,d)?d:{...d,change:"edited"});return c.some(({change:d})=>d)||p.some(d=>!$(g,d))?[{state:"script_changed",entry:r,targets:c}]:
[]});return(await Promise.all(u)).flat()}function $(f,o){return f.some(({kind:l,name:i})=>l===o.kind&&i===o.name)}async function M(f,o,l){
const{kind:i,name:u,text:w}=f;if($(o,f)&&!o.some(e=>e.name===u&&e.text===w))return{...f,change:"edited"};if(i!=="file")return f;
const p=l.baseTree.stat(u);return p===void 0?{...f,change:"added"}:await y(p,l.tree.stat(u),l)?f:{...f,change:"edited"}}
async function y(f,o,{baseTree:l,tree:i}){return f===void 0||o===void 0?f===o:f.kind!==o.kind?!1:f.oid!==void 0?f.oid===
o.oid:(await l.read(f.path)).equals(await i.read(o.path))}const E=[({event:f,content:o})=>JSON.stringify([f,o]),({event:f})=>f,
({content:f})=>f];function T(f,o){const l=new Map;let i=f;for(const u of E){const w=(0,S().groupBy)(i,u);for(const r of o){
const p=l.has(r)?void 0:w.get(u(r))?.shift();p&&l.set(r,p)}i=[...w.values()].flat()}return[...o.map(u=>[l.get(u),u]),...i.
map(u=>[u,void 0])]}}),99668:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=f,s.agentFilesIn=
o;function S(){const i=m(76760);return S=function(){return i},i}function b(){const i=m(18744);return b=function(){return i},
i}function R(){const i=m(32854);return R=function(){return i},i}function $(){const i=m(93028);return $=function(){return i},
i}function M(){const i=m(93953);return M=function(){return i},i}const y=M().AGENT_FORMATS.flatMap(i=>i.files.map(u=>({format:i,
file:u}))),E=y.map(({format:i,file:u})=>{const w=u.replaceAll(".","\\.").replace("*","[^/]+");return{format:i,pattern:new RegExp(
`^(?:(.*)/)?${w}$`,"is")}}),T=new Set(y.flatMap(({file:i})=>i.split("/").slice(0,-1)).filter(i=>i!=="*"));function f(i){
for(const{format:u,pattern:w}of E){const r=w.exec(i);if(r)return{path:i,format:u,root:r[1]??""}}}function o(i,{agent_files:{
level:u,include:w,exclude:r}}){if(u==="off")return[];const p=[...i.files()].flatMap(({path:t,kind:c})=>c==="symlink"&&T.
has(S().posix.basename(t).toLowerCase())?[t,...l(i,t)]:t),[g,e]=[(0,b().pathTest)(w),(0,b().pathTest)(r)];return[...new Set(
p)].flatMap(t=>{const c=f(t);if(c===void 0||!g(t)||e(t))return[];const n=(0,R().resolveInTree)(i,t);if(n.kind==="missing")
return[];const d=n.kind==="inside"?n.entry:void 0;return d===void 0||(0,$().isRegular)(d.kind)?[{...c,entry:d}]:[]})}function l(i,u){
const w=(0,R().resolveInTree)(i,u);return w.kind!=="inside"||w.entry.kind!=="directory"?[]:i.list(w.path).flatMap(({path:r,
kind:p})=>{const g=`${u}/${S().posix.basename(r)}`;return p!=="directory"?[g]:i.list(r).map(e=>`${g}/${S().posix.basename(
e.path)}`)})}}),93953:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_FORMATS=void 0;const m={at:"hook\
s/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"t\
ype",values:["command","http",void 0]}},S={at:"mcpServers/*",form:"server",event:"MCP server {0}"},b=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function R(M,y=""){return M.split(" ").map(E=>({at:E,form:"command",event:E+y}))}const $=s.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[m,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...R("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:b},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[m]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
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
ex/hooks",verified:!0,places:[m]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[m,S,...R("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0}]},{name:"devcontainer",tool:"a development container",files:[
".devcontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder",
"containerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/\
json_reference",verified:!0,places:[...R("initializeCommand"," (on the host)"),...R("onCreateCommand updateContentComman\
d postCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]}),20702:((H,s,m)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.judgeAgentFiles=T,s.judgeWholeFile=l;function S(){const e=m(23678);return S=function(){return e},
e}function b(){const e=m(95132);return b=function(){return e},e}function R(){const e=m(97034);return R=function(){return e},
e}function $(){const e=m(99668);return $=function(){return e},e}function M(){const e=m(92733);return M=function(){return e},
e}function y(){const e=m(12792);return y=function(){return e},e}function E(){const e=m(69024);return E=function(){return e},
e}async function T(e,t,c){const n=a=>new Map((0,$().agentFilesIn)(a,t).map(O=>[O.path,O])),[d,k]=[n(e.baseTree),n(e.tree)],
h=[...new Set([...d.keys(),...k.keys()])].sort(),{level:v}=t.agent_files;return c.all(h,async a=>{const[O,A]=[d.get(a),k.
get(a)];try{return await f(O,A,e,v)}catch(P){const C={path:a,line:1,column:1},I=[(0,b().notJudged)(`the file \`${a}\``,P,
{location:C})],N=A??O;return N&&{file:{...N,entries:[],secrets:[]},entries:[],findings:I}}}).then(a=>a.filter(O=>O!==void 0))}
async function f(e,t,c,n){const d=e&&await o(c.baseTree,e),k=t&&await o(c.tree,t),h=k??d;if(h===void 0)return;const v=new Set(
d?.secrets.map(({value:L})=>L)),a=k?.secrets.filter(({value:L})=>!v.has(L))??[],O=e&&t&&await(0,R().isSameFile)(e.entry,
t.entry,c),A=[...k?.broken&&!O?[k.broken]:[],...a.map(L=>L.finding)],P=await(0,R().compareEntries)(d,k,c),C=await i({file:h,
entries:P,findings:A},c.tree,n);if(C.entries.length===0&&C.findings.length===0)return;if(n!=="approve"||!C.findings.some(
r))return C;const I=C.entries.filter(({findings:L})=>L.some(r)),N={path:h.path,events:I.map(({entry:L})=>L.event)},j={path:h.
path,line:1,column:1},x=(0,b().finding)("agent-files-unapproved",N,{location:j});return{...C,findings:[...C.findings,x]}}
async function o(e,{entry:t,...c}){return t===void 0?(0,y().unreadFile)(c,"it is a symlink that leads to no file here"):
(t.size??0)>y().MAX_BYTES?(0,y().unreadFile)(c,`it has more than ${y().MAX_BYTES} bytes`):(0,y().readAgentFile)(c,await e.
read(t.path))}async function l(e,t,c){const n=await Promise.all(e.entries.map(async h=>({entry:h,targets:await(0,M().targetsOf)(
h,e,t)}))),d=e.secrets.map(h=>h.finding),k=e.broken?[e.broken]:d;return i({file:e,entries:n,findings:k},t,c)}async function i({
file:e,entries:t,findings:c},n,d){const k=a=>a.map(O=>w(O,e,d)),h=await Promise.all(t.map(async a=>({...a,findings:k(await p(
a,e,n))}))),v=[...k(c),...h.flatMap(a=>a.findings)];return{file:e,entries:h,findings:v}}const u=new Set(["agent-runs-dow\
nload","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function w(e,{format:t},c){return!t.verified&&
e.rule!=="too-many"?{...e,severity:"notice"}:c==="error"&&u.has(e.rule)?{...e,severity:"error"}:e}function r({severity:e}){
return e!=="notice"}async function p({state:e,entry:t,targets:c},{format:{tool:n}},d){if(e==="removed")return[];const{event:k,
shown:h,form:v,location:a,isHidden:O}=t,A={tool:n,event:k,command:h,state:e??""},P={location:a},C=e!=="script_changed",I=C&&
c.some(({kind:D})=>D==="download"),N=c.filter(({change:D})=>e===void 0||D!==void 0),j=[];I&&j.push((0,b().finding)("agen\
t-runs-download",A,P)),C&&O&&j.push((0,b().finding)("agent-task-hidden",A,P));for(const{kind:D,name:F}of N){const W=D===
"file"&&d?await(0,S().whyUnreadable)(d,F):void 0;W&&j.push((0,b().finding)("agent-script-unreadable",{...A,script:F,why:W},
P))}if(j.length>0)return j;if(v==="setting")return[(0,b().finding)("agent-setting-changed",{tool:n,event:k,command:h},P)];
if(!C){const D=N.map(({name:F})=>F);return[(0,b().finding)("agent-script-changed",{tool:n,event:k,scripts:D},P)]}const L=v===
"server"&&c.length>0&&c.every(g)?"notice":"warning",_=(0,E().meansOf)(c);return[(0,b().finding)("agent-command-changed",
{...A,means:_},{...P,severity:L})]}function g({kind:e,name:t}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(t)}}),53970:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.isInterpreter=p,s.nameOf=h,s.programTargets=
M;function S(){const v=m(76760);return S=function(){return v},v}function b(){const v=m(46138);return b=function(){return v},
v}function R(){const v=m(20630);return R=function(){return v},v}function $(){const v=m(20639);return $=function(){return v},
v}async function M(v,a){const[O,...A]=v.slice(v.length-(0,R().startedWords)(v).length);if(O===void 0||k.has(O.text))return[];
const P=h(O.text);if(!O.isKnown)return[{kind:"unread",name:`it starts ${O.shown}`}];if(P==="cmd"&&/^\/[ck]$/i.test(A[0]?.
text??""))return M(A.slice(1),a);const C=A.findIndex(({text:L})=>/^-\w*c$/.test(L));if((0,R().isShell)(P)&&C>=0)return y(
A[C+1],a);const I=A.some(({text:L})=>l(L)||o(L));if(u.test(P)&&(I||!d.has(P)))return E(P,A,a);const j=l(O.text)&&!f.test(
O.text)?[a.files.script(O.text)]:await T(P,A,a),x=A.filter(({text:L})=>o(L));return[...j,...x.flatMap(({text:L})=>a.files.
named(L))]}function y(v,{shell:a}){return v!==void 0&&(v.isKnown||/\s/.test(v.text))?a(v.text):[{kind:"unread",name:"a s\
hell runs what it is handed"}]}function E(v,a,{files:O}){const A=a.flatMap(({text:L})=>O.named(L));if(!(0,R().isShell)(v)&&
a.some(({text:L})=>w.test(L)))return[{kind:"inline",name:v},...A];const C=a.filter(({text:L})=>!L.startsWith("-")),I=C.find(
({text:L})=>l(L)||o(L))??C[0],N={kind:"program",name:v};if(A.length>0||I===void 0)return A.length>0?A:[N];const{text:j}=I;
if(!I.isKnown)return[{kind:"unread",name:`it runs ${I.shown}`}];if(/^\w{2,}:/.test(j))return[{kind:"package",name:j,isExact:/@v?\d+\.\d+/.
test(j)}];if(a[a.indexOf(I)-1]?.text!=="-m")return[O.script(j,r)];const x=O.named(j.replaceAll(".","/"),r);return x.length>
0?x:[N]}async function T(v,a,O){const A=a.map(({text:U})=>U),P=A.findIndex(U=>/^(?:-C|--cwd|--dir|--prefix)$/.test(U)),C=P<
0?O.files:O.files.into(A[P+1]),I=P<0?A:A.toSpliced(P,2),{scripts:N,dependencies:j,devDependencies:x}=await C.manifest(),
L=d.has(v)?i(I):void 0,_=L===void 0?"":(0,b().textIn)((0,b().objectIn)(N),L);if(L!==void 0&&_!=="")return[{kind:"npm_scr\
ipt",name:L,text:_},...await O.shell(_,C)];const D=(n.get(v)??[]).flatMap(U=>C.named(U));if(D.length>0)return D;const F=c(
[v,...I]);if(F===void 0)return[{kind:"program",name:v}];const W=C.named(F.name);return W.length>0||/^[./]/.test(F.name)?
W.length>0?W:[{kind:"program",name:v}]:[[j,x].some(U=>F.name in(0,b().objectIn)(U))?{kind:"program",name:F.name}:{kind:"\
package",...F}]}const f=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;function o(v){return(0,$().isCode)(v)||
/\.(?:exe|jar)$/i.test(v)}function l(v){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.test(v)&&!v.includes("://")}
function i(v){const[a,O]=v.filter(A=>!A.startsWith("-"));return a==="run"||a==="run-script"?O:a}const u=/^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti|(?:python|pypy)[\d.]*w?|py|perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
w=/^(?:-\w*[cepr]|--eval|--print|eval|-Command|-EncodedCommand)(?:=|$)/i,r=["",".js",".mjs",".cjs",".ts","/index.js",".p\
y","/__main__.py","/__init__.py"];function p(v){return u.test(h(v))}const g=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
e=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
t=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function c(v){const a=v.filter(
P=>!P.startsWith("-")),O=[3,2,1].find(P=>g.test(a.slice(0,P).join(" ")));if(O===void 0)return;const A=v.slice(v.indexOf(
a[O-1]??"")+1).find((P,C,I)=>!/^(?:-|\d)/.test(P)&&!e.test(I[C-1]??""));return A===void 0?void 0:{name:A,isExact:t.test(
A)}}const n=new Map([["make",["GNUmakefile","makefile","Makefile"]],["just",["justfile","Justfile",".justfile"]],["task",
["Taskfile.yml","Taskfile.yaml"]]]),d=new Set(["npm","pnpm","yarn","bun"]),k=new Set(`: [ [[ ]] } ) break case continue \
done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/));function h(v){const a=S().posix.basename(v.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return a===""?v:a}}),53158:((H,s,m)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.ProjectFiles=void 0;function S(){const T=m(76760);return S=function(){return T},T}function b(){const T=m(46138);
return b=function(){return T},T}function R(){const T=m(59867);return R=function(){return T},T}function $(){const T=m(32854);
return $=function(){return T},T}function M(){const T=m(93028);return M=function(){return T},T}const y=/^(?:[/~\\]|[A-Za-z]:)/;
class E{#n;#e;constructor(f,o){this.#n=f,this.#e=o}into(f){const l=f===void 0||y.test(f)||/[$`]/.test(f)?[]:this.#e.map(
i=>S().posix.join(i,f));return new E(this.#n,l)}find(f,o=[""]){if(!(/^[/~]/.test(f)||f===""||!this.#n))for(const l of this.#e)
for(const i of o){const u=(0,$().normalise)(S().posix.join(l,f.replaceAll("\\","/"))+i),w=u===void 0?void 0:(0,$().resolveInTree)(
this.#n,u);if(w?.kind==="inside"&&(0,M().isRegular)(w.entry.kind)&&w.entry.tracked)return w.path}}script(f,o){const l=this.
find(f,o);if(l!==void 0)return{kind:"file",name:l};if(y.test(f))return{kind:"outside",name:f};const[i]=this.#e;if(i===void 0)
return{kind:"unread",name:`it runs ${f} in another directory`};const u=(0,$().normalise)(S().posix.join(i,f));return u===
void 0?{kind:"outside",name:f}:{kind:this.#n===void 0?"file":"missing",name:u}}named(f,o){const l=this.find(f.replace(/^-{1,2}[\w-]+=/,
""),o);return l===void 0?[]:[{kind:"file",name:l}]}async manifest(){const f=this.find("package.json");return this.#n&&f?
(0,b().objectIn)(await(0,R().readJsonFile)(this.#n,f)):{}}}s.ProjectFiles=E}),92733:((H,s,m)=>{Object.defineProperty(s,"\
__esModule",{value:!0}),s.targetsOf=E;function S(){const r=m(76760);return S=function(){return r},r}function b(){const r=m(
58067);return b=function(){return r},r}function R(){const r=m(81413);return R=function(){return r},r}function $(){const r=m(
53970);return $=function(){return r},r}function M(){const r=m(53158);return M=function(){return r},r}const y=4;async function E({
address:r,unread:p,commands:g},e,t){const c=new o(e,t),n=[...r===void 0?[]:[{kind:"address",name:r}],...p===void 0?[]:[{
kind:"unread",name:p}]];for(const d of g)n.push(...await c.read(d));return[...new Map(n.map(d=>[`${d.kind} ${d.name}`,d])).
values()]}const T={kind:"download",name:"it runs what it downloads"},f=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
class o{#n;#e;#s=new Set;constructor({root:p,format:g},e){const{directories:t=[""],roots:c}=g;this.#n=new(M()).ProjectFiles(
e,[...t.map(d=>S().posix.join(p,d)),""]);const n=c.join("|");this.#e=new RegExp(`\\$(?:(?:${n})\\b|\\{(?:env:)?(?:${n})(\
?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(p){const{directory:g,environment:e=[]}=p,
t=g?this.#n.into(this.#o(g)):this.#n;return[..."shell"in p?await this.#i(p.shell,t,0):await this.#c(this.#t(p.argv),t,0),
...this.#r(e,t)]}#t(p){return p.map(g=>{const e=this.#o(g),t=!/\$\{|\$\w/.test(e);return{text:e,shown:e,quoted:!0,span:{
start:0,end:0},isKnown:t}})}#r(p,g){return p.flatMap(t=>this.#o(t).split(/[\s=:,]+/)).flatMap(t=>g.named(t))}#o(p){return p.
replace(this.#e,".").replace(f,"~")}async#i(p,g,e){if(e>y)return[{kind:"unread",name:"it is nested too deeply"}];const t=this.#o(
p),c=(0,R().readShellText)(t);return c.length===0&&t.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,b().findDangers)(
c).some(({name:d})=>d==="remote_code_execution")||w.test(t)?[T]:[],...await this.#a(c,t,g,e)]}async#a(p,g,e,t){const c=[];
let n=e;for(const d of p){if(c.push(...await this.#a(d.inside,g,n,t)),d.subshell!==void 0)continue;if(d.defines){c.push(
{kind:"unread",name:"it defines a function"});continue}const{words:k,assignments:h}=(0,R().withoutReserved)(d),v=k.map(P=>({
...P,shown:g.slice(P.span.start,P.span.end),isKnown:!(0,R().isDynamic)(d,P)})),[a,O]=v,A=h.map(({value:P})=>P);c.push(...this.#r(
A,n)),this.#d(v)&&c.push(T),this.#u(v,d),a?.text==="cd"||a?.text==="pushd"?n=n.into(O?.isKnown?O.text:void 0):c.push(...await this.#c(
v,n,t))}return c}#c(p,g,e){const t=(c,n=g)=>this.#i(c,n,e+1);return(0,$().programTargets)(p,{files:g,shell:t})}#d([p,...g]){
return p===void 0?!1:((0,$().isInterpreter)(p.text)?g:[p]).some(({text:t})=>this.#s.has(S().posix.normalize(t)))}#u(p,{redirections:g}){
if(!l.test((0,$().nameOf)(p[0]?.text??"")))return;const e=g.flatMap(({target:t})=>t??[]);for(const{text:t}of[...p.slice(
1),...e])/^-|:\/\//.test(t)||this.#s.add(S().posix.normalize(t))}}const l=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
i="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",u="(?:iex|invoke-expression)\\b",w=new RegExp(`\\b${i}\
[^]*\\b${u}|\\b${u}[^]*\\b${i}`,"i")}),12792:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.MAX_BYTES=void 0,
s.readAgentFile=o,s.unreadFile=l;function S(){const a=m(23404);return S=function(){return a},a}function b(){const a=m(16111);
return b=function(){return a},a}function R(){const a=m(94534);return R=function(){return a},a}function $(){const a=m(3463);
return $=function(){return a},a}function M(){const a=m(97018);return M=function(){return a},a}function y(){const a=m(95132);
return y=function(){return a},a}function E(){const a=m(23213);return E=function(){return a},a}const T=s.MAX_BYTES=1024*1024,
f=1e3;function o(a,O){const{text:A,complete:P}=(0,R().decodeUtf8)(O),C=new(R()).Source(a.path,A),I=(N,j=0)=>l(a,N,C,j);if(!P)
return I("it is not UTF-8",A.length);try{const N=[],j=(0,b().parseTree)(A,N,{allowTrailingComma:!0}),[x]=N;if(x!==void 0)
return I(i((0,b().printParseErrorCode)(x.error)),x.offset);if(j===void 0)return I("it is empty");const L=u(j,a.format);if(L.
length>f){const D={detail:`more than ${f} commands`},F=(0,y().finding)("too-many",D,{location:C.location(0)});return{...a,
entries:[],secrets:[],broken:F}}const _=L.map(D=>p(D,C));return{...a,entries:_,secrets:k(C)}}catch(N){if(!(N instanceof RangeError))
throw N;return I("its brackets are nested too deeply")}}function l(a,O,A=new(R()).Source(a.path,""),P=0){const{path:C}=a,
I=(0,y().finding)("agent-file-broken",{path:C,detail:O},{location:A.location(P)});return{...a,entries:[],secrets:[],broken:I}}
function i(a){return a.replace(/\B[A-Z]/g,O=>` ${O}`).toLowerCase()}function u(a,{places:O}){const A=O.flatMap(P=>{const C=h(
a,P),{field:I,values:N=[]}=P.only??{},j=({node:_,isWrong:D})=>D||I===void 0||N.includes(w((0,b().getNodeValue)(_),I)),x=({
node:_})=>P.startsOthers&&"dependsOn"in c(_),L=C.filter(j);return L.some(x)?C:L});return[...new Map(A.map(P=>[P.node,P])).
values()]}function w(a,O){return(O===""?[]:O.split("/")).reduce((P,C)=>(0,$().isMapping)(P)?P[C]:void 0,a)}const r=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function p(a,O){const{node:A,isWrong:P,place:C}=a,{form:I}=C,N=(0,b().getNodeValue)(A),j=P?E().UNREAD:(0,E().readValue)(
I,N),x=Object.entries(c(A)).filter(([D])=>!r.test(D)),L=A.type==="object"&&I!=="command",_=[...j.commands.map(E().textOf),
...j.address?[j.address]:[]];return{...j,form:I,event:t(a),shown:e(_.join(" ; ")||(JSON.stringify(N)??"")),content:(0,S().
canonicalize)((L?Object.fromEntries(x):N)??null),isHidden:w(N,"presentation/reveal")==="never",location:O.location(A.offset,
A.offset+A.length)}}const g=1e3;function e(a){const O=(0,M().redact)(a).text.replace(/\s+/g," ").trim();return O.length>
g?`${O.slice(0,g)}\u2026`:O}function t({names:a,chain:O,place:{at:A,event:P,detail:C=""}}){const I=(P??A).replaceAll("/",
".").replace("{0}",a[0]??""),j=O.flatMap(x=>v(x,C)).at(-1)?.[1].value;return typeof j=="string"&&j!==""?`${I} (${j})`:I}
function c(a){return a.type==="object"?(0,b().getNodeValue)(a):{}}const n=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function d(a){const O=/\d/.test(a)&&/[A-Za-z]/.test(a)&&new Set(a).size>=8;return a.length>=12&&O&&!n.test(a)}function k(a){
const{text:O,path:A}=a;return(0,M().redact)(O).redactions.flatMap(({kind:P,start:C,end:I})=>{const N=O.slice(C,I),j=a.location(
C,I),x=(0,y().finding)("agent-file-secret",{path:A,kind:P},{location:j});return d(N)?[{value:N,finding:x}]:[]})}function h(a,O){
const A=[];let P=[{place:O,node:a,names:[],chain:[a]}];for(const C of O.at.split("/"))P=P.flatMap(I=>{const{node:N,names:j,
chain:x}=I,L=N.type==="array"&&C==="*";N.type!=="object"&&!L&&A.push({...I,isWrong:!0});const _=C==="*"&&j.length===0;return v(
N,C).filter(([D])=>!_||O.names?.test(D)!==!1).map(([D,F])=>({place:O,node:F,names:C==="*"?[...j,D]:j,chain:[...x,F]}))});
return[...P,...A]}function v({type:a,children:O=[]},A){return a==="array"&&A==="*"?O.map((P,C)=>[`${C+1}`,P]):a!=="objec\
t"?[]:O.flatMap(({children:[P,C]=[]})=>C&&(A==="*"||P?.value===A)?[[String(P?.value),C]]:[])}}),23213:((H,s,m)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=$,s.textOf=l;function S(){const u=m(3463);return S=
function(){return u},u}function b(){const u=m(36773);return b=function(){return u},u}const R=s.UNREAD={commands:[],unread:"\
it is not in the documented form"};function $(u,w){return u==="setting"?{commands:[]}:u==="command"?M(w):(0,S().isMapping)(
w)?T(w):R}function M(u){const w=((0,S().isMapping)(u)?Object.values(u):[u]).map(p=>typeof p=="string"?{shell:p}:y(p)?{argv:p}:
void 0),r=w.filter(p=>p!==void 0);return w.length===r.length?{commands:r}:{...R,commands:r}}function y(u){return Array.isArray(
u)&&u.every(w=>typeof w=="string")}const E=["windows","osx","linux","commandWindows","command_windows"];function T(u){const w=E.
map(g=>u[g]).map(g=>typeof g=="string"?{command:g}:g).filter(g=>(0,S().isMapping)(g)&&g.command!==void 0),p=[...u.command===
void 0&&(w[0]??u.dependsOn)?[]:[{}],...w].map(g=>f({...u,...g}));return Object.assign({},...p,{commands:p.flatMap(({commands:g})=>g)})}
function f(u){const{type:w,script:r,command:p,args:g=[],headersHelper:e}=u,t=typeof e=="string"?[{shell:e}]:[],n=[u.url,
u.httpUrl,u.serverUrl].find(j=>typeof j=="string");if(p===void 0&&n!==void 0)return{commands:t,address:n};const d=w==="n\
pm"&&p===void 0,k=Array.isArray(g)?g.map(o):[void 0],h=d?["npm","run",r]:[o(p),...k];if(!y(h))return R;const[v="",...a]=h,
A=(a.length===0?/^$|[\s|;&$()<>`'"]/.test(v):w==="shell")?{shell:[v,...a.map(i)].join(" ")}:{argv:h},{cwd:P,env:C}=(0,S().
isMapping)(u.options)?u.options:u,I=Object.values((0,S().isMapping)(C)?C:{}).filter(j=>typeof j=="string");return{commands:[
{...A,...typeof P=="string"?{directory:P}:{},environment:I},...t]}}function o(u){return(0,S().isMapping)(u)?u.value:u}function l(u){
return"shell"in u?u.shell:u.argv.map(i).join(" ")}function i(u){return/^[\w@%+=:,./${}-]+$/.test(u)?u:(0,b().singleQuoted)(
u)}}),69024:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.meansOf=M;function S(){const y=m(97018);return S=
function(){return y},y}function b(){const y=m(36773);return b=function(){return y},y}const R={file:({name:y,change:E})=>`\
it runs \`${y}\`${E===void 0?"":`, which this change ${E==="added"?"adds":"edits"}`}`,npm_script:({name:y,change:E})=>`i\
t runs the script \`${y}\` of package.json${E?", which this change edits":""}`,missing:({name:y})=>`it runs \`${y}\`, whi\
ch is not in the commit`,outside:({name:y})=>`it runs \`${y}\`, which is outside of the repository`,package:({name:y,isExact:E})=>E?
`it fetches \`${y}\``:`it fetches \`${y}\` without an exact version`,inline:({name:y})=>`it has code for \`${y}\` in one \
line`,download:({name:y})=>y,address:({name:y})=>`it connects to \`${y}\``,program:()=>{},unread:({name:y})=>`it could n\
ot be read: ${y}`},$=4;function M(y){const E=y.flatMap(f=>{const o=(0,S().redact)(f.name).text;return R[f.kind]({...f,name:o})??
[]}),T=y.filter(({kind:f})=>f==="program").map(({name:f})=>f);return E.length===0&&T.length>0?[`it runs ${(0,b().inCode)(
T.slice(0,$))} of the machine`]:E.length>$?[...E.slice(0,$),`and ${E.length-$} more`]:E}}),1395:((H,s,m)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.NEEDS_PERSON=void 0,s.approvalDigest=T,s.boundFiles=y,s.changedSince=i,s.groupDigest=f,s.judgedHead=
w,s.weakensGate=g;function S(){const e=m(77598);return S=function(){return e},e}function b(){const e=m(57975);return b=function(){
return e},e}function R(){const e=m(41330);return R=function(){return e},e}function $(){const e=m(97247);return $=function(){
return e},e}function M(){const e=m(32854);return M=function(){return e},e}async function y(e,t,c=new Set){const n=t.length===
0?()=>!1:(0,R().default)([...t],{dot:!0,nonegate:!0}),k=[...e.files()].filter(({path:h})=>(0,M().isWithin)(h,".github")||
c.has(h)||!n(h)).map(async h=>[h.path,await E(e,h)]);return new Map(await Promise.all(k))}async function E(e,{path:t,kind:c,
oid:n}){if(n!==void 0)return`${c} ${n}`;const d=c==="symlink"?e.readlink(t)??"":await e.read(t);return`${c} ${(0,S().createHash)(
"sha256").update(d).digest("hex")}`}function T(e){const{files:t,baseRef:c,plansDigest:n,policyDigest:d,weakened:k}=e,h=[
...t].sort(([v],[a])=>v<a?-1:1);return o([c,n,d,h,k])}function f(e){return e.length>1?o([...e].sort()):e[0]}function o(e){
return`sha256:${(0,S().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const l=3;function i(e,t){const c=[
...new Set([...e.files.keys(),...t.files.keys()])].filter(n=>e.files.get(n)!==t.files.get(n)).sort();return c.length>0?`${u(
c)} ${c.length===1?"has":"have"} changed`:e.plansDigest!==t.plansDigest?"the commands that would run have changed":(0,b().
isDeepStrictEqual)(e.weakened,t.weakened)?void 0:"what weakens the gate has changed"}function u(e){const t=e.slice(0,l).
map(d=>`\`${d}\``),c=e.length-t.length,n=c>0?`${c} more ${c===1?"file":"files"}`:t.pop();return t.length===0?`${n}`:`${t.
join(", ")} and ${n}`}async function w(e,t,{policy:c,digest:n},d){const{genes:k,plansDigest:h}=e,v=e.findings.filter(({rule:P})=>p.
has(P)).map(({args:P,location:C})=>[C?.path??"",JSON.stringify(P)]),a=(0,$().isOfChange)(e)?e.agentFiles.flatMap(r):[],O=new Set(
[...v.map(([P])=>P),...a]);return{subject:{files:await y(t,c.approvals.unaffected_by,O),baseRef:d,plansDigest:h,policyDigest:n,
weakened:v},genes:k,weakensGate:g(e)}}function r({file:{path:e},entries:t}){const c=t.flatMap(n=>n.targets);return[e,...c.
flatMap(({kind:n,name:d})=>n==="file"?[d]:[])]}const p=s.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);
function g({findings:e}){return e.some(({rule:t})=>p.has(t))}}),28894:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.MAX_LOG_BYTES=void 0,s.continuationOf=f,s.countLines=r,s.hasRecords=o,s.isAuditLog=M;function S(){const p=m(84831);return S=
function(){return p},p}function b(){const p=m(32854);return b=function(){return p},p}const R=["assets/gep/events.jsonl",
".evolver/gep/events.jsonl"],$=s.MAX_LOG_BYTES=128*1024*1024;function M(p){return(0,S().mayBeSpelled)(p,"events.jsonl")&&
R.some(g=>(0,b().isWithinAnywhere)(p,g))}const y=10,E=13,T=new Set([32,9,y,E]);function f(p,g){const e=l(p),t=l(g);let c=0;
for(let n=e.next().value;n;){const d=e.next().value,k=t.next().value;if(!k||!u(n.bytes,k.bytes,d===void 0))return{kind:"\
rewritten",line:n.line};c=k.end,n=d}return{kind:"appended",from:c}}function o(p){return l(p).next().value!==void 0}function*l(p){
let g=0;for(let e=0;e<p.length;){const t=p.indexOf(y,e),c=t<0?p.length:t,n=p.subarray(e,c);e=Math.min(c+1,p.length),g+=1,
i(n)||(yield{bytes:n,line:g,end:e})}}function i(p){for(const g of p)if(!T.has(g))return!1;return!0}function u(p,g,e){return e?
w(p).equals(w(g)):p.equals(g)}function w(p){return p.at(-1)===E?p.subarray(0,-1):p}function r(p,g){let e=0;for(let t=p.indexOf(
y);t>=0&&t<g;t=p.indexOf(y,t+1))e+=1;return e}}),27928:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.SEED_HASHES=
void 0;const m=s.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"1.14.0","62\
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
4235dd52c":"1.89.20"}}),36093:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.activatedSeeds=E,s.seedRelease=
M;function S(){const T=m(77598);return S=function(){return T},T}function b(){const T=m(23404);return b=function(){return T},
T}function R(){const T=m(64385);return R=function(){return T},T}function $(){const T=m(27928);return $=function(){return T},
T}function M({value:T,envelope:f}){if(f===void 0)return $().SEED_HASHES[(0,S().hash)("sha256",(0,b().canonicalize)(T)).slice(
0,32)]}const y=/\.seed\.json$/;function E({head:T,base:f,untouched:o},l){const i=(p,g)=>p.filter(({path:e})=>y.test(e)===
g).flatMap(({assets:e})=>e).filter(({type:e,value:t})=>e==="Gene"&&(0,R().declaredId)(t)!==void 0),u=new Set(i(f,!0).map(
({id:p})=>p));if(u.size===0)return[];const w=new Set(i([...f,...o],!1).map(({id:p})=>p)),r=new Set(l.map(({asset:p})=>p));
return i(T,!1).filter(p=>u.has(p.id)&&!w.has(p.id)&&!r.has(p))}}),68450:((H,s,m)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.commonRoot=y,s.packagesAbove=T,s.storeOf=M;function S(){const o=m(76760);return S=function(){return o},o}function b(){
const o=m(39491);return b=function(){return o},o}function R(){const o=m(32854);return R=function(){return o},o}function $(){
const o=m(59542);return $=function(){return o},o}function M(o,{policy:l,tree:i,base:u}){const[w]=l.stores.map(({path:g,root:e})=>({
path:(0,R().normalise)(g)??"",root:(0,R().normalise)(e)??""})).filter(({path:g})=>(0,R().isWithin)(o,g)).sort((g,e)=>e.path.
length-g.path.length),r=S().posix.dirname(o).replace(/^\.$/,"");if(w!==void 0)return{path:r,root:w.root,named:!0};const p=[
u,i].find(g=>g?.stat(r)?.kind==="directory");return{path:r,root:(p&&T(p,r)[0])??""}}function y(o,l){const i=new Set([...o].
map(w=>M(w,l).root)),[u=""]=i;return i.size===1?u:""}const E=(0,$().perTree)(()=>new Map);function T(o,l){const i=E(o).get(
l)??f(o,l);return E(o).set(l,i),i}function f(o,l){return[...new Set([l,...(0,b().foldersAbove)(l).reverse(),""])].filter(
u=>o.stat(S().posix.join(u,"package.json"))!==void 0)}}),97247:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.isOfChange=m;function m(S){return"files"in S}}),85475:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.asHubHashes=
g,s.assetIdOf=i,s.contentHash=r,s.hashFindings=o,s.identityFindings=T,s.isMissingIdentity=f,s.matchContentHash=E,s.unhashedFields=
e;function S(){const t=m(23404);return S=function(){return t},t}function b(){const t=m(27199);return b=function(){return t},
t}function R(){const t=m(36093);return R=function(){return t},t}function $(){const t=m(95132);return $=function(){return t},
t}function M(){const t=m(94377);return M=function(){return t},t}const y=new Set(["Gene","Capsule","EvolutionEvent"]);function E(t){
const{type:c,value:n}=t,d=n.asset_id;return d===r(t.value)?"content":c==="Capsule"&&d===r(g(n))?"hub":typeof d=="string"&&
(0,M().asEngineHashed)(n)?"engine":void 0}function T(t,c){const{type:n,value:d}=t;if(!y.has(n))return o(t,c);const k=l(t,
c),h=(0,b().placeOf)(t),v=d.asset_id===void 0?r(t.value):void 0;return[...d.schema_version===void 0?[(0,$().finding)("sc\
hema-version-missing",k,h)]:[],...v===void 0?o(t,c):[(0,$().finding)("content-hash-missing",{...k,expected:v},h)]]}function f({
rule:t}){return t==="schema-version-missing"||t==="content-hash-missing"}function o(t,c,n=!1,d){const{value:k}=t;if(k.asset_id===
void 0||E(t)!==void 0)return[];const h=r(t.value),v=(0,M().otherHashForm)(t),a=(0,R().seedRelease)(t),A=v==="created"||a!==
void 0?"notice":(0,M().hasOnlyLearned)(t,d)?"warning":"error",P=c==="author"?"error":A,C={...(0,b().placeOf)(t,["asset_i\
d"]),severity:P},I={...l(t,c),expected:h,...v&&{form:v},...a&&{seed:a}},N=n&&P!=="notice"&&c==="fix"?u(t,h):void 0;return[
{...(0,$().finding)("content-hash-mismatch",I,C),...N&&{edit:N}}]}function l({type:t,id:c},n){return{type:t,id:c,fixable:n===
"fix",...n==="author"&&{foreign:!0}}}function i(t){const{asset_id:c}=t.value;return typeof c=="string"&&E(t)!==void 0?c:
r(t.value)}function u({type:t,path:c,pointer:n,value:d},k){const{asset_id:h,...v}=d;if(!(typeof h!="string"||Object.values(
v).some(w))&&E({type:t,value:{...v,asset_id:k}})!==void 0)return{path:c,pointer:(0,b().pointerText)([...n,"asset_id"]),old:h,
new:[k],fix:!0}}function w(t){return typeof t!="object"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(
w)}function r(t){return(0,S().computeAssetId)(t)??""}const p=["notes","details"];function g(t){const{outcome:c}=t;if(!(0,b().
isJsonObject)(c))return t;const{notes:n,details:d,...k}=c;return{...t,outcome:k}}function e(t){const{outcome:c}=t.value;
return E(t)!=="hub"||!(0,b().isJsonObject)(c)?[]:p.filter(n=>Object.hasOwn(c,n)).map(n=>`outcome.${n}`)}}),94377:((H,s,m)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.asEngineHashed=M,s.hasOnlyLearned=E,s.hashDigits=f,s.otherHashForm=R;
function S(){const o=m(23404);return S=function(){return o},o}function b(){const o=m(27199);return b=function(){return o},
o}function R({value:o}){const l=typeof o.asset_id=="string"?f(o.asset_id):void 0,i=r=>(0,S().computeAssetId)(r)===`sha25\
6:${l}`;return i(o)?"unprefixed":o.type==="Gene"&&o.epigenetic_marks!==void 0&&i({...T(o),epigenetic_marks:[]})?"created":
void 0}const $={env_fingerprint:["region"],Capsule:["diff","strategy"]};function M(o){const i=$.Capsule.filter(w=>o.type===
"Capsule"&&!(w in o)).reduce((w,r)=>w.flatMap(p=>[p,{...p,[r]:null}]),[{}]);return[o,y(o)].flatMap(w=>i.map(r=>({...w,...r}))).
find(w=>(0,S().computeAssetId)(w)===o.asset_id)}function y(o){if(Array.isArray(o))return o.map(y);if(!(0,b().isJsonObject)(
o))return o;const l=Object.entries(o).map(([i,u])=>{const w=y(u),[r]=$.env_fingerprint,p=i==="env_fingerprint"&&(0,b().isJsonObject)(
w)&&!(r in w);return[i,p?{...w,[r]:null}:w]});return Object.fromEntries(l)}function E({value:o},l){if(o.type!=="Gene"||l===
void 0)return!1;const[i,u]=[o,l.value].map(w=>{const{schema_version:r,asset_id:p,...g}=T(w);return(0,S().canonicalize)(g)});
return i===u}function T(o){const{epigenetic_marks:l,learning_history:i,anti_patterns:u,...w}=o;return w}function f(o){const l=o.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(l)?l:void 0}}),76188:((H,s,m)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.parseCode=b,s.walk=M;function S(){const E=m(24551);return S=function(){return E},E}function b(E,T){
try{return(0,S().parse)(E,{ecmaVersion:"latest",sourceType:T,allowHashBang:!1})}catch(f){if(f instanceof SyntaxError||f instanceof
RangeError)return;throw f}}const R=/Function|^ClassBody$/,$=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*M(E){
const f=[{node:E,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let o=f.pop();o!==void 0;o=f.pop()){yield o;
const{node:l}=o,i=o.inFunction||R.test(l.type),u=o.hasOwnThis||$.test(l.type);for(const[w,r]of Object.entries(l))for(const p of Array.
isArray(r)?r:[r])y(p)&&f.push({node:p,parent:l,key:w,inFunction:i,hasOwnThis:u})}}function y(E){return typeof E=="object"&&
E!==null&&"type"in E&&"start"in E}}),23678:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.whyUnreadable=$;
function S(){const M=m(93028);return S=function(){return M},M}const b=2e5,R=2e3;async function $(M,y){const{kind:E,size:T=0}=M.
stat(y)??{};if(!(0,S().isRegular)(E))return;if(T>b)return`has ${T} bytes`;const f=(await M.read(y)).toString("utf8").split(
`
`),o=f.findIndex(l=>l.length>R);return o<0?void 0:`has ${f[o]?.length} characters on line ${o+1}`}}),41551:((H,s)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.findKnown=b,s.knownForms=S,s.reachOfKnown=M,s.secretsOf=p;const m=12;function S(e){
const t=[...new Set(e.flatMap(E))],c=t.map(n=>n.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(c)].filter(n=>n.length>=
m)}}function b(e,{exact:t,squeezed:c}){const n=t.flatMap(h=>R(e,h,v=>v));if(c.length===0||!/\s/.test(e))return n;const{text:d,
at:k}=$(e);return[...n,...c.flatMap(h=>R(d,h,v=>k[v]??0))]}function R(e,t,c){const n=[];for(let d=e.indexOf(t);d>=0;d=e.
indexOf(t,d+t.length))n.push({kind:"secret",start:c(d),end:c(d+t.length-1)+1});return n}function $(e){const t=new Uint32Array(
e.length),c=[];let n=0;for(const{0:d,index:k}of e.matchAll(/\S+/g)){for(let h=0;h<d.length;h+=1)t[n+h]=k+h;n+=d.length,c.
push(d)}return{text:c.join(""),at:t}}function M({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}const y=4;function E(e){
const t=Buffer.from(e),c=T(e),n=encodeURIComponent(t.toString()),d=t.toString("hex"),k=[e,...e.split(/\r?\n/),c,c.replaceAll(
"/","\\/"),T(c),...f(n),d,d.toUpperCase(),...[0,1,2].flatMap(h=>o(t,h))];return[...new Set(k)].filter(h=>h.trim().length>=
y)}function T(e){return JSON.stringify(e).slice(1,-1)}function f(e){const t=e.replace(/[!'()*]/g,c=>`%${c.charCodeAt(0).
toString(16).toUpperCase()}`);return[e,t].flatMap(c=>{const n=c.replace(/%../g,d=>d.toLowerCase());return[c,n,c.replaceAll(
"%20","+"),n.replaceAll("%20","+")]})}function o(e,t){const c=Buffer.concat([Buffer.alloc(t),e]).toString("base64"),n=Math.
ceil(t*8/6),d=Math.floor((t+e.length)*8/6),k=c.slice(n,d);return[k,k.replaceAll("+","-").replaceAll("/","_")]}const l=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
i=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,u=/^(?:[\\/~]|[A-Za-z]:[\\/])/,w=8,r=/^[A-Za-z][a-z]{0,9}$/;function p(e){
const t=Object.entries(e).flatMap(([c,n])=>n!==void 0&&l.test(c)&&g(c,n)?[n]:[]);return[...new Set(t)]}function g(e,t){return t.
length<w||r.test(t)?!1:!(i.test(e)&&u.test(t))}}),97018:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.redact=
$,s.redactForms=M;function S(){const n=m(41551);return S=function(){return n},n}function b(){const n=m(83377);return b=function(){
return n},n}function R(n){return b().TOKEN_SHAPES.flatMap(([d,k])=>Array.from(n.matchAll(k),({indices:h})=>{const[v,a]=h?.[1]??
h?.[0]??[0,0];return{kind:d,start:v,end:a}}))}function $(n,d=[]){return M(n,(0,S().knownForms)(d))}function M(n,d){const k=[
...(0,S().findKnown)(n,d),...R(n),...w(n)].sort((O,A)=>O.start-A.start||A.end-O.end),h=[];for(const O of k){const A=h.at(
-1);A===void 0||O.start>=A.end?h.push(O):O.end>A.end&&h.splice(-1,1,{...A,end:O.end})}let v="",a=0;for(const{kind:O,start:A,
end:P}of h)v+=`${n.slice(a,A)}[redacted ${O}]`,a=P;return{text:v+n.slice(a),redactions:h}}const y="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",E="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",T="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",f=`\\\\{0,3}["']`,o=new RegExp(
`${y}(?:${f})?${E}${f}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),l=new RegExp(`${y}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),i=new RegExp(`${y}${T}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),u=new RegExp(`${y}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function w(n){return[...r(n,o,({name:d,value:k,next:h})=>/["'\\]/.test(
h)&&!e(d,k)),...r(n,l,({value:d,next:k})=>!t(d,k)),...r(n,i,({value:d,next:k})=>c(d)&&!t(d,k)),...r(n,u,({value:d,next:k})=>c(
d)&&!t(d,k))]}function r(n,d,k){return Array.from(n.matchAll(d)).flatMap(({groups:h={},indices:v})=>{const{name:a="",value:O=""}=h,
[A,P]=v?.groups?.value??[0,0],C={name:a,value:O,next:n.charAt(P)};return g(a,O)||!k(C)?[]:[{kind:"named secret",start:A,
end:P}]})}const p=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function g(n,d){return p.test(d)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(d)?!0:/^[\d.:_-]+$/.test(d)&&!/^p/i.test(n)}
function e(n,d){return/token|key/i.test(n)&&/^[A-Za-z][a-z]{0,15}$/.test(d)}function t(n,d){return d!==""&&"([{".includes(
d)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(n)}function c(n){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(n)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(n)?!1:/\d/.test(n)?/[a-z]/i.test(n):n.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(n)}}),83377:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.TOKEN_SHAPES=
void 0;const m=String.raw`
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
`,S=new RegExp(`\\b(?:${m.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),b=s.TOKEN_SHAPES=
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
6163:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.dangerIn=i;function S(){const r=m(76760);return S=function(){
return r},r}function b(){const r=m(58067);return b=function(){return r},r}function R(){const r=m(81413);return R=function(){
return r},r}function $(){const r=m(20630);return $=function(){return r},r}function M(){const r=m(37866);return M=function(){
return r},r}const y=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites files or disks":"\
dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as anothe\
r user":"doas su sudo","reads the environment":"printenv"}).flatMap(([r,p])=>p.split(" ").map(g=>[g,r]))),E={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},T=2,f=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
o=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
l={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function i(r){if(f.test(r))return"names a \
file that is made for secrets";const p=o.test(r)?Object.entries(l).find(([,t])=>t.test(r)):void 0;if(p!==void 0)return`${p[0]}\
 in inline code`;const g=(0,R().readShellText)(r),[e]=(0,b().findDangers)(g);return e?E[e.name]:u(g)}function u(r,p=0){for(const{
words:g,pipedFrom:e}of(0,R().everyCommand)(r)){const[t,...c]=g;if(t===void 0)continue;const n=S().posix.basename(t.text);
if(y.has(n))return w(n);if((0,$().isShell)(n)&&(e!==void 0||c.length===0))return`has \`${n}\` run whatever it reads`;if(!(n!==
"find"&&!(0,M().startsOthers)(n)))for(const{text:d}of c){const k=S().posix.basename(d);if(y.has(k))return w(k);const v=p<
T&&/\s/.test(d)?u((0,R().readShellText)(d),p+1):void 0;if(v!==void 0)return v}}}function w(r){return`${y.get(r)} with \`${r}\
\``}}),41431:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.judgeReading=o,s.judgeRiskAlone=i,s.unjudged=
u;function S(){const n=m(39763);return S=function(){return n},n}function b(){const n=m(95132);return b=function(){return n},
n}function R(){const n=m(6163);return R=function(){return n},n}function $(){const n=m(83747);return $=function(){return n},
n}function M(){const n=m(46121);return M=function(){return n},n}function y(){const n=m(8737);return y=function(){return n},
n}function E(){const n=m(92890);return E=function(){return n},n}function T(){const n=m(14111);return T=function(){return n},
n}const f=new Set("target-writes tool-writes dry-run writes_files".split(" "));function o(n,d,k){const h=(0,y().findProblems)(
n),v=P=>c[P](n,h,k),a=v("evolver"),O=v("validator"),A={evolver:a,validator:O}[d]??v(d);return w(n,d,A,{evolver:a,validator:O})}
function l(n,d){const k=d.find(({rule:v})=>v==="validator-newer");return{"1.94":n,newer:k?{verdict:"block",reason:k}:n}}
function i(n,d,k){const h={findings:t((0,y().findProblems)(n))},v={evolver:h,validator:h};return w(n,"curated",(0,$().judgeRisk)(
d,k),v)}function u(n,d,k){const h=typeof n=="string"?n:"",v=[(0,b().notJudged)(`the command \`${h}\``,k)];return w({command:h,
words:[],assignments:[],argv:null,targets:[],problems:[]},d,{findings:v},{evolver:{findings:v},validator:{findings:v}})}
function w(n,d,k,h){const v=r(n,t(k.findings)),a=p(v),O=P=>P===k?a:p(t(P.findings)),A=O(h.validator);return{reading:n,verdict:a.
verdict,risk:k.risk??e(a.verdict,v),confirmation:k.confirmation??"standard",findings:v,profiles:{evolver:O(h.evolver),validator:A,
[d]:a},validators:l(A,h.validator.findings)}}function r({command:n},d){const k=d[0]?.severity==="error"?(0,R().dangerIn)(
n):void 0;return k===void 0?d:d.map(h=>h.severity==="error"?{...h,harm:"danger",danger:k}:h)}function p(n){const d=g(n),
[k]=n;if(d==="block"&&k)return{verdict:d,reason:k};const h=n.find(({rule:v})=>v==="validator-empty-folder");return h?{verdict:d,
remark:h}:{verdict:d}}function g(n){return n.some(({severity:k})=>k==="error")?"block":n.some(({severity:k,rule:h})=>k===
"warning"&&h!=="experimental_mode")?"warn":"allow"}function e(n,d){return n==="block"?"dangerous":d.some(({rule:k})=>f.has(
k))?"write":"safe"}function t(n){return S().SEVERITIES.flatMap(d=>n.filter(({severity:k})=>k===d))}const c={evolver:M().
evolver,validator:E().validator,curated:$().curated,workspace:T().workspace}}),4378:((H,s,m)=>{Object.defineProperty(s,"\
__esModule",{value:!0}),s.Judge=void 0;function S(){const f=m(68450);return S=function(){return f},f}function b(){const f=m(
51951);return b=function(){return f},f}function R(){const f=m(41115);return R=function(){return f},f}function $(){const f=m(
54244);return $=function(){return f},f}function M(){const f=m(34482);return M=function(){return f},f}function y(){const f=m(
41431);return y=function(){return f},f}const E=4e3;class T{terms;context;clock;#n=new Map;#e=new Map;constructor(o,l,i){
this.terms=o,this.context=l,this.clock=i}static by(o){const l=(0,M().contextIn)(o,{});return new T(o,l,o.clock??new($()).
AuditClock(o.signal))}with(o){const l={...this.terms,...o},i=(0,M().contextIn)(l,this.context.proposal);return new T(l,i,
this.clock)}proposed(o){return new T(this.terms,(0,M().contextIn)(this.terms,o),this.clock)}storeOf(o){const{cwd:l}=this.
terms,i=(0,S().storeOf)(o,this.terms);return l===void 0?i:{...i,root:l}}forFile(o){return this.startingIn(this.storeOf(o).
root)}startingIn(o){if(o===(this.terms.cwd??""))return this;const l=this.#e.get(o)??this.with({cwd:o});return this.#e.set(
o,l),l}command(o){const l=this.#n.get(o);if(l!==void 0)return l;const i=this.#s(o);this.#n.set(o,i);const[u]=this.#n.keys();
return this.#n.size>E&&this.#n.delete(u),i}async risk(o,l){return(0,y().judgeRiskAlone)(await this.#t(l),o,this.context)}async#s(o){
const{profile:l}=this.terms.policy;try{return(0,y().judgeReading)(await this.#t(o),l,this.context)}catch(i){return(0,y().
unjudged)(o,l,i)}}async#t(o){const{tree:l,base:i,changed:u,cwd:w="",policy:r}=this.terms,{clock:p}=this,g=(0,R().programTerms)(
r),e={...l&&{tree:l},...i&&{base:i},changed:u,cwd:w,programs:g,clock:p};return await p.tick(),(0,b().readCommand)(o,e)}}
s.Judge=T}),46121:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.evolver=void 0;function S(){const y=m(41115);
return S=function(){return y},y}function b(){const y=m(83747);return b=function(){return y},y}const R=(y,E,T)=>{const f=y.
words[0]?.text;if(y.invocation===void 0&&f&&(0,S().isNamedCurated)(f,T.policy))return(0,b().curated)(y,E,M(T));const o=$(
y,E);return{findings:E,...o&&{risk:o}}};s.evolver=R;function $({invocation:y},E){const T=y?.family?.data.risk;return E.some(
({severity:o})=>o==="error")||T==="safe"?void 0:T}function M(y){const{policy:E}=y,T=E.allowed_roots.length>0?E.allowed_roots:
["."];return{...y,policy:{...E,allowed_roots:T}}}}),92890:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.
validator=void 0;function S(){const i=m(95132);return S=function(){return i},i}const b=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
R={"1.94":{refused:b,information:new Set(["--version","--help","--v8-options"])},newer:{refused:b,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},$=(i,u)=>{const w=[...u,...f(i,R["1.94"])];if(M(w))return{
findings:w};const r=f(i,R.newer).slice(0,1).map(E);return{findings:[...w,...r,...y(i)]}};s.validator=$;function M(i){return i.
some(({severity:u})=>u==="error")}function y({invocation:i}){const u=i?.operands[0],w=i&&T(i,R["1.94"]);return u===void 0||
w?[]:[(0,S().finding)("validator-empty-folder",{script:u.text},{span:u.span})]}function E({args:{flag:i=""},span:u}){return(0,S().
finding)("validator-newer",{refused:String(i)},u&&{span:u})}function T({flags:i},{information:u}){return i.some(({name:w})=>u.
has(w))}function f(i,u){const{words:w,invocation:r,command:p}=i,[g,...e]=w;if(g===void 0)return[];if(g.text!=="node")return[
(0,S().finding)("validator-program",{program:g.text},{span:g.span})];const t=e.filter(({text:k})=>u.refused.test(k)).map(
({text:k,span:h})=>{const v=r?.operands[0],a=v&&v.span.start<h.start?"script":"node";return(0,S().finding)("validator-fl\
ag",{flag:k,of:a},{span:h})});t.push(...o(r,u),...l(p,u));const c=r!==void 0&&T(r,u),n=r?.flags.some(({name:k})=>k==="--\
test")===!0;return(r?.operands[0]===void 0||n)&&!c&&t.push((0,S().finding)("validator-script",{},{span:g.span})),t}function o(i,{
options:u,information:w}){if(i===void 0||u===void 0)return[];const{flags:r,operands:p}=i,[g]=r;if(r.length===1&&p.length===
0&&w.has(g?.name??""))return[];const t=({written:c,span:n})=>(0,S().finding)("validator-flag",{flag:c,of:"node"},{span:n});
return r.filter(({name:c})=>!u.has(c)).map(t)}function l(i,{text:u}){const w=u?.exec(i);if(!w)return[];const r={start:w.
index,end:w.index+w[0].length};return[(0,S().finding)("validator-flag",{flag:w[0],of:"node"},{span:r})]}}),16455:((H,s,m)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.editOf=y,s.withEdit=M,s.withEdits=$;function S(){const f=m(82606);return S=
function(){return f},f}function b(){const f=m(70023);return b=function(){return f},f}const R=new Set("checks-syntax-only\
 npm-script-missing only-prints target-missing workspace-missing".split(" "));async function $(f,o,l){if(f.every(({verdict:r})=>r===
"allow"))return f;const i=f.map(({reading:r})=>r.command),u=new(b()).ScriptStore(o),w=l?await(0,S().fixList)(i,u):[];return Promise.
all(f.map(async(r,p)=>{const{command:g}=r.reading;if(r.verdict==="allow"||g.length>S().LONGEST)return r;const e=w[p];return e?.
kind==="fixed"?T(r,y(g,e,u),u.judge):E(r,o)}))}async function M(f,o){const[l=f]=await $([f],o,!1);return l}function y(f,{
commands:o,scripts:l},i){const u=l.map(w=>i.pathOf(w)).flatMap(w=>{const r=i.textOf(w);return r===void 0?[]:[{path:w,text:r}]});
return{old:f,new:o,...u.length>0&&{files:u},fix:!0}}async function E(f,o){const{command:l}=f.reading,i=new(b()).ScriptStore(
o),u=await(0,S().rewriteCommand)(l,i,{rewrites:S().SUGGESTIONS,accepts:({findings:w})=>!w.some(({rule:r})=>R.has(r))});return u.
kind!=="fixed"?f:T(f,{...y(l,u,i),fix:!1},i.judge)}async function T(f,o,l){const{findings:i,verdict:u}=f,w=await Promise.
all(o.new.map(c=>l.command(c)));if(w.some(c=>c.verdict==="block"))return f;const r=new Set(i.map(({rule:c})=>c)),p=w.flatMap(
c=>c.findings).flatMap(({rule:c,severity:n})=>n==="notice"?[]:c),g=p.some(c=>!r.has(c));if(u==="warn"&&g)return f;const e=({
rule:c,severity:n})=>u==="block"?n==="error":!p.includes(c),t=i.find(e);return t===void 0?f:{...f,findings:i.map(c=>c===
t?{...c,edit:o}:c)}}}),78816:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=void 0,s.reasonOf=
y,s.reasons=void 0;function S(){const E=m(13580);return S=function(){return E},E}function b(){const E=m(95132);return b=
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
id:E.rule,title:(0,S().ruleOf)(E.rule)?.title,...(0,b().describe)(E)}}}),82606:((H,s,m)=>{Object.defineProperty(s,"__esM\
odule",{value:!0}),s.SUGGESTIONS=s.LONGEST=void 0,s.fixList=p,s.rewriteCommand=l;function S(){const a=m(6163);return S=function(){
return a},a}function b(){const a=m(78816);return b=function(){return a},a}function R(){const a=m(50899);return R=function(){
return a},a}function $(){const a=m(41468);return $=function(){return a},a}function M(){const a=m(77463);return M=function(){
return a},a}function y(){const a=m(71570);return y=function(){return a},a}function E(){const a=m(2137);return E=function(){
return a},a}function T(){const a=m(36309);return T=function(){return a},a}const f=6,o=200;async function l(a,O,A={}){return new i(
O,A).rewrite(a,f)}class i{#n;#e;#s;#t=o;constructor(O,{rewrites:A=h,accepts:P=()=>!0}){this.#n=O,this.#e=A,this.#s=P}async rewrite(O,A){
this.#t-=1;const P=await this.#n.judge.command(O),{reading:C,verdict:I,findings:N}=P;if(I==="allow")return{kind:"fine"};
const j=(0,S().dangerIn)(O);if(j!==void 0&&I==="block")return{kind:"left",reason:b().reasons.dangerous(j)};let x,L;for(const F of A>
0&&this.#t>0?this.#e:[]){const W=await F(C,this.#n);if(W===void 0)continue;if("reason"in W){x??=W.reason;continue}const G=await this.#r(
W.commands,A-1),U=w(W,G);if(U.kind==="left")x??=U.reason;else{if(await this.#o(U))return U;L??=U}}if(L!==void 0)return L;
const[_]=N,D=A===f||this.#s(P);return _===void 0||I==="warn"&&D?{kind:"fine"}:{kind:"left",reason:x??(0,b().reasonOf)(_)}}async#r(O,A){
const P=[];for(const C of O){if(P.some(u)||this.#t<=0)break;P.push(await this.rewrite(C,A))}return P}async#o({commands:O}){
return(await Promise.all(O.map(P=>this.#n.judge.command(P)))).every(({profiles:P})=>P.validator.verdict!=="block")}}function u(a){
return a.kind==="left"&&a.reason.id!==b().CANNOT_FAIL}function w(a,O){const A=O.find(u);if(A!==void 0)return A;const P=O.
flatMap((I,N)=>{if(I.kind==="left")return[];const j=a.commands[N]??"";return I.kind==="fixed"?[I]:[{commands:[j],steps:[],
scripts:[]}]}),C=O.find(I=>I.kind==="left");return P.length===0||O.length<a.commands.length?C??{kind:"left",reason:b().reasons.
tooLong()}:{kind:"fixed",commands:P.flatMap(({commands:I})=>I),steps:[a.step,...C===void 0?[]:["command that only prints\
 removed"],...P.flatMap(({steps:I})=>I)],scripts:[...a.scripts??[],...P.flatMap(({scripts:I})=>I)]}}const r=s.LONGEST=16*
1024;async function p(a,O){const A=[];for(const I of a){const N=typeof I=="string"&&I.length<=r;A.push(N?await l(I,O):{kind:"\
fine"})}const P=new Set((await g(a,O)).flat()),C=await Promise.all(A.map(async I=>(I.kind==="fixed"?(await g(I.commands,
O)).flat():[]).some(x=>!P.has(x))?{kind:"left",reason:b().reasons.addsProblems()}:I));return t(a,await e(a,C,O))}function g(a,{
judge:O}){return Promise.all(a.map(async A=>{const{findings:P}=await O.command(A);return P.flatMap(({rule:C,severity:I})=>I===
"notice"?[]:C)}))}async function e(a,O,A){return O.some(k)&&(await Promise.all(O.map(async(C,I)=>{if(C.kind==="fixed")return!0;
if(C.kind==="left")return!1;const{findings:N,verdict:j}=await A.judge.command(a[I]);return j!=="block"&&!N.some(({rule:x})=>x===
"only-prints")}))).includes(!0)?O.map(C=>k(C)?c:C):O}function t(a,O){const A=new Set,P=new Set;return O.map((C,I)=>{const N=a[I];
if(C.kind!=="fixed")return A.add(N),P.has(N)?n:C;const j=C.commands.filter(x=>!A.has(x)&&A.add(x));for(const x of j)P.add(
x);return j.length===C.commands.length?C:{...C,commands:j,steps:[...C.steps,...n.steps]}})}const c=d("command that only \
prints removed"),n=d("repeated command removed");function d(a){return{kind:"fixed",commands:[],steps:[a],scripts:[]}}function k(a){
return a.kind==="left"&&a.reason.id===b().CANNOT_FAIL}const h=[y().trimBlanks,R().moveCode,y().dropRedirection,y().dropUnread,
$().enterDirectory,y().splitConjunction,y().findPrinter,M().dropLauncher,M().nameProgram,M().spellProgram,M().writeSlashes,
$().makeRelative],v=s.SUGGESTIONS=[...h,E().dropPreparation,T().useWorkspace,E().requireEach,E().dropOutputFile,T().spellScript,
E().passFlag,E().useInstalled,E().dropFlag,T().useNpm,T().useNpx]}),50899:((H,s,m)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.moveCode=void 0;function S(){const _=m(98995);return S=function(){return _},_}function b(){const _=m(76188);
return b=function(){return _},_}function R(){const _=m(44670);return R=function(){return _},_}function $(){const _=m(78816);
return $=function(){return _},_}function M(){const _=m(70023);return M=function(){return _},_}function y(){const _=m(710);
return y=function(){return _},_}const E=async(_,D)=>{const F=t(_);if(F===void 0||"reason"in F)return F;const W=o(F.evaluation.
code);if(typeof W!="string")return W;const G=await D.place(W);return G===void 0?{reason:$().reasons.noPlace(M().SCRIPT_FOLDER)}:
{step:"code moved into a script",commands:[F.evaluation.withScript(G)],scripts:[G]}};s.moveCode=E;const T=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
f="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function o(_){const D=(0,b().parseCode)(
_,"script");if(D===void 0)return{reason:l};if(T.test(_))return{reason:$().reasons.cannotFail()};const F=A(D),{onlyUnderEval:W}=F;
if(W!==void 0)return{reason:$().reasons.codeNotMoved(`\`${W}\` has another meaning in a script`)};if(!F.reachesOut)return{
reason:$().reasons.checksNothing()};const G=[...u(D),...w(_,F)],U=`${f}${G.map(K=>`${K}
`).join("")}
${_.trimEnd()}
`,z=`(function (exports, require, module, __filename, __dirname) {${U}})`;return(0,b().parseCode)(z,"script")===void 0?{
reason:l}:U}const l=$().reasons.codeNotMoved("it is not CommonJS that all supported versions of Node can run");function i(_,D,{
names:F}){return F.has(D)&&(0,b().parseCode)(`let ${D};
${_}`,"script")===void 0}function u({body:_}){return _.flatMap(D=>D.type==="ExpressionStatement"&&D.directive==="use str\
ict"?["'use strict';"]:[])}function w(_,D){const{names:F,requiresFiles:W}=D;return[...[...F].filter(U=>x(U)&&!i(_,U,D)).
sort().map(U=>`let ${U} = require('node:${U}');`),...W?["// Modules are found from the working directory.",r]:[],...W||_.
includes("argv")?["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const r="requi\
re = require('node:module').createRequire(process.cwd() + '/');",p=["line-break","blank-padding","markup-injection"],g=new Set(
["--eval","--print"]),e=/strip-types|transform-types|detect-module|^--test/;function t(_){const{invocation:D,command:F,assignments:W}=_;
if(D?.program!=="node")return;const G=D.flags.filter(({name:B})=>g.has(B));if(G.length===0)return;if(!c(_))return{reason:$().
reasons.codeNotMoved("a shell would change it before `node` gets it")};const[U,...z]=G;if(U?.value===void 0||U.name!=="-\
-eval"||z.length>0)return{reason:$().reasons.codeNotMoved("it is not one text, or its value is printed")};const K=D.flags.
filter(B=>B!==U),J=K.find(B=>!n(B));if(J!==void 0)return{reason:$().reasons.codeNotMoved(`\`${J.written}\` changes how \`n\
ode\` runs it`)};const V=({start:B,end:Z})=>F.slice(B,Z),Y=D.passthrough.at(-1),X=D.passthrough.slice(0,1).map(({span:B})=>V(
{start:B.start,end:Y?.span.end??B.end})),Q=[...W.map(({span:B})=>V(B)),"node"];return{evaluation:{code:U.value,withScript:B=>[
...Q,...K.map(({span:Z})=>V(Z)),B,...X].join(" ")}}}function c(_){const{command:D,words:F,assignments:W}=_;if((0,y().isAmbiguous)(
_,p))return!1;let G=0;for(const{span:U}of[...W,...F]){if(U.start>G&&!/^[ \t]*$/.test(D.slice(G,U.start)))return!1;G=Math.
max(G,U.end)}return/^[ \t]*$/.test(D.slice(G))}function n({name:_}){return R().NODE_FLAGS.get(_.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!e.test(_)}const d=new Set(S().builtinModules.filter(_=>!/^(?:_|node:)/.test(_))),k=new Set("child_pr\
ocess cluster fs inspector module repl sqlite test vm wasi worker_threads".split(" ")),h=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,
v={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:[
"label"],BreakStatement:["label"],ContinueStatement:["label"],MetaProperty:["meta","property"]},a=new Set("module export\
s __filename __dirname eval Function global globalThis".split(" ")),O=new Set(["mainModule","execArgv","_eval","runInThi\
sContext"]);function A(_){const D=new Set;let F=!1,W=!1,G;for(const U of(0,b().walk)(_)){G??=I(U);const{node:z}=U;W||=P(
z),C(U)&&(D.add(U.node.name),F||=U.node.name==="require"&&!L(U)),z.type==="ImportExpression"&&(G??="import()")}return{names:D,
requiresFiles:F,reachesOut:W||F,onlyUnderEval:G}}function P(_){const D=_.type==="Identifier"&&"name"in _?_.name:N(_)&&_.
value;return typeof D!="string"?!1:k.has(D.replace(/^node:/,"").split("/")[0]??"")||h.test(D)}function C(_){const{node:D,
parent:F,key:W}=_;return D.type!=="Identifier"?!1:F!==void 0&&"computed"in F&&F.computed===!0||v[F?.type??""]?.includes(
W)!==!0}function I(_){const{node:D,hasOwnThis:F}=_;if(D.type==="ThisExpression"&&!F)return"this";if(C(_)){const{name:z}=_.
node;if(a.has(z)||O.has(z)||z==="arguments"&&!F)return z}if(D.type!=="MemberExpression")return;const{object:W,property:G}=D;
return G.type!=="Identifier"?void 0:O.has(G.name)?G.name:W.type==="Identifier"&&W.name==="require"&&G.name==="main"?"req\
uire.main":void 0}function N(_){return typeof _=="object"&&_!==null&&"type"in _&&_.type==="Literal"}function j(_){return typeof _==
"string"&&d.has(_.replace(/^node:/,""))}function x(_){return d.has(_)&&!["console","module","process"].includes(_)}function L({
parent:_,key:D}){if(_?.type!=="CallExpression"||D!=="callee")return!1;const[F]=_.arguments;return N(F)&&j(F.value)}}),41468:((H,s,m)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.enterDirectory=void 0,s.isFile=p,s.makeRelative=void 0,s.word=e;function S(){
const h=m(35736);return S=function(){return h},h}function b(){const h=m(32854);return b=function(){return h},h}function R(){
const h=m(93028);return R=function(){return h},h}function $(){const h=m(36773);return $=function(){return h},h}function M(){
const h=m(78816);return M=function(){return h},h}function y(){const h=m(710);return y=function(){return h},h}function E(){
const h=m(71570);return E=function(){return h},h}const T=/\.[cm]?[jt]s$/,f=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
o=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,l=new Set("target-outside tilde-expansion variable-expansion command\
-substitution".split(" ")),i=(h,{tree:v})=>{const{command:a,words:O,invocation:A,problems:P}=h;if(A?.program!=="node"||v===
void 0)return;const C=P.filter(({rule:I})=>l.has(I));for(const{text:I,span:N}of O.slice(1)){if(!C.some(({span:{start:_}})=>_>=
N.start&&_<N.end))continue;const j=a.slice(N.start,N.end),x=[I,j].find(w);if(x===void 0||!T.test(x))continue;const L=r(v,
x,p);if(L!==void 0)return{step:"path made relative",commands:[u(h,v,{span:N,path:x,found:L})]}}};s.makeRelative=i;function u({
command:h,words:v},a,{span:O,path:A,found:P}){const C=A.endsWith(`/${P}`)?A.slice(0,-P.length):void 0,I=({text:j})=>C!==
void 0&&j.startsWith(C)&&a.stat((0,b().normalise)(j.slice(C.length))??"")!==void 0;return v.filter(j=>j.span.start>O.start&&
I(j)).map(j=>({span:j.span,by:j.text.slice(C?.length)})).concat({span:O,by:P}).toSorted((j,x)=>x.span.start-j.span.start).
reduce((j,x)=>(0,y().replaceSpan)(j,x.span,e(x.by)),h)}function w(h){return o.test(h)||f.test(h)}function r(h,v,a){const O=v.
replaceAll("\\","/").split("/").filter(A=>A!==""&&A!==".");for(let A=1;A<O.length;A+=1){const P=(0,b().normalise)(O.slice(
A).join("/"));if(P!==void 0&&P!==""&&a(h,P))return P}}function p(h,v){const a=(0,b().resolveInTree)(h,v);if(a.kind!=="in\
side")return!1;const{kind:O,tracked:A}=a.entry;return A&&(0,R().isRegular)(O)}function g(h,v){const a=(0,b().resolveInTree)(
h,v);return a.kind==="inside"&&a.entry.kind==="directory"}function e(h){return/^[\w./@-]+$/.test(h)?h:(0,$().singleQuoted)(
h)}const t=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,c=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
n=async({command:h},v)=>{const a=d(h);if(a===void 0)return;const{written:O,rest:A}=a;return A!==""&&await k(O,A,v)?{step:"\
path made relative",commands:[A]}:{reason:M().reasons.changesDirectory()}};s.enterDirectory=n;function d(h){const[,v]=/^\(([^()]*)\)$/.
exec(h)??[],a=(v??h).trim(),[O]=(0,E().partsOf)(a),[,A]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(
O?.text??"")??[];if(O===void 0||A===void 0||O.start!==0)return;const[,P=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(a.slice(
O.end))??[];return{written:A,rest:P.trim()}}async function k(h,v,{tree:a,judge:O}){if(t.test(h))return!0;if(c.test(h))return(O.
terms.cwd??"")==="";const{words:A,problems:P}=(0,S().lex)(h),[C]=A;if(C===void 0||a===void 0)return!1;if(!w(C.text))return P.
length===0&&(0,b().normalise)(C.text)==="";if(r(a,C.text,g)!==void 0)return!1;const{reading:I,verdict:N}=await O.command(
(0,E().conjunctionOf)(v)?.[0]?.text??v),j=I.targets.length>0&&I.targets.every(({path:x})=>x!==void 0);return N!=="block"&&
j}}),77463:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.writeSlashes=s.spellProgram=s.nameProgram=s.dropLauncher=
void 0;function S(){const n=m(32854);return S=function(){return n},n}function b(){const n=m(95132);return b=function(){return n},
n}function R(){const n=m(41468);return R=function(){return n},n}function $(){const n=m(710);return $=function(){return n},
n}const M=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,y=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
E=n=>{const d=l(n,"program-by-path");if(d===void 0)return;const{program:k}=d.args,[,h]=M.exec(k)??[];if(h!==void 0)return i(
n,d,`npx ${h}`);const[,v]=y.exec(k)??[];return v===void 0?void 0:i(n,d,v)};s.nameProgram=E;const T=n=>{const d=l(n,"prog\
ram-look-alike");return d&&i(n,d,d.args.meant)};s.spellProgram=T;const f=(n,{tree:d})=>{const k=l(n,"target-not-a-file");
if(k?.args.reason==="backslash")return i(n,k,(0,R().word)(o(k.args.path)),"backslashes replaced");const h=l(n,"target-mi\
ssing");if(h===void 0||d===void 0)return;const v=o(n.command.slice(h.span.start,h.span.end));return v.includes("/")&&(0,R().
isFile)(d,(0,S().normalise)(v)??"")?i(n,h,(0,R().word)(v),"backslashes replaced"):void 0};s.writeSlashes=f;function o(n){
return n.replaceAll("\\","/")}function l({problems:n},d){return n.find(k=>(0,b().isProblem)(k,d))}function i({command:n},{
span:d},k,h="program name corrected"){return{step:h,commands:[(0,$().replaceSpan)(n,d,k)]}}const u=["reserved-word","unq\
uoted-glob"],w={command:()=>0,env:()=>0,exec:()=>0,nice:n=>c(n,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:n=>c(n,
/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},r=new Set(["ash","bash","cmd","dash","k\
sh","sh","zsh"]),p=/^(?:-[aeilux]*c|\/[cC])$/,g=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,e=n=>{const{command:d,
words:k}=n,[h,...v]=k;if(h===void 0||(0,$().isAmbiguous)(n,u))return;const a=h.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),O=r.has(a)?t(v):void 0;if(O!==void 0)return{step:"launcher removed",commands:[O]};const A=Object.hasOwn(w,
a)?w[a]?.(v.map(({text:I})=>I)):void 0,P=A===void 0?void 0:v[A];return P===void 0?void 0:{step:"launcher removed",commands:[
d.slice(0,h.span.start)+d.slice(P.span.start)]}};s.dropLauncher=e;function t(n){const[d,k]=n.slice(n.findIndex(h=>!g.test(
h.text)));if(!(d===void 0||!p.test(d.text)))return k===n.at(-1)&&k?.text.trim()?k.text.trim():void 0}function c(n,d,k){let h=0;
for(;;){const v=n[h]??"";if(k?.test(v))h+=2;else if(d.test(v))h+=1;else return h}}}),710:((H,s,m)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.cutSpan=R,s.isAmbiguous=M,s.replaceSpan=b,s.suggest=$;function S(){const y=m(13580);return S=
function(){return y},y}function b(y,{start:E,end:T},f){return y.slice(0,E)+f+y.slice(T)}function R(y,{start:E,end:T}){const f=y.
slice(0,E).replace(/[ \t]+$/,"");return f===""?y.slice(T).replace(/^[ \t]+/,""):f+y.slice(T)}function $(...y){return{step:"\
command suggested",commands:y}}function M({problems:y},E=[]){return y.some(({rule:T})=>{const{layer:f,severity:o}=(0,S().
ruleOf)(T);return f==="syntax"&&o==="error"&&!E.includes(T)})}}),71570:((H,s,m)=>{Object.defineProperty(s,"__esModule",{
value:!0}),s.conjunctionOf=w,s.findPrinter=s.dropUnread=s.dropRedirection=void 0,s.partsOf=u,s.trimBlanks=s.splitConjunction=
void 0;function S(){const r=m(35736);return S=function(){return r},r}function b(){const r=m(81413);return b=function(){return r},
r}function R(){const r=m(78816);return R=function(){return r},r}function $(){const r=m(710);return $=function(){return r},
r}const M=({command:r})=>{const p=r.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return p===""||p===r?void 0:{step:"\
whitespace trimmed",commands:[p]}};s.trimBlanks=M;const y=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,E=({
command:r,problems:p})=>{const e=p.some(({rule:t})=>t==="shell-redirection")?r.replace(y,""):r;if(!(e===r||(0,S().lex)(e).
problems.length>0))return{step:"redirection removed",commands:[e]}};s.dropRedirection=E;const T=({command:r,problems:p})=>{
for(const{rule:g,span:e}of p){const t=r.slice(e.end).trim()==="";if(g==="shell-comment"&&!/[\r\n]/.test(r.slice(e.start))||
g==="shell-operator"&&t&&r.slice(e.start,e.end)===";")return{step:"comment removed",commands:[(0,$().cutSpan)(r,e)]};if(g===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,$().replaceSpan)(r,e,"")]}}};s.dropUnread=T;const f=new Set(
["echo","printf","true",":","pwd","date"]),o=r=>f.has(r.words[0]?.text??"")&&!(0,$().isAmbiguous)(r)?{reason:R().reasons.
cannotFail()}:void 0;s.findPrinter=o;const l=/^cd(?:[ \t]|$)/,i=({command:r,problems:p})=>{if(!p.some(({rule:c})=>c==="s\
hell-operator"))return;const g=w(r);if(g===void 0||l.test(r))return;const[e]=g.filter(({text:c})=>l.test(c));return e===
void 0?{step:"split at &&",commands:g.map(({text:c})=>c)}:{step:"split at &&",commands:[...g.slice(0,g.indexOf(e)).map(({
text:c})=>c),r.slice(e.start)]}};s.splitConjunction=i;function u(r){const p=(0,b().readShellText)(r).map(({span:g,separator:e})=>{
const t=r.slice(g.start,g.end),c=g.end-t.trimStart().length,n=t.trim();return{text:n,start:c,end:c+n.length,operator:e.trim()}});
return r.slice(0,p[0]?.start).trim()===""?p:[]}function w(r){const p=u(r),g=p.every(({operator:e},t)=>e===(p[t+1]?"&&":""));
return p.length>1&&g?p:void 0}}),70023:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=
void 0;function S(){const l=m(77598);return S=function(){return l},l}function b(){const l=m(76760);return b=function(){return l},
l}function R(){const l=m(39491);return R=function(){return l},l}function $(){const l=m(63550);return $=function(){return l},
l}function M(){const l=m(80781);return M=function(){return l},l}function y(){const l=m(93028);return y=function(){return l},
l}const E=s.SCRIPT_FOLDER="scripts/validate",T=[16,64];class f{#n;#e=new Map;#s;#t;#r;constructor(i){const{tree:u,cwd:w=""}=i.
terms;this.#n=u,this.#s=w,this.#t=i,this.#r=u&&(0,M().subTree)(u,w)}get judge(){return this.#t}get tree(){return this.#r}pathOf(i){
return b().posix.join(this.#s,i)}textOf(i){return this.#e.get(i)}async place(i){const u=this.#n;if(u===void 0)return;const w=(0,S().
createHash)("sha256").update(i).digest("hex");for(const r of T){const p=`${E}/eval-${w.slice(0,r)}.cjs`,g=this.pathOf(p);
if(!(0,R().foldersAbove)(g).every(n=>(u.stat(n)?.kind??"directory")==="directory"))return;const t=u.stat(g);if(t===void 0)
return this.#o(g,i,u),p;if((0,y().isRegular)(t.kind)&&t.tracked&&(await u.read(g)).equals(Buffer.from(i)))return p}}#o(i,u,w){
if(this.#e.has(i))return;this.#e.set(i,u);const r=o(w,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:r}),this.#r=
(0,M().subTree)(r,this.#s)}}s.ScriptStore=f;function o(l,i){const u=(0,$().literalTree)(i),w=(r,p)=>[...r,...[...p].filter(
({path:g})=>l.stat(g)===void 0)].sort(R().byEntryPath);return{label:l.label,original:l,stat:r=>l.stat(r)??u.stat(r),readlink:r=>l.
readlink(r),read:(r,p)=>r in i?u.read(r,p):l.read(r,p),list:r=>w(l.list(r),u.list(r)),files:()=>w(l.files(),u.files())}}}),
2137:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=
s.dropOutputFile=s.dropFlag=void 0;function S(){const g=m(95132);return S=function(){return g},g}function b(){const g=m(
710);return b=function(){return g},g}function R(){const g=m(71570);return R=function(){return g},g}const $=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
M=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,y=8,E=({command:g,problems:e})=>{if(!e.some(({rule:n})=>n==="shell-operato\
r"||n==="line-break"))return;const t=(0,R().partsOf)(g);if(t.length===0||t.length>y)return;const c=[];for(const[n,{text:d}]of t.
entries()){const k=t[n-1]?.operator??"",h=k==="||"&&M.test(d),v=/^\|&?$/.test(k)&&$.test(d);if(!(h||v)){if(!/^(?:|&&|[;\n]*)$/.
test(k)||d.startsWith("cd "))return;c.push(d)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(c.length===0||c.join()===g))
return(0,b().suggest)(...c)};s.requireEach=E;const T=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
f=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,o=({command:g})=>{const e=(0,R().conjunctionOf)(g)?.map(({text:c})=>c),t=e?.filter(
c=>!T.test(c)&&!f.test(c))??[];if(!(e===void 0||t.length===0||t.length===e.length))return(0,b().suggest)(...t)};s.dropPreparation=
o;const l=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,i=({command:g,problems:e})=>{if(!e.
some(({rule:c})=>c==="shell-redirection"))return;const t=g.replace(l,"");return t===g?void 0:(0,b().suggest)(t)};s.dropOutputFile=
i;const u=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),w=g=>{const{command:e,problems:t,invocation:c}=g;for(const{rule:n,
span:d}of t){if(!u.has(n)||e[d.start]!=="-")continue;const k=e.slice(d.start,d.end),h=e.slice(d.end).trimStart(),v=!/[=\s]/.
test(k)&&h!==""&&!h.startsWith("-"),a=c?.flags.some(O=>O.span.start===d.start)===!0;if(!(v&&!a))return(0,b().suggest)((0,b().
cutSpan)(e,d))}};s.dropFlag=w;const r=({command:g,problems:e,invocation:t})=>{const c=e.find(h=>(0,S().isProblem)(h,"fla\
g-before-separator")),n=t===void 0||t.passthrough.length>0;if(c===void 0||n)return;const d=(0,b().cutSpan)(g,c.span),k=g.
slice(c.span.start,c.span.end);return(0,b().suggest)(`${d.trimEnd()} -- ${k}`)};s.passFlag=r;const p=({command:g,words:e,
problems:t,invocation:c})=>{if(!t.some(({rule:h})=>h==="downloads")||c?.program!=="npx")return;const d=e.slice(1).find(({
text:h})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(h));if(d===void 0)return;const k=d.text.slice(0,d.text.lastIndexOf(
"@"));return(0,b().suggest)((0,b().replaceSpan)(g,d.span,k))};s.useInstalled=p}),36309:((H,s,m)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.useWorkspace=s.useNpx=s.useNpm=s.spellScript=void 0;function S(){const i=m(59867);return S=
function(){return i},i}function b(){const i=m(3051);return b=function(){return i},i}function R(){const i=m(95132);return R=
function(){return i},i}function $(){const i=m(710);return $=function(){return i},i}const M=new Set(["test","start","stop",
"restart"]),y=new Set(["pnpm","yarn","bun","npm"]),E=async({command:i,problems:u,words:w,invocation:r},p)=>{if(r?.program!==
"npm")return;const g=await l(p),e=u.find(v=>(0,R().isProblem)(v,"npm-script-missing"));if(e!==void 0){const v=(0,b().nearestName)(
e.args.script,g),a=w.find(({text:O})=>O===e.args.script);return v===void 0||a===void 0?void 0:(0,$().suggest)((0,$().replaceSpan)(
i,a.span,v))}const t=u.find(v=>(0,R().isProblem)(v,"unknown-subcommand"));if(t===void 0)return;const{subcommand:c,meant:n}=t.
args,d=n===""?(0,b().nearestName)(c,[...M]):n,k=[...g.includes(c)?[`run ${c}`]:[],...d===void 0?[]:[d]],[h]=k;return h===
void 0?void 0:(0,$().suggest)((0,$().replaceSpan)(i,t.span,h))};s.spellScript=E;const T=async({command:i,words:u,problems:w},r)=>{
const p=w.some(({rule:k})=>k==="program-not-allowed"),[g,e,t]=u;if(!p||g===void 0||e===void 0||!y.has(g.text)||g.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const c=e.text==="run"?t:e;if(c===void 0||!(await l(r)).includes(c.text))return;
const n=M.has(c.text)?c.text:`run ${c.text}`,d=i.slice(c.span.end).trim();return(0,$().suggest)(`npm ${n}${d===""?"":` -\
- ${d}`}`)};s.useNpm=T;const f=({command:i,words:u,problems:w},{tree:r})=>{const p=w.find(({rule:k})=>k==="program-not-a\
llowed"),[g,e,t]=u;if(p===void 0||g===void 0||r===void 0)return;const c=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(g.text),n=/^(?:exec|dlx|x)$/.
test(e?.text??"")?t:e,d=c?/^(?:bunx|pnpx)$/.test(g.text)?e:n:g;return d===void 0||!/^[a-z][\w.-]*$/.test(d.text)?void 0:
(0,$().suggest)(`npx ${i.slice(d.span.start)}`)};s.useNpx=f;const o=({command:i})=>{const[,u,w]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(i)??[];if(u===void 0||w===void 0)return;const[,r=w,p=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(w.trim())??[];return(0,$().
suggest)(`${r} -w ${u.replace(/\/$/,"")}${p}`)};s.useWorkspace=o;async function l({tree:i}){return[...(i&&await(0,S().usablePackageJson)(
i,""))?.scripts.keys()??[]]}}),84831:((H,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.isSpellingOf=S,s.mayBeSpelled=
R;const m=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function S(M,y){const T=M.replace(m,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return T===y||$(T,y)}const b=/^[\w./-]*$/;function R(M,y){return!b.
test(M)||M.toLowerCase().includes(y)}function $(M,y){const[,E]=/^(.+)~[1-9]\d{0,5}$/.exec(M)??[];return E!==void 0&&E===
y.replaceAll(".","").slice(0,6)}}),37075:((H,s,m)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.causeOf=M,s.identityOf=
R,s.idsOf=$;function S(){const o=m(77598);return S=function(){return o},o}function b(){const o=m(13580);return b=function(){
return o},o}function R(o){const{rule:l,subject:i,location:u,args:w}=o,r=i&&[i.type,i.id,i.command];return f([l,r??u?.path,
E(l,w)])}function $(o){const l=new Map;return new Map(o.map(i=>{const u=R(i),w=(l.get(u)??0)+1;return l.set(u,w),[i,w===
1?u:`${u}:${w}`]}))}function M(o){const{rule:l,subject:i,location:u,args:w}=o,{cause:r,instance:p=[]}=(0,b().ruleOf)(l);
if(r)return f([r(w)]);const g=new Set([...Object.values(i??{}),u?.path]),e=E(l,w).filter(([t,c])=>!y.has(t)&&!p.includes(
t)&&!g.has(c));return f([l,e])}const y=new Set(["path","paths","via","value","written"]);function E(o,l){const{counted:i=[]}=(0,b().
ruleOf)(o);return Object.keys(l).sort().flatMap(w=>{const r=l[w];return r===void 0||typeof r=="number"||w==="likewise"?[]:
[[w,i.includes(w)?T(r):r]]})}function T(o){return typeof o=="boolean"?o:typeof o=="string"?o.replace(/\d+/g,"#"):o.map(l=>l.
replace(/\d+/g,"#"))}function f(o){return(0,S().hash)("sha256",JSON.stringify(o))}}),47350:((H,s,m)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=T,s.gravest=M,s.isBlocking=R,s.severityVerdict=$;function S(){
const f=m(13580);return S=function(){return f},f}const b={pass:0,warn:1,needs_approval:2,fail:3,error:4};function R({rule:f,
severity:o,suppressed:l},i){return l||o==="notice"?!1:o==="error"||i==="warning"&&!(0,S().ruleOf)(f)?.advice}function $(f,o){
const l=i=>f.some(u=>u.severity===i&&!u.suppressed);return f.some(({rule:i})=>(0,S().ruleOf)(i).undecided)?"error":l("er\
ror")?"fail":l("warning")?f.some(i=>R(i,o))?"fail":"warn":"pass"}function M(f){return f.reduce((o,l)=>b[l]>b[o]?l:o,"pas\
s")}const y=s.REPORTED_ONLY=new Set(["fail","needs_approval"]),E={pass:0,warn:0,fail:1,needs_approval:1,error:2};function T(f,o="\
block"){return o==="report"&&y.has(f)?0:E[f]}}),24551:((H,s,m)=>{m.r(s),m.d(s,{parse:()=>S.qg});var S=m(54559)}),80401:((H,s,m)=>{
m.r(s),m.d(s,{FILE_HEADERS_ONLY:()=>S.jr,createTwoFilesPatch:()=>S.ss,diffLines:()=>b.Pp,formatPatch:()=>S.Gu,parsePatch:()=>R.
i,structuredPatch:()=>S.YB});var S=m(94112),b=m(37073),R=m(73857)})};
