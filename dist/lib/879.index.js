"use strict";exports.id=879,exports.ids=[879],exports.modules={97034:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),
r.compareEntries=k,r.isSameFile=g;function y(){const f=p(59490);return y=function(){return f},f}function w(){const f=p(92733);
return w=function(){return f},f}async function k(f,a,l,n){const{earlier:h,removed:o}=O(a,l),d=l.map(async u=>{const c=h.
get(u),e=c?.event===u.event&&c.content===u.content,t=c?await(0,w().targetsOf)(c,f,n.baseTree):[],i=await(0,w().targetsOf)(
u,f,n.tree),s=await Promise.all(i.map(async S=>{const $=t.find(L=>P(L,S)),T=$===void 0?e:$.text!==S.text,C=await R(S,n)??
(T?"edited":void 0);return C===void 0?S:{...S,change:C}}));return e?t.some(S=>!i.some($=>P(S,$)))||s.some(({change:S})=>S!==
void 0)?[{state:"script_changed",entry:u,targets:s}]:[]:[{state:c?"changed":"new",entry:u,targets:s}]});return[...(await Promise.
all(d)).flat(),...o.map(u=>({state:"removed",entry:u,targets:[]}))]}function P(f,a){return f.kind===a.kind&&f.name===a.name}
async function R({kind:f,name:a},l){if(f!=="file")return;const n=l.baseTree.stat(a);return n===void 0?"added":await g(n,
l.tree.stat(a),l)?void 0:"edited"}async function g(f,a,{baseTree:l,tree:n}){return f===void 0||a===void 0?f===a:f.kind!==
a.kind?!1:f.oid!==void 0?f.oid===a.oid:(await l.read(f.path)).equals(await n.read(a.path))}const v=[({event:f,content:a})=>JSON.
stringify([f,a]),({event:f})=>f,({content:f})=>f];function O(f,a){const l=new Map;let n=f;for(const h of v){const o=(0,y().
groupBy)(n,h);for(const d of a){const u=l.has(d)?void 0:o.get(h(d))?.shift();u&&l.set(d,u)}n=[...o.values()].flat()}return{
earlier:l,removed:n}}},99668:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.agentFileAt=f,r.agentFilesIn=
a;function y(){const n=p(76760);return y=function(){return n},n}function w(){const n=p(18744);return w=function(){return n},
n}function k(){const n=p(32854);return k=function(){return n},n}function P(){const n=p(93028);return P=function(){return n},
n}function R(){const n=p(93953);return R=function(){return n},n}const g=R().AGENT_FORMATS.flatMap(n=>n.files.map(h=>({format:n,
file:h}))),v=g.map(({format:n,file:h})=>{const o=h.replaceAll(".","\\.").replace("*","[^/]+");return{format:n,pattern:new RegExp(
`^(?:(.*)/)?${o}$`,"is")}}),O=new Set(g.flatMap(({file:n})=>n.split("/").slice(0,-1)).filter(n=>n!=="*"));function f(n){
for(const{format:h,pattern:o}of v){const d=o.exec(n);if(d)return{path:n,format:h,root:d[1]??""}}}function a(n,{agent_files:{
level:h,include:o,exclude:d}}){if(h==="off")return[];const u=[...n.files()].flatMap(({path:t,kind:i})=>i==="symlink"&&O.
has(y().posix.basename(t).toLowerCase())?[t,...l(n,t)]:t),[c,e]=[(0,w().pathTest)(o),(0,w().pathTest)(d)];return[...new Set(
u)].flatMap(t=>{const i=f(t);if(i===void 0||!c(t)||e(t))return[];const s=(0,k().resolveInTree)(n,t);if(s.kind==="missing")
return[];const m=s.kind==="inside"?s.entry:void 0;return m===void 0||(0,P().isRegular)(m.kind)?[{...i,entry:m}]:[]})}function l(n,h){
const o=(0,k().resolveInTree)(n,h);return o.kind!=="inside"||o.entry.kind!=="directory"?[]:n.list(o.path).flatMap(({path:d,
kind:u})=>{const c=`${h}/${y().posix.basename(d)}`;return u!=="directory"?[c]:n.list(d).map(e=>`${c}/${y().posix.basename(
e.path)}`)})}},93953:function(x,r){Object.defineProperty(r,"__esModule",{value:!0}),r.AGENT_FORMATS=void 0;const p={at:"\
hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"\
type",values:["command","http",void 0]}},y={at:"mcpServers/*",form:"server",event:"MCP server {0}"},w=/(?:_URL|_ENDPOINT|_PROXY)$|^(?:BASH_ENV|ENV|NODE_OPTIONS|PATH|PERL5OPT|RUBYOPT)$|^(?:DYLD|GIT|LD|PYTHON)_?\w+$/i;
function k(R,g=""){return R.split(" ").map(v=>({at:v,form:"command",event:v+g}))}const P=r.AGENT_FORMATS=[{name:"claude-\
settings",tool:"Claude Code",files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","\
PWD"],approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/hooks",verified:!0,places:[p,{at:"\
statusLine",form:"start"},{at:"fileSuggestion",form:"start"},...k("apiKeyHelper awsAuthRefresh awsCredentialExport otelH\
eadersHelper"),{at:"env/*",form:"setting",event:"env {0}",names:w},{at:"enableAllProjectMcpServers",form:"setting",only:{
field:"",values:[!0]}},{at:"permissions/defaultMode",form:"setting",only:{field:"",values:["acceptEdits","auto","bypassP\
ermissions","dontAsk"]}}]},{name:"claude-plugin-hooks",tool:"Claude Code",files:["hooks/hooks.json"],roots:["CLAUDE_PLUG\
IN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"runs it where the plugin is installed",specification:"https://code.cla\
ude.com/docs/en/plugins-reference",verified:!0,places:[p]},{name:"mcp",tool:"Claude Code",files:[".mcp.json"],roots:["CL\
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
ent/setup",verified:!1,places:[...k("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"termi\
nal {0} (on a cloud machine)"}]},{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJECT_DIR",
"CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.com/cod\
ex/hooks",verified:!0,places:[p]},{name:"gemini-settings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMI\
NI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for the folder, if folder trust is on",specification:"\
https://geminicli.com/docs/hooks/reference",verified:!0,places:[p,y,...k("tools/discoveryCommand tools/callCommand mcp/s\
erverCommand")]},{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoo\
t","cwd","PWD"],approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.\
com/docs/reference/tasks-appendix",verified:!0,places:[{at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{
field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,inherits:["args","command","linux","options","osx","pres\
entation","showOutput","terminal","type","windows"]}]},{name:"devcontainer",tool:"a development container",files:[".devc\
ontainer/devcontainer.json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","con\
tainerWorkspaceFolder","PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json\
_reference",verified:!0,places:[...k("initializeCommand"," (on the host)"),...k("onCreateCommand updateContentCommand po\
stCreateCommand postStartCommand postAttachCommand"," (in the container)")]}]},20702:function(x,r,p){Object.defineProperty(
r,"__esModule",{value:!0}),r.judgeAgentFiles=O,r.judgeWholeFile=l;function y(){const e=p(23678);return y=function(){return e},
e}function w(){const e=p(95132);return w=function(){return e},e}function k(){const e=p(97034);return k=function(){return e},
e}function P(){const e=p(99668);return P=function(){return e},e}function R(){const e=p(92733);return R=function(){return e},
e}function g(){const e=p(12792);return g=function(){return e},e}function v(){const e=p(69024);return v=function(){return e},
e}async function O(e,t,i){const s=T=>new Map((0,P().agentFilesIn)(T,t).map(C=>[C.path,C])),[m,b]=[s(e.baseTree),s(e.tree)],
S=[...new Set([...m.keys(),...b.keys()])].sort(),{level:$}=t.agent_files;return i.all(S,async T=>{const[C,L]=[m.get(T),b.
get(T)];try{return await f(C,L,e,$)}catch(E){const I={path:T,line:1,column:1},N=[(0,w().notJudged)(`the file \`${T}\``,E,
{location:I})],A=L??C;return A&&{file:{...A,entries:[],secrets:[]},entries:[],findings:N}}}).then(T=>T.filter(C=>C!==void 0))}
async function f(e,t,i,s){const m=e&&await a(i.baseTree,e),b=t&&await a(i.tree,t),S=b??m;if(S===void 0)return;const $=new Set(
m?.secrets.map(({value:_})=>_)),T=b?.secrets.filter(({value:_})=>!$.has(_))??[],C=e&&t&&await(0,k().isSameFile)(e.entry,
t.entry,i),L=[...b?.broken&&!C?[b.broken]:[],...T.map(_=>_.finding)],E=b?.broken?[]:await(0,k().compareEntries)(S,m?.entries??
[],b?.entries??[],i),I=await n({file:S,entries:E,findings:L},i.tree,s);if(I.entries.length===0&&I.findings.length===0)return;
if(s!=="approve"||!I.findings.some(d))return I;const N=I.entries.filter(({findings:_})=>_.some(d)),A={path:S.path,events:N.
map(({entry:_})=>_.event)},M={path:S.path,line:1,column:1},j=(0,w().finding)("agent-files-unapproved",A,{location:M});return{
...I,findings:[...I.findings,j]}}async function a(e,{entry:t,...i}){return t===void 0?(0,g().unreadFile)(i,"it is a syml\
ink that leads to no file here"):(t.size??0)>g().MAX_BYTES?(0,g().unreadFile)(i,`it has more than ${g().MAX_BYTES} bytes`):
(0,g().readAgentFile)(i,await e.read(t.path))}async function l(e,t,i){const s=await Promise.all(e.entries.map(async S=>({
entry:S,targets:await(0,R().targetsOf)(S,e,t)}))),m=e.secrets.map(S=>S.finding),b=e.broken?[e.broken]:m;return n({file:e,
entries:s,findings:b},t,i)}async function n({file:e,entries:t,findings:i},s,m){const b=T=>T.map(C=>o(C,e,m)),S=await Promise.
all(t.map(async T=>({...T,findings:b(await u(T,e,s))}))),$=[...b(i),...S.flatMap(T=>T.findings)];return{file:e,entries:S,
findings:$}}const h=new Set(["agent-runs-download","agent-file-secret","agent-task-hidden","agent-script-unreadable"]);function o(e,{
format:t},i){return!t.verified&&e.rule!=="too-many"?{...e,severity:"notice"}:i==="error"&&h.has(e.rule)?{...e,severity:"\
error"}:e}function d({severity:e}){return e!=="notice"}async function u({state:e,entry:t,targets:i},{format:{tool:s}},m){
if(e==="removed")return[];const{event:b,shown:S,form:$,location:T,isHidden:C}=t,L={tool:s,event:b,command:S,state:e??""},
E={location:T},I=e!=="script_changed",N=i.some(({kind:F,change:H})=>F==="download"&&(I||H!==void 0)),A=i.filter(({change:F})=>e===
void 0||F!==void 0),M=[];N&&M.push((0,w().finding)("agent-runs-download",L,E)),I&&C&&M.push((0,w().finding)("agent-task-\
hidden",L,E));for(const{kind:F,name:H}of A){const G=F==="file"&&m?await(0,y().whyUnreadable)(m,H):void 0;G&&M.push((0,w().
finding)("agent-script-unreadable",{...L,script:H,why:G},E))}if(M.length>0)return M;if($==="setting"&&i.length===0)return[
(0,w().finding)("agent-setting-changed",{tool:s,event:b,command:S},E)];if(!I){const F=A.map(({name:H})=>H);return[(0,w().
finding)("agent-script-changed",{tool:s,event:b,scripts:F},E)]}const _=$==="server"&&i.length>0&&i.every(c)?"notice":"wa\
rning",D=(0,v().meansOf)(i);return[(0,w().finding)("agent-command-changed",{...L,means:D},{...E,severity:_})]}function c({
kind:e,name:t}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(t)}},53970:function(x,r,p){Object.
defineProperty(r,"__esModule",{value:!0}),r.isInterpreter=m,r.nameOf=N,r.programTargets=R;function y(){const A=p(76760);
return y=function(){return A},A}function w(){const A=p(46138);return w=function(){return A},A}function k(){const A=p(20630);
return k=function(){return A},A}function P(){const A=p(20639);return P=function(){return A},A}async function R(A,M){const[
j,..._]=A.slice(A.length-(0,k().startedWords)(A).length);if(j===void 0||I.has(j.text))return[];const D=N(j.text);if(!j.isKnown)
return[{kind:"unread",name:`it starts ${j.shown}`}];if(D==="cmd"&&/^\/[ck]$/i.test(_[0]?.text??""))return R(_.slice(1),M);
const F=_.findIndex(({text:z})=>/^-\w*c$/.test(z));if((0,k().isShell)(D)&&F>=0)return f(_[F+1],M);if(D==="eval")return f(
g(_),M);const H=_.some(({text:z})=>d(z)||o(z));if(t.test(D)&&(H||!E.has(D)))return a(D,_,M);const{files:G,left:U}=O(_,M.
files),W=U.map(({text:z})=>z),B=d(j.text)&&!h.test(j.text)?[M.files.script(j.text)]:await l(D,W,{...M,files:G}),Z=W.filter(
o).flatMap(z=>{const Y=G.named(z);return Y.length>0?Y:M.files.named(z)}),V=L.test(D)?U.findIndex(({text:z})=>m(z)):-1,J=V<
0?[]:await R(U.slice(V),{...M,files:G});return[...B,...J,...Z]}function g(A){const[M]=A,j=A.map(_=>_.text).join(" ");return M&&
{...M,text:j,isKnown:A.every(({isKnown:_})=>_)}}const v=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function O(A,M){
const j=A.findIndex(({text:F})=>v.test(F));if(j<0)return{files:M,left:A};const _=v.exec(A[j]?.text??"")?.[1],D=A.toSpliced(
j,_===void 0?2:1);return{files:M.into(_??A[j+1]?.text),left:D}}function f(A,{shell:M}){return A!==void 0&&(A.isKnown||/\s/.
test(A.text))?M(A.text):[{kind:"unread",name:"a shell runs what it is handed"}]}function a(A,M,{files:j}){const _=M.flatMap(
({text:B})=>j.named(B)),[,D]=i.find(([B])=>B.test(A))??[];if(!(0,k().isShell)(A)&&M.some(({text:B})=>D?.test(B)))return[
{kind:"inline",name:A},..._];const H=M.filter(({text:B})=>!B.startsWith("-")),G=H.find(({text:B})=>d(B)||o(B))??H[0],U={
kind:"program",name:A};if(_.length>0||G===void 0)return _.length>0?_:[U];const{text:W}=G;if(!G.isKnown)return[{kind:"unr\
ead",name:`it runs ${G.shown}`}];if(/^\w{2,}:/.test(W))return[{kind:"package",name:W,isExact:/@v?\d+\.\d+/.test(W)}];if(M[M.
indexOf(G)-1]?.text!=="-m")return[j.script(W,s)];const K=j.named(W.replaceAll(".","/"),s);return K.length>0?K:[U]}async function l(A,M,{
files:j,shell:_}){const D=await j.manifest(),F=E.has(A)?u(M):void 0,H=e(F).flatMap(W=>{const K=(0,w().textIn)((0,w().objectIn)(
D.scripts),W);return K===""?[]:[{kind:"npm_script",name:W,text:K}]}),G=await Promise.all(H.map(({text:W=""})=>_(W,j))),U=H.
length>0&&!c.test(F??"")?[]:n([A,...M],D,j);return[...H,...G.flat(),...U]}function n(A,M,j){const[_=""]=A,D=(C.get(_)??[]).
flatMap(K=>j.named(K));if(D.length>0)return D;const F=T(A);if(F===void 0)return[{kind:"program",name:_}];const H=j.named(
F.name);if(H.length>0||/^[./]/.test(F.name))return H.length>0?H:[{kind:"program",name:_}];const{dependencies:G,devDependencies:U}=M;
return[[G,U].some(K=>F.name in(0,w().objectIn)(K))?{kind:"program",name:F.name}:{kind:"package",...F}]}const h=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function o(A){return(0,P().isCode)(A)||/\.(?:exe|jar)$/i.test(A)}function d(A){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(A)&&!A.includes("://")}function u(A){const[M,j]=A.filter(_=>!_.startsWith("-"));return M==="run"||M==="run-script"?
j:M}const c=/^(?:add|ci|clean-install|i|install)$/;function e(A){if(A===void 0)return[];const M=j=>[`pre${j}`,j,`post${j}`];
return c.test(A)?[...new Set([A,"install","prepare"].flatMap(M)),"prepublish"]:M(A)}const t=/^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti|(?:python|pypy)[\d.]*w?|py|perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
i=[[/^(?:powershell|pwsh)$/,/^-(?:c|command|e|ec|enc|encodedcommand)$/i],[/^php$/,/^-r/],[/^perl$/,/^-\w*[eE]/],[/./,/^(?:-\w*[cep]|--eval|--print|eval)(?:=|$)/]],
s=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"];function m(A){return t.test(N(A))}const b=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
S=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
$=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function T(A){const M=A.filter(
D=>!D.startsWith("-")),j=[3,2,1].find(D=>D<=M.length&&b.test(M.slice(0,D).join(" ")));if(j===void 0)return;const _=A.slice(
A.indexOf(M[j-1]??"")+1).map(D=>D.replace(/^--(?:from|package)=/,"")).find((D,F,H)=>!/^(?:-|[\d.:]+\w?$)/.test(D)&&!S.test(
H[F-1]??""));return _===void 0?void 0:{name:_,isExact:$.test(_)}}const C=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),L=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
E=new Set(["npm","pnpm","yarn","bun"]),I=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi \
for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/));function N(A){const M=y().posix.basename(A.replaceAll(
"\\","/")).replace(/\.(?:exe|cmd|bat)$/i,"");return M===""?A:M}},53158:function(x,r,p){Object.defineProperty(r,"__esModu\
le",{value:!0}),r.ProjectFiles=void 0;function y(){const O=p(76760);return y=function(){return O},O}function w(){const O=p(
46138);return w=function(){return O},O}function k(){const O=p(59867);return k=function(){return O},O}function P(){const O=p(
32854);return P=function(){return O},O}function R(){const O=p(93028);return R=function(){return O},O}const g=/^(?:[/~\\]|[A-Za-z]:)/;
class v{#n;#e;constructor(f,a){this.#n=f,this.#e=a}into(f){const l=f===void 0||g.test(f)||/[$`]/.test(f)?[]:this.#e.map(
n=>y().posix.join(n,f));return new v(this.#n,l)}find(f,a=[""]){if(!(/^[/~]/.test(f)||f===""||!this.#n))for(const l of this.#e)
for(const n of a){const h=(0,P().normalise)(y().posix.join(l,f.replaceAll("\\","/"))+n),o=h===void 0?void 0:(0,P().resolveInTree)(
this.#n,h);if(o?.kind==="inside"&&(0,R().isRegular)(o.entry.kind)&&o.entry.tracked)return o.path}}script(f,a){const l=this.
find(f,a);if(l!==void 0)return{kind:"file",name:l};if(g.test(f))return{kind:"outside",name:f};const[n]=this.#e;if(n===void 0)
return{kind:"unread",name:`it runs ${f} in another directory`};const h=(0,P().normalise)(y().posix.join(n,f));return h===
void 0?{kind:"outside",name:f}:{kind:this.#n===void 0?"file":"missing",name:h||"."}}named(f,a){const l=this.find(f.replace(
/^-{1,2}[\w-]+=/,""),a);return l===void 0?[]:[{kind:"file",name:l}]}async manifest(){const f=this.find("package.json");return this.#n&&
f?(0,w().objectIn)(await(0,k().readJsonFile)(this.#n,f)):{}}}r.ProjectFiles=v},92733:function(x,r,p){Object.defineProperty(
r,"__esModule",{value:!0}),r.targetsOf=v;function y(){const d=p(76760);return y=function(){return d},d}function w(){const d=p(
58067);return w=function(){return d},d}function k(){const d=p(81413);return k=function(){return d},d}function P(){const d=p(
53970);return P=function(){return d},d}function R(){const d=p(53158);return R=function(){return d},d}const g=4;async function v({
commands:d},u,c){const e=new a(u,c),t=[];for(const i of d)t.push(...await e.read(i));return[...new Map(t.map(i=>[`${i.kind}\
 ${i.name}`,i])).values()]}const O={kind:"download",name:"it runs what it downloads"},f=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
class a{#n;#e;#s=new Set;constructor({root:u,format:c},e){const{directories:t=[""],roots:i}=c;this.#n=new(R()).ProjectFiles(
e,[...t.map(m=>y().posix.join(u,m)),""]);const s=i.join("|");this.#e=new RegExp(`\\$(?:(?:${s})\\b|\\{(?:env:)?(?:${s})(\
?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,"g")}async read(u){if("address"in u)return[
{kind:"address",name:u.address}];if("unread"in u)return[{kind:"unread",name:u.unread}];const{directory:c,environment:e=[]}=u,
t=c?this.#n.into(this.#o(c)):this.#n,i="shell"in u?await this.#i(u.shell,t,0):await this.#c(this.#t(u.argv),t,0),s="shel\
l"in u?u.shell.split(/["'|;&]/):[],m=[...e,...s.filter(b=>b.includes("\\"))];return[...i,...this.#r(m,t)]}#t(u){return u.
map(c=>{const e=this.#o(c),t=!/\$\{|\$\w/.test(e);return{text:e,shown:e,quoted:!0,span:{start:0,end:0},isKnown:t}})}#r(u,c){
return u.flatMap(t=>this.#o(t).split(/[\s=:,]+/)).flatMap(t=>c.named(t))}#o(u){return u.replace(this.#e,".").replace(f,"\
~")}async#i(u,c,e){if(e>g)return[{kind:"unread",name:"it is nested too deeply"}];const t=this.#o(u),i=(0,k().readShellText)(
t);if(i.length===0&&t.trim()!=="")return[{kind:"unread",name:"it is too long"}];const s=(0,k().readShellText)(t.replace(
/\.exe\b/gi,""));return[...(0,w().findDangers)(s).some(({name:b})=>b==="remote_code_execution")||o.test(t)?[O]:[],...await this.#a(
i,t,c,e)]}async#a(u,c,e,t){const i=[];let s=e;for(const m of u){if(i.push(...await this.#a(m.inside,c,s,t)),m.subshell!==
void 0)continue;if(m.defines){i.push({kind:"unread",name:"it defines a function"});continue}const{words:b,assignments:S}=(0,k().
withoutReserved)(m),$=b.map(E=>({...E,shown:c.slice(E.span.start,E.span.end),isKnown:!(0,k().isDynamic)(m,E)})),[T,C]=$,
L=S.map(({value:E})=>E);i.push(...this.#r(L,s)),this.#d($)&&i.push(O),this.#u($,m),T?.text==="cd"||T?.text==="pushd"?s=s.
into(C?.isKnown?C.text:void 0):i.push(...await this.#c($,s,t))}return i}#c(u,c,e){const t=(i,s=c)=>this.#i(i,s,e+1);return(0,P().
programTargets)(u,{files:c,shell:t})}#d([u,...c]){return u===void 0?!1:((0,P().isInterpreter)(u.text)?c:[u]).some(({text:t})=>this.#s.
has(y().posix.normalize(t)))}#u(u,{redirections:c}){if(!l.test((0,P().nameOf)(u[0]?.text??"")))return;const e=c.flatMap(
({target:t})=>t??[]);for(const{text:t}of[...u.slice(1),...e])t.startsWith("-")||this.#s.add(/:\/\//.test(t)?y().posix.basename(
t):y().posix.normalize(t))}}const l=/^(?:aria2c|bitsadmin|certutil|curl|fetch|invoke-webrequest|irm|iwr|wget)$/i,n="(?:i\
rm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b",h="(?:iex|invoke-expression)\\b",o=new RegExp(`\\b${n}[^]*\\b${h}\
|\\b${h}[^]*\\b${n}`,"i")},12792:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.MAX_BYTES=void 0,r.readAgentFile=
a,r.unreadFile=l;function y(){const E=p(23404);return y=function(){return E},E}function w(){const E=p(16111);return w=function(){
return E},E}function k(){const E=p(94534);return k=function(){return E},E}function P(){const E=p(3463);return P=function(){
return E},E}function R(){const E=p(97018);return R=function(){return E},E}function g(){const E=p(95132);return g=function(){
return E},E}function v(){const E=p(23213);return v=function(){return E},E}const O=r.MAX_BYTES=1024*1024,f=1e3;function a(E,I){
const{text:N,complete:A}=(0,k().decodeUtf8)(I),M=new(k()).Source(E.path,N),j=(_,D=0)=>l(E,_,M,D);if(!A)return j("it is n\
ot UTF-8",N.length);try{const _=[],D=(0,w().parseTree)(N,_,{allowTrailingComma:!0}),[F]=_;if(F!==void 0)return j(n((0,w().
printParseErrorCode)(F.error)),F.offset);if(D===void 0)return j("it is empty");const H=h(D,E.format);if(H.length>f){const U={
detail:`more than ${f} commands`},W=(0,g().finding)("too-many",U,{location:M.location(0)});return{...E,entries:[],secrets:[],
broken:W}}const G=H.map(U=>t(U,M));return{...E,entries:G,secrets:T(M)}}catch(_){if(!(_ instanceof RangeError))throw _;return j(
"its brackets are nested too deeply")}}function l(E,I,N=new(k()).Source(E.path,""),A=0){const{path:M}=E,j=(0,g().finding)(
"agent-file-broken",{path:M,detail:I},{location:N.location(A)});return{...E,entries:[],secrets:[],broken:j}}function n(E){
return E.replace(/\B[A-Z]/g,I=>` ${I}`).toLowerCase()}function h(E,{places:I}){const N=I.flatMap(A=>{const M=C(E,A).map(
D=>o(D)==="wrong"?{...D,isWrong:!0}:D),j=M.filter(D=>o(D)!=="other"),_=({node:D})=>A.startsOthers&&"dependsOn"in b(D);return j.
some(_)?M:j});return[...new Map(N.map(A=>[A.node,A])).values()]}function o({node:E,isWrong:I,place:{only:N}}){if(I)return"\
wrong";const A=N&&u((0,w().getNodeValue)(E),N.field);return N?.values.some(_=>d(_)===d(A))??!0?"own":A===void 0||N?.values.
some(_=>typeof _==typeof A)?"other":"wrong"}function d(E){return typeof E=="string"?E.toLowerCase():E}function u(E,I){const N=I===
""?[]:I.split("/"),A=(M,j)=>(0,P().isMapping)(M)?M[j]:M===void 0?M:null;return N.reduce(A,E)}const c=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
e=/"(?:reveal|showOutput)":"never"/i;function t(E,I){const{node:N,chain:A,isWrong:M,place:j}=E,{form:_,inherits:D=[]}=j,
F=(0,w().getNodeValue)(N),H=A.slice(0,1).flatMap(J=>D.flatMap(z=>L(J,z))),G=Object.fromEntries(H.map(([J,z])=>[J,(0,w().
getNodeValue)(z)])),U=(0,P().isMapping)(F)?{...G,...F}:F,W=M?[v().UNREAD]:(0,v().readValue)(_,U),K=(0,P().isMapping)(U)&&
_!=="command",B=Object.entries(K?U:{}).filter(([J])=>!c.test(J)),Z=e.test(JSON.stringify([G,F])),V=W.map(v().textOf).filter(
J=>J!=="");return{commands:W,form:_,event:s(M?(0,w().getNodePath)(N).join(".")||"the whole file":m(E)),shown:s(V.join(" \
; ")||(JSON.stringify(F)??"")),content:(0,y().canonicalize)([Z,K?Object.fromEntries(B):U??null]),isHidden:Z,location:I.location(
N.offset,N.offset+N.length)}}const i=1e3;function s(E){const I=(0,R().redact)(E).text.replace(/\s+/g," ").trim();return I.
length>i?`${I.slice(0,i)}\u2026`:I}function m({names:E,chain:I,place:{at:N,event:A,detail:M=""}}){const j=(A??N).replaceAll(
"/",".").replace("{0}",()=>E[0]||'""'),D=I.flatMap(F=>L(F,M)).at(-1)?.[1].value;return typeof D=="string"&&D!==""?`${j} \
(${D})`:j}function b(E){return E.type==="object"?(0,w().getNodeValue)(E):{}}const S=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;
function $(E){const I=/\d/.test(E)&&/[A-Za-z]/.test(E)&&new Set(E).size>=8;return E.length>=12&&I&&!S.test(E)}function T(E){
const{text:I,path:N}=E;return(0,R().redact)(I).redactions.flatMap(({kind:A,start:M,end:j})=>{const _=I.slice(M,j),D=E.location(
M,j),F=(0,g().finding)("agent-file-secret",{path:N,kind:A},{location:D});return $(_)?[{value:_,finding:F}]:[]})}function C(E,I){
const N=[];let A=[{place:I,node:E,names:[],chain:[E]}];for(const M of I.at.split("/"))A=A.flatMap(j=>{const{node:_,names:D,
chain:F}=j,H=_.type==="array"&&M==="*";_.type!=="object"&&!H&&N.push({...j,isWrong:!0});const G=M==="*"&&D.length===0;return L(
_,M).filter(([U])=>!G||I.names?.test(U)!==!1).map(([U,W])=>({place:I,node:W,names:M==="*"?[...D,U]:D,chain:[...F,W]}))});
return[...A,...N]}function L({type:E,children:I=[]},N){return E==="array"&&N==="*"?I.map((A,M)=>[`${M+1}`,A]):E!=="objec\
t"?[]:I.flatMap(({children:[A,M]=[]})=>M&&(N==="*"||A?.value===N)?[[String(A?.value),M]]:[])}},23213:function(x,r,p){Object.
defineProperty(r,"__esModule",{value:!0}),r.UNREAD=void 0,r.readValue=P,r.textOf=a;function y(){const n=p(3463);return y=
function(){return n},n}function w(){const n=p(36773);return w=function(){return n},n}const k=r.UNREAD={unread:"it is not\
 in the documented form"};function P(n,h){return n==="setting"?[]:n!=="command"?(0,y().isMapping)(h)?v(h):[k]:((0,y().isMapping)(
h)?Object.values(h):[h]).map(o=>typeof o=="string"?{shell:o}:R(o)?{argv:o}:k)}function R(n){return Array.isArray(n)&&n.every(
h=>typeof h=="string")}const g=["windows","osx","linux","commandWindows","command_windows"];function v(n){const h=g.map(
d=>n[d]).map(d=>typeof d=="string"?{command:d}:d).filter(d=>(0,y().isMapping)(d)&&d.command!==void 0);return[...n.command===
void 0&&(h[0]??n.dependsOn)?[]:[{}],...h].flatMap(d=>O({...n,...d}))}function O(n){const{type:h,script:o,command:d,args:u=[],
headersHelper:c}=n,e=typeof c=="string"?[{shell:c}]:[],i=[n.url,n.httpUrl,n.serverUrl].find(_=>typeof _=="string");if(d===
void 0&&i!==void 0)return[...e,{address:i}];const s=h==="npm"&&d===void 0,m=Array.isArray(u)?u.map(f):[void 0],b=s?["npm",
"run",o]:[f(d),...m];if(!R(b))return[k];const[S="",...$]=b,C=($.length===0?/^$|[\s|;&$()<>`'"]/.test(S):h==="shell")?{shell:[
S,...$.map(l)].join(" ")}:{argv:b},{cwd:L,env:E,shell:I}=(0,y().isMapping)(n.options)?n.options:n,N=(0,y().isMapping)(I)?
[I.executable,I.args??[]].flat():[],A=Object.values((0,y().isMapping)(E)?E:{}).filter(_=>typeof _=="string"),M=typeof L==
"string"?{directory:L}:{},j=R(N)&&N.length>0?[{argv:N}]:[];return[{...C,...M,environment:A},...j,...e]}function f(n){return(0,y().
isMapping)(n)?n.value:n}function a(n){return"argv"in n?n.argv.map(l).join(" "):"unread"in n?"":"shell"in n?n.shell:n.address}
function l(n){return/^[\w@%+=:,./${}-]+$/.test(n)?n:(0,w().singleQuoted)(n)}},69024:function(x,r,p){Object.defineProperty(
r,"__esModule",{value:!0}),r.meansOf=R;function y(){const g=p(97018);return y=function(){return g},g}function w(){const g=p(
36773);return w=function(){return g},g}const k={file:({name:g,change:v})=>`it runs \`${g}\`${v===void 0?"":`, which this\
 change ${v==="added"?"adds":"edits"}`}`,npm_script:({name:g,change:v})=>`it runs the script \`${g}\` of package.json${v?
", which this change edits":""}`,missing:({name:g})=>`it runs \`${g}\`, which is not in the commit`,outside:({name:g})=>`\
it runs \`${g}\`, which is outside of the repository`,package:({name:g,isExact:v})=>v?`it fetches \`${g}\``:`it fetches \
\`${g}\` without an exact version`,inline:({name:g})=>`it has code for \`${g}\` in one line`,download:({name:g})=>g,address:({
name:g})=>`it connects to \`${g}\``,program:()=>{},unread:({name:g})=>`it could not be read: ${g}`},P=4;function R(g){const v=g.
flatMap(f=>{const a=(0,y().redact)(f.name).text;return k[f.kind]({...f,name:a})??[]}),O=g.filter(({kind:f})=>f==="progra\
m").map(({name:f})=>f);return v.length===0&&O.length>0?[`it runs ${(0,w().inCode)(O.slice(0,P))} of the machine`]:v.length>
P?[...v.slice(0,P),`and ${v.length-P} more`]:v}},1395:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.
NEEDS_PERSON=void 0,r.approvalDigest=O,r.boundFiles=g,r.changedSince=n,r.groupDigest=f,r.judgedHead=o,r.weakensGate=c;function y(){
const e=p(77598);return y=function(){return e},e}function w(){const e=p(57975);return w=function(){return e},e}function k(){
const e=p(41330);return k=function(){return e},e}function P(){const e=p(97247);return P=function(){return e},e}function R(){
const e=p(32854);return R=function(){return e},e}async function g(e,t,i=new Set){const s=t.length===0?()=>!1:(0,k().default)(
[...t],{dot:!0,nonegate:!0}),b=[...e.files()].filter(({path:S})=>(0,R().isWithin)(S,".github")||i.has(S)||!s(S)).map(async S=>[
S.path,await v(e,S)]);return new Map(await Promise.all(b))}async function v(e,{path:t,kind:i,oid:s}){if(s!==void 0)return`${i}\
 ${s}`;const m=i==="symlink"?e.readlink(t)??"":await e.read(t);return`${i} ${(0,y().createHash)("sha256").update(m).digest(
"hex")}`}function O(e){const{files:t,baseRef:i,plansDigest:s,policyDigest:m,weakened:b}=e,S=[...t].sort(([$],[T])=>$<T?-1:
1);return a([i,s,m,S,b])}function f(e){return e.length>1?a([...e].sort()):e[0]}function a(e){return`sha256:${(0,y().createHash)(
"sha256").update(JSON.stringify(e)).digest("hex")}`}const l=3;function n(e,t){const i=[...new Set([...e.files.keys(),...t.
files.keys()])].filter(s=>e.files.get(s)!==t.files.get(s)).sort();return i.length>0?`${h(i)} ${i.length===1?"has":"have"}\
 changed`:e.plansDigest!==t.plansDigest?"the commands that would run have changed":(0,w().isDeepStrictEqual)(e.weakened,
t.weakened)?void 0:"what weakens the gate has changed"}function h(e){const t=e.slice(0,l).map(m=>`\`${m}\``),i=e.length-
t.length,s=i>0?`${i} more ${i===1?"file":"files"}`:t.pop();return t.length===0?`${s}`:`${t.join(", ")} and ${s}`}async function o(e,t,{
policy:i,digest:s},m){const{genes:b,plansDigest:S}=e,$=e.findings.filter(({rule:E})=>u.has(E)).map(({args:E,location:I})=>[
I?.path??"",JSON.stringify(E)]),T=(0,P().isOfChange)(e)?e.agentFiles.flatMap(d):[],C=new Set([...$.map(([E])=>E),...T]);
return{subject:{files:await g(t,i.approvals.unaffected_by,C),baseRef:m,plansDigest:S,policyDigest:s,weakened:$},genes:b,
weakensGate:c(e)}}function d({file:{path:e},entries:t}){const i=t.flatMap(s=>s.targets);return[e,...i.flatMap(({kind:s,name:m})=>s===
"file"?[m]:[])]}const u=r.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function c({findings:e}){return e.
some(({rule:t})=>u.has(t))}},28894:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.MAX_LOG_BYTES=void 0,
r.continuationOf=f,r.countLines=d,r.hasRecords=a,r.isAuditLog=R,r.recordsOf=l;function y(){const u=p(84831);return y=function(){
return u},u}function w(){const u=p(32854);return w=function(){return u},u}const k=["assets/gep/events.jsonl",".evolver/g\
ep/events.jsonl"],P=r.MAX_LOG_BYTES=128*1024*1024;function R(u){return(0,y().mayBeSpelled)(u,"events.jsonl")&&k.some(c=>(0,w().
isWithinAnywhere)(u,c))}const g=10,v=13,O=new Set([32,9,g,v]);function f(u,c){const e=l(u),t=l(c);let i=0;for(let s=e.next().
value;s;){const m=e.next().value,b=t.next().value;if(!b||!h(s.bytes,b.bytes,m===void 0))return{kind:"rewritten",line:s.line};
i=b.end,s=m}return{kind:"appended",from:i}}function a(u){return l(u).next().value!==void 0}function*l(u){let c=0;for(let e=0;e<
u.length;){const t=u.indexOf(g,e),i=t<0?u.length:t,s=u.subarray(e,i);e=Math.min(i+1,u.length),c+=1,n(s)||(yield{bytes:s,
line:c,end:e})}}function n(u){for(const c of u)if(!O.has(c))return!1;return!0}function h(u,c,e){return e?o(u).equals(o(c)):
u.equals(c)}function o(u){return u.at(-1)===v?u.subarray(0,-1):u}function d(u,c){let e=0;for(let t=u.indexOf(g);t>=0&&t<
c;t=u.indexOf(g,t+1))e+=1;return e}},27928:function(x,r){Object.defineProperty(r,"__esModule",{value:!0}),r.SEED_HASHES=
void 0;const p=r.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"1.14.0","62\
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
4235dd52c":"1.89.20"}},36093:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.activatedSeeds=v,r.seedRelease=
R;function y(){const O=p(77598);return y=function(){return O},O}function w(){const O=p(23404);return w=function(){return O},
O}function k(){const O=p(64385);return k=function(){return O},O}function P(){const O=p(27928);return P=function(){return O},
O}function R({value:O,envelope:f}){if(f===void 0)return P().SEED_HASHES[(0,y().hash)("sha256",(0,w().canonicalize)(O)).slice(
0,32)]}const g=/\.seed\.json$/;function v({head:O,base:f,untouched:a},l){const n=(u,c)=>u.filter(({path:e})=>g.test(e)===
c).flatMap(({assets:e})=>e).filter(({type:e,value:t})=>e==="Gene"&&(0,k().declaredId)(t)!==void 0),h=new Set(n(f,!0).map(
({id:u})=>u));if(h.size===0)return[];const o=new Set(n([...f,...a],!1).map(({id:u})=>u)),d=new Set(l.map(({asset:u})=>u));
return n(O,!1).filter(u=>h.has(u.id)&&!o.has(u.id)&&!d.has(u))}},68450:function(x,r,p){Object.defineProperty(r,"__esModu\
le",{value:!0}),r.commonRoot=g,r.packagesAbove=O,r.storeOf=R;function y(){const a=p(76760);return y=function(){return a},
a}function w(){const a=p(39491);return w=function(){return a},a}function k(){const a=p(32854);return k=function(){return a},
a}function P(){const a=p(59542);return P=function(){return a},a}function R(a,{policy:l,tree:n,base:h}){const[o]=l.stores.
map(({path:c,root:e})=>({path:(0,k().normalise)(c)??"",root:(0,k().normalise)(e)??""})).filter(({path:c})=>(0,k().isWithin)(
a,c)).sort((c,e)=>e.path.length-c.path.length),d=y().posix.dirname(a).replace(/^\.$/,"");if(o!==void 0)return{path:d,root:o.
root,named:!0};const u=[h,n].find(c=>c?.stat(d)?.kind==="directory");return{path:d,root:(u&&O(u,d)[0])??""}}function g(a,l){
const n=new Set([...a].map(o=>R(o,l).root)),[h=""]=n;return n.size===1?h:""}const v=(0,P().perTree)(()=>new Map);function O(a,l){
const n=v(a).get(l)??f(a,l);return v(a).set(l,n),n}function f(a,l){return[...new Set([l,...(0,w().foldersAbove)(l).reverse(),
""])].filter(h=>a.stat(y().posix.join(h,"package.json"))!==void 0)}},97247:function(x,r){Object.defineProperty(r,"__esMo\
dule",{value:!0}),r.isOfChange=p;function p(y){return"files"in y}},85475:function(x,r,p){Object.defineProperty(r,"__esMo\
dule",{value:!0}),r.asHubHashes=c,r.assetIdOf=n,r.contentHash=d,r.hashFindings=a,r.identityFindings=O,r.isMissingIdentity=
f,r.matchContentHash=v,r.unhashedFields=e;function y(){const t=p(23404);return y=function(){return t},t}function w(){const t=p(
27199);return w=function(){return t},t}function k(){const t=p(36093);return k=function(){return t},t}function P(){const t=p(
95132);return P=function(){return t},t}function R(){const t=p(94377);return R=function(){return t},t}const g=new Set(["G\
ene","Capsule","EvolutionEvent"]);function v(t){const{type:i,value:s}=t,m=s.asset_id;return m===d(t.value)?"content":i===
"Capsule"&&m===d(c(s))?"hub":typeof m=="string"&&(0,R().asEngineHashed)(s)?"engine":void 0}function O(t,i){const{type:s,
value:m}=t;if(!g.has(s))return a(t,i);const b=l(t,i),S=(0,w().placeOf)(t),$=m.asset_id===void 0?d(t.value):void 0;return[
...m.schema_version===void 0?[(0,P().finding)("schema-version-missing",b,S)]:[],...$===void 0?a(t,i):[(0,P().finding)("c\
ontent-hash-missing",{...b,expected:$},S)]]}function f({rule:t}){return t==="schema-version-missing"||t==="content-hash-\
missing"}function a(t,i,s=!1,m){const{value:b}=t;if(b.asset_id===void 0||v(t)!==void 0)return[];const S=d(t.value),$=(0,R().
otherHashForm)(t),T=(0,k().seedRelease)(t),L=$==="created"||T!==void 0?"notice":(0,R().hasOnlyLearned)(t,m)?"warning":"e\
rror",E=i==="author"?"error":L,I={...(0,w().placeOf)(t,["asset_id"]),severity:E},N={...l(t,i),expected:S,...$&&{form:$},
...T&&{seed:T}},A=s&&E!=="notice"&&i==="fix"?h(t,S):void 0;return[{...(0,P().finding)("content-hash-mismatch",N,I),...A&&
{edit:A}}]}function l({type:t,id:i},s){return{type:t,id:i,fixable:s==="fix",...s==="author"&&{foreign:!0}}}function n(t){
const{asset_id:i}=t.value;return typeof i=="string"&&v(t)!==void 0?i:d(t.value)}function h({type:t,path:i,pointer:s,value:m},b){
const{asset_id:S,...$}=m;if(!(typeof S!="string"||Object.values($).some(o))&&v({type:t,value:{...$,asset_id:b}})!==void 0)
return{path:i,pointer:(0,w().pointerText)([...s,"asset_id"]),old:S,new:[b],fix:!0}}function o(t){return typeof t!="objec\
t"||t===null?!1:Object.hasOwn(t,"asset_id")||Object.values(t).some(o)}function d(t){return(0,y().computeAssetId)(t)??""}
const u=["notes","details"];function c(t){const{outcome:i}=t;if(!(0,w().isJsonObject)(i))return t;const{notes:s,details:m,
...b}=i;return{...t,outcome:b}}function e(t){const{outcome:i}=t.value;return v(t)!=="hub"||!(0,w().isJsonObject)(i)?[]:u.
filter(s=>Object.hasOwn(i,s)).map(s=>`outcome.${s}`)}},94377:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),
r.asEngineHashed=R,r.hasOnlyLearned=v,r.hashDigits=f,r.otherHashForm=k;function y(){const a=p(23404);return y=function(){
return a},a}function w(){const a=p(27199);return w=function(){return a},a}function k({value:a}){const l=typeof a.asset_id==
"string"?f(a.asset_id):void 0,n=d=>(0,y().computeAssetId)(d)===`sha256:${l}`;return n(a)?"unprefixed":a.type==="Gene"&&a.
epigenetic_marks!==void 0&&n({...O(a),epigenetic_marks:[]})?"created":void 0}const P={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function R(a){const n=P.Capsule.filter(o=>a.type==="Capsule"&&!(o in a)).reduce((o,d)=>o.flatMap(u=>[
u,{...u,[d]:null}]),[{}]);return[a,g(a)].flatMap(o=>n.map(d=>({...o,...d}))).find(o=>(0,y().computeAssetId)(o)===a.asset_id)}
function g(a){if(Array.isArray(a))return a.map(g);if(!(0,w().isJsonObject)(a))return a;const l=Object.entries(a).map(([n,
h])=>{const o=g(h),[d]=P.env_fingerprint,u=n==="env_fingerprint"&&(0,w().isJsonObject)(o)&&!(d in o);return[n,u?{...o,[d]:null}:
o]});return Object.fromEntries(l)}function v({value:a},l){if(a.type!=="Gene"||l===void 0)return!1;const[n,h]=[a,l.value].
map(o=>{const{schema_version:d,asset_id:u,...c}=O(o);return(0,y().canonicalize)(c)});return n===h}function O(a){const{epigenetic_marks:l,
learning_history:n,anti_patterns:h,...o}=a;return o}function f(a){const l=a.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(l)?l:void 0}},23678:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.whyUnreadable=
P;function y(){const R=p(93028);return y=function(){return R},R}const w=2e5,k=2e3;async function P(R,g){const{kind:v,size:O=0}=R.
stat(g)??{};if(!(0,y().isRegular)(v))return;if(O>w)return`has ${O} bytes`;const f=(await R.read(g)).toString("utf8").split(
`
`),a=f.findIndex(l=>l.length>k);return a<0?void 0:`has ${f[a]?.length} characters on line ${a+1}`}},41551:function(x,r){
Object.defineProperty(r,"__esModule",{value:!0}),r.findKnown=w,r.knownForms=y,r.reachOfKnown=R,r.secretsOf=u;const p=12;
function y(e){const t=[...new Set(e.flatMap(v))],i=t.map(s=>s.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(i)].
filter(s=>s.length>=p)}}function w(e,{exact:t,squeezed:i}){const s=t.flatMap(S=>k(e,S,$=>$));if(i.length===0||!/\s/.test(
e))return s;const{text:m,at:b}=P(e);return[...s,...i.flatMap(S=>k(m,S,$=>b[$]??0))]}function k(e,t,i){const s=[];for(let m=e.
indexOf(t);m>=0;m=e.indexOf(t,m+t.length))s.push({kind:"secret",start:i(m),end:i(m+t.length-1)+1});return s}function P(e){
const t=new Uint32Array(e.length),i=[];let s=0;for(const{0:m,index:b}of e.matchAll(/\S+/g)){for(let S=0;S<m.length;S+=1)
t[s+S]=b+S;s+=m.length,i.push(m)}return{text:i.join(""),at:t}}function R({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}
const g=4;function v(e){const t=Buffer.from(e),i=O(e),s=encodeURIComponent(t.toString()),m=t.toString("hex"),b=[e,...e.split(
/\r?\n/),i,i.replaceAll("/","\\/"),O(i),...f(s),m,m.toUpperCase(),...[0,1,2].flatMap(S=>a(t,S))];return[...new Set(b)].filter(
S=>S.trim().length>=g)}function O(e){return JSON.stringify(e).slice(1,-1)}function f(e){const t=e.replace(/[!'()*]/g,i=>`\
%${i.charCodeAt(0).toString(16).toUpperCase()}`);return[e,t].flatMap(i=>{const s=i.replace(/%../g,m=>m.toLowerCase());return[
i,s,i.replaceAll("%20","+"),s.replaceAll("%20","+")]})}function a(e,t){const i=Buffer.concat([Buffer.alloc(t),e]).toString(
"base64"),s=Math.ceil(t*8/6),m=Math.floor((t+e.length)*8/6),b=i.slice(s,m);return[b,b.replaceAll("+","-").replaceAll("/",
"_")]}const l=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
n=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,h=/^(?:[\\/~]|[A-Za-z]:[\\/])/,o=8,d=/^[A-Za-z][a-z]{0,9}$/;function u(e){
const t=Object.entries(e).flatMap(([i,s])=>s!==void 0&&l.test(i)&&c(i,s)?[s]:[]);return[...new Set(t)]}function c(e,t){return t.
length<o||d.test(t)?!1:!(n.test(e)&&h.test(t))}},97018:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),
r.redact=P,r.redactForms=R;function y(){const s=p(41551);return y=function(){return s},s}function w(){const s=p(83377);return w=
function(){return s},s}function k(s){return w().TOKEN_SHAPES.flatMap(([m,b])=>Array.from(s.matchAll(b),({indices:S})=>{const[
$,T]=S?.[1]??S?.[0]??[0,0];return{kind:m,start:$,end:T}}))}function P(s,m=[]){return R(s,(0,y().knownForms)(m))}function R(s,m){
const b=[...(0,y().findKnown)(s,m),...k(s),...o(s)].sort((C,L)=>C.start-L.start||L.end-C.end),S=[];for(const C of b){const L=S.
at(-1);L===void 0||C.start>=L.end?S.push(C):C.end>L.end&&S.splice(-1,1,{...L,end:C.end})}let $="",T=0;for(const{kind:C,start:L,
end:E}of S)$+=`${s.slice(T,L)}[redacted ${C}]`,T=E;return{text:$+s.slice(T),redactions:S}}const g="(?<name>pass(?:word|w\
d|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",v="[ \\t]{0,8\
}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",f=`\\\\{0,3}["']`,a=new RegExp(
`${g}(?:${f})?${v}${f}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),l=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,
"dgi"),n=new RegExp(`${g}${O}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),h=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,\
8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function o(s){return[...d(s,a,({name:m,value:b,next:S})=>/["'\\]/.test(
S)&&!e(m,b)),...d(s,l,({value:m,next:b})=>!t(m,b)),...d(s,n,({value:m,next:b})=>i(m)&&!t(m,b)),...d(s,h,({value:m,next:b})=>i(
m)&&!t(m,b))]}function d(s,m,b){return Array.from(s.matchAll(m)).flatMap(({groups:S={},indices:$})=>{const{name:T="",value:C=""}=S,
[L,E]=$?.groups?.value??[0,0],I={name:T,value:C,next:s.charAt(E)};return c(T,C)||!b(I)?[]:[{kind:"named secret",start:L,
end:E}]})}const u=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function c(s,m){return u.test(m)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(m)?!0:/^[\d.:_-]+$/.test(m)&&!/^p/i.test(s)}
function e(s,m){return/token|key/i.test(s)&&/^[A-Za-z][a-z]{0,15}$/.test(m)}function t(s,m){return m!==""&&"([{".includes(
m)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(s)}function i(s){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(s)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(s)?!1:/\d/.test(s)?/[a-z]/i.test(s):s.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(s)}},83377:function(x,r){Object.defineProperty(r,"__esModule",{value:!0}),r.
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
`,y=new RegExp(`\\b(?:${p.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),w=r.TOKEN_SHAPES=
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
6163:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.dangerIn=l;function y(){const o=p(76760);return y=
function(){return o},o}function w(){const o=p(58067);return w=function(){return o},o}function k(){const o=p(81413);return k=
function(){return o},o}function P(){const o=p(20630);return P=function(){return o},o}function R(){const o=p(37866);return R=
function(){return o},o}const g=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwrites file\
s or disks":"dd",downloads:"aria2c curl wget","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","a\
cts as another user":"doas su sudo","reads the environment":"printenv"}).flatMap(([o,d])=>d.split(" ").map(u=>[u,o]))),v=2,
O=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
f=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
a={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function l(o){if(O.test(o))return"names a \
file that is made for secrets";const d=f.test(o)?Object.entries(a).find(([,e])=>e.test(o)):void 0;if(d!==void 0)return`${d[0]}\
 in inline code`;const u=(0,k().readShellText)(o),[c]=(0,w().findDangers)(u);return c?w().DOES[c.name]:n(u)}function n(o,d=0){
for(const{words:u,pipedFrom:c}of(0,k().everyCommand)(o)){const[e,...t]=u;if(e===void 0)continue;const i=y().posix.basename(
e.text);if(g.has(i))return h(i);if((0,P().isShell)(i)&&(c!==void 0||t.length===0))return`has \`${i}\` run whatever it rea\
ds`;if(!(i!=="find"&&!(0,R().startsOthers)(i)))for(const{text:s}of t){const m=y().posix.basename(s);if(g.has(m))return h(
m);const S=d<v&&/\s/.test(s)?n((0,k().readShellText)(s),d+1):void 0;if(S!==void 0)return S}}}function h(o){return`${g.get(
o)} with \`${o}\``}},41431:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.judgeReading=a,r.judgeRiskAlone=
n,r.unjudged=h;function y(){const s=p(39763);return y=function(){return s},s}function w(){const s=p(95132);return w=function(){
return s},s}function k(){const s=p(6163);return k=function(){return s},s}function P(){const s=p(83747);return P=function(){
return s},s}function R(){const s=p(46121);return R=function(){return s},s}function g(){const s=p(8737);return g=function(){
return s},s}function v(){const s=p(92890);return v=function(){return s},s}function O(){const s=p(14111);return O=function(){
return s},s}const f=new Set("target-writes tool-writes dry-run writes_files".split(" "));function a(s,m,b){const S=(0,g().
findProblems)(s),$=E=>i[E](s,S,b),T=$("evolver"),C=$("validator"),L={evolver:T,validator:C}[m]??$(m);return o(s,m,L,{evolver:T,
validator:C})}function l(s,m){const b=m.find(({rule:$})=>$==="validator-newer");return{"1.94":s,newer:b?{verdict:"block",
reason:b}:s}}function n(s,m,b){const S={findings:t((0,g().findProblems)(s))},$={evolver:S,validator:S};return o(s,"curat\
ed",(0,P().judgeRisk)(m,b),$)}function h(s,m,b){const S=typeof s=="string"?s:"",$=[(0,w().notJudged)(`the command \`${S}\
\``,b)];return o({command:S,words:[],assignments:[],argv:null,targets:[],problems:[]},m,{findings:$},{evolver:{findings:$},
validator:{findings:$}})}function o(s,m,b,S){const $=d(s,t(b.findings)),T=u($),C=E=>E===b?T:u(t(E.findings)),L=C(S.validator);
return{reading:s,verdict:T.verdict,risk:b.risk??e(T.verdict,$),confirmation:b.confirmation??"standard",findings:$,profiles:{
evolver:C(S.evolver),validator:L,[m]:T},validators:l(L,S.validator.findings)}}function d({command:s},m){const b=m[0]?.severity===
"error"?(0,k().dangerIn)(s):void 0;return b===void 0?m:m.map(S=>S.severity==="error"?{...S,harm:"danger",danger:b}:S)}function u(s){
const m=c(s),[b]=s;if(m==="block"&&b)return{verdict:m,reason:b};const S=s.find(({rule:$})=>$==="validator-empty-folder");
return S?{verdict:m,remark:S}:{verdict:m}}function c(s){return s.some(({severity:b})=>b==="error")?"block":s.some(({severity:b,
rule:S})=>b==="warning"&&S!=="experimental_mode")?"warn":"allow"}function e(s,m){return s==="block"?"dangerous":m.some(({
rule:b})=>f.has(b))?"write":"safe"}function t(s){return y().SEVERITIES.flatMap(m=>s.filter(({severity:b})=>b===m))}const i={
evolver:R().evolver,validator:v().validator,curated:P().curated,workspace:O().workspace}},4378:function(x,r,p){Object.defineProperty(
r,"__esModule",{value:!0}),r.Judge=void 0;function y(){const f=p(68450);return y=function(){return f},f}function w(){const f=p(
51951);return w=function(){return f},f}function k(){const f=p(41115);return k=function(){return f},f}function P(){const f=p(
54244);return P=function(){return f},f}function R(){const f=p(34482);return R=function(){return f},f}function g(){const f=p(
41431);return g=function(){return f},f}const v=4e3;class O{terms;context;clock;#n=new Map;#e=new Map;constructor(a,l,n){
this.terms=a,this.context=l,this.clock=n}static by(a){const l=(0,R().contextIn)(a,{});return new O(a,l,a.clock??new(P()).
AuditClock(a.signal))}with(a){const l={...this.terms,...a},n=(0,R().contextIn)(l,this.context.proposal);return new O(l,n,
this.clock)}proposed(a){return new O(this.terms,(0,R().contextIn)(this.terms,a),this.clock)}storeOf(a){const{cwd:l}=this.
terms,n=(0,y().storeOf)(a,this.terms);return l===void 0?n:{...n,root:l}}forFile(a){return this.startingIn(this.storeOf(a).
root)}startingIn(a){if(a===(this.terms.cwd??""))return this;const l=this.#e.get(a)??this.with({cwd:a});return this.#e.set(
a,l),l}command(a){const l=this.#n.get(a);if(l!==void 0)return l;const n=this.#s(a);this.#n.set(a,n);const[h]=this.#n.keys();
return this.#n.size>v&&this.#n.delete(h),n}async risk(a,l){return(0,g().judgeRiskAlone)(await this.#t(l),a,this.context)}async#s(a){
const{profile:l}=this.terms.policy;try{return(0,g().judgeReading)(await this.#t(a),l,this.context)}catch(n){return(0,g().
unjudged)(a,l,n)}}async#t(a){const{tree:l,base:n,changed:h,cwd:o="",policy:d}=this.terms,{clock:u}=this,c=(0,k().programTerms)(
d),e={...l&&{tree:l},...n&&{base:n},changed:h,cwd:o,programs:c,clock:u};return await u.tick(),(0,w().readCommand)(a,e)}}
r.Judge=O},46121:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.evolver=void 0;function y(){const g=p(
41115);return y=function(){return g},g}function w(){const g=p(83747);return w=function(){return g},g}const k=(g,v,O)=>{const f=g.
words[0]?.text;if(g.invocation===void 0&&f&&(0,y().isNamedCurated)(f,O.policy))return(0,w().curated)(g,v,R(O));const a=P(
g,v);return{findings:v,...a&&{risk:a}}};r.evolver=k;function P({invocation:g},v){const O=g?.family?.data.risk;return v.some(
({severity:a})=>a==="error")||O==="safe"?void 0:O}function R(g){const{policy:v}=g,O=v.allowed_roots.length>0?v.allowed_roots:
["."];return{...g,policy:{...v,allowed_roots:O}}}},92890:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),
r.validator=void 0;function y(){const n=p(95132);return y=function(){return n},n}const w=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
k={"1.94":{refused:w,information:new Set(["--version","--help","--v8-options"])},newer:{refused:w,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},P=(n,h)=>{const o=[...h,...f(n,k["1.94"])];if(R(o))return{
findings:o};const d=f(n,k.newer).slice(0,1).map(v);return{findings:[...o,...d,...g(n)]}};r.validator=P;function R(n){return n.
some(({severity:h})=>h==="error")}function g({invocation:n}){const h=n?.operands[0],o=n&&O(n,k["1.94"]);return h===void 0||
o?[]:[(0,y().finding)("validator-empty-folder",{script:h.text},{span:h.span})]}function v({args:{flag:n=""},span:h}){return(0,y().
finding)("validator-newer",{refused:String(n)},h&&{span:h})}function O({flags:n},{information:h}){return n.some(({name:o})=>h.
has(o))}function f(n,h){const{words:o,invocation:d,command:u}=n,[c,...e]=o;if(c===void 0)return[];if(c.text!=="node")return[
(0,y().finding)("validator-program",{program:c.text},{span:c.span})];const t=e.filter(({text:b})=>h.refused.test(b)).map(
({text:b,span:S})=>{const $=d?.operands[0],T=$&&$.span.start<S.start?"script":"node";return(0,y().finding)("validator-fl\
ag",{flag:b,of:T},{span:S})});t.push(...a(d,h),...l(u,h));const i=d!==void 0&&O(d,h),s=d?.flags.some(({name:b})=>b==="--\
test")===!0;return(d?.operands[0]===void 0||s)&&!i&&t.push((0,y().finding)("validator-script",{},{span:c.span})),t}function a(n,{
options:h,information:o}){if(n===void 0||h===void 0)return[];const{flags:d,operands:u}=n,[c]=d;if(d.length===1&&u.length===
0&&o.has(c?.name??""))return[];const t=({written:i,span:s})=>(0,y().finding)("validator-flag",{flag:i,of:"node"},{span:s});
return d.filter(({name:i})=>!h.has(i)).map(t)}function l(n,{text:h}){const o=h?.exec(n);if(!o)return[];const d={start:o.
index,end:o.index+o[0].length};return[(0,y().finding)("validator-flag",{flag:o[0],of:"node"},{span:d})]}},16455:function(x,r,p){
Object.defineProperty(r,"__esModule",{value:!0}),r.editOf=g,r.withEdit=R,r.withEdits=P;function y(){const f=p(82606);return y=
function(){return f},f}function w(){const f=p(70023);return w=function(){return f},f}const k=new Set("checks-syntax-only\
 npm-script-missing only-prints target-missing workspace-missing".split(" "));async function P(f,a,l){if(f.every(({verdict:d})=>d===
"allow"))return f;const n=f.map(({reading:d})=>d.command),h=new(w()).ScriptStore(a),o=l?await(0,y().fixList)(n,h):[];return Promise.
all(f.map(async(d,u)=>{const{command:c}=d.reading;if(d.verdict==="allow"||c.length>y().LONGEST)return d;const e=o[u];return e?.
kind==="fixed"?O(d,g(c,e,h),h.judge):v(d,a)}))}async function R(f,a){const[l=f]=await P([f],a,!1);return l}function g(f,{
commands:a,scripts:l},n){const h=l.map(o=>n.pathOf(o)).flatMap(o=>{const d=n.textOf(o);return d===void 0?[]:[{path:o,text:d}]});
return{old:f,new:a,...h.length>0&&{files:h},fix:!0}}async function v(f,a){const{command:l}=f.reading,n=new(w()).ScriptStore(
a),h=await(0,y().rewriteCommand)(l,n,{rewrites:y().SUGGESTIONS,accepts:({findings:o})=>!o.some(({rule:d})=>k.has(d))});return h.
kind!=="fixed"?f:O(f,{...g(l,h,n),fix:!1},n.judge)}async function O(f,a,l){const{findings:n,verdict:h}=f,o=await Promise.
all(a.new.map(i=>l.command(i)));if(o.some(i=>i.verdict==="block"))return f;const d=new Set(n.map(({rule:i})=>i)),u=o.flatMap(
i=>i.findings).flatMap(({rule:i,severity:s})=>s==="notice"?[]:i),c=u.some(i=>!d.has(i));if(h==="warn"&&c)return f;const e=({
rule:i,severity:s})=>h==="block"?s==="error":!u.includes(i),t=n.find(e);return t===void 0?f:{...f,findings:n.map(i=>i===
t?{...i,edit:a}:i)}}},78816:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.CANNOT_FAIL=void 0,r.reasonOf=
g,r.reasons=void 0;function y(){const v=p(13580);return y=function(){return v},v}function w(){const v=p(95132);return w=
function(){return v},v}const k="Write a script by hand and run it with `node`.",P=r.CANNOT_FAIL="vacuous-code",R=r.reasons=
{cannotFail:()=>({id:P,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that f\
ails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The \
code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the\
 gene breaks something, and run it with `node`."}),codeNotMoved:v=>({id:"code-not-moved",message:`The code cannot be mov\
ed into a script: ${v}.`,title:"Code that cannot be moved into a script.",remedy:k}),dangerous:v=>({id:"dangerous-comman\
d",message:`The command ${v}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),noPlace:v=>({id:"\
no-place-for-script",message:`Scripts cannot be added to \`${v}\`: the path is not an ordinary directory.`,remedy:`Make \
\`${v}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the next\
 command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the scri\
pt."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:k}),dangles:(v,O)=>({
id:"reference-dangles",message:`It names a gene by \`${v}\`, which is now \`${O}\`.`,title:"References to hashes that ch\
ange.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"\
It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the findings by hand."}),
appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correc\
t event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewri\
tten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})};function g(v){return{
id:v.rule,title:(0,y().ruleOf)(v.rule)?.title,...(0,w().describe)(v)}}},82606:function(x,r,p){Object.defineProperty(r,"_\
_esModule",{value:!0}),r.SUGGESTIONS=r.LONGEST=void 0,r.fixList=u,r.rewriteCommand=l;function y(){const T=p(6163);return y=
function(){return T},T}function w(){const T=p(78816);return w=function(){return T},T}function k(){const T=p(50899);return k=
function(){return T},T}function P(){const T=p(41468);return P=function(){return T},T}function R(){const T=p(77463);return R=
function(){return T},T}function g(){const T=p(71570);return g=function(){return T},T}function v(){const T=p(2137);return v=
function(){return T},T}function O(){const T=p(36309);return O=function(){return T},T}const f=6,a=200;async function l(T,C,L={}){
return new n(C,L).rewrite(T,f)}class n{#n;#e;#s;#t=a;constructor(C,{rewrites:L=S,accepts:E=()=>!0}){this.#n=C,this.#e=L,
this.#s=E}async rewrite(C,L){this.#t-=1;const E=await this.#n.judge.command(C),{reading:I,verdict:N,findings:A}=E;if(N===
"allow")return{kind:"fine"};const M=(0,y().dangerIn)(C);if(M!==void 0&&N==="block")return{kind:"left",reason:w().reasons.
dangerous(M)};let j;for(const F of L>0&&this.#t>0?this.#e:[]){const H=await F(I,this.#n);if(H===void 0)continue;if("reas\
on"in H){j??=H.reason;continue}const G=await this.#r(H.commands,L-1),U=o(H,G);if(U.kind==="left")j??=U.reason;else return U}
const[_]=A,D=L===f||this.#s(E);return _===void 0||N==="warn"&&D?{kind:"fine"}:{kind:"left",reason:j??(0,w().reasonOf)(_)}}async#r(C,L){
const E=[];for(const I of C){if(E.some(h)||this.#t<=0)break;E.push(await this.rewrite(I,L))}return E}}function h(T){return T.
kind==="left"&&T.reason.id!==w().CANNOT_FAIL}function o(T,C){const L=C.find(h);if(L!==void 0)return L;const E=C.flatMap(
(N,A)=>{if(N.kind==="left")return[];const M=T.commands[A]??"";return N.kind==="fixed"?[N]:[{commands:[M],steps:[],scripts:[]}]}),
I=C.find(N=>N.kind==="left");return E.length===0||C.length<T.commands.length?I??{kind:"left",reason:w().reasons.tooLong()}:
{kind:"fixed",commands:E.flatMap(({commands:N})=>N),steps:[T.step,...I===void 0?[]:["command that only prints removed"],
...E.flatMap(({steps:N})=>N)],scripts:[...T.scripts??[],...E.flatMap(({scripts:N})=>N)]}}const d=r.LONGEST=16*1024;async function u(T,C){
const L=[];for(const N of T){const A=typeof N=="string"&&N.length<=d;L.push(A?await l(N,C):{kind:"fine"})}const E=new Set(
(await c(T,C)).flat()),I=await Promise.all(L.map(async N=>(N.kind==="fixed"?(await c(N.commands,C)).flat():[]).some(j=>!E.
has(j))?{kind:"left",reason:w().reasons.addsProblems()}:N));return t(T,await e(T,I,C))}function c(T,{judge:C}){return Promise.
all(T.map(async L=>{const{findings:E}=await C.command(L);return E.flatMap(({rule:I,severity:N})=>N==="notice"?[]:I)}))}async function e(T,C,L){
return C.some(b)&&(await Promise.all(C.map(async(I,N)=>{if(I.kind==="fixed")return!0;if(I.kind==="left")return!1;const{findings:A,
verdict:M}=await L.judge.command(T[N]);return M!=="block"&&!A.some(({rule:j})=>j==="only-prints")}))).includes(!0)?C.map(
I=>b(I)?i:I):C}function t(T,C){const L=new Set,E=new Set;return C.map((I,N)=>{const A=T[N];if(I.kind!=="fixed")return L.
add(A),E.has(A)?s:I;const M=I.commands.filter(j=>!L.has(j)&&L.add(j));for(const j of M)E.add(j);return M.length===I.commands.
length?I:{...I,commands:M,steps:[...I.steps,...s.steps]}})}const i=m("command that only prints removed"),s=m("repeated c\
ommand removed");function m(T){return{kind:"fixed",commands:[],steps:[T],scripts:[]}}function b(T){return T.kind==="left"&&
T.reason.id===w().CANNOT_FAIL}const S=[g().trimBlanks,k().moveCode,g().dropRedirection,g().dropUnread,g().splitConjunction,
g().findPrinter,R().dropLauncher,R().nameProgram,R().spellProgram,P().makeRelative],$=r.SUGGESTIONS=[...S,v().dropPreparation,
O().useWorkspace,v().requireEach,v().dropOutputFile,O().spellScript,v().passFlag,v().useInstalled,v().dropFlag,O().useNpm,
O().useNpx]},50899:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.moveCode=void 0;function y(){const n=p(
44670);return y=function(){return n},n}function w(){const n=p(78816);return w=function(){return n},n}function k(){const n=p(
70023);return k=function(){return n},n}function P(){const n=p(710);return P=function(){return n},n}const R=async(n,h)=>{
const o=f(n);if(o===void 0||"reason"in o)return o;const{scriptText:d}=await Promise.all([p.e(559),p.e(683)]).then(p.bind(
p,89683)),u=d(o.evaluation.code);if(typeof u!="string")return u;const c=await h.place(u);return c===void 0?{reason:w().reasons.
noPlace(k().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[o.evaluation.withScript(c)],scripts:[c]}};r.moveCode=
R;const g=["line-break","blank-padding","markup-injection"],v=new Set(["--eval","--print"]),O=/strip-types|transform-types|detect-module|^--test/;
function f(n){const{invocation:h,command:o,assignments:d}=n;if(h?.program!=="node")return;const u=h.flags.filter(({name:$})=>v.
has($));if(u.length===0)return;if(!a(n))return{reason:w().reasons.codeNotMoved("a shell would change it before `node` ge\
ts it")};const[c,...e]=u;if(c?.value===void 0||c.name!=="--eval"||e.length>0)return{reason:w().reasons.codeNotMoved("it \
is not one text, or its value is printed")};const t=h.flags.filter($=>$!==c),i=t.find($=>!l($));if(i!==void 0)return{reason:w().
reasons.codeNotMoved(`\`${i.written}\` changes how \`node\` runs it`)};const s=({start:$,end:T})=>o.slice($,T),m=h.passthrough.
at(-1),b=h.passthrough.slice(0,1).map(({span:$})=>s({start:$.start,end:m?.span.end??$.end})),S=[...d.map(({span:$})=>s($)),
"node"];return{evaluation:{code:c.value,withScript:$=>[...S,...t.map(({span:T})=>s(T)),$,...b].join(" ")}}}function a(n){
const{command:h,words:o,assignments:d}=n;if((0,P().isAmbiguous)(n,g))return!1;let u=0;for(const{span:c}of[...d,...o]){if(c.
start>u&&!/^[ \t]*$/.test(h.slice(u,c.start)))return!1;u=Math.max(u,c.end)}return/^[ \t]*$/.test(h.slice(u))}function l({
name:n}){return y().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!O.test(n)}},41468:function(x,r,p){Object.
defineProperty(r,"__esModule",{value:!0}),r.makeRelative=void 0;function y(){const v=p(32854);return y=function(){return v},
v}function w(){const v=p(93028);return w=function(){return v},v}function k(){const v=p(36773);return k=function(){return v},
v}const P=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(" ")),R=({command:v,words:O,
invocation:f,problems:a},{tree:l})=>{if(f?.program!=="node"||l===void 0)return;const n=a.filter(({rule:h})=>P.has(h));for(const{
text:h,span:o}of O.slice(1)){if(!n.some(({span:{start:m}})=>m>=o.start&&m<o.end))continue;const u=[h,v.slice(o.start,o.end)].
map(m=>g(l,m)).find(m=>m!==void 0);if(u===void 0)continue;const c=/^[\w./@-]+$/.test(u)?u:(0,k().singleQuoted)(u),e=v.slice(
0,o.start)+c,t=v.slice(o.end),i=h.endsWith(`/${u}`)?h.slice(0,-u.length):void 0,s=i===void 0?t:t.replaceAll(` ${i}`," ");
return{step:"path made relative",commands:[e+s]}}};r.makeRelative=R;function g(v,O){const f=O.split(/[\\/]/).filter(l=>l!==
""&&l!==".");return f.map((l,n)=>(0,y().normalise)(f.slice(n).join("/"))).slice(1).find(l=>{const n=l===void 0||l===""?void 0:
(0,y().resolveInTree)(v,l);return n?.kind==="inside"&&n.entry.tracked&&(0,w().isRegular)(n.entry.kind)})}},77463:function(x,r,p){
Object.defineProperty(r,"__esModule",{value:!0}),r.spellProgram=r.nameProgram=r.dropLauncher=void 0;function y(){const c=p(
95132);return y=function(){return c},c}function w(){const c=p(710);return w=function(){return c},c}const k=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
P=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,R=c=>{const e=v(c,"program-by-path");if(e===void 0)return;
const{program:t}=e.args,[,i]=k.exec(t)??[];if(i!==void 0)return O(c,e,`npx ${i}`);const[,s]=P.exec(t)??[];return s===void 0?
void 0:O(c,e,s)};r.nameProgram=R;const g=c=>{const e=v(c,"program-look-alike");return e&&O(c,e,e.args.meant)};r.spellProgram=
g;function v({problems:c},e){return c.find(t=>(0,y().isProblem)(t,e))}function O({command:c},{span:e},t){return{step:"pr\
ogram name corrected",commands:[(0,w().replaceSpan)(c,e,t)]}}const f=["reserved-word","unquoted-glob"],a={command:()=>0,
env:()=>0,exec:()=>0,nice:c=>u(c,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:c=>u(c,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1},l=new Set(["ash","bash","cmd","dash","ksh","sh","zsh"]),n=/^(?:-[aeilux]*c|\/[cC])$/,h=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,
o=c=>{const{command:e,words:t}=c,[i,...s]=t;if(i===void 0||(0,w().isAmbiguous)(c,f))return;const m=i.text.replace(/^(?:\/[\w.-]+)+\//,
"").replace(/\.exe$/i,""),b=l.has(m)?d(s):void 0;if(b!==void 0)return{step:"launcher removed",commands:[b]};const S=Object.
hasOwn(a,m)?a[m]?.(s.map(({text:C})=>C)):void 0,$=S===void 0?void 0:s[S];return $===void 0?void 0:{step:"launcher remove\
d",commands:[e.slice(0,i.span.start)+e.slice($.span.start)]}};r.dropLauncher=o;function d(c){const[e,t]=c.slice(c.findIndex(
i=>!h.test(i.text)));if(!(e===void 0||!n.test(e.text)))return t===c.at(-1)&&t?.text.trim()?t.text.trim():void 0}function u(c,e,t){
let i=0;for(;;){const s=c[i]??"";if(t?.test(s))i+=2;else if(e.test(s))i+=1;else return i}}},710:function(x,r,p){Object.defineProperty(
r,"__esModule",{value:!0}),r.cutSpan=k,r.isAmbiguous=R,r.replaceSpan=w,r.suggest=P;function y(){const g=p(13580);return y=
function(){return g},g}function w(g,{start:v,end:O},f){return g.slice(0,v)+f+g.slice(O)}function k(g,{start:v,end:O}){const f=g.
slice(0,v).replace(/[ \t]+$/,"");return f===""?g.slice(O).replace(/^[ \t]+/,""):f+g.slice(O)}function P(...g){return{step:"\
command suggested",commands:g}}function R({problems:g},v=[]){return g.some(({rule:O})=>{const{layer:f,severity:a}=(0,y().
ruleOf)(O);return f==="syntax"&&a==="error"&&!v.includes(O)})}},71570:function(x,r,p){Object.defineProperty(r,"__esModul\
e",{value:!0}),r.conjunctionOf=h,r.findPrinter=r.dropUnread=r.dropRedirection=void 0,r.partsOf=n,r.trimBlanks=r.splitConjunction=
void 0;function y(){const o=p(35736);return y=function(){return o},o}function w(){const o=p(81413);return w=function(){return o},
o}function k(){const o=p(78816);return k=function(){return o},o}function P(){const o=p(710);return P=function(){return o},
o}const R=({command:o})=>{const d=o.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return d===""||d===o?void 0:{step:"\
whitespace trimmed",commands:[d]}};r.trimBlanks=R;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,v=({
command:o,problems:d})=>{const c=d.some(({rule:e})=>e==="shell-redirection")?o.replace(g,""):o;if(!(c===o||(0,y().lex)(c).
problems.length>0))return{step:"redirection removed",commands:[c]}};r.dropRedirection=v;const O=({command:o,problems:d})=>{
for(const{rule:u,span:c}of d){const e=o.slice(c.end).trim()==="";if(u==="shell-comment"&&!/[\r\n]/.test(o.slice(c.start))||
u==="shell-operator"&&e&&o.slice(c.start,c.end)===";")return{step:"comment removed",commands:[(0,P().cutSpan)(o,c)]};if(u===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,P().replaceSpan)(o,c,"")]}}};r.dropUnread=O;const f=new Set(
["echo","printf","true",":","pwd","date"]),a=o=>f.has(o.words[0]?.text??"")&&!(0,P().isAmbiguous)(o)?{reason:k().reasons.
cannotFail()}:void 0;r.findPrinter=a;const l=({command:o,problems:d})=>{if(n(o).some(({text:c})=>/^\(?cd(?:[ \t]|$)/.test(
c)))return{reason:k().reasons.changesDirectory()};if(!d.some(({rule:c})=>c==="shell-operator"))return;const u=h(o);return u&&
{step:"split at &&",commands:u.map(({text:c})=>c)}};r.splitConjunction=l;function n(o){const d=(0,w().readShellText)(o);
return o.slice(0,d[0]?.span.start).trim()!==""?[]:d.map(({span:u,separator:c})=>({text:o.slice(u.start,u.end).trim(),operator:c.
trim()}))}function h(o){const d=n(o),u=d.every(({operator:c},e)=>c===(d[e+1]?"&&":""));return d.length>1&&u?d:void 0}},70023:function(x,r,p){
Object.defineProperty(r,"__esModule",{value:!0}),r.ScriptStore=r.SCRIPT_FOLDER=void 0;function y(){const l=p(77598);return y=
function(){return l},l}function w(){const l=p(76760);return w=function(){return l},l}function k(){const l=p(39491);return k=
function(){return l},l}function P(){const l=p(63550);return P=function(){return l},l}function R(){const l=p(80781);return R=
function(){return l},l}function g(){const l=p(93028);return g=function(){return l},l}const v=r.SCRIPT_FOLDER="scripts/va\
lidate",O=[16,64];class f{#n;#e=new Map;#s;#t;#r;constructor(n){const{tree:h,cwd:o=""}=n.terms;this.#n=h,this.#s=o,this.#t=
n,this.#r=h&&(0,R().subTree)(h,o)}get judge(){return this.#t}get tree(){return this.#r}pathOf(n){return w().posix.join(this.#s,
n)}textOf(n){return this.#e.get(n)}async place(n){const h=this.#n;if(h===void 0)return;const o=(0,y().createHash)("sha25\
6").update(n).digest("hex");for(const d of O){const u=`${v}/eval-${o.slice(0,d)}.cjs`,c=this.pathOf(u);if(!(0,k().foldersAbove)(
c).every(s=>(h.stat(s)?.kind??"directory")==="directory"))return;const t=h.stat(c);if(t===void 0)return this.#o(c,n,h),u;
if((0,g().isRegular)(t.kind)&&t.tracked&&(await h.read(c)).equals(Buffer.from(n)))return u}}#o(n,h,o){if(this.#e.has(n))
return;this.#e.set(n,h);const d=a(o,Object.fromEntries(this.#e));this.#t=this.#t.with({tree:d}),this.#r=(0,R().subTree)(
d,this.#s)}}r.ScriptStore=f;function a(l,n){const h=(0,P().literalTree)(n),o=(d,u)=>[...d,...[...u].filter(({path:c})=>l.
stat(c)===void 0)].sort(k().byEntryPath);return{label:l.label,original:l,stat:d=>l.stat(d)??h.stat(d),readlink:d=>l.readlink(
d),read:(d,u)=>d in n?h.read(d,u):l.read(d,u),list:d=>o(l.list(d),h.list(d)),files:()=>o(l.files(),h.files())}}},2137:function(x,r,p){
Object.defineProperty(r,"__esModule",{value:!0}),r.useInstalled=r.requireEach=r.passFlag=r.dropPreparation=r.dropOutputFile=
r.dropFlag=void 0;function y(){const c=p(95132);return y=function(){return c},c}function w(){const c=p(710);return w=function(){
return c},c}function k(){const c=p(71570);return k=function(){return c},c}const P=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
R=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,g=8,v=({command:c,problems:e})=>{if(!e.some(({rule:s})=>s==="shell-operato\
r"||s==="line-break"))return;const t=(0,k().partsOf)(c);if(t.length===0||t.length>g)return;const i=[];for(const[s,{text:m}]of t.
entries()){const b=t[s-1]?.operator??"",S=b==="||"&&R.test(m),$=/^\|&?$/.test(b)&&P.test(m);if(!(S||$)){if(!/^(?:|&&|[;\n]*)$/.
test(b)||m.startsWith("cd "))return;i.push(m)}}if(/^[&;\s]*$/.test(t.at(-1)?.operator??"")&&!(i.length===0||i.join()===c))
return(0,w().suggest)(...i)};r.requireEach=v;const O=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
f=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,a=({command:c})=>{const e=(0,k().conjunctionOf)(c)?.map(({text:i})=>i),t=e?.filter(
i=>!O.test(i)&&!f.test(i))??[];if(!(e===void 0||t.length===0||t.length===e.length))return(0,w().suggest)(...t)};r.dropPreparation=
a;const l=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,n=({command:c,problems:e})=>{if(!e.
some(({rule:i})=>i==="shell-redirection"))return;const t=c.replace(l,"");return t===c?void 0:(0,w().suggest)(t)};r.dropOutputFile=
n;const h=new Set(["changes-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs",
"loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-loads-code",
"tool-runs-file","tool-writes","weakens","writes-files"]),o=c=>{const{command:e,problems:t,invocation:i}=c;for(const{rule:s,
span:m}of t){if(!h.has(s)||e[m.start]!=="-")continue;const b=e.slice(m.start,m.end),S=e.slice(m.end).trimStart(),$=!/[=\s]/.
test(b)&&S!==""&&!S.startsWith("-"),T=i?.flags.some(C=>C.span.start===m.start)===!0;if(!($&&!T))return(0,w().suggest)((0,w().
cutSpan)(e,m))}};r.dropFlag=o;const d=({command:c,problems:e,invocation:t})=>{const i=e.find(S=>(0,y().isProblem)(S,"fla\
g-before-separator")),s=t===void 0||t.passthrough.length>0;if(i===void 0||s)return;const m=(0,w().cutSpan)(c,i.span),b=c.
slice(i.span.start,i.span.end);return(0,w().suggest)(`${m.trimEnd()} -- ${b}`)};r.passFlag=d;const u=({command:c,words:e,
problems:t,invocation:i})=>{if(!t.some(({rule:S})=>S==="downloads")||i?.program!=="npx")return;const m=e.slice(1).find(({
text:S})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(S));if(m===void 0)return;const b=m.text.slice(0,m.text.lastIndexOf(
"@"));return(0,w().suggest)((0,w().replaceSpan)(c,m.span,b))};r.useInstalled=u},36309:function(x,r,p){Object.defineProperty(
r,"__esModule",{value:!0}),r.useWorkspace=r.useNpx=r.useNpm=r.spellScript=void 0;function y(){const n=p(59867);return y=
function(){return n},n}function w(){const n=p(3051);return w=function(){return n},n}function k(){const n=p(95132);return k=
function(){return n},n}function P(){const n=p(710);return P=function(){return n},n}const R=new Set(["test","start","stop",
"restart"]),g=new Set(["pnpm","yarn","bun","npm"]),v=async({command:n,problems:h,words:o,invocation:d},u)=>{if(d?.program!==
"npm")return;const c=await l(u),e=h.find($=>(0,k().isProblem)($,"npm-script-missing"));if(e!==void 0){const $=(0,w().nearestName)(
e.args.script,c),T=o.find(({text:C})=>C===e.args.script);return $===void 0||T===void 0?void 0:(0,P().suggest)((0,P().replaceSpan)(
n,T.span,$))}const t=h.find($=>(0,k().isProblem)($,"unknown-subcommand"));if(t===void 0)return;const{subcommand:i,meant:s}=t.
args,m=s===""?(0,w().nearestName)(i,[...R]):s,b=[...c.includes(i)?[`run ${i}`]:[],...m===void 0?[]:[m]],[S]=b;return S===
void 0?void 0:(0,P().suggest)((0,P().replaceSpan)(n,t.span,S))};r.spellScript=v;const O=async({command:n,words:h,problems:o},d)=>{
const u=o.some(({rule:b})=>b==="program-not-allowed"),[c,e,t]=h;if(!u||c===void 0||e===void 0||!g.has(c.text)||c.text===
"bun"&&/^(?:test|build)$/.test(e.text))return;const i=e.text==="run"?t:e;if(i===void 0||!(await l(d)).includes(i.text))return;
const s=R.has(i.text)?i.text:`run ${i.text}`,m=n.slice(i.span.end).trim();return(0,P().suggest)(`npm ${s}${m===""?"":` -\
- ${m}`}`)};r.useNpm=O;const f=({command:n,words:h,problems:o},{tree:d})=>{const u=o.find(({rule:b})=>b==="program-not-a\
llowed"),[c,e,t]=h;if(u===void 0||c===void 0||d===void 0)return;const i=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(c.text),s=/^(?:exec|dlx|x)$/.
test(e?.text??"")?t:e,m=i?/^(?:bunx|pnpx)$/.test(c.text)?e:s:c;return m===void 0||!/^[a-z][\w.-]*$/.test(m.text)?void 0:
(0,P().suggest)(`npx ${n.slice(m.span.start)}`)};r.useNpx=f;const a=({command:n})=>{const[,h,o]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(n)??[];if(h===void 0||o===void 0)return;const[,d=o,u=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(o.trim())??[];return(0,P().
suggest)(`${d} -w ${h.replace(/\/$/,"")}${u}`)};r.useWorkspace=a;async function l({tree:n}){return[...(n&&await(0,y().usablePackageJson)(
n,""))?.scripts.keys()??[]]}},84831:function(x,r){Object.defineProperty(r,"__esModule",{value:!0}),r.isSpellingOf=y,r.mayBeSpelled=
k;const p=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function y(R,g){const O=R.replace(p,"").replace(/:.*$/s,"").replace(
/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return O===g||P(O,g)}const w=/^[\w./-]*$/;function k(R,g){return!w.
test(R)||R.toLowerCase().includes(g)}function P(R,g){const[,v]=/^(.+)~[1-9]\d{0,5}$/.exec(R)??[];return v!==void 0&&v===
g.replaceAll(".","").slice(0,6)}},37075:function(x,r,p){Object.defineProperty(r,"__esModule",{value:!0}),r.causeOf=R,r.identityOf=
k,r.idsOf=P;function y(){const a=p(77598);return y=function(){return a},a}function w(){const a=p(13580);return w=function(){
return a},a}function k(a){const{rule:l,subject:n,location:h,args:o}=a,d=n&&[n.type,n.id,n.command];return f([l,d??h?.path,
v(l,o)])}function P(a){const l=new Map;return new Map(a.map(n=>{const h=k(n),o=(l.get(h)??0)+1;return l.set(h,o),[n,o===
1?h:`${h}:${o}`]}))}function R(a){const{rule:l,subject:n,location:h,args:o}=a,{cause:d,instance:u=[]}=(0,w().ruleOf)(l);
if(d)return f([d(o)]);const c=new Set([...Object.values(n??{}),h?.path]),e=v(l,o).filter(([t,i])=>!g.has(t)&&!u.includes(
t)&&!c.has(i));return f([l,e])}const g=new Set(["path","paths","via","value","written"]);function v(a,l){const{counted:n=[]}=(0,w().
ruleOf)(a);return Object.keys(l).sort().flatMap(o=>{const d=l[o];if(d===void 0||typeof d=="number"||o==="likewise")return[];
const u=o==="detail"||n.includes(o);return[[o,u?O(d):d]]})}function O(a){return typeof a=="boolean"?a:typeof a=="string"?
a.replace(/\d+/g,"#"):a.map(l=>l.replace(/\d+/g,"#"))}function f(a){return(0,y().hash)("sha256",JSON.stringify(a))}},47350:function(x,r,p){
Object.defineProperty(r,"__esModule",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=O,r.gravest=R,r.isBlocking=k,r.severityVerdict=
P;function y(){const f=p(13580);return y=function(){return f},f}const w={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function k({rule:f,severity:a,suppressed:l},n){return l||a==="notice"?!1:a==="error"||n==="warning"&&!(0,y().ruleOf)(f)?.
advice}function P(f,a){const l=n=>f.some(h=>h.severity===n&&!h.suppressed);return f.some(({rule:n})=>(0,y().ruleOf)(n).undecided)?
"error":l("error")?"fail":l("warning")?f.some(n=>k(n,a))?"fail":"warn":"pass"}function R(f){return f.reduce((a,l)=>w[l]>
w[a]?l:a,"pass")}const g=r.REPORTED_ONLY=new Set(["fail","needs_approval"]),v={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function O(f,a="block"){return a==="report"&&g.has(f)?0:v[f]}},80401:function(x,r,p){p.r(r),p.d(r,{FILE_HEADERS_ONLY:()=>y.
jr,createTwoFilesPatch:()=>y.ss,diffLines:()=>w.Pp,formatPatch:()=>y.Gu,parsePatch:()=>k.i,structuredPatch:()=>y.YB});var y=p(
94112),w=p(37073),k=p(73857)}};
