"use strict";exports.id=8827,exports.ids=[8827],exports.modules={26750:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.accepted=I,t.entryDigest=T;function E(){const A=l(10473);return E=function(){return A},A}function o(){const A=l(2833);
return o=function(){return A},A}function i(){const A=l(54062);return i=function(){return A},A}function x(){const A=l(95132);
return x=function(){return A},A}const N=1024*1024;async function T({entry:A,targets:P},{format:_},v){const m=[];for(const{
kind:c,name:R,text:k}of P){const g=c==="file"&&v?await(0,E().readText)(v,R,N):void 0;m.push([c,R,g??k??null])}const C=[_.
name,A.event,A.content,m];return(0,o().digestOf)(JSON.stringify(C))}function I(A,P,{rules:_=[]}){const v=A.length>0?_.find(
({accept:d})=>d===P):void 0;if(v===void 0)return A;const{reason:m,expires:C}=v;if(C>=(0,i().dayOf)(new Date))return A.map(
d=>({...d,suppressed:{reason:m,expires:C}}));const c=`\`agent_files.rules\` for \`${P.slice(0,19)}\u2026\``,R=`it expire\
d on ${C} (reason: ${m})`,[{location:k}={}]=A,g=k&&{location:k};return[...A,(0,x().finding)("exception-refused",{exception:c,
refusal:R},g)]}},97034:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.compareEntries=x,t.isSameFile=
v;function E(){const c=l(59490);return E=function(){return c},c}function o(){const c=l(92599);return o=function(){return c},
c}function i(){const c=l(41239);return i=function(){return c},c}async function x(c,R,k,g){const{earlier:d,removed:M}=C(R,
k),r=M.filter(({form:n})=>n!=="scripts").map(n=>{const b=A(n,void 0,R,k);return{state:"removed",entry:n,...b,targets:[]}}),
a=k.map(async n=>{const b=d.get(n),O=b?.event===n.event&&b.content===n.content,y=P(b?await(0,o().runsOf)(b,c,g.baseTree,
g.changed):[]),S=P(await(0,o().runsOf)(n,c,g.tree,g.changed));if(n.form==="scripts"&&y.size+S.size===0)return[];const f=await Promise.
all([...S].map(async([u,e])=>{const h=y.get(u),w=h===void 0?O:h.text!==e.text,L=await _(e,g)??(w?"edited":void 0);return L===
void 0?e:{...e,change:L}}));if(!O){const u=A(b,n,R,k);return[{state:b?"changed":"new",entry:n,...u,targets:f}]}return[...y.
keys()].some(u=>!S.has(u))||f.some(({change:u})=>u!==void 0)?[{state:"script_changed",entry:n,targets:f}]:[]});return[...(await Promise.
all(a)).flat(),...r].reduce(T,[])}const N=300;function T(c,R){const{entry:k}=R,g=I(R),d=g===void 0?-1:c.findIndex(b=>I(b)===
g),M=c[d];if(M===void 0)return[...c,R];const[r,a]=[[M.entry.event,k.event],[M.entry.shown,k.shown]].map(([b="",O=""])=>b===
O||b.endsWith("\u2026")?b:`${b}, ${b.length<N?O:"\u2026"}`),n={...M.entry,event:r??"",shown:a??""};return c.with(d,{...M,
entry:n})}function I({entry:{event:c,setting:R},state:k,change:g}){if(!R)return;const{trust:d}=R;if(d===void 0)return`${k}`;
if((0,i().isOfList)(d))return`${k} ${g} ${c}`;const[M=""]=c.split(/[. ]/);return g==="widens"?void 0:`${k} ${g} ${M}.`}function A(c,R,k,g){
const{setting:d,isGuard:M}=R??c??{};if(!d)return M&&!R?{change:"widens"}:{};const{trust:r}=d;if(r===void 0)return{};const a=b=>b.
flatMap(O=>O.event===(R??c)?.event?O.setting?.value??[]:[]),n={before:a(k),after:a(g)};return{change:(0,i().directionOf)(
r,{old:c?.setting,now:R?.setting,...n})}}function P(c){return new Map(c.map(R=>[(0,o().keyOf)(R),R]))}async function _({
kind:c,name:R},k){if(c!=="file")return;const g=k.baseTree.stat(R);return g===void 0?"added":await v(g,k.tree.stat(R),k)?
void 0:"edited"}async function v(c,R,{baseTree:k,tree:g}){return c===void 0||R===void 0?c===R:c.kind!==R.kind?!1:c.oid!==
void 0?c.oid===R.oid:(await k.read(c.path)).equals(await g.read(R.path))}const m=[({event:c,content:R})=>JSON.stringify(
[c,R]),({event:c,setting:R})=>(0,i().isOfList)(R?.trust)?void 0:c,({content:c,setting:R})=>R?void 0:c];function C(c,R){const k=new Map;
let g=c;for(const d of m){const M=(0,E().groupBy)(g,d);for(const r of R){const a=d(r),n=a===void 0||k.has(r)?void 0:M.get(
a)?.shift();n&&k.set(r,n)}g=[...M.values()].flat()}return{earlier:k,removed:g}}},47905:function(G,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.dangersInScript=S,t.dangersInShell=A;function E(){const f=l(76760);return E=function(){return f},
f}function o(){const f=l(97424);return o=function(){return f},f}function i(){const f=l(11331);return i=function(){return f},
f}function x(){const f=l(81716);return x=function(){return f},f}function N(){const f=l(54421);return N=function(){return f},
f}const T=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),I=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function A(f){const s=(0,x().readShellText)(P(f));return[...(0,o().findDangers)(s).filter(_).map(({name:u,span:e})=>({does:o().
DOES[u],at:e.start})),...(0,x().everyCommand)(s).flatMap(C),...R(f)]}function P(f){return(/%\w+%|\b[A-Za-z]:\\/.test(f)?
f.replaceAll("\\","/"):f).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,(u,e)=>e.padEnd(u.length))}
function _({name:f,pattern:s}){return T.has(f)||f==="mass_deletion"&&I.test(s)}const v=/^(?:base32|base64|uudecode|xxd)$/,
m=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function C({words:f,pipedFrom:s}){const[p,...u]=(0,N().startedWords)(
f);if(p===void 0)return[];const e=(0,i().programNamed)(p.text)?.kind,h=p.span.start,w=u.some(({text:j})=>/https?:|(?:java|vb)script:/i.
test(j));if(m.test((0,i().baseName)(p.text))&&w)return[{does:o().DOES.remote_code_execution,at:h}];const L=(0,N().startedWords)(
s?.words??[])[0]?.text??"";if(v.test(L)&&(0,i().runsCode)(p.text))return[{does:"runs text that it decodes",at:h}];const D=e===
"interpreter"?(0,N().textHanded)([p,...u])?.text:void 0;return D===void 0?[]:b(D).map(j=>({...j,at:h}))}const c=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:(?!(?:nc|ncat|netcat)\s)\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;
function R(f){return[...f.matchAll(c)].map(({index:s})=>({does:"gives a shell to another machine",at:s}))}const k=/\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b(?:(?!\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b)[^;\n])*?\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(/g,
g=/\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\((?:(?!\b(?:fetch|axios|got|https?\.get)\b)[^;\n])*?\.then\s*\(\s*(?:eval\b|(?:(?!\.then\b)[^;\n])*?\b(?:eval|Function|exec\w*|runIn\w+)\s*\()/g,
d=/["'`]/g,M=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/y;function r(f){const s=[],p=new Map,u=`${f}
`;let e=0;for(const{0:h,index:w}of f.matchAll(d)){if(w<e||w<(p.get(h)??0))continue;M.lastIndex=w;const[L,,D=""]=M.exec(f)??
[];L===void 0?p.set(h,u.indexOf(`
`,w)):s.push({inner:D,index:w}),e=w+(L?.length??0)}return s}const a=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
n=200;function b(f){const s=[k,g].flatMap(u=>[...f.matchAll(u)].map(({index:e})=>({does:o().DOES.remote_code_execution,at:e}))),
p=r(f).flatMap(({inner:u,index:e})=>a.test(f.slice(Math.max(0,e-n),e))?A(u.replace(/\\(.)/g,"$1")).map(h=>({...h,at:e})):
[]);return[...s,...p]}const O=/\.(?:[cm]?[jt]sx?|py)$/i,y=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;function S(f,s){
const[p=""]=s.split(`
`,1),u=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(p),e=u?.[1]?.endsWith("/env")?u[2]:u?.[1];if(O.test(f))return b(s);const h=(0,i().
programNamed)(e??"")?.kind;return y.test(f)||h==="shell"||!u&&E().posix.extname(f)===""?A(s):h==="interpreter"?b(s):[]}},
99668:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.agentFileAt=v,t.agentFilesIn=C;function E(){const k=l(
76760);return E=function(){return k},k}function o(){const k=l(18744);return o=function(){return k},k}function i(){const k=l(
59490);return i=function(){return k},k}function x(){const k=l(32854);return x=function(){return k},k}function N(){const k=l(
93028);return N=function(){return k},k}function T(){const k=l(60058);return T=function(){return k},k}const I=[...T().AGENT_FORMATS,
...T().UNREAD_FORMATS].flatMap(k=>k.files.map(g=>({format:k,file:g,steps:g.toLowerCase().split("/")}))),A=I.map(({format:k,
file:g},d)=>{const M=g.replaceAll(".","\\.").replace(/\*\*\/|\*\*|\*/g,r=>r==="*"?"[^/]+":r==="**"?".+":"(?:.*/)?");return{
format:k,rank:d,pattern:new RegExp(`^(?:(.*)/)?${M}$`,"is")}}),P=(0,i().groupBy)(A,({rank:k})=>{const{steps:g=[]}=I[k]??
{};return g.find(d=>!d.includes("*"))??E().posix.extname(g.at(-1)??"")}),_=new Set(I.flatMap(({steps:k})=>k.slice(0,-1)).
filter(k=>!k.includes("*")));function v(k){const g=k.toLowerCase().split("/"),d=[...g,E().posix.extname(g.at(-1)??"")].filter(
n=>P.has(n));if(d.length===0)return;const r=d.flatMap(n=>P.get(n)??[]).flatMap(({format:n,rank:b,pattern:O})=>{const y=O.
exec(k);return y?[{rank:b,place:{path:k,format:n,root:y[1]??""}}]:[]}),[a]=r.sort((n,b)=>Number(m(n.place.format))-Number(
m(b.place.format))||n.place.root.length-b.place.root.length||n.rank-b.rank);return a?.place}function m({places:k}){return k.
length===0}function C(k,{agent_files:{level:g,include:d,exclude:M}}){if(g==="off")return[];const r=[...k.files()],a=r.flatMap(
({path:s,kind:p})=>p==="symlink"&&_.has(E().posix.basename(s).toLowerCase())?[s,...R(k,s)]:s),[n,b]=[(0,o().pathTest)(d),
(0,o().pathTest)(M)],O=s=>{const p=v(s);return p!==void 0&&n(s)&&!b(s)?p:void 0},y=r.flatMap(({path:s,kind:p})=>{if(p!==
"symlink"||(0,x().resolveInTree)(k,s).kind!=="outside")return[];const u=O(`${s}/file`);return u?[{...u,path:s,entry:void 0}]:
[]}),S=[...new Set(a)].flatMap(s=>{const p=O(s),u=p&&(0,x().resolveInTree)(k,s);if(p===void 0||u===void 0||u.kind==="mis\
sing")return[];const h=u.kind==="inside"&&u.path!==s?O(u.path)?.format:void 0;if(h&&(h===p.format||m(p.format)))return[];
const w=u.kind==="inside"?u.entry:void 0;return w===void 0||(0,N().isRegular)(w.kind)?[{...p,entry:w}]:[]}),f=new Set(S.
map(({path:s})=>s));return[...S,...y.filter(({path:s})=>!f.has(s))]}const c=4;function R(k,g){const d=(0,x().resolveInTree)(
k,g);if(d.kind!=="inside"||d.entry.kind!=="directory")return[];const M=(r,a,n)=>k.list(r).flatMap(({path:b,kind:O})=>{const y=`${a}\
/${E().posix.basename(b)}`;return O!=="directory"?[y]:n<c?M(b,y,n+1):[]});return M(d.path,g,1)}},11418:function(G,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.OTHER_AGENT_FORMATS=void 0;function E(){const A=l(41239);return E=function(){
return A},A}function o(){const A=l(12274);return o=function(){return A},A}function i(){const A=l(82024);return i=function(){
return A},A}const x=[{...i().FLAT_HOOKS,detail:"matcher"},i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("more","all\
owedTools tools"),...(0,i().settings)("any","toolsSettings"),...(0,i().settings)(E().ON,"useLegacyMcpJson includeMcpJson"),
...(0,i().settings)(E().CHANGES,"prompt resources toolAliases")],N=(0,i().keys)("$schema name description model keyboard\
Shortcut welcomeMessage version"),T=`TaskStart TaskResume TaskCancel TaskComplete PreToolUse PostToolUse UserPromptSubmi\
t
  PreCompact`,I=t.OTHER_AGENT_FORMATS=[{name:"codex-hooks",tool:"Codex",files:[".codex/hooks.json"],roots:["CODEX_PROJEC\
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
"more","sandbox_workspace_write/writable_roots"),...(0,i().settings)(E().ON,`sandbox_workspace_write/network_access shel\
l_environment_policy/ignore_default_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`),...(0,i().settings)(E().PROTECTS,"sandbox_workspace_write/exclude_tmpdir_env_v\
ar"),...(0,i().settings)(E().PROTECTS,"sandbox_workspace_write/exclude_slash_tmp"),...(0,i().settings)(E().CHANGES,"feat\
ures/* profiles agents persistent_instructions forced_login_method"),...(0,i().settings)(E().PROTECTS_BY_DEFAULT,"featur\
es/hooks"),...(0,i().settings)({order:["none","core","all"],unset:"all"},"shell_environment_policy/inherit"),{...i().ENVIRONMENT,
at:"shell_environment_policy/set/*",names:i().OTHER_VARIABLES},...(0,i().settings)("any",`default_permissions permission\
s marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`),...(0,i().settings)(E().CHANGES,"developer_instructions\
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
        skills/disabled extensions/disabled mcpServers/*/excludeTools`),...(0,i().settings)(E().ON,`tools/sandboxNetwork\
Access security/enablePermanentToolApproval security/autoAddToPolicyByDefault
        telemetry/enabled telemetry/logPrompts`),...(0,i().settings)(E().PROTECTS,`tools/sandbox security/toolSandboxing\
 security/disableYoloMode security/disableAlwaysAllow
        security/blockGitExtensions security/folderTrust/enabled security/enableConseca
        security/environmentVariableRedaction/enabled`),...(0,i().settings)(E().PROTECTS_BY_DEFAULT,"hooksConfig/enabled\
 context/fileFiltering/respectGitIgnore context/fileFiltering/respectGeminiIgnore"),...(0,i().settings)("any",`security/\
auth telemetry/otlpEndpoint telemetry/outfile telemetry/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`),...(0,i().settings)(E().CHANGES,
"context/fileName contextFileName experimental/*")],harmless:(0,i().keys)(`$schema ui general/vimMode general/preferredE\
ditor general/checkpointing general/previewFeatures general/devtools
      general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`)},{name:"gemini-extension",tool:"Gemini CLI",files:["gemini-extension.jso\
n"],roots:["extensionPath","PWD"],approval:"runs it where the extension is installed",specification:"https://geminicli.c\
om/docs/extensions/reference",verified:!0,places:[i().SERVER,...i().SERVER_TRUST,...(0,i().settings)("less","excludeTool\
s"),...(0,i().settings)("any","migratedTo"),...(0,i().settings)(E().CHANGES,"contextFileName settings")],harmless:(0,i().
keys)("$schema name version description themes author homepage license")},{name:"copilot-hooks",tool:"GitHub Copilot",files:[
".github/hooks/*.json"],directories:["",".github/hooks"],roots:["PWD"],approval:"asks once for the folder; the agent in \
the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/hooks-reference",verified:!0,places:i().
ALL_HOOKS,harmless:(0,i().keys)("version description $schema")},{name:"copilot-settings",tool:"GitHub Copilot",files:[".\
github/copilot/settings.json",".github/copilot/settings.local.json"],roots:["PWD"],approval:"asks once for the folder; t\
he agent in the cloud asks nobody",specification:"https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli\
-config-dir-reference",verified:!0,places:[...i().ALL_HOOKS,...(0,i().settings)(E().ON,"enabledPlugins/* disableAllHooks"),
...(0,i().settings)("source","extraKnownMarketplaces/*/source"),...(0,i().settings)("less","deniedUrls disabledMcpServer\
s disabledSkills")],harmless:(0,i().keys)(`$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncement\
s mergeStrategy
      respectGitignore`)},{name:"opencode",tool:"opencode",files:["opencode.json","opencode.jsonc",".opencode/opencode.j\
son",".opencode/opencode.jsonc","kilo.json","kilo.jsonc"],roots:["PWD"],approval:"asks nobody",specification:"https://op\
encode.ai/docs/config",verified:!0,places:[{...i().SERVER,at:"mcp/*",only:{field:"type",values:["local","remote",void 0]}},
{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{at:"lsp/*",form:"start",event:"language server {0\
}",needs:"command"},...(0,i().settings)("sources","plugin"),...(0,i().settings)("source","provider/*/npm"),...(0,i().settings)(
"any","provider/*/options/baseURL provider/*/options/apiKey provider/*/options/endpoint"),...(0,i().settings)(E().PERMISSION,
"agent/*/permission/*/* agent/*/permission/* agent/*/permission"),...(0,i().settings)(E().PERMISSION,"mode/*/permission/\
*/* mode/*/permission/* mode/*/permission"),...(0,i().settings)(E().PERMISSION,"permission/*/* permission/* permission"),
...(0,i().settings)(E().ON_BY_DEFAULT,"tools/* agent/*/tools/* mode/*/tools/* mcp/*/enabled"),...(0,i().settings)({order:[
"disabled","manual","auto"],unset:"manual"},"share"),...(0,i().settings)("any","server/hostname"),...(0,i().settings)(E().
ON,"server/mdns"),...(0,i().settings)("more","server/cors"),...(0,i().settings)("sources","instructions"),...(0,i().settings)(
E().PROTECTS_BY_DEFAULT,"snapshot"),...(0,i().settings)(E().CHANGES,"default_agent skills experimental agent/*/prompt mo\
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
ommand"]}},...(0,i().settings)(E().ON_BY_DEFAULT,"enabled")],harmless:(0,i().keys)("name description version when shortN\
ame workspaceFolderName then/type then/prompt then/timeout then/command")},{name:"kiro-hooks",tool:"Kiro",files:[".kiro/\
hooks/*.json"],roots:["PWD"],approval:"does not document who is asked before a hook runs",specification:"https://kiro.de\
v/docs/hooks/actions",verified:!1,places:[{at:"hooks/*/action",form:"start",event:"hook",detail:"trigger",only:{field:"t\
ype",values:["command"]}},...(0,i().settings)(E().ON_BY_DEFAULT,"hooks/*/enabled")],harmless:(0,i().keys)(`$schema versi\
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
augment","letta","cortex"].flatMap(A=>[`.${A}/settings.json`,`.${A}/settings.local.json`]).concat(".grok/hooks/*.json","\
.openhands/hooks.json",".openinterpreter/hooks.json"),roots:["CLAUDE_PROJECT_DIR","FACTORY_PROJECT_DIR","QODER_PROJECT_D\
IR","PWD"],approval:"does not document who is asked before a command runs",specification:"https://code.claude.com/docs/e\
n/settings-reference",verified:!1,places:[i().HOOKS,i().SERVER,...i().SERVER_TRUST,i().ENVIRONMENT,{at:"permissions/defa\
ultMode",form:"setting",trust:o().MODES},...(0,i().settings)("more","permissions/allow permissions/additionalDirectories\
 commandAllowlist"),...(0,i().settings)("less","permissions/deny permissions/ask commandDenylist"),...(0,i().settings)(E().
PROTECTS,"hooks/enabled")],harmless:[...(0,i().keys)("$schema model theme language version ui"),{at:"env/*",names:i().HARMLESS_VARIABLES}]},
{name:"crush",tool:"Crush",files:["crush.json",".crush.json"],roots:["PWD"],approval:"asks nobody",specification:"https:\
//github.com/charmbracelet/crush",verified:!0,places:[i().FLAT_HOOKS,{...i().SERVER,at:"mcp/*"},{at:"lsp/*",form:"start",
event:"language server {0}",needs:"command"},...(0,i().commands)("providers/*/aws_auth_refresh"),...(0,i().settings)("mo\
re","permissions/allowed_tools options/skills_paths options/context_paths"),...(0,i().settings)("less","options/disabled\
_tools options/disabled_skills"),...(0,i().settings)("any","providers/*/base_url providers/*/extra_headers providers/*/a\
pi_key env/*")],harmless:(0,i().keys)("$schema models lsp/*/options lsp/*/disabled options/disable_metrics options/tui o\
ptions/debug options/attribution")}]},12274:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.MODES=t.CLAUDE_FORMATS=
void 0;function E(){const C=l(41239);return E=function(){return C},C}function o(){const C=l(82024);return o=function(){return C},
C}const i=t.MODES={order:["plan","dontAsk","default","manual","acceptEdits","auto","bypassPermissions"],unset:"default"},
x={order:["disable",void 0],unset:void 0},N=[{at:"permissions/defaultMode",form:"setting",trust:i},...(0,o().settings)("\
more",`permissions/allow permissions/additionalDirectories enabledMcpjsonServers allowedMcpServers allowedHttpHookUrls
    httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands sandbox/filesystem/allowWrite
    sandbox/filesystem/allowRead sandbox/network/allowedDomains sandbox/network/allowUnixSockets
    sandbox/network/allowMachLookup`),...(0,o().settings)("less",`permissions/deny permissions/ask disabledMcpjsonServer\
s deniedMcpServers blockedMarketplaces
    sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
    sandbox/credentials/files sandbox/credentials/envVars`),...(0,o().settings)(E().ON,`enableAllProjectMcpServers disab\
leAllHooks skipDangerousModePermissionPrompt skipAutoPermissionPrompt
    skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
    sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
    sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
    sandbox/credentials/allowPlaintextInject`),...(0,o().settings)(E().ON_BY_DEFAULT,"sandbox/autoAllowBashIfSandboxed s\
andbox/allowUnsandboxedCommands useAutoModeDuringPlan"),...(0,o().settings)(E().PROTECTS,`sandbox/enabled sandbox/failIf\
Unavailable sandbox/network/strictAllowlist disableSkillShellExecution
    disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
    disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
    allowManagedMcpServersOnly disableAgentView disableWorkflows`),...(0,o().settings)(E().PROTECTS_BY_DEFAULT,"fileChec\
kpointingEnabled"),...(0,o().settings)(x,"permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAu\
toMode disableDeepLinkRegistration"),...(0,o().settings)("any",`claudeMdExcludes agent autoMemoryDirectory modelOverride\
s
    worktree/bgIsolation worktree/symlinkDirectories remote forceLoginMethod forceLoginOrgUUID
    sandbox/network/httpProxyPort sandbox/network/socksProxyPort sandbox/ripgrep policyHelper sshConfigs`),...(0,o().settings)(
"source","extraKnownMarketplaces/*/source additionalMarketplaces/*/source"),...(0,o().settings)(E().ON,"extraKnownMarket\
places/*/autoUpdate"),{at:"enabledPlugins/*",form:"setting",event:"enabledPlugins {0}",trust:E().ON}],T=(0,o().keys)(`$s\
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
  worktree/sparsePaths`),I=["CLAUDE_PLUGIN_ROOT","CLAUDE_PROJECT_DIR","CLAUDE_SKILL_DIR","PWD"],A=[o().HOOKS,o().SERVER,
{at:"lspServers/*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experim\
ental/monitors/*",form:"start",event:"monitor"},...(0,o().settings)("more","hooks mcpServers lspServers monitors experim\
ental/monitors"),...(0,o().settings)("sources","dependencies"),...(0,o().settings)(E().CHANGES,"settings"),...(0,o().settings)(
E().ON,"defaultEnabled")],P=(0,o().keys)(`$schema name displayName description version author homepage repository licens\
e keywords category tags logo
  interface userConfig channels commands agents skills workflows outputStyles rules apps strict`),_="asks once for the f\
older",v="gene-gate does not judge what its text asks for",m=t.CLAUDE_FORMATS=[{name:"claude-settings",tool:"Claude Code",
files:[".claude/settings.json",".claude/settings.local.json"],roots:["CLAUDE_PROJECT_DIR","PWD"],approval:"asks once for\
 the folder",specification:"https://code.claude.com/docs/en/settings-reference",verified:!0,places:[o().HOOKS,{at:"statu\
sLine",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"},...(0,o().commands)("apiK\
eyHelper awsAuthRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper processWrapper"),o().ENVIRONMENT,
...N],harmless:[...T,{at:"env/*",names:o().HARMLESS_VARIABLES}]},{name:"claude-plugin",tool:"Claude Code",files:[".claud\
e-plugin/plugin.json",".cursor-plugin/plugin.json",".codex-plugin/plugin.json",".github/plugin/plugin.json",".plugin/plu\
gin.json"],roots:I,approval:"runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
ns-reference",verified:!0,places:A,harmless:P},{name:"claude-marketplace",tool:"Claude Code",files:[".claude-plugin/mark\
etplace.json",".cursor-plugin/marketplace.json",".github/plugin/marketplace.json"],roots:I,approval:"asks once for each \
command of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugi\
n-marketplaces",verified:!0,places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"pl\
ugins/*/source",form:"setting",event:"source",detail:"name",trust:"source"},...(0,o().inside)("plugins/*",A).map(C=>({detail:"\
name",...C})),...(0,o().settings)("more","allowCrossMarketplaceDependenciesOn"),...(0,o().settings)(E().ON,"forceRemoveD\
eletedPlugins")],harmless:[...(0,o().keys)("$schema name description version owner metadata renames"),...P.map(({at:C})=>({
at:`plugins/*/${C}`}))]},{name:"claude-lsp",tool:"Claude Code",files:[".lsp.json"],roots:I,approval:"runs it where the p\
lugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"\
start",event:"language server {0}",names:/^(?!\$schema$)/}],harmless:(0,o().keys)("$schema")},{name:"claude-monitors",tool:"\
Claude Code",files:["monitors/monitors.json"],roots:I,approval:"runs it where the plugin is installed",specification:"ht\
tps://code.claude.com/docs/en/plugins-reference",verified:!0,places:[{at:"*",form:"start",event:"session start"}]},{name:"\
skill",tool:"an agent with skills",files:(0,o().paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode \
.kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md").concat("skills/**/SKILL.md"),syntax:"markdown",roots:I,approval:_,specification:"\
https://code.claude.com/docs/en/skills",verified:!0,unread:v,places:[{at:"",form:"scripts",event:"skill {file}"},o().HOOKS,
...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().settings)("less","disallowed-tools"),...(0,o().settings)(
E().PROTECTS,"disable-model-invocation"),...(0,o().settings)(E().CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},
{name:"command",tool:"an agent with commands",files:(0,o().paths)(".claude .opencode .cursor .factory .kilocode","comman\
ds/**/*.md").concat(".opencode/command/**/*.md"),syntax:"markdown",roots:I,approval:_,specification:"https://code.claude\
.com/docs/en/skills",verified:!0,unread:v,places:[o().HOOKS,...o().TEXT,...(0,o().settings)("more","allowed-tools"),...(0,o().
settings)("less","disallowed-tools"),...(0,o().settings)(E().PROTECTS,"disable-model-invocation"),...(0,o().settings)(E().
CHANGES,"context agent shell")],harmless:o().HARMLESS_TOP},{name:"agent",tool:"an agent with subagents",files:[...(0,o().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md"),".opencode/agent/**/*.md",".github/chatmodes/*.md"],
syntax:"markdown",roots:I,approval:_,specification:"https://code.claude.com/docs/en/sub-agents",verified:!0,unread:v,places:[
o().HOOKS,{at:"mcpServers/*/*",form:"server",event:"MCP server"},...(0,o().settings)("shown","mcpServers skills agents"),
{...o().SERVER,at:"mcp-servers/*"},...o().TEXT,{at:"permissionMode",form:"setting",trust:i},...(0,o().settings)("all","t\
ools"),...(0,o().settings)("less","disallowedTools"),...(0,o().settings)(E().PERMISSION,"permission/*/* permission/* per\
mission"),...(0,o().settings)(E().PROTECTS,"disable-model-invocation"),...(0,o().settings)(E().CHANGES,"memory backgroun\
d isolation initialPrompt handoffs target mode prompt")],harmless:o().HARMLESS_TOP},{name:"claude-plugin-hooks",tool:"Cl\
aude Code",files:["hooks/hooks.json","hooks/hooks-*.json"],roots:["CLAUDE_PLUGIN_ROOT","PLUGIN_ROOT","extensionPath"],approval:"\
runs it where the plugin is installed",specification:"https://code.claude.com/docs/en/plugins-reference",verified:!0,places:o().
ALL_HOOKS,harmless:(0,o().keys)("description version $schema")},{name:"mcp",tool:"Claude Code",files:[".mcp.json",".gith\
ub/mcp.json"],roots:["CLAUDE_PROJECT_DIR","CLAUDE_PLUGIN_ROOT","PWD"],approval:"asks once for each server",specification:"\
https://code.claude.com/docs/en/mcp",verified:!0,places:[o().SERVER,...o().SERVER_TRUST],harmless:(0,o().keys)("$schema \
inputs")}]},20300:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.EDITOR_FORMATS=void 0;function E(){
const P=l(41239);return E=function(){return P},P}function o(){const P=l(82024);return o=function(){return P},P}const i={
at:"tasks/*",form:"start",event:"folder opened",detail:"label",only:{field:"runOptions/runOn",values:["folderOpen"]},startsOthers:!0,
inherits:["args","command","linux","options","osx","presentation","showOutput","terminal","type","windows"]},x=["linux",
"osx","windows"];function N(P,_){return P.split(/\s+/).flatMap(v=>x.map(m=>_(`${v}.${m}`)))}const T=[...N("terminal.inte\
grated.profiles",P=>({at:`${P}/*`,form:"start",event:"terminal {0}",only:{field:"source",values:[void 0]}})),...N("termi\
nal.integrated.automationProfile",P=>({at:P,form:"start"})),...N("terminal.integrated.shell terminal.integrated.automati\
onShell",P=>({at:P,form:"command"})),...N("terminal.integrated.shellArgs terminal.integrated.env terminal.integrated.def\
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
    github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`),...(0,o().settings)(E().ON,`chat.tools.glob\
al.autoApprove chat.tools.terminal.autoReplyToPrompts chat.autopilot.enabled
    chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
    chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
    chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
    chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
    chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
    github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`),...(0,o().settings)(E().ON_BY_DEFAULT,"chat.tools.\
terminal.enableAutoApprove"),...(0,o().settings)(E().PROTECTS,"chat.agent.networkFilter"),...(0,o().settings)(E().PROTECTS_BY_DEFAULT,
"security.workspace.trust.enabled"),...(0,o().settings)("more","chat.agent.allowedNetworkDomains chat.plugins.marketplac\
es"),...(0,o().settings)("more","github.copilot.chat.additionalReadAccessFolders"),...(0,o().settings)("less","chat.agen\
t.deniedNetworkDomains"),...(0,o().settings)({order:["off","auto","on"],unset:"auto"},"task.allowAutomaticTasks"),...(0,o().
settings)({order:["default","autoApprove","autopilot"],unset:"default"},"chat.permissions.default"),...(0,o().settings)(
{order:["on","allowNetwork","off"],unset:"off"},"chat.agent.sandbox.enabled")],I={order:["workspace_readonly","workspace\
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
sor.com/docs/reference/sandbox",verified:!0,places:[...(0,o().settings)(I,"type"),...(0,o().settings)("more",`additional\
ReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`),...(0,o().settings)("less","networkPolicy/deny permissions/deny"),...(0,o().settings)(
{order:["deny","allow"],unset:"deny"},"networkPolicy/default"),...(0,o().settings)(E().PROTECTS,"disableTmpWrite"),...(0,o().
settings)(E().ON,"enableSharedBuildCache")],harmless:(0,o().keys)("$schema version")},{name:"vscode-settings",isGeneral:!0,
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
ons"),...(0,o().settings)(E().ON,"agent/always_allow_tool_actions session/trust_all_worktrees"),...(0,o().settings)(E().
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
ityOpt build/options"),...(0,o().settings)(E().ON,"privileged"),...(0,o().settings)("any","remoteEnv/* containerEnv/*").
map(P=>({...P,names:o().OTHER_VARIABLES})),...(0,o().settings)("any","remoteUser containerUser workspaceMount"),...(0,o().
settings)(E().CHANGES,"build/context build/target build/cacheFrom build/args/* service"),...(0,o().inside)("customizatio\
ns/vscode/settings",T)]}]},60058:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.AGENT_FORMATS=void 0,
Object.defineProperty(t,"UNREAD_FORMATS",{enumerable:!0,get:function(){return N().UNREAD_FORMATS}});function E(){const I=l(
11418);return E=function(){return I},I}function o(){const I=l(12274);return o=function(){return I},I}function i(){const I=l(
20300);return i=function(){return I},I}function x(){const I=l(56450);return x=function(){return I},I}function N(){const I=l(
6575);return N=function(){return I},I}const T=t.AGENT_FORMATS=[...o().CLAUDE_FORMATS,...i().EDITOR_FORMATS,...E().OTHER_AGENT_FORMATS,
...x().MACHINE_FORMATS.map(I=>({...I,isGeneral:!0}))]},56450:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.MACHINE_FORMATS=void 0;function E(){const P=l(41239);return E=function(){return P},P}function o(){const P=l(82024);return o=
function(){return P},P}const i=`pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre\
-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(/\s+/),x=new RegExp(`^(?:${i.
join("|")})$`),N={at:"*",form:"lines",event:"{0}",names:x};function T(P){return(0,o().inside)(P,[{at:"commands/*",form:"\
lines"},{at:"jobs/*",form:"lines",without:"group"},{at:"jobs/*/group/jobs/*",form:"lines",without:"group"},{at:"setup/*",
form:"lines"},{at:"scripts/*",form:"setting",trust:E().CHANGES}]).map(v=>({...v,...v.form==="lines"&&{event:"{0}",detail:"\
name"},names:x}))}const I=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,A=t.MACHINE_FORMATS=
[{name:"package.json",tool:"npm",files:["package.json"],roots:["INIT_CWD","PWD"],approval:"asks nobody",specification:"h\
ttps://docs.npmjs.com/cli/using-npm/scripts",verified:!0,places:[{at:"scripts/*",form:"command",event:"npm install ({0})",
names:I},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(P=>(0,o().inside)(P,[N])),...(0,o().settings)("more","\
trustedDependencies pnpm/onlyBuiltDependencies"),...(0,o().settings)("less","pnpm/neverBuiltDependencies"),...(0,o().settings)(
E().ON,"dependenciesMeta/*/built")]},{name:"husky",tool:"git (husky)",files:(0,o().paths)(".husky",i.join(" ")),syntax:"\
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
asks nobody",specification:"https://github.com/toplenboren/simple-git-hooks",verified:!0,places:[N]},{name:"envrc",tool:"\
direnv",files:[".envrc"],syntax:"shell",roots:["PWD"],approval:"asks again when the file changes",specification:"https:/\
/direnv.net/man/direnv.1.html",verified:!0,places:[{at:"",form:"command",event:"cd"}]},{name:"mise",tool:"mise",files:[...(0,o().
paths)("mise .mise .config/mise","config.toml conf.d/*.toml"),"mise.toml",".mise.toml","mise.*.toml",".mise.*.toml",".co\
nfig/mise.toml",".rtx.toml"],syntax:"toml",roots:["MISE_PROJECT_ROOT","MISE_CONFIG_ROOT","config_root","PWD"],approval:"\
asks once for the file",specification:"https://mise.jdx.dev/hooks.html",verified:!0,places:[...(0,o().settings)("any","h\
ooks/*/task"),{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file\
 that changes"},{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"tas\
k {0}",needs:"run"},{at:"tools/*",form:"setting",trust:"source"},{at:"env/*",form:"setting",event:"env {0}",trust:"any",
names:o().OTHER_VARIABLES},...(0,o().settings)("any","env/_/source env/_/file env/_/path plugins/*"),...(0,o().settings)(
"more","settings/trusted_config_paths"),...(0,o().settings)(E().ON,"settings/not_found_auto_install"),...(0,o().settings)(
{order:[!0,!1],unset:!1},"settings/paranoid settings/gpg_verify")]}]},82024:function(G,t,l){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.TEXT=t.SERVER_TRUST=t.SERVER=t.OTHER_VARIABLES=t.HOOKS=t.HARMLESS_VARIABLES=t.HARMLESS_TOP=t.FLAT_HOOKS=
t.ENVIRONMENT=t.ALL_HOOKS=void 0,t.commands=m,t.inside=_,t.keys=c,t.paths=v,t.settings=C;function E(){const M=l(76774);return E=
function(){return M},M}function o(){const M=l(41239);return o=function(){return M},M}const i=t.HOOKS={at:"hooks/*/*/hook\
s/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,only:{field:"type",values:[
"command","http",void 0]},guards:/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i},
x=t.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},N=t.SERVER_TRUST=[...C("more","mcpServers/*/autoAppr\
ove mcpServers/*/alwaysAllow"),...C("less","mcpServers/*/disabledTools"),...C(o().ON,"mcpServers/*/trust mcpServers/*/au\
toStart"),...C(o().PROTECTS,"mcpServers/*/disabled")],T=t.FLAT_HOOKS={...i,at:"hooks/*/*"},I=t.ALL_HOOKS=[{...T,without:"\
hooks"},i],A=t.TEXT=[{at:`${E().INLINE}/*`,form:"command",event:"text of {file}"},{at:E().LINKS,form:"setting",event:"li\
nks to code",trust:"shown"}],P=t.HARMLESS_TOP=c(`${E().PATHS} name description model color colour effort argument-hint a\
rguments license version metadata
  compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
  alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
  priority language domain source id icon homepage repository role subtask origin package
  risk triggers trigger_words`);function _(M,r){return r.map(a=>({...a,at:`${M}/${a.at}`,...a.event&&M.includes("*")&&{event:a.
event.replace("{0}","{1}")}}))}function v(M,r){return M.split(/\s+/).flatMap(a=>r.split(/\s+/).map(n=>`${a}/${n}`))}function m(M,r=""){
return M.split(/\s+/).map(a=>({at:a,form:"command",event:a+r}))}function C(M,r){return r.split(/\s+/).map(a=>({at:a,form:"\
setting",trust:M}))}function c(M){return M.split(/\s+/).map(r=>({at:r}))}const R=new RegExp([/_(?:URL|ENDPOINT|PROXY|MIRROR|REGISTRY|OPTIONS|OPTS|WRAPPER|STARTUP_HOOKS)$/,
/^(?:BASH_ENV|ENV|PATH|SHELL|ZDOTDIR|PROMPT_COMMAND|IFS|EDITOR|VISUAL|PAGER|BROWSER|COMSPEC|PATHEXT)$/,/^(?:PSMODULEPATH|CLASSPATH|JAVA_HOME|MAKEFLAGS|PHPRC|RUSTC|RUSTFLAGS|CC|CXX|NO_PROXY)$/,
/^(?:DYLD|GIT|LD|PYTHON|PERL|RUBY|NPM_CONFIG|NODE(?!_ENV$)|COREPACK|YARN|BUN|DENO|PIP|UV|GEM|BUNDLE|GO|CARGO)_?\w+$/,/^(?:LUA|COMPOSER|GRADLE|DOTNET|COR|CORECLR|SSL|CURL|OPENSSL|OTEL|LESS|GTK|QT)_?\w+$/,
/^(?:DOCKER_CONFIG|KUBECONFIG|AWS_CONFIG_FILE|AWS_SHARED_CREDENTIALS_FILE|REQUESTS_CA_BUNDLE)$/,/^CLAUDE_(?:CODE_(?:SHELL|GIT_BASH_PATH|PLUGIN|PROCESS|TMPDIR|CERT|CLIENT|SUBPROCESS|SCRIPT|MCP|SKIP|USE)|ENV_FILE|CONFIG_DIR)\w*$/,
/^CLAUDE_CODE_(?:ENABLE_TELEMETRY|EXTRA_BODY|SAFE_MODE|DISABLE_POLICY_SKILLS)$/,/^ANTHROPIC_CUSTOM_HEADERS$/].map(({source:M})=>M).
join("|"),"i"),k=t.HARMLESS_VARIABLES=new RegExp([/^(?:ANTHROPIC|GEMINI|OPENAI|CLAUDE_CODE)_\w*MODEL\w*$/,/(?:_TIMEOUT(?:_MS|_SECONDS)?|_MS|_TOKENS|_MAX_\w+|_REGION)$|^MAX_\w+$/,
/^(?:DISABLE_(?:TELEMETRY|ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|\w*COMPACT|PROMPT_CACHING\w*))$/,/^(?:DO_NOT_TRACK|NODE_ENV|DEBUG|CI|TZ|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|BASH_MAX_OUTPUT_LENGTH)$/,
/^CLAUDE_CODE_(?:EFFORT_LEVEL|EXPERIMENTAL_AGENT_TEAMS|ENABLE_TASKS|NO_FLICKER|DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY|TERMINAL_TITLE|AUTO_MEMORY|BACKGROUND_TASKS))$/].
map(({source:M})=>M).join("|"),"i"),g=t.OTHER_VARIABLES=new RegExp(`^(?!.*(?:${k.source}))`,"i"),d=t.ENVIRONMENT={at:"en\
v/*",form:"setting",event:"env {0}",names:R,trust:"any"}},6575:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.UNREAD_FORMATS=void 0;const l="https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",E=`CLAUDE.md CLAU\
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
sions"},i={name:"text",syntax:"text",roots:[],approval:"reads it as it is",specification:l,verified:!1,places:[]},x=t.UNREAD_FORMATS=
[{...i,tool:"an agent",files:E.split(/\s+/)},...Object.entries(o).map(([N,T])=>({...i,name:"unread",tool:N,files:T.split(
/\s+/),unread:`gene-gate does not read this kind of file of ${N}`}))]},19610:function(G,t,l){Object.defineProperty(t,"__\
esModule",{value:!0}),t.findHidden=_;function E(){const m=l(25367);return E=function(){return m},m}const o=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
i=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
x=/^[\u200B-\u200F\u061C]$/,N=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
T=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,I=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,A=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
P=/^\uFE0F?\u200D\uFE0F?$/;function _(m){const C=new Map,c=m.replace(i,R=>" ".repeat(R.length));for(const{0:R,index:k}of c.
matchAll(o)){const[g=""]=[...c.slice(Math.max(0,k-2),k)].slice(-1),[d=""]=[...c.slice(k+R.length,k+R.length+2)];if(v(R,g,
d,k))continue;const M=m.lastIndexOf(`
`,k)+1,r=C.get(M)??{offset:k,names:new Set};for(const a of R)r.names.add((0,E().codePointName)(a.codePointAt(0)??0));C.set(
M,r)}return[...C].map(([R,{offset:k,names:g}])=>{const d=m.indexOf(`
`,R);return{text:m.slice(R,d<0?void 0:d),offset:k,names:[...g]}})}function v(m,C,c,R){return m==="\uFEFF"?R===0:A.test(m)?
I.test(C):P.test(m)&&T.test(C)?T.test(c)||/[♀♂⚕⚖✈❤]/u.test(c):x.test(m)&&(N.test(C)||N.test(c))}},20702:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.judgeAgentFiles=m,t.judgeWholeFile=r,t.notJudgedFile=C,t.readFound=M;
function E(){const s=l(10473);return E=function(){return s},s}function o(){const s=l(59490);return o=function(){return s},
s}function i(){const s=l(13580);return i=function(){return s},s}function x(){const s=l(95132);return x=function(){return s},
s}function N(){const s=l(26750);return N=function(){return s},s}function T(){const s=l(97034);return T=function(){return s},
s}function I(){const s=l(99668);return I=function(){return s},s}function A(){const s=l(12195);return A=function(){return s},
s}function P(){const s=l(12792);return P=function(){return s},s}function _(){const s=l(92599);return _=function(){return s},
s}function v(){const s=l(41239);return v=function(){return s},s}async function m(s,p,u){const e=j=>new Map((0,I().agentFilesIn)(
j,p).map($=>[$.path,$])),[h,w]=[e(s.baseTree),e(s.tree)],L=[...new Set([...h.keys(),...w.keys()])].sort(),D=p.agent_files;
return u.all(L,async j=>{const[$,F]=[h.get(j),w.get(j)];try{return await g($,F,s,D)}catch(U){const H=F??$;return H&&C(H,
U)}}).then(j=>R(j.filter($=>$!==void 0)))}function C(s,p){const{path:u}=s,e={path:u,line:1,column:1},h=[(0,x().notJudged)(
`the file \`${u}\``,p,{location:e})];return{file:{...s,entries:[],contents:[]},entries:[],findings:h}}const c=3;function R(s){
const p=new Set(s.flatMap(({entries:w})=>w.flatMap(({targets:L})=>L.map(({name:D})=>D)))),u=({entries:[w]})=>w?.entry.form===
"unread",e=(0,o().groupBy)(s.filter(w=>u(w)&&!p.has(w.file.path)),({file:w})=>w.format.tool),h=new Map([...e.values()].flatMap(
w=>{const L=w.length-c;return w.slice(0,c).map((D,j)=>[D,j===c-1&&L>0?k(D,L):D])}));return s.flatMap(w=>u(w)?h.get(w)??[]:
[w])}function k(s,p){const u=s.findings.map(e=>({...e,args:{...e.args,detail:`${e.args.detail}, nor ${p} others`}}));return{
...s,entries:s.entries.map(e=>({...e,findings:u})),findings:u}}async function g(s,p,u,e){const h=s&&p&&await(0,T().isSameFile)(
s.entry,p.entry,u),w=(p??s)?.format.places.length===0;if(h&&w)return;const L=p&&await M(u.tree,p),D=h?L:s&&await M(u.baseTree,
s),j=L??D;if(j===void 0)return;const $=new Set(h?[]:D?.contents.map(({value:V})=>V)),F=h?[]:L?.contents.filter(({value:V})=>!$.
has(V))??[],U=[...L?.broken&&!h?[L.broken]:[],...F.map(V=>V.finding)],H=L?.broken?[]:await(0,T().compareEntries)(j,D?.entries??
[],L?.entries??[],u),X=h||H.length>0||L?.broken?H:d(j,p===void 0?"removed":s===void 0?"new":"changed"),B=await n({file:j,
entries:X,findings:U},u.tree,e);if(B.entries.length===0&&B.findings.length===0)return;if(e.level!=="approve"||!B.findings.
some(O))return B;const z=B.entries.filter(({findings:V})=>V.some(O)),q={path:j.path,events:z.map(({entry:V})=>V.event)},
J={path:j.path,line:1,column:1},Y=(0,x().finding)("agent-files-unapproved",q,{location:J});return{...B,findings:[...B.findings,
Y]}}function d(s,p){const{path:u,format:e}=s;if(e.unread===void 0)return[];const h=e.places.length>0?"its text":"the who\
le file";return[{state:p,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",event:h,location:{
path:u,line:1,column:1}},targets:[]}]}async function M(s,{entry:p,...u}){return p===void 0?(0,P().unreadFile)(u,"it is a\
 symlink that leads to no file here"):(p.size??0)>P().MAX_BYTES?(0,P().unreadFile)(u,`it has more than ${P().MAX_BYTES} \
bytes`):(0,P().readAgentFile)(u,await s.read(p.path))}async function r(s,p,u){const e=await Promise.all(s.entries.filter(
a).map(async L=>({entry:L,targets:await(0,_().runsOf)(L,s,p)}))),h=s.contents.map(L=>L.finding),w=s.broken?[s.broken]:h;
return n({file:s,entries:e,findings:w},p,u)}function a({setting:s,form:p}){if(s===void 0)return p!=="unread";const u={old:void 0,
now:s,before:[],after:[]};return s.trust!==void 0&&(0,v().directionOf)(s.trust,u)==="widens"}async function n({file:s,entries:p,
findings:u},e,h){const w=j=>j.map($=>b($,s,h)),L=await Promise.all(p.map(async j=>{const $=await(0,N().entryDigest)(j,s,
e),F=w(await y(j,s,e));return{...j,digest:$,findings:(0,N().accepted)(F,$,h)}})),D=[...w(u),...L.flatMap(j=>j.findings)];
return{file:s,entries:L,findings:D}}function b(s,{format:p},{level:u}){const{failsByLevel:e,undecided:h}=(0,i().ruleOf)(
s.rule);return!p.verified&&!e&&!h?{...s,severity:"notice"}:u==="error"&&e&&s.severity!=="notice"?{...s,severity:"error"}:
s}function O({severity:s,suppressed:p}){return s!=="notice"&&p===void 0}async function y({state:s,entry:p,change:u,targets:e},{
path:h,format:w},L){const{event:D,shown:j,form:$,location:F,isHidden:U,setting:H}=p,{tool:W}=w,K={tool:W,event:D,command:j,
state:s??""},X={location:F};if(H&&s===void 0){const Z={...K,change:"widens",isMember:!1};return[(0,x().finding)("agent-s\
etting-changed",Z,{...X,severity:"notice"})]}if($==="unread"){const Z=w.unread??"";return[(0,x().finding)("agent-file-un\
read",{path:h,detail:Z},{location:F,severity:"notice",harm:"bookkeeping"})]}if((u||H)&&s!=="script_changed"){const Z=u===
void 0||u==="widens"?"warning":"notice",ee=(0,v().isOfList)(H?.trust),Q={...K,change:u??"",isMember:ee};return[(0,x().finding)(
"agent-setting-changed",Q,{...X,severity:Z})]}if(s==="removed")return[];const B=s!=="script_changed",z=[];for(const{kind:Z,
change:ee,name:Q,script:ne,line:se}of e){if(Z!=="danger"||!(B||ee))continue;const te=ne===void 0?Q:`runs \`${ne}\`, which\
 ${Q} in line ${se}`,oe=ne===void 0||se===void 0?F:{path:ne,line:se,column:1};z.push((0,x().finding)("agent-runs-danger",
{...K,danger:te},{location:oe}))}B&&U&&z.push((0,x().finding)("agent-runs-danger",{...K,danger:S},X));const q=e.filter(({
change:Z})=>s===void 0||Z!==void 0);for(const{kind:Z,name:ee}of q){const Q=Z==="file"&&L?await(0,E().whyUnreadable)(L,ee):
void 0;Q&&z.push((0,x().finding)("agent-script-unreadable",{...K,script:ee,why:Q},X))}if(z.length>0)return z;const Y=$===
"server"&&e.length>0&&e.every(f)||!B?"notice":"warning",V=B?(0,A().meansOf)(e):q.map(({name:Z})=>`the change decides abo\
ut \`${Z}\``);return[(0,x().finding)("agent-command-changed",{...K,means:V},{...X,severity:Y})]}const S="hides its outpu\
t";function f({kind:s,name:p}){return s==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(p)}},12195:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.meansOf=N;function E(){const T=l(97018);return E=function(){return T},
T}function o(){const T=l(36773);return o=function(){return T},T}const i={file:({name:T,change:I})=>`it runs \`${T}\`${I===
void 0?"":`, which this change ${I==="added"?"adds":"edits"}`}`,npm_script:({name:T,change:I})=>`it runs the script \`${T}\
\` of package.json${I?", which this change edits":""}`,missing:({name:T})=>`it runs \`${T}\`, which is not in the commit`,
outside:({name:T})=>`it runs \`${T}\`, which is outside of the repository`,package:({name:T,isExact:I})=>I?`it fetches \`${T}\
\``:`it fetches \`${T}\` without an exact version`,inline:({name:T})=>`it has code for \`${T}\` in one line`,danger:({name:T,
script:I,line:A})=>I===void 0?`it ${T}`:`\`${I}\` ${T} (line ${A})`,address:({name:T})=>`it connects to \`${T}\``,program:()=>{},
unread:({name:T})=>`it could not be read: ${T}`},x=4;function N(T){const I=T.flatMap(P=>{const _=(0,E().redact)(P.name).
text;return i[P.kind]({...P,name:_})??[]}),A=T.filter(({kind:P})=>P==="program").map(({name:P})=>P);return I.length===0&&
A.length>0?[`it runs ${(0,o().inCode)(A.slice(0,x))} of the machine`]:I.length>x?[...I.slice(0,x),`and ${I.length-x} mor\
e`]:I}},53158:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.ProjectFiles=void 0;function E(){const A=l(
76760);return E=function(){return A},A}function o(){const A=l(59867);return o=function(){return A},A}function i(){const A=l(
3463);return i=function(){return A},A}function x(){const A=l(32854);return x=function(){return A},A}function N(){const A=l(
93028);return N=function(){return A},A}const T=/^(?:[/~\\]|[A-Za-z]:)/;class I{#e;#n;constructor(P,_){this.#e=P,this.#n=
_}into(P){const v=P===void 0||T.test(P)||/[$`]/.test(P)?[]:this.#n.map(m=>E().posix.join(m,P));return new I(this.#e,v)}find(P,_=[
""]){if(!(/^[/~]/.test(P)||P===""||!this.#e))for(const v of this.#n)for(const m of _){const C=(0,x().normalise)(E().posix.
join(v,P.replaceAll("\\","/"))+m),c=C===void 0?void 0:(0,x().resolveInTree)(this.#e,C);if(c?.kind==="inside"&&(0,N().isRegular)(
c.entry.kind)&&c.entry.tracked)return c.path}}script(P,_){const v=this.find(P,_);if(v!==void 0)return{kind:"file",name:v};
if(T.test(P))return{kind:"outside",name:P};const[m]=this.#n;if(m===void 0)return{kind:"unread",name:`it runs ${P} in ano\
ther directory`};const C=(0,x().normalise)(E().posix.join(m,P));return C===void 0?{kind:"outside",name:P}:{kind:this.#e===
void 0?"file":"missing",name:C||"."}}named(P,_){const v=this.find(P.replace(/^-{1,2}[\w-]+=/,""),_);return v===void 0?[]:
[{kind:"file",name:v}]}async manifest(){const P=this.find("package.json");return this.#e&&P?(0,i().objectIn)(await(0,o().
readJsonFile)(this.#e,P)):{}}}t.ProjectFiles=I},12792:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.
MAX_BYTES=void 0,t.readAgentFile=R,t.unreadFile=k;function E(){const e=l(76760);return E=function(){return e},e}function o(){
const e=l(23404);return o=function(){return e},e}function i(){const e=l(16111);return i=function(){return e},e}function x(){
const e=l(94534);return x=function(){return e},e}function N(){const e=l(3463);return N=function(){return e},e}function T(){
const e=l(97018);return T=function(){return e},e}function I(){const e=l(95132);return I=function(){return e},e}function A(){
const e=l(19610);return A=function(){return e},e}function P(){const e=l(23213);return P=function(){return e},e}function _(){
const e=l(76774);return _=function(){return e},e}function v(){const e=l(41239);return v=function(){return e},e}function m(){
const e=l(18255);return m=function(){return e},e}const C=t.MAX_BYTES=1024*1024,c=1e3;function R(e,h){const{text:w,complete:L}=(0,x().
decodeUtf8)(h),D=new(x()).Source(e.path,w),j=(H,W=0)=>k(e,H,D,W),{format:$}=e,{syntax:F="json"}=$;if(!L&&F!=="program"&&
F!=="text")return j("it is not UTF-8",w.length);const U=F==="markdown"||F==="text"&&L;try{const H=(0,m().findValues)((0,_().
readSyntax)(w,F),$);return H.length>c?j(`it has more than ${c} commands and settings`):{...e,entries:H.map(W=>M(W,D,$)),
get contents(){return[...p(D),...U?u(D):[]]}}}catch(H){if(H instanceof _().SyntaxProblem)return j(H.message,H.offset);throw H}}
function k(e,h,w=new(x()).Source(e.path,""),L=0){const{path:D}=e,j=(0,I().finding)("agent-file-unread",{path:D,detail:h},
{location:w.location(L)});return{...e,entries:[],contents:[],broken:j}}const g=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
d=/"(?:reveal|showOutput)":"never"/i;function M(e,h,{places:w}){const{node:L,chain:D,isWrong:j,place:$}=e,{form:F,inherits:U=[],
trust:H,guards:W}=$,K=(0,i().getNodeValue)(L),X=D.slice(0,-1).flatMap(te=>U.flatMap(oe=>(0,m().membersOf)(te,oe))),B=Object.
fromEntries(X.map(([te,oe])=>[te,(0,i().getNodeValue)(oe)])),z=(0,N().isMapping)(K)?{...B,...K}:K,q=j?[P().UNREAD]:(0,P().
readValue)(F,z,h.path),J=(0,N().isMapping)(z)&&F!=="command"&&F!=="setting",Y=Object.entries(J?z:{}).filter(([te])=>!g.test(
te)&&!a(`${$.at}/${te}`,w)),V=d.test(JSON.stringify([B,K])),ee=(F==="scripts"?q.slice(0,1):q).map(P().textOf).filter(te=>te!==
""),Q=H==="source"&&(0,N().isMapping)(K)?(0,v().sourceText)(K):K,ne=F==="setting"&&H===void 0&&!j,se=b(j?(0,i().getNodePath)(
L).join(".")||"the whole file":O(e,h));return{commands:q,form:F,event:se,shown:ne?"":b(ee.join(" ; ")||(typeof Q=="strin\
g"?Q:JSON.stringify(Q))),content:r(e,V,J?Object.fromEntries(Y):z??null),isHidden:V,...F==="setting"&&!j&&{setting:{...H&&
{trust:H},value:K}},isGuard:W?.test(se)??!1,location:h.location(L.offset,L.offset+L.length)}}function r({place:{form:e}},h,w){
return e==="scripts"?"":(0,o().canonicalize)([h,w])}function a(e,h){return h.some(w=>w.form==="setting"&&w.at===e)}const n=1e3;
function b(e){const h=(0,T().redact)(e).text.replace(/\s+/g," ").trim();return h.length>n?`${h.slice(0,n)}\u2026`:h}function O({
names:e,chain:h,place:{at:w,event:L,detail:D=""}},{path:j}){const $=L?.replace(/\{(\d)\}/,(H,W)=>e[Number(W)]||'""').replace(
"{file}",()=>y(j))??e.reduce((H,W)=>H.replace("*",()=>W),w.replaceAll("/",".")),U=h.flatMap(H=>(0,m().membersOf)(H,D)).at(
-1)?.[1].value;return typeof U=="string"&&U!==""?`${$} (${U})`:$}function y(e){const h=E().posix.basename(e);return h===
"SKILL.md"?E().posix.basename(E().posix.dirname(e)):h}const S=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
f=4;function s(e){const h=/\d/.test(e)&&/[A-Za-z]/.test(e)&&new Set(e).size>=8;return e.length>=12&&h&&!S.test(e)}function p(e){
const{text:h,path:w}=e;return(0,T().redact)(h).redactions.flatMap(({kind:L,start:D,end:j})=>{const $=h.slice(D,j),F=e.location(
D,j),U=(0,I().finding)("agent-file-content",{path:w,kind:L},{location:F});return s($)?[{value:$,finding:U}]:[]})}function u(e){
return(0,A().findHidden)(e.text).map(({text:h,offset:w,names:L})=>{const D=L.slice(0,f),j={path:e.path,kind:"hidden",characters:D,
more:L.length>f},$=e.location(w);return{value:h,finding:(0,I().finding)("agent-file-content",j,{location:$})}})}},23213:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.UNREAD=void 0,t.readValue=T,t.textOf=R;function E(){const g=l(76760);
return E=function(){return g},g}function o(){const g=l(3463);return o=function(){return g},g}function i(){const g=l(36773);
return i=function(){return g},g}function x(){const g=l(76774);return x=function(){return g},g}const N=t.UNREAD={unread:"\
it is not in the documented form"};function T(g,d,M){const r=E().posix.dirname(M);if(g==="file")return[d].flat().map(a=>typeof a!=
"string"?N:{file:a===""?M:E().posix.join(r,a)});if(g==="scripts"){const a=(0,o().objectIn)(d)[x().PATHS];return[{file:`${r}\
/`},...I(a)?a.map(n=>({file:E().posix.join(r,n)})):[]]}return g==="lines"?[d].flat().flatMap(a=>typeof a=="string"?{shell:a}:
(0,o().isMapping)(a)?m(a):N):g==="setting"?typeof d=="string"?[{argv:[],environment:[d]}]:[]:g!=="command"?(0,o().isMapping)(
d)?m(d):[N]:((0,o().isMapping)(d)?Object.values(d):[d]).map(a=>typeof a=="string"?{shell:a}:I(a)?{argv:a}:N)}function I(g){
return Array.isArray(g)&&g.every(d=>typeof d=="string")}const A=["windows","osx","linux","commandWindows","command_windo\
ws","powershell","run_windows"],P=["exec","run","bash","path","program","entry","cmd"],_=["arguments","with_arguments"];
function v(g){const d=s=>s.map(p=>g[p]).find(p=>p!==void 0),{script:M,runner:r,type:a}=g,b=typeof M=="string"&&a!=="npm"?
[r??[],`./${M}`].flat():void 0,O=g.command??d(P)??b,y=g.args??d(_),[S,...f]=[O].flat();return{...g,...O!==void 0&&{command:S},
...(y!==void 0||f.length>0)&&{args:f.length>0?[f,y??[]].flat():y}}}function m(g){const d=v(g),M=A.map(a=>d[a]).map(a=>typeof a==
"string"?{command:a}:a).filter(a=>(0,o().isMapping)(a)&&a.command!==void 0);return[...d.command===void 0&&(M[0]??d.dependsOn)?
[]:[{}],...M].flatMap(a=>C({...d,...a}))}function C(g){const{type:d,script:M,command:r,args:a=[],headersHelper:n}=g,b=typeof n==
"string"?[{shell:n}]:[],y=[g.url,g.httpUrl,g.serverUrl].find(H=>typeof H=="string");if(r===void 0&&y!==void 0)return[...b,
{address:y}];const S=d==="npm"&&r===void 0,f=Array.isArray(a)?a.map(c):[void 0],s=S?["npm","run",M]:[c(r),...f];if(!I(s))
return[N];const[p="",...u]=s,h=(u.length===0?/^$|[\s|;&$()<>`'"]/.test(p):d==="shell")?{shell:[p,...u.map(k)].join(" ")}:
{argv:s},{cwd:w,env:L,shell:D}=(0,o().isMapping)(g.options)?g.options:g,j=(0,o().isMapping)(D)?[D.executable,D.args??[]].
flat():[],$=Object.values((0,o().isMapping)(L)?L:{}).filter(H=>typeof H=="string"),F=typeof w=="string"?{directory:w}:{},
U=I(j)&&j.length>0?[{argv:j}]:[];return[{...h,...F,environment:$},...U,...b]}function c(g){return(0,o().isMapping)(g)?g.
value:g}function R(g){return"argv"in g?g.argv.map(k).join(" "):"unread"in g?"":"file"in g?g.file:"shell"in g?g.shell:g.address}
function k(g){return/^[\w@%+=:,./${}-]+$/.test(g)?g:(0,i().singleQuoted)(g)}},92599:function(G,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.keyOf=m,t.runsOf=v;function E(){const n=l(76760);return E=function(){return n},n}function o(){
const n=l(10473);return o=function(){return n},n}function i(){const n=l(95244);return i=function(){return n},n}function x(){
const n=l(32854);return x=function(){return n},n}function N(){const n=l(93028);return N=function(){return n},n}function T(){
const n=l(47905);return T=function(){return n},n}function I(){const n=l(53158);return I=function(){return n},n}function A(){
const n=l(23213);return A=function(){return n},n}function P(){const n=l(98809);return P=function(){return n},n}const _=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function v({commands:n},{path:b,root:O,format:y},S,f=new Set){const{directories:s=[""],roots:p}=y,u=[...s.map($=>E().
posix.join(O,$)),"",E().posix.dirname(b)],e=new(I()).ProjectFiles(S,u),h=C(p.join("|")),w=[];for(const $ of n)w.push(..."\
file"in $?M(h($.file),S):await r($,e,h));const L=({name:$})=>(0,N().isRegular)(S?.stat($)?.kind),D=[...w,...k(n,w,f).filter(
L)],j=new Set(D.flatMap(({kind:$,name:F})=>$==="file"?[F]:[]));for(const $ of j)D.push(...S?await d(S,$):[]);return[...new Map(
D.map($=>[m($),$])).values()]}function m({kind:n,name:b,script:O,text:y}){return JSON.stringify([n,b,...n==="danger"?[O,
y]:[]])}function C(n){const b=new RegExp(`\\$(?:(?:env:)?(?:${n})\\b|\\{(?:env:)?(?:${n})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${n})%`,"g");return O=>O.replace(b,".").replace(_,"~")}const c=/(?<![\w.@+-])(?:(?:[\w.@+-]+[\\/])+[\w.@+-]+|[\w.@+-]+\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b)/g,
R=/\$(?:env:)?\w+|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|%\w+%/g;function k(n,b,O){if(O.size===0)return[];const y=n.flatMap(
p=>"environment"in p?p.environment??[]:[]),S=[...n.map(A().textOf),...y].flatMap(p=>p.replace(R,"").match(c)??[]).map(p=>p.
replaceAll("\\","/").replace(/^(?:\.{1,2}\/)+/,"")),f=(p,u)=>p===u||p.endsWith(`/${u}`),s=S.filter(p=>!b.some(({kind:u,name:e})=>u===
"file"&&f(e,p)));return[...O].filter(p=>s.some(u=>f(p,u))).map(p=>({kind:"file",name:p}))}const g=2e5;async function d(n,b){
const O=await(0,o().readText)(n,b,g);if(O===void 0||"unread"in O)return[];const y=O.text.split(`
`);return(0,T().dangersInScript)(b,O.text).map(({does:S,at:f})=>{const s=O.text.slice(0,f).split(`
`).length;return{kind:"danger",name:S,script:b,line:s,text:y[s-1]?.trim()??""}})}function M(n,b){if(!b)return[];const O=(0,x().
resolveInTree)(b,n.replace(/\/$/,""));if(O.kind!=="inside")return[];const y=({path:s,kind:p})=>p==="directory"?b.list(s).
flatMap(y):p==="executable"||p==="file"&&(0,i().isCode)(s)?[s]:[];return(n.endsWith("/")?y(O.entry):(0,N().isRegular)(O.
entry.kind)?[O.path]:[]).map(s=>({kind:"file",name:s}))}async function r(n,b,O){if("address"in n)return[{kind:"address",
name:n.address}];if("unread"in n)return[{kind:"unread",name:n.unread}];const{directory:y,environment:S=[]}=n,f=y?b.into(
O(y)):b,s="shell"in n?n.shell.split(/["'|;&]/):[],p=[...S,...s.filter(e=>e.includes("\\"))].map(O);return[..."shell"in n?
await(0,P().textRuns)(O(n.shell),f):[...(0,T().dangersInShell)((0,A().textOf)(n)).map(({does:e})=>({kind:"danger",name:e})),
...await(0,P().wordRuns)(n.argv.map(e=>a(O(e))),f)],...(0,P().valueRuns)(p,f)]}function a(n){const b=!/\$\{|\$\w/.test(n);
return{text:n,shown:n,quoted:!0,span:{start:0,end:0},isKnown:b}}},76774:function(G,t,l){Object.defineProperty(t,"__esMod\
ule",{value:!0}),t.SyntaxProblem=t.PATHS=t.LINKS=t.INLINE=void 0,t.readSyntax=P;function E(){const y=l(16111);return E=function(){
return y},y}function o(){const y=l(60502);return o=function(){return y},y}function i(){const y=l(69873);return i=function(){
return y},y}function x(){const y=l(3463);return x=function(){return y},y}class N extends Error{offset;constructor(S,f=0){
super(S),this.offset=f}}t.SyntaxProblem=N;const T=t.INLINE="!`",I=t.LINKS="!link",A=t.PATHS="!path";function P(y,S){if((0,x().
isNestedTooDeep)(S==="markdown"?d(y).text:y))throw new N("its brackets are nested too deeply");switch(S){case"json":return _(
y);case"toml":return R(y);case"yaml":return g(y,0);case"markdown":return a(y);case"shell":return m(y,[0,y.length]);case"\
program":case"text":return m("",[0,0])}}function _(y){const S=[],f=(0,E().parseTree)(y,S,{allowTrailingComma:!0}),[s]=S;
if(s)throw new N(v((0,E().printParseErrorCode)(s.error)),s.offset);if(f===void 0)throw new N("it is empty");return f}function v(y){
return y.replace(/\B[A-Z]/g,S=>` ${S}`).toLowerCase()}function m(y,[S,f]){return{type:y===null?"null":typeof y,value:y,offset:S,
length:f-S}}function C(y,S,[f,s]){const p={type:y,offset:f,length:s-f,children:S};for(const u of S)u.parent=p;return p}function c(y,S,f){
return C("property",[m(y,f),S],f)}function R(y){try{const S=(0,o().parseTOML)(y),f=new Map,s=({body:u},e)=>{for(const h of u){
const w=h.key.keys.map(D=>D.type==="TOMLBare"?D.name:D.value),L=h.type==="TOMLTable"?h.resolvedKey:[...e,...w];f.set(L.join(
"\0"),h.range),h.type==="TOMLTable"?s(h,L):h.value.type==="TOMLInlineTable"&&s(h.value,L)}};s(S.body[0],[]);const p=(u,e,h)=>{
const w=f.get(e.join("\0"))??h;if(Array.isArray(u))return C("array",u.map((D,j)=>p(D,[...e,j],w)),w);if(!(0,x().isMapping)(
u)||u instanceof Date)return m(u instanceof Date?u.toISOString():u,w);const L=Object.entries(u).map(([D,j])=>c(D,p(j,[...e,
D],w),w));return C("object",L,w)};return p((0,o().getStaticTOMLValue)(S),[],[0,y.length])}catch(S){throw S instanceof o().
ParseError?new N(k(S.message),S.index):S}}function k(y){const[S=""]=y.split(`
`);return S.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,f=>f.toLowerCase())}function g(y,S){const f=(0,i().
parseDocument)(y,{uniqueKeys:!0}),[s]=f.errors;if(s)throw new N(k(s.message),S+s.pos[0]);let p=0;const u=(e,h)=>{if((0,i().
isAlias)(e)){if(p+=1,p>100)throw new N("it has too many aliases",h[0]);return u(e.resolve(f),h)}const w=(0,i().isMap)(e)||
(0,i().isSeq)(e)||(0,i().isScalar)(e)?e.range:void 0,L=w?[S+w[0],S+w[1]]:h;if((0,i().isMap)(e))return C("object",e.items.
map(({key:j,value:$})=>c(String(j),u($,L),L)),L);if((0,i().isSeq)(e))return C("array",e.items.map(j=>u(j,L)),L);const D=(0,i().
isScalar)(e)?e.value:null;return m(typeof D=="object"&&D!==null?String(D):D,L)};return u(f.contents,[S,S+y.length])}function d(y){
const[S="",f="",s=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(y)??[];return S!==""&&y.startsWith(S)?{text:s,
start:f.length,end:S.length}:{text:"",start:0,end:0}}const M=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
r=[[T,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[I,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${M}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[A,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${M}(?![\w/-])`,"g")]];function a(y){const{text:S,start:f,
end:s}=d(y),p=[0,y.length],u=r.flatMap(([e,h])=>{const w=[...y.slice(s).matchAll(h)].map(L=>{const D=s+L.index;return m(
L[1]??L[2]??L[0],[D,D+L[0].length])});return w.length>0?[c(e,C("array",w,p),p)]:[]});return C("object",[...b(S,f),...u],
p)}const n=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function b(y,S){try{return O(g(y,S))}catch(f){
if(!(f instanceof N))throw f}return[...y.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(f=>{const[s,p="",u=""]=f,
e=S+f.index;try{return O(g(s,e))}catch(w){if(!(w instanceof N)||n.test(s))throw w}const h=[e,e+s.length];return c(p,m(u.
trim(),h),h)})}function O({type:y,children:S=[]}){return y==="object"?S:[]}},98809:function(G,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.textRuns=A,t.valueRuns=v,t.wordRuns=_;function E(){const u=l(3463);return E=function(){return u},
u}function o(){const u=l(95244);return o=function(){return u},u}function i(){const u=l(11331);return i=function(){return u},
u}function x(){const u=l(81716);return x=function(){return u},u}function N(){const u=l(54421);return N=function(){return u},
u}function T(){const u=l(47905);return T=function(){return u},u}const I=4;async function A(u,e,h=0){if(h>I)return[{kind:"\
unread",name:"it is nested too deeply"}];const w=(0,x().readShellText)(u);return w.length===0&&u.trim()!==""?[{kind:"unr\
ead",name:"it is too long"}]:[...[...new Set((0,T().dangersInShell)(u).map(({does:D})=>D))].map(D=>({kind:"danger",name:D})),
...await P(w,u,e,h)]}async function P(u,e,h,w){const L=[];let D=h;for(const j of u){if(L.push(...await P(j.inside,e,D,w)),
j.subshell!==void 0)continue;if(j.defines){L.push({kind:"unread",name:"it defines a function"});continue}const{words:$,assignments:F}=(0,x().
withoutReserved)(j),U=$.map(K=>({...K,shown:e.slice(K.span.start,K.span.end),isKnown:!(0,x().isDynamic)(j,K)}));L.push(...v(
F.map(({value:K})=>K),D));const[H,W]=U;H?.text==="cd"||H?.text==="pushd"?D=D.into(W?.isKnown?W.text:void 0):L.push(...await _(
U,D,w))}return L}function _(u,e,h=0){return m(u,{files:e,shell:(L,D=e)=>A(L,D,h+1)})}function v(u,e){return u.flatMap(h=>h.
split(/[\s=:,]+/)).flatMap(h=>e.named(h))}async function m(u,e){const h=(0,N().startedWords)(u),[w,...L]=h;if(w===void 0||
C(w.text))return[];if(!w.isKnown)return[c(`it starts ${w.shown}`)];const D=(0,i().programNamed)(w.text)??{name:(0,i().baseName)(
w.text),kind:"system"},j=(0,N().textHanded)(h);if(D.kind==="shell"&&j)return j.words.every(({isKnown:Y})=>Y)||/\s/.test(
j.text)?e.shell(j.text):[c("a shell runs what it is handed")];const $=L.some(({text:J})=>n(J)||a(J));if((0,i().runsCode)(
w.text)&&($||!D.runsScripts))return g((0,i().baseName)(w.text),L,j!==void 0,e.files);const{files:F,left:U}=k(L,e.files),
H=U.map(({text:J})=>J),W=n(w.text)&&!r.test(w.text),K=a(w.text)?e.files.named(w.text):[],X=W?[e.files.script(w.text)]:K.
length>0?K:await d(D,H,{...e,files:F}),B=H.filter(a).flatMap(J=>{const Y=F.named(J);return Y.length>0?Y:e.files.named(J)}),
z=D.runsInside?U.findIndex(({text:J})=>(0,i().runsCode)(J)):-1,q=z<0?[]:await m(U.slice(z),{...e,files:F});return[...X,...q,
...B]}function C(u){return(0,i().isWithoutEffect)(u)||(0,i().changesShell)(u)&&(0,i().programNamed)(u)===void 0}function c(u){
return{kind:"unread",name:u}}const R=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function k(u,e){const h=u.
findIndex(({text:D})=>R.test(D));if(h<0)return{files:e,left:u};const w=R.exec(u[h]?.text??"")?.[1],L=u.toSpliced(h,w===void 0?
2:1);return{files:e.into(w??u[h+1]?.text),left:L}}function g(u,e,h,w){const L=e.flatMap(({text:H})=>w.named(H));if(h)return[
{kind:"inline",name:u},...L];const D=e.filter(({text:H})=>!H.startsWith("-")),j=D.find(({text:H})=>n(H)||a(H))??D[0],$={
kind:"program",name:u};if(L.length>0||j===void 0)return L.length>0?L:[$];const{text:F}=j;if(!j.isKnown)return[c(`it runs\
 ${j.shown}`)];if(/^\w{2,}:/.test(F))return[{kind:"package",name:F,isExact:/@v?\d+\.\d+/.test(F)}];if(e[e.indexOf(j)-1]?.
text!=="-m")return[w.script(F,S)];const U=w.named(F.replaceAll(".","/"),S);return U.length>0?U:[$]}async function d(u,e,{
files:h,shell:w}){const L=await h.manifest(),D=u.runsScripts&&b(e),j=y(D).flatMap(H=>{const W=(0,E().textIn)((0,E().objectIn)(
L.scripts),H);return W===""?[]:[{kind:"npm_script",name:H,text:W}]}),$=await Promise.all(j.map(({text:H=""})=>w(H,h))),U=j.
length>0&&!O.test(D??"")?[]:M(u,e,L,h);return[...j,...$.flat(),...U]}function M(u,e,h,w){const{name:L,finds:D=""}=u,j=D.
split(" ").flatMap(K=>w.named(K));if(j.length>0)return j;const $=p(u,e);if($===void 0)return[{kind:"program",name:L}];const F=w.
named($.name);if(F.length>0||/^[./]/.test($.name))return F.length>0?F:[{kind:"program",name:L}];const{dependencies:U,devDependencies:H}=h;
return[[U,H].some(K=>$.name in(0,E().objectIn)(K))?{kind:"program",name:$.name}:{kind:"package",...$}]}const r=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function a(u){return(0,o().isCode)(u)||/\.(?:exe|jar)$/i.test(u)}function n(u){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(u)&&!u.includes("://")}function b(u){const[e,h]=u.filter(w=>!w.startsWith("-"));return e==="run"||e==="run-script"?
h:e}const O=/^(?:add|ci|clean-install|i|install)$/;function y(u){if(u===void 0)return[];const e=h=>[`pre${h}`,h,`post${h}`];
return O.test(u)?[...new Set([u,"install","prepare"].flatMap(e)),"prepublish"]:e(u)}const S=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],f=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
s=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+(?!\d)\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function p({fetches:u},e){
const h=e.filter(j=>!j.startsWith("-")),w=[2,1,0].find(j=>j<=h.length&&u?.test(h.slice(0,j).join(" ")));if(w===void 0)return;
const L=w===0?0:e.indexOf(h[w-1]??"")+1,D=e.slice(L).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,$,F)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!f.test(F[$-1]??""));return D===void 0?void 0:{name:D,isExact:s.test(D)}}},41239:function(G,t,l){Object.defineProperty(
t,"__esModule",{value:!0}),t.PROTECTS_BY_DEFAULT=t.PROTECTS=t.PERMISSION=t.ON_BY_DEFAULT=t.ON=t.CHANGES=void 0,t.directionOf=
_,t.isOfList=o,t.sourceText=k;function E(){const n=l(3463);return E=function(){return n},n}function o(n){return i.has(n)}
const i=new Set(["more","less","all","sources","shown"]),x=t.ON={order:[!1,!0],unset:!1},N=t.CHANGES={order:[],unset:void 0},
T=t.ON_BY_DEFAULT={order:[!1,!0],unset:!0},I=t.PERMISSION={order:["deny","ask","allow"],unset:"allow"},A=t.PROTECTS={order:[
!0,!1],unset:!1},P=t.PROTECTS_BY_DEFAULT={order:[!0,!1],unset:!0};function _(n,{old:b,now:O,before:y,after:S}){const f=(O??
b)?.value,s=e=>e.some(h=>M(h,f));if(n==="any")return O?"widens":"changes";if(n==="shown")return"changes";if(n==="source"||
n==="sources"){const[e,h]=[g(f),y.map(g)],w=h.filter(({name:D})=>D===e.name),L=e.isMoving&&w.every(({isMoving:D})=>!D);return O&&
(w.length===0||L)?"widens":"changes"}if(n==="all")return O?y.length===0||s(y)?"narrows":"widens":S.length===0?"widens":"\
narrows";if(n==="more")return O&&!s(y)?"widens":"narrows";if(n==="less")return O||s(S)?"narrows":"widens";const[p,u]=[v(
b,n),v(O,n)];return p===u?"changes":u>p?"widens":"narrows"}function v(n,{order:b,unset:O}){const y=b.indexOf(n?n.value:O);
return y<0?b.length:y}const m=["source","repo","url","git_url","registry","package","command"],C=["sha","rev","ref","ver\
sion"],c=/^[v^~>=<]*\d[\w.+-]*$/,R=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function k(n){return[...m,...C].map(O=>n[O]).filter(O=>typeof O=="string").join(" ")}function g(n){if((0,E().isMapping)(
n)){const y=C.map(f=>n[f]).find(f=>f!==void 0);return{name:JSON.stringify(m.map(f=>n[f])),isMoving:R.test(`${y??""}`)}}const b=typeof n==
"string"?n:JSON.stringify(n);if(c.test(b)||R.test(b))return{name:"",isMoving:R.test(b)};const[O=""]=/[:@#].*/s.exec(b.slice(
b.lastIndexOf("/")+1))??[];return{name:b.slice(0,b.length-O.length),isMoving:R.test(O.slice(1))}}const d=/[;&|`$<>\n]/;function M(n,b){
if(n===b)return!0;if(typeof n!="string"||typeof b!="string")return!1;const[O,y]=[r(n),r(b)],S=O.tool===y.tool||a(O.tool,
y.tool);if(!S||O.argument===void 0||O.argument==="*")return S;const{argument:f}=y;return f!==void 0&&!d.test(f)&&a(O.argument,
f)}function r(n){const[,b=n,O]=/^([^()]*)\((.*)\)$/s.exec(n)??[];return{tool:b,...O!==void 0&&{argument:O}}}function a(n,b){
const O=n.replace(/:\*$/,"*").split("*"),[y="",...S]=O;if(S.length===0)return y===b;if(!b.startsWith(y))return!1;const f=S.
pop()??"";let s=y.length;for(const p of S){const u=b.indexOf(p,s);if(u<0)return!1;s=u+p.length}return b.length-f.length>=
s&&b.endsWith(f)}},18255:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.findValues=x,t.membersOf=c;function E(){
const d=l(16111);return E=function(){return d},d}function o(){const d=l(3463);return o=function(){return d},d}function i(){
const d=l(41239);return i=function(){return d},d}function x(d,M){const{places:r,harmless:a}=M,n=r.flatMap(y=>{const S=v(
d,y).map(p=>I(p)==="wrong"?{...p,isWrong:!0}:p),f=S.filter(p=>I(p)!=="other"&&!N(p,r)),s=({node:p})=>y.startsOthers&&"de\
pendsOn"in _(p);return f.some(s)?S:f}),b=new Map(n.map(y=>[y.node,y])),O=a&&d.type==="object"?k(d,R(M),new Set(b.keys())):
[];return[...b.values(),...O]}function N({node:d,chain:M,place:r},a){const n=g(d)||M.at(-1)?.type==="object";return r.form===
"setting"&&r.trust!=="source"&&n&&T(r.at,a)}function T(d,M){return M.some(r=>r.at.startsWith(`${d}/`))}function I({node:d,
isWrong:M,place:r}){const{only:a,without:n,needs:b}=r;if(M)return"wrong";if(n!==void 0&&n in _(d)||b!==void 0&&d.type===
"object"&&!(b in _(d)))return"other";const O=a&&P((0,E().getNodeValue)(d),a.field);return a?.values.some(f=>A(f)===A(O))??
!0?"own":O===void 0||a?.values.some(f=>typeof f==typeof O)?"other":"wrong"}function A(d){return typeof d=="string"?d.toLowerCase():
d}function P(d,M){const r=M===""?[]:M.split("/"),a=(n,b)=>(0,o().isMapping)(n)?n[b]:n===void 0?n:null;return r.reduce(a,
d)}function _(d){return d.type==="object"?(0,E().getNodeValue)(d):{}}function v(d,M){const r=[];let a=[{place:M,node:d,names:[],
chain:[d]}];for(const n of m(M.at))a=a.flatMap(b=>{const{node:O,names:y,chain:S}=b,f=O.type==="array"&&n==="*";O.type!==
"object"&&!f&&!M.mayDiffer&&r.push({...b,isWrong:!0});const s=n==="*"&&y.length===0;return c(O,n).filter(([p])=>!s||M.names?.
test(p)!==!1).map(([p,u])=>({place:M,node:u,names:n==="*"?[...y,p]:y,chain:[...S,u]}))});return[...(0,i().isOfList)(M.trust)?
a.flatMap(C):a,...r]}function m(d){return d===""?[]:d.split("/")}function C(d){const{node:M}=d;if(M.type==="object")return(M.
children??[]).flatMap(({children:[a]=[]})=>a?[{...d,node:a}]:[]);if(M.type==="array")return(M.children??[]).map(a=>({...d,
node:a}));if(M.type!=="string")return[d];const r=String(M.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return r.length===
1?[d]:r.map(a=>({...d,node:{...M,value:a}}))}function c({type:d,children:M=[]},r){return d==="array"&&r==="*"?M.map((a,n)=>[
`${n+1}`,a]):d!=="object"?[]:M.flatMap(({children:[a,n]=[]})=>n&&(r==="*"||a?.value===r)?[[String(a?.value),n]]:[])}function R({
places:d,harmless:M=[]}){return[...d.map(({at:r,names:a,only:n,needs:b})=>({steps:m(r),names:a,isPart:n!==void 0||b!==void 0||
T(r,d)})),...d.flatMap(({at:r,detail:a,names:n})=>m(r).flatMap((b,O,y)=>a===void 0?[]:{steps:[...y.slice(0,O),a],names:n})),
...M.map(({at:r,names:a})=>({steps:m(r),names:a}))]}function k(d,M,r){const a=(n,b,O)=>{const y=O.length;return c(n.at(-1)??
d,"*").flatMap(([S,f])=>{const s=b.filter(({steps:w,names:L})=>{const D=w.indexOf("*")===y;return w[y]==="*"?!D||L?.test(
S)!==!1:w[y]===S}),p=({steps:w,isPart:L})=>w.length===y+1&&!L;if(r.has(f)||s.some(p))return[];const[u,e]=[[...n,f],[...O,
S]];return g(f)&&s.some(({steps:w})=>w.length>y+1)?a(u,s,e):[{place:{at:e.filter((w,L)=>u[L]?.type!=="array").join("/"),
form:"setting"},node:f,names:[],chain:u}]})};return a([d],M,[])}function g({type:d}){return d==="object"||d==="array"}},
98285:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.annotationsOf=N,t.withoutAnnotations=T;function E(){
const I=l(27199);return E=function(){return I},I}const o=["generation_meta","model_name"],i=2e3,x=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function N(I){return I.type!=="Gene"?[]:o.filter(A=>{const P=I[A];if(typeof P!="string"&&!(0,E().isJsonObject)(P))return!1;
const _=JSON.stringify(P);return _.length<=i&&!x.test(_)})}function T(I){const A=new Set(N(I));return A.size===0?I:Object.
fromEntries(Object.entries(I).filter(([P])=>!A.has(P)))}},27928:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.SEED_HASHES=void 0;const l=t.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"\
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
2.0.35",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(G,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.activatedSeeds=I,t.seedRelease=N;function E(){const A=l(77598);return E=function(){
return A},A}function o(){const A=l(23404);return o=function(){return A},A}function i(){const A=l(64385);return i=function(){
return A},A}function x(){const A=l(27928);return x=function(){return A},A}function N({value:A,envelope:P}){if(P===void 0)
return x().SEED_HASHES[(0,E().hash)("sha256",(0,o().canonicalize)(A)).slice(0,32)]}const T=/\.seed\.json$/;function I({head:A,
base:P,untouched:_},v){const m=(k,g)=>k.filter(({path:d})=>T.test(d)===g).flatMap(({assets:d})=>d).filter(({type:d,value:M})=>d===
"Gene"&&(0,i().declaredId)(M)!==void 0),C=new Set(m(P,!0).map(({id:k})=>k));if(C.size===0)return[];const c=new Set(m([...P,
..._],!1).map(({id:k})=>k)),R=new Set(v.map(({asset:k})=>k));return m(A,!1).filter(k=>C.has(k.id)&&!c.has(k.id)&&!R.has(
k))}},68450:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.commonStart=T,t.packagesAbove=_,t.shownRoot=
A,t.storeOf=N;function E(){const m=l(76760);return E=function(){return m},m}function o(){const m=l(39491);return o=function(){
return m},m}function i(){const m=l(32854);return i=function(){return m},m}function x(){const m=l(93028);return x=function(){
return m},m}function N(m,{policy:C,tree:c,base:R}){const[k]=C.stores.map(({path:M,root:r=".",checkout_as:a})=>({path:(0,i().
normalise)(M)??"",root:(0,i().normalise)(r)??"",...a!==void 0&&{checkoutAs:a}})).filter(({path:M})=>(0,i().isWithin)(m,M)).
sort((M,r)=>r.path.length-M.path.length),g=E().posix.dirname(m).replace(/^\.$/,"");if(k!==void 0)return{...k,path:g,named:!0};
const d=[R,c].find(M=>M?.stat(g)?.kind==="directory");return{path:g,root:(d&&_(d,g)[0])??""}}function T(m,C){const c=new Map(
[...m].map(k=>I(N(k,C)))),[R={root:""}]=c.values();return c.size<2?R:{root:""}}function I({root:m,checkoutAs:C}){return[
JSON.stringify([m,C]),{root:m,checkoutAs:C}]}function A({root:m,checkoutAs:C}){return C===void 0?m||".":".."}const P=(0,x().
perTree)(()=>new Map);function _(m,C){const c=P(m).get(C)??v(m,C);return P(m).set(C,c),c}function v(m,C){return[...new Set(
[C,...(0,o().foldersAbove)(C).reverse(),""])].filter(R=>m.stat(E().posix.join(R,"package.json"))!==void 0)}},85475:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.asHubHashes=d,t.assetIdOf=C,t.contentHash=k,t.hashFindings=v,t.identityFindings=
P,t.isMissingIdentity=_,t.matchContentHash=A,t.unhashedFields=M;function E(){const r=l(23404);return E=function(){return r},
r}function o(){const r=l(98285);return o=function(){return r},r}function i(){const r=l(27199);return i=function(){return r},
r}function x(){const r=l(36093);return x=function(){return r},r}function N(){const r=l(95132);return N=function(){return r},
r}function T(){const r=l(94377);return T=function(){return r},r}const I=new Set(["Gene","Capsule","EvolutionEvent"]);function A(r){
const{type:a,value:n}=r,b=n.asset_id;if(b===k(r.value))return"content";if(a==="Capsule"&&b===k(d(n)))return"hub";if(typeof b==
"string")return b===k((0,o().withoutAnnotations)(n))?"local":(0,T().asEngineHashed)(n)?"engine":void 0}function P(r,a){const{
type:n,value:b}=r;if(!I.has(n))return v(r,a);const O=m(r,a),y=(0,i().placeOf)(r),S=b.asset_id===void 0?k(r.value):void 0;
return[...b.schema_version===void 0?[(0,N().finding)("schema-version-missing",O,y)]:[],...S===void 0?v(r,a):[(0,N().finding)(
"content-hash-missing",{...O,expected:S},y)]]}function _({rule:r}){return r==="schema-version-missing"||r==="content-has\
h-missing"}function v(r,a,n=!1,b){const{value:O}=r;if(O.asset_id===void 0||A(r)!==void 0)return[];const y=k(r.value),S=(0,T().
otherHashForm)(r),f=(0,x().seedRelease)(r),p=S==="created"||f!==void 0?"notice":(0,T().hasOnlyLearned)(r,b)?"warning":"e\
rror",u=a==="author"?"error":p,e={...(0,i().placeOf)(r,["asset_id"]),severity:u},h={...m(r,a),expected:y,...S&&{form:S},
...f&&{seed:f}},w=n&&u!=="notice"&&a==="fix"?c(r,y):void 0;return[{...(0,N().finding)("content-hash-mismatch",h,e),...w&&
{edit:w}}]}function m({type:r,id:a},n){return{type:r,id:a,fixable:n==="fix",...n==="author"&&{foreign:!0}}}function C(r){
const{asset_id:a}=r.value;return typeof a=="string"&&A(r)!==void 0?a:k(r.value)}function c({type:r,path:a,pointer:n,value:b},O){
const{asset_id:y,...S}=b;if(!(typeof y!="string"||Object.values(S).some(R))&&A({type:r,value:{...S,asset_id:O}})!==void 0)
return{path:a,pointer:(0,i().pointerText)([...n,"asset_id"]),old:y,new:[O],fix:!0}}function R(r){return typeof r!="objec\
t"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(R)}function k(r){return(0,E().computeAssetId)(r)??""}
const g=["notes","details"];function d(r){const{outcome:a}=r;if(!(0,i().isJsonObject)(a))return r;const{notes:n,details:b,
...O}=a;return{...r,outcome:O}}function M(r){const{outcome:a}=r.value,n=A(r);return n==="local"?(0,o().annotationsOf)(r.
value):n!=="hub"||!(0,i().isJsonObject)(a)?[]:g.filter(b=>Object.hasOwn(a,b)).map(b=>`outcome.${b}`)}},94377:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.asEngineHashed=N,t.hasOnlyLearned=I,t.hashDigits=P,t.otherHashForm=i;
function E(){const _=l(23404);return E=function(){return _},_}function o(){const _=l(27199);return o=function(){return _},
_}function i({value:_}){const v=typeof _.asset_id=="string"?P(_.asset_id):void 0,m=R=>(0,E().computeAssetId)(R)===`sha25\
6:${v}`;return m(_)?"unprefixed":_.type==="Gene"&&_.epigenetic_marks!==void 0&&m({...A(_),epigenetic_marks:[]})?"created":
void 0}const x={env_fingerprint:["region"],Capsule:["diff","strategy"]};function N(_){const m=x.Capsule.filter(c=>_.type===
"Capsule"&&!(c in _)).reduce((c,R)=>c.flatMap(k=>[k,{...k,[R]:null}]),[{}]);return[_,T(_)].flatMap(c=>m.map(R=>({...c,...R}))).
find(c=>(0,E().computeAssetId)(c)===_.asset_id)}function T(_){if(Array.isArray(_))return _.map(T);if(!(0,o().isJsonObject)(
_))return _;const v=Object.entries(_).map(([m,C])=>{const c=T(C),[R]=x.env_fingerprint,k=m==="env_fingerprint"&&(0,o().isJsonObject)(
c)&&!(R in c);return[m,k?{...c,[R]:null}:c]});return Object.fromEntries(v)}function I({value:_},v){if(_.type!=="Gene"||v===
void 0)return!1;const[m,C]=[_,v.value].map(c=>{const{schema_version:R,asset_id:k,...g}=A(c);return(0,E().canonicalize)(g)});
return m===C}function A(_){const{epigenetic_marks:v,learning_history:m,anti_patterns:C,...c}=_;return c}function P(_){const v=_.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(v)?v:void 0}},45622:function(G,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.contextAbove=i,t.fromRoot=x;function E(){const N=l(93028);return E=function(){
return N},N}function o(){const N=l(13254);return o=function(){return N},N}function i(N,T){const{tree:I,base:A,changed:P=[],
isOutput:_}=T,v=`${N}/`;return{...T,...I&&{tree:(0,E().treeAbove)(I,N)},...A&&{base:(0,E().treeAbove)(A,N)},changed:new Set(
[...P].map(m=>v+m)),..._&&{isOutput:m=>m.startsWith(v)&&_(m.slice(v.length))}}}function x(N,T){const I=T.targets.map(({path:_,
...v})=>_===void 0?v:{...v,path:_.slice(N.length+1)}),[A]=T.words;if(T.invocation!==void 0||A===void 0)return{...T,targets:I};
const P=(0,o().problemAt)("target-outside",A.span,{path:"..",reason:"above"});return{...T,targets:I,problems:[...T.problems,
P]}}},62166:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.inPlaceOfNpm=x;function E(){const T=l(91063);
return E=function(){return T},T}function o(){const T=l(60210);return o=function(){return T},T}function i(){const T=l(80827);
return i=function(){return T},T}async function x(T,I){const{invocation:A,argv:P,targets:_}=T,{tree:v,cwd:m="",changed:C=new Set,
programs:c=E().NO_PROGRAMS}=I,R=A?.program==="npm"||A?.program==="npx";if(v===void 0||P===null||A===void 0||!R)return T;
const k={tree:v,directory:m,changed:C,families:c},g=await(0,i().npmScripts)(A,k),d=_.some(({kind:a,via:n})=>a==="package\
_binary"&&n===void 0),r=(g?(0,i().stepsIn)(g).some(({text:a})=>N.test(a)):!d)?await(0,o().foreignSettings)(v,C):[];return{
...T,...g&&{scripts:g},...r.length>0&&{npmSettings:r}}}const N=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(G,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.npmScripts=c,t.stepsIn=C;function E(){const e=l(76760);return E=function(){return e},
e}function o(){const e=l(3463);return o=function(){return e},e}function i(){const e=l(54669);return i=function(){return e},
e}function x(){const e=l(11331);return x=function(){return e},e}function N(){const e=l(3893);return N=function(){return e},
e}function T(){const e=l(60210);return T=function(){return e},e}function I(){const e=l(59867);return I=function(){return e},
e}function A(){const e=l(56788);return A=function(){return e},e}function P(){const e=l(46912);return P=function(){return e},
e}function _(){const e=l(47668);return _=function(){return e},e}const v={start:0,end:0},m=200;function C({steps:e}){return e.
flatMap(h=>h.command?.nested?C(h.command.nested):[h])}async function c(e,h,w={left:m}){const{subcommand:L,flags:D}=e;if(L===
void 0)return;const{project:j,selected:$,runs:F,packages:U}=await(0,P().scriptsThatRun)(e,h,v);if(j===void 0)return;const H=await(0,T().
readNpmrc)({...h,directory:j}),W=await R(h,j);if("unread"in H||W===void 0)return;const{settings:K}=H,X=O.some(Y=>Y in K);
if(W.devEngines!==void 0||X)return;const B=[],z=y(D,K);for(const Y of U){const V=await R(h,Y),Z=V&&!V.bin&&"bin"in(0,o().
objectIn)(V.directories);if(V===void 0||Z)return;const ee=F.filter(ne=>ne.directory===Y),Q=ee.length===0?await r(e,h,Y):
void 0;Q!==void 0&&B.push({...k(V),...Q,directory:Y});for(const ne of ee){const se=await g(ne,h,z,w);B.push({...k(V),...se})}}
const q=K["node-options"],{prefix:J}=(0,_().readSettings)(e);return{subcommand:L,directory:h.directory,project:j,prefixed:J!==
void 0,inWorkspaces:$,config:z,...typeof q=="string"&&{nodeOptions:q},steps:B}}async function R({tree:e},h){const w=await(0,I().
readJsonFile)(e,(0,A().from)({directory:h},"package.json"));return w===void 0||w===I().INVALID?void 0:(0,o().objectIn)(w)}
function k(e){const{name:h,version:w}=e;return{packageId:h&&w?`${String(h)}@${String(w)}`:"",packageEnv:f(e)}}async function g(e,h,w,L){
const{directory:D,event:j,body:$}=e,F=(0,P().scriptText)(e),U={...h,directory:D},H=n(F),W=await M(H,U,{config:w,budget:L}),
K=e.words.map(B=>B.text),X=H&&{...H,...W&&{nested:W}};return{directory:D,event:j,body:$,words:K,text:F,...X&&{command:X}}}
const d=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function M(e,h,{config:w,
budget:L}){if(!(e?.argv[0]==="npm"&&Object.keys(e.env).length===0)||w.npm_config_ignore_scripts==="true"||(L.left-=1,L.left<
0))return;const j=e.argv.slice(1).map(H=>({text:H,span:v,quoted:!0})),{invocation:$,problems:F}=(0,N().parseNpm)(j),U=$.
flags.every(({name:H})=>d.has(H));if(!(F.length>0||!U))return c($,h,L)}async function r(e,{tree:h},w){const L=(0,P().eventOf)(
e),D=(await(0,I().usablePackageJson)(h,w))?.scripts.has(L??"");if(!(L===void 0||D||(0,_().readSettings)(e).ifPresent))return{
event:L,words:[],text:""}}function a(e){return(0,x().changesShell)(e)||(0,x().isWithoutEffect)(e)||e==="nohup"}function n(e){
const{words:h,assignments:w,refused:L,problems:D}=(0,i().lex)(e),j=D.every(({rule:W,severity:K})=>W==="assignment-refuse\
d"||K==="warning"&&W!=="unquoted-glob"),$=D.filter(({rule:W})=>W==="assignment-refused").length,[F]=h;if(!j||$!==L.length||
F===void 0||a(F.text)||F.text.includes("="))return;const U=[...w,...L].sort((W,K)=>W.span.start-K.span.start);if(U.some(
({name:W})=>W==="PATH"))return;const H=Object.fromEntries(U.map(({name:W,value:K})=>[W,K]));return{argv:h.map(W=>W.text),
env:H}}const b=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),O=["also","dev","include","omit","only","optional","product\
ion"];function y(e,h){const w=Object.entries(h).filter(([j,$])=>["harmless","honoured"].includes((0,T().effectOf)(j,$))),
L=e.map(({name:j,value:$,negated:F})=>[j.slice(2),$??F!==!0]),D=[...w,...L].filter(([j])=>!b.has(j));return Object.fromEntries(
D.map(([j,$])=>[`npm_config_${j.replaceAll("-","_").toLowerCase()}`,S($)]))}function S(e){return Array.isArray(e)?e.map(
S).join(`

`):e==null||e===!1?"":String(e).trim()}function f(e){const{name:h,version:w,config:L,engines:D,bin:j}=e,$={};return s({name:h,
version:w,config:L,engines:D,bin:p(j,h)},"npm_package_",$),Object.fromEntries(Object.entries($).filter(([F])=>/^[A-Za-z_]\w*$/.
test(F)))}function s(e,h,w){for(const[L,D]of Object.entries(e))if(D!==void 0)if(D===null||D===!1)w[`${h}${L}`]="";else if(Array.
isArray(D))for(const[j,$]of D.entries())s({[`${L}_${j}`]:$},h,w);else typeof D=="object"?s(D,`${h}${L}_`,w):w[`${h}${L}`]=
String(D)}function p(e,h){const D=Object.entries((0,I().binOf)(e,typeof h=="string"?h:"")??{}).map(([j,$])=>[E().posix.basename(
u(j)),u($)]).filter(([j,$])=>j&&$);return D.length>0?Object.fromEntries(D):void 0}function u(e){return E().posix.join("/",
e.replaceAll("\\","/")).slice(1)}},97018:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.redact=x,t.redactForms=
N;function E(){const a=l(41551);return E=function(){return a},a}function o(){const a=l(83377);return o=function(){return a},
a}function i(a){return o().TOKEN_SHAPES.flatMap(([n,b])=>Array.from(a.matchAll(b),({indices:O})=>{const[y,S]=O?.[1]??O?.[0]??
[0,0];return{kind:n,start:y,end:S}}))}function x(a,n=[]){return N(a,(0,E().knownForms)(n))}function N(a,n){const b=[...(0,E().
findKnown)(a,n),...i(a),...c(a)].sort((f,s)=>f.start-s.start||s.end-f.end),O=[];for(const f of b){const s=O.at(-1);s===void 0||
f.start>=s.end?O.push(f):f.end>s.end&&O.splice(-1,1,{...s,end:f.end})}let y="",S=0;for(const{kind:f,start:s,end:p}of O)y+=
`${a.slice(S,s)}[redacted ${f}]`,S=p;return{text:y+a.slice(S),redactions:O}}const T="(?<name>pass(?:word|wd|phrase)|pwd|\
secret(?:[_-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",I="[ \\t]{0,8}(?::|=(?!=))[\
 \\t]{0,8}",A="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",P=`\\\\{0,3}["']`,_=new RegExp(`${T}\
(?:${P})?${I}${P}(?<value>[^\\s"'\\\\]{4,})`,"dgi"),v=new RegExp(`${T}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dg\
i"),m=new RegExp(`${T}${A}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),C=new RegExp(`${T}(?<=--[\\w-]{1,60})[ \\t]{1,8}(\
?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi");function c(a){return[...R(a,_,({name:n,value:b,next:O})=>/["'\\]/.test(O)&&
!d(n,b)),...R(a,v,({value:n,next:b})=>!M(n,b)),...R(a,m,({value:n,next:b})=>r(n)&&!M(n,b)),...R(a,C,({value:n,next:b})=>r(
n)&&!M(n,b))]}function R(a,n,b){return Array.from(a.matchAll(n)).flatMap(({groups:O={},indices:y})=>{const{name:S="",value:f=""}=O,
[s,p]=y?.groups?.value??[0,0],u={name:S,value:f,next:a.charAt(p)};return g(S,f)||!b(u)?[]:[{kind:"named secret",start:s,
end:p}]})}const k=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function g(a,n){return k.test(n)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(n)?!0:/^[\d.:_-]+$/.test(n)&&!/^p/i.test(a)}
function d(a,n){return/token|key/i.test(a)&&/^[A-Za-z][a-z]{0,15}$/.test(n)}function M(a,n){return n!==""&&"([{".includes(
n)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(a)}function r(a){return/:\/\/|^[.~]?\/|^[^/]*\/.*\.\w{1,5}$/.
test(a)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(a)?!1:/\d/.test(a)?/[a-z]/i.test(a):a.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(a)}},83377:function(G,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
TOKEN_SHAPES=void 0;const l=String.raw`
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
`,E=new RegExp(`\\b(?:${l.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),o=t.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",E],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.Judge=void 0;function E(){const v=l(68450);return E=
function(){return v},v}function o(){const v=l(45622);return o=function(){return v},v}function i(){const v=l(62166);return i=
function(){return v},v}function x(){const v=l(51951);return x=function(){return v},v}function N(){const v=l(54244);return N=
function(){return v},v}function T(){const v=l(87952);return T=function(){return v},v}function I(){const v=l(34482);return I=
function(){return v},v}function A(){const v=l(41431);return A=function(){return v},v}const P=4e3;class _{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(m,C,c){
this.terms=m,this.context=C,this.clock=c}static by(m){const C=(0,I().contextIn)(m,{});return new _(m,C,m.clock??new(N()).
AuditClock(m.signal))}with(m){const C={...this.terms,...m},c=(0,I().contextIn)(C,this.context.proposal);return new _(C,c,
this.clock)}proposed(m){return new _(this.terms,(0,I().contextIn)(this.terms,m),this.clock)}storeOf(m){const{cwd:C,checkoutAs:c}=this.
terms,R=(0,E().storeOf)(m,this.terms);return C===void 0?R:{...R,root:C,checkoutAs:c}}forFile(m){return this.startingIn(this.
storeOf(m))}startingIn({root:m,checkoutAs:C}){if(m===(this.terms.cwd??"")&&C===this.terms.checkoutAs)return this;const c=C===
void 0?m:`../${C}`,R=this.#n.get(c)??this.with({cwd:m,checkoutAs:C});return this.#n.set(c,R),R}command(m){const C=this.#e.
get(m);if(C!==void 0)return C;const c=this.#o(m);this.#e.set(m,c);const[R]=this.#e.keys();return this.#e.size>P&&this.#e.
delete(R),c}async risk(m,C){return(0,A().judgeRiskAlone)(await this.#t(C),m,this.context)}async#o(m){const{profile:C}=this.
terms.policy;try{return(0,A().judgeReading)(await this.#t(m),C,this.context)}catch(c){return(0,A().unjudged)(m,C,c,this.
context)}}async#t(m){const{checkoutAs:C}=this.terms;this.#s??=this.#i();const c=this.#s;await this.clock.tick();const R=await(0,i().
inPlaceOfNpm)(await(0,x().readCommand)(m,c),c);return C===void 0?R:(0,o().fromRoot)(C,R)}#i(){const{tree:m,base:C,changed:c,
cwd:R="",checkoutAs:k,policy:g}=this.terms,d={...m&&{tree:m},...C&&{base:C},changed:c,cwd:R,clock:this.clock,programs:(0,T().
programTerms)(g),isOutput:(0,T().additionsFor)(g).areBuilt};return k===void 0?d:(0,o().contextAbove)(k,d)}}t.Judge=_},81961:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.comparePolicies=k,t.policyOfBranch=C,t.policyWith=m,t.stricterOf=A,t.
tightenPolicy=_,t.valuesOf=v;function E(){const r=l(23404);return E=function(){return r},r}function o(){const r=l(41330);
return o=function(){return r},r}function i(){const r=l(69873);return i=function(){return r},r}function x(){const r=l(41895);
return x=function(){return r},r}function N(){const r=l(74238);return N=function(){return r},r}function T(){const r=l(11160);
return T=function(){return r},r}function I(){const r=l(92328);return I=function(){return r},r}function A(r,a,n){const b=P(
r.policy,a.policy);if("conflicts"in b)throw new(x()).GateError("policy_conflict",`The policies of the base and of ${n} d\
iffer in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");
const{ref:O,digest:y}=a,S=[...r.combinedWith?[r.combinedWith.name]:[],n];return{...r,policy:b.policy,digest:(0,N().digestPolicy)(
b.policy),combinedWith:{name:S.join(" and "),digest:y,...O!==void 0&&{ref:O}}}}function P(r,a){const n=[],b=v(r),O=v(a);
for(const[y,{strictness:S}]of T().POLICY_KEYS){const[f,s]=[b.get(y),O.get(y)];if((0,E().canonicalize)(f)===(0,E().canonicalize)(
s))continue;const p=S.combine(f,s);p?b.set(y,p.value):n.push(y)}return n.length>0?{conflicts:n}:{policy:m(b)}}function _(r,a){
if(Object.values(a).every(S=>S===void 0))return r;const n=v(r.policy),b=[],O=new Map(Object.entries(a));for(const[S,{strictness:f,
input:s}]of T().POLICY_KEYS){const p=s&&O.get(s.name),u=n.get(S);if(!(!s||p===void 0||p===u))if(u===s.open||f.compare(u,
p)==="tighter")n.set(S,p);else{const e={given:String(p),kept:String(u)};b.push({input:s.name,key:S,...e})}}const y=m(n);
return{...r,policy:y,digest:(0,N().digestPolicy)(y),ignoredInputs:b}}function v(r){const a=r;return new Map([...T().POLICY_KEYS.
keys()].map(n=>{const[b="",O]=n.split("."),y=a[b];return[n,O===void 0?y:y[O]]}))}function m(r){const a={};for(const[n,b]of r){
const[O="",y]=n.split(".");a[O]=y===void 0?b:{...a[O],[y]:b}}return T().policySchema.parse(a)}function C(r,a,n){const{branches:b,
...O}=r.policy,y=Object.entries(b).filter(([s])=>c(s,a));if(y.length===0&&a!==n)return;const S={...O,branches:{}},f=y.map(
([,s])=>T().policySchema.parse((0,T().withEntry)(S,s))).reduce((s,p)=>s?R(s,p,a):p,void 0);return f===void 0?r:{...r,policy:f,
digest:(0,N().digestPolicy)(f)}}function c(r,a){return r===a||o().default.isMatch(a,r,{dot:!0,nonegate:!0})}function R(r,a,n){
const b=P(r,a);if("policy"in b)return b.policy;throw new(x()).GateError("policy_conflict",`The entries of \`branches\` tha\
t match ${JSON.stringify(n)} differ in ${b.conflicts.join(", ")}; the gate cannot determine which is stricter.`,"Use the\
 same values in these entries of the policy of the default branch.")}function k(r,a){const[n,b]=[v(r),v(a)];return[...T().
POLICY_KEYS].flatMap(([O,{strictness:y}])=>{const[S,f]=[n.get(O),b.get(O)],s=g(S,f);if(s===void 0)return[];const p=y.compare(
S,f),u=y.loosens?.(S,f)??p!=="tighter";return[{key:O,change:s,direction:p,loosens:u}]})}function g(r,a){if(Array.isArray(
r)&&Array.isArray(a)){const n=[...(0,I().missingFrom)(r,a).map(b=>`+ ${d(b)}`),...(0,I().missingFrom)(a,r).map(b=>`- ${d(
b)}`)];return n.length===0?void 0:n.join(", ")}return(0,E().canonicalize)(r)===(0,E().canonicalize)(a)?void 0:`${M(r)} \u2192\
 ${M(a)}`}function d(r){const a=r.name;return typeof a=="string"?a:M(r)}function M(r){return(0,i().stringify)(r,{collectionStyle:"\
flow",lineWidth:0}).trimEnd()}},16455:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.editOf=I,t.withEdit=
T,t.withEdits=N;function E(){const v=l(78816);return E=function(){return v},v}function o(){const v=l(82606);return o=function(){
return v},v}function i(){const v=l(70023);return i=function(){return v},v}const x=new Set("checks-syntax-only npm-script\
-missing only-prints target-missing".split(" "));async function N(v,m,C){if(v.every(({verdict:d})=>d==="allow"))return v;
const c=v.map(({reading:d})=>d.command),R=new(i()).ScriptStore(m),k=c.map(d=>d.length>o().LONGEST?"":d),g=C?await(0,o().
fixList)(k,R):[];return Promise.all(v.map(async(d,M)=>{const{command:r}=d.reading;if(d.verdict==="allow"||r.length>o().LONGEST)
return d;const a=g[M];return a?.kind==="fixed"?_(d,I(r,a,R),R.judge):A(d,m,a)}))}async function T(v,m){const[C=v]=await N(
[v],m,!1);return C}function I(v,{commands:m,scripts:C},c){const R=C.map(k=>c.pathOf(k)).flatMap(k=>{const g=c.textOf(k);
return g===void 0?[]:[{path:k,text:g}]});return{old:v,new:m,...R.length>0&&{files:R},fix:!0}}async function A(v,m,C){const{
command:c}=v.reading,R=C??await(0,o().rewriteCommand)(c,new(i()).ScriptStore(m));if(R.kind==="left"&&E().CHECKS_NOTHING.
has(R.reason.id))return P(v,R.reason.remedy);const k=new(i()).ScriptStore(m),g=await(0,o().rewriteCommand)(c,k,{rewrites:o().
SUGGESTIONS,accepts:({findings:d})=>!d.some(({rule:M})=>x.has(M))});return g.kind!=="fixed"?v:_(v,{...I(c,g,k),fix:!1},k.
judge)}function P(v,m){const[C,...c]=v.findings;return C?{...v,findings:[{...C,advice:m},...c]}:v}async function _(v,m,C){
const{findings:c,verdict:R}=v,k=await Promise.all(m.new.map(n=>C.command(n)));if(k.some(n=>n.verdict==="block"))return v;
const g=new Set(c.map(({rule:n})=>n)),d=k.flatMap(n=>n.findings).flatMap(({rule:n,severity:b})=>b==="notice"?[]:n),M=d.some(
n=>!g.has(n));if(R==="warn"&&M)return v;const r=({rule:n,severity:b})=>R==="block"?b==="error":!d.includes(n),a=c.find(r);
return a===void 0?v:{...v,findings:c.map(n=>n===a?{...n,edit:m}:n)}}},78816:function(G,t,l){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.CHECKS_NOTHING=t.CANNOT_FAIL=void 0,t.reasonOf=I,t.reasons=void 0;function E(){const A=l(13580);return E=
function(){return A},A}function o(){const A=l(95132);return o=function(){return A},A}const i="Write a script by hand and\
 run it with `node`.",x=t.CANNOT_FAIL="vacuous-code",N=t.reasons={cannotFail:()=>({id:x,message:"The command cannot fail\
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
` reports about the file."})},T=t.CHECKS_NOTHING=new Set([N.cannotFail().id,N.checksNothing().id]);function I(A){return{
id:A.rule,title:(0,E().ruleOf)(A.rule)?.title,...(0,o().describe)(A)}}},82606:function(G,t,l){Object.defineProperty(t,"_\
_esModule",{value:!0}),t.SUGGESTIONS=t.LONGEST=void 0,t.fixList=c,t.rewriteCommand=P;function E(){const O=l(6163);return E=
function(){return O},O}function o(){const O=l(78816);return o=function(){return O},O}function i(){const O=l(50899);return i=
function(){return O},O}function x(){const O=l(77463);return x=function(){return O},O}function N(){const O=l(71570);return N=
function(){return O},O}function T(){const O=l(2137);return T=function(){return O},O}const I=6,A=200;async function P(O,y,S={}){
return new _(y,S).rewrite(O,I)}class _{#e;#n;#s;#o=A;constructor(y,{rewrites:S=n,accepts:f=()=>!0}){this.#e=y,this.#n=S,
this.#s=f}async rewrite(y,S){this.#o-=1;const f=await this.#e.judge.command(y),{reading:s,verdict:p,findings:u}=f;if(p===
"allow")return{kind:"fine"};const e=(0,E().dangerIn)(y)?.does;if(e!==void 0&&p==="block")return{kind:"left",reason:o().reasons.
dangerous(e)};let h;for(const D of S>0&&this.#o>0?this.#n:[]){const j=await D(s,this.#e);if(j===void 0)continue;if("reas\
on"in j){h??=j.reason;continue}const $=await this.#t(j.commands,S-1),F=m(j,$);if(F.kind==="left")h??=F.reason;else return F}
const[w]=u,L=S===I||this.#s(f);return w===void 0||p==="warn"&&L?{kind:"fine"}:{kind:"left",reason:h??(0,o().reasonOf)(w)}}async#t(y,S){
const f=[];for(const s of y){if(f.some(v)||this.#o<=0)break;f.push(await this.rewrite(s,S))}return f}}function v(O){return O.
kind==="left"&&O.reason.id!==o().CANNOT_FAIL}function m(O,y){const S=y.find(v);if(S!==void 0)return S;const f=y.flatMap(
(p,u)=>{if(p.kind==="left")return[];const e=O.commands[u]??"";return p.kind==="fixed"?[p]:[{commands:[e],steps:[],scripts:[]}]}),
s=y.find(p=>p.kind==="left");return f.length===0||y.length<O.commands.length?s??{kind:"left",reason:o().reasons.tooLong()}:
{kind:"fixed",commands:f.flatMap(({commands:p})=>p),steps:[O.step,...s===void 0?[]:["command that only prints removed"],
...f.flatMap(({steps:p})=>p)],scripts:[...O.scripts??[],...f.flatMap(({scripts:p})=>p)]}}const C=t.LONGEST=16*1024;async function c(O,y){
const S=[];for(const p of O){const u=typeof p=="string"&&p.length<=C;S.push(u?await P(p,y):{kind:"fine"})}const f=new Set(
(await R(O,y)).flat()),s=await Promise.all(S.map(async p=>(p.kind==="fixed"?(await R(p.commands,y)).flat():[]).some(h=>!f.
has(h))?{kind:"left",reason:o().reasons.addsProblems()}:p));return g(O,await k(O,s,y))}function R(O,{judge:y}){return Promise.
all(O.map(async S=>{const{findings:f}=await y.command(S);return f.flatMap(({rule:s,severity:p})=>p==="notice"?[]:s)}))}async function k(O,y,S){
return y.some(a)&&(await Promise.all(y.map(async(s,p)=>{if(s.kind==="fixed")return!0;if(s.kind==="left")return!1;const{findings:u,
verdict:e}=await S.judge.command(O[p]);return e!=="block"&&!u.some(({rule:h})=>h==="only-prints")}))).includes(!0)?y.map(
s=>a(s)?d:s):y}function g(O,y){const S=new Set,f=new Set;return y.map((s,p)=>{const u=O[p];if(s.kind!=="fixed")return S.
add(u),f.has(u)?M:s;const e=s.commands.filter(h=>!S.has(h)&&S.add(h));for(const h of e)f.add(h);return e.length===s.commands.
length?s:{...s,commands:e,steps:[...s.steps,...M.steps]}})}const d=r("command that only prints removed"),M=r("repeated c\
ommand removed");function r(O){return{kind:"fixed",commands:[],steps:[O],scripts:[]}}function a(O){return O.kind==="left"&&
O.reason.id===o().CANNOT_FAIL}const n=[N().trimBlanks,i().moveCode,N().dropRedirection,N().dropUnread,N().splitConjunction,
N().findPrinter,x().dropLauncher,x().nameProgram,x().spellProgram,i().makeRelative],b=t.SUGGESTIONS=[...n,T().dropPreparation,
T().useWorkspace,T().requireEach,T().dropOutputFile,T().spellScript,T().passFlag,T().useInstalled,T().dropFlag,T().useNpm,
T().useNpx]},50899:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.moveCode=t.makeRelative=void 0;function E(){
const d=l(19609);return E=function(){return d},d}function o(){const d=l(32854);return o=function(){return d},d}function i(){
const d=l(93028);return i=function(){return d},d}function x(){const d=l(36773);return x=function(){return d},d}function N(){
const d=l(78816);return N=function(){return d},d}function T(){const d=l(70023);return T=function(){return d},d}function I(){
const d=l(710);return I=function(){return d},d}const A=async(d,M)=>{const r=m(d);if(r===void 0||"reason"in r)return r;const{
scriptText:a}=await Promise.all([l.e(4559),l.e(9683)]).then(l.bind(l,89683)),n=a(r.evaluation.code);if(typeof n!="string")
return n;const b=await M.place(n);return b===void 0?{reason:N().reasons.noPlace(T().SCRIPT_FOLDER)}:{step:"code moved in\
to a script",commands:[r.evaluation.withScript(b)],scripts:[b]}};t.moveCode=A;const P=["line-break","blank-padding","mar\
kup-injection"],_=new Set(["--eval","--print"]),v=/strip-types|transform-types|detect-module|^--test/;function m(d){const{
invocation:M,command:r,assignments:a}=d;if(M?.program!=="node")return;const n=M.flags.filter(({name:e})=>_.has(e));if(n.
length===0)return;if(!C(d))return{reason:N().reasons.codeNotMoved("a shell would change it before `node` gets it")};const[
b,...O]=n;if(b?.value===void 0||b.name!=="--eval"||O.length>0)return{reason:N().reasons.codeNotMoved("it is not one text\
, or its value is printed")};const y=M.flags.filter(e=>e!==b),S=y.find(e=>!c(e));if(S!==void 0)return{reason:N().reasons.
codeNotMoved(`\`${S.written}\` changes how \`node\` runs it`)};const f=({start:e,end:h})=>r.slice(e,h),s=M.passthrough.at(
-1),p=M.passthrough.slice(0,1).map(({span:e})=>f({start:e.start,end:s?.span.end??e.end})),u=[...a.map(({span:e})=>f(e)),
"node"];return{evaluation:{code:b.value,withScript:e=>[...u,...y.map(({span:h})=>f(h)),e,...p].join(" ")}}}function C(d){
const{command:M,words:r,assignments:a}=d;if((0,I().isAmbiguous)(d,P))return!1;let n=0;for(const{span:b}of[...a,...r]){if(b.
start>n&&!/^[ \t]*$/.test(M.slice(n,b.start)))return!1;n=Math.max(n,b.end)}return/^[ \t]*$/.test(M.slice(n))}function c({
name:d}){return E().NODE_FLAGS.get(d.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!v.test(d)}const R=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),k=({command:d,words:M,invocation:r,problems:a},{
tree:n})=>{if(r?.program!=="node"||n===void 0)return;const b=a.filter(({rule:O})=>R.has(O));for(const{text:O,span:y}of M.
slice(1)){if(!b.some(({span:{start:w}})=>w>=y.start&&w<y.end))continue;const f=[O,d.slice(y.start,y.end)].map(w=>g(n,w)).
find(w=>w!==void 0);if(f===void 0)continue;const s=/^[\w./@-]+$/.test(f)?f:(0,x().singleQuoted)(f),p=d.slice(0,y.start)+
s,u=d.slice(y.end),e=O.endsWith(`/${f}`)?O.slice(0,-f.length):void 0,h=e===void 0?u:u.replaceAll(` ${e}`," ");return{step:"\
path made relative",commands:[p+h]}}};t.makeRelative=k;function g(d,M){const r=M.split(/[\\/]/).filter(n=>n!==""&&n!==".");
return r.map((n,b)=>(0,o().normalise)(r.slice(b).join("/"))).slice(1).find(n=>{const b=n===void 0||n===""?void 0:(0,o().
resolveInTree)(d,n);return b?.kind==="inside"&&b.entry.tracked&&(0,i().isRegular)(b.entry.kind)})}},77463:function(G,t,l){
Object.defineProperty(t,"__esModule",{value:!0}),t.spellProgram=t.nameProgram=t.dropLauncher=void 0;function E(){const g=l(
13254);return E=function(){return g},g}function o(){const g=l(11331);return o=function(){return g},g}function i(){const g=l(
710);return i=function(){return g},g}const x=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,N=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
T=g=>{const d=A(g,"program-by-path");if(d===void 0)return;const{program:M}=d.args,[,r]=x.exec(M)??[];if(r!==void 0)return P(
g,d,`npx ${r}`);const[,a]=N.exec(M)??[];return a===void 0?void 0:P(g,d,a)};t.nameProgram=T;const I=g=>{const d=A(g,"prog\
ram-look-alike");return d&&P(g,d,d.args.meant)};t.spellProgram=I;function A({problems:g},d){return g.find(M=>(0,E().isProblem)(
M,d))}function P({command:g},{span:d},M){return{step:"program name corrected",commands:[(0,i().replaceSpan)(g,d,M)]}}const _=[
"shell-grammar","unquoted-glob"],v={command:()=>0,env:()=>0,exec:()=>0,nice:g=>k(g,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:g=>k(g,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},m=/^(?:-[aeilux]*c|\/[cC])$/,
C=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,c=g=>{const{command:d,words:M}=g,[r,...a]=M;if(r===void 0||(0,i().
isAmbiguous)(g,_))return;const n=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),b=(0,o().isShell)(n)?R(a):
void 0;if(b!==void 0)return{step:"launcher removed",commands:[b]};const O=Object.hasOwn(v,n)?v[n]?.(a.map(({text:f})=>f)):
void 0,y=O===void 0?void 0:a[O];return y===void 0?void 0:{step:"launcher removed",commands:[d.slice(0,r.span.start)+d.slice(
y.span.start)]}};t.dropLauncher=c;function R(g){const[d,M]=g.slice(g.findIndex(r=>!C.test(r.text)));if(!(d===void 0||!m.
test(d.text)))return M===g.at(-1)&&M?.text.trim()?M.text.trim():void 0}function k(g,d,M){let r=0;for(;;){const a=g[r]??"";
if(M?.test(a))r+=2;else if(d.test(a))r+=1;else return r}}},710:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),
t.cutSpan=i,t.isAmbiguous=N,t.replaceSpan=o,t.suggest=x;function E(){const T=l(13580);return E=function(){return T},T}function o(T,{
start:I,end:A},P){return T.slice(0,I)+P+T.slice(A)}function i(T,{start:I,end:A}){const P=T.slice(0,I).replace(/(?<![ \t])[ \t]+$/,
"");return P===""?T.slice(A).replace(/^[ \t]+/,""):P+T.slice(A)}function x(...T){return{step:"command suggested",commands:T}}
function N({problems:T},I=[]){return T.some(({rule:A,severity:P})=>P==="error"&&(0,E().ruleOf)(A).layer==="syntax"&&!I.includes(
A))}},71570:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.conjunctionOf=C,t.findPrinter=t.dropUnread=
t.dropRedirection=void 0,t.partsOf=m,t.trimBlanks=t.splitConjunction=void 0;function E(){const c=l(54669);return E=function(){
return c},c}function o(){const c=l(81716);return o=function(){return c},c}function i(){const c=l(78816);return i=function(){
return c},c}function x(){const c=l(710);return x=function(){return c},c}const N=({command:c})=>{const R=c.replace(/^[ \t\r\n]+/,
"").replace(/(?<![ \t\r\n])[ \t\r\n]+$/,"");return R===""||R===c?void 0:{step:"whitespace trimmed",commands:[R]}};t.trimBlanks=
N;const T=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,I=({command:c,problems:R})=>{const g=R.some(({rule:d})=>d===
"shell-redirection")?c.replace(T,""):c;if(!(g===c||(0,E().lex)(g).problems.length>0))return{step:"redirection removed",commands:[
g]}};t.dropRedirection=I;const A=({command:c,problems:R})=>{for(const{rule:k,span:g}of R){const d=c.slice(g.end).trim()===
"";if(k==="shell-comment"&&!/[\r\n]/.test(c.slice(g.start))||k==="shell-operator"&&d&&c.slice(g.start,g.end)===";")return{
step:"comment removed",commands:[(0,x().cutSpan)(c,g)]};if(k==="line-continuation")return{step:"whitespace trimmed",commands:[
(0,x().replaceSpan)(c,g,"")]}}};t.dropUnread=A;const P=new Set(["echo","printf","true",":","pwd","date"]),_=c=>P.has(c.words[0]?.
text??"")&&!(0,x().isAmbiguous)(c)?{reason:i().reasons.cannotFail()}:void 0;t.findPrinter=_;const v=({command:c,problems:R})=>{
if(m(c).some(({text:g})=>/^\(?cd(?:[ \t]|$)/.test(g)))return{reason:i().reasons.changesDirectory()};if(!R.some(({rule:g})=>g===
"shell-operator"))return;const k=C(c);return k&&{step:"split at &&",commands:k.map(({text:g})=>g)}};t.splitConjunction=v;
function m(c){const R=(0,o().readShellText)(c);return c.slice(0,R[0]?.span.start).trim()!==""?[]:R.map(({span:k,separator:g})=>({
text:c.slice(k.start,k.end).trim(),operator:g.trim()}))}function C(c){const R=m(c),k=R.every(({operator:g},d)=>g===(R[d+
1]?"&&":""));return R.length>1&&k?R:void 0}},70023:function(G,t,l){Object.defineProperty(t,"__esModule",{value:!0}),t.ScriptStore=
t.SCRIPT_FOLDER=void 0;function E(){const _=l(77598);return E=function(){return _},_}function o(){const _=l(76760);return o=
function(){return _},_}function i(){const _=l(39491);return i=function(){return _},_}function x(){const _=l(63550);return x=
function(){return _},_}function N(){const _=l(93028);return N=function(){return _},_}const T=t.SCRIPT_FOLDER="scripts/va\
lidate",I=[16,64];class A{#e;#n=new Map;#s;#o;#t;#i;constructor(v){const{tree:m,cwd:C="",checkoutAs:c}=v.terms;this.#e=m,
this.#s=C,this.#o=c===void 0?"":`${c}/`,this.#t=v,this.#i=m&&this.#r(m)}get judge(){return this.#t}get tree(){return this.#i}pathOf(v){
return o().posix.join(this.#s,v.slice(this.#o.length))}textOf(v){return this.#n.get(v)}async place(v){const m=this.#e;if(m===
void 0)return;const C=(0,E().hash)("sha256",v);for(const c of I){const R=`${this.#o}${T}/eval-${C.slice(0,c)}.cjs`,k=this.
pathOf(R);if(!(0,i().foldersAbove)(k).every(r=>(m.stat(r)?.kind??"directory")==="directory"))return;const d=m.stat(k);if(d===
void 0)return this.#a(k,v,m),R;if((0,N().isRegular)(d.kind)&&d.tracked&&(await m.read(k)).equals(Buffer.from(v)))return R}}#a(v,m,C){
if(this.#n.has(v))return;this.#n.set(v,m);const c=P(C,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:c}),this.#i=
this.#r(c)}#r(v){const{checkoutAs:m}=this.#t.terms;return m===void 0?(0,N().subTree)(v,this.#s):(0,N().treeAbove)(v,m)}}
t.ScriptStore=A;function P(_,v){const m=(0,x().literalTree)(v),C=(c,R)=>[...c,...[...R].filter(({path:k})=>_.stat(k)===void 0)].
sort(i().byEntryPath);return{label:_.label,original:_,stat:c=>_.stat(c)??m.stat(c),readlink:c=>_.readlink(c),read:(c,R)=>c in
v?m.read(c,R):_.read(c,R),list:c=>C(_.list(c),m.list(c)),files:()=>C(_.files(),m.files())}}},2137:function(G,t,l){Object.
defineProperty(t,"__esModule",{value:!0}),t.useWorkspace=t.useNpx=t.useNpm=t.useInstalled=t.spellScript=t.requireEach=t.
passFlag=t.dropPreparation=t.dropOutputFile=t.dropFlag=void 0;function E(){const S=l(59867);return E=function(){return S},
S}function o(){const S=l(3051);return o=function(){return S},S}function i(){const S=l(13580);return i=function(){return S},
S}function x(){const S=l(13254);return x=function(){return S},S}function N(){const S=l(710);return N=function(){return S},
S}function T(){const S=l(71570);return T=function(){return S},S}const I=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
A=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,P=8,_=({command:S,problems:f})=>{if(!f.some(({rule:u})=>u==="shell-operato\
r"||u==="line-break"))return;const s=(0,T().partsOf)(S);if(s.length===0||s.length>P)return;const p=[];for(const[u,{text:e}]of s.
entries()){const h=s[u-1]?.operator??"",w=h==="||"&&A.test(e),L=/^\|&?$/.test(h)&&I.test(e);if(!(w||L)){if(!/^(?:|&&|[;\n]*)$/.
test(h)||e.startsWith("cd "))return;p.push(e)}}if(/^[&;\s]*$/.test(s.at(-1)?.operator??"")&&!(p.length===0||p.join()===S))
return(0,N().suggest)(...p)};t.requireEach=_;const v=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
m=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,C=({command:S})=>{const f=(0,T().conjunctionOf)(S)?.map(({text:p})=>p),s=f?.filter(
p=>!v.test(p)&&!m.test(p))??[];if(!(f===void 0||s.length===0||s.length===f.length))return(0,N().suggest)(...s)};t.dropPreparation=
C;const c=/(?<![ \t])[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,R=({command:S,problems:f})=>{
if(!f.some(({rule:p})=>p==="shell-redirection"))return;const s=S.replace(c,"");return s===S?void 0:(0,N().suggest)(s)};t.
dropOutputFile=R;const k=S=>{const{command:f,problems:s,invocation:p}=S;for(const{rule:u,span:e}of s){if(!(0,i().ruleOf)(
u).removable||f[e.start]!=="-")continue;const h=f.slice(e.start,e.end),w=f.slice(e.end).trimStart(),L=!/[=\s]/.test(h)&&
w!==""&&!w.startsWith("-"),D=p?.flags.some(j=>j.span.start===e.start)===!0;if(!(L&&!D))return(0,N().suggest)((0,N().cutSpan)(
f,e))}};t.dropFlag=k;const g=({command:S,problems:f,invocation:s})=>{const p=f.find(w=>(0,x().isProblem)(w,"unknown-flag")),
u=s?.program==="npm"&&s.subcommand!=="exec";if(p===void 0||!u||s.passthrough.length>0)return;const e=(0,N().cutSpan)(S,p.
span),h=S.slice(p.span.start,p.span.end);return(0,N().suggest)(`${e.trimEnd()} -- ${h}`)};t.passFlag=g;const d=({command:S,
words:f,problems:s,invocation:p})=>{if(!s.some(({rule:w})=>w==="uses-network")||p?.program!=="npx")return;const e=f.slice(
1).find(({text:w})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(w));if(e===void 0)return;const h=e.text.slice(0,e.text.
lastIndexOf("@"));return(0,N().suggest)((0,N().replaceSpan)(S,e.span,h))};t.useInstalled=d;const M=new Set(["test","star\
t","stop"]),r=new Set(["pnpm","yarn","bun","npm"]),a=async({command:S,problems:f,words:s,invocation:p},u)=>{if(p?.program!==
"npm")return;const e=await y(u),h=f.find(U=>(0,x().isProblem)(U,"npm-script-missing"));if(h!==void 0){const U=(0,o().nearestName)(
h.args.script,e),H=s.find(({text:W})=>W===h.args.script);return U===void 0||H===void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(
S,H.span,U))}const w=f.find(U=>(0,x().isProblem)(U,"unknown-subcommand"));if(w===void 0)return;const{subcommand:L,meant:D}=w.
args,j=D===""?(0,o().nearestName)(L,[...M]):D,$=[...e.includes(L)?[`run ${L}`]:[],...j===void 0?[]:[j]],[F]=$;return F===
void 0?void 0:(0,N().suggest)((0,N().replaceSpan)(S,w.span,F))};t.spellScript=a;const n=async({command:S,words:f,problems:s},p)=>{
const u=s.some(({rule:$})=>$==="program-not-allowed"),[e,h,w]=f;if(!u||e===void 0||h===void 0||!r.has(e.text)||e.text===
"bun"&&/^(?:test|build)$/.test(h.text))return;const L=h.text==="run"?w:h;if(L===void 0||!(await y(p)).includes(L.text))return;
const D=M.has(L.text)?L.text:`run ${L.text}`,j=S.slice(L.span.end).trim();return(0,N().suggest)(`npm ${D}${j===""?"":` -\
- ${j}`}`)};t.useNpm=n;const b=({command:S,words:f,problems:s},{tree:p})=>{const u=s.find(({rule:$})=>$==="program-not-a\
llowed"),[e,h,w]=f;if(u===void 0||e===void 0||p===void 0)return;const L=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(e.text),D=/^(?:exec|dlx|x)$/.
test(h?.text??"")?w:h,j=L?/^(?:bunx|pnpx)$/.test(e.text)?h:D:e;return j===void 0||!/^[a-z][\w.-]*$/.test(j.text)?void 0:
(0,N().suggest)(`npx ${S.slice(j.span.start)}`)};t.useNpx=b;const O=({command:S})=>{const[,f,s]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(S)??[];if(f===void 0||s===void 0)return;const[,p=s,u=""]=/^(.*?)((?<![ \t])[ \t]+--(?:[ \t].*)?)?$/.exec(s.trim())??
[];return(0,N().suggest)(`${p} -w ${f.replace(/\/$/,"")}${u}`)};t.useWorkspace=O;async function y({tree:S}){return[...(S&&
await(0,E().usablePackageJson)(S,""))?.scripts.keys()??[]]}},37075:function(G,t,l){Object.defineProperty(t,"__esModule",
{value:!0}),t.causeOf=N,t.identityOf=i,t.idsOf=x;function E(){const _=l(77598);return E=function(){return _},_}function o(){
const _=l(13580);return o=function(){return _},_}function i(_){const{rule:v,subject:m,location:C,args:c}=_,R=m&&[m.type,
m.id,m.command];return P([v,R??C?.path,I(v,c)])}function x(_){const v=new Map;return new Map(_.map(m=>{const C=i(m),c=(v.
get(C)??0)+1;return v.set(C,c),[m,c===1?C:`${C}:${c}`]}))}function N(_){const{rule:v,subject:m,location:C,args:c}=_,{cause:R,
instance:k=[]}=(0,o().ruleOf)(v);if(R)return P([R(c)]);const g=new Set([...Object.values(m??{}),C?.path]),d=I(v,c).filter(
([M,r])=>!T.has(M)&&!k.includes(M)&&!g.has(r));return P([v,d])}const T=new Set(["path","paths","via","value","written"]);
function I(_,v){const{counted:m=[]}=(0,o().ruleOf)(_);return Object.keys(v).sort().flatMap(c=>{const R=v[c];if(R===void 0||
typeof R=="number"||c==="likewise")return[];const k=c==="detail"||m.includes(c);return[[c,k?A(R):R]]})}function A(_){return typeof _==
"boolean"?_:typeof _=="string"?_.replace(/\d+/g,"#"):_.map(v=>v.replace(/\d+/g,"#"))}function P(_){return(0,E().hash)("s\
ha256",JSON.stringify(_))}},60502:function(G,t,l){l.r(t),l.d(t,{ParseError:()=>E.mB,getStaticTOMLValue:()=>E.AY,parseTOML:()=>E.
MD});var E=l(9605)}};
