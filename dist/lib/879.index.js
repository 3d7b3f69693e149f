"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.compareEntries=
P,r.isSameFile=w;function O(){const d=l(59490);return O=function(){return d},d}function y(){const d=l(92733);return y=function(){
return d},d}async function P(d,i,p,t){const{earlier:g,removed:h}=T(i,p),a=p.map(async m=>{const v=g.get(m),e=v?.event===
m.event&&v.content===m.content,s=v?await(0,y().targetsOf)(v,d,t.baseTree):[],o=await(0,y().targetsOf)(m,d,t.tree),n=await Promise.
all(o.map(async u=>{const M=s.find(b=>R(b,u)),A=M===void 0?e:M.text!==u.text,c=await I(u,t)??(A?"edited":void 0);return c===
void 0?u:{...u,change:c}}));return e?s.some(u=>!o.some(M=>R(u,M)))||n.some(({change:u})=>u!==void 0)?[{state:"script_cha\
nged",entry:m,targets:n}]:[]:[{state:v?"changed":"new",entry:m,targets:n}]});return[...(await Promise.all(a)).flat(),...h.
map(m=>({state:"removed",entry:m,targets:[]}))]}function R(d,i){return d.kind===i.kind&&d.name===i.name}async function I({
kind:d,name:i},p){if(d!=="file")return;const t=p.baseTree.stat(i);return t===void 0?"added":await w(t,p.tree.stat(i),p)?
void 0:"edited"}async function w(d,i,{baseTree:p,tree:t}){return d===void 0||i===void 0?d===i:d.kind!==i.kind?!1:d.oid!==
void 0?d.oid===i.oid:(await p.read(d.path)).equals(await t.read(i.path))}const S=[({event:d,content:i})=>JSON.stringify(
[d,i]),({event:d})=>d,({content:d})=>d];function T(d,i){const p=new Map;let t=d;for(const g of S){const h=(0,O().groupBy)(
t,g);for(const a of i){const m=p.has(a)?void 0:h.get(g(a))?.shift();m&&p.set(a,m)}t=[...h.values()].flat()}return{earlier:p,
removed:t}}}),99668:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.agentFileAt=d,r.agentFilesIn=i;function O(){
const t=l(76760);return O=function(){return t},t}function y(){const t=l(18744);return y=function(){return t},t}function P(){
const t=l(32854);return P=function(){return t},t}function R(){const t=l(93028);return R=function(){return t},t}function I(){
const t=l(93953);return I=function(){return t},t}const w=I().AGENT_FORMATS.flatMap(t=>t.files.map(g=>({format:t,file:g}))),
S=w.map(({format:t,file:g})=>{const h=g.replaceAll(".","\\.").replace("*","[^/]+");return{format:t,pattern:new RegExp(`^\
(?:(.*)/)?${h}$`,"is")}}),T=new Set(w.flatMap(({file:t})=>t.split("/").slice(0,-1)).filter(t=>t!=="*"));function d(t){for(const{
format:g,pattern:h}of S){const a=h.exec(t);if(a)return{path:t,format:g,root:a[1]??""}}}function i(t,{agent_files:{level:g,
include:h,exclude:a}}){if(g==="off")return[];const m=[...t.files()].flatMap(({path:s,kind:o})=>o==="symlink"&&T.has(O().
posix.basename(s).toLowerCase())?[s,...p(t,s)]:s),[v,e]=[(0,y().pathTest)(h),(0,y().pathTest)(a)];return[...new Set(m)].
flatMap(s=>{const o=d(s);if(o===void 0||!v(s)||e(s))return[];const n=(0,P().resolveInTree)(t,s);if(n.kind==="missing")return[];
const f=n.kind==="inside"?n.entry:void 0;return f===void 0||(0,R().isRegular)(f.kind)?[{...o,entry:f}]:[]})}function p(t,g){
const h=(0,P().resolveInTree)(t,g);return h.kind!=="inside"||h.entry.kind!=="directory"?[]:t.list(h.path).flatMap(({path:a,
kind:m})=>{const v=`${g}/${O().posix.basename(a)}`;return m!=="directory"?[v]:t.list(a).map(e=>`${v}/${O().posix.basename(
e.path)}`)})}}),93953:((H,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.AGENT_FORMATS=void 0;const l={at:"hook\
s/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"t\
ype",values:["command","http",void 0]}},O={at:"mcpServers/*",form:"server",event:"MCP server {0}"},y=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function P(I,w=""){return I.split(" ").map(S=>({at:S,form:"command",event:S+w}))}const R=r.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[l,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...P("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:y},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[l]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
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
ent/setup",verified:!1,places:[...P("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[l]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[l,O,...P("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0}]},{name:"devcontainer",tool:"a development container",files:[
".devcontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder",
"containerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/\
json_reference",verified:!0,places:[...P("initializeCommand"," (on the host)"),...P("onCreateCommand updateContentComman\
d postCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]}),20702:((H,r,l)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.judgeAgentFiles=T,r.judgeWholeFile=p;function O(){const e=l(23678);return O=function(){return e},
e}function y(){const e=l(95132);return y=function(){return e},e}function P(){const e=l(97034);return P=function(){return e},
e}function R(){const e=l(99668);return R=function(){return e},e}function I(){const e=l(92733);return I=function(){return e},
e}function w(){const e=l(12792);return w=function(){return e},e}function S(){const e=l(69024);return S=function(){return e},
e}async function T(e,s,o){const n=A=>new Map((0,R().agentFilesIn)(A,s).map(c=>[c.path,c])),[f,k]=[n(e.baseTree),n(e.tree)],
u=[...new Set([...f.keys(),...k.keys()])].sort(),{level:M}=s.agent_files;return o.all(u,async A=>{const[c,b]=[f.get(A),k.
get(A)];try{return await d(c,b,e,M)}catch(E){const $={path:A,line:1,column:1},C=[(0,y().notJudged)(`the file \`${A}\``,E,
{location:$})],j=b??c;return j&&{file:{...j,entries:[],secrets:[]},entries:[],findings:C}}}).then(A=>A.filter(c=>c!==void 0))}
async function d(e,s,o,n){const f=e&&await i(o.baseTree,e),k=s&&await i(o.tree,s),u=k??f;if(u===void 0)return;const M=new Set(
f?.secrets.map(({value:U})=>U)),A=k?.secrets.filter(({value:U})=>!M.has(U))??[],c=e&&s&&await(0,P().isSameFile)(e.entry,
s.entry,o),b=[...k?.broken&&!c?[k.broken]:[],...A.map(U=>U.finding)],E=k?.broken?[]:await(0,P().compareEntries)(u,f?.entries??
[],k?.entries??[],o),$=await t({file:u,entries:E,findings:b},o.tree,n);if($.entries.length===0&&$.findings.length===0)return;
if(n!=="approve"||!$.findings.some(a))return $;const C=$.entries.filter(({findings:U})=>U.some(a)),j={path:u.path,events:C.
map(({entry:U})=>U.event)},N={path:u.path,line:1,column:1},L=(0,y().finding)("agent-files-unapproved",j,{location:N});return{
...$,findings:[...$.findings,L]}}async function i(e,{entry:s,...o}){return s===void 0?(0,w().unreadFile)(o,"it is a syml\
ink that leads to no file here"):(s.size??0)>w().MAX_BYTES?(0,w().unreadFile)(o,`it has more than ${w().MAX_BYTES} bytes`):
(0,w().readAgentFile)(o,await e.read(s.path))}async function p(e,s,o){const n=await Promise.all(e.entries.map(async u=>({
entry:u,targets:await(0,I().targetsOf)(u,e,s)}))),f=e.secrets.map(u=>u.finding),k=e.broken?[e.broken]:f;return t({file:e,
entries:n,findings:k},s,o)}async function t({file:e,entries:s,findings:o},n,f){const k=A=>A.map(c=>h(c,e,f)),u=await Promise.
all(s.map(async A=>({...A,findings:k(await m(A,e,n))}))),M=[...k(o),...u.flatMap(A=>A.findings)];return{file:e,entries:u,
findings:M}}const g=new Set(["agent-runs-download","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function h(e,{
format:s},o){return!s.verified&&e.rule!=="too-many"?{...e,severity:"notice"}:o==="error"&&g.has(e.rule)?{...e,severity:"\
error"}:e}function a({severity:e}){return e!=="notice"}async function m({state:e,entry:s,targets:o},{format:{tool:n}},f){
if(e==="removed")return[];const{event:k,shown:u,form:M,location:A,isHidden:c}=s,b={tool:n,event:k,command:u,state:e??""},
E={location:A},$=e!=="script_changed",C=o.some(({kind:F,change:D})=>F==="download"&&($||D!==void 0)),j=o.filter(({change:F})=>e===
void 0||F!==void 0),N=[];C&&N.push((0,y().finding)("agent-runs-download",b,E)),$&&c&&N.push((0,y().finding)("agent-task-\
hidden",b,E));for(const{kind:F,name:D}of j){const x=F==="file"&&f?await(0,O().whyUnreadable)(f,D):void 0;x&&N.push((0,y().
finding)("agent-script-unreadable",{...b,script:D,why:x},E))}if(N.length>0)return N;if(M==="setting"&&o.length===0)return[
(0,y().finding)("agent-setting-changed",{tool:n,event:k,command:u},E)];if(!$){const F=j.map(({name:D})=>D);return[(0,y().
finding)("agent-script-changed",{tool:n,event:k,scripts:F},E)]}const U=M==="server"&&o.length>0&&o.every(v)?"notice":"wa\
rning",_=(0,S().meansOf)(o);return[(0,y().finding)("agent-command-changed",{...b,means:_},{...E,severity:U})]}function v({
kind:e,name:s}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(s)}}),53970:((H,r,l)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.isInterpreter=e,r.nameOf=A,r.programTargets=I;function O(){const c=l(76760);
return O=function(){return c},c}function y(){const c=l(46138);return y=function(){return c},c}function P(){const c=l(20630);
return P=function(){return c},c}function R(){const c=l(20639);return R=function(){return c},c}async function I(c,b){const[
E,...$]=c.slice(c.length-(0,P().startedWords)(c).length);if(E===void 0||M.has(E.text))return[];const C=A(E.text);if(!E.isKnown)
return[{kind:"unread",name:`it starts ${E.shown}`}];if(C==="cmd"&&/^\/[ck]$/i.test($[0]?.text??""))return I($.slice(1),b);
const j=$.findIndex(({text:x})=>/^-\w*c$/.test(x));if((0,P().isShell)(C)&&j>=0)return T($[j+1],b);const N=$.some(({text:x})=>g(
x)||t(x));if(a.test(C)&&(N||!u.has(C)))return d(C,$,b);const{files:L,left:U}=S($,b.files),F=g(E.text)&&!p.test(E.text)?[
b.files.script(E.text)]:await i(C,U,{...b,files:L}),D=U.filter(t).flatMap(x=>{const W=L.named(x);return W.length>0?W:b.files.
named(x)});return[...F,...D]}const w=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function S(c,b){const E=c.
map(({text:N})=>N),$=E.findIndex(N=>w.test(N));if($<0)return{files:b,left:E};const C=w.exec(E[$]??"")?.[1],j=E.toSpliced(
$,C===void 0?2:1);return{files:b.into(C??E[$+1]),left:j}}function T(c,{shell:b}){return c!==void 0&&(c.isKnown||/\s/.test(
c.text))?b(c.text):[{kind:"unread",name:"a shell runs what it is handed"}]}function d(c,b,{files:E}){const $=b.flatMap(({
text:D})=>E.named(D)),[,C]=m.find(([D])=>D.test(c))??[];if(!(0,P().isShell)(c)&&b.some(({text:D})=>C?.test(D)))return[{kind:"\
inline",name:c},...$];const N=b.filter(({text:D})=>!D.startsWith("-")),L=N.find(({text:D})=>g(D)||t(D))??N[0],U={kind:"p\
rogram",name:c};if($.length>0||L===void 0)return $.length>0?$:[U];const{text:_}=L;if(!L.isKnown)return[{kind:"unread",name:`\
it runs ${L.shown}`}];if(/^\w{2,}:/.test(_))return[{kind:"package",name:_,isExact:/@v?\d+\.\d+/.test(_)}];if(b[b.indexOf(
L)-1]?.text!=="-m")return[E.script(_,v)];const F=E.named(_.replaceAll(".","/"),v);return F.length>0?F:[U]}async function i(c,b,{
files:E,shell:$}){const{scripts:C,dependencies:j,devDependencies:N}=await E.manifest(),L=u.has(c)?h(b):void 0,U=L===void 0?
"":(0,y().textIn)((0,y().objectIn)(C),L);if(L!==void 0&&U!=="")return[{kind:"npm_script",name:L,text:U},...await $(U,E)];
const _=(k.get(c)??[]).flatMap(W=>E.named(W));if(_.length>0)return _;const F=f([c,...b]);if(F===void 0)return[{kind:"pro\
gram",name:c}];const D=E.named(F.name);return D.length>0||/^[./]/.test(F.name)?D.length>0?D:[{kind:"program",name:c}]:[[
j,N].some(W=>F.name in(0,y().objectIn)(W))?{kind:"program",name:F.name}:{kind:"package",...F}]}const p=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function t(c){return(0,R().isCode)(c)||/\.(?:exe|jar)$/i.test(c)}function g(c){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(c)&&!c.includes("://")}function h(c){const[b,E]=c.filter($=>!$.startsWith("-"));return b==="run"||b==="run-script"?
E:b}const a=/^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti|(?:python|pypy)[\d.]*w?|py|perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
m=[[/^(?:powershell|pwsh)$/,/^-(?:c|command|e|ec|enc|encodedcommand)$/i],[/^php$/,/^-r/],[/^perl$/,/^-\w*[eE]/],[/./,/^(?:-\w*[cep]|--eval|--print|eval)(?:=|$)/]],
v=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"];function e(c){return a.test(A(c))}const s=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
o=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function f(c){const b=c.filter(
C=>!C.startsWith("-")),E=[3,2,1].find(C=>C<=b.length&&s.test(b.slice(0,C).join(" ")));if(E===void 0)return;const $=c.slice(
c.indexOf(b[E-1]??"")+1).map(C=>C.replace(/^--(?:from|package)=/,"")).find((C,j,N)=>!/^(?:-|\d)/.test(C)&&!o.test(N[j-1]??
""));return $===void 0?void 0:{name:$,isExact:n.test($)}}const k=new Map([["make",["GNUmakefile","makefile","Makefile"]],
["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),u=new Set(["npm","pnpm","yarn",
"bun"]),M=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/));function A(c){const b=O().posix.basename(c.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return b===""?c:b}}),53158:((H,r,l)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.ProjectFiles=void 0;function O(){const T=l(76760);return O=function(){return T},T}function y(){const T=l(46138);
return y=function(){return T},T}function P(){const T=l(59867);return P=function(){return T},T}function R(){const T=l(32854);
return R=function(){return T},T}function I(){const T=l(93028);return I=function(){return T},T}const w=/^(?:[/~\\]|[A-Za-z]:)/;
class S{#n;#e;constructor(d,i){this.#n=d,this.#e=i}into(d){const p=d===void 0||w.test(d)||/[$`]/.test(d)?[]:this.#e.map(
t=>O().posix.join(t,d));return new S(this.#n,p)}find(d,i=[""]){if(!(/^[/~]/.test(d)||d===""||!this.#n))for(const p of this.#e)
for(const t of i){const g=(0,R().normalise)(O().posix.join(p,d.replaceAll("\\","/"))+t),h=g===void 0?void 0:(0,R().resolveInTree)(
this.#n,g);if(h?.kind==="inside"&&(0,I().isRegular)(h.entry.kind)&&h.entry.tracked)return h.path}}script(d,i){const p=this.
find(d,i);if(p!==void 0)return{kind:"file",name:p};if(w.test(d))return{kind:"outside",name:d};const[t]=this.#e;if(t===void 0)
return{kind:"unread",name:`it runs ${d} in another directory`};const g=(0,R().normalise)(O().posix.join(t,d));return g===
void 0?{kind:"outside",name:d}:{kind:this.#n===void 0?"file":"missing",name:g}}named(d,i){const p=this.find(d.replace(/^-{1,2}[\w-]+=/,
""),i);return p===void 0?[]:[{kind:"file",name:p}]}async manifest(){const d=this.find("package.json");return this.#n&&d?
(0,y().objectIn)(await(0,P().readJsonFile)(this.#n,d)):{}}}r.ProjectFiles=S}),92733:((H,r,l)=>{Object.defineProperty(r,"\
__esModule",{value:!0}),r.targetsOf=S;function O(){const a=l(76760);return O=function(){return a},a}function y(){const a=l(
58067);return y=function(){return a},a}function P(){const a=l(81413);return P=function(){return a},a}function R(){const a=l(
53970);return R=function(){return a},a}function I(){const a=l(53158);return I=function(){return a},a}const w=4;async function S({
commands:a},m,v){const e=new i(m,v),s=[];for(const o of a)s.push(...await e.read(o));return[...new Map(s.map(o=>[`${o.kind}\
 ${o.name}`,o])).values()]}const T={kind:"download",name:"it runs what it downloads"},d=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
class i{#n;#e;#s=new Set;constructor({root:m,format:v},e){const{directories:s=[""],roots:o}=v;this.#n=new(I()).ProjectFiles(
e,[...s.map(f=>O().posix.join(m,f)),""]);const n=o.join("|");this.#e=new RegExp(`\\$(?:(?:${n})\\b|\\{(?:env:)?(?:${n})(\
?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(m){if("address"in m)return[
{kind:"address",name:m.address}];if("unread"in m)return[{kind:"unread",name:m.unread}];const{directory:v,environment:e=[]}=m,
s=v?this.#n.into(this.#o(v)):this.#n;return[..."shell"in m?await this.#i(m.shell,s,0):await this.#c(this.#t(m.argv),s,0),
...this.#r(e,s)]}#t(m){return m.map(v=>{const e=this.#o(v),s=!/\$\{|\$\w/.test(e);return{text:e,shown:e,quoted:!0,span:{
start:0,end:0},isKnown:s}})}#r(m,v){return m.flatMap(s=>this.#o(s).split(/[\s=:,]+/)).flatMap(s=>v.named(s))}#o(m){return m.
replace(this.#e,".").replace(d,"~")}async#i(m,v,e){if(e>w)return[{kind:"unread",name:"it is nested too deeply"}];const s=this.#o(
m),o=(0,P().readShellText)(s);return o.length===0&&s.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,y().findDangers)(
o).some(({name:f})=>f==="remote_code_execution")||h.test(s)?[T]:[],...await this.#a(o,s,v,e)]}async#a(m,v,e,s){const o=[];
let n=e;for(const f of m){if(o.push(...await this.#a(f.inside,v,n,s)),f.subshell!==void 0)continue;if(f.defines){o.push(
{kind:"unread",name:"it defines a function"});continue}const{words:k,assignments:u}=(0,P().withoutReserved)(f),M=k.map(E=>({
...E,shown:v.slice(E.span.start,E.span.end),isKnown:!(0,P().isDynamic)(f,E)})),[A,c]=M,b=u.map(({value:E})=>E);o.push(...this.#r(
b,n)),this.#d(M)&&o.push(T),this.#u(M,f),A?.text==="cd"||A?.text==="pushd"?n=n.into(c?.isKnown?c.text:void 0):o.push(...await this.#c(
M,n,s))}return o}#c(m,v,e){const s=(o,n=v)=>this.#i(o,n,e+1);return(0,R().programTargets)(m,{files:v,shell:s})}#d([m,...v]){
return m===void 0?!1:((0,R().isInterpreter)(m.text)?v:[m]).some(({text:s})=>this.#s.has(O().posix.normalize(s)))}#u(m,{redirections:v}){
if(!p.test((0,R().nameOf)(m[0]?.text??"")))return;const e=v.flatMap(({target:s})=>s??[]);for(const{text:s}of[...m.slice(
1),...e])/^-|:\/\//.test(s)||this.#s.add(O().posix.normalize(s))}}const p=/^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i,
t="(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",g="(?:iex|invoke-expression)\\b",h=new RegExp(`\\b${t}\
[^]*\\b${g}|\\b${g}[^]*\\b${t}`,"i")}),12792:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.MAX_BYTES=void 0,
r.readAgentFile=i,r.unreadFile=p;function O(){const c=l(23404);return O=function(){return c},c}function y(){const c=l(16111);
return y=function(){return c},c}function P(){const c=l(94534);return P=function(){return c},c}function R(){const c=l(3463);
return R=function(){return c},c}function I(){const c=l(97018);return I=function(){return c},c}function w(){const c=l(95132);
return w=function(){return c},c}function S(){const c=l(23213);return S=function(){return c},c}const T=r.MAX_BYTES=1024*1024,
d=1e3;function i(c,b){const{text:E,complete:$}=(0,P().decodeUtf8)(b),C=new(P()).Source(c.path,E),j=(N,L=0)=>p(c,N,C,L);if(!$)
return j("it is not UTF-8",E.length);try{const N=[],L=(0,y().parseTree)(E,N,{allowTrailingComma:!0}),[U]=N;if(U!==void 0)
return j(t((0,y().printParseErrorCode)(U.error)),U.offset);if(L===void 0)return j("it is empty");const _=g(L,c.format);if(_.
length>d){const D={detail:`more than ${d} commands`},x=(0,w().finding)("too-many",D,{location:C.location(0)});return{...c,
entries:[],secrets:[],broken:x}}const F=_.map(D=>v(D,C));return{...c,entries:F,secrets:u(C)}}catch(N){if(!(N instanceof RangeError))
throw N;return j("its brackets are nested too deeply")}}function p(c,b,E=new(P()).Source(c.path,""),$=0){const{path:C}=c,
j=(0,w().finding)("agent-file-broken",{path:C,detail:b},{location:E.location($)});return{...c,entries:[],secrets:[],broken:j}}
function t(c){return c.replace(/\B[A-Z]/g,b=>` ${b}`).toLowerCase()}function g(c,{places:b}){const E=b.flatMap($=>{const C=M(
c,$).map(L=>h(L)==="wrong"?{...L,isWrong:!0}:L),j=C.filter(L=>h(L)!=="other"),N=({node:L})=>$.startsOthers&&"dependsOn"in
n(L);return j.some(N)?C:j});return[...new Map(E.map($=>[$.node,$])).values()]}function h({node:c,isWrong:b,place:{only:E}}){
if(b)return"wrong";const $=E&&a((0,y().getNodeValue)(c),E.field);return E===void 0||E.values.includes($)?"own":$===void 0||
E.values.some(j=>typeof j==typeof $)?"other":"wrong"}function a(c,b){const E=b===""?[]:b.split("/"),$=(C,j)=>(0,R().isMapping)(
C)?C[j]:C===void 0?C:null;return E.reduce($,c)}const m=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;
function v(c,b){const{node:E,isWrong:$,place:C}=c,{form:j}=C,N=(0,y().getNodeValue)(E),L=$?[S().UNREAD]:(0,S().readValue)(
j,N),U=Object.entries(n(E)).filter(([D])=>!m.test(D)),_=E.type==="object"&&j!=="command",F=L.map(S().textOf).filter(D=>D!==
"");return{commands:L,form:j,event:s($?(0,y().getNodePath)(E).join(".")||"the whole file":o(c)),shown:s(F.join(" ; ")||(JSON.
stringify(N)??"")),content:(0,O().canonicalize)((_?Object.fromEntries(U):N)??null),isHidden:a(N,"presentation/reveal")===
"never",location:b.location(E.offset,E.offset+E.length)}}const e=1e3;function s(c){const b=(0,I().redact)(c).text.replace(
/\s+/g," ").trim();return b.length>e?`${b.slice(0,e)}\u2026`:b}function o({names:c,chain:b,place:{at:E,event:$,detail:C=""}}){
const j=($??E).replaceAll("/",".").replace("{0}",()=>c[0]||'""'),L=b.flatMap(U=>A(U,C)).at(-1)?.[1].value;return typeof L==
"string"&&L!==""?`${j} (${L})`:j}function n(c){return c.type==="object"?(0,y().getNodeValue)(c):{}}const f=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function k(c){const b=/\d/.test(c)&&/[A-Za-z]/.test(c)&&new Set(c).size>=8;return c.length>=12&&b&&!f.test(c)}function u(c){
const{text:b,path:E}=c;return(0,I().redact)(b).redactions.flatMap(({kind:$,start:C,end:j})=>{const N=b.slice(C,j),L=c.location(
C,j),U=(0,w().finding)("agent-file-secret",{path:E,kind:$},{location:L});return k(N)?[{value:N,finding:U}]:[]})}function M(c,b){
const E=[];let $=[{place:b,node:c,names:[],chain:[c]}];for(const C of b.at.split("/"))$=$.flatMap(j=>{const{node:N,names:L,
chain:U}=j,_=N.type==="array"&&C==="*";N.type!=="object"&&!_&&E.push({...j,isWrong:!0});const F=C==="*"&&L.length===0;return A(
N,C).filter(([D])=>!F||b.names?.test(D)!==!1).map(([D,x])=>({place:b,node:x,names:C==="*"?[...L,D]:L,chain:[...U,x]}))});
return[...$,...E]}function A({type:c,children:b=[]},E){return c==="array"&&E==="*"?b.map(($,C)=>[`${C+1}`,$]):c!=="objec\
t"?[]:b.flatMap(({children:[$,C]=[]})=>C&&(E==="*"||$?.value===E)?[[String($?.value),C]]:[])}}),23213:((H,r,l)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.UNREAD=void 0,r.readValue=R,r.textOf=i;function O(){const t=l(3463);return O=
function(){return t},t}function y(){const t=l(36773);return y=function(){return t},t}const P=r.UNREAD={unread:"it is not\
 in the documented form"};function R(t,g){return t==="setting"?[]:t!=="command"?(0,O().isMapping)(g)?S(g):[P]:((0,O().isMapping)(
g)?Object.values(g):[g]).map(h=>typeof h=="string"?{shell:h}:I(h)?{argv:h}:P)}function I(t){return Array.isArray(t)&&t.every(
g=>typeof g=="string")}const w=["windows","osx","linux","commandWindows","command_windows"];function S(t){const g=w.map(
a=>t[a]).map(a=>typeof a=="string"?{command:a}:a).filter(a=>(0,O().isMapping)(a)&&a.command!==void 0);return[...t.command===
void 0&&(g[0]??t.dependsOn)?[]:[{}],...g].flatMap(a=>T({...t,...a}))}function T(t){const{type:g,script:h,command:a,args:m=[],
headersHelper:v}=t,e=typeof v=="string"?[{shell:v}]:[],o=[t.url,t.httpUrl,t.serverUrl].find(j=>typeof j=="string");if(a===
void 0&&o!==void 0)return[...e,{address:o}];const n=g==="npm"&&a===void 0,f=Array.isArray(m)?m.map(d):[void 0],k=n?["npm",
"run",h]:[d(a),...f];if(!I(k))return[P];const[u="",...M]=k,c=(M.length===0?/^$|[\s|;&$()<>`'"]/.test(u):g==="shell")?{shell:[
u,...M.map(p)].join(" ")}:{argv:k},{cwd:b,env:E}=(0,O().isMapping)(t.options)?t.options:t,$=Object.values((0,O().isMapping)(
E)?E:{}).filter(j=>typeof j=="string");return[{...c,...typeof b=="string"?{directory:b}:{},environment:$},...e]}function d(t){
return(0,O().isMapping)(t)?t.value:t}function i(t){return"argv"in t?t.argv.map(p).join(" "):"unread"in t?"":"shell"in t?
t.shell:t.address}function p(t){return/^[\w@%+=:,./${}-]+$/.test(t)?t:(0,y().singleQuoted)(t)}}),69024:((H,r,l)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.meansOf=I;function O(){const w=l(97018);return O=function(){return w},w}function y(){
const w=l(36773);return y=function(){return w},w}const P={file:({name:w,change:S})=>`it runs \`${w}\`${S===void 0?"":`, \
which this change ${S==="added"?"adds":"edits"}`}`,npm_script:({name:w,change:S})=>`it runs the script \`${w}\` of packag\
e.json${S?", which this change edits":""}`,missing:({name:w})=>`it runs \`${w}\`, which is not in the commit`,outside:({
name:w})=>`it runs \`${w}\`, which is outside of the repository`,package:({name:w,isExact:S})=>S?`it fetches \`${w}\``:`\
it fetches \`${w}\` without an exact version`,inline:({name:w})=>`it has code for \`${w}\` in one line`,download:({name:w})=>w,
address:({name:w})=>`it connects to \`${w}\``,program:()=>{},unread:({name:w})=>`it could not be read: ${w}`},R=4;function I(w){
const S=w.flatMap(d=>{const i=(0,O().redact)(d.name).text;return P[d.kind]({...d,name:i})??[]}),T=w.filter(({kind:d})=>d===
"program").map(({name:d})=>d);return S.length===0&&T.length>0?[`it runs ${(0,y().inCode)(T.slice(0,R))} of the machine`]:
S.length>R?[...S.slice(0,R),`and ${S.length-R} more`]:S}}),1395:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.NEEDS_PERSON=void 0,r.approvalDigest=T,r.boundFiles=w,r.changedSince=t,r.groupDigest=d,r.judgedHead=h,r.weakensGate=v;
function O(){const e=l(77598);return O=function(){return e},e}function y(){const e=l(57975);return y=function(){return e},
e}function P(){const e=l(41330);return P=function(){return e},e}function R(){const e=l(97247);return R=function(){return e},
e}function I(){const e=l(32854);return I=function(){return e},e}async function w(e,s,o=new Set){const n=s.length===0?()=>!1:
(0,P().default)([...s],{dot:!0,nonegate:!0}),k=[...e.files()].filter(({path:u})=>(0,I().isWithin)(u,".github")||o.has(u)||
!n(u)).map(async u=>[u.path,await S(e,u)]);return new Map(await Promise.all(k))}async function S(e,{path:s,kind:o,oid:n}){
if(n!==void 0)return`${o} ${n}`;const f=o==="symlink"?e.readlink(s)??"":await e.read(s);return`${o} ${(0,O().createHash)(
"sha256").update(f).digest("hex")}`}function T(e){const{files:s,baseRef:o,plansDigest:n,policyDigest:f,weakened:k}=e,u=[
...s].sort(([M],[A])=>M<A?-1:1);return i([o,n,f,u,k])}function d(e){return e.length>1?i([...e].sort()):e[0]}function i(e){
return`sha256:${(0,O().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const p=3;function t(e,s){const o=[
...new Set([...e.files.keys(),...s.files.keys()])].filter(n=>e.files.get(n)!==s.files.get(n)).sort();return o.length>0?`${g(
o)} ${o.length===1?"has":"have"} changed`:e.plansDigest!==s.plansDigest?"the commands that would run have changed":(0,y().
isDeepStrictEqual)(e.weakened,s.weakened)?void 0:"what weakens the gate has changed"}function g(e){const s=e.slice(0,p).
map(f=>`\`${f}\``),o=e.length-s.length,n=o>0?`${o} more ${o===1?"file":"files"}`:s.pop();return s.length===0?`${n}`:`${s.
join(", ")} and ${n}`}async function h(e,s,{policy:o,digest:n},f){const{genes:k,plansDigest:u}=e,M=e.findings.filter(({rule:E})=>m.
has(E)).map(({args:E,location:$})=>[$?.path??"",JSON.stringify(E)]),A=(0,R().isOfChange)(e)?e.agentFiles.flatMap(a):[],c=new Set(
[...M.map(([E])=>E),...A]);return{subject:{files:await w(s,o.approvals.unaffected_by,c),baseRef:f,plansDigest:u,policyDigest:n,
weakened:M},genes:k,weakensGate:v(e)}}function a({file:{path:e},entries:s}){const o=s.flatMap(n=>n.targets);return[e,...o.
flatMap(({kind:n,name:f})=>n==="file"?[f]:[])]}const m=r.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);
function v({findings:e}){return e.some(({rule:s})=>m.has(s))}}),28894:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.MAX_LOG_BYTES=void 0,r.continuationOf=d,r.countLines=a,r.hasRecords=i,r.isAuditLog=I;function O(){const m=l(84831);return O=
function(){return m},m}function y(){const m=l(32854);return y=function(){return m},m}const P=["assets/gep/events.jsonl",
".evolver/gep/events.jsonl"],R=r.MAX_LOG_BYTES=128*1024*1024;function I(m){return(0,O().mayBeSpelled)(m,"events.jsonl")&&
P.some(v=>(0,y().isWithinAnywhere)(m,v))}const w=10,S=13,T=new Set([32,9,w,S]);function d(m,v){const e=p(m),s=p(v);let o=0;
for(let n=e.next().value;n;){const f=e.next().value,k=s.next().value;if(!k||!g(n.bytes,k.bytes,f===void 0))return{kind:"\
rewritten",line:n.line};o=k.end,n=f}return{kind:"appended",from:o}}function i(m){return p(m).next().value!==void 0}function*p(m){
let v=0;for(let e=0;e<m.length;){const s=m.indexOf(w,e),o=s<0?m.length:s,n=m.subarray(e,o);e=Math.min(o+1,m.length),v+=1,
t(n)||(yield{bytes:n,line:v,end:e})}}function t(m){for(const v of m)if(!T.has(v))return!1;return!0}function g(m,v,e){return e?
h(m).equals(h(v)):m.equals(v)}function h(m){return m.at(-1)===S?m.subarray(0,-1):m}function a(m,v){let e=0;for(let s=m.indexOf(
w);s>=0&&s<v;s=m.indexOf(w,s+1))e+=1;return e}}),27928:((H,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.SEED_HASHES=
void 0;const l=r.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"1.14.0","62\
98d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",a439632ca376509abf5cd66745ebb667:"1.94\
.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"1.94.0","392fbba719f19ac8018e35eef2a9ef1c":"1.94.0","80fc8fcd87486a59d51a3053f3d95\
28f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"1.94.0","7962c90afd3575bfc8979294eb591e0d":"1.94.0","9ac277a07aa552692e2\
27a5f24302b5e":"1.89.20","7967117c6f51afdb33c457d05809035d":"1.69.13","88deb4b8eefea45bd47b036c5ee81444":"1.89.20","581e\
b030144dcb3360e8ece853570a2c":"1.89.20","7406e5c62d09d839b0484ceed13f91a3":"1.7.0",bafa1a9175bca4046a0933e688215e9b:"1.1\
0.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","42cd391c59a2830e3cf4177f54735924":"1.66.0","74edd8b278e7df7849ea27ddaedf\
3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e88":"1.89.20","7a7826c3bc6ed9ef9ed45ccc7fe160dc":"1.1.0","9cf8f0cc3ae61de\
b00305e616805f5b9":"1.3.0","5591329c8f272a0e98b284edbb033e3a":"1.20.4","27b6cb3f54c118f2816758a5f1eefc5d":"1.66.0","3760\
7785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"1.69.21",b56cf8074cf2168f44ed920dd3fb22b9:"1.8\
9.20","6c577461a51bb0545f61575a2221fecb":"1.1.0",d7156cae47527fffdf19a9fd9432e236:"1.1.0","7b6f4d86f876664d772d6ee1ea294\
5ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0","3705b9fa85d44690ee7841b054377eec":"1.20.4",a94a80796426b370f3fddd846f0d8f0c:"\
1.20.4","331cc84e1b4900eda2bcaa60dff0ddac":"1.66.0",f7e20f8360f34930334cda0bced64bb2:"1.66.0","1f3af73d38e6323fff6adb530\
dabe346":"1.89.20",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"\
1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b\
4235dd52c":"1.89.20"}}),36093:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.activatedSeeds=S,r.seedRelease=
I;function O(){const T=l(77598);return O=function(){return T},T}function y(){const T=l(23404);return y=function(){return T},
T}function P(){const T=l(64385);return P=function(){return T},T}function R(){const T=l(27928);return R=function(){return T},
T}function I({value:T,envelope:d}){if(d===void 0)return R().SEED_HASHES[(0,O().hash)("sha256",(0,y().canonicalize)(T)).slice(
0,32)]}const w=/\.seed\.json$/;function S({head:T,base:d,untouched:i},p){const t=(m,v)=>m.filter(({path:e})=>w.test(e)===
v).flatMap(({assets:e})=>e).filter(({type:e,value:s})=>e==="Gene"&&(0,P().declaredId)(s)!==void 0),g=new Set(t(d,!0).map(
({id:m})=>m));if(g.size===0)return[];const h=new Set(t([...d,...i],!1).map(({id:m})=>m)),a=new Set(p.map(({asset:m})=>m));
return t(T,!1).filter(m=>g.has(m.id)&&!h.has(m.id)&&!a.has(m))}}),68450:((H,r,l)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.commonRoot=w,r.packagesAbove=T,r.storeOf=I;function O(){const i=l(76760);return O=function(){return i},i}function y(){
const i=l(39491);return y=function(){return i},i}function P(){const i=l(32854);return P=function(){return i},i}function R(){
const i=l(59542);return R=function(){return i},i}function I(i,{policy:p,tree:t,base:g}){const[h]=p.stores.map(({path:v,root:e})=>({
path:(0,P().normalise)(v)??"",root:(0,P().normalise)(e)??""})).filter(({path:v})=>(0,P().isWithin)(i,v)).sort((v,e)=>e.path.
length-v.path.length),a=O().posix.dirname(i).replace(/^\.$/,"");if(h!==void 0)return{path:a,root:h.root,named:!0};const m=[
g,t].find(v=>v?.stat(a)?.kind==="directory");return{path:a,root:(m&&T(m,a)[0])??""}}function w(i,p){const t=new Set([...i].
map(h=>I(h,p).root)),[g=""]=t;return t.size===1?g:""}const S=(0,R().perTree)(()=>new Map);function T(i,p){const t=S(i).get(
p)??d(i,p);return S(i).set(p,t),t}function d(i,p){return[...new Set([p,...(0,y().foldersAbove)(p).reverse(),""])].filter(
g=>i.stat(O().posix.join(g,"package.json"))!==void 0)}}),97247:((H,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.isOfChange=l;function l(O){return"files"in O}}),85475:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.asHubHashes=
v,r.assetIdOf=t,r.contentHash=a,r.hashFindings=i,r.identityFindings=T,r.isMissingIdentity=d,r.matchContentHash=S,r.unhashedFields=
e;function O(){const s=l(23404);return O=function(){return s},s}function y(){const s=l(27199);return y=function(){return s},
s}function P(){const s=l(36093);return P=function(){return s},s}function R(){const s=l(95132);return R=function(){return s},
s}function I(){const s=l(94377);return I=function(){return s},s}const w=new Set(["Gene","Capsule","EvolutionEvent"]);function S(s){
const{type:o,value:n}=s,f=n.asset_id;return f===a(s.value)?"content":o==="Capsule"&&f===a(v(n))?"hub":typeof f=="string"&&
(0,I().asEngineHashed)(n)?"engine":void 0}function T(s,o){const{type:n,value:f}=s;if(!w.has(n))return i(s,o);const k=p(s,
o),u=(0,y().placeOf)(s),M=f.asset_id===void 0?a(s.value):void 0;return[...f.schema_version===void 0?[(0,R().finding)("sc\
hema-version-missing",k,u)]:[],...M===void 0?i(s,o):[(0,R().finding)("content-hash-missing",{...k,expected:M},u)]]}function d({
rule:s}){return s==="schema-version-missing"||s==="content-hash-missing"}function i(s,o,n=!1,f){const{value:k}=s;if(k.asset_id===
void 0||S(s)!==void 0)return[];const u=a(s.value),M=(0,I().otherHashForm)(s),A=(0,P().seedRelease)(s),b=M==="created"||A!==
void 0?"notice":(0,I().hasOnlyLearned)(s,f)?"warning":"error",E=o==="author"?"error":b,$={...(0,y().placeOf)(s,["asset_i\
d"]),severity:E},C={...p(s,o),expected:u,...M&&{form:M},...A&&{seed:A}},j=n&&E!=="notice"&&o==="fix"?g(s,u):void 0;return[
{...(0,R().finding)("content-hash-mismatch",C,$),...j&&{edit:j}}]}function p({type:s,id:o},n){return{type:s,id:o,fixable:n===
"fix",...n==="author"&&{foreign:!0}}}function t(s){const{asset_id:o}=s.value;return typeof o=="string"&&S(s)!==void 0?o:
a(s.value)}function g({type:s,path:o,pointer:n,value:f},k){const{asset_id:u,...M}=f;if(!(typeof u!="string"||Object.values(
M).some(h))&&S({type:s,value:{...M,asset_id:k}})!==void 0)return{path:o,pointer:(0,y().pointerText)([...n,"asset_id"]),old:u,
new:[k],fix:!0}}function h(s){return typeof s!="object"||s===null?!1:Object.hasOwn(s,"asset_id")||Object.values(s).some(
h)}function a(s){return(0,O().computeAssetId)(s)??""}const m=["notes","details"];function v(s){const{outcome:o}=s;if(!(0,y().
isJsonObject)(o))return s;const{notes:n,details:f,...k}=o;return{...s,outcome:k}}function e(s){const{outcome:o}=s.value;
return S(s)!=="hub"||!(0,y().isJsonObject)(o)?[]:m.filter(n=>Object.hasOwn(o,n)).map(n=>`outcome.${n}`)}}),94377:((H,r,l)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.asEngineHashed=I,r.hasOnlyLearned=S,r.hashDigits=d,r.otherHashForm=P;
function O(){const i=l(23404);return O=function(){return i},i}function y(){const i=l(27199);return y=function(){return i},
i}function P({value:i}){const p=typeof i.asset_id=="string"?d(i.asset_id):void 0,t=a=>(0,O().computeAssetId)(a)===`sha25\
6:${p}`;return t(i)?"unprefixed":i.type==="Gene"&&i.epigenetic_marks!==void 0&&t({...T(i),epigenetic_marks:[]})?"created":
void 0}const R={env_fingerprint:["region"],Capsule:["diff","strategy"]};function I(i){const t=R.Capsule.filter(h=>i.type===
"Capsule"&&!(h in i)).reduce((h,a)=>h.flatMap(m=>[m,{...m,[a]:null}]),[{}]);return[i,w(i)].flatMap(h=>t.map(a=>({...h,...a}))).
find(h=>(0,O().computeAssetId)(h)===i.asset_id)}function w(i){if(Array.isArray(i))return i.map(w);if(!(0,y().isJsonObject)(
i))return i;const p=Object.entries(i).map(([t,g])=>{const h=w(g),[a]=R.env_fingerprint,m=t==="env_fingerprint"&&(0,y().isJsonObject)(
h)&&!(a in h);return[t,m?{...h,[a]:null}:h]});return Object.fromEntries(p)}function S({value:i},p){if(i.type!=="Gene"||p===
void 0)return!1;const[t,g]=[i,p.value].map(h=>{const{schema_version:a,asset_id:m,...v}=T(h);return(0,O().canonicalize)(v)});
return t===g}function T(i){const{epigenetic_marks:p,learning_history:t,anti_patterns:g,...h}=i;return h}function d(i){const p=i.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(p)?p:void 0}}),76188:((H,r,l)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.parseCode=y,r.walk=I;function O(){const S=l(24551);return O=function(){return S},S}function y(S,T){
try{return(0,O().parse)(S,{ecmaVersion:"latest",sourceType:T,allowHashBang:!1})}catch(d){if(d instanceof SyntaxError||d instanceof
RangeError)return;throw d}}const P=/Function|^ClassBody$/,R=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*I(S){
const d=[{node:S,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let i=d.pop();i!==void 0;i=d.pop()){yield i;
const{node:p}=i,t=i.inFunction||P.test(p.type),g=i.hasOwnThis||R.test(p.type);for(const[h,a]of Object.entries(p))for(const m of Array.
isArray(a)?a:[a])w(m)&&d.push({node:m,parent:p,key:h,inFunction:t,hasOwnThis:g})}}function w(S){return typeof S=="object"&&
S!==null&&"type"in S&&"start"in S}}),23678:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.whyUnreadable=R;
function O(){const I=l(93028);return O=function(){return I},I}const y=2e5,P=2e3;async function R(I,w){const{kind:S,size:T=0}=I.
stat(w)??{};if(!(0,O().isRegular)(S))return;if(T>y)return`has ${T} bytes`;const d=(await I.read(w)).toString("utf8").split(
`
`),i=d.findIndex(p=>p.length>P);return i<0?void 0:`has ${d[i]?.length} characters on line ${i+1}`}}),41551:((H,r)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.findKnown=y,r.knownForms=O,r.reachOfKnown=I,r.secretsOf=m;const l=12;function O(e){
const s=[...new Set(e.flatMap(S))],o=s.map(n=>n.replace(/\s/g,""));return{exact:s,squeezed:[...new Set(o)].filter(n=>n.length>=
l)}}function y(e,{exact:s,squeezed:o}){const n=s.flatMap(u=>P(e,u,M=>M));if(o.length===0||!/\s/.test(e))return n;const{text:f,
at:k}=R(e);return[...n,...o.flatMap(u=>P(f,u,M=>k[M]??0))]}function P(e,s,o){const n=[];for(let f=e.indexOf(s);f>=0;f=e.
indexOf(s,f+s.length))n.push({kind:"secret",start:o(f),end:o(f+s.length-1)+1});return n}function R(e){const s=new Uint32Array(
e.length),o=[];let n=0;for(const{0:f,index:k}of e.matchAll(/\S+/g)){for(let u=0;u<f.length;u+=1)s[n+u]=k+u;n+=f.length,o.
push(f)}return{text:o.join(""),at:s}}function I({exact:e}){return 2*Math.max(0,...e.map(({length:s})=>s))}const w=4;function S(e){
const s=Buffer.from(e),o=T(e),n=encodeURIComponent(s.toString()),f=s.toString("hex"),k=[e,...e.split(/\r?\n/),o,o.replaceAll(
"/","\\/"),T(o),...d(n),f,f.toUpperCase(),...[0,1,2].flatMap(u=>i(s,u))];return[...new Set(k)].filter(u=>u.trim().length>=
w)}function T(e){return JSON.stringify(e).slice(1,-1)}function d(e){const s=e.replace(/[!'()*]/g,o=>`%${o.charCodeAt(0).
toString(16).toUpperCase()}`);return[e,s].flatMap(o=>{const n=o.replace(/%../g,f=>f.toLowerCase());return[o,n,o.replaceAll(
"%20","+"),n.replaceAll("%20","+")]})}function i(e,s){const o=Buffer.concat([Buffer.alloc(s),e]).toString("base64"),n=Math.
ceil(s*8/6),f=Math.floor((s+e.length)*8/6),k=o.slice(n,f);return[k,k.replaceAll("+","-").replaceAll("/","_")]}const p=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
t=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,g=/^(?:[\\/~]|[A-Za-z]:[\\/])/,h=8,a=/^[A-Za-z][a-z]{0,9}$/;function m(e){
const s=Object.entries(e).flatMap(([o,n])=>n!==void 0&&p.test(o)&&v(o,n)?[n]:[]);return[...new Set(s)]}function v(e,s){return s.
length<h||a.test(s)?!1:!(t.test(e)&&g.test(s))}}),97018:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.redact=
R,r.redactForms=I;function O(){const n=l(41551);return O=function(){return n},n}function y(){const n=l(83377);return y=function(){
return n},n}function P(n){return y().TOKEN_SHAPES.flatMap(([f,k])=>Array.from(n.matchAll(k),({indices:u})=>{const[M,A]=u?.[1]??
u?.[0]??[0,0];return{kind:f,start:M,end:A}}))}function R(n,f=[]){return I(n,(0,O().knownForms)(f))}function I(n,f){const k=[
...(0,O().findKnown)(n,f),...P(n),...h(n)].sort((c,b)=>c.start-b.start||b.end-c.end),u=[];for(const c of k){const b=u.at(
-1);b===void 0||c.start>=b.end?u.push(c):c.end>b.end&&u.splice(-1,1,{...b,end:c.end})}let M="",A=0;for(const{kind:c,start:b,
end:E}of u)M+=`${n.slice(A,b)}[redacted ${c}]`,A=E;return{text:M+n.slice(A),redactions:u}}const w="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",S="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",T="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",d=`\\\\{0,3}["']`,i=new RegExp(
`${w}(?:${d})?${S}${d}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),p=new RegExp(`${w}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),t=new RegExp(`${w}${T}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),g=new RegExp(`${w}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function h(n){return[...a(n,i,({name:f,value:k,next:u})=>/["'\\]/.test(
u)&&!e(f,k)),...a(n,p,({value:f,next:k})=>!s(f,k)),...a(n,t,({value:f,next:k})=>o(f)&&!s(f,k)),...a(n,g,({value:f,next:k})=>o(
f)&&!s(f,k))]}function a(n,f,k){return Array.from(n.matchAll(f)).flatMap(({groups:u={},indices:M})=>{const{name:A="",value:c=""}=u,
[b,E]=M?.groups?.value??[0,0],$={name:A,value:c,next:n.charAt(E)};return v(A,c)||!k($)?[]:[{kind:"named secret",start:b,
end:E}]})}const m=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function v(n,f){return m.test(f)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(f)?!0:/^[\d.:_-]+$/.test(f)&&!/^p/i.test(n)}
function e(n,f){return/token|key/i.test(n)&&/^[A-Za-z][a-z]{0,15}$/.test(f)}function s(n,f){return f!==""&&"([{".includes(
f)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(n)}function o(n){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(n)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(n)?!1:/\d/.test(n)?/[a-z]/i.test(n):n.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(n)}}),83377:((H,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.TOKEN_SHAPES=
void 0;const l=String.raw`
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
`,O=new RegExp(`\\b(?:${l.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),y=r.TOKEN_SHAPES=
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
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]}),
6163:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.dangerIn=p;function O(){const h=l(76760);return O=function(){
return h},h}function y(){const h=l(58067);return y=function(){return h},h}function P(){const h=l(81413);return P=function(){
return h},h}function R(){const h=l(20630);return R=function(){return h},h}function I(){const h=l(37866);return I=function(){
return h},h}const w=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites files or disks":"\
dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as anothe\
r user":"doas su sudo","reads the environment":"printenv"}).flatMap(([h,a])=>a.split(" ").map(m=>[m,h]))),S=2,T=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
d=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
i={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function p(h){if(T.test(h))return"names a \
file that is made for secrets";const a=d.test(h)?Object.entries(i).find(([,e])=>e.test(h)):void 0;if(a!==void 0)return`${a[0]}\
 in inline code`;const m=(0,P().readShellText)(h),[v]=(0,y().findDangers)(m);return v?y().DOES[v.name]:t(m)}function t(h,a=0){
for(const{words:m,pipedFrom:v}of(0,P().everyCommand)(h)){const[e,...s]=m;if(e===void 0)continue;const o=O().posix.basename(
e.text);if(w.has(o))return g(o);if((0,R().isShell)(o)&&(v!==void 0||s.length===0))return`has \`${o}\` run whatever it rea\
ds`;if(!(o!=="find"&&!(0,I().startsOthers)(o)))for(const{text:n}of s){const f=O().posix.basename(n);if(w.has(f))return g(
f);const u=a<S&&/\s/.test(n)?t((0,P().readShellText)(n),a+1):void 0;if(u!==void 0)return u}}}function g(h){return`${w.get(
h)} with \`${h}\``}}),41431:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.judgeReading=i,r.judgeRiskAlone=
t,r.unjudged=g;function O(){const n=l(39763);return O=function(){return n},n}function y(){const n=l(95132);return y=function(){
return n},n}function P(){const n=l(6163);return P=function(){return n},n}function R(){const n=l(83747);return R=function(){
return n},n}function I(){const n=l(46121);return I=function(){return n},n}function w(){const n=l(8737);return w=function(){
return n},n}function S(){const n=l(92890);return S=function(){return n},n}function T(){const n=l(14111);return T=function(){
return n},n}const d=new Set("target-writes tool-writes dry-run writes_files".split(" "));function i(n,f,k){const u=(0,w().
findProblems)(n),M=E=>o[E](n,u,k),A=M("evolver"),c=M("validator"),b={evolver:A,validator:c}[f]??M(f);return h(n,f,b,{evolver:A,
validator:c})}function p(n,f){const k=f.find(({rule:M})=>M==="validator-newer");return{"1.94":n,newer:k?{verdict:"block",
reason:k}:n}}function t(n,f,k){const u={findings:s((0,w().findProblems)(n))},M={evolver:u,validator:u};return h(n,"curat\
ed",(0,R().judgeRisk)(f,k),M)}function g(n,f,k){const u=typeof n=="string"?n:"",M=[(0,y().notJudged)(`the command \`${u}\
\``,k)];return h({command:u,words:[],assignments:[],argv:null,targets:[],problems:[]},f,{findings:M},{evolver:{findings:M},
validator:{findings:M}})}function h(n,f,k,u){const M=a(n,s(k.findings)),A=m(M),c=E=>E===k?A:m(s(E.findings)),b=c(u.validator);
return{reading:n,verdict:A.verdict,risk:k.risk??e(A.verdict,M),confirmation:k.confirmation??"standard",findings:M,profiles:{
evolver:c(u.evolver),validator:b,[f]:A},validators:p(b,u.validator.findings)}}function a({command:n},f){const k=f[0]?.severity===
"error"?(0,P().dangerIn)(n):void 0;return k===void 0?f:f.map(u=>u.severity==="error"?{...u,harm:"danger",danger:k}:u)}function m(n){
const f=v(n),[k]=n;if(f==="block"&&k)return{verdict:f,reason:k};const u=n.find(({rule:M})=>M==="validator-empty-folder");
return u?{verdict:f,remark:u}:{verdict:f}}function v(n){return n.some(({severity:k})=>k==="error")?"block":n.some(({severity:k,
rule:u})=>k==="warning"&&u!=="experimental_mode")?"warn":"allow"}function e(n,f){return n==="block"?"dangerous":f.some(({
rule:k})=>d.has(k))?"write":"safe"}function s(n){return O().SEVERITIES.flatMap(f=>n.filter(({severity:k})=>k===f))}const o={
evolver:I().evolver,validator:S().validator,curated:R().curated,workspace:T().workspace}}),4378:((H,r,l)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.Judge=void 0;function O(){const d=l(68450);return O=function(){return d},d}function y(){const d=l(
51951);return y=function(){return d},d}function P(){const d=l(41115);return P=function(){return d},d}function R(){const d=l(
54244);return R=function(){return d},d}function I(){const d=l(34482);return I=function(){return d},d}function w(){const d=l(
41431);return w=function(){return d},d}const S=4e3;class T{terms;context;clock;#n=new Map;#e=new Map;constructor(i,p,t){
this.terms=i,this.context=p,this.clock=t}static by(i){const p=(0,I().contextIn)(i,{});return new T(i,p,i.clock??new(R()).
AuditClock(i.signal))}with(i){const p={...this.terms,...i},t=(0,I().contextIn)(p,this.context.proposal);return new T(p,t,
this.clock)}proposed(i){return new T(this.terms,(0,I().contextIn)(this.terms,i),this.clock)}storeOf(i){const{cwd:p}=this.
terms,t=(0,O().storeOf)(i,this.terms);return p===void 0?t:{...t,root:p}}forFile(i){return this.startingIn(this.storeOf(i).
root)}startingIn(i){if(i===(this.terms.cwd??""))return this;const p=this.#e.get(i)??this.with({cwd:i});return this.#e.set(
i,p),p}command(i){const p=this.#n.get(i);if(p!==void 0)return p;const t=this.#s(i);this.#n.set(i,t);const[g]=this.#n.keys();
return this.#n.size>S&&this.#n.delete(g),t}async risk(i,p){return(0,w().judgeRiskAlone)(await this.#t(p),i,this.context)}async#s(i){
const{profile:p}=this.terms.policy;try{return(0,w().judgeReading)(await this.#t(i),p,this.context)}catch(t){return(0,w().
unjudged)(i,p,t)}}async#t(i){const{tree:p,base:t,changed:g,cwd:h="",policy:a}=this.terms,{clock:m}=this,v=(0,P().programTerms)(
a),e={...p&&{tree:p},...t&&{base:t},changed:g,cwd:h,programs:v,clock:m};return await m.tick(),(0,y().readCommand)(i,e)}}
r.Judge=T}),46121:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.evolver=void 0;function O(){const w=l(41115);
return O=function(){return w},w}function y(){const w=l(83747);return y=function(){return w},w}const P=(w,S,T)=>{const d=w.
words[0]?.text;if(w.invocation===void 0&&d&&(0,O().isNamedCurated)(d,T.policy))return(0,y().curated)(w,S,I(T));const i=R(
w,S);return{findings:S,...i&&{risk:i}}};r.evolver=P;function R({invocation:w},S){const T=w?.family?.data.risk;return S.some(
({severity:i})=>i==="error")||T==="safe"?void 0:T}function I(w){const{policy:S}=w,T=S.allowed_roots.length>0?S.allowed_roots:
["."];return{...w,policy:{...S,allowed_roots:T}}}}),92890:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.
validator=void 0;function O(){const t=l(95132);return O=function(){return t},t}const y=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
P={"1.94":{refused:y,information:new Set(["--version","--help","--v8-options"])},newer:{refused:y,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},R=(t,g)=>{const h=[...g,...d(t,P["1.94"])];if(I(h))return{
findings:h};const a=d(t,P.newer).slice(0,1).map(S);return{findings:[...h,...a,...w(t)]}};r.validator=R;function I(t){return t.
some(({severity:g})=>g==="error")}function w({invocation:t}){const g=t?.operands[0],h=t&&T(t,P["1.94"]);return g===void 0||
h?[]:[(0,O().finding)("validator-empty-folder",{script:g.text},{span:g.span})]}function S({args:{flag:t=""},span:g}){return(0,O().
finding)("validator-newer",{refused:String(t)},g&&{span:g})}function T({flags:t},{information:g}){return t.some(({name:h})=>g.
has(h))}function d(t,g){const{words:h,invocation:a,command:m}=t,[v,...e]=h;if(v===void 0)return[];if(v.text!=="node")return[
(0,O().finding)("validator-program",{program:v.text},{span:v.span})];const s=e.filter(({text:k})=>g.refused.test(k)).map(
({text:k,span:u})=>{const M=a?.operands[0],A=M&&M.span.start<u.start?"script":"node";return(0,O().finding)("validator-fl\
ag",{flag:k,of:A},{span:u})});s.push(...i(a,g),...p(m,g));const o=a!==void 0&&T(a,g),n=a?.flags.some(({name:k})=>k==="--\
test")===!0;return(a?.operands[0]===void 0||n)&&!o&&s.push((0,O().finding)("validator-script",{},{span:v.span})),s}function i(t,{
options:g,information:h}){if(t===void 0||g===void 0)return[];const{flags:a,operands:m}=t,[v]=a;if(a.length===1&&m.length===
0&&h.has(v?.name??""))return[];const s=({written:o,span:n})=>(0,O().finding)("validator-flag",{flag:o,of:"node"},{span:n});
return a.filter(({name:o})=>!g.has(o)).map(s)}function p(t,{text:g}){const h=g?.exec(t);if(!h)return[];const a={start:h.
index,end:h.index+h[0].length};return[(0,O().finding)("validator-flag",{flag:h[0],of:"node"},{span:a})]}}),16455:((H,r,l)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.editOf=w,r.withEdit=I,r.withEdits=R;function O(){const d=l(82606);return O=
function(){return d},d}function y(){const d=l(70023);return y=function(){return d},d}const P=new Set("checks-syntax-only\
 npm-script-missing only-prints target-missing workspace-missing".split(" "));async function R(d,i,p){if(d.every(({verdict:a})=>a===
"allow"))return d;const t=d.map(({reading:a})=>a.command),g=new(y()).ScriptStore(i),h=p?await(0,O().fixList)(t,g):[];return Promise.
all(d.map(async(a,m)=>{const{command:v}=a.reading;if(a.verdict==="allow"||v.length>O().LONGEST)return a;const e=h[m];return e?.
kind==="fixed"?T(a,w(v,e,g),g.judge):S(a,i)}))}async function I(d,i){const[p=d]=await R([d],i,!1);return p}function w(d,{
commands:i,scripts:p},t){const g=p.map(h=>t.pathOf(h)).flatMap(h=>{const a=t.textOf(h);return a===void 0?[]:[{path:h,text:a}]});
return{old:d,new:i,...g.length>0&&{files:g},fix:!0}}async function S(d,i){const{command:p}=d.reading,t=new(y()).ScriptStore(
i),g=await(0,O().rewriteCommand)(p,t,{rewrites:O().SUGGESTIONS,accepts:({findings:h})=>!h.some(({rule:a})=>P.has(a))});return g.
kind!=="fixed"?d:T(d,{...w(p,g,t),fix:!1},t.judge)}async function T(d,i,p){const{findings:t,verdict:g}=d,h=await Promise.
all(i.new.map(o=>p.command(o)));if(h.some(o=>o.verdict==="block"))return d;const a=new Set(t.map(({rule:o})=>o)),m=h.flatMap(
o=>o.findings).flatMap(({rule:o,severity:n})=>n==="notice"?[]:o),v=m.some(o=>!a.has(o));if(g==="warn"&&v)return d;const e=({
rule:o,severity:n})=>g==="block"?n==="error":!m.includes(o),s=t.find(e);return s===void 0?d:{...d,findings:t.map(o=>o===
s?{...o,edit:i}:o)}}}),78816:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.CANNOT_FAIL=void 0,r.reasonOf=
w,r.reasons=void 0;function O(){const S=l(13580);return O=function(){return S},S}function y(){const S=l(95132);return y=
function(){return S},S}const P="Write a script by hand and run it with `node`.",R=r.CANNOT_FAIL="vacuous-code",I=r.reasons=
{cannotFail:()=>({id:R,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that f\
ails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The \
code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the\
 gene breaks something, and run it with `node`."}),codeNotMoved:S=>({id:"code-not-moved",message:`The code cannot be mov\
ed into a script: ${S}.`,title:"Code that cannot be moved into a script.",remedy:P}),dangerous:S=>({id:"dangerous-comman\
d",message:`The command ${S}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:S=>({id:"\
no-place-for-script",message:`Scripts cannot be added to \`${S}\`: the path is not an ordinary directory.`,remedy:`Make \
\`${S}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next\
 command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the scri\
pt."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:P}),dangles:(S,T)=>({
id:"reference-dangles",message:`It names a gene by \`${S}\`, which is now \`${T}\`.`,title:"References to hashes that ch\
ange.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"\
It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),
appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correc\
t event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewri\
tten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})};function w(S){return{
id:S.rule,title:(0,O().ruleOf)(S.rule)?.title,...(0,y().describe)(S)}}}),82606:((H,r,l)=>{Object.defineProperty(r,"__esM\
odule",{value:!0}),r.SUGGESTIONS=r.LONGEST=void 0,r.fixList=m,r.rewriteCommand=p;function O(){const A=l(6163);return O=function(){
return A},A}function y(){const A=l(78816);return y=function(){return A},A}function P(){const A=l(50899);return P=function(){
return A},A}function R(){const A=l(41468);return R=function(){return A},A}function I(){const A=l(77463);return I=function(){
return A},A}function w(){const A=l(71570);return w=function(){return A},A}function S(){const A=l(2137);return S=function(){
return A},A}function T(){const A=l(36309);return T=function(){return A},A}const d=6,i=200;async function p(A,c,b={}){return new t(
c,b).rewrite(A,d)}class t{#n;#e;#s;#t=i;constructor(c,{rewrites:b=u,accepts:E=()=>!0}){this.#n=c,this.#e=b,this.#s=E}async rewrite(c,b){
this.#t-=1;const E=await this.#n.judge.command(c),{reading:$,verdict:C,findings:j}=E;if(C==="allow")return{kind:"fine"};
const N=(0,O().dangerIn)(c);if(N!==void 0&&C==="block")return{kind:"left",reason:y().reasons.dangerous(N)};let L,U;for(const D of b>
0&&this.#t>0?this.#e:[]){const x=await D($,this.#n);if(x===void 0)continue;if("reason"in x){L??=x.reason;continue}const W=await this.#r(
x.commands,b-1),G=h(x,W);if(G.kind==="left")L??=G.reason;else{if(await this.#o(G))return G;U??=G}}if(U!==void 0)return U;
const[_]=j,F=b===d||this.#s(E);return _===void 0||C==="warn"&&F?{kind:"fine"}:{kind:"left",reason:L??(0,y().reasonOf)(_)}}async#r(c,b){
const E=[];for(const $ of c){if(E.some(g)||this.#t<=0)break;E.push(await this.rewrite($,b))}return E}async#o({commands:c}){
return(await Promise.all(c.map(E=>this.#n.judge.command(E)))).every(({profiles:E})=>E.validator.verdict!=="block")}}function g(A){
return A.kind==="left"&&A.reason.id!==y().CANNOT_FAIL}function h(A,c){const b=c.find(g);if(b!==void 0)return b;const E=c.
flatMap((C,j)=>{if(C.kind==="left")return[];const N=A.commands[j]??"";return C.kind==="fixed"?[C]:[{commands:[N],steps:[],
scripts:[]}]}),$=c.find(C=>C.kind==="left");return E.length===0||c.length<A.commands.length?$??{kind:"left",reason:y().reasons.
tooLong()}:{kind:"fixed",commands:E.flatMap(({commands:C})=>C),steps:[A.step,...$===void 0?[]:["command that only prints\
 removed"],...E.flatMap(({steps:C})=>C)],scripts:[...A.scripts??[],...E.flatMap(({scripts:C})=>C)]}}const a=r.LONGEST=16*
1024;async function m(A,c){const b=[];for(const C of A){const j=typeof C=="string"&&C.length<=a;b.push(j?await p(C,c):{kind:"\
fine"})}const E=new Set((await v(A,c)).flat()),$=await Promise.all(b.map(async C=>(C.kind==="fixed"?(await v(C.commands,
c)).flat():[]).some(L=>!E.has(L))?{kind:"left",reason:y().reasons.addsProblems()}:C));return s(A,await e(A,$,c))}function v(A,{
judge:c}){return Promise.all(A.map(async b=>{const{findings:E}=await c.command(b);return E.flatMap(({rule:$,severity:C})=>C===
"notice"?[]:$)}))}async function e(A,c,b){return c.some(k)&&(await Promise.all(c.map(async($,C)=>{if($.kind==="fixed")return!0;
if($.kind==="left")return!1;const{findings:j,verdict:N}=await b.judge.command(A[C]);return N!=="block"&&!j.some(({rule:L})=>L===
"only-prints")}))).includes(!0)?c.map($=>k($)?o:$):c}function s(A,c){const b=new Set,E=new Set;return c.map(($,C)=>{const j=A[C];
if($.kind!=="fixed")return b.add(j),E.has(j)?n:$;const N=$.commands.filter(L=>!b.has(L)&&b.add(L));for(const L of N)E.add(
L);return N.length===$.commands.length?$:{...$,commands:N,steps:[...$.steps,...n.steps]}})}const o=f("command that only \
prints removed"),n=f("repeated command removed");function f(A){return{kind:"fixed",commands:[],steps:[A],scripts:[]}}function k(A){
return A.kind==="left"&&A.reason.id===y().CANNOT_FAIL}const u=[w().trimBlanks,P().moveCode,w().dropRedirection,w().dropUnread,
R().enterDirectory,w().splitConjunction,w().findPrinter,I().dropLauncher,I().nameProgram,I().spellProgram,I().writeSlashes,
R().makeRelative],M=r.SUGGESTIONS=[...u,S().dropPreparation,T().useWorkspace,S().requireEach,S().dropOutputFile,T().spellScript,
S().passFlag,S().useInstalled,S().dropFlag,T().useNpm,T().useNpx]}),50899:((H,r,l)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.moveCode=void 0;function O(){const _=l(98995);return O=function(){return _},_}function y(){const _=l(76188);
return y=function(){return _},_}function P(){const _=l(44670);return P=function(){return _},_}function R(){const _=l(78816);
return R=function(){return _},_}function I(){const _=l(70023);return I=function(){return _},_}function w(){const _=l(710);
return w=function(){return _},_}const S=async(_,F)=>{const D=s(_);if(D===void 0||"reason"in D)return D;const x=i(D.evaluation.
code);if(typeof x!="string")return x;const W=await F.place(x);return W===void 0?{reason:R().reasons.noPlace(I().SCRIPT_FOLDER)}:
{step:"code moved into a script",commands:[D.evaluation.withScript(W)],scripts:[W]}};r.moveCode=S;const T=/^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/,
d="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function i(_){const F=(0,y().parseCode)(
_,"script");if(F===void 0)return{reason:p};if(T.test(_))return{reason:R().reasons.cannotFail()};const D=b(F),{onlyUnderEval:x}=D;
if(x!==void 0)return{reason:R().reasons.codeNotMoved(`\`${x}\` has another meaning in a script`)};if(!D.reachesOut)return{
reason:R().reasons.checksNothing()};const W=[...g(F),...h(_,D)],G=`${d}${W.map(K=>`${K}
`).join("")}
${_.trimEnd()}
`,z=`(function (exports, require, module, __filename, __dirname) {${G}})`;return(0,y().parseCode)(z,"script")===void 0?{
reason:p}:G}const p=R().reasons.codeNotMoved("it is not CommonJS that all supported versions of Node can run");function t(_,F,{
names:D}){return D.has(F)&&(0,y().parseCode)(`let ${F};
${_}`,"script")===void 0}function g({body:_}){return _.flatMap(F=>F.type==="ExpressionStatement"&&F.directive==="use str\
ict"?["'use strict';"]:[])}function h(_,F){const{names:D,requiresFiles:x}=F;return[...[...D].filter(G=>L(G)&&!t(_,G,F)).
sort().map(G=>`let ${G} = require('node:${G}');`),...x?["// Modules are found from the working directory.",a]:[],...x||_.
includes("argv")?["// With `-e`, process.argv has no path of a script.","process.argv.splice(1, 1);"]:[]]}const a="requi\
re = require('node:module').createRequire(process.cwd() + '/');",m=["line-break","blank-padding","markup-injection"],v=new Set(
["--eval","--print"]),e=/strip-types|transform-types|detect-module|^--test/;function s(_){const{invocation:F,command:D,assignments:x}=_;
if(F?.program!=="node")return;const W=F.flags.filter(({name:B})=>v.has(B));if(W.length===0)return;if(!o(_))return{reason:R().
reasons.codeNotMoved("a shell would change it before `node` gets it")};const[G,...z]=W;if(G?.value===void 0||G.name!=="-\
-eval"||z.length>0)return{reason:R().reasons.codeNotMoved("it is not one text, or its value is printed")};const K=F.flags.
filter(B=>B!==G),J=K.find(B=>!n(B));if(J!==void 0)return{reason:R().reasons.codeNotMoved(`\`${J.written}\` changes how \`n\
ode\` runs it`)};const V=({start:B,end:Z})=>D.slice(B,Z),Y=F.passthrough.at(-1),X=F.passthrough.slice(0,1).map(({span:B})=>V(
{start:B.start,end:Y?.span.end??B.end})),Q=[...x.map(({span:B})=>V(B)),"node"];return{evaluation:{code:G.value,withScript:B=>[
...Q,...K.map(({span:Z})=>V(Z)),B,...X].join(" ")}}}function o(_){const{command:F,words:D,assignments:x}=_;if((0,w().isAmbiguous)(
_,m))return!1;let W=0;for(const{span:G}of[...x,...D]){if(G.start>W&&!/^[ \t]*$/.test(F.slice(W,G.start)))return!1;W=Math.
max(W,G.end)}return/^[ \t]*$/.test(F.slice(W))}function n({name:_}){return P().NODE_FLAGS.get(_.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!e.test(_)}const f=new Set(O().builtinModules.filter(_=>!/^(?:_|node:)/.test(_))),k=new Set("child_pr\
ocess cluster fs inspector module repl sqlite test vm wasi worker_threads".split(" ")),u=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,
M={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:[
"label"],BreakStatement:["label"],ContinueStatement:["label"],MetaProperty:["meta","property"]},A=new Set("module export\
s __filename __dirname eval Function global globalThis".split(" ")),c=new Set(["mainModule","execArgv","_eval","runInThi\
sContext"]);function b(_){const F=new Set;let D=!1,x=!1,W;for(const G of(0,y().walk)(_)){W??=C(G);const{node:z}=G;x||=E(
z),$(G)&&(F.add(G.node.name),D||=G.node.name==="require"&&!U(G)),z.type==="ImportExpression"&&(W??="import()")}return{names:F,
requiresFiles:D,reachesOut:x||D,onlyUnderEval:W}}function E(_){const F=_.type==="Identifier"&&"name"in _?_.name:j(_)&&_.
value;return typeof F!="string"?!1:k.has(F.replace(/^node:/,"").split("/")[0]??"")||u.test(F)}function $(_){const{node:F,
parent:D,key:x}=_;return F.type!=="Identifier"?!1:D!==void 0&&"computed"in D&&D.computed===!0||M[D?.type??""]?.includes(
x)!==!0}function C(_){const{node:F,hasOwnThis:D}=_;if(F.type==="ThisExpression"&&!D)return"this";if($(_)){const{name:z}=_.
node;if(A.has(z)||c.has(z)||z==="arguments"&&!D)return z}if(F.type!=="MemberExpression")return;const{object:x,property:W}=F;
return W.type!=="Identifier"?void 0:c.has(W.name)?W.name:x.type==="Identifier"&&x.name==="require"&&W.name==="main"?"req\
uire.main":void 0}function j(_){return typeof _=="object"&&_!==null&&"type"in _&&_.type==="Literal"}function N(_){return typeof _==
"string"&&f.has(_.replace(/^node:/,""))}function L(_){return f.has(_)&&!["console","module","process"].includes(_)}function U({
parent:_,key:F}){if(_?.type!=="CallExpression"||F!=="callee")return!1;const[D]=_.arguments;return j(D)&&N(D.value)}}),41468:((H,r,l)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.enterDirectory=void 0,r.isFile=m,r.makeRelative=void 0,r.word=e;function O(){
const u=l(35736);return O=function(){return u},u}function y(){const u=l(32854);return y=function(){return u},u}function P(){
const u=l(93028);return P=function(){return u},u}function R(){const u=l(36773);return R=function(){return u},u}function I(){
const u=l(78816);return I=function(){return u},u}function w(){const u=l(710);return w=function(){return u},u}function S(){
const u=l(71570);return S=function(){return u},u}const T=/\.[cm]?[jt]s$/,d=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
i=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,p=new Set("target-outside tilde-expansion variable-expansion command\
-substitution".split(" ")),t=(u,{tree:M})=>{const{command:A,words:c,invocation:b,problems:E}=u;if(b?.program!=="node"||M===
void 0)return;const $=E.filter(({rule:C})=>p.has(C));for(const{text:C,span:j}of c.slice(1)){if(!$.some(({span:{start:_}})=>_>=
j.start&&_<j.end))continue;const N=A.slice(j.start,j.end),L=[C,N].find(h);if(L===void 0||!T.test(L))continue;const U=a(M,
L,m);if(U!==void 0)return{step:"path made relative",commands:[g(u,M,{span:j,path:L,found:U})]}}};r.makeRelative=t;function g({
command:u,words:M},A,{span:c,path:b,found:E}){const $=b.endsWith(`/${E}`)?b.slice(0,-E.length):void 0,C=({text:N})=>$!==
void 0&&N.startsWith($)&&A.stat((0,y().normalise)(N.slice($.length))??"")!==void 0;return M.filter(N=>N.span.start>c.start&&
C(N)).map(N=>({span:N.span,by:N.text.slice($?.length)})).concat({span:c,by:E}).toSorted((N,L)=>L.span.start-N.span.start).
reduce((N,L)=>(0,w().replaceSpan)(N,L.span,e(L.by)),u)}function h(u){return i.test(u)||d.test(u)}function a(u,M,A){const c=M.
replaceAll("\\","/").split("/").filter(b=>b!==""&&b!==".");for(let b=1;b<c.length;b+=1){const E=(0,y().normalise)(c.slice(
b).join("/"));if(E!==void 0&&E!==""&&A(u,E))return E}}function m(u,M){const A=(0,y().resolveInTree)(u,M);if(A.kind!=="in\
side")return!1;const{kind:c,tracked:b}=A.entry;return b&&(0,P().isRegular)(c)}function v(u,M){const A=(0,y().resolveInTree)(
u,M);return A.kind==="inside"&&A.entry.kind==="directory"}function e(u){return/^[\w./@-]+$/.test(u)?u:(0,R().singleQuoted)(
u)}const s=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,o=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
n=async({command:u},M)=>{const A=f(u);if(A===void 0)return;const{written:c,rest:b}=A;return b!==""&&await k(c,b,M)?{step:"\
path made relative",commands:[b]}:{reason:I().reasons.changesDirectory()}};r.enterDirectory=n;function f(u){const[,M]=/^\(([^()]*)\)$/.
exec(u)??[],A=(M??u).trim(),[c]=(0,S().partsOf)(A),[,b]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(
c?.text??"")??[];if(c===void 0||b===void 0||c.start!==0)return;const[,E=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(A.slice(
c.end))??[];return{written:b,rest:E.trim()}}async function k(u,M,{tree:A,judge:c}){if(s.test(u))return!0;if(o.test(u))return(c.
terms.cwd??"")==="";const{words:b,problems:E}=(0,O().lex)(u),[$]=b;if($===void 0||A===void 0)return!1;if(!h($.text))return E.
length===0&&(0,y().normalise)($.text)==="";if(a(A,$.text,v)!==void 0)return!1;const{reading:C,verdict:j}=await c.command(
(0,S().conjunctionOf)(M)?.[0]?.text??M),N=C.targets.length>0&&C.targets.every(({path:L})=>L!==void 0);return j!=="block"&&
N}}),77463:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.writeSlashes=r.spellProgram=r.nameProgram=r.dropLauncher=
void 0;function O(){const n=l(32854);return O=function(){return n},n}function y(){const n=l(95132);return y=function(){return n},
n}function P(){const n=l(41468);return P=function(){return n},n}function R(){const n=l(710);return R=function(){return n},
n}const I=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,w=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
S=n=>{const f=p(n,"program-by-path");if(f===void 0)return;const{program:k}=f.args,[,u]=I.exec(k)??[];if(u!==void 0)return t(
n,f,`npx ${u}`);const[,M]=w.exec(k)??[];return M===void 0?void 0:t(n,f,M)};r.nameProgram=S;const T=n=>{const f=p(n,"prog\
ram-look-alike");return f&&t(n,f,f.args.meant)};r.spellProgram=T;const d=(n,{tree:f})=>{const k=p(n,"target-not-a-file");
if(k?.args.reason==="backslash")return t(n,k,(0,P().word)(i(k.args.path)),"backslashes replaced");const u=p(n,"target-mi\
ssing");if(u===void 0||f===void 0)return;const M=i(n.command.slice(u.span.start,u.span.end));return M.includes("/")&&(0,P().
isFile)(f,(0,O().normalise)(M)??"")?t(n,u,(0,P().word)(M),"backslashes replaced"):void 0};r.writeSlashes=d;function i(n){
return n.replaceAll("\\","/")}function p({problems:n},f){return n.find(k=>(0,y().isProblem)(k,f))}function t({command:n},{
span:f},k,u="program name corrected"){return{step:u,commands:[(0,R().replaceSpan)(n,f,k)]}}const g=["reserved-word","unq\
uoted-glob"],h={command:()=>0,env:()=>0,exec:()=>0,nice:n=>o(n,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:n=>o(n,
/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},a=new Set(["ash","bash","cmd","dash","k\
sh","sh","zsh"]),m=/^(?:-[aeilux]*c|\/[cC])$/,v=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,e=n=>{const{command:f,
words:k}=n,[u,...M]=k;if(u===void 0||(0,R().isAmbiguous)(n,g))return;const A=u.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),c=a.has(A)?s(M):void 0;if(c!==void 0)return{step:"launcher removed",commands:[c]};const b=Object.hasOwn(h,
A)?h[A]?.(M.map(({text:C})=>C)):void 0,E=b===void 0?void 0:M[b];return E===void 0?void 0:{step:"launcher removed",commands:[
f.slice(0,u.span.start)+f.slice(E.span.start)]}};r.dropLauncher=e;function s(n){const[f,k]=n.slice(n.findIndex(u=>!v.test(
u.text)));if(!(f===void 0||!m.test(f.text)))return k===n.at(-1)&&k?.text.trim()?k.text.trim():void 0}function o(n,f,k){let u=0;
for(;;){const M=n[u]??"";if(k?.test(M))u+=2;else if(f.test(M))u+=1;else return u}}}),710:((H,r,l)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.cutSpan=P,r.isAmbiguous=I,r.replaceSpan=y,r.suggest=R;function O(){const w=l(13580);return O=
function(){return w},w}function y(w,{start:S,end:T},d){return w.slice(0,S)+d+w.slice(T)}function P(w,{start:S,end:T}){const d=w.
slice(0,S).replace(/[ \t]+$/,"");return d===""?w.slice(T).replace(/^[ \t]+/,""):d+w.slice(T)}function R(...w){return{step:"\
command suggested",commands:w}}function I({problems:w},S=[]){return w.some(({rule:T})=>{const{layer:d,severity:i}=(0,O().
ruleOf)(T);return d==="syntax"&&i==="error"&&!S.includes(T)})}}),71570:((H,r,l)=>{Object.defineProperty(r,"__esModule",{
value:!0}),r.conjunctionOf=h,r.findPrinter=r.dropUnread=r.dropRedirection=void 0,r.partsOf=g,r.trimBlanks=r.splitConjunction=
void 0;function O(){const a=l(35736);return O=function(){return a},a}function y(){const a=l(81413);return y=function(){return a},
a}function P(){const a=l(78816);return P=function(){return a},a}function R(){const a=l(710);return R=function(){return a},
a}const I=({command:a})=>{const m=a.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return m===""||m===a?void 0:{step:"\
whitespace trimmed",commands:[m]}};r.trimBlanks=I;const w=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,S=({
command:a,problems:m})=>{const e=m.some(({rule:s})=>s==="shell-redirection")?a.replace(w,""):a;if(!(e===a||(0,O().lex)(e).
problems.length>0))return{step:"redirection removed",commands:[e]}};r.dropRedirection=S;const T=({command:a,problems:m})=>{
for(const{rule:v,span:e}of m){const s=a.slice(e.end).trim()==="";if(v==="shell-comment"&&!/[\r\n]/.test(a.slice(e.start))||
v==="shell-operator"&&s&&a.slice(e.start,e.end)===";")return{step:"comment removed",commands:[(0,R().cutSpan)(a,e)]};if(v===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,R().replaceSpan)(a,e,"")]}}};r.dropUnread=T;const d=new Set(
["echo","printf","true",":","pwd","date"]),i=a=>d.has(a.words[0]?.text??"")&&!(0,R().isAmbiguous)(a)?{reason:P().reasons.
cannotFail()}:void 0;r.findPrinter=i;const p=/^cd(?:[ \t]|$)/,t=({command:a,problems:m})=>{if(!m.some(({rule:o})=>o==="s\
hell-operator"))return;const v=h(a);if(v===void 0||p.test(a))return;const[e]=v.filter(({text:o})=>p.test(o));return e===
void 0?{step:"split at &&",commands:v.map(({text:o})=>o)}:{step:"split at &&",commands:[...v.slice(0,v.indexOf(e)).map(({
text:o})=>o),a.slice(e.start)]}};r.splitConjunction=t;function g(a){const m=(0,y().readShellText)(a).map(({span:v,separator:e})=>{
const s=a.slice(v.start,v.end),o=v.end-s.trimStart().length,n=s.trim();return{text:n,start:o,end:o+n.length,operator:e.trim()}});
return a.slice(0,m[0]?.start).trim()===""?m:[]}function h(a){const m=g(a),v=m.every(({operator:e},s)=>e===(m[s+1]?"&&":""));
return m.length>1&&v?m:void 0}}),70023:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.ScriptStore=r.SCRIPT_FOLDER=
void 0;function O(){const p=l(77598);return O=function(){return p},p}function y(){const p=l(76760);return y=function(){return p},
p}function P(){const p=l(39491);return P=function(){return p},p}function R(){const p=l(63550);return R=function(){return p},
p}function I(){const p=l(80781);return I=function(){return p},p}function w(){const p=l(93028);return w=function(){return p},
p}const S=r.SCRIPT_FOLDER="scripts/validate",T=[16,64];class d{#n;#e=new Map;#s;#t;#r;constructor(t){const{tree:g,cwd:h=""}=t.
terms;this.#n=g,this.#s=h,this.#t=t,this.#r=g&&(0,I().subTree)(g,h)}get judge(){return this.#t}get tree(){return this.#r}pathOf(t){
return y().posix.join(this.#s,t)}textOf(t){return this.#e.get(t)}async place(t){const g=this.#n;if(g===void 0)return;const h=(0,O().
createHash)("sha256").update(t).digest("hex");for(const a of T){const m=`${S}/eval-${h.slice(0,a)}.cjs`,v=this.pathOf(m);
if(!(0,P().foldersAbove)(v).every(n=>(g.stat(n)?.kind??"directory")==="directory"))return;const s=g.stat(v);if(s===void 0)
return this.#o(v,t,g),m;if((0,w().isRegular)(s.kind)&&s.tracked&&(await g.read(v)).equals(Buffer.from(t)))return m}}#o(t,g,h){
if(this.#e.has(t))return;this.#e.set(t,g);const a=i(h,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:a}),this.#r=
(0,I().subTree)(a,this.#s)}}r.ScriptStore=d;function i(p,t){const g=(0,R().literalTree)(t),h=(a,m)=>[...a,...[...m].filter(
({path:v})=>p.stat(v)===void 0)].sort(P().byEntryPath);return{label:p.label,original:p,stat:a=>p.stat(a)??g.stat(a),readlink:a=>p.
readlink(a),read:(a,m)=>a in t?g.read(a,m):p.read(a,m),list:a=>h(p.list(a),g.list(a)),files:()=>h(p.files(),g.files())}}}),
2137:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.useInstalled=r.requireEach=r.passFlag=r.dropPreparation=
r.dropOutputFile=r.dropFlag=void 0;function O(){const v=l(95132);return O=function(){return v},v}function y(){const v=l(
710);return y=function(){return v},v}function P(){const v=l(71570);return P=function(){return v},v}const R=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
I=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,w=8,S=({command:v,problems:e})=>{if(!e.some(({rule:n})=>n==="shell-operato\
r"||n==="line-break"))return;const s=(0,P().partsOf)(v);if(s.length===0||s.length>w)return;const o=[];for(const[n,{text:f}]of s.
entries()){const k=s[n-1]?.operator??"",u=k==="||"&&I.test(f),M=/^\|&?$/.test(k)&&R.test(f);if(!(u||M)){if(!/^(?:|&&|[;\n]*)$/.
test(k)||f.startsWith("cd "))return;o.push(f)}}if(/^[&;\s]*$/.test(s.at(-1)?.operator??"")&&!(o.length===0||o.join()===v))
return(0,y().suggest)(...o)};r.requireEach=S;const T=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
d=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,i=({command:v})=>{const e=(0,P().conjunctionOf)(v)?.map(({text:o})=>o),s=e?.filter(
o=>!T.test(o)&&!d.test(o))??[];if(!(e===void 0||s.length===0||s.length===e.length))return(0,y().suggest)(...s)};r.dropPreparation=
i;const p=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,t=({command:v,problems:e})=>{if(!e.
some(({rule:o})=>o==="shell-redirection"))return;const s=v.replace(p,"");return s===v?void 0:(0,y().suggest)(s)};r.dropOutputFile=
t;const g=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),h=v=>{const{command:e,problems:s,invocation:o}=v;for(const{rule:n,
span:f}of s){if(!g.has(n)||e[f.start]!=="-")continue;const k=e.slice(f.start,f.end),u=e.slice(f.end).trimStart(),M=!/[=\s]/.
test(k)&&u!==""&&!u.startsWith("-"),A=o?.flags.some(c=>c.span.start===f.start)===!0;if(!(M&&!A))return(0,y().suggest)((0,y().
cutSpan)(e,f))}};r.dropFlag=h;const a=({command:v,problems:e,invocation:s})=>{const o=e.find(u=>(0,O().isProblem)(u,"fla\
g-before-separator")),n=s===void 0||s.passthrough.length>0;if(o===void 0||n)return;const f=(0,y().cutSpan)(v,o.span),k=v.
slice(o.span.start,o.span.end);return(0,y().suggest)(`${f.trimEnd()} -- ${k}`)};r.passFlag=a;const m=({command:v,words:e,
problems:s,invocation:o})=>{if(!s.some(({rule:u})=>u==="downloads")||o?.program!=="npx")return;const f=e.slice(1).find(({
text:u})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(u));if(f===void 0)return;const k=f.text.slice(0,f.text.lastIndexOf(
"@"));return(0,y().suggest)((0,y().replaceSpan)(v,f.span,k))};r.useInstalled=m}),36309:((H,r,l)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.useWorkspace=r.useNpx=r.useNpm=r.spellScript=void 0;function O(){const t=l(59867);return O=
function(){return t},t}function y(){const t=l(3051);return y=function(){return t},t}function P(){const t=l(95132);return P=
function(){return t},t}function R(){const t=l(710);return R=function(){return t},t}const I=new Set(["test","start","stop",
"restart"]),w=new Set(["pnpm","yarn","bun","npm"]),S=async({command:t,problems:g,words:h,invocation:a},m)=>{if(a?.program!==
"npm")return;const v=await p(m),e=g.find(M=>(0,P().isProblem)(M,"npm-script-missing"));if(e!==void 0){const M=(0,y().nearestName)(
e.args.script,v),A=h.find(({text:c})=>c===e.args.script);return M===void 0||A===void 0?void 0:(0,R().suggest)((0,R().replaceSpan)(
t,A.span,M))}const s=g.find(M=>(0,P().isProblem)(M,"unknown-subcommand"));if(s===void 0)return;const{subcommand:o,meant:n}=s.
args,f=n===""?(0,y().nearestName)(o,[...I]):n,k=[...v.includes(o)?[`run ${o}`]:[],...f===void 0?[]:[f]],[u]=k;return u===
void 0?void 0:(0,R().suggest)((0,R().replaceSpan)(t,s.span,u))};r.spellScript=S;const T=async({command:t,words:g,problems:h},a)=>{
const m=h.some(({rule:k})=>k==="program-not-allowed"),[v,e,s]=g;if(!m||v===void 0||e===void 0||!w.has(v.text)||v.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const o=e.text==="run"?s:e;if(o===void 0||!(await p(a)).includes(o.text))return;
const n=I.has(o.text)?o.text:`run ${o.text}`,f=t.slice(o.span.end).trim();return(0,R().suggest)(`npm ${n}${f===""?"":` -\
- ${f}`}`)};r.useNpm=T;const d=({command:t,words:g,problems:h},{tree:a})=>{const m=h.find(({rule:k})=>k==="program-not-a\
llowed"),[v,e,s]=g;if(m===void 0||v===void 0||a===void 0)return;const o=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(v.text),n=/^(?:exec|dlx|x)$/.
test(e?.text??"")?s:e,f=o?/^(?:bunx|pnpx)$/.test(v.text)?e:n:v;return f===void 0||!/^[a-z][\w.-]*$/.test(f.text)?void 0:
(0,R().suggest)(`npx ${t.slice(f.span.start)}`)};r.useNpx=d;const i=({command:t})=>{const[,g,h]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(t)??[];if(g===void 0||h===void 0)return;const[,a=h,m=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(h.trim())??[];return(0,R().
suggest)(`${a} -w ${g.replace(/\/$/,"")}${m}`)};r.useWorkspace=i;async function p({tree:t}){return[...(t&&await(0,O().usablePackageJson)(
t,""))?.scripts.keys()??[]]}}),84831:((H,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.isSpellingOf=O,r.mayBeSpelled=
P;const l=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function O(I,w){const T=I.replace(l,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return T===w||R(T,w)}const y=/^[\w./-]*$/;function P(I,w){return!y.
test(I)||I.toLowerCase().includes(w)}function R(I,w){const[,S]=/^(.+)~[1-9]\d{0,5}$/.exec(I)??[];return S!==void 0&&S===
w.replaceAll(".","").slice(0,6)}}),37075:((H,r,l)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.causeOf=I,r.identityOf=
P,r.idsOf=R;function O(){const i=l(77598);return O=function(){return i},i}function y(){const i=l(13580);return y=function(){
return i},i}function P(i){const{rule:p,subject:t,location:g,args:h}=i,a=t&&[t.type,t.id,t.command];return d([p,a??g?.path,
S(p,h)])}function R(i){const p=new Map;return new Map(i.map(t=>{const g=P(t),h=(p.get(g)??0)+1;return p.set(g,h),[t,h===
1?g:`${g}:${h}`]}))}function I(i){const{rule:p,subject:t,location:g,args:h}=i,{cause:a,instance:m=[]}=(0,y().ruleOf)(p);
if(a)return d([a(h)]);const v=new Set([...Object.values(t??{}),g?.path]),e=S(p,h).filter(([s,o])=>!w.has(s)&&!m.includes(
s)&&!v.has(o));return d([p,e])}const w=new Set(["path","paths","via","value","written"]);function S(i,p){const{counted:t=[]}=(0,y().
ruleOf)(i);return Object.keys(p).sort().flatMap(h=>{const a=p[h];return a===void 0||typeof a=="number"||h==="likewise"?[]:
[[h,t.includes(h)?T(a):a]]})}function T(i){return typeof i=="boolean"?i:typeof i=="string"?i.replace(/\d+/g,"#"):i.map(p=>p.
replace(/\d+/g,"#"))}function d(i){return(0,O().hash)("sha256",JSON.stringify(i))}}),47350:((H,r,l)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=T,r.gravest=I,r.isBlocking=P,r.severityVerdict=R;function O(){
const d=l(13580);return O=function(){return d},d}const y={pass:0,warn:1,needs_approval:2,fail:3,error:4};function P({rule:d,
severity:i,suppressed:p},t){return p||i==="notice"?!1:i==="error"||t==="warning"&&!(0,O().ruleOf)(d)?.advice}function R(d,i){
const p=t=>d.some(g=>g.severity===t&&!g.suppressed);return d.some(({rule:t})=>(0,O().ruleOf)(t).undecided)?"error":p("er\
ror")?"fail":p("warning")?d.some(t=>P(t,i))?"fail":"warn":"pass"}function I(d){return d.reduce((i,p)=>y[p]>y[i]?p:i,"pas\
s")}const w=r.REPORTED_ONLY=new Set(["fail","needs_approval"]),S={pass:0,warn:0,fail:1,needs_approval:1,error:2};function T(d,i="\
block"){return i==="report"&&w.has(d)?0:S[d]}}),24551:((H,r,l)=>{l.r(r),l.d(r,{parse:()=>O.qg});var O=l(54559)}),80401:((H,r,l)=>{
l.r(r),l.d(r,{FILE_HEADERS_ONLY:()=>O.jr,createTwoFilesPatch:()=>O.ss,diffLines:()=>y.Pp,formatPatch:()=>O.Gu,parsePatch:()=>P.
i,structuredPatch:()=>O.YB});var O=l(94112),y=l(37073),P=l(73857)})};
