"use strict";exports.id=827,exports.ids=[827],exports.modules={26750:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.accepted=R,e.digestOf=N;function O(){const C=f(77598);return O=function(){return C},C}function t(){const C=f(10473);return t=
function(){return C},C}function i(){const C=f(95132);return i=function(){return C},C}const D=1024*1024;async function N({
entry:C,targets:I},{format:M},P){const w=[];for(const{kind:_,name:a,text:T}of I){const A=_==="file"&&P?await(0,t().readText)(
P,a,D):void 0;w.push([_,a,A??T??null])}const y=[M.name,C.event,C.content,w];return`sha256:${(0,O().createHash)("sha256").
update(JSON.stringify(y)).digest("hex")}`}function R(C,I,{rules:M=[]}){const P=C.length>0?M.find(({accept:u})=>u===I):void 0;
if(P===void 0)return C;const{reason:w,expires:y}=P,_=new Date().toISOString().slice(0,10);if(y>=_)return C.map(u=>({...u,
suppressed:{reason:w,expires:y}}));const a=`\`agent_files.rules\` for \`${I.slice(0,19)}\u2026\``,T=`it expired on ${y} \
(reason: ${w})`,[{location:A}={}]=C,p=A&&{location:A};return[...C,(0,i().finding)("exception-refused",{exception:a,refusal:T},
p)]}},97034:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.compareEntries=D,e.isSameFile=w;function O(){
const a=f(59490);return O=function(){return a},a}function t(){const a=f(92599);return t=function(){return a},a}function i(){
const a=f(41239);return i=function(){return a},a}async function D(a,T,A,p){const{earlier:u,removed:l}=_(T,A),m=l.filter(
({form:o})=>o!=="scripts").map(o=>{const v=I(o,void 0,T,A);return{state:"removed",entry:o,...v,targets:[]}}),d=A.map(async o=>{
const v=u.get(o),k=v?.event===o.event&&v.content===o.content,r=v?await(0,t().runsOf)(v,a,p.baseTree,p.changed):[],h=await(0,t().
runsOf)(o,a,p.tree,p.changed);if(o.form==="scripts"&&r.length+h.length===0)return[];const E=await Promise.all(h.map(async S=>{
const s=r.find(L=>M(L,S)),c=s===void 0?k:s.text!==S.text,b=await P(S,p)??(c?"edited":void 0);return b===void 0?S:{...S,change:b}}));
if(!k){const S=I(v,o,T,A);return[{state:v?"changed":"new",entry:o,...S,targets:E}]}return r.some(S=>!h.some(s=>M(S,s)))||
E.some(({change:S})=>S!==void 0)?[{state:"script_changed",entry:o,targets:E}]:[]});return[...(await Promise.all(d)).flat(),
...m].reduce(R,[])}const N=300;function R(a,T){const{entry:A}=T,p=C(T),u=p===void 0?-1:a.findIndex(v=>C(v)===p),l=a[u];if(l===
void 0)return[...a,T];const[m,d]=[[l.entry.event,A.event],[l.entry.shown,A.shown]].map(([v="",k=""])=>v===k||v.endsWith(
"\u2026")?v:`${v}, ${v.length<N?k:"\u2026"}`),o={...l.entry,event:m??"",shown:d??""};return a.with(u,{...l,entry:o})}function C({
entry:{event:a,setting:T},state:A,change:p}){if(!T)return;const{trust:u}=T;if(u===void 0)return`${A}`;if((0,i().isOfList)(
u))return`${A} ${p} ${a}`;const[l=""]=a.split(/[. ]/);return p==="widens"?void 0:`${A} ${p} ${l}.`}function I(a,T,A,p){const{
setting:u,isGuard:l}=T??a??{};if(!u)return l&&!T?{change:"widens"}:{};const{trust:m}=u;if(m===void 0)return{};const d=v=>v.
flatMap(k=>k.event===(T??a)?.event?k.setting?.value??[]:[]),o={before:d(A),after:d(p)};return{change:(0,i().directionOf)(
m,{old:a?.setting,now:T?.setting,...o})}}function M(a,T){return(0,t().keyOf)(a)===(0,t().keyOf)(T)}async function P({kind:a,
name:T},A){if(a!=="file")return;const p=A.baseTree.stat(T);return p===void 0?"added":await w(p,A.tree.stat(T),A)?void 0:
"edited"}async function w(a,T,{baseTree:A,tree:p}){return a===void 0||T===void 0?a===T:a.kind!==T.kind?!1:a.oid!==void 0?
a.oid===T.oid:(await A.read(a.path)).equals(await p.read(T.path))}const y=[({event:a,content:T})=>JSON.stringify([a,T]),
({event:a,setting:T})=>(0,i().isOfList)(T?.trust)?void 0:a,({content:a,setting:T})=>T?void 0:a];function _(a,T){const A=new Map;
let p=a;for(const u of y){const l=(0,O().groupBy)(p,u);for(const m of T){const d=u(m),o=d===void 0||A.has(m)?void 0:l.get(
d)?.shift();o&&A.set(m,o)}p=[...l.values()].flat()}return{earlier:A,removed:p}}},47905:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.dangersInScript=k,e.dangersInShell=I;function O(){const r=f(76760);return O=function(){return r},
r}function t(){const r=f(97424);return t=function(){return r},r}function i(){const r=f(11331);return i=function(){return r},
r}function D(){const r=f(81716);return D=function(){return r},r}function N(){const r=f(54421);return N=function(){return r},
r}const R=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),C=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function I(r){const h=(0,D().readShellText)(M(r));return[...(0,t().findDangers)(h).filter(P).map(({name:n,words:[g]})=>({
does:t().DOES[n],at:g?.span.start??0})),...(0,D().everyCommand)(h).flatMap(_),...T(r)]}function M(r){return(/%\w+%|\b[A-Za-z]:\\/.
test(r)?r.replaceAll("\\","/"):r).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,(n,g)=>g.padEnd(
n.length))}function P({name:r,pattern:h}){return R.has(r)||r==="mass_deletion"&&C.test(h)}const w=/^(?:base32|base64|uudecode|xxd)$/,
y=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function _({words:r,pipedFrom:h}){const[E,...n]=(0,N().startedWords)(
r);if(E===void 0)return[];const g=(0,i().programNamed)(E.text)?.kind,S=E.span.start,s=n.some(({text:L})=>/https?:|(?:java|vb)script:/i.
test(L));if(y.test((0,i().baseName)(E.text))&&s)return[{does:t().DOES.remote_code_execution,at:S}];const c=(0,N().startedWords)(
h?.words??[])[0]?.text??"";if(w.test(c)&&(0,i().runsCode)(E.text))return[{does:"runs text that it decodes",at:S}];const b=g===
"interpreter"?(0,N().textHanded)([E,...n])?.text:void 0;return b===void 0?[]:d(b).map(L=>({...L,at:S}))}const a=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function T(r){return[...r.matchAll(a)].map(({index:h})=>({does:"gives a shell to another machine",at:h}))}const A=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b[^;\n]*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
p=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\([^;\n]*?\.then\s*\(\s*(?:eval\b|[^;\n]*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
u=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g,l=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
m=200;function d(r){const h=[A,p].flatMap(n=>[...r.matchAll(n)].map(({index:g})=>({does:t().DOES.remote_code_execution,at:g}))),
E=[...r.matchAll(u)].flatMap(({2:n="",index:g})=>l.test(r.slice(Math.max(0,g-m),g))?I(n.replace(/\\(.)/g,"$1")).map(S=>({
...S,at:g})):[]);return[...h,...E]}const o=/\.(?:[cm]?[jt]sx?|py)$/i,v=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;
function k(r,h){const[E=""]=h.split(`
`,1),n=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(E),g=n?.[1]?.endsWith("/env")?n[2]:n?.[1];if(o.test(r))return d(h);const S=(0,i().
programNamed)(g??"")?.kind;return v.test(r)||S==="shell"||!n&&O().posix.extname(r)===""?I(h):S==="interpreter"?d(h):[]}},
99668:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.agentFileAt=w,e.agentFilesIn=_;function O(){const A=f(
76760);return O=function(){return A},A}function t(){const A=f(18744);return t=function(){return A},A}function i(){const A=f(
59490);return i=function(){return A},A}function D(){const A=f(32854);return D=function(){return A},A}function N(){const A=f(
93028);return N=function(){return A},A}function R(){const A=f(60058);return R=function(){return A},A}const C=[...R().AGENT_FORMATS,
...R().UNREAD_FORMATS].flatMap(A=>A.files.map(p=>({format:A,file:p,steps:p.toLowerCase().split("/")}))),I=C.map(({format:A,
file:p},u)=>{const l=p.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,m=>m==="*"?"[^/]+":m==="**"?".+":"(?:.*/)?");return{
format:A,rank:u,pattern:new RegExp(`^(?:(.*)/)?${l}$`,"is")}}),M=(0,i().groupBy)(I,({rank:A})=>{const{steps:p=[]}=C[A]??
{};return p.find(u=>!u.includes("*"))??O().posix.extname(p.at(-1)??"")}),P=new Set(C.flatMap(({steps:A})=>A.slice(0,-1)).
filter(A=>!A.includes("*")));function w(A){const p=A.toLowerCase().split("/"),u=[...p,O().posix.extname(p.at(-1)??"")].filter(
o=>M.has(o));if(u.length===0)return;const m=u.flatMap(o=>M.get(o)??[]).flatMap(({format:o,rank:v,pattern:k})=>{const r=k.
exec(A);return r?[{rank:v,place:{path:A,format:o,root:r[1]??""}}]:[]}),[d]=m.sort((o,v)=>Number(y(o.place.format))-Number(
y(v.place.format))||o.place.root.length-v.place.root.length||o.rank-v.rank);return d?.place}function y({places:A}){return A.
length===0}function _(A,{agent_files:{level:p,include:u,exclude:l}}){if(p==="off")return[];const m=[...A.files()].flatMap(
({path:E,kind:n})=>n==="symlink"&&P.has(O().posix.basename(E).toLowerCase())?[E,...T(A,E)]:E),[d,o]=[(0,t().pathTest)(u),
(0,t().pathTest)(l)],v=E=>{const n=w(E);return n!==void 0&&d(E)&&!o(E)?n:void 0},k=[...A.files()].flatMap(({path:E,kind:n})=>{
if(n!=="symlink"||(0,D().resolveInTree)(A,E).kind!=="outside")return[];const g=v(`${E}/file`);return g?[{...g,path:E,entry:void 0}]:
[]}),r=[...new Set(m)].flatMap(E=>{const n=v(E),g=n&&(0,D().resolveInTree)(A,E);if(n===void 0||g===void 0||g.kind==="mis\
sing")return[];const s=g.kind==="inside"&&g.path!==E?v(g.path)?.format:void 0;if(s&&(s===n.format||y(n.format)))return[];
const c=g.kind==="inside"?g.entry:void 0;return c===void 0||(0,N().isRegular)(c.kind)?[{...n,entry:c}]:[]}),h=new Set(r.
map(({path:E})=>E));return[...r,...k.filter(({path:E})=>!h.has(E))]}const a=4;function T(A,p){const u=(0,D().resolveInTree)(
A,p);if(u.kind!=="inside"||u.entry.kind!=="directory")return[];const l=(m,d,o)=>A.list(m).flatMap(({path:v,kind:k})=>{const r=`${d}\
/${O().posix.basename(v)}`;return k!=="directory"?[r]:o<a?l(v,r,o+1):[]});return l(u.path,p,1)}},11418:function(W,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.OTHER_AGENT_FORMATS=void 0;function O(){const I=f(41239);return O=function(){
return I},I}function t(){const I=f(12274);return t=function(){return I},I}function i(){const I=f(82024);return i=function(){
return I},I}const D=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(O().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(O().CHANGES,"prompt resources toolAliases")],N=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),R=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,C=e.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
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
"more","sandbox_workspace_write/writable_roots"),...(0,i().settings)(O().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,i().settings)(O().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,i().settings)(O().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,i().settings)(O().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,i().settings)(O().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,i().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...i().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:i().OTHER_VARIABLES},...(0,i().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,i().settings)(O().CHANGES,"developer_instructions\
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
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,i().settings)(O().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,i().settings)(O().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,i().settings)(O().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,i().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,i().settings)(O().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,i().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("less","excludeTool\
s"),...(0,i().settings)("any","migratedTo"),...(0,i().settings)(O().CHANGES,"contextFileName settings")],harmless:(0,i().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:i().
ALL_HOOKS,harmless:(0,i().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...i().ALL_HOOKS,...(0,i().settings)(O().ON,"enabledPlugins/* disableAllHooks"),
...(0,i().settings)("source","extraKnownMarketplaces/*/source"),...(0,i().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,i().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...i().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,i().settings)("sources","plugin"),...(0,i().settings)("source","provider/*/npm"),...(0,i().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,i().settings)(O().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,i().settings)(O().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,i().settings)(O().PERMISSION,"permission/*/* permission/* permission"),
...(0,i().settings)(O().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,i().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,i().settings)("any","server/hostname"),...(0,i().settings)(O().
ON,"server/mdns"),...(0,i().settings)("more","server/cors"),...(0,i().settings)("sources","instructions"),...(0,i().settings)(
O().PROTECTS_BY_DEFAULT,"snapshot"),...(0,i().settings)(O().CHANGES,"default_agent skills experimental agent/*/prompt mo\
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
les/hooks .cline/hooks",R),...(0,i().paths)(".clinerules/hooks .cline/hooks",R.replace(/\w+/g,"$&.js $&.py $&.ps1 $&.sh")),
...(0,i().paths)(".cline/plugins","*.js *.ts")],syntax:"program",roots:["PWD"],approval:"does not document who is asked \
before a hook runs",specification:"https://docs.cline.bot/customization/hooks",verified:!1,places:[{at:"",form:"file",event:"\
{file}",...i().HOOKS.guards&&{guards:i().HOOKS.guards}}]},{name:"kiro-hook",tool:"Kiro",files:[".kiro/hooks/*.kiro.hook",
".kiro/hooks/*.hook"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://\
kiro.dev/docs/hooks/actions",verified:!0,places:[{at:"then",form:"start",event:"{file}",only:{field:"type",values:["runC\
ommand"]}},...(0,i().settings)(O().ON_BY_DEFAULT,"enabled")],harmless:(0,i().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,i().settings)(O().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,i().keys)(`$schema versi\
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
augment","letta","cortex"].flatMap(I=>[`.${I}/settings.json`,`.${I}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:t().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(O().
DISABLED,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.MODES=e.CLAUDE_FORMATS=
void 0;function O(){const _=f(41239);return O=function(){return _},_}function t(){const _=f(82024);return t=function(){return _},
_}const i=e.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
D={order:["disable",void 0],unset:void 0},N=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,t().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,t().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,t().settings)(O().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,t().settings)(O().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,t().settings)(O().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,t().settings)(O().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,t().settings)(D,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,t().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,t().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,t().settings)(O().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:O().ON}],R=(0,t().keys)(`$s\
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
  worktree/sparsePaths`),C=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],I=[t().HOOKS,t().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,t().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,t().settings)("sources","dependencies"),...(0,t().settings)(O().CHANGES,"settings"),...(0,t().settings)(
O().ON,"defaultEnabled")],M=(0,t().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),P="asks once for the f\
older",w="gene-gate does not judge what its text asks for",y=e.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[t().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,t().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),t().ENVIRONMENT,
...N],harmless:[...R,{at:"env/*",names:t().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:C,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:I,harmless:M},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:C,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,t().inside)("plugins/*",I).map(_=>({detail:"\
name",..._})),...(0,t().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,t().settings)(O().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,t().keys)("$schema name description version owner metadata renames"),...M.map(({at:_})=>({
at:`plugins/*/${_}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:C,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,t().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:C,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,t().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:C,approval:P,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:w,places:[{at:"",form:"scripts",event:"skill {file}"},t().HOOKS,
...t().TEXT,...(0,t().settings)("more","allowed-tools"),...(0,t().settings)("less","disallowed-tools"),...(0,t().settings)(
O().DISABLED,"disable-model-invocation"),...(0,t().settings)(O().CHANGES,"context agent shell")],harmless:t().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,t().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:C,approval:P,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:w,places:[t().HOOKS,...t().TEXT,...(0,t().settings)("more","allowed-tools"),...(0,t().
settings)("less","disallowed-tools"),...(0,t().settings)(O().DISABLED,"disable-model-invocation"),...(0,t().settings)(O().
CHANGES,"context agent shell")],harmless:t().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,t().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:C,approval:P,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:w,places:[
t().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,t().settings)("shown","mcpServers skills agents"),
{...t().SERVER,at:"mcp-servers/*"},...t().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,t().settings)("all","t\
ools"),...(0,t().settings)("less","disallowedTools"),...(0,t().settings)(O().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,t().settings)(O().DISABLED,"disable-model-invocation"),...(0,t().settings)(O().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:t().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:t().
ALL_HOOKS,harmless:(0,t().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[t().SERVER,...t().SERVER_TRUST],harmless:(0,t().keys)("$schema \
inputs")}]},20300:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.EDITOR_FORMATS=void 0;function O(){
const M=f(41239);return O=function(){return M},M}function t(){const M=f(82024);return t=function(){return M},M}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},D=["linux",
"osx","windows"];function N(M,P){return M.split(/\s+/).flatMap(w=>D.map(y=>P(`${w}.${y}`)))}const R=[...N("terminal.inte\
grated.profiles",M=>({at:`${M}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...N("termi\
nal.integrated.automationProfile",M=>({at:M,form:"start"})),...N("terminal.integrated.shell terminal.integrated.automati\
onShell",M=>({at:M,form:"command"})),...N("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",M=>({at:M,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
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
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,t().settings)(O().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,t().settings)(O().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,t().settings)(O().PROTECTS,"chat.agent.networkFilter"),...(0,t().settings)(O().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,t().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,t().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,t().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,t().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,t().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,t().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],C={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},I=e.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
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
map(M=>({at:M,form:"lines"})),harmless:(0,t().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,t().settings)(C,"type"),...(0,t().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,t().settings)("less","networkPolicy/deny permissions/deny"),...(0,t().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,t().settings)(O().PROTECTS,"disableTmpWrite"),...(0,t().
settings)(O().ON,"enableSharedBuildCache")],harmless:(0,t().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:R},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,t().inside)("settings",R),...(0,t().inside)("tasks",[i])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,t().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
M=>[{at:M,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${M}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,t().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,t().settings)(O().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,t().settings)(O().
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
ckerComposeFile"].map(M=>({at:M,form:"file",event:"build of the container"})),...(0,t().settings)("source","image"),...(0,t().
settings)("sources","features customizations/vscode/extensions"),...(0,t().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,t().settings)(O().ON,"privileged"),...(0,t().settings)("any","remoteEnv/* containerEnv/*").
map(M=>({...M,names:t().OTHER_VARIABLES})),...(0,t().settings)("any","remoteUser containerUser workspaceMount"),...(0,t().
settings)(O().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,t().inside)("customizatio\
ns/vscode/settings",R)]}]},60058:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.AGENT_FORMATS=void 0,
Object.defineProperty(e,"UNREAD_FORMATS",{enumerable:!0,get:function(){return N().UNREAD_FORMATS}});function O(){const C=f(
11418);return O=function(){return C},C}function t(){const C=f(12274);return t=function(){return C},C}function i(){const C=f(
20300);return i=function(){return C},C}function D(){const C=f(56450);return D=function(){return C},C}function N(){const C=f(
6575);return N=function(){return C},C}const R=e.AGENT_FORMATS=[...t().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...O().OTHER_AGENT_FORMATS,
...D().MACHINE_FORMATS.map(C=>({...C,isGeneral:!0}))]},56450:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.MACHINE_FORMATS=void 0;function O(){const M=f(41239);return O=function(){return M},M}function t(){const M=f(82024);return t=
function(){return M},M}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),D=new RegExp(`^(?:${i.
join("|")})$`),N={at:"*",form:"lines",event:"{0}",names:D};function R(M){return(0,t().inside)(M,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:O().CHANGES}]).map(w=>({...w,...w.form==="lines"&&{event:"{0}",detail:"\
name"},names:D}))}const C=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,I=e.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:C},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(M=>(0,t().inside)(M,[N])),...(0,t().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,t().settings)("less","pnpm/neverBuiltDependencies"),...(0,t().settings)(
O().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,t().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,t().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(M=>({name:`leftho\
ok-${M}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[M].flatMap(P=>[P,`\
.${P}`,`.config/${P}`]),syntax:M,directories:["",...(0,t().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...R("*"),...(0,t().commands)("rc lefth\
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
"more","settings/trusted_config_paths"),...(0,t().settings)(O().ON,"settings/not_found_auto_install"),...(0,t().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(W,e,f){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.TEXT=e.SERVER_TRUST=e.SERVER=e.OTHER_VARIABLES=e.HOOKS=e.HARMLESS_VARIABLES=e.HARMLESS_TOP=e.FLAT_HOOKS=
e.ENVIRONMENT=e.ALL_HOOKS=void 0,e.commands=y,e.inside=P,e.keys=a,e.paths=w,e.settings=_;function O(){const l=f(76774);return O=
function(){return l},l}function t(){const l=f(41239);return t=function(){return l},l}const i=e.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
D=e.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},N=e.SERVER_TRUST=[..._("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),..._("less","mcpServers/*/disabledTools"),..._(t().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),..._(t().DISABLED,"mcpServers/*/disabled")],R=e.FLAT_HOOKS={...i,at:"hooks/*/*"},C=e.ALL_HOOKS=[{...R,without:"\
hooks"},i],I=e.TEXT=[{at:`${O().INLINE}/*`,form:"command",event:"text of {file}"},{at:O().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],M=e.HARMLESS_TOP=a(`${O().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function P(l,m){return m.map(d=>({...d,at:`${l}/${d.at}`,...d.event&&l.includes("*")&&{event:d.
event.replace("{0}","{1}")}}))}function w(l,m){return l.split(/\s+/).flatMap(d=>m.split(/\s+/).map(o=>`${d}/${o}`))}function y(l,m=""){
return l.split(/\s+/).map(d=>({at:d,form:"command",event:d+m}))}function _(l,m){return m.split(/\s+/).map(d=>({at:d,form:"\
setting",trust:l}))}function a(l){return l.split(/\s+/).map(m=>({at:m}))}const T=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:l})=>l).
join("|"),"i"),A=e.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:l})=>l).join("|"),"i"),p=e.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${A.source}))`,"i"),u=e.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:T,trust:"any"}},6575:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.UNREAD_FORMATS=void 0;const f="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",O=`CLAUDE.md CLAU\
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
sions"},i={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:f,verified:!1,places:[]},D=e.UNREAD_FORMATS=
[{...i,tool:"an agent",files:O.split(/\s+/)},...Object.entries(t).map(([N,R])=>({...i,name:"unread",tool:N,files:R.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${N}`}))]},19610:function(W,e,f){Object.defineProperty(e,"__\
esModule",{value:!0}),e.findHidden=P;function O(){const y=f(25367);return O=function(){return y},y}const t=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
D=/^[\u200B-\u200F\u061C]$/,N=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
R=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,C=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,I=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
M=/^\uFE0F?\u200D\uFE0F?$/;function P(y){const _=new Map,a=y.replace(i,T=>" ".repeat(T.length));for(const{0:T,index:A}of a.
matchAll(t)){const[p=""]=[...a.slice(Math.max(0,A-2),A)].slice(-1),[u=""]=[...a.slice(A+T.length,A+T.length+2)];if(w(T,p,
u,A))continue;const l=y.lastIndexOf(`
`,A)+1,m=_.get(l)??{offset:A,names:new Set};for(const d of T)m.names.add((0,O().codePointName)(d.codePointAt(0)??0));_.set(
l,m)}return[..._].map(([T,{offset:A,names:p}])=>{const u=y.indexOf(`
`,T);return{text:y.slice(T,u<0?void 0:u),offset:A,names:[...p]}})}function w(y,_,a,T){return y==="\uFEFF"?T===0:I.test(y)?
C.test(_):M.test(y)&&R.test(_)?R.test(a)||/[♀♂⚕⚖✈❤]/u.test(a):D.test(y)&&(N.test(_)||N.test(a))}},20702:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.judgeAgentFiles=y,e.judgeWholeFile=m,e.notJudgedFile=_,e.readFound=l;
function O(){const n=f(10473);return O=function(){return n},n}function t(){const n=f(59490);return t=function(){return n},
n}function i(){const n=f(13580);return i=function(){return n},n}function D(){const n=f(95132);return D=function(){return n},
n}function N(){const n=f(26750);return N=function(){return n},n}function R(){const n=f(97034);return R=function(){return n},
n}function C(){const n=f(99668);return C=function(){return n},n}function I(){const n=f(12195);return I=function(){return n},
n}function M(){const n=f(12792);return M=function(){return n},n}function P(){const n=f(92599);return P=function(){return n},
n}function w(){const n=f(41239);return w=function(){return n},n}async function y(n,g,S){const s=j=>new Map((0,C().agentFilesIn)(
j,g).map(x=>[x.path,x])),[c,b]=[s(n.baseTree),s(n.tree)],L=[...new Set([...c.keys(),...b.keys()])].sort(),$=g.agent_files;
return S.all(L,async j=>{const[x,F]=[c.get(j),b.get(j)];try{return await p(x,F,n,$)}catch(U){const H=F??x;return H&&_(H,
U)}}).then(j=>T(j.filter(x=>x!==void 0)))}function _(n,g){const{path:S}=n,s={path:S,line:1,column:1},c=[(0,D().notJudged)(
`the file \`${S}\``,g,{location:s})];return{file:{...n,entries:[],contents:[]},entries:[],findings:c}}const a=3;function T(n){
const g=new Set(n.flatMap(({entries:b})=>b.flatMap(({targets:L})=>L.map(({name:$})=>$)))),S=({entries:[b]})=>b?.entry.form===
"unread",s=(0,t().groupBy)(n.filter(b=>S(b)&&!g.has(b.file.path)),({file:b})=>b.format.tool),c=new Map([...s.values()].flatMap(
b=>{const L=b.length-a;return b.slice(0,a).map(($,j)=>[$,j===a-1&&L>0?A($,L):$])}));return n.flatMap(b=>S(b)?c.get(b)??[]:
[b])}function A(n,g){const S=n.findings.map(s=>({...s,args:{...s.args,detail:`${s.args.detail}, nor ${g} others`}}));return{
...n,entries:n.entries.map(s=>({...s,findings:S})),findings:S}}async function p(n,g,S,s){const c=n&&g&&await(0,R().isSameFile)(
n.entry,g.entry,S),b=(g??n)?.format.places.length===0;if(c&&b)return;const L=g&&await l(S.tree,g),$=c?L:n&&await l(S.baseTree,
n),j=L??$;if(j===void 0)return;const x=new Set(c?[]:$?.contents.map(({value:Y})=>Y)),F=c?[]:L?.contents.filter(({value:Y})=>!x.
has(Y))??[],U=[...L?.broken&&!c?[L.broken]:[],...F.map(Y=>Y.finding)],H=L?.broken?[]:await(0,R().compareEntries)(j,$?.entries??
[],L?.entries??[],S),K=c||H.length>0||L?.broken?H:u(j,g===void 0?"removed":n===void 0?"new":"changed"),V=await o({file:j,
entries:K,findings:U},S.tree,s);if(V.entries.length===0&&V.findings.length===0)return;if(s.level!=="approve"||!V.findings.
some(k))return V;const z=V.entries.filter(({findings:Y})=>Y.some(k)),Q={path:j.path,events:z.map(({entry:Y})=>Y.event)},
J={path:j.path,line:1,column:1},q=(0,D().finding)("agent-files-unapproved",Q,{location:J});return{...V,findings:[...V.findings,
q]}}function u(n,g){const{path:S,format:s}=n;if(s.unread===void 0)return[];const c=s.places.length>0?"its text":"the who\
le file";return[{state:g,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:c,location:{
path:S,line:1,column:1}},targets:[]}]}async function l(n,{entry:g,...S}){return g===void 0?(0,M().unreadFile)(S,"it is a\
 symlink that leads to no file here"):(g.size??0)>M().MAX_BYTES?(0,M().unreadFile)(S,`it has more than ${M().MAX_BYTES} \
bytes`):(0,M().readAgentFile)(S,await n.read(g.path))}async function m(n,g,S){const s=await Promise.all(n.entries.filter(
d).map(async L=>({entry:L,targets:await(0,P().runsOf)(L,n,g)}))),c=n.contents.map(L=>L.finding),b=n.broken?[n.broken]:c;
return o({file:n,entries:s,findings:b},g,S)}function d({setting:n,form:g}){if(n===void 0)return g!=="unread";const S={old:void 0,
now:n,before:[],after:[]};return n.trust!==void 0&&(0,w().directionOf)(n.trust,S)==="widens"}async function o({file:n,entries:g,
findings:S},s,c){const b=j=>j.map(x=>v(x,n,c)),L=await Promise.all(g.map(async j=>{const x=await(0,N().digestOf)(j,n,s),
F=b(await r(j,n,s));return{...j,digest:x,findings:(0,N().accepted)(F,x,c)}})),$=[...b(S),...L.flatMap(j=>j.findings)];return{
file:n,entries:L,findings:$}}function v(n,{format:g},{level:S}){const{failsByLevel:s,undecided:c}=(0,i().ruleOf)(n.rule);
return!g.verified&&!s&&!c?{...n,severity:"notice"}:S==="error"&&s&&n.severity!=="notice"?{...n,severity:"error"}:n}function k({
severity:n,suppressed:g}){return n!=="notice"&&g===void 0}async function r({state:n,entry:g,change:S,targets:s},{path:c,
format:b},L){const{event:$,shown:j,form:x,location:F,isHidden:U,setting:H}=g,{tool:B}=b,G={tool:B,event:$,command:j,state:n??
""},K={location:F};if(H&&n===void 0){const X={...G,change:"widens",isMember:!1};return[(0,D().finding)("agent-setting-ch\
anged",X,{...K,severity:"notice"})]}if(x==="unread"){const X=b.unread??"";return[(0,D().finding)("agent-file-unread",{path:c,
detail:X},{location:F,severity:"notice",harm:"bookkeeping"})]}if((S||H)&&n!=="script_changed"){const X=S===void 0||S==="\
widens"?"warning":"notice",ee=(0,w().isOfList)(H?.trust),Z={...G,change:S??"",isMember:ee};return[(0,D().finding)("agent\
-setting-changed",Z,{...K,severity:X})]}if(n==="removed")return[];const V=n!=="script_changed",z=[];for(const{kind:X,change:ee,
name:Z,script:ne,line:se}of s){if(X!=="danger"||!(V||ee))continue;const te=ne===void 0?Z:`runs \`${ne}\`, which ${Z} in \
line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,D().finding)("agent-runs-danger",{...G,danger:te},
{location:oe}))}V&&U&&z.push((0,D().finding)("agent-runs-danger",{...G,danger:h},K));const Q=s.filter(({change:X})=>n===
void 0||X!==void 0);for(const{kind:X,name:ee}of Q){const Z=X==="file"&&L?await(0,O().whyUnreadable)(L,ee):void 0;Z&&z.push(
(0,D().finding)("agent-script-unreadable",{...G,script:ee,why:Z},K))}if(z.length>0)return z;const q=x==="server"&&s.length>
0&&s.every(E)||!V?"notice":"warning",Y=V?(0,I().meansOf)(s):Q.map(({name:X})=>`the change decides about \`${X}\``);return[
(0,D().finding)("agent-command-changed",{...G,means:Y},{...K,severity:q})]}const h="hides its output";function E({kind:n,
name:g}){return n==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(g)}},12195:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.meansOf=N;function O(){const R=f(97018);return O=function(){return R},R}function t(){const R=f(
36773);return t=function(){return R},R}const i={file:({name:R,change:C})=>`it runs \`${R}\`${C===void 0?"":`, which this\
 change ${C==="added"?"adds":"edits"}`}`,npm_script:({name:R,change:C})=>`it runs the script \`${R}\` of package.json${C?
", which this change edits":""}`,missing:({name:R})=>`it runs \`${R}\`, which is not in the commit`,outside:({name:R})=>`\
it runs \`${R}\`, which is outside of the repository`,package:({name:R,isExact:C})=>C?`it fetches \`${R}\``:`it fetches \
\`${R}\` without an exact version`,inline:({name:R})=>`it has code for \`${R}\` in one line`,danger:({name:R,script:C,line:I})=>C===
void 0?`it ${R}`:`\`${C}\` ${R} (line ${I})`,address:({name:R})=>`it connects to \`${R}\``,program:()=>{},unread:({name:R})=>`\
it could not be read: ${R}`},D=4;function N(R){const C=R.flatMap(M=>{const P=(0,O().redact)(M.name).text;return i[M.kind](
{...M,name:P})??[]}),I=R.filter(({kind:M})=>M==="program").map(({name:M})=>M);return C.length===0&&I.length>0?[`it runs ${(0,t().
inCode)(I.slice(0,D))} of the machine`]:C.length>D?[...C.slice(0,D),`and ${C.length-D} more`]:C}},53158:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.ProjectFiles=void 0;function O(){const I=f(76760);return O=function(){
return I},I}function t(){const I=f(59867);return t=function(){return I},I}function i(){const I=f(3463);return i=function(){
return I},I}function D(){const I=f(32854);return D=function(){return I},I}function N(){const I=f(93028);return N=function(){
return I},I}const R=/^(?:[/~\\]|[A-Za-z]:)/;class C{#e;#n;constructor(M,P){this.#e=M,this.#n=P}into(M){const w=M===void 0||
R.test(M)||/[$`]/.test(M)?[]:this.#n.map(y=>O().posix.join(y,M));return new C(this.#e,w)}find(M,P=[""]){if(!(/^[/~]/.test(
M)||M===""||!this.#e))for(const w of this.#n)for(const y of P){const _=(0,D().normalise)(O().posix.join(w,M.replaceAll("\
\\","/"))+y),a=_===void 0?void 0:(0,D().resolveInTree)(this.#e,_);if(a?.kind==="inside"&&(0,N().isRegular)(a.entry.kind)&&
a.entry.tracked)return a.path}}script(M,P){const w=this.find(M,P);if(w!==void 0)return{kind:"file",name:w};if(R.test(M))
return{kind:"outside",name:M};const[y]=this.#n;if(y===void 0)return{kind:"unread",name:`it runs ${M} in another director\
y`};const _=(0,D().normalise)(O().posix.join(y,M));return _===void 0?{kind:"outside",name:M}:{kind:this.#e===void 0?"fil\
e":"missing",name:_||"."}}named(M,P){const w=this.find(M.replace(/^-{1,2}[\w-]+=/,""),P);return w===void 0?[]:[{kind:"fi\
le",name:w}]}async manifest(){const M=this.find("package.json");return this.#e&&M?(0,i().objectIn)(await(0,t().readJsonFile)(
this.#e,M)):{}}}e.ProjectFiles=C},12792:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.MAX_BYTES=void 0,
e.readAgentFile=T,e.unreadFile=A;function O(){const s=f(76760);return O=function(){return s},s}function t(){const s=f(23404);
return t=function(){return s},s}function i(){const s=f(16111);return i=function(){return s},s}function D(){const s=f(94534);
return D=function(){return s},s}function N(){const s=f(3463);return N=function(){return s},s}function R(){const s=f(97018);
return R=function(){return s},s}function C(){const s=f(95132);return C=function(){return s},s}function I(){const s=f(19610);
return I=function(){return s},s}function M(){const s=f(23213);return M=function(){return s},s}function P(){const s=f(76774);
return P=function(){return s},s}function w(){const s=f(41239);return w=function(){return s},s}function y(){const s=f(18255);
return y=function(){return s},s}const _=e.MAX_BYTES=1024*1024,a=1e3;function T(s,c){const{text:b,complete:L}=(0,D().decodeUtf8)(
c),$=new(D()).Source(s.path,b),j=(H,B=0)=>A(s,H,$,B),{format:x}=s,{syntax:F="json"}=x;if(!L&&F!=="program"&&F!=="text")return j(
"it is not UTF-8",b.length);const U=F==="markdown"||F==="text"&&L;try{const H=(0,y().findValues)((0,P().readSyntax)(b,F),
x);return H.length>a?j(`it has more than ${a} commands and settings`):{...s,entries:H.map(B=>l(B,$,x)),get contents(){return[
...g($),...U?S($):[]]}}}catch(H){if(H instanceof P().SyntaxProblem)return j(H.message,H.offset);throw H}}function A(s,c,b=new(D()).
Source(s.path,""),L=0){const{path:$}=s,j=(0,C().finding)("agent-file-unread",{path:$,detail:c},{location:b.location(L)});
return{...s,entries:[],contents:[],broken:j}}const p=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
u=/"(?:reveal|showOutput)":"never"/i;function l(s,c,{places:b}){const{node:L,chain:$,isWrong:j,place:x}=s,{form:F,inherits:U=[],
trust:H,guards:B}=x,G=(0,i().getNodeValue)(L),K=$.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,y().membersOf)(te,oe))),V=Object.
fromEntries(K.map(([te,oe])=>[te,(0,i().getNodeValue)(oe)])),z=(0,N().isMapping)(G)?{...V,...G}:G,Q=j?[M().UNREAD]:(0,M().
readValue)(F,z,c.path),J=(0,N().isMapping)(z)&&F!=="command"&&F!=="setting",q=Object.entries(J?z:{}).filter(([te])=>!p.test(
te)&&!d(`${x.at}/${te}`,b)),Y=u.test(JSON.stringify([V,G])),ee=(F==="scripts"?Q.slice(0,1):Q).map(M().textOf).filter(te=>te!==
""),Z=H==="source"&&(0,N().isMapping)(G)?(0,w().sourceText)(G):G,ne=F==="setting"&&H===void 0&&!j,se=v(j?(0,i().getNodePath)(
L).join(".")||"the whole file":k(s,c));return{commands:Q,form:F,event:se,shown:ne?"":v(ee.join(" ; ")||(typeof Z=="strin\
g"?Z:JSON.stringify(Z))),content:m(s,Y,J?Object.fromEntries(q):z??null),isHidden:Y,...F==="setting"&&!j&&{setting:{...H&&
{trust:H},value:G}},isGuard:B?.test(se)??!1,location:c.location(L.offset,L.offset+L.length)}}function m({place:{form:s}},c,b){
return s==="scripts"?"":(0,t().canonicalize)([c,b])}function d(s,c){return c.some(b=>b.form==="setting"&&b.at===s)}const o=1e3;
function v(s){const c=(0,R().redact)(s).text.replace(/\s+/g," ").trim();return c.length>o?`${c.slice(0,o)}\u2026`:c}function k({
names:s,chain:c,place:{at:b,event:L,detail:$=""}},{path:j}){const x=L?.replace(/\{(\d)\}/,(H,B)=>s[Number(B)]||'""').replace(
"{file}",()=>r(j))??s.reduce((H,B)=>H.replace("*",()=>B),b.replaceAll("/",".")),U=c.flatMap(H=>(0,y().membersOf)(H,$)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${x} (${U})`:x}function r(s){const c=O().posix.basename(s);return c===
"SKILL.md"?O().posix.basename(O().posix.dirname(s)):c}const h=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
E=4;function n(s){const c=/\d/.test(s)&&/[A-Za-z]/.test(s)&&new Set(s).size>=8;return s.length>=12&&c&&!h.test(s)}function g(s){
const{text:c,path:b}=s;return(0,R().redact)(c).redactions.flatMap(({kind:L,start:$,end:j})=>{const x=c.slice($,j),F=s.location(
$,j),U=(0,C().finding)("agent-file-content",{path:b,kind:L},{location:F});return n(x)?[{value:x,finding:U}]:[]})}function S(s){
return(0,I().findHidden)(s.text).map(({text:c,offset:b,names:L})=>{const $=L.slice(0,E),j={path:s.path,kind:"hidden",characters:$,
more:L.length>E},x=s.location(b);return{value:c,finding:(0,C().finding)("agent-file-content",j,{location:x})}})}},23213:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.UNREAD=void 0,e.readValue=R,e.textOf=T;function O(){const p=f(76760);
return O=function(){return p},p}function t(){const p=f(3463);return t=function(){return p},p}function i(){const p=f(36773);
return i=function(){return p},p}function D(){const p=f(76774);return D=function(){return p},p}const N=e.UNREAD={unread:"\
it is not in the documented form"};function R(p,u,l){const m=O().posix.dirname(l);if(p==="file")return[u].flat().map(d=>typeof d!=
"string"?N:{file:d===""?l:O().posix.join(m,d)});if(p==="scripts"){const d=(0,t().objectIn)(u)[D().PATHS];return[{file:`${m}\
/`},...C(d)?d.map(o=>({file:O().posix.join(m,o)})):[]]}return p==="lines"?[u].flat().flatMap(d=>typeof d=="string"?{shell:d}:
(0,t().isMapping)(d)?y(d):N):p==="setting"?typeof u=="string"?[{argv:[],environment:[u]}]:[]:p!=="command"?(0,t().isMapping)(
u)?y(u):[N]:((0,t().isMapping)(u)?Object.values(u):[u]).map(d=>typeof d=="string"?{shell:d}:C(d)?{argv:d}:N)}function C(p){
return Array.isArray(p)&&p.every(u=>typeof u=="string")}const I=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],M=["exec","run","bash","path","program","entry","cmd"],P=["arguments","with_arguments"];
function w(p){const u=n=>n.map(g=>p[g]).find(g=>g!==void 0),{script:l,runner:m,type:d}=p,v=typeof l=="string"&&d!=="npm"?
[m??[],`./${l}`].flat():void 0,k=p.command??u(M)??v,r=p.args??u(P),[h,...E]=[k].flat();return{...p,...k!==void 0&&{command:h},
...(r!==void 0||E.length>0)&&{args:E.length>0?[E,r??[]].flat():r}}}function y(p){const u=w(p),l=I.map(d=>u[d]).map(d=>typeof d==
"string"?{command:d}:d).filter(d=>(0,t().isMapping)(d)&&d.command!==void 0);return[...u.command===void 0&&(l[0]??u.dependsOn)?
[]:[{}],...l].flatMap(d=>_({...u,...d}))}function _(p){const{type:u,script:l,command:m,args:d=[],headersHelper:o}=p,v=typeof o==
"string"?[{shell:o}]:[],r=[p.url,p.httpUrl,p.serverUrl].find(H=>typeof H=="string");if(m===void 0&&r!==void 0)return[...v,
{address:r}];const h=u==="npm"&&m===void 0,E=Array.isArray(d)?d.map(a):[void 0],n=h?["npm","run",l]:[a(m),...E];if(!C(n))
return[N];const[g="",...S]=n,c=(S.length===0?/^$|[\s|;&$()<>`'"]/.test(g):u==="shell")?{shell:[g,...S.map(A)].join(" ")}:
{argv:n},{cwd:b,env:L,shell:$}=(0,t().isMapping)(p.options)?p.options:p,j=(0,t().isMapping)($)?[$.executable,$.args??[]].
flat():[],x=Object.values((0,t().isMapping)(L)?L:{}).filter(H=>typeof H=="string"),F=typeof b=="string"?{directory:b}:{},
U=C(j)&&j.length>0?[{argv:j}]:[];return[{...c,...F,environment:x},...U,...v]}function a(p){return(0,t().isMapping)(p)?p.
value:p}function T(p){return"argv"in p?p.argv.map(A).join(" "):"unread"in p?"":"file"in p?p.file:"shell"in p?p.shell:p.address}
function A(p){return/^[\w@%+=:,./${}-]+$/.test(p)?p:(0,i().singleQuoted)(p)}},92599:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.keyOf=y,e.runsOf=w;function O(){const o=f(76760);return O=function(){return o},o}function t(){
const o=f(10473);return t=function(){return o},o}function i(){const o=f(95244);return i=function(){return o},o}function D(){
const o=f(32854);return D=function(){return o},o}function N(){const o=f(93028);return N=function(){return o},o}function R(){
const o=f(47905);return R=function(){return o},o}function C(){const o=f(53158);return C=function(){return o},o}function I(){
const o=f(23213);return I=function(){return o},o}function M(){const o=f(98809);return M=function(){return o},o}const P=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function w({commands:o},{path:v,root:k,format:r},h,E=new Set){const{directories:n=[""],roots:g}=r,S=[...n.map(x=>O().
posix.join(k,x)),"",O().posix.dirname(v)],s=new(C()).ProjectFiles(h,S),c=_(g.join("|")),b=[];for(const x of o)b.push(..."\
file"in x?l(c(x.file),h):await m(x,s,c));const L=({name:x})=>(0,N().isRegular)(h?.stat(x)?.kind),$=[...b,...A(o,b,E).filter(
L)],j=new Set($.flatMap(({kind:x,name:F})=>x==="file"?[F]:[]));for(const x of j)$.push(...h?await u(h,x):[]);return[...new Map(
$.map(x=>[y(x),x])).values()]}function y({kind:o,name:v,script:k,text:r}){return JSON.stringify([o,v,...o==="danger"?[k,
r]:[]])}function _(o){const v=new RegExp(`\\$(?:(?:env:)?(?:${o})\\b|\\{(?:env:)?(?:${o})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${o})%`,"g");return k=>k.replace(v,".").replace(P,"~")}const a=/(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
T=/\$(?:env:)?\w+|\$\{[^}]*\}|\$\([^)]*\)|%\w+%/g;function A(o,v,k){if(k.size===0)return[];const r=o.flatMap(g=>"environ\
ment"in g?g.environment??[]:[]),h=[...o.map(I().textOf),...r].flatMap(g=>g.replace(T,"").match(a)??[]).map(g=>g.replaceAll(
"\\","/").replace(/^(?:\.{1,2}\/)+/,"")),E=(g,S)=>g===S||g.endsWith(`/${S}`),n=h.filter(g=>!v.some(({kind:S,name:s})=>S===
"file"&&E(s,g)));return[...k].filter(g=>n.some(S=>E(g,S))).map(g=>({kind:"file",name:g}))}const p=2e5;async function u(o,v){
const k=await(0,t().readText)(o,v,p);if(k===void 0||"unread"in k)return[];const r=k.text.split(`
`);return(0,R().dangersInScript)(v,k.text).map(({does:h,at:E})=>{const n=k.text.slice(0,E).split(`
`).length;return{kind:"danger",name:h,script:v,line:n,text:r[n-1]?.trim()??""}})}function l(o,v){if(!v)return[];const k=(0,D().
resolveInTree)(v,o.replace(/\/$/,""));if(k.kind!=="inside")return[];const r=({path:n,kind:g})=>g==="directory"?v.list(n).
flatMap(r):g==="executable"||g==="file"&&(0,i().isCode)(n)?[n]:[];return(o.endsWith("/")?r(k.entry):(0,N().isRegular)(k.
entry.kind)?[k.path]:[]).map(n=>({kind:"file",name:n}))}async function m(o,v,k){if("address"in o)return[{kind:"address",
name:o.address}];if("unread"in o)return[{kind:"unread",name:o.unread}];const{directory:r,environment:h=[]}=o,E=r?v.into(
k(r)):v,n="shell"in o?o.shell.split(/["'|;&]/):[],g=[...h,...n.filter(s=>s.includes("\\"))].map(k);return[..."shell"in o?
await(0,M().textRuns)(k(o.shell),E):[...(0,R().dangersInShell)((0,I().textOf)(o)).map(({does:s})=>({kind:"danger",name:s})),
...await(0,M().wordRuns)(o.argv.map(s=>d(k(s))),E)],...(0,M().valueRuns)(g,E)]}function d(o){const v=!/\$\{|\$\w/.test(o);
return{text:o,shown:o,quoted:!0,span:{start:0,end:0},isKnown:v}}},76774:function(W,e,f){Object.defineProperty(e,"__esMod\
ule",{value:!0}),e.SyntaxProblem=e.PATHS=e.LINKS=e.INLINE=void 0,e.readSyntax=M;function O(){const r=f(16111);return O=function(){
return r},r}function t(){const r=f(60502);return t=function(){return r},r}function i(){const r=f(69873);return i=function(){
return r},r}function D(){const r=f(3463);return D=function(){return r},r}class N extends Error{offset;constructor(h,E=0){
super(h),this.offset=E}}e.SyntaxProblem=N;const R=e.INLINE="!`",C=e.LINKS="!link",I=e.PATHS="!path";function M(r,h){if((0,D().
isNestedTooDeep)(h==="markdown"?u(r).text:r))throw new N("its brackets are nested too deeply");switch(h){case"json":return P(
r);case"toml":return T(r);case"yaml":return p(r,0);case"markdown":return d(r);case"shell":return y(r,[0,r.length]);case"\
program":case"text":return y("",[0,0])}}function P(r){const h=[],E=(0,O().parseTree)(r,h,{allowTrailingComma:!0}),[n]=h;
if(n)throw new N(w((0,O().printParseErrorCode)(n.error)),n.offset);if(E===void 0)throw new N("it is empty");return E}function w(r){
return r.replace(/\B[A-Z]/g,h=>` ${h}`).toLowerCase()}function y(r,[h,E]){return{type:r===null?"null":typeof r,value:r,offset:h,
length:E-h}}function _(r,h,[E,n]){const g={type:r,offset:E,length:n-E,children:h};for(const S of h)S.parent=g;return g}function a(r,h,E){
return _("property",[y(r,E),h],E)}function T(r){try{const h=(0,t().parseTOML)(r),E=new Map,n=({body:S},s)=>{for(const c of S){
const b=c.key.keys.map($=>$.type==="TOMLBare"?$.name:$.value),L=c.type==="TOMLTable"?c.resolvedKey:[...s,...b];E.set(L.join(
"\0"),c.range),c.type==="TOMLTable"?n(c,L):c.value.type==="TOMLInlineTable"&&n(c.value,L)}};n(h.body[0],[]);const g=(S,s,c)=>{
const b=E.get(s.join("\0"))??c;if(Array.isArray(S))return _("array",S.map(($,j)=>g($,[...s,j],b)),b);if(!(0,D().isMapping)(
S)||S instanceof Date)return y(S instanceof Date?S.toISOString():S,b);const L=Object.entries(S).map(([$,j])=>a($,g(j,[...s,
$],b),b));return _("object",L,b)};return g((0,t().getStaticTOMLValue)(h),[],[0,r.length])}catch(h){throw h instanceof t().
ParseError?new N(A(h.message),h.index):h}}function A(r){const[h=""]=r.split(`
`);return h.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,E=>E.toLowerCase())}function p(r,h){const E=(0,i().
parseDocument)(r,{uniqueKeys:!0}),[n]=E.errors;if(n)throw new N(A(n.message),h+n.pos[0]);let g=0;const S=(s,c)=>{if((0,i().
isAlias)(s)){if(g+=1,g>100)throw new N("it has too many aliases",c[0]);return S(s.resolve(E),c)}const b=(0,i().isMap)(s)||
(0,i().isSeq)(s)||(0,i().isScalar)(s)?s.range:void 0,L=b?[h+b[0],h+b[1]]:c;if((0,i().isMap)(s))return _("object",s.items.
map(({key:j,value:x})=>a(String(j),S(x,L),L)),L);if((0,i().isSeq)(s))return _("array",s.items.map(j=>S(j,L)),L);const $=(0,i().
isScalar)(s)?s.value:null;return y(typeof $=="object"&&$!==null?String($):$,L)};return S(E.contents,[h,h+r.length])}function u(r){
const[h="",E="",n=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(r)??[];return h!==""&&r.startsWith(h)?{text:n,
start:E.length,end:h.length}:{text:"",start:0,end:0}}const l=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
m=[[R,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[C,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${l}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[I,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${l}(?![\w/-])`,"g")]];function d(r){const{text:h,start:E,
end:n}=u(r),g=[0,r.length],S=m.flatMap(([s,c])=>{const b=[...r.slice(n).matchAll(c)].map(L=>{const $=n+L.index;return y(
L[1]??L[2]??L[0],[$,$+L[0].length])});return b.length>0?[a(s,_("array",b,g),g)]:[]});return _("object",[...v(h,E),...S],
g)}const o=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function v(r,h){try{return k(p(r,h))}catch(E){
if(!(E instanceof N))throw E}return[...r.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(E=>{const[n,g="",S=""]=E,
s=h+E.index;try{return k(p(n,s))}catch(b){if(!(b instanceof N)||o.test(n))throw b}const c=[s,s+n.length];return a(g,y(S.
trim(),c),c)})}function k({type:r,children:h=[]}){return r==="object"?h:[]}},98809:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.textRuns=I,e.valueRuns=w,e.wordRuns=P;function O(){const S=f(3463);return O=function(){return S},
S}function t(){const S=f(95244);return t=function(){return S},S}function i(){const S=f(11331);return i=function(){return S},
S}function D(){const S=f(81716);return D=function(){return S},S}function N(){const S=f(54421);return N=function(){return S},
S}function R(){const S=f(47905);return R=function(){return S},S}const C=4;async function I(S,s,c=0){if(c>C)return[{kind:"\
unread",name:"it is nested too deeply"}];const b=(0,D().readShellText)(S);return b.length===0&&S.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,R().dangersInShell)(S).map(({does:$})=>$))].map($=>({kind:"danger",name:$})),
...await M(b,S,s,c)]}async function M(S,s,c,b){const L=[];let $=c;for(const j of S){if(L.push(...await M(j.inside,s,$,b)),
j.subshell!==void 0)continue;if(j.defines){L.push({kind:"unread",name:"it defines a function"});continue}const{words:x,assignments:F}=(0,D().
withoutReserved)(j),U=x.map(G=>({...G,shown:s.slice(G.span.start,G.span.end),isKnown:!(0,D().isDynamic)(j,G)}));L.push(...w(
F.map(({value:G})=>G),$));const[H,B]=U;H?.text==="cd"||H?.text==="pushd"?$=$.into(B?.isKnown?B.text:void 0):L.push(...await P(
U,$,b))}return L}function P(S,s,c=0){return y(S,{files:s,shell:(L,$=s)=>I(L,$,c+1)})}function w(S,s){return S.flatMap(c=>c.
split(/[\s=:,]+/)).flatMap(c=>s.named(c))}async function y(S,s){const c=(0,N().startedWords)(S),[b,...L]=c;if(b===void 0||
_(b.text))return[];if(!b.isKnown)return[a(`it starts ${b.shown}`)];const $=(0,i().programNamed)(b.text)??{name:(0,i().baseName)(
b.text),kind:"system"},j=(0,N().textHanded)(c);if($.kind==="shell"&&j)return j.words.every(({isKnown:q})=>q)||/\s/.test(
j.text)?s.shell(j.text):[a("a shell runs what it is handed")];const x=L.some(({text:J})=>o(J)||d(J));if((0,i().runsCode)(
b.text)&&(x||!$.runsScripts))return p((0,i().baseName)(b.text),L,j!==void 0,s.files);const{files:F,left:U}=A(L,s.files),
H=U.map(({text:J})=>J),B=o(b.text)&&!m.test(b.text),G=d(b.text)?s.files.named(b.text):[],K=B?[s.files.script(b.text)]:G.
length>0?G:await u($,H,{...s,files:F}),V=H.filter(d).flatMap(J=>{const q=F.named(J);return q.length>0?q:s.files.named(J)}),
z=$.runsInside?U.findIndex(({text:J})=>(0,i().runsCode)(J)):-1,Q=z<0?[]:await y(U.slice(z),{...s,files:F});return[...K,...Q,
...V]}function _(S){return(0,i().isWithoutEffect)(S)||(0,i().changesShell)(S)&&(0,i().programNamed)(S)===void 0}function a(S){
return{kind:"unread",name:S}}const T=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function A(S,s){const c=S.
findIndex(({text:$})=>T.test($));if(c<0)return{files:s,left:S};const b=T.exec(S[c]?.text??"")?.[1],L=S.toSpliced(c,b===void 0?
2:1);return{files:s.into(b??S[c+1]?.text),left:L}}function p(S,s,c,b){const L=s.flatMap(({text:H})=>b.named(H));if(c)return[
{kind:"inline",name:S},...L];const $=s.filter(({text:H})=>!H.startsWith("-")),j=$.find(({text:H})=>o(H)||d(H))??$[0],x={
kind:"program",name:S};if(L.length>0||j===void 0)return L.length>0?L:[x];const{text:F}=j;if(!j.isKnown)return[a(`it runs\
 ${j.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(s[s.indexOf(j)-1]?.
text!=="-m")return[b.script(F,h)];const U=b.named(F.replaceAll(".","/"),h);return U.length>0?U:[x]}async function u(S,s,{
files:c,shell:b}){const L=await c.manifest(),$=S.runsScripts&&v(s),j=r($).flatMap(H=>{const B=(0,O().textIn)((0,O().objectIn)(
L.scripts),H);return B===""?[]:[{kind:"npm_script",name:H,text:B}]}),x=await Promise.all(j.map(({text:H=""})=>b(H,c))),U=j.
length>0&&!k.test($??"")?[]:l(S,s,L,c);return[...j,...x.flat(),...U]}function l(S,s,c,b){const{name:L,finds:$=""}=S,j=$.
split(" ").flatMap(G=>b.named(G));if(j.length>0)return j;const x=g(S,s);if(x===void 0)return[{kind:"program",name:L}];const F=b.
named(x.name);if(F.length>0||/^[./]/.test(x.name))return F.length>0?F:[{kind:"program",name:L}];const{dependencies:U,devDependencies:H}=c;
return[[U,H].some(G=>x.name in(0,O().objectIn)(G))?{kind:"program",name:x.name}:{kind:"package",...x}]}const m=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function d(S){return(0,t().isCode)(S)||/\.(?:exe|jar)$/i.test(S)}function o(S){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(S)&&!S.includes("://")}function v(S){const[s,c]=S.filter(b=>!b.startsWith("-"));return s==="run"||s==="run-script"?
c:s}const k=/^(?:add|ci|clean-install|i|install)$/;function r(S){if(S===void 0)return[];const s=c=>[`pre${c}`,c,`post${c}`];
return k.test(S)?[...new Set([S,"install","prepare"].flatMap(s)),"prepublish"]:s(S)}const h=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],E=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g({fetches:S},s){const c=s.
filter(j=>!j.startsWith("-")),b=[2,1,0].find(j=>j<=c.length&&S?.test(c.slice(0,j).join(" ")));if(b===void 0)return;const L=b===
0?0:s.indexOf(c[b-1]??"")+1,$=s.slice(L).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,x,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!E.test(F[x-1]??""));return $===void 0?void 0:{name:$,isExact:n.test($)}}},41239:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.PROTECTS_BY_DEFAULT=e.PROTECTS=e.PERMISSION=e.ON_BY_DEFAULT=e.ON=e.DISABLED=e.CHANGES=void 0,
e.directionOf=w,e.isOfList=t,e.sourceText=p;function O(){const v=f(3463);return O=function(){return v},v}function t(v){return i.
has(v)}const i=new Set(["more","less","all","sources","shown"]),D=e.ON={order:[!1,!0],unset:!1},N=e.CHANGES={order:[],unset:void 0},
R=e.DISABLED={order:[!0,!1],unset:!1},C=e.ON_BY_DEFAULT={order:[!1,!0],unset:!0},I=e.PERMISSION={order:["deny","ask","al\
low"],unset:"allow"},M=e.PROTECTS={order:[!0,!1],unset:!1},P=e.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function w(v,{
old:k,now:r,before:h,after:E}){const n=(r??k)?.value,g=c=>c.some(b=>m(b,n));if(v==="any")return r?"widens":"changes";if(v===
"shown")return"changes";if(v==="source"||v==="sources"){const[c,b]=[u(n),h.map(u)],L=b.filter(({name:j})=>j===c.name),$=c.
isMoving&&L.every(({isMoving:j})=>!j);return r&&(L.length===0||$)?"widens":"changes"}if(v==="all")return r?h.length===0||
g(h)?"narrows":"widens":E.length===0?"widens":"narrows";if(v==="more")return r&&!g(h)?"widens":"narrows";if(v==="less")return r||
g(E)?"narrows":"widens";const[S,s]=[y(k,v),y(r,v)];return S===s?"changes":s>S?"widens":"narrows"}function y(v,{order:k,unset:r}){
const h=k.indexOf(v?v.value:r);return h<0?k.length:h}const _=["source","repo","url","git_url","registry","package","comm\
and"],a=["sha","rev","ref","version"],T=/^[v^~>=<]*\d[\w.+-]*$/,A=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function p(v){return[..._,...a].map(r=>v[r]).filter(r=>typeof r=="string").join(" ")}function u(v){if((0,O().isMapping)(
v)){const h=a.map(n=>v[n]).find(n=>n!==void 0);return{name:JSON.stringify(_.map(n=>v[n])),isMoving:A.test(`${h??""}`)}}const k=typeof v==
"string"?v:JSON.stringify(v);if(T.test(k)||A.test(k))return{name:"",isMoving:A.test(k)};const[r=""]=/(?:[:@#][^/:@#]*)+$/.
exec(k)??[];return{name:k.slice(0,k.length-r.length),isMoving:A.test(r.slice(1))}}const l=/[;&|`$<>\n]/;function m(v,k){
if(v===k)return!0;if(typeof v!="string"||typeof k!="string")return!1;const[r,h]=[d(v),d(k)],E=r.tool===h.tool||o(r.tool,
h.tool);if(!E||r.argument===void 0||r.argument==="*")return E;const{argument:n}=h;return n!==void 0&&!l.test(n)&&o(r.argument,
n)}function d(v){const[,k=v,r]=/^([^()]*)\((.*)\)$/s.exec(v)??[];return{tool:k,...r!==void 0&&{argument:r}}}function o(v,k){
const r=v.replace(/:\*$/,"*").split("*"),[h="",...E]=r;if(E.length===0)return h===k;if(!k.startsWith(h))return!1;const n=E.
pop()??"";let g=h.length;for(const S of E){const s=k.indexOf(S,g);if(s<0)return!1;g=s+S.length}return k.length-n.length>=
g&&k.endsWith(n)}},18255:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.findValues=D,e.membersOf=a;function O(){
const u=f(16111);return O=function(){return u},u}function t(){const u=f(3463);return t=function(){return u},u}function i(){
const u=f(41239);return i=function(){return u},u}function D(u,l){const{places:m,harmless:d}=l,o=m.flatMap(r=>{const h=w(
u,r).map(g=>C(g)==="wrong"?{...g,isWrong:!0}:g),E=h.filter(g=>C(g)!=="other"&&!N(g,m)),n=({node:g})=>r.startsOthers&&"de\
pendsOn"in P(g);return E.some(n)?h:E}),v=new Map(o.map(r=>[r.node,r])),k=d&&u.type==="object"?A(u,T(l),new Set(v.keys())):
[];return[...v.values(),...k]}function N({node:u,chain:l,place:m},d){const o=p(u)||l.at(-1)?.type==="object";return m.form===
"setting"&&m.trust!=="source"&&o&&R(m.at,d)}function R(u,l){return l.some(m=>m.at.startsWith(`${u}/`))}function C({node:u,
isWrong:l,place:m}){const{only:d,without:o,needs:v}=m;if(l)return"wrong";if(o!==void 0&&o in P(u)||v!==void 0&&u.type===
"object"&&!(v in P(u)))return"other";const k=d&&M((0,O().getNodeValue)(u),d.field);return d?.values.some(E=>I(E)===I(k))??
!0?"own":k===void 0||d?.values.some(E=>typeof E==typeof k)?"other":"wrong"}function I(u){return typeof u=="string"?u.toLowerCase():
u}function M(u,l){const m=l===""?[]:l.split("/"),d=(o,v)=>(0,t().isMapping)(o)?o[v]:o===void 0?o:null;return m.reduce(d,
u)}function P(u){return u.type==="object"?(0,O().getNodeValue)(u):{}}function w(u,l){const m=[];let d=[{place:l,node:u,names:[],
chain:[u]}];for(const o of y(l.at))d=d.flatMap(v=>{const{node:k,names:r,chain:h}=v,E=k.type==="array"&&o==="*";k.type!==
"object"&&!E&&!l.mayDiffer&&m.push({...v,isWrong:!0});const n=o==="*"&&r.length===0;return a(k,o).filter(([g])=>!n||l.names?.
test(g)!==!1).map(([g,S])=>({place:l,node:S,names:o==="*"?[...r,g]:r,chain:[...h,S]}))});return[...(0,i().isOfList)(l.trust)?
d.flatMap(_):d,...m]}function y(u){return u===""?[]:u.split("/")}function _(u){const{node:l}=u;if(l.type==="object")return(l.
children??[]).flatMap(({children:[d]=[]})=>d?[{...u,node:d}]:[]);if(l.type==="array")return(l.children??[]).map(d=>({...u,
node:d}));if(l.type!=="string")return[u];const m=String(l.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return m.length===
1?[u]:m.map(d=>({...u,node:{...l,value:d}}))}function a({type:u,children:l=[]},m){return u==="array"&&m==="*"?l.map((d,o)=>[
`${o+1}`,d]):u!=="object"?[]:l.flatMap(({children:[d,o]=[]})=>o&&(m==="*"||d?.value===m)?[[String(d?.value),o]]:[])}function T({
places:u,harmless:l=[]}){return[...u.map(({at:m,names:d,only:o,needs:v})=>({steps:y(m),names:d,isPart:o!==void 0||v!==void 0||
R(m,u)})),...u.flatMap(({at:m,detail:d,names:o})=>y(m).flatMap((v,k,r)=>d===void 0?[]:{steps:[...r.slice(0,k),d],names:o})),
...l.map(({at:m,names:d})=>({steps:y(m),names:d}))]}function A(u,l,m){const d=(o,v,k)=>{const r=k.length;return a(o.at(-1)??
u,"*").flatMap(([h,E])=>{const n=v.filter(({steps:b,names:L})=>{const $=b.indexOf("*")===r;return b[r]==="*"?!$||L?.test(
h)!==!1:b[r]===h}),g=({steps:b,isPart:L})=>b.length===r+1&&!L;if(m.has(E)||n.some(g))return[];const[S,s]=[[...o,E],[...k,
h]];return p(E)&&n.some(({steps:b})=>b.length>r+1)?d(S,n,s):[{place:{at:s.filter((b,L)=>S[L]?.type!=="array").join("/"),
form:"setting"},node:E,names:[],chain:S}]})};return d([u],l,[])}function p({type:u}){return u==="object"||u==="array"}},
27928:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),e.SEED_HASHES=void 0;const f=e.SEED_HASHES={"1124af\
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
1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.activatedSeeds=C,e.seedRelease=N;function O(){const I=f(77598);return O=function(){return I},I}function t(){const I=f(
23404);return t=function(){return I},I}function i(){const I=f(64385);return i=function(){return I},I}function D(){const I=f(
27928);return D=function(){return I},I}function N({value:I,envelope:M}){if(M===void 0)return D().SEED_HASHES[(0,O().hash)(
"sha256",(0,t().canonicalize)(I)).slice(0,32)]}const R=/\.seed\.json$/;function C({head:I,base:M,untouched:P},w){const y=(A,p)=>A.
filter(({path:u})=>R.test(u)===p).flatMap(({assets:u})=>u).filter(({type:u,value:l})=>u==="Gene"&&(0,i().declaredId)(l)!==
void 0),_=new Set(y(M,!0).map(({id:A})=>A));if(_.size===0)return[];const a=new Set(y([...M,...P],!1).map(({id:A})=>A)),T=new Set(
w.map(({asset:A})=>A));return y(I,!1).filter(A=>_.has(A.id)&&!a.has(A.id)&&!T.has(A))}},68450:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.commonStart=R,e.packagesAbove=P,e.shownRoot=I,e.storeOf=N;function O(){const y=f(76760);return O=
function(){return y},y}function t(){const y=f(39491);return t=function(){return y},y}function i(){const y=f(32854);return i=
function(){return y},y}function D(){const y=f(93028);return D=function(){return y},y}function N(y,{policy:_,tree:a,base:T}){
const[A]=_.stores.map(({path:l,root:m=".",checkout_as:d})=>({path:(0,i().normalise)(l)??"",root:(0,i().normalise)(m)??"",
...d!==void 0&&{checkoutAs:d}})).filter(({path:l})=>(0,i().isWithin)(y,l)).sort((l,m)=>m.path.length-l.path.length),p=O().
posix.dirname(y).replace(/^\.$/,"");if(A!==void 0)return{...A,path:p,named:!0};const u=[T,a].find(l=>l?.stat(p)?.kind===
"directory");return{path:p,root:(u&&P(u,p)[0])??""}}function R(y,_){const a=new Map([...y].map(A=>C(N(A,_)))),[T={root:""}]=a.
values();return a.size<2?T:{root:""}}function C({root:y,checkoutAs:_}){return[JSON.stringify([y,_]),{root:y,checkoutAs:_}]}
function I({root:y,checkoutAs:_}){return _===void 0?y||".":".."}const M=(0,D().perTree)(()=>new Map);function P(y,_){const a=M(
y).get(_)??w(y,_);return M(y).set(_,a),a}function w(y,_){return[...new Set([_,...(0,t().foldersAbove)(_).reverse(),""])].
filter(T=>y.stat(O().posix.join(T,"package.json"))!==void 0)}},85475:function(W,e,f){Object.defineProperty(e,"__esModule",
{value:!0}),e.asHubHashes=p,e.assetIdOf=y,e.contentHash=T,e.hashFindings=P,e.identityFindings=I,e.isMissingIdentity=M,e.
matchContentHash=C,e.unhashedFields=u;function O(){const l=f(23404);return O=function(){return l},l}function t(){const l=f(
27199);return t=function(){return l},l}function i(){const l=f(36093);return i=function(){return l},l}function D(){const l=f(
95132);return D=function(){return l},l}function N(){const l=f(94377);return N=function(){return l},l}const R=new Set(["G\
ene","Capsule","EvolutionEvent"]);function C(l){const{type:m,value:d}=l,o=d.asset_id;return o===T(l.value)?"content":m===
"Capsule"&&o===T(p(d))?"hub":typeof o=="string"&&(0,N().asEngineHashed)(d)?"engine":void 0}function I(l,m){const{type:d,
value:o}=l;if(!R.has(d))return P(l,m);const v=w(l,m),k=(0,t().placeOf)(l),r=o.asset_id===void 0?T(l.value):void 0;return[
...o.schema_version===void 0?[(0,D().finding)("schema-version-missing",v,k)]:[],...r===void 0?P(l,m):[(0,D().finding)("c\
ontent-hash-missing",{...v,expected:r},k)]]}function M({rule:l}){return l==="schema-version-missing"||l==="content-hash-\
missing"}function P(l,m,d=!1,o){const{value:v}=l;if(v.asset_id===void 0||C(l)!==void 0)return[];const k=T(l.value),r=(0,N().
otherHashForm)(l),h=(0,i().seedRelease)(l),n=r==="created"||h!==void 0?"notice":(0,N().hasOnlyLearned)(l,o)?"warning":"e\
rror",g=m==="author"?"error":n,S={...(0,t().placeOf)(l,["asset_id"]),severity:g},s={...w(l,m),expected:k,...r&&{form:r},
...h&&{seed:h}},c=d&&g!=="notice"&&m==="fix"?_(l,k):void 0;return[{...(0,D().finding)("content-hash-mismatch",s,S),...c&&
{edit:c}}]}function w({type:l,id:m},d){return{type:l,id:m,fixable:d==="fix",...d==="author"&&{foreign:!0}}}function y(l){
const{asset_id:m}=l.value;return typeof m=="string"&&C(l)!==void 0?m:T(l.value)}function _({type:l,path:m,pointer:d,value:o},v){
const{asset_id:k,...r}=o;if(!(typeof k!="string"||Object.values(r).some(a))&&C({type:l,value:{...r,asset_id:v}})!==void 0)
return{path:m,pointer:(0,t().pointerText)([...d,"asset_id"]),old:k,new:[v],fix:!0}}function a(l){return typeof l!="objec\
t"||l===null?!1:Object.hasOwn(l,"asset_id")||Object.values(l).some(a)}function T(l){return(0,O().computeAssetId)(l)??""}
const A=["notes","details"];function p(l){const{outcome:m}=l;if(!(0,t().isJsonObject)(m))return l;const{notes:d,details:o,
...v}=m;return{...l,outcome:v}}function u(l){const{outcome:m}=l.value;return C(l)!=="hub"||!(0,t().isJsonObject)(m)?[]:A.
filter(d=>Object.hasOwn(m,d)).map(d=>`outcome.${d}`)}},94377:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.asEngineHashed=N,e.hasOnlyLearned=C,e.hashDigits=M,e.otherHashForm=i;function O(){const P=f(23404);return O=function(){
return P},P}function t(){const P=f(27199);return t=function(){return P},P}function i({value:P}){const w=typeof P.asset_id==
"string"?M(P.asset_id):void 0,y=T=>(0,O().computeAssetId)(T)===`sha256:${w}`;return y(P)?"unprefixed":P.type==="Gene"&&P.
epigenetic_marks!==void 0&&y({...I(P),epigenetic_marks:[]})?"created":void 0}const D={env_fingerprint:["region"],Capsule:[
"diff","strategy"]};function N(P){const y=D.Capsule.filter(a=>P.type==="Capsule"&&!(a in P)).reduce((a,T)=>a.flatMap(A=>[
A,{...A,[T]:null}]),[{}]);return[P,R(P)].flatMap(a=>y.map(T=>({...a,...T}))).find(a=>(0,O().computeAssetId)(a)===P.asset_id)}
function R(P){if(Array.isArray(P))return P.map(R);if(!(0,t().isJsonObject)(P))return P;const w=Object.entries(P).map(([y,
_])=>{const a=R(_),[T]=D.env_fingerprint,A=y==="env_fingerprint"&&(0,t().isJsonObject)(a)&&!(T in a);return[y,A?{...a,[T]:null}:
a]});return Object.fromEntries(w)}function C({value:P},w){if(P.type!=="Gene"||w===void 0)return!1;const[y,_]=[P,w.value].
map(a=>{const{schema_version:T,asset_id:A,...p}=I(a);return(0,O().canonicalize)(p)});return y===_}function I(P){const{epigenetic_marks:w,
learning_history:y,anti_patterns:_,...a}=P;return a}function M(P){const w=P.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(w)?w:void 0}},45622:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.contextAbove=
i,e.fromRoot=D;function O(){const N=f(93028);return O=function(){return N},N}function t(){const N=f(13254);return t=function(){
return N},N}function i(N,R){const{tree:C,base:I,changed:M=[],isOutput:P}=R,w=`${N}/`;return{...R,...C&&{tree:(0,O().treeAbove)(
C,N)},...I&&{base:(0,O().treeAbove)(I,N)},changed:new Set([...M].map(y=>w+y)),...P&&{isOutput:y=>y.startsWith(w)&&P(y.slice(
w.length))}}}function D(N,R){const C=R.targets.map(({path:P,...w})=>P===void 0?w:{...w,path:P.slice(N.length+1)}),[I]=R.
words;if(R.invocation!==void 0||I===void 0)return{...R,targets:C};const M=(0,t().problemAt)("target-outside",I.span,{path:"\
..",reason:"above"});return{...R,targets:C,problems:[...R.problems,M]}}},62166:function(W,e,f){Object.defineProperty(e,"\
__esModule",{value:!0}),e.inPlaceOfNpm=D;function O(){const R=f(91063);return O=function(){return R},R}function t(){const R=f(
60210);return t=function(){return R},R}function i(){const R=f(80827);return i=function(){return R},R}async function D(R,C){
const{invocation:I,argv:M,targets:P}=R,{tree:w,cwd:y="",changed:_=new Set,programs:a=O().NO_PROGRAMS}=C,T=I?.program==="\
npm"||I?.program==="npx";if(w===void 0||M===null||I===void 0||!T)return R;const A={tree:w,directory:y,changed:_,families:a},
p=await(0,i().npmScripts)(I,A),u=P.some(({kind:d,via:o})=>d==="package_binary"&&o===void 0),m=(p?(0,i().stepsIn)(p).some(
({text:d})=>N.test(d)):!u)?await(0,t().foreignSettings)(w,_):[];return{...R,...p&&{scripts:p},...m.length>0&&{npmSettings:m}}}
const N=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.npmScripts=
a,e.stepsIn=_;function O(){const c=f(76760);return O=function(){return c},c}function t(){const c=f(3463);return t=function(){
return c},c}function i(){const c=f(54669);return i=function(){return c},c}function D(){const c=f(11331);return D=function(){
return c},c}function N(){const c=f(3893);return N=function(){return c},c}function R(){const c=f(60210);return R=function(){
return c},c}function C(){const c=f(59867);return C=function(){return c},c}function I(){const c=f(56788);return I=function(){
return c},c}function M(){const c=f(46912);return M=function(){return c},c}function P(){const c=f(47668);return P=function(){
return c},c}const w={start:0,end:0},y=200;function _({steps:c}){return c.flatMap(b=>b.command?.nested?_(b.command.nested):
[b])}async function a(c,b,L={left:y}){const{subcommand:$,flags:j}=c;if($===void 0)return;const{project:x,selected:F,runs:U,
packages:H}=await(0,M().scriptsThatRun)(c,b,w);if(x===void 0)return;const B=await(0,R().readNpmrc)({...b,directory:x}),G=await T(
b,x);if("unread"in B||G===void 0)return;const{settings:K}=B,V=r.some(Y=>Y in K);if(G.devEngines!==void 0||V)return;const z=[],
Q=h(j,K);for(const Y of H){const X=await T(b,Y);if(X===void 0||A(X))return;const ee=U.filter(ne=>ne.directory===Y),Z=ee.
length===0?await d(c,b,Y):void 0;Z!==void 0&&z.push({...p(X),...Z,directory:Y});for(const ne of ee){const se=await u(ne,
b,Q,L);z.push({...p(X),...se})}}const J=K["node-options"],{prefix:q}=(0,P().readSettings)(c);return{subcommand:$,directory:b.
directory,project:x,prefixed:q!==void 0,inWorkspaces:F,config:Q,...typeof J=="string"&&{nodeOptions:J},steps:z}}async function T({
tree:c},b){const L=await(0,C().readJsonFile)(c,(0,I().from)({directory:b},"package.json"));return L===void 0||L===C().INVALID?
void 0:(0,t().objectIn)(L)}function A({bin:c,directories:b}){return!c&&"bin"in(0,t().objectIn)(b)}function p(c){const{name:b,
version:L}=c;return{packageId:b&&L?`${String(b)}@${String(L)}`:"",packageEnv:n(c)}}async function u(c,b,L,$){const{directory:j,
event:x,body:F}=c,U=(0,M().scriptText)(c),H={...b,directory:j},B=v(U),G=await m(B,H,{config:L,budget:$}),K=c.words.map(z=>z.
text),V=B&&{...B,...G&&{nested:G}};return{directory:j,event:x,body:F,words:K,text:U,...V&&{command:V}}}const l=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function m(c,b,{config:L,budget:$}){if(!(c?.
argv[0]==="npm"&&Object.keys(c.env).length===0)||L.npm_config_ignore_scripts==="true"||($.left-=1,$.left<0))return;const x=c.
argv.slice(1).map(B=>({text:B,span:w,quoted:!0})),{invocation:F,problems:U}=(0,N().parseNpm)(x),H=F.flags.every(({name:B})=>l.
has(B));if(!(U.length>0||!H))return a(F,b,$)}async function d(c,{tree:b},L){const $=(0,M().eventOf)(c),j=(await(0,C().usablePackageJson)(
b,L))?.scripts.has($??"");if(!($===void 0||j||(0,P().readSettings)(c).ifPresent))return{event:$,words:[],text:""}}function o(c){
return(0,D().changesShell)(c)||(0,D().isWithoutEffect)(c)||c==="nohup"}function v(c){const{words:b,assignments:L,refused:$,
problems:j}=(0,i().lex)(c),x=j.every(({rule:G,severity:K})=>G==="assignment-refused"||K==="warning"&&G!=="unquoted-glob"),
F=j.filter(({rule:G})=>G==="assignment-refused").length,[U]=b;if(!x||F!==$.length||U===void 0||o(U.text)||U.text.includes(
"="))return;const H=[...L,...$].sort((G,K)=>G.span.start-K.span.start);if(H.some(({name:G})=>G==="PATH"))return;const B=Object.
fromEntries(H.map(({name:G,value:K})=>[G,K]));return{argv:b.map(G=>G.text),env:B}}const k=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),r=["also","dev","include","omit","only","optional","product\
ion"];function h(c,b){const L=Object.entries(b).filter(([x,F])=>["harmless","honoured"].includes((0,R().effectOf)(x,F))),
$=c.map(({name:x,value:F,negated:U})=>[x.slice(2),F??U!==!0]),j=[...L,...$].filter(([x])=>!k.has(x));return Object.fromEntries(
j.map(([x,F])=>[`npm_config_${x.replaceAll("-","_").toLowerCase()}`,E(F)]))}function E(c){return Array.isArray(c)?c.map(
E).join(`

`):c==null||c===!1?"":String(c).trim()}function n(c){const{name:b,version:L,config:$,engines:j,bin:x}=c,F={};return g({name:b,
version:L,config:$,engines:j,bin:S(x,b)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function g(c,b,L){for(const[$,j]of Object.entries(c))if(j!==void 0)if(j===null||j===!1)L[`${b}${$}`]="";else if(Array.
isArray(j))for(const[x,F]of j.entries())g({[`${$}_${x}`]:F},b,L);else typeof j=="object"?g(j,`${b}${$}_`,L):L[`${b}${$}`]=
String(j)}function S(c,b){const j=Object.entries((0,C().binOf)(c,typeof b=="string"?b:"")??{}).map(([x,F])=>[O().posix.basename(
s(x)),s(F)]).filter(([x,F])=>x&&F);return j.length>0?Object.fromEntries(j):void 0}function s(c){return O().posix.join("/",
c.replaceAll("\\","/")).slice(1)}},97018:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.redact=D,e.redactForms=
N;function O(){const d=f(41551);return O=function(){return d},d}function t(){const d=f(83377);return t=function(){return d},
d}function i(d){return t().TOKEN_SHAPES.flatMap(([o,v])=>Array.from(d.matchAll(v),({indices:k})=>{const[r,h]=k?.[1]??k?.[0]??
[0,0];return{kind:o,start:r,end:h}}))}function D(d,o=[]){return N(d,(0,O().knownForms)(o))}function N(d,o){const v=[...(0,O().
findKnown)(d,o),...i(d),...a(d)].sort((E,n)=>E.start-n.start||n.end-E.end),k=[];for(const E of v){const n=k.at(-1);n===void 0||
E.start>=n.end?k.push(E):E.end>n.end&&k.splice(-1,1,{...n,end:E.end})}let r="",h=0;for(const{kind:E,start:n,end:g}of k)r+=
`${d.slice(h,n)}[redacted ${E}]`,h=g;return{text:r+d.slice(h),redactions:k}}const R="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",C="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",I="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",M=`\\\\{0,3}["']`,P=new RegExp(`${R}\
(?:${M})?${C}${M}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),w=new RegExp(`${R}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),y=new RegExp(`${R}${I}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),_=new RegExp(`${R}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function a(d){return[...T(d,P,({name:o,value:v,next:k})=>/["'\\]/.test(k)&&
!u(o,v)),...T(d,w,({value:o,next:v})=>!l(o,v)),...T(d,y,({value:o,next:v})=>m(o)&&!l(o,v)),...T(d,_,({value:o,next:v})=>m(
o)&&!l(o,v))]}function T(d,o,v){return Array.from(d.matchAll(o)).flatMap(({groups:k={},indices:r})=>{const{name:h="",value:E=""}=k,
[n,g]=r?.groups?.value??[0,0],S={name:h,value:E,next:d.charAt(g)};return p(h,E)||!v(S)?[]:[{kind:"named secret",start:n,
end:g}]})}const A=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function p(d,o){return A.test(o)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(o)?!0:/^[\d.:_-]+$/.test(o)&&!/^p/i.test(d)}
function u(d,o){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(o)}function l(d,o){return o!==""&&"([{".includes(
o)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function m(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(d)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(d)?!1:/\d/.test(d)?/[a-z]/i.test(d):d.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(d)}},83377:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),e.
TOKEN_SHAPES=void 0;const f=String.raw`
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
`,O=new RegExp(`\\b(?:${f.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),t=e.TOKEN_SHAPES=
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
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.Judge=void 0;function O(){const w=f(68450);return O=
function(){return w},w}function t(){const w=f(45622);return t=function(){return w},w}function i(){const w=f(62166);return i=
function(){return w},w}function D(){const w=f(51951);return D=function(){return w},w}function N(){const w=f(54244);return N=
function(){return w},w}function R(){const w=f(87952);return R=function(){return w},w}function C(){const w=f(34482);return C=
function(){return w},w}function I(){const w=f(41431);return I=function(){return w},w}const M=4e3;class P{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(y,_,a){
this.terms=y,this.context=_,this.clock=a}static by(y){const _=(0,C().contextIn)(y,{});return new P(y,_,y.clock??new(N()).
AuditClock(y.signal))}with(y){const _={...this.terms,...y},a=(0,C().contextIn)(_,this.context.proposal);return new P(_,a,
this.clock)}proposed(y){return new P(this.terms,(0,C().contextIn)(this.terms,y),this.clock)}storeOf(y){const{cwd:_,checkoutAs:a}=this.
terms,T=(0,O().storeOf)(y,this.terms);return _===void 0?T:{...T,root:_,checkoutAs:a}}forFile(y){return this.startingIn(this.
storeOf(y))}startingIn({root:y,checkoutAs:_}){if(y===(this.terms.cwd??"")&&_===this.terms.checkoutAs)return this;const a=_===
void 0?y:`../${_}`,T=this.#n.get(a)??this.with({cwd:y,checkoutAs:_});return this.#n.set(a,T),T}command(y){const _=this.#e.
get(y);if(_!==void 0)return _;const a=this.#o(y);this.#e.set(y,a);const[T]=this.#e.keys();return this.#e.size>M&&this.#e.
delete(T),a}async risk(y,_){return(0,I().judgeRiskAlone)(await this.#t(_),y,this.context)}async#o(y){const{profile:_}=this.
terms.policy;try{return(0,I().judgeReading)(await this.#t(y),_,this.context)}catch(a){return(0,I().unjudged)(y,_,a)}}async#t(y){
const{checkoutAs:_}=this.terms;this.#s??=this.#i();const a=this.#s;await this.clock.tick();const T=await(0,i().inPlaceOfNpm)(
await(0,D().readCommand)(y,a),a);return _===void 0?T:(0,t().fromRoot)(_,T)}#i(){const{tree:y,base:_,changed:a,cwd:T="",checkoutAs:A,
policy:p}=this.terms,u={...y&&{tree:y},..._&&{base:_},changed:a,cwd:T,clock:this.clock,programs:(0,R().programTerms)(p),
isOutput:(0,R().additionsFor)(p).areBuilt};return A===void 0?u:(0,t().contextAbove)(A,u)}}e.Judge=P},81961:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.comparePolicies=A,e.policyOfBranch=_,e.policyWith=y,e.stricterOf=I,e.
tightenPolicy=P,e.valuesOf=w;function O(){const m=f(23404);return O=function(){return m},m}function t(){const m=f(41330);
return t=function(){return m},m}function i(){const m=f(69873);return i=function(){return m},m}function D(){const m=f(41895);
return D=function(){return m},m}function N(){const m=f(74238);return N=function(){return m},m}function R(){const m=f(11160);
return R=function(){return m},m}function C(){const m=f(92328);return C=function(){return m},m}function I(m,d,o){const v=M(
m.policy,d.policy);if("conflicts"in v)throw new(D()).GateError("policy_conflict",`The policies of the base and of ${o} d\
iffer in ${v.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");
const{ref:k,digest:r}=d,h=[...m.combinedWith?[m.combinedWith.name]:[],o];return{...m,policy:v.policy,digest:(0,N().digestPolicy)(
v.policy),combinedWith:{name:h.join(" and "),digest:r,...k!==void 0&&{ref:k}}}}function M(m,d){const o=[],v=w(m),k=w(d);
for(const[r,{strictness:h}]of R().POLICY_KEYS){const[E,n]=[v.get(r),k.get(r)];if((0,O().canonicalize)(E)===(0,O().canonicalize)(
n))continue;const g=h.combine(E,n);g?v.set(r,g.value):o.push(r)}return o.length>0?{conflicts:o}:{policy:y(v)}}function P(m,d){
if(Object.values(d).every(h=>h===void 0))return m;const o=w(m.policy),v=[],k=new Map(Object.entries(d));for(const[h,{strictness:E,
input:n}]of R().POLICY_KEYS){const g=n&&k.get(n.name),S=o.get(h);if(!(!n||g===void 0||g===S))if(S===n.open||E.compare(S,
g)==="tighter")o.set(h,g);else{const s={given:String(g),kept:String(S)};v.push({input:n.name,key:h,...s})}}const r=y(o);
return{...m,policy:r,digest:(0,N().digestPolicy)(r),ignoredInputs:v}}function w(m){const d=m;return new Map([...R().POLICY_KEYS.
keys()].map(o=>{const[v="",k]=o.split("."),r=d[v];return[o,k===void 0?r:r[k]]}))}function y(m){const d={};for(const[o,v]of m){
const[k="",r]=o.split(".");d[k]=r===void 0?v:{...d[k],[r]:v}}return R().policySchema.parse(d)}function _(m,d,o){const{branches:v,
...k}=m.policy,r=Object.entries(v).filter(([n])=>a(n,d));if(r.length===0&&d!==o)return;const h={...k,branches:{}},E=r.map(
([,n])=>R().policySchema.parse((0,R().withEntry)(h,n))).reduce((n,g)=>n?T(n,g,d):g,void 0);return E===void 0?m:{...m,policy:E,
digest:(0,N().digestPolicy)(E)}}function a(m,d){return m===d||t().default.isMatch(d,m,{dot:!0,nonegate:!0})}function T(m,d,o){
const v=M(m,d);if("policy"in v)return v.policy;throw new(D()).GateError("policy_conflict",`The entries of \`branches\` tha\
t match ${JSON.stringify(o)} differ in ${v.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the\
 same values in these entries of the policy of the default branch.")}function A(m,d){const[o,v]=[w(m),w(d)];return[...R().
POLICY_KEYS].flatMap(([k,{strictness:r}])=>{const[h,E]=[o.get(k),v.get(k)],n=p(h,E);if(n===void 0)return[];const g=r.compare(
h,E),S=r.loosens?.(h,E)??g!=="tighter";return[{key:k,change:n,direction:g,loosens:S}]})}function p(m,d){if(Array.isArray(
m)&&Array.isArray(d)){const o=[...(0,C().missingFrom)(m,d).map(v=>`+ ${u(v)}`),...(0,C().missingFrom)(d,m).map(v=>`- ${u(
v)}`)];return o.length===0?void 0:o.join(", ")}return(0,O().canonicalize)(m)===(0,O().canonicalize)(d)?void 0:`${l(m)} \u2192\
 ${l(d)}`}function u(m){const d=m.name;return typeof d=="string"?d:l(m)}function l(m){return(0,i().stringify)(m,{collectionStyle:"\
flow",lineWidth:0}).trimEnd()}},16455:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.editOf=C,e.withEdit=
R,e.withEdits=N;function O(){const w=f(78816);return O=function(){return w},w}function t(){const w=f(82606);return t=function(){
return w},w}function i(){const w=f(70023);return i=function(){return w},w}const D=new Set("checks-syntax-only npm-script\
-missing only-prints target-missing".split(" "));async function N(w,y,_){if(w.every(({verdict:p})=>p==="allow"))return w;
const a=w.map(({reading:p})=>p.command),T=new(i()).ScriptStore(y),A=_?await(0,t().fixList)(a,T):[];return Promise.all(w.
map(async(p,u)=>{const{command:l}=p.reading;if(p.verdict==="allow"||l.length>t().LONGEST)return p;const m=A[u];return m?.
kind==="fixed"?P(p,C(l,m,T),T.judge):I(p,y,m)}))}async function R(w,y){const[_=w]=await N([w],y,!1);return _}function C(w,{
commands:y,scripts:_},a){const T=_.map(A=>a.pathOf(A)).flatMap(A=>{const p=a.textOf(A);return p===void 0?[]:[{path:A,text:p}]});
return{old:w,new:y,...T.length>0&&{files:T},fix:!0}}async function I(w,y,_){const{command:a}=w.reading,T=_??await(0,t().
rewriteCommand)(a,new(i()).ScriptStore(y));if(T.kind==="left"&&O().CHECKS_NOTHING.has(T.reason.id))return M(w,T.reason.remedy);
const A=new(i()).ScriptStore(y),p=await(0,t().rewriteCommand)(a,A,{rewrites:t().SUGGESTIONS,accepts:({findings:u})=>!u.some(
({rule:l})=>D.has(l))});return p.kind!=="fixed"?w:P(w,{...C(a,p,A),fix:!1},A.judge)}function M(w,y){const[_,...a]=w.findings;
return _?{...w,findings:[{..._,advice:y},...a]}:w}async function P(w,y,_){const{findings:a,verdict:T}=w,A=await Promise.
all(y.new.map(o=>_.command(o)));if(A.some(o=>o.verdict==="block"))return w;const p=new Set(a.map(({rule:o})=>o)),u=A.flatMap(
o=>o.findings).flatMap(({rule:o,severity:v})=>v==="notice"?[]:o),l=u.some(o=>!p.has(o));if(T==="warn"&&l)return w;const m=({
rule:o,severity:v})=>T==="block"?v==="error":!u.includes(o),d=a.find(m);return d===void 0?w:{...w,findings:a.map(o=>o===
d?{...o,edit:y}:o)}}},78816:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.CHECKS_NOTHING=e.CANNOT_FAIL=
void 0,e.reasonOf=C,e.reasons=void 0;function O(){const I=f(13580);return O=function(){return I},I}function t(){const I=f(
95132);return t=function(){return I},I}const i="Write a script by hand and run it with `node`.",D=e.CANNOT_FAIL="vacuous\
-code",N=e.reasons={cannotFail:()=>({id:D,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Wr\
ite a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-not\
hing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a scrip\
t that fails if the gene breaks something, and run it with `node`."}),codeNotMoved:I=>({id:"code-not-moved",message:`The\
 code cannot be moved into a script: ${I}.`,title:"Code that cannot be moved into a script.",remedy:i}),dangerous:I=>({id:"\
dangerous-command",message:`The command ${I}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),
noPlace:I=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${I}\`: the path is not an ordinary directory\
.`,remedy:`Make \`${I}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no ef\
fect on the next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the direc\
tory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:i}),
dangles:(I,M)=>({id:"reference-dangles",message:`It names a gene by \`${I}\`, which is now \`${M}\`.`,title:"References \
to hashes that change.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-\
problems",message:"It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the fi\
ndings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"\
Let the engine append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambigu\
ous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-gate audit` reports about the file."})},R=e.CHECKS_NOTHING=
new Set([N.cannotFail().id,N.checksNothing().id]);function C(I){return{id:I.rule,title:(0,O().ruleOf)(I.rule)?.title,...(0,t().
describe)(I)}}},82606:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.SUGGESTIONS=e.LONGEST=void 0,e.
fixList=a,e.rewriteCommand=M;function O(){const k=f(6163);return O=function(){return k},k}function t(){const k=f(78816);
return t=function(){return k},k}function i(){const k=f(50899);return i=function(){return k},k}function D(){const k=f(77463);
return D=function(){return k},k}function N(){const k=f(71570);return N=function(){return k},k}function R(){const k=f(2137);
return R=function(){return k},k}const C=6,I=200;async function M(k,r,h={}){return new P(r,h).rewrite(k,C)}class P{#e;#n;#s;#o=I;constructor(r,{
rewrites:h=o,accepts:E=()=>!0}){this.#e=r,this.#n=h,this.#s=E}async rewrite(r,h){this.#o-=1;const E=await this.#e.judge.
command(r),{reading:n,verdict:g,findings:S}=E;if(g==="allow")return{kind:"fine"};const s=(0,O().dangerIn)(r);if(s!==void 0&&
g==="block")return{kind:"left",reason:t().reasons.dangerous(s)};let c;for(const $ of h>0&&this.#o>0?this.#n:[]){const j=await $(
n,this.#e);if(j===void 0)continue;if("reason"in j){c??=j.reason;continue}const x=await this.#t(j.commands,h-1),F=y(j,x);
if(F.kind==="left")c??=F.reason;else return F}const[b]=S,L=h===C||this.#s(E);return b===void 0||g==="warn"&&L?{kind:"fin\
e"}:{kind:"left",reason:c??(0,t().reasonOf)(b)}}async#t(r,h){const E=[];for(const n of r){if(E.some(w)||this.#o<=0)break;
E.push(await this.rewrite(n,h))}return E}}function w(k){return k.kind==="left"&&k.reason.id!==t().CANNOT_FAIL}function y(k,r){
const h=r.find(w);if(h!==void 0)return h;const E=r.flatMap((g,S)=>{if(g.kind==="left")return[];const s=k.commands[S]??"";
return g.kind==="fixed"?[g]:[{commands:[s],steps:[],scripts:[]}]}),n=r.find(g=>g.kind==="left");return E.length===0||r.length<
k.commands.length?n??{kind:"left",reason:t().reasons.tooLong()}:{kind:"fixed",commands:E.flatMap(({commands:g})=>g),steps:[
k.step,...n===void 0?[]:["command that only prints removed"],...E.flatMap(({steps:g})=>g)],scripts:[...k.scripts??[],...E.
flatMap(({scripts:g})=>g)]}}const _=e.LONGEST=16*1024;async function a(k,r){const h=[];for(const g of k){const S=typeof g==
"string"&&g.length<=_;h.push(S?await M(g,r):{kind:"fine"})}const E=new Set((await T(k,r)).flat()),n=await Promise.all(h.
map(async g=>(g.kind==="fixed"?(await T(g.commands,r)).flat():[]).some(c=>!E.has(c))?{kind:"left",reason:t().reasons.addsProblems()}:
g));return p(k,await A(k,n,r))}function T(k,{judge:r}){return Promise.all(k.map(async h=>{const{findings:E}=await r.command(
h);return E.flatMap(({rule:n,severity:g})=>g==="notice"?[]:n)}))}async function A(k,r,h){return r.some(d)&&(await Promise.
all(r.map(async(n,g)=>{if(n.kind==="fixed")return!0;if(n.kind==="left")return!1;const{findings:S,verdict:s}=await h.judge.
command(k[g]);return s!=="block"&&!S.some(({rule:c})=>c==="only-prints")}))).includes(!0)?r.map(n=>d(n)?u:n):r}function p(k,r){
const h=new Set,E=new Set;return r.map((n,g)=>{const S=k[g];if(n.kind!=="fixed")return h.add(S),E.has(S)?l:n;const s=n.commands.
filter(c=>!h.has(c)&&h.add(c));for(const c of s)E.add(c);return s.length===n.commands.length?n:{...n,commands:s,steps:[...n.
steps,...l.steps]}})}const u=m("command that only prints removed"),l=m("repeated command removed");function m(k){return{
kind:"fixed",commands:[],steps:[k],scripts:[]}}function d(k){return k.kind==="left"&&k.reason.id===t().CANNOT_FAIL}const o=[
N().trimBlanks,i().moveCode,N().dropRedirection,N().dropUnread,N().splitConjunction,N().findPrinter,D().dropLauncher,D().
nameProgram,D().spellProgram,i().makeRelative],v=e.SUGGESTIONS=[...o,R().dropPreparation,R().useWorkspace,R().requireEach,
R().dropOutputFile,R().spellScript,R().passFlag,R().useInstalled,R().dropFlag,R().useNpm,R().useNpx]},50899:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.moveCode=e.makeRelative=void 0;function O(){const u=f(19609);return O=
function(){return u},u}function t(){const u=f(32854);return t=function(){return u},u}function i(){const u=f(93028);return i=
function(){return u},u}function D(){const u=f(36773);return D=function(){return u},u}function N(){const u=f(78816);return N=
function(){return u},u}function R(){const u=f(70023);return R=function(){return u},u}function C(){const u=f(710);return C=
function(){return u},u}const I=async(u,l)=>{const m=y(u);if(m===void 0||"reason"in m)return m;const{scriptText:d}=await Promise.
all([f.e(559),f.e(683)]).then(f.bind(f,89683)),o=d(m.evaluation.code);if(typeof o!="string")return o;const v=await l.place(
o);return v===void 0?{reason:N().reasons.noPlace(R().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[m.evaluation.
withScript(v)],scripts:[v]}};e.moveCode=I;const M=["line-break","blank-padding","markup-injection"],P=new Set(["--eval",
"--print"]),w=/strip-types|transform-types|detect-module|^--test/;function y(u){const{invocation:l,command:m,assignments:d}=u;
if(l?.program!=="node")return;const o=l.flags.filter(({name:s})=>P.has(s));if(o.length===0)return;if(!_(u))return{reason:N().
reasons.codeNotMoved("a shell would change it before `node` gets it")};const[v,...k]=o;if(v?.value===void 0||v.name!=="-\
-eval"||k.length>0)return{reason:N().reasons.codeNotMoved("it is not one text, or its value is printed")};const r=l.flags.
filter(s=>s!==v),h=r.find(s=>!a(s));if(h!==void 0)return{reason:N().reasons.codeNotMoved(`\`${h.written}\` changes how \`n\
ode\` runs it`)};const E=({start:s,end:c})=>m.slice(s,c),n=l.passthrough.at(-1),g=l.passthrough.slice(0,1).map(({span:s})=>E(
{start:s.start,end:n?.span.end??s.end})),S=[...d.map(({span:s})=>E(s)),"node"];return{evaluation:{code:v.value,withScript:s=>[
...S,...r.map(({span:c})=>E(c)),s,...g].join(" ")}}}function _(u){const{command:l,words:m,assignments:d}=u;if((0,C().isAmbiguous)(
u,M))return!1;let o=0;for(const{span:v}of[...d,...m]){if(v.start>o&&!/^[ \t]*$/.test(l.slice(o,v.start)))return!1;o=Math.
max(o,v.end)}return/^[ \t]*$/.test(l.slice(o))}function a({name:u}){return O().NODE_FLAGS.get(u.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!w.test(u)}const T=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(
" ")),A=({command:u,words:l,invocation:m,problems:d},{tree:o})=>{if(m?.program!=="node"||o===void 0)return;const v=d.filter(
({rule:k})=>T.has(k));for(const{text:k,span:r}of l.slice(1)){if(!v.some(({span:{start:b}})=>b>=r.start&&b<r.end))continue;
const E=[k,u.slice(r.start,r.end)].map(b=>p(o,b)).find(b=>b!==void 0);if(E===void 0)continue;const n=/^[\w./@-]+$/.test(
E)?E:(0,D().singleQuoted)(E),g=u.slice(0,r.start)+n,S=u.slice(r.end),s=k.endsWith(`/${E}`)?k.slice(0,-E.length):void 0,c=s===
void 0?S:S.replaceAll(` ${s}`," ");return{step:"path made relative",commands:[g+c]}}};e.makeRelative=A;function p(u,l){const m=l.
split(/[\\/]/).filter(o=>o!==""&&o!==".");return m.map((o,v)=>(0,t().normalise)(m.slice(v).join("/"))).slice(1).find(o=>{
const v=o===void 0||o===""?void 0:(0,t().resolveInTree)(u,o);return v?.kind==="inside"&&v.entry.tracked&&(0,i().isRegular)(
v.entry.kind)})}},77463:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.spellProgram=e.nameProgram=e.
dropLauncher=void 0;function O(){const p=f(13254);return O=function(){return p},p}function t(){const p=f(11331);return t=
function(){return p},p}function i(){const p=f(710);return i=function(){return p},p}const D=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
N=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,R=p=>{const u=I(p,"program-by-path");if(u===void 0)return;
const{program:l}=u.args,[,m]=D.exec(l)??[];if(m!==void 0)return M(p,u,`npx ${m}`);const[,d]=N.exec(l)??[];return d===void 0?
void 0:M(p,u,d)};e.nameProgram=R;const C=p=>{const u=I(p,"program-look-alike");return u&&M(p,u,u.args.meant)};e.spellProgram=
C;function I({problems:p},u){return p.find(l=>(0,O().isProblem)(l,u))}function M({command:p},{span:u},l){return{step:"pr\
ogram name corrected",commands:[(0,i().replaceSpan)(p,u,l)]}}const P=["shell-grammar","unquoted-glob"],w={command:()=>0,
env:()=>0,exec:()=>0,nice:p=>A(p,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:p=>A(p,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1},y=/^(?:-[aeilux]*c|\/[cC])$/,_=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,a=p=>{const{command:u,
words:l}=p,[m,...d]=l;if(m===void 0||(0,i().isAmbiguous)(p,P))return;const o=m.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),v=(0,t().isShell)(o)?T(d):void 0;if(v!==void 0)return{step:"launcher removed",commands:[v]};const k=Object.
hasOwn(w,o)?w[o]?.(d.map(({text:E})=>E)):void 0,r=k===void 0?void 0:d[k];return r===void 0?void 0:{step:"launcher remove\
d",commands:[u.slice(0,m.span.start)+u.slice(r.span.start)]}};e.dropLauncher=a;function T(p){const[u,l]=p.slice(p.findIndex(
m=>!_.test(m.text)));if(!(u===void 0||!y.test(u.text)))return l===p.at(-1)&&l?.text.trim()?l.text.trim():void 0}function A(p,u,l){
let m=0;for(;;){const d=p[m]??"";if(l?.test(d))m+=2;else if(u.test(d))m+=1;else return m}}},710:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.cutSpan=i,e.isAmbiguous=N,e.replaceSpan=t,e.suggest=D;function O(){const R=f(13580);return O=
function(){return R},R}function t(R,{start:C,end:I},M){return R.slice(0,C)+M+R.slice(I)}function i(R,{start:C,end:I}){const M=R.
slice(0,C).replace(/[ \t]+$/,"");return M===""?R.slice(I).replace(/^[ \t]+/,""):M+R.slice(I)}function D(...R){return{step:"\
command suggested",commands:R}}function N({problems:R},C=[]){return R.some(({rule:I,severity:M})=>M==="error"&&(0,O().ruleOf)(
I).layer==="syntax"&&!C.includes(I))}},71570:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.conjunctionOf=
_,e.findPrinter=e.dropUnread=e.dropRedirection=void 0,e.partsOf=y,e.trimBlanks=e.splitConjunction=void 0;function O(){const a=f(
54669);return O=function(){return a},a}function t(){const a=f(81716);return t=function(){return a},a}function i(){const a=f(
78816);return i=function(){return a},a}function D(){const a=f(710);return D=function(){return a},a}const N=({command:a})=>{
const T=a.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return T===""||T===a?void 0:{step:"whitespace trimmed",commands:[
T]}};e.trimBlanks=N;const R=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,C=({command:a,problems:T})=>{const p=T.
some(({rule:u})=>u==="shell-redirection")?a.replace(R,""):a;if(!(p===a||(0,O().lex)(p).problems.length>0))return{step:"r\
edirection removed",commands:[p]}};e.dropRedirection=C;const I=({command:a,problems:T})=>{for(const{rule:A,span:p}of T){
const u=a.slice(p.end).trim()==="";if(A==="shell-comment"&&!/[\r\n]/.test(a.slice(p.start))||A==="shell-operator"&&u&&a.
slice(p.start,p.end)===";")return{step:"comment removed",commands:[(0,D().cutSpan)(a,p)]};if(A==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,D().replaceSpan)(a,p,"")]}}};e.dropUnread=I;const M=new Set(["echo","printf","tru\
e",":","pwd","date"]),P=a=>M.has(a.words[0]?.text??"")&&!(0,D().isAmbiguous)(a)?{reason:i().reasons.cannotFail()}:void 0;
e.findPrinter=P;const w=({command:a,problems:T})=>{if(y(a).some(({text:p})=>/^\(?cd(?:[ \t]|$)/.test(p)))return{reason:i().
reasons.changesDirectory()};if(!T.some(({rule:p})=>p==="shell-operator"))return;const A=_(a);return A&&{step:"split at &\
&",commands:A.map(({text:p})=>p)}};e.splitConjunction=w;function y(a){const T=(0,t().readShellText)(a);return a.slice(0,
T[0]?.span.start).trim()!==""?[]:T.map(({span:A,separator:p})=>({text:a.slice(A.start,A.end).trim(),operator:p.trim()}))}
function _(a){const T=y(a),A=T.every(({operator:p},u)=>p===(T[u+1]?"&&":""));return T.length>1&&A?T:void 0}},70023:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.ScriptStore=e.SCRIPT_FOLDER=void 0;function O(){const P=f(77598);return O=
function(){return P},P}function t(){const P=f(76760);return t=function(){return P},P}function i(){const P=f(39491);return i=
function(){return P},P}function D(){const P=f(63550);return D=function(){return P},P}function N(){const P=f(93028);return N=
function(){return P},P}const R=e.SCRIPT_FOLDER="scripts/validate",C=[16,64];class I{#e;#n=new Map;#s;#o;#t;#i;constructor(w){
const{tree:y,cwd:_="",checkoutAs:a}=w.terms;this.#e=y,this.#s=_,this.#o=a===void 0?"":`${a}/`,this.#t=w,this.#i=y&&this.#r(
y)}get judge(){return this.#t}get tree(){return this.#i}pathOf(w){return t().posix.join(this.#s,w.slice(this.#o.length))}textOf(w){
return this.#n.get(w)}async place(w){const y=this.#e;if(y===void 0)return;const _=(0,O().createHash)("sha256").update(w).
digest("hex");for(const a of C){const T=`${this.#o}${R}/eval-${_.slice(0,a)}.cjs`,A=this.pathOf(T);if(!(0,i().foldersAbove)(
A).every(m=>(y.stat(m)?.kind??"directory")==="directory"))return;const u=y.stat(A);if(u===void 0)return this.#a(A,w,y),T;
if((0,N().isRegular)(u.kind)&&u.tracked&&(await y.read(A)).equals(Buffer.from(w)))return T}}#a(w,y,_){if(this.#n.has(w))
return;this.#n.set(w,y);const a=M(_,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:a}),this.#i=this.#r(a)}#r(w){
const{checkoutAs:y}=this.#t.terms;return y===void 0?(0,N().subTree)(w,this.#s):(0,N().treeAbove)(w,y)}}e.ScriptStore=I;function M(P,w){
const y=(0,D().literalTree)(w),_=(a,T)=>[...a,...[...T].filter(({path:A})=>P.stat(A)===void 0)].sort(i().byEntryPath);return{
label:P.label,original:P,stat:a=>P.stat(a)??y.stat(a),readlink:a=>P.readlink(a),read:(a,T)=>a in w?y.read(a,T):P.read(a,
T),list:a=>_(P.list(a),y.list(a)),files:()=>_(P.files(),y.files())}}},2137:function(W,e,f){Object.defineProperty(e,"__es\
Module",{value:!0}),e.useWorkspace=e.useNpx=e.useNpm=e.useInstalled=e.spellScript=e.requireEach=e.passFlag=e.dropPreparation=
e.dropOutputFile=e.dropFlag=void 0;function O(){const h=f(59867);return O=function(){return h},h}function t(){const h=f(
3051);return t=function(){return h},h}function i(){const h=f(13580);return i=function(){return h},h}function D(){const h=f(
13254);return D=function(){return h},h}function N(){const h=f(710);return N=function(){return h},h}function R(){const h=f(
71570);return R=function(){return h},h}const C=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,I=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
M=8,P=({command:h,problems:E})=>{if(!E.some(({rule:S})=>S==="shell-operator"||S==="line-break"))return;const n=(0,R().partsOf)(
h);if(n.length===0||n.length>M)return;const g=[];for(const[S,{text:s}]of n.entries()){const c=n[S-1]?.operator??"",b=c===
"||"&&I.test(s),L=/^\|&?$/.test(c)&&C.test(s);if(!(b||L)){if(!/^(?:|&&|[;\n]*)$/.test(c)||s.startsWith("cd "))return;g.push(
s)}}if(/^[&;\s]*$/.test(n.at(-1)?.operator??"")&&!(g.length===0||g.join()===h))return(0,N().suggest)(...g)};e.requireEach=
P;const w=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,y=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
_=({command:h})=>{const E=(0,R().conjunctionOf)(h)?.map(({text:g})=>g),n=E?.filter(g=>!w.test(g)&&!y.test(g))??[];if(!(E===
void 0||n.length===0||n.length===E.length))return(0,N().suggest)(...n)};e.dropPreparation=_;const a=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
T=({command:h,problems:E})=>{if(!E.some(({rule:g})=>g==="shell-redirection"))return;const n=h.replace(a,"");return n===h?
void 0:(0,N().suggest)(n)};e.dropOutputFile=T;const A=h=>{const{command:E,problems:n,invocation:g}=h;for(const{rule:S,span:s}of n){
if(!(0,i().ruleOf)(S).removable||E[s.start]!=="-")continue;const c=E.slice(s.start,s.end),b=E.slice(s.end).trimStart(),L=!/[=\s]/.
test(c)&&b!==""&&!b.startsWith("-"),$=g?.flags.some(j=>j.span.start===s.start)===!0;if(!(L&&!$))return(0,N().suggest)((0,N().
cutSpan)(E,s))}};e.dropFlag=A;const p=({command:h,problems:E,invocation:n})=>{const g=E.find(b=>(0,D().isProblem)(b,"unk\
nown-flag")),S=n?.program==="npm"&&n.subcommand!=="exec";if(g===void 0||!S||n.passthrough.length>0)return;const s=(0,N().
cutSpan)(h,g.span),c=h.slice(g.span.start,g.span.end);return(0,N().suggest)(`${s.trimEnd()} -- ${c}`)};e.passFlag=p;const u=({
command:h,words:E,problems:n,invocation:g})=>{if(!n.some(({rule:b})=>b==="uses-network")||g?.program!=="npx")return;const s=E.
slice(1).find(({text:b})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(b));if(s===void 0)return;const c=s.text.slice(0,
s.text.lastIndexOf("@"));return(0,N().suggest)((0,N().replaceSpan)(h,s.span,c))};e.useInstalled=u;const l=new Set(["test",
"start","stop"]),m=new Set(["pnpm","yarn","bun","npm"]),d=async({command:h,problems:E,words:n,invocation:g},S)=>{if(g?.program!==
"npm")return;const s=await r(S),c=E.find(U=>(0,D().isProblem)(U,"npm-script-missing"));if(c!==void 0){const U=(0,t().nearestName)(
c.args.script,s),H=n.find(({text:B})=>B===c.args.script);return U===void 0||H===void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(
h,H.span,U))}const b=E.find(U=>(0,D().isProblem)(U,"unknown-subcommand"));if(b===void 0)return;const{subcommand:L,meant:$}=b.
args,j=$===""?(0,t().nearestName)(L,[...l]):$,x=[...s.includes(L)?[`run ${L}`]:[],...j===void 0?[]:[j]],[F]=x;return F===
void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(h,b.span,F))};e.spellScript=d;const o=async({command:h,words:E,problems:n},g)=>{
const S=n.some(({rule:x})=>x==="program-not-allowed"),[s,c,b]=E;if(!S||s===void 0||c===void 0||!m.has(s.text)||s.text===
"bun"&&/^(?:test|build)$/.test(c.text))return;const L=c.text==="run"?b:c;if(L===void 0||!(await r(g)).includes(L.text))return;
const $=l.has(L.text)?L.text:`run ${L.text}`,j=h.slice(L.span.end).trim();return(0,N().suggest)(`npm ${$}${j===""?"":` -\
- ${j}`}`)};e.useNpm=o;const v=({command:h,words:E,problems:n},{tree:g})=>{const S=n.find(({rule:x})=>x==="program-not-a\
llowed"),[s,c,b]=E;if(S===void 0||s===void 0||g===void 0)return;const L=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(s.text),$=/^(?:exec|dlx|x)$/.
test(c?.text??"")?b:c,j=L?/^(?:bunx|pnpx)$/.test(s.text)?c:$:s;return j===void 0||!/^[a-z][\w.-]*$/.test(j.text)?void 0:
(0,N().suggest)(`npx ${h.slice(j.span.start)}`)};e.useNpx=v;const k=({command:h})=>{const[,E,n]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(h)??[];if(E===void 0||n===void 0)return;const[,g=n,S=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(n.trim())??[];return(0,N().
suggest)(`${g} -w ${E.replace(/\/$/,"")}${S}`)};e.useWorkspace=k;async function r({tree:h}){return[...(h&&await(0,O().usablePackageJson)(
h,""))?.scripts.keys()??[]]}},37075:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.causeOf=N,e.identityOf=
i,e.idsOf=D;function O(){const P=f(77598);return O=function(){return P},P}function t(){const P=f(13580);return t=function(){
return P},P}function i(P){const{rule:w,subject:y,location:_,args:a}=P,T=y&&[y.type,y.id,y.command];return M([w,T??_?.path,
C(w,a)])}function D(P){const w=new Map;return new Map(P.map(y=>{const _=i(y),a=(w.get(_)??0)+1;return w.set(_,a),[y,a===
1?_:`${_}:${a}`]}))}function N(P){const{rule:w,subject:y,location:_,args:a}=P,{cause:T,instance:A=[]}=(0,t().ruleOf)(w);
if(T)return M([T(a)]);const p=new Set([...Object.values(y??{}),_?.path]),u=C(w,a).filter(([l,m])=>!R.has(l)&&!A.includes(
l)&&!p.has(m));return M([w,u])}const R=new Set(["path","paths","via","value","written"]);function C(P,w){const{counted:y=[]}=(0,t().
ruleOf)(P);return Object.keys(w).sort().flatMap(a=>{const T=w[a];if(T===void 0||typeof T=="number"||a==="likewise")return[];
const A=a==="detail"||y.includes(a);return[[a,A?I(T):T]]})}function I(P){return typeof P=="boolean"?P:typeof P=="string"?
P.replace(/\d+/g,"#"):P.map(w=>w.replace(/\d+/g,"#"))}function M(P){return(0,O().hash)("sha256",JSON.stringify(P))}},60502:function(W,e,f){
f.r(e),f.d(e,{ParseError:()=>O.mB,getStaticTOMLValue:()=>O.AY,parseTOML:()=>O.MD});var O=f(9605)}};
