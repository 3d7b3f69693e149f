"use strict";exports.id=827,exports.ids=[827],exports.modules={26750:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),
n.accepted=P,n.digestOf=I;function b(){const M=m(77598);return b=function(){return M},M}function s(){const M=m(10473);return s=
function(){return M},M}function i(){const M=m(95132);return i=function(){return M},M}const D=1024*1024;async function I({
entry:M,targets:N},{format:R},E){const v=[];for(const{kind:L,name:l,text:_}of N){const A=L==="file"&&E?await(0,s().readText)(
E,l,D):void 0;v.push([L,l,A??_??null])}const T=[R.name,M.event,M.content,v];return`sha256:${(0,b().createHash)("sha256").
update(JSON.stringify(T)).digest("hex")}`}function P(M,N,{rules:R=[]}){const E=M.length>0?R.find(({accept:d})=>d===N):void 0;
if(E===void 0)return M;const{reason:v,expires:T}=E,L=new Date().toISOString().slice(0,10);if(T>=L)return M.map(d=>({...d,
suppressed:{reason:v,expires:T}}));const l=`\`agent_files.rules\` for \`${N.slice(0,19)}\u2026\``,_=`it expired on ${T} \
(reason: ${v})`,[{location:A}={}]=M,f=A&&{location:A};return[...M,(0,i().finding)("exception-refused",{exception:l,refusal:_},
f)]}},97034:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.compareEntries=D,n.isSameFile=v;function b(){
const l=m(59490);return b=function(){return l},l}function s(){const l=m(92599);return s=function(){return l},l}function i(){
const l=m(41239);return i=function(){return l},l}async function D(l,_,A,f){const{earlier:d,removed:u}=L(_,A),g=A.map(async o=>{
const O=d.get(o),k=O?.event===o.event&&O.content===o.content,r=O?await(0,s().runsOf)(O,l,f.baseTree,f.changed):[],h=await(0,s().
runsOf)(o,l,f.tree,f.changed);if(o.form==="scripts"&&r.length+h.length===0)return[];const S=await Promise.all(h.map(async y=>{
const t=r.find(C=>R(C,y)),a=t===void 0?k:t.text!==y.text,w=await E(y,f)??(a?"edited":void 0);return w===void 0?y:{...y,change:w}}));
if(!k){const y=N(O,o,_,A);return[{state:O?"changed":"new",entry:o,...y,targets:S}]}return r.some(y=>!h.some(t=>R(y,t)))||
S.some(({change:y})=>y!==void 0)?[{state:"script_changed",entry:o,targets:S}]:[]}),c=u.filter(({form:o})=>o!=="scripts").
map(o=>{const O=N(o,void 0,_,A);return{state:"removed",entry:o,...O,targets:[]}});return[...(await Promise.all(g)).flat(),
...c].reduce(P,[])}const I=300;function P(l,_){const{entry:A}=_,f=M(_),d=f===void 0?-1:l.findIndex(O=>M(O)===f),u=l[d];if(u===
void 0)return[...l,_];const[g,c]=[[u.entry.event,A.event],[u.entry.shown,A.shown]].map(([O="",k=""])=>O===k||O.endsWith(
"\u2026")?O:`${O}, ${O.length<I?k:"\u2026"}`),o={...u.entry,event:g??"",shown:c??""};return l.with(d,{...u,entry:o})}function M({
entry:{event:l,setting:_},state:A,change:f}){if(!_)return;const{trust:d}=_;if(d===void 0)return`${A}`;if((0,i().isOfList)(
d))return`${A} ${f} ${l}`;const[u=""]=l.split(/[. ]/);return f==="widens"?void 0:`${A} ${f} ${u}.`}function N(l,_,A,f){const{
setting:d,isGuard:u}=_??l??{};if(!d)return u&&!_?{change:"widens"}:{};const{trust:g}=d;if(g===void 0)return{};const c=O=>O.
flatMap(k=>k.event===(_??l)?.event?k.setting?.value??[]:[]),o={before:c(A),after:c(f)};return{change:(0,i().directionOf)(
g,{old:l?.setting,now:_?.setting,...o})}}function R(l,_){return(0,s().keyOf)(l)===(0,s().keyOf)(_)}async function E({kind:l,
name:_},A){if(l!=="file")return;const f=A.baseTree.stat(_);return f===void 0?"added":await v(f,A.tree.stat(_),A)?void 0:
"edited"}async function v(l,_,{baseTree:A,tree:f}){return l===void 0||_===void 0?l===_:l.kind!==_.kind?!1:l.oid!==void 0?
l.oid===_.oid:(await A.read(l.path)).equals(await f.read(_.path))}const T=[({event:l,content:_})=>JSON.stringify([l,_]),
({event:l,setting:_})=>(0,i().isOfList)(_?.trust)?void 0:l,({content:l,setting:_})=>_?void 0:l];function L(l,_){const A=new Map;
let f=l;for(const d of T){const u=(0,b().groupBy)(f,d);for(const g of _){const c=d(g),o=c===void 0||A.has(g)?void 0:u.get(
c)?.shift();o&&A.set(g,o)}f=[...u.values()].flat()}return{earlier:A,removed:f}}},47905:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.dangersInScript=k,n.dangersInShell=N;function b(){const r=m(76760);return b=function(){return r},
r}function s(){const r=m(97424);return s=function(){return r},r}function i(){const r=m(11331);return i=function(){return r},
r}function D(){const r=m(81716);return D=function(){return r},r}function I(){const r=m(54421);return I=function(){return r},
r}const P=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),M=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function N(r){const h=(0,D().readShellText)(R(r));return[...(0,s().findDangers)(h).filter(E).map(({name:e,words:[p]})=>({
does:s().DOES[e],at:p?.span.start??0})),...(0,D().everyCommand)(h).flatMap(L),..._(r)]}function R(r){return(/%\w+%|\b[A-Za-z]:\\/.
test(r)?r.replaceAll("\\","/"):r).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,(e,p)=>p.padEnd(
e.length))}function E({name:r,pattern:h}){return P.has(r)||r==="mass_deletion"&&M.test(h)}const v=/^(?:base32|base64|uudecode|xxd)$/,
T=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function L({words:r,pipedFrom:h}){const[S,...e]=(0,I().startedWords)(
r);if(S===void 0)return[];const p=(0,i().programNamed)(S.text)?.kind,y=S.span.start,t=e.some(({text:C})=>/https?:|(?:java|vb)script:/i.
test(C));if(T.test((0,i().baseName)(S.text))&&t)return[{does:s().DOES.remote_code_execution,at:y}];const a=(0,I().startedWords)(
h?.words??[])[0]?.text??"";if(v.test(a)&&(0,i().runsCode)(S.text))return[{does:"runs text that it decodes",at:y}];const w=p===
"interpreter"?(0,I().textHanded)([S,...e])?.text:void 0;return w===void 0?[]:c(w).map(C=>({...C,at:y}))}const l=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function _(r){return[...r.matchAll(l)].map(({index:h})=>({does:"gives a shell to another machine",at:h}))}const A=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b[^;\n]*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
f=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\([^;\n]*?\.then\s*\(\s*(?:eval\b|[^;\n]*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
d=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g,u=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
g=200;function c(r){const h=[A,f].flatMap(e=>[...r.matchAll(e)].map(({index:p})=>({does:s().DOES.remote_code_execution,at:p}))),
S=[...r.matchAll(d)].flatMap(({2:e="",index:p})=>u.test(r.slice(Math.max(0,p-g),p))?N(e.replace(/\\(.)/g,"$1")).map(y=>({
...y,at:p})):[]);return[...h,...S]}const o=/\.(?:[cm]?[jt]sx?|py)$/i,O=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;
function k(r,h){const[S=""]=h.split(`
`,1),e=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(S),p=e?.[1]?.endsWith("/env")?e[2]:e?.[1];if(o.test(r))return c(h);const y=(0,i().
programNamed)(p??"")?.kind;return O.test(r)||y==="shell"||!e&&b().posix.extname(r)===""?N(h):y==="interpreter"?c(h):[]}},
99668:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.agentFileAt=v,n.agentFilesIn=L;function b(){const A=m(
76760);return b=function(){return A},A}function s(){const A=m(18744);return s=function(){return A},A}function i(){const A=m(
59490);return i=function(){return A},A}function D(){const A=m(32854);return D=function(){return A},A}function I(){const A=m(
93028);return I=function(){return A},A}function P(){const A=m(60058);return P=function(){return A},A}const M=[...P().AGENT_FORMATS,
...P().UNREAD_FORMATS].flatMap(A=>A.files.map(f=>({format:A,file:f,steps:f.toLowerCase().split("/")}))),N=M.map(({format:A,
file:f},d)=>{const u=f.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,g=>g==="*"?"[^/]+":g==="**"?".+":"(?:.*/)?");return{
format:A,rank:d,pattern:new RegExp(`^(?:(.*)/)?${u}$`,"is")}}),R=(0,i().groupBy)(N,({rank:A})=>{const{steps:f=[]}=M[A]??
{};return f.find(d=>!d.includes("*"))??b().posix.extname(f.at(-1)??"")}),E=new Set(M.flatMap(({steps:A})=>A.slice(0,-1)).
filter(A=>!A.includes("*")));function v(A){const f=A.toLowerCase().split("/"),d=[...f,b().posix.extname(f.at(-1)??"")].filter(
o=>R.has(o));if(d.length===0)return;const g=d.flatMap(o=>R.get(o)??[]).flatMap(({format:o,rank:O,pattern:k})=>{const r=k.
exec(A);return r?[{rank:O,place:{path:A,format:o,root:r[1]??""}}]:[]}),[c]=g.sort((o,O)=>Number(T(o.place.format))-Number(
T(O.place.format))||o.place.root.length-O.place.root.length||o.rank-O.rank);return c?.place}function T({places:A}){return A.
length===0}function L(A,{agent_files:{level:f,include:d,exclude:u}}){if(f==="off")return[];const g=[...A.files()].flatMap(
({path:S,kind:e})=>e==="symlink"&&E.has(b().posix.basename(S).toLowerCase())?[S,..._(A,S)]:S),[c,o]=[(0,s().pathTest)(d),
(0,s().pathTest)(u)],O=S=>{const e=v(S);return e!==void 0&&c(S)&&!o(S)?e:void 0},k=[...A.files()].flatMap(({path:S,kind:e})=>{
if(e!=="symlink"||(0,D().resolveInTree)(A,S).kind!=="outside")return[];const p=O(`${S}/file`);return p?[{...p,path:S,entry:void 0}]:
[]}),r=[...new Set(g)].flatMap(S=>{const e=O(S),p=e&&(0,D().resolveInTree)(A,S);if(e===void 0||p===void 0||p.kind==="mis\
sing")return[];const t=p.kind==="inside"&&p.path!==S?O(p.path)?.format:void 0;if(t&&(t===e.format||T(e.format)))return[];
const a=p.kind==="inside"?p.entry:void 0;return a===void 0||(0,I().isRegular)(a.kind)?[{...e,entry:a}]:[]}),h=new Set(r.
map(({path:S})=>S));return[...r,...k.filter(({path:S})=>!h.has(S))]}const l=4;function _(A,f){const d=(0,D().resolveInTree)(
A,f);if(d.kind!=="inside"||d.entry.kind!=="directory")return[];const u=(g,c,o)=>A.list(g).flatMap(({path:O,kind:k})=>{const r=`${c}\
/${b().posix.basename(O)}`;return k!=="directory"?[r]:o<l?u(O,r,o+1):[]});return u(d.path,f,1)}},11418:function(W,n,m){Object.
defineProperty(n,"__esModule",{value:!0}),n.OTHER_AGENT_FORMATS=void 0;function b(){const N=m(41239);return b=function(){
return N},N}function s(){const N=m(12274);return s=function(){return N},N}function i(){const N=m(82024);return i=function(){
return N},N}const D=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(b().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(b().CHANGES,"prompt resources toolAliases")],I=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),P=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,M=n.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
T_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.\
com/codex/hooks",verified:!0,places:[i().HOOKS],harmless:(0,i().keys)("version description $schema")},{name:"codex-confi\
g",tool:"Codex",files:[".codex/config.toml"],syntax:"toml",directories:["",".codex"],roots:["CODEX_PROJECT_DIR","PWD"],approval:"\
asks once for the project, and for each changed definition of a hook",specification:"https://developers.openai.com/codex\
/config-reference",verified:!0,places:[i().HOOKS,{...i().SERVER,at:"mcp_servers/*"},...(0,i().commands)("notify"),{at:"m\
odel_providers/*/auth",form:"start",event:"credentials of {0}"},...(0,i().settings)({order:["untrusted","on-request","on\
-failure","never"],unset:"on-request"},"approval_policy"),...(0,i().settings)({order:["read-only","workspace-write","dan\
ger-full-access"],unset:"read-only"},"sandbox_mode"),...(0,i().settings)({order:["user","auto_review"],unset:"user"},"ap\
provals_reviewer"),...(0,i().settings)({order:["disabled","cached","live"],unset:"cached"},"web_search"),...(0,i().settings)(
{order:["untrusted","trusted"],unset:"untrusted"},"projects/*/trust_level"),...(0,i().settings)({order:["prompt","auto",
"approve"],unset:"prompt"},"mcp_servers/*/default_tools_approval_mode"),...(0,i().settings)("all","mcp_servers/*/enabled\
_tools"),...(0,i().settings)("less","mcp_servers/*/disabled_tools shell_environment_policy/exclude"),...(0,i().settings)(
"more","sandbox_workspace_write/writable_roots"),...(0,i().settings)(b().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,i().settings)(b().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,i().settings)(b().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,i().settings)(b().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,i().settings)(b().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,i().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...i().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:i().OTHER_VARIABLES},...(0,i().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,i().settings)(b().CHANGES,"developer_instructions\
 instructions model_instructions_file")],harmless:[...(0,i().keys)(`model review_model model_reasoning_effort model_reas\
oning_summary model_verbosity model_context_window
        model_max_output_tokens model_auto_compact_token_limit personality service_tier hide_agent_reasoning
        show_raw_agent_reasoning file_opener tui history check_for_update_on_startup tool_output_token_limit
        project_doc_max_bytes project_doc_fallback_filenames model_providers/*/name model_providers/*/env_key
        model_providers/*/wire_api disable_paste_burst windows_wsl_setup_acknowledged feedback analytics`),{at:"shell_en\
vironment_policy/set/*",names:i().HARMLESS_VARIABLES}]},{name:"codex-environment",tool:"Codex",files:[".codex/environmen\
ts/*.toml"],syntax:"toml",roots:["PWD"],approval:"does not document who is asked before an environment is set up",specification:"\
https://developers.openai.com/codex/config-reference",verified:!1,places:[...(0,i().commands)("setup/script cleanup/scri\
pt"),{at:"actions/*",form:"start",event:"action",detail:"name"}],harmless:(0,i().keys)("version name")},{name:"gemini-se\
ttings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMINI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR",
"PWD"],approval:"asks once for the folder, if folder trust is on",specification:"https://geminicli.com/docs/hooks/refere\
nce",verified:!0,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,...(0,i().commands)(`tools/discoveryCommand tools/call\
Command mcp/serverCommand tools/shell/pager
        experimental/gemmaModelRouter/binaryPath`),...(0,i().settings)({order:["plan","default","auto_edit"],unset:"defa\
ult"},"general/defaultApprovalMode"),...(0,i().settings)("more",`tools/allowed tools/sandboxAllowedPaths security/allowe\
dExtensions context/includeDirectories
        security/environmentVariableRedaction/allowed hooksConfig/disabled`),...(0,i().settings)("all","mcp/allowed tool\
s/core mcpServers/*/includeTools"),...(0,i().settings)("less",`tools/exclude tools/confirmationRequired mcp/excluded sec\
urity/environmentVariableRedaction/blocked
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,i().settings)(b().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,i().settings)(b().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,i().settings)(b().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,i().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,i().settings)(b().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,i().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("less","excludeTool\
s"),...(0,i().settings)("any","migratedTo"),...(0,i().settings)(b().CHANGES,"contextFileName settings")],harmless:(0,i().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:i().
ALL_HOOKS,harmless:(0,i().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...i().ALL_HOOKS,...(0,i().settings)(b().ON,"enabledPlugins/* disableAllHooks"),
...(0,i().settings)("source","extraKnownMarketplaces/*/source"),...(0,i().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,i().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...i().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,i().settings)("sources","plugin"),...(0,i().settings)("source","provider/*/npm"),...(0,i().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,i().settings)(b().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,i().settings)(b().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,i().settings)(b().PERMISSION,"permission/*/* permission/* permission"),
...(0,i().settings)(b().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,i().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,i().settings)("any","server/hostname"),...(0,i().settings)(b().
ON,"server/mdns"),...(0,i().settings)("more","server/cors"),...(0,i().settings)("sources","instructions"),...(0,i().settings)(
b().PROTECTS_BY_DEFAULT,"snapshot"),...(0,i().settings)(b().CHANGES,"default_agent skills experimental agent/*/prompt mo\
de/*/prompt command/*/template")],harmless:(0,i().keys)(`$schema model small_model theme keybinds autoupdate username co\
mpaction watcher tui layout
      provider/*/name provider/*/models disabled_providers enabled_providers agent/*/model agent/*/description
      agent/*/mode agent/*/color agent/*/temperature agent/*/top_p agent/*/steps agent/*/hidden agent/*/disable
      mode/*/model mode/*/temperature command/*/description command/*/agent command/*/model command/*/subtask
      server/port lsp/*/disabled lsp/*/initialization lsp/*/extensions lsp formatter/*/disabled
      formatter/*/extensions formatter`)},{name:"opencode-plugin",tool:"opencode",files:(0,i().paths)(".opencode/plugins\
 .opencode/plugin .opencode/tools .opencode/tool","*.ts *.js *.mjs"),syntax:"program",roots:["PWD"],approval:"asks nobod\
y",specification:"https://opencode.ai/docs/plugins",verified:!0,places:[{at:"",form:"file",event:"start of opencode"}]},
{name:"windsurf-hooks",tool:"Windsurf",files:[".windsurf/hooks.json"],roots:["PWD"],approval:"does not document who is a\
sked before a hook runs",specification:"https://docs.windsurf.com/windsurf/cascade/hooks",verified:!0,places:[i().FLAT_HOOKS],
harmless:(0,i().keys)("$schema version description")},{name:"cline-hooks",tool:"Cline",files:[...(0,i().paths)(".clineru\
les/hooks .cline/hooks",P),...(0,i().paths)(".clinerules/hooks .cline/hooks",P.replace(/\w+/g,"$&.js $&.py $&.ps1 $&.sh")),
...(0,i().paths)(".cline/plugins","*.js *.ts")],syntax:"program",roots:["PWD"],approval:"does not document who is asked \
before a hook runs",specification:"https://docs.cline.bot/customization/hooks",verified:!1,places:[{at:"",form:"file",event:"\
{file}",...i().HOOKS.guards&&{guards:i().HOOKS.guards}}]},{name:"kiro-hook",tool:"Kiro",files:[".kiro/hooks/*.kiro.hook",
".kiro/hooks/*.hook"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://\
kiro.dev/docs/hooks/actions",verified:!0,places:[{at:"then",form:"start",event:"{file}",only:{field:"type",values:["runC\
ommand"]}},...(0,i().settings)(b().ON_BY_DEFAULT,"enabled")],harmless:(0,i().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,i().settings)(b().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,i().keys)(`$schema versi\
on name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`)},{name:"kiro-agent",tool:"Kiro",files:[".kiro/agents/\
*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"https://kiro.dev/\
docs/cli/hooks",verified:!0,places:D,harmless:I},{name:"amazonq-agent",tool:"Amazon Q",files:[".amazonq/cli-agents/*.jso\
n",".amazonq/agents/*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"\
https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",verified:!0,places:D,harmless:I},{name:"ki\
ro-mcp",tool:"Kiro",files:[".kiro/settings/mcp.json"],roots:["PWD"],approval:"does not document who is asked before a se\
rver starts",specification:"https://kiro.dev/docs/mcp/security",verified:!0,places:[i().SERVER,...i().SERVER_TRUST],harmless:(0,i().
keys)("$schema")},{name:"amazonq-mcp",tool:"Amazon Q",files:[".amazonq/mcp.json"],roots:["PWD"],approval:"does not docum\
ent who is asked before a server starts",specification:"https://github.com/aws/amazon-q-developer-cli/blob/main/docs/age\
nt-format.md",verified:!0,places:[i().SERVER,...i().SERVER_TRUST],harmless:(0,i().keys)("$schema")},{name:"roo-mcp",tool:"\
Roo Code",files:[".roo/mcp.json",".kilocode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"asks nobody before a se\
rver starts",specification:"https://docs.roocode.com/features/mcp/using-mcp-in-roo",verified:!0,places:[i().SERVER,...i().
SERVER_TRUST],harmless:(0,i().keys)("$schema")},{name:"other-mcp",tool:"an agent",files:[".amazonq/default.json",".junie\
/mcp/mcp.json",".factory/mcp.json",".kimi-code/mcp.json",".windsurf/mcp_config.json",".devin/mcp_config.json",".aiassist\
ant/mcp/mcp.json",".trae/mcp.json",".agents/mcp.json",".cline/mcp.json"],roots:["workspaceFolder","PWD"],approval:"does \
not document who is asked before a server starts",specification:"https://www.jetbrains.com/help/junie/model-context-prot\
ocol-mcp.html",verified:!1,places:[i().SERVER,...i().SERVER_TRUST],harmless:(0,i().keys)("$schema inputs")},{name:"other\
-settings",tool:"an agent with settings like those of Claude Code",files:["factory","qoder","codebuddy","qwen","iflow","\
augment","letta","cortex"].flatMap(N=>[`.${N}/settings.json`,`.${N}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:s().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(b().
DISABLED,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.MODES=n.CLAUDE_FORMATS=
void 0;function b(){const L=m(41239);return b=function(){return L},L}function s(){const L=m(82024);return s=function(){return L},
L}const i=n.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
D={order:["disable",void 0],unset:void 0},I=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,s().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,s().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,s().settings)(b().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,s().settings)(b().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,s().settings)(b().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,s().settings)(b().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,s().settings)(D,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,s().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,s().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,s().settings)(b().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:b().ON}],P=(0,s().keys)(`$s\
chema advisorModel agentPushNotifEnabled alwaysThinkingEnabled askUserQuestionTimeout attribution
  autoCompactEnabled autoCompactWindow autoMemoryEnabled autoScrollEnabled autoUpdatesChannel availableModels
  awaySummaryEnabled axScreenReader cleanupPeriodDays companyAnnouncements defaultShell dialogExpiry editorMode
  effortLevel emojiCompletionEnabled enforceAvailableModels fallbackModel fastMode fastModePerSessionOptIn
  feedbackSurveyRate includeCoAuthoredBy includeGitInstructions inputNeededNotifEnabled keybindingFlavor language
  model outputStyle plansDirectory pluginTrustMessage preferredNotifChannel prefersReducedMotion
  promptSuggestionEnabled respectGitignore respondToBashCommands showClearContextOnPlanAccept showThinkingSummaries
  showTurnDuration skillListingBudgetFraction skillListingMaxDescChars skippedMarketplaces skippedPlugins
  spinnerTipsEnabled spinnerTipsOverride spinnerVerbs switchModelsOnFlag syntaxHighlightingDisabled teammateMode
  terminalProgressBarEnabled terminalTitleFromRename theme tui ultracode verbose viewMode vimInsertModeRemaps voice
  voiceEnabled wheelScrollAccelerationEnabled workflowKeywordTriggerEnabled workflowSizeGuideline worktree/baseRef
  worktree/sparsePaths`),M=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],N=[s().HOOKS,s().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,s().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,s().settings)("sources","dependencies"),...(0,s().settings)(b().CHANGES,"settings"),...(0,s().settings)(
b().ON,"defaultEnabled")],R=(0,s().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),E="asks once for the f\
older",v="gene-gate does not judge what its text asks for",T=n.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[s().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,s().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),s().ENVIRONMENT,
...I],harmless:[...P,{at:"env/*",names:s().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:M,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:N,harmless:R},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:M,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,s().inside)("plugins/*",N).map(L=>({detail:"\
name",...L})),...(0,s().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,s().settings)(b().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,s().keys)("$schema name description version owner metadata renames"),...R.map(({at:L})=>({
at:`plugins/*/${L}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:M,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,s().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:M,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,s().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:M,approval:E,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:v,places:[{at:"",form:"scripts",event:"skill {file}"},s().HOOKS,
...s().TEXT,...(0,s().settings)("more","allowed-tools"),...(0,s().settings)("less","disallowed-tools"),...(0,s().settings)(
b().DISABLED,"disable-model-invocation"),...(0,s().settings)(b().CHANGES,"context agent shell")],harmless:s().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,s().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:M,approval:E,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:v,places:[s().HOOKS,...s().TEXT,...(0,s().settings)("more","allowed-tools"),...(0,s().
settings)("less","disallowed-tools"),...(0,s().settings)(b().DISABLED,"disable-model-invocation"),...(0,s().settings)(b().
CHANGES,"context agent shell")],harmless:s().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,s().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:M,approval:E,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:v,places:[
s().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,s().settings)("shown","mcpServers skills agents"),
{...s().SERVER,at:"mcp-servers/*"},...s().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,s().settings)("all","t\
ools"),...(0,s().settings)("less","disallowedTools"),...(0,s().settings)(b().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,s().settings)(b().DISABLED,"disable-model-invocation"),...(0,s().settings)(b().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:s().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:s().
ALL_HOOKS,harmless:(0,s().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[s().SERVER,...s().SERVER_TRUST],harmless:(0,s().keys)("$schema \
inputs")}]},20300:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.EDITOR_FORMATS=void 0;function b(){
const R=m(41239);return b=function(){return R},R}function s(){const R=m(82024);return s=function(){return R},R}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},D=["linux",
"osx","windows"];function I(R,E){return R.split(/\s+/).flatMap(v=>D.map(T=>E(`${v}.${T}`)))}const P=[...I("terminal.inte\
grated.profiles",R=>({at:`${R}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...I("termi\
nal.integrated.automationProfile",R=>({at:R,form:"start"})),...I("terminal.integrated.shell terminal.integrated.automati\
onShell",R=>({at:R,form:"command"})),...I("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",R=>({at:R,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
ed"},{...s().SERVER,at:"mcp/servers/*"},...(0,s().settings)("any",`php.validate.executablePath php.executablePath git.pa\
th typescript.tsdk typescript.tsserver.nodePath
    npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
    python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
    mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
    rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
    rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
    java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
    solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
    chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,s().settings)(b().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,s().settings)(b().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,s().settings)(b().PROTECTS,"chat.agent.networkFilter"),...(0,s().settings)(b().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,s().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,s().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,s().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,s().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,s().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,s().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],M={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},N=n.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
cursor/mcp.json"],roots:["workspaceFolder","PWD"],approval:"does not document who is asked before a server starts",specification:"\
https://cursor.com/docs/mcp",verified:!0,places:[s().SERVER,...s().SERVER_TRUST],harmless:(0,s().keys)("$schema")},{name:"\
cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_\
PROJECT_DIR","PWD"],approval:"asks once for the workspace",specification:"https://cursor.com/docs/hooks",verified:!0,places:[
{at:"hooks/*/*",form:"start",event:"{0}",detail:"matcher",only:{field:"type",values:["command",void 0]}}],harmless:(0,s().
keys)("version")},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environment.json"],directories:["",".cursor"],
roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-agent/setup",verified:!1,places:[...(0,s().
commands)("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"terminal {0} (on a cloud machin\
e)"}]},{name:"cursor-worktrees",tool:"Cursor",files:[".cursor/worktrees.json"],directories:["",".cursor"],roots:["ROOT_W\
ORKTREE_PATH","PWD"],approval:"does not document who is asked before a worktree is set up",specification:"https://cursor\
.com/docs/configuration/worktrees",verified:!1,places:["setup-worktree","setup-worktree-unix","setup-worktree-windows"].
map(R=>({at:R,form:"lines"})),harmless:(0,s().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,s().settings)(M,"type"),...(0,s().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,s().settings)("less","networkPolicy/deny permissions/deny"),...(0,s().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,s().settings)(b().PROTECTS,"disableTmpWrite"),...(0,s().
settings)(b().ON,"enableSharedBuildCache")],harmless:(0,s().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:P},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,s().inside)("settings",P),...(0,s().inside)("tasks",[i])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,s().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
R=>[{at:R,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${R}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,s().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,s().settings)(b().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,s().settings)(b().
ON,"auto_install_extensions/*")]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder",
"PWD"],approval:"asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/\
reference/mcp-configuration",verified:!0,places:[{...s().SERVER,at:"servers/*"}],harmless:(0,s().keys)("$schema inputs")},
{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"\
asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-a\
ppendix",verified:!0,places:[i]},{name:"devcontainer",tool:"a development container",files:[".devcontainer/devcontainer.\
json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","containerWorkspaceFolder",
"PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json_reference",verified:!0,
places:[...(0,s().commands)("initializeCommand"," (on the host)"),...(0,s().commands)("onCreateCommand updateContentComm\
and postCreateCommand postStartCommand postAttachCommand"," (in the container)"),...["dockerFile","build/dockerfile","do\
ckerComposeFile"].map(R=>({at:R,form:"file",event:"build of the container"})),...(0,s().settings)("source","image"),...(0,s().
settings)("sources","features customizations/vscode/extensions"),...(0,s().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,s().settings)(b().ON,"privileged"),...(0,s().settings)("any","remoteEnv/* containerEnv/*").
map(R=>({...R,names:s().OTHER_VARIABLES})),...(0,s().settings)("any","remoteUser containerUser workspaceMount"),...(0,s().
settings)(b().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,s().inside)("customizatio\
ns/vscode/settings",P)]}]},60058:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.AGENT_FORMATS=void 0,
Object.defineProperty(n,"UNREAD_FORMATS",{enumerable:!0,get:function(){return I().UNREAD_FORMATS}});function b(){const M=m(
11418);return b=function(){return M},M}function s(){const M=m(12274);return s=function(){return M},M}function i(){const M=m(
20300);return i=function(){return M},M}function D(){const M=m(56450);return D=function(){return M},M}function I(){const M=m(
6575);return I=function(){return M},M}const P=n.AGENT_FORMATS=[...s().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...b().OTHER_AGENT_FORMATS,
...D().MACHINE_FORMATS.map(M=>({...M,isGeneral:!0}))]},56450:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),
n.MACHINE_FORMATS=void 0;function b(){const R=m(41239);return b=function(){return R},R}function s(){const R=m(82024);return s=
function(){return R},R}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),D=new RegExp(`^(?:${i.
join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:D};function P(R){return(0,s().inside)(R,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:b().CHANGES}]).map(v=>({...v,...v.form==="lines"&&{event:"{0}",detail:"\
name"},names:D}))}const M=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,N=n.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:M},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(R=>(0,s().inside)(R,[I])),...(0,s().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,s().settings)("less","pnpm/neverBuiltDependencies"),...(0,s().settings)(
b().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,s().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,s().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(R=>({name:`leftho\
ok-${R}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[R].flatMap(E=>[E,`\
.${E}`,`.config/${E}`]),syntax:R,directories:["",...(0,s().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...P("*"),...(0,s().commands)("rc lefth\
ook"),{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"},{at:"remote",form:"setting",trust:"\
source"},...(0,s().settings)("any","extends templates ai")]})),{name:"pre-commit",tool:"git (pre-commit)",files:[".pre-c\
ommit-config.yaml",".pre-commit-config.yml"],syntax:"yaml",roots:["PWD"],approval:"asks nobody",specification:"https://p\
re-commit.com/#plugins",verified:!0,places:[{at:"repos/*",form:"setting",event:"repository",detail:"repo",trust:"source"},
{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:{field:"language",values:["system","script","unsu\
pported","unsupported_script"]}},...(0,s().settings)("sources","repos/*/hooks/*/additional_dependencies")]},{name:"simpl\
e-git-hooks",tool:"git (simple-git-hooks)",files:[".simple-git-hooks.json","simple-git-hooks.json"],roots:["PWD"],approval:"\
asks nobody",specification:"https://github.com/toplenboren/simple-git-hooks",verified:!0,places:[I]},{name:"envrc",tool:"\
direnv",files:[".envrc"],syntax:"shell",roots:["PWD"],approval:"asks again when the file changes",specification:"https:/\
/direnv.net/man/direnv.1.html",verified:!0,places:[{at:"",form:"command",event:"cd"}]},{name:"mise",tool:"mise",files:[...(0,s().
paths)("mise .mise .config/mise","config.toml conf.d/*.toml"),"mise.toml",".mise.toml","mise.*.toml",".mise.*.toml",".co\
nfig/mise.toml",".rtx.toml"],syntax:"toml",roots:["MISE_PROJECT_ROOT","MISE_CONFIG_ROOT","config_root","PWD"],approval:"\
asks once for the file",specification:"https://mise.jdx.dev/hooks.html",verified:!0,places:[...(0,s().settings)("any","h\
ooks/*/task"),{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file\
 that changes"},{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"tas\
k {0}",needs:"run"},{at:"tools/*",form:"setting",trust:"source"},{at:"env/*",form:"setting",event:"env {0}",trust:"any",
names:s().OTHER_VARIABLES},...(0,s().settings)("any","env/_/source env/_/file env/_/path plugins/*"),...(0,s().settings)(
"more","settings/trusted_config_paths"),...(0,s().settings)(b().ON,"settings/not_found_auto_install"),...(0,s().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(W,n,m){Object.defineProperty(n,"__e\
sModule",{value:!0}),n.TEXT=n.SERVER_TRUST=n.SERVER=n.OTHER_VARIABLES=n.HOOKS=n.HARMLESS_VARIABLES=n.HARMLESS_TOP=n.FLAT_HOOKS=
n.ENVIRONMENT=n.ALL_HOOKS=void 0,n.commands=T,n.inside=E,n.keys=l,n.paths=v,n.settings=L;function b(){const u=m(76774);return b=
function(){return u},u}function s(){const u=m(41239);return s=function(){return u},u}const i=n.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
D=n.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},I=n.SERVER_TRUST=[...L("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...L("less","mcpServers/*/disabledTools"),...L(s().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...L(s().DISABLED,"mcpServers/*/disabled")],P=n.FLAT_HOOKS={...i,at:"hooks/*/*"},M=n.ALL_HOOKS=[{...P,without:"\
hooks"},i],N=n.TEXT=[{at:`${b().INLINE}/*`,form:"command",event:"text of {file}"},{at:b().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],R=n.HARMLESS_TOP=l(`${b().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function E(u,g){return g.map(c=>({...c,at:`${u}/${c.at}`,...c.event&&u.includes("*")&&{event:c.
event.replace("{0}","{1}")}}))}function v(u,g){return u.split(/\s+/).flatMap(c=>g.split(/\s+/).map(o=>`${c}/${o}`))}function T(u,g=""){
return u.split(/\s+/).map(c=>({at:c,form:"command",event:c+g}))}function L(u,g){return g.split(/\s+/).map(c=>({at:c,form:"\
setting",trust:u}))}function l(u){return u.split(/\s+/).map(g=>({at:g}))}const _=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:u})=>u).
join("|"),"i"),A=n.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:u})=>u).join("|"),"i"),f=n.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${A.source}))`,"i"),d=n.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:_,trust:"any"}},6575:function(W,n){Object.defineProperty(n,"__esModule",{value:!0}),
n.UNREAD_FORMATS=void 0;const m="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",b=`CLAUDE.md CLAU\
DE.local.md AGENTS.md AGENTS.override.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`,s={"Claude Code":".claude/** .claude-plugin/** .worktreeinclude","an agent":".agents/** .agent/** mcp_con\
fig.json smithery.yaml",Codex:".codex/** .codex-plugin/**","Gemini CLI":".gemini/** .geminiignore",Cursor:".cursor/** .c\
ursorignore .cursorindexingignore .cursor-plugin/**","GitHub Copilot":`.github/prompts/**
    .github/chatmodes/** .github/agents/** .github/skills/** .github/hooks/** .github/copilot/**
    .github/extensions/** .github/plugin/** .github/aw/** .github/lsp.json .copilot/**`,"VS Code":".vscode/launch.json .\
vscode/extensions.json",Windsurf:".windsurf/** .codeiumignore .devin/** .cognition/**",Cline:".clinerules .clinerules/**\
 .cline/** .clineignore","Roo Code":".roo/** .roorules .roomodes .rooignore .kilo/** .kilocode/** .kilocodemodes .kiloco\
derules",Kiro:".kiro/** .kiroignore","Amazon Q":".amazonq/** AmazonQ.md","an editor of JetBrains":`.junie/** .aiassistan\
t/** .idea/runConfigurations/** .idea/watcherTasks.xml
    .idea/externalDependencies.xml .idea/startup.xml .run/*.run.xml`,Zed:".rules .zed/**",opencode:".opencode/** tui.jso\
n",Continue:".continue/** .continuerc.json .continueignore .continuerules",Aider:".aider.conf.yml .aider.model.settings.\
yml .aider.model.metadata.json .aiderignore","another agent":`.goosehints .goose/** .openhands/** .openhands_instruction\
s .factory/** .augment/**
    .augment-guidelines .augmentignore .trae/** .qoder/** .qwen/** .iflow/** .codebuddy/** .lingma/**
    .comate/** .tabnine/** .sourcegraph/** .cody/** .amp/** .warp/** WARP.md .grok/** .vibe/** .letta/**
    .cortex/** .kimi-code/** .pi/** .crush/** .crushrc CRUSH.md .rovodev/** .firebender/** firebender.json
    .serena/** .ruler/** .rulesync/** rulesync.jsonc .aligntrue/** .jules/** .void/** .pearai/** .mcp/**
    .openinterpreter/**`,"a reviewing agent":".coderabbit.yaml .coderabbit.yml .bito.yaml greptile.json .pr_agent.toml .\
sweep.yaml","a development environment":`.devcontainer/** .gitpod.yml .gitpod/** .ona/** .idx/** .replit replit.nix
    devbox.json .flox/** .codesandbox/** .stackblitzrc`,git:`.overcommit.yml captainhook.json grumphp.yml hk.pkl .hk/** \
prek.toml .lefthook/** .lefthook-local/**
    .githooks/** .git-hooks/** .husky/** .simple-git-hooks.js .simple-git-hooks.cjs .simple-git-hooks.mjs
    simple-git-hooks.js simple-git-hooks.cjs simple-git-hooks.mjs`,mise:".mise/** mise-tasks/** .mise-tasks/** .tool-ver\
sions"},i={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:m,verified:!1,places:[]},D=n.UNREAD_FORMATS=
[{...i,tool:"an agent",files:b.split(/\s+/)},...Object.entries(s).map(([I,P])=>({...i,name:"unread",tool:I,files:P.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${I}`}))]},19610:function(W,n,m){Object.defineProperty(n,"__\
esModule",{value:!0}),n.findHidden=E;function b(){const T=m(25367);return b=function(){return T},T}const s=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
D=/^[\u200B-\u200F\u061C]$/,I=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
P=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,M=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,N=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
R=/^\uFE0F?\u200D\uFE0F?$/;function E(T){const L=new Map,l=T.replace(i,_=>" ".repeat(_.length));for(const{0:_,index:A}of l.
matchAll(s)){const[f=""]=[...l.slice(Math.max(0,A-2),A)].slice(-1),[d=""]=[...l.slice(A+_.length,A+_.length+2)];if(v(_,f,
d,A))continue;const u=T.lastIndexOf(`
`,A)+1,g=L.get(u)??{offset:A,names:new Set};for(const c of _)g.names.add((0,b().codePointName)(c.codePointAt(0)??0));L.set(
u,g)}return[...L].map(([_,{offset:A,names:f}])=>{const d=T.indexOf(`
`,_);return{text:T.slice(_,d<0?void 0:d),offset:A,names:[...f]}})}function v(T,L,l,_){return T==="\uFEFF"?_===0:N.test(T)?
M.test(L):R.test(T)&&P.test(L)?P.test(l)||/[♀♂⚕⚖✈❤]/u.test(l):D.test(T)&&(I.test(L)||I.test(l))}},20702:function(W,n,m){
Object.defineProperty(n,"__esModule",{value:!0}),n.judgeAgentFiles=T,n.judgeWholeFile=g,n.notJudgedFile=L,n.readFound=u;
function b(){const e=m(10473);return b=function(){return e},e}function s(){const e=m(59490);return s=function(){return e},
e}function i(){const e=m(13580);return i=function(){return e},e}function D(){const e=m(95132);return D=function(){return e},
e}function I(){const e=m(26750);return I=function(){return e},e}function P(){const e=m(97034);return P=function(){return e},
e}function M(){const e=m(99668);return M=function(){return e},e}function N(){const e=m(12195);return N=function(){return e},
e}function R(){const e=m(12792);return R=function(){return e},e}function E(){const e=m(92599);return E=function(){return e},
e}function v(){const e=m(41239);return v=function(){return e},e}async function T(e,p,y){const t=j=>new Map((0,M().agentFilesIn)(
j,p).map(x=>[x.path,x])),[a,w]=[t(e.baseTree),t(e.tree)],C=[...new Set([...a.keys(),...w.keys()])].sort(),$=p.agent_files;
return y.all(C,async j=>{const[x,F]=[a.get(j),w.get(j)];try{return await f(x,F,e,$)}catch(U){const H=F??x;return H&&L(H,
U)}}).then(j=>_(j.filter(x=>x!==void 0)))}function L(e,p){const{path:y}=e,t={path:y,line:1,column:1},a=[(0,D().notJudged)(
`the file \`${y}\``,p,{location:t})];return{file:{...e,entries:[],contents:[]},entries:[],findings:a}}const l=3;function _(e){
const p=new Set(e.flatMap(({entries:w})=>w.flatMap(({targets:C})=>C.map(({name:$})=>$)))),y=({entries:[w]})=>w?.entry.form===
"unread",t=(0,s().groupBy)(e.filter(w=>y(w)&&!p.has(w.file.path)),({file:w})=>w.format.tool),a=new Map([...t.values()].flatMap(
w=>{const C=w.length-l;return w.slice(0,l).map(($,j)=>[$,j===l-1&&C>0?A($,C):$])}));return e.flatMap(w=>y(w)?a.get(w)??[]:
[w])}function A(e,p){const y=e.findings.map(t=>({...t,args:{...t.args,detail:`${t.args.detail}, nor ${p} others`}}));return{
...e,entries:e.entries.map(t=>({...t,findings:y})),findings:y}}async function f(e,p,y,t){const a=e&&p&&await(0,P().isSameFile)(
e.entry,p.entry,y),w=(p??e)?.format.places.length===0;if(a&&w)return;const C=p&&await u(y.tree,p),$=a?C:e&&await u(y.baseTree,
e),j=C??$;if(j===void 0)return;const x=new Set(a?[]:$?.contents.map(({value:Y})=>Y)),F=a?[]:C?.contents.filter(({value:Y})=>!x.
has(Y))??[],U=[...C?.broken&&!a?[C.broken]:[],...F.map(Y=>Y.finding)],H=C?.broken?[]:await(0,P().compareEntries)(j,$?.entries??
[],C?.entries??[],y),K=a||H.length>0||C?.broken?H:d(j,p===void 0?"removed":e===void 0?"new":"changed"),V=await o({file:j,
entries:K,findings:U},y.tree,t);if(V.entries.length===0&&V.findings.length===0)return;if(t.level!=="approve"||!V.findings.
some(k))return V;const z=V.entries.filter(({findings:Y})=>Y.some(k)),Q={path:j.path,events:z.map(({entry:Y})=>Y.event)},
J={path:j.path,line:1,column:1},q=(0,D().finding)("agent-files-unapproved",Q,{location:J});return{...V,findings:[...V.findings,
q]}}function d(e,p){const{path:y,format:t}=e;if(t.unread===void 0)return[];const a=t.places.length>0?"its text":"the who\
le file";return[{state:p,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:a,location:{
path:y,line:1,column:1}},targets:[]}]}async function u(e,{entry:p,...y}){return p===void 0?(0,R().unreadFile)(y,"it is a\
 symlink that leads to no file here"):(p.size??0)>R().MAX_BYTES?(0,R().unreadFile)(y,`it has more than ${R().MAX_BYTES} \
bytes`):(0,R().readAgentFile)(y,await e.read(p.path))}async function g(e,p,y){const t=await Promise.all(e.entries.filter(
c).map(async C=>({entry:C,targets:await(0,E().runsOf)(C,e,p)}))),a=e.contents.map(C=>C.finding),w=e.broken?[e.broken]:a;
return o({file:e,entries:t,findings:w},p,y)}function c({setting:e,form:p}){if(e===void 0)return p!=="unread";const y={old:void 0,
now:e,before:[],after:[]};return e.trust!==void 0&&(0,v().directionOf)(e.trust,y)==="widens"}async function o({file:e,entries:p,
findings:y},t,a){const w=j=>j.map(x=>O(x,e,a)),C=await Promise.all(p.map(async j=>{const x=await(0,I().digestOf)(j,e,t),
F=w(await r(j,e,t));return{...j,digest:x,findings:(0,I().accepted)(F,x,a)}})),$=[...w(y),...C.flatMap(j=>j.findings)];return{
file:e,entries:C,findings:$}}function O(e,{format:p},{level:y}){const{failsByLevel:t,undecided:a}=(0,i().ruleOf)(e.rule);
return!p.verified&&!t&&!a?{...e,severity:"notice"}:y==="error"&&t&&e.severity!=="notice"?{...e,severity:"error"}:e}function k({
severity:e,suppressed:p}){return e!=="notice"&&p===void 0}async function r({state:e,entry:p,change:y,targets:t},{path:a,
format:w},C){const{event:$,shown:j,form:x,location:F,isHidden:U,setting:H}=p,{tool:B}=w,G={tool:B,event:$,command:j,state:e??
""},K={location:F};if(H&&e===void 0){const X={...G,change:"widens",isMember:!1};return[(0,D().finding)("agent-setting-ch\
anged",X,{...K,severity:"notice"})]}if(x==="unread"){const X=w.unread??"";return[(0,D().finding)("agent-file-unread",{path:a,
detail:X},{location:F,severity:"notice",harm:"bookkeeping"})]}if((y||H)&&e!=="script_changed"){const X=y===void 0||y==="\
widens"?"warning":"notice",ee=(0,v().isOfList)(H?.trust),Z={...G,change:y??"",isMember:ee};return[(0,D().finding)("agent\
-setting-changed",Z,{...K,severity:X})]}if(e==="removed")return[];const V=e!=="script_changed",z=[];for(const{kind:X,change:ee,
name:Z,script:ne,line:se}of t){if(X!=="danger"||!(V||ee))continue;const te=ne===void 0?Z:`runs \`${ne}\`, which ${Z} in \
line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,D().finding)("agent-runs-danger",{...G,danger:te},
{location:oe}))}V&&U&&z.push((0,D().finding)("agent-runs-danger",{...G,danger:h},K));const Q=t.filter(({change:X})=>e===
void 0||X!==void 0);for(const{kind:X,name:ee}of Q){const Z=X==="file"&&C?await(0,b().whyUnreadable)(C,ee):void 0;Z&&z.push(
(0,D().finding)("agent-script-unreadable",{...G,script:ee,why:Z},K))}if(z.length>0)return z;const q=x==="server"&&t.length>
0&&t.every(S)||!V?"notice":"warning",Y=V?(0,N().meansOf)(t):Q.map(({name:X})=>`the change decides about \`${X}\``);return[
(0,D().finding)("agent-command-changed",{...G,means:Y},{...K,severity:q})]}const h="hides its output";function S({kind:e,
name:p}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(p)}},12195:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.meansOf=I;function b(){const P=m(97018);return b=function(){return P},P}function s(){const P=m(
36773);return s=function(){return P},P}const i={file:({name:P,change:M})=>`it runs \`${P}\`${M===void 0?"":`, which this\
 change ${M==="added"?"adds":"edits"}`}`,npm_script:({name:P,change:M})=>`it runs the script \`${P}\` of package.json${M?
", which this change edits":""}`,missing:({name:P})=>`it runs \`${P}\`, which is not in the commit`,outside:({name:P})=>`\
it runs \`${P}\`, which is outside of the repository`,package:({name:P,isExact:M})=>M?`it fetches \`${P}\``:`it fetches \
\`${P}\` without an exact version`,inline:({name:P})=>`it has code for \`${P}\` in one line`,danger:({name:P,script:M,line:N})=>M===
void 0?`it ${P}`:`\`${M}\` ${P} (line ${N})`,address:({name:P})=>`it connects to \`${P}\``,program:()=>{},unread:({name:P})=>`\
it could not be read: ${P}`},D=4;function I(P){const M=P.flatMap(R=>{const E=(0,b().redact)(R.name).text;return i[R.kind](
{...R,name:E})??[]}),N=P.filter(({kind:R})=>R==="program").map(({name:R})=>R);return M.length===0&&N.length>0?[`it runs ${(0,s().
inCode)(N.slice(0,D))} of the machine`]:M.length>D?[...M.slice(0,D),`and ${M.length-D} more`]:M}},53158:function(W,n,m){
Object.defineProperty(n,"__esModule",{value:!0}),n.ProjectFiles=void 0;function b(){const N=m(76760);return b=function(){
return N},N}function s(){const N=m(59867);return s=function(){return N},N}function i(){const N=m(3463);return i=function(){
return N},N}function D(){const N=m(32854);return D=function(){return N},N}function I(){const N=m(93028);return I=function(){
return N},N}const P=/^(?:[/~\\]|[A-Za-z]:)/;class M{#e;#n;constructor(R,E){this.#e=R,this.#n=E}into(R){const v=R===void 0||
P.test(R)||/[$`]/.test(R)?[]:this.#n.map(T=>b().posix.join(T,R));return new M(this.#e,v)}find(R,E=[""]){if(!(/^[/~]/.test(
R)||R===""||!this.#e))for(const v of this.#n)for(const T of E){const L=(0,D().normalise)(b().posix.join(v,R.replaceAll("\
\\","/"))+T),l=L===void 0?void 0:(0,D().resolveInTree)(this.#e,L);if(l?.kind==="inside"&&(0,I().isRegular)(l.entry.kind)&&
l.entry.tracked)return l.path}}script(R,E){const v=this.find(R,E);if(v!==void 0)return{kind:"file",name:v};if(P.test(R))
return{kind:"outside",name:R};const[T]=this.#n;if(T===void 0)return{kind:"unread",name:`it runs ${R} in another director\
y`};const L=(0,D().normalise)(b().posix.join(T,R));return L===void 0?{kind:"outside",name:R}:{kind:this.#e===void 0?"fil\
e":"missing",name:L||"."}}named(R,E){const v=this.find(R.replace(/^-{1,2}[\w-]+=/,""),E);return v===void 0?[]:[{kind:"fi\
le",name:v}]}async manifest(){const R=this.find("package.json");return this.#e&&R?(0,i().objectIn)(await(0,s().readJsonFile)(
this.#e,R)):{}}}n.ProjectFiles=M},12792:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.MAX_BYTES=void 0,
n.readAgentFile=_,n.unreadFile=A;function b(){const t=m(76760);return b=function(){return t},t}function s(){const t=m(23404);
return s=function(){return t},t}function i(){const t=m(16111);return i=function(){return t},t}function D(){const t=m(94534);
return D=function(){return t},t}function I(){const t=m(3463);return I=function(){return t},t}function P(){const t=m(97018);
return P=function(){return t},t}function M(){const t=m(95132);return M=function(){return t},t}function N(){const t=m(19610);
return N=function(){return t},t}function R(){const t=m(23213);return R=function(){return t},t}function E(){const t=m(76774);
return E=function(){return t},t}function v(){const t=m(41239);return v=function(){return t},t}function T(){const t=m(18255);
return T=function(){return t},t}const L=n.MAX_BYTES=1024*1024,l=1e3;function _(t,a){const{text:w,complete:C}=(0,D().decodeUtf8)(
a),$=new(D()).Source(t.path,w),j=(H,B=0)=>A(t,H,$,B),{format:x}=t,{syntax:F="json"}=x;if(!C&&F!=="program"&&F!=="text")return j(
"it is not UTF-8",w.length);const U=F==="markdown"||F==="text"&&C;try{const H=(0,T().findValues)((0,E().readSyntax)(w,F),
x);return H.length>l?j(`it has more than ${l} commands and settings`):{...t,entries:H.map(B=>u(B,$,x)),get contents(){return[
...p($),...U?y($):[]]}}}catch(H){if(H instanceof E().SyntaxProblem)return j(H.message,H.offset);throw H}}function A(t,a,w=new(D()).
Source(t.path,""),C=0){const{path:$}=t,j=(0,M().finding)("agent-file-unread",{path:$,detail:a},{location:w.location(C)});
return{...t,entries:[],contents:[],broken:j}}const f=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
d=/"(?:reveal|showOutput)":"never"/i;function u(t,a,{places:w}){const{node:C,chain:$,isWrong:j,place:x}=t,{form:F,inherits:U=[],
trust:H,guards:B}=x,G=(0,i().getNodeValue)(C),K=$.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,T().membersOf)(te,oe))),V=Object.
fromEntries(K.map(([te,oe])=>[te,(0,i().getNodeValue)(oe)])),z=(0,I().isMapping)(G)?{...V,...G}:G,Q=j?[R().UNREAD]:(0,R().
readValue)(F,z,a.path),J=(0,I().isMapping)(z)&&F!=="command"&&F!=="setting",q=Object.entries(J?z:{}).filter(([te])=>!f.test(
te)&&!c(`${x.at}/${te}`,w)),Y=d.test(JSON.stringify([V,G])),ee=(F==="scripts"?Q.slice(0,1):Q).map(R().textOf).filter(te=>te!==
""),Z=H==="source"&&(0,I().isMapping)(G)?(0,v().sourceText)(G):G,ne=F==="setting"&&H===void 0&&!j,se=O(j?(0,i().getNodePath)(
C).join(".")||"the whole file":k(t,a));return{commands:Q,form:F,event:se,shown:ne?"":O(ee.join(" ; ")||(typeof Z=="strin\
g"?Z:JSON.stringify(Z))),content:g(t,Y,J?Object.fromEntries(q):z??null),isHidden:Y,...F==="setting"&&!j&&{setting:{...H&&
{trust:H},value:G}},isGuard:B?.test(se)??!1,location:a.location(C.offset,C.offset+C.length)}}function g({place:{form:t}},a,w){
return t==="scripts"?"":(0,s().canonicalize)([a,w])}function c(t,a){return a.some(w=>w.form==="setting"&&w.at===t)}const o=1e3;
function O(t){const a=(0,P().redact)(t).text.replace(/\s+/g," ").trim();return a.length>o?`${a.slice(0,o)}\u2026`:a}function k({
names:t,chain:a,place:{at:w,event:C,detail:$=""}},{path:j}){const x=C?.replace(/\{(\d)\}/,(H,B)=>t[Number(B)]||'""').replace(
"{file}",()=>r(j))??t.reduce((H,B)=>H.replace("*",()=>B),w.replaceAll("/",".")),U=a.flatMap(H=>(0,T().membersOf)(H,$)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${x} (${U})`:x}function r(t){const a=b().posix.basename(t);return a===
"SKILL.md"?b().posix.basename(b().posix.dirname(t)):a}const h=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
S=4;function e(t){const a=/\d/.test(t)&&/[A-Za-z]/.test(t)&&new Set(t).size>=8;return t.length>=12&&a&&!h.test(t)}function p(t){
const{text:a,path:w}=t;return(0,P().redact)(a).redactions.flatMap(({kind:C,start:$,end:j})=>{const x=a.slice($,j),F=t.location(
$,j),U=(0,M().finding)("agent-file-content",{path:w,kind:C},{location:F});return e(x)?[{value:x,finding:U}]:[]})}function y(t){
return(0,N().findHidden)(t.text).map(({text:a,offset:w,names:C})=>{const $=C.slice(0,S),j={path:t.path,kind:"hidden",characters:$,
more:C.length>S},x=t.location(w);return{value:a,finding:(0,M().finding)("agent-file-content",j,{location:x})}})}},23213:function(W,n,m){
Object.defineProperty(n,"__esModule",{value:!0}),n.UNREAD=void 0,n.readValue=P,n.textOf=_;function b(){const f=m(76760);
return b=function(){return f},f}function s(){const f=m(3463);return s=function(){return f},f}function i(){const f=m(36773);
return i=function(){return f},f}function D(){const f=m(76774);return D=function(){return f},f}const I=n.UNREAD={unread:"\
it is not in the documented form"};function P(f,d,u){const g=b().posix.dirname(u);if(f==="file")return[d].flat().map(c=>typeof c!=
"string"?I:{file:c===""?u:b().posix.join(g,c)});if(f==="scripts"){const c=(0,s().objectIn)(d)[D().PATHS];return[{file:`${g}\
/`},...M(c)?c.map(o=>({file:b().posix.join(g,o)})):[]]}return f==="lines"?[d].flat().flatMap(c=>typeof c=="string"?{shell:c}:
(0,s().isMapping)(c)?T(c):I):f==="setting"?typeof d=="string"?[{argv:[],environment:[d]}]:[]:f!=="command"?(0,s().isMapping)(
d)?T(d):[I]:((0,s().isMapping)(d)?Object.values(d):[d]).map(c=>typeof c=="string"?{shell:c}:M(c)?{argv:c}:I)}function M(f){
return Array.isArray(f)&&f.every(d=>typeof d=="string")}const N=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],R=["exec","run","bash","path","program","entry","cmd"],E=["arguments","with_arguments"];
function v(f){const d=e=>e.map(p=>f[p]).find(p=>p!==void 0),{script:u,runner:g,type:c}=f,O=typeof u=="string"&&c!=="npm"?
[g??[],`./${u}`].flat():void 0,k=f.command??d(R)??O,r=f.args??d(E),[h,...S]=[k].flat();return{...f,...k!==void 0&&{command:h},
...(r!==void 0||S.length>0)&&{args:S.length>0?[S,r??[]].flat():r}}}function T(f){const d=v(f),u=N.map(c=>d[c]).map(c=>typeof c==
"string"?{command:c}:c).filter(c=>(0,s().isMapping)(c)&&c.command!==void 0);return[...d.command===void 0&&(u[0]??d.dependsOn)?
[]:[{}],...u].flatMap(c=>L({...d,...c}))}function L(f){const{type:d,script:u,command:g,args:c=[],headersHelper:o}=f,O=typeof o==
"string"?[{shell:o}]:[],r=[f.url,f.httpUrl,f.serverUrl].find(H=>typeof H=="string");if(g===void 0&&r!==void 0)return[...O,
{address:r}];const h=d==="npm"&&g===void 0,S=Array.isArray(c)?c.map(l):[void 0],e=h?["npm","run",u]:[l(g),...S];if(!M(e))
return[I];const[p="",...y]=e,a=(y.length===0?/^$|[\s|;&$()<>`'"]/.test(p):d==="shell")?{shell:[p,...y.map(A)].join(" ")}:
{argv:e},{cwd:w,env:C,shell:$}=(0,s().isMapping)(f.options)?f.options:f,j=(0,s().isMapping)($)?[$.executable,$.args??[]].
flat():[],x=Object.values((0,s().isMapping)(C)?C:{}).filter(H=>typeof H=="string"),F=typeof w=="string"?{directory:w}:{},
U=M(j)&&j.length>0?[{argv:j}]:[];return[{...a,...F,environment:x},...U,...O]}function l(f){return(0,s().isMapping)(f)?f.
value:f}function _(f){return"argv"in f?f.argv.map(A).join(" "):"unread"in f?"":"file"in f?f.file:"shell"in f?f.shell:f.address}
function A(f){return/^[\w@%+=:,./${}-]+$/.test(f)?f:(0,i().singleQuoted)(f)}},92599:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.keyOf=T,n.runsOf=v;function b(){const o=m(76760);return b=function(){return o},o}function s(){
const o=m(10473);return s=function(){return o},o}function i(){const o=m(95244);return i=function(){return o},o}function D(){
const o=m(32854);return D=function(){return o},o}function I(){const o=m(93028);return I=function(){return o},o}function P(){
const o=m(47905);return P=function(){return o},o}function M(){const o=m(53158);return M=function(){return o},o}function N(){
const o=m(23213);return N=function(){return o},o}function R(){const o=m(98809);return R=function(){return o},o}const E=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function v({commands:o},{path:O,root:k,format:r},h,S=new Set){const{directories:e=[""],roots:p}=r,y=[...e.map(x=>b().
posix.join(k,x)),"",b().posix.dirname(O)],t=new(M()).ProjectFiles(h,y),a=L(p.join("|")),w=[];for(const x of o)w.push(..."\
file"in x?u(a(x.file),h):await g(x,t,a));const C=({name:x})=>(0,I().isRegular)(h?.stat(x)?.kind),$=[...w,...A(o,w,S).filter(
C)],j=new Set($.flatMap(({kind:x,name:F})=>x==="file"?[F]:[]));for(const x of j)$.push(...h?await d(h,x):[]);return[...new Map(
$.map(x=>[T(x),x])).values()]}function T({kind:o,name:O,script:k,text:r}){return JSON.stringify([o,O,...o==="danger"?[k,
r]:[]])}function L(o){const O=new RegExp(`\\$(?:(?:env:)?(?:${o})\\b|\\{(?:env:)?(?:${o})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${o})%`,"g");return k=>k.replace(O,".").replace(E,"~")}const l=/(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
_=/\$(?:env:)?\w+|\$\{[^}]*\}|\$\([^)]*\)|%\w+%/g;function A(o,O,k){if(k.size===0)return[];const r=o.flatMap(p=>"environ\
ment"in p?p.environment??[]:[]),h=[...o.map(N().textOf),...r].flatMap(p=>p.replace(_,"").match(l)??[]).map(p=>p.replaceAll(
"\\","/").replace(/^(?:\.{1,2}\/)+/,"")),S=(p,y)=>p===y||p.endsWith(`/${y}`),e=h.filter(p=>!O.some(({kind:y,name:t})=>y===
"file"&&S(t,p)));return[...k].filter(p=>e.some(y=>S(p,y))).map(p=>({kind:"file",name:p}))}const f=2e5;async function d(o,O){
const k=await(0,s().readText)(o,O,f);if(k===void 0||"unread"in k)return[];const r=k.text.split(`
`);return(0,P().dangersInScript)(O,k.text).map(({does:h,at:S})=>{const e=k.text.slice(0,S).split(`
`).length;return{kind:"danger",name:h,script:O,line:e,text:r[e-1]?.trim()??""}})}function u(o,O){if(!O)return[];const k=(0,D().
resolveInTree)(O,o.replace(/\/$/,""));if(k.kind!=="inside")return[];const r=({path:e,kind:p})=>p==="directory"?O.list(e).
flatMap(r):p==="executable"||p==="file"&&(0,i().isCode)(e)?[e]:[];return(o.endsWith("/")?r(k.entry):(0,I().isRegular)(k.
entry.kind)?[k.path]:[]).map(e=>({kind:"file",name:e}))}async function g(o,O,k){if("address"in o)return[{kind:"address",
name:o.address}];if("unread"in o)return[{kind:"unread",name:o.unread}];const{directory:r,environment:h=[]}=o,S=r?O.into(
k(r)):O,e="shell"in o?o.shell.split(/["'|;&]/):[],p=[...h,...e.filter(t=>t.includes("\\"))].map(k);return[..."shell"in o?
await(0,R().textRuns)(k(o.shell),S):[...(0,P().dangersInShell)((0,N().textOf)(o)).map(({does:t})=>({kind:"danger",name:t})),
...await(0,R().wordRuns)(o.argv.map(t=>c(k(t))),S)],...(0,R().valueRuns)(p,S)]}function c(o){const O=!/\$\{|\$\w/.test(o);
return{text:o,shown:o,quoted:!0,span:{start:0,end:0},isKnown:O}}},76774:function(W,n,m){Object.defineProperty(n,"__esMod\
ule",{value:!0}),n.SyntaxProblem=n.PATHS=n.LINKS=n.INLINE=void 0,n.readSyntax=R;function b(){const r=m(16111);return b=function(){
return r},r}function s(){const r=m(60502);return s=function(){return r},r}function i(){const r=m(69873);return i=function(){
return r},r}function D(){const r=m(3463);return D=function(){return r},r}class I extends Error{offset;constructor(h,S=0){
super(h),this.offset=S}}n.SyntaxProblem=I;const P=n.INLINE="!`",M=n.LINKS="!link",N=n.PATHS="!path";function R(r,h){if((0,D().
isNestedTooDeep)(h==="markdown"?d(r).text:r))throw new I("its brackets are nested too deeply");switch(h){case"json":return E(
r);case"toml":return _(r);case"yaml":return f(r,0);case"markdown":return c(r);case"shell":return T(r,[0,r.length]);case"\
program":case"text":return T("",[0,0])}}function E(r){const h=[],S=(0,b().parseTree)(r,h,{allowTrailingComma:!0}),[e]=h;
if(e)throw new I(v((0,b().printParseErrorCode)(e.error)),e.offset);if(S===void 0)throw new I("it is empty");return S}function v(r){
return r.replace(/\B[A-Z]/g,h=>` ${h}`).toLowerCase()}function T(r,[h,S]){return{type:r===null?"null":typeof r,value:r,offset:h,
length:S-h}}function L(r,h,[S,e]){const p={type:r,offset:S,length:e-S,children:h};for(const y of h)y.parent=p;return p}function l(r,h,S){
return L("property",[T(r,S),h],S)}function _(r){try{const h=(0,s().parseTOML)(r),S=new Map,e=({body:y},t)=>{for(const a of y){
const w=a.key.keys.map($=>$.type==="TOMLBare"?$.name:$.value),C=a.type==="TOMLTable"?a.resolvedKey:[...t,...w];S.set(C.join(
"\0"),a.range),a.type==="TOMLTable"?e(a,C):a.value.type==="TOMLInlineTable"&&e(a.value,C)}};e(h.body[0],[]);const p=(y,t,a)=>{
const w=S.get(t.join("\0"))??a;if(Array.isArray(y))return L("array",y.map(($,j)=>p($,[...t,j],w)),w);if(!(0,D().isMapping)(
y)||y instanceof Date)return T(y instanceof Date?y.toISOString():y,w);const C=Object.entries(y).map(([$,j])=>l($,p(j,[...t,
$],w),w));return L("object",C,w)};return p((0,s().getStaticTOMLValue)(h),[],[0,r.length])}catch(h){throw h instanceof s().
ParseError?new I(A(h.message),h.index):h}}function A(r){const[h=""]=r.split(`
`);return h.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,S=>S.toLowerCase())}function f(r,h){const S=(0,i().
parseDocument)(r,{uniqueKeys:!0}),[e]=S.errors;if(e)throw new I(A(e.message),h+e.pos[0]);let p=0;const y=(t,a)=>{if((0,i().
isAlias)(t)){if(p+=1,p>100)throw new I("it has too many aliases",a[0]);return y(t.resolve(S),a)}const w=(0,i().isMap)(t)||
(0,i().isSeq)(t)||(0,i().isScalar)(t)?t.range:void 0,C=w?[h+w[0],h+w[1]]:a;if((0,i().isMap)(t))return L("object",t.items.
map(({key:j,value:x})=>l(String(j),y(x,C),C)),C);if((0,i().isSeq)(t))return L("array",t.items.map(j=>y(j,C)),C);const $=(0,i().
isScalar)(t)?t.value:null;return T(typeof $=="object"&&$!==null?String($):$,C)};return y(S.contents,[h,h+r.length])}function d(r){
const[h="",S="",e=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(r)??[];return h!==""&&r.startsWith(h)?{text:e,
start:S.length,end:h.length}:{text:"",start:0,end:0}}const u=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
g=[[P,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[M,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${u}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[N,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${u}(?![\w/-])`,"g")]];function c(r){const{text:h,start:S,
end:e}=d(r),p=[0,r.length],y=g.flatMap(([t,a])=>{const w=[...r.slice(e).matchAll(a)].map(C=>{const $=e+C.index;return T(
C[1]??C[2]??C[0],[$,$+C[0].length])});return w.length>0?[l(t,L("array",w,p),p)]:[]});return L("object",[...O(h,S),...y],
p)}const o=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function O(r,h){try{return k(f(r,h))}catch(S){
if(!(S instanceof I))throw S}return[...r.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(S=>{const[e,p="",y=""]=S,
t=h+S.index;try{return k(f(e,t))}catch(w){if(!(w instanceof I)||o.test(e))throw w}const a=[t,t+e.length];return l(p,T(y.
trim(),a),a)})}function k({type:r,children:h=[]}){return r==="object"?h:[]}},98809:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.textRuns=N,n.valueRuns=v,n.wordRuns=E;function b(){const y=m(3463);return b=function(){return y},
y}function s(){const y=m(95244);return s=function(){return y},y}function i(){const y=m(11331);return i=function(){return y},
y}function D(){const y=m(81716);return D=function(){return y},y}function I(){const y=m(54421);return I=function(){return y},
y}function P(){const y=m(47905);return P=function(){return y},y}const M=4;async function N(y,t,a=0){if(a>M)return[{kind:"\
unread",name:"it is nested too deeply"}];const w=(0,D().readShellText)(y);return w.length===0&&y.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,P().dangersInShell)(y).map(({does:$})=>$))].map($=>({kind:"danger",name:$})),
...await R(w,y,t,a)]}async function R(y,t,a,w){const C=[];let $=a;for(const j of y){if(C.push(...await R(j.inside,t,$,w)),
j.subshell!==void 0)continue;if(j.defines){C.push({kind:"unread",name:"it defines a function"});continue}const{words:x,assignments:F}=(0,D().
withoutReserved)(j),U=x.map(G=>({...G,shown:t.slice(G.span.start,G.span.end),isKnown:!(0,D().isDynamic)(j,G)}));C.push(...v(
F.map(({value:G})=>G),$));const[H,B]=U;H?.text==="cd"||H?.text==="pushd"?$=$.into(B?.isKnown?B.text:void 0):C.push(...await E(
U,$,w))}return C}function E(y,t,a=0){return T(y,{files:t,shell:(C,$=t)=>N(C,$,a+1)})}function v(y,t){return y.flatMap(a=>a.
split(/[\s=:,]+/)).flatMap(a=>t.named(a))}async function T(y,t){const a=(0,I().startedWords)(y),[w,...C]=a;if(w===void 0||
L(w.text))return[];if(!w.isKnown)return[l(`it starts ${w.shown}`)];const $=(0,i().programNamed)(w.text)??{name:(0,i().baseName)(
w.text),kind:"system"},j=(0,I().textHanded)(a);if($.kind==="shell"&&j)return j.words.every(({isKnown:q})=>q)||/\s/.test(
j.text)?t.shell(j.text):[l("a shell runs what it is handed")];const x=C.some(({text:J})=>o(J)||c(J));if((0,i().runsCode)(
w.text)&&(x||!$.runsScripts))return f((0,i().baseName)(w.text),C,j!==void 0,t.files);const{files:F,left:U}=A(C,t.files),
H=U.map(({text:J})=>J),B=o(w.text)&&!g.test(w.text),G=c(w.text)?t.files.named(w.text):[],K=B?[t.files.script(w.text)]:G.
length>0?G:await d($,H,{...t,files:F}),V=H.filter(c).flatMap(J=>{const q=F.named(J);return q.length>0?q:t.files.named(J)}),
z=$.runsInside?U.findIndex(({text:J})=>(0,i().runsCode)(J)):-1,Q=z<0?[]:await T(U.slice(z),{...t,files:F});return[...K,...Q,
...V]}function L(y){return(0,i().isWithoutEffect)(y)||(0,i().changesShell)(y)&&(0,i().programNamed)(y)===void 0}function l(y){
return{kind:"unread",name:y}}const _=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function A(y,t){const a=y.
findIndex(({text:$})=>_.test($));if(a<0)return{files:t,left:y};const w=_.exec(y[a]?.text??"")?.[1],C=y.toSpliced(a,w===void 0?
2:1);return{files:t.into(w??y[a+1]?.text),left:C}}function f(y,t,a,w){const C=t.flatMap(({text:H})=>w.named(H));if(a)return[
{kind:"inline",name:y},...C];const $=t.filter(({text:H})=>!H.startsWith("-")),j=$.find(({text:H})=>o(H)||c(H))??$[0],x={
kind:"program",name:y};if(C.length>0||j===void 0)return C.length>0?C:[x];const{text:F}=j;if(!j.isKnown)return[l(`it runs\
 ${j.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(t[t.indexOf(j)-1]?.
text!=="-m")return[w.script(F,h)];const U=w.named(F.replaceAll(".","/"),h);return U.length>0?U:[x]}async function d(y,t,{
files:a,shell:w}){const C=await a.manifest(),$=y.runsScripts&&O(t),j=r($).flatMap(H=>{const B=(0,b().textIn)((0,b().objectIn)(
C.scripts),H);return B===""?[]:[{kind:"npm_script",name:H,text:B}]}),x=await Promise.all(j.map(({text:H=""})=>w(H,a))),U=j.
length>0&&!k.test($??"")?[]:u(y,t,C,a);return[...j,...x.flat(),...U]}function u(y,t,a,w){const{name:C,finds:$=""}=y,j=$.
split(" ").flatMap(G=>w.named(G));if(j.length>0)return j;const x=p(y,t);if(x===void 0)return[{kind:"program",name:C}];const F=w.
named(x.name);if(F.length>0||/^[./]/.test(x.name))return F.length>0?F:[{kind:"program",name:C}];const{dependencies:U,devDependencies:H}=a;
return[[U,H].some(G=>x.name in(0,b().objectIn)(G))?{kind:"program",name:x.name}:{kind:"package",...x}]}const g=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function c(y){return(0,s().isCode)(y)||/\.(?:exe|jar)$/i.test(y)}function o(y){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(y)&&!y.includes("://")}function O(y){const[t,a]=y.filter(w=>!w.startsWith("-"));return t==="run"||t==="run-script"?
a:t}const k=/^(?:add|ci|clean-install|i|install)$/;function r(y){if(y===void 0)return[];const t=a=>[`pre${a}`,a,`post${a}`];
return k.test(y)?[...new Set([y,"install","prepare"].flatMap(t)),"prepublish"]:t(y)}const h=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],S=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
e=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function p({fetches:y},t){const a=t.
filter(j=>!j.startsWith("-")),w=[2,1,0].find(j=>j<=a.length&&y?.test(a.slice(0,j).join(" ")));if(w===void 0)return;const C=w===
0?0:t.indexOf(a[w-1]??"")+1,$=t.slice(C).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,x,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!S.test(F[x-1]??""));return $===void 0?void 0:{name:$,isExact:e.test($)}}},41239:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.PROTECTS_BY_DEFAULT=n.PROTECTS=n.PERMISSION=n.ON_BY_DEFAULT=n.ON=n.DISABLED=n.CHANGES=void 0,
n.directionOf=v,n.isOfList=s,n.sourceText=f;function b(){const O=m(3463);return b=function(){return O},O}function s(O){return i.
has(O)}const i=new Set(["more","less","all","sources","shown"]),D=n.ON={order:[!1,!0],unset:!1},I=n.CHANGES={order:[],unset:void 0},
P=n.DISABLED={order:[!0,!1],unset:!1},M=n.ON_BY_DEFAULT={order:[!1,!0],unset:!0},N=n.PERMISSION={order:["deny","ask","al\
low"],unset:"allow"},R=n.PROTECTS={order:[!0,!1],unset:!1},E=n.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function v(O,{
old:k,now:r,before:h,after:S}){const e=(r??k)?.value,p=a=>a.some(w=>g(w,e));if(O==="any")return r?"widens":"changes";if(O===
"shown")return"changes";if(O==="source"||O==="sources"){const[a,w]=[d(e),h.map(d)],C=w.filter(({name:j})=>j===a.name),$=a.
isMoving&&C.every(({isMoving:j})=>!j);return r&&(C.length===0||$)?"widens":"changes"}if(O==="all")return r?h.length===0||
p(h)?"narrows":"widens":S.length===0?"widens":"narrows";if(O==="more")return r&&!p(h)?"widens":"narrows";if(O==="less")return r||
p(S)?"narrows":"widens";const[y,t]=[T(k,O),T(r,O)];return y===t?"changes":t>y?"widens":"narrows"}function T(O,{order:k,unset:r}){
const h=k.indexOf(O?O.value:r);return h<0?k.length:h}const L=["source","repo","url","git_url","registry","package","comm\
and"],l=["sha","rev","ref","version"],_=/^[v^~>=<]*\d[\w.+-]*$/,A=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function f(O){return[...L,...l].map(r=>O[r]).filter(r=>typeof r=="string").join(" ")}function d(O){if((0,b().isMapping)(
O)){const h=l.map(e=>O[e]).find(e=>e!==void 0);return{name:JSON.stringify(L.map(e=>O[e])),isMoving:A.test(`${h??""}`)}}const k=typeof O==
"string"?O:JSON.stringify(O);if(_.test(k)||A.test(k))return{name:"",isMoving:A.test(k)};const[r=""]=/(?:[:@#][^/:@#]*)+$/.
exec(k)??[];return{name:k.slice(0,k.length-r.length),isMoving:A.test(r.slice(1))}}const u=/[;&|`$<>\n]/;function g(O,k){
if(O===k)return!0;if(typeof O!="string"||typeof k!="string")return!1;const[r,h]=[c(O),c(k)],S=r.tool===h.tool||o(r.tool,
h.tool);if(!S||r.argument===void 0||r.argument==="*")return S;const{argument:e}=h;return e!==void 0&&!u.test(e)&&o(r.argument,
e)}function c(O){const[,k=O,r]=/^([^()]*)\((.*)\)$/s.exec(O)??[];return{tool:k,...r!==void 0&&{argument:r}}}function o(O,k){
const r=O.replace(/:\*$/,"*").split("*"),[h="",...S]=r;if(S.length===0)return h===k;if(!k.startsWith(h))return!1;const e=S.
pop()??"";let p=h.length;for(const y of S){const t=k.indexOf(y,p);if(t<0)return!1;p=t+y.length}return k.length-e.length>=
p&&k.endsWith(e)}},18255:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.findValues=D,n.membersOf=l;function b(){
const d=m(16111);return b=function(){return d},d}function s(){const d=m(3463);return s=function(){return d},d}function i(){
const d=m(41239);return i=function(){return d},d}function D(d,u){const{places:g,harmless:c}=u,o=g.flatMap(r=>{const h=v(
d,r).map(p=>M(p)==="wrong"?{...p,isWrong:!0}:p),S=h.filter(p=>M(p)!=="other"&&!I(p,g)),e=({node:p})=>r.startsOthers&&"de\
pendsOn"in E(p);return S.some(e)?h:S}),O=new Map(o.map(r=>[r.node,r])),k=c&&d.type==="object"?A(d,_(u),new Set(O.keys())):
[];return[...O.values(),...k]}function I({node:d,chain:u,place:g},c){const o=f(d)||u.at(-1)?.type==="object";return g.form===
"setting"&&g.trust!=="source"&&o&&P(g.at,c)}function P(d,u){return u.some(g=>g.at.startsWith(`${d}/`))}function M({node:d,
isWrong:u,place:g}){const{only:c,without:o,needs:O}=g;if(u)return"wrong";if(o!==void 0&&o in E(d)||O!==void 0&&d.type===
"object"&&!(O in E(d)))return"other";const k=c&&R((0,b().getNodeValue)(d),c.field);return c?.values.some(S=>N(S)===N(k))??
!0?"own":k===void 0||c?.values.some(S=>typeof S==typeof k)?"other":"wrong"}function N(d){return typeof d=="string"?d.toLowerCase():
d}function R(d,u){const g=u===""?[]:u.split("/"),c=(o,O)=>(0,s().isMapping)(o)?o[O]:o===void 0?o:null;return g.reduce(c,
d)}function E(d){return d.type==="object"?(0,b().getNodeValue)(d):{}}function v(d,u){const g=[];let c=[{place:u,node:d,names:[],
chain:[d]}];for(const o of T(u.at))c=c.flatMap(O=>{const{node:k,names:r,chain:h}=O,S=k.type==="array"&&o==="*";k.type!==
"object"&&!S&&!u.mayDiffer&&g.push({...O,isWrong:!0});const e=o==="*"&&r.length===0;return l(k,o).filter(([p])=>!e||u.names?.
test(p)!==!1).map(([p,y])=>({place:u,node:y,names:o==="*"?[...r,p]:r,chain:[...h,y]}))});return[...(0,i().isOfList)(u.trust)?
c.flatMap(L):c,...g]}function T(d){return d===""?[]:d.split("/")}function L(d){const{node:u}=d;if(u.type==="object")return(u.
children??[]).flatMap(({children:[c]=[]})=>c?[{...d,node:c}]:[]);if(u.type==="array")return(u.children??[]).map(c=>({...d,
node:c}));if(u.type!=="string")return[d];const g=String(u.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return g.length===
1?[d]:g.map(c=>({...d,node:{...u,value:c}}))}function l({type:d,children:u=[]},g){return d==="array"&&g==="*"?u.map((c,o)=>[
`${o+1}`,c]):d!=="object"?[]:u.flatMap(({children:[c,o]=[]})=>o&&(g==="*"||c?.value===g)?[[String(c?.value),o]]:[])}function _({
places:d,harmless:u=[]}){return[...d.map(({at:g,names:c,only:o,needs:O})=>({steps:T(g),names:c,isPart:o!==void 0||O!==void 0||
P(g,d)})),...d.flatMap(({at:g,detail:c,names:o})=>T(g).flatMap((O,k,r)=>c===void 0?[]:{steps:[...r.slice(0,k),c],names:o})),
...u.map(({at:g,names:c})=>({steps:T(g),names:c}))]}function A(d,u,g){const c=(o,O,k)=>{const r=k.length;return l(o.at(-1)??
d,"*").flatMap(([h,S])=>{const e=O.filter(({steps:w,names:C})=>{const $=w.indexOf("*")===r;return w[r]==="*"?!$||C?.test(
h)!==!1:w[r]===h}),p=({steps:w,isPart:C})=>w.length===r+1&&!C;if(g.has(S)||e.some(p))return[];const[y,t]=[[...o,S],[...k,
h]];return f(S)&&e.some(({steps:w})=>w.length>r+1)?c(y,e,t):[{place:{at:t.filter((w,C)=>y[C]?.type!=="array").join("/"),
form:"setting"},node:S,names:[],chain:y}]})};return c([d],u,[])}function f({type:d}){return d==="object"||d==="array"}},
27928:function(W,n){Object.defineProperty(n,"__esModule",{value:!0}),n.SEED_HASHES=void 0;const m=n.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),
n.activatedSeeds=M,n.seedRelease=I;function b(){const N=m(77598);return b=function(){return N},N}function s(){const N=m(
23404);return s=function(){return N},N}function i(){const N=m(64385);return i=function(){return N},N}function D(){const N=m(
27928);return D=function(){return N},N}function I({value:N,envelope:R}){if(R===void 0)return D().SEED_HASHES[(0,b().hash)(
"sha256",(0,s().canonicalize)(N)).slice(0,32)]}const P=/\.seed\.json$/;function M({head:N,base:R,untouched:E},v){const T=(A,f)=>A.
filter(({path:d})=>P.test(d)===f).flatMap(({assets:d})=>d).filter(({type:d,value:u})=>d==="Gene"&&(0,i().declaredId)(u)!==
void 0),L=new Set(T(R,!0).map(({id:A})=>A));if(L.size===0)return[];const l=new Set(T([...R,...E],!1).map(({id:A})=>A)),_=new Set(
v.map(({asset:A})=>A));return T(N,!1).filter(A=>L.has(A.id)&&!l.has(A.id)&&!_.has(A))}},68450:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.commonRoot=P,n.packagesAbove=N,n.storeOf=I;function b(){const E=m(76760);return b=function(){
return E},E}function s(){const E=m(39491);return s=function(){return E},E}function i(){const E=m(32854);return i=function(){
return E},E}function D(){const E=m(93028);return D=function(){return E},E}function I(E,{policy:v,tree:T,base:L}){const[l]=v.
stores.map(({path:f,root:d})=>({path:(0,i().normalise)(f)??"",root:(0,i().normalise)(d)??""})).filter(({path:f})=>(0,i().
isWithin)(E,f)).sort((f,d)=>d.path.length-f.path.length),_=b().posix.dirname(E).replace(/^\.$/,"");if(l!==void 0)return{
path:_,root:l.root,named:!0};const A=[L,T].find(f=>f?.stat(_)?.kind==="directory");return{path:_,root:(A&&N(A,_)[0])??""}}
function P(E,v){const T=new Set([...E].map(l=>I(l,v).root)),[L=""]=T;return T.size===1?L:""}const M=(0,D().perTree)(()=>new Map);
function N(E,v){const T=M(E).get(v)??R(E,v);return M(E).set(v,T),T}function R(E,v){return[...new Set([v,...(0,s().foldersAbove)(
v).reverse(),""])].filter(L=>E.stat(b().posix.join(L,"package.json"))!==void 0)}},85475:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.asHubHashes=f,n.assetIdOf=T,n.contentHash=_,n.hashFindings=E,n.identityFindings=N,n.isMissingIdentity=
R,n.matchContentHash=M,n.unhashedFields=d;function b(){const u=m(23404);return b=function(){return u},u}function s(){const u=m(
27199);return s=function(){return u},u}function i(){const u=m(36093);return i=function(){return u},u}function D(){const u=m(
95132);return D=function(){return u},u}function I(){const u=m(94377);return I=function(){return u},u}const P=new Set(["G\
ene","Capsule","EvolutionEvent"]);function M(u){const{type:g,value:c}=u,o=c.asset_id;return o===_(u.value)?"content":g===
"Capsule"&&o===_(f(c))?"hub":typeof o=="string"&&(0,I().asEngineHashed)(c)?"engine":void 0}function N(u,g){const{type:c,
value:o}=u;if(!P.has(c))return E(u,g);const O=v(u,g),k=(0,s().placeOf)(u),r=o.asset_id===void 0?_(u.value):void 0;return[
...o.schema_version===void 0?[(0,D().finding)("schema-version-missing",O,k)]:[],...r===void 0?E(u,g):[(0,D().finding)("c\
ontent-hash-missing",{...O,expected:r},k)]]}function R({rule:u}){return u==="schema-version-missing"||u==="content-hash-\
missing"}function E(u,g,c=!1,o){const{value:O}=u;if(O.asset_id===void 0||M(u)!==void 0)return[];const k=_(u.value),r=(0,I().
otherHashForm)(u),h=(0,i().seedRelease)(u),e=r==="created"||h!==void 0?"notice":(0,I().hasOnlyLearned)(u,o)?"warning":"e\
rror",p=g==="author"?"error":e,y={...(0,s().placeOf)(u,["asset_id"]),severity:p},t={...v(u,g),expected:k,...r&&{form:r},
...h&&{seed:h}},a=c&&p!=="notice"&&g==="fix"?L(u,k):void 0;return[{...(0,D().finding)("content-hash-mismatch",t,y),...a&&
{edit:a}}]}function v({type:u,id:g},c){return{type:u,id:g,fixable:c==="fix",...c==="author"&&{foreign:!0}}}function T(u){
const{asset_id:g}=u.value;return typeof g=="string"&&M(u)!==void 0?g:_(u.value)}function L({type:u,path:g,pointer:c,value:o},O){
const{asset_id:k,...r}=o;if(!(typeof k!="string"||Object.values(r).some(l))&&M({type:u,value:{...r,asset_id:O}})!==void 0)
return{path:g,pointer:(0,s().pointerText)([...c,"asset_id"]),old:k,new:[O],fix:!0}}function l(u){return typeof u!="objec\
t"||u===null?!1:Object.hasOwn(u,"asset_id")||Object.values(u).some(l)}function _(u){return(0,b().computeAssetId)(u)??""}
const A=["notes","details"];function f(u){const{outcome:g}=u;if(!(0,s().isJsonObject)(g))return u;const{notes:c,details:o,
...O}=g;return{...u,outcome:O}}function d(u){const{outcome:g}=u.value;return M(u)!=="hub"||!(0,s().isJsonObject)(g)?[]:A.
filter(c=>Object.hasOwn(g,c)).map(c=>`outcome.${c}`)}},94377:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),
n.asEngineHashed=I,n.hasOnlyLearned=M,n.hashDigits=R,n.otherHashForm=i;function b(){const E=m(23404);return b=function(){
return E},E}function s(){const E=m(27199);return s=function(){return E},E}function i({value:E}){const v=typeof E.asset_id==
"string"?R(E.asset_id):void 0,T=_=>(0,b().computeAssetId)(_)===`sha256:${v}`;return T(E)?"unprefixed":E.type==="Gene"&&E.
epigenetic_marks!==void 0&&T({...N(E),epigenetic_marks:[]})?"created":void 0}const D={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function I(E){const T=D.Capsule.filter(l=>E.type==="Capsule"&&!(l in E)).reduce((l,_)=>l.flatMap(A=>[
A,{...A,[_]:null}]),[{}]);return[E,P(E)].flatMap(l=>T.map(_=>({...l,..._}))).find(l=>(0,b().computeAssetId)(l)===E.asset_id)}
function P(E){if(Array.isArray(E))return E.map(P);if(!(0,s().isJsonObject)(E))return E;const v=Object.entries(E).map(([T,
L])=>{const l=P(L),[_]=D.env_fingerprint,A=T==="env_fingerprint"&&(0,s().isJsonObject)(l)&&!(_ in l);return[T,A?{...l,[_]:null}:
l]});return Object.fromEntries(v)}function M({value:E},v){if(E.type!=="Gene"||v===void 0)return!1;const[T,L]=[E,v.value].
map(l=>{const{schema_version:_,asset_id:A,...f}=N(l);return(0,b().canonicalize)(f)});return T===L}function N(E){const{epigenetic_marks:v,
learning_history:T,anti_patterns:L,...l}=E;return l}function R(E){const v=E.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(v)?v:void 0}},62166:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.inPlaceOfNpm=
D;function b(){const P=m(91063);return b=function(){return P},P}function s(){const P=m(60210);return s=function(){return P},
P}function i(){const P=m(80827);return i=function(){return P},P}async function D(P,M){const{invocation:N,argv:R,targets:E}=P,
{tree:v,cwd:T="",changed:L=new Set,programs:l=b().NO_PROGRAMS}=M,_=N?.program==="npm"||N?.program==="npx";if(v===void 0||
R===null||N===void 0||!_)return P;const A={tree:v,directory:T,changed:L,families:l},f=await(0,i().npmScripts)(N,A),d=E.some(
({kind:c,via:o})=>c==="package_binary"&&o===void 0),g=(f?(0,i().stepsIn)(f).some(({text:c})=>I.test(c)):!d)?await(0,s().
foreignSettings)(v,L):[];return{...P,...f&&{scripts:f},...g.length>0&&{npmSettings:g}}}const I=/(?:^|[^\w.-])np[mx](?![\w.-])/},
80827:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.npmScripts=l,n.stepsIn=L;function b(){const a=m(
76760);return b=function(){return a},a}function s(){const a=m(3463);return s=function(){return a},a}function i(){const a=m(
54669);return i=function(){return a},a}function D(){const a=m(11331);return D=function(){return a},a}function I(){const a=m(
3893);return I=function(){return a},a}function P(){const a=m(60210);return P=function(){return a},a}function M(){const a=m(
59867);return M=function(){return a},a}function N(){const a=m(56788);return N=function(){return a},a}function R(){const a=m(
46912);return R=function(){return a},a}function E(){const a=m(47668);return E=function(){return a},a}const v={start:0,end:0},
T=200;function L({steps:a}){return a.flatMap(w=>w.command?.nested?L(w.command.nested):[w])}async function l(a,w,C={left:T}){
const{subcommand:$,flags:j}=a;if($===void 0)return;const{project:x,selected:F,runs:U,packages:H}=await(0,R().scriptsThatRun)(
a,w,v);if(x===void 0)return;const B=await(0,P().readNpmrc)({...w,directory:x}),G=await _(w,x);if("unread"in B||G===void 0)
return;const{settings:K}=B,V=r.some(Y=>Y in K);if(G.devEngines!==void 0||V)return;const z=[],Q=h(j,K);for(const Y of H){
const X=await _(w,Y);if(X===void 0||A(X))return;const ee=U.filter(ne=>ne.directory===Y),Z=ee.length===0?await c(a,w,Y):void 0;
Z!==void 0&&z.push({...f(X),...Z,directory:Y});for(const ne of ee){const se=await d(ne,w,Q,C);z.push({...f(X),...se})}}const J=K["\
node-options"],{prefix:q}=(0,E().readSettings)(a);return{subcommand:$,directory:w.directory,project:x,prefixed:q!==void 0,
inWorkspaces:F,config:Q,...typeof J=="string"&&{nodeOptions:J},steps:z}}async function _({tree:a},w){const C=await(0,M().
readJsonFile)(a,(0,N().from)({directory:w},"package.json"));return C===void 0||C===M().INVALID?void 0:(0,s().objectIn)(C)}
function A({bin:a,directories:w}){return!a&&"bin"in(0,s().objectIn)(w)}function f(a){const{name:w,version:C}=a;return{packageId:w&&
C?`${String(w)}@${String(C)}`:"",packageEnv:e(a)}}async function d(a,w,C,$){const{directory:j,event:x,body:F}=a,U=(0,R().
scriptText)(a),H={...w,directory:j},B=O(U),G=await g(B,H,{config:C,budget:$}),K=a.words.map(z=>z.text),V=B&&{...B,...G&&
{nested:G}};return{directory:j,event:x,body:F,words:K,text:U,...V&&{command:V}}}const u=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function g(a,w,{config:C,budget:$}){if(!(a?.argv[0]==="npm"&&Object.
keys(a.env).length===0)||C.npm_config_ignore_scripts==="true"||($.left-=1,$.left<0))return;const x=a.argv.slice(1).map(B=>({
text:B,span:v,quoted:!0})),{invocation:F,problems:U}=(0,I().parseNpm)(x),H=F.flags.every(({name:B})=>u.has(B));if(!(U.length>
0||!H))return l(F,w,$)}async function c(a,{tree:w},C){const $=(0,R().eventOf)(a),j=(await(0,M().usablePackageJson)(w,C))?.
scripts.has($??"");if(!($===void 0||j||(0,E().readSettings)(a).ifPresent))return{event:$,words:[],text:""}}function o(a){
return(0,D().changesShell)(a)||(0,D().isWithoutEffect)(a)||a==="nohup"}function O(a){const{words:w,assignments:C,refused:$,
problems:j}=(0,i().lex)(a),x=j.every(({rule:G,severity:K})=>G==="assignment-refused"||K==="warning"&&G!=="unquoted-glob"),
F=j.filter(({rule:G})=>G==="assignment-refused").length,[U]=w;if(!x||F!==$.length||U===void 0||o(U.text)||U.text.includes(
"="))return;const H=[...C,...$].sort((G,K)=>G.span.start-K.span.start);if(H.some(({name:G})=>G==="PATH"))return;const B=Object.
fromEntries(H.map(({name:G,value:K})=>[G,K]));return{argv:w.map(G=>G.text),env:B}}const k=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),r=["also","dev","include","omit","only","optional","product\
ion"];function h(a,w){const C=Object.entries(w).filter(([x,F])=>["harmless","honoured"].includes((0,P().effectOf)(x,F))),
$=a.map(({name:x,value:F,negated:U})=>[x.slice(2),F??U!==!0]),j=[...C,...$].filter(([x])=>!k.has(x));return Object.fromEntries(
j.map(([x,F])=>[`npm_config_${x.replaceAll("-","_").toLowerCase()}`,S(F)]))}function S(a){return Array.isArray(a)?a.map(
S).join(`

`):a==null||a===!1?"":String(a).trim()}function e(a){const{name:w,version:C,config:$,engines:j,bin:x}=a,F={};return p({name:w,
version:C,config:$,engines:j,bin:y(x,w)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function p(a,w,C){for(const[$,j]of Object.entries(a))if(j!==void 0)if(j===null||j===!1)C[`${w}${$}`]="";else if(Array.
isArray(j))for(const[x,F]of j.entries())p({[`${$}_${x}`]:F},w,C);else typeof j=="object"?p(j,`${w}${$}_`,C):C[`${w}${$}`]=
String(j)}function y(a,w){const j=Object.entries((0,M().binOf)(a,typeof w=="string"?w:"")??{}).map(([x,F])=>[b().posix.basename(
t(x)),t(F)]).filter(([x,F])=>x&&F);return j.length>0?Object.fromEntries(j):void 0}function t(a){return b().posix.join("/",
a.replaceAll("\\","/")).slice(1)}},97018:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.redact=D,n.redactForms=
I;function b(){const c=m(41551);return b=function(){return c},c}function s(){const c=m(83377);return s=function(){return c},
c}function i(c){return s().TOKEN_SHAPES.flatMap(([o,O])=>Array.from(c.matchAll(O),({indices:k})=>{const[r,h]=k?.[1]??k?.[0]??
[0,0];return{kind:o,start:r,end:h}}))}function D(c,o=[]){return I(c,(0,b().knownForms)(o))}function I(c,o){const O=[...(0,b().
findKnown)(c,o),...i(c),...l(c)].sort((S,e)=>S.start-e.start||e.end-S.end),k=[];for(const S of O){const e=k.at(-1);e===void 0||
S.start>=e.end?k.push(S):S.end>e.end&&k.splice(-1,1,{...e,end:S.end})}let r="",h=0;for(const{kind:S,start:e,end:p}of k)r+=
`${c.slice(h,e)}[redacted ${S}]`,h=p;return{text:r+c.slice(h),redactions:k}}const P="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",M="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",N="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",R=`\\\\{0,3}["']`,E=new RegExp(`${P}\
(?:${R})?${M}${R}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),v=new RegExp(`${P}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),T=new RegExp(`${P}${N}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),L=new RegExp(`${P}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function l(c){return[..._(c,E,({name:o,value:O,next:k})=>/["'\\]/.test(k)&&
!d(o,O)),..._(c,v,({value:o,next:O})=>!u(o,O)),..._(c,T,({value:o,next:O})=>g(o)&&!u(o,O)),..._(c,L,({value:o,next:O})=>g(
o)&&!u(o,O))]}function _(c,o,O){return Array.from(c.matchAll(o)).flatMap(({groups:k={},indices:r})=>{const{name:h="",value:S=""}=k,
[e,p]=r?.groups?.value??[0,0],y={name:h,value:S,next:c.charAt(p)};return f(h,S)||!O(y)?[]:[{kind:"named secret",start:e,
end:p}]})}const A=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function f(c,o){return A.test(o)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(o)?!0:/^[\d.:_-]+$/.test(o)&&!/^p/i.test(c)}
function d(c,o){return/token|key/i.test(c)&&/^[A-Za-z][a-z]{0,15}$/.test(o)}function u(c,o){return o!==""&&"([{".includes(
o)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(c)}function g(c){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(c)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(c)?!1:/\d/.test(c)?/[a-z]/i.test(c):c.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(c)}},83377:function(W,n){Object.defineProperty(n,"__esModule",{value:!0}),n.
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
`,b=new RegExp(`\\b(?:${m.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),s=n.TOKEN_SHAPES=
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
4378:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.Judge=void 0;function b(){const E=m(68450);return b=
function(){return E},E}function s(){const E=m(62166);return s=function(){return E},E}function i(){const E=m(51951);return i=
function(){return E},E}function D(){const E=m(54244);return D=function(){return E},E}function I(){const E=m(87952);return I=
function(){return E},E}function P(){const E=m(34482);return P=function(){return E},E}function M(){const E=m(41431);return M=
function(){return E},E}const N=4e3;class R{terms;context;clock;#e=new Map;#n=new Map;constructor(v,T,L){this.terms=v,this.
context=T,this.clock=L}static by(v){const T=(0,P().contextIn)(v,{});return new R(v,T,v.clock??new(D()).AuditClock(v.signal))}with(v){
const T={...this.terms,...v},L=(0,P().contextIn)(T,this.context.proposal);return new R(T,L,this.clock)}proposed(v){return new R(
this.terms,(0,P().contextIn)(this.terms,v),this.clock)}storeOf(v){const{cwd:T}=this.terms,L=(0,b().storeOf)(v,this.terms);
return T===void 0?L:{...L,root:T}}forFile(v){return this.startingIn(this.storeOf(v).root)}startingIn(v){if(v===(this.terms.
cwd??""))return this;const T=this.#n.get(v)??this.with({cwd:v});return this.#n.set(v,T),T}command(v){const T=this.#e.get(
v);if(T!==void 0)return T;const L=this.#s(v);this.#e.set(v,L);const[l]=this.#e.keys();return this.#e.size>N&&this.#e.delete(
l),L}async risk(v,T){return(0,M().judgeRiskAlone)(await this.#t(T),v,this.context)}async#s(v){const{profile:T}=this.terms.
policy;try{return(0,M().judgeReading)(await this.#t(v),T,this.context)}catch(L){return(0,M().unjudged)(v,T,L)}}async#t(v){
const{tree:T,base:L,changed:l,cwd:_="",policy:A}=this.terms,{clock:f}=this,d=(0,I().programTerms)(A),{areBuilt:u}=(0,I().
additionsFor)(A),g={...T&&{tree:T},...L&&{base:L},changed:l,cwd:_,programs:d,isOutput:u,clock:f};return await f.tick(),(0,s().
inPlaceOfNpm)(await(0,i().readCommand)(v,g),g)}}n.Judge=R},81961:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),
n.comparePolicies=A,n.policyOfBranch=L,n.policyWith=T,n.stricterOf=N,n.tightenPolicy=E,n.valuesOf=v;function b(){const g=m(
23404);return b=function(){return g},g}function s(){const g=m(41330);return s=function(){return g},g}function i(){const g=m(
69873);return i=function(){return g},g}function D(){const g=m(41895);return D=function(){return g},g}function I(){const g=m(
74238);return I=function(){return g},g}function P(){const g=m(11160);return P=function(){return g},g}function M(){const g=m(
92328);return M=function(){return g},g}function N(g,c,o){const O=R(g.policy,c.policy);if("conflicts"in O)throw new(D()).
GateError("policy_conflict",`The policies of the base and of ${o} differ in ${O.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:k,digest:r}=c,h=[...g.combinedWith?[g.combinedWith.
name]:[],o];return{...g,policy:O.policy,digest:(0,I().digestPolicy)(O.policy),combinedWith:{name:h.join(" and "),digest:r,
...k!==void 0&&{ref:k}}}}function R(g,c){const o=[],O=v(g),k=v(c);for(const[r,{strictness:h}]of P().POLICY_KEYS){const[S,
e]=[O.get(r),k.get(r)];if((0,b().canonicalize)(S)===(0,b().canonicalize)(e))continue;const p=h.combine(S,e);p?O.set(r,p.
value):o.push(r)}return o.length>0?{conflicts:o}:{policy:T(O)}}function E(g,c){if(Object.values(c).every(h=>h===void 0))
return g;const o=v(g.policy),O=[],k=new Map(Object.entries(c));for(const[h,{strictness:S,input:e}]of P().POLICY_KEYS){const p=e&&
k.get(e.name),y=o.get(h);if(!(!e||p===void 0||p===y))if(y===e.open||S.compare(y,p)==="tighter")o.set(h,p);else{const t={
given:String(p),kept:String(y)};O.push({input:e.name,key:h,...t})}}const r=T(o);return{...g,policy:r,digest:(0,I().digestPolicy)(
r),ignoredInputs:O}}function v(g){const c=g;return new Map([...P().POLICY_KEYS.keys()].map(o=>{const[O="",k]=o.split("."),
r=c[O];return[o,k===void 0?r:r[k]]}))}function T(g){const c={};for(const[o,O]of g){const[k="",r]=o.split(".");c[k]=r===void 0?
O:{...c[k],[r]:O}}return P().policySchema.parse(c)}function L(g,c,o){const{branches:O,...k}=g.policy,r=Object.entries(O).
filter(([e])=>l(e,c));if(r.length===0&&c!==o)return;const h={...k,branches:{}},S=r.map(([,e])=>P().policySchema.parse((0,P().
withEntry)(h,e))).reduce((e,p)=>e?_(e,p,c):p,void 0);return S===void 0?g:{...g,policy:S,digest:(0,I().digestPolicy)(S)}}
function l(g,c){return g===c||s().default.isMatch(c,g,{dot:!0,nonegate:!0})}function _(g,c,o){const O=R(g,c);if("policy"in
O)return O.policy;throw new(D()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(o)}\
 differ in ${O.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}function A(g,c){const[o,O]=[v(g),v(c)];return[...P().POLICY_KEYS].flatMap(([k,{
strictness:r}])=>{const[h,S]=[o.get(k),O.get(k)],e=f(h,S);if(e===void 0)return[];const p=r.compare(h,S),y=r.loosens?.(h,
S)??p!=="tighter";return[{key:k,change:e,direction:p,loosens:y}]})}function f(g,c){if(Array.isArray(g)&&Array.isArray(c)){
const o=[...(0,M().missingFrom)(g,c).map(O=>`+ ${d(O)}`),...(0,M().missingFrom)(c,g).map(O=>`- ${d(O)}`)];return o.length===
0?void 0:o.join(", ")}return(0,b().canonicalize)(g)===(0,b().canonicalize)(c)?void 0:`${u(g)} \u2192 ${u(c)}`}function d(g){
const c=g.name;return typeof c=="string"?c:u(g)}function u(g){return(0,i().stringify)(g,{collectionStyle:"flow",lineWidth:0}).
trimEnd()}},16455:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.editOf=M,n.withEdit=P,n.withEdits=I;
function b(){const v=m(78816);return b=function(){return v},v}function s(){const v=m(82606);return s=function(){return v},
v}function i(){const v=m(70023);return i=function(){return v},v}const D=new Set("checks-syntax-only npm-script-missing o\
nly-prints target-missing".split(" "));async function I(v,T,L){if(v.every(({verdict:f})=>f==="allow"))return v;const l=v.
map(({reading:f})=>f.command),_=new(i()).ScriptStore(T),A=L?await(0,s().fixList)(l,_):[];return Promise.all(v.map(async(f,d)=>{
const{command:u}=f.reading;if(f.verdict==="allow"||u.length>s().LONGEST)return f;const g=A[d];return g?.kind==="fixed"?E(
f,M(u,g,_),_.judge):N(f,T,g)}))}async function P(v,T){const[L=v]=await I([v],T,!1);return L}function M(v,{commands:T,scripts:L},l){
const _=L.map(A=>l.pathOf(A)).flatMap(A=>{const f=l.textOf(A);return f===void 0?[]:[{path:A,text:f}]});return{old:v,new:T,
..._.length>0&&{files:_},fix:!0}}async function N(v,T,L){const{command:l}=v.reading,_=L??await(0,s().rewriteCommand)(l,new(i()).
ScriptStore(T));if(_.kind==="left"&&b().CHECKS_NOTHING.has(_.reason.id))return R(v,_.reason.remedy);const A=new(i()).ScriptStore(
T),f=await(0,s().rewriteCommand)(l,A,{rewrites:s().SUGGESTIONS,accepts:({findings:d})=>!d.some(({rule:u})=>D.has(u))});return f.
kind!=="fixed"?v:E(v,{...M(l,f,A),fix:!1},A.judge)}function R(v,T){const[L,...l]=v.findings;return L?{...v,findings:[{...L,
advice:T},...l]}:v}async function E(v,T,L){const{findings:l,verdict:_}=v,A=await Promise.all(T.new.map(o=>L.command(o)));
if(A.some(o=>o.verdict==="block"))return v;const f=new Set(l.map(({rule:o})=>o)),d=A.flatMap(o=>o.findings).flatMap(({rule:o,
severity:O})=>O==="notice"?[]:o),u=d.some(o=>!f.has(o));if(_==="warn"&&u)return v;const g=({rule:o,severity:O})=>_==="bl\
ock"?O==="error":!d.includes(o),c=l.find(g);return c===void 0?v:{...v,findings:l.map(o=>o===c?{...o,edit:T}:o)}}},78816:function(W,n,m){
Object.defineProperty(n,"__esModule",{value:!0}),n.CHECKS_NOTHING=n.CANNOT_FAIL=void 0,n.reasonOf=M,n.reasons=void 0;function b(){
const N=m(13580);return b=function(){return N},N}function s(){const N=m(95132);return s=function(){return N},N}const i="\
Write a script by hand and run it with `node`.",D=n.CANNOT_FAIL="vacuous-code",I=n.reasons={cannotFail:()=>({id:D,message:"\
The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks somethin\
g, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the reposi\
tory and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run \
it with `node`."}),codeNotMoved:N=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${N}.`,title:"\
Code that cannot be moved into a script.",remedy:i}),dangerous:N=>({id:"dangerous-command",message:`The command ${N}.`,remedy:"\
Remove the command. A person decides whether the gene needs it."}),noPlace:N=>({id:"no-place-for-script",message:`Script\
s cannot be added to \`${N}\`: the path is not an ordinary directory.`,remedy:`Make \`${N}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:i}),dangles:(N,R)=>({id:"reference-dangles",message:`It names a gene by \`${N}\
\`, which is now \`${R}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in\
-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-ga\
te audit` reports about the file."})},P=n.CHECKS_NOTHING=new Set([I.cannotFail().id,I.checksNothing().id]);function M(N){
return{id:N.rule,title:(0,b().ruleOf)(N.rule)?.title,...(0,s().describe)(N)}}},82606:function(W,n,m){Object.defineProperty(
n,"__esModule",{value:!0}),n.SUGGESTIONS=n.LONGEST=void 0,n.fixList=l,n.rewriteCommand=R;function b(){const k=m(6163);return b=
function(){return k},k}function s(){const k=m(78816);return s=function(){return k},k}function i(){const k=m(50899);return i=
function(){return k},k}function D(){const k=m(77463);return D=function(){return k},k}function I(){const k=m(71570);return I=
function(){return k},k}function P(){const k=m(2137);return P=function(){return k},k}const M=6,N=200;async function R(k,r,h={}){
return new E(r,h).rewrite(k,M)}class E{#e;#n;#s;#t=N;constructor(r,{rewrites:h=o,accepts:S=()=>!0}){this.#e=r,this.#n=h,
this.#s=S}async rewrite(r,h){this.#t-=1;const S=await this.#e.judge.command(r),{reading:e,verdict:p,findings:y}=S;if(p===
"allow")return{kind:"fine"};const t=(0,b().dangerIn)(r);if(t!==void 0&&p==="block")return{kind:"left",reason:s().reasons.
dangerous(t)};let a;for(const $ of h>0&&this.#t>0?this.#n:[]){const j=await $(e,this.#e);if(j===void 0)continue;if("reas\
on"in j){a??=j.reason;continue}const x=await this.#o(j.commands,h-1),F=T(j,x);if(F.kind==="left")a??=F.reason;else return F}
const[w]=y,C=h===M||this.#s(S);return w===void 0||p==="warn"&&C?{kind:"fine"}:{kind:"left",reason:a??(0,s().reasonOf)(w)}}async#o(r,h){
const S=[];for(const e of r){if(S.some(v)||this.#t<=0)break;S.push(await this.rewrite(e,h))}return S}}function v(k){return k.
kind==="left"&&k.reason.id!==s().CANNOT_FAIL}function T(k,r){const h=r.find(v);if(h!==void 0)return h;const S=r.flatMap(
(p,y)=>{if(p.kind==="left")return[];const t=k.commands[y]??"";return p.kind==="fixed"?[p]:[{commands:[t],steps:[],scripts:[]}]}),
e=r.find(p=>p.kind==="left");return S.length===0||r.length<k.commands.length?e??{kind:"left",reason:s().reasons.tooLong()}:
{kind:"fixed",commands:S.flatMap(({commands:p})=>p),steps:[k.step,...e===void 0?[]:["command that only prints removed"],
...S.flatMap(({steps:p})=>p)],scripts:[...k.scripts??[],...S.flatMap(({scripts:p})=>p)]}}const L=n.LONGEST=16*1024;async function l(k,r){
const h=[];for(const p of k){const y=typeof p=="string"&&p.length<=L;h.push(y?await R(p,r):{kind:"fine"})}const S=new Set(
(await _(k,r)).flat()),e=await Promise.all(h.map(async p=>(p.kind==="fixed"?(await _(p.commands,r)).flat():[]).some(a=>!S.
has(a))?{kind:"left",reason:s().reasons.addsProblems()}:p));return f(k,await A(k,e,r))}function _(k,{judge:r}){return Promise.
all(k.map(async h=>{const{findings:S}=await r.command(h);return S.flatMap(({rule:e,severity:p})=>p==="notice"?[]:e)}))}async function A(k,r,h){
return r.some(c)&&(await Promise.all(r.map(async(e,p)=>{if(e.kind==="fixed")return!0;if(e.kind==="left")return!1;const{findings:y,
verdict:t}=await h.judge.command(k[p]);return t!=="block"&&!y.some(({rule:a})=>a==="only-prints")}))).includes(!0)?r.map(
e=>c(e)?d:e):r}function f(k,r){const h=new Set,S=new Set;return r.map((e,p)=>{const y=k[p];if(e.kind!=="fixed")return h.
add(y),S.has(y)?u:e;const t=e.commands.filter(a=>!h.has(a)&&h.add(a));for(const a of t)S.add(a);return t.length===e.commands.
length?e:{...e,commands:t,steps:[...e.steps,...u.steps]}})}const d=g("command that only prints removed"),u=g("repeated c\
ommand removed");function g(k){return{kind:"fixed",commands:[],steps:[k],scripts:[]}}function c(k){return k.kind==="left"&&
k.reason.id===s().CANNOT_FAIL}const o=[I().trimBlanks,i().moveCode,I().dropRedirection,I().dropUnread,I().splitConjunction,
I().findPrinter,D().dropLauncher,D().nameProgram,D().spellProgram,i().makeRelative],O=n.SUGGESTIONS=[...o,P().dropPreparation,
P().useWorkspace,P().requireEach,P().dropOutputFile,P().spellScript,P().passFlag,P().useInstalled,P().dropFlag,P().useNpm,
P().useNpx]},50899:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.moveCode=n.makeRelative=void 0;function b(){
const d=m(19609);return b=function(){return d},d}function s(){const d=m(32854);return s=function(){return d},d}function i(){
const d=m(93028);return i=function(){return d},d}function D(){const d=m(36773);return D=function(){return d},d}function I(){
const d=m(78816);return I=function(){return d},d}function P(){const d=m(70023);return P=function(){return d},d}function M(){
const d=m(710);return M=function(){return d},d}const N=async(d,u)=>{const g=T(d);if(g===void 0||"reason"in g)return g;const{
scriptText:c}=await Promise.all([m.e(559),m.e(683)]).then(m.bind(m,89683)),o=c(g.evaluation.code);if(typeof o!="string")
return o;const O=await u.place(o);return O===void 0?{reason:I().reasons.noPlace(P().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[g.evaluation.withScript(O)],scripts:[O]}};n.moveCode=N;const R=["line-break","blank-padding","mar\
kup-injection"],E=new Set(["--eval","--print"]),v=/strip-types|transform-types|detect-module|^--test/;function T(d){const{
invocation:u,command:g,assignments:c}=d;if(u?.program!=="node")return;const o=u.flags.filter(({name:t})=>E.has(t));if(o.
length===0)return;if(!L(d))return{reason:I().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
O,...k]=o;if(O?.value===void 0||O.name!=="--eval"||k.length>0)return{reason:I().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const r=u.flags.filter(t=>t!==O),h=r.find(t=>!l(t));if(h!==void 0)return{reason:I().reasons.
codeNotMoved(`\`${h.written}\` changes how \`node\` runs it`)};const S=({start:t,end:a})=>g.slice(t,a),e=u.passthrough.at(
-1),p=u.passthrough.slice(0,1).map(({span:t})=>S({start:t.start,end:e?.span.end??t.end})),y=[...c.map(({span:t})=>S(t)),
"node"];return{evaluation:{code:O.value,withScript:t=>[...y,...r.map(({span:a})=>S(a)),t,...p].join(" ")}}}function L(d){
const{command:u,words:g,assignments:c}=d;if((0,M().isAmbiguous)(d,R))return!1;let o=0;for(const{span:O}of[...c,...g]){if(O.
start>o&&!/^[ \t]*$/.test(u.slice(o,O.start)))return!1;o=Math.max(o,O.end)}return/^[ \t]*$/.test(u.slice(o))}function l({
name:d}){return b().NODE_FLAGS.get(d.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!v.test(d)}const _=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),A=({command:d,words:u,invocation:g,problems:c},{
tree:o})=>{if(g?.program!=="node"||o===void 0)return;const O=c.filter(({rule:k})=>_.has(k));for(const{text:k,span:r}of u.
slice(1)){if(!O.some(({span:{start:w}})=>w>=r.start&&w<r.end))continue;const S=[k,d.slice(r.start,r.end)].map(w=>f(o,w)).
find(w=>w!==void 0);if(S===void 0)continue;const e=/^[\w./@-]+$/.test(S)?S:(0,D().singleQuoted)(S),p=d.slice(0,r.start)+
e,y=d.slice(r.end),t=k.endsWith(`/${S}`)?k.slice(0,-S.length):void 0,a=t===void 0?y:y.replaceAll(` ${t}`," ");return{step:"\
path made relative",commands:[p+a]}}};n.makeRelative=A;function f(d,u){const g=u.split(/[\\/]/).filter(o=>o!==""&&o!==".");
return g.map((o,O)=>(0,s().normalise)(g.slice(O).join("/"))).slice(1).find(o=>{const O=o===void 0||o===""?void 0:(0,s().
resolveInTree)(d,o);return O?.kind==="inside"&&O.entry.tracked&&(0,i().isRegular)(O.entry.kind)})}},77463:function(W,n,m){
Object.defineProperty(n,"__esModule",{value:!0}),n.spellProgram=n.nameProgram=n.dropLauncher=void 0;function b(){const f=m(
13254);return b=function(){return f},f}function s(){const f=m(11331);return s=function(){return f},f}function i(){const f=m(
710);return i=function(){return f},f}const D=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,I=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
P=f=>{const d=N(f,"program-by-path");if(d===void 0)return;const{program:u}=d.args,[,g]=D.exec(u)??[];if(g!==void 0)return R(
f,d,`npx ${g}`);const[,c]=I.exec(u)??[];return c===void 0?void 0:R(f,d,c)};n.nameProgram=P;const M=f=>{const d=N(f,"prog\
ram-look-alike");return d&&R(f,d,d.args.meant)};n.spellProgram=M;function N({problems:f},d){return f.find(u=>(0,b().isProblem)(
u,d))}function R({command:f},{span:d},u){return{step:"program name corrected",commands:[(0,i().replaceSpan)(f,d,u)]}}const E=[
"shell-grammar","unquoted-glob"],v={command:()=>0,env:()=>0,exec:()=>0,nice:f=>A(f,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:f=>A(f,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},T=/^(?:-[aeilux]*c|\/[cC])$/,
L=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,l=f=>{const{command:d,words:u}=f,[g,...c]=u;if(g===void 0||(0,i().
isAmbiguous)(f,E))return;const o=g.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),O=(0,s().isShell)(o)?_(c):
void 0;if(O!==void 0)return{step:"launcher removed",commands:[O]};const k=Object.hasOwn(v,o)?v[o]?.(c.map(({text:S})=>S)):
void 0,r=k===void 0?void 0:c[k];return r===void 0?void 0:{step:"launcher removed",commands:[d.slice(0,g.span.start)+d.slice(
r.span.start)]}};n.dropLauncher=l;function _(f){const[d,u]=f.slice(f.findIndex(g=>!L.test(g.text)));if(!(d===void 0||!T.
test(d.text)))return u===f.at(-1)&&u?.text.trim()?u.text.trim():void 0}function A(f,d,u){let g=0;for(;;){const c=f[g]??"";
if(u?.test(c))g+=2;else if(d.test(c))g+=1;else return g}}},710:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),
n.cutSpan=i,n.isAmbiguous=I,n.replaceSpan=s,n.suggest=D;function b(){const P=m(13580);return b=function(){return P},P}function s(P,{
start:M,end:N},R){return P.slice(0,M)+R+P.slice(N)}function i(P,{start:M,end:N}){const R=P.slice(0,M).replace(/[ \t]+$/,
"");return R===""?P.slice(N).replace(/^[ \t]+/,""):R+P.slice(N)}function D(...P){return{step:"command suggested",commands:P}}
function I({problems:P},M=[]){return P.some(({rule:N,severity:R})=>R==="error"&&(0,b().ruleOf)(N).layer==="syntax"&&!M.includes(
N))}},71570:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.conjunctionOf=L,n.findPrinter=n.dropUnread=
n.dropRedirection=void 0,n.partsOf=T,n.trimBlanks=n.splitConjunction=void 0;function b(){const l=m(54669);return b=function(){
return l},l}function s(){const l=m(81716);return s=function(){return l},l}function i(){const l=m(78816);return i=function(){
return l},l}function D(){const l=m(710);return D=function(){return l},l}const I=({command:l})=>{const _=l.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return _===""||_===l?void 0:{step:"whitespace trimmed",commands:[_]}};n.trimBlanks=I;const P=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
M=({command:l,problems:_})=>{const f=_.some(({rule:d})=>d==="shell-redirection")?l.replace(P,""):l;if(!(f===l||(0,b().lex)(
f).problems.length>0))return{step:"redirection removed",commands:[f]}};n.dropRedirection=M;const N=({command:l,problems:_})=>{
for(const{rule:A,span:f}of _){const d=l.slice(f.end).trim()==="";if(A==="shell-comment"&&!/[\r\n]/.test(l.slice(f.start))||
A==="shell-operator"&&d&&l.slice(f.start,f.end)===";")return{step:"comment removed",commands:[(0,D().cutSpan)(l,f)]};if(A===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,D().replaceSpan)(l,f,"")]}}};n.dropUnread=N;const R=new Set(
["echo","printf","true",":","pwd","date"]),E=l=>R.has(l.words[0]?.text??"")&&!(0,D().isAmbiguous)(l)?{reason:i().reasons.
cannotFail()}:void 0;n.findPrinter=E;const v=({command:l,problems:_})=>{if(T(l).some(({text:f})=>/^\(?cd(?:[ \t]|$)/.test(
f)))return{reason:i().reasons.changesDirectory()};if(!_.some(({rule:f})=>f==="shell-operator"))return;const A=L(l);return A&&
{step:"split at &&",commands:A.map(({text:f})=>f)}};n.splitConjunction=v;function T(l){const _=(0,s().readShellText)(l);
return l.slice(0,_[0]?.span.start).trim()!==""?[]:_.map(({span:A,separator:f})=>({text:l.slice(A.start,A.end).trim(),operator:f.
trim()}))}function L(l){const _=T(l),A=_.every(({operator:f},d)=>f===(_[d+1]?"&&":""));return _.length>1&&A?_:void 0}},70023:function(W,n,m){
Object.defineProperty(n,"__esModule",{value:!0}),n.ScriptStore=n.SCRIPT_FOLDER=void 0;function b(){const E=m(77598);return b=
function(){return E},E}function s(){const E=m(76760);return s=function(){return E},E}function i(){const E=m(39491);return i=
function(){return E},E}function D(){const E=m(63550);return D=function(){return E},E}function I(){const E=m(93028);return I=
function(){return E},E}const P=n.SCRIPT_FOLDER="scripts/validate",M=[16,64];class N{#e;#n=new Map;#s;#t;#o;constructor(v){
const{tree:T,cwd:L=""}=v.terms;this.#e=T,this.#s=L,this.#t=v,this.#o=T&&(0,I().subTree)(T,L)}get judge(){return this.#t}get tree(){
return this.#o}pathOf(v){return s().posix.join(this.#s,v)}textOf(v){return this.#n.get(v)}async place(v){const T=this.#e;
if(T===void 0)return;const L=(0,b().createHash)("sha256").update(v).digest("hex");for(const l of M){const _=`${P}/eval-${L.
slice(0,l)}.cjs`,A=this.pathOf(_);if(!(0,i().foldersAbove)(A).every(g=>(T.stat(g)?.kind??"directory")==="directory"))return;
const d=T.stat(A);if(d===void 0)return this.#i(A,v,T),_;if((0,I().isRegular)(d.kind)&&d.tracked&&(await T.read(A)).equals(
Buffer.from(v)))return _}}#i(v,T,L){if(this.#n.has(v))return;this.#n.set(v,T);const l=R(L,Object.fromEntries(this.#n));this.#t=
this.#t.with({tree:l}),this.#o=(0,I().subTree)(l,this.#s)}}n.ScriptStore=N;function R(E,v){const T=(0,D().literalTree)(v),
L=(l,_)=>[...l,...[..._].filter(({path:A})=>E.stat(A)===void 0)].sort(i().byEntryPath);return{label:E.label,original:E,stat:l=>E.
stat(l)??T.stat(l),readlink:l=>E.readlink(l),read:(l,_)=>l in v?T.read(l,_):E.read(l,_),list:l=>L(E.list(l),T.list(l)),files:()=>L(
E.files(),T.files())}}},2137:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.useWorkspace=n.useNpx=n.
useNpm=n.useInstalled=n.spellScript=n.requireEach=n.passFlag=n.dropPreparation=n.dropOutputFile=n.dropFlag=void 0;function b(){
const h=m(59867);return b=function(){return h},h}function s(){const h=m(3051);return s=function(){return h},h}function i(){
const h=m(13580);return i=function(){return h},h}function D(){const h=m(13254);return D=function(){return h},h}function I(){
const h=m(710);return I=function(){return h},h}function P(){const h=m(71570);return P=function(){return h},h}const M=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
N=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,R=8,E=({command:h,problems:S})=>{if(!S.some(({rule:y})=>y==="shell-operato\
r"||y==="line-break"))return;const e=(0,P().partsOf)(h);if(e.length===0||e.length>R)return;const p=[];for(const[y,{text:t}]of e.
entries()){const a=e[y-1]?.operator??"",w=a==="||"&&N.test(t),C=/^\|&?$/.test(a)&&M.test(t);if(!(w||C)){if(!/^(?:|&&|[;\n]*)$/.
test(a)||t.startsWith("cd "))return;p.push(t)}}if(/^[&;\s]*$/.test(e.at(-1)?.operator??"")&&!(p.length===0||p.join()===h))
return(0,I().suggest)(...p)};n.requireEach=E;const v=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
T=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,L=({command:h})=>{const S=(0,P().conjunctionOf)(h)?.map(({text:p})=>p),e=S?.filter(
p=>!v.test(p)&&!T.test(p))??[];if(!(S===void 0||e.length===0||e.length===S.length))return(0,I().suggest)(...e)};n.dropPreparation=
L;const l=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,_=({command:h,problems:S})=>{if(!S.
some(({rule:p})=>p==="shell-redirection"))return;const e=h.replace(l,"");return e===h?void 0:(0,I().suggest)(e)};n.dropOutputFile=
_;const A=h=>{const{command:S,problems:e,invocation:p}=h;for(const{rule:y,span:t}of e){if(!(0,i().ruleOf)(y).removable||
S[t.start]!=="-")continue;const a=S.slice(t.start,t.end),w=S.slice(t.end).trimStart(),C=!/[=\s]/.test(a)&&w!==""&&!w.startsWith(
"-"),$=p?.flags.some(j=>j.span.start===t.start)===!0;if(!(C&&!$))return(0,I().suggest)((0,I().cutSpan)(S,t))}};n.dropFlag=
A;const f=({command:h,problems:S,invocation:e})=>{const p=S.find(w=>(0,D().isProblem)(w,"unknown-flag")),y=e?.program===
"npm"&&e.subcommand!=="exec";if(p===void 0||!y||e.passthrough.length>0)return;const t=(0,I().cutSpan)(h,p.span),a=h.slice(
p.span.start,p.span.end);return(0,I().suggest)(`${t.trimEnd()} -- ${a}`)};n.passFlag=f;const d=({command:h,words:S,problems:e,
invocation:p})=>{if(!e.some(({rule:w})=>w==="uses-network")||p?.program!=="npx")return;const t=S.slice(1).find(({text:w})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(w));if(t===void 0)return;const a=t.text.slice(0,t.text.lastIndexOf("@"));return(0,I().suggest)((0,I().replaceSpan)(
h,t.span,a))};n.useInstalled=d;const u=new Set(["test","start","stop"]),g=new Set(["pnpm","yarn","bun","npm"]),c=async({
command:h,problems:S,words:e,invocation:p},y)=>{if(p?.program!=="npm")return;const t=await r(y),a=S.find(U=>(0,D().isProblem)(
U,"npm-script-missing"));if(a!==void 0){const U=(0,s().nearestName)(a.args.script,t),H=e.find(({text:B})=>B===a.args.script);
return U===void 0||H===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(h,H.span,U))}const w=S.find(U=>(0,D().isProblem)(
U,"unknown-subcommand"));if(w===void 0)return;const{subcommand:C,meant:$}=w.args,j=$===""?(0,s().nearestName)(C,[...u]):
$,x=[...t.includes(C)?[`run ${C}`]:[],...j===void 0?[]:[j]],[F]=x;return F===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(
h,w.span,F))};n.spellScript=c;const o=async({command:h,words:S,problems:e},p)=>{const y=e.some(({rule:x})=>x==="program-\
not-allowed"),[t,a,w]=S;if(!y||t===void 0||a===void 0||!g.has(t.text)||t.text==="bun"&&/^(?:test|build)$/.test(a.text))return;
const C=a.text==="run"?w:a;if(C===void 0||!(await r(p)).includes(C.text))return;const $=u.has(C.text)?C.text:`run ${C.text}`,
j=h.slice(C.span.end).trim();return(0,I().suggest)(`npm ${$}${j===""?"":` -- ${j}`}`)};n.useNpm=o;const O=({command:h,words:S,
problems:e},{tree:p})=>{const y=e.find(({rule:x})=>x==="program-not-allowed"),[t,a,w]=S;if(y===void 0||t===void 0||p===void 0)
return;const C=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(t.text),$=/^(?:exec|dlx|x)$/.test(a?.text??"")?w:a,j=C?/^(?:bunx|pnpx)$/.
test(t.text)?a:$:t;return j===void 0||!/^[a-z][\w.-]*$/.test(j.text)?void 0:(0,I().suggest)(`npx ${h.slice(j.span.start)}`)};
n.useNpx=O;const k=({command:h})=>{const[,S,e]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(h)??[];if(S===
void 0||e===void 0)return;const[,p=e,y=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(e.trim())??[];return(0,I().suggest)(`${p}\
 -w ${S.replace(/\/$/,"")}${y}`)};n.useWorkspace=k;async function r({tree:h}){return[...(h&&await(0,b().usablePackageJson)(
h,""))?.scripts.keys()??[]]}},37075:function(W,n,m){Object.defineProperty(n,"__esModule",{value:!0}),n.causeOf=I,n.identityOf=
i,n.idsOf=D;function b(){const E=m(77598);return b=function(){return E},E}function s(){const E=m(13580);return s=function(){
return E},E}function i(E){const{rule:v,subject:T,location:L,args:l}=E,_=T&&[T.type,T.id,T.command];return R([v,_??L?.path,
M(v,l)])}function D(E){const v=new Map;return new Map(E.map(T=>{const L=i(T),l=(v.get(L)??0)+1;return v.set(L,l),[T,l===
1?L:`${L}:${l}`]}))}function I(E){const{rule:v,subject:T,location:L,args:l}=E,{cause:_,instance:A=[]}=(0,s().ruleOf)(v);
if(_)return R([_(l)]);const f=new Set([...Object.values(T??{}),L?.path]),d=M(v,l).filter(([u,g])=>!P.has(u)&&!A.includes(
u)&&!f.has(g));return R([v,d])}const P=new Set(["path","paths","via","value","written"]);function M(E,v){const{counted:T=[]}=(0,s().
ruleOf)(E);return Object.keys(v).sort().flatMap(l=>{const _=v[l];if(_===void 0||typeof _=="number"||l==="likewise")return[];
const A=l==="detail"||T.includes(l);return[[l,A?N(_):_]]})}function N(E){return typeof E=="boolean"?E:typeof E=="string"?
E.replace(/\d+/g,"#"):E.map(v=>v.replace(/\d+/g,"#"))}function R(E){return(0,b().hash)("sha256",JSON.stringify(E))}},60502:function(W,n,m){
m.r(n),m.d(n,{ParseError:()=>b.mB,getStaticTOMLValue:()=>b.AY,parseTOML:()=>b.MD});var b=m(9605)}};
