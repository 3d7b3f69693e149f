"use strict";exports.id=827,exports.ids=[827],exports.modules={26750:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),
e.accepted=P,e.digestOf=N;function b(){const M=g(77598);return b=function(){return M},M}function n(){const M=g(10473);return n=
function(){return M},M}function i(){const M=g(95132);return i=function(){return M},M}const D=1024*1024;async function N({
entry:M,targets:C},{format:R},v){const O=[];for(const{kind:I,name:f,text:_}of C){const A=I==="file"&&v?await(0,n().readText)(
v,f,D):void 0;O.push([I,f,A??_??null])}const T=[R.name,M.event,M.content,O];return`sha256:${(0,b().createHash)("sha256").
update(JSON.stringify(T)).digest("hex")}`}function P(M,C,{rules:R=[]}){const v=M.length>0?R.find(({accept:u})=>u===C):void 0;
if(v===void 0)return M;const{reason:O,expires:T}=v,I=new Date().toISOString().slice(0,10);if(T>=I)return M.map(u=>({...u,
suppressed:{reason:O,expires:T}}));const f=`\`agent_files.rules\` for \`${C.slice(0,19)}\u2026\``,_=`it expired on ${T} \
(reason: ${O})`,[{location:A}={}]=M,l=A&&{location:A};return[...M,(0,i().finding)("exception-refused",{exception:f,refusal:_},
l)]}},97034:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.compareEntries=D,e.isSameFile=O;function b(){
const f=g(59490);return b=function(){return f},f}function n(){const f=g(92599);return n=function(){return f},f}function i(){
const f=g(41239);return i=function(){return f},f}async function D(f,_,A,l){const{earlier:u,removed:p}=I(_,A),m=A.map(async o=>{
const w=u.get(o),r=w?.event===o.event&&w.content===o.content,s=w?await(0,n().runsOf)(w,f,l.baseTree,l.changed):[],y=await(0,n().
runsOf)(o,f,l.tree,l.changed);if(o.form==="scripts"&&s.length+y.length===0)return[];const t=await Promise.all(y.map(async S=>{
const a=s.find(L=>R(L,S)),c=a===void 0?r:a.text!==S.text,k=await v(S,l)??(c?"edited":void 0);return k===void 0?S:{...S,change:k}}));
if(!r){const S=C(w,o,_,A);return[{state:w?"changed":"new",entry:o,...S,targets:t}]}return s.some(S=>!y.some(a=>R(S,a)))||
t.some(({change:S})=>S!==void 0)?[{state:"script_changed",entry:o,targets:t}]:[]}),d=p.filter(({form:o})=>o!=="scripts").
map(o=>{const w=C(o,void 0,_,A);return{state:"removed",entry:o,...w,targets:[]}});return[...(await Promise.all(m)).flat(),
...d].reduce(P,[])}const N=300;function P(f,_){const{entry:A,state:l,change:u}=_,p=M(_),m=p===void 0?-1:f.findIndex(s=>M(
s)===p),d=f[m];if(d===void 0)return[...f,_];const[o,w]=[[d.entry.event,A.event],[d.entry.shown,A.shown]].map(([s="",y=""])=>s===
y||s.endsWith("\u2026")?s:`${s}, ${s.length<N?y:"\u2026"}`),r={...d.entry,event:o??"",shown:w??""};return f.with(m,{...d,
entry:r,...l&&{state:l},...u&&{change:u}})}function M({entry:{event:f,setting:_},state:A,change:l}){if(!_)return;const{trust:u}=_;
if(u===void 0)return`${A}`;if((0,i().isOfList)(u))return`${A} ${l} ${f}`;const[p=""]=f.split(/[. ]/);return l==="widens"?
void 0:`${A} ${l} ${p}.`}function C(f,_,A,l){const{setting:u,isGuard:p}=_??f??{};if(!u)return p&&!_?{change:"widens"}:{};
const{trust:m}=u;if(m===void 0)return{};const d=w=>w.flatMap(r=>r.event===(_??f)?.event?r.setting?.value??[]:[]),o={before:d(
A),after:d(l)};return{change:(0,i().directionOf)(m,{old:f?.setting,now:_?.setting,...o})}}function R(f,_){return(0,n().keyOf)(
f)===(0,n().keyOf)(_)}async function v({kind:f,name:_},A){if(f!=="file")return;const l=A.baseTree.stat(_);return l===void 0?
"added":await O(l,A.tree.stat(_),A)?void 0:"edited"}async function O(f,_,{baseTree:A,tree:l}){return f===void 0||_===void 0?
f===_:f.kind!==_.kind?!1:f.oid!==void 0?f.oid===_.oid:(await A.read(f.path)).equals(await l.read(_.path))}const T=[({event:f,
content:_})=>JSON.stringify([f,_]),({event:f,setting:_})=>(0,i().isOfList)(_?.trust)?void 0:f,({content:f,setting:_})=>_?
void 0:f];function I(f,_){const A=new Map;let l=f;for(const u of T){const p=(0,b().groupBy)(l,u);for(const m of _){const d=u(
m),o=d===void 0||A.has(m)?void 0:p.get(d)?.shift();o&&A.set(m,o)}l=[...p.values()].flat()}return{earlier:A,removed:l}}},
47905:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.dangersInScript=r,e.dangersInShell=C;function b(){
const s=g(76760);return b=function(){return s},s}function n(){const s=g(97424);return n=function(){return s},s}function i(){
const s=g(11331);return i=function(){return s},s}function D(){const s=g(81716);return D=function(){return s},s}function N(){
const s=g(54421);return N=function(){return s},s}const P=new Set(["remote_code_execution","filesystem_format","direct_di\
sk_write"]),M=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;function C(s){const y=(0,D().readShellText)(R(s));return[
...(0,n().findDangers)(y).filter(v).map(({name:E,words:[h]})=>({does:n().DOES[E],at:h?.span.start??0})),...(0,D().everyCommand)(
y).flatMap(I),..._(s)]}function R(s){return(/%\w+%|\b[A-Za-z]:\\/.test(s)?s.replaceAll("\\","/"):s).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,
(E,h)=>h.padEnd(E.length))}function v({name:s,pattern:y}){return P.has(s)||s==="mass_deletion"&&M.test(y)}const O=/^(?:base32|base64|uudecode|xxd)$/,
T=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function I({words:s,pipedFrom:y}){const[t,...E]=(0,N().startedWords)(
s);if(t===void 0)return[];const{name:h="",kind:S}=(0,i().programNamed)(t.text)??{},a=t.span.start,c=b().posix.basename(t.
text.toLowerCase().replaceAll("\\","/")).replace(/\.exe$/,""),k=E.some(({text:x})=>/https?:|(?:java|vb)script:/i.test(x));
if(T.test(c)&&k)return[{does:n().DOES.remote_code_execution,at:a}];const L=(0,N().startedWords)(y?.words??[])[0]?.text??
"";if(O.test(L)&&(0,i().runsCode)(t.text))return[{does:"runs text that it decodes",at:a}];const j=S==="interpreter"?(0,N().
textHanded)([t,...E])?.text:void 0;return h===""||j===void 0?[]:d(j).map(x=>({...x,at:a}))}const f=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function _(s){return[...s.matchAll(f)].map(({index:y})=>({does:"gives a shell to another machine",at:y}))}const A=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b[^;\n]*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
l=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\([^;\n]*?\.then\s*\(\s*(?:eval\b|[^;\n]*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
u=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g,p=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
m=200;function d(s){const y=[A,l].flatMap(E=>[...s.matchAll(E)].map(({index:h})=>({does:n().DOES.remote_code_execution,at:h}))),
t=[...s.matchAll(u)].flatMap(({2:E="",index:h})=>p.test(s.slice(Math.max(0,h-m),h))?C(E.replace(/\\(.)/g,"$1")).map(S=>({
...S,at:h})):[]);return[...y,...t]}const o=/\.(?:[cm]?[jt]sx?|py)$/i,w=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;
function r(s,y){const[t=""]=y.split(`
`,1),E=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(t),h=E?.[1]?.endsWith("/env")?E[2]:E?.[1];if(o.test(s))return d(y);const S=(0,i().
programNamed)(h??"")?.kind;return w.test(s)||S==="shell"||!E&&b().posix.extname(s)===""?C(y):S==="interpreter"?d(y):[]}},
99668:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.agentFileAt=O,e.agentFilesIn=I;function b(){const A=g(
76760);return b=function(){return A},A}function n(){const A=g(18744);return n=function(){return A},A}function i(){const A=g(
59490);return i=function(){return A},A}function D(){const A=g(32854);return D=function(){return A},A}function N(){const A=g(
93028);return N=function(){return A},A}function P(){const A=g(60058);return P=function(){return A},A}const M=[...P().AGENT_FORMATS,
...P().UNREAD_FORMATS].flatMap(A=>A.files.map(l=>({format:A,file:l,steps:l.toLowerCase().split("/")}))),C=M.map(({format:A,
file:l},u)=>{const p=l.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,m=>m==="*"?"[^/]+":m==="**"?".+":"(?:.*/)?");return{
format:A,rank:u,pattern:new RegExp(`^(?:(.*)/)?${p}$`,"is")}}),R=(0,i().groupBy)(C,({rank:A})=>{const{steps:l=[]}=M[A]??
{};return l.find(u=>!u.includes("*"))??b().posix.extname(l.at(-1)??"")}),v=new Set(M.flatMap(({steps:A})=>A.slice(0,-1)).
filter(A=>!A.includes("*")));function O(A){const l=A.toLowerCase().split("/"),u=[...l,b().posix.extname(l.at(-1)??"")].filter(
o=>R.has(o));if(u.length===0)return;const m=u.flatMap(o=>R.get(o)??[]).flatMap(({format:o,rank:w,pattern:r})=>{const s=r.
exec(A);return s?[{rank:w,place:{path:A,format:o,root:s[1]??""}}]:[]}),[d]=m.sort((o,w)=>Number(T(o.place.format))-Number(
T(w.place.format))||o.place.root.length-w.place.root.length||o.rank-w.rank);return d?.place}function T({places:A}){return A.
length===0}function I(A,{agent_files:{level:l,include:u,exclude:p}}){if(l==="off")return[];const m=[...A.files()].flatMap(
({path:r,kind:s})=>s==="symlink"&&v.has(b().posix.basename(r).toLowerCase())?[r,..._(A,r)]:r),[d,o]=[(0,n().pathTest)(u),
(0,n().pathTest)(p)],w=r=>{const s=O(r);return s!==void 0&&d(r)&&!o(r)?s:void 0};return[...new Set(m)].flatMap(r=>{const s=w(
r),y=s&&(0,D().resolveInTree)(A,r);if(s===void 0||y===void 0||y.kind==="missing")return[];const E=y.kind==="inside"&&y.path!==
r?w(y.path)?.format:void 0;if(E&&(E===s.format||T(s.format)))return[];const h=y.kind==="inside"?y.entry:void 0;return h===
void 0||(0,N().isRegular)(h.kind)?[{...s,entry:h}]:[]})}const f=4;function _(A,l){const u=(0,D().resolveInTree)(A,l);if(u.
kind!=="inside"||u.entry.kind!=="directory")return[];const p=(m,d,o)=>A.list(m).flatMap(({path:w,kind:r})=>{const s=`${d}\
/${b().posix.basename(w)}`;return r!=="directory"?[s]:o<f?p(w,s,o+1):[]});return p(u.path,l,1)}},11418:function(W,e,g){Object.
defineProperty(e,"__esModule",{value:!0}),e.OTHER_AGENT_FORMATS=void 0;function b(){const C=g(41239);return b=function(){
return C},C}function n(){const C=g(12274);return n=function(){return C},C}function i(){const C=g(82024);return i=function(){
return C},C}const D=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(b().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(b().CHANGES,"prompt resources toolAliases")],N=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),P=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,M=e.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
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
docs/cli/hooks",verified:!0,places:D,harmless:N},{name:"amazonq-agent",tool:"Amazon Q",files:[".amazonq/cli-agents/*.jso\
n",".amazonq/agents/*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"\
https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",verified:!0,places:D,harmless:N},{name:"ki\
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
ultMode",form:"setting",trust:n().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(b().
DISABLED,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.MODES=e.CLAUDE_FORMATS=
void 0;function b(){const I=g(41239);return b=function(){return I},I}function n(){const I=g(82024);return n=function(){return I},
I}const i=e.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
D={order:["disable",void 0],unset:void 0},N=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,n().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,n().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,n().settings)(b().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,n().settings)(b().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,n().settings)(b().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,n().settings)(b().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,n().settings)(D,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,n().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,n().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,n().settings)(b().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:b().ON}],P=(0,n().keys)(`$s\
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
  worktree/sparsePaths`),M=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],C=[n().HOOKS,n().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,n().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,n().settings)("sources","dependencies"),...(0,n().settings)(b().CHANGES,"settings"),...(0,n().settings)(
b().ON,"defaultEnabled")],R=(0,n().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),v="asks once for the f\
older",O="gene-gate does not judge what its text asks for",T=e.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[n().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,n().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),n().ENVIRONMENT,
...N],harmless:[...P,{at:"env/*",names:n().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:M,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:C,harmless:R},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:M,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,n().inside)("plugins/*",C).map(I=>({detail:"\
name",...I})),...(0,n().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,n().settings)(b().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,n().keys)("$schema name description version owner metadata renames"),...R.map(({at:I})=>({
at:`plugins/*/${I}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:M,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,n().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:M,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,n().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:M,approval:v,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:O,places:[{at:"",form:"scripts",event:"skill {file}"},n().HOOKS,
...n().TEXT,...(0,n().settings)("more","allowed-tools"),...(0,n().settings)("less","disallowed-tools"),...(0,n().settings)(
b().DISABLED,"disable-model-invocation"),...(0,n().settings)(b().CHANGES,"context agent shell")],harmless:n().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,n().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:M,approval:v,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:O,places:[n().HOOKS,...n().TEXT,...(0,n().settings)("more","allowed-tools"),...(0,n().
settings)("less","disallowed-tools"),...(0,n().settings)(b().DISABLED,"disable-model-invocation"),...(0,n().settings)(b().
CHANGES,"context agent shell")],harmless:n().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,n().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:M,approval:v,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:O,places:[
n().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,n().settings)("shown","mcpServers skills agents"),
{...n().SERVER,at:"mcp-servers/*"},...n().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,n().settings)("all","t\
ools"),...(0,n().settings)("less","disallowedTools"),...(0,n().settings)(b().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,n().settings)(b().DISABLED,"disable-model-invocation"),...(0,n().settings)(b().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:n().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:n().
ALL_HOOKS,harmless:(0,n().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[n().SERVER,...n().SERVER_TRUST],harmless:(0,n().keys)("$schema \
inputs")}]},20300:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.EDITOR_FORMATS=void 0;function b(){
const R=g(41239);return b=function(){return R},R}function n(){const R=g(82024);return n=function(){return R},R}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},D=["linux",
"osx","windows"];function N(R,v){return R.split(/\s+/).flatMap(O=>D.map(T=>v(`${O}.${T}`)))}const P=[...N("terminal.inte\
grated.profiles",R=>({at:`${R}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...N("termi\
nal.integrated.automationProfile",R=>({at:R,form:"start"})),...N("terminal.integrated.shell terminal.integrated.automati\
onShell",R=>({at:R,form:"command"})),...N("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",R=>({at:R,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
ed"},{...n().SERVER,at:"mcp/servers/*"},...(0,n().settings)("any",`php.validate.executablePath php.executablePath git.pa\
th typescript.tsdk typescript.tsserver.nodePath
    npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
    python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
    mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
    rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
    rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
    java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
    solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
    chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,n().settings)(b().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,n().settings)(b().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,n().settings)(b().PROTECTS,"chat.agent.networkFilter"),...(0,n().settings)(b().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,n().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,n().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,n().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,n().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,n().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,n().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],M={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},C=e.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
cursor/mcp.json"],roots:["workspaceFolder","PWD"],approval:"does not document who is asked before a server starts",specification:"\
https://cursor.com/docs/mcp",verified:!0,places:[n().SERVER,...n().SERVER_TRUST],harmless:(0,n().keys)("$schema")},{name:"\
cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_\
PROJECT_DIR","PWD"],approval:"asks once for the workspace",specification:"https://cursor.com/docs/hooks",verified:!0,places:[
{at:"hooks/*/*",form:"start",event:"{0}",detail:"matcher",only:{field:"type",values:["command",void 0]}}],harmless:(0,n().
keys)("version")},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environment.json"],directories:["",".cursor"],
roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-agent/setup",verified:!1,places:[...(0,n().
commands)("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"terminal {0} (on a cloud machin\
e)"}]},{name:"cursor-worktrees",tool:"Cursor",files:[".cursor/worktrees.json"],directories:["",".cursor"],roots:["ROOT_W\
ORKTREE_PATH","PWD"],approval:"does not document who is asked before a worktree is set up",specification:"https://cursor\
.com/docs/configuration/worktrees",verified:!1,places:["setup-worktree","setup-worktree-unix","setup-worktree-windows"].
map(R=>({at:R,form:"lines"})),harmless:(0,n().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,n().settings)(M,"type"),...(0,n().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,n().settings)("less","networkPolicy/deny permissions/deny"),...(0,n().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,n().settings)(b().PROTECTS,"disableTmpWrite"),...(0,n().
settings)(b().ON,"enableSharedBuildCache")],harmless:(0,n().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:P},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,n().inside)("settings",P),...(0,n().inside)("tasks",[i])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,n().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
R=>[{at:R,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${R}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,n().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,n().settings)(b().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,n().settings)(b().
ON,"auto_install_extensions/*")]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder",
"PWD"],approval:"asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/\
reference/mcp-configuration",verified:!0,places:[{...n().SERVER,at:"servers/*"}],harmless:(0,n().keys)("$schema inputs")},
{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"\
asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-a\
ppendix",verified:!0,places:[i]},{name:"devcontainer",tool:"a development container",files:[".devcontainer/devcontainer.\
json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","containerWorkspaceFolder",
"PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json_reference",verified:!0,
places:[...(0,n().commands)("initializeCommand"," (on the host)"),...(0,n().commands)("onCreateCommand updateContentComm\
and postCreateCommand postStartCommand postAttachCommand"," (in the container)"),...["dockerFile","build/dockerfile","do\
ckerComposeFile"].map(R=>({at:R,form:"file",event:"build of the container"})),...(0,n().settings)("source","image"),...(0,n().
settings)("sources","features customizations/vscode/extensions"),...(0,n().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,n().settings)(b().ON,"privileged"),...(0,n().settings)("any","remoteEnv/* containerEnv/*").
map(R=>({...R,names:n().OTHER_VARIABLES})),...(0,n().settings)("any","remoteUser containerUser workspaceMount"),...(0,n().
settings)(b().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,n().inside)("customizatio\
ns/vscode/settings",P)]}]},60058:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.AGENT_FORMATS=void 0,
Object.defineProperty(e,"UNREAD_FORMATS",{enumerable:!0,get:function(){return N().UNREAD_FORMATS}});function b(){const M=g(
11418);return b=function(){return M},M}function n(){const M=g(12274);return n=function(){return M},M}function i(){const M=g(
20300);return i=function(){return M},M}function D(){const M=g(56450);return D=function(){return M},M}function N(){const M=g(
6575);return N=function(){return M},M}const P=e.AGENT_FORMATS=[...n().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...b().OTHER_AGENT_FORMATS,
...D().MACHINE_FORMATS.map(M=>({...M,isGeneral:!0}))]},56450:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),
e.MACHINE_FORMATS=void 0;function b(){const R=g(41239);return b=function(){return R},R}function n(){const R=g(82024);return n=
function(){return R},R}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),D=new RegExp(`^(?:${i.
join("|")})$`),N={at:"*",form:"lines",event:"{0}",names:D};function P(R){return(0,n().inside)(R,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:b().CHANGES}]).map(O=>({...O,...O.form==="lines"&&{event:"{0}",detail:"\
name"},names:D}))}const M=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,C=e.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:M},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(R=>(0,n().inside)(R,[N])),...(0,n().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,n().settings)("less","pnpm/neverBuiltDependencies"),...(0,n().settings)(
b().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,n().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,n().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(R=>({name:`leftho\
ok-${R}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[R].flatMap(v=>[v,`\
.${v}`,`.config/${v}`]),syntax:R,directories:["",...(0,n().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...P("*"),...(0,n().commands)("rc lefth\
ook"),{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"},{at:"remote",form:"setting",trust:"\
source"},...(0,n().settings)("any","extends templates ai")]})),{name:"pre-commit",tool:"git (pre-commit)",files:[".pre-c\
ommit-config.yaml",".pre-commit-config.yml"],syntax:"yaml",roots:["PWD"],approval:"asks nobody",specification:"https://p\
re-commit.com/#plugins",verified:!0,places:[{at:"repos/*",form:"setting",event:"repository",detail:"repo",trust:"source"},
{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:{field:"language",values:["system","script","unsu\
pported","unsupported_script"]}},...(0,n().settings)("sources","repos/*/hooks/*/additional_dependencies")]},{name:"simpl\
e-git-hooks",tool:"git (simple-git-hooks)",files:[".simple-git-hooks.json","simple-git-hooks.json"],roots:["PWD"],approval:"\
asks nobody",specification:"https://github.com/toplenboren/simple-git-hooks",verified:!0,places:[N]},{name:"envrc",tool:"\
direnv",files:[".envrc"],syntax:"shell",roots:["PWD"],approval:"asks again when the file changes",specification:"https:/\
/direnv.net/man/direnv.1.html",verified:!0,places:[{at:"",form:"command",event:"cd"}]},{name:"mise",tool:"mise",files:[...(0,n().
paths)("mise .mise .config/mise","config.toml conf.d/*.toml"),"mise.toml",".mise.toml","mise.*.toml",".mise.*.toml",".co\
nfig/mise.toml",".rtx.toml"],syntax:"toml",roots:["MISE_PROJECT_ROOT","MISE_CONFIG_ROOT","config_root","PWD"],approval:"\
asks once for the file",specification:"https://mise.jdx.dev/hooks.html",verified:!0,places:[...(0,n().settings)("any","h\
ooks/*/task"),{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file\
 that changes"},{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"tas\
k {0}",needs:"run"},{at:"tools/*",form:"setting",trust:"source"},{at:"env/*",form:"setting",event:"env {0}",trust:"any",
names:n().OTHER_VARIABLES},...(0,n().settings)("any","env/_/source env/_/file env/_/path plugins/*"),...(0,n().settings)(
"more","settings/trusted_config_paths"),...(0,n().settings)(b().ON,"settings/not_found_auto_install"),...(0,n().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(W,e,g){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.TEXT=e.SERVER_TRUST=e.SERVER=e.OTHER_VARIABLES=e.HOOKS=e.HARMLESS_VARIABLES=e.HARMLESS_TOP=e.FLAT_HOOKS=
e.ENVIRONMENT=e.ALL_HOOKS=void 0,e.commands=T,e.inside=v,e.keys=f,e.paths=O,e.settings=I;function b(){const p=g(76774);return b=
function(){return p},p}function n(){const p=g(41239);return n=function(){return p},p}const i=e.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
D=e.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},N=e.SERVER_TRUST=[...I("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...I("less","mcpServers/*/disabledTools"),...I(n().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...I(n().DISABLED,"mcpServers/*/disabled")],P=e.FLAT_HOOKS={...i,at:"hooks/*/*"},M=e.ALL_HOOKS=[{...P,without:"\
hooks"},i],C=e.TEXT=[{at:`${b().INLINE}/*`,form:"command",event:"text of {file}"},{at:b().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],R=e.HARMLESS_TOP=f(`${b().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function v(p,m){return m.map(d=>({...d,at:`${p}/${d.at}`,...d.event&&p.includes("*")&&{event:d.
event.replace("{0}","{1}")}}))}function O(p,m){return p.split(/\s+/).flatMap(d=>m.split(/\s+/).map(o=>`${d}/${o}`))}function T(p,m=""){
return p.split(/\s+/).map(d=>({at:d,form:"command",event:d+m}))}function I(p,m){return m.split(/\s+/).map(d=>({at:d,form:"\
setting",trust:p}))}function f(p){return p.split(/\s+/).map(m=>({at:m}))}const _=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:p})=>p).
join("|"),"i"),A=e.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:p})=>p).join("|"),"i"),l=e.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${A.source}))`,"i"),u=e.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:_,trust:"any"}},6575:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.UNREAD_FORMATS=void 0;const g="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",b=`CLAUDE.md CLAU\
DE.local.md AGENTS.md AGENTS.override.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`,n={"Claude Code":".claude/** .claude-plugin/** .worktreeinclude","an agent":".agents/** .agent/** mcp_con\
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
sions"},i={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:g,verified:!1,places:[]},D=e.UNREAD_FORMATS=
[{...i,tool:"an agent",files:b.split(/\s+/)},...Object.entries(n).map(([N,P])=>({...i,name:"unread",tool:N,files:P.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${N}`}))]},19610:function(W,e,g){Object.defineProperty(e,"__\
esModule",{value:!0}),e.findHidden=v;function b(){const T=g(25367);return b=function(){return T},T}const n=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
D=/^[\u200B-\u200F\u061C]$/,N=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
P=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,M=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,C=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
R=/^\uFE0F?\u200D\uFE0F?$/;function v(T){const I=new Map,f=T.replace(i,_=>" ".repeat(_.length));for(const{0:_,index:A}of f.
matchAll(n)){const[l=""]=[...f.slice(Math.max(0,A-2),A)].slice(-1),[u=""]=[...f.slice(A+_.length,A+_.length+2)];if(O(_,l,
u,A))continue;const p=T.lastIndexOf(`
`,A)+1,m=I.get(p)??{offset:A,names:new Set};for(const d of _)m.names.add((0,b().codePointName)(d.codePointAt(0)??0));I.set(
p,m)}return[...I].map(([_,{offset:A,names:l}])=>{const u=T.indexOf(`
`,_);return{text:T.slice(_,u<0?void 0:u),offset:A,names:[...l]}})}function O(T,I,f,_){return T==="\uFEFF"?_===0:C.test(T)?
M.test(I):R.test(T)&&P.test(I)?P.test(f)||/[♀♂⚕⚖✈❤]/u.test(f):D.test(T)&&(N.test(I)||N.test(f))}},20702:function(W,e,g){
Object.defineProperty(e,"__esModule",{value:!0}),e.judgeAgentFiles=T,e.judgeWholeFile=p,e.readFound=u;function b(){const t=g(
10473);return b=function(){return t},t}function n(){const t=g(59490);return n=function(){return t},t}function i(){const t=g(
13580);return i=function(){return t},t}function D(){const t=g(95132);return D=function(){return t},t}function N(){const t=g(
26750);return N=function(){return t},t}function P(){const t=g(97034);return P=function(){return t},t}function M(){const t=g(
99668);return M=function(){return t},t}function C(){const t=g(12195);return C=function(){return t},t}function R(){const t=g(
12792);return R=function(){return t},t}function v(){const t=g(92599);return v=function(){return t},t}function O(){const t=g(
41239);return O=function(){return t},t}async function T(t,E,h){const S=j=>new Map((0,M().agentFilesIn)(j,E).map(x=>[x.path,
x])),[a,c]=[S(t.baseTree),S(t.tree)],k=[...new Set([...a.keys(),...c.keys()])].sort(),L=E.agent_files;return h.all(k,async j=>{
const[x,$]=[a.get(j),c.get(j)];try{return await A(x,$,t,L)}catch(F){const U={path:j,line:1,column:1},H=[(0,D().notJudged)(
`the file \`${j}\``,F,{location:U})],B=$??x;return B&&{file:{...B,entries:[],contents:[]},entries:[],findings:H}}}).then(
j=>f(j.filter(x=>x!==void 0)))}const I=3;function f(t){const E=new Set(t.flatMap(({entries:c})=>c.flatMap(({targets:k})=>k.
map(({name:L})=>L)))),h=({entries:[c]})=>c?.entry.form==="unread",S=(0,n().groupBy)(t.filter(c=>h(c)&&!E.has(c.file.path)),
({file:c})=>c.format.tool),a=new Map([...S.values()].flatMap(c=>{const k=c.length-I;return c.slice(0,I).map((L,j)=>[L,j===
I-1&&k>0?_(L,k):L])}));return t.flatMap(c=>h(c)?a.get(c)??[]:[c])}function _(t,E){const h=t.findings.map(S=>({...S,args:{
...S.args,detail:`${S.args.detail}, nor ${E} others`}}));return{...t,entries:t.entries.map(S=>({...S,findings:h})),findings:h}}
async function A(t,E,h,S){const a=t&&E&&await(0,P().isSameFile)(t.entry,E.entry,h),c=(E??t)?.format.places.length===0;if(a&&
c)return;const k=E&&await u(h.tree,E),L=a?k:t&&await u(h.baseTree,t),j=k??L;if(j===void 0)return;const x=new Set(a?[]:L?.
contents.map(({value:Y})=>Y)),$=a?[]:k?.contents.filter(({value:Y})=>!x.has(Y))??[],F=[...k?.broken&&!a?[k.broken]:[],...$.
map(Y=>Y.finding)],U=k?.broken?[]:await(0,P().compareEntries)(j,L?.entries??[],k?.entries??[],h),G=a||U.length>0||k?.broken?
U:l(j,E===void 0?"removed":t===void 0?"new":"changed"),K=await d({file:j,entries:G,findings:F},h.tree,S);if(K.entries.length===
0&&K.findings.length===0)return;if(S.level!=="approve"||!K.findings.some(w))return K;const X=K.entries.filter(({findings:Y})=>Y.
some(w)),J={path:j.path,events:X.map(({entry:Y})=>Y.event)},q={path:j.path,line:1,column:1},z=(0,D().finding)("agent-fil\
es-unapproved",J,{location:q});return{...K,findings:[...K.findings,z]}}function l(t,E){const{path:h,format:S}=t;if(S.unread===
void 0)return[];const a=S.places.length>0?"its text":"the whole file";return[{state:E,entry:{...{commands:[],shown:"",content:"",
isHidden:!1,isGuard:!1},form:"unread",event:a,location:{path:h,line:1,column:1}},targets:[]}]}async function u(t,{entry:E,
...h}){return E===void 0?(0,R().unreadFile)(h,"it is a symlink that leads to no file here"):(E.size??0)>R().MAX_BYTES?(0,R().
unreadFile)(h,`it has more than ${R().MAX_BYTES} bytes`):(0,R().readAgentFile)(h,await t.read(E.path))}async function p(t,E,h){
const S=await Promise.all(t.entries.filter(m).map(async k=>({entry:k,targets:await(0,v().runsOf)(k,t,E)}))),a=t.contents.
map(k=>k.finding),c=t.broken?[t.broken]:a;return d({file:t,entries:S,findings:c},E,h)}function m({setting:t,form:E}){if(t===
void 0)return E!=="unread";const h={old:void 0,now:t,before:[],after:[]};return t.trust!==void 0&&(0,O().directionOf)(t.
trust,h)==="widens"}async function d({file:t,entries:E,findings:h},S,a){const c=j=>j.map(x=>o(x,t,a)),k=await Promise.all(
E.map(async j=>{const x=await(0,N().digestOf)(j,t,S),$=c(await r(j,t,S));return{...j,digest:x,findings:(0,N().accepted)(
$,x,a)}})),L=[...c(h),...k.flatMap(j=>j.findings)];return{file:t,entries:k,findings:L}}function o(t,{format:E},{level:h}){
const{failsByLevel:S,undecided:a}=(0,i().ruleOf)(t.rule);return!E.verified&&!S&&!a?{...t,severity:"notice"}:h==="error"&&
S&&t.severity!=="notice"?{...t,severity:"error"}:t}function w({severity:t,suppressed:E}){return t!=="notice"&&E===void 0}
async function r({state:t,entry:E,change:h,targets:S},{path:a,format:c},k){const{event:L,shown:j,form:x,location:$,isHidden:F,
setting:U}=E,{tool:H}=c,B={tool:H,event:L,command:j,state:t??""},G={location:$};if(U&&t===void 0)return[];if(x==="unread"){
const V=c.unread??"";return[(0,D().finding)("agent-file-unread",{path:a,detail:V},{location:$,severity:"notice",harm:"bo\
okkeeping"})]}if((h||U)&&t!=="script_changed"){const V=h===void 0||h==="widens"?"warning":"notice",Z=(0,O().isOfList)(U?.
trust),Q={...B,change:h??"",isMember:Z};return[(0,D().finding)("agent-setting-changed",Q,{...G,severity:V})]}if(t==="rem\
oved")return[];const K=t!=="script_changed",X=[];for(const{kind:V,change:Z,name:Q,script:ee,line:te}of S){if(V!=="danger"||
!(K||Z))continue;const se=ee===void 0?Q:`runs \`${ee}\`, which ${Q} in line ${te}`,ne=ee===void 0||te===void 0?$:{path:ee,
line:te,column:1};X.push((0,D().finding)("agent-runs-danger",{...B,danger:se},{location:ne}))}K&&F&&X.push((0,D().finding)(
"agent-runs-danger",{...B,danger:s},G));const J=S.filter(({change:V})=>t===void 0||V!==void 0);for(const{kind:V,name:Z}of J){
const Q=V==="file"&&k?await(0,b().whyUnreadable)(k,Z):void 0;Q&&X.push((0,D().finding)("agent-script-unreadable",{...B,script:Z,
why:Q},G))}if(X.length>0)return X;const z=x==="server"&&S.length>0&&S.every(y)||!K?"notice":"warning",Y=K?(0,C().meansOf)(
S):J.map(({name:V})=>`the change decides about \`${V}\``);return[(0,D().finding)("agent-command-changed",{...B,means:Y},
{...G,severity:z})]}const s="hides its output";function y({kind:t,name:E}){return t==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.
test(E)}},12195:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.meansOf=N;function b(){const P=g(97018);
return b=function(){return P},P}function n(){const P=g(36773);return n=function(){return P},P}const i={file:({name:P,change:M})=>`\
it runs \`${P}\`${M===void 0?"":`, which this change ${M==="added"?"adds":"edits"}`}`,npm_script:({name:P,change:M})=>`i\
t runs the script \`${P}\` of package.json${M?", which this change edits":""}`,missing:({name:P})=>`it runs \`${P}\`, whi\
ch is not in the commit`,outside:({name:P})=>`it runs \`${P}\`, which is outside of the repository`,package:({name:P,isExact:M})=>M?
`it fetches \`${P}\``:`it fetches \`${P}\` without an exact version`,inline:({name:P})=>`it has code for \`${P}\` in one \
line`,danger:({name:P,script:M,line:C})=>M===void 0?`it ${P}`:`\`${M}\` ${P} (line ${C})`,address:({name:P})=>`it connec\
ts to \`${P}\``,program:()=>{},unread:({name:P})=>`it could not be read: ${P}`},D=4;function N(P){const M=P.flatMap(R=>{
const v=(0,b().redact)(R.name).text;return i[R.kind]({...R,name:v})??[]}),C=P.filter(({kind:R})=>R==="program").map(({name:R})=>R);
return M.length===0&&C.length>0?[`it runs ${(0,n().inCode)(C.slice(0,D))} of the machine`]:M.length>D?[...M.slice(0,D),`\
and ${M.length-D} more`]:M}},53158:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.ProjectFiles=void 0;
function b(){const C=g(76760);return b=function(){return C},C}function n(){const C=g(59867);return n=function(){return C},
C}function i(){const C=g(3463);return i=function(){return C},C}function D(){const C=g(32854);return D=function(){return C},
C}function N(){const C=g(93028);return N=function(){return C},C}const P=/^(?:[/~\\]|[A-Za-z]:)/;class M{#e;#n;constructor(R,v){
this.#e=R,this.#n=v}into(R){const O=R===void 0||P.test(R)||/[$`]/.test(R)?[]:this.#n.map(T=>b().posix.join(T,R));return new M(
this.#e,O)}find(R,v=[""]){if(!(/^[/~]/.test(R)||R===""||!this.#e))for(const O of this.#n)for(const T of v){const I=(0,D().
normalise)(b().posix.join(O,R.replaceAll("\\","/"))+T),f=I===void 0?void 0:(0,D().resolveInTree)(this.#e,I);if(f?.kind===
"inside"&&(0,N().isRegular)(f.entry.kind)&&f.entry.tracked)return f.path}}script(R,v){const O=this.find(R,v);if(O!==void 0)
return{kind:"file",name:O};if(P.test(R))return{kind:"outside",name:R};const[T]=this.#n;if(T===void 0)return{kind:"unread",
name:`it runs ${R} in another directory`};const I=(0,D().normalise)(b().posix.join(T,R));return I===void 0?{kind:"outsid\
e",name:R}:{kind:this.#e===void 0?"file":"missing",name:I||"."}}named(R,v){const O=this.find(R.replace(/^-{1,2}[\w-]+=/,
""),v);return O===void 0?[]:[{kind:"file",name:O}]}async manifest(){const R=this.find("package.json");return this.#e&&R?
(0,i().objectIn)(await(0,n().readJsonFile)(this.#e,R)):{}}}e.ProjectFiles=M},12792:function(W,e,g){Object.defineProperty(
e,"__esModule",{value:!0}),e.MAX_BYTES=void 0,e.readAgentFile=_,e.unreadFile=A;function b(){const a=g(76760);return b=function(){
return a},a}function n(){const a=g(23404);return n=function(){return a},a}function i(){const a=g(16111);return i=function(){
return a},a}function D(){const a=g(94534);return D=function(){return a},a}function N(){const a=g(3463);return N=function(){
return a},a}function P(){const a=g(97018);return P=function(){return a},a}function M(){const a=g(95132);return M=function(){
return a},a}function C(){const a=g(19610);return C=function(){return a},a}function R(){const a=g(23213);return R=function(){
return a},a}function v(){const a=g(76774);return v=function(){return a},a}function O(){const a=g(41239);return O=function(){
return a},a}function T(){const a=g(18255);return T=function(){return a},a}const I=e.MAX_BYTES=1024*1024,f=1e3;function _(a,c){
const{text:k,complete:L}=(0,D().decodeUtf8)(c),j=new(D()).Source(a.path,k),x=(H,B=0)=>A(a,H,j,B),{format:$}=a,{syntax:F="\
json"}=$;if(!L&&F!=="program"&&F!=="text")return x("it is not UTF-8",k.length);const U=F==="markdown"||F==="text"&&L;try{
const H=(0,T().findValues)((0,v().readSyntax)(k,F),$);return H.length>f?x(`it has more than ${f} commands and settings`):
{...a,entries:H.map(B=>p(B,j,$)),get contents(){return[...h(j),...U?S(j):[]]}}}catch(H){if(H instanceof v().SyntaxProblem)
return x(H.message,H.offset);throw H}}function A(a,c,k=new(D()).Source(a.path,""),L=0){const{path:j}=a,x=(0,M().finding)(
"agent-file-unread",{path:j,detail:c},{location:k.location(L)});return{...a,entries:[],contents:[],broken:x}}const l=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
u=/"(?:reveal|showOutput)":"never"/i;function p(a,c,{places:k}){const{node:L,chain:j,isWrong:x,place:$}=a,{form:F,inherits:U=[],
trust:H,guards:B}=$,G=(0,i().getNodeValue)(L),K=j.slice(0,-1).flatMap(ne=>U.flatMap(oe=>(0,T().membersOf)(ne,oe))),X=Object.
fromEntries(K.map(([ne,oe])=>[ne,(0,i().getNodeValue)(oe)])),J=(0,N().isMapping)(G)?{...X,...G}:G,q=x?[R().UNREAD]:(0,R().
readValue)(F,J,c.path),z=(0,N().isMapping)(J)&&F!=="command"&&F!=="setting",Y=Object.entries(z?J:{}).filter(([ne])=>!l.test(
ne)&&!d(`${$.at}/${ne}`,k)),V=u.test(JSON.stringify([X,G])),Q=(F==="scripts"?q.slice(0,1):q).map(R().textOf).filter(ne=>ne!==
""),ee=H==="source"&&(0,N().isMapping)(G)?(0,O().sourceText)(G):G,te=F==="setting"&&H===void 0&&!x,se=w(x?(0,i().getNodePath)(
L).join(".")||"the whole file":r(a,c));return{commands:q,form:F,event:se,shown:te?"":w(Q.join(" ; ")||(typeof ee=="strin\
g"?ee:JSON.stringify(ee))),content:m(a,V,z?Object.fromEntries(Y):J??null),isHidden:V,...F==="setting"&&!x&&{setting:{...H&&
{trust:H},value:G}},isGuard:B?.test(se)??!1,location:c.location(L.offset,L.offset+L.length)}}function m({place:{form:a}},c,k){
return a==="scripts"?"":(0,n().canonicalize)([c,k])}function d(a,c){return c.some(k=>k.form==="setting"&&k.at===a)}const o=1e3;
function w(a){const c=(0,P().redact)(a).text.replace(/\s+/g," ").trim();return c.length>o?`${c.slice(0,o)}\u2026`:c}function r({
names:a,chain:c,place:{at:k,event:L,detail:j=""}},{path:x}){const $=L?.replace(/\{(\d)\}/,(H,B)=>a[Number(B)]||'""').replace(
"{file}",()=>s(x))??a.reduce((H,B)=>H.replace("*",()=>B),k.replaceAll("/",".")),U=c.flatMap(H=>(0,T().membersOf)(H,j)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${$} (${U})`:$}function s(a){const c=b().posix.basename(a);return c===
"SKILL.md"?b().posix.basename(b().posix.dirname(a)):c}const y=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
t=4;function E(a){const c=/\d/.test(a)&&/[A-Za-z]/.test(a)&&new Set(a).size>=8;return a.length>=12&&c&&!y.test(a)}function h(a){
const{text:c,path:k}=a;return(0,P().redact)(c).redactions.flatMap(({kind:L,start:j,end:x})=>{const $=c.slice(j,x),F=a.location(
j,x),U=(0,M().finding)("agent-file-content",{path:k,kind:L},{location:F});return E($)?[{value:$,finding:U}]:[]})}function S(a){
return(0,C().findHidden)(a.text).map(({text:c,offset:k,names:L})=>{const j=L.slice(0,t),x={path:a.path,kind:"hidden",characters:j,
more:L.length>t},$=a.location(k);return{value:c,finding:(0,M().finding)("agent-file-content",x,{location:$})}})}},23213:function(W,e,g){
Object.defineProperty(e,"__esModule",{value:!0}),e.UNREAD=void 0,e.readValue=P,e.textOf=_;function b(){const l=g(76760);
return b=function(){return l},l}function n(){const l=g(3463);return n=function(){return l},l}function i(){const l=g(36773);
return i=function(){return l},l}function D(){const l=g(76774);return D=function(){return l},l}const N=e.UNREAD={unread:"\
it is not in the documented form"};function P(l,u,p){const m=b().posix.dirname(p);if(l==="file")return[u].flat().map(d=>typeof d!=
"string"?N:{file:d===""?p:b().posix.join(m,d)});if(l==="scripts"){const d=(0,n().objectIn)(u)[D().PATHS];return[{file:`${m}\
/`},...M(d)?d.map(o=>({file:b().posix.join(m,o)})):[]]}return l==="lines"?[u].flat().flatMap(d=>typeof d=="string"?{shell:d}:
(0,n().isMapping)(d)?T(d):N):l==="setting"?typeof u=="string"?[{argv:[],environment:[u]}]:[]:l!=="command"?(0,n().isMapping)(
u)?T(u):[N]:((0,n().isMapping)(u)?Object.values(u):[u]).map(d=>typeof d=="string"?{shell:d}:M(d)?{argv:d}:N)}function M(l){
return Array.isArray(l)&&l.every(u=>typeof u=="string")}const C=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],R=["exec","run","bash","path","program","entry","cmd"],v=["arguments","with_arguments"];
function O(l){const u=E=>E.map(h=>l[h]).find(h=>h!==void 0),{script:p,runner:m,type:d}=l,w=typeof p=="string"&&d!=="npm"?
[m??[],`./${p}`].flat():void 0,r=l.command??u(R)??w,s=l.args??u(v),[y,...t]=[r].flat();return{...l,...r!==void 0&&{command:y},
...(s!==void 0||t.length>0)&&{args:t.length>0?[t,s??[]].flat():s}}}function T(l){const u=O(l),p=C.map(d=>u[d]).map(d=>typeof d==
"string"?{command:d}:d).filter(d=>(0,n().isMapping)(d)&&d.command!==void 0);return[...u.command===void 0&&(p[0]??u.dependsOn)?
[]:[{}],...p].flatMap(d=>I({...u,...d}))}function I(l){const{type:u,script:p,command:m,args:d=[],headersHelper:o}=l,w=typeof o==
"string"?[{shell:o}]:[],s=[l.url,l.httpUrl,l.serverUrl].find(H=>typeof H=="string");if(m===void 0&&s!==void 0)return[...w,
{address:s}];const y=u==="npm"&&m===void 0,t=Array.isArray(d)?d.map(f):[void 0],E=y?["npm","run",p]:[f(m),...t];if(!M(E))
return[N];const[h="",...S]=E,c=(S.length===0?/^$|[\s|;&$()<>`'"]/.test(h):u==="shell")?{shell:[h,...S.map(A)].join(" ")}:
{argv:E},{cwd:k,env:L,shell:j}=(0,n().isMapping)(l.options)?l.options:l,x=(0,n().isMapping)(j)?[j.executable,j.args??[]].
flat():[],$=Object.values((0,n().isMapping)(L)?L:{}).filter(H=>typeof H=="string"),F=typeof k=="string"?{directory:k}:{},
U=M(x)&&x.length>0?[{argv:x}]:[];return[{...c,...F,environment:$},...U,...w]}function f(l){return(0,n().isMapping)(l)?l.
value:l}function _(l){return"argv"in l?l.argv.map(A).join(" "):"unread"in l?"":"file"in l?l.file:"shell"in l?l.shell:l.address}
function A(l){return/^[\w@%+=:,./${}-]+$/.test(l)?l:(0,i().singleQuoted)(l)}},92599:function(W,e,g){Object.defineProperty(
e,"__esModule",{value:!0}),e.keyOf=T,e.runsOf=O;function b(){const o=g(76760);return b=function(){return o},o}function n(){
const o=g(10473);return n=function(){return o},o}function i(){const o=g(95244);return i=function(){return o},o}function D(){
const o=g(32854);return D=function(){return o},o}function N(){const o=g(93028);return N=function(){return o},o}function P(){
const o=g(47905);return P=function(){return o},o}function M(){const o=g(53158);return M=function(){return o},o}function C(){
const o=g(23213);return C=function(){return o},o}function R(){const o=g(98809);return R=function(){return o},o}const v=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function O({commands:o},{path:w,root:r,format:s},y,t=new Set){const{directories:E=[""],roots:h}=s,S=[...E.map($=>b().
posix.join(r,$)),"",b().posix.dirname(w)],a=new(M()).ProjectFiles(y,S),c=I(h.join("|")),k=[];for(const $ of o)k.push(..."\
file"in $?p(c($.file),y):await m($,a,c));const L=({name:$})=>(0,N().isRegular)(y?.stat($)?.kind),j=[...k,...A(o,k,t).filter(
L)],x=new Set(j.flatMap(({kind:$,name:F})=>$==="file"?[F]:[]));for(const $ of x)j.push(...y?await u(y,$):[]);return[...new Map(
j.map($=>[T($),$])).values()]}function T({kind:o,name:w,script:r,text:s}){return JSON.stringify([o,w,...o==="danger"?[r,
s]:[]])}function I(o){const w=new RegExp(`\\$(?:(?:env:)?(?:${o})\\b|\\{(?:env:)?(?:${o})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${o})%`,"g");return r=>r.replace(w,".").replace(v,"~")}const f=/(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
_=/\$(?:env:)?\w+|\$\{[^}]*\}|\$\([^)]*\)|%\w+%/g;function A(o,w,r){if(r.size===0)return[];const s=o.flatMap(h=>"environ\
ment"in h?h.environment??[]:[]),y=[...o.map(C().textOf),...s].flatMap(h=>h.replace(_,"").match(f)??[]).map(h=>h.replaceAll(
"\\","/").replace(/^(?:\.{1,2}\/)+/,"")),t=(h,S)=>h===S||h.endsWith(`/${S}`),E=y.filter(h=>!w.some(({kind:S,name:a})=>S===
"file"&&t(a,h)));return[...r].filter(h=>E.some(S=>t(h,S))).map(h=>({kind:"file",name:h}))}const l=2e5;async function u(o,w){
const r=await(0,n().readText)(o,w,l);if(r===void 0||"unread"in r)return[];const s=r.text.split(`
`);return(0,P().dangersInScript)(w,r.text).map(({does:y,at:t})=>{const E=r.text.slice(0,t).split(`
`).length;return{kind:"danger",name:y,script:w,line:E,text:s[E-1]?.trim()??""}})}function p(o,w){if(!w)return[];const r=(0,D().
resolveInTree)(w,o.replace(/\/$/,""));if(r.kind!=="inside")return[];const s=({path:E,kind:h})=>h==="directory"?w.list(E).
flatMap(s):h==="executable"||h==="file"&&(0,i().isCode)(E)?[E]:[];return(o.endsWith("/")?s(r.entry):(0,N().isRegular)(r.
entry.kind)?[r.path]:[]).map(E=>({kind:"file",name:E}))}async function m(o,w,r){if("address"in o)return[{kind:"address",
name:o.address}];if("unread"in o)return[{kind:"unread",name:o.unread}];const{directory:s,environment:y=[]}=o,t=s?w.into(
r(s)):w,E="shell"in o?o.shell.split(/["'|;&]/):[],h=[...y,...E.filter(a=>a.includes("\\"))].map(r);return[..."shell"in o?
await(0,R().textRuns)(r(o.shell),t):[...(0,P().dangersInShell)((0,C().textOf)(o)).map(({does:a})=>({kind:"danger",name:a})),
...await(0,R().wordRuns)(o.argv.map(a=>d(r(a))),t)],...(0,R().valueRuns)(h,t)]}function d(o){const w=!/\$\{|\$\w/.test(o);
return{text:o,shown:o,quoted:!0,span:{start:0,end:0},isKnown:w}}},76774:function(W,e,g){Object.defineProperty(e,"__esMod\
ule",{value:!0}),e.SyntaxProblem=e.PATHS=e.LINKS=e.INLINE=void 0,e.readSyntax=R;function b(){const r=g(16111);return b=function(){
return r},r}function n(){const r=g(60502);return n=function(){return r},r}function i(){const r=g(69873);return i=function(){
return r},r}function D(){const r=g(3463);return D=function(){return r},r}class N extends Error{offset;constructor(s,y=0){
super(s),this.offset=y}}e.SyntaxProblem=N;const P=e.INLINE="!`",M=e.LINKS="!link",C=e.PATHS="!path";function R(r,s){if((0,D().
isNestedTooDeep)(s==="markdown"?u(r).text:r))throw new N("its brackets are nested too deeply");switch(s){case"json":return v(
r);case"toml":return _(r);case"yaml":return l(r,0);case"markdown":return d(r);case"shell":return T(r,[0,r.length]);case"\
program":case"text":return T("",[0,0])}}function v(r){const s=[],y=(0,b().parseTree)(r,s,{allowTrailingComma:!0}),[t]=s;
if(t)throw new N(O((0,b().printParseErrorCode)(t.error)),t.offset);if(y===void 0)throw new N("it is empty");return y}function O(r){
return r.replace(/\B[A-Z]/g,s=>` ${s}`).toLowerCase()}function T(r,[s,y]){return{type:r===null?"null":typeof r,value:r,offset:s,
length:y-s}}function I(r,s,[y,t]){const E={type:r,offset:y,length:t-y,children:s};for(const h of s)h.parent=E;return E}function f(r,s,y){
return I("property",[T(r,y),s],y)}function _(r){try{const s=(0,n().parseTOML)(r),y=new Map,t=({body:h},S)=>{for(const a of h){
const c=a.key.keys.map(L=>L.type==="TOMLBare"?L.name:L.value),k=a.type==="TOMLTable"?a.resolvedKey:[...S,...c];y.set(k.join(
"\0"),a.range),a.type==="TOMLTable"?t(a,k):a.value.type==="TOMLInlineTable"&&t(a.value,k)}};t(s.body[0],[]);const E=(h,S,a)=>{
const c=y.get(S.join("\0"))??a;if(Array.isArray(h))return I("array",h.map((L,j)=>E(L,[...S,j],c)),c);if(!(0,D().isMapping)(
h)||h instanceof Date)return T(h instanceof Date?h.toISOString():h,c);const k=Object.entries(h).map(([L,j])=>f(L,E(j,[...S,
L],c),c));return I("object",k,c)};return E((0,n().getStaticTOMLValue)(s),[],[0,r.length])}catch(s){throw s instanceof n().
ParseError?new N(A(s.message),s.index):s}}function A(r){const[s=""]=r.split(`
`);return s.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,y=>y.toLowerCase())}function l(r,s){const y=(0,i().
parseDocument)(r,{uniqueKeys:!0}),[t]=y.errors;if(t)throw new N(A(t.message),s+t.pos[0]);let E=0;const h=(S,a)=>{if((0,i().
isAlias)(S)){if(E+=1,E>100)throw new N("it has too many aliases",a[0]);return h(S.resolve(y),a)}const c=(0,i().isMap)(S)||
(0,i().isSeq)(S)||(0,i().isScalar)(S)?S.range:void 0,k=c?[s+c[0],s+c[1]]:a;if((0,i().isMap)(S))return I("object",S.items.
map(({key:j,value:x})=>f(String(j),h(x,k),k)),k);if((0,i().isSeq)(S))return I("array",S.items.map(j=>h(j,k)),k);const L=(0,i().
isScalar)(S)?S.value:null;return T(typeof L=="object"&&L!==null?String(L):L,k)};return h(y.contents,[s,s+r.length])}function u(r){
const[s="",y="",t=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(r)??[];return s!==""&&r.startsWith(s)?{text:t,
start:y.length,end:s.length}:{text:"",start:0,end:0}}const p=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
m=[[P,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[M,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${p}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[C,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${p}(?![\w/-])`,"g")]];function d(r){const{text:s,start:y,
end:t}=u(r),E=[0,r.length],h=m.flatMap(([S,a])=>{const c=[...r.slice(t).matchAll(a)].map(k=>{const L=t+k.index;return T(
k[1]??k[2]??k[0],[L,L+k[0].length])});return c.length>0?[f(S,I("array",c,E),E)]:[]});return I("object",[...o(s,y),...h],
E)}function o(r,s){try{return w(l(r,s))}catch(y){if(!(y instanceof N))throw y}return[...r.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].
flatMap(y=>{const[t,E="",h=""]=y,S=s+y.index;try{return w(l(t,S))}catch(c){if(!(c instanceof N))throw c}const a=[S,S+t.length];
return f(E,T(h.trim(),a),a)})}function w({type:r,children:s=[]}){return r==="object"?s:[]}},98809:function(W,e,g){Object.
defineProperty(e,"__esModule",{value:!0}),e.textRuns=C,e.valueRuns=O,e.wordRuns=v;function b(){const S=g(3463);return b=
function(){return S},S}function n(){const S=g(95244);return n=function(){return S},S}function i(){const S=g(11331);return i=
function(){return S},S}function D(){const S=g(81716);return D=function(){return S},S}function N(){const S=g(54421);return N=
function(){return S},S}function P(){const S=g(47905);return P=function(){return S},S}const M=4;async function C(S,a,c=0){
if(c>M)return[{kind:"unread",name:"it is nested too deeply"}];const k=(0,D().readShellText)(S);return k.length===0&&S.trim()!==
""?[{kind:"unread",name:"it is too long"}]:[...[...new Set((0,P().dangersInShell)(S).map(({does:j})=>j))].map(j=>({kind:"\
danger",name:j})),...await R(k,S,a,c)]}async function R(S,a,c,k){const L=[];let j=c;for(const x of S){if(L.push(...await R(
x.inside,a,j,k)),x.subshell!==void 0)continue;if(x.defines){L.push({kind:"unread",name:"it defines a function"});continue}
const{words:$,assignments:F}=(0,D().withoutReserved)(x),U=$.map(G=>({...G,shown:a.slice(G.span.start,G.span.end),isKnown:!(0,D().
isDynamic)(x,G)}));L.push(...O(F.map(({value:G})=>G),j));const[H,B]=U;H?.text==="cd"||H?.text==="pushd"?j=j.into(B?.isKnown?
B.text:void 0):L.push(...await v(U,j,k))}return L}function v(S,a,c=0){return T(S,{files:a,shell:(L,j=a)=>C(L,j,c+1)})}function O(S,a){
return S.flatMap(c=>c.split(/[\s=:,]+/)).flatMap(c=>a.named(c))}async function T(S,a){const c=(0,N().startedWords)(S),[k,
...L]=c;if(k===void 0||I(k.text))return[];if(!k.isKnown)return[f(`it starts ${k.shown}`)];const j=(0,i().programNamed)(k.
text)??{name:(0,i().baseName)(k.text),kind:"system"},x=(0,N().textHanded)(c);if(j.kind==="shell"&&x)return x.words.every(
({isKnown:Y})=>Y)||/\s/.test(x.text)?a.shell(x.text):[f("a shell runs what it is handed")];const $=L.some(({text:z})=>o(
z)||d(z));if((0,i().runsCode)(k.text)&&($||!j.runsScripts))return l((0,i().baseName)(k.text),L,x!==void 0,a.files);const{
files:F,left:U}=A(L,a.files),H=U.map(({text:z})=>z),B=o(k.text)&&!m.test(k.text),G=d(k.text)?a.files.named(k.text):[],K=B?
[a.files.script(k.text)]:G.length>0?G:await u(j,H,{...a,files:F}),X=H.filter(d).flatMap(z=>{const Y=F.named(z);return Y.
length>0?Y:a.files.named(z)}),J=j.runsInside?U.findIndex(({text:z})=>(0,i().runsCode)(z)):-1,q=J<0?[]:await T(U.slice(J),
{...a,files:F});return[...K,...q,...X]}function I(S){return(0,i().isWithoutEffect)(S)||(0,i().changesShell)(S)&&(0,i().programNamed)(
S)===void 0}function f(S){return{kind:"unread",name:S}}const _=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function A(S,a){const c=S.findIndex(({text:j})=>_.test(j));if(c<0)return{files:a,left:S};const k=_.exec(S[c]?.text??"")?.[1],
L=S.toSpliced(c,k===void 0?2:1);return{files:a.into(k??S[c+1]?.text),left:L}}function l(S,a,c,k){const L=a.flatMap(({text:H})=>k.
named(H));if(c)return[{kind:"inline",name:S},...L];const j=a.filter(({text:H})=>!H.startsWith("-")),x=j.find(({text:H})=>o(
H)||d(H))??j[0],$={kind:"program",name:S};if(L.length>0||x===void 0)return L.length>0?L:[$];const{text:F}=x;if(!x.isKnown)
return[f(`it runs ${x.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(a[a.
indexOf(x)-1]?.text!=="-m")return[k.script(F,y)];const U=k.named(F.replaceAll(".","/"),y);return U.length>0?U:[$]}async function u(S,a,{
files:c,shell:k}){const L=await c.manifest(),j=S.runsScripts&&w(a),x=s(j).flatMap(H=>{const B=(0,b().textIn)((0,b().objectIn)(
L.scripts),H);return B===""?[]:[{kind:"npm_script",name:H,text:B}]}),$=await Promise.all(x.map(({text:H=""})=>k(H,c))),U=x.
length>0&&!r.test(j??"")?[]:p(S,a,L,c);return[...x,...$.flat(),...U]}function p(S,a,c,k){const{name:L,finds:j=""}=S,x=j.
split(" ").flatMap(G=>k.named(G));if(x.length>0)return x;const $=h(S,a);if($===void 0)return[{kind:"program",name:L}];const F=k.
named($.name);if(F.length>0||/^[./]/.test($.name))return F.length>0?F:[{kind:"program",name:L}];const{dependencies:U,devDependencies:H}=c;
return[[U,H].some(G=>$.name in(0,b().objectIn)(G))?{kind:"program",name:$.name}:{kind:"package",...$}]}const m=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function d(S){return(0,n().isCode)(S)||/\.(?:exe|jar)$/i.test(S)}function o(S){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(S)&&!S.includes("://")}function w(S){const[a,c]=S.filter(k=>!k.startsWith("-"));return a==="run"||a==="run-script"?
c:a}const r=/^(?:add|ci|clean-install|i|install)$/;function s(S){if(S===void 0)return[];const a=c=>[`pre${c}`,c,`post${c}`];
return r.test(S)?[...new Set([S,"install","prepare"].flatMap(a)),"prepublish"]:a(S)}const y=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
E=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function h({fetches:S},a){const c=a.
filter(x=>!x.startsWith("-")),k=[2,1,0].find(x=>x<=c.length&&S?.test(c.slice(0,x).join(" ")));if(k===void 0)return;const L=k===
0?0:a.indexOf(c[k-1]??"")+1,j=a.slice(L).map(x=>x.replace(/^--(?:from|package)=/,"")).find((x,$,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(x)&&!t.test(F[$-1]??""));return j===void 0?void 0:{name:j,isExact:E.test(j)}}},41239:function(W,e,g){Object.defineProperty(
e,"__esModule",{value:!0}),e.PROTECTS_BY_DEFAULT=e.PROTECTS=e.PERMISSION=e.ON_BY_DEFAULT=e.ON=e.DISABLED=e.CHANGES=void 0,
e.directionOf=O,e.isOfList=n,e.sourceText=l;function b(){const w=g(3463);return b=function(){return w},w}function n(w){return i.
has(w)}const i=new Set(["more","less","all","sources","shown"]),D=e.ON={order:[!1,!0],unset:!1},N=e.CHANGES={order:[],unset:void 0},
P=e.DISABLED={order:[!0,!1],unset:!1},M=e.ON_BY_DEFAULT={order:[!1,!0],unset:!0},C=e.PERMISSION={order:["deny","ask","al\
low"],unset:"allow"},R=e.PROTECTS={order:[!0,!1],unset:!1},v=e.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function O(w,{
old:r,now:s,before:y,after:t}){const E=(s??r)?.value,h=c=>c.some(k=>m(k,E));if(w==="any")return s?"widens":"changes";if(w===
"shown")return"changes";if(w==="source"||w==="sources"){const[c,k]=[u(E),y.map(u)],L=k.filter(({name:x})=>x===c.name),j=c.
isMoving&&L.every(({isMoving:x})=>!x);return s&&(L.length===0||j)?"widens":"changes"}if(w==="all")return s?y.length===0||
h(y)?"narrows":"widens":t.length===0?"widens":"narrows";if(w==="more")return s&&!h(y)?"widens":"narrows";if(w==="less")return s||
h(t)?"narrows":"widens";const[S,a]=[T(r,w),T(s,w)];return S===a?"changes":a>S?"widens":"narrows"}function T(w,{order:r,unset:s}){
const y=r.indexOf(w?w.value:s);return y<0?r.length:y}const I=["source","repo","url","git_url","registry","package","comm\
and"],f=["sha","rev","ref","version"],_=/^[v^~>=<]*\d[\w.+-]*$/,A=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function l(w){return[...I,...f].map(s=>w[s]).filter(s=>typeof s=="string").join(" ")}function u(w){if((0,b().isMapping)(
w)){const y=f.map(E=>w[E]).find(E=>E!==void 0);return{name:JSON.stringify(I.map(E=>w[E])),isMoving:A.test(`${y??""}`)}}const r=typeof w==
"string"?w:JSON.stringify(w);if(_.test(r)||A.test(r))return{name:"",isMoving:A.test(r)};const[s=""]=/(?:[:@#][^/:@#]*)+$/.
exec(r)??[];return{name:r.slice(0,r.length-s.length),isMoving:A.test(s.slice(1))}}const p=/[;&|`$<>\n]/;function m(w,r){
if(w===r)return!0;if(typeof w!="string"||typeof r!="string")return!1;const[s,y]=[d(w),d(r)],t=s.tool===y.tool||o(s.tool,
y.tool);if(!t||s.argument===void 0||s.argument==="*")return t;const{argument:E}=y;return E!==void 0&&!p.test(E)&&o(s.argument,
E)}function d(w){const[,r=w,s]=/^([^()]*)\((.*)\)$/s.exec(w)??[];return{tool:r,...s!==void 0&&{argument:s}}}function o(w,r){
const s=w.replace(/:\*$/,"*").split("*"),[y="",...t]=s;if(t.length===0)return y===r;if(!r.startsWith(y))return!1;const E=t.
pop()??"";let h=y.length;for(const S of t){const a=r.indexOf(S,h);if(a<0)return!1;h=a+S.length}return r.length-E.length>=
h&&r.endsWith(E)}},18255:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.findValues=D,e.membersOf=f;function b(){
const u=g(16111);return b=function(){return u},u}function n(){const u=g(3463);return n=function(){return u},u}function i(){
const u=g(41239);return i=function(){return u},u}function D(u,p){const{places:m,harmless:d}=p,o=m.flatMap(s=>{const y=O(
u,s).map(h=>M(h)==="wrong"?{...h,isWrong:!0}:h),t=y.filter(h=>M(h)!=="other"&&!N(h,m)),E=({node:h})=>s.startsOthers&&"de\
pendsOn"in v(h);return t.some(E)?y:t}),w=new Map(o.map(s=>[s.node,s])),r=d&&u.type==="object"?A(u,_(p),new Set(w.keys())):
[];return[...w.values(),...r]}function N({node:u,chain:p,place:m},d){const o=l(u)||p.at(-1)?.type==="object";return m.form===
"setting"&&m.trust!=="source"&&o&&P(m.at,d)}function P(u,p){return p.some(m=>m.at.startsWith(`${u}/`))}function M({node:u,
isWrong:p,place:m}){const{only:d,without:o,needs:w}=m;if(p)return"wrong";if(o!==void 0&&o in v(u)||w!==void 0&&u.type===
"object"&&!(w in v(u)))return"other";const r=d&&R((0,b().getNodeValue)(u),d.field);return d?.values.some(t=>C(t)===C(r))??
!0?"own":r===void 0||d?.values.some(t=>typeof t==typeof r)?"other":"wrong"}function C(u){return typeof u=="string"?u.toLowerCase():
u}function R(u,p){const m=p===""?[]:p.split("/"),d=(o,w)=>(0,n().isMapping)(o)?o[w]:o===void 0?o:null;return m.reduce(d,
u)}function v(u){return u.type==="object"?(0,b().getNodeValue)(u):{}}function O(u,p){const m=[];let d=[{place:p,node:u,names:[],
chain:[u]}];for(const o of T(p.at))d=d.flatMap(w=>{const{node:r,names:s,chain:y}=w,t=r.type==="array"&&o==="*";r.type!==
"object"&&!t&&!p.mayDiffer&&m.push({...w,isWrong:!0});const E=o==="*"&&s.length===0;return f(r,o).filter(([h])=>!E||p.names?.
test(h)!==!1).map(([h,S])=>({place:p,node:S,names:o==="*"?[...s,h]:s,chain:[...y,S]}))});return[...(0,i().isOfList)(p.trust)?
d.flatMap(I):d,...m]}function T(u){return u===""?[]:u.split("/")}function I(u){const{node:p}=u;if(p.type==="object")return(p.
children??[]).flatMap(({children:[d]=[]})=>d?[{...u,node:d}]:[]);if(p.type==="array")return(p.children??[]).map(d=>({...u,
node:d}));if(p.type!=="string")return[u];const m=String(p.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return m.length===
1?[u]:m.map(d=>({...u,node:{...p,value:d}}))}function f({type:u,children:p=[]},m){return u==="array"&&m==="*"?p.map((d,o)=>[
`${o+1}`,d]):u!=="object"?[]:p.flatMap(({children:[d,o]=[]})=>o&&(m==="*"||d?.value===m)?[[String(d?.value),o]]:[])}function _({
places:u,harmless:p=[]}){return[...u.map(({at:m,names:d,only:o,needs:w})=>({steps:T(m),names:d,isPart:o!==void 0||w!==void 0||
P(m,u)})),...u.flatMap(({at:m,detail:d,names:o})=>T(m).flatMap((w,r,s)=>d===void 0?[]:{steps:[...s.slice(0,r),d],names:o})),
...p.map(({at:m,names:d})=>({steps:T(m),names:d}))]}function A(u,p,m){const d=(o,w,r)=>{const s=r.length;return f(o.at(-1)??
u,"*").flatMap(([y,t])=>{const E=w.filter(({steps:k,names:L})=>{const j=k.indexOf("*")===s;return k[s]==="*"?!j||L?.test(
y)!==!1:k[s]===y}),h=({steps:k,isPart:L})=>k.length===s+1&&!L;if(m.has(t)||E.some(h))return[];const[S,a]=[[...o,t],[...r,
y]];return l(t)&&E.some(({steps:k})=>k.length>s+1)?d(S,E,a):[{place:{at:a.filter((k,L)=>S[L]?.type!=="array").join("/"),
form:"setting"},node:t,names:[],chain:S}]})};return d([u],p,[])}function l({type:u}){return u==="object"||u==="array"}},
27928:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),e.SEED_HASHES=void 0;const g=e.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),
e.activatedSeeds=M,e.seedRelease=N;function b(){const C=g(77598);return b=function(){return C},C}function n(){const C=g(
23404);return n=function(){return C},C}function i(){const C=g(64385);return i=function(){return C},C}function D(){const C=g(
27928);return D=function(){return C},C}function N({value:C,envelope:R}){if(R===void 0)return D().SEED_HASHES[(0,b().hash)(
"sha256",(0,n().canonicalize)(C)).slice(0,32)]}const P=/\.seed\.json$/;function M({head:C,base:R,untouched:v},O){const T=(A,l)=>A.
filter(({path:u})=>P.test(u)===l).flatMap(({assets:u})=>u).filter(({type:u,value:p})=>u==="Gene"&&(0,i().declaredId)(p)!==
void 0),I=new Set(T(R,!0).map(({id:A})=>A));if(I.size===0)return[];const f=new Set(T([...R,...v],!1).map(({id:A})=>A)),_=new Set(
O.map(({asset:A})=>A));return T(C,!1).filter(A=>I.has(A.id)&&!f.has(A.id)&&!_.has(A))}},68450:function(W,e,g){Object.defineProperty(
e,"__esModule",{value:!0}),e.commonRoot=P,e.packagesAbove=C,e.storeOf=N;function b(){const v=g(76760);return b=function(){
return v},v}function n(){const v=g(39491);return n=function(){return v},v}function i(){const v=g(32854);return i=function(){
return v},v}function D(){const v=g(93028);return D=function(){return v},v}function N(v,{policy:O,tree:T,base:I}){const[f]=O.
stores.map(({path:l,root:u})=>({path:(0,i().normalise)(l)??"",root:(0,i().normalise)(u)??""})).filter(({path:l})=>(0,i().
isWithin)(v,l)).sort((l,u)=>u.path.length-l.path.length),_=b().posix.dirname(v).replace(/^\.$/,"");if(f!==void 0)return{
path:_,root:f.root,named:!0};const A=[I,T].find(l=>l?.stat(_)?.kind==="directory");return{path:_,root:(A&&C(A,_)[0])??""}}
function P(v,O){const T=new Set([...v].map(f=>N(f,O).root)),[I=""]=T;return T.size===1?I:""}const M=(0,D().perTree)(()=>new Map);
function C(v,O){const T=M(v).get(O)??R(v,O);return M(v).set(O,T),T}function R(v,O){return[...new Set([O,...(0,n().foldersAbove)(
O).reverse(),""])].filter(I=>v.stat(b().posix.join(I,"package.json"))!==void 0)}},85475:function(W,e,g){Object.defineProperty(
e,"__esModule",{value:!0}),e.asHubHashes=l,e.assetIdOf=T,e.contentHash=_,e.hashFindings=v,e.identityFindings=C,e.isMissingIdentity=
R,e.matchContentHash=M,e.unhashedFields=u;function b(){const p=g(23404);return b=function(){return p},p}function n(){const p=g(
27199);return n=function(){return p},p}function i(){const p=g(36093);return i=function(){return p},p}function D(){const p=g(
95132);return D=function(){return p},p}function N(){const p=g(94377);return N=function(){return p},p}const P=new Set(["G\
ene","Capsule","EvolutionEvent"]);function M(p){const{type:m,value:d}=p,o=d.asset_id;return o===_(p.value)?"content":m===
"Capsule"&&o===_(l(d))?"hub":typeof o=="string"&&(0,N().asEngineHashed)(d)?"engine":void 0}function C(p,m){const{type:d,
value:o}=p;if(!P.has(d))return v(p,m);const w=O(p,m),r=(0,n().placeOf)(p),s=o.asset_id===void 0?_(p.value):void 0;return[
...o.schema_version===void 0?[(0,D().finding)("schema-version-missing",w,r)]:[],...s===void 0?v(p,m):[(0,D().finding)("c\
ontent-hash-missing",{...w,expected:s},r)]]}function R({rule:p}){return p==="schema-version-missing"||p==="content-hash-\
missing"}function v(p,m,d=!1,o){const{value:w}=p;if(w.asset_id===void 0||M(p)!==void 0)return[];const r=_(p.value),s=(0,N().
otherHashForm)(p),y=(0,i().seedRelease)(p),E=s==="created"||y!==void 0?"notice":(0,N().hasOnlyLearned)(p,o)?"warning":"e\
rror",h=m==="author"?"error":E,S={...(0,n().placeOf)(p,["asset_id"]),severity:h},a={...O(p,m),expected:r,...s&&{form:s},
...y&&{seed:y}},c=d&&h!=="notice"&&m==="fix"?I(p,r):void 0;return[{...(0,D().finding)("content-hash-mismatch",a,S),...c&&
{edit:c}}]}function O({type:p,id:m},d){return{type:p,id:m,fixable:d==="fix",...d==="author"&&{foreign:!0}}}function T(p){
const{asset_id:m}=p.value;return typeof m=="string"&&M(p)!==void 0?m:_(p.value)}function I({type:p,path:m,pointer:d,value:o},w){
const{asset_id:r,...s}=o;if(!(typeof r!="string"||Object.values(s).some(f))&&M({type:p,value:{...s,asset_id:w}})!==void 0)
return{path:m,pointer:(0,n().pointerText)([...d,"asset_id"]),old:r,new:[w],fix:!0}}function f(p){return typeof p!="objec\
t"||p===null?!1:Object.hasOwn(p,"asset_id")||Object.values(p).some(f)}function _(p){return(0,b().computeAssetId)(p)??""}
const A=["notes","details"];function l(p){const{outcome:m}=p;if(!(0,n().isJsonObject)(m))return p;const{notes:d,details:o,
...w}=m;return{...p,outcome:w}}function u(p){const{outcome:m}=p.value;return M(p)!=="hub"||!(0,n().isJsonObject)(m)?[]:A.
filter(d=>Object.hasOwn(m,d)).map(d=>`outcome.${d}`)}},94377:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),
e.asEngineHashed=N,e.hasOnlyLearned=M,e.hashDigits=R,e.otherHashForm=i;function b(){const v=g(23404);return b=function(){
return v},v}function n(){const v=g(27199);return n=function(){return v},v}function i({value:v}){const O=typeof v.asset_id==
"string"?R(v.asset_id):void 0,T=_=>(0,b().computeAssetId)(_)===`sha256:${O}`;return T(v)?"unprefixed":v.type==="Gene"&&v.
epigenetic_marks!==void 0&&T({...C(v),epigenetic_marks:[]})?"created":void 0}const D={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function N(v){const T=D.Capsule.filter(f=>v.type==="Capsule"&&!(f in v)).reduce((f,_)=>f.flatMap(A=>[
A,{...A,[_]:null}]),[{}]);return[v,P(v)].flatMap(f=>T.map(_=>({...f,..._}))).find(f=>(0,b().computeAssetId)(f)===v.asset_id)}
function P(v){if(Array.isArray(v))return v.map(P);if(!(0,n().isJsonObject)(v))return v;const O=Object.entries(v).map(([T,
I])=>{const f=P(I),[_]=D.env_fingerprint,A=T==="env_fingerprint"&&(0,n().isJsonObject)(f)&&!(_ in f);return[T,A?{...f,[_]:null}:
f]});return Object.fromEntries(O)}function M({value:v},O){if(v.type!=="Gene"||O===void 0)return!1;const[T,I]=[v,O.value].
map(f=>{const{schema_version:_,asset_id:A,...l}=C(f);return(0,b().canonicalize)(l)});return T===I}function C(v){const{epigenetic_marks:O,
learning_history:T,anti_patterns:I,...f}=v;return f}function R(v){const O=v.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(O)?O:void 0}},62166:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.inPlaceOfNpm=
D;function b(){const P=g(91063);return b=function(){return P},P}function n(){const P=g(60210);return n=function(){return P},
P}function i(){const P=g(80827);return i=function(){return P},P}async function D(P,M){const{invocation:C,argv:R,targets:v}=P,
{tree:O,cwd:T="",changed:I=new Set,programs:f=b().NO_PROGRAMS}=M,_=C?.program==="npm"||C?.program==="npx";if(O===void 0||
R===null||C===void 0||!_)return P;const A={tree:O,directory:T,changed:I,families:f},l=await(0,i().npmScripts)(C,A),u=v.some(
({kind:d,via:o})=>d==="package_binary"&&o===void 0),m=(l?(0,i().stepsIn)(l).some(({text:d})=>N.test(d)):!u)?await(0,n().
foreignSettings)(O,I):[];return{...P,...l&&{scripts:l},...m.length>0&&{npmSettings:m}}}const N=/(?:^|[^\w.-])np[mx](?![\w.-])/},
80827:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.npmScripts=f,e.stepsIn=I;function b(){const c=g(
76760);return b=function(){return c},c}function n(){const c=g(3463);return n=function(){return c},c}function i(){const c=g(
54669);return i=function(){return c},c}function D(){const c=g(11331);return D=function(){return c},c}function N(){const c=g(
3893);return N=function(){return c},c}function P(){const c=g(60210);return P=function(){return c},c}function M(){const c=g(
59867);return M=function(){return c},c}function C(){const c=g(56788);return C=function(){return c},c}function R(){const c=g(
46912);return R=function(){return c},c}function v(){const c=g(47668);return v=function(){return c},c}const O={start:0,end:0},
T=200;function I({steps:c}){return c.flatMap(k=>k.command?.nested?I(k.command.nested):[k])}async function f(c,k,L={left:T}){
const{subcommand:j,flags:x}=c;if(j===void 0)return;const{project:$,selected:F,runs:U,packages:H}=await(0,R().scriptsThatRun)(
c,k,O);if($===void 0)return;const B=await(0,P().readNpmrc)({...k,directory:$}),G=await _(k,$);if("unread"in B||G===void 0)
return;const{settings:K}=B,X=s.some(V=>V in K);if(G.devEngines!==void 0||X)return;const J=[],q=y(x,K);for(const V of H){
const Z=await _(k,V);if(Z===void 0||A(Z))return;const Q=U.filter(te=>te.directory===V),ee=Q.length===0?await d(c,k,V):void 0;
ee!==void 0&&J.push({...l(Z),...ee,directory:V});for(const te of Q){const se=await u(te,k,q,L);J.push({...l(Z),...se})}}
const z=K["node-options"],{prefix:Y}=(0,v().readSettings)(c);return{subcommand:j,directory:k.directory,project:$,prefixed:Y!==
void 0,inWorkspaces:F,config:q,...typeof z=="string"&&{nodeOptions:z},steps:J}}async function _({tree:c},k){const L=await(0,M().
readJsonFile)(c,(0,C().from)({directory:k},"package.json"));return L===void 0||L===M().INVALID?void 0:(0,n().objectIn)(L)}
function A({bin:c,directories:k}){return!c&&"bin"in(0,n().objectIn)(k)}function l(c){const{name:k,version:L}=c;return{packageId:k&&
L?`${String(k)}@${String(L)}`:"",packageEnv:E(c)}}async function u(c,k,L,j){const{directory:x,event:$,body:F}=c,U=(0,R().
scriptText)(c),H={...k,directory:x},B=w(U),G=await m(B,H,{config:L,budget:j}),K=c.words.map(J=>J.text),X=B&&{...B,...G&&
{nested:G}};return{directory:x,event:$,body:F,words:K,text:U,...X&&{command:X}}}const p=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function m(c,k,{config:L,budget:j}){if(!(c?.argv[0]==="npm"&&Object.
keys(c.env).length===0)||L.npm_config_ignore_scripts==="true"||(j.left-=1,j.left<0))return;const $=c.argv.slice(1).map(B=>({
text:B,span:O,quoted:!0})),{invocation:F,problems:U}=(0,N().parseNpm)($),H=F.flags.every(({name:B})=>p.has(B));if(!(U.length>
0||!H))return f(F,k,j)}async function d(c,{tree:k},L){const j=(0,R().eventOf)(c),x=(await(0,M().usablePackageJson)(k,L))?.
scripts.has(j??"");if(!(j===void 0||x||(0,v().readSettings)(c).ifPresent))return{event:j,words:[],text:""}}function o(c){
return(0,D().changesShell)(c)||(0,D().isWithoutEffect)(c)||c==="nohup"}function w(c){const{words:k,assignments:L,refused:j,
problems:x}=(0,i().lex)(c),$=x.every(({rule:G,severity:K})=>G==="assignment-refused"||K==="warning"&&G!=="unquoted-glob"),
F=x.filter(({rule:G})=>G==="assignment-refused").length,[U]=k;if(!$||F!==j.length||U===void 0||o(U.text)||U.text.includes(
"="))return;const H=[...L,...j].sort((G,K)=>G.span.start-K.span.start);if(H.some(({name:G})=>G==="PATH"))return;const B=Object.
fromEntries(H.map(({name:G,value:K})=>[G,K]));return{argv:k.map(G=>G.text),env:B}}const r=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),s=["also","dev","include","omit","only","optional","product\
ion"];function y(c,k){const L=Object.entries(k).filter(([$,F])=>["harmless","honoured"].includes((0,P().effectOf)($,F))),
j=c.map(({name:$,value:F,negated:U})=>[$.slice(2),F??U!==!0]),x=[...L,...j].filter(([$])=>!r.has($));return Object.fromEntries(
x.map(([$,F])=>[`npm_config_${$.replaceAll("-","_").toLowerCase()}`,t(F)]))}function t(c){return Array.isArray(c)?c.map(
t).join(`

`):c==null||c===!1?"":String(c).trim()}function E(c){const{name:k,version:L,config:j,engines:x,bin:$}=c,F={};return h({name:k,
version:L,config:j,engines:x,bin:S($,k)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function h(c,k,L){for(const[j,x]of Object.entries(c))if(x!==void 0)if(x===null||x===!1)L[`${k}${j}`]="";else if(Array.
isArray(x))for(const[$,F]of x.entries())h({[`${j}_${$}`]:F},k,L);else typeof x=="object"?h(x,`${k}${j}_`,L):L[`${k}${j}`]=
String(x)}function S(c,k){const x=Object.entries((0,M().binOf)(c,typeof k=="string"?k:"")??{}).map(([$,F])=>[b().posix.basename(
a($)),a(F)]).filter(([$,F])=>$&&F);return x.length>0?Object.fromEntries(x):void 0}function a(c){return b().posix.join("/",
c.replaceAll("\\","/")).slice(1)}},97018:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.redact=D,e.redactForms=
N;function b(){const d=g(41551);return b=function(){return d},d}function n(){const d=g(83377);return n=function(){return d},
d}function i(d){return n().TOKEN_SHAPES.flatMap(([o,w])=>Array.from(d.matchAll(w),({indices:r})=>{const[s,y]=r?.[1]??r?.[0]??
[0,0];return{kind:o,start:s,end:y}}))}function D(d,o=[]){return N(d,(0,b().knownForms)(o))}function N(d,o){const w=[...(0,b().
findKnown)(d,o),...i(d),...f(d)].sort((t,E)=>t.start-E.start||E.end-t.end),r=[];for(const t of w){const E=r.at(-1);E===void 0||
t.start>=E.end?r.push(t):t.end>E.end&&r.splice(-1,1,{...E,end:t.end})}let s="",y=0;for(const{kind:t,start:E,end:h}of r)s+=
`${d.slice(y,E)}[redacted ${t}]`,y=h;return{text:s+d.slice(y),redactions:r}}const P="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",M="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",C="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",R=`\\\\{0,3}["']`,v=new RegExp(`${P}\
(?:${R})?${M}${R}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),O=new RegExp(`${P}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),T=new RegExp(`${P}${C}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),I=new RegExp(`${P}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function f(d){return[..._(d,v,({name:o,value:w,next:r})=>/["'\\]/.test(r)&&
!u(o,w)),..._(d,O,({value:o,next:w})=>!p(o,w)),..._(d,T,({value:o,next:w})=>m(o)&&!p(o,w)),..._(d,I,({value:o,next:w})=>m(
o)&&!p(o,w))]}function _(d,o,w){return Array.from(d.matchAll(o)).flatMap(({groups:r={},indices:s})=>{const{name:y="",value:t=""}=r,
[E,h]=s?.groups?.value??[0,0],S={name:y,value:t,next:d.charAt(h)};return l(y,t)||!w(S)?[]:[{kind:"named secret",start:E,
end:h}]})}const A=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function l(d,o){return A.test(o)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(o)?!0:/^[\d.:_-]+$/.test(o)&&!/^p/i.test(d)}
function u(d,o){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(o)}function p(d,o){return o!==""&&"([{".includes(
o)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function m(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(d)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(d)?!1:/\d/.test(d)?/[a-z]/i.test(d):d.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(d)}},83377:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),e.
TOKEN_SHAPES=void 0;const g=String.raw`
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
`,b=new RegExp(`\\b(?:${g.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),n=e.TOKEN_SHAPES=
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
4378:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.Judge=void 0;function b(){const v=g(68450);return b=
function(){return v},v}function n(){const v=g(62166);return n=function(){return v},v}function i(){const v=g(51951);return i=
function(){return v},v}function D(){const v=g(54244);return D=function(){return v},v}function N(){const v=g(87952);return N=
function(){return v},v}function P(){const v=g(34482);return P=function(){return v},v}function M(){const v=g(41431);return M=
function(){return v},v}const C=4e3;class R{terms;context;clock;#e=new Map;#n=new Map;constructor(O,T,I){this.terms=O,this.
context=T,this.clock=I}static by(O){const T=(0,P().contextIn)(O,{});return new R(O,T,O.clock??new(D()).AuditClock(O.signal))}with(O){
const T={...this.terms,...O},I=(0,P().contextIn)(T,this.context.proposal);return new R(T,I,this.clock)}proposed(O){return new R(
this.terms,(0,P().contextIn)(this.terms,O),this.clock)}storeOf(O){const{cwd:T}=this.terms,I=(0,b().storeOf)(O,this.terms);
return T===void 0?I:{...I,root:T}}forFile(O){return this.startingIn(this.storeOf(O).root)}startingIn(O){if(O===(this.terms.
cwd??""))return this;const T=this.#n.get(O)??this.with({cwd:O});return this.#n.set(O,T),T}command(O){const T=this.#e.get(
O);if(T!==void 0)return T;const I=this.#s(O);this.#e.set(O,I);const[f]=this.#e.keys();return this.#e.size>C&&this.#e.delete(
f),I}async risk(O,T){return(0,M().judgeRiskAlone)(await this.#t(T),O,this.context)}async#s(O){const{profile:T}=this.terms.
policy;try{return(0,M().judgeReading)(await this.#t(O),T,this.context)}catch(I){return(0,M().unjudged)(O,T,I)}}async#t(O){
const{tree:T,base:I,changed:f,cwd:_="",policy:A}=this.terms,{clock:l}=this,u=(0,N().programTerms)(A),{areBuilt:p}=(0,N().
additionsFor)(A),m={...T&&{tree:T},...I&&{base:I},changed:f,cwd:_,programs:u,isOutput:p,clock:l};return await l.tick(),(0,n().
inPlaceOfNpm)(await(0,i().readCommand)(O,m),m)}}e.Judge=R},81961:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),
e.comparePolicies=A,e.policyOfBranch=I,e.policyWith=T,e.stricterOf=C,e.tightenPolicy=v,e.valuesOf=O;function b(){const m=g(
23404);return b=function(){return m},m}function n(){const m=g(41330);return n=function(){return m},m}function i(){const m=g(
69873);return i=function(){return m},m}function D(){const m=g(41895);return D=function(){return m},m}function N(){const m=g(
74238);return N=function(){return m},m}function P(){const m=g(11160);return P=function(){return m},m}function M(){const m=g(
92328);return M=function(){return m},m}function C(m,d,o){const w=R(m.policy,d.policy);if("conflicts"in w)throw new(D()).
GateError("policy_conflict",`The policies of the base and of ${o} differ in ${w.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:r,digest:s}=d,y=[...m.combinedWith?[m.combinedWith.
name]:[],o];return{...m,policy:w.policy,digest:(0,N().digestPolicy)(w.policy),combinedWith:{name:y.join(" and "),digest:s,
...r!==void 0&&{ref:r}}}}function R(m,d){const o=[],w=O(m),r=O(d);for(const[s,{strictness:y}]of P().POLICY_KEYS){const[t,
E]=[w.get(s),r.get(s)];if((0,b().canonicalize)(t)===(0,b().canonicalize)(E))continue;const h=y.combine(t,E);h?w.set(s,h.
value):o.push(s)}return o.length>0?{conflicts:o}:{policy:T(w)}}function v(m,d){if(Object.values(d).every(y=>y===void 0))
return m;const o=O(m.policy),w=[],r=new Map(Object.entries(d));for(const[y,{strictness:t,input:E}]of P().POLICY_KEYS){const h=E&&
r.get(E.name),S=o.get(y);if(!(!E||h===void 0||h===S))if(S===E.open||t.compare(S,h)==="tighter")o.set(y,h);else{const a={
given:String(h),kept:String(S)};w.push({input:E.name,key:y,...a})}}const s=T(o);return{...m,policy:s,digest:(0,N().digestPolicy)(
s),ignoredInputs:w}}function O(m){const d=m;return new Map([...P().POLICY_KEYS.keys()].map(o=>{const[w="",r]=o.split("."),
s=d[w];return[o,r===void 0?s:s[r]]}))}function T(m){const d={};for(const[o,w]of m){const[r="",s]=o.split(".");d[r]=s===void 0?
w:{...d[r],[s]:w}}return P().policySchema.parse(d)}function I(m,d,o){const{branches:w,...r}=m.policy,s=Object.entries(w).
filter(([E])=>f(E,d));if(s.length===0&&d!==o)return;const y={...r,branches:{}},t=s.map(([,E])=>P().policySchema.parse((0,P().
withEntry)(y,E))).reduce((E,h)=>E?_(E,h,d):h,void 0);return t===void 0?m:{...m,policy:t,digest:(0,N().digestPolicy)(t)}}
function f(m,d){return m===d||n().default.isMatch(d,m,{dot:!0,nonegate:!0})}function _(m,d,o){const w=R(m,d);if("policy"in
w)return w.policy;throw new(D()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(o)}\
 differ in ${w.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}function A(m,d){const[o,w]=[O(m),O(d)];return[...P().POLICY_KEYS].flatMap(([r,{
strictness:s}])=>{const[y,t]=[o.get(r),w.get(r)],E=l(y,t);if(E===void 0)return[];const h=s.compare(y,t),S=s.loosens?.(y,
t)??h!=="tighter";return[{key:r,change:E,direction:h,loosens:S}]})}function l(m,d){if(Array.isArray(m)&&Array.isArray(d)){
const o=[...(0,M().missingFrom)(m,d).map(w=>`+ ${u(w)}`),...(0,M().missingFrom)(d,m).map(w=>`- ${u(w)}`)];return o.length===
0?void 0:o.join(", ")}return(0,b().canonicalize)(m)===(0,b().canonicalize)(d)?void 0:`${p(m)} \u2192 ${p(d)}`}function u(m){
const d=m.name;return typeof d=="string"?d:p(m)}function p(m){return(0,i().stringify)(m,{collectionStyle:"flow",lineWidth:0}).
trimEnd()}},16455:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.editOf=M,e.withEdit=P,e.withEdits=N;
function b(){const O=g(78816);return b=function(){return O},O}function n(){const O=g(82606);return n=function(){return O},
O}function i(){const O=g(70023);return i=function(){return O},O}const D=new Set("checks-syntax-only npm-script-missing o\
nly-prints target-missing".split(" "));async function N(O,T,I){if(O.every(({verdict:l})=>l==="allow"))return O;const f=O.
map(({reading:l})=>l.command),_=new(i()).ScriptStore(T),A=I?await(0,n().fixList)(f,_):[];return Promise.all(O.map(async(l,u)=>{
const{command:p}=l.reading;if(l.verdict==="allow"||p.length>n().LONGEST)return l;const m=A[u];return m?.kind==="fixed"?v(
l,M(p,m,_),_.judge):C(l,T,m)}))}async function P(O,T){const[I=O]=await N([O],T,!1);return I}function M(O,{commands:T,scripts:I},f){
const _=I.map(A=>f.pathOf(A)).flatMap(A=>{const l=f.textOf(A);return l===void 0?[]:[{path:A,text:l}]});return{old:O,new:T,
..._.length>0&&{files:_},fix:!0}}async function C(O,T,I){const{command:f}=O.reading,_=I??await(0,n().rewriteCommand)(f,new(i()).
ScriptStore(T));if(_.kind==="left"&&b().CHECKS_NOTHING.has(_.reason.id))return R(O,_.reason.remedy);const A=new(i()).ScriptStore(
T),l=await(0,n().rewriteCommand)(f,A,{rewrites:n().SUGGESTIONS,accepts:({findings:u})=>!u.some(({rule:p})=>D.has(p))});return l.
kind!=="fixed"?O:v(O,{...M(f,l,A),fix:!1},A.judge)}function R(O,T){const[I,...f]=O.findings;return I?{...O,findings:[{...I,
advice:T},...f]}:O}async function v(O,T,I){const{findings:f,verdict:_}=O,A=await Promise.all(T.new.map(o=>I.command(o)));
if(A.some(o=>o.verdict==="block"))return O;const l=new Set(f.map(({rule:o})=>o)),u=A.flatMap(o=>o.findings).flatMap(({rule:o,
severity:w})=>w==="notice"?[]:o),p=u.some(o=>!l.has(o));if(_==="warn"&&p)return O;const m=({rule:o,severity:w})=>_==="bl\
ock"?w==="error":!u.includes(o),d=f.find(m);return d===void 0?O:{...O,findings:f.map(o=>o===d?{...o,edit:T}:o)}}},78816:function(W,e,g){
Object.defineProperty(e,"__esModule",{value:!0}),e.CHECKS_NOTHING=e.CANNOT_FAIL=void 0,e.reasonOf=M,e.reasons=void 0;function b(){
const C=g(13580);return b=function(){return C},C}function n(){const C=g(95132);return n=function(){return C},C}const i="\
Write a script by hand and run it with `node`.",D=e.CANNOT_FAIL="vacuous-code",N=e.reasons={cannotFail:()=>({id:D,message:"\
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
te audit` reports about the file."})},P=e.CHECKS_NOTHING=new Set([N.cannotFail().id,N.checksNothing().id]);function M(C){
return{id:C.rule,title:(0,b().ruleOf)(C.rule)?.title,...(0,n().describe)(C)}}},82606:function(W,e,g){Object.defineProperty(
e,"__esModule",{value:!0}),e.SUGGESTIONS=e.LONGEST=void 0,e.fixList=f,e.rewriteCommand=R;function b(){const r=g(6163);return b=
function(){return r},r}function n(){const r=g(78816);return n=function(){return r},r}function i(){const r=g(50899);return i=
function(){return r},r}function D(){const r=g(77463);return D=function(){return r},r}function N(){const r=g(71570);return N=
function(){return r},r}function P(){const r=g(2137);return P=function(){return r},r}const M=6,C=200;async function R(r,s,y={}){
return new v(s,y).rewrite(r,M)}class v{#e;#n;#s;#t=C;constructor(s,{rewrites:y=o,accepts:t=()=>!0}){this.#e=s,this.#n=y,
this.#s=t}async rewrite(s,y){this.#t-=1;const t=await this.#e.judge.command(s),{reading:E,verdict:h,findings:S}=t;if(h===
"allow")return{kind:"fine"};const a=(0,b().dangerIn)(s);if(a!==void 0&&h==="block")return{kind:"left",reason:n().reasons.
dangerous(a)};let c;for(const j of y>0&&this.#t>0?this.#n:[]){const x=await j(E,this.#e);if(x===void 0)continue;if("reas\
on"in x){c??=x.reason;continue}const $=await this.#o(x.commands,y-1),F=T(x,$);if(F.kind==="left")c??=F.reason;else return F}
const[k]=S,L=y===M||this.#s(t);return k===void 0||h==="warn"&&L?{kind:"fine"}:{kind:"left",reason:c??(0,n().reasonOf)(k)}}async#o(s,y){
const t=[];for(const E of s){if(t.some(O)||this.#t<=0)break;t.push(await this.rewrite(E,y))}return t}}function O(r){return r.
kind==="left"&&r.reason.id!==n().CANNOT_FAIL}function T(r,s){const y=s.find(O);if(y!==void 0)return y;const t=s.flatMap(
(h,S)=>{if(h.kind==="left")return[];const a=r.commands[S]??"";return h.kind==="fixed"?[h]:[{commands:[a],steps:[],scripts:[]}]}),
E=s.find(h=>h.kind==="left");return t.length===0||s.length<r.commands.length?E??{kind:"left",reason:n().reasons.tooLong()}:
{kind:"fixed",commands:t.flatMap(({commands:h})=>h),steps:[r.step,...E===void 0?[]:["command that only prints removed"],
...t.flatMap(({steps:h})=>h)],scripts:[...r.scripts??[],...t.flatMap(({scripts:h})=>h)]}}const I=e.LONGEST=16*1024;async function f(r,s){
const y=[];for(const h of r){const S=typeof h=="string"&&h.length<=I;y.push(S?await R(h,s):{kind:"fine"})}const t=new Set(
(await _(r,s)).flat()),E=await Promise.all(y.map(async h=>(h.kind==="fixed"?(await _(h.commands,s)).flat():[]).some(c=>!t.
has(c))?{kind:"left",reason:n().reasons.addsProblems()}:h));return l(r,await A(r,E,s))}function _(r,{judge:s}){return Promise.
all(r.map(async y=>{const{findings:t}=await s.command(y);return t.flatMap(({rule:E,severity:h})=>h==="notice"?[]:E)}))}async function A(r,s,y){
return s.some(d)&&(await Promise.all(s.map(async(E,h)=>{if(E.kind==="fixed")return!0;if(E.kind==="left")return!1;const{findings:S,
verdict:a}=await y.judge.command(r[h]);return a!=="block"&&!S.some(({rule:c})=>c==="only-prints")}))).includes(!0)?s.map(
E=>d(E)?u:E):s}function l(r,s){const y=new Set,t=new Set;return s.map((E,h)=>{const S=r[h];if(E.kind!=="fixed")return y.
add(S),t.has(S)?p:E;const a=E.commands.filter(c=>!y.has(c)&&y.add(c));for(const c of a)t.add(c);return a.length===E.commands.
length?E:{...E,commands:a,steps:[...E.steps,...p.steps]}})}const u=m("command that only prints removed"),p=m("repeated c\
ommand removed");function m(r){return{kind:"fixed",commands:[],steps:[r],scripts:[]}}function d(r){return r.kind==="left"&&
r.reason.id===n().CANNOT_FAIL}const o=[N().trimBlanks,i().moveCode,N().dropRedirection,N().dropUnread,N().splitConjunction,
N().findPrinter,D().dropLauncher,D().nameProgram,D().spellProgram,i().makeRelative],w=e.SUGGESTIONS=[...o,P().dropPreparation,
P().useWorkspace,P().requireEach,P().dropOutputFile,P().spellScript,P().passFlag,P().useInstalled,P().dropFlag,P().useNpm,
P().useNpx]},50899:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.moveCode=e.makeRelative=void 0;function b(){
const u=g(19609);return b=function(){return u},u}function n(){const u=g(32854);return n=function(){return u},u}function i(){
const u=g(93028);return i=function(){return u},u}function D(){const u=g(36773);return D=function(){return u},u}function N(){
const u=g(78816);return N=function(){return u},u}function P(){const u=g(70023);return P=function(){return u},u}function M(){
const u=g(710);return M=function(){return u},u}const C=async(u,p)=>{const m=T(u);if(m===void 0||"reason"in m)return m;const{
scriptText:d}=await Promise.all([g.e(559),g.e(683)]).then(g.bind(g,89683)),o=d(m.evaluation.code);if(typeof o!="string")
return o;const w=await p.place(o);return w===void 0?{reason:N().reasons.noPlace(P().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[m.evaluation.withScript(w)],scripts:[w]}};e.moveCode=C;const R=["line-break","blank-padding","mar\
kup-injection"],v=new Set(["--eval","--print"]),O=/strip-types|transform-types|detect-module|^--test/;function T(u){const{
invocation:p,command:m,assignments:d}=u;if(p?.program!=="node")return;const o=p.flags.filter(({name:a})=>v.has(a));if(o.
length===0)return;if(!I(u))return{reason:N().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
w,...r]=o;if(w?.value===void 0||w.name!=="--eval"||r.length>0)return{reason:N().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const s=p.flags.filter(a=>a!==w),y=s.find(a=>!f(a));if(y!==void 0)return{reason:N().reasons.
codeNotMoved(`\`${y.written}\` changes how \`node\` runs it`)};const t=({start:a,end:c})=>m.slice(a,c),E=p.passthrough.at(
-1),h=p.passthrough.slice(0,1).map(({span:a})=>t({start:a.start,end:E?.span.end??a.end})),S=[...d.map(({span:a})=>t(a)),
"node"];return{evaluation:{code:w.value,withScript:a=>[...S,...s.map(({span:c})=>t(c)),a,...h].join(" ")}}}function I(u){
const{command:p,words:m,assignments:d}=u;if((0,M().isAmbiguous)(u,R))return!1;let o=0;for(const{span:w}of[...d,...m]){if(w.
start>o&&!/^[ \t]*$/.test(p.slice(o,w.start)))return!1;o=Math.max(o,w.end)}return/^[ \t]*$/.test(p.slice(o))}function f({
name:u}){return b().NODE_FLAGS.get(u.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!O.test(u)}const _=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),A=({command:u,words:p,invocation:m,problems:d},{
tree:o})=>{if(m?.program!=="node"||o===void 0)return;const w=d.filter(({rule:r})=>_.has(r));for(const{text:r,span:s}of p.
slice(1)){if(!w.some(({span:{start:k}})=>k>=s.start&&k<s.end))continue;const t=[r,u.slice(s.start,s.end)].map(k=>l(o,k)).
find(k=>k!==void 0);if(t===void 0)continue;const E=/^[\w./@-]+$/.test(t)?t:(0,D().singleQuoted)(t),h=u.slice(0,s.start)+
E,S=u.slice(s.end),a=r.endsWith(`/${t}`)?r.slice(0,-t.length):void 0,c=a===void 0?S:S.replaceAll(` ${a}`," ");return{step:"\
path made relative",commands:[h+c]}}};e.makeRelative=A;function l(u,p){const m=p.split(/[\\/]/).filter(o=>o!==""&&o!==".");
return m.map((o,w)=>(0,n().normalise)(m.slice(w).join("/"))).slice(1).find(o=>{const w=o===void 0||o===""?void 0:(0,n().
resolveInTree)(u,o);return w?.kind==="inside"&&w.entry.tracked&&(0,i().isRegular)(w.entry.kind)})}},77463:function(W,e,g){
Object.defineProperty(e,"__esModule",{value:!0}),e.spellProgram=e.nameProgram=e.dropLauncher=void 0;function b(){const l=g(
13254);return b=function(){return l},l}function n(){const l=g(11331);return n=function(){return l},l}function i(){const l=g(
710);return i=function(){return l},l}const D=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,N=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
P=l=>{const u=C(l,"program-by-path");if(u===void 0)return;const{program:p}=u.args,[,m]=D.exec(p)??[];if(m!==void 0)return R(
l,u,`npx ${m}`);const[,d]=N.exec(p)??[];return d===void 0?void 0:R(l,u,d)};e.nameProgram=P;const M=l=>{const u=C(l,"prog\
ram-look-alike");return u&&R(l,u,u.args.meant)};e.spellProgram=M;function C({problems:l},u){return l.find(p=>(0,b().isProblem)(
p,u))}function R({command:l},{span:u},p){return{step:"program name corrected",commands:[(0,i().replaceSpan)(l,u,p)]}}const v=[
"shell-grammar","unquoted-glob"],O={command:()=>0,env:()=>0,exec:()=>0,nice:l=>A(l,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:l=>A(l,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},T=/^(?:-[aeilux]*c|\/[cC])$/,
I=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,f=l=>{const{command:u,words:p}=l,[m,...d]=p;if(m===void 0||(0,i().
isAmbiguous)(l,v))return;const o=m.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),w=(0,n().isShell)(o)?_(d):
void 0;if(w!==void 0)return{step:"launcher removed",commands:[w]};const r=Object.hasOwn(O,o)?O[o]?.(d.map(({text:t})=>t)):
void 0,s=r===void 0?void 0:d[r];return s===void 0?void 0:{step:"launcher removed",commands:[u.slice(0,m.span.start)+u.slice(
s.span.start)]}};e.dropLauncher=f;function _(l){const[u,p]=l.slice(l.findIndex(m=>!I.test(m.text)));if(!(u===void 0||!T.
test(u.text)))return p===l.at(-1)&&p?.text.trim()?p.text.trim():void 0}function A(l,u,p){let m=0;for(;;){const d=l[m]??"";
if(p?.test(d))m+=2;else if(u.test(d))m+=1;else return m}}},710:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),
e.cutSpan=i,e.isAmbiguous=N,e.replaceSpan=n,e.suggest=D;function b(){const P=g(13580);return b=function(){return P},P}function n(P,{
start:M,end:C},R){return P.slice(0,M)+R+P.slice(C)}function i(P,{start:M,end:C}){const R=P.slice(0,M).replace(/[ \t]+$/,
"");return R===""?P.slice(C).replace(/^[ \t]+/,""):R+P.slice(C)}function D(...P){return{step:"command suggested",commands:P}}
function N({problems:P},M=[]){return P.some(({rule:C,severity:R})=>R==="error"&&(0,b().ruleOf)(C).layer==="syntax"&&!M.includes(
C))}},71570:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.conjunctionOf=I,e.findPrinter=e.dropUnread=
e.dropRedirection=void 0,e.partsOf=T,e.trimBlanks=e.splitConjunction=void 0;function b(){const f=g(54669);return b=function(){
return f},f}function n(){const f=g(81716);return n=function(){return f},f}function i(){const f=g(78816);return i=function(){
return f},f}function D(){const f=g(710);return D=function(){return f},f}const N=({command:f})=>{const _=f.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return _===""||_===f?void 0:{step:"whitespace trimmed",commands:[_]}};e.trimBlanks=N;const P=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
M=({command:f,problems:_})=>{const l=_.some(({rule:u})=>u==="shell-redirection")?f.replace(P,""):f;if(!(l===f||(0,b().lex)(
l).problems.length>0))return{step:"redirection removed",commands:[l]}};e.dropRedirection=M;const C=({command:f,problems:_})=>{
for(const{rule:A,span:l}of _){const u=f.slice(l.end).trim()==="";if(A==="shell-comment"&&!/[\r\n]/.test(f.slice(l.start))||
A==="shell-operator"&&u&&f.slice(l.start,l.end)===";")return{step:"comment removed",commands:[(0,D().cutSpan)(f,l)]};if(A===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,D().replaceSpan)(f,l,"")]}}};e.dropUnread=C;const R=new Set(
["echo","printf","true",":","pwd","date"]),v=f=>R.has(f.words[0]?.text??"")&&!(0,D().isAmbiguous)(f)?{reason:i().reasons.
cannotFail()}:void 0;e.findPrinter=v;const O=({command:f,problems:_})=>{if(T(f).some(({text:l})=>/^\(?cd(?:[ \t]|$)/.test(
l)))return{reason:i().reasons.changesDirectory()};if(!_.some(({rule:l})=>l==="shell-operator"))return;const A=I(f);return A&&
{step:"split at &&",commands:A.map(({text:l})=>l)}};e.splitConjunction=O;function T(f){const _=(0,n().readShellText)(f);
return f.slice(0,_[0]?.span.start).trim()!==""?[]:_.map(({span:A,separator:l})=>({text:f.slice(A.start,A.end).trim(),operator:l.
trim()}))}function I(f){const _=T(f),A=_.every(({operator:l},u)=>l===(_[u+1]?"&&":""));return _.length>1&&A?_:void 0}},70023:function(W,e,g){
Object.defineProperty(e,"__esModule",{value:!0}),e.ScriptStore=e.SCRIPT_FOLDER=void 0;function b(){const v=g(77598);return b=
function(){return v},v}function n(){const v=g(76760);return n=function(){return v},v}function i(){const v=g(39491);return i=
function(){return v},v}function D(){const v=g(63550);return D=function(){return v},v}function N(){const v=g(93028);return N=
function(){return v},v}const P=e.SCRIPT_FOLDER="scripts/validate",M=[16,64];class C{#e;#n=new Map;#s;#t;#o;constructor(O){
const{tree:T,cwd:I=""}=O.terms;this.#e=T,this.#s=I,this.#t=O,this.#o=T&&(0,N().subTree)(T,I)}get judge(){return this.#t}get tree(){
return this.#o}pathOf(O){return n().posix.join(this.#s,O)}textOf(O){return this.#n.get(O)}async place(O){const T=this.#e;
if(T===void 0)return;const I=(0,b().createHash)("sha256").update(O).digest("hex");for(const f of M){const _=`${P}/eval-${I.
slice(0,f)}.cjs`,A=this.pathOf(_);if(!(0,i().foldersAbove)(A).every(m=>(T.stat(m)?.kind??"directory")==="directory"))return;
const u=T.stat(A);if(u===void 0)return this.#i(A,O,T),_;if((0,N().isRegular)(u.kind)&&u.tracked&&(await T.read(A)).equals(
Buffer.from(O)))return _}}#i(O,T,I){if(this.#n.has(O))return;this.#n.set(O,T);const f=R(I,Object.fromEntries(this.#n));this.#t=
this.#t.with({tree:f}),this.#o=(0,N().subTree)(f,this.#s)}}e.ScriptStore=C;function R(v,O){const T=(0,D().literalTree)(O),
I=(f,_)=>[...f,...[..._].filter(({path:A})=>v.stat(A)===void 0)].sort(i().byEntryPath);return{label:v.label,original:v,stat:f=>v.
stat(f)??T.stat(f),readlink:f=>v.readlink(f),read:(f,_)=>f in O?T.read(f,_):v.read(f,_),list:f=>I(v.list(f),T.list(f)),files:()=>I(
v.files(),T.files())}}},2137:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.useWorkspace=e.useNpx=e.
useNpm=e.useInstalled=e.spellScript=e.requireEach=e.passFlag=e.dropPreparation=e.dropOutputFile=e.dropFlag=void 0;function b(){
const y=g(59867);return b=function(){return y},y}function n(){const y=g(3051);return n=function(){return y},y}function i(){
const y=g(13580);return i=function(){return y},y}function D(){const y=g(13254);return D=function(){return y},y}function N(){
const y=g(710);return N=function(){return y},y}function P(){const y=g(71570);return P=function(){return y},y}const M=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
C=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,R=8,v=({command:y,problems:t})=>{if(!t.some(({rule:S})=>S==="shell-operato\
r"||S==="line-break"))return;const E=(0,P().partsOf)(y);if(E.length===0||E.length>R)return;const h=[];for(const[S,{text:a}]of E.
entries()){const c=E[S-1]?.operator??"",k=c==="||"&&C.test(a),L=/^\|&?$/.test(c)&&M.test(a);if(!(k||L)){if(!/^(?:|&&|[;\n]*)$/.
test(c)||a.startsWith("cd "))return;h.push(a)}}if(/^[&;\s]*$/.test(E.at(-1)?.operator??"")&&!(h.length===0||h.join()===y))
return(0,N().suggest)(...h)};e.requireEach=v;const O=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
T=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,I=({command:y})=>{const t=(0,P().conjunctionOf)(y)?.map(({text:h})=>h),E=t?.filter(
h=>!O.test(h)&&!T.test(h))??[];if(!(t===void 0||E.length===0||E.length===t.length))return(0,N().suggest)(...E)};e.dropPreparation=
I;const f=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,_=({command:y,problems:t})=>{if(!t.
some(({rule:h})=>h==="shell-redirection"))return;const E=y.replace(f,"");return E===y?void 0:(0,N().suggest)(E)};e.dropOutputFile=
_;const A=y=>{const{command:t,problems:E,invocation:h}=y;for(const{rule:S,span:a}of E){if(!(0,i().ruleOf)(S).removable||
t[a.start]!=="-")continue;const c=t.slice(a.start,a.end),k=t.slice(a.end).trimStart(),L=!/[=\s]/.test(c)&&k!==""&&!k.startsWith(
"-"),j=h?.flags.some(x=>x.span.start===a.start)===!0;if(!(L&&!j))return(0,N().suggest)((0,N().cutSpan)(t,a))}};e.dropFlag=
A;const l=({command:y,problems:t,invocation:E})=>{const h=t.find(k=>(0,D().isProblem)(k,"unknown-flag")),S=E?.program===
"npm"&&E.subcommand!=="exec";if(h===void 0||!S||E.passthrough.length>0)return;const a=(0,N().cutSpan)(y,h.span),c=y.slice(
h.span.start,h.span.end);return(0,N().suggest)(`${a.trimEnd()} -- ${c}`)};e.passFlag=l;const u=({command:y,words:t,problems:E,
invocation:h})=>{if(!E.some(({rule:k})=>k==="uses-network")||h?.program!=="npx")return;const a=t.slice(1).find(({text:k})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(k));if(a===void 0)return;const c=a.text.slice(0,a.text.lastIndexOf("@"));return(0,N().suggest)((0,N().replaceSpan)(
y,a.span,c))};e.useInstalled=u;const p=new Set(["test","start","stop"]),m=new Set(["pnpm","yarn","bun","npm"]),d=async({
command:y,problems:t,words:E,invocation:h},S)=>{if(h?.program!=="npm")return;const a=await s(S),c=t.find(U=>(0,D().isProblem)(
U,"npm-script-missing"));if(c!==void 0){const U=(0,n().nearestName)(c.args.script,a),H=E.find(({text:B})=>B===c.args.script);
return U===void 0||H===void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(y,H.span,U))}const k=t.find(U=>(0,D().isProblem)(
U,"unknown-subcommand"));if(k===void 0)return;const{subcommand:L,meant:j}=k.args,x=j===""?(0,n().nearestName)(L,[...p]):
j,$=[...a.includes(L)?[`run ${L}`]:[],...x===void 0?[]:[x]],[F]=$;return F===void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(
y,k.span,F))};e.spellScript=d;const o=async({command:y,words:t,problems:E},h)=>{const S=E.some(({rule:$})=>$==="program-\
not-allowed"),[a,c,k]=t;if(!S||a===void 0||c===void 0||!m.has(a.text)||a.text==="bun"&&/^(?:test|build)$/.test(c.text))return;
const L=c.text==="run"?k:c;if(L===void 0||!(await s(h)).includes(L.text))return;const j=p.has(L.text)?L.text:`run ${L.text}`,
x=y.slice(L.span.end).trim();return(0,N().suggest)(`npm ${j}${x===""?"":` -- ${x}`}`)};e.useNpm=o;const w=({command:y,words:t,
problems:E},{tree:h})=>{const S=E.find(({rule:$})=>$==="program-not-allowed"),[a,c,k]=t;if(S===void 0||a===void 0||h===void 0)
return;const L=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(a.text),j=/^(?:exec|dlx|x)$/.test(c?.text??"")?k:c,x=L?/^(?:bunx|pnpx)$/.
test(a.text)?c:j:a;return x===void 0||!/^[a-z][\w.-]*$/.test(x.text)?void 0:(0,N().suggest)(`npx ${y.slice(x.span.start)}`)};
e.useNpx=w;const r=({command:y})=>{const[,t,E]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(y)??[];if(t===
void 0||E===void 0)return;const[,h=E,S=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(E.trim())??[];return(0,N().suggest)(`${h}\
 -w ${t.replace(/\/$/,"")}${S}`)};e.useWorkspace=r;async function s({tree:y}){return[...(y&&await(0,b().usablePackageJson)(
y,""))?.scripts.keys()??[]]}},37075:function(W,e,g){Object.defineProperty(e,"__esModule",{value:!0}),e.causeOf=N,e.identityOf=
i,e.idsOf=D;function b(){const v=g(77598);return b=function(){return v},v}function n(){const v=g(13580);return n=function(){
return v},v}function i(v){const{rule:O,subject:T,location:I,args:f}=v,_=T&&[T.type,T.id,T.command];return R([O,_??I?.path,
M(O,f)])}function D(v){const O=new Map;return new Map(v.map(T=>{const I=i(T),f=(O.get(I)??0)+1;return O.set(I,f),[T,f===
1?I:`${I}:${f}`]}))}function N(v){const{rule:O,subject:T,location:I,args:f}=v,{cause:_,instance:A=[]}=(0,n().ruleOf)(O);
if(_)return R([_(f)]);const l=new Set([...Object.values(T??{}),I?.path]),u=M(O,f).filter(([p,m])=>!P.has(p)&&!A.includes(
p)&&!l.has(m));return R([O,u])}const P=new Set(["path","paths","via","value","written"]);function M(v,O){const{counted:T=[]}=(0,n().
ruleOf)(v);return Object.keys(O).sort().flatMap(f=>{const _=O[f];if(_===void 0||typeof _=="number"||f==="likewise")return[];
const A=f==="detail"||T.includes(f);return[[f,A?C(_):_]]})}function C(v){return typeof v=="boolean"?v:typeof v=="string"?
v.replace(/\d+/g,"#"):v.map(O=>O.replace(/\d+/g,"#"))}function R(v){return(0,b().hash)("sha256",JSON.stringify(v))}},60502:function(W,e,g){
g.r(e),g.d(e,{ParseError:()=>b.mB,getStaticTOMLValue:()=>b.AY,parseTOML:()=>b.MD});var b=g(9605)}};
