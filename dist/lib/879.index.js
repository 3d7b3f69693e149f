"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),
r.compareEntries=T,r.isSameFile=w;function b(){const f=m(59490);return b=function(){return f},f}function v(){const f=m(92733);
return v=function(){return f},f}async function T(f,a,l,n){const{earlier:h,removed:i}=O(a,l),d=l.map(async u=>{const c=h.
get(u),e=c?.event===u.event&&c.content===u.content,t=c?await(0,v().targetsOf)(c,f,n.baseTree):[],o=await(0,v().targetsOf)(
u,f,n.tree),s=await Promise.all(o.map(async S=>{const I=t.find(k=>R(k,S)),P=I===void 0?e:I.text!==S.text,p=await $(S,n)??
(P?"edited":void 0);return p===void 0?S:{...S,change:p}}));return e?t.some(S=>!o.some(I=>R(S,I)))||s.some(({change:S})=>S!==
void 0)?[{state:"script_changed",entry:u,targets:s}]:[]:[{state:c?"changed":"new",entry:u,targets:s}]});return[...(await Promise.
all(d)).flat(),...i.map(u=>({state:"removed",entry:u,targets:[]}))]}function R(f,a){return f.kind===a.kind&&f.name===a.name}
async function $({kind:f,name:a},l){if(f!=="file")return;const n=l.baseTree.stat(a);return n===void 0?"added":await w(n,
l.tree.stat(a),l)?void 0:"edited"}async function w(f,a,{baseTree:l,tree:n}){return f===void 0||a===void 0?f===a:f.kind!==
a.kind?!1:f.oid!==void 0?f.oid===a.oid:(await l.read(f.path)).equals(await n.read(a.path))}const y=[({event:f,content:a})=>JSON.
stringify([f,a]),({event:f})=>f,({content:f})=>f];function O(f,a){const l=new Map;let n=f;for(const h of y){const i=(0,b().
groupBy)(n,h);for(const d of a){const u=l.has(d)?void 0:i.get(h(d))?.shift();u&&l.set(d,u)}n=[...i.values()].flat()}return{
earlier:l,removed:n}}},99668:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.agentFileAt=f,r.agentFilesIn=
a;function b(){const n=m(76760);return b=function(){return n},n}function v(){const n=m(18744);return v=function(){return n},
n}function T(){const n=m(32854);return T=function(){return n},n}function R(){const n=m(93028);return R=function(){return n},
n}function $(){const n=m(93953);return $=function(){return n},n}const w=$().AGENT_FORMATS.flatMap(n=>n.files.map(h=>({format:n,
file:h}))),y=w.map(({format:n,file:h})=>{const i=h.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${i}$`,"is")}}),O=new Set(w.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function f(n){
for(const{format:h,pattern:i}of y){const d=i.exec(n);if(d)return{path:n,format:h,root:d[1]??""}}}function a(n,{agent_files:{
level:h,include:i,exclude:d}}){if(h==="off")return[];const u=[...n.files()].flatMap(({path:t,kind:o})=>o==="symlink"&&O.
has(b().posix.basename(t).toLowerCase())?[t,...l(n,t)]:t),[c,e]=[(0,v().pathTest)(i),(0,v().pathTest)(d)];return[...new Set(
u)].flatMap(t=>{const o=f(t);if(o===void 0||!c(t)||e(t))return[];const s=(0,T().resolveInTree)(n,t);if(s.kind==="missing")
return[];const g=s.kind==="inside"?s.entry:void 0;return g===void 0||(0,R().isRegular)(g.kind)?[{...o,entry:g}]:[]})}function l(n,h){
const i=(0,T().resolveInTree)(n,h);return i.kind!=="inside"||i.entry.kind!=="directory"?[]:n.list(i.path).flatMap(({path:d,
kind:u})=>{const c=`${h}/${b().posix.basename(d)}`;return u!=="directory"?[c]:n.list(d).map(e=>`${c}/${b().posix.basename(
e.path)}`)})}},93953:function(L,r){Object.defineProperty(r,"__esModule",{value:!0}),r.AGENT_FORMATS=void 0;const m={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},b={at:"mcpServers/*",form:"server",event:"MCP server {0}"},v=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function T($,w=""){return $.split(" ").map(y=>({at:y,form:"command",event:y+w}))}const R=r.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[m,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...T("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:v},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[m]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
AUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"https://code.claude.co\
m/docs/en/mcp",verified:!0,places:[b]},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],roots:["workspaceFold\
er","PWD"],approval:"does not document who is asked before a server starts",specification:"https://cursor.com/docs/mcp",
verified:!0,places:[b]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"\
asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-con\
figuration",verified:!0,places:[{...b,at:"servers/*"}]},{name:"cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],
directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",verified:!0,places:[{at:"hooks/*/*",form:"start",event:"{0}",detail:"match\
er",only:{field:"type",values:["command",void 0]}}]},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environmen\
t.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-ag\
ent/setup",verified:!1,places:[...T("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[m]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[m,b,...T("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0}]},{name:"devcontainer",tool:"a development container",files:[
".devcontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder",
"containerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/\
json_reference",verified:!0,places:[...T("initializeCommand"," (on the host)"),...T("onCreateCommand updateContentComman\
d postCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(L,r,m){Object.defineProperty(
r,"__esModule",{value:!0}),r.judgeAgentFiles=O,r.judgeWholeFile=l;function b(){const e=m(23678);return b=function(){return e},
e}function v(){const e=m(95132);return v=function(){return e},e}function T(){const e=m(97034);return T=function(){return e},
e}function R(){const e=m(99668);return R=function(){return e},e}function $(){const e=m(92733);return $=function(){return e},
e}function w(){const e=m(12792);return w=function(){return e},e}function y(){const e=m(69024);return y=function(){return e},
e}async function O(e,t,o){const s=P=>new Map((0,R().agentFilesIn)(P,t).map(p=>[p.path,p])),[g,E]=[s(e.baseTree),s(e.tree)],
S=[...new Set([...g.keys(),...E.keys()])].sort(),{level:I}=t.agent_files;return o.all(S,async P=>{const[p,k]=[g.get(P),E.
get(P)];try{return await f(p,k,e,I)}catch(A){const M={path:P,line:1,column:1},C=[(0,v().notJudged)(`the file \`${P}\``,A,
{location:M})],j=k??p;return j&&{file:{...j,entries:[],secrets:[]},entries:[],findings:C}}}).then(P=>P.filter(p=>p!==void 0))}
async function f(e,t,o,s){const g=e&&await a(o.baseTree,e),E=t&&await a(o.tree,t),S=E??g;if(S===void 0)return;const I=new Set(
g?.secrets.map(({value:F})=>F)),P=E?.secrets.filter(({value:F})=>!I.has(F))??[],p=e&&t&&await(0,T().isSameFile)(e.entry,
t.entry,o),k=[...E?.broken&&!p?[E.broken]:[],...P.map(F=>F.finding)],A=E?.broken?[]:await(0,T().compareEntries)(S,g?.entries??
[],E?.entries??[],o),M=await n({file:S,entries:A,findings:k},o.tree,s);if(M.entries.length===0&&M.findings.length===0)return;
if(s!=="approve"||!M.findings.some(d))return M;const C=M.entries.filter(({findings:F})=>F.some(d)),j={path:S.path,events:C.
map(({entry:F})=>F.event)},N={path:S.path,line:1,column:1},_=(0,v().finding)("agent-files-unapproved",j,{location:N});return{
...M,findings:[...M.findings,_]}}async function a(e,{entry:t,...o}){return t===void 0?(0,w().unreadFile)(o,"it is a syml\
ink that leads to no file here"):(t.size??0)>w().MAX_BYTES?(0,w().unreadFile)(o,`it has more than ${w().MAX_BYTES} bytes`):
(0,w().readAgentFile)(o,await e.read(t.path))}async function l(e,t,o){const s=await Promise.all(e.entries.map(async S=>({
entry:S,targets:await(0,$().targetsOf)(S,e,t)}))),g=e.secrets.map(S=>S.finding),E=e.broken?[e.broken]:g;return n({file:e,
entries:s,findings:E},t,o)}async function n({file:e,entries:t,findings:o},s,g){const E=P=>P.map(p=>i(p,e,g)),S=await Promise.
all(t.map(async P=>({...P,findings:E(await u(P,e,s))}))),I=[...E(o),...S.flatMap(P=>P.findings)];return{file:e,entries:S,
findings:I}}const h=new Set(["agent-runs-download","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function i(e,{
format:t},o){return!t.verified&&e.rule!=="too-many"?{...e,severity:"notice"}:o==="error"&&h.has(e.rule)?{...e,severity:"\
error"}:e}function d({severity:e}){return e!=="notice"}async function u({state:e,entry:t,targets:o},{format:{tool:s}},g){
if(e==="removed")return[];const{event:E,shown:S,form:I,location:P,isHidden:p}=t,k={tool:s,event:E,command:S,state:e??""},
A={location:P},M=e!=="script_changed",C=o.some(({kind:x,change:D})=>x==="download"&&(M||D!==void 0)),j=o.filter(({change:x})=>e===
void 0||x!==void 0),N=[];C&&N.push((0,v().finding)("agent-runs-download",k,A)),M&&p&&N.push((0,v().finding)("agent-task-\
hidden",k,A));for(const{kind:x,name:D}of j){const U=x==="file"&&g?await(0,b().whyUnreadable)(g,D):void 0;U&&N.push((0,v().
finding)("agent-script-unreadable",{...k,script:D,why:U},A))}if(N.length>0)return N;if(I==="setting"&&o.length===0)return[
(0,v().finding)("agent-setting-changed",{tool:s,event:E,command:S},A)];if(!M){const x=j.map(({name:D})=>D);return[(0,v().
finding)("agent-script-changed",{tool:s,event:E,scripts:x},A)]}const F=I==="server"&&o.length>0&&o.every(c)?"notice":"wa\
rning",H=(0,y().meansOf)(o);return[(0,v().finding)("agent-command-changed",{...k,means:H},{...A,severity:F})]}function c({
kind:e,name:t}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(t)}},53970:function(L,r,m){Object.
defineProperty(r,"__esModule",{value:!0}),r.isInterpreter=e,r.nameOf=P,r.programTargets=$;function b(){const p=m(76760);
return b=function(){return p},p}function v(){const p=m(46138);return v=function(){return p},p}function T(){const p=m(20630);
return T=function(){return p},p}function R(){const p=m(20639);return R=function(){return p},p}async function $(p,k){const[
A,...M]=p.slice(p.length-(0,T().startedWords)(p).length);if(A===void 0||I.has(A.text))return[];const C=P(A.text);if(!A.isKnown)
return[{kind:"unread",name:`it starts ${A.shown}`}];if(C==="cmd"&&/^\/[ck]$/i.test(M[0]?.text??""))return $(M.slice(1),k);
const j=M.findIndex(({text:U})=>/^-\w*c$/.test(U));if((0,T().isShell)(C)&&j>=0)return O(M[j+1],k);const N=M.some(({text:U})=>h(
U)||n(U));if(d.test(C)&&(N||!S.has(C)))return f(C,M,k);const{files:_,left:F}=y(M,k.files),x=h(A.text)&&!l.test(A.text)?[
k.files.script(A.text)]:await a(C,F,{...k,files:_}),D=F.filter(n).flatMap(U=>{const G=_.named(U);return G.length>0?G:k.files.
named(U)});return[...x,...D]}const w=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function y(p,k){const A=p.
map(({text:N})=>N),M=A.findIndex(N=>w.test(N));if(M<0)return{files:k,left:A};const C=w.exec(A[M]??"")?.[1],j=A.toSpliced(
M,C===void 0?2:1);return{files:k.into(C??A[M+1]),left:j}}function O(p,{shell:k}){return p!==void 0&&(p.isKnown||/\s/.test(
p.text))?k(p.text):[{kind:"unread",name:"a shell runs what it is handed"}]}function f(p,k,{files:A}){const M=k.flatMap(({
text:D})=>A.named(D)),[,C]=u.find(([D])=>D.test(p))??[];if(!(0,T().isShell)(p)&&k.some(({text:D})=>C?.test(D)))return[{kind:"\
inline",name:p},...M];const N=k.filter(({text:D})=>!D.startsWith("-")),_=N.find(({text:D})=>h(D)||n(D))??N[0],F={kind:"p\
rogram",name:p};if(M.length>0||_===void 0)return M.length>0?M:[F];const{text:H}=_;if(!_.isKnown)return[{kind:"unread",name:`\
it runs ${_.shown}`}];if(/^\w{2,}:/.test(H))return[{kind:"package",name:H,isExact:/@v?\d+\.\d+/.test(H)}];if(k[k.indexOf(
_)-1]?.text!=="-m")return[A.script(H,c)];const x=A.named(H.replaceAll(".","/"),c);return x.length>0?x:[F]}async function a(p,k,{
files:A,shell:M}){const{scripts:C,dependencies:j,devDependencies:N}=await A.manifest(),_=S.has(p)?i(k):void 0,F=_===void 0?
"":(0,v().textIn)((0,v().objectIn)(C),_);if(_!==void 0&&F!=="")return[{kind:"npm_script",name:_,text:F},...await M(F,A)];
const H=(E.get(p)??[]).flatMap(G=>A.named(G));if(H.length>0)return H;const x=g([p,...k]);if(x===void 0)return[{kind:"pro\
gram",name:p}];const D=A.named(x.name);return D.length>0||/^[./]/.test(x.name)?D.length>0?D:[{kind:"program",name:p}]:[[
j,N].some(G=>x.name in(0,v().objectIn)(G))?{kind:"program",name:x.name}:{kind:"package",...x}]}const l=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function n(p){return(0,R().isCode)(p)||/\.(?:exe|jar)$/i.test(p)}function h(p){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(p)&&!p.includes("://")}function i(p){const[k,A]=p.filter(M=>!M.startsWith("-"));return k==="run"||k==="run-script"?
A:k}const d=/^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti|(?:python|pypy)[\d.]*w?|py|perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
u=[[/^(?:powershell|pwsh)$/,/^-(?:c|command|e|ec|enc|encodedcommand)$/i],[/^php$/,/^-r/],[/^perl$/,/^-\w*[eE]/],[/./,/^(?:-\w*[cep]|--eval|--print|eval)(?:=|$)/]],
c=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"];function e(p){return d.test(P(p))}const t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
o=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
s=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g(p){const k=p.filter(
C=>!C.startsWith("-")),A=[3,2,1].find(C=>C<=k.length&&t.test(k.slice(0,C).join(" ")));if(A===void 0)return;const M=p.slice(
p.indexOf(k[A-1]??"")+1).map(C=>C.replace(/^--(?:from|package)=/,"")).find((C,j,N)=>!/^(?:-|\d)/.test(C)&&!o.test(N[j-1]??
""));return M===void 0?void 0:{name:M,isExact:s.test(M)}}const E=new Map([["make",["GNUmakefile","makefile","Makefile"]],
["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),S=new Set(["npm","pnpm","yarn",
"bun"]),I=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/));function P(p){const k=b().posix.basename(p.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return k===""?p:k}},53158:function(L,r,m){Object.defineProperty(r,"__esModu\
le",{value:!0}),r.ProjectFiles=void 0;function b(){const O=m(76760);return b=function(){return O},O}function v(){const O=m(
46138);return v=function(){return O},O}function T(){const O=m(59867);return T=function(){return O},O}function R(){const O=m(
32854);return R=function(){return O},O}function $(){const O=m(93028);return $=function(){return O},O}const w=/^(?:[/~\\]|[A-Za-z]:)/;
class y{#n;#e;constructor(f,a){this.#n=f,this.#e=a}into(f){const l=f===void 0||w.test(f)||/[$`]/.test(f)?[]:this.#e.map(
n=>b().posix.join(n,f));return new y(this.#n,l)}find(f,a=[""]){if(!(/^[/~]/.test(f)||f===""||!this.#n))for(const l of this.#e)
for(const n of a){const h=(0,R().normalise)(b().posix.join(l,f.replaceAll("\\","/"))+n),i=h===void 0?void 0:(0,R().resolveInTree)(
this.#n,h);if(i?.kind==="inside"&&(0,$().isRegular)(i.entry.kind)&&i.entry.tracked)return i.path}}script(f,a){const l=this.
find(f,a);if(l!==void 0)return{kind:"file",name:l};if(w.test(f))return{kind:"outside",name:f};const[n]=this.#e;if(n===void 0)
return{kind:"unread",name:`it runs ${f} in another directory`};const h=(0,R().normalise)(b().posix.join(n,f));return h===
void 0?{kind:"outside",name:f}:{kind:this.#n===void 0?"file":"missing",name:h}}named(f,a){const l=this.find(f.replace(/^-{1,2}[\w-]+=/,
""),a);return l===void 0?[]:[{kind:"file",name:l}]}async manifest(){const f=this.find("package.json");return this.#n&&f?
(0,v().objectIn)(await(0,T().readJsonFile)(this.#n,f)):{}}}r.ProjectFiles=y},92733:function(L,r,m){Object.defineProperty(
r,"__esModule",{value:!0}),r.targetsOf=y;function b(){const d=m(76760);return b=function(){return d},d}function v(){const d=m(
58067);return v=function(){return d},d}function T(){const d=m(81413);return T=function(){return d},d}function R(){const d=m(
53970);return R=function(){return d},d}function $(){const d=m(53158);return $=function(){return d},d}const w=4;async function y({
commands:d},u,c){const e=new a(u,c),t=[];for(const o of d)t.push(...await e.read(o));return[...new Map(t.map(o=>[`${o.kind}\
 ${o.name}`,o])).values()]}const O={kind:"download",name:"it runs what it downloads"},f=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
class a{#n;#e;#s=new Set;constructor({root:u,format:c},e){const{directories:t=[""],roots:o}=c;this.#n=new($()).ProjectFiles(
e,[...t.map(g=>b().posix.join(u,g)),""]);const s=o.join("|");this.#e=new RegExp(`\\$(?:(?:${s})\\b|\\{(?:env:)?(?:${s})(\
?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(u){if("address"in u)return[
{kind:"address",name:u.address}];if("unread"in u)return[{kind:"unread",name:u.unread}];const{directory:c,environment:e=[]}=u,
t=c?this.#n.into(this.#o(c)):this.#n;return[..."shell"in u?await this.#i(u.shell,t,0):await this.#c(this.#t(u.argv),t,0),
...this.#r(e,t)]}#t(u){return u.map(c=>{const e=this.#o(c),t=!/\$\{|\$\w/.test(e);return{text:e,shown:e,quoted:!0,span:{
start:0,end:0},isKnown:t}})}#r(u,c){return u.flatMap(t=>this.#o(t).split(/[\s=:,]+/)).flatMap(t=>c.named(t))}#o(u){return u.
replace(this.#e,".").replace(f,"~")}async#i(u,c,e){if(e>w)return[{kind:"unread",name:"it is nested too deeply"}];const t=this.#o(
u),o=(0,T().readShellText)(t);return o.length===0&&t.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,v().findDangers)(
o).some(({name:g})=>g==="remote_code_execution")||i.test(t)?[O]:[],...await this.#a(o,t,c,e)]}async#a(u,c,e,t){const o=[];
let s=e;for(const g of u){if(o.push(...await this.#a(g.inside,c,s,t)),g.subshell!==void 0)continue;if(g.defines){o.push(
{kind:"unread",name:"it defines a function"});continue}const{words:E,assignments:S}=(0,T().withoutReserved)(g),I=E.map(A=>({
...A,shown:c.slice(A.span.start,A.span.end),isKnown:!(0,T().isDynamic)(g,A)})),[P,p]=I,k=S.map(({value:A})=>A);o.push(...this.#r(
k,s)),this.#d(I)&&o.push(O),this.#u(I,g),P?.text==="cd"||P?.text==="pushd"?s=s.into(p?.isKnown?p.text:void 0):o.push(...await this.#c(
I,s,t))}return o}#c(u,c,e){const t=(o,s=c)=>this.#i(o,s,e+1);return(0,R().programTargets)(u,{files:c,shell:t})}#d([u,...c]){
return u===void 0?!1:((0,R().isInterpreter)(u.text)?c:[u]).some(({text:t})=>this.#s.has(b().posix.normalize(t)))}#u(u,{redirections:c}){
if(!l.test((0,R().nameOf)(u[0]?.text??"")))return;const e=c.flatMap(({target:t})=>t??[]);for(const{text:t}of[...u.slice(
1),...e])/^-|:\/\//.test(t)||this.#s.add(b().posix.normalize(t))}}const l=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
n="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",h="(?:iex|invoke-expression)\\b",i=new RegExp(`\\b${n}\
[^]*\\b${h}|\\b${h}[^]*\\b${n}`,"i")},12792:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.MAX_BYTES=
void 0,r.readAgentFile=a,r.unreadFile=l;function b(){const p=m(23404);return b=function(){return p},p}function v(){const p=m(
16111);return v=function(){return p},p}function T(){const p=m(94534);return T=function(){return p},p}function R(){const p=m(
3463);return R=function(){return p},p}function $(){const p=m(97018);return $=function(){return p},p}function w(){const p=m(
95132);return w=function(){return p},p}function y(){const p=m(23213);return y=function(){return p},p}const O=r.MAX_BYTES=
1024*1024,f=1e3;function a(p,k){const{text:A,complete:M}=(0,T().decodeUtf8)(k),C=new(T()).Source(p.path,A),j=(N,_=0)=>l(
p,N,C,_);if(!M)return j("it is not UTF-8",A.length);try{const N=[],_=(0,v().parseTree)(A,N,{allowTrailingComma:!0}),[F]=N;
if(F!==void 0)return j(n((0,v().printParseErrorCode)(F.error)),F.offset);if(_===void 0)return j("it is empty");const H=h(
_,p.format);if(H.length>f){const D={detail:`more than ${f} commands`},U=(0,w().finding)("too-many",D,{location:C.location(
0)});return{...p,entries:[],secrets:[],broken:U}}const x=H.map(D=>c(D,C));return{...p,entries:x,secrets:S(C)}}catch(N){if(!(N instanceof
RangeError))throw N;return j("its brackets are nested too deeply")}}function l(p,k,A=new(T()).Source(p.path,""),M=0){const{
path:C}=p,j=(0,w().finding)("agent-file-broken",{path:C,detail:k},{location:A.location(M)});return{...p,entries:[],secrets:[],
broken:j}}function n(p){return p.replace(/\B[A-Z]/g,k=>` ${k}`).toLowerCase()}function h(p,{places:k}){const A=k.flatMap(
M=>{const C=I(p,M).map(_=>i(_)==="wrong"?{..._,isWrong:!0}:_),j=C.filter(_=>i(_)!=="other"),N=({node:_})=>M.startsOthers&&
"dependsOn"in s(_);return j.some(N)?C:j});return[...new Map(A.map(M=>[M.node,M])).values()]}function i({node:p,isWrong:k,
place:{only:A}}){if(k)return"wrong";const M=A&&d((0,v().getNodeValue)(p),A.field);return A===void 0||A.values.includes(M)?
"own":M===void 0||A.values.some(j=>typeof j==typeof M)?"other":"wrong"}function d(p,k){const A=k===""?[]:k.split("/"),M=(C,j)=>(0,R().
isMapping)(C)?C[j]:C===void 0?C:null;return A.reduce(M,p)}const u=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function c(p,k){const{node:A,isWrong:M,place:C}=p,{form:j}=C,N=(0,v().getNodeValue)(A),_=M?[y().UNREAD]:(0,y().readValue)(
j,N),F=Object.entries(s(A)).filter(([D])=>!u.test(D)),H=A.type==="object"&&j!=="command",x=_.map(y().textOf).filter(D=>D!==
"");return{commands:_,form:j,event:t(M?(0,v().getNodePath)(A).join(".")||"the whole file":o(p)),shown:t(x.join(" ; ")||(JSON.
stringify(N)??"")),content:(0,b().canonicalize)((H?Object.fromEntries(F):N)??null),isHidden:d(N,"presentation/reveal")===
"never",location:k.location(A.offset,A.offset+A.length)}}const e=1e3;function t(p){const k=(0,$().redact)(p).text.replace(
/\s+/g," ").trim();return k.length>e?`${k.slice(0,e)}\u2026`:k}function o({names:p,chain:k,place:{at:A,event:M,detail:C=""}}){
const j=(M??A).replaceAll("/",".").replace("{0}",()=>p[0]||'""'),_=k.flatMap(F=>P(F,C)).at(-1)?.[1].value;return typeof _==
"string"&&_!==""?`${j} (${_})`:j}function s(p){return p.type==="object"?(0,v().getNodeValue)(p):{}}const g=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function E(p){const k=/\d/.test(p)&&/[A-Za-z]/.test(p)&&new Set(p).size>=8;return p.length>=12&&k&&!g.test(p)}function S(p){
const{text:k,path:A}=p;return(0,$().redact)(k).redactions.flatMap(({kind:M,start:C,end:j})=>{const N=k.slice(C,j),_=p.location(
C,j),F=(0,w().finding)("agent-file-secret",{path:A,kind:M},{location:_});return E(N)?[{value:N,finding:F}]:[]})}function I(p,k){
const A=[];let M=[{place:k,node:p,names:[],chain:[p]}];for(const C of k.at.split("/"))M=M.flatMap(j=>{const{node:N,names:_,
chain:F}=j,H=N.type==="array"&&C==="*";N.type!=="object"&&!H&&A.push({...j,isWrong:!0});const x=C==="*"&&_.length===0;return P(
N,C).filter(([D])=>!x||k.names?.test(D)!==!1).map(([D,U])=>({place:k,node:U,names:C==="*"?[..._,D]:_,chain:[...F,U]}))});
return[...M,...A]}function P({type:p,children:k=[]},A){return p==="array"&&A==="*"?k.map((M,C)=>[`${C+1}`,M]):p!=="objec\
t"?[]:k.flatMap(({children:[M,C]=[]})=>C&&(A==="*"||M?.value===A)?[[String(M?.value),C]]:[])}},23213:function(L,r,m){Object.
defineProperty(r,"__esModule",{value:!0}),r.UNREAD=void 0,r.readValue=R,r.textOf=a;function b(){const n=m(3463);return b=
function(){return n},n}function v(){const n=m(36773);return v=function(){return n},n}const T=r.UNREAD={unread:"it is not\
 in the documented form"};function R(n,h){return n==="setting"?[]:n!=="command"?(0,b().isMapping)(h)?y(h):[T]:((0,b().isMapping)(
h)?Object.values(h):[h]).map(i=>typeof i=="string"?{shell:i}:$(i)?{argv:i}:T)}function $(n){return Array.isArray(n)&&n.every(
h=>typeof h=="string")}const w=["windows","osx","linux","commandWindows","command_windows"];function y(n){const h=w.map(
d=>n[d]).map(d=>typeof d=="string"?{command:d}:d).filter(d=>(0,b().isMapping)(d)&&d.command!==void 0);return[...n.command===
void 0&&(h[0]??n.dependsOn)?[]:[{}],...h].flatMap(d=>O({...n,...d}))}function O(n){const{type:h,script:i,command:d,args:u=[],
headersHelper:c}=n,e=typeof c=="string"?[{shell:c}]:[],o=[n.url,n.httpUrl,n.serverUrl].find(j=>typeof j=="string");if(d===
void 0&&o!==void 0)return[...e,{address:o}];const s=h==="npm"&&d===void 0,g=Array.isArray(u)?u.map(f):[void 0],E=s?["npm",
"run",i]:[f(d),...g];if(!$(E))return[T];const[S="",...I]=E,p=(I.length===0?/^$|[\s|;&$()<>`'"]/.test(S):h==="shell")?{shell:[
S,...I.map(l)].join(" ")}:{argv:E},{cwd:k,env:A}=(0,b().isMapping)(n.options)?n.options:n,M=Object.values((0,b().isMapping)(
A)?A:{}).filter(j=>typeof j=="string");return[{...p,...typeof k=="string"?{directory:k}:{},environment:M},...e]}function f(n){
return(0,b().isMapping)(n)?n.value:n}function a(n){return"argv"in n?n.argv.map(l).join(" "):"unread"in n?"":"shell"in n?
n.shell:n.address}function l(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,v().singleQuoted)(n)}},69024:function(L,r,m){Object.
defineProperty(r,"__esModule",{value:!0}),r.meansOf=$;function b(){const w=m(97018);return b=function(){return w},w}function v(){
const w=m(36773);return v=function(){return w},w}const T={file:({name:w,change:y})=>`it runs \`${w}\`${y===void 0?"":`, \
which this change ${y==="added"?"adds":"edits"}`}`,npm_script:({name:w,change:y})=>`it runs the script \`${w}\` of packag\
e.json${y?", which this change edits":""}`,missing:({name:w})=>`it runs \`${w}\`, which is not in the commit`,outside:({
name:w})=>`it runs \`${w}\`, which is outside of the repository`,package:({name:w,isExact:y})=>y?`it fetches \`${w}\``:`\
it fetches \`${w}\` without an exact version`,inline:({name:w})=>`it has code for \`${w}\` in one line`,download:({name:w})=>w,
address:({name:w})=>`it connects to \`${w}\``,program:()=>{},unread:({name:w})=>`it could not be read: ${w}`},R=4;function $(w){
const y=w.flatMap(f=>{const a=(0,b().redact)(f.name).text;return T[f.kind]({...f,name:a})??[]}),O=w.filter(({kind:f})=>f===
"program").map(({name:f})=>f);return y.length===0&&O.length>0?[`it runs ${(0,v().inCode)(O.slice(0,R))} of the machine`]:
y.length>R?[...y.slice(0,R),`and ${y.length-R} more`]:y}},1395:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),
r.NEEDS_PERSON=void 0,r.approvalDigest=O,r.boundFiles=w,r.changedSince=n,r.groupDigest=f,r.judgedHead=i,r.weakensGate=c;
function b(){const e=m(77598);return b=function(){return e},e}function v(){const e=m(57975);return v=function(){return e},
e}function T(){const e=m(41330);return T=function(){return e},e}function R(){const e=m(97247);return R=function(){return e},
e}function $(){const e=m(32854);return $=function(){return e},e}async function w(e,t,o=new Set){const s=t.length===0?()=>!1:
(0,T().default)([...t],{dot:!0,nonegate:!0}),E=[...e.files()].filter(({path:S})=>(0,$().isWithin)(S,".github")||o.has(S)||
!s(S)).map(async S=>[S.path,await y(e,S)]);return new Map(await Promise.all(E))}async function y(e,{path:t,kind:o,oid:s}){
if(s!==void 0)return`${o} ${s}`;const g=o==="symlink"?e.readlink(t)??"":await e.read(t);return`${o} ${(0,b().createHash)(
"sha256").update(g).digest("hex")}`}function O(e){const{files:t,baseRef:o,plansDigest:s,policyDigest:g,weakened:E}=e,S=[
...t].sort(([I],[P])=>I<P?-1:1);return a([o,s,g,S,E])}function f(e){return e.length>1?a([...e].sort()):e[0]}function a(e){
return`sha256:${(0,b().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const l=3;function n(e,t){const o=[
...new Set([...e.files.keys(),...t.files.keys()])].filter(s=>e.files.get(s)!==t.files.get(s)).sort();return o.length>0?`${h(
o)} ${o.length===1?"has":"have"} changed`:e.plansDigest!==t.plansDigest?"the commands that would run have changed":(0,v().
isDeepStrictEqual)(e.weakened,t.weakened)?void 0:"what weakens the gate has changed"}function h(e){const t=e.slice(0,l).
map(g=>`\`${g}\``),o=e.length-t.length,s=o>0?`${o} more ${o===1?"file":"files"}`:t.pop();return t.length===0?`${s}`:`${t.
join(", ")} and ${s}`}async function i(e,t,{policy:o,digest:s},g){const{genes:E,plansDigest:S}=e,I=e.findings.filter(({rule:A})=>u.
has(A)).map(({args:A,location:M})=>[M?.path??"",JSON.stringify(A)]),P=(0,R().isOfChange)(e)?e.agentFiles.flatMap(d):[],p=new Set(
[...I.map(([A])=>A),...P]);return{subject:{files:await w(t,o.approvals.unaffected_by,p),baseRef:g,plansDigest:S,policyDigest:s,
weakened:I},genes:E,weakensGate:c(e)}}function d({file:{path:e},entries:t}){const o=t.flatMap(s=>s.targets);return[e,...o.
flatMap(({kind:s,name:g})=>s==="file"?[g]:[])]}const u=r.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);
function c({findings:e}){return e.some(({rule:t})=>u.has(t))}},28894:function(L,r,m){Object.defineProperty(r,"__esModule",
{value:!0}),r.MAX_LOG_BYTES=void 0,r.continuationOf=f,r.countLines=d,r.hasRecords=a,r.isAuditLog=$,r.recordsOf=l;function b(){
const u=m(84831);return b=function(){return u},u}function v(){const u=m(32854);return v=function(){return u},u}const T=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl"],R=r.MAX_LOG_BYTES=128*1024*1024;function $(u){return(0,b().mayBeSpelled)(
u,"events.jsonl")&&T.some(c=>(0,v().isWithinAnywhere)(u,c))}const w=10,y=13,O=new Set([32,9,w,y]);function f(u,c){const e=l(
u),t=l(c);let o=0;for(let s=e.next().value;s;){const g=e.next().value,E=t.next().value;if(!E||!h(s.bytes,E.bytes,g===void 0))
return{kind:"rewritten",line:s.line};o=E.end,s=g}return{kind:"appended",from:o}}function a(u){return l(u).next().value!==
void 0}function*l(u){let c=0;for(let e=0;e<u.length;){const t=u.indexOf(w,e),o=t<0?u.length:t,s=u.subarray(e,o);e=Math.min(
o+1,u.length),c+=1,n(s)||(yield{bytes:s,line:c,end:e})}}function n(u){for(const c of u)if(!O.has(c))return!1;return!0}function h(u,c,e){
return e?i(u).equals(i(c)):u.equals(c)}function i(u){return u.at(-1)===y?u.subarray(0,-1):u}function d(u,c){let e=0;for(let t=u.
indexOf(w);t>=0&&t<c;t=u.indexOf(w,t+1))e+=1;return e}},27928:function(L,r){Object.defineProperty(r,"__esModule",{value:!0}),
r.SEED_HASHES=void 0;const m=r.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"\
1.14.0","6298d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",a439632ca376509abf5cd66745ebb667:"\
1.94.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"1.94.0","392fbba719f19ac8018e35eef2a9ef1c":"1.94.0","80fc8fcd87486a59d51a3053f\
3d9528f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"1.94.0","7962c90afd3575bfc8979294eb591e0d":"1.94.0","9ac277a07aa5526\
92e227a5f24302b5e":"1.89.20","7967117c6f51afdb33c457d05809035d":"1.69.13","88deb4b8eefea45bd47b036c5ee81444":"1.89.20","\
581eb030144dcb3360e8ece853570a2c":"1.89.20","7406e5c62d09d839b0484ceed13f91a3":"1.7.0",bafa1a9175bca4046a0933e688215e9b:"\
1.10.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","42cd391c59a2830e3cf4177f54735924":"1.66.0","74edd8b278e7df7849ea27dda\
edf3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e88":"1.89.20","7a7826c3bc6ed9ef9ed45ccc7fe160dc":"1.1.0","9cf8f0cc3ae6\
1deb00305e616805f5b9":"1.3.0","5591329c8f272a0e98b284edbb033e3a":"1.20.4","27b6cb3f54c118f2816758a5f1eefc5d":"1.66.0","3\
7607785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"1.69.21",b56cf8074cf2168f44ed920dd3fb22b9:"\
1.89.20","6c577461a51bb0545f61575a2221fecb":"1.1.0",d7156cae47527fffdf19a9fd9432e236:"1.1.0","7b6f4d86f876664d772d6ee1ea\
2945ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0","3705b9fa85d44690ee7841b054377eec":"1.20.4",a94a80796426b370f3fddd846f0d8f0c:"\
1.20.4","331cc84e1b4900eda2bcaa60dff0ddac":"1.66.0",f7e20f8360f34930334cda0bced64bb2:"1.66.0","1f3af73d38e6323fff6adb530\
dabe346":"1.89.20",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"\
1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b\
4235dd52c":"1.89.20"}},36093:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.activatedSeeds=y,r.seedRelease=
$;function b(){const O=m(77598);return b=function(){return O},O}function v(){const O=m(23404);return v=function(){return O},
O}function T(){const O=m(64385);return T=function(){return O},O}function R(){const O=m(27928);return R=function(){return O},
O}function $({value:O,envelope:f}){if(f===void 0)return R().SEED_HASHES[(0,b().hash)("sha256",(0,v().canonicalize)(O)).slice(
0,32)]}const w=/\.seed\.json$/;function y({head:O,base:f,untouched:a},l){const n=(u,c)=>u.filter(({path:e})=>w.test(e)===
c).flatMap(({assets:e})=>e).filter(({type:e,value:t})=>e==="Gene"&&(0,T().declaredId)(t)!==void 0),h=new Set(n(f,!0).map(
({id:u})=>u));if(h.size===0)return[];const i=new Set(n([...f,...a],!1).map(({id:u})=>u)),d=new Set(l.map(({asset:u})=>u));
return n(O,!1).filter(u=>h.has(u.id)&&!i.has(u.id)&&!d.has(u))}},68450:function(L,r,m){Object.defineProperty(r,"__esModu\
le",{value:!0}),r.commonRoot=w,r.packagesAbove=O,r.storeOf=$;function b(){const a=m(76760);return b=function(){return a},
a}function v(){const a=m(39491);return v=function(){return a},a}function T(){const a=m(32854);return T=function(){return a},
a}function R(){const a=m(59542);return R=function(){return a},a}function $(a,{policy:l,tree:n,base:h}){const[i]=l.stores.
map(({path:c,root:e})=>({path:(0,T().normalise)(c)??"",root:(0,T().normalise)(e)??""})).filter(({path:c})=>(0,T().isWithin)(
a,c)).sort((c,e)=>e.path.length-c.path.length),d=b().posix.dirname(a).replace(/^\.$/,"");if(i!==void 0)return{path:d,root:i.
root,named:!0};const u=[h,n].find(c=>c?.stat(d)?.kind==="directory");return{path:d,root:(u&&O(u,d)[0])??""}}function w(a,l){
const n=new Set([...a].map(i=>$(i,l).root)),[h=""]=n;return n.size===1?h:""}const y=(0,R().perTree)(()=>new Map);function O(a,l){
const n=y(a).get(l)??f(a,l);return y(a).set(l,n),n}function f(a,l){return[...new Set([l,...(0,v().foldersAbove)(l).reverse(),
""])].filter(h=>a.stat(b().posix.join(h,"package.json"))!==void 0)}},97247:function(L,r){Object.defineProperty(r,"__esMo\
dule",{value:!0}),r.isOfChange=m;function m(b){return"files"in b}},85475:function(L,r,m){Object.defineProperty(r,"__esMo\
dule",{value:!0}),r.asHubHashes=c,r.assetIdOf=n,r.contentHash=d,r.hashFindings=a,r.identityFindings=O,r.isMissingIdentity=
f,r.matchContentHash=y,r.unhashedFields=e;function b(){const t=m(23404);return b=function(){return t},t}function v(){const t=m(
27199);return v=function(){return t},t}function T(){const t=m(36093);return T=function(){return t},t}function R(){const t=m(
95132);return R=function(){return t},t}function $(){const t=m(94377);return $=function(){return t},t}const w=new Set(["G\
ene","Capsule","EvolutionEvent"]);function y(t){const{type:o,value:s}=t,g=s.asset_id;return g===d(t.value)?"content":o===
"Capsule"&&g===d(c(s))?"hub":typeof g=="string"&&(0,$().asEngineHashed)(s)?"engine":void 0}function O(t,o){const{type:s,
value:g}=t;if(!w.has(s))return a(t,o);const E=l(t,o),S=(0,v().placeOf)(t),I=g.asset_id===void 0?d(t.value):void 0;return[
...g.schema_version===void 0?[(0,R().finding)("schema-version-missing",E,S)]:[],...I===void 0?a(t,o):[(0,R().finding)("c\
ontent-hash-missing",{...E,expected:I},S)]]}function f({rule:t}){return t==="schema-version-missing"||t==="content-hash-\
missing"}function a(t,o,s=!1,g){const{value:E}=t;if(E.asset_id===void 0||y(t)!==void 0)return[];const S=d(t.value),I=(0,$().
otherHashForm)(t),P=(0,T().seedRelease)(t),k=I==="created"||P!==void 0?"notice":(0,$().hasOnlyLearned)(t,g)?"warning":"e\
rror",A=o==="author"?"error":k,M={...(0,v().placeOf)(t,["asset_id"]),severity:A},C={...l(t,o),expected:S,...I&&{form:I},
...P&&{seed:P}},j=s&&A!=="notice"&&o==="fix"?h(t,S):void 0;return[{...(0,R().finding)("content-hash-mismatch",C,M),...j&&
{edit:j}}]}function l({type:t,id:o},s){return{type:t,id:o,fixable:s==="fix",...s==="author"&&{foreign:!0}}}function n(t){
const{asset_id:o}=t.value;return typeof o=="string"&&y(t)!==void 0?o:d(t.value)}function h({type:t,path:o,pointer:s,value:g},E){
const{asset_id:S,...I}=g;if(!(typeof S!="string"||Object.values(I).some(i))&&y({type:t,value:{...I,asset_id:E}})!==void 0)
return{path:o,pointer:(0,v().pointerText)([...s,"asset_id"]),old:S,new:[E],fix:!0}}function i(t){return typeof t!="objec\
t"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(i)}function d(t){return(0,b().computeAssetId)(t)??""}
const u=["notes","details"];function c(t){const{outcome:o}=t;if(!(0,v().isJsonObject)(o))return t;const{notes:s,details:g,
...E}=o;return{...t,outcome:E}}function e(t){const{outcome:o}=t.value;return y(t)!=="hub"||!(0,v().isJsonObject)(o)?[]:u.
filter(s=>Object.hasOwn(o,s)).map(s=>`outcome.${s}`)}},94377:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),
r.asEngineHashed=$,r.hasOnlyLearned=y,r.hashDigits=f,r.otherHashForm=T;function b(){const a=m(23404);return b=function(){
return a},a}function v(){const a=m(27199);return v=function(){return a},a}function T({value:a}){const l=typeof a.asset_id==
"string"?f(a.asset_id):void 0,n=d=>(0,b().computeAssetId)(d)===`sha256:${l}`;return n(a)?"unprefixed":a.type==="Gene"&&a.
epigenetic_marks!==void 0&&n({...O(a),epigenetic_marks:[]})?"created":void 0}const R={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function $(a){const n=R.Capsule.filter(i=>a.type==="Capsule"&&!(i in a)).reduce((i,d)=>i.flatMap(u=>[
u,{...u,[d]:null}]),[{}]);return[a,w(a)].flatMap(i=>n.map(d=>({...i,...d}))).find(i=>(0,b().computeAssetId)(i)===a.asset_id)}
function w(a){if(Array.isArray(a))return a.map(w);if(!(0,v().isJsonObject)(a))return a;const l=Object.entries(a).map(([n,
h])=>{const i=w(h),[d]=R.env_fingerprint,u=n==="env_fingerprint"&&(0,v().isJsonObject)(i)&&!(d in i);return[n,u?{...i,[d]:null}:
i]});return Object.fromEntries(l)}function y({value:a},l){if(a.type!=="Gene"||l===void 0)return!1;const[n,h]=[a,l.value].
map(i=>{const{schema_version:d,asset_id:u,...c}=O(i);return(0,b().canonicalize)(c)});return n===h}function O(a){const{epigenetic_marks:l,
learning_history:n,anti_patterns:h,...i}=a;return i}function f(a){const l=a.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(l)?l:void 0}},23678:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.whyUnreadable=
R;function b(){const $=m(93028);return b=function(){return $},$}const v=2e5,T=2e3;async function R($,w){const{kind:y,size:O=0}=$.
stat(w)??{};if(!(0,b().isRegular)(y))return;if(O>v)return`has ${O} bytes`;const f=(await $.read(w)).toString("utf8").split(
`
`),a=f.findIndex(l=>l.length>T);return a<0?void 0:`has ${f[a]?.length} characters on line ${a+1}`}},41551:function(L,r){
Object.defineProperty(r,"__esModule",{value:!0}),r.findKnown=v,r.knownForms=b,r.reachOfKnown=$,r.secretsOf=u;const m=12;
function b(e){const t=[...new Set(e.flatMap(y))],o=t.map(s=>s.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(o)].
filter(s=>s.length>=m)}}function v(e,{exact:t,squeezed:o}){const s=t.flatMap(S=>T(e,S,I=>I));if(o.length===0||!/\s/.test(
e))return s;const{text:g,at:E}=R(e);return[...s,...o.flatMap(S=>T(g,S,I=>E[I]??0))]}function T(e,t,o){const s=[];for(let g=e.
indexOf(t);g>=0;g=e.indexOf(t,g+t.length))s.push({kind:"secret",start:o(g),end:o(g+t.length-1)+1});return s}function R(e){
const t=new Uint32Array(e.length),o=[];let s=0;for(const{0:g,index:E}of e.matchAll(/\S+/g)){for(let S=0;S<g.length;S+=1)
t[s+S]=E+S;s+=g.length,o.push(g)}return{text:o.join(""),at:t}}function $({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}
const w=4;function y(e){const t=Buffer.from(e),o=O(e),s=encodeURIComponent(t.toString()),g=t.toString("hex"),E=[e,...e.split(
/\r?\n/),o,o.replaceAll("/","\\/"),O(o),...f(s),g,g.toUpperCase(),...[0,1,2].flatMap(S=>a(t,S))];return[...new Set(E)].filter(
S=>S.trim().length>=w)}function O(e){return JSON.stringify(e).slice(1,-1)}function f(e){const t=e.replace(/[!'()*]/g,o=>`\
%${o.charCodeAt(0).toString(16).toUpperCase()}`);return[e,t].flatMap(o=>{const s=o.replace(/%../g,g=>g.toLowerCase());return[
o,s,o.replaceAll("%20","+"),s.replaceAll("%20","+")]})}function a(e,t){const o=Buffer.concat([Buffer.alloc(t),e]).toString(
"base64"),s=Math.ceil(t*8/6),g=Math.floor((t+e.length)*8/6),E=o.slice(s,g);return[E,E.replaceAll("+","-").replaceAll("/",
"_")]}const l=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,h=/^(?:[\\/~]|[A-Za-z]:[\\/])/,i=8,d=/^[A-Za-z][a-z]{0,9}$/;function u(e){
const t=Object.entries(e).flatMap(([o,s])=>s!==void 0&&l.test(o)&&c(o,s)?[s]:[]);return[...new Set(t)]}function c(e,t){return t.
length<i||d.test(t)?!1:!(n.test(e)&&h.test(t))}},97018:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),
r.redact=R,r.redactForms=$;function b(){const s=m(41551);return b=function(){return s},s}function v(){const s=m(83377);return v=
function(){return s},s}function T(s){return v().TOKEN_SHAPES.flatMap(([g,E])=>Array.from(s.matchAll(E),({indices:S})=>{const[
I,P]=S?.[1]??S?.[0]??[0,0];return{kind:g,start:I,end:P}}))}function R(s,g=[]){return $(s,(0,b().knownForms)(g))}function $(s,g){
const E=[...(0,b().findKnown)(s,g),...T(s),...i(s)].sort((p,k)=>p.start-k.start||k.end-p.end),S=[];for(const p of E){const k=S.
at(-1);k===void 0||p.start>=k.end?S.push(p):p.end>k.end&&S.splice(-1,1,{...k,end:p.end})}let I="",P=0;for(const{kind:p,start:k,
end:A}of S)I+=`${s.slice(P,k)}[redacted ${p}]`,P=A;return{text:I+s.slice(P),redactions:S}}const w="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",y="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",f=`\\\\{0,3}["']`,a=new RegExp(
`${w}(?:${f})?${y}${f}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),l=new RegExp(`${w}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${w}${O}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),h=new RegExp(`${w}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function i(s){return[...d(s,a,({name:g,value:E,next:S})=>/["'\\]/.test(
S)&&!e(g,E)),...d(s,l,({value:g,next:E})=>!t(g,E)),...d(s,n,({value:g,next:E})=>o(g)&&!t(g,E)),...d(s,h,({value:g,next:E})=>o(
g)&&!t(g,E))]}function d(s,g,E){return Array.from(s.matchAll(g)).flatMap(({groups:S={},indices:I})=>{const{name:P="",value:p=""}=S,
[k,A]=I?.groups?.value??[0,0],M={name:P,value:p,next:s.charAt(A)};return c(P,p)||!E(M)?[]:[{kind:"named secret",start:k,
end:A}]})}const u=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function c(s,g){return u.test(g)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(g)?!0:/^[\d.:_-]+$/.test(g)&&!/^p/i.test(s)}
function e(s,g){return/token|key/i.test(s)&&/^[A-Za-z][a-z]{0,15}$/.test(g)}function t(s,g){return g!==""&&"([{".includes(
g)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(s)}function o(s){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(s)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(s)?!1:/\d/.test(s)?/[a-z]/i.test(s):s.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(s)}},83377:function(L,r){Object.defineProperty(r,"__esModule",{value:!0}),r.
TOKEN_SHAPES=void 0;const m=String.raw`
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
`,b=new RegExp(`\\b(?:${m.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),v=r.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",b],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
6163:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.dangerIn=l;function b(){const i=m(76760);return b=
function(){return i},i}function v(){const i=m(58067);return v=function(){return i},i}function T(){const i=m(81413);return T=
function(){return i},i}function R(){const i=m(20630);return R=function(){return i},i}function $(){const i=m(37866);return $=
function(){return i},i}const w=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites file\
s or disks":"dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","a\
cts as another user":"doas su sudo","reads the environment":"printenv"}).flatMap(([i,d])=>d.split(" ").map(u=>[u,i]))),y=2,
O=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
f=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
a={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function l(i){if(O.test(i))return"names a \
file that is made for secrets";const d=f.test(i)?Object.entries(a).find(([,e])=>e.test(i)):void 0;if(d!==void 0)return`${d[0]}\
 in inline code`;const u=(0,T().readShellText)(i),[c]=(0,v().findDangers)(u);return c?v().DOES[c.name]:n(u)}function n(i,d=0){
for(const{words:u,pipedFrom:c}of(0,T().everyCommand)(i)){const[e,...t]=u;if(e===void 0)continue;const o=b().posix.basename(
e.text);if(w.has(o))return h(o);if((0,R().isShell)(o)&&(c!==void 0||t.length===0))return`has \`${o}\` run whatever it rea\
ds`;if(!(o!=="find"&&!(0,$().startsOthers)(o)))for(const{text:s}of t){const g=b().posix.basename(s);if(w.has(g))return h(
g);const S=d<y&&/\s/.test(s)?n((0,T().readShellText)(s),d+1):void 0;if(S!==void 0)return S}}}function h(i){return`${w.get(
i)} with \`${i}\``}},41431:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.judgeReading=a,r.judgeRiskAlone=
n,r.unjudged=h;function b(){const s=m(39763);return b=function(){return s},s}function v(){const s=m(95132);return v=function(){
return s},s}function T(){const s=m(6163);return T=function(){return s},s}function R(){const s=m(83747);return R=function(){
return s},s}function $(){const s=m(46121);return $=function(){return s},s}function w(){const s=m(8737);return w=function(){
return s},s}function y(){const s=m(92890);return y=function(){return s},s}function O(){const s=m(14111);return O=function(){
return s},s}const f=new Set("target-writes tool-writes dry-run writes_files".split(" "));function a(s,g,E){const S=(0,w().
findProblems)(s),I=A=>o[A](s,S,E),P=I("evolver"),p=I("validator"),k={evolver:P,validator:p}[g]??I(g);return i(s,g,k,{evolver:P,
validator:p})}function l(s,g){const E=g.find(({rule:I})=>I==="validator-newer");return{"1.94":s,newer:E?{verdict:"block",
reason:E}:s}}function n(s,g,E){const S={findings:t((0,w().findProblems)(s))},I={evolver:S,validator:S};return i(s,"curat\
ed",(0,R().judgeRisk)(g,E),I)}function h(s,g,E){const S=typeof s=="string"?s:"",I=[(0,v().notJudged)(`the command \`${S}\
\``,E)];return i({command:S,words:[],assignments:[],argv:null,targets:[],problems:[]},g,{findings:I},{evolver:{findings:I},
validator:{findings:I}})}function i(s,g,E,S){const I=d(s,t(E.findings)),P=u(I),p=A=>A===E?P:u(t(A.findings)),k=p(S.validator);
return{reading:s,verdict:P.verdict,risk:E.risk??e(P.verdict,I),confirmation:E.confirmation??"standard",findings:I,profiles:{
evolver:p(S.evolver),validator:k,[g]:P},validators:l(k,S.validator.findings)}}function d({command:s},g){const E=g[0]?.severity===
"error"?(0,T().dangerIn)(s):void 0;return E===void 0?g:g.map(S=>S.severity==="error"?{...S,harm:"danger",danger:E}:S)}function u(s){
const g=c(s),[E]=s;if(g==="block"&&E)return{verdict:g,reason:E};const S=s.find(({rule:I})=>I==="validator-empty-folder");
return S?{verdict:g,remark:S}:{verdict:g}}function c(s){return s.some(({severity:E})=>E==="error")?"block":s.some(({severity:E,
rule:S})=>E==="warning"&&S!=="experimental_mode")?"warn":"allow"}function e(s,g){return s==="block"?"dangerous":g.some(({
rule:E})=>f.has(E))?"write":"safe"}function t(s){return b().SEVERITIES.flatMap(g=>s.filter(({severity:E})=>E===g))}const o={
evolver:$().evolver,validator:y().validator,curated:R().curated,workspace:O().workspace}},4378:function(L,r,m){Object.defineProperty(
r,"__esModule",{value:!0}),r.Judge=void 0;function b(){const f=m(68450);return b=function(){return f},f}function v(){const f=m(
51951);return v=function(){return f},f}function T(){const f=m(41115);return T=function(){return f},f}function R(){const f=m(
54244);return R=function(){return f},f}function $(){const f=m(34482);return $=function(){return f},f}function w(){const f=m(
41431);return w=function(){return f},f}const y=4e3;class O{terms;context;clock;#n=new Map;#e=new Map;constructor(a,l,n){
this.terms=a,this.context=l,this.clock=n}static by(a){const l=(0,$().contextIn)(a,{});return new O(a,l,a.clock??new(R()).
AuditClock(a.signal))}with(a){const l={...this.terms,...a},n=(0,$().contextIn)(l,this.context.proposal);return new O(l,n,
this.clock)}proposed(a){return new O(this.terms,(0,$().contextIn)(this.terms,a),this.clock)}storeOf(a){const{cwd:l}=this.
terms,n=(0,b().storeOf)(a,this.terms);return l===void 0?n:{...n,root:l}}forFile(a){return this.startingIn(this.storeOf(a).
root)}startingIn(a){if(a===(this.terms.cwd??""))return this;const l=this.#e.get(a)??this.with({cwd:a});return this.#e.set(
a,l),l}command(a){const l=this.#n.get(a);if(l!==void 0)return l;const n=this.#s(a);this.#n.set(a,n);const[h]=this.#n.keys();
return this.#n.size>y&&this.#n.delete(h),n}async risk(a,l){return(0,w().judgeRiskAlone)(await this.#t(l),a,this.context)}async#s(a){
const{profile:l}=this.terms.policy;try{return(0,w().judgeReading)(await this.#t(a),l,this.context)}catch(n){return(0,w().
unjudged)(a,l,n)}}async#t(a){const{tree:l,base:n,changed:h,cwd:i="",policy:d}=this.terms,{clock:u}=this,c=(0,T().programTerms)(
d),e={...l&&{tree:l},...n&&{base:n},changed:h,cwd:i,programs:c,clock:u};return await u.tick(),(0,v().readCommand)(a,e)}}
r.Judge=O},46121:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.evolver=void 0;function b(){const w=m(
41115);return b=function(){return w},w}function v(){const w=m(83747);return v=function(){return w},w}const T=(w,y,O)=>{const f=w.
words[0]?.text;if(w.invocation===void 0&&f&&(0,b().isNamedCurated)(f,O.policy))return(0,v().curated)(w,y,$(O));const a=R(
w,y);return{findings:y,...a&&{risk:a}}};r.evolver=T;function R({invocation:w},y){const O=w?.family?.data.risk;return y.some(
({severity:a})=>a==="error")||O==="safe"?void 0:O}function $(w){const{policy:y}=w,O=y.allowed_roots.length>0?y.allowed_roots:
["."];return{...w,policy:{...y,allowed_roots:O}}}},92890:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),
r.validator=void 0;function b(){const n=m(95132);return b=function(){return n},n}const v=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
T={"1.94":{refused:v,information:new Set(["--version","--help","--v8-options"])},newer:{refused:v,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},R=(n,h)=>{const i=[...h,...f(n,T["1.94"])];if($(i))return{
findings:i};const d=f(n,T.newer).slice(0,1).map(y);return{findings:[...i,...d,...w(n)]}};r.validator=R;function $(n){return n.
some(({severity:h})=>h==="error")}function w({invocation:n}){const h=n?.operands[0],i=n&&O(n,T["1.94"]);return h===void 0||
i?[]:[(0,b().finding)("validator-empty-folder",{script:h.text},{span:h.span})]}function y({args:{flag:n=""},span:h}){return(0,b().
finding)("validator-newer",{refused:String(n)},h&&{span:h})}function O({flags:n},{information:h}){return n.some(({name:i})=>h.
has(i))}function f(n,h){const{words:i,invocation:d,command:u}=n,[c,...e]=i;if(c===void 0)return[];if(c.text!=="node")return[
(0,b().finding)("validator-program",{program:c.text},{span:c.span})];const t=e.filter(({text:E})=>h.refused.test(E)).map(
({text:E,span:S})=>{const I=d?.operands[0],P=I&&I.span.start<S.start?"script":"node";return(0,b().finding)("validator-fl\
ag",{flag:E,of:P},{span:S})});t.push(...a(d,h),...l(u,h));const o=d!==void 0&&O(d,h),s=d?.flags.some(({name:E})=>E==="--\
test")===!0;return(d?.operands[0]===void 0||s)&&!o&&t.push((0,b().finding)("validator-script",{},{span:c.span})),t}function a(n,{
options:h,information:i}){if(n===void 0||h===void 0)return[];const{flags:d,operands:u}=n,[c]=d;if(d.length===1&&u.length===
0&&i.has(c?.name??""))return[];const t=({written:o,span:s})=>(0,b().finding)("validator-flag",{flag:o,of:"node"},{span:s});
return d.filter(({name:o})=>!h.has(o)).map(t)}function l(n,{text:h}){const i=h?.exec(n);if(!i)return[];const d={start:i.
index,end:i.index+i[0].length};return[(0,b().finding)("validator-flag",{flag:i[0],of:"node"},{span:d})]}},16455:function(L,r,m){
Object.defineProperty(r,"__esModule",{value:!0}),r.editOf=w,r.withEdit=$,r.withEdits=R;function b(){const f=m(82606);return b=
function(){return f},f}function v(){const f=m(70023);return v=function(){return f},f}const T=new Set("checks-syntax-only\
 npm-script-missing only-prints target-missing workspace-missing".split(" "));async function R(f,a,l){if(f.every(({verdict:d})=>d===
"allow"))return f;const n=f.map(({reading:d})=>d.command),h=new(v()).ScriptStore(a),i=l?await(0,b().fixList)(n,h):[];return Promise.
all(f.map(async(d,u)=>{const{command:c}=d.reading;if(d.verdict==="allow"||c.length>b().LONGEST)return d;const e=i[u];return e?.
kind==="fixed"?O(d,w(c,e,h),h.judge):y(d,a)}))}async function $(f,a){const[l=f]=await R([f],a,!1);return l}function w(f,{
commands:a,scripts:l},n){const h=l.map(i=>n.pathOf(i)).flatMap(i=>{const d=n.textOf(i);return d===void 0?[]:[{path:i,text:d}]});
return{old:f,new:a,...h.length>0&&{files:h},fix:!0}}async function y(f,a){const{command:l}=f.reading,n=new(v()).ScriptStore(
a),h=await(0,b().rewriteCommand)(l,n,{rewrites:b().SUGGESTIONS,accepts:({findings:i})=>!i.some(({rule:d})=>T.has(d))});return h.
kind!=="fixed"?f:O(f,{...w(l,h,n),fix:!1},n.judge)}async function O(f,a,l){const{findings:n,verdict:h}=f,i=await Promise.
all(a.new.map(o=>l.command(o)));if(i.some(o=>o.verdict==="block"))return f;const d=new Set(n.map(({rule:o})=>o)),u=i.flatMap(
o=>o.findings).flatMap(({rule:o,severity:s})=>s==="notice"?[]:o),c=u.some(o=>!d.has(o));if(h==="warn"&&c)return f;const e=({
rule:o,severity:s})=>h==="block"?s==="error":!u.includes(o),t=n.find(e);return t===void 0?f:{...f,findings:n.map(o=>o===
t?{...o,edit:a}:o)}}},78816:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.CANNOT_FAIL=void 0,r.reasonOf=
w,r.reasons=void 0;function b(){const y=m(13580);return b=function(){return y},y}function v(){const y=m(95132);return v=
function(){return y},y}const T="Write a script by hand and run it with `node`.",R=r.CANNOT_FAIL="vacuous-code",$=r.reasons=
{cannotFail:()=>({id:R,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that f\
ails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The \
code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the\
 gene breaks something, and run it with `node`."}),codeNotMoved:y=>({id:"code-not-moved",message:`The code cannot be mov\
ed into a script: ${y}.`,title:"Code that cannot be moved into a script.",remedy:T}),dangerous:y=>({id:"dangerous-comman\
d",message:`The command ${y}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:y=>({id:"\
no-place-for-script",message:`Scripts cannot be added to \`${y}\`: the path is not an ordinary directory.`,remedy:`Make \
\`${y}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next\
 command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the scri\
pt."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:T}),dangles:(y,O)=>({
id:"reference-dangles",message:`It names a gene by \`${y}\`, which is now \`${O}\`.`,title:"References to hashes that ch\
ange.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"\
It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),
appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correc\
t event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewri\
tten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})};function w(y){return{
id:y.rule,title:(0,b().ruleOf)(y.rule)?.title,...(0,v().describe)(y)}}},82606:function(L,r,m){Object.defineProperty(r,"_\
_esModule",{value:!0}),r.SUGGESTIONS=r.LONGEST=void 0,r.fixList=u,r.rewriteCommand=l;function b(){const P=m(6163);return b=
function(){return P},P}function v(){const P=m(78816);return v=function(){return P},P}function T(){const P=m(50899);return T=
function(){return P},P}function R(){const P=m(41468);return R=function(){return P},P}function $(){const P=m(77463);return $=
function(){return P},P}function w(){const P=m(71570);return w=function(){return P},P}function y(){const P=m(2137);return y=
function(){return P},P}function O(){const P=m(36309);return O=function(){return P},P}const f=6,a=200;async function l(P,p,k={}){
return new n(p,k).rewrite(P,f)}class n{#n;#e;#s;#t=a;constructor(p,{rewrites:k=S,accepts:A=()=>!0}){this.#n=p,this.#e=k,
this.#s=A}async rewrite(p,k){this.#t-=1;const A=await this.#n.judge.command(p),{reading:M,verdict:C,findings:j}=A;if(C===
"allow")return{kind:"fine"};const N=(0,b().dangerIn)(p);if(N!==void 0&&C==="block")return{kind:"left",reason:v().reasons.
dangerous(N)};let _;for(const x of k>0&&this.#t>0?this.#e:[]){const D=await x(M,this.#n);if(D===void 0)continue;if("reas\
on"in D){_??=D.reason;continue}const U=await this.#r(D.commands,k-1),G=i(D,U);if(G.kind==="left")_??=G.reason;else return G}
const[F]=j,H=k===f||this.#s(A);return F===void 0||C==="warn"&&H?{kind:"fine"}:{kind:"left",reason:_??(0,v().reasonOf)(F)}}async#r(p,k){
const A=[];for(const M of p){if(A.some(h)||this.#t<=0)break;A.push(await this.rewrite(M,k))}return A}}function h(P){return P.
kind==="left"&&P.reason.id!==v().CANNOT_FAIL}function i(P,p){const k=p.find(h);if(k!==void 0)return k;const A=p.flatMap(
(C,j)=>{if(C.kind==="left")return[];const N=P.commands[j]??"";return C.kind==="fixed"?[C]:[{commands:[N],steps:[],scripts:[]}]}),
M=p.find(C=>C.kind==="left");return A.length===0||p.length<P.commands.length?M??{kind:"left",reason:v().reasons.tooLong()}:
{kind:"fixed",commands:A.flatMap(({commands:C})=>C),steps:[P.step,...M===void 0?[]:["command that only prints removed"],
...A.flatMap(({steps:C})=>C)],scripts:[...P.scripts??[],...A.flatMap(({scripts:C})=>C)]}}const d=r.LONGEST=16*1024;async function u(P,p){
const k=[];for(const C of P){const j=typeof C=="string"&&C.length<=d;k.push(j?await l(C,p):{kind:"fine"})}const A=new Set(
(await c(P,p)).flat()),M=await Promise.all(k.map(async C=>(C.kind==="fixed"?(await c(C.commands,p)).flat():[]).some(_=>!A.
has(_))?{kind:"left",reason:v().reasons.addsProblems()}:C));return t(P,await e(P,M,p))}function c(P,{judge:p}){return Promise.
all(P.map(async k=>{const{findings:A}=await p.command(k);return A.flatMap(({rule:M,severity:C})=>C==="notice"?[]:M)}))}async function e(P,p,k){
return p.some(E)&&(await Promise.all(p.map(async(M,C)=>{if(M.kind==="fixed")return!0;if(M.kind==="left")return!1;const{findings:j,
verdict:N}=await k.judge.command(P[C]);return N!=="block"&&!j.some(({rule:_})=>_==="only-prints")}))).includes(!0)?p.map(
M=>E(M)?o:M):p}function t(P,p){const k=new Set,A=new Set;return p.map((M,C)=>{const j=P[C];if(M.kind!=="fixed")return k.
add(j),A.has(j)?s:M;const N=M.commands.filter(_=>!k.has(_)&&k.add(_));for(const _ of N)A.add(_);return N.length===M.commands.
length?M:{...M,commands:N,steps:[...M.steps,...s.steps]}})}const o=g("command that only prints removed"),s=g("repeated c\
ommand removed");function g(P){return{kind:"fixed",commands:[],steps:[P],scripts:[]}}function E(P){return P.kind==="left"&&
P.reason.id===v().CANNOT_FAIL}const S=[w().trimBlanks,T().moveCode,w().dropRedirection,w().dropUnread,w().splitConjunction,
w().findPrinter,$().dropLauncher,$().nameProgram,$().spellProgram,R().makeRelative],I=r.SUGGESTIONS=[...S,y().dropPreparation,
O().useWorkspace,y().requireEach,y().dropOutputFile,O().spellScript,y().passFlag,y().useInstalled,y().dropFlag,O().useNpm,
O().useNpx]},50899:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.moveCode=void 0;function b(){const n=m(
44670);return b=function(){return n},n}function v(){const n=m(78816);return v=function(){return n},n}function T(){const n=m(
70023);return T=function(){return n},n}function R(){const n=m(710);return R=function(){return n},n}const $=async(n,h)=>{
const i=f(n);if(i===void 0||"reason"in i)return i;const{scriptText:d}=await Promise.all([m.e(559),m.e(683)]).then(m.bind(
m,89683)),u=d(i.evaluation.code);if(typeof u!="string")return u;const c=await h.place(u);return c===void 0?{reason:v().reasons.
noPlace(T().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[i.evaluation.withScript(c)],scripts:[c]}};r.moveCode=
$;const w=["line-break","blank-padding","markup-injection"],y=new Set(["--eval","--print"]),O=/strip-types|transform-types|detect-module|^--test/;
function f(n){const{invocation:h,command:i,assignments:d}=n;if(h?.program!=="node")return;const u=h.flags.filter(({name:I})=>y.
has(I));if(u.length===0)return;if(!a(n))return{reason:v().reasons.codeNotMoved("a shell would change it before `node` ge\
ts it")};const[c,...e]=u;if(c?.value===void 0||c.name!=="--eval"||e.length>0)return{reason:v().reasons.codeNotMoved("it \
is not one text, or its value is printed")};const t=h.flags.filter(I=>I!==c),o=t.find(I=>!l(I));if(o!==void 0)return{reason:v().
reasons.codeNotMoved(`\`${o.written}\` changes how \`node\` runs it`)};const s=({start:I,end:P})=>i.slice(I,P),g=h.passthrough.
at(-1),E=h.passthrough.slice(0,1).map(({span:I})=>s({start:I.start,end:g?.span.end??I.end})),S=[...d.map(({span:I})=>s(I)),
"node"];return{evaluation:{code:c.value,withScript:I=>[...S,...t.map(({span:P})=>s(P)),I,...E].join(" ")}}}function a(n){
const{command:h,words:i,assignments:d}=n;if((0,R().isAmbiguous)(n,w))return!1;let u=0;for(const{span:c}of[...d,...i]){if(c.
start>u&&!/^[ \t]*$/.test(h.slice(u,c.start)))return!1;u=Math.max(u,c.end)}return/^[ \t]*$/.test(h.slice(u))}function l({
name:n}){return b().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!O.test(n)}},41468:function(L,r,m){Object.
defineProperty(r,"__esModule",{value:!0}),r.makeRelative=void 0;function b(){const y=m(32854);return b=function(){return y},
y}function v(){const y=m(93028);return v=function(){return y},y}function T(){const y=m(36773);return T=function(){return y},
y}const R=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),$=({command:y,words:O,
invocation:f,problems:a},{tree:l})=>{if(f?.program!=="node"||l===void 0)return;const n=a.filter(({rule:h})=>R.has(h));for(const{
text:h,span:i}of O.slice(1)){if(!n.some(({span:{start:g}})=>g>=i.start&&g<i.end))continue;const u=[h,y.slice(i.start,i.end)].
map(g=>w(l,g)).find(g=>g!==void 0);if(u===void 0)continue;const c=/^[\w./@-]+$/.test(u)?u:(0,T().singleQuoted)(u),e=y.slice(
0,i.start)+c,t=y.slice(i.end),o=h.endsWith(`/${u}`)?h.slice(0,-u.length):void 0,s=o===void 0?t:t.replaceAll(` ${o}`," ");
return{step:"path made relative",commands:[e+s]}}};r.makeRelative=$;function w(y,O){const f=O.split(/[\\/]/).filter(l=>l!==
""&&l!==".");return f.map((l,n)=>(0,b().normalise)(f.slice(n).join("/"))).slice(1).find(l=>{const n=l===void 0||l===""?void 0:
(0,b().resolveInTree)(y,l);return n?.kind==="inside"&&n.entry.tracked&&(0,v().isRegular)(n.entry.kind)})}},77463:function(L,r,m){
Object.defineProperty(r,"__esModule",{value:!0}),r.spellProgram=r.nameProgram=r.dropLauncher=void 0;function b(){const c=m(
95132);return b=function(){return c},c}function v(){const c=m(710);return v=function(){return c},c}const T=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
R=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,$=c=>{const e=y(c,"program-by-path");if(e===void 0)return;
const{program:t}=e.args,[,o]=T.exec(t)??[];if(o!==void 0)return O(c,e,`npx ${o}`);const[,s]=R.exec(t)??[];return s===void 0?
void 0:O(c,e,s)};r.nameProgram=$;const w=c=>{const e=y(c,"program-look-alike");return e&&O(c,e,e.args.meant)};r.spellProgram=
w;function y({problems:c},e){return c.find(t=>(0,b().isProblem)(t,e))}function O({command:c},{span:e},t){return{step:"pr\
ogram name corrected",commands:[(0,v().replaceSpan)(c,e,t)]}}const f=["reserved-word","unquoted-glob"],a={command:()=>0,
env:()=>0,exec:()=>0,nice:c=>u(c,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:c=>u(c,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1},l=new Set(["ash","bash","cmd","dash","ksh","sh","zsh"]),n=/^(?:-[aeilux]*c|\/[cC])$/,h=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,
i=c=>{const{command:e,words:t}=c,[o,...s]=t;if(o===void 0||(0,v().isAmbiguous)(c,f))return;const g=o.text.replace(/^(?:\/[\w.-]+)+\//,
"").replace(/\.exe$/i,""),E=l.has(g)?d(s):void 0;if(E!==void 0)return{step:"launcher removed",commands:[E]};const S=Object.
hasOwn(a,g)?a[g]?.(s.map(({text:p})=>p)):void 0,I=S===void 0?void 0:s[S];return I===void 0?void 0:{step:"launcher remove\
d",commands:[e.slice(0,o.span.start)+e.slice(I.span.start)]}};r.dropLauncher=i;function d(c){const[e,t]=c.slice(c.findIndex(
o=>!h.test(o.text)));if(!(e===void 0||!n.test(e.text)))return t===c.at(-1)&&t?.text.trim()?t.text.trim():void 0}function u(c,e,t){
let o=0;for(;;){const s=c[o]??"";if(t?.test(s))o+=2;else if(e.test(s))o+=1;else return o}}},710:function(L,r,m){Object.defineProperty(
r,"__esModule",{value:!0}),r.cutSpan=T,r.isAmbiguous=$,r.replaceSpan=v,r.suggest=R;function b(){const w=m(13580);return b=
function(){return w},w}function v(w,{start:y,end:O},f){return w.slice(0,y)+f+w.slice(O)}function T(w,{start:y,end:O}){const f=w.
slice(0,y).replace(/[ \t]+$/,"");return f===""?w.slice(O).replace(/^[ \t]+/,""):f+w.slice(O)}function R(...w){return{step:"\
command suggested",commands:w}}function $({problems:w},y=[]){return w.some(({rule:O})=>{const{layer:f,severity:a}=(0,b().
ruleOf)(O);return f==="syntax"&&a==="error"&&!y.includes(O)})}},71570:function(L,r,m){Object.defineProperty(r,"__esModul\
e",{value:!0}),r.conjunctionOf=h,r.findPrinter=r.dropUnread=r.dropRedirection=void 0,r.partsOf=n,r.trimBlanks=r.splitConjunction=
void 0;function b(){const i=m(35736);return b=function(){return i},i}function v(){const i=m(81413);return v=function(){return i},
i}function T(){const i=m(78816);return T=function(){return i},i}function R(){const i=m(710);return R=function(){return i},
i}const $=({command:i})=>{const d=i.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return d===""||d===i?void 0:{step:"\
whitespace trimmed",commands:[d]}};r.trimBlanks=$;const w=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,y=({
command:i,problems:d})=>{const c=d.some(({rule:e})=>e==="shell-redirection")?i.replace(w,""):i;if(!(c===i||(0,b().lex)(c).
problems.length>0))return{step:"redirection removed",commands:[c]}};r.dropRedirection=y;const O=({command:i,problems:d})=>{
for(const{rule:u,span:c}of d){const e=i.slice(c.end).trim()==="";if(u==="shell-comment"&&!/[\r\n]/.test(i.slice(c.start))||
u==="shell-operator"&&e&&i.slice(c.start,c.end)===";")return{step:"comment removed",commands:[(0,R().cutSpan)(i,c)]};if(u===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,R().replaceSpan)(i,c,"")]}}};r.dropUnread=O;const f=new Set(
["echo","printf","true",":","pwd","date"]),a=i=>f.has(i.words[0]?.text??"")&&!(0,R().isAmbiguous)(i)?{reason:T().reasons.
cannotFail()}:void 0;r.findPrinter=a;const l=({command:i,problems:d})=>{if(n(i).some(({text:c})=>/^\(?cd(?:[ \t]|$)/.test(
c)))return{reason:T().reasons.changesDirectory()};if(!d.some(({rule:c})=>c==="shell-operator"))return;const u=h(i);return u&&
{step:"split at &&",commands:u.map(({text:c})=>c)}};r.splitConjunction=l;function n(i){const d=(0,v().readShellText)(i);
return i.slice(0,d[0]?.span.start).trim()!==""?[]:d.map(({span:u,separator:c})=>({text:i.slice(u.start,u.end).trim(),operator:c.
trim()}))}function h(i){const d=n(i),u=d.every(({operator:c},e)=>c===(d[e+1]?"&&":""));return d.length>1&&u?d:void 0}},70023:function(L,r,m){
Object.defineProperty(r,"__esModule",{value:!0}),r.ScriptStore=r.SCRIPT_FOLDER=void 0;function b(){const l=m(77598);return b=
function(){return l},l}function v(){const l=m(76760);return v=function(){return l},l}function T(){const l=m(39491);return T=
function(){return l},l}function R(){const l=m(63550);return R=function(){return l},l}function $(){const l=m(80781);return $=
function(){return l},l}function w(){const l=m(93028);return w=function(){return l},l}const y=r.SCRIPT_FOLDER="scripts/va\
lidate",O=[16,64];class f{#n;#e=new Map;#s;#t;#r;constructor(n){const{tree:h,cwd:i=""}=n.terms;this.#n=h,this.#s=i,this.#t=
n,this.#r=h&&(0,$().subTree)(h,i)}get judge(){return this.#t}get tree(){return this.#r}pathOf(n){return v().posix.join(this.#s,
n)}textOf(n){return this.#e.get(n)}async place(n){const h=this.#n;if(h===void 0)return;const i=(0,b().createHash)("sha25\
6").update(n).digest("hex");for(const d of O){const u=`${y}/eval-${i.slice(0,d)}.cjs`,c=this.pathOf(u);if(!(0,T().foldersAbove)(
c).every(s=>(h.stat(s)?.kind??"directory")==="directory"))return;const t=h.stat(c);if(t===void 0)return this.#o(c,n,h),u;
if((0,w().isRegular)(t.kind)&&t.tracked&&(await h.read(c)).equals(Buffer.from(n)))return u}}#o(n,h,i){if(this.#e.has(n))
return;this.#e.set(n,h);const d=a(i,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:d}),this.#r=(0,$().subTree)(
d,this.#s)}}r.ScriptStore=f;function a(l,n){const h=(0,R().literalTree)(n),i=(d,u)=>[...d,...[...u].filter(({path:c})=>l.
stat(c)===void 0)].sort(T().byEntryPath);return{label:l.label,original:l,stat:d=>l.stat(d)??h.stat(d),readlink:d=>l.readlink(
d),read:(d,u)=>d in n?h.read(d,u):l.read(d,u),list:d=>i(l.list(d),h.list(d)),files:()=>i(l.files(),h.files())}}},2137:function(L,r,m){
Object.defineProperty(r,"__esModule",{value:!0}),r.useInstalled=r.requireEach=r.passFlag=r.dropPreparation=r.dropOutputFile=
r.dropFlag=void 0;function b(){const c=m(95132);return b=function(){return c},c}function v(){const c=m(710);return v=function(){
return c},c}function T(){const c=m(71570);return T=function(){return c},c}const R=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
$=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,w=8,y=({command:c,problems:e})=>{if(!e.some(({rule:s})=>s==="shell-operato\
r"||s==="line-break"))return;const t=(0,T().partsOf)(c);if(t.length===0||t.length>w)return;const o=[];for(const[s,{text:g}]of t.
entries()){const E=t[s-1]?.operator??"",S=E==="||"&&$.test(g),I=/^\|&?$/.test(E)&&R.test(g);if(!(S||I)){if(!/^(?:|&&|[;\n]*)$/.
test(E)||g.startsWith("cd "))return;o.push(g)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(o.length===0||o.join()===c))
return(0,v().suggest)(...o)};r.requireEach=y;const O=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
f=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,a=({command:c})=>{const e=(0,T().conjunctionOf)(c)?.map(({text:o})=>o),t=e?.filter(
o=>!O.test(o)&&!f.test(o))??[];if(!(e===void 0||t.length===0||t.length===e.length))return(0,v().suggest)(...t)};r.dropPreparation=
a;const l=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,n=({command:c,problems:e})=>{if(!e.
some(({rule:o})=>o==="shell-redirection"))return;const t=c.replace(l,"");return t===c?void 0:(0,v().suggest)(t)};r.dropOutputFile=
n;const h=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),i=c=>{const{command:e,problems:t,invocation:o}=c;for(const{rule:s,
span:g}of t){if(!h.has(s)||e[g.start]!=="-")continue;const E=e.slice(g.start,g.end),S=e.slice(g.end).trimStart(),I=!/[=\s]/.
test(E)&&S!==""&&!S.startsWith("-"),P=o?.flags.some(p=>p.span.start===g.start)===!0;if(!(I&&!P))return(0,v().suggest)((0,v().
cutSpan)(e,g))}};r.dropFlag=i;const d=({command:c,problems:e,invocation:t})=>{const o=e.find(S=>(0,b().isProblem)(S,"fla\
g-before-separator")),s=t===void 0||t.passthrough.length>0;if(o===void 0||s)return;const g=(0,v().cutSpan)(c,o.span),E=c.
slice(o.span.start,o.span.end);return(0,v().suggest)(`${g.trimEnd()} -- ${E}`)};r.passFlag=d;const u=({command:c,words:e,
problems:t,invocation:o})=>{if(!t.some(({rule:S})=>S==="downloads")||o?.program!=="npx")return;const g=e.slice(1).find(({
text:S})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(S));if(g===void 0)return;const E=g.text.slice(0,g.text.lastIndexOf(
"@"));return(0,v().suggest)((0,v().replaceSpan)(c,g.span,E))};r.useInstalled=u},36309:function(L,r,m){Object.defineProperty(
r,"__esModule",{value:!0}),r.useWorkspace=r.useNpx=r.useNpm=r.spellScript=void 0;function b(){const n=m(59867);return b=
function(){return n},n}function v(){const n=m(3051);return v=function(){return n},n}function T(){const n=m(95132);return T=
function(){return n},n}function R(){const n=m(710);return R=function(){return n},n}const $=new Set(["test","start","stop",
"restart"]),w=new Set(["pnpm","yarn","bun","npm"]),y=async({command:n,problems:h,words:i,invocation:d},u)=>{if(d?.program!==
"npm")return;const c=await l(u),e=h.find(I=>(0,T().isProblem)(I,"npm-script-missing"));if(e!==void 0){const I=(0,v().nearestName)(
e.args.script,c),P=i.find(({text:p})=>p===e.args.script);return I===void 0||P===void 0?void 0:(0,R().suggest)((0,R().replaceSpan)(
n,P.span,I))}const t=h.find(I=>(0,T().isProblem)(I,"unknown-subcommand"));if(t===void 0)return;const{subcommand:o,meant:s}=t.
args,g=s===""?(0,v().nearestName)(o,[...$]):s,E=[...c.includes(o)?[`run ${o}`]:[],...g===void 0?[]:[g]],[S]=E;return S===
void 0?void 0:(0,R().suggest)((0,R().replaceSpan)(n,t.span,S))};r.spellScript=y;const O=async({command:n,words:h,problems:i},d)=>{
const u=i.some(({rule:E})=>E==="program-not-allowed"),[c,e,t]=h;if(!u||c===void 0||e===void 0||!w.has(c.text)||c.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const o=e.text==="run"?t:e;if(o===void 0||!(await l(d)).includes(o.text))return;
const s=$.has(o.text)?o.text:`run ${o.text}`,g=n.slice(o.span.end).trim();return(0,R().suggest)(`npm ${s}${g===""?"":` -\
- ${g}`}`)};r.useNpm=O;const f=({command:n,words:h,problems:i},{tree:d})=>{const u=i.find(({rule:E})=>E==="program-not-a\
llowed"),[c,e,t]=h;if(u===void 0||c===void 0||d===void 0)return;const o=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(c.text),s=/^(?:exec|dlx|x)$/.
test(e?.text??"")?t:e,g=o?/^(?:bunx|pnpx)$/.test(c.text)?e:s:c;return g===void 0||!/^[a-z][\w.-]*$/.test(g.text)?void 0:
(0,R().suggest)(`npx ${n.slice(g.span.start)}`)};r.useNpx=f;const a=({command:n})=>{const[,h,i]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(h===void 0||i===void 0)return;const[,d=i,u=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(i.trim())??[];return(0,R().
suggest)(`${d} -w ${h.replace(/\/$/,"")}${u}`)};r.useWorkspace=a;async function l({tree:n}){return[...(n&&await(0,b().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(L,r){Object.defineProperty(r,"__esModule",{value:!0}),r.isSpellingOf=b,r.mayBeSpelled=
T;const m=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function b($,w){const O=$.replace(m,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return O===w||R(O,w)}const v=/^[\w./-]*$/;function T($,w){return!v.
test($)||$.toLowerCase().includes(w)}function R($,w){const[,y]=/^(.+)~[1-9]\d{0,5}$/.exec($)??[];return y!==void 0&&y===
w.replaceAll(".","").slice(0,6)}},37075:function(L,r,m){Object.defineProperty(r,"__esModule",{value:!0}),r.causeOf=$,r.identityOf=
T,r.idsOf=R;function b(){const a=m(77598);return b=function(){return a},a}function v(){const a=m(13580);return v=function(){
return a},a}function T(a){const{rule:l,subject:n,location:h,args:i}=a,d=n&&[n.type,n.id,n.command];return f([l,d??h?.path,
y(l,i)])}function R(a){const l=new Map;return new Map(a.map(n=>{const h=T(n),i=(l.get(h)??0)+1;return l.set(h,i),[n,i===
1?h:`${h}:${i}`]}))}function $(a){const{rule:l,subject:n,location:h,args:i}=a,{cause:d,instance:u=[]}=(0,v().ruleOf)(l);
if(d)return f([d(i)]);const c=new Set([...Object.values(n??{}),h?.path]),e=y(l,i).filter(([t,o])=>!w.has(t)&&!u.includes(
t)&&!c.has(o));return f([l,e])}const w=new Set(["path","paths","via","value","written"]);function y(a,l){const{counted:n=[]}=(0,v().
ruleOf)(a);return Object.keys(l).sort().flatMap(i=>{const d=l[i];if(d===void 0||typeof d=="number"||i==="likewise")return[];
const u=i==="detail"||n.includes(i);return[[i,u?O(d):d]]})}function O(a){return typeof a=="boolean"?a:typeof a=="string"?
a.replace(/\d+/g,"#"):a.map(l=>l.replace(/\d+/g,"#"))}function f(a){return(0,b().hash)("sha256",JSON.stringify(a))}},47350:function(L,r,m){
Object.defineProperty(r,"__esModule",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=O,r.gravest=$,r.isBlocking=T,r.severityVerdict=
R;function b(){const f=m(13580);return b=function(){return f},f}const v={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function T({rule:f,severity:a,suppressed:l},n){return l||a==="notice"?!1:a==="error"||n==="warning"&&!(0,b().ruleOf)(f)?.
advice}function R(f,a){const l=n=>f.some(h=>h.severity===n&&!h.suppressed);return f.some(({rule:n})=>(0,b().ruleOf)(n).undecided)?
"error":l("error")?"fail":l("warning")?f.some(n=>T(n,a))?"fail":"warn":"pass"}function $(f){return f.reduce((a,l)=>v[l]>
v[a]?l:a,"pass")}const w=r.REPORTED_ONLY=new Set(["fail","needs_approval"]),y={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function O(f,a="block"){return a==="report"&&w.has(f)?0:y[f]}},80401:function(L,r,m){m.r(r),m.d(r,{FILE_HEADERS_ONLY:()=>b.
jr,createTwoFilesPatch:()=>b.ss,diffLines:()=>v.Pp,formatPatch:()=>b.Gu,parsePatch:()=>T.i,structuredPatch:()=>b.YB});var b=m(
94112),v=m(37073),T=m(73857)}};
