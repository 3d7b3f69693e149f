"use strict";exports.id=8728,exports.ids=[8728],exports.modules={97034:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.compareEntries=v,s.isSameFile=w;function y(){const u=m(59490);return y=function(){return u},u}function b(){const u=m(92599);
return b=function(){return u},u}async function v(u,o,a,n){const{earlier:p,removed:c}=O(o,a),f=a.map(async l=>{const i=p.
get(l),t=i?.event===l.event&&i.content===l.content,e=i?await(0,b().runsOf)(i,u,n.baseTree):[],r=await(0,b().runsOf)(l,u,
n.tree),d=await Promise.all(r.map(async T=>{const M=e.find(I=>A(I,T)),E=M===void 0?t:M.text!==T.text,$=await R(T,n)??(E?
"edited":void 0);return $===void 0?T:{...T,change:$}}));return t?e.some(T=>!r.some(M=>A(T,M)))||d.some(({change:T})=>T!==
void 0)?[{state:"script_changed",entry:l,targets:d}]:[]:[{state:i?"changed":"new",entry:l,targets:d}]});return[...(await Promise.
all(f)).flat(),...c.map(l=>({state:"removed",entry:l,targets:[]}))]}function A(u,o){return u.kind===o.kind&&u.name===o.name}
async function R({kind:u,name:o},a){if(u!=="file")return;const n=a.baseTree.stat(o);return n===void 0?"added":await w(n,
a.tree.stat(o),a)?void 0:"edited"}async function w(u,o,{baseTree:a,tree:n}){return u===void 0||o===void 0?u===o:u.kind!==
o.kind?!1:u.oid!==void 0?u.oid===o.oid:(await a.read(u.path)).equals(await n.read(o.path))}const g=[({event:u,content:o})=>JSON.
stringify([u,o]),({event:u})=>u,({content:u})=>u];function O(u,o){const a=new Map;let n=u;for(const p of g){const c=(0,y().
groupBy)(n,p);for(const f of o){const l=a.has(f)?void 0:c.get(p(f))?.shift();l&&a.set(f,l)}n=[...c.values()].flat()}return{
earlier:a,removed:n}}},99668:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=u,s.agentFilesIn=
o;function y(){const n=m(76760);return y=function(){return n},n}function b(){const n=m(18744);return b=function(){return n},
n}function v(){const n=m(32854);return v=function(){return n},n}function A(){const n=m(93028);return A=function(){return n},
n}function R(){const n=m(93953);return R=function(){return n},n}const w=R().AGENT_FORMATS.flatMap(n=>n.files.map(p=>({format:n,
file:p}))),g=w.map(({format:n,file:p})=>{const c=p.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${c}$`,"is")}}),O=new Set(w.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function u(n){
for(const{format:p,pattern:c}of g){const f=c.exec(n);if(f)return{path:n,format:p,root:f[1]??""}}}function o(n,{agent_files:{
level:p,include:c,exclude:f}}){if(p==="off")return[];const l=[...n.files()].flatMap(({path:e,kind:r})=>r==="symlink"&&O.
has(y().posix.basename(e).toLowerCase())?[e,...a(n,e)]:e),[i,t]=[(0,b().pathTest)(c),(0,b().pathTest)(f)];return[...new Set(
l)].flatMap(e=>{const r=u(e);if(r===void 0||!i(e)||t(e))return[];const d=(0,v().resolveInTree)(n,e);if(d.kind==="missing")
return[];const h=d.kind==="inside"?d.entry:void 0;return h===void 0||(0,A().isRegular)(h.kind)?[{...r,entry:h}]:[]})}function a(n,p){
const c=(0,v().resolveInTree)(n,p);return c.kind!=="inside"||c.entry.kind!=="directory"?[]:n.list(c.path).flatMap(({path:f,
kind:l})=>{const i=`${p}/${y().posix.basename(f)}`;return l!=="directory"?[i]:n.list(f).map(t=>`${i}/${y().posix.basename(
t.path)}`)})}},93953:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_FORMATS=void 0;const m={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},y={at:"mcpServers/*",form:"server",event:"MCP server {0}"},b=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function v(R,w=""){return R.split(" ").map(g=>({at:g,form:"command",event:g+w}))}const A=s.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[m,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...v("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:b},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[m]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
AUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"https://code.claude.co\
m/docs/en/mcp",verified:!0,places:[y]},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],roots:["workspaceFold\
er","PWD"],approval:"does not document who is asked before a server starts",specification:"https://cursor.com/docs/mcp",
verified:!0,places:[y]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"\
asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-con\
figuration",verified:!0,places:[{...y,at:"servers/*"}]},{name:"cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],
directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",verified:!0,places:[{at:"hooks/*/*",form:"start",event:"{0}",detail:"match\
er",only:{field:"type",values:["command",void 0]}}]},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environmen\
t.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-ag\
ent/setup",verified:!1,places:[...v("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[m]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[m,y,...v("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...v("initializeCommand"," (on the host)"),...v("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(D,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.judgeAgentFiles=u,s.judgeWholeFile=n;function y(){const t=m(10473);return y=function(){return t},
t}function b(){const t=m(13580);return b=function(){return t},t}function v(){const t=m(95132);return v=function(){return t},
t}function A(){const t=m(97034);return A=function(){return t},t}function R(){const t=m(99668);return R=function(){return t},
t}function w(){const t=m(12195);return w=function(){return t},t}function g(){const t=m(12792);return g=function(){return t},
t}function O(){const t=m(92599);return O=function(){return t},t}async function u(t,e,r){const d=E=>new Map((0,R().agentFilesIn)(
E,e).map($=>[$.path,$])),[h,k]=[d(t.baseTree),d(t.tree)],T=[...new Set([...h.keys(),...k.keys()])].sort(),{level:M}=e.agent_files;
return r.all(T,async E=>{const[$,I]=[h.get(E),k.get(E)];try{return await o($,I,t,M)}catch(S){const P={path:E,line:1,column:1},
C=[(0,v().notJudged)(`the file \`${E}\``,S,{location:P})],N=I??$;return N&&{file:{...N,entries:[],secrets:[]},entries:[],
findings:C}}}).then(E=>E.filter($=>$!==void 0))}async function o(t,e,r,d){const h=t&&await a(r.baseTree,t),k=e&&await a(
r.tree,e),T=k??h;if(T===void 0)return;const M=new Set(h?.secrets.map(({value:L})=>L)),E=k?.secrets.filter(({value:L})=>!M.
has(L))??[],$=t&&e&&await(0,A().isSameFile)(t.entry,e.entry,r),I=[...k?.broken&&!$?[k.broken]:[],...E.map(L=>L.finding)],
S=k?.broken?[]:await(0,A().compareEntries)(T,h?.entries??[],k?.entries??[],r),P=await p({file:T,entries:S,findings:I},r.
tree,d);if(P.entries.length===0&&P.findings.length===0)return;if(d!=="approve"||!P.findings.some(f))return P;const C=P.entries.
filter(({findings:L})=>L.some(f)),N={path:T.path,events:C.map(({entry:L})=>L.event)},_={path:T.path,line:1,column:1},j=(0,v().
finding)("agent-files-unapproved",N,{location:_});return{...P,findings:[...P.findings,j]}}async function a(t,{entry:e,...r}){
return e===void 0?(0,g().unreadFile)(r,"it is a symlink that leads to no file here"):(e.size??0)>g().MAX_BYTES?(0,g().unreadFile)(
r,`it has more than ${g().MAX_BYTES} bytes`):(0,g().readAgentFile)(r,await t.read(e.path))}async function n(t,e,r){const d=await Promise.
all(t.entries.map(async T=>({entry:T,targets:await(0,O().runsOf)(T,t,e)}))),h=t.secrets.map(T=>T.finding),k=t.broken?[t.
broken]:h;return p({file:t,entries:d,findings:k},e,r)}async function p({file:t,entries:e,findings:r},d,h){const k=E=>E.map(
$=>c($,t,h)),T=await Promise.all(e.map(async E=>({...E,findings:k(await l(E,t,d))}))),M=[...k(r),...T.flatMap(E=>E.findings)];
return{file:t,entries:T,findings:M}}function c(t,{format:e},r){return!e.verified&&t.rule!=="file-too-large"?{...t,severity:"\
notice"}:r==="error"&&(0,b().ruleOf)(t.rule).failsByLevel?{...t,severity:"error"}:t}function f({severity:t}){return t!==
"notice"}async function l({state:t,entry:e,targets:r},{format:{tool:d}},h){if(t==="removed")return[];const{event:k,shown:T,
form:M,location:E,isHidden:$}=e,I={tool:d,event:k,command:T,state:t??""},S={location:E},P=t!=="script_changed",C=r.some(
({kind:U,change:B})=>U==="download"&&(P||B!==void 0)),N=r.filter(({change:U})=>t===void 0||U!==void 0),_=[];C&&_.push((0,v().
finding)("agent-runs-download",I,S)),P&&$&&_.push((0,v().finding)("agent-task-hidden",I,S));for(const{kind:U,name:B}of N){
const G=U==="file"&&h?await(0,y().whyUnreadable)(h,B):void 0;G&&_.push((0,v().finding)("agent-script-unreadable",{...I,script:B,
why:G},S))}if(_.length>0)return _;const L=M==="server"&&r.length>0&&r.every(i)||!P?"notice":"warning",F=M==="setting"&&r.
length===0,H=P?(0,w().meansOf)(r):N.map(({name:U})=>`the change decides about \`${U}\``);return[(0,v().finding)("agent-c\
ommand-changed",{...I,means:H,isSetting:F},{...S,severity:L})]}function i({kind:t,name:e}){return t==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(e)}},12195:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.meansOf=R;function y(){const w=m(97018);
return y=function(){return w},w}function b(){const w=m(36773);return b=function(){return w},w}const v={file:({name:w,change:g})=>`\
it runs \`${w}\`${g===void 0?"":`, which this change ${g==="added"?"adds":"edits"}`}`,npm_script:({name:w,change:g})=>`i\
t runs the script \`${w}\` of package.json${g?", which this change edits":""}`,missing:({name:w})=>`it runs \`${w}\`, whi\
ch is not in the commit`,outside:({name:w})=>`it runs \`${w}\`, which is outside of the repository`,package:({name:w,isExact:g})=>g?
`it fetches \`${w}\``:`it fetches \`${w}\` without an exact version`,inline:({name:w})=>`it has code for \`${w}\` in one \
line`,download:({name:w})=>w,address:({name:w})=>`it connects to \`${w}\``,program:()=>{},unread:({name:w})=>`it could n\
ot be read: ${w}`},A=4;function R(w){const g=w.flatMap(u=>{const o=(0,y().redact)(u.name).text;return v[u.kind]({...u,name:o})??
[]}),O=w.filter(({kind:u})=>u==="program").map(({name:u})=>u);return g.length===0&&O.length>0?[`it runs ${(0,b().inCode)(
O.slice(0,A))} of the machine`]:g.length>A?[...g.slice(0,A),`and ${g.length-A} more`]:g}},12792:function(D,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.MAX_BYTES=void 0,s.readAgentFile=o,s.unreadFile=a;function y(){const S=m(23404);return y=function(){
return S},S}function b(){const S=m(16111);return b=function(){return S},S}function v(){const S=m(94534);return v=function(){
return S},S}function A(){const S=m(3463);return A=function(){return S},S}function R(){const S=m(97018);return R=function(){
return S},S}function w(){const S=m(95132);return w=function(){return S},S}function g(){const S=m(23213);return g=function(){
return S},S}const O=s.MAX_BYTES=1024*1024,u=1e3;function o(S,P){const{text:C,complete:N}=(0,v().decodeUtf8)(P),_=new(v()).
Source(S.path,C),j=(L,F=0)=>a(S,L,_,F);if(!N)return j("it is not UTF-8",C.length);try{const L=[],F=(0,b().parseTree)(C,L,
{allowTrailingComma:!0}),[H]=L;if(H!==void 0)return j(n((0,b().printParseErrorCode)(H.error)),H.offset);if(F===void 0)return j(
"it is empty");const U=p(F,S.format);if(U.length>u){const G={detail:`more than ${u} commands`},W=(0,w().finding)("file-t\
oo-large",G,{location:_.location(0)});return{...S,entries:[],secrets:[],broken:W}}const B=U.map(G=>e(G,_));return{...S,entries:B,
secrets:E(_)}}catch(L){if(!(L instanceof RangeError))throw L;return j("its brackets are nested too deeply")}}function a(S,P,C=new(v()).
Source(S.path,""),N=0){const{path:_}=S,j=(0,w().finding)("agent-file-broken",{path:_,detail:P},{location:C.location(N)});
return{...S,entries:[],secrets:[],broken:j}}function n(S){return S.replace(/\B[A-Z]/g,P=>` ${P}`).toLowerCase()}function p(S,{
places:P}){const C=P.flatMap(N=>{const _=$(S,N).map(F=>c(F)==="wrong"?{...F,isWrong:!0}:F),j=_.filter(F=>c(F)!=="other"),
L=({node:F})=>N.startsOthers&&"dependsOn"in k(F);return j.some(L)?_:j});return[...new Map(C.map(N=>[N.node,N])).values()]}
function c({node:S,isWrong:P,place:{only:C}}){if(P)return"wrong";const N=C&&l((0,b().getNodeValue)(S),C.field);return C?.
values.some(L=>f(L)===f(N))??!0?"own":N===void 0||C?.values.some(L=>typeof L==typeof N)?"other":"wrong"}function f(S){return typeof S==
"string"?S.toLowerCase():S}function l(S,P){const C=P===""?[]:P.split("/"),N=(_,j)=>(0,A().isMapping)(_)?_[j]:_===void 0?
_:null;return C.reduce(N,S)}const i=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
t=/"(?:reveal|showOutput)":"never"/i;function e(S,P){const{node:C,chain:N,isWrong:_,place:j}=S,{form:L,inherits:F=[]}=j,
H=(0,b().getNodeValue)(C),U=N.slice(0,1).flatMap(K=>F.flatMap(z=>I(K,z))),B=Object.fromEntries(U.map(([K,z])=>[K,(0,b().
getNodeValue)(z)])),G=(0,A().isMapping)(H)?{...B,...H}:H,W=_?[g().UNREAD]:(0,g().readValue)(L,G),x=(0,A().isMapping)(G)&&
L!=="command",V=Object.entries(x?G:{}).filter(([K])=>!i.test(K)),Z=t.test(JSON.stringify([B,H])),J=W.map(g().textOf).filter(
K=>K!=="");return{commands:W,form:L,event:d(_?(0,b().getNodePath)(C).join(".")||"the whole file":h(S)),shown:d(J.join(" \
; ")||(JSON.stringify(H)??"")),content:(0,y().canonicalize)([Z,x?Object.fromEntries(V):G??null]),isHidden:Z,location:P.location(
C.offset,C.offset+C.length)}}const r=1e3;function d(S){const P=(0,R().redact)(S).text.replace(/\s+/g," ").trim();return P.
length>r?`${P.slice(0,r)}\u2026`:P}function h({names:S,chain:P,place:{at:C,event:N,detail:_=""}}){const j=(N??C).replaceAll(
"/",".").replace("{0}",()=>S[0]||'""'),F=P.flatMap(H=>I(H,_)).at(-1)?.[1].value;return typeof F=="string"&&F!==""?`${j} \
(${F})`:j}function k(S){return S.type==="object"?(0,b().getNodeValue)(S):{}}const T=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function M(S){const P=/\d/.test(S)&&/[A-Za-z]/.test(S)&&new Set(S).size>=8;return S.length>=12&&P&&!T.test(S)}function E(S){
const{text:P,path:C}=S;return(0,R().redact)(P).redactions.flatMap(({kind:N,start:_,end:j})=>{const L=P.slice(_,j),F=S.location(
_,j),H=(0,w().finding)("agent-file-secret",{path:C,kind:N},{location:F});return M(L)?[{value:L,finding:H}]:[]})}function $(S,P){
const C=[];let N=[{place:P,node:S,names:[],chain:[S]}];for(const _ of P.at.split("/"))N=N.flatMap(j=>{const{node:L,names:F,
chain:H}=j,U=L.type==="array"&&_==="*";L.type!=="object"&&!U&&C.push({...j,isWrong:!0});const B=_==="*"&&F.length===0;return I(
L,_).filter(([G])=>!B||P.names?.test(G)!==!1).map(([G,W])=>({place:P,node:W,names:_==="*"?[...F,G]:F,chain:[...H,W]}))});
return[...N,...C]}function I({type:S,children:P=[]},C){return S==="array"&&C==="*"?P.map((N,_)=>[`${_+1}`,N]):S!=="objec\
t"?[]:P.flatMap(({children:[N,_]=[]})=>_&&(C==="*"||N?.value===C)?[[String(N?.value),_]]:[])}},23213:function(D,s,m){Object.
defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=A,s.textOf=o;function y(){const n=m(3463);return y=
function(){return n},n}function b(){const n=m(36773);return b=function(){return n},n}const v=s.UNREAD={unread:"it is not\
 in the documented form"};function A(n,p){return n==="setting"?[]:n!=="command"?(0,y().isMapping)(p)?g(p):[v]:((0,y().isMapping)(
p)?Object.values(p):[p]).map(c=>typeof c=="string"?{shell:c}:R(c)?{argv:c}:v)}function R(n){return Array.isArray(n)&&n.every(
p=>typeof p=="string")}const w=["windows","osx","linux","commandWindows","command_windows"];function g(n){const p=w.map(
f=>n[f]).map(f=>typeof f=="string"?{command:f}:f).filter(f=>(0,y().isMapping)(f)&&f.command!==void 0);return[...n.command===
void 0&&(p[0]??n.dependsOn)?[]:[{}],...p].flatMap(f=>O({...n,...f}))}function O(n){const{type:p,script:c,command:f,args:l=[],
headersHelper:i}=n,t=typeof i=="string"?[{shell:i}]:[],r=[n.url,n.httpUrl,n.serverUrl].find(L=>typeof L=="string");if(f===
void 0&&r!==void 0)return[...t,{address:r}];const d=p==="npm"&&f===void 0,h=Array.isArray(l)?l.map(u):[void 0],k=d?["npm",
"run",c]:[u(f),...h];if(!R(k))return[v];const[T="",...M]=k,$=(M.length===0?/^$|[\s|;&$()<>`'"]/.test(T):p==="shell")?{shell:[
T,...M.map(a)].join(" ")}:{argv:k},{cwd:I,env:S,shell:P}=(0,y().isMapping)(n.options)?n.options:n,C=(0,y().isMapping)(P)?
[P.executable,P.args??[]].flat():[],N=Object.values((0,y().isMapping)(S)?S:{}).filter(L=>typeof L=="string"),_=typeof I==
"string"?{directory:I}:{},j=R(C)&&C.length>0?[{argv:C}]:[];return[{...$,..._,environment:N},...j,...t]}function u(n){return(0,y().
isMapping)(n)?n.value:n}function o(n){return"argv"in n?n.argv.map(a).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function a(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,b().singleQuoted)(n)}},92599:function(D,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.runsOf=R;function y(){const O=m(76760);return y=function(){return O},O}function b(){const O=m(
36187);return b=function(){return O},O}function v(){const O=m(45636);return v=function(){return O},O}const A=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function R({commands:O},{root:u,format:o},a){const{directories:n=[""],roots:p}=o,c=new(b()).ProjectFiles(a,[...n.map(
e=>y().posix.join(u,e)),""]),f=p.join("|"),l=new RegExp(`\\$(?:(?:${f})\\b|\\{(?:env:)?(?:${f})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),i=e=>e.replace(l,".").replace(A,"~"),t=[];for(const e of O)t.push(
...await w(e,c,i));return[...new Map(t.map(e=>[`${e.kind} ${e.name}`,e])).values()]}async function w(O,u,o){if("address"in
O)return[{kind:"address",name:O.address}];if("unread"in O)return[{kind:"unread",name:O.unread}];const{directory:a,environment:n=[]}=O,
p=a?u.into(o(a)):u,c="shell"in O?O.shell.split(/["'|;&]/):[],f=[...n,...c.filter(i=>i.includes("\\"))].map(o);return[..."\
shell"in O?await(0,v().textRuns)(o(O.shell),p):await(0,v().wordRuns)(O.argv.map(i=>g(o(i))),p),...(0,v().valueRuns)(f,p)]}
function g(O){const u=!/\$\{|\$\w/.test(O);return{text:O,shown:O,quoted:!0,span:{start:0,end:0},isKnown:u}}},28894:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.MAX_LOG_BYTES=void 0,s.continuationOf=u,s.countLines=f,s.hasRecords=o,
s.isAuditLog=R,s.recordsOf=a;function y(){const l=m(84831);return y=function(){return l},l}function b(){const l=m(32854);
return b=function(){return l},l}const v=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],A=s.MAX_LOG_BYTES=128*1024*
1024;function R(l){return(0,y().mayBeSpelled)(l,"events.jsonl")&&v.some(i=>(0,b().isWithinAnywhere)(l,i))}const w=10,g=13,
O=new Set([32,9,w,g]);function u(l,i){const t=a(l),e=a(i);let r=0;for(let d=t.next().value;d;){const h=t.next().value,k=e.
next().value;if(!k||!p(d.bytes,k.bytes,h===void 0))return{kind:"rewritten",line:d.line};r=k.end,d=h}return{kind:"appende\
d",from:r}}function o(l){return a(l).next().value!==void 0}function*a(l){let i=0;for(let t=0;t<l.length;){const e=l.indexOf(
w,t),r=e<0?l.length:e,d=l.subarray(t,r);t=Math.min(r+1,l.length),i+=1,n(d)||(yield{bytes:d,line:i,end:t})}}function n(l){
for(const i of l)if(!O.has(i))return!1;return!0}function p(l,i,t){return t?c(l).equals(c(i)):l.equals(i)}function c(l){return l.
at(-1)===g?l.subarray(0,-1):l}function f(l,i){let t=0;for(let e=l.indexOf(w);e>=0&&e<i;e=l.indexOf(w,e+1))t+=1;return t}},
27928:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.SEED_HASHES=void 0;const m=s.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.activatedSeeds=g,s.seedRelease=R;function y(){const O=m(77598);return y=function(){return O},O}function b(){const O=m(
23404);return b=function(){return O},O}function v(){const O=m(64385);return v=function(){return O},O}function A(){const O=m(
27928);return A=function(){return O},O}function R({value:O,envelope:u}){if(u===void 0)return A().SEED_HASHES[(0,y().hash)(
"sha256",(0,b().canonicalize)(O)).slice(0,32)]}const w=/\.seed\.json$/;function g({head:O,base:u,untouched:o},a){const n=(l,i)=>l.
filter(({path:t})=>w.test(t)===i).flatMap(({assets:t})=>t).filter(({type:t,value:e})=>t==="Gene"&&(0,v().declaredId)(e)!==
void 0),p=new Set(n(u,!0).map(({id:l})=>l));if(p.size===0)return[];const c=new Set(n([...u,...o],!1).map(({id:l})=>l)),f=new Set(
a.map(({asset:l})=>l));return n(O,!1).filter(l=>p.has(l.id)&&!c.has(l.id)&&!f.has(l))}},68450:function(D,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.commonRoot=w,s.packagesAbove=O,s.storeOf=R;function y(){const o=m(76760);return y=function(){
return o},o}function b(){const o=m(39491);return b=function(){return o},o}function v(){const o=m(32854);return v=function(){
return o},o}function A(){const o=m(59542);return A=function(){return o},o}function R(o,{policy:a,tree:n,base:p}){const[c]=a.
stores.map(({path:i,root:t})=>({path:(0,v().normalise)(i)??"",root:(0,v().normalise)(t)??""})).filter(({path:i})=>(0,v().
isWithin)(o,i)).sort((i,t)=>t.path.length-i.path.length),f=y().posix.dirname(o).replace(/^\.$/,"");if(c!==void 0)return{
path:f,root:c.root,named:!0};const l=[p,n].find(i=>i?.stat(f)?.kind==="directory");return{path:f,root:(l&&O(l,f)[0])??""}}
function w(o,a){const n=new Set([...o].map(c=>R(c,a).root)),[p=""]=n;return n.size===1?p:""}const g=(0,A().perTree)(()=>new Map);
function O(o,a){const n=g(o).get(a)??u(o,a);return g(o).set(a,n),n}function u(o,a){return[...new Set([a,...(0,b().foldersAbove)(
a).reverse(),""])].filter(p=>o.stat(y().posix.join(p,"package.json"))!==void 0)}},44786:function(D,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.RELEASED_BLOCKS=s.MUST_NOT=s.INSTRUCTION_FILES=s.BLOCK_VERSION=void 0,s.agentsBlock=p,s.blockDigest=
i,s.blockIn=c,s.withBlock=t;function y(){const e=m(77598);return y=function(){return e},e}function b(){const e=m(38863);
return b=function(){return e},e}function v(){const e=m(72443);return v=function(){return e},e}function A(){const e=m(76186);
return A=function(){return e},e}const R=s.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],w=s.
MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent ins\
tructions.","Do not remove a validation command or change an asset_id, except by an edit of an AgentTask.","Do not add i\
gnores.","Do not raise limits, scores or streaks.","Do not touch the audit log (events.jsonl)."],g=s.BLOCK_VERSION=1,O=s.
RELEASED_BLOCKS={1:"27fe2654453ae1f9db81b026480547c71cc147bba0e8eb5a61a4adea296f7a12"},u=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,
o="<!-- gene-gate:end -->",a=new RegExp(o,"g"),n=()=>[A().syntaxRules["shell-operator"],v().invocationRules["outside-cod\
e"],v().invocationRules["uses-network"]];function p(){return`<!-- gene-gate:begin v${g}; written by \`gene-gate init --ag\
ents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${n().map(({right:e,wrong:r,title:d})=>`| \`${e}\` | \`${r}\` | ${d} |`).join(`
`)}

Before you push, run \`${b().COMMAND} check --worktree --no-run\` ([how to get it](${b().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${b().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${w.map(e=>`- ${e}`).join(`
`)}
${o}`}function c(e){const r=f(e);if(r===void 0)return{kind:"absent"};const d=(r==="unclear"?e:e.slice(...r)).replaceAll(
`\r
`,`
`),h=i(d),k=Object.entries(O).find(([,T])=>T===h);return k?{kind:"released",version:Number(k[0]),block:d}:{kind:"changed",
block:d}}function f(e){const r=[...e.matchAll(u)],d=[...e.matchAll(a)],[h,k]=[r[0]?.index,d[0]?.index];return h===void 0&&
k===void 0?void 0:!(r.length===1&&d.length===1)||h===void 0||k===void 0||k<h?"unclear":[h,k+o.length]}const l=/node \.\.\/gene-gate\/dist\/cli\/index\.js|npx --yes gene-gate@\d+\.\d+\.\d+/g;
function i(e){return(0,y().createHash)("sha256").update(e.replace(l,"gene-gate")).digest("hex")}function t(e){const r=f(
e);if(r==="unclear")return;const d=e.includes(`\r
`)?`\r
`:`
`,h=p().replaceAll(`
`,d);return r?e.slice(0,r[0])+h+e.slice(r[1]):`${e===""?"":`${e.replace(/(?:\r?\n)*$/,"")}${d}${d}`}${h}${d}`}},85475:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.asHubHashes=i,s.assetIdOf=n,s.contentHash=f,s.hashFindings=o,s.identityFindings=
O,s.isMissingIdentity=u,s.matchContentHash=g,s.unhashedFields=t;function y(){const e=m(23404);return y=function(){return e},
e}function b(){const e=m(27199);return b=function(){return e},e}function v(){const e=m(36093);return v=function(){return e},
e}function A(){const e=m(95132);return A=function(){return e},e}function R(){const e=m(94377);return R=function(){return e},
e}const w=new Set(["Gene","Capsule","EvolutionEvent"]);function g(e){const{type:r,value:d}=e,h=d.asset_id;return h===f(e.
value)?"content":r==="Capsule"&&h===f(i(d))?"hub":typeof h=="string"&&(0,R().asEngineHashed)(d)?"engine":void 0}function O(e,r){
const{type:d,value:h}=e;if(!w.has(d))return o(e,r);const k=a(e,r),T=(0,b().placeOf)(e),M=h.asset_id===void 0?f(e.value):
void 0;return[...h.schema_version===void 0?[(0,A().finding)("schema-version-missing",k,T)]:[],...M===void 0?o(e,r):[(0,A().
finding)("content-hash-missing",{...k,expected:M},T)]]}function u({rule:e}){return e==="schema-version-missing"||e==="co\
ntent-hash-missing"}function o(e,r,d=!1,h){const{value:k}=e;if(k.asset_id===void 0||g(e)!==void 0)return[];const T=f(e.value),
M=(0,R().otherHashForm)(e),E=(0,v().seedRelease)(e),I=M==="created"||E!==void 0?"notice":(0,R().hasOnlyLearned)(e,h)?"wa\
rning":"error",S=r==="author"?"error":I,P={...(0,b().placeOf)(e,["asset_id"]),severity:S},C={...a(e,r),expected:T,...M&&
{form:M},...E&&{seed:E}},N=d&&S!=="notice"&&r==="fix"?p(e,T):void 0;return[{...(0,A().finding)("content-hash-mismatch",C,
P),...N&&{edit:N}}]}function a({type:e,id:r},d){return{type:e,id:r,fixable:d==="fix",...d==="author"&&{foreign:!0}}}function n(e){
const{asset_id:r}=e.value;return typeof r=="string"&&g(e)!==void 0?r:f(e.value)}function p({type:e,path:r,pointer:d,value:h},k){
const{asset_id:T,...M}=h;if(!(typeof T!="string"||Object.values(M).some(c))&&g({type:e,value:{...M,asset_id:k}})!==void 0)
return{path:r,pointer:(0,b().pointerText)([...d,"asset_id"]),old:T,new:[k],fix:!0}}function c(e){return typeof e!="objec\
t"||e===null?!1:Object.hasOwn(e,"asset_id")||Object.values(e).some(c)}function f(e){return(0,y().computeAssetId)(e)??""}
const l=["notes","details"];function i(e){const{outcome:r}=e;if(!(0,b().isJsonObject)(r))return e;const{notes:d,details:h,
...k}=r;return{...e,outcome:k}}function t(e){const{outcome:r}=e.value;return g(e)!=="hub"||!(0,b().isJsonObject)(r)?[]:l.
filter(d=>Object.hasOwn(r,d)).map(d=>`outcome.${d}`)}},94377:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.asEngineHashed=R,s.hasOnlyLearned=g,s.hashDigits=u,s.otherHashForm=v;function y(){const o=m(23404);return y=function(){
return o},o}function b(){const o=m(27199);return b=function(){return o},o}function v({value:o}){const a=typeof o.asset_id==
"string"?u(o.asset_id):void 0,n=f=>(0,y().computeAssetId)(f)===`sha256:${a}`;return n(o)?"unprefixed":o.type==="Gene"&&o.
epigenetic_marks!==void 0&&n({...O(o),epigenetic_marks:[]})?"created":void 0}const A={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function R(o){const n=A.Capsule.filter(c=>o.type==="Capsule"&&!(c in o)).reduce((c,f)=>c.flatMap(l=>[
l,{...l,[f]:null}]),[{}]);return[o,w(o)].flatMap(c=>n.map(f=>({...c,...f}))).find(c=>(0,y().computeAssetId)(c)===o.asset_id)}
function w(o){if(Array.isArray(o))return o.map(w);if(!(0,b().isJsonObject)(o))return o;const a=Object.entries(o).map(([n,
p])=>{const c=w(p),[f]=A.env_fingerprint,l=n==="env_fingerprint"&&(0,b().isJsonObject)(c)&&!(f in c);return[n,l?{...c,[f]:null}:
c]});return Object.fromEntries(a)}function g({value:o},a){if(o.type!=="Gene"||a===void 0)return!1;const[n,p]=[o,a.value].
map(c=>{const{schema_version:f,asset_id:l,...i}=O(c);return(0,y().canonicalize)(i)});return n===p}function O(o){const{epigenetic_marks:a,
learning_history:n,anti_patterns:p,...c}=o;return c}function u(o){const a=o.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(a)?a:void 0}},41551:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.findKnown=
b,s.knownForms=y,s.reachOfKnown=R,s.secretsOf=l;const m=12;function y(t){const e=[...new Set(t.flatMap(g))],r=e.map(d=>d.
replace(/\s/g,""));return{exact:e,squeezed:[...new Set(r)].filter(d=>d.length>=m)}}function b(t,{exact:e,squeezed:r}){const d=e.
flatMap(T=>v(t,T,M=>M));if(r.length===0||!/\s/.test(t))return d;const{text:h,at:k}=A(t);return[...d,...r.flatMap(T=>v(h,
T,M=>k[M]??0))]}function v(t,e,r){const d=[];for(let h=t.indexOf(e);h>=0;h=t.indexOf(e,h+e.length))d.push({kind:"secret",
start:r(h),end:r(h+e.length-1)+1});return d}function A(t){const e=new Uint32Array(t.length),r=[];let d=0;for(const{0:h,index:k}of t.
matchAll(/\S+/g)){for(let T=0;T<h.length;T+=1)e[d+T]=k+T;d+=h.length,r.push(h)}return{text:r.join(""),at:e}}function R({
exact:t}){return 2*Math.max(0,...t.map(({length:e})=>e))}const w=4;function g(t){const e=Buffer.from(t),r=O(t),d=encodeURIComponent(
e.toString()),h=e.toString("hex"),k=[t,...t.split(/\r?\n/),r,r.replaceAll("/","\\/"),O(r),...u(d),h,h.toUpperCase(),...[
0,1,2].flatMap(T=>o(e,T))];return[...new Set(k)].filter(T=>T.trim().length>=w)}function O(t){return JSON.stringify(t).slice(
1,-1)}function u(t){const e=t.replace(/[!'()*]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return[t,e].flatMap(
r=>{const d=r.replace(/%../g,h=>h.toLowerCase());return[r,d,r.replaceAll("%20","+"),d.replaceAll("%20","+")]})}function o(t,e){
const r=Buffer.concat([Buffer.alloc(e),t]).toString("base64"),d=Math.ceil(e*8/6),h=Math.floor((e+t.length)*8/6),k=r.slice(
d,h);return[k,k.replaceAll("+","-").replaceAll("/","_")]}const a=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,p=/^(?:[\\/~]|[A-Za-z]:[\\/])/,c=8,f=/^[A-Za-z][a-z]{0,9}$/;function l(t){
const e=Object.entries(t).flatMap(([r,d])=>d!==void 0&&a.test(r)&&i(r,d)?[d]:[]);return[...new Set(e)]}function i(t,e){return e.
length<c||f.test(e)?!1:!(n.test(t)&&p.test(e))}},97018:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.redact=A,s.redactForms=R;function y(){const d=m(41551);return y=function(){return d},d}function b(){const d=m(83377);return b=
function(){return d},d}function v(d){return b().TOKEN_SHAPES.flatMap(([h,k])=>Array.from(d.matchAll(k),({indices:T})=>{const[
M,E]=T?.[1]??T?.[0]??[0,0];return{kind:h,start:M,end:E}}))}function A(d,h=[]){return R(d,(0,y().knownForms)(h))}function R(d,h){
const k=[...(0,y().findKnown)(d,h),...v(d),...c(d)].sort(($,I)=>$.start-I.start||I.end-$.end),T=[];for(const $ of k){const I=T.
at(-1);I===void 0||$.start>=I.end?T.push($):$.end>I.end&&T.splice(-1,1,{...I,end:$.end})}let M="",E=0;for(const{kind:$,start:I,
end:S}of T)M+=`${d.slice(E,I)}[redacted ${$}]`,E=S;return{text:M+d.slice(E),redactions:T}}const w="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",g="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",u=`\\\\{0,3}["']`,o=new RegExp(
`${w}(?:${u})?${g}${u}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),a=new RegExp(`${w}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${w}${O}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),p=new RegExp(`${w}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(d){return[...f(d,o,({name:h,value:k,next:T})=>/["'\\]/.test(
T)&&!t(h,k)),...f(d,a,({value:h,next:k})=>!e(h,k)),...f(d,n,({value:h,next:k})=>r(h)&&!e(h,k)),...f(d,p,({value:h,next:k})=>r(
h)&&!e(h,k))]}function f(d,h,k){return Array.from(d.matchAll(h)).flatMap(({groups:T={},indices:M})=>{const{name:E="",value:$=""}=T,
[I,S]=M?.groups?.value??[0,0],P={name:E,value:$,next:d.charAt(S)};return i(E,$)||!k(P)?[]:[{kind:"named secret",start:I,
end:S}]})}const l=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function i(d,h){return l.test(h)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(h)?!0:/^[\d.:_-]+$/.test(h)&&!/^p/i.test(d)}
function t(d,h){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(h)}function e(d,h){return h!==""&&"([{".includes(
h)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function r(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(d)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(d)?!1:/\d/.test(d)?/[a-z]/i.test(d):d.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(d)}},83377:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.
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
`,y=new RegExp(`\\b(?:${m.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),b=s.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",y],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.Judge=void 0;function y(){const u=m(68450);return y=
function(){return u},u}function b(){const u=m(51951);return b=function(){return u},u}function v(){const u=m(54244);return v=
function(){return u},u}function A(){const u=m(87952);return A=function(){return u},u}function R(){const u=m(34482);return R=
function(){return u},u}function w(){const u=m(41431);return w=function(){return u},u}const g=4e3;class O{terms;context;clock;#n=new Map;#t=new Map;constructor(o,a,n){
this.terms=o,this.context=a,this.clock=n}static by(o){const a=(0,R().contextIn)(o,{});return new O(o,a,o.clock??new(v()).
AuditClock(o.signal))}with(o){const a={...this.terms,...o},n=(0,R().contextIn)(a,this.context.proposal);return new O(a,n,
this.clock)}proposed(o){return new O(this.terms,(0,R().contextIn)(this.terms,o),this.clock)}storeOf(o){const{cwd:a}=this.
terms,n=(0,y().storeOf)(o,this.terms);return a===void 0?n:{...n,root:a}}forFile(o){return this.startingIn(this.storeOf(o).
root)}startingIn(o){if(o===(this.terms.cwd??""))return this;const a=this.#t.get(o)??this.with({cwd:o});return this.#t.set(
o,a),a}command(o){const a=this.#n.get(o);if(a!==void 0)return a;const n=this.#s(o);this.#n.set(o,n);const[p]=this.#n.keys();
return this.#n.size>g&&this.#n.delete(p),n}async risk(o,a){return(0,w().judgeRiskAlone)(await this.#e(a),o,this.context)}async#s(o){
const{profile:a}=this.terms.policy;try{return(0,w().judgeReading)(await this.#e(o),a,this.context)}catch(n){return(0,w().
unjudged)(o,a,n)}}async#e(o){const{tree:a,base:n,changed:p,cwd:c="",policy:f}=this.terms,{clock:l}=this,i=(0,A().programTerms)(
f),{areBuilt:t}=(0,A().additionsFor)(f),e={...a&&{tree:a},...n&&{base:n},changed:p,cwd:c,programs:i,isOutput:t,clock:l};
return await l.tick(),(0,b().readCommand)(o,e)}}s.Judge=O},16455:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.editOf=w,s.withEdit=R,s.withEdits=A;function y(){const u=m(82606);return y=function(){return u},u}function b(){const u=m(
70023);return b=function(){return u},u}const v=new Set("checks-syntax-only npm-script-missing only-prints target-missing".
split(" "));async function A(u,o,a){if(u.every(({verdict:f})=>f==="allow"))return u;const n=u.map(({reading:f})=>f.command),
p=new(b()).ScriptStore(o),c=a?await(0,y().fixList)(n,p):[];return Promise.all(u.map(async(f,l)=>{const{command:i}=f.reading;
if(f.verdict==="allow"||i.length>y().LONGEST)return f;const t=c[l];return t?.kind==="fixed"?O(f,w(i,t,p),p.judge):g(f,o)}))}
async function R(u,o){const[a=u]=await A([u],o,!1);return a}function w(u,{commands:o,scripts:a},n){const p=a.map(c=>n.pathOf(
c)).flatMap(c=>{const f=n.textOf(c);return f===void 0?[]:[{path:c,text:f}]});return{old:u,new:o,...p.length>0&&{files:p},
fix:!0}}async function g(u,o){const{command:a}=u.reading,n=new(b()).ScriptStore(o),p=await(0,y().rewriteCommand)(a,n,{rewrites:y().
SUGGESTIONS,accepts:({findings:c})=>!c.some(({rule:f})=>v.has(f))});return p.kind!=="fixed"?u:O(u,{...w(a,p,n),fix:!1},n.
judge)}async function O(u,o,a){const{findings:n,verdict:p}=u,c=await Promise.all(o.new.map(r=>a.command(r)));if(c.some(r=>r.
verdict==="block"))return u;const f=new Set(n.map(({rule:r})=>r)),l=c.flatMap(r=>r.findings).flatMap(({rule:r,severity:d})=>d===
"notice"?[]:r),i=l.some(r=>!f.has(r));if(p==="warn"&&i)return u;const t=({rule:r,severity:d})=>p==="block"?d==="error":!l.
includes(r),e=n.find(t);return e===void 0?u:{...u,findings:n.map(r=>r===e?{...r,edit:o}:r)}}},78816:function(D,s,m){Object.
defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=void 0,s.reasonOf=w,s.reasons=void 0;function y(){const g=m(13580);
return y=function(){return g},g}function b(){const g=m(95132);return b=function(){return g},g}const v="Write a script by\
 hand and run it with `node`.",A=s.CANNOT_FAIL="vacuous-code",R=s.reasons={cannotFail:()=>({id:A,message:"The command ca\
nnot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it \
with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and start\
s nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`\
."}),codeNotMoved:g=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${g}.`,title:"Code that cann\
ot be moved into a script.",remedy:v}),dangerous:g=>({id:"dangerous-command",message:`The command ${g}.`,remedy:"Remove \
the command. A person decides whether the gene needs it."}),noPlace:g=>({id:"no-place-for-script",message:`Scripts canno\
t be added to \`${g}\`: the path is not an ordinary directory.`,remedy:`Make \`${g}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:v}),dangles:(g,O)=>({id:"reference-dangles",message:`It names a gene by \`${g}\
\`, which is now \`${O}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"\
The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports abou\
t the file, and run `gene-gate fix` again."})};function w(g){return{id:g.rule,title:(0,y().ruleOf)(g.rule)?.title,...(0,b().
describe)(g)}}},82606:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.SUGGESTIONS=s.LONGEST=void 0,s.
fixList=l,s.rewriteCommand=a;function y(){const E=m(6163);return y=function(){return E},E}function b(){const E=m(78816);
return b=function(){return E},E}function v(){const E=m(50899);return v=function(){return E},E}function A(){const E=m(41468);
return A=function(){return E},E}function R(){const E=m(77463);return R=function(){return E},E}function w(){const E=m(71570);
return w=function(){return E},E}function g(){const E=m(2137);return g=function(){return E},E}function O(){const E=m(36309);
return O=function(){return E},E}const u=6,o=200;async function a(E,$,I={}){return new n($,I).rewrite(E,u)}class n{#n;#t;#s;#e=o;constructor($,{
rewrites:I=T,accepts:S=()=>!0}){this.#n=$,this.#t=I,this.#s=S}async rewrite($,I){this.#e-=1;const S=await this.#n.judge.
command($),{reading:P,verdict:C,findings:N}=S;if(C==="allow")return{kind:"fine"};const _=(0,y().dangerIn)($);if(_!==void 0&&
C==="block")return{kind:"left",reason:b().reasons.dangerous(_)};let j;for(const H of I>0&&this.#e>0?this.#t:[]){const U=await H(
P,this.#n);if(U===void 0)continue;if("reason"in U){j??=U.reason;continue}const B=await this.#o(U.commands,I-1),G=c(U,B);
if(G.kind==="left")j??=G.reason;else return G}const[L]=N,F=I===u||this.#s(S);return L===void 0||C==="warn"&&F?{kind:"fin\
e"}:{kind:"left",reason:j??(0,b().reasonOf)(L)}}async#o($,I){const S=[];for(const P of $){if(S.some(p)||this.#e<=0)break;
S.push(await this.rewrite(P,I))}return S}}function p(E){return E.kind==="left"&&E.reason.id!==b().CANNOT_FAIL}function c(E,$){
const I=$.find(p);if(I!==void 0)return I;const S=$.flatMap((C,N)=>{if(C.kind==="left")return[];const _=E.commands[N]??"";
return C.kind==="fixed"?[C]:[{commands:[_],steps:[],scripts:[]}]}),P=$.find(C=>C.kind==="left");return S.length===0||$.length<
E.commands.length?P??{kind:"left",reason:b().reasons.tooLong()}:{kind:"fixed",commands:S.flatMap(({commands:C})=>C),steps:[
E.step,...P===void 0?[]:["command that only prints removed"],...S.flatMap(({steps:C})=>C)],scripts:[...E.scripts??[],...S.
flatMap(({scripts:C})=>C)]}}const f=s.LONGEST=16*1024;async function l(E,$){const I=[];for(const C of E){const N=typeof C==
"string"&&C.length<=f;I.push(N?await a(C,$):{kind:"fine"})}const S=new Set((await i(E,$)).flat()),P=await Promise.all(I.
map(async C=>(C.kind==="fixed"?(await i(C.commands,$)).flat():[]).some(j=>!S.has(j))?{kind:"left",reason:b().reasons.addsProblems()}:
C));return e(E,await t(E,P,$))}function i(E,{judge:$}){return Promise.all(E.map(async I=>{const{findings:S}=await $.command(
I);return S.flatMap(({rule:P,severity:C})=>C==="notice"?[]:P)}))}async function t(E,$,I){return $.some(k)&&(await Promise.
all($.map(async(P,C)=>{if(P.kind==="fixed")return!0;if(P.kind==="left")return!1;const{findings:N,verdict:_}=await I.judge.
command(E[C]);return _!=="block"&&!N.some(({rule:j})=>j==="only-prints")}))).includes(!0)?$.map(P=>k(P)?r:P):$}function e(E,$){
const I=new Set,S=new Set;return $.map((P,C)=>{const N=E[C];if(P.kind!=="fixed")return I.add(N),S.has(N)?d:P;const _=P.commands.
filter(j=>!I.has(j)&&I.add(j));for(const j of _)S.add(j);return _.length===P.commands.length?P:{...P,commands:_,steps:[...P.
steps,...d.steps]}})}const r=h("command that only prints removed"),d=h("repeated command removed");function h(E){return{
kind:"fixed",commands:[],steps:[E],scripts:[]}}function k(E){return E.kind==="left"&&E.reason.id===b().CANNOT_FAIL}const T=[
w().trimBlanks,v().moveCode,w().dropRedirection,w().dropUnread,w().splitConjunction,w().findPrinter,R().dropLauncher,R().
nameProgram,R().spellProgram,A().makeRelative],M=s.SUGGESTIONS=[...T,g().dropPreparation,O().useWorkspace,g().requireEach,
g().dropOutputFile,O().spellScript,g().passFlag,g().useInstalled,g().dropFlag,O().useNpm,O().useNpx]},50899:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.moveCode=void 0;function y(){const n=m(19609);return y=function(){return n},
n}function b(){const n=m(78816);return b=function(){return n},n}function v(){const n=m(70023);return v=function(){return n},
n}function A(){const n=m(710);return A=function(){return n},n}const R=async(n,p)=>{const c=u(n);if(c===void 0||"reason"in
c)return c;const{scriptText:f}=await Promise.all([m.e(4559),m.e(9683)]).then(m.bind(m,89683)),l=f(c.evaluation.code);if(typeof l!=
"string")return l;const i=await p.place(l);return i===void 0?{reason:b().reasons.noPlace(v().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[c.evaluation.withScript(i)],scripts:[i]}};s.moveCode=R;const w=["line-break","blank-padd\
ing","markup-injection"],g=new Set(["--eval","--print"]),O=/strip-types|transform-types|detect-module|^--test/;function u(n){
const{invocation:p,command:c,assignments:f}=n;if(p?.program!=="node")return;const l=p.flags.filter(({name:M})=>g.has(M));
if(l.length===0)return;if(!o(n))return{reason:b().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[i,...t]=l;if(i?.value===void 0||i.name!=="--eval"||t.length>0)return{reason:b().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const e=p.flags.filter(M=>M!==i),r=e.find(M=>!a(M));if(r!==void 0)return{reason:b().reasons.
codeNotMoved(`\`${r.written}\` changes how \`node\` runs it`)};const d=({start:M,end:E})=>c.slice(M,E),h=p.passthrough.at(
-1),k=p.passthrough.slice(0,1).map(({span:M})=>d({start:M.start,end:h?.span.end??M.end})),T=[...f.map(({span:M})=>d(M)),
"node"];return{evaluation:{code:i.value,withScript:M=>[...T,...e.map(({span:E})=>d(E)),M,...k].join(" ")}}}function o(n){
const{command:p,words:c,assignments:f}=n;if((0,A().isAmbiguous)(n,w))return!1;let l=0;for(const{span:i}of[...f,...c]){if(i.
start>l&&!/^[ \t]*$/.test(p.slice(l,i.start)))return!1;l=Math.max(l,i.end)}return/^[ \t]*$/.test(p.slice(l))}function a({
name:n}){return y().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!O.test(n)}},41468:function(D,s,m){Object.
defineProperty(s,"__esModule",{value:!0}),s.makeRelative=void 0;function y(){const g=m(32854);return y=function(){return g},
g}function b(){const g=m(93028);return b=function(){return g},g}function v(){const g=m(36773);return v=function(){return g},
g}const A=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),R=({command:g,words:O,
invocation:u,problems:o},{tree:a})=>{if(u?.program!=="node"||a===void 0)return;const n=o.filter(({rule:p})=>A.has(p));for(const{
text:p,span:c}of O.slice(1)){if(!n.some(({span:{start:h}})=>h>=c.start&&h<c.end))continue;const l=[p,g.slice(c.start,c.end)].
map(h=>w(a,h)).find(h=>h!==void 0);if(l===void 0)continue;const i=/^[\w./@-]+$/.test(l)?l:(0,v().singleQuoted)(l),t=g.slice(
0,c.start)+i,e=g.slice(c.end),r=p.endsWith(`/${l}`)?p.slice(0,-l.length):void 0,d=r===void 0?e:e.replaceAll(` ${r}`," ");
return{step:"path made relative",commands:[t+d]}}};s.makeRelative=R;function w(g,O){const u=O.split(/[\\/]/).filter(a=>a!==
""&&a!==".");return u.map((a,n)=>(0,y().normalise)(u.slice(n).join("/"))).slice(1).find(a=>{const n=a===void 0||a===""?void 0:
(0,y().resolveInTree)(g,a);return n?.kind==="inside"&&n.entry.tracked&&(0,b().isRegular)(n.entry.kind)})}},77463:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.spellProgram=s.nameProgram=s.dropLauncher=void 0;function y(){const i=m(
13254);return y=function(){return i},i}function b(){const i=m(11331);return b=function(){return i},i}function v(){const i=m(
710);return v=function(){return i},i}const A=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,R=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
w=i=>{const t=O(i,"program-by-path");if(t===void 0)return;const{program:e}=t.args,[,r]=A.exec(e)??[];if(r!==void 0)return u(
i,t,`npx ${r}`);const[,d]=R.exec(e)??[];return d===void 0?void 0:u(i,t,d)};s.nameProgram=w;const g=i=>{const t=O(i,"prog\
ram-look-alike");return t&&u(i,t,t.args.meant)};s.spellProgram=g;function O({problems:i},t){return i.find(e=>(0,y().isProblem)(
e,t))}function u({command:i},{span:t},e){return{step:"program name corrected",commands:[(0,v().replaceSpan)(i,t,e)]}}const o=[
"shell-grammar","unquoted-glob"],a={command:()=>0,env:()=>0,exec:()=>0,nice:i=>l(i,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:i=>l(i,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
p=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=i=>{const{command:t,words:e}=i,[r,...d]=e;if(r===void 0||(0,v().
isAmbiguous)(i,o))return;const h=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),k=(0,b().isShell)(h)?f(d):
void 0;if(k!==void 0)return{step:"launcher removed",commands:[k]};const T=Object.hasOwn(a,h)?a[h]?.(d.map(({text:$})=>$)):
void 0,M=T===void 0?void 0:d[T];return M===void 0?void 0:{step:"launcher removed",commands:[t.slice(0,r.span.start)+t.slice(
M.span.start)]}};s.dropLauncher=c;function f(i){const[t,e]=i.slice(i.findIndex(r=>!p.test(r.text)));if(!(t===void 0||!n.
test(t.text)))return e===i.at(-1)&&e?.text.trim()?e.text.trim():void 0}function l(i,t,e){let r=0;for(;;){const d=i[r]??"";
if(e?.test(d))r+=2;else if(t.test(d))r+=1;else return r}}},710:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.cutSpan=v,s.isAmbiguous=R,s.replaceSpan=b,s.suggest=A;function y(){const w=m(13580);return y=function(){return w},w}function b(w,{
start:g,end:O},u){return w.slice(0,g)+u+w.slice(O)}function v(w,{start:g,end:O}){const u=w.slice(0,g).replace(/[ \t]+$/,
"");return u===""?w.slice(O).replace(/^[ \t]+/,""):u+w.slice(O)}function A(...w){return{step:"command suggested",commands:w}}
function R({problems:w},g=[]){return w.some(({rule:O,severity:u})=>u==="error"&&(0,y().ruleOf)(O).layer==="syntax"&&!g.includes(
O))}},71570:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.conjunctionOf=p,s.findPrinter=s.dropUnread=
s.dropRedirection=void 0,s.partsOf=n,s.trimBlanks=s.splitConjunction=void 0;function y(){const c=m(54669);return y=function(){
return c},c}function b(){const c=m(81716);return b=function(){return c},c}function v(){const c=m(78816);return v=function(){
return c},c}function A(){const c=m(710);return A=function(){return c},c}const R=({command:c})=>{const f=c.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return f===""||f===c?void 0:{step:"whitespace trimmed",commands:[f]}};s.trimBlanks=R;const w=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
g=({command:c,problems:f})=>{const i=f.some(({rule:t})=>t==="shell-redirection")?c.replace(w,""):c;if(!(i===c||(0,y().lex)(
i).problems.length>0))return{step:"redirection removed",commands:[i]}};s.dropRedirection=g;const O=({command:c,problems:f})=>{
for(const{rule:l,span:i}of f){const t=c.slice(i.end).trim()==="";if(l==="shell-comment"&&!/[\r\n]/.test(c.slice(i.start))||
l==="shell-operator"&&t&&c.slice(i.start,i.end)===";")return{step:"comment removed",commands:[(0,A().cutSpan)(c,i)]};if(l===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,A().replaceSpan)(c,i,"")]}}};s.dropUnread=O;const u=new Set(
["echo","printf","true",":","pwd","date"]),o=c=>u.has(c.words[0]?.text??"")&&!(0,A().isAmbiguous)(c)?{reason:v().reasons.
cannotFail()}:void 0;s.findPrinter=o;const a=({command:c,problems:f})=>{if(n(c).some(({text:i})=>/^\(?cd(?:[ \t]|$)/.test(
i)))return{reason:v().reasons.changesDirectory()};if(!f.some(({rule:i})=>i==="shell-operator"))return;const l=p(c);return l&&
{step:"split at &&",commands:l.map(({text:i})=>i)}};s.splitConjunction=a;function n(c){const f=(0,b().readShellText)(c);
return c.slice(0,f[0]?.span.start).trim()!==""?[]:f.map(({span:l,separator:i})=>({text:c.slice(l.start,l.end).trim(),operator:i.
trim()}))}function p(c){const f=n(c),l=f.every(({operator:i},t)=>i===(f[t+1]?"&&":""));return f.length>1&&l?f:void 0}},70023:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=void 0;function y(){const a=m(77598);return y=
function(){return a},a}function b(){const a=m(76760);return b=function(){return a},a}function v(){const a=m(39491);return v=
function(){return a},a}function A(){const a=m(63550);return A=function(){return a},a}function R(){const a=m(80781);return R=
function(){return a},a}function w(){const a=m(93028);return w=function(){return a},a}const g=s.SCRIPT_FOLDER="scripts/va\
lidate",O=[16,64];class u{#n;#t=new Map;#s;#e;#o;constructor(n){const{tree:p,cwd:c=""}=n.terms;this.#n=p,this.#s=c,this.#e=
n,this.#o=p&&(0,R().subTree)(p,c)}get judge(){return this.#e}get tree(){return this.#o}pathOf(n){return b().posix.join(this.#s,
n)}textOf(n){return this.#t.get(n)}async place(n){const p=this.#n;if(p===void 0)return;const c=(0,y().createHash)("sha25\
6").update(n).digest("hex");for(const f of O){const l=`${g}/eval-${c.slice(0,f)}.cjs`,i=this.pathOf(l);if(!(0,v().foldersAbove)(
i).every(d=>(p.stat(d)?.kind??"directory")==="directory"))return;const e=p.stat(i);if(e===void 0)return this.#r(i,n,p),l;
if((0,w().isRegular)(e.kind)&&e.tracked&&(await p.read(i)).equals(Buffer.from(n)))return l}}#r(n,p,c){if(this.#t.has(n))
return;this.#t.set(n,p);const f=o(c,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:f}),this.#o=(0,R().subTree)(
f,this.#s)}}s.ScriptStore=u;function o(a,n){const p=(0,A().literalTree)(n),c=(f,l)=>[...f,...[...l].filter(({path:i})=>a.
stat(i)===void 0)].sort(v().byEntryPath);return{label:a.label,original:a,stat:f=>a.stat(f)??p.stat(f),readlink:f=>a.readlink(
f),read:(f,l)=>f in n?p.read(f,l):a.read(f,l),list:f=>c(a.list(f),p.list(f)),files:()=>c(a.files(),p.files())}}},2137:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=s.dropOutputFile=
s.dropFlag=void 0;function y(){const i=m(13580);return y=function(){return i},i}function b(){const i=m(13254);return b=function(){
return i},i}function v(){const i=m(710);return v=function(){return i},i}function A(){const i=m(71570);return A=function(){
return i},i}const R=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,w=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
g=8,O=({command:i,problems:t})=>{if(!t.some(({rule:d})=>d==="shell-operator"||d==="line-break"))return;const e=(0,A().partsOf)(
i);if(e.length===0||e.length>g)return;const r=[];for(const[d,{text:h}]of e.entries()){const k=e[d-1]?.operator??"",T=k===
"||"&&w.test(h),M=/^\|&?$/.test(k)&&R.test(h);if(!(T||M)){if(!/^(?:|&&|[;\n]*)$/.test(k)||h.startsWith("cd "))return;r.push(
h)}}if(/^[&;\s]*$/.test(e.at(-1)?.operator??"")&&!(r.length===0||r.join()===i))return(0,v().suggest)(...r)};s.requireEach=
O;const u=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,o=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
a=({command:i})=>{const t=(0,A().conjunctionOf)(i)?.map(({text:r})=>r),e=t?.filter(r=>!u.test(r)&&!o.test(r))??[];if(!(t===
void 0||e.length===0||e.length===t.length))return(0,v().suggest)(...e)};s.dropPreparation=a;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
p=({command:i,problems:t})=>{if(!t.some(({rule:r})=>r==="shell-redirection"))return;const e=i.replace(n,"");return e===i?
void 0:(0,v().suggest)(e)};s.dropOutputFile=p;const c=i=>{const{command:t,problems:e,invocation:r}=i;for(const{rule:d,span:h}of e){
if(!(0,y().ruleOf)(d).removable||t[h.start]!=="-")continue;const k=t.slice(h.start,h.end),T=t.slice(h.end).trimStart(),M=!/[=\s]/.
test(k)&&T!==""&&!T.startsWith("-"),E=r?.flags.some($=>$.span.start===h.start)===!0;if(!(M&&!E))return(0,v().suggest)((0,v().
cutSpan)(t,h))}};s.dropFlag=c;const f=({command:i,problems:t,invocation:e})=>{const r=t.find(T=>(0,b().isProblem)(T,"unk\
nown-flag")),d=e?.program==="npm"&&e.subcommand!=="exec";if(r===void 0||!d||e.passthrough.length>0)return;const h=(0,v().
cutSpan)(i,r.span),k=i.slice(r.span.start,r.span.end);return(0,v().suggest)(`${h.trimEnd()} -- ${k}`)};s.passFlag=f;const l=({
command:i,words:t,problems:e,invocation:r})=>{if(!e.some(({rule:T})=>T==="uses-network")||r?.program!=="npx")return;const h=t.
slice(1).find(({text:T})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(T));if(h===void 0)return;const k=h.text.slice(0,
h.text.lastIndexOf("@"));return(0,v().suggest)((0,v().replaceSpan)(i,h.span,k))};s.useInstalled=l},36309:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.useWorkspace=s.useNpx=s.useNpm=s.spellScript=void 0;function y(){const n=m(
59867);return y=function(){return n},n}function b(){const n=m(3051);return b=function(){return n},n}function v(){const n=m(
13254);return v=function(){return n},n}function A(){const n=m(710);return A=function(){return n},n}const R=new Set(["tes\
t","start","stop"]),w=new Set(["pnpm","yarn","bun","npm"]),g=async({command:n,problems:p,words:c,invocation:f},l)=>{if(f?.
program!=="npm")return;const i=await a(l),t=p.find(M=>(0,v().isProblem)(M,"npm-script-missing"));if(t!==void 0){const M=(0,b().
nearestName)(t.args.script,i),E=c.find(({text:$})=>$===t.args.script);return M===void 0||E===void 0?void 0:(0,A().suggest)(
(0,A().replaceSpan)(n,E.span,M))}const e=p.find(M=>(0,v().isProblem)(M,"unknown-subcommand"));if(e===void 0)return;const{
subcommand:r,meant:d}=e.args,h=d===""?(0,b().nearestName)(r,[...R]):d,k=[...i.includes(r)?[`run ${r}`]:[],...h===void 0?
[]:[h]],[T]=k;return T===void 0?void 0:(0,A().suggest)((0,A().replaceSpan)(n,e.span,T))};s.spellScript=g;const O=async({
command:n,words:p,problems:c},f)=>{const l=c.some(({rule:k})=>k==="program-not-allowed"),[i,t,e]=p;if(!l||i===void 0||t===
void 0||!w.has(i.text)||i.text==="bun"&&/^(?:test|build)$/.test(t.text))return;const r=t.text==="run"?e:t;if(r===void 0||
!(await a(f)).includes(r.text))return;const d=R.has(r.text)?r.text:`run ${r.text}`,h=n.slice(r.span.end).trim();return(0,A().
suggest)(`npm ${d}${h===""?"":` -- ${h}`}`)};s.useNpm=O;const u=({command:n,words:p,problems:c},{tree:f})=>{const l=c.find(
({rule:k})=>k==="program-not-allowed"),[i,t,e]=p;if(l===void 0||i===void 0||f===void 0)return;const r=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(i.text),d=/^(?:exec|dlx|x)$/.test(t?.text??"")?e:t,h=r?/^(?:bunx|pnpx)$/.test(i.text)?t:d:i;return h===void 0||!/^[a-z][\w.-]*$/.
test(h.text)?void 0:(0,A().suggest)(`npx ${n.slice(h.span.start)}`)};s.useNpx=u;const o=({command:n})=>{const[,p,c]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(p===void 0||c===void 0)return;const[,f=c,l=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(c.trim())??[];return(0,A().
suggest)(`${f} -w ${p.replace(/\/$/,"")}${l}`)};s.useWorkspace=o;async function a({tree:n}){return[...(n&&await(0,y().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(D,s){Object.defineProperty(s,"__esModule",{value:!0}),s.isSpellingOf=y,s.mayBeSpelled=
v;const m=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function y(R,w){const O=R.replace(m,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return O===w||A(O,w)}const b=/^[\w./-]*$/;function v(R,w){return!b.
test(R)||R.toLowerCase().includes(w)}function A(R,w){const[,g]=/^(.+)~[1-9]\d{0,5}$/.exec(R)??[];return g!==void 0&&g===
w.replaceAll(".","").slice(0,6)}},37075:function(D,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.causeOf=R,s.identityOf=
v,s.idsOf=A;function y(){const o=m(77598);return y=function(){return o},o}function b(){const o=m(13580);return b=function(){
return o},o}function v(o){const{rule:a,subject:n,location:p,args:c}=o,f=n&&[n.type,n.id,n.command];return u([a,f??p?.path,
g(a,c)])}function A(o){const a=new Map;return new Map(o.map(n=>{const p=v(n),c=(a.get(p)??0)+1;return a.set(p,c),[n,c===
1?p:`${p}:${c}`]}))}function R(o){const{rule:a,subject:n,location:p,args:c}=o,{cause:f,instance:l=[]}=(0,b().ruleOf)(a);
if(f)return u([f(c)]);const i=new Set([...Object.values(n??{}),p?.path]),t=g(a,c).filter(([e,r])=>!w.has(e)&&!l.includes(
e)&&!i.has(r));return u([a,t])}const w=new Set(["path","paths","via","value","written"]);function g(o,a){const{counted:n=[]}=(0,b().
ruleOf)(o);return Object.keys(a).sort().flatMap(c=>{const f=a[c];if(f===void 0||typeof f=="number"||c==="likewise")return[];
const l=c==="detail"||n.includes(c);return[[c,l?O(f):f]]})}function O(o){return typeof o=="boolean"?o:typeof o=="string"?
o.replace(/\d+/g,"#"):o.map(a=>a.replace(/\d+/g,"#"))}function u(o){return(0,y().hash)("sha256",JSON.stringify(o))}},47350:function(D,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=O,s.gravest=R,s.isBlocking=v,s.severityVerdict=
A;function y(){const u=m(13580);return y=function(){return u},u}const b={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function v({rule:u,severity:o,suppressed:a},n){return a||o==="notice"?!1:o==="error"||n==="warning"&&!(0,y().ruleOf)(u)?.
advice}function A(u,o){const a=n=>u.some(p=>p.severity===n&&!p.suppressed);return u.some(({rule:n})=>(0,y().ruleOf)(n).undecided)?
"error":a("error")?"fail":a("warning")?u.some(n=>v(n,o))?"fail":"warn":"pass"}function R(u){return u.reduce((o,a)=>b[a]>
b[o]?a:o,"pass")}const w=s.REPORTED_ONLY=new Set(["fail","needs_approval"]),g={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function O(u,o="block"){return o==="report"&&w.has(u)?0:g[u]}},80401:function(D,s,m){m.r(s),m.d(s,{FILE_HEADERS_ONLY:()=>y.
jr,createTwoFilesPatch:()=>y.ss,diffLines:()=>b.Pp,formatPatch:()=>y.Gu,parsePatch:()=>v.i,structuredPatch:()=>y.YB});var y=m(
94112),b=m(37073),v=m(73857)}};
