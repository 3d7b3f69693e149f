"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.compareEntries=E,i.isSameFile=g;function O(){const c=p(59490);return O=function(){return c},c}function w(){const c=p(92599);
return w=function(){return c},c}async function E(c,r,d,n){const{earlier:l,removed:s}=v(r,d),u=d.map(async h=>{const f=l.
get(h),e=f?.event===h.event&&f.content===h.content,t=f?await(0,w().runsOf)(f,c,n.baseTree):[],a=await(0,w().runsOf)(h,c,
n.tree),o=await Promise.all(a.map(async k=>{const $=t.find(j=>R(j,k)),T=$===void 0?e:$.text!==k.text,A=await M(k,n)??(T?
"edited":void 0);return A===void 0?k:{...k,change:A}}));return e?t.some(k=>!a.some($=>R(k,$)))||o.some(({change:k})=>k!==
void 0)?[{state:"script_changed",entry:h,targets:o}]:[]:[{state:f?"changed":"new",entry:h,targets:o}]});return[...(await Promise.
all(u)).flat(),...s.map(h=>({state:"removed",entry:h,targets:[]}))]}function R(c,r){return c.kind===r.kind&&c.name===r.name}
async function M({kind:c,name:r},d){if(c!=="file")return;const n=d.baseTree.stat(r);return n===void 0?"added":await g(n,
d.tree.stat(r),d)?void 0:"edited"}async function g(c,r,{baseTree:d,tree:n}){return c===void 0||r===void 0?c===r:c.kind!==
r.kind?!1:c.oid!==void 0?c.oid===r.oid:(await d.read(c.path)).equals(await n.read(r.path))}const y=[({event:c,content:r})=>JSON.
stringify([c,r]),({event:c})=>c,({content:c})=>c];function v(c,r){const d=new Map;let n=c;for(const l of y){const s=(0,O().
groupBy)(n,l);for(const u of r){const h=d.has(u)?void 0:s.get(l(u))?.shift();h&&d.set(u,h)}n=[...s.values()].flat()}return{
earlier:d,removed:n}}},99668:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.agentFileAt=c,i.agentFilesIn=
r;function O(){const n=p(76760);return O=function(){return n},n}function w(){const n=p(18744);return w=function(){return n},
n}function E(){const n=p(32854);return E=function(){return n},n}function R(){const n=p(93028);return R=function(){return n},
n}function M(){const n=p(93953);return M=function(){return n},n}const g=M().AGENT_FORMATS.flatMap(n=>n.files.map(l=>({format:n,
file:l}))),y=g.map(({format:n,file:l})=>{const s=l.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${s}$`,"is")}}),v=new Set(g.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function c(n){
for(const{format:l,pattern:s}of y){const u=s.exec(n);if(u)return{path:n,format:l,root:u[1]??""}}}function r(n,{agent_files:{
level:l,include:s,exclude:u}}){if(l==="off")return[];const h=[...n.files()].flatMap(({path:t,kind:a})=>a==="symlink"&&v.
has(O().posix.basename(t).toLowerCase())?[t,...d(n,t)]:t),[f,e]=[(0,w().pathTest)(s),(0,w().pathTest)(u)];return[...new Set(
h)].flatMap(t=>{const a=c(t);if(a===void 0||!f(t)||e(t))return[];const o=(0,E().resolveInTree)(n,t);if(o.kind==="missing")
return[];const m=o.kind==="inside"?o.entry:void 0;return m===void 0||(0,R().isRegular)(m.kind)?[{...a,entry:m}]:[]})}function d(n,l){
const s=(0,E().resolveInTree)(n,l);return s.kind!=="inside"||s.entry.kind!=="directory"?[]:n.list(s.path).flatMap(({path:u,
kind:h})=>{const f=`${l}/${O().posix.basename(u)}`;return h!=="directory"?[f]:n.list(u).map(e=>`${f}/${O().posix.basename(
e.path)}`)})}},93953:function(F,i){Object.defineProperty(i,"__esModule",{value:!0}),i.AGENT_FORMATS=void 0;const p={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},O={at:"mcpServers/*",form:"server",event:"MCP server {0}"},w=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function E(M,g=""){return M.split(" ").map(y=>({at:y,form:"command",event:y+g}))}const R=i.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[p,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...E("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:w},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[p]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
AUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"https://code.claude.co\
m/docs/en/mcp",verified:!0,places:[O]},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],roots:["workspaceFold\
er","PWD"],approval:"does not document who is asked before a server starts",specification:"https://cursor.com/docs/mcp",
verified:!0,places:[O]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"\
asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-con\
figuration",verified:!0,places:[{...O,at:"servers/*"}]},{name:"cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],
directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",verified:!0,places:[{at:"hooks/*/*",form:"start",event:"{0}",detail:"match\
er",only:{field:"type",values:["command",void 0]}}]},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environmen\
t.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-ag\
ent/setup",verified:!1,places:[...E("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[p]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[p,O,...E("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...E("initializeCommand"," (on the host)"),...E("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.judgeAgentFiles=v,i.judgeWholeFile=d;function O(){const e=p(23678);return O=function(){return e},
e}function w(){const e=p(95132);return w=function(){return e},e}function E(){const e=p(97034);return E=function(){return e},
e}function R(){const e=p(99668);return R=function(){return e},e}function M(){const e=p(12195);return M=function(){return e},
e}function g(){const e=p(12792);return g=function(){return e},e}function y(){const e=p(92599);return y=function(){return e},
e}async function v(e,t,a){const o=T=>new Map((0,R().agentFilesIn)(T,t).map(A=>[A.path,A])),[m,S]=[o(e.baseTree),o(e.tree)],
k=[...new Set([...m.keys(),...S.keys()])].sort(),{level:$}=t.agent_files;return a.all(k,async T=>{const[A,j]=[m.get(T),S.
get(T)];try{return await c(A,j,e,$)}catch(b){const P={path:T,line:1,column:1},C=[(0,w().notJudged)(`the file \`${T}\``,b,
{location:P})],_=j??A;return _&&{file:{..._,entries:[],secrets:[]},entries:[],findings:C}}}).then(T=>T.filter(A=>A!==void 0))}
async function c(e,t,a,o){const m=e&&await r(a.baseTree,e),S=t&&await r(a.tree,t),k=S??m;if(k===void 0)return;const $=new Set(
m?.secrets.map(({value:N})=>N)),T=S?.secrets.filter(({value:N})=>!$.has(N))??[],A=e&&t&&await(0,E().isSameFile)(e.entry,
t.entry,a),j=[...S?.broken&&!A?[S.broken]:[],...T.map(N=>N.finding)],b=S?.broken?[]:await(0,E().compareEntries)(k,m?.entries??
[],S?.entries??[],a),P=await n({file:k,entries:b,findings:j},a.tree,o);if(P.entries.length===0&&P.findings.length===0)return;
if(o!=="approve"||!P.findings.some(u))return P;const C=P.entries.filter(({findings:N})=>N.some(u)),_={path:k.path,events:C.
map(({entry:N})=>N.event)},I={path:k.path,line:1,column:1},L=(0,w().finding)("agent-files-unapproved",_,{location:I});return{
...P,findings:[...P.findings,L]}}async function r(e,{entry:t,...a}){return t===void 0?(0,g().unreadFile)(a,"it is a syml\
ink that leads to no file here"):(t.size??0)>g().MAX_BYTES?(0,g().unreadFile)(a,`it has more than ${g().MAX_BYTES} bytes`):
(0,g().readAgentFile)(a,await e.read(t.path))}async function d(e,t,a){const o=await Promise.all(e.entries.map(async k=>({
entry:k,targets:await(0,y().runsOf)(k,e,t)}))),m=e.secrets.map(k=>k.finding),S=e.broken?[e.broken]:m;return n({file:e,entries:o,
findings:S},t,a)}async function n({file:e,entries:t,findings:a},o,m){const S=T=>T.map(A=>s(A,e,m)),k=await Promise.all(t.
map(async T=>({...T,findings:S(await h(T,e,o))}))),$=[...S(a),...k.flatMap(T=>T.findings)];return{file:e,entries:k,findings:$}}
const l=new Set(["agent-runs-download","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function s(e,{
format:t},a){return!t.verified&&e.rule!=="too-many"?{...e,severity:"notice"}:a==="error"&&l.has(e.rule)?{...e,severity:"\
error"}:e}function u({severity:e}){return e!=="notice"}async function h({state:e,entry:t,targets:a},{format:{tool:o}},m){
if(e==="removed")return[];const{event:S,shown:k,form:$,location:T,isHidden:A}=t,j={tool:o,event:S,command:k,state:e??""},
b={location:T},P=e!=="script_changed",C=a.some(({kind:D,change:H})=>D==="download"&&(P||H!==void 0)),_=a.filter(({change:D})=>e===
void 0||D!==void 0),I=[];C&&I.push((0,w().finding)("agent-runs-download",j,b)),P&&A&&I.push((0,w().finding)("agent-task-\
hidden",j,b));for(const{kind:D,name:H}of _){const W=D==="file"&&m?await(0,O().whyUnreadable)(m,H):void 0;W&&I.push((0,w().
finding)("agent-script-unreadable",{...j,script:H,why:W},b))}if(I.length>0)return I;if($==="setting"&&a.length===0)return[
(0,w().finding)("agent-setting-changed",{tool:o,event:S,command:k},b)];if(!P){const D=_.map(({name:H})=>H);return[(0,w().
finding)("agent-script-changed",{tool:o,event:S,scripts:D},b)]}const N=$==="server"&&a.length>0&&a.every(f)?"notice":"wa\
rning",x=(0,M().meansOf)(a);return[(0,w().finding)("agent-command-changed",{...j,means:x},{...b,severity:N})]}function f({
kind:e,name:t}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(t)}},12195:function(F,i,p){Object.
defineProperty(i,"__esModule",{value:!0}),i.meansOf=M;function O(){const g=p(97018);return O=function(){return g},g}function w(){
const g=p(36773);return w=function(){return g},g}const E={file:({name:g,change:y})=>`it runs \`${g}\`${y===void 0?"":`, \
which this change ${y==="added"?"adds":"edits"}`}`,npm_script:({name:g,change:y})=>`it runs the script \`${g}\` of packag\
e.json${y?", which this change edits":""}`,missing:({name:g})=>`it runs \`${g}\`, which is not in the commit`,outside:({
name:g})=>`it runs \`${g}\`, which is outside of the repository`,package:({name:g,isExact:y})=>y?`it fetches \`${g}\``:`\
it fetches \`${g}\` without an exact version`,inline:({name:g})=>`it has code for \`${g}\` in one line`,download:({name:g})=>g,
address:({name:g})=>`it connects to \`${g}\``,program:()=>{},unread:({name:g})=>`it could not be read: ${g}`},R=4;function M(g){
const y=g.flatMap(c=>{const r=(0,O().redact)(c.name).text;return E[c.kind]({...c,name:r})??[]}),v=g.filter(({kind:c})=>c===
"program").map(({name:c})=>c);return y.length===0&&v.length>0?[`it runs ${(0,w().inCode)(v.slice(0,R))} of the machine`]:
y.length>R?[...y.slice(0,R),`and ${y.length-R} more`]:y}},12792:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.MAX_BYTES=void 0,i.readAgentFile=r,i.unreadFile=d;function O(){const b=p(23404);return O=function(){return b},b}function w(){
const b=p(16111);return w=function(){return b},b}function E(){const b=p(94534);return E=function(){return b},b}function R(){
const b=p(3463);return R=function(){return b},b}function M(){const b=p(97018);return M=function(){return b},b}function g(){
const b=p(95132);return g=function(){return b},b}function y(){const b=p(23213);return y=function(){return b},b}const v=i.
MAX_BYTES=1024*1024,c=1e3;function r(b,P){const{text:C,complete:_}=(0,E().decodeUtf8)(P),I=new(E()).Source(b.path,C),L=(N,x=0)=>d(
b,N,I,x);if(!_)return L("it is not UTF-8",C.length);try{const N=[],x=(0,w().parseTree)(C,N,{allowTrailingComma:!0}),[D]=N;
if(D!==void 0)return L(n((0,w().printParseErrorCode)(D.error)),D.offset);if(x===void 0)return L("it is empty");const H=l(
x,b.format);if(H.length>c){const U={detail:`more than ${c} commands`},B=(0,g().finding)("too-many",U,{location:I.location(
0)});return{...b,entries:[],secrets:[],broken:B}}const W=H.map(U=>t(U,I));return{...b,entries:W,secrets:T(I)}}catch(N){if(!(N instanceof
RangeError))throw N;return L("its brackets are nested too deeply")}}function d(b,P,C=new(E()).Source(b.path,""),_=0){const{
path:I}=b,L=(0,g().finding)("agent-file-broken",{path:I,detail:P},{location:C.location(_)});return{...b,entries:[],secrets:[],
broken:L}}function n(b){return b.replace(/\B[A-Z]/g,P=>` ${P}`).toLowerCase()}function l(b,{places:P}){const C=P.flatMap(
_=>{const I=A(b,_).map(x=>s(x)==="wrong"?{...x,isWrong:!0}:x),L=I.filter(x=>s(x)!=="other"),N=({node:x})=>_.startsOthers&&
"dependsOn"in S(x);return L.some(N)?I:L});return[...new Map(C.map(_=>[_.node,_])).values()]}function s({node:b,isWrong:P,
place:{only:C}}){if(P)return"wrong";const _=C&&h((0,w().getNodeValue)(b),C.field);return C?.values.some(N=>u(N)===u(_))??
!0?"own":_===void 0||C?.values.some(N=>typeof N==typeof _)?"other":"wrong"}function u(b){return typeof b=="string"?b.toLowerCase():
b}function h(b,P){const C=P===""?[]:P.split("/"),_=(I,L)=>(0,R().isMapping)(I)?I[L]:I===void 0?I:null;return C.reduce(_,
b)}const f=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
e=/"(?:reveal|showOutput)":"never"/i;function t(b,P){const{node:C,chain:_,isWrong:I,place:L}=b,{form:N,inherits:x=[]}=L,
D=(0,w().getNodeValue)(C),H=_.slice(0,1).flatMap(z=>x.flatMap(V=>j(z,V))),W=Object.fromEntries(H.map(([z,V])=>[z,(0,w().
getNodeValue)(V)])),U=(0,R().isMapping)(D)?{...W,...D}:D,B=I?[y().UNREAD]:(0,y().readValue)(N,U),J=(0,R().isMapping)(U)&&
N!=="command",Z=Object.entries(J?U:{}).filter(([z])=>!f.test(z)),G=e.test(JSON.stringify([W,D])),K=B.map(y().textOf).filter(
z=>z!=="");return{commands:B,form:N,event:o(I?(0,w().getNodePath)(C).join(".")||"the whole file":m(b)),shown:o(K.join(" \
; ")||(JSON.stringify(D)??"")),content:(0,O().canonicalize)([G,J?Object.fromEntries(Z):U??null]),isHidden:G,location:P.location(
C.offset,C.offset+C.length)}}const a=1e3;function o(b){const P=(0,M().redact)(b).text.replace(/\s+/g," ").trim();return P.
length>a?`${P.slice(0,a)}\u2026`:P}function m({names:b,chain:P,place:{at:C,event:_,detail:I=""}}){const L=(_??C).replaceAll(
"/",".").replace("{0}",()=>b[0]||'""'),x=P.flatMap(D=>j(D,I)).at(-1)?.[1].value;return typeof x=="string"&&x!==""?`${L} \
(${x})`:L}function S(b){return b.type==="object"?(0,w().getNodeValue)(b):{}}const k=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function $(b){const P=/\d/.test(b)&&/[A-Za-z]/.test(b)&&new Set(b).size>=8;return b.length>=12&&P&&!k.test(b)}function T(b){
const{text:P,path:C}=b;return(0,M().redact)(P).redactions.flatMap(({kind:_,start:I,end:L})=>{const N=P.slice(I,L),x=b.location(
I,L),D=(0,g().finding)("agent-file-secret",{path:C,kind:_},{location:x});return $(N)?[{value:N,finding:D}]:[]})}function A(b,P){
const C=[];let _=[{place:P,node:b,names:[],chain:[b]}];for(const I of P.at.split("/"))_=_.flatMap(L=>{const{node:N,names:x,
chain:D}=L,H=N.type==="array"&&I==="*";N.type!=="object"&&!H&&C.push({...L,isWrong:!0});const W=I==="*"&&x.length===0;return j(
N,I).filter(([U])=>!W||P.names?.test(U)!==!1).map(([U,B])=>({place:P,node:B,names:I==="*"?[...x,U]:x,chain:[...D,B]}))});
return[..._,...C]}function j({type:b,children:P=[]},C){return b==="array"&&C==="*"?P.map((_,I)=>[`${I+1}`,_]):b!=="objec\
t"?[]:P.flatMap(({children:[_,I]=[]})=>I&&(C==="*"||_?.value===C)?[[String(_?.value),I]]:[])}},23213:function(F,i,p){Object.
defineProperty(i,"__esModule",{value:!0}),i.UNREAD=void 0,i.readValue=R,i.textOf=r;function O(){const n=p(3463);return O=
function(){return n},n}function w(){const n=p(36773);return w=function(){return n},n}const E=i.UNREAD={unread:"it is not\
 in the documented form"};function R(n,l){return n==="setting"?[]:n!=="command"?(0,O().isMapping)(l)?y(l):[E]:((0,O().isMapping)(
l)?Object.values(l):[l]).map(s=>typeof s=="string"?{shell:s}:M(s)?{argv:s}:E)}function M(n){return Array.isArray(n)&&n.every(
l=>typeof l=="string")}const g=["windows","osx","linux","commandWindows","command_windows"];function y(n){const l=g.map(
u=>n[u]).map(u=>typeof u=="string"?{command:u}:u).filter(u=>(0,O().isMapping)(u)&&u.command!==void 0);return[...n.command===
void 0&&(l[0]??n.dependsOn)?[]:[{}],...l].flatMap(u=>v({...n,...u}))}function v(n){const{type:l,script:s,command:u,args:h=[],
headersHelper:f}=n,e=typeof f=="string"?[{shell:f}]:[],a=[n.url,n.httpUrl,n.serverUrl].find(N=>typeof N=="string");if(u===
void 0&&a!==void 0)return[...e,{address:a}];const o=l==="npm"&&u===void 0,m=Array.isArray(h)?h.map(c):[void 0],S=o?["npm",
"run",s]:[c(u),...m];if(!M(S))return[E];const[k="",...$]=S,A=($.length===0?/^$|[\s|;&$()<>`'"]/.test(k):l==="shell")?{shell:[
k,...$.map(d)].join(" ")}:{argv:S},{cwd:j,env:b,shell:P}=(0,O().isMapping)(n.options)?n.options:n,C=(0,O().isMapping)(P)?
[P.executable,P.args??[]].flat():[],_=Object.values((0,O().isMapping)(b)?b:{}).filter(N=>typeof N=="string"),I=typeof j==
"string"?{directory:j}:{},L=M(C)&&C.length>0?[{argv:C}]:[];return[{...A,...I,environment:_},...L,...e]}function c(n){return(0,O().
isMapping)(n)?n.value:n}function r(n){return"argv"in n?n.argv.map(d).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function d(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,w().singleQuoted)(n)}},92599:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.runsOf=M;function O(){const v=p(76760);return O=function(){return v},v}function w(){const v=p(
36187);return w=function(){return v},v}function E(){const v=p(45636);return E=function(){return v},v}const R=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function M({commands:v},{root:c,format:r},d){const{directories:n=[""],roots:l}=r,s=new(w()).ProjectFiles(d,[...n.map(
t=>O().posix.join(c,t)),""]),u=l.join("|"),h=new RegExp(`\\$(?:(?:${u})\\b|\\{(?:env:)?(?:${u})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),f=t=>t.replace(h,".").replace(R,"~"),e=[];for(const t of v)e.push(
...await g(t,s,f));return[...new Map(e.map(t=>[`${t.kind} ${t.name}`,t])).values()]}async function g(v,c,r){if("address"in
v)return[{kind:"address",name:v.address}];if("unread"in v)return[{kind:"unread",name:v.unread}];const{directory:d,environment:n=[]}=v,
l=d?c.into(r(d)):c,s="shell"in v?v.shell.split(/["'|;&]/):[],u=[...n,...s.filter(f=>f.includes("\\"))].map(r);return[..."\
shell"in v?await(0,E().textRuns)(r(v.shell),l):await(0,E().wordRuns)(v.argv.map(f=>y(r(f))),l),...(0,E().valueRuns)(u,l)]}
function y(v){const c=!/\$\{|\$\w/.test(v);return{text:v,shown:v,quoted:!0,span:{start:0,end:0},isKnown:c}}},1395:function(F,i,p){
Object.defineProperty(i,"__esModule",{value:!0}),i.NEEDS_PERSON=void 0,i.approvalDigest=v,i.boundFiles=g,i.changedSince=
n,i.groupDigest=c,i.judgedHead=s,i.weakensGate=f;function O(){const e=p(77598);return O=function(){return e},e}function w(){
const e=p(57975);return w=function(){return e},e}function E(){const e=p(41330);return E=function(){return e},e}function R(){
const e=p(97247);return R=function(){return e},e}function M(){const e=p(32854);return M=function(){return e},e}async function g(e,t,a=new Set){
const o=t.length===0?()=>!1:(0,E().default)([...t],{dot:!0,nonegate:!0}),S=[...e.files()].filter(({path:k})=>(0,M().isWithin)(
k,".github")||a.has(k)||!o(k)).map(async k=>[k.path,await y(e,k)]);return new Map(await Promise.all(S))}async function y(e,{
path:t,kind:a,oid:o}){if(o!==void 0)return`${a} ${o}`;const m=a==="symlink"?e.readlink(t)??"":await e.read(t);return`${a}\
 ${(0,O().createHash)("sha256").update(m).digest("hex")}`}function v(e){const{files:t,baseRef:a,plansDigest:o,policyDigest:m,
weakened:S}=e,k=[...t].sort(([$],[T])=>$<T?-1:1);return r([a,o,m,k,S])}function c(e){return e.length>1?r([...e].sort()):
e[0]}function r(e){return`sha256:${(0,O().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const d=3;function n(e,t){
const a=[...new Set([...e.files.keys(),...t.files.keys()])].filter(o=>e.files.get(o)!==t.files.get(o)).sort();return a.length>
0?`${l(a)} ${a.length===1?"has":"have"} changed`:e.plansDigest!==t.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(e.weakened,t.weakened)?void 0:"what weakens the gate has changed"}function l(e){const t=e.slice(
0,d).map(m=>`\`${m}\``),a=e.length-t.length,o=a>0?`${a} more ${a===1?"file":"files"}`:t.pop();return t.length===0?`${o}`:
`${t.join(", ")} and ${o}`}async function s(e,t,{policy:a,digest:o},m){const{genes:S,plansDigest:k}=e,$=e.findings.filter(
({rule:b})=>h.has(b)).map(({args:b,location:P})=>[P?.path??"",JSON.stringify(b)]),T=(0,R().isOfChange)(e)?e.agentFiles.flatMap(
u):[],A=new Set([...$.map(([b])=>b),...T]);return{subject:{files:await g(t,a.approvals.unaffected_by,A),baseRef:m,plansDigest:k,
policyDigest:o,weakened:$},genes:S,weakensGate:f(e)}}function u({file:{path:e},entries:t}){const a=t.flatMap(o=>o.targets);
return[e,...a.flatMap(({kind:o,name:m})=>o==="file"?[m]:[])]}const h=i.NEEDS_PERSON=new Set(["gate-weakened","agent-file\
s-unapproved"]);function f({findings:e}){return e.some(({rule:t})=>h.has(t))}},28894:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.MAX_LOG_BYTES=void 0,i.continuationOf=c,i.countLines=u,i.hasRecords=r,i.isAuditLog=M,i.recordsOf=
d;function O(){const h=p(84831);return O=function(){return h},h}function w(){const h=p(32854);return w=function(){return h},
h}const E=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],R=i.MAX_LOG_BYTES=128*1024*1024;function M(h){return(0,O().
mayBeSpelled)(h,"events.jsonl")&&E.some(f=>(0,w().isWithinAnywhere)(h,f))}const g=10,y=13,v=new Set([32,9,g,y]);function c(h,f){
const e=d(h),t=d(f);let a=0;for(let o=e.next().value;o;){const m=e.next().value,S=t.next().value;if(!S||!l(o.bytes,S.bytes,
m===void 0))return{kind:"rewritten",line:o.line};a=S.end,o=m}return{kind:"appended",from:a}}function r(h){return d(h).next().
value!==void 0}function*d(h){let f=0;for(let e=0;e<h.length;){const t=h.indexOf(g,e),a=t<0?h.length:t,o=h.subarray(e,a);
e=Math.min(a+1,h.length),f+=1,n(o)||(yield{bytes:o,line:f,end:e})}}function n(h){for(const f of h)if(!v.has(f))return!1;
return!0}function l(h,f,e){return e?s(h).equals(s(f)):h.equals(f)}function s(h){return h.at(-1)===y?h.subarray(0,-1):h}function u(h,f){
let e=0;for(let t=h.indexOf(g);t>=0&&t<f;t=h.indexOf(g,t+1))e+=1;return e}},27928:function(F,i){Object.defineProperty(i,
"__esModule",{value:!0}),i.SEED_HASHES=void 0;const p=i.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f41\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.activatedSeeds=y,i.seedRelease=M;function O(){const v=p(77598);return O=function(){return v},v}function w(){const v=p(
23404);return w=function(){return v},v}function E(){const v=p(64385);return E=function(){return v},v}function R(){const v=p(
27928);return R=function(){return v},v}function M({value:v,envelope:c}){if(c===void 0)return R().SEED_HASHES[(0,O().hash)(
"sha256",(0,w().canonicalize)(v)).slice(0,32)]}const g=/\.seed\.json$/;function y({head:v,base:c,untouched:r},d){const n=(h,f)=>h.
filter(({path:e})=>g.test(e)===f).flatMap(({assets:e})=>e).filter(({type:e,value:t})=>e==="Gene"&&(0,E().declaredId)(t)!==
void 0),l=new Set(n(c,!0).map(({id:h})=>h));if(l.size===0)return[];const s=new Set(n([...c,...r],!1).map(({id:h})=>h)),u=new Set(
d.map(({asset:h})=>h));return n(v,!1).filter(h=>l.has(h.id)&&!s.has(h.id)&&!u.has(h))}},68450:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.commonRoot=g,i.packagesAbove=v,i.storeOf=M;function O(){const r=p(76760);return O=function(){
return r},r}function w(){const r=p(39491);return w=function(){return r},r}function E(){const r=p(32854);return E=function(){
return r},r}function R(){const r=p(59542);return R=function(){return r},r}function M(r,{policy:d,tree:n,base:l}){const[s]=d.
stores.map(({path:f,root:e})=>({path:(0,E().normalise)(f)??"",root:(0,E().normalise)(e)??""})).filter(({path:f})=>(0,E().
isWithin)(r,f)).sort((f,e)=>e.path.length-f.path.length),u=O().posix.dirname(r).replace(/^\.$/,"");if(s!==void 0)return{
path:u,root:s.root,named:!0};const h=[l,n].find(f=>f?.stat(u)?.kind==="directory");return{path:u,root:(h&&v(h,u)[0])??""}}
function g(r,d){const n=new Set([...r].map(s=>M(s,d).root)),[l=""]=n;return n.size===1?l:""}const y=(0,R().perTree)(()=>new Map);
function v(r,d){const n=y(r).get(d)??c(r,d);return y(r).set(d,n),n}function c(r,d){return[...new Set([d,...(0,w().foldersAbove)(
d).reverse(),""])].filter(l=>r.stat(O().posix.join(l,"package.json"))!==void 0)}},97247:function(F,i){Object.defineProperty(
i,"__esModule",{value:!0}),i.isOfChange=p;function p(O){return"files"in O}},85475:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.asHubHashes=f,i.assetIdOf=n,i.contentHash=u,i.hashFindings=r,i.identityFindings=v,i.isMissingIdentity=
c,i.matchContentHash=y,i.unhashedFields=e;function O(){const t=p(23404);return O=function(){return t},t}function w(){const t=p(
27199);return w=function(){return t},t}function E(){const t=p(36093);return E=function(){return t},t}function R(){const t=p(
95132);return R=function(){return t},t}function M(){const t=p(94377);return M=function(){return t},t}const g=new Set(["G\
ene","Capsule","EvolutionEvent"]);function y(t){const{type:a,value:o}=t,m=o.asset_id;return m===u(t.value)?"content":a===
"Capsule"&&m===u(f(o))?"hub":typeof m=="string"&&(0,M().asEngineHashed)(o)?"engine":void 0}function v(t,a){const{type:o,
value:m}=t;if(!g.has(o))return r(t,a);const S=d(t,a),k=(0,w().placeOf)(t),$=m.asset_id===void 0?u(t.value):void 0;return[
...m.schema_version===void 0?[(0,R().finding)("schema-version-missing",S,k)]:[],...$===void 0?r(t,a):[(0,R().finding)("c\
ontent-hash-missing",{...S,expected:$},k)]]}function c({rule:t}){return t==="schema-version-missing"||t==="content-hash-\
missing"}function r(t,a,o=!1,m){const{value:S}=t;if(S.asset_id===void 0||y(t)!==void 0)return[];const k=u(t.value),$=(0,M().
otherHashForm)(t),T=(0,E().seedRelease)(t),j=$==="created"||T!==void 0?"notice":(0,M().hasOnlyLearned)(t,m)?"warning":"e\
rror",b=a==="author"?"error":j,P={...(0,w().placeOf)(t,["asset_id"]),severity:b},C={...d(t,a),expected:k,...$&&{form:$},
...T&&{seed:T}},_=o&&b!=="notice"&&a==="fix"?l(t,k):void 0;return[{...(0,R().finding)("content-hash-mismatch",C,P),..._&&
{edit:_}}]}function d({type:t,id:a},o){return{type:t,id:a,fixable:o==="fix",...o==="author"&&{foreign:!0}}}function n(t){
const{asset_id:a}=t.value;return typeof a=="string"&&y(t)!==void 0?a:u(t.value)}function l({type:t,path:a,pointer:o,value:m},S){
const{asset_id:k,...$}=m;if(!(typeof k!="string"||Object.values($).some(s))&&y({type:t,value:{...$,asset_id:S}})!==void 0)
return{path:a,pointer:(0,w().pointerText)([...o,"asset_id"]),old:k,new:[S],fix:!0}}function s(t){return typeof t!="objec\
t"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(s)}function u(t){return(0,O().computeAssetId)(t)??""}
const h=["notes","details"];function f(t){const{outcome:a}=t;if(!(0,w().isJsonObject)(a))return t;const{notes:o,details:m,
...S}=a;return{...t,outcome:S}}function e(t){const{outcome:a}=t.value;return y(t)!=="hub"||!(0,w().isJsonObject)(a)?[]:h.
filter(o=>Object.hasOwn(a,o)).map(o=>`outcome.${o}`)}},94377:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.asEngineHashed=M,i.hasOnlyLearned=y,i.hashDigits=c,i.otherHashForm=E;function O(){const r=p(23404);return O=function(){
return r},r}function w(){const r=p(27199);return w=function(){return r},r}function E({value:r}){const d=typeof r.asset_id==
"string"?c(r.asset_id):void 0,n=u=>(0,O().computeAssetId)(u)===`sha256:${d}`;return n(r)?"unprefixed":r.type==="Gene"&&r.
epigenetic_marks!==void 0&&n({...v(r),epigenetic_marks:[]})?"created":void 0}const R={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function M(r){const n=R.Capsule.filter(s=>r.type==="Capsule"&&!(s in r)).reduce((s,u)=>s.flatMap(h=>[
h,{...h,[u]:null}]),[{}]);return[r,g(r)].flatMap(s=>n.map(u=>({...s,...u}))).find(s=>(0,O().computeAssetId)(s)===r.asset_id)}
function g(r){if(Array.isArray(r))return r.map(g);if(!(0,w().isJsonObject)(r))return r;const d=Object.entries(r).map(([n,
l])=>{const s=g(l),[u]=R.env_fingerprint,h=n==="env_fingerprint"&&(0,w().isJsonObject)(s)&&!(u in s);return[n,h?{...s,[u]:null}:
s]});return Object.fromEntries(d)}function y({value:r},d){if(r.type!=="Gene"||d===void 0)return!1;const[n,l]=[r,d.value].
map(s=>{const{schema_version:u,asset_id:h,...f}=v(s);return(0,O().canonicalize)(f)});return n===l}function v(r){const{epigenetic_marks:d,
learning_history:n,anti_patterns:l,...s}=r;return s}function c(r){const d=r.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(d)?d:void 0}},57615:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.programRuns=
M;function O(){const A=p(95244);return O=function(){return A},A}function w(){const A=p(11331);return w=function(){return A},
A}function E(){const A=p(54421);return E=function(){return A},A}function R(){const A=p(46138);return R=function(){return A},
A}async function M(A,j){const b=(0,E().startedWords)(A),[P,...C]=b;if(P===void 0||T.has(P.text))return[];if(!P.isKnown)return[
g(`it starts ${P.shown}`)];const _=(0,w().baseName)(P.text),I=(0,w().programNamed)(P.text),L=(0,E().textHanded)(b);if(I?.
kind==="shell"&&L)return L.words.every(({isKnown:K})=>K)||/\s/.test(L.text)?j.shell(L.text):[g("a shell runs what it is \
handed")];const N=C.some(({text:G})=>s(G)||l(G));if((0,w().runsCode)(P.text)&&(N||!u.has(_)))return c(_,C,L!==void 0,j.files);
const{files:x,left:D}=v(C,j.files),H=D.map(({text:G})=>G),U=s(P.text)&&!n.test(P.text)?[j.files.script(P.text)]:await r(
_,H,{...j,files:x}),B=H.filter(l).flatMap(G=>{const K=x.named(G);return K.length>0?K:j.files.named(G)}),J=$.test(_)?D.findIndex(
({text:G})=>(0,w().runsCode)(G)):-1,Z=J<0?[]:await M(D.slice(J),{...j,files:x});return[...U,...Z,...B]}function g(A){return{
kind:"unread",name:A}}const y=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function v(A,j){const b=A.findIndex(
({text:_})=>y.test(_));if(b<0)return{files:j,left:A};const P=y.exec(A[b]?.text??"")?.[1],C=A.toSpliced(b,P===void 0?2:1);
return{files:j.into(P??A[b+1]?.text),left:C}}function c(A,j,b,P){const C=j.flatMap(({text:D})=>P.named(D));if(b)return[{
kind:"inline",name:A},...C];const _=j.filter(({text:D})=>!D.startsWith("-")),I=_.find(({text:D})=>s(D)||l(D))??_[0],L={kind:"\
program",name:A};if(C.length>0||I===void 0)return C.length>0?C:[L];const{text:N}=I;if(!I.isKnown)return[g(`it runs ${I.shown}`)];
if(/^\w{2,}:/.test(N))return[{kind:"package",name:N,isExact:/@v?\d+\.\d+/.test(N)}];if(j[j.indexOf(I)-1]?.text!=="-m")return[
P.script(N,t)];const x=P.named(N.replaceAll(".","/"),t);return x.length>0?x:[L]}async function r(A,j,{files:b,shell:P}){
const C=await b.manifest(),_=u.has(A)?h(j):void 0,I=e(_).flatMap(D=>{const H=(0,R().textIn)((0,R().objectIn)(C.scripts),
D);return H===""?[]:[{kind:"npm_script",name:D,text:H}]}),L=await Promise.all(I.map(({text:D=""})=>P(D,b))),x=I.length>0&&
!f.test(_??"")?[]:d([A,...j],C,b);return[...I,...L.flat(),...x]}function d(A,j,b){const[P=""]=A,C=(k.get(P)??[]).flatMap(
D=>b.named(D));if(C.length>0)return C;const _=S(A);if(_===void 0)return[{kind:"program",name:P}];const I=b.named(_.name);
if(I.length>0||/^[./]/.test(_.name))return I.length>0?I:[{kind:"program",name:P}];const{dependencies:L,devDependencies:N}=j;
return[[L,N].some(D=>_.name in(0,R().objectIn)(D))?{kind:"program",name:_.name}:{kind:"package",..._}]}const n=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function l(A){return(0,O().isCode)(A)||/\.(?:exe|jar)$/i.test(A)}function s(A){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(A)&&!A.includes("://")}const u=new Set(["npm","pnpm","yarn","bun"]);function h(A){const[j,b]=A.filter(P=>!P.startsWith(
"-"));return j==="run"||j==="run-script"?b:j}const f=/^(?:add|ci|clean-install|i|install)$/;function e(A){if(A===void 0)
return[];const j=b=>[`pre${b}`,b,`post${b}`];return f.test(A)?[...new Set([A,"install","prepare"].flatMap(j)),"prepublis\
h"]:j(A)}const t=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],a=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
o=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
m=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function S(A){const j=A.filter(
C=>!C.startsWith("-")),b=[3,2,1].find(C=>C<=j.length&&a.test(j.slice(0,C).join(" ")));if(b===void 0)return;const P=A.slice(
A.indexOf(j[b-1]??"")+1).map(C=>C.replace(/^--(?:from|package)=/,"")).find((C,_,I)=>!/^(?:-|[\d.:]+\w?$)/.test(C)&&!o.test(
I[_-1]??""));return P===void 0?void 0:{name:P,isExact:m.test(P)}}const k=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),$=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
T=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},36187:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.ProjectFiles=void 0;function O(){const v=p(76760);return O=function(){return v},v}function w(){
const v=p(32854);return w=function(){return v},v}function E(){const v=p(93028);return E=function(){return v},v}function R(){
const v=p(46138);return R=function(){return v},v}function M(){const v=p(59867);return M=function(){return v},v}const g=/^(?:[/~\\]|[A-Za-z]:)/;
class y{#n;#e;constructor(c,r){this.#n=c,this.#e=r}into(c){const d=c===void 0||g.test(c)||/[$`]/.test(c)?[]:this.#e.map(
n=>O().posix.join(n,c));return new y(this.#n,d)}find(c,r=[""]){if(!(/^[/~]/.test(c)||c===""||!this.#n))for(const d of this.#e)
for(const n of r){const l=(0,w().normalise)(O().posix.join(d,c.replaceAll("\\","/"))+n),s=l===void 0?void 0:(0,w().resolveInTree)(
this.#n,l);if(s?.kind==="inside"&&(0,E().isRegular)(s.entry.kind)&&s.entry.tracked)return s.path}}script(c,r){const d=this.
find(c,r);if(d!==void 0)return{kind:"file",name:d};if(g.test(c))return{kind:"outside",name:c};const[n]=this.#e;if(n===void 0)
return{kind:"unread",name:`it runs ${c} in another directory`};const l=(0,w().normalise)(O().posix.join(n,c));return l===
void 0?{kind:"outside",name:c}:{kind:this.#n===void 0?"file":"missing",name:l||"."}}named(c,r){const d=this.find(c.replace(
/^-{1,2}[\w-]+=/,""),r);return d===void 0?[]:[{kind:"file",name:d}]}async manifest(){const c=this.find("package.json");return this.#n&&
c?(0,R().objectIn)(await(0,M().readJsonFile)(this.#n,c)):{}}}i.ProjectFiles=y},45636:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.textRuns=g,i.valueRuns=c,i.wordRuns=v;function O(){const r=p(97424);return O=function(){return r},
r}function w(){const r=p(81716);return w=function(){return r},r}function E(){const r=p(57615);return E=function(){return r},
r}const R=4,M={kind:"download",name:"it runs what it downloads"};async function g(r,d,n=0){if(n>R)return[{kind:"unread",
name:"it is nested too deeply"}];const l=(0,w().readShellText)(r);return l.length===0&&r.trim()!==""?[{kind:"unread",name:"\
it is too long"}]:[...(0,O().findDangers)(l).some(({name:u})=>u==="remote_code_execution")?[M]:[],...await y(l,r,d,n)]}async function y(r,d,n,l){
const s=[];let u=n;for(const h of r){if(s.push(...await y(h.inside,d,u,l)),h.subshell!==void 0)continue;if(h.defines){s.
push({kind:"unread",name:"it defines a function"});continue}const{words:f,assignments:e}=(0,w().withoutReserved)(h),t=f.
map(m=>({...m,shown:d.slice(m.span.start,m.span.end),isKnown:!(0,w().isDynamic)(h,m)}));s.push(...c(e.map(({value:m})=>m),
u));const[a,o]=t;a?.text==="cd"||a?.text==="pushd"?u=u.into(o?.isKnown?o.text:void 0):s.push(...await v(t,u,l))}return s}
function v(r,d,n=0){const l=(s,u=d)=>g(s,u,n+1);return(0,E().programRuns)(r,{files:d,shell:l})}function c(r,d){return r.
flatMap(n=>n.split(/[\s=:,]+/)).flatMap(n=>d.named(n))}},23678:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.whyUnreadable=R;function O(){const M=p(93028);return O=function(){return M},M}const w=2e5,E=2e3;async function R(M,g){
const{kind:y,size:v=0}=M.stat(g)??{};if(!(0,O().isRegular)(y))return;if(v>w)return`has ${v} bytes`;const c=(await M.read(
g)).toString("utf8").split(`
`),r=c.findIndex(d=>d.length>E);return r<0?void 0:`has ${c[r]?.length} characters on line ${r+1}`}},41551:function(F,i){
Object.defineProperty(i,"__esModule",{value:!0}),i.findKnown=w,i.knownForms=O,i.reachOfKnown=M,i.secretsOf=h;const p=12;
function O(e){const t=[...new Set(e.flatMap(y))],a=t.map(o=>o.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(a)].
filter(o=>o.length>=p)}}function w(e,{exact:t,squeezed:a}){const o=t.flatMap(k=>E(e,k,$=>$));if(a.length===0||!/\s/.test(
e))return o;const{text:m,at:S}=R(e);return[...o,...a.flatMap(k=>E(m,k,$=>S[$]??0))]}function E(e,t,a){const o=[];for(let m=e.
indexOf(t);m>=0;m=e.indexOf(t,m+t.length))o.push({kind:"secret",start:a(m),end:a(m+t.length-1)+1});return o}function R(e){
const t=new Uint32Array(e.length),a=[];let o=0;for(const{0:m,index:S}of e.matchAll(/\S+/g)){for(let k=0;k<m.length;k+=1)
t[o+k]=S+k;o+=m.length,a.push(m)}return{text:a.join(""),at:t}}function M({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}
const g=4;function y(e){const t=Buffer.from(e),a=v(e),o=encodeURIComponent(t.toString()),m=t.toString("hex"),S=[e,...e.split(
/\r?\n/),a,a.replaceAll("/","\\/"),v(a),...c(o),m,m.toUpperCase(),...[0,1,2].flatMap(k=>r(t,k))];return[...new Set(S)].filter(
k=>k.trim().length>=g)}function v(e){return JSON.stringify(e).slice(1,-1)}function c(e){const t=e.replace(/[!'()*]/g,a=>`\
%${a.charCodeAt(0).toString(16).toUpperCase()}`);return[e,t].flatMap(a=>{const o=a.replace(/%../g,m=>m.toLowerCase());return[
a,o,a.replaceAll("%20","+"),o.replaceAll("%20","+")]})}function r(e,t){const a=Buffer.concat([Buffer.alloc(t),e]).toString(
"base64"),o=Math.ceil(t*8/6),m=Math.floor((t+e.length)*8/6),S=a.slice(o,m);return[S,S.replaceAll("+","-").replaceAll("/",
"_")]}const d=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,l=/^(?:[\\/~]|[A-Za-z]:[\\/])/,s=8,u=/^[A-Za-z][a-z]{0,9}$/;function h(e){
const t=Object.entries(e).flatMap(([a,o])=>o!==void 0&&d.test(a)&&f(a,o)?[o]:[]);return[...new Set(t)]}function f(e,t){return t.
length<s||u.test(t)?!1:!(n.test(e)&&l.test(t))}},97018:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.redact=R,i.redactForms=M;function O(){const o=p(41551);return O=function(){return o},o}function w(){const o=p(83377);return w=
function(){return o},o}function E(o){return w().TOKEN_SHAPES.flatMap(([m,S])=>Array.from(o.matchAll(S),({indices:k})=>{const[
$,T]=k?.[1]??k?.[0]??[0,0];return{kind:m,start:$,end:T}}))}function R(o,m=[]){return M(o,(0,O().knownForms)(m))}function M(o,m){
const S=[...(0,O().findKnown)(o,m),...E(o),...s(o)].sort((A,j)=>A.start-j.start||j.end-A.end),k=[];for(const A of S){const j=k.
at(-1);j===void 0||A.start>=j.end?k.push(A):A.end>j.end&&k.splice(-1,1,{...j,end:A.end})}let $="",T=0;for(const{kind:A,start:j,
end:b}of k)$+=`${o.slice(T,j)}[redacted ${A}]`,T=b;return{text:$+o.slice(T),redactions:k}}const g="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",y="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",v="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",c=`\\\\{0,3}["']`,r=new RegExp(
`${g}(?:${c})?${y}${c}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),d=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${g}${v}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),l=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function s(o){return[...u(o,r,({name:m,value:S,next:k})=>/["'\\]/.test(
k)&&!e(m,S)),...u(o,d,({value:m,next:S})=>!t(m,S)),...u(o,n,({value:m,next:S})=>a(m)&&!t(m,S)),...u(o,l,({value:m,next:S})=>a(
m)&&!t(m,S))]}function u(o,m,S){return Array.from(o.matchAll(m)).flatMap(({groups:k={},indices:$})=>{const{name:T="",value:A=""}=k,
[j,b]=$?.groups?.value??[0,0],P={name:T,value:A,next:o.charAt(b)};return f(T,A)||!S(P)?[]:[{kind:"named secret",start:j,
end:b}]})}const h=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function f(o,m){return h.test(m)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(m)?!0:/^[\d.:_-]+$/.test(m)&&!/^p/i.test(o)}
function e(o,m){return/token|key/i.test(o)&&/^[A-Za-z][a-z]{0,15}$/.test(m)}function t(o,m){return m!==""&&"([{".includes(
m)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(o)}function a(o){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(o)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(o)?!1:/\d/.test(o)?/[a-z]/i.test(o):o.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(o)}},83377:function(F,i){Object.defineProperty(i,"__esModule",{value:!0}),i.
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
`,O=new RegExp(`\\b(?:${p.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),w=i.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",O],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
6163:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.dangerIn=r;function O(){const s=p(76760);return O=
function(){return s},s}function w(){const s=p(97424);return w=function(){return s},s}function E(){const s=p(11331);return E=
function(){return s},s}function R(){const s=p(81716);return R=function(){return s},s}function M(){const s=p(54421);return M=
function(){return s},s}const g=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites file\
s or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as another user":"doas su\
 sudo","reads the environment":"printenv"}).flatMap(([s,u])=>u.split(" ").map(h=>[h,s]))),y=2,v=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
c={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function r(s){if(v.test(s))return"names a \
file that is made for secrets";const u=(0,R().readShellText)(s),h=(0,R().everyCommand)(u).some(d)?Object.entries(c).find(
([,e])=>e.test(s)):void 0;if(h!==void 0)return`${h[0]} in inline code`;const[f]=(0,w().findDangers)(u);return f?w().DOES[f.
name]:n(u)}function d({words:s}){return s.some((u,h)=>(0,M().textHanded)(s.slice(h))!==void 0)}function n(s,u=0){for(const{
words:h,pipedFrom:f}of(0,R().everyCommand)(s)){const[e,...t]=h;if(e===void 0)continue;const a=O().posix.basename(e.text),
o=l(a);if(o!==void 0)return o;if((0,E().isShell)(a)&&(f!==void 0||t.length===0))return`has \`${a}\` run whatever it reads`;
if(!(a!=="find"&&!(0,E().startsOthers)(a)))for(const{text:m}of t){const S=l(O().posix.basename(m));if(S!==void 0)return S;
const $=u<y&&/\s/.test(m)?n((0,R().readShellText)(m),u+1):void 0;if($!==void 0)return $}}}function l(s){const u=(0,E().programNamed)(
s)?.kind==="downloader"?"downloads":g.get(s);return u&&`${u} with \`${s}\``}},41431:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.judgeReading=r,i.judgeRiskAlone=n,i.unjudged=l;function O(){const o=p(39763);return O=function(){
return o},o}function w(){const o=p(95132);return w=function(){return o},o}function E(){const o=p(6163);return E=function(){
return o},o}function R(){const o=p(83747);return R=function(){return o},o}function M(){const o=p(46121);return M=function(){
return o},o}function g(){const o=p(8737);return g=function(){return o},o}function y(){const o=p(92890);return y=function(){
return o},o}function v(){const o=p(14111);return v=function(){return o},o}const c=new Set("target-writes tool-writes dry\
-run writes_files".split(" "));function r(o,m,S){const k=(0,g().findProblems)(o),$=b=>a[b](o,k,S),T=$("evolver"),A=$("va\
lidator"),j={evolver:T,validator:A}[m]??$(m);return s(o,m,j,{evolver:T,validator:A})}function d(o,m){const S=m.find(({rule:$})=>$===
"validator-newer");return{"1.94":o,newer:S?{verdict:"block",reason:S}:o}}function n(o,m,S){const k={findings:t((0,g().findProblems)(
o))},$={evolver:k,validator:k};return s(o,"curated",(0,R().judgeRisk)(m,S),$)}function l(o,m,S){const k=typeof o=="strin\
g"?o:"",$=[(0,w().notJudged)(`the command \`${k}\``,S)];return s({command:k,words:[],assignments:[],argv:null,targets:[],
problems:[]},m,{findings:$},{evolver:{findings:$},validator:{findings:$}})}function s(o,m,S,k){const $=u(o,t(S.findings)),
T=h($),A=b=>b===S?T:h(t(b.findings)),j=A(k.validator);return{reading:o,verdict:T.verdict,risk:S.risk??e(T.verdict,$),confirmation:S.
confirmation??"standard",findings:$,profiles:{evolver:A(k.evolver),validator:j,[m]:T},validators:d(j,k.validator.findings)}}
function u({command:o},m){const S=m[0]?.severity==="error"?(0,E().dangerIn)(o):void 0;return S===void 0?m:m.map(k=>k.severity===
"error"?{...k,harm:"danger",danger:S}:k)}function h(o){const m=f(o),[S]=o;if(m==="block"&&S)return{verdict:m,reason:S};const k=o.
find(({rule:$})=>$==="validator-empty-folder");return k?{verdict:m,remark:k}:{verdict:m}}function f(o){return o.some(({severity:S})=>S===
"error")?"block":o.some(({severity:S,rule:k})=>S==="warning"&&k!=="experimental_mode")?"warn":"allow"}function e(o,m){return o===
"block"?"dangerous":m.some(({rule:S})=>c.has(S))?"write":"safe"}function t(o){return O().SEVERITIES.flatMap(m=>o.filter(
({severity:S})=>S===m))}const a={evolver:M().evolver,validator:y().validator,curated:R().curated,workspace:v().workspace}},
4378:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.Judge=void 0;function O(){const c=p(68450);return O=
function(){return c},c}function w(){const c=p(51951);return w=function(){return c},c}function E(){const c=p(54244);return E=
function(){return c},c}function R(){const c=p(87952);return R=function(){return c},c}function M(){const c=p(34482);return M=
function(){return c},c}function g(){const c=p(41431);return g=function(){return c},c}const y=4e3;class v{terms;context;clock;#n=new Map;#e=new Map;constructor(r,d,n){
this.terms=r,this.context=d,this.clock=n}static by(r){const d=(0,M().contextIn)(r,{});return new v(r,d,r.clock??new(E()).
AuditClock(r.signal))}with(r){const d={...this.terms,...r},n=(0,M().contextIn)(d,this.context.proposal);return new v(d,n,
this.clock)}proposed(r){return new v(this.terms,(0,M().contextIn)(this.terms,r),this.clock)}storeOf(r){const{cwd:d}=this.
terms,n=(0,O().storeOf)(r,this.terms);return d===void 0?n:{...n,root:d}}forFile(r){return this.startingIn(this.storeOf(r).
root)}startingIn(r){if(r===(this.terms.cwd??""))return this;const d=this.#e.get(r)??this.with({cwd:r});return this.#e.set(
r,d),d}command(r){const d=this.#n.get(r);if(d!==void 0)return d;const n=this.#s(r);this.#n.set(r,n);const[l]=this.#n.keys();
return this.#n.size>y&&this.#n.delete(l),n}async risk(r,d){return(0,g().judgeRiskAlone)(await this.#t(d),r,this.context)}async#s(r){
const{profile:d}=this.terms.policy;try{return(0,g().judgeReading)(await this.#t(r),d,this.context)}catch(n){return(0,g().
unjudged)(r,d,n)}}async#t(r){const{tree:d,base:n,changed:l,cwd:s="",policy:u}=this.terms,{clock:h}=this,f=(0,R().programTerms)(
u),{areBuilt:e}=(0,R().additionsFor)(u),t={...d&&{tree:d},...n&&{base:n},changed:l,cwd:s,programs:f,isOutput:e,clock:h};
return await h.tick(),(0,w().readCommand)(r,t)}}i.Judge=v},46121:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.evolver=void 0;function O(){const g=p(87952);return O=function(){return g},g}function w(){const g=p(83747);return w=function(){
return g},g}const E=(g,y,v)=>{const c=g.words[0]?.text;if(g.invocation===void 0&&c&&(0,O().isNamedCurated)(c,v.policy))return(0,w().
curated)(g,y,M(v));const r=R(g,y);return{findings:y,...r&&{risk:r}}};i.evolver=E;function R({invocation:g},y){const v=g?.
family?.data.risk;return y.some(({severity:r})=>r==="error")||v==="safe"?void 0:v}function M(g){const{policy:y}=g,v=y.allowed_roots.
length>0?y.allowed_roots:["."];return{...g,policy:{...y,allowed_roots:v}}}},92890:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.validator=void 0;function O(){const n=p(95132);return O=function(){return n},n}const w=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
E={"1.94":{refused:w,information:new Set(["--version","--help","--v8-options"])},newer:{refused:w,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},R=(n,l)=>{const s=[...l,...c(n,E["1.94"])];if(M(s))return{
findings:s};const u=c(n,E.newer).slice(0,1).map(y);return{findings:[...s,...u,...g(n)]}};i.validator=R;function M(n){return n.
some(({severity:l})=>l==="error")}function g({invocation:n}){const l=n?.operands[0],s=n&&v(n,E["1.94"]);return l===void 0||
s?[]:[(0,O().finding)("validator-empty-folder",{script:l.text},{span:l.span})]}function y({args:{flag:n=""},span:l}){return(0,O().
finding)("validator-newer",{refused:String(n)},l&&{span:l})}function v({flags:n},{information:l}){return n.some(({name:s})=>l.
has(s))}function c(n,l){const{words:s,invocation:u,command:h}=n,[f,...e]=s;if(f===void 0)return[];if(f.text!=="node")return[
(0,O().finding)("validator-program",{program:f.text},{span:f.span})];const t=e.filter(({text:S})=>l.refused.test(S)).map(
({text:S,span:k})=>{const $=u?.operands[0],T=$&&$.span.start<k.start?"script":"node";return(0,O().finding)("validator-fl\
ag",{flag:S,of:T},{span:k})});t.push(...r(u,l),...d(h,l));const a=u!==void 0&&v(u,l),o=u?.flags.some(({name:S})=>S==="--\
test")===!0;return(u?.operands[0]===void 0||o)&&!a&&t.push((0,O().finding)("validator-script",{},{span:f.span})),t}function r(n,{
options:l,information:s}){if(n===void 0||l===void 0)return[];const{flags:u,operands:h}=n,[f]=u;if(u.length===1&&h.length===
0&&s.has(f?.name??""))return[];const t=({written:a,span:o})=>(0,O().finding)("validator-flag",{flag:a,of:"node"},{span:o});
return u.filter(({name:a})=>!l.has(a)).map(t)}function d(n,{text:l}){const s=l?.exec(n);if(!s)return[];const u={start:s.
index,end:s.index+s[0].length};return[(0,O().finding)("validator-flag",{flag:s[0],of:"node"},{span:u})]}},16455:function(F,i,p){
Object.defineProperty(i,"__esModule",{value:!0}),i.editOf=g,i.withEdit=M,i.withEdits=R;function O(){const c=p(82606);return O=
function(){return c},c}function w(){const c=p(70023);return w=function(){return c},c}const E=new Set("checks-syntax-only\
 npm-script-missing only-prints target-missing workspace-missing".split(" "));async function R(c,r,d){if(c.every(({verdict:u})=>u===
"allow"))return c;const n=c.map(({reading:u})=>u.command),l=new(w()).ScriptStore(r),s=d?await(0,O().fixList)(n,l):[];return Promise.
all(c.map(async(u,h)=>{const{command:f}=u.reading;if(u.verdict==="allow"||f.length>O().LONGEST)return u;const e=s[h];return e?.
kind==="fixed"?v(u,g(f,e,l),l.judge):y(u,r)}))}async function M(c,r){const[d=c]=await R([c],r,!1);return d}function g(c,{
commands:r,scripts:d},n){const l=d.map(s=>n.pathOf(s)).flatMap(s=>{const u=n.textOf(s);return u===void 0?[]:[{path:s,text:u}]});
return{old:c,new:r,...l.length>0&&{files:l},fix:!0}}async function y(c,r){const{command:d}=c.reading,n=new(w()).ScriptStore(
r),l=await(0,O().rewriteCommand)(d,n,{rewrites:O().SUGGESTIONS,accepts:({findings:s})=>!s.some(({rule:u})=>E.has(u))});return l.
kind!=="fixed"?c:v(c,{...g(d,l,n),fix:!1},n.judge)}async function v(c,r,d){const{findings:n,verdict:l}=c,s=await Promise.
all(r.new.map(a=>d.command(a)));if(s.some(a=>a.verdict==="block"))return c;const u=new Set(n.map(({rule:a})=>a)),h=s.flatMap(
a=>a.findings).flatMap(({rule:a,severity:o})=>o==="notice"?[]:a),f=h.some(a=>!u.has(a));if(l==="warn"&&f)return c;const e=({
rule:a,severity:o})=>l==="block"?o==="error":!h.includes(a),t=n.find(e);return t===void 0?c:{...c,findings:n.map(a=>a===
t?{...a,edit:r}:a)}}},78816:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.CANNOT_FAIL=void 0,i.reasonOf=
g,i.reasons=void 0;function O(){const y=p(13580);return O=function(){return y},y}function w(){const y=p(95132);return w=
function(){return y},y}const E="Write a script by hand and run it with `node`.",R=i.CANNOT_FAIL="vacuous-code",M=i.reasons=
{cannotFail:()=>({id:R,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that f\
ails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The \
code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the\
 gene breaks something, and run it with `node`."}),codeNotMoved:y=>({id:"code-not-moved",message:`The code cannot be mov\
ed into a script: ${y}.`,title:"Code that cannot be moved into a script.",remedy:E}),dangerous:y=>({id:"dangerous-comman\
d",message:`The command ${y}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:y=>({id:"\
no-place-for-script",message:`Scripts cannot be added to \`${y}\`: the path is not an ordinary directory.`,remedy:`Make \
\`${y}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next\
 command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the scri\
pt."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:E}),dangles:(y,v)=>({
id:"reference-dangles",message:`It names a gene by \`${y}\`, which is now \`${v}\`.`,title:"References to hashes that ch\
ange.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"\
It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),
appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correc\
t event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewri\
tten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})};function g(y){return{
id:y.rule,title:(0,O().ruleOf)(y.rule)?.title,...(0,w().describe)(y)}}},82606:function(F,i,p){Object.defineProperty(i,"_\
_esModule",{value:!0}),i.SUGGESTIONS=i.LONGEST=void 0,i.fixList=h,i.rewriteCommand=d;function O(){const T=p(6163);return O=
function(){return T},T}function w(){const T=p(78816);return w=function(){return T},T}function E(){const T=p(50899);return E=
function(){return T},T}function R(){const T=p(41468);return R=function(){return T},T}function M(){const T=p(77463);return M=
function(){return T},T}function g(){const T=p(71570);return g=function(){return T},T}function y(){const T=p(2137);return y=
function(){return T},T}function v(){const T=p(36309);return v=function(){return T},T}const c=6,r=200;async function d(T,A,j={}){
return new n(A,j).rewrite(T,c)}class n{#n;#e;#s;#t=r;constructor(A,{rewrites:j=k,accepts:b=()=>!0}){this.#n=A,this.#e=j,
this.#s=b}async rewrite(A,j){this.#t-=1;const b=await this.#n.judge.command(A),{reading:P,verdict:C,findings:_}=b;if(C===
"allow")return{kind:"fine"};const I=(0,O().dangerIn)(A);if(I!==void 0&&C==="block")return{kind:"left",reason:w().reasons.
dangerous(I)};let L;for(const D of j>0&&this.#t>0?this.#e:[]){const H=await D(P,this.#n);if(H===void 0)continue;if("reas\
on"in H){L??=H.reason;continue}const W=await this.#r(H.commands,j-1),U=s(H,W);if(U.kind==="left")L??=U.reason;else return U}
const[N]=_,x=j===c||this.#s(b);return N===void 0||C==="warn"&&x?{kind:"fine"}:{kind:"left",reason:L??(0,w().reasonOf)(N)}}async#r(A,j){
const b=[];for(const P of A){if(b.some(l)||this.#t<=0)break;b.push(await this.rewrite(P,j))}return b}}function l(T){return T.
kind==="left"&&T.reason.id!==w().CANNOT_FAIL}function s(T,A){const j=A.find(l);if(j!==void 0)return j;const b=A.flatMap(
(C,_)=>{if(C.kind==="left")return[];const I=T.commands[_]??"";return C.kind==="fixed"?[C]:[{commands:[I],steps:[],scripts:[]}]}),
P=A.find(C=>C.kind==="left");return b.length===0||A.length<T.commands.length?P??{kind:"left",reason:w().reasons.tooLong()}:
{kind:"fixed",commands:b.flatMap(({commands:C})=>C),steps:[T.step,...P===void 0?[]:["command that only prints removed"],
...b.flatMap(({steps:C})=>C)],scripts:[...T.scripts??[],...b.flatMap(({scripts:C})=>C)]}}const u=i.LONGEST=16*1024;async function h(T,A){
const j=[];for(const C of T){const _=typeof C=="string"&&C.length<=u;j.push(_?await d(C,A):{kind:"fine"})}const b=new Set(
(await f(T,A)).flat()),P=await Promise.all(j.map(async C=>(C.kind==="fixed"?(await f(C.commands,A)).flat():[]).some(L=>!b.
has(L))?{kind:"left",reason:w().reasons.addsProblems()}:C));return t(T,await e(T,P,A))}function f(T,{judge:A}){return Promise.
all(T.map(async j=>{const{findings:b}=await A.command(j);return b.flatMap(({rule:P,severity:C})=>C==="notice"?[]:P)}))}async function e(T,A,j){
return A.some(S)&&(await Promise.all(A.map(async(P,C)=>{if(P.kind==="fixed")return!0;if(P.kind==="left")return!1;const{findings:_,
verdict:I}=await j.judge.command(T[C]);return I!=="block"&&!_.some(({rule:L})=>L==="only-prints")}))).includes(!0)?A.map(
P=>S(P)?a:P):A}function t(T,A){const j=new Set,b=new Set;return A.map((P,C)=>{const _=T[C];if(P.kind!=="fixed")return j.
add(_),b.has(_)?o:P;const I=P.commands.filter(L=>!j.has(L)&&j.add(L));for(const L of I)b.add(L);return I.length===P.commands.
length?P:{...P,commands:I,steps:[...P.steps,...o.steps]}})}const a=m("command that only prints removed"),o=m("repeated c\
ommand removed");function m(T){return{kind:"fixed",commands:[],steps:[T],scripts:[]}}function S(T){return T.kind==="left"&&
T.reason.id===w().CANNOT_FAIL}const k=[g().trimBlanks,E().moveCode,g().dropRedirection,g().dropUnread,g().splitConjunction,
g().findPrinter,M().dropLauncher,M().nameProgram,M().spellProgram,R().makeRelative],$=i.SUGGESTIONS=[...k,y().dropPreparation,
v().useWorkspace,y().requireEach,y().dropOutputFile,v().spellScript,y().passFlag,y().useInstalled,y().dropFlag,v().useNpm,
v().useNpx]},50899:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.moveCode=void 0;function O(){const n=p(
19609);return O=function(){return n},n}function w(){const n=p(78816);return w=function(){return n},n}function E(){const n=p(
70023);return E=function(){return n},n}function R(){const n=p(710);return R=function(){return n},n}const M=async(n,l)=>{
const s=c(n);if(s===void 0||"reason"in s)return s;const{scriptText:u}=await Promise.all([p.e(559),p.e(683)]).then(p.bind(
p,89683)),h=u(s.evaluation.code);if(typeof h!="string")return h;const f=await l.place(h);return f===void 0?{reason:w().reasons.
noPlace(E().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[s.evaluation.withScript(f)],scripts:[f]}};i.moveCode=
M;const g=["line-break","blank-padding","markup-injection"],y=new Set(["--eval","--print"]),v=/strip-types|transform-types|detect-module|^--test/;
function c(n){const{invocation:l,command:s,assignments:u}=n;if(l?.program!=="node")return;const h=l.flags.filter(({name:$})=>y.
has($));if(h.length===0)return;if(!r(n))return{reason:w().reasons.codeNotMoved("a shell would change it before `node` ge\
ts it")};const[f,...e]=h;if(f?.value===void 0||f.name!=="--eval"||e.length>0)return{reason:w().reasons.codeNotMoved("it \
is not one text, or its value is printed")};const t=l.flags.filter($=>$!==f),a=t.find($=>!d($));if(a!==void 0)return{reason:w().
reasons.codeNotMoved(`\`${a.written}\` changes how \`node\` runs it`)};const o=({start:$,end:T})=>s.slice($,T),m=l.passthrough.
at(-1),S=l.passthrough.slice(0,1).map(({span:$})=>o({start:$.start,end:m?.span.end??$.end})),k=[...u.map(({span:$})=>o($)),
"node"];return{evaluation:{code:f.value,withScript:$=>[...k,...t.map(({span:T})=>o(T)),$,...S].join(" ")}}}function r(n){
const{command:l,words:s,assignments:u}=n;if((0,R().isAmbiguous)(n,g))return!1;let h=0;for(const{span:f}of[...u,...s]){if(f.
start>h&&!/^[ \t]*$/.test(l.slice(h,f.start)))return!1;h=Math.max(h,f.end)}return/^[ \t]*$/.test(l.slice(h))}function d({
name:n}){return O().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!v.test(n)}},41468:function(F,i,p){Object.
defineProperty(i,"__esModule",{value:!0}),i.makeRelative=void 0;function O(){const y=p(32854);return O=function(){return y},
y}function w(){const y=p(93028);return w=function(){return y},y}function E(){const y=p(36773);return E=function(){return y},
y}const R=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),M=({command:y,words:v,
invocation:c,problems:r},{tree:d})=>{if(c?.program!=="node"||d===void 0)return;const n=r.filter(({rule:l})=>R.has(l));for(const{
text:l,span:s}of v.slice(1)){if(!n.some(({span:{start:m}})=>m>=s.start&&m<s.end))continue;const h=[l,y.slice(s.start,s.end)].
map(m=>g(d,m)).find(m=>m!==void 0);if(h===void 0)continue;const f=/^[\w./@-]+$/.test(h)?h:(0,E().singleQuoted)(h),e=y.slice(
0,s.start)+f,t=y.slice(s.end),a=l.endsWith(`/${h}`)?l.slice(0,-h.length):void 0,o=a===void 0?t:t.replaceAll(` ${a}`," ");
return{step:"path made relative",commands:[e+o]}}};i.makeRelative=M;function g(y,v){const c=v.split(/[\\/]/).filter(d=>d!==
""&&d!==".");return c.map((d,n)=>(0,O().normalise)(c.slice(n).join("/"))).slice(1).find(d=>{const n=d===void 0||d===""?void 0:
(0,O().resolveInTree)(y,d);return n?.kind==="inside"&&n.entry.tracked&&(0,w().isRegular)(n.entry.kind)})}},77463:function(F,i,p){
Object.defineProperty(i,"__esModule",{value:!0}),i.spellProgram=i.nameProgram=i.dropLauncher=void 0;function O(){const f=p(
95132);return O=function(){return f},f}function w(){const f=p(11331);return w=function(){return f},f}function E(){const f=p(
710);return E=function(){return f},f}const R=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,M=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
g=f=>{const e=v(f,"program-by-path");if(e===void 0)return;const{program:t}=e.args,[,a]=R.exec(t)??[];if(a!==void 0)return c(
f,e,`npx ${a}`);const[,o]=M.exec(t)??[];return o===void 0?void 0:c(f,e,o)};i.nameProgram=g;const y=f=>{const e=v(f,"prog\
ram-look-alike");return e&&c(f,e,e.args.meant)};i.spellProgram=y;function v({problems:f},e){return f.find(t=>(0,O().isProblem)(
t,e))}function c({command:f},{span:e},t){return{step:"program name corrected",commands:[(0,E().replaceSpan)(f,e,t)]}}const r=[
"reserved-word","unquoted-glob"],d={command:()=>0,env:()=>0,exec:()=>0,nice:f=>h(f,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:f=>h(f,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
l=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,s=f=>{const{command:e,words:t}=f,[a,...o]=t;if(a===void 0||(0,E().
isAmbiguous)(f,r))return;const m=a.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),S=(0,w().isShell)(m)?u(o):
void 0;if(S!==void 0)return{step:"launcher removed",commands:[S]};const k=Object.hasOwn(d,m)?d[m]?.(o.map(({text:A})=>A)):
void 0,$=k===void 0?void 0:o[k];return $===void 0?void 0:{step:"launcher removed",commands:[e.slice(0,a.span.start)+e.slice(
$.span.start)]}};i.dropLauncher=s;function u(f){const[e,t]=f.slice(f.findIndex(a=>!l.test(a.text)));if(!(e===void 0||!n.
test(e.text)))return t===f.at(-1)&&t?.text.trim()?t.text.trim():void 0}function h(f,e,t){let a=0;for(;;){const o=f[a]??"";
if(t?.test(o))a+=2;else if(e.test(o))a+=1;else return a}}},710:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),
i.cutSpan=E,i.isAmbiguous=M,i.replaceSpan=w,i.suggest=R;function O(){const g=p(13580);return O=function(){return g},g}function w(g,{
start:y,end:v},c){return g.slice(0,y)+c+g.slice(v)}function E(g,{start:y,end:v}){const c=g.slice(0,y).replace(/[ \t]+$/,
"");return c===""?g.slice(v).replace(/^[ \t]+/,""):c+g.slice(v)}function R(...g){return{step:"command suggested",commands:g}}
function M({problems:g},y=[]){return g.some(({rule:v})=>{const{layer:c,severity:r}=(0,O().ruleOf)(v);return c==="syntax"&&
r==="error"&&!y.includes(v)})}},71570:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.conjunctionOf=l,
i.findPrinter=i.dropUnread=i.dropRedirection=void 0,i.partsOf=n,i.trimBlanks=i.splitConjunction=void 0;function O(){const s=p(
54669);return O=function(){return s},s}function w(){const s=p(81716);return w=function(){return s},s}function E(){const s=p(
78816);return E=function(){return s},s}function R(){const s=p(710);return R=function(){return s},s}const M=({command:s})=>{
const u=s.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return u===""||u===s?void 0:{step:"whitespace trimmed",commands:[
u]}};i.trimBlanks=M;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,y=({command:s,problems:u})=>{const f=u.
some(({rule:e})=>e==="shell-redirection")?s.replace(g,""):s;if(!(f===s||(0,O().lex)(f).problems.length>0))return{step:"r\
edirection removed",commands:[f]}};i.dropRedirection=y;const v=({command:s,problems:u})=>{for(const{rule:h,span:f}of u){
const e=s.slice(f.end).trim()==="";if(h==="shell-comment"&&!/[\r\n]/.test(s.slice(f.start))||h==="shell-operator"&&e&&s.
slice(f.start,f.end)===";")return{step:"comment removed",commands:[(0,R().cutSpan)(s,f)]};if(h==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,R().replaceSpan)(s,f,"")]}}};i.dropUnread=v;const c=new Set(["echo","printf","tru\
e",":","pwd","date"]),r=s=>c.has(s.words[0]?.text??"")&&!(0,R().isAmbiguous)(s)?{reason:E().reasons.cannotFail()}:void 0;
i.findPrinter=r;const d=({command:s,problems:u})=>{if(n(s).some(({text:f})=>/^\(?cd(?:[ \t]|$)/.test(f)))return{reason:E().
reasons.changesDirectory()};if(!u.some(({rule:f})=>f==="shell-operator"))return;const h=l(s);return h&&{step:"split at &\
&",commands:h.map(({text:f})=>f)}};i.splitConjunction=d;function n(s){const u=(0,w().readShellText)(s);return s.slice(0,
u[0]?.span.start).trim()!==""?[]:u.map(({span:h,separator:f})=>({text:s.slice(h.start,h.end).trim(),operator:f.trim()}))}
function l(s){const u=n(s),h=u.every(({operator:f},e)=>f===(u[e+1]?"&&":""));return u.length>1&&h?u:void 0}},70023:function(F,i,p){
Object.defineProperty(i,"__esModule",{value:!0}),i.ScriptStore=i.SCRIPT_FOLDER=void 0;function O(){const d=p(77598);return O=
function(){return d},d}function w(){const d=p(76760);return w=function(){return d},d}function E(){const d=p(39491);return E=
function(){return d},d}function R(){const d=p(63550);return R=function(){return d},d}function M(){const d=p(80781);return M=
function(){return d},d}function g(){const d=p(93028);return g=function(){return d},d}const y=i.SCRIPT_FOLDER="scripts/va\
lidate",v=[16,64];class c{#n;#e=new Map;#s;#t;#r;constructor(n){const{tree:l,cwd:s=""}=n.terms;this.#n=l,this.#s=s,this.#t=
n,this.#r=l&&(0,M().subTree)(l,s)}get judge(){return this.#t}get tree(){return this.#r}pathOf(n){return w().posix.join(this.#s,
n)}textOf(n){return this.#e.get(n)}async place(n){const l=this.#n;if(l===void 0)return;const s=(0,O().createHash)("sha25\
6").update(n).digest("hex");for(const u of v){const h=`${y}/eval-${s.slice(0,u)}.cjs`,f=this.pathOf(h);if(!(0,E().foldersAbove)(
f).every(o=>(l.stat(o)?.kind??"directory")==="directory"))return;const t=l.stat(f);if(t===void 0)return this.#o(f,n,l),h;
if((0,g().isRegular)(t.kind)&&t.tracked&&(await l.read(f)).equals(Buffer.from(n)))return h}}#o(n,l,s){if(this.#e.has(n))
return;this.#e.set(n,l);const u=r(s,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:u}),this.#r=(0,M().subTree)(
u,this.#s)}}i.ScriptStore=c;function r(d,n){const l=(0,R().literalTree)(n),s=(u,h)=>[...u,...[...h].filter(({path:f})=>d.
stat(f)===void 0)].sort(E().byEntryPath);return{label:d.label,original:d,stat:u=>d.stat(u)??l.stat(u),readlink:u=>d.readlink(
u),read:(u,h)=>u in n?l.read(u,h):d.read(u,h),list:u=>s(d.list(u),l.list(u)),files:()=>s(d.files(),l.files())}}},2137:function(F,i,p){
Object.defineProperty(i,"__esModule",{value:!0}),i.useInstalled=i.requireEach=i.passFlag=i.dropPreparation=i.dropOutputFile=
i.dropFlag=void 0;function O(){const f=p(95132);return O=function(){return f},f}function w(){const f=p(710);return w=function(){
return f},f}function E(){const f=p(71570);return E=function(){return f},f}const R=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
M=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,g=8,y=({command:f,problems:e})=>{if(!e.some(({rule:o})=>o==="shell-operato\
r"||o==="line-break"))return;const t=(0,E().partsOf)(f);if(t.length===0||t.length>g)return;const a=[];for(const[o,{text:m}]of t.
entries()){const S=t[o-1]?.operator??"",k=S==="||"&&M.test(m),$=/^\|&?$/.test(S)&&R.test(m);if(!(k||$)){if(!/^(?:|&&|[;\n]*)$/.
test(S)||m.startsWith("cd "))return;a.push(m)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(a.length===0||a.join()===f))
return(0,w().suggest)(...a)};i.requireEach=y;const v=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
c=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,r=({command:f})=>{const e=(0,E().conjunctionOf)(f)?.map(({text:a})=>a),t=e?.filter(
a=>!v.test(a)&&!c.test(a))??[];if(!(e===void 0||t.length===0||t.length===e.length))return(0,w().suggest)(...t)};i.dropPreparation=
r;const d=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,n=({command:f,problems:e})=>{if(!e.
some(({rule:a})=>a==="shell-redirection"))return;const t=f.replace(d,"");return t===f?void 0:(0,w().suggest)(t)};i.dropOutputFile=
n;const l=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),s=f=>{const{command:e,problems:t,invocation:a}=f;for(const{rule:o,
span:m}of t){if(!l.has(o)||e[m.start]!=="-")continue;const S=e.slice(m.start,m.end),k=e.slice(m.end).trimStart(),$=!/[=\s]/.
test(S)&&k!==""&&!k.startsWith("-"),T=a?.flags.some(A=>A.span.start===m.start)===!0;if(!($&&!T))return(0,w().suggest)((0,w().
cutSpan)(e,m))}};i.dropFlag=s;const u=({command:f,problems:e,invocation:t})=>{const a=e.find(k=>(0,O().isProblem)(k,"fla\
g-before-separator")),o=t===void 0||t.passthrough.length>0;if(a===void 0||o)return;const m=(0,w().cutSpan)(f,a.span),S=f.
slice(a.span.start,a.span.end);return(0,w().suggest)(`${m.trimEnd()} -- ${S}`)};i.passFlag=u;const h=({command:f,words:e,
problems:t,invocation:a})=>{if(!t.some(({rule:k})=>k==="downloads")||a?.program!=="npx")return;const m=e.slice(1).find(({
text:k})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(k));if(m===void 0)return;const S=m.text.slice(0,m.text.lastIndexOf(
"@"));return(0,w().suggest)((0,w().replaceSpan)(f,m.span,S))};i.useInstalled=h},36309:function(F,i,p){Object.defineProperty(
i,"__esModule",{value:!0}),i.useWorkspace=i.useNpx=i.useNpm=i.spellScript=void 0;function O(){const n=p(59867);return O=
function(){return n},n}function w(){const n=p(3051);return w=function(){return n},n}function E(){const n=p(95132);return E=
function(){return n},n}function R(){const n=p(710);return R=function(){return n},n}const M=new Set(["test","start","stop",
"restart"]),g=new Set(["pnpm","yarn","bun","npm"]),y=async({command:n,problems:l,words:s,invocation:u},h)=>{if(u?.program!==
"npm")return;const f=await d(h),e=l.find($=>(0,E().isProblem)($,"npm-script-missing"));if(e!==void 0){const $=(0,w().nearestName)(
e.args.script,f),T=s.find(({text:A})=>A===e.args.script);return $===void 0||T===void 0?void 0:(0,R().suggest)((0,R().replaceSpan)(
n,T.span,$))}const t=l.find($=>(0,E().isProblem)($,"unknown-subcommand"));if(t===void 0)return;const{subcommand:a,meant:o}=t.
args,m=o===""?(0,w().nearestName)(a,[...M]):o,S=[...f.includes(a)?[`run ${a}`]:[],...m===void 0?[]:[m]],[k]=S;return k===
void 0?void 0:(0,R().suggest)((0,R().replaceSpan)(n,t.span,k))};i.spellScript=y;const v=async({command:n,words:l,problems:s},u)=>{
const h=s.some(({rule:S})=>S==="program-not-allowed"),[f,e,t]=l;if(!h||f===void 0||e===void 0||!g.has(f.text)||f.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const a=e.text==="run"?t:e;if(a===void 0||!(await d(u)).includes(a.text))return;
const o=M.has(a.text)?a.text:`run ${a.text}`,m=n.slice(a.span.end).trim();return(0,R().suggest)(`npm ${o}${m===""?"":` -\
- ${m}`}`)};i.useNpm=v;const c=({command:n,words:l,problems:s},{tree:u})=>{const h=s.find(({rule:S})=>S==="program-not-a\
llowed"),[f,e,t]=l;if(h===void 0||f===void 0||u===void 0)return;const a=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(f.text),o=/^(?:exec|dlx|x)$/.
test(e?.text??"")?t:e,m=a?/^(?:bunx|pnpx)$/.test(f.text)?e:o:f;return m===void 0||!/^[a-z][\w.-]*$/.test(m.text)?void 0:
(0,R().suggest)(`npx ${n.slice(m.span.start)}`)};i.useNpx=c;const r=({command:n})=>{const[,l,s]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(l===void 0||s===void 0)return;const[,u=s,h=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(s.trim())??[];return(0,R().
suggest)(`${u} -w ${l.replace(/\/$/,"")}${h}`)};i.useWorkspace=r;async function d({tree:n}){return[...(n&&await(0,O().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(F,i){Object.defineProperty(i,"__esModule",{value:!0}),i.isSpellingOf=O,i.mayBeSpelled=
E;const p=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function O(M,g){const v=M.replace(p,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return v===g||R(v,g)}const w=/^[\w./-]*$/;function E(M,g){return!w.
test(M)||M.toLowerCase().includes(g)}function R(M,g){const[,y]=/^(.+)~[1-9]\d{0,5}$/.exec(M)??[];return y!==void 0&&y===
g.replaceAll(".","").slice(0,6)}},37075:function(F,i,p){Object.defineProperty(i,"__esModule",{value:!0}),i.causeOf=M,i.identityOf=
E,i.idsOf=R;function O(){const r=p(77598);return O=function(){return r},r}function w(){const r=p(13580);return w=function(){
return r},r}function E(r){const{rule:d,subject:n,location:l,args:s}=r,u=n&&[n.type,n.id,n.command];return c([d,u??l?.path,
y(d,s)])}function R(r){const d=new Map;return new Map(r.map(n=>{const l=E(n),s=(d.get(l)??0)+1;return d.set(l,s),[n,s===
1?l:`${l}:${s}`]}))}function M(r){const{rule:d,subject:n,location:l,args:s}=r,{cause:u,instance:h=[]}=(0,w().ruleOf)(d);
if(u)return c([u(s)]);const f=new Set([...Object.values(n??{}),l?.path]),e=y(d,s).filter(([t,a])=>!g.has(t)&&!h.includes(
t)&&!f.has(a));return c([d,e])}const g=new Set(["path","paths","via","value","written"]);function y(r,d){const{counted:n=[]}=(0,w().
ruleOf)(r);return Object.keys(d).sort().flatMap(s=>{const u=d[s];if(u===void 0||typeof u=="number"||s==="likewise")return[];
const h=s==="detail"||n.includes(s);return[[s,h?v(u):u]]})}function v(r){return typeof r=="boolean"?r:typeof r=="string"?
r.replace(/\d+/g,"#"):r.map(d=>d.replace(/\d+/g,"#"))}function c(r){return(0,O().hash)("sha256",JSON.stringify(r))}},47350:function(F,i,p){
Object.defineProperty(i,"__esModule",{value:!0}),i.REPORTED_ONLY=void 0,i.exitCodeOf=v,i.gravest=M,i.isBlocking=E,i.severityVerdict=
R;function O(){const c=p(13580);return O=function(){return c},c}const w={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function E({rule:c,severity:r,suppressed:d},n){return d||r==="notice"?!1:r==="error"||n==="warning"&&!(0,O().ruleOf)(c)?.
advice}function R(c,r){const d=n=>c.some(l=>l.severity===n&&!l.suppressed);return c.some(({rule:n})=>(0,O().ruleOf)(n).undecided)?
"error":d("error")?"fail":d("warning")?c.some(n=>E(n,r))?"fail":"warn":"pass"}function M(c){return c.reduce((r,d)=>w[d]>
w[r]?d:r,"pass")}const g=i.REPORTED_ONLY=new Set(["fail","needs_approval"]),y={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function v(c,r="block"){return r==="report"&&g.has(c)?0:y[c]}},80401:function(F,i,p){p.r(i),p.d(i,{FILE_HEADERS_ONLY:()=>O.
jr,createTwoFilesPatch:()=>O.ss,diffLines:()=>w.Pp,formatPatch:()=>O.Gu,parsePatch:()=>E.i,structuredPatch:()=>O.YB});var O=p(
94112),w=p(37073),E=p(73857)}};
