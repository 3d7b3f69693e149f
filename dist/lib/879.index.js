"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.compareEntries=S,s.isSameFile=g;function b(){const u=p(59490);return b=function(){return u},u}function w(){const u=p(92599);
return w=function(){return u},u}async function S(u,o,a,n){const{earlier:m,removed:c}=y(o,a),f=a.map(async l=>{const i=m.
get(l),e=i?.event===l.event&&i.content===l.content,t=i?await(0,w().runsOf)(i,u,n.baseTree):[],r=await(0,w().runsOf)(l,u,
n.tree),d=await Promise.all(r.map(async A=>{const _=t.find($=>k($,A)),E=_===void 0?e:_.text!==A.text,C=await T(A,n)??(E?
"edited":void 0);return C===void 0?A:{...A,change:C}}));return e?t.some(A=>!r.some(_=>k(A,_)))||d.some(({change:A})=>A!==
void 0)?[{state:"script_changed",entry:l,targets:d}]:[]:[{state:i?"changed":"new",entry:l,targets:d}]});return[...(await Promise.
all(f)).flat(),...c.map(l=>({state:"removed",entry:l,targets:[]}))]}function k(u,o){return u.kind===o.kind&&u.name===o.name}
async function T({kind:u,name:o},a){if(u!=="file")return;const n=a.baseTree.stat(o);return n===void 0?"added":await g(n,
a.tree.stat(o),a)?void 0:"edited"}async function g(u,o,{baseTree:a,tree:n}){return u===void 0||o===void 0?u===o:u.kind!==
o.kind?!1:u.oid!==void 0?u.oid===o.oid:(await a.read(u.path)).equals(await n.read(o.path))}const O=[({event:u,content:o})=>JSON.
stringify([u,o]),({event:u})=>u,({content:u})=>u];function y(u,o){const a=new Map;let n=u;for(const m of O){const c=(0,b().
groupBy)(n,m);for(const f of o){const l=a.has(f)?void 0:c.get(m(f))?.shift();l&&a.set(f,l)}n=[...c.values()].flat()}return{
earlier:a,removed:n}}},99668:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=u,s.agentFilesIn=
o;function b(){const n=p(76760);return b=function(){return n},n}function w(){const n=p(18744);return w=function(){return n},
n}function S(){const n=p(32854);return S=function(){return n},n}function k(){const n=p(93028);return k=function(){return n},
n}function T(){const n=p(93953);return T=function(){return n},n}const g=T().AGENT_FORMATS.flatMap(n=>n.files.map(m=>({format:n,
file:m}))),O=g.map(({format:n,file:m})=>{const c=m.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${c}$`,"is")}}),y=new Set(g.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function u(n){
for(const{format:m,pattern:c}of O){const f=c.exec(n);if(f)return{path:n,format:m,root:f[1]??""}}}function o(n,{agent_files:{
level:m,include:c,exclude:f}}){if(m==="off")return[];const l=[...n.files()].flatMap(({path:t,kind:r})=>r==="symlink"&&y.
has(b().posix.basename(t).toLowerCase())?[t,...a(n,t)]:t),[i,e]=[(0,w().pathTest)(c),(0,w().pathTest)(f)];return[...new Set(
l)].flatMap(t=>{const r=u(t);if(r===void 0||!i(t)||e(t))return[];const d=(0,S().resolveInTree)(n,t);if(d.kind==="missing")
return[];const h=d.kind==="inside"?d.entry:void 0;return h===void 0||(0,k().isRegular)(h.kind)?[{...r,entry:h}]:[]})}function a(n,m){
const c=(0,S().resolveInTree)(n,m);return c.kind!=="inside"||c.entry.kind!=="directory"?[]:n.list(c.path).flatMap(({path:f,
kind:l})=>{const i=`${m}/${b().posix.basename(f)}`;return l!=="directory"?[i]:n.list(f).map(e=>`${i}/${b().posix.basename(
e.path)}`)})}},93953:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_FORMATS=void 0;const p={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},b={at:"mcpServers/*",form:"server",event:"MCP server {0}"},w=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function S(T,g=""){return T.split(" ").map(O=>({at:O,form:"command",event:O+g}))}const k=s.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[p,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...S("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:w},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[p]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
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
ent/setup",verified:!1,places:[...S("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[p]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[p,b,...S("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...S("initializeCommand"," (on the host)"),...S("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(D,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.judgeAgentFiles=y,s.judgeWholeFile=a;function b(){const e=p(23678);return b=function(){return e},
e}function w(){const e=p(95132);return w=function(){return e},e}function S(){const e=p(97034);return S=function(){return e},
e}function k(){const e=p(99668);return k=function(){return e},e}function T(){const e=p(12195);return T=function(){return e},
e}function g(){const e=p(12792);return g=function(){return e},e}function O(){const e=p(92599);return O=function(){return e},
e}async function y(e,t,r){const d=E=>new Map((0,k().agentFilesIn)(E,t).map(C=>[C.path,C])),[h,P]=[d(e.baseTree),d(e.tree)],
A=[...new Set([...h.keys(),...P.keys()])].sort(),{level:_}=t.agent_files;return r.all(A,async E=>{const[C,$]=[h.get(E),P.
get(E)];try{return await u(C,$,e,_)}catch(v){const R={path:E,line:1,column:1},M=[(0,w().notJudged)(`the file \`${E}\``,v,
{location:R})],N=$??C;return N&&{file:{...N,entries:[],secrets:[]},entries:[],findings:M}}}).then(E=>E.filter(C=>C!==void 0))}
async function u(e,t,r,d){const h=e&&await o(r.baseTree,e),P=t&&await o(r.tree,t),A=P??h;if(A===void 0)return;const _=new Set(
h?.secrets.map(({value:L})=>L)),E=P?.secrets.filter(({value:L})=>!_.has(L))??[],C=e&&t&&await(0,S().isSameFile)(e.entry,
t.entry,r),$=[...P?.broken&&!C?[P.broken]:[],...E.map(L=>L.finding)],v=P?.broken?[]:await(0,S().compareEntries)(A,h?.entries??
[],P?.entries??[],r),R=await n({file:A,entries:v,findings:$},r.tree,d);if(R.entries.length===0&&R.findings.length===0)return;
if(d!=="approve"||!R.findings.some(f))return R;const M=R.entries.filter(({findings:L})=>L.some(f)),N={path:A.path,events:M.
map(({entry:L})=>L.event)},I={path:A.path,line:1,column:1},j=(0,w().finding)("agent-files-unapproved",N,{location:I});return{
...R,findings:[...R.findings,j]}}async function o(e,{entry:t,...r}){return t===void 0?(0,g().unreadFile)(r,"it is a syml\
ink that leads to no file here"):(t.size??0)>g().MAX_BYTES?(0,g().unreadFile)(r,`it has more than ${g().MAX_BYTES} bytes`):
(0,g().readAgentFile)(r,await e.read(t.path))}async function a(e,t,r){const d=await Promise.all(e.entries.map(async A=>({
entry:A,targets:await(0,O().runsOf)(A,e,t)}))),h=e.secrets.map(A=>A.finding),P=e.broken?[e.broken]:h;return n({file:e,entries:d,
findings:P},t,r)}async function n({file:e,entries:t,findings:r},d,h){const P=E=>E.map(C=>c(C,e,h)),A=await Promise.all(t.
map(async E=>({...E,findings:P(await l(E,e,d))}))),_=[...P(r),...A.flatMap(E=>E.findings)];return{file:e,entries:A,findings:_}}
const m=new Set(["agent-runs-download","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function c(e,{
format:t},r){return!t.verified&&e.rule!=="file-too-large"?{...e,severity:"notice"}:r==="error"&&m.has(e.rule)?{...e,severity:"\
error"}:e}function f({severity:e}){return e!=="notice"}async function l({state:e,entry:t,targets:r},{format:{tool:d}},h){
if(e==="removed")return[];const{event:P,shown:A,form:_,location:E,isHidden:C}=t,$={tool:d,event:P,command:A,state:e??""},
v={location:E},R=e!=="script_changed",M=r.some(({kind:H,change:U})=>H==="download"&&(R||U!==void 0)),N=r.filter(({change:H})=>e===
void 0||H!==void 0),I=[];M&&I.push((0,w().finding)("agent-runs-download",$,v)),R&&C&&I.push((0,w().finding)("agent-task-\
hidden",$,v));for(const{kind:H,name:U}of N){const W=H==="file"&&h?await(0,b().whyUnreadable)(h,U):void 0;W&&I.push((0,w().
finding)("agent-script-unreadable",{...$,script:U,why:W},v))}if(I.length>0)return I;if(_==="setting"&&r.length===0)return[
(0,w().finding)("agent-setting-changed",{tool:d,event:P,command:A},v)];if(!R){const H=N.map(({name:U})=>U);return[(0,w().
finding)("agent-script-changed",{tool:d,event:P,scripts:H},v)]}const L=_==="server"&&r.length>0&&r.every(i)?"notice":"wa\
rning",F=(0,T().meansOf)(r);return[(0,w().finding)("agent-command-changed",{...$,means:F},{...v,severity:L})]}function i({
kind:e,name:t}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(t)}},12195:function(D,s,p){Object.
defineProperty(s,"__esModule",{value:!0}),s.meansOf=T;function b(){const g=p(97018);return b=function(){return g},g}function w(){
const g=p(36773);return w=function(){return g},g}const S={file:({name:g,change:O})=>`it runs \`${g}\`${O===void 0?"":`, \
which this change ${O==="added"?"adds":"edits"}`}`,npm_script:({name:g,change:O})=>`it runs the script \`${g}\` of packag\
e.json${O?", which this change edits":""}`,missing:({name:g})=>`it runs \`${g}\`, which is not in the commit`,outside:({
name:g})=>`it runs \`${g}\`, which is outside of the repository`,package:({name:g,isExact:O})=>O?`it fetches \`${g}\``:`\
it fetches \`${g}\` without an exact version`,inline:({name:g})=>`it has code for \`${g}\` in one line`,download:({name:g})=>g,
address:({name:g})=>`it connects to \`${g}\``,program:()=>{},unread:({name:g})=>`it could not be read: ${g}`},k=4;function T(g){
const O=g.flatMap(u=>{const o=(0,b().redact)(u.name).text;return S[u.kind]({...u,name:o})??[]}),y=g.filter(({kind:u})=>u===
"program").map(({name:u})=>u);return O.length===0&&y.length>0?[`it runs ${(0,w().inCode)(y.slice(0,k))} of the machine`]:
O.length>k?[...O.slice(0,k),`and ${O.length-k} more`]:O}},12792:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.MAX_BYTES=void 0,s.readAgentFile=o,s.unreadFile=a;function b(){const v=p(23404);return b=function(){return v},v}function w(){
const v=p(16111);return w=function(){return v},v}function S(){const v=p(94534);return S=function(){return v},v}function k(){
const v=p(3463);return k=function(){return v},v}function T(){const v=p(97018);return T=function(){return v},v}function g(){
const v=p(95132);return g=function(){return v},v}function O(){const v=p(23213);return O=function(){return v},v}const y=s.
MAX_BYTES=1024*1024,u=1e3;function o(v,R){const{text:M,complete:N}=(0,S().decodeUtf8)(R),I=new(S()).Source(v.path,M),j=(L,F=0)=>a(
v,L,I,F);if(!N)return j("it is not UTF-8",M.length);try{const L=[],F=(0,w().parseTree)(M,L,{allowTrailingComma:!0}),[H]=L;
if(H!==void 0)return j(n((0,w().printParseErrorCode)(H.error)),H.offset);if(F===void 0)return j("it is empty");const U=m(
F,v.format);if(U.length>u){const G={detail:`more than ${u} commands`},z=(0,g().finding)("file-too-large",G,{location:I.location(
0)});return{...v,entries:[],secrets:[],broken:z}}const W=U.map(G=>t(G,I));return{...v,entries:W,secrets:E(I)}}catch(L){if(!(L instanceof
RangeError))throw L;return j("its brackets are nested too deeply")}}function a(v,R,M=new(S()).Source(v.path,""),N=0){const{
path:I}=v,j=(0,g().finding)("agent-file-broken",{path:I,detail:R},{location:M.location(N)});return{...v,entries:[],secrets:[],
broken:j}}function n(v){return v.replace(/\B[A-Z]/g,R=>` ${R}`).toLowerCase()}function m(v,{places:R}){const M=R.flatMap(
N=>{const I=C(v,N).map(F=>c(F)==="wrong"?{...F,isWrong:!0}:F),j=I.filter(F=>c(F)!=="other"),L=({node:F})=>N.startsOthers&&
"dependsOn"in P(F);return j.some(L)?I:j});return[...new Map(M.map(N=>[N.node,N])).values()]}function c({node:v,isWrong:R,
place:{only:M}}){if(R)return"wrong";const N=M&&l((0,w().getNodeValue)(v),M.field);return M?.values.some(L=>f(L)===f(N))??
!0?"own":N===void 0||M?.values.some(L=>typeof L==typeof N)?"other":"wrong"}function f(v){return typeof v=="string"?v.toLowerCase():
v}function l(v,R){const M=R===""?[]:R.split("/"),N=(I,j)=>(0,k().isMapping)(I)?I[j]:I===void 0?I:null;return M.reduce(N,
v)}const i=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
e=/"(?:reveal|showOutput)":"never"/i;function t(v,R){const{node:M,chain:N,isWrong:I,place:j}=v,{form:L,inherits:F=[]}=j,
H=(0,w().getNodeValue)(M),U=N.slice(0,1).flatMap(B=>F.flatMap(K=>$(B,K))),W=Object.fromEntries(U.map(([B,K])=>[B,(0,w().
getNodeValue)(K)])),G=(0,k().isMapping)(H)?{...W,...H}:H,z=I?[O().UNREAD]:(0,O().readValue)(L,G),x=(0,k().isMapping)(G)&&
L!=="command",J=Object.entries(x?G:{}).filter(([B])=>!i.test(B)),Z=e.test(JSON.stringify([W,H])),Y=z.map(O().textOf).filter(
B=>B!=="");return{commands:z,form:L,event:d(I?(0,w().getNodePath)(M).join(".")||"the whole file":h(v)),shown:d(Y.join(" \
; ")||(JSON.stringify(H)??"")),content:(0,b().canonicalize)([Z,x?Object.fromEntries(J):G??null]),isHidden:Z,location:R.location(
M.offset,M.offset+M.length)}}const r=1e3;function d(v){const R=(0,T().redact)(v).text.replace(/\s+/g," ").trim();return R.
length>r?`${R.slice(0,r)}\u2026`:R}function h({names:v,chain:R,place:{at:M,event:N,detail:I=""}}){const j=(N??M).replaceAll(
"/",".").replace("{0}",()=>v[0]||'""'),F=R.flatMap(H=>$(H,I)).at(-1)?.[1].value;return typeof F=="string"&&F!==""?`${j} \
(${F})`:j}function P(v){return v.type==="object"?(0,w().getNodeValue)(v):{}}const A=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function _(v){const R=/\d/.test(v)&&/[A-Za-z]/.test(v)&&new Set(v).size>=8;return v.length>=12&&R&&!A.test(v)}function E(v){
const{text:R,path:M}=v;return(0,T().redact)(R).redactions.flatMap(({kind:N,start:I,end:j})=>{const L=R.slice(I,j),F=v.location(
I,j),H=(0,g().finding)("agent-file-secret",{path:M,kind:N},{location:F});return _(L)?[{value:L,finding:H}]:[]})}function C(v,R){
const M=[];let N=[{place:R,node:v,names:[],chain:[v]}];for(const I of R.at.split("/"))N=N.flatMap(j=>{const{node:L,names:F,
chain:H}=j,U=L.type==="array"&&I==="*";L.type!=="object"&&!U&&M.push({...j,isWrong:!0});const W=I==="*"&&F.length===0;return $(
L,I).filter(([G])=>!W||R.names?.test(G)!==!1).map(([G,z])=>({place:R,node:z,names:I==="*"?[...F,G]:F,chain:[...H,z]}))});
return[...N,...M]}function $({type:v,children:R=[]},M){return v==="array"&&M==="*"?R.map((N,I)=>[`${I+1}`,N]):v!=="objec\
t"?[]:R.flatMap(({children:[N,I]=[]})=>I&&(M==="*"||N?.value===M)?[[String(N?.value),I]]:[])}},23213:function(D,s,p){Object.
defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=k,s.textOf=o;function b(){const n=p(3463);return b=
function(){return n},n}function w(){const n=p(36773);return w=function(){return n},n}const S=s.UNREAD={unread:"it is not\
 in the documented form"};function k(n,m){return n==="setting"?[]:n!=="command"?(0,b().isMapping)(m)?O(m):[S]:((0,b().isMapping)(
m)?Object.values(m):[m]).map(c=>typeof c=="string"?{shell:c}:T(c)?{argv:c}:S)}function T(n){return Array.isArray(n)&&n.every(
m=>typeof m=="string")}const g=["windows","osx","linux","commandWindows","command_windows"];function O(n){const m=g.map(
f=>n[f]).map(f=>typeof f=="string"?{command:f}:f).filter(f=>(0,b().isMapping)(f)&&f.command!==void 0);return[...n.command===
void 0&&(m[0]??n.dependsOn)?[]:[{}],...m].flatMap(f=>y({...n,...f}))}function y(n){const{type:m,script:c,command:f,args:l=[],
headersHelper:i}=n,e=typeof i=="string"?[{shell:i}]:[],r=[n.url,n.httpUrl,n.serverUrl].find(L=>typeof L=="string");if(f===
void 0&&r!==void 0)return[...e,{address:r}];const d=m==="npm"&&f===void 0,h=Array.isArray(l)?l.map(u):[void 0],P=d?["npm",
"run",c]:[u(f),...h];if(!T(P))return[S];const[A="",..._]=P,C=(_.length===0?/^$|[\s|;&$()<>`'"]/.test(A):m==="shell")?{shell:[
A,..._.map(a)].join(" ")}:{argv:P},{cwd:$,env:v,shell:R}=(0,b().isMapping)(n.options)?n.options:n,M=(0,b().isMapping)(R)?
[R.executable,R.args??[]].flat():[],N=Object.values((0,b().isMapping)(v)?v:{}).filter(L=>typeof L=="string"),I=typeof $==
"string"?{directory:$}:{},j=T(M)&&M.length>0?[{argv:M}]:[];return[{...C,...I,environment:N},...j,...e]}function u(n){return(0,b().
isMapping)(n)?n.value:n}function o(n){return"argv"in n?n.argv.map(a).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function a(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,w().singleQuoted)(n)}},92599:function(D,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.runsOf=T;function b(){const y=p(76760);return b=function(){return y},y}function w(){const y=p(
36187);return w=function(){return y},y}function S(){const y=p(45636);return S=function(){return y},y}const k=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function T({commands:y},{root:u,format:o},a){const{directories:n=[""],roots:m}=o,c=new(w()).ProjectFiles(a,[...n.map(
t=>b().posix.join(u,t)),""]),f=m.join("|"),l=new RegExp(`\\$(?:(?:${f})\\b|\\{(?:env:)?(?:${f})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),i=t=>t.replace(l,".").replace(k,"~"),e=[];for(const t of y)e.push(
...await g(t,c,i));return[...new Map(e.map(t=>[`${t.kind} ${t.name}`,t])).values()]}async function g(y,u,o){if("address"in
y)return[{kind:"address",name:y.address}];if("unread"in y)return[{kind:"unread",name:y.unread}];const{directory:a,environment:n=[]}=y,
m=a?u.into(o(a)):u,c="shell"in y?y.shell.split(/["'|;&]/):[],f=[...n,...c.filter(i=>i.includes("\\"))].map(o);return[..."\
shell"in y?await(0,S().textRuns)(o(y.shell),m):await(0,S().wordRuns)(y.argv.map(i=>O(o(i))),m),...(0,S().valueRuns)(f,m)]}
function O(y){const u=!/\$\{|\$\w/.test(y);return{text:y,shown:y,quoted:!0,span:{start:0,end:0},isKnown:u}}},1395:function(D,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.NEEDS_PERSON=void 0,s.approvalDigest=y,s.boundFiles=g,s.changedSince=
n,s.groupDigest=u,s.judgedHead=c,s.weakensGate=i;function b(){const e=p(77598);return b=function(){return e},e}function w(){
const e=p(57975);return w=function(){return e},e}function S(){const e=p(41330);return S=function(){return e},e}function k(){
const e=p(97247);return k=function(){return e},e}function T(){const e=p(32854);return T=function(){return e},e}async function g(e,t,r=new Set){
const d=t.length===0?()=>!1:(0,S().default)([...t],{dot:!0,nonegate:!0}),P=[...e.files()].filter(({path:A})=>(0,T().isWithin)(
A,".github")||r.has(A)||!d(A)).map(async A=>[A.path,await O(e,A)]);return new Map(await Promise.all(P))}async function O(e,{
path:t,kind:r,oid:d}){if(d!==void 0)return`${r} ${d}`;const h=r==="symlink"?e.readlink(t)??"":await e.read(t);return`${r}\
 ${(0,b().createHash)("sha256").update(h).digest("hex")}`}function y(e){const{files:t,baseRef:r,plansDigest:d,policyDigest:h,
weakened:P}=e,A=[...t].sort(([_],[E])=>_<E?-1:1);return o([r,d,h,A,P])}function u(e){return e.length>1?o([...e].sort()):
e[0]}function o(e){return`sha256:${(0,b().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const a=3;function n(e,t){
const r=[...new Set([...e.files.keys(),...t.files.keys()])].filter(d=>e.files.get(d)!==t.files.get(d)).sort();return r.length>
0?`${m(r)} ${r.length===1?"has":"have"} changed`:e.plansDigest!==t.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(e.weakened,t.weakened)?void 0:"what weakens the gate has changed"}function m(e){const t=e.slice(
0,a).map(h=>`\`${h}\``),r=e.length-t.length,d=r>0?`${r} more ${r===1?"file":"files"}`:t.pop();return t.length===0?`${d}`:
`${t.join(", ")} and ${d}`}async function c(e,t,{policy:r,digest:d},h){const{genes:P,plansDigest:A}=e,_=e.findings.filter(
({rule:v})=>l.has(v)).map(({args:v,location:R})=>[R?.path??"",JSON.stringify(v)]),E=(0,k().isOfChange)(e)?e.agentFiles.flatMap(
f):[],C=new Set([..._.map(([v])=>v),...E]);return{subject:{files:await g(t,r.approvals.unaffected_by,C),baseRef:h,plansDigest:A,
policyDigest:d,weakened:_},genes:P,weakensGate:i(e)}}function f({file:{path:e},entries:t}){const r=t.flatMap(d=>d.targets);
return[e,...r.flatMap(({kind:d,name:h})=>d==="file"?[h]:[])]}const l=s.NEEDS_PERSON=new Set(["gate-weakened","agent-file\
s-unapproved"]);function i({findings:e}){return e.some(({rule:t})=>l.has(t))}},28894:function(D,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.MAX_LOG_BYTES=void 0,s.continuationOf=u,s.countLines=f,s.hasRecords=o,s.isAuditLog=T,s.recordsOf=
a;function b(){const l=p(84831);return b=function(){return l},l}function w(){const l=p(32854);return w=function(){return l},
l}const S=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],k=s.MAX_LOG_BYTES=128*1024*1024;function T(l){return(0,b().
mayBeSpelled)(l,"events.jsonl")&&S.some(i=>(0,w().isWithinAnywhere)(l,i))}const g=10,O=13,y=new Set([32,9,g,O]);function u(l,i){
const e=a(l),t=a(i);let r=0;for(let d=e.next().value;d;){const h=e.next().value,P=t.next().value;if(!P||!m(d.bytes,P.bytes,
h===void 0))return{kind:"rewritten",line:d.line};r=P.end,d=h}return{kind:"appended",from:r}}function o(l){return a(l).next().
value!==void 0}function*a(l){let i=0;for(let e=0;e<l.length;){const t=l.indexOf(g,e),r=t<0?l.length:t,d=l.subarray(e,r);
e=Math.min(r+1,l.length),i+=1,n(d)||(yield{bytes:d,line:i,end:e})}}function n(l){for(const i of l)if(!y.has(i))return!1;
return!0}function m(l,i,e){return e?c(l).equals(c(i)):l.equals(i)}function c(l){return l.at(-1)===O?l.subarray(0,-1):l}function f(l,i){
let e=0;for(let t=l.indexOf(g);t>=0&&t<i;t=l.indexOf(g,t+1))e+=1;return e}},27928:function(D,s){Object.defineProperty(s,
"__esModule",{value:!0}),s.SEED_HASHES=void 0;const p=s.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f41\
72d143cac2f316f08d0855038":"1.14.0","6298d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",
a439632ca376509abf5cd66745ebb667:"1.94.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"1.94.0","392fbba719f19ac8018e35eef2a9ef1c":"\
1.94.0","80fc8fcd87486a59d51a3053f3d9528f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"1.94.0","7962c90afd3575bfc8979294e\
b591e0d":"1.94.0","9ac277a07aa552692e227a5f24302b5e":"1.89.20","7967117c6f51afdb33c457d05809035d":"1.69.13","88deb4b8eef\
ea45bd47b036c5ee81444":"1.89.20","581eb030144dcb3360e8ece853570a2c":"1.89.20","7406e5c62d09d839b0484ceed13f91a3":"1.7.0",
bafa1a9175bca4046a0933e688215e9b:"1.10.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","42cd391c59a2830e3cf4177f54735924":"\
1.66.0","74edd8b278e7df7849ea27ddaedf3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e88":"1.89.20","7a7826c3bc6ed9ef9ed45\
ccc7fe160dc":"1.1.0","9cf8f0cc3ae61deb00305e616805f5b9":"1.3.0","5591329c8f272a0e98b284edbb033e3a":"1.20.4","27b6cb3f54c\
118f2816758a5f1eefc5d":"1.66.0","37607785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"1.69.21",
b56cf8074cf2168f44ed920dd3fb22b9:"1.89.20","6c577461a51bb0545f61575a2221fecb":"1.1.0",d7156cae47527fffdf19a9fd9432e236:"\
1.1.0","7b6f4d86f876664d772d6ee1ea2945ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0","3705b9fa85d44690ee7841b05\
4377eec":"1.20.4",a94a80796426b370f3fddd846f0d8f0c:"1.20.4","331cc84e1b4900eda2bcaa60dff0ddac":"1.66.0",f7e20f8360f34930334cda0bced64bb2:"\
1.66.0","1f3af73d38e6323fff6adb530dabe346":"1.89.20",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db\
19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20",ec199ceb43ac39756c4fb0987a81ac06:"\
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.activatedSeeds=O,s.seedRelease=T;function b(){const y=p(77598);return b=function(){return y},y}function w(){const y=p(
23404);return w=function(){return y},y}function S(){const y=p(64385);return S=function(){return y},y}function k(){const y=p(
27928);return k=function(){return y},y}function T({value:y,envelope:u}){if(u===void 0)return k().SEED_HASHES[(0,b().hash)(
"sha256",(0,w().canonicalize)(y)).slice(0,32)]}const g=/\.seed\.json$/;function O({head:y,base:u,untouched:o},a){const n=(l,i)=>l.
filter(({path:e})=>g.test(e)===i).flatMap(({assets:e})=>e).filter(({type:e,value:t})=>e==="Gene"&&(0,S().declaredId)(t)!==
void 0),m=new Set(n(u,!0).map(({id:l})=>l));if(m.size===0)return[];const c=new Set(n([...u,...o],!1).map(({id:l})=>l)),f=new Set(
a.map(({asset:l})=>l));return n(y,!1).filter(l=>m.has(l.id)&&!c.has(l.id)&&!f.has(l))}},68450:function(D,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.commonRoot=g,s.packagesAbove=y,s.storeOf=T;function b(){const o=p(76760);return b=function(){
return o},o}function w(){const o=p(39491);return w=function(){return o},o}function S(){const o=p(32854);return S=function(){
return o},o}function k(){const o=p(59542);return k=function(){return o},o}function T(o,{policy:a,tree:n,base:m}){const[c]=a.
stores.map(({path:i,root:e})=>({path:(0,S().normalise)(i)??"",root:(0,S().normalise)(e)??""})).filter(({path:i})=>(0,S().
isWithin)(o,i)).sort((i,e)=>e.path.length-i.path.length),f=b().posix.dirname(o).replace(/^\.$/,"");if(c!==void 0)return{
path:f,root:c.root,named:!0};const l=[m,n].find(i=>i?.stat(f)?.kind==="directory");return{path:f,root:(l&&y(l,f)[0])??""}}
function g(o,a){const n=new Set([...o].map(c=>T(c,a).root)),[m=""]=n;return n.size===1?m:""}const O=(0,k().perTree)(()=>new Map);
function y(o,a){const n=O(o).get(a)??u(o,a);return O(o).set(a,n),n}function u(o,a){return[...new Set([a,...(0,w().foldersAbove)(
a).reverse(),""])].filter(m=>o.stat(b().posix.join(m,"package.json"))!==void 0)}},97247:function(D,s){Object.defineProperty(
s,"__esModule",{value:!0}),s.isOfChange=p;function p(b){return"files"in b}},85475:function(D,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.asHubHashes=i,s.assetIdOf=n,s.contentHash=f,s.hashFindings=o,s.identityFindings=y,s.isMissingIdentity=
u,s.matchContentHash=O,s.unhashedFields=e;function b(){const t=p(23404);return b=function(){return t},t}function w(){const t=p(
27199);return w=function(){return t},t}function S(){const t=p(36093);return S=function(){return t},t}function k(){const t=p(
95132);return k=function(){return t},t}function T(){const t=p(94377);return T=function(){return t},t}const g=new Set(["G\
ene","Capsule","EvolutionEvent"]);function O(t){const{type:r,value:d}=t,h=d.asset_id;return h===f(t.value)?"content":r===
"Capsule"&&h===f(i(d))?"hub":typeof h=="string"&&(0,T().asEngineHashed)(d)?"engine":void 0}function y(t,r){const{type:d,
value:h}=t;if(!g.has(d))return o(t,r);const P=a(t,r),A=(0,w().placeOf)(t),_=h.asset_id===void 0?f(t.value):void 0;return[
...h.schema_version===void 0?[(0,k().finding)("schema-version-missing",P,A)]:[],..._===void 0?o(t,r):[(0,k().finding)("c\
ontent-hash-missing",{...P,expected:_},A)]]}function u({rule:t}){return t==="schema-version-missing"||t==="content-hash-\
missing"}function o(t,r,d=!1,h){const{value:P}=t;if(P.asset_id===void 0||O(t)!==void 0)return[];const A=f(t.value),_=(0,T().
otherHashForm)(t),E=(0,S().seedRelease)(t),$=_==="created"||E!==void 0?"notice":(0,T().hasOnlyLearned)(t,h)?"warning":"e\
rror",v=r==="author"?"error":$,R={...(0,w().placeOf)(t,["asset_id"]),severity:v},M={...a(t,r),expected:A,..._&&{form:_},
...E&&{seed:E}},N=d&&v!=="notice"&&r==="fix"?m(t,A):void 0;return[{...(0,k().finding)("content-hash-mismatch",M,R),...N&&
{edit:N}}]}function a({type:t,id:r},d){return{type:t,id:r,fixable:d==="fix",...d==="author"&&{foreign:!0}}}function n(t){
const{asset_id:r}=t.value;return typeof r=="string"&&O(t)!==void 0?r:f(t.value)}function m({type:t,path:r,pointer:d,value:h},P){
const{asset_id:A,..._}=h;if(!(typeof A!="string"||Object.values(_).some(c))&&O({type:t,value:{..._,asset_id:P}})!==void 0)
return{path:r,pointer:(0,w().pointerText)([...d,"asset_id"]),old:A,new:[P],fix:!0}}function c(t){return typeof t!="objec\
t"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(c)}function f(t){return(0,b().computeAssetId)(t)??""}
const l=["notes","details"];function i(t){const{outcome:r}=t;if(!(0,w().isJsonObject)(r))return t;const{notes:d,details:h,
...P}=r;return{...t,outcome:P}}function e(t){const{outcome:r}=t.value;return O(t)!=="hub"||!(0,w().isJsonObject)(r)?[]:l.
filter(d=>Object.hasOwn(r,d)).map(d=>`outcome.${d}`)}},94377:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.asEngineHashed=T,s.hasOnlyLearned=O,s.hashDigits=u,s.otherHashForm=S;function b(){const o=p(23404);return b=function(){
return o},o}function w(){const o=p(27199);return w=function(){return o},o}function S({value:o}){const a=typeof o.asset_id==
"string"?u(o.asset_id):void 0,n=f=>(0,b().computeAssetId)(f)===`sha256:${a}`;return n(o)?"unprefixed":o.type==="Gene"&&o.
epigenetic_marks!==void 0&&n({...y(o),epigenetic_marks:[]})?"created":void 0}const k={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function T(o){const n=k.Capsule.filter(c=>o.type==="Capsule"&&!(c in o)).reduce((c,f)=>c.flatMap(l=>[
l,{...l,[f]:null}]),[{}]);return[o,g(o)].flatMap(c=>n.map(f=>({...c,...f}))).find(c=>(0,b().computeAssetId)(c)===o.asset_id)}
function g(o){if(Array.isArray(o))return o.map(g);if(!(0,w().isJsonObject)(o))return o;const a=Object.entries(o).map(([n,
m])=>{const c=g(m),[f]=k.env_fingerprint,l=n==="env_fingerprint"&&(0,w().isJsonObject)(c)&&!(f in c);return[n,l?{...c,[f]:null}:
c]});return Object.fromEntries(a)}function O({value:o},a){if(o.type!=="Gene"||a===void 0)return!1;const[n,m]=[o,a.value].
map(c=>{const{schema_version:f,asset_id:l,...i}=y(c);return(0,b().canonicalize)(i)});return n===m}function y(o){const{epigenetic_marks:a,
learning_history:n,anti_patterns:m,...c}=o;return c}function u(o){const a=o.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(a)?a:void 0}},23678:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.whyUnreadable=
k;function b(){const T=p(93028);return b=function(){return T},T}const w=2e5,S=2e3;async function k(T,g){const{kind:O,size:y=0}=T.
stat(g)??{};if(!(0,b().isRegular)(O))return;if(y>w)return`has ${y} bytes`;const u=(await T.read(g)).toString("utf8").split(
`
`),o=u.findIndex(a=>a.length>S);return o<0?void 0:`has ${u[o]?.length} characters on line ${o+1}`}},41551:function(D,s){
Object.defineProperty(s,"__esModule",{value:!0}),s.findKnown=w,s.knownForms=b,s.reachOfKnown=T,s.secretsOf=l;const p=12;
function b(e){const t=[...new Set(e.flatMap(O))],r=t.map(d=>d.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(r)].
filter(d=>d.length>=p)}}function w(e,{exact:t,squeezed:r}){const d=t.flatMap(A=>S(e,A,_=>_));if(r.length===0||!/\s/.test(
e))return d;const{text:h,at:P}=k(e);return[...d,...r.flatMap(A=>S(h,A,_=>P[_]??0))]}function S(e,t,r){const d=[];for(let h=e.
indexOf(t);h>=0;h=e.indexOf(t,h+t.length))d.push({kind:"secret",start:r(h),end:r(h+t.length-1)+1});return d}function k(e){
const t=new Uint32Array(e.length),r=[];let d=0;for(const{0:h,index:P}of e.matchAll(/\S+/g)){for(let A=0;A<h.length;A+=1)
t[d+A]=P+A;d+=h.length,r.push(h)}return{text:r.join(""),at:t}}function T({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}
const g=4;function O(e){const t=Buffer.from(e),r=y(e),d=encodeURIComponent(t.toString()),h=t.toString("hex"),P=[e,...e.split(
/\r?\n/),r,r.replaceAll("/","\\/"),y(r),...u(d),h,h.toUpperCase(),...[0,1,2].flatMap(A=>o(t,A))];return[...new Set(P)].filter(
A=>A.trim().length>=g)}function y(e){return JSON.stringify(e).slice(1,-1)}function u(e){const t=e.replace(/[!'()*]/g,r=>`\
%${r.charCodeAt(0).toString(16).toUpperCase()}`);return[e,t].flatMap(r=>{const d=r.replace(/%../g,h=>h.toLowerCase());return[
r,d,r.replaceAll("%20","+"),d.replaceAll("%20","+")]})}function o(e,t){const r=Buffer.concat([Buffer.alloc(t),e]).toString(
"base64"),d=Math.ceil(t*8/6),h=Math.floor((t+e.length)*8/6),P=r.slice(d,h);return[P,P.replaceAll("+","-").replaceAll("/",
"_")]}const a=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,m=/^(?:[\\/~]|[A-Za-z]:[\\/])/,c=8,f=/^[A-Za-z][a-z]{0,9}$/;function l(e){
const t=Object.entries(e).flatMap(([r,d])=>d!==void 0&&a.test(r)&&i(r,d)?[d]:[]);return[...new Set(t)]}function i(e,t){return t.
length<c||f.test(t)?!1:!(n.test(e)&&m.test(t))}},97018:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.redact=k,s.redactForms=T;function b(){const d=p(41551);return b=function(){return d},d}function w(){const d=p(83377);return w=
function(){return d},d}function S(d){return w().TOKEN_SHAPES.flatMap(([h,P])=>Array.from(d.matchAll(P),({indices:A})=>{const[
_,E]=A?.[1]??A?.[0]??[0,0];return{kind:h,start:_,end:E}}))}function k(d,h=[]){return T(d,(0,b().knownForms)(h))}function T(d,h){
const P=[...(0,b().findKnown)(d,h),...S(d),...c(d)].sort((C,$)=>C.start-$.start||$.end-C.end),A=[];for(const C of P){const $=A.
at(-1);$===void 0||C.start>=$.end?A.push(C):C.end>$.end&&A.splice(-1,1,{...$,end:C.end})}let _="",E=0;for(const{kind:C,start:$,
end:v}of A)_+=`${d.slice(E,$)}[redacted ${C}]`,E=v;return{text:_+d.slice(E),redactions:A}}const g="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",O="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",y="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",u=`\\\\{0,3}["']`,o=new RegExp(
`${g}(?:${u})?${O}${u}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),a=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${g}${y}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),m=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(d){return[...f(d,o,({name:h,value:P,next:A})=>/["'\\]/.test(
A)&&!e(h,P)),...f(d,a,({value:h,next:P})=>!t(h,P)),...f(d,n,({value:h,next:P})=>r(h)&&!t(h,P)),...f(d,m,({value:h,next:P})=>r(
h)&&!t(h,P))]}function f(d,h,P){return Array.from(d.matchAll(h)).flatMap(({groups:A={},indices:_})=>{const{name:E="",value:C=""}=A,
[$,v]=_?.groups?.value??[0,0],R={name:E,value:C,next:d.charAt(v)};return i(E,C)||!P(R)?[]:[{kind:"named secret",start:$,
end:v}]})}const l=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function i(d,h){return l.test(h)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(h)?!0:/^[\d.:_-]+$/.test(h)&&!/^p/i.test(d)}
function e(d,h){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(h)}function t(d,h){return h!==""&&"([{".includes(
h)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function r(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(d)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(d)?!1:/\d/.test(d)?/[a-z]/i.test(d):d.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(d)}},83377:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.
TOKEN_SHAPES=void 0;const p=String.raw`
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
`,b=new RegExp(`\\b(?:${p.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),w=s.TOKEN_SHAPES=
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
4378:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.Judge=void 0;function b(){const u=p(68450);return b=
function(){return u},u}function w(){const u=p(51951);return w=function(){return u},u}function S(){const u=p(54244);return S=
function(){return u},u}function k(){const u=p(87952);return k=function(){return u},u}function T(){const u=p(34482);return T=
function(){return u},u}function g(){const u=p(41431);return g=function(){return u},u}const O=4e3;class y{terms;context;clock;#n=new Map;#t=new Map;constructor(o,a,n){
this.terms=o,this.context=a,this.clock=n}static by(o){const a=(0,T().contextIn)(o,{});return new y(o,a,o.clock??new(S()).
AuditClock(o.signal))}with(o){const a={...this.terms,...o},n=(0,T().contextIn)(a,this.context.proposal);return new y(a,n,
this.clock)}proposed(o){return new y(this.terms,(0,T().contextIn)(this.terms,o),this.clock)}storeOf(o){const{cwd:a}=this.
terms,n=(0,b().storeOf)(o,this.terms);return a===void 0?n:{...n,root:a}}forFile(o){return this.startingIn(this.storeOf(o).
root)}startingIn(o){if(o===(this.terms.cwd??""))return this;const a=this.#t.get(o)??this.with({cwd:o});return this.#t.set(
o,a),a}command(o){const a=this.#n.get(o);if(a!==void 0)return a;const n=this.#s(o);this.#n.set(o,n);const[m]=this.#n.keys();
return this.#n.size>O&&this.#n.delete(m),n}async risk(o,a){return(0,g().judgeRiskAlone)(await this.#e(a),o,this.context)}async#s(o){
const{profile:a}=this.terms.policy;try{return(0,g().judgeReading)(await this.#e(o),a,this.context)}catch(n){return(0,g().
unjudged)(o,a,n)}}async#e(o){const{tree:a,base:n,changed:m,cwd:c="",policy:f}=this.terms,{clock:l}=this,i=(0,k().programTerms)(
f),{areBuilt:e}=(0,k().additionsFor)(f),t={...a&&{tree:a},...n&&{base:n},changed:m,cwd:c,programs:i,isOutput:e,clock:l};
return await l.tick(),(0,w().readCommand)(o,t)}}s.Judge=y},16455:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.editOf=g,s.withEdit=T,s.withEdits=k;function b(){const u=p(82606);return b=function(){return u},u}function w(){const u=p(
70023);return w=function(){return u},u}const S=new Set("checks-syntax-only npm-script-missing only-prints target-missing\
 workspace-missing".split(" "));async function k(u,o,a){if(u.every(({verdict:f})=>f==="allow"))return u;const n=u.map(({
reading:f})=>f.command),m=new(w()).ScriptStore(o),c=a?await(0,b().fixList)(n,m):[];return Promise.all(u.map(async(f,l)=>{
const{command:i}=f.reading;if(f.verdict==="allow"||i.length>b().LONGEST)return f;const e=c[l];return e?.kind==="fixed"?y(
f,g(i,e,m),m.judge):O(f,o)}))}async function T(u,o){const[a=u]=await k([u],o,!1);return a}function g(u,{commands:o,scripts:a},n){
const m=a.map(c=>n.pathOf(c)).flatMap(c=>{const f=n.textOf(c);return f===void 0?[]:[{path:c,text:f}]});return{old:u,new:o,
...m.length>0&&{files:m},fix:!0}}async function O(u,o){const{command:a}=u.reading,n=new(w()).ScriptStore(o),m=await(0,b().
rewriteCommand)(a,n,{rewrites:b().SUGGESTIONS,accepts:({findings:c})=>!c.some(({rule:f})=>S.has(f))});return m.kind!=="f\
ixed"?u:y(u,{...g(a,m,n),fix:!1},n.judge)}async function y(u,o,a){const{findings:n,verdict:m}=u,c=await Promise.all(o.new.
map(r=>a.command(r)));if(c.some(r=>r.verdict==="block"))return u;const f=new Set(n.map(({rule:r})=>r)),l=c.flatMap(r=>r.
findings).flatMap(({rule:r,severity:d})=>d==="notice"?[]:r),i=l.some(r=>!f.has(r));if(m==="warn"&&i)return u;const e=({rule:r,
severity:d})=>m==="block"?d==="error":!l.includes(r),t=n.find(e);return t===void 0?u:{...u,findings:n.map(r=>r===t?{...r,
edit:o}:r)}}},78816:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=void 0,s.reasonOf=g,s.
reasons=void 0;function b(){const O=p(13580);return b=function(){return O},O}function w(){const O=p(95132);return w=function(){
return O},O}const S="Write a script by hand and run it with `node`.",k=s.CANNOT_FAIL="vacuous-code",T=s.reasons={cannotFail:()=>({
id:k,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene b\
reaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing\
 of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks somet\
hing, and run it with `node`."}),codeNotMoved:O=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${O}\
.`,title:"Code that cannot be moved into a script.",remedy:S}),dangerous:O=>({id:"dangerous-command",message:`The comman\
d ${O}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:O=>({id:"no-place-for-script",
message:`Scripts cannot be added to \`${O}\`: the path is not an ordinary directory.`,remedy:`Make \`${O}\` an ordinary d\
irectory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next command: each command\
 starts in the root.",remedy:"Use paths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"\
too-many-commands",message:"The command consists of too many commands.",remedy:S}),dangles:(O,y)=>({id:"reference-dangle\
s",message:`It names a gene by \`${O}\`, which is now \`${y}\`.`,title:"References to hashes that change.",remedy:"Name \
the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have othe\
r findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"\
append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function g(O){return{id:O.rule,title:(0,b().ruleOf)(
O.rule)?.title,...(0,w().describe)(O)}}},82606:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.SUGGESTIONS=
s.LONGEST=void 0,s.fixList=l,s.rewriteCommand=a;function b(){const E=p(6163);return b=function(){return E},E}function w(){
const E=p(78816);return w=function(){return E},E}function S(){const E=p(50899);return S=function(){return E},E}function k(){
const E=p(41468);return k=function(){return E},E}function T(){const E=p(77463);return T=function(){return E},E}function g(){
const E=p(71570);return g=function(){return E},E}function O(){const E=p(2137);return O=function(){return E},E}function y(){
const E=p(36309);return y=function(){return E},E}const u=6,o=200;async function a(E,C,$={}){return new n(C,$).rewrite(E,
u)}class n{#n;#t;#s;#e=o;constructor(C,{rewrites:$=A,accepts:v=()=>!0}){this.#n=C,this.#t=$,this.#s=v}async rewrite(C,$){
this.#e-=1;const v=await this.#n.judge.command(C),{reading:R,verdict:M,findings:N}=v;if(M==="allow")return{kind:"fine"};
const I=(0,b().dangerIn)(C);if(I!==void 0&&M==="block")return{kind:"left",reason:w().reasons.dangerous(I)};let j;for(const H of $>
0&&this.#e>0?this.#t:[]){const U=await H(R,this.#n);if(U===void 0)continue;if("reason"in U){j??=U.reason;continue}const W=await this.#o(
U.commands,$-1),G=c(U,W);if(G.kind==="left")j??=G.reason;else return G}const[L]=N,F=$===u||this.#s(v);return L===void 0||
M==="warn"&&F?{kind:"fine"}:{kind:"left",reason:j??(0,w().reasonOf)(L)}}async#o(C,$){const v=[];for(const R of C){if(v.some(
m)||this.#e<=0)break;v.push(await this.rewrite(R,$))}return v}}function m(E){return E.kind==="left"&&E.reason.id!==w().CANNOT_FAIL}
function c(E,C){const $=C.find(m);if($!==void 0)return $;const v=C.flatMap((M,N)=>{if(M.kind==="left")return[];const I=E.
commands[N]??"";return M.kind==="fixed"?[M]:[{commands:[I],steps:[],scripts:[]}]}),R=C.find(M=>M.kind==="left");return v.
length===0||C.length<E.commands.length?R??{kind:"left",reason:w().reasons.tooLong()}:{kind:"fixed",commands:v.flatMap(({
commands:M})=>M),steps:[E.step,...R===void 0?[]:["command that only prints removed"],...v.flatMap(({steps:M})=>M)],scripts:[
...E.scripts??[],...v.flatMap(({scripts:M})=>M)]}}const f=s.LONGEST=16*1024;async function l(E,C){const $=[];for(const M of E){
const N=typeof M=="string"&&M.length<=f;$.push(N?await a(M,C):{kind:"fine"})}const v=new Set((await i(E,C)).flat()),R=await Promise.
all($.map(async M=>(M.kind==="fixed"?(await i(M.commands,C)).flat():[]).some(j=>!v.has(j))?{kind:"left",reason:w().reasons.
addsProblems()}:M));return t(E,await e(E,R,C))}function i(E,{judge:C}){return Promise.all(E.map(async $=>{const{findings:v}=await C.
command($);return v.flatMap(({rule:R,severity:M})=>M==="notice"?[]:R)}))}async function e(E,C,$){return C.some(P)&&(await Promise.
all(C.map(async(R,M)=>{if(R.kind==="fixed")return!0;if(R.kind==="left")return!1;const{findings:N,verdict:I}=await $.judge.
command(E[M]);return I!=="block"&&!N.some(({rule:j})=>j==="only-prints")}))).includes(!0)?C.map(R=>P(R)?r:R):C}function t(E,C){
const $=new Set,v=new Set;return C.map((R,M)=>{const N=E[M];if(R.kind!=="fixed")return $.add(N),v.has(N)?d:R;const I=R.commands.
filter(j=>!$.has(j)&&$.add(j));for(const j of I)v.add(j);return I.length===R.commands.length?R:{...R,commands:I,steps:[...R.
steps,...d.steps]}})}const r=h("command that only prints removed"),d=h("repeated command removed");function h(E){return{
kind:"fixed",commands:[],steps:[E],scripts:[]}}function P(E){return E.kind==="left"&&E.reason.id===w().CANNOT_FAIL}const A=[
g().trimBlanks,S().moveCode,g().dropRedirection,g().dropUnread,g().splitConjunction,g().findPrinter,T().dropLauncher,T().
nameProgram,T().spellProgram,k().makeRelative],_=s.SUGGESTIONS=[...A,O().dropPreparation,y().useWorkspace,O().requireEach,
O().dropOutputFile,y().spellScript,O().passFlag,O().useInstalled,O().dropFlag,y().useNpm,y().useNpx]},50899:function(D,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.moveCode=void 0;function b(){const n=p(19609);return b=function(){return n},
n}function w(){const n=p(78816);return w=function(){return n},n}function S(){const n=p(70023);return S=function(){return n},
n}function k(){const n=p(710);return k=function(){return n},n}const T=async(n,m)=>{const c=u(n);if(c===void 0||"reason"in
c)return c;const{scriptText:f}=await Promise.all([p.e(559),p.e(683)]).then(p.bind(p,89683)),l=f(c.evaluation.code);if(typeof l!=
"string")return l;const i=await m.place(l);return i===void 0?{reason:w().reasons.noPlace(S().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[c.evaluation.withScript(i)],scripts:[i]}};s.moveCode=T;const g=["line-break","blank-padd\
ing","markup-injection"],O=new Set(["--eval","--print"]),y=/strip-types|transform-types|detect-module|^--test/;function u(n){
const{invocation:m,command:c,assignments:f}=n;if(m?.program!=="node")return;const l=m.flags.filter(({name:_})=>O.has(_));
if(l.length===0)return;if(!o(n))return{reason:w().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[i,...e]=l;if(i?.value===void 0||i.name!=="--eval"||e.length>0)return{reason:w().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const t=m.flags.filter(_=>_!==i),r=t.find(_=>!a(_));if(r!==void 0)return{reason:w().reasons.
codeNotMoved(`\`${r.written}\` changes how \`node\` runs it`)};const d=({start:_,end:E})=>c.slice(_,E),h=m.passthrough.at(
-1),P=m.passthrough.slice(0,1).map(({span:_})=>d({start:_.start,end:h?.span.end??_.end})),A=[...f.map(({span:_})=>d(_)),
"node"];return{evaluation:{code:i.value,withScript:_=>[...A,...t.map(({span:E})=>d(E)),_,...P].join(" ")}}}function o(n){
const{command:m,words:c,assignments:f}=n;if((0,k().isAmbiguous)(n,g))return!1;let l=0;for(const{span:i}of[...f,...c]){if(i.
start>l&&!/^[ \t]*$/.test(m.slice(l,i.start)))return!1;l=Math.max(l,i.end)}return/^[ \t]*$/.test(m.slice(l))}function a({
name:n}){return b().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!y.test(n)}},41468:function(D,s,p){Object.
defineProperty(s,"__esModule",{value:!0}),s.makeRelative=void 0;function b(){const O=p(32854);return b=function(){return O},
O}function w(){const O=p(93028);return w=function(){return O},O}function S(){const O=p(36773);return S=function(){return O},
O}const k=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),T=({command:O,words:y,
invocation:u,problems:o},{tree:a})=>{if(u?.program!=="node"||a===void 0)return;const n=o.filter(({rule:m})=>k.has(m));for(const{
text:m,span:c}of y.slice(1)){if(!n.some(({span:{start:h}})=>h>=c.start&&h<c.end))continue;const l=[m,O.slice(c.start,c.end)].
map(h=>g(a,h)).find(h=>h!==void 0);if(l===void 0)continue;const i=/^[\w./@-]+$/.test(l)?l:(0,S().singleQuoted)(l),e=O.slice(
0,c.start)+i,t=O.slice(c.end),r=m.endsWith(`/${l}`)?m.slice(0,-l.length):void 0,d=r===void 0?t:t.replaceAll(` ${r}`," ");
return{step:"path made relative",commands:[e+d]}}};s.makeRelative=T;function g(O,y){const u=y.split(/[\\/]/).filter(a=>a!==
""&&a!==".");return u.map((a,n)=>(0,b().normalise)(u.slice(n).join("/"))).slice(1).find(a=>{const n=a===void 0||a===""?void 0:
(0,b().resolveInTree)(O,a);return n?.kind==="inside"&&n.entry.tracked&&(0,w().isRegular)(n.entry.kind)})}},77463:function(D,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.spellProgram=s.nameProgram=s.dropLauncher=void 0;function b(){const i=p(
95132);return b=function(){return i},i}function w(){const i=p(11331);return w=function(){return i},i}function S(){const i=p(
710);return S=function(){return i},i}const k=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,T=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
g=i=>{const e=y(i,"program-by-path");if(e===void 0)return;const{program:t}=e.args,[,r]=k.exec(t)??[];if(r!==void 0)return u(
i,e,`npx ${r}`);const[,d]=T.exec(t)??[];return d===void 0?void 0:u(i,e,d)};s.nameProgram=g;const O=i=>{const e=y(i,"prog\
ram-look-alike");return e&&u(i,e,e.args.meant)};s.spellProgram=O;function y({problems:i},e){return i.find(t=>(0,b().isProblem)(
t,e))}function u({command:i},{span:e},t){return{step:"program name corrected",commands:[(0,S().replaceSpan)(i,e,t)]}}const o=[
"reserved-word","unquoted-glob"],a={command:()=>0,env:()=>0,exec:()=>0,nice:i=>l(i,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:i=>l(i,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
m=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=i=>{const{command:e,words:t}=i,[r,...d]=t;if(r===void 0||(0,S().
isAmbiguous)(i,o))return;const h=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),P=(0,w().isShell)(h)?f(d):
void 0;if(P!==void 0)return{step:"launcher removed",commands:[P]};const A=Object.hasOwn(a,h)?a[h]?.(d.map(({text:C})=>C)):
void 0,_=A===void 0?void 0:d[A];return _===void 0?void 0:{step:"launcher removed",commands:[e.slice(0,r.span.start)+e.slice(
_.span.start)]}};s.dropLauncher=c;function f(i){const[e,t]=i.slice(i.findIndex(r=>!m.test(r.text)));if(!(e===void 0||!n.
test(e.text)))return t===i.at(-1)&&t?.text.trim()?t.text.trim():void 0}function l(i,e,t){let r=0;for(;;){const d=i[r]??"";
if(t?.test(d))r+=2;else if(e.test(d))r+=1;else return r}}},710:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.cutSpan=S,s.isAmbiguous=T,s.replaceSpan=w,s.suggest=k;function b(){const g=p(13580);return b=function(){return g},g}function w(g,{
start:O,end:y},u){return g.slice(0,O)+u+g.slice(y)}function S(g,{start:O,end:y}){const u=g.slice(0,O).replace(/[ \t]+$/,
"");return u===""?g.slice(y).replace(/^[ \t]+/,""):u+g.slice(y)}function k(...g){return{step:"command suggested",commands:g}}
function T({problems:g},O=[]){return g.some(({rule:y})=>{const{layer:u,severity:o}=(0,b().ruleOf)(y);return u==="syntax"&&
o==="error"&&!O.includes(y)})}},71570:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.conjunctionOf=m,
s.findPrinter=s.dropUnread=s.dropRedirection=void 0,s.partsOf=n,s.trimBlanks=s.splitConjunction=void 0;function b(){const c=p(
54669);return b=function(){return c},c}function w(){const c=p(81716);return w=function(){return c},c}function S(){const c=p(
78816);return S=function(){return c},c}function k(){const c=p(710);return k=function(){return c},c}const T=({command:c})=>{
const f=c.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return f===""||f===c?void 0:{step:"whitespace trimmed",commands:[
f]}};s.trimBlanks=T;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,O=({command:c,problems:f})=>{const i=f.
some(({rule:e})=>e==="shell-redirection")?c.replace(g,""):c;if(!(i===c||(0,b().lex)(i).problems.length>0))return{step:"r\
edirection removed",commands:[i]}};s.dropRedirection=O;const y=({command:c,problems:f})=>{for(const{rule:l,span:i}of f){
const e=c.slice(i.end).trim()==="";if(l==="shell-comment"&&!/[\r\n]/.test(c.slice(i.start))||l==="shell-operator"&&e&&c.
slice(i.start,i.end)===";")return{step:"comment removed",commands:[(0,k().cutSpan)(c,i)]};if(l==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,k().replaceSpan)(c,i,"")]}}};s.dropUnread=y;const u=new Set(["echo","printf","tru\
e",":","pwd","date"]),o=c=>u.has(c.words[0]?.text??"")&&!(0,k().isAmbiguous)(c)?{reason:S().reasons.cannotFail()}:void 0;
s.findPrinter=o;const a=({command:c,problems:f})=>{if(n(c).some(({text:i})=>/^\(?cd(?:[ \t]|$)/.test(i)))return{reason:S().
reasons.changesDirectory()};if(!f.some(({rule:i})=>i==="shell-operator"))return;const l=m(c);return l&&{step:"split at &\
&",commands:l.map(({text:i})=>i)}};s.splitConjunction=a;function n(c){const f=(0,w().readShellText)(c);return c.slice(0,
f[0]?.span.start).trim()!==""?[]:f.map(({span:l,separator:i})=>({text:c.slice(l.start,l.end).trim(),operator:i.trim()}))}
function m(c){const f=n(c),l=f.every(({operator:i},e)=>i===(f[e+1]?"&&":""));return f.length>1&&l?f:void 0}},70023:function(D,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=void 0;function b(){const a=p(77598);return b=
function(){return a},a}function w(){const a=p(76760);return w=function(){return a},a}function S(){const a=p(39491);return S=
function(){return a},a}function k(){const a=p(63550);return k=function(){return a},a}function T(){const a=p(80781);return T=
function(){return a},a}function g(){const a=p(93028);return g=function(){return a},a}const O=s.SCRIPT_FOLDER="scripts/va\
lidate",y=[16,64];class u{#n;#t=new Map;#s;#e;#o;constructor(n){const{tree:m,cwd:c=""}=n.terms;this.#n=m,this.#s=c,this.#e=
n,this.#o=m&&(0,T().subTree)(m,c)}get judge(){return this.#e}get tree(){return this.#o}pathOf(n){return w().posix.join(this.#s,
n)}textOf(n){return this.#t.get(n)}async place(n){const m=this.#n;if(m===void 0)return;const c=(0,b().createHash)("sha25\
6").update(n).digest("hex");for(const f of y){const l=`${O}/eval-${c.slice(0,f)}.cjs`,i=this.pathOf(l);if(!(0,S().foldersAbove)(
i).every(d=>(m.stat(d)?.kind??"directory")==="directory"))return;const t=m.stat(i);if(t===void 0)return this.#r(i,n,m),l;
if((0,g().isRegular)(t.kind)&&t.tracked&&(await m.read(i)).equals(Buffer.from(n)))return l}}#r(n,m,c){if(this.#t.has(n))
return;this.#t.set(n,m);const f=o(c,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:f}),this.#o=(0,T().subTree)(
f,this.#s)}}s.ScriptStore=u;function o(a,n){const m=(0,k().literalTree)(n),c=(f,l)=>[...f,...[...l].filter(({path:i})=>a.
stat(i)===void 0)].sort(S().byEntryPath);return{label:a.label,original:a,stat:f=>a.stat(f)??m.stat(f),readlink:f=>a.readlink(
f),read:(f,l)=>f in n?m.read(f,l):a.read(f,l),list:f=>c(a.list(f),m.list(f)),files:()=>c(a.files(),m.files())}}},2137:function(D,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=s.dropOutputFile=
s.dropFlag=void 0;function b(){const i=p(95132);return b=function(){return i},i}function w(){const i=p(710);return w=function(){
return i},i}function S(){const i=p(71570);return S=function(){return i},i}const k=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
T=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,g=8,O=({command:i,problems:e})=>{if(!e.some(({rule:d})=>d==="shell-operato\
r"||d==="line-break"))return;const t=(0,S().partsOf)(i);if(t.length===0||t.length>g)return;const r=[];for(const[d,{text:h}]of t.
entries()){const P=t[d-1]?.operator??"",A=P==="||"&&T.test(h),_=/^\|&?$/.test(P)&&k.test(h);if(!(A||_)){if(!/^(?:|&&|[;\n]*)$/.
test(P)||h.startsWith("cd "))return;r.push(h)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(r.length===0||r.join()===i))
return(0,w().suggest)(...r)};s.requireEach=O;const y=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
u=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,o=({command:i})=>{const e=(0,S().conjunctionOf)(i)?.map(({text:r})=>r),t=e?.filter(
r=>!y.test(r)&&!u.test(r))??[];if(!(e===void 0||t.length===0||t.length===e.length))return(0,w().suggest)(...t)};s.dropPreparation=
o;const a=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,n=({command:i,problems:e})=>{if(!e.
some(({rule:r})=>r==="shell-redirection"))return;const t=i.replace(a,"");return t===i?void 0:(0,w().suggest)(t)};s.dropOutputFile=
n;const m=new Set(["changes-configuration","changes-node-options","downloads","hides-failures","installs","loads-code","\
names-program","never-ends","opens-inspector","preloads-code","skips-tests","tool-loads-code","tool-runs-file","tool-wri\
tes","weakens","writes-files"]),c=i=>{const{command:e,problems:t,invocation:r}=i;for(const{rule:d,span:h}of t){if(!m.has(
d)||e[h.start]!=="-")continue;const P=e.slice(h.start,h.end),A=e.slice(h.end).trimStart(),_=!/[=\s]/.test(P)&&A!==""&&!A.
startsWith("-"),E=r?.flags.some(C=>C.span.start===h.start)===!0;if(!(_&&!E))return(0,w().suggest)((0,w().cutSpan)(e,h))}};
s.dropFlag=c;const f=({command:i,problems:e,invocation:t})=>{const r=e.find(A=>(0,b().isProblem)(A,"unknown-flag")),d=t?.
program==="npm"&&t.subcommand!=="exec";if(r===void 0||!d||t.passthrough.length>0)return;const h=(0,w().cutSpan)(i,r.span),
P=i.slice(r.span.start,r.span.end);return(0,w().suggest)(`${h.trimEnd()} -- ${P}`)};s.passFlag=f;const l=({command:i,words:e,
problems:t,invocation:r})=>{if(!t.some(({rule:A})=>A==="downloads")||r?.program!=="npx")return;const h=e.slice(1).find(({
text:A})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(A));if(h===void 0)return;const P=h.text.slice(0,h.text.lastIndexOf(
"@"));return(0,w().suggest)((0,w().replaceSpan)(i,h.span,P))};s.useInstalled=l},36309:function(D,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.useWorkspace=s.useNpx=s.useNpm=s.spellScript=void 0;function b(){const n=p(59867);return b=
function(){return n},n}function w(){const n=p(3051);return w=function(){return n},n}function S(){const n=p(95132);return S=
function(){return n},n}function k(){const n=p(710);return k=function(){return n},n}const T=new Set(["test","start","stop"]),
g=new Set(["pnpm","yarn","bun","npm"]),O=async({command:n,problems:m,words:c,invocation:f},l)=>{if(f?.program!=="npm")return;
const i=await a(l),e=m.find(_=>(0,S().isProblem)(_,"npm-script-missing"));if(e!==void 0){const _=(0,w().nearestName)(e.args.
script,i),E=c.find(({text:C})=>C===e.args.script);return _===void 0||E===void 0?void 0:(0,k().suggest)((0,k().replaceSpan)(
n,E.span,_))}const t=m.find(_=>(0,S().isProblem)(_,"unknown-subcommand"));if(t===void 0)return;const{subcommand:r,meant:d}=t.
args,h=d===""?(0,w().nearestName)(r,[...T]):d,P=[...i.includes(r)?[`run ${r}`]:[],...h===void 0?[]:[h]],[A]=P;return A===
void 0?void 0:(0,k().suggest)((0,k().replaceSpan)(n,t.span,A))};s.spellScript=O;const y=async({command:n,words:m,problems:c},f)=>{
const l=c.some(({rule:P})=>P==="program-not-allowed"),[i,e,t]=m;if(!l||i===void 0||e===void 0||!g.has(i.text)||i.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const r=e.text==="run"?t:e;if(r===void 0||!(await a(f)).includes(r.text))return;
const d=T.has(r.text)?r.text:`run ${r.text}`,h=n.slice(r.span.end).trim();return(0,k().suggest)(`npm ${d}${h===""?"":` -\
- ${h}`}`)};s.useNpm=y;const u=({command:n,words:m,problems:c},{tree:f})=>{const l=c.find(({rule:P})=>P==="program-not-a\
llowed"),[i,e,t]=m;if(l===void 0||i===void 0||f===void 0)return;const r=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(i.text),d=/^(?:exec|dlx|x)$/.
test(e?.text??"")?t:e,h=r?/^(?:bunx|pnpx)$/.test(i.text)?e:d:i;return h===void 0||!/^[a-z][\w.-]*$/.test(h.text)?void 0:
(0,k().suggest)(`npx ${n.slice(h.span.start)}`)};s.useNpx=u;const o=({command:n})=>{const[,m,c]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(m===void 0||c===void 0)return;const[,f=c,l=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(c.trim())??[];return(0,k().
suggest)(`${f} -w ${m.replace(/\/$/,"")}${l}`)};s.useWorkspace=o;async function a({tree:n}){return[...(n&&await(0,b().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.isSpellingOf=b,s.mayBeSpelled=
S;const p=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function b(T,g){const y=T.replace(p,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return y===g||k(y,g)}const w=/^[\w./-]*$/;function S(T,g){return!w.
test(T)||T.toLowerCase().includes(g)}function k(T,g){const[,O]=/^(.+)~[1-9]\d{0,5}$/.exec(T)??[];return O!==void 0&&O===
g.replaceAll(".","").slice(0,6)}},37075:function(D,s,p){Object.defineProperty(s,"__esModule",{value:!0}),s.causeOf=T,s.identityOf=
S,s.idsOf=k;function b(){const o=p(77598);return b=function(){return o},o}function w(){const o=p(13580);return w=function(){
return o},o}function S(o){const{rule:a,subject:n,location:m,args:c}=o,f=n&&[n.type,n.id,n.command];return u([a,f??m?.path,
O(a,c)])}function k(o){const a=new Map;return new Map(o.map(n=>{const m=S(n),c=(a.get(m)??0)+1;return a.set(m,c),[n,c===
1?m:`${m}:${c}`]}))}function T(o){const{rule:a,subject:n,location:m,args:c}=o,{cause:f,instance:l=[]}=(0,w().ruleOf)(a);
if(f)return u([f(c)]);const i=new Set([...Object.values(n??{}),m?.path]),e=O(a,c).filter(([t,r])=>!g.has(t)&&!l.includes(
t)&&!i.has(r));return u([a,e])}const g=new Set(["path","paths","via","value","written"]);function O(o,a){const{counted:n=[]}=(0,w().
ruleOf)(o);return Object.keys(a).sort().flatMap(c=>{const f=a[c];if(f===void 0||typeof f=="number"||c==="likewise")return[];
const l=c==="detail"||n.includes(c);return[[c,l?y(f):f]]})}function y(o){return typeof o=="boolean"?o:typeof o=="string"?
o.replace(/\d+/g,"#"):o.map(a=>a.replace(/\d+/g,"#"))}function u(o){return(0,b().hash)("sha256",JSON.stringify(o))}},47350:function(D,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=y,s.gravest=T,s.isBlocking=S,s.severityVerdict=
k;function b(){const u=p(13580);return b=function(){return u},u}const w={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function S({rule:u,severity:o,suppressed:a},n){return a||o==="notice"?!1:o==="error"||n==="warning"&&!(0,b().ruleOf)(u)?.
advice}function k(u,o){const a=n=>u.some(m=>m.severity===n&&!m.suppressed);return u.some(({rule:n})=>(0,b().ruleOf)(n).undecided)?
"error":a("error")?"fail":a("warning")?u.some(n=>S(n,o))?"fail":"warn":"pass"}function T(u){return u.reduce((o,a)=>w[a]>
w[o]?a:o,"pass")}const g=s.REPORTED_ONLY=new Set(["fail","needs_approval"]),O={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function y(u,o="block"){return o==="report"&&g.has(u)?0:O[u]}},80401:function(D,s,p){p.r(s),p.d(s,{FILE_HEADERS_ONLY:()=>b.
jr,createTwoFilesPatch:()=>b.ss,diffLines:()=>w.Pp,formatPatch:()=>b.Gu,parsePatch:()=>S.i,structuredPatch:()=>b.YB});var b=p(
94112),w=p(37073),S=p(73857)}};
