"use strict";exports.id=827,exports.ids=[827],exports.modules={26750:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.accepted=A,e.entryDigest=I;function v(){const M=f(10473);return v=function(){return M},M}function t(){const M=f(2833);
return t=function(){return M},M}function o(){const M=f(95132);return o=function(){return M},M}const j=1024*1024;async function I({
entry:M,targets:C},{format:T},R){const O=[];for(const{kind:N,name:c,text:_}of C){const k=N==="file"&&R?await(0,v().readText)(
R,c,j):void 0;O.push([N,c,k??_??null])}const h=[T.name,M.event,M.content,O];return(0,t().digestOf)(JSON.stringify(h))}function A(M,C,{
rules:T=[]}){const R=M.length>0?T.find(({accept:l})=>l===C):void 0;if(R===void 0)return M;const{reason:O,expires:h}=R,N=new Date().
toISOString().slice(0,10);if(h>=N)return M.map(l=>({...l,suppressed:{reason:O,expires:h}}));const c=`\`agent_files.rules\`\
 for \`${C.slice(0,19)}\u2026\``,_=`it expired on ${h} (reason: ${O})`,[{location:k}={}]=M,m=k&&{location:k};return[...M,
(0,o().finding)("exception-refused",{exception:c,refusal:_},m)]}},97034:function(W,e,f){Object.defineProperty(e,"__esMod\
ule",{value:!0}),e.compareEntries=j,e.isSameFile=O;function v(){const c=f(59490);return v=function(){return c},c}function t(){
const c=f(92599);return t=function(){return c},c}function o(){const c=f(41239);return o=function(){return c},c}async function j(c,_,k,m){
const{earlier:l,removed:P}=N(_,k),r=P.filter(({form:s})=>s!=="scripts").map(s=>{const S=C(s,void 0,_,k);return{state:"re\
moved",entry:s,...S,targets:[]}}),d=k.map(async s=>{const S=l.get(s),w=S?.event===s.event&&S.content===s.content,a=S?await(0,t().
runsOf)(S,c,m.baseTree,m.changed):[],p=await(0,t().runsOf)(s,c,m.tree,m.changed);if(s.form==="scripts"&&a.length+p.length===
0)return[];const E=await Promise.all(p.map(async y=>{const i=a.find(L=>T(L,y)),u=i===void 0?w:i.text!==y.text,b=await R(
y,m)??(u?"edited":void 0);return b===void 0?y:{...y,change:b}}));if(!w){const y=C(S,s,_,k);return[{state:S?"changed":"ne\
w",entry:s,...y,targets:E}]}return a.some(y=>!p.some(i=>T(y,i)))||E.some(({change:y})=>y!==void 0)?[{state:"script_chang\
ed",entry:s,targets:E}]:[]});return[...(await Promise.all(d)).flat(),...r].reduce(A,[])}const I=300;function A(c,_){const{
entry:k}=_,m=M(_),l=m===void 0?-1:c.findIndex(S=>M(S)===m),P=c[l];if(P===void 0)return[...c,_];const[r,d]=[[P.entry.event,
k.event],[P.entry.shown,k.shown]].map(([S="",w=""])=>S===w||S.endsWith("\u2026")?S:`${S}, ${S.length<I?w:"\u2026"}`),s={
...P.entry,event:r??"",shown:d??""};return c.with(l,{...P,entry:s})}function M({entry:{event:c,setting:_},state:k,change:m}){
if(!_)return;const{trust:l}=_;if(l===void 0)return`${k}`;if((0,o().isOfList)(l))return`${k} ${m} ${c}`;const[P=""]=c.split(
/[. ]/);return m==="widens"?void 0:`${k} ${m} ${P}.`}function C(c,_,k,m){const{setting:l,isGuard:P}=_??c??{};if(!l)return P&&
!_?{change:"widens"}:{};const{trust:r}=l;if(r===void 0)return{};const d=S=>S.flatMap(w=>w.event===(_??c)?.event?w.setting?.
value??[]:[]),s={before:d(k),after:d(m)};return{change:(0,o().directionOf)(r,{old:c?.setting,now:_?.setting,...s})}}function T(c,_){
return(0,t().keyOf)(c)===(0,t().keyOf)(_)}async function R({kind:c,name:_},k){if(c!=="file")return;const m=k.baseTree.stat(
_);return m===void 0?"added":await O(m,k.tree.stat(_),k)?void 0:"edited"}async function O(c,_,{baseTree:k,tree:m}){return c===
void 0||_===void 0?c===_:c.kind!==_.kind?!1:c.oid!==void 0?c.oid===_.oid:(await k.read(c.path)).equals(await m.read(_.path))}
const h=[({event:c,content:_})=>JSON.stringify([c,_]),({event:c,setting:_})=>(0,o().isOfList)(_?.trust)?void 0:c,({content:c,
setting:_})=>_?void 0:c];function N(c,_){const k=new Map;let m=c;for(const l of h){const P=(0,v().groupBy)(m,l);for(const r of _){
const d=l(r),s=d===void 0||k.has(r)?void 0:P.get(d)?.shift();s&&k.set(r,s)}m=[...P.values()].flat()}return{earlier:k,removed:m}}},
47905:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.dangersInScript=w,e.dangersInShell=C;function v(){
const a=f(76760);return v=function(){return a},a}function t(){const a=f(97424);return t=function(){return a},a}function o(){
const a=f(11331);return o=function(){return a},a}function j(){const a=f(81716);return j=function(){return a},a}function I(){
const a=f(54421);return I=function(){return a},a}const A=new Set(["remote_code_execution","filesystem_format","direct_di\
sk_write"]),M=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;function C(a){const p=(0,j().readShellText)(T(a));return[
...(0,t().findDangers)(p).filter(R).map(({name:n,words:[g]})=>({does:t().DOES[n],at:g?.span.start??0})),...(0,j().everyCommand)(
p).flatMap(N),..._(a)]}function T(a){return(/%\w+%|\b[A-Za-z]:\\/.test(a)?a.replaceAll("\\","/"):a).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,
(n,g)=>g.padEnd(n.length))}function R({name:a,pattern:p}){return A.has(a)||a==="mass_deletion"&&M.test(p)}const O=/^(?:base32|base64|uudecode|xxd)$/,
h=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function N({words:a,pipedFrom:p}){const[E,...n]=(0,I().startedWords)(
a);if(E===void 0)return[];const g=(0,o().programNamed)(E.text)?.kind,y=E.span.start,i=n.some(({text:L})=>/https?:|(?:java|vb)script:/i.
test(L));if(h.test((0,o().baseName)(E.text))&&i)return[{does:t().DOES.remote_code_execution,at:y}];const u=(0,I().startedWords)(
p?.words??[])[0]?.text??"";if(O.test(u)&&(0,o().runsCode)(E.text))return[{does:"runs text that it decodes",at:y}];const b=g===
"interpreter"?(0,I().textHanded)([E,...n])?.text:void 0;return b===void 0?[]:d(b).map(L=>({...L,at:y}))}const c=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function _(a){return[...a.matchAll(c)].map(({index:p})=>({does:"gives a shell to another machine",at:p}))}const k=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b[^;\n]*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
m=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\([^;\n]*?\.then\s*\(\s*(?:eval\b|[^;\n]*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
l=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g,P=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
r=200;function d(a){const p=[k,m].flatMap(n=>[...a.matchAll(n)].map(({index:g})=>({does:t().DOES.remote_code_execution,at:g}))),
E=[...a.matchAll(l)].flatMap(({2:n="",index:g})=>P.test(a.slice(Math.max(0,g-r),g))?C(n.replace(/\\(.)/g,"$1")).map(y=>({
...y,at:g})):[]);return[...p,...E]}const s=/\.(?:[cm]?[jt]sx?|py)$/i,S=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;
function w(a,p){const[E=""]=p.split(`
`,1),n=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(E),g=n?.[1]?.endsWith("/env")?n[2]:n?.[1];if(s.test(a))return d(p);const y=(0,o().
programNamed)(g??"")?.kind;return S.test(a)||y==="shell"||!n&&v().posix.extname(a)===""?C(p):y==="interpreter"?d(p):[]}},
99668:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.agentFileAt=O,e.agentFilesIn=N;function v(){const k=f(
76760);return v=function(){return k},k}function t(){const k=f(18744);return t=function(){return k},k}function o(){const k=f(
59490);return o=function(){return k},k}function j(){const k=f(32854);return j=function(){return k},k}function I(){const k=f(
93028);return I=function(){return k},k}function A(){const k=f(60058);return A=function(){return k},k}const M=[...A().AGENT_FORMATS,
...A().UNREAD_FORMATS].flatMap(k=>k.files.map(m=>({format:k,file:m,steps:m.toLowerCase().split("/")}))),C=M.map(({format:k,
file:m},l)=>{const P=m.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,r=>r==="*"?"[^/]+":r==="**"?".+":"(?:.*/)?");return{
format:k,rank:l,pattern:new RegExp(`^(?:(.*)/)?${P}$`,"is")}}),T=(0,o().groupBy)(C,({rank:k})=>{const{steps:m=[]}=M[k]??
{};return m.find(l=>!l.includes("*"))??v().posix.extname(m.at(-1)??"")}),R=new Set(M.flatMap(({steps:k})=>k.slice(0,-1)).
filter(k=>!k.includes("*")));function O(k){const m=k.toLowerCase().split("/"),l=[...m,v().posix.extname(m.at(-1)??"")].filter(
s=>T.has(s));if(l.length===0)return;const r=l.flatMap(s=>T.get(s)??[]).flatMap(({format:s,rank:S,pattern:w})=>{const a=w.
exec(k);return a?[{rank:S,place:{path:k,format:s,root:a[1]??""}}]:[]}),[d]=r.sort((s,S)=>Number(h(s.place.format))-Number(
h(S.place.format))||s.place.root.length-S.place.root.length||s.rank-S.rank);return d?.place}function h({places:k}){return k.
length===0}function N(k,{agent_files:{level:m,include:l,exclude:P}}){if(m==="off")return[];const r=[...k.files()].flatMap(
({path:E,kind:n})=>n==="symlink"&&R.has(v().posix.basename(E).toLowerCase())?[E,..._(k,E)]:E),[d,s]=[(0,t().pathTest)(l),
(0,t().pathTest)(P)],S=E=>{const n=O(E);return n!==void 0&&d(E)&&!s(E)?n:void 0},w=[...k.files()].flatMap(({path:E,kind:n})=>{
if(n!=="symlink"||(0,j().resolveInTree)(k,E).kind!=="outside")return[];const g=S(`${E}/file`);return g?[{...g,path:E,entry:void 0}]:
[]}),a=[...new Set(r)].flatMap(E=>{const n=S(E),g=n&&(0,j().resolveInTree)(k,E);if(n===void 0||g===void 0||g.kind==="mis\
sing")return[];const i=g.kind==="inside"&&g.path!==E?S(g.path)?.format:void 0;if(i&&(i===n.format||h(n.format)))return[];
const u=g.kind==="inside"?g.entry:void 0;return u===void 0||(0,I().isRegular)(u.kind)?[{...n,entry:u}]:[]}),p=new Set(a.
map(({path:E})=>E));return[...a,...w.filter(({path:E})=>!p.has(E))]}const c=4;function _(k,m){const l=(0,j().resolveInTree)(
k,m);if(l.kind!=="inside"||l.entry.kind!=="directory")return[];const P=(r,d,s)=>k.list(r).flatMap(({path:S,kind:w})=>{const a=`${d}\
/${v().posix.basename(S)}`;return w!=="directory"?[a]:s<c?P(S,a,s+1):[]});return P(l.path,m,1)}},11418:function(W,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.OTHER_AGENT_FORMATS=void 0;function v(){const C=f(41239);return v=function(){
return C},C}function t(){const C=f(12274);return t=function(){return C},C}function o(){const C=f(82024);return o=function(){
return C},C}const j=[{...o().FLAT_HOOKS,detail:"matcher"},o().SERVER,...o().SERVER_TRUST,...(0,o().settings)("more","all\
owedTools tools"),...(0,o().settings)("any","toolsSettings"),...(0,o().settings)(v().ON,"useLegacyMcpJson includeMcpJson"),
...(0,o().settings)(v().CHANGES,"prompt resources toolAliases")],I=(0,o().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),A=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,M=e.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
T_DIR","CLAUDE_PROJECT_DIR","PWD"],approval:"asks for each changed definition",specification:"https://developers.openai.\
com/codex/hooks",verified:!0,places:[o().HOOKS],harmless:(0,o().keys)("version description $schema")},{name:"codex-confi\
g",tool:"Codex",files:[".codex/config.toml"],syntax:"toml",directories:["",".codex"],roots:["CODEX_PROJECT_DIR","PWD"],approval:"\
asks once for the project, and for each changed definition of a hook",specification:"https://developers.openai.com/codex\
/config-reference",verified:!0,places:[o().HOOKS,{...o().SERVER,at:"mcp_servers/*"},...(0,o().commands)("notify"),{at:"m\
odel_providers/*/auth",form:"start",event:"credentials of {0}"},...(0,o().settings)({order:["untrusted","on-request","on\
-failure","never"],unset:"on-request"},"approval_policy"),...(0,o().settings)({order:["read-only","workspace-write","dan\
ger-full-access"],unset:"read-only"},"sandbox_mode"),...(0,o().settings)({order:["user","auto_review"],unset:"user"},"ap\
provals_reviewer"),...(0,o().settings)({order:["disabled","cached","live"],unset:"cached"},"web_search"),...(0,o().settings)(
{order:["untrusted","trusted"],unset:"untrusted"},"projects/*/trust_level"),...(0,o().settings)({order:["prompt","auto",
"approve"],unset:"prompt"},"mcp_servers/*/default_tools_approval_mode"),...(0,o().settings)("all","mcp_servers/*/enabled\
_tools"),...(0,o().settings)("less","mcp_servers/*/disabled_tools shell_environment_policy/exclude"),...(0,o().settings)(
"more","sandbox_workspace_write/writable_roots"),...(0,o().settings)(v().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,o().settings)(v().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,o().settings)(v().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,o().settings)(v().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,o().settings)(v().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,o().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...o().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:o().OTHER_VARIABLES},...(0,o().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,o().settings)(v().CHANGES,"developer_instructions\
 instructions model_instructions_file")],harmless:[...(0,o().keys)(`model review_model model_reasoning_effort model_reas\
oning_summary model_verbosity model_context_window
        model_max_output_tokens model_auto_compact_token_limit personality service_tier hide_agent_reasoning
        show_raw_agent_reasoning file_opener tui history check_for_update_on_startup tool_output_token_limit
        project_doc_max_bytes project_doc_fallback_filenames model_providers/*/name model_providers/*/env_key
        model_providers/*/wire_api disable_paste_burst windows_wsl_setup_acknowledged feedback analytics`),{at:"shell_en\
vironment_policy/set/*",names:o().HARMLESS_VARIABLES}]},{name:"codex-environment",tool:"Codex",files:[".codex/environmen\
ts/*.toml"],syntax:"toml",roots:["PWD"],approval:"does not document who is asked before an environment is set up",specification:"\
https://developers.openai.com/codex/config-reference",verified:!1,places:[...(0,o().commands)("setup/script cleanup/scri\
pt"),{at:"actions/*",form:"start",event:"action",detail:"name"}],harmless:(0,o().keys)("version name")},{name:"gemini-se\
ttings",tool:"Gemini CLI",files:[".gemini/settings.json"],roots:["GEMINI_PROJECT_DIR","GEMINI_CWD","CLAUDE_PROJECT_DIR",
"PWD"],approval:"asks once for the folder, if folder trust is on",specification:"https://geminicli.com/docs/hooks/refere\
nce",verified:!0,places:[o().HOOKS,o().SERVER,...o().SERVER_TRUST,...(0,o().commands)(`tools/discoveryCommand tools/call\
Command mcp/serverCommand tools/shell/pager
        experimental/gemmaModelRouter/binaryPath`),...(0,o().settings)({order:["plan","default","auto_edit"],unset:"defa\
ult"},"general/defaultApprovalMode"),...(0,o().settings)("more",`tools/allowed tools/sandboxAllowedPaths security/allowe\
dExtensions context/includeDirectories
        security/environmentVariableRedaction/allowed hooksConfig/disabled`),...(0,o().settings)("all","mcp/allowed tool\
s/core mcpServers/*/includeTools"),...(0,o().settings)("less",`tools/exclude tools/confirmationRequired mcp/excluded sec\
urity/environmentVariableRedaction/blocked
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,o().settings)(v().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,o().settings)(v().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,o().settings)(v().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,o().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,o().settings)(v().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,o().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[o().SERVER,...o().SERVER_TRUST,...(0,o().settings)("less","excludeTool\
s"),...(0,o().settings)("any","migratedTo"),...(0,o().settings)(v().CHANGES,"contextFileName settings")],harmless:(0,o().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:o().
ALL_HOOKS,harmless:(0,o().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...o().ALL_HOOKS,...(0,o().settings)(v().ON,"enabledPlugins/* disableAllHooks"),
...(0,o().settings)("source","extraKnownMarketplaces/*/source"),...(0,o().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,o().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...o().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,o().settings)("sources","plugin"),...(0,o().settings)("source","provider/*/npm"),...(0,o().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,o().settings)(v().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,o().settings)(v().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,o().settings)(v().PERMISSION,"permission/*/* permission/* permission"),
...(0,o().settings)(v().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,o().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,o().settings)("any","server/hostname"),...(0,o().settings)(v().
ON,"server/mdns"),...(0,o().settings)("more","server/cors"),...(0,o().settings)("sources","instructions"),...(0,o().settings)(
v().PROTECTS_BY_DEFAULT,"snapshot"),...(0,o().settings)(v().CHANGES,"default_agent skills experimental agent/*/prompt mo\
de/*/prompt command/*/template")],harmless:(0,o().keys)(`$schema model small_model theme keybinds autoupdate username co\
mpaction watcher tui layout
      provider/*/name provider/*/models disabled_providers enabled_providers agent/*/model agent/*/description
      agent/*/mode agent/*/color agent/*/temperature agent/*/top_p agent/*/steps agent/*/hidden agent/*/disable
      mode/*/model mode/*/temperature command/*/description command/*/agent command/*/model command/*/subtask
      server/port lsp/*/disabled lsp/*/initialization lsp/*/extensions lsp formatter/*/disabled
      formatter/*/extensions formatter`)},{name:"opencode-plugin",tool:"opencode",files:(0,o().paths)(".opencode/plugins\
 .opencode/plugin .opencode/tools .opencode/tool","*.ts *.js *.mjs"),syntax:"program",roots:["PWD"],approval:"asks nobod\
y",specification:"https://opencode.ai/docs/plugins",verified:!0,places:[{at:"",form:"file",event:"start of opencode"}]},
{name:"windsurf-hooks",tool:"Windsurf",files:[".windsurf/hooks.json"],roots:["PWD"],approval:"does not document who is a\
sked before a hook runs",specification:"https://docs.windsurf.com/windsurf/cascade/hooks",verified:!0,places:[o().FLAT_HOOKS],
harmless:(0,o().keys)("$schema version description")},{name:"cline-hooks",tool:"Cline",files:[...(0,o().paths)(".clineru\
les/hooks .cline/hooks",A),...(0,o().paths)(".clinerules/hooks .cline/hooks",A.replace(/\w+/g,"$&.js $&.py $&.ps1 $&.sh")),
...(0,o().paths)(".cline/plugins","*.js *.ts")],syntax:"program",roots:["PWD"],approval:"does not document who is asked \
before a hook runs",specification:"https://docs.cline.bot/customization/hooks",verified:!1,places:[{at:"",form:"file",event:"\
{file}",...o().HOOKS.guards&&{guards:o().HOOKS.guards}}]},{name:"kiro-hook",tool:"Kiro",files:[".kiro/hooks/*.kiro.hook",
".kiro/hooks/*.hook"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://\
kiro.dev/docs/hooks/actions",verified:!0,places:[{at:"then",form:"start",event:"{file}",only:{field:"type",values:["runC\
ommand"]}},...(0,o().settings)(v().ON_BY_DEFAULT,"enabled")],harmless:(0,o().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,o().settings)(v().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,o().keys)(`$schema versi\
on name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`)},{name:"kiro-agent",tool:"Kiro",files:[".kiro/agents/\
*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"https://kiro.dev/\
docs/cli/hooks",verified:!0,places:j,harmless:I},{name:"amazonq-agent",tool:"Amazon Q",files:[".amazonq/cli-agents/*.jso\
n",".amazonq/agents/*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"\
https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",verified:!0,places:j,harmless:I},{name:"ki\
ro-mcp",tool:"Kiro",files:[".kiro/settings/mcp.json"],roots:["PWD"],approval:"does not document who is asked before a se\
rver starts",specification:"https://kiro.dev/docs/mcp/security",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().
keys)("$schema")},{name:"amazonq-mcp",tool:"Amazon Q",files:[".amazonq/mcp.json"],roots:["PWD"],approval:"does not docum\
ent who is asked before a server starts",specification:"https://github.com/aws/amazon-q-developer-cli/blob/main/docs/age\
nt-format.md",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema")},{name:"roo-mcp",tool:"\
Roo Code",files:[".roo/mcp.json",".kilocode/mcp.json"],roots:["workspaceFolder","PWD"],approval:"asks nobody before a se\
rver starts",specification:"https://docs.roocode.com/features/mcp/using-mcp-in-roo",verified:!0,places:[o().SERVER,...o().
SERVER_TRUST],harmless:(0,o().keys)("$schema")},{name:"other-mcp",tool:"an agent",files:[".amazonq/default.json",".junie\
/mcp/mcp.json",".factory/mcp.json",".kimi-code/mcp.json",".windsurf/mcp_config.json",".devin/mcp_config.json",".aiassist\
ant/mcp/mcp.json",".trae/mcp.json",".agents/mcp.json",".cline/mcp.json"],roots:["workspaceFolder","PWD"],approval:"does \
not document who is asked before a server starts",specification:"https://www.jetbrains.com/help/junie/model-context-prot\
ocol-mcp.html",verified:!1,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema inputs")},{name:"other\
-settings",tool:"an agent with settings like those of Claude Code",files:["factory","qoder","codebuddy","qwen","iflow","\
augment","letta","cortex"].flatMap(C=>[`.${C}/settings.json`,`.${C}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[o().HOOKS,o().SERVER,...o().SERVER_TRUST,o().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:t().MODES},...(0,o().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,o().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,o().settings)(v().
DISABLED,"hooks/enabled")],harmless:[...(0,o().keys)("$schema model theme language version ui"),{at:"env/*",names:o().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[o().FLAT_HOOKS,{...o().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,o().commands)("providers/*/aws_auth_refresh"),...(0,o().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,o().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,o().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,o().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.MODES=e.CLAUDE_FORMATS=
void 0;function v(){const N=f(41239);return v=function(){return N},N}function t(){const N=f(82024);return t=function(){return N},
N}const o=e.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
j={order:["disable",void 0],unset:void 0},I=[{at:"permissions/defaultMode",form:"setting",trust:o},...(0,t().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,t().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,t().settings)(v().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,t().settings)(v().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,t().settings)(v().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,t().settings)(v().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,t().settings)(j,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,t().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,t().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,t().settings)(v().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:v().ON}],A=(0,t().keys)(`$s\
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
ental/monitors"),...(0,t().settings)("sources","dependencies"),...(0,t().settings)(v().CHANGES,"settings"),...(0,t().settings)(
v().ON,"defaultEnabled")],T=(0,t().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),R="asks once for the f\
older",O="gene-gate does not judge what its text asks for",h=e.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[t().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,t().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),t().ENVIRONMENT,
...I],harmless:[...A,{at:"env/*",names:t().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:M,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:C,harmless:T},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:M,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,t().inside)("plugins/*",C).map(N=>({detail:"\
name",...N})),...(0,t().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,t().settings)(v().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,t().keys)("$schema name description version owner metadata renames"),...T.map(({at:N})=>({
at:`plugins/*/${N}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:M,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,t().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:M,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,t().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:M,approval:R,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:O,places:[{at:"",form:"scripts",event:"skill {file}"},t().HOOKS,
...t().TEXT,...(0,t().settings)("more","allowed-tools"),...(0,t().settings)("less","disallowed-tools"),...(0,t().settings)(
v().DISABLED,"disable-model-invocation"),...(0,t().settings)(v().CHANGES,"context agent shell")],harmless:t().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,t().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:M,approval:R,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:O,places:[t().HOOKS,...t().TEXT,...(0,t().settings)("more","allowed-tools"),...(0,t().
settings)("less","disallowed-tools"),...(0,t().settings)(v().DISABLED,"disable-model-invocation"),...(0,t().settings)(v().
CHANGES,"context agent shell")],harmless:t().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,t().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:M,approval:R,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:O,places:[
t().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,t().settings)("shown","mcpServers skills agents"),
{...t().SERVER,at:"mcp-servers/*"},...t().TEXT,{at:"permissionMode",form:"setting",trust:o},...(0,t().settings)("all","t\
ools"),...(0,t().settings)("less","disallowedTools"),...(0,t().settings)(v().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,t().settings)(v().DISABLED,"disable-model-invocation"),...(0,t().settings)(v().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:t().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:t().
ALL_HOOKS,harmless:(0,t().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[t().SERVER,...t().SERVER_TRUST],harmless:(0,t().keys)("$schema \
inputs")}]},20300:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.EDITOR_FORMATS=void 0;function v(){
const T=f(41239);return v=function(){return T},T}function t(){const T=f(82024);return t=function(){return T},T}const o={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},j=["linux",
"osx","windows"];function I(T,R){return T.split(/\s+/).flatMap(O=>j.map(h=>R(`${O}.${h}`)))}const A=[...I("terminal.inte\
grated.profiles",T=>({at:`${T}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...I("termi\
nal.integrated.automationProfile",T=>({at:T,form:"start"})),...I("terminal.integrated.shell terminal.integrated.automati\
onShell",T=>({at:T,form:"command"})),...I("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",T=>({at:T,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
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
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,t().settings)(v().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,t().settings)(v().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,t().settings)(v().PROTECTS,"chat.agent.networkFilter"),...(0,t().settings)(v().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,t().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,t().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,t().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,t().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,t().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,t().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],M={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},C=e.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
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
map(T=>({at:T,form:"lines"})),harmless:(0,t().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,t().settings)(M,"type"),...(0,t().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,t().settings)("less","networkPolicy/deny permissions/deny"),...(0,t().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,t().settings)(v().PROTECTS,"disableTmpWrite"),...(0,t().
settings)(v().ON,"enableSharedBuildCache")],harmless:(0,t().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:A},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,t().inside)("settings",A),...(0,t().inside)("tasks",[o])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,t().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
T=>[{at:T,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${T}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,t().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,t().settings)(v().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,t().settings)(v().
ON,"auto_install_extensions/*")]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder",
"PWD"],approval:"asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/\
reference/mcp-configuration",verified:!0,places:[{...t().SERVER,at:"servers/*"}],harmless:(0,t().keys)("$schema inputs")},
{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"\
asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-a\
ppendix",verified:!0,places:[o]},{name:"devcontainer",tool:"a development container",files:[".devcontainer/devcontainer.\
json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","containerWorkspaceFolder",
"PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json_reference",verified:!0,
places:[...(0,t().commands)("initializeCommand"," (on the host)"),...(0,t().commands)("onCreateCommand updateContentComm\
and postCreateCommand postStartCommand postAttachCommand"," (in the container)"),...["dockerFile","build/dockerfile","do\
ckerComposeFile"].map(T=>({at:T,form:"file",event:"build of the container"})),...(0,t().settings)("source","image"),...(0,t().
settings)("sources","features customizations/vscode/extensions"),...(0,t().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,t().settings)(v().ON,"privileged"),...(0,t().settings)("any","remoteEnv/* containerEnv/*").
map(T=>({...T,names:t().OTHER_VARIABLES})),...(0,t().settings)("any","remoteUser containerUser workspaceMount"),...(0,t().
settings)(v().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,t().inside)("customizatio\
ns/vscode/settings",A)]}]},60058:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.AGENT_FORMATS=void 0,
Object.defineProperty(e,"UNREAD_FORMATS",{enumerable:!0,get:function(){return I().UNREAD_FORMATS}});function v(){const M=f(
11418);return v=function(){return M},M}function t(){const M=f(12274);return t=function(){return M},M}function o(){const M=f(
20300);return o=function(){return M},M}function j(){const M=f(56450);return j=function(){return M},M}function I(){const M=f(
6575);return I=function(){return M},M}const A=e.AGENT_FORMATS=[...t().CLAUDE_FORMATS,...o().EDITOR_FORMATS,...v().OTHER_AGENT_FORMATS,
...j().MACHINE_FORMATS.map(M=>({...M,isGeneral:!0}))]},56450:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.MACHINE_FORMATS=void 0;function v(){const T=f(41239);return v=function(){return T},T}function t(){const T=f(82024);return t=
function(){return T},T}const o=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),j=new RegExp(`^(?:${o.
join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:j};function A(T){return(0,t().inside)(T,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:v().CHANGES}]).map(O=>({...O,...O.form==="lines"&&{event:"{0}",detail:"\
name"},names:j}))}const M=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,C=e.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:M},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(T=>(0,t().inside)(T,[I])),...(0,t().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,t().settings)("less","pnpm/neverBuiltDependencies"),...(0,t().settings)(
v().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,t().paths)(".husky",o.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,t().paths)(".githooks .gi\
t-hooks githooks",o.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(T=>({name:`leftho\
ok-${T}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[T].flatMap(R=>[R,`\
.${R}`,`.config/${R}`]),syntax:T,directories:["",...(0,t().paths)(".lefthook",o.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...A("*"),...(0,t().commands)("rc lefth\
ook"),{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"},{at:"remote",form:"setting",trust:"\
source"},...(0,t().settings)("any","extends templates ai")]})),{name:"pre-commit",tool:"git (pre-commit)",files:[".pre-c\
ommit-config.yaml",".pre-commit-config.yml"],syntax:"yaml",roots:["PWD"],approval:"asks nobody",specification:"https://p\
re-commit.com/#plugins",verified:!0,places:[{at:"repos/*",form:"setting",event:"repository",detail:"repo",trust:"source"},
{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:{field:"language",values:["system","script","unsu\
pported","unsupported_script"]}},...(0,t().settings)("sources","repos/*/hooks/*/additional_dependencies")]},{name:"simpl\
e-git-hooks",tool:"git (simple-git-hooks)",files:[".simple-git-hooks.json","simple-git-hooks.json"],roots:["PWD"],approval:"\
asks nobody",specification:"https://github.com/toplenboren/simple-git-hooks",verified:!0,places:[I]},{name:"envrc",tool:"\
direnv",files:[".envrc"],syntax:"shell",roots:["PWD"],approval:"asks again when the file changes",specification:"https:/\
/direnv.net/man/direnv.1.html",verified:!0,places:[{at:"",form:"command",event:"cd"}]},{name:"mise",tool:"mise",files:[...(0,t().
paths)("mise .mise .config/mise","config.toml conf.d/*.toml"),"mise.toml",".mise.toml","mise.*.toml",".mise.*.toml",".co\
nfig/mise.toml",".rtx.toml"],syntax:"toml",roots:["MISE_PROJECT_ROOT","MISE_CONFIG_ROOT","config_root","PWD"],approval:"\
asks once for the file",specification:"https://mise.jdx.dev/hooks.html",verified:!0,places:[...(0,t().settings)("any","h\
ooks/*/task"),{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file\
 that changes"},{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"tas\
k {0}",needs:"run"},{at:"tools/*",form:"setting",trust:"source"},{at:"env/*",form:"setting",event:"env {0}",trust:"any",
names:t().OTHER_VARIABLES},...(0,t().settings)("any","env/_/source env/_/file env/_/path plugins/*"),...(0,t().settings)(
"more","settings/trusted_config_paths"),...(0,t().settings)(v().ON,"settings/not_found_auto_install"),...(0,t().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(W,e,f){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.TEXT=e.SERVER_TRUST=e.SERVER=e.OTHER_VARIABLES=e.HOOKS=e.HARMLESS_VARIABLES=e.HARMLESS_TOP=e.FLAT_HOOKS=
e.ENVIRONMENT=e.ALL_HOOKS=void 0,e.commands=h,e.inside=R,e.keys=c,e.paths=O,e.settings=N;function v(){const P=f(76774);return v=
function(){return P},P}function t(){const P=f(41239);return t=function(){return P},P}const o=e.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
j=e.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},I=e.SERVER_TRUST=[...N("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...N("less","mcpServers/*/disabledTools"),...N(t().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...N(t().DISABLED,"mcpServers/*/disabled")],A=e.FLAT_HOOKS={...o,at:"hooks/*/*"},M=e.ALL_HOOKS=[{...A,without:"\
hooks"},o],C=e.TEXT=[{at:`${v().INLINE}/*`,form:"command",event:"text of {file}"},{at:v().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],T=e.HARMLESS_TOP=c(`${v().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function R(P,r){return r.map(d=>({...d,at:`${P}/${d.at}`,...d.event&&P.includes("*")&&{event:d.
event.replace("{0}","{1}")}}))}function O(P,r){return P.split(/\s+/).flatMap(d=>r.split(/\s+/).map(s=>`${d}/${s}`))}function h(P,r=""){
return P.split(/\s+/).map(d=>({at:d,form:"command",event:d+r}))}function N(P,r){return r.split(/\s+/).map(d=>({at:d,form:"\
setting",trust:P}))}function c(P){return P.split(/\s+/).map(r=>({at:r}))}const _=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:P})=>P).
join("|"),"i"),k=e.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:P})=>P).join("|"),"i"),m=e.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${k.source}))`,"i"),l=e.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:_,trust:"any"}},6575:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.UNREAD_FORMATS=void 0;const f="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",v=`CLAUDE.md CLAU\
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
sions"},o={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:f,verified:!1,places:[]},j=e.UNREAD_FORMATS=
[{...o,tool:"an agent",files:v.split(/\s+/)},...Object.entries(t).map(([I,A])=>({...o,name:"unread",tool:I,files:A.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${I}`}))]},19610:function(W,e,f){Object.defineProperty(e,"__\
esModule",{value:!0}),e.findHidden=R;function v(){const h=f(25367);return v=function(){return h},h}const t=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
o=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
j=/^[\u200B-\u200F\u061C]$/,I=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
A=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,M=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,C=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
T=/^\uFE0F?\u200D\uFE0F?$/;function R(h){const N=new Map,c=h.replace(o,_=>" ".repeat(_.length));for(const{0:_,index:k}of c.
matchAll(t)){const[m=""]=[...c.slice(Math.max(0,k-2),k)].slice(-1),[l=""]=[...c.slice(k+_.length,k+_.length+2)];if(O(_,m,
l,k))continue;const P=h.lastIndexOf(`
`,k)+1,r=N.get(P)??{offset:k,names:new Set};for(const d of _)r.names.add((0,v().codePointName)(d.codePointAt(0)??0));N.set(
P,r)}return[...N].map(([_,{offset:k,names:m}])=>{const l=h.indexOf(`
`,_);return{text:h.slice(_,l<0?void 0:l),offset:k,names:[...m]}})}function O(h,N,c,_){return h==="\uFEFF"?_===0:C.test(h)?
M.test(N):T.test(h)&&A.test(N)?A.test(c)||/[♀♂⚕⚖✈❤]/u.test(c):j.test(h)&&(I.test(N)||I.test(c))}},20702:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.judgeAgentFiles=h,e.judgeWholeFile=r,e.notJudgedFile=N,e.readFound=P;
function v(){const n=f(10473);return v=function(){return n},n}function t(){const n=f(59490);return t=function(){return n},
n}function o(){const n=f(13580);return o=function(){return n},n}function j(){const n=f(95132);return j=function(){return n},
n}function I(){const n=f(26750);return I=function(){return n},n}function A(){const n=f(97034);return A=function(){return n},
n}function M(){const n=f(99668);return M=function(){return n},n}function C(){const n=f(12195);return C=function(){return n},
n}function T(){const n=f(12792);return T=function(){return n},n}function R(){const n=f(92599);return R=function(){return n},
n}function O(){const n=f(41239);return O=function(){return n},n}async function h(n,g,y){const i=D=>new Map((0,M().agentFilesIn)(
D,g).map(x=>[x.path,x])),[u,b]=[i(n.baseTree),i(n.tree)],L=[...new Set([...u.keys(),...b.keys()])].sort(),$=g.agent_files;
return y.all(L,async D=>{const[x,F]=[u.get(D),b.get(D)];try{return await m(x,F,n,$)}catch(U){const H=F??x;return H&&N(H,
U)}}).then(D=>_(D.filter(x=>x!==void 0)))}function N(n,g){const{path:y}=n,i={path:y,line:1,column:1},u=[(0,j().notJudged)(
`the file \`${y}\``,g,{location:i})];return{file:{...n,entries:[],contents:[]},entries:[],findings:u}}const c=3;function _(n){
const g=new Set(n.flatMap(({entries:b})=>b.flatMap(({targets:L})=>L.map(({name:$})=>$)))),y=({entries:[b]})=>b?.entry.form===
"unread",i=(0,t().groupBy)(n.filter(b=>y(b)&&!g.has(b.file.path)),({file:b})=>b.format.tool),u=new Map([...i.values()].flatMap(
b=>{const L=b.length-c;return b.slice(0,c).map(($,D)=>[$,D===c-1&&L>0?k($,L):$])}));return n.flatMap(b=>y(b)?u.get(b)??[]:
[b])}function k(n,g){const y=n.findings.map(i=>({...i,args:{...i.args,detail:`${i.args.detail}, nor ${g} others`}}));return{
...n,entries:n.entries.map(i=>({...i,findings:y})),findings:y}}async function m(n,g,y,i){const u=n&&g&&await(0,A().isSameFile)(
n.entry,g.entry,y),b=(g??n)?.format.places.length===0;if(u&&b)return;const L=g&&await P(y.tree,g),$=u?L:n&&await P(y.baseTree,
n),D=L??$;if(D===void 0)return;const x=new Set(u?[]:$?.contents.map(({value:J})=>J)),F=u?[]:L?.contents.filter(({value:J})=>!x.
has(J))??[],U=[...L?.broken&&!u?[L.broken]:[],...F.map(J=>J.finding)],H=L?.broken?[]:await(0,A().compareEntries)(D,$?.entries??
[],L?.entries??[],y),K=u||H.length>0||L?.broken?H:l(D,g===void 0?"removed":n===void 0?"new":"changed"),V=await s({file:D,
entries:K,findings:U},y.tree,i);if(V.entries.length===0&&V.findings.length===0)return;if(i.level!=="approve"||!V.findings.
some(w))return V;const z=V.entries.filter(({findings:J})=>J.some(w)),Q={path:D.path,events:z.map(({entry:J})=>J.event)},
Y={path:D.path,line:1,column:1},q=(0,j().finding)("agent-files-unapproved",Q,{location:Y});return{...V,findings:[...V.findings,
q]}}function l(n,g){const{path:y,format:i}=n;if(i.unread===void 0)return[];const u=i.places.length>0?"its text":"the who\
le file";return[{state:g,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:u,location:{
path:y,line:1,column:1}},targets:[]}]}async function P(n,{entry:g,...y}){return g===void 0?(0,T().unreadFile)(y,"it is a\
 symlink that leads to no file here"):(g.size??0)>T().MAX_BYTES?(0,T().unreadFile)(y,`it has more than ${T().MAX_BYTES} \
bytes`):(0,T().readAgentFile)(y,await n.read(g.path))}async function r(n,g,y){const i=await Promise.all(n.entries.filter(
d).map(async L=>({entry:L,targets:await(0,R().runsOf)(L,n,g)}))),u=n.contents.map(L=>L.finding),b=n.broken?[n.broken]:u;
return s({file:n,entries:i,findings:b},g,y)}function d({setting:n,form:g}){if(n===void 0)return g!=="unread";const y={old:void 0,
now:n,before:[],after:[]};return n.trust!==void 0&&(0,O().directionOf)(n.trust,y)==="widens"}async function s({file:n,entries:g,
findings:y},i,u){const b=D=>D.map(x=>S(x,n,u)),L=await Promise.all(g.map(async D=>{const x=await(0,I().entryDigest)(D,n,
i),F=b(await a(D,n,i));return{...D,digest:x,findings:(0,I().accepted)(F,x,u)}})),$=[...b(y),...L.flatMap(D=>D.findings)];
return{file:n,entries:L,findings:$}}function S(n,{format:g},{level:y}){const{failsByLevel:i,undecided:u}=(0,o().ruleOf)(
n.rule);return!g.verified&&!i&&!u?{...n,severity:"notice"}:y==="error"&&i&&n.severity!=="notice"?{...n,severity:"error"}:
n}function w({severity:n,suppressed:g}){return n!=="notice"&&g===void 0}async function a({state:n,entry:g,change:y,targets:i},{
path:u,format:b},L){const{event:$,shown:D,form:x,location:F,isHidden:U,setting:H}=g,{tool:B}=b,G={tool:B,event:$,command:D,
state:n??""},K={location:F};if(H&&n===void 0){const X={...G,change:"widens",isMember:!1};return[(0,j().finding)("agent-s\
etting-changed",X,{...K,severity:"notice"})]}if(x==="unread"){const X=b.unread??"";return[(0,j().finding)("agent-file-un\
read",{path:u,detail:X},{location:F,severity:"notice",harm:"bookkeeping"})]}if((y||H)&&n!=="script_changed"){const X=y===
void 0||y==="widens"?"warning":"notice",ee=(0,O().isOfList)(H?.trust),Z={...G,change:y??"",isMember:ee};return[(0,j().finding)(
"agent-setting-changed",Z,{...K,severity:X})]}if(n==="removed")return[];const V=n!=="script_changed",z=[];for(const{kind:X,
change:ee,name:Z,script:ne,line:se}of i){if(X!=="danger"||!(V||ee))continue;const te=ne===void 0?Z:`runs \`${ne}\`, which\
 ${Z} in line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,j().finding)("agent-runs-danger",
{...G,danger:te},{location:oe}))}V&&U&&z.push((0,j().finding)("agent-runs-danger",{...G,danger:p},K));const Q=i.filter(({
change:X})=>n===void 0||X!==void 0);for(const{kind:X,name:ee}of Q){const Z=X==="file"&&L?await(0,v().whyUnreadable)(L,ee):
void 0;Z&&z.push((0,j().finding)("agent-script-unreadable",{...G,script:ee,why:Z},K))}if(z.length>0)return z;const q=x===
"server"&&i.length>0&&i.every(E)||!V?"notice":"warning",J=V?(0,C().meansOf)(i):Q.map(({name:X})=>`the change decides abo\
ut \`${X}\``);return[(0,j().finding)("agent-command-changed",{...G,means:J},{...K,severity:q})]}const p="hides its outpu\
t";function E({kind:n,name:g}){return n==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(g)}},12195:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.meansOf=I;function v(){const A=f(97018);return v=function(){return A},
A}function t(){const A=f(36773);return t=function(){return A},A}const o={file:({name:A,change:M})=>`it runs \`${A}\`${M===
void 0?"":`, which this change ${M==="added"?"adds":"edits"}`}`,npm_script:({name:A,change:M})=>`it runs the script \`${A}\
\` of package.json${M?", which this change edits":""}`,missing:({name:A})=>`it runs \`${A}\`, which is not in the commit`,
outside:({name:A})=>`it runs \`${A}\`, which is outside of the repository`,package:({name:A,isExact:M})=>M?`it fetches \`${A}\
\``:`it fetches \`${A}\` without an exact version`,inline:({name:A})=>`it has code for \`${A}\` in one line`,danger:({name:A,
script:M,line:C})=>M===void 0?`it ${A}`:`\`${M}\` ${A} (line ${C})`,address:({name:A})=>`it connects to \`${A}\``,program:()=>{},
unread:({name:A})=>`it could not be read: ${A}`},j=4;function I(A){const M=A.flatMap(T=>{const R=(0,v().redact)(T.name).
text;return o[T.kind]({...T,name:R})??[]}),C=A.filter(({kind:T})=>T==="program").map(({name:T})=>T);return M.length===0&&
C.length>0?[`it runs ${(0,t().inCode)(C.slice(0,j))} of the machine`]:M.length>j?[...M.slice(0,j),`and ${M.length-j} mor\
e`]:M}},53158:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.ProjectFiles=void 0;function v(){const C=f(
76760);return v=function(){return C},C}function t(){const C=f(59867);return t=function(){return C},C}function o(){const C=f(
3463);return o=function(){return C},C}function j(){const C=f(32854);return j=function(){return C},C}function I(){const C=f(
93028);return I=function(){return C},C}const A=/^(?:[/~\\]|[A-Za-z]:)/;class M{#e;#n;constructor(T,R){this.#e=T,this.#n=
R}into(T){const O=T===void 0||A.test(T)||/[$`]/.test(T)?[]:this.#n.map(h=>v().posix.join(h,T));return new M(this.#e,O)}find(T,R=[
""]){if(!(/^[/~]/.test(T)||T===""||!this.#e))for(const O of this.#n)for(const h of R){const N=(0,j().normalise)(v().posix.
join(O,T.replaceAll("\\","/"))+h),c=N===void 0?void 0:(0,j().resolveInTree)(this.#e,N);if(c?.kind==="inside"&&(0,I().isRegular)(
c.entry.kind)&&c.entry.tracked)return c.path}}script(T,R){const O=this.find(T,R);if(O!==void 0)return{kind:"file",name:O};
if(A.test(T))return{kind:"outside",name:T};const[h]=this.#n;if(h===void 0)return{kind:"unread",name:`it runs ${T} in ano\
ther directory`};const N=(0,j().normalise)(v().posix.join(h,T));return N===void 0?{kind:"outside",name:T}:{kind:this.#e===
void 0?"file":"missing",name:N||"."}}named(T,R){const O=this.find(T.replace(/^-{1,2}[\w-]+=/,""),R);return O===void 0?[]:
[{kind:"file",name:O}]}async manifest(){const T=this.find("package.json");return this.#e&&T?(0,o().objectIn)(await(0,t().
readJsonFile)(this.#e,T)):{}}}e.ProjectFiles=M},12792:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.
MAX_BYTES=void 0,e.readAgentFile=_,e.unreadFile=k;function v(){const i=f(76760);return v=function(){return i},i}function t(){
const i=f(23404);return t=function(){return i},i}function o(){const i=f(16111);return o=function(){return i},i}function j(){
const i=f(94534);return j=function(){return i},i}function I(){const i=f(3463);return I=function(){return i},i}function A(){
const i=f(97018);return A=function(){return i},i}function M(){const i=f(95132);return M=function(){return i},i}function C(){
const i=f(19610);return C=function(){return i},i}function T(){const i=f(23213);return T=function(){return i},i}function R(){
const i=f(76774);return R=function(){return i},i}function O(){const i=f(41239);return O=function(){return i},i}function h(){
const i=f(18255);return h=function(){return i},i}const N=e.MAX_BYTES=1024*1024,c=1e3;function _(i,u){const{text:b,complete:L}=(0,j().
decodeUtf8)(u),$=new(j()).Source(i.path,b),D=(H,B=0)=>k(i,H,$,B),{format:x}=i,{syntax:F="json"}=x;if(!L&&F!=="program"&&
F!=="text")return D("it is not UTF-8",b.length);const U=F==="markdown"||F==="text"&&L;try{const H=(0,h().findValues)((0,R().
readSyntax)(b,F),x);return H.length>c?D(`it has more than ${c} commands and settings`):{...i,entries:H.map(B=>P(B,$,x)),
get contents(){return[...g($),...U?y($):[]]}}}catch(H){if(H instanceof R().SyntaxProblem)return D(H.message,H.offset);throw H}}
function k(i,u,b=new(j()).Source(i.path,""),L=0){const{path:$}=i,D=(0,M().finding)("agent-file-unread",{path:$,detail:u},
{location:b.location(L)});return{...i,entries:[],contents:[],broken:D}}const m=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
l=/"(?:reveal|showOutput)":"never"/i;function P(i,u,{places:b}){const{node:L,chain:$,isWrong:D,place:x}=i,{form:F,inherits:U=[],
trust:H,guards:B}=x,G=(0,o().getNodeValue)(L),K=$.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,h().membersOf)(te,oe))),V=Object.
fromEntries(K.map(([te,oe])=>[te,(0,o().getNodeValue)(oe)])),z=(0,I().isMapping)(G)?{...V,...G}:G,Q=D?[T().UNREAD]:(0,T().
readValue)(F,z,u.path),Y=(0,I().isMapping)(z)&&F!=="command"&&F!=="setting",q=Object.entries(Y?z:{}).filter(([te])=>!m.test(
te)&&!d(`${x.at}/${te}`,b)),J=l.test(JSON.stringify([V,G])),ee=(F==="scripts"?Q.slice(0,1):Q).map(T().textOf).filter(te=>te!==
""),Z=H==="source"&&(0,I().isMapping)(G)?(0,O().sourceText)(G):G,ne=F==="setting"&&H===void 0&&!D,se=S(D?(0,o().getNodePath)(
L).join(".")||"the whole file":w(i,u));return{commands:Q,form:F,event:se,shown:ne?"":S(ee.join(" ; ")||(typeof Z=="strin\
g"?Z:JSON.stringify(Z))),content:r(i,J,Y?Object.fromEntries(q):z??null),isHidden:J,...F==="setting"&&!D&&{setting:{...H&&
{trust:H},value:G}},isGuard:B?.test(se)??!1,location:u.location(L.offset,L.offset+L.length)}}function r({place:{form:i}},u,b){
return i==="scripts"?"":(0,t().canonicalize)([u,b])}function d(i,u){return u.some(b=>b.form==="setting"&&b.at===i)}const s=1e3;
function S(i){const u=(0,A().redact)(i).text.replace(/\s+/g," ").trim();return u.length>s?`${u.slice(0,s)}\u2026`:u}function w({
names:i,chain:u,place:{at:b,event:L,detail:$=""}},{path:D}){const x=L?.replace(/\{(\d)\}/,(H,B)=>i[Number(B)]||'""').replace(
"{file}",()=>a(D))??i.reduce((H,B)=>H.replace("*",()=>B),b.replaceAll("/",".")),U=u.flatMap(H=>(0,h().membersOf)(H,$)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${x} (${U})`:x}function a(i){const u=v().posix.basename(i);return u===
"SKILL.md"?v().posix.basename(v().posix.dirname(i)):u}const p=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
E=4;function n(i){const u=/\d/.test(i)&&/[A-Za-z]/.test(i)&&new Set(i).size>=8;return i.length>=12&&u&&!p.test(i)}function g(i){
const{text:u,path:b}=i;return(0,A().redact)(u).redactions.flatMap(({kind:L,start:$,end:D})=>{const x=u.slice($,D),F=i.location(
$,D),U=(0,M().finding)("agent-file-content",{path:b,kind:L},{location:F});return n(x)?[{value:x,finding:U}]:[]})}function y(i){
return(0,C().findHidden)(i.text).map(({text:u,offset:b,names:L})=>{const $=L.slice(0,E),D={path:i.path,kind:"hidden",characters:$,
more:L.length>E},x=i.location(b);return{value:u,finding:(0,M().finding)("agent-file-content",D,{location:x})}})}},23213:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.UNREAD=void 0,e.readValue=A,e.textOf=_;function v(){const m=f(76760);
return v=function(){return m},m}function t(){const m=f(3463);return t=function(){return m},m}function o(){const m=f(36773);
return o=function(){return m},m}function j(){const m=f(76774);return j=function(){return m},m}const I=e.UNREAD={unread:"\
it is not in the documented form"};function A(m,l,P){const r=v().posix.dirname(P);if(m==="file")return[l].flat().map(d=>typeof d!=
"string"?I:{file:d===""?P:v().posix.join(r,d)});if(m==="scripts"){const d=(0,t().objectIn)(l)[j().PATHS];return[{file:`${r}\
/`},...M(d)?d.map(s=>({file:v().posix.join(r,s)})):[]]}return m==="lines"?[l].flat().flatMap(d=>typeof d=="string"?{shell:d}:
(0,t().isMapping)(d)?h(d):I):m==="setting"?typeof l=="string"?[{argv:[],environment:[l]}]:[]:m!=="command"?(0,t().isMapping)(
l)?h(l):[I]:((0,t().isMapping)(l)?Object.values(l):[l]).map(d=>typeof d=="string"?{shell:d}:M(d)?{argv:d}:I)}function M(m){
return Array.isArray(m)&&m.every(l=>typeof l=="string")}const C=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],T=["exec","run","bash","path","program","entry","cmd"],R=["arguments","with_arguments"];
function O(m){const l=n=>n.map(g=>m[g]).find(g=>g!==void 0),{script:P,runner:r,type:d}=m,S=typeof P=="string"&&d!=="npm"?
[r??[],`./${P}`].flat():void 0,w=m.command??l(T)??S,a=m.args??l(R),[p,...E]=[w].flat();return{...m,...w!==void 0&&{command:p},
...(a!==void 0||E.length>0)&&{args:E.length>0?[E,a??[]].flat():a}}}function h(m){const l=O(m),P=C.map(d=>l[d]).map(d=>typeof d==
"string"?{command:d}:d).filter(d=>(0,t().isMapping)(d)&&d.command!==void 0);return[...l.command===void 0&&(P[0]??l.dependsOn)?
[]:[{}],...P].flatMap(d=>N({...l,...d}))}function N(m){const{type:l,script:P,command:r,args:d=[],headersHelper:s}=m,S=typeof s==
"string"?[{shell:s}]:[],a=[m.url,m.httpUrl,m.serverUrl].find(H=>typeof H=="string");if(r===void 0&&a!==void 0)return[...S,
{address:a}];const p=l==="npm"&&r===void 0,E=Array.isArray(d)?d.map(c):[void 0],n=p?["npm","run",P]:[c(r),...E];if(!M(n))
return[I];const[g="",...y]=n,u=(y.length===0?/^$|[\s|;&$()<>`'"]/.test(g):l==="shell")?{shell:[g,...y.map(k)].join(" ")}:
{argv:n},{cwd:b,env:L,shell:$}=(0,t().isMapping)(m.options)?m.options:m,D=(0,t().isMapping)($)?[$.executable,$.args??[]].
flat():[],x=Object.values((0,t().isMapping)(L)?L:{}).filter(H=>typeof H=="string"),F=typeof b=="string"?{directory:b}:{},
U=M(D)&&D.length>0?[{argv:D}]:[];return[{...u,...F,environment:x},...U,...S]}function c(m){return(0,t().isMapping)(m)?m.
value:m}function _(m){return"argv"in m?m.argv.map(k).join(" "):"unread"in m?"":"file"in m?m.file:"shell"in m?m.shell:m.address}
function k(m){return/^[\w@%+=:,./${}-]+$/.test(m)?m:(0,o().singleQuoted)(m)}},92599:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.keyOf=h,e.runsOf=O;function v(){const s=f(76760);return v=function(){return s},s}function t(){
const s=f(10473);return t=function(){return s},s}function o(){const s=f(95244);return o=function(){return s},s}function j(){
const s=f(32854);return j=function(){return s},s}function I(){const s=f(93028);return I=function(){return s},s}function A(){
const s=f(47905);return A=function(){return s},s}function M(){const s=f(53158);return M=function(){return s},s}function C(){
const s=f(23213);return C=function(){return s},s}function T(){const s=f(98809);return T=function(){return s},s}const R=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function O({commands:s},{path:S,root:w,format:a},p,E=new Set){const{directories:n=[""],roots:g}=a,y=[...n.map(x=>v().
posix.join(w,x)),"",v().posix.dirname(S)],i=new(M()).ProjectFiles(p,y),u=N(g.join("|")),b=[];for(const x of s)b.push(..."\
file"in x?P(u(x.file),p):await r(x,i,u));const L=({name:x})=>(0,I().isRegular)(p?.stat(x)?.kind),$=[...b,...k(s,b,E).filter(
L)],D=new Set($.flatMap(({kind:x,name:F})=>x==="file"?[F]:[]));for(const x of D)$.push(...p?await l(p,x):[]);return[...new Map(
$.map(x=>[h(x),x])).values()]}function h({kind:s,name:S,script:w,text:a}){return JSON.stringify([s,S,...s==="danger"?[w,
a]:[]])}function N(s){const S=new RegExp(`\\$(?:(?:env:)?(?:${s})\\b|\\{(?:env:)?(?:${s})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${s})%`,"g");return w=>w.replace(S,".").replace(R,"~")}const c=/(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
_=/\$(?:env:)?\w+|\$\{[^}]*\}|\$\([^)]*\)|%\w+%/g;function k(s,S,w){if(w.size===0)return[];const a=s.flatMap(g=>"environ\
ment"in g?g.environment??[]:[]),p=[...s.map(C().textOf),...a].flatMap(g=>g.replace(_,"").match(c)??[]).map(g=>g.replaceAll(
"\\","/").replace(/^(?:\.{1,2}\/)+/,"")),E=(g,y)=>g===y||g.endsWith(`/${y}`),n=p.filter(g=>!S.some(({kind:y,name:i})=>y===
"file"&&E(i,g)));return[...w].filter(g=>n.some(y=>E(g,y))).map(g=>({kind:"file",name:g}))}const m=2e5;async function l(s,S){
const w=await(0,t().readText)(s,S,m);if(w===void 0||"unread"in w)return[];const a=w.text.split(`
`);return(0,A().dangersInScript)(S,w.text).map(({does:p,at:E})=>{const n=w.text.slice(0,E).split(`
`).length;return{kind:"danger",name:p,script:S,line:n,text:a[n-1]?.trim()??""}})}function P(s,S){if(!S)return[];const w=(0,j().
resolveInTree)(S,s.replace(/\/$/,""));if(w.kind!=="inside")return[];const a=({path:n,kind:g})=>g==="directory"?S.list(n).
flatMap(a):g==="executable"||g==="file"&&(0,o().isCode)(n)?[n]:[];return(s.endsWith("/")?a(w.entry):(0,I().isRegular)(w.
entry.kind)?[w.path]:[]).map(n=>({kind:"file",name:n}))}async function r(s,S,w){if("address"in s)return[{kind:"address",
name:s.address}];if("unread"in s)return[{kind:"unread",name:s.unread}];const{directory:a,environment:p=[]}=s,E=a?S.into(
w(a)):S,n="shell"in s?s.shell.split(/["'|;&]/):[],g=[...p,...n.filter(i=>i.includes("\\"))].map(w);return[..."shell"in s?
await(0,T().textRuns)(w(s.shell),E):[...(0,A().dangersInShell)((0,C().textOf)(s)).map(({does:i})=>({kind:"danger",name:i})),
...await(0,T().wordRuns)(s.argv.map(i=>d(w(i))),E)],...(0,T().valueRuns)(g,E)]}function d(s){const S=!/\$\{|\$\w/.test(s);
return{text:s,shown:s,quoted:!0,span:{start:0,end:0},isKnown:S}}},76774:function(W,e,f){Object.defineProperty(e,"__esMod\
ule",{value:!0}),e.SyntaxProblem=e.PATHS=e.LINKS=e.INLINE=void 0,e.readSyntax=T;function v(){const a=f(16111);return v=function(){
return a},a}function t(){const a=f(60502);return t=function(){return a},a}function o(){const a=f(69873);return o=function(){
return a},a}function j(){const a=f(3463);return j=function(){return a},a}class I extends Error{offset;constructor(p,E=0){
super(p),this.offset=E}}e.SyntaxProblem=I;const A=e.INLINE="!`",M=e.LINKS="!link",C=e.PATHS="!path";function T(a,p){if((0,j().
isNestedTooDeep)(p==="markdown"?l(a).text:a))throw new I("its brackets are nested too deeply");switch(p){case"json":return R(
a);case"toml":return _(a);case"yaml":return m(a,0);case"markdown":return d(a);case"shell":return h(a,[0,a.length]);case"\
program":case"text":return h("",[0,0])}}function R(a){const p=[],E=(0,v().parseTree)(a,p,{allowTrailingComma:!0}),[n]=p;
if(n)throw new I(O((0,v().printParseErrorCode)(n.error)),n.offset);if(E===void 0)throw new I("it is empty");return E}function O(a){
return a.replace(/\B[A-Z]/g,p=>` ${p}`).toLowerCase()}function h(a,[p,E]){return{type:a===null?"null":typeof a,value:a,offset:p,
length:E-p}}function N(a,p,[E,n]){const g={type:a,offset:E,length:n-E,children:p};for(const y of p)y.parent=g;return g}function c(a,p,E){
return N("property",[h(a,E),p],E)}function _(a){try{const p=(0,t().parseTOML)(a),E=new Map,n=({body:y},i)=>{for(const u of y){
const b=u.key.keys.map($=>$.type==="TOMLBare"?$.name:$.value),L=u.type==="TOMLTable"?u.resolvedKey:[...i,...b];E.set(L.join(
"\0"),u.range),u.type==="TOMLTable"?n(u,L):u.value.type==="TOMLInlineTable"&&n(u.value,L)}};n(p.body[0],[]);const g=(y,i,u)=>{
const b=E.get(i.join("\0"))??u;if(Array.isArray(y))return N("array",y.map(($,D)=>g($,[...i,D],b)),b);if(!(0,j().isMapping)(
y)||y instanceof Date)return h(y instanceof Date?y.toISOString():y,b);const L=Object.entries(y).map(([$,D])=>c($,g(D,[...i,
$],b),b));return N("object",L,b)};return g((0,t().getStaticTOMLValue)(p),[],[0,a.length])}catch(p){throw p instanceof t().
ParseError?new I(k(p.message),p.index):p}}function k(a){const[p=""]=a.split(`
`);return p.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,E=>E.toLowerCase())}function m(a,p){const E=(0,o().
parseDocument)(a,{uniqueKeys:!0}),[n]=E.errors;if(n)throw new I(k(n.message),p+n.pos[0]);let g=0;const y=(i,u)=>{if((0,o().
isAlias)(i)){if(g+=1,g>100)throw new I("it has too many aliases",u[0]);return y(i.resolve(E),u)}const b=(0,o().isMap)(i)||
(0,o().isSeq)(i)||(0,o().isScalar)(i)?i.range:void 0,L=b?[p+b[0],p+b[1]]:u;if((0,o().isMap)(i))return N("object",i.items.
map(({key:D,value:x})=>c(String(D),y(x,L),L)),L);if((0,o().isSeq)(i))return N("array",i.items.map(D=>y(D,L)),L);const $=(0,o().
isScalar)(i)?i.value:null;return h(typeof $=="object"&&$!==null?String($):$,L)};return y(E.contents,[p,p+a.length])}function l(a){
const[p="",E="",n=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(a)??[];return p!==""&&a.startsWith(p)?{text:n,
start:E.length,end:p.length}:{text:"",start:0,end:0}}const P=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
r=[[A,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[M,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${P}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[C,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${P}(?![\w/-])`,"g")]];function d(a){const{text:p,start:E,
end:n}=l(a),g=[0,a.length],y=r.flatMap(([i,u])=>{const b=[...a.slice(n).matchAll(u)].map(L=>{const $=n+L.index;return h(
L[1]??L[2]??L[0],[$,$+L[0].length])});return b.length>0?[c(i,N("array",b,g),g)]:[]});return N("object",[...S(p,E),...y],
g)}const s=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function S(a,p){try{return w(m(a,p))}catch(E){
if(!(E instanceof I))throw E}return[...a.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(E=>{const[n,g="",y=""]=E,
i=p+E.index;try{return w(m(n,i))}catch(b){if(!(b instanceof I)||s.test(n))throw b}const u=[i,i+n.length];return c(g,h(y.
trim(),u),u)})}function w({type:a,children:p=[]}){return a==="object"?p:[]}},98809:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.textRuns=C,e.valueRuns=O,e.wordRuns=R;function v(){const y=f(3463);return v=function(){return y},
y}function t(){const y=f(95244);return t=function(){return y},y}function o(){const y=f(11331);return o=function(){return y},
y}function j(){const y=f(81716);return j=function(){return y},y}function I(){const y=f(54421);return I=function(){return y},
y}function A(){const y=f(47905);return A=function(){return y},y}const M=4;async function C(y,i,u=0){if(u>M)return[{kind:"\
unread",name:"it is nested too deeply"}];const b=(0,j().readShellText)(y);return b.length===0&&y.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,A().dangersInShell)(y).map(({does:$})=>$))].map($=>({kind:"danger",name:$})),
...await T(b,y,i,u)]}async function T(y,i,u,b){const L=[];let $=u;for(const D of y){if(L.push(...await T(D.inside,i,$,b)),
D.subshell!==void 0)continue;if(D.defines){L.push({kind:"unread",name:"it defines a function"});continue}const{words:x,assignments:F}=(0,j().
withoutReserved)(D),U=x.map(G=>({...G,shown:i.slice(G.span.start,G.span.end),isKnown:!(0,j().isDynamic)(D,G)}));L.push(...O(
F.map(({value:G})=>G),$));const[H,B]=U;H?.text==="cd"||H?.text==="pushd"?$=$.into(B?.isKnown?B.text:void 0):L.push(...await R(
U,$,b))}return L}function R(y,i,u=0){return h(y,{files:i,shell:(L,$=i)=>C(L,$,u+1)})}function O(y,i){return y.flatMap(u=>u.
split(/[\s=:,]+/)).flatMap(u=>i.named(u))}async function h(y,i){const u=(0,I().startedWords)(y),[b,...L]=u;if(b===void 0||
N(b.text))return[];if(!b.isKnown)return[c(`it starts ${b.shown}`)];const $=(0,o().programNamed)(b.text)??{name:(0,o().baseName)(
b.text),kind:"system"},D=(0,I().textHanded)(u);if($.kind==="shell"&&D)return D.words.every(({isKnown:q})=>q)||/\s/.test(
D.text)?i.shell(D.text):[c("a shell runs what it is handed")];const x=L.some(({text:Y})=>s(Y)||d(Y));if((0,o().runsCode)(
b.text)&&(x||!$.runsScripts))return m((0,o().baseName)(b.text),L,D!==void 0,i.files);const{files:F,left:U}=k(L,i.files),
H=U.map(({text:Y})=>Y),B=s(b.text)&&!r.test(b.text),G=d(b.text)?i.files.named(b.text):[],K=B?[i.files.script(b.text)]:G.
length>0?G:await l($,H,{...i,files:F}),V=H.filter(d).flatMap(Y=>{const q=F.named(Y);return q.length>0?q:i.files.named(Y)}),
z=$.runsInside?U.findIndex(({text:Y})=>(0,o().runsCode)(Y)):-1,Q=z<0?[]:await h(U.slice(z),{...i,files:F});return[...K,...Q,
...V]}function N(y){return(0,o().isWithoutEffect)(y)||(0,o().changesShell)(y)&&(0,o().programNamed)(y)===void 0}function c(y){
return{kind:"unread",name:y}}const _=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function k(y,i){const u=y.
findIndex(({text:$})=>_.test($));if(u<0)return{files:i,left:y};const b=_.exec(y[u]?.text??"")?.[1],L=y.toSpliced(u,b===void 0?
2:1);return{files:i.into(b??y[u+1]?.text),left:L}}function m(y,i,u,b){const L=i.flatMap(({text:H})=>b.named(H));if(u)return[
{kind:"inline",name:y},...L];const $=i.filter(({text:H})=>!H.startsWith("-")),D=$.find(({text:H})=>s(H)||d(H))??$[0],x={
kind:"program",name:y};if(L.length>0||D===void 0)return L.length>0?L:[x];const{text:F}=D;if(!D.isKnown)return[c(`it runs\
 ${D.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(i[i.indexOf(D)-1]?.
text!=="-m")return[b.script(F,p)];const U=b.named(F.replaceAll(".","/"),p);return U.length>0?U:[x]}async function l(y,i,{
files:u,shell:b}){const L=await u.manifest(),$=y.runsScripts&&S(i),D=a($).flatMap(H=>{const B=(0,v().textIn)((0,v().objectIn)(
L.scripts),H);return B===""?[]:[{kind:"npm_script",name:H,text:B}]}),x=await Promise.all(D.map(({text:H=""})=>b(H,u))),U=D.
length>0&&!w.test($??"")?[]:P(y,i,L,u);return[...D,...x.flat(),...U]}function P(y,i,u,b){const{name:L,finds:$=""}=y,D=$.
split(" ").flatMap(G=>b.named(G));if(D.length>0)return D;const x=g(y,i);if(x===void 0)return[{kind:"program",name:L}];const F=b.
named(x.name);if(F.length>0||/^[./]/.test(x.name))return F.length>0?F:[{kind:"program",name:L}];const{dependencies:U,devDependencies:H}=u;
return[[U,H].some(G=>x.name in(0,v().objectIn)(G))?{kind:"program",name:x.name}:{kind:"package",...x}]}const r=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function d(y){return(0,t().isCode)(y)||/\.(?:exe|jar)$/i.test(y)}function s(y){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(y)&&!y.includes("://")}function S(y){const[i,u]=y.filter(b=>!b.startsWith("-"));return i==="run"||i==="run-script"?
u:i}const w=/^(?:add|ci|clean-install|i|install)$/;function a(y){if(y===void 0)return[];const i=u=>[`pre${u}`,u,`post${u}`];
return w.test(y)?[...new Set([y,"install","prepare"].flatMap(i)),"prepublish"]:i(y)}const p=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],E=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g({fetches:y},i){const u=i.
filter(D=>!D.startsWith("-")),b=[2,1,0].find(D=>D<=u.length&&y?.test(u.slice(0,D).join(" ")));if(b===void 0)return;const L=b===
0?0:i.indexOf(u[b-1]??"")+1,$=i.slice(L).map(D=>D.replace(/^--(?:from|package)=/,"")).find((D,x,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(D)&&!E.test(F[x-1]??""));return $===void 0?void 0:{name:$,isExact:n.test($)}}},41239:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.PROTECTS_BY_DEFAULT=e.PROTECTS=e.PERMISSION=e.ON_BY_DEFAULT=e.ON=e.DISABLED=e.CHANGES=void 0,
e.directionOf=O,e.isOfList=t,e.sourceText=m;function v(){const S=f(3463);return v=function(){return S},S}function t(S){return o.
has(S)}const o=new Set(["more","less","all","sources","shown"]),j=e.ON={order:[!1,!0],unset:!1},I=e.CHANGES={order:[],unset:void 0},
A=e.DISABLED={order:[!0,!1],unset:!1},M=e.ON_BY_DEFAULT={order:[!1,!0],unset:!0},C=e.PERMISSION={order:["deny","ask","al\
low"],unset:"allow"},T=e.PROTECTS={order:[!0,!1],unset:!1},R=e.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function O(S,{
old:w,now:a,before:p,after:E}){const n=(a??w)?.value,g=u=>u.some(b=>r(b,n));if(S==="any")return a?"widens":"changes";if(S===
"shown")return"changes";if(S==="source"||S==="sources"){const[u,b]=[l(n),p.map(l)],L=b.filter(({name:D})=>D===u.name),$=u.
isMoving&&L.every(({isMoving:D})=>!D);return a&&(L.length===0||$)?"widens":"changes"}if(S==="all")return a?p.length===0||
g(p)?"narrows":"widens":E.length===0?"widens":"narrows";if(S==="more")return a&&!g(p)?"widens":"narrows";if(S==="less")return a||
g(E)?"narrows":"widens";const[y,i]=[h(w,S),h(a,S)];return y===i?"changes":i>y?"widens":"narrows"}function h(S,{order:w,unset:a}){
const p=w.indexOf(S?S.value:a);return p<0?w.length:p}const N=["source","repo","url","git_url","registry","package","comm\
and"],c=["sha","rev","ref","version"],_=/^[v^~>=<]*\d[\w.+-]*$/,k=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function m(S){return[...N,...c].map(a=>S[a]).filter(a=>typeof a=="string").join(" ")}function l(S){if((0,v().isMapping)(
S)){const p=c.map(n=>S[n]).find(n=>n!==void 0);return{name:JSON.stringify(N.map(n=>S[n])),isMoving:k.test(`${p??""}`)}}const w=typeof S==
"string"?S:JSON.stringify(S);if(_.test(w)||k.test(w))return{name:"",isMoving:k.test(w)};const[a=""]=/(?:[:@#][^/:@#]*)+$/.
exec(w)??[];return{name:w.slice(0,w.length-a.length),isMoving:k.test(a.slice(1))}}const P=/[;&|`$<>\n]/;function r(S,w){
if(S===w)return!0;if(typeof S!="string"||typeof w!="string")return!1;const[a,p]=[d(S),d(w)],E=a.tool===p.tool||s(a.tool,
p.tool);if(!E||a.argument===void 0||a.argument==="*")return E;const{argument:n}=p;return n!==void 0&&!P.test(n)&&s(a.argument,
n)}function d(S){const[,w=S,a]=/^([^()]*)\((.*)\)$/s.exec(S)??[];return{tool:w,...a!==void 0&&{argument:a}}}function s(S,w){
const a=S.replace(/:\*$/,"*").split("*"),[p="",...E]=a;if(E.length===0)return p===w;if(!w.startsWith(p))return!1;const n=E.
pop()??"";let g=p.length;for(const y of E){const i=w.indexOf(y,g);if(i<0)return!1;g=i+y.length}return w.length-n.length>=
g&&w.endsWith(n)}},18255:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.findValues=j,e.membersOf=c;function v(){
const l=f(16111);return v=function(){return l},l}function t(){const l=f(3463);return t=function(){return l},l}function o(){
const l=f(41239);return o=function(){return l},l}function j(l,P){const{places:r,harmless:d}=P,s=r.flatMap(a=>{const p=O(
l,a).map(g=>M(g)==="wrong"?{...g,isWrong:!0}:g),E=p.filter(g=>M(g)!=="other"&&!I(g,r)),n=({node:g})=>a.startsOthers&&"de\
pendsOn"in R(g);return E.some(n)?p:E}),S=new Map(s.map(a=>[a.node,a])),w=d&&l.type==="object"?k(l,_(P),new Set(S.keys())):
[];return[...S.values(),...w]}function I({node:l,chain:P,place:r},d){const s=m(l)||P.at(-1)?.type==="object";return r.form===
"setting"&&r.trust!=="source"&&s&&A(r.at,d)}function A(l,P){return P.some(r=>r.at.startsWith(`${l}/`))}function M({node:l,
isWrong:P,place:r}){const{only:d,without:s,needs:S}=r;if(P)return"wrong";if(s!==void 0&&s in R(l)||S!==void 0&&l.type===
"object"&&!(S in R(l)))return"other";const w=d&&T((0,v().getNodeValue)(l),d.field);return d?.values.some(E=>C(E)===C(w))??
!0?"own":w===void 0||d?.values.some(E=>typeof E==typeof w)?"other":"wrong"}function C(l){return typeof l=="string"?l.toLowerCase():
l}function T(l,P){const r=P===""?[]:P.split("/"),d=(s,S)=>(0,t().isMapping)(s)?s[S]:s===void 0?s:null;return r.reduce(d,
l)}function R(l){return l.type==="object"?(0,v().getNodeValue)(l):{}}function O(l,P){const r=[];let d=[{place:P,node:l,names:[],
chain:[l]}];for(const s of h(P.at))d=d.flatMap(S=>{const{node:w,names:a,chain:p}=S,E=w.type==="array"&&s==="*";w.type!==
"object"&&!E&&!P.mayDiffer&&r.push({...S,isWrong:!0});const n=s==="*"&&a.length===0;return c(w,s).filter(([g])=>!n||P.names?.
test(g)!==!1).map(([g,y])=>({place:P,node:y,names:s==="*"?[...a,g]:a,chain:[...p,y]}))});return[...(0,o().isOfList)(P.trust)?
d.flatMap(N):d,...r]}function h(l){return l===""?[]:l.split("/")}function N(l){const{node:P}=l;if(P.type==="object")return(P.
children??[]).flatMap(({children:[d]=[]})=>d?[{...l,node:d}]:[]);if(P.type==="array")return(P.children??[]).map(d=>({...l,
node:d}));if(P.type!=="string")return[l];const r=String(P.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return r.length===
1?[l]:r.map(d=>({...l,node:{...P,value:d}}))}function c({type:l,children:P=[]},r){return l==="array"&&r==="*"?P.map((d,s)=>[
`${s+1}`,d]):l!=="object"?[]:P.flatMap(({children:[d,s]=[]})=>s&&(r==="*"||d?.value===r)?[[String(d?.value),s]]:[])}function _({
places:l,harmless:P=[]}){return[...l.map(({at:r,names:d,only:s,needs:S})=>({steps:h(r),names:d,isPart:s!==void 0||S!==void 0||
A(r,l)})),...l.flatMap(({at:r,detail:d,names:s})=>h(r).flatMap((S,w,a)=>d===void 0?[]:{steps:[...a.slice(0,w),d],names:s})),
...P.map(({at:r,names:d})=>({steps:h(r),names:d}))]}function k(l,P,r){const d=(s,S,w)=>{const a=w.length;return c(s.at(-1)??
l,"*").flatMap(([p,E])=>{const n=S.filter(({steps:b,names:L})=>{const $=b.indexOf("*")===a;return b[a]==="*"?!$||L?.test(
p)!==!1:b[a]===p}),g=({steps:b,isPart:L})=>b.length===a+1&&!L;if(r.has(E)||n.some(g))return[];const[y,i]=[[...s,E],[...w,
p]];return m(E)&&n.some(({steps:b})=>b.length>a+1)?d(y,n,i):[{place:{at:i.filter((b,L)=>y[L]?.type!=="array").join("/"),
form:"setting"},node:E,names:[],chain:y}]})};return d([l],P,[])}function m({type:l}){return l==="object"||l==="array"}},
98285:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.annotationsOf=I,e.withoutAnnotations=A;function v(){
const M=f(27199);return v=function(){return M},M}const t=["generation_meta","model_name"],o=2e3,j=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function I(M){return M.type!=="Gene"?[]:t.filter(C=>{const T=M[C];if(typeof T!="string"&&!(0,v().isJsonObject)(T))return!1;
const R=JSON.stringify(T);return R.length<=o&&!j.test(R)})}function A(M){const C=new Set(I(M));return C.size===0?M:Object.
fromEntries(Object.entries(M).filter(([T])=>!C.has(T)))}},27928:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.SEED_HASHES=void 0;const f=e.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"\
1.14.0","6298d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"1.14.0",a439632ca376509abf5cd66745ebb667:"\
1.94.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"1.94.0","392fbba719f19ac8018e35eef2a9ef1c":"1.94.0","80fc8fcd87486a59d51a3053f\
3d9528f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"1.94.0","7962c90afd3575bfc8979294eb591e0d":"1.94.0","9ac277a07aa5526\
92e227a5f24302b5e":"1.89.20","7967117c6f51afdb33c457d05809035d":"1.69.13","88deb4b8eefea45bd47b036c5ee81444":"1.89.20","\
581eb030144dcb3360e8ece853570a2c":"1.89.20","7406e5c62d09d839b0484ceed13f91a3":"1.7.0",bafa1a9175bca4046a0933e688215e9b:"\
1.10.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","42cd391c59a2830e3cf4177f54735924":"1.66.0","74edd8b278e7df7849ea27dda\
edf3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e88":"1.89.20","7a7826c3bc6ed9ef9ed45ccc7fe160dc":"1.1.0","9cf8f0cc3ae6\
1deb00305e616805f5b9":"1.3.0","5591329c8f272a0e98b284edbb033e3a":"1.20.4","27b6cb3f54c118f2816758a5f1eefc5d":"1.66.0","3\
7607785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"1.69.21",b56cf8074cf2168f44ed920dd3fb22b9:"\
1.89.20","6c577461a51bb0545f61575a2221fecb":"1.1.0",d7156cae47527fffdf19a9fd9432e236:"1.1.0","7b6f4d86f876664d772d6ee1ea\
2945ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0","3705b9fa85d44690ee7841b054377eec":"1.20.4",a94a80796426b370f3fddd846f0d8f0c:"\
1.20.4","331cc84e1b4900eda2bcaa60dff0ddac":"1.66.0",f7e20f8360f34930334cda0bced64bb2:"1.66.0","1f3af73d38e6323fff6adb530\
dabe346":"1.89.20",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"\
1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20",db45470b8ac9f3e92705af251134d2f9:"2.0.0-beta.2","569bb631a806a0bbd\
8bb412fd7d4abcf":"2.0.20","5de36e4e346e260ab09483bf22c63bf2":"2.0.35","59d053dc1e806b59b85e98014d8e5de2":"2.0.0-beta.2",
"46b45515e1548b325ac4ebbffa090cbb":"2.0.20","34be9507562982222fadd894de0bb5cc":"2.0.35",cacbdef9b847f21d093051695e34e4ac:"\
2.0.0-beta.2","0acc6a33d6bf548200f6102f20780b7a":"2.0.20","076acad2a424a12348987ec0e373b631":"2.0.35","2266a77bc41320e2c\
3056c535b6ce1b8":"2.0.0-beta.2","4a80d7e9f507e44212467305f08f9aa1":"2.0.20","6e0a940cf1f81c0bb40cd5386cd2b6c1":"2.0.35",
a169b3ad00d3db26543c022e44025f64:"2.0.0-beta.2",c6669fa1a6fe663c6bb34036baa416c4:"2.0.20",ed1bed5fb133d67559d85e703845e99e:"\
2.0.35",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(W,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.activatedSeeds=M,e.seedRelease=I;function v(){const C=f(77598);return v=function(){
return C},C}function t(){const C=f(23404);return t=function(){return C},C}function o(){const C=f(64385);return o=function(){
return C},C}function j(){const C=f(27928);return j=function(){return C},C}function I({value:C,envelope:T}){if(T===void 0)
return j().SEED_HASHES[(0,v().hash)("sha256",(0,t().canonicalize)(C)).slice(0,32)]}const A=/\.seed\.json$/;function M({head:C,
base:T,untouched:R},O){const h=(k,m)=>k.filter(({path:l})=>A.test(l)===m).flatMap(({assets:l})=>l).filter(({type:l,value:P})=>l===
"Gene"&&(0,o().declaredId)(P)!==void 0),N=new Set(h(T,!0).map(({id:k})=>k));if(N.size===0)return[];const c=new Set(h([...T,
...R],!1).map(({id:k})=>k)),_=new Set(O.map(({asset:k})=>k));return h(C,!1).filter(k=>N.has(k.id)&&!c.has(k.id)&&!_.has(
k))}},68450:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.commonStart=A,e.packagesAbove=R,e.shownRoot=
C,e.storeOf=I;function v(){const h=f(76760);return v=function(){return h},h}function t(){const h=f(39491);return t=function(){
return h},h}function o(){const h=f(32854);return o=function(){return h},h}function j(){const h=f(93028);return j=function(){
return h},h}function I(h,{policy:N,tree:c,base:_}){const[k]=N.stores.map(({path:P,root:r=".",checkout_as:d})=>({path:(0,o().
normalise)(P)??"",root:(0,o().normalise)(r)??"",...d!==void 0&&{checkoutAs:d}})).filter(({path:P})=>(0,o().isWithin)(h,P)).
sort((P,r)=>r.path.length-P.path.length),m=v().posix.dirname(h).replace(/^\.$/,"");if(k!==void 0)return{...k,path:m,named:!0};
const l=[_,c].find(P=>P?.stat(m)?.kind==="directory");return{path:m,root:(l&&R(l,m)[0])??""}}function A(h,N){const c=new Map(
[...h].map(k=>M(I(k,N)))),[_={root:""}]=c.values();return c.size<2?_:{root:""}}function M({root:h,checkoutAs:N}){return[
JSON.stringify([h,N]),{root:h,checkoutAs:N}]}function C({root:h,checkoutAs:N}){return N===void 0?h||".":".."}const T=(0,j().
perTree)(()=>new Map);function R(h,N){const c=T(h).get(N)??O(h,N);return T(h).set(N,c),c}function O(h,N){return[...new Set(
[N,...(0,t().foldersAbove)(N).reverse(),""])].filter(_=>h.stat(v().posix.join(_,"package.json"))!==void 0)}},85475:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.asHubHashes=l,e.assetIdOf=N,e.contentHash=k,e.hashFindings=O,e.identityFindings=
T,e.isMissingIdentity=R,e.matchContentHash=C,e.unhashedFields=P;function v(){const r=f(23404);return v=function(){return r},
r}function t(){const r=f(98285);return t=function(){return r},r}function o(){const r=f(27199);return o=function(){return r},
r}function j(){const r=f(36093);return j=function(){return r},r}function I(){const r=f(95132);return I=function(){return r},
r}function A(){const r=f(94377);return A=function(){return r},r}const M=new Set(["Gene","Capsule","EvolutionEvent"]);function C(r){
const{type:d,value:s}=r,S=s.asset_id;if(S===k(r.value))return"content";if(d==="Capsule"&&S===k(l(s)))return"hub";if(typeof S==
"string")return S===k((0,t().withoutAnnotations)(s))?"local":(0,A().asEngineHashed)(s)?"engine":void 0}function T(r,d){const{
type:s,value:S}=r;if(!M.has(s))return O(r,d);const w=h(r,d),a=(0,o().placeOf)(r),p=S.asset_id===void 0?k(r.value):void 0;
return[...S.schema_version===void 0?[(0,I().finding)("schema-version-missing",w,a)]:[],...p===void 0?O(r,d):[(0,I().finding)(
"content-hash-missing",{...w,expected:p},a)]]}function R({rule:r}){return r==="schema-version-missing"||r==="content-has\
h-missing"}function O(r,d,s=!1,S){const{value:w}=r;if(w.asset_id===void 0||C(r)!==void 0)return[];const a=k(r.value),p=(0,A().
otherHashForm)(r),E=(0,j().seedRelease)(r),g=p==="created"||E!==void 0?"notice":(0,A().hasOnlyLearned)(r,S)?"warning":"e\
rror",y=d==="author"?"error":g,i={...(0,o().placeOf)(r,["asset_id"]),severity:y},u={...h(r,d),expected:a,...p&&{form:p},
...E&&{seed:E}},b=s&&y!=="notice"&&d==="fix"?c(r,a):void 0;return[{...(0,I().finding)("content-hash-mismatch",u,i),...b&&
{edit:b}}]}function h({type:r,id:d},s){return{type:r,id:d,fixable:s==="fix",...s==="author"&&{foreign:!0}}}function N(r){
const{asset_id:d}=r.value;return typeof d=="string"&&C(r)!==void 0?d:k(r.value)}function c({type:r,path:d,pointer:s,value:S},w){
const{asset_id:a,...p}=S;if(!(typeof a!="string"||Object.values(p).some(_))&&C({type:r,value:{...p,asset_id:w}})!==void 0)
return{path:d,pointer:(0,o().pointerText)([...s,"asset_id"]),old:a,new:[w],fix:!0}}function _(r){return typeof r!="objec\
t"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(_)}function k(r){return(0,v().computeAssetId)(r)??""}
const m=["notes","details"];function l(r){const{outcome:d}=r;if(!(0,o().isJsonObject)(d))return r;const{notes:s,details:S,
...w}=d;return{...r,outcome:w}}function P(r){const{outcome:d}=r.value,s=C(r);return s==="local"?(0,t().annotationsOf)(r.
value):s!=="hub"||!(0,o().isJsonObject)(d)?[]:m.filter(S=>Object.hasOwn(d,S)).map(S=>`outcome.${S}`)}},94377:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.asEngineHashed=I,e.hasOnlyLearned=M,e.hashDigits=T,e.otherHashForm=o;
function v(){const R=f(23404);return v=function(){return R},R}function t(){const R=f(27199);return t=function(){return R},
R}function o({value:R}){const O=typeof R.asset_id=="string"?T(R.asset_id):void 0,h=_=>(0,v().computeAssetId)(_)===`sha25\
6:${O}`;return h(R)?"unprefixed":R.type==="Gene"&&R.epigenetic_marks!==void 0&&h({...C(R),epigenetic_marks:[]})?"created":
void 0}const j={env_fingerprint:["region"],Capsule:["diff","strategy"]};function I(R){const h=j.Capsule.filter(c=>R.type===
"Capsule"&&!(c in R)).reduce((c,_)=>c.flatMap(k=>[k,{...k,[_]:null}]),[{}]);return[R,A(R)].flatMap(c=>h.map(_=>({...c,..._}))).
find(c=>(0,v().computeAssetId)(c)===R.asset_id)}function A(R){if(Array.isArray(R))return R.map(A);if(!(0,t().isJsonObject)(
R))return R;const O=Object.entries(R).map(([h,N])=>{const c=A(N),[_]=j.env_fingerprint,k=h==="env_fingerprint"&&(0,t().isJsonObject)(
c)&&!(_ in c);return[h,k?{...c,[_]:null}:c]});return Object.fromEntries(O)}function M({value:R},O){if(R.type!=="Gene"||O===
void 0)return!1;const[h,N]=[R,O.value].map(c=>{const{schema_version:_,asset_id:k,...m}=C(c);return(0,v().canonicalize)(m)});
return h===N}function C(R){const{epigenetic_marks:O,learning_history:h,anti_patterns:N,...c}=R;return c}function T(R){const O=R.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(O)?O:void 0}},45622:function(W,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.contextAbove=o,e.fromRoot=j;function v(){const I=f(93028);return v=function(){
return I},I}function t(){const I=f(13254);return t=function(){return I},I}function o(I,A){const{tree:M,base:C,changed:T=[],
isOutput:R}=A,O=`${I}/`;return{...A,...M&&{tree:(0,v().treeAbove)(M,I)},...C&&{base:(0,v().treeAbove)(C,I)},changed:new Set(
[...T].map(h=>O+h)),...R&&{isOutput:h=>h.startsWith(O)&&R(h.slice(O.length))}}}function j(I,A){const M=A.targets.map(({path:R,
...O})=>R===void 0?O:{...O,path:R.slice(I.length+1)}),[C]=A.words;if(A.invocation!==void 0||C===void 0)return{...A,targets:M};
const T=(0,t().problemAt)("target-outside",C.span,{path:"..",reason:"above"});return{...A,targets:M,problems:[...A.problems,
T]}}},62166:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.inPlaceOfNpm=j;function v(){const A=f(91063);
return v=function(){return A},A}function t(){const A=f(60210);return t=function(){return A},A}function o(){const A=f(80827);
return o=function(){return A},A}async function j(A,M){const{invocation:C,argv:T,targets:R}=A,{tree:O,cwd:h="",changed:N=new Set,
programs:c=v().NO_PROGRAMS}=M,_=C?.program==="npm"||C?.program==="npx";if(O===void 0||T===null||C===void 0||!_)return A;
const k={tree:O,directory:h,changed:N,families:c},m=await(0,o().npmScripts)(C,k),l=R.some(({kind:d,via:s})=>d==="package\
_binary"&&s===void 0),r=(m?(0,o().stepsIn)(m).some(({text:d})=>I.test(d)):!l)?await(0,t().foreignSettings)(O,N):[];return{
...A,...m&&{scripts:m},...r.length>0&&{npmSettings:r}}}const I=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(W,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.npmScripts=c,e.stepsIn=N;function v(){const u=f(76760);return v=function(){return u},
u}function t(){const u=f(3463);return t=function(){return u},u}function o(){const u=f(54669);return o=function(){return u},
u}function j(){const u=f(11331);return j=function(){return u},u}function I(){const u=f(3893);return I=function(){return u},
u}function A(){const u=f(60210);return A=function(){return u},u}function M(){const u=f(59867);return M=function(){return u},
u}function C(){const u=f(56788);return C=function(){return u},u}function T(){const u=f(46912);return T=function(){return u},
u}function R(){const u=f(47668);return R=function(){return u},u}const O={start:0,end:0},h=200;function N({steps:u}){return u.
flatMap(b=>b.command?.nested?N(b.command.nested):[b])}async function c(u,b,L={left:h}){const{subcommand:$,flags:D}=u;if($===
void 0)return;const{project:x,selected:F,runs:U,packages:H}=await(0,T().scriptsThatRun)(u,b,O);if(x===void 0)return;const B=await(0,A().
readNpmrc)({...b,directory:x}),G=await _(b,x);if("unread"in B||G===void 0)return;const{settings:K}=B,V=a.some(J=>J in K);
if(G.devEngines!==void 0||V)return;const z=[],Q=p(D,K);for(const J of H){const X=await _(b,J);if(X===void 0||k(X))return;
const ee=U.filter(ne=>ne.directory===J),Z=ee.length===0?await d(u,b,J):void 0;Z!==void 0&&z.push({...m(X),...Z,directory:J});
for(const ne of ee){const se=await l(ne,b,Q,L);z.push({...m(X),...se})}}const Y=K["node-options"],{prefix:q}=(0,R().readSettings)(
u);return{subcommand:$,directory:b.directory,project:x,prefixed:q!==void 0,inWorkspaces:F,config:Q,...typeof Y=="string"&&
{nodeOptions:Y},steps:z}}async function _({tree:u},b){const L=await(0,M().readJsonFile)(u,(0,C().from)({directory:b},"pa\
ckage.json"));return L===void 0||L===M().INVALID?void 0:(0,t().objectIn)(L)}function k({bin:u,directories:b}){return!u&&
"bin"in(0,t().objectIn)(b)}function m(u){const{name:b,version:L}=u;return{packageId:b&&L?`${String(b)}@${String(L)}`:"",
packageEnv:n(u)}}async function l(u,b,L,$){const{directory:D,event:x,body:F}=u,U=(0,T().scriptText)(u),H={...b,directory:D},
B=S(U),G=await r(B,H,{config:L,budget:$}),K=u.words.map(z=>z.text),V=B&&{...B,...G&&{nested:G}};return{directory:D,event:x,
body:F,words:K,text:U,...V&&{command:V}}}const P=new Set(["--if-present","--include-workspace-root","--workspace","--wor\
kspaces"]);async function r(u,b,{config:L,budget:$}){if(!(u?.argv[0]==="npm"&&Object.keys(u.env).length===0)||L.npm_config_ignore_scripts===
"true"||($.left-=1,$.left<0))return;const x=u.argv.slice(1).map(B=>({text:B,span:O,quoted:!0})),{invocation:F,problems:U}=(0,I().
parseNpm)(x),H=F.flags.every(({name:B})=>P.has(B));if(!(U.length>0||!H))return c(F,b,$)}async function d(u,{tree:b},L){const $=(0,T().
eventOf)(u),D=(await(0,M().usablePackageJson)(b,L))?.scripts.has($??"");if(!($===void 0||D||(0,R().readSettings)(u).ifPresent))
return{event:$,words:[],text:""}}function s(u){return(0,j().changesShell)(u)||(0,j().isWithoutEffect)(u)||u==="nohup"}function S(u){
const{words:b,assignments:L,refused:$,problems:D}=(0,o().lex)(u),x=D.every(({rule:G,severity:K})=>G==="assignment-refuse\
d"||K==="warning"&&G!=="unquoted-glob"),F=D.filter(({rule:G})=>G==="assignment-refused").length,[U]=b;if(!x||F!==$.length||
U===void 0||s(U.text)||U.text.includes("="))return;const H=[...L,...$].sort((G,K)=>G.span.start-K.span.start);if(H.some(
({name:G})=>G==="PATH"))return;const B=Object.fromEntries(H.map(({name:G,value:K})=>[G,K]));return{argv:b.map(G=>G.text),
env:B}}const w=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),a=["also","dev","include","omit","only","optional","product\
ion"];function p(u,b){const L=Object.entries(b).filter(([x,F])=>["harmless","honoured"].includes((0,A().effectOf)(x,F))),
$=u.map(({name:x,value:F,negated:U})=>[x.slice(2),F??U!==!0]),D=[...L,...$].filter(([x])=>!w.has(x));return Object.fromEntries(
D.map(([x,F])=>[`npm_config_${x.replaceAll("-","_").toLowerCase()}`,E(F)]))}function E(u){return Array.isArray(u)?u.map(
E).join(`

`):u==null||u===!1?"":String(u).trim()}function n(u){const{name:b,version:L,config:$,engines:D,bin:x}=u,F={};return g({name:b,
version:L,config:$,engines:D,bin:y(x,b)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function g(u,b,L){for(const[$,D]of Object.entries(u))if(D!==void 0)if(D===null||D===!1)L[`${b}${$}`]="";else if(Array.
isArray(D))for(const[x,F]of D.entries())g({[`${$}_${x}`]:F},b,L);else typeof D=="object"?g(D,`${b}${$}_`,L):L[`${b}${$}`]=
String(D)}function y(u,b){const D=Object.entries((0,M().binOf)(u,typeof b=="string"?b:"")??{}).map(([x,F])=>[v().posix.basename(
i(x)),i(F)]).filter(([x,F])=>x&&F);return D.length>0?Object.fromEntries(D):void 0}function i(u){return v().posix.join("/",
u.replaceAll("\\","/")).slice(1)}},97018:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.redact=j,e.redactForms=
I;function v(){const d=f(41551);return v=function(){return d},d}function t(){const d=f(83377);return t=function(){return d},
d}function o(d){return t().TOKEN_SHAPES.flatMap(([s,S])=>Array.from(d.matchAll(S),({indices:w})=>{const[a,p]=w?.[1]??w?.[0]??
[0,0];return{kind:s,start:a,end:p}}))}function j(d,s=[]){return I(d,(0,v().knownForms)(s))}function I(d,s){const S=[...(0,v().
findKnown)(d,s),...o(d),...c(d)].sort((E,n)=>E.start-n.start||n.end-E.end),w=[];for(const E of S){const n=w.at(-1);n===void 0||
E.start>=n.end?w.push(E):E.end>n.end&&w.splice(-1,1,{...n,end:E.end})}let a="",p=0;for(const{kind:E,start:n,end:g}of w)a+=
`${d.slice(p,n)}[redacted ${E}]`,p=g;return{text:a+d.slice(p),redactions:w}}const A="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",M="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",C="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",T=`\\\\{0,3}["']`,R=new RegExp(`${A}\
(?:${T})?${M}${T}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),O=new RegExp(`${A}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),h=new RegExp(`${A}${C}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),N=new RegExp(`${A}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(d){return[..._(d,R,({name:s,value:S,next:w})=>/["'\\]/.test(w)&&
!l(s,S)),..._(d,O,({value:s,next:S})=>!P(s,S)),..._(d,h,({value:s,next:S})=>r(s)&&!P(s,S)),..._(d,N,({value:s,next:S})=>r(
s)&&!P(s,S))]}function _(d,s,S){return Array.from(d.matchAll(s)).flatMap(({groups:w={},indices:a})=>{const{name:p="",value:E=""}=w,
[n,g]=a?.groups?.value??[0,0],y={name:p,value:E,next:d.charAt(g)};return m(p,E)||!S(y)?[]:[{kind:"named secret",start:n,
end:g}]})}const k=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function m(d,s){return k.test(s)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(s)?!0:/^[\d.:_-]+$/.test(s)&&!/^p/i.test(d)}
function l(d,s){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(s)}function P(d,s){return s!==""&&"([{".includes(
s)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function r(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
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
`,v=new RegExp(`\\b(?:${f.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),t=e.TOKEN_SHAPES=
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
4378:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.Judge=void 0;function v(){const O=f(68450);return v=
function(){return O},O}function t(){const O=f(45622);return t=function(){return O},O}function o(){const O=f(62166);return o=
function(){return O},O}function j(){const O=f(51951);return j=function(){return O},O}function I(){const O=f(54244);return I=
function(){return O},O}function A(){const O=f(87952);return A=function(){return O},O}function M(){const O=f(34482);return M=
function(){return O},O}function C(){const O=f(41431);return C=function(){return O},O}const T=4e3;class R{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(h,N,c){
this.terms=h,this.context=N,this.clock=c}static by(h){const N=(0,M().contextIn)(h,{});return new R(h,N,h.clock??new(I()).
AuditClock(h.signal))}with(h){const N={...this.terms,...h},c=(0,M().contextIn)(N,this.context.proposal);return new R(N,c,
this.clock)}proposed(h){return new R(this.terms,(0,M().contextIn)(this.terms,h),this.clock)}storeOf(h){const{cwd:N,checkoutAs:c}=this.
terms,_=(0,v().storeOf)(h,this.terms);return N===void 0?_:{..._,root:N,checkoutAs:c}}forFile(h){return this.startingIn(this.
storeOf(h))}startingIn({root:h,checkoutAs:N}){if(h===(this.terms.cwd??"")&&N===this.terms.checkoutAs)return this;const c=N===
void 0?h:`../${N}`,_=this.#n.get(c)??this.with({cwd:h,checkoutAs:N});return this.#n.set(c,_),_}command(h){const N=this.#e.
get(h);if(N!==void 0)return N;const c=this.#o(h);this.#e.set(h,c);const[_]=this.#e.keys();return this.#e.size>T&&this.#e.
delete(_),c}async risk(h,N){return(0,C().judgeRiskAlone)(await this.#t(N),h,this.context)}async#o(h){const{profile:N}=this.
terms.policy;try{return(0,C().judgeReading)(await this.#t(h),N,this.context)}catch(c){return(0,C().unjudged)(h,N,c,this.
context)}}async#t(h){const{checkoutAs:N}=this.terms;this.#s??=this.#i();const c=this.#s;await this.clock.tick();const _=await(0,o().
inPlaceOfNpm)(await(0,j().readCommand)(h,c),c);return N===void 0?_:(0,t().fromRoot)(N,_)}#i(){const{tree:h,base:N,changed:c,
cwd:_="",checkoutAs:k,policy:m}=this.terms,l={...h&&{tree:h},...N&&{base:N},changed:c,cwd:_,clock:this.clock,programs:(0,A().
programTerms)(m),isOutput:(0,A().additionsFor)(m).areBuilt};return k===void 0?l:(0,t().contextAbove)(k,l)}}e.Judge=R},81961:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.comparePolicies=k,e.policyOfBranch=N,e.policyWith=h,e.stricterOf=C,e.
tightenPolicy=R,e.valuesOf=O;function v(){const r=f(23404);return v=function(){return r},r}function t(){const r=f(41330);
return t=function(){return r},r}function o(){const r=f(69873);return o=function(){return r},r}function j(){const r=f(41895);
return j=function(){return r},r}function I(){const r=f(74238);return I=function(){return r},r}function A(){const r=f(11160);
return A=function(){return r},r}function M(){const r=f(92328);return M=function(){return r},r}function C(r,d,s){const S=T(
r.policy,d.policy);if("conflicts"in S)throw new(j()).GateError("policy_conflict",`The policies of the base and of ${s} d\
iffer in ${S.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");
const{ref:w,digest:a}=d,p=[...r.combinedWith?[r.combinedWith.name]:[],s];return{...r,policy:S.policy,digest:(0,I().digestPolicy)(
S.policy),combinedWith:{name:p.join(" and "),digest:a,...w!==void 0&&{ref:w}}}}function T(r,d){const s=[],S=O(r),w=O(d);
for(const[a,{strictness:p}]of A().POLICY_KEYS){const[E,n]=[S.get(a),w.get(a)];if((0,v().canonicalize)(E)===(0,v().canonicalize)(
n))continue;const g=p.combine(E,n);g?S.set(a,g.value):s.push(a)}return s.length>0?{conflicts:s}:{policy:h(S)}}function R(r,d){
if(Object.values(d).every(p=>p===void 0))return r;const s=O(r.policy),S=[],w=new Map(Object.entries(d));for(const[p,{strictness:E,
input:n}]of A().POLICY_KEYS){const g=n&&w.get(n.name),y=s.get(p);if(!(!n||g===void 0||g===y))if(y===n.open||E.compare(y,
g)==="tighter")s.set(p,g);else{const i={given:String(g),kept:String(y)};S.push({input:n.name,key:p,...i})}}const a=h(s);
return{...r,policy:a,digest:(0,I().digestPolicy)(a),ignoredInputs:S}}function O(r){const d=r;return new Map([...A().POLICY_KEYS.
keys()].map(s=>{const[S="",w]=s.split("."),a=d[S];return[s,w===void 0?a:a[w]]}))}function h(r){const d={};for(const[s,S]of r){
const[w="",a]=s.split(".");d[w]=a===void 0?S:{...d[w],[a]:S}}return A().policySchema.parse(d)}function N(r,d,s){const{branches:S,
...w}=r.policy,a=Object.entries(S).filter(([n])=>c(n,d));if(a.length===0&&d!==s)return;const p={...w,branches:{}},E=a.map(
([,n])=>A().policySchema.parse((0,A().withEntry)(p,n))).reduce((n,g)=>n?_(n,g,d):g,void 0);return E===void 0?r:{...r,policy:E,
digest:(0,I().digestPolicy)(E)}}function c(r,d){return r===d||t().default.isMatch(d,r,{dot:!0,nonegate:!0})}function _(r,d,s){
const S=T(r,d);if("policy"in S)return S.policy;throw new(j()).GateError("policy_conflict",`The entries of \`branches\` tha\
t match ${JSON.stringify(s)} differ in ${S.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the\
 same values in these entries of the policy of the default branch.")}function k(r,d){const[s,S]=[O(r),O(d)];return[...A().
POLICY_KEYS].flatMap(([w,{strictness:a}])=>{const[p,E]=[s.get(w),S.get(w)],n=m(p,E);if(n===void 0)return[];const g=a.compare(
p,E),y=a.loosens?.(p,E)??g!=="tighter";return[{key:w,change:n,direction:g,loosens:y}]})}function m(r,d){if(Array.isArray(
r)&&Array.isArray(d)){const s=[...(0,M().missingFrom)(r,d).map(S=>`+ ${l(S)}`),...(0,M().missingFrom)(d,r).map(S=>`- ${l(
S)}`)];return s.length===0?void 0:s.join(", ")}return(0,v().canonicalize)(r)===(0,v().canonicalize)(d)?void 0:`${P(r)} \u2192\
 ${P(d)}`}function l(r){const d=r.name;return typeof d=="string"?d:P(r)}function P(r){return(0,o().stringify)(r,{collectionStyle:"\
flow",lineWidth:0}).trimEnd()}},16455:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.editOf=M,e.withEdit=
A,e.withEdits=I;function v(){const O=f(78816);return v=function(){return O},O}function t(){const O=f(82606);return t=function(){
return O},O}function o(){const O=f(70023);return o=function(){return O},O}const j=new Set("checks-syntax-only npm-script\
-missing only-prints target-missing".split(" "));async function I(O,h,N){if(O.every(({verdict:m})=>m==="allow"))return O;
const c=O.map(({reading:m})=>m.command),_=new(o()).ScriptStore(h),k=N?await(0,t().fixList)(c,_):[];return Promise.all(O.
map(async(m,l)=>{const{command:P}=m.reading;if(m.verdict==="allow"||P.length>t().LONGEST)return m;const r=k[l];return r?.
kind==="fixed"?R(m,M(P,r,_),_.judge):C(m,h,r)}))}async function A(O,h){const[N=O]=await I([O],h,!1);return N}function M(O,{
commands:h,scripts:N},c){const _=N.map(k=>c.pathOf(k)).flatMap(k=>{const m=c.textOf(k);return m===void 0?[]:[{path:k,text:m}]});
return{old:O,new:h,..._.length>0&&{files:_},fix:!0}}async function C(O,h,N){const{command:c}=O.reading,_=N??await(0,t().
rewriteCommand)(c,new(o()).ScriptStore(h));if(_.kind==="left"&&v().CHECKS_NOTHING.has(_.reason.id))return T(O,_.reason.remedy);
const k=new(o()).ScriptStore(h),m=await(0,t().rewriteCommand)(c,k,{rewrites:t().SUGGESTIONS,accepts:({findings:l})=>!l.some(
({rule:P})=>j.has(P))});return m.kind!=="fixed"?O:R(O,{...M(c,m,k),fix:!1},k.judge)}function T(O,h){const[N,...c]=O.findings;
return N?{...O,findings:[{...N,advice:h},...c]}:O}async function R(O,h,N){const{findings:c,verdict:_}=O,k=await Promise.
all(h.new.map(s=>N.command(s)));if(k.some(s=>s.verdict==="block"))return O;const m=new Set(c.map(({rule:s})=>s)),l=k.flatMap(
s=>s.findings).flatMap(({rule:s,severity:S})=>S==="notice"?[]:s),P=l.some(s=>!m.has(s));if(_==="warn"&&P)return O;const r=({
rule:s,severity:S})=>_==="block"?S==="error":!l.includes(s),d=c.find(r);return d===void 0?O:{...O,findings:c.map(s=>s===
d?{...s,edit:h}:s)}}},78816:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.CHECKS_NOTHING=e.CANNOT_FAIL=
void 0,e.reasonOf=M,e.reasons=void 0;function v(){const C=f(13580);return v=function(){return C},C}function t(){const C=f(
95132);return t=function(){return C},C}const o="Write a script by hand and run it with `node`.",j=e.CANNOT_FAIL="vacuous\
-code",I=e.reasons={cannotFail:()=>({id:j,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Wr\
ite a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-not\
hing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a scrip\
t that fails if the gene breaks something, and run it with `node`."}),codeNotMoved:C=>({id:"code-not-moved",message:`The\
 code cannot be moved into a script: ${C}.`,title:"Code that cannot be moved into a script.",remedy:o}),dangerous:C=>({id:"\
dangerous-command",message:`The command ${C}.`,remedy:"Remove the command. A person decides whether the gene needs it."}),
noPlace:C=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${C}\`: the path is not an ordinary directory\
.`,remedy:`Make \`${C}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no ef\
fect on the next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the direc\
tory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:o}),
dangles:(C,T)=>({id:"reference-dangles",message:`It names a gene by \`${C}\`, which is now \`${T}\`.`,title:"References \
to hashes that change.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-\
problems",message:"It would have other findings afterwards, or no fewer, so it is not rewritten.",remedy:"Resolve the fi\
ndings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"\
Let the engine append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambigu\
ous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-gate audit` reports about the file."})},A=e.CHECKS_NOTHING=
new Set([I.cannotFail().id,I.checksNothing().id]);function M(C){return{id:C.rule,title:(0,v().ruleOf)(C.rule)?.title,...(0,t().
describe)(C)}}},82606:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.SUGGESTIONS=e.LONGEST=void 0,e.
fixList=c,e.rewriteCommand=T;function v(){const w=f(6163);return v=function(){return w},w}function t(){const w=f(78816);
return t=function(){return w},w}function o(){const w=f(50899);return o=function(){return w},w}function j(){const w=f(77463);
return j=function(){return w},w}function I(){const w=f(71570);return I=function(){return w},w}function A(){const w=f(2137);
return A=function(){return w},w}const M=6,C=200;async function T(w,a,p={}){return new R(a,p).rewrite(w,M)}class R{#e;#n;#s;#o=C;constructor(a,{
rewrites:p=s,accepts:E=()=>!0}){this.#e=a,this.#n=p,this.#s=E}async rewrite(a,p){this.#o-=1;const E=await this.#e.judge.
command(a),{reading:n,verdict:g,findings:y}=E;if(g==="allow")return{kind:"fine"};const i=(0,v().dangerIn)(a);if(i!==void 0&&
g==="block")return{kind:"left",reason:t().reasons.dangerous(i)};let u;for(const $ of p>0&&this.#o>0?this.#n:[]){const D=await $(
n,this.#e);if(D===void 0)continue;if("reason"in D){u??=D.reason;continue}const x=await this.#t(D.commands,p-1),F=h(D,x);
if(F.kind==="left")u??=F.reason;else return F}const[b]=y,L=p===M||this.#s(E);return b===void 0||g==="warn"&&L?{kind:"fin\
e"}:{kind:"left",reason:u??(0,t().reasonOf)(b)}}async#t(a,p){const E=[];for(const n of a){if(E.some(O)||this.#o<=0)break;
E.push(await this.rewrite(n,p))}return E}}function O(w){return w.kind==="left"&&w.reason.id!==t().CANNOT_FAIL}function h(w,a){
const p=a.find(O);if(p!==void 0)return p;const E=a.flatMap((g,y)=>{if(g.kind==="left")return[];const i=w.commands[y]??"";
return g.kind==="fixed"?[g]:[{commands:[i],steps:[],scripts:[]}]}),n=a.find(g=>g.kind==="left");return E.length===0||a.length<
w.commands.length?n??{kind:"left",reason:t().reasons.tooLong()}:{kind:"fixed",commands:E.flatMap(({commands:g})=>g),steps:[
w.step,...n===void 0?[]:["command that only prints removed"],...E.flatMap(({steps:g})=>g)],scripts:[...w.scripts??[],...E.
flatMap(({scripts:g})=>g)]}}const N=e.LONGEST=16*1024;async function c(w,a){const p=[];for(const g of w){const y=typeof g==
"string"&&g.length<=N;p.push(y?await T(g,a):{kind:"fine"})}const E=new Set((await _(w,a)).flat()),n=await Promise.all(p.
map(async g=>(g.kind==="fixed"?(await _(g.commands,a)).flat():[]).some(u=>!E.has(u))?{kind:"left",reason:t().reasons.addsProblems()}:
g));return m(w,await k(w,n,a))}function _(w,{judge:a}){return Promise.all(w.map(async p=>{const{findings:E}=await a.command(
p);return E.flatMap(({rule:n,severity:g})=>g==="notice"?[]:n)}))}async function k(w,a,p){return a.some(d)&&(await Promise.
all(a.map(async(n,g)=>{if(n.kind==="fixed")return!0;if(n.kind==="left")return!1;const{findings:y,verdict:i}=await p.judge.
command(w[g]);return i!=="block"&&!y.some(({rule:u})=>u==="only-prints")}))).includes(!0)?a.map(n=>d(n)?l:n):a}function m(w,a){
const p=new Set,E=new Set;return a.map((n,g)=>{const y=w[g];if(n.kind!=="fixed")return p.add(y),E.has(y)?P:n;const i=n.commands.
filter(u=>!p.has(u)&&p.add(u));for(const u of i)E.add(u);return i.length===n.commands.length?n:{...n,commands:i,steps:[...n.
steps,...P.steps]}})}const l=r("command that only prints removed"),P=r("repeated command removed");function r(w){return{
kind:"fixed",commands:[],steps:[w],scripts:[]}}function d(w){return w.kind==="left"&&w.reason.id===t().CANNOT_FAIL}const s=[
I().trimBlanks,o().moveCode,I().dropRedirection,I().dropUnread,I().splitConjunction,I().findPrinter,j().dropLauncher,j().
nameProgram,j().spellProgram,o().makeRelative],S=e.SUGGESTIONS=[...s,A().dropPreparation,A().useWorkspace,A().requireEach,
A().dropOutputFile,A().spellScript,A().passFlag,A().useInstalled,A().dropFlag,A().useNpm,A().useNpx]},50899:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.moveCode=e.makeRelative=void 0;function v(){const l=f(19609);return v=
function(){return l},l}function t(){const l=f(32854);return t=function(){return l},l}function o(){const l=f(93028);return o=
function(){return l},l}function j(){const l=f(36773);return j=function(){return l},l}function I(){const l=f(78816);return I=
function(){return l},l}function A(){const l=f(70023);return A=function(){return l},l}function M(){const l=f(710);return M=
function(){return l},l}const C=async(l,P)=>{const r=h(l);if(r===void 0||"reason"in r)return r;const{scriptText:d}=await Promise.
all([f.e(559),f.e(683)]).then(f.bind(f,89683)),s=d(r.evaluation.code);if(typeof s!="string")return s;const S=await P.place(
s);return S===void 0?{reason:I().reasons.noPlace(A().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[r.evaluation.
withScript(S)],scripts:[S]}};e.moveCode=C;const T=["line-break","blank-padding","markup-injection"],R=new Set(["--eval",
"--print"]),O=/strip-types|transform-types|detect-module|^--test/;function h(l){const{invocation:P,command:r,assignments:d}=l;
if(P?.program!=="node")return;const s=P.flags.filter(({name:i})=>R.has(i));if(s.length===0)return;if(!N(l))return{reason:I().
reasons.codeNotMoved("a shell would change it before `node` gets it")};const[S,...w]=s;if(S?.value===void 0||S.name!=="-\
-eval"||w.length>0)return{reason:I().reasons.codeNotMoved("it is not one text, or its value is printed")};const a=P.flags.
filter(i=>i!==S),p=a.find(i=>!c(i));if(p!==void 0)return{reason:I().reasons.codeNotMoved(`\`${p.written}\` changes how \`n\
ode\` runs it`)};const E=({start:i,end:u})=>r.slice(i,u),n=P.passthrough.at(-1),g=P.passthrough.slice(0,1).map(({span:i})=>E(
{start:i.start,end:n?.span.end??i.end})),y=[...d.map(({span:i})=>E(i)),"node"];return{evaluation:{code:S.value,withScript:i=>[
...y,...a.map(({span:u})=>E(u)),i,...g].join(" ")}}}function N(l){const{command:P,words:r,assignments:d}=l;if((0,M().isAmbiguous)(
l,T))return!1;let s=0;for(const{span:S}of[...d,...r]){if(S.start>s&&!/^[ \t]*$/.test(P.slice(s,S.start)))return!1;s=Math.
max(s,S.end)}return/^[ \t]*$/.test(P.slice(s))}function c({name:l}){return v().NODE_FLAGS.get(l.replace(/^--(?:no-)?/,""))?.
kind==="harmless"&&!O.test(l)}const _=new Set("target-outside tilde-expansion variable-expansion command-substitution".split(
" ")),k=({command:l,words:P,invocation:r,problems:d},{tree:s})=>{if(r?.program!=="node"||s===void 0)return;const S=d.filter(
({rule:w})=>_.has(w));for(const{text:w,span:a}of P.slice(1)){if(!S.some(({span:{start:b}})=>b>=a.start&&b<a.end))continue;
const E=[w,l.slice(a.start,a.end)].map(b=>m(s,b)).find(b=>b!==void 0);if(E===void 0)continue;const n=/^[\w./@-]+$/.test(
E)?E:(0,j().singleQuoted)(E),g=l.slice(0,a.start)+n,y=l.slice(a.end),i=w.endsWith(`/${E}`)?w.slice(0,-E.length):void 0,u=i===
void 0?y:y.replaceAll(` ${i}`," ");return{step:"path made relative",commands:[g+u]}}};e.makeRelative=k;function m(l,P){const r=P.
split(/[\\/]/).filter(s=>s!==""&&s!==".");return r.map((s,S)=>(0,t().normalise)(r.slice(S).join("/"))).slice(1).find(s=>{
const S=s===void 0||s===""?void 0:(0,t().resolveInTree)(l,s);return S?.kind==="inside"&&S.entry.tracked&&(0,o().isRegular)(
S.entry.kind)})}},77463:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.spellProgram=e.nameProgram=e.
dropLauncher=void 0;function v(){const m=f(13254);return v=function(){return m},m}function t(){const m=f(11331);return t=
function(){return m},m}function o(){const m=f(710);return o=function(){return m},m}const j=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
I=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,A=m=>{const l=C(m,"program-by-path");if(l===void 0)return;
const{program:P}=l.args,[,r]=j.exec(P)??[];if(r!==void 0)return T(m,l,`npx ${r}`);const[,d]=I.exec(P)??[];return d===void 0?
void 0:T(m,l,d)};e.nameProgram=A;const M=m=>{const l=C(m,"program-look-alike");return l&&T(m,l,l.args.meant)};e.spellProgram=
M;function C({problems:m},l){return m.find(P=>(0,v().isProblem)(P,l))}function T({command:m},{span:l},P){return{step:"pr\
ogram name corrected",commands:[(0,o().replaceSpan)(m,l,P)]}}const R=["shell-grammar","unquoted-glob"],O={command:()=>0,
env:()=>0,exec:()=>0,nice:m=>k(m,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,timeout:m=>k(m,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1},h=/^(?:-[aeilux]*c|\/[cC])$/,N=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=m=>{const{command:l,
words:P}=m,[r,...d]=P;if(r===void 0||(0,o().isAmbiguous)(m,R))return;const s=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(
/\.exe$/i,""),S=(0,t().isShell)(s)?_(d):void 0;if(S!==void 0)return{step:"launcher removed",commands:[S]};const w=Object.
hasOwn(O,s)?O[s]?.(d.map(({text:E})=>E)):void 0,a=w===void 0?void 0:d[w];return a===void 0?void 0:{step:"launcher remove\
d",commands:[l.slice(0,r.span.start)+l.slice(a.span.start)]}};e.dropLauncher=c;function _(m){const[l,P]=m.slice(m.findIndex(
r=>!N.test(r.text)));if(!(l===void 0||!h.test(l.text)))return P===m.at(-1)&&P?.text.trim()?P.text.trim():void 0}function k(m,l,P){
let r=0;for(;;){const d=m[r]??"";if(P?.test(d))r+=2;else if(l.test(d))r+=1;else return r}}},710:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.cutSpan=o,e.isAmbiguous=I,e.replaceSpan=t,e.suggest=j;function v(){const A=f(13580);return v=
function(){return A},A}function t(A,{start:M,end:C},T){return A.slice(0,M)+T+A.slice(C)}function o(A,{start:M,end:C}){const T=A.
slice(0,M).replace(/[ \t]+$/,"");return T===""?A.slice(C).replace(/^[ \t]+/,""):T+A.slice(C)}function j(...A){return{step:"\
command suggested",commands:A}}function I({problems:A},M=[]){return A.some(({rule:C,severity:T})=>T==="error"&&(0,v().ruleOf)(
C).layer==="syntax"&&!M.includes(C))}},71570:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.conjunctionOf=
N,e.findPrinter=e.dropUnread=e.dropRedirection=void 0,e.partsOf=h,e.trimBlanks=e.splitConjunction=void 0;function v(){const c=f(
54669);return v=function(){return c},c}function t(){const c=f(81716);return t=function(){return c},c}function o(){const c=f(
78816);return o=function(){return c},c}function j(){const c=f(710);return j=function(){return c},c}const I=({command:c})=>{
const _=c.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return _===""||_===c?void 0:{step:"whitespace trimmed",commands:[
_]}};e.trimBlanks=I;const A=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,M=({command:c,problems:_})=>{const m=_.
some(({rule:l})=>l==="shell-redirection")?c.replace(A,""):c;if(!(m===c||(0,v().lex)(m).problems.length>0))return{step:"r\
edirection removed",commands:[m]}};e.dropRedirection=M;const C=({command:c,problems:_})=>{for(const{rule:k,span:m}of _){
const l=c.slice(m.end).trim()==="";if(k==="shell-comment"&&!/[\r\n]/.test(c.slice(m.start))||k==="shell-operator"&&l&&c.
slice(m.start,m.end)===";")return{step:"comment removed",commands:[(0,j().cutSpan)(c,m)]};if(k==="line-continuation")return{
step:"whitespace trimmed",commands:[(0,j().replaceSpan)(c,m,"")]}}};e.dropUnread=C;const T=new Set(["echo","printf","tru\
e",":","pwd","date"]),R=c=>T.has(c.words[0]?.text??"")&&!(0,j().isAmbiguous)(c)?{reason:o().reasons.cannotFail()}:void 0;
e.findPrinter=R;const O=({command:c,problems:_})=>{if(h(c).some(({text:m})=>/^\(?cd(?:[ \t]|$)/.test(m)))return{reason:o().
reasons.changesDirectory()};if(!_.some(({rule:m})=>m==="shell-operator"))return;const k=N(c);return k&&{step:"split at &\
&",commands:k.map(({text:m})=>m)}};e.splitConjunction=O;function h(c){const _=(0,t().readShellText)(c);return c.slice(0,
_[0]?.span.start).trim()!==""?[]:_.map(({span:k,separator:m})=>({text:c.slice(k.start,k.end).trim(),operator:m.trim()}))}
function N(c){const _=h(c),k=_.every(({operator:m},l)=>m===(_[l+1]?"&&":""));return _.length>1&&k?_:void 0}},70023:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.ScriptStore=e.SCRIPT_FOLDER=void 0;function v(){const R=f(77598);return v=
function(){return R},R}function t(){const R=f(76760);return t=function(){return R},R}function o(){const R=f(39491);return o=
function(){return R},R}function j(){const R=f(63550);return j=function(){return R},R}function I(){const R=f(93028);return I=
function(){return R},R}const A=e.SCRIPT_FOLDER="scripts/validate",M=[16,64];class C{#e;#n=new Map;#s;#o;#t;#i;constructor(O){
const{tree:h,cwd:N="",checkoutAs:c}=O.terms;this.#e=h,this.#s=N,this.#o=c===void 0?"":`${c}/`,this.#t=O,this.#i=h&&this.#r(
h)}get judge(){return this.#t}get tree(){return this.#i}pathOf(O){return t().posix.join(this.#s,O.slice(this.#o.length))}textOf(O){
return this.#n.get(O)}async place(O){const h=this.#e;if(h===void 0)return;const N=(0,v().hash)("sha256",O);for(const c of M){
const _=`${this.#o}${A}/eval-${N.slice(0,c)}.cjs`,k=this.pathOf(_);if(!(0,o().foldersAbove)(k).every(r=>(h.stat(r)?.kind??
"directory")==="directory"))return;const l=h.stat(k);if(l===void 0)return this.#a(k,O,h),_;if((0,I().isRegular)(l.kind)&&
l.tracked&&(await h.read(k)).equals(Buffer.from(O)))return _}}#a(O,h,N){if(this.#n.has(O))return;this.#n.set(O,h);const c=T(
N,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:c}),this.#i=this.#r(c)}#r(O){const{checkoutAs:h}=this.#t.terms;
return h===void 0?(0,I().subTree)(O,this.#s):(0,I().treeAbove)(O,h)}}e.ScriptStore=C;function T(R,O){const h=(0,j().literalTree)(
O),N=(c,_)=>[...c,...[..._].filter(({path:k})=>R.stat(k)===void 0)].sort(o().byEntryPath);return{label:R.label,original:R,
stat:c=>R.stat(c)??h.stat(c),readlink:c=>R.readlink(c),read:(c,_)=>c in O?h.read(c,_):R.read(c,_),list:c=>N(R.list(c),h.
list(c)),files:()=>N(R.files(),h.files())}}},2137:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.useWorkspace=
e.useNpx=e.useNpm=e.useInstalled=e.spellScript=e.requireEach=e.passFlag=e.dropPreparation=e.dropOutputFile=e.dropFlag=void 0;
function v(){const p=f(59867);return v=function(){return p},p}function t(){const p=f(3051);return t=function(){return p},
p}function o(){const p=f(13580);return o=function(){return p},p}function j(){const p=f(13254);return j=function(){return p},
p}function I(){const p=f(710);return I=function(){return p},p}function A(){const p=f(71570);return A=function(){return p},
p}const M=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,C=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,T=8,R=({
command:p,problems:E})=>{if(!E.some(({rule:y})=>y==="shell-operator"||y==="line-break"))return;const n=(0,A().partsOf)(p);
if(n.length===0||n.length>T)return;const g=[];for(const[y,{text:i}]of n.entries()){const u=n[y-1]?.operator??"",b=u==="|\
|"&&C.test(i),L=/^\|&?$/.test(u)&&M.test(i);if(!(b||L)){if(!/^(?:|&&|[;\n]*)$/.test(u)||i.startsWith("cd "))return;g.push(
i)}}if(/^[&;\s]*$/.test(n.at(-1)?.operator??"")&&!(g.length===0||g.join()===p))return(0,I().suggest)(...g)};e.requireEach=
R;const O=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,h=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
N=({command:p})=>{const E=(0,A().conjunctionOf)(p)?.map(({text:g})=>g),n=E?.filter(g=>!O.test(g)&&!h.test(g))??[];if(!(E===
void 0||n.length===0||n.length===E.length))return(0,I().suggest)(...n)};e.dropPreparation=N;const c=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
_=({command:p,problems:E})=>{if(!E.some(({rule:g})=>g==="shell-redirection"))return;const n=p.replace(c,"");return n===p?
void 0:(0,I().suggest)(n)};e.dropOutputFile=_;const k=p=>{const{command:E,problems:n,invocation:g}=p;for(const{rule:y,span:i}of n){
if(!(0,o().ruleOf)(y).removable||E[i.start]!=="-")continue;const u=E.slice(i.start,i.end),b=E.slice(i.end).trimStart(),L=!/[=\s]/.
test(u)&&b!==""&&!b.startsWith("-"),$=g?.flags.some(D=>D.span.start===i.start)===!0;if(!(L&&!$))return(0,I().suggest)((0,I().
cutSpan)(E,i))}};e.dropFlag=k;const m=({command:p,problems:E,invocation:n})=>{const g=E.find(b=>(0,j().isProblem)(b,"unk\
nown-flag")),y=n?.program==="npm"&&n.subcommand!=="exec";if(g===void 0||!y||n.passthrough.length>0)return;const i=(0,I().
cutSpan)(p,g.span),u=p.slice(g.span.start,g.span.end);return(0,I().suggest)(`${i.trimEnd()} -- ${u}`)};e.passFlag=m;const l=({
command:p,words:E,problems:n,invocation:g})=>{if(!n.some(({rule:b})=>b==="uses-network")||g?.program!=="npx")return;const i=E.
slice(1).find(({text:b})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(b));if(i===void 0)return;const u=i.text.slice(0,
i.text.lastIndexOf("@"));return(0,I().suggest)((0,I().replaceSpan)(p,i.span,u))};e.useInstalled=l;const P=new Set(["test",
"start","stop"]),r=new Set(["pnpm","yarn","bun","npm"]),d=async({command:p,problems:E,words:n,invocation:g},y)=>{if(g?.program!==
"npm")return;const i=await a(y),u=E.find(U=>(0,j().isProblem)(U,"npm-script-missing"));if(u!==void 0){const U=(0,t().nearestName)(
u.args.script,i),H=n.find(({text:B})=>B===u.args.script);return U===void 0||H===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(
p,H.span,U))}const b=E.find(U=>(0,j().isProblem)(U,"unknown-subcommand"));if(b===void 0)return;const{subcommand:L,meant:$}=b.
args,D=$===""?(0,t().nearestName)(L,[...P]):$,x=[...i.includes(L)?[`run ${L}`]:[],...D===void 0?[]:[D]],[F]=x;return F===
void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(p,b.span,F))};e.spellScript=d;const s=async({command:p,words:E,problems:n},g)=>{
const y=n.some(({rule:x})=>x==="program-not-allowed"),[i,u,b]=E;if(!y||i===void 0||u===void 0||!r.has(i.text)||i.text===
"bun"&&/^(?:test|build)$/.test(u.text))return;const L=u.text==="run"?b:u;if(L===void 0||!(await a(g)).includes(L.text))return;
const $=P.has(L.text)?L.text:`run ${L.text}`,D=p.slice(L.span.end).trim();return(0,I().suggest)(`npm ${$}${D===""?"":` -\
- ${D}`}`)};e.useNpm=s;const S=({command:p,words:E,problems:n},{tree:g})=>{const y=n.find(({rule:x})=>x==="program-not-a\
llowed"),[i,u,b]=E;if(y===void 0||i===void 0||g===void 0)return;const L=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(i.text),$=/^(?:exec|dlx|x)$/.
test(u?.text??"")?b:u,D=L?/^(?:bunx|pnpx)$/.test(i.text)?u:$:i;return D===void 0||!/^[a-z][\w.-]*$/.test(D.text)?void 0:
(0,I().suggest)(`npx ${p.slice(D.span.start)}`)};e.useNpx=S;const w=({command:p})=>{const[,E,n]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(p)??[];if(E===void 0||n===void 0)return;const[,g=n,y=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(n.trim())??[];return(0,I().
suggest)(`${g} -w ${E.replace(/\/$/,"")}${y}`)};e.useWorkspace=w;async function a({tree:p}){return[...(p&&await(0,v().usablePackageJson)(
p,""))?.scripts.keys()??[]]}},37075:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.causeOf=I,e.identityOf=
o,e.idsOf=j;function v(){const R=f(77598);return v=function(){return R},R}function t(){const R=f(13580);return t=function(){
return R},R}function o(R){const{rule:O,subject:h,location:N,args:c}=R,_=h&&[h.type,h.id,h.command];return T([O,_??N?.path,
M(O,c)])}function j(R){const O=new Map;return new Map(R.map(h=>{const N=o(h),c=(O.get(N)??0)+1;return O.set(N,c),[h,c===
1?N:`${N}:${c}`]}))}function I(R){const{rule:O,subject:h,location:N,args:c}=R,{cause:_,instance:k=[]}=(0,t().ruleOf)(O);
if(_)return T([_(c)]);const m=new Set([...Object.values(h??{}),N?.path]),l=M(O,c).filter(([P,r])=>!A.has(P)&&!k.includes(
P)&&!m.has(r));return T([O,l])}const A=new Set(["path","paths","via","value","written"]);function M(R,O){const{counted:h=[]}=(0,t().
ruleOf)(R);return Object.keys(O).sort().flatMap(c=>{const _=O[c];if(_===void 0||typeof _=="number"||c==="likewise")return[];
const k=c==="detail"||h.includes(c);return[[c,k?C(_):_]]})}function C(R){return typeof R=="boolean"?R:typeof R=="string"?
R.replace(/\d+/g,"#"):R.map(O=>O.replace(/\d+/g,"#"))}function T(R){return(0,v().hash)("sha256",JSON.stringify(R))}},60502:function(W,e,f){
f.r(e),f.d(e,{ParseError:()=>v.mB,getStaticTOMLValue:()=>v.AY,parseTOML:()=>v.MD});var v=f(9605)}};
