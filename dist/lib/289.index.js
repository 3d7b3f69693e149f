"use strict";exports.id=289,exports.ids=[289],exports.modules={97034:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.compareEntries=v,s.isSameFile=h;function y(){const d=m(59490);return y=function(){return d},d}function b(){const d=m(92599);
return b=function(){return d},d}async function v(d,o,i,n){const{earlier:p,removed:a}=O(o,i),u=i.map(async l=>{const r=p.
get(l),t=r?.event===l.event&&r.content===l.content,e=r?await(0,b().runsOf)(r,d,n.baseTree):[],c=await(0,b().runsOf)(l,d,
n.tree),f=await Promise.all(c.map(async k=>{const M=e.find($=>A($,k)),E=M===void 0?t:M.text!==k.text,_=await T(k,n)??(E?
"edited":void 0);return _===void 0?k:{...k,change:_}}));return t?e.some(k=>!c.some(M=>A(k,M)))||f.some(({change:k})=>k!==
void 0)?[{state:"script_changed",entry:l,targets:f}]:[]:[{state:r?"changed":"new",entry:l,targets:f}]});return[...(await Promise.
all(u)).flat(),...a.map(l=>({state:"removed",entry:l,targets:[]}))]}function A(d,o){return d.kind===o.kind&&d.name===o.name}
async function T({kind:d,name:o},i){if(d!=="file")return;const n=i.baseTree.stat(o);return n===void 0?"added":await h(n,
i.tree.stat(o),i)?void 0:"edited"}async function h(d,o,{baseTree:i,tree:n}){return d===void 0||o===void 0?d===o:d.kind!==
o.kind?!1:d.oid!==void 0?d.oid===o.oid:(await i.read(d.path)).equals(await n.read(o.path))}const g=[({event:d,content:o})=>JSON.
stringify([d,o]),({event:d})=>d,({content:d})=>d];function O(d,o){const i=new Map;let n=d;for(const p of g){const a=(0,y().
groupBy)(n,p);for(const u of o){const l=i.has(u)?void 0:a.get(p(u))?.shift();l&&i.set(u,l)}n=[...a.values()].flat()}return{
earlier:i,removed:n}}},99668:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=d,s.agentFilesIn=
o;function y(){const n=m(76760);return y=function(){return n},n}function b(){const n=m(18744);return b=function(){return n},
n}function v(){const n=m(32854);return v=function(){return n},n}function A(){const n=m(93028);return A=function(){return n},
n}function T(){const n=m(93953);return T=function(){return n},n}const h=T().AGENT_FORMATS.flatMap(n=>n.files.map(p=>({format:n,
file:p}))),g=h.map(({format:n,file:p})=>{const a=p.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${a}$`,"is")}}),O=new Set(h.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function d(n){
for(const{format:p,pattern:a}of g){const u=a.exec(n);if(u)return{path:n,format:p,root:u[1]??""}}}function o(n,{agent_files:{
level:p,include:a,exclude:u}}){if(p==="off")return[];const l=[...n.files()].flatMap(({path:e,kind:c})=>c==="symlink"&&O.
has(y().posix.basename(e).toLowerCase())?[e,...i(n,e)]:e),[r,t]=[(0,b().pathTest)(a),(0,b().pathTest)(u)];return[...new Set(
l)].flatMap(e=>{const c=d(e);if(c===void 0||!r(e)||t(e))return[];const f=(0,v().resolveInTree)(n,e);if(f.kind==="missing")
return[];const w=f.kind==="inside"?f.entry:void 0;return w===void 0||(0,A().isRegular)(w.kind)?[{...c,entry:w}]:[]})}function i(n,p){
const a=(0,v().resolveInTree)(n,p);return a.kind!=="inside"||a.entry.kind!=="directory"?[]:n.list(a.path).flatMap(({path:u,
kind:l})=>{const r=`${p}/${y().posix.basename(u)}`;return l!=="directory"?[r]:n.list(u).map(t=>`${r}/${y().posix.basename(
t.path)}`)})}},93953:function(F,s){Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_FORMATS=void 0;const m={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},y={at:"mcpServers/*",form:"server",event:"MCP server {0}"},b=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function v(T,h=""){return T.split(" ").map(g=>({at:g,form:"command",event:g+h}))}const A=s.AGENT_FORMATS=[{name:"claude-\
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
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(F,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.judgeAgentFiles=d,s.judgeWholeFile=n;function y(){const t=m(23678);return y=function(){return t},
t}function b(){const t=m(13580);return b=function(){return t},t}function v(){const t=m(95132);return v=function(){return t},
t}function A(){const t=m(97034);return A=function(){return t},t}function T(){const t=m(99668);return T=function(){return t},
t}function h(){const t=m(12195);return h=function(){return t},t}function g(){const t=m(12792);return g=function(){return t},
t}function O(){const t=m(92599);return O=function(){return t},t}async function d(t,e,c){const f=E=>new Map((0,T().agentFilesIn)(
E,e).map(_=>[_.path,_])),[w,P]=[f(t.baseTree),f(t.tree)],k=[...new Set([...w.keys(),...P.keys()])].sort(),{level:M}=e.agent_files;
return c.all(k,async E=>{const[_,$]=[w.get(E),P.get(E)];try{return await o(_,$,t,M)}catch(S){const R={path:E,line:1,column:1},
C=[(0,v().notJudged)(`the file \`${E}\``,S,{location:R})],I=$??_;return I&&{file:{...I,entries:[],secrets:[]},entries:[],
findings:C}}}).then(E=>E.filter(_=>_!==void 0))}async function o(t,e,c,f){const w=t&&await i(c.baseTree,t),P=e&&await i(
c.tree,e),k=P??w;if(k===void 0)return;const M=new Set(w?.secrets.map(({value:L})=>L)),E=P?.secrets.filter(({value:L})=>!M.
has(L))??[],_=t&&e&&await(0,A().isSameFile)(t.entry,e.entry,c),$=[...P?.broken&&!_?[P.broken]:[],...E.map(L=>L.finding)],
S=P?.broken?[]:await(0,A().compareEntries)(k,w?.entries??[],P?.entries??[],c),R=await p({file:k,entries:S,findings:$},c.
tree,f);if(R.entries.length===0&&R.findings.length===0)return;if(f!=="approve"||!R.findings.some(u))return R;const C=R.entries.
filter(({findings:L})=>L.some(u)),I={path:k.path,events:C.map(({entry:L})=>L.event)},N={path:k.path,line:1,column:1},j=(0,v().
finding)("agent-files-unapproved",I,{location:N});return{...R,findings:[...R.findings,j]}}async function i(t,{entry:e,...c}){
return e===void 0?(0,g().unreadFile)(c,"it is a symlink that leads to no file here"):(e.size??0)>g().MAX_BYTES?(0,g().unreadFile)(
c,`it has more than ${g().MAX_BYTES} bytes`):(0,g().readAgentFile)(c,await t.read(e.path))}async function n(t,e,c){const f=await Promise.
all(t.entries.map(async k=>({entry:k,targets:await(0,O().runsOf)(k,t,e)}))),w=t.secrets.map(k=>k.finding),P=t.broken?[t.
broken]:w;return p({file:t,entries:f,findings:P},e,c)}async function p({file:t,entries:e,findings:c},f,w){const P=E=>E.map(
_=>a(_,t,w)),k=await Promise.all(e.map(async E=>({...E,findings:P(await l(E,t,f))}))),M=[...P(c),...k.flatMap(E=>E.findings)];
return{file:t,entries:k,findings:M}}function a(t,{format:e},c){return!e.verified&&t.rule!=="file-too-large"?{...t,severity:"\
notice"}:c==="error"&&(0,b().ruleOf)(t.rule).failsByLevel?{...t,severity:"error"}:t}function u({severity:t}){return t!==
"notice"}async function l({state:t,entry:e,targets:c},{format:{tool:f}},w){if(t==="removed")return[];const{event:P,shown:k,
form:M,location:E,isHidden:_}=e,$={tool:f,event:P,command:k,state:t??""},S={location:E},R=t!=="script_changed",C=c.some(
({kind:H,change:U})=>H==="download"&&(R||U!==void 0)),I=c.filter(({change:H})=>t===void 0||H!==void 0),N=[];C&&N.push((0,v().
finding)("agent-runs-download",$,S)),R&&_&&N.push((0,v().finding)("agent-task-hidden",$,S));for(const{kind:H,name:U}of I){
const W=H==="file"&&w?await(0,y().whyUnreadable)(w,U):void 0;W&&N.push((0,v().finding)("agent-script-unreadable",{...$,script:U,
why:W},S))}if(N.length>0)return N;if(M==="setting"&&c.length===0)return[(0,v().finding)("agent-setting-changed",{tool:f,
event:P,command:k},S)];const L=M==="server"&&c.length>0&&c.every(r)||!R?"notice":"warning",D=R?(0,h().meansOf)(c):I.map(
({name:H})=>`the change decides about \`${H}\``);return[(0,v().finding)("agent-command-changed",{...$,means:D},{...S,severity:L})]}
function r({kind:t,name:e}){return t==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(e)}},12195:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.meansOf=T;function y(){const h=m(97018);return y=function(){return h},
h}function b(){const h=m(36773);return b=function(){return h},h}const v={file:({name:h,change:g})=>`it runs \`${h}\`${g===
void 0?"":`, which this change ${g==="added"?"adds":"edits"}`}`,npm_script:({name:h,change:g})=>`it runs the script \`${h}\
\` of package.json${g?", which this change edits":""}`,missing:({name:h})=>`it runs \`${h}\`, which is not in the commit`,
outside:({name:h})=>`it runs \`${h}\`, which is outside of the repository`,package:({name:h,isExact:g})=>g?`it fetches \`${h}\
\``:`it fetches \`${h}\` without an exact version`,inline:({name:h})=>`it has code for \`${h}\` in one line`,download:({
name:h})=>h,address:({name:h})=>`it connects to \`${h}\``,program:()=>{},unread:({name:h})=>`it could not be read: ${h}`},
A=4;function T(h){const g=h.flatMap(d=>{const o=(0,y().redact)(d.name).text;return v[d.kind]({...d,name:o})??[]}),O=h.filter(
({kind:d})=>d==="program").map(({name:d})=>d);return g.length===0&&O.length>0?[`it runs ${(0,b().inCode)(O.slice(0,A))} \
of the machine`]:g.length>A?[...g.slice(0,A),`and ${g.length-A} more`]:g}},12792:function(F,s,m){Object.defineProperty(s,
"__esModule",{value:!0}),s.MAX_BYTES=void 0,s.readAgentFile=o,s.unreadFile=i;function y(){const S=m(23404);return y=function(){
return S},S}function b(){const S=m(16111);return b=function(){return S},S}function v(){const S=m(94534);return v=function(){
return S},S}function A(){const S=m(3463);return A=function(){return S},S}function T(){const S=m(97018);return T=function(){
return S},S}function h(){const S=m(95132);return h=function(){return S},S}function g(){const S=m(23213);return g=function(){
return S},S}const O=s.MAX_BYTES=1024*1024,d=1e3;function o(S,R){const{text:C,complete:I}=(0,v().decodeUtf8)(R),N=new(v()).
Source(S.path,C),j=(L,D=0)=>i(S,L,N,D);if(!I)return j("it is not UTF-8",C.length);try{const L=[],D=(0,b().parseTree)(C,L,
{allowTrailingComma:!0}),[H]=L;if(H!==void 0)return j(n((0,b().printParseErrorCode)(H.error)),H.offset);if(D===void 0)return j(
"it is empty");const U=p(D,S.format);if(U.length>d){const G={detail:`more than ${d} commands`},B=(0,h().finding)("file-t\
oo-large",G,{location:N.location(0)});return{...S,entries:[],secrets:[],broken:B}}const W=U.map(G=>e(G,N));return{...S,entries:W,
secrets:E(N)}}catch(L){if(!(L instanceof RangeError))throw L;return j("its brackets are nested too deeply")}}function i(S,R,C=new(v()).
Source(S.path,""),I=0){const{path:N}=S,j=(0,h().finding)("agent-file-broken",{path:N,detail:R},{location:C.location(I)});
return{...S,entries:[],secrets:[],broken:j}}function n(S){return S.replace(/\B[A-Z]/g,R=>` ${R}`).toLowerCase()}function p(S,{
places:R}){const C=R.flatMap(I=>{const N=_(S,I).map(D=>a(D)==="wrong"?{...D,isWrong:!0}:D),j=N.filter(D=>a(D)!=="other"),
L=({node:D})=>I.startsOthers&&"dependsOn"in P(D);return j.some(L)?N:j});return[...new Map(C.map(I=>[I.node,I])).values()]}
function a({node:S,isWrong:R,place:{only:C}}){if(R)return"wrong";const I=C&&l((0,b().getNodeValue)(S),C.field);return C?.
values.some(L=>u(L)===u(I))??!0?"own":I===void 0||C?.values.some(L=>typeof L==typeof I)?"other":"wrong"}function u(S){return typeof S==
"string"?S.toLowerCase():S}function l(S,R){const C=R===""?[]:R.split("/"),I=(N,j)=>(0,A().isMapping)(N)?N[j]:N===void 0?
N:null;return C.reduce(I,S)}const r=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
t=/"(?:reveal|showOutput)":"never"/i;function e(S,R){const{node:C,chain:I,isWrong:N,place:j}=S,{form:L,inherits:D=[]}=j,
H=(0,b().getNodeValue)(C),U=I.slice(0,1).flatMap(z=>D.flatMap(x=>$(z,x))),W=Object.fromEntries(U.map(([z,x])=>[z,(0,b().
getNodeValue)(x)])),G=(0,A().isMapping)(H)?{...W,...H}:H,B=N?[g().UNREAD]:(0,g().readValue)(L,G),K=(0,A().isMapping)(G)&&
L!=="command",Y=Object.entries(K?G:{}).filter(([z])=>!r.test(z)),Z=t.test(JSON.stringify([W,H])),J=B.map(g().textOf).filter(
z=>z!=="");return{commands:B,form:L,event:f(N?(0,b().getNodePath)(C).join(".")||"the whole file":w(S)),shown:f(J.join(" \
; ")||(JSON.stringify(H)??"")),content:(0,y().canonicalize)([Z,K?Object.fromEntries(Y):G??null]),isHidden:Z,location:R.location(
C.offset,C.offset+C.length)}}const c=1e3;function f(S){const R=(0,T().redact)(S).text.replace(/\s+/g," ").trim();return R.
length>c?`${R.slice(0,c)}\u2026`:R}function w({names:S,chain:R,place:{at:C,event:I,detail:N=""}}){const j=(I??C).replaceAll(
"/",".").replace("{0}",()=>S[0]||'""'),D=R.flatMap(H=>$(H,N)).at(-1)?.[1].value;return typeof D=="string"&&D!==""?`${j} \
(${D})`:j}function P(S){return S.type==="object"?(0,b().getNodeValue)(S):{}}const k=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function M(S){const R=/\d/.test(S)&&/[A-Za-z]/.test(S)&&new Set(S).size>=8;return S.length>=12&&R&&!k.test(S)}function E(S){
const{text:R,path:C}=S;return(0,T().redact)(R).redactions.flatMap(({kind:I,start:N,end:j})=>{const L=R.slice(N,j),D=S.location(
N,j),H=(0,h().finding)("agent-file-secret",{path:C,kind:I},{location:D});return M(L)?[{value:L,finding:H}]:[]})}function _(S,R){
const C=[];let I=[{place:R,node:S,names:[],chain:[S]}];for(const N of R.at.split("/"))I=I.flatMap(j=>{const{node:L,names:D,
chain:H}=j,U=L.type==="array"&&N==="*";L.type!=="object"&&!U&&C.push({...j,isWrong:!0});const W=N==="*"&&D.length===0;return $(
L,N).filter(([G])=>!W||R.names?.test(G)!==!1).map(([G,B])=>({place:R,node:B,names:N==="*"?[...D,G]:D,chain:[...H,B]}))});
return[...I,...C]}function $({type:S,children:R=[]},C){return S==="array"&&C==="*"?R.map((I,N)=>[`${N+1}`,I]):S!=="objec\
t"?[]:R.flatMap(({children:[I,N]=[]})=>N&&(C==="*"||I?.value===C)?[[String(I?.value),N]]:[])}},23213:function(F,s,m){Object.
defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=A,s.textOf=o;function y(){const n=m(3463);return y=
function(){return n},n}function b(){const n=m(36773);return b=function(){return n},n}const v=s.UNREAD={unread:"it is not\
 in the documented form"};function A(n,p){return n==="setting"?[]:n!=="command"?(0,y().isMapping)(p)?g(p):[v]:((0,y().isMapping)(
p)?Object.values(p):[p]).map(a=>typeof a=="string"?{shell:a}:T(a)?{argv:a}:v)}function T(n){return Array.isArray(n)&&n.every(
p=>typeof p=="string")}const h=["windows","osx","linux","commandWindows","command_windows"];function g(n){const p=h.map(
u=>n[u]).map(u=>typeof u=="string"?{command:u}:u).filter(u=>(0,y().isMapping)(u)&&u.command!==void 0);return[...n.command===
void 0&&(p[0]??n.dependsOn)?[]:[{}],...p].flatMap(u=>O({...n,...u}))}function O(n){const{type:p,script:a,command:u,args:l=[],
headersHelper:r}=n,t=typeof r=="string"?[{shell:r}]:[],c=[n.url,n.httpUrl,n.serverUrl].find(L=>typeof L=="string");if(u===
void 0&&c!==void 0)return[...t,{address:c}];const f=p==="npm"&&u===void 0,w=Array.isArray(l)?l.map(d):[void 0],P=f?["npm",
"run",a]:[d(u),...w];if(!T(P))return[v];const[k="",...M]=P,_=(M.length===0?/^$|[\s|;&$()<>`'"]/.test(k):p==="shell")?{shell:[
k,...M.map(i)].join(" ")}:{argv:P},{cwd:$,env:S,shell:R}=(0,y().isMapping)(n.options)?n.options:n,C=(0,y().isMapping)(R)?
[R.executable,R.args??[]].flat():[],I=Object.values((0,y().isMapping)(S)?S:{}).filter(L=>typeof L=="string"),N=typeof $==
"string"?{directory:$}:{},j=T(C)&&C.length>0?[{argv:C}]:[];return[{..._,...N,environment:I},...j,...t]}function d(n){return(0,y().
isMapping)(n)?n.value:n}function o(n){return"argv"in n?n.argv.map(i).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function i(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,b().singleQuoted)(n)}},92599:function(F,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.runsOf=T;function y(){const O=m(76760);return y=function(){return O},O}function b(){const O=m(
36187);return b=function(){return O},O}function v(){const O=m(45636);return v=function(){return O},O}const A=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function T({commands:O},{root:d,format:o},i){const{directories:n=[""],roots:p}=o,a=new(b()).ProjectFiles(i,[...n.map(
e=>y().posix.join(d,e)),""]),u=p.join("|"),l=new RegExp(`\\$(?:(?:${u})\\b|\\{(?:env:)?(?:${u})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),r=e=>e.replace(l,".").replace(A,"~"),t=[];for(const e of O)t.push(
...await h(e,a,r));return[...new Map(t.map(e=>[`${e.kind} ${e.name}`,e])).values()]}async function h(O,d,o){if("address"in
O)return[{kind:"address",name:O.address}];if("unread"in O)return[{kind:"unread",name:O.unread}];const{directory:i,environment:n=[]}=O,
p=i?d.into(o(i)):d,a="shell"in O?O.shell.split(/["'|;&]/):[],u=[...n,...a.filter(r=>r.includes("\\"))].map(o);return[..."\
shell"in O?await(0,v().textRuns)(o(O.shell),p):await(0,v().wordRuns)(O.argv.map(r=>g(o(r))),p),...(0,v().valueRuns)(u,p)]}
function g(O){const d=!/\$\{|\$\w/.test(O);return{text:O,shown:O,quoted:!0,span:{start:0,end:0},isKnown:d}}},28894:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.MAX_LOG_BYTES=void 0,s.continuationOf=d,s.countLines=u,s.hasRecords=o,
s.isAuditLog=T,s.recordsOf=i;function y(){const l=m(84831);return y=function(){return l},l}function b(){const l=m(32854);
return b=function(){return l},l}const v=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],A=s.MAX_LOG_BYTES=128*1024*
1024;function T(l){return(0,y().mayBeSpelled)(l,"events.jsonl")&&v.some(r=>(0,b().isWithinAnywhere)(l,r))}const h=10,g=13,
O=new Set([32,9,h,g]);function d(l,r){const t=i(l),e=i(r);let c=0;for(let f=t.next().value;f;){const w=t.next().value,P=e.
next().value;if(!P||!p(f.bytes,P.bytes,w===void 0))return{kind:"rewritten",line:f.line};c=P.end,f=w}return{kind:"appende\
d",from:c}}function o(l){return i(l).next().value!==void 0}function*i(l){let r=0;for(let t=0;t<l.length;){const e=l.indexOf(
h,t),c=e<0?l.length:e,f=l.subarray(t,c);t=Math.min(c+1,l.length),r+=1,n(f)||(yield{bytes:f,line:r,end:t})}}function n(l){
for(const r of l)if(!O.has(r))return!1;return!0}function p(l,r,t){return t?a(l).equals(a(r)):l.equals(r)}function a(l){return l.
at(-1)===g?l.subarray(0,-1):l}function u(l,r){let t=0;for(let e=l.indexOf(h);e>=0&&e<r;e=l.indexOf(h,e+1))t+=1;return t}},
27928:function(F,s){Object.defineProperty(s,"__esModule",{value:!0}),s.SEED_HASHES=void 0;const m=s.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.activatedSeeds=g,s.seedRelease=T;function y(){const O=m(77598);return y=function(){return O},O}function b(){const O=m(
23404);return b=function(){return O},O}function v(){const O=m(64385);return v=function(){return O},O}function A(){const O=m(
27928);return A=function(){return O},O}function T({value:O,envelope:d}){if(d===void 0)return A().SEED_HASHES[(0,y().hash)(
"sha256",(0,b().canonicalize)(O)).slice(0,32)]}const h=/\.seed\.json$/;function g({head:O,base:d,untouched:o},i){const n=(l,r)=>l.
filter(({path:t})=>h.test(t)===r).flatMap(({assets:t})=>t).filter(({type:t,value:e})=>t==="Gene"&&(0,v().declaredId)(e)!==
void 0),p=new Set(n(d,!0).map(({id:l})=>l));if(p.size===0)return[];const a=new Set(n([...d,...o],!1).map(({id:l})=>l)),u=new Set(
i.map(({asset:l})=>l));return n(O,!1).filter(l=>p.has(l.id)&&!a.has(l.id)&&!u.has(l))}},68450:function(F,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.commonRoot=h,s.packagesAbove=O,s.storeOf=T;function y(){const o=m(76760);return y=function(){
return o},o}function b(){const o=m(39491);return b=function(){return o},o}function v(){const o=m(32854);return v=function(){
return o},o}function A(){const o=m(59542);return A=function(){return o},o}function T(o,{policy:i,tree:n,base:p}){const[a]=i.
stores.map(({path:r,root:t})=>({path:(0,v().normalise)(r)??"",root:(0,v().normalise)(t)??""})).filter(({path:r})=>(0,v().
isWithin)(o,r)).sort((r,t)=>t.path.length-r.path.length),u=y().posix.dirname(o).replace(/^\.$/,"");if(a!==void 0)return{
path:u,root:a.root,named:!0};const l=[p,n].find(r=>r?.stat(u)?.kind==="directory");return{path:u,root:(l&&O(l,u)[0])??""}}
function h(o,i){const n=new Set([...o].map(a=>T(a,i).root)),[p=""]=n;return n.size===1?p:""}const g=(0,A().perTree)(()=>new Map);
function O(o,i){const n=g(o).get(i)??d(o,i);return g(o).set(i,n),n}function d(o,i){return[...new Set([i,...(0,b().foldersAbove)(
i).reverse(),""])].filter(p=>o.stat(y().posix.join(p,"package.json"))!==void 0)}},85475:function(F,s,m){Object.defineProperty(
s,"__esModule",{value:!0}),s.asHubHashes=r,s.assetIdOf=n,s.contentHash=u,s.hashFindings=o,s.identityFindings=O,s.isMissingIdentity=
d,s.matchContentHash=g,s.unhashedFields=t;function y(){const e=m(23404);return y=function(){return e},e}function b(){const e=m(
27199);return b=function(){return e},e}function v(){const e=m(36093);return v=function(){return e},e}function A(){const e=m(
95132);return A=function(){return e},e}function T(){const e=m(94377);return T=function(){return e},e}const h=new Set(["G\
ene","Capsule","EvolutionEvent"]);function g(e){const{type:c,value:f}=e,w=f.asset_id;return w===u(e.value)?"content":c===
"Capsule"&&w===u(r(f))?"hub":typeof w=="string"&&(0,T().asEngineHashed)(f)?"engine":void 0}function O(e,c){const{type:f,
value:w}=e;if(!h.has(f))return o(e,c);const P=i(e,c),k=(0,b().placeOf)(e),M=w.asset_id===void 0?u(e.value):void 0;return[
...w.schema_version===void 0?[(0,A().finding)("schema-version-missing",P,k)]:[],...M===void 0?o(e,c):[(0,A().finding)("c\
ontent-hash-missing",{...P,expected:M},k)]]}function d({rule:e}){return e==="schema-version-missing"||e==="content-hash-\
missing"}function o(e,c,f=!1,w){const{value:P}=e;if(P.asset_id===void 0||g(e)!==void 0)return[];const k=u(e.value),M=(0,T().
otherHashForm)(e),E=(0,v().seedRelease)(e),$=M==="created"||E!==void 0?"notice":(0,T().hasOnlyLearned)(e,w)?"warning":"e\
rror",S=c==="author"?"error":$,R={...(0,b().placeOf)(e,["asset_id"]),severity:S},C={...i(e,c),expected:k,...M&&{form:M},
...E&&{seed:E}},I=f&&S!=="notice"&&c==="fix"?p(e,k):void 0;return[{...(0,A().finding)("content-hash-mismatch",C,R),...I&&
{edit:I}}]}function i({type:e,id:c},f){return{type:e,id:c,fixable:f==="fix",...f==="author"&&{foreign:!0}}}function n(e){
const{asset_id:c}=e.value;return typeof c=="string"&&g(e)!==void 0?c:u(e.value)}function p({type:e,path:c,pointer:f,value:w},P){
const{asset_id:k,...M}=w;if(!(typeof k!="string"||Object.values(M).some(a))&&g({type:e,value:{...M,asset_id:P}})!==void 0)
return{path:c,pointer:(0,b().pointerText)([...f,"asset_id"]),old:k,new:[P],fix:!0}}function a(e){return typeof e!="objec\
t"||e===null?!1:Object.hasOwn(e,"asset_id")||Object.values(e).some(a)}function u(e){return(0,y().computeAssetId)(e)??""}
const l=["notes","details"];function r(e){const{outcome:c}=e;if(!(0,b().isJsonObject)(c))return e;const{notes:f,details:w,
...P}=c;return{...e,outcome:P}}function t(e){const{outcome:c}=e.value;return g(e)!=="hub"||!(0,b().isJsonObject)(c)?[]:l.
filter(f=>Object.hasOwn(c,f)).map(f=>`outcome.${f}`)}},94377:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.asEngineHashed=T,s.hasOnlyLearned=g,s.hashDigits=d,s.otherHashForm=v;function y(){const o=m(23404);return y=function(){
return o},o}function b(){const o=m(27199);return b=function(){return o},o}function v({value:o}){const i=typeof o.asset_id==
"string"?d(o.asset_id):void 0,n=u=>(0,y().computeAssetId)(u)===`sha256:${i}`;return n(o)?"unprefixed":o.type==="Gene"&&o.
epigenetic_marks!==void 0&&n({...O(o),epigenetic_marks:[]})?"created":void 0}const A={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function T(o){const n=A.Capsule.filter(a=>o.type==="Capsule"&&!(a in o)).reduce((a,u)=>a.flatMap(l=>[
l,{...l,[u]:null}]),[{}]);return[o,h(o)].flatMap(a=>n.map(u=>({...a,...u}))).find(a=>(0,y().computeAssetId)(a)===o.asset_id)}
function h(o){if(Array.isArray(o))return o.map(h);if(!(0,b().isJsonObject)(o))return o;const i=Object.entries(o).map(([n,
p])=>{const a=h(p),[u]=A.env_fingerprint,l=n==="env_fingerprint"&&(0,b().isJsonObject)(a)&&!(u in a);return[n,l?{...a,[u]:null}:
a]});return Object.fromEntries(i)}function g({value:o},i){if(o.type!=="Gene"||i===void 0)return!1;const[n,p]=[o,i.value].
map(a=>{const{schema_version:u,asset_id:l,...r}=O(a);return(0,y().canonicalize)(r)});return n===p}function O(o){const{epigenetic_marks:i,
learning_history:n,anti_patterns:p,...a}=o;return a}function d(o){const i=o.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(i)?i:void 0}},23678:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.whyUnreadable=
A;function y(){const T=m(93028);return y=function(){return T},T}const b=2e5,v=2e3;async function A(T,h){const{kind:g,size:O=0}=T.
stat(h)??{};if(!(0,y().isRegular)(g))return;if(O>b)return`has ${O} bytes`;const d=(await T.read(h)).toString("utf8").split(
`
`),o=d.findIndex(i=>i.length>v);return o<0?void 0:`has ${d[o]?.length} characters on line ${o+1}`}},41551:function(F,s){
Object.defineProperty(s,"__esModule",{value:!0}),s.findKnown=b,s.knownForms=y,s.reachOfKnown=T,s.secretsOf=l;const m=12;
function y(t){const e=[...new Set(t.flatMap(g))],c=e.map(f=>f.replace(/\s/g,""));return{exact:e,squeezed:[...new Set(c)].
filter(f=>f.length>=m)}}function b(t,{exact:e,squeezed:c}){const f=e.flatMap(k=>v(t,k,M=>M));if(c.length===0||!/\s/.test(
t))return f;const{text:w,at:P}=A(t);return[...f,...c.flatMap(k=>v(w,k,M=>P[M]??0))]}function v(t,e,c){const f=[];for(let w=t.
indexOf(e);w>=0;w=t.indexOf(e,w+e.length))f.push({kind:"secret",start:c(w),end:c(w+e.length-1)+1});return f}function A(t){
const e=new Uint32Array(t.length),c=[];let f=0;for(const{0:w,index:P}of t.matchAll(/\S+/g)){for(let k=0;k<w.length;k+=1)
e[f+k]=P+k;f+=w.length,c.push(w)}return{text:c.join(""),at:e}}function T({exact:t}){return 2*Math.max(0,...t.map(({length:e})=>e))}
const h=4;function g(t){const e=Buffer.from(t),c=O(t),f=encodeURIComponent(e.toString()),w=e.toString("hex"),P=[t,...t.split(
/\r?\n/),c,c.replaceAll("/","\\/"),O(c),...d(f),w,w.toUpperCase(),...[0,1,2].flatMap(k=>o(e,k))];return[...new Set(P)].filter(
k=>k.trim().length>=h)}function O(t){return JSON.stringify(t).slice(1,-1)}function d(t){const e=t.replace(/[!'()*]/g,c=>`\
%${c.charCodeAt(0).toString(16).toUpperCase()}`);return[t,e].flatMap(c=>{const f=c.replace(/%../g,w=>w.toLowerCase());return[
c,f,c.replaceAll("%20","+"),f.replaceAll("%20","+")]})}function o(t,e){const c=Buffer.concat([Buffer.alloc(e),t]).toString(
"base64"),f=Math.ceil(e*8/6),w=Math.floor((e+t.length)*8/6),P=c.slice(f,w);return[P,P.replaceAll("+","-").replaceAll("/",
"_")]}const i=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,p=/^(?:[\\/~]|[A-Za-z]:[\\/])/,a=8,u=/^[A-Za-z][a-z]{0,9}$/;function l(t){
const e=Object.entries(t).flatMap(([c,f])=>f!==void 0&&i.test(c)&&r(c,f)?[f]:[]);return[...new Set(e)]}function r(t,e){return e.
length<a||u.test(e)?!1:!(n.test(t)&&p.test(e))}},97018:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.redact=A,s.redactForms=T;function y(){const f=m(41551);return y=function(){return f},f}function b(){const f=m(83377);return b=
function(){return f},f}function v(f){return b().TOKEN_SHAPES.flatMap(([w,P])=>Array.from(f.matchAll(P),({indices:k})=>{const[
M,E]=k?.[1]??k?.[0]??[0,0];return{kind:w,start:M,end:E}}))}function A(f,w=[]){return T(f,(0,y().knownForms)(w))}function T(f,w){
const P=[...(0,y().findKnown)(f,w),...v(f),...a(f)].sort((_,$)=>_.start-$.start||$.end-_.end),k=[];for(const _ of P){const $=k.
at(-1);$===void 0||_.start>=$.end?k.push(_):_.end>$.end&&k.splice(-1,1,{...$,end:_.end})}let M="",E=0;for(const{kind:_,start:$,
end:S}of k)M+=`${f.slice(E,$)}[redacted ${_}]`,E=S;return{text:M+f.slice(E),redactions:k}}const h="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",g="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",d=`\\\\{0,3}["']`,o=new RegExp(
`${h}(?:${d})?${g}${d}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),i=new RegExp(`${h}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${h}${O}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),p=new RegExp(`${h}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function a(f){return[...u(f,o,({name:w,value:P,next:k})=>/["'\\]/.test(
k)&&!t(w,P)),...u(f,i,({value:w,next:P})=>!e(w,P)),...u(f,n,({value:w,next:P})=>c(w)&&!e(w,P)),...u(f,p,({value:w,next:P})=>c(
w)&&!e(w,P))]}function u(f,w,P){return Array.from(f.matchAll(w)).flatMap(({groups:k={},indices:M})=>{const{name:E="",value:_=""}=k,
[$,S]=M?.groups?.value??[0,0],R={name:E,value:_,next:f.charAt(S)};return r(E,_)||!P(R)?[]:[{kind:"named secret",start:$,
end:S}]})}const l=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function r(f,w){return l.test(w)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(w)?!0:/^[\d.:_-]+$/.test(w)&&!/^p/i.test(f)}
function t(f,w){return/token|key/i.test(f)&&/^[A-Za-z][a-z]{0,15}$/.test(w)}function e(f,w){return w!==""&&"([{".includes(
w)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(f)}function c(f){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(f)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(f)?!1:/\d/.test(f)?/[a-z]/i.test(f):f.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(f)}},83377:function(F,s){Object.defineProperty(s,"__esModule",{value:!0}),s.
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
4378:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.Judge=void 0;function y(){const d=m(68450);return y=
function(){return d},d}function b(){const d=m(51951);return b=function(){return d},d}function v(){const d=m(54244);return v=
function(){return d},d}function A(){const d=m(87952);return A=function(){return d},d}function T(){const d=m(34482);return T=
function(){return d},d}function h(){const d=m(41431);return h=function(){return d},d}const g=4e3;class O{terms;context;clock;#n=new Map;#t=new Map;constructor(o,i,n){
this.terms=o,this.context=i,this.clock=n}static by(o){const i=(0,T().contextIn)(o,{});return new O(o,i,o.clock??new(v()).
AuditClock(o.signal))}with(o){const i={...this.terms,...o},n=(0,T().contextIn)(i,this.context.proposal);return new O(i,n,
this.clock)}proposed(o){return new O(this.terms,(0,T().contextIn)(this.terms,o),this.clock)}storeOf(o){const{cwd:i}=this.
terms,n=(0,y().storeOf)(o,this.terms);return i===void 0?n:{...n,root:i}}forFile(o){return this.startingIn(this.storeOf(o).
root)}startingIn(o){if(o===(this.terms.cwd??""))return this;const i=this.#t.get(o)??this.with({cwd:o});return this.#t.set(
o,i),i}command(o){const i=this.#n.get(o);if(i!==void 0)return i;const n=this.#s(o);this.#n.set(o,n);const[p]=this.#n.keys();
return this.#n.size>g&&this.#n.delete(p),n}async risk(o,i){return(0,h().judgeRiskAlone)(await this.#e(i),o,this.context)}async#s(o){
const{profile:i}=this.terms.policy;try{return(0,h().judgeReading)(await this.#e(o),i,this.context)}catch(n){return(0,h().
unjudged)(o,i,n)}}async#e(o){const{tree:i,base:n,changed:p,cwd:a="",policy:u}=this.terms,{clock:l}=this,r=(0,A().programTerms)(
u),{areBuilt:t}=(0,A().additionsFor)(u),e={...i&&{tree:i},...n&&{base:n},changed:p,cwd:a,programs:r,isOutput:t,clock:l};
return await l.tick(),(0,b().readCommand)(o,e)}}s.Judge=O},16455:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.editOf=h,s.withEdit=T,s.withEdits=A;function y(){const d=m(82606);return y=function(){return d},d}function b(){const d=m(
70023);return b=function(){return d},d}const v=new Set("checks-syntax-only npm-script-missing only-prints target-missing\
 workspace-missing".split(" "));async function A(d,o,i){if(d.every(({verdict:u})=>u==="allow"))return d;const n=d.map(({
reading:u})=>u.command),p=new(b()).ScriptStore(o),a=i?await(0,y().fixList)(n,p):[];return Promise.all(d.map(async(u,l)=>{
const{command:r}=u.reading;if(u.verdict==="allow"||r.length>y().LONGEST)return u;const t=a[l];return t?.kind==="fixed"?O(
u,h(r,t,p),p.judge):g(u,o)}))}async function T(d,o){const[i=d]=await A([d],o,!1);return i}function h(d,{commands:o,scripts:i},n){
const p=i.map(a=>n.pathOf(a)).flatMap(a=>{const u=n.textOf(a);return u===void 0?[]:[{path:a,text:u}]});return{old:d,new:o,
...p.length>0&&{files:p},fix:!0}}async function g(d,o){const{command:i}=d.reading,n=new(b()).ScriptStore(o),p=await(0,y().
rewriteCommand)(i,n,{rewrites:y().SUGGESTIONS,accepts:({findings:a})=>!a.some(({rule:u})=>v.has(u))});return p.kind!=="f\
ixed"?d:O(d,{...h(i,p,n),fix:!1},n.judge)}async function O(d,o,i){const{findings:n,verdict:p}=d,a=await Promise.all(o.new.
map(c=>i.command(c)));if(a.some(c=>c.verdict==="block"))return d;const u=new Set(n.map(({rule:c})=>c)),l=a.flatMap(c=>c.
findings).flatMap(({rule:c,severity:f})=>f==="notice"?[]:c),r=l.some(c=>!u.has(c));if(p==="warn"&&r)return d;const t=({rule:c,
severity:f})=>p==="block"?f==="error":!l.includes(c),e=n.find(t);return e===void 0?d:{...d,findings:n.map(c=>c===e?{...c,
edit:o}:c)}}},78816:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=void 0,s.reasonOf=h,s.
reasons=void 0;function y(){const g=m(13580);return y=function(){return g},g}function b(){const g=m(95132);return b=function(){
return g},g}const v="Write a script by hand and run it with `node`.",A=s.CANNOT_FAIL="vacuous-code",T=s.reasons={cannotFail:()=>({
id:A,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene b\
reaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing\
 of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks somet\
hing, and run it with `node`."}),codeNotMoved:g=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${g}\
.`,title:"Code that cannot be moved into a script.",remedy:v}),dangerous:g=>({id:"dangerous-command",message:`The comman\
d ${g}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:g=>({id:"no-place-for-script",
message:`Scripts cannot be added to \`${g}\`: the path is not an ordinary directory.`,remedy:`Make \`${g}\` an ordinary d\
irectory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next command: each command\
 starts in the root.",remedy:"Use paths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"\
too-many-commands",message:"The command consists of too many commands.",remedy:v}),dangles:(g,O)=>({id:"reference-dangle\
s",message:`It names a gene by \`${g}\`, which is now \`${O}\`.`,title:"References to hashes that change.",remedy:"Name \
the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have othe\
r findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"\
append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function h(g){return{id:g.rule,title:(0,y().ruleOf)(
g.rule)?.title,...(0,b().describe)(g)}}},82606:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.SUGGESTIONS=
s.LONGEST=void 0,s.fixList=l,s.rewriteCommand=i;function y(){const E=m(6163);return y=function(){return E},E}function b(){
const E=m(78816);return b=function(){return E},E}function v(){const E=m(50899);return v=function(){return E},E}function A(){
const E=m(41468);return A=function(){return E},E}function T(){const E=m(77463);return T=function(){return E},E}function h(){
const E=m(71570);return h=function(){return E},E}function g(){const E=m(2137);return g=function(){return E},E}function O(){
const E=m(36309);return O=function(){return E},E}const d=6,o=200;async function i(E,_,$={}){return new n(_,$).rewrite(E,
d)}class n{#n;#t;#s;#e=o;constructor(_,{rewrites:$=k,accepts:S=()=>!0}){this.#n=_,this.#t=$,this.#s=S}async rewrite(_,$){
this.#e-=1;const S=await this.#n.judge.command(_),{reading:R,verdict:C,findings:I}=S;if(C==="allow")return{kind:"fine"};
const N=(0,y().dangerIn)(_);if(N!==void 0&&C==="block")return{kind:"left",reason:b().reasons.dangerous(N)};let j;for(const H of $>
0&&this.#e>0?this.#t:[]){const U=await H(R,this.#n);if(U===void 0)continue;if("reason"in U){j??=U.reason;continue}const W=await this.#o(
U.commands,$-1),G=a(U,W);if(G.kind==="left")j??=G.reason;else return G}const[L]=I,D=$===d||this.#s(S);return L===void 0||
C==="warn"&&D?{kind:"fine"}:{kind:"left",reason:j??(0,b().reasonOf)(L)}}async#o(_,$){const S=[];for(const R of _){if(S.some(
p)||this.#e<=0)break;S.push(await this.rewrite(R,$))}return S}}function p(E){return E.kind==="left"&&E.reason.id!==b().CANNOT_FAIL}
function a(E,_){const $=_.find(p);if($!==void 0)return $;const S=_.flatMap((C,I)=>{if(C.kind==="left")return[];const N=E.
commands[I]??"";return C.kind==="fixed"?[C]:[{commands:[N],steps:[],scripts:[]}]}),R=_.find(C=>C.kind==="left");return S.
length===0||_.length<E.commands.length?R??{kind:"left",reason:b().reasons.tooLong()}:{kind:"fixed",commands:S.flatMap(({
commands:C})=>C),steps:[E.step,...R===void 0?[]:["command that only prints removed"],...S.flatMap(({steps:C})=>C)],scripts:[
...E.scripts??[],...S.flatMap(({scripts:C})=>C)]}}const u=s.LONGEST=16*1024;async function l(E,_){const $=[];for(const C of E){
const I=typeof C=="string"&&C.length<=u;$.push(I?await i(C,_):{kind:"fine"})}const S=new Set((await r(E,_)).flat()),R=await Promise.
all($.map(async C=>(C.kind==="fixed"?(await r(C.commands,_)).flat():[]).some(j=>!S.has(j))?{kind:"left",reason:b().reasons.
addsProblems()}:C));return e(E,await t(E,R,_))}function r(E,{judge:_}){return Promise.all(E.map(async $=>{const{findings:S}=await _.
command($);return S.flatMap(({rule:R,severity:C})=>C==="notice"?[]:R)}))}async function t(E,_,$){return _.some(P)&&(await Promise.
all(_.map(async(R,C)=>{if(R.kind==="fixed")return!0;if(R.kind==="left")return!1;const{findings:I,verdict:N}=await $.judge.
command(E[C]);return N!=="block"&&!I.some(({rule:j})=>j==="only-prints")}))).includes(!0)?_.map(R=>P(R)?c:R):_}function e(E,_){
const $=new Set,S=new Set;return _.map((R,C)=>{const I=E[C];if(R.kind!=="fixed")return $.add(I),S.has(I)?f:R;const N=R.commands.
filter(j=>!$.has(j)&&$.add(j));for(const j of N)S.add(j);return N.length===R.commands.length?R:{...R,commands:N,steps:[...R.
steps,...f.steps]}})}const c=w("command that only prints removed"),f=w("repeated command removed");function w(E){return{
kind:"fixed",commands:[],steps:[E],scripts:[]}}function P(E){return E.kind==="left"&&E.reason.id===b().CANNOT_FAIL}const k=[
h().trimBlanks,v().moveCode,h().dropRedirection,h().dropUnread,h().splitConjunction,h().findPrinter,T().dropLauncher,T().
nameProgram,T().spellProgram,A().makeRelative],M=s.SUGGESTIONS=[...k,g().dropPreparation,O().useWorkspace,g().requireEach,
g().dropOutputFile,O().spellScript,g().passFlag,g().useInstalled,g().dropFlag,O().useNpm,O().useNpx]},50899:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.moveCode=void 0;function y(){const n=m(19609);return y=function(){return n},
n}function b(){const n=m(78816);return b=function(){return n},n}function v(){const n=m(70023);return v=function(){return n},
n}function A(){const n=m(710);return A=function(){return n},n}const T=async(n,p)=>{const a=d(n);if(a===void 0||"reason"in
a)return a;const{scriptText:u}=await Promise.all([m.e(559),m.e(683)]).then(m.bind(m,89683)),l=u(a.evaluation.code);if(typeof l!=
"string")return l;const r=await p.place(l);return r===void 0?{reason:b().reasons.noPlace(v().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[a.evaluation.withScript(r)],scripts:[r]}};s.moveCode=T;const h=["line-break","blank-padd\
ing","markup-injection"],g=new Set(["--eval","--print"]),O=/strip-types|transform-types|detect-module|^--test/;function d(n){
const{invocation:p,command:a,assignments:u}=n;if(p?.program!=="node")return;const l=p.flags.filter(({name:M})=>g.has(M));
if(l.length===0)return;if(!o(n))return{reason:b().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[r,...t]=l;if(r?.value===void 0||r.name!=="--eval"||t.length>0)return{reason:b().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const e=p.flags.filter(M=>M!==r),c=e.find(M=>!i(M));if(c!==void 0)return{reason:b().reasons.
codeNotMoved(`\`${c.written}\` changes how \`node\` runs it`)};const f=({start:M,end:E})=>a.slice(M,E),w=p.passthrough.at(
-1),P=p.passthrough.slice(0,1).map(({span:M})=>f({start:M.start,end:w?.span.end??M.end})),k=[...u.map(({span:M})=>f(M)),
"node"];return{evaluation:{code:r.value,withScript:M=>[...k,...e.map(({span:E})=>f(E)),M,...P].join(" ")}}}function o(n){
const{command:p,words:a,assignments:u}=n;if((0,A().isAmbiguous)(n,h))return!1;let l=0;for(const{span:r}of[...u,...a]){if(r.
start>l&&!/^[ \t]*$/.test(p.slice(l,r.start)))return!1;l=Math.max(l,r.end)}return/^[ \t]*$/.test(p.slice(l))}function i({
name:n}){return y().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!O.test(n)}},41468:function(F,s,m){Object.
defineProperty(s,"__esModule",{value:!0}),s.makeRelative=void 0;function y(){const g=m(32854);return y=function(){return g},
g}function b(){const g=m(93028);return b=function(){return g},g}function v(){const g=m(36773);return v=function(){return g},
g}const A=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),T=({command:g,words:O,
invocation:d,problems:o},{tree:i})=>{if(d?.program!=="node"||i===void 0)return;const n=o.filter(({rule:p})=>A.has(p));for(const{
text:p,span:a}of O.slice(1)){if(!n.some(({span:{start:w}})=>w>=a.start&&w<a.end))continue;const l=[p,g.slice(a.start,a.end)].
map(w=>h(i,w)).find(w=>w!==void 0);if(l===void 0)continue;const r=/^[\w./@-]+$/.test(l)?l:(0,v().singleQuoted)(l),t=g.slice(
0,a.start)+r,e=g.slice(a.end),c=p.endsWith(`/${l}`)?p.slice(0,-l.length):void 0,f=c===void 0?e:e.replaceAll(` ${c}`," ");
return{step:"path made relative",commands:[t+f]}}};s.makeRelative=T;function h(g,O){const d=O.split(/[\\/]/).filter(i=>i!==
""&&i!==".");return d.map((i,n)=>(0,y().normalise)(d.slice(n).join("/"))).slice(1).find(i=>{const n=i===void 0||i===""?void 0:
(0,y().resolveInTree)(g,i);return n?.kind==="inside"&&n.entry.tracked&&(0,b().isRegular)(n.entry.kind)})}},77463:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.spellProgram=s.nameProgram=s.dropLauncher=void 0;function y(){const r=m(
13254);return y=function(){return r},r}function b(){const r=m(11331);return b=function(){return r},r}function v(){const r=m(
710);return v=function(){return r},r}const A=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,T=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
h=r=>{const t=O(r,"program-by-path");if(t===void 0)return;const{program:e}=t.args,[,c]=A.exec(e)??[];if(c!==void 0)return d(
r,t,`npx ${c}`);const[,f]=T.exec(e)??[];return f===void 0?void 0:d(r,t,f)};s.nameProgram=h;const g=r=>{const t=O(r,"prog\
ram-look-alike");return t&&d(r,t,t.args.meant)};s.spellProgram=g;function O({problems:r},t){return r.find(e=>(0,y().isProblem)(
e,t))}function d({command:r},{span:t},e){return{step:"program name corrected",commands:[(0,v().replaceSpan)(r,t,e)]}}const o=[
"shell-grammar","unquoted-glob"],i={command:()=>0,env:()=>0,exec:()=>0,nice:r=>l(r,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:r=>l(r,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
p=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,a=r=>{const{command:t,words:e}=r,[c,...f]=e;if(c===void 0||(0,v().
isAmbiguous)(r,o))return;const w=c.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),P=(0,b().isShell)(w)?u(f):
void 0;if(P!==void 0)return{step:"launcher removed",commands:[P]};const k=Object.hasOwn(i,w)?i[w]?.(f.map(({text:_})=>_)):
void 0,M=k===void 0?void 0:f[k];return M===void 0?void 0:{step:"launcher removed",commands:[t.slice(0,c.span.start)+t.slice(
M.span.start)]}};s.dropLauncher=a;function u(r){const[t,e]=r.slice(r.findIndex(c=>!p.test(c.text)));if(!(t===void 0||!n.
test(t.text)))return e===r.at(-1)&&e?.text.trim()?e.text.trim():void 0}function l(r,t,e){let c=0;for(;;){const f=r[c]??"";
if(e?.test(f))c+=2;else if(t.test(f))c+=1;else return c}}},710:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),
s.cutSpan=v,s.isAmbiguous=T,s.replaceSpan=b,s.suggest=A;function y(){const h=m(13580);return y=function(){return h},h}function b(h,{
start:g,end:O},d){return h.slice(0,g)+d+h.slice(O)}function v(h,{start:g,end:O}){const d=h.slice(0,g).replace(/[ \t]+$/,
"");return d===""?h.slice(O).replace(/^[ \t]+/,""):d+h.slice(O)}function A(...h){return{step:"command suggested",commands:h}}
function T({problems:h},g=[]){return h.some(({rule:O,severity:d})=>d==="error"&&(0,y().ruleOf)(O).layer==="syntax"&&!g.includes(
O))}},71570:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.conjunctionOf=p,s.findPrinter=s.dropUnread=
s.dropRedirection=void 0,s.partsOf=n,s.trimBlanks=s.splitConjunction=void 0;function y(){const a=m(54669);return y=function(){
return a},a}function b(){const a=m(81716);return b=function(){return a},a}function v(){const a=m(78816);return v=function(){
return a},a}function A(){const a=m(710);return A=function(){return a},a}const T=({command:a})=>{const u=a.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return u===""||u===a?void 0:{step:"whitespace trimmed",commands:[u]}};s.trimBlanks=T;const h=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
g=({command:a,problems:u})=>{const r=u.some(({rule:t})=>t==="shell-redirection")?a.replace(h,""):a;if(!(r===a||(0,y().lex)(
r).problems.length>0))return{step:"redirection removed",commands:[r]}};s.dropRedirection=g;const O=({command:a,problems:u})=>{
for(const{rule:l,span:r}of u){const t=a.slice(r.end).trim()==="";if(l==="shell-comment"&&!/[\r\n]/.test(a.slice(r.start))||
l==="shell-operator"&&t&&a.slice(r.start,r.end)===";")return{step:"comment removed",commands:[(0,A().cutSpan)(a,r)]};if(l===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,A().replaceSpan)(a,r,"")]}}};s.dropUnread=O;const d=new Set(
["echo","printf","true",":","pwd","date"]),o=a=>d.has(a.words[0]?.text??"")&&!(0,A().isAmbiguous)(a)?{reason:v().reasons.
cannotFail()}:void 0;s.findPrinter=o;const i=({command:a,problems:u})=>{if(n(a).some(({text:r})=>/^\(?cd(?:[ \t]|$)/.test(
r)))return{reason:v().reasons.changesDirectory()};if(!u.some(({rule:r})=>r==="shell-operator"))return;const l=p(a);return l&&
{step:"split at &&",commands:l.map(({text:r})=>r)}};s.splitConjunction=i;function n(a){const u=(0,b().readShellText)(a);
return a.slice(0,u[0]?.span.start).trim()!==""?[]:u.map(({span:l,separator:r})=>({text:a.slice(l.start,l.end).trim(),operator:r.
trim()}))}function p(a){const u=n(a),l=u.every(({operator:r},t)=>r===(u[t+1]?"&&":""));return u.length>1&&l?u:void 0}},70023:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=void 0;function y(){const i=m(77598);return y=
function(){return i},i}function b(){const i=m(76760);return b=function(){return i},i}function v(){const i=m(39491);return v=
function(){return i},i}function A(){const i=m(63550);return A=function(){return i},i}function T(){const i=m(80781);return T=
function(){return i},i}function h(){const i=m(93028);return h=function(){return i},i}const g=s.SCRIPT_FOLDER="scripts/va\
lidate",O=[16,64];class d{#n;#t=new Map;#s;#e;#o;constructor(n){const{tree:p,cwd:a=""}=n.terms;this.#n=p,this.#s=a,this.#e=
n,this.#o=p&&(0,T().subTree)(p,a)}get judge(){return this.#e}get tree(){return this.#o}pathOf(n){return b().posix.join(this.#s,
n)}textOf(n){return this.#t.get(n)}async place(n){const p=this.#n;if(p===void 0)return;const a=(0,y().createHash)("sha25\
6").update(n).digest("hex");for(const u of O){const l=`${g}/eval-${a.slice(0,u)}.cjs`,r=this.pathOf(l);if(!(0,v().foldersAbove)(
r).every(f=>(p.stat(f)?.kind??"directory")==="directory"))return;const e=p.stat(r);if(e===void 0)return this.#r(r,n,p),l;
if((0,h().isRegular)(e.kind)&&e.tracked&&(await p.read(r)).equals(Buffer.from(n)))return l}}#r(n,p,a){if(this.#t.has(n))
return;this.#t.set(n,p);const u=o(a,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:u}),this.#o=(0,T().subTree)(
u,this.#s)}}s.ScriptStore=d;function o(i,n){const p=(0,A().literalTree)(n),a=(u,l)=>[...u,...[...l].filter(({path:r})=>i.
stat(r)===void 0)].sort(v().byEntryPath);return{label:i.label,original:i,stat:u=>i.stat(u)??p.stat(u),readlink:u=>i.readlink(
u),read:(u,l)=>u in n?p.read(u,l):i.read(u,l),list:u=>a(i.list(u),p.list(u)),files:()=>a(i.files(),p.files())}}},2137:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=s.dropOutputFile=
s.dropFlag=void 0;function y(){const r=m(13580);return y=function(){return r},r}function b(){const r=m(13254);return b=function(){
return r},r}function v(){const r=m(710);return v=function(){return r},r}function A(){const r=m(71570);return A=function(){
return r},r}const T=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,h=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
g=8,O=({command:r,problems:t})=>{if(!t.some(({rule:f})=>f==="shell-operator"||f==="line-break"))return;const e=(0,A().partsOf)(
r);if(e.length===0||e.length>g)return;const c=[];for(const[f,{text:w}]of e.entries()){const P=e[f-1]?.operator??"",k=P===
"||"&&h.test(w),M=/^\|&?$/.test(P)&&T.test(w);if(!(k||M)){if(!/^(?:|&&|[;\n]*)$/.test(P)||w.startsWith("cd "))return;c.push(
w)}}if(/^[&;\s]*$/.test(e.at(-1)?.operator??"")&&!(c.length===0||c.join()===r))return(0,v().suggest)(...c)};s.requireEach=
O;const d=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,o=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
i=({command:r})=>{const t=(0,A().conjunctionOf)(r)?.map(({text:c})=>c),e=t?.filter(c=>!d.test(c)&&!o.test(c))??[];if(!(t===
void 0||e.length===0||e.length===t.length))return(0,v().suggest)(...e)};s.dropPreparation=i;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
p=({command:r,problems:t})=>{if(!t.some(({rule:c})=>c==="shell-redirection"))return;const e=r.replace(n,"");return e===r?
void 0:(0,v().suggest)(e)};s.dropOutputFile=p;const a=r=>{const{command:t,problems:e,invocation:c}=r;for(const{rule:f,span:w}of e){
if(!(0,y().ruleOf)(f).removable||t[w.start]!=="-")continue;const P=t.slice(w.start,w.end),k=t.slice(w.end).trimStart(),M=!/[=\s]/.
test(P)&&k!==""&&!k.startsWith("-"),E=c?.flags.some(_=>_.span.start===w.start)===!0;if(!(M&&!E))return(0,v().suggest)((0,v().
cutSpan)(t,w))}};s.dropFlag=a;const u=({command:r,problems:t,invocation:e})=>{const c=t.find(k=>(0,b().isProblem)(k,"unk\
nown-flag")),f=e?.program==="npm"&&e.subcommand!=="exec";if(c===void 0||!f||e.passthrough.length>0)return;const w=(0,v().
cutSpan)(r,c.span),P=r.slice(c.span.start,c.span.end);return(0,v().suggest)(`${w.trimEnd()} -- ${P}`)};s.passFlag=u;const l=({
command:r,words:t,problems:e,invocation:c})=>{if(!e.some(({rule:k})=>k==="uses-network")||c?.program!=="npx")return;const w=t.
slice(1).find(({text:k})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(k));if(w===void 0)return;const P=w.text.slice(0,
w.text.lastIndexOf("@"));return(0,v().suggest)((0,v().replaceSpan)(r,w.span,P))};s.useInstalled=l},36309:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.useWorkspace=s.useNpx=s.useNpm=s.spellScript=void 0;function y(){const n=m(
59867);return y=function(){return n},n}function b(){const n=m(3051);return b=function(){return n},n}function v(){const n=m(
13254);return v=function(){return n},n}function A(){const n=m(710);return A=function(){return n},n}const T=new Set(["tes\
t","start","stop"]),h=new Set(["pnpm","yarn","bun","npm"]),g=async({command:n,problems:p,words:a,invocation:u},l)=>{if(u?.
program!=="npm")return;const r=await i(l),t=p.find(M=>(0,v().isProblem)(M,"npm-script-missing"));if(t!==void 0){const M=(0,b().
nearestName)(t.args.script,r),E=a.find(({text:_})=>_===t.args.script);return M===void 0||E===void 0?void 0:(0,A().suggest)(
(0,A().replaceSpan)(n,E.span,M))}const e=p.find(M=>(0,v().isProblem)(M,"unknown-subcommand"));if(e===void 0)return;const{
subcommand:c,meant:f}=e.args,w=f===""?(0,b().nearestName)(c,[...T]):f,P=[...r.includes(c)?[`run ${c}`]:[],...w===void 0?
[]:[w]],[k]=P;return k===void 0?void 0:(0,A().suggest)((0,A().replaceSpan)(n,e.span,k))};s.spellScript=g;const O=async({
command:n,words:p,problems:a},u)=>{const l=a.some(({rule:P})=>P==="program-not-allowed"),[r,t,e]=p;if(!l||r===void 0||t===
void 0||!h.has(r.text)||r.text==="bun"&&/^(?:test|build)$/.test(t.text))return;const c=t.text==="run"?e:t;if(c===void 0||
!(await i(u)).includes(c.text))return;const f=T.has(c.text)?c.text:`run ${c.text}`,w=n.slice(c.span.end).trim();return(0,A().
suggest)(`npm ${f}${w===""?"":` -- ${w}`}`)};s.useNpm=O;const d=({command:n,words:p,problems:a},{tree:u})=>{const l=a.find(
({rule:P})=>P==="program-not-allowed"),[r,t,e]=p;if(l===void 0||r===void 0||u===void 0)return;const c=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(r.text),f=/^(?:exec|dlx|x)$/.test(t?.text??"")?e:t,w=c?/^(?:bunx|pnpx)$/.test(r.text)?t:f:r;return w===void 0||!/^[a-z][\w.-]*$/.
test(w.text)?void 0:(0,A().suggest)(`npx ${n.slice(w.span.start)}`)};s.useNpx=d;const o=({command:n})=>{const[,p,a]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(p===void 0||a===void 0)return;const[,u=a,l=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(a.trim())??[];return(0,A().
suggest)(`${u} -w ${p.replace(/\/$/,"")}${l}`)};s.useWorkspace=o;async function i({tree:n}){return[...(n&&await(0,y().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(F,s){Object.defineProperty(s,"__esModule",{value:!0}),s.isSpellingOf=y,s.mayBeSpelled=
v;const m=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function y(T,h){const O=T.replace(m,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return O===h||A(O,h)}const b=/^[\w./-]*$/;function v(T,h){return!b.
test(T)||T.toLowerCase().includes(h)}function A(T,h){const[,g]=/^(.+)~[1-9]\d{0,5}$/.exec(T)??[];return g!==void 0&&g===
h.replaceAll(".","").slice(0,6)}},37075:function(F,s,m){Object.defineProperty(s,"__esModule",{value:!0}),s.causeOf=T,s.identityOf=
v,s.idsOf=A;function y(){const o=m(77598);return y=function(){return o},o}function b(){const o=m(13580);return b=function(){
return o},o}function v(o){const{rule:i,subject:n,location:p,args:a}=o,u=n&&[n.type,n.id,n.command];return d([i,u??p?.path,
g(i,a)])}function A(o){const i=new Map;return new Map(o.map(n=>{const p=v(n),a=(i.get(p)??0)+1;return i.set(p,a),[n,a===
1?p:`${p}:${a}`]}))}function T(o){const{rule:i,subject:n,location:p,args:a}=o,{cause:u,instance:l=[]}=(0,b().ruleOf)(i);
if(u)return d([u(a)]);const r=new Set([...Object.values(n??{}),p?.path]),t=g(i,a).filter(([e,c])=>!h.has(e)&&!l.includes(
e)&&!r.has(c));return d([i,t])}const h=new Set(["path","paths","via","value","written"]);function g(o,i){const{counted:n=[]}=(0,b().
ruleOf)(o);return Object.keys(i).sort().flatMap(a=>{const u=i[a];if(u===void 0||typeof u=="number"||a==="likewise")return[];
const l=a==="detail"||n.includes(a);return[[a,l?O(u):u]]})}function O(o){return typeof o=="boolean"?o:typeof o=="string"?
o.replace(/\d+/g,"#"):o.map(i=>i.replace(/\d+/g,"#"))}function d(o){return(0,y().hash)("sha256",JSON.stringify(o))}},47350:function(F,s,m){
Object.defineProperty(s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=O,s.gravest=T,s.isBlocking=v,s.severityVerdict=
A;function y(){const d=m(13580);return y=function(){return d},d}const b={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function v({rule:d,severity:o,suppressed:i},n){return i||o==="notice"?!1:o==="error"||n==="warning"&&!(0,y().ruleOf)(d)?.
advice}function A(d,o){const i=n=>d.some(p=>p.severity===n&&!p.suppressed);return d.some(({rule:n})=>(0,y().ruleOf)(n).undecided)?
"error":i("error")?"fail":i("warning")?d.some(n=>v(n,o))?"fail":"warn":"pass"}function T(d){return d.reduce((o,i)=>b[i]>
b[o]?i:o,"pass")}const h=s.REPORTED_ONLY=new Set(["fail","needs_approval"]),g={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function O(d,o="block"){return o==="report"&&h.has(d)?0:g[d]}},80401:function(F,s,m){m.r(s),m.d(s,{FILE_HEADERS_ONLY:()=>y.
jr,createTwoFilesPatch:()=>y.ss,diffLines:()=>b.Pp,formatPatch:()=>y.Gu,parsePatch:()=>v.i,structuredPatch:()=>y.YB});var y=m(
94112),b=m(37073),v=m(73857)}};
