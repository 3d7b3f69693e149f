"use strict";exports.id=219,exports.ids=[219],exports.modules={99668:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.agentFileAt=
k,o.agentFilesIn=m;function S(){const g=l(18744);return S=function(){return g},g}function E(){const g=l(32854);return E=
function(){return g},g}function P(){const g=l(59542);return P=function(){return g},g}function I(){const g=l(93028);return I=
function(){return g},g}function $(){const g=l(93953);return $=function(){return g},g}const y=$().AGENT_FORMATS.flatMap(g=>g.
files.map(a=>({format:g,names:a.toLowerCase().split("/").reverse()}))),b=new Set(y.flatMap(({names:g})=>g.slice(1)).filter(
g=>g!=="*")),T=new Set(y.flatMap(({names:[g]})=>g??[]));function k(g){if(!T.has(h(g)))return;const a=g.split("/").reverse(),
r=y.find(({names:n})=>n.length<=a.length&&n.every((s,i)=>s==="*"||s===a[i]?.toLowerCase()));if(r===void 0)return;const t=a.
slice(r.names.length).reverse().join("/");return{path:g,format:r.format,root:t}}const u=(0,P().perTree)(g=>{const a=new Map,
r=t=>{const n=k(t),s=n&&(0,E().resolveInTree)(g,t);if(n===void 0||s?.kind==="missing")return;const i=s?.kind==="inside"?
s.entry:void 0;(i===void 0||(0,I().isRegular)(i.kind))&&a.set(t,{...n,entry:i})};for(const{path:t,kind:n}of g.files())if(r(
t),!(n!=="symlink"||!b.has(h(t))))for(const s of v(g,t))r(s);return[...a.values()]});function h(g){return g.slice(g.lastIndexOf(
"/")+1).toLowerCase()}function v(g,a){const r=(0,E().resolveInTree)(g,a);return r.kind!=="inside"||r.entry.kind!=="direc\
tory"?[]:g.list(r.path).flatMap(({path:t,kind:n})=>{const s=`${a}/${t.slice(t.lastIndexOf("/")+1)}`;return n!=="director\
y"?[s]:g.list(t).map(i=>`${s}${i.path.slice(t.length)}`)})}function m(g,{agent_files:{level:a,include:r,exclude:t}}){if(a===
"off")return[];const n=u(g);if(n.length===0)return n;const s=(0,S().pathTest)(r),i=(0,S().pathTest)(t);return n.filter(({
path:e})=>s(e)&&!i(e))}}),93953:((F,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.AGENT_FORMATS=void 0;const l={
at:"hooks/*/*/hooks/*",form:"hook",event:"{0}",detail:{above:2,field:"matcher"},names:/^(?!(?:enabled|disabled|notifications)$)/,
only:{field:"type",values:["command","http",void 0]}},S={SessionStart:[{matcher:"startup",hooks:[{type:"command",command:"\
./start.sh"}]}]},E={at:"mcpServers/*",form:"server",event:"MCP server {0}"},P={search:{command:"npx",args:["-y","search-\
server@1.2.3"]}},I={at:"env/*",form:"setting",event:"env {0}",names:/(?:_URL|_ENDPOINT|_PROXY)$/i},$={at:"env/*",form:"s\
etting",event:"env {0}",names:/^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/},y=[
"onCreateCommand","updateContentCommand","postCreateCommand","postStartCommand","postAttachCommand"],b={directories:[""],
roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","workspaceFolder","PWD"],approval:"asks once for each server",verified:!0,
places:[E],example:{mcpServers:P}},T=o.AGENT_FORMATS=[{name:"claude-settings",tool:"Claude Code",files:[".claude/setting\
s.json",".claude/settings.local.json"],directories:[""],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the f\
older",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[l,{at:"statusLine",form:"hook"},{at:"fi\
leSuggestion",form:"hook"},{at:"apiKeyHelper",form:"text"},{at:"awsAuthRefresh",form:"text"},{at:"awsCredentialExport",form:"\
text"},{at:"otelHeadersHelper",form:"text"},I,$,{at:"enableAllProjectMcpServers",form:"setting",only:{field:"",values:[!0]}},
{at:"permissions/defaultMode",form:"setting",event:"permissions.defaultMode",only:{field:"",values:["acceptEdits","auto",
"bypassPermissions","dontAsk"]}}],example:{hooks:S,statusLine:{type:"command",command:"node status.js"},fileSuggestion:{
type:"command",command:"node files.js"},apiKeyHelper:"./key.sh",awsAuthRefresh:"aws sso login",awsCredentialExport:"./cr\
edentials.sh",otelHeadersHelper:"./headers.sh",env:{ANTHROPIC_BASE_URL:"https://proxy.example",NODE_OPTIONS:"--require .\
/x.js"},enableAllProjectMcpServers:!0,permissions:{defaultMode:"bypassPermissions"}}},{name:"claude-plugin-hooks",tool:"\
Claude Code",files:["hooks/hooks.json"],directories:[""],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[
l],example:{hooks:S}},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],specification:"https://code.claude.com/docs/en/\
mcp",...b},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],specification:"https://cursor.com/docs/context/mc\
p",...b},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],specification:"https://code.visualstudio.com/docs/\
copilot/reference/mcp-configuration",...b,places:[{...E,at:"servers/*"}],example:{servers:P}},{name:"cursor-hooks",tool:"\
Cursor",files:[".cursor/hooks.json"],directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","worksp\
aceFolder","PWD"],approval:"asks once for the workspace",specification:"https://cursor.com/docs/hooks.md",verified:!0,places:[
{at:"hooks/*/*",form:"hook",event:"{0}",detail:{above:0,field:"matcher"},only:{field:"type",values:["command",void 0]}}],
example:{version:1,hooks:{sessionStart:[{command:".cursor/hooks/start.sh"}]}}},{name:"cursor-environment",tool:"Cursor",
files:[".cursor/environment.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//cursor.com/docs/cloud-agent/setup",verified:!1,places:[{at:"install",form:"text",event:"install (on a cloud machine)"},
{at:"start",form:"text",event:"start (on a cloud machine)"},{at:"terminals/*",form:"hook",event:"terminal {0} (on a clou\
d machine)"}],example:{install:"npm ci",start:"./start.sh",terminals:[{name:"server",command:"npm start"}]}},{name:"code\
x-hooks",tool:"Codex",files:[".codex/hooks.json"],directories:[""],roots:["CODEX_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],
approval:"asks for each changed definition",specification:"https://developers.openai.com/codex/hooks",verified:!0,places:[
l],example:{hooks:S}},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],directories:[""],roots:[
"GEMINI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",
specification:"https://geminicli.com/docs/hooks/reference",verified:!0,places:[l,E,{at:"tools/discoveryCommand",form:"te\
xt"},{at:"tools/callCommand",form:"text"},{at:"mcp/serverCommand",form:"text"}],example:{hooks:S,mcpServers:P,tools:{discoveryCommand:"\
./tools.sh",callCommand:"./call.sh"},mcp:{serverCommand:"./mcp.sh"}}},{name:"vscode-tasks",tool:"VS Code",files:[".vscod\
e/tasks.json"],directories:[""],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"asks once for the worksp\
ace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-appendix",verified:!0,places:[
{at:"tasks/*",form:"task",event:"folder opened",detail:{above:0,field:"label"},only:{field:"runOptions/runOn",values:["f\
olderOpen"]},starts:{field:"dependsOn",label:"label"}}],example:{version:"2.0.0",tasks:[{label:"watch",type:"shell",command:"\
node watch.js",runOptions:{runOn:"folderOpen"}}]}},{name:"devcontainer",tool:"a development container",files:[".devconta\
iner/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],directories:[""],roots:["localWorkspac\
eFolder","containerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/impl\
ementors/json_reference",verified:!0,places:[{at:"initializeCommand",form:"lifecycle",event:"initializeCommand (on the h\
ost)"},...y.map(k=>({at:k,form:"lifecycle",event:`${k} (in the container)`}))],example:{initializeCommand:"./prepare.sh",
...Object.fromEntries(y.map(k=>[k,["node","prepare.js"]]))}}]}),5406:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),
o.READERS=void 0,o.quoted=a;function S(){const n=l(3463);return S=function(){return n},n}function E(){const n=l(38206);return E=
function(){return n},n}const P=o.READERS={setting:()=>I,text:n=>typeof n=="string"?{commands:[{shell:n}]}:$("a text",n),
hook:n=>y(n,k),server:n=>y(n,u),task:n=>y(n,v),lifecycle:r},I={commands:[]};function $(n,s){const i=Array.isArray(s)?"a \
list":s===null?"null":`a ${typeof s}`;return{commands:[],unread:`it is ${i} instead of ${n}`}}function y(n,s){return(0,S().
isMapping)(n)?s(n):$("an object",n)}function b(n){return Array.isArray(n)&&n.every(s=>typeof s=="string")}function T({cwd:n,
env:s}){const i=(0,S().isMapping)(s)?Object.values(s).filter(e=>typeof e=="string"):[];return{...typeof n=="string"&&{directory:n},
...i.length>0&&{environment:i}}}function k(n){const{command:s,args:i,url:e}=n;return s===void 0&&typeof e=="string"?{commands:[],
address:e}:typeof s!="string"?$("an object with a `command`",s):i===void 0?{commands:[{shell:s,...T(n)}]}:b(i)?{commands:[
{argv:[s,...i],...T(n)}]}:$("`args` with texts",i)}function u(n){const{command:s,args:i=[],headersHelper:e}=n,c=[n.url,n.
httpUrl,n.serverUrl].find(w=>typeof w=="string"),d=typeof e=="string"?[{shell:e}]:[];return s===void 0&&typeof c=="strin\
g"?{commands:d,address:c}:typeof s!="string"?$("an object with a `command` or `url`",s):b(i)?{commands:[{...i.length===0&&
/\s/.test(s.trim())?{shell:s}:{argv:[s,...i]},...T(n)},...d]}:$("`args` with texts",i)}const h=["windows","osx","linux"];
function v(n){const s=h.flatMap(f=>{const p=n[f];return(0,S().isMapping)(p)&&p.command!==void 0?[{...n,...p}]:[]}),c=[...n.
command===void 0&&n.dependsOn!==void 0||n.command===void 0&&s.length>0?[]:[n],...s].map(m),d=c.find(f=>f.unread!==void 0)?.
unread;return{commands:c.flatMap(({commands:f})=>f),...d&&{unread:d}}}function m(n){const{type:s,script:i,options:e}=n,c=(0,S().
isMapping)(e)?T(e):{};if(s==="npm"&&typeof i=="string")return{commands:[{argv:["npm","run",i],...c}]};const d=g(n.command),
f=Array.isArray(n.args)?n.args.map(g):[];if(d===void 0||f.includes(void 0))return $("a task with a `command`",n.command);
const p=[d,...f];return s==="process"?{commands:[{argv:p,...c}]}:{commands:[{shell:[d,...p.slice(1).map(a)].join(" "),...c}]}}
function g(n){const s=(0,S().isMapping)(n)?n.value:n;return typeof s=="string"?s:void 0}function a(n){return/^[\w@%+=:,./${}-]+$/.
test(n)?n:(0,E().singleQuoted)(n)}function r(n){if((0,S().isMapping)(n)){const s=Object.values(n).map(t),i=s.find(e=>e.unread!==
void 0)?.unread;return{commands:s.flatMap(({commands:e})=>e),...i&&{unread:i}}}return t(n)}function t(n){return typeof n==
"string"?{commands:[{shell:n}]}:b(n)?{commands:[{argv:n}]}:$("a text or a list of texts",n)}}),20702:((F,o,l)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.judgeAgentFile=y,o.judgeWholeFile=b;function S(){const r=l(95132);return S=function(){return r},
r}function E(){const r=l(1402);return E=function(){return r},r}function P(){const r=l(92733);return P=function(){return r},
r}function I(){const r=l(15438);return I=function(){return r},r}const $=new Set(["agent-runs-download","agent-file-secre\
t","agent-task-hidden","agent-script-unreadable"]);async function y({before:r,after:t,isSame:n,entries:s},i,e){const c=t??
r;if(c===void 0)return;const d=O=>O.map(j=>T(j,c,e)),f=await Promise.all(s.map(async O=>({...O,findings:d(await v(O,c,i.
tree))}))),w=[...d([...n?[]:u(t),...h(t,r)]),...f.flatMap(({findings:O})=>O)];if(f.length===0&&w.length===0)return;const R=e===
"approve"?k(c,f,w):[];return{file:c,entries:f,findings:[...w,...R]}}async function b(r,t,n){const s=d=>d.map(f=>T(f,r,n)),
i=await Promise.all(r.entries.map(async d=>{const f=await(0,P().targetsOf)(d,r,t),p=f.map(R=>({...R,change:"added"})),w=await v(
{entry:d,targets:p},r,t);return{entry:d,targets:f,findings:s(w)}})),c=[...s([...u(r),...h(r,void 0)]),...i.flatMap(d=>d.
findings)];return{file:r,entries:i,findings:c}}function T(r,{format:t},n){return!t.verified&&r.rule!=="too-many"?{...r,severity:"\
notice"}:n==="error"&&$.has(r.rule)?{...r,severity:"error"}:r}function k({path:r},t,n){const s=({severity:c})=>c!=="noti\
ce";if(!n.some(s))return[];const i=t.filter(c=>c.findings.some(s)).map(({entry:{event:c}})=>c),e={path:r,line:1,column:1};
return[(0,S().finding)("agent-files-unapproved",{path:r,events:i},{location:e})]}function u(r){if(r?.broken===void 0)return[];
const{rule:t,detail:n,location:s}=r.broken;return t==="too-many"?[(0,S().finding)(t,{detail:n},{location:s})]:[(0,S().finding)(
t,{path:r.path,detail:n},{location:s})]}function h(r,t){const n=new Set(t?.secrets.map(({value:s})=>s));return(r?.secrets??
[]).filter(({value:s})=>!n.has(s)).map(({kind:s,location:i})=>(0,S().finding)("agent-file-secret",{path:i.path,kind:s},{
location:i}))}async function v({state:r,entry:t,targets:n},{format:{tool:s}},i){if(r==="removed")return[];const{event:e,
shown:c,location:d,isSetting:f,isHidden:p}=t,w={tool:s,event:e,command:c,state:r??""},R={location:d},O=i===void 0?[]:await a(
n,i),j=[...n.some(({kind:M})=>M==="download")&&r!=="script_changed"?[(0,S().finding)("agent-runs-download",w,R)]:[],...p&&
r!=="script_changed"?[(0,S().finding)("agent-task-hidden",w,R)]:[],...O.map(({script:M,why:x})=>(0,S().finding)("agent-s\
cript-unreadable",{...w,script:M,why:x},R))];if(j.length>0)return j;if(f)return[(0,S().finding)("agent-setting-changed",
{tool:s,event:e,command:c},R)];if(r==="script_changed"){const M=n.filter(({change:x})=>x).map(({name:x})=>x);return[(0,S().
finding)("agent-script-changed",{tool:s,event:e,scripts:M},R)]}const A=(0,E().meansOf)(r===void 0?n.map(m):n),N=t.isServer&&
n.length>0&&n.every(g)?"notice":"warning";return[(0,S().finding)("agent-command-changed",{...w,means:A},{...R,severity:N})]}
function m({change:r,...t}){return t}function g({kind:r,name:t}){return r==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(t)}async function a(r,t){const n=r.filter(({kind:i,change:e})=>i==="file"&&e!==void 0);return(await Promise.all(n.map(
async({name:i})=>({script:i,why:await(0,I().whyUnreadable)(t,i)})))).flatMap(({script:i,why:e})=>e===void 0?[]:[{script:i,
why:e}])}}),1402:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.meansOf=$;function S(){const y=l(97018);return S=
function(){return y},y}function E(){const y=l(18242);return E=function(){return y},y}const P={file:({name:y,change:b})=>`\
it runs \`${y}\`${b===void 0?"":`, which this change ${b==="added"?"adds":"edits"}`}`,npm_script:({name:y,change:b})=>`i\
t runs the script \`${y}\` of package.json${b?", which this change edits":""}`,missing:({name:y})=>`it runs \`${y}\`, whi\
ch is not in the commit`,outside:({name:y})=>`it runs \`${y}\`, which is outside of the repository`,package:({name:y,isExact:b})=>b?
`it fetches \`${y}\``:`it fetches \`${y}\`, which is no exact version`,inline:({name:y})=>`it has code for \`${y}\` in on\
e line`,download:({name:y})=>y,address:({name:y})=>`it connects to \`${y}\``,program:()=>{},unread:({name:y})=>`it could\
 not be read: ${y}`},I=4;function $(y){const b=y.flatMap(k=>{const u=(0,S().redact)(k.name).text;return P[k.kind]({...k,
name:u})??[]}),T=y.filter(({kind:k})=>k==="program").map(({name:k})=>k);return b.length===0&&T.length>0?[`it runs ${(0,E().
inCode)(T.slice(0,I))} of the machine`]:b.length>I?[...b.slice(0,I),`and ${b.length-I} more`]:b}}),53970:((F,o,l)=>{Object.
defineProperty(o,"__esModule",{value:!0}),o.fileNamedBy=y,o.programTargets=$;function S(){const a=l(46138);return S=function(){
return a},a}function E(){const a=l(20630);return E=function(){return a},a}function P(){const a=l(75208);return P=function(){
return a},a}function I(){const a=l(53158);return I=function(){return a},a}async function $(a,r){const t=a.slice(a.length-
(0,E().startedWords)(a).length),[n,...s]=t;if(n===void 0||P().WITHOUT_TARGETS.has(n.text))return[];const i=(0,P().nameOf)(
n.text);if(!n.isKnown)return[{kind:"unread",name:`it starts ${n.shown}`}];if(i==="cmd"&&/^\/[ck]$/i.test(s[0]?.text??""))
return $(s.slice(1),r);const e=s.findIndex(({text:p})=>/^-\w*c$/.test(p));if(P().SHELL.test(i)&&e>=0)return b(s[e+1],r);
const c=(0,P().interpreterOf)(i),d=s.some(({text:p})=>m(p)||v.test(p));if(c!==void 0&&(d||!P().SCRIPT_RUNNERS.has(i)))return T(
i,s,c,r);const f=s.filter(({text:p})=>v.test(p)).flatMap(p=>y(p,r));return m(n.text)&&!h.test(n.text)?[r.files.script(n.
text,r.directories),...f]:[...await k(i,s,r),...f]}function y({text:a},{files:r,directories:t}){const n=r.find(a.replace(
/^-{1,2}[\w-]+=/,""),t);return n===void 0?[]:[{kind:"file",name:n}]}function b(a,{shell:r}){return a!==void 0&&(a.isKnown||
/\s/.test(a.text))?r(a.text):[{kind:"unread",name:"a shell runs what it is handed"}]}function T(a,r,{inline:t,suffixes:n,
module:s},i){const{files:e,directories:c}=i,d=r.flatMap(R=>y(R,i));if(r.some(({text:R})=>t.test(R)))return[{kind:"inline",
name:a},...d];const f=s===void 0?-1:r.findIndex(({text:R})=>R===s);if(f>=0){const R=r[f+1]?.text.replaceAll(".","/")??"",
O=e.find(R,c,[".py","/__main__.py","/__init__.py"]);return[O?{kind:"file",name:O}:{kind:"program",name:a}]}if(d.length>0)
return d;const p=r.filter(({text:R})=>!R.startsWith("-")),w=p.find(({text:R})=>m(R)||v.test(R))??p[0];return w===void 0?
[{kind:"program",name:a}]:w.isKnown?/^\w{2,}:/.test(w.text)?[{kind:"package",name:w.text,isExact:/@v?\d+\.\d+/.test(w.text)}]:
[e.script(w.text,c,n)]:[{kind:"unread",name:`it runs ${w.shown}`}]}async function k(a,r,t){const{files:n,shell:s}=t,{words:i,
directories:e}=u(r,t.directories),c=[a,...i],{scripts:d,dependencies:f,devDependencies:p}=await n.manifest(e),w=P().SCRIPT_RUNNERS.
has(a)?g(c.slice(1)):void 0,R=w===void 0?"":(0,S().textIn)((0,S().objectIn)(d),w);if(w!==void 0&&R!=="")return[{kind:"np\
m_script",name:w,text:R},...await s(R,e)];const O=(P().FOUND_FILES.get(a)??[]).flatMap(N=>n.find(N,e)??[]);if(O.length>0)
return O.map(N=>({kind:"file",name:N}));const j=(0,P().fetchedBy)(c);if(j===void 0)return[{kind:"program",name:a}];const A=n.
find(j.name,e);return A!==void 0||P().FETCHED_FILES.test(j.name)?[A?{kind:"file",name:A}:{kind:"program",name:a}]:[[f,p].
some(N=>j.name in(0,S().objectIn)(N))?{kind:"program",name:j.name}:{kind:"package",...j}]}function u(a,r){const t=a.map(
({text:s})=>s),n=t.findIndex(s=>/^(?:-C|--cwd|--dir|--prefix)$/.test(s));return n<0?{words:t,directories:r}:{words:t.toSpliced(
n,2),directories:(0,I().into)(r,t[n+1]??"")}}const h=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/,v=/\.(?:[cm]?[jt]sx?|py|sh|bash|zsh|fish|rb|pl|php|lua|ps1|bat|cmd|exe|jar|mk|scpt|applescript)$/i;
function m(a){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.test(a)&&!a.includes("://")}function g(a){const[r,t]=a.
filter(n=>!n.startsWith("-"));return r==="run"||r==="run-script"?t:r}}),75208:((F,o,l)=>{Object.defineProperty(o,"__esMo\
dule",{value:!0}),o.WITHOUT_TARGETS=o.SHELL=o.SCRIPT_RUNNERS=o.RESERVED=o.FOUND_FILES=o.FETCHED_FILES=void 0,o.fetchedBy=
g,o.interpreterOf=b,o.nameOf=i;function S(){const e=l(76760);return S=function(){return e},e}const E={inline:/^(?:-\w*[ep]|--eval|--print|eval)(?:=|$)/,
suffixes:["",".js",".mjs",".cjs",".ts","/index.js"]},P={inline:/^-\w*c$/,suffixes:["","/__main__.py"],module:"-m"},I={inline:/^-(?:\w*[ecrE]|Command|EncodedCommand)$/i,
suffixes:[""]},$=new Map([..."node nodejs bun deno tsx ts-node jiti".split(" ").map(e=>[e,E]),..."perl ruby php lua osas\
cript powershell pwsh source .".split(" ").map(e=>[e,I])]),y=o.SHELL=/^(?:ba|da|k|z|a|fi)?sh$/;function b(e){return/^(?:python|pypy)[\d.]*w?$|^py$/.
test(e)?P:y.test(e)?I:$.get(e)}const T=/^$/,k={exact:/.@\d+\.\d+\.\d+[\w.+-]*$/,takes:/^(?:-c|--call|-w|--workspace|--prefix|--registry)$/},
u={exact:/(?:==|@)\d+(?:\.\d+)+\w*$/,takes:/^(?:--with|--python|-p|--index-url|--directory)$/},h={exact:/@sha256:[0-9a-f]{64}$/,
takes:/^(?:-[eluvwp]|--(?:add-host|entrypoint|env|env-file|label|mount|name|network|platform|publish|user|volume|workdir))$/},
v=new Map([...["npx","bunx","pnpx","pnpm dlx","yarn dlx","npm exec","npm x","bun x","npm install","npm i","npm add","pnp\
m add","yarn add","bun add"].map(e=>[e,k]),...["uvx","uv tool run","pipx run","pip install","pip3 install","uv pip insta\
ll"].map(e=>[e,u]),...["docker run","podman run","docker container run"].map(e=>[e,h]),...["go run","go install","cargo \
install","gem install"].map(e=>[e,{exact:/@v\d+\.\d+\.\d+\S*$/,takes:T}])]),m=/[#@][0-9a-f]{40}$/;function g(e){const c=e.
filter(R=>!R.startsWith("-")),d=[3,2,1].find(R=>v.has(c.slice(0,R).join(" "))),f=d&&v.get(c.slice(0,d).join(" "));if(!d||
!f)return;const p=e.indexOf(c[d-1]??"")+1,w=e.slice(p).find((R,O,j)=>!R.startsWith("-")&&!f.takes.test(j[O-1]??""));if(w!==
void 0)return{name:w,isExact:f.exact.test(w)||m.test(w)}}const a=o.FETCHED_FILES=/^[./]/,r=o.FOUND_FILES=new Map([["make",
["GNUmakefile","makefile","Makefile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.ya\
ml"]]]),t=o.SCRIPT_RUNNERS=new Set(["npm","pnpm","yarn","bun"]),n=o.RESERVED=/^(?:!|\{|do|elif|else|if|then|time|until|while)$/,
s=o.WITHOUT_TARGETS=new Set(": [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local\
 printf pwd read return set shift test true trap unset wait".split(" "));function i(e){const c=S().posix.basename(e.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return c===""?e:c}}),53158:((F,o,l)=>{Object.defineProperty(o,"__esModule",
{value:!0}),o.ProjectFiles=void 0,o.into=y;function S(){const T=l(76760);return S=function(){return T},T}function E(){const T=l(
46138);return E=function(){return T},T}function P(){const T=l(59867);return P=function(){return T},T}function I(){const T=l(
32854);return I=function(){return T},T}function $(){const T=l(93028);return $=function(){return T},T}function y(T,k){if(!/^(?:[/~\\]|[A-Za-z]:)|[$`]/.
test(k))return T?.map(u=>S().posix.join(u,k))}class b{#n;constructor(k){this.#n=k}find(k,u,h=[""]){if(!(/^[/~]/.test(k)||
k===""||!this.#n))for(const v of u??[])for(const m of h){const g=(0,I().normalise)(S().posix.join(v,k.replaceAll("\\","/"))+
m),a=g===void 0?void 0:(0,I().resolveInTree)(this.#n,g);if(a?.kind==="inside"&&(0,$().isRegular)(a.entry.kind)&&a.entry.
tracked)return a.path}}script(k,u,h){const v=this.find(k,u,h?[...h]:void 0);if(v!==void 0)return{kind:"file",name:v};if(/^(?:[/~\\]|[A-Za-z]:)/.
test(k))return{kind:"outside",name:k};const[m]=u??[];if(m===void 0)return{kind:"unread",name:`it runs ${k} in another di\
rectory`};const g=(0,I().normalise)(S().posix.join(m,k));return g===void 0?{kind:"outside",name:k}:{kind:this.#n===void 0?
"file":"missing",name:g}}async manifest(k){const u=this.find("package.json",k);return this.#n&&u?(0,E().objectIn)(await(0,P().
readJsonFile)(this.#n,u)):{}}}o.ProjectFiles=b}),92733:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.targetsOf=
T;function S(){const r=l(76760);return S=function(){return r},r}function E(){const r=l(58067);return E=function(){return r},
r}function P(){const r=l(81413);return P=function(){return r},r}function I(){const r=l(53970);return I=function(){return r},
r}function $(){const r=l(75208);return $=function(){return r},r}function y(){const r=l(53158);return y=function(){return r},
r}const b=4;async function T({address:r,unread:t,commands:n},s,i){const e=new u(s,i),c=[...r===void 0?[]:[{kind:"address",
name:r}],...t===void 0?[]:[{kind:"unread",name:t}]];for(const d of n)c.push(...await e.read(d));return[...new Map(c.map(
d=>[`${d.kind} ${d.name}`,d])).values()]}const k={kind:"download",name:"it runs what it downloads"};class u{#n;#t;#s;#e=new Set;constructor({
root:t,format:n},s){this.#n=new(y()).ProjectFiles(s),this.#t=[...n.directories.map(e=>S().posix.join(t,e)),""];const i=n.
roots.join("|");this.#s=new RegExp(`\\$(?:(?:${i})\\b|\\{(?:env:)?(?:${i})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-topl\
evel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(t){const n=t.directory&&this.#i(t.directory),s=n?(0,y().into)(this.#t,n):
this.#t,{environment:i=[]}=t;return[...await this.#r(t,s),...this.#o(i,s)]}#r(t,n){if("shell"in t)return this.#a(t.shell,
n,0);const s=t.argv.map(i=>{const e=this.#i(i),c=!/\$\{|\$\w/.test(e);return{text:e,shown:e,quoted:!0,span:{start:0,end:0},
isKnown:c}});return this.#d(s,n,0)}#o(t,n){return t.flatMap(i=>this.#i(i).split(/[\s=:,]+/)).flatMap(i=>(0,I().fileNamedBy)(
{text:i},{files:this.#n,directories:n}))}#i(t){return t.replace(this.#s,".").replace(/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g,
"~")}async#a(t,n,s){const i=this.#i(t),e=(0,P().readShellText)(i);return e.length===0&&i.trim()!==""?[{kind:"unread",name:"\
it is too long"}]:[...(0,E().findDangers)(e).some(({name:d})=>d==="remote_code_execution")||g.test(i)?[k]:[],...await this.#c(
e,i,n,s)]}async#c(t,n,s,i){const e=[];let c=s;for(const d of t){if(e.push(...await this.#c(d.inside,n,c,i)),d.subshell!==
void 0)continue;if(d.defines){e.push({kind:"unread",name:"it defines a function"});continue}const f=a(d,n),[p,w]=f,R=d.assignments.
map(({value:O})=>O);e.push(...this.#o(R,c)),this.#u(f)&&e.push(k),this.#f(f,d),p?.text==="cd"||p?.text==="pushd"?c=w?.isKnown?
(0,y().into)(c,w.text):void 0:e.push(...await this.#d(f,c,i))}return e}#d(t,n,s){const i=async(e,c=n)=>s===b?[{kind:"unr\
ead",name:"it is nested too deeply"}]:this.#a(e,c,s+1);return(0,I().programTargets)(t,{files:this.#n,directories:n,shell:i})}#u([
t,...n]){return t===void 0?!1:((0,$().interpreterOf)((0,$().nameOf)(t.text))===void 0?[t]:n).some(({text:i})=>this.#e.has(
S().posix.normalize(i)))}#f(t,{redirections:n}){if(!h.test((0,$().nameOf)(t[0]?.text??"")))return;const s=n.flatMap(({target:i})=>i??
[]);for(const{text:i}of[...t.slice(1),...s])/^-|:\/\//.test(i)||this.#e.add(S().posix.normalize(i))}}const h=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
v="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",m="(?:iex|invoke-expression)\\b",g=new RegExp(`\\b${v}\
[^]*\\b${m}|\\b${m}[^]*\\b${v}`,"i");function a({words:r,substituted:t},n){const s=r.findIndex(i=>i.quoted||!$().RESERVED.
test(i.text));return r.slice(s<0?r.length:s).map(i=>{const{start:e,end:c}=i.span,d=n.slice(e,c),p=!t.some(w=>w.start<c&&
w.end>e)&&(!/[$`]/.test(d)||/^'[^']*'$/.test(d));return{...i,shown:d,isKnown:p}})}}),12792:((F,o,l)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.MAX_BYTES=void 0,o.readAgentFile=m,o.unreadFile=g;function S(){const O=l(23404);return S=function(){
return O},O}function E(){const O=l(16111);return E=function(){return O},O}function P(){const O=l(94534);return P=function(){
return O},O}function I(){const O=l(24932);return I=function(){return O},O}function $(){const O=l(59490);return $=function(){
return O},O}function y(){const O=l(97018);return y=function(){return O},O}function b(){const O=l(4537);return b=function(){
return O},O}function T(){const O=l(5406);return T=function(){return O},O}function k(){const O=l(73312);return k=function(){
return O},O}function u(){const O=l(90605);return u=function(){return O},O}const h=o.MAX_BYTES=1024*1024,v=1e3;function m(O,j){
const{text:A,complete:C}=(0,I().decodeUtf8)(j),N=new(P()).Source(O.path,A),M=(L,D=0,_)=>g(O,L,N.location(D),_);if(!C)return M(
"it is not UTF-8",A.length);const x=(0,b().lfsObstacle)(A);if(x!==void 0)return M(x);try{const L=[],D=(0,E().parseTree)(
A,L,{allowTrailingComma:!0}),[_]=L;if(_!==void 0)return M(a((0,E().printParseErrorCode)(_.error)),_.offset);if(D===void 0)
return M("it is empty");const W=[];for(const G of r(D,O.format,N))if(W.push(G),W.length>v)return M(`more than ${v} comma\
nds`,0,"too-many");return{...O,entries:W,secrets:(0,k().secretsIn)(N)}}catch(L){if(!(L instanceof RangeError))throw L;return M(
"its brackets are nested too deeply")}}function g(O,j,A={path:O.path,line:1,column:1},C="agent-file-broken"){return{...O,
entries:[],secrets:[],broken:{rule:C,detail:j,location:A}}}function a(O){return O.replace(/\B[A-Z]/g,j=>` ${j}`).toLowerCase()}
function*r(O,{places:j},A){const C=new Set;for(const N of j){const M=(0,u().valuesAt)(O,N);for(const x of n(M.values.filter(
t(N)),M.values,N))yield e(x,N,A);for(const x of M.wrong)C.has(x.node)||(C.add(x.node),yield{...e(x,N,A),unread:x.unread,
commands:[]})}}function t({only:O}){if(O===void 0)return()=>!0;const j=O.field.split("/").filter(A=>A!=="");return({node:A})=>{
const C=j.reduce((N,M)=>N.flatMap(x=>(0,u().membersOf)(x).flatMap(([L,D])=>L===M?[D]:[])),[A]);return(C.length===0?[void 0]:
C.map(E().getNodeValue)).some(N=>O.values.includes(N))}}function n(O,j,{starts:A}){if(A===void 0)return O;const C=(0,$().
groupBy)(j,({node:M})=>s(R(M),A.label)),N=new Set(O);for(const{node:M}of N)for(const x of[R(M)[A.field]].flat()){const L=s(
x,A.label);if(L!==void 0)for(const D of C.get(L)??[])N.add(D)}return[...N]}function s(O,j){if(typeof O=="string")return O;
if(typeof O!="object"||O===null)return;const{[j]:A,taskName:C,task:N}=O;return[A,C,N].find(M=>typeof M=="string")}const i=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function e(O,j,A){const{node:C,names:N}=O,M=(0,E().getNodeValue)(C),{commands:x,address:L,unread:D}=T().READERS[j.form](
M),_=R(C),W=Object.entries(_).filter(([K])=>!i.test(K)),B=C.type==="object"&&j.form!=="lifecycle"?Object.fromEntries(W):
M,U=_.presentation,z=[...x.map(d),...L===void 0?[]:[L]].join(" ; ");return{event:w(O,j,N),shown:p(z===""?JSON.stringify(
M)??"":z),content:c(B),commands:x,...L!==void 0&&{address:L},...D!==void 0&&{unread:D},isSetting:j.form==="setting",isServer:j.
form==="server",isHidden:U?.reveal==="never",location:A.location(C.offset,C.offset+C.length)}}function c(O){return(0,S().
canonicalize)(O??null)}function d(O){return"shell"in O?O.shell:O.argv.map(T().quoted).join(" ")}const f=1e3;function p(O){
const j=(0,y().redact)(O).text.replace(/\s+/g," ").trim();return j.length>f?`${j.slice(0,f)}\u2026`:j}function w(O,{at:j,
event:A,detail:C},N){const M=(A??j).replace("{0}",N[0]??"");if(C===void 0)return M;const x=O.chain.at(-1-C.above),L=x&&(0,u().
membersOf)(x).findLast(([D])=>D===C.field)?.[1].value;return typeof L=="string"&&L!==""?`${M} (${L})`:M}function R(O){return O.
type==="object"?(0,E().getNodeValue)(O):{}}}),15438:((F,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.whyUnreadable=
E;const l=2e5,S=2e3;async function E(P,I){const $=P.stat(I)?.size??0;if($>l)return`it has ${Math.round($/1e3)} kB`;const y=(await P.
read(I)).toString("latin1");if(y.includes("\0"))return"it is no text";const b=y.split(`
`).reduce((T,{length:k})=>Math.max(T,k),0);return b>S?`a line has ${b} characters`:void 0}}),73312:((F,o,l)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.secretsIn=I;function S(){const $=l(97018);return S=function(){return $},$}const E=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function P($){return $.length>=12&&/\d/.test($)&&/[A-Za-z]/.test($)&&new Set($).size>=8&&!E.test($)}function I($){const{
text:y}=$;return(0,S().redact)(y).redactions.flatMap(({kind:b,start:T,end:k})=>{const u=y.slice(T,k);return P(u)?[{kind:b,
value:u,location:$.location(T,k)}]:[]})}}),90605:((F,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.membersOf=S,
o.valuesAt=l;function l(E,{at:P,names:I}){const $=[];let y=[{node:E,names:[],chain:[E]}];for(const b of P.split("/"))y=y.
flatMap(T=>{const{node:k,names:u,chain:h}=T;if(k.type!=="object"&&(k.type!=="array"||b!=="*")){const m=`it is a ${k.type===
"array"?"list":k.type} instead of an object`;return $.push({...T,unread:m}),[]}const v=b==="*"&&u.length===0;return S(k).
filter(([m])=>v?I?.test(m)??!0:b==="*"||m===b).map(([m,g])=>({node:g,names:b==="*"?[...u,m]:u,chain:[...h,g]}))});return{
values:y,wrong:$}}function S({type:E,children:P=[]}){return E==="array"?P.map((I,$)=>[`${$+1}`,I]):E!=="object"?[]:P.flatMap(
({children:[I,$]=[]})=>I===void 0||$===void 0?[]:[[String(I.value),$]])}}),68450:((F,o,l)=>{Object.defineProperty(o,"__e\
sModule",{value:!0}),o.commonRoot=y,o.packagesAbove=T,o.storeOf=$;function S(){const u=l(76760);return S=function(){return u},
u}function E(){const u=l(39491);return E=function(){return u},u}function P(){const u=l(32854);return P=function(){return u},
u}function I(){const u=l(59542);return I=function(){return u},u}function $(u,{policy:h,tree:v,base:m}){const[g]=h.stores.
map(({path:t,root:n})=>({path:(0,P().normalise)(t)??"",root:(0,P().normalise)(n)??""})).filter(({path:t})=>(0,P().isWithin)(
u,t)).sort((t,n)=>n.path.length-t.path.length),a=S().posix.dirname(u).replace(/^\.$/,"");if(g!==void 0)return{path:a,root:g.
root,named:!0};const r=[m,v].find(t=>t?.stat(a)?.kind==="directory");return{path:a,root:(r&&T(r,a)[0])??""}}function y(u,h){
const v=new Set([...u].map(g=>$(g,h).root)),[m=""]=v;return v.size===1?m:""}const b=(0,I().perTree)(()=>new Map);function T(u,h){
const v=b(u).get(h)??k(u,h);return b(u).set(h,v),v}function k(u,h){return[...new Set([h,...(0,E().foldersAbove)(h).reverse(),
""])].filter(m=>u.stat(S().posix.join(m,"package.json"))!==void 0)}}),85475:((F,o,l)=>{Object.defineProperty(o,"__esModu\
le",{value:!0}),o.asHubHashes=r,o.assetIdOf=h,o.contentHash=g,o.hashFindings=k,o.identityFindings=b,o.isMissingIdentity=
T,o.matchContentHash=y,o.unhashedFields=t;function S(){const n=l(23404);return S=function(){return n},n}function E(){const n=l(
27199);return E=function(){return n},n}function P(){const n=l(95132);return P=function(){return n},n}function I(){const n=l(
94377);return I=function(){return n},n}const $=new Set(["Gene","Capsule","EvolutionEvent"]);function y(n){const{type:s,value:i}=n,
e=i.asset_id;return e===g(n.value)?"content":s==="Capsule"&&e===g(r(i))?"hub":typeof e=="string"&&(0,I().asEngineHashed)(
i)?"engine":void 0}function b(n,s){const{type:i,value:e}=n;if(!$.has(i))return k(n,s);const c=u(n,s),d=(0,E().placeOf)(n),
f=e.asset_id===void 0?g(n.value):void 0;return[...e.schema_version===void 0?[(0,P().finding)("schema-version-missing",c,
d)]:[],...f===void 0?k(n,s):[(0,P().finding)("content-hash-missing",{...c,expected:f},d)]]}function T({rule:n}){return n===
"schema-version-missing"||n==="content-hash-missing"}function k(n,s,i=!1){const{value:e}=n;if(e.asset_id===void 0||y(n)!==
void 0)return[];const c=g(n.value),d=(0,I().otherHashForm)(n),f=d==="created"&&s!=="author"?"notice":"error",p={...(0,E().
placeOf)(n,["asset_id"]),severity:f},w={...u(n,s),expected:c,...d&&{form:d}},R=i&&f==="error"&&s==="fix"?v(n,c):void 0;return[
{...(0,P().finding)("content-hash-mismatch",w,p),...R&&{edit:R}}]}function u({type:n,id:s},i){return{type:n,id:s,fixable:i===
"fix",...i==="author"&&{foreign:!0}}}function h(n){const{asset_id:s}=n.value;return typeof s=="string"&&y(n)!==void 0?s:
g(n.value)}function v({type:n,path:s,pointer:i,value:e},c){const{asset_id:d,...f}=e;if(!(typeof d!="string"||Object.values(
f).some(m))&&y({type:n,value:{...f,asset_id:c}})!==void 0)return{path:s,pointer:(0,E().pointerText)([...i,"asset_id"]),old:d,
new:[c],fix:!0}}function m(n){return typeof n!="object"||n===null?!1:Object.hasOwn(n,"asset_id")||Object.values(n).some(
m)}function g(n){return(0,S().computeAssetId)(n)??""}const a=["notes","details"];function r(n){const{outcome:s}=n;if(!(0,E().
isJsonObject)(s))return n;const{notes:i,details:e,...c}=s;return{...n,outcome:c}}function t(n){const{outcome:s}=n.value;
return y(n)!=="hub"||!(0,E().isJsonObject)(s)?[]:a.filter(i=>Object.hasOwn(s,i)).map(i=>`outcome.${i}`)}}),94377:((F,o,l)=>{
Object.defineProperty(o,"__esModule",{value:!0}),o.asEngineHashed=u,o.hashDigits=v,o.otherHashForm=T;function S(){const t=l(
77598);return S=function(){return t},t}function E(){const t=l(23404);return E=function(){return t},t}function P(){const t=l(
27199);return P=function(){return t},t}function I(){const t=l(81456);return I=function(){return t},t}function $(){const t=l(
73229);return $=function(){return t},t}function y(){const t=l(94534);return y=function(){return t},t}const b={unprefixed:({
value:t})=>(0,E().canonicalize)(m(t)),created:({value:t})=>{const{epigenetic_marks:n,learning_history:s,anti_patterns:i,
...e}=m(t);if(!(t.type!=="Gene"||n===void 0))return(0,E().canonicalize)({...e,epigenetic_marks:[]})},"null-free":({value:t})=>(0,E().
canonicalize)(g(m(t))),"as-written":({text:t})=>a(t,{comma:",",colon:":",string:JSON.stringify}),"json-dumps":({text:t})=>a(
t,{comma:", ",colon:": ",string:r}),"top-level":({value:t})=>{const n=m(t);return JSON.stringify(n,Object.keys(n).sort())}};
function T(t){const{asset_id:n}=t.value;if(typeof n!="string")return;const s=v(n);return s===void 0?void 0:Object.entries(
b).find(([,e])=>{const c=e(t);return c!==void 0&&(0,S().createHash)("sha256").update(c,"utf8").digest("hex")===s})?.[0]}
const k={env_fingerprint:["region"],Capsule:["diff","strategy"]};function u(t){const s=k.Capsule.filter(e=>t.type==="Cap\
sule"&&!(e in t)).reduce((e,c)=>e.flatMap(d=>[d,{...d,[c]:null}]),[{}]);return[t,h(t)].flatMap(e=>s.map(c=>({...e,...c}))).
find(e=>(0,E().computeAssetId)(e)===t.asset_id)}function h(t){if(Array.isArray(t))return t.map(h);if(!(0,P().isJsonObject)(
t))return t;const n=Object.entries(t).map(([s,i])=>{const e=h(i),[c]=k.env_fingerprint,d=s==="env_fingerprint"&&(0,P().isJsonObject)(
e)&&!(c in e);return[s,d?{...e,[c]:null}:e]});return Object.fromEntries(n)}function v(t){const n=t.trim().toLowerCase().
replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(n)?n:void 0}function m({asset_id:t,...n}){return n}function g(t){
if(Array.isArray(t))return t.map(g);if(!(0,P().isJsonObject)(t))return t;const n=Object.entries(t).filter(([,s])=>s!==null);
return Object.fromEntries(n.map(([s,i])=>[s,g(i)]))}function a(t,n){const s=t?.();if(s===void 0)return;const i=new(y()).
Problems(new(y()).Source("",s)),[e]=(0,$().readJson)(s,(0,I().assetLimits)(s.length),i);if(e===void 0||i.found.length>0)
return;const c=(d,f)=>{const{value:p,start:w,end:R,children:O=[]}=d;return typeof p=="number"?s.slice(w,R):typeof p=="st\
ring"?n.string(p):Array.isArray(p)?`[${O.map(A=>c(A)).join(n.comma)}]`:p===null||typeof p!="object"?String(p):`{${O.map(
A=>({each:A,name:A.key?.name??""})).filter(({name:A})=>A!==f).sort((A,C)=>A.name<C.name?-1:1).map(({each:A,name:C})=>n.string(
C)+n.colon+c(A)).join(n.comma)}}`};return c(e,"asset_id")}function r(t){return JSON.stringify(t).replace(/[\u007f-\uffff]/g,
n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`)}}),76188:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),
o.parseCode=E,o.walk=$;function S(){const b=l(24551);return S=function(){return b},b}function E(b,T){try{return(0,S().parse)(
b,{ecmaVersion:"latest",sourceType:T,allowHashBang:!1})}catch(k){if(k instanceof SyntaxError||k instanceof RangeError)return;
throw k}}const P=/Function|^ClassBody$/,I=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*$(b){const k=[
{node:b,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let u=k.pop();u!==void 0;u=k.pop()){yield u;const{node:h}=u,
v=u.inFunction||P.test(h.type),m=u.hasOwnThis||I.test(h.type);for(const[g,a]of Object.entries(h))for(const r of Array.isArray(
a)?a:[a])y(r)&&k.push({node:r,parent:h,key:g,inFunction:v,hasOwnThis:m})}}function y(b){return typeof b=="object"&&b!==null&&
"type"in b&&"start"in b}}),41551:((F,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.findKnown=E,o.knownForms=S,
o.secretsOf=e,o.withoutEndOfKnown=b,o.withoutStartOfKnown=y;const l=12;function S(d){const f=[...new Set(d.flatMap(v))],
p=f.map(w=>w.replace(/\s/g,""));return{exact:f,squeezed:[...new Set(p)].filter(w=>w.length>=l)}}function E(d,{exact:f,squeezed:p}){
const w=f.flatMap(j=>P(d,j,A=>A));if(p.length===0||!/\s/.test(d))return w;const{text:R,at:O}=I(d);return[...w,...p.flatMap(
j=>P(R,j,A=>O[A]??0))]}function P(d,f,p){const w=[];for(let R=d.indexOf(f);R>=0;R=d.indexOf(f,R+f.length))w.push({kind:"\
secret",start:p(R),end:p(R+f.length-1)+1});return w}function I(d){const f=new Uint32Array(d.length),p=[];let w=0;for(const{
0:R,index:O}of d.matchAll(/\S+/g)){for(let j=0;j<R.length;j+=1)f[w+j]=O+j;w+=R.length,p.push(R)}return{text:p.join(""),at:f}}
const $=4;function y(d,{exact:f}){const p=f.map(w=>{const{text:R,at:O}=I(d.slice(-2*w.length-T)),j=u(R,w.replace(/\s/g,"")),
A=d.length-Math.min(d.length,2*w.length+T);return j<$?d.length:A+(O[R.length-j]??0)});return d.slice(0,Math.min(d.length,
...p))}function b(d,{exact:f}){const p=f.map(w=>{const{text:R,at:O}=I(d.slice(0,2*w.length+T)),j=u(k(R),k(w.replace(/\s/g,
"")));return j<$?0:(O[j-1]??0)+1});return d.slice(Math.max(0,...p))}const T=64;function k(d){return d.split("").reverse().
join("")}function u(d,f){for(let p=f.length;p>0;p-=1)if(d.endsWith(f.slice(0,p)))return p;return 0}const h=4;function v(d){
const f=Buffer.from(d),p=m(d),w=encodeURIComponent(f.toString()),R=f.toString("hex"),O=[d,...d.split(/\r?\n/),p,p.replaceAll(
"/","\\/"),m(p),...g(w),R,R.toUpperCase(),...[0,1,2].flatMap(j=>a(f,j))];return[...new Set(O)].filter(j=>j.trim().length>=
h)}function m(d){return JSON.stringify(d).slice(1,-1)}function g(d){const f=d.replace(/[!'()*]/g,p=>`%${p.charCodeAt(0).
toString(16).toUpperCase()}`);return[d,f].flatMap(p=>{const w=p.replace(/%../g,R=>R.toLowerCase());return[p,w,p.replaceAll(
"%20","+"),w.replaceAll("%20","+")]})}function a(d,f){const p=Buffer.concat([Buffer.alloc(f),d]).toString("base64"),w=Math.
ceil(f*8/6),R=Math.floor((f+d.length)*8/6),O=p.slice(w,R);return[O,O.replaceAll("+","-").replaceAll("/","_")]}const r=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
t=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,n=/^(?:[\\/~]|[A-Za-z]:[\\/])/,s=8,i=/^[A-Za-z][a-z]{0,9}$/;function e(d){
const f=Object.entries(d).flatMap(([p,w])=>w!==void 0&&r.test(p)&&c(p,w)?[w]:[]);return[...new Set(f)]}function c(d,f){return f.
length<s||i.test(f)?!1:!(t.test(d)&&n.test(f))}}),97018:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.redact=
I,o.redactForms=$;function S(){const e=l(41551);return S=function(){return e},e}function E(){const e=l(83377);return E=function(){
return e},e}function P(e){return E().TOKEN_SHAPES.flatMap(([c,d])=>Array.from(e.matchAll(d),({indices:f})=>{const[p,w]=f?.[1]??
f?.[0]??[0,0];return{kind:c,start:p,end:w}}))}function I(e,c=[]){return $(e,(0,S().knownForms)(c))}function $(e,c){const d=[
...(0,S().findKnown)(e,c),...P(e),...g(e)].sort((R,O)=>R.start-O.start||O.end-R.end),f=[];for(const R of d){const O=f.at(
-1);O===void 0||R.start>=O.end?f.push(R):R.end>O.end&&f.splice(-1,1,{...O,end:R.end})}let p="",w=0;for(const{kind:R,start:O,
end:j}of f)p+=`${e.slice(w,O)}[redacted ${R}]`,w=j;return{text:p+e.slice(w),redactions:f}}const y="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",b="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",T="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",k=`\\\\{0,3}["']`,u=new RegExp(
`${y}(?:${k})?${b}${k}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),h=new RegExp(`${y}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),v=new RegExp(`${y}${T}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),m=new RegExp(`${y}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function g(e){return[...a(e,u,({name:c,value:d,next:f})=>/["'\\]/.test(
f)&&!n(c,d)),...a(e,h,({value:c,next:d})=>!s(c,d)),...a(e,v,({value:c,next:d})=>i(c)&&!s(c,d)),...a(e,m,({value:c,next:d})=>i(
c)&&!s(c,d))]}function a(e,c,d){return Array.from(e.matchAll(c)).flatMap(({groups:f={},indices:p})=>{const{name:w="",value:R=""}=f,
[O,j]=p?.groups?.value??[0,0],A={name:w,value:R,next:e.charAt(j)};return t(w,R)||!d(A)?[]:[{kind:"named secret",start:O,
end:j}]})}const r=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function t(e,c){return r.test(c)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(c)?!0:/^[\d.:_-]+$/.test(c)&&!/^p/i.test(e)}
function n(e,c){return/token|key/i.test(e)&&/^[A-Za-z][a-z]{0,15}$/.test(c)}function s(e,c){return c!==""&&"([{".includes(
c)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(e)}function i(e){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(e)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(e)?!1:/\d/.test(e)?/[a-z]/i.test(e):e.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(e)}}),83377:((F,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.TOKEN_SHAPES=
void 0;const l={models:["sk-(?:ant|or|proj|svcacct|admin|lf|None)-","gsk_","hf_","api_org_","pplx-","xai-","r8_","tvly-",
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
GE-SECRET-KEY-1","A3-[A-Z0-9]{6}-"]},S=new RegExp(`\\b(?:${Object.values(l).flat().join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.\
~+/=-]{16,}`,"dg"),E=o.TOKEN_SHAPES=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],
["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],
["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
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
6163:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.dangerIn=v;function S(){const a=l(76760);return S=function(){
return a},a}function E(){const a=l(58067);return E=function(){return a},a}function P(){const a=l(81413);return P=function(){
return a},a}function I(){const a=l(20630);return I=function(){return a},a}function $(){const a=l(37866);return $=function(){
return a},a}const y=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites files or disks":"\
dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as anothe\
r user":"doas su sudo","reads the environment":"printenv"}).flatMap(([a,r])=>r.split(" ").map(t=>[t,a]))),b={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},T=2,k=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
u=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
h={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function v(a){if(k.test(a))return"names a \
file that is made for secrets";const r=u.test(a)?Object.entries(h).find(([,s])=>s.test(a)):void 0;if(r!==void 0)return`${r[0]}\
 in inline code`;const t=(0,P().readShellText)(a),[n]=(0,E().findDangers)(t);return n?b[n.name]:m(t)}function m(a,r=0){for(const{
words:t,pipedFrom:n}of(0,P().everyCommand)(a)){const[s,...i]=t;if(s===void 0)continue;const e=S().posix.basename(s.text);
if(y.has(e))return g(e);if((0,I().isShell)(e)&&(n!==void 0||i.length===0))return`has \`${e}\` run whatever it reads`;if(!(e!==
"find"&&!(0,$().startsOthers)(e)))for(const{text:c}of i){const d=S().posix.basename(c);if(y.has(d))return g(d);const p=r<
T&&/\s/.test(c)?m((0,P().readShellText)(c),r+1):void 0;if(p!==void 0)return p}}}function g(a){return`${y.get(a)} with \`${a}\
\``}}),41431:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.judgeReading=u,o.judgeRiskAlone=v,o.unjudged=
m;function S(){const c=l(39763);return S=function(){return c},c}function E(){const c=l(3648);return E=function(){return c},
c}function P(){const c=l(6163);return P=function(){return c},c}function I(){const c=l(83747);return I=function(){return c},
c}function $(){const c=l(46121);return $=function(){return c},c}function y(){const c=l(8737);return y=function(){return c},
c}function b(){const c=l(92890);return b=function(){return c},c}function T(){const c=l(14111);return T=function(){return c},
c}const k=new Set(["target-writes","tool-writes","dry-run","writes_files"]);function u(c,d,f){const p=(0,y().findProblems)(
c),w=A=>e[A].judge(c,p,f),R=w("evolver"),O=w("validator"),j={evolver:R,validator:O}[d]??w(d);return g(c,d,j,{evolver:R,validator:O})}
function h(c,d){const f=d.find(({rule:w})=>w==="validator-newer");return{"1.94":c,newer:f?{verdict:"block",reason:f}:c}}
function v(c,d,f){const p={findings:s((0,y().findProblems)(c))},w={evolver:p,validator:p};return g(c,"curated",(0,I().judgeRisk)(
d,f),w)}function m(c,d,f){const p=typeof c=="string"?c:"",w=[(0,E().notJudged)(`the command \`${p}\``,f)];return g({command:p,
words:[],assignments:[],argv:null,targets:[],problems:[]},d,{findings:w},{evolver:{findings:w},validator:{findings:w}})}
function g(c,d,f,p){const w=a(c,s(f.findings)),R=r(w),O=A=>A===f?R:r(s(A.findings)),j=O(p.validator);return{reading:c,verdict:R.
verdict,risk:f.risk??n(R.verdict,w),confirmation:f.confirmation??"standard",findings:w,profiles:{evolver:O(p.evolver),validator:j,
[d]:R},validators:h(j,p.validator.findings)}}function a({command:c},d){const f=d[0]?.severity==="error"?(0,P().dangerIn)(
c):void 0;return f===void 0?d:d.map(p=>p.severity==="error"?{...p,harm:"danger",danger:f}:p)}function r(c){const d=t(c),
[f]=c;if(d==="block"&&f)return{verdict:d,reason:f};const p=c.find(({rule:w})=>w==="validator-empty-folder");return p?{verdict:d,
remark:p}:{verdict:d}}function t(c){return c.some(({severity:f})=>f==="error")?"block":c.some(({severity:f,rule:p})=>f===
"warning"&&p!=="experimental_mode")?"warn":"allow"}function n(c,d){return c==="block"?"dangerous":d.some(({rule:f})=>k.has(
f))?"write":"safe"}function s(c){return i(c)?c:S().SEVERITIES.flatMap(d=>c.filter(({severity:f})=>f===d))}function i(c){
let d=0;for(const{severity:f}of c){const p=S().SEVERITIES.indexOf(f);if(p<d)return!1;d=p}return!0}const e={evolver:$().evolver,
validator:b().validator,curated:I().curated,workspace:T().workspace}}),4378:((F,o,l)=>{Object.defineProperty(o,"__esModu\
le",{value:!0}),o.Judge=void 0;function S(){const k=l(68450);return S=function(){return k},k}function E(){const k=l(51951);
return E=function(){return k},k}function P(){const k=l(41115);return P=function(){return k},k}function I(){const k=l(54244);
return I=function(){return k},k}function $(){const k=l(34482);return $=function(){return k},k}function y(){const k=l(41431);
return y=function(){return k},k}const b=4e3;class T{terms;context;clock;#n=new Map;#t=new Map;constructor(u,h,v){this.terms=
u,this.context=h,this.clock=v}static by(u){const h=(0,$().contextIn)(u,{});return new T(u,h,u.clock??new(I()).AuditClock(
u.signal))}with(u){const h={...this.terms,...u},v=(0,$().contextIn)(h,this.context.proposal);return new T(h,v,this.clock)}proposed(u){
return new T(this.terms,(0,$().contextIn)(this.terms,u),this.clock)}storeOf(u){const{cwd:h}=this.terms,v=(0,S().storeOf)(
u,this.terms);return h===void 0?v:{...v,root:h}}forFile(u){return this.startingIn(this.storeOf(u).root)}startingIn(u){if(u===
(this.terms.cwd??""))return this;const h=this.#t.get(u)??this.with({cwd:u});return this.#t.set(u,h),h}command(u){const h=this.#n.
get(u);if(h!==void 0)return h;const v=this.#s(u);this.#n.set(u,v);const[m]=this.#n.keys();return this.#n.size>b&&this.#n.
delete(m),v}async risk(u,h){return(0,y().judgeRiskAlone)(await this.#e(h),u,this.context)}async#s(u){const{profile:h}=this.
terms.policy;try{return(0,y().judgeReading)(await this.#e(u),h,this.context)}catch(v){return(0,y().unjudged)(u,h,v)}}async#e(u){
const{tree:h,base:v,changed:m,cwd:g="",policy:a}=this.terms,{clock:r}=this,t=(0,P().programTerms)(a),n={...h&&{tree:h},...v&&
{base:v},changed:m,cwd:g,programs:t,clock:r};return await r.tick(),(0,E().readCommand)(u,n)}}o.Judge=T}),46121:((F,o,l)=>{
Object.defineProperty(o,"__esModule",{value:!0}),o.evolver=void 0;function S(){const y=l(41115);return S=function(){return y},
y}function E(){const y=l(83747);return E=function(){return y},y}const P=o.evolver={judge:(y,b,T)=>{const k=y.words[0]?.text;
if(y.invocation===void 0&&k&&(0,S().isNamedCurated)(k,T.policy))return E().curated.judge(y,b,$(T));const u=I(y,b);return{
findings:b,...u&&{risk:u}}}};function I({invocation:y},b){const T=y?.family?.data.risk;return b.some(({severity:u})=>u===
"error")||T==="safe"?void 0:T}function $(y){const{policy:b}=y,T=b.allowed_roots.length>0?b.allowed_roots:["."];return{...y,
policy:{...b,allowed_roots:T}}}}),92890:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.validator=void 0;function S(){
const v=l(95132);return S=function(){return v},v}const E=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
P={"1.94":{refused:E,information:new Set(["--version","--help","--v8-options"])},newer:{refused:E,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},I=o.validator={judge:(v,m)=>{const g=[...m,...k(v,P["\
1.94"])];if($(g))return{findings:g};const[a]=k(v,P.newer);return{findings:[...g,...b(a),...y(v)]}}};function $(v){return v.
some(({severity:m})=>m==="error")}function y({invocation:v}){const m=v?.operands[0],g=v&&T(v,P["1.94"]);return m===void 0||
g?[]:[(0,S().finding)("validator-empty-folder",{script:m.text},{span:m.span})]}function b(v){if(v===void 0)return[];const{
flag:m=""}=v.args;return[(0,S().finding)("validator-newer",{refused:String(m)},v.span&&{span:v.span})]}function T({flags:v},{
information:m}){return v.some(({name:g})=>m.has(g))}function k(v,m){const{words:g,invocation:a,command:r}=v,[t,...n]=g;if(t===
void 0)return[];if(t.text!=="node")return[(0,S().finding)("validator-program",{program:t.text},{span:t.span})];const s=n.
filter(({text:d})=>m.refused.test(d)).map(({text:d,span:f})=>{const p=a?.operands[0],w=p&&p.span.start<f.start?"script":
"node";return(0,S().finding)("validator-flag",{flag:d,of:w},{span:f})});s.push(...u(a,m),...h(r,m));const i=a!==void 0&&
T(a,m),e=a?.flags.some(({name:d})=>d==="--test")===!0;return(a?.operands[0]===void 0||e)&&!i&&s.push((0,S().finding)("va\
lidator-script",{},{span:t.span})),s}function u(v,{options:m,information:g}){if(v===void 0||m===void 0)return[];const{flags:a,
operands:r}=v,[t]=a;if(a.length===1&&r.length===0&&g.has(t?.name??""))return[];const s=({written:i,span:e})=>(0,S().finding)(
"validator-flag",{flag:i,of:"node"},{span:e});return a.filter(({name:i})=>!m.has(i)).map(s)}function h(v,{text:m}){const g=m?.
exec(v);if(!g)return[];const a={start:g.index,end:g.index+g[0].length};return[(0,S().finding)("validator-flag",{flag:g[0],
of:"node"},{span:a})]}}),16455:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.editOf=b,o.withEdit=y,o.withEdits=
$;function S(){const u=l(82606);return S=function(){return u},u}function E(){const u=l(67180);return E=function(){return u},
u}function P(){const u=l(70023);return P=function(){return u},u}const I=new Set(["checks-syntax-only","npm-script-missin\
g","only-prints","target-missing","workspace-missing"]);async function $(u,h,v){if(u.every(({verdict:r})=>r==="allow"))return u;
const m=u.map(({reading:r})=>r.command),g=new(P()).ScriptStore(h),a=v?await(0,S().fixList)(m,g):[];return Promise.all(u.
map(async(r,t)=>{const{command:n}=r.reading;if(r.verdict==="allow"||n.length>S().LONGEST)return r;const s=a[t];return s?.
kind==="fixed"?k(r,b(n,s,g),g.judge):T(r,h)}))}async function y(u,h){const[v=u]=await $([u],h,!1);return v}function b(u,{
commands:h,scripts:v},m){const g=v.map(a=>m.pathOf(a)).flatMap(a=>{const r=m.textOf(a);return r===void 0?[]:[{path:a,text:r}]});
return{old:u,new:h,...g.length>0&&{files:g},fix:!0}}async function T(u,h){const{command:v}=u.reading,m=new(P()).ScriptStore(
h),g=await(0,S().rewriteCommand)(v,m,{rewrites:E().SUGGESTIONS,accepts:({findings:a})=>!a.some(({rule:r})=>I.has(r))});return g.
kind!=="fixed"?u:k(u,{...b(v,g,m),fix:!1},m.judge)}async function k(u,h,v){const{findings:m,verdict:g}=u,a=await Promise.
all(h.new.map(e=>v.command(e)));if(a.some(e=>e.verdict==="block"))return u;const r=new Set(m.map(({rule:e})=>e)),t=a.flatMap(
e=>e.findings).flatMap(({rule:e,severity:c})=>c==="notice"?[]:e),n=t.some(e=>!r.has(e));if(g==="warn"&&n)return u;const s=({
rule:e,severity:c})=>g==="block"?c==="error":!t.includes(e),i=m.find(s);return i===void 0?u:{...u,findings:m.map(e=>e===
i?{...e,edit:h}:e)}}}),82170:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.isGlobalUnderEval=a,o.readMentions=
T;function S(){const t=l(76188);return S=function(){return t},t}const E=new Set(`assert async_hooks buffer child_process\
 cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),P=new Set("child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".
split(" ")),I=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,$={MemberExpression:["property"],Property:[
"key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:[
"label"],ImportSpecifier:["imported"],ExportSpecifier:["exported"],MetaProperty:["meta","property"]},y=new Set(["module",
"eval","Function","global","globalThis"]),b=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function T(t){
const n=new Set,s=[];let i=!1,e=!1,c=!1,d;for(const f of(0,S().walk)(t)){d??=v(f);const{node:p}=f;c||=k(p),h(f)&&(n.add(
f.node.name),i||=f.node.name==="require"&&!r(f));const w="source"in p?p.source:void 0;m(w)?(e||=!g(w.value),/^\.{0,2}\//.
test(String(w.value))&&s.push({specifier:String(w.value),start:w.start,end:w.end})):p.type==="ImportExpression"&&(d??="i\
mport() of a computed name")}return{names:n,imports:s,requiresFiles:i,loadsCode:e||i,reachesOut:c||e||i,onlyUnderEval:d}}
function k(t){const n=t.type==="Identifier"&&"name"in t?t.name:u(t);return typeof n!="string"?!1:P.has(n.replace(/^node:/,
"").split("/")[0]??"")||I.test(n)}function u(t){return m(t)?t.value:void 0}function h(t){const{node:n,parent:s,key:i}=t;
return n.type!=="Identifier"?!1:s!==void 0&&"computed"in s&&s.computed===!0||$[s?.type??""]?.includes(i)!==!0}function v(t){
const{node:n,hasOwnThis:s}=t;if(n.type==="ThisExpression"&&!s)return"this";if(n.type==="MetaProperty"&&n.meta.name==="im\
port")return"import.meta";if(h(t)){const{name:d}=t.node;if(y.has(d)||b.has(d)||d==="arguments"&&!s)return d}if(n.type!==
"MemberExpression")return;const{object:i,property:e}=n;return e.type!=="Identifier"?void 0:b.has(e.name)?e.name:i.type===
"Identifier"&&i.name==="require"&&e.name==="main"?"require.main":void 0}function m(t){return typeof t=="object"&&t!==null&&
"type"in t&&t.type==="Literal"}function g(t){return typeof t=="string"&&E.has(t.replace(/^node:/,""))}function a(t){return E.
has(t)&&!["console","module","process"].includes(t)}function r({parent:t,key:n}){if(t?.type!=="CallExpression"||n!=="cal\
lee")return!1;const[s]=t.arguments;return m(s)&&g(s.value)}}),28812:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),
o.moveCode=o.keepInnerQuotes=void 0;function S(){const A=l(76760);return S=function(){return A},A}function E(){const A=l(
76188);return E=function(){return A},A}function P(){const A=l(44670);return P=function(){return A},A}function I(){const A=l(
38206);return I=function(){return A},A}function $(){const A=l(78816);return $=function(){return A},A}function y(){const A=l(
710);return y=function(){return A},A}function b(){const A=l(70023);return b=function(){return A},A}function T(){const A=l(
82170);return T=function(){return A},A}const k=async(A,C)=>{const N=w(A);if(N===void 0||"reason"in N)return N;const M=a(
N.evaluation);if("reason"in M)return M;const x=await C.place(M.script);return x===void 0?{reason:$().reasons.noPlace(b().
SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[N.evaluation.withScript(x)],scripts:[x]}};o.moveCode=k;const u=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
h=/[$`\\]/,v=A=>{const[,C="",N="",M=""]=u.exec(A.command)??[];if(!M.includes(N)||h.test(M))return;const x=w(A);if(x===void 0||
"reason"in x)return;const{code:L,sourceType:D}=x.evaluation;if(!((0,E().parseCode)(L,D)||(0,E().parseCode)(L,"module"))&&
(0,E().parseCode)(M,D)!==void 0)return{step:"inner quotes kept",commands:[`${C} ${(0,I().singleQuoted)(M)}`]}};o.keepInnerQuotes=
v;const m=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,g="// The code of a \
`node -e` validation command, moved here by `gene-gate fix`.\n";function a(A){const{code:C,sourceType:N,prints:M}=A,x=(0,E().
parseCode)(C,N);if(x===void 0)return{reason:N==="script"&&(0,E().parseCode)(C,"module")!==void 0?$().reasons.moduleUnclear():
$().reasons.codeNotParsed()};if(m.test(C))return{reason:$().reasons.cannotFail()};const L=(0,T().readMentions)(x),D=r.find(
U=>t(A,U,L))??L.onlyUnderEval;if(D!==void 0)return{reason:$().reasons.onlyUnderEval(D)};if(!L.reachesOut)return{reason:$().
reasons.checksNothing()};const _=M?c(C,x,L.imports.length>0):e(C,L.imports);if(_===void 0)return{reason:$().reasons.printsStatement()};
const W=N==="module"?"mjs":"cjs",G=[...n(x),...s(A,L)],B=`${g}${G.map(U=>`${U}
`).join("")}
${_.trimEnd()}
`;return(0,E().parseCode)(B,N)===void 0?{reason:$().reasons.codeNotParsed()}:{script:{name:"eval",text:B,extension:W}}}const r=[
"require","exports","__filename","__dirname"];function t({code:A,sourceType:C},N,{names:M}){return M.has(N)&&(0,E().parseCode)(
`let ${N};
${A}`,C)===void 0}function n({body:A}){return A.flatMap(C=>C.type==="ExpressionStatement"&&C.directive==="use strict"?["\
'use strict';"]:[])}function s(A,C){const{code:N,sourceType:M}=A,{names:x,requiresFiles:L,loadsCode:D}=C,_=M==="module",
G=[...x].filter(U=>(0,T().isGlobalUnderEval)(U)&&!t(A,U,C)).sort().map(U=>_?`import ${U} from 'node:${U}';`:`let ${U} = \
require('node:${U}');`),B=[["__dirname","."],["__filename","[eval]"]].flatMap(([U="",z])=>x.has(U)?[`${U} = '${z}';`]:[]);
return[...G,...!_&&L?["// Modules are found from the working directory.",i]:[],..._?[]:B,...D||N.includes("argv")?["// W\
ith `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const i="require = require('node:modu\
le').createRequire(process.cwd() + '/');";function e(A,C){let N="",M=0;for(const x of C.toSorted((L,D)=>L.start-D.start)){
const L=x.specifier.startsWith("/")?x.specifier:S().posix.join(S().posix.relative(b().SCRIPT_FOLDER,"."),x.specifier);N+=
A.slice(M,x.start)+JSON.stringify(L),M=x.end}return N+A.slice(M)}function c(A,C,N){const M=C.body.at(-1);if(M?.type!=="E\
xpressionStatement"||N)return;const x=A.slice(M.start,M.end).replace(/;$/,""),L=M.expression.type==="SequenceExpression"?
`(${x})`:x;return`${A.slice(0,M.start)}console.log(${L});${A.slice(M.end)}`}const d=["line-break","blank-padding","marku\
p-injection"],f=new Set(["--eval","--print"]),p=/strip-types|transform-types|detect-module|^--test/;function w(A){const{
invocation:C,command:N,assignments:M}=A;if(C?.program!=="node")return;const x=C.flags.filter(({name:H})=>f.has(H));if(x.
length===0)return;if(!R(A))return{reason:$().reasons.codeChangedByShell()};const[L,...D]=x.filter(({value:H})=>H!==void 0);
if(L?.value===void 0||D.length>0)return{reason:$().reasons.severalCodes()};const _=C.flags.filter(({name:H})=>H==="--inp\
ut-type"),W=C.flags.filter(H=>!x.includes(H)&&!_.includes(H)),G=[...W.filter(H=>!O(H)),..._.filter(j)][0];if(G!==void 0)
return{reason:$().reasons.otherFlag(G.written)};const B=({start:H,end:J})=>N.slice(H,J),U=C.passthrough.at(-1),z=C.passthrough.
slice(0,1).map(({span:H})=>B({start:H.start,end:U?.span.end??H.end})),K=[...M.map(({span:H})=>B(H)),"node"];return{evaluation:{
code:L.value,prints:x.some(({name:H})=>H==="--print"),sourceType:_.at(-1)?.value==="module"?"module":"script",withScript:H=>[
...K,...W.map(({span:J})=>B(J)),H,...z].join(" ")}}}function R(A){const{command:C,words:N,assignments:M}=A;if((0,y().isAmbiguous)(
A,d))return!1;let x=0;for(const{span:L}of[...M,...N]){if(L.start>x&&!/^[ \t]*$/.test(C.slice(x,L.start)))return!1;x=Math.
max(x,L.end)}return/^[ \t]*$/.test(C.slice(x))}function O({name:A}){return P().NODE_FLAGS.get(A.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!p.test(A)}function j({value:A}){return A!=="module"&&A!=="commonjs"}}),78816:((F,o,l)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.CANNOT_FAIL=void 0,o.reasonOf=y,o.reasons=void 0;function S(){const b=l(13580);return S=function(){
return b},b}function E(){const b=l(95132);return E=function(){return b},b}const P="Write a script by hand and run it wit\
h `node`.",I=o.CANNOT_FAIL="vacuous-code",$=o.reasons={cannotFail:()=>({id:I,message:"The command cannot fail: it only p\
rints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({
id:"code-checks-nothing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"\
Write a script that fails if the gene breaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-pars\
ed",message:"The code is not JavaScript that all supported versions of Node can run.",remedy:"Move the code into a scrip\
t, correct it there, and run it with `node`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node \
reject the code; newer ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`\
."}),codeChangedByShell:()=>({id:"code-changed-by-shell",message:"A shell would change the code before `node` gets it, o\
r it contains hidden characters.",remedy:P}),severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` \
without code, or more than once.",remedy:P}),otherFlag:b=>({id:"flag-beside-code",message:`\`${b}\` changes how \`node\` ru\
ns the code.`,remedy:P}),onlyUnderEval:b=>({id:"only-under-eval",message:`The code uses \`${b}\`, which has another meani\
ng in a script.`,remedy:P}),printsStatement:()=>({id:"prints-statement",message:"`-p` prints the value of a statement, w\
hich a script cannot do.",remedy:P}),dangerous:b=>({id:"dangerous-command",message:`The command ${b}.`,remedy:"Remove th\
e command. A person decides whether the gene needs it."}),noPlace:b=>({id:"no-place-for-script",message:`Scripts cannot \
be added to \`${b}\`: the path is not an ordinary directory.`,remedy:`Make \`${b}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:P}),dangles:(b,T)=>({id:"reference-dangles",message:`It names a gene by \`${b}\
\`, which is now \`${T}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"The file would have other errors afterwards, or no fewe\
r findings, so nothing in it is rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"\
The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-do\
ubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audi\
t reports about the file, and run `gene-gate fix` again."})};function y(b){return{id:b.rule,title:(0,S().ruleOf)(b.rule)?.
title,...(0,E().describe)(b)}}}),82606:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.LONGEST=void 0,o.fixList=
h,o.rewriteCommand=y;function S(){const n=l(6163);return S=function(){return n},n}function E(){const n=l(78816);return E=
function(){return n},n}function P(){const n=l(67180);return P=function(){return n},n}const I=6,$=200;async function y(n,s,i={}){
return new b(s,i).rewrite(n,I)}class b{#n;#t;#s;#e=$;constructor(s,{rewrites:i=P().REWRITES,accepts:e=()=>!0}){this.#n=s,
this.#t=i,this.#s=e}async rewrite(s,i){this.#e-=1;const e=await this.#n.judge.command(s),{reading:c,verdict:d,findings:f}=e;
if(d==="allow")return{kind:"fine"};const p=(0,S().dangerIn)(s);if(p!==void 0&&d==="block")return{kind:"left",reason:E().
reasons.dangerous(p)};let w,R;for(const A of i>0&&this.#e>0?this.#t:[]){const C=await A(c,this.#n);if(C===void 0)continue;
if("reason"in C){w??=C.reason;continue}const N=await this.#r(C.commands,i-1),M=k(C,N);if(M.kind==="left")w??=M.reason;else{
if(await this.#o(M))return M;R??=M}}if(R!==void 0)return R;const[O]=f,j=i===I||this.#s(e);return O===void 0||d==="warn"&&
j?{kind:"fine"}:{kind:"left",reason:w??(0,E().reasonOf)(O)}}async#r(s,i){const e=[];for(const c of s){if(e.some(T)||this.#e<=
0)break;e.push(await this.rewrite(c,i))}return e}async#o({commands:s}){return(await Promise.all(s.map(e=>this.#n.judge.command(
e)))).every(({profiles:e})=>e.validator.verdict!=="block")}}function T(n){return n.kind==="left"&&n.reason.id!==E().CANNOT_FAIL}
function k(n,s){const i=s.find(T);if(i!==void 0)return i;const e=s.flatMap((d,f)=>{if(d.kind==="left")return[];const p=n.
commands[f]??"";return d.kind==="fixed"?[d]:[{commands:[p],steps:[],scripts:[]}]}),c=s.find(d=>d.kind==="left");return e.
length===0||s.length<n.commands.length?c??{kind:"left",reason:E().reasons.tooLong()}:{kind:"fixed",commands:e.flatMap(({
commands:d})=>d),steps:[n.step,...c===void 0?[]:["command that only prints removed"],...e.flatMap(({steps:d})=>d)],scripts:[
...n.scripts??[],...e.flatMap(({scripts:d})=>d)]}}const u=o.LONGEST=16*1024;async function h(n,s){const i=[];for(const e of n){
const c=typeof e=="string"&&e.length<=u;i.push(c?await y(e,s):{kind:"fine"})}return m(n,await v(n,i,s))}async function v(n,s,i){
return s.some(t)&&(await Promise.all(s.map(async(c,d)=>{if(c.kind==="fixed")return!0;if(c.kind==="left")return!1;const{findings:f,
verdict:p}=await i.judge.command(n[d]);return p!=="block"&&!f.some(({rule:w})=>w==="only-prints")}))).includes(!0)?s.map(
c=>t(c)?g:c):s}function m(n,s){const i=new Set,e=new Set;return s.map((c,d)=>{const f=n[d];if(c.kind!=="fixed")return i.
add(f),e.has(f)?a:c;const p=c.commands.filter(w=>!i.has(w)&&i.add(w));for(const w of p)e.add(w);return p.length===c.commands.
length?c:{...c,commands:p,steps:[...c.steps,...a.steps]}})}const g=r("command that only prints removed"),a=r("repeated c\
ommand removed");function r(n){return{kind:"fixed",commands:[],steps:[n],scripts:[]}}function t(n){return n.kind==="left"&&
n.reason.id===E().CANNOT_FAIL}}),67180:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.SUGGESTIONS=o.REWRITES=
void 0;function S(){const m=l(28812);return S=function(){return m},m}function E(){const m=l(30038);return E=function(){return m},
m}function P(){const m=l(34395);return P=function(){return m},m}function I(){const m=l(37775);return I=function(){return m},
m}function $(){const m=l(41468);return $=function(){return m},m}function y(){const m=l(77463);return y=function(){return m},
m}function b(){const m=l(71570);return b=function(){return m},m}function T(){const m=l(2137);return T=function(){return m},
m}function k(){const m=l(36309);return k=function(){return m},m}function u(){const m=l(85985);return u=function(){return m},
m}const h=o.REWRITES=[b().trimBlanks,S().keepInnerQuotes,S().moveCode,b().dropRedirection,b().dropUnread,E().enterDirectory,
b().splitConjunction,b().findPrinter,P().testFile,I().dropLauncher,y().nameProgram,y().spellProgram,y().spellSubcommand,
y().writeSlashes,$().makeRelative,E().findRoot,$().findScript],v=o.SUGGESTIONS=[u().writeAscii,u().closeGaps,...h,T().dropPreparation,
k().useWorkspace,T().requireEach,T().dropOutputFile,u().dropRepeatedProgram,k().spellScript,T().passFlag,T().useInstalled,
T().dropFlag,k().useNpm,k().runTasks,k().useNpx,k().useScriptText]}),30038:((F,o,l)=>{Object.defineProperty(o,"__esModul\
e",{value:!0}),o.findRoot=o.enterDirectory=void 0;function S(){const r=l(35736);return S=function(){return r},r}function E(){
const r=l(32854);return E=function(){return r},r}function P(){const r=l(95132);return P=function(){return r},r}function I(){
const r=l(78816);return I=function(){return r},r}function $(){const r=l(41468);return $=function(){return r},r}function y(){
const r=l(71570);return y=function(){return r},r}const b=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,T=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
k=async({command:r},t)=>{const n=v(r);if(n===void 0)return;const{written:s,rest:i}=n;if(i==="")return{reason:I().reasons.
changesDirectory()};const e=await m(s,i,t);return e===""?{step:"path made relative",commands:[i]}:e!==void 0&&await g(e,
i,t)||{reason:I().reasons.changesDirectory()}};o.enterDirectory=k;const u=async({command:r,words:t,problems:n,invocation:s},i)=>{
const{tree:e}=i,c=n.find(O=>(0,P().isProblem)(O,"target-missing"));if(c===void 0||s?.program!=="node"||e===void 0)return;
const{path:d}=c.args,f=(0,$().onlyPlace)(e,d,d.split("/").length),p=f?.endsWith(`/${d}`)?f.slice(0,-d.length-1):void 0;return p===
void 0?void 0:t.slice(2).filter(({text:O})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(O)).some(({text:O})=>!h(e,O)&&h(e,`${p}/${O}`))?
g(p,r,i):void 0};o.findRoot=u;function h(r,t){const n=(0,E().normalise)(t)??"";return["",".js",".cjs",".mjs",".json"].some(
s=>r.stat(n+s)!==void 0)}function v(r){const[,t]=/^\(([^()]*)\)$/.exec(r)??[],n=(t??r).trim(),[s]=(0,y().partsOf)(n),[,i]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.
exec(s?.text??"")??[];if(s===void 0||i===void 0||s.start!==0)return;const[,e=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(
n.slice(s.end))??[];return{written:i,rest:e.trim()}}async function m(r,t,{tree:n,judge:s}){if(b.test(r))return"";if(T.test(
r))return(s.terms.cwd??"")===""?"":void 0;const[i]=(0,S().lex)(r).words;if(i===void 0||n===void 0)return;if(!(0,$().isElsewhere)(
i.text)){if((0,S().lex)(r).problems.length>0)return;const p=(0,E().normalise)(i.text);return p===""||p!==void 0&&(0,$().
isDirectory)(n,p)?p:void 0}const e=(0,$().endInTree)(n,i.text,$().isDirectory);if(e!==void 0)return e;const{reading:c,verdict:d}=await s.
command((0,y().conjunctionOf)(t)?.[0]?.text??t),f=c.targets.length>0&&c.targets.every(({path:p})=>p!==void 0);return d!==
"block"&&f?"":void 0}async function g(r,t,n){const s=[],i=[],e=n.judgeIn(r);for(const c of(0,y().conjunctionOf)(t)?.map(
({text:d})=>d)??[t]){const{reading:d,verdict:f}=await e.command(c);if(await(0,y().findPrinter)(d,n)!==void 0)continue;const w=f===
"block"?void 0:a(r,d),R=w&&await n.place(w);if(R===void 0)return;i.push(R),s.push(`node ${R}`)}if(s.length!==0)return{step:"\
directory change moved into a script",commands:s,scripts:i}}function a(r,t){const{argv:n,invocation:s,targets:i,assignments:e}=t,
[c]=i;if(s?.program!=="node"||c?.kind!=="file"||n===null||c.path===void 0)return;const d=e.map(({name:w,value:R})=>`${w}\
: ${JSON.stringify(R)}`),f=d.length===0?"":`
  env: { ...process.env, ${d.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(n.slice(1))}, {
  cwd: ${JSON.stringify(r)},${f}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}}),34395:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.testFile=void 0;function S(){const h=l(
32854);return S=function(){return h},h}function E(){const h=l(78816);return E=function(){return h},h}function P(){const h=l(
70023);return P=function(){return h},h}function I(){const h=l(41468);return I=function(){return h},h}function $(){const h=l(
710);return $=function(){return h},h}const y={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefined","-\
f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"acces\
sSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) === und\
efined"},b={"[":"]","[[":"]]"},T=async(h,v)=>{const m=k(h);if(m===void 0)return;const{tree:g}=v,a=(0,I().isElsewhere)(m.
path)&&g?(0,I().endInTree)(g,m.path,(t,n)=>t.stat(n)!==void 0):(0,S().normalise)(m.path);if(a===void 0||a==="")return;const r=await v.
place(u({...m,path:a}));return r===void 0?{reason:E().reasons.noPlace(P().SCRIPT_FOLDER)}:{step:"file test moved into a \
script",commands:[`node ${r}`],scripts:[r]}};o.testFile=T;function k(h){if((0,$().isAmbiguous)(h,["reserved-word"]))return;
const v=h.words.map(({text:e})=>e),m=v[0]==="!",[g="",...a]=m?v.slice(1):v,r=b[g];if(g!=="test"&&(r===void 0||a.pop()!==
r))return;const t=a[0]==="!",[n="",s,...i]=t?a.slice(1):a;if(!(!Object.hasOwn(y,n)||s===void 0||i.length>0))return{flag:n,
path:s,negated:m!==t}}function u({flag:h,path:v,negated:m}){const g=y[h]??"",a=[...g.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].
flat();return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${m?"! ":""}${h} \u2026\`.
const { ${a.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(v)};

function isTrue() {
  try {
    return ${g};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${m?"1 : 0":"0 : 1"};
`,extension:"cjs"}}}),37775:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.dropLauncher=void 0;function S(){
const u=l(710);return S=function(){return u},u}const E=["reserved-word","unquoted-glob"],P={command:u=>T(u,/^-p$/),env:u=>T(
u,/^--$/),exec:()=>0,gtimeout:k,ionice:u=>T(u,/^-[ct]?\d*$/,/^-[cn]$/),nice:u=>T(u,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,
/^-n$/),nohup:u=>T(u,/^--$/),setsid:u=>T(u,/^-[cfw]+$|^--wait$/),stdbuf:u=>T(u,/^-[ioe].+$/,/^-[ioe]$/),time:u=>T(u,/^-[pv]$/),
timeout:k},I={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,
zsh:/^-[aeilux]*c$/},$=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,y=u=>{const{command:h,words:v}=u,[m,...g]=v;
if(m===void 0||(0,S().isAmbiguous)(u,E))return;const a=m.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),r=Object.
hasOwn(I,a)?b(a,g):void 0;if(r!==void 0)return{step:"launcher removed",commands:[r]};const t=Object.hasOwn(P,a)?P[a]?.(g.
map(({text:i})=>i)):void 0,n=t===void 0?void 0:g[t];return n===void 0?void 0:{step:"launcher removed",commands:[h.slice(
0,m.span.start)+h.slice(n.span.start)]}};o.dropLauncher=y;function b(u,h){const v=I[u];let m=0;for(;$.test(h[m]?.text??"")&&
!v?.test(h[m]?.text??"");)m+=1;if(v?.test(h[m]?.text??"")!==!0)return;const g=h[m+1]?.text.trim();return h.length===m+2&&
g!==""?g:void 0}function T(u,h,v){let m=0;for(;;){const g=u[m]??"";if(v?.test(g))m+=2;else if(h.test(g))m+=1;else return m}}
function k(u){return T(u,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}}),
41468:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.endInTree=a,o.findScript=void 0,o.isDirectory=t,o.isElsewhere=
g,o.isFile=r,o.makeRelative=void 0,o.onlyPlace=s,o.word=i;function S(){const e=l(32854);return S=function(){return e},e}
function E(){const e=l(59542);return E=function(){return e},e}function P(){const e=l(93028);return P=function(){return e},
e}function I(){const e=l(95132);return I=function(){return e},e}function $(){const e=l(38206);return $=function(){return e},
e}function y(){const e=l(710);return y=function(){return e},e}const b=/\.[cm]?[jt]s$/,T=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
k=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,u=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),h=(e,{tree:c})=>{const{command:d,words:f,invocation:p,problems:w}=e;if(p?.program!=="node"||c===
void 0)return;const R=w.filter(({rule:O})=>u.has(O));for(const{text:O,span:j}of f.slice(1)){if(!R.some(({span:{start:M}})=>M>=
j.start&&M<j.end))continue;const A=d.slice(j.start,j.end),C=[O,A].find(g);if(C===void 0||!b.test(C))continue;const N=a(c,
C,r)??s(c,C,2);if(N!==void 0)return{step:"path made relative",commands:[m(e,c,{span:j,path:C,found:N})]}}};o.makeRelative=
h;const v=(e,{tree:c})=>{const{problems:d,invocation:f}=e,p=d.find(j=>(0,I().isProblem)(j,"target-missing"));if(p===void 0||
f?.program!=="node"||c===void 0)return;const{path:w}=p.args;if(!b.test(w))return;const R=a(c,w,r)??s(c,w,1);return R===void 0?
void 0:{step:"script found elsewhere",commands:[m(e,c,{span:p.span,path:w,found:R})]}};o.findScript=v;function m({command:e,
words:c},d,{span:f,path:p,found:w}){const R=p.endsWith(`/${w}`)?p.slice(0,-w.length):void 0,O=({text:A})=>R!==void 0&&A.
startsWith(R)&&d.stat((0,S().normalise)(A.slice(R.length))??"")!==void 0;return c.filter(A=>A.span.start>f.start&&O(A)).
map(A=>({span:A.span,by:A.text.slice(R?.length)})).concat({span:f,by:w}).toSorted((A,C)=>C.span.start-A.span.start).reduce(
(A,C)=>(0,y().replaceSpan)(A,C.span,i(C.by)),e)}function g(e){return k.test(e)||T.test(e)}function a(e,c,d){const f=c.replaceAll(
"\\","/").split("/").filter(p=>p!==""&&p!==".");for(let p=1;p<f.length;p+=1){const w=(0,S().normalise)(f.slice(p).join("\
/"));if(w!==void 0&&w!==""&&d(e,w))return w}}function r(e,c){const d=(0,S().resolveInTree)(e,c);if(d.kind!=="inside")return!1;
const{kind:f,tracked:p}=d.entry;return p&&(0,P().isRegular)(f)}function t(e,c){const d=(0,S().resolveInTree)(e,c);return d.
kind==="inside"&&d.entry.kind==="directory"}const n=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/;function s(e,c,d){const f=c.
split(/[\\/]/).filter(R=>R!==""&&R!=="."&&R!==".."),p=f.at(-1)??"";if(n.test(p)&&d<2)return;const w=(0,E().filesNamed)(e,
p).map(R=>R.path).filter(R=>r(e,R));for(let R=f.length;R>=d;R-=1){const O=`/${f.slice(-R).join("/")}`,j=w.filter(A=>`/${A}`.
endsWith(O));if(j.length>0)return j.length===1?j[0]:void 0}}function i(e){return/^[\w./@-]+$/.test(e)?e:(0,$().singleQuoted)(
e)}}),77463:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.writeSlashes=o.spellSubcommand=o.spellProgram=
o.nameProgram=void 0;function S(){const t=l(10473);return S=function(){return t},t}function E(){const t=l(32854);return E=
function(){return t},t}function P(){const t=l(95132);return P=function(){return t},t}function I(){const t=l(41468);return I=
function(){return t},t}function $(){const t=l(710);return $=function(){return t},t}const y=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
b=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,T=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?$/,
k=async(t,{tree:n})=>{const s=a(t,"program-by-path");if(s===void 0)return;const{program:i}=s.args,[,e]=y.exec(i)??[],c=t.
command.slice(s.span.start,s.span.end);if(e!==void 0)return r(t,s,`npx ${e}`);const[,d]=b.exec(i)??[];return d!==void 0?
r(t,s,d):n!==void 0&&await u(n,i)?r(t,s,`node ${c}`):void 0};o.nameProgram=k;async function u(t,n){const s=(0,E().resolveInTree)(
t,(0,E().normalise)(n)??"");return s.kind!=="inside"||!/\.[cm]?js$/.test(s.path)||!(0,I().isFile)(t,s.path)?!1:T.test(await(0,S().
firstLineOf)(t,s.path))}const h=t=>{const n=a(t,"program-look-alike");return n&&r(t,n,n.args.meant)};o.spellProgram=h;const v=t=>{
const n=a(t,"misspelt-subcommand");return n&&r(t,n,n.args.meant,"subcommand name corrected")};o.spellSubcommand=v;const m=(t,{
tree:n})=>{const s=a(t,"target-not-a-file");if(s?.args.reason==="backslash")return r(t,s,(0,I().word)(g(s.args.path)),"b\
ackslashes replaced");const i=a(t,"target-missing");if(i===void 0||n===void 0)return;const e=g(t.command.slice(i.span.start,
i.span.end));return e.includes("/")&&(0,I().isFile)(n,(0,E().normalise)(e)??"")?r(t,i,(0,I().word)(e),"backslashes repla\
ced"):void 0};o.writeSlashes=m;function g(t){return t.replaceAll("\\","/")}function a({problems:t},n){return t.find(s=>(0,P().
isProblem)(s,n))}function r({command:t},{span:n},s,i="program name corrected"){return{step:i,commands:[(0,$().replaceSpan)(
t,n,s)]}}}),710:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.cutSpan=P,o.isAmbiguous=$,o.replaceSpan=E,
o.suggest=I;function S(){const y=l(13580);return S=function(){return y},y}function E(y,{start:b,end:T},k){return y.slice(
0,b)+k+y.slice(T)}function P(y,{start:b,end:T}){const k=y.slice(0,b).replace(/[ \t]+$/,"");return k===""?y.slice(T).replace(
/^[ \t]+/,""):k+y.slice(T)}function I(...y){return{step:"command suggested",commands:y}}function $({problems:y},b=[]){return y.
some(({rule:T})=>{const{layer:k,severity:u}=(0,S().ruleOf)(T);return k==="syntax"&&u==="error"&&!b.includes(T)})}}),71570:((F,o,l)=>{
Object.defineProperty(o,"__esModule",{value:!0}),o.conjunctionOf=g,o.findPrinter=o.dropUnread=o.dropRedirection=void 0,o.
partsOf=m,o.trimBlanks=o.splitConjunction=void 0;function S(){const a=l(35736);return S=function(){return a},a}function E(){
const a=l(81413);return E=function(){return a},a}function P(){const a=l(78816);return P=function(){return a},a}function I(){
const a=l(710);return I=function(){return a},a}const $=({command:a})=>{const r=a.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,
"");return r===""||r===a?void 0:{step:"whitespace trimmed",commands:[r]}};o.trimBlanks=$;const y=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
b=({command:a,problems:r})=>{const n=r.some(({rule:s})=>s==="shell-redirection")?a.replace(y,""):a;if(!(n===a||(0,S().lex)(
n).problems.length>0))return{step:"redirection removed",commands:[n]}};o.dropRedirection=b;const T=({command:a,problems:r})=>{
for(const{rule:t,span:n}of r){const s=a.slice(n.end).trim()==="";if(t==="shell-comment"&&!/[\r\n]/.test(a.slice(n.start))||
t==="shell-operator"&&s&&a.slice(n.start,n.end)===";")return{step:"comment removed",commands:[(0,I().cutSpan)(a,n)]};if(t===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,I().replaceSpan)(a,n,"")]}}};o.dropUnread=T;const k=new Set(
["echo","printf","true",":","pwd","date"]),u=a=>k.has(a.words[0]?.text??"")&&!(0,I().isAmbiguous)(a)?{reason:P().reasons.
cannotFail()}:void 0;o.findPrinter=u;const h=/^cd(?:[ \t]|$)/,v=({command:a,problems:r})=>{if(!r.some(({rule:i})=>i==="s\
hell-operator"))return;const t=g(a);if(t===void 0||h.test(a))return;const[n]=t.filter(({text:i})=>h.test(i));return n===
void 0?{step:"split at &&",commands:t.map(({text:i})=>i)}:{step:"split at &&",commands:[...t.slice(0,t.indexOf(n)).map(({
text:i})=>i),a.slice(n.start)]}};o.splitConjunction=v;function m(a){const r=(0,E().readShellText)(a).map(({span:t,separator:n})=>{
const s=a.slice(t.start,t.end),i=t.end-s.trimStart().length,e=s.trim();return{text:e,start:i,end:i+e.length,operator:n.trim()}});
return a.slice(0,r[0]?.start).trim()===""?r:[]}function g(a){const r=m(a),t=r.every(({operator:n},s)=>n===(r[s+1]?"&&":""));
return r.length>1&&t?r:void 0}}),70023:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.ScriptStore=o.SCRIPT_FOLDER=
void 0;function S(){const h=l(77598);return S=function(){return h},h}function E(){const h=l(76760);return E=function(){return h},
h}function P(){const h=l(39491);return P=function(){return h},h}function I(){const h=l(63550);return I=function(){return h},
h}function $(){const h=l(80781);return $=function(){return h},h}function y(){const h=l(93028);return y=function(){return h},
h}const b=o.SCRIPT_FOLDER="scripts/validate",T=[16,64];class k{#n;#t=new Map;#s;#e;#r;constructor(v){const{tree:m,cwd:g=""}=v.
terms;this.#n=m,this.#s=g,this.#e=v,this.#r=m&&(0,$().subTree)(m,g)}get judge(){return this.#e}judgeIn(v){return this.#e.
with({cwd:this.pathOf(v)})}get tree(){return this.#r}pathOf(v){return E().posix.join(this.#s,v)}textOf(v){return this.#t.
get(v)}async place({name:v,text:m,extension:g}){const a=this.#n;if(a===void 0)return;const r=(0,S().createHash)("sha256").
update(m).digest("hex");for(const t of T){const n=`${b}/${v}-${r.slice(0,t)}.${g}`,s=this.pathOf(n);if(!(0,P().foldersAbove)(
s).every(d=>(a.stat(d)?.kind??"directory")==="directory"))return;const e=a.stat(s);if(e===void 0)return this.#o(s,m,a),n;
if((0,y().isRegular)(e.kind)&&e.tracked&&(await a.read(s)).equals(Buffer.from(m)))return n}}#o(v,m,g){if(this.#t.has(v))
return;this.#t.set(v,m);const a=u(g,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:a}),this.#r=(0,$().subTree)(
a,this.#s)}}o.ScriptStore=k;function u(h,v){const m=(0,I().literalTree)(v),g=(a,r)=>[...a,...[...r].filter(({path:t})=>h.
stat(t)===void 0)].sort(P().byEntryPath);return{label:h.label,original:h,stat:a=>h.stat(a)??m.stat(a),readlink:a=>h.readlink(
a),read:(a,r)=>a in v?m.read(a,r):h.read(a,r),list:a=>g(h.list(a),m.list(a)),files:()=>g(h.files(),m.files())}}}),2137:((F,o,l)=>{
Object.defineProperty(o,"__esModule",{value:!0}),o.useInstalled=o.requireEach=o.passFlag=o.dropPreparation=o.dropOutputFile=
o.dropFlag=void 0;function S(){const n=l(95132);return S=function(){return n},n}function E(){const n=l(710);return E=function(){
return n},n}function P(){const n=l(71570);return P=function(){return n},n}const I=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
$=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,y=8,b=({command:n,problems:s})=>{if(!s.some(({rule:c})=>c==="shell-operato\
r"||c==="line-break"))return;const i=(0,P().partsOf)(n);if(i.length===0||i.length>y)return;const e=[];for(const[c,{text:d}]of i.
entries()){const f=i[c-1]?.operator??"",p=f==="||"&&$.test(d),w=/^\|&?$/.test(f)&&I.test(d);if(!(p||w)){if(!/^(?:|&&|[;\n]*)$/.
test(f)||d.startsWith("cd "))return;e.push(d)}}if(/^[&;\s]*$/.test(i.at(-1)?.operator??"")&&!(e.length===0||e.join()===n))
return(0,E().suggest)(...e)};o.requireEach=b;const T=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
k=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,u=({command:n})=>{const s=(0,P().conjunctionOf)(n)?.map(({text:e})=>e),i=s?.filter(
e=>!T.test(e)&&!k.test(e))??[];if(!(s===void 0||i.length===0||i.length===s.length))return(0,E().suggest)(...i)};o.dropPreparation=
u;const h=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,v=({command:n,problems:s})=>{if(!s.
some(({rule:e})=>e==="shell-redirection"))return;const i=n.replace(h,"");return i===n?void 0:(0,E().suggest)(i)};o.dropOutputFile=
v;const m=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),g=n=>{const{command:s,problems:i,invocation:e}=n;for(const{rule:c,
span:d}of i){if(!m.has(c)||s[d.start]!=="-")continue;const f=s.slice(d.start,d.end),p=s.slice(d.end).trimStart(),w=!/[=\s]/.
test(f)&&p!==""&&!p.startsWith("-"),R=e?.flags.some(j=>j.span.start===d.start)===!0,O=a.test(f)&&!/^(["']?)(?:true|false)\1(?:\s|$)/.
test(p);if(!(w&&!R&&!O))return(0,E().suggest)((0,E().cutSpan)(s,d))}};o.dropFlag=g;const a=/^-(?:w|-(?:watch(?:-?all)?|no-verify|fix|write|update|open|ui|passWithNoTests|pass-with-no-tests))$/i,
r=({command:n,problems:s,invocation:i})=>{const e=s.find(p=>(0,S().isProblem)(p,"flag-before-separator")),c=i===void 0||
i.passthrough.length>0;if(e===void 0||c)return;const d=(0,E().cutSpan)(n,e.span),f=n.slice(e.span.start,e.span.end);return(0,E().
suggest)(`${d.trimEnd()} -- ${f}`)};o.passFlag=r;const t=({command:n,words:s,problems:i,invocation:e})=>{if(!i.some(({rule:p})=>p===
"downloads")||e?.program!=="npx")return;const d=s.slice(1).find(({text:p})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(
p));if(d===void 0)return;const f=d.text.slice(0,d.text.lastIndexOf("@"));return(0,E().suggest)((0,E().replaceSpan)(n,d.span,
f))};o.useInstalled=t}),36309:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.useWorkspace=o.useScriptText=
o.useNpx=o.useNpm=o.spellScript=o.runTasks=void 0;function S(){const f=l(28940);return S=function(){return f},f}function E(){
const f=l(35736);return E=function(){return f},f}function P(){const f=l(59867);return P=function(){return f},f}function I(){
const f=l(95598);return I=function(){return f},f}function $(){const f=l(47668);return $=function(){return f},f}function y(){
const f=l(77251);return y=function(){return f},f}function b(){const f=l(95132);return b=function(){return f},f}function T(){
const f=l(710);return T=function(){return f},f}const k=new Set(["test","start","stop","restart"]),u=new Set(["pnpm","yar\
n","bun","npm"]),h=async({command:f,problems:p,words:w,invocation:R},O)=>{if(R?.program!=="npm")return;const j=await r(O),
A=p.find(_=>(0,b().isProblem)(_,"npm-script-missing"));if(A!==void 0){const _=t(A.args.script,j),W=w.find(({text:G})=>G===
A.args.script);return _===void 0||W===void 0?void 0:(0,T().suggest)((0,T().replaceSpan)(f,W.span,_))}const C=p.find(_=>(0,b().
isProblem)(_,"unknown-subcommand"));if(C===void 0)return;const{subcommand:N,meant:M}=C.args,x=M===""?t(N,[...k]):M,L=[...j.
includes(N)?[`run ${N}`]:[],...x===void 0?[]:[x]],[D]=L;return D===void 0?void 0:(0,T().suggest)((0,T().replaceSpan)(f,C.
span,D))};o.spellScript=h;const v=async({command:f,words:p,problems:w},R)=>{const O=w.some(({rule:L})=>L==="program-not-\
allowed"),[j,A,C]=p;if(!O||j===void 0||A===void 0||!u.has(j.text)||j.text==="bun"&&/^(?:test|build)$/.test(A.text))return;
const N=A.text==="run"?C:A;if(N===void 0||!(await r(R)).includes(N.text))return;const M=k.has(N.text)?N.text:`run ${N.text}`,
x=f.slice(N.span.end).trim();return(0,T().suggest)(`npm ${M}${x===""?"":` -- ${x}`}`)};o.useNpm=v;const m=({command:f,words:p,
problems:w},{tree:R})=>{const O=w.find(({rule:L})=>L==="program-not-allowed"),[j,A,C]=p;if(O===void 0||j===void 0||R===void 0)
return;const N=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(j.text),M=/^(?:exec|dlx|x)$/.test(A?.text??"")?C:A,x=N?/^(?:bunx|pnpx)$/.
test(j.text)?A:M:j;return x===void 0||!/^[a-z][\w.-]*$/.test(x.text)?void 0:(0,T().suggest)(`npx ${f.slice(x.span.start)}`)};
o.useNpx=m;const g=({command:f})=>{const[,p,w]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(f)??[];if(p===
void 0||w===void 0)return;const[,R=w,O=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(w.trim())??[];return(0,T().suggest)(`${R}\
 -w ${p.replace(/\/$/,"")}${O}`)};o.useWorkspace=g;const a=({targets:f,invocation:p,argv:w},{judge:R})=>{if(R.terms.policy.
profile!=="validator"||p?.program!=="npm"||w===null||p.flags.length>0)return;const O=f.filter(({kind:A})=>A==="npm_scrip\
t"),[j]=O;if(!(O.length!==1||j?.script===void 0||p.passthrough.length>0))return(0,T().suggest)(j.script)};o.useScriptText=
a;async function r({tree:f}){return[...(f&&await(0,P().usablePackageJson)(f,""))?.scripts.keys()??[]]}function t(f,p){if(p.
length===0||f.length>100)return;const w=(0,S().closest)(f,p);return(0,S().distance)(f,w)<=Math.ceil(f.length/3)?w:void 0}
const n=/^[\w@./-]+$/,s=async(f,{tree:p})=>{if(p===void 0)return;const w=await i(f,p);if(w!==void 0)return w;const R=e(f);
if(R===void 0||R.length===0)return;const O=[];for(const j of R){const A=await d(p,j);if(A===void 0)return;const C=j==="t\
est"?"npm test":`npm run ${j}`;A.length>0&&O.push(`${C}${A.map(N=>` -w ${N}`).join("")}`)}return O.length===0?void 0:(0,T().
suggest)(...O)};o.runTasks=s;async function i({targets:f},p){const[w]=f.filter(({kind:j,via:A})=>j==="npm_script"&&A===void 0);
if(w?.script!=="wireit")return;const R={tree:p,directory:"",via:w.name??""},O=(await(0,I().startedByWireit)(R)).map(({directory:j,
script:A,body:C})=>C!==void 0?C:`npm run ${A}${j===""?"":` --prefix ${j}`}`);return O.length===0?void 0:(0,T().suggest)(
...O)}function e({words:f,problems:p,targets:w,invocation:R}){if(p.some(M=>(0,b().isProblem)(M,"runs-tasks"))&&R?.program===
"npx")return c(f.slice(1));const j=w.filter(({kind:M,via:x})=>M==="npm_script"&&x===void 0),[A]=j,{script:C=""}=A??{},N=(0,E().
lex)(C);return j.length===1&&N.problems.length===0?c(N.words):void 0}function c([f,...p]){return f&&(0,y().tasksOf)(f.text,
p)}async function d(f,p){const w=await(0,P().usablePackageJson)(f,"");if(w===void 0)return;const R=await(0,$().listWorkspaces)(
f,w);if(!Array.isArray(R))return;const O=[];for(const{name:j,directory:A}of R)if((await(0,P().usablePackageJson)(f,A))?.
scripts.has(p)){if(!n.test(j))return;O.push(j)}return O}}),85985:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),
o.writeAscii=o.dropRepeatedProgram=o.closeGaps=void 0;function S(){const u=l(11970);return S=function(){return u},u}function E(){
const u=l(710);return E=function(){return u},u}const P=new Set(["bidirectional-character","compatibility-character","con\
trol-character","invisible-character","lone-surrogate","look-alike-letters","non-ascii-unquoted","nul-character"]),I=new Map(
[['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
["...","\u2026"]].flatMap(([u="",h=""])=>[...h].map(v=>[v,u]))),$=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,y=({command:u,
problems:h})=>{if(!h.some(({rule:g})=>P.has(g)))return;const m=[...u.replace($,"$1--")].map(b).join("").replace(/ {2,}/g,
" ").trim();return m===u?void 0:(0,E().suggest)(m)};o.writeAscii=y;function b(u){return/^[\x20-\x7e\t\r\n]$/.test(u)?u:/^\p{Zs}$/u.
test(u)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(u)?"":I.get(u)??S().LOOK_ALIKE.get(u)??u.normalize("N\
FKC")}const T=({command:u,problems:h})=>{const[v]=h.filter(({rule:m})=>m==="blank-padding");if(v!==void 0)return(0,E().suggest)(
u.replace(/[ \t]{2,}/g," ").trim())};o.closeGaps=T;const k=({command:u,words:h})=>{const[v,m,g]=h;if(v===void 0||m?.text!==
v.text||g===void 0)return;const a={start:m.span.start,end:g.span.start};return(0,E().suggest)((0,E().replaceSpan)(u,a,""))};
o.dropRepeatedProgram=k}),37075:((F,o,l)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.causeOf=$,o.identityOf=P,o.
idsOf=I;function S(){const u=l(77598);return S=function(){return u},u}function E(){const u=l(13580);return E=function(){
return u},u}function P(u){const{rule:h,subject:v,location:m,args:g}=u,a=v&&[v.type,v.id,v.command];return k([h,a??m?.path,
b(h,g)])}function I(u){const h=new Map;return new Map(u.map(v=>{const m=P(v),g=(h.get(m)??0)+1;return h.set(m,g),[v,g===
1?m:`${m}:${g}`]}))}function $(u){const{rule:h,subject:v,location:m,args:g}=u,{cause:a,instance:r=[]}=(0,E().ruleOf)(h);
if(a)return k([a(g)]);const t=new Set([...Object.values(v??{}),m?.path]),n=b(h,g).filter(([s,i])=>!y.has(s)&&!r.includes(
s)&&!t.has(i));return k([h,n])}const y=new Set(["path","paths","via","value","written"]);function b(u,h){const{counted:v=[]}=(0,E().
ruleOf)(u);return Object.keys(h).sort().flatMap(g=>{const a=h[g];return a===void 0||typeof a=="number"?[]:[[g,v.includes(
g)?T(a):a]]})}function T(u){return typeof u=="boolean"?u:typeof u=="string"?u.replace(/\d+/g,"#"):u.map(h=>h.replace(/\d+/g,
"#"))}function k(u){return(0,S().hash)("sha256",JSON.stringify(u))}}),24551:((F,o,l)=>{l.r(o),l.d(o,{parse:()=>S.qg});var S=l(
54559)}),80401:((F,o,l)=>{l.r(o),l.d(o,{FILE_HEADERS_ONLY:()=>S.jr,createTwoFilesPatch:()=>S.ss,diffLines:()=>E.Pp,formatPatch:()=>S.
Gu,parsePatch:()=>P.i,structuredPatch:()=>S.YB});var S=l(94112),E=l(37073),P=l(73857)})};
