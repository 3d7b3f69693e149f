"use strict";exports.id=279,exports.ids=[279],exports.modules={97034:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.agentFilesOf=
N,i.compareAgentFile=E;function R(){const a=u(59490);return R=function(){return a},a}function T(){const a=u(99668);return T=
function(){return a},a}function C(){const a=u(92733);return C=function(){return a},a}function I(){const a=u(12792);return I=
function(){return a},a}function N({baseTree:a,tree:t},l){const e=d=>new Map((0,T().agentFilesIn)(d,l).map(n=>[n.path,n])),
[c,r]=[e(a),e(t)];return[...new Set([...c.keys(),...r.keys()])].sort().map(d=>({path:d,before:c.get(d),after:r.get(d)}))}
async function E({before:a,after:t},l){const e=await O(l.baseTree,a),c=await O(l.tree,t),r=c?.broken?[]:h(e?.entries??[],
c?.entries??[]),f=await Promise.all(r.map(n=>k(n,e,c,l))),d=await v(a?.entry,t?.entry,l);return{before:e,after:c,isSame:a&&
t?d:!1,entries:f.flat()}}async function O(a,t){if(t===void 0)return;const{path:l,format:e,root:c,entry:r}=t,f={path:l,format:e,
root:c};return r===void 0?(0,I().unreadFile)(f,"it is a symlink that leads to no file here"):(r.size??0)>I().MAX_BYTES?(0,I().
unreadFile)(f,`it has more than ${I().MAX_BYTES} bytes`):(0,I().readAgentFile)(f,await a.read(r.path))}async function k({
before:a,after:t},l,e,c){if(t===void 0||e===void 0)return a===void 0?[]:[{state:"removed",entry:a,targets:[]}];const r=a&&
l?await(0,C().targetsOf)(a,l,c.baseTree):[],f=await(0,C().targetsOf)(t,e,c.tree),d=await Promise.all(f.map(p=>g(p,r,c)));
if(a===void 0)return[{state:"new",entry:t,targets:d}];if(!(a.event===t.event&&a.content===t.content))return[{state:"chan\
ged",entry:t,targets:d}];const o=d.map(p=>p.change||w(r,p)?p:{...p,change:"edited"});return r.some(p=>!w(f,p))||o.some(({
change:p})=>p!==void 0)?[{state:"script_changed",entry:t,targets:o}]:[]}function w(a,{kind:t,name:l}){return a.some(e=>e.
kind===t&&e.name===l)}async function g(a,t,{baseTree:l,tree:e}){const{kind:c,name:r,text:f}=a,d=t.find(m=>m.kind===c&&m.
name===r);if(d&&d.text!==f)return{...a,change:"edited"};if(c!=="file")return a;const n=l.stat(r);return n===void 0?{...a,
change:"added"}:await v(n,e.stat(r),{baseTree:l,tree:e})?a:{...a,change:"edited"}}async function v(a,t,{baseTree:l,tree:e}){
return a?.kind!==t?.kind?!1:a===void 0||t===void 0?!0:a.oid!==void 0?a.oid===t.oid:(await l.read(a.path)).equals(await e.
read(t.path))}const A=[({event:a,content:t})=>JSON.stringify([a,t]),({event:a})=>a,({content:a})=>a];function h(a,t){const l=[];
let[e,c]=[a,t];for(const r of A){const f=(0,R().groupBy)(e,r),d=new Set;c=c.filter(n=>{const o=f.get(r(n))?.shift();return o===
void 0?!0:(d.add(o),l.push({before:o,after:n}),!1)}),e=e.filter(n=>!d.has(n))}return[...l,...c.map(r=>({after:r})),...e.
map(r=>({before:r}))]}}),99668:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.agentFileAt=w,i.agentFilesIn=
h;function R(){const a=u(18744);return R=function(){return a},a}function T(){const a=u(32854);return T=function(){return a},
a}function C(){const a=u(59542);return C=function(){return a},a}function I(){const a=u(93028);return I=function(){return a},
a}function N(){const a=u(93953);return N=function(){return a},a}const E=N().AGENT_FORMATS.flatMap(a=>a.files.map(t=>({format:a,
names:t.toLowerCase().split("/").reverse()}))),O=new Set(E.flatMap(({names:a})=>a.slice(1)).filter(a=>a!=="*")),k=new Set(
E.flatMap(({names:[a]})=>a??[]));function w(a){if(!k.has(v(a)))return;const t=a.split("/").reverse(),l=E.find(({names:c})=>c.
length<=t.length&&c.every((r,f)=>r==="*"||r===t[f]?.toLowerCase()));if(l===void 0)return;const e=t.slice(l.names.length).
reverse().join("/");return{path:a,format:l.format,root:e}}const g=(0,C().perTree)(a=>{const t=new Map,l=e=>{const c=w(e),
r=c&&(0,T().resolveInTree)(a,e);if(c===void 0||r?.kind==="missing")return;const f=r?.kind==="inside"?r.entry:void 0;(f===
void 0||(0,I().isRegular)(f.kind))&&t.set(e,{...c,entry:f})};for(const{path:e,kind:c}of a.files())if(l(e),!(c!=="symlink"||
!O.has(v(e))))for(const r of A(a,e))l(r);return[...t.values()]});function v(a){return a.slice(a.lastIndexOf("/")+1).toLowerCase()}
function A(a,t){const l=(0,T().resolveInTree)(a,t);return l.kind!=="inside"||l.entry.kind!=="directory"?[]:a.list(l.path).
flatMap(({path:e,kind:c})=>{const r=`${t}/${e.slice(e.lastIndexOf("/")+1)}`;return c!=="directory"?[r]:a.list(e).map(f=>`${r}${f.
path.slice(e.length)}`)})}function h(a,{agent_files:{level:t,include:l,exclude:e}}){if(t==="off")return[];const c=g(a);if(c.
length===0)return c;const r=(0,R().pathTest)(l),f=(0,R().pathTest)(e);return c.filter(({path:d})=>r(d)&&!f(d))}}),93953:((G,i)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.AGENT_FORMATS=void 0;const u={at:"hooks/*/*/hooks/*",form:"start",event:"\
{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:["command","http",void 0]}},
R={SessionStart:[{matcher:"startup",hooks:[{type:"command",command:"./start.sh"}]}]},T={at:"mcpServers/*",form:"server",
event:"MCP server {0}"},C={search:{command:"npx",args:["-y","search-server@1.2.3"]}},I={at:"env/*",form:"setting",event:"\
env {0}",names:/(?:_URL|_ENDPOINT|_PROXY)$/i},N={at:"env/*",form:"setting",event:"env {0}",names:/^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/},
E=["onCreateCommand","updateContentCommand","postCreateCommand","postStartCommand","postAttachCommand"],O={directories:[
""],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","workspaceFolder","PWD"],approval:"asks once for each server",verified:!0,
places:[T],example:{mcpServers:C}},k=i.AGENT_FORMATS=[{name:"claude-settings",tool:"Claude Code",files:[".claude/setting\
s.json",".claude/settings.local.json"],directories:[""],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the f\
older",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[u,{at:"statusLine",form:"start"},{at:"f\
ileSuggestion",form:"start"},{at:"apiKeyHelper",form:"command"},{at:"awsAuthRefresh",form:"command"},{at:"awsCredentialE\
xport",form:"command"},{at:"otelHeadersHelper",form:"command"},I,N,{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",event:"permissions.defaultMode",only:{field:"",values:[
"acceptEdits","auto","bypassPermissions","dontAsk"]}}],example:{hooks:R,statusLine:{type:"command",command:"node status.\
js"},fileSuggestion:{type:"command",command:"node files.js"},apiKeyHelper:"./key.sh",awsAuthRefresh:"aws sso login",awsCredentialExport:"\
./credentials.sh",otelHeadersHelper:"./headers.sh",env:{ANTHROPIC_BASE_URL:"https://proxy.example",NODE_OPTIONS:"--requi\
re ./x.js"},enableAllProjectMcpServers:!0,permissions:{defaultMode:"bypassPermissions"}}},{name:"claude-plugin-hooks",tool:"\
Claude Code",files:["hooks/hooks.json"],directories:[""],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[
u],example:{hooks:R}},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],specification:"https://code.claude.com/docs/en/\
mcp",...O},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],specification:"https://cursor.com/docs/context/mc\
p",...O},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],specification:"https://code.visualstudio.com/docs/\
copilot/reference/mcp-configuration",...O,places:[{...T,at:"servers/*"}],example:{servers:C}},{name:"cursor-hooks",tool:"\
Cursor",files:[".cursor/hooks.json"],directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","worksp\
aceFolder","PWD"],approval:"asks once for the workspace",specification:"https://cursor.com/docs/hooks.md",verified:!0,places:[
{at:"hooks/*/*",form:"start",event:"{0}",detail:"matcher",only:{field:"type",values:["command",void 0]}}],example:{version:1,
hooks:{sessionStart:[{command:".cursor/hooks/start.sh"}]}}},{name:"cursor-environment",tool:"Cursor",files:[".cursor/env\
ironment.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/c\
loud-agent/setup",verified:!1,places:[{at:"install",form:"command",event:"install (on a cloud machine)"},{at:"start",form:"\
command",event:"start (on a cloud machine)"},{at:"terminals/*",form:"start",event:"terminal {0} (on a cloud machine)"}],
example:{install:"npm ci",start:"./start.sh",terminals:[{name:"server",command:"npm start"}]}},{name:"codex-hooks",tool:"\
Codex",files:[".codex/hooks.json"],directories:[""],roots:["CODEX_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"ask\
s for each changed definition",specification:"https://developers.openai.com/codex/hooks",verified:!0,places:[u],example:{
hooks:R}},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],directories:[""],roots:["GEMINI_PROJ\
ECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[u,T,{at:"tools/discoveryCommand",form:"command"},{at:"to\
ols/callCommand",form:"command"},{at:"mcp/serverCommand",form:"command"}],example:{hooks:R,mcpServers:C,tools:{discoveryCommand:"\
./tools.sh",callCommand:"./call.sh"},mcp:{serverCommand:"./mcp.sh"}}},{name:"vscode-tasks",tool:"VS Code",files:[".vscod\
e/tasks.json"],directories:[""],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"asks once for the worksp\
ace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-appendix",verified:!0,places:[
{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0}],
example:{version:"2.0.0",tasks:[{label:"watch",type:"shell",command:"node watch.js",runOptions:{runOn:"folderOpen"}}]}},
{name:"devcontainer",tool:"a development container",files:[".devcontainer/devcontainer.json",".devcontainer/*/devcontain\
er.json",".devcontainer.json"],directories:[""],roots:["localWorkspaceFolder","containerWorkspaceFolder","PWD"],approval:"\
asks as the editor does",specification:"https://containers.dev/implementors/json_reference",verified:!0,places:[{at:"ini\
tializeCommand",form:"command",event:"initializeCommand (on the host)"},...E.map(w=>({at:w,form:"command",event:`${w} (i\
n the container)`}))],example:{initializeCommand:"./prepare.sh",...Object.fromEntries(E.map(w=>[w,["node","prepare.js"]]))}}]}),
5406:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.UNREAD=i.READERS=void 0,i.quoted=A;function R(){const h=u(
3463);return R=function(){return h},h}function T(){const h=u(36773);return T=function(){return h},h}const C=i.UNREAD={commands:[],
unread:"it is not in the documented form"},I=i.READERS={setting:()=>({commands:[]}),command:N,start:h=>(0,R().isMapping)(
h)?k(h):C,server:h=>(0,R().isMapping)(h)?k(h):C};function N(h){const a=((0,R().isMapping)(h)?Object.values(h):[h]).map(l=>typeof l==
"string"?{shell:l}:E(l)?{argv:l}:void 0),t=a.filter(l=>l!==void 0);return a.length===t.length?{commands:t}:{...C,commands:t}}
function E(h){return Array.isArray(h)&&h.every(a=>typeof a=="string")}const O=["windows","osx","linux","commandWindows",
"command_windows"];function k(h){const a=O.map(e=>h[e]).map(e=>typeof e=="string"?{command:e}:e).filter(e=>(0,R().isMapping)(
e)).filter(({command:e})=>e!==void 0),l=[...h.command===void 0&&(a[0]??h.dependsOn)?[]:[{}],...a].map(e=>w({...h,...e}));
return Object.assign({},...l,{commands:l.flatMap(({commands:e})=>e)})}function w(h){const{type:a,script:t,command:l,args:e=[],
headersHelper:c}=h,r=typeof c=="string"?[{shell:c}]:[],f=[h.url,h.httpUrl,h.serverUrl].find(s=>typeof s=="string");if(l===
void 0&&f!==void 0)return{commands:r,address:f};const d=a==="npm"&&l===void 0,n=Array.isArray(e)?e.map(v):[void 0],o=d?[
"npm","run",t]:[v(l),...n];if(!E(o))return C;const[m="",...y]=o,$=(y.length===0?/^$|[\s|;&$()<>`'"]/.test(m):a==="shell")?
{shell:[m,...y.map(A)].join(" ")}:{argv:o},S=g((0,R().isMapping)(h.options)?h.options:h);return{commands:[{...$,...S},...r]}}
function g({cwd:h,env:a}){const t=(0,R().isMapping)(a)?Object.values(a).filter(l=>typeof l=="string"):[];return{...typeof h==
"string"&&{directory:h},...t.length>0&&{environment:t}}}function v(h){return(0,R().isMapping)(h)?h.value:h}function A(h){
return/^[\w@%+=:,./${}-]+$/.test(h)?h:(0,T().singleQuoted)(h)}}),20702:((G,i,u)=>{Object.defineProperty(i,"__esModule",{
value:!0}),i.judgeAgentFile=k,i.judgeAgentFiles=O,i.judgeWholeFile=w;function R(){const e=u(23678);return R=function(){return e},
e}function T(){const e=u(95132);return T=function(){return e},e}function C(){const e=u(97034);return C=function(){return e},
e}function I(){const e=u(92733);return I=function(){return e},e}function N(){const e=u(69024);return N=function(){return e},
e}const E=new Set(["agent-runs-download","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);async function O(e,c,r){
return(await r.all((0,C().agentFilesOf)(e,c),async d=>{try{const n=await(0,C().compareAgentFile)(d,e);return await k(n,e.
tree,c.agent_files.level)}catch(n){const{path:o,before:m,after:y=m}=d,p={path:o,line:1,column:1},$=[(0,T().notJudged)(`t\
he file \`${o}\``,n,{location:p})];return y&&{file:{...y,entries:[],secrets:[]},entries:[],findings:$}}})).filter(d=>d!==
void 0)}async function k({before:e,after:c,isSame:r,entries:f},d,n){const o=c??e;if(o===void 0)return;const m=s=>s.map(b=>g(
b,o,n)),y=await Promise.all(f.map(async s=>({...s,findings:m(await a(s,o,d))}))),$=[...m([...r?[]:A(c),...h(c,e)]),...y.
flatMap(({findings:s})=>s)];if(y.length===0&&$.length===0)return;const S=n==="approve"?v(o,y,$):[];return{file:o,entries:y,
findings:[...$,...S]}}async function w(e,c,r){const f=await Promise.all(e.entries.map(async o=>({entry:o,targets:await(0,I().
targetsOf)(o,e,c)})));return await k({before:void 0,after:e,isSame:!1,entries:f},c,r==="approve"?"warn":r)??{file:e,entries:[],
findings:[]}}function g(e,{format:c},r){return!c.verified&&e.rule!=="too-many"?{...e,severity:"notice"}:r==="error"&&E.has(
e.rule)?{...e,severity:"error"}:e}function v({path:e},c,r){const f=({severity:o})=>o!=="notice";if(!r.some(f))return[];const d=c.
filter(o=>o.findings.some(f)).map(({entry:{event:o}})=>o),n={path:e,line:1,column:1};return[(0,T().finding)("agent-files\
-unapproved",{path:e,events:d},{location:n})]}function A(e){if(e?.broken===void 0)return[];const{rule:c,detail:r,location:f}=e.
broken;return c==="too-many"?[(0,T().finding)(c,{detail:r},{location:f})]:[(0,T().finding)(c,{path:e.path,detail:r},{location:f})]}
function h(e,c){const r=new Set(c?.secrets.map(({value:f})=>f));return(e?.secrets??[]).filter(({value:f})=>!r.has(f)).map(
({kind:f,location:d})=>(0,T().finding)("agent-file-secret",{path:d.path,kind:f},{location:d}))}async function a({state:e,
entry:c,targets:r},{format:{tool:f}},d){if(e==="removed")return[];const{event:n,shown:o,location:m,isSetting:y,isHidden:p}=c,
$={tool:f,event:n,command:o,state:e??""},S={location:m},s=e!=="script_changed",b=r.filter(({change:P})=>e===void 0||P!==
void 0),j=[...s&&r.some(({kind:P})=>P==="download")?[(0,T().finding)("agent-runs-download",$,S)]:[],...s&&p?[(0,T().finding)(
"agent-task-hidden",$,S)]:[],...(await l(b,d)).map(P=>(0,T().finding)("agent-script-unreadable",{...$,...P},S))];if(j.length>
0)return j;if(y)return[(0,T().finding)("agent-setting-changed",{tool:f,event:n,command:o},S)];if(!s){const P=b.map(({name:D})=>D);
return[(0,T().finding)("agent-script-changed",{tool:f,event:n,scripts:P},S)]}const F=c.isServer&&r.length>0&&r.every(t)?
"notice":"warning",_=(0,N().meansOf)(r);return[(0,T().finding)("agent-command-changed",{...$,means:_},{...S,severity:F})]}
function t({kind:e,name:c}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(c)}async function l(e,c){
const r=e.flatMap(({kind:d,name:n})=>d==="file"?[n]:[]);return(await Promise.all(r.map(async d=>({script:d,why:c&&await(0,R().
whyUnreadable)(c,d)})))).flatMap(({script:d,why:n})=>n===void 0?[]:[{script:d,why:n}])}}),53970:((G,i,u)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.RESERVED=void 0,i.fileNamedBy=O,i.interpreterOf=e,i.nameOf=$,i.programTargets=E;function R(){
const S=u(76760);return R=function(){return S},S}function T(){const S=u(46138);return T=function(){return S},S}function C(){
const S=u(20630);return C=function(){return S},S}function I(){const S=u(20639);return I=function(){return S},S}function N(){
const S=u(53158);return N=function(){return S},S}async function E(S,s){const b=S.slice(S.length-(0,C().startedWords)(S).
length),[j,...M]=b;if(j===void 0||p.has(j.text))return[];const F=$(j.text);if(!j.isKnown)return[{kind:"unread",name:`it \
starts ${j.shown}`}];if(F==="cmd"&&/^\/[ck]$/i.test(M[0]?.text??""))return E(M.slice(1),s);const _=M.findIndex(({text:x})=>/^-\w*c$/.
test(x));if((0,C().isShell)(F)&&_>=0)return k(M[_+1],s);const P=e(F),D=M.some(({text:x})=>a(x)||h(x));if(P!==void 0&&(D||
!m.has(F)))return w(F,M,P,s);const L=M.filter(({text:x})=>h(x)).flatMap(x=>O(x,s));return a(j.text)&&!A.test(j.text)?[s.
files.script(j.text,s.directories),...L]:[...await g(F,M,s),...L]}function O({text:S},{files:s,directories:b}){const j=s.
find(S.replace(/^-{1,2}[\w-]+=/,""),b);return j===void 0?[]:[{kind:"file",name:j}]}function k(S,{shell:s}){return S!==void 0&&
(S.isKnown||/\s/.test(S.text))?s(S.text):[{kind:"unread",name:"a shell runs what it is handed"}]}function w(S,s,{inline:b,
suffixes:j,module:M},F){const{files:_,directories:P}=F,D=s.flatMap(U=>O(U,F));if(s.some(({text:U})=>b.test(U)))return[{kind:"\
inline",name:S},...D];const L=M===void 0?-1:s.findIndex(({text:U})=>U===M);if(L>=0){const U=s[L+1]?.text.replaceAll(".",
"/")??"",W=_.find(U,P,[".py","/__main__.py","/__init__.py"]);return[W?{kind:"file",name:W}:{kind:"program",name:S}]}if(D.
length>0)return D;const x=s.filter(({text:U})=>!U.startsWith("-")),H=x.find(({text:U})=>a(U)||h(U))??x[0];return H===void 0?
[{kind:"program",name:S}]:H.isKnown?/^\w{2,}:/.test(H.text)?[{kind:"package",name:H.text,isExact:/@v?\d+\.\d+/.test(H.text)}]:
[_.script(H.text,P,j)]:[{kind:"unread",name:`it runs ${H.shown}`}]}async function g(S,s,b){const{files:j,shell:M}=b,{words:F,
directories:_}=v(s,b.directories),P=[S,...F],{scripts:D,dependencies:L,devDependencies:x}=await j.manifest(_),H=m.has(S)?
t(P.slice(1)):void 0,U=H===void 0?"":(0,T().textIn)((0,T().objectIn)(D),H);if(H!==void 0&&U!=="")return[{kind:"npm_scrip\
t",name:H,text:U},...await M(U,_)];const W=(o.get(S)??[]).flatMap(K=>j.find(K,_)??[]);if(W.length>0)return W.map(K=>({kind:"\
file",name:K}));const z=d(P);if(z===void 0)return[{kind:"program",name:S}];const Z=j.find(z.name,_);return Z!==void 0||n.
test(z.name)?[Z?{kind:"file",name:Z}:{kind:"program",name:S}]:[[L,x].some(K=>z.name in(0,T().objectIn)(K))?{kind:"progra\
m",name:z.name}:{kind:"package",...z}]}function v(S,s){const b=S.map(({text:M})=>M),j=b.findIndex(M=>/^(?:-C|--cwd|--dir|--prefix)$/.
test(M));return j<0?{words:b,directories:s}:{words:b.toSpliced(j,2),directories:(0,N().into)(s,b[j+1]??"")}}const A=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function h(S){return(0,I().isCode)(S)||/\.(?:exe|jar)$/i.test(S)}function a(S){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(S)&&!S.includes("://")}function t(S){const[s,b]=S.filter(j=>!j.startsWith("-"));return s==="run"||s==="run-script"?
b:s}const l=[{programs:/^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti)$/,inline:/^(?:-\w*[ep]|--eval|--print|eval)(?:=|$)/,suffixes:[
"",".js",".mjs",".cjs",".ts","/index.js"]},{programs:/^(?:python|pypy)[\d.]*w?$|^py$/,inline:/^-\w*c$/,suffixes:["","/__\
main__.py"],module:"-m"},{programs:/^(?:perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
inline:/^-(?:\w*[ecrE]|Command|EncodedCommand)$/i,suffixes:[""]}];function e(S){return l.find(({programs:s})=>s.test(S))}
const c=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
r=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
f=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function d(S){const s=S.filter(
M=>!M.startsWith("-")),b=[3,2,1].find(M=>c.test(s.slice(0,M).join(" ")));if(b===void 0)return;const j=S.slice(S.indexOf(
s[b-1]??"")+1).find((M,F,_)=>!/^(?:-|\d)/.test(M)&&!r.test(_[F-1]??""));return j===void 0?void 0:{name:j,isExact:f.test(
j)}}const n=/^[./]/,o=new Map([["make",["GNUmakefile","makefile","Makefile"]],["just",["justfile","Justfile",".justfile"]],
["task",["Taskfile.yml","Taskfile.yaml"]]]),m=new Set(["npm","pnpm","yarn","bun"]),y=i.RESERVED=/^(?:!|\{|do|elif|else|if|then|time|until|while)$/,
p=new Set(": [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local printf pwd read r\
eturn set shift test true trap unset wait".split(" "));function $(S){const s=R().posix.basename(S.replaceAll("\\","/")).
replace(/\.(?:exe|cmd|bat)$/i,"");return s===""?S:s}}),53158:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.ProjectFiles=void 0,i.into=E;function R(){const k=u(76760);return R=function(){return k},k}function T(){const k=u(46138);
return T=function(){return k},k}function C(){const k=u(59867);return C=function(){return k},k}function I(){const k=u(32854);
return I=function(){return k},k}function N(){const k=u(93028);return N=function(){return k},k}function E(k,w){if(!/^(?:[/~\\]|[A-Za-z]:)|[$`]/.
test(w))return k?.map(g=>R().posix.join(g,w))}class O{#n;constructor(w){this.#n=w}find(w,g,v=[""]){if(!(/^[/~]/.test(w)||
w===""||!this.#n))for(const A of g??[])for(const h of v){const a=(0,I().normalise)(R().posix.join(A,w.replaceAll("\\","/"))+
h),t=a===void 0?void 0:(0,I().resolveInTree)(this.#n,a);if(t?.kind==="inside"&&(0,N().isRegular)(t.entry.kind)&&t.entry.
tracked)return t.path}}script(w,g,v){const A=this.find(w,g,v?[...v]:void 0);if(A!==void 0)return{kind:"file",name:A};if(/^(?:[/~\\]|[A-Za-z]:)/.
test(w))return{kind:"outside",name:w};const[h]=g??[];if(h===void 0)return{kind:"unread",name:`it runs ${w} in another di\
rectory`};const a=(0,I().normalise)(R().posix.join(h,w));return a===void 0?{kind:"outside",name:w}:{kind:this.#n===void 0?
"file":"missing",name:a}}async manifest(w){const g=this.find("package.json",w);return this.#n&&g?(0,T().objectIn)(await(0,C().
readJsonFile)(this.#n,g)):{}}}i.ProjectFiles=O}),92733:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.targetsOf=
O;function R(){const t=u(76760);return R=function(){return t},t}function T(){const t=u(58067);return T=function(){return t},
t}function C(){const t=u(81413);return C=function(){return t},t}function I(){const t=u(53970);return I=function(){return t},
t}function N(){const t=u(53158);return N=function(){return t},t}const E=4;async function O({address:t,unread:l,commands:e},c,r){
const f=new w(c,r),d=[...t===void 0?[]:[{kind:"address",name:t}],...l===void 0?[]:[{kind:"unread",name:l}]];for(const n of e)
d.push(...await f.read(n));return[...new Map(d.map(n=>[`${n.kind} ${n.name}`,n])).values()]}const k={kind:"download",name:"\
it runs what it downloads"};class w{#n;#e;#s;#t=new Set;constructor({root:l,format:e},c){this.#n=new(N()).ProjectFiles(c),
this.#e=[...e.directories.map(f=>R().posix.join(l,f)),""];const r=e.roots.join("|");this.#s=new RegExp(`\\$(?:(?:${r})\\b\
|\\{(?:env:)?(?:${r})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(l){
const e=l.directory&&this.#i(l.directory),c=e?(0,N().into)(this.#e,e):this.#e,{environment:r=[]}=l;return[...await this.#r(
l,c),...this.#o(r,c)]}#r(l,e){if("shell"in l)return this.#a(l.shell,e,0);const c=l.argv.map(r=>{const f=this.#i(r),d=!/\$\{|\$\w/.
test(f);return{text:f,shown:f,quoted:!0,span:{start:0,end:0},isKnown:d}});return this.#d(c,e,0)}#o(l,e){return l.flatMap(
r=>this.#i(r).split(/[\s=:,]+/)).flatMap(r=>(0,I().fileNamedBy)({text:r},{files:this.#n,directories:e}))}#i(l){return l.
replace(this.#s,".").replace(/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g,"~")}async#a(l,e,c){const r=this.#i(
l),f=(0,C().readShellText)(r);return f.length===0&&r.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,T().findDangers)(
f).some(({name:n})=>n==="remote_code_execution")||h.test(r)?[k]:[],...await this.#c(f,r,e,c)]}async#c(l,e,c,r){const f=[];
let d=c;for(const n of l){if(f.push(...await this.#c(n.inside,e,d,r)),n.subshell!==void 0)continue;if(n.defines){f.push(
{kind:"unread",name:"it defines a function"});continue}const o=a(n,e),[m,y]=o,p=n.assignments.map(({value:$})=>$);f.push(
...this.#o(p,d)),this.#u(o)&&f.push(k),this.#f(o,n),m?.text==="cd"||m?.text==="pushd"?d=y?.isKnown?(0,N().into)(d,y.text):
void 0:f.push(...await this.#d(o,d,r))}return f}#d(l,e,c){const r=async(f,d=e)=>c===E?[{kind:"unread",name:"it is nested\
 too deeply"}]:this.#a(f,d,c+1);return(0,I().programTargets)(l,{files:this.#n,directories:e,shell:r})}#u([l,...e]){return l===
void 0?!1:((0,I().interpreterOf)((0,I().nameOf)(l.text))===void 0?[l]:e).some(({text:r})=>this.#t.has(R().posix.normalize(
r)))}#f(l,{redirections:e}){if(!g.test((0,I().nameOf)(l[0]?.text??"")))return;const c=e.flatMap(({target:r})=>r??[]);for(const{
text:r}of[...l.slice(1),...c])/^-|:\/\//.test(r)||this.#t.add(R().posix.normalize(r))}}const g=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
v="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",A="(?:iex|invoke-expression)\\b",h=new RegExp(`\\b${v}\
[^]*\\b${A}|\\b${A}[^]*\\b${v}`,"i");function a({words:t,substituted:l},e){const c=t.findIndex(r=>r.quoted||!I().RESERVED.
test(r.text));return t.slice(c<0?t.length:c).map(r=>{const{start:f,end:d}=r.span,n=e.slice(f,d),m=!l.some(y=>y.start<d&&
y.end>f)&&(!/[$`]/.test(n)||/^'[^']*'$/.test(n));return{...r,shown:n,isKnown:m}})}}),12792:((G,i,u)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.MAX_BYTES=void 0,i.readAgentFile=g,i.unreadFile=v;function R(){const s=u(23404);return R=function(){
return s},s}function T(){const s=u(16111);return T=function(){return s},s}function C(){const s=u(94534);return C=function(){
return s},s}function I(){const s=u(59490);return I=function(){return s},s}function N(){const s=u(97018);return N=function(){
return s},s}function E(){const s=u(4537);return E=function(){return s},s}function O(){const s=u(5406);return O=function(){
return s},s}const k=i.MAX_BYTES=1024*1024,w=1e3;function g(s,b){const{text:j,complete:M}=(0,C().decodeUtf8)(b),F=new(C()).
Source(s.path,j),_=(D,L=0)=>v(s,D,F.location(L));if(!M)return _("it is not UTF-8",j.length);const P=(0,E().lfsObstacle)(
j);if(P!==void 0)return _(P);try{const D=[],L=(0,T().parseTree)(j,D,{allowTrailingComma:!0}),[x]=D;if(x!==void 0)return _(
A((0,T().printParseErrorCode)(x.error)),x.offset);if(L===void 0)return _("it is empty");const H=[];for(const U of h(L,s.
format,F)){if(H.push(U),H.length<=w)continue;const W=`more than ${w} commands`;return v(s,W,F.location(0),"too-many")}return{
...s,entries:H,secrets:p(F)}}catch(D){if(!(D instanceof RangeError))throw D;return _("its brackets are nested too deeply")}}
function v(s,b,j={path:s.path,line:1,column:1},M="agent-file-broken"){return{...s,entries:[],secrets:[],broken:{rule:M,detail:b,
location:j}}}function A(s){return s.replace(/\B[A-Z]/g,b=>` ${b}`).toLowerCase()}function*h(s,{places:b},j){const M=new Set;
for(const F of b){const{values:_,wrong:P}=$(s,F),D=_.filter(L=>a(L,F));for(const L of F.startsOthers?t(D,_):D)yield c(L,
F,j);for(const L of P)M.has(L.node)||(M.add(L.node),yield{...c(L,F,j),...O().UNREAD})}}function a({node:s},{only:b}){if(b===
void 0)return!0;const j=$(s,{at:b.field}).values.map(M=>(0,T().getNodeValue)(M.node));return(j.length===0?[void 0]:j).some(
M=>b.values.includes(M))}function t(s,b){const j=(0,I().groupBy)(b,({node:F})=>l(o(F))),M=new Set(s);for(const{node:F}of M)
for(const _ of[o(F).dependsOn].flat()){const P=l(_);if(P!==void 0)for(const D of j.get(P)??[])M.add(D)}return M}function l(s){
if(typeof s!="object"||s===null)return s;const{label:b,taskName:j,task:M}=s;return b??j??M}const e=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function c(s,b,j){const{node:M}=s,F=(0,T().getNodeValue)(M),_=O().READERS[b.form](F),P=o(M),D=Object.entries(P).filter(([
U])=>!e.test(U)),L=M.type==="object"&&b.form!=="command",x=P.presentation,H=[..._.commands.map(r),..._.address?[_.address]:
[]].join(" ; ");return{..._,event:n(s,b),shown:d(H===""?JSON.stringify(F)??"":H),content:(0,R().canonicalize)((L?Object.
fromEntries(D):F)??null),isSetting:b.form==="setting",isServer:b.form==="server",isHidden:x?.reveal==="never",location:j.
location(M.offset,M.offset+M.length)}}function r(s){return"shell"in s?s.shell:s.argv.map(O().quoted).join(" ")}const f=1e3;
function d(s){const b=(0,N().redact)(s).text.replace(/\s+/g," ").trim();return b.length>f?`${b.slice(0,f)}\u2026`:b}function n({
names:s,chain:b},{at:j,event:M,detail:F}){const _=(M??j).replace("{0}",s[0]??""),L=b.filter(({type:x})=>x==="object").flatMap(
S).findLast(([x])=>x===F)?.[1].value;return typeof L=="string"&&L!==""?`${_} (${L})`:_}function o(s){return s.type==="ob\
ject"?(0,T().getNodeValue)(s):{}}const m=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function y(s){return s.length>=12&&/\d/.test(s)&&/[A-Za-z]/.test(s)&&new Set(s).size>=8&&!m.test(s)}function p(s){const{
text:b}=s;return(0,N().redact)(b).redactions.flatMap(({kind:j,start:M,end:F})=>{const _=b.slice(M,F);return y(_)?[{kind:j,
value:_,location:s.location(M,F)}]:[]})}function $(s,{at:b,names:j}){const M=[];let F=[{node:s,names:[],chain:[s]}];for(const _ of b===
""?[]:b.split("/"))F=F.flatMap(P=>{const{node:D,names:L,chain:x}=P;if(D.type!=="object"&&(D.type!=="array"||_!=="*"))return M.
push(P),[];const H=_==="*"&&L.length===0;return S(D).filter(([U])=>H?!j||j.test(U):["*",U].includes(_)).map(([U,W])=>({node:W,
names:_==="*"?[...L,U]:L,chain:[...x,W]}))});return{values:F,wrong:M}}function S({type:s,children:b=[]}){return s==="arr\
ay"?b.map((j,M)=>[`${M+1}`,j]):b.flatMap(({children:[j,M]=[]})=>j===void 0||M===void 0?[]:[[String(j.value),M]])}}),69024:((G,i,u)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.meansOf=N;function R(){const E=u(97018);return R=function(){return E},
E}function T(){const E=u(36773);return T=function(){return E},E}const C={file:({name:E,change:O})=>`it runs \`${E}\`${O===
void 0?"":`, which this change ${O==="added"?"adds":"edits"}`}`,npm_script:({name:E,change:O})=>`it runs the script \`${E}\
\` of package.json${O?", which this change edits":""}`,missing:({name:E})=>`it runs \`${E}\`, which is not in the commit`,
outside:({name:E})=>`it runs \`${E}\`, which is outside of the repository`,package:({name:E,isExact:O})=>O?`it fetches \`${E}\
\``:`it fetches \`${E}\` without an exact version`,inline:({name:E})=>`it has code for \`${E}\` in one line`,download:({
name:E})=>E,address:({name:E})=>`it connects to \`${E}\``,program:()=>{},unread:({name:E})=>`it could not be read: ${E}`},
I=4;function N(E){const O=E.flatMap(w=>{const g=(0,R().redact)(w.name).text;return C[w.kind]({...w,name:g})??[]}),k=E.filter(
({kind:w})=>w==="program").map(({name:w})=>w);return O.length===0&&k.length>0?[`it runs ${(0,T().inCode)(k.slice(0,I))} \
of the machine`]:O.length>I?[...O.slice(0,I),`and ${O.length-I} more`]:O}}),27928:((G,i)=>{Object.defineProperty(i,"__es\
Module",{value:!0}),i.SEED_HASHES=void 0;const u=i.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d14\
3cac2f316f08d0855038":"1.14.0","6298d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",a439632ca376509abf5cd66745ebb667:"\
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
4235dd52c":"1.89.20"}}),36093:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.activatedSeeds=O,i.seedRelease=
N;function R(){const k=u(77598);return R=function(){return k},k}function T(){const k=u(23404);return T=function(){return k},
k}function C(){const k=u(64385);return C=function(){return k},k}function I(){const k=u(27928);return I=function(){return k},
k}function N({value:k,envelope:w}){if(w===void 0)return I().SEED_HASHES[(0,R().hash)("sha256",(0,T().canonicalize)(k)).slice(
0,32)]}const E=/\.seed\.json$/;function O({head:k,base:w,untouched:g},v){const A=(l,e)=>l.filter(({path:c})=>E.test(c)===
e).flatMap(({assets:c})=>c).filter(({type:c,value:r})=>c==="Gene"&&(0,C().declaredId)(r)!==void 0),h=new Set(A(w,!0).map(
({id:l})=>l));if(h.size===0)return[];const a=new Set(A([...w,...g],!1).map(({id:l})=>l)),t=new Set(v.map(({asset:l})=>l));
return A(k,!1).filter(l=>h.has(l.id)&&!a.has(l.id)&&!t.has(l))}}),68450:((G,i,u)=>{Object.defineProperty(i,"__esModule",
{value:!0}),i.commonRoot=E,i.packagesAbove=k,i.storeOf=N;function R(){const g=u(76760);return R=function(){return g},g}function T(){
const g=u(39491);return T=function(){return g},g}function C(){const g=u(32854);return C=function(){return g},g}function I(){
const g=u(59542);return I=function(){return g},g}function N(g,{policy:v,tree:A,base:h}){const[a]=v.stores.map(({path:e,root:c})=>({
path:(0,C().normalise)(e)??"",root:(0,C().normalise)(c)??""})).filter(({path:e})=>(0,C().isWithin)(g,e)).sort((e,c)=>c.path.
length-e.path.length),t=R().posix.dirname(g).replace(/^\.$/,"");if(a!==void 0)return{path:t,root:a.root,named:!0};const l=[
h,A].find(e=>e?.stat(t)?.kind==="directory");return{path:t,root:(l&&k(l,t)[0])??""}}function E(g,v){const A=new Set([...g].
map(a=>N(a,v).root)),[h=""]=A;return A.size===1?h:""}const O=(0,I().perTree)(()=>new Map);function k(g,v){const A=O(g).get(
v)??w(g,v);return O(g).set(v,A),A}function w(g,v){return[...new Set([v,...(0,T().foldersAbove)(v).reverse(),""])].filter(
h=>g.stat(R().posix.join(h,"package.json"))!==void 0)}}),85475:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.asHubHashes=e,i.assetIdOf=A,i.contentHash=t,i.hashFindings=g,i.identityFindings=k,i.isMissingIdentity=w,i.matchContentHash=
O,i.unhashedFields=c;function R(){const r=u(23404);return R=function(){return r},r}function T(){const r=u(27199);return T=
function(){return r},r}function C(){const r=u(36093);return C=function(){return r},r}function I(){const r=u(95132);return I=
function(){return r},r}function N(){const r=u(94377);return N=function(){return r},r}const E=new Set(["Gene","Capsule","\
EvolutionEvent"]);function O(r){const{type:f,value:d}=r,n=d.asset_id;return n===t(r.value)?"content":f==="Capsule"&&n===
t(e(d))?"hub":typeof n=="string"&&(0,N().asEngineHashed)(d)?"engine":void 0}function k(r,f){const{type:d,value:n}=r;if(!E.
has(d))return g(r,f);const o=v(r,f),m=(0,T().placeOf)(r),y=n.asset_id===void 0?t(r.value):void 0;return[...n.schema_version===
void 0?[(0,I().finding)("schema-version-missing",o,m)]:[],...y===void 0?g(r,f):[(0,I().finding)("content-hash-missing",{
...o,expected:y},m)]]}function w({rule:r}){return r==="schema-version-missing"||r==="content-hash-missing"}function g(r,f,d=!1){
const{value:n}=r;if(n.asset_id===void 0||O(r)!==void 0)return[];const o=t(r.value),m=(0,N().otherHashForm)(r),y=(0,C().seedRelease)(
r),$=(m==="created"||y!==void 0)&&f!=="author"?"notice":"error",S={...(0,T().placeOf)(r,["asset_id"]),severity:$},s={...v(
r,f),expected:o,...m&&{form:m},...y&&{seed:y}},b=d&&$==="error"&&f==="fix"?h(r,o):void 0;return[{...(0,I().finding)("con\
tent-hash-mismatch",s,S),...b&&{edit:b}}]}function v({type:r,id:f},d){return{type:r,id:f,fixable:d==="fix",...d==="autho\
r"&&{foreign:!0}}}function A(r){const{asset_id:f}=r.value;return typeof f=="string"&&O(r)!==void 0?f:t(r.value)}function h({
type:r,path:f,pointer:d,value:n},o){const{asset_id:m,...y}=n;if(!(typeof m!="string"||Object.values(y).some(a))&&O({type:r,
value:{...y,asset_id:o}})!==void 0)return{path:f,pointer:(0,T().pointerText)([...d,"asset_id"]),old:m,new:[o],fix:!0}}function a(r){
return typeof r!="object"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(a)}function t(r){return(0,R().
computeAssetId)(r)??""}const l=["notes","details"];function e(r){const{outcome:f}=r;if(!(0,T().isJsonObject)(f))return r;
const{notes:d,details:n,...o}=f;return{...r,outcome:o}}function c(r){const{outcome:f}=r.value;return O(r)!=="hub"||!(0,T().
isJsonObject)(f)?[]:l.filter(d=>Object.hasOwn(f,d)).map(d=>`outcome.${d}`)}}),94377:((G,i,u)=>{Object.defineProperty(i,"\
__esModule",{value:!0}),i.asEngineHashed=g,i.hashDigits=A,i.otherHashForm=k;function R(){const e=u(77598);return R=function(){
return e},e}function T(){const e=u(23404);return T=function(){return e},e}function C(){const e=u(27199);return C=function(){
return e},e}function I(){const e=u(81456);return I=function(){return e},e}function N(){const e=u(73229);return N=function(){
return e},e}function E(){const e=u(94534);return E=function(){return e},e}const O={unprefixed:({value:e})=>(0,T().canonicalize)(
h(e)),created:({value:e})=>{const{epigenetic_marks:c,learning_history:r,anti_patterns:f,...d}=h(e);if(!(e.type!=="Gene"||
c===void 0))return(0,T().canonicalize)({...d,epigenetic_marks:[]})},"null-free":({value:e})=>(0,T().canonicalize)(a(h(e))),
"as-written":({text:e})=>t(e,{comma:",",colon:":",string:JSON.stringify}),"json-dumps":({text:e})=>t(e,{comma:", ",colon:"\
: ",string:l}),"top-level":({value:e})=>{const c=h(e);return JSON.stringify(c,Object.keys(c).sort())}};function k(e){const{
asset_id:c}=e.value;if(typeof c!="string")return;const r=A(c);return r===void 0?void 0:Object.entries(O).find(([,d])=>{const n=d(
e);return n!==void 0&&(0,R().createHash)("sha256").update(n,"utf8").digest("hex")===r})?.[0]}const w={env_fingerprint:["\
region"],Capsule:["diff","strategy"]};function g(e){const r=w.Capsule.filter(d=>e.type==="Capsule"&&!(d in e)).reduce((d,n)=>d.
flatMap(o=>[o,{...o,[n]:null}]),[{}]);return[e,v(e)].flatMap(d=>r.map(n=>({...d,...n}))).find(d=>(0,T().computeAssetId)(
d)===e.asset_id)}function v(e){if(Array.isArray(e))return e.map(v);if(!(0,C().isJsonObject)(e))return e;const c=Object.entries(
e).map(([r,f])=>{const d=v(f),[n]=w.env_fingerprint,o=r==="env_fingerprint"&&(0,C().isJsonObject)(d)&&!(n in d);return[r,
o?{...d,[n]:null}:d]});return Object.fromEntries(c)}function A(e){const c=e.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(c)?c:void 0}function h({asset_id:e,...c}){return c}function a(e){if(Array.isArray(e))return e.
map(a);if(!(0,C().isJsonObject)(e))return e;const c=Object.entries(e).filter(([,r])=>r!==null);return Object.fromEntries(
c.map(([r,f])=>[r,a(f)]))}function t(e,c){const r=e?.();if(r===void 0)return;const f=new(E()).Problems(new(E()).Source("",
r)),[d]=(0,N().readJson)(r,(0,I().assetLimits)(r.length),f);if(d===void 0||f.found.length>0)return;const n=(o,m)=>{const{
value:y,start:p,end:$,children:S=[]}=o;return typeof y=="number"?r.slice(p,$):typeof y=="string"?c.string(y):Array.isArray(
y)?`[${S.map(b=>n(b)).join(c.comma)}]`:y===null||typeof y!="object"?String(y):`{${S.map(b=>({each:b,name:b.key?.name??""})).
filter(({name:b})=>b!==m).sort((b,j)=>b.name<j.name?-1:1).map(({each:b,name:j})=>c.string(j)+c.colon+n(b)).join(c.comma)}\
}`};return n(d,"asset_id")}function l(e){return JSON.stringify(e).replace(/[\u007f-\uffff]/g,c=>`\\u${c.charCodeAt(0).toString(
16).padStart(4,"0")}`)}}),76188:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.parseCode=T,i.walk=N;function R(){
const O=u(24551);return R=function(){return O},O}function T(O,k){try{return(0,R().parse)(O,{ecmaVersion:"latest",sourceType:k,
allowHashBang:!1})}catch(w){if(w instanceof SyntaxError||w instanceof RangeError)return;throw w}}const C=/Function|^ClassBody$/,
I=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*N(O){const w=[{node:O,...{parent:void 0,key:"",inFunction:!1,
hasOwnThis:!1}}];for(let g=w.pop();g!==void 0;g=w.pop()){yield g;const{node:v}=g,A=g.inFunction||C.test(v.type),h=g.hasOwnThis||
I.test(v.type);for(const[a,t]of Object.entries(v))for(const l of Array.isArray(t)?t:[t])E(l)&&w.push({node:l,parent:v,key:a,
inFunction:A,hasOwnThis:h})}}function E(O){return typeof O=="object"&&O!==null&&"type"in O&&"start"in O}}),23678:((G,i,u)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.whyUnreadable=I;function R(){const N=u(93028);return R=function(){return N},
N}const T=2e5,C=2e3;async function I(N,E){const{kind:O,size:k=0}=N.stat(E)??{};if(!(0,R().isRegular)(O))return;if(k>T)return`\
has ${k} bytes`;const w=(await N.read(E)).toString("utf8").split(`
`),g=w.findIndex(v=>v.length>C);return g<0?void 0:`has ${w[g]?.length} characters on line ${g+1}`}}),41551:((G,i)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.findKnown=T,i.knownForms=R,i.secretsOf=d,i.withoutEndOfKnown=O,i.withoutStartOfKnown=
E;const u=12;function R(o){const m=[...new Set(o.flatMap(A))],y=m.map(p=>p.replace(/\s/g,""));return{exact:m,squeezed:[...new Set(
y)].filter(p=>p.length>=u)}}function T(o,{exact:m,squeezed:y}){const p=m.flatMap(s=>C(o,s,b=>b));if(y.length===0||!/\s/.
test(o))return p;const{text:$,at:S}=I(o);return[...p,...y.flatMap(s=>C($,s,b=>S[b]??0))]}function C(o,m,y){const p=[];for(let $=o.
indexOf(m);$>=0;$=o.indexOf(m,$+m.length))p.push({kind:"secret",start:y($),end:y($+m.length-1)+1});return p}function I(o){
const m=new Uint32Array(o.length),y=[];let p=0;for(const{0:$,index:S}of o.matchAll(/\S+/g)){for(let s=0;s<$.length;s+=1)
m[p+s]=S+s;p+=$.length,y.push($)}return{text:y.join(""),at:m}}const N=4;function E(o,{exact:m}){const y=m.map(p=>{const{
text:$,at:S}=I(o.slice(-2*p.length-k)),s=g($,p.replace(/\s/g,"")),b=o.length-Math.min(o.length,2*p.length+k);return s<N?
o.length:b+(S[$.length-s]??0)});return o.slice(0,Math.min(o.length,...y))}function O(o,{exact:m}){const y=m.map(p=>{const{
text:$,at:S}=I(o.slice(0,2*p.length+k)),s=g(w($),w(p.replace(/\s/g,"")));return s<N?0:(S[s-1]??0)+1});return o.slice(Math.
max(0,...y))}const k=64;function w(o){return o.split("").reverse().join("")}function g(o,m){for(let y=m.length;y>0;y-=1)
if(o.endsWith(m.slice(0,y)))return y;return 0}const v=4;function A(o){const m=Buffer.from(o),y=h(o),p=encodeURIComponent(
m.toString()),$=m.toString("hex"),S=[o,...o.split(/\r?\n/),y,y.replaceAll("/","\\/"),h(y),...a(p),$,$.toUpperCase(),...[
0,1,2].flatMap(s=>t(m,s))];return[...new Set(S)].filter(s=>s.trim().length>=v)}function h(o){return JSON.stringify(o).slice(
1,-1)}function a(o){const m=o.replace(/[!'()*]/g,y=>`%${y.charCodeAt(0).toString(16).toUpperCase()}`);return[o,m].flatMap(
y=>{const p=y.replace(/%../g,$=>$.toLowerCase());return[y,p,y.replaceAll("%20","+"),p.replaceAll("%20","+")]})}function t(o,m){
const y=Buffer.concat([Buffer.alloc(m),o]).toString("base64"),p=Math.ceil(m*8/6),$=Math.floor((m+o.length)*8/6),S=y.slice(
p,$);return[S,S.replaceAll("+","-").replaceAll("/","_")]}const l=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
e=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,c=/^(?:[\\/~]|[A-Za-z]:[\\/])/,r=8,f=/^[A-Za-z][a-z]{0,9}$/;function d(o){
const m=Object.entries(o).flatMap(([y,p])=>p!==void 0&&l.test(y)&&n(y,p)?[p]:[]);return[...new Set(m)]}function n(o,m){return m.
length<r||f.test(m)?!1:!(e.test(o)&&c.test(m))}}),97018:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.redact=
I,i.redactForms=N;function R(){const d=u(41551);return R=function(){return d},d}function T(){const d=u(83377);return T=function(){
return d},d}function C(d){return T().TOKEN_SHAPES.flatMap(([n,o])=>Array.from(d.matchAll(o),({indices:m})=>{const[y,p]=m?.[1]??
m?.[0]??[0,0];return{kind:n,start:y,end:p}}))}function I(d,n=[]){return N(d,(0,R().knownForms)(n))}function N(d,n){const o=[
...(0,R().findKnown)(d,n),...C(d),...a(d)].sort(($,S)=>$.start-S.start||S.end-$.end),m=[];for(const $ of o){const S=m.at(
-1);S===void 0||$.start>=S.end?m.push($):$.end>S.end&&m.splice(-1,1,{...S,end:$.end})}let y="",p=0;for(const{kind:$,start:S,
end:s}of m)y+=`${d.slice(p,S)}[redacted ${$}]`,p=s;return{text:y+d.slice(p),redactions:m}}const E="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",O="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",k="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",w=`\\\\{0,3}["']`,g=new RegExp(
`${E}(?:${w})?${O}${w}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),v=new RegExp(`${E}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),A=new RegExp(`${E}${k}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),h=new RegExp(`${E}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function a(d){return[...t(d,g,({name:n,value:o,next:m})=>/["'\\]/.test(
m)&&!c(n,o)),...t(d,v,({value:n,next:o})=>!r(n,o)),...t(d,A,({value:n,next:o})=>f(n)&&!r(n,o)),...t(d,h,({value:n,next:o})=>f(
n)&&!r(n,o))]}function t(d,n,o){return Array.from(d.matchAll(n)).flatMap(({groups:m={},indices:y})=>{const{name:p="",value:$=""}=m,
[S,s]=y?.groups?.value??[0,0],b={name:p,value:$,next:d.charAt(s)};return e(p,$)||!o(b)?[]:[{kind:"named secret",start:S,
end:s}]})}const l=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function e(d,n){return l.test(n)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(n)?!0:/^[\d.:_-]+$/.test(n)&&!/^p/i.test(d)}
function c(d,n){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(n)}function r(d,n){return n!==""&&"([{".includes(
n)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function f(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(d)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(d)?!1:/\d/.test(d)?/[a-z]/i.test(d):d.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(d)}}),83377:((G,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.TOKEN_SHAPES=
void 0;const u={models:["sk-(?:ant|or|proj|svcacct|admin|lf|None)-","gsk_","hf_","api_org_","pplx-","xai-","r8_","tvly-",
"bedrock-api-key-","ABSK","nvapi-","pcsk_","lsv2_(?:pt|sk)_"],code:["GR1348941","AT[AC]TT3","ATBB","pypi-AgE","rubygems_",
"CLOJARS_","dckr_(?:pat|oat)_","AKCp","cmVmd","sgp_","snyk_","CCIP(?:AT|RJ)_","bkua_","API-(?=[A-Z0-9]{26})","sq[apu]_",
"ico-","figd_","lin_api_","PMAK-","ntn_","oy2(?=[a-z0-9]{43})","rdme_"],clouds:["do[opr]_v1_","dapi(?=[a-f0-9]{32})","HR\
KU-","fo1_","fm[12][ar]?_","pul-","tskey-","LTAI","v1\\.0-[a-f0-9]{24}-","sbp_","sb_secret_","nfp_","pscale_(?:tkn|oauth\
|pw)_","sha256~","hv[sbr]\\.","[a-zA-Z0-9]{14}\\.atlasv1\\.","dp\\.(?:pt|st|ct|sa|scim|audit)\\.","pnu_","tk-us-","dt0[a\
-z]\\d\\d\\.","gl(?:c|sa)_","sntry[su]_","NR(?:AK|II|JS|RA)-","GOCSPX-","ya29\\.","ops_eyJ","(?:pat|sat)\\.[\\w-]{22}\\.",
"pat[A-Za-z0-9]{14}\\.","4b1d(?=[A-Za-z0-9]{38}\\b)","(?:sc|ext|scauth|authress)_[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc"],
services:["whsec_","sq0(?:atp|csp|idp)-","EAAA","EAA[MC]","shp(?:at|ca|pa|ss)_","shippo_(?:live|test)_","FLWSECK(?:_TEST\
)?-","duffel_(?:live|test)_","EZ[AT]K","access-(?:sandbox|development|production)-","xoxe\\.xox[bp]-","SG\\.","xkeysib-",
"key-(?=[0-9a-f]{32})","SK(?=[0-9a-fA-F]{32})","\\d{8,10}:AA","fio-u-","tfp_","p8e-","s-s4t2(?:ud|af)-","sm_[aps]at_","A\
GE-SECRET-KEY-1","A3-[A-Z0-9]{6}-"]},R=new RegExp(`\\b(?:${Object.values(u).flat().join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.\
~+/=-]{16,}`,"dg"),T=i.TOKEN_SHAPES=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],
["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],
["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",R],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]}),
6163:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.dangerIn=A;function R(){const t=u(76760);return R=function(){
return t},t}function T(){const t=u(58067);return T=function(){return t},t}function C(){const t=u(81413);return C=function(){
return t},t}function I(){const t=u(20630);return I=function(){return t},t}function N(){const t=u(37866);return N=function(){
return t},t}const E=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites files or disks":"\
dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as anothe\
r user":"doas su sudo","reads the environment":"printenv"}).flatMap(([t,l])=>l.split(" ").map(e=>[e,t]))),O={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},k=2,w=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
g=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
v={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function A(t){if(w.test(t))return"names a \
file that is made for secrets";const l=g.test(t)?Object.entries(v).find(([,r])=>r.test(t)):void 0;if(l!==void 0)return`${l[0]}\
 in inline code`;const e=(0,C().readShellText)(t),[c]=(0,T().findDangers)(e);return c?O[c.name]:h(e)}function h(t,l=0){for(const{
words:e,pipedFrom:c}of(0,C().everyCommand)(t)){const[r,...f]=e;if(r===void 0)continue;const d=R().posix.basename(r.text);
if(E.has(d))return a(d);if((0,I().isShell)(d)&&(c!==void 0||f.length===0))return`has \`${d}\` run whatever it reads`;if(!(d!==
"find"&&!(0,N().startsOthers)(d)))for(const{text:n}of f){const o=R().posix.basename(n);if(E.has(o))return a(o);const y=l<
k&&/\s/.test(n)?h((0,C().readShellText)(n),l+1):void 0;if(y!==void 0)return y}}}function a(t){return`${E.get(t)} with \`${t}\
\``}}),41431:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.judgeReading=g,i.judgeRiskAlone=A,i.unjudged=
h;function R(){const n=u(39763);return R=function(){return n},n}function T(){const n=u(95132);return T=function(){return n},
n}function C(){const n=u(6163);return C=function(){return n},n}function I(){const n=u(83747);return I=function(){return n},
n}function N(){const n=u(46121);return N=function(){return n},n}function E(){const n=u(8737);return E=function(){return n},
n}function O(){const n=u(92890);return O=function(){return n},n}function k(){const n=u(14111);return k=function(){return n},
n}const w=new Set("target-writes tool-writes dry-run writes_files".split(" "));function g(n,o,m){const y=(0,E().findProblems)(
n),p=b=>d[b].judge(n,y,m),$=p("evolver"),S=p("validator"),s={evolver:$,validator:S}[o]??p(o);return a(n,o,s,{evolver:$,validator:S})}
function v(n,o){const m=o.find(({rule:p})=>p==="validator-newer");return{"1.94":n,newer:m?{verdict:"block",reason:m}:n}}
function A(n,o,m){const y={findings:r((0,E().findProblems)(n))},p={evolver:y,validator:y};return a(n,"curated",(0,I().judgeRisk)(
o,m),p)}function h(n,o,m){const y=typeof n=="string"?n:"",p=[(0,T().notJudged)(`the command \`${y}\``,m)];return a({command:y,
words:[],assignments:[],argv:null,targets:[],problems:[]},o,{findings:p},{evolver:{findings:p},validator:{findings:p}})}
function a(n,o,m,y){const p=t(n,r(m.findings)),$=l(p),S=b=>b===m?$:l(r(b.findings)),s=S(y.validator);return{reading:n,verdict:$.
verdict,risk:m.risk??c($.verdict,p),confirmation:m.confirmation??"standard",findings:p,profiles:{evolver:S(y.evolver),validator:s,
[o]:$},validators:v(s,y.validator.findings)}}function t({command:n},o){const m=o[0]?.severity==="error"?(0,C().dangerIn)(
n):void 0;return m===void 0?o:o.map(y=>y.severity==="error"?{...y,harm:"danger",danger:m}:y)}function l(n){const o=e(n),
[m]=n;if(o==="block"&&m)return{verdict:o,reason:m};const y=n.find(({rule:p})=>p==="validator-empty-folder");return y?{verdict:o,
remark:y}:{verdict:o}}function e(n){return n.some(({severity:m})=>m==="error")?"block":n.some(({severity:m,rule:y})=>m===
"warning"&&y!=="experimental_mode")?"warn":"allow"}function c(n,o){return n==="block"?"dangerous":o.some(({rule:m})=>w.has(
m))?"write":"safe"}function r(n){return f(n)?n:R().SEVERITIES.flatMap(o=>n.filter(({severity:m})=>m===o))}function f(n){
let o=0;for(const{severity:m}of n){const y=R().SEVERITIES.indexOf(m);if(y<o)return!1;o=y}return!0}const d={evolver:N().evolver,
validator:O().validator,curated:I().curated,workspace:k().workspace}}),4378:((G,i,u)=>{Object.defineProperty(i,"__esModu\
le",{value:!0}),i.Judge=void 0;function R(){const w=u(68450);return R=function(){return w},w}function T(){const w=u(51951);
return T=function(){return w},w}function C(){const w=u(41115);return C=function(){return w},w}function I(){const w=u(54244);
return I=function(){return w},w}function N(){const w=u(34482);return N=function(){return w},w}function E(){const w=u(41431);
return E=function(){return w},w}const O=4e3;class k{terms;context;clock;#n=new Map;#e=new Map;constructor(g,v,A){this.terms=
g,this.context=v,this.clock=A}static by(g){const v=(0,N().contextIn)(g,{});return new k(g,v,g.clock??new(I()).AuditClock(
g.signal))}with(g){const v={...this.terms,...g},A=(0,N().contextIn)(v,this.context.proposal);return new k(v,A,this.clock)}proposed(g){
return new k(this.terms,(0,N().contextIn)(this.terms,g),this.clock)}storeOf(g){const{cwd:v}=this.terms,A=(0,R().storeOf)(
g,this.terms);return v===void 0?A:{...A,root:v}}forFile(g){return this.startingIn(this.storeOf(g).root)}startingIn(g){if(g===
(this.terms.cwd??""))return this;const v=this.#e.get(g)??this.with({cwd:g});return this.#e.set(g,v),v}command(g){const v=this.#n.
get(g);if(v!==void 0)return v;const A=this.#s(g);this.#n.set(g,A);const[h]=this.#n.keys();return this.#n.size>O&&this.#n.
delete(h),A}async risk(g,v){return(0,E().judgeRiskAlone)(await this.#t(v),g,this.context)}async#s(g){const{profile:v}=this.
terms.policy;try{return(0,E().judgeReading)(await this.#t(g),v,this.context)}catch(A){return(0,E().unjudged)(g,v,A)}}async#t(g){
const{tree:v,base:A,changed:h,cwd:a="",policy:t}=this.terms,{clock:l}=this,e=(0,C().programTerms)(t),c={...v&&{tree:v},...A&&
{base:A},changed:h,cwd:a,programs:e,clock:l};return await l.tick(),(0,T().readCommand)(g,c)}}i.Judge=k}),46121:((G,i,u)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.evolver=void 0;function R(){const E=u(41115);return R=function(){return E},
E}function T(){const E=u(83747);return T=function(){return E},E}const C=i.evolver={judge:(E,O,k)=>{const w=E.words[0]?.text;
if(E.invocation===void 0&&w&&(0,R().isNamedCurated)(w,k.policy))return T().curated.judge(E,O,N(k));const g=I(E,O);return{
findings:O,...g&&{risk:g}}}};function I({invocation:E},O){const k=E?.family?.data.risk;return O.some(({severity:g})=>g===
"error")||k==="safe"?void 0:k}function N(E){const{policy:O}=E,k=O.allowed_roots.length>0?O.allowed_roots:["."];return{...E,
policy:{...O,allowed_roots:k}}}}),92890:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.validator=void 0;function R(){
const A=u(95132);return R=function(){return A},A}const T=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
C={"1.94":{refused:T,information:new Set(["--version","--help","--v8-options"])},newer:{refused:T,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},I=i.validator={judge:(A,h)=>{const a=[...h,...w(A,C["\
1.94"])];if(N(a))return{findings:a};const[t]=w(A,C.newer);return{findings:[...a,...O(t),...E(A)]}}};function N(A){return A.
some(({severity:h})=>h==="error")}function E({invocation:A}){const h=A?.operands[0],a=A&&k(A,C["1.94"]);return h===void 0||
a?[]:[(0,R().finding)("validator-empty-folder",{script:h.text},{span:h.span})]}function O(A){if(A===void 0)return[];const{
flag:h=""}=A.args;return[(0,R().finding)("validator-newer",{refused:String(h)},A.span&&{span:A.span})]}function k({flags:A},{
information:h}){return A.some(({name:a})=>h.has(a))}function w(A,h){const{words:a,invocation:t,command:l}=A,[e,...c]=a;if(e===
void 0)return[];if(e.text!=="node")return[(0,R().finding)("validator-program",{program:e.text},{span:e.span})];const r=c.
filter(({text:o})=>h.refused.test(o)).map(({text:o,span:m})=>{const y=t?.operands[0],p=y&&y.span.start<m.start?"script":
"node";return(0,R().finding)("validator-flag",{flag:o,of:p},{span:m})});r.push(...g(t,h),...v(l,h));const f=t!==void 0&&
k(t,h),d=t?.flags.some(({name:o})=>o==="--test")===!0;return(t?.operands[0]===void 0||d)&&!f&&r.push((0,R().finding)("va\
lidator-script",{},{span:e.span})),r}function g(A,{options:h,information:a}){if(A===void 0||h===void 0)return[];const{flags:t,
operands:l}=A,[e]=t;if(t.length===1&&l.length===0&&a.has(e?.name??""))return[];const r=({written:f,span:d})=>(0,R().finding)(
"validator-flag",{flag:f,of:"node"},{span:d});return t.filter(({name:f})=>!h.has(f)).map(r)}function v(A,{text:h}){const a=h?.
exec(A);if(!a)return[];const t={start:a.index,end:a.index+a[0].length};return[(0,R().finding)("validator-flag",{flag:a[0],
of:"node"},{span:t})]}}),16455:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.editOf=E,i.withEdit=N,i.withEdits=
I;function R(){const w=u(82606);return R=function(){return w},w}function T(){const w=u(70023);return T=function(){return w},
w}const C=new Set("checks-syntax-only npm-script-missing only-prints target-missing workspace-missing".split(" "));async function I(w,g,v){
if(w.every(({verdict:t})=>t==="allow"))return w;const A=w.map(({reading:t})=>t.command),h=new(T()).ScriptStore(g),a=v?await(0,R().
fixList)(A,h):[];return Promise.all(w.map(async(t,l)=>{const{command:e}=t.reading;if(t.verdict==="allow"||e.length>R().LONGEST)
return t;const c=a[l];return c?.kind==="fixed"?k(t,E(e,c,h),h.judge):O(t,g)}))}async function N(w,g){const[v=w]=await I(
[w],g,!1);return v}function E(w,{commands:g,scripts:v},A){const h=v.map(a=>A.pathOf(a)).flatMap(a=>{const t=A.textOf(a);
return t===void 0?[]:[{path:a,text:t}]});return{old:w,new:g,...h.length>0&&{files:h},fix:!0}}async function O(w,g){const{
command:v}=w.reading,A=new(T()).ScriptStore(g),h=await(0,R().rewriteCommand)(v,A,{rewrites:R().SUGGESTIONS,accepts:({findings:a})=>!a.
some(({rule:t})=>C.has(t))});return h.kind!=="fixed"?w:k(w,{...E(v,h,A),fix:!1},A.judge)}async function k(w,g,v){const{findings:A,
verdict:h}=w,a=await Promise.all(g.new.map(f=>v.command(f)));if(a.some(f=>f.verdict==="block"))return w;const t=new Set(
A.map(({rule:f})=>f)),l=a.flatMap(f=>f.findings).flatMap(({rule:f,severity:d})=>d==="notice"?[]:f),e=l.some(f=>!t.has(f));
if(h==="warn"&&e)return w;const c=({rule:f,severity:d})=>h==="block"?d==="error":!l.includes(f),r=A.find(c);return r===void 0?
w:{...w,findings:A.map(f=>f===r?{...f,edit:g}:f)}}}),78816:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.
CANNOT_FAIL=void 0,i.reasonOf=E,i.reasons=void 0;function R(){const O=u(13580);return R=function(){return O},O}function T(){
const O=u(95132);return T=function(){return O},O}const C="Write a script by hand and run it with `node`.",I=i.CANNOT_FAIL=
"vacuous-code",N=i.reasons={cannotFail:()=>({id:I,message:"The command cannot fail: it only prints, or does nothing.",remedy:"\
Write a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-n\
othing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a scr\
ipt that fails if the gene breaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",message:"\
The code is not CommonJS that all supported versions of Node can run.",remedy:"Move the code into a script, correct it t\
here, and run it with `node`."}),codeChangedByShell:()=>({id:"code-changed-by-shell",message:"A shell would change the c\
ode before `node` gets it, or it contains hidden characters.",remedy:C}),severalCodes:()=>({id:"code-unclear",message:"T\
he command has no code, several, or prints the value of its code.",remedy:C}),otherFlag:O=>({id:"flag-beside-code",message:`\
\`${O}\` changes how \`node\` runs the code.`,remedy:C}),onlyUnderEval:O=>({id:"only-under-eval",message:`The code uses \
\`${O}\`, which has another meaning in a script.`,remedy:C}),dangerous:O=>({id:"dangerous-command",message:`The command ${O}\
.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:O=>({id:"no-place-for-script",message:`\
Scripts cannot be added to \`${O}\`: the path is not an ordinary directory.`,remedy:`Make \`${O}\` an ordinary directory.`}),
changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in th\
e root.",remedy:"Use paths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-c\
ommands",message:"The command consists of too many commands.",remedy:C}),dangles:(O,k)=>({id:"reference-dangles",message:`\
It names a gene by \`${O}\`, which is now \`${k}\`.`,title:"References to hashes that change.",remedy:"Name the gene by \
its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"The file would have other erro\
rs afterwards, or no fewer findings, so nothing in it is rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({
id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function E(O){return{id:O.rule,title:(0,R().ruleOf)(
O.rule)?.title,...(0,T().describe)(O)}}}),82606:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.SUGGESTIONS=
i.LONGEST=void 0,i.fixList=e,i.rewriteCommand=A;function R(){const p=u(6163);return R=function(){return p},p}function T(){
const p=u(78816);return T=function(){return p},p}function C(){const p=u(50899);return C=function(){return p},p}function I(){
const p=u(41468);return I=function(){return p},p}function N(){const p=u(77463);return N=function(){return p},p}function E(){
const p=u(71570);return E=function(){return p},p}function O(){const p=u(2137);return O=function(){return p},p}function k(){
const p=u(36309);return k=function(){return p},p}function w(){const p=u(85985);return w=function(){return p},p}const g=6,
v=200;async function A(p,$,S={}){return new h($,S).rewrite(p,g)}class h{#n;#e;#s;#t=v;constructor($,{rewrites:S=m,accepts:s=()=>!0}){
this.#n=$,this.#e=S,this.#s=s}async rewrite($,S){this.#t-=1;const s=await this.#n.judge.command($),{reading:b,verdict:j,
findings:M}=s;if(j==="allow")return{kind:"fine"};const F=(0,R().dangerIn)($);if(F!==void 0&&j==="block")return{kind:"lef\
t",reason:T().reasons.dangerous(F)};let _,P;for(const x of S>0&&this.#t>0?this.#e:[]){const H=await x(b,this.#n);if(H===
void 0)continue;if("reason"in H){_??=H.reason;continue}const U=await this.#r(H.commands,S-1),W=t(H,U);if(W.kind==="left")
_??=W.reason;else{if(await this.#o(W))return W;P??=W}}if(P!==void 0)return P;const[D]=M,L=S===g||this.#s(s);return D===void 0||
j==="warn"&&L?{kind:"fine"}:{kind:"left",reason:_??(0,T().reasonOf)(D)}}async#r($,S){const s=[];for(const b of $){if(s.some(
a)||this.#t<=0)break;s.push(await this.rewrite(b,S))}return s}async#o({commands:$}){return(await Promise.all($.map(s=>this.#n.
judge.command(s)))).every(({profiles:s})=>s.validator.verdict!=="block")}}function a(p){return p.kind==="left"&&p.reason.
id!==T().CANNOT_FAIL}function t(p,$){const S=$.find(a);if(S!==void 0)return S;const s=$.flatMap((j,M)=>{if(j.kind==="lef\
t")return[];const F=p.commands[M]??"";return j.kind==="fixed"?[j]:[{commands:[F],steps:[],scripts:[]}]}),b=$.find(j=>j.kind===
"left");return s.length===0||$.length<p.commands.length?b??{kind:"left",reason:T().reasons.tooLong()}:{kind:"fixed",commands:s.
flatMap(({commands:j})=>j),steps:[p.step,...b===void 0?[]:["command that only prints removed"],...s.flatMap(({steps:j})=>j)],
scripts:[...p.scripts??[],...s.flatMap(({scripts:j})=>j)]}}const l=i.LONGEST=16*1024;async function e(p,$){const S=[];for(const s of p){
const b=typeof s=="string"&&s.length<=l;S.push(b?await A(s,$):{kind:"fine"})}return r(p,await c(p,S,$))}async function c(p,$,S){
return $.some(o)&&(await Promise.all($.map(async(b,j)=>{if(b.kind==="fixed")return!0;if(b.kind==="left")return!1;const{findings:M,
verdict:F}=await S.judge.command(p[j]);return F!=="block"&&!M.some(({rule:_})=>_==="only-prints")}))).includes(!0)?$.map(
b=>o(b)?f:b):$}function r(p,$){const S=new Set,s=new Set;return $.map((b,j)=>{const M=p[j];if(b.kind!=="fixed")return S.
add(M),s.has(M)?d:b;const F=b.commands.filter(_=>!S.has(_)&&S.add(_));for(const _ of F)s.add(_);return F.length===b.commands.
length?b:{...b,commands:F,steps:[...b.steps,...d.steps]}})}const f=n("command that only prints removed"),d=n("repeated c\
ommand removed");function n(p){return{kind:"fixed",commands:[],steps:[p],scripts:[]}}function o(p){return p.kind==="left"&&
p.reason.id===T().CANNOT_FAIL}const m=[E().trimBlanks,C().moveCode,E().dropRedirection,E().dropUnread,I().enterDirectory,
E().splitConjunction,E().findPrinter,N().dropLauncher,N().nameProgram,N().spellProgram,N().spellSubcommand,N().writeSlashes,
I().makeRelative,I().findScript],y=i.SUGGESTIONS=[w().writeAscii,...m,O().dropPreparation,k().useWorkspace,O().requireEach,
O().dropOutputFile,k().spellScript,O().passFlag,O().useInstalled,O().dropFlag,k().useNpm,k().runTasks,k().useNpx,k().useScriptText]}),
50899:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.moveCode=void 0;function R(){const P=u(76188);return R=
function(){return P},P}function T(){const P=u(44670);return T=function(){return P},P}function C(){const P=u(78816);return C=
function(){return P},P}function I(){const P=u(70023);return I=function(){return P},P}function N(){const P=u(710);return N=
function(){return P},P}const E=async(P,D)=>{const L=c(P);if(L===void 0||"reason"in L)return L;const x=w(L.evaluation.code);
if(typeof x!="string")return x;const H=await D.place(x);return H===void 0?{reason:C().reasons.noPlace(I().SCRIPT_FOLDER)}:
{step:"code moved into a script",commands:[L.evaluation.withScript(H)],scripts:[H]}};i.moveCode=E;const O=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
k="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function w(P){const D=(0,R().parseCode)(
P,"script");if(D===void 0)return{reason:C().reasons.codeNotParsed()};if(O.test(P))return{reason:C().reasons.cannotFail()};
const L=$(D),x=g.find(W=>v(P,W,L))??L.onlyUnderEval;if(x!==void 0)return{reason:C().reasons.onlyUnderEval(x)};if(!L.reachesOut)
return{reason:C().reasons.checksNothing()};const H=[...A(D),...h(P,L)],U=`${k}${H.map(W=>`${W}
`).join("")}
${P.trimEnd()}
`;return(0,R().parseCode)(U,"script")===void 0?{reason:C().reasons.codeNotParsed()}:U}const g=["require","exports","__fi\
lename","__dirname"];function v(P,D,{names:L}){return L.has(D)&&(0,R().parseCode)(`let ${D};
${P}`,"script")===void 0}function A({body:P}){return P.flatMap(D=>D.type==="ExpressionStatement"&&D.directive==="use str\
ict"?["'use strict';"]:[])}function h(P,D){const{names:L,requiresFiles:x}=D,H=[...L].filter(W=>F(W)&&!v(P,W,D)).sort().map(
W=>`let ${W} = require('node:${W}');`),U=[["__dirname","."],["__filename","[eval]"]].flatMap(([W="",z])=>L.has(W)?[`${W}\
 = '${z}';`]:[]);return[...H,...x?["// Modules are found from the working directory.",a]:[],...U,...x||P.includes("argv")?
["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const a="require = require('nod\
e:module').createRequire(process.cwd() + '/');",t=["line-break","blank-padding","markup-injection"],l=new Set(["--eval",
"--print"]),e=/strip-types|transform-types|detect-module|^--test/;function c(P){const{invocation:D,command:L,assignments:x}=P;
if(D?.program!=="node")return;const H=D.flags.filter(({name:B})=>l.has(B));if(H.length===0)return;if(!r(P))return{reason:C().
reasons.codeChangedByShell()};const[U,...W]=H;if(U?.value===void 0||U.name!=="--eval"||W.length>0)return{reason:C().reasons.
severalCodes()};const z=D.flags.filter(B=>B!==U),Z=z.find(B=>!f(B));if(Z!==void 0)return{reason:C().reasons.otherFlag(Z.
written)};const J=({start:B,end:V})=>L.slice(B,V),K=D.passthrough.at(-1),Y=D.passthrough.slice(0,1).map(({span:B})=>J({start:B.
start,end:K?.span.end??B.end})),X=[...x.map(({span:B})=>J(B)),"node"];return{evaluation:{code:U.value,withScript:B=>[...X,
...z.map(({span:V})=>J(V)),B,...Y].join(" ")}}}function r(P){const{command:D,words:L,assignments:x}=P;if((0,N().isAmbiguous)(
P,t))return!1;let H=0;for(const{span:U}of[...x,...L]){if(U.start>H&&!/^[ \t]*$/.test(D.slice(H,U.start)))return!1;H=Math.
max(H,U.end)}return/^[ \t]*$/.test(D.slice(H))}function f({name:P}){return T().NODE_FLAGS.get(P.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!e.test(P)}const d=new Set(`assert async_hooks buffer child_process cluster console constants crypto \
dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),n=new Set("child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".
split(" ")),o=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,m={MemberExpression:["property"],Property:[
"key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:[
"label"],MetaProperty:["meta","property"]},y=new Set(["module","eval","Function","global","globalThis"]),p=new Set(["mai\
nModule","execArgv","_eval","runInThisContext"]);function $(P){const D=new Set;let L=!1,x=!1,H;for(const U of(0,R().walk)(
P)){H??=b(U);const{node:W}=U;x||=S(W),s(U)&&(D.add(U.node.name),L||=U.node.name==="require"&&!_(U)),W.type==="ImportExpr\
ession"&&(H??="import()")}return{names:D,requiresFiles:L,reachesOut:x||L,onlyUnderEval:H}}function S(P){const D=P.type===
"Identifier"&&"name"in P?P.name:j(P)&&P.value;return typeof D!="string"?!1:n.has(D.replace(/^node:/,"").split("/")[0]??"")||
o.test(D)}function s(P){const{node:D,parent:L,key:x}=P;return D.type!=="Identifier"?!1:L!==void 0&&"computed"in L&&L.computed===
!0||m[L?.type??""]?.includes(x)!==!0}function b(P){const{node:D,hasOwnThis:L}=P;if(D.type==="ThisExpression"&&!L)return"\
this";if(s(P)){const{name:W}=P.node;if(y.has(W)||p.has(W)||W==="arguments"&&!L)return W}if(D.type!=="MemberExpression")return;
const{object:x,property:H}=D;return H.type!=="Identifier"?void 0:p.has(H.name)?H.name:x.type==="Identifier"&&x.name==="r\
equire"&&H.name==="main"?"require.main":void 0}function j(P){return typeof P=="object"&&P!==null&&"type"in P&&P.type==="\
Literal"}function M(P){return typeof P=="string"&&d.has(P.replace(/^node:/,""))}function F(P){return d.has(P)&&!["consol\
e","module","process"].includes(P)}function _({parent:P,key:D}){if(P?.type!=="CallExpression"||D!=="callee")return!1;const[
L]=P.arguments;return j(L)&&M(L.value)}}),41468:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.findScript=
i.enterDirectory=void 0,i.isFile=r,i.makeRelative=void 0,i.word=o;function R(){const s=u(35736);return R=function(){return s},
s}function T(){const s=u(32854);return T=function(){return s},s}function C(){const s=u(59542);return C=function(){return s},
s}function I(){const s=u(93028);return I=function(){return s},s}function N(){const s=u(95132);return N=function(){return s},
s}function E(){const s=u(36773);return E=function(){return s},s}function O(){const s=u(78816);return O=function(){return s},
s}function k(){const s=u(710);return k=function(){return s},s}function w(){const s=u(71570);return w=function(){return s},
s}const g=/\.[cm]?[jt]s$/,v=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
A=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,h=new Set("target-outside tilde-expansion variable-expansion command\
-substitution".split(" ")),a=(s,{tree:b})=>{const{command:j,words:M,invocation:F,problems:_}=s;if(F?.program!=="node"||b===
void 0)return;const P=_.filter(({rule:D})=>h.has(D));for(const{text:D,span:L}of M.slice(1)){if(!P.some(({span:{start:W}})=>W>=
L.start&&W<L.end))continue;const x=j.slice(L.start,L.end),H=[D,x].find(e);if(H===void 0||!g.test(H))continue;const U=c(b,
H,r)??n(b,H,2);if(U!==void 0)return{step:"path made relative",commands:[l(s,b,{span:L,path:H,found:U})]}}};i.makeRelative=
a;const t=(s,{tree:b})=>{const{problems:j,invocation:M}=s,F=j.find(L=>(0,N().isProblem)(L,"target-missing"));if(F===void 0||
M?.program!=="node"||b===void 0)return;const{path:_}=F.args;if(!g.test(_))return;const P=c(b,_,r)??n(b,_,1);return P===void 0?
void 0:{step:"script found elsewhere",commands:[l(s,b,{span:F.span,path:_,found:P})]}};i.findScript=t;function l({command:s,
words:b},j,{span:M,path:F,found:_}){const P=F.endsWith(`/${_}`)?F.slice(0,-_.length):void 0,D=({text:x})=>P!==void 0&&x.
startsWith(P)&&j.stat((0,T().normalise)(x.slice(P.length))??"")!==void 0;return b.filter(x=>x.span.start>M.start&&D(x)).
map(x=>({span:x.span,by:x.text.slice(P?.length)})).concat({span:M,by:_}).toSorted((x,H)=>H.span.start-x.span.start).reduce(
(x,H)=>(0,k().replaceSpan)(x,H.span,o(H.by)),s)}function e(s){return A.test(s)||v.test(s)}function c(s,b,j){const M=b.replaceAll(
"\\","/").split("/").filter(F=>F!==""&&F!==".");for(let F=1;F<M.length;F+=1){const _=(0,T().normalise)(M.slice(F).join("\
/"));if(_!==void 0&&_!==""&&j(s,_))return _}}function r(s,b){const j=(0,T().resolveInTree)(s,b);if(j.kind!=="inside")return!1;
const{kind:M,tracked:F}=j.entry;return F&&(0,I().isRegular)(M)}function f(s,b){const j=(0,T().resolveInTree)(s,b);return j.
kind==="inside"&&j.entry.kind==="directory"}const d=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/;function n(s,b,j){const M=b.
split(/[\\/]/).filter(P=>P!==""&&P!=="."&&P!==".."),F=M.at(-1)??"";if(d.test(F)&&j<2)return;const _=(0,C().filesNamed)(s,
F).map(P=>P.path).filter(P=>r(s,P));for(let P=M.length;P>=j;P-=1){const D=`/${M.slice(-P).join("/")}`,L=_.filter(x=>`/${x}`.
endsWith(D));if(L.length>0)return L.length===1?L[0]:void 0}}function o(s){return/^[\w./@-]+$/.test(s)?s:(0,E().singleQuoted)(
s)}const m=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,y=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
p=async({command:s},b)=>{const j=$(s);if(j===void 0)return;const{written:M,rest:F}=j;return F!==""&&await S(M,F,b)?{step:"\
path made relative",commands:[F]}:{reason:O().reasons.changesDirectory()}};i.enterDirectory=p;function $(s){const[,b]=/^\(([^()]*)\)$/.
exec(s)??[],j=(b??s).trim(),[M]=(0,w().partsOf)(j),[,F]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(
M?.text??"")??[];if(M===void 0||F===void 0||M.start!==0)return;const[,_=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(j.slice(
M.end))??[];return{written:F,rest:_.trim()}}async function S(s,b,{tree:j,judge:M}){if(m.test(s))return!0;if(y.test(s))return(M.
terms.cwd??"")==="";const{words:F,problems:_}=(0,R().lex)(s),[P]=F;if(P===void 0||j===void 0)return!1;if(!e(P.text))return _.
length===0&&(0,T().normalise)(P.text)==="";if(c(j,P.text,f)!==void 0)return!1;const{reading:D,verdict:L}=await M.command(
(0,w().conjunctionOf)(b)?.[0]?.text??b),x=D.targets.length>0&&D.targets.every(({path:H})=>H!==void 0);return L!=="block"&&
x}}),77463:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.writeSlashes=i.spellSubcommand=i.spellProgram=i.
nameProgram=i.dropLauncher=void 0;function R(){const n=u(32854);return R=function(){return n},n}function T(){const n=u(95132);
return T=function(){return n},n}function C(){const n=u(41468);return C=function(){return n},n}function I(){const n=u(710);
return I=function(){return n},n}const N=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,E=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
O=n=>{const o=A(n,"program-by-path");if(o===void 0)return;const{program:m}=o.args,[,y]=N.exec(m)??[];if(y!==void 0)return h(
n,o,`npx ${y}`);const[,p]=E.exec(m)??[];return p===void 0?void 0:h(n,o,p)};i.nameProgram=O;const k=n=>{const o=A(n,"prog\
ram-look-alike");return o&&h(n,o,o.args.meant)};i.spellProgram=k;const w=n=>{const o=A(n,"misspelt-subcommand");return o&&
h(n,o,o.args.meant,"subcommand name corrected")};i.spellSubcommand=w;const g=(n,{tree:o})=>{const m=A(n,"target-not-a-fi\
le");if(m?.args.reason==="backslash")return h(n,m,(0,C().word)(v(m.args.path)),"backslashes replaced");const y=A(n,"targ\
et-missing");if(y===void 0||o===void 0)return;const p=v(n.command.slice(y.span.start,y.span.end));return p.includes("/")&&
(0,C().isFile)(o,(0,R().normalise)(p)??"")?h(n,y,(0,C().word)(p),"backslashes replaced"):void 0};i.writeSlashes=g;function v(n){
return n.replaceAll("\\","/")}function A({problems:n},o){return n.find(m=>(0,T().isProblem)(m,o))}function h({command:n},{
span:o},m,y="program name corrected"){return{step:y,commands:[(0,I().replaceSpan)(n,o,m)]}}const a=["reserved-word","unq\
uoted-glob"],t={command:()=>0,env:()=>0,exec:()=>0,nice:n=>d(n,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:n=>d(n,
/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},l=new Set(["ash","bash","cmd","dash","k\
sh","sh","zsh"]),e=/^(?:-[aeilux]*c|\/[cC])$/,c=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,r=n=>{const{command:o,
words:m}=n,[y,...p]=m;if(y===void 0||(0,I().isAmbiguous)(n,a))return;const $=y.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),S=l.has($)?f(p):void 0;if(S!==void 0)return{step:"launcher removed",commands:[S]};const s=Object.hasOwn(t,
$)?t[$]?.(p.map(({text:M})=>M)):void 0,b=s===void 0?void 0:p[s];return b===void 0?void 0:{step:"launcher removed",commands:[
o.slice(0,y.span.start)+o.slice(b.span.start)]}};i.dropLauncher=r;function f(n){const[o,m]=n.slice(n.findIndex(y=>!c.test(
y.text)));if(!(o===void 0||!e.test(o.text)))return m===n.at(-1)&&m?.text.trim()?m.text.trim():void 0}function d(n,o,m){let y=0;
for(;;){const p=n[y]??"";if(m?.test(p))y+=2;else if(o.test(p))y+=1;else return y}}}),710:((G,i,u)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.cutSpan=C,i.isAmbiguous=N,i.replaceSpan=T,i.suggest=I;function R(){const E=u(13580);return R=
function(){return E},E}function T(E,{start:O,end:k},w){return E.slice(0,O)+w+E.slice(k)}function C(E,{start:O,end:k}){const w=E.
slice(0,O).replace(/[ \t]+$/,"");return w===""?E.slice(k).replace(/^[ \t]+/,""):w+E.slice(k)}function I(...E){return{step:"\
command suggested",commands:E}}function N({problems:E},O=[]){return E.some(({rule:k})=>{const{layer:w,severity:g}=(0,R().
ruleOf)(k);return w==="syntax"&&g==="error"&&!O.includes(k)})}}),71570:((G,i,u)=>{Object.defineProperty(i,"__esModule",{
value:!0}),i.conjunctionOf=a,i.findPrinter=i.dropUnread=i.dropRedirection=void 0,i.partsOf=h,i.trimBlanks=i.splitConjunction=
void 0;function R(){const t=u(35736);return R=function(){return t},t}function T(){const t=u(81413);return T=function(){return t},
t}function C(){const t=u(78816);return C=function(){return t},t}function I(){const t=u(710);return I=function(){return t},
t}const N=({command:t})=>{const l=t.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return l===""||l===t?void 0:{step:"\
whitespace trimmed",commands:[l]}};i.trimBlanks=N;const E=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,O=({
command:t,problems:l})=>{const c=l.some(({rule:r})=>r==="shell-redirection")?t.replace(E,""):t;if(!(c===t||(0,R().lex)(c).
problems.length>0))return{step:"redirection removed",commands:[c]}};i.dropRedirection=O;const k=({command:t,problems:l})=>{
for(const{rule:e,span:c}of l){const r=t.slice(c.end).trim()==="";if(e==="shell-comment"&&!/[\r\n]/.test(t.slice(c.start))||
e==="shell-operator"&&r&&t.slice(c.start,c.end)===";")return{step:"comment removed",commands:[(0,I().cutSpan)(t,c)]};if(e===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,I().replaceSpan)(t,c,"")]}}};i.dropUnread=k;const w=new Set(
["echo","printf","true",":","pwd","date"]),g=t=>w.has(t.words[0]?.text??"")&&!(0,I().isAmbiguous)(t)?{reason:C().reasons.
cannotFail()}:void 0;i.findPrinter=g;const v=/^cd(?:[ \t]|$)/,A=({command:t,problems:l})=>{if(!l.some(({rule:f})=>f==="s\
hell-operator"))return;const e=a(t);if(e===void 0||v.test(t))return;const[c]=e.filter(({text:f})=>v.test(f));return c===
void 0?{step:"split at &&",commands:e.map(({text:f})=>f)}:{step:"split at &&",commands:[...e.slice(0,e.indexOf(c)).map(({
text:f})=>f),t.slice(c.start)]}};i.splitConjunction=A;function h(t){const l=(0,T().readShellText)(t).map(({span:e,separator:c})=>{
const r=t.slice(e.start,e.end),f=e.end-r.trimStart().length,d=r.trim();return{text:d,start:f,end:f+d.length,operator:c.trim()}});
return t.slice(0,l[0]?.start).trim()===""?l:[]}function a(t){const l=h(t),e=l.every(({operator:c},r)=>c===(l[r+1]?"&&":""));
return l.length>1&&e?l:void 0}}),70023:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.ScriptStore=i.SCRIPT_FOLDER=
void 0;function R(){const v=u(77598);return R=function(){return v},v}function T(){const v=u(76760);return T=function(){return v},
v}function C(){const v=u(39491);return C=function(){return v},v}function I(){const v=u(63550);return I=function(){return v},
v}function N(){const v=u(80781);return N=function(){return v},v}function E(){const v=u(93028);return E=function(){return v},
v}const O=i.SCRIPT_FOLDER="scripts/validate",k=[16,64];class w{#n;#e=new Map;#s;#t;#r;constructor(A){const{tree:h,cwd:a=""}=A.
terms;this.#n=h,this.#s=a,this.#t=A,this.#r=h&&(0,N().subTree)(h,a)}get judge(){return this.#t}get tree(){return this.#r}pathOf(A){
return T().posix.join(this.#s,A)}textOf(A){return this.#e.get(A)}async place(A){const h=this.#n;if(h===void 0)return;const a=(0,R().
createHash)("sha256").update(A).digest("hex");for(const t of k){const l=`${O}/eval-${a.slice(0,t)}.cjs`,e=this.pathOf(l);
if(!(0,C().foldersAbove)(e).every(d=>(h.stat(d)?.kind??"directory")==="directory"))return;const r=h.stat(e);if(r===void 0)
return this.#o(e,A,h),l;if((0,E().isRegular)(r.kind)&&r.tracked&&(await h.read(e)).equals(Buffer.from(A)))return l}}#o(A,h,a){
if(this.#e.has(A))return;this.#e.set(A,h);const t=g(a,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:t}),this.#r=
(0,N().subTree)(t,this.#s)}}i.ScriptStore=w;function g(v,A){const h=(0,I().literalTree)(A),a=(t,l)=>[...t,...[...l].filter(
({path:e})=>v.stat(e)===void 0)].sort(C().byEntryPath);return{label:v.label,original:v,stat:t=>v.stat(t)??h.stat(t),readlink:t=>v.
readlink(t),read:(t,l)=>t in A?h.read(t,l):v.read(t,l),list:t=>a(v.list(t),h.list(t)),files:()=>a(v.files(),h.files())}}}),
2137:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.useInstalled=i.requireEach=i.passFlag=i.dropPreparation=
i.dropOutputFile=i.dropFlag=void 0;function R(){const c=u(95132);return R=function(){return c},c}function T(){const c=u(
710);return T=function(){return c},c}function C(){const c=u(71570);return C=function(){return c},c}const I=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
N=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,E=8,O=({command:c,problems:r})=>{if(!r.some(({rule:n})=>n==="shell-operato\
r"||n==="line-break"))return;const f=(0,C().partsOf)(c);if(f.length===0||f.length>E)return;const d=[];for(const[n,{text:o}]of f.
entries()){const m=f[n-1]?.operator??"",y=m==="||"&&N.test(o),p=/^\|&?$/.test(m)&&I.test(o);if(!(y||p)){if(!/^(?:|&&|[;\n]*)$/.
test(m)||o.startsWith("cd "))return;d.push(o)}}if(/^[&;\s]*$/.test(f.at(-1)?.operator??"")&&!(d.length===0||d.join()===c))
return(0,T().suggest)(...d)};i.requireEach=O;const k=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
w=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,g=({command:c})=>{const r=(0,C().conjunctionOf)(c)?.map(({text:d})=>d),f=r?.filter(
d=>!k.test(d)&&!w.test(d))??[];if(!(r===void 0||f.length===0||f.length===r.length))return(0,T().suggest)(...f)};i.dropPreparation=
g;const v=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,A=({command:c,problems:r})=>{if(!r.
some(({rule:d})=>d==="shell-redirection"))return;const f=c.replace(v,"");return f===c?void 0:(0,T().suggest)(f)};i.dropOutputFile=
A;const h=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),a=c=>{const{command:r,problems:f,invocation:d}=c;for(const{rule:n,
span:o}of f){if(!h.has(n)||r[o.start]!=="-")continue;const m=r.slice(o.start,o.end),y=r.slice(o.end).trimStart(),p=!/[=\s]/.
test(m)&&y!==""&&!y.startsWith("-"),$=d?.flags.some(s=>s.span.start===o.start)===!0,S=t.test(m)&&!/^(["']?)(?:true|false)\1(?:\s|$)/.
test(y);if(!(p&&!$&&!S))return(0,T().suggest)((0,T().cutSpan)(r,o))}};i.dropFlag=a;const t=/^-(?:w|-(?:watch(?:-?all)?|no-verify|fix|write|update|open|ui|passWithNoTests|pass-with-no-tests))$/i,
l=({command:c,problems:r,invocation:f})=>{const d=r.find(y=>(0,R().isProblem)(y,"flag-before-separator")),n=f===void 0||
f.passthrough.length>0;if(d===void 0||n)return;const o=(0,T().cutSpan)(c,d.span),m=c.slice(d.span.start,d.span.end);return(0,T().
suggest)(`${o.trimEnd()} -- ${m}`)};i.passFlag=l;const e=({command:c,words:r,problems:f,invocation:d})=>{if(!f.some(({rule:y})=>y===
"downloads")||d?.program!=="npx")return;const o=r.slice(1).find(({text:y})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(
y));if(o===void 0)return;const m=o.text.slice(0,o.text.lastIndexOf("@"));return(0,T().suggest)((0,T().replaceSpan)(c,o.span,
m))};i.useInstalled=e}),36309:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.useWorkspace=i.useScriptText=
i.useNpx=i.useNpm=i.spellScript=i.runTasks=void 0;function R(){const n=u(28940);return R=function(){return n},n}function T(){
const n=u(35736);return T=function(){return n},n}function C(){const n=u(59867);return C=function(){return n},n}function I(){
const n=u(47668);return I=function(){return n},n}function N(){const n=u(77251);return N=function(){return n},n}function E(){
const n=u(95132);return E=function(){return n},n}function O(){const n=u(710);return O=function(){return n},n}const k=new Set(
["test","start","stop","restart"]),w=new Set(["pnpm","yarn","bun","npm"]),g=async({command:n,problems:o,words:m,invocation:y},p)=>{
if(y?.program!=="npm")return;const $=await t(p),S=o.find(P=>(0,E().isProblem)(P,"npm-script-missing"));if(S!==void 0){const P=l(
S.args.script,$),D=m.find(({text:L})=>L===S.args.script);return P===void 0||D===void 0?void 0:(0,O().suggest)((0,O().replaceSpan)(
n,D.span,P))}const s=o.find(P=>(0,E().isProblem)(P,"unknown-subcommand"));if(s===void 0)return;const{subcommand:b,meant:j}=s.
args,M=j===""?l(b,[...k]):j,F=[...$.includes(b)?[`run ${b}`]:[],...M===void 0?[]:[M]],[_]=F;return _===void 0?void 0:(0,O().
suggest)((0,O().replaceSpan)(n,s.span,_))};i.spellScript=g;const v=async({command:n,words:o,problems:m},y)=>{const p=m.some(
({rule:F})=>F==="program-not-allowed"),[$,S,s]=o;if(!p||$===void 0||S===void 0||!w.has($.text)||$.text==="bun"&&/^(?:test|build)$/.
test(S.text))return;const b=S.text==="run"?s:S;if(b===void 0||!(await t(y)).includes(b.text))return;const j=k.has(b.text)?
b.text:`run ${b.text}`,M=n.slice(b.span.end).trim();return(0,O().suggest)(`npm ${j}${M===""?"":` -- ${M}`}`)};i.useNpm=v;
const A=({command:n,words:o,problems:m},{tree:y})=>{const p=m.find(({rule:F})=>F==="program-not-allowed"),[$,S,s]=o;if(p===
void 0||$===void 0||y===void 0)return;const b=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test($.text),j=/^(?:exec|dlx|x)$/.test(S?.
text??"")?s:S,M=b?/^(?:bunx|pnpx)$/.test($.text)?S:j:$;return M===void 0||!/^[a-z][\w.-]*$/.test(M.text)?void 0:(0,O().suggest)(
`npx ${n.slice(M.span.start)}`)};i.useNpx=A;const h=({command:n})=>{const[,o,m]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(o===void 0||m===void 0)return;const[,y=m,p=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(m.trim())??[];return(0,O().
suggest)(`${y} -w ${o.replace(/\/$/,"")}${p}`)};i.useWorkspace=h;const a=({targets:n,invocation:o,argv:m},{judge:y})=>{if(y.
terms.policy.profile!=="validator"||o?.program!=="npm"||m===null||o.flags.length>0)return;const p=n.filter(({kind:S})=>S===
"npm_script"),[$]=p;if(!(p.length!==1||$?.script===void 0||o.passthrough.length>0))return(0,O().suggest)($.script)};i.useScriptText=
a;async function t({tree:n}){return[...(n&&await(0,C().usablePackageJson)(n,""))?.scripts.keys()??[]]}function l(n,o){if(o.
length===0||n.length>100)return;const m=(0,R().closest)(n,o);return(0,R().distance)(n,m)<=Math.ceil(n.length/3)?m:void 0}
const e=/^[\w@./-]+$/,c=async(n,{tree:o})=>{if(o===void 0)return;const m=r(n);if(m===void 0||m.length===0)return;const y=[];
for(const p of m){const $=await d(o,p);if($===void 0)return;const S=p==="test"?"npm test":`npm run ${p}`;$.length>0&&y.push(
`${S}${$.map(s=>` -w ${s}`).join("")}`)}return y.length===0?void 0:(0,O().suggest)(...y)};i.runTasks=c;function r({words:n,
problems:o,targets:m,invocation:y}){if(o.some(j=>(0,E().isProblem)(j,"runs-tasks"))&&y?.program==="npx")return f(n.slice(
1));const $=m.filter(({kind:j,via:M})=>j==="npm_script"&&M===void 0),[S]=$,{script:s=""}=S??{},b=(0,T().lex)(s);return $.
length===1&&b.problems.length===0?f(b.words):void 0}function f([n,...o]){return n&&(0,N().tasksOf)(n.text,o)}async function d(n,o){
const m=await(0,C().usablePackageJson)(n,"");if(m===void 0)return;const y=await(0,I().listWorkspaces)(n,m);if(!Array.isArray(
y))return;const p=[];for(const{name:$,directory:S}of y)if((await(0,C().usablePackageJson)(n,S))?.scripts.has(o)){if(!e.test(
$))return;p.push($)}return p}}),85985:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.writeAscii=void 0;function R(){
const k=u(11970);return R=function(){return k},k}function T(){const k=u(710);return T=function(){return k},k}const C=new Set(
`
  bidirectional-character blank-padding compatibility-character control-character
  invisible-character lone-surrogate look-alike-letters non-ascii-unquoted nul-character
  `.match(/\S+/g)),I=new Map([['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\
\u2014\u2015\u2212"],["...","\u2026"]].flatMap(([k="",w=""])=>[...w].map(g=>[g,k]))),N=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,
E=({command:k,problems:w})=>{if(!w.some(({rule:A})=>C.has(A)))return;const v=[...k.replace(N,"$1--")].map(O).join("").replace(
/[ \t]{2,}/g," ").trim();return v===k?void 0:(0,T().suggest)(v)};i.writeAscii=E;function O(k){return/^[\x20-\x7e\t\r\n]$/.
test(k)?k:/^\p{Zs}$/u.test(k)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(k)?"":I.get(k)??R().LOOK_ALIKE.
get(k)??k.normalize("NFKC")}}),37075:((G,i,u)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.causeOf=N,i.identityOf=
C,i.idsOf=I;function R(){const g=u(77598);return R=function(){return g},g}function T(){const g=u(13580);return T=function(){
return g},g}function C(g){const{rule:v,subject:A,location:h,args:a}=g,t=A&&[A.type,A.id,A.command];return w([v,t??h?.path,
O(v,a)])}function I(g){const v=new Map;return new Map(g.map(A=>{const h=C(A),a=(v.get(h)??0)+1;return v.set(h,a),[A,a===
1?h:`${h}:${a}`]}))}function N(g){const{rule:v,subject:A,location:h,args:a}=g,{cause:t,instance:l=[]}=(0,T().ruleOf)(v);
if(t)return w([t(a)]);const e=new Set([...Object.values(A??{}),h?.path]),c=O(v,a).filter(([r,f])=>!E.has(r)&&!l.includes(
r)&&!e.has(f));return w([v,c])}const E=new Set(["path","paths","via","value","written"]);function O(g,v){const{counted:A=[]}=(0,T().
ruleOf)(g);return Object.keys(v).sort().flatMap(a=>{const t=v[a];return t===void 0||typeof t=="number"?[]:[[a,A.includes(
a)?k(t):t]]})}function k(g){return typeof g=="boolean"?g:typeof g=="string"?g.replace(/\d+/g,"#"):g.map(v=>v.replace(/\d+/g,
"#"))}function w(g){return(0,R().hash)("sha256",JSON.stringify(g))}}),24551:((G,i,u)=>{u.r(i),u.d(i,{parse:()=>R.qg});var R=u(
54559)}),80401:((G,i,u)=>{u.r(i),u.d(i,{FILE_HEADERS_ONLY:()=>R.jr,createTwoFilesPatch:()=>R.ss,diffLines:()=>T.Pp,formatPatch:()=>R.
Gu,parsePatch:()=>C.i,structuredPatch:()=>R.YB});var R=u(94112),T=u(37073),C=u(73857)})};
