"use strict";exports.id=728,exports.ids=[728],exports.modules={97034:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),
t.compareEntries=v,t.isSameFile=g;function b(){const d=p(59490);return b=function(){return d},d}function y(){const d=p(92599);
return y=function(){return d},d}async function v(d,o,a,n){const{earlier:m,removed:c}=O(o,a),f=a.map(async l=>{const i=m.
get(l),s=i?.event===l.event&&i.content===l.content,e=i?await(0,y().runsOf)(i,d,n.baseTree):[],r=await(0,y().runsOf)(l,d,
n.tree),u=await Promise.all(r.map(async T=>{const _=e.find($=>A($,T)),E=_===void 0?s:_.text!==T.text,M=await R(T,n)??(E?
"edited":void 0);return M===void 0?T:{...T,change:M}}));return s?e.some(T=>!r.some(_=>A(T,_)))||u.some(({change:T})=>T!==
void 0)?[{state:"script_changed",entry:l,targets:u}]:[]:[{state:i?"changed":"new",entry:l,targets:u}]});return[...(await Promise.
all(f)).flat(),...c.map(l=>({state:"removed",entry:l,targets:[]}))]}function A(d,o){return d.kind===o.kind&&d.name===o.name}
async function R({kind:d,name:o},a){if(d!=="file")return;const n=a.baseTree.stat(o);return n===void 0?"added":await g(n,
a.tree.stat(o),a)?void 0:"edited"}async function g(d,o,{baseTree:a,tree:n}){return d===void 0||o===void 0?d===o:d.kind!==
o.kind?!1:d.oid!==void 0?d.oid===o.oid:(await a.read(d.path)).equals(await n.read(o.path))}const w=[({event:d,content:o})=>JSON.
stringify([d,o]),({event:d})=>d,({content:d})=>d];function O(d,o){const a=new Map;let n=d;for(const m of w){const c=(0,b().
groupBy)(n,m);for(const f of o){const l=a.has(f)?void 0:c.get(m(f))?.shift();l&&a.set(f,l)}n=[...c.values()].flat()}return{
earlier:a,removed:n}}},99668:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.agentFileAt=d,t.agentFilesIn=
o;function b(){const n=p(76760);return b=function(){return n},n}function y(){const n=p(18744);return y=function(){return n},
n}function v(){const n=p(32854);return v=function(){return n},n}function A(){const n=p(93028);return A=function(){return n},
n}function R(){const n=p(93953);return R=function(){return n},n}const g=R().AGENT_FORMATS.flatMap(n=>n.files.map(m=>({format:n,
file:m}))),w=g.map(({format:n,file:m})=>{const c=m.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${c}$`,"is")}}),O=new Set(g.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function d(n){
for(const{format:m,pattern:c}of w){const f=c.exec(n);if(f)return{path:n,format:m,root:f[1]??""}}}function o(n,{agent_files:{
level:m,include:c,exclude:f}}){if(m==="off")return[];const l=[...n.files()].flatMap(({path:e,kind:r})=>r==="symlink"&&O.
has(b().posix.basename(e).toLowerCase())?[e,...a(n,e)]:e),[i,s]=[(0,y().pathTest)(c),(0,y().pathTest)(f)];return[...new Set(
l)].flatMap(e=>{const r=d(e);if(r===void 0||!i(e)||s(e))return[];const u=(0,v().resolveInTree)(n,e);if(u.kind==="missing")
return[];const h=u.kind==="inside"?u.entry:void 0;return h===void 0||(0,A().isRegular)(h.kind)?[{...r,entry:h}]:[]})}function a(n,m){
const c=(0,v().resolveInTree)(n,m);return c.kind!=="inside"||c.entry.kind!=="directory"?[]:n.list(c.path).flatMap(({path:f,
kind:l})=>{const i=`${m}/${b().posix.basename(f)}`;return l!=="directory"?[i]:n.list(f).map(s=>`${i}/${b().posix.basename(
s.path)}`)})}},93953:function(D,t){Object.defineProperty(t,"__esModule",{value:!0}),t.AGENT_FORMATS=void 0;const p={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},b={at:"mcpServers/*",form:"server",event:"MCP server {0}"},y=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function v(R,g=""){return R.split(" ").map(w=>({at:w,form:"command",event:w+g}))}const A=t.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[p,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...v("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:y},{at:"enableAllProjectMcpServers",form:"setting",only:{
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
ent/setup",verified:!1,places:[...v("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[p]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[p,b,...v("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...v("initializeCommand"," (on the host)"),...v("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(D,t,p){Object.defineProperty(
t,"__esModule",{value:!0}),t.judgeAgentFiles=d,t.judgeWholeFile=n;function b(){const s=p(23678);return b=function(){return s},
s}function y(){const s=p(13580);return y=function(){return s},s}function v(){const s=p(95132);return v=function(){return s},
s}function A(){const s=p(97034);return A=function(){return s},s}function R(){const s=p(99668);return R=function(){return s},
s}function g(){const s=p(12195);return g=function(){return s},s}function w(){const s=p(12792);return w=function(){return s},
s}function O(){const s=p(92599);return O=function(){return s},s}async function d(s,e,r){const u=E=>new Map((0,R().agentFilesIn)(
E,e).map(M=>[M.path,M])),[h,k]=[u(s.baseTree),u(s.tree)],T=[...new Set([...h.keys(),...k.keys()])].sort(),{level:_}=e.agent_files;
return r.all(T,async E=>{const[M,$]=[h.get(E),k.get(E)];try{return await o(M,$,s,_)}catch(S){const P={path:E,line:1,column:1},
C=[(0,v().notJudged)(`the file \`${E}\``,S,{location:P})],I=$??M;return I&&{file:{...I,entries:[],secrets:[]},entries:[],
findings:C}}}).then(E=>E.filter(M=>M!==void 0))}async function o(s,e,r,u){const h=s&&await a(r.baseTree,s),k=e&&await a(
r.tree,e),T=k??h;if(T===void 0)return;const _=new Set(h?.secrets.map(({value:L})=>L)),E=k?.secrets.filter(({value:L})=>!_.
has(L))??[],M=s&&e&&await(0,A().isSameFile)(s.entry,e.entry,r),$=[...k?.broken&&!M?[k.broken]:[],...E.map(L=>L.finding)],
S=k?.broken?[]:await(0,A().compareEntries)(T,h?.entries??[],k?.entries??[],r),P=await m({file:T,entries:S,findings:$},r.
tree,u);if(P.entries.length===0&&P.findings.length===0)return;if(u!=="approve"||!P.findings.some(f))return P;const C=P.entries.
filter(({findings:L})=>L.some(f)),I={path:T.path,events:C.map(({entry:L})=>L.event)},N={path:T.path,line:1,column:1},j=(0,v().
finding)("agent-files-unapproved",I,{location:N});return{...P,findings:[...P.findings,j]}}async function a(s,{entry:e,...r}){
return e===void 0?(0,w().unreadFile)(r,"it is a symlink that leads to no file here"):(e.size??0)>w().MAX_BYTES?(0,w().unreadFile)(
r,`it has more than ${w().MAX_BYTES} bytes`):(0,w().readAgentFile)(r,await s.read(e.path))}async function n(s,e,r){const u=await Promise.
all(s.entries.map(async T=>({entry:T,targets:await(0,O().runsOf)(T,s,e)}))),h=s.secrets.map(T=>T.finding),k=s.broken?[s.
broken]:h;return m({file:s,entries:u,findings:k},e,r)}async function m({file:s,entries:e,findings:r},u,h){const k=E=>E.map(
M=>c(M,s,h)),T=await Promise.all(e.map(async E=>({...E,findings:k(await l(E,s,u))}))),_=[...k(r),...T.flatMap(E=>E.findings)];
return{file:s,entries:T,findings:_}}function c(s,{format:e},r){return!e.verified&&s.rule!=="file-too-large"?{...s,severity:"\
notice"}:r==="error"&&(0,y().ruleOf)(s.rule).failsByLevel?{...s,severity:"error"}:s}function f({severity:s}){return s!==
"notice"}async function l({state:s,entry:e,targets:r},{format:{tool:u}},h){if(s==="removed")return[];const{event:k,shown:T,
form:_,location:E,isHidden:M}=e,$={tool:u,event:k,command:T,state:s??""},S={location:E},P=s!=="script_changed",C=r.some(
({kind:U,change:B})=>U==="download"&&(P||B!==void 0)),I=r.filter(({change:U})=>s===void 0||U!==void 0),N=[];C&&N.push((0,v().
finding)("agent-runs-download",$,S)),P&&M&&N.push((0,v().finding)("agent-task-hidden",$,S));for(const{kind:U,name:B}of I){
const G=U==="file"&&h?await(0,b().whyUnreadable)(h,B):void 0;G&&N.push((0,v().finding)("agent-script-unreadable",{...$,script:B,
why:G},S))}if(N.length>0)return N;const L=_==="server"&&r.length>0&&r.every(i)||!P?"notice":"warning",F=_==="setting"&&r.
length===0,H=P?(0,g().meansOf)(r):I.map(({name:U})=>`the change decides about \`${U}\``);return[(0,v().finding)("agent-c\
ommand-changed",{...$,means:H,isSetting:F},{...S,severity:L})]}function i({kind:s,name:e}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(e)}},12195:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.meansOf=R;function b(){const g=p(97018);
return b=function(){return g},g}function y(){const g=p(36773);return y=function(){return g},g}const v={file:({name:g,change:w})=>`\
it runs \`${g}\`${w===void 0?"":`, which this change ${w==="added"?"adds":"edits"}`}`,npm_script:({name:g,change:w})=>`i\
t runs the script \`${g}\` of package.json${w?", which this change edits":""}`,missing:({name:g})=>`it runs \`${g}\`, whi\
ch is not in the commit`,outside:({name:g})=>`it runs \`${g}\`, which is outside of the repository`,package:({name:g,isExact:w})=>w?
`it fetches \`${g}\``:`it fetches \`${g}\` without an exact version`,inline:({name:g})=>`it has code for \`${g}\` in one \
line`,download:({name:g})=>g,address:({name:g})=>`it connects to \`${g}\``,program:()=>{},unread:({name:g})=>`it could n\
ot be read: ${g}`},A=4;function R(g){const w=g.flatMap(d=>{const o=(0,b().redact)(d.name).text;return v[d.kind]({...d,name:o})??
[]}),O=g.filter(({kind:d})=>d==="program").map(({name:d})=>d);return w.length===0&&O.length>0?[`it runs ${(0,y().inCode)(
O.slice(0,A))} of the machine`]:w.length>A?[...w.slice(0,A),`and ${w.length-A} more`]:w}},12792:function(D,t,p){Object.defineProperty(
t,"__esModule",{value:!0}),t.MAX_BYTES=void 0,t.readAgentFile=o,t.unreadFile=a;function b(){const S=p(23404);return b=function(){
return S},S}function y(){const S=p(16111);return y=function(){return S},S}function v(){const S=p(94534);return v=function(){
return S},S}function A(){const S=p(3463);return A=function(){return S},S}function R(){const S=p(97018);return R=function(){
return S},S}function g(){const S=p(95132);return g=function(){return S},S}function w(){const S=p(23213);return w=function(){
return S},S}const O=t.MAX_BYTES=1024*1024,d=1e3;function o(S,P){const{text:C,complete:I}=(0,v().decodeUtf8)(P),N=new(v()).
Source(S.path,C),j=(L,F=0)=>a(S,L,N,F);if(!I)return j("it is not UTF-8",C.length);try{const L=[],F=(0,y().parseTree)(C,L,
{allowTrailingComma:!0}),[H]=L;if(H!==void 0)return j(n((0,y().printParseErrorCode)(H.error)),H.offset);if(F===void 0)return j(
"it is empty");const U=m(F,S.format);if(U.length>d){const G={detail:`more than ${d} commands`},W=(0,g().finding)("file-t\
oo-large",G,{location:N.location(0)});return{...S,entries:[],secrets:[],broken:W}}const B=U.map(G=>e(G,N));return{...S,entries:B,
secrets:E(N)}}catch(L){if(!(L instanceof RangeError))throw L;return j("its brackets are nested too deeply")}}function a(S,P,C=new(v()).
Source(S.path,""),I=0){const{path:N}=S,j=(0,g().finding)("agent-file-broken",{path:N,detail:P},{location:C.location(I)});
return{...S,entries:[],secrets:[],broken:j}}function n(S){return S.replace(/\B[A-Z]/g,P=>` ${P}`).toLowerCase()}function m(S,{
places:P}){const C=P.flatMap(I=>{const N=M(S,I).map(F=>c(F)==="wrong"?{...F,isWrong:!0}:F),j=N.filter(F=>c(F)!=="other"),
L=({node:F})=>I.startsOthers&&"dependsOn"in k(F);return j.some(L)?N:j});return[...new Map(C.map(I=>[I.node,I])).values()]}
function c({node:S,isWrong:P,place:{only:C}}){if(P)return"wrong";const I=C&&l((0,y().getNodeValue)(S),C.field);return C?.
values.some(L=>f(L)===f(I))??!0?"own":I===void 0||C?.values.some(L=>typeof L==typeof I)?"other":"wrong"}function f(S){return typeof S==
"string"?S.toLowerCase():S}function l(S,P){const C=P===""?[]:P.split("/"),I=(N,j)=>(0,A().isMapping)(N)?N[j]:N===void 0?
N:null;return C.reduce(I,S)}const i=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
s=/"(?:reveal|showOutput)":"never"/i;function e(S,P){const{node:C,chain:I,isWrong:N,place:j}=S,{form:L,inherits:F=[]}=j,
H=(0,y().getNodeValue)(C),U=I.slice(0,1).flatMap(K=>F.flatMap(z=>$(K,z))),B=Object.fromEntries(U.map(([K,z])=>[K,(0,y().
getNodeValue)(z)])),G=(0,A().isMapping)(H)?{...B,...H}:H,W=N?[w().UNREAD]:(0,w().readValue)(L,G),x=(0,A().isMapping)(G)&&
L!=="command",V=Object.entries(x?G:{}).filter(([K])=>!i.test(K)),Z=s.test(JSON.stringify([B,H])),Y=W.map(w().textOf).filter(
K=>K!=="");return{commands:W,form:L,event:u(N?(0,y().getNodePath)(C).join(".")||"the whole file":h(S)),shown:u(Y.join(" \
; ")||(JSON.stringify(H)??"")),content:(0,b().canonicalize)([Z,x?Object.fromEntries(V):G??null]),isHidden:Z,location:P.location(
C.offset,C.offset+C.length)}}const r=1e3;function u(S){const P=(0,R().redact)(S).text.replace(/\s+/g," ").trim();return P.
length>r?`${P.slice(0,r)}\u2026`:P}function h({names:S,chain:P,place:{at:C,event:I,detail:N=""}}){const j=(I??C).replaceAll(
"/",".").replace("{0}",()=>S[0]||'""'),F=P.flatMap(H=>$(H,N)).at(-1)?.[1].value;return typeof F=="string"&&F!==""?`${j} \
(${F})`:j}function k(S){return S.type==="object"?(0,y().getNodeValue)(S):{}}const T=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function _(S){const P=/\d/.test(S)&&/[A-Za-z]/.test(S)&&new Set(S).size>=8;return S.length>=12&&P&&!T.test(S)}function E(S){
const{text:P,path:C}=S;return(0,R().redact)(P).redactions.flatMap(({kind:I,start:N,end:j})=>{const L=P.slice(N,j),F=S.location(
N,j),H=(0,g().finding)("agent-file-secret",{path:C,kind:I},{location:F});return _(L)?[{value:L,finding:H}]:[]})}function M(S,P){
const C=[];let I=[{place:P,node:S,names:[],chain:[S]}];for(const N of P.at.split("/"))I=I.flatMap(j=>{const{node:L,names:F,
chain:H}=j,U=L.type==="array"&&N==="*";L.type!=="object"&&!U&&C.push({...j,isWrong:!0});const B=N==="*"&&F.length===0;return $(
L,N).filter(([G])=>!B||P.names?.test(G)!==!1).map(([G,W])=>({place:P,node:W,names:N==="*"?[...F,G]:F,chain:[...H,W]}))});
return[...I,...C]}function $({type:S,children:P=[]},C){return S==="array"&&C==="*"?P.map((I,N)=>[`${N+1}`,I]):S!=="objec\
t"?[]:P.flatMap(({children:[I,N]=[]})=>N&&(C==="*"||I?.value===C)?[[String(I?.value),N]]:[])}},23213:function(D,t,p){Object.
defineProperty(t,"__esModule",{value:!0}),t.UNREAD=void 0,t.readValue=A,t.textOf=o;function b(){const n=p(3463);return b=
function(){return n},n}function y(){const n=p(36773);return y=function(){return n},n}const v=t.UNREAD={unread:"it is not\
 in the documented form"};function A(n,m){return n==="setting"?[]:n!=="command"?(0,b().isMapping)(m)?w(m):[v]:((0,b().isMapping)(
m)?Object.values(m):[m]).map(c=>typeof c=="string"?{shell:c}:R(c)?{argv:c}:v)}function R(n){return Array.isArray(n)&&n.every(
m=>typeof m=="string")}const g=["windows","osx","linux","commandWindows","command_windows"];function w(n){const m=g.map(
f=>n[f]).map(f=>typeof f=="string"?{command:f}:f).filter(f=>(0,b().isMapping)(f)&&f.command!==void 0);return[...n.command===
void 0&&(m[0]??n.dependsOn)?[]:[{}],...m].flatMap(f=>O({...n,...f}))}function O(n){const{type:m,script:c,command:f,args:l=[],
headersHelper:i}=n,s=typeof i=="string"?[{shell:i}]:[],r=[n.url,n.httpUrl,n.serverUrl].find(L=>typeof L=="string");if(f===
void 0&&r!==void 0)return[...s,{address:r}];const u=m==="npm"&&f===void 0,h=Array.isArray(l)?l.map(d):[void 0],k=u?["npm",
"run",c]:[d(f),...h];if(!R(k))return[v];const[T="",..._]=k,M=(_.length===0?/^$|[\s|;&$()<>`'"]/.test(T):m==="shell")?{shell:[
T,..._.map(a)].join(" ")}:{argv:k},{cwd:$,env:S,shell:P}=(0,b().isMapping)(n.options)?n.options:n,C=(0,b().isMapping)(P)?
[P.executable,P.args??[]].flat():[],I=Object.values((0,b().isMapping)(S)?S:{}).filter(L=>typeof L=="string"),N=typeof $==
"string"?{directory:$}:{},j=R(C)&&C.length>0?[{argv:C}]:[];return[{...M,...N,environment:I},...j,...s]}function d(n){return(0,b().
isMapping)(n)?n.value:n}function o(n){return"argv"in n?n.argv.map(a).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function a(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,y().singleQuoted)(n)}},92599:function(D,t,p){Object.defineProperty(
t,"__esModule",{value:!0}),t.runsOf=R;function b(){const O=p(76760);return b=function(){return O},O}function y(){const O=p(
36187);return y=function(){return O},O}function v(){const O=p(45636);return v=function(){return O},O}const A=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function R({commands:O},{root:d,format:o},a){const{directories:n=[""],roots:m}=o,c=new(y()).ProjectFiles(a,[...n.map(
e=>b().posix.join(d,e)),""]),f=m.join("|"),l=new RegExp(`\\$(?:(?:${f})\\b|\\{(?:env:)?(?:${f})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),i=e=>e.replace(l,".").replace(A,"~"),s=[];for(const e of O)s.push(
...await g(e,c,i));return[...new Map(s.map(e=>[`${e.kind} ${e.name}`,e])).values()]}async function g(O,d,o){if("address"in
O)return[{kind:"address",name:O.address}];if("unread"in O)return[{kind:"unread",name:O.unread}];const{directory:a,environment:n=[]}=O,
m=a?d.into(o(a)):d,c="shell"in O?O.shell.split(/["'|;&]/):[],f=[...n,...c.filter(i=>i.includes("\\"))].map(o);return[..."\
shell"in O?await(0,v().textRuns)(o(O.shell),m):await(0,v().wordRuns)(O.argv.map(i=>w(o(i))),m),...(0,v().valueRuns)(f,m)]}
function w(O){const d=!/\$\{|\$\w/.test(O);return{text:O,shown:O,quoted:!0,span:{start:0,end:0},isKnown:d}}},28894:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.MAX_LOG_BYTES=void 0,t.continuationOf=d,t.countLines=f,t.hasRecords=o,
t.isAuditLog=R,t.recordsOf=a;function b(){const l=p(84831);return b=function(){return l},l}function y(){const l=p(32854);
return y=function(){return l},l}const v=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],A=t.MAX_LOG_BYTES=128*1024*
1024;function R(l){return(0,b().mayBeSpelled)(l,"events.jsonl")&&v.some(i=>(0,y().isWithinAnywhere)(l,i))}const g=10,w=13,
O=new Set([32,9,g,w]);function d(l,i){const s=a(l),e=a(i);let r=0;for(let u=s.next().value;u;){const h=s.next().value,k=e.
next().value;if(!k||!m(u.bytes,k.bytes,h===void 0))return{kind:"rewritten",line:u.line};r=k.end,u=h}return{kind:"appende\
d",from:r}}function o(l){return a(l).next().value!==void 0}function*a(l){let i=0;for(let s=0;s<l.length;){const e=l.indexOf(
g,s),r=e<0?l.length:e,u=l.subarray(s,r);s=Math.min(r+1,l.length),i+=1,n(u)||(yield{bytes:u,line:i,end:s})}}function n(l){
for(const i of l)if(!O.has(i))return!1;return!0}function m(l,i,s){return s?c(l).equals(c(i)):l.equals(i)}function c(l){return l.
at(-1)===w?l.subarray(0,-1):l}function f(l,i){let s=0;for(let e=l.indexOf(g);e>=0&&e<i;e=l.indexOf(g,e+1))s+=1;return s}},
27928:function(D,t){Object.defineProperty(t,"__esModule",{value:!0}),t.SEED_HASHES=void 0;const p=t.SEED_HASHES={"1124af\
25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"1.14.0","6298d2870e2f48a9ca447e3c80d09df5":"1.7.\
0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",a439632ca376509abf5cd66745ebb667:"1.94.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"\
1.94.0","392fbba719f19ac8018e35eef2a9ef1c":"1.94.0","80fc8fcd87486a59d51a3053f3d9528f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"\
1.94.0","7962c90afd3575bfc8979294eb591e0d":"1.94.0","9ac277a07aa552692e227a5f24302b5e":"1.89.20","7967117c6f51afdb33c457\
d05809035d":"1.69.13","88deb4b8eefea45bd47b036c5ee81444":"1.89.20","581eb030144dcb3360e8ece853570a2c":"1.89.20","7406e5c\
62d09d839b0484ceed13f91a3":"1.7.0",bafa1a9175bca4046a0933e688215e9b:"1.10.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","\
42cd391c59a2830e3cf4177f54735924":"1.66.0","74edd8b278e7df7849ea27ddaedf3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e8\
8":"1.89.20","7a7826c3bc6ed9ef9ed45ccc7fe160dc":"1.1.0","9cf8f0cc3ae61deb00305e616805f5b9":"1.3.0","5591329c8f272a0e98b2\
84edbb033e3a":"1.20.4","27b6cb3f54c118f2816758a5f1eefc5d":"1.66.0","37607785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"\
1.69.21",b56cf8074cf2168f44ed920dd3fb22b9:"1.89.20","6c577461a51bb0545f61575a2221fecb":"1.1.0",d7156cae47527fffdf19a9fd9432e236:"\
1.1.0","7b6f4d86f876664d772d6ee1ea2945ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0","3705b9fa85d44690ee7841b05\
4377eec":"1.20.4",a94a80796426b370f3fddd846f0d8f0c:"1.20.4","331cc84e1b4900eda2bcaa60dff0ddac":"1.66.0",f7e20f8360f34930334cda0bced64bb2:"\
1.66.0","1f3af73d38e6323fff6adb530dabe346":"1.89.20",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db\
19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20",ec199ceb43ac39756c4fb0987a81ac06:"\
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),
t.activatedSeeds=w,t.seedRelease=R;function b(){const O=p(77598);return b=function(){return O},O}function y(){const O=p(
23404);return y=function(){return O},O}function v(){const O=p(64385);return v=function(){return O},O}function A(){const O=p(
27928);return A=function(){return O},O}function R({value:O,envelope:d}){if(d===void 0)return A().SEED_HASHES[(0,b().hash)(
"sha256",(0,y().canonicalize)(O)).slice(0,32)]}const g=/\.seed\.json$/;function w({head:O,base:d,untouched:o},a){const n=(l,i)=>l.
filter(({path:s})=>g.test(s)===i).flatMap(({assets:s})=>s).filter(({type:s,value:e})=>s==="Gene"&&(0,v().declaredId)(e)!==
void 0),m=new Set(n(d,!0).map(({id:l})=>l));if(m.size===0)return[];const c=new Set(n([...d,...o],!1).map(({id:l})=>l)),f=new Set(
a.map(({asset:l})=>l));return n(O,!1).filter(l=>m.has(l.id)&&!c.has(l.id)&&!f.has(l))}},68450:function(D,t,p){Object.defineProperty(
t,"__esModule",{value:!0}),t.commonRoot=g,t.packagesAbove=O,t.storeOf=R;function b(){const o=p(76760);return b=function(){
return o},o}function y(){const o=p(39491);return y=function(){return o},o}function v(){const o=p(32854);return v=function(){
return o},o}function A(){const o=p(59542);return A=function(){return o},o}function R(o,{policy:a,tree:n,base:m}){const[c]=a.
stores.map(({path:i,root:s})=>({path:(0,v().normalise)(i)??"",root:(0,v().normalise)(s)??""})).filter(({path:i})=>(0,v().
isWithin)(o,i)).sort((i,s)=>s.path.length-i.path.length),f=b().posix.dirname(o).replace(/^\.$/,"");if(c!==void 0)return{
path:f,root:c.root,named:!0};const l=[m,n].find(i=>i?.stat(f)?.kind==="directory");return{path:f,root:(l&&O(l,f)[0])??""}}
function g(o,a){const n=new Set([...o].map(c=>R(c,a).root)),[m=""]=n;return n.size===1?m:""}const w=(0,A().perTree)(()=>new Map);
function O(o,a){const n=w(o).get(a)??d(o,a);return w(o).set(a,n),n}function d(o,a){return[...new Set([a,...(0,y().foldersAbove)(
a).reverse(),""])].filter(m=>o.stat(b().posix.join(m,"package.json"))!==void 0)}},44786:function(D,t,p){Object.defineProperty(
t,"__esModule",{value:!0}),t.RELEASED_BLOCKS=t.MUST_NOT=t.INSTRUCTION_FILES=t.BLOCK_VERSION=void 0,t.agentsBlock=m,t.blockDigest=
i,t.blockIn=c,t.withBlock=s;function b(){const e=p(77598);return b=function(){return e},e}function y(){const e=p(38863);
return y=function(){return e},e}function v(){const e=p(72443);return v=function(){return e},e}function A(){const e=p(76186);
return A=function(){return e},e}const R=t.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],g=t.
MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent ins\
tructions.","Do not remove a validation command or change an asset_id, except by an edit of an AgentTask.","Do not add i\
gnores.","Do not raise limits, scores or streaks.","Do not touch the audit log (events.jsonl)."],w=t.BLOCK_VERSION=1,O=t.
RELEASED_BLOCKS={1:"27fe2654453ae1f9db81b026480547c71cc147bba0e8eb5a61a4adea296f7a12"},d=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,
o="<!-- gene-gate:end -->",a=new RegExp(o,"g"),n=()=>[A().syntaxRules["shell-operator"],v().invocationRules["outside-cod\
e"],v().invocationRules["uses-network"]];function m(){return`<!-- gene-gate:begin v${w}; written by \`gene-gate init --ag\
ents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${n().map(({right:e,wrong:r,title:u})=>`| \`${e}\` | \`${r}\` | ${u} |`).join(`
`)}

Before you push, run \`${y().COMMAND} check --worktree --no-run\` ([how to get it](${y().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${y().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${g.map(e=>`- ${e}`).join(`
`)}
${o}`}function c(e){const r=f(e);if(r===void 0)return{kind:"absent"};const u=(r==="unclear"?e:e.slice(...r)).replaceAll(
`\r
`,`
`),h=i(u),k=Object.entries(O).find(([,T])=>T===h);return k?{kind:"released",version:Number(k[0]),block:u}:{kind:"changed",
block:u}}function f(e){const r=[...e.matchAll(d)],u=[...e.matchAll(a)],[h,k]=[r[0]?.index,u[0]?.index];return h===void 0&&
k===void 0?void 0:!(r.length===1&&u.length===1)||h===void 0||k===void 0||k<h?"unclear":[h,k+o.length]}const l=/node \.\.\/gene-gate\/dist\/cli\/index\.js|npx --yes gene-gate@\d+\.\d+\.\d+/g;
function i(e){return(0,b().createHash)("sha256").update(e.replace(l,"gene-gate")).digest("hex")}function s(e){const r=f(
e);if(r==="unclear")return;const u=e.includes(`\r
`)?`\r
`:`
`,h=m().replaceAll(`
`,u);return r?e.slice(0,r[0])+h+e.slice(r[1]):`${e===""?"":`${e.replace(/(?:\r?\n)*$/,"")}${u}${u}`}${h}${u}`}},85475:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.asHubHashes=i,t.assetIdOf=n,t.contentHash=f,t.hashFindings=o,t.identityFindings=
O,t.isMissingIdentity=d,t.matchContentHash=w,t.unhashedFields=s;function b(){const e=p(23404);return b=function(){return e},
e}function y(){const e=p(27199);return y=function(){return e},e}function v(){const e=p(36093);return v=function(){return e},
e}function A(){const e=p(95132);return A=function(){return e},e}function R(){const e=p(94377);return R=function(){return e},
e}const g=new Set(["Gene","Capsule","EvolutionEvent"]);function w(e){const{type:r,value:u}=e,h=u.asset_id;return h===f(e.
value)?"content":r==="Capsule"&&h===f(i(u))?"hub":typeof h=="string"&&(0,R().asEngineHashed)(u)?"engine":void 0}function O(e,r){
const{type:u,value:h}=e;if(!g.has(u))return o(e,r);const k=a(e,r),T=(0,y().placeOf)(e),_=h.asset_id===void 0?f(e.value):
void 0;return[...h.schema_version===void 0?[(0,A().finding)("schema-version-missing",k,T)]:[],..._===void 0?o(e,r):[(0,A().
finding)("content-hash-missing",{...k,expected:_},T)]]}function d({rule:e}){return e==="schema-version-missing"||e==="co\
ntent-hash-missing"}function o(e,r,u=!1,h){const{value:k}=e;if(k.asset_id===void 0||w(e)!==void 0)return[];const T=f(e.value),
_=(0,R().otherHashForm)(e),E=(0,v().seedRelease)(e),$=_==="created"||E!==void 0?"notice":(0,R().hasOnlyLearned)(e,h)?"wa\
rning":"error",S=r==="author"?"error":$,P={...(0,y().placeOf)(e,["asset_id"]),severity:S},C={...a(e,r),expected:T,..._&&
{form:_},...E&&{seed:E}},I=u&&S!=="notice"&&r==="fix"?m(e,T):void 0;return[{...(0,A().finding)("content-hash-mismatch",C,
P),...I&&{edit:I}}]}function a({type:e,id:r},u){return{type:e,id:r,fixable:u==="fix",...u==="author"&&{foreign:!0}}}function n(e){
const{asset_id:r}=e.value;return typeof r=="string"&&w(e)!==void 0?r:f(e.value)}function m({type:e,path:r,pointer:u,value:h},k){
const{asset_id:T,..._}=h;if(!(typeof T!="string"||Object.values(_).some(c))&&w({type:e,value:{..._,asset_id:k}})!==void 0)
return{path:r,pointer:(0,y().pointerText)([...u,"asset_id"]),old:T,new:[k],fix:!0}}function c(e){return typeof e!="objec\
t"||e===null?!1:Object.hasOwn(e,"asset_id")||Object.values(e).some(c)}function f(e){return(0,b().computeAssetId)(e)??""}
const l=["notes","details"];function i(e){const{outcome:r}=e;if(!(0,y().isJsonObject)(r))return e;const{notes:u,details:h,
...k}=r;return{...e,outcome:k}}function s(e){const{outcome:r}=e.value;return w(e)!=="hub"||!(0,y().isJsonObject)(r)?[]:l.
filter(u=>Object.hasOwn(r,u)).map(u=>`outcome.${u}`)}},94377:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),
t.asEngineHashed=R,t.hasOnlyLearned=w,t.hashDigits=d,t.otherHashForm=v;function b(){const o=p(23404);return b=function(){
return o},o}function y(){const o=p(27199);return y=function(){return o},o}function v({value:o}){const a=typeof o.asset_id==
"string"?d(o.asset_id):void 0,n=f=>(0,b().computeAssetId)(f)===`sha256:${a}`;return n(o)?"unprefixed":o.type==="Gene"&&o.
epigenetic_marks!==void 0&&n({...O(o),epigenetic_marks:[]})?"created":void 0}const A={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function R(o){const n=A.Capsule.filter(c=>o.type==="Capsule"&&!(c in o)).reduce((c,f)=>c.flatMap(l=>[
l,{...l,[f]:null}]),[{}]);return[o,g(o)].flatMap(c=>n.map(f=>({...c,...f}))).find(c=>(0,b().computeAssetId)(c)===o.asset_id)}
function g(o){if(Array.isArray(o))return o.map(g);if(!(0,y().isJsonObject)(o))return o;const a=Object.entries(o).map(([n,
m])=>{const c=g(m),[f]=A.env_fingerprint,l=n==="env_fingerprint"&&(0,y().isJsonObject)(c)&&!(f in c);return[n,l?{...c,[f]:null}:
c]});return Object.fromEntries(a)}function w({value:o},a){if(o.type!=="Gene"||a===void 0)return!1;const[n,m]=[o,a.value].
map(c=>{const{schema_version:f,asset_id:l,...i}=O(c);return(0,b().canonicalize)(i)});return n===m}function O(o){const{epigenetic_marks:a,
learning_history:n,anti_patterns:m,...c}=o;return c}function d(o){const a=o.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(a)?a:void 0}},23678:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.whyUnreadable=
A;function b(){const R=p(93028);return b=function(){return R},R}const y=2e5,v=2e3;async function A(R,g){const{kind:w,size:O=0}=R.
stat(g)??{};if(!(0,b().isRegular)(w))return;if(O>y)return`has ${O} bytes`;const d=(await R.read(g)).toString("utf8").split(
`
`),o=d.findIndex(a=>a.length>v);return o<0?void 0:`has ${d[o]?.length} characters on line ${o+1}`}},41551:function(D,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.findKnown=y,t.knownForms=b,t.reachOfKnown=R,t.secretsOf=l;const p=12;
function b(s){const e=[...new Set(s.flatMap(w))],r=e.map(u=>u.replace(/\s/g,""));return{exact:e,squeezed:[...new Set(r)].
filter(u=>u.length>=p)}}function y(s,{exact:e,squeezed:r}){const u=e.flatMap(T=>v(s,T,_=>_));if(r.length===0||!/\s/.test(
s))return u;const{text:h,at:k}=A(s);return[...u,...r.flatMap(T=>v(h,T,_=>k[_]??0))]}function v(s,e,r){const u=[];for(let h=s.
indexOf(e);h>=0;h=s.indexOf(e,h+e.length))u.push({kind:"secret",start:r(h),end:r(h+e.length-1)+1});return u}function A(s){
const e=new Uint32Array(s.length),r=[];let u=0;for(const{0:h,index:k}of s.matchAll(/\S+/g)){for(let T=0;T<h.length;T+=1)
e[u+T]=k+T;u+=h.length,r.push(h)}return{text:r.join(""),at:e}}function R({exact:s}){return 2*Math.max(0,...s.map(({length:e})=>e))}
const g=4;function w(s){const e=Buffer.from(s),r=O(s),u=encodeURIComponent(e.toString()),h=e.toString("hex"),k=[s,...s.split(
/\r?\n/),r,r.replaceAll("/","\\/"),O(r),...d(u),h,h.toUpperCase(),...[0,1,2].flatMap(T=>o(e,T))];return[...new Set(k)].filter(
T=>T.trim().length>=g)}function O(s){return JSON.stringify(s).slice(1,-1)}function d(s){const e=s.replace(/[!'()*]/g,r=>`\
%${r.charCodeAt(0).toString(16).toUpperCase()}`);return[s,e].flatMap(r=>{const u=r.replace(/%../g,h=>h.toLowerCase());return[
r,u,r.replaceAll("%20","+"),u.replaceAll("%20","+")]})}function o(s,e){const r=Buffer.concat([Buffer.alloc(e),s]).toString(
"base64"),u=Math.ceil(e*8/6),h=Math.floor((e+s.length)*8/6),k=r.slice(u,h);return[k,k.replaceAll("+","-").replaceAll("/",
"_")]}const a=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,m=/^(?:[\\/~]|[A-Za-z]:[\\/])/,c=8,f=/^[A-Za-z][a-z]{0,9}$/;function l(s){
const e=Object.entries(s).flatMap(([r,u])=>u!==void 0&&a.test(r)&&i(r,u)?[u]:[]);return[...new Set(e)]}function i(s,e){return e.
length<c||f.test(e)?!1:!(n.test(s)&&m.test(e))}},97018:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),
t.redact=A,t.redactForms=R;function b(){const u=p(41551);return b=function(){return u},u}function y(){const u=p(83377);return y=
function(){return u},u}function v(u){return y().TOKEN_SHAPES.flatMap(([h,k])=>Array.from(u.matchAll(k),({indices:T})=>{const[
_,E]=T?.[1]??T?.[0]??[0,0];return{kind:h,start:_,end:E}}))}function A(u,h=[]){return R(u,(0,b().knownForms)(h))}function R(u,h){
const k=[...(0,b().findKnown)(u,h),...v(u),...c(u)].sort((M,$)=>M.start-$.start||$.end-M.end),T=[];for(const M of k){const $=T.
at(-1);$===void 0||M.start>=$.end?T.push(M):M.end>$.end&&T.splice(-1,1,{...$,end:M.end})}let _="",E=0;for(const{kind:M,start:$,
end:S}of T)_+=`${u.slice(E,$)}[redacted ${M}]`,E=S;return{text:_+u.slice(E),redactions:T}}const g="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",w="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",d=`\\\\{0,3}["']`,o=new RegExp(
`${g}(?:${d})?${w}${d}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),a=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${g}${O}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),m=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(u){return[...f(u,o,({name:h,value:k,next:T})=>/["'\\]/.test(
T)&&!s(h,k)),...f(u,a,({value:h,next:k})=>!e(h,k)),...f(u,n,({value:h,next:k})=>r(h)&&!e(h,k)),...f(u,m,({value:h,next:k})=>r(
h)&&!e(h,k))]}function f(u,h,k){return Array.from(u.matchAll(h)).flatMap(({groups:T={},indices:_})=>{const{name:E="",value:M=""}=T,
[$,S]=_?.groups?.value??[0,0],P={name:E,value:M,next:u.charAt(S)};return i(E,M)||!k(P)?[]:[{kind:"named secret",start:$,
end:S}]})}const l=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function i(u,h){return l.test(h)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(h)?!0:/^[\d.:_-]+$/.test(h)&&!/^p/i.test(u)}
function s(u,h){return/token|key/i.test(u)&&/^[A-Za-z][a-z]{0,15}$/.test(h)}function e(u,h){return h!==""&&"([{".includes(
h)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(u)}function r(u){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(u)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(u)?!1:/\d/.test(u)?/[a-z]/i.test(u):u.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(u)}},83377:function(D,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
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
`,b=new RegExp(`\\b(?:${p.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),y=t.TOKEN_SHAPES=
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
4378:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.Judge=void 0;function b(){const d=p(68450);return b=
function(){return d},d}function y(){const d=p(51951);return y=function(){return d},d}function v(){const d=p(54244);return v=
function(){return d},d}function A(){const d=p(87952);return A=function(){return d},d}function R(){const d=p(34482);return R=
function(){return d},d}function g(){const d=p(41431);return g=function(){return d},d}const w=4e3;class O{terms;context;clock;#n=new Map;#t=new Map;constructor(o,a,n){
this.terms=o,this.context=a,this.clock=n}static by(o){const a=(0,R().contextIn)(o,{});return new O(o,a,o.clock??new(v()).
AuditClock(o.signal))}with(o){const a={...this.terms,...o},n=(0,R().contextIn)(a,this.context.proposal);return new O(a,n,
this.clock)}proposed(o){return new O(this.terms,(0,R().contextIn)(this.terms,o),this.clock)}storeOf(o){const{cwd:a}=this.
terms,n=(0,b().storeOf)(o,this.terms);return a===void 0?n:{...n,root:a}}forFile(o){return this.startingIn(this.storeOf(o).
root)}startingIn(o){if(o===(this.terms.cwd??""))return this;const a=this.#t.get(o)??this.with({cwd:o});return this.#t.set(
o,a),a}command(o){const a=this.#n.get(o);if(a!==void 0)return a;const n=this.#s(o);this.#n.set(o,n);const[m]=this.#n.keys();
return this.#n.size>w&&this.#n.delete(m),n}async risk(o,a){return(0,g().judgeRiskAlone)(await this.#e(a),o,this.context)}async#s(o){
const{profile:a}=this.terms.policy;try{return(0,g().judgeReading)(await this.#e(o),a,this.context)}catch(n){return(0,g().
unjudged)(o,a,n)}}async#e(o){const{tree:a,base:n,changed:m,cwd:c="",policy:f}=this.terms,{clock:l}=this,i=(0,A().programTerms)(
f),{areBuilt:s}=(0,A().additionsFor)(f),e={...a&&{tree:a},...n&&{base:n},changed:m,cwd:c,programs:i,isOutput:s,clock:l};
return await l.tick(),(0,y().readCommand)(o,e)}}t.Judge=O},16455:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),
t.editOf=g,t.withEdit=R,t.withEdits=A;function b(){const d=p(82606);return b=function(){return d},d}function y(){const d=p(
70023);return y=function(){return d},d}const v=new Set("checks-syntax-only npm-script-missing only-prints target-missing".
split(" "));async function A(d,o,a){if(d.every(({verdict:f})=>f==="allow"))return d;const n=d.map(({reading:f})=>f.command),
m=new(y()).ScriptStore(o),c=a?await(0,b().fixList)(n,m):[];return Promise.all(d.map(async(f,l)=>{const{command:i}=f.reading;
if(f.verdict==="allow"||i.length>b().LONGEST)return f;const s=c[l];return s?.kind==="fixed"?O(f,g(i,s,m),m.judge):w(f,o)}))}
async function R(d,o){const[a=d]=await A([d],o,!1);return a}function g(d,{commands:o,scripts:a},n){const m=a.map(c=>n.pathOf(
c)).flatMap(c=>{const f=n.textOf(c);return f===void 0?[]:[{path:c,text:f}]});return{old:d,new:o,...m.length>0&&{files:m},
fix:!0}}async function w(d,o){const{command:a}=d.reading,n=new(y()).ScriptStore(o),m=await(0,b().rewriteCommand)(a,n,{rewrites:b().
SUGGESTIONS,accepts:({findings:c})=>!c.some(({rule:f})=>v.has(f))});return m.kind!=="fixed"?d:O(d,{...g(a,m,n),fix:!1},n.
judge)}async function O(d,o,a){const{findings:n,verdict:m}=d,c=await Promise.all(o.new.map(r=>a.command(r)));if(c.some(r=>r.
verdict==="block"))return d;const f=new Set(n.map(({rule:r})=>r)),l=c.flatMap(r=>r.findings).flatMap(({rule:r,severity:u})=>u===
"notice"?[]:r),i=l.some(r=>!f.has(r));if(m==="warn"&&i)return d;const s=({rule:r,severity:u})=>m==="block"?u==="error":!l.
includes(r),e=n.find(s);return e===void 0?d:{...d,findings:n.map(r=>r===e?{...r,edit:o}:r)}}},78816:function(D,t,p){Object.
defineProperty(t,"__esModule",{value:!0}),t.CANNOT_FAIL=void 0,t.reasonOf=g,t.reasons=void 0;function b(){const w=p(13580);
return b=function(){return w},w}function y(){const w=p(95132);return y=function(){return w},w}const v="Write a script by\
 hand and run it with `node`.",A=t.CANNOT_FAIL="vacuous-code",R=t.reasons={cannotFail:()=>({id:A,message:"The command ca\
nnot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it \
with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and start\
s nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`\
."}),codeNotMoved:w=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${w}.`,title:"Code that cann\
ot be moved into a script.",remedy:v}),dangerous:w=>({id:"dangerous-command",message:`The command ${w}.`,remedy:"Remove \
the command. A person decides whether the gene needs it."}),noPlace:w=>({id:"no-place-for-script",message:`Scripts canno\
t be added to \`${w}\`: the path is not an ordinary directory.`,remedy:`Make \`${w}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:v}),dangles:(w,O)=>({id:"reference-dangles",message:`It names a gene by \`${w}\
\`, which is now \`${O}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"\
The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports abou\
t the file, and run `gene-gate fix` again."})};function g(w){return{id:w.rule,title:(0,b().ruleOf)(w.rule)?.title,...(0,y().
describe)(w)}}},82606:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.SUGGESTIONS=t.LONGEST=void 0,t.
fixList=l,t.rewriteCommand=a;function b(){const E=p(6163);return b=function(){return E},E}function y(){const E=p(78816);
return y=function(){return E},E}function v(){const E=p(50899);return v=function(){return E},E}function A(){const E=p(41468);
return A=function(){return E},E}function R(){const E=p(77463);return R=function(){return E},E}function g(){const E=p(71570);
return g=function(){return E},E}function w(){const E=p(2137);return w=function(){return E},E}function O(){const E=p(36309);
return O=function(){return E},E}const d=6,o=200;async function a(E,M,$={}){return new n(M,$).rewrite(E,d)}class n{#n;#t;#s;#e=o;constructor(M,{
rewrites:$=T,accepts:S=()=>!0}){this.#n=M,this.#t=$,this.#s=S}async rewrite(M,$){this.#e-=1;const S=await this.#n.judge.
command(M),{reading:P,verdict:C,findings:I}=S;if(C==="allow")return{kind:"fine"};const N=(0,b().dangerIn)(M);if(N!==void 0&&
C==="block")return{kind:"left",reason:y().reasons.dangerous(N)};let j;for(const H of $>0&&this.#e>0?this.#t:[]){const U=await H(
P,this.#n);if(U===void 0)continue;if("reason"in U){j??=U.reason;continue}const B=await this.#o(U.commands,$-1),G=c(U,B);
if(G.kind==="left")j??=G.reason;else return G}const[L]=I,F=$===d||this.#s(S);return L===void 0||C==="warn"&&F?{kind:"fin\
e"}:{kind:"left",reason:j??(0,y().reasonOf)(L)}}async#o(M,$){const S=[];for(const P of M){if(S.some(m)||this.#e<=0)break;
S.push(await this.rewrite(P,$))}return S}}function m(E){return E.kind==="left"&&E.reason.id!==y().CANNOT_FAIL}function c(E,M){
const $=M.find(m);if($!==void 0)return $;const S=M.flatMap((C,I)=>{if(C.kind==="left")return[];const N=E.commands[I]??"";
return C.kind==="fixed"?[C]:[{commands:[N],steps:[],scripts:[]}]}),P=M.find(C=>C.kind==="left");return S.length===0||M.length<
E.commands.length?P??{kind:"left",reason:y().reasons.tooLong()}:{kind:"fixed",commands:S.flatMap(({commands:C})=>C),steps:[
E.step,...P===void 0?[]:["command that only prints removed"],...S.flatMap(({steps:C})=>C)],scripts:[...E.scripts??[],...S.
flatMap(({scripts:C})=>C)]}}const f=t.LONGEST=16*1024;async function l(E,M){const $=[];for(const C of E){const I=typeof C==
"string"&&C.length<=f;$.push(I?await a(C,M):{kind:"fine"})}const S=new Set((await i(E,M)).flat()),P=await Promise.all($.
map(async C=>(C.kind==="fixed"?(await i(C.commands,M)).flat():[]).some(j=>!S.has(j))?{kind:"left",reason:y().reasons.addsProblems()}:
C));return e(E,await s(E,P,M))}function i(E,{judge:M}){return Promise.all(E.map(async $=>{const{findings:S}=await M.command(
$);return S.flatMap(({rule:P,severity:C})=>C==="notice"?[]:P)}))}async function s(E,M,$){return M.some(k)&&(await Promise.
all(M.map(async(P,C)=>{if(P.kind==="fixed")return!0;if(P.kind==="left")return!1;const{findings:I,verdict:N}=await $.judge.
command(E[C]);return N!=="block"&&!I.some(({rule:j})=>j==="only-prints")}))).includes(!0)?M.map(P=>k(P)?r:P):M}function e(E,M){
const $=new Set,S=new Set;return M.map((P,C)=>{const I=E[C];if(P.kind!=="fixed")return $.add(I),S.has(I)?u:P;const N=P.commands.
filter(j=>!$.has(j)&&$.add(j));for(const j of N)S.add(j);return N.length===P.commands.length?P:{...P,commands:N,steps:[...P.
steps,...u.steps]}})}const r=h("command that only prints removed"),u=h("repeated command removed");function h(E){return{
kind:"fixed",commands:[],steps:[E],scripts:[]}}function k(E){return E.kind==="left"&&E.reason.id===y().CANNOT_FAIL}const T=[
g().trimBlanks,v().moveCode,g().dropRedirection,g().dropUnread,g().splitConjunction,g().findPrinter,R().dropLauncher,R().
nameProgram,R().spellProgram,A().makeRelative],_=t.SUGGESTIONS=[...T,w().dropPreparation,O().useWorkspace,w().requireEach,
w().dropOutputFile,O().spellScript,w().passFlag,w().useInstalled,w().dropFlag,O().useNpm,O().useNpx]},50899:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.moveCode=void 0;function b(){const n=p(19609);return b=function(){return n},
n}function y(){const n=p(78816);return y=function(){return n},n}function v(){const n=p(70023);return v=function(){return n},
n}function A(){const n=p(710);return A=function(){return n},n}const R=async(n,m)=>{const c=d(n);if(c===void 0||"reason"in
c)return c;const{scriptText:f}=await Promise.all([p.e(559),p.e(683)]).then(p.bind(p,89683)),l=f(c.evaluation.code);if(typeof l!=
"string")return l;const i=await m.place(l);return i===void 0?{reason:y().reasons.noPlace(v().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[c.evaluation.withScript(i)],scripts:[i]}};t.moveCode=R;const g=["line-break","blank-padd\
ing","markup-injection"],w=new Set(["--eval","--print"]),O=/strip-types|transform-types|detect-module|^--test/;function d(n){
const{invocation:m,command:c,assignments:f}=n;if(m?.program!=="node")return;const l=m.flags.filter(({name:_})=>w.has(_));
if(l.length===0)return;if(!o(n))return{reason:y().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[i,...s]=l;if(i?.value===void 0||i.name!=="--eval"||s.length>0)return{reason:y().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const e=m.flags.filter(_=>_!==i),r=e.find(_=>!a(_));if(r!==void 0)return{reason:y().reasons.
codeNotMoved(`\`${r.written}\` changes how \`node\` runs it`)};const u=({start:_,end:E})=>c.slice(_,E),h=m.passthrough.at(
-1),k=m.passthrough.slice(0,1).map(({span:_})=>u({start:_.start,end:h?.span.end??_.end})),T=[...f.map(({span:_})=>u(_)),
"node"];return{evaluation:{code:i.value,withScript:_=>[...T,...e.map(({span:E})=>u(E)),_,...k].join(" ")}}}function o(n){
const{command:m,words:c,assignments:f}=n;if((0,A().isAmbiguous)(n,g))return!1;let l=0;for(const{span:i}of[...f,...c]){if(i.
start>l&&!/^[ \t]*$/.test(m.slice(l,i.start)))return!1;l=Math.max(l,i.end)}return/^[ \t]*$/.test(m.slice(l))}function a({
name:n}){return b().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!O.test(n)}},41468:function(D,t,p){Object.
defineProperty(t,"__esModule",{value:!0}),t.makeRelative=void 0;function b(){const w=p(32854);return b=function(){return w},
w}function y(){const w=p(93028);return y=function(){return w},w}function v(){const w=p(36773);return v=function(){return w},
w}const A=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),R=({command:w,words:O,
invocation:d,problems:o},{tree:a})=>{if(d?.program!=="node"||a===void 0)return;const n=o.filter(({rule:m})=>A.has(m));for(const{
text:m,span:c}of O.slice(1)){if(!n.some(({span:{start:h}})=>h>=c.start&&h<c.end))continue;const l=[m,w.slice(c.start,c.end)].
map(h=>g(a,h)).find(h=>h!==void 0);if(l===void 0)continue;const i=/^[\w./@-]+$/.test(l)?l:(0,v().singleQuoted)(l),s=w.slice(
0,c.start)+i,e=w.slice(c.end),r=m.endsWith(`/${l}`)?m.slice(0,-l.length):void 0,u=r===void 0?e:e.replaceAll(` ${r}`," ");
return{step:"path made relative",commands:[s+u]}}};t.makeRelative=R;function g(w,O){const d=O.split(/[\\/]/).filter(a=>a!==
""&&a!==".");return d.map((a,n)=>(0,b().normalise)(d.slice(n).join("/"))).slice(1).find(a=>{const n=a===void 0||a===""?void 0:
(0,b().resolveInTree)(w,a);return n?.kind==="inside"&&n.entry.tracked&&(0,y().isRegular)(n.entry.kind)})}},77463:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.spellProgram=t.nameProgram=t.dropLauncher=void 0;function b(){const i=p(
13254);return b=function(){return i},i}function y(){const i=p(11331);return y=function(){return i},i}function v(){const i=p(
710);return v=function(){return i},i}const A=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,R=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
g=i=>{const s=O(i,"program-by-path");if(s===void 0)return;const{program:e}=s.args,[,r]=A.exec(e)??[];if(r!==void 0)return d(
i,s,`npx ${r}`);const[,u]=R.exec(e)??[];return u===void 0?void 0:d(i,s,u)};t.nameProgram=g;const w=i=>{const s=O(i,"prog\
ram-look-alike");return s&&d(i,s,s.args.meant)};t.spellProgram=w;function O({problems:i},s){return i.find(e=>(0,b().isProblem)(
e,s))}function d({command:i},{span:s},e){return{step:"program name corrected",commands:[(0,v().replaceSpan)(i,s,e)]}}const o=[
"shell-grammar","unquoted-glob"],a={command:()=>0,env:()=>0,exec:()=>0,nice:i=>l(i,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:i=>l(i,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
m=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=i=>{const{command:s,words:e}=i,[r,...u]=e;if(r===void 0||(0,v().
isAmbiguous)(i,o))return;const h=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),k=(0,y().isShell)(h)?f(u):
void 0;if(k!==void 0)return{step:"launcher removed",commands:[k]};const T=Object.hasOwn(a,h)?a[h]?.(u.map(({text:M})=>M)):
void 0,_=T===void 0?void 0:u[T];return _===void 0?void 0:{step:"launcher removed",commands:[s.slice(0,r.span.start)+s.slice(
_.span.start)]}};t.dropLauncher=c;function f(i){const[s,e]=i.slice(i.findIndex(r=>!m.test(r.text)));if(!(s===void 0||!n.
test(s.text)))return e===i.at(-1)&&e?.text.trim()?e.text.trim():void 0}function l(i,s,e){let r=0;for(;;){const u=i[r]??"";
if(e?.test(u))r+=2;else if(s.test(u))r+=1;else return r}}},710:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),
t.cutSpan=v,t.isAmbiguous=R,t.replaceSpan=y,t.suggest=A;function b(){const g=p(13580);return b=function(){return g},g}function y(g,{
start:w,end:O},d){return g.slice(0,w)+d+g.slice(O)}function v(g,{start:w,end:O}){const d=g.slice(0,w).replace(/[ \t]+$/,
"");return d===""?g.slice(O).replace(/^[ \t]+/,""):d+g.slice(O)}function A(...g){return{step:"command suggested",commands:g}}
function R({problems:g},w=[]){return g.some(({rule:O,severity:d})=>d==="error"&&(0,b().ruleOf)(O).layer==="syntax"&&!w.includes(
O))}},71570:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.conjunctionOf=m,t.findPrinter=t.dropUnread=
t.dropRedirection=void 0,t.partsOf=n,t.trimBlanks=t.splitConjunction=void 0;function b(){const c=p(54669);return b=function(){
return c},c}function y(){const c=p(81716);return y=function(){return c},c}function v(){const c=p(78816);return v=function(){
return c},c}function A(){const c=p(710);return A=function(){return c},c}const R=({command:c})=>{const f=c.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return f===""||f===c?void 0:{step:"whitespace trimmed",commands:[f]}};t.trimBlanks=R;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
w=({command:c,problems:f})=>{const i=f.some(({rule:s})=>s==="shell-redirection")?c.replace(g,""):c;if(!(i===c||(0,b().lex)(
i).problems.length>0))return{step:"redirection removed",commands:[i]}};t.dropRedirection=w;const O=({command:c,problems:f})=>{
for(const{rule:l,span:i}of f){const s=c.slice(i.end).trim()==="";if(l==="shell-comment"&&!/[\r\n]/.test(c.slice(i.start))||
l==="shell-operator"&&s&&c.slice(i.start,i.end)===";")return{step:"comment removed",commands:[(0,A().cutSpan)(c,i)]};if(l===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,A().replaceSpan)(c,i,"")]}}};t.dropUnread=O;const d=new Set(
["echo","printf","true",":","pwd","date"]),o=c=>d.has(c.words[0]?.text??"")&&!(0,A().isAmbiguous)(c)?{reason:v().reasons.
cannotFail()}:void 0;t.findPrinter=o;const a=({command:c,problems:f})=>{if(n(c).some(({text:i})=>/^\(?cd(?:[ \t]|$)/.test(
i)))return{reason:v().reasons.changesDirectory()};if(!f.some(({rule:i})=>i==="shell-operator"))return;const l=m(c);return l&&
{step:"split at &&",commands:l.map(({text:i})=>i)}};t.splitConjunction=a;function n(c){const f=(0,y().readShellText)(c);
return c.slice(0,f[0]?.span.start).trim()!==""?[]:f.map(({span:l,separator:i})=>({text:c.slice(l.start,l.end).trim(),operator:i.
trim()}))}function m(c){const f=n(c),l=f.every(({operator:i},s)=>i===(f[s+1]?"&&":""));return f.length>1&&l?f:void 0}},70023:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.ScriptStore=t.SCRIPT_FOLDER=void 0;function b(){const a=p(77598);return b=
function(){return a},a}function y(){const a=p(76760);return y=function(){return a},a}function v(){const a=p(39491);return v=
function(){return a},a}function A(){const a=p(63550);return A=function(){return a},a}function R(){const a=p(80781);return R=
function(){return a},a}function g(){const a=p(93028);return g=function(){return a},a}const w=t.SCRIPT_FOLDER="scripts/va\
lidate",O=[16,64];class d{#n;#t=new Map;#s;#e;#o;constructor(n){const{tree:m,cwd:c=""}=n.terms;this.#n=m,this.#s=c,this.#e=
n,this.#o=m&&(0,R().subTree)(m,c)}get judge(){return this.#e}get tree(){return this.#o}pathOf(n){return y().posix.join(this.#s,
n)}textOf(n){return this.#t.get(n)}async place(n){const m=this.#n;if(m===void 0)return;const c=(0,b().createHash)("sha25\
6").update(n).digest("hex");for(const f of O){const l=`${w}/eval-${c.slice(0,f)}.cjs`,i=this.pathOf(l);if(!(0,v().foldersAbove)(
i).every(u=>(m.stat(u)?.kind??"directory")==="directory"))return;const e=m.stat(i);if(e===void 0)return this.#r(i,n,m),l;
if((0,g().isRegular)(e.kind)&&e.tracked&&(await m.read(i)).equals(Buffer.from(n)))return l}}#r(n,m,c){if(this.#t.has(n))
return;this.#t.set(n,m);const f=o(c,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:f}),this.#o=(0,R().subTree)(
f,this.#s)}}t.ScriptStore=d;function o(a,n){const m=(0,A().literalTree)(n),c=(f,l)=>[...f,...[...l].filter(({path:i})=>a.
stat(i)===void 0)].sort(v().byEntryPath);return{label:a.label,original:a,stat:f=>a.stat(f)??m.stat(f),readlink:f=>a.readlink(
f),read:(f,l)=>f in n?m.read(f,l):a.read(f,l),list:f=>c(a.list(f),m.list(f)),files:()=>c(a.files(),m.files())}}},2137:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.useInstalled=t.requireEach=t.passFlag=t.dropPreparation=t.dropOutputFile=
t.dropFlag=void 0;function b(){const i=p(13580);return b=function(){return i},i}function y(){const i=p(13254);return y=function(){
return i},i}function v(){const i=p(710);return v=function(){return i},i}function A(){const i=p(71570);return A=function(){
return i},i}const R=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,g=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
w=8,O=({command:i,problems:s})=>{if(!s.some(({rule:u})=>u==="shell-operator"||u==="line-break"))return;const e=(0,A().partsOf)(
i);if(e.length===0||e.length>w)return;const r=[];for(const[u,{text:h}]of e.entries()){const k=e[u-1]?.operator??"",T=k===
"||"&&g.test(h),_=/^\|&?$/.test(k)&&R.test(h);if(!(T||_)){if(!/^(?:|&&|[;\n]*)$/.test(k)||h.startsWith("cd "))return;r.push(
h)}}if(/^[&;\s]*$/.test(e.at(-1)?.operator??"")&&!(r.length===0||r.join()===i))return(0,v().suggest)(...r)};t.requireEach=
O;const d=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,o=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
a=({command:i})=>{const s=(0,A().conjunctionOf)(i)?.map(({text:r})=>r),e=s?.filter(r=>!d.test(r)&&!o.test(r))??[];if(!(s===
void 0||e.length===0||e.length===s.length))return(0,v().suggest)(...e)};t.dropPreparation=a;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
m=({command:i,problems:s})=>{if(!s.some(({rule:r})=>r==="shell-redirection"))return;const e=i.replace(n,"");return e===i?
void 0:(0,v().suggest)(e)};t.dropOutputFile=m;const c=i=>{const{command:s,problems:e,invocation:r}=i;for(const{rule:u,span:h}of e){
if(!(0,b().ruleOf)(u).removable||s[h.start]!=="-")continue;const k=s.slice(h.start,h.end),T=s.slice(h.end).trimStart(),_=!/[=\s]/.
test(k)&&T!==""&&!T.startsWith("-"),E=r?.flags.some(M=>M.span.start===h.start)===!0;if(!(_&&!E))return(0,v().suggest)((0,v().
cutSpan)(s,h))}};t.dropFlag=c;const f=({command:i,problems:s,invocation:e})=>{const r=s.find(T=>(0,y().isProblem)(T,"unk\
nown-flag")),u=e?.program==="npm"&&e.subcommand!=="exec";if(r===void 0||!u||e.passthrough.length>0)return;const h=(0,v().
cutSpan)(i,r.span),k=i.slice(r.span.start,r.span.end);return(0,v().suggest)(`${h.trimEnd()} -- ${k}`)};t.passFlag=f;const l=({
command:i,words:s,problems:e,invocation:r})=>{if(!e.some(({rule:T})=>T==="uses-network")||r?.program!=="npx")return;const h=s.
slice(1).find(({text:T})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(T));if(h===void 0)return;const k=h.text.slice(0,
h.text.lastIndexOf("@"));return(0,v().suggest)((0,v().replaceSpan)(i,h.span,k))};t.useInstalled=l},36309:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.useWorkspace=t.useNpx=t.useNpm=t.spellScript=void 0;function b(){const n=p(
59867);return b=function(){return n},n}function y(){const n=p(3051);return y=function(){return n},n}function v(){const n=p(
13254);return v=function(){return n},n}function A(){const n=p(710);return A=function(){return n},n}const R=new Set(["tes\
t","start","stop"]),g=new Set(["pnpm","yarn","bun","npm"]),w=async({command:n,problems:m,words:c,invocation:f},l)=>{if(f?.
program!=="npm")return;const i=await a(l),s=m.find(_=>(0,v().isProblem)(_,"npm-script-missing"));if(s!==void 0){const _=(0,y().
nearestName)(s.args.script,i),E=c.find(({text:M})=>M===s.args.script);return _===void 0||E===void 0?void 0:(0,A().suggest)(
(0,A().replaceSpan)(n,E.span,_))}const e=m.find(_=>(0,v().isProblem)(_,"unknown-subcommand"));if(e===void 0)return;const{
subcommand:r,meant:u}=e.args,h=u===""?(0,y().nearestName)(r,[...R]):u,k=[...i.includes(r)?[`run ${r}`]:[],...h===void 0?
[]:[h]],[T]=k;return T===void 0?void 0:(0,A().suggest)((0,A().replaceSpan)(n,e.span,T))};t.spellScript=w;const O=async({
command:n,words:m,problems:c},f)=>{const l=c.some(({rule:k})=>k==="program-not-allowed"),[i,s,e]=m;if(!l||i===void 0||s===
void 0||!g.has(i.text)||i.text==="bun"&&/^(?:test|build)$/.test(s.text))return;const r=s.text==="run"?e:s;if(r===void 0||
!(await a(f)).includes(r.text))return;const u=R.has(r.text)?r.text:`run ${r.text}`,h=n.slice(r.span.end).trim();return(0,A().
suggest)(`npm ${u}${h===""?"":` -- ${h}`}`)};t.useNpm=O;const d=({command:n,words:m,problems:c},{tree:f})=>{const l=c.find(
({rule:k})=>k==="program-not-allowed"),[i,s,e]=m;if(l===void 0||i===void 0||f===void 0)return;const r=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(i.text),u=/^(?:exec|dlx|x)$/.test(s?.text??"")?e:s,h=r?/^(?:bunx|pnpx)$/.test(i.text)?s:u:i;return h===void 0||!/^[a-z][\w.-]*$/.
test(h.text)?void 0:(0,A().suggest)(`npx ${n.slice(h.span.start)}`)};t.useNpx=d;const o=({command:n})=>{const[,m,c]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(m===void 0||c===void 0)return;const[,f=c,l=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(c.trim())??[];return(0,A().
suggest)(`${f} -w ${m.replace(/\/$/,"")}${l}`)};t.useWorkspace=o;async function a({tree:n}){return[...(n&&await(0,b().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(D,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isSpellingOf=b,t.mayBeSpelled=
v;const p=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function b(R,g){const O=R.replace(p,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return O===g||A(O,g)}const y=/^[\w./-]*$/;function v(R,g){return!y.
test(R)||R.toLowerCase().includes(g)}function A(R,g){const[,w]=/^(.+)~[1-9]\d{0,5}$/.exec(R)??[];return w!==void 0&&w===
g.replaceAll(".","").slice(0,6)}},37075:function(D,t,p){Object.defineProperty(t,"__esModule",{value:!0}),t.causeOf=R,t.identityOf=
v,t.idsOf=A;function b(){const o=p(77598);return b=function(){return o},o}function y(){const o=p(13580);return y=function(){
return o},o}function v(o){const{rule:a,subject:n,location:m,args:c}=o,f=n&&[n.type,n.id,n.command];return d([a,f??m?.path,
w(a,c)])}function A(o){const a=new Map;return new Map(o.map(n=>{const m=v(n),c=(a.get(m)??0)+1;return a.set(m,c),[n,c===
1?m:`${m}:${c}`]}))}function R(o){const{rule:a,subject:n,location:m,args:c}=o,{cause:f,instance:l=[]}=(0,y().ruleOf)(a);
if(f)return d([f(c)]);const i=new Set([...Object.values(n??{}),m?.path]),s=w(a,c).filter(([e,r])=>!g.has(e)&&!l.includes(
e)&&!i.has(r));return d([a,s])}const g=new Set(["path","paths","via","value","written"]);function w(o,a){const{counted:n=[]}=(0,y().
ruleOf)(o);return Object.keys(a).sort().flatMap(c=>{const f=a[c];if(f===void 0||typeof f=="number"||c==="likewise")return[];
const l=c==="detail"||n.includes(c);return[[c,l?O(f):f]]})}function O(o){return typeof o=="boolean"?o:typeof o=="string"?
o.replace(/\d+/g,"#"):o.map(a=>a.replace(/\d+/g,"#"))}function d(o){return(0,b().hash)("sha256",JSON.stringify(o))}},47350:function(D,t,p){
Object.defineProperty(t,"__esModule",{value:!0}),t.REPORTED_ONLY=void 0,t.exitCodeOf=O,t.gravest=R,t.isBlocking=v,t.severityVerdict=
A;function b(){const d=p(13580);return b=function(){return d},d}const y={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function v({rule:d,severity:o,suppressed:a},n){return a||o==="notice"?!1:o==="error"||n==="warning"&&!(0,b().ruleOf)(d)?.
advice}function A(d,o){const a=n=>d.some(m=>m.severity===n&&!m.suppressed);return d.some(({rule:n})=>(0,b().ruleOf)(n).undecided)?
"error":a("error")?"fail":a("warning")?d.some(n=>v(n,o))?"fail":"warn":"pass"}function R(d){return d.reduce((o,a)=>y[a]>
y[o]?a:o,"pass")}const g=t.REPORTED_ONLY=new Set(["fail","needs_approval"]),w={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function O(d,o="block"){return o==="report"&&g.has(d)?0:w[d]}},80401:function(D,t,p){p.r(t),p.d(t,{FILE_HEADERS_ONLY:()=>b.
jr,createTwoFilesPatch:()=>b.ss,diffLines:()=>y.Pp,formatPatch:()=>b.Gu,parsePatch:()=>v.i,structuredPatch:()=>b.YB});var b=p(
94112),y=p(37073),v=p(73857)}};
