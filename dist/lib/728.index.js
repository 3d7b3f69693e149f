"use strict";exports.id=728,exports.ids=[728],exports.modules={97034:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),
r.compareEntries=A,r.isSameFile=g;function v(){const c=d(59490);return v=function(){return c},c}function E(){const c=d(92599);
return E=function(){return c},c}async function A(c,e,a,n){const{earlier:p,removed:t}=y(e,a),l=a.map(async m=>{const i=p.
get(m),s=i?.event===m.event&&i.content===m.content,o=i?await(0,E().runsOf)(i,c,n.baseTree):[],u=await(0,E().runsOf)(m,c,
n.tree),h=await Promise.all(u.map(async N=>{const D=o.find(x=>T(x,N)),R=D===void 0?s:D.text!==N.text,_=await $(N,n)??(R?
"edited":void 0);return _===void 0?N:{...N,change:_}}));return s?o.some(N=>!u.some(D=>T(N,D)))||h.some(({change:N})=>N!==
void 0)?[{state:"script_changed",entry:m,targets:h}]:[]:[{state:i?"changed":"new",entry:m,targets:h}]});return[...(await Promise.
all(l)).flat(),...t.map(m=>({state:"removed",entry:m,targets:[]}))]}function T(c,e){return c.kind===e.kind&&c.name===e.name}
async function $({kind:c,name:e},a){if(c!=="file")return;const n=a.baseTree.stat(e);return n===void 0?"added":await g(n,
a.tree.stat(e),a)?void 0:"edited"}async function g(c,e,{baseTree:a,tree:n}){return c===void 0||e===void 0?c===e:c.kind!==
e.kind?!1:c.oid!==void 0?c.oid===e.oid:(await a.read(c.path)).equals(await n.read(e.path))}const w=[({event:c,content:e})=>JSON.
stringify([c,e]),({event:c})=>c,({content:c})=>c];function y(c,e){const a=new Map;let n=c;for(const p of w){const t=(0,v().
groupBy)(n,p);for(const l of e){const m=a.has(l)?void 0:t.get(p(l))?.shift();m&&a.set(l,m)}n=[...t.values()].flat()}return{
earlier:a,removed:n}}},99668:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.agentFileAt=c,r.agentFilesIn=
e;function v(){const n=d(76760);return v=function(){return n},n}function E(){const n=d(18744);return E=function(){return n},
n}function A(){const n=d(32854);return A=function(){return n},n}function T(){const n=d(93028);return T=function(){return n},
n}function $(){const n=d(93953);return $=function(){return n},n}const g=$().AGENT_FORMATS.flatMap(n=>n.files.map(p=>({format:n,
file:p}))),w=g.map(({format:n,file:p})=>{const t=p.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${t}$`,"is")}}),y=new Set(g.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function c(n){
for(const{format:p,pattern:t}of w){const l=t.exec(n);if(l)return{path:n,format:p,root:l[1]??""}}}function e(n,{agent_files:{
level:p,include:t,exclude:l}}){if(p==="off")return[];const m=[...n.files()].flatMap(({path:o,kind:u})=>u==="symlink"&&y.
has(v().posix.basename(o).toLowerCase())?[o,...a(n,o)]:o),[i,s]=[(0,E().pathTest)(t),(0,E().pathTest)(l)];return[...new Set(
m)].flatMap(o=>{const u=c(o);if(u===void 0||!i(o)||s(o))return[];const h=(0,A().resolveInTree)(n,o);if(h.kind==="missing")
return[];const b=h.kind==="inside"?h.entry:void 0;return b===void 0||(0,T().isRegular)(b.kind)?[{...u,entry:b}]:[]})}function a(n,p){
const t=(0,A().resolveInTree)(n,p);return t.kind!=="inside"||t.entry.kind!=="directory"?[]:n.list(t.path).flatMap(({path:l,
kind:m})=>{const i=`${p}/${v().posix.basename(l)}`;return m!=="directory"?[i]:n.list(l).map(s=>`${i}/${v().posix.basename(
s.path)}`)})}},93953:function(W,r){Object.defineProperty(r,"__esModule",{value:!0}),r.AGENT_FORMATS=void 0;const d={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},v={at:"mcpServers/*",form:"server",event:"MCP server {0}"},E=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function A($,g=""){return $.split(" ").map(w=>({at:w,form:"command",event:w+g}))}const T=r.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[d,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...A("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:E},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[d]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
AUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"https://code.claude.co\
m/docs/en/mcp",verified:!0,places:[v]},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],roots:["workspaceFold\
er","PWD"],approval:"does not document who is asked before a server starts",specification:"https://cursor.com/docs/mcp",
verified:!0,places:[v]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"\
asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-con\
figuration",verified:!0,places:[{...v,at:"servers/*"}]},{name:"cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],
directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",verified:!0,places:[{at:"hooks/*/*",form:"start",event:"{0}",detail:"match\
er",only:{field:"type",values:["command",void 0]}}]},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environmen\
t.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-ag\
ent/setup",verified:!1,places:[...A("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[d]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[d,v,...A("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...A("initializeCommand"," (on the host)"),...A("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(W,r,d){Object.defineProperty(
r,"__esModule",{value:!0}),r.judgeAgentFiles=c,r.judgeWholeFile=n;function v(){const s=d(10473);return v=function(){return s},
s}function E(){const s=d(13580);return E=function(){return s},s}function A(){const s=d(95132);return A=function(){return s},
s}function T(){const s=d(97034);return T=function(){return s},s}function $(){const s=d(99668);return $=function(){return s},
s}function g(){const s=d(12195);return g=function(){return s},s}function w(){const s=d(12792);return w=function(){return s},
s}function y(){const s=d(92599);return y=function(){return s},s}async function c(s,o,u){const h=R=>new Map((0,$().agentFilesIn)(
R,o).map(_=>[_.path,_])),[b,I]=[h(s.baseTree),h(s.tree)],N=[...new Set([...b.keys(),...I.keys()])].sort(),{level:D}=o.agent_files;
return u.all(N,async R=>{const[_,x]=[b.get(R),I.get(R)];try{return await e(_,x,s,D)}catch(k){const C={path:R,line:1,column:1},
O=[(0,A().notJudged)(`the file \`${R}\``,k,{location:C})],f=x??_;return f&&{file:{...f,entries:[],secrets:[]},entries:[],
findings:O}}}).then(R=>R.filter(_=>_!==void 0))}async function e(s,o,u,h){const b=s&&await a(u.baseTree,s),I=o&&await a(
u.tree,o),N=I??b;if(N===void 0)return;const D=new Set(b?.secrets.map(({value:M})=>M)),R=I?.secrets.filter(({value:M})=>!D.
has(M))??[],_=s&&o&&await(0,T().isSameFile)(s.entry,o.entry,u),x=[...I?.broken&&!_?[I.broken]:[],...R.map(M=>M.finding)],
k=I?.broken?[]:await(0,T().compareEntries)(N,b?.entries??[],I?.entries??[],u),C=await p({file:N,entries:k,findings:x},u.
tree,h);if(C.entries.length===0&&C.findings.length===0)return;if(h!=="approve"||!C.findings.some(l))return C;const O=C.entries.
filter(({findings:M})=>M.some(l)),f={path:N.path,events:O.map(({entry:M})=>M.event)},S={path:N.path,line:1,column:1},P=(0,A().
finding)("agent-files-unapproved",f,{location:S});return{...C,findings:[...C.findings,P]}}async function a(s,{entry:o,...u}){
return o===void 0?(0,w().unreadFile)(u,"it is a symlink that leads to no file here"):(o.size??0)>w().MAX_BYTES?(0,w().unreadFile)(
u,`it has more than ${w().MAX_BYTES} bytes`):(0,w().readAgentFile)(u,await s.read(o.path))}async function n(s,o,u){const h=await Promise.
all(s.entries.map(async N=>({entry:N,targets:await(0,y().runsOf)(N,s,o)}))),b=s.secrets.map(N=>N.finding),I=s.broken?[s.
broken]:b;return p({file:s,entries:h,findings:I},o,u)}async function p({file:s,entries:o,findings:u},h,b){const I=R=>R.map(
_=>t(_,s,b)),N=await Promise.all(o.map(async R=>({...R,findings:I(await m(R,s,h))}))),D=[...I(u),...N.flatMap(R=>R.findings)];
return{file:s,entries:N,findings:D}}function t(s,{format:o},u){return!o.verified&&s.rule!=="file-too-large"?{...s,severity:"\
notice"}:u==="error"&&(0,E().ruleOf)(s.rule).failsByLevel?{...s,severity:"error"}:s}function l({severity:s}){return s!==
"notice"}async function m({state:s,entry:o,targets:u},{format:{tool:h}},b){if(s==="removed")return[];const{event:I,shown:N,
form:D,location:R,isHidden:_}=o,x={tool:h,event:I,command:N,state:s??""},k={location:R},C=s!=="script_changed",O=u.some(
({kind:F,change:U})=>F==="download"&&(C||U!==void 0)),f=u.filter(({change:F})=>s===void 0||F!==void 0),S=[];O&&S.push((0,A().
finding)("agent-runs-download",x,k)),C&&_&&S.push((0,A().finding)("agent-task-hidden",x,k));for(const{kind:F,name:U}of f){
const H=F==="file"&&b?await(0,v().whyUnreadable)(b,U):void 0;H&&S.push((0,A().finding)("agent-script-unreadable",{...x,script:U,
why:H},k))}if(S.length>0)return S;const M=D==="server"&&u.length>0&&u.every(i)||!C?"notice":"warning",j=D==="setting"&&u.
length===0,L=C?(0,g().meansOf)(u):f.map(({name:F})=>`the change decides about \`${F}\``);return[(0,A().finding)("agent-c\
ommand-changed",{...x,means:L,isSetting:j},{...k,severity:M})]}function i({kind:s,name:o}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(o)}},12195:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.meansOf=$;function v(){const g=d(97018);
return v=function(){return g},g}function E(){const g=d(36773);return E=function(){return g},g}const A={file:({name:g,change:w})=>`\
it runs \`${g}\`${w===void 0?"":`, which this change ${w==="added"?"adds":"edits"}`}`,npm_script:({name:g,change:w})=>`i\
t runs the script \`${g}\` of package.json${w?", which this change edits":""}`,missing:({name:g})=>`it runs \`${g}\`, whi\
ch is not in the commit`,outside:({name:g})=>`it runs \`${g}\`, which is outside of the repository`,package:({name:g,isExact:w})=>w?
`it fetches \`${g}\``:`it fetches \`${g}\` without an exact version`,inline:({name:g})=>`it has code for \`${g}\` in one \
line`,download:({name:g})=>g,address:({name:g})=>`it connects to \`${g}\``,program:()=>{},unread:({name:g})=>`it could n\
ot be read: ${g}`},T=4;function $(g){const w=g.flatMap(c=>{const e=(0,v().redact)(c.name).text;return A[c.kind]({...c,name:e})??
[]}),y=g.filter(({kind:c})=>c==="program").map(({name:c})=>c);return w.length===0&&y.length>0?[`it runs ${(0,E().inCode)(
y.slice(0,T))} of the machine`]:w.length>T?[...w.slice(0,T),`and ${w.length-T} more`]:w}},12792:function(W,r,d){Object.defineProperty(
r,"__esModule",{value:!0}),r.MAX_BYTES=void 0,r.readAgentFile=e,r.unreadFile=a;function v(){const k=d(23404);return v=function(){
return k},k}function E(){const k=d(16111);return E=function(){return k},k}function A(){const k=d(94534);return A=function(){
return k},k}function T(){const k=d(3463);return T=function(){return k},k}function $(){const k=d(97018);return $=function(){
return k},k}function g(){const k=d(95132);return g=function(){return k},k}function w(){const k=d(23213);return w=function(){
return k},k}const y=r.MAX_BYTES=1024*1024,c=1e3;function e(k,C){const{text:O,complete:f}=(0,A().decodeUtf8)(C),S=new(A()).
Source(k.path,O),P=(M,j=0)=>a(k,M,S,j);if(!f)return P("it is not UTF-8",O.length);try{const M=[],j=(0,E().parseTree)(O,M,
{allowTrailingComma:!0}),[L]=M;if(L!==void 0)return P(n((0,E().printParseErrorCode)(L.error)),L.offset);if(j===void 0)return P(
"it is empty");const F=p(j,k.format);if(F.length>c){const H={detail:`more than ${c} commands`},G=(0,g().finding)("file-t\
oo-large",H,{location:S.location(0)});return{...k,entries:[],secrets:[],broken:G}}const U=F.map(H=>o(H,S));return{...k,entries:U,
secrets:R(S)}}catch(M){if(!(M instanceof RangeError))throw M;return P("its brackets are nested too deeply")}}function a(k,C,O=new(A()).
Source(k.path,""),f=0){const{path:S}=k,P=(0,g().finding)("agent-file-broken",{path:S,detail:C},{location:O.location(f)});
return{...k,entries:[],secrets:[],broken:P}}function n(k){return k.replace(/\B[A-Z]/g,C=>` ${C}`).toLowerCase()}function p(k,{
places:C}){const O=C.flatMap(f=>{const S=_(k,f).map(j=>t(j)==="wrong"?{...j,isWrong:!0}:j),P=S.filter(j=>t(j)!=="other"),
M=({node:j})=>f.startsOthers&&"dependsOn"in I(j);return P.some(M)?S:P});return[...new Map(O.map(f=>[f.node,f])).values()]}
function t({node:k,isWrong:C,place:{only:O}}){if(C)return"wrong";const f=O&&m((0,E().getNodeValue)(k),O.field);return O?.
values.some(M=>l(M)===l(f))??!0?"own":f===void 0||O?.values.some(M=>typeof M==typeof f)?"other":"wrong"}function l(k){return typeof k==
"string"?k.toLowerCase():k}function m(k,C){const O=C===""?[]:C.split("/"),f=(S,P)=>(0,T().isMapping)(S)?S[P]:S===void 0?
S:null;return O.reduce(f,k)}const i=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
s=/"(?:reveal|showOutput)":"never"/i;function o(k,C){const{node:O,chain:f,isWrong:S,place:P}=k,{form:M,inherits:j=[]}=P,
L=(0,E().getNodeValue)(O),F=f.slice(0,1).flatMap(Z=>j.flatMap(K=>x(Z,K))),U=Object.fromEntries(F.map(([Z,K])=>[Z,(0,E().
getNodeValue)(K)])),H=(0,T().isMapping)(L)?{...U,...L}:L,G=S?[w().UNREAD]:(0,w().readValue)(M,H),B=(0,T().isMapping)(H)&&
M!=="command",z=Object.entries(B?H:{}).filter(([Z])=>!i.test(Z)),V=s.test(JSON.stringify([U,L])),J=G.map(w().textOf).filter(
Z=>Z!=="");return{commands:G,form:M,event:h(S?(0,E().getNodePath)(O).join(".")||"the whole file":b(k)),shown:h(J.join(" \
; ")||(JSON.stringify(L)??"")),content:(0,v().canonicalize)([V,B?Object.fromEntries(z):H??null]),isHidden:V,location:C.location(
O.offset,O.offset+O.length)}}const u=1e3;function h(k){const C=(0,$().redact)(k).text.replace(/\s+/g," ").trim();return C.
length>u?`${C.slice(0,u)}\u2026`:C}function b({names:k,chain:C,place:{at:O,event:f,detail:S=""}}){const P=(f??O).replaceAll(
"/",".").replace("{0}",()=>k[0]||'""'),j=C.flatMap(L=>x(L,S)).at(-1)?.[1].value;return typeof j=="string"&&j!==""?`${P} \
(${j})`:P}function I(k){return k.type==="object"?(0,E().getNodeValue)(k):{}}const N=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function D(k){const C=/\d/.test(k)&&/[A-Za-z]/.test(k)&&new Set(k).size>=8;return k.length>=12&&C&&!N.test(k)}function R(k){
const{text:C,path:O}=k;return(0,$().redact)(C).redactions.flatMap(({kind:f,start:S,end:P})=>{const M=C.slice(S,P),j=k.location(
S,P),L=(0,g().finding)("agent-file-secret",{path:O,kind:f},{location:j});return D(M)?[{value:M,finding:L}]:[]})}function _(k,C){
const O=[];let f=[{place:C,node:k,names:[],chain:[k]}];for(const S of C.at.split("/"))f=f.flatMap(P=>{const{node:M,names:j,
chain:L}=P,F=M.type==="array"&&S==="*";M.type!=="object"&&!F&&O.push({...P,isWrong:!0});const U=S==="*"&&j.length===0;return x(
M,S).filter(([H])=>!U||C.names?.test(H)!==!1).map(([H,G])=>({place:C,node:G,names:S==="*"?[...j,H]:j,chain:[...L,G]}))});
return[...f,...O]}function x({type:k,children:C=[]},O){return k==="array"&&O==="*"?C.map((f,S)=>[`${S+1}`,f]):k!=="objec\
t"?[]:C.flatMap(({children:[f,S]=[]})=>S&&(O==="*"||f?.value===O)?[[String(f?.value),S]]:[])}},23213:function(W,r,d){Object.
defineProperty(r,"__esModule",{value:!0}),r.UNREAD=void 0,r.readValue=T,r.textOf=e;function v(){const n=d(3463);return v=
function(){return n},n}function E(){const n=d(36773);return E=function(){return n},n}const A=r.UNREAD={unread:"it is not\
 in the documented form"};function T(n,p){return n==="setting"?[]:n!=="command"?(0,v().isMapping)(p)?w(p):[A]:((0,v().isMapping)(
p)?Object.values(p):[p]).map(t=>typeof t=="string"?{shell:t}:$(t)?{argv:t}:A)}function $(n){return Array.isArray(n)&&n.every(
p=>typeof p=="string")}const g=["windows","osx","linux","commandWindows","command_windows"];function w(n){const p=g.map(
l=>n[l]).map(l=>typeof l=="string"?{command:l}:l).filter(l=>(0,v().isMapping)(l)&&l.command!==void 0);return[...n.command===
void 0&&(p[0]??n.dependsOn)?[]:[{}],...p].flatMap(l=>y({...n,...l}))}function y(n){const{type:p,script:t,command:l,args:m=[],
headersHelper:i}=n,s=typeof i=="string"?[{shell:i}]:[],u=[n.url,n.httpUrl,n.serverUrl].find(M=>typeof M=="string");if(l===
void 0&&u!==void 0)return[...s,{address:u}];const h=p==="npm"&&l===void 0,b=Array.isArray(m)?m.map(c):[void 0],I=h?["npm",
"run",t]:[c(l),...b];if(!$(I))return[A];const[N="",...D]=I,_=(D.length===0?/^$|[\s|;&$()<>`'"]/.test(N):p==="shell")?{shell:[
N,...D.map(a)].join(" ")}:{argv:I},{cwd:x,env:k,shell:C}=(0,v().isMapping)(n.options)?n.options:n,O=(0,v().isMapping)(C)?
[C.executable,C.args??[]].flat():[],f=Object.values((0,v().isMapping)(k)?k:{}).filter(M=>typeof M=="string"),S=typeof x==
"string"?{directory:x}:{},P=$(O)&&O.length>0?[{argv:O}]:[];return[{..._,...S,environment:f},...P,...s]}function c(n){return(0,v().
isMapping)(n)?n.value:n}function e(n){return"argv"in n?n.argv.map(a).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function a(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,E().singleQuoted)(n)}},92599:function(W,r,d){Object.defineProperty(
r,"__esModule",{value:!0}),r.runsOf=$;function v(){const y=d(76760);return v=function(){return y},y}function E(){const y=d(
36187);return E=function(){return y},y}function A(){const y=d(45636);return A=function(){return y},y}const T=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function $({commands:y},{root:c,format:e},a){const{directories:n=[""],roots:p}=e,t=new(E()).ProjectFiles(a,[...n.map(
o=>v().posix.join(c,o)),""]),l=p.join("|"),m=new RegExp(`\\$(?:(?:${l})\\b|\\{(?:env:)?(?:${l})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),i=o=>o.replace(m,".").replace(T,"~"),s=[];for(const o of y)s.push(
...await g(o,t,i));return[...new Map(s.map(o=>[`${o.kind} ${o.name}`,o])).values()]}async function g(y,c,e){if("address"in
y)return[{kind:"address",name:y.address}];if("unread"in y)return[{kind:"unread",name:y.unread}];const{directory:a,environment:n=[]}=y,
p=a?c.into(e(a)):c,t="shell"in y?y.shell.split(/["'|;&]/):[],l=[...n,...t.filter(i=>i.includes("\\"))].map(e);return[..."\
shell"in y?await(0,A().textRuns)(e(y.shell),p):await(0,A().wordRuns)(y.argv.map(i=>w(e(i))),p),...(0,A().valueRuns)(l,p)]}
function w(y){const c=!/\$\{|\$\w/.test(y);return{text:y,shown:y,quoted:!0,span:{start:0,end:0},isKnown:c}}},28894:function(W,r,d){
Object.defineProperty(r,"__esModule",{value:!0}),r.MAX_LOG_BYTES=void 0,r.continuationOf=c,r.countLines=l,r.hasRecords=e,
r.isAuditLog=$,r.recordsOf=a;function v(){const m=d(84831);return v=function(){return m},m}function E(){const m=d(32854);
return E=function(){return m},m}const A=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],T=r.MAX_LOG_BYTES=128*1024*
1024;function $(m){return(0,v().mayBeSpelled)(m,"events.jsonl")&&A.some(i=>(0,E().isWithinAnywhere)(m,i))}const g=10,w=13,
y=new Set([32,9,g,w]);function c(m,i){const s=a(m),o=a(i);let u=0;for(let h=s.next().value;h;){const b=s.next().value,I=o.
next().value;if(!I||!p(h.bytes,I.bytes,b===void 0))return{kind:"rewritten",line:h.line};u=I.end,h=b}return{kind:"appende\
d",from:u}}function e(m){return a(m).next().value!==void 0}function*a(m){let i=0;for(let s=0;s<m.length;){const o=m.indexOf(
g,s),u=o<0?m.length:o,h=m.subarray(s,u);s=Math.min(u+1,m.length),i+=1,n(h)||(yield{bytes:h,line:i,end:s})}}function n(m){
for(const i of m)if(!y.has(i))return!1;return!0}function p(m,i,s){return s?t(m).equals(t(i)):m.equals(i)}function t(m){return m.
at(-1)===w?m.subarray(0,-1):m}function l(m,i){let s=0;for(let o=m.indexOf(g);o>=0&&o<i;o=m.indexOf(g,o+1))s+=1;return s}},
27928:function(W,r){Object.defineProperty(r,"__esModule",{value:!0}),r.SEED_HASHES=void 0;const d=r.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),
r.activatedSeeds=w,r.seedRelease=$;function v(){const y=d(77598);return v=function(){return y},y}function E(){const y=d(
23404);return E=function(){return y},y}function A(){const y=d(64385);return A=function(){return y},y}function T(){const y=d(
27928);return T=function(){return y},y}function $({value:y,envelope:c}){if(c===void 0)return T().SEED_HASHES[(0,v().hash)(
"sha256",(0,E().canonicalize)(y)).slice(0,32)]}const g=/\.seed\.json$/;function w({head:y,base:c,untouched:e},a){const n=(m,i)=>m.
filter(({path:s})=>g.test(s)===i).flatMap(({assets:s})=>s).filter(({type:s,value:o})=>s==="Gene"&&(0,A().declaredId)(o)!==
void 0),p=new Set(n(c,!0).map(({id:m})=>m));if(p.size===0)return[];const t=new Set(n([...c,...e],!1).map(({id:m})=>m)),l=new Set(
a.map(({asset:m})=>m));return n(y,!1).filter(m=>p.has(m.id)&&!t.has(m.id)&&!l.has(m))}},68450:function(W,r,d){Object.defineProperty(
r,"__esModule",{value:!0}),r.commonRoot=g,r.packagesAbove=y,r.storeOf=$;function v(){const e=d(76760);return v=function(){
return e},e}function E(){const e=d(39491);return E=function(){return e},e}function A(){const e=d(32854);return A=function(){
return e},e}function T(){const e=d(59542);return T=function(){return e},e}function $(e,{policy:a,tree:n,base:p}){const[t]=a.
stores.map(({path:i,root:s})=>({path:(0,A().normalise)(i)??"",root:(0,A().normalise)(s)??""})).filter(({path:i})=>(0,A().
isWithin)(e,i)).sort((i,s)=>s.path.length-i.path.length),l=v().posix.dirname(e).replace(/^\.$/,"");if(t!==void 0)return{
path:l,root:t.root,named:!0};const m=[p,n].find(i=>i?.stat(l)?.kind==="directory");return{path:l,root:(m&&y(m,l)[0])??""}}
function g(e,a){const n=new Set([...e].map(t=>$(t,a).root)),[p=""]=n;return n.size===1?p:""}const w=(0,T().perTree)(()=>new Map);
function y(e,a){const n=w(e).get(a)??c(e,a);return w(e).set(a,n),n}function c(e,a){return[...new Set([a,...(0,E().foldersAbove)(
a).reverse(),""])].filter(p=>e.stat(v().posix.join(p,"package.json"))!==void 0)}},44786:function(W,r,d){Object.defineProperty(
r,"__esModule",{value:!0}),r.MUST_NOT=r.INSTRUCTION_FILES=void 0,r.agentsBlock=e,r.blockIn=a,r.withBlock=p;function v(){
const t=d(38863);return v=function(){return t},t}function E(){const t=d(72443);return E=function(){return t},t}function A(){
const t=d(76186);return A=function(){return t},t}const T=r.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gen\
e-gate.mdc"],$=r.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block\
 of the agent instructions.","Do not remove a validation command or change an asset_id, except by an edit of an AgentTas\
k.","Do not add ignores.","Do not raise limits, scores or streaks.","Do not touch the audit log (events.jsonl)."],g=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,
w="<!-- gene-gate:end -->",y=new RegExp(w,"g"),c=()=>[A().syntaxRules["shell-operator"],E().invocationRules["outside-cod\
e"],E().invocationRules["uses-network"]];function e(){return`<!-- gene-gate:begin; written by \`gene-gate init --agents\` \
-->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${c().map(({right:t,wrong:l,title:m})=>`| \`${t}\` | \`${l}\` | ${m} |`).join(`
`)}

Before you push, run \`${v().COMMAND} check --worktree --no-run\` ([how to get it](${v().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${v().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${$.map(t=>`- ${t}`).join(`
`)}
${w}`}function a(t){const l=n(t);if(l===void 0)return{kind:"absent"};const m=(l==="unclear"?t:t.slice(...l)).replaceAll(
`\r
`,`
`);return{kind:m===e()?"current":"changed",block:m}}function n(t){const l=[...t.matchAll(g)],m=[...t.matchAll(y)],[i,s]=[
l[0]?.index,m[0]?.index];return i===void 0&&s===void 0?void 0:!(l.length===1&&m.length===1)||i===void 0||s===void 0||s<i?
"unclear":[i,s+w.length]}function p(t){const l=n(t);if(l==="unclear")return;const m=t.includes(`\r
`)?`\r
`:`
`,i=e().replaceAll(`
`,m);return l?t.slice(0,l[0])+i+t.slice(l[1]):`${t===""?"":`${t.replace(/(?:\r?\n)*$/,"")}${m}${m}`}${i}${m}`}},85475:function(W,r,d){
Object.defineProperty(r,"__esModule",{value:!0}),r.asHubHashes=i,r.assetIdOf=n,r.contentHash=l,r.hashFindings=e,r.identityFindings=
y,r.isMissingIdentity=c,r.matchContentHash=w,r.unhashedFields=s;function v(){const o=d(23404);return v=function(){return o},
o}function E(){const o=d(27199);return E=function(){return o},o}function A(){const o=d(36093);return A=function(){return o},
o}function T(){const o=d(95132);return T=function(){return o},o}function $(){const o=d(94377);return $=function(){return o},
o}const g=new Set(["Gene","Capsule","EvolutionEvent"]);function w(o){const{type:u,value:h}=o,b=h.asset_id;return b===l(o.
value)?"content":u==="Capsule"&&b===l(i(h))?"hub":typeof b=="string"&&(0,$().asEngineHashed)(h)?"engine":void 0}function y(o,u){
const{type:h,value:b}=o;if(!g.has(h))return e(o,u);const I=a(o,u),N=(0,E().placeOf)(o),D=b.asset_id===void 0?l(o.value):
void 0;return[...b.schema_version===void 0?[(0,T().finding)("schema-version-missing",I,N)]:[],...D===void 0?e(o,u):[(0,T().
finding)("content-hash-missing",{...I,expected:D},N)]]}function c({rule:o}){return o==="schema-version-missing"||o==="co\
ntent-hash-missing"}function e(o,u,h=!1,b){const{value:I}=o;if(I.asset_id===void 0||w(o)!==void 0)return[];const N=l(o.value),
D=(0,$().otherHashForm)(o),R=(0,A().seedRelease)(o),x=D==="created"||R!==void 0?"notice":(0,$().hasOnlyLearned)(o,b)?"wa\
rning":"error",k=u==="author"?"error":x,C={...(0,E().placeOf)(o,["asset_id"]),severity:k},O={...a(o,u),expected:N,...D&&
{form:D},...R&&{seed:R}},f=h&&k!=="notice"&&u==="fix"?p(o,N):void 0;return[{...(0,T().finding)("content-hash-mismatch",O,
C),...f&&{edit:f}}]}function a({type:o,id:u},h){return{type:o,id:u,fixable:h==="fix",...h==="author"&&{foreign:!0}}}function n(o){
const{asset_id:u}=o.value;return typeof u=="string"&&w(o)!==void 0?u:l(o.value)}function p({type:o,path:u,pointer:h,value:b},I){
const{asset_id:N,...D}=b;if(!(typeof N!="string"||Object.values(D).some(t))&&w({type:o,value:{...D,asset_id:I}})!==void 0)
return{path:u,pointer:(0,E().pointerText)([...h,"asset_id"]),old:N,new:[I],fix:!0}}function t(o){return typeof o!="objec\
t"||o===null?!1:Object.hasOwn(o,"asset_id")||Object.values(o).some(t)}function l(o){return(0,v().computeAssetId)(o)??""}
const m=["notes","details"];function i(o){const{outcome:u}=o;if(!(0,E().isJsonObject)(u))return o;const{notes:h,details:b,
...I}=u;return{...o,outcome:I}}function s(o){const{outcome:u}=o.value;return w(o)!=="hub"||!(0,E().isJsonObject)(u)?[]:m.
filter(h=>Object.hasOwn(u,h)).map(h=>`outcome.${h}`)}},94377:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),
r.asEngineHashed=$,r.hasOnlyLearned=w,r.hashDigits=c,r.otherHashForm=A;function v(){const e=d(23404);return v=function(){
return e},e}function E(){const e=d(27199);return E=function(){return e},e}function A({value:e}){const a=typeof e.asset_id==
"string"?c(e.asset_id):void 0,n=l=>(0,v().computeAssetId)(l)===`sha256:${a}`;return n(e)?"unprefixed":e.type==="Gene"&&e.
epigenetic_marks!==void 0&&n({...y(e),epigenetic_marks:[]})?"created":void 0}const T={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function $(e){const n=T.Capsule.filter(t=>e.type==="Capsule"&&!(t in e)).reduce((t,l)=>t.flatMap(m=>[
m,{...m,[l]:null}]),[{}]);return[e,g(e)].flatMap(t=>n.map(l=>({...t,...l}))).find(t=>(0,v().computeAssetId)(t)===e.asset_id)}
function g(e){if(Array.isArray(e))return e.map(g);if(!(0,E().isJsonObject)(e))return e;const a=Object.entries(e).map(([n,
p])=>{const t=g(p),[l]=T.env_fingerprint,m=n==="env_fingerprint"&&(0,E().isJsonObject)(t)&&!(l in t);return[n,m?{...t,[l]:null}:
t]});return Object.fromEntries(a)}function w({value:e},a){if(e.type!=="Gene"||a===void 0)return!1;const[n,p]=[e,a.value].
map(t=>{const{schema_version:l,asset_id:m,...i}=y(t);return(0,v().canonicalize)(i)});return n===p}function y(e){const{epigenetic_marks:a,
learning_history:n,anti_patterns:p,...t}=e;return t}function c(e){const a=e.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(a)?a:void 0}},62166:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.inPlaceOfNpm=
T;function v(){const g=d(91063);return v=function(){return g},g}function E(){const g=d(60210);return E=function(){return g},
g}function A(){const g=d(80827);return A=function(){return g},g}async function T(g,w){const{invocation:y,argv:c,targets:e}=g,
{tree:a,cwd:n="",changed:p=new Set,programs:t=v().NO_PROGRAMS}=w,l=y?.program==="npm"||y?.program==="npx";if(a===void 0||
c===null||y===void 0||!l)return g;const m={tree:a,directory:n,changed:p,families:t},i=await(0,A().npmScripts)(y,m),s=e.some(
({kind:h,via:b})=>h==="package_binary"&&b===void 0),u=(i?(0,A().stepsIn)(i).some(({text:h})=>$.test(h)):!s)?await(0,E().
foreignSettings)(a,p):[];return{...g,...i&&{scripts:i},...u.length>0&&{npmSettings:u}}}const $=/(?:^|[^\w.-])np[mx](?![\w.-])/},
36187:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.ProjectFiles=void 0;function v(){const y=d(76760);
return v=function(){return y},y}function E(){const y=d(3463);return E=function(){return y},y}function A(){const y=d(32854);
return A=function(){return y},y}function T(){const y=d(93028);return T=function(){return y},y}function $(){const y=d(59867);
return $=function(){return y},y}const g=/^(?:[/~\\]|[A-Za-z]:)/;class w{#n;#e;constructor(c,e){this.#n=c,this.#e=e}into(c){
const a=c===void 0||g.test(c)||/[$`]/.test(c)?[]:this.#e.map(n=>v().posix.join(n,c));return new w(this.#n,a)}find(c,e=[""]){
if(!(/^[/~]/.test(c)||c===""||!this.#n))for(const a of this.#e)for(const n of e){const p=(0,A().normalise)(v().posix.join(
a,c.replaceAll("\\","/"))+n),t=p===void 0?void 0:(0,A().resolveInTree)(this.#n,p);if(t?.kind==="inside"&&(0,T().isRegular)(
t.entry.kind)&&t.entry.tracked)return t.path}}script(c,e){const a=this.find(c,e);if(a!==void 0)return{kind:"file",name:a};
if(g.test(c))return{kind:"outside",name:c};const[n]=this.#e;if(n===void 0)return{kind:"unread",name:`it runs ${c} in ano\
ther directory`};const p=(0,A().normalise)(v().posix.join(n,c));return p===void 0?{kind:"outside",name:c}:{kind:this.#n===
void 0?"file":"missing",name:p||"."}}named(c,e){const a=this.find(c.replace(/^-{1,2}[\w-]+=/,""),e);return a===void 0?[]:
[{kind:"file",name:a}]}async manifest(){const c=this.find("package.json");return this.#n&&c?(0,E().objectIn)(await(0,$().
readJsonFile)(this.#n,c)):{}}}r.ProjectFiles=w},80827:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.
npmScripts=t,r.stepsIn=p;function v(){const f=d(76760);return v=function(){return f},f}function E(){const f=d(3463);return E=
function(){return f},f}function A(){const f=d(54669);return A=function(){return f},f}function T(){const f=d(11331);return T=
function(){return f},f}function $(){const f=d(3893);return $=function(){return f},f}function g(){const f=d(60210);return g=
function(){return f},f}function w(){const f=d(59867);return w=function(){return f},f}function y(){const f=d(56788);return y=
function(){return f},f}function c(){const f=d(46912);return c=function(){return f},f}function e(){const f=d(47668);return e=
function(){return f},f}const a={start:0,end:0},n=200;function p({steps:f}){return f.flatMap(S=>S.command?.nested?p(S.command.
nested):[S])}async function t(f,S,P={left:n}){const{subcommand:M,flags:j}=f;if(M===void 0)return;const{project:L,selected:F,
runs:U,packages:H}=await(0,c().scriptsThatRun)(f,S,a);if(L===void 0)return;const G=await(0,g().readNpmrc)({...S,directory:L}),
B=await l(S,L);if("unread"in G||B===void 0)return;const{settings:z}=G,V=D.some(X=>X in z);if(B.devEngines!==void 0||V)return;
const J=[],Z=R(j,z);for(const X of H){const Q=await l(S,X);if(Q===void 0||m(Q))return;const nn=U.filter(q=>q.directory===
X),en=nn.length===0?await h(f,S,X):void 0;en!==void 0&&J.push({...i(Q),...en,directory:X});for(const q of nn){const tn=await s(
q,S,Z,P);J.push({...i(Q),...tn})}}const K=z["node-options"],{prefix:Y}=(0,e().readSettings)(f);return{subcommand:M,directory:S.
directory,project:L,prefixed:Y!==void 0,inWorkspaces:F,config:Z,...typeof K=="string"&&{nodeOptions:K},steps:J}}async function l({
tree:f},S){const P=await(0,w().readJsonFile)(f,(0,y().from)({directory:S},"package.json"));return P===void 0||P===w().INVALID?
void 0:(0,E().objectIn)(P)}function m({bin:f,directories:S}){return!f&&"bin"in(0,E().objectIn)(S)}function i(f){const{name:S,
version:P}=f;return{packageId:S&&P?`${String(S)}@${String(P)}`:"",packageEnv:x(f)}}async function s(f,S,P,M){const{directory:j,
event:L,body:F}=f,U=(0,c().scriptText)(f),H={...S,directory:j},G=I(U),B=await u(G,H,{config:P,budget:M}),z=f.words.map(J=>J.
text),V=G&&{...G,...B&&{nested:B}};return{directory:j,event:L,body:F,words:z,text:U,...V&&{command:V}}}const o=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function u(f,S,{config:P,budget:M}){if(!(f?.
argv[0]==="npm"&&Object.keys(f.env).length===0)||P.npm_config_ignore_scripts==="true"||(M.left-=1,M.left<0))return;const L=f.
argv.slice(1).map(G=>({text:G,span:a,quoted:!0})),{invocation:F,problems:U}=(0,$().parseNpm)(L),H=F.flags.every(({name:G})=>o.
has(G));if(!(U.length>0||!H))return t(F,S,M)}async function h(f,{tree:S},P){const M=(0,c().eventOf)(f),j=(await(0,w().usablePackageJson)(
S,P))?.scripts.has(M??"");if(!(M===void 0||j||(0,e().readSettings)(f).ifPresent))return{event:M,words:[],text:""}}function b(f){
return(0,T().changesShell)(f)||(0,T().isWithoutEffect)(f)||f==="nohup"}function I(f){const{words:S,assignments:P,refused:M,
problems:j}=(0,A().lex)(f),L=j.every(({rule:B,severity:z})=>B==="assignment-refused"||z==="warning"&&B!=="unquoted-glob"),
F=j.filter(({rule:B})=>B==="assignment-refused").length,[U]=S;if(!L||F!==M.length||U===void 0||b(U.text)||U.text.includes(
"="))return;const H=[...P,...M].sort((B,z)=>B.span.start-z.span.start);if(H.some(({name:B})=>B==="PATH"))return;const G=Object.
fromEntries(H.map(({name:B,value:z})=>[B,z]));return{argv:S.map(B=>B.text),env:G}}const N=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),D=["also","dev","include","omit","only","optional","product\
ion"];function R(f,S){const P=Object.entries(S).filter(([L,F])=>["harmless","honoured"].includes((0,g().effectOf)(L,F))),
M=f.map(({name:L,value:F,negated:U})=>[L.slice(2),F??U!==!0]),j=[...P,...M].filter(([L])=>!N.has(L));return Object.fromEntries(
j.map(([L,F])=>[`npm_config_${L.replaceAll("-","_").toLowerCase()}`,_(F)]))}function _(f){return Array.isArray(f)?f.map(
_).join(`

`):f==null||f===!1?"":String(f).trim()}function x(f){const{name:S,version:P,config:M,engines:j,bin:L}=f,F={};return k({name:S,
version:P,config:M,engines:j,bin:C(L,S)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function k(f,S,P){for(const[M,j]of Object.entries(f))if(j!==void 0)if(j===null||j===!1)P[`${S}${M}`]="";else if(Array.
isArray(j))for(const[L,F]of j.entries())k({[`${M}_${L}`]:F},S,P);else typeof j=="object"?k(j,`${S}${M}_`,P):P[`${S}${M}`]=
String(j)}function C(f,S){const j=Object.entries((0,w().binOf)(f,typeof S=="string"?S:"")??{}).map(([L,F])=>[v().posix.basename(
O(L)),O(F)]).filter(([L,F])=>L&&F);return j.length>0?Object.fromEntries(j):void 0}function O(f){return v().posix.join("/",
f.replaceAll("\\","/")).slice(1)}},45636:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.textRuns=c,r.
valueRuns=n,r.wordRuns=a;function v(){const O=d(3463);return v=function(){return O},O}function E(){const O=d(95244);return E=
function(){return O},O}function A(){const O=d(97424);return A=function(){return O},O}function T(){const O=d(11331);return T=
function(){return O},O}function $(){const O=d(81716);return $=function(){return O},O}function g(){const O=d(54421);return g=
function(){return O},O}const w=4,y={kind:"download",name:"it runs what it downloads"};async function c(O,f,S=0){if(S>w)return[
{kind:"unread",name:"it is nested too deeply"}];const P=(0,$().readShellText)(O);return P.length===0&&O.trim()!==""?[{kind:"\
unread",name:"it is too long"}]:[...(0,A().findDangers)(P).some(({name:j})=>j==="remote_code_execution")?[y]:[],...await e(
P,O,f,S)]}async function e(O,f,S,P){const M=[];let j=S;for(const L of O){if(M.push(...await e(L.inside,f,j,P)),L.subshell!==
void 0)continue;if(L.defines){M.push({kind:"unread",name:"it defines a function"});continue}const{words:F,assignments:U}=(0,$().
withoutReserved)(L),H=F.map(z=>({...z,shown:f.slice(z.span.start,z.span.end),isKnown:!(0,$().isDynamic)(L,z)}));M.push(...n(
U.map(({value:z})=>z),j));const[G,B]=H;G?.text==="cd"||G?.text==="pushd"?j=j.into(B?.isKnown?B.text:void 0):M.push(...await a(
H,j,P))}return M}function a(O,f,S=0){return p(O,{files:f,shell:(M,j=f)=>c(M,j,S+1)})}function n(O,f){return O.flatMap(S=>S.
split(/[\s=:,]+/)).flatMap(S=>f.named(S))}async function p(O,f){const S=(0,g().startedWords)(O),[P,...M]=S;if(P===void 0||
t(P.text))return[];if(!P.isKnown)return[l(`it starts ${P.shown}`)];const j=(0,T().programNamed)(P.text)??{name:(0,T().baseName)(
P.text),kind:"system"},L=(0,g().textHanded)(S);if(j.kind==="shell"&&L)return L.words.every(({isKnown:Y})=>Y)||/\s/.test(
L.text)?f.shell(L.text):[l("a shell runs what it is handed")];const F=M.some(({text:K})=>I(K)||b(K));if((0,T().runsCode)(
P.text)&&(F||!j.runsScripts))return s((0,T().baseName)(P.text),M,L!==void 0,f.files);const{files:U,left:H}=i(M,f.files),
G=H.map(({text:K})=>K),z=I(P.text)&&!h.test(P.text)?[f.files.script(P.text)]:await o(j,G,{...f,files:U}),V=G.filter(b).flatMap(
K=>{const Y=U.named(K);return Y.length>0?Y:f.files.named(K)}),J=j.runsInside?H.findIndex(({text:K})=>(0,T().runsCode)(K)):
-1,Z=J<0?[]:await p(H.slice(J),{...f,files:U});return[...z,...Z,...V]}function t(O){return(0,T().isWithoutEffect)(O)||(0,T().
changesShell)(O)&&(0,T().programNamed)(O)===void 0}function l(O){return{kind:"unread",name:O}}const m=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function i(O,f){const S=O.findIndex(({text:j})=>m.test(j));if(S<0)return{files:f,left:O};const P=m.exec(O[S]?.text??"")?.[1],
M=O.toSpliced(S,P===void 0?2:1);return{files:f.into(P??O[S+1]?.text),left:M}}function s(O,f,S,P){const M=f.flatMap(({text:G})=>P.
named(G));if(S)return[{kind:"inline",name:O},...M];const j=f.filter(({text:G})=>!G.startsWith("-")),L=j.find(({text:G})=>I(
G)||b(G))??j[0],F={kind:"program",name:O};if(M.length>0||L===void 0)return M.length>0?M:[F];const{text:U}=L;if(!L.isKnown)
return[l(`it runs ${L.shown}`)];if(/^\w{2,}:/.test(U))return[{kind:"package",name:U,isExact:/@v?\d+\.\d+/.test(U)}];if(f[f.
indexOf(L)-1]?.text!=="-m")return[P.script(U,_)];const H=P.named(U.replaceAll(".","/"),_);return H.length>0?H:[F]}async function o(O,f,{
files:S,shell:P}){const M=await S.manifest(),j=O.runsScripts&&N(f),L=R(j).flatMap(G=>{const B=(0,v().textIn)((0,v().objectIn)(
M.scripts),G);return B===""?[]:[{kind:"npm_script",name:G,text:B}]}),F=await Promise.all(L.map(({text:G=""})=>P(G,S))),H=L.
length>0&&!D.test(j??"")?[]:u(O,f,M,S);return[...L,...F.flat(),...H]}function u(O,f,S,P){const{name:M,finds:j=""}=O,L=j.
split(" ").flatMap(z=>P.named(z));if(L.length>0)return L;const F=C(O,f);if(F===void 0)return[{kind:"program",name:M}];const U=P.
named(F.name);if(U.length>0||/^[./]/.test(F.name))return U.length>0?U:[{kind:"program",name:M}];const{dependencies:H,devDependencies:G}=S;
return[[H,G].some(z=>F.name in(0,v().objectIn)(z))?{kind:"program",name:F.name}:{kind:"package",...F}]}const h=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function b(O){return(0,E().isCode)(O)||/\.(?:exe|jar)$/i.test(O)}function I(O){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(O)&&!O.includes("://")}function N(O){const[f,S]=O.filter(P=>!P.startsWith("-"));return f==="run"||f==="run-script"?
S:f}const D=/^(?:add|ci|clean-install|i|install)$/;function R(O){if(O===void 0)return[];const f=S=>[`pre${S}`,S,`post${S}`];
return D.test(O)?[...new Set([O,"install","prepare"].flatMap(f)),"prepublish"]:f(O)}const _=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],x=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
k=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function C({fetches:O},f){const S=f.
filter(L=>!L.startsWith("-")),P=[2,1,0].find(L=>L<=S.length&&O?.test(S.slice(0,L).join(" ")));if(P===void 0)return;const M=P===
0?0:f.indexOf(S[P-1]??"")+1,j=f.slice(M).map(L=>L.replace(/^--(?:from|package)=/,"")).find((L,F,U)=>!/^(?:-|[\d.:]+\w?$)/.
test(L)&&!x.test(U[F-1]??""));return j===void 0?void 0:{name:j,isExact:k.test(j)}}},41551:function(W,r){Object.defineProperty(
r,"__esModule",{value:!0}),r.findKnown=E,r.knownForms=v,r.reachOfKnown=$,r.secretsOf=m;const d=12;function v(s){const o=[
...new Set(s.flatMap(w))],u=o.map(h=>h.replace(/\s/g,""));return{exact:o,squeezed:[...new Set(u)].filter(h=>h.length>=d)}}
function E(s,{exact:o,squeezed:u}){const h=o.flatMap(N=>A(s,N,D=>D));if(u.length===0||!/\s/.test(s))return h;const{text:b,
at:I}=T(s);return[...h,...u.flatMap(N=>A(b,N,D=>I[D]??0))]}function A(s,o,u){const h=[];for(let b=s.indexOf(o);b>=0;b=s.
indexOf(o,b+o.length))h.push({kind:"secret",start:u(b),end:u(b+o.length-1)+1});return h}function T(s){const o=new Uint32Array(
s.length),u=[];let h=0;for(const{0:b,index:I}of s.matchAll(/\S+/g)){for(let N=0;N<b.length;N+=1)o[h+N]=I+N;h+=b.length,u.
push(b)}return{text:u.join(""),at:o}}function $({exact:s}){return 2*Math.max(0,...s.map(({length:o})=>o))}const g=4;function w(s){
const o=Buffer.from(s),u=y(s),h=encodeURIComponent(o.toString()),b=o.toString("hex"),I=[s,...s.split(/\r?\n/),u,u.replaceAll(
"/","\\/"),y(u),...c(h),b,b.toUpperCase(),...[0,1,2].flatMap(N=>e(o,N))];return[...new Set(I)].filter(N=>N.trim().length>=
g)}function y(s){return JSON.stringify(s).slice(1,-1)}function c(s){const o=s.replace(/[!'()*]/g,u=>`%${u.charCodeAt(0).
toString(16).toUpperCase()}`);return[s,o].flatMap(u=>{const h=u.replace(/%../g,b=>b.toLowerCase());return[u,h,u.replaceAll(
"%20","+"),h.replaceAll("%20","+")]})}function e(s,o){const u=Buffer.concat([Buffer.alloc(o),s]).toString("base64"),h=Math.
ceil(o*8/6),b=Math.floor((o+s.length)*8/6),I=u.slice(h,b);return[I,I.replaceAll("+","-").replaceAll("/","_")]}const a=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,p=/^(?:[\\/~]|[A-Za-z]:[\\/])/,t=8,l=/^[A-Za-z][a-z]{0,9}$/;function m(s){
const o=Object.entries(s).flatMap(([u,h])=>h!==void 0&&a.test(u)&&i(u,h)?[h]:[]);return[...new Set(o)]}function i(s,o){return o.
length<t||l.test(o)?!1:!(n.test(s)&&p.test(o))}},97018:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),
r.redact=T,r.redactForms=$;function v(){const h=d(41551);return v=function(){return h},h}function E(){const h=d(83377);return E=
function(){return h},h}function A(h){return E().TOKEN_SHAPES.flatMap(([b,I])=>Array.from(h.matchAll(I),({indices:N})=>{const[
D,R]=N?.[1]??N?.[0]??[0,0];return{kind:b,start:D,end:R}}))}function T(h,b=[]){return $(h,(0,v().knownForms)(b))}function $(h,b){
const I=[...(0,v().findKnown)(h,b),...A(h),...t(h)].sort((_,x)=>_.start-x.start||x.end-_.end),N=[];for(const _ of I){const x=N.
at(-1);x===void 0||_.start>=x.end?N.push(_):_.end>x.end&&N.splice(-1,1,{...x,end:_.end})}let D="",R=0;for(const{kind:_,start:x,
end:k}of N)D+=`${h.slice(R,x)}[redacted ${_}]`,R=k;return{text:D+h.slice(R),redactions:N}}const g="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",w="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",y="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",c=`\\\\{0,3}["']`,e=new RegExp(
`${g}(?:${c})?${w}${c}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),a=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${g}${y}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),p=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function t(h){return[...l(h,e,({name:b,value:I,next:N})=>/["'\\]/.test(
N)&&!s(b,I)),...l(h,a,({value:b,next:I})=>!o(b,I)),...l(h,n,({value:b,next:I})=>u(b)&&!o(b,I)),...l(h,p,({value:b,next:I})=>u(
b)&&!o(b,I))]}function l(h,b,I){return Array.from(h.matchAll(b)).flatMap(({groups:N={},indices:D})=>{const{name:R="",value:_=""}=N,
[x,k]=D?.groups?.value??[0,0],C={name:R,value:_,next:h.charAt(k)};return i(R,_)||!I(C)?[]:[{kind:"named secret",start:x,
end:k}]})}const m=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function i(h,b){return m.test(b)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(b)?!0:/^[\d.:_-]+$/.test(b)&&!/^p/i.test(h)}
function s(h,b){return/token|key/i.test(h)&&/^[A-Za-z][a-z]{0,15}$/.test(b)}function o(h,b){return b!==""&&"([{".includes(
b)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(h)}function u(h){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(h)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(h)?!1:/\d/.test(h)?/[a-z]/i.test(h):h.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(h)}},83377:function(W,r){Object.defineProperty(r,"__esModule",{value:!0}),r.
TOKEN_SHAPES=void 0;const d=String.raw`
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
`,v=new RegExp(`\\b(?:${d.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),E=r.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",v],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.Judge=void 0;function v(){const e=d(68450);return v=
function(){return e},e}function E(){const e=d(62166);return E=function(){return e},e}function A(){const e=d(51951);return A=
function(){return e},e}function T(){const e=d(54244);return T=function(){return e},e}function $(){const e=d(87952);return $=
function(){return e},e}function g(){const e=d(34482);return g=function(){return e},e}function w(){const e=d(41431);return w=
function(){return e},e}const y=4e3;class c{terms;context;clock;#n=new Map;#e=new Map;constructor(a,n,p){this.terms=a,this.
context=n,this.clock=p}static by(a){const n=(0,g().contextIn)(a,{});return new c(a,n,a.clock??new(T()).AuditClock(a.signal))}with(a){
const n={...this.terms,...a},p=(0,g().contextIn)(n,this.context.proposal);return new c(n,p,this.clock)}proposed(a){return new c(
this.terms,(0,g().contextIn)(this.terms,a),this.clock)}storeOf(a){const{cwd:n}=this.terms,p=(0,v().storeOf)(a,this.terms);
return n===void 0?p:{...p,root:n}}forFile(a){return this.startingIn(this.storeOf(a).root)}startingIn(a){if(a===(this.terms.
cwd??""))return this;const n=this.#e.get(a)??this.with({cwd:a});return this.#e.set(a,n),n}command(a){const n=this.#n.get(
a);if(n!==void 0)return n;const p=this.#s(a);this.#n.set(a,p);const[t]=this.#n.keys();return this.#n.size>y&&this.#n.delete(
t),p}async risk(a,n){return(0,w().judgeRiskAlone)(await this.#t(n),a,this.context)}async#s(a){const{profile:n}=this.terms.
policy;try{return(0,w().judgeReading)(await this.#t(a),n,this.context)}catch(p){return(0,w().unjudged)(a,n,p)}}async#t(a){
const{tree:n,base:p,changed:t,cwd:l="",policy:m}=this.terms,{clock:i}=this,s=(0,$().programTerms)(m),{areBuilt:o}=(0,$().
additionsFor)(m),u={...n&&{tree:n},...p&&{base:p},changed:t,cwd:l,programs:s,isOutput:o,clock:i};return await i.tick(),(0,E().
inPlaceOfNpm)(await(0,A().readCommand)(a,u),u)}}r.Judge=c},16455:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),
r.editOf=g,r.withEdit=$,r.withEdits=T;function v(){const c=d(82606);return v=function(){return c},c}function E(){const c=d(
70023);return E=function(){return c},c}const A=new Set("checks-syntax-only npm-script-missing only-prints target-missing".
split(" "));async function T(c,e,a){if(c.every(({verdict:l})=>l==="allow"))return c;const n=c.map(({reading:l})=>l.command),
p=new(E()).ScriptStore(e),t=a?await(0,v().fixList)(n,p):[];return Promise.all(c.map(async(l,m)=>{const{command:i}=l.reading;
if(l.verdict==="allow"||i.length>v().LONGEST)return l;const s=t[m];return s?.kind==="fixed"?y(l,g(i,s,p),p.judge):w(l,e)}))}
async function $(c,e){const[a=c]=await T([c],e,!1);return a}function g(c,{commands:e,scripts:a},n){const p=a.map(t=>n.pathOf(
t)).flatMap(t=>{const l=n.textOf(t);return l===void 0?[]:[{path:t,text:l}]});return{old:c,new:e,...p.length>0&&{files:p},
fix:!0}}async function w(c,e){const{command:a}=c.reading,n=new(E()).ScriptStore(e),p=await(0,v().rewriteCommand)(a,n,{rewrites:v().
SUGGESTIONS,accepts:({findings:t})=>!t.some(({rule:l})=>A.has(l))});return p.kind!=="fixed"?c:y(c,{...g(a,p,n),fix:!1},n.
judge)}async function y(c,e,a){const{findings:n,verdict:p}=c,t=await Promise.all(e.new.map(u=>a.command(u)));if(t.some(u=>u.
verdict==="block"))return c;const l=new Set(n.map(({rule:u})=>u)),m=t.flatMap(u=>u.findings).flatMap(({rule:u,severity:h})=>h===
"notice"?[]:u),i=m.some(u=>!l.has(u));if(p==="warn"&&i)return c;const s=({rule:u,severity:h})=>p==="block"?h==="error":!m.
includes(u),o=n.find(s);return o===void 0?c:{...c,findings:n.map(u=>u===o?{...u,edit:e}:u)}}},78816:function(W,r,d){Object.
defineProperty(r,"__esModule",{value:!0}),r.CANNOT_FAIL=void 0,r.reasonOf=g,r.reasons=void 0;function v(){const w=d(13580);
return v=function(){return w},w}function E(){const w=d(95132);return E=function(){return w},w}const A="Write a script by\
 hand and run it with `node`.",T=r.CANNOT_FAIL="vacuous-code",$=r.reasons={cannotFail:()=>({id:T,message:"The command ca\
nnot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it \
with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and start\
s nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`\
."}),codeNotMoved:w=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${w}.`,title:"Code that cann\
ot be moved into a script.",remedy:A}),dangerous:w=>({id:"dangerous-command",message:`The command ${w}.`,remedy:"Remove \
the command. A person decides whether the gene needs it."}),noPlace:w=>({id:"no-place-for-script",message:`Scripts canno\
t be added to \`${w}\`: the path is not an ordinary directory.`,remedy:`Make \`${w}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:A}),dangles:(w,y)=>({id:"reference-dangles",message:`It names a gene by \`${w}\
\`, which is now \`${y}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"\
The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports abou\
t the file, and run `gene-gate fix` again."})};function g(w){return{id:w.rule,title:(0,v().ruleOf)(w.rule)?.title,...(0,E().
describe)(w)}}},82606:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.SUGGESTIONS=r.LONGEST=void 0,r.
fixList=m,r.rewriteCommand=a;function v(){const R=d(6163);return v=function(){return R},R}function E(){const R=d(78816);
return E=function(){return R},R}function A(){const R=d(50899);return A=function(){return R},R}function T(){const R=d(41468);
return T=function(){return R},R}function $(){const R=d(77463);return $=function(){return R},R}function g(){const R=d(71570);
return g=function(){return R},R}function w(){const R=d(2137);return w=function(){return R},R}function y(){const R=d(36309);
return y=function(){return R},R}const c=6,e=200;async function a(R,_,x={}){return new n(_,x).rewrite(R,c)}class n{#n;#e;#s;#t=e;constructor(_,{
rewrites:x=N,accepts:k=()=>!0}){this.#n=_,this.#e=x,this.#s=k}async rewrite(_,x){this.#t-=1;const k=await this.#n.judge.
command(_),{reading:C,verdict:O,findings:f}=k;if(O==="allow")return{kind:"fine"};const S=(0,v().dangerIn)(_);if(S!==void 0&&
O==="block")return{kind:"left",reason:E().reasons.dangerous(S)};let P;for(const L of x>0&&this.#t>0?this.#e:[]){const F=await L(
C,this.#n);if(F===void 0)continue;if("reason"in F){P??=F.reason;continue}const U=await this.#o(F.commands,x-1),H=t(F,U);
if(H.kind==="left")P??=H.reason;else return H}const[M]=f,j=x===c||this.#s(k);return M===void 0||O==="warn"&&j?{kind:"fin\
e"}:{kind:"left",reason:P??(0,E().reasonOf)(M)}}async#o(_,x){const k=[];for(const C of _){if(k.some(p)||this.#t<=0)break;
k.push(await this.rewrite(C,x))}return k}}function p(R){return R.kind==="left"&&R.reason.id!==E().CANNOT_FAIL}function t(R,_){
const x=_.find(p);if(x!==void 0)return x;const k=_.flatMap((O,f)=>{if(O.kind==="left")return[];const S=R.commands[f]??"";
return O.kind==="fixed"?[O]:[{commands:[S],steps:[],scripts:[]}]}),C=_.find(O=>O.kind==="left");return k.length===0||_.length<
R.commands.length?C??{kind:"left",reason:E().reasons.tooLong()}:{kind:"fixed",commands:k.flatMap(({commands:O})=>O),steps:[
R.step,...C===void 0?[]:["command that only prints removed"],...k.flatMap(({steps:O})=>O)],scripts:[...R.scripts??[],...k.
flatMap(({scripts:O})=>O)]}}const l=r.LONGEST=16*1024;async function m(R,_){const x=[];for(const O of R){const f=typeof O==
"string"&&O.length<=l;x.push(f?await a(O,_):{kind:"fine"})}const k=new Set((await i(R,_)).flat()),C=await Promise.all(x.
map(async O=>(O.kind==="fixed"?(await i(O.commands,_)).flat():[]).some(P=>!k.has(P))?{kind:"left",reason:E().reasons.addsProblems()}:
O));return o(R,await s(R,C,_))}function i(R,{judge:_}){return Promise.all(R.map(async x=>{const{findings:k}=await _.command(
x);return k.flatMap(({rule:C,severity:O})=>O==="notice"?[]:C)}))}async function s(R,_,x){return _.some(I)&&(await Promise.
all(_.map(async(C,O)=>{if(C.kind==="fixed")return!0;if(C.kind==="left")return!1;const{findings:f,verdict:S}=await x.judge.
command(R[O]);return S!=="block"&&!f.some(({rule:P})=>P==="only-prints")}))).includes(!0)?_.map(C=>I(C)?u:C):_}function o(R,_){
const x=new Set,k=new Set;return _.map((C,O)=>{const f=R[O];if(C.kind!=="fixed")return x.add(f),k.has(f)?h:C;const S=C.commands.
filter(P=>!x.has(P)&&x.add(P));for(const P of S)k.add(P);return S.length===C.commands.length?C:{...C,commands:S,steps:[...C.
steps,...h.steps]}})}const u=b("command that only prints removed"),h=b("repeated command removed");function b(R){return{
kind:"fixed",commands:[],steps:[R],scripts:[]}}function I(R){return R.kind==="left"&&R.reason.id===E().CANNOT_FAIL}const N=[
g().trimBlanks,A().moveCode,g().dropRedirection,g().dropUnread,g().splitConjunction,g().findPrinter,$().dropLauncher,$().
nameProgram,$().spellProgram,T().makeRelative],D=r.SUGGESTIONS=[...N,w().dropPreparation,y().useWorkspace,w().requireEach,
w().dropOutputFile,y().spellScript,w().passFlag,w().useInstalled,w().dropFlag,y().useNpm,y().useNpx]},50899:function(W,r,d){
Object.defineProperty(r,"__esModule",{value:!0}),r.moveCode=void 0;function v(){const n=d(19609);return v=function(){return n},
n}function E(){const n=d(78816);return E=function(){return n},n}function A(){const n=d(70023);return A=function(){return n},
n}function T(){const n=d(710);return T=function(){return n},n}const $=async(n,p)=>{const t=c(n);if(t===void 0||"reason"in
t)return t;const{scriptText:l}=await Promise.all([d.e(559),d.e(683)]).then(d.bind(d,89683)),m=l(t.evaluation.code);if(typeof m!=
"string")return m;const i=await p.place(m);return i===void 0?{reason:E().reasons.noPlace(A().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[t.evaluation.withScript(i)],scripts:[i]}};r.moveCode=$;const g=["line-break","blank-padd\
ing","markup-injection"],w=new Set(["--eval","--print"]),y=/strip-types|transform-types|detect-module|^--test/;function c(n){
const{invocation:p,command:t,assignments:l}=n;if(p?.program!=="node")return;const m=p.flags.filter(({name:D})=>w.has(D));
if(m.length===0)return;if(!e(n))return{reason:E().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[i,...s]=m;if(i?.value===void 0||i.name!=="--eval"||s.length>0)return{reason:E().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const o=p.flags.filter(D=>D!==i),u=o.find(D=>!a(D));if(u!==void 0)return{reason:E().reasons.
codeNotMoved(`\`${u.written}\` changes how \`node\` runs it`)};const h=({start:D,end:R})=>t.slice(D,R),b=p.passthrough.at(
-1),I=p.passthrough.slice(0,1).map(({span:D})=>h({start:D.start,end:b?.span.end??D.end})),N=[...l.map(({span:D})=>h(D)),
"node"];return{evaluation:{code:i.value,withScript:D=>[...N,...o.map(({span:R})=>h(R)),D,...I].join(" ")}}}function e(n){
const{command:p,words:t,assignments:l}=n;if((0,T().isAmbiguous)(n,g))return!1;let m=0;for(const{span:i}of[...l,...t]){if(i.
start>m&&!/^[ \t]*$/.test(p.slice(m,i.start)))return!1;m=Math.max(m,i.end)}return/^[ \t]*$/.test(p.slice(m))}function a({
name:n}){return v().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!y.test(n)}},41468:function(W,r,d){Object.
defineProperty(r,"__esModule",{value:!0}),r.makeRelative=void 0;function v(){const w=d(32854);return v=function(){return w},
w}function E(){const w=d(93028);return E=function(){return w},w}function A(){const w=d(36773);return A=function(){return w},
w}const T=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),$=({command:w,words:y,
invocation:c,problems:e},{tree:a})=>{if(c?.program!=="node"||a===void 0)return;const n=e.filter(({rule:p})=>T.has(p));for(const{
text:p,span:t}of y.slice(1)){if(!n.some(({span:{start:b}})=>b>=t.start&&b<t.end))continue;const m=[p,w.slice(t.start,t.end)].
map(b=>g(a,b)).find(b=>b!==void 0);if(m===void 0)continue;const i=/^[\w./@-]+$/.test(m)?m:(0,A().singleQuoted)(m),s=w.slice(
0,t.start)+i,o=w.slice(t.end),u=p.endsWith(`/${m}`)?p.slice(0,-m.length):void 0,h=u===void 0?o:o.replaceAll(` ${u}`," ");
return{step:"path made relative",commands:[s+h]}}};r.makeRelative=$;function g(w,y){const c=y.split(/[\\/]/).filter(a=>a!==
""&&a!==".");return c.map((a,n)=>(0,v().normalise)(c.slice(n).join("/"))).slice(1).find(a=>{const n=a===void 0||a===""?void 0:
(0,v().resolveInTree)(w,a);return n?.kind==="inside"&&n.entry.tracked&&(0,E().isRegular)(n.entry.kind)})}},77463:function(W,r,d){
Object.defineProperty(r,"__esModule",{value:!0}),r.spellProgram=r.nameProgram=r.dropLauncher=void 0;function v(){const i=d(
13254);return v=function(){return i},i}function E(){const i=d(11331);return E=function(){return i},i}function A(){const i=d(
710);return A=function(){return i},i}const T=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,$=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
g=i=>{const s=y(i,"program-by-path");if(s===void 0)return;const{program:o}=s.args,[,u]=T.exec(o)??[];if(u!==void 0)return c(
i,s,`npx ${u}`);const[,h]=$.exec(o)??[];return h===void 0?void 0:c(i,s,h)};r.nameProgram=g;const w=i=>{const s=y(i,"prog\
ram-look-alike");return s&&c(i,s,s.args.meant)};r.spellProgram=w;function y({problems:i},s){return i.find(o=>(0,v().isProblem)(
o,s))}function c({command:i},{span:s},o){return{step:"program name corrected",commands:[(0,A().replaceSpan)(i,s,o)]}}const e=[
"shell-grammar","unquoted-glob"],a={command:()=>0,env:()=>0,exec:()=>0,nice:i=>m(i,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:i=>m(i,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
p=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,t=i=>{const{command:s,words:o}=i,[u,...h]=o;if(u===void 0||(0,A().
isAmbiguous)(i,e))return;const b=u.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),I=(0,E().isShell)(b)?l(h):
void 0;if(I!==void 0)return{step:"launcher removed",commands:[I]};const N=Object.hasOwn(a,b)?a[b]?.(h.map(({text:_})=>_)):
void 0,D=N===void 0?void 0:h[N];return D===void 0?void 0:{step:"launcher removed",commands:[s.slice(0,u.span.start)+s.slice(
D.span.start)]}};r.dropLauncher=t;function l(i){const[s,o]=i.slice(i.findIndex(u=>!p.test(u.text)));if(!(s===void 0||!n.
test(s.text)))return o===i.at(-1)&&o?.text.trim()?o.text.trim():void 0}function m(i,s,o){let u=0;for(;;){const h=i[u]??"";
if(o?.test(h))u+=2;else if(s.test(h))u+=1;else return u}}},710:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),
r.cutSpan=A,r.isAmbiguous=$,r.replaceSpan=E,r.suggest=T;function v(){const g=d(13580);return v=function(){return g},g}function E(g,{
start:w,end:y},c){return g.slice(0,w)+c+g.slice(y)}function A(g,{start:w,end:y}){const c=g.slice(0,w).replace(/[ \t]+$/,
"");return c===""?g.slice(y).replace(/^[ \t]+/,""):c+g.slice(y)}function T(...g){return{step:"command suggested",commands:g}}
function $({problems:g},w=[]){return g.some(({rule:y,severity:c})=>c==="error"&&(0,v().ruleOf)(y).layer==="syntax"&&!w.includes(
y))}},71570:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.conjunctionOf=p,r.findPrinter=r.dropUnread=
r.dropRedirection=void 0,r.partsOf=n,r.trimBlanks=r.splitConjunction=void 0;function v(){const t=d(54669);return v=function(){
return t},t}function E(){const t=d(81716);return E=function(){return t},t}function A(){const t=d(78816);return A=function(){
return t},t}function T(){const t=d(710);return T=function(){return t},t}const $=({command:t})=>{const l=t.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return l===""||l===t?void 0:{step:"whitespace trimmed",commands:[l]}};r.trimBlanks=$;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
w=({command:t,problems:l})=>{const i=l.some(({rule:s})=>s==="shell-redirection")?t.replace(g,""):t;if(!(i===t||(0,v().lex)(
i).problems.length>0))return{step:"redirection removed",commands:[i]}};r.dropRedirection=w;const y=({command:t,problems:l})=>{
for(const{rule:m,span:i}of l){const s=t.slice(i.end).trim()==="";if(m==="shell-comment"&&!/[\r\n]/.test(t.slice(i.start))||
m==="shell-operator"&&s&&t.slice(i.start,i.end)===";")return{step:"comment removed",commands:[(0,T().cutSpan)(t,i)]};if(m===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,T().replaceSpan)(t,i,"")]}}};r.dropUnread=y;const c=new Set(
["echo","printf","true",":","pwd","date"]),e=t=>c.has(t.words[0]?.text??"")&&!(0,T().isAmbiguous)(t)?{reason:A().reasons.
cannotFail()}:void 0;r.findPrinter=e;const a=({command:t,problems:l})=>{if(n(t).some(({text:i})=>/^\(?cd(?:[ \t]|$)/.test(
i)))return{reason:A().reasons.changesDirectory()};if(!l.some(({rule:i})=>i==="shell-operator"))return;const m=p(t);return m&&
{step:"split at &&",commands:m.map(({text:i})=>i)}};r.splitConjunction=a;function n(t){const l=(0,E().readShellText)(t);
return t.slice(0,l[0]?.span.start).trim()!==""?[]:l.map(({span:m,separator:i})=>({text:t.slice(m.start,m.end).trim(),operator:i.
trim()}))}function p(t){const l=n(t),m=l.every(({operator:i},s)=>i===(l[s+1]?"&&":""));return l.length>1&&m?l:void 0}},70023:function(W,r,d){
Object.defineProperty(r,"__esModule",{value:!0}),r.ScriptStore=r.SCRIPT_FOLDER=void 0;function v(){const e=d(77598);return v=
function(){return e},e}function E(){const e=d(76760);return E=function(){return e},e}function A(){const e=d(39491);return A=
function(){return e},e}function T(){const e=d(63550);return T=function(){return e},e}function $(){const e=d(93028);return $=
function(){return e},e}const g=r.SCRIPT_FOLDER="scripts/validate",w=[16,64];class y{#n;#e=new Map;#s;#t;#o;constructor(a){
const{tree:n,cwd:p=""}=a.terms;this.#n=n,this.#s=p,this.#t=a,this.#o=n&&(0,$().subTree)(n,p)}get judge(){return this.#t}get tree(){
return this.#o}pathOf(a){return E().posix.join(this.#s,a)}textOf(a){return this.#e.get(a)}async place(a){const n=this.#n;
if(n===void 0)return;const p=(0,v().createHash)("sha256").update(a).digest("hex");for(const t of w){const l=`${g}/eval-${p.
slice(0,t)}.cjs`,m=this.pathOf(l);if(!(0,A().foldersAbove)(m).every(u=>(n.stat(u)?.kind??"directory")==="directory"))return;
const s=n.stat(m);if(s===void 0)return this.#r(m,a,n),l;if((0,$().isRegular)(s.kind)&&s.tracked&&(await n.read(m)).equals(
Buffer.from(a)))return l}}#r(a,n,p){if(this.#e.has(a))return;this.#e.set(a,n);const t=c(p,Object.fromEntries(this.#e));this.#t=
this.#t.with({tree:t}),this.#o=(0,$().subTree)(t,this.#s)}}r.ScriptStore=y;function c(e,a){const n=(0,T().literalTree)(a),
p=(t,l)=>[...t,...[...l].filter(({path:m})=>e.stat(m)===void 0)].sort(A().byEntryPath);return{label:e.label,original:e,stat:t=>e.
stat(t)??n.stat(t),readlink:t=>e.readlink(t),read:(t,l)=>t in a?n.read(t,l):e.read(t,l),list:t=>p(e.list(t),n.list(t)),files:()=>p(
e.files(),n.files())}}},2137:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.useInstalled=r.requireEach=
r.passFlag=r.dropPreparation=r.dropOutputFile=r.dropFlag=void 0;function v(){const i=d(13580);return v=function(){return i},
i}function E(){const i=d(13254);return E=function(){return i},i}function A(){const i=d(710);return A=function(){return i},
i}function T(){const i=d(71570);return T=function(){return i},i}const $=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
g=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,w=8,y=({command:i,problems:s})=>{if(!s.some(({rule:h})=>h==="shell-operato\
r"||h==="line-break"))return;const o=(0,T().partsOf)(i);if(o.length===0||o.length>w)return;const u=[];for(const[h,{text:b}]of o.
entries()){const I=o[h-1]?.operator??"",N=I==="||"&&g.test(b),D=/^\|&?$/.test(I)&&$.test(b);if(!(N||D)){if(!/^(?:|&&|[;\n]*)$/.
test(I)||b.startsWith("cd "))return;u.push(b)}}if(/^[&;\s]*$/.test(o.at(-1)?.operator??"")&&!(u.length===0||u.join()===i))
return(0,A().suggest)(...u)};r.requireEach=y;const c=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
e=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,a=({command:i})=>{const s=(0,T().conjunctionOf)(i)?.map(({text:u})=>u),o=s?.filter(
u=>!c.test(u)&&!e.test(u))??[];if(!(s===void 0||o.length===0||o.length===s.length))return(0,A().suggest)(...o)};r.dropPreparation=
a;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,p=({command:i,problems:s})=>{if(!s.
some(({rule:u})=>u==="shell-redirection"))return;const o=i.replace(n,"");return o===i?void 0:(0,A().suggest)(o)};r.dropOutputFile=
p;const t=i=>{const{command:s,problems:o,invocation:u}=i;for(const{rule:h,span:b}of o){if(!(0,v().ruleOf)(h).removable||
s[b.start]!=="-")continue;const I=s.slice(b.start,b.end),N=s.slice(b.end).trimStart(),D=!/[=\s]/.test(I)&&N!==""&&!N.startsWith(
"-"),R=u?.flags.some(_=>_.span.start===b.start)===!0;if(!(D&&!R))return(0,A().suggest)((0,A().cutSpan)(s,b))}};r.dropFlag=
t;const l=({command:i,problems:s,invocation:o})=>{const u=s.find(N=>(0,E().isProblem)(N,"unknown-flag")),h=o?.program===
"npm"&&o.subcommand!=="exec";if(u===void 0||!h||o.passthrough.length>0)return;const b=(0,A().cutSpan)(i,u.span),I=i.slice(
u.span.start,u.span.end);return(0,A().suggest)(`${b.trimEnd()} -- ${I}`)};r.passFlag=l;const m=({command:i,words:s,problems:o,
invocation:u})=>{if(!o.some(({rule:N})=>N==="uses-network")||u?.program!=="npx")return;const b=s.slice(1).find(({text:N})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(N));if(b===void 0)return;const I=b.text.slice(0,b.text.lastIndexOf("@"));return(0,A().suggest)((0,A().replaceSpan)(
i,b.span,I))};r.useInstalled=m},36309:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.useWorkspace=r.
useNpx=r.useNpm=r.spellScript=void 0;function v(){const n=d(59867);return v=function(){return n},n}function E(){const n=d(
3051);return E=function(){return n},n}function A(){const n=d(13254);return A=function(){return n},n}function T(){const n=d(
710);return T=function(){return n},n}const $=new Set(["test","start","stop"]),g=new Set(["pnpm","yarn","bun","npm"]),w=async({
command:n,problems:p,words:t,invocation:l},m)=>{if(l?.program!=="npm")return;const i=await a(m),s=p.find(D=>(0,A().isProblem)(
D,"npm-script-missing"));if(s!==void 0){const D=(0,E().nearestName)(s.args.script,i),R=t.find(({text:_})=>_===s.args.script);
return D===void 0||R===void 0?void 0:(0,T().suggest)((0,T().replaceSpan)(n,R.span,D))}const o=p.find(D=>(0,A().isProblem)(
D,"unknown-subcommand"));if(o===void 0)return;const{subcommand:u,meant:h}=o.args,b=h===""?(0,E().nearestName)(u,[...$]):
h,I=[...i.includes(u)?[`run ${u}`]:[],...b===void 0?[]:[b]],[N]=I;return N===void 0?void 0:(0,T().suggest)((0,T().replaceSpan)(
n,o.span,N))};r.spellScript=w;const y=async({command:n,words:p,problems:t},l)=>{const m=t.some(({rule:I})=>I==="program-\
not-allowed"),[i,s,o]=p;if(!m||i===void 0||s===void 0||!g.has(i.text)||i.text==="bun"&&/^(?:test|build)$/.test(s.text))return;
const u=s.text==="run"?o:s;if(u===void 0||!(await a(l)).includes(u.text))return;const h=$.has(u.text)?u.text:`run ${u.text}`,
b=n.slice(u.span.end).trim();return(0,T().suggest)(`npm ${h}${b===""?"":` -- ${b}`}`)};r.useNpm=y;const c=({command:n,words:p,
problems:t},{tree:l})=>{const m=t.find(({rule:I})=>I==="program-not-allowed"),[i,s,o]=p;if(m===void 0||i===void 0||l===void 0)
return;const u=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(i.text),h=/^(?:exec|dlx|x)$/.test(s?.text??"")?o:s,b=u?/^(?:bunx|pnpx)$/.
test(i.text)?s:h:i;return b===void 0||!/^[a-z][\w.-]*$/.test(b.text)?void 0:(0,T().suggest)(`npx ${n.slice(b.span.start)}`)};
r.useNpx=c;const e=({command:n})=>{const[,p,t]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(n)??[];if(p===
void 0||t===void 0)return;const[,l=t,m=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(t.trim())??[];return(0,T().suggest)(`${l}\
 -w ${p.replace(/\/$/,"")}${m}`)};r.useWorkspace=e;async function a({tree:n}){return[...(n&&await(0,v().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(W,r){Object.defineProperty(r,"__esModule",{value:!0}),r.isSpellingOf=v,r.mayBeSpelled=
A;const d=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function v($,g){const y=$.replace(d,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return y===g||T(y,g)}const E=/^[\w./-]*$/;function A($,g){return!E.
test($)||$.toLowerCase().includes(g)}function T($,g){const[,w]=/^(.+)~[1-9]\d{0,5}$/.exec($)??[];return w!==void 0&&w===
g.replaceAll(".","").slice(0,6)}},37075:function(W,r,d){Object.defineProperty(r,"__esModule",{value:!0}),r.causeOf=$,r.identityOf=
A,r.idsOf=T;function v(){const e=d(77598);return v=function(){return e},e}function E(){const e=d(13580);return E=function(){
return e},e}function A(e){const{rule:a,subject:n,location:p,args:t}=e,l=n&&[n.type,n.id,n.command];return c([a,l??p?.path,
w(a,t)])}function T(e){const a=new Map;return new Map(e.map(n=>{const p=A(n),t=(a.get(p)??0)+1;return a.set(p,t),[n,t===
1?p:`${p}:${t}`]}))}function $(e){const{rule:a,subject:n,location:p,args:t}=e,{cause:l,instance:m=[]}=(0,E().ruleOf)(a);
if(l)return c([l(t)]);const i=new Set([...Object.values(n??{}),p?.path]),s=w(a,t).filter(([o,u])=>!g.has(o)&&!m.includes(
o)&&!i.has(u));return c([a,s])}const g=new Set(["path","paths","via","value","written"]);function w(e,a){const{counted:n=[]}=(0,E().
ruleOf)(e);return Object.keys(a).sort().flatMap(t=>{const l=a[t];if(l===void 0||typeof l=="number"||t==="likewise")return[];
const m=t==="detail"||n.includes(t);return[[t,m?y(l):l]]})}function y(e){return typeof e=="boolean"?e:typeof e=="string"?
e.replace(/\d+/g,"#"):e.map(a=>a.replace(/\d+/g,"#"))}function c(e){return(0,v().hash)("sha256",JSON.stringify(e))}},47350:function(W,r,d){
Object.defineProperty(r,"__esModule",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=y,r.gravest=$,r.isBlocking=A,r.severityVerdict=
T;function v(){const c=d(13580);return v=function(){return c},c}const E={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function A({rule:c,severity:e,suppressed:a},n){return a||e==="notice"?!1:e==="error"||n==="warning"&&!(0,v().ruleOf)(c)?.
advice}function T(c,e){const a=n=>c.some(p=>p.severity===n&&!p.suppressed);return c.some(({rule:n})=>(0,v().ruleOf)(n).undecided)?
"error":a("error")?"fail":a("warning")?c.some(n=>A(n,e))?"fail":"warn":"pass"}function $(c){return c.reduce((e,a)=>E[a]>
E[e]?a:e,"pass")}const g=r.REPORTED_ONLY=new Set(["fail","needs_approval"]),w={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function y(c,e="block"){return e==="report"&&g.has(c)?0:w[c]}},80401:function(W,r,d){d.r(r),d.d(r,{FILE_HEADERS_ONLY:()=>v.
jr,createTwoFilesPatch:()=>v.ss,diffLines:()=>E.Pp,formatPatch:()=>v.Gu,parsePatch:()=>A.i,structuredPatch:()=>v.YB});var v=d(
94112),E=d(37073),A=d(73857)}};
