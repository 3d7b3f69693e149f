"use strict";exports.id=728,exports.ids=[728],exports.modules={97034:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.compareEntries=S,s.isSameFile=h;function y(){const p=l(59490);return y=function(){return p},p}function v(){const p=l(92599);
return v=function(){return p},p}async function S(p,i,a,n){const{earlier:d,removed:o}=b(i,a),u=a.map(async f=>{const r=d.
get(f),t=r?.event===f.event&&r.content===f.content,e=r?await(0,v().runsOf)(r,p,n.baseTree):[],c=await(0,v().runsOf)(f,p,
n.tree),m=await Promise.all(c.map(async P=>{const I=e.find(_=>k(_,P)),A=I===void 0?t:I.text!==P.text,C=await R(P,n)??(A?
"edited":void 0);return C===void 0?P:{...P,change:C}}));return t?e.some(P=>!c.some(I=>k(P,I)))||m.some(({change:P})=>P!==
void 0)?[{state:"script_changed",entry:f,targets:m}]:[]:[{state:r?"changed":"new",entry:f,targets:m}]});return[...(await Promise.
all(u)).flat(),...o.map(f=>({state:"removed",entry:f,targets:[]}))]}function k(p,i){return p.kind===i.kind&&p.name===i.name}
async function R({kind:p,name:i},a){if(p!=="file")return;const n=a.baseTree.stat(i);return n===void 0?"added":await h(n,
a.tree.stat(i),a)?void 0:"edited"}async function h(p,i,{baseTree:a,tree:n}){return p===void 0||i===void 0?p===i:p.kind!==
i.kind?!1:p.oid!==void 0?p.oid===i.oid:(await a.read(p.path)).equals(await n.read(i.path))}const g=[({event:p,content:i})=>JSON.
stringify([p,i]),({event:p})=>p,({content:p})=>p];function b(p,i){const a=new Map;let n=p;for(const d of g){const o=(0,y().
groupBy)(n,d);for(const u of i){const f=a.has(u)?void 0:o.get(d(u))?.shift();f&&a.set(u,f)}n=[...o.values()].flat()}return{
earlier:a,removed:n}}},99668:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=p,s.agentFilesIn=
i;function y(){const n=l(76760);return y=function(){return n},n}function v(){const n=l(18744);return v=function(){return n},
n}function S(){const n=l(32854);return S=function(){return n},n}function k(){const n=l(93028);return k=function(){return n},
n}function R(){const n=l(93953);return R=function(){return n},n}const h=R().AGENT_FORMATS.flatMap(n=>n.files.map(d=>({format:n,
file:d}))),g=h.map(({format:n,file:d})=>{const o=d.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${o}$`,"is")}}),b=new Set(h.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function p(n){
for(const{format:d,pattern:o}of g){const u=o.exec(n);if(u)return{path:n,format:d,root:u[1]??""}}}function i(n,{agent_files:{
level:d,include:o,exclude:u}}){if(d==="off")return[];const f=[...n.files()].flatMap(({path:e,kind:c})=>c==="symlink"&&b.
has(y().posix.basename(e).toLowerCase())?[e,...a(n,e)]:e),[r,t]=[(0,v().pathTest)(o),(0,v().pathTest)(u)];return[...new Set(
f)].flatMap(e=>{const c=p(e);if(c===void 0||!r(e)||t(e))return[];const m=(0,S().resolveInTree)(n,e);if(m.kind==="missing")
return[];const w=m.kind==="inside"?m.entry:void 0;return w===void 0||(0,k().isRegular)(w.kind)?[{...c,entry:w}]:[]})}function a(n,d){
const o=(0,S().resolveInTree)(n,d);return o.kind!=="inside"||o.entry.kind!=="directory"?[]:n.list(o.path).flatMap(({path:u,
kind:f})=>{const r=`${d}/${y().posix.basename(u)}`;return f!=="directory"?[r]:n.list(u).map(t=>`${r}/${y().posix.basename(
t.path)}`)})}},93953:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.AGENT_FORMATS=void 0;const l={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},y={at:"mcpServers/*",form:"server",event:"MCP server {0}"},v=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function S(R,h=""){return R.split(" ").map(g=>({at:g,form:"command",event:g+h}))}const k=s.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[l,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...S("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:v},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[l]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
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
ent/setup",verified:!1,places:[...S("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[l]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[l,y,...S("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...S("initializeCommand"," (on the host)"),...S("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.judgeAgentFiles=p,s.judgeWholeFile=n;function y(){const t=l(10473);return y=function(){return t},
t}function v(){const t=l(13580);return v=function(){return t},t}function S(){const t=l(95132);return S=function(){return t},
t}function k(){const t=l(97034);return k=function(){return t},t}function R(){const t=l(99668);return R=function(){return t},
t}function h(){const t=l(12195);return h=function(){return t},t}function g(){const t=l(12792);return g=function(){return t},
t}function b(){const t=l(92599);return b=function(){return t},t}async function p(t,e,c){const m=A=>new Map((0,R().agentFilesIn)(
A,e).map(C=>[C.path,C])),[w,$]=[m(t.baseTree),m(t.tree)],P=[...new Set([...w.keys(),...$.keys()])].sort(),{level:I}=e.agent_files;
return c.all(P,async A=>{const[C,_]=[w.get(A),$.get(A)];try{return await i(C,_,t,I)}catch(E){const N={path:A,line:1,column:1},
M=[(0,S().notJudged)(`the file \`${A}\``,E,{location:N})],O=_??C;return O&&{file:{...O,entries:[],secrets:[]},entries:[],
findings:M}}}).then(A=>A.filter(C=>C!==void 0))}async function i(t,e,c,m){const w=t&&await a(c.baseTree,t),$=e&&await a(
c.tree,e),P=$??w;if(P===void 0)return;const I=new Set(w?.secrets.map(({value:j})=>j)),A=$?.secrets.filter(({value:j})=>!I.
has(j))??[],C=t&&e&&await(0,k().isSameFile)(t.entry,e.entry,c),_=[...$?.broken&&!C?[$.broken]:[],...A.map(j=>j.finding)],
E=$?.broken?[]:await(0,k().compareEntries)(P,w?.entries??[],$?.entries??[],c),N=await d({file:P,entries:E,findings:_},c.
tree,m);if(N.entries.length===0&&N.findings.length===0)return;if(m!=="approve"||!N.findings.some(u))return N;const M=N.entries.
filter(({findings:j})=>j.some(u)),O={path:P.path,events:M.map(({entry:j})=>j.event)},T={path:P.path,line:1,column:1},L=(0,S().
finding)("agent-files-unapproved",O,{location:T});return{...N,findings:[...N.findings,L]}}async function a(t,{entry:e,...c}){
return e===void 0?(0,g().unreadFile)(c,"it is a symlink that leads to no file here"):(e.size??0)>g().MAX_BYTES?(0,g().unreadFile)(
c,`it has more than ${g().MAX_BYTES} bytes`):(0,g().readAgentFile)(c,await t.read(e.path))}async function n(t,e,c){const m=await Promise.
all(t.entries.map(async P=>({entry:P,targets:await(0,b().runsOf)(P,t,e)}))),w=t.secrets.map(P=>P.finding),$=t.broken?[t.
broken]:w;return d({file:t,entries:m,findings:$},e,c)}async function d({file:t,entries:e,findings:c},m,w){const $=A=>A.map(
C=>o(C,t,w)),P=await Promise.all(e.map(async A=>({...A,findings:$(await f(A,t,m))}))),I=[...$(c),...P.flatMap(A=>A.findings)];
return{file:t,entries:P,findings:I}}function o(t,{format:e},c){return!e.verified&&t.rule!=="file-too-large"?{...t,severity:"\
notice"}:c==="error"&&(0,v().ruleOf)(t.rule).failsByLevel?{...t,severity:"error"}:t}function u({severity:t}){return t!==
"notice"}async function f({state:t,entry:e,targets:c},{format:{tool:m}},w){if(t==="removed")return[];const{event:$,shown:P,
form:I,location:A,isHidden:C}=e,_={tool:m,event:$,command:P,state:t??""},E={location:A},N=t!=="script_changed",M=c.some(
({kind:U,change:G})=>U==="download"&&(N||G!==void 0)),O=c.filter(({change:U})=>t===void 0||U!==void 0),T=[];M&&T.push((0,S().
finding)("agent-runs-download",_,E)),N&&C&&T.push((0,S().finding)("agent-task-hidden",_,E));for(const{kind:U,name:G}of O){
const B=U==="file"&&w?await(0,y().whyUnreadable)(w,G):void 0;B&&T.push((0,S().finding)("agent-script-unreadable",{..._,script:G,
why:B},E))}if(T.length>0)return T;const j=I==="server"&&c.length>0&&c.every(r)||!N?"notice":"warning",D=I==="setting"&&c.
length===0,F=N?(0,h().meansOf)(c):O.map(({name:U})=>`the change decides about \`${U}\``);return[(0,S().finding)("agent-c\
ommand-changed",{..._,means:F,isSetting:D},{...E,severity:j})]}function r({kind:t,name:e}){return t==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(e)}},12195:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.meansOf=R;function y(){const h=l(97018);
return y=function(){return h},h}function v(){const h=l(36773);return v=function(){return h},h}const S={file:({name:h,change:g})=>`\
it runs \`${h}\`${g===void 0?"":`, which this change ${g==="added"?"adds":"edits"}`}`,npm_script:({name:h,change:g})=>`i\
t runs the script \`${h}\` of package.json${g?", which this change edits":""}`,missing:({name:h})=>`it runs \`${h}\`, whi\
ch is not in the commit`,outside:({name:h})=>`it runs \`${h}\`, which is outside of the repository`,package:({name:h,isExact:g})=>g?
`it fetches \`${h}\``:`it fetches \`${h}\` without an exact version`,inline:({name:h})=>`it has code for \`${h}\` in one \
line`,download:({name:h})=>h,address:({name:h})=>`it connects to \`${h}\``,program:()=>{},unread:({name:h})=>`it could n\
ot be read: ${h}`},k=4;function R(h){const g=h.flatMap(p=>{const i=(0,y().redact)(p.name).text;return S[p.kind]({...p,name:i})??
[]}),b=h.filter(({kind:p})=>p==="program").map(({name:p})=>p);return g.length===0&&b.length>0?[`it runs ${(0,v().inCode)(
b.slice(0,k))} of the machine`]:g.length>k?[...g.slice(0,k),`and ${g.length-k} more`]:g}},12792:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.MAX_BYTES=void 0,s.readAgentFile=i,s.unreadFile=a;function y(){const E=l(23404);return y=function(){
return E},E}function v(){const E=l(16111);return v=function(){return E},E}function S(){const E=l(94534);return S=function(){
return E},E}function k(){const E=l(3463);return k=function(){return E},E}function R(){const E=l(97018);return R=function(){
return E},E}function h(){const E=l(95132);return h=function(){return E},E}function g(){const E=l(23213);return g=function(){
return E},E}const b=s.MAX_BYTES=1024*1024,p=1e3;function i(E,N){const{text:M,complete:O}=(0,S().decodeUtf8)(N),T=new(S()).
Source(E.path,M),L=(j,D=0)=>a(E,j,T,D);if(!O)return L("it is not UTF-8",M.length);try{const j=[],D=(0,v().parseTree)(M,j,
{allowTrailingComma:!0}),[F]=j;if(F!==void 0)return L(n((0,v().printParseErrorCode)(F.error)),F.offset);if(D===void 0)return L(
"it is empty");const U=d(D,E.format);if(U.length>p){const B={detail:`more than ${p} commands`},x=(0,h().finding)("file-t\
oo-large",B,{location:T.location(0)});return{...E,entries:[],secrets:[],broken:x}}const G=U.map(B=>e(B,T));return{...E,entries:G,
secrets:A(T)}}catch(j){if(!(j instanceof RangeError))throw j;return L("its brackets are nested too deeply")}}function a(E,N,M=new(S()).
Source(E.path,""),O=0){const{path:T}=E,L=(0,h().finding)("agent-file-broken",{path:T,detail:N},{location:M.location(O)});
return{...E,entries:[],secrets:[],broken:L}}function n(E){return E.replace(/\B[A-Z]/g,N=>` ${N}`).toLowerCase()}function d(E,{
places:N}){const M=N.flatMap(O=>{const T=C(E,O).map(D=>o(D)==="wrong"?{...D,isWrong:!0}:D),L=T.filter(D=>o(D)!=="other"),
j=({node:D})=>O.startsOthers&&"dependsOn"in $(D);return L.some(j)?T:L});return[...new Map(M.map(O=>[O.node,O])).values()]}
function o({node:E,isWrong:N,place:{only:M}}){if(N)return"wrong";const O=M&&f((0,v().getNodeValue)(E),M.field);return M?.
values.some(j=>u(j)===u(O))??!0?"own":O===void 0||M?.values.some(j=>typeof j==typeof O)?"other":"wrong"}function u(E){return typeof E==
"string"?E.toLowerCase():E}function f(E,N){const M=N===""?[]:N.split("/"),O=(T,L)=>(0,k().isMapping)(T)?T[L]:T===void 0?
T:null;return M.reduce(O,E)}const r=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
t=/"(?:reveal|showOutput)":"never"/i;function e(E,N){const{node:M,chain:O,isWrong:T,place:L}=E,{form:j,inherits:D=[]}=L,
F=(0,v().getNodeValue)(M),U=O.slice(0,1).flatMap(K=>D.flatMap(V=>_(K,V))),G=Object.fromEntries(U.map(([K,V])=>[K,(0,v().
getNodeValue)(V)])),B=(0,k().isMapping)(F)?{...G,...F}:F,x=T?[g().UNREAD]:(0,g().readValue)(j,B),W=(0,k().isMapping)(B)&&
j!=="command",z=Object.entries(W?B:{}).filter(([K])=>!r.test(K)),Z=t.test(JSON.stringify([G,F])),J=x.map(g().textOf).filter(
K=>K!=="");return{commands:x,form:j,event:m(T?(0,v().getNodePath)(M).join(".")||"the whole file":w(E)),shown:m(J.join(" \
; ")||(JSON.stringify(F)??"")),content:(0,y().canonicalize)([Z,W?Object.fromEntries(z):B??null]),isHidden:Z,location:N.location(
M.offset,M.offset+M.length)}}const c=1e3;function m(E){const N=(0,R().redact)(E).text.replace(/\s+/g," ").trim();return N.
length>c?`${N.slice(0,c)}\u2026`:N}function w({names:E,chain:N,place:{at:M,event:O,detail:T=""}}){const L=(O??M).replaceAll(
"/",".").replace("{0}",()=>E[0]||'""'),D=N.flatMap(F=>_(F,T)).at(-1)?.[1].value;return typeof D=="string"&&D!==""?`${L} \
(${D})`:L}function $(E){return E.type==="object"?(0,v().getNodeValue)(E):{}}const P=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function I(E){const N=/\d/.test(E)&&/[A-Za-z]/.test(E)&&new Set(E).size>=8;return E.length>=12&&N&&!P.test(E)}function A(E){
const{text:N,path:M}=E;return(0,R().redact)(N).redactions.flatMap(({kind:O,start:T,end:L})=>{const j=N.slice(T,L),D=E.location(
T,L),F=(0,h().finding)("agent-file-secret",{path:M,kind:O},{location:D});return I(j)?[{value:j,finding:F}]:[]})}function C(E,N){
const M=[];let O=[{place:N,node:E,names:[],chain:[E]}];for(const T of N.at.split("/"))O=O.flatMap(L=>{const{node:j,names:D,
chain:F}=L,U=j.type==="array"&&T==="*";j.type!=="object"&&!U&&M.push({...L,isWrong:!0});const G=T==="*"&&D.length===0;return _(
j,T).filter(([B])=>!G||N.names?.test(B)!==!1).map(([B,x])=>({place:N,node:x,names:T==="*"?[...D,B]:D,chain:[...F,x]}))});
return[...O,...M]}function _({type:E,children:N=[]},M){return E==="array"&&M==="*"?N.map((O,T)=>[`${T+1}`,O]):E!=="objec\
t"?[]:N.flatMap(({children:[O,T]=[]})=>T&&(M==="*"||O?.value===M)?[[String(O?.value),T]]:[])}},23213:function(H,s,l){Object.
defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=k,s.textOf=i;function y(){const n=l(3463);return y=
function(){return n},n}function v(){const n=l(36773);return v=function(){return n},n}const S=s.UNREAD={unread:"it is not\
 in the documented form"};function k(n,d){return n==="setting"?[]:n!=="command"?(0,y().isMapping)(d)?g(d):[S]:((0,y().isMapping)(
d)?Object.values(d):[d]).map(o=>typeof o=="string"?{shell:o}:R(o)?{argv:o}:S)}function R(n){return Array.isArray(n)&&n.every(
d=>typeof d=="string")}const h=["windows","osx","linux","commandWindows","command_windows"];function g(n){const d=h.map(
u=>n[u]).map(u=>typeof u=="string"?{command:u}:u).filter(u=>(0,y().isMapping)(u)&&u.command!==void 0);return[...n.command===
void 0&&(d[0]??n.dependsOn)?[]:[{}],...d].flatMap(u=>b({...n,...u}))}function b(n){const{type:d,script:o,command:u,args:f=[],
headersHelper:r}=n,t=typeof r=="string"?[{shell:r}]:[],c=[n.url,n.httpUrl,n.serverUrl].find(j=>typeof j=="string");if(u===
void 0&&c!==void 0)return[...t,{address:c}];const m=d==="npm"&&u===void 0,w=Array.isArray(f)?f.map(p):[void 0],$=m?["npm",
"run",o]:[p(u),...w];if(!R($))return[S];const[P="",...I]=$,C=(I.length===0?/^$|[\s|;&$()<>`'"]/.test(P):d==="shell")?{shell:[
P,...I.map(a)].join(" ")}:{argv:$},{cwd:_,env:E,shell:N}=(0,y().isMapping)(n.options)?n.options:n,M=(0,y().isMapping)(N)?
[N.executable,N.args??[]].flat():[],O=Object.values((0,y().isMapping)(E)?E:{}).filter(j=>typeof j=="string"),T=typeof _==
"string"?{directory:_}:{},L=R(M)&&M.length>0?[{argv:M}]:[];return[{...C,...T,environment:O},...L,...t]}function p(n){return(0,y().
isMapping)(n)?n.value:n}function i(n){return"argv"in n?n.argv.map(a).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function a(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,v().singleQuoted)(n)}},92599:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.runsOf=R;function y(){const b=l(76760);return y=function(){return b},b}function v(){const b=l(
36187);return v=function(){return b},b}function S(){const b=l(45636);return S=function(){return b},b}const k=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function R({commands:b},{root:p,format:i},a){const{directories:n=[""],roots:d}=i,o=new(v()).ProjectFiles(a,[...n.map(
e=>y().posix.join(p,e)),""]),u=d.join("|"),f=new RegExp(`\\$(?:(?:${u})\\b|\\{(?:env:)?(?:${u})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),r=e=>e.replace(f,".").replace(k,"~"),t=[];for(const e of b)t.push(
...await h(e,o,r));return[...new Map(t.map(e=>[`${e.kind} ${e.name}`,e])).values()]}async function h(b,p,i){if("address"in
b)return[{kind:"address",name:b.address}];if("unread"in b)return[{kind:"unread",name:b.unread}];const{directory:a,environment:n=[]}=b,
d=a?p.into(i(a)):p,o="shell"in b?b.shell.split(/["'|;&]/):[],u=[...n,...o.filter(r=>r.includes("\\"))].map(i);return[..."\
shell"in b?await(0,S().textRuns)(i(b.shell),d):await(0,S().wordRuns)(b.argv.map(r=>g(i(r))),d),...(0,S().valueRuns)(u,d)]}
function g(b){const p=!/\$\{|\$\w/.test(b);return{text:b,shown:b,quoted:!0,span:{start:0,end:0},isKnown:p}}},28894:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.MAX_LOG_BYTES=void 0,s.continuationOf=p,s.countLines=u,s.hasRecords=i,
s.isAuditLog=R,s.recordsOf=a;function y(){const f=l(84831);return y=function(){return f},f}function v(){const f=l(32854);
return v=function(){return f},f}const S=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],k=s.MAX_LOG_BYTES=128*1024*
1024;function R(f){return(0,y().mayBeSpelled)(f,"events.jsonl")&&S.some(r=>(0,v().isWithinAnywhere)(f,r))}const h=10,g=13,
b=new Set([32,9,h,g]);function p(f,r){const t=a(f),e=a(r);let c=0;for(let m=t.next().value;m;){const w=t.next().value,$=e.
next().value;if(!$||!d(m.bytes,$.bytes,w===void 0))return{kind:"rewritten",line:m.line};c=$.end,m=w}return{kind:"appende\
d",from:c}}function i(f){return a(f).next().value!==void 0}function*a(f){let r=0;for(let t=0;t<f.length;){const e=f.indexOf(
h,t),c=e<0?f.length:e,m=f.subarray(t,c);t=Math.min(c+1,f.length),r+=1,n(m)||(yield{bytes:m,line:r,end:t})}}function n(f){
for(const r of f)if(!b.has(r))return!1;return!0}function d(f,r,t){return t?o(f).equals(o(r)):f.equals(r)}function o(f){return f.
at(-1)===g?f.subarray(0,-1):f}function u(f,r){let t=0;for(let e=f.indexOf(h);e>=0&&e<r;e=f.indexOf(h,e+1))t+=1;return t}},
27928:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.SEED_HASHES=void 0;const l=s.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.activatedSeeds=g,s.seedRelease=R;function y(){const b=l(77598);return y=function(){return b},b}function v(){const b=l(
23404);return v=function(){return b},b}function S(){const b=l(64385);return S=function(){return b},b}function k(){const b=l(
27928);return k=function(){return b},b}function R({value:b,envelope:p}){if(p===void 0)return k().SEED_HASHES[(0,y().hash)(
"sha256",(0,v().canonicalize)(b)).slice(0,32)]}const h=/\.seed\.json$/;function g({head:b,base:p,untouched:i},a){const n=(f,r)=>f.
filter(({path:t})=>h.test(t)===r).flatMap(({assets:t})=>t).filter(({type:t,value:e})=>t==="Gene"&&(0,S().declaredId)(e)!==
void 0),d=new Set(n(p,!0).map(({id:f})=>f));if(d.size===0)return[];const o=new Set(n([...p,...i],!1).map(({id:f})=>f)),u=new Set(
a.map(({asset:f})=>f));return n(b,!1).filter(f=>d.has(f.id)&&!o.has(f.id)&&!u.has(f))}},68450:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.commonRoot=h,s.packagesAbove=b,s.storeOf=R;function y(){const i=l(76760);return y=function(){
return i},i}function v(){const i=l(39491);return v=function(){return i},i}function S(){const i=l(32854);return S=function(){
return i},i}function k(){const i=l(59542);return k=function(){return i},i}function R(i,{policy:a,tree:n,base:d}){const[o]=a.
stores.map(({path:r,root:t})=>({path:(0,S().normalise)(r)??"",root:(0,S().normalise)(t)??""})).filter(({path:r})=>(0,S().
isWithin)(i,r)).sort((r,t)=>t.path.length-r.path.length),u=y().posix.dirname(i).replace(/^\.$/,"");if(o!==void 0)return{
path:u,root:o.root,named:!0};const f=[d,n].find(r=>r?.stat(u)?.kind==="directory");return{path:u,root:(f&&b(f,u)[0])??""}}
function h(i,a){const n=new Set([...i].map(o=>R(o,a).root)),[d=""]=n;return n.size===1?d:""}const g=(0,k().perTree)(()=>new Map);
function b(i,a){const n=g(i).get(a)??p(i,a);return g(i).set(a,n),n}function p(i,a){return[...new Set([a,...(0,v().foldersAbove)(
a).reverse(),""])].filter(d=>i.stat(y().posix.join(d,"package.json"))!==void 0)}},44786:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.MUST_NOT=s.INSTRUCTION_FILES=void 0,s.agentsBlock=i,s.blockIn=a,s.withBlock=d;function y(){
const o=l(38863);return y=function(){return o},o}function v(){const o=l(72443);return v=function(){return o},o}function S(){
const o=l(76186);return S=function(){return o},o}const k=s.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gen\
e-gate.mdc"],R=s.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block\
 of the agent instructions.","Do not remove a validation command or change an asset_id, except by an edit of an AgentTas\
k.","Do not add ignores.","Do not raise limits, scores or streaks.","Do not touch the audit log (events.jsonl)."],h=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,
g="<!-- gene-gate:end -->",b=new RegExp(g,"g"),p=()=>[S().syntaxRules["shell-operator"],v().invocationRules["outside-cod\
e"],v().invocationRules["uses-network"]];function i(){return`<!-- gene-gate:begin; written by \`gene-gate init --agents\` \
-->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${p().map(({right:o,wrong:u,title:f})=>`| \`${o}\` | \`${u}\` | ${f} |`).join(`
`)}

Before you push, run \`${y().COMMAND} check --worktree --no-run\` ([how to get it](${y().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${y().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${R.map(o=>`- ${o}`).join(`
`)}
${g}`}function a(o){const u=n(o);if(u===void 0)return{kind:"absent"};const f=(u==="unclear"?o:o.slice(...u)).replaceAll(
`\r
`,`
`);return{kind:f===i()?"current":"changed",block:f}}function n(o){const u=[...o.matchAll(h)],f=[...o.matchAll(b)],[r,t]=[
u[0]?.index,f[0]?.index];return r===void 0&&t===void 0?void 0:!(u.length===1&&f.length===1)||r===void 0||t===void 0||t<r?
"unclear":[r,t+g.length]}function d(o){const u=n(o);if(u==="unclear")return;const f=o.includes(`\r
`)?`\r
`:`
`,r=i().replaceAll(`
`,f);return u?o.slice(0,u[0])+r+o.slice(u[1]):`${o===""?"":`${o.replace(/(?:\r?\n)*$/,"")}${f}${f}`}${r}${f}`}},85475:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.asHubHashes=r,s.assetIdOf=n,s.contentHash=u,s.hashFindings=i,s.identityFindings=
b,s.isMissingIdentity=p,s.matchContentHash=g,s.unhashedFields=t;function y(){const e=l(23404);return y=function(){return e},
e}function v(){const e=l(27199);return v=function(){return e},e}function S(){const e=l(36093);return S=function(){return e},
e}function k(){const e=l(95132);return k=function(){return e},e}function R(){const e=l(94377);return R=function(){return e},
e}const h=new Set(["Gene","Capsule","EvolutionEvent"]);function g(e){const{type:c,value:m}=e,w=m.asset_id;return w===u(e.
value)?"content":c==="Capsule"&&w===u(r(m))?"hub":typeof w=="string"&&(0,R().asEngineHashed)(m)?"engine":void 0}function b(e,c){
const{type:m,value:w}=e;if(!h.has(m))return i(e,c);const $=a(e,c),P=(0,v().placeOf)(e),I=w.asset_id===void 0?u(e.value):
void 0;return[...w.schema_version===void 0?[(0,k().finding)("schema-version-missing",$,P)]:[],...I===void 0?i(e,c):[(0,k().
finding)("content-hash-missing",{...$,expected:I},P)]]}function p({rule:e}){return e==="schema-version-missing"||e==="co\
ntent-hash-missing"}function i(e,c,m=!1,w){const{value:$}=e;if($.asset_id===void 0||g(e)!==void 0)return[];const P=u(e.value),
I=(0,R().otherHashForm)(e),A=(0,S().seedRelease)(e),_=I==="created"||A!==void 0?"notice":(0,R().hasOnlyLearned)(e,w)?"wa\
rning":"error",E=c==="author"?"error":_,N={...(0,v().placeOf)(e,["asset_id"]),severity:E},M={...a(e,c),expected:P,...I&&
{form:I},...A&&{seed:A}},O=m&&E!=="notice"&&c==="fix"?d(e,P):void 0;return[{...(0,k().finding)("content-hash-mismatch",M,
N),...O&&{edit:O}}]}function a({type:e,id:c},m){return{type:e,id:c,fixable:m==="fix",...m==="author"&&{foreign:!0}}}function n(e){
const{asset_id:c}=e.value;return typeof c=="string"&&g(e)!==void 0?c:u(e.value)}function d({type:e,path:c,pointer:m,value:w},$){
const{asset_id:P,...I}=w;if(!(typeof P!="string"||Object.values(I).some(o))&&g({type:e,value:{...I,asset_id:$}})!==void 0)
return{path:c,pointer:(0,v().pointerText)([...m,"asset_id"]),old:P,new:[$],fix:!0}}function o(e){return typeof e!="objec\
t"||e===null?!1:Object.hasOwn(e,"asset_id")||Object.values(e).some(o)}function u(e){return(0,y().computeAssetId)(e)??""}
const f=["notes","details"];function r(e){const{outcome:c}=e;if(!(0,v().isJsonObject)(c))return e;const{notes:m,details:w,
...$}=c;return{...e,outcome:$}}function t(e){const{outcome:c}=e.value;return g(e)!=="hub"||!(0,v().isJsonObject)(c)?[]:f.
filter(m=>Object.hasOwn(c,m)).map(m=>`outcome.${m}`)}},94377:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.asEngineHashed=R,s.hasOnlyLearned=g,s.hashDigits=p,s.otherHashForm=S;function y(){const i=l(23404);return y=function(){
return i},i}function v(){const i=l(27199);return v=function(){return i},i}function S({value:i}){const a=typeof i.asset_id==
"string"?p(i.asset_id):void 0,n=u=>(0,y().computeAssetId)(u)===`sha256:${a}`;return n(i)?"unprefixed":i.type==="Gene"&&i.
epigenetic_marks!==void 0&&n({...b(i),epigenetic_marks:[]})?"created":void 0}const k={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function R(i){const n=k.Capsule.filter(o=>i.type==="Capsule"&&!(o in i)).reduce((o,u)=>o.flatMap(f=>[
f,{...f,[u]:null}]),[{}]);return[i,h(i)].flatMap(o=>n.map(u=>({...o,...u}))).find(o=>(0,y().computeAssetId)(o)===i.asset_id)}
function h(i){if(Array.isArray(i))return i.map(h);if(!(0,v().isJsonObject)(i))return i;const a=Object.entries(i).map(([n,
d])=>{const o=h(d),[u]=k.env_fingerprint,f=n==="env_fingerprint"&&(0,v().isJsonObject)(o)&&!(u in o);return[n,f?{...o,[u]:null}:
o]});return Object.fromEntries(a)}function g({value:i},a){if(i.type!=="Gene"||a===void 0)return!1;const[n,d]=[i,a.value].
map(o=>{const{schema_version:u,asset_id:f,...r}=b(o);return(0,y().canonicalize)(r)});return n===d}function b(i){const{epigenetic_marks:a,
learning_history:n,anti_patterns:d,...o}=i;return o}function p(i){const a=i.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(a)?a:void 0}},62166:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.inPlaceOfNpm=
k;function y(){const h=l(91063);return y=function(){return h},h}function v(){const h=l(60210);return v=function(){return h},
h}function S(){const h=l(80827);return S=function(){return h},h}async function k(h,g){const{invocation:b,argv:p,targets:i}=h,
{tree:a,cwd:n="",changed:d=new Set,programs:o=y().NO_PROGRAMS}=g,u=b?.program==="npm"||b?.program==="npx";if(a===void 0||
p===null||b===void 0||!u)return h;const f={tree:a,directory:n,changed:d,families:o},r=await(0,S().npmScripts)(b,f),t=i.some(
({kind:m,via:w})=>m==="package_binary"&&w===void 0),c=(r?(0,S().stepsIn)(r).some(({text:m})=>R.test(m)):!t)?await(0,v().
foreignSettings)(a,d):[];return{...h,...r&&{scripts:r},...c.length>0&&{npmSettings:c}}}const R=/(?:^|[^\w.-])np[mx](?![\w.-])/},
80827:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.npmScripts=o,s.stepsIn=d;function y(){const O=l(
76760);return y=function(){return O},O}function v(){const O=l(3463);return v=function(){return O},O}function S(){const O=l(
54669);return S=function(){return O},O}function k(){const O=l(68538);return k=function(){return O},O}function R(){const O=l(
3893);return R=function(){return O},O}function h(){const O=l(60210);return h=function(){return O},O}function g(){const O=l(
59867);return g=function(){return O},O}function b(){const O=l(56788);return b=function(){return O},O}function p(){const O=l(
46912);return p=function(){return O},O}function i(){const O=l(47668);return i=function(){return O},O}const a={start:0,end:0},
n=200;function d({steps:O}){return O.flatMap(T=>T.command?.nested?d(T.command.nested):[T])}async function o(O,T,L={left:n}){
const{subcommand:j,flags:D}=O;if(j===void 0)return;const{project:F,selected:U,runs:G,packages:B}=await(0,p().scriptsThatRun)(
O,T,a);if(F===void 0)return;const x=await(0,h().readNpmrc)({...T,directory:F}),W=await u(T,F);if("unread"in x||W===void 0)
return;const{settings:z}=x,Z=I.some(Y=>Y in z);if(W.devEngines!==void 0||Z)return;const J=[],K=A(D,z);for(const Y of B){
const X=await u(T,Y);if(X===void 0||f(X))return;const q=G.filter(Q=>Q.directory===Y),nn=q.length===0?await m(O,T,Y):void 0;
nn!==void 0&&J.push({...r(X),...nn,directory:Y});for(const Q of q){const tn=await t(Q,T,K,L);J.push({...r(X),...tn})}}const V=z["\
node-options"],{prefix:en}=(0,i().readSettings)(O);return{subcommand:j,directory:T.directory,project:F,prefixed:en!==void 0,
inWorkspaces:U,config:K,...typeof V=="string"&&{nodeOptions:V},steps:J}}async function u({tree:O},T){const L=await(0,g().
readJsonFile)(O,(0,b().from)({directory:T},"package.json"));return L===void 0||L===g().INVALID?void 0:(0,v().objectIn)(L)}
function f({bin:O,directories:T}){return!O&&"bin"in(0,v().objectIn)(T)}function r(O){const{name:T,version:L}=O;return{packageId:T&&
L?`${String(T)}@${String(L)}`:"",packageEnv:_(O)}}async function t(O,T,L,j){const{directory:D,event:F,body:U}=O,G=(0,p().
scriptText)(O),B={...T,directory:D},x=$(G),W=await c(x,B,{config:L,budget:j}),z=O.words.map(J=>J.text),Z=x&&{...x,...W&&
{nested:W}};return{directory:D,event:F,body:U,words:z,text:G,...Z&&{command:Z}}}const e=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function c(O,T,{config:L,budget:j}){if(!(O?.argv[0]==="npm"&&Object.
keys(O.env).length===0)||L.npm_config_ignore_scripts==="true"||(j.left-=1,j.left<0))return;const F=O.argv.slice(1).map(x=>({
text:x,span:a,quoted:!0})),{invocation:U,problems:G}=(0,R().parseNpm)(F),B=U.flags.every(({name:x})=>e.has(x));if(!(G.length>
0||!B))return o(U,T,j)}async function m(O,{tree:T},L){const j=(0,p().eventOf)(O),D=(await(0,g().usablePackageJson)(T,L))?.
scripts.has(j??"");if(!(j===void 0||D||(0,i().readSettings)(O).ifPresent))return{event:j,words:[],text:""}}function w(O){
return(0,k().changesShell)(O)||(0,k().isWithoutEffect)(O)||O==="nohup"}function $(O){const{words:T,assignments:L,refused:j,
problems:D}=(0,S().lex)(O),F=D.every(({rule:W,severity:z})=>W==="assignment-refused"||z==="warning"&&W!=="unquoted-glob"),
U=D.filter(({rule:W})=>W==="assignment-refused").length,[G]=T;if(!F||U!==j.length||G===void 0||w(G.text)||G.text.includes(
"="))return;const B=[...L,...j].sort((W,z)=>W.span.start-z.span.start);if(B.some(({name:W})=>W==="PATH"))return;const x=Object.
fromEntries(B.map(({name:W,value:z})=>[W,z]));return{argv:T.map(W=>W.text),env:x}}const P=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),I=["also","dev","include","omit","only","optional","product\
ion"];function A(O,T){const L=Object.entries(T).filter(([F,U])=>["harmless","honoured"].includes((0,h().effectOf)(F,U))),
j=O.map(({name:F,value:U,negated:G})=>[F.slice(2),U??G!==!0]),D=[...L,...j].filter(([F])=>!P.has(F));return Object.fromEntries(
D.map(([F,U])=>[`npm_config_${F.replaceAll("-","_").toLowerCase()}`,C(U)]))}function C(O){return Array.isArray(O)?O.map(
C).join(`

`):O==null||O===!1?"":String(O).trim()}function _(O){const{name:T,version:L,config:j,engines:D,bin:F}=O,U={};return E({name:T,
version:L,config:j,engines:D,bin:N(F,T)},"npm_package_",U),Object.fromEntries(Object.entries(U).filter(([G])=>/^[A-Za-z_]\w*$/.
test(G)))}function E(O,T,L){for(const[j,D]of Object.entries(O))if(D!==void 0)if(D===null||D===!1)L[`${T}${j}`]="";else if(Array.
isArray(D))for(const[F,U]of D.entries())E({[`${j}_${F}`]:U},T,L);else typeof D=="object"?E(D,`${T}${j}_`,L):L[`${T}${j}`]=
String(D)}function N(O,T){const D=Object.entries((0,g().binOf)(O,typeof T=="string"?T:"")??{}).map(([F,U])=>[y().posix.basename(
M(F)),M(U)]).filter(([F,U])=>F&&U);return D.length>0?Object.fromEntries(D):void 0}function M(O){return y().posix.join("/",
O.replaceAll("\\","/")).slice(1)}},41551:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.findKnown=v,s.
knownForms=y,s.reachOfKnown=R,s.secretsOf=f;const l=12;function y(t){const e=[...new Set(t.flatMap(g))],c=e.map(m=>m.replace(
/\s/g,""));return{exact:e,squeezed:[...new Set(c)].filter(m=>m.length>=l)}}function v(t,{exact:e,squeezed:c}){const m=e.
flatMap(P=>S(t,P,I=>I));if(c.length===0||!/\s/.test(t))return m;const{text:w,at:$}=k(t);return[...m,...c.flatMap(P=>S(w,
P,I=>$[I]??0))]}function S(t,e,c){const m=[];for(let w=t.indexOf(e);w>=0;w=t.indexOf(e,w+e.length))m.push({kind:"secret",
start:c(w),end:c(w+e.length-1)+1});return m}function k(t){const e=new Uint32Array(t.length),c=[];let m=0;for(const{0:w,index:$}of t.
matchAll(/\S+/g)){for(let P=0;P<w.length;P+=1)e[m+P]=$+P;m+=w.length,c.push(w)}return{text:c.join(""),at:e}}function R({
exact:t}){return 2*Math.max(0,...t.map(({length:e})=>e))}const h=4;function g(t){const e=Buffer.from(t),c=b(t),m=encodeURIComponent(
e.toString()),w=e.toString("hex"),$=[t,...t.split(/\r?\n/),c,c.replaceAll("/","\\/"),b(c),...p(m),w,w.toUpperCase(),...[
0,1,2].flatMap(P=>i(e,P))];return[...new Set($)].filter(P=>P.trim().length>=h)}function b(t){return JSON.stringify(t).slice(
1,-1)}function p(t){const e=t.replace(/[!'()*]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);return[t,e].flatMap(
c=>{const m=c.replace(/%../g,w=>w.toLowerCase());return[c,m,c.replaceAll("%20","+"),m.replaceAll("%20","+")]})}function i(t,e){
const c=Buffer.concat([Buffer.alloc(e),t]).toString("base64"),m=Math.ceil(e*8/6),w=Math.floor((e+t.length)*8/6),$=c.slice(
m,w);return[$,$.replaceAll("+","-").replaceAll("/","_")]}const a=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,d=/^(?:[\\/~]|[A-Za-z]:[\\/])/,o=8,u=/^[A-Za-z][a-z]{0,9}$/;function f(t){
const e=Object.entries(t).flatMap(([c,m])=>m!==void 0&&a.test(c)&&r(c,m)?[m]:[]);return[...new Set(e)]}function r(t,e){return e.
length<o||u.test(e)?!1:!(n.test(t)&&d.test(e))}},97018:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.redact=k,s.redactForms=R;function y(){const m=l(41551);return y=function(){return m},m}function v(){const m=l(83377);return v=
function(){return m},m}function S(m){return v().TOKEN_SHAPES.flatMap(([w,$])=>Array.from(m.matchAll($),({indices:P})=>{const[
I,A]=P?.[1]??P?.[0]??[0,0];return{kind:w,start:I,end:A}}))}function k(m,w=[]){return R(m,(0,y().knownForms)(w))}function R(m,w){
const $=[...(0,y().findKnown)(m,w),...S(m),...o(m)].sort((C,_)=>C.start-_.start||_.end-C.end),P=[];for(const C of $){const _=P.
at(-1);_===void 0||C.start>=_.end?P.push(C):C.end>_.end&&P.splice(-1,1,{..._,end:C.end})}let I="",A=0;for(const{kind:C,start:_,
end:E}of P)I+=`${m.slice(A,_)}[redacted ${C}]`,A=E;return{text:I+m.slice(A),redactions:P}}const h="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",g="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",b="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",p=`\\\\{0,3}["']`,i=new RegExp(
`${h}(?:${p})?${g}${p}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),a=new RegExp(`${h}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${h}${b}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),d=new RegExp(`${h}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function o(m){return[...u(m,i,({name:w,value:$,next:P})=>/["'\\]/.test(
P)&&!t(w,$)),...u(m,a,({value:w,next:$})=>!e(w,$)),...u(m,n,({value:w,next:$})=>c(w)&&!e(w,$)),...u(m,d,({value:w,next:$})=>c(
w)&&!e(w,$))]}function u(m,w,$){return Array.from(m.matchAll(w)).flatMap(({groups:P={},indices:I})=>{const{name:A="",value:C=""}=P,
[_,E]=I?.groups?.value??[0,0],N={name:A,value:C,next:m.charAt(E)};return r(A,C)||!$(N)?[]:[{kind:"named secret",start:_,
end:E}]})}const f=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function r(m,w){return f.test(w)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(w)?!0:/^[\d.:_-]+$/.test(w)&&!/^p/i.test(m)}
function t(m,w){return/token|key/i.test(m)&&/^[A-Za-z][a-z]{0,15}$/.test(w)}function e(m,w){return w!==""&&"([{".includes(
w)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(m)}function c(m){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(m)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(m)?!1:/\d/.test(m)?/[a-z]/i.test(m):m.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(m)}},83377:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.
TOKEN_SHAPES=void 0;const l=String.raw`
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
`,y=new RegExp(`\\b(?:${l.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),v=s.TOKEN_SHAPES=
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
4378:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.Judge=void 0;function y(){const i=l(68450);return y=
function(){return i},i}function v(){const i=l(62166);return v=function(){return i},i}function S(){const i=l(51951);return S=
function(){return i},i}function k(){const i=l(54244);return k=function(){return i},i}function R(){const i=l(87952);return R=
function(){return i},i}function h(){const i=l(34482);return h=function(){return i},i}function g(){const i=l(41431);return g=
function(){return i},i}const b=4e3;class p{terms;context;clock;#n=new Map;#t=new Map;constructor(a,n,d){this.terms=a,this.
context=n,this.clock=d}static by(a){const n=(0,h().contextIn)(a,{});return new p(a,n,a.clock??new(k()).AuditClock(a.signal))}with(a){
const n={...this.terms,...a},d=(0,h().contextIn)(n,this.context.proposal);return new p(n,d,this.clock)}proposed(a){return new p(
this.terms,(0,h().contextIn)(this.terms,a),this.clock)}storeOf(a){const{cwd:n}=this.terms,d=(0,y().storeOf)(a,this.terms);
return n===void 0?d:{...d,root:n}}forFile(a){return this.startingIn(this.storeOf(a).root)}startingIn(a){if(a===(this.terms.
cwd??""))return this;const n=this.#t.get(a)??this.with({cwd:a});return this.#t.set(a,n),n}command(a){const n=this.#n.get(
a);if(n!==void 0)return n;const d=this.#s(a);this.#n.set(a,d);const[o]=this.#n.keys();return this.#n.size>b&&this.#n.delete(
o),d}async risk(a,n){return(0,g().judgeRiskAlone)(await this.#e(n),a,this.context)}async#s(a){const{profile:n}=this.terms.
policy;try{return(0,g().judgeReading)(await this.#e(a),n,this.context)}catch(d){return(0,g().unjudged)(a,n,d)}}async#e(a){
const{tree:n,base:d,changed:o,cwd:u="",policy:f}=this.terms,{clock:r}=this,t=(0,R().programTerms)(f),{areBuilt:e}=(0,R().
additionsFor)(f),c={...n&&{tree:n},...d&&{base:d},changed:o,cwd:u,programs:t,isOutput:e,clock:r};return await r.tick(),(0,v().
inPlaceOfNpm)(await(0,S().readCommand)(a,c),c)}}s.Judge=p},16455:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.editOf=h,s.withEdit=R,s.withEdits=k;function y(){const p=l(82606);return y=function(){return p},p}function v(){const p=l(
70023);return v=function(){return p},p}const S=new Set("checks-syntax-only npm-script-missing only-prints target-missing".
split(" "));async function k(p,i,a){if(p.every(({verdict:u})=>u==="allow"))return p;const n=p.map(({reading:u})=>u.command),
d=new(v()).ScriptStore(i),o=a?await(0,y().fixList)(n,d):[];return Promise.all(p.map(async(u,f)=>{const{command:r}=u.reading;
if(u.verdict==="allow"||r.length>y().LONGEST)return u;const t=o[f];return t?.kind==="fixed"?b(u,h(r,t,d),d.judge):g(u,i)}))}
async function R(p,i){const[a=p]=await k([p],i,!1);return a}function h(p,{commands:i,scripts:a},n){const d=a.map(o=>n.pathOf(
o)).flatMap(o=>{const u=n.textOf(o);return u===void 0?[]:[{path:o,text:u}]});return{old:p,new:i,...d.length>0&&{files:d},
fix:!0}}async function g(p,i){const{command:a}=p.reading,n=new(v()).ScriptStore(i),d=await(0,y().rewriteCommand)(a,n,{rewrites:y().
SUGGESTIONS,accepts:({findings:o})=>!o.some(({rule:u})=>S.has(u))});return d.kind!=="fixed"?p:b(p,{...h(a,d,n),fix:!1},n.
judge)}async function b(p,i,a){const{findings:n,verdict:d}=p,o=await Promise.all(i.new.map(c=>a.command(c)));if(o.some(c=>c.
verdict==="block"))return p;const u=new Set(n.map(({rule:c})=>c)),f=o.flatMap(c=>c.findings).flatMap(({rule:c,severity:m})=>m===
"notice"?[]:c),r=f.some(c=>!u.has(c));if(d==="warn"&&r)return p;const t=({rule:c,severity:m})=>d==="block"?m==="error":!f.
includes(c),e=n.find(t);return e===void 0?p:{...p,findings:n.map(c=>c===e?{...c,edit:i}:c)}}},78816:function(H,s,l){Object.
defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=void 0,s.reasonOf=h,s.reasons=void 0;function y(){const g=l(13580);
return y=function(){return g},g}function v(){const g=l(95132);return v=function(){return g},g}const S="Write a script by\
 hand and run it with `node`.",k=s.CANNOT_FAIL="vacuous-code",R=s.reasons={cannotFail:()=>({id:k,message:"The command ca\
nnot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it \
with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and start\
s nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`\
."}),codeNotMoved:g=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${g}.`,title:"Code that cann\
ot be moved into a script.",remedy:S}),dangerous:g=>({id:"dangerous-command",message:`The command ${g}.`,remedy:"Remove \
the command. A person decides whether the gene needs it."}),noPlace:g=>({id:"no-place-for-script",message:`Scripts canno\
t be added to \`${g}\`: the path is not an ordinary directory.`,remedy:`Make \`${g}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:S}),dangles:(g,b)=>({id:"reference-dangles",message:`It names a gene by \`${g}\
\`, which is now \`${b}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"\
The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports abou\
t the file, and run `gene-gate fix` again."})};function h(g){return{id:g.rule,title:(0,y().ruleOf)(g.rule)?.title,...(0,v().
describe)(g)}}},82606:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.SUGGESTIONS=s.LONGEST=void 0,s.
fixList=f,s.rewriteCommand=a;function y(){const A=l(6163);return y=function(){return A},A}function v(){const A=l(78816);
return v=function(){return A},A}function S(){const A=l(50899);return S=function(){return A},A}function k(){const A=l(41468);
return k=function(){return A},A}function R(){const A=l(77463);return R=function(){return A},A}function h(){const A=l(71570);
return h=function(){return A},A}function g(){const A=l(2137);return g=function(){return A},A}function b(){const A=l(36309);
return b=function(){return A},A}const p=6,i=200;async function a(A,C,_={}){return new n(C,_).rewrite(A,p)}class n{#n;#t;#s;#e=i;constructor(C,{
rewrites:_=P,accepts:E=()=>!0}){this.#n=C,this.#t=_,this.#s=E}async rewrite(C,_){this.#e-=1;const E=await this.#n.judge.
command(C),{reading:N,verdict:M,findings:O}=E;if(M==="allow")return{kind:"fine"};const T=(0,y().dangerIn)(C);if(T!==void 0&&
M==="block")return{kind:"left",reason:v().reasons.dangerous(T)};let L;for(const F of _>0&&this.#e>0?this.#t:[]){const U=await F(
N,this.#n);if(U===void 0)continue;if("reason"in U){L??=U.reason;continue}const G=await this.#o(U.commands,_-1),B=o(U,G);
if(B.kind==="left")L??=B.reason;else return B}const[j]=O,D=_===p||this.#s(E);return j===void 0||M==="warn"&&D?{kind:"fin\
e"}:{kind:"left",reason:L??(0,v().reasonOf)(j)}}async#o(C,_){const E=[];for(const N of C){if(E.some(d)||this.#e<=0)break;
E.push(await this.rewrite(N,_))}return E}}function d(A){return A.kind==="left"&&A.reason.id!==v().CANNOT_FAIL}function o(A,C){
const _=C.find(d);if(_!==void 0)return _;const E=C.flatMap((M,O)=>{if(M.kind==="left")return[];const T=A.commands[O]??"";
return M.kind==="fixed"?[M]:[{commands:[T],steps:[],scripts:[]}]}),N=C.find(M=>M.kind==="left");return E.length===0||C.length<
A.commands.length?N??{kind:"left",reason:v().reasons.tooLong()}:{kind:"fixed",commands:E.flatMap(({commands:M})=>M),steps:[
A.step,...N===void 0?[]:["command that only prints removed"],...E.flatMap(({steps:M})=>M)],scripts:[...A.scripts??[],...E.
flatMap(({scripts:M})=>M)]}}const u=s.LONGEST=16*1024;async function f(A,C){const _=[];for(const M of A){const O=typeof M==
"string"&&M.length<=u;_.push(O?await a(M,C):{kind:"fine"})}const E=new Set((await r(A,C)).flat()),N=await Promise.all(_.
map(async M=>(M.kind==="fixed"?(await r(M.commands,C)).flat():[]).some(L=>!E.has(L))?{kind:"left",reason:v().reasons.addsProblems()}:
M));return e(A,await t(A,N,C))}function r(A,{judge:C}){return Promise.all(A.map(async _=>{const{findings:E}=await C.command(
_);return E.flatMap(({rule:N,severity:M})=>M==="notice"?[]:N)}))}async function t(A,C,_){return C.some($)&&(await Promise.
all(C.map(async(N,M)=>{if(N.kind==="fixed")return!0;if(N.kind==="left")return!1;const{findings:O,verdict:T}=await _.judge.
command(A[M]);return T!=="block"&&!O.some(({rule:L})=>L==="only-prints")}))).includes(!0)?C.map(N=>$(N)?c:N):C}function e(A,C){
const _=new Set,E=new Set;return C.map((N,M)=>{const O=A[M];if(N.kind!=="fixed")return _.add(O),E.has(O)?m:N;const T=N.commands.
filter(L=>!_.has(L)&&_.add(L));for(const L of T)E.add(L);return T.length===N.commands.length?N:{...N,commands:T,steps:[...N.
steps,...m.steps]}})}const c=w("command that only prints removed"),m=w("repeated command removed");function w(A){return{
kind:"fixed",commands:[],steps:[A],scripts:[]}}function $(A){return A.kind==="left"&&A.reason.id===v().CANNOT_FAIL}const P=[
h().trimBlanks,S().moveCode,h().dropRedirection,h().dropUnread,h().splitConjunction,h().findPrinter,R().dropLauncher,R().
nameProgram,R().spellProgram,k().makeRelative],I=s.SUGGESTIONS=[...P,g().dropPreparation,b().useWorkspace,g().requireEach,
g().dropOutputFile,b().spellScript,g().passFlag,g().useInstalled,g().dropFlag,b().useNpm,b().useNpx]},50899:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.moveCode=void 0;function y(){const n=l(19609);return y=function(){return n},
n}function v(){const n=l(78816);return v=function(){return n},n}function S(){const n=l(70023);return S=function(){return n},
n}function k(){const n=l(710);return k=function(){return n},n}const R=async(n,d)=>{const o=p(n);if(o===void 0||"reason"in
o)return o;const{scriptText:u}=await Promise.all([l.e(559),l.e(683)]).then(l.bind(l,89683)),f=u(o.evaluation.code);if(typeof f!=
"string")return f;const r=await d.place(f);return r===void 0?{reason:v().reasons.noPlace(S().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[o.evaluation.withScript(r)],scripts:[r]}};s.moveCode=R;const h=["line-break","blank-padd\
ing","markup-injection"],g=new Set(["--eval","--print"]),b=/strip-types|transform-types|detect-module|^--test/;function p(n){
const{invocation:d,command:o,assignments:u}=n;if(d?.program!=="node")return;const f=d.flags.filter(({name:I})=>g.has(I));
if(f.length===0)return;if(!i(n))return{reason:v().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[r,...t]=f;if(r?.value===void 0||r.name!=="--eval"||t.length>0)return{reason:v().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const e=d.flags.filter(I=>I!==r),c=e.find(I=>!a(I));if(c!==void 0)return{reason:v().reasons.
codeNotMoved(`\`${c.written}\` changes how \`node\` runs it`)};const m=({start:I,end:A})=>o.slice(I,A),w=d.passthrough.at(
-1),$=d.passthrough.slice(0,1).map(({span:I})=>m({start:I.start,end:w?.span.end??I.end})),P=[...u.map(({span:I})=>m(I)),
"node"];return{evaluation:{code:r.value,withScript:I=>[...P,...e.map(({span:A})=>m(A)),I,...$].join(" ")}}}function i(n){
const{command:d,words:o,assignments:u}=n;if((0,k().isAmbiguous)(n,h))return!1;let f=0;for(const{span:r}of[...u,...o]){if(r.
start>f&&!/^[ \t]*$/.test(d.slice(f,r.start)))return!1;f=Math.max(f,r.end)}return/^[ \t]*$/.test(d.slice(f))}function a({
name:n}){return y().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!b.test(n)}},41468:function(H,s,l){Object.
defineProperty(s,"__esModule",{value:!0}),s.makeRelative=void 0;function y(){const g=l(32854);return y=function(){return g},
g}function v(){const g=l(93028);return v=function(){return g},g}function S(){const g=l(36773);return S=function(){return g},
g}const k=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),R=({command:g,words:b,
invocation:p,problems:i},{tree:a})=>{if(p?.program!=="node"||a===void 0)return;const n=i.filter(({rule:d})=>k.has(d));for(const{
text:d,span:o}of b.slice(1)){if(!n.some(({span:{start:w}})=>w>=o.start&&w<o.end))continue;const f=[d,g.slice(o.start,o.end)].
map(w=>h(a,w)).find(w=>w!==void 0);if(f===void 0)continue;const r=/^[\w./@-]+$/.test(f)?f:(0,S().singleQuoted)(f),t=g.slice(
0,o.start)+r,e=g.slice(o.end),c=d.endsWith(`/${f}`)?d.slice(0,-f.length):void 0,m=c===void 0?e:e.replaceAll(` ${c}`," ");
return{step:"path made relative",commands:[t+m]}}};s.makeRelative=R;function h(g,b){const p=b.split(/[\\/]/).filter(a=>a!==
""&&a!==".");return p.map((a,n)=>(0,y().normalise)(p.slice(n).join("/"))).slice(1).find(a=>{const n=a===void 0||a===""?void 0:
(0,y().resolveInTree)(g,a);return n?.kind==="inside"&&n.entry.tracked&&(0,v().isRegular)(n.entry.kind)})}},77463:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.spellProgram=s.nameProgram=s.dropLauncher=void 0;function y(){const r=l(
13254);return y=function(){return r},r}function v(){const r=l(11331);return v=function(){return r},r}function S(){const r=l(
710);return S=function(){return r},r}const k=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,R=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
h=r=>{const t=b(r,"program-by-path");if(t===void 0)return;const{program:e}=t.args,[,c]=k.exec(e)??[];if(c!==void 0)return p(
r,t,`npx ${c}`);const[,m]=R.exec(e)??[];return m===void 0?void 0:p(r,t,m)};s.nameProgram=h;const g=r=>{const t=b(r,"prog\
ram-look-alike");return t&&p(r,t,t.args.meant)};s.spellProgram=g;function b({problems:r},t){return r.find(e=>(0,y().isProblem)(
e,t))}function p({command:r},{span:t},e){return{step:"program name corrected",commands:[(0,S().replaceSpan)(r,t,e)]}}const i=[
"shell-grammar","unquoted-glob"],a={command:()=>0,env:()=>0,exec:()=>0,nice:r=>f(r,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:r=>f(r,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
d=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,o=r=>{const{command:t,words:e}=r,[c,...m]=e;if(c===void 0||(0,S().
isAmbiguous)(r,i))return;const w=c.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),$=(0,v().isShell)(w)?u(m):
void 0;if($!==void 0)return{step:"launcher removed",commands:[$]};const P=Object.hasOwn(a,w)?a[w]?.(m.map(({text:C})=>C)):
void 0,I=P===void 0?void 0:m[P];return I===void 0?void 0:{step:"launcher removed",commands:[t.slice(0,c.span.start)+t.slice(
I.span.start)]}};s.dropLauncher=o;function u(r){const[t,e]=r.slice(r.findIndex(c=>!d.test(c.text)));if(!(t===void 0||!n.
test(t.text)))return e===r.at(-1)&&e?.text.trim()?e.text.trim():void 0}function f(r,t,e){let c=0;for(;;){const m=r[c]??"";
if(e?.test(m))c+=2;else if(t.test(m))c+=1;else return c}}},710:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.cutSpan=S,s.isAmbiguous=R,s.replaceSpan=v,s.suggest=k;function y(){const h=l(13580);return y=function(){return h},h}function v(h,{
start:g,end:b},p){return h.slice(0,g)+p+h.slice(b)}function S(h,{start:g,end:b}){const p=h.slice(0,g).replace(/[ \t]+$/,
"");return p===""?h.slice(b).replace(/^[ \t]+/,""):p+h.slice(b)}function k(...h){return{step:"command suggested",commands:h}}
function R({problems:h},g=[]){return h.some(({rule:b,severity:p})=>p==="error"&&(0,y().ruleOf)(b).layer==="syntax"&&!g.includes(
b))}},71570:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.conjunctionOf=d,s.findPrinter=s.dropUnread=
s.dropRedirection=void 0,s.partsOf=n,s.trimBlanks=s.splitConjunction=void 0;function y(){const o=l(54669);return y=function(){
return o},o}function v(){const o=l(81716);return v=function(){return o},o}function S(){const o=l(78816);return S=function(){
return o},o}function k(){const o=l(710);return k=function(){return o},o}const R=({command:o})=>{const u=o.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return u===""||u===o?void 0:{step:"whitespace trimmed",commands:[u]}};s.trimBlanks=R;const h=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
g=({command:o,problems:u})=>{const r=u.some(({rule:t})=>t==="shell-redirection")?o.replace(h,""):o;if(!(r===o||(0,y().lex)(
r).problems.length>0))return{step:"redirection removed",commands:[r]}};s.dropRedirection=g;const b=({command:o,problems:u})=>{
for(const{rule:f,span:r}of u){const t=o.slice(r.end).trim()==="";if(f==="shell-comment"&&!/[\r\n]/.test(o.slice(r.start))||
f==="shell-operator"&&t&&o.slice(r.start,r.end)===";")return{step:"comment removed",commands:[(0,k().cutSpan)(o,r)]};if(f===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,k().replaceSpan)(o,r,"")]}}};s.dropUnread=b;const p=new Set(
["echo","printf","true",":","pwd","date"]),i=o=>p.has(o.words[0]?.text??"")&&!(0,k().isAmbiguous)(o)?{reason:S().reasons.
cannotFail()}:void 0;s.findPrinter=i;const a=({command:o,problems:u})=>{if(n(o).some(({text:r})=>/^\(?cd(?:[ \t]|$)/.test(
r)))return{reason:S().reasons.changesDirectory()};if(!u.some(({rule:r})=>r==="shell-operator"))return;const f=d(o);return f&&
{step:"split at &&",commands:f.map(({text:r})=>r)}};s.splitConjunction=a;function n(o){const u=(0,v().readShellText)(o);
return o.slice(0,u[0]?.span.start).trim()!==""?[]:u.map(({span:f,separator:r})=>({text:o.slice(f.start,f.end).trim(),operator:r.
trim()}))}function d(o){const u=n(o),f=u.every(({operator:r},t)=>r===(u[t+1]?"&&":""));return u.length>1&&f?u:void 0}},70023:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=void 0;function y(){const a=l(77598);return y=
function(){return a},a}function v(){const a=l(76760);return v=function(){return a},a}function S(){const a=l(39491);return S=
function(){return a},a}function k(){const a=l(63550);return k=function(){return a},a}function R(){const a=l(80781);return R=
function(){return a},a}function h(){const a=l(93028);return h=function(){return a},a}const g=s.SCRIPT_FOLDER="scripts/va\
lidate",b=[16,64];class p{#n;#t=new Map;#s;#e;#o;constructor(n){const{tree:d,cwd:o=""}=n.terms;this.#n=d,this.#s=o,this.#e=
n,this.#o=d&&(0,R().subTree)(d,o)}get judge(){return this.#e}get tree(){return this.#o}pathOf(n){return v().posix.join(this.#s,
n)}textOf(n){return this.#t.get(n)}async place(n){const d=this.#n;if(d===void 0)return;const o=(0,y().createHash)("sha25\
6").update(n).digest("hex");for(const u of b){const f=`${g}/eval-${o.slice(0,u)}.cjs`,r=this.pathOf(f);if(!(0,S().foldersAbove)(
r).every(m=>(d.stat(m)?.kind??"directory")==="directory"))return;const e=d.stat(r);if(e===void 0)return this.#r(r,n,d),f;
if((0,h().isRegular)(e.kind)&&e.tracked&&(await d.read(r)).equals(Buffer.from(n)))return f}}#r(n,d,o){if(this.#t.has(n))
return;this.#t.set(n,d);const u=i(o,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:u}),this.#o=(0,R().subTree)(
u,this.#s)}}s.ScriptStore=p;function i(a,n){const d=(0,k().literalTree)(n),o=(u,f)=>[...u,...[...f].filter(({path:r})=>a.
stat(r)===void 0)].sort(S().byEntryPath);return{label:a.label,original:a,stat:u=>a.stat(u)??d.stat(u),readlink:u=>a.readlink(
u),read:(u,f)=>u in n?d.read(u,f):a.read(u,f),list:u=>o(a.list(u),d.list(u)),files:()=>o(a.files(),d.files())}}},2137:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=s.dropOutputFile=
s.dropFlag=void 0;function y(){const r=l(13580);return y=function(){return r},r}function v(){const r=l(13254);return v=function(){
return r},r}function S(){const r=l(710);return S=function(){return r},r}function k(){const r=l(71570);return k=function(){
return r},r}const R=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,h=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
g=8,b=({command:r,problems:t})=>{if(!t.some(({rule:m})=>m==="shell-operator"||m==="line-break"))return;const e=(0,k().partsOf)(
r);if(e.length===0||e.length>g)return;const c=[];for(const[m,{text:w}]of e.entries()){const $=e[m-1]?.operator??"",P=$===
"||"&&h.test(w),I=/^\|&?$/.test($)&&R.test(w);if(!(P||I)){if(!/^(?:|&&|[;\n]*)$/.test($)||w.startsWith("cd "))return;c.push(
w)}}if(/^[&;\s]*$/.test(e.at(-1)?.operator??"")&&!(c.length===0||c.join()===r))return(0,S().suggest)(...c)};s.requireEach=
b;const p=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,i=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
a=({command:r})=>{const t=(0,k().conjunctionOf)(r)?.map(({text:c})=>c),e=t?.filter(c=>!p.test(c)&&!i.test(c))??[];if(!(t===
void 0||e.length===0||e.length===t.length))return(0,S().suggest)(...e)};s.dropPreparation=a;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
d=({command:r,problems:t})=>{if(!t.some(({rule:c})=>c==="shell-redirection"))return;const e=r.replace(n,"");return e===r?
void 0:(0,S().suggest)(e)};s.dropOutputFile=d;const o=r=>{const{command:t,problems:e,invocation:c}=r;for(const{rule:m,span:w}of e){
if(!(0,y().ruleOf)(m).removable||t[w.start]!=="-")continue;const $=t.slice(w.start,w.end),P=t.slice(w.end).trimStart(),I=!/[=\s]/.
test($)&&P!==""&&!P.startsWith("-"),A=c?.flags.some(C=>C.span.start===w.start)===!0;if(!(I&&!A))return(0,S().suggest)((0,S().
cutSpan)(t,w))}};s.dropFlag=o;const u=({command:r,problems:t,invocation:e})=>{const c=t.find(P=>(0,v().isProblem)(P,"unk\
nown-flag")),m=e?.program==="npm"&&e.subcommand!=="exec";if(c===void 0||!m||e.passthrough.length>0)return;const w=(0,S().
cutSpan)(r,c.span),$=r.slice(c.span.start,c.span.end);return(0,S().suggest)(`${w.trimEnd()} -- ${$}`)};s.passFlag=u;const f=({
command:r,words:t,problems:e,invocation:c})=>{if(!e.some(({rule:P})=>P==="uses-network")||c?.program!=="npx")return;const w=t.
slice(1).find(({text:P})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(P));if(w===void 0)return;const $=w.text.slice(0,
w.text.lastIndexOf("@"));return(0,S().suggest)((0,S().replaceSpan)(r,w.span,$))};s.useInstalled=f},36309:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.useWorkspace=s.useNpx=s.useNpm=s.spellScript=void 0;function y(){const n=l(
59867);return y=function(){return n},n}function v(){const n=l(3051);return v=function(){return n},n}function S(){const n=l(
13254);return S=function(){return n},n}function k(){const n=l(710);return k=function(){return n},n}const R=new Set(["tes\
t","start","stop"]),h=new Set(["pnpm","yarn","bun","npm"]),g=async({command:n,problems:d,words:o,invocation:u},f)=>{if(u?.
program!=="npm")return;const r=await a(f),t=d.find(I=>(0,S().isProblem)(I,"npm-script-missing"));if(t!==void 0){const I=(0,v().
nearestName)(t.args.script,r),A=o.find(({text:C})=>C===t.args.script);return I===void 0||A===void 0?void 0:(0,k().suggest)(
(0,k().replaceSpan)(n,A.span,I))}const e=d.find(I=>(0,S().isProblem)(I,"unknown-subcommand"));if(e===void 0)return;const{
subcommand:c,meant:m}=e.args,w=m===""?(0,v().nearestName)(c,[...R]):m,$=[...r.includes(c)?[`run ${c}`]:[],...w===void 0?
[]:[w]],[P]=$;return P===void 0?void 0:(0,k().suggest)((0,k().replaceSpan)(n,e.span,P))};s.spellScript=g;const b=async({
command:n,words:d,problems:o},u)=>{const f=o.some(({rule:$})=>$==="program-not-allowed"),[r,t,e]=d;if(!f||r===void 0||t===
void 0||!h.has(r.text)||r.text==="bun"&&/^(?:test|build)$/.test(t.text))return;const c=t.text==="run"?e:t;if(c===void 0||
!(await a(u)).includes(c.text))return;const m=R.has(c.text)?c.text:`run ${c.text}`,w=n.slice(c.span.end).trim();return(0,k().
suggest)(`npm ${m}${w===""?"":` -- ${w}`}`)};s.useNpm=b;const p=({command:n,words:d,problems:o},{tree:u})=>{const f=o.find(
({rule:$})=>$==="program-not-allowed"),[r,t,e]=d;if(f===void 0||r===void 0||u===void 0)return;const c=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(r.text),m=/^(?:exec|dlx|x)$/.test(t?.text??"")?e:t,w=c?/^(?:bunx|pnpx)$/.test(r.text)?t:m:r;return w===void 0||!/^[a-z][\w.-]*$/.
test(w.text)?void 0:(0,k().suggest)(`npx ${n.slice(w.span.start)}`)};s.useNpx=p;const i=({command:n})=>{const[,d,o]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(d===void 0||o===void 0)return;const[,u=o,f=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(o.trim())??[];return(0,k().
suggest)(`${u} -w ${d.replace(/\/$/,"")}${f}`)};s.useWorkspace=i;async function a({tree:n}){return[...(n&&await(0,y().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.isSpellingOf=y,s.mayBeSpelled=
S;const l=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function y(R,h){const b=R.replace(l,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return b===h||k(b,h)}const v=/^[\w./-]*$/;function S(R,h){return!v.
test(R)||R.toLowerCase().includes(h)}function k(R,h){const[,g]=/^(.+)~[1-9]\d{0,5}$/.exec(R)??[];return g!==void 0&&g===
h.replaceAll(".","").slice(0,6)}},37075:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.causeOf=R,s.identityOf=
S,s.idsOf=k;function y(){const i=l(77598);return y=function(){return i},i}function v(){const i=l(13580);return v=function(){
return i},i}function S(i){const{rule:a,subject:n,location:d,args:o}=i,u=n&&[n.type,n.id,n.command];return p([a,u??d?.path,
g(a,o)])}function k(i){const a=new Map;return new Map(i.map(n=>{const d=S(n),o=(a.get(d)??0)+1;return a.set(d,o),[n,o===
1?d:`${d}:${o}`]}))}function R(i){const{rule:a,subject:n,location:d,args:o}=i,{cause:u,instance:f=[]}=(0,v().ruleOf)(a);
if(u)return p([u(o)]);const r=new Set([...Object.values(n??{}),d?.path]),t=g(a,o).filter(([e,c])=>!h.has(e)&&!f.includes(
e)&&!r.has(c));return p([a,t])}const h=new Set(["path","paths","via","value","written"]);function g(i,a){const{counted:n=[]}=(0,v().
ruleOf)(i);return Object.keys(a).sort().flatMap(o=>{const u=a[o];if(u===void 0||typeof u=="number"||o==="likewise")return[];
const f=o==="detail"||n.includes(o);return[[o,f?b(u):u]]})}function b(i){return typeof i=="boolean"?i:typeof i=="string"?
i.replace(/\d+/g,"#"):i.map(a=>a.replace(/\d+/g,"#"))}function p(i){return(0,y().hash)("sha256",JSON.stringify(i))}},47350:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.REPORTED_ONLY=void 0,s.exitCodeOf=b,s.gravest=R,s.isBlocking=S,s.severityVerdict=
k;function y(){const p=l(13580);return y=function(){return p},p}const v={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function S({rule:p,severity:i,suppressed:a},n){return a||i==="notice"?!1:i==="error"||n==="warning"&&!(0,y().ruleOf)(p)?.
advice}function k(p,i){const a=n=>p.some(d=>d.severity===n&&!d.suppressed);return p.some(({rule:n})=>(0,y().ruleOf)(n).undecided)?
"error":a("error")?"fail":a("warning")?p.some(n=>S(n,i))?"fail":"warn":"pass"}function R(p){return p.reduce((i,a)=>v[a]>
v[i]?a:i,"pass")}const h=s.REPORTED_ONLY=new Set(["fail","needs_approval"]),g={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function b(p,i="block"){return i==="report"&&h.has(p)?0:g[p]}},80401:function(H,s,l){l.r(s),l.d(s,{FILE_HEADERS_ONLY:()=>y.
jr,createTwoFilesPatch:()=>y.ss,diffLines:()=>v.Pp,formatPatch:()=>y.Gu,parsePatch:()=>S.i,structuredPatch:()=>y.YB});var y=l(
94112),v=l(37073),S=l(73857)}};
