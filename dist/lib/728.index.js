"use strict";exports.id=728,exports.ids=[728],exports.modules={97034:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),
o.compareEntries=A,o.isSameFile=O;function b(){const m=c(59490);return b=function(){return m},m}function E(){const m=c(92599);
return E=function(){return m},m}async function A(m,r,i,n){const{earlier:l,removed:e}=g(r,i),p=i.map(async u=>{const a=l.
get(u),s=a?.event===u.event&&a.content===u.content,t=a?await(0,E().runsOf)(a,m,n.baseTree):[],f=await(0,E().runsOf)(u,m,
n.tree),h=await Promise.all(f.map(async I=>{const D=t.find(x=>T(x,I)),R=D===void 0?s:D.text!==I.text,_=await N(I,n)??(R?
"edited":void 0);return _===void 0?I:{...I,change:_}}));return s?t.some(I=>!f.some(D=>T(I,D)))||h.some(({change:I})=>I!==
void 0)?[{state:"script_changed",entry:u,targets:h}]:[]:[{state:a?"changed":"new",entry:u,targets:h}]});return[...(await Promise.
all(p)).flat(),...e.map(u=>({state:"removed",entry:u,targets:[]}))]}function T(m,r){return m.kind===r.kind&&m.name===r.name}
async function N({kind:m,name:r},i){if(m!=="file")return;const n=i.baseTree.stat(r);return n===void 0?"added":await O(n,
i.tree.stat(r),i)?void 0:"edited"}async function O(m,r,{baseTree:i,tree:n}){return m===void 0||r===void 0?m===r:m.kind!==
r.kind?!1:m.oid!==void 0?m.oid===r.oid:(await i.read(m.path)).equals(await n.read(r.path))}const S=[({event:m,content:r})=>JSON.
stringify([m,r]),({event:m})=>m,({content:m})=>m];function g(m,r){const i=new Map;let n=m;for(const l of S){const e=(0,b().
groupBy)(n,l);for(const p of r){const u=i.has(p)?void 0:e.get(l(p))?.shift();u&&i.set(p,u)}n=[...e.values()].flat()}return{
earlier:i,removed:n}}},99668:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.agentFileAt=m,o.agentFilesIn=
r;function b(){const n=c(76760);return b=function(){return n},n}function E(){const n=c(18744);return E=function(){return n},
n}function A(){const n=c(32854);return A=function(){return n},n}function T(){const n=c(93028);return T=function(){return n},
n}function N(){const n=c(93953);return N=function(){return n},n}const O=N().AGENT_FORMATS.flatMap(n=>n.files.map(l=>({format:n,
file:l}))),S=O.map(({format:n,file:l})=>{const e=l.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${e}$`,"is")}}),g=new Set(O.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function m(n){
for(const{format:l,pattern:e}of S){const p=e.exec(n);if(p)return{path:n,format:l,root:p[1]??""}}}function r(n,{agent_files:{
level:l,include:e,exclude:p}}){if(l==="off")return[];const u=[...n.files()].flatMap(({path:t,kind:f})=>f==="symlink"&&g.
has(b().posix.basename(t).toLowerCase())?[t,...i(n,t)]:t),[a,s]=[(0,E().pathTest)(e),(0,E().pathTest)(p)];return[...new Set(
u)].flatMap(t=>{const f=m(t);if(f===void 0||!a(t)||s(t))return[];const h=(0,A().resolveInTree)(n,t);if(h.kind==="missing")
return[];const w=h.kind==="inside"?h.entry:void 0;return w===void 0||(0,T().isRegular)(w.kind)?[{...f,entry:w}]:[]})}function i(n,l){
const e=(0,A().resolveInTree)(n,l);return e.kind!=="inside"||e.entry.kind!=="directory"?[]:n.list(e.path).flatMap(({path:p,
kind:u})=>{const a=`${l}/${b().posix.basename(p)}`;return u!=="directory"?[a]:n.list(p).map(s=>`${a}/${b().posix.basename(
s.path)}`)})}},93953:function(W,o){Object.defineProperty(o,"__esModule",{value:!0}),o.AGENT_FORMATS=void 0;const c={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},b={at:"mcpServers/*",form:"server",event:"MCP server {0}"},E=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function A(N,O=""){return N.split(" ").map(S=>({at:S,form:"command",event:S+O}))}const T=o.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[c,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...A("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:E},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[c]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
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
ent/setup",verified:!1,places:[...A("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[c]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[c,b,...A("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...A("initializeCommand"," (on the host)"),...A("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(W,o,c){Object.defineProperty(
o,"__esModule",{value:!0}),o.judgeAgentFiles=m,o.judgeWholeFile=n;function b(){const s=c(10473);return b=function(){return s},
s}function E(){const s=c(13580);return E=function(){return s},s}function A(){const s=c(95132);return A=function(){return s},
s}function T(){const s=c(97034);return T=function(){return s},s}function N(){const s=c(99668);return N=function(){return s},
s}function O(){const s=c(12195);return O=function(){return s},s}function S(){const s=c(12792);return S=function(){return s},
s}function g(){const s=c(92599);return g=function(){return s},s}async function m(s,t,f){const h=R=>new Map((0,N().agentFilesIn)(
R,t).map(_=>[_.path,_])),[w,C]=[h(s.baseTree),h(s.tree)],I=[...new Set([...w.keys(),...C.keys()])].sort(),{level:D}=t.agent_files;
return f.all(I,async R=>{const[_,x]=[w.get(R),C.get(R)];try{return await r(_,x,s,D)}catch(k){const M={path:R,line:1,column:1},
y=[(0,A().notJudged)(`the file \`${R}\``,k,{location:M})],d=x??_;return d&&{file:{...d,entries:[],secrets:[]},entries:[],
findings:y}}}).then(R=>R.filter(_=>_!==void 0))}async function r(s,t,f,h){const w=s&&await i(f.baseTree,s),C=t&&await i(
f.tree,t),I=C??w;if(I===void 0)return;const D=new Set(w?.secrets.map(({value:$})=>$)),R=C?.secrets.filter(({value:$})=>!D.
has($))??[],_=s&&t&&await(0,T().isSameFile)(s.entry,t.entry,f),x=[...C?.broken&&!_?[C.broken]:[],...R.map($=>$.finding)],
k=C?.broken?[]:await(0,T().compareEntries)(I,w?.entries??[],C?.entries??[],f),M=await l({file:I,entries:k,findings:x},f.
tree,h);if(M.entries.length===0&&M.findings.length===0)return;if(h!=="approve"||!M.findings.some(p))return M;const y=M.entries.
filter(({findings:$})=>$.some(p)),d={path:I.path,events:y.map(({entry:$})=>$.event)},v={path:I.path,line:1,column:1},P=(0,A().
finding)("agent-files-unapproved",d,{location:v});return{...M,findings:[...M.findings,P]}}async function i(s,{entry:t,...f}){
return t===void 0?(0,S().unreadFile)(f,"it is a symlink that leads to no file here"):(t.size??0)>S().MAX_BYTES?(0,S().unreadFile)(
f,`it has more than ${S().MAX_BYTES} bytes`):(0,S().readAgentFile)(f,await s.read(t.path))}async function n(s,t,f){const h=await Promise.
all(s.entries.map(async I=>({entry:I,targets:await(0,g().runsOf)(I,s,t)}))),w=s.secrets.map(I=>I.finding),C=s.broken?[s.
broken]:w;return l({file:s,entries:h,findings:C},t,f)}async function l({file:s,entries:t,findings:f},h,w){const C=R=>R.map(
_=>e(_,s,w)),I=await Promise.all(t.map(async R=>({...R,findings:C(await u(R,s,h))}))),D=[...C(f),...I.flatMap(R=>R.findings)];
return{file:s,entries:I,findings:D}}function e(s,{format:t},f){return!t.verified&&s.rule!=="file-too-large"?{...s,severity:"\
notice"}:f==="error"&&(0,E().ruleOf)(s.rule).failsByLevel?{...s,severity:"error"}:s}function p({severity:s}){return s!==
"notice"}async function u({state:s,entry:t,targets:f},{format:{tool:h}},w){if(s==="removed")return[];const{event:C,shown:I,
form:D,location:R,isHidden:_}=t,x={tool:h,event:C,command:I,state:s??""},k={location:R},M=s!=="script_changed",y=f.some(
({kind:F,change:H})=>F==="download"&&(M||H!==void 0)),d=f.filter(({change:F})=>s===void 0||F!==void 0),v=[];y&&v.push((0,A().
finding)("agent-runs-download",x,k)),M&&_&&v.push((0,A().finding)("agent-task-hidden",x,k));for(const{kind:F,name:H}of d){
const U=F==="file"&&w?await(0,b().whyUnreadable)(w,H):void 0;U&&v.push((0,A().finding)("agent-script-unreadable",{...x,script:H,
why:U},k))}if(v.length>0)return v;const $=D==="server"&&f.length>0&&f.every(a)||!M?"notice":"warning",j=D==="setting"&&f.
length===0,L=M?(0,O().meansOf)(f):d.map(({name:F})=>`the change decides about \`${F}\``);return[(0,A().finding)("agent-c\
ommand-changed",{...x,means:L,isSetting:j},{...k,severity:$})]}function a({kind:s,name:t}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(t)}},12195:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.meansOf=N;function b(){const O=c(97018);
return b=function(){return O},O}function E(){const O=c(36773);return E=function(){return O},O}const A={file:({name:O,change:S})=>`\
it runs \`${O}\`${S===void 0?"":`, which this change ${S==="added"?"adds":"edits"}`}`,npm_script:({name:O,change:S})=>`i\
t runs the script \`${O}\` of package.json${S?", which this change edits":""}`,missing:({name:O})=>`it runs \`${O}\`, whi\
ch is not in the commit`,outside:({name:O})=>`it runs \`${O}\`, which is outside of the repository`,package:({name:O,isExact:S})=>S?
`it fetches \`${O}\``:`it fetches \`${O}\` without an exact version`,inline:({name:O})=>`it has code for \`${O}\` in one \
line`,download:({name:O})=>O,address:({name:O})=>`it connects to \`${O}\``,program:()=>{},unread:({name:O})=>`it could n\
ot be read: ${O}`},T=4;function N(O){const S=O.flatMap(m=>{const r=(0,b().redact)(m.name).text;return A[m.kind]({...m,name:r})??
[]}),g=O.filter(({kind:m})=>m==="program").map(({name:m})=>m);return S.length===0&&g.length>0?[`it runs ${(0,E().inCode)(
g.slice(0,T))} of the machine`]:S.length>T?[...S.slice(0,T),`and ${S.length-T} more`]:S}},12792:function(W,o,c){Object.defineProperty(
o,"__esModule",{value:!0}),o.MAX_BYTES=void 0,o.readAgentFile=r,o.unreadFile=i;function b(){const k=c(23404);return b=function(){
return k},k}function E(){const k=c(16111);return E=function(){return k},k}function A(){const k=c(94534);return A=function(){
return k},k}function T(){const k=c(3463);return T=function(){return k},k}function N(){const k=c(97018);return N=function(){
return k},k}function O(){const k=c(95132);return O=function(){return k},k}function S(){const k=c(23213);return S=function(){
return k},k}const g=o.MAX_BYTES=1024*1024,m=1e3;function r(k,M){const{text:y,complete:d}=(0,A().decodeUtf8)(M),v=new(A()).
Source(k.path,y),P=($,j=0)=>i(k,$,v,j);if(!d)return P("it is not UTF-8",y.length);try{const $=[],j=(0,E().parseTree)(y,$,
{allowTrailingComma:!0}),[L]=$;if(L!==void 0)return P(n((0,E().printParseErrorCode)(L.error)),L.offset);if(j===void 0)return P(
"it is empty");const F=l(j,k.format);if(F.length>m){const U={detail:`more than ${m} commands`},G=(0,O().finding)("file-t\
oo-large",U,{location:v.location(0)});return{...k,entries:[],secrets:[],broken:G}}const H=F.map(U=>t(U,v));return{...k,entries:H,
secrets:R(v)}}catch($){if(!($ instanceof RangeError))throw $;return P("its brackets are nested too deeply")}}function i(k,M,y=new(A()).
Source(k.path,""),d=0){const{path:v}=k,P=(0,O().finding)("agent-file-broken",{path:v,detail:M},{location:y.location(d)});
return{...k,entries:[],secrets:[],broken:P}}function n(k){return k.replace(/\B[A-Z]/g,M=>` ${M}`).toLowerCase()}function l(k,{
places:M}){const y=M.flatMap(d=>{const v=_(k,d).map(j=>e(j)==="wrong"?{...j,isWrong:!0}:j),P=v.filter(j=>e(j)!=="other"),
$=({node:j})=>d.startsOthers&&"dependsOn"in C(j);return P.some($)?v:P});return[...new Map(y.map(d=>[d.node,d])).values()]}
function e({node:k,isWrong:M,place:{only:y}}){if(M)return"wrong";const d=y&&u((0,E().getNodeValue)(k),y.field);return y?.
values.some($=>p($)===p(d))??!0?"own":d===void 0||y?.values.some($=>typeof $==typeof d)?"other":"wrong"}function p(k){return typeof k==
"string"?k.toLowerCase():k}function u(k,M){const y=M===""?[]:M.split("/"),d=(v,P)=>(0,T().isMapping)(v)?v[P]:v===void 0?
v:null;return y.reduce(d,k)}const a=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
s=/"(?:reveal|showOutput)":"never"/i;function t(k,M){const{node:y,chain:d,isWrong:v,place:P}=k,{form:$,inherits:j=[]}=P,
L=(0,E().getNodeValue)(y),F=d.slice(0,1).flatMap(Z=>j.flatMap(z=>x(Z,z))),H=Object.fromEntries(F.map(([Z,z])=>[Z,(0,E().
getNodeValue)(z)])),U=(0,T().isMapping)(L)?{...H,...L}:L,G=v?[S().UNREAD]:(0,S().readValue)($,U),B=(0,T().isMapping)(U)&&
$!=="command",K=Object.entries(B?U:{}).filter(([Z])=>!a.test(Z)),V=s.test(JSON.stringify([H,L])),J=G.map(S().textOf).filter(
Z=>Z!=="");return{commands:G,form:$,event:h(v?(0,E().getNodePath)(y).join(".")||"the whole file":w(k)),shown:h(J.join(" \
; ")||(JSON.stringify(L)??"")),content:(0,b().canonicalize)([V,B?Object.fromEntries(K):U??null]),isHidden:V,location:M.location(
y.offset,y.offset+y.length)}}const f=1e3;function h(k){const M=(0,N().redact)(k).text.replace(/\s+/g," ").trim();return M.
length>f?`${M.slice(0,f)}\u2026`:M}function w({names:k,chain:M,place:{at:y,event:d,detail:v=""}}){const P=(d??y).replaceAll(
"/",".").replace("{0}",()=>k[0]||'""'),j=M.flatMap(L=>x(L,v)).at(-1)?.[1].value;return typeof j=="string"&&j!==""?`${P} \
(${j})`:P}function C(k){return k.type==="object"?(0,E().getNodeValue)(k):{}}const I=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function D(k){const M=/\d/.test(k)&&/[A-Za-z]/.test(k)&&new Set(k).size>=8;return k.length>=12&&M&&!I.test(k)}function R(k){
const{text:M,path:y}=k;return(0,N().redact)(M).redactions.flatMap(({kind:d,start:v,end:P})=>{const $=M.slice(v,P),j=k.location(
v,P),L=(0,O().finding)("agent-file-secret",{path:y,kind:d},{location:j});return D($)?[{value:$,finding:L}]:[]})}function _(k,M){
const y=[];let d=[{place:M,node:k,names:[],chain:[k]}];for(const v of M.at.split("/"))d=d.flatMap(P=>{const{node:$,names:j,
chain:L}=P,F=$.type==="array"&&v==="*";$.type!=="object"&&!F&&y.push({...P,isWrong:!0});const H=v==="*"&&j.length===0;return x(
$,v).filter(([U])=>!H||M.names?.test(U)!==!1).map(([U,G])=>({place:M,node:G,names:v==="*"?[...j,U]:j,chain:[...L,G]}))});
return[...d,...y]}function x({type:k,children:M=[]},y){return k==="array"&&y==="*"?M.map((d,v)=>[`${v+1}`,d]):k!=="objec\
t"?[]:M.flatMap(({children:[d,v]=[]})=>v&&(y==="*"||d?.value===y)?[[String(d?.value),v]]:[])}},23213:function(W,o,c){Object.
defineProperty(o,"__esModule",{value:!0}),o.UNREAD=void 0,o.readValue=T,o.textOf=r;function b(){const n=c(3463);return b=
function(){return n},n}function E(){const n=c(36773);return E=function(){return n},n}const A=o.UNREAD={unread:"it is not\
 in the documented form"};function T(n,l){return n==="setting"?[]:n!=="command"?(0,b().isMapping)(l)?S(l):[A]:((0,b().isMapping)(
l)?Object.values(l):[l]).map(e=>typeof e=="string"?{shell:e}:N(e)?{argv:e}:A)}function N(n){return Array.isArray(n)&&n.every(
l=>typeof l=="string")}const O=["windows","osx","linux","commandWindows","command_windows"];function S(n){const l=O.map(
p=>n[p]).map(p=>typeof p=="string"?{command:p}:p).filter(p=>(0,b().isMapping)(p)&&p.command!==void 0);return[...n.command===
void 0&&(l[0]??n.dependsOn)?[]:[{}],...l].flatMap(p=>g({...n,...p}))}function g(n){const{type:l,script:e,command:p,args:u=[],
headersHelper:a}=n,s=typeof a=="string"?[{shell:a}]:[],f=[n.url,n.httpUrl,n.serverUrl].find($=>typeof $=="string");if(p===
void 0&&f!==void 0)return[...s,{address:f}];const h=l==="npm"&&p===void 0,w=Array.isArray(u)?u.map(m):[void 0],C=h?["npm",
"run",e]:[m(p),...w];if(!N(C))return[A];const[I="",...D]=C,_=(D.length===0?/^$|[\s|;&$()<>`'"]/.test(I):l==="shell")?{shell:[
I,...D.map(i)].join(" ")}:{argv:C},{cwd:x,env:k,shell:M}=(0,b().isMapping)(n.options)?n.options:n,y=(0,b().isMapping)(M)?
[M.executable,M.args??[]].flat():[],d=Object.values((0,b().isMapping)(k)?k:{}).filter($=>typeof $=="string"),v=typeof x==
"string"?{directory:x}:{},P=N(y)&&y.length>0?[{argv:y}]:[];return[{..._,...v,environment:d},...P,...s]}function m(n){return(0,b().
isMapping)(n)?n.value:n}function r(n){return"argv"in n?n.argv.map(i).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function i(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,E().singleQuoted)(n)}},92599:function(W,o,c){Object.defineProperty(
o,"__esModule",{value:!0}),o.runsOf=N;function b(){const g=c(76760);return b=function(){return g},g}function E(){const g=c(
36187);return E=function(){return g},g}function A(){const g=c(45636);return A=function(){return g},g}const T=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function N({commands:g},{root:m,format:r},i){const{directories:n=[""],roots:l}=r,e=new(E()).ProjectFiles(i,[...n.map(
t=>b().posix.join(m,t)),""]),p=l.join("|"),u=new RegExp(`\\$(?:(?:${p})\\b|\\{(?:env:)?(?:${p})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),a=t=>t.replace(u,".").replace(T,"~"),s=[];for(const t of g)s.push(
...await O(t,e,a));return[...new Map(s.map(t=>[`${t.kind} ${t.name}`,t])).values()]}async function O(g,m,r){if("address"in
g)return[{kind:"address",name:g.address}];if("unread"in g)return[{kind:"unread",name:g.unread}];const{directory:i,environment:n=[]}=g,
l=i?m.into(r(i)):m,e="shell"in g?g.shell.split(/["'|;&]/):[],p=[...n,...e.filter(a=>a.includes("\\"))].map(r);return[..."\
shell"in g?await(0,A().textRuns)(r(g.shell),l):await(0,A().wordRuns)(g.argv.map(a=>S(r(a))),l),...(0,A().valueRuns)(p,l)]}
function S(g){const m=!/\$\{|\$\w/.test(g);return{text:g,shown:g,quoted:!0,span:{start:0,end:0},isKnown:m}}},28894:function(W,o,c){
Object.defineProperty(o,"__esModule",{value:!0}),o.MAX_LOG_BYTES=void 0,o.continuationOf=m,o.countLines=p,o.hasRecords=r,
o.isAuditLog=N,o.recordsOf=i;function b(){const u=c(84831);return b=function(){return u},u}function E(){const u=c(32854);
return E=function(){return u},u}const A=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],T=o.MAX_LOG_BYTES=128*1024*
1024;function N(u){return(0,b().mayBeSpelled)(u,"events.jsonl")&&A.some(a=>(0,E().isWithinAnywhere)(u,a))}const O=10,S=13,
g=new Set([32,9,O,S]);function m(u,a){const s=i(u),t=i(a);let f=0;for(let h=s.next().value;h;){const w=s.next().value,C=t.
next().value;if(!C||!l(h.bytes,C.bytes,w===void 0))return{kind:"rewritten",line:h.line};f=C.end,h=w}return{kind:"appende\
d",from:f}}function r(u){return i(u).next().value!==void 0}function*i(u){let a=0;for(let s=0;s<u.length;){const t=u.indexOf(
O,s),f=t<0?u.length:t,h=u.subarray(s,f);s=Math.min(f+1,u.length),a+=1,n(h)||(yield{bytes:h,line:a,end:s})}}function n(u){
for(const a of u)if(!g.has(a))return!1;return!0}function l(u,a,s){return s?e(u).equals(e(a)):u.equals(a)}function e(u){return u.
at(-1)===S?u.subarray(0,-1):u}function p(u,a){let s=0;for(let t=u.indexOf(O);t>=0&&t<a;t=u.indexOf(O,t+1))s+=1;return s}},
27928:function(W,o){Object.defineProperty(o,"__esModule",{value:!0}),o.SEED_HASHES=void 0;const c=o.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),
o.activatedSeeds=S,o.seedRelease=N;function b(){const g=c(77598);return b=function(){return g},g}function E(){const g=c(
23404);return E=function(){return g},g}function A(){const g=c(64385);return A=function(){return g},g}function T(){const g=c(
27928);return T=function(){return g},g}function N({value:g,envelope:m}){if(m===void 0)return T().SEED_HASHES[(0,b().hash)(
"sha256",(0,E().canonicalize)(g)).slice(0,32)]}const O=/\.seed\.json$/;function S({head:g,base:m,untouched:r},i){const n=(u,a)=>u.
filter(({path:s})=>O.test(s)===a).flatMap(({assets:s})=>s).filter(({type:s,value:t})=>s==="Gene"&&(0,A().declaredId)(t)!==
void 0),l=new Set(n(m,!0).map(({id:u})=>u));if(l.size===0)return[];const e=new Set(n([...m,...r],!1).map(({id:u})=>u)),p=new Set(
i.map(({asset:u})=>u));return n(g,!1).filter(u=>l.has(u.id)&&!e.has(u.id)&&!p.has(u))}},68450:function(W,o,c){Object.defineProperty(
o,"__esModule",{value:!0}),o.commonRoot=O,o.packagesAbove=g,o.storeOf=N;function b(){const r=c(76760);return b=function(){
return r},r}function E(){const r=c(39491);return E=function(){return r},r}function A(){const r=c(32854);return A=function(){
return r},r}function T(){const r=c(59542);return T=function(){return r},r}function N(r,{policy:i,tree:n,base:l}){const[e]=i.
stores.map(({path:a,root:s})=>({path:(0,A().normalise)(a)??"",root:(0,A().normalise)(s)??""})).filter(({path:a})=>(0,A().
isWithin)(r,a)).sort((a,s)=>s.path.length-a.path.length),p=b().posix.dirname(r).replace(/^\.$/,"");if(e!==void 0)return{
path:p,root:e.root,named:!0};const u=[l,n].find(a=>a?.stat(p)?.kind==="directory");return{path:p,root:(u&&g(u,p)[0])??""}}
function O(r,i){const n=new Set([...r].map(e=>N(e,i).root)),[l=""]=n;return n.size===1?l:""}const S=(0,T().perTree)(()=>new Map);
function g(r,i){const n=S(r).get(i)??m(r,i);return S(r).set(i,n),n}function m(r,i){return[...new Set([i,...(0,E().foldersAbove)(
i).reverse(),""])].filter(l=>r.stat(b().posix.join(l,"package.json"))!==void 0)}},44786:function(W,o,c){Object.defineProperty(
o,"__esModule",{value:!0}),o.MUST_NOT=o.INSTRUCTION_FILES=void 0,o.agentsBlock=r,o.blockIn=i,o.withBlock=l;function b(){
const e=c(38863);return b=function(){return e},e}function E(){const e=c(72443);return E=function(){return e},e}function A(){
const e=c(76186);return A=function(){return e},e}const T=o.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gen\
e-gate.mdc"],N=o.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block\
 of the agent instructions.","Do not remove a validation command or change an asset_id, except as an edit or a todo of a\
n AgentTask says.","Do not add ignores.","Do not raise limits, scores or streaks.","Do not rewrite the audit log (events\
.jsonl): only the engine appends to it."],O=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,S="<!-- gene-gate:end -->",g=new RegExp(
S,"g"),m=()=>[A().syntaxRules["shell-operator"],E().invocationRules["outside-code"],E().invocationRules["uses-network"]];
function r(){return`<!-- gene-gate:begin; written by \`gene-gate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${m().map(({right:e,wrong:p,title:u})=>`| \`${e}\` | \`${p}\` | ${u} |`).join(`
`)}

Before you push, run \`${b().COMMAND} check --worktree --no-run\` ([how to get it](${b().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${b().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${N.map(e=>`- ${e}`).join(`
`)}
${S}`}function i(e){const p=n(e);if(p===void 0)return{kind:"absent"};const u=(p==="unclear"?e:e.slice(...p)).replaceAll(
`\r
`,`
`);return{kind:u===r()?"current":"changed",block:u}}function n(e){const p=[...e.matchAll(O)],u=[...e.matchAll(g)],[a,s]=[
p[0]?.index,u[0]?.index];return a===void 0&&s===void 0?void 0:!(p.length===1&&u.length===1)||a===void 0||s===void 0||s<a?
"unclear":[a,s+S.length]}function l(e){const p=n(e);if(p==="unclear")return;const u=e.includes(`\r
`)?`\r
`:`
`,a=r().replaceAll(`
`,u);return p?e.slice(0,p[0])+a+e.slice(p[1]):`${e===""?"":`${e.replace(/(?:\r?\n)*$/,"")}${u}${u}`}${a}${u}`}},85475:function(W,o,c){
Object.defineProperty(o,"__esModule",{value:!0}),o.asHubHashes=a,o.assetIdOf=n,o.contentHash=p,o.hashFindings=r,o.identityFindings=
g,o.isMissingIdentity=m,o.matchContentHash=S,o.unhashedFields=s;function b(){const t=c(23404);return b=function(){return t},
t}function E(){const t=c(27199);return E=function(){return t},t}function A(){const t=c(36093);return A=function(){return t},
t}function T(){const t=c(95132);return T=function(){return t},t}function N(){const t=c(94377);return N=function(){return t},
t}const O=new Set(["Gene","Capsule","EvolutionEvent"]);function S(t){const{type:f,value:h}=t,w=h.asset_id;return w===p(t.
value)?"content":f==="Capsule"&&w===p(a(h))?"hub":typeof w=="string"&&(0,N().asEngineHashed)(h)?"engine":void 0}function g(t,f){
const{type:h,value:w}=t;if(!O.has(h))return r(t,f);const C=i(t,f),I=(0,E().placeOf)(t),D=w.asset_id===void 0?p(t.value):
void 0;return[...w.schema_version===void 0?[(0,T().finding)("schema-version-missing",C,I)]:[],...D===void 0?r(t,f):[(0,T().
finding)("content-hash-missing",{...C,expected:D},I)]]}function m({rule:t}){return t==="schema-version-missing"||t==="co\
ntent-hash-missing"}function r(t,f,h=!1,w){const{value:C}=t;if(C.asset_id===void 0||S(t)!==void 0)return[];const I=p(t.value),
D=(0,N().otherHashForm)(t),R=(0,A().seedRelease)(t),x=D==="created"||R!==void 0?"notice":(0,N().hasOnlyLearned)(t,w)?"wa\
rning":"error",k=f==="author"?"error":x,M={...(0,E().placeOf)(t,["asset_id"]),severity:k},y={...i(t,f),expected:I,...D&&
{form:D},...R&&{seed:R}},d=h&&k!=="notice"&&f==="fix"?l(t,I):void 0;return[{...(0,T().finding)("content-hash-mismatch",y,
M),...d&&{edit:d}}]}function i({type:t,id:f},h){return{type:t,id:f,fixable:h==="fix",...h==="author"&&{foreign:!0}}}function n(t){
const{asset_id:f}=t.value;return typeof f=="string"&&S(t)!==void 0?f:p(t.value)}function l({type:t,path:f,pointer:h,value:w},C){
const{asset_id:I,...D}=w;if(!(typeof I!="string"||Object.values(D).some(e))&&S({type:t,value:{...D,asset_id:C}})!==void 0)
return{path:f,pointer:(0,E().pointerText)([...h,"asset_id"]),old:I,new:[C],fix:!0}}function e(t){return typeof t!="objec\
t"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(e)}function p(t){return(0,b().computeAssetId)(t)??""}
const u=["notes","details"];function a(t){const{outcome:f}=t;if(!(0,E().isJsonObject)(f))return t;const{notes:h,details:w,
...C}=f;return{...t,outcome:C}}function s(t){const{outcome:f}=t.value;return S(t)!=="hub"||!(0,E().isJsonObject)(f)?[]:u.
filter(h=>Object.hasOwn(f,h)).map(h=>`outcome.${h}`)}},94377:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),
o.asEngineHashed=N,o.hasOnlyLearned=S,o.hashDigits=m,o.otherHashForm=A;function b(){const r=c(23404);return b=function(){
return r},r}function E(){const r=c(27199);return E=function(){return r},r}function A({value:r}){const i=typeof r.asset_id==
"string"?m(r.asset_id):void 0,n=p=>(0,b().computeAssetId)(p)===`sha256:${i}`;return n(r)?"unprefixed":r.type==="Gene"&&r.
epigenetic_marks!==void 0&&n({...g(r),epigenetic_marks:[]})?"created":void 0}const T={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function N(r){const n=T.Capsule.filter(e=>r.type==="Capsule"&&!(e in r)).reduce((e,p)=>e.flatMap(u=>[
u,{...u,[p]:null}]),[{}]);return[r,O(r)].flatMap(e=>n.map(p=>({...e,...p}))).find(e=>(0,b().computeAssetId)(e)===r.asset_id)}
function O(r){if(Array.isArray(r))return r.map(O);if(!(0,E().isJsonObject)(r))return r;const i=Object.entries(r).map(([n,
l])=>{const e=O(l),[p]=T.env_fingerprint,u=n==="env_fingerprint"&&(0,E().isJsonObject)(e)&&!(p in e);return[n,u?{...e,[p]:null}:
e]});return Object.fromEntries(i)}function S({value:r},i){if(r.type!=="Gene"||i===void 0)return!1;const[n,l]=[r,i.value].
map(e=>{const{schema_version:p,asset_id:u,...a}=g(e);return(0,b().canonicalize)(a)});return n===l}function g(r){const{epigenetic_marks:i,
learning_history:n,anti_patterns:l,...e}=r;return e}function m(r){const i=r.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(i)?i:void 0}},62166:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.inPlaceOfNpm=
T;function b(){const O=c(91063);return b=function(){return O},O}function E(){const O=c(60210);return E=function(){return O},
O}function A(){const O=c(80827);return A=function(){return O},O}async function T(O,S){const{invocation:g,argv:m,targets:r}=O,
{tree:i,cwd:n="",changed:l=new Set,programs:e=b().NO_PROGRAMS}=S,p=g?.program==="npm"||g?.program==="npx";if(i===void 0||
m===null||g===void 0||!p)return O;const u={tree:i,directory:n,changed:l,families:e},a=await(0,A().npmScripts)(g,u),s=r.some(
({kind:h,via:w})=>h==="package_binary"&&w===void 0),f=(a?(0,A().stepsIn)(a).some(({text:h})=>N.test(h)):!s)?await(0,E().
foreignSettings)(i,l):[];return{...O,...a&&{scripts:a},...f.length>0&&{npmSettings:f}}}const N=/(?:^|[^\w.-])np[mx](?![\w.-])/},
36187:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.ProjectFiles=void 0;function b(){const g=c(76760);
return b=function(){return g},g}function E(){const g=c(3463);return E=function(){return g},g}function A(){const g=c(32854);
return A=function(){return g},g}function T(){const g=c(93028);return T=function(){return g},g}function N(){const g=c(59867);
return N=function(){return g},g}const O=/^(?:[/~\\]|[A-Za-z]:)/;class S{#n;#e;constructor(m,r){this.#n=m,this.#e=r}into(m){
const i=m===void 0||O.test(m)||/[$`]/.test(m)?[]:this.#e.map(n=>b().posix.join(n,m));return new S(this.#n,i)}find(m,r=[""]){
if(!(/^[/~]/.test(m)||m===""||!this.#n))for(const i of this.#e)for(const n of r){const l=(0,A().normalise)(b().posix.join(
i,m.replaceAll("\\","/"))+n),e=l===void 0?void 0:(0,A().resolveInTree)(this.#n,l);if(e?.kind==="inside"&&(0,T().isRegular)(
e.entry.kind)&&e.entry.tracked)return e.path}}script(m,r){const i=this.find(m,r);if(i!==void 0)return{kind:"file",name:i};
if(O.test(m))return{kind:"outside",name:m};const[n]=this.#e;if(n===void 0)return{kind:"unread",name:`it runs ${m} in ano\
ther directory`};const l=(0,A().normalise)(b().posix.join(n,m));return l===void 0?{kind:"outside",name:m}:{kind:this.#n===
void 0?"file":"missing",name:l||"."}}named(m,r){const i=this.find(m.replace(/^-{1,2}[\w-]+=/,""),r);return i===void 0?[]:
[{kind:"file",name:i}]}async manifest(){const m=this.find("package.json");return this.#n&&m?(0,E().objectIn)(await(0,N().
readJsonFile)(this.#n,m)):{}}}o.ProjectFiles=S},80827:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.
npmScripts=e,o.stepsIn=l;function b(){const d=c(76760);return b=function(){return d},d}function E(){const d=c(3463);return E=
function(){return d},d}function A(){const d=c(54669);return A=function(){return d},d}function T(){const d=c(11331);return T=
function(){return d},d}function N(){const d=c(3893);return N=function(){return d},d}function O(){const d=c(60210);return O=
function(){return d},d}function S(){const d=c(59867);return S=function(){return d},d}function g(){const d=c(56788);return g=
function(){return d},d}function m(){const d=c(46912);return m=function(){return d},d}function r(){const d=c(47668);return r=
function(){return d},d}const i={start:0,end:0},n=200;function l({steps:d}){return d.flatMap(v=>v.command?.nested?l(v.command.
nested):[v])}async function e(d,v,P={left:n}){const{subcommand:$,flags:j}=d;if($===void 0)return;const{project:L,selected:F,
runs:H,packages:U}=await(0,m().scriptsThatRun)(d,v,i);if(L===void 0)return;const G=await(0,O().readNpmrc)({...v,directory:L}),
B=await p(v,L);if("unread"in G||B===void 0)return;const{settings:K}=G,V=D.some(X=>X in K);if(B.devEngines!==void 0||V)return;
const J=[],Z=R(j,K);for(const X of U){const Q=await p(v,X);if(Q===void 0||u(Q))return;const nn=H.filter(q=>q.directory===
X),en=nn.length===0?await h(d,v,X):void 0;en!==void 0&&J.push({...a(Q),...en,directory:X});for(const q of nn){const tn=await s(
q,v,Z,P);J.push({...a(Q),...tn})}}const z=K["node-options"],{prefix:Y}=(0,r().readSettings)(d);return{subcommand:$,directory:v.
directory,project:L,prefixed:Y!==void 0,inWorkspaces:F,config:Z,...typeof z=="string"&&{nodeOptions:z},steps:J}}async function p({
tree:d},v){const P=await(0,S().readJsonFile)(d,(0,g().from)({directory:v},"package.json"));return P===void 0||P===S().INVALID?
void 0:(0,E().objectIn)(P)}function u({bin:d,directories:v}){return!d&&"bin"in(0,E().objectIn)(v)}function a(d){const{name:v,
version:P}=d;return{packageId:v&&P?`${String(v)}@${String(P)}`:"",packageEnv:x(d)}}async function s(d,v,P,$){const{directory:j,
event:L,body:F}=d,H=(0,m().scriptText)(d),U={...v,directory:j},G=C(H),B=await f(G,U,{config:P,budget:$}),K=d.words.map(J=>J.
text),V=G&&{...G,...B&&{nested:B}};return{directory:j,event:L,body:F,words:K,text:H,...V&&{command:V}}}const t=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function f(d,v,{config:P,budget:$}){if(!(d?.
argv[0]==="npm"&&Object.keys(d.env).length===0)||P.npm_config_ignore_scripts==="true"||($.left-=1,$.left<0))return;const L=d.
argv.slice(1).map(G=>({text:G,span:i,quoted:!0})),{invocation:F,problems:H}=(0,N().parseNpm)(L),U=F.flags.every(({name:G})=>t.
has(G));if(!(H.length>0||!U))return e(F,v,$)}async function h(d,{tree:v},P){const $=(0,m().eventOf)(d),j=(await(0,S().usablePackageJson)(
v,P))?.scripts.has($??"");if(!($===void 0||j||(0,r().readSettings)(d).ifPresent))return{event:$,words:[],text:""}}function w(d){
return(0,T().changesShell)(d)||(0,T().isWithoutEffect)(d)||d==="nohup"}function C(d){const{words:v,assignments:P,refused:$,
problems:j}=(0,A().lex)(d),L=j.every(({rule:B,severity:K})=>B==="assignment-refused"||K==="warning"&&B!=="unquoted-glob"),
F=j.filter(({rule:B})=>B==="assignment-refused").length,[H]=v;if(!L||F!==$.length||H===void 0||w(H.text)||H.text.includes(
"="))return;const U=[...P,...$].sort((B,K)=>B.span.start-K.span.start);if(U.some(({name:B})=>B==="PATH"))return;const G=Object.
fromEntries(U.map(({name:B,value:K})=>[B,K]));return{argv:v.map(B=>B.text),env:G}}const I=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),D=["also","dev","include","omit","only","optional","product\
ion"];function R(d,v){const P=Object.entries(v).filter(([L,F])=>["harmless","honoured"].includes((0,O().effectOf)(L,F))),
$=d.map(({name:L,value:F,negated:H})=>[L.slice(2),F??H!==!0]),j=[...P,...$].filter(([L])=>!I.has(L));return Object.fromEntries(
j.map(([L,F])=>[`npm_config_${L.replaceAll("-","_").toLowerCase()}`,_(F)]))}function _(d){return Array.isArray(d)?d.map(
_).join(`

`):d==null||d===!1?"":String(d).trim()}function x(d){const{name:v,version:P,config:$,engines:j,bin:L}=d,F={};return k({name:v,
version:P,config:$,engines:j,bin:M(L,v)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function k(d,v,P){for(const[$,j]of Object.entries(d))if(j!==void 0)if(j===null||j===!1)P[`${v}${$}`]="";else if(Array.
isArray(j))for(const[L,F]of j.entries())k({[`${$}_${L}`]:F},v,P);else typeof j=="object"?k(j,`${v}${$}_`,P):P[`${v}${$}`]=
String(j)}function M(d,v){const j=Object.entries((0,S().binOf)(d,typeof v=="string"?v:"")??{}).map(([L,F])=>[b().posix.basename(
y(L)),y(F)]).filter(([L,F])=>L&&F);return j.length>0?Object.fromEntries(j):void 0}function y(d){return b().posix.join("/",
d.replaceAll("\\","/")).slice(1)}},45636:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.textRuns=m,o.
valueRuns=n,o.wordRuns=i;function b(){const y=c(3463);return b=function(){return y},y}function E(){const y=c(95244);return E=
function(){return y},y}function A(){const y=c(97424);return A=function(){return y},y}function T(){const y=c(11331);return T=
function(){return y},y}function N(){const y=c(81716);return N=function(){return y},y}function O(){const y=c(54421);return O=
function(){return y},y}const S=4,g={kind:"download",name:"it runs what it downloads"};async function m(y,d,v=0){if(v>S)return[
{kind:"unread",name:"it is nested too deeply"}];const P=(0,N().readShellText)(y);return P.length===0&&y.trim()!==""?[{kind:"\
unread",name:"it is too long"}]:[...(0,A().findDangers)(P).some(({name:j})=>j==="remote_code_execution")?[g]:[],...await r(
P,y,d,v)]}async function r(y,d,v,P){const $=[];let j=v;for(const L of y){if($.push(...await r(L.inside,d,j,P)),L.subshell!==
void 0)continue;if(L.defines){$.push({kind:"unread",name:"it defines a function"});continue}const{words:F,assignments:H}=(0,N().
withoutReserved)(L),U=F.map(K=>({...K,shown:d.slice(K.span.start,K.span.end),isKnown:!(0,N().isDynamic)(L,K)}));$.push(...n(
H.map(({value:K})=>K),j));const[G,B]=U;G?.text==="cd"||G?.text==="pushd"?j=j.into(B?.isKnown?B.text:void 0):$.push(...await i(
U,j,P))}return $}function i(y,d,v=0){return l(y,{files:d,shell:($,j=d)=>m($,j,v+1)})}function n(y,d){return y.flatMap(v=>v.
split(/[\s=:,]+/)).flatMap(v=>d.named(v))}async function l(y,d){const v=(0,O().startedWords)(y),[P,...$]=v;if(P===void 0||
e(P.text))return[];if(!P.isKnown)return[p(`it starts ${P.shown}`)];const j=(0,T().programNamed)(P.text)??{name:(0,T().baseName)(
P.text),kind:"system"},L=(0,O().textHanded)(v);if(j.kind==="shell"&&L)return L.words.every(({isKnown:Y})=>Y)||/\s/.test(
L.text)?d.shell(L.text):[p("a shell runs what it is handed")];const F=$.some(({text:z})=>C(z)||w(z));if((0,T().runsCode)(
P.text)&&(F||!j.runsScripts))return s((0,T().baseName)(P.text),$,L!==void 0,d.files);const{files:H,left:U}=a($,d.files),
G=U.map(({text:z})=>z),K=C(P.text)&&!h.test(P.text)?[d.files.script(P.text)]:await t(j,G,{...d,files:H}),V=G.filter(w).flatMap(
z=>{const Y=H.named(z);return Y.length>0?Y:d.files.named(z)}),J=j.runsInside?U.findIndex(({text:z})=>(0,T().runsCode)(z)):
-1,Z=J<0?[]:await l(U.slice(J),{...d,files:H});return[...K,...Z,...V]}function e(y){return(0,T().isWithoutEffect)(y)||(0,T().
changesShell)(y)&&(0,T().programNamed)(y)===void 0}function p(y){return{kind:"unread",name:y}}const u=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function a(y,d){const v=y.findIndex(({text:j})=>u.test(j));if(v<0)return{files:d,left:y};const P=u.exec(y[v]?.text??"")?.[1],
$=y.toSpliced(v,P===void 0?2:1);return{files:d.into(P??y[v+1]?.text),left:$}}function s(y,d,v,P){const $=d.flatMap(({text:G})=>P.
named(G));if(v)return[{kind:"inline",name:y},...$];const j=d.filter(({text:G})=>!G.startsWith("-")),L=j.find(({text:G})=>C(
G)||w(G))??j[0],F={kind:"program",name:y};if($.length>0||L===void 0)return $.length>0?$:[F];const{text:H}=L;if(!L.isKnown)
return[p(`it runs ${L.shown}`)];if(/^\w{2,}:/.test(H))return[{kind:"package",name:H,isExact:/@v?\d+\.\d+/.test(H)}];if(d[d.
indexOf(L)-1]?.text!=="-m")return[P.script(H,_)];const U=P.named(H.replaceAll(".","/"),_);return U.length>0?U:[F]}async function t(y,d,{
files:v,shell:P}){const $=await v.manifest(),j=y.runsScripts&&I(d),L=R(j).flatMap(G=>{const B=(0,b().textIn)((0,b().objectIn)(
$.scripts),G);return B===""?[]:[{kind:"npm_script",name:G,text:B}]}),F=await Promise.all(L.map(({text:G=""})=>P(G,v))),U=L.
length>0&&!D.test(j??"")?[]:f(y,d,$,v);return[...L,...F.flat(),...U]}function f(y,d,v,P){const{name:$,finds:j=""}=y,L=j.
split(" ").flatMap(K=>P.named(K));if(L.length>0)return L;const F=M(y,d);if(F===void 0)return[{kind:"program",name:$}];const H=P.
named(F.name);if(H.length>0||/^[./]/.test(F.name))return H.length>0?H:[{kind:"program",name:$}];const{dependencies:U,devDependencies:G}=v;
return[[U,G].some(K=>F.name in(0,b().objectIn)(K))?{kind:"program",name:F.name}:{kind:"package",...F}]}const h=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function w(y){return(0,E().isCode)(y)||/\.(?:exe|jar)$/i.test(y)}function C(y){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(y)&&!y.includes("://")}function I(y){const[d,v]=y.filter(P=>!P.startsWith("-"));return d==="run"||d==="run-script"?
v:d}const D=/^(?:add|ci|clean-install|i|install)$/;function R(y){if(y===void 0)return[];const d=v=>[`pre${v}`,v,`post${v}`];
return D.test(y)?[...new Set([y,"install","prepare"].flatMap(d)),"prepublish"]:d(y)}const _=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],x=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
k=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function M({fetches:y},d){const v=d.
filter(L=>!L.startsWith("-")),P=[2,1,0].find(L=>L<=v.length&&y?.test(v.slice(0,L).join(" ")));if(P===void 0)return;const $=P===
0?0:d.indexOf(v[P-1]??"")+1,j=d.slice($).map(L=>L.replace(/^--(?:from|package)=/,"")).find((L,F,H)=>!/^(?:-|[\d.:]+\w?$)/.
test(L)&&!x.test(H[F-1]??""));return j===void 0?void 0:{name:j,isExact:k.test(j)}}},41551:function(W,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.findKnown=E,o.knownForms=b,o.reachOfKnown=N,o.secretsOf=u;const c=12;function b(s){const t=[
...new Set(s.flatMap(S))],f=t.map(h=>h.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(f)].filter(h=>h.length>=c)}}
function E(s,{exact:t,squeezed:f}){const h=t.flatMap(I=>A(s,I,D=>D));if(f.length===0||!/\s/.test(s))return h;const{text:w,
at:C}=T(s);return[...h,...f.flatMap(I=>A(w,I,D=>C[D]??0))]}function A(s,t,f){const h=[];for(let w=s.indexOf(t);w>=0;w=s.
indexOf(t,w+t.length))h.push({kind:"secret",start:f(w),end:f(w+t.length-1)+1});return h}function T(s){const t=new Uint32Array(
s.length),f=[];let h=0;for(const{0:w,index:C}of s.matchAll(/\S+/g)){for(let I=0;I<w.length;I+=1)t[h+I]=C+I;h+=w.length,f.
push(w)}return{text:f.join(""),at:t}}function N({exact:s}){return 2*Math.max(0,...s.map(({length:t})=>t))}const O=4;function S(s){
const t=Buffer.from(s),f=g(s),h=encodeURIComponent(t.toString()),w=t.toString("hex"),C=[s,...s.split(/\r?\n/),f,f.replaceAll(
"/","\\/"),g(f),...m(h),w,w.toUpperCase(),...[0,1,2].flatMap(I=>r(t,I))];return[...new Set(C)].filter(I=>I.trim().length>=
O)}function g(s){return JSON.stringify(s).slice(1,-1)}function m(s){const t=s.replace(/[!'()*]/g,f=>`%${f.charCodeAt(0).
toString(16).toUpperCase()}`);return[s,t].flatMap(f=>{const h=f.replace(/%../g,w=>w.toLowerCase());return[f,h,f.replaceAll(
"%20","+"),h.replaceAll("%20","+")]})}function r(s,t){const f=Buffer.concat([Buffer.alloc(t),s]).toString("base64"),h=Math.
ceil(t*8/6),w=Math.floor((t+s.length)*8/6),C=f.slice(h,w);return[C,C.replaceAll("+","-").replaceAll("/","_")]}const i=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,l=/^(?:[\\/~]|[A-Za-z]:[\\/])/,e=8,p=/^[A-Za-z][a-z]{0,9}$/;function u(s){
const t=Object.entries(s).flatMap(([f,h])=>h!==void 0&&i.test(f)&&a(f,h)?[h]:[]);return[...new Set(t)]}function a(s,t){return t.
length<e||p.test(t)?!1:!(n.test(s)&&l.test(t))}},97018:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),
o.redact=T,o.redactForms=N;function b(){const h=c(41551);return b=function(){return h},h}function E(){const h=c(83377);return E=
function(){return h},h}function A(h){return E().TOKEN_SHAPES.flatMap(([w,C])=>Array.from(h.matchAll(C),({indices:I})=>{const[
D,R]=I?.[1]??I?.[0]??[0,0];return{kind:w,start:D,end:R}}))}function T(h,w=[]){return N(h,(0,b().knownForms)(w))}function N(h,w){
const C=[...(0,b().findKnown)(h,w),...A(h),...e(h)].sort((_,x)=>_.start-x.start||x.end-_.end),I=[];for(const _ of C){const x=I.
at(-1);x===void 0||_.start>=x.end?I.push(_):_.end>x.end&&I.splice(-1,1,{...x,end:_.end})}let D="",R=0;for(const{kind:_,start:x,
end:k}of I)D+=`${h.slice(R,x)}[redacted ${_}]`,R=k;return{text:D+h.slice(R),redactions:I}}const O="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",S="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",g="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",m=`\\\\{0,3}["']`,r=new RegExp(
`${O}(?:${m})?${S}${m}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),i=new RegExp(`${O}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${O}${g}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),l=new RegExp(`${O}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function e(h){return[...p(h,r,({name:w,value:C,next:I})=>/["'\\]/.test(
I)&&!s(w,C)),...p(h,i,({value:w,next:C})=>!t(w,C)),...p(h,n,({value:w,next:C})=>f(w)&&!t(w,C)),...p(h,l,({value:w,next:C})=>f(
w)&&!t(w,C))]}function p(h,w,C){return Array.from(h.matchAll(w)).flatMap(({groups:I={},indices:D})=>{const{name:R="",value:_=""}=I,
[x,k]=D?.groups?.value??[0,0],M={name:R,value:_,next:h.charAt(k)};return a(R,_)||!C(M)?[]:[{kind:"named secret",start:x,
end:k}]})}const u=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function a(h,w){return u.test(w)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(w)?!0:/^[\d.:_-]+$/.test(w)&&!/^p/i.test(h)}
function s(h,w){return/token|key/i.test(h)&&/^[A-Za-z][a-z]{0,15}$/.test(w)}function t(h,w){return w!==""&&"([{".includes(
w)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(h)}function f(h){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(h)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(h)?!1:/\d/.test(h)?/[a-z]/i.test(h):h.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(h)}},83377:function(W,o){Object.defineProperty(o,"__esModule",{value:!0}),o.
TOKEN_SHAPES=void 0;const c=String.raw`
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
`,b=new RegExp(`\\b(?:${c.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),E=o.TOKEN_SHAPES=
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
4378:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.Judge=void 0;function b(){const r=c(68450);return b=
function(){return r},r}function E(){const r=c(62166);return E=function(){return r},r}function A(){const r=c(51951);return A=
function(){return r},r}function T(){const r=c(54244);return T=function(){return r},r}function N(){const r=c(87952);return N=
function(){return r},r}function O(){const r=c(34482);return O=function(){return r},r}function S(){const r=c(41431);return S=
function(){return r},r}const g=4e3;class m{terms;context;clock;#n=new Map;#e=new Map;constructor(i,n,l){this.terms=i,this.
context=n,this.clock=l}static by(i){const n=(0,O().contextIn)(i,{});return new m(i,n,i.clock??new(T()).AuditClock(i.signal))}with(i){
const n={...this.terms,...i},l=(0,O().contextIn)(n,this.context.proposal);return new m(n,l,this.clock)}proposed(i){return new m(
this.terms,(0,O().contextIn)(this.terms,i),this.clock)}storeOf(i){const{cwd:n}=this.terms,l=(0,b().storeOf)(i,this.terms);
return n===void 0?l:{...l,root:n}}forFile(i){return this.startingIn(this.storeOf(i).root)}startingIn(i){if(i===(this.terms.
cwd??""))return this;const n=this.#e.get(i)??this.with({cwd:i});return this.#e.set(i,n),n}command(i){const n=this.#n.get(
i);if(n!==void 0)return n;const l=this.#s(i);this.#n.set(i,l);const[e]=this.#n.keys();return this.#n.size>g&&this.#n.delete(
e),l}async risk(i,n){return(0,S().judgeRiskAlone)(await this.#t(n),i,this.context)}async#s(i){const{profile:n}=this.terms.
policy;try{return(0,S().judgeReading)(await this.#t(i),n,this.context)}catch(l){return(0,S().unjudged)(i,n,l)}}async#t(i){
const{tree:n,base:l,changed:e,cwd:p="",policy:u}=this.terms,{clock:a}=this,s=(0,N().programTerms)(u),{areBuilt:t}=(0,N().
additionsFor)(u),f={...n&&{tree:n},...l&&{base:l},changed:e,cwd:p,programs:s,isOutput:t,clock:a};return await a.tick(),(0,E().
inPlaceOfNpm)(await(0,A().readCommand)(i,f),f)}}o.Judge=m},16455:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),
o.editOf=S,o.withEdit=O,o.withEdits=N;function b(){const i=c(78816);return b=function(){return i},i}function E(){const i=c(
82606);return E=function(){return i},i}function A(){const i=c(70023);return A=function(){return i},i}const T=new Set("ch\
ecks-syntax-only npm-script-missing only-prints target-missing".split(" "));async function N(i,n,l){if(i.every(({verdict:a})=>a===
"allow"))return i;const e=i.map(({reading:a})=>a.command),p=new(A()).ScriptStore(n),u=l?await(0,E().fixList)(e,p):[];return Promise.
all(i.map(async(a,s)=>{const{command:t}=a.reading;if(a.verdict==="allow"||t.length>E().LONGEST)return a;const f=u[s];return f?.
kind==="fixed"?r(a,S(t,f,p),p.judge):g(a,n,f)}))}async function O(i,n){const[l=i]=await N([i],n,!1);return l}function S(i,{
commands:n,scripts:l},e){const p=l.map(u=>e.pathOf(u)).flatMap(u=>{const a=e.textOf(u);return a===void 0?[]:[{path:u,text:a}]});
return{old:i,new:n,...p.length>0&&{files:p},fix:!0}}async function g(i,n,l){const{command:e}=i.reading,p=l??await(0,E().
rewriteCommand)(e,new(A()).ScriptStore(n));if(p.kind==="left"&&b().CHECKS_NOTHING.has(p.reason.id))return m(i,p.reason.remedy);
const u=new(A()).ScriptStore(n),a=await(0,E().rewriteCommand)(e,u,{rewrites:E().SUGGESTIONS,accepts:({findings:s})=>!s.some(
({rule:t})=>T.has(t))});return a.kind!=="fixed"?i:r(i,{...S(e,a,u),fix:!1},u.judge)}function m(i,n){const[l,...e]=i.findings;
return l?{...i,findings:[{...l,advice:n},...e]}:i}async function r(i,n,l){const{findings:e,verdict:p}=i,u=await Promise.
all(n.new.map(w=>l.command(w)));if(u.some(w=>w.verdict==="block"))return i;const a=new Set(e.map(({rule:w})=>w)),s=u.flatMap(
w=>w.findings).flatMap(({rule:w,severity:C})=>C==="notice"?[]:w),t=s.some(w=>!a.has(w));if(p==="warn"&&t)return i;const f=({
rule:w,severity:C})=>p==="block"?C==="error":!s.includes(w),h=e.find(f);return h===void 0?i:{...i,findings:e.map(w=>w===
h?{...w,edit:n}:w)}}},78816:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.CHECKS_NOTHING=o.CANNOT_FAIL=
void 0,o.reasonOf=S,o.reasons=void 0;function b(){const g=c(13580);return b=function(){return g},g}function E(){const g=c(
95132);return E=function(){return g},g}const A="Write a script by hand and run it with `node`.",T=o.CANNOT_FAIL="vacuous\
-code",N=o.reasons={cannotFail:()=>({id:T,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Wr\
ite a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-not\
hing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a scrip\
t that fails if the gene breaks something, and run it with `node`."}),codeNotMoved:g=>({id:"code-not-moved",message:`The\
 code cannot be moved into a script: ${g}.`,title:"Code that cannot be moved into a script.",remedy:A}),dangerous:g=>({id:"\
dangerous-command",message:`The command ${g}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),
noPlace:g=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${g}\`: the path is not an ordinary directory\
.`,remedy:`Make \`${g}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no ef\
fect on the next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the direc\
tory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:A}),
dangles:(g,m)=>({id:"reference-dangles",message:`It names a gene by \`${g}\`, which is now \`${m}\`.`,title:"References \
to hashes that change.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-\
problems",message:"It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the fi\
ndings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"\
Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing\
 in it is rewritten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})},O=o.
CHECKS_NOTHING=new Set([N.cannotFail().id,N.checksNothing().id]);function S(g){return{id:g.rule,title:(0,b().ruleOf)(g.rule)?.
title,...(0,E().describe)(g)}}},82606:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.SUGGESTIONS=o.LONGEST=
void 0,o.fixList=u,o.rewriteCommand=i;function b(){const R=c(6163);return b=function(){return R},R}function E(){const R=c(
78816);return E=function(){return R},R}function A(){const R=c(50899);return A=function(){return R},R}function T(){const R=c(
41468);return T=function(){return R},R}function N(){const R=c(77463);return N=function(){return R},R}function O(){const R=c(
71570);return O=function(){return R},R}function S(){const R=c(2137);return S=function(){return R},R}function g(){const R=c(
36309);return g=function(){return R},R}const m=6,r=200;async function i(R,_,x={}){return new n(_,x).rewrite(R,m)}class n{#n;#e;#s;#t=r;constructor(_,{
rewrites:x=I,accepts:k=()=>!0}){this.#n=_,this.#e=x,this.#s=k}async rewrite(_,x){this.#t-=1;const k=await this.#n.judge.
command(_),{reading:M,verdict:y,findings:d}=k;if(y==="allow")return{kind:"fine"};const v=(0,b().dangerIn)(_);if(v!==void 0&&
y==="block")return{kind:"left",reason:E().reasons.dangerous(v)};let P;for(const L of x>0&&this.#t>0?this.#e:[]){const F=await L(
M,this.#n);if(F===void 0)continue;if("reason"in F){P??=F.reason;continue}const H=await this.#o(F.commands,x-1),U=e(F,H);
if(U.kind==="left")P??=U.reason;else return U}const[$]=d,j=x===m||this.#s(k);return $===void 0||y==="warn"&&j?{kind:"fin\
e"}:{kind:"left",reason:P??(0,E().reasonOf)($)}}async#o(_,x){const k=[];for(const M of _){if(k.some(l)||this.#t<=0)break;
k.push(await this.rewrite(M,x))}return k}}function l(R){return R.kind==="left"&&R.reason.id!==E().CANNOT_FAIL}function e(R,_){
const x=_.find(l);if(x!==void 0)return x;const k=_.flatMap((y,d)=>{if(y.kind==="left")return[];const v=R.commands[d]??"";
return y.kind==="fixed"?[y]:[{commands:[v],steps:[],scripts:[]}]}),M=_.find(y=>y.kind==="left");return k.length===0||_.length<
R.commands.length?M??{kind:"left",reason:E().reasons.tooLong()}:{kind:"fixed",commands:k.flatMap(({commands:y})=>y),steps:[
R.step,...M===void 0?[]:["command that only prints removed"],...k.flatMap(({steps:y})=>y)],scripts:[...R.scripts??[],...k.
flatMap(({scripts:y})=>y)]}}const p=o.LONGEST=16*1024;async function u(R,_){const x=[];for(const y of R){const d=typeof y==
"string"&&y.length<=p;x.push(d?await i(y,_):{kind:"fine"})}const k=new Set((await a(R,_)).flat()),M=await Promise.all(x.
map(async y=>(y.kind==="fixed"?(await a(y.commands,_)).flat():[]).some(P=>!k.has(P))?{kind:"left",reason:E().reasons.addsProblems()}:
y));return t(R,await s(R,M,_))}function a(R,{judge:_}){return Promise.all(R.map(async x=>{const{findings:k}=await _.command(
x);return k.flatMap(({rule:M,severity:y})=>y==="notice"?[]:M)}))}async function s(R,_,x){return _.some(C)&&(await Promise.
all(_.map(async(M,y)=>{if(M.kind==="fixed")return!0;if(M.kind==="left")return!1;const{findings:d,verdict:v}=await x.judge.
command(R[y]);return v!=="block"&&!d.some(({rule:P})=>P==="only-prints")}))).includes(!0)?_.map(M=>C(M)?f:M):_}function t(R,_){
const x=new Set,k=new Set;return _.map((M,y)=>{const d=R[y];if(M.kind!=="fixed")return x.add(d),k.has(d)?h:M;const v=M.commands.
filter(P=>!x.has(P)&&x.add(P));for(const P of v)k.add(P);return v.length===M.commands.length?M:{...M,commands:v,steps:[...M.
steps,...h.steps]}})}const f=w("command that only prints removed"),h=w("repeated command removed");function w(R){return{
kind:"fixed",commands:[],steps:[R],scripts:[]}}function C(R){return R.kind==="left"&&R.reason.id===E().CANNOT_FAIL}const I=[
O().trimBlanks,A().moveCode,O().dropRedirection,O().dropUnread,O().splitConjunction,O().findPrinter,N().dropLauncher,N().
nameProgram,N().spellProgram,T().makeRelative],D=o.SUGGESTIONS=[...I,S().dropPreparation,g().useWorkspace,S().requireEach,
S().dropOutputFile,g().spellScript,S().passFlag,S().useInstalled,S().dropFlag,g().useNpm,g().useNpx]},50899:function(W,o,c){
Object.defineProperty(o,"__esModule",{value:!0}),o.moveCode=void 0;function b(){const n=c(19609);return b=function(){return n},
n}function E(){const n=c(78816);return E=function(){return n},n}function A(){const n=c(70023);return A=function(){return n},
n}function T(){const n=c(710);return T=function(){return n},n}const N=async(n,l)=>{const e=m(n);if(e===void 0||"reason"in
e)return e;const{scriptText:p}=await Promise.all([c.e(559),c.e(683)]).then(c.bind(c,89683)),u=p(e.evaluation.code);if(typeof u!=
"string")return u;const a=await l.place(u);return a===void 0?{reason:E().reasons.noPlace(A().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[e.evaluation.withScript(a)],scripts:[a]}};o.moveCode=N;const O=["line-break","blank-padd\
ing","markup-injection"],S=new Set(["--eval","--print"]),g=/strip-types|transform-types|detect-module|^--test/;function m(n){
const{invocation:l,command:e,assignments:p}=n;if(l?.program!=="node")return;const u=l.flags.filter(({name:D})=>S.has(D));
if(u.length===0)return;if(!r(n))return{reason:E().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[a,...s]=u;if(a?.value===void 0||a.name!=="--eval"||s.length>0)return{reason:E().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const t=l.flags.filter(D=>D!==a),f=t.find(D=>!i(D));if(f!==void 0)return{reason:E().reasons.
codeNotMoved(`\`${f.written}\` changes how \`node\` runs it`)};const h=({start:D,end:R})=>e.slice(D,R),w=l.passthrough.at(
-1),C=l.passthrough.slice(0,1).map(({span:D})=>h({start:D.start,end:w?.span.end??D.end})),I=[...p.map(({span:D})=>h(D)),
"node"];return{evaluation:{code:a.value,withScript:D=>[...I,...t.map(({span:R})=>h(R)),D,...C].join(" ")}}}function r(n){
const{command:l,words:e,assignments:p}=n;if((0,T().isAmbiguous)(n,O))return!1;let u=0;for(const{span:a}of[...p,...e]){if(a.
start>u&&!/^[ \t]*$/.test(l.slice(u,a.start)))return!1;u=Math.max(u,a.end)}return/^[ \t]*$/.test(l.slice(u))}function i({
name:n}){return b().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!g.test(n)}},41468:function(W,o,c){Object.
defineProperty(o,"__esModule",{value:!0}),o.makeRelative=void 0;function b(){const S=c(32854);return b=function(){return S},
S}function E(){const S=c(93028);return E=function(){return S},S}function A(){const S=c(36773);return A=function(){return S},
S}const T=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),N=({command:S,words:g,
invocation:m,problems:r},{tree:i})=>{if(m?.program!=="node"||i===void 0)return;const n=r.filter(({rule:l})=>T.has(l));for(const{
text:l,span:e}of g.slice(1)){if(!n.some(({span:{start:w}})=>w>=e.start&&w<e.end))continue;const u=[l,S.slice(e.start,e.end)].
map(w=>O(i,w)).find(w=>w!==void 0);if(u===void 0)continue;const a=/^[\w./@-]+$/.test(u)?u:(0,A().singleQuoted)(u),s=S.slice(
0,e.start)+a,t=S.slice(e.end),f=l.endsWith(`/${u}`)?l.slice(0,-u.length):void 0,h=f===void 0?t:t.replaceAll(` ${f}`," ");
return{step:"path made relative",commands:[s+h]}}};o.makeRelative=N;function O(S,g){const m=g.split(/[\\/]/).filter(i=>i!==
""&&i!==".");return m.map((i,n)=>(0,b().normalise)(m.slice(n).join("/"))).slice(1).find(i=>{const n=i===void 0||i===""?void 0:
(0,b().resolveInTree)(S,i);return n?.kind==="inside"&&n.entry.tracked&&(0,E().isRegular)(n.entry.kind)})}},77463:function(W,o,c){
Object.defineProperty(o,"__esModule",{value:!0}),o.spellProgram=o.nameProgram=o.dropLauncher=void 0;function b(){const a=c(
13254);return b=function(){return a},a}function E(){const a=c(11331);return E=function(){return a},a}function A(){const a=c(
710);return A=function(){return a},a}const T=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,N=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
O=a=>{const s=g(a,"program-by-path");if(s===void 0)return;const{program:t}=s.args,[,f]=T.exec(t)??[];if(f!==void 0)return m(
a,s,`npx ${f}`);const[,h]=N.exec(t)??[];return h===void 0?void 0:m(a,s,h)};o.nameProgram=O;const S=a=>{const s=g(a,"prog\
ram-look-alike");return s&&m(a,s,s.args.meant)};o.spellProgram=S;function g({problems:a},s){return a.find(t=>(0,b().isProblem)(
t,s))}function m({command:a},{span:s},t){return{step:"program name corrected",commands:[(0,A().replaceSpan)(a,s,t)]}}const r=[
"shell-grammar","unquoted-glob"],i={command:()=>0,env:()=>0,exec:()=>0,nice:a=>u(a,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:a=>u(a,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
l=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,e=a=>{const{command:s,words:t}=a,[f,...h]=t;if(f===void 0||(0,A().
isAmbiguous)(a,r))return;const w=f.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),C=(0,E().isShell)(w)?p(h):
void 0;if(C!==void 0)return{step:"launcher removed",commands:[C]};const I=Object.hasOwn(i,w)?i[w]?.(h.map(({text:_})=>_)):
void 0,D=I===void 0?void 0:h[I];return D===void 0?void 0:{step:"launcher removed",commands:[s.slice(0,f.span.start)+s.slice(
D.span.start)]}};o.dropLauncher=e;function p(a){const[s,t]=a.slice(a.findIndex(f=>!l.test(f.text)));if(!(s===void 0||!n.
test(s.text)))return t===a.at(-1)&&t?.text.trim()?t.text.trim():void 0}function u(a,s,t){let f=0;for(;;){const h=a[f]??"";
if(t?.test(h))f+=2;else if(s.test(h))f+=1;else return f}}},710:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),
o.cutSpan=A,o.isAmbiguous=N,o.replaceSpan=E,o.suggest=T;function b(){const O=c(13580);return b=function(){return O},O}function E(O,{
start:S,end:g},m){return O.slice(0,S)+m+O.slice(g)}function A(O,{start:S,end:g}){const m=O.slice(0,S).replace(/[ \t]+$/,
"");return m===""?O.slice(g).replace(/^[ \t]+/,""):m+O.slice(g)}function T(...O){return{step:"command suggested",commands:O}}
function N({problems:O},S=[]){return O.some(({rule:g,severity:m})=>m==="error"&&(0,b().ruleOf)(g).layer==="syntax"&&!S.includes(
g))}},71570:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.conjunctionOf=l,o.findPrinter=o.dropUnread=
o.dropRedirection=void 0,o.partsOf=n,o.trimBlanks=o.splitConjunction=void 0;function b(){const e=c(54669);return b=function(){
return e},e}function E(){const e=c(81716);return E=function(){return e},e}function A(){const e=c(78816);return A=function(){
return e},e}function T(){const e=c(710);return T=function(){return e},e}const N=({command:e})=>{const p=e.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return p===""||p===e?void 0:{step:"whitespace trimmed",commands:[p]}};o.trimBlanks=N;const O=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
S=({command:e,problems:p})=>{const a=p.some(({rule:s})=>s==="shell-redirection")?e.replace(O,""):e;if(!(a===e||(0,b().lex)(
a).problems.length>0))return{step:"redirection removed",commands:[a]}};o.dropRedirection=S;const g=({command:e,problems:p})=>{
for(const{rule:u,span:a}of p){const s=e.slice(a.end).trim()==="";if(u==="shell-comment"&&!/[\r\n]/.test(e.slice(a.start))||
u==="shell-operator"&&s&&e.slice(a.start,a.end)===";")return{step:"comment removed",commands:[(0,T().cutSpan)(e,a)]};if(u===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,T().replaceSpan)(e,a,"")]}}};o.dropUnread=g;const m=new Set(
["echo","printf","true",":","pwd","date"]),r=e=>m.has(e.words[0]?.text??"")&&!(0,T().isAmbiguous)(e)?{reason:A().reasons.
cannotFail()}:void 0;o.findPrinter=r;const i=({command:e,problems:p})=>{if(n(e).some(({text:a})=>/^\(?cd(?:[ \t]|$)/.test(
a)))return{reason:A().reasons.changesDirectory()};if(!p.some(({rule:a})=>a==="shell-operator"))return;const u=l(e);return u&&
{step:"split at &&",commands:u.map(({text:a})=>a)}};o.splitConjunction=i;function n(e){const p=(0,E().readShellText)(e);
return e.slice(0,p[0]?.span.start).trim()!==""?[]:p.map(({span:u,separator:a})=>({text:e.slice(u.start,u.end).trim(),operator:a.
trim()}))}function l(e){const p=n(e),u=p.every(({operator:a},s)=>a===(p[s+1]?"&&":""));return p.length>1&&u?p:void 0}},70023:function(W,o,c){
Object.defineProperty(o,"__esModule",{value:!0}),o.ScriptStore=o.SCRIPT_FOLDER=void 0;function b(){const r=c(77598);return b=
function(){return r},r}function E(){const r=c(76760);return E=function(){return r},r}function A(){const r=c(39491);return A=
function(){return r},r}function T(){const r=c(63550);return T=function(){return r},r}function N(){const r=c(93028);return N=
function(){return r},r}const O=o.SCRIPT_FOLDER="scripts/validate",S=[16,64];class g{#n;#e=new Map;#s;#t;#o;constructor(i){
const{tree:n,cwd:l=""}=i.terms;this.#n=n,this.#s=l,this.#t=i,this.#o=n&&(0,N().subTree)(n,l)}get judge(){return this.#t}get tree(){
return this.#o}pathOf(i){return E().posix.join(this.#s,i)}textOf(i){return this.#e.get(i)}async place(i){const n=this.#n;
if(n===void 0)return;const l=(0,b().createHash)("sha256").update(i).digest("hex");for(const e of S){const p=`${O}/eval-${l.
slice(0,e)}.cjs`,u=this.pathOf(p);if(!(0,A().foldersAbove)(u).every(f=>(n.stat(f)?.kind??"directory")==="directory"))return;
const s=n.stat(u);if(s===void 0)return this.#r(u,i,n),p;if((0,N().isRegular)(s.kind)&&s.tracked&&(await n.read(u)).equals(
Buffer.from(i)))return p}}#r(i,n,l){if(this.#e.has(i))return;this.#e.set(i,n);const e=m(l,Object.fromEntries(this.#e));this.#t=
this.#t.with({tree:e}),this.#o=(0,N().subTree)(e,this.#s)}}o.ScriptStore=g;function m(r,i){const n=(0,T().literalTree)(i),
l=(e,p)=>[...e,...[...p].filter(({path:u})=>r.stat(u)===void 0)].sort(A().byEntryPath);return{label:r.label,original:r,stat:e=>r.
stat(e)??n.stat(e),readlink:e=>r.readlink(e),read:(e,p)=>e in i?n.read(e,p):r.read(e,p),list:e=>l(r.list(e),n.list(e)),files:()=>l(
r.files(),n.files())}}},2137:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.useInstalled=o.requireEach=
o.passFlag=o.dropPreparation=o.dropOutputFile=o.dropFlag=void 0;function b(){const a=c(13580);return b=function(){return a},
a}function E(){const a=c(13254);return E=function(){return a},a}function A(){const a=c(710);return A=function(){return a},
a}function T(){const a=c(71570);return T=function(){return a},a}const N=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
O=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,S=8,g=({command:a,problems:s})=>{if(!s.some(({rule:h})=>h==="shell-operato\
r"||h==="line-break"))return;const t=(0,T().partsOf)(a);if(t.length===0||t.length>S)return;const f=[];for(const[h,{text:w}]of t.
entries()){const C=t[h-1]?.operator??"",I=C==="||"&&O.test(w),D=/^\|&?$/.test(C)&&N.test(w);if(!(I||D)){if(!/^(?:|&&|[;\n]*)$/.
test(C)||w.startsWith("cd "))return;f.push(w)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(f.length===0||f.join()===a))
return(0,A().suggest)(...f)};o.requireEach=g;const m=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
r=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,i=({command:a})=>{const s=(0,T().conjunctionOf)(a)?.map(({text:f})=>f),t=s?.filter(
f=>!m.test(f)&&!r.test(f))??[];if(!(s===void 0||t.length===0||t.length===s.length))return(0,A().suggest)(...t)};o.dropPreparation=
i;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,l=({command:a,problems:s})=>{if(!s.
some(({rule:f})=>f==="shell-redirection"))return;const t=a.replace(n,"");return t===a?void 0:(0,A().suggest)(t)};o.dropOutputFile=
l;const e=a=>{const{command:s,problems:t,invocation:f}=a;for(const{rule:h,span:w}of t){if(!(0,b().ruleOf)(h).removable||
s[w.start]!=="-")continue;const C=s.slice(w.start,w.end),I=s.slice(w.end).trimStart(),D=!/[=\s]/.test(C)&&I!==""&&!I.startsWith(
"-"),R=f?.flags.some(_=>_.span.start===w.start)===!0;if(!(D&&!R))return(0,A().suggest)((0,A().cutSpan)(s,w))}};o.dropFlag=
e;const p=({command:a,problems:s,invocation:t})=>{const f=s.find(I=>(0,E().isProblem)(I,"unknown-flag")),h=t?.program===
"npm"&&t.subcommand!=="exec";if(f===void 0||!h||t.passthrough.length>0)return;const w=(0,A().cutSpan)(a,f.span),C=a.slice(
f.span.start,f.span.end);return(0,A().suggest)(`${w.trimEnd()} -- ${C}`)};o.passFlag=p;const u=({command:a,words:s,problems:t,
invocation:f})=>{if(!t.some(({rule:I})=>I==="uses-network")||f?.program!=="npx")return;const w=s.slice(1).find(({text:I})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(I));if(w===void 0)return;const C=w.text.slice(0,w.text.lastIndexOf("@"));return(0,A().suggest)((0,A().replaceSpan)(
a,w.span,C))};o.useInstalled=u},36309:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.useWorkspace=o.
useNpx=o.useNpm=o.spellScript=void 0;function b(){const n=c(59867);return b=function(){return n},n}function E(){const n=c(
3051);return E=function(){return n},n}function A(){const n=c(13254);return A=function(){return n},n}function T(){const n=c(
710);return T=function(){return n},n}const N=new Set(["test","start","stop"]),O=new Set(["pnpm","yarn","bun","npm"]),S=async({
command:n,problems:l,words:e,invocation:p},u)=>{if(p?.program!=="npm")return;const a=await i(u),s=l.find(D=>(0,A().isProblem)(
D,"npm-script-missing"));if(s!==void 0){const D=(0,E().nearestName)(s.args.script,a),R=e.find(({text:_})=>_===s.args.script);
return D===void 0||R===void 0?void 0:(0,T().suggest)((0,T().replaceSpan)(n,R.span,D))}const t=l.find(D=>(0,A().isProblem)(
D,"unknown-subcommand"));if(t===void 0)return;const{subcommand:f,meant:h}=t.args,w=h===""?(0,E().nearestName)(f,[...N]):
h,C=[...a.includes(f)?[`run ${f}`]:[],...w===void 0?[]:[w]],[I]=C;return I===void 0?void 0:(0,T().suggest)((0,T().replaceSpan)(
n,t.span,I))};o.spellScript=S;const g=async({command:n,words:l,problems:e},p)=>{const u=e.some(({rule:C})=>C==="program-\
not-allowed"),[a,s,t]=l;if(!u||a===void 0||s===void 0||!O.has(a.text)||a.text==="bun"&&/^(?:test|build)$/.test(s.text))return;
const f=s.text==="run"?t:s;if(f===void 0||!(await i(p)).includes(f.text))return;const h=N.has(f.text)?f.text:`run ${f.text}`,
w=n.slice(f.span.end).trim();return(0,T().suggest)(`npm ${h}${w===""?"":` -- ${w}`}`)};o.useNpm=g;const m=({command:n,words:l,
problems:e},{tree:p})=>{const u=e.find(({rule:C})=>C==="program-not-allowed"),[a,s,t]=l;if(u===void 0||a===void 0||p===void 0)
return;const f=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(a.text),h=/^(?:exec|dlx|x)$/.test(s?.text??"")?t:s,w=f?/^(?:bunx|pnpx)$/.
test(a.text)?s:h:a;return w===void 0||!/^[a-z][\w.-]*$/.test(w.text)?void 0:(0,T().suggest)(`npx ${n.slice(w.span.start)}`)};
o.useNpx=m;const r=({command:n})=>{const[,l,e]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(n)??[];if(l===
void 0||e===void 0)return;const[,p=e,u=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(e.trim())??[];return(0,T().suggest)(`${p}\
 -w ${l.replace(/\/$/,"")}${u}`)};o.useWorkspace=r;async function i({tree:n}){return[...(n&&await(0,b().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(W,o){Object.defineProperty(o,"__esModule",{value:!0}),o.isSpellingOf=b,o.mayBeSpelled=
A;const c=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function b(N,O){const g=N.replace(c,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return g===O||T(g,O)}const E=/^[\w./-]*$/;function A(N,O){return!E.
test(N)||N.toLowerCase().includes(O)}function T(N,O){const[,S]=/^(.+)~[1-9]\d{0,5}$/.exec(N)??[];return S!==void 0&&S===
O.replaceAll(".","").slice(0,6)}},37075:function(W,o,c){Object.defineProperty(o,"__esModule",{value:!0}),o.causeOf=N,o.identityOf=
A,o.idsOf=T;function b(){const r=c(77598);return b=function(){return r},r}function E(){const r=c(13580);return E=function(){
return r},r}function A(r){const{rule:i,subject:n,location:l,args:e}=r,p=n&&[n.type,n.id,n.command];return m([i,p??l?.path,
S(i,e)])}function T(r){const i=new Map;return new Map(r.map(n=>{const l=A(n),e=(i.get(l)??0)+1;return i.set(l,e),[n,e===
1?l:`${l}:${e}`]}))}function N(r){const{rule:i,subject:n,location:l,args:e}=r,{cause:p,instance:u=[]}=(0,E().ruleOf)(i);
if(p)return m([p(e)]);const a=new Set([...Object.values(n??{}),l?.path]),s=S(i,e).filter(([t,f])=>!O.has(t)&&!u.includes(
t)&&!a.has(f));return m([i,s])}const O=new Set(["path","paths","via","value","written"]);function S(r,i){const{counted:n=[]}=(0,E().
ruleOf)(r);return Object.keys(i).sort().flatMap(e=>{const p=i[e];if(p===void 0||typeof p=="number"||e==="likewise")return[];
const u=e==="detail"||n.includes(e);return[[e,u?g(p):p]]})}function g(r){return typeof r=="boolean"?r:typeof r=="string"?
r.replace(/\d+/g,"#"):r.map(i=>i.replace(/\d+/g,"#"))}function m(r){return(0,b().hash)("sha256",JSON.stringify(r))}},47350:function(W,o,c){
Object.defineProperty(o,"__esModule",{value:!0}),o.REPORTED_ONLY=void 0,o.exitCodeOf=g,o.gravest=N,o.isBlocking=A,o.severityVerdict=
T;function b(){const m=c(13580);return b=function(){return m},m}const E={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function A({rule:m,severity:r,suppressed:i},n){return i||r==="notice"?!1:r==="error"||n==="warning"&&!(0,b().ruleOf)(m)?.
advice}function T(m,r){const i=n=>m.some(l=>l.severity===n&&!l.suppressed);return m.some(({rule:n})=>(0,b().ruleOf)(n).undecided)?
"error":i("error")?"fail":i("warning")?m.some(n=>A(n,r))?"fail":"warn":"pass"}function N(m){return m.reduce((r,i)=>E[i]>
E[r]?i:r,"pass")}const O=o.REPORTED_ONLY=new Set(["fail","needs_approval"]),S={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function g(m,r="block"){return r==="report"&&O.has(m)?0:S[m]}},80401:function(W,o,c){c.r(o),c.d(o,{FILE_HEADERS_ONLY:()=>b.
jr,createTwoFilesPatch:()=>b.ss,diffLines:()=>E.Pp,formatPatch:()=>b.Gu,parsePatch:()=>A.i,structuredPatch:()=>b.YB});var b=c(
94112),E=c(37073),A=c(73857)}};
