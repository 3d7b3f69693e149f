"use strict";exports.id=8827,exports.ids=[8827],exports.modules={26750:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),
t.accepted=$,t.entryDigest=T;function v(){const k=u(10473);return v=function(){return k},k}function o(){const k=u(2833);
return o=function(){return k},k}function i(){const k=u(54062);return i=function(){return k},k}function x(){const k=u(95132);
return x=function(){return k},k}const I=1024*1024;async function T({entry:k,targets:R},{format:_},m){const f=[];for(const{
kind:c,name:P,text:w}of R){const g=c==="file"&&m?await(0,v().readText)(m,P,I):void 0;f.push([c,P,g??w??null])}const C=[_.
name,k.event,k.content,f];return(0,o().digestOf)(JSON.stringify(C))}function $(k,R,{rules:_=[]}){const m=k.length>0?_.find(
({accept:d})=>d===R):void 0;if(m===void 0)return k;const{reason:f,expires:C}=m;if(C>=(0,i().dayOf)(new Date))return k.map(
d=>({...d,suppressed:{reason:f,expires:C}}));const c=`\`agent_files.rules\` for \`${R.slice(0,19)}\u2026\``,P=`it expire\
d on ${C} (reason: ${f})`,[{location:w}={}]=k,g=w&&{location:w};return[...k,(0,x().finding)("exception-refused",{exception:c,
refusal:P},g)]}},97034:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.compareEntries=x,t.isSameFile=
m;function v(){const c=u(59490);return v=function(){return c},c}function o(){const c=u(92599);return o=function(){return c},
c}function i(){const c=u(41239);return i=function(){return c},c}async function x(c,P,w,g){const{earlier:d,removed:M}=C(P,
w),r=M.filter(({form:n})=>n!=="scripts").map(n=>{const b=k(n,void 0,P,w);return{state:"removed",entry:n,...b,targets:[]}}),
a=w.map(async n=>{const b=d.get(n),O=b?.event===n.event&&b.content===n.content,h=R(b?await(0,o().runsOf)(b,c,g.baseTree,
g.changed):[]),S=R(await(0,o().runsOf)(n,c,g.tree,g.changed));if(n.form==="scripts"&&h.size+S.size===0)return[];const A=await Promise.
all([...S].map(async([p,e])=>{const l=h.get(p),E=l===void 0?O:l.text!==e.text,N=await _(e,g)??(E?"edited":void 0);return N===
void 0?e:{...e,change:N}}));if(!O){const p=k(b,n,P,w);return[{state:b?"changed":"new",entry:n,...p,targets:A}]}return[...h.
keys()].some(p=>!S.has(p))||A.some(({change:p})=>p!==void 0)?[{state:"script_changed",entry:n,targets:A}]:[]});return[...(await Promise.
all(a)).flat(),...r].reduce(T,[])}const I=300;function T(c,P){const{entry:w}=P,g=$(P),d=g===void 0?-1:c.findIndex(b=>$(b)===
g),M=c[d];if(M===void 0)return[...c,P];const[r,a]=[[M.entry.event,w.event],[M.entry.shown,w.shown]].map(([b="",O=""])=>b===
O||b.endsWith("\u2026")?b:`${b}, ${b.length<I?O:"\u2026"}`),n={...M.entry,event:r??"",shown:a??""};return c.with(d,{...M,
entry:n})}function $({entry:{event:c,setting:P},state:w,change:g}){if(!P)return;const{trust:d}=P;if(d===void 0)return`${w}`;
if((0,i().isOfList)(d))return`${w} ${g} ${c}`;const[M=""]=c.split(/[. ]/);return g==="widens"?void 0:`${w} ${g} ${M}.`}function k(c,P,w,g){
const{setting:d,isGuard:M}=P??c??{};if(!d)return M&&!P?{change:"widens"}:{};const{trust:r}=d;if(r===void 0)return{};const a=b=>b.
flatMap(O=>O.event===(P??c)?.event?O.setting?.value??[]:[]),n={before:a(w),after:a(g)};return{change:(0,i().directionOf)(
r,{old:c?.setting,now:P?.setting,...n})}}function R(c){return new Map(c.map(P=>[(0,o().keyOf)(P),P]))}async function _({
kind:c,name:P},w){if(c!=="file")return;const g=w.baseTree.stat(P);return g===void 0?"added":await m(g,w.tree.stat(P),w)?
void 0:"edited"}async function m(c,P,{baseTree:w,tree:g}){return c===void 0||P===void 0?c===P:c.kind!==P.kind?!1:c.oid!==
void 0?c.oid===P.oid:(await w.read(c.path)).equals(await g.read(P.path))}const f=[({event:c,content:P})=>JSON.stringify(
[c,P]),({event:c,setting:P})=>(0,i().isOfList)(P?.trust)?void 0:c,({content:c,setting:P})=>P?void 0:c];function C(c,P){const w=new Map;
let g=c;for(const d of f){const M=(0,v().groupBy)(g,d);for(const r of P){const a=d(r),n=a===void 0||w.has(r)?void 0:M.get(
a)?.shift();n&&w.set(r,n)}g=[...M.values()].flat()}return{earlier:w,removed:g}}},47905:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.dangersInScript=p,t.dangersInShell=k;function v(){const e=u(76760);return v=function(){return e},
e}function o(){const e=u(97424);return o=function(){return e},e}function i(){const e=u(11331);return i=function(){return e},
e}function x(){const e=u(81716);return x=function(){return e},e}function I(){const e=u(54421);return I=function(){return e},
e}const T=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),$=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function k(e){const l=(0,x().readShellText)(R(e));return[...(0,o().findDangers)(l).filter(_).map(({name:N,span:L})=>({does:o().
DOES[N],at:L.start})),...(0,x().everyCommand)(l).flatMap(C),...P(e)]}function R(e){return(/%\w+%|\b[A-Za-z]:\\/.test(e)?
e.replaceAll("\\","/"):e).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,(N,L)=>L.padEnd(N.length))}
function _({name:e,pattern:l}){return T.has(e)||e==="mass_deletion"&&$.test(l)}const m=/^(?:base32|base64|uudecode|xxd)$/,
f=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function C({words:e,pipedFrom:l}){const[E,...N]=(0,I().startedWords)(
e);if(E===void 0)return[];const L=(0,i().programNamed)(E.text)?.kind,j=E.span.start,D=N.some(({text:H})=>/https?:|(?:java|vb)script:/i.
test(H));if(f.test((0,i().baseName)(E.text))&&D)return[{does:o().DOES.remote_code_execution,at:j}];const F=(0,I().startedWords)(
l?.words??[])[0]?.text??"";if(m.test(F)&&(0,i().runsCode)(E.text))return[{does:"runs text that it decodes",at:j}];const U=L===
"interpreter"?(0,I().textHanded)([E,...N])?.text:void 0;return U===void 0?[]:A(U).map(H=>({...H,at:j}))}const c=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:(?!(?:nc|ncat|netcat)\s)\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function P(e){return[...e.matchAll(c)].map(({index:l})=>({does:"gives a shell to another machine",at:l}))}const w=String.
raw`\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b`,g=String.raw`\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\(`,
d=String.raw`\.then\s*\(`,M=e=>String.raw`(?:(?!${e})[^;\n])*?`,r=new RegExp(String.raw`${w}${M(w)}\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(`,
"g"),a=new RegExp(String.raw`${g}${M(g)}${d}\s*(?:eval\b|${M(d)}\b(?:eval|Function|exec\w*|runIn\w+)\s*\()`,"g"),n=/["'`]/g,
b=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/y;function O(e){const l=[],E=new Map,N=`${e}
`;let L=0;for(const{0:j,index:D}of e.matchAll(n)){if(D<L||D<(E.get(j)??0))continue;b.lastIndex=D;const[F,,U=""]=b.exec(e)??
[];F===void 0?E.set(j,N.indexOf(`
`,D)):l.push({inner:U,index:D}),L=D+(F?.length??0)}return l}const h=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
S=200;function A(e){const l=[r,a].flatMap(N=>[...e.matchAll(N)].map(({index:L})=>({does:o().DOES.remote_code_execution,at:L}))),
E=O(e).flatMap(({inner:N,index:L})=>h.test(e.slice(Math.max(0,L-S),L))?k(N.replace(/\\(.)/g,"$1")).map(j=>({...j,at:L})):
[]);return[...l,...E]}const s=/\.(?:[cm]?[jt]sx?|py)$/i,y=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;function p(e,l){
const[E=""]=l.split(`
`,1),N=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(E),L=N?.[1]?.endsWith("/env")?N[2]:N?.[1];if(s.test(e))return A(l);const j=(0,i().
programNamed)(L??"")?.kind;return y.test(e)||j==="shell"||!N&&v().posix.extname(e)===""?k(l):j==="interpreter"?A(l):[]}},
99668:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.agentFileAt=m,t.agentFilesIn=C;function v(){const w=u(
76760);return v=function(){return w},w}function o(){const w=u(18744);return o=function(){return w},w}function i(){const w=u(
59490);return i=function(){return w},w}function x(){const w=u(32854);return x=function(){return w},w}function I(){const w=u(
93028);return I=function(){return w},w}function T(){const w=u(60058);return T=function(){return w},w}const $=[...T().AGENT_FORMATS,
...T().UNREAD_FORMATS].flatMap(w=>w.files.map(g=>({format:w,file:g,steps:g.toLowerCase().split("/")}))),k=$.map(({format:w,
file:g},d)=>{const M=g.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,r=>r==="*"?"[^/]+":r==="**"?".+":"(?:.*/)?");return{
format:w,rank:d,pattern:new RegExp(`^(?:(.*)/)?${M}$`,"is")}}),R=(0,i().groupBy)(k,({rank:w})=>{const{steps:g=[]}=$[w]??
{};return g.find(d=>!d.includes("*"))??v().posix.extname(g.at(-1)??"")}),_=new Set($.flatMap(({steps:w})=>w.slice(0,-1)).
filter(w=>!w.includes("*")));function m(w){const g=w.toLowerCase().split("/"),d=[...g,v().posix.extname(g.at(-1)??"")].filter(
n=>R.has(n));if(d.length===0)return;const r=d.flatMap(n=>R.get(n)??[]).flatMap(({format:n,rank:b,pattern:O})=>{const h=O.
exec(w);return h?[{rank:b,place:{path:w,format:n,root:h[1]??""}}]:[]}),[a]=r.sort((n,b)=>Number(f(n.place.format))-Number(
f(b.place.format))||n.place.root.length-b.place.root.length||n.rank-b.rank);return a?.place}function f({places:w}){return w.
length===0}function C(w,{agent_files:{level:g,include:d,exclude:M}}){if(g==="off")return[];const r=[...w.files()],a=r.flatMap(
({path:s,kind:y})=>y==="symlink"&&_.has(v().posix.basename(s).toLowerCase())?[s,...P(w,s)]:s),[n,b]=[(0,o().pathTest)(d),
(0,o().pathTest)(M)],O=s=>{const y=m(s);return y!==void 0&&n(s)&&!b(s)?y:void 0},h=r.flatMap(({path:s,kind:y})=>{if(y!==
"symlink"||(0,x().resolveInTree)(w,s).kind!=="outside")return[];const p=O(`${s}/file`);return p?[{...p,path:s,entry:void 0}]:
[]}),S=[...new Set(a)].flatMap(s=>{const y=O(s),p=y&&(0,x().resolveInTree)(w,s);if(y===void 0||p===void 0||p.kind==="mis\
sing")return[];const l=p.kind==="inside"&&p.path!==s?O(p.path)?.format:void 0;if(l&&(l===y.format||f(y.format)))return[];
const E=p.kind==="inside"?p.entry:void 0;return E===void 0||(0,I().isRegular)(E.kind)?[{...y,entry:E}]:[]}),A=new Set(S.
map(({path:s})=>s));return[...S,...h.filter(({path:s})=>!A.has(s))]}const c=4;function P(w,g){const d=(0,x().resolveInTree)(
w,g);if(d.kind!=="inside"||d.entry.kind!=="directory")return[];const M=(r,a,n)=>w.list(r).flatMap(({path:b,kind:O})=>{const h=`${a}\
/${v().posix.basename(b)}`;return O!=="directory"?[h]:n<c?M(b,h,n+1):[]});return M(d.path,g,1)}},11418:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.OTHER_AGENT_FORMATS=void 0;function v(){const k=u(41239);return v=function(){
return k},k}function o(){const k=u(12274);return o=function(){return k},k}function i(){const k=u(82024);return i=function(){
return k},k}const x=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(v().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(v().CHANGES,"prompt resources toolAliases")],I=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),T=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,$=t.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
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
"more","sandbox_workspace_write/writable_roots"),...(0,i().settings)(v().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,i().settings)(v().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,i().settings)(v().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,i().settings)(v().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,i().settings)(v().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,i().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...i().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:i().OTHER_VARIABLES},...(0,i().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,i().settings)(v().CHANGES,"developer_instructions\
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
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,i().settings)(v().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,i().settings)(v().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,i().settings)(v().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,i().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,i().settings)(v().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,i().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("less","excludeTool\
s"),...(0,i().settings)("any","migratedTo"),...(0,i().settings)(v().CHANGES,"contextFileName settings")],harmless:(0,i().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:i().
ALL_HOOKS,harmless:(0,i().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...i().ALL_HOOKS,...(0,i().settings)(v().ON,"enabledPlugins/* disableAllHooks"),
...(0,i().settings)("source","extraKnownMarketplaces/*/source"),...(0,i().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,i().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...i().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,i().settings)("sources","plugin"),...(0,i().settings)("source","provider/*/npm"),...(0,i().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,i().settings)(v().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,i().settings)(v().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,i().settings)(v().PERMISSION,"permission/*/* permission/* permission"),
...(0,i().settings)(v().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,i().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,i().settings)("any","server/hostname"),...(0,i().settings)(v().
ON,"server/mdns"),...(0,i().settings)("more","server/cors"),...(0,i().settings)("sources","instructions"),...(0,i().settings)(
v().PROTECTS_BY_DEFAULT,"snapshot"),...(0,i().settings)(v().CHANGES,"default_agent skills experimental agent/*/prompt mo\
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
ommand"]}},...(0,i().settings)(v().ON_BY_DEFAULT,"enabled")],harmless:(0,i().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,i().settings)(v().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,i().keys)(`$schema versi\
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
augment","letta","cortex"].flatMap(k=>[`.${k}/settings.json`,`.${k}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:o().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(v().
PROTECTS,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.MODES=t.CLAUDE_FORMATS=
void 0;function v(){const C=u(41239);return v=function(){return C},C}function o(){const C=u(82024);return o=function(){return C},
C}const i=t.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
x={order:["disable",void 0],unset:void 0},I=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,o().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,o().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,o().settings)(v().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,o().settings)(v().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,o().settings)(v().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,o().settings)(v().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,o().settings)(x,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,o().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,o().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,o().settings)(v().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:v().ON}],T=(0,o().keys)(`$s\
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
  worktree/sparsePaths`),$=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],k=[o().HOOKS,o().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,o().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,o().settings)("sources","dependencies"),...(0,o().settings)(v().CHANGES,"settings"),...(0,o().settings)(
v().ON,"defaultEnabled")],R=(0,o().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),_="asks once for the f\
older",m="gene-gate does not judge what its text asks for",f=t.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[o().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,o().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),o().ENVIRONMENT,
...I],harmless:[...T,{at:"env/*",names:o().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:$,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:k,harmless:R},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:$,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,o().inside)("plugins/*",k).map(C=>({detail:"\
name",...C})),...(0,o().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,o().settings)(v().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,o().keys)("$schema name description version owner metadata renames"),...R.map(({at:C})=>({
at:`plugins/*/${C}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:$,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,o().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:$,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,o().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:$,approval:_,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:m,places:[{at:"",form:"scripts",event:"skill {file}"},o().HOOKS,
...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().settings)("less","disallowed-tools"),...(0,o().settings)(
v().PROTECTS,"disable-model-invocation"),...(0,o().settings)(v().CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,o().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:$,approval:_,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:m,places:[o().HOOKS,...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().
settings)("less","disallowed-tools"),...(0,o().settings)(v().PROTECTS,"disable-model-invocation"),...(0,o().settings)(v().
CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,o().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:$,approval:_,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:m,places:[
o().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,o().settings)("shown","mcpServers skills agents"),
{...o().SERVER,at:"mcp-servers/*"},...o().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,o().settings)("all","t\
ools"),...(0,o().settings)("less","disallowedTools"),...(0,o().settings)(v().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,o().settings)(v().PROTECTS,"disable-model-invocation"),...(0,o().settings)(v().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:o().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:o().
ALL_HOOKS,harmless:(0,o().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema \
inputs")}]},20300:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.EDITOR_FORMATS=void 0;function v(){
const R=u(41239);return v=function(){return R},R}function o(){const R=u(82024);return o=function(){return R},R}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},x=["linux",
"osx","windows"];function I(R,_){return R.split(/\s+/).flatMap(m=>x.map(f=>_(`${m}.${f}`)))}const T=[...I("terminal.inte\
grated.profiles",R=>({at:`${R}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...I("termi\
nal.integrated.automationProfile",R=>({at:R,form:"start"})),...I("terminal.integrated.shell terminal.integrated.automati\
onShell",R=>({at:R,form:"command"})),...I("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
aultProfile",R=>({at:R,form:"setting",trust:"any"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file sav\
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
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,o().settings)(v().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,o().settings)(v().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,o().settings)(v().PROTECTS,"chat.agent.networkFilter"),...(0,o().settings)(v().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,o().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,o().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,o().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,o().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,o().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,o().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],$={order:["workspace_readonly","workspace\
_readwrite","insecure_none"],unset:"workspace_readwrite"},k=t.EDITOR_FORMATS=[{name:"cursor-mcp",tool:"Cursor",files:[".\
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
map(R=>({at:R,form:"lines"})),harmless:(0,o().keys)("$schema")},{name:"cursor-permissions",tool:"Cursor",files:[".cursor\
/sandbox.json",".cursor/cli.json",".cursor/permissions.json"],roots:[],approval:"asks nobody",specification:"https://cur\
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,o().settings)($,"type"),...(0,o().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,o().settings)("less","networkPolicy/deny permissions/deny"),...(0,o().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,o().settings)(v().PROTECTS,"disableTmpWrite"),...(0,o().
settings)(v().ON,"enableSharedBuildCache")],harmless:(0,o().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
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
R=>[{at:R,form:"start",event:"formatter",mayDiffer:!0},{at:`languages/*/${R}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),
{at:"terminal/shell/with_arguments",form:"start",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"comma\
nd",event:"terminal",mayDiffer:!0},...(0,o().settings)("any","terminal/env/* node/path node/npm_path agent/tool_permissi\
ons"),...(0,o().settings)(v().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,o().settings)(v().
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
ckerComposeFile"].map(R=>({at:R,form:"file",event:"build of the container"})),...(0,o().settings)("source","image"),...(0,o().
settings)("sources","features customizations/vscode/extensions"),...(0,o().settings)("more","mounts runArgs capAdd secur\
ityOpt build/options"),...(0,o().settings)(v().ON,"privileged"),...(0,o().settings)("any","remoteEnv/* containerEnv/*").
map(R=>({...R,names:o().OTHER_VARIABLES})),...(0,o().settings)("any","remoteUser containerUser workspaceMount"),...(0,o().
settings)(v().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,o().inside)("customizatio\
ns/vscode/settings",T)]}]},60058:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.UNREAD_FORMATS=t.AGENT_FORMATS=
void 0;function v(){const m=u(11418);return v=function(){return m},m}function o(){const m=u(12274);return o=function(){return m},
m}function i(){const m=u(20300);return i=function(){return m},m}function x(){const m=u(56450);return x=function(){return m},
m}const I=t.AGENT_FORMATS=[...o().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...v().OTHER_AGENT_FORMATS,...x().MACHINE_FORMATS.
map(m=>({...m,isGeneral:!0}))],T="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",$=`CLAUDE.md CLA\
UDE.local.md AGENTS.md AGENTS.override.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`,k={"Claude Code":".claude/** .claude-plugin/** .worktreeinclude","an agent":".agents/** .agent/** mcp_con\
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
sions"},R={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:T,verified:!1,places:[]},_=t.UNREAD_FORMATS=
[{...R,tool:"an agent",files:$.split(/\s+/)},...Object.entries(k).map(([m,f])=>({...R,name:"unread",tool:m,files:f.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${m}`}))]},56450:function(G,t,u){Object.defineProperty(t,"__\
esModule",{value:!0}),t.MACHINE_FORMATS=void 0;function v(){const R=u(41239);return v=function(){return R},R}function o(){
const R=u(82024);return o=function(){return R},R}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post\
-commit applypatch-msg pre-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),x=new RegExp(`^(?:${i.
join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:x};function T(R){return(0,o().inside)(R,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:v().CHANGES}]).map(m=>({...m,...m.form==="lines"&&{event:"{0}",detail:"\
name"},names:x}))}const $=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,k=t.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:$},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(R=>(0,o().inside)(R,[I])),...(0,o().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,o().settings)("less","pnpm/neverBuiltDependencies"),...(0,o().settings)(
v().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,o().paths)(".husky",i.join(" ")),syntax:"\
shell",roots:["PWD"],approval:"asks nobody",specification:"https://typicode.github.io/husky/how-to.html",verified:!0,places:[
{at:"",form:"command",event:"{file}"}]},{name:"git-hooks",tool:"git (core.hooksPath)",files:(0,o().paths)(".githooks .gi\
t-hooks githooks",i.join(" ")),syntax:"shell",roots:["PWD"],approval:"asks nobody",specification:"https://git-scm.com/do\
cs/githooks",verified:!0,places:[{at:"",form:"command",event:"{file}"}]},...["yaml","json","toml"].map(R=>({name:`leftho\
ok-${R}`,tool:"git (lefthook)",files:{yaml:["lefthook.yml","lefthook.yaml","lefthook-local.yml","lefthook-local.yaml"],json:[
"lefthook.json","lefthook.jsonc","lefthook-local.json"],toml:["lefthook.toml","lefthook-local.toml"]}[R].flatMap(_=>[_,`\
.${_}`,`.config/${_}`]),syntax:R,directories:["",...(0,o().paths)(".lefthook",i.join(" "))],roots:["PWD"],approval:"asks\
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
"more","settings/trusted_config_paths"),...(0,o().settings)(v().ON,"settings/not_found_auto_install"),...(0,o().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(G,t,u){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.TEXT=t.SERVER_TRUST=t.SERVER=t.OTHER_VARIABLES=t.HOOKS=t.HARMLESS_VARIABLES=t.HARMLESS_TOP=t.FLAT_HOOKS=
t.ENVIRONMENT=t.ALL_HOOKS=void 0,t.commands=f,t.inside=_,t.keys=c,t.paths=m,t.settings=C;function v(){const M=u(76774);return v=
function(){return M},M}function o(){const M=u(41239);return o=function(){return M},M}const i=t.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
x=t.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},I=t.SERVER_TRUST=[...C("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...C("less","mcpServers/*/disabledTools"),...C(o().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...C(o().PROTECTS,"mcpServers/*/disabled")],T=t.FLAT_HOOKS={...i,at:"hooks/*/*"},$=t.ALL_HOOKS=[{...T,without:"\
hooks"},i],k=t.TEXT=[{at:`${v().INLINE}/*`,form:"command",event:"text of {file}"},{at:v().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],R=t.HARMLESS_TOP=c(`${v().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function _(M,r){return r.map(a=>({...a,at:`${M}/${a.at}`,...a.event&&M.includes("*")&&{event:a.
event.replace("{0}","{1}")}}))}function m(M,r){return M.split(/\s+/).flatMap(a=>r.split(/\s+/).map(n=>`${a}/${n}`))}function f(M,r=""){
return M.split(/\s+/).map(a=>({at:a,form:"command",event:a+r}))}function C(M,r){return r.split(/\s+/).map(a=>({at:a,form:"\
setting",trust:M}))}function c(M){return M.split(/\s+/).map(r=>({at:r}))}const P=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:M})=>M).
join("|"),"i"),w=t.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:M})=>M).join("|"),"i"),g=t.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${w.source}))`,"i"),d=t.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:P,trust:"any"}},19610:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),
t.findHidden=_;function v(){const f=u(25367);return v=function(){return f},f}const o=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
x=/^[\u200B-\u200F\u061C]$/,I=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
T=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,$=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,k=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
R=/^\uFE0F?\u200D\uFE0F?$/;function _(f){const C=new Map,c=f.replace(i,P=>" ".repeat(P.length));for(const{0:P,index:w}of c.
matchAll(o)){const[g=""]=[...c.slice(Math.max(0,w-2),w)].slice(-1),[d=""]=[...c.slice(w+P.length,w+P.length+2)];if(m(P,g,
d,w))continue;const M=f.lastIndexOf(`
`,w)+1,r=C.get(M)??{offset:w,names:new Set};for(const a of P)r.names.add((0,v().codePointName)(a.codePointAt(0)??0));C.set(
M,r)}return[...C].map(([P,{offset:w,names:g}])=>{const d=f.indexOf(`
`,P);return{text:f.slice(P,d<0?void 0:d),offset:w,names:[...g]}})}function m(f,C,c,P){return f==="\uFEFF"?P===0:k.test(f)?
$.test(C):R.test(f)&&T.test(C)?T.test(c)||/[♀♂⚕⚖✈❤]/u.test(c):x.test(f)&&(I.test(C)||I.test(c))}},20702:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.judgeAgentFiles=f,t.judgeWholeFile=r,t.notJudgedFile=C,t.readFound=M;
function v(){const s=u(10473);return v=function(){return s},s}function o(){const s=u(59490);return o=function(){return s},
s}function i(){const s=u(13580);return i=function(){return s},s}function x(){const s=u(95132);return x=function(){return s},
s}function I(){const s=u(26750);return I=function(){return s},s}function T(){const s=u(97034);return T=function(){return s},
s}function $(){const s=u(99668);return $=function(){return s},s}function k(){const s=u(12195);return k=function(){return s},
s}function R(){const s=u(12792);return R=function(){return s},s}function _(){const s=u(92599);return _=function(){return s},
s}function m(){const s=u(41239);return m=function(){return s},s}async function f(s,y,p){const e=j=>new Map((0,$().agentFilesIn)(
j,y).map(D=>[D.path,D])),[l,E]=[e(s.baseTree),e(s.tree)],N=[...new Set([...l.keys(),...E.keys()])].sort(),L=y.agent_files;
return p.all(N,async j=>{const[D,F]=[l.get(j),E.get(j)];try{return await g(D,F,s,L)}catch(U){const H=F??D;return H&&C(H,
U)}}).then(j=>P(j.filter(D=>D!==void 0)))}function C(s,y){const{path:p}=s,e={path:p,line:1,column:1},l=[(0,x().notJudged)(
`the file \`${p}\``,y,{location:e})];return{file:{...s,entries:[],contents:[]},entries:[],findings:l}}const c=3;function P(s){
const y=new Set(s.flatMap(({entries:E})=>E.flatMap(({targets:N})=>N.map(({name:L})=>L)))),p=({entries:[E]})=>E?.entry.form===
"unread",e=(0,o().groupBy)(s.filter(E=>p(E)&&!y.has(E.file.path)),({file:E})=>E.format.tool),l=new Map([...e.values()].flatMap(
E=>{const N=E.length-c;return E.slice(0,c).map((L,j)=>[L,j===c-1&&N>0?w(L,N):L])}));return s.flatMap(E=>p(E)?l.get(E)??[]:
[E])}function w(s,y){const p=s.findings.map(e=>({...e,args:{...e.args,detail:`${e.args.detail}, nor ${y} others`}}));return{
...s,entries:s.entries.map(e=>({...e,findings:p})),findings:p}}async function g(s,y,p,e){const l=s&&y&&await(0,T().isSameFile)(
s.entry,y.entry,p),E=(y??s)?.format.places.length===0;if(l&&E)return;const N=y&&await M(p.tree,y),L=l?N:s&&await M(p.baseTree,
s),j=N??L;if(j===void 0)return;const D=new Set(l?[]:L?.contents.map(({value:V})=>V)),F=l?[]:N?.contents.filter(({value:V})=>!D.
has(V))??[],U=[...N?.broken&&!l?[N.broken]:[],...F.map(V=>V.finding)],H=N?.broken?[]:await(0,T().compareEntries)(j,L?.entries??
[],N?.entries??[],p),X=l||H.length>0||N?.broken?H:d(j,y===void 0?"removed":s===void 0?"new":"changed"),B=await n({file:j,
entries:X,findings:U},p.tree,e);if(B.entries.length===0&&B.findings.length===0)return;if(e.level!=="approve"||!B.findings.
some(O))return B;const z=B.entries.filter(({findings:V})=>V.some(O)),q={path:j.path,events:z.map(({entry:V})=>V.event)},
J={path:j.path,line:1,column:1},Y=(0,x().finding)("agent-files-unapproved",q,{location:J});return{...B,findings:[...B.findings,
Y]}}function d(s,y){const{path:p,format:e}=s;if(e.unread===void 0)return[];const l=e.places.length>0?"its text":"the who\
le file";return[{state:y,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:l,location:{
path:p,line:1,column:1}},targets:[]}]}async function M(s,{entry:y,...p}){return y===void 0?(0,R().unreadFile)(p,"it is a\
 symlink that leads to no file here"):(y.size??0)>R().MAX_BYTES?(0,R().unreadFile)(p,`it has more than ${R().MAX_BYTES} \
bytes`):(0,R().readAgentFile)(p,await s.read(y.path))}async function r(s,y,p){const e=await Promise.all(s.entries.filter(
a).map(async N=>({entry:N,targets:await(0,_().runsOf)(N,s,y)}))),l=s.contents.map(N=>N.finding),E=s.broken?[s.broken]:l;
return n({file:s,entries:e,findings:E},y,p)}function a({setting:s,form:y}){if(s===void 0)return y!=="unread";const p={old:void 0,
now:s,before:[],after:[]};return s.trust!==void 0&&(0,m().directionOf)(s.trust,p)==="widens"}async function n({file:s,entries:y,
findings:p},e,l){const E=j=>j.map(D=>b(D,s,l)),N=await Promise.all(y.map(async j=>{const D=await(0,I().entryDigest)(j,s,
e),F=E(await h(j,s,e));return{...j,digest:D,findings:(0,I().accepted)(F,D,l)}})),L=[...E(p),...N.flatMap(j=>j.findings)];
return{file:s,entries:N,findings:L}}function b(s,{format:y},{level:p}){const{failsByLevel:e,undecided:l}=(0,i().ruleOf)(
s.rule);return!y.verified&&!e&&!l?{...s,severity:"notice"}:p==="error"&&e&&s.severity!=="notice"?{...s,severity:"error"}:
s}function O({severity:s,suppressed:y}){return s!=="notice"&&y===void 0}async function h({state:s,entry:y,change:p,targets:e},{
path:l,format:E},N){const{event:L,shown:j,form:D,location:F,isHidden:U,setting:H}=y,{tool:W}=E,K={tool:W,event:L,command:j,
state:s??""},X={location:F};if(H&&s===void 0){const Z={...K,change:"widens",isMember:!1};return[(0,x().finding)("agent-s\
etting-changed",Z,{...X,severity:"notice"})]}if(D==="unread"){const Z=E.unread??"";return[(0,x().finding)("agent-file-un\
read",{path:l,detail:Z},{location:F,severity:"notice",harm:"bookkeeping"})]}if((p||H)&&s!=="script_changed"){const Z=p===
void 0||p==="widens"?"warning":"notice",ee=(0,m().isOfList)(H?.trust),Q={...K,change:p??"",isMember:ee};return[(0,x().finding)(
"agent-setting-changed",Q,{...X,severity:Z})]}if(s==="removed")return[];const B=s!=="script_changed",z=[];for(const{kind:Z,
change:ee,name:Q,script:ne,line:se}of e){if(Z!=="danger"||!(B||ee))continue;const te=ne===void 0?Q:`runs \`${ne}\`, which\
 ${Q} in line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,x().finding)("agent-runs-danger",
{...K,danger:te},{location:oe}))}B&&U&&z.push((0,x().finding)("agent-runs-danger",{...K,danger:S},X));const q=e.filter(({
change:Z})=>s===void 0||Z!==void 0);for(const{kind:Z,name:ee}of q){const Q=Z==="file"&&N?await(0,v().whyUnreadable)(N,ee):
void 0;Q&&z.push((0,x().finding)("agent-script-unreadable",{...K,script:ee,why:Q},X))}if(z.length>0)return z;const Y=D===
"server"&&e.length>0&&e.every(A)||!B?"notice":"warning",V=B?(0,k().meansOf)(e):q.map(({name:Z})=>`the change decides abo\
ut \`${Z}\``);return[(0,x().finding)("agent-command-changed",{...K,means:V},{...X,severity:Y})]}const S="hides its outpu\
t";function A({kind:s,name:y}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(y)}},12195:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.meansOf=I;function v(){const T=u(97018);return v=function(){return T},
T}function o(){const T=u(36773);return o=function(){return T},T}const i={file:({name:T,change:$})=>`it runs \`${T}\`${$===
void 0?"":`, which this change ${$==="added"?"adds":"edits"}`}`,npm_script:({name:T,change:$})=>`it runs the script \`${T}\
\` of package.json${$?", which this change edits":""}`,missing:({name:T})=>`it runs \`${T}\`, which is not in the commit`,
outside:({name:T})=>`it runs \`${T}\`, which is outside of the repository`,package:({name:T,isExact:$})=>$?`it fetches \`${T}\
\``:`it fetches \`${T}\` without an exact version`,inline:({name:T})=>`it has code for \`${T}\` in one line`,danger:({name:T,
script:$,line:k})=>$===void 0?`it ${T}`:`\`${$}\` ${T} (line ${k})`,address:({name:T})=>`it connects to \`${T}\``,program:()=>{},
unread:({name:T})=>`it could not be read: ${T}`},x=4;function I(T){const $=T.flatMap(R=>{const _=(0,v().redact)(R.name).
text;return i[R.kind]({...R,name:_})??[]}),k=T.filter(({kind:R})=>R==="program").map(({name:R})=>R);return $.length===0&&
k.length>0?[`it runs ${(0,o().inCode)(k.slice(0,x))} of the machine`]:$.length>x?[...$.slice(0,x),`and ${$.length-x} mor\
e`]:$}},53158:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.ProjectFiles=void 0;function v(){const k=u(
76760);return v=function(){return k},k}function o(){const k=u(59867);return o=function(){return k},k}function i(){const k=u(
3463);return i=function(){return k},k}function x(){const k=u(32854);return x=function(){return k},k}function I(){const k=u(
93028);return I=function(){return k},k}const T=/^(?:[/~\\]|[A-Za-z]:)/;class ${#e;#n;constructor(R,_){this.#e=R,this.#n=
_}into(R){const m=R===void 0||T.test(R)||/[$`]/.test(R)?[]:this.#n.map(f=>v().posix.join(f,R));return new $(this.#e,m)}find(R,_=[
""]){if(!(/^[/~]/.test(R)||R===""||!this.#e))for(const m of this.#n)for(const f of _){const C=(0,x().normalise)(v().posix.
join(m,R.replaceAll("\\","/"))+f),c=C===void 0?void 0:(0,x().resolveInTree)(this.#e,C);if(c?.kind==="inside"&&(0,I().isRegular)(
c.entry.kind)&&c.entry.tracked)return c.path}}script(R,_){const m=this.find(R,_);if(m!==void 0)return{kind:"file",name:m};
if(T.test(R))return{kind:"outside",name:R};const[f]=this.#n;if(f===void 0)return{kind:"unread",name:`it runs ${R} in ano\
ther directory`};const C=(0,x().normalise)(v().posix.join(f,R));return C===void 0?{kind:"outside",name:R}:{kind:this.#e===
void 0?"file":"missing",name:C||"."}}named(R,_){const m=this.find(R.replace(/^-{1,2}[\w-]+=/,""),_);return m===void 0?[]:
[{kind:"file",name:m}]}async manifest(){const R=this.find("package.json");return this.#e&&R?(0,i().objectIn)(await(0,o().
readJsonFile)(this.#e,R)):{}}}t.ProjectFiles=$},12792:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.
MAX_BYTES=void 0,t.readAgentFile=P,t.unreadFile=w;function v(){const e=u(76760);return v=function(){return e},e}function o(){
const e=u(23404);return o=function(){return e},e}function i(){const e=u(16111);return i=function(){return e},e}function x(){
const e=u(94534);return x=function(){return e},e}function I(){const e=u(3463);return I=function(){return e},e}function T(){
const e=u(97018);return T=function(){return e},e}function $(){const e=u(95132);return $=function(){return e},e}function k(){
const e=u(19610);return k=function(){return e},e}function R(){const e=u(23213);return R=function(){return e},e}function _(){
const e=u(76774);return _=function(){return e},e}function m(){const e=u(41239);return m=function(){return e},e}function f(){
const e=u(18255);return f=function(){return e},e}const C=t.MAX_BYTES=1024*1024,c=1e3;function P(e,l){const{text:E,complete:N}=(0,x().
decodeUtf8)(l),L=new(x()).Source(e.path,E),j=(H,W=0)=>w(e,H,L,W),{format:D}=e,{syntax:F="json"}=D;if(!N&&F!=="program"&&
F!=="text")return j("it is not UTF-8",E.length);const U=F==="markdown"||F==="text"&&N;try{const H=(0,f().findValues)((0,_().
readSyntax)(E,F),D);return H.length>c?j(`it has more than ${c} commands and settings`):{...e,entries:H.map(W=>M(W,L,D)),
get contents(){return[...y(L),...U?p(L):[]]}}}catch(H){if(H instanceof _().SyntaxProblem)return j(H.message,H.offset);throw H}}
function w(e,l,E=new(x()).Source(e.path,""),N=0){const{path:L}=e,j=(0,$().finding)("agent-file-unread",{path:L,detail:l},
{location:E.location(N)});return{...e,entries:[],contents:[],broken:j}}const g=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
d=/"(?:reveal|showOutput)":"never"/i;function M(e,l,{places:E}){const{node:N,chain:L,isWrong:j,place:D}=e,{form:F,inherits:U=[],
trust:H,guards:W}=D,K=(0,i().getNodeValue)(N),X=L.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,f().membersOf)(te,oe))),B=Object.
fromEntries(X.map(([te,oe])=>[te,(0,i().getNodeValue)(oe)])),z=(0,I().isMapping)(K)?{...B,...K}:K,q=j?[R().UNREAD]:(0,R().
readValue)(F,z,l.path),J=(0,I().isMapping)(z)&&F!=="command"&&F!=="setting",Y=Object.entries(J?z:{}).filter(([te])=>!g.test(
te)&&!a(`${D.at}/${te}`,E)),V=d.test(JSON.stringify([B,K])),ee=(F==="scripts"?q.slice(0,1):q).map(R().textOf).filter(te=>te!==
""),Q=H==="source"&&(0,I().isMapping)(K)?(0,m().sourceText)(K):K,ne=F==="setting"&&H===void 0&&!j,se=b(j?(0,i().getNodePath)(
N).join(".")||"the whole file":O(e,l));return{commands:q,form:F,event:se,shown:ne?"":b(ee.join(" ; ")||(typeof Q=="strin\
g"?Q:JSON.stringify(Q))),content:r(e,V,J?Object.fromEntries(Y):z??null),isHidden:V,...F==="setting"&&!j&&{setting:{...H&&
{trust:H},value:K}},isGuard:W?.test(se)??!1,location:l.location(N.offset,N.offset+N.length)}}function r({place:{form:e}},l,E){
return e==="scripts"?"":(0,o().canonicalize)([l,E])}function a(e,l){return l.some(E=>E.form==="setting"&&E.at===e)}const n=1e3;
function b(e){const l=(0,T().redact)(e).text.replace(/\s+/g," ").trim();return l.length>n?`${l.slice(0,n)}\u2026`:l}function O({
names:e,chain:l,place:{at:E,event:N,detail:L=""}},{path:j}){const D=N?.replace(/\{(\d)\}/,(H,W)=>e[Number(W)]||'""').replace(
"{file}",()=>h(j))??e.reduce((H,W)=>H.replace("*",()=>W),E.replaceAll("/",".")),U=l.flatMap(H=>(0,f().membersOf)(H,L)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${D} (${U})`:D}function h(e){const l=v().posix.basename(e);return l===
"SKILL.md"?v().posix.basename(v().posix.dirname(e)):l}const S=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
A=4;function s(e){const l=/\d/.test(e)&&/[A-Za-z]/.test(e)&&new Set(e).size>=8;return e.length>=12&&l&&!S.test(e)}function y(e){
const{text:l,path:E}=e;return(0,T().redact)(l).redactions.flatMap(({kind:N,start:L,end:j})=>{const D=l.slice(L,j),F=e.location(
L,j),U=(0,$().finding)("agent-file-content",{path:E,kind:N},{location:F});return s(D)?[{value:D,finding:U}]:[]})}function p(e){
return(0,k().findHidden)(e.text).map(({text:l,offset:E,names:N})=>{const L=N.slice(0,A),j={path:e.path,kind:"hidden",characters:L,
more:N.length>A},D=e.location(E);return{value:l,finding:(0,$().finding)("agent-file-content",j,{location:D})}})}},23213:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.UNREAD=void 0,t.readValue=T,t.textOf=P;function v(){const g=u(76760);
return v=function(){return g},g}function o(){const g=u(3463);return o=function(){return g},g}function i(){const g=u(36773);
return i=function(){return g},g}function x(){const g=u(76774);return x=function(){return g},g}const I=t.UNREAD={unread:"\
it is not in the documented form"};function T(g,d,M){const r=v().posix.dirname(M);if(g==="file")return[d].flat().map(a=>typeof a!=
"string"?I:{file:a===""?M:v().posix.join(r,a)});if(g==="scripts"){const a=(0,o().objectIn)(d)[x().PATHS];return[{file:`${r}\
/`},...$(a)?a.map(n=>({file:v().posix.join(r,n)})):[]]}return g==="lines"?[d].flat().flatMap(a=>typeof a=="string"?{shell:a}:
(0,o().isMapping)(a)?f(a):I):g==="setting"?typeof d=="string"?[{argv:[],environment:[d]}]:[]:g!=="command"?(0,o().isMapping)(
d)?f(d):[I]:((0,o().isMapping)(d)?Object.values(d):[d]).map(a=>typeof a=="string"?{shell:a}:$(a)?{argv:a}:I)}function $(g){
return Array.isArray(g)&&g.every(d=>typeof d=="string")}const k=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],R=["exec","run","bash","path","program","entry","cmd"],_=["arguments","with_arguments"];
function m(g){const d=s=>s.map(y=>g[y]).find(y=>y!==void 0),{script:M,runner:r,type:a}=g,b=typeof M=="string"&&a!=="npm"?
[r??[],`./${M}`].flat():void 0,O=g.command??d(R)??b,h=g.args??d(_),[S,...A]=[O].flat();return{...g,...O!==void 0&&{command:S},
...(h!==void 0||A.length>0)&&{args:A.length>0?[A,h??[]].flat():h}}}function f(g){const d=m(g),M=k.map(a=>d[a]).map(a=>typeof a==
"string"?{command:a}:a).filter(a=>(0,o().isMapping)(a)&&a.command!==void 0);return[...d.command===void 0&&(M[0]??d.dependsOn)?
[]:[{}],...M].flatMap(a=>C({...d,...a}))}function C(g){const{type:d,script:M,command:r,args:a=[],headersHelper:n}=g,b=typeof n==
"string"?[{shell:n}]:[],h=[g.url,g.httpUrl,g.serverUrl].find(H=>typeof H=="string");if(r===void 0&&h!==void 0)return[...b,
{address:h}];const S=d==="npm"&&r===void 0,A=Array.isArray(a)?a.map(c):[void 0],s=S?["npm","run",M]:[c(r),...A];if(!$(s))
return[I];const[y="",...p]=s,l=(p.length===0?/^$|[\s|;&$()<>`'"]/.test(y):d==="shell")?{shell:[y,...p.map(w)].join(" ")}:
{argv:s},{cwd:E,env:N,shell:L}=(0,o().isMapping)(g.options)?g.options:g,j=(0,o().isMapping)(L)?[L.executable,L.args??[]].
flat():[],D=Object.values((0,o().isMapping)(N)?N:{}).filter(H=>typeof H=="string"),F=typeof E=="string"?{directory:E}:{},
U=$(j)&&j.length>0?[{argv:j}]:[];return[{...l,...F,environment:D},...U,...b]}function c(g){return(0,o().isMapping)(g)?g.
value:g}function P(g){return"argv"in g?g.argv.map(w).join(" "):"unread"in g?"":"file"in g?g.file:"shell"in g?g.shell:g.address}
function w(g){return/^[\w@%+=:,./${}-]+$/.test(g)?g:(0,i().singleQuoted)(g)}},92599:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.keyOf=f,t.runsOf=m;function v(){const n=u(76760);return v=function(){return n},n}function o(){
const n=u(10473);return o=function(){return n},n}function i(){const n=u(95244);return i=function(){return n},n}function x(){
const n=u(32854);return x=function(){return n},n}function I(){const n=u(93028);return I=function(){return n},n}function T(){
const n=u(47905);return T=function(){return n},n}function $(){const n=u(53158);return $=function(){return n},n}function k(){
const n=u(23213);return k=function(){return n},n}function R(){const n=u(98809);return R=function(){return n},n}const _=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function m({commands:n},{path:b,root:O,format:h},S,A=new Set){const{directories:s=[""],roots:y}=h,p=[...s.map(D=>v().
posix.join(O,D)),"",v().posix.dirname(b)],e=new($()).ProjectFiles(S,p),l=C(y.join("|")),E=[];for(const D of n)E.push(..."\
file"in D?M(l(D.file),S):await r(D,e,l));const N=({name:D})=>(0,I().isRegular)(S?.stat(D)?.kind),L=[...E,...w(n,E,A).filter(
N)],j=new Set(L.flatMap(({kind:D,name:F})=>D==="file"?[F]:[]));for(const D of j)L.push(...S?await d(S,D):[]);return[...new Map(
L.map(D=>[f(D),D])).values()]}function f({kind:n,name:b,script:O,text:h}){return JSON.stringify([n,b,...n==="danger"?[O,
h]:[]])}function C(n){const b=new RegExp(`\\$(?:(?:env:)?(?:${n})\\b|\\{(?:env:)?(?:${n})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${n})%`,"g");return O=>O.replace(b,".").replace(_,"~")}const c=/(?<![\w.@+-])(?:[\w.@+-]+[\\/])+[\w.@+-]+|(?=[\w@+-])(?<=(?<![\w.@+-])\.*)[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
P=/\$(?:env:)?\w+|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|%\w+%/g;function w(n,b,O){if(O.size===0)return[];const h=n.flatMap(
y=>"environment"in y?y.environment??[]:[]),S=[...n.map(k().textOf),...h].flatMap(y=>y.replace(P,"").match(c)??[]).map(y=>y.
replaceAll("\\","/").replace(/^(?:\.{1,2}\/)+/,"")),A=(y,p)=>y===p||y.endsWith(`/${p}`),s=S.filter(y=>!b.some(({kind:p,name:e})=>p===
"file"&&A(e,y)));return[...O].filter(y=>s.some(p=>A(y,p))).map(y=>({kind:"file",name:y}))}const g=2e5;async function d(n,b){
const O=await(0,o().readText)(n,b,g);if(O===void 0||"unread"in O)return[];const h=O.text.split(`
`);return(0,T().dangersInScript)(b,O.text).map(({does:S,at:A})=>{const s=O.text.slice(0,A).split(`
`).length;return{kind:"danger",name:S,script:b,line:s,text:h[s-1]?.trim()??""}})}function M(n,b){if(!b)return[];const O=(0,x().
resolveInTree)(b,n.replace(/\/$/,""));if(O.kind!=="inside")return[];const h=({path:s,kind:y})=>y==="directory"?b.list(s).
flatMap(h):y==="executable"||y==="file"&&(0,i().isCode)(s)?[s]:[];return(n.endsWith("/")?h(O.entry):(0,I().isRegular)(O.
entry.kind)?[O.path]:[]).map(s=>({kind:"file",name:s}))}async function r(n,b,O){if("address"in n)return[{kind:"address",
name:n.address}];if("unread"in n)return[{kind:"unread",name:n.unread}];const{directory:h,environment:S=[]}=n,A=h?b.into(
O(h)):b,s="shell"in n?n.shell.split(/["'|;&]/):[],y=[...S,...s.filter(e=>e.includes("\\"))].map(O);return[..."shell"in n?
await(0,R().textRuns)(O(n.shell),A):[...(0,T().dangersInShell)((0,k().textOf)(n)).map(({does:e})=>({kind:"danger",name:e})),
...await(0,R().wordRuns)(n.argv.map(e=>a(O(e))),A)],...(0,R().valueRuns)(y,A)]}function a(n){const b=!/\$\{|\$\w/.test(n);
return{text:n,shown:n,quoted:!0,span:{start:0,end:0},isKnown:b}}},76774:function(G,t,u){Object.defineProperty(t,"__esMod\
ule",{value:!0}),t.SyntaxProblem=t.PATHS=t.LINKS=t.INLINE=void 0,t.readSyntax=R;function v(){const h=u(16111);return v=function(){
return h},h}function o(){const h=u(60502);return o=function(){return h},h}function i(){const h=u(69873);return i=function(){
return h},h}function x(){const h=u(3463);return x=function(){return h},h}class I extends Error{offset;constructor(S,A=0){
super(S),this.offset=A}}t.SyntaxProblem=I;const T=t.INLINE="!`",$=t.LINKS="!link",k=t.PATHS="!path";function R(h,S){if((0,x().
isNestedTooDeep)(S==="markdown"?d(h).text:h))throw new I("its brackets are nested too deeply");switch(S){case"json":return _(
h);case"toml":return P(h);case"yaml":return g(h,0);case"markdown":return a(h);case"shell":return f(h,[0,h.length]);case"\
program":case"text":return f("",[0,0])}}function _(h){const S=[],A=(0,v().parseTree)(h,S,{allowTrailingComma:!0}),[s]=S;
if(s)throw new I(m((0,v().printParseErrorCode)(s.error)),s.offset);if(A===void 0)throw new I("it is empty");return A}function m(h){
return h.replace(/\B[A-Z]/g,S=>` ${S}`).toLowerCase()}function f(h,[S,A]){return{type:h===null?"null":typeof h,value:h,offset:S,
length:A-S}}function C(h,S,[A,s]){const y={type:h,offset:A,length:s-A,children:S};for(const p of S)p.parent=y;return y}function c(h,S,A){
return C("property",[f(h,A),S],A)}function P(h){try{const S=(0,o().parseTOML)(h),A=new Map,s=({body:p},e)=>{for(const l of p){
const E=l.key.keys.map(L=>L.type==="TOMLBare"?L.name:L.value),N=l.type==="TOMLTable"?l.resolvedKey:[...e,...E];A.set(N.join(
"\0"),l.range),l.type==="TOMLTable"?s(l,N):l.value.type==="TOMLInlineTable"&&s(l.value,N)}};s(S.body[0],[]);const y=(p,e,l)=>{
const E=A.get(e.join("\0"))??l;if(Array.isArray(p))return C("array",p.map((L,j)=>y(L,[...e,j],E)),E);if(!(0,x().isMapping)(
p)||p instanceof Date)return f(p instanceof Date?p.toISOString():p,E);const N=Object.entries(p).map(([L,j])=>c(L,y(j,[...e,
L],E),E));return C("object",N,E)};return y((0,o().getStaticTOMLValue)(S),[],[0,h.length])}catch(S){throw S instanceof o().
ParseError?new I(w(S.message),S.index):S}}function w(h){const[S=""]=h.split(`
`);return S.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,A=>A.toLowerCase())}function g(h,S){const A=(0,i().
parseDocument)(h,{uniqueKeys:!0}),[s]=A.errors;if(s)throw new I(w(s.message),S+s.pos[0]);let y=0;const p=(e,l)=>{if((0,i().
isAlias)(e)){if(y+=1,y>100)throw new I("it has too many aliases",l[0]);return p(e.resolve(A),l)}const E=(0,i().isMap)(e)||
(0,i().isSeq)(e)||(0,i().isScalar)(e)?e.range:void 0,N=E?[S+E[0],S+E[1]]:l;if((0,i().isMap)(e))return C("object",e.items.
map(({key:j,value:D})=>c(String(j),p(D,N),N)),N);if((0,i().isSeq)(e))return C("array",e.items.map(j=>p(j,N)),N);const L=(0,i().
isScalar)(e)?e.value:null;return f(typeof L=="object"&&L!==null?String(L):L,N)};return p(A.contents,[S,S+h.length])}function d(h){
const[S="",A="",s=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(h)??[];return S!==""&&h.startsWith(S)?{text:s,
start:A.length,end:S.length}:{text:"",start:0,end:0}}const M=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
r=[[T,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[$,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${M}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[k,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${M}(?![\w/-])`,"g")]];function a(h){const{text:S,start:A,
end:s}=d(h),y=[0,h.length],p=r.flatMap(([e,l])=>{const E=[...h.slice(s).matchAll(l)].map(N=>{const L=s+N.index;return f(
N[1]??N[2]??N[0],[L,L+N[0].length])});return E.length>0?[c(e,C("array",E,y),y)]:[]});return C("object",[...b(S,A),...p],
y)}const n=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function b(h,S){try{return O(g(h,S))}catch(A){
if(!(A instanceof I))throw A}return[...h.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(A=>{const[s,y="",p=""]=A,
e=S+A.index;try{return O(g(s,e))}catch(E){if(!(E instanceof I)||n.test(s))throw E}const l=[e,e+s.length];return c(y,f(p.
trim(),l),l)})}function O({type:h,children:S=[]}){return h==="object"?S:[]}},98809:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.textRuns=k,t.valueRuns=m,t.wordRuns=_;function v(){const p=u(3463);return v=function(){return p},
p}function o(){const p=u(95244);return o=function(){return p},p}function i(){const p=u(11331);return i=function(){return p},
p}function x(){const p=u(81716);return x=function(){return p},p}function I(){const p=u(54421);return I=function(){return p},
p}function T(){const p=u(47905);return T=function(){return p},p}const $=4;async function k(p,e,l=0){if(l>$)return[{kind:"\
unread",name:"it is nested too deeply"}];const E=(0,x().readShellText)(p);return E.length===0&&p.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,T().dangersInShell)(p).map(({does:L})=>L))].map(L=>({kind:"danger",name:L})),
...await R(E,p,e,l)]}async function R(p,e,l,E){const N=[];let L=l;for(const j of p){if(N.push(...await R(j.inside,e,L,E)),
j.subshell!==void 0)continue;if(j.defines){N.push({kind:"unread",name:"it defines a function"});continue}const{words:D,assignments:F}=(0,x().
withoutReserved)(j),U=D.map(K=>({...K,shown:e.slice(K.span.start,K.span.end),isKnown:!(0,x().isDynamic)(j,K)}));N.push(...m(
F.map(({value:K})=>K),L));const[H,W]=U;H?.text==="cd"||H?.text==="pushd"?L=L.into(W?.isKnown?W.text:void 0):N.push(...await _(
U,L,E))}return N}function _(p,e,l=0){return f(p,{files:e,shell:(N,L=e)=>k(N,L,l+1)})}function m(p,e){return p.flatMap(l=>l.
split(/[\s=:,]+/)).flatMap(l=>e.named(l))}async function f(p,e){const l=(0,I().startedWords)(p),[E,...N]=l;if(E===void 0||
C(E.text))return[];if(!E.isKnown)return[c(`it starts ${E.shown}`)];const L=(0,i().programNamed)(E.text)??{name:(0,i().baseName)(
E.text),kind:"system"},j=(0,I().textHanded)(l);if(L.kind==="shell"&&j)return j.words.every(({isKnown:Y})=>Y)||/\s/.test(
j.text)?e.shell(j.text):[c("a shell runs what it is handed")];const D=N.some(({text:J})=>n(J)||a(J));if((0,i().runsCode)(
E.text)&&(D||!L.runsScripts))return g((0,i().baseName)(E.text),N,j!==void 0,e.files);const{files:F,left:U}=w(N,e.files),
H=U.map(({text:J})=>J),W=n(E.text)&&!r.test(E.text),K=a(E.text)?e.files.named(E.text):[],X=W?[e.files.script(E.text)]:K.
length>0?K:await d(L,H,{...e,files:F}),B=H.filter(a).flatMap(J=>{const Y=F.named(J);return Y.length>0?Y:e.files.named(J)}),
z=L.runsInside?U.findIndex(({text:J})=>(0,i().runsCode)(J)):-1,q=z<0?[]:await f(U.slice(z),{...e,files:F});return[...X,...q,
...B]}function C(p){return(0,i().isWithoutEffect)(p)||(0,i().changesShell)(p)&&(0,i().programNamed)(p)===void 0}function c(p){
return{kind:"unread",name:p}}const P=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function w(p,e){const l=p.
findIndex(({text:L})=>P.test(L));if(l<0)return{files:e,left:p};const E=P.exec(p[l]?.text??"")?.[1],N=p.toSpliced(l,E===void 0?
2:1);return{files:e.into(E??p[l+1]?.text),left:N}}function g(p,e,l,E){const N=e.flatMap(({text:H})=>E.named(H));if(l)return[
{kind:"inline",name:p},...N];const L=e.filter(({text:H})=>!H.startsWith("-")),j=L.find(({text:H})=>n(H)||a(H))??L[0],D={
kind:"program",name:p};if(N.length>0||j===void 0)return N.length>0?N:[D];const{text:F}=j;if(!j.isKnown)return[c(`it runs\
 ${j.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(e[e.indexOf(j)-1]?.
text!=="-m")return[E.script(F,S)];const U=E.named(F.replaceAll(".","/"),S);return U.length>0?U:[D]}async function d(p,e,{
files:l,shell:E}){const N=await l.manifest(),L=p.runsScripts&&b(e),j=h(L).flatMap(H=>{const W=(0,v().textIn)((0,v().objectIn)(
N.scripts),H);return W===""?[]:[{kind:"npm_script",name:H,text:W}]}),D=await Promise.all(j.map(({text:H=""})=>E(H,l))),U=j.
length>0&&!O.test(L??"")?[]:M(p,e,N,l);return[...j,...D.flat(),...U]}function M(p,e,l,E){const{name:N,finds:L=""}=p,j=L.
split(" ").flatMap(K=>E.named(K));if(j.length>0)return j;const D=y(p,e);if(D===void 0)return[{kind:"program",name:N}];const F=E.
named(D.name);if(F.length>0||/^[./]/.test(D.name))return F.length>0?F:[{kind:"program",name:N}];const{dependencies:U,devDependencies:H}=l;
return[[U,H].some(K=>D.name in(0,v().objectIn)(K))?{kind:"program",name:D.name}:{kind:"package",...D}]}const r=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function a(p){return(0,o().isCode)(p)||/\.(?:exe|jar)$/i.test(p)}function n(p){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(p)&&!p.includes("://")}function b(p){const[e,l]=p.filter(E=>!E.startsWith("-"));return e==="run"||e==="run-script"?
l:e}const O=/^(?:add|ci|clean-install|i|install)$/;function h(p){if(p===void 0)return[];const e=l=>[`pre${l}`,l,`post${l}`];
return O.test(p)?[...new Set([p,"install","prepare"].flatMap(e)),"prepublish"]:e(p)}const S=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],A=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
s=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+(?!\d)\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function y({fetches:p},e){
const l=e.filter(j=>!j.startsWith("-")),E=[2,1,0].find(j=>j<=l.length&&p?.test(l.slice(0,j).join(" ")));if(E===void 0)return;
const N=E===0?0:e.indexOf(l[E-1]??"")+1,L=e.slice(N).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,D,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!A.test(F[D-1]??""));return L===void 0?void 0:{name:L,isExact:s.test(L)}}},41239:function(G,t,u){Object.defineProperty(
t,"__esModule",{value:!0}),t.PROTECTS_BY_DEFAULT=t.PROTECTS=t.PERMISSION=t.ON_BY_DEFAULT=t.ON=t.CHANGES=void 0,t.directionOf=
_,t.isOfList=o,t.sourceText=w;function v(){const n=u(3463);return v=function(){return n},n}function o(n){return i.has(n)}
const i=new Set(["more","less","all","sources","shown"]),x=t.ON={order:[!1,!0],unset:!1},I=t.CHANGES={order:[],unset:void 0},
T=t.ON_BY_DEFAULT={order:[!1,!0],unset:!0},$=t.PERMISSION={order:["deny","ask","allow"],unset:"allow"},k=t.PROTECTS={order:[
!0,!1],unset:!1},R=t.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function _(n,{old:b,now:O,before:h,after:S}){const A=(O??
b)?.value,s=e=>e.some(l=>M(l,A));if(n==="any")return O?"widens":"changes";if(n==="shown")return"changes";if(n==="source"||
n==="sources"){const[e,l]=[g(A),h.map(g)],E=l.filter(({name:L})=>L===e.name),N=e.isMoving&&E.every(({isMoving:L})=>!L);return O&&
(E.length===0||N)?"widens":"changes"}if(n==="all")return O?h.length===0||s(h)?"narrows":"widens":S.length===0?"widens":"\
narrows";if(n==="more")return O&&!s(h)?"widens":"narrows";if(n==="less")return O||s(S)?"narrows":"widens";const[y,p]=[m(
b,n),m(O,n)];return y===p?"changes":p>y?"widens":"narrows"}function m(n,{order:b,unset:O}){const h=b.indexOf(n?n.value:O);
return h<0?b.length:h}const f=["source","repo","url","git_url","registry","package","command"],C=["sha","rev","ref","ver\
sion"],c=/^[v^~>=<]*\d[\w.+-]*$/,P=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function w(n){return[...f,...C].map(O=>n[O]).filter(O=>typeof O=="string").join(" ")}function g(n){if((0,v().isMapping)(
n)){const h=C.map(A=>n[A]).find(A=>A!==void 0);return{name:JSON.stringify(f.map(A=>n[A])),isMoving:P.test(`${h??""}`)}}const b=typeof n==
"string"?n:JSON.stringify(n);if(c.test(b)||P.test(b))return{name:"",isMoving:P.test(b)};const[O=""]=/[:@#].*/s.exec(b.slice(
b.lastIndexOf("/")+1))??[];return{name:b.slice(0,b.length-O.length),isMoving:P.test(O.slice(1))}}const d=/[;&|`$<>\n]/;function M(n,b){
if(n===b)return!0;if(typeof n!="string"||typeof b!="string")return!1;const[O,h]=[r(n),r(b)],S=O.tool===h.tool||a(O.tool,
h.tool);if(!S||O.argument===void 0||O.argument==="*")return S;const{argument:A}=h;return A!==void 0&&!d.test(A)&&a(O.argument,
A)}function r(n){const[,b=n,O]=/^([^()]*)\((.*)\)$/s.exec(n)??[];return{tool:b,...O!==void 0&&{argument:O}}}function a(n,b){
const O=n.replace(/:\*$/,"*").split("*"),[h="",...S]=O;if(S.length===0)return h===b;if(!b.startsWith(h))return!1;const A=S.
pop()??"";let s=h.length;for(const y of S){const p=b.indexOf(y,s);if(p<0)return!1;s=p+y.length}return b.length-A.length>=
s&&b.endsWith(A)}},18255:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.findValues=x,t.membersOf=c;function v(){
const d=u(16111);return v=function(){return d},d}function o(){const d=u(3463);return o=function(){return d},d}function i(){
const d=u(41239);return i=function(){return d},d}function x(d,M){const{places:r,harmless:a}=M,n=r.flatMap(h=>{const S=m(
d,h).map(y=>$(y)==="wrong"?{...y,isWrong:!0}:y),A=S.filter(y=>$(y)!=="other"&&!I(y,r)),s=({node:y})=>h.startsOthers&&"de\
pendsOn"in _(y);return A.some(s)?S:A}),b=new Map(n.map(h=>[h.node,h])),O=a&&d.type==="object"?w(d,P(M),new Set(b.keys())):
[];return[...b.values(),...O]}function I({node:d,chain:M,place:r},a){const n=g(d)||M.at(-1)?.type==="object";return r.form===
"setting"&&r.trust!=="source"&&n&&T(r.at,a)}function T(d,M){return M.some(r=>r.at.startsWith(`${d}/`))}function $({node:d,
isWrong:M,place:r}){const{only:a,without:n,needs:b}=r;if(M)return"wrong";if(n!==void 0&&n in _(d)||b!==void 0&&d.type===
"object"&&!(b in _(d)))return"other";const O=a&&R((0,v().getNodeValue)(d),a.field);return a?.values.some(A=>k(A)===k(O))??
!0?"own":O===void 0||a?.values.some(A=>typeof A==typeof O)?"other":"wrong"}function k(d){return typeof d=="string"?d.toLowerCase():
d}function R(d,M){const r=M===""?[]:M.split("/"),a=(n,b)=>(0,o().isMapping)(n)?n[b]:n===void 0?n:null;return r.reduce(a,
d)}function _(d){return d.type==="object"?(0,v().getNodeValue)(d):{}}function m(d,M){const r=[];let a=[{place:M,node:d,names:[],
chain:[d]}];for(const n of f(M.at))a=a.flatMap(b=>{const{node:O,names:h,chain:S}=b,A=O.type==="array"&&n==="*";O.type!==
"object"&&!A&&!M.mayDiffer&&r.push({...b,isWrong:!0});const s=n==="*"&&h.length===0;return c(O,n).filter(([y])=>!s||M.names?.
test(y)!==!1).map(([y,p])=>({place:M,node:p,names:n==="*"?[...h,y]:h,chain:[...S,p]}))});return[...(0,i().isOfList)(M.trust)?
a.flatMap(C):a,...r]}function f(d){return d===""?[]:d.split("/")}function C(d){const{node:M}=d;if(M.type==="object")return(M.
children??[]).flatMap(({children:[a]=[]})=>a?[{...d,node:a}]:[]);if(M.type==="array")return(M.children??[]).map(a=>({...d,
node:a}));if(M.type!=="string")return[d];const r=String(M.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return r.length===
1?[d]:r.map(a=>({...d,node:{...M,value:a}}))}function c({type:d,children:M=[]},r){return d==="array"&&r==="*"?M.map((a,n)=>[
`${n+1}`,a]):d!=="object"?[]:M.flatMap(({children:[a,n]=[]})=>n&&(r==="*"||a?.value===r)?[[String(a?.value),n]]:[])}function P({
places:d,harmless:M=[]}){return[...d.map(({at:r,names:a,only:n,needs:b})=>({steps:f(r),names:a,isPart:n!==void 0||b!==void 0||
T(r,d)})),...d.flatMap(({at:r,detail:a,names:n})=>f(r).flatMap((b,O,h)=>a===void 0?[]:{steps:[...h.slice(0,O),a],names:n})),
...M.map(({at:r,names:a})=>({steps:f(r),names:a}))]}function w(d,M,r){const a=(n,b,O)=>{const h=O.length;return c(n.at(-1)??
d,"*").flatMap(([S,A])=>{const s=b.filter(({steps:E,names:N})=>{const L=E.indexOf("*")===h;return E[h]==="*"?!L||N?.test(
S)!==!1:E[h]===S}),y=({steps:E,isPart:N})=>E.length===h+1&&!N;if(r.has(A)||s.some(y))return[];const[p,e]=[[...n,A],[...O,
S]];return g(A)&&s.some(({steps:E})=>E.length>h+1)?a(p,s,e):[{place:{at:e.filter((E,N)=>p[N]?.type!=="array").join("/"),
form:"setting"},node:A,names:[],chain:p}]})};return a([d],M,[])}function g({type:d}){return d==="object"||d==="array"}},
98285:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.annotationsOf=I,t.withoutAnnotations=T;function v(){
const $=u(27199);return v=function(){return $},$}const o=["generation_meta","model_name"],i=2e3,x=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function I($){return $.type!=="Gene"?[]:o.filter(k=>{const R=$[k];if(typeof R!="string"&&!(0,v().isJsonObject)(R))return!1;
const _=JSON.stringify(R);return _.length<=i&&!x.test(_)})}function T($){const k=new Set(I($));return k.size===0?$:Object.
fromEntries(Object.entries($).filter(([R])=>!k.has(R)))}},27928:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),
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
defineProperty(t,"__esModule",{value:!0}),t.activatedSeeds=$,t.seedRelease=I;function v(){const k=u(77598);return v=function(){
return k},k}function o(){const k=u(23404);return o=function(){return k},k}function i(){const k=u(64385);return i=function(){
return k},k}function x(){const k=u(27928);return x=function(){return k},k}function I({value:k,envelope:R}){if(R===void 0)
return x().SEED_HASHES[(0,v().hash)("sha256",(0,o().canonicalize)(k)).slice(0,32)]}const T=/\.seed\.json$/;function $({head:k,
base:R,untouched:_},m){const f=(w,g)=>w.filter(({path:d})=>T.test(d)===g).flatMap(({assets:d})=>d).filter(({type:d,value:M})=>d===
"Gene"&&(0,i().declaredId)(M)!==void 0),C=new Set(f(R,!0).map(({id:w})=>w));if(C.size===0)return[];const c=new Set(f([...R,
..._],!1).map(({id:w})=>w)),P=new Set(m.map(({asset:w})=>w));return f(k,!1).filter(w=>C.has(w.id)&&!c.has(w.id)&&!P.has(
w))}},68450:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.commonStart=T,t.packagesAbove=_,t.shownRoot=
k,t.storeOf=I;function v(){const f=u(76760);return v=function(){return f},f}function o(){const f=u(39491);return o=function(){
return f},f}function i(){const f=u(32854);return i=function(){return f},f}function x(){const f=u(93028);return x=function(){
return f},f}function I(f,{policy:C,tree:c,base:P}){const[w]=C.stores.map(({path:M,root:r=".",checkout_as:a})=>({path:(0,i().
normalise)(M)??"",root:(0,i().normalise)(r)??"",...a!==void 0&&{checkoutAs:a}})).filter(({path:M})=>(0,i().isWithin)(f,M)).
sort((M,r)=>r.path.length-M.path.length),g=v().posix.dirname(f).replace(/^\.$/,"");if(w!==void 0)return{...w,path:g,named:!0};
const d=[P,c].find(M=>M?.stat(g)?.kind==="directory");return{path:g,root:(d&&_(d,g)[0])??""}}function T(f,C){const c=new Map(
[...f].map(w=>$(I(w,C)))),[P={root:""}]=c.values();return c.size<2?P:{root:""}}function $({root:f,checkoutAs:C}){return[
JSON.stringify([f,C]),{root:f,checkoutAs:C}]}function k({root:f,checkoutAs:C}){return C===void 0?f||".":".."}const R=(0,x().
perTree)(()=>new Map);function _(f,C){const c=R(f).get(C)??m(f,C);return R(f).set(C,c),c}function m(f,C){return[...new Set(
[C,...(0,o().foldersAbove)(C).reverse(),""])].filter(P=>f.stat(v().posix.join(P,"package.json"))!==void 0)}},85475:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.asHubHashes=d,t.assetIdOf=C,t.contentHash=w,t.hashFindings=m,t.identityFindings=
R,t.isMissingIdentity=_,t.matchContentHash=k,t.unhashedFields=M;function v(){const r=u(23404);return v=function(){return r},
r}function o(){const r=u(98285);return o=function(){return r},r}function i(){const r=u(27199);return i=function(){return r},
r}function x(){const r=u(36093);return x=function(){return r},r}function I(){const r=u(95132);return I=function(){return r},
r}function T(){const r=u(94377);return T=function(){return r},r}const $=new Set(["Gene","Capsule","EvolutionEvent"]);function k(r){
const{type:a,value:n}=r,b=n.asset_id;if(b===w(r.value))return"content";if(a==="Capsule"&&b===w(d(n)))return"hub";if(typeof b==
"string")return b===w((0,o().withoutAnnotations)(n))?"local":(0,T().asEngineHashed)(n)?"engine":void 0}function R(r,a){const{
type:n,value:b}=r;if(!$.has(n))return m(r,a);const O=f(r,a),h=(0,i().placeOf)(r),S=b.asset_id===void 0?w(r.value):void 0;
return[...b.schema_version===void 0?[(0,I().finding)("schema-version-missing",O,h)]:[],...S===void 0?m(r,a):[(0,I().finding)(
"content-hash-missing",{...O,expected:S},h)]]}function _({rule:r}){return r==="schema-version-missing"||r==="content-has\
h-missing"}function m(r,a,n=!1,b){const{value:O}=r;if(O.asset_id===void 0||k(r)!==void 0)return[];const h=w(r.value),S=(0,T().
otherHashForm)(r),A=(0,x().seedRelease)(r),y=S==="created"||A!==void 0?"notice":(0,T().hasOnlyLearned)(r,b)?"warning":"e\
rror",p=a==="author"?"error":y,e={...(0,i().placeOf)(r,["asset_id"]),severity:p},l={...f(r,a),expected:h,...S&&{form:S},
...A&&{seed:A}},E=n&&p!=="notice"&&a==="fix"?c(r,h):void 0;return[{...(0,I().finding)("content-hash-mismatch",l,e),...E&&
{edit:E}}]}function f({type:r,id:a},n){return{type:r,id:a,fixable:n==="fix",...n==="author"&&{foreign:!0}}}function C(r){
const{asset_id:a}=r.value;return typeof a=="string"&&k(r)!==void 0?a:w(r.value)}function c({type:r,path:a,pointer:n,value:b},O){
const{asset_id:h,...S}=b;if(!(typeof h!="string"||Object.values(S).some(P))&&k({type:r,value:{...S,asset_id:O}})!==void 0)
return{path:a,pointer:(0,i().pointerText)([...n,"asset_id"]),old:h,new:[O],fix:!0}}function P(r){return typeof r!="objec\
t"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(P)}function w(r){return(0,v().computeAssetId)(r)??""}
const g=["notes","details"];function d(r){const{outcome:a}=r;if(!(0,i().isJsonObject)(a))return r;const{notes:n,details:b,
...O}=a;return{...r,outcome:O}}function M(r){const{outcome:a}=r.value,n=k(r);return n==="local"?(0,o().annotationsOf)(r.
value):n!=="hub"||!(0,i().isJsonObject)(a)?[]:g.filter(b=>Object.hasOwn(a,b)).map(b=>`outcome.${b}`)}},94377:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.asEngineHashed=I,t.hasOnlyLearned=$,t.hashDigits=R,t.otherHashForm=i;
function v(){const _=u(23404);return v=function(){return _},_}function o(){const _=u(27199);return o=function(){return _},
_}function i({value:_}){const m=typeof _.asset_id=="string"?R(_.asset_id):void 0,f=P=>(0,v().computeAssetId)(P)===`sha25\
6:${m}`;return f(_)?"unprefixed":_.type==="Gene"&&_.epigenetic_marks!==void 0&&f({...k(_),epigenetic_marks:[]})?"created":
void 0}const x={env_fingerprint:["region"],Capsule:["diff","strategy"]};function I(_){const f=x.Capsule.filter(c=>_.type===
"Capsule"&&!(c in _)).reduce((c,P)=>c.flatMap(w=>[w,{...w,[P]:null}]),[{}]);return[_,T(_)].flatMap(c=>f.map(P=>({...c,...P}))).
find(c=>(0,v().computeAssetId)(c)===_.asset_id)}function T(_){if(Array.isArray(_))return _.map(T);if(!(0,o().isJsonObject)(
_))return _;const m=Object.entries(_).map(([f,C])=>{const c=T(C),[P]=x.env_fingerprint,w=f==="env_fingerprint"&&(0,o().isJsonObject)(
c)&&!(P in c);return[f,w?{...c,[P]:null}:c]});return Object.fromEntries(m)}function $({value:_},m){if(_.type!=="Gene"||m===
void 0)return!1;const[f,C]=[_,m.value].map(c=>{const{schema_version:P,asset_id:w,...g}=k(c);return(0,v().canonicalize)(g)});
return f===C}function k(_){const{epigenetic_marks:m,learning_history:f,anti_patterns:C,...c}=_;return c}function R(_){const m=_.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(m)?m:void 0}},45622:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.contextAbove=i,t.fromRoot=x;function v(){const I=u(93028);return v=function(){
return I},I}function o(){const I=u(13254);return o=function(){return I},I}function i(I,T){const{tree:$,base:k,changed:R=[],
isOutput:_}=T,m=`${I}/`;return{...T,...$&&{tree:(0,v().treeAbove)($,I)},...k&&{base:(0,v().treeAbove)(k,I)},changed:new Set(
[...R].map(f=>m+f)),..._&&{isOutput:f=>f.startsWith(m)&&_(f.slice(m.length))}}}function x(I,T){const $=T.targets.map(({path:_,
...m})=>_===void 0?m:{...m,path:_.slice(I.length+1)}),[k]=T.words;if(T.invocation!==void 0||k===void 0)return{...T,targets:$};
const R=(0,o().problemAt)("target-outside",k.span,{path:"..",reason:"above"});return{...T,targets:$,problems:[...T.problems,
R]}}},62166:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.inPlaceOfNpm=x;function v(){const T=u(91063);
return v=function(){return T},T}function o(){const T=u(60210);return o=function(){return T},T}function i(){const T=u(80827);
return i=function(){return T},T}async function x(T,$){const{invocation:k,argv:R,targets:_}=T,{tree:m,cwd:f="",changed:C=new Set,
programs:c=v().NO_PROGRAMS}=$,P=k?.program==="npm"||k?.program==="npx";if(m===void 0||R===null||k===void 0||!P)return T;
const w={tree:m,directory:f,changed:C,families:c},g=await(0,i().npmScripts)(k,w),d=_.some(({kind:a,via:n})=>a==="package\
_binary"&&n===void 0),r=(g?(0,i().stepsIn)(g).some(({text:a})=>I.test(a)):!d)?await(0,o().foreignSettings)(m,C):[];return{
...T,...g&&{scripts:g},...r.length>0&&{npmSettings:r}}}const I=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.npmScripts=c,t.stepsIn=C;function v(){const e=u(76760);return v=function(){return e},
e}function o(){const e=u(3463);return o=function(){return e},e}function i(){const e=u(54669);return i=function(){return e},
e}function x(){const e=u(11331);return x=function(){return e},e}function I(){const e=u(3893);return I=function(){return e},
e}function T(){const e=u(60210);return T=function(){return e},e}function $(){const e=u(59867);return $=function(){return e},
e}function k(){const e=u(56788);return k=function(){return e},e}function R(){const e=u(46912);return R=function(){return e},
e}function _(){const e=u(47668);return _=function(){return e},e}const m={start:0,end:0},f=200;function C({steps:e}){return e.
flatMap(l=>l.command?.nested?C(l.command.nested):[l])}async function c(e,l,E={left:f}){const{subcommand:N,flags:L}=e;if(N===
void 0)return;const{project:j,selected:D,runs:F,packages:U}=await(0,R().scriptsThatRun)(e,l,m);if(j===void 0)return;const H=await(0,T().
readNpmrc)({...l,directory:j}),W=await P(l,j);if("unread"in H||W===void 0)return;const{settings:K}=H,X=O.some(Y=>Y in K);
if(W.devEngines!==void 0||X)return;const B=[],z=h(L,K);for(const Y of U){const V=await P(l,Y),Z=V&&!V.bin&&"bin"in(0,o().
objectIn)(V.directories);if(V===void 0||Z)return;const ee=F.filter(ne=>ne.directory===Y),Q=ee.length===0?await r(e,l,Y):
void 0;Q!==void 0&&B.push({...w(V),...Q,directory:Y});for(const ne of ee){const se=await g(ne,l,z,E);B.push({...w(V),...se})}}
const q=K["node-options"],{prefix:J}=(0,_().readSettings)(e);return{subcommand:N,directory:l.directory,project:j,prefixed:J!==
void 0,inWorkspaces:D,config:z,...typeof q=="string"&&{nodeOptions:q},steps:B}}async function P({tree:e},l){const E=await(0,$().
readJsonFile)(e,(0,k().from)({directory:l},"package.json"));return E===void 0||E===$().INVALID?void 0:(0,o().objectIn)(E)}
function w(e){const{name:l,version:E}=e;return{packageId:l&&E?`${String(l)}@${String(E)}`:"",packageEnv:A(e)}}async function g(e,l,E,N){
const{directory:L,event:j,body:D}=e,F=(0,R().scriptText)(e),U={...l,directory:L},H=n(F),W=await M(H,U,{config:E,budget:N}),
K=e.words.map(B=>B.text),X=H&&{...H,...W&&{nested:W}};return{directory:L,event:j,body:D,words:K,text:F,...X&&{command:X}}}
const d=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function M(e,l,{config:E,
budget:N}){if(!(e?.argv[0]==="npm"&&Object.keys(e.env).length===0)||E.npm_config_ignore_scripts==="true"||(N.left-=1,N.left<
0))return;const j=e.argv.slice(1).map(H=>({text:H,span:m,quoted:!0})),{invocation:D,problems:F}=(0,I().parseNpm)(j),U=D.
flags.every(({name:H})=>d.has(H));if(!(F.length>0||!U))return c(D,l,N)}async function r(e,{tree:l},E){const N=(0,R().eventOf)(
e),L=(await(0,$().usablePackageJson)(l,E))?.scripts.has(N??"");if(!(N===void 0||L||(0,_().readSettings)(e).ifPresent))return{
event:N,words:[],text:""}}function a(e){return(0,x().changesShell)(e)||(0,x().isWithoutEffect)(e)||e==="nohup"}function n(e){
const{words:l,assignments:E,refused:N,problems:L}=(0,i().lex)(e),j=L.every(({rule:W,severity:K})=>W==="assignment-refuse\
d"||K==="warning"&&W!=="unquoted-glob"),D=L.filter(({rule:W})=>W==="assignment-refused").length,[F]=l;if(!j||D!==N.length||
F===void 0||a(F.text)||F.text.includes("="))return;const U=[...E,...N].sort((W,K)=>W.span.start-K.span.start);if(U.some(
({name:W})=>W==="PATH"))return;const H=Object.fromEntries(U.map(({name:W,value:K})=>[W,K]));return{argv:l.map(W=>W.text),
env:H}}const b=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),O=["also","dev","include","omit","only","optional","product\
ion"];function h(e,l){const E=Object.entries(l).filter(([j,D])=>["harmless","honoured"].includes((0,T().effectOf)(j,D))),
N=e.map(({name:j,value:D,negated:F})=>[j.slice(2),D??F!==!0]),L=[...E,...N].filter(([j])=>!b.has(j));return Object.fromEntries(
L.map(([j,D])=>[`npm_config_${j.replaceAll("-","_").toLowerCase()}`,S(D)]))}function S(e){return Array.isArray(e)?e.map(
S).join(`

`):e==null||e===!1?"":String(e).trim()}function A(e){const{name:l,version:E,config:N,engines:L,bin:j}=e,D={};return s({name:l,
version:E,config:N,engines:L,bin:y(j,l)},"npm_package_",D),Object.fromEntries(Object.entries(D).filter(([F])=>/^[A-Za-z_]\w*$/.
test(F)))}function s(e,l,E){for(const[N,L]of Object.entries(e))if(L!==void 0)if(L===null||L===!1)E[`${l}${N}`]="";else if(Array.
isArray(L))for(const[j,D]of L.entries())s({[`${N}_${j}`]:D},l,E);else typeof L=="object"?s(L,`${l}${N}_`,E):E[`${l}${N}`]=
String(L)}function y(e,l){const L=Object.entries((0,$().binOf)(e,typeof l=="string"?l:"")??{}).map(([j,D])=>[v().posix.basename(
p(j)),p(D)]).filter(([j,D])=>j&&D);return L.length>0?Object.fromEntries(L):void 0}function p(e){return v().posix.join("/",
e.replaceAll("\\","/")).slice(1)}},97018:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.redact=x,t.redactForms=
I;function v(){const a=u(41551);return v=function(){return a},a}function o(){const a=u(83377);return o=function(){return a},
a}function i(a){return o().TOKEN_SHAPES.flatMap(([n,b])=>Array.from(a.matchAll(b),({indices:O})=>{const[h,S]=O?.[1]??O?.[0]??
[0,0];return{kind:n,start:h,end:S}}))}function x(a,n=[]){return I(a,(0,v().knownForms)(n))}function I(a,n){const b=[...(0,v().
findKnown)(a,n),...i(a),...c(a)].sort((A,s)=>A.start-s.start||s.end-A.end),O=[];for(const A of b){const s=O.at(-1);s===void 0||
A.start>=s.end?O.push(A):A.end>s.end&&O.splice(-1,1,{...s,end:A.end})}let h="",S=0;for(const{kind:A,start:s,end:y}of O)h+=
`${a.slice(S,s)}[redacted ${A}]`,S=y;return{text:h+a.slice(S),redactions:O}}const T="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",$="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",k="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",R=`\\\\{0,3}["']`,_=new RegExp(`${T}\
(?:${R})?${$}${R}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),m=new RegExp(`${T}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),f=new RegExp(`${T}${k}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),C=new RegExp(`${T}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(a){return[...P(a,_,({name:n,value:b,next:O})=>/["'\\]/.test(O)&&
!d(n,b)),...P(a,m,({value:n,next:b})=>!M(n,b)),...P(a,f,({value:n,next:b})=>r(n)&&!M(n,b)),...P(a,C,({value:n,next:b})=>r(
n)&&!M(n,b))]}function P(a,n,b){return Array.from(a.matchAll(n)).flatMap(({groups:O={},indices:h})=>{const{name:S="",value:A=""}=O,
[s,y]=h?.groups?.value??[0,0],p={name:S,value:A,next:a.charAt(y)};return g(S,A)||!b(p)?[]:[{kind:"named secret",start:s,
end:y}]})}const w=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function g(a,n){return w.test(n)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(n)?!0:/^[\d.:_-]+$/.test(n)&&!/^p/i.test(a)}
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
`,v=new RegExp(`\\b(?:${u.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),o=t.TOKEN_SHAPES=
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
4378:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.Judge=void 0;function v(){const m=u(68450);return v=
function(){return m},m}function o(){const m=u(45622);return o=function(){return m},m}function i(){const m=u(62166);return i=
function(){return m},m}function x(){const m=u(51951);return x=function(){return m},m}function I(){const m=u(54244);return I=
function(){return m},m}function T(){const m=u(87952);return T=function(){return m},m}function $(){const m=u(34482);return $=
function(){return m},m}function k(){const m=u(41431);return k=function(){return m},m}const R=4e3;class _{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(f,C,c){
this.terms=f,this.context=C,this.clock=c}static by(f){const C=(0,$().contextIn)(f,{});return new _(f,C,f.clock??new(I()).
AuditClock(f.signal))}with(f){const C={...this.terms,...f},c=(0,$().contextIn)(C,this.context.proposal);return new _(C,c,
this.clock)}proposed(f){return new _(this.terms,(0,$().contextIn)(this.terms,f),this.clock)}storeOf(f){const{cwd:C,checkoutAs:c}=this.
terms,P=(0,v().storeOf)(f,this.terms);return C===void 0?P:{...P,root:C,checkoutAs:c}}forFile(f){return this.startingIn(this.
storeOf(f))}startingIn({root:f,checkoutAs:C}){if(f===(this.terms.cwd??"")&&C===this.terms.checkoutAs)return this;const c=C===
void 0?f:`../${C}`,P=this.#n.get(c)??this.with({cwd:f,checkoutAs:C});return this.#n.set(c,P),P}command(f){const C=this.#e.
get(f);if(C!==void 0)return C;const c=this.#o(f);this.#e.set(f,c);const[P]=this.#e.keys();return this.#e.size>R&&this.#e.
delete(P),c}async risk(f,C){return(0,k().judgeRiskAlone)(await this.#t(C),f,this.context)}async#o(f){const{profile:C}=this.
terms.policy;try{return(0,k().judgeReading)(await this.#t(f),C,this.context)}catch(c){return(0,k().unjudged)(f,C,c,this.
context)}}async#t(f){const{checkoutAs:C}=this.terms;this.#s??=this.#i();const c=this.#s;await this.clock.tick();const P=await(0,i().
inPlaceOfNpm)(await(0,x().readCommand)(f,c),c);return C===void 0?P:(0,o().fromRoot)(C,P)}#i(){const{tree:f,base:C,changed:c,
cwd:P="",checkoutAs:w,policy:g}=this.terms,d={...f&&{tree:f},...C&&{base:C},changed:c,cwd:P,clock:this.clock,programs:(0,T().
programTerms)(g),isOutput:(0,T().additionsFor)(g).areBuilt};return w===void 0?d:(0,o().contextAbove)(w,d)}}t.Judge=_},81961:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.comparePolicies=w,t.policyOfBranch=C,t.policyWith=f,t.stricterOf=k,t.
tightenPolicy=_,t.valuesOf=m;function v(){const r=u(23404);return v=function(){return r},r}function o(){const r=u(41330);
return o=function(){return r},r}function i(){const r=u(69873);return i=function(){return r},r}function x(){const r=u(41895);
return x=function(){return r},r}function I(){const r=u(74238);return I=function(){return r},r}function T(){const r=u(11160);
return T=function(){return r},r}function $(){const r=u(92328);return $=function(){return r},r}function k(r,a,n){const b=R(
r.policy,a.policy);if("conflicts"in b)throw new(x()).GateError("policy_conflict",`The policies of the base and of ${n} d\
iffer in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");
const{ref:O,digest:h}=a,S=[...r.combinedWith?[r.combinedWith.name]:[],n];return{...r,policy:b.policy,digest:(0,I().digestPolicy)(
b.policy),combinedWith:{name:S.join(" and "),digest:h,...O!==void 0&&{ref:O}}}}function R(r,a){const n=[],b=m(r),O=m(a);
for(const[h,{strictness:S}]of T().POLICY_KEYS){const[A,s]=[b.get(h),O.get(h)];if((0,v().canonicalize)(A)===(0,v().canonicalize)(
s))continue;const y=S.combine(A,s);y?b.set(h,y.value):n.push(h)}return n.length>0?{conflicts:n}:{policy:f(b)}}function _(r,a){
if(Object.values(a).every(S=>S===void 0))return r;const n=m(r.policy),b=[],O=new Map(Object.entries(a));for(const[S,{strictness:A,
input:s}]of T().POLICY_KEYS){const y=s&&O.get(s.name),p=n.get(S);if(!(!s||y===void 0||y===p))if(p===s.open||A.compare(p,
y)==="tighter")n.set(S,y);else{const e={given:String(y),kept:String(p)};b.push({input:s.name,key:S,...e})}}const h=f(n);
return{...r,policy:h,digest:(0,I().digestPolicy)(h),ignoredInputs:b}}function m(r){const a=r;return new Map([...T().POLICY_KEYS.
keys()].map(n=>{const[b="",O]=n.split("."),h=a[b];return[n,O===void 0?h:h[O]]}))}function f(r){const a={};for(const[n,b]of r){
const[O="",h]=n.split(".");a[O]=h===void 0?b:{...a[O],[h]:b}}return T().policySchema.parse(a)}function C(r,a,n){const{branches:b,
...O}=r.policy,h=Object.entries(b).filter(([s])=>c(s,a));if(h.length===0&&a!==n)return;const S={...O,branches:{}},A=h.map(
([,s])=>T().policySchema.parse((0,T().withEntry)(S,s))).reduce((s,y)=>s?P(s,y,a):y,void 0);return A===void 0?r:{...r,policy:A,
digest:(0,I().digestPolicy)(A)}}function c(r,a){return r===a||o().default.isMatch(a,r,{dot:!0,nonegate:!0})}function P(r,a,n){
const b=R(r,a);if("policy"in b)return b.policy;throw new(x()).GateError("policy_conflict",`The entries of \`branches\` tha\
t match ${JSON.stringify(n)} differ in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the\
 same values in these entries of the policy of the default branch.")}function w(r,a){const[n,b]=[m(r),m(a)];return[...T().
POLICY_KEYS].flatMap(([O,{strictness:h}])=>{const[S,A]=[n.get(O),b.get(O)],s=g(S,A);if(s===void 0)return[];const y=h.compare(
S,A),p=h.loosens?.(S,A)??y!=="tighter";return[{key:O,change:s,direction:y,loosens:p}]})}function g(r,a){if(Array.isArray(
r)&&Array.isArray(a)){const n=[...(0,$().missingFrom)(r,a).map(b=>`+ ${d(b)}`),...(0,$().missingFrom)(a,r).map(b=>`- ${d(
b)}`)];return n.length===0?void 0:n.join(", ")}return(0,v().canonicalize)(r)===(0,v().canonicalize)(a)?void 0:`${M(r)} \u2192\
 ${M(a)}`}function d(r){const a=r.name;return typeof a=="string"?a:M(r)}function M(r){return(0,i().stringify)(r,{collectionStyle:"\
flow",lineWidth:0}).trimEnd()}},16455:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.editOf=$,t.withEdit=
T,t.withEdits=I;function v(){const m=u(78816);return v=function(){return m},m}function o(){const m=u(82606);return o=function(){
return m},m}function i(){const m=u(70023);return i=function(){return m},m}const x=new Set("checks-syntax-only npm-script\
-missing only-prints target-missing".split(" "));async function I(m,f,C){if(m.every(({verdict:d})=>d==="allow"))return m;
const c=m.map(({reading:d})=>d.command),P=new(i()).ScriptStore(f),w=c.map(d=>d.length>o().LONGEST?"":d),g=C?await(0,o().
fixList)(w,P):[];return Promise.all(m.map(async(d,M)=>{const{command:r}=d.reading;if(d.verdict==="allow"||r.length>o().LONGEST)
return d;const a=g[M];return a?.kind==="fixed"?_(d,$(r,a,P),P.judge):k(d,f,a)}))}async function T(m,f){const[C=m]=await I(
[m],f,!1);return C}function $(m,{commands:f,scripts:C},c){const P=C.map(w=>c.pathOf(w)).flatMap(w=>{const g=c.textOf(w);
return g===void 0?[]:[{path:w,text:g}]});return{old:m,new:f,...P.length>0&&{files:P},fix:!0}}async function k(m,f,C){const{
command:c}=m.reading,P=C??await(0,o().rewriteCommand)(c,new(i()).ScriptStore(f));if(P.kind==="left"&&v().CHECKS_NOTHING.
has(P.reason.id))return R(m,P.reason.remedy);const w=new(i()).ScriptStore(f),g=await(0,o().rewriteCommand)(c,w,{rewrites:o().
SUGGESTIONS,accepts:({findings:d})=>!d.some(({rule:M})=>x.has(M))});return g.kind!=="fixed"?m:_(m,{...$(c,g,w),fix:!1},w.
judge)}function R(m,f){const[C,...c]=m.findings;return C?{...m,findings:[{...C,advice:f},...c]}:m}async function _(m,f,C){
const{findings:c,verdict:P}=m,w=await Promise.all(f.new.map(n=>C.command(n)));if(w.some(n=>n.verdict==="block"))return m;
const g=new Set(c.map(({rule:n})=>n)),d=w.flatMap(n=>n.findings).flatMap(({rule:n,severity:b})=>b==="notice"?[]:n),M=d.some(
n=>!g.has(n));if(P==="warn"&&M)return m;const r=({rule:n,severity:b})=>P==="block"?b==="error":!d.includes(n),a=c.find(r);
return a===void 0?m:{...m,findings:c.map(n=>n===a?{...n,edit:f}:n)}}},78816:function(G,t,u){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.CHECKS_NOTHING=t.CANNOT_FAIL=void 0,t.reasonOf=$,t.reasons=void 0;function v(){const k=u(13580);return v=
function(){return k},k}function o(){const k=u(95132);return o=function(){return k},k}const i="Write a script by hand and\
 run it with `node`.",x=t.CANNOT_FAIL="vacuous-code",I=t.reasons={cannotFail:()=>({id:x,message:"The command cannot fail\
: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `nod\
e`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the repository and starts nothing\
, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run it with `node`."}),codeNotMoved:k=>({
id:"code-not-moved",message:`The code cannot be moved into a script: ${k}.`,title:"Code that cannot be moved into a scri\
pt.",remedy:i}),dangerous:k=>({id:"dangerous-command",message:`The command ${k}.`,remedy:"Remove the command. A person d\
ecides whether the gene needs it."}),noPlace:k=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${k}\`: \
the path is not an ordinary directory.`,remedy:`Make \`${k}\` an ordinary directory.`}),changesDirectory:()=>({id:"chang\
es-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use paths relat\
ive to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command co\
nsists of too many commands.",remedy:i}),dangles:(k,R)=>({id:"reference-dangles",message:`It names a gene by \`${k}\`, wh\
ich is now \`${R}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `asset_\
id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, so it i\
s not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit log is a\
ppend-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in-doubt",
message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-gate audit\
` reports about the file."})},T=t.CHECKS_NOTHING=new Set([I.cannotFail().id,I.checksNothing().id]);function $(k){return{
id:k.rule,title:(0,v().ruleOf)(k.rule)?.title,...(0,o().describe)(k)}}},82606:function(G,t,u){Object.defineProperty(t,"_\
_esModule",{value:!0}),t.SUGGESTIONS=t.LONGEST=void 0,t.fixList=c,t.rewriteCommand=R;function v(){const O=u(6163);return v=
function(){return O},O}function o(){const O=u(78816);return o=function(){return O},O}function i(){const O=u(50899);return i=
function(){return O},O}function x(){const O=u(77463);return x=function(){return O},O}function I(){const O=u(71570);return I=
function(){return O},O}function T(){const O=u(2137);return T=function(){return O},O}const $=6,k=200;async function R(O,h,S={}){
return new _(h,S).rewrite(O,$)}class _{#e;#n;#s;#o=k;constructor(h,{rewrites:S=n,accepts:A=()=>!0}){this.#e=h,this.#n=S,
this.#s=A}async rewrite(h,S){this.#o-=1;const A=await this.#e.judge.command(h),{reading:s,verdict:y,findings:p}=A;if(y===
"allow")return{kind:"fine"};const e=(0,v().dangerIn)(h)?.does;if(e!==void 0&&y==="block")return{kind:"left",reason:o().reasons.
dangerous(e)};let l;for(const L of S>0&&this.#o>0?this.#n:[]){const j=await L(s,this.#e);if(j===void 0)continue;if("reas\
on"in j){l??=j.reason;continue}const D=await this.#t(j.commands,S-1),F=f(j,D);if(F.kind==="left")l??=F.reason;else return F}
const[E]=p,N=S===$||this.#s(A);return E===void 0||y==="warn"&&N?{kind:"fine"}:{kind:"left",reason:l??(0,o().reasonOf)(E)}}async#t(h,S){
const A=[];for(const s of h){if(A.some(m)||this.#o<=0)break;A.push(await this.rewrite(s,S))}return A}}function m(O){return O.
kind==="left"&&O.reason.id!==o().CANNOT_FAIL}function f(O,h){const S=h.find(m);if(S!==void 0)return S;const A=h.flatMap(
(y,p)=>{if(y.kind==="left")return[];const e=O.commands[p]??"";return y.kind==="fixed"?[y]:[{commands:[e],steps:[],scripts:[]}]}),
s=h.find(y=>y.kind==="left");return A.length===0||h.length<O.commands.length?s??{kind:"left",reason:o().reasons.tooLong()}:
{kind:"fixed",commands:A.flatMap(({commands:y})=>y),steps:[O.step,...s===void 0?[]:["command that only prints removed"],
...A.flatMap(({steps:y})=>y)],scripts:[...O.scripts??[],...A.flatMap(({scripts:y})=>y)]}}const C=t.LONGEST=16*1024;async function c(O,h){
const S=[];for(const y of O){const p=typeof y=="string"&&y.length<=C;S.push(p?await R(y,h):{kind:"fine"})}const A=new Set(
(await P(O,h)).flat()),s=await Promise.all(S.map(async y=>(y.kind==="fixed"?(await P(y.commands,h)).flat():[]).some(l=>!A.
has(l))?{kind:"left",reason:o().reasons.addsProblems()}:y));return g(O,await w(O,s,h))}function P(O,{judge:h}){return Promise.
all(O.map(async S=>{const{findings:A}=await h.command(S);return A.flatMap(({rule:s,severity:y})=>y==="notice"?[]:s)}))}async function w(O,h,S){
return h.some(a)&&(await Promise.all(h.map(async(s,y)=>{if(s.kind==="fixed")return!0;if(s.kind==="left")return!1;const{findings:p,
verdict:e}=await S.judge.command(O[y]);return e!=="block"&&!p.some(({rule:l})=>l==="only-prints")}))).includes(!0)?h.map(
s=>a(s)?d:s):h}function g(O,h){const S=new Set,A=new Set;return h.map((s,y)=>{const p=O[y];if(s.kind!=="fixed")return S.
add(p),A.has(p)?M:s;const e=s.commands.filter(l=>!S.has(l)&&S.add(l));for(const l of e)A.add(l);return e.length===s.commands.
length?s:{...s,commands:e,steps:[...s.steps,...M.steps]}})}const d=r("command that only prints removed"),M=r("repeated c\
ommand removed");function r(O){return{kind:"fixed",commands:[],steps:[O],scripts:[]}}function a(O){return O.kind==="left"&&
O.reason.id===o().CANNOT_FAIL}const n=[I().trimBlanks,i().moveCode,I().dropRedirection,I().dropUnread,I().splitConjunction,
I().findPrinter,x().dropLauncher,x().nameProgram,x().spellProgram,i().makeRelative],b=t.SUGGESTIONS=[...n,T().dropPreparation,
T().useWorkspace,T().requireEach,T().dropOutputFile,T().spellScript,T().passFlag,T().useInstalled,T().dropFlag,T().useNpm,
T().useNpx]},50899:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.moveCode=t.makeRelative=void 0;function v(){
const d=u(19609);return v=function(){return d},d}function o(){const d=u(32854);return o=function(){return d},d}function i(){
const d=u(93028);return i=function(){return d},d}function x(){const d=u(36773);return x=function(){return d},d}function I(){
const d=u(78816);return I=function(){return d},d}function T(){const d=u(70023);return T=function(){return d},d}function $(){
const d=u(710);return $=function(){return d},d}const k=async(d,M)=>{const r=f(d);if(r===void 0||"reason"in r)return r;const{
scriptText:a}=await Promise.all([u.e(4559),u.e(9683)]).then(u.bind(u,89683)),n=a(r.evaluation.code);if(typeof n!="string")
return n;const b=await M.place(n);return b===void 0?{reason:I().reasons.noPlace(T().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[r.evaluation.withScript(b)],scripts:[b]}};t.moveCode=k;const R=["line-break","blank-padding","mar\
kup-injection"],_=new Set(["--eval","--print"]),m=/strip-types|transform-types|detect-module|^--test/;function f(d){const{
invocation:M,command:r,assignments:a}=d;if(M?.program!=="node")return;const n=M.flags.filter(({name:e})=>_.has(e));if(n.
length===0)return;if(!C(d))return{reason:I().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
b,...O]=n;if(b?.value===void 0||b.name!=="--eval"||O.length>0)return{reason:I().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const h=M.flags.filter(e=>e!==b),S=h.find(e=>!c(e));if(S!==void 0)return{reason:I().reasons.
codeNotMoved(`\`${S.written}\` changes how \`node\` runs it`)};const A=({start:e,end:l})=>r.slice(e,l),s=M.passthrough.at(
-1),y=M.passthrough.slice(0,1).map(({span:e})=>A({start:e.start,end:s?.span.end??e.end})),p=[...a.map(({span:e})=>A(e)),
"node"];return{evaluation:{code:b.value,withScript:e=>[...p,...h.map(({span:l})=>A(l)),e,...y].join(" ")}}}function C(d){
const{command:M,words:r,assignments:a}=d;if((0,$().isAmbiguous)(d,R))return!1;let n=0;for(const{span:b}of[...a,...r]){if(b.
start>n&&!/^[ \t]*$/.test(M.slice(n,b.start)))return!1;n=Math.max(n,b.end)}return/^[ \t]*$/.test(M.slice(n))}function c({
name:d}){return v().NODE_FLAGS.get(d.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!m.test(d)}const P=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),w=({command:d,words:M,invocation:r,problems:a},{
tree:n})=>{if(r?.program!=="node"||n===void 0)return;const b=a.filter(({rule:O})=>P.has(O));for(const{text:O,span:h}of M.
slice(1)){if(!b.some(({span:{start:E}})=>E>=h.start&&E<h.end))continue;const A=[O,d.slice(h.start,h.end)].map(E=>g(n,E)).
find(E=>E!==void 0);if(A===void 0)continue;const s=/^[\w./@-]+$/.test(A)?A:(0,x().singleQuoted)(A),y=d.slice(0,h.start)+
s,p=d.slice(h.end),e=O.endsWith(`/${A}`)?O.slice(0,-A.length):void 0,l=e===void 0?p:p.replaceAll(` ${e}`," ");return{step:"\
path made relative",commands:[y+l]}}};t.makeRelative=w;function g(d,M){const r=M.split(/[\\/]/).filter(n=>n!==""&&n!==".");
return r.map((n,b)=>(0,o().normalise)(r.slice(b).join("/"))).slice(1).find(n=>{const b=n===void 0||n===""?void 0:(0,o().
resolveInTree)(d,n);return b?.kind==="inside"&&b.entry.tracked&&(0,i().isRegular)(b.entry.kind)})}},77463:function(G,t,u){
Object.defineProperty(t,"__esModule",{value:!0}),t.spellProgram=t.nameProgram=t.dropLauncher=void 0;function v(){const g=u(
13254);return v=function(){return g},g}function o(){const g=u(11331);return o=function(){return g},g}function i(){const g=u(
710);return i=function(){return g},g}const x=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,I=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
T=g=>{const d=k(g,"program-by-path");if(d===void 0)return;const{program:M}=d.args,[,r]=x.exec(M)??[];if(r!==void 0)return R(
g,d,`npx ${r}`);const[,a]=I.exec(M)??[];return a===void 0?void 0:R(g,d,a)};t.nameProgram=T;const $=g=>{const d=k(g,"prog\
ram-look-alike");return d&&R(g,d,d.args.meant)};t.spellProgram=$;function k({problems:g},d){return g.find(M=>(0,v().isProblem)(
M,d))}function R({command:g},{span:d},M){return{step:"program name corrected",commands:[(0,i().replaceSpan)(g,d,M)]}}const _=[
"shell-grammar","unquoted-glob"],m={command:()=>0,env:()=>0,exec:()=>0,nice:g=>w(g,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:g=>w(g,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},f=/^(?:-[aeilux]*c|\/[cC])$/,
C=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=g=>{const{command:d,words:M}=g,[r,...a]=M;if(r===void 0||(0,i().
isAmbiguous)(g,_))return;const n=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),b=(0,o().isShell)(n)?P(a):
void 0;if(b!==void 0)return{step:"launcher removed",commands:[b]};const O=Object.hasOwn(m,n)?m[n]?.(a.map(({text:A})=>A)):
void 0,h=O===void 0?void 0:a[O];return h===void 0?void 0:{step:"launcher removed",commands:[d.slice(0,r.span.start)+d.slice(
h.span.start)]}};t.dropLauncher=c;function P(g){const[d,M]=g.slice(g.findIndex(r=>!C.test(r.text)));if(!(d===void 0||!f.
test(d.text)))return M===g.at(-1)&&M?.text.trim()?M.text.trim():void 0}function w(g,d,M){let r=0;for(;;){const a=g[r]??"";
if(M?.test(a))r+=2;else if(d.test(a))r+=1;else return r}}},710:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),
t.cutSpan=i,t.isAmbiguous=I,t.replaceSpan=o,t.suggest=x;function v(){const T=u(13580);return v=function(){return T},T}function o(T,{
start:$,end:k},R){return T.slice(0,$)+R+T.slice(k)}function i(T,{start:$,end:k}){const R=T.slice(0,$).replace(/(?<![ \t])[ \t]+$/,
"");return R===""?T.slice(k).replace(/^[ \t]+/,""):R+T.slice(k)}function x(...T){return{step:"command suggested",commands:T}}
function I({problems:T},$=[]){return T.some(({rule:k,severity:R})=>R==="error"&&(0,v().ruleOf)(k).layer==="syntax"&&!$.includes(
k))}},71570:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.conjunctionOf=C,t.findPrinter=t.dropUnread=
t.dropRedirection=void 0,t.partsOf=f,t.trimBlanks=t.splitConjunction=void 0;function v(){const c=u(54669);return v=function(){
return c},c}function o(){const c=u(81716);return o=function(){return c},c}function i(){const c=u(78816);return i=function(){
return c},c}function x(){const c=u(710);return x=function(){return c},c}const I=({command:c})=>{const P=c.replace(/^[ \t\r\n]+/,
"").replace(/(?<![ \t\r\n])[ \t\r\n]+$/,"");return P===""||P===c?void 0:{step:"whitespace trimmed",commands:[P]}};t.trimBlanks=
I;const T=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,$=({command:c,problems:P})=>{const g=P.some(({rule:d})=>d===
"shell-redirection")?c.replace(T,""):c;if(!(g===c||(0,v().lex)(g).problems.length>0))return{step:"redirection removed",commands:[
g]}};t.dropRedirection=$;const k=({command:c,problems:P})=>{for(const{rule:w,span:g}of P){const d=c.slice(g.end).trim()===
"";if(w==="shell-comment"&&!/[\r\n]/.test(c.slice(g.start))||w==="shell-operator"&&d&&c.slice(g.start,g.end)===";")return{
step:"comment removed",commands:[(0,x().cutSpan)(c,g)]};if(w==="line-continuation")return{step:"whitespace trimmed",commands:[
(0,x().replaceSpan)(c,g,"")]}}};t.dropUnread=k;const R=new Set(["echo","printf","true",":","pwd","date"]),_=c=>R.has(c.words[0]?.
text??"")&&!(0,x().isAmbiguous)(c)?{reason:i().reasons.cannotFail()}:void 0;t.findPrinter=_;const m=({command:c,problems:P})=>{
if(f(c).some(({text:g})=>/^\(?cd(?:[ \t]|$)/.test(g)))return{reason:i().reasons.changesDirectory()};if(!P.some(({rule:g})=>g===
"shell-operator"))return;const w=C(c);return w&&{step:"split at &&",commands:w.map(({text:g})=>g)}};t.splitConjunction=m;
function f(c){const P=(0,o().readShellText)(c);return c.slice(0,P[0]?.span.start).trim()!==""?[]:P.map(({span:w,separator:g})=>({
text:c.slice(w.start,w.end).trim(),operator:g.trim()}))}function C(c){const P=f(c),w=P.every(({operator:g},d)=>g===(P[d+
1]?"&&":""));return P.length>1&&w?P:void 0}},70023:function(G,t,u){Object.defineProperty(t,"__esModule",{value:!0}),t.ScriptStore=
t.SCRIPT_FOLDER=void 0;function v(){const _=u(77598);return v=function(){return _},_}function o(){const _=u(76760);return o=
function(){return _},_}function i(){const _=u(39491);return i=function(){return _},_}function x(){const _=u(63550);return x=
function(){return _},_}function I(){const _=u(93028);return I=function(){return _},_}const T=t.SCRIPT_FOLDER="scripts/va\
lidate",$=[16,64];class k{#e;#n=new Map;#s;#o;#t;#i;constructor(m){const{tree:f,cwd:C="",checkoutAs:c}=m.terms;this.#e=f,
this.#s=C,this.#o=c===void 0?"":`${c}/`,this.#t=m,this.#i=f&&this.#r(f)}get judge(){return this.#t}get tree(){return this.#i}pathOf(m){
return o().posix.join(this.#s,m.slice(this.#o.length))}textOf(m){return this.#n.get(m)}async place(m){const f=this.#e;if(f===
void 0)return;const C=(0,v().hash)("sha256",m);for(const c of $){const P=`${this.#o}${T}/eval-${C.slice(0,c)}.cjs`,w=this.
pathOf(P);if(!(0,i().foldersAbove)(w).every(r=>(f.stat(r)?.kind??"directory")==="directory"))return;const d=f.stat(w);if(d===
void 0)return this.#a(w,m,f),P;if((0,I().isRegular)(d.kind)&&d.tracked&&(await f.read(w)).equals(Buffer.from(m)))return P}}#a(m,f,C){
if(this.#n.has(m))return;this.#n.set(m,f);const c=R(C,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:c}),this.#i=
this.#r(c)}#r(m){const{checkoutAs:f}=this.#t.terms;return f===void 0?(0,I().subTree)(m,this.#s):(0,I().treeAbove)(m,f)}}
t.ScriptStore=k;function R(_,m){const f=(0,x().literalTree)(m),C=(c,P)=>[...c,...[...P].filter(({path:w})=>_.stat(w)===void 0)].
sort(i().byEntryPath);return{label:_.label,original:_,stat:c=>_.stat(c)??f.stat(c),readlink:c=>_.readlink(c),read:(c,P)=>c in
m?f.read(c,P):_.read(c,P),list:c=>C(_.list(c),f.list(c)),files:()=>C(_.files(),f.files())}}},2137:function(G,t,u){Object.
defineProperty(t,"__esModule",{value:!0}),t.useWorkspace=t.useNpx=t.useNpm=t.useInstalled=t.spellScript=t.requireEach=t.
passFlag=t.dropPreparation=t.dropOutputFile=t.dropFlag=void 0;function v(){const S=u(59867);return v=function(){return S},
S}function o(){const S=u(3051);return o=function(){return S},S}function i(){const S=u(13580);return i=function(){return S},
S}function x(){const S=u(13254);return x=function(){return S},S}function I(){const S=u(710);return I=function(){return S},
S}function T(){const S=u(71570);return T=function(){return S},S}const $=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
k=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,R=8,_=({command:S,problems:A})=>{if(!A.some(({rule:p})=>p==="shell-operato\
r"||p==="line-break"))return;const s=(0,T().partsOf)(S);if(s.length===0||s.length>R)return;const y=[];for(const[p,{text:e}]of s.
entries()){const l=s[p-1]?.operator??"",E=l==="||"&&k.test(e),N=/^\|&?$/.test(l)&&$.test(e);if(!(E||N)){if(!/^(?:|&&|[;\n]*)$/.
test(l)||e.startsWith("cd "))return;y.push(e)}}if(/^[&;\s]*$/.test(s.at(-1)?.operator??"")&&!(y.length===0||y.join()===S))
return(0,I().suggest)(...y)};t.requireEach=_;const m=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
f=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,C=({command:S})=>{const A=(0,T().conjunctionOf)(S)?.map(({text:y})=>y),s=A?.filter(
y=>!m.test(y)&&!f.test(y))??[];if(!(A===void 0||s.length===0||s.length===A.length))return(0,I().suggest)(...s)};t.dropPreparation=
C;const c=/(?<![ \t])[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,P=({command:S,problems:A})=>{
if(!A.some(({rule:y})=>y==="shell-redirection"))return;const s=S.replace(c,"");return s===S?void 0:(0,I().suggest)(s)};t.
dropOutputFile=P;const w=S=>{const{command:A,problems:s,invocation:y}=S;for(const{rule:p,span:e}of s){if(!(0,i().ruleOf)(
p).removable||A[e.start]!=="-")continue;const l=A.slice(e.start,e.end),E=A.slice(e.end).trimStart(),N=!/[=\s]/.test(l)&&
E!==""&&!E.startsWith("-"),L=y?.flags.some(j=>j.span.start===e.start)===!0;if(!(N&&!L))return(0,I().suggest)((0,I().cutSpan)(
A,e))}};t.dropFlag=w;const g=({command:S,problems:A,invocation:s})=>{const y=A.find(E=>(0,x().isProblem)(E,"unknown-flag")),
p=s?.program==="npm"&&s.subcommand!=="exec";if(y===void 0||!p||s.passthrough.length>0)return;const e=(0,I().cutSpan)(S,y.
span),l=S.slice(y.span.start,y.span.end);return(0,I().suggest)(`${e.trimEnd()} -- ${l}`)};t.passFlag=g;const d=({command:S,
words:A,problems:s,invocation:y})=>{if(!s.some(({rule:E})=>E==="uses-network")||y?.program!=="npx")return;const e=A.slice(
1).find(({text:E})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(E));if(e===void 0)return;const l=e.text.slice(0,e.text.
lastIndexOf("@"));return(0,I().suggest)((0,I().replaceSpan)(S,e.span,l))};t.useInstalled=d;const M=new Set(["test","star\
t","stop"]),r=new Set(["pnpm","yarn","bun","npm"]),a=async({command:S,problems:A,words:s,invocation:y},p)=>{if(y?.program!==
"npm")return;const e=await h(p),l=A.find(U=>(0,x().isProblem)(U,"npm-script-missing"));if(l!==void 0){const U=(0,o().nearestName)(
l.args.script,e),H=s.find(({text:W})=>W===l.args.script);return U===void 0||H===void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(
S,H.span,U))}const E=A.find(U=>(0,x().isProblem)(U,"unknown-subcommand"));if(E===void 0)return;const{subcommand:N,meant:L}=E.
args,j=L===""?(0,o().nearestName)(N,[...M]):L,D=[...e.includes(N)?[`run ${N}`]:[],...j===void 0?[]:[j]],[F]=D;return F===
void 0?void 0:(0,I().suggest)((0,I().replaceSpan)(S,E.span,F))};t.spellScript=a;const n=async({command:S,words:A,problems:s},y)=>{
const p=s.some(({rule:D})=>D==="program-not-allowed"),[e,l,E]=A;if(!p||e===void 0||l===void 0||!r.has(e.text)||e.text===
"bun"&&/^(?:test|build)$/.test(l.text))return;const N=l.text==="run"?E:l;if(N===void 0||!(await h(y)).includes(N.text))return;
const L=M.has(N.text)?N.text:`run ${N.text}`,j=S.slice(N.span.end).trim();return(0,I().suggest)(`npm ${L}${j===""?"":` -\
- ${j}`}`)};t.useNpm=n;const b=({command:S,words:A,problems:s},{tree:y})=>{const p=s.find(({rule:D})=>D==="program-not-a\
llowed"),[e,l,E]=A;if(p===void 0||e===void 0||y===void 0)return;const N=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(e.text),L=/^(?:exec|dlx|x)$/.
test(l?.text??"")?E:l,j=N?/^(?:bunx|pnpx)$/.test(e.text)?l:L:e;return j===void 0||!/^[a-z][\w.-]*$/.test(j.text)?void 0:
(0,I().suggest)(`npx ${S.slice(j.span.start)}`)};t.useNpx=b;const O=({command:S})=>{const[,A,s]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(S)??[];if(A===void 0||s===void 0)return;const[,y=s,p=""]=/^(.*?)((?<![ \t])[ \t]+--(?:[ \t].*)?)?$/.exec(s.trim())??
[];return(0,I().suggest)(`${y} -w ${A.replace(/\/$/,"")}${p}`)};t.useWorkspace=O;async function h({tree:S}){return[...(S&&
await(0,v().usablePackageJson)(S,""))?.scripts.keys()??[]]}},37075:function(G,t,u){Object.defineProperty(t,"__esModule",
{value:!0}),t.causeOf=I,t.identityOf=i,t.idsOf=x;function v(){const _=u(77598);return v=function(){return _},_}function o(){
const _=u(13580);return o=function(){return _},_}function i(_){const{rule:m,subject:f,location:C,args:c}=_,P=f&&[f.type,
f.id,f.command];return R([m,P??C?.path,$(m,c)])}function x(_){const m=new Map;return new Map(_.map(f=>{const C=i(f),c=(m.
get(C)??0)+1;return m.set(C,c),[f,c===1?C:`${C}:${c}`]}))}function I(_){const{rule:m,subject:f,location:C,args:c}=_,{cause:P,
instance:w=[]}=(0,o().ruleOf)(m);if(P)return R([P(c)]);const g=new Set([...Object.values(f??{}),C?.path]),d=$(m,c).filter(
([M,r])=>!T.has(M)&&!w.includes(M)&&!g.has(r));return R([m,d])}const T=new Set(["path","paths","via","value","written"]);
function $(_,m){const{counted:f=[]}=(0,o().ruleOf)(_);return Object.keys(m).sort().flatMap(c=>{const P=m[c];if(P===void 0||
typeof P=="number"||c==="likewise")return[];const w=c==="detail"||f.includes(c);return[[c,w?k(P):P]]})}function k(_){return typeof _==
"boolean"?_:typeof _=="string"?_.replace(/\d+/g,"#"):_.map(m=>m.replace(/\d+/g,"#"))}function R(_){return(0,v().hash)("s\
ha256",JSON.stringify(_))}},60502:function(G,t,u){u.r(t),u.d(t,{ParseError:()=>v.mB,getStaticTOMLValue:()=>v.AY,parseTOML:()=>v.
MD});var v=u(9605)}};
