"use strict";exports.id=8827,exports.ids=[8827],exports.modules={26750:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),
t.accepted=L,t.entryDigest=T;function S(){const A=u(10473);return S=function(){return A},A}function o(){const A=u(2833);
return o=function(){return A},A}function i(){const A=u(54062);return i=function(){return A},A}function x(){const A=u(95132);
return x=function(){return A},A}const I=1024*1024;async function T({entry:A,targets:P},{format:_},v){const f=[];for(const{
kind:c,name:R,text:w}of P){const m=c==="file"&&v?await(0,S().readText)(v,R,I):void 0;f.push([c,R,m??w??null])}const C=[_.
name,A.event,A.content,f];return(0,o().digestOf)(JSON.stringify(C))}function L(A,P,{rules:_=[]}){const v=A.length>0?_.find(
({accept:d})=>d===P):void 0;if(v===void 0)return A;const{reason:f,expires:C}=v;if(C>=(0,i().dayOf)(new Date))return A.map(
d=>({...d,suppressed:{reason:f,expires:C}}));const c=`\`agent_files.rules\` for \`${P.slice(0,19)}\u2026\``,R=`it expire\
d on ${C} (reason: ${f})`,[{location:w}={}]=A,m=w&&{location:w};return[...A,(0,x().finding)("exception-refused",{exception:c,
refusal:R},m)]}},97034:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.compareEntries=x,t.isSameFile=
v;function S(){const c=u(59490);return S=function(){return c},c}function o(){const c=u(92599);return o=function(){return c},
c}function i(){const c=u(41239);return i=function(){return c},c}async function x(c,R,w,m){const{earlier:d,removed:M}=C(R,
w),r=M.filter(({form:n})=>n!=="scripts").map(n=>{const b=A(n,void 0,R,w);return{state:"removed",entry:n,...b,targets:[]}}),
a=w.map(async n=>{const b=d.get(n),O=b?.event===n.event&&b.content===n.content,g=P(b?await(0,o().runsOf)(b,c,m.baseTree,
m.changed):[]),y=P(await(0,o().runsOf)(n,c,m.tree,m.changed));if(n.form==="scripts"&&g.size+y.size===0)return[];const k=await Promise.
all([...y].map(async([p,e])=>{const l=g.get(p),E=l===void 0?O:l.text!==e.text,N=await _(e,m)??(E?"edited":void 0);return N===
void 0?e:{...e,change:N}}));if(!O){const p=A(b,n,R,w);return[{state:b?"changed":"new",entry:n,...p,targets:k}]}return[...g.
keys()].some(p=>!y.has(p))||k.some(({change:p})=>p!==void 0)?[{state:"script_changed",entry:n,targets:k}]:[]});return[...(await Promise.
all(a)).flat(),...r].reduce(T,[])}const I=300;function T(c,R){const{entry:w}=R,m=L(R),d=m===void 0?-1:c.findIndex(b=>L(b)===
m),M=c[d];if(M===void 0)return[...c,R];const[r,a]=[[M.entry.event,w.event],[M.entry.shown,w.shown]].map(([b="",O=""])=>b===
O||b.endsWith("\u2026")?b:`${b}, ${b.length<I?O:"\u2026"}`),n={...M.entry,event:r??"",shown:a??""};return c.with(d,{...M,
entry:n})}function L({entry:{event:c,setting:R},state:w,change:m}){if(!R)return;const{trust:d}=R;if(d===void 0)return`${w}`;
if((0,i().isOfList)(d))return`${w} ${m} ${c}`;const[M=""]=c.split(/[. ]/);return m==="widens"?void 0:`${w} ${m} ${M}.`}function A(c,R,w,m){
const{setting:d,isGuard:M}=R??c??{};if(!d)return M&&!R?{change:"widens"}:{};const{trust:r}=d;if(r===void 0)return{};const a=b=>b.
flatMap(O=>O.event===(R??c)?.event?O.setting?.value??[]:[]),n={before:a(w),after:a(m)};return{change:(0,i().directionOf)(
r,{old:c?.setting,now:R?.setting,...n})}}function P(c){return new Map(c.map(R=>[(0,o().keyOf)(R),R]))}async function _({
kind:c,name:R},w){if(c!=="file")return;const m=w.baseTree.stat(R);return m===void 0?"added":await v(m,w.tree.stat(R),w)?
void 0:"edited"}async function v(c,R,{baseTree:w,tree:m}){return c===void 0||R===void 0?c===R:c.kind!==R.kind?!1:c.oid!==
void 0?c.oid===R.oid:(await w.read(c.path)).equals(await m.read(R.path))}const f=[({event:c,content:R})=>JSON.stringify(
[c,R]),({event:c,setting:R})=>(0,i().isOfList)(R?.trust)?void 0:c,({content:c,setting:R})=>R?void 0:c];function C(c,R){const w=new Map;
let m=c;for(const d of f){const M=(0,S().groupBy)(m,d);for(const r of R){const a=d(r),n=a===void 0||w.has(r)?void 0:M.get(
a)?.shift();n&&w.set(r,n)}m=[...M.values()].flat()}return{earlier:w,removed:m}}},47905:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.dangersInScript=p,t.dangersInShell=A;function S(){const e=u(76760);return S=function(){return e},
e}function o(){const e=u(97424);return o=function(){return e},e}function i(){const e=u(11331);return i=function(){return e},
e}function x(){const e=u(81716);return x=function(){return e},e}function I(){const e=u(54421);return I=function(){return e},
e}const T=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),L=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function A(e){const l=(0,x().readShellText)(P(e));return[...(0,o().findDangers)(l).filter(_).map(({name:N,span:j})=>({does:o().
DOES[N],at:j.start})),...(0,x().everyCommand)(l).flatMap(C),...R(e)]}function P(e){return(/%\w+%|\b[A-Za-z]:\\/.test(e)?
e.replaceAll("\\","/"):e).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,(N,j)=>j.padEnd(N.length))}
function _({name:e,pattern:l}){return T.has(e)||e==="mass_deletion"&&L.test(l)}const v=/^(?:base32|base64|uudecode|xxd)$/,
f=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function C({words:e,pipedFrom:l}){const[E,...N]=(0,I().startedWords)(
e);if(E===void 0)return[];const j=(0,i().programNamed)(E.text)?.kind,$=E.span.start,D=N.some(({text:H})=>/https?:|(?:java|vb)script:/i.
test(H));if(f.test((0,i().baseName)(E.text))&&D)return[{does:o().DOES.remote_code_execution,at:$}];const F=(0,I().startedWords)(
l?.words??[])[0]?.text??"";if(v.test(F)&&(0,i().runsCode)(E.text))return[{does:"runs text that it decodes",at:$}];const U=j===
"interpreter"?(0,I().textHanded)([E,...N])?.text:void 0;return U===void 0?[]:k(U).map(H=>({...H,at:$}))}const c=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:(?!(?:nc|ncat|netcat)\s)\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function R(e){return[...e.matchAll(c)].map(({index:l})=>({does:"gives a shell to another machine",at:l}))}const w=String.
raw`\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b`,m=String.raw`\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\(`,
d=String.raw`\.then\s*\(`,M=e=>String.raw`(?:(?!${e})[^;\n])*?`,r=new RegExp(String.raw`${w}${M(w)}\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(`,
"g"),a=new RegExp(String.raw`${m}${M(m)}${d}\s*(?:eval\b|${M(d)}\b(?:eval|Function|exec\w*|runIn\w+)\s*\()`,"g"),n=/["'`]/g,
b=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/y;function O(e){const l=[],E=new Map,N=`${e}
`;let j=0;for(const{0:$,index:D}of e.matchAll(n)){if(D<j||D<(E.get($)??0))continue;b.lastIndex=D;const[F,,U=""]=b.exec(e)??
[];F===void 0?E.set($,N.indexOf(`
`,D)):l.push({inner:U,index:D}),j=D+(F?.length??0)}return l}const g=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
y=200;function k(e){const l=[r,a].flatMap(N=>[...e.matchAll(N)].map(({index:j})=>({does:o().DOES.remote_code_execution,at:j}))),
E=O(e).flatMap(({inner:N,index:j})=>g.test(e.slice(Math.max(0,j-y),j))?A(N.replace(/\\(.)/g,"$1")).map($=>({...$,at:j})):
[]);return[...l,...E]}const s=/\.(?:[cm]?[jt]sx?|py)$/i,h=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;function p(e,l){
const[E=""]=l.split(`
`,1),N=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(E),j=N?.[1]?.endsWith("/env")?N[2]:N?.[1];if(s.test(e))return k(l);const $=(0,i().
programNamed)(j??"")?.kind;return h.test(e)||$==="shell"||!N&&S().posix.extname(e)===""?A(l):$==="interpreter"?k(l):[]}},
99668:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.agentFileAt=v,t.agentFilesIn=C;function S(){const w=u(
76760);return S=function(){return w},w}function o(){const w=u(18744);return o=function(){return w},w}function i(){const w=u(
59490);return i=function(){return w},w}function x(){const w=u(32854);return x=function(){return w},w}function I(){const w=u(
93028);return I=function(){return w},w}function T(){const w=u(60058);return T=function(){return w},w}const L=[...T().AGENT_FORMATS,
...T().UNREAD_FORMATS].flatMap(w=>w.files.map(m=>({format:w,file:m,steps:m.toLowerCase().split("/")}))),A=L.map(({format:w,
file:m},d)=>{const M=m.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,r=>r==="*"?"[^/]+":r==="**"?".+":"(?:.*/)?");return{
format:w,rank:d,pattern:new RegExp(`^(?:(.*)/)?${M}$`,"is")}}),P=(0,i().groupBy)(A,({rank:w})=>{const{steps:m=[]}=L[w]??
{};return m.find(d=>!d.includes("*"))??S().posix.extname(m.at(-1)??"")}),_=new Set(L.flatMap(({steps:w})=>w.slice(0,-1)).
filter(w=>!w.includes("*")));function v(w){const m=w.toLowerCase().split("/"),d=[...m,S().posix.extname(m.at(-1)??"")].filter(
n=>P.has(n));if(d.length===0)return;const r=d.flatMap(n=>P.get(n)??[]).flatMap(({format:n,rank:b,pattern:O})=>{const g=O.
exec(w);return g?[{rank:b,place:{path:w,format:n,root:g[1]??""}}]:[]}),[a]=r.sort((n,b)=>Number(f(n.place.format))-Number(
f(b.place.format))||n.place.root.length-b.place.root.length||n.rank-b.rank);return a?.place}function f({places:w}){return w.
length===0}function C(w,{agent_files:{level:m,include:d,exclude:M}}){if(m==="off")return[];const r=[...w.files()],a=r.flatMap(
({path:s,kind:h})=>h==="symlink"&&_.has(S().posix.basename(s).toLowerCase())?[s,...R(w,s)]:s),[n,b]=[(0,o().pathTest)(d),
(0,o().pathTest)(M)],O=s=>{const h=v(s);return h!==void 0&&n(s)&&!b(s)?h:void 0},g=r.flatMap(({path:s,kind:h})=>{if(h!==
"symlink"||(0,x().resolveInTree)(w,s).kind!=="outside")return[];const p=O(`${s}/file`);return p?[{...p,path:s,entry:void 0}]:
[]}),y=[...new Set(a)].flatMap(s=>{const h=O(s),p=h&&(0,x().resolveInTree)(w,s);if(h===void 0||p===void 0||p.kind==="mis\
sing")return[];const l=p.kind==="inside"&&p.path!==s?O(p.path)?.format:void 0;if(l&&(l===h.format||f(h.format)))return[];
const E=p.kind==="inside"?p.entry:void 0;return E===void 0||(0,I().isRegular)(E.kind)?[{...h,entry:E}]:[]}),k=new Set(y.
map(({path:s})=>s));return[...y,...g.filter(({path:s})=>!k.has(s))]}const c=4;function R(w,m){const d=(0,x().resolveInTree)(
w,m);if(d.kind!=="inside"||d.entry.kind!=="directory")return[];const M=(r,a,n)=>w.list(r).flatMap(({path:b,kind:O})=>{const g=`${a}\
/${S().posix.basename(b)}`;return O!=="directory"?[g]:n<c?M(b,g,n+1):[]});return M(d.path,m,1)}},11418:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.OTHER_AGENT_FORMATS=void 0;function S(){const A=u(41239);return S=function(){
return A},A}function o(){const A=u(12274);return o=function(){return A},A}function i(){const A=u(82024);return i=function(){
return A},A}const x=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(S().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(S().CHANGES,"prompt resources toolAliases")],I=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),T=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,L=t.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
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
"more","sandbox_workspace_write/writable_roots"),...(0,i().settings)(S().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,i().settings)(S().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,i().settings)(S().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,i().settings)(S().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,i().settings)(S().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,i().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...i().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:i().OTHER_VARIABLES},...(0,i().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,i().settings)(S().CHANGES,"developer_instructions\
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
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,i().settings)(S().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,i().settings)(S().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,i().settings)(S().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,i().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,i().settings)(S().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,i().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("less","excludeTool\
s"),...(0,i().settings)("any","migratedTo"),...(0,i().settings)(S().CHANGES,"contextFileName settings")],harmless:(0,i().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:i().
ALL_HOOKS,harmless:(0,i().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...i().ALL_HOOKS,...(0,i().settings)(S().ON,"enabledPlugins/* disableAllHooks"),
...(0,i().settings)("source","extraKnownMarketplaces/*/source"),...(0,i().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,i().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...i().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,i().settings)("sources","plugin"),...(0,i().settings)("source","provider/*/npm"),...(0,i().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,i().settings)(S().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,i().settings)(S().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,i().settings)(S().PERMISSION,"permission/*/* permission/* permission"),
...(0,i().settings)(S().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,i().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,i().settings)("any","server/hostname"),...(0,i().settings)(S().
ON,"server/mdns"),...(0,i().settings)("more","server/cors"),...(0,i().settings)("sources","instructions"),...(0,i().settings)(
S().PROTECTS_BY_DEFAULT,"snapshot"),...(0,i().settings)(S().CHANGES,"default_agent skills experimental agent/*/prompt mo\
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
les/hooks .cline/hooks",T),...(0,i().paths)(".clinerules/hooks .cline/hooks",T.replace(/\w+/g,"$&.js $&.py $&.ps1 $&.sh")),
...(0,i().paths)(".cline/plugins","*.js *.ts")],syntax:"program",roots:["PWD"],approval:"does not document who is asked \
before a hook runs",specification:"https://docs.cline.bot/customization/hooks",verified:!1,places:[{at:"",form:"file",event:"\
{file}",...i().HOOKS.guards&&{guards:i().HOOKS.guards}}]},{name:"kiro-hook",tool:"Kiro",files:[".kiro/hooks/*.kiro.hook",
".kiro/hooks/*.hook"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://\
kiro.dev/docs/hooks/actions",verified:!0,places:[{at:"then",form:"start",event:"{file}",only:{field:"type",values:["runC\
ommand"]}},...(0,i().settings)(S().ON_BY_DEFAULT,"enabled")],harmless:(0,i().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,i().settings)(S().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,i().keys)(`$schema versi\
on name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`)},{name:"kiro-agent",tool:"Kiro",files:[".kiro/agents/\
*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"https://kiro.dev/\
docs/cli/hooks",verified:!0,places:x,harmless:I},{name:"amazonq-agent",tool:"Amazon Q",files:[".amazonq/cli-agents/*.jso\
n",".amazonq/agents/*.json"],roots:["PWD"],approval:"does not document who is asked before an agent starts",specification:"\
https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",verified:!0,places:x,harmless:I},{name:"ki\
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
augment","letta","cortex"].flatMap(A=>[`.${A}/settings.json`,`.${A}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:o().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(S().
PROTECTS,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.MODES=t.CLAUDE_FORMATS=
void 0;function S(){const C=u(41239);return S=function(){return C},C}function o(){const C=u(82024);return o=function(){return C},
C}const i=t.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
x={order:["disable",void 0],unset:void 0},I=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,o().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,o().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,o().settings)(S().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,o().settings)(S().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,o().settings)(S().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,o().settings)(S().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,o().settings)(x,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,o().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,o().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,o().settings)(S().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:S().ON}],T=(0,o().keys)(`$s\
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
  worktree/sparsePaths`),L=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],A=[o().HOOKS,o().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,o().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,o().settings)("sources","dependencies"),...(0,o().settings)(S().CHANGES,"settings"),...(0,o().settings)(
S().ON,"defaultEnabled")],P=(0,o().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),_="asks once for the f\
older",v="gene-gate does not judge what its text asks for",f=t.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[o().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,o().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),o().ENVIRONMENT,
...I],harmless:[...T,{at:"env/*",names:o().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:L,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:A,harmless:P},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:L,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,o().inside)("plugins/*",A).map(C=>({detail:"\
name",...C})),...(0,o().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,o().settings)(S().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,o().keys)("$schema name description version owner metadata renames"),...P.map(({at:C})=>({
at:`plugins/*/${C}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:L,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,o().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:L,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,o().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:L,approval:_,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:v,places:[{at:"",form:"scripts",event:"skill {file}"},o().HOOKS,
...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().settings)("less","disallowed-tools"),...(0,o().settings)(
S().PROTECTS,"disable-model-invocation"),...(0,o().settings)(S().CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,o().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:L,approval:_,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:v,places:[o().HOOKS,...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().
settings)("less","disallowed-tools"),...(0,o().settings)(S().PROTECTS,"disable-model-invocation"),...(0,o().settings)(S().
CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,o().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:L,approval:_,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:v,places:[
o().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,o().settings)("shown","mcpServers skills agents"),
{...o().SERVER,at:"mcp-servers/*"},...o().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,o().settings)("all","t\
ools"),...(0,o().settings)("less","disallowedTools"),...(0,o().settings)(S().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,o().settings)(S().PROTECTS,"disable-model-invocation"),...(0,o().settings)(S().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:o().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:o().
ALL_HOOKS,harmless:(0,o().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema \
inputs")}]},20300:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.EDITOR_FORMATS=void 0;function S(){
const P=u(41239);return S=function(){return P},P}function o(){const P=u(82024);return o=function(){return P},P}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},x=["linux",
"osx","windows"];function I(P,_){return P.split(/\s+/).flatMap(v=>x.map(f=>_(`${v}.${f}`)))}const T=[...I("terminal.inte\
grated.profiles",P=>({at:`${P}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...I("termi\
nal.integrated.automationProfile",P=>({at:P,form:"start"})),...I("terminal.integrated.shell terminal.integrated.automati\
onShell",P=>({at:P,form:"command"})),...I("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",P=>({at:P,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
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
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,o().settings)(S().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,o().settings)(S().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,o().settings)(S().PROTECTS,"chat.agent.networkFilter"),...(0,o().settings)(S().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,o().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,o().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,o().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,o().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,o().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,o().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],L={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},A=t.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
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
map(P=>({at:P,form:"lines"})),harmless:(0,o().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,o().settings)(L,"type"),...(0,o().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,o().settings)("less","networkPolicy/deny permissions/deny"),...(0,o().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,o().settings)(S().PROTECTS,"disableTmpWrite"),...(0,o().
settings)(S().ON,"enableSharedBuildCache")],harmless:(0,o().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
tool:"VS Code",files:[".vscode/settings.json"],roots:["workspaceFolder","workspaceRoot","PWD"],approval:"asks once for t\
he workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/workspace-trust",verified:!0,places:T},
{name:"vscode-workspace",isGeneral:!0,tool:"VS Code",files:["*.code-workspace"],roots:["workspaceFolder","workspaceRoot",
"PWD"],approval:"asks once for the workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi\
-root-workspaces",verified:!0,places:[...(0,o().inside)("settings",T),...(0,o().inside)("tasks",[i])]},{name:"zed-settin\
gs",isGeneral:!0,tool:"Zed",files:[".zed/settings.json"],roots:["ZED_WORKTREE_ROOT","PWD"],approval:"asks once for the p\
roject",specification:"https://zed.dev/docs/worktree-trust",verified:!0,places:[{at:"lsp/*/binary/path",form:"command",event:"\
language server {0}"},...(0,o().settings)("any","lsp/*/binary/arguments lsp/*/binary/env"),{at:"context_servers/*",form:"\
server",event:"MCP server {0}",only:{field:"source",values:[void 0,"custom"]}},{at:"agent_servers/*",form:"start",event:"\
agent {0}"},{at:"dap/*/binary",form:"command",event:"debugger {0}"},...["formatter/external","formatter/*/external"].flatMap(
P=>[{at:P,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${P}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,o().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,o().settings)(S().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,o().settings)(S().
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
ckerComposeFile"].map(P=>({at:P,form:"file",event:"build of the container"})),...(0,o().settings)("source","image"),...(0,o().
settings)("sources","features customizations/vscode/extensions"),...(0,o().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,o().settings)(S().ON,"privileged"),...(0,o().settings)("any","remoteEnv/* containerEnv/*").
map(P=>({...P,names:o().OTHER_VARIABLES})),...(0,o().settings)("any","remoteUser containerUser workspaceMount"),...(0,o().
settings)(S().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,o().inside)("customizatio\
ns/vscode/settings",T)]}]},60058:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.AGENT_FORMATS=void 0,
Object.defineProperty(t,"UNREAD_FORMATS",{enumerable:!0,get:function(){return I().UNREAD_FORMATS}});function S(){const L=u(
11418);return S=function(){return L},L}function o(){const L=u(12274);return o=function(){return L},L}function i(){const L=u(
20300);return i=function(){return L},L}function x(){const L=u(56450);return x=function(){return L},L}function I(){const L=u(
6575);return I=function(){return L},L}const T=t.AGENT_FORMATS=[...o().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...S().OTHER_AGENT_FORMATS,
...x().MACHINE_FORMATS.map(L=>({...L,isGeneral:!0}))]},56450:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),
t.MACHINE_FORMATS=void 0;function S(){const P=u(41239);return S=function(){return P},P}function o(){const P=u(82024);return o=
function(){return P},P}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),x=new RegExp(`^(?:${i.
join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:x};function T(P){return(0,o().inside)(P,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:S().CHANGES}]).map(v=>({...v,...v.form==="lines"&&{event:"{0}",detail:"\
name"},names:x}))}const L=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,A=t.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:L},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(P=>(0,o().inside)(P,[I])),...(0,o().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,o().settings)("less","pnpm/neverBuiltDependencies"),...(0,o().settings)(
S().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,o().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,o().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(P=>({name:`leftho\
ok-${P}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[P].flatMap(_=>[_,`\
.${_}`,`.config/${_}`]),syntax:P,directories:["",...(0,o().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
 nobody",specification:"https://lefthook.dev/configuration/",verified:!0,places:[...T("*"),...(0,o().commands)("rc lefth\
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
"more","settings/trusted_config_paths"),...(0,o().settings)(S().ON,"settings/not_found_auto_install"),...(0,o().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(G,t,u){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.TEXT=t.SERVER_TRUST=t.SERVER=t.OTHER_VARIABLES=t.HOOKS=t.HARMLESS_VARIABLES=t.HARMLESS_TOP=t.FLAT_HOOKS=
t.ENVIRONMENT=t.ALL_HOOKS=void 0,t.commands=f,t.inside=_,t.keys=c,t.paths=v,t.settings=C;function S(){const M=u(76774);return S=
function(){return M},M}function o(){const M=u(41239);return o=function(){return M},M}const i=t.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
x=t.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},I=t.SERVER_TRUST=[...C("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...C("less","mcpServers/*/disabledTools"),...C(o().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...C(o().PROTECTS,"mcpServers/*/disabled")],T=t.FLAT_HOOKS={...i,at:"hooks/*/*"},L=t.ALL_HOOKS=[{...T,without:"\
hooks"},i],A=t.TEXT=[{at:`${S().INLINE}/*`,form:"command",event:"text of {file}"},{at:S().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],P=t.HARMLESS_TOP=c(`${S().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function _(M,r){return r.map(a=>({...a,at:`${M}/${a.at}`,...a.event&&M.includes("*")&&{event:a.
event.replace("{0}","{1}")}}))}function v(M,r){return M.split(/\s+/).flatMap(a=>r.split(/\s+/).map(n=>`${a}/${n}`))}function f(M,r=""){
return M.split(/\s+/).map(a=>({at:a,form:"command",event:a+r}))}function C(M,r){return r.split(/\s+/).map(a=>({at:a,form:"\
setting",trust:M}))}function c(M){return M.split(/\s+/).map(r=>({at:r}))}const R=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:M})=>M).
join("|"),"i"),w=t.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:M})=>M).join("|"),"i"),m=t.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${w.source}))`,"i"),d=t.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:R,trust:"any"}},6575:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.UNREAD_FORMATS=void 0;const u="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",S=`CLAUDE.md CLAU\
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
sions"},i={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:u,verified:!1,places:[]},x=t.UNREAD_FORMATS=
[{...i,tool:"an agent",files:S.split(/\s+/)},...Object.entries(o).map(([I,T])=>({...i,name:"unread",tool:I,files:T.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${I}`}))]},19610:function(G,t,u){Object.defineProperty(t,"__\
esModule",{value:!0}),t.findHidden=_;function S(){const f=u(25367);return S=function(){return f},f}const o=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
x=/^[\u200B-\u200F\u061C]$/,I=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
T=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,L=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,A=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
P=/^\uFE0F?\u200D\uFE0F?$/;function _(f){const C=new Map,c=f.replace(i,R=>" ".repeat(R.length));for(const{0:R,index:w}of c.
matchAll(o)){const[m=""]=[...c.slice(Math.max(0,w-2),w)].slice(-1),[d=""]=[...c.slice(w+R.length,w+R.length+2)];if(v(R,m,
d,w))continue;const M=f.lastIndexOf(`
`,w)+1,r=C.get(M)??{offset:w,names:new Set};for(const a of R)r.names.add((0,S().codePointName)(a.codePointAt(0)??0));C.set(
M,r)}return[...C].map(([R,{offset:w,names:m}])=>{const d=f.indexOf(`
`,R);return{text:f.slice(R,d<0?void 0:d),offset:w,names:[...m]}})}function v(f,C,c,R){return f==="\uFEFF"?R===0:A.test(f)?
L.test(C):P.test(f)&&T.test(C)?T.test(c)||/[♀♂⚕⚖✈❤]/u.test(c):x.test(f)&&(I.test(C)||I.test(c))}},20702:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.judgeAgentFiles=f,t.judgeWholeFile=r,t.notJudgedFile=C,t.readFound=M;
function S(){const s=u(10473);return S=function(){return s},s}function o(){const s=u(59490);return o=function(){return s},
s}function i(){const s=u(13580);return i=function(){return s},s}function x(){const s=u(95132);return x=function(){return s},
s}function I(){const s=u(26750);return I=function(){return s},s}function T(){const s=u(97034);return T=function(){return s},
s}function L(){const s=u(99668);return L=function(){return s},s}function A(){const s=u(12195);return A=function(){return s},
s}function P(){const s=u(12792);return P=function(){return s},s}function _(){const s=u(92599);return _=function(){return s},
s}function v(){const s=u(41239);return v=function(){return s},s}async function f(s,h,p){const e=$=>new Map((0,L().agentFilesIn)(
$,h).map(D=>[D.path,D])),[l,E]=[e(s.baseTree),e(s.tree)],N=[...new Set([...l.keys(),...E.keys()])].sort(),j=h.agent_files;
return p.all(N,async $=>{const[D,F]=[l.get($),E.get($)];try{return await m(D,F,s,j)}catch(U){const H=F??D;return H&&C(H,
U)}}).then($=>R($.filter(D=>D!==void 0)))}function C(s,h){const{path:p}=s,e={path:p,line:1,column:1},l=[(0,x().notJudged)(
`the file \`${p}\``,h,{location:e})];return{file:{...s,entries:[],contents:[]},entries:[],findings:l}}const c=3;function R(s){
const h=new Set(s.flatMap(({entries:E})=>E.flatMap(({targets:N})=>N.map(({name:j})=>j)))),p=({entries:[E]})=>E?.entry.form===
"unread",e=(0,o().groupBy)(s.filter(E=>p(E)&&!h.has(E.file.path)),({file:E})=>E.format.tool),l=new Map([...e.values()].flatMap(
E=>{const N=E.length-c;return E.slice(0,c).map((j,$)=>[j,$===c-1&&N>0?w(j,N):j])}));return s.flatMap(E=>p(E)?l.get(E)??[]:
[E])}function w(s,h){const p=s.findings.map(e=>({...e,args:{...e.args,detail:`${e.args.detail}, nor ${h} others`}}));return{
...s,entries:s.entries.map(e=>({...e,findings:p})),findings:p}}async function m(s,h,p,e){const l=s&&h&&await(0,T().isSameFile)(
s.entry,h.entry,p),E=(h??s)?.format.places.length===0;if(l&&E)return;const N=h&&await M(p.tree,h),j=l?N:s&&await M(p.baseTree,
s),$=N??j;if($===void 0)return;const D=new Set(l?[]:j?.contents.map(({value:V})=>V)),F=l?[]:N?.contents.filter(({value:V})=>!D.
has(V))??[],U=[...N?.broken&&!l?[N.broken]:[],...F.map(V=>V.finding)],H=N?.broken?[]:await(0,T().compareEntries)($,j?.entries??
[],N?.entries??[],p),X=l||H.length>0||N?.broken?H:d($,h===void 0?"removed":s===void 0?"new":"changed"),B=await n({file:$,
entries:X,findings:U},p.tree,e);if(B.entries.length===0&&B.findings.length===0)return;if(e.level!=="approve"||!B.findings.
some(O))return B;const z=B.entries.filter(({findings:V})=>V.some(O)),q={path:$.path,events:z.map(({entry:V})=>V.event)},
J={path:$.path,line:1,column:1},Y=(0,x().finding)("agent-files-unapproved",q,{location:J});return{...B,findings:[...B.findings,
Y]}}function d(s,h){const{path:p,format:e}=s;if(e.unread===void 0)return[];const l=e.places.length>0?"its text":"the who\
le file";return[{state:h,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:l,location:{
path:p,line:1,column:1}},targets:[]}]}async function M(s,{entry:h,...p}){return h===void 0?(0,P().unreadFile)(p,"it is a\
 symlink that leads to no file here"):(h.size??0)>P().MAX_BYTES?(0,P().unreadFile)(p,`it has more than ${P().MAX_BYTES} \
bytes`):(0,P().readAgentFile)(p,await s.read(h.path))}async function r(s,h,p){const e=await Promise.all(s.entries.filter(
a).map(async N=>({entry:N,targets:await(0,_().runsOf)(N,s,h)}))),l=s.contents.map(N=>N.finding),E=s.broken?[s.broken]:l;
return n({file:s,entries:e,findings:E},h,p)}function a({setting:s,form:h}){if(s===void 0)return h!=="unread";const p={old:void 0,
now:s,before:[],after:[]};return s.trust!==void 0&&(0,v().directionOf)(s.trust,p)==="widens"}async function n({file:s,entries:h,
findings:p},e,l){const E=$=>$.map(D=>b(D,s,l)),N=await Promise.all(h.map(async $=>{const D=await(0,I().entryDigest)($,s,
e),F=E(await g($,s,e));return{...$,digest:D,findings:(0,I().accepted)(F,D,l)}})),j=[...E(p),...N.flatMap($=>$.findings)];
return{file:s,entries:N,findings:j}}function b(s,{format:h},{level:p}){const{failsByLevel:e,undecided:l}=(0,i().ruleOf)(
s.rule);return!h.verified&&!e&&!l?{...s,severity:"notice"}:p==="error"&&e&&s.severity!=="notice"?{...s,severity:"error"}:
s}function O({severity:s,suppressed:h}){return s!=="notice"&&h===void 0}async function g({state:s,entry:h,change:p,targets:e},{
path:l,format:E},N){const{event:j,shown:$,form:D,location:F,isHidden:U,setting:H}=h,{tool:W}=E,K={tool:W,event:j,command:$,
state:s??""},X={location:F};if(H&&s===void 0){const Z={...K,change:"widens",isMember:!1};return[(0,x().finding)("agent-s\
etting-changed",Z,{...X,severity:"notice"})]}if(D==="unread"){const Z=E.unread??"";return[(0,x().finding)("agent-file-un\
read",{path:l,detail:Z},{location:F,severity:"notice",harm:"bookkeeping"})]}if((p||H)&&s!=="script_changed"){const Z=p===
void 0||p==="widens"?"warning":"notice",ee=(0,v().isOfList)(H?.trust),Q={...K,change:p??"",isMember:ee};return[(0,x().finding)(
"agent-setting-changed",Q,{...X,severity:Z})]}if(s==="removed")return[];const B=s!=="script_changed",z=[];for(const{kind:Z,
change:ee,name:Q,script:ne,line:se}of e){if(Z!=="danger"||!(B||ee))continue;const te=ne===void 0?Q:`runs \`${ne}\`, which\
 ${Q} in line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,x().finding)("agent-runs-danger",
{...K,danger:te},{location:oe}))}B&&U&&z.push((0,x().finding)("agent-runs-danger",{...K,danger:y},X));const q=e.filter(({
change:Z})=>s===void 0||Z!==void 0);for(const{kind:Z,name:ee}of q){const Q=Z==="file"&&N?await(0,S().whyUnreadable)(N,ee):
void 0;Q&&z.push((0,x().finding)("agent-script-unreadable",{...K,script:ee,why:Q},X))}if(z.length>0)return z;const Y=D===
"server"&&e.length>0&&e.every(k)||!B?"notice":"warning",V=B?(0,A().meansOf)(e):q.map(({name:Z})=>`the change decides abo\
ut \`${Z}\``);return[(0,x().finding)("agent-command-changed",{...K,means:V},{...X,severity:Y})]}const y="hides its outpu\
t";function k({kind:s,name:h}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(h)}},12195:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.meansOf=I;function S(){const T=u(97018);return S=function(){return T},
T}function o(){const T=u(36773);return o=function(){return T},T}const i={file:({name:T,change:L})=>`it runs \`${T}\`${L===
void 0?"":`, which this change ${L==="added"?"adds":"edits"}`}`,npm_script:({name:T,change:L})=>`it runs the script \`${T}\
\` of package.json${L?", which this change edits":""}`,missing:({name:T})=>`it runs \`${T}\`, which is not in the commit`,
outside:({name:T})=>`it runs \`${T}\`, which is outside of the repository`,package:({name:T,isExact:L})=>L?`it fetches \`${T}\
\``:`it fetches \`${T}\` without an exact version`,inline:({name:T})=>`it has code for \`${T}\` in one line`,danger:({name:T,
script:L,line:A})=>L===void 0?`it ${T}`:`\`${L}\` ${T} (line ${A})`,address:({name:T})=>`it connects to \`${T}\``,program:()=>{},
unread:({name:T})=>`it could not be read: ${T}`},x=4;function I(T){const L=T.flatMap(P=>{const _=(0,S().redact)(P.name).
text;return i[P.kind]({...P,name:_})??[]}),A=T.filter(({kind:P})=>P==="program").map(({name:P})=>P);return L.length===0&&
A.length>0?[`it runs ${(0,o().inCode)(A.slice(0,x))} of the machine`]:L.length>x?[...L.slice(0,x),`and ${L.length-x} mor\
e`]:L}},53158:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.ProjectFiles=void 0;function S(){const A=u(
76760);return S=function(){return A},A}function o(){const A=u(59867);return o=function(){return A},A}function i(){const A=u(
3463);return i=function(){return A},A}function x(){const A=u(32854);return x=function(){return A},A}function I(){const A=u(
93028);return I=function(){return A},A}const T=/^(?:[/~\\]|[A-Za-z]:)/;class L{#e;#n;constructor(P,_){this.#e=P,this.#n=
_}into(P){const v=P===void 0||T.test(P)||/[$`]/.test(P)?[]:this.#n.map(f=>S().posix.join(f,P));return new L(this.#e,v)}find(P,_=[
""]){if(!(/^[/~]/.test(P)||P===""||!this.#e))for(const v of this.#n)for(const f of _){const C=(0,x().normalise)(S().posix.
join(v,P.replaceAll("\\","/"))+f),c=C===void 0?void 0:(0,x().resolveInTree)(this.#e,C);if(c?.kind==="inside"&&(0,I().isRegular)(
c.entry.kind)&&c.entry.tracked)return c.path}}script(P,_){const v=this.find(P,_);if(v!==void 0)return{kind:"file",name:v};
if(T.test(P))return{kind:"outside",name:P};const[f]=this.#n;if(f===void 0)return{kind:"unread",name:`it runs ${P} in ano\
ther directory`};const C=(0,x().normalise)(S().posix.join(f,P));return C===void 0?{kind:"outside",name:P}:{kind:this.#e===
void 0?"file":"missing",name:C||"."}}named(P,_){const v=this.find(P.replace(/^-{1,2}[\w-]+=/,""),_);return v===void 0?[]:
[{kind:"file",name:v}]}async manifest(){const P=this.find("package.json");return this.#e&&P?(0,i().objectIn)(await(0,o().
readJsonFile)(this.#e,P)):{}}}t.ProjectFiles=L},12792:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.
MAX_BYTES=void 0,t.readAgentFile=R,t.unreadFile=w;function S(){const e=u(76760);return S=function(){return e},e}function o(){
const e=u(23404);return o=function(){return e},e}function i(){const e=u(16111);return i=function(){return e},e}function x(){
const e=u(94534);return x=function(){return e},e}function I(){const e=u(3463);return I=function(){return e},e}function T(){
const e=u(97018);return T=function(){return e},e}function L(){const e=u(95132);return L=function(){return e},e}function A(){
const e=u(19610);return A=function(){return e},e}function P(){const e=u(23213);return P=function(){return e},e}function _(){
const e=u(76774);return _=function(){return e},e}function v(){const e=u(41239);return v=function(){return e},e}function f(){
const e=u(18255);return f=function(){return e},e}const C=t.MAX_BYTES=1024*1024,c=1e3;function R(e,l){const{text:E,complete:N}=(0,x().
decodeUtf8)(l),j=new(x()).Source(e.path,E),$=(H,W=0)=>w(e,H,j,W),{format:D}=e,{syntax:F="json"}=D;if(!N&&F!=="program"&&
F!=="text")return $("it is not UTF-8",E.length);const U=F==="markdown"||F==="text"&&N;try{const H=(0,f().findValues)((0,_().
readSyntax)(E,F),D);return H.length>c?$(`it has more than ${c} commands and settings`):{...e,entries:H.map(W=>M(W,j,D)),
get contents(){return[...h(j),...U?p(j):[]]}}}catch(H){if(H instanceof _().SyntaxProblem)return $(H.message,H.offset);throw H}}
function w(e,l,E=new(x()).Source(e.path,""),N=0){const{path:j}=e,$=(0,L().finding)("agent-file-unread",{path:j,detail:l},
{location:E.location(N)});return{...e,entries:[],contents:[],broken:$}}const m=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
d=/"(?:reveal|showOutput)":"never"/i;function M(e,l,{places:E}){const{node:N,chain:j,isWrong:$,place:D}=e,{form:F,inherits:U=[],
trust:H,guards:W}=D,K=(0,i().getNodeValue)(N),X=j.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,f().membersOf)(te,oe))),B=Object.
fromEntries(X.map(([te,oe])=>[te,(0,i().getNodeValue)(oe)])),z=(0,I().isMapping)(K)?{...B,...K}:K,q=$?[P().UNREAD]:(0,P().
readValue)(F,z,l.path),J=(0,I().isMapping)(z)&&F!=="command"&&F!=="setting",Y=Object.entries(J?z:{}).filter(([te])=>!m.test(
te)&&!a(`${D.at}/${te}`,E)),V=d.test(JSON.stringify([B,K])),ee=(F==="scripts"?q.slice(0,1):q).map(P().textOf).filter(te=>te!==
""),Q=H==="source"&&(0,I().isMapping)(K)?(0,v().sourceText)(K):K,ne=F==="setting"&&H===void 0&&!$,se=b($?(0,i().getNodePath)(
N).join(".")||"the whole file":O(e,l));return{commands:q,form:F,event:se,shown:ne?"":b(ee.join(" ; ")||(typeof Q=="strin\
g"?Q:JSON.stringify(Q))),content:r(e,V,J?Object.fromEntries(Y):z??null),isHidden:V,...F==="setting"&&!$&&{setting:{...H&&
{trust:H},value:K}},isGuard:W?.test(se)??!1,location:l.location(N.offset,N.offset+N.length)}}function r({place:{form:e}},l,E){
return e==="scripts"?"":(0,o().canonicalize)([l,E])}function a(e,l){return l.some(E=>E.form==="setting"&&E.at===e)}const n=1e3;
function b(e){const l=(0,T().redact)(e).text.replace(/\s+/g," ").trim();return l.length>n?`${l.slice(0,n)}\u2026`:l}function O({
names:e,chain:l,place:{at:E,event:N,detail:j=""}},{path:$}){const D=N?.replace(/\{(\d)\}/,(H,W)=>e[Number(W)]||'""').replace(
"{file}",()=>g($))??e.reduce((H,W)=>H.replace("*",()=>W),E.replaceAll("/",".")),U=l.flatMap(H=>(0,f().membersOf)(H,j)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${D} (${U})`:D}function g(e){const l=S().posix.basename(e);return l===
"SKILL.md"?S().posix.basename(S().posix.dirname(e)):l}const y=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
k=4;function s(e){const l=/\d/.test(e)&&/[A-Za-z]/.test(e)&&new Set(e).size>=8;return e.length>=12&&l&&!y.test(e)}function h(e){
const{text:l,path:E}=e;return(0,T().redact)(l).redactions.flatMap(({kind:N,start:j,end:$})=>{const D=l.slice(j,$),F=e.location(
j,$),U=(0,L().finding)("agent-file-content",{path:E,kind:N},{location:F});return s(D)?[{value:D,finding:U}]:[]})}function p(e){
return(0,A().findHidden)(e.text).map(({text:l,offset:E,names:N})=>{const j=N.slice(0,k),$={path:e.path,kind:"hidden",characters:j,
more:N.length>k},D=e.location(E);return{value:l,finding:(0,L().finding)("agent-file-content",$,{location:D})}})}},23213:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.UNREAD=void 0,t.readValue=T,t.textOf=R;function S(){const m=u(76760);
return S=function(){return m},m}function o(){const m=u(3463);return o=function(){return m},m}function i(){const m=u(36773);
return i=function(){return m},m}function x(){const m=u(76774);return x=function(){return m},m}const I=t.UNREAD={unread:"\
it is not in the documented form"};function T(m,d,M){const r=S().posix.dirname(M);if(m==="file")return[d].flat().map(a=>typeof a!=
"string"?I:{file:a===""?M:S().posix.join(r,a)});if(m==="scripts"){const a=(0,o().objectIn)(d)[x().PATHS];return[{file:`${r}\
/`},...L(a)?a.map(n=>({file:S().posix.join(r,n)})):[]]}return m==="lines"?[d].flat().flatMap(a=>typeof a=="string"?{shell:a}:
(0,o().isMapping)(a)?f(a):I):m==="setting"?typeof d=="string"?[{argv:[],environment:[d]}]:[]:m!=="command"?(0,o().isMapping)(
d)?f(d):[I]:((0,o().isMapping)(d)?Object.values(d):[d]).map(a=>typeof a=="string"?{shell:a}:L(a)?{argv:a}:I)}function L(m){
return Array.isArray(m)&&m.every(d=>typeof d=="string")}const A=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],P=["exec","run","bash","path","program","entry","cmd"],_=["arguments","with_arguments"];
function v(m){const d=s=>s.map(h=>m[h]).find(h=>h!==void 0),{script:M,runner:r,type:a}=m,b=typeof M=="string"&&a!=="npm"?
[r??[],`./${M}`].flat():void 0,O=m.command??d(P)??b,g=m.args??d(_),[y,...k]=[O].flat();return{...m,...O!==void 0&&{command:y},
...(g!==void 0||k.length>0)&&{args:k.length>0?[k,g??[]].flat():g}}}function f(m){const d=v(m),M=A.map(a=>d[a]).map(a=>typeof a==
"string"?{command:a}:a).filter(a=>(0,o().isMapping)(a)&&a.command!==void 0);return[...d.command===void 0&&(M[0]??d.dependsOn)?
[]:[{}],...M].flatMap(a=>C({...d,...a}))}function C(m){const{type:d,script:M,command:r,args:a=[],headersHelper:n}=m,b=typeof n==
"string"?[{shell:n}]:[],g=[m.url,m.httpUrl,m.serverUrl].find(H=>typeof H=="string");if(r===void 0&&g!==void 0)return[...b,
{address:g}];const y=d==="npm"&&r===void 0,k=Array.isArray(a)?a.map(c):[void 0],s=y?["npm","run",M]:[c(r),...k];if(!L(s))
return[I];const[h="",...p]=s,l=(p.length===0?/^$|[\s|;&$()<>`'"]/.test(h):d==="shell")?{shell:[h,...p.map(w)].join(" ")}:
{argv:s},{cwd:E,env:N,shell:j}=(0,o().isMapping)(m.options)?m.options:m,$=(0,o().isMapping)(j)?[j.executable,j.args??[]].
flat():[],D=Object.values((0,o().isMapping)(N)?N:{}).filter(H=>typeof H=="string"),F=typeof E=="string"?{directory:E}:{},
U=L($)&&$.length>0?[{argv:$}]:[];return[{...l,...F,environment:D},...U,...b]}function c(m){return(0,o().isMapping)(m)?m.
value:m}function R(m){return"argv"in m?m.argv.map(w).join(" "):"unread"in m?"":"file"in m?m.file:"shell"in m?m.shell:m.address}
function w(m){return/^[\w@%+=:,./${}-]+$/.test(m)?m:(0,i().singleQuoted)(m)}},92599:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.keyOf=f,t.runsOf=v;function S(){const n=u(76760);return S=function(){return n},n}function o(){
const n=u(10473);return o=function(){return n},n}function i(){const n=u(95244);return i=function(){return n},n}function x(){
const n=u(32854);return x=function(){return n},n}function I(){const n=u(93028);return I=function(){return n},n}function T(){
const n=u(47905);return T=function(){return n},n}function L(){const n=u(53158);return L=function(){return n},n}function A(){
const n=u(23213);return A=function(){return n},n}function P(){const n=u(98809);return P=function(){return n},n}const _=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function v({commands:n},{path:b,root:O,format:g},y,k=new Set){const{directories:s=[""],roots:h}=g,p=[...s.map(D=>S().
posix.join(O,D)),"",S().posix.dirname(b)],e=new(L()).ProjectFiles(y,p),l=C(h.join("|")),E=[];for(const D of n)E.push(..."\
file"in D?M(l(D.file),y):await r(D,e,l));const N=({name:D})=>(0,I().isRegular)(y?.stat(D)?.kind),j=[...E,...w(n,E,k).filter(
N)],$=new Set(j.flatMap(({kind:D,name:F})=>D==="file"?[F]:[]));for(const D of $)j.push(...y?await d(y,D):[]);return[...new Map(
j.map(D=>[f(D),D])).values()]}function f({kind:n,name:b,script:O,text:g}){return JSON.stringify([n,b,...n==="danger"?[O,
g]:[]])}function C(n){const b=new RegExp(`\\$(?:(?:env:)?(?:${n})\\b|\\{(?:env:)?(?:${n})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${n})%`,"g");return O=>O.replace(b,".").replace(_,"~")}const c=/(?<![\w.@+-])(?:[\w.@+-]+[\\/])+[\w.@+-]+|(?=[\w@+-])(?<=(?<![\w.@+-])\.*)[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
R=/\$(?:env:)?\w+|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|%\w+%/g;function w(n,b,O){if(O.size===0)return[];const g=n.flatMap(
h=>"environment"in h?h.environment??[]:[]),y=[...n.map(A().textOf),...g].flatMap(h=>h.replace(R,"").match(c)??[]).map(h=>h.
replaceAll("\\","/").replace(/^(?:\.{1,2}\/)+/,"")),k=(h,p)=>h===p||h.endsWith(`/${p}`),s=y.filter(h=>!b.some(({kind:p,name:e})=>p===
"file"&&k(e,h)));return[...O].filter(h=>s.some(p=>k(h,p))).map(h=>({kind:"file",name:h}))}const m=2e5;async function d(n,b){
const O=await(0,o().readText)(n,b,m);if(O===void 0||"unread"in O)return[];const g=O.text.split(`
`);return(0,T().dangersInScript)(b,O.text).map(({does:y,at:k})=>{const s=O.text.slice(0,k).split(`
`).length;return{kind:"danger",name:y,script:b,line:s,text:g[s-1]?.trim()??""}})}function M(n,b){if(!b)return[];const O=(0,x().
resolveInTree)(b,n.replace(/\/$/,""));if(O.kind!=="inside")return[];const g=({path:s,kind:h})=>h==="directory"?b.list(s).
flatMap(g):h==="executable"||h==="file"&&(0,i().isCode)(s)?[s]:[];return(n.endsWith("/")?g(O.entry):(0,I().isRegular)(O.
entry.kind)?[O.path]:[]).map(s=>({kind:"file",name:s}))}async function r(n,b,O){if("address"in n)return[{kind:"address",
name:n.address}];if("unread"in n)return[{kind:"unread",name:n.unread}];const{directory:g,environment:y=[]}=n,k=g?b.into(
O(g)):b,s="shell"in n?n.shell.split(/["'|;&]/):[],h=[...y,...s.filter(e=>e.includes("\\"))].map(O);return[..."shell"in n?
await(0,P().textRuns)(O(n.shell),k):[...(0,T().dangersInShell)((0,A().textOf)(n)).map(({does:e})=>({kind:"danger",name:e})),
...await(0,P().wordRuns)(n.argv.map(e=>a(O(e))),k)],...(0,P().valueRuns)(h,k)]}function a(n){const b=!/\$\{|\$\w/.test(n);
return{text:n,shown:n,quoted:!0,span:{start:0,end:0},isKnown:b}}},76774:function(G,t,u){Object.defineProperty(t,"__esMod\
ule",{value:!0}),t.SyntaxProblem=t.PATHS=t.LINKS=t.INLINE=void 0,t.readSyntax=P;function S(){const g=u(16111);return S=function(){
return g},g}function o(){const g=u(60502);return o=function(){return g},g}function i(){const g=u(69873);return i=function(){
return g},g}function x(){const g=u(3463);return x=function(){return g},g}class I extends Error{offset;constructor(y,k=0){
super(y),this.offset=k}}t.SyntaxProblem=I;const T=t.INLINE="!`",L=t.LINKS="!link",A=t.PATHS="!path";function P(g,y){if((0,x().
isNestedTooDeep)(y==="markdown"?d(g).text:g))throw new I("its brackets are nested too deeply");switch(y){case"json":return _(
g);case"toml":return R(g);case"yaml":return m(g,0);case"markdown":return a(g);case"shell":return f(g,[0,g.length]);case"\
program":case"text":return f("",[0,0])}}function _(g){const y=[],k=(0,S().parseTree)(g,y,{allowTrailingComma:!0}),[s]=y;
if(s)throw new I(v((0,S().printParseErrorCode)(s.error)),s.offset);if(k===void 0)throw new I("it is empty");return k}function v(g){
return g.replace(/\B[A-Z]/g,y=>` ${y}`).toLowerCase()}function f(g,[y,k]){return{type:g===null?"null":typeof g,value:g,offset:y,
length:k-y}}function C(g,y,[k,s]){const h={type:g,offset:k,length:s-k,children:y};for(const p of y)p.parent=h;return h}function c(g,y,k){
return C("property",[f(g,k),y],k)}function R(g){try{const y=(0,o().parseTOML)(g),k=new Map,s=({body:p},e)=>{for(const l of p){
const E=l.key.keys.map(j=>j.type==="TOMLBare"?j.name:j.value),N=l.type==="TOMLTable"?l.resolvedKey:[...e,...E];k.set(N.join(
"\0"),l.range),l.type==="TOMLTable"?s(l,N):l.value.type==="TOMLInlineTable"&&s(l.value,N)}};s(y.body[0],[]);const h=(p,e,l)=>{
const E=k.get(e.join("\0"))??l;if(Array.isArray(p))return C("array",p.map((j,$)=>h(j,[...e,$],E)),E);if(!(0,x().isMapping)(
p)||p instanceof Date)return f(p instanceof Date?p.toISOString():p,E);const N=Object.entries(p).map(([j,$])=>c(j,h($,[...e,
j],E),E));return C("object",N,E)};return h((0,o().getStaticTOMLValue)(y),[],[0,g.length])}catch(y){throw y instanceof o().
ParseError?new I(w(y.message),y.index):y}}function w(g){const[y=""]=g.split(`
`);return y.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,k=>k.toLowerCase())}function m(g,y){const k=(0,i().
parseDocument)(g,{uniqueKeys:!0}),[s]=k.errors;if(s)throw new I(w(s.message),y+s.pos[0]);let h=0;const p=(e,l)=>{if((0,i().
isAlias)(e)){if(h+=1,h>100)throw new I("it has too many aliases",l[0]);return p(e.resolve(k),l)}const E=(0,i().isMap)(e)||
(0,i().isSeq)(e)||(0,i().isScalar)(e)?e.range:void 0,N=E?[y+E[0],y+E[1]]:l;if((0,i().isMap)(e))return C("object",e.items.
map(({key:$,value:D})=>c(String($),p(D,N),N)),N);if((0,i().isSeq)(e))return C("array",e.items.map($=>p($,N)),N);const j=(0,i().
isScalar)(e)?e.value:null;return f(typeof j=="object"&&j!==null?String(j):j,N)};return p(k.contents,[y,y+g.length])}function d(g){
const[y="",k="",s=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(g)??[];return y!==""&&g.startsWith(y)?{text:s,
start:k.length,end:y.length}:{text:"",start:0,end:0}}const M=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
r=[[T,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[L,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${M}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[A,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${M}(?![\w/-])`,"g")]];function a(g){const{text:y,start:k,
end:s}=d(g),h=[0,g.length],p=r.flatMap(([e,l])=>{const E=[...g.slice(s).matchAll(l)].map(N=>{const j=s+N.index;return f(
N[1]??N[2]??N[0],[j,j+N[0].length])});return E.length>0?[c(e,C("array",E,h),h)]:[]});return C("object",[...b(y,k),...p],
h)}const n=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function b(g,y){try{return O(m(g,y))}catch(k){
if(!(k instanceof I))throw k}return[...g.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(k=>{const[s,h="",p=""]=k,
e=y+k.index;try{return O(m(s,e))}catch(E){if(!(E instanceof I)||n.test(s))throw E}const l=[e,e+s.length];return c(h,f(p.
trim(),l),l)})}function O({type:g,children:y=[]}){return g==="object"?y:[]}},98809:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.textRuns=A,t.valueRuns=v,t.wordRuns=_;function S(){const p=u(3463);return S=function(){return p},
p}function o(){const p=u(95244);return o=function(){return p},p}function i(){const p=u(11331);return i=function(){return p},
p}function x(){const p=u(81716);return x=function(){return p},p}function I(){const p=u(54421);return I=function(){return p},
p}function T(){const p=u(47905);return T=function(){return p},p}const L=4;async function A(p,e,l=0){if(l>L)return[{kind:"\
unread",name:"it is nested too deeply"}];const E=(0,x().readShellText)(p);return E.length===0&&p.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,T().dangersInShell)(p).map(({does:j})=>j))].map(j=>({kind:"danger",name:j})),
...await P(E,p,e,l)]}async function P(p,e,l,E){const N=[];let j=l;for(const $ of p){if(N.push(...await P($.inside,e,j,E)),
$.subshell!==void 0)continue;if($.defines){N.push({kind:"unread",name:"it defines a function"});continue}const{words:D,assignments:F}=(0,x().
withoutReserved)($),U=D.map(K=>({...K,shown:e.slice(K.span.start,K.span.end),isKnown:!(0,x().isDynamic)($,K)}));N.push(...v(
F.map(({value:K})=>K),j));const[H,W]=U;H?.text==="cd"||H?.text==="pushd"?j=j.into(W?.isKnown?W.text:void 0):N.push(...await _(
U,j,E))}return N}function _(p,e,l=0){return f(p,{files:e,shell:(N,j=e)=>A(N,j,l+1)})}function v(p,e){return p.flatMap(l=>l.
split(/[\s=:,]+/)).flatMap(l=>e.named(l))}async function f(p,e){const l=(0,I().startedWords)(p),[E,...N]=l;if(E===void 0||
C(E.text))return[];if(!E.isKnown)return[c(`it starts ${E.shown}`)];const j=(0,i().programNamed)(E.text)??{name:(0,i().baseName)(
E.text),kind:"system"},$=(0,I().textHanded)(l);if(j.kind==="shell"&&$)return $.words.every(({isKnown:Y})=>Y)||/\s/.test(
$.text)?e.shell($.text):[c("a shell runs what it is handed")];const D=N.some(({text:J})=>n(J)||a(J));if((0,i().runsCode)(
E.text)&&(D||!j.runsScripts))return m((0,i().baseName)(E.text),N,$!==void 0,e.files);const{files:F,left:U}=w(N,e.files),
H=U.map(({text:J})=>J),W=n(E.text)&&!r.test(E.text),K=a(E.text)?e.files.named(E.text):[],X=W?[e.files.script(E.text)]:K.
length>0?K:await d(j,H,{...e,files:F}),B=H.filter(a).flatMap(J=>{const Y=F.named(J);return Y.length>0?Y:e.files.named(J)}),
z=j.runsInside?U.findIndex(({text:J})=>(0,i().runsCode)(J)):-1,q=z<0?[]:await f(U.slice(z),{...e,files:F});return[...X,...q,
...B]}function C(p){return(0,i().isWithoutEffect)(p)||(0,i().changesShell)(p)&&(0,i().programNamed)(p)===void 0}function c(p){
return{kind:"unread",name:p}}const R=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function w(p,e){const l=p.
findIndex(({text:j})=>R.test(j));if(l<0)return{files:e,left:p};const E=R.exec(p[l]?.text??"")?.[1],N=p.toSpliced(l,E===void 0?
2:1);return{files:e.into(E??p[l+1]?.text),left:N}}function m(p,e,l,E){const N=e.flatMap(({text:H})=>E.named(H));if(l)return[
{kind:"inline",name:p},...N];const j=e.filter(({text:H})=>!H.startsWith("-")),$=j.find(({text:H})=>n(H)||a(H))??j[0],D={
kind:"program",name:p};if(N.length>0||$===void 0)return N.length>0?N:[D];const{text:F}=$;if(!$.isKnown)return[c(`it runs\
 ${$.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(e[e.indexOf($)-1]?.
text!=="-m")return[E.script(F,y)];const U=E.named(F.replaceAll(".","/"),y);return U.length>0?U:[D]}async function d(p,e,{
files:l,shell:E}){const N=await l.manifest(),j=p.runsScripts&&b(e),$=g(j).flatMap(H=>{const W=(0,S().textIn)((0,S().objectIn)(
N.scripts),H);return W===""?[]:[{kind:"npm_script",name:H,text:W}]}),D=await Promise.all($.map(({text:H=""})=>E(H,l))),U=$.
length>0&&!O.test(j??"")?[]:M(p,e,N,l);return[...$,...D.flat(),...U]}function M(p,e,l,E){const{name:N,finds:j=""}=p,$=j.
split(" ").flatMap(K=>E.named(K));if($.length>0)return $;const D=h(p,e);if(D===void 0)return[{kind:"program",name:N}];const F=E.
named(D.name);if(F.length>0||/^[./]/.test(D.name))return F.length>0?F:[{kind:"program",name:N}];const{dependencies:U,devDependencies:H}=l;
return[[U,H].some(K=>D.name in(0,S().objectIn)(K))?{kind:"program",name:D.name}:{kind:"package",...D}]}const r=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function a(p){return(0,o().isCode)(p)||/\.(?:exe|jar)$/i.test(p)}function n(p){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(p)&&!p.includes("://")}function b(p){const[e,l]=p.filter(E=>!E.startsWith("-"));return e==="run"||e==="run-script"?
l:e}const O=/^(?:add|ci|clean-install|i|install)$/;function g(p){if(p===void 0)return[];const e=l=>[`pre${l}`,l,`post${l}`];
return O.test(p)?[...new Set([p,"install","prepare"].flatMap(e)),"prepublish"]:e(p)}const y=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],k=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
s=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+(?!\d)\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function h({fetches:p},e){
const l=e.filter($=>!$.startsWith("-")),E=[2,1,0].find($=>$<=l.length&&p?.test(l.slice(0,$).join(" ")));if(E===void 0)return;
const N=E===0?0:e.indexOf(l[E-1]??"")+1,j=e.slice(N).map($=>$.replace(/^--(?:from|package)=/,"")).find(($,D,F)=>!/^(?:-|[\d.:]+\w?$)/.
test($)&&!k.test(F[D-1]??""));return j===void 0?void 0:{name:j,isExact:s.test(j)}}},41239:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.PROTECTS_BY_DEFAULT=t.PROTECTS=t.PERMISSION=t.ON_BY_DEFAULT=t.ON=t.CHANGES=void 0,t.directionOf=
_,t.isOfList=o,t.sourceText=w;function S(){const n=u(3463);return S=function(){return n},n}function o(n){return i.has(n)}
const i=new Set(["more","less","all","sources","shown"]),x=t.ON={order:[!1,!0],unset:!1},I=t.CHANGES={order:[],unset:void 0},
T=t.ON_BY_DEFAULT={order:[!1,!0],unset:!0},L=t.PERMISSION={order:["deny","ask","allow"],unset:"allow"},A=t.PROTECTS={order:[
!0,!1],unset:!1},P=t.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function _(n,{old:b,now:O,before:g,after:y}){const k=(O??
b)?.value,s=e=>e.some(l=>M(l,k));if(n==="any")return O?"widens":"changes";if(n==="shown")return"changes";if(n==="source"||
n==="sources"){const[e,l]=[m(k),g.map(m)],E=l.filter(({name:j})=>j===e.name),N=e.isMoving&&E.every(({isMoving:j})=>!j);return O&&
(E.length===0||N)?"widens":"changes"}if(n==="all")return O?g.length===0||s(g)?"narrows":"widens":y.length===0?"widens":"\
narrows";if(n==="more")return O&&!s(g)?"widens":"narrows";if(n==="less")return O||s(y)?"narrows":"widens";const[h,p]=[v(
b,n),v(O,n)];return h===p?"changes":p>h?"widens":"narrows"}function v(n,{order:b,unset:O}){const g=b.indexOf(n?n.value:O);
return g<0?b.length:g}const f=["source","repo","url","git_url","registry","package","command"],C=["sha","rev","ref","ver\
sion"],c=/^[v^~>=<]*\d[\w.+-]*$/,R=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function w(n){return[...f,...C].map(O=>n[O]).filter(O=>typeof O=="string").join(" ")}function m(n){if((0,S().isMapping)(
n)){const g=C.map(k=>n[k]).find(k=>k!==void 0);return{name:JSON.stringify(f.map(k=>n[k])),isMoving:R.test(`${g??""}`)}}const b=typeof n==
"string"?n:JSON.stringify(n);if(c.test(b)||R.test(b))return{name:"",isMoving:R.test(b)};const[O=""]=/[:@#].*/s.exec(b.slice(
b.lastIndexOf("/")+1))??[];return{name:b.slice(0,b.length-O.length),isMoving:R.test(O.slice(1))}}const d=/[;&|`$<>\n]/;function M(n,b){
if(n===b)return!0;if(typeof n!="string"||typeof b!="string")return!1;const[O,g]=[r(n),r(b)],y=O.tool===g.tool||a(O.tool,
g.tool);if(!y||O.argument===void 0||O.argument==="*")return y;const{argument:k}=g;return k!==void 0&&!d.test(k)&&a(O.argument,
k)}function r(n){const[,b=n,O]=/^([^()]*)\((.*)\)$/s.exec(n)??[];return{tool:b,...O!==void 0&&{argument:O}}}function a(n,b){
const O=n.replace(/:\*$/,"*").split("*"),[g="",...y]=O;if(y.length===0)return g===b;if(!b.startsWith(g))return!1;const k=y.
pop()??"";let s=g.length;for(const h of y){const p=b.indexOf(h,s);if(p<0)return!1;s=p+h.length}return b.length-k.length>=
s&&b.endsWith(k)}},18255:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.findValues=x,t.membersOf=c;function S(){
const d=u(16111);return S=function(){return d},d}function o(){const d=u(3463);return o=function(){return d},d}function i(){
const d=u(41239);return i=function(){return d},d}function x(d,M){const{places:r,harmless:a}=M,n=r.flatMap(g=>{const y=v(
d,g).map(h=>L(h)==="wrong"?{...h,isWrong:!0}:h),k=y.filter(h=>L(h)!=="other"&&!I(h,r)),s=({node:h})=>g.startsOthers&&"de\
pendsOn"in _(h);return k.some(s)?y:k}),b=new Map(n.map(g=>[g.node,g])),O=a&&d.type==="object"?w(d,R(M),new Set(b.keys())):
[];return[...b.values(),...O]}function I({node:d,chain:M,place:r},a){const n=m(d)||M.at(-1)?.type==="object";return r.form===
"setting"&&r.trust!=="source"&&n&&T(r.at,a)}function T(d,M){return M.some(r=>r.at.startsWith(`${d}/`))}function L({node:d,
isWrong:M,place:r}){const{only:a,without:n,needs:b}=r;if(M)return"wrong";if(n!==void 0&&n in _(d)||b!==void 0&&d.type===
"object"&&!(b in _(d)))return"other";const O=a&&P((0,S().getNodeValue)(d),a.field);return a?.values.some(k=>A(k)===A(O))??
!0?"own":O===void 0||a?.values.some(k=>typeof k==typeof O)?"other":"wrong"}function A(d){return typeof d=="string"?d.toLowerCase():
d}function P(d,M){const r=M===""?[]:M.split("/"),a=(n,b)=>(0,o().isMapping)(n)?n[b]:n===void 0?n:null;return r.reduce(a,
d)}function _(d){return d.type==="object"?(0,S().getNodeValue)(d):{}}function v(d,M){const r=[];let a=[{place:M,node:d,names:[],
chain:[d]}];for(const n of f(M.at))a=a.flatMap(b=>{const{node:O,names:g,chain:y}=b,k=O.type==="array"&&n==="*";O.type!==
"object"&&!k&&!M.mayDiffer&&r.push({...b,isWrong:!0});const s=n==="*"&&g.length===0;return c(O,n).filter(([h])=>!s||M.names?.
test(h)!==!1).map(([h,p])=>({place:M,node:p,names:n==="*"?[...g,h]:g,chain:[...y,p]}))});return[...(0,i().isOfList)(M.trust)?
a.flatMap(C):a,...r]}function f(d){return d===""?[]:d.split("/")}function C(d){const{node:M}=d;if(M.type==="object")return(M.
children??[]).flatMap(({children:[a]=[]})=>a?[{...d,node:a}]:[]);if(M.type==="array")return(M.children??[]).map(a=>({...d,
node:a}));if(M.type!=="string")return[d];const r=String(M.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return r.length===
1?[d]:r.map(a=>({...d,node:{...M,value:a}}))}function c({type:d,children:M=[]},r){return d==="array"&&r==="*"?M.map((a,n)=>[
`${n+1}`,a]):d!=="object"?[]:M.flatMap(({children:[a,n]=[]})=>n&&(r==="*"||a?.value===r)?[[String(a?.value),n]]:[])}function R({
places:d,harmless:M=[]}){return[...d.map(({at:r,names:a,only:n,needs:b})=>({steps:f(r),names:a,isPart:n!==void 0||b!==void 0||
T(r,d)})),...d.flatMap(({at:r,detail:a,names:n})=>f(r).flatMap((b,O,g)=>a===void 0?[]:{steps:[...g.slice(0,O),a],names:n})),
...M.map(({at:r,names:a})=>({steps:f(r),names:a}))]}function w(d,M,r){const a=(n,b,O)=>{const g=O.length;return c(n.at(-1)??
d,"*").flatMap(([y,k])=>{const s=b.filter(({steps:E,names:N})=>{const j=E.indexOf("*")===g;return E[g]==="*"?!j||N?.test(
y)!==!1:E[g]===y}),h=({steps:E,isPart:N})=>E.length===g+1&&!N;if(r.has(k)||s.some(h))return[];const[p,e]=[[...n,k],[...O,
y]];return m(k)&&s.some(({steps:E})=>E.length>g+1)?a(p,s,e):[{place:{at:e.filter((E,N)=>p[N]?.type!=="array").join("/"),
form:"setting"},node:k,names:[],chain:p}]})};return a([d],M,[])}function m({type:d}){return d==="object"||d==="array"}},
98285:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.annotationsOf=I,t.withoutAnnotations=T;function S(){
const L=u(27199);return S=function(){return L},L}const o=["generation_meta","model_name"],i=2e3,x=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function I(L){return L.type!=="Gene"?[]:o.filter(A=>{const P=L[A];if(typeof P!="string"&&!(0,S().isJsonObject)(P))return!1;
const _=JSON.stringify(P);return _.length<=i&&!x.test(_)})}function T(L){const A=new Set(I(L));return A.size===0?L:Object.
fromEntries(Object.entries(L).filter(([P])=>!A.has(P)))}},27928:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.SEED_HASHES=void 0;const u=t.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"\
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
2.0.35",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.activatedSeeds=L,t.seedRelease=I;function S(){const A=u(77598);return S=function(){
return A},A}function o(){const A=u(23404);return o=function(){return A},A}function i(){const A=u(64385);return i=function(){
return A},A}function x(){const A=u(27928);return x=function(){return A},A}function I({value:A,envelope:P}){if(P===void 0)
return x().SEED_HASHES[(0,S().hash)("sha256",(0,o().canonicalize)(A)).slice(0,32)]}const T=/\.seed\.json$/;function L({head:A,
base:P,untouched:_},v){const f=(w,m)=>w.filter(({path:d})=>T.test(d)===m).flatMap(({assets:d})=>d).filter(({type:d,value:M})=>d===
"Gene"&&(0,i().declaredId)(M)!==void 0),C=new Set(f(P,!0).map(({id:w})=>w));if(C.size===0)return[];const c=new Set(f([...P,
..._],!1).map(({id:w})=>w)),R=new Set(v.map(({asset:w})=>w));return f(A,!1).filter(w=>C.has(w.id)&&!c.has(w.id)&&!R.has(
w))}},68450:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.commonStart=T,t.packagesAbove=_,t.shownRoot=
A,t.storeOf=I;function S(){const f=u(76760);return S=function(){return f},f}function o(){const f=u(39491);return o=function(){
return f},f}function i(){const f=u(32854);return i=function(){return f},f}function x(){const f=u(93028);return x=function(){
return f},f}function I(f,{policy:C,tree:c,base:R}){const[w]=C.stores.map(({path:M,root:r=".",checkout_as:a})=>({path:(0,i().
normalise)(M)??"",root:(0,i().normalise)(r)??"",...a!==void 0&&{checkoutAs:a}})).filter(({path:M})=>(0,i().isWithin)(f,M)).
sort((M,r)=>r.path.length-M.path.length),m=S().posix.dirname(f).replace(/^\.$/,"");if(w!==void 0)return{...w,path:m,named:!0};
const d=[R,c].find(M=>M?.stat(m)?.kind==="directory");return{path:m,root:(d&&_(d,m)[0])??""}}function T(f,C){const c=new Map(
[...f].map(w=>L(I(w,C)))),[R={root:""}]=c.values();return c.size<2?R:{root:""}}function L({root:f,checkoutAs:C}){return[
JSON.stringify([f,C]),{root:f,checkoutAs:C}]}function A({root:f,checkoutAs:C}){return C===void 0?f||".":".."}const P=(0,x().
perTree)(()=>new Map);function _(f,C){const c=P(f).get(C)??v(f,C);return P(f).set(C,c),c}function v(f,C){return[...new Set(
[C,...(0,o().foldersAbove)(C).reverse(),""])].filter(R=>f.stat(S().posix.join(R,"package.json"))!==void 0)}},85475:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.asHubHashes=d,t.assetIdOf=C,t.contentHash=w,t.hashFindings=v,t.identityFindings=
P,t.isMissingIdentity=_,t.matchContentHash=A,t.unhashedFields=M;function S(){const r=u(23404);return S=function(){return r},
r}function o(){const r=u(98285);return o=function(){return r},r}function i(){const r=u(27199);return i=function(){return r},
r}function x(){const r=u(36093);return x=function(){return r},r}function I(){const r=u(95132);return I=function(){return r},
r}function T(){const r=u(94377);return T=function(){return r},r}const L=new Set(["Gene","Capsule","EvolutionEvent"]);function A(r){
const{type:a,value:n}=r,b=n.asset_id;if(b===w(r.value))return"content";if(a==="Capsule"&&b===w(d(n)))return"hub";if(typeof b==
"string")return b===w((0,o().withoutAnnotations)(n))?"local":(0,T().asEngineHashed)(n)?"engine":void 0}function P(r,a){const{
type:n,value:b}=r;if(!L.has(n))return v(r,a);const O=f(r,a),g=(0,i().placeOf)(r),y=b.asset_id===void 0?w(r.value):void 0;
return[...b.schema_version===void 0?[(0,I().finding)("schema-version-missing",O,g)]:[],...y===void 0?v(r,a):[(0,I().finding)(
"content-hash-missing",{...O,expected:y},g)]]}function _({rule:r}){return r==="schema-version-missing"||r==="content-has\
h-missing"}function v(r,a,n=!1,b){const{value:O}=r;if(O.asset_id===void 0||A(r)!==void 0)return[];const g=w(r.value),y=(0,T().
otherHashForm)(r),k=(0,x().seedRelease)(r),h=y==="created"||k!==void 0?"notice":(0,T().hasOnlyLearned)(r,b)?"warning":"e\
rror",p=a==="author"?"error":h,e={...(0,i().placeOf)(r,["asset_id"]),severity:p},l={...f(r,a),expected:g,...y&&{form:y},
...k&&{seed:k}},E=n&&p!=="notice"&&a==="fix"?c(r,g):void 0;return[{...(0,I().finding)("content-hash-mismatch",l,e),...E&&
{edit:E}}]}function f({type:r,id:a},n){return{type:r,id:a,fixable:n==="fix",...n==="author"&&{foreign:!0}}}function C(r){
const{asset_id:a}=r.value;return typeof a=="string"&&A(r)!==void 0?a:w(r.value)}function c({type:r,path:a,pointer:n,value:b},O){
const{asset_id:g,...y}=b;if(!(typeof g!="string"||Object.values(y).some(R))&&A({type:r,value:{...y,asset_id:O}})!==void 0)
return{path:a,pointer:(0,i().pointerText)([...n,"asset_id"]),old:g,new:[O],fix:!0}}function R(r){return typeof r!="objec\
t"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(R)}function w(r){return(0,S().computeAssetId)(r)??""}
const m=["notes","details"];function d(r){const{outcome:a}=r;if(!(0,i().isJsonObject)(a))return r;const{notes:n,details:b,
...O}=a;return{...r,outcome:O}}function M(r){const{outcome:a}=r.value,n=A(r);return n==="local"?(0,o().annotationsOf)(r.
value):n!=="hub"||!(0,i().isJsonObject)(a)?[]:m.filter(b=>Object.hasOwn(a,b)).map(b=>`outcome.${b}`)}},94377:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.asEngineHashed=I,t.hasOnlyLearned=L,t.hashDigits=P,t.otherHashForm=i;
function S(){const _=u(23404);return S=function(){return _},_}function o(){const _=u(27199);return o=function(){return _},
_}function i({value:_}){const v=typeof _.asset_id=="string"?P(_.asset_id):void 0,f=R=>(0,S().computeAssetId)(R)===`sha25\
6:${v}`;return f(_)?"unprefixed":_.type==="Gene"&&_.epigenetic_marks!==void 0&&f({...A(_),epigenetic_marks:[]})?"created":
void 0}const x={env_fingerprint:["region"],Capsule:["diff","strategy"]};function I(_){const f=x.Capsule.filter(c=>_.type===
"Capsule"&&!(c in _)).reduce((c,R)=>c.flatMap(w=>[w,{...w,[R]:null}]),[{}]);return[_,T(_)].flatMap(c=>f.map(R=>({...c,...R}))).
find(c=>(0,S().computeAssetId)(c)===_.asset_id)}function T(_){if(Array.isArray(_))return _.map(T);if(!(0,o().isJsonObject)(
_))return _;const v=Object.entries(_).map(([f,C])=>{const c=T(C),[R]=x.env_fingerprint,w=f==="env_fingerprint"&&(0,o().isJsonObject)(
c)&&!(R in c);return[f,w?{...c,[R]:null}:c]});return Object.fromEntries(v)}function L({value:_},v){if(_.type!=="Gene"||v===
void 0)return!1;const[f,C]=[_,v.value].map(c=>{const{schema_version:R,asset_id:w,...m}=A(c);return(0,S().canonicalize)(m)});
return f===C}function A(_){const{epigenetic_marks:v,learning_history:f,anti_patterns:C,...c}=_;return c}function P(_){const v=_.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(v)?v:void 0}},45622:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.contextAbove=i,t.fromRoot=x;function S(){const I=u(93028);return S=function(){
return I},I}function o(){const I=u(13254);return o=function(){return I},I}function i(I,T){const{tree:L,base:A,changed:P=[],
isOutput:_}=T,v=`${I}/`;return{...T,...L&&{tree:(0,S().treeAbove)(L,I)},...A&&{base:(0,S().treeAbove)(A,I)},changed:new Set(
[...P].map(f=>v+f)),..._&&{isOutput:f=>f.startsWith(v)&&_(f.slice(v.length))}}}function x(I,T){const L=T.targets.map(({path:_,
...v})=>_===void 0?v:{...v,path:_.slice(I.length+1)}),[A]=T.words;if(T.invocation!==void 0||A===void 0)return{...T,targets:L};
const P=(0,o().problemAt)("target-outside",A.span,{path:"..",reason:"above"});return{...T,targets:L,problems:[...T.problems,
P]}}},62166:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.inPlaceOfNpm=x;function S(){const T=u(91063);
return S=function(){return T},T}function o(){const T=u(60210);return o=function(){return T},T}function i(){const T=u(80827);
return i=function(){return T},T}async function x(T,L){const{invocation:A,argv:P,targets:_}=T,{tree:v,cwd:f="",changed:C=new Set,
programs:c=S().NO_PROGRAMS}=L,R=A?.program==="npm"||A?.program==="npx";if(v===void 0||P===null||A===void 0||!R)return T;
const w={tree:v,directory:f,changed:C,families:c},m=await(0,i().npmScripts)(A,w),d=_.some(({kind:a,via:n})=>a==="package\
_binary"&&n===void 0),r=(m?(0,i().stepsIn)(m).some(({text:a})=>I.test(a)):!d)?await(0,o().foreignSettings)(v,C):[];return{
...T,...m&&{scripts:m},...r.length>0&&{npmSettings:r}}}const I=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.npmScripts=c,t.stepsIn=C;function S(){const e=u(76760);return S=function(){return e},
e}function o(){const e=u(3463);return o=function(){return e},e}function i(){const e=u(54669);return i=function(){return e},
e}function x(){const e=u(11331);return x=function(){return e},e}function I(){const e=u(3893);return I=function(){return e},
e}function T(){const e=u(60210);return T=function(){return e},e}function L(){const e=u(59867);return L=function(){return e},
e}function A(){const e=u(56788);return A=function(){return e},e}function P(){const e=u(46912);return P=function(){return e},
e}function _(){const e=u(47668);return _=function(){return e},e}const v={start:0,end:0},f=200;function C({steps:e}){return e.
flatMap(l=>l.command?.nested?C(l.command.nested):[l])}async function c(e,l,E={left:f}){const{subcommand:N,flags:j}=e;if(N===
void 0)return;const{project:$,selected:D,runs:F,packages:U}=await(0,P().scriptsThatRun)(e,l,v);if($===void 0)return;const H=await(0,T().
readNpmrc)({...l,directory:$}),W=await R(l,$);if("unread"in H||W===void 0)return;const{settings:K}=H,X=O.some(Y=>Y in K);
if(W.devEngines!==void 0||X)return;const B=[],z=g(j,K);for(const Y of U){const V=await R(l,Y),Z=V&&!V.bin&&"bin"in(0,o().
objectIn)(V.directories);if(V===void 0||Z)return;const ee=F.filter(ne=>ne.directory===Y),Q=ee.length===0?await r(e,l,Y):
void 0;Q!==void 0&&B.push({...w(V),...Q,directory:Y});for(const ne of ee){const se=await m(ne,l,z,E);B.push({...w(V),...se})}}
const q=K["node-options"],{prefix:J}=(0,_().readSettings)(e);return{subcommand:N,directory:l.directory,project:$,prefixed:J!==
void 0,inWorkspaces:D,config:z,...typeof q=="string"&&{nodeOptions:q},steps:B}}async function R({tree:e},l){const E=await(0,L().
readJsonFile)(e,(0,A().from)({directory:l},"package.json"));return E===void 0||E===L().INVALID?void 0:(0,o().objectIn)(E)}
function w(e){const{name:l,version:E}=e;return{packageId:l&&E?`${String(l)}@${String(E)}`:"",packageEnv:k(e)}}async function m(e,l,E,N){
const{directory:j,event:$,body:D}=e,F=(0,P().scriptText)(e),U={...l,directory:j},H=n(F),W=await M(H,U,{config:E,budget:N}),
K=e.words.map(B=>B.text),X=H&&{...H,...W&&{nested:W}};return{directory:j,event:$,body:D,words:K,text:F,...X&&{command:X}}}
const d=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function M(e,l,{config:E,
budget:N}){if(!(e?.argv[0]==="npm"&&Object.keys(e.env).length===0)||E.npm_config_ignore_scripts==="true"||(N.left-=1,N.left<
0))return;const $=e.argv.slice(1).map(H=>({text:H,span:v,quoted:!0})),{invocation:D,problems:F}=(0,I().parseNpm)($),U=D.
flags.every(({name:H})=>d.has(H));if(!(F.length>0||!U))return c(D,l,N)}async function r(e,{tree:l},E){const N=(0,P().eventOf)(
e),j=(await(0,L().usablePackageJson)(l,E))?.scripts.has(N??"");if(!(N===void 0||j||(0,_().readSettings)(e).ifPresent))return{
event:N,words:[],text:""}}function a(e){return(0,x().changesShell)(e)||(0,x().isWithoutEffect)(e)||e==="nohup"}function n(e){
const{words:l,assignments:E,refused:N,problems:j}=(0,i().lex)(e),$=j.every(({rule:W,severity:K})=>W==="assignment-refuse\
d"||K==="warning"&&W!=="unquoted-glob"),D=j.filter(({rule:W})=>W==="assignment-refused").length,[F]=l;if(!$||D!==N.length||
F===void 0||a(F.text)||F.text.includes("="))return;const U=[...E,...N].sort((W,K)=>W.span.start-K.span.start);if(U.some(
({name:W})=>W==="PATH"))return;const H=Object.fromEntries(U.map(({name:W,value:K})=>[W,K]));return{argv:l.map(W=>W.text),
env:H}}const b=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),O=["also","dev","include","omit","only","optional","product\
ion"];function g(e,l){const E=Object.entries(l).filter(([$,D])=>["harmless","honoured"].includes((0,T().effectOf)($,D))),
N=e.map(({name:$,value:D,negated:F})=>[$.slice(2),D??F!==!0]),j=[...E,...N].filter(([$])=>!b.has($));return Object.fromEntries(
j.map(([$,D])=>[`npm_config_${$.replaceAll("-","_").toLowerCase()}`,y(D)]))}function y(e){return Array.isArray(e)?e.map(
y).join(`

`):e==null||e===!1?"":String(e).trim()}function k(e){const{name:l,version:E,config:N,engines:j,bin:$}=e,D={};return s({name:l,
version:E,config:N,engines:j,bin:h($,l)},"npm_package_",D),Object.fromEntries(Object.entries(D).filter(([F])=>/^[A-Za-z_]\w*$/.
test(F)))}function s(e,l,E){for(const[N,j]of Object.entries(e))if(j!==void 0)if(j===null||j===!1)E[`${l}${N}`]="";else if(Array.
isArray(j))for(const[$,D]of j.entries())s({[`${N}_${$}`]:D},l,E);else typeof j=="object"?s(j,`${l}${N}_`,E):E[`${l}${N}`]=
String(j)}function h(e,l){const j=Object.entries((0,L().binOf)(e,typeof l=="string"?l:"")??{}).map(([$,D])=>[S().posix.basename(
p($)),p(D)]).filter(([$,D])=>$&&D);return j.length>0?Object.fromEntries(j):void 0}function p(e){return S().posix.join("/",
e.replaceAll("\\","/")).slice(1)}},97018:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.redact=x,t.redactForms=
I;function S(){const a=u(41551);return S=function(){return a},a}function o(){const a=u(83377);return o=function(){return a},
a}function i(a){return o().TOKEN_SHAPES.flatMap(([n,b])=>Array.from(a.matchAll(b),({indices:O})=>{const[g,y]=O?.[1]??O?.[0]??
[0,0];return{kind:n,start:g,end:y}}))}function x(a,n=[]){return I(a,(0,S().knownForms)(n))}function I(a,n){const b=[...(0,S().
findKnown)(a,n),...i(a),...c(a)].sort((k,s)=>k.start-s.start||s.end-k.end),O=[];for(const k of b){const s=O.at(-1);s===void 0||
k.start>=s.end?O.push(k):k.end>s.end&&O.splice(-1,1,{...s,end:k.end})}let g="",y=0;for(const{kind:k,start:s,end:h}of O)g+=
`${a.slice(y,s)}[redacted ${k}]`,y=h;return{text:g+a.slice(y),redactions:O}}const T="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",L="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",A="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",P=`\\\\{0,3}["']`,_=new RegExp(`${T}\
(?:${P})?${L}${P}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),v=new RegExp(`${T}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),f=new RegExp(`${T}${A}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),C=new RegExp(`${T}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(a){return[...R(a,_,({name:n,value:b,next:O})=>/["'\\]/.test(O)&&
!d(n,b)),...R(a,v,({value:n,next:b})=>!M(n,b)),...R(a,f,({value:n,next:b})=>r(n)&&!M(n,b)),...R(a,C,({value:n,next:b})=>r(
n)&&!M(n,b))]}function R(a,n,b){return Array.from(a.matchAll(n)).flatMap(({groups:O={},indices:g})=>{const{name:y="",value:k=""}=O,
[s,h]=g?.groups?.value??[0,0],p={name:y,value:k,next:a.charAt(h)};return m(y,k)||!b(p)?[]:[{kind:"named secret",start:s,
end:h}]})}const w=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function m(a,n){return w.test(n)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(n)?!0:/^[\d.:_-]+$/.test(n)&&!/^p/i.test(a)}
function d(a,n){return/token|key/i.test(a)&&/^[A-Za-z][a-z]{0,15}$/.test(n)}function M(a,n){return n!==""&&"([{".includes(
n)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(a)}function r(a){return/:\/\/|^[.~]?\/|^[^/]*\/.*\.\w{1,5}$/.
test(a)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(a)?!1:/\d/.test(a)?/[a-z]/i.test(a):a.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(a)}},83377:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
TOKEN_SHAPES=void 0;const u=String.raw`
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
`,S=new RegExp(`\\b(?:${u.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),o=t.TOKEN_SHAPES=
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
4378:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.Judge=void 0;function S(){const v=u(68450);return S=
function(){return v},v}function o(){const v=u(45622);return o=function(){return v},v}function i(){const v=u(62166);return i=
function(){return v},v}function x(){const v=u(51951);return x=function(){return v},v}function I(){const v=u(54244);return I=
function(){return v},v}function T(){const v=u(87952);return T=function(){return v},v}function L(){const v=u(34482);return L=
function(){return v},v}function A(){const v=u(41431);return A=function(){return v},v}const P=4e3;class _{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(f,C,c){
this.terms=f,this.context=C,this.clock=c}static by(f){const C=(0,L().contextIn)(f,{});return new _(f,C,f.clock??new(I()).
AuditClock(f.signal))}with(f){const C={...this.terms,...f},c=(0,L().contextIn)(C,this.context.proposal);return new _(C,c,
this.clock)}proposed(f){return new _(this.terms,(0,L().contextIn)(this.terms,f),this.clock)}storeOf(f){const{cwd:C,checkoutAs:c}=this.
terms,R=(0,S().storeOf)(f,this.terms);return C===void 0?R:{...R,root:C,checkoutAs:c}}forFile(f){return this.startingIn(this.
storeOf(f))}startingIn({root:f,checkoutAs:C}){if(f===(this.terms.cwd??"")&&C===this.terms.checkoutAs)return this;const c=C===
void 0?f:`../${C}`,R=this.#n.get(c)??this.with({cwd:f,checkoutAs:C});return this.#n.set(c,R),R}command(f){const C=this.#e.
get(f);if(C!==void 0)return C;const c=this.#o(f);this.#e.set(f,c);const[R]=this.#e.keys();return this.#e.size>P&&this.#e.
delete(R),c}async risk(f,C){return(0,A().judgeRiskAlone)(await this.#t(C),f,this.context)}async#o(f){const{profile:C}=this.
terms.policy;try{return(0,A().judgeReading)(await this.#t(f),C,this.context)}catch(c){return(0,A().unjudged)(f,C,c,this.
context)}}async#t(f){const{checkoutAs:C}=this.terms;this.#s??=this.#i();const c=this.#s;await this.clock.tick();const R=await(0,i().
inPlaceOfNpm)(await(0,x().readCommand)(f,c),c);return C===void 0?R:(0,o().fromRoot)(C,R)}#i(){const{tree:f,base:C,changed:c,
cwd:R="",checkoutAs:w,policy:m}=this.terms,d={...f&&{tree:f},...C&&{base:C},changed:c,cwd:R,clock:this.clock,programs:(0,T().
programTerms)(m),isOutput:(0,T().additionsFor)(m).areBuilt};return w===void 0?d:(0,o().contextAbove)(w,d)}}t.Judge=_},81961:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.comparePolicies=w,t.policyOfBranch=C,t.policyWith=f,t.stricterOf=A,t.
tightenPolicy=_,t.valuesOf=v;function S(){const r=u(23404);return S=function(){return r},r}function o(){const r=u(41330);
return o=function(){return r},r}function i(){const r=u(69873);return i=function(){return r},r}function x(){const r=u(41895);
return x=function(){return r},r}function I(){const r=u(74238);return I=function(){return r},r}function T(){const r=u(11160);
return T=function(){return r},r}function L(){const r=u(92328);return L=function(){return r},r}function A(r,a,n){const b=P(
r.policy,a.policy);if("conflicts"in b)throw new(x()).GateError("policy_conflict",`The policies of the base and of ${n} d\
iffer in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");
const{ref:O,digest:g}=a,y=[...r.combinedWith?[r.combinedWith.name]:[],n];return{...r,policy:b.policy,digest:(0,I().digestPolicy)(
b.policy),combinedWith:{name:y.join(" and "),digest:g,...O!==void 0&&{ref:O}}}}function P(r,a){const n=[],b=v(r),O=v(a);
for(const[g,{strictness:y}]of T().POLICY_KEYS){const[k,s]=[b.get(g),O.get(g)];if((0,S().canonicalize)(k)===(0,S().canonicalize)(
s))continue;const h=y.combine(k,s);h?b.set(g,h.value):n.push(g)}return n.length>0?{conflicts:n}:{policy:f(b)}}function _(r,a){
if(Object.values(a).every(y=>y===void 0))return r;const n=v(r.policy),b=[],O=new Map(Object.entries(a));for(const[y,{strictness:k,
input:s}]of T().POLICY_KEYS){const h=s&&O.get(s.name),p=n.get(y);if(!(!s||h===void 0||h===p))if(p===s.open||k.compare(p,
h)==="tighter")n.set(y,h);else{const e={given:String(h),kept:String(p)};b.push({input:s.name,key:y,...e})}}const g=f(n);
return{...r,policy:g,digest:(0,I().digestPolicy)(g),ignoredInputs:b}}function v(r){const a=r;return new Map([...T().POLICY_KEYS.
keys()].map(n=>{const[b="",O]=n.split("."),g=a[b];return[n,O===void 0?g:g[O]]}))}function f(r){const a={};for(const[n,b]of r){
const[O="",g]=n.split(".");a[O]=g===void 0?b:{...a[O],[g]:b}}return T().policySchema.parse(a)}function C(r,a,n){const{branches:b,
...O}=r.policy,g=Object.entries(b).filter(([s])=>c(s,a));if(g.length===0&&a!==n)return;const y={...O,branches:{}},k=g.map(
([,s])=>T().policySchema.parse((0,T().withEntry)(y,s))).reduce((s,h)=>s?R(s,h,a):h,void 0);return k===void 0?r:{...r,policy:k,
digest:(0,I().digestPolicy)(k)}}function c(r,a){return r===a||o().default.isMatch(a,r,{dot:!0,nonegate:!0})}function R(r,a,n){
const b=P(r,a);if("policy"in b)return b.policy;throw new(x()).GateError("policy_conflict",`The entries of \`branches\` tha\
t match ${JSON.stringify(n)} differ in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the\
 same values in these entries of the policy of the default branch.")}function w(r,a){const[n,b]=[v(r),v(a)];return[...T().
POLICY_KEYS].flatMap(([O,{strictness:g}])=>{const[y,k]=[n.get(O),b.get(O)],s=m(y,k);if(s===void 0)return[];const h=g.compare(
y,k),p=g.loosens?.(y,k)??h!=="tighter";return[{key:O,change:s,direction:h,loosens:p}]})}function m(r,a){if(Array.isArray(
r)&&Array.isArray(a)){const n=[...(0,L().missingFrom)(r,a).map(b=>`+ ${d(b)}`),...(0,L().missingFrom)(a,r).map(b=>`- ${d(
b)}`)];return n.length===0?void 0:n.join(", ")}return(0,S().canonicalize)(r)===(0,S().canonicalize)(a)?void 0:`${M(r)} \u2192\
 ${M(a)}`}function d(r){const a=r.name;return typeof a=="string"?a:M(r)}function M(r){return(0,i().stringify)(r,{collectionStyle:"\
flow",lineWidth:0}).trimEnd()}},16455:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.editOf=L,t.withEdit=
T,t.withEdits=I;function S(){const v=u(78816);return S=function(){return v},v}function o(){const v=u(82606);return o=function(){
return v},v}function i(){const v=u(70023);return i=function(){return v},v}const x=new Set("checks-syntax-only npm-script\
-missing only-prints target-missing".split(" "));async function I(v,f,C){if(v.every(({verdict:d})=>d==="allow"))return v;
const c=v.map(({reading:d})=>d.command),R=new(i()).ScriptStore(f),w=c.map(d=>d.length>o().LONGEST?"":d),m=C?await(0,o().
fixList)(w,R):[];return Promise.all(v.map(async(d,M)=>{const{command:r}=d.reading;if(d.verdict==="allow"||r.length>o().LONGEST)
return d;const a=m[M];return a?.kind==="fixed"?_(d,L(r,a,R),R.judge):A(d,f,a)}))}async function T(v,f){const[C=v]=await I(
[v],f,!1);return C}function L(v,{commands:f,scripts:C},c){const R=C.map(w=>c.pathOf(w)).flatMap(w=>{const m=c.textOf(w);
return m===void 0?[]:[{path:w,text:m}]});return{old:v,new:f,...R.length>0&&{files:R},fix:!0}}async function A(v,f,C){const{
command:c}=v.reading,R=C??await(0,o().rewriteCommand)(c,new(i()).ScriptStore(f));if(R.kind==="left"&&S().CHECKS_NOTHING.
has(R.reason.id))return P(v,R.reason.remedy);const w=new(i()).ScriptStore(f),m=await(0,o().rewriteCommand)(c,w,{rewrites:o().
SUGGESTIONS,accepts:({findings:d})=>!d.some(({rule:M})=>x.has(M))});return m.kind!=="fixed"?v:_(v,{...L(c,m,w),fix:!1},w.
judge)}function P(v,f){const[C,...c]=v.findings;return C?{...v,findings:[{...C,advice:f},...c]}:v}async function _(v,f,C){
const{findings:c,verdict:R}=v,w=await Promise.all(f.new.map(n=>C.command(n)));if(w.some(n=>n.verdict==="block"))return v;
const m=new Set(c.map(({rule:n})=>n)),d=w.flatMap(n=>n.findings).flatMap(({rule:n,severity:b})=>b==="notice"?[]:n),M=d.some(
n=>!m.has(n));if(R==="warn"&&M)return v;const r=({rule:n,severity:b})=>R==="block"?b==="error":!d.includes(n),a=c.find(r);
return a===void 0?v:{...v,findings:c.map(n=>n===a?{...n,edit:f}:n)}}},78816:function(G,t,u){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.CHECKS_NOTHING=t.CANNOT_FAIL=void 0,t.reasonOf=L,t.reasons=void 0;function S(){const A=u(13580);return S=
function(){return A},A}function o(){const A=u(95132);return o=function(){return A},A}const i="Write a script by hand and\
 run it with `node`.",x=t.CANNOT_FAIL="vacuous-code",I=t.reasons={cannotFail:()=>({id:x,message:"The command cannot fail\
: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `nod\
e`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and starts nothing\
, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`."}),codeNotMoved:A=>({
id:"code-not-moved",message:`The code cannot be moved into a script: ${A}.`,title:"Code that cannot be moved into a scri\
pt.",remedy:i}),dangerous:A=>({id:"dangerous-command",message:`The command ${A}.`,remedy:"Remove the command. A person d\
ecides whether the gene needs it."}),noPlace:A=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${A}\`: \
the path is not an ordinary directory.`,remedy:`Make \`${A}\` an ordinary directory.`}),changesDirectory:()=>({id:"chang\
es-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use paths relat\
ive to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command co\
nsists of too many commands.",remedy:i}),dangles:(A,P)=>({id:"reference-dangles",message:`It names a gene by \`${A}\`, wh\
ich is now \`${P}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `asset_\
id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, so it i\
s not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit log is a\
ppend-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in-doubt",
message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-gate audit\
` reports about the file."})},T=t.CHECKS_NOTHING=new Set([I.cannotFail().id,I.checksNothing().id]);function L(A){return{
id:A.rule,title:(0,S().ruleOf)(A.rule)?.title,...(0,o().describe)(A)}}},82606:function(G,t,u){Object.defineProperty(t,"_\
_esModule",{value:!0}),t.SUGGESTIONS=t.LONGEST=void 0,t.fixList=c,t.rewriteCommand=P;function S(){const O=u(6163);return S=
function(){return O},O}function o(){const O=u(78816);return o=function(){return O},O}function i(){const O=u(50899);return i=
function(){return O},O}function x(){const O=u(77463);return x=function(){return O},O}function I(){const O=u(71570);return I=
function(){return O},O}function T(){const O=u(2137);return T=function(){return O},O}const L=6,A=200;async function P(O,g,y={}){
return new _(g,y).rewrite(O,L)}class _{#e;#n;#s;#o=A;constructor(g,{rewrites:y=n,accepts:k=()=>!0}){this.#e=g,this.#n=y,
this.#s=k}async rewrite(g,y){this.#o-=1;const k=await this.#e.judge.command(g),{reading:s,verdict:h,findings:p}=k;if(h===
"allow")return{kind:"fine"};const e=(0,S().dangerIn)(g)?.does;if(e!==void 0&&h==="block")return{kind:"left",reason:o().reasons.
dangerous(e)};let l;for(const j of y>0&&this.#o>0?this.#n:[]){const $=await j(s,this.#e);if($===void 0)continue;if("reas\
on"in $){l??=$.reason;continue}const D=await this.#t($.commands,y-1),F=f($,D);if(F.kind==="left")l??=F.reason;else return F}
const[E]=p,N=y===L||this.#s(k);return E===void 0||h==="warn"&&N?{kind:"fine"}:{kind:"left",reason:l??(0,o().reasonOf)(E)}}async#t(g,y){
const k=[];for(const s of g){if(k.some(v)||this.#o<=0)break;k.push(await this.rewrite(s,y))}return k}}function v(O){return O.
kind==="left"&&O.reason.id!==o().CANNOT_FAIL}function f(O,g){const y=g.find(v);if(y!==void 0)return y;const k=g.flatMap(
(h,p)=>{if(h.kind==="left")return[];const e=O.commands[p]??"";return h.kind==="fixed"?[h]:[{commands:[e],steps:[],scripts:[]}]}),
s=g.find(h=>h.kind==="left");return k.length===0||g.length<O.commands.length?s??{kind:"left",reason:o().reasons.tooLong()}:
{kind:"fixed",commands:k.flatMap(({commands:h})=>h),steps:[O.step,...s===void 0?[]:["command that only prints removed"],
...k.flatMap(({steps:h})=>h)],scripts:[...O.scripts??[],...k.flatMap(({scripts:h})=>h)]}}const C=t.LONGEST=16*1024;async function c(O,g){
const y=[];for(const h of O){const p=typeof h=="string"&&h.length<=C;y.push(p?await P(h,g):{kind:"fine"})}const k=new Set(
(await R(O,g)).flat()),s=await Promise.all(y.map(async h=>(h.kind==="fixed"?(await R(h.commands,g)).flat():[]).some(l=>!k.
has(l))?{kind:"left",reason:o().reasons.addsProblems()}:h));return m(O,await w(O,s,g))}function R(O,{judge:g}){return Promise.
all(O.map(async y=>{const{findings:k}=await g.command(y);return k.flatMap(({rule:s,severity:h})=>h==="notice"?[]:s)}))}async function w(O,g,y){
return g.some(a)&&(await Promise.all(g.map(async(s,h)=>{if(s.kind==="fixed")return!0;if(s.kind==="left")return!1;const{findings:p,
verdict:e}=await y.judge.command(O[h]);return e!=="block"&&!p.some(({rule:l})=>l==="only-prints")}))).includes(!0)?g.map(
s=>a(s)?d:s):g}function m(O,g){const y=new Set,k=new Set;return g.map((s,h)=>{const p=O[h];if(s.kind!=="fixed")return y.
add(p),k.has(p)?M:s;const e=s.commands.filter(l=>!y.has(l)&&y.add(l));for(const l of e)k.add(l);return e.length===s.commands.
length?s:{...s,commands:e,steps:[...s.steps,...M.steps]}})}const d=r("command that only prints removed"),M=r("repeated c\
ommand removed");function r(O){return{kind:"fixed",commands:[],steps:[O],scripts:[]}}function a(O){return O.kind==="left"&&
O.reason.id===o().CANNOT_FAIL}const n=[I().trimBlanks,i().moveCode,I().dropRedirection,I().dropUnread,I().splitConjunction,
I().findPrinter,x().dropLauncher,x().nameProgram,x().spellProgram,i().makeRelative],b=t.SUGGESTIONS=[...n,T().dropPreparation,
T().useWorkspace,T().requireEach,T().dropOutputFile,T().spellScript,T().passFlag,T().useInstalled,T().dropFlag,T().useNpm,
T().useNpx]},50899:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.moveCode=t.makeRelative=void 0;function S(){
const d=u(19609);return S=function(){return d},d}function o(){const d=u(32854);return o=function(){return d},d}function i(){
const d=u(93028);return i=function(){return d},d}function x(){const d=u(36773);return x=function(){return d},d}function I(){
const d=u(78816);return I=function(){return d},d}function T(){const d=u(70023);return T=function(){return d},d}function L(){
const d=u(710);return L=function(){return d},d}const A=async(d,M)=>{const r=f(d);if(r===void 0||"reason"in r)return r;const{
scriptText:a}=await Promise.all([u.e(4559),u.e(9683)]).then(u.bind(u,89683)),n=a(r.evaluation.code);if(typeof n!="string")
return n;const b=await M.place(n);return b===void 0?{reason:I().reasons.noPlace(T().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[r.evaluation.withScript(b)],scripts:[b]}};t.moveCode=A;const P=["line-break","blank-padding","mar\
kup-injection"],_=new Set(["--eval","--print"]),v=/strip-types|transform-types|detect-module|^--test/;function f(d){const{
invocation:M,command:r,assignments:a}=d;if(M?.program!=="node")return;const n=M.flags.filter(({name:e})=>_.has(e));if(n.
length===0)return;if(!C(d))return{reason:I().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
b,...O]=n;if(b?.value===void 0||b.name!=="--eval"||O.length>0)return{reason:I().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const g=M.flags.filter(e=>e!==b),y=g.find(e=>!c(e));if(y!==void 0)return{reason:I().reasons.
codeNotMoved(`\`${y.written}\` changes how \`node\` runs it`)};const k=({start:e,end:l})=>r.slice(e,l),s=M.passthrough.at(
-1),h=M.passthrough.slice(0,1).map(({span:e})=>k({start:e.start,end:s?.span.end??e.end})),p=[...a.map(({span:e})=>k(e)),
"node"];return{evaluation:{code:b.value,withScript:e=>[...p,...g.map(({span:l})=>k(l)),e,...h].join(" ")}}}function C(d){
const{command:M,words:r,assignments:a}=d;if((0,L().isAmbiguous)(d,P))return!1;let n=0;for(const{span:b}of[...a,...r]){if(b.
start>n&&!/^[ \t]*$/.test(M.slice(n,b.start)))return!1;n=Math.max(n,b.end)}return/^[ \t]*$/.test(M.slice(n))}function c({
name:d}){return S().NODE_FLAGS.get(d.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!v.test(d)}const R=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),w=({command:d,words:M,invocation:r,problems:a},{
tree:n})=>{if(r?.program!=="node"||n===void 0)return;const b=a.filter(({rule:O})=>R.has(O));for(const{text:O,span:g}of M.
slice(1)){if(!b.some(({span:{start:E}})=>E>=g.start&&E<g.end))continue;const k=[O,d.slice(g.start,g.end)].map(E=>m(n,E)).
find(E=>E!==void 0);if(k===void 0)continue;const s=/^[\w./@-]+$/.test(k)?k:(0,x().singleQuoted)(k),h=d.slice(0,g.start)+
s,p=d.slice(g.end),e=O.endsWith(`/${k}`)?O.slice(0,-k.length):void 0,l=e===void 0?p:p.replaceAll(` ${e}`," ");return{step:"\
path made relative",commands:[h+l]}}};t.makeRelative=w;function m(d,M){const r=M.split(/[\\/]/).filter(n=>n!==""&&n!==".");
return r.map((n,b)=>(0,o().normalise)(r.slice(b).join("/"))).slice(1).find(n=>{const b=n===void 0||n===""?void 0:(0,o().
resolveInTree)(d,n);return b?.kind==="inside"&&b.entry.tracked&&(0,i().isRegular)(b.entry.kind)})}},77463:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.spellProgram=t.nameProgram=t.dropLauncher=void 0;function S(){const m=u(
13254);return S=function(){return m},m}function o(){const m=u(11331);return o=function(){return m},m}function i(){const m=u(
710);return i=function(){return m},m}const x=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,I=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
T=m=>{const d=A(m,"program-by-path");if(d===void 0)return;const{program:M}=d.args,[,r]=x.exec(M)??[];if(r!==void 0)return P(
m,d,`npx ${r}`);const[,a]=I.exec(M)??[];return a===void 0?void 0:P(m,d,a)};t.nameProgram=T;const L=m=>{const d=A(m,"prog\
ram-look-alike");return d&&P(m,d,d.args.meant)};t.spellProgram=L;function A({problems:m},d){return m.find(M=>(0,S().isProblem)(
M,d))}function P({command:m},{span:d},M){return{step:"program name corrected",commands:[(0,i().replaceSpan)(m,d,M)]}}const _=[
"shell-grammar","unquoted-glob"],v={command:()=>0,env:()=>0,exec:()=>0,nice:m=>w(m,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:m=>w(m,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},f=/^(?:-[aeilux]*c|\/[cC])$/,
C=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=m=>{const{command:d,words:M}=m,[r,...a]=M;if(r===void 0||(0,i().
isAmbiguous)(m,_))return;const n=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),b=(0,o().isShell)(n)?R(a):
void 0;if(b!==void 0)return{step:"launcher removed",commands:[b]};const O=Object.hasOwn(v,n)?v[n]?.(a.map(({text:k})=>k)):
void 0,g=O===void 0?void 0:a[O];return g===void 0?void 0:{step:"launcher removed",commands:[d.slice(0,r.span.start)+d.slice(
g.span.start)]}};t.dropLauncher=c;function R(m){const[d,M]=m.slice(m.findIndex(r=>!C.test(r.text)));if(!(d===void 0||!f.
test(d.text)))return M===m.at(-1)&&M?.text.trim()?M.text.trim():void 0}function w(m,d,M){let r=0;for(;;){const a=m[r]??"";
if(M?.test(a))r+=2;else if(d.test(a))r+=1;else return r}}},710:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),
t.cutSpan=i,t.isAmbiguous=I,t.replaceSpan=o,t.suggest=x;function S(){const T=u(13580);return S=function(){return T},T}function o(T,{
start:L,end:A},P){return T.slice(0,L)+P+T.slice(A)}function i(T,{start:L,end:A}){const P=T.slice(0,L).replace(/(?<![ \t])[ \t]+$/,
"");return P===""?T.slice(A).replace(/^[ \t]+/,""):P+T.slice(A)}function x(...T){return{step:"command suggested",commands:T}}
function I({problems:T},L=[]){return T.some(({rule:A,severity:P})=>P==="error"&&(0,S().ruleOf)(A).layer==="syntax"&&!L.includes(
A))}},71570:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.conjunctionOf=C,t.findPrinter=t.dropUnread=
t.dropRedirection=void 0,t.partsOf=f,t.trimBlanks=t.splitConjunction=void 0;function S(){const c=u(54669);return S=function(){
return c},c}function o(){const c=u(81716);return o=function(){return c},c}function i(){const c=u(78816);return i=function(){
return c},c}function x(){const c=u(710);return x=function(){return c},c}const I=({command:c})=>{const R=c.replace(/^[ \t\r\n]+/,
"").replace(/(?<![ \t\r\n])[ \t\r\n]+$/,"");return R===""||R===c?void 0:{step:"whitespace trimmed",commands:[R]}};t.trimBlanks=
I;const T=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,L=({command:c,problems:R})=>{const m=R.some(({rule:d})=>d===
"shell-redirection")?c.replace(T,""):c;if(!(m===c||(0,S().lex)(m).problems.length>0))return{step:"redirection removed",commands:[
m]}};t.dropRedirection=L;const A=({command:c,problems:R})=>{for(const{rule:w,span:m}of R){const d=c.slice(m.end).trim()===
"";if(w==="shell-comment"&&!/[\r\n]/.test(c.slice(m.start))||w==="shell-operator"&&d&&c.slice(m.start,m.end)===";")return{
step:"comment removed",commands:[(0,x().cutSpan)(c,m)]};if(w==="line-continuation")return{step:"whitespace trimmed",commands:[
(0,x().replaceSpan)(c,m,"")]}}};t.dropUnread=A;const P=new Set(["echo","printf","true",":","pwd","date"]),_=c=>P.has(c.words[0]?.
text??"")&&!(0,x().isAmbiguous)(c)?{reason:i().reasons.cannotFail()}:void 0;t.findPrinter=_;const v=({command:c,problems:R})=>{
if(f(c).some(({text:m})=>/^\(?cd(?:[ \t]|$)/.test(m)))return{reason:i().reasons.changesDirectory()};if(!R.some(({rule:m})=>m===
"shell-operator"))return;const w=C(c);return w&&{step:"split at &&",commands:w.map(({text:m})=>m)}};t.splitConjunction=v;
function f(c){const R=(0,o().readShellText)(c);return c.slice(0,R[0]?.span.start).trim()!==""?[]:R.map(({span:w,separator:m})=>({
text:c.slice(w.start,w.end).trim(),operator:m.trim()}))}function C(c){const R=f(c),w=R.every(({operator:m},d)=>m===(R[d+
1]?"&&":""));return R.length>1&&w?R:void 0}},70023:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.ScriptStore=
t.SCRIPT_FOLDER=void 0;function S(){const _=u(77598);return S=function(){return _},_}function o(){const _=u(76760);return o=
function(){return _},_}function i(){const _=u(39491);return i=function(){return _},_}function x(){const _=u(63550);return x=
function(){return _},_}function I(){const _=u(93028);return I=function(){return _},_}const T=t.SCRIPT_FOLDER="scripts/va\
lidate",L=[16,64];class A{#e;#n=new Map;#s;#o;#t;#i;constructor(v){const{tree:f,cwd:C="",checkoutAs:c}=v.terms;this.#e=f,
this.#s=C,this.#o=c===void 0?"":`${c}/`,this.#t=v,this.#i=f&&this.#r(f)}get judge(){return this.#t}get tree(){return this.#i}pathOf(v){
return o().posix.join(this.#s,v.slice(this.#o.length))}textOf(v){return this.#n.get(v)}async place(v){const f=this.#e;if(f===
void 0)return;const C=(0,S().hash)("sha256",v);for(const c of L){const R=`${this.#o}${T}/eval-${C.slice(0,c)}.cjs`,w=this.
pathOf(R);if(!(0,i().foldersAbove)(w).every(r=>(f.stat(r)?.kind??"directory")==="directory"))return;const d=f.stat(w);if(d===
void 0)return this.#a(w,v,f),R;if((0,I().isRegular)(d.kind)&&d.tracked&&(await f.read(w)).equals(Buffer.from(v)))return R}}#a(v,f,C){
if(this.#n.has(v))return;this.#n.set(v,f);const c=P(C,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:c}),this.#i=
this.#r(c)}#r(v){const{checkoutAs:f}=this.#t.terms;return f===void 0?(0,I().subTree)(v,this.#s):(0,I().treeAbove)(v,f)}}
t.ScriptStore=A;function P(_,v){const f=(0,x().literalTree)(v),C=(c,R)=>[...c,...[...R].filter(({path:w})=>_.stat(w)===void 0)].
sort(i().byEntryPath);return{label:_.label,original:_,stat:c=>_.stat(c)??f.stat(c),readlink:c=>_.readlink(c),read:(c,R)=>c in
v?f.read(c,R):_.read(c,R),list:c=>C(_.list(c),f.list(c)),files:()=>C(_.files(),f.files())}}},2137:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.useWorkspace=t.useNpx=t.useNpm=t.useInstalled=t.spellScript=t.requireEach=t.
passFlag=t.dropPreparation=t.dropOutputFile=t.dropFlag=void 0;function S(){const y=u(59867);return S=function(){return y},
y}function o(){const y=u(3051);return o=function(){return y},y}function i(){const y=u(13580);return i=function(){return y},
y}function x(){const y=u(13254);return x=function(){return y},y}function I(){const y=u(710);return I=function(){return y},
y}function T(){const y=u(71570);return T=function(){return y},y}const L=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
A=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,P=8,_=({command:y,problems:k})=>{if(!k.some(({rule:p})=>p==="shell-operato\
r"||p==="line-break"))return;const s=(0,T().partsOf)(y);if(s.length===0||s.length>P)return;const h=[];for(const[p,{text:e}]of s.
entries()){const l=s[p-1]?.operator??"",E=l==="||"&&A.test(e),N=/^\|&?$/.test(l)&&L.test(e);if(!(E||N)){if(!/^(?:|&&|[;\n]*)$/.
test(l)||e.startsWith("cd "))return;h.push(e)}}if(/^[&;\s]*$/.test(s.at(-1)?.operator??"")&&!(h.length===0||h.join()===y))
return(0,I().suggest)(...h)};t.requireEach=_;const v=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
f=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,C=({command:y})=>{const k=(0,T().conjunctionOf)(y)?.map(({text:h})=>h),s=k?.filter(
h=>!v.test(h)&&!f.test(h))??[];if(!(k===void 0||s.length===0||s.length===k.length))return(0,I().suggest)(...s)};t.dropPreparation=
C;const c=/(?<![ \t])[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,R=({command:y,problems:k})=>{
if(!k.some(({rule:h})=>h==="shell-redirection"))return;const s=y.replace(c,"");return s===y?void 0:(0,I().suggest)(s)};t.
dropOutputFile=R;const w=y=>{const{command:k,problems:s,invocation:h}=y;for(const{rule:p,span:e}of s){if(!(0,i().ruleOf)(
p).removable||k[e.start]!=="-")continue;const l=k.slice(e.start,e.end),E=k.slice(e.end).trimStart(),N=!/[=\s]/.test(l)&&
E!==""&&!E.startsWith("-"),j=h?.flags.some($=>$.span.start===e.start)===!0;if(!(N&&!j))return(0,I().suggest)((0,I().cutSpan)(
k,e))}};t.dropFlag=w;const m=({command:y,problems:k,invocation:s})=>{const h=k.find(E=>(0,x().isProblem)(E,"unknown-flag")),
p=s?.program==="npm"&&s.subcommand!=="exec";if(h===void 0||!p||s.passthrough.length>0)return;const e=(0,I().cutSpan)(y,h.
span),l=y.slice(h.span.start,h.span.end);return(0,I().suggest)(`${e.trimEnd()} -- ${l}`)};t.passFlag=m;const d=({command:y,
words:k,problems:s,invocation:h})=>{if(!s.some(({rule:E})=>E==="uses-network")||h?.program!=="npx")return;const e=k.slice(
1).find(({text:E})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(E));if(e===void 0)return;const l=e.text.slice(0,e.text.
lastIndexOf("@"));return(0,I().suggest)((0,I().replaceSpan)(y,e.span,l))};t.useInstalled=d;const M=new Set(["test","star\
t","stop"]),r=new Set(["pnpm","yarn","bun","npm"]),a=async({command:y,problems:k,words:s,invocation:h},p)=>{if(h?.program!==
"npm")return;const e=await g(p),l=k.find(U=>(0,x().isProblem)(U,"npm-script-missing"));if(l!==void 0){const U=(0,o().nearestName)(
l.args.script,e),H=s.find(({text:W})=>W===l.args.script);return U===void 0||H===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(
y,H.span,U))}const E=k.find(U=>(0,x().isProblem)(U,"unknown-subcommand"));if(E===void 0)return;const{subcommand:N,meant:j}=E.
args,$=j===""?(0,o().nearestName)(N,[...M]):j,D=[...e.includes(N)?[`run ${N}`]:[],...$===void 0?[]:[$]],[F]=D;return F===
void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(y,E.span,F))};t.spellScript=a;const n=async({command:y,words:k,problems:s},h)=>{
const p=s.some(({rule:D})=>D==="program-not-allowed"),[e,l,E]=k;if(!p||e===void 0||l===void 0||!r.has(e.text)||e.text===
"bun"&&/^(?:test|build)$/.test(l.text))return;const N=l.text==="run"?E:l;if(N===void 0||!(await g(h)).includes(N.text))return;
const j=M.has(N.text)?N.text:`run ${N.text}`,$=y.slice(N.span.end).trim();return(0,I().suggest)(`npm ${j}${$===""?"":` -\
- ${$}`}`)};t.useNpm=n;const b=({command:y,words:k,problems:s},{tree:h})=>{const p=s.find(({rule:D})=>D==="program-not-a\
llowed"),[e,l,E]=k;if(p===void 0||e===void 0||h===void 0)return;const N=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(e.text),j=/^(?:exec|dlx|x)$/.
test(l?.text??"")?E:l,$=N?/^(?:bunx|pnpx)$/.test(e.text)?l:j:e;return $===void 0||!/^[a-z][\w.-]*$/.test($.text)?void 0:
(0,I().suggest)(`npx ${y.slice($.span.start)}`)};t.useNpx=b;const O=({command:y})=>{const[,k,s]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(y)??[];if(k===void 0||s===void 0)return;const[,h=s,p=""]=/^(.*?)((?<![ \t])[ \t]+--(?:[ \t].*)?)?$/.exec(s.trim())??
[];return(0,I().suggest)(`${h} -w ${k.replace(/\/$/,"")}${p}`)};t.useWorkspace=O;async function g({tree:y}){return[...(y&&
await(0,S().usablePackageJson)(y,""))?.scripts.keys()??[]]}},37075:function(G,t,u){Object.defineProperty(t,"__esModule",
{value:!0}),t.causeOf=I,t.identityOf=i,t.idsOf=x;function S(){const _=u(77598);return S=function(){return _},_}function o(){
const _=u(13580);return o=function(){return _},_}function i(_){const{rule:v,subject:f,location:C,args:c}=_,R=f&&[f.type,
f.id,f.command];return P([v,R??C?.path,L(v,c)])}function x(_){const v=new Map;return new Map(_.map(f=>{const C=i(f),c=(v.
get(C)??0)+1;return v.set(C,c),[f,c===1?C:`${C}:${c}`]}))}function I(_){const{rule:v,subject:f,location:C,args:c}=_,{cause:R,
instance:w=[]}=(0,o().ruleOf)(v);if(R)return P([R(c)]);const m=new Set([...Object.values(f??{}),C?.path]),d=L(v,c).filter(
([M,r])=>!T.has(M)&&!w.includes(M)&&!m.has(r));return P([v,d])}const T=new Set(["path","paths","via","value","written"]);
function L(_,v){const{counted:f=[]}=(0,o().ruleOf)(_);return Object.keys(v).sort().flatMap(c=>{const R=v[c];if(R===void 0||
typeof R=="number"||c==="likewise")return[];const w=c==="detail"||f.includes(c);return[[c,w?A(R):R]]})}function A(_){return typeof _==
"boolean"?_:typeof _=="string"?_.replace(/\d+/g,"#"):_.map(v=>v.replace(/\d+/g,"#"))}function P(_){return(0,S().hash)("s\
ha256",JSON.stringify(_))}},60502:function(G,t,u){u.r(t),u.d(t,{ParseError:()=>S.mB,getStaticTOMLValue:()=>S.AY,parseTOML:()=>S.
MD});var S=u(9605)}};
