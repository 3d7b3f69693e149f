"use strict";exports.id=827,exports.ids=[827],exports.modules={26750:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.accepted=R,e.digestOf=I;function O(){const P=f(77598);return O=function(){return P},P}function o(){const P=f(10473);return o=
function(){return P},P}function i(){const P=f(95132);return i=function(){return P},P}const D=1024*1024;async function I({
entry:P,targets:C},{format:T},E){const v=[];for(const{kind:L,name:p,text:M}of C){const k=L==="file"&&E?await(0,o().readText)(
E,p,D):void 0;v.push([L,p,k??M??null])}const A=[T.name,P.event,P.content,v];return`sha256:${(0,O().createHash)("sha256").
update(JSON.stringify(A)).digest("hex")}`}function R(P,C,{rules:T=[]}){const E=P.length>0?T.find(({accept:u})=>u===C):void 0;
if(E===void 0)return P;const{reason:v,expires:A}=E,L=new Date().toISOString().slice(0,10);if(A>=L)return P.map(u=>({...u,
suppressed:{reason:v,expires:A}}));const p=`\`agent_files.rules\` for \`${C.slice(0,19)}\u2026\``,M=`it expired on ${A} \
(reason: ${v})`,[{location:k}={}]=P,m=k&&{location:k};return[...P,(0,i().finding)("exception-refused",{exception:p,refusal:M},
m)]}},97034:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.compareEntries=D,e.isSameFile=v;function O(){
const p=f(59490);return O=function(){return p},p}function o(){const p=f(92599);return o=function(){return p},p}function i(){
const p=f(41239);return i=function(){return p},p}async function D(p,M,k,m){const{earlier:u,removed:_}=L(M,k),r=k.map(async t=>{
const y=u.get(t),w=y?.event===t.event&&y.content===t.content,a=y?await(0,o().runsOf)(y,p,m.baseTree,m.changed):[],l=await(0,o().
runsOf)(t,p,m.tree,m.changed);if(t.form==="scripts"&&a.length+l.length===0)return[];const S=await Promise.all(l.map(async h=>{
const s=a.find(N=>T(N,h)),c=s===void 0?w:s.text!==h.text,b=await E(h,m)??(c?"edited":void 0);return b===void 0?h:{...h,change:b}}));
if(!w){const h=C(y,t,M,k);return[{state:y?"changed":"new",entry:t,...h,targets:S}]}return a.some(h=>!l.some(s=>T(h,s)))||
S.some(({change:h})=>h!==void 0)?[{state:"script_changed",entry:t,targets:S}]:[]}),d=_.filter(({form:t})=>t!=="scripts").
map(t=>{const y=C(t,void 0,M,k);return{state:"removed",entry:t,...y,targets:[]}});return[...(await Promise.all(r)).flat(),
...d].reduce(R,[])}const I=300;function R(p,M){const{entry:k}=M,m=P(M),u=m===void 0?-1:p.findIndex(y=>P(y)===m),_=p[u];if(_===
void 0)return[...p,M];const[r,d]=[[_.entry.event,k.event],[_.entry.shown,k.shown]].map(([y="",w=""])=>y===w||y.endsWith(
"\u2026")?y:`${y}, ${y.length<I?w:"\u2026"}`),t={..._.entry,event:r??"",shown:d??""};return p.with(u,{..._,entry:t})}function P({
entry:{event:p,setting:M},state:k,change:m}){if(!M)return;const{trust:u}=M;if(u===void 0)return`${k}`;if((0,i().isOfList)(
u))return`${k} ${m} ${p}`;const[_=""]=p.split(/[. ]/);return m==="widens"?void 0:`${k} ${m} ${_}.`}function C(p,M,k,m){const{
setting:u,isGuard:_}=M??p??{};if(!u)return _&&!M?{change:"widens"}:{};const{trust:r}=u;if(r===void 0)return{};const d=y=>y.
flatMap(w=>w.event===(M??p)?.event?w.setting?.value??[]:[]),t={before:d(k),after:d(m)};return{change:(0,i().directionOf)(
r,{old:p?.setting,now:M?.setting,...t})}}function T(p,M){return(0,o().keyOf)(p)===(0,o().keyOf)(M)}async function E({kind:p,
name:M},k){if(p!=="file")return;const m=k.baseTree.stat(M);return m===void 0?"added":await v(m,k.tree.stat(M),k)?void 0:
"edited"}async function v(p,M,{baseTree:k,tree:m}){return p===void 0||M===void 0?p===M:p.kind!==M.kind?!1:p.oid!==void 0?
p.oid===M.oid:(await k.read(p.path)).equals(await m.read(M.path))}const A=[({event:p,content:M})=>JSON.stringify([p,M]),
({event:p,setting:M})=>(0,i().isOfList)(M?.trust)?void 0:p,({content:p,setting:M})=>M?void 0:p];function L(p,M){const k=new Map;
let m=p;for(const u of A){const _=(0,O().groupBy)(m,u);for(const r of M){const d=u(r),t=d===void 0||k.has(r)?void 0:_.get(
d)?.shift();t&&k.set(r,t)}m=[..._.values()].flat()}return{earlier:k,removed:m}}},47905:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.dangersInScript=w,e.dangersInShell=C;function O(){const a=f(76760);return O=function(){return a},
a}function o(){const a=f(97424);return o=function(){return a},a}function i(){const a=f(11331);return i=function(){return a},
a}function D(){const a=f(81716);return D=function(){return a},a}function I(){const a=f(54421);return I=function(){return a},
a}const R=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),P=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function C(a){const l=(0,D().readShellText)(T(a));return[...(0,o().findDangers)(l).filter(E).map(({name:n,words:[g]})=>({
does:o().DOES[n],at:g?.span.start??0})),...(0,D().everyCommand)(l).flatMap(L),...M(a)]}function T(a){return(/%\w+%|\b[A-Za-z]:\\/.
test(a)?a.replaceAll("\\","/"):a).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,(n,g)=>g.padEnd(
n.length))}function E({name:a,pattern:l}){return R.has(a)||a==="mass_deletion"&&P.test(l)}const v=/^(?:base32|base64|uudecode|xxd)$/,
A=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function L({words:a,pipedFrom:l}){const[S,...n]=(0,I().startedWords)(
a);if(S===void 0)return[];const g=(0,i().programNamed)(S.text)?.kind,h=S.span.start,s=n.some(({text:N})=>/https?:|(?:java|vb)script:/i.
test(N));if(A.test((0,i().baseName)(S.text))&&s)return[{does:o().DOES.remote_code_execution,at:h}];const c=(0,I().startedWords)(
l?.words??[])[0]?.text??"";if(v.test(c)&&(0,i().runsCode)(S.text))return[{does:"runs text that it decodes",at:h}];const b=g===
"interpreter"?(0,I().textHanded)([S,...n])?.text:void 0;return b===void 0?[]:d(b).map(N=>({...N,at:h}))}const p=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function M(a){return[...a.matchAll(p)].map(({index:l})=>({does:"gives a shell to another machine",at:l}))}const k=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b[^;\n]*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
m=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\([^;\n]*?\.then\s*\(\s*(?:eval\b|[^;\n]*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
u=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g,_=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
r=200;function d(a){const l=[k,m].flatMap(n=>[...a.matchAll(n)].map(({index:g})=>({does:o().DOES.remote_code_execution,at:g}))),
S=[...a.matchAll(u)].flatMap(({2:n="",index:g})=>_.test(a.slice(Math.max(0,g-r),g))?C(n.replace(/\\(.)/g,"$1")).map(h=>({
...h,at:g})):[]);return[...l,...S]}const t=/\.(?:[cm]?[jt]sx?|py)$/i,y=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;
function w(a,l){const[S=""]=l.split(`
`,1),n=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(S),g=n?.[1]?.endsWith("/env")?n[2]:n?.[1];if(t.test(a))return d(l);const h=(0,i().
programNamed)(g??"")?.kind;return y.test(a)||h==="shell"||!n&&O().posix.extname(a)===""?C(l):h==="interpreter"?d(l):[]}},
99668:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.agentFileAt=v,e.agentFilesIn=L;function O(){const k=f(
76760);return O=function(){return k},k}function o(){const k=f(18744);return o=function(){return k},k}function i(){const k=f(
59490);return i=function(){return k},k}function D(){const k=f(32854);return D=function(){return k},k}function I(){const k=f(
93028);return I=function(){return k},k}function R(){const k=f(60058);return R=function(){return k},k}const P=[...R().AGENT_FORMATS,
...R().UNREAD_FORMATS].flatMap(k=>k.files.map(m=>({format:k,file:m,steps:m.toLowerCase().split("/")}))),C=P.map(({format:k,
file:m},u)=>{const _=m.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,r=>r==="*"?"[^/]+":r==="**"?".+":"(?:.*/)?");return{
format:k,rank:u,pattern:new RegExp(`^(?:(.*)/)?${_}$`,"is")}}),T=(0,i().groupBy)(C,({rank:k})=>{const{steps:m=[]}=P[k]??
{};return m.find(u=>!u.includes("*"))??O().posix.extname(m.at(-1)??"")}),E=new Set(P.flatMap(({steps:k})=>k.slice(0,-1)).
filter(k=>!k.includes("*")));function v(k){const m=k.toLowerCase().split("/"),u=[...m,O().posix.extname(m.at(-1)??"")].filter(
t=>T.has(t));if(u.length===0)return;const r=u.flatMap(t=>T.get(t)??[]).flatMap(({format:t,rank:y,pattern:w})=>{const a=w.
exec(k);return a?[{rank:y,place:{path:k,format:t,root:a[1]??""}}]:[]}),[d]=r.sort((t,y)=>Number(A(t.place.format))-Number(
A(y.place.format))||t.place.root.length-y.place.root.length||t.rank-y.rank);return d?.place}function A({places:k}){return k.
length===0}function L(k,{agent_files:{level:m,include:u,exclude:_}}){if(m==="off")return[];const r=[...k.files()].flatMap(
({path:S,kind:n})=>n==="symlink"&&E.has(O().posix.basename(S).toLowerCase())?[S,...M(k,S)]:S),[d,t]=[(0,o().pathTest)(u),
(0,o().pathTest)(_)],y=S=>{const n=v(S);return n!==void 0&&d(S)&&!t(S)?n:void 0},w=[...k.files()].flatMap(({path:S,kind:n})=>{
if(n!=="symlink"||(0,D().resolveInTree)(k,S).kind!=="outside")return[];const g=y(`${S}/file`);return g?[{...g,path:S,entry:void 0}]:
[]}),a=[...new Set(r)].flatMap(S=>{const n=y(S),g=n&&(0,D().resolveInTree)(k,S);if(n===void 0||g===void 0||g.kind==="mis\
sing")return[];const s=g.kind==="inside"&&g.path!==S?y(g.path)?.format:void 0;if(s&&(s===n.format||A(n.format)))return[];
const c=g.kind==="inside"?g.entry:void 0;return c===void 0||(0,I().isRegular)(c.kind)?[{...n,entry:c}]:[]}),l=new Set(a.
map(({path:S})=>S));return[...a,...w.filter(({path:S})=>!l.has(S))]}const p=4;function M(k,m){const u=(0,D().resolveInTree)(
k,m);if(u.kind!=="inside"||u.entry.kind!=="directory")return[];const _=(r,d,t)=>k.list(r).flatMap(({path:y,kind:w})=>{const a=`${d}\
/${O().posix.basename(y)}`;return w!=="directory"?[a]:t<p?_(y,a,t+1):[]});return _(u.path,m,1)}},11418:function(W,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.OTHER_AGENT_FORMATS=void 0;function O(){const C=f(41239);return O=function(){
return C},C}function o(){const C=f(12274);return o=function(){return C},C}function i(){const C=f(82024);return i=function(){
return C},C}const D=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(O().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(O().CHANGES,"prompt resources toolAliases")],I=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),R=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,P=e.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
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
augment","letta","cortex"].flatMap(C=>[`.${C}/settings.json`,`.${C}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:o().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(O().
DISABLED,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.MODES=e.CLAUDE_FORMATS=
void 0;function O(){const L=f(41239);return O=function(){return L},L}function o(){const L=f(82024);return o=function(){return L},
L}const i=e.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
D={order:["disable",void 0],unset:void 0},I=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,o().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,o().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,o().settings)(O().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,o().settings)(O().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,o().settings)(O().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,o().settings)(O().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,o().settings)(D,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,o().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,o().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,o().settings)(O().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:O().ON}],R=(0,o().keys)(`$s\
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
  worktree/sparsePaths`),P=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],C=[o().HOOKS,o().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,o().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,o().settings)("sources","dependencies"),...(0,o().settings)(O().CHANGES,"settings"),...(0,o().settings)(
O().ON,"defaultEnabled")],T=(0,o().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),E="asks once for the f\
older",v="gene-gate does not judge what its text asks for",A=e.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[o().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,o().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),o().ENVIRONMENT,
...I],harmless:[...R,{at:"env/*",names:o().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:P,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:C,harmless:T},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:P,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,o().inside)("plugins/*",C).map(L=>({detail:"\
name",...L})),...(0,o().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,o().settings)(O().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,o().keys)("$schema name description version owner metadata renames"),...T.map(({at:L})=>({
at:`plugins/*/${L}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:P,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,o().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:P,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,o().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:P,approval:E,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:v,places:[{at:"",form:"scripts",event:"skill {file}"},o().HOOKS,
...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().settings)("less","disallowed-tools"),...(0,o().settings)(
O().DISABLED,"disable-model-invocation"),...(0,o().settings)(O().CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,o().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:P,approval:E,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:v,places:[o().HOOKS,...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().
settings)("less","disallowed-tools"),...(0,o().settings)(O().DISABLED,"disable-model-invocation"),...(0,o().settings)(O().
CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,o().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:P,approval:E,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:v,places:[
o().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,o().settings)("shown","mcpServers skills agents"),
{...o().SERVER,at:"mcp-servers/*"},...o().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,o().settings)("all","t\
ools"),...(0,o().settings)("less","disallowedTools"),...(0,o().settings)(O().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,o().settings)(O().DISABLED,"disable-model-invocation"),...(0,o().settings)(O().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:o().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:o().
ALL_HOOKS,harmless:(0,o().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema \
inputs")}]},20300:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.EDITOR_FORMATS=void 0;function O(){
const T=f(41239);return O=function(){return T},T}function o(){const T=f(82024);return o=function(){return T},T}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},D=["linux",
"osx","windows"];function I(T,E){return T.split(/\s+/).flatMap(v=>D.map(A=>E(`${v}.${A}`)))}const R=[...I("terminal.inte\
grated.profiles",T=>({at:`${T}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...I("termi\
nal.integrated.automationProfile",T=>({at:T,form:"start"})),...I("terminal.integrated.shell terminal.integrated.automati\
onShell",T=>({at:T,form:"command"})),...I("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",T=>({at:T,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
ed"},{...o().SERVER,at:"mcp/servers/*"},...(0,o().settings)("any",`php.validate.executablePath php.executablePath git.pa\
th typescript.tsdk typescript.tsserver.nodePath
    npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
    python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
    mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
    rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
    rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
    java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
    solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
    chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,o().settings)(O().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,o().settings)(O().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,o().settings)(O().PROTECTS,"chat.agent.networkFilter"),...(0,o().settings)(O().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,o().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,o().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,o().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,o().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,o().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,o().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],P={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},C=e.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
cursor/mcp.json"],roots:["workspaceFolder","PWD"],approval:"does not document who is asked before a server starts",specification:"\
https://cursor.com/docs/mcp",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema")},{name:"\
cursor-hooks",tool:"Cursor",files:[".cursor/hooks.json"],directories:["",".cursor"],roots:["CURSOR_PROJECT_DIR","CLAUDE_\
PROJECT_DIR","PWD"],approval:"asks once for the workspace",specification:"https://cursor.com/docs/hooks",verified:!0,places:[
{at:"hooks/*/*",form:"start",event:"{0}",detail:"matcher",only:{field:"type",values:["command",void 0]}}],harmless:(0,o().
keys)("version")},{name:"cursor-environment",tool:"Cursor",files:[".cursor/environment.json"],directories:["",".cursor"],
roots:["PWD"],approval:"asks nobody",specification:"https://cursor.com/docs/cloud-agent/setup",verified:!1,places:[...(0,o().
commands)("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"terminal {0} (on a cloud machin\
e)"}]},{name:"cursor-worktrees",tool:"Cursor",files:[".cursor/worktrees.json"],directories:["",".cursor"],roots:["ROOT_W\
ORKTREE_PATH","PWD"],approval:"does not document who is asked before a worktree is set up",specification:"https://cursor\
.com/docs/configuration/worktrees",verified:!1,places:["setup-worktree","setup-worktree-unix","setup-worktree-windows"].
map(T=>({at:T,form:"lines"})),harmless:(0,o().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,o().settings)(P,"type"),...(0,o().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,o().settings)("less","networkPolicy/deny permissions/deny"),...(0,o().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,o().settings)(O().PROTECTS,"disableTmpWrite"),...(0,o().
settings)(O().ON,"enableSharedBuildCache")],harmless:(0,o().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:R},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,o().inside)("settings",R),...(0,o().inside)("tasks",[i])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,o().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
T=>[{at:T,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${T}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,o().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,o().settings)(O().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,o().settings)(O().
ON,"auto_install_extensions/*")]},{name:"vscode-mcp",tool:"VS Code",files:[".vscode/mcp.json"],roots:["workspaceFolder",
"PWD"],approval:"asks for each server that is new or changed",specification:"https://code.visualstudio.com/docs/copilot/\
reference/mcp-configuration",verified:!0,places:[{...o().SERVER,at:"servers/*"}],harmless:(0,o().keys)("$schema inputs")},
{name:"vscode-tasks",tool:"VS Code",files:[".vscode/tasks.json"],roots:["workspaceFolder","workspaceRoot","cwd","PWD"],approval:"\
asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.com/docs/reference/tasks-a\
ppendix",verified:!0,places:[i]},{name:"devcontainer",tool:"a development container",files:[".devcontainer/devcontainer.\
json",".devcontainer/*/devcontainer.json",".devcontainer.json"],roots:["localWorkspaceFolder","containerWorkspaceFolder",
"PWD"],approval:"asks as the editor does",specification:"https://containers.dev/implementors/json_reference",verified:!0,
places:[...(0,o().commands)("initializeCommand"," (on the host)"),...(0,o().commands)("onCreateCommand updateContentComm\
and postCreateCommand postStartCommand postAttachCommand"," (in the container)"),...["dockerFile","build/dockerfile","do\
ckerComposeFile"].map(T=>({at:T,form:"file",event:"build of the container"})),...(0,o().settings)("source","image"),...(0,o().
settings)("sources","features customizations/vscode/extensions"),...(0,o().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,o().settings)(O().ON,"privileged"),...(0,o().settings)("any","remoteEnv/* containerEnv/*").
map(T=>({...T,names:o().OTHER_VARIABLES})),...(0,o().settings)("any","remoteUser containerUser workspaceMount"),...(0,o().
settings)(O().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,o().inside)("customizatio\
ns/vscode/settings",R)]}]},60058:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.AGENT_FORMATS=void 0,
Object.defineProperty(e,"UNREAD_FORMATS",{enumerable:!0,get:function(){return I().UNREAD_FORMATS}});function O(){const P=f(
11418);return O=function(){return P},P}function o(){const P=f(12274);return o=function(){return P},P}function i(){const P=f(
20300);return i=function(){return P},P}function D(){const P=f(56450);return D=function(){return P},P}function I(){const P=f(
6575);return I=function(){return P},P}const R=e.AGENT_FORMATS=[...o().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...O().OTHER_AGENT_FORMATS,
...D().MACHINE_FORMATS.map(P=>({...P,isGeneral:!0}))]},56450:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.MACHINE_FORMATS=void 0;function O(){const T=f(41239);return O=function(){return T},T}function o(){const T=f(82024);return o=
function(){return T},T}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),D=new RegExp(`^(?:${i.
join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:D};function R(T){return(0,o().inside)(T,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:O().CHANGES}]).map(v=>({...v,...v.form==="lines"&&{event:"{0}",detail:"\
name"},names:D}))}const P=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,C=e.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:P},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(T=>(0,o().inside)(T,[I])),...(0,o().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,o().settings)("less","pnpm/neverBuiltDependencies"),...(0,o().settings)(
O().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,o().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,o().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(T=>({name:`leftho\
ok-${T}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[T].flatMap(E=>[E,`\
.${E}`,`.config/${E}`]),syntax:T,directories:["",...(0,o().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...R("*"),...(0,o().commands)("rc lefth\
ook"),{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"},{at:"remote",form:"setting",trust:"\
source"},...(0,o().settings)("any","extends templates ai")]})),{name:"pre-commit",tool:"git (pre-commit)",files:[".pre-c\
ommit-config.yaml",".pre-commit-config.yml"],syntax:"yaml",roots:["PWD"],approval:"asks nobody",specification:"https://p\
re-commit.com/#plugins",verified:!0,places:[{at:"repos/*",form:"setting",event:"repository",detail:"repo",trust:"source"},
{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:{field:"language",values:["system","script","unsu\
pported","unsupported_script"]}},...(0,o().settings)("sources","repos/*/hooks/*/additional_dependencies")]},{name:"simpl\
e-git-hooks",tool:"git (simple-git-hooks)",files:[".simple-git-hooks.json","simple-git-hooks.json"],roots:["PWD"],approval:"\
asks nobody",specification:"https://github.com/toplenboren/simple-git-hooks",verified:!0,places:[I]},{name:"envrc",tool:"\
direnv",files:[".envrc"],syntax:"shell",roots:["PWD"],approval:"asks again when the file changes",specification:"https:/\
/direnv.net/man/direnv.1.html",verified:!0,places:[{at:"",form:"command",event:"cd"}]},{name:"mise",tool:"mise",files:[...(0,o().
paths)("mise .mise .config/mise","config.toml conf.d/*.toml"),"mise.toml",".mise.toml","mise.*.toml",".mise.*.toml",".co\
nfig/mise.toml",".rtx.toml"],syntax:"toml",roots:["MISE_PROJECT_ROOT","MISE_CONFIG_ROOT","config_root","PWD"],approval:"\
asks once for the file",specification:"https://mise.jdx.dev/hooks.html",verified:!0,places:[...(0,o().settings)("any","h\
ooks/*/task"),{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file\
 that changes"},{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"tas\
k {0}",needs:"run"},{at:"tools/*",form:"setting",trust:"source"},{at:"env/*",form:"setting",event:"env {0}",trust:"any",
names:o().OTHER_VARIABLES},...(0,o().settings)("any","env/_/source env/_/file env/_/path plugins/*"),...(0,o().settings)(
"more","settings/trusted_config_paths"),...(0,o().settings)(O().ON,"settings/not_found_auto_install"),...(0,o().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(W,e,f){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.TEXT=e.SERVER_TRUST=e.SERVER=e.OTHER_VARIABLES=e.HOOKS=e.HARMLESS_VARIABLES=e.HARMLESS_TOP=e.FLAT_HOOKS=
e.ENVIRONMENT=e.ALL_HOOKS=void 0,e.commands=A,e.inside=E,e.keys=p,e.paths=v,e.settings=L;function O(){const _=f(76774);return O=
function(){return _},_}function o(){const _=f(41239);return o=function(){return _},_}const i=e.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
D=e.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},I=e.SERVER_TRUST=[...L("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...L("less","mcpServers/*/disabledTools"),...L(o().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...L(o().DISABLED,"mcpServers/*/disabled")],R=e.FLAT_HOOKS={...i,at:"hooks/*/*"},P=e.ALL_HOOKS=[{...R,without:"\
hooks"},i],C=e.TEXT=[{at:`${O().INLINE}/*`,form:"command",event:"text of {file}"},{at:O().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],T=e.HARMLESS_TOP=p(`${O().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function E(_,r){return r.map(d=>({...d,at:`${_}/${d.at}`,...d.event&&_.includes("*")&&{event:d.
event.replace("{0}","{1}")}}))}function v(_,r){return _.split(/\s+/).flatMap(d=>r.split(/\s+/).map(t=>`${d}/${t}`))}function A(_,r=""){
return _.split(/\s+/).map(d=>({at:d,form:"command",event:d+r}))}function L(_,r){return r.split(/\s+/).map(d=>({at:d,form:"\
setting",trust:_}))}function p(_){return _.split(/\s+/).map(r=>({at:r}))}const M=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:_})=>_).
join("|"),"i"),k=e.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:_})=>_).join("|"),"i"),m=e.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${k.source}))`,"i"),u=e.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:M,trust:"any"}},6575:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.UNREAD_FORMATS=void 0;const f="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",O=`CLAUDE.md CLAU\
DE.local.md AGENTS.md AGENTS.override.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`,o={"Claude Code":".claude/** .claude-plugin/** .worktreeinclude","an agent":".agents/** .agent/** mcp_con\
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
[{...i,tool:"an agent",files:O.split(/\s+/)},...Object.entries(o).map(([I,R])=>({...i,name:"unread",tool:I,files:R.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${I}`}))]},19610:function(W,e,f){Object.defineProperty(e,"__\
esModule",{value:!0}),e.findHidden=E;function O(){const A=f(25367);return O=function(){return A},A}const o=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
D=/^[\u200B-\u200F\u061C]$/,I=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
R=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,P=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,C=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
T=/^\uFE0F?\u200D\uFE0F?$/;function E(A){const L=new Map,p=A.replace(i,M=>" ".repeat(M.length));for(const{0:M,index:k}of p.
matchAll(o)){const[m=""]=[...p.slice(Math.max(0,k-2),k)].slice(-1),[u=""]=[...p.slice(k+M.length,k+M.length+2)];if(v(M,m,
u,k))continue;const _=A.lastIndexOf(`
`,k)+1,r=L.get(_)??{offset:k,names:new Set};for(const d of M)r.names.add((0,O().codePointName)(d.codePointAt(0)??0));L.set(
_,r)}return[...L].map(([M,{offset:k,names:m}])=>{const u=A.indexOf(`
`,M);return{text:A.slice(M,u<0?void 0:u),offset:k,names:[...m]}})}function v(A,L,p,M){return A==="\uFEFF"?M===0:C.test(A)?
P.test(L):T.test(A)&&R.test(L)?R.test(p)||/[♀♂⚕⚖✈❤]/u.test(p):D.test(A)&&(I.test(L)||I.test(p))}},20702:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.judgeAgentFiles=A,e.judgeWholeFile=r,e.notJudgedFile=L,e.readFound=_;
function O(){const n=f(10473);return O=function(){return n},n}function o(){const n=f(59490);return o=function(){return n},
n}function i(){const n=f(13580);return i=function(){return n},n}function D(){const n=f(95132);return D=function(){return n},
n}function I(){const n=f(26750);return I=function(){return n},n}function R(){const n=f(97034);return R=function(){return n},
n}function P(){const n=f(99668);return P=function(){return n},n}function C(){const n=f(12195);return C=function(){return n},
n}function T(){const n=f(12792);return T=function(){return n},n}function E(){const n=f(92599);return E=function(){return n},
n}function v(){const n=f(41239);return v=function(){return n},n}async function A(n,g,h){const s=j=>new Map((0,P().agentFilesIn)(
j,g).map(x=>[x.path,x])),[c,b]=[s(n.baseTree),s(n.tree)],N=[...new Set([...c.keys(),...b.keys()])].sort(),$=g.agent_files;
return h.all(N,async j=>{const[x,F]=[c.get(j),b.get(j)];try{return await m(x,F,n,$)}catch(U){const H=F??x;return H&&L(H,
U)}}).then(j=>M(j.filter(x=>x!==void 0)))}function L(n,g){const{path:h}=n,s={path:h,line:1,column:1},c=[(0,D().notJudged)(
`the file \`${h}\``,g,{location:s})];return{file:{...n,entries:[],contents:[]},entries:[],findings:c}}const p=3;function M(n){
const g=new Set(n.flatMap(({entries:b})=>b.flatMap(({targets:N})=>N.map(({name:$})=>$)))),h=({entries:[b]})=>b?.entry.form===
"unread",s=(0,o().groupBy)(n.filter(b=>h(b)&&!g.has(b.file.path)),({file:b})=>b.format.tool),c=new Map([...s.values()].flatMap(
b=>{const N=b.length-p;return b.slice(0,p).map(($,j)=>[$,j===p-1&&N>0?k($,N):$])}));return n.flatMap(b=>h(b)?c.get(b)??[]:
[b])}function k(n,g){const h=n.findings.map(s=>({...s,args:{...s.args,detail:`${s.args.detail}, nor ${g} others`}}));return{
...n,entries:n.entries.map(s=>({...s,findings:h})),findings:h}}async function m(n,g,h,s){const c=n&&g&&await(0,R().isSameFile)(
n.entry,g.entry,h),b=(g??n)?.format.places.length===0;if(c&&b)return;const N=g&&await _(h.tree,g),$=c?N:n&&await _(h.baseTree,
n),j=N??$;if(j===void 0)return;const x=new Set(c?[]:$?.contents.map(({value:Y})=>Y)),F=c?[]:N?.contents.filter(({value:Y})=>!x.
has(Y))??[],U=[...N?.broken&&!c?[N.broken]:[],...F.map(Y=>Y.finding)],H=N?.broken?[]:await(0,R().compareEntries)(j,$?.entries??
[],N?.entries??[],h),K=c||H.length>0||N?.broken?H:u(j,g===void 0?"removed":n===void 0?"new":"changed"),V=await t({file:j,
entries:K,findings:U},h.tree,s);if(V.entries.length===0&&V.findings.length===0)return;if(s.level!=="approve"||!V.findings.
some(w))return V;const z=V.entries.filter(({findings:Y})=>Y.some(w)),Q={path:j.path,events:z.map(({entry:Y})=>Y.event)},
J={path:j.path,line:1,column:1},q=(0,D().finding)("agent-files-unapproved",Q,{location:J});return{...V,findings:[...V.findings,
q]}}function u(n,g){const{path:h,format:s}=n;if(s.unread===void 0)return[];const c=s.places.length>0?"its text":"the who\
le file";return[{state:g,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:c,location:{
path:h,line:1,column:1}},targets:[]}]}async function _(n,{entry:g,...h}){return g===void 0?(0,T().unreadFile)(h,"it is a\
 symlink that leads to no file here"):(g.size??0)>T().MAX_BYTES?(0,T().unreadFile)(h,`it has more than ${T().MAX_BYTES} \
bytes`):(0,T().readAgentFile)(h,await n.read(g.path))}async function r(n,g,h){const s=await Promise.all(n.entries.filter(
d).map(async N=>({entry:N,targets:await(0,E().runsOf)(N,n,g)}))),c=n.contents.map(N=>N.finding),b=n.broken?[n.broken]:c;
return t({file:n,entries:s,findings:b},g,h)}function d({setting:n,form:g}){if(n===void 0)return g!=="unread";const h={old:void 0,
now:n,before:[],after:[]};return n.trust!==void 0&&(0,v().directionOf)(n.trust,h)==="widens"}async function t({file:n,entries:g,
findings:h},s,c){const b=j=>j.map(x=>y(x,n,c)),N=await Promise.all(g.map(async j=>{const x=await(0,I().digestOf)(j,n,s),
F=b(await a(j,n,s));return{...j,digest:x,findings:(0,I().accepted)(F,x,c)}})),$=[...b(h),...N.flatMap(j=>j.findings)];return{
file:n,entries:N,findings:$}}function y(n,{format:g},{level:h}){const{failsByLevel:s,undecided:c}=(0,i().ruleOf)(n.rule);
return!g.verified&&!s&&!c?{...n,severity:"notice"}:h==="error"&&s&&n.severity!=="notice"?{...n,severity:"error"}:n}function w({
severity:n,suppressed:g}){return n!=="notice"&&g===void 0}async function a({state:n,entry:g,change:h,targets:s},{path:c,
format:b},N){const{event:$,shown:j,form:x,location:F,isHidden:U,setting:H}=g,{tool:B}=b,G={tool:B,event:$,command:j,state:n??
""},K={location:F};if(H&&n===void 0){const X={...G,change:"widens",isMember:!1};return[(0,D().finding)("agent-setting-ch\
anged",X,{...K,severity:"notice"})]}if(x==="unread"){const X=b.unread??"";return[(0,D().finding)("agent-file-unread",{path:c,
detail:X},{location:F,severity:"notice",harm:"bookkeeping"})]}if((h||H)&&n!=="script_changed"){const X=h===void 0||h==="\
widens"?"warning":"notice",ee=(0,v().isOfList)(H?.trust),Z={...G,change:h??"",isMember:ee};return[(0,D().finding)("agent\
-setting-changed",Z,{...K,severity:X})]}if(n==="removed")return[];const V=n!=="script_changed",z=[];for(const{kind:X,change:ee,
name:Z,script:ne,line:se}of s){if(X!=="danger"||!(V||ee))continue;const te=ne===void 0?Z:`runs \`${ne}\`, which ${Z} in \
line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,D().finding)("agent-runs-danger",{...G,danger:te},
{location:oe}))}V&&U&&z.push((0,D().finding)("agent-runs-danger",{...G,danger:l},K));const Q=s.filter(({change:X})=>n===
void 0||X!==void 0);for(const{kind:X,name:ee}of Q){const Z=X==="file"&&N?await(0,O().whyUnreadable)(N,ee):void 0;Z&&z.push(
(0,D().finding)("agent-script-unreadable",{...G,script:ee,why:Z},K))}if(z.length>0)return z;const q=x==="server"&&s.length>
0&&s.every(S)||!V?"notice":"warning",Y=V?(0,C().meansOf)(s):Q.map(({name:X})=>`the change decides about \`${X}\``);return[
(0,D().finding)("agent-command-changed",{...G,means:Y},{...K,severity:q})]}const l="hides its output";function S({kind:n,
name:g}){return n==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(g)}},12195:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.meansOf=I;function O(){const R=f(97018);return O=function(){return R},R}function o(){const R=f(
36773);return o=function(){return R},R}const i={file:({name:R,change:P})=>`it runs \`${R}\`${P===void 0?"":`, which this\
 change ${P==="added"?"adds":"edits"}`}`,npm_script:({name:R,change:P})=>`it runs the script \`${R}\` of package.json${P?
", which this change edits":""}`,missing:({name:R})=>`it runs \`${R}\`, which is not in the commit`,outside:({name:R})=>`\
it runs \`${R}\`, which is outside of the repository`,package:({name:R,isExact:P})=>P?`it fetches \`${R}\``:`it fetches \
\`${R}\` without an exact version`,inline:({name:R})=>`it has code for \`${R}\` in one line`,danger:({name:R,script:P,line:C})=>P===
void 0?`it ${R}`:`\`${P}\` ${R} (line ${C})`,address:({name:R})=>`it connects to \`${R}\``,program:()=>{},unread:({name:R})=>`\
it could not be read: ${R}`},D=4;function I(R){const P=R.flatMap(T=>{const E=(0,O().redact)(T.name).text;return i[T.kind](
{...T,name:E})??[]}),C=R.filter(({kind:T})=>T==="program").map(({name:T})=>T);return P.length===0&&C.length>0?[`it runs ${(0,o().
inCode)(C.slice(0,D))} of the machine`]:P.length>D?[...P.slice(0,D),`and ${P.length-D} more`]:P}},53158:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.ProjectFiles=void 0;function O(){const C=f(76760);return O=function(){
return C},C}function o(){const C=f(59867);return o=function(){return C},C}function i(){const C=f(3463);return i=function(){
return C},C}function D(){const C=f(32854);return D=function(){return C},C}function I(){const C=f(93028);return I=function(){
return C},C}const R=/^(?:[/~\\]|[A-Za-z]:)/;class P{#e;#n;constructor(T,E){this.#e=T,this.#n=E}into(T){const v=T===void 0||
R.test(T)||/[$`]/.test(T)?[]:this.#n.map(A=>O().posix.join(A,T));return new P(this.#e,v)}find(T,E=[""]){if(!(/^[/~]/.test(
T)||T===""||!this.#e))for(const v of this.#n)for(const A of E){const L=(0,D().normalise)(O().posix.join(v,T.replaceAll("\
\\","/"))+A),p=L===void 0?void 0:(0,D().resolveInTree)(this.#e,L);if(p?.kind==="inside"&&(0,I().isRegular)(p.entry.kind)&&
p.entry.tracked)return p.path}}script(T,E){const v=this.find(T,E);if(v!==void 0)return{kind:"file",name:v};if(R.test(T))
return{kind:"outside",name:T};const[A]=this.#n;if(A===void 0)return{kind:"unread",name:`it runs ${T} in another director\
y`};const L=(0,D().normalise)(O().posix.join(A,T));return L===void 0?{kind:"outside",name:T}:{kind:this.#e===void 0?"fil\
e":"missing",name:L||"."}}named(T,E){const v=this.find(T.replace(/^-{1,2}[\w-]+=/,""),E);return v===void 0?[]:[{kind:"fi\
le",name:v}]}async manifest(){const T=this.find("package.json");return this.#e&&T?(0,i().objectIn)(await(0,o().readJsonFile)(
this.#e,T)):{}}}e.ProjectFiles=P},12792:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.MAX_BYTES=void 0,
e.readAgentFile=M,e.unreadFile=k;function O(){const s=f(76760);return O=function(){return s},s}function o(){const s=f(23404);
return o=function(){return s},s}function i(){const s=f(16111);return i=function(){return s},s}function D(){const s=f(94534);
return D=function(){return s},s}function I(){const s=f(3463);return I=function(){return s},s}function R(){const s=f(97018);
return R=function(){return s},s}function P(){const s=f(95132);return P=function(){return s},s}function C(){const s=f(19610);
return C=function(){return s},s}function T(){const s=f(23213);return T=function(){return s},s}function E(){const s=f(76774);
return E=function(){return s},s}function v(){const s=f(41239);return v=function(){return s},s}function A(){const s=f(18255);
return A=function(){return s},s}const L=e.MAX_BYTES=1024*1024,p=1e3;function M(s,c){const{text:b,complete:N}=(0,D().decodeUtf8)(
c),$=new(D()).Source(s.path,b),j=(H,B=0)=>k(s,H,$,B),{format:x}=s,{syntax:F="json"}=x;if(!N&&F!=="program"&&F!=="text")return j(
"it is not UTF-8",b.length);const U=F==="markdown"||F==="text"&&N;try{const H=(0,A().findValues)((0,E().readSyntax)(b,F),
x);return H.length>p?j(`it has more than ${p} commands and settings`):{...s,entries:H.map(B=>_(B,$,x)),get contents(){return[
...g($),...U?h($):[]]}}}catch(H){if(H instanceof E().SyntaxProblem)return j(H.message,H.offset);throw H}}function k(s,c,b=new(D()).
Source(s.path,""),N=0){const{path:$}=s,j=(0,P().finding)("agent-file-unread",{path:$,detail:c},{location:b.location(N)});
return{...s,entries:[],contents:[],broken:j}}const m=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
u=/"(?:reveal|showOutput)":"never"/i;function _(s,c,{places:b}){const{node:N,chain:$,isWrong:j,place:x}=s,{form:F,inherits:U=[],
trust:H,guards:B}=x,G=(0,i().getNodeValue)(N),K=$.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,A().membersOf)(te,oe))),V=Object.
fromEntries(K.map(([te,oe])=>[te,(0,i().getNodeValue)(oe)])),z=(0,I().isMapping)(G)?{...V,...G}:G,Q=j?[T().UNREAD]:(0,T().
readValue)(F,z,c.path),J=(0,I().isMapping)(z)&&F!=="command"&&F!=="setting",q=Object.entries(J?z:{}).filter(([te])=>!m.test(
te)&&!d(`${x.at}/${te}`,b)),Y=u.test(JSON.stringify([V,G])),ee=(F==="scripts"?Q.slice(0,1):Q).map(T().textOf).filter(te=>te!==
""),Z=H==="source"&&(0,I().isMapping)(G)?(0,v().sourceText)(G):G,ne=F==="setting"&&H===void 0&&!j,se=y(j?(0,i().getNodePath)(
N).join(".")||"the whole file":w(s,c));return{commands:Q,form:F,event:se,shown:ne?"":y(ee.join(" ; ")||(typeof Z=="strin\
g"?Z:JSON.stringify(Z))),content:r(s,Y,J?Object.fromEntries(q):z??null),isHidden:Y,...F==="setting"&&!j&&{setting:{...H&&
{trust:H},value:G}},isGuard:B?.test(se)??!1,location:c.location(N.offset,N.offset+N.length)}}function r({place:{form:s}},c,b){
return s==="scripts"?"":(0,o().canonicalize)([c,b])}function d(s,c){return c.some(b=>b.form==="setting"&&b.at===s)}const t=1e3;
function y(s){const c=(0,R().redact)(s).text.replace(/\s+/g," ").trim();return c.length>t?`${c.slice(0,t)}\u2026`:c}function w({
names:s,chain:c,place:{at:b,event:N,detail:$=""}},{path:j}){const x=N?.replace(/\{(\d)\}/,(H,B)=>s[Number(B)]||'""').replace(
"{file}",()=>a(j))??s.reduce((H,B)=>H.replace("*",()=>B),b.replaceAll("/",".")),U=c.flatMap(H=>(0,A().membersOf)(H,$)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${x} (${U})`:x}function a(s){const c=O().posix.basename(s);return c===
"SKILL.md"?O().posix.basename(O().posix.dirname(s)):c}const l=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
S=4;function n(s){const c=/\d/.test(s)&&/[A-Za-z]/.test(s)&&new Set(s).size>=8;return s.length>=12&&c&&!l.test(s)}function g(s){
const{text:c,path:b}=s;return(0,R().redact)(c).redactions.flatMap(({kind:N,start:$,end:j})=>{const x=c.slice($,j),F=s.location(
$,j),U=(0,P().finding)("agent-file-content",{path:b,kind:N},{location:F});return n(x)?[{value:x,finding:U}]:[]})}function h(s){
return(0,C().findHidden)(s.text).map(({text:c,offset:b,names:N})=>{const $=N.slice(0,S),j={path:s.path,kind:"hidden",characters:$,
more:N.length>S},x=s.location(b);return{value:c,finding:(0,P().finding)("agent-file-content",j,{location:x})}})}},23213:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.UNREAD=void 0,e.readValue=R,e.textOf=M;function O(){const m=f(76760);
return O=function(){return m},m}function o(){const m=f(3463);return o=function(){return m},m}function i(){const m=f(36773);
return i=function(){return m},m}function D(){const m=f(76774);return D=function(){return m},m}const I=e.UNREAD={unread:"\
it is not in the documented form"};function R(m,u,_){const r=O().posix.dirname(_);if(m==="file")return[u].flat().map(d=>typeof d!=
"string"?I:{file:d===""?_:O().posix.join(r,d)});if(m==="scripts"){const d=(0,o().objectIn)(u)[D().PATHS];return[{file:`${r}\
/`},...P(d)?d.map(t=>({file:O().posix.join(r,t)})):[]]}return m==="lines"?[u].flat().flatMap(d=>typeof d=="string"?{shell:d}:
(0,o().isMapping)(d)?A(d):I):m==="setting"?typeof u=="string"?[{argv:[],environment:[u]}]:[]:m!=="command"?(0,o().isMapping)(
u)?A(u):[I]:((0,o().isMapping)(u)?Object.values(u):[u]).map(d=>typeof d=="string"?{shell:d}:P(d)?{argv:d}:I)}function P(m){
return Array.isArray(m)&&m.every(u=>typeof u=="string")}const C=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],T=["exec","run","bash","path","program","entry","cmd"],E=["arguments","with_arguments"];
function v(m){const u=n=>n.map(g=>m[g]).find(g=>g!==void 0),{script:_,runner:r,type:d}=m,y=typeof _=="string"&&d!=="npm"?
[r??[],`./${_}`].flat():void 0,w=m.command??u(T)??y,a=m.args??u(E),[l,...S]=[w].flat();return{...m,...w!==void 0&&{command:l},
...(a!==void 0||S.length>0)&&{args:S.length>0?[S,a??[]].flat():a}}}function A(m){const u=v(m),_=C.map(d=>u[d]).map(d=>typeof d==
"string"?{command:d}:d).filter(d=>(0,o().isMapping)(d)&&d.command!==void 0);return[...u.command===void 0&&(_[0]??u.dependsOn)?
[]:[{}],..._].flatMap(d=>L({...u,...d}))}function L(m){const{type:u,script:_,command:r,args:d=[],headersHelper:t}=m,y=typeof t==
"string"?[{shell:t}]:[],a=[m.url,m.httpUrl,m.serverUrl].find(H=>typeof H=="string");if(r===void 0&&a!==void 0)return[...y,
{address:a}];const l=u==="npm"&&r===void 0,S=Array.isArray(d)?d.map(p):[void 0],n=l?["npm","run",_]:[p(r),...S];if(!P(n))
return[I];const[g="",...h]=n,c=(h.length===0?/^$|[\s|;&$()<>`'"]/.test(g):u==="shell")?{shell:[g,...h.map(k)].join(" ")}:
{argv:n},{cwd:b,env:N,shell:$}=(0,o().isMapping)(m.options)?m.options:m,j=(0,o().isMapping)($)?[$.executable,$.args??[]].
flat():[],x=Object.values((0,o().isMapping)(N)?N:{}).filter(H=>typeof H=="string"),F=typeof b=="string"?{directory:b}:{},
U=P(j)&&j.length>0?[{argv:j}]:[];return[{...c,...F,environment:x},...U,...y]}function p(m){return(0,o().isMapping)(m)?m.
value:m}function M(m){return"argv"in m?m.argv.map(k).join(" "):"unread"in m?"":"file"in m?m.file:"shell"in m?m.shell:m.address}
function k(m){return/^[\w@%+=:,./${}-]+$/.test(m)?m:(0,i().singleQuoted)(m)}},92599:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.keyOf=A,e.runsOf=v;function O(){const t=f(76760);return O=function(){return t},t}function o(){
const t=f(10473);return o=function(){return t},t}function i(){const t=f(95244);return i=function(){return t},t}function D(){
const t=f(32854);return D=function(){return t},t}function I(){const t=f(93028);return I=function(){return t},t}function R(){
const t=f(47905);return R=function(){return t},t}function P(){const t=f(53158);return P=function(){return t},t}function C(){
const t=f(23213);return C=function(){return t},t}function T(){const t=f(98809);return T=function(){return t},t}const E=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function v({commands:t},{path:y,root:w,format:a},l,S=new Set){const{directories:n=[""],roots:g}=a,h=[...n.map(x=>O().
posix.join(w,x)),"",O().posix.dirname(y)],s=new(P()).ProjectFiles(l,h),c=L(g.join("|")),b=[];for(const x of t)b.push(..."\
file"in x?_(c(x.file),l):await r(x,s,c));const N=({name:x})=>(0,I().isRegular)(l?.stat(x)?.kind),$=[...b,...k(t,b,S).filter(
N)],j=new Set($.flatMap(({kind:x,name:F})=>x==="file"?[F]:[]));for(const x of j)$.push(...l?await u(l,x):[]);return[...new Map(
$.map(x=>[A(x),x])).values()]}function A({kind:t,name:y,script:w,text:a}){return JSON.stringify([t,y,...t==="danger"?[w,
a]:[]])}function L(t){const y=new RegExp(`\\$(?:(?:env:)?(?:${t})\\b|\\{(?:env:)?(?:${t})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${t})%`,"g");return w=>w.replace(y,".").replace(E,"~")}const p=/(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
M=/\$(?:env:)?\w+|\$\{[^}]*\}|\$\([^)]*\)|%\w+%/g;function k(t,y,w){if(w.size===0)return[];const a=t.flatMap(g=>"environ\
ment"in g?g.environment??[]:[]),l=[...t.map(C().textOf),...a].flatMap(g=>g.replace(M,"").match(p)??[]).map(g=>g.replaceAll(
"\\","/").replace(/^(?:\.{1,2}\/)+/,"")),S=(g,h)=>g===h||g.endsWith(`/${h}`),n=l.filter(g=>!y.some(({kind:h,name:s})=>h===
"file"&&S(s,g)));return[...w].filter(g=>n.some(h=>S(g,h))).map(g=>({kind:"file",name:g}))}const m=2e5;async function u(t,y){
const w=await(0,o().readText)(t,y,m);if(w===void 0||"unread"in w)return[];const a=w.text.split(`
`);return(0,R().dangersInScript)(y,w.text).map(({does:l,at:S})=>{const n=w.text.slice(0,S).split(`
`).length;return{kind:"danger",name:l,script:y,line:n,text:a[n-1]?.trim()??""}})}function _(t,y){if(!y)return[];const w=(0,D().
resolveInTree)(y,t.replace(/\/$/,""));if(w.kind!=="inside")return[];const a=({path:n,kind:g})=>g==="directory"?y.list(n).
flatMap(a):g==="executable"||g==="file"&&(0,i().isCode)(n)?[n]:[];return(t.endsWith("/")?a(w.entry):(0,I().isRegular)(w.
entry.kind)?[w.path]:[]).map(n=>({kind:"file",name:n}))}async function r(t,y,w){if("address"in t)return[{kind:"address",
name:t.address}];if("unread"in t)return[{kind:"unread",name:t.unread}];const{directory:a,environment:l=[]}=t,S=a?y.into(
w(a)):y,n="shell"in t?t.shell.split(/["'|;&]/):[],g=[...l,...n.filter(s=>s.includes("\\"))].map(w);return[..."shell"in t?
await(0,T().textRuns)(w(t.shell),S):[...(0,R().dangersInShell)((0,C().textOf)(t)).map(({does:s})=>({kind:"danger",name:s})),
...await(0,T().wordRuns)(t.argv.map(s=>d(w(s))),S)],...(0,T().valueRuns)(g,S)]}function d(t){const y=!/\$\{|\$\w/.test(t);
return{text:t,shown:t,quoted:!0,span:{start:0,end:0},isKnown:y}}},76774:function(W,e,f){Object.defineProperty(e,"__esMod\
ule",{value:!0}),e.SyntaxProblem=e.PATHS=e.LINKS=e.INLINE=void 0,e.readSyntax=T;function O(){const a=f(16111);return O=function(){
return a},a}function o(){const a=f(60502);return o=function(){return a},a}function i(){const a=f(69873);return i=function(){
return a},a}function D(){const a=f(3463);return D=function(){return a},a}class I extends Error{offset;constructor(l,S=0){
super(l),this.offset=S}}e.SyntaxProblem=I;const R=e.INLINE="!`",P=e.LINKS="!link",C=e.PATHS="!path";function T(a,l){if((0,D().
isNestedTooDeep)(l==="markdown"?u(a).text:a))throw new I("its brackets are nested too deeply");switch(l){case"json":return E(
a);case"toml":return M(a);case"yaml":return m(a,0);case"markdown":return d(a);case"shell":return A(a,[0,a.length]);case"\
program":case"text":return A("",[0,0])}}function E(a){const l=[],S=(0,O().parseTree)(a,l,{allowTrailingComma:!0}),[n]=l;
if(n)throw new I(v((0,O().printParseErrorCode)(n.error)),n.offset);if(S===void 0)throw new I("it is empty");return S}function v(a){
return a.replace(/\B[A-Z]/g,l=>` ${l}`).toLowerCase()}function A(a,[l,S]){return{type:a===null?"null":typeof a,value:a,offset:l,
length:S-l}}function L(a,l,[S,n]){const g={type:a,offset:S,length:n-S,children:l};for(const h of l)h.parent=g;return g}function p(a,l,S){
return L("property",[A(a,S),l],S)}function M(a){try{const l=(0,o().parseTOML)(a),S=new Map,n=({body:h},s)=>{for(const c of h){
const b=c.key.keys.map($=>$.type==="TOMLBare"?$.name:$.value),N=c.type==="TOMLTable"?c.resolvedKey:[...s,...b];S.set(N.join(
"\0"),c.range),c.type==="TOMLTable"?n(c,N):c.value.type==="TOMLInlineTable"&&n(c.value,N)}};n(l.body[0],[]);const g=(h,s,c)=>{
const b=S.get(s.join("\0"))??c;if(Array.isArray(h))return L("array",h.map(($,j)=>g($,[...s,j],b)),b);if(!(0,D().isMapping)(
h)||h instanceof Date)return A(h instanceof Date?h.toISOString():h,b);const N=Object.entries(h).map(([$,j])=>p($,g(j,[...s,
$],b),b));return L("object",N,b)};return g((0,o().getStaticTOMLValue)(l),[],[0,a.length])}catch(l){throw l instanceof o().
ParseError?new I(k(l.message),l.index):l}}function k(a){const[l=""]=a.split(`
`);return l.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,S=>S.toLowerCase())}function m(a,l){const S=(0,i().
parseDocument)(a,{uniqueKeys:!0}),[n]=S.errors;if(n)throw new I(k(n.message),l+n.pos[0]);let g=0;const h=(s,c)=>{if((0,i().
isAlias)(s)){if(g+=1,g>100)throw new I("it has too many aliases",c[0]);return h(s.resolve(S),c)}const b=(0,i().isMap)(s)||
(0,i().isSeq)(s)||(0,i().isScalar)(s)?s.range:void 0,N=b?[l+b[0],l+b[1]]:c;if((0,i().isMap)(s))return L("object",s.items.
map(({key:j,value:x})=>p(String(j),h(x,N),N)),N);if((0,i().isSeq)(s))return L("array",s.items.map(j=>h(j,N)),N);const $=(0,i().
isScalar)(s)?s.value:null;return A(typeof $=="object"&&$!==null?String($):$,N)};return h(S.contents,[l,l+a.length])}function u(a){
const[l="",S="",n=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(a)??[];return l!==""&&a.startsWith(l)?{text:n,
start:S.length,end:l.length}:{text:"",start:0,end:0}}const _=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
r=[[R,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[P,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${_}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[C,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${_}(?![\w/-])`,"g")]];function d(a){const{text:l,start:S,
end:n}=u(a),g=[0,a.length],h=r.flatMap(([s,c])=>{const b=[...a.slice(n).matchAll(c)].map(N=>{const $=n+N.index;return A(
N[1]??N[2]??N[0],[$,$+N[0].length])});return b.length>0?[p(s,L("array",b,g),g)]:[]});return L("object",[...y(l,S),...h],
g)}const t=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function y(a,l){try{return w(m(a,l))}catch(S){
if(!(S instanceof I))throw S}return[...a.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(S=>{const[n,g="",h=""]=S,
s=l+S.index;try{return w(m(n,s))}catch(b){if(!(b instanceof I)||t.test(n))throw b}const c=[s,s+n.length];return p(g,A(h.
trim(),c),c)})}function w({type:a,children:l=[]}){return a==="object"?l:[]}},98809:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.textRuns=C,e.valueRuns=v,e.wordRuns=E;function O(){const h=f(3463);return O=function(){return h},
h}function o(){const h=f(95244);return o=function(){return h},h}function i(){const h=f(11331);return i=function(){return h},
h}function D(){const h=f(81716);return D=function(){return h},h}function I(){const h=f(54421);return I=function(){return h},
h}function R(){const h=f(47905);return R=function(){return h},h}const P=4;async function C(h,s,c=0){if(c>P)return[{kind:"\
unread",name:"it is nested too deeply"}];const b=(0,D().readShellText)(h);return b.length===0&&h.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,R().dangersInShell)(h).map(({does:$})=>$))].map($=>({kind:"danger",name:$})),
...await T(b,h,s,c)]}async function T(h,s,c,b){const N=[];let $=c;for(const j of h){if(N.push(...await T(j.inside,s,$,b)),
j.subshell!==void 0)continue;if(j.defines){N.push({kind:"unread",name:"it defines a function"});continue}const{words:x,assignments:F}=(0,D().
withoutReserved)(j),U=x.map(G=>({...G,shown:s.slice(G.span.start,G.span.end),isKnown:!(0,D().isDynamic)(j,G)}));N.push(...v(
F.map(({value:G})=>G),$));const[H,B]=U;H?.text==="cd"||H?.text==="pushd"?$=$.into(B?.isKnown?B.text:void 0):N.push(...await E(
U,$,b))}return N}function E(h,s,c=0){return A(h,{files:s,shell:(N,$=s)=>C(N,$,c+1)})}function v(h,s){return h.flatMap(c=>c.
split(/[\s=:,]+/)).flatMap(c=>s.named(c))}async function A(h,s){const c=(0,I().startedWords)(h),[b,...N]=c;if(b===void 0||
L(b.text))return[];if(!b.isKnown)return[p(`it starts ${b.shown}`)];const $=(0,i().programNamed)(b.text)??{name:(0,i().baseName)(
b.text),kind:"system"},j=(0,I().textHanded)(c);if($.kind==="shell"&&j)return j.words.every(({isKnown:q})=>q)||/\s/.test(
j.text)?s.shell(j.text):[p("a shell runs what it is handed")];const x=N.some(({text:J})=>t(J)||d(J));if((0,i().runsCode)(
b.text)&&(x||!$.runsScripts))return m((0,i().baseName)(b.text),N,j!==void 0,s.files);const{files:F,left:U}=k(N,s.files),
H=U.map(({text:J})=>J),B=t(b.text)&&!r.test(b.text),G=d(b.text)?s.files.named(b.text):[],K=B?[s.files.script(b.text)]:G.
length>0?G:await u($,H,{...s,files:F}),V=H.filter(d).flatMap(J=>{const q=F.named(J);return q.length>0?q:s.files.named(J)}),
z=$.runsInside?U.findIndex(({text:J})=>(0,i().runsCode)(J)):-1,Q=z<0?[]:await A(U.slice(z),{...s,files:F});return[...K,...Q,
...V]}function L(h){return(0,i().isWithoutEffect)(h)||(0,i().changesShell)(h)&&(0,i().programNamed)(h)===void 0}function p(h){
return{kind:"unread",name:h}}const M=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function k(h,s){const c=h.
findIndex(({text:$})=>M.test($));if(c<0)return{files:s,left:h};const b=M.exec(h[c]?.text??"")?.[1],N=h.toSpliced(c,b===void 0?
2:1);return{files:s.into(b??h[c+1]?.text),left:N}}function m(h,s,c,b){const N=s.flatMap(({text:H})=>b.named(H));if(c)return[
{kind:"inline",name:h},...N];const $=s.filter(({text:H})=>!H.startsWith("-")),j=$.find(({text:H})=>t(H)||d(H))??$[0],x={
kind:"program",name:h};if(N.length>0||j===void 0)return N.length>0?N:[x];const{text:F}=j;if(!j.isKnown)return[p(`it runs\
 ${j.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(s[s.indexOf(j)-1]?.
text!=="-m")return[b.script(F,l)];const U=b.named(F.replaceAll(".","/"),l);return U.length>0?U:[x]}async function u(h,s,{
files:c,shell:b}){const N=await c.manifest(),$=h.runsScripts&&y(s),j=a($).flatMap(H=>{const B=(0,O().textIn)((0,O().objectIn)(
N.scripts),H);return B===""?[]:[{kind:"npm_script",name:H,text:B}]}),x=await Promise.all(j.map(({text:H=""})=>b(H,c))),U=j.
length>0&&!w.test($??"")?[]:_(h,s,N,c);return[...j,...x.flat(),...U]}function _(h,s,c,b){const{name:N,finds:$=""}=h,j=$.
split(" ").flatMap(G=>b.named(G));if(j.length>0)return j;const x=g(h,s);if(x===void 0)return[{kind:"program",name:N}];const F=b.
named(x.name);if(F.length>0||/^[./]/.test(x.name))return F.length>0?F:[{kind:"program",name:N}];const{dependencies:U,devDependencies:H}=c;
return[[U,H].some(G=>x.name in(0,O().objectIn)(G))?{kind:"program",name:x.name}:{kind:"package",...x}]}const r=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function d(h){return(0,o().isCode)(h)||/\.(?:exe|jar)$/i.test(h)}function t(h){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(h)&&!h.includes("://")}function y(h){const[s,c]=h.filter(b=>!b.startsWith("-"));return s==="run"||s==="run-script"?
c:s}const w=/^(?:add|ci|clean-install|i|install)$/;function a(h){if(h===void 0)return[];const s=c=>[`pre${c}`,c,`post${c}`];
return w.test(h)?[...new Set([h,"install","prepare"].flatMap(s)),"prepublish"]:s(h)}const l=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],S=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g({fetches:h},s){const c=s.
filter(j=>!j.startsWith("-")),b=[2,1,0].find(j=>j<=c.length&&h?.test(c.slice(0,j).join(" ")));if(b===void 0)return;const N=b===
0?0:s.indexOf(c[b-1]??"")+1,$=s.slice(N).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,x,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!S.test(F[x-1]??""));return $===void 0?void 0:{name:$,isExact:n.test($)}}},41239:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.PROTECTS_BY_DEFAULT=e.PROTECTS=e.PERMISSION=e.ON_BY_DEFAULT=e.ON=e.DISABLED=e.CHANGES=void 0,
e.directionOf=v,e.isOfList=o,e.sourceText=m;function O(){const y=f(3463);return O=function(){return y},y}function o(y){return i.
has(y)}const i=new Set(["more","less","all","sources","shown"]),D=e.ON={order:[!1,!0],unset:!1},I=e.CHANGES={order:[],unset:void 0},
R=e.DISABLED={order:[!0,!1],unset:!1},P=e.ON_BY_DEFAULT={order:[!1,!0],unset:!0},C=e.PERMISSION={order:["deny","ask","al\
low"],unset:"allow"},T=e.PROTECTS={order:[!0,!1],unset:!1},E=e.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function v(y,{
old:w,now:a,before:l,after:S}){const n=(a??w)?.value,g=c=>c.some(b=>r(b,n));if(y==="any")return a?"widens":"changes";if(y===
"shown")return"changes";if(y==="source"||y==="sources"){const[c,b]=[u(n),l.map(u)],N=b.filter(({name:j})=>j===c.name),$=c.
isMoving&&N.every(({isMoving:j})=>!j);return a&&(N.length===0||$)?"widens":"changes"}if(y==="all")return a?l.length===0||
g(l)?"narrows":"widens":S.length===0?"widens":"narrows";if(y==="more")return a&&!g(l)?"widens":"narrows";if(y==="less")return a||
g(S)?"narrows":"widens";const[h,s]=[A(w,y),A(a,y)];return h===s?"changes":s>h?"widens":"narrows"}function A(y,{order:w,unset:a}){
const l=w.indexOf(y?y.value:a);return l<0?w.length:l}const L=["source","repo","url","git_url","registry","package","comm\
and"],p=["sha","rev","ref","version"],M=/^[v^~>=<]*\d[\w.+-]*$/,k=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function m(y){return[...L,...p].map(a=>y[a]).filter(a=>typeof a=="string").join(" ")}function u(y){if((0,O().isMapping)(
y)){const l=p.map(n=>y[n]).find(n=>n!==void 0);return{name:JSON.stringify(L.map(n=>y[n])),isMoving:k.test(`${l??""}`)}}const w=typeof y==
"string"?y:JSON.stringify(y);if(M.test(w)||k.test(w))return{name:"",isMoving:k.test(w)};const[a=""]=/(?:[:@#][^/:@#]*)+$/.
exec(w)??[];return{name:w.slice(0,w.length-a.length),isMoving:k.test(a.slice(1))}}const _=/[;&|`$<>\n]/;function r(y,w){
if(y===w)return!0;if(typeof y!="string"||typeof w!="string")return!1;const[a,l]=[d(y),d(w)],S=a.tool===l.tool||t(a.tool,
l.tool);if(!S||a.argument===void 0||a.argument==="*")return S;const{argument:n}=l;return n!==void 0&&!_.test(n)&&t(a.argument,
n)}function d(y){const[,w=y,a]=/^([^()]*)\((.*)\)$/s.exec(y)??[];return{tool:w,...a!==void 0&&{argument:a}}}function t(y,w){
const a=y.replace(/:\*$/,"*").split("*"),[l="",...S]=a;if(S.length===0)return l===w;if(!w.startsWith(l))return!1;const n=S.
pop()??"";let g=l.length;for(const h of S){const s=w.indexOf(h,g);if(s<0)return!1;g=s+h.length}return w.length-n.length>=
g&&w.endsWith(n)}},18255:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.findValues=D,e.membersOf=p;function O(){
const u=f(16111);return O=function(){return u},u}function o(){const u=f(3463);return o=function(){return u},u}function i(){
const u=f(41239);return i=function(){return u},u}function D(u,_){const{places:r,harmless:d}=_,t=r.flatMap(a=>{const l=v(
u,a).map(g=>P(g)==="wrong"?{...g,isWrong:!0}:g),S=l.filter(g=>P(g)!=="other"&&!I(g,r)),n=({node:g})=>a.startsOthers&&"de\
pendsOn"in E(g);return S.some(n)?l:S}),y=new Map(t.map(a=>[a.node,a])),w=d&&u.type==="object"?k(u,M(_),new Set(y.keys())):
[];return[...y.values(),...w]}function I({node:u,chain:_,place:r},d){const t=m(u)||_.at(-1)?.type==="object";return r.form===
"setting"&&r.trust!=="source"&&t&&R(r.at,d)}function R(u,_){return _.some(r=>r.at.startsWith(`${u}/`))}function P({node:u,
isWrong:_,place:r}){const{only:d,without:t,needs:y}=r;if(_)return"wrong";if(t!==void 0&&t in E(u)||y!==void 0&&u.type===
"object"&&!(y in E(u)))return"other";const w=d&&T((0,O().getNodeValue)(u),d.field);return d?.values.some(S=>C(S)===C(w))??
!0?"own":w===void 0||d?.values.some(S=>typeof S==typeof w)?"other":"wrong"}function C(u){return typeof u=="string"?u.toLowerCase():
u}function T(u,_){const r=_===""?[]:_.split("/"),d=(t,y)=>(0,o().isMapping)(t)?t[y]:t===void 0?t:null;return r.reduce(d,
u)}function E(u){return u.type==="object"?(0,O().getNodeValue)(u):{}}function v(u,_){const r=[];let d=[{place:_,node:u,names:[],
chain:[u]}];for(const t of A(_.at))d=d.flatMap(y=>{const{node:w,names:a,chain:l}=y,S=w.type==="array"&&t==="*";w.type!==
"object"&&!S&&!_.mayDiffer&&r.push({...y,isWrong:!0});const n=t==="*"&&a.length===0;return p(w,t).filter(([g])=>!n||_.names?.
test(g)!==!1).map(([g,h])=>({place:_,node:h,names:t==="*"?[...a,g]:a,chain:[...l,h]}))});return[...(0,i().isOfList)(_.trust)?
d.flatMap(L):d,...r]}function A(u){return u===""?[]:u.split("/")}function L(u){const{node:_}=u;if(_.type==="object")return(_.
children??[]).flatMap(({children:[d]=[]})=>d?[{...u,node:d}]:[]);if(_.type==="array")return(_.children??[]).map(d=>({...u,
node:d}));if(_.type!=="string")return[u];const r=String(_.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return r.length===
1?[u]:r.map(d=>({...u,node:{..._,value:d}}))}function p({type:u,children:_=[]},r){return u==="array"&&r==="*"?_.map((d,t)=>[
`${t+1}`,d]):u!=="object"?[]:_.flatMap(({children:[d,t]=[]})=>t&&(r==="*"||d?.value===r)?[[String(d?.value),t]]:[])}function M({
places:u,harmless:_=[]}){return[...u.map(({at:r,names:d,only:t,needs:y})=>({steps:A(r),names:d,isPart:t!==void 0||y!==void 0||
R(r,u)})),...u.flatMap(({at:r,detail:d,names:t})=>A(r).flatMap((y,w,a)=>d===void 0?[]:{steps:[...a.slice(0,w),d],names:t})),
..._.map(({at:r,names:d})=>({steps:A(r),names:d}))]}function k(u,_,r){const d=(t,y,w)=>{const a=w.length;return p(t.at(-1)??
u,"*").flatMap(([l,S])=>{const n=y.filter(({steps:b,names:N})=>{const $=b.indexOf("*")===a;return b[a]==="*"?!$||N?.test(
l)!==!1:b[a]===l}),g=({steps:b,isPart:N})=>b.length===a+1&&!N;if(r.has(S)||n.some(g))return[];const[h,s]=[[...t,S],[...w,
l]];return m(S)&&n.some(({steps:b})=>b.length>a+1)?d(h,n,s):[{place:{at:s.filter((b,N)=>h[N]?.type!=="array").join("/"),
form:"setting"},node:S,names:[],chain:h}]})};return d([u],_,[])}function m({type:u}){return u==="object"||u==="array"}},
98285:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.annotationsOf=I,e.withoutAnnotations=R;function O(){
const P=f(27199);return O=function(){return P},P}const o=["generation_meta","model_name"],i=2e3,D=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function I(P){return P.type!=="Gene"?[]:o.filter(C=>{const T=P[C];if(typeof T!="string"&&!(0,O().isJsonObject)(T))return!1;
const E=JSON.stringify(T);return E.length<=i&&!D.test(E)})}function R(P){const C=new Set(I(P));return C.size===0?P:Object.
fromEntries(Object.entries(P).filter(([T])=>!C.has(T)))}},27928:function(W,e){Object.defineProperty(e,"__esModule",{value:!0}),
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
defineProperty(e,"__esModule",{value:!0}),e.activatedSeeds=P,e.seedRelease=I;function O(){const C=f(77598);return O=function(){
return C},C}function o(){const C=f(23404);return o=function(){return C},C}function i(){const C=f(64385);return i=function(){
return C},C}function D(){const C=f(27928);return D=function(){return C},C}function I({value:C,envelope:T}){if(T===void 0)
return D().SEED_HASHES[(0,O().hash)("sha256",(0,o().canonicalize)(C)).slice(0,32)]}const R=/\.seed\.json$/;function P({head:C,
base:T,untouched:E},v){const A=(k,m)=>k.filter(({path:u})=>R.test(u)===m).flatMap(({assets:u})=>u).filter(({type:u,value:_})=>u===
"Gene"&&(0,i().declaredId)(_)!==void 0),L=new Set(A(T,!0).map(({id:k})=>k));if(L.size===0)return[];const p=new Set(A([...T,
...E],!1).map(({id:k})=>k)),M=new Set(v.map(({asset:k})=>k));return A(C,!1).filter(k=>L.has(k.id)&&!p.has(k.id)&&!M.has(
k))}},68450:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.commonRoot=R,e.packagesAbove=C,e.storeOf=
I;function O(){const E=f(76760);return O=function(){return E},E}function o(){const E=f(39491);return o=function(){return E},
E}function i(){const E=f(32854);return i=function(){return E},E}function D(){const E=f(93028);return D=function(){return E},
E}function I(E,{policy:v,tree:A,base:L}){const[p]=v.stores.map(({path:m,root:u})=>({path:(0,i().normalise)(m)??"",root:(0,i().
normalise)(u)??""})).filter(({path:m})=>(0,i().isWithin)(E,m)).sort((m,u)=>u.path.length-m.path.length),M=O().posix.dirname(
E).replace(/^\.$/,"");if(p!==void 0)return{path:M,root:p.root,named:!0};const k=[L,A].find(m=>m?.stat(M)?.kind==="direct\
ory");return{path:M,root:(k&&C(k,M)[0])??""}}function R(E,v){const A=new Set([...E].map(p=>I(p,v).root)),[L=""]=A;return A.
size===1?L:""}const P=(0,D().perTree)(()=>new Map);function C(E,v){const A=P(E).get(v)??T(E,v);return P(E).set(v,A),A}function T(E,v){
return[...new Set([v,...(0,o().foldersAbove)(v).reverse(),""])].filter(L=>E.stat(O().posix.join(L,"package.json"))!==void 0)}},
85475:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.asHubHashes=u,e.assetIdOf=L,e.contentHash=k,e.hashFindings=
v,e.identityFindings=T,e.isMissingIdentity=E,e.matchContentHash=C,e.unhashedFields=_;function O(){const r=f(23404);return O=
function(){return r},r}function o(){const r=f(98285);return o=function(){return r},r}function i(){const r=f(27199);return i=
function(){return r},r}function D(){const r=f(36093);return D=function(){return r},r}function I(){const r=f(95132);return I=
function(){return r},r}function R(){const r=f(94377);return R=function(){return r},r}const P=new Set(["Gene","Capsule","\
EvolutionEvent"]);function C(r){const{type:d,value:t}=r,y=t.asset_id;if(y===k(r.value))return"content";if(d==="Capsule"&&
y===k(u(t)))return"hub";if(typeof y=="string")return y===k((0,o().withoutAnnotations)(t))?"local":(0,R().asEngineHashed)(
t)?"engine":void 0}function T(r,d){const{type:t,value:y}=r;if(!P.has(t))return v(r,d);const w=A(r,d),a=(0,i().placeOf)(r),
l=y.asset_id===void 0?k(r.value):void 0;return[...y.schema_version===void 0?[(0,I().finding)("schema-version-missing",w,
a)]:[],...l===void 0?v(r,d):[(0,I().finding)("content-hash-missing",{...w,expected:l},a)]]}function E({rule:r}){return r===
"schema-version-missing"||r==="content-hash-missing"}function v(r,d,t=!1,y){const{value:w}=r;if(w.asset_id===void 0||C(r)!==
void 0)return[];const a=k(r.value),l=(0,R().otherHashForm)(r),S=(0,D().seedRelease)(r),g=l==="created"||S!==void 0?"noti\
ce":(0,R().hasOnlyLearned)(r,y)?"warning":"error",h=d==="author"?"error":g,s={...(0,i().placeOf)(r,["asset_id"]),severity:h},
c={...A(r,d),expected:a,...l&&{form:l},...S&&{seed:S}},b=t&&h!=="notice"&&d==="fix"?p(r,a):void 0;return[{...(0,I().finding)(
"content-hash-mismatch",c,s),...b&&{edit:b}}]}function A({type:r,id:d},t){return{type:r,id:d,fixable:t==="fix",...t==="a\
uthor"&&{foreign:!0}}}function L(r){const{asset_id:d}=r.value;return typeof d=="string"&&C(r)!==void 0?d:k(r.value)}function p({
type:r,path:d,pointer:t,value:y},w){const{asset_id:a,...l}=y;if(!(typeof a!="string"||Object.values(l).some(M))&&C({type:r,
value:{...l,asset_id:w}})!==void 0)return{path:d,pointer:(0,i().pointerText)([...t,"asset_id"]),old:a,new:[w],fix:!0}}function M(r){
return typeof r!="object"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(M)}function k(r){return(0,O().
computeAssetId)(r)??""}const m=["notes","details"];function u(r){const{outcome:d}=r;if(!(0,i().isJsonObject)(d))return r;
const{notes:t,details:y,...w}=d;return{...r,outcome:w}}function _(r){const{outcome:d}=r.value,t=C(r);return t==="local"?
(0,o().annotationsOf)(r.value):t!=="hub"||!(0,i().isJsonObject)(d)?[]:m.filter(y=>Object.hasOwn(d,y)).map(y=>`outcome.${y}`)}},
94377:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.asEngineHashed=I,e.hasOnlyLearned=P,e.hashDigits=
T,e.otherHashForm=i;function O(){const E=f(23404);return O=function(){return E},E}function o(){const E=f(27199);return o=
function(){return E},E}function i({value:E}){const v=typeof E.asset_id=="string"?T(E.asset_id):void 0,A=M=>(0,O().computeAssetId)(
M)===`sha256:${v}`;return A(E)?"unprefixed":E.type==="Gene"&&E.epigenetic_marks!==void 0&&A({...C(E),epigenetic_marks:[]})?
"created":void 0}const D={env_fingerprint:["region"],Capsule:["diff","strategy"]};function I(E){const A=D.Capsule.filter(
p=>E.type==="Capsule"&&!(p in E)).reduce((p,M)=>p.flatMap(k=>[k,{...k,[M]:null}]),[{}]);return[E,R(E)].flatMap(p=>A.map(
M=>({...p,...M}))).find(p=>(0,O().computeAssetId)(p)===E.asset_id)}function R(E){if(Array.isArray(E))return E.map(R);if(!(0,o().
isJsonObject)(E))return E;const v=Object.entries(E).map(([A,L])=>{const p=R(L),[M]=D.env_fingerprint,k=A==="env_fingerpr\
int"&&(0,o().isJsonObject)(p)&&!(M in p);return[A,k?{...p,[M]:null}:p]});return Object.fromEntries(v)}function P({value:E},v){
if(E.type!=="Gene"||v===void 0)return!1;const[A,L]=[E,v.value].map(p=>{const{schema_version:M,asset_id:k,...m}=C(p);return(0,O().
canonicalize)(m)});return A===L}function C(E){const{epigenetic_marks:v,learning_history:A,anti_patterns:L,...p}=E;return p}
function T(E){const v=E.trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(v)?v:void 0}},62166:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.inPlaceOfNpm=D;function O(){const R=f(91063);return O=function(){return R},
R}function o(){const R=f(60210);return o=function(){return R},R}function i(){const R=f(80827);return i=function(){return R},
R}async function D(R,P){const{invocation:C,argv:T,targets:E}=R,{tree:v,cwd:A="",changed:L=new Set,programs:p=O().NO_PROGRAMS}=P,
M=C?.program==="npm"||C?.program==="npx";if(v===void 0||T===null||C===void 0||!M)return R;const k={tree:v,directory:A,changed:L,
families:p},m=await(0,i().npmScripts)(C,k),u=E.some(({kind:d,via:t})=>d==="package_binary"&&t===void 0),r=(m?(0,i().stepsIn)(
m).some(({text:d})=>I.test(d)):!u)?await(0,o().foreignSettings)(v,L):[];return{...R,...m&&{scripts:m},...r.length>0&&{npmSettings:r}}}
const I=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.npmScripts=
p,e.stepsIn=L;function O(){const c=f(76760);return O=function(){return c},c}function o(){const c=f(3463);return o=function(){
return c},c}function i(){const c=f(54669);return i=function(){return c},c}function D(){const c=f(11331);return D=function(){
return c},c}function I(){const c=f(3893);return I=function(){return c},c}function R(){const c=f(60210);return R=function(){
return c},c}function P(){const c=f(59867);return P=function(){return c},c}function C(){const c=f(56788);return C=function(){
return c},c}function T(){const c=f(46912);return T=function(){return c},c}function E(){const c=f(47668);return E=function(){
return c},c}const v={start:0,end:0},A=200;function L({steps:c}){return c.flatMap(b=>b.command?.nested?L(b.command.nested):
[b])}async function p(c,b,N={left:A}){const{subcommand:$,flags:j}=c;if($===void 0)return;const{project:x,selected:F,runs:U,
packages:H}=await(0,T().scriptsThatRun)(c,b,v);if(x===void 0)return;const B=await(0,R().readNpmrc)({...b,directory:x}),G=await M(
b,x);if("unread"in B||G===void 0)return;const{settings:K}=B,V=a.some(Y=>Y in K);if(G.devEngines!==void 0||V)return;const z=[],
Q=l(j,K);for(const Y of H){const X=await M(b,Y);if(X===void 0||k(X))return;const ee=U.filter(ne=>ne.directory===Y),Z=ee.
length===0?await d(c,b,Y):void 0;Z!==void 0&&z.push({...m(X),...Z,directory:Y});for(const ne of ee){const se=await u(ne,
b,Q,N);z.push({...m(X),...se})}}const J=K["node-options"],{prefix:q}=(0,E().readSettings)(c);return{subcommand:$,directory:b.
directory,project:x,prefixed:q!==void 0,inWorkspaces:F,config:Q,...typeof J=="string"&&{nodeOptions:J},steps:z}}async function M({
tree:c},b){const N=await(0,P().readJsonFile)(c,(0,C().from)({directory:b},"package.json"));return N===void 0||N===P().INVALID?
void 0:(0,o().objectIn)(N)}function k({bin:c,directories:b}){return!c&&"bin"in(0,o().objectIn)(b)}function m(c){const{name:b,
version:N}=c;return{packageId:b&&N?`${String(b)}@${String(N)}`:"",packageEnv:n(c)}}async function u(c,b,N,$){const{directory:j,
event:x,body:F}=c,U=(0,T().scriptText)(c),H={...b,directory:j},B=y(U),G=await r(B,H,{config:N,budget:$}),K=c.words.map(z=>z.
text),V=B&&{...B,...G&&{nested:G}};return{directory:j,event:x,body:F,words:K,text:U,...V&&{command:V}}}const _=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function r(c,b,{config:N,budget:$}){if(!(c?.
argv[0]==="npm"&&Object.keys(c.env).length===0)||N.npm_config_ignore_scripts==="true"||($.left-=1,$.left<0))return;const x=c.
argv.slice(1).map(B=>({text:B,span:v,quoted:!0})),{invocation:F,problems:U}=(0,I().parseNpm)(x),H=F.flags.every(({name:B})=>_.
has(B));if(!(U.length>0||!H))return p(F,b,$)}async function d(c,{tree:b},N){const $=(0,T().eventOf)(c),j=(await(0,P().usablePackageJson)(
b,N))?.scripts.has($??"");if(!($===void 0||j||(0,E().readSettings)(c).ifPresent))return{event:$,words:[],text:""}}function t(c){
return(0,D().changesShell)(c)||(0,D().isWithoutEffect)(c)||c==="nohup"}function y(c){const{words:b,assignments:N,refused:$,
problems:j}=(0,i().lex)(c),x=j.every(({rule:G,severity:K})=>G==="assignment-refused"||K==="warning"&&G!=="unquoted-glob"),
F=j.filter(({rule:G})=>G==="assignment-refused").length,[U]=b;if(!x||F!==$.length||U===void 0||t(U.text)||U.text.includes(
"="))return;const H=[...N,...$].sort((G,K)=>G.span.start-K.span.start);if(H.some(({name:G})=>G==="PATH"))return;const B=Object.
fromEntries(H.map(({name:G,value:K})=>[G,K]));return{argv:b.map(G=>G.text),env:B}}const w=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),a=["also","dev","include","omit","only","optional","product\
ion"];function l(c,b){const N=Object.entries(b).filter(([x,F])=>["harmless","honoured"].includes((0,R().effectOf)(x,F))),
$=c.map(({name:x,value:F,negated:U})=>[x.slice(2),F??U!==!0]),j=[...N,...$].filter(([x])=>!w.has(x));return Object.fromEntries(
j.map(([x,F])=>[`npm_config_${x.replaceAll("-","_").toLowerCase()}`,S(F)]))}function S(c){return Array.isArray(c)?c.map(
S).join(`

`):c==null||c===!1?"":String(c).trim()}function n(c){const{name:b,version:N,config:$,engines:j,bin:x}=c,F={};return g({name:b,
version:N,config:$,engines:j,bin:h(x,b)},"npm_package_",F),Object.fromEntries(Object.entries(F).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function g(c,b,N){for(const[$,j]of Object.entries(c))if(j!==void 0)if(j===null||j===!1)N[`${b}${$}`]="";else if(Array.
isArray(j))for(const[x,F]of j.entries())g({[`${$}_${x}`]:F},b,N);else typeof j=="object"?g(j,`${b}${$}_`,N):N[`${b}${$}`]=
String(j)}function h(c,b){const j=Object.entries((0,P().binOf)(c,typeof b=="string"?b:"")??{}).map(([x,F])=>[O().posix.basename(
s(x)),s(F)]).filter(([x,F])=>x&&F);return j.length>0?Object.fromEntries(j):void 0}function s(c){return O().posix.join("/",
c.replaceAll("\\","/")).slice(1)}},97018:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.redact=D,e.redactForms=
I;function O(){const d=f(41551);return O=function(){return d},d}function o(){const d=f(83377);return o=function(){return d},
d}function i(d){return o().TOKEN_SHAPES.flatMap(([t,y])=>Array.from(d.matchAll(y),({indices:w})=>{const[a,l]=w?.[1]??w?.[0]??
[0,0];return{kind:t,start:a,end:l}}))}function D(d,t=[]){return I(d,(0,O().knownForms)(t))}function I(d,t){const y=[...(0,O().
findKnown)(d,t),...i(d),...p(d)].sort((S,n)=>S.start-n.start||n.end-S.end),w=[];for(const S of y){const n=w.at(-1);n===void 0||
S.start>=n.end?w.push(S):S.end>n.end&&w.splice(-1,1,{...n,end:S.end})}let a="",l=0;for(const{kind:S,start:n,end:g}of w)a+=
`${d.slice(l,n)}[redacted ${S}]`,l=g;return{text:a+d.slice(l),redactions:w}}const R="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",P="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",C="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",T=`\\\\{0,3}["']`,E=new RegExp(`${R}\
(?:${T})?${P}${T}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),v=new RegExp(`${R}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),A=new RegExp(`${R}${C}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),L=new RegExp(`${R}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function p(d){return[...M(d,E,({name:t,value:y,next:w})=>/["'\\]/.test(w)&&
!u(t,y)),...M(d,v,({value:t,next:y})=>!_(t,y)),...M(d,A,({value:t,next:y})=>r(t)&&!_(t,y)),...M(d,L,({value:t,next:y})=>r(
t)&&!_(t,y))]}function M(d,t,y){return Array.from(d.matchAll(t)).flatMap(({groups:w={},indices:a})=>{const{name:l="",value:S=""}=w,
[n,g]=a?.groups?.value??[0,0],h={name:l,value:S,next:d.charAt(g)};return m(l,S)||!y(h)?[]:[{kind:"named secret",start:n,
end:g}]})}const k=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function m(d,t){return k.test(t)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(t)?!0:/^[\d.:_-]+$/.test(t)&&!/^p/i.test(d)}
function u(d,t){return/token|key/i.test(d)&&/^[A-Za-z][a-z]{0,15}$/.test(t)}function _(d,t){return t!==""&&"([{".includes(
t)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(d)}function r(d){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
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
`,O=new RegExp(`\\b(?:${f.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),o=e.TOKEN_SHAPES=
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
4378:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.Judge=void 0;function O(){const E=f(68450);return O=
function(){return E},E}function o(){const E=f(62166);return o=function(){return E},E}function i(){const E=f(51951);return i=
function(){return E},E}function D(){const E=f(54244);return D=function(){return E},E}function I(){const E=f(87952);return I=
function(){return E},E}function R(){const E=f(34482);return R=function(){return E},E}function P(){const E=f(41431);return P=
function(){return E},E}const C=4e3;class T{terms;context;clock;#e=new Map;#n=new Map;constructor(v,A,L){this.terms=v,this.
context=A,this.clock=L}static by(v){const A=(0,R().contextIn)(v,{});return new T(v,A,v.clock??new(D()).AuditClock(v.signal))}with(v){
const A={...this.terms,...v},L=(0,R().contextIn)(A,this.context.proposal);return new T(A,L,this.clock)}proposed(v){return new T(
this.terms,(0,R().contextIn)(this.terms,v),this.clock)}storeOf(v){const{cwd:A}=this.terms,L=(0,O().storeOf)(v,this.terms);
return A===void 0?L:{...L,root:A}}forFile(v){return this.startingIn(this.storeOf(v).root)}startingIn(v){if(v===(this.terms.
cwd??""))return this;const A=this.#n.get(v)??this.with({cwd:v});return this.#n.set(v,A),A}command(v){const A=this.#e.get(
v);if(A!==void 0)return A;const L=this.#s(v);this.#e.set(v,L);const[p]=this.#e.keys();return this.#e.size>C&&this.#e.delete(
p),L}async risk(v,A){return(0,P().judgeRiskAlone)(await this.#t(A),v,this.context)}async#s(v){const{profile:A}=this.terms.
policy;try{return(0,P().judgeReading)(await this.#t(v),A,this.context)}catch(L){return(0,P().unjudged)(v,A,L)}}async#t(v){
const{tree:A,base:L,changed:p,cwd:M="",policy:k}=this.terms,{clock:m}=this,u=(0,I().programTerms)(k),{areBuilt:_}=(0,I().
additionsFor)(k),r={...A&&{tree:A},...L&&{base:L},changed:p,cwd:M,programs:u,isOutput:_,clock:m};return await m.tick(),(0,o().
inPlaceOfNpm)(await(0,i().readCommand)(v,r),r)}}e.Judge=T},81961:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.comparePolicies=k,e.policyOfBranch=L,e.policyWith=A,e.stricterOf=C,e.tightenPolicy=E,e.valuesOf=v;function O(){const r=f(
23404);return O=function(){return r},r}function o(){const r=f(41330);return o=function(){return r},r}function i(){const r=f(
69873);return i=function(){return r},r}function D(){const r=f(41895);return D=function(){return r},r}function I(){const r=f(
74238);return I=function(){return r},r}function R(){const r=f(11160);return R=function(){return r},r}function P(){const r=f(
92328);return P=function(){return r},r}function C(r,d,t){const y=T(r.policy,d.policy);if("conflicts"in y)throw new(D()).
GateError("policy_conflict",`The policies of the base and of ${t} differ in ${y.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:w,digest:a}=d,l=[...r.combinedWith?[r.combinedWith.
name]:[],t];return{...r,policy:y.policy,digest:(0,I().digestPolicy)(y.policy),combinedWith:{name:l.join(" and "),digest:a,
...w!==void 0&&{ref:w}}}}function T(r,d){const t=[],y=v(r),w=v(d);for(const[a,{strictness:l}]of R().POLICY_KEYS){const[S,
n]=[y.get(a),w.get(a)];if((0,O().canonicalize)(S)===(0,O().canonicalize)(n))continue;const g=l.combine(S,n);g?y.set(a,g.
value):t.push(a)}return t.length>0?{conflicts:t}:{policy:A(y)}}function E(r,d){if(Object.values(d).every(l=>l===void 0))
return r;const t=v(r.policy),y=[],w=new Map(Object.entries(d));for(const[l,{strictness:S,input:n}]of R().POLICY_KEYS){const g=n&&
w.get(n.name),h=t.get(l);if(!(!n||g===void 0||g===h))if(h===n.open||S.compare(h,g)==="tighter")t.set(l,g);else{const s={
given:String(g),kept:String(h)};y.push({input:n.name,key:l,...s})}}const a=A(t);return{...r,policy:a,digest:(0,I().digestPolicy)(
a),ignoredInputs:y}}function v(r){const d=r;return new Map([...R().POLICY_KEYS.keys()].map(t=>{const[y="",w]=t.split("."),
a=d[y];return[t,w===void 0?a:a[w]]}))}function A(r){const d={};for(const[t,y]of r){const[w="",a]=t.split(".");d[w]=a===void 0?
y:{...d[w],[a]:y}}return R().policySchema.parse(d)}function L(r,d,t){const{branches:y,...w}=r.policy,a=Object.entries(y).
filter(([n])=>p(n,d));if(a.length===0&&d!==t)return;const l={...w,branches:{}},S=a.map(([,n])=>R().policySchema.parse((0,R().
withEntry)(l,n))).reduce((n,g)=>n?M(n,g,d):g,void 0);return S===void 0?r:{...r,policy:S,digest:(0,I().digestPolicy)(S)}}
function p(r,d){return r===d||o().default.isMatch(d,r,{dot:!0,nonegate:!0})}function M(r,d,t){const y=T(r,d);if("policy"in
y)return y.policy;throw new(D()).GateError("policy_conflict",`The entries of \`branches\` that match ${JSON.stringify(t)}\
 differ in ${y.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in these entrie\
s of the policy of the default branch.")}function k(r,d){const[t,y]=[v(r),v(d)];return[...R().POLICY_KEYS].flatMap(([w,{
strictness:a}])=>{const[l,S]=[t.get(w),y.get(w)],n=m(l,S);if(n===void 0)return[];const g=a.compare(l,S),h=a.loosens?.(l,
S)??g!=="tighter";return[{key:w,change:n,direction:g,loosens:h}]})}function m(r,d){if(Array.isArray(r)&&Array.isArray(d)){
const t=[...(0,P().missingFrom)(r,d).map(y=>`+ ${u(y)}`),...(0,P().missingFrom)(d,r).map(y=>`- ${u(y)}`)];return t.length===
0?void 0:t.join(", ")}return(0,O().canonicalize)(r)===(0,O().canonicalize)(d)?void 0:`${_(r)} \u2192 ${_(d)}`}function u(r){
const d=r.name;return typeof d=="string"?d:_(r)}function _(r){return(0,i().stringify)(r,{collectionStyle:"flow",lineWidth:0}).
trimEnd()}},16455:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.editOf=P,e.withEdit=R,e.withEdits=I;
function O(){const v=f(78816);return O=function(){return v},v}function o(){const v=f(82606);return o=function(){return v},
v}function i(){const v=f(70023);return i=function(){return v},v}const D=new Set("checks-syntax-only npm-script-missing o\
nly-prints target-missing".split(" "));async function I(v,A,L){if(v.every(({verdict:m})=>m==="allow"))return v;const p=v.
map(({reading:m})=>m.command),M=new(i()).ScriptStore(A),k=L?await(0,o().fixList)(p,M):[];return Promise.all(v.map(async(m,u)=>{
const{command:_}=m.reading;if(m.verdict==="allow"||_.length>o().LONGEST)return m;const r=k[u];return r?.kind==="fixed"?E(
m,P(_,r,M),M.judge):C(m,A,r)}))}async function R(v,A){const[L=v]=await I([v],A,!1);return L}function P(v,{commands:A,scripts:L},p){
const M=L.map(k=>p.pathOf(k)).flatMap(k=>{const m=p.textOf(k);return m===void 0?[]:[{path:k,text:m}]});return{old:v,new:A,
...M.length>0&&{files:M},fix:!0}}async function C(v,A,L){const{command:p}=v.reading,M=L??await(0,o().rewriteCommand)(p,new(i()).
ScriptStore(A));if(M.kind==="left"&&O().CHECKS_NOTHING.has(M.reason.id))return T(v,M.reason.remedy);const k=new(i()).ScriptStore(
A),m=await(0,o().rewriteCommand)(p,k,{rewrites:o().SUGGESTIONS,accepts:({findings:u})=>!u.some(({rule:_})=>D.has(_))});return m.
kind!=="fixed"?v:E(v,{...P(p,m,k),fix:!1},k.judge)}function T(v,A){const[L,...p]=v.findings;return L?{...v,findings:[{...L,
advice:A},...p]}:v}async function E(v,A,L){const{findings:p,verdict:M}=v,k=await Promise.all(A.new.map(t=>L.command(t)));
if(k.some(t=>t.verdict==="block"))return v;const m=new Set(p.map(({rule:t})=>t)),u=k.flatMap(t=>t.findings).flatMap(({rule:t,
severity:y})=>y==="notice"?[]:t),_=u.some(t=>!m.has(t));if(M==="warn"&&_)return v;const r=({rule:t,severity:y})=>M==="bl\
ock"?y==="error":!u.includes(t),d=p.find(r);return d===void 0?v:{...v,findings:p.map(t=>t===d?{...t,edit:A}:t)}}},78816:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.CHECKS_NOTHING=e.CANNOT_FAIL=void 0,e.reasonOf=P,e.reasons=void 0;function O(){
const C=f(13580);return O=function(){return C},C}function o(){const C=f(95132);return o=function(){return C},C}const i="\
Write a script by hand and run it with `node`.",D=e.CANNOT_FAIL="vacuous-code",I=e.reasons={cannotFail:()=>({id:D,message:"\
The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks somethin\
g, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the reposi\
tory and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run \
it with `node`."}),codeNotMoved:C=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${C}.`,title:"\
Code that cannot be moved into a script.",remedy:i}),dangerous:C=>({id:"dangerous-command",message:`The command ${C}.`,remedy:"\
Remove the command. A person decides whether the gene needs it."}),noPlace:C=>({id:"no-place-for-script",message:`Script\
s cannot be added to \`${C}\`: the path is not an ordinary directory.`,remedy:`Make \`${C}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:i}),dangles:(C,T)=>({id:"reference-dangles",message:`It names a gene by \`${C}\
\`, which is now \`${T}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in\
-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-ga\
te audit` reports about the file."})},R=e.CHECKS_NOTHING=new Set([I.cannotFail().id,I.checksNothing().id]);function P(C){
return{id:C.rule,title:(0,O().ruleOf)(C.rule)?.title,...(0,o().describe)(C)}}},82606:function(W,e,f){Object.defineProperty(
e,"__esModule",{value:!0}),e.SUGGESTIONS=e.LONGEST=void 0,e.fixList=p,e.rewriteCommand=T;function O(){const w=f(6163);return O=
function(){return w},w}function o(){const w=f(78816);return o=function(){return w},w}function i(){const w=f(50899);return i=
function(){return w},w}function D(){const w=f(77463);return D=function(){return w},w}function I(){const w=f(71570);return I=
function(){return w},w}function R(){const w=f(2137);return R=function(){return w},w}const P=6,C=200;async function T(w,a,l={}){
return new E(a,l).rewrite(w,P)}class E{#e;#n;#s;#t=C;constructor(a,{rewrites:l=t,accepts:S=()=>!0}){this.#e=a,this.#n=l,
this.#s=S}async rewrite(a,l){this.#t-=1;const S=await this.#e.judge.command(a),{reading:n,verdict:g,findings:h}=S;if(g===
"allow")return{kind:"fine"};const s=(0,O().dangerIn)(a);if(s!==void 0&&g==="block")return{kind:"left",reason:o().reasons.
dangerous(s)};let c;for(const $ of l>0&&this.#t>0?this.#n:[]){const j=await $(n,this.#e);if(j===void 0)continue;if("reas\
on"in j){c??=j.reason;continue}const x=await this.#o(j.commands,l-1),F=A(j,x);if(F.kind==="left")c??=F.reason;else return F}
const[b]=h,N=l===P||this.#s(S);return b===void 0||g==="warn"&&N?{kind:"fine"}:{kind:"left",reason:c??(0,o().reasonOf)(b)}}async#o(a,l){
const S=[];for(const n of a){if(S.some(v)||this.#t<=0)break;S.push(await this.rewrite(n,l))}return S}}function v(w){return w.
kind==="left"&&w.reason.id!==o().CANNOT_FAIL}function A(w,a){const l=a.find(v);if(l!==void 0)return l;const S=a.flatMap(
(g,h)=>{if(g.kind==="left")return[];const s=w.commands[h]??"";return g.kind==="fixed"?[g]:[{commands:[s],steps:[],scripts:[]}]}),
n=a.find(g=>g.kind==="left");return S.length===0||a.length<w.commands.length?n??{kind:"left",reason:o().reasons.tooLong()}:
{kind:"fixed",commands:S.flatMap(({commands:g})=>g),steps:[w.step,...n===void 0?[]:["command that only prints removed"],
...S.flatMap(({steps:g})=>g)],scripts:[...w.scripts??[],...S.flatMap(({scripts:g})=>g)]}}const L=e.LONGEST=16*1024;async function p(w,a){
const l=[];for(const g of w){const h=typeof g=="string"&&g.length<=L;l.push(h?await T(g,a):{kind:"fine"})}const S=new Set(
(await M(w,a)).flat()),n=await Promise.all(l.map(async g=>(g.kind==="fixed"?(await M(g.commands,a)).flat():[]).some(c=>!S.
has(c))?{kind:"left",reason:o().reasons.addsProblems()}:g));return m(w,await k(w,n,a))}function M(w,{judge:a}){return Promise.
all(w.map(async l=>{const{findings:S}=await a.command(l);return S.flatMap(({rule:n,severity:g})=>g==="notice"?[]:n)}))}async function k(w,a,l){
return a.some(d)&&(await Promise.all(a.map(async(n,g)=>{if(n.kind==="fixed")return!0;if(n.kind==="left")return!1;const{findings:h,
verdict:s}=await l.judge.command(w[g]);return s!=="block"&&!h.some(({rule:c})=>c==="only-prints")}))).includes(!0)?a.map(
n=>d(n)?u:n):a}function m(w,a){const l=new Set,S=new Set;return a.map((n,g)=>{const h=w[g];if(n.kind!=="fixed")return l.
add(h),S.has(h)?_:n;const s=n.commands.filter(c=>!l.has(c)&&l.add(c));for(const c of s)S.add(c);return s.length===n.commands.
length?n:{...n,commands:s,steps:[...n.steps,..._.steps]}})}const u=r("command that only prints removed"),_=r("repeated c\
ommand removed");function r(w){return{kind:"fixed",commands:[],steps:[w],scripts:[]}}function d(w){return w.kind==="left"&&
w.reason.id===o().CANNOT_FAIL}const t=[I().trimBlanks,i().moveCode,I().dropRedirection,I().dropUnread,I().splitConjunction,
I().findPrinter,D().dropLauncher,D().nameProgram,D().spellProgram,i().makeRelative],y=e.SUGGESTIONS=[...t,R().dropPreparation,
R().useWorkspace,R().requireEach,R().dropOutputFile,R().spellScript,R().passFlag,R().useInstalled,R().dropFlag,R().useNpm,
R().useNpx]},50899:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.moveCode=e.makeRelative=void 0;function O(){
const u=f(19609);return O=function(){return u},u}function o(){const u=f(32854);return o=function(){return u},u}function i(){
const u=f(93028);return i=function(){return u},u}function D(){const u=f(36773);return D=function(){return u},u}function I(){
const u=f(78816);return I=function(){return u},u}function R(){const u=f(70023);return R=function(){return u},u}function P(){
const u=f(710);return P=function(){return u},u}const C=async(u,_)=>{const r=A(u);if(r===void 0||"reason"in r)return r;const{
scriptText:d}=await Promise.all([f.e(559),f.e(683)]).then(f.bind(f,89683)),t=d(r.evaluation.code);if(typeof t!="string")
return t;const y=await _.place(t);return y===void 0?{reason:I().reasons.noPlace(R().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[r.evaluation.withScript(y)],scripts:[y]}};e.moveCode=C;const T=["line-break","blank-padding","mar\
kup-injection"],E=new Set(["--eval","--print"]),v=/strip-types|transform-types|detect-module|^--test/;function A(u){const{
invocation:_,command:r,assignments:d}=u;if(_?.program!=="node")return;const t=_.flags.filter(({name:s})=>E.has(s));if(t.
length===0)return;if(!L(u))return{reason:I().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
y,...w]=t;if(y?.value===void 0||y.name!=="--eval"||w.length>0)return{reason:I().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const a=_.flags.filter(s=>s!==y),l=a.find(s=>!p(s));if(l!==void 0)return{reason:I().reasons.
codeNotMoved(`\`${l.written}\` changes how \`node\` runs it`)};const S=({start:s,end:c})=>r.slice(s,c),n=_.passthrough.at(
-1),g=_.passthrough.slice(0,1).map(({span:s})=>S({start:s.start,end:n?.span.end??s.end})),h=[...d.map(({span:s})=>S(s)),
"node"];return{evaluation:{code:y.value,withScript:s=>[...h,...a.map(({span:c})=>S(c)),s,...g].join(" ")}}}function L(u){
const{command:_,words:r,assignments:d}=u;if((0,P().isAmbiguous)(u,T))return!1;let t=0;for(const{span:y}of[...d,...r]){if(y.
start>t&&!/^[ \t]*$/.test(_.slice(t,y.start)))return!1;t=Math.max(t,y.end)}return/^[ \t]*$/.test(_.slice(t))}function p({
name:u}){return O().NODE_FLAGS.get(u.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!v.test(u)}const M=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),k=({command:u,words:_,invocation:r,problems:d},{
tree:t})=>{if(r?.program!=="node"||t===void 0)return;const y=d.filter(({rule:w})=>M.has(w));for(const{text:w,span:a}of _.
slice(1)){if(!y.some(({span:{start:b}})=>b>=a.start&&b<a.end))continue;const S=[w,u.slice(a.start,a.end)].map(b=>m(t,b)).
find(b=>b!==void 0);if(S===void 0)continue;const n=/^[\w./@-]+$/.test(S)?S:(0,D().singleQuoted)(S),g=u.slice(0,a.start)+
n,h=u.slice(a.end),s=w.endsWith(`/${S}`)?w.slice(0,-S.length):void 0,c=s===void 0?h:h.replaceAll(` ${s}`," ");return{step:"\
path made relative",commands:[g+c]}}};e.makeRelative=k;function m(u,_){const r=_.split(/[\\/]/).filter(t=>t!==""&&t!==".");
return r.map((t,y)=>(0,o().normalise)(r.slice(y).join("/"))).slice(1).find(t=>{const y=t===void 0||t===""?void 0:(0,o().
resolveInTree)(u,t);return y?.kind==="inside"&&y.entry.tracked&&(0,i().isRegular)(y.entry.kind)})}},77463:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.spellProgram=e.nameProgram=e.dropLauncher=void 0;function O(){const m=f(
13254);return O=function(){return m},m}function o(){const m=f(11331);return o=function(){return m},m}function i(){const m=f(
710);return i=function(){return m},m}const D=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,I=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
R=m=>{const u=C(m,"program-by-path");if(u===void 0)return;const{program:_}=u.args,[,r]=D.exec(_)??[];if(r!==void 0)return T(
m,u,`npx ${r}`);const[,d]=I.exec(_)??[];return d===void 0?void 0:T(m,u,d)};e.nameProgram=R;const P=m=>{const u=C(m,"prog\
ram-look-alike");return u&&T(m,u,u.args.meant)};e.spellProgram=P;function C({problems:m},u){return m.find(_=>(0,O().isProblem)(
_,u))}function T({command:m},{span:u},_){return{step:"program name corrected",commands:[(0,i().replaceSpan)(m,u,_)]}}const E=[
"shell-grammar","unquoted-glob"],v={command:()=>0,env:()=>0,exec:()=>0,nice:m=>k(m,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:m=>k(m,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},A=/^(?:-[aeilux]*c|\/[cC])$/,
L=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,p=m=>{const{command:u,words:_}=m,[r,...d]=_;if(r===void 0||(0,i().
isAmbiguous)(m,E))return;const t=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),y=(0,o().isShell)(t)?M(d):
void 0;if(y!==void 0)return{step:"launcher removed",commands:[y]};const w=Object.hasOwn(v,t)?v[t]?.(d.map(({text:S})=>S)):
void 0,a=w===void 0?void 0:d[w];return a===void 0?void 0:{step:"launcher removed",commands:[u.slice(0,r.span.start)+u.slice(
a.span.start)]}};e.dropLauncher=p;function M(m){const[u,_]=m.slice(m.findIndex(r=>!L.test(r.text)));if(!(u===void 0||!A.
test(u.text)))return _===m.at(-1)&&_?.text.trim()?_.text.trim():void 0}function k(m,u,_){let r=0;for(;;){const d=m[r]??"";
if(_?.test(d))r+=2;else if(u.test(d))r+=1;else return r}}},710:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.cutSpan=i,e.isAmbiguous=I,e.replaceSpan=o,e.suggest=D;function O(){const R=f(13580);return O=function(){return R},R}function o(R,{
start:P,end:C},T){return R.slice(0,P)+T+R.slice(C)}function i(R,{start:P,end:C}){const T=R.slice(0,P).replace(/[ \t]+$/,
"");return T===""?R.slice(C).replace(/^[ \t]+/,""):T+R.slice(C)}function D(...R){return{step:"command suggested",commands:R}}
function I({problems:R},P=[]){return R.some(({rule:C,severity:T})=>T==="error"&&(0,O().ruleOf)(C).layer==="syntax"&&!P.includes(
C))}},71570:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.conjunctionOf=L,e.findPrinter=e.dropUnread=
e.dropRedirection=void 0,e.partsOf=A,e.trimBlanks=e.splitConjunction=void 0;function O(){const p=f(54669);return O=function(){
return p},p}function o(){const p=f(81716);return o=function(){return p},p}function i(){const p=f(78816);return i=function(){
return p},p}function D(){const p=f(710);return D=function(){return p},p}const I=({command:p})=>{const M=p.replace(/^[ \t\r\n]+/,
"").replace(/[ \t\r\n]+$/,"");return M===""||M===p?void 0:{step:"whitespace trimmed",commands:[M]}};e.trimBlanks=I;const R=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
P=({command:p,problems:M})=>{const m=M.some(({rule:u})=>u==="shell-redirection")?p.replace(R,""):p;if(!(m===p||(0,O().lex)(
m).problems.length>0))return{step:"redirection removed",commands:[m]}};e.dropRedirection=P;const C=({command:p,problems:M})=>{
for(const{rule:k,span:m}of M){const u=p.slice(m.end).trim()==="";if(k==="shell-comment"&&!/[\r\n]/.test(p.slice(m.start))||
k==="shell-operator"&&u&&p.slice(m.start,m.end)===";")return{step:"comment removed",commands:[(0,D().cutSpan)(p,m)]};if(k===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,D().replaceSpan)(p,m,"")]}}};e.dropUnread=C;const T=new Set(
["echo","printf","true",":","pwd","date"]),E=p=>T.has(p.words[0]?.text??"")&&!(0,D().isAmbiguous)(p)?{reason:i().reasons.
cannotFail()}:void 0;e.findPrinter=E;const v=({command:p,problems:M})=>{if(A(p).some(({text:m})=>/^\(?cd(?:[ \t]|$)/.test(
m)))return{reason:i().reasons.changesDirectory()};if(!M.some(({rule:m})=>m==="shell-operator"))return;const k=L(p);return k&&
{step:"split at &&",commands:k.map(({text:m})=>m)}};e.splitConjunction=v;function A(p){const M=(0,o().readShellText)(p);
return p.slice(0,M[0]?.span.start).trim()!==""?[]:M.map(({span:k,separator:m})=>({text:p.slice(k.start,k.end).trim(),operator:m.
trim()}))}function L(p){const M=A(p),k=M.every(({operator:m},u)=>m===(M[u+1]?"&&":""));return M.length>1&&k?M:void 0}},70023:function(W,e,f){
Object.defineProperty(e,"__esModule",{value:!0}),e.ScriptStore=e.SCRIPT_FOLDER=void 0;function O(){const E=f(77598);return O=
function(){return E},E}function o(){const E=f(76760);return o=function(){return E},E}function i(){const E=f(39491);return i=
function(){return E},E}function D(){const E=f(63550);return D=function(){return E},E}function I(){const E=f(93028);return I=
function(){return E},E}const R=e.SCRIPT_FOLDER="scripts/validate",P=[16,64];class C{#e;#n=new Map;#s;#t;#o;constructor(v){
const{tree:A,cwd:L=""}=v.terms;this.#e=A,this.#s=L,this.#t=v,this.#o=A&&(0,I().subTree)(A,L)}get judge(){return this.#t}get tree(){
return this.#o}pathOf(v){return o().posix.join(this.#s,v)}textOf(v){return this.#n.get(v)}async place(v){const A=this.#e;
if(A===void 0)return;const L=(0,O().createHash)("sha256").update(v).digest("hex");for(const p of P){const M=`${R}/eval-${L.
slice(0,p)}.cjs`,k=this.pathOf(M);if(!(0,i().foldersAbove)(k).every(r=>(A.stat(r)?.kind??"directory")==="directory"))return;
const u=A.stat(k);if(u===void 0)return this.#i(k,v,A),M;if((0,I().isRegular)(u.kind)&&u.tracked&&(await A.read(k)).equals(
Buffer.from(v)))return M}}#i(v,A,L){if(this.#n.has(v))return;this.#n.set(v,A);const p=T(L,Object.fromEntries(this.#n));this.#t=
this.#t.with({tree:p}),this.#o=(0,I().subTree)(p,this.#s)}}e.ScriptStore=C;function T(E,v){const A=(0,D().literalTree)(v),
L=(p,M)=>[...p,...[...M].filter(({path:k})=>E.stat(k)===void 0)].sort(i().byEntryPath);return{label:E.label,original:E,stat:p=>E.
stat(p)??A.stat(p),readlink:p=>E.readlink(p),read:(p,M)=>p in v?A.read(p,M):E.read(p,M),list:p=>L(E.list(p),A.list(p)),files:()=>L(
E.files(),A.files())}}},2137:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.useWorkspace=e.useNpx=e.
useNpm=e.useInstalled=e.spellScript=e.requireEach=e.passFlag=e.dropPreparation=e.dropOutputFile=e.dropFlag=void 0;function O(){
const l=f(59867);return O=function(){return l},l}function o(){const l=f(3051);return o=function(){return l},l}function i(){
const l=f(13580);return i=function(){return l},l}function D(){const l=f(13254);return D=function(){return l},l}function I(){
const l=f(710);return I=function(){return l},l}function R(){const l=f(71570);return R=function(){return l},l}const P=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
C=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,T=8,E=({command:l,problems:S})=>{if(!S.some(({rule:h})=>h==="shell-operato\
r"||h==="line-break"))return;const n=(0,R().partsOf)(l);if(n.length===0||n.length>T)return;const g=[];for(const[h,{text:s}]of n.
entries()){const c=n[h-1]?.operator??"",b=c==="||"&&C.test(s),N=/^\|&?$/.test(c)&&P.test(s);if(!(b||N)){if(!/^(?:|&&|[;\n]*)$/.
test(c)||s.startsWith("cd "))return;g.push(s)}}if(/^[&;\s]*$/.test(n.at(-1)?.operator??"")&&!(g.length===0||g.join()===l))
return(0,I().suggest)(...g)};e.requireEach=E;const v=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
A=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,L=({command:l})=>{const S=(0,R().conjunctionOf)(l)?.map(({text:g})=>g),n=S?.filter(
g=>!v.test(g)&&!A.test(g))??[];if(!(S===void 0||n.length===0||n.length===S.length))return(0,I().suggest)(...n)};e.dropPreparation=
L;const p=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,M=({command:l,problems:S})=>{if(!S.
some(({rule:g})=>g==="shell-redirection"))return;const n=l.replace(p,"");return n===l?void 0:(0,I().suggest)(n)};e.dropOutputFile=
M;const k=l=>{const{command:S,problems:n,invocation:g}=l;for(const{rule:h,span:s}of n){if(!(0,i().ruleOf)(h).removable||
S[s.start]!=="-")continue;const c=S.slice(s.start,s.end),b=S.slice(s.end).trimStart(),N=!/[=\s]/.test(c)&&b!==""&&!b.startsWith(
"-"),$=g?.flags.some(j=>j.span.start===s.start)===!0;if(!(N&&!$))return(0,I().suggest)((0,I().cutSpan)(S,s))}};e.dropFlag=
k;const m=({command:l,problems:S,invocation:n})=>{const g=S.find(b=>(0,D().isProblem)(b,"unknown-flag")),h=n?.program===
"npm"&&n.subcommand!=="exec";if(g===void 0||!h||n.passthrough.length>0)return;const s=(0,I().cutSpan)(l,g.span),c=l.slice(
g.span.start,g.span.end);return(0,I().suggest)(`${s.trimEnd()} -- ${c}`)};e.passFlag=m;const u=({command:l,words:S,problems:n,
invocation:g})=>{if(!n.some(({rule:b})=>b==="uses-network")||g?.program!=="npx")return;const s=S.slice(1).find(({text:b})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(b));if(s===void 0)return;const c=s.text.slice(0,s.text.lastIndexOf("@"));return(0,I().suggest)((0,I().replaceSpan)(
l,s.span,c))};e.useInstalled=u;const _=new Set(["test","start","stop"]),r=new Set(["pnpm","yarn","bun","npm"]),d=async({
command:l,problems:S,words:n,invocation:g},h)=>{if(g?.program!=="npm")return;const s=await a(h),c=S.find(U=>(0,D().isProblem)(
U,"npm-script-missing"));if(c!==void 0){const U=(0,o().nearestName)(c.args.script,s),H=n.find(({text:B})=>B===c.args.script);
return U===void 0||H===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(l,H.span,U))}const b=S.find(U=>(0,D().isProblem)(
U,"unknown-subcommand"));if(b===void 0)return;const{subcommand:N,meant:$}=b.args,j=$===""?(0,o().nearestName)(N,[..._]):
$,x=[...s.includes(N)?[`run ${N}`]:[],...j===void 0?[]:[j]],[F]=x;return F===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(
l,b.span,F))};e.spellScript=d;const t=async({command:l,words:S,problems:n},g)=>{const h=n.some(({rule:x})=>x==="program-\
not-allowed"),[s,c,b]=S;if(!h||s===void 0||c===void 0||!r.has(s.text)||s.text==="bun"&&/^(?:test|build)$/.test(c.text))return;
const N=c.text==="run"?b:c;if(N===void 0||!(await a(g)).includes(N.text))return;const $=_.has(N.text)?N.text:`run ${N.text}`,
j=l.slice(N.span.end).trim();return(0,I().suggest)(`npm ${$}${j===""?"":` -- ${j}`}`)};e.useNpm=t;const y=({command:l,words:S,
problems:n},{tree:g})=>{const h=n.find(({rule:x})=>x==="program-not-allowed"),[s,c,b]=S;if(h===void 0||s===void 0||g===void 0)
return;const N=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(s.text),$=/^(?:exec|dlx|x)$/.test(c?.text??"")?b:c,j=N?/^(?:bunx|pnpx)$/.
test(s.text)?c:$:s;return j===void 0||!/^[a-z][\w.-]*$/.test(j.text)?void 0:(0,I().suggest)(`npx ${l.slice(j.span.start)}`)};
e.useNpx=y;const w=({command:l})=>{const[,S,n]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(l)??[];if(S===
void 0||n===void 0)return;const[,g=n,h=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(n.trim())??[];return(0,I().suggest)(`${g}\
 -w ${S.replace(/\/$/,"")}${h}`)};e.useWorkspace=w;async function a({tree:l}){return[...(l&&await(0,O().usablePackageJson)(
l,""))?.scripts.keys()??[]]}},37075:function(W,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.causeOf=I,e.identityOf=
i,e.idsOf=D;function O(){const E=f(77598);return O=function(){return E},E}function o(){const E=f(13580);return o=function(){
return E},E}function i(E){const{rule:v,subject:A,location:L,args:p}=E,M=A&&[A.type,A.id,A.command];return T([v,M??L?.path,
P(v,p)])}function D(E){const v=new Map;return new Map(E.map(A=>{const L=i(A),p=(v.get(L)??0)+1;return v.set(L,p),[A,p===
1?L:`${L}:${p}`]}))}function I(E){const{rule:v,subject:A,location:L,args:p}=E,{cause:M,instance:k=[]}=(0,o().ruleOf)(v);
if(M)return T([M(p)]);const m=new Set([...Object.values(A??{}),L?.path]),u=P(v,p).filter(([_,r])=>!R.has(_)&&!k.includes(
_)&&!m.has(r));return T([v,u])}const R=new Set(["path","paths","via","value","written"]);function P(E,v){const{counted:A=[]}=(0,o().
ruleOf)(E);return Object.keys(v).sort().flatMap(p=>{const M=v[p];if(M===void 0||typeof M=="number"||p==="likewise")return[];
const k=p==="detail"||A.includes(p);return[[p,k?C(M):M]]})}function C(E){return typeof E=="boolean"?E:typeof E=="string"?
E.replace(/\d+/g,"#"):E.map(v=>v.replace(/\d+/g,"#"))}function T(E){return(0,O().hash)("sha256",JSON.stringify(E))}},60502:function(W,e,f){
f.r(e),f.d(e,{ParseError:()=>O.mB,getStaticTOMLValue:()=>O.AY,parseTOML:()=>O.MD});var O=f(9605)}};
