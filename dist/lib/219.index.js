"use strict";exports.id=219,exports.ids=[219],exports.modules={99668:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.agentFileAt=
T,i.agentFilesIn=A;function v(){const o=l(41330);return v=function(){return o},o}function S(){const o=l(32854);return S=
function(){return o},o}function R(){const o=l(59542);return R=function(){return o},o}function I(){const o=l(93028);return I=
function(){return o},o}function O(){const o=l(93953);return O=function(){return o},o}const E=O().AGENT_FORMATS.flatMap(o=>o.
files.map(s=>({format:o,names:s.toLowerCase().split("/").reverse()}))),$=new Set(E.flatMap(({names:o})=>o.slice(1)).filter(
o=>o!=="*")),b=new Set(E.flatMap(({names:[o]})=>o??[]));function T(o){if(!b.has(h(o)))return;const s=o.split("/").reverse(),
e=E.find(({names:r})=>r.length<=s.length&&r.every((d,t)=>d==="*"||d===s[t]?.toLowerCase()));if(e===void 0)return;const n=s.
slice(e.names.length).reverse().join("/");return{path:o,format:e.format,root:n}}const u=(0,R().perTree)(o=>{const s=new Map,
e=n=>{const r=T(n),d=r&&(0,S().resolveInTree)(o,n);if(r===void 0||d?.kind==="missing")return;const t=d?.kind==="inside"?
d.entry:void 0;(t===void 0||(0,I().isRegular)(t.kind))&&s.set(n,{...r,entry:t})};for(const{path:n,kind:r}of o.files())if(e(
n),!(r!=="symlink"||!$.has(h(n))))for(const d of g(o,n))e(d);return[...s.values()]});function h(o){return o.slice(o.lastIndexOf(
"/")+1).toLowerCase()}function g(o,s){const e=(0,S().resolveInTree)(o,s);return e.kind!=="inside"||e.entry.kind!=="direc\
tory"?[]:o.list(e.path).flatMap(({path:n,kind:r})=>{const d=`${s}/${n.slice(n.lastIndexOf("/")+1)}`;return r!=="director\
y"?[d]:o.list(n).map(t=>`${d}${t.path.slice(n.length)}`)})}const m={dot:!0,nonegate:!0,flags:"s"};function A(o,{agent_files:{
level:s,include:e,exclude:n}}){if(s==="off")return[];const r=u(o);if(r.length===0)return r;const d=(0,v().default)([...e],
m),t=(0,v().default)([...n],m);return r.filter(({path:a})=>d(a)&&!(n.length>0&&t(a)))}}),93953:((_,i)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.AGENT_FORMATS=void 0;const l={at:"hooks/*/*/hooks/*",form:"hook",event:"{0}",detail:{above:2,
field:"matcher"},names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:["command","http",void 0]}},
v={SessionStart:[{matcher:"startup",hooks:[{type:"command",command:"./start.sh"}]}]},S={at:"mcpServers/*",form:"server",
event:"MCP server {0}"},R={search:{command:"npx",args:["-y","search-server@1.2.3"]}},I={at:"env/*",form:"setting",event:"\
env {0}",names:/(?:_URL|_ENDPOINT|_PROXY)$/i},O={at:"env/*",form:"setting",event:"env {0}",names:/^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/},
E=["onCreateCommand","updateContentCommand","postCreateCommand","postStartCommand","postAttachCommand"],$={directories:[
""],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","workspaceFolder","PWD"],approval:"asks once for each server",verified:!0,
places:[S],example:{mcpServers:R}},b=i.AGENT_FORMATS=[{name:"claude-settings",tool:"Claude Code",files:[".claude/setting\
s.json",".claude/settings.local.json"],directories:[""],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the f\
older",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[l,{at:"statusLine",form:"hook"},{at:"fi\
leSuggestion",form:"hook"},{at:"apiKeyHelper",form:"text"},{at:"awsAuthRefresh",form:"text"},{at:"awsCredentialExport",form:"\
text"},{at:"otelHeadersHelper",form:"text"},I,O,{at:"enableAllProjectMcpServers",form:"setting",only:{field:"",values:[!0]}},
{at:"permissions/defaultMode",form:"setting",event:"permissions.defaultMode",only:{field:"",values:["acceptEdits","auto",
"bypassPermissions","dontAsk"]}}],example:{hooks:v,statusLine:{type:"command",command:"node status.js"},fileSuggestion:{
type:"command",command:"node files.js"},apiKeyHelper:"./key.sh",awsAuthRefresh:"aws sso login",awsCredentialExport:"./cr\
edentials.sh",otelHeadersHelper:"./headers.sh",env:{ANTHROPIC_BASE_URL:"https://proxy.example",NODE_OPTIONS:"--require .\
/x.js"},enableAllProjectMcpServers:!0,permissions:{defaultMode:"bypassPermissions"}}},{name:"claude-plugin-hooks",tool:"\
Claude Code",files:["hooks/hooks.json"],directories:[""],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[
l],example:{hooks:v}},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],specification:"https://code.claude.com/docs/en/\
mcp",...$},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],specification:"https://cursor.com/docs/context/mc\
p",...$},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],specification:"https://code.visualstudio.com/docs/\
copilot/reference/mcp-configuration",...$,places:[{...S,at:"servers/*"}],example:{servers:R}},{name:"cursor-hooks",tool:"\
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
l],example:{hooks:v}},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],directories:[""],roots:[
"GEMINI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",
specification:"https://geminicli.com/docs/hooks/reference",verified:!0,places:[l,S,{at:"tools/discoveryCommand",form:"te\
xt"},{at:"tools/callCommand",form:"text"},{at:"mcp/serverCommand",form:"text"}],example:{hooks:v,mcpServers:R,tools:{discoveryCommand:"\
./tools.sh",callCommand:"./call.sh"},mcp:{serverCommand:"./mcp.sh"}}},{name:"vscode-tasks",tool:"VS Code",files:[".vscod\
e/tasks.json"],directories:[""],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"asks once for the worksp\
ace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-appendix",verified:!0,places:[
{at:"tasks/*",form:"task",event:"folder opened",detail:{above:0,field:"label"},only:{field:"runOptions/runOn",values:["f\
olderOpen"]},starts:{field:"dependsOn",label:"label"}}],example:{version:"2.0.0",tasks:[{label:"watch",type:"shell",command:"\
node watch.js",runOptions:{runOn:"folderOpen"}}]}},{name:"devcontainer",tool:"a development container",files:[".devconta\
iner/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],directories:[""],roots:["localWorkspac\
eFolder","containerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/impl\
ementors/json_reference",verified:!0,places:[{at:"initializeCommand",form:"lifecycle",event:"initializeCommand (on the h\
ost)"},...E.map(T=>({at:T,form:"lifecycle",event:`${T} (in the container)`}))],example:{initializeCommand:"./prepare.sh",
...Object.fromEntries(E.map(T=>[T,["node","prepare.js"]]))}}]}),5406:((_,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.READERS=void 0,i.quoted=m;const l=i.READERS={setting:()=>v,text:s=>typeof s=="string"?{commands:[{shell:s}]}:S("a text",
s),hook:s=>R(s,$),server:s=>R(s,b),task:s=>R(s,u),lifecycle:A},v={commands:[]};function S(s,e){const n=Array.isArray(e)?
"a list":e===null?"null":`a ${typeof e}`;return{commands:[],unread:`it is ${n} instead of ${s}`}}function R(s,e){return I(
s)?e(s):S("an object",s)}function I(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)}function O(s){return Array.
isArray(s)&&s.every(e=>typeof e=="string")}function E({cwd:s,env:e}){const n=I(e)?Object.values(e).filter(r=>typeof r=="\
string"):[];return{...typeof s=="string"&&{directory:s},...n.length>0&&{environment:n}}}function $(s){const{command:e,args:n,
url:r}=s;return e===void 0&&typeof r=="string"?{commands:[],address:r}:typeof e!="string"?S("an object with a `command`",
e):n===void 0?{commands:[{shell:e,...E(s)}]}:O(n)?{commands:[{argv:[e,...n],...E(s)}]}:S("`args` with texts",n)}function b(s){
const{command:e,args:n=[],headersHelper:r}=s,d=[s.url,s.httpUrl,s.serverUrl].find(f=>typeof f=="string"),t=typeof r=="st\
ring"?[{shell:r}]:[];return e===void 0&&typeof d=="string"?{commands:t,address:d}:typeof e!="string"?S("an object with a\
 `command` or `url`",e):O(n)?{commands:[{...n.length===0&&/\s/.test(e.trim())?{shell:e}:{argv:[e,...n]},...E(s)},...t]}:
S("`args` with texts",n)}const T=["windows","osx","linux"];function u(s){const e=T.flatMap(a=>{const c=s[a];return I(c)&&
c.command!==void 0?[{...s,...c}]:[]}),d=[...s.command===void 0&&s.dependsOn!==void 0||s.command===void 0&&e.length>0?[]:
[s],...e].map(h),t=d.find(a=>a.unread!==void 0)?.unread;return{commands:d.flatMap(({commands:a})=>a),...t&&{unread:t}}}function h(s){
const{type:e,script:n,options:r}=s,d=I(r)?E(r):{};if(e==="npm"&&typeof n=="string")return{commands:[{argv:["npm","run",n],
...d}]};const t=g(s.command),a=Array.isArray(s.args)?s.args.map(g):[];if(t===void 0||a.includes(void 0))return S("a task\
 with a `command`",s.command);const c=[t,...a];return e==="process"?{commands:[{argv:c,...d}]}:{commands:[{shell:[t,...c.
slice(1).map(m)].join(" "),...d}]}}function g(s){const e=I(s)?s.value:s;return typeof e=="string"?e:void 0}function m(s){
return/^[\w@%+=:,./${}-]+$/.test(s)?s:`'${s.replaceAll("'","'\\''")}'`}function A(s){if(I(s)){const e=Object.values(s).map(
o),n=e.find(r=>r.unread!==void 0)?.unread;return{commands:e.flatMap(({commands:r})=>r),...n&&{unread:n}}}return o(s)}function o(s){
return typeof s=="string"?{commands:[{shell:s}]}:O(s)?{commands:[{argv:s}]}:S("a text or a list of texts",s)}}),20702:((_,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.judgeAgentFile=E,i.judgeWholeFile=$;function v(){const s=l(95132);return v=
function(){return s},s}function S(){const s=l(1402);return S=function(){return s},s}function R(){const s=l(92733);return R=
function(){return s},s}function I(){const s=l(15438);return I=function(){return s},s}const O=new Set(["agent-runs-downlo\
ad","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);async function E({before:s,after:e,isSame:n,entries:r},d,t){
const a=e??s;if(a===void 0)return;const c=w=>w.map(j=>b(j,a,t)),f=await Promise.all(r.map(async w=>({...w,findings:c(await g(
w,a,d.tree))}))),y=[...c([...n?[]:u(e),...h(e,s)]),...f.flatMap(({findings:w})=>w)];if(f.length===0&&y.length===0)return;
const P=t==="approve"?T(a,f,y):[];return{file:a,entries:f,findings:[...y,...P]}}async function $(s,e,n){const r=c=>c.map(
f=>b(f,s,n)),d=await Promise.all(s.entries.map(async c=>{const f=await(0,R().targetsOf)(c,s,e),p=f.map(P=>({...P,change:"\
added"})),y=await g({entry:c,targets:p},s,e);return{entry:c,targets:f,findings:r(y)}})),a=[...r([...u(s),...h(s,void 0)]),
...d.flatMap(c=>c.findings)];return{file:s,entries:d,findings:a}}function b(s,{format:e},n){return!e.verified&&s.rule!==
"too-many"?{...s,severity:"notice"}:n==="error"&&O.has(s.rule)?{...s,severity:"error"}:s}function T({path:s},e,n){const r=({
severity:a})=>a!=="notice";if(!n.some(r))return[];const d=e.filter(a=>a.findings.some(r)).map(({entry:{event:a}})=>a),t={
path:s,line:1,column:1};return[(0,v().finding)("agent-files-unapproved",{path:s,events:d},{location:t})]}function u(s){if(s?.
broken===void 0)return[];const{rule:e,detail:n,location:r}=s.broken;return e==="too-many"?[(0,v().finding)(e,{detail:n},
{location:r})]:[(0,v().finding)(e,{path:s.path,detail:n},{location:r})]}function h(s,e){const n=new Set(e?.secrets.map(({
value:r})=>r));return(s?.secrets??[]).filter(({value:r})=>!n.has(r)).map(({kind:r,location:d})=>(0,v().finding)("agent-f\
ile-secret",{path:d.path,kind:r},{location:d}))}async function g({state:s,entry:e,targets:n},{format:{tool:r}},d){if(s===
"removed")return[];const{event:t,shown:a,location:c,isSetting:f,isHidden:p}=e,y={tool:r,event:t,command:a,state:s??""},P={
location:c},w=d===void 0?[]:await o(n,d),j=[...n.some(({kind:M})=>M==="download")&&s!=="script_changed"?[(0,v().finding)(
"agent-runs-download",y,P)]:[],...p&&s!=="script_changed"?[(0,v().finding)("agent-task-hidden",y,P)]:[],...w.map(({script:M,
why:x})=>(0,v().finding)("agent-script-unreadable",{...y,script:M,why:x},P))];if(j.length>0)return j;if(f)return[(0,v().
finding)("agent-setting-changed",{tool:r,event:t,command:a},P)];if(s==="script_changed"){const M=n.filter(({change:x})=>x).
map(({name:x})=>x);return[(0,v().finding)("agent-script-changed",{tool:r,event:t,scripts:M},P)]}const k=(0,S().meansOf)(
s===void 0?n.map(m):n),N=e.isServer&&n.length>0&&n.every(A)?"notice":"warning";return[(0,v().finding)("agent-command-cha\
nged",{...y,means:k},{...P,severity:N})]}function m({change:s,...e}){return e}function A({kind:s,name:e}){return s==="mi\
ssing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(e)}async function o(s,e){const n=s.filter(({kind:d,change:t})=>d===
"file"&&t!==void 0);return(await Promise.all(n.map(async({name:d})=>({script:d,why:await(0,I().whyUnreadable)(e,d)})))).
flatMap(({script:d,why:t})=>t===void 0?[]:[{script:d,why:t}])}}),1402:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.meansOf=I;function v(){const O=l(97018);return v=function(){return O},O}const S={file:({name:O,change:E})=>`it runs \`${O}\
\`${E===void 0?"":`, which this change ${E==="added"?"adds":"edits"}`}`,npm_script:({name:O,change:E})=>`it runs the scr\
ipt \`${O}\` of package.json${E?", which this change edits":""}`,missing:({name:O})=>`it runs \`${O}\`, which is not in t\
he commit`,outside:({name:O})=>`it runs \`${O}\`, which is outside of the repository`,package:({name:O,isExact:E})=>E?`i\
t fetches \`${O}\``:`it fetches \`${O}\`, which is no exact version`,inline:({name:O})=>`it has code for \`${O}\` in one \
line`,download:({name:O})=>O,address:({name:O})=>`it connects to \`${O}\``,program:()=>{},unread:({name:O})=>`it could n\
ot be read: ${O}`},R=4;function I(O){const E=O.flatMap(b=>{const T=(0,v().redact)(b.name).text;return S[b.kind]({...b,name:T})??
[]}),$=O.filter(({kind:b})=>b==="program").map(({name:b})=>b);return E.length===0&&$.length>0?[`it runs ${$.slice(0,R).map(
b=>`\`${b}\``).join(", ")} of the machine`]:E.length>R?[...E.slice(0,R),`and ${E.length-R} more`]:E}}),53970:((_,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.fileNamedBy=E,i.programTargets=O;function v(){const o=l(46138);return v=
function(){return o},o}function S(){const o=l(20630);return S=function(){return o},o}function R(){const o=l(75208);return R=
function(){return o},o}function I(){const o=l(53158);return I=function(){return o},o}async function O(o,s){const e=o.slice(
o.length-(0,S().startedWords)(o).length),[n,...r]=e;if(n===void 0||R().WITHOUT_TARGETS.has(n.text))return[];const d=(0,R().
nameOf)(n.text);if(!n.isKnown)return[{kind:"unread",name:`it starts ${n.shown}`}];if(d==="cmd"&&/^\/[ck]$/i.test(r[0]?.text??
""))return O(r.slice(1),s);const t=r.findIndex(({text:p})=>/^-\w*c$/.test(p));if(R().SHELL.test(d)&&t>=0)return $(r[t+1],
s);const a=(0,R().interpreterOf)(d),c=r.some(({text:p})=>m(p)||g.test(p));if(a!==void 0&&(c||!R().SCRIPT_RUNNERS.has(d)))
return b(d,r,a,s);const f=r.filter(({text:p})=>g.test(p)).flatMap(p=>E(p,s));return m(n.text)&&!h.test(n.text)?[s.files.
script(n.text,s.directories),...f]:[...await T(d,r,s),...f]}function E({text:o},{files:s,directories:e}){const n=s.find(
o.replace(/^-{1,2}[\w-]+=/,""),e);return n===void 0?[]:[{kind:"file",name:n}]}function $(o,{shell:s}){return o!==void 0&&
(o.isKnown||/\s/.test(o.text))?s(o.text):[{kind:"unread",name:"a shell runs what it is handed"}]}function b(o,s,{inline:e,
suffixes:n,module:r},d){const{files:t,directories:a}=d,c=s.flatMap(P=>E(P,d));if(s.some(({text:P})=>e.test(P)))return[{kind:"\
inline",name:o},...c];const f=r===void 0?-1:s.findIndex(({text:P})=>P===r);if(f>=0){const P=s[f+1]?.text.replaceAll(".",
"/")??"",w=t.find(P,a,[".py","/__main__.py","/__init__.py"]);return[w?{kind:"file",name:w}:{kind:"program",name:o}]}if(c.
length>0)return c;const p=s.filter(({text:P})=>!P.startsWith("-")),y=p.find(({text:P})=>m(P)||g.test(P))??p[0];return y===
void 0?[{kind:"program",name:o}]:y.isKnown?/^\w{2,}:/.test(y.text)?[{kind:"package",name:y.text,isExact:/@v?\d+\.\d+/.test(
y.text)}]:[t.script(y.text,a,n)]:[{kind:"unread",name:`it runs ${y.shown}`}]}async function T(o,s,e){const{files:n,shell:r}=e,
{words:d,directories:t}=u(s,e.directories),a=[o,...d],{scripts:c,dependencies:f,devDependencies:p}=await n.manifest(t),y=R().
SCRIPT_RUNNERS.has(o)?A(a.slice(1)):void 0,P=y===void 0?"":(0,v().textIn)((0,v().objectIn)(c),y);if(y!==void 0&&P!=="")return[
{kind:"npm_script",name:y,text:P},...await r(P,t)];const w=(R().FOUND_FILES.get(o)??[]).flatMap(N=>n.find(N,t)??[]);if(w.
length>0)return w.map(N=>({kind:"file",name:N}));const j=(0,R().fetchedBy)(a);if(j===void 0)return[{kind:"program",name:o}];
const k=n.find(j.name,t);return k!==void 0||R().FETCHED_FILES.test(j.name)?[k?{kind:"file",name:k}:{kind:"program",name:o}]:
[[f,p].some(N=>j.name in(0,v().objectIn)(N))?{kind:"program",name:j.name}:{kind:"package",...j}]}function u(o,s){const e=o.
map(({text:r})=>r),n=e.findIndex(r=>/^(?:-C|--cwd|--dir|--prefix)$/.test(r));return n<0?{words:e,directories:s}:{words:e.
toSpliced(n,2),directories:(0,I().into)(s,e[n+1]??"")}}const h=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/,
g=/\.(?:[cm]?[jt]sx?|py|sh|bash|zsh|fish|rb|pl|php|lua|ps1|bat|cmd|exe|jar|mk|scpt|applescript)$/i;function m(o){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(o)&&!o.includes("://")}function A(o){const[s,e]=o.filter(n=>!n.startsWith("-"));return s==="run"||s==="run-script"?
e:s}}),75208:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.WITHOUT_TARGETS=i.SHELL=i.SCRIPT_RUNNERS=i.RESERVED=
i.FOUND_FILES=i.FETCHED_FILES=void 0,i.fetchedBy=A,i.interpreterOf=$,i.nameOf=d;function v(){const t=l(76760);return v=function(){
return t},t}const S={inline:/^(?:-\w*[ep]|--eval|--print|eval)(?:=|$)/,suffixes:["",".js",".mjs",".cjs",".ts","/index.js"]},
R={inline:/^-\w*c$/,suffixes:["","/__main__.py"],module:"-m"},I={inline:/^-(?:\w*[ecrE]|Command|EncodedCommand)$/i,suffixes:[
""]},O=new Map([..."node nodejs bun deno tsx ts-node jiti".split(" ").map(t=>[t,S]),..."perl ruby php lua osascript powe\
rshell pwsh source .".split(" ").map(t=>[t,I])]),E=i.SHELL=/^(?:ba|da|k|z|a|fi)?sh$/;function $(t){return/^(?:python|pypy)[\d.]*w?$|^py$/.
test(t)?R:E.test(t)?I:O.get(t)}const b=/^$/,T={exact:/.@\d+\.\d+\.\d+[\w.+-]*$/,takes:/^(?:-c|--call|-w|--workspace|--prefix|--registry)$/},
u={exact:/(?:==|@)\d+(?:\.\d+)+\w*$/,takes:/^(?:--with|--python|-p|--index-url|--directory)$/},h={exact:/@sha256:[0-9a-f]{64}$/,
takes:/^(?:-[eluvwp]|--(?:add-host|entrypoint|env|env-file|label|mount|name|network|platform|publish|user|volume|workdir))$/},
g=new Map([...["npx","bunx","pnpx","pnpm dlx","yarn dlx","npm exec","npm x","bun x","npm install","npm i","npm add","pnp\
m add","yarn add","bun add"].map(t=>[t,T]),...["uvx","uv tool run","pipx run","pip install","pip3 install","uv pip insta\
ll"].map(t=>[t,u]),...["docker run","podman run","docker container run"].map(t=>[t,h]),...["go run","go install","cargo \
install","gem install"].map(t=>[t,{exact:/@v\d+\.\d+\.\d+\S*$/,takes:b}])]),m=/[#@][0-9a-f]{40}$/;function A(t){const a=t.
filter(P=>!P.startsWith("-")),c=[3,2,1].find(P=>g.has(a.slice(0,P).join(" "))),f=c&&g.get(a.slice(0,c).join(" "));if(!c||
!f)return;const p=t.indexOf(a[c-1]??"")+1,y=t.slice(p).find((P,w,j)=>!P.startsWith("-")&&!f.takes.test(j[w-1]??""));if(y!==
void 0)return{name:y,isExact:f.exact.test(y)||m.test(y)}}const o=i.FETCHED_FILES=/^[./]/,s=i.FOUND_FILES=new Map([["make",
["GNUmakefile","makefile","Makefile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.ya\
ml"]]]),e=i.SCRIPT_RUNNERS=new Set(["npm","pnpm","yarn","bun"]),n=i.RESERVED=/^(?:!|\{|do|elif|else|if|then|time|until|while)$/,
r=i.WITHOUT_TARGETS=new Set(": [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local\
 printf pwd read return set shift test true trap unset wait".split(" "));function d(t){const a=v().posix.basename(t.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return a===""?t:a}}),53158:((_,i,l)=>{Object.defineProperty(i,"__esModule",
{value:!0}),i.ProjectFiles=void 0,i.into=E;function v(){const b=l(76760);return v=function(){return b},b}function S(){const b=l(
46138);return S=function(){return b},b}function R(){const b=l(59867);return R=function(){return b},b}function I(){const b=l(
32854);return I=function(){return b},b}function O(){const b=l(93028);return O=function(){return b},b}function E(b,T){if(!/^(?:[/~\\]|[A-Za-z]:)|[$`]/.
test(T))return b?.map(u=>v().posix.join(u,T))}class ${#n;constructor(T){this.#n=T}find(T,u,h=[""]){if(!(/^[/~]/.test(T)||
T===""||!this.#n))for(const g of u??[])for(const m of h){const A=(0,I().normalise)(v().posix.join(g,T.replaceAll("\\","/"))+
m),o=A===void 0?void 0:(0,I().resolveInTree)(this.#n,A);if(o?.kind==="inside"&&(0,O().isRegular)(o.entry.kind)&&o.entry.
tracked)return o.path}}script(T,u,h){const g=this.find(T,u,h?[...h]:void 0);if(g!==void 0)return{kind:"file",name:g};if(/^(?:[/~\\]|[A-Za-z]:)/.
test(T))return{kind:"outside",name:T};const[m]=u??[];if(m===void 0)return{kind:"unread",name:`it runs ${T} in another di\
rectory`};const A=(0,I().normalise)(v().posix.join(m,T));return A===void 0?{kind:"outside",name:T}:{kind:this.#n===void 0?
"file":"missing",name:A}}async manifest(T){const u=this.find("package.json",T);return this.#n&&u?(0,S().objectIn)(await(0,R().
readJsonFile)(this.#n,u)):{}}}i.ProjectFiles=$}),92733:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.targetsOf=
b;function v(){const s=l(76760);return v=function(){return s},s}function S(){const s=l(58067);return S=function(){return s},
s}function R(){const s=l(81413);return R=function(){return s},s}function I(){const s=l(53970);return I=function(){return s},
s}function O(){const s=l(75208);return O=function(){return s},s}function E(){const s=l(53158);return E=function(){return s},
s}const $=4;async function b({address:s,unread:e,commands:n},r,d){const t=new u(r,d),a=[...s===void 0?[]:[{kind:"address",
name:s}],...e===void 0?[]:[{kind:"unread",name:e}]];for(const c of n)a.push(...await t.read(c));return[...new Map(a.map(
c=>[`${c.kind} ${c.name}`,c])).values()]}const T={kind:"download",name:"it runs what it downloads"};class u{#n;#t;#s;#e=new Set;constructor({
root:e,format:n},r){this.#n=new(E()).ProjectFiles(r),this.#t=[...n.directories.map(t=>v().posix.join(e,t)),""];const d=n.
roots.join("|");this.#s=new RegExp(`\\$(?:(?:${d})\\b|\\{(?:env:)?(?:${d})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-topl\
evel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(e){const n=e.directory&&this.#i(e.directory),r=n?(0,E().into)(this.#t,n):
this.#t,{environment:d=[]}=e;return[...await this.#r(e,r),...this.#o(d,r)]}#r(e,n){if("shell"in e)return this.#a(e.shell,
n,0);const r=e.argv.map(d=>{const t=this.#i(d),a=!/\$\{|\$\w/.test(t);return{text:t,shown:t,quoted:!0,span:{start:0,end:0},
isKnown:a}});return this.#d(r,n,0)}#o(e,n){return e.flatMap(d=>this.#i(d).split(/[\s=:,]+/)).flatMap(d=>(0,I().fileNamedBy)(
{text:d},{files:this.#n,directories:n}))}#i(e){return e.replace(this.#s,".").replace(/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g,
"~")}async#a(e,n,r){const d=this.#i(e),t=(0,R().readShellText)(d);return t.length===0&&d.trim()!==""?[{kind:"unread",name:"\
it is too long"}]:[...(0,S().findDangers)(t).some(({name:c})=>c==="remote_code_execution")||A.test(d)?[T]:[],...await this.#c(
t,d,n,r)]}async#c(e,n,r,d){const t=[];let a=r;for(const c of e){if(t.push(...await this.#c(c.inside,n,a,d)),c.subshell!==
void 0)continue;if(c.defines){t.push({kind:"unread",name:"it defines a function"});continue}const f=o(c,n),[p,y]=f,P=c.assignments.
map(({value:w})=>w);t.push(...this.#o(P,a)),this.#u(f)&&t.push(T),this.#f(f,c),p?.text==="cd"||p?.text==="pushd"?a=y?.isKnown?
(0,E().into)(a,y.text):void 0:t.push(...await this.#d(f,a,d))}return t}#d(e,n,r){const d=async(t,a=n)=>r===$?[{kind:"unr\
ead",name:"it is nested too deeply"}]:this.#a(t,a,r+1);return(0,I().programTargets)(e,{files:this.#n,directories:n,shell:d})}#u([
e,...n]){return e===void 0?!1:((0,O().interpreterOf)((0,O().nameOf)(e.text))===void 0?[e]:n).some(({text:d})=>this.#e.has(
v().posix.normalize(d)))}#f(e,{redirections:n}){if(!h.test((0,O().nameOf)(e[0]?.text??"")))return;const r=n.flatMap(({target:d})=>d??
[]);for(const{text:d}of[...e.slice(1),...r])/^-|:\/\//.test(d)||this.#e.add(v().posix.normalize(d))}}const h=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
g="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",m="(?:iex|invoke-expression)\\b",A=new RegExp(`\\b${g}\
[^]*\\b${m}|\\b${m}[^]*\\b${g}`,"i");function o({words:s,substituted:e},n){const r=s.findIndex(d=>d.quoted||!O().RESERVED.
test(d.text));return s.slice(r<0?s.length:r).map(d=>{const{start:t,end:a}=d.span,c=n.slice(t,a),p=!e.some(y=>y.start<a&&
y.end>t)&&(!/[$`]/.test(c)||/^'[^']*'$/.test(c));return{...d,shown:c,isKnown:p}})}}),12792:((_,i,l)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.MAX_BYTES=void 0,i.readAgentFile=m,i.unreadFile=A;function v(){const w=l(23404);return v=function(){
return w},w}function S(){const w=l(16111);return S=function(){return w},w}function R(){const w=l(94534);return R=function(){
return w},w}function I(){const w=l(24932);return I=function(){return w},w}function O(){const w=l(59490);return O=function(){
return w},w}function E(){const w=l(97018);return E=function(){return w},w}function $(){const w=l(4537);return $=function(){
return w},w}function b(){const w=l(5406);return b=function(){return w},w}function T(){const w=l(73312);return T=function(){
return w},w}function u(){const w=l(90605);return u=function(){return w},w}const h=i.MAX_BYTES=1024*1024,g=1e3;function m(w,j){
const{text:k,complete:C}=(0,I().decodeUtf8)(j),N=new(R()).Source(w.path,k),M=(L,F=0,D)=>A(w,L,N.location(F),D);if(!C)return M(
"it is not UTF-8",k.length);const x=(0,$().lfsObstacle)(k);if(x!==void 0)return M(x);try{const L=[],F=(0,S().parseTree)(
k,L,{allowTrailingComma:!0}),[D]=L;if(D!==void 0)return M(o((0,S().printParseErrorCode)(D.error)),D.offset);if(F===void 0)
return M("it is empty");const W=[];for(const G of s(F,w.format,N))if(W.push(G),W.length>g)return M(`more than ${g} comma\
nds`,0,"too-many");return{...w,entries:W,secrets:(0,T().secretsIn)(N)}}catch(L){if(!(L instanceof RangeError))throw L;return M(
"its brackets are nested too deeply")}}function A(w,j,k={path:w.path,line:1,column:1},C="agent-file-broken"){return{...w,
entries:[],secrets:[],broken:{rule:C,detail:j,location:k}}}function o(w){return w.replace(/\B[A-Z]/g,j=>` ${j}`).toLowerCase()}
function*s(w,{places:j},k){const C=new Set;for(const N of j){const M=(0,u().valuesAt)(w,N);for(const x of n(M.values.filter(
e(N)),M.values,N))yield t(x,N,k);for(const x of M.wrong)C.has(x.node)||(C.add(x.node),yield{...t(x,N,k),unread:x.unread,
commands:[]})}}function e({only:w}){if(w===void 0)return()=>!0;const j=w.field.split("/").filter(k=>k!=="");return({node:k})=>{
const C=j.reduce((N,M)=>N.flatMap(x=>(0,u().membersOf)(x).flatMap(([L,F])=>L===M?[F]:[])),[k]);return(C.length===0?[void 0]:
C.map(S().getNodeValue)).some(N=>w.values.includes(N))}}function n(w,j,{starts:k}){if(k===void 0)return w;const C=(0,O().
groupBy)(j,({node:M})=>r(P(M),k.label)),N=new Set(w);for(const{node:M}of N)for(const x of[P(M)[k.field]].flat()){const L=r(
x,k.label);if(L!==void 0)for(const F of C.get(L)??[])N.add(F)}return[...N]}function r(w,j){if(typeof w=="string")return w;
if(typeof w!="object"||w===null)return;const{[j]:k,taskName:C,task:N}=w;return[k,C,N].find(M=>typeof M=="string")}const d=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function t(w,j,k){const{node:C,names:N}=w,M=(0,S().getNodeValue)(C),{commands:x,address:L,unread:F}=b().READERS[j.form](
M),D=P(C),W=Object.entries(D).filter(([K])=>!d.test(K)),B=C.type==="object"&&j.form!=="lifecycle"?Object.fromEntries(W):
M,U=D.presentation,z=[...x.map(c),...L===void 0?[]:[L]].join(" ; ");return{event:y(w,j,N),shown:p(z===""?JSON.stringify(
M)??"":z),content:a(B),commands:x,...L!==void 0&&{address:L},...F!==void 0&&{unread:F},isSetting:j.form==="setting",isServer:j.
form==="server",isHidden:U?.reveal==="never",location:k.location(C.offset,C.offset+C.length)}}function a(w){return(0,v().
canonicalize)(w??null)}function c(w){return"shell"in w?w.shell:w.argv.map(b().quoted).join(" ")}const f=1e3;function p(w){
const j=(0,E().redact)(w).text.replace(/\s+/g," ").trim();return j.length>f?`${j.slice(0,f)}\u2026`:j}function y(w,{at:j,
event:k,detail:C},N){const M=(k??j).replace("{0}",N[0]??"");if(C===void 0)return M;const x=w.chain.at(-1-C.above),L=x&&(0,u().
membersOf)(x).findLast(([F])=>F===C.field)?.[1].value;return typeof L=="string"&&L!==""?`${M} (${L})`:M}function P(w){return w.
type==="object"?(0,S().getNodeValue)(w):{}}}),15438:((_,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.whyUnreadable=
S;const l=2e5,v=2e3;async function S(R,I){const O=R.stat(I)?.size??0;if(O>l)return`it has ${Math.round(O/1e3)} kB`;const E=(await R.
read(I)).toString("latin1");if(E.includes("\0"))return"it is no text";const $=E.split(`
`).reduce((b,{length:T})=>Math.max(b,T),0);return $>v?`a line has ${$} characters`:void 0}}),73312:((_,i,l)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.secretsIn=I;function v(){const O=l(97018);return v=function(){return O},O}const S=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function R(O){return O.length>=12&&/\d/.test(O)&&/[A-Za-z]/.test(O)&&new Set(O).size>=8&&!S.test(O)}function I(O){const{
text:E}=O;return(0,v().redact)(E).redactions.flatMap(({kind:$,start:b,end:T})=>{const u=E.slice(b,T);return R(u)?[{kind:$,
value:u,location:O.location(b,T)}]:[]})}}),90605:((_,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.membersOf=v,
i.valuesAt=l;function l(S,{at:R,names:I}){const O=[];let E=[{node:S,names:[],chain:[S]}];for(const $ of R.split("/"))E=E.
flatMap(b=>{const{node:T,names:u,chain:h}=b;if(T.type!=="object"&&(T.type!=="array"||$!=="*")){const m=`it is a ${T.type===
"array"?"list":T.type} instead of an object`;return O.push({...b,unread:m}),[]}const g=$==="*"&&u.length===0;return v(T).
filter(([m])=>g?I?.test(m)??!0:$==="*"||m===$).map(([m,A])=>({node:A,names:$==="*"?[...u,m]:u,chain:[...h,A]}))});return{
values:E,wrong:O}}function v({type:S,children:R=[]}){return S==="array"?R.map((I,O)=>[`${O+1}`,I]):S!=="object"?[]:R.flatMap(
({children:[I,O]=[]})=>I===void 0||O===void 0?[]:[[String(I.value),O]])}}),68450:((_,i,l)=>{Object.defineProperty(i,"__e\
sModule",{value:!0}),i.commonRoot=E,i.packagesAbove=b,i.storeOf=O;function v(){const u=l(76760);return v=function(){return u},
u}function S(){const u=l(39491);return S=function(){return u},u}function R(){const u=l(32854);return R=function(){return u},
u}function I(){const u=l(59542);return I=function(){return u},u}function O(u,{policy:h,tree:g,base:m}){const[A]=h.stores.
map(({path:e,root:n})=>({path:(0,R().normalise)(e)??"",root:(0,R().normalise)(n)??""})).filter(({path:e})=>(0,R().isWithin)(
u,e)).sort((e,n)=>n.path.length-e.path.length),o=v().posix.dirname(u).replace(/^\.$/,"");if(A!==void 0)return{path:o,root:A.
root,named:!0};const s=[m,g].find(e=>e?.stat(o)?.kind==="directory");return{path:o,root:(s&&b(s,o)[0])??""}}function E(u,h){
const g=new Set([...u].map(A=>O(A,h).root)),[m=""]=g;return g.size===1?m:""}const $=(0,I().perTree)(()=>new Map);function b(u,h){
const g=$(u).get(h)??T(u,h);return $(u).set(h,g),g}function T(u,h){return[...new Set([h,...(0,S().foldersAbove)(h).reverse(),
""])].filter(m=>u.stat(v().posix.join(m,"package.json"))!==void 0)}}),85475:((_,i,l)=>{Object.defineProperty(i,"__esModu\
le",{value:!0}),i.asHubHashes=s,i.assetIdOf=h,i.contentHash=A,i.hashFindings=T,i.identityFindings=$,i.isMissingIdentity=
b,i.matchContentHash=E,i.unhashedFields=e;function v(){const n=l(23404);return v=function(){return n},n}function S(){const n=l(
27199);return S=function(){return n},n}function R(){const n=l(95132);return R=function(){return n},n}function I(){const n=l(
94377);return I=function(){return n},n}const O=new Set(["Gene","Capsule","EvolutionEvent"]);function E(n){const{type:r,value:d}=n,
t=d.asset_id;return t===A(n.value)?"content":r==="Capsule"&&t===A(s(d))?"hub":typeof t=="string"&&(0,I().asEngineHashed)(
d)?"engine":void 0}function $(n,r){const{type:d,value:t}=n;if(!O.has(d))return T(n,r);const a=u(n,r),c=(0,S().placeOf)(n),
f=t.asset_id===void 0?A(n.value):void 0;return[...t.schema_version===void 0?[(0,R().finding)("schema-version-missing",a,
c)]:[],...f===void 0?T(n,r):[(0,R().finding)("content-hash-missing",{...a,expected:f},c)]]}function b({rule:n}){return n===
"schema-version-missing"||n==="content-hash-missing"}function T(n,r,d=!1){const{value:t}=n;if(t.asset_id===void 0||E(n)!==
void 0)return[];const a=A(n.value),c=(0,I().otherHashForm)(n),f=c==="created"&&r!=="author"?"notice":"error",p={...(0,S().
placeOf)(n,["asset_id"]),severity:f},y={...u(n,r),expected:a,...c&&{form:c}},P=d&&f==="error"&&r==="fix"?g(n,a):void 0;return[
{...(0,R().finding)("content-hash-mismatch",y,p),...P&&{edit:P}}]}function u({type:n,id:r},d){return{type:n,id:r,fixable:d===
"fix",...d==="author"&&{foreign:!0}}}function h(n){const{asset_id:r}=n.value;return typeof r=="string"&&E(n)!==void 0?r:
A(n.value)}function g({type:n,path:r,pointer:d,value:t},a){const{asset_id:c,...f}=t;if(!(typeof c!="string"||Object.values(
f).some(m))&&E({type:n,value:{...f,asset_id:a}})!==void 0)return{path:r,pointer:(0,S().pointerText)([...d,"asset_id"]),old:c,
new:[a],fix:!0}}function m(n){return typeof n!="object"||n===null?!1:Object.hasOwn(n,"asset_id")||Object.values(n).some(
m)}function A(n){return(0,v().computeAssetId)(n)??""}const o=["notes","details"];function s(n){const{outcome:r}=n;if(!(0,S().
isJsonObject)(r))return n;const{notes:d,details:t,...a}=r;return{...n,outcome:a}}function e(n){const{outcome:r}=n.value;
return E(n)!=="hub"||!(0,S().isJsonObject)(r)?[]:o.filter(d=>Object.hasOwn(r,d)).map(d=>`outcome.${d}`)}}),94377:((_,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.asEngineHashed=u,i.hashDigits=g,i.otherHashForm=b;function v(){const e=l(
77598);return v=function(){return e},e}function S(){const e=l(23404);return S=function(){return e},e}function R(){const e=l(
27199);return R=function(){return e},e}function I(){const e=l(81456);return I=function(){return e},e}function O(){const e=l(
73229);return O=function(){return e},e}function E(){const e=l(94534);return E=function(){return e},e}const $={unprefixed:({
value:e})=>(0,S().canonicalize)(m(e)),created:({value:e})=>{const{epigenetic_marks:n,learning_history:r,anti_patterns:d,
...t}=m(e);if(!(e.type!=="Gene"||n===void 0))return(0,S().canonicalize)({...t,epigenetic_marks:[]})},"null-free":({value:e})=>(0,S().
canonicalize)(A(m(e))),"as-written":({text:e})=>o(e,{comma:",",colon:":",string:JSON.stringify}),"json-dumps":({text:e})=>o(
e,{comma:", ",colon:": ",string:s}),"top-level":({value:e})=>{const n=m(e);return JSON.stringify(n,Object.keys(n).sort())}};
function b(e){const{asset_id:n}=e.value;if(typeof n!="string")return;const r=g(n);return r===void 0?void 0:Object.entries(
$).find(([,t])=>{const a=t(e);return a!==void 0&&(0,v().createHash)("sha256").update(a,"utf8").digest("hex")===r})?.[0]}
const T={env_fingerprint:["region"],Capsule:["diff","strategy"]};function u(e){const r=T.Capsule.filter(t=>e.type==="Cap\
sule"&&!(t in e)).reduce((t,a)=>t.flatMap(c=>[c,{...c,[a]:null}]),[{}]);return[e,h(e)].flatMap(t=>r.map(a=>({...t,...a}))).
find(t=>(0,S().computeAssetId)(t)===e.asset_id)}function h(e){if(Array.isArray(e))return e.map(h);if(!(0,R().isJsonObject)(
e))return e;const n=Object.entries(e).map(([r,d])=>{const t=h(d),[a]=T.env_fingerprint,c=r==="env_fingerprint"&&(0,R().isJsonObject)(
t)&&!(a in t);return[r,c?{...t,[a]:null}:t]});return Object.fromEntries(n)}function g(e){const n=e.trim().toLowerCase().
replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(n)?n:void 0}function m({asset_id:e,...n}){return n}function A(e){
if(Array.isArray(e))return e.map(A);if(!(0,R().isJsonObject)(e))return e;const n=Object.entries(e).filter(([,r])=>r!==null);
return Object.fromEntries(n.map(([r,d])=>[r,A(d)]))}function o(e,n){const r=e?.();if(r===void 0)return;const d=new(E()).
Problems(new(E()).Source("",r)),[t]=(0,O().readJson)(r,(0,I().assetLimits)(r.length),d);if(t===void 0||d.found.length>0)
return;const a=(c,f)=>{const{value:p,start:y,end:P,children:w=[]}=c;return typeof p=="number"?r.slice(y,P):typeof p=="st\
ring"?n.string(p):Array.isArray(p)?`[${w.map(k=>a(k)).join(n.comma)}]`:p===null||typeof p!="object"?String(p):`{${w.map(
k=>({each:k,name:k.key?.name??""})).filter(({name:k})=>k!==f).sort((k,C)=>k.name<C.name?-1:1).map(({each:k,name:C})=>n.string(
C)+n.colon+a(k)).join(n.comma)}}`};return a(t,"asset_id")}function s(e){return JSON.stringify(e).replace(/[\u007f-\uffff]/g,
n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`)}}),76188:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.parseCode=S,i.walk=O;function v(){const $=l(24551);return v=function(){return $},$}function S($,b){try{return(0,v().parse)(
$,{ecmaVersion:"latest",sourceType:b,allowHashBang:!1})}catch(T){if(T instanceof SyntaxError||T instanceof RangeError)return;
throw T}}const R=/Function|^ClassBody$/,I=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*O($){const T=[
{node:$,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let u=T.pop();u!==void 0;u=T.pop()){yield u;const{node:h}=u,
g=u.inFunction||R.test(h.type),m=u.hasOwnThis||I.test(h.type);for(const[A,o]of Object.entries(h))for(const s of Array.isArray(
o)?o:[o])E(s)&&T.push({node:s,parent:h,key:A,inFunction:g,hasOwnThis:m})}}function E($){return typeof $=="object"&&$!==null&&
"type"in $&&"start"in $}}),41551:((_,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.findKnown=S,i.knownForms=v,
i.secretsOf=t,i.withoutEndOfKnown=$,i.withoutStartOfKnown=E;const l=12;function v(c){const f=[...new Set(c.flatMap(g))],
p=f.map(y=>y.replace(/\s/g,""));return{exact:f,squeezed:[...new Set(p)].filter(y=>y.length>=l)}}function S(c,{exact:f,squeezed:p}){
const y=f.flatMap(j=>R(c,j,k=>k));if(p.length===0||!/\s/.test(c))return y;const{text:P,at:w}=I(c);return[...y,...p.flatMap(
j=>R(P,j,k=>w[k]??0))]}function R(c,f,p){const y=[];for(let P=c.indexOf(f);P>=0;P=c.indexOf(f,P+f.length))y.push({kind:"\
secret",start:p(P),end:p(P+f.length-1)+1});return y}function I(c){const f=new Uint32Array(c.length),p=[];let y=0;for(const{
0:P,index:w}of c.matchAll(/\S+/g)){for(let j=0;j<P.length;j+=1)f[y+j]=w+j;y+=P.length,p.push(P)}return{text:p.join(""),at:f}}
const O=4;function E(c,{exact:f}){const p=f.map(y=>{const{text:P,at:w}=I(c.slice(-2*y.length-b)),j=u(P,y.replace(/\s/g,"")),
k=c.length-Math.min(c.length,2*y.length+b);return j<O?c.length:k+(w[P.length-j]??0)});return c.slice(0,Math.min(c.length,
...p))}function $(c,{exact:f}){const p=f.map(y=>{const{text:P,at:w}=I(c.slice(0,2*y.length+b)),j=u(T(P),T(y.replace(/\s/g,
"")));return j<O?0:(w[j-1]??0)+1});return c.slice(Math.max(0,...p))}const b=64;function T(c){return c.split("").reverse().
join("")}function u(c,f){for(let p=f.length;p>0;p-=1)if(c.endsWith(f.slice(0,p)))return p;return 0}const h=4;function g(c){
const f=Buffer.from(c),p=m(c),y=encodeURIComponent(f.toString()),P=f.toString("hex"),w=[c,...c.split(/\r?\n/),p,p.replaceAll(
"/","\\/"),m(p),...A(y),P,P.toUpperCase(),...[0,1,2].flatMap(j=>o(f,j))];return[...new Set(w)].filter(j=>j.trim().length>=
h)}function m(c){return JSON.stringify(c).slice(1,-1)}function A(c){const f=c.replace(/[!'()*]/g,p=>`%${p.charCodeAt(0).
toString(16).toUpperCase()}`);return[c,f].flatMap(p=>{const y=p.replace(/%../g,P=>P.toLowerCase());return[p,y,p.replaceAll(
"%20","+"),y.replaceAll("%20","+")]})}function o(c,f){const p=Buffer.concat([Buffer.alloc(f),c]).toString("base64"),y=Math.
ceil(f*8/6),P=Math.floor((f+c.length)*8/6),w=p.slice(y,P);return[w,w.replaceAll("+","-").replaceAll("/","_")]}const s=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
e=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,n=/^(?:[\\/~]|[A-Za-z]:[\\/])/,r=8,d=/^[A-Za-z][a-z]{0,9}$/;function t(c){
const f=Object.entries(c).flatMap(([p,y])=>y!==void 0&&s.test(p)&&a(p,y)?[y]:[]);return[...new Set(f)]}function a(c,f){return f.
length<r||d.test(f)?!1:!(e.test(c)&&n.test(f))}}),97018:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.redact=
I,i.redactForms=O;function v(){const t=l(41551);return v=function(){return t},t}function S(){const t=l(83377);return S=function(){
return t},t}function R(t){return S().TOKEN_SHAPES.flatMap(([a,c])=>Array.from(t.matchAll(c),({indices:f})=>{const[p,y]=f?.[1]??
f?.[0]??[0,0];return{kind:a,start:p,end:y}}))}function I(t,a=[]){return O(t,(0,v().knownForms)(a))}function O(t,a){const c=[
...(0,v().findKnown)(t,a),...R(t),...A(t)].sort((P,w)=>P.start-w.start||w.end-P.end),f=[];for(const P of c){const w=f.at(
-1);w===void 0||P.start>=w.end?f.push(P):P.end>w.end&&f.splice(-1,1,{...w,end:P.end})}let p="",y=0;for(const{kind:P,start:w,
end:j}of f)p+=`${t.slice(y,w)}[redacted ${P}]`,y=j;return{text:p+t.slice(y),redactions:f}}const E="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",$="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",b="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",T=`\\\\{0,3}["']`,u=new RegExp(
`${E}(?:${T})?${$}${T}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),h=new RegExp(`${E}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),g=new RegExp(`${E}${b}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),m=new RegExp(`${E}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function A(t){return[...o(t,u,({name:a,value:c,next:f})=>/["'\\]/.test(
f)&&!n(a,c)),...o(t,h,({value:a,next:c})=>!r(a,c)),...o(t,g,({value:a,next:c})=>d(a)&&!r(a,c)),...o(t,m,({value:a,next:c})=>d(
a)&&!r(a,c))]}function o(t,a,c){return Array.from(t.matchAll(a)).flatMap(({groups:f={},indices:p})=>{const{name:y="",value:P=""}=f,
[w,j]=p?.groups?.value??[0,0],k={name:y,value:P,next:t.charAt(j)};return e(y,P)||!c(k)?[]:[{kind:"named secret",start:w,
end:j}]})}const s=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function e(t,a){return s.test(a)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(a)?!0:/^[\d.:_-]+$/.test(a)&&!/^p/i.test(t)}
function n(t,a){return/token|key/i.test(t)&&/^[A-Za-z][a-z]{0,15}$/.test(a)}function r(t,a){return a!==""&&"([{".includes(
a)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(t)}function d(t){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(t)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(t)?!1:/\d/.test(t)?/[a-z]/i.test(t):t.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(t)}}),83377:((_,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.TOKEN_SHAPES=
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
GE-SECRET-KEY-1","A3-[A-Z0-9]{6}-"]},v=new RegExp(`\\b(?:${Object.values(l).flat().join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.\
~+/=-]{16,}`,"dg"),S=i.TOKEN_SHAPES=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],
["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],
["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",v],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]}),
6163:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.dangerIn=g;function v(){const o=l(76760);return v=function(){
return o},o}function S(){const o=l(58067);return S=function(){return o},o}function R(){const o=l(81413);return R=function(){
return o},o}function I(){const o=l(20630);return I=function(){return o},o}function O(){const o=l(37866);return O=function(){
return o},o}const E=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites files or disks":"\
dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as anothe\
r user":"doas su sudo","reads the environment":"printenv"}).flatMap(([o,s])=>s.split(" ").map(e=>[e,o]))),$={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},b=2,T=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
u=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
h={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function g(o){if(T.test(o))return"names a \
file that is made for secrets";const s=u.test(o)?Object.entries(h).find(([,r])=>r.test(o)):void 0;if(s!==void 0)return`${s[0]}\
 in inline code`;const e=(0,R().readShellText)(o),[n]=(0,S().findDangers)(e);return n?$[n.name]:m(e)}function m(o,s=0){for(const{
words:e,pipedFrom:n}of(0,R().everyCommand)(o)){const[r,...d]=e;if(r===void 0)continue;const t=v().posix.basename(r.text);
if(E.has(t))return A(t);if((0,I().isShell)(t)&&(n!==void 0||d.length===0))return`has \`${t}\` run whatever it reads`;if(!(t!==
"find"&&!(0,O().startsOthers)(t)))for(const{text:a}of d){const c=v().posix.basename(a);if(E.has(c))return A(c);const p=s<
b&&/\s/.test(a)?m((0,R().readShellText)(a),s+1):void 0;if(p!==void 0)return p}}}function A(o){return`${E.get(o)} with \`${o}\
\``}}),41431:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.judgeReading=u,i.judgeRiskAlone=g,i.unjudged=
m;function v(){const a=l(39763);return v=function(){return a},a}function S(){const a=l(3648);return S=function(){return a},
a}function R(){const a=l(6163);return R=function(){return a},a}function I(){const a=l(83747);return I=function(){return a},
a}function O(){const a=l(46121);return O=function(){return a},a}function E(){const a=l(8737);return E=function(){return a},
a}function $(){const a=l(92890);return $=function(){return a},a}function b(){const a=l(14111);return b=function(){return a},
a}const T=new Set(["target-writes","tool-writes","dry-run","writes_files"]);function u(a,c,f){const p=(0,E().findProblems)(
a),y=k=>t[k].judge(a,p,f),P=y("evolver"),w=y("validator"),j={evolver:P,validator:w}[c]??y(c);return A(a,c,j,{evolver:P,validator:w})}
function h(a,c){const f=c.find(({rule:y})=>y==="validator-newer");return{"1.94":a,newer:f?{verdict:"block",reason:f}:a}}
function g(a,c,f){const p={findings:r((0,E().findProblems)(a))},y={evolver:p,validator:p};return A(a,"curated",(0,I().judgeRisk)(
c,f),y)}function m(a,c,f){const p=typeof a=="string"?a:"",y=[(0,S().notJudged)(`the command \`${p}\``,f)];return A({command:p,
words:[],assignments:[],argv:null,targets:[],problems:[]},c,{findings:y},{evolver:{findings:y},validator:{findings:y}})}
function A(a,c,f,p){const y=o(a,r(f.findings)),P=s(y),w=k=>k===f?P:s(r(k.findings)),j=w(p.validator);return{reading:a,verdict:P.
verdict,risk:f.risk??n(P.verdict,y),confirmation:f.confirmation??"standard",findings:y,profiles:{evolver:w(p.evolver),validator:j,
[c]:P},validators:h(j,p.validator.findings)}}function o({command:a},c){const f=c[0]?.severity==="error"?(0,R().dangerIn)(
a):void 0;return f===void 0?c:c.map(p=>p.severity==="error"?{...p,harm:"danger",danger:f}:p)}function s(a){const c=e(a),
[f]=a;if(c==="block"&&f)return{verdict:c,reason:f};const p=a.find(({rule:y})=>y==="validator-empty-folder");return p?{verdict:c,
remark:p}:{verdict:c}}function e(a){return a.some(({severity:f})=>f==="error")?"block":a.some(({severity:f,rule:p})=>f===
"warning"&&p!=="experimental_mode")?"warn":"allow"}function n(a,c){return a==="block"?"dangerous":c.some(({rule:f})=>T.has(
f))?"write":"safe"}function r(a){return d(a)?a:v().SEVERITIES.flatMap(c=>a.filter(({severity:f})=>f===c))}function d(a){
let c=0;for(const{severity:f}of a){const p=v().SEVERITIES.indexOf(f);if(p<c)return!1;c=p}return!0}const t={evolver:O().evolver,
validator:$().validator,curated:I().curated,workspace:b().workspace}}),4378:((_,i,l)=>{Object.defineProperty(i,"__esModu\
le",{value:!0}),i.Judge=void 0;function v(){const T=l(68450);return v=function(){return T},T}function S(){const T=l(51951);
return S=function(){return T},T}function R(){const T=l(41115);return R=function(){return T},T}function I(){const T=l(54244);
return I=function(){return T},T}function O(){const T=l(34482);return O=function(){return T},T}function E(){const T=l(41431);
return E=function(){return T},T}const $=4e3;class b{terms;context;clock;#n=new Map;#t=new Map;constructor(u,h,g){this.terms=
u,this.context=h,this.clock=g}static by(u){const h=(0,O().contextIn)(u,{});return new b(u,h,u.clock??new(I()).AuditClock(
u.signal))}with(u){const h={...this.terms,...u},g=(0,O().contextIn)(h,this.context.proposal);return new b(h,g,this.clock)}proposed(u){
return new b(this.terms,(0,O().contextIn)(this.terms,u),this.clock)}storeOf(u){const{cwd:h}=this.terms,g=(0,v().storeOf)(
u,this.terms);return h===void 0?g:{...g,root:h}}forFile(u){return this.startingIn(this.storeOf(u).root)}startingIn(u){if(u===
(this.terms.cwd??""))return this;const h=this.#t.get(u)??this.with({cwd:u});return this.#t.set(u,h),h}command(u){const h=this.#n.
get(u);if(h!==void 0)return h;const g=this.#s(u);this.#n.set(u,g);const[m]=this.#n.keys();return this.#n.size>$&&this.#n.
delete(m),g}async risk(u,h){return(0,E().judgeRiskAlone)(await this.#e(h),u,this.context)}async#s(u){const{profile:h}=this.
terms.policy;try{return(0,E().judgeReading)(await this.#e(u),h,this.context)}catch(g){return(0,E().unjudged)(u,h,g)}}async#e(u){
const{tree:h,base:g,changed:m,cwd:A="",policy:o}=this.terms,{clock:s}=this,e=(0,R().programTerms)(o),n={...h&&{tree:h},...g&&
{base:g},changed:m,cwd:A,programs:e,clock:s};return await s.tick(),(0,S().readCommand)(u,n)}}i.Judge=b}),46121:((_,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.evolver=void 0;function v(){const E=l(41115);return v=function(){return E},
E}function S(){const E=l(83747);return S=function(){return E},E}const R=i.evolver={judge:(E,$,b)=>{const T=E.words[0]?.text;
if(E.invocation===void 0&&T&&(0,v().isNamedCurated)(T,b.policy))return S().curated.judge(E,$,O(b));const u=I(E,$);return{
findings:$,...u&&{risk:u}}}};function I({invocation:E},$){const b=E?.family?.data.risk;return $.some(({severity:u})=>u===
"error")||b==="safe"?void 0:b}function O(E){const{policy:$}=E,b=$.allowed_roots.length>0?$.allowed_roots:["."];return{...E,
policy:{...$,allowed_roots:b}}}}),92890:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.validator=void 0;function v(){
const g=l(95132);return v=function(){return g},g}const S=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
R={"1.94":{refused:S,information:new Set(["--version","--help","--v8-options"])},newer:{refused:S,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},I=i.validator={judge:(g,m)=>{const A=[...m,...T(g,R["\
1.94"])];if(O(A))return{findings:A};const[o]=T(g,R.newer);return{findings:[...A,...$(o),...E(g)]}}};function O(g){return g.
some(({severity:m})=>m==="error")}function E({invocation:g}){const m=g?.operands[0],A=g&&b(g,R["1.94"]);return m===void 0||
A?[]:[(0,v().finding)("validator-empty-folder",{script:m.text},{span:m.span})]}function $(g){if(g===void 0)return[];const{
flag:m=""}=g.args;return[(0,v().finding)("validator-newer",{refused:String(m)},g.span&&{span:g.span})]}function b({flags:g},{
information:m}){return g.some(({name:A})=>m.has(A))}function T(g,m){const{words:A,invocation:o,command:s}=g,[e,...n]=A;if(e===
void 0)return[];if(e.text!=="node")return[(0,v().finding)("validator-program",{program:e.text},{span:e.span})];const r=n.
filter(({text:c})=>m.refused.test(c)).map(({text:c,span:f})=>{const p=o?.operands[0],y=p&&p.span.start<f.start?"script":
"node";return(0,v().finding)("validator-flag",{flag:c,of:y},{span:f})});r.push(...u(o,m),...h(s,m));const d=o!==void 0&&
b(o,m),t=o?.flags.some(({name:c})=>c==="--test")===!0;return(o?.operands[0]===void 0||t)&&!d&&r.push((0,v().finding)("va\
lidator-script",{},{span:e.span})),r}function u(g,{options:m,information:A}){if(g===void 0||m===void 0)return[];const{flags:o,
operands:s}=g,[e]=o;if(o.length===1&&s.length===0&&A.has(e?.name??""))return[];const r=({written:d,span:t})=>(0,v().finding)(
"validator-flag",{flag:d,of:"node"},{span:t});return o.filter(({name:d})=>!m.has(d)).map(r)}function h(g,{text:m}){const A=m?.
exec(g);if(!A)return[];const o={start:A.index,end:A.index+A[0].length};return[(0,v().finding)("validator-flag",{flag:A[0],
of:"node"},{span:o})]}}),16455:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.editOf=$,i.withEdit=E,i.withEdits=
O;function v(){const u=l(82606);return v=function(){return u},u}function S(){const u=l(67180);return S=function(){return u},
u}function R(){const u=l(70023);return R=function(){return u},u}const I=new Set(["checks-syntax-only","npm-script-missin\
g","only-prints","target-missing","workspace-missing"]);async function O(u,h,g){if(u.every(({verdict:s})=>s==="allow"))return u;
const m=u.map(({reading:s})=>s.command),A=new(R()).ScriptStore(h),o=g?await(0,v().fixList)(m,A):[];return Promise.all(u.
map(async(s,e)=>{const{command:n}=s.reading;if(s.verdict==="allow"||n.length>v().LONGEST)return s;const r=o[e];return r?.
kind==="fixed"?T(s,$(n,r,A),A.judge):b(s,h)}))}async function E(u,h){const[g=u]=await O([u],h,!1);return g}function $(u,{
commands:h,scripts:g},m){const A=g.map(o=>m.pathOf(o)).flatMap(o=>{const s=m.textOf(o);return s===void 0?[]:[{path:o,text:s}]});
return{old:u,new:h,...A.length>0&&{files:A},fix:!0}}async function b(u,h){const{command:g}=u.reading,m=new(R()).ScriptStore(
h),A=await(0,v().rewriteCommand)(g,m,{rewrites:S().SUGGESTIONS,accepts:({findings:o})=>!o.some(({rule:s})=>I.has(s))});return A.
kind!=="fixed"?u:T(u,{...$(g,A,m),fix:!1},m.judge)}async function T(u,h,g){const{findings:m,verdict:A}=u,o=await Promise.
all(h.new.map(t=>g.command(t)));if(o.some(t=>t.verdict==="block"))return u;const s=new Set(m.map(({rule:t})=>t)),e=o.flatMap(
t=>t.findings).flatMap(({rule:t,severity:a})=>a==="notice"?[]:t),n=e.some(t=>!s.has(t));if(A==="warn"&&n)return u;const r=({
rule:t,severity:a})=>A==="block"?a==="error":!e.includes(t),d=m.find(r);return d===void 0?u:{...u,findings:m.map(t=>t===
d?{...t,edit:h}:t)}}}),82170:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.isGlobalUnderEval=o,i.readMentions=
b;function v(){const e=l(76188);return v=function(){return e},e}const S=new Set(`assert async_hooks buffer child_process\
 cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),R=new Set("child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".
split(" ")),I=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,O={MemberExpression:["property"],Property:[
"key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:[
"label"],ImportSpecifier:["imported"],ExportSpecifier:["exported"],MetaProperty:["meta","property"]},E=new Set(["module",
"eval","Function","global","globalThis"]),$=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function b(e){
const n=new Set,r=[];let d=!1,t=!1,a=!1,c;for(const f of(0,v().walk)(e)){c??=g(f);const{node:p}=f;a||=T(p),h(f)&&(n.add(
f.node.name),d||=f.node.name==="require"&&!s(f));const y="source"in p?p.source:void 0;m(y)?(t||=!A(y.value),/^\.{0,2}\//.
test(String(y.value))&&r.push({specifier:String(y.value),start:y.start,end:y.end})):p.type==="ImportExpression"&&(c??="i\
mport() of a computed name")}return{names:n,imports:r,requiresFiles:d,loadsCode:t||d,reachesOut:a||t||d,onlyUnderEval:c}}
function T(e){const n=e.type==="Identifier"&&"name"in e?e.name:u(e);return typeof n!="string"?!1:R.has(n.replace(/^node:/,
"").split("/")[0]??"")||I.test(n)}function u(e){return m(e)?e.value:void 0}function h(e){const{node:n,parent:r,key:d}=e;
return n.type!=="Identifier"?!1:r!==void 0&&"computed"in r&&r.computed===!0||O[r?.type??""]?.includes(d)!==!0}function g(e){
const{node:n,hasOwnThis:r}=e;if(n.type==="ThisExpression"&&!r)return"this";if(n.type==="MetaProperty"&&n.meta.name==="im\
port")return"import.meta";if(h(e)){const{name:c}=e.node;if(E.has(c)||$.has(c)||c==="arguments"&&!r)return c}if(n.type!==
"MemberExpression")return;const{object:d,property:t}=n;return t.type!=="Identifier"?void 0:$.has(t.name)?t.name:d.type===
"Identifier"&&d.name==="require"&&t.name==="main"?"require.main":void 0}function m(e){return typeof e=="object"&&e!==null&&
"type"in e&&e.type==="Literal"}function A(e){return typeof e=="string"&&S.has(e.replace(/^node:/,""))}function o(e){return S.
has(e)&&!["console","module","process"].includes(e)}function s({parent:e,key:n}){if(e?.type!=="CallExpression"||n!=="cal\
lee")return!1;const[r]=e.arguments;return m(r)&&A(r.value)}}),28812:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.moveCode=i.keepInnerQuotes=void 0;function v(){const k=l(76760);return v=function(){return k},k}function S(){const k=l(
76188);return S=function(){return k},k}function R(){const k=l(44670);return R=function(){return k},k}function I(){const k=l(
38206);return I=function(){return k},k}function O(){const k=l(78816);return O=function(){return k},k}function E(){const k=l(
710);return E=function(){return k},k}function $(){const k=l(70023);return $=function(){return k},k}function b(){const k=l(
82170);return b=function(){return k},k}const T=async(k,C)=>{const N=y(k);if(N===void 0||"reason"in N)return N;const M=o(
N.evaluation);if("reason"in M)return M;const x=await C.place(M.script);return x===void 0?{reason:O().reasons.noPlace($().
SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[N.evaluation.withScript(x)],scripts:[x]}};i.moveCode=T;const u=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
h=/[$`\\]/,g=k=>{const[,C="",N="",M=""]=u.exec(k.command)??[];if(!M.includes(N)||h.test(M))return;const x=y(k);if(x===void 0||
"reason"in x)return;const{code:L,sourceType:F}=x.evaluation;if(!((0,S().parseCode)(L,F)||(0,S().parseCode)(L,"module"))&&
(0,S().parseCode)(M,F)!==void 0)return{step:"inner quotes kept",commands:[`${C} ${(0,I().singleQuoted)(M)}`]}};i.keepInnerQuotes=
g;const m=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,A="// The code of a \
`node -e` validation command, moved here by `gene-gate fix`.\n";function o(k){const{code:C,sourceType:N,prints:M}=k,x=(0,S().
parseCode)(C,N);if(x===void 0)return{reason:N==="script"&&(0,S().parseCode)(C,"module")!==void 0?O().reasons.moduleUnclear():
O().reasons.codeNotParsed()};if(m.test(C))return{reason:O().reasons.cannotFail()};const L=(0,b().readMentions)(x),F=s.find(
U=>e(k,U,L))??L.onlyUnderEval;if(F!==void 0)return{reason:O().reasons.onlyUnderEval(F)};if(!L.reachesOut)return{reason:O().
reasons.checksNothing()};const D=M?a(C,x,L.imports.length>0):t(C,L.imports);if(D===void 0)return{reason:O().reasons.printsStatement()};
const W=N==="module"?"mjs":"cjs",G=[...n(x),...r(k,L)],B=`${A}${G.map(U=>`${U}
`).join("")}
${D.trimEnd()}
`;return(0,S().parseCode)(B,N)===void 0?{reason:O().reasons.codeNotParsed()}:{script:{name:"eval",text:B,extension:W}}}const s=[
"require","exports","__filename","__dirname"];function e({code:k,sourceType:C},N,{names:M}){return M.has(N)&&(0,S().parseCode)(
`let ${N};
${k}`,C)===void 0}function n({body:k}){return k.flatMap(C=>C.type==="ExpressionStatement"&&C.directive==="use strict"?["\
'use strict';"]:[])}function r(k,C){const{code:N,sourceType:M}=k,{names:x,requiresFiles:L,loadsCode:F}=C,D=M==="module",
G=[...x].filter(U=>(0,b().isGlobalUnderEval)(U)&&!e(k,U,C)).sort().map(U=>D?`import ${U} from 'node:${U}';`:`let ${U} = \
require('node:${U}');`),B=[["__dirname","."],["__filename","[eval]"]].flatMap(([U="",z])=>x.has(U)?[`${U} = '${z}';`]:[]);
return[...G,...!D&&L?["// Modules are found from the working directory.",d]:[],...D?[]:B,...F||N.includes("argv")?["// W\
ith `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const d="require = require('node:modu\
le').createRequire(process.cwd() + '/');";function t(k,C){let N="",M=0;for(const x of C.toSorted((L,F)=>L.start-F.start)){
const L=x.specifier.startsWith("/")?x.specifier:v().posix.join(v().posix.relative($().SCRIPT_FOLDER,"."),x.specifier);N+=
k.slice(M,x.start)+JSON.stringify(L),M=x.end}return N+k.slice(M)}function a(k,C,N){const M=C.body.at(-1);if(M?.type!=="E\
xpressionStatement"||N)return;const x=k.slice(M.start,M.end).replace(/;$/,""),L=M.expression.type==="SequenceExpression"?
`(${x})`:x;return`${k.slice(0,M.start)}console.log(${L});${k.slice(M.end)}`}const c=["line-break","blank-padding","marku\
p-injection"],f=new Set(["--eval","--print"]),p=/strip-types|transform-types|detect-module|^--test/;function y(k){const{
invocation:C,command:N,assignments:M}=k;if(C?.program!=="node")return;const x=C.flags.filter(({name:H})=>f.has(H));if(x.
length===0)return;if(!P(k))return{reason:O().reasons.codeChangedByShell()};const[L,...F]=x.filter(({value:H})=>H!==void 0);
if(L?.value===void 0||F.length>0)return{reason:O().reasons.severalCodes()};const D=C.flags.filter(({name:H})=>H==="--inp\
ut-type"),W=C.flags.filter(H=>!x.includes(H)&&!D.includes(H)),G=[...W.filter(H=>!w(H)),...D.filter(j)][0];if(G!==void 0)
return{reason:O().reasons.otherFlag(G.written)};const B=({start:H,end:J})=>N.slice(H,J),U=C.passthrough.at(-1),z=C.passthrough.
slice(0,1).map(({span:H})=>B({start:H.start,end:U?.span.end??H.end})),K=[...M.map(({span:H})=>B(H)),"node"];return{evaluation:{
code:L.value,prints:x.some(({name:H})=>H==="--print"),sourceType:D.at(-1)?.value==="module"?"module":"script",withScript:H=>[
...K,...W.map(({span:J})=>B(J)),H,...z].join(" ")}}}function P(k){const{command:C,words:N,assignments:M}=k;if((0,E().isAmbiguous)(
k,c))return!1;let x=0;for(const{span:L}of[...M,...N]){if(L.start>x&&!/^[ \t]*$/.test(C.slice(x,L.start)))return!1;x=Math.
max(x,L.end)}return/^[ \t]*$/.test(C.slice(x))}function w({name:k}){return R().NODE_FLAGS.get(k.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!p.test(k)}function j({value:k}){return k!=="module"&&k!=="commonjs"}}),78816:((_,i,l)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.CANNOT_FAIL=void 0,i.reasonOf=E,i.reasons=void 0;function v(){const $=l(13580);return v=function(){
return $},$}function S(){const $=l(95132);return S=function(){return $},$}const R="Write a script by hand and run it wit\
h `node`.",I=i.CANNOT_FAIL="vacuous-code",O=i.reasons={cannotFail:()=>({id:I,message:"The command cannot fail: it only p\
rints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({
id:"code-checks-nothing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"\
Write a script that fails if the gene breaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-pars\
ed",message:"The code is not JavaScript that all supported versions of Node can run.",remedy:"Move the code into a scrip\
t, correct it there, and run it with `node`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node \
reject the code; newer ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`\
."}),codeChangedByShell:()=>({id:"code-changed-by-shell",message:"A shell would change the code before `node` gets it, o\
r it contains hidden characters.",remedy:R}),severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` \
without code, or more than once.",remedy:R}),otherFlag:$=>({id:"flag-beside-code",message:`\`${$}\` changes how \`node\` ru\
ns the code.`,remedy:R}),onlyUnderEval:$=>({id:"only-under-eval",message:`The code uses \`${$}\`, which has another meani\
ng in a script.`,remedy:R}),printsStatement:()=>({id:"prints-statement",message:"`-p` prints the value of a statement, w\
hich a script cannot do.",remedy:R}),dangerous:$=>({id:"dangerous-command",message:`The command ${$}.`,remedy:"Remove th\
e command. A person decides whether the gene needs it."}),noPlace:$=>({id:"no-place-for-script",message:`Scripts cannot \
be added to \`${$}\`: the path is not an ordinary directory.`,remedy:`Make \`${$}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:R}),dangles:($,b)=>({id:"reference-dangles",message:`It names a gene by \`${$}\
\`, which is now \`${b}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"The file would have other errors afterwards, or no fewe\
r findings, so nothing in it is rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"\
The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-do\
ubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audi\
t reports about the file, and run `gene-gate fix` again."})};function E($){return{id:$.rule,title:(0,v().ruleOf)($.rule)?.
title,...(0,S().describe)($)}}}),82606:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.LONGEST=void 0,i.fixList=
h,i.rewriteCommand=E;function v(){const n=l(6163);return v=function(){return n},n}function S(){const n=l(78816);return S=
function(){return n},n}function R(){const n=l(67180);return R=function(){return n},n}const I=6,O=200;async function E(n,r,d={}){
return new $(r,d).rewrite(n,I)}class ${#n;#t;#s;#e=O;constructor(r,{rewrites:d=R().REWRITES,accepts:t=()=>!0}){this.#n=r,
this.#t=d,this.#s=t}async rewrite(r,d){this.#e-=1;const t=await this.#n.judge.command(r),{reading:a,verdict:c,findings:f}=t;
if(c==="allow")return{kind:"fine"};const p=(0,v().dangerIn)(r);if(p!==void 0&&c==="block")return{kind:"left",reason:S().
reasons.dangerous(p)};let y,P;for(const k of d>0&&this.#e>0?this.#t:[]){const C=await k(a,this.#n);if(C===void 0)continue;
if("reason"in C){y??=C.reason;continue}const N=await this.#r(C.commands,d-1),M=T(C,N);if(M.kind==="left")y??=M.reason;else{
if(await this.#o(M))return M;P??=M}}if(P!==void 0)return P;const[w]=f,j=d===I||this.#s(t);return w===void 0||c==="warn"&&
j?{kind:"fine"}:{kind:"left",reason:y??(0,S().reasonOf)(w)}}async#r(r,d){const t=[];for(const a of r){if(t.some(b)||this.#e<=
0)break;t.push(await this.rewrite(a,d))}return t}async#o({commands:r}){return(await Promise.all(r.map(t=>this.#n.judge.command(
t)))).every(({profiles:t})=>t.validator.verdict!=="block")}}function b(n){return n.kind==="left"&&n.reason.id!==S().CANNOT_FAIL}
function T(n,r){const d=r.find(b);if(d!==void 0)return d;const t=r.flatMap((c,f)=>{if(c.kind==="left")return[];const p=n.
commands[f]??"";return c.kind==="fixed"?[c]:[{commands:[p],steps:[],scripts:[]}]}),a=r.find(c=>c.kind==="left");return t.
length===0||r.length<n.commands.length?a??{kind:"left",reason:S().reasons.tooLong()}:{kind:"fixed",commands:t.flatMap(({
commands:c})=>c),steps:[n.step,...a===void 0?[]:["command that only prints removed"],...t.flatMap(({steps:c})=>c)],scripts:[
...n.scripts??[],...t.flatMap(({scripts:c})=>c)]}}const u=i.LONGEST=16*1024;async function h(n,r){const d=[];for(const t of n){
const a=typeof t=="string"&&t.length<=u;d.push(a?await E(t,r):{kind:"fine"})}return m(n,await g(n,d,r))}async function g(n,r,d){
return r.some(e)&&(await Promise.all(r.map(async(a,c)=>{if(a.kind==="fixed")return!0;if(a.kind==="left")return!1;const{findings:f,
verdict:p}=await d.judge.command(n[c]);return p!=="block"&&!f.some(({rule:y})=>y==="only-prints")}))).includes(!0)?r.map(
a=>e(a)?A:a):r}function m(n,r){const d=new Set,t=new Set;return r.map((a,c)=>{const f=n[c];if(a.kind!=="fixed")return d.
add(f),t.has(f)?o:a;const p=a.commands.filter(y=>!d.has(y)&&d.add(y));for(const y of p)t.add(y);return p.length===a.commands.
length?a:{...a,commands:p,steps:[...a.steps,...o.steps]}})}const A=s("command that only prints removed"),o=s("repeated c\
ommand removed");function s(n){return{kind:"fixed",commands:[],steps:[n],scripts:[]}}function e(n){return n.kind==="left"&&
n.reason.id===S().CANNOT_FAIL}}),67180:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.SUGGESTIONS=i.REWRITES=
void 0;function v(){const m=l(28812);return v=function(){return m},m}function S(){const m=l(30038);return S=function(){return m},
m}function R(){const m=l(34395);return R=function(){return m},m}function I(){const m=l(37775);return I=function(){return m},
m}function O(){const m=l(41468);return O=function(){return m},m}function E(){const m=l(77463);return E=function(){return m},
m}function $(){const m=l(71570);return $=function(){return m},m}function b(){const m=l(2137);return b=function(){return m},
m}function T(){const m=l(36309);return T=function(){return m},m}function u(){const m=l(85985);return u=function(){return m},
m}const h=i.REWRITES=[$().trimBlanks,v().keepInnerQuotes,v().moveCode,$().dropRedirection,$().dropUnread,S().enterDirectory,
$().splitConjunction,$().findPrinter,R().testFile,I().dropLauncher,E().nameProgram,E().spellProgram,E().spellSubcommand,
E().writeSlashes,O().makeRelative,S().findRoot,O().findScript],g=i.SUGGESTIONS=[u().writeAscii,u().closeGaps,...h,b().dropPreparation,
T().useWorkspace,b().requireEach,b().dropOutputFile,u().dropRepeatedProgram,T().spellScript,b().passFlag,b().useInstalled,
b().dropFlag,T().useNpm,T().runTasks,T().useNpx,T().useScriptText]}),30038:((_,i,l)=>{Object.defineProperty(i,"__esModul\
e",{value:!0}),i.findRoot=i.enterDirectory=void 0;function v(){const s=l(35736);return v=function(){return s},s}function S(){
const s=l(32854);return S=function(){return s},s}function R(){const s=l(95132);return R=function(){return s},s}function I(){
const s=l(78816);return I=function(){return s},s}function O(){const s=l(41468);return O=function(){return s},s}function E(){
const s=l(71570);return E=function(){return s},s}const $=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,b=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
T=async({command:s},e)=>{const n=g(s);if(n===void 0)return;const{written:r,rest:d}=n;if(d==="")return{reason:I().reasons.
changesDirectory()};const t=await m(r,d,e);return t===""?{step:"path made relative",commands:[d]}:t!==void 0&&await A(t,
d,e)||{reason:I().reasons.changesDirectory()}};i.enterDirectory=T;const u=async({command:s,words:e,problems:n,invocation:r},d)=>{
const{tree:t}=d,a=n.find(w=>(0,R().isProblem)(w,"target-missing"));if(a===void 0||r?.program!=="node"||t===void 0)return;
const{path:c}=a.args,f=(0,O().onlyPlace)(t,c,c.split("/").length),p=f?.endsWith(`/${c}`)?f.slice(0,-c.length-1):void 0;return p===
void 0?void 0:e.slice(2).filter(({text:w})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(w)).some(({text:w})=>!h(t,w)&&h(t,`${p}/${w}`))?
A(p,s,d):void 0};i.findRoot=u;function h(s,e){const n=(0,S().normalise)(e)??"";return["",".js",".cjs",".mjs",".json"].some(
r=>s.stat(n+r)!==void 0)}function g(s){const[,e]=/^\(([^()]*)\)$/.exec(s)??[],n=(e??s).trim(),[r]=(0,E().partsOf)(n),[,d]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.
exec(r?.text??"")??[];if(r===void 0||d===void 0||r.start!==0)return;const[,t=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(
n.slice(r.end))??[];return{written:d,rest:t.trim()}}async function m(s,e,{tree:n,judge:r}){if($.test(s))return"";if(b.test(
s))return(r.terms.cwd??"")===""?"":void 0;const[d]=(0,v().lex)(s).words;if(d===void 0||n===void 0)return;if(!(0,O().isElsewhere)(
d.text)){if((0,v().lex)(s).problems.length>0)return;const p=(0,S().normalise)(d.text);return p===""||p!==void 0&&(0,O().
isDirectory)(n,p)?p:void 0}const t=(0,O().endInTree)(n,d.text,O().isDirectory);if(t!==void 0)return t;const{reading:a,verdict:c}=await r.
command((0,E().conjunctionOf)(e)?.[0]?.text??e),f=a.targets.length>0&&a.targets.every(({path:p})=>p!==void 0);return c!==
"block"&&f?"":void 0}async function A(s,e,n){const r=[],d=[],t=n.judgeIn(s);for(const a of(0,E().conjunctionOf)(e)?.map(
({text:c})=>c)??[e]){const{reading:c,verdict:f}=await t.command(a);if(await(0,E().findPrinter)(c,n)!==void 0)continue;const y=f===
"block"?void 0:o(s,c),P=y&&await n.place(y);if(P===void 0)return;d.push(P),r.push(`node ${P}`)}if(r.length!==0)return{step:"\
directory change moved into a script",commands:r,scripts:d}}function o(s,e){const{argv:n,invocation:r,targets:d,assignments:t}=e,
[a]=d;if(r?.program!=="node"||a?.kind!=="file"||n===null||a.path===void 0)return;const c=t.map(({name:y,value:P})=>`${y}\
: ${JSON.stringify(P)}`),f=c.length===0?"":`
  env: { ...process.env, ${c.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(n.slice(1))}, {
  cwd: ${JSON.stringify(s)},${f}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}}),34395:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.testFile=void 0;function v(){const h=l(
32854);return v=function(){return h},h}function S(){const h=l(78816);return S=function(){return h},h}function R(){const h=l(
70023);return R=function(){return h},h}function I(){const h=l(41468);return I=function(){return h},h}function O(){const h=l(
710);return O=function(){return h},h}const E={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefined","-\
f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"acces\
sSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) === und\
efined"},$={"[":"]","[[":"]]"},b=async(h,g)=>{const m=T(h);if(m===void 0)return;const{tree:A}=g,o=(0,I().isElsewhere)(m.
path)&&A?(0,I().endInTree)(A,m.path,(e,n)=>e.stat(n)!==void 0):(0,v().normalise)(m.path);if(o===void 0||o==="")return;const s=await g.
place(u({...m,path:o}));return s===void 0?{reason:S().reasons.noPlace(R().SCRIPT_FOLDER)}:{step:"file test moved into a \
script",commands:[`node ${s}`],scripts:[s]}};i.testFile=b;function T(h){if((0,O().isAmbiguous)(h,["reserved-word"]))return;
const g=h.words.map(({text:t})=>t),m=g[0]==="!",[A="",...o]=m?g.slice(1):g,s=$[A];if(A!=="test"&&(s===void 0||o.pop()!==
s))return;const e=o[0]==="!",[n="",r,...d]=e?o.slice(1):o;if(!(!Object.hasOwn(E,n)||r===void 0||d.length>0))return{flag:n,
path:r,negated:m!==e}}function u({flag:h,path:g,negated:m}){const A=E[h]??"",o=[...A.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].
flat();return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${m?"! ":""}${h} \u2026\`.
const { ${o.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(g)};

function isTrue() {
  try {
    return ${A};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${m?"1 : 0":"0 : 1"};
`,extension:"cjs"}}}),37775:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.dropLauncher=void 0;function v(){
const u=l(710);return v=function(){return u},u}const S=["reserved-word","unquoted-glob"],R={command:u=>b(u,/^-p$/),env:u=>b(
u,/^--$/),exec:()=>0,gtimeout:T,ionice:u=>b(u,/^-[ct]?\d*$/,/^-[cn]$/),nice:u=>b(u,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,
/^-n$/),nohup:u=>b(u,/^--$/),setsid:u=>b(u,/^-[cfw]+$|^--wait$/),stdbuf:u=>b(u,/^-[ioe].+$/,/^-[ioe]$/),time:u=>b(u,/^-[pv]$/),
timeout:T},I={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,
zsh:/^-[aeilux]*c$/},O=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,E=u=>{const{command:h,words:g}=u,[m,...A]=g;
if(m===void 0||(0,v().isAmbiguous)(u,S))return;const o=m.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),s=Object.
hasOwn(I,o)?$(o,A):void 0;if(s!==void 0)return{step:"launcher removed",commands:[s]};const e=Object.hasOwn(R,o)?R[o]?.(A.
map(({text:d})=>d)):void 0,n=e===void 0?void 0:A[e];return n===void 0?void 0:{step:"launcher removed",commands:[h.slice(
0,m.span.start)+h.slice(n.span.start)]}};i.dropLauncher=E;function $(u,h){const g=I[u];let m=0;for(;O.test(h[m]?.text??"")&&
!g?.test(h[m]?.text??"");)m+=1;if(g?.test(h[m]?.text??"")!==!0)return;const A=h[m+1]?.text.trim();return h.length===m+2&&
A!==""?A:void 0}function b(u,h,g){let m=0;for(;;){const A=u[m]??"";if(g?.test(A))m+=2;else if(h.test(A))m+=1;else return m}}
function T(u){return b(u,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}}),
41468:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.endInTree=o,i.findScript=void 0,i.isDirectory=e,i.isElsewhere=
A,i.isFile=s,i.makeRelative=void 0,i.onlyPlace=r,i.word=d;function v(){const t=l(32854);return v=function(){return t},t}
function S(){const t=l(59542);return S=function(){return t},t}function R(){const t=l(93028);return R=function(){return t},
t}function I(){const t=l(95132);return I=function(){return t},t}function O(){const t=l(38206);return O=function(){return t},
t}function E(){const t=l(710);return E=function(){return t},t}const $=/\.[cm]?[jt]s$/,b=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
T=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,u=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),h=(t,{tree:a})=>{const{command:c,words:f,invocation:p,problems:y}=t;if(p?.program!=="node"||a===
void 0)return;const P=y.filter(({rule:w})=>u.has(w));for(const{text:w,span:j}of f.slice(1)){if(!P.some(({span:{start:M}})=>M>=
j.start&&M<j.end))continue;const k=c.slice(j.start,j.end),C=[w,k].find(A);if(C===void 0||!$.test(C))continue;const N=o(a,
C,s)??r(a,C,2);if(N!==void 0)return{step:"path made relative",commands:[m(t,a,{span:j,path:C,found:N})]}}};i.makeRelative=
h;const g=(t,{tree:a})=>{const{problems:c,invocation:f}=t,p=c.find(j=>(0,I().isProblem)(j,"target-missing"));if(p===void 0||
f?.program!=="node"||a===void 0)return;const{path:y}=p.args;if(!$.test(y))return;const P=o(a,y,s)??r(a,y,1);return P===void 0?
void 0:{step:"script found elsewhere",commands:[m(t,a,{span:p.span,path:y,found:P})]}};i.findScript=g;function m({command:t,
words:a},c,{span:f,path:p,found:y}){const P=p.endsWith(`/${y}`)?p.slice(0,-y.length):void 0,w=({text:k})=>P!==void 0&&k.
startsWith(P)&&c.stat((0,v().normalise)(k.slice(P.length))??"")!==void 0;return a.filter(k=>k.span.start>f.start&&w(k)).
map(k=>({span:k.span,by:k.text.slice(P?.length)})).concat({span:f,by:y}).toSorted((k,C)=>C.span.start-k.span.start).reduce(
(k,C)=>(0,E().replaceSpan)(k,C.span,d(C.by)),t)}function A(t){return T.test(t)||b.test(t)}function o(t,a,c){const f=a.replaceAll(
"\\","/").split("/").filter(p=>p!==""&&p!==".");for(let p=1;p<f.length;p+=1){const y=(0,v().normalise)(f.slice(p).join("\
/"));if(y!==void 0&&y!==""&&c(t,y))return y}}function s(t,a){const c=(0,v().resolveInTree)(t,a);if(c.kind!=="inside")return!1;
const{kind:f,tracked:p}=c.entry;return p&&(0,R().isRegular)(f)}function e(t,a){const c=(0,v().resolveInTree)(t,a);return c.
kind==="inside"&&c.entry.kind==="directory"}const n=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/;function r(t,a,c){const f=a.
split(/[\\/]/).filter(P=>P!==""&&P!=="."&&P!==".."),p=f.at(-1)??"";if(n.test(p)&&c<2)return;const y=(0,S().filesNamed)(t,
p).map(P=>P.path).filter(P=>s(t,P));for(let P=f.length;P>=c;P-=1){const w=`/${f.slice(-P).join("/")}`,j=y.filter(k=>`/${k}`.
endsWith(w));if(j.length>0)return j.length===1?j[0]:void 0}}function d(t){return/^[\w./@-]+$/.test(t)?t:(0,O().singleQuoted)(
t)}}),77463:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.writeSlashes=i.spellSubcommand=i.spellProgram=
i.nameProgram=void 0;function v(){const e=l(10473);return v=function(){return e},e}function S(){const e=l(32854);return S=
function(){return e},e}function R(){const e=l(95132);return R=function(){return e},e}function I(){const e=l(41468);return I=
function(){return e},e}function O(){const e=l(710);return O=function(){return e},e}const E=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
$=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,b=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?$/,
T=async(e,{tree:n})=>{const r=o(e,"program-by-path");if(r===void 0)return;const{program:d}=r.args,[,t]=E.exec(d)??[],a=e.
command.slice(r.span.start,r.span.end);if(t!==void 0)return s(e,r,`npx ${t}`);const[,c]=$.exec(d)??[];return c!==void 0?
s(e,r,c):n!==void 0&&await u(n,d)?s(e,r,`node ${a}`):void 0};i.nameProgram=T;async function u(e,n){const r=(0,S().resolveInTree)(
e,(0,S().normalise)(n)??"");return r.kind!=="inside"||!/\.[cm]?js$/.test(r.path)||!(0,I().isFile)(e,r.path)?!1:b.test(await(0,v().
firstLineOf)(e,r.path))}const h=e=>{const n=o(e,"program-look-alike");return n&&s(e,n,n.args.meant)};i.spellProgram=h;const g=e=>{
const n=o(e,"misspelt-subcommand");return n&&s(e,n,n.args.meant,"subcommand name corrected")};i.spellSubcommand=g;const m=(e,{
tree:n})=>{const r=o(e,"target-not-a-file");if(r?.args.reason==="backslash")return s(e,r,(0,I().word)(A(r.args.path)),"b\
ackslashes replaced");const d=o(e,"target-missing");if(d===void 0||n===void 0)return;const t=A(e.command.slice(d.span.start,
d.span.end));return t.includes("/")&&(0,I().isFile)(n,(0,S().normalise)(t)??"")?s(e,d,(0,I().word)(t),"backslashes repla\
ced"):void 0};i.writeSlashes=m;function A(e){return e.replaceAll("\\","/")}function o({problems:e},n){return e.find(r=>(0,R().
isProblem)(r,n))}function s({command:e},{span:n},r,d="program name corrected"){return{step:d,commands:[(0,O().replaceSpan)(
e,n,r)]}}}),710:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.cutSpan=R,i.isAmbiguous=O,i.replaceSpan=S,
i.suggest=I;function v(){const E=l(13580);return v=function(){return E},E}function S(E,{start:$,end:b},T){return E.slice(
0,$)+T+E.slice(b)}function R(E,{start:$,end:b}){const T=E.slice(0,$).replace(/[ \t]+$/,"");return T===""?E.slice(b).replace(
/^[ \t]+/,""):T+E.slice(b)}function I(...E){return{step:"command suggested",commands:E}}function O({problems:E},$=[]){return E.
some(({rule:b})=>{const{layer:T,severity:u}=(0,v().ruleOf)(b);return T==="syntax"&&u==="error"&&!$.includes(b)})}}),71570:((_,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.conjunctionOf=A,i.findPrinter=i.dropUnread=i.dropRedirection=void 0,i.
partsOf=m,i.trimBlanks=i.splitConjunction=void 0;function v(){const o=l(35736);return v=function(){return o},o}function S(){
const o=l(81413);return S=function(){return o},o}function R(){const o=l(78816);return R=function(){return o},o}function I(){
const o=l(710);return I=function(){return o},o}const O=({command:o})=>{const s=o.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,
"");return s===""||s===o?void 0:{step:"whitespace trimmed",commands:[s]}};i.trimBlanks=O;const E=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
$=({command:o,problems:s})=>{const n=s.some(({rule:r})=>r==="shell-redirection")?o.replace(E,""):o;if(!(n===o||(0,v().lex)(
n).problems.length>0))return{step:"redirection removed",commands:[n]}};i.dropRedirection=$;const b=({command:o,problems:s})=>{
for(const{rule:e,span:n}of s){const r=o.slice(n.end).trim()==="";if(e==="shell-comment"&&!/[\r\n]/.test(o.slice(n.start))||
e==="shell-operator"&&r&&o.slice(n.start,n.end)===";")return{step:"comment removed",commands:[(0,I().cutSpan)(o,n)]};if(e===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,I().replaceSpan)(o,n,"")]}}};i.dropUnread=b;const T=new Set(
["echo","printf","true",":","pwd","date"]),u=o=>T.has(o.words[0]?.text??"")&&!(0,I().isAmbiguous)(o)?{reason:R().reasons.
cannotFail()}:void 0;i.findPrinter=u;const h=/^cd(?:[ \t]|$)/,g=({command:o,problems:s})=>{if(!s.some(({rule:d})=>d==="s\
hell-operator"))return;const e=A(o);if(e===void 0||h.test(o))return;const[n]=e.filter(({text:d})=>h.test(d));return n===
void 0?{step:"split at &&",commands:e.map(({text:d})=>d)}:{step:"split at &&",commands:[...e.slice(0,e.indexOf(n)).map(({
text:d})=>d),o.slice(n.start)]}};i.splitConjunction=g;function m(o){const s=(0,S().readShellText)(o).map(({span:e,separator:n})=>{
const r=o.slice(e.start,e.end),d=e.end-r.trimStart().length,t=r.trim();return{text:t,start:d,end:d+t.length,operator:n.trim()}});
return o.slice(0,s[0]?.start).trim()===""?s:[]}function A(o){const s=m(o),e=s.every(({operator:n},r)=>n===(s[r+1]?"&&":""));
return s.length>1&&e?s:void 0}}),70023:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.ScriptStore=i.SCRIPT_FOLDER=
void 0;function v(){const h=l(77598);return v=function(){return h},h}function S(){const h=l(76760);return S=function(){return h},
h}function R(){const h=l(39491);return R=function(){return h},h}function I(){const h=l(63550);return I=function(){return h},
h}function O(){const h=l(80781);return O=function(){return h},h}function E(){const h=l(93028);return E=function(){return h},
h}const $=i.SCRIPT_FOLDER="scripts/validate",b=[16,64];class T{#n;#t=new Map;#s;#e;#r;constructor(g){const{tree:m,cwd:A=""}=g.
terms;this.#n=m,this.#s=A,this.#e=g,this.#r=m&&(0,O().subTree)(m,A)}get judge(){return this.#e}judgeIn(g){return this.#e.
with({cwd:this.pathOf(g)})}get tree(){return this.#r}pathOf(g){return S().posix.join(this.#s,g)}textOf(g){return this.#t.
get(g)}async place({name:g,text:m,extension:A}){const o=this.#n;if(o===void 0)return;const s=(0,v().createHash)("sha256").
update(m).digest("hex");for(const e of b){const n=`${$}/${g}-${s.slice(0,e)}.${A}`,r=this.pathOf(n);if(!(0,R().foldersAbove)(
r).every(c=>(o.stat(c)?.kind??"directory")==="directory"))return;const t=o.stat(r);if(t===void 0)return this.#o(r,m,o),n;
if((0,E().isRegular)(t.kind)&&t.tracked&&(await o.read(r)).equals(Buffer.from(m)))return n}}#o(g,m,A){if(this.#t.has(g))
return;this.#t.set(g,m);const o=u(A,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:o}),this.#r=(0,O().subTree)(
o,this.#s)}}i.ScriptStore=T;function u(h,g){const m=(0,I().literalTree)(g),A=(o,s)=>[...o,...[...s].filter(({path:e})=>h.
stat(e)===void 0)].sort(R().byEntryPath);return{label:h.label,original:h,stat:o=>h.stat(o)??m.stat(o),readlink:o=>h.readlink(
o),read:(o,s)=>o in g?m.read(o,s):h.read(o,s),list:o=>A(h.list(o),m.list(o)),files:()=>A(h.files(),m.files())}}}),2137:((_,i,l)=>{
Object.defineProperty(i,"__esModule",{value:!0}),i.useInstalled=i.requireEach=i.passFlag=i.dropPreparation=i.dropOutputFile=
i.dropFlag=void 0;function v(){const n=l(95132);return v=function(){return n},n}function S(){const n=l(710);return S=function(){
return n},n}function R(){const n=l(71570);return R=function(){return n},n}const I=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
O=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,E=8,$=({command:n,problems:r})=>{if(!r.some(({rule:a})=>a==="shell-operato\
r"||a==="line-break"))return;const d=(0,R().partsOf)(n);if(d.length===0||d.length>E)return;const t=[];for(const[a,{text:c}]of d.
entries()){const f=d[a-1]?.operator??"",p=f==="||"&&O.test(c),y=/^\|&?$/.test(f)&&I.test(c);if(!(p||y)){if(!/^(?:|&&|[;\n]*)$/.
test(f)||c.startsWith("cd "))return;t.push(c)}}if(/^[&;\s]*$/.test(d.at(-1)?.operator??"")&&!(t.length===0||t.join()===n))
return(0,S().suggest)(...t)};i.requireEach=$;const b=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
T=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,u=({command:n})=>{const r=(0,R().conjunctionOf)(n)?.map(({text:t})=>t),d=r?.filter(
t=>!b.test(t)&&!T.test(t))??[];if(!(r===void 0||d.length===0||d.length===r.length))return(0,S().suggest)(...d)};i.dropPreparation=
u;const h=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,g=({command:n,problems:r})=>{if(!r.
some(({rule:t})=>t==="shell-redirection"))return;const d=n.replace(h,"");return d===n?void 0:(0,S().suggest)(d)};i.dropOutputFile=
g;const m=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),A=n=>{const{command:r,problems:d,invocation:t}=n;for(const{rule:a,
span:c}of d){if(!m.has(a)||r[c.start]!=="-")continue;const f=r.slice(c.start,c.end),p=r.slice(c.end).trimStart(),y=!/[=\s]/.
test(f)&&p!==""&&!p.startsWith("-"),P=t?.flags.some(j=>j.span.start===c.start)===!0,w=o.test(f)&&!/^(["']?)(?:true|false)\1(?:\s|$)/.
test(p);if(!(y&&!P&&!w))return(0,S().suggest)((0,S().cutSpan)(r,c))}};i.dropFlag=A;const o=/^-(?:w|-(?:watch(?:-?all)?|no-verify|fix|write|update|open|ui|passWithNoTests|pass-with-no-tests))$/i,
s=({command:n,problems:r,invocation:d})=>{const t=r.find(p=>(0,v().isProblem)(p,"flag-before-separator")),a=d===void 0||
d.passthrough.length>0;if(t===void 0||a)return;const c=(0,S().cutSpan)(n,t.span),f=n.slice(t.span.start,t.span.end);return(0,S().
suggest)(`${c.trimEnd()} -- ${f}`)};i.passFlag=s;const e=({command:n,words:r,problems:d,invocation:t})=>{if(!d.some(({rule:p})=>p===
"downloads")||t?.program!=="npx")return;const c=r.slice(1).find(({text:p})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(
p));if(c===void 0)return;const f=c.text.slice(0,c.text.lastIndexOf("@"));return(0,S().suggest)((0,S().replaceSpan)(n,c.span,
f))};i.useInstalled=e}),36309:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.useWorkspace=i.useScriptText=
i.useNpx=i.useNpm=i.spellScript=i.runTasks=void 0;function v(){const f=l(28940);return v=function(){return f},f}function S(){
const f=l(35736);return S=function(){return f},f}function R(){const f=l(59867);return R=function(){return f},f}function I(){
const f=l(95598);return I=function(){return f},f}function O(){const f=l(47668);return O=function(){return f},f}function E(){
const f=l(77251);return E=function(){return f},f}function $(){const f=l(95132);return $=function(){return f},f}function b(){
const f=l(710);return b=function(){return f},f}const T=new Set(["test","start","stop","restart"]),u=new Set(["pnpm","yar\
n","bun","npm"]),h=async({command:f,problems:p,words:y,invocation:P},w)=>{if(P?.program!=="npm")return;const j=await s(w),
k=p.find(D=>(0,$().isProblem)(D,"npm-script-missing"));if(k!==void 0){const D=e(k.args.script,j),W=y.find(({text:G})=>G===
k.args.script);return D===void 0||W===void 0?void 0:(0,b().suggest)((0,b().replaceSpan)(f,W.span,D))}const C=p.find(D=>(0,$().
isProblem)(D,"unknown-subcommand"));if(C===void 0)return;const{subcommand:N,meant:M}=C.args,x=M===""?e(N,[...T]):M,L=[...j.
includes(N)?[`run ${N}`]:[],...x===void 0?[]:[x]],[F]=L;return F===void 0?void 0:(0,b().suggest)((0,b().replaceSpan)(f,C.
span,F))};i.spellScript=h;const g=async({command:f,words:p,problems:y},P)=>{const w=y.some(({rule:L})=>L==="program-not-\
allowed"),[j,k,C]=p;if(!w||j===void 0||k===void 0||!u.has(j.text)||j.text==="bun"&&/^(?:test|build)$/.test(k.text))return;
const N=k.text==="run"?C:k;if(N===void 0||!(await s(P)).includes(N.text))return;const M=T.has(N.text)?N.text:`run ${N.text}`,
x=f.slice(N.span.end).trim();return(0,b().suggest)(`npm ${M}${x===""?"":` -- ${x}`}`)};i.useNpm=g;const m=({command:f,words:p,
problems:y},{tree:P})=>{const w=y.find(({rule:L})=>L==="program-not-allowed"),[j,k,C]=p;if(w===void 0||j===void 0||P===void 0)
return;const N=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(j.text),M=/^(?:exec|dlx|x)$/.test(k?.text??"")?C:k,x=N?/^(?:bunx|pnpx)$/.
test(j.text)?k:M:j;return x===void 0||!/^[a-z][\w.-]*$/.test(x.text)?void 0:(0,b().suggest)(`npx ${f.slice(x.span.start)}`)};
i.useNpx=m;const A=({command:f})=>{const[,p,y]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(f)??[];if(p===
void 0||y===void 0)return;const[,P=y,w=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(y.trim())??[];return(0,b().suggest)(`${P}\
 -w ${p.replace(/\/$/,"")}${w}`)};i.useWorkspace=A;const o=({targets:f,invocation:p,argv:y},{judge:P})=>{if(P.terms.policy.
profile!=="validator"||p?.program!=="npm"||y===null||p.flags.length>0)return;const w=f.filter(({kind:k})=>k==="npm_scrip\
t"),[j]=w;if(!(w.length!==1||j?.script===void 0||p.passthrough.length>0))return(0,b().suggest)(j.script)};i.useScriptText=
o;async function s({tree:f}){return[...(f&&await(0,R().usablePackageJson)(f,""))?.scripts.keys()??[]]}function e(f,p){if(p.
length===0||f.length>100)return;const y=(0,v().closest)(f,p);return(0,v().distance)(f,y)<=Math.ceil(f.length/3)?y:void 0}
const n=/^[\w@./-]+$/,r=async(f,{tree:p})=>{if(p===void 0)return;const y=await d(f,p);if(y!==void 0)return y;const P=t(f);
if(P===void 0||P.length===0)return;const w=[];for(const j of P){const k=await c(p,j);if(k===void 0)return;const C=j==="t\
est"?"npm test":`npm run ${j}`;k.length>0&&w.push(`${C}${k.map(N=>` -w ${N}`).join("")}`)}return w.length===0?void 0:(0,b().
suggest)(...w)};i.runTasks=r;async function d({targets:f},p){const[y]=f.filter(({kind:j,via:k})=>j==="npm_script"&&k===void 0);
if(y?.script!=="wireit")return;const P={tree:p,directory:"",via:y.name??""},w=(await(0,I().startedByWireit)(P)).map(({directory:j,
script:k,body:C})=>C!==void 0?C:`npm run ${k}${j===""?"":` --prefix ${j}`}`);return w.length===0?void 0:(0,b().suggest)(
...w)}function t({words:f,problems:p,targets:y,invocation:P}){if(p.some(M=>(0,$().isProblem)(M,"runs-tasks"))&&P?.program===
"npx")return a(f.slice(1));const j=y.filter(({kind:M,via:x})=>M==="npm_script"&&x===void 0),[k]=j,{script:C=""}=k??{},N=(0,S().
lex)(C);return j.length===1&&N.problems.length===0?a(N.words):void 0}function a([f,...p]){return f&&(0,E().tasksOf)(f.text,
p)}async function c(f,p){const y=await(0,R().usablePackageJson)(f,"");if(y===void 0)return;const P=await(0,O().listWorkspaces)(
f,y);if(!Array.isArray(P))return;const w=[];for(const{name:j,directory:k}of P)if((await(0,R().usablePackageJson)(f,k))?.
scripts.has(p)){if(!n.test(j))return;w.push(j)}return w}}),85985:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.writeAscii=i.dropRepeatedProgram=i.closeGaps=void 0;function v(){const u=l(11970);return v=function(){return u},u}function S(){
const u=l(710);return S=function(){return u},u}const R=new Set(["bidirectional-character","compatibility-character","con\
trol-character","invisible-character","lone-surrogate","look-alike-letters","non-ascii-unquoted","nul-character"]),I=new Map(
[['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
["...","\u2026"]].flatMap(([u="",h=""])=>[...h].map(g=>[g,u]))),O=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,E=({command:u,
problems:h})=>{if(!h.some(({rule:A})=>R.has(A)))return;const m=[...u.replace(O,"$1--")].map($).join("").replace(/ {2,}/g,
" ").trim();return m===u?void 0:(0,S().suggest)(m)};i.writeAscii=E;function $(u){return/^[\x20-\x7e\t\r\n]$/.test(u)?u:/^\p{Zs}$/u.
test(u)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(u)?"":I.get(u)??v().LOOK_ALIKE.get(u)??u.normalize("N\
FKC")}const b=({command:u,problems:h})=>{const[g]=h.filter(({rule:m})=>m==="blank-padding");if(g!==void 0)return(0,S().suggest)(
u.replace(/[ \t]{2,}/g," ").trim())};i.closeGaps=b;const T=({command:u,words:h})=>{const[g,m,A]=h;if(g===void 0||m?.text!==
g.text||A===void 0)return;const o={start:m.span.start,end:A.span.start};return(0,S().suggest)((0,S().replaceSpan)(u,o,""))};
i.dropRepeatedProgram=T}),37075:((_,i,l)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.causeOf=O,i.identityOf=R,i.
idsOf=I;function v(){const u=l(77598);return v=function(){return u},u}function S(){const u=l(13580);return S=function(){
return u},u}function R(u){const{rule:h,subject:g,location:m,args:A}=u,o=g&&[g.type,g.id,g.command];return T([h,o??m?.path,
$(h,A)])}function I(u){const h=new Map;return new Map(u.map(g=>{const m=R(g),A=(h.get(m)??0)+1;return h.set(m,A),[g,A===
1?m:`${m}:${A}`]}))}function O(u){const{rule:h,subject:g,location:m,args:A}=u,{cause:o,instance:s=[]}=(0,S().ruleOf)(h);
if(o)return T([o(A)]);const e=new Set([...Object.values(g??{}),m?.path]),n=$(h,A).filter(([r,d])=>!E.has(r)&&!s.includes(
r)&&!e.has(d));return T([h,n])}const E=new Set(["path","paths","via","value","written"]);function $(u,h){const{counted:g=[]}=(0,S().
ruleOf)(u);return Object.keys(h).sort().flatMap(A=>{const o=h[A];return o===void 0||typeof o=="number"?[]:[[A,g.includes(
A)?b(o):o]]})}function b(u){return typeof u=="boolean"?u:typeof u=="string"?u.replace(/\d+/g,"#"):u.map(h=>h.replace(/\d+/g,
"#"))}function T(u){return(0,v().hash)("sha256",JSON.stringify(u))}}),24551:((_,i,l)=>{l.r(i),l.d(i,{parse:()=>v.qg});var v=l(
54559)}),80401:((_,i,l)=>{l.r(i),l.d(i,{FILE_HEADERS_ONLY:()=>v.jr,createTwoFilesPatch:()=>v.ss,diffLines:()=>S.Pp,formatPatch:()=>v.
Gu,parsePatch:()=>R.i,structuredPatch:()=>v.YB});var v=l(94112),S=l(37073),R=l(73857)})};
