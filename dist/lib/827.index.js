"use strict";exports.id=827,exports.ids=[827],exports.modules={26750:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.accepted=P,n.digestOf=N;function w(){const M=h(77598);return w=function(){return M},M}function t(){const M=h(10473);return t=
function(){return M},M}function i(){const M=h(95132);return i=function(){return M},M}const x=1024*1024;async function N({
entry:M,targets:C},{format:R},E){const v=[];for(const{kind:I,name:f,text:_}of C){const A=I==="file"&&E?await(0,t().readText)(
E,f,x):void 0;v.push([I,f,A??_??null])}const T=[R.name,M.event,M.content,v];return`sha256:${(0,w().createHash)("sha256").
update(JSON.stringify(T)).digest("hex")}`}function P(M,C,{rules:R=[]}){const E=M.length>0?R.find(({accept:d})=>d===C):void 0;
if(E===void 0)return M;const{reason:v,expires:T}=E,I=new Date().toISOString().slice(0,10);if(T>=I)return M.map(d=>({...d,
suppressed:{reason:v,expires:T}}));const f=`\`agent_files.rules\` for \`${C.slice(0,19)}\u2026\``,_=`it expired on ${T} \
(reason: ${v})`,[{location:A}={}]=M,l=A&&{location:A};return[...M,(0,i().finding)("exception-refused",{exception:f,refusal:_},
l)]}},97034:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.compareEntries=x,n.isSameFile=v;function w(){
const f=h(59490);return w=function(){return f},f}function t(){const f=h(92599);return t=function(){return f},f}function i(){
const f=h(41239);return i=function(){return f},f}async function x(f,_,A,l){const{earlier:d,removed:p}=I(_,A),m=A.map(async o=>{
const O=d.get(o),k=O?.event===o.event&&O.content===o.content,s=O?await(0,t().runsOf)(O,f,l.baseTree,l.changed):[],g=await(0,t().
runsOf)(o,f,l.tree,l.changed);if(o.form==="scripts"&&s.length+g.length===0)return[];const e=await Promise.all(g.map(async S=>{
const r=s.find(L=>R(L,S)),a=r===void 0?k:r.text!==S.text,b=await E(S,l)??(a?"edited":void 0);return b===void 0?S:{...S,change:b}}));
if(!k){const S=C(O,o,_,A);return[{state:O?"changed":"new",entry:o,...S,targets:e}]}return s.some(S=>!g.some(r=>R(S,r)))||
e.some(({change:S})=>S!==void 0)?[{state:"script_changed",entry:o,targets:e}]:[]}),c=p.filter(({form:o})=>o!=="scripts").
map(o=>{const O=C(o,void 0,_,A);return{state:"removed",entry:o,...O,targets:[]}});return[...(await Promise.all(m)).flat(),
...c].reduce(P,[])}const N=300;function P(f,_){const{entry:A,state:l,change:d}=_,p=M(_),m=p===void 0?-1:f.findIndex(s=>M(
s)===p),c=f[m];if(c===void 0)return[...f,_];const[o,O]=[[c.entry.event,A.event],[c.entry.shown,A.shown]].map(([s="",g=""])=>s===
g||s.endsWith("\u2026")?s:`${s}, ${s.length<N?g:"\u2026"}`),k={...c.entry,event:o??"",shown:O??""};return f.with(m,{...c,
entry:k,...l&&{state:l},...d&&{change:d}})}function M({entry:{event:f,setting:_},state:A,change:l}){if(!_)return;const{trust:d}=_;
if(d===void 0)return`${A}`;if((0,i().isOfList)(d))return`${A} ${l} ${f}`;const[p=""]=f.split(/[. ]/);return l==="widens"?
void 0:`${A} ${l} ${p}.`}function C(f,_,A,l){const{setting:d,isGuard:p}=_??f??{};if(!d)return p&&!_?{change:"widens"}:{};
const{trust:m}=d;if(m===void 0)return{};const c=O=>O.flatMap(k=>k.event===(_??f)?.event?k.setting?.value??[]:[]),o={before:c(
A),after:c(l)};return{change:(0,i().directionOf)(m,{old:f?.setting,now:_?.setting,...o})}}function R(f,_){return(0,t().keyOf)(
f)===(0,t().keyOf)(_)}async function E({kind:f,name:_},A){if(f!=="file")return;const l=A.baseTree.stat(_);return l===void 0?
"added":await v(l,A.tree.stat(_),A)?void 0:"edited"}async function v(f,_,{baseTree:A,tree:l}){return f===void 0||_===void 0?
f===_:f.kind!==_.kind?!1:f.oid!==void 0?f.oid===_.oid:(await A.read(f.path)).equals(await l.read(_.path))}const T=[({event:f,
content:_})=>JSON.stringify([f,_]),({event:f,setting:_})=>(0,i().isOfList)(_?.trust)?void 0:f,({content:f,setting:_})=>_?
void 0:f];function I(f,_){const A=new Map;let l=f;for(const d of T){const p=(0,w().groupBy)(l,d);for(const m of _){const c=d(
m),o=c===void 0||A.has(m)?void 0:p.get(c)?.shift();o&&A.set(m,o)}l=[...p.values()].flat()}return{earlier:A,removed:l}}},
47905:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.dangersInScript=k,n.dangersInShell=C;function w(){
const s=h(76760);return w=function(){return s},s}function t(){const s=h(97424);return t=function(){return s},s}function i(){
const s=h(11331);return i=function(){return s},s}function x(){const s=h(81716);return x=function(){return s},s}function N(){
const s=h(54421);return N=function(){return s},s}const P=new Set(["remote_code_execution","filesystem_format","direct_di\
sk_write"]),M=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;function C(s){const g=(0,x().readShellText)(R(s));return[
...(0,t().findDangers)(g).filter(E).map(({name:u,words:[y]})=>({does:t().DOES[u],at:y?.span.start??0})),...(0,x().everyCommand)(
g).flatMap(I),..._(s)]}function R(s){return(/%\w+%|\b[A-Za-z]:\\/.test(s)?s.replaceAll("\\","/"):s).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,
(u,y)=>y.padEnd(u.length))}function E({name:s,pattern:g}){return P.has(s)||s==="mass_deletion"&&M.test(g)}const v=/^(?:base32|base64|uudecode|xxd)$/,
T=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function I({words:s,pipedFrom:g}){const[e,...u]=(0,N().startedWords)(
s);if(e===void 0)return[];const{name:y="",kind:S}=(0,i().programNamed)(e.text)??{},r=e.span.start,a=w().posix.basename(e.
text.toLowerCase().replaceAll("\\","/")).replace(/\.exe$/,""),b=u.some(({text:D})=>/https?:|(?:java|vb)script:/i.test(D));
if(T.test(a)&&b)return[{does:t().DOES.remote_code_execution,at:r}];const L=(0,N().startedWords)(g?.words??[])[0]?.text??
"";if(v.test(L)&&(0,i().runsCode)(e.text))return[{does:"runs text that it decodes",at:r}];const j=S==="interpreter"?(0,N().
textHanded)([e,...u])?.text:void 0;return y===""||j===void 0?[]:c(j).map(D=>({...D,at:r}))}const f=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function _(s){return[...s.matchAll(f)].map(({index:g})=>({does:"gives a shell to another machine",at:g}))}const A=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b[^;\n]*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
l=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\([^;\n]*?\.then\s*\(\s*(?:eval\b|[^;\n]*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
d=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g,p=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
m=200;function c(s){const g=[A,l].flatMap(u=>[...s.matchAll(u)].map(({index:y})=>({does:t().DOES.remote_code_execution,at:y}))),
e=[...s.matchAll(d)].flatMap(({2:u="",index:y})=>p.test(s.slice(Math.max(0,y-m),y))?C(u.replace(/\\(.)/g,"$1")).map(S=>({
...S,at:y})):[]);return[...g,...e]}const o=/\.(?:[cm]?[jt]sx?|py)$/i,O=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;
function k(s,g){const[e=""]=g.split(`
`,1),u=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(e),y=u?.[1]?.endsWith("/env")?u[2]:u?.[1];if(o.test(s))return c(g);const S=(0,i().
programNamed)(y??"")?.kind;return O.test(s)||S==="shell"||!u&&w().posix.extname(s)===""?C(g):S==="interpreter"?c(g):[]}},
99668:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.agentFileAt=v,n.agentFilesIn=I;function w(){const A=h(
76760);return w=function(){return A},A}function t(){const A=h(18744);return t=function(){return A},A}function i(){const A=h(
59490);return i=function(){return A},A}function x(){const A=h(32854);return x=function(){return A},A}function N(){const A=h(
93028);return N=function(){return A},A}function P(){const A=h(60058);return P=function(){return A},A}const M=[...P().AGENT_FORMATS,
...P().UNREAD_FORMATS].flatMap(A=>A.files.map(l=>({format:A,file:l,steps:l.toLowerCase().split("/")}))),C=M.map(({format:A,
file:l},d)=>{const p=l.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,m=>m==="*"?"[^/]+":m==="**"?".+":"(?:.*/)?");return{
format:A,rank:d,pattern:new RegExp(`^(?:(.*)/)?${p}$`,"is")}}),R=(0,i().groupBy)(C,({rank:A})=>{const{steps:l=[]}=M[A]??
{};return l.find(d=>!d.includes("*"))??w().posix.extname(l.at(-1)??"")}),E=new Set(M.flatMap(({steps:A})=>A.slice(0,-1)).
filter(A=>!A.includes("*")));function v(A){const l=A.toLowerCase().split("/"),d=[...l,w().posix.extname(l.at(-1)??"")].filter(
o=>R.has(o));if(d.length===0)return;const m=d.flatMap(o=>R.get(o)??[]).flatMap(({format:o,rank:O,pattern:k})=>{const s=k.
exec(A);return s?[{rank:O,place:{path:A,format:o,root:s[1]??""}}]:[]}),[c]=m.sort((o,O)=>Number(T(o.place.format))-Number(
T(O.place.format))||o.place.root.length-O.place.root.length||o.rank-O.rank);return c?.place}function T({places:A}){return A.
length===0}function I(A,{agent_files:{level:l,include:d,exclude:p}}){if(l==="off")return[];const m=[...A.files()].flatMap(
({path:e,kind:u})=>u==="symlink"&&E.has(w().posix.basename(e).toLowerCase())?[e,..._(A,e)]:e),[c,o]=[(0,t().pathTest)(d),
(0,t().pathTest)(p)],O=e=>{const u=v(e);return u!==void 0&&c(e)&&!o(e)?u:void 0},k=[...A.files()].flatMap(({path:e,kind:u})=>{
if(u!=="symlink"||(0,x().resolveInTree)(A,e).kind!=="outside")return[];const y=O(`${e}/file`);return y?[{...y,path:e,entry:void 0}]:
[]}),s=[...new Set(m)].flatMap(e=>{const u=O(e),y=u&&(0,x().resolveInTree)(A,e);if(u===void 0||y===void 0||y.kind==="mis\
sing")return[];const r=y.kind==="inside"&&y.path!==e?O(y.path)?.format:void 0;if(r&&(r===u.format||T(u.format)))return[];
const a=y.kind==="inside"?y.entry:void 0;return a===void 0||(0,N().isRegular)(a.kind)?[{...u,entry:a}]:[]}),g=new Set(s.
map(({path:e})=>e));return[...s,...k.filter(({path:e})=>!g.has(e))]}const f=4;function _(A,l){const d=(0,x().resolveInTree)(
A,l);if(d.kind!=="inside"||d.entry.kind!=="directory")return[];const p=(m,c,o)=>A.list(m).flatMap(({path:O,kind:k})=>{const s=`${c}\
/${w().posix.basename(O)}`;return k!=="directory"?[s]:o<f?p(O,s,o+1):[]});return p(d.path,l,1)}},11418:function(B,n,h){Object.
defineProperty(n,"__esModule",{value:!0}),n.OTHER_AGENT_FORMATS=void 0;function w(){const C=h(41239);return w=function(){
return C},C}function t(){const C=h(12274);return t=function(){return C},C}function i(){const C=h(82024);return i=function(){
return C},C}const x=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(w().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(w().CHANGES,"prompt resources toolAliases")],N=(0,i().keys)("$schema name description model keyboard\
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
"more","sandbox_workspace_write/writable_roots"),...(0,i().settings)(w().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,i().settings)(w().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,i().settings)(w().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,i().settings)(w().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,i().settings)(w().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,i().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...i().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:i().OTHER_VARIABLES},...(0,i().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,i().settings)(w().CHANGES,"developer_instructions\
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
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,i().settings)(w().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,i().settings)(w().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,i().settings)(w().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,i().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,i().settings)(w().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,i().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("less","excludeTool\
s"),...(0,i().settings)("any","migratedTo"),...(0,i().settings)(w().CHANGES,"contextFileName settings")],harmless:(0,i().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:i().
ALL_HOOKS,harmless:(0,i().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...i().ALL_HOOKS,...(0,i().settings)(w().ON,"enabledPlugins/* disableAllHooks"),
...(0,i().settings)("source","extraKnownMarketplaces/*/source"),...(0,i().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,i().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...i().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,i().settings)("sources","plugin"),...(0,i().settings)("source","provider/*/npm"),...(0,i().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,i().settings)(w().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,i().settings)(w().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,i().settings)(w().PERMISSION,"permission/*/* permission/* permission"),
...(0,i().settings)(w().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,i().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,i().settings)("any","server/hostname"),...(0,i().settings)(w().
ON,"server/mdns"),...(0,i().settings)("more","server/cors"),...(0,i().settings)("sources","instructions"),...(0,i().settings)(
w().PROTECTS_BY_DEFAULT,"snapshot"),...(0,i().settings)(w().CHANGES,"default_agent skills experimental agent/*/prompt mo\
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
ommand"]}},...(0,i().settings)(w().ON_BY_DEFAULT,"enabled")],harmless:(0,i().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,i().settings)(w().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,i().keys)(`$schema versi\
on name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`)},{name:"kiro-agent",tool:"Kiro",files:[".kiro/agents/\
*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"https://kiro.dev/\
docs/cli/hooks",verified:!0,places:x,harmless:N},{name:"amazonq-agent",tool:"Amazon Q",files:[".amazonq/cli-agents/*.jso\
n",".amazonq/agents/*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"\
https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",verified:!0,places:x,harmless:N},{name:"ki\
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
augment","letta","cortex"].flatMap(C=>[`.${C}/settings.json`,`.${C}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:t().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(w().
DISABLED,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.MODES=n.CLAUDE_FORMATS=
void 0;function w(){const I=h(41239);return w=function(){return I},I}function t(){const I=h(82024);return t=function(){return I},
I}const i=n.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
x={order:["disable",void 0],unset:void 0},N=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,t().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,t().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,t().settings)(w().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,t().settings)(w().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,t().settings)(w().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,t().settings)(w().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,t().settings)(x,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,t().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,t().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,t().settings)(w().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:w().ON}],P=(0,t().keys)(`$s\
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
  worktree/sparsePaths`),M=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],C=[t().HOOKS,t().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,t().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,t().settings)("sources","dependencies"),...(0,t().settings)(w().CHANGES,"settings"),...(0,t().settings)(
w().ON,"defaultEnabled")],R=(0,t().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),E="asks once for the f\
older",v="gene-gate does not judge what its text asks for",T=n.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[t().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,t().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),t().ENVIRONMENT,
...N],harmless:[...P,{at:"env/*",names:t().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:M,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:C,harmless:R},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:M,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,t().inside)("plugins/*",C).map(I=>({detail:"\
name",...I})),...(0,t().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,t().settings)(w().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,t().keys)("$schema name description version owner metadata renames"),...R.map(({at:I})=>({
at:`plugins/*/${I}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:M,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,t().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:M,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,t().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:M,approval:E,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:v,places:[{at:"",form:"scripts",event:"skill {file}"},t().HOOKS,
...t().TEXT,...(0,t().settings)("more","allowed-tools"),...(0,t().settings)("less","disallowed-tools"),...(0,t().settings)(
w().DISABLED,"disable-model-invocation"),...(0,t().settings)(w().CHANGES,"context agent shell")],harmless:t().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,t().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:M,approval:E,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:v,places:[t().HOOKS,...t().TEXT,...(0,t().settings)("more","allowed-tools"),...(0,t().
settings)("less","disallowed-tools"),...(0,t().settings)(w().DISABLED,"disable-model-invocation"),...(0,t().settings)(w().
CHANGES,"context agent shell")],harmless:t().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,t().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:M,approval:E,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:v,places:[
t().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,t().settings)("shown","mcpServers skills agents"),
{...t().SERVER,at:"mcp-servers/*"},...t().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,t().settings)("all","t\
ools"),...(0,t().settings)("less","disallowedTools"),...(0,t().settings)(w().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,t().settings)(w().DISABLED,"disable-model-invocation"),...(0,t().settings)(w().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:t().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:t().
ALL_HOOKS,harmless:(0,t().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[t().SERVER,...t().SERVER_TRUST],harmless:(0,t().keys)("$schema \
inputs")}]},20300:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.EDITOR_FORMATS=void 0;function w(){
const R=h(41239);return w=function(){return R},R}function t(){const R=h(82024);return t=function(){return R},R}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},x=["linux",
"osx","windows"];function N(R,E){return R.split(/\s+/).flatMap(v=>x.map(T=>E(`${v}.${T}`)))}const P=[...N("terminal.inte\
grated.profiles",R=>({at:`${R}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...N("termi\
nal.integrated.automationProfile",R=>({at:R,form:"start"})),...N("terminal.integrated.shell terminal.integrated.automati\
onShell",R=>({at:R,form:"command"})),...N("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",R=>({at:R,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
ed"},{...t().SERVER,at:"mcp/servers/*"},...(0,t().settings)("any",`php.validate.executablePath php.executablePath git.pa\
th typescript.tsdk typescript.tsserver.nodePath
    npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
    python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
    mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
    rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
    rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
    java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
    solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
    chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,t().settings)(w().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,t().settings)(w().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,t().settings)(w().PROTECTS,"chat.agent.networkFilter"),...(0,t().settings)(w().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,t().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,t().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,t().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,t().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,t().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,t().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],M={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},C=n.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
cursor/mcp.json"],roots:["workspaceFolder","PWD"],approval:"does not document who is asked before a server starts",specification:"\
https://cursor.com/docs/mcp",verified:!0,places:[t().SERVER,...t().SERVER_TRUST],harmless:(0,t().keys)("$schema")},{name:"\
cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_\
PROJECT_DIR","PWD"],approval:"asks once for the workspace",specification:"https://cursor.com/docs/hooks",verified:!0,places:[
{at:"hooks/*/*",form:"start",event:"{0}",detail:"matcher",only:{field:"type",values:["command",void 0]}}],harmless:(0,t().
keys)("version")},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environment.json"],directories:["",".cursor"],
roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-agent/setup",verified:!1,places:[...(0,t().
commands)("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"terminal {0} (on a cloud machin\
e)"}]},{name:"cursor-worktrees",tool:"Cursor",files:[".cursor/worktrees.json"],directories:["",".cursor"],roots:["ROOT_W\
ORKTREE_PATH","PWD"],approval:"does not document who is asked before a worktree is set up",specification:"https://cursor\
.com/docs/configuration/worktrees",verified:!1,places:["setup-worktree","setup-worktree-unix","setup-worktree-windows"].
map(R=>({at:R,form:"lines"})),harmless:(0,t().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,t().settings)(M,"type"),...(0,t().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,t().settings)("less","networkPolicy/deny permissions/deny"),...(0,t().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,t().settings)(w().PROTECTS,"disableTmpWrite"),...(0,t().
settings)(w().ON,"enableSharedBuildCache")],harmless:(0,t().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:P},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,t().inside)("settings",P),...(0,t().inside)("tasks",[i])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,t().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
R=>[{at:R,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${R}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,t().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,t().settings)(w().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,t().settings)(w().
ON,"auto_install_extensions/*")]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder",
"PWD"],approval:"asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/\
reference/mcp-configuration",verified:!0,places:[{...t().SERVER,at:"servers/*"}],harmless:(0,t().keys)("$schema inputs")},
{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"\
asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-a\
ppendix",verified:!0,places:[i]},{name:"devcontainer",tool:"a development container",files:[".devcontainer/devcontainer.\
json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","containerWorkspaceFolder",
"PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json_reference",verified:!0,
places:[...(0,t().commands)("initializeCommand"," (on the host)"),...(0,t().commands)("onCreateCommand updateContentComm\
and postCreateCommand postStartCommand postAttachCommand"," (in the container)"),...["dockerFile","build/dockerfile","do\
ckerComposeFile"].map(R=>({at:R,form:"file",event:"build of the container"})),...(0,t().settings)("source","image"),...(0,t().
settings)("sources","features customizations/vscode/extensions"),...(0,t().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,t().settings)(w().ON,"privileged"),...(0,t().settings)("any","remoteEnv/* containerEnv/*").
map(R=>({...R,names:t().OTHER_VARIABLES})),...(0,t().settings)("any","remoteUser containerUser workspaceMount"),...(0,t().
settings)(w().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,t().inside)("customizatio\
ns/vscode/settings",P)]}]},60058:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.AGENT_FORMATS=void 0,
Object.defineProperty(n,"UNREAD_FORMATS",{enumerable:!0,get:function(){return N().UNREAD_FORMATS}});function w(){const M=h(
11418);return w=function(){return M},M}function t(){const M=h(12274);return t=function(){return M},M}function i(){const M=h(
20300);return i=function(){return M},M}function x(){const M=h(56450);return x=function(){return M},M}function N(){const M=h(
6575);return N=function(){return M},M}const P=n.AGENT_FORMATS=[...t().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...w().OTHER_AGENT_FORMATS,
...x().MACHINE_FORMATS.map(M=>({...M,isGeneral:!0}))]},56450:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.MACHINE_FORMATS=void 0;function w(){const R=h(41239);return w=function(){return R},R}function t(){const R=h(82024);return t=
function(){return R},R}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),x=new RegExp(`^(?:${i.
join("|")})$`),N={at:"*",form:"lines",event:"{0}",names:x};function P(R){return(0,t().inside)(R,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:w().CHANGES}]).map(v=>({...v,...v.form==="lines"&&{event:"{0}",detail:"\
name"},names:x}))}const M=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,C=n.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:M},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(R=>(0,t().inside)(R,[N])),...(0,t().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,t().settings)("less","pnpm/neverBuiltDependencies"),...(0,t().settings)(
w().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,t().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,t().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(R=>({name:`leftho\
ok-${R}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[R].flatMap(E=>[E,`\
.${E}`,`.config/${E}`]),syntax:R,directories:["",...(0,t().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...P("*"),...(0,t().commands)("rc lefth\
ook"),{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"},{at:"remote",form:"setting",trust:"\
source"},...(0,t().settings)("any","extends templates ai")]})),{name:"pre-commit",tool:"git (pre-commit)",files:[".pre-c\
ommit-config.yaml",".pre-commit-config.yml"],syntax:"yaml",roots:["PWD"],approval:"asks nobody",specification:"https://p\
re-commit.com/#plugins",verified:!0,places:[{at:"repos/*",form:"setting",event:"repository",detail:"repo",trust:"source"},
{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:{field:"language",values:["system","script","unsu\
pported","unsupported_script"]}},...(0,t().settings)("sources","repos/*/hooks/*/additional_dependencies")]},{name:"simpl\
e-git-hooks",tool:"git (simple-git-hooks)",files:[".simple-git-hooks.json","simple-git-hooks.json"],roots:["PWD"],approval:"\
asks nobody",specification:"https://github.com/toplenboren/simple-git-hooks",verified:!0,places:[N]},{name:"envrc",tool:"\
direnv",files:[".envrc"],syntax:"shell",roots:["PWD"],approval:"asks again when the file changes",specification:"https:/\
/direnv.net/man/direnv.1.html",verified:!0,places:[{at:"",form:"command",event:"cd"}]},{name:"mise",tool:"mise",files:[...(0,t().
paths)("mise .mise .config/mise","config.toml conf.d/*.toml"),"mise.toml",".mise.toml","mise.*.toml",".mise.*.toml",".co\
nfig/mise.toml",".rtx.toml"],syntax:"toml",roots:["MISE_PROJECT_ROOT","MISE_CONFIG_ROOT","config_root","PWD"],approval:"\
asks once for the file",specification:"https://mise.jdx.dev/hooks.html",verified:!0,places:[...(0,t().settings)("any","h\
ooks/*/task"),{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file\
 that changes"},{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"tas\
k {0}",needs:"run"},{at:"tools/*",form:"setting",trust:"source"},{at:"env/*",form:"setting",event:"env {0}",trust:"any",
names:t().OTHER_VARIABLES},...(0,t().settings)("any","env/_/source env/_/file env/_/path plugins/*"),...(0,t().settings)(
"more","settings/trusted_config_paths"),...(0,t().settings)(w().ON,"settings/not_found_auto_install"),...(0,t().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(B,n,h){Object.defineProperty(n,"__e\
sModule",{value:!0}),n.TEXT=n.SERVER_TRUST=n.SERVER=n.OTHER_VARIABLES=n.HOOKS=n.HARMLESS_VARIABLES=n.HARMLESS_TOP=n.FLAT_HOOKS=
n.ENVIRONMENT=n.ALL_HOOKS=void 0,n.commands=T,n.inside=E,n.keys=f,n.paths=v,n.settings=I;function w(){const p=h(76774);return w=
function(){return p},p}function t(){const p=h(41239);return t=function(){return p},p}const i=n.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
x=n.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},N=n.SERVER_TRUST=[...I("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...I("less","mcpServers/*/disabledTools"),...I(t().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...I(t().DISABLED,"mcpServers/*/disabled")],P=n.FLAT_HOOKS={...i,at:"hooks/*/*"},M=n.ALL_HOOKS=[{...P,without:"\
hooks"},i],C=n.TEXT=[{at:`${w().INLINE}/*`,form:"command",event:"text of {file}"},{at:w().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],R=n.HARMLESS_TOP=f(`${w().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function E(p,m){return m.map(c=>({...c,at:`${p}/${c.at}`,...c.event&&p.includes("*")&&{event:c.
event.replace("{0}","{1}")}}))}function v(p,m){return p.split(/\s+/).flatMap(c=>m.split(/\s+/).map(o=>`${c}/${o}`))}function T(p,m=""){
return p.split(/\s+/).map(c=>({at:c,form:"command",event:c+m}))}function I(p,m){return m.split(/\s+/).map(c=>({at:c,form:"\
setting",trust:p}))}function f(p){return p.split(/\s+/).map(m=>({at:m}))}const _=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:p})=>p).
join("|"),"i"),A=n.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:p})=>p).join("|"),"i"),l=n.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${A.source}))`,"i"),d=n.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:_,trust:"any"}},6575:function(B,n){Object.defineProperty(n,"__esModule",{value:!0}),
n.UNREAD_FORMATS=void 0;const h="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",w=`CLAUDE.md CLAU\
DE.local.md AGENTS.md AGENTS.override.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`,t={"Claude Code":".claude/** .claude-plugin/** .worktreeinclude","an agent":".agents/** .agent/** mcp_con\
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
sions"},i={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:h,verified:!1,places:[]},x=n.UNREAD_FORMATS=
[{...i,tool:"an agent",files:w.split(/\s+/)},...Object.entries(t).map(([N,P])=>({...i,name:"unread",tool:N,files:P.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${N}`}))]},19610:function(B,n,h){Object.defineProperty(n,"__\
esModule",{value:!0}),n.findHidden=E;function w(){const T=h(25367);return w=function(){return T},T}const t=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
x=/^[\u200B-\u200F\u061C]$/,N=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
P=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,M=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,C=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
R=/^\uFE0F?\u200D\uFE0F?$/;function E(T){const I=new Map,f=T.replace(i,_=>" ".repeat(_.length));for(const{0:_,index:A}of f.
matchAll(t)){const[l=""]=[...f.slice(Math.max(0,A-2),A)].slice(-1),[d=""]=[...f.slice(A+_.length,A+_.length+2)];if(v(_,l,
d,A))continue;const p=T.lastIndexOf(`
`,A)+1,m=I.get(p)??{offset:A,names:new Set};for(const c of _)m.names.add((0,w().codePointName)(c.codePointAt(0)??0));I.set(
p,m)}return[...I].map(([_,{offset:A,names:l}])=>{const d=T.indexOf(`
`,_);return{text:T.slice(_,d<0?void 0:d),offset:A,names:[...l]}})}function v(T,I,f,_){return T==="\uFEFF"?_===0:C.test(T)?
M.test(I):R.test(T)&&P.test(I)?P.test(f)||/[♀♂⚕⚖✈❤]/u.test(f):x.test(T)&&(N.test(I)||N.test(f))}},20702:function(B,n,h){
Object.defineProperty(n,"__esModule",{value:!0}),n.judgeAgentFiles=T,n.judgeWholeFile=p,n.readFound=d;function w(){const e=h(
10473);return w=function(){return e},e}function t(){const e=h(59490);return t=function(){return e},e}function i(){const e=h(
13580);return i=function(){return e},e}function x(){const e=h(95132);return x=function(){return e},e}function N(){const e=h(
26750);return N=function(){return e},e}function P(){const e=h(97034);return P=function(){return e},e}function M(){const e=h(
99668);return M=function(){return e},e}function C(){const e=h(12195);return C=function(){return e},e}function R(){const e=h(
12792);return R=function(){return e},e}function E(){const e=h(92599);return E=function(){return e},e}function v(){const e=h(
41239);return v=function(){return e},e}async function T(e,u,y){const S=j=>new Map((0,M().agentFilesIn)(j,u).map(D=>[D.path,
D])),[r,a]=[S(e.baseTree),S(e.tree)],b=[...new Set([...r.keys(),...a.keys()])].sort(),L=u.agent_files;return y.all(b,async j=>{
const[D,$]=[r.get(j),a.get(j)];try{return await A(D,$,e,L)}catch(F){const U={path:j,line:1,column:1},H=[(0,x().notJudged)(
`the file \`${j}\``,F,{location:U})],W=$??D;return W&&{file:{...W,entries:[],contents:[]},entries:[],findings:H}}}).then(
j=>f(j.filter(D=>D!==void 0)))}const I=3;function f(e){const u=new Set(e.flatMap(({entries:a})=>a.flatMap(({targets:b})=>b.
map(({name:L})=>L)))),y=({entries:[a]})=>a?.entry.form==="unread",S=(0,t().groupBy)(e.filter(a=>y(a)&&!u.has(a.file.path)),
({file:a})=>a.format.tool),r=new Map([...S.values()].flatMap(a=>{const b=a.length-I;return a.slice(0,I).map((L,j)=>[L,j===
I-1&&b>0?_(L,b):L])}));return e.flatMap(a=>y(a)?r.get(a)??[]:[a])}function _(e,u){const y=e.findings.map(S=>({...S,args:{
...S.args,detail:`${S.args.detail}, nor ${u} others`}}));return{...e,entries:e.entries.map(S=>({...S,findings:y})),findings:y}}
async function A(e,u,y,S){const r=e&&u&&await(0,P().isSameFile)(e.entry,u.entry,y),a=(u??e)?.format.places.length===0;if(r&&
a)return;const b=u&&await d(y.tree,u),L=r?b:e&&await d(y.baseTree,e),j=b??L;if(j===void 0)return;const D=new Set(r?[]:L?.
contents.map(({value:Y})=>Y)),$=r?[]:b?.contents.filter(({value:Y})=>!D.has(Y))??[],F=[...b?.broken&&!r?[b.broken]:[],...$.
map(Y=>Y.finding)],U=b?.broken?[]:await(0,P().compareEntries)(j,L?.entries??[],b?.entries??[],y),G=r||U.length>0||b?.broken?
U:l(j,u===void 0?"removed":e===void 0?"new":"changed"),K=await c({file:j,entries:G,findings:F},y.tree,S);if(K.entries.length===
0&&K.findings.length===0)return;if(S.level!=="approve"||!K.findings.some(O))return K;const X=K.entries.filter(({findings:Y})=>Y.
some(O)),J={path:j.path,events:X.map(({entry:Y})=>Y.event)},q={path:j.path,line:1,column:1},z=(0,x().finding)("agent-fil\
es-unapproved",J,{location:q});return{...K,findings:[...K.findings,z]}}function l(e,u){const{path:y,format:S}=e;if(S.unread===
void 0)return[];const r=S.places.length>0?"its text":"the whole file";return[{state:u,entry:{...{commands:[],shown:"",content:"",
isHidden:!1,isGuard:!1},form:"unread",event:r,location:{path:y,line:1,column:1}},targets:[]}]}async function d(e,{entry:u,
...y}){return u===void 0?(0,R().unreadFile)(y,"it is a symlink that leads to no file here"):(u.size??0)>R().MAX_BYTES?(0,R().
unreadFile)(y,`it has more than ${R().MAX_BYTES} bytes`):(0,R().readAgentFile)(y,await e.read(u.path))}async function p(e,u,y){
const S=await Promise.all(e.entries.filter(m).map(async b=>({entry:b,targets:await(0,E().runsOf)(b,e,u)}))),r=e.contents.
map(b=>b.finding),a=e.broken?[e.broken]:r;return c({file:e,entries:S,findings:a},u,y)}function m({setting:e,form:u}){if(e===
void 0)return u!=="unread";const y={old:void 0,now:e,before:[],after:[]};return e.trust!==void 0&&(0,v().directionOf)(e.
trust,y)==="widens"}async function c({file:e,entries:u,findings:y},S,r){const a=j=>j.map(D=>o(D,e,r)),b=await Promise.all(
u.map(async j=>{const D=await(0,N().digestOf)(j,e,S),$=a(await k(j,e,S));return{...j,digest:D,findings:(0,N().accepted)(
$,D,r)}})),L=[...a(y),...b.flatMap(j=>j.findings)];return{file:e,entries:b,findings:L}}function o(e,{format:u},{level:y}){
const{failsByLevel:S,undecided:r}=(0,i().ruleOf)(e.rule);return!u.verified&&!S&&!r?{...e,severity:"notice"}:y==="error"&&
S&&e.severity!=="notice"?{...e,severity:"error"}:e}function O({severity:e,suppressed:u}){return e!=="notice"&&u===void 0}
async function k({state:e,entry:u,change:y,targets:S},{path:r,format:a},b){const{event:L,shown:j,form:D,location:$,isHidden:F,
setting:U}=u,{tool:H}=a,W={tool:H,event:L,command:j,state:e??""},G={location:$};if(U&&e===void 0){const V={...W,change:"\
widens",isMember:!1};return[(0,x().finding)("agent-setting-changed",V,{...G,severity:"notice"})]}if(D==="unread"){const V=a.
unread??"";return[(0,x().finding)("agent-file-unread",{path:r,detail:V},{location:$,severity:"notice",harm:"bookkeeping"})]}
if((y||U)&&e!=="script_changed"){const V=y===void 0||y==="widens"?"warning":"notice",Z=(0,v().isOfList)(U?.trust),Q={...W,
change:y??"",isMember:Z};return[(0,x().finding)("agent-setting-changed",Q,{...G,severity:V})]}if(e==="removed")return[];
const K=e!=="script_changed",X=[];for(const{kind:V,change:Z,name:Q,script:ee,line:te}of S){if(V!=="danger"||!(K||Z))continue;
const se=ee===void 0?Q:`runs \`${ee}\`, which ${Q} in line ${te}`,ne=ee===void 0||te===void 0?$:{path:ee,line:te,column:1};
X.push((0,x().finding)("agent-runs-danger",{...W,danger:se},{location:ne}))}K&&F&&X.push((0,x().finding)("agent-runs-dan\
ger",{...W,danger:s},G));const J=S.filter(({change:V})=>e===void 0||V!==void 0);for(const{kind:V,name:Z}of J){const Q=V===
"file"&&b?await(0,w().whyUnreadable)(b,Z):void 0;Q&&X.push((0,x().finding)("agent-script-unreadable",{...W,script:Z,why:Q},
G))}if(X.length>0)return X;const z=D==="server"&&S.length>0&&S.every(g)||!K?"notice":"warning",Y=K?(0,C().meansOf)(S):J.
map(({name:V})=>`the change decides about \`${V}\``);return[(0,x().finding)("agent-command-changed",{...W,means:Y},{...G,
severity:z})]}const s="hides its output";function g({kind:e,name:u}){return e==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(u)}},12195:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.meansOf=N;function w(){const P=h(97018);
return w=function(){return P},P}function t(){const P=h(36773);return t=function(){return P},P}const i={file:({name:P,change:M})=>`\
it runs \`${P}\`${M===void 0?"":`, which this change ${M==="added"?"adds":"edits"}`}`,npm_script:({name:P,change:M})=>`i\
t runs the script \`${P}\` of package.json${M?", which this change edits":""}`,missing:({name:P})=>`it runs \`${P}\`, whi\
ch is not in the commit`,outside:({name:P})=>`it runs \`${P}\`, which is outside of the repository`,package:({name:P,isExact:M})=>M?
`it fetches \`${P}\``:`it fetches \`${P}\` without an exact version`,inline:({name:P})=>`it has code for \`${P}\` in one \
line`,danger:({name:P,script:M,line:C})=>M===void 0?`it ${P}`:`\`${M}\` ${P} (line ${C})`,address:({name:P})=>`it connec\
ts to \`${P}\``,program:()=>{},unread:({name:P})=>`it could not be read: ${P}`},x=4;function N(P){const M=P.flatMap(R=>{
const E=(0,w().redact)(R.name).text;return i[R.kind]({...R,name:E})??[]}),C=P.filter(({kind:R})=>R==="program").map(({name:R})=>R);
return M.length===0&&C.length>0?[`it runs ${(0,t().inCode)(C.slice(0,x))} of the machine`]:M.length>x?[...M.slice(0,x),`\
and ${M.length-x} more`]:M}},53158:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.ProjectFiles=void 0;
function w(){const C=h(76760);return w=function(){return C},C}function t(){const C=h(59867);return t=function(){return C},
C}function i(){const C=h(3463);return i=function(){return C},C}function x(){const C=h(32854);return x=function(){return C},
C}function N(){const C=h(93028);return N=function(){return C},C}const P=/^(?:[/~\\]|[A-Za-z]:)/;class M{#e;#n;constructor(R,E){
this.#e=R,this.#n=E}into(R){const v=R===void 0||P.test(R)||/[$`]/.test(R)?[]:this.#n.map(T=>w().posix.join(T,R));return new M(
this.#e,v)}find(R,E=[""]){if(!(/^[/~]/.test(R)||R===""||!this.#e))for(const v of this.#n)for(const T of E){const I=(0,x().
normalise)(w().posix.join(v,R.replaceAll("\\","/"))+T),f=I===void 0?void 0:(0,x().resolveInTree)(this.#e,I);if(f?.kind===
"inside"&&(0,N().isRegular)(f.entry.kind)&&f.entry.tracked)return f.path}}script(R,E){const v=this.find(R,E);if(v!==void 0)
return{kind:"file",name:v};if(P.test(R))return{kind:"outside",name:R};const[T]=this.#n;if(T===void 0)return{kind:"unread",
name:`it runs ${R} in another directory`};const I=(0,x().normalise)(w().posix.join(T,R));return I===void 0?{kind:"outsid\
e",name:R}:{kind:this.#e===void 0?"file":"missing",name:I||"."}}named(R,E){const v=this.find(R.replace(/^-{1,2}[\w-]+=/,
""),E);return v===void 0?[]:[{kind:"file",name:v}]}async manifest(){const R=this.find("package.json");return this.#e&&R?
(0,i().objectIn)(await(0,t().readJsonFile)(this.#e,R)):{}}}n.ProjectFiles=M},12792:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.MAX_BYTES=void 0,n.readAgentFile=_,n.unreadFile=A;function w(){const r=h(76760);return w=function(){
return r},r}function t(){const r=h(23404);return t=function(){return r},r}function i(){const r=h(16111);return i=function(){
return r},r}function x(){const r=h(94534);return x=function(){return r},r}function N(){const r=h(3463);return N=function(){
return r},r}function P(){const r=h(97018);return P=function(){return r},r}function M(){const r=h(95132);return M=function(){
return r},r}function C(){const r=h(19610);return C=function(){return r},r}function R(){const r=h(23213);return R=function(){
return r},r}function E(){const r=h(76774);return E=function(){return r},r}function v(){const r=h(41239);return v=function(){
return r},r}function T(){const r=h(18255);return T=function(){return r},r}const I=n.MAX_BYTES=1024*1024,f=1e3;function _(r,a){
const{text:b,complete:L}=(0,x().decodeUtf8)(a),j=new(x()).Source(r.path,b),D=(H,W=0)=>A(r,H,j,W),{format:$}=r,{syntax:F="\
json"}=$;if(!L&&F!=="program"&&F!=="text")return D("it is not UTF-8",b.length);const U=F==="markdown"||F==="text"&&L;try{
const H=(0,T().findValues)((0,E().readSyntax)(b,F),$);return H.length>f?D(`it has more than ${f} commands and settings`):
{...r,entries:H.map(W=>p(W,j,$)),get contents(){return[...y(j),...U?S(j):[]]}}}catch(H){if(H instanceof E().SyntaxProblem)
return D(H.message,H.offset);throw H}}function A(r,a,b=new(x()).Source(r.path,""),L=0){const{path:j}=r,D=(0,M().finding)(
"agent-file-unread",{path:j,detail:a},{location:b.location(L)});return{...r,entries:[],contents:[],broken:D}}const l=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
d=/"(?:reveal|showOutput)":"never"/i;function p(r,a,{places:b}){const{node:L,chain:j,isWrong:D,place:$}=r,{form:F,inherits:U=[],
trust:H,guards:W}=$,G=(0,i().getNodeValue)(L),K=j.slice(0,-1).flatMap(ne=>U.flatMap(oe=>(0,T().membersOf)(ne,oe))),X=Object.
fromEntries(K.map(([ne,oe])=>[ne,(0,i().getNodeValue)(oe)])),J=(0,N().isMapping)(G)?{...X,...G}:G,q=D?[R().UNREAD]:(0,R().
readValue)(F,J,a.path),z=(0,N().isMapping)(J)&&F!=="command"&&F!=="setting",Y=Object.entries(z?J:{}).filter(([ne])=>!l.test(
ne)&&!c(`${$.at}/${ne}`,b)),V=d.test(JSON.stringify([X,G])),Q=(F==="scripts"?q.slice(0,1):q).map(R().textOf).filter(ne=>ne!==
""),ee=H==="source"&&(0,N().isMapping)(G)?(0,v().sourceText)(G):G,te=F==="setting"&&H===void 0&&!D,se=O(D?(0,i().getNodePath)(
L).join(".")||"the whole file":k(r,a));return{commands:q,form:F,event:se,shown:te?"":O(Q.join(" ; ")||(typeof ee=="strin\
g"?ee:JSON.stringify(ee))),content:m(r,V,z?Object.fromEntries(Y):J??null),isHidden:V,...F==="setting"&&!D&&{setting:{...H&&
{trust:H},value:G}},isGuard:W?.test(se)??!1,location:a.location(L.offset,L.offset+L.length)}}function m({place:{form:r}},a,b){
return r==="scripts"?"":(0,t().canonicalize)([a,b])}function c(r,a){return a.some(b=>b.form==="setting"&&b.at===r)}const o=1e3;
function O(r){const a=(0,P().redact)(r).text.replace(/\s+/g," ").trim();return a.length>o?`${a.slice(0,o)}\u2026`:a}function k({
names:r,chain:a,place:{at:b,event:L,detail:j=""}},{path:D}){const $=L?.replace(/\{(\d)\}/,(H,W)=>r[Number(W)]||'""').replace(
"{file}",()=>s(D))??r.reduce((H,W)=>H.replace("*",()=>W),b.replaceAll("/",".")),U=a.flatMap(H=>(0,T().membersOf)(H,j)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${$} (${U})`:$}function s(r){const a=w().posix.basename(r);return a===
"SKILL.md"?w().posix.basename(w().posix.dirname(r)):a}const g=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
e=4;function u(r){const a=/\d/.test(r)&&/[A-Za-z]/.test(r)&&new Set(r).size>=8;return r.length>=12&&a&&!g.test(r)}function y(r){
const{text:a,path:b}=r;return(0,P().redact)(a).redactions.flatMap(({kind:L,start:j,end:D})=>{const $=a.slice(j,D),F=r.location(
j,D),U=(0,M().finding)("agent-file-content",{path:b,kind:L},{location:F});return u($)?[{value:$,finding:U}]:[]})}function S(r){
return(0,C().findHidden)(r.text).map(({text:a,offset:b,names:L})=>{const j=L.slice(0,e),D={path:r.path,kind:"hidden",characters:j,
more:L.length>e},$=r.location(b);return{value:a,finding:(0,M().finding)("agent-file-content",D,{location:$})}})}},23213:function(B,n,h){
Object.defineProperty(n,"__esModule",{value:!0}),n.UNREAD=void 0,n.readValue=P,n.textOf=_;function w(){const l=h(76760);
return w=function(){return l},l}function t(){const l=h(3463);return t=function(){return l},l}function i(){const l=h(36773);
return i=function(){return l},l}function x(){const l=h(76774);return x=function(){return l},l}const N=n.UNREAD={unread:"\
it is not in the documented form"};function P(l,d,p){const m=w().posix.dirname(p);if(l==="file")return[d].flat().map(c=>typeof c!=
"string"?N:{file:c===""?p:w().posix.join(m,c)});if(l==="scripts"){const c=(0,t().objectIn)(d)[x().PATHS];return[{file:`${m}\
/`},...M(c)?c.map(o=>({file:w().posix.join(m,o)})):[]]}return l==="lines"?[d].flat().flatMap(c=>typeof c=="string"?{shell:c}:
(0,t().isMapping)(c)?T(c):N):l==="setting"?typeof d=="string"?[{argv:[],environment:[d]}]:[]:l!=="command"?(0,t().isMapping)(
d)?T(d):[N]:((0,t().isMapping)(d)?Object.values(d):[d]).map(c=>typeof c=="string"?{shell:c}:M(c)?{argv:c}:N)}function M(l){
return Array.isArray(l)&&l.every(d=>typeof d=="string")}const C=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],R=["exec","run","bash","path","program","entry","cmd"],E=["arguments","with_arguments"];
function v(l){const d=u=>u.map(y=>l[y]).find(y=>y!==void 0),{script:p,runner:m,type:c}=l,O=typeof p=="string"&&c!=="npm"?
[m??[],`./${p}`].flat():void 0,k=l.command??d(R)??O,s=l.args??d(E),[g,...e]=[k].flat();return{...l,...k!==void 0&&{command:g},
...(s!==void 0||e.length>0)&&{args:e.length>0?[e,s??[]].flat():s}}}function T(l){const d=v(l),p=C.map(c=>d[c]).map(c=>typeof c==
"string"?{command:c}:c).filter(c=>(0,t().isMapping)(c)&&c.command!==void 0);return[...d.command===void 0&&(p[0]??d.dependsOn)?
[]:[{}],...p].flatMap(c=>I({...d,...c}))}function I(l){const{type:d,script:p,command:m,args:c=[],headersHelper:o}=l,O=typeof o==
"string"?[{shell:o}]:[],s=[l.url,l.httpUrl,l.serverUrl].find(H=>typeof H=="string");if(m===void 0&&s!==void 0)return[...O,
{address:s}];const g=d==="npm"&&m===void 0,e=Array.isArray(c)?c.map(f):[void 0],u=g?["npm","run",p]:[f(m),...e];if(!M(u))
return[N];const[y="",...S]=u,a=(S.length===0?/^$|[\s|;&$()<>`'"]/.test(y):d==="shell")?{shell:[y,...S.map(A)].join(" ")}:
{argv:u},{cwd:b,env:L,shell:j}=(0,t().isMapping)(l.options)?l.options:l,D=(0,t().isMapping)(j)?[j.executable,j.args??[]].
flat():[],$=Object.values((0,t().isMapping)(L)?L:{}).filter(H=>typeof H=="string"),F=typeof b=="string"?{directory:b}:{},
U=M(D)&&D.length>0?[{argv:D}]:[];return[{...a,...F,environment:$},...U,...O]}function f(l){return(0,t().isMapping)(l)?l.
value:l}function _(l){return"argv"in l?l.argv.map(A).join(" "):"unread"in l?"":"file"in l?l.file:"shell"in l?l.shell:l.address}
function A(l){return/^[\w@%+=:,./${}-]+$/.test(l)?l:(0,i().singleQuoted)(l)}},92599:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.keyOf=T,n.runsOf=v;function w(){const o=h(76760);return w=function(){return o},o}function t(){
const o=h(10473);return t=function(){return o},o}function i(){const o=h(95244);return i=function(){return o},o}function x(){
const o=h(32854);return x=function(){return o},o}function N(){const o=h(93028);return N=function(){return o},o}function P(){
const o=h(47905);return P=function(){return o},o}function M(){const o=h(53158);return M=function(){return o},o}function C(){
const o=h(23213);return C=function(){return o},o}function R(){const o=h(98809);return R=function(){return o},o}const E=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function v({commands:o},{path:O,root:k,format:s},g,e=new Set){const{directories:u=[""],roots:y}=s,S=[...u.map($=>w().
posix.join(k,$)),"",w().posix.dirname(O)],r=new(M()).ProjectFiles(g,S),a=I(y.join("|")),b=[];for(const $ of o)b.push(..."\
file"in $?p(a($.file),g):await m($,r,a));const L=({name:$})=>(0,N().isRegular)(g?.stat($)?.kind),j=[...b,...A(o,b,e).filter(
L)],D=new Set(j.flatMap(({kind:$,name:F})=>$==="file"?[F]:[]));for(const $ of D)j.push(...g?await d(g,$):[]);return[...new Map(
j.map($=>[T($),$])).values()]}function T({kind:o,name:O,script:k,text:s}){return JSON.stringify([o,O,...o==="danger"?[k,
s]:[]])}function I(o){const O=new RegExp(`\\$(?:(?:env:)?(?:${o})\\b|\\{(?:env:)?(?:${o})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${o})%`,"g");return k=>k.replace(O,".").replace(E,"~")}const f=/(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
_=/\$(?:env:)?\w+|\$\{[^}]*\}|\$\([^)]*\)|%\w+%/g;function A(o,O,k){if(k.size===0)return[];const s=o.flatMap(y=>"environ\
ment"in y?y.environment??[]:[]),g=[...o.map(C().textOf),...s].flatMap(y=>y.replace(_,"").match(f)??[]).map(y=>y.replaceAll(
"\\","/").replace(/^(?:\.{1,2}\/)+/,"")),e=(y,S)=>y===S||y.endsWith(`/${S}`),u=g.filter(y=>!O.some(({kind:S,name:r})=>S===
"file"&&e(r,y)));return[...k].filter(y=>u.some(S=>e(y,S))).map(y=>({kind:"file",name:y}))}const l=2e5;async function d(o,O){
const k=await(0,t().readText)(o,O,l);if(k===void 0||"unread"in k)return[];const s=k.text.split(`
`);return(0,P().dangersInScript)(O,k.text).map(({does:g,at:e})=>{const u=k.text.slice(0,e).split(`
`).length;return{kind:"danger",name:g,script:O,line:u,text:s[u-1]?.trim()??""}})}function p(o,O){if(!O)return[];const k=(0,x().
resolveInTree)(O,o.replace(/\/$/,""));if(k.kind!=="inside")return[];const s=({path:u,kind:y})=>y==="directory"?O.list(u).
flatMap(s):y==="executable"||y==="file"&&(0,i().isCode)(u)?[u]:[];return(o.endsWith("/")?s(k.entry):(0,N().isRegular)(k.
entry.kind)?[k.path]:[]).map(u=>({kind:"file",name:u}))}async function m(o,O,k){if("address"in o)return[{kind:"address",
name:o.address}];if("unread"in o)return[{kind:"unread",name:o.unread}];const{directory:s,environment:g=[]}=o,e=s?O.into(
k(s)):O,u="shell"in o?o.shell.split(/["'|;&]/):[],y=[...g,...u.filter(r=>r.includes("\\"))].map(k);return[..."shell"in o?
await(0,R().textRuns)(k(o.shell),e):[...(0,P().dangersInShell)((0,C().textOf)(o)).map(({does:r})=>({kind:"danger",name:r})),
...await(0,R().wordRuns)(o.argv.map(r=>c(k(r))),e)],...(0,R().valueRuns)(y,e)]}function c(o){const O=!/\$\{|\$\w/.test(o);
return{text:o,shown:o,quoted:!0,span:{start:0,end:0},isKnown:O}}},76774:function(B,n,h){Object.defineProperty(n,"__esMod\
ule",{value:!0}),n.SyntaxProblem=n.PATHS=n.LINKS=n.INLINE=void 0,n.readSyntax=R;function w(){const s=h(16111);return w=function(){
return s},s}function t(){const s=h(60502);return t=function(){return s},s}function i(){const s=h(69873);return i=function(){
return s},s}function x(){const s=h(3463);return x=function(){return s},s}class N extends Error{offset;constructor(g,e=0){
super(g),this.offset=e}}n.SyntaxProblem=N;const P=n.INLINE="!`",M=n.LINKS="!link",C=n.PATHS="!path";function R(s,g){if((0,x().
isNestedTooDeep)(g==="markdown"?d(s).text:s))throw new N("its brackets are nested too deeply");switch(g){case"json":return E(
s);case"toml":return _(s);case"yaml":return l(s,0);case"markdown":return c(s);case"shell":return T(s,[0,s.length]);case"\
program":case"text":return T("",[0,0])}}function E(s){const g=[],e=(0,w().parseTree)(s,g,{allowTrailingComma:!0}),[u]=g;
if(u)throw new N(v((0,w().printParseErrorCode)(u.error)),u.offset);if(e===void 0)throw new N("it is empty");return e}function v(s){
return s.replace(/\B[A-Z]/g,g=>` ${g}`).toLowerCase()}function T(s,[g,e]){return{type:s===null?"null":typeof s,value:s,offset:g,
length:e-g}}function I(s,g,[e,u]){const y={type:s,offset:e,length:u-e,children:g};for(const S of g)S.parent=y;return y}function f(s,g,e){
return I("property",[T(s,e),g],e)}function _(s){try{const g=(0,t().parseTOML)(s),e=new Map,u=({body:S},r)=>{for(const a of S){
const b=a.key.keys.map(j=>j.type==="TOMLBare"?j.name:j.value),L=a.type==="TOMLTable"?a.resolvedKey:[...r,...b];e.set(L.join(
"\0"),a.range),a.type==="TOMLTable"?u(a,L):a.value.type==="TOMLInlineTable"&&u(a.value,L)}};u(g.body[0],[]);const y=(S,r,a)=>{
const b=e.get(r.join("\0"))??a;if(Array.isArray(S))return I("array",S.map((j,D)=>y(j,[...r,D],b)),b);if(!(0,x().isMapping)(
S)||S instanceof Date)return T(S instanceof Date?S.toISOString():S,b);const L=Object.entries(S).map(([j,D])=>f(j,y(D,[...r,
j],b),b));return I("object",L,b)};return y((0,t().getStaticTOMLValue)(g),[],[0,s.length])}catch(g){throw g instanceof t().
ParseError?new N(A(g.message),g.index):g}}function A(s){const[g=""]=s.split(`
`);return g.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,e=>e.toLowerCase())}function l(s,g){const e=(0,i().
parseDocument)(s,{uniqueKeys:!0}),[u]=e.errors;if(u)throw new N(A(u.message),g+u.pos[0]);let y=0;const S=(r,a)=>{if((0,i().
isAlias)(r)){if(y+=1,y>100)throw new N("it has too many aliases",a[0]);return S(r.resolve(e),a)}const b=(0,i().isMap)(r)||
(0,i().isSeq)(r)||(0,i().isScalar)(r)?r.range:void 0,L=b?[g+b[0],g+b[1]]:a;if((0,i().isMap)(r))return I("object",r.items.
map(({key:D,value:$})=>f(String(D),S($,L),L)),L);if((0,i().isSeq)(r))return I("array",r.items.map(D=>S(D,L)),L);const j=(0,i().
isScalar)(r)?r.value:null;return T(typeof j=="object"&&j!==null?String(j):j,L)};return S(e.contents,[g,g+s.length])}function d(s){
const[g="",e="",u=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(s)??[];return g!==""&&s.startsWith(g)?{text:u,
start:e.length,end:g.length}:{text:"",start:0,end:0}}const p=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
m=[[P,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[M,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${p}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[C,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${p}(?![\w/-])`,"g")]];function c(s){const{text:g,start:e,
end:u}=d(s),y=[0,s.length],S=m.flatMap(([r,a])=>{const b=[...s.slice(u).matchAll(a)].map(L=>{const j=u+L.index;return T(
L[1]??L[2]??L[0],[j,j+L[0].length])});return b.length>0?[f(r,I("array",b,y),y)]:[]});return I("object",[...O(g,e),...S],
y)}const o=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function O(s,g){try{return k(l(s,g))}catch(e){
if(!(e instanceof N))throw e}return[...s.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(e=>{const[u,y="",S=""]=e,
r=g+e.index;try{return k(l(u,r))}catch(b){if(!(b instanceof N)||o.test(u))throw b}const a=[r,r+u.length];return f(y,T(S.
trim(),a),a)})}function k({type:s,children:g=[]}){return s==="object"?g:[]}},98809:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.textRuns=C,n.valueRuns=v,n.wordRuns=E;function w(){const S=h(3463);return w=function(){return S},
S}function t(){const S=h(95244);return t=function(){return S},S}function i(){const S=h(11331);return i=function(){return S},
S}function x(){const S=h(81716);return x=function(){return S},S}function N(){const S=h(54421);return N=function(){return S},
S}function P(){const S=h(47905);return P=function(){return S},S}const M=4;async function C(S,r,a=0){if(a>M)return[{kind:"\
unread",name:"it is nested too deeply"}];const b=(0,x().readShellText)(S);return b.length===0&&S.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,P().dangersInShell)(S).map(({does:j})=>j))].map(j=>({kind:"danger",name:j})),
...await R(b,S,r,a)]}async function R(S,r,a,b){const L=[];let j=a;for(const D of S){if(L.push(...await R(D.inside,r,j,b)),
D.subshell!==void 0)continue;if(D.defines){L.push({kind:"unread",name:"it defines a function"});continue}const{words:$,assignments:F}=(0,x().
withoutReserved)(D),U=$.map(G=>({...G,shown:r.slice(G.span.start,G.span.end),isKnown:!(0,x().isDynamic)(D,G)}));L.push(...v(
F.map(({value:G})=>G),j));const[H,W]=U;H?.text==="cd"||H?.text==="pushd"?j=j.into(W?.isKnown?W.text:void 0):L.push(...await E(
U,j,b))}return L}function E(S,r,a=0){return T(S,{files:r,shell:(L,j=r)=>C(L,j,a+1)})}function v(S,r){return S.flatMap(a=>a.
split(/[\s=:,]+/)).flatMap(a=>r.named(a))}async function T(S,r){const a=(0,N().startedWords)(S),[b,...L]=a;if(b===void 0||
I(b.text))return[];if(!b.isKnown)return[f(`it starts ${b.shown}`)];const j=(0,i().programNamed)(b.text)??{name:(0,i().baseName)(
b.text),kind:"system"},D=(0,N().textHanded)(a);if(j.kind==="shell"&&D)return D.words.every(({isKnown:Y})=>Y)||/\s/.test(
D.text)?r.shell(D.text):[f("a shell runs what it is handed")];const $=L.some(({text:z})=>o(z)||c(z));if((0,i().runsCode)(
b.text)&&($||!j.runsScripts))return l((0,i().baseName)(b.text),L,D!==void 0,r.files);const{files:F,left:U}=A(L,r.files),
H=U.map(({text:z})=>z),W=o(b.text)&&!m.test(b.text),G=c(b.text)?r.files.named(b.text):[],K=W?[r.files.script(b.text)]:G.
length>0?G:await d(j,H,{...r,files:F}),X=H.filter(c).flatMap(z=>{const Y=F.named(z);return Y.length>0?Y:r.files.named(z)}),
J=j.runsInside?U.findIndex(({text:z})=>(0,i().runsCode)(z)):-1,q=J<0?[]:await T(U.slice(J),{...r,files:F});return[...K,...q,
...X]}function I(S){return(0,i().isWithoutEffect)(S)||(0,i().changesShell)(S)&&(0,i().programNamed)(S)===void 0}function f(S){
return{kind:"unread",name:S}}const _=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function A(S,r){const a=S.
findIndex(({text:j})=>_.test(j));if(a<0)return{files:r,left:S};const b=_.exec(S[a]?.text??"")?.[1],L=S.toSpliced(a,b===void 0?
2:1);return{files:r.into(b??S[a+1]?.text),left:L}}function l(S,r,a,b){const L=r.flatMap(({text:H})=>b.named(H));if(a)return[
{kind:"inline",name:S},...L];const j=r.filter(({text:H})=>!H.startsWith("-")),D=j.find(({text:H})=>o(H)||c(H))??j[0],$={
kind:"program",name:S};if(L.length>0||D===void 0)return L.length>0?L:[$];const{text:F}=D;if(!D.isKnown)return[f(`it runs\
 ${D.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(r[r.indexOf(D)-1]?.
text!=="-m")return[b.script(F,g)];const U=b.named(F.replaceAll(".","/"),g);return U.length>0?U:[$]}async function d(S,r,{
files:a,shell:b}){const L=await a.manifest(),j=S.runsScripts&&O(r),D=s(j).flatMap(H=>{const W=(0,w().textIn)((0,w().objectIn)(
L.scripts),H);return W===""?[]:[{kind:"npm_script",name:H,text:W}]}),$=await Promise.all(D.map(({text:H=""})=>b(H,a))),U=D.
length>0&&!k.test(j??"")?[]:p(S,r,L,a);return[...D,...$.flat(),...U]}function p(S,r,a,b){const{name:L,finds:j=""}=S,D=j.
split(" ").flatMap(G=>b.named(G));if(D.length>0)return D;const $=y(S,r);if($===void 0)return[{kind:"program",name:L}];const F=b.
named($.name);if(F.length>0||/^[./]/.test($.name))return F.length>0?F:[{kind:"program",name:L}];const{dependencies:U,devDependencies:H}=a;
return[[U,H].some(G=>$.name in(0,w().objectIn)(G))?{kind:"program",name:$.name}:{kind:"package",...$}]}const m=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function c(S){return(0,t().isCode)(S)||/\.(?:exe|jar)$/i.test(S)}function o(S){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(S)&&!S.includes("://")}function O(S){const[r,a]=S.filter(b=>!b.startsWith("-"));return r==="run"||r==="run-script"?
a:r}const k=/^(?:add|ci|clean-install|i|install)$/;function s(S){if(S===void 0)return[];const r=a=>[`pre${a}`,a,`post${a}`];
return k.test(S)?[...new Set([S,"install","prepare"].flatMap(r)),"prepublish"]:r(S)}const g=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],e=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
u=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function y({fetches:S},r){const a=r.
filter(D=>!D.startsWith("-")),b=[2,1,0].find(D=>D<=a.length&&S?.test(a.slice(0,D).join(" ")));if(b===void 0)return;const L=b===
0?0:r.indexOf(a[b-1]??"")+1,j=r.slice(L).map(D=>D.replace(/^--(?:from|package)=/,"")).find((D,$,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(D)&&!e.test(F[$-1]??""));return j===void 0?void 0:{name:j,isExact:u.test(j)}}},41239:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.PROTECTS_BY_DEFAULT=n.PROTECTS=n.PERMISSION=n.ON_BY_DEFAULT=n.ON=n.DISABLED=n.CHANGES=void 0,
n.directionOf=v,n.isOfList=t,n.sourceText=l;function w(){const O=h(3463);return w=function(){return O},O}function t(O){return i.
has(O)}const i=new Set(["more","less","all","sources","shown"]),x=n.ON={order:[!1,!0],unset:!1},N=n.CHANGES={order:[],unset:void 0},
P=n.DISABLED={order:[!0,!1],unset:!1},M=n.ON_BY_DEFAULT={order:[!1,!0],unset:!0},C=n.PERMISSION={order:["deny","ask","al\
low"],unset:"allow"},R=n.PROTECTS={order:[!0,!1],unset:!1},E=n.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function v(O,{
old:k,now:s,before:g,after:e}){const u=(s??k)?.value,y=a=>a.some(b=>m(b,u));if(O==="any")return s?"widens":"changes";if(O===
"shown")return"changes";if(O==="source"||O==="sources"){const[a,b]=[d(u),g.map(d)],L=b.filter(({name:D})=>D===a.name),j=a.
isMoving&&L.every(({isMoving:D})=>!D);return s&&(L.length===0||j)?"widens":"changes"}if(O==="all")return s?g.length===0||
y(g)?"narrows":"widens":e.length===0?"widens":"narrows";if(O==="more")return s&&!y(g)?"widens":"narrows";if(O==="less")return s||
y(e)?"narrows":"widens";const[S,r]=[T(k,O),T(s,O)];return S===r?"changes":r>S?"widens":"narrows"}function T(O,{order:k,unset:s}){
const g=k.indexOf(O?O.value:s);return g<0?k.length:g}const I=["source","repo","url","git_url","registry","package","comm\
and"],f=["sha","rev","ref","version"],_=/^[v^~>=<]*\d[\w.+-]*$/,A=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function l(O){return[...I,...f].map(s=>O[s]).filter(s=>typeof s=="string").join(" ")}function d(O){if((0,w().isMapping)(
O)){const g=f.map(u=>O[u]).find(u=>u!==void 0);return{name:JSON.stringify(I.map(u=>O[u])),isMoving:A.test(`${g??""}`)}}const k=typeof O==
"string"?O:JSON.stringify(O);if(_.test(k)||A.test(k))return{name:"",isMoving:A.test(k)};const[s=""]=/(?:[:@#][^/:@#]*)+$/.
exec(k)??[];return{name:k.slice(0,k.length-s.length),isMoving:A.test(s.slice(1))}}const p=/[;&|`$<>\n]/;function m(O,k){
if(O===k)return!0;if(typeof O!="string"||typeof k!="string")return!1;const[s,g]=[c(O),c(k)],e=s.tool===g.tool||o(s.tool,
g.tool);if(!e||s.argument===void 0||s.argument==="*")return e;const{argument:u}=g;return u!==void 0&&!p.test(u)&&o(s.argument,
u)}function c(O){const[,k=O,s]=/^([^()]*)\((.*)\)$/s.exec(O)??[];return{tool:k,...s!==void 0&&{argument:s}}}function o(O,k){
const s=O.replace(/:\*$/,"*").split("*"),[g="",...e]=s;if(e.length===0)return g===k;if(!k.startsWith(g))return!1;const u=e.
pop()??"";let y=g.length;for(const S of e){const r=k.indexOf(S,y);if(r<0)return!1;y=r+S.length}return k.length-u.length>=
y&&k.endsWith(u)}},18255:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.findValues=x,n.membersOf=f;function w(){
const d=h(16111);return w=function(){return d},d}function t(){const d=h(3463);return t=function(){return d},d}function i(){
const d=h(41239);return i=function(){return d},d}function x(d,p){const{places:m,harmless:c}=p,o=m.flatMap(s=>{const g=v(
d,s).map(y=>M(y)==="wrong"?{...y,isWrong:!0}:y),e=g.filter(y=>M(y)!=="other"&&!N(y,m)),u=({node:y})=>s.startsOthers&&"de\
pendsOn"in E(y);return e.some(u)?g:e}),O=new Map(o.map(s=>[s.node,s])),k=c&&d.type==="object"?A(d,_(p),new Set(O.keys())):
[];return[...O.values(),...k]}function N({node:d,chain:p,place:m},c){const o=l(d)||p.at(-1)?.type==="object";return m.form===
"setting"&&m.trust!=="source"&&o&&P(m.at,c)}function P(d,p){return p.some(m=>m.at.startsWith(`${d}/`))}function M({node:d,
isWrong:p,place:m}){const{only:c,without:o,needs:O}=m;if(p)return"wrong";if(o!==void 0&&o in E(d)||O!==void 0&&d.type===
"object"&&!(O in E(d)))return"other";const k=c&&R((0,w().getNodeValue)(d),c.field);return c?.values.some(e=>C(e)===C(k))??
!0?"own":k===void 0||c?.values.some(e=>typeof e==typeof k)?"other":"wrong"}function C(d){return typeof d=="string"?d.toLowerCase():
d}function R(d,p){const m=p===""?[]:p.split("/"),c=(o,O)=>(0,t().isMapping)(o)?o[O]:o===void 0?o:null;return m.reduce(c,
d)}function E(d){return d.type==="object"?(0,w().getNodeValue)(d):{}}function v(d,p){const m=[];let c=[{place:p,node:d,names:[],
chain:[d]}];for(const o of T(p.at))c=c.flatMap(O=>{const{node:k,names:s,chain:g}=O,e=k.type==="array"&&o==="*";k.type!==
"object"&&!e&&!p.mayDiffer&&m.push({...O,isWrong:!0});const u=o==="*"&&s.length===0;return f(k,o).filter(([y])=>!u||p.names?.
test(y)!==!1).map(([y,S])=>({place:p,node:S,names:o==="*"?[...s,y]:s,chain:[...g,S]}))});return[...(0,i().isOfList)(p.trust)?
c.flatMap(I):c,...m]}function T(d){return d===""?[]:d.split("/")}function I(d){const{node:p}=d;if(p.type==="object")return(p.
children??[]).flatMap(({children:[c]=[]})=>c?[{...d,node:c}]:[]);if(p.type==="array")return(p.children??[]).map(c=>({...d,
node:c}));if(p.type!=="string")return[d];const m=String(p.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return m.length===
1?[d]:m.map(c=>({...d,node:{...p,value:c}}))}function f({type:d,children:p=[]},m){return d==="array"&&m==="*"?p.map((c,o)=>[
`${o+1}`,c]):d!=="object"?[]:p.flatMap(({children:[c,o]=[]})=>o&&(m==="*"||c?.value===m)?[[String(c?.value),o]]:[])}function _({
places:d,harmless:p=[]}){return[...d.map(({at:m,names:c,only:o,needs:O})=>({steps:T(m),names:c,isPart:o!==void 0||O!==void 0||
P(m,d)})),...d.flatMap(({at:m,detail:c,names:o})=>T(m).flatMap((O,k,s)=>c===void 0?[]:{steps:[...s.slice(0,k),c],names:o})),
...p.map(({at:m,names:c})=>({steps:T(m),names:c}))]}function A(d,p,m){const c=(o,O,k)=>{const s=k.length;return f(o.at(-1)??
d,"*").flatMap(([g,e])=>{const u=O.filter(({steps:b,names:L})=>{const j=b.indexOf("*")===s;return b[s]==="*"?!j||L?.test(
g)!==!1:b[s]===g}),y=({steps:b,isPart:L})=>b.length===s+1&&!L;if(m.has(e)||u.some(y))return[];const[S,r]=[[...o,e],[...k,
g]];return l(e)&&u.some(({steps:b})=>b.length>s+1)?c(S,u,r):[{place:{at:r.filter((b,L)=>S[L]?.type!=="array").join("/"),
form:"setting"},node:e,names:[],chain:S}]})};return c([d],p,[])}function l({type:d}){return d==="object"||d==="array"}},
27928:function(B,n){Object.defineProperty(n,"__esModule",{value:!0}),n.SEED_HASHES=void 0;const h=n.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.activatedSeeds=M,n.seedRelease=N;function w(){const C=h(77598);return w=function(){return C},C}function t(){const C=h(
23404);return t=function(){return C},C}function i(){const C=h(64385);return i=function(){return C},C}function x(){const C=h(
27928);return x=function(){return C},C}function N({value:C,envelope:R}){if(R===void 0)return x().SEED_HASHES[(0,w().hash)(
"sha256",(0,t().canonicalize)(C)).slice(0,32)]}const P=/\.seed\.json$/;function M({head:C,base:R,untouched:E},v){const T=(A,l)=>A.
filter(({path:d})=>P.test(d)===l).flatMap(({assets:d})=>d).filter(({type:d,value:p})=>d==="Gene"&&(0,i().declaredId)(p)!==
void 0),I=new Set(T(R,!0).map(({id:A})=>A));if(I.size===0)return[];const f=new Set(T([...R,...E],!1).map(({id:A})=>A)),_=new Set(
v.map(({asset:A})=>A));return T(C,!1).filter(A=>I.has(A.id)&&!f.has(A.id)&&!_.has(A))}},68450:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.commonRoot=P,n.packagesAbove=C,n.storeOf=N;function w(){const E=h(76760);return w=function(){
return E},E}function t(){const E=h(39491);return t=function(){return E},E}function i(){const E=h(32854);return i=function(){
return E},E}function x(){const E=h(93028);return x=function(){return E},E}function N(E,{policy:v,tree:T,base:I}){const[f]=v.
stores.map(({path:l,root:d})=>({path:(0,i().normalise)(l)??"",root:(0,i().normalise)(d)??""})).filter(({path:l})=>(0,i().
isWithin)(E,l)).sort((l,d)=>d.path.length-l.path.length),_=w().posix.dirname(E).replace(/^\.$/,"");if(f!==void 0)return{
path:_,root:f.root,named:!0};const A=[I,T].find(l=>l?.stat(_)?.kind==="directory");return{path:_,root:(A&&C(A,_)[0])??""}}
function P(E,v){const T=new Set([...E].map(f=>N(f,v).root)),[I=""]=T;return T.size===1?I:""}const M=(0,x().perTree)(()=>new Map);
function C(E,v){const T=M(E).get(v)??R(E,v);return M(E).set(v,T),T}function R(E,v){return[...new Set([v,...(0,t().foldersAbove)(
v).reverse(),""])].filter(I=>E.stat(w().posix.join(I,"package.json"))!==void 0)}},85475:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.asHubHashes=l,n.assetIdOf=T,n.contentHash=_,n.hashFindings=E,n.identityFindings=C,n.isMissingIdentity=
R,n.matchContentHash=M,n.unhashedFields=d;function w(){const p=h(23404);return w=function(){return p},p}function t(){const p=h(
27199);return t=function(){return p},p}function i(){const p=h(36093);return i=function(){return p},p}function x(){const p=h(
95132);return x=function(){return p},p}function N(){const p=h(94377);return N=function(){return p},p}const P=new Set(["G\
ene","Capsule","EvolutionEvent"]);function M(p){const{type:m,value:c}=p,o=c.asset_id;return o===_(p.value)?"content":m===
"Capsule"&&o===_(l(c))?"hub":typeof o=="string"&&(0,N().asEngineHashed)(c)?"engine":void 0}function C(p,m){const{type:c,
value:o}=p;if(!P.has(c))return E(p,m);const O=v(p,m),k=(0,t().placeOf)(p),s=o.asset_id===void 0?_(p.value):void 0;return[
...o.schema_version===void 0?[(0,x().finding)("schema-version-missing",O,k)]:[],...s===void 0?E(p,m):[(0,x().finding)("c\
ontent-hash-missing",{...O,expected:s},k)]]}function R({rule:p}){return p==="schema-version-missing"||p==="content-hash-\
missing"}function E(p,m,c=!1,o){const{value:O}=p;if(O.asset_id===void 0||M(p)!==void 0)return[];const k=_(p.value),s=(0,N().
otherHashForm)(p),g=(0,i().seedRelease)(p),u=s==="created"||g!==void 0?"notice":(0,N().hasOnlyLearned)(p,o)?"warning":"e\
rror",y=m==="author"?"error":u,S={...(0,t().placeOf)(p,["asset_id"]),severity:y},r={...v(p,m),expected:k,...s&&{form:s},
...g&&{seed:g}},a=c&&y!=="notice"&&m==="fix"?I(p,k):void 0;return[{...(0,x().finding)("content-hash-mismatch",r,S),...a&&
{edit:a}}]}function v({type:p,id:m},c){return{type:p,id:m,fixable:c==="fix",...c==="author"&&{foreign:!0}}}function T(p){
const{asset_id:m}=p.value;return typeof m=="string"&&M(p)!==void 0?m:_(p.value)}function I({type:p,path:m,pointer:c,value:o},O){
const{asset_id:k,...s}=o;if(!(typeof k!="string"||Object.values(s).some(f))&&M({type:p,value:{...s,asset_id:O}})!==void 0)
return{path:m,pointer:(0,t().pointerText)([...c,"asset_id"]),old:k,new:[O],fix:!0}}function f(p){return typeof p!="objec\
t"||p===null?!1:Object.hasOwn(p,"asset_id")||Object.values(p).some(f)}function _(p){return(0,w().computeAssetId)(p)??""}
const A=["notes","details"];function l(p){const{outcome:m}=p;if(!(0,t().isJsonObject)(m))return p;const{notes:c,details:o,
...O}=m;return{...p,outcome:O}}function d(p){const{outcome:m}=p.value;return M(p)!=="hub"||!(0,t().isJsonObject)(m)?[]:A.
filter(c=>Object.hasOwn(m,c)).map(c=>`outcome.${c}`)}},94377:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.asEngineHashed=N,n.hasOnlyLearned=M,n.hashDigits=R,n.otherHashForm=i;function w(){const E=h(23404);return w=function(){
return E},E}function t(){const E=h(27199);return t=function(){return E},E}function i({value:E}){const v=typeof E.asset_id==
"string"?R(E.asset_id):void 0,T=_=>(0,w().computeAssetId)(_)===`sha256:${v}`;return T(E)?"unprefixed":E.type==="Gene"&&E.
epigenetic_marks!==void 0&&T({...C(E),epigenetic_marks:[]})?"created":void 0}const x={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function N(E){const T=x.Capsule.filter(f=>E.type==="Capsule"&&!(f in E)).reduce((f,_)=>f.flatMap(A=>[
A,{...A,[_]:null}]),[{}]);return[E,P(E)].flatMap(f=>T.map(_=>({...f,..._}))).find(f=>(0,w().computeAssetId)(f)===E.asset_id)}
function P(E){if(Array.isArray(E))return E.map(P);if(!(0,t().isJsonObject)(E))return E;const v=Object.entries(E).map(([T,
I])=>{const f=P(I),[_]=x.env_fingerprint,A=T==="env_fingerprint"&&(0,t().isJsonObject)(f)&&!(_ in f);return[T,A?{...f,[_]:null}:
f]});return Object.fromEntries(v)}function M({value:E},v){if(E.type!=="Gene"||v===void 0)return!1;const[T,I]=[E,v.value].
map(f=>{const{schema_version:_,asset_id:A,...l}=C(f);return(0,w().canonicalize)(l)});return T===I}function C(E){const{epigenetic_marks:v,
learning_history:T,anti_patterns:I,...f}=E;return f}function R(E){const v=E.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(v)?v:void 0}},62166:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.inPlaceOfNpm=
x;function w(){const P=h(91063);return w=function(){return P},P}function t(){const P=h(60210);return t=function(){return P},
P}function i(){const P=h(80827);return i=function(){return P},P}async function x(P,M){const{invocation:C,argv:R,targets:E}=P,
{tree:v,cwd:T="",changed:I=new Set,programs:f=w().NO_PROGRAMS}=M,_=C?.program==="npm"||C?.program==="npx";if(v===void 0||
R===null||C===void 0||!_)return P;const A={tree:v,directory:T,changed:I,families:f},l=await(0,i().npmScripts)(C,A),d=E.some(
({kind:c,via:o})=>c==="package_binary"&&o===void 0),m=(l?(0,i().stepsIn)(l).some(({text:c})=>N.test(c)):!d)?await(0,t().
foreignSettings)(v,I):[];return{...P,...l&&{scripts:l},...m.length>0&&{npmSettings:m}}}const N=/(?:^|[^\w.-])np[mx](?![\w.-])/},
80827:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.npmScripts=f,n.stepsIn=I;function w(){const a=h(
76760);return w=function(){return a},a}function t(){const a=h(3463);return t=function(){return a},a}function i(){const a=h(
54669);return i=function(){return a},a}function x(){const a=h(11331);return x=function(){return a},a}function N(){const a=h(
3893);return N=function(){return a},a}function P(){const a=h(60210);return P=function(){return a},a}function M(){const a=h(
59867);return M=function(){return a},a}function C(){const a=h(56788);return C=function(){return a},a}function R(){const a=h(
46912);return R=function(){return a},a}function E(){const a=h(47668);return E=function(){return a},a}const v={start:0,end:0},
T=200;function I({steps:a}){return a.flatMap(b=>b.command?.nested?I(b.command.nested):[b])}async function f(a,b,L={left:T}){
const{subcommand:j,flags:D}=a;if(j===void 0)return;const{project:$,selected:F,runs:U,packages:H}=await(0,R().scriptsThatRun)(
a,b,v);if($===void 0)return;const W=await(0,P().readNpmrc)({...b,directory:$}),G=await _(b,$);if("unread"in W||G===void 0)
return;const{settings:K}=W,X=s.some(V=>V in K);if(G.devEngines!==void 0||X)return;const J=[],q=g(D,K);for(const V of H){
const Z=await _(b,V);if(Z===void 0||A(Z))return;const Q=U.filter(te=>te.directory===V),ee=Q.length===0?await c(a,b,V):void 0;
ee!==void 0&&J.push({...l(Z),...ee,directory:V});for(const te of Q){const se=await d(te,b,q,L);J.push({...l(Z),...se})}}
const z=K["node-options"],{prefix:Y}=(0,E().readSettings)(a);return{subcommand:j,directory:b.directory,project:$,prefixed:Y!==
void 0,inWorkspaces:F,config:q,...typeof z=="string"&&{nodeOptions:z},steps:J}}async function _({tree:a},b){const L=await(0,M().
readJsonFile)(a,(0,C().from)({directory:b},"package.json"));return L===void 0||L===M().INVALID?void 0:(0,t().objectIn)(L)}
function A({bin:a,directories:b}){return!a&&"bin"in(0,t().objectIn)(b)}function l(a){const{name:b,version:L}=a;return{packageId:b&&
L?`${String(b)}@${String(L)}`:"",packageEnv:u(a)}}async function d(a,b,L,j){const{directory:D,event:$,body:F}=a,U=(0,R().
scriptText)(a),H={...b,directory:D},W=O(U),G=await m(W,H,{config:L,budget:j}),K=a.words.map(J=>J.text),X=W&&{...W,...G&&
{nested:G}};return{directory:D,event:$,body:F,words:K,text:U,...X&&{command:X}}}const p=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function m(a,b,{config:L,budget:j}){if(!(a?.argv[0]==="npm"&&Object.
keys(a.env).length===0)||L.npm_config_ignore_scripts==="true"||(j.left-=1,j.left<0))return;const $=a.argv.slice(1).map(W=>({
text:W,span:v,quoted:!0})),{invocation:F,problems:U}=(0,N().parseNpm)($),H=F.flags.every(({name:W})=>p.has(W));if(!(U.length>
0||!H))return f(F,b,j)}async function c(a,{tree:b},L){const j=(0,R().eventOf)(a),D=(await(0,M().usablePackageJson)(b,L))?.
scripts.has(j??"");if(!(j===void 0||D||(0,E().readSettings)(a).ifPresent))return{event:j,words:[],text:""}}function o(a){
return(0,x().changesShell)(a)||(0,x().isWithoutEffect)(a)||a==="nohup"}function O(a){const{words:b,assignments:L,refused:j,
problems:D}=(0,i().lex)(a),$=D.every(({rule:G,severity:K})=>G==="assignment-refused"||K==="warning"&&G!=="unquoted-glob"),
F=D.filter(({rule:G})=>G==="assignment-refused").length,[U]=b;if(!$||F!==j.length||U===void 0||o(U.text)||U.text.includes(
"="))return;const H=[...L,...j].sort((G,K)=>G.span.start-K.span.start);if(H.some(({name:G})=>G==="PATH"))return;const W=Object.
fromEntries(H.map(({name:G,value:K})=>[G,K]));return{argv:b.map(G=>G.text),env:W}}const k=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),s=["also","dev","include","omit","only","optional","product\
ion"];function g(a,b){const L=Object.entries(b).filter(([$,F])=>["harmless","honoured"].includes((0,P().effectOf)($,F))),
j=a.map(({name:$,value:F,negated:U})=>[$.slice(2),F??U!==!0]),D=[...L,...j].filter(([$])=>!k.has($));return Object.fromEntries(
D.map(([$,F])=>[`npm_config_${$.replaceAll("-","_").toLowerCase()}`,e(F)]))}function e(a){return Array.isArray(a)?a.map(
e).join(`

`):a==null||a===!1?"":String(a).trim()}function u(a){const{name:b,version:L,config:j,engines:D,bin:$}=a,F={};return y({name:b,
version:L,config:j,engines:D,bin:S($,b)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function y(a,b,L){for(const[j,D]of Object.entries(a))if(D!==void 0)if(D===null||D===!1)L[`${b}${j}`]="";else if(Array.
isArray(D))for(const[$,F]of D.entries())y({[`${j}_${$}`]:F},b,L);else typeof D=="object"?y(D,`${b}${j}_`,L):L[`${b}${j}`]=
String(D)}function S(a,b){const D=Object.entries((0,M().binOf)(a,typeof b=="string"?b:"")??{}).map(([$,F])=>[w().posix.basename(
r($)),r(F)]).filter(([$,F])=>$&&F);return D.length>0?Object.fromEntries(D):void 0}function r(a){return w().posix.join("/",
a.replaceAll("\\","/")).slice(1)}},97018:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.redact=x,n.redactForms=
N;function w(){const c=h(41551);return w=function(){return c},c}function t(){const c=h(83377);return t=function(){return c},
c}function i(c){return t().TOKEN_SHAPES.flatMap(([o,O])=>Array.from(c.matchAll(O),({indices:k})=>{const[s,g]=k?.[1]??k?.[0]??
[0,0];return{kind:o,start:s,end:g}}))}function x(c,o=[]){return N(c,(0,w().knownForms)(o))}function N(c,o){const O=[...(0,w().
findKnown)(c,o),...i(c),...f(c)].sort((e,u)=>e.start-u.start||u.end-e.end),k=[];for(const e of O){const u=k.at(-1);u===void 0||
e.start>=u.end?k.push(e):e.end>u.end&&k.splice(-1,1,{...u,end:e.end})}let s="",g=0;for(const{kind:e,start:u,end:y}of k)s+=
`${c.slice(g,u)}[redacted ${e}]`,g=y;return{text:s+c.slice(g),redactions:k}}const P="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",M="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",C="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",R=`\\\\{0,3}["']`,E=new RegExp(`${P}\
(?:${R})?${M}${R}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),v=new RegExp(`${P}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),T=new RegExp(`${P}${C}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),I=new RegExp(`${P}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function f(c){return[..._(c,E,({name:o,value:O,next:k})=>/["'\\]/.test(k)&&
!d(o,O)),..._(c,v,({value:o,next:O})=>!p(o,O)),..._(c,T,({value:o,next:O})=>m(o)&&!p(o,O)),..._(c,I,({value:o,next:O})=>m(
o)&&!p(o,O))]}function _(c,o,O){return Array.from(c.matchAll(o)).flatMap(({groups:k={},indices:s})=>{const{name:g="",value:e=""}=k,
[u,y]=s?.groups?.value??[0,0],S={name:g,value:e,next:c.charAt(y)};return l(g,e)||!O(S)?[]:[{kind:"named secret",start:u,
end:y}]})}const A=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function l(c,o){return A.test(o)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(o)?!0:/^[\d.:_-]+$/.test(o)&&!/^p/i.test(c)}
function d(c,o){return/token|key/i.test(c)&&/^[A-Za-z][a-z]{0,15}$/.test(o)}function p(c,o){return o!==""&&"([{".includes(
o)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(c)}function m(c){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(c)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(c)?!1:/\d/.test(c)?/[a-z]/i.test(c):c.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(c)}},83377:function(B,n){Object.defineProperty(n,"__esModule",{value:!0}),n.
TOKEN_SHAPES=void 0;const h=String.raw`
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
`,w=new RegExp(`\\b(?:${h.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),t=n.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",w],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.Judge=void 0;function w(){const E=h(68450);return w=
function(){return E},E}function t(){const E=h(62166);return t=function(){return E},E}function i(){const E=h(51951);return i=
function(){return E},E}function x(){const E=h(54244);return x=function(){return E},E}function N(){const E=h(87952);return N=
function(){return E},E}function P(){const E=h(34482);return P=function(){return E},E}function M(){const E=h(41431);return M=
function(){return E},E}const C=4e3;class R{terms;context;clock;#e=new Map;#n=new Map;constructor(v,T,I){this.terms=v,this.
context=T,this.clock=I}static by(v){const T=(0,P().contextIn)(v,{});return new R(v,T,v.clock??new(x()).AuditClock(v.signal))}with(v){
const T={...this.terms,...v},I=(0,P().contextIn)(T,this.context.proposal);return new R(T,I,this.clock)}proposed(v){return new R(
this.terms,(0,P().contextIn)(this.terms,v),this.clock)}storeOf(v){const{cwd:T}=this.terms,I=(0,w().storeOf)(v,this.terms);
return T===void 0?I:{...I,root:T}}forFile(v){return this.startingIn(this.storeOf(v).root)}startingIn(v){if(v===(this.terms.
cwd??""))return this;const T=this.#n.get(v)??this.with({cwd:v});return this.#n.set(v,T),T}command(v){const T=this.#e.get(
v);if(T!==void 0)return T;const I=this.#s(v);this.#e.set(v,I);const[f]=this.#e.keys();return this.#e.size>C&&this.#e.delete(
f),I}async risk(v,T){return(0,M().judgeRiskAlone)(await this.#t(T),v,this.context)}async#s(v){const{profile:T}=this.terms.
policy;try{return(0,M().judgeReading)(await this.#t(v),T,this.context)}catch(I){return(0,M().unjudged)(v,T,I)}}async#t(v){
const{tree:T,base:I,changed:f,cwd:_="",policy:A}=this.terms,{clock:l}=this,d=(0,N().programTerms)(A),{areBuilt:p}=(0,N().
additionsFor)(A),m={...T&&{tree:T},...I&&{base:I},changed:f,cwd:_,programs:d,isOutput:p,clock:l};return await l.tick(),(0,t().
inPlaceOfNpm)(await(0,i().readCommand)(v,m),m)}}n.Judge=R},81961:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.comparePolicies=A,n.policyOfBranch=I,n.policyWith=T,n.stricterOf=C,n.tightenPolicy=E,n.valuesOf=v;function w(){const m=h(
23404);return w=function(){return m},m}function t(){const m=h(41330);return t=function(){return m},m}function i(){const m=h(
69873);return i=function(){return m},m}function x(){const m=h(41895);return x=function(){return m},m}function N(){const m=h(
74238);return N=function(){return m},m}function P(){const m=h(11160);return P=function(){return m},m}function M(){const m=h(
92328);return M=function(){return m},m}function C(m,c,o){const O=R(m.policy,c.policy);if("conflicts"in O)throw new(x()).
GateError("policy_conflict",`The policies of the base and of ${o} differ in ${O.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:k,digest:s}=c,g=[...m.combinedWith?[m.combinedWith.
name]:[],o];return{...m,policy:O.policy,digest:(0,N().digestPolicy)(O.policy),combinedWith:{name:g.join(" and "),digest:s,
...k!==void 0&&{ref:k}}}}function R(m,c){const o=[],O=v(m),k=v(c);for(const[s,{strictness:g}]of P().POLICY_KEYS){const[e,
u]=[O.get(s),k.get(s)];if((0,w().canonicalize)(e)===(0,w().canonicalize)(u))continue;const y=g.combine(e,u);y?O.set(s,y.
value):o.push(s)}return o.length>0?{conflicts:o}:{policy:T(O)}}function E(m,c){if(Object.values(c).every(g=>g===void 0))
return m;const o=v(m.policy),O=[],k=new Map(Object.entries(c));for(const[g,{strictness:e,input:u}]of P().POLICY_KEYS){const y=u&&
k.get(u.name),S=o.get(g);if(!(!u||y===void 0||y===S))if(S===u.open||e.compare(S,y)==="tighter")o.set(g,y);else{const r={
given:String(y),kept:String(S)};O.push({input:u.name,key:g,...r})}}const s=T(o);return{...m,policy:s,digest:(0,N().digestPolicy)(
s),ignoredInputs:O}}function v(m){const c=m;return new Map([...P().POLICY_KEYS.keys()].map(o=>{const[O="",k]=o.split("."),
s=c[O];return[o,k===void 0?s:s[k]]}))}function T(m){const c={};for(const[o,O]of m){const[k="",s]=o.split(".");c[k]=s===void 0?
O:{...c[k],[s]:O}}return P().policySchema.parse(c)}function I(m,c,o){const{branches:O,...k}=m.policy,s=Object.entries(O).
filter(([u])=>f(u,c));if(s.length===0&&c!==o)return;const g={...k,branches:{}},e=s.map(([,u])=>P().policySchema.parse((0,P().
withEntry)(g,u))).reduce((u,y)=>u?_(u,y,c):y,void 0);return e===void 0?m:{...m,policy:e,digest:(0,N().digestPolicy)(e)}}
function f(m,c){return m===c||t().default.isMatch(c,m,{dot:!0,nonegate:!0})}function _(m,c,o){const O=R(m,c);if("policy"in
O)return O.policy;throw new(x()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(o)}\
 differ in ${O.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}function A(m,c){const[o,O]=[v(m),v(c)];return[...P().POLICY_KEYS].flatMap(([k,{
strictness:s}])=>{const[g,e]=[o.get(k),O.get(k)],u=l(g,e);if(u===void 0)return[];const y=s.compare(g,e),S=s.loosens?.(g,
e)??y!=="tighter";return[{key:k,change:u,direction:y,loosens:S}]})}function l(m,c){if(Array.isArray(m)&&Array.isArray(c)){
const o=[...(0,M().missingFrom)(m,c).map(O=>`+ ${d(O)}`),...(0,M().missingFrom)(c,m).map(O=>`- ${d(O)}`)];return o.length===
0?void 0:o.join(", ")}return(0,w().canonicalize)(m)===(0,w().canonicalize)(c)?void 0:`${p(m)} \u2192 ${p(c)}`}function d(m){
const c=m.name;return typeof c=="string"?c:p(m)}function p(m){return(0,i().stringify)(m,{collectionStyle:"flow",lineWidth:0}).
trimEnd()}},16455:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.editOf=M,n.withEdit=P,n.withEdits=N;
function w(){const v=h(78816);return w=function(){return v},v}function t(){const v=h(82606);return t=function(){return v},
v}function i(){const v=h(70023);return i=function(){return v},v}const x=new Set("checks-syntax-only npm-script-missing o\
nly-prints target-missing".split(" "));async function N(v,T,I){if(v.every(({verdict:l})=>l==="allow"))return v;const f=v.
map(({reading:l})=>l.command),_=new(i()).ScriptStore(T),A=I?await(0,t().fixList)(f,_):[];return Promise.all(v.map(async(l,d)=>{
const{command:p}=l.reading;if(l.verdict==="allow"||p.length>t().LONGEST)return l;const m=A[d];return m?.kind==="fixed"?E(
l,M(p,m,_),_.judge):C(l,T,m)}))}async function P(v,T){const[I=v]=await N([v],T,!1);return I}function M(v,{commands:T,scripts:I},f){
const _=I.map(A=>f.pathOf(A)).flatMap(A=>{const l=f.textOf(A);return l===void 0?[]:[{path:A,text:l}]});return{old:v,new:T,
..._.length>0&&{files:_},fix:!0}}async function C(v,T,I){const{command:f}=v.reading,_=I??await(0,t().rewriteCommand)(f,new(i()).
ScriptStore(T));if(_.kind==="left"&&w().CHECKS_NOTHING.has(_.reason.id))return R(v,_.reason.remedy);const A=new(i()).ScriptStore(
T),l=await(0,t().rewriteCommand)(f,A,{rewrites:t().SUGGESTIONS,accepts:({findings:d})=>!d.some(({rule:p})=>x.has(p))});return l.
kind!=="fixed"?v:E(v,{...M(f,l,A),fix:!1},A.judge)}function R(v,T){const[I,...f]=v.findings;return I?{...v,findings:[{...I,
advice:T},...f]}:v}async function E(v,T,I){const{findings:f,verdict:_}=v,A=await Promise.all(T.new.map(o=>I.command(o)));
if(A.some(o=>o.verdict==="block"))return v;const l=new Set(f.map(({rule:o})=>o)),d=A.flatMap(o=>o.findings).flatMap(({rule:o,
severity:O})=>O==="notice"?[]:o),p=d.some(o=>!l.has(o));if(_==="warn"&&p)return v;const m=({rule:o,severity:O})=>_==="bl\
ock"?O==="error":!d.includes(o),c=f.find(m);return c===void 0?v:{...v,findings:f.map(o=>o===c?{...o,edit:T}:o)}}},78816:function(B,n,h){
Object.defineProperty(n,"__esModule",{value:!0}),n.CHECKS_NOTHING=n.CANNOT_FAIL=void 0,n.reasonOf=M,n.reasons=void 0;function w(){
const C=h(13580);return w=function(){return C},C}function t(){const C=h(95132);return t=function(){return C},C}const i="\
Write a script by hand and run it with `node`.",x=n.CANNOT_FAIL="vacuous-code",N=n.reasons={cannotFail:()=>({id:x,message:"\
The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks somethin\
g, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the reposi\
tory and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run \
it with `node`."}),codeNotMoved:C=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${C}.`,title:"\
Code that cannot be moved into a script.",remedy:i}),dangerous:C=>({id:"dangerous-command",message:`The command ${C}.`,remedy:"\
Remove the command. A person decides whether the gene needs it."}),noPlace:C=>({id:"no-place-for-script",message:`Script\
s cannot be added to \`${C}\`: the path is not an ordinary directory.`,remedy:`Make \`${C}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:i}),dangles:(C,R)=>({id:"reference-dangles",message:`It names a gene by \`${C}\
\`, which is now \`${R}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in\
-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-ga\
te audit` reports about the file."})},P=n.CHECKS_NOTHING=new Set([N.cannotFail().id,N.checksNothing().id]);function M(C){
return{id:C.rule,title:(0,w().ruleOf)(C.rule)?.title,...(0,t().describe)(C)}}},82606:function(B,n,h){Object.defineProperty(
n,"__esModule",{value:!0}),n.SUGGESTIONS=n.LONGEST=void 0,n.fixList=f,n.rewriteCommand=R;function w(){const k=h(6163);return w=
function(){return k},k}function t(){const k=h(78816);return t=function(){return k},k}function i(){const k=h(50899);return i=
function(){return k},k}function x(){const k=h(77463);return x=function(){return k},k}function N(){const k=h(71570);return N=
function(){return k},k}function P(){const k=h(2137);return P=function(){return k},k}const M=6,C=200;async function R(k,s,g={}){
return new E(s,g).rewrite(k,M)}class E{#e;#n;#s;#t=C;constructor(s,{rewrites:g=o,accepts:e=()=>!0}){this.#e=s,this.#n=g,
this.#s=e}async rewrite(s,g){this.#t-=1;const e=await this.#e.judge.command(s),{reading:u,verdict:y,findings:S}=e;if(y===
"allow")return{kind:"fine"};const r=(0,w().dangerIn)(s);if(r!==void 0&&y==="block")return{kind:"left",reason:t().reasons.
dangerous(r)};let a;for(const j of g>0&&this.#t>0?this.#n:[]){const D=await j(u,this.#e);if(D===void 0)continue;if("reas\
on"in D){a??=D.reason;continue}const $=await this.#o(D.commands,g-1),F=T(D,$);if(F.kind==="left")a??=F.reason;else return F}
const[b]=S,L=g===M||this.#s(e);return b===void 0||y==="warn"&&L?{kind:"fine"}:{kind:"left",reason:a??(0,t().reasonOf)(b)}}async#o(s,g){
const e=[];for(const u of s){if(e.some(v)||this.#t<=0)break;e.push(await this.rewrite(u,g))}return e}}function v(k){return k.
kind==="left"&&k.reason.id!==t().CANNOT_FAIL}function T(k,s){const g=s.find(v);if(g!==void 0)return g;const e=s.flatMap(
(y,S)=>{if(y.kind==="left")return[];const r=k.commands[S]??"";return y.kind==="fixed"?[y]:[{commands:[r],steps:[],scripts:[]}]}),
u=s.find(y=>y.kind==="left");return e.length===0||s.length<k.commands.length?u??{kind:"left",reason:t().reasons.tooLong()}:
{kind:"fixed",commands:e.flatMap(({commands:y})=>y),steps:[k.step,...u===void 0?[]:["command that only prints removed"],
...e.flatMap(({steps:y})=>y)],scripts:[...k.scripts??[],...e.flatMap(({scripts:y})=>y)]}}const I=n.LONGEST=16*1024;async function f(k,s){
const g=[];for(const y of k){const S=typeof y=="string"&&y.length<=I;g.push(S?await R(y,s):{kind:"fine"})}const e=new Set(
(await _(k,s)).flat()),u=await Promise.all(g.map(async y=>(y.kind==="fixed"?(await _(y.commands,s)).flat():[]).some(a=>!e.
has(a))?{kind:"left",reason:t().reasons.addsProblems()}:y));return l(k,await A(k,u,s))}function _(k,{judge:s}){return Promise.
all(k.map(async g=>{const{findings:e}=await s.command(g);return e.flatMap(({rule:u,severity:y})=>y==="notice"?[]:u)}))}async function A(k,s,g){
return s.some(c)&&(await Promise.all(s.map(async(u,y)=>{if(u.kind==="fixed")return!0;if(u.kind==="left")return!1;const{findings:S,
verdict:r}=await g.judge.command(k[y]);return r!=="block"&&!S.some(({rule:a})=>a==="only-prints")}))).includes(!0)?s.map(
u=>c(u)?d:u):s}function l(k,s){const g=new Set,e=new Set;return s.map((u,y)=>{const S=k[y];if(u.kind!=="fixed")return g.
add(S),e.has(S)?p:u;const r=u.commands.filter(a=>!g.has(a)&&g.add(a));for(const a of r)e.add(a);return r.length===u.commands.
length?u:{...u,commands:r,steps:[...u.steps,...p.steps]}})}const d=m("command that only prints removed"),p=m("repeated c\
ommand removed");function m(k){return{kind:"fixed",commands:[],steps:[k],scripts:[]}}function c(k){return k.kind==="left"&&
k.reason.id===t().CANNOT_FAIL}const o=[N().trimBlanks,i().moveCode,N().dropRedirection,N().dropUnread,N().splitConjunction,
N().findPrinter,x().dropLauncher,x().nameProgram,x().spellProgram,i().makeRelative],O=n.SUGGESTIONS=[...o,P().dropPreparation,
P().useWorkspace,P().requireEach,P().dropOutputFile,P().spellScript,P().passFlag,P().useInstalled,P().dropFlag,P().useNpm,
P().useNpx]},50899:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.moveCode=n.makeRelative=void 0;function w(){
const d=h(19609);return w=function(){return d},d}function t(){const d=h(32854);return t=function(){return d},d}function i(){
const d=h(93028);return i=function(){return d},d}function x(){const d=h(36773);return x=function(){return d},d}function N(){
const d=h(78816);return N=function(){return d},d}function P(){const d=h(70023);return P=function(){return d},d}function M(){
const d=h(710);return M=function(){return d},d}const C=async(d,p)=>{const m=T(d);if(m===void 0||"reason"in m)return m;const{
scriptText:c}=await Promise.all([h.e(559),h.e(683)]).then(h.bind(h,89683)),o=c(m.evaluation.code);if(typeof o!="string")
return o;const O=await p.place(o);return O===void 0?{reason:N().reasons.noPlace(P().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[m.evaluation.withScript(O)],scripts:[O]}};n.moveCode=C;const R=["line-break","blank-padding","mar\
kup-injection"],E=new Set(["--eval","--print"]),v=/strip-types|transform-types|detect-module|^--test/;function T(d){const{
invocation:p,command:m,assignments:c}=d;if(p?.program!=="node")return;const o=p.flags.filter(({name:r})=>E.has(r));if(o.
length===0)return;if(!I(d))return{reason:N().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
O,...k]=o;if(O?.value===void 0||O.name!=="--eval"||k.length>0)return{reason:N().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const s=p.flags.filter(r=>r!==O),g=s.find(r=>!f(r));if(g!==void 0)return{reason:N().reasons.
codeNotMoved(`\`${g.written}\` changes how \`node\` runs it`)};const e=({start:r,end:a})=>m.slice(r,a),u=p.passthrough.at(
-1),y=p.passthrough.slice(0,1).map(({span:r})=>e({start:r.start,end:u?.span.end??r.end})),S=[...c.map(({span:r})=>e(r)),
"node"];return{evaluation:{code:O.value,withScript:r=>[...S,...s.map(({span:a})=>e(a)),r,...y].join(" ")}}}function I(d){
const{command:p,words:m,assignments:c}=d;if((0,M().isAmbiguous)(d,R))return!1;let o=0;for(const{span:O}of[...c,...m]){if(O.
start>o&&!/^[ \t]*$/.test(p.slice(o,O.start)))return!1;o=Math.max(o,O.end)}return/^[ \t]*$/.test(p.slice(o))}function f({
name:d}){return w().NODE_FLAGS.get(d.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!v.test(d)}const _=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),A=({command:d,words:p,invocation:m,problems:c},{
tree:o})=>{if(m?.program!=="node"||o===void 0)return;const O=c.filter(({rule:k})=>_.has(k));for(const{text:k,span:s}of p.
slice(1)){if(!O.some(({span:{start:b}})=>b>=s.start&&b<s.end))continue;const e=[k,d.slice(s.start,s.end)].map(b=>l(o,b)).
find(b=>b!==void 0);if(e===void 0)continue;const u=/^[\w./@-]+$/.test(e)?e:(0,x().singleQuoted)(e),y=d.slice(0,s.start)+
u,S=d.slice(s.end),r=k.endsWith(`/${e}`)?k.slice(0,-e.length):void 0,a=r===void 0?S:S.replaceAll(` ${r}`," ");return{step:"\
path made relative",commands:[y+a]}}};n.makeRelative=A;function l(d,p){const m=p.split(/[\\/]/).filter(o=>o!==""&&o!==".");
return m.map((o,O)=>(0,t().normalise)(m.slice(O).join("/"))).slice(1).find(o=>{const O=o===void 0||o===""?void 0:(0,t().
resolveInTree)(d,o);return O?.kind==="inside"&&O.entry.tracked&&(0,i().isRegular)(O.entry.kind)})}},77463:function(B,n,h){
Object.defineProperty(n,"__esModule",{value:!0}),n.spellProgram=n.nameProgram=n.dropLauncher=void 0;function w(){const l=h(
13254);return w=function(){return l},l}function t(){const l=h(11331);return t=function(){return l},l}function i(){const l=h(
710);return i=function(){return l},l}const x=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,N=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
P=l=>{const d=C(l,"program-by-path");if(d===void 0)return;const{program:p}=d.args,[,m]=x.exec(p)??[];if(m!==void 0)return R(
l,d,`npx ${m}`);const[,c]=N.exec(p)??[];return c===void 0?void 0:R(l,d,c)};n.nameProgram=P;const M=l=>{const d=C(l,"prog\
ram-look-alike");return d&&R(l,d,d.args.meant)};n.spellProgram=M;function C({problems:l},d){return l.find(p=>(0,w().isProblem)(
p,d))}function R({command:l},{span:d},p){return{step:"program name corrected",commands:[(0,i().replaceSpan)(l,d,p)]}}const E=[
"shell-grammar","unquoted-glob"],v={command:()=>0,env:()=>0,exec:()=>0,nice:l=>A(l,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:l=>A(l,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},T=/^(?:-[aeilux]*c|\/[cC])$/,
I=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,f=l=>{const{command:d,words:p}=l,[m,...c]=p;if(m===void 0||(0,i().
isAmbiguous)(l,E))return;const o=m.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),O=(0,t().isShell)(o)?_(c):
void 0;if(O!==void 0)return{step:"launcher removed",commands:[O]};const k=Object.hasOwn(v,o)?v[o]?.(c.map(({text:e})=>e)):
void 0,s=k===void 0?void 0:c[k];return s===void 0?void 0:{step:"launcher removed",commands:[d.slice(0,m.span.start)+d.slice(
s.span.start)]}};n.dropLauncher=f;function _(l){const[d,p]=l.slice(l.findIndex(m=>!I.test(m.text)));if(!(d===void 0||!T.
test(d.text)))return p===l.at(-1)&&p?.text.trim()?p.text.trim():void 0}function A(l,d,p){let m=0;for(;;){const c=l[m]??"";
if(p?.test(c))m+=2;else if(d.test(c))m+=1;else return m}}},710:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),
n.cutSpan=i,n.isAmbiguous=N,n.replaceSpan=t,n.suggest=x;function w(){const P=h(13580);return w=function(){return P},P}function t(P,{
start:M,end:C},R){return P.slice(0,M)+R+P.slice(C)}function i(P,{start:M,end:C}){const R=P.slice(0,M).replace(/[ \t]+$/,
"");return R===""?P.slice(C).replace(/^[ \t]+/,""):R+P.slice(C)}function x(...P){return{step:"command suggested",commands:P}}
function N({problems:P},M=[]){return P.some(({rule:C,severity:R})=>R==="error"&&(0,w().ruleOf)(C).layer==="syntax"&&!M.includes(
C))}},71570:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.conjunctionOf=I,n.findPrinter=n.dropUnread=
n.dropRedirection=void 0,n.partsOf=T,n.trimBlanks=n.splitConjunction=void 0;function w(){const f=h(54669);return w=function(){
return f},f}function t(){const f=h(81716);return t=function(){return f},f}function i(){const f=h(78816);return i=function(){
return f},f}function x(){const f=h(710);return x=function(){return f},f}const N=({command:f})=>{const _=f.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return _===""||_===f?void 0:{step:"whitespace trimmed",commands:[_]}};n.trimBlanks=N;const P=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
M=({command:f,problems:_})=>{const l=_.some(({rule:d})=>d==="shell-redirection")?f.replace(P,""):f;if(!(l===f||(0,w().lex)(
l).problems.length>0))return{step:"redirection removed",commands:[l]}};n.dropRedirection=M;const C=({command:f,problems:_})=>{
for(const{rule:A,span:l}of _){const d=f.slice(l.end).trim()==="";if(A==="shell-comment"&&!/[\r\n]/.test(f.slice(l.start))||
A==="shell-operator"&&d&&f.slice(l.start,l.end)===";")return{step:"comment removed",commands:[(0,x().cutSpan)(f,l)]};if(A===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,x().replaceSpan)(f,l,"")]}}};n.dropUnread=C;const R=new Set(
["echo","printf","true",":","pwd","date"]),E=f=>R.has(f.words[0]?.text??"")&&!(0,x().isAmbiguous)(f)?{reason:i().reasons.
cannotFail()}:void 0;n.findPrinter=E;const v=({command:f,problems:_})=>{if(T(f).some(({text:l})=>/^\(?cd(?:[ \t]|$)/.test(
l)))return{reason:i().reasons.changesDirectory()};if(!_.some(({rule:l})=>l==="shell-operator"))return;const A=I(f);return A&&
{step:"split at &&",commands:A.map(({text:l})=>l)}};n.splitConjunction=v;function T(f){const _=(0,t().readShellText)(f);
return f.slice(0,_[0]?.span.start).trim()!==""?[]:_.map(({span:A,separator:l})=>({text:f.slice(A.start,A.end).trim(),operator:l.
trim()}))}function I(f){const _=T(f),A=_.every(({operator:l},d)=>l===(_[d+1]?"&&":""));return _.length>1&&A?_:void 0}},70023:function(B,n,h){
Object.defineProperty(n,"__esModule",{value:!0}),n.ScriptStore=n.SCRIPT_FOLDER=void 0;function w(){const E=h(77598);return w=
function(){return E},E}function t(){const E=h(76760);return t=function(){return E},E}function i(){const E=h(39491);return i=
function(){return E},E}function x(){const E=h(63550);return x=function(){return E},E}function N(){const E=h(93028);return N=
function(){return E},E}const P=n.SCRIPT_FOLDER="scripts/validate",M=[16,64];class C{#e;#n=new Map;#s;#t;#o;constructor(v){
const{tree:T,cwd:I=""}=v.terms;this.#e=T,this.#s=I,this.#t=v,this.#o=T&&(0,N().subTree)(T,I)}get judge(){return this.#t}get tree(){
return this.#o}pathOf(v){return t().posix.join(this.#s,v)}textOf(v){return this.#n.get(v)}async place(v){const T=this.#e;
if(T===void 0)return;const I=(0,w().createHash)("sha256").update(v).digest("hex");for(const f of M){const _=`${P}/eval-${I.
slice(0,f)}.cjs`,A=this.pathOf(_);if(!(0,i().foldersAbove)(A).every(m=>(T.stat(m)?.kind??"directory")==="directory"))return;
const d=T.stat(A);if(d===void 0)return this.#i(A,v,T),_;if((0,N().isRegular)(d.kind)&&d.tracked&&(await T.read(A)).equals(
Buffer.from(v)))return _}}#i(v,T,I){if(this.#n.has(v))return;this.#n.set(v,T);const f=R(I,Object.fromEntries(this.#n));this.#t=
this.#t.with({tree:f}),this.#o=(0,N().subTree)(f,this.#s)}}n.ScriptStore=C;function R(E,v){const T=(0,x().literalTree)(v),
I=(f,_)=>[...f,...[..._].filter(({path:A})=>E.stat(A)===void 0)].sort(i().byEntryPath);return{label:E.label,original:E,stat:f=>E.
stat(f)??T.stat(f),readlink:f=>E.readlink(f),read:(f,_)=>f in v?T.read(f,_):E.read(f,_),list:f=>I(E.list(f),T.list(f)),files:()=>I(
E.files(),T.files())}}},2137:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.useWorkspace=n.useNpx=n.
useNpm=n.useInstalled=n.spellScript=n.requireEach=n.passFlag=n.dropPreparation=n.dropOutputFile=n.dropFlag=void 0;function w(){
const g=h(59867);return w=function(){return g},g}function t(){const g=h(3051);return t=function(){return g},g}function i(){
const g=h(13580);return i=function(){return g},g}function x(){const g=h(13254);return x=function(){return g},g}function N(){
const g=h(710);return N=function(){return g},g}function P(){const g=h(71570);return P=function(){return g},g}const M=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
C=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,R=8,E=({command:g,problems:e})=>{if(!e.some(({rule:S})=>S==="shell-operato\
r"||S==="line-break"))return;const u=(0,P().partsOf)(g);if(u.length===0||u.length>R)return;const y=[];for(const[S,{text:r}]of u.
entries()){const a=u[S-1]?.operator??"",b=a==="||"&&C.test(r),L=/^\|&?$/.test(a)&&M.test(r);if(!(b||L)){if(!/^(?:|&&|[;\n]*)$/.
test(a)||r.startsWith("cd "))return;y.push(r)}}if(/^[&;\s]*$/.test(u.at(-1)?.operator??"")&&!(y.length===0||y.join()===g))
return(0,N().suggest)(...y)};n.requireEach=E;const v=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
T=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,I=({command:g})=>{const e=(0,P().conjunctionOf)(g)?.map(({text:y})=>y),u=e?.filter(
y=>!v.test(y)&&!T.test(y))??[];if(!(e===void 0||u.length===0||u.length===e.length))return(0,N().suggest)(...u)};n.dropPreparation=
I;const f=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,_=({command:g,problems:e})=>{if(!e.
some(({rule:y})=>y==="shell-redirection"))return;const u=g.replace(f,"");return u===g?void 0:(0,N().suggest)(u)};n.dropOutputFile=
_;const A=g=>{const{command:e,problems:u,invocation:y}=g;for(const{rule:S,span:r}of u){if(!(0,i().ruleOf)(S).removable||
e[r.start]!=="-")continue;const a=e.slice(r.start,r.end),b=e.slice(r.end).trimStart(),L=!/[=\s]/.test(a)&&b!==""&&!b.startsWith(
"-"),j=y?.flags.some(D=>D.span.start===r.start)===!0;if(!(L&&!j))return(0,N().suggest)((0,N().cutSpan)(e,r))}};n.dropFlag=
A;const l=({command:g,problems:e,invocation:u})=>{const y=e.find(b=>(0,x().isProblem)(b,"unknown-flag")),S=u?.program===
"npm"&&u.subcommand!=="exec";if(y===void 0||!S||u.passthrough.length>0)return;const r=(0,N().cutSpan)(g,y.span),a=g.slice(
y.span.start,y.span.end);return(0,N().suggest)(`${r.trimEnd()} -- ${a}`)};n.passFlag=l;const d=({command:g,words:e,problems:u,
invocation:y})=>{if(!u.some(({rule:b})=>b==="uses-network")||y?.program!=="npx")return;const r=e.slice(1).find(({text:b})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(b));if(r===void 0)return;const a=r.text.slice(0,r.text.lastIndexOf("@"));return(0,N().suggest)((0,N().replaceSpan)(
g,r.span,a))};n.useInstalled=d;const p=new Set(["test","start","stop"]),m=new Set(["pnpm","yarn","bun","npm"]),c=async({
command:g,problems:e,words:u,invocation:y},S)=>{if(y?.program!=="npm")return;const r=await s(S),a=e.find(U=>(0,x().isProblem)(
U,"npm-script-missing"));if(a!==void 0){const U=(0,t().nearestName)(a.args.script,r),H=u.find(({text:W})=>W===a.args.script);
return U===void 0||H===void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(g,H.span,U))}const b=e.find(U=>(0,x().isProblem)(
U,"unknown-subcommand"));if(b===void 0)return;const{subcommand:L,meant:j}=b.args,D=j===""?(0,t().nearestName)(L,[...p]):
j,$=[...r.includes(L)?[`run ${L}`]:[],...D===void 0?[]:[D]],[F]=$;return F===void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(
g,b.span,F))};n.spellScript=c;const o=async({command:g,words:e,problems:u},y)=>{const S=u.some(({rule:$})=>$==="program-\
not-allowed"),[r,a,b]=e;if(!S||r===void 0||a===void 0||!m.has(r.text)||r.text==="bun"&&/^(?:test|build)$/.test(a.text))return;
const L=a.text==="run"?b:a;if(L===void 0||!(await s(y)).includes(L.text))return;const j=p.has(L.text)?L.text:`run ${L.text}`,
D=g.slice(L.span.end).trim();return(0,N().suggest)(`npm ${j}${D===""?"":` -- ${D}`}`)};n.useNpm=o;const O=({command:g,words:e,
problems:u},{tree:y})=>{const S=u.find(({rule:$})=>$==="program-not-allowed"),[r,a,b]=e;if(S===void 0||r===void 0||y===void 0)
return;const L=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(r.text),j=/^(?:exec|dlx|x)$/.test(a?.text??"")?b:a,D=L?/^(?:bunx|pnpx)$/.
test(r.text)?a:j:r;return D===void 0||!/^[a-z][\w.-]*$/.test(D.text)?void 0:(0,N().suggest)(`npx ${g.slice(D.span.start)}`)};
n.useNpx=O;const k=({command:g})=>{const[,e,u]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(g)??[];if(e===
void 0||u===void 0)return;const[,y=u,S=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(u.trim())??[];return(0,N().suggest)(`${y}\
 -w ${e.replace(/\/$/,"")}${S}`)};n.useWorkspace=k;async function s({tree:g}){return[...(g&&await(0,w().usablePackageJson)(
g,""))?.scripts.keys()??[]]}},37075:function(B,n,h){Object.defineProperty(n,"__esModule",{value:!0}),n.causeOf=N,n.identityOf=
i,n.idsOf=x;function w(){const E=h(77598);return w=function(){return E},E}function t(){const E=h(13580);return t=function(){
return E},E}function i(E){const{rule:v,subject:T,location:I,args:f}=E,_=T&&[T.type,T.id,T.command];return R([v,_??I?.path,
M(v,f)])}function x(E){const v=new Map;return new Map(E.map(T=>{const I=i(T),f=(v.get(I)??0)+1;return v.set(I,f),[T,f===
1?I:`${I}:${f}`]}))}function N(E){const{rule:v,subject:T,location:I,args:f}=E,{cause:_,instance:A=[]}=(0,t().ruleOf)(v);
if(_)return R([_(f)]);const l=new Set([...Object.values(T??{}),I?.path]),d=M(v,f).filter(([p,m])=>!P.has(p)&&!A.includes(
p)&&!l.has(m));return R([v,d])}const P=new Set(["path","paths","via","value","written"]);function M(E,v){const{counted:T=[]}=(0,t().
ruleOf)(E);return Object.keys(v).sort().flatMap(f=>{const _=v[f];if(_===void 0||typeof _=="number"||f==="likewise")return[];
const A=f==="detail"||T.includes(f);return[[f,A?C(_):_]]})}function C(E){return typeof E=="boolean"?E:typeof E=="string"?
E.replace(/\d+/g,"#"):E.map(v=>v.replace(/\d+/g,"#"))}function R(E){return(0,w().hash)("sha256",JSON.stringify(E))}},60502:function(B,n,h){
h.r(n),h.d(n,{ParseError:()=>w.mB,getStaticTOMLValue:()=>w.AY,parseTOML:()=>w.MD});var w=h(9605)}};
