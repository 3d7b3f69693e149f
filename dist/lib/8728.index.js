"use strict";exports.id=8728,exports.ids=[8728],exports.modules={97034:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.compareEntries=v,t.isSameFile=g;function S(){const p=l(59490);return S=function(){return p},p}function b(){const p=l(92599);
return b=function(){return p},p}async function v(p,i,a,n){const{earlier:d,removed:c}=y(i,a),f=a.map(async m=>{const r=d.
get(m),s=r?.event===m.event&&r.content===m.content,e=r?await(0,b().runsOf)(r,p,n.baseTree):[],o=await(0,b().runsOf)(m,p,
n.tree),u=await Promise.all(o.map(async R=>{const I=e.find(_=>k(_,R)),A=I===void 0?s:I.text!==R.text,M=await C(R,n)??(A?
"edited":void 0);return M===void 0?R:{...R,change:M}}));return s?e.some(R=>!o.some(I=>k(R,I)))||u.some(({change:R})=>R!==
void 0)?[{state:"script_changed",entry:m,targets:u}]:[]:[{state:r?"changed":"new",entry:m,targets:u}]});return[...(await Promise.
all(f)).flat(),...c.map(m=>({state:"removed",entry:m,targets:[]}))]}function k(p,i){return p.kind===i.kind&&p.name===i.name}
async function C({kind:p,name:i},a){if(p!=="file")return;const n=a.baseTree.stat(i);return n===void 0?"added":await g(n,
a.tree.stat(i),a)?void 0:"edited"}async function g(p,i,{baseTree:a,tree:n}){return p===void 0||i===void 0?p===i:p.kind!==
i.kind?!1:p.oid!==void 0?p.oid===i.oid:(await a.read(p.path)).equals(await n.read(i.path))}const O=[({event:p,content:i})=>JSON.
stringify([p,i]),({event:p})=>p,({content:p})=>p];function y(p,i){const a=new Map;let n=p;for(const d of O){const c=(0,S().
groupBy)(n,d);for(const f of i){const m=a.has(f)?void 0:c.get(d(f))?.shift();m&&a.set(f,m)}n=[...c.values()].flat()}return{
earlier:a,removed:n}}},99668:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.agentFileAt=p,t.agentFilesIn=
i;function S(){const n=l(76760);return S=function(){return n},n}function b(){const n=l(18744);return b=function(){return n},
n}function v(){const n=l(32854);return v=function(){return n},n}function k(){const n=l(93028);return k=function(){return n},
n}function C(){const n=l(93953);return C=function(){return n},n}const g=C().AGENT_FORMATS.flatMap(n=>n.files.map(d=>({format:n,
file:d}))),O=g.map(({format:n,file:d})=>{const c=d.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${c}$`,"is")}}),y=new Set(g.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function p(n){
for(const{format:d,pattern:c}of O){const f=c.exec(n);if(f)return{path:n,format:d,root:f[1]??""}}}function i(n,{agent_files:{
level:d,include:c,exclude:f}}){if(d==="off")return[];const m=[...n.files()].flatMap(({path:e,kind:o})=>o==="symlink"&&y.
has(S().posix.basename(e).toLowerCase())?[e,...a(n,e)]:e),[r,s]=[(0,b().pathTest)(c),(0,b().pathTest)(f)];return[...new Set(
m)].flatMap(e=>{const o=p(e);if(o===void 0||!r(e)||s(e))return[];const u=(0,v().resolveInTree)(n,e);if(u.kind==="missing")
return[];const h=u.kind==="inside"?u.entry:void 0;return h===void 0||(0,k().isRegular)(h.kind)?[{...o,entry:h}]:[]})}function a(n,d){
const c=(0,v().resolveInTree)(n,d);return c.kind!=="inside"||c.entry.kind!=="directory"?[]:n.list(c.path).flatMap(({path:f,
kind:m})=>{const r=`${d}/${S().posix.basename(f)}`;return m!=="directory"?[r]:n.list(f).map(s=>`${r}/${S().posix.basename(
s.path)}`)})}},93953:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.AGENT_FORMATS=void 0;const l={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},S={at:"mcpServers/*",form:"server",event:"MCP server {0}"},b=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function v(C,g=""){return C.split(" ").map(O=>({at:O,form:"command",event:O+g}))}const k=t.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[l,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...v("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:b},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[l]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
AUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"https://code.claude.co\
m/docs/en/mcp",verified:!0,places:[S]},{name:"cursor-mcp",tool:"Cursor",files:[".cursor/mcp.json"],roots:["workspaceFold\
er","PWD"],approval:"does not document who is asked before a server starts",specification:"https://cursor.com/docs/mcp",
verified:!0,places:[S]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"\
asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-con\
figuration",verified:!0,places:[{...S,at:"servers/*"}]},{name:"cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],
directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",verified:!0,places:[{at:"hooks/*/*",form:"start",event:"{0}",detail:"match\
er",only:{field:"type",values:["command",void 0]}}]},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environmen\
t.json"],directories:["",".cursor"],roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-ag\
ent/setup",verified:!1,places:[...v("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[l]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[l,S,...v("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...v("initializeCommand"," (on the host)"),...v("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(H,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.judgeAgentFiles=p,t.judgeWholeFile=n;function S(){const s=l(10473);return S=function(){return s},
s}function b(){const s=l(13580);return b=function(){return s},s}function v(){const s=l(95132);return v=function(){return s},
s}function k(){const s=l(97034);return k=function(){return s},s}function C(){const s=l(99668);return C=function(){return s},
s}function g(){const s=l(12195);return g=function(){return s},s}function O(){const s=l(12792);return O=function(){return s},
s}function y(){const s=l(92599);return y=function(){return s},s}async function p(s,e,o){const u=A=>new Map((0,C().agentFilesIn)(
A,e).map(M=>[M.path,M])),[h,P]=[u(s.baseTree),u(s.tree)],R=[...new Set([...h.keys(),...P.keys()])].sort(),{level:I}=e.agent_files;
return o.all(R,async A=>{const[M,_]=[h.get(A),P.get(A)];try{return await i(M,_,s,I)}catch(E){const N={path:A,line:1,column:1},
$=[(0,v().notJudged)(`the file \`${A}\``,E,{location:N})],w=_??M;return w&&{file:{...w,entries:[],secrets:[]},entries:[],
findings:$}}}).then(A=>A.filter(M=>M!==void 0))}async function i(s,e,o,u){const h=s&&await a(o.baseTree,s),P=e&&await a(
o.tree,e),R=P??h;if(R===void 0)return;const I=new Set(h?.secrets.map(({value:j})=>j)),A=P?.secrets.filter(({value:j})=>!I.
has(j))??[],M=s&&e&&await(0,k().isSameFile)(s.entry,e.entry,o),_=[...P?.broken&&!M?[P.broken]:[],...A.map(j=>j.finding)],
E=P?.broken?[]:await(0,k().compareEntries)(R,h?.entries??[],P?.entries??[],o),N=await d({file:R,entries:E,findings:_},o.
tree,u);if(N.entries.length===0&&N.findings.length===0)return;if(u!=="approve"||!N.findings.some(f))return N;const $=N.entries.
filter(({findings:j})=>j.some(f)),w={path:R.path,events:$.map(({entry:j})=>j.event)},T={path:R.path,line:1,column:1},L=(0,v().
finding)("agent-files-unapproved",w,{location:T});return{...N,findings:[...N.findings,L]}}async function a(s,{entry:e,...o}){
return e===void 0?(0,O().unreadFile)(o,"it is a symlink that leads to no file here"):(e.size??0)>O().MAX_BYTES?(0,O().unreadFile)(
o,`it has more than ${O().MAX_BYTES} bytes`):(0,O().readAgentFile)(o,await s.read(e.path))}async function n(s,e,o){const u=await Promise.
all(s.entries.map(async R=>({entry:R,targets:await(0,y().runsOf)(R,s,e)}))),h=s.secrets.map(R=>R.finding),P=s.broken?[s.
broken]:h;return d({file:s,entries:u,findings:P},e,o)}async function d({file:s,entries:e,findings:o},u,h){const P=A=>A.map(
M=>c(M,s,h)),R=await Promise.all(e.map(async A=>({...A,findings:P(await m(A,s,u))}))),I=[...P(o),...R.flatMap(A=>A.findings)];
return{file:s,entries:R,findings:I}}function c(s,{format:e},o){return!e.verified&&s.rule!=="file-too-large"?{...s,severity:"\
notice"}:o==="error"&&(0,b().ruleOf)(s.rule).failsByLevel?{...s,severity:"error"}:s}function f({severity:s}){return s!==
"notice"}async function m({state:s,entry:e,targets:o},{format:{tool:u}},h){if(s==="removed")return[];const{event:P,shown:R,
form:I,location:A,isHidden:M}=e,_={tool:u,event:P,command:R,state:s??""},E={location:A},N=s!=="script_changed",$=o.some(
({kind:U,change:G})=>U==="download"&&(N||G!==void 0)),w=o.filter(({change:U})=>s===void 0||U!==void 0),T=[];$&&T.push((0,v().
finding)("agent-runs-download",_,E)),N&&M&&T.push((0,v().finding)("agent-task-hidden",_,E));for(const{kind:U,name:G}of w){
const B=U==="file"&&h?await(0,S().whyUnreadable)(h,G):void 0;B&&T.push((0,v().finding)("agent-script-unreadable",{..._,script:G,
why:B},E))}if(T.length>0)return T;const j=I==="server"&&o.length>0&&o.every(r)||!N?"notice":"warning",D=I==="setting"&&o.
length===0,F=N?(0,g().meansOf)(o):w.map(({name:U})=>`the change decides about \`${U}\``);return[(0,v().finding)("agent-c\
ommand-changed",{..._,means:F,isSetting:D},{...E,severity:j})]}function r({kind:s,name:e}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(e)}},12195:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.meansOf=C;function S(){const g=l(97018);
return S=function(){return g},g}function b(){const g=l(36773);return b=function(){return g},g}const v={file:({name:g,change:O})=>`\
it runs \`${g}\`${O===void 0?"":`, which this change ${O==="added"?"adds":"edits"}`}`,npm_script:({name:g,change:O})=>`i\
t runs the script \`${g}\` of package.json${O?", which this change edits":""}`,missing:({name:g})=>`it runs \`${g}\`, whi\
ch is not in the commit`,outside:({name:g})=>`it runs \`${g}\`, which is outside of the repository`,package:({name:g,isExact:O})=>O?
`it fetches \`${g}\``:`it fetches \`${g}\` without an exact version`,inline:({name:g})=>`it has code for \`${g}\` in one \
line`,download:({name:g})=>g,address:({name:g})=>`it connects to \`${g}\``,program:()=>{},unread:({name:g})=>`it could n\
ot be read: ${g}`},k=4;function C(g){const O=g.flatMap(p=>{const i=(0,S().redact)(p.name).text;return v[p.kind]({...p,name:i})??
[]}),y=g.filter(({kind:p})=>p==="program").map(({name:p})=>p);return O.length===0&&y.length>0?[`it runs ${(0,b().inCode)(
y.slice(0,k))} of the machine`]:O.length>k?[...O.slice(0,k),`and ${O.length-k} more`]:O}},12792:function(H,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.MAX_BYTES=void 0,t.readAgentFile=i,t.unreadFile=a;function S(){const E=l(23404);return S=function(){
return E},E}function b(){const E=l(16111);return b=function(){return E},E}function v(){const E=l(94534);return v=function(){
return E},E}function k(){const E=l(3463);return k=function(){return E},E}function C(){const E=l(97018);return C=function(){
return E},E}function g(){const E=l(95132);return g=function(){return E},E}function O(){const E=l(23213);return O=function(){
return E},E}const y=t.MAX_BYTES=1024*1024,p=1e3;function i(E,N){const{text:$,complete:w}=(0,v().decodeUtf8)(N),T=new(v()).
Source(E.path,$),L=(j,D=0)=>a(E,j,T,D);if(!w)return L("it is not UTF-8",$.length);try{const j=[],D=(0,b().parseTree)($,j,
{allowTrailingComma:!0}),[F]=j;if(F!==void 0)return L(n((0,b().printParseErrorCode)(F.error)),F.offset);if(D===void 0)return L(
"it is empty");const U=d(D,E.format);if(U.length>p){const B={detail:`more than ${p} commands`},x=(0,g().finding)("file-t\
oo-large",B,{location:T.location(0)});return{...E,entries:[],secrets:[],broken:x}}const G=U.map(B=>e(B,T));return{...E,entries:G,
secrets:A(T)}}catch(j){if(!(j instanceof RangeError))throw j;return L("its brackets are nested too deeply")}}function a(E,N,$=new(v()).
Source(E.path,""),w=0){const{path:T}=E,L=(0,g().finding)("agent-file-broken",{path:T,detail:N},{location:$.location(w)});
return{...E,entries:[],secrets:[],broken:L}}function n(E){return E.replace(/\B[A-Z]/g,N=>` ${N}`).toLowerCase()}function d(E,{
places:N}){const $=N.flatMap(w=>{const T=M(E,w).map(D=>c(D)==="wrong"?{...D,isWrong:!0}:D),L=T.filter(D=>c(D)!=="other"),
j=({node:D})=>w.startsOthers&&"dependsOn"in P(D);return L.some(j)?T:L});return[...new Map($.map(w=>[w.node,w])).values()]}
function c({node:E,isWrong:N,place:{only:$}}){if(N)return"wrong";const w=$&&m((0,b().getNodeValue)(E),$.field);return $?.
values.some(j=>f(j)===f(w))??!0?"own":w===void 0||$?.values.some(j=>typeof j==typeof w)?"other":"wrong"}function f(E){return typeof E==
"string"?E.toLowerCase():E}function m(E,N){const $=N===""?[]:N.split("/"),w=(T,L)=>(0,k().isMapping)(T)?T[L]:T===void 0?
T:null;return $.reduce(w,E)}const r=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
s=/"(?:reveal|showOutput)":"never"/i;function e(E,N){const{node:$,chain:w,isWrong:T,place:L}=E,{form:j,inherits:D=[]}=L,
F=(0,b().getNodeValue)($),U=w.slice(0,1).flatMap(z=>D.flatMap(V=>_(z,V))),G=Object.fromEntries(U.map(([z,V])=>[z,(0,b().
getNodeValue)(V)])),B=(0,k().isMapping)(F)?{...G,...F}:F,x=T?[O().UNREAD]:(0,O().readValue)(j,B),W=(0,k().isMapping)(B)&&
j!=="command",K=Object.entries(W?B:{}).filter(([z])=>!r.test(z)),Z=s.test(JSON.stringify([G,F])),J=x.map(O().textOf).filter(
z=>z!=="");return{commands:x,form:j,event:u(T?(0,b().getNodePath)($).join(".")||"the whole file":h(E)),shown:u(J.join(" \
; ")||(JSON.stringify(F)??"")),content:(0,S().canonicalize)([Z,W?Object.fromEntries(K):B??null]),isHidden:Z,location:N.location(
$.offset,$.offset+$.length)}}const o=1e3;function u(E){const N=(0,C().redact)(E).text.replace(/\s+/g," ").trim();return N.
length>o?`${N.slice(0,o)}\u2026`:N}function h({names:E,chain:N,place:{at:$,event:w,detail:T=""}}){const L=(w??$).replaceAll(
"/",".").replace("{0}",()=>E[0]||'""'),D=N.flatMap(F=>_(F,T)).at(-1)?.[1].value;return typeof D=="string"&&D!==""?`${L} \
(${D})`:L}function P(E){return E.type==="object"?(0,b().getNodeValue)(E):{}}const R=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function I(E){const N=/\d/.test(E)&&/[A-Za-z]/.test(E)&&new Set(E).size>=8;return E.length>=12&&N&&!R.test(E)}function A(E){
const{text:N,path:$}=E;return(0,C().redact)(N).redactions.flatMap(({kind:w,start:T,end:L})=>{const j=N.slice(T,L),D=E.location(
T,L),F=(0,g().finding)("agent-file-secret",{path:$,kind:w},{location:D});return I(j)?[{value:j,finding:F}]:[]})}function M(E,N){
const $=[];let w=[{place:N,node:E,names:[],chain:[E]}];for(const T of N.at.split("/"))w=w.flatMap(L=>{const{node:j,names:D,
chain:F}=L,U=j.type==="array"&&T==="*";j.type!=="object"&&!U&&$.push({...L,isWrong:!0});const G=T==="*"&&D.length===0;return _(
j,T).filter(([B])=>!G||N.names?.test(B)!==!1).map(([B,x])=>({place:N,node:x,names:T==="*"?[...D,B]:D,chain:[...F,x]}))});
return[...w,...$]}function _({type:E,children:N=[]},$){return E==="array"&&$==="*"?N.map((w,T)=>[`${T+1}`,w]):E!=="objec\
t"?[]:N.flatMap(({children:[w,T]=[]})=>T&&($==="*"||w?.value===$)?[[String(w?.value),T]]:[])}},23213:function(H,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.UNREAD=void 0,t.readValue=k,t.textOf=i;function S(){const n=l(3463);return S=
function(){return n},n}function b(){const n=l(36773);return b=function(){return n},n}const v=t.UNREAD={unread:"it is not\
 in the documented form"};function k(n,d){return n==="setting"?[]:n!=="command"?(0,S().isMapping)(d)?O(d):[v]:((0,S().isMapping)(
d)?Object.values(d):[d]).map(c=>typeof c=="string"?{shell:c}:C(c)?{argv:c}:v)}function C(n){return Array.isArray(n)&&n.every(
d=>typeof d=="string")}const g=["windows","osx","linux","commandWindows","command_windows"];function O(n){const d=g.map(
f=>n[f]).map(f=>typeof f=="string"?{command:f}:f).filter(f=>(0,S().isMapping)(f)&&f.command!==void 0);return[...n.command===
void 0&&(d[0]??n.dependsOn)?[]:[{}],...d].flatMap(f=>y({...n,...f}))}function y(n){const{type:d,script:c,command:f,args:m=[],
headersHelper:r}=n,s=typeof r=="string"?[{shell:r}]:[],o=[n.url,n.httpUrl,n.serverUrl].find(j=>typeof j=="string");if(f===
void 0&&o!==void 0)return[...s,{address:o}];const u=d==="npm"&&f===void 0,h=Array.isArray(m)?m.map(p):[void 0],P=u?["npm",
"run",c]:[p(f),...h];if(!C(P))return[v];const[R="",...I]=P,M=(I.length===0?/^$|[\s|;&$()<>`'"]/.test(R):d==="shell")?{shell:[
R,...I.map(a)].join(" ")}:{argv:P},{cwd:_,env:E,shell:N}=(0,S().isMapping)(n.options)?n.options:n,$=(0,S().isMapping)(N)?
[N.executable,N.args??[]].flat():[],w=Object.values((0,S().isMapping)(E)?E:{}).filter(j=>typeof j=="string"),T=typeof _==
"string"?{directory:_}:{},L=C($)&&$.length>0?[{argv:$}]:[];return[{...M,...T,environment:w},...L,...s]}function p(n){return(0,S().
isMapping)(n)?n.value:n}function i(n){return"argv"in n?n.argv.map(a).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function a(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,b().singleQuoted)(n)}},92599:function(H,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.runsOf=C;function S(){const y=l(76760);return S=function(){return y},y}function b(){const y=l(
36187);return b=function(){return y},y}function v(){const y=l(45636);return v=function(){return y},y}const k=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function C({commands:y},{root:p,format:i},a){const{directories:n=[""],roots:d}=i,c=new(b()).ProjectFiles(a,[...n.map(
e=>S().posix.join(p,e)),""]),f=d.join("|"),m=new RegExp(`\\$(?:(?:${f})\\b|\\{(?:env:)?(?:${f})(?::?-[^}]*)?\\}|\\((?:git \
rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g"),r=e=>e.replace(m,".").replace(k,"~"),s=[];for(const e of y)s.push(
...await g(e,c,r));return[...new Map(s.map(e=>[`${e.kind} ${e.name}`,e])).values()]}async function g(y,p,i){if("address"in
y)return[{kind:"address",name:y.address}];if("unread"in y)return[{kind:"unread",name:y.unread}];const{directory:a,environment:n=[]}=y,
d=a?p.into(i(a)):p,c="shell"in y?y.shell.split(/["'|;&]/):[],f=[...n,...c.filter(r=>r.includes("\\"))].map(i);return[..."\
shell"in y?await(0,v().textRuns)(i(y.shell),d):await(0,v().wordRuns)(y.argv.map(r=>O(i(r))),d),...(0,v().valueRuns)(f,d)]}
function O(y){const p=!/\$\{|\$\w/.test(y);return{text:y,shown:y,quoted:!0,span:{start:0,end:0},isKnown:p}}},28894:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.MAX_LOG_BYTES=void 0,t.continuationOf=p,t.countLines=f,t.hasRecords=i,
t.isAuditLog=C,t.recordsOf=a;function S(){const m=l(84831);return S=function(){return m},m}function b(){const m=l(32854);
return b=function(){return m},m}const v=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],k=t.MAX_LOG_BYTES=128*1024*
1024;function C(m){return(0,S().mayBeSpelled)(m,"events.jsonl")&&v.some(r=>(0,b().isWithinAnywhere)(m,r))}const g=10,O=13,
y=new Set([32,9,g,O]);function p(m,r){const s=a(m),e=a(r);let o=0;for(let u=s.next().value;u;){const h=s.next().value,P=e.
next().value;if(!P||!d(u.bytes,P.bytes,h===void 0))return{kind:"rewritten",line:u.line};o=P.end,u=h}return{kind:"appende\
d",from:o}}function i(m){return a(m).next().value!==void 0}function*a(m){let r=0;for(let s=0;s<m.length;){const e=m.indexOf(
g,s),o=e<0?m.length:e,u=m.subarray(s,o);s=Math.min(o+1,m.length),r+=1,n(u)||(yield{bytes:u,line:r,end:s})}}function n(m){
for(const r of m)if(!y.has(r))return!1;return!0}function d(m,r,s){return s?c(m).equals(c(r)):m.equals(r)}function c(m){return m.
at(-1)===O?m.subarray(0,-1):m}function f(m,r){let s=0;for(let e=m.indexOf(g);e>=0&&e<r;e=m.indexOf(g,e+1))s+=1;return s}},
27928:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.SEED_HASHES=void 0;const l=t.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.activatedSeeds=O,t.seedRelease=C;function S(){const y=l(77598);return S=function(){return y},y}function b(){const y=l(
23404);return b=function(){return y},y}function v(){const y=l(64385);return v=function(){return y},y}function k(){const y=l(
27928);return k=function(){return y},y}function C({value:y,envelope:p}){if(p===void 0)return k().SEED_HASHES[(0,S().hash)(
"sha256",(0,b().canonicalize)(y)).slice(0,32)]}const g=/\.seed\.json$/;function O({head:y,base:p,untouched:i},a){const n=(m,r)=>m.
filter(({path:s})=>g.test(s)===r).flatMap(({assets:s})=>s).filter(({type:s,value:e})=>s==="Gene"&&(0,v().declaredId)(e)!==
void 0),d=new Set(n(p,!0).map(({id:m})=>m));if(d.size===0)return[];const c=new Set(n([...p,...i],!1).map(({id:m})=>m)),f=new Set(
a.map(({asset:m})=>m));return n(y,!1).filter(m=>d.has(m.id)&&!c.has(m.id)&&!f.has(m))}},68450:function(H,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.commonRoot=g,t.packagesAbove=y,t.storeOf=C;function S(){const i=l(76760);return S=function(){
return i},i}function b(){const i=l(39491);return b=function(){return i},i}function v(){const i=l(32854);return v=function(){
return i},i}function k(){const i=l(59542);return k=function(){return i},i}function C(i,{policy:a,tree:n,base:d}){const[c]=a.
stores.map(({path:r,root:s})=>({path:(0,v().normalise)(r)??"",root:(0,v().normalise)(s)??""})).filter(({path:r})=>(0,v().
isWithin)(i,r)).sort((r,s)=>s.path.length-r.path.length),f=S().posix.dirname(i).replace(/^\.$/,"");if(c!==void 0)return{
path:f,root:c.root,named:!0};const m=[d,n].find(r=>r?.stat(f)?.kind==="directory");return{path:f,root:(m&&y(m,f)[0])??""}}
function g(i,a){const n=new Set([...i].map(c=>C(c,a).root)),[d=""]=n;return n.size===1?d:""}const O=(0,k().perTree)(()=>new Map);
function y(i,a){const n=O(i).get(a)??p(i,a);return O(i).set(a,n),n}function p(i,a){return[...new Set([a,...(0,b().foldersAbove)(
a).reverse(),""])].filter(d=>i.stat(S().posix.join(d,"package.json"))!==void 0)}},44786:function(H,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.RELEASED_BLOCKS=t.MUST_NOT=t.INSTRUCTION_FILES=t.BLOCK_VERSION=void 0,t.agentsBlock=d,t.blockDigest=
r,t.blockIn=c,t.withBlock=s;function S(){const e=l(77598);return S=function(){return e},e}function b(){const e=l(38863);
return b=function(){return e},e}function v(){const e=l(72443);return v=function(){return e},e}function k(){const e=l(76186);
return k=function(){return e},e}const C=t.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],g=t.
MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent ins\
tructions.","Do not remove a validation command or change an asset_id, except by an edit of an AgentTask.","Do not add i\
gnores.","Do not raise limits, scores or streaks.","Do not touch the audit log (events.jsonl)."],O=t.BLOCK_VERSION=1,y=t.
RELEASED_BLOCKS={1:"27fe2654453ae1f9db81b026480547c71cc147bba0e8eb5a61a4adea296f7a12"},p=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,
i="<!-- gene-gate:end -->",a=new RegExp(i,"g"),n=()=>[k().syntaxRules["shell-operator"],v().invocationRules["outside-cod\
e"],v().invocationRules["uses-network"]];function d(){return`<!-- gene-gate:begin v${O}; written by \`gene-gate init --ag\
ents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${n().map(({right:e,wrong:o,title:u})=>`| \`${e}\` | \`${o}\` | ${u} |`).join(`
`)}

Before you push, run \`${b().COMMAND} check --worktree --no-run\` ([how to get it](${b().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${b().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${g.map(e=>`- ${e}`).join(`
`)}
${i}`}function c(e){const o=f(e);if(o===void 0)return{kind:"absent"};const u=(o==="unclear"?e:e.slice(...o)).replaceAll(
`\r
`,`
`),h=r(u),P=Object.entries(y).find(([,R])=>R===h);return P?{kind:"released",version:Number(P[0]),block:u}:{kind:"changed",
block:u}}function f(e){const o=[...e.matchAll(p)],u=[...e.matchAll(a)],[h,P]=[o[0]?.index,u[0]?.index];return h===void 0&&
P===void 0?void 0:!(o.length===1&&u.length===1)||h===void 0||P===void 0||P<h?"unclear":[h,P+i.length]}const m=/node \.\.\/gene-gate\/dist\/cli\/index\.js|npx --yes gene-gate@\d+\.\d+\.\d+/g;
function r(e){return(0,S().createHash)("sha256").update(e.replace(m,"gene-gate")).digest("hex")}function s(e){const o=f(
e);if(o==="unclear")return;const u=e.includes(`\r
`)?`\r
`:`
`,h=d().replaceAll(`
`,u);return o?e.slice(0,o[0])+h+e.slice(o[1]):`${e===""?"":`${e.replace(/(?:\r?\n)*$/,"")}${u}${u}`}${h}${u}`}},85475:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.asHubHashes=r,t.assetIdOf=n,t.contentHash=f,t.hashFindings=i,t.identityFindings=
y,t.isMissingIdentity=p,t.matchContentHash=O,t.unhashedFields=s;function S(){const e=l(23404);return S=function(){return e},
e}function b(){const e=l(27199);return b=function(){return e},e}function v(){const e=l(36093);return v=function(){return e},
e}function k(){const e=l(95132);return k=function(){return e},e}function C(){const e=l(94377);return C=function(){return e},
e}const g=new Set(["Gene","Capsule","EvolutionEvent"]);function O(e){const{type:o,value:u}=e,h=u.asset_id;return h===f(e.
value)?"content":o==="Capsule"&&h===f(r(u))?"hub":typeof h=="string"&&(0,C().asEngineHashed)(u)?"engine":void 0}function y(e,o){
const{type:u,value:h}=e;if(!g.has(u))return i(e,o);const P=a(e,o),R=(0,b().placeOf)(e),I=h.asset_id===void 0?f(e.value):
void 0;return[...h.schema_version===void 0?[(0,k().finding)("schema-version-missing",P,R)]:[],...I===void 0?i(e,o):[(0,k().
finding)("content-hash-missing",{...P,expected:I},R)]]}function p({rule:e}){return e==="schema-version-missing"||e==="co\
ntent-hash-missing"}function i(e,o,u=!1,h){const{value:P}=e;if(P.asset_id===void 0||O(e)!==void 0)return[];const R=f(e.value),
I=(0,C().otherHashForm)(e),A=(0,v().seedRelease)(e),_=I==="created"||A!==void 0?"notice":(0,C().hasOnlyLearned)(e,h)?"wa\
rning":"error",E=o==="author"?"error":_,N={...(0,b().placeOf)(e,["asset_id"]),severity:E},$={...a(e,o),expected:R,...I&&
{form:I},...A&&{seed:A}},w=u&&E!=="notice"&&o==="fix"?d(e,R):void 0;return[{...(0,k().finding)("content-hash-mismatch",$,
N),...w&&{edit:w}}]}function a({type:e,id:o},u){return{type:e,id:o,fixable:u==="fix",...u==="author"&&{foreign:!0}}}function n(e){
const{asset_id:o}=e.value;return typeof o=="string"&&O(e)!==void 0?o:f(e.value)}function d({type:e,path:o,pointer:u,value:h},P){
const{asset_id:R,...I}=h;if(!(typeof R!="string"||Object.values(I).some(c))&&O({type:e,value:{...I,asset_id:P}})!==void 0)
return{path:o,pointer:(0,b().pointerText)([...u,"asset_id"]),old:R,new:[P],fix:!0}}function c(e){return typeof e!="objec\
t"||e===null?!1:Object.hasOwn(e,"asset_id")||Object.values(e).some(c)}function f(e){return(0,S().computeAssetId)(e)??""}
const m=["notes","details"];function r(e){const{outcome:o}=e;if(!(0,b().isJsonObject)(o))return e;const{notes:u,details:h,
...P}=o;return{...e,outcome:P}}function s(e){const{outcome:o}=e.value;return O(e)!=="hub"||!(0,b().isJsonObject)(o)?[]:m.
filter(u=>Object.hasOwn(o,u)).map(u=>`outcome.${u}`)}},94377:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.asEngineHashed=C,t.hasOnlyLearned=O,t.hashDigits=p,t.otherHashForm=v;function S(){const i=l(23404);return S=function(){
return i},i}function b(){const i=l(27199);return b=function(){return i},i}function v({value:i}){const a=typeof i.asset_id==
"string"?p(i.asset_id):void 0,n=f=>(0,S().computeAssetId)(f)===`sha256:${a}`;return n(i)?"unprefixed":i.type==="Gene"&&i.
epigenetic_marks!==void 0&&n({...y(i),epigenetic_marks:[]})?"created":void 0}const k={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function C(i){const n=k.Capsule.filter(c=>i.type==="Capsule"&&!(c in i)).reduce((c,f)=>c.flatMap(m=>[
m,{...m,[f]:null}]),[{}]);return[i,g(i)].flatMap(c=>n.map(f=>({...c,...f}))).find(c=>(0,S().computeAssetId)(c)===i.asset_id)}
function g(i){if(Array.isArray(i))return i.map(g);if(!(0,b().isJsonObject)(i))return i;const a=Object.entries(i).map(([n,
d])=>{const c=g(d),[f]=k.env_fingerprint,m=n==="env_fingerprint"&&(0,b().isJsonObject)(c)&&!(f in c);return[n,m?{...c,[f]:null}:
c]});return Object.fromEntries(a)}function O({value:i},a){if(i.type!=="Gene"||a===void 0)return!1;const[n,d]=[i,a.value].
map(c=>{const{schema_version:f,asset_id:m,...r}=y(c);return(0,S().canonicalize)(r)});return n===d}function y(i){const{epigenetic_marks:a,
learning_history:n,anti_patterns:d,...c}=i;return c}function p(i){const a=i.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(a)?a:void 0}},62166:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.inPlaceOfNpm=
k;function S(){const g=l(91063);return S=function(){return g},g}function b(){const g=l(60210);return b=function(){return g},
g}function v(){const g=l(80827);return v=function(){return g},g}async function k(g,O){const{invocation:y,argv:p,targets:i}=g,
{tree:a,cwd:n="",changed:d=new Set,programs:c=S().NO_PROGRAMS}=O,f=y?.program==="npm"||y?.program==="npx";if(a===void 0||
p===null||y===void 0||!f)return g;const m={tree:a,directory:n,changed:d,families:c},r=await(0,v().npmScripts)(y,m),s=i.some(
({kind:u,via:h})=>u==="package_binary"&&h===void 0),o=(r?(0,v().stepsIn)(r).some(({text:u})=>C.test(u)):!s)?await(0,b().
foreignSettings)(a,d):[];return{...g,...r&&{scripts:r},...o.length>0&&{npmSettings:o}}}const C=/(?:^|[^\w.-])np[mx](?![\w.-])/},
80827:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.npmScripts=c,t.stepsIn=d;function S(){const w=l(
76760);return S=function(){return w},w}function b(){const w=l(3463);return b=function(){return w},w}function v(){const w=l(
54669);return v=function(){return w},w}function k(){const w=l(68538);return k=function(){return w},w}function C(){const w=l(
3893);return C=function(){return w},w}function g(){const w=l(60210);return g=function(){return w},w}function O(){const w=l(
59867);return O=function(){return w},w}function y(){const w=l(56788);return y=function(){return w},w}function p(){const w=l(
46912);return p=function(){return w},w}function i(){const w=l(47668);return i=function(){return w},w}const a={start:0,end:0},
n=200;function d({steps:w}){return w.flatMap(T=>T.command?.nested?d(T.command.nested):[T])}async function c(w,T,L={left:n}){
const{subcommand:j,flags:D}=w;if(j===void 0)return;const{project:F,selected:U,runs:G,packages:B}=await(0,p().scriptsThatRun)(
w,T,a);if(F===void 0)return;const x=await(0,g().readNpmrc)({...T,directory:F}),W=await f(T,F);if("unread"in x||W===void 0)
return;const{settings:K}=x,Z=I.some(Y=>Y in K);if(W.devEngines!==void 0||Z)return;const J=[],z=A(D,K);for(const Y of B){
const X=await f(T,Y);if(X===void 0||m(X))return;const q=G.filter(Q=>Q.directory===Y),nn=q.length===0?await u(w,T,Y):void 0;
nn!==void 0&&J.push({...r(X),...nn,directory:Y});for(const Q of q){const tn=await s(Q,T,z,L);J.push({...r(X),...tn})}}const V=K["\
node-options"],{prefix:en}=(0,i().readSettings)(w);return{subcommand:j,directory:T.directory,project:F,prefixed:en!==void 0,
inWorkspaces:U,config:z,...typeof V=="string"&&{nodeOptions:V},steps:J}}async function f({tree:w},T){const L=await(0,O().
readJsonFile)(w,(0,y().from)({directory:T},"package.json"));return L===void 0||L===O().INVALID?void 0:(0,b().objectIn)(L)}
function m({bin:w,directories:T}){return!w&&"bin"in(0,b().objectIn)(T)}function r(w){const{name:T,version:L}=w;return{packageId:T&&
L?`${String(T)}@${String(L)}`:"",packageEnv:_(w)}}async function s(w,T,L,j){const{directory:D,event:F,body:U}=w,G=(0,p().
scriptText)(w),B={...T,directory:D},x=P(G),W=await o(x,B,{config:L,budget:j}),K=w.words.map(J=>J.text),Z=x&&{...x,...W&&
{nested:W}};return{directory:D,event:F,body:U,words:K,text:G,...Z&&{command:Z}}}const e=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function o(w,T,{config:L,budget:j}){if(!(w?.argv[0]==="npm"&&Object.
keys(w.env).length===0)||L.npm_config_ignore_scripts==="true"||(j.left-=1,j.left<0))return;const F=w.argv.slice(1).map(x=>({
text:x,span:a,quoted:!0})),{invocation:U,problems:G}=(0,C().parseNpm)(F),B=U.flags.every(({name:x})=>e.has(x));if(!(G.length>
0||!B))return c(U,T,j)}async function u(w,{tree:T},L){const j=(0,p().eventOf)(w),D=(await(0,O().usablePackageJson)(T,L))?.
scripts.has(j??"");if(!(j===void 0||D||(0,i().readSettings)(w).ifPresent))return{event:j,words:[],text:""}}function h(w){
return(0,k().changesShell)(w)||(0,k().isWithoutEffect)(w)||w==="nohup"}function P(w){const{words:T,assignments:L,refused:j,
problems:D}=(0,v().lex)(w),F=D.every(({rule:W,severity:K})=>W==="assignment-refused"||K==="warning"&&W!=="unquoted-glob"),
U=D.filter(({rule:W})=>W==="assignment-refused").length,[G]=T;if(!F||U!==j.length||G===void 0||h(G.text)||G.text.includes(
"="))return;const B=[...L,...j].sort((W,K)=>W.span.start-K.span.start);if(B.some(({name:W})=>W==="PATH"))return;const x=Object.
fromEntries(B.map(({name:W,value:K})=>[W,K]));return{argv:T.map(W=>W.text),env:x}}const R=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),I=["also","dev","include","omit","only","optional","product\
ion"];function A(w,T){const L=Object.entries(T).filter(([F,U])=>["harmless","honoured"].includes((0,g().effectOf)(F,U))),
j=w.map(({name:F,value:U,negated:G})=>[F.slice(2),U??G!==!0]),D=[...L,...j].filter(([F])=>!R.has(F));return Object.fromEntries(
D.map(([F,U])=>[`npm_config_${F.replaceAll("-","_").toLowerCase()}`,M(U)]))}function M(w){return Array.isArray(w)?w.map(
M).join(`

`):w==null||w===!1?"":String(w).trim()}function _(w){const{name:T,version:L,config:j,engines:D,bin:F}=w,U={};return E({name:T,
version:L,config:j,engines:D,bin:N(F,T)},"npm_package_",U),Object.fromEntries(Object.entries(U).filter(([G])=>/^[A-Za-z_]\w*$/.
test(G)))}function E(w,T,L){for(const[j,D]of Object.entries(w))if(D!==void 0)if(D===null||D===!1)L[`${T}${j}`]="";else if(Array.
isArray(D))for(const[F,U]of D.entries())E({[`${j}_${F}`]:U},T,L);else typeof D=="object"?E(D,`${T}${j}_`,L):L[`${T}${j}`]=
String(D)}function N(w,T){const D=Object.entries((0,O().binOf)(w,typeof T=="string"?T:"")??{}).map(([F,U])=>[S().posix.basename(
$(F)),$(U)]).filter(([F,U])=>F&&U);return D.length>0?Object.fromEntries(D):void 0}function $(w){return S().posix.join("/",
w.replaceAll("\\","/")).slice(1)}},41551:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.findKnown=b,t.
knownForms=S,t.reachOfKnown=C,t.secretsOf=m;const l=12;function S(s){const e=[...new Set(s.flatMap(O))],o=e.map(u=>u.replace(
/\s/g,""));return{exact:e,squeezed:[...new Set(o)].filter(u=>u.length>=l)}}function b(s,{exact:e,squeezed:o}){const u=e.
flatMap(R=>v(s,R,I=>I));if(o.length===0||!/\s/.test(s))return u;const{text:h,at:P}=k(s);return[...u,...o.flatMap(R=>v(h,
R,I=>P[I]??0))]}function v(s,e,o){const u=[];for(let h=s.indexOf(e);h>=0;h=s.indexOf(e,h+e.length))u.push({kind:"secret",
start:o(h),end:o(h+e.length-1)+1});return u}function k(s){const e=new Uint32Array(s.length),o=[];let u=0;for(const{0:h,index:P}of s.
matchAll(/\S+/g)){for(let R=0;R<h.length;R+=1)e[u+R]=P+R;u+=h.length,o.push(h)}return{text:o.join(""),at:e}}function C({
exact:s}){return 2*Math.max(0,...s.map(({length:e})=>e))}const g=4;function O(s){const e=Buffer.from(s),o=y(s),u=encodeURIComponent(
e.toString()),h=e.toString("hex"),P=[s,...s.split(/\r?\n/),o,o.replaceAll("/","\\/"),y(o),...p(u),h,h.toUpperCase(),...[
0,1,2].flatMap(R=>i(e,R))];return[...new Set(P)].filter(R=>R.trim().length>=g)}function y(s){return JSON.stringify(s).slice(
1,-1)}function p(s){const e=s.replace(/[!'()*]/g,o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`);return[s,e].flatMap(
o=>{const u=o.replace(/%../g,h=>h.toLowerCase());return[o,u,o.replaceAll("%20","+"),u.replaceAll("%20","+")]})}function i(s,e){
const o=Buffer.concat([Buffer.alloc(e),s]).toString("base64"),u=Math.ceil(e*8/6),h=Math.floor((e+s.length)*8/6),P=o.slice(
u,h);return[P,P.replaceAll("+","-").replaceAll("/","_")]}const a=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,d=/^(?:[\\/~]|[A-Za-z]:[\\/])/,c=8,f=/^[A-Za-z][a-z]{0,9}$/;function m(s){
const e=Object.entries(s).flatMap(([o,u])=>u!==void 0&&a.test(o)&&r(o,u)?[u]:[]);return[...new Set(e)]}function r(s,e){return e.
length<c||f.test(e)?!1:!(n.test(s)&&d.test(e))}},97018:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.redact=k,t.redactForms=C;function S(){const u=l(41551);return S=function(){return u},u}function b(){const u=l(83377);return b=
function(){return u},u}function v(u){return b().TOKEN_SHAPES.flatMap(([h,P])=>Array.from(u.matchAll(P),({indices:R})=>{const[
I,A]=R?.[1]??R?.[0]??[0,0];return{kind:h,start:I,end:A}}))}function k(u,h=[]){return C(u,(0,S().knownForms)(h))}function C(u,h){
const P=[...(0,S().findKnown)(u,h),...v(u),...c(u)].sort((M,_)=>M.start-_.start||_.end-M.end),R=[];for(const M of P){const _=R.
at(-1);_===void 0||M.start>=_.end?R.push(M):M.end>_.end&&R.splice(-1,1,{..._,end:M.end})}let I="",A=0;for(const{kind:M,start:_,
end:E}of R)I+=`${u.slice(A,_)}[redacted ${M}]`,A=E;return{text:I+u.slice(A),redactions:R}}const g="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",O="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",y="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",p=`\\\\{0,3}["']`,i=new RegExp(
`${g}(?:${p})?${O}${p}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),a=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${g}${y}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),d=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(u){return[...f(u,i,({name:h,value:P,next:R})=>/["'\\]/.test(
R)&&!s(h,P)),...f(u,a,({value:h,next:P})=>!e(h,P)),...f(u,n,({value:h,next:P})=>o(h)&&!e(h,P)),...f(u,d,({value:h,next:P})=>o(
h)&&!e(h,P))]}function f(u,h,P){return Array.from(u.matchAll(h)).flatMap(({groups:R={},indices:I})=>{const{name:A="",value:M=""}=R,
[_,E]=I?.groups?.value??[0,0],N={name:A,value:M,next:u.charAt(E)};return r(A,M)||!P(N)?[]:[{kind:"named secret",start:_,
end:E}]})}const m=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function r(u,h){return m.test(h)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(h)?!0:/^[\d.:_-]+$/.test(h)&&!/^p/i.test(u)}
function s(u,h){return/token|key/i.test(u)&&/^[A-Za-z][a-z]{0,15}$/.test(h)}function e(u,h){return h!==""&&"([{".includes(
h)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(u)}function o(u){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(u)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(u)?!1:/\d/.test(u)?/[a-z]/i.test(u):u.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(u)}},83377:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
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
`,S=new RegExp(`\\b(?:${l.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),b=t.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",S],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.Judge=void 0;function S(){const i=l(68450);return S=
function(){return i},i}function b(){const i=l(62166);return b=function(){return i},i}function v(){const i=l(51951);return v=
function(){return i},i}function k(){const i=l(54244);return k=function(){return i},i}function C(){const i=l(87952);return C=
function(){return i},i}function g(){const i=l(34482);return g=function(){return i},i}function O(){const i=l(41431);return O=
function(){return i},i}const y=4e3;class p{terms;context;clock;#n=new Map;#t=new Map;constructor(a,n,d){this.terms=a,this.
context=n,this.clock=d}static by(a){const n=(0,g().contextIn)(a,{});return new p(a,n,a.clock??new(k()).AuditClock(a.signal))}with(a){
const n={...this.terms,...a},d=(0,g().contextIn)(n,this.context.proposal);return new p(n,d,this.clock)}proposed(a){return new p(
this.terms,(0,g().contextIn)(this.terms,a),this.clock)}storeOf(a){const{cwd:n}=this.terms,d=(0,S().storeOf)(a,this.terms);
return n===void 0?d:{...d,root:n}}forFile(a){return this.startingIn(this.storeOf(a).root)}startingIn(a){if(a===(this.terms.
cwd??""))return this;const n=this.#t.get(a)??this.with({cwd:a});return this.#t.set(a,n),n}command(a){const n=this.#n.get(
a);if(n!==void 0)return n;const d=this.#s(a);this.#n.set(a,d);const[c]=this.#n.keys();return this.#n.size>y&&this.#n.delete(
c),d}async risk(a,n){return(0,O().judgeRiskAlone)(await this.#e(n),a,this.context)}async#s(a){const{profile:n}=this.terms.
policy;try{return(0,O().judgeReading)(await this.#e(a),n,this.context)}catch(d){return(0,O().unjudged)(a,n,d)}}async#e(a){
const{tree:n,base:d,changed:c,cwd:f="",policy:m}=this.terms,{clock:r}=this,s=(0,C().programTerms)(m),{areBuilt:e}=(0,C().
additionsFor)(m),o={...n&&{tree:n},...d&&{base:d},changed:c,cwd:f,programs:s,isOutput:e,clock:r};return await r.tick(),(0,b().
inPlaceOfNpm)(await(0,v().readCommand)(a,o),o)}}t.Judge=p},16455:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.editOf=g,t.withEdit=C,t.withEdits=k;function S(){const p=l(82606);return S=function(){return p},p}function b(){const p=l(
70023);return b=function(){return p},p}const v=new Set("checks-syntax-only npm-script-missing only-prints target-missing".
split(" "));async function k(p,i,a){if(p.every(({verdict:f})=>f==="allow"))return p;const n=p.map(({reading:f})=>f.command),
d=new(b()).ScriptStore(i),c=a?await(0,S().fixList)(n,d):[];return Promise.all(p.map(async(f,m)=>{const{command:r}=f.reading;
if(f.verdict==="allow"||r.length>S().LONGEST)return f;const s=c[m];return s?.kind==="fixed"?y(f,g(r,s,d),d.judge):O(f,i)}))}
async function C(p,i){const[a=p]=await k([p],i,!1);return a}function g(p,{commands:i,scripts:a},n){const d=a.map(c=>n.pathOf(
c)).flatMap(c=>{const f=n.textOf(c);return f===void 0?[]:[{path:c,text:f}]});return{old:p,new:i,...d.length>0&&{files:d},
fix:!0}}async function O(p,i){const{command:a}=p.reading,n=new(b()).ScriptStore(i),d=await(0,S().rewriteCommand)(a,n,{rewrites:S().
SUGGESTIONS,accepts:({findings:c})=>!c.some(({rule:f})=>v.has(f))});return d.kind!=="fixed"?p:y(p,{...g(a,d,n),fix:!1},n.
judge)}async function y(p,i,a){const{findings:n,verdict:d}=p,c=await Promise.all(i.new.map(o=>a.command(o)));if(c.some(o=>o.
verdict==="block"))return p;const f=new Set(n.map(({rule:o})=>o)),m=c.flatMap(o=>o.findings).flatMap(({rule:o,severity:u})=>u===
"notice"?[]:o),r=m.some(o=>!f.has(o));if(d==="warn"&&r)return p;const s=({rule:o,severity:u})=>d==="block"?u==="error":!m.
includes(o),e=n.find(s);return e===void 0?p:{...p,findings:n.map(o=>o===e?{...o,edit:i}:o)}}},78816:function(H,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.CANNOT_FAIL=void 0,t.reasonOf=g,t.reasons=void 0;function S(){const O=l(13580);
return S=function(){return O},O}function b(){const O=l(95132);return b=function(){return O},O}const v="Write a script by\
 hand and run it with `node`.",k=t.CANNOT_FAIL="vacuous-code",C=t.reasons={cannotFail:()=>({id:k,message:"The command ca\
nnot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it \
with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and start\
s nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`\
."}),codeNotMoved:O=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${O}.`,title:"Code that cann\
ot be moved into a script.",remedy:v}),dangerous:O=>({id:"dangerous-command",message:`The command ${O}.`,remedy:"Remove \
the command. A person decides whether the gene needs it."}),noPlace:O=>({id:"no-place-for-script",message:`Scripts canno\
t be added to \`${O}\`: the path is not an ordinary directory.`,remedy:`Make \`${O}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:v}),dangles:(O,y)=>({id:"reference-dangles",message:`It names a gene by \`${O}\
\`, which is now \`${y}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"\
The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports abou\
t the file, and run `gene-gate fix` again."})};function g(O){return{id:O.rule,title:(0,S().ruleOf)(O.rule)?.title,...(0,b().
describe)(O)}}},82606:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.SUGGESTIONS=t.LONGEST=void 0,t.
fixList=m,t.rewriteCommand=a;function S(){const A=l(6163);return S=function(){return A},A}function b(){const A=l(78816);
return b=function(){return A},A}function v(){const A=l(50899);return v=function(){return A},A}function k(){const A=l(41468);
return k=function(){return A},A}function C(){const A=l(77463);return C=function(){return A},A}function g(){const A=l(71570);
return g=function(){return A},A}function O(){const A=l(2137);return O=function(){return A},A}function y(){const A=l(36309);
return y=function(){return A},A}const p=6,i=200;async function a(A,M,_={}){return new n(M,_).rewrite(A,p)}class n{#n;#t;#s;#e=i;constructor(M,{
rewrites:_=R,accepts:E=()=>!0}){this.#n=M,this.#t=_,this.#s=E}async rewrite(M,_){this.#e-=1;const E=await this.#n.judge.
command(M),{reading:N,verdict:$,findings:w}=E;if($==="allow")return{kind:"fine"};const T=(0,S().dangerIn)(M);if(T!==void 0&&
$==="block")return{kind:"left",reason:b().reasons.dangerous(T)};let L;for(const F of _>0&&this.#e>0?this.#t:[]){const U=await F(
N,this.#n);if(U===void 0)continue;if("reason"in U){L??=U.reason;continue}const G=await this.#o(U.commands,_-1),B=c(U,G);
if(B.kind==="left")L??=B.reason;else return B}const[j]=w,D=_===p||this.#s(E);return j===void 0||$==="warn"&&D?{kind:"fin\
e"}:{kind:"left",reason:L??(0,b().reasonOf)(j)}}async#o(M,_){const E=[];for(const N of M){if(E.some(d)||this.#e<=0)break;
E.push(await this.rewrite(N,_))}return E}}function d(A){return A.kind==="left"&&A.reason.id!==b().CANNOT_FAIL}function c(A,M){
const _=M.find(d);if(_!==void 0)return _;const E=M.flatMap(($,w)=>{if($.kind==="left")return[];const T=A.commands[w]??"";
return $.kind==="fixed"?[$]:[{commands:[T],steps:[],scripts:[]}]}),N=M.find($=>$.kind==="left");return E.length===0||M.length<
A.commands.length?N??{kind:"left",reason:b().reasons.tooLong()}:{kind:"fixed",commands:E.flatMap(({commands:$})=>$),steps:[
A.step,...N===void 0?[]:["command that only prints removed"],...E.flatMap(({steps:$})=>$)],scripts:[...A.scripts??[],...E.
flatMap(({scripts:$})=>$)]}}const f=t.LONGEST=16*1024;async function m(A,M){const _=[];for(const $ of A){const w=typeof $==
"string"&&$.length<=f;_.push(w?await a($,M):{kind:"fine"})}const E=new Set((await r(A,M)).flat()),N=await Promise.all(_.
map(async $=>($.kind==="fixed"?(await r($.commands,M)).flat():[]).some(L=>!E.has(L))?{kind:"left",reason:b().reasons.addsProblems()}:
$));return e(A,await s(A,N,M))}function r(A,{judge:M}){return Promise.all(A.map(async _=>{const{findings:E}=await M.command(
_);return E.flatMap(({rule:N,severity:$})=>$==="notice"?[]:N)}))}async function s(A,M,_){return M.some(P)&&(await Promise.
all(M.map(async(N,$)=>{if(N.kind==="fixed")return!0;if(N.kind==="left")return!1;const{findings:w,verdict:T}=await _.judge.
command(A[$]);return T!=="block"&&!w.some(({rule:L})=>L==="only-prints")}))).includes(!0)?M.map(N=>P(N)?o:N):M}function e(A,M){
const _=new Set,E=new Set;return M.map((N,$)=>{const w=A[$];if(N.kind!=="fixed")return _.add(w),E.has(w)?u:N;const T=N.commands.
filter(L=>!_.has(L)&&_.add(L));for(const L of T)E.add(L);return T.length===N.commands.length?N:{...N,commands:T,steps:[...N.
steps,...u.steps]}})}const o=h("command that only prints removed"),u=h("repeated command removed");function h(A){return{
kind:"fixed",commands:[],steps:[A],scripts:[]}}function P(A){return A.kind==="left"&&A.reason.id===b().CANNOT_FAIL}const R=[
g().trimBlanks,v().moveCode,g().dropRedirection,g().dropUnread,g().splitConjunction,g().findPrinter,C().dropLauncher,C().
nameProgram,C().spellProgram,k().makeRelative],I=t.SUGGESTIONS=[...R,O().dropPreparation,y().useWorkspace,O().requireEach,
O().dropOutputFile,y().spellScript,O().passFlag,O().useInstalled,O().dropFlag,y().useNpm,y().useNpx]},50899:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.moveCode=void 0;function S(){const n=l(19609);return S=function(){return n},
n}function b(){const n=l(78816);return b=function(){return n},n}function v(){const n=l(70023);return v=function(){return n},
n}function k(){const n=l(710);return k=function(){return n},n}const C=async(n,d)=>{const c=p(n);if(c===void 0||"reason"in
c)return c;const{scriptText:f}=await Promise.all([l.e(4559),l.e(9683)]).then(l.bind(l,89683)),m=f(c.evaluation.code);if(typeof m!=
"string")return m;const r=await d.place(m);return r===void 0?{reason:b().reasons.noPlace(v().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[c.evaluation.withScript(r)],scripts:[r]}};t.moveCode=C;const g=["line-break","blank-padd\
ing","markup-injection"],O=new Set(["--eval","--print"]),y=/strip-types|transform-types|detect-module|^--test/;function p(n){
const{invocation:d,command:c,assignments:f}=n;if(d?.program!=="node")return;const m=d.flags.filter(({name:I})=>O.has(I));
if(m.length===0)return;if(!i(n))return{reason:b().reasons.codeNotMoved("a shell would change it before `node` gets it")};
const[r,...s]=m;if(r?.value===void 0||r.name!=="--eval"||s.length>0)return{reason:b().reasons.codeNotMoved("it is not on\
e text, or its value is printed")};const e=d.flags.filter(I=>I!==r),o=e.find(I=>!a(I));if(o!==void 0)return{reason:b().reasons.
codeNotMoved(`\`${o.written}\` changes how \`node\` runs it`)};const u=({start:I,end:A})=>c.slice(I,A),h=d.passthrough.at(
-1),P=d.passthrough.slice(0,1).map(({span:I})=>u({start:I.start,end:h?.span.end??I.end})),R=[...f.map(({span:I})=>u(I)),
"node"];return{evaluation:{code:r.value,withScript:I=>[...R,...e.map(({span:A})=>u(A)),I,...P].join(" ")}}}function i(n){
const{command:d,words:c,assignments:f}=n;if((0,k().isAmbiguous)(n,g))return!1;let m=0;for(const{span:r}of[...f,...c]){if(r.
start>m&&!/^[ \t]*$/.test(d.slice(m,r.start)))return!1;m=Math.max(m,r.end)}return/^[ \t]*$/.test(d.slice(m))}function a({
name:n}){return S().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!y.test(n)}},41468:function(H,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.makeRelative=void 0;function S(){const O=l(32854);return S=function(){return O},
O}function b(){const O=l(93028);return b=function(){return O},O}function v(){const O=l(36773);return v=function(){return O},
O}const k=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),C=({command:O,words:y,
invocation:p,problems:i},{tree:a})=>{if(p?.program!=="node"||a===void 0)return;const n=i.filter(({rule:d})=>k.has(d));for(const{
text:d,span:c}of y.slice(1)){if(!n.some(({span:{start:h}})=>h>=c.start&&h<c.end))continue;const m=[d,O.slice(c.start,c.end)].
map(h=>g(a,h)).find(h=>h!==void 0);if(m===void 0)continue;const r=/^[\w./@-]+$/.test(m)?m:(0,v().singleQuoted)(m),s=O.slice(
0,c.start)+r,e=O.slice(c.end),o=d.endsWith(`/${m}`)?d.slice(0,-m.length):void 0,u=o===void 0?e:e.replaceAll(` ${o}`," ");
return{step:"path made relative",commands:[s+u]}}};t.makeRelative=C;function g(O,y){const p=y.split(/[\\/]/).filter(a=>a!==
""&&a!==".");return p.map((a,n)=>(0,S().normalise)(p.slice(n).join("/"))).slice(1).find(a=>{const n=a===void 0||a===""?void 0:
(0,S().resolveInTree)(O,a);return n?.kind==="inside"&&n.entry.tracked&&(0,b().isRegular)(n.entry.kind)})}},77463:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.spellProgram=t.nameProgram=t.dropLauncher=void 0;function S(){const r=l(
13254);return S=function(){return r},r}function b(){const r=l(11331);return b=function(){return r},r}function v(){const r=l(
710);return v=function(){return r},r}const k=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,C=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
g=r=>{const s=y(r,"program-by-path");if(s===void 0)return;const{program:e}=s.args,[,o]=k.exec(e)??[];if(o!==void 0)return p(
r,s,`npx ${o}`);const[,u]=C.exec(e)??[];return u===void 0?void 0:p(r,s,u)};t.nameProgram=g;const O=r=>{const s=y(r,"prog\
ram-look-alike");return s&&p(r,s,s.args.meant)};t.spellProgram=O;function y({problems:r},s){return r.find(e=>(0,S().isProblem)(
e,s))}function p({command:r},{span:s},e){return{step:"program name corrected",commands:[(0,v().replaceSpan)(r,s,e)]}}const i=[
"shell-grammar","unquoted-glob"],a={command:()=>0,env:()=>0,exec:()=>0,nice:r=>m(r,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:r=>m(r,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},n=/^(?:-[aeilux]*c|\/[cC])$/,
d=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=r=>{const{command:s,words:e}=r,[o,...u]=e;if(o===void 0||(0,v().
isAmbiguous)(r,i))return;const h=o.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),P=(0,b().isShell)(h)?f(u):
void 0;if(P!==void 0)return{step:"launcher removed",commands:[P]};const R=Object.hasOwn(a,h)?a[h]?.(u.map(({text:M})=>M)):
void 0,I=R===void 0?void 0:u[R];return I===void 0?void 0:{step:"launcher removed",commands:[s.slice(0,o.span.start)+s.slice(
I.span.start)]}};t.dropLauncher=c;function f(r){const[s,e]=r.slice(r.findIndex(o=>!d.test(o.text)));if(!(s===void 0||!n.
test(s.text)))return e===r.at(-1)&&e?.text.trim()?e.text.trim():void 0}function m(r,s,e){let o=0;for(;;){const u=r[o]??"";
if(e?.test(u))o+=2;else if(s.test(u))o+=1;else return o}}},710:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.cutSpan=v,t.isAmbiguous=C,t.replaceSpan=b,t.suggest=k;function S(){const g=l(13580);return S=function(){return g},g}function b(g,{
start:O,end:y},p){return g.slice(0,O)+p+g.slice(y)}function v(g,{start:O,end:y}){const p=g.slice(0,O).replace(/[ \t]+$/,
"");return p===""?g.slice(y).replace(/^[ \t]+/,""):p+g.slice(y)}function k(...g){return{step:"command suggested",commands:g}}
function C({problems:g},O=[]){return g.some(({rule:y,severity:p})=>p==="error"&&(0,S().ruleOf)(y).layer==="syntax"&&!O.includes(
y))}},71570:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.conjunctionOf=d,t.findPrinter=t.dropUnread=
t.dropRedirection=void 0,t.partsOf=n,t.trimBlanks=t.splitConjunction=void 0;function S(){const c=l(54669);return S=function(){
return c},c}function b(){const c=l(81716);return b=function(){return c},c}function v(){const c=l(78816);return v=function(){
return c},c}function k(){const c=l(710);return k=function(){return c},c}const C=({command:c})=>{const f=c.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return f===""||f===c?void 0:{step:"whitespace trimmed",commands:[f]}};t.trimBlanks=C;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
O=({command:c,problems:f})=>{const r=f.some(({rule:s})=>s==="shell-redirection")?c.replace(g,""):c;if(!(r===c||(0,S().lex)(
r).problems.length>0))return{step:"redirection removed",commands:[r]}};t.dropRedirection=O;const y=({command:c,problems:f})=>{
for(const{rule:m,span:r}of f){const s=c.slice(r.end).trim()==="";if(m==="shell-comment"&&!/[\r\n]/.test(c.slice(r.start))||
m==="shell-operator"&&s&&c.slice(r.start,r.end)===";")return{step:"comment removed",commands:[(0,k().cutSpan)(c,r)]};if(m===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,k().replaceSpan)(c,r,"")]}}};t.dropUnread=y;const p=new Set(
["echo","printf","true",":","pwd","date"]),i=c=>p.has(c.words[0]?.text??"")&&!(0,k().isAmbiguous)(c)?{reason:v().reasons.
cannotFail()}:void 0;t.findPrinter=i;const a=({command:c,problems:f})=>{if(n(c).some(({text:r})=>/^\(?cd(?:[ \t]|$)/.test(
r)))return{reason:v().reasons.changesDirectory()};if(!f.some(({rule:r})=>r==="shell-operator"))return;const m=d(c);return m&&
{step:"split at &&",commands:m.map(({text:r})=>r)}};t.splitConjunction=a;function n(c){const f=(0,b().readShellText)(c);
return c.slice(0,f[0]?.span.start).trim()!==""?[]:f.map(({span:m,separator:r})=>({text:c.slice(m.start,m.end).trim(),operator:r.
trim()}))}function d(c){const f=n(c),m=f.every(({operator:r},s)=>r===(f[s+1]?"&&":""));return f.length>1&&m?f:void 0}},70023:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.ScriptStore=t.SCRIPT_FOLDER=void 0;function S(){const a=l(77598);return S=
function(){return a},a}function b(){const a=l(76760);return b=function(){return a},a}function v(){const a=l(39491);return v=
function(){return a},a}function k(){const a=l(63550);return k=function(){return a},a}function C(){const a=l(80781);return C=
function(){return a},a}function g(){const a=l(93028);return g=function(){return a},a}const O=t.SCRIPT_FOLDER="scripts/va\
lidate",y=[16,64];class p{#n;#t=new Map;#s;#e;#o;constructor(n){const{tree:d,cwd:c=""}=n.terms;this.#n=d,this.#s=c,this.#e=
n,this.#o=d&&(0,C().subTree)(d,c)}get judge(){return this.#e}get tree(){return this.#o}pathOf(n){return b().posix.join(this.#s,
n)}textOf(n){return this.#t.get(n)}async place(n){const d=this.#n;if(d===void 0)return;const c=(0,S().createHash)("sha25\
6").update(n).digest("hex");for(const f of y){const m=`${O}/eval-${c.slice(0,f)}.cjs`,r=this.pathOf(m);if(!(0,v().foldersAbove)(
r).every(u=>(d.stat(u)?.kind??"directory")==="directory"))return;const e=d.stat(r);if(e===void 0)return this.#r(r,n,d),m;
if((0,g().isRegular)(e.kind)&&e.tracked&&(await d.read(r)).equals(Buffer.from(n)))return m}}#r(n,d,c){if(this.#t.has(n))
return;this.#t.set(n,d);const f=i(c,Object.fromEntries(this.#t));this.#e=this.#e.with({tree:f}),this.#o=(0,C().subTree)(
f,this.#s)}}t.ScriptStore=p;function i(a,n){const d=(0,k().literalTree)(n),c=(f,m)=>[...f,...[...m].filter(({path:r})=>a.
stat(r)===void 0)].sort(v().byEntryPath);return{label:a.label,original:a,stat:f=>a.stat(f)??d.stat(f),readlink:f=>a.readlink(
f),read:(f,m)=>f in n?d.read(f,m):a.read(f,m),list:f=>c(a.list(f),d.list(f)),files:()=>c(a.files(),d.files())}}},2137:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.useInstalled=t.requireEach=t.passFlag=t.dropPreparation=t.dropOutputFile=
t.dropFlag=void 0;function S(){const r=l(13580);return S=function(){return r},r}function b(){const r=l(13254);return b=function(){
return r},r}function v(){const r=l(710);return v=function(){return r},r}function k(){const r=l(71570);return k=function(){
return r},r}const C=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,g=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
O=8,y=({command:r,problems:s})=>{if(!s.some(({rule:u})=>u==="shell-operator"||u==="line-break"))return;const e=(0,k().partsOf)(
r);if(e.length===0||e.length>O)return;const o=[];for(const[u,{text:h}]of e.entries()){const P=e[u-1]?.operator??"",R=P===
"||"&&g.test(h),I=/^\|&?$/.test(P)&&C.test(h);if(!(R||I)){if(!/^(?:|&&|[;\n]*)$/.test(P)||h.startsWith("cd "))return;o.push(
h)}}if(/^[&;\s]*$/.test(e.at(-1)?.operator??"")&&!(o.length===0||o.join()===r))return(0,v().suggest)(...o)};t.requireEach=
y;const p=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,i=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
a=({command:r})=>{const s=(0,k().conjunctionOf)(r)?.map(({text:o})=>o),e=s?.filter(o=>!p.test(o)&&!i.test(o))??[];if(!(s===
void 0||e.length===0||e.length===s.length))return(0,v().suggest)(...e)};t.dropPreparation=a;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
d=({command:r,problems:s})=>{if(!s.some(({rule:o})=>o==="shell-redirection"))return;const e=r.replace(n,"");return e===r?
void 0:(0,v().suggest)(e)};t.dropOutputFile=d;const c=r=>{const{command:s,problems:e,invocation:o}=r;for(const{rule:u,span:h}of e){
if(!(0,S().ruleOf)(u).removable||s[h.start]!=="-")continue;const P=s.slice(h.start,h.end),R=s.slice(h.end).trimStart(),I=!/[=\s]/.
test(P)&&R!==""&&!R.startsWith("-"),A=o?.flags.some(M=>M.span.start===h.start)===!0;if(!(I&&!A))return(0,v().suggest)((0,v().
cutSpan)(s,h))}};t.dropFlag=c;const f=({command:r,problems:s,invocation:e})=>{const o=s.find(R=>(0,b().isProblem)(R,"unk\
nown-flag")),u=e?.program==="npm"&&e.subcommand!=="exec";if(o===void 0||!u||e.passthrough.length>0)return;const h=(0,v().
cutSpan)(r,o.span),P=r.slice(o.span.start,o.span.end);return(0,v().suggest)(`${h.trimEnd()} -- ${P}`)};t.passFlag=f;const m=({
command:r,words:s,problems:e,invocation:o})=>{if(!e.some(({rule:R})=>R==="uses-network")||o?.program!=="npx")return;const h=s.
slice(1).find(({text:R})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(R));if(h===void 0)return;const P=h.text.slice(0,
h.text.lastIndexOf("@"));return(0,v().suggest)((0,v().replaceSpan)(r,h.span,P))};t.useInstalled=m},36309:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.useWorkspace=t.useNpx=t.useNpm=t.spellScript=void 0;function S(){const n=l(
59867);return S=function(){return n},n}function b(){const n=l(3051);return b=function(){return n},n}function v(){const n=l(
13254);return v=function(){return n},n}function k(){const n=l(710);return k=function(){return n},n}const C=new Set(["tes\
t","start","stop"]),g=new Set(["pnpm","yarn","bun","npm"]),O=async({command:n,problems:d,words:c,invocation:f},m)=>{if(f?.
program!=="npm")return;const r=await a(m),s=d.find(I=>(0,v().isProblem)(I,"npm-script-missing"));if(s!==void 0){const I=(0,b().
nearestName)(s.args.script,r),A=c.find(({text:M})=>M===s.args.script);return I===void 0||A===void 0?void 0:(0,k().suggest)(
(0,k().replaceSpan)(n,A.span,I))}const e=d.find(I=>(0,v().isProblem)(I,"unknown-subcommand"));if(e===void 0)return;const{
subcommand:o,meant:u}=e.args,h=u===""?(0,b().nearestName)(o,[...C]):u,P=[...r.includes(o)?[`run ${o}`]:[],...h===void 0?
[]:[h]],[R]=P;return R===void 0?void 0:(0,k().suggest)((0,k().replaceSpan)(n,e.span,R))};t.spellScript=O;const y=async({
command:n,words:d,problems:c},f)=>{const m=c.some(({rule:P})=>P==="program-not-allowed"),[r,s,e]=d;if(!m||r===void 0||s===
void 0||!g.has(r.text)||r.text==="bun"&&/^(?:test|build)$/.test(s.text))return;const o=s.text==="run"?e:s;if(o===void 0||
!(await a(f)).includes(o.text))return;const u=C.has(o.text)?o.text:`run ${o.text}`,h=n.slice(o.span.end).trim();return(0,k().
suggest)(`npm ${u}${h===""?"":` -- ${h}`}`)};t.useNpm=y;const p=({command:n,words:d,problems:c},{tree:f})=>{const m=c.find(
({rule:P})=>P==="program-not-allowed"),[r,s,e]=d;if(m===void 0||r===void 0||f===void 0)return;const o=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(r.text),u=/^(?:exec|dlx|x)$/.test(s?.text??"")?e:s,h=o?/^(?:bunx|pnpx)$/.test(r.text)?s:u:r;return h===void 0||!/^[a-z][\w.-]*$/.
test(h.text)?void 0:(0,k().suggest)(`npx ${n.slice(h.span.start)}`)};t.useNpx=p;const i=({command:n})=>{const[,d,c]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(d===void 0||c===void 0)return;const[,f=c,m=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(c.trim())??[];return(0,k().
suggest)(`${f} -w ${d.replace(/\/$/,"")}${m}`)};t.useWorkspace=i;async function a({tree:n}){return[...(n&&await(0,S().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isSpellingOf=S,t.mayBeSpelled=
v;const l=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function S(C,g){const y=C.replace(l,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return y===g||k(y,g)}const b=/^[\w./-]*$/;function v(C,g){return!b.
test(C)||C.toLowerCase().includes(g)}function k(C,g){const[,O]=/^(.+)~[1-9]\d{0,5}$/.exec(C)??[];return O!==void 0&&O===
g.replaceAll(".","").slice(0,6)}},37075:function(H,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.causeOf=C,t.identityOf=
v,t.idsOf=k;function S(){const i=l(77598);return S=function(){return i},i}function b(){const i=l(13580);return b=function(){
return i},i}function v(i){const{rule:a,subject:n,location:d,args:c}=i,f=n&&[n.type,n.id,n.command];return p([a,f??d?.path,
O(a,c)])}function k(i){const a=new Map;return new Map(i.map(n=>{const d=v(n),c=(a.get(d)??0)+1;return a.set(d,c),[n,c===
1?d:`${d}:${c}`]}))}function C(i){const{rule:a,subject:n,location:d,args:c}=i,{cause:f,instance:m=[]}=(0,b().ruleOf)(a);
if(f)return p([f(c)]);const r=new Set([...Object.values(n??{}),d?.path]),s=O(a,c).filter(([e,o])=>!g.has(e)&&!m.includes(
e)&&!r.has(o));return p([a,s])}const g=new Set(["path","paths","via","value","written"]);function O(i,a){const{counted:n=[]}=(0,b().
ruleOf)(i);return Object.keys(a).sort().flatMap(c=>{const f=a[c];if(f===void 0||typeof f=="number"||c==="likewise")return[];
const m=c==="detail"||n.includes(c);return[[c,m?y(f):f]]})}function y(i){return typeof i=="boolean"?i:typeof i=="string"?
i.replace(/\d+/g,"#"):i.map(a=>a.replace(/\d+/g,"#"))}function p(i){return(0,S().hash)("sha256",JSON.stringify(i))}},47350:function(H,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.REPORTED_ONLY=void 0,t.exitCodeOf=y,t.gravest=C,t.isBlocking=v,t.severityVerdict=
k;function S(){const p=l(13580);return S=function(){return p},p}const b={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function v({rule:p,severity:i,suppressed:a},n){return a||i==="notice"?!1:i==="error"||n==="warning"&&!(0,S().ruleOf)(p)?.
advice}function k(p,i){const a=n=>p.some(d=>d.severity===n&&!d.suppressed);return p.some(({rule:n})=>(0,S().ruleOf)(n).undecided)?
"error":a("error")?"fail":a("warning")?p.some(n=>v(n,i))?"fail":"warn":"pass"}function C(p){return p.reduce((i,a)=>b[a]>
b[i]?a:i,"pass")}const g=t.REPORTED_ONLY=new Set(["fail","needs_approval"]),O={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function y(p,i="block"){return i==="report"&&g.has(p)?0:O[p]}},80401:function(H,t,l){l.r(t),l.d(t,{FILE_HEADERS_ONLY:()=>S.
jr,createTwoFilesPatch:()=>S.ss,diffLines:()=>b.Pp,formatPatch:()=>S.Gu,parsePatch:()=>v.i,structuredPatch:()=>S.YB});var S=l(
94112),b=l(37073),v=l(73857)}};
