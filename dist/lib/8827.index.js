"use strict";exports.id=8827,exports.ids=[8827],exports.modules={26750:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),
t.accepted=D,t.entryDigest=O;function A(){const S=f(10473);return A=function(){return S},S}function T(){const S=f(2833);
return T=function(){return S},S}function w(){const S=f(54062);return w=function(){return S},S}function I(){const S=f(95132);
return I=function(){return S},S}const L=1024*1024;async function O({entry:S,targets:R},{format:b},m){const p=[];for(const{
kind:d,name:h,text:y}of R){const c=d==="file"&&m?await(0,A().readText)(m,h,L):void 0;p.push([d,h,c??y??null])}const M=[b.
name,S.event,S.content,p];return(0,T().digestOf)(JSON.stringify(M))}function D(S,R,{rules:b=[]}){const m=S.length>0?b.find(
({accept:n})=>n===R):void 0;if(m===void 0)return S;const{reason:p,expires:M}=m;if(M>=(0,w().dayOf)(new Date))return S.map(
n=>({...n,suppressed:{reason:p,expires:M}}));const d=`\`agent_files.rules\` for \`${R.slice(0,19)}\u2026\``,h=`it expire\
d on ${M} (reason: ${p})`,[{location:y}={}]=S,c=y&&{location:y};return[...S,(0,I().finding)("exception-refused",{exception:d,
refusal:h},c)]}},97034:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.compareEntries=I,t.isSameFile=
m;function A(){const d=f(59490);return A=function(){return d},d}function T(){const d=f(92599);return T=function(){return d},
d}function w(){const d=f(41239);return w=function(){return d},d}async function I(d,h,y,c){const{earlier:n,removed:l}=M(h,
y),o=l.filter(({form:s})=>s!=="scripts").map(s=>{const a=S(s,void 0,h,y);return{state:"removed",entry:s,...a,targets:[]}}),
r=y.map(async s=>{const a=n.get(s),E=a?.event===s.event&&a.content===s.content,k=R(a?await(0,T().runsOf)(a,d,c.baseTree,
c.changed):[]),C=R(await(0,T().runsOf)(s,d,c.tree,c.changed));if(s.form==="scripts"&&k.size+C.size===0)return[];const i=await Promise.
all([...C].map(async([u,v])=>{const P=k.get(u),_=P===void 0?E:P.text!==v.text,N=await b(v,c)??(_?"edited":void 0);return N===
void 0?v:{...v,change:N}}));if(!E){const u=S(a,s,h,y);return[{state:a?"changed":"new",entry:s,...u,targets:i}]}return[...k.
keys()].some(u=>!C.has(u))||i.some(({change:u})=>u!==void 0)?[{state:"script_changed",entry:s,targets:i}]:[]});return[...(await Promise.
all(r)).flat(),...o].reduce(O,[])}const L=300;function O(d,h){const{entry:y}=h,c=D(h),n=c===void 0?-1:d.findIndex(a=>D(a)===
c),l=d[n];if(l===void 0)return[...d,h];const[o,r]=[[l.entry.event,y.event],[l.entry.shown,y.shown]].map(([a="",E=""])=>a===
E||a.endsWith("\u2026")?a:`${a}, ${a.length<L?E:"\u2026"}`),s={...l.entry,event:o??"",shown:r??""};return d.with(n,{...l,
entry:s})}function D({entry:{event:d,setting:h},state:y,change:c}){if(!h)return;const{trust:n}=h;if(n===void 0)return`${y}`;
if((0,w().isOfList)(n))return`${y} ${c} ${d}`;const[l=""]=d.split(/[. ]/);return c==="widens"?void 0:`${y} ${c} ${l}.`}function S(d,h,y,c){
const{setting:n,isGuard:l}=h??d??{};if(!n)return l&&!h?{change:"widens"}:{};const{trust:o}=n;if(o===void 0)return{};const r=a=>a.
flatMap(E=>E.event===(h??d)?.event?E.setting?.value??[]:[]),s={before:r(y),after:r(c)};return{change:(0,w().directionOf)(
o,{old:d?.setting,now:h?.setting,...s})}}function R(d){return new Map(d.map(h=>[(0,T().keyOf)(h),h]))}async function b({
kind:d,name:h},y){if(d!=="file")return;const c=y.baseTree.stat(h);return c===void 0?"added":await m(c,y.tree.stat(h),y)?
void 0:"edited"}async function m(d,h,{baseTree:y,tree:c}){return d===void 0||h===void 0?d===h:d.kind!==h.kind?!1:d.oid!==
void 0?d.oid===h.oid:(await y.read(d.path)).equals(await c.read(h.path))}const p=[({event:d,content:h})=>JSON.stringify(
[d,h]),({event:d,setting:h})=>(0,w().isOfList)(h?.trust)?void 0:d,({content:d,setting:h})=>h?void 0:d];function M(d,h){const y=new Map;
let c=d;for(const n of p){const l=(0,A().groupBy)(c,n);for(const o of h){const r=n(o),s=r===void 0||y.has(o)?void 0:l.get(
r)?.shift();s&&y.set(o,s)}c=[...l.values()].flat()}return{earlier:y,removed:c}}},47905:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.dangersInScript=e,t.dangersInShell=S;function A(){const u=f(76760);return A=function(){return u},
u}function T(){const u=f(97424);return T=function(){return u},u}function w(){const u=f(11331);return w=function(){return u},
u}function I(){const u=f(81716);return I=function(){return u},u}function L(){const u=f(54421);return L=function(){return u},
u}const O=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),D=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function S(u){const v=(0,I().readShellText)(R(u)),P=(0,T().findDangers)(v).filter(b).map(({name:N,span:x})=>({does:T().DOES[N],
at:x.start})),_=[...u.matchAll(d)].map(({index:N})=>({does:"gives a shell to another machine",at:N}));return[...P,...(0,I().
everyCommand)(v).flatMap(M),..._]}function R(u){return(/%\w+%|\b[A-Za-z]:\\/.test(u)?u.replaceAll("\\","/"):u).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,
(_,N)=>N.padEnd(_.length))}function b({name:u,pattern:v}){return O.has(u)||u==="mass_deletion"&&D.test(v)}const m=/^(?:base32|base64|uudecode|xxd)$/,
p=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function M({words:u,pipedFrom:v}){const[P,..._]=(0,L().startedWords)(
u);if(P===void 0)return[];const N=(0,w().programNamed)(P.text)?.kind,x=P.span.start,j=_.some(({text:U})=>/https?:|(?:java|vb)script:/i.
test(U));if(p.test((0,w().baseName)(P.text))&&j)return[{does:T().DOES.remote_code_execution,at:x}];const $=(0,L().startedWords)(
v?.words??[])[0]?.text??"";if(m.test($)&&(0,w().runsCode)(P.text))return[{does:"runs text that it decodes",at:x}];const F=N===
"interpreter"?(0,L().textHanded)([P,..._])?.text:void 0;return F===void 0?[]:C(F).map(U=>({...U,at:x}))}const d=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:(?!(?:nc|ncat|netcat)\s)\S+\s+)*?-\w*[ec]\s+\S*sh\b/g,
h=String.raw`\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b`,y=String.raw`\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\(`,
c=String.raw`\.then\s*\(`,n=u=>String.raw`(?:(?!${u})[^;\n])*?`,l=new RegExp(String.raw`${h}${n(h)}\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(`,
"g"),o=new RegExp(String.raw`${y}${n(y)}${c}\s*(?:eval\b|${n(c)}\b(?:eval|Function|exec\w*|runIn\w+)\s*\()`,"g"),r=/["'`]/g,
s=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/y;function a(u){const v=[],P=new Map,_=`${u}
`;let N=0;for(const{0:x,index:j}of u.matchAll(r)){if(j<N||j<(P.get(x)??0))continue;s.lastIndex=j;const[$,,F=""]=s.exec(u)??
[];$===void 0?P.set(x,_.indexOf(`
`,j)):v.push({inner:F,index:j}),N=j+($?.length??0)}return v}const E=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
k=200;function C(u){const v=[l,o].flatMap(_=>[...u.matchAll(_)].map(({index:N})=>({does:T().DOES.remote_code_execution,at:N}))),
P=a(u).flatMap(({inner:_,index:N})=>E.test(u.slice(Math.max(0,N-k),N))?S(_.replace(/\\(.)/g,"$1")).map(x=>({...x,at:N})):
[]);return[...v,...P]}const i=/\.(?:[cm]?[jt]sx?|py)$/i,g=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;function e(u,v){
const[P=""]=v.split(`
`,1),_=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(P),N=_?.[1]?.endsWith("/env")?_[2]:_?.[1];if(i.test(u))return C(v);const x=(0,w().
programNamed)(N??"")?.kind;return g.test(u)||x==="shell"||!_&&A().posix.extname(u)===""?S(v):x==="interpreter"?C(v):[]}},
99668:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.agentFileAt=b,t.agentFilesIn=p;function A(){const h=f(
76760);return A=function(){return h},h}function T(){const h=f(18744);return T=function(){return h},h}function w(){const h=f(
59490);return w=function(){return h},h}function I(){const h=f(32854);return I=function(){return h},h}function L(){const h=f(
93028);return L=function(){return h},h}function O(){const h=f(60058);return O=function(){return h},h}const D=[...O().AGENT_FORMATS,
...O().UNREAD_FORMATS].flatMap(h=>h.files.map(y=>({format:h,file:y}))).map(({format:h,file:y},c)=>{const n=y.replaceAll(
".","\\.").replace(/\*\*\/|\*\*|\*/g,o=>o==="*"?"[^/]+":o==="**"?".+":"(?:.*/)?"),l=y.toLowerCase().split("/");return{format:h,
rank:c,steps:l,pattern:new RegExp(`^(?:(.*)/)?${n}$`,"is")}}),S=(0,w().groupBy)(D,({steps:h})=>h.find(y=>!y.includes("*"))??
A().posix.extname(h.at(-1)??"")),R=new Set(D.flatMap(({steps:h})=>h.slice(0,-1)).filter(h=>!h.includes("*")));function b(h){
const y=h.toLowerCase().split("/"),c=[...y,A().posix.extname(y.at(-1)??"")].filter(r=>S.has(r));if(c.length===0)return;const l=c.
flatMap(r=>S.get(r)??[]).flatMap(({format:r,rank:s,pattern:a})=>{const E=a.exec(h);return E?[{rank:s,place:{path:h,format:r,
root:E[1]??""}}]:[]}),[o]=l.sort((r,s)=>Number(m(r.place.format))-Number(m(s.place.format))||r.place.root.length-s.place.
root.length||r.rank-s.rank);return o?.place}function m({places:h}){return h.length===0}function p(h,{agent_files:{level:y,
include:c,exclude:n}}){if(y==="off")return[];const l=[...h.files()],o=l.flatMap(({path:C,kind:i})=>i==="symlink"&&R.has(
A().posix.basename(C).toLowerCase())?[C,...d(h,C)]:C),[r,s]=[(0,T().pathTest)(c),(0,T().pathTest)(n)],a=C=>{const i=b(C);
return i!==void 0&&r(C)&&!s(C)?i:void 0},E=new Set(l.flatMap(({path:C,kind:i})=>i==="symlink"?[C]:[])),k=C=>E.has(C)&&(0,I().
resolveInTree)(h,C).kind==="outside";return[...new Set(o)].flatMap(C=>{const i=a(C)??(k(C)?a(`${C}/file`):void 0),g=i&&(0,I().
resolveInTree)(h,C);if(i===void 0||g===void 0||g.kind==="missing")return[];const u=g.kind==="inside"&&g.path!==C?a(g.path)?.
format:void 0;if(u&&(u===i.format||m(i.format)))return[];const v=g.kind==="inside"?g.entry:void 0;return v===void 0||(0,L().
isRegular)(v.kind)?[{...i,path:C,entry:v}]:[]})}const M=4;function d(h,y){const c=(0,I().resolveInTree)(h,y);if(c.kind!==
"inside"||c.entry.kind!=="directory")return[];const n=(l,o,r)=>h.list(l).flatMap(({path:s,kind:a})=>{const E=`${o}/${A().
posix.basename(s)}`;return a!=="directory"?[E]:r<M?n(s,E,r+1):[]});return n(c.path,y,1)}},11418:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.OTHER_AGENT_FORMATS=void 0;function A(){const m=f(12274);return A=function(){return m},m}function T(){
const m=f(82328);return T=function(){return m},m}function w(){const m=f(82024);return w=function(){return m},m}const I={
tool:"Codex",specification:"https://developers.openai.com/codex/config-reference"},L={tool:"GitHub Copilot",approval:"as\
ks once for the folder; the agent in the cloud asks nobody"},O={places:[w().FLAT_HOOKS,w().SERVER],trust:{...w().SERVER_TRUST,
more:`${w().SERVER_TRUST.more} allowedTools tools`,any:"toolsSettings",on:`${w().SERVER_TRUST.on} useLegacyMcpJson inclu\
deMcpJson`,changes:"prompt resources toolAliases"},harmless:"$schema name description model keyboardShortcut welcomeMess\
age version"},D={tool:"Kiro",specification:"https://kiro.dev/docs/hooks/actions"},S={tool:"Amazon Q",specification:"http\
s://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md"},R=`TaskStart TaskResume TaskCancel TaskComple\
te PreToolUse PostToolUse UserPromptSubmit
  PreCompact`,b=t.OTHER_AGENT_FORMATS=[{...I,name:"codex-hooks",files:".codex/hooks.json",roots:"CODEX_PROJECT_DIR CLAUD\
E_PROJECT_DIR",approval:"asks for each changed definition",specification:"https://developers.openai.com/codex/hooks",places:[
w().HOOKS],harmless:"version description $schema"},{...I,name:"codex-config",files:".codex/config.toml",directories:["",
".codex"],roots:"CODEX_PROJECT_DIR",approval:"asks once for the project, and for each changed definition of a hook",places:[
w().HOOKS,{...w().SERVER,at:"mcp_servers/*"},{at:"model_providers/*/auth",form:"start",event:"credentials of {0}"}],commands:"\
notify",trust:{all:"mcp_servers/*/enabled_tools",less:"mcp_servers/*/disabled_tools shell_environment_policy/exclude",more:"\
sandbox_workspace_write/writable_roots",on:`sandbox_workspace_write/network_access shell_environment_policy/ignore_defau\
lt_excludes
        apps/*/destructive_enabled apps/*/open_world_enabled plugins/*/enabled allow_login_shell
        notice/hide_full_access_warning`,protects:"sandbox_workspace_write/exclude_tmpdir_env_var sandbox_workspace_writ\
e/exclude_slash_tmp",changes:`features/* profiles agents persistent_instructions forced_login_method developer_instructi\
ons
        instructions model_instructions_file`,protectsByDefault:"features/hooks",variables:"shell_environment_policy/set\
/*",any:`default_permissions permissions marketplaces/* openai_base_url chatgpt_base_url model_provider
        model_providers/*/base_url otel features/network_proxy`},scales:{approval_policy:"untrusted on-request* on-failu\
re never",sandbox_mode:"read-only* workspace-write danger-full-access",approvals_reviewer:"user* auto_review",web_search:"\
disabled cached* live","projects/*/trust_level":"untrusted* trusted","mcp_servers/*/default_tools_approval_mode":"prompt\
* auto approve","shell_environment_policy/inherit":"none core all*"},harmless:`model review_model model_reasoning_effort\
 model_reasoning_summary model_verbosity model_context_window
      model_max_output_tokens model_auto_compact_token_limit personality service_tier hide_agent_reasoning
      show_raw_agent_reasoning file_opener tui history check_for_update_on_startup tool_output_token_limit
      project_doc_max_bytes project_doc_fallback_filenames model_providers/*/name model_providers/*/env_key
      model_providers/*/wire_api disable_paste_burst windows_wsl_setup_acknowledged feedback analytics`},{...I,name:"cod\
ex-environment",files:".codex/environments/*.toml",verified:!1,places:[{at:"actions/*",form:"start",event:"action",detail:"\
name"}],commands:"setup/script cleanup/script",harmless:"version name"},{name:"gemini-settings",tool:"Gemini CLI",files:"\
.gemini/settings.json",roots:"GEMINI_PROJECT_DIR GEMINI_CWD CLAUDE_PROJECT_DIR",approval:"asks once for the folder, if f\
older trust is on",specification:"https://geminicli.com/docs/hooks/reference",places:[w().HOOKS,w().SERVER],commands:`to\
ols/discoveryCommand tools/callCommand mcp/serverCommand tools/shell/pager
      experimental/gemmaModelRouter/binaryPath`,trust:{more:`${w().SERVER_TRUST.more} tools/allowed tools/sandboxAllowed\
Paths security/allowedExtensions
        context/includeDirectories security/environmentVariableRedaction/allowed hooksConfig/disabled`,all:"mcp/allowed \
tools/core mcpServers/*/includeTools",less:`${w().SERVER_TRUST.less} tools/exclude tools/confirmationRequired mcp/exclud\
ed
        security/environmentVariableRedaction/blocked skills/disabled extensions/disabled mcpServers/*/excludeTools`,on:`${w().
SERVER_TRUST.on} tools/sandboxNetworkAccess security/enablePermanentToolApproval
        security/autoAddToPolicyByDefault telemetry/enabled telemetry/logPrompts`,protects:`${w().SERVER_TRUST.protects}\
 tools/sandbox security/toolSandboxing security/disableYoloMode
        security/disableAlwaysAllow security/blockGitExtensions security/folderTrust/enabled
        security/enableConseca security/environmentVariableRedaction/enabled`,protectsByDefault:`hooksConfig/enabled con\
text/fileFiltering/respectGitIgnore
        context/fileFiltering/respectGeminiIgnore`,any:`security/auth telemetry/otlpEndpoint telemetry/outfile telemetry\
/target policyPaths adminPolicyPaths
        advanced/bugCommand advanced/excludedEnvVars experimental/extensionRegistryURI`,changes:"context/fileName contex\
tFileName experimental/*"},scales:{"general/defaultApprovalMode":"plan default* auto_edit"},harmless:`$schema ui general\
/vimMode general/preferredEditor general/checkpointing general/previewFeatures
      general/devtools general/sessionRetention general/enablePromptCompletion general/enableAutoUpdate
      general/disableAutoUpdate general/disableUpdateNag general/enableNotifications model modelConfigs
      output ide billing contextManagement privacy context/discoveryMaxDirs context/importFormat
      context/loadMemoryFromIncludeDirectories theme vimMode preferredEditor hideTips hideBanner
      usageStatisticsEnabled selectedAuthType`},{name:"gemini-extension",tool:"Gemini CLI",files:"gemini-extension.json",
roots:"extensionPath",approval:"runs it where the extension is installed",specification:"https://geminicli.com/docs/exte\
nsions/reference",places:[w().SERVER],trust:{...w().SERVER_TRUST,less:`${w().SERVER_TRUST.less} excludeTools`,any:"migra\
tedTo",changes:"contextFileName settings"},harmless:"$schema name version description themes author homepage license"},{
...L,name:"copilot-hooks",files:".github/hooks/*.json",directories:["",".github/hooks"],specification:"https://docs.gith\
ub.com/en/copilot/reference/hooks-reference",places:w().ALL_HOOKS,harmless:"version description $schema"},{...L,name:"co\
pilot-settings",files:".github/copilot/settings.json .github/copilot/settings.local.json",specification:"https://docs.gi\
thub.com/en/copilot/reference/copilot-cli-reference/cli-config-dir-reference",places:w().ALL_HOOKS,trust:{on:"enabledPlu\
gins/* disableAllHooks",source:"extraKnownMarketplaces/*/source",less:"deniedUrls disabledMcpServers disabledSkills"},harmless:`\
$schema model effortLevel contextTier includeCoAuthoredBy companyAnnouncements mergeStrategy
      respectGitignore`},{name:"opencode",tool:"opencode",files:`opencode.json opencode.jsonc .opencode/opencode.json .o\
pencode/opencode.jsonc kilo.json
      kilo.jsonc`,approval:"asks nobody",specification:"https://opencode.ai/docs/config",places:[{...w().SERVER,at:"mcp/\
*",only:["type","local","remote",void 0]},{at:"formatter/*",form:"start",event:"formatter {0}",needs:"command"},{...w().
LANGUAGE_SERVER,needs:"command"}],trust:{sources:"plugin instructions",source:"provider/*/npm",any:`provider/*/options/b\
aseURL provider/*/options/apiKey provider/*/options/endpoint
        server/hostname`,permission:`agent/*/permission/*/* agent/*/permission/* agent/*/permission mode/*/permission/*/\
*
        mode/*/permission/* mode/*/permission permission/*/* permission/* permission`,onByDefault:"tools/* agent/*/tools\
/* mode/*/tools/* mcp/*/enabled",on:"server/mdns",more:"server/cors",protectsByDefault:"snapshot",changes:"default_agent\
 skills experimental agent/*/prompt mode/*/prompt command/*/template"},scales:{share:"disabled manual* auto"},harmless:`\
$schema model small_model theme keybinds autoupdate username compaction watcher tui layout
      provider/*/name provider/*/models disabled_providers enabled_providers agent/*/model agent/*/description
      agent/*/mode agent/*/color agent/*/temperature agent/*/top_p agent/*/steps agent/*/hidden agent/*/disable
      mode/*/model mode/*/temperature command/*/description command/*/agent command/*/model command/*/subtask
      server/port lsp/*/disabled lsp/*/initialization lsp/*/extensions lsp formatter/*/disabled
      formatter/*/extensions formatter`},{name:"opencode-plugin",tool:"opencode",files:(0,T().paths)(".opencode/plugins \
.opencode/plugin .opencode/tools .opencode/tool","*.ts *.js *.mjs"),syntax:"program",approval:"asks nobody",specification:"\
https://opencode.ai/docs/plugins",places:[{at:"",form:"file",event:"start of opencode"}]},{name:"windsurf-hooks",tool:"W\
indsurf",files:".windsurf/hooks.json",specification:"https://docs.windsurf.com/windsurf/cascade/hooks",places:[w().FLAT_HOOKS],
harmless:"$schema version description"},{name:"cline-hooks",tool:"Cline",files:`${(0,T().paths)(".clinerules/hooks .clin\
e/hooks",R.replace(/\w+/g,"$& $&.js $&.py $&.ps1 $&.sh"))} .cline/plugins/*.js .cline/plugins/*.ts`,syntax:"program",specification:"\
https://docs.cline.bot/customization/hooks",verified:!1,places:[{at:"",form:"file",event:"{file}",guards:w().GUARDS}]},{
...D,name:"kiro-hook",files:".kiro/hooks/*.kiro.hook .kiro/hooks/*.hook",places:[{at:"then",form:"start",event:"{file}",
only:["type","runCommand"]}],trust:{onByDefault:"enabled"},harmless:`name description version when shortName workspaceFo\
lderName then/type then/prompt then/timeout
      then/command`},{...D,name:"kiro-hooks",files:".kiro/hooks/*.json",verified:!1,places:[{at:"hooks/*/action",form:"s\
tart",event:"hook",detail:"trigger",only:["type","command"]}],trust:{onByDefault:"hooks/*/enabled"},harmless:`$schema ve\
rsion name description hooks/*/name hooks/*/description hooks/*/trigger hooks/*/matcher
      hooks/*/patterns hooks/*/action/type hooks/*/action/prompt`},{...O,name:"kiro-agent",tool:"Kiro",files:".kiro/agen\
ts/*.json",specification:"https://kiro.dev/docs/cli/hooks"},{...S,...O,name:"amazonq-agent",files:".amazonq/cli-agents/*\
.json .amazonq/agents/*.json"},{...w().SERVERS,name:"kiro-mcp",tool:"Kiro",files:".kiro/settings/mcp.json",specification:"\
https://kiro.dev/docs/mcp/security"},{...S,...w().SERVERS,name:"amazonq-mcp",files:".amazonq/mcp.json"},{...w().SERVERS,
name:"roo-mcp",tool:"Roo Code",files:".roo/mcp.json .kilocode/mcp.json",roots:"workspaceFolder",approval:"asks nobody be\
fore a server starts",specification:"https://docs.roocode.com/features/mcp/using-mcp-in-roo"},{...w().SERVERS,name:"othe\
r-mcp",tool:"an agent",files:`.amazonq/default.json .junie/mcp/mcp.json .factory/mcp.json .kimi-code/mcp.json .windsurf/\
mcp_config.json
      .devin/mcp_config.json .aiassistant/mcp/mcp.json .trae/mcp.json .agents/mcp.json .cline/mcp.json`,roots:"workspace\
Folder",specification:"https://www.jetbrains.com/help/junie/model-context-protocol-mcp.html",verified:!1,harmless:"$sche\
ma inputs"},{name:"other-settings",tool:"an agent with settings like those of Claude Code",files:`${(0,T().paths)(".fact\
ory .qoder .codebuddy .qwen .iflow .augment .letta .cortex","settings.json settings.local.json")} .grok/hooks/*.json .op\
enhands/hooks.json .openinterpreter/hooks.json`,roots:"CLAUDE_PROJECT_DIR FACTORY_PROJECT_DIR QODER_PROJECT_DIR",specification:"\
https://code.claude.com/docs/en/settings-reference",verified:!1,places:[w().HOOKS,w().SERVER],trust:{variables:"env/*",more:`${w().
SERVER_TRUST.more} permissions/allow permissions/additionalDirectories commandAllowlist`,less:`${w().SERVER_TRUST.less} \
permissions/deny permissions/ask commandDenylist`,on:w().SERVER_TRUST.on,protects:`${w().SERVER_TRUST.protects} hooks/en\
abled`},scales:{"permissions/defaultMode":A().MODES},harmless:"$schema model theme language version ui"},{name:"crush",tool:"\
Crush",files:"crush.json .crush.json",approval:"asks nobody",specification:"https://github.com/charmbracelet/crush",places:[
w().FLAT_HOOKS,{...w().SERVER,at:"mcp/*"},{...w().LANGUAGE_SERVER,needs:"command"}],commands:"providers/*/aws_auth_refre\
sh",trust:{more:"permissions/allowed_tools options/skills_paths options/context_paths",less:"options/disabled_tools opti\
ons/disabled_skills",any:"providers/*/base_url providers/*/extra_headers providers/*/api_key env/*"},harmless:`$schema m\
odels lsp/*/options lsp/*/disabled options/disable_metrics options/tui options/debug
      options/attribution`}]},12274:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.MODES=t.CLAUDE_FORMATS=
void 0;function A(){const m=f(76774);return A=function(){return m},m}function T(){const m=f(82328);return T=function(){return m},
m}function w(){const m=f(82024);return w=function(){return m},m}const I=t.MODES="plan dontAsk default* manual acceptEdit\
s auto bypassPermissions",L={tool:"Claude Code",roots:"CLAUDE_PROJECT_DIR",approval:"asks once for the folder"},O={tool:"\
Claude Code",roots:"CLAUDE_PLUGIN_ROOT CLAUDE_PROJECT_DIR CLAUDE_SKILL_DIR",approval:"runs it where the plugin is instal\
led",specification:"https://code.claude.com/docs/en/plugins-reference"},D={places:[w().HOOKS,w().SERVER,{at:"lspServers/\
*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experimental/monitors/*",
form:"start",event:"monitor"}],trust:{more:"hooks mcpServers lspServers monitors experimental/monitors",sources:"depende\
ncies",changes:"settings",on:"defaultEnabled"}},S=`$schema name displayName description version author homepage reposito\
ry license keywords
  category tags logo interface userConfig channels commands agents skills workflows outputStyles rules apps strict`,R={...O,
approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/skills",unread:"gene-gate does not ju\
dge what its text asks for",places:[w().HOOKS,...w().TEXT],trust:{more:"allowed-tools",less:"disallowed-tools",protects:"\
disable-model-invocation",changes:"context agent shell"},harmless:`${A().PATHS} name description model color colour effo\
rt argument-hint arguments license version metadata
    compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
    alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
    priority language domain source id icon homepage repository role subtask origin package
    risk triggers trigger_words`},b=t.CLAUDE_FORMATS=[{...L,name:"claude-settings",files:".claude/settings.json .claude/\
settings.local.json",specification:"https://code.claude.com/docs/en/settings-reference",places:[w().HOOKS,{at:"statusLin\
e",form:"start"},{at:"subagentStatusLine",form:"start"},{at:"fileSuggestion",form:"start"}],commands:`apiKeyHelper awsAu\
thRefresh awsCredentialExport gcpAuthRefresh otelHeadersHelper proxyAuthHelper
      processWrapper`,trust:{variables:"env/*",more:`permissions/allow permissions/additionalDirectories enabledMcpjsonS\
ervers allowedMcpServers
        allowedHttpHookUrls httpHookAllowedEnvVars allowedChannelPlugins sandbox/excludedCommands
        sandbox/filesystem/allowWrite sandbox/filesystem/allowRead sandbox/network/allowedDomains
        sandbox/network/allowUnixSockets sandbox/network/allowMachLookup`,less:`permissions/deny permissions/ask disable\
dMcpjsonServers deniedMcpServers blockedMarketplaces
        sandbox/filesystem/denyRead sandbox/filesystem/denyWrite sandbox/network/deniedDomains
        sandbox/credentials/files sandbox/credentials/envVars`,on:`enableAllProjectMcpServers disableAllHooks skipDanger\
ousModePermissionPrompt skipAutoPermissionPrompt
        skipWebFetchPreflight syncClaudeAiSkills remoteControlAtStartup channelsEnabled allowAllClaudeAiMcps
        sandbox/enableWeakerNestedSandbox sandbox/enableWeakerNetworkIsolation sandbox/allowAppleEvents
        sandbox/filesystem/disabled sandbox/network/allowAllUnixSockets sandbox/network/allowLocalBinding
        sandbox/credentials/allowPlaintextInject extraKnownMarketplaces/*/autoUpdate enabledPlugins/*`,onByDefault:`sand\
box/autoAllowBashIfSandboxed sandbox/allowUnsandboxedCommands
        useAutoModeDuringPlan`,protects:`sandbox/enabled sandbox/failIfUnavailable sandbox/network/strictAllowlist disab\
leSkillShellExecution
        disableClaudeAiConnectors disableRemoteControl disableArtifact isolatePeerMachines disableBundledSkills
        disableSideloadFlags disableCommandPluginSources allowManagedPermissionRulesOnly allowManagedHooksOnly
        allowManagedMcpServersOnly disableAgentView disableWorkflows`,protectsByDefault:"fileCheckpointingEnabled",disables:`\
permissions/disableBypassPermissionsMode permissions/disableAutoMode disableAutoMode
        disableDeepLinkRegistration`,any:`claudeMdExcludes agent autoMemoryDirectory modelOverrides worktree/bgIsolation\
 worktree/symlinkDirectories
        remote forceLoginMethod forceLoginOrgUUID sandbox/network/httpProxyPort sandbox/network/socksProxyPort
        sandbox/ripgrep policyHelper sshConfigs`,source:"extraKnownMarketplaces/*/source additionalMarketplaces/*/source"},
scales:{"permissions/defaultMode":I},harmless:`$schema advisorModel agentPushNotifEnabled alwaysThinkingEnabled askUserQ\
uestionTimeout attribution
      autoCompactEnabled autoCompactWindow autoMemoryEnabled autoScrollEnabled autoUpdatesChannel availableModels
      awaySummaryEnabled axScreenReader cleanupPeriodDays companyAnnouncements defaultShell dialogExpiry editorMode
      effortLevel emojiCompletionEnabled enforceAvailableModels fallbackModel fastMode fastModePerSessionOptIn
      feedbackSurveyRate includeCoAuthoredBy includeGitInstructions inputNeededNotifEnabled keybindingFlavor language
      model outputStyle plansDirectory pluginTrustMessage preferredNotifChannel prefersReducedMotion
      promptSuggestionEnabled respectGitignore respondToBashCommands showClearContextOnPlanAccept
      showThinkingSummaries showTurnDuration skillListingBudgetFraction skillListingMaxDescChars skippedMarketplaces
      skippedPlugins spinnerTipsEnabled spinnerTipsOverride spinnerVerbs switchModelsOnFlag
      syntaxHighlightingDisabled teammateMode terminalProgressBarEnabled terminalTitleFromRename theme tui ultracode
      verbose viewMode vimInsertModeRemaps voice voiceEnabled wheelScrollAccelerationEnabled
      workflowKeywordTriggerEnabled workflowSizeGuideline worktree/baseRef worktree/sparsePaths`},{...O,name:"claude-plu\
gin",files:`.claude-plugin/plugin.json .cursor-plugin/plugin.json .codex-plugin/plugin.json
      .github/plugin/plugin.json .plugin/plugin.json`,...D,harmless:S},{...O,name:"claude-marketplace",files:".claude-pl\
ugin/marketplace.json .cursor-plugin/marketplace.json .github/plugin/marketplace.json",approval:"asks once for each comm\
and of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugin-ma\
rketplaces",places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"plugins/*/source",
form:"setting",event:"source",detail:"name",trust:"source"},...(0,T().inside)("plugins/*",(0,T().placesOf)(D)).map(m=>({
detail:"name",...m}))],trust:{more:"allowCrossMarketplaceDependenciesOn",on:"forceRemoveDeletedPlugins"},harmless:`$sche\
ma name description version owner metadata renames
      ${(0,T().paths)("plugins/*",S)}`},{...O,name:"claude-lsp",files:".lsp.json",places:[{at:"*",form:"start",event:"la\
nguage server {0}",names:/^(?!\$schema$)/}],harmless:"$schema"},{...O,name:"claude-monitors",files:"monitors/monitors.js\
on",places:[{at:"*",form:"start",event:"session start"}]},{...R,name:"skill",tool:"an agent with skills",files:`${(0,T().
paths)(`.claude .agents .agent .github .codex .cursor .gemini .opencode .kiro .windsurf .cline .roo .factory .kilocode
      .junie .qwen .augment`,"skills/**/SKILL.md")} skills/**/SKILL.md`,places:[{at:"",form:"scripts",event:"skill {file\
}"},...R.places]},{...R,name:"command",tool:"an agent with commands",files:`${(0,T().paths)(".claude .opencode .cursor .\
factory .kilocode","commands/**/*.md")} .opencode/command/**/*.md`},{...R,name:"agent",tool:"an agent with subagents",files:`${(0,T().
paths)(".claude .github .opencode .cursor .factory","agents/**/*.md")} .opencode/agent/**/*.md
      .github/chatmodes/*.md`,specification:"https://code.claude.com/docs/en/sub-agents",places:[...R.places,{at:"mcpSer\
vers/*/*",form:"server",event:"MCP server"},{...w().SERVER,at:"mcp-servers/*"}],trust:{shown:"mcpServers skills agents",
all:"tools",less:"disallowedTools",permission:"permission/*/* permission/* permission",protects:"disable-model-invocatio\
n",changes:"memory background isolation initialPrompt handoffs target mode prompt"},scales:{permissionMode:I}},{...O,name:"\
claude-plugin-hooks",files:"hooks/hooks.json hooks/hooks-*.json",roots:"CLAUDE_PLUGIN_ROOT PLUGIN_ROOT extensionPath",places:w().
ALL_HOOKS,harmless:"description version $schema"},{...L,...w().SERVERS,name:"mcp",files:".mcp.json .github/mcp.json",roots:"\
CLAUDE_PROJECT_DIR CLAUDE_PLUGIN_ROOT",approval:"asks once for each server",specification:"https://code.claude.com/docs/\
en/mcp",harmless:"$schema inputs"}]},82328:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.TRUST=void 0,
t.commandsAt=L,t.formatOf=w,t.inside=O,t.namesIn=S,t.paths=D,t.placesOf=I;function A(){const R=f(30547);return A=function(){
return R},R}const T=t.TRUST={more:"more",less:"less",all:"all",source:"source",sources:"sources",shown:"shown",any:"any",
variables:"any",on:{order:[!1,!0],unset:!1},onByDefault:{order:[!1,!0],unset:!0},protects:{order:[!0,!1],unset:!1},protectsByDefault:{
order:[!0,!1],unset:!0},disables:{order:["disable",void 0],unset:void 0},permission:{order:["deny","ask","allow"],unset:"\
allow"},changes:{order:[],unset:void 0}};function w(R){const{files:b,roots:m="",approval:p="does not document whom it as\
ks",harmless:M}=R,{places:d,commands:h,trust:y,scales:c,...n}=R,l=S(R.trust?.variables).map(o=>({at:o,names:A().HARMLESS_VARIABLES}));
return{verified:!0,...n,approval:p,files:S(b),roots:[...S(m),"PWD"],places:I(R,M===void 0?A().OTHER_VARIABLES:A().VARIABLES),
harmless:M===void 0?void 0:[...S(M).map(o=>({at:o})),...l]}}function I({places:R=[],commands:b="",trust:m={},scales:p={}},M=A().
OTHER_VARIABLES){const d=Object.entries(m).flatMap(([y,c])=>S(c).map(n=>{const l=y==="variables"&&{names:M};return{at:n,
form:"setting",trust:T[y],...l}})),h=Object.entries(p).map(([y,c])=>{const n=S(c.replace("*","")),l=S(c).find(o=>o.endsWith(
"*"))?.slice(0,-1);return{at:y,form:"setting",trust:{order:n,unset:l}}});return[...R,...S(b).map(y=>({at:y,form:"command"})),
...d,...h]}function L(R,b){return S(R).map(m=>({at:m,form:"command",event:m+b}))}function O(R,b){return b.map(m=>({...m,
at:`${R}/${m.at}`,...m.event&&R.includes("*")&&{event:m.event.replace("{0}","{1}")}}))}function D(R,b){return S(R).flatMap(
m=>S(b).map(p=>`${m}/${p}`)).join(" ")}function S(R=""){return R.split(/\s+/).filter(Boolean)}},20300:function(H,t,f){Object.
defineProperty(t,"__esModule",{value:!0}),t.EDITOR_FORMATS=void 0;function A(){const b=f(82328);return A=function(){return b},
b}function T(){const b=f(82024);return T=function(){return b},b}const w={at:"tasks/*",form:"start",event:"folder opened",
detail:"label",only:["runOptions/runOn","folderOpen"],startsOthers:!0,inherits:(0,A().namesIn)("args command linux optio\
ns osx presentation showOutput terminal type windows")};function I(b){return b.replace(/\S+/g,"$&.linux $&.osx $&.window\
s")}const L={places:[...(0,A().namesIn)(I("terminal.integrated.profiles")).map(b=>({at:`${b}/*`,form:"start",event:"term\
inal {0}",only:["source",void 0]})),...(0,A().namesIn)(I("terminal.integrated.automationProfile")).map(b=>({at:b,form:"s\
tart"})),{at:"emeraldwalk.runonsave/commands/*",form:"start",event:"file saved"},{...T().SERVER,at:"mcp/servers/*"}],commands:I(
"terminal.integrated.shell terminal.integrated.automationShell"),trust:{any:`${I("terminal.integrated.shellArgs terminal\
.integrated.env terminal.integrated.defaultProfile")}
      php.validate.executablePath php.executablePath git.path typescript.tsdk typescript.tsserver.nodePath
      npm.scriptRunner npm.packageManager eslint.nodePath eslint.runtime prettier.prettierPath
      python.defaultInterpreterPath python.condaPath python.poetryPath ruff.path ruff.interpreter
      mypy-type-checker.path pylint.path black-formatter.path rust-analyzer.server.path
      rust-analyzer.check.overrideCommand rust-analyzer.cargo.buildScripts.overrideCommand
      rust-analyzer.procMacro.server rust-analyzer.runnables.command go.alternateTools go.toolsEnvVars
      java.jdt.ls.java.home clangd.path clangd.arguments cmake.cmakePath C_Cpp.default.compilerPath
      solargraph.commandPath deno.path biome.lsp.bin code-runner.executorMap
      chat.agent.sandbox.FileSystem.linux chat.agent.sandbox.FileSystem.mac chat.mcp.access
      github.copilot.chat.otel.otlpEndpoint github.copilot.chat.otel.outfile`,on:`chat.tools.global.autoApprove chat.too\
ls.terminal.autoReplyToPrompts chat.autopilot.enabled
      chat.tools.terminal.ignoreDefaultAutoApproveRules chat.tools.eligibleForAutoApproval/*
      chat.tools.edits.autoApprove/* chat.tools.urls.autoApprove/* chat.tools.terminal.autoApprove/*
      chat.mcp.discovery.enabled/* chat.mcp.discovery.enabled chat.mcp.autoStart chat.useCustomAgentHooks
      chat.plugins.enabled chat.hookFilesLocations/* chat.agentFilesLocations/* chat.agentSkillsLocations/*
      chat.pluginLocations/* chat.useCustomizationsInParentRepositories github.copilot.chat.otel.captureContent
      github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions`,onByDefault:"chat.tools.terminal.enableAutoApprov\
e",protects:"chat.agent.networkFilter",protectsByDefault:"security.workspace.trust.enabled",more:`chat.agent.allowedNetw\
orkDomains chat.plugins.marketplaces
      github.copilot.chat.additionalReadAccessFolders`,less:"chat.agent.deniedNetworkDomains"},scales:{"task.allowAutoma\
ticTasks":"off auto* on","chat.permissions.default":"default* autoApprove autopilot","chat.agent.sandbox.enabled":"on al\
lowNetwork off*"}},O=(0,A().placesOf)(L),D={tool:"VS Code",roots:"workspaceFolder workspaceRoot",approval:"asks once for\
 the workspace"},S={tool:"Cursor",directories:["",".cursor"]},R=t.EDITOR_FORMATS=[{...T().SERVERS,name:"cursor-mcp",tool:"\
Cursor",files:".cursor/mcp.json",roots:"workspaceFolder",specification:"https://cursor.com/docs/mcp"},{...S,name:"cursor\
-hooks",files:".cursor/hooks.json",roots:"CURSOR_PROJECT_DIR CLAUDE_PROJECT_DIR",approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",places:[T().FLAT_HOOKS],harmless:"version"},{...S,name:"cursor-environment",
files:".cursor/environment.json",approval:"asks nobody",specification:"https://cursor.com/docs/cloud-agent/setup",verified:!1,
places:[...(0,A().commandsAt)("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"terminal {0\
} (on a cloud machine)"}]},{...S,name:"cursor-worktrees",files:".cursor/worktrees.json",roots:"ROOT_WORKTREE_PATH",specification:"\
https://cursor.com/docs/configuration/worktrees",verified:!1,places:["setup-worktree","setup-worktree-unix","setup-workt\
ree-windows"].map(b=>({at:b,form:"lines"})),harmless:"$schema"},{name:"cursor-permissions",tool:"Cursor",files:".cursor/\
sandbox.json .cursor/cli.json .cursor/permissions.json",approval:"asks nobody",specification:"https://cursor.com/docs/re\
ference/sandbox",trust:{more:`additionalReadwritePaths additionalReadonlyPaths networkPolicy/allow permissions/allow
        terminalAllowlist mcpAllowlist`,less:"networkPolicy/deny permissions/deny",protects:"disableTmpWrite",on:"enable\
SharedBuildCache"},scales:{type:"workspace_readonly workspace_readwrite* insecure_none","networkPolicy/default":"deny* a\
llow"},harmless:"$schema version"},{...D,...L,name:"vscode-settings",isGeneral:!0,files:".vscode/settings.json",specification:"\
https://code.visualstudio.com/docs/editing/workspaces/workspace-trust"},{...D,name:"vscode-workspace",isGeneral:!0,files:"\
*.code-workspace",specification:"https://code.visualstudio.com/docs/editing/workspaces/multi-root-workspaces",places:[...(0,A().
inside)("settings",O),...(0,A().inside)("tasks",[w])]},{name:"zed-settings",isGeneral:!0,tool:"Zed",files:".zed/settings\
.json",roots:"ZED_WORKTREE_ROOT",approval:"asks once for the project",specification:"https://zed.dev/docs/worktree-trust",
places:[{...T().LANGUAGE_SERVER,at:"lsp/*/binary/path",form:"command"},{...T().SERVER,at:"context_servers/*",only:["sour\
ce",void 0,"custom"]},{at:"agent_servers/*",form:"start",event:"agent {0}"},{at:"dap/*/binary",form:"command",event:"deb\
ugger {0}"},...["formatter/external","formatter/*/external"].flatMap(b=>[{at:b,form:"start",event:"formatter",mayDiffer:!0},
{at:`languages/*/${b}`,form:"start",event:"formatter of {0}",mayDiffer:!0}]),{at:"terminal/shell/with_arguments",form:"s\
tart",event:"terminal",mayDiffer:!0},{at:"terminal/shell/program",form:"command",event:"terminal",mayDiffer:!0}],trust:{
any:`lsp/*/binary/arguments lsp/*/binary/env terminal/env/* node/path node/npm_path
        agent/tool_permissions`,on:"agent/always_allow_tool_actions session/trust_all_worktrees auto_install_extensions/\
*"}},{...D,name:"vscode-mcp",files:".vscode/mcp.json",roots:"workspaceFolder",approval:"asks for each server that is new\
 or changed",specification:"https://code.visualstudio.com/docs/copilot/reference/mcp-configuration",places:[{...T().SERVER,
at:"servers/*"}],harmless:"$schema inputs"},{...D,name:"vscode-tasks",files:".vscode/tasks.json",roots:`${D.roots} cwd`,
approval:"asks once for the workspace and for automatic tasks",specification:"https://code.visualstudio.com/docs/referen\
ce/tasks-appendix",places:[w]},{name:"devcontainer",tool:"a development container",files:".devcontainer/devcontainer.jso\
n .devcontainer/*/devcontainer.json .devcontainer.json",roots:"localWorkspaceFolder containerWorkspaceFolder",approval:"\
asks as the editor does",specification:"https://containers.dev/implementors/json_reference",places:[...(0,A().commandsAt)(
"initializeCommand"," (on the host)"),...(0,A().commandsAt)("onCreateCommand updateContentCommand postCreateCommand post\
StartCommand postAttachCommand"," (in the container)"),...(0,A().namesIn)("dockerFile build/dockerfile dockerComposeFile").
map(b=>({at:b,form:"file",event:"build of the container"})),...(0,A().inside)("customizations/vscode/settings",O)],trust:{
source:"image",sources:"features customizations/vscode/extensions",more:"mounts runArgs capAdd securityOpt build/options",
on:"privileged",variables:"remoteEnv/* containerEnv/*",any:"remoteUser containerUser workspaceMount",changes:"build/cont\
ext build/target build/cacheFrom build/args/* service"}}]},60058:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),
t.UNREAD_FORMATS=t.AGENT_FORMATS=void 0;function A(){const p=f(11418);return A=function(){return p},p}function T(){const p=f(
12274);return T=function(){return p},p}function w(){const p=f(82328);return w=function(){return p},p}function I(){const p=f(
20300);return I=function(){return p},p}function L(){const p=f(56450);return L=function(){return p},p}const O=t.AGENT_FORMATS=
[...T().CLAUDE_FORMATS,...I().EDITOR_FORMATS,...A().OTHER_AGENT_FORMATS,...L().MACHINE_FORMATS].map(w().formatOf),D="htt\
ps://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",S=`CLAUDE.md CLAUDE.local.md AGENTS.md AGENTS.overrid\
e.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`,R={"Claude Code":".claude/** .claude-plugin/** .worktreeinclude","an agent":".agents/** .agent/** mcp_con\
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
sions"},b={syntax:"text",approval:"reads it as it is",specification:D,verified:!1},m=t.UNREAD_FORMATS=[{...b,name:"text",
tool:"an agent",files:S},...Object.entries(R).map(([p,M])=>({...b,name:"unread",tool:p,files:M,unread:`gene-gate does no\
t read this kind of file of ${p}`}))].map(w().formatOf)},56450:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),
t.MACHINE_FORMATS=void 0;function A(){const b=f(82328);return A=function(){return b},b}const T=`pre-commit pre-merge-com\
mit prepare-commit-msg commit-msg post-commit applypatch-msg pre-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`,w=new RegExp(`^(?:${(0,A().namesIn)(
T).join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:w},L="yml yaml json jsonc toml".replace(/\w+/g,"lefthook.$& l\
efthook-local.$&"),O={...I,detail:"name"},D=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,S={
approval:"asks nobody",isGeneral:!0},R=t.MACHINE_FORMATS=[{...S,name:"package.json",tool:"npm",files:"package.json",roots:"\
INIT_CWD",specification:"https://docs.npmjs.com/cli/using-npm/scripts",places:[{at:"scripts/*",form:"command",event:"npm\
 install ({0})",names:D},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(b=>(0,A().inside)(b,[I]))],trust:{more:"\
trustedDependencies pnpm/onlyBuiltDependencies",less:"pnpm/neverBuiltDependencies",on:"dependenciesMeta/*/built"}},{...S,
name:"git-hooks",tool:"git",files:(0,A().paths)(".husky .githooks .git-hooks githooks",T),syntax:"shell",specification:"\
https://git-scm.com/docs/githooks",places:[{at:"",form:"command",event:"{file}"}]},{...S,name:"lefthook",tool:"git (left\
hook)",files:L.replace(/\S+/g,"$& .$& .config/$&"),directories:["",...(0,A().namesIn)((0,A().paths)(".lefthook",T))],specification:"\
https://lefthook.dev/configuration/",places:[{...O,at:"*/commands/*"},{...O,at:"*/jobs/*",without:"group"},{...O,at:"*/j\
obs/*/group/jobs/*",without:"group"},{...O,at:"*/setup/*"},{at:"*/scripts/*",form:"setting",names:w,trust:A().TRUST.changes},
{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"}],commands:"rc lefthook",trust:{source:"r\
emote",any:"extends templates ai"}},{...S,name:"pre-commit",tool:"git (pre-commit)",files:".pre-commit-config.yaml .pre-\
commit-config.yml",specification:"https://pre-commit.com/#plugins",places:[{at:"repos/*",form:"setting",event:"repositor\
y",detail:"repo",trust:"source"},{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:["language","sys\
tem","script","unsupported","unsupported_script"]}],trust:{sources:"repos/*/hooks/*/additional_dependencies"}},{...S,name:"\
simple-git-hooks",tool:"git (simple-git-hooks)",files:".simple-git-hooks.json simple-git-hooks.json",specification:"http\
s://github.com/toplenboren/simple-git-hooks",places:[I]},{...S,name:"envrc",tool:"direnv",files:".envrc",syntax:"shell",
approval:"asks again when the file changes",specification:"https://direnv.net/man/direnv.1.html",places:[{at:"",form:"co\
mmand",event:"cd"}]},{...S,name:"mise",tool:"mise",files:`${(0,A().paths)("mise .mise .config/mise","config.toml conf.d/\
*.toml")} mise.toml .mise.toml mise.*.toml
      .mise.*.toml .config/mise.toml .rtx.toml`,roots:"MISE_PROJECT_ROOT MISE_CONFIG_ROOT config_root",approval:"asks on\
ce for the file",specification:"https://mise.jdx.dev/hooks.html",places:[{at:"hooks/*/task",form:"setting",trust:"any"},
{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file that changes"},
{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"task {0}",needs:"ru\
n"}],trust:{source:"tools/*",variables:"env/*",any:"env/_/source env/_/file env/_/path plugins/*",more:"settings/trusted\
_config_paths",on:"settings/not_found_auto_install",protects:"settings/paranoid settings/gpg_verify"}}]},82024:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.TEXT=t.SERVER_TRUST=t.SERVERS=t.SERVER=t.LANGUAGE_SERVER=t.HOOKS=t.GUARDS=
t.FLAT_HOOKS=t.ALL_HOOKS=void 0;function A(){const m=f(76774);return A=function(){return m},m}const T=t.GUARDS=/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i,
w=t.HOOKS={at:"hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,
only:["type","command","http",void 0],guards:T},I=t.FLAT_HOOKS={...w,at:"hooks/*/*"},L=t.ALL_HOOKS=[{...I,without:"hooks"},
w],O=t.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},D=t.SERVER_TRUST={more:"mcpServers/*/autoApprove \
mcpServers/*/alwaysAllow",less:"mcpServers/*/disabledTools",on:"mcpServers/*/trust mcpServers/*/autoStart",protects:"mcp\
Servers/*/disabled"},S=t.SERVERS={places:[O],trust:D,harmless:"$schema"},R=t.LANGUAGE_SERVER={at:"lsp/*",form:"start",event:"\
language server {0}"},b=t.TEXT=[{at:`${A().INLINE}/*`,form:"command",event:"text of {file}"},{at:A().LINKS,form:"setting",
event:"links to code",trust:"shown"}]},30547:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.VARIABLES=
t.OTHER_VARIABLES=t.HARMLESS_VARIABLES=void 0;function f(I){return new RegExp(`^(?:${I.trim().split(/\s+/).join("|").replaceAll(
"*","\\w*")})$`,"i")}const A=t.VARIABLES=f(`
  *_URL *_ENDPOINT *_PROXY *_MIRROR *_REGISTRY *_OPTIONS *_OPTS *_WRAPPER *_STARTUP_HOOKS
  BASH_ENV ENV PATH SHELL ZDOTDIR PROMPT_COMMAND IFS EDITOR VISUAL PAGER BROWSER COMSPEC PATHEXT
  PSMODULEPATH CLASSPATH JAVA_HOME MAKEFLAGS PHPRC RUSTC RUSTFLAGS CC CXX DOCKER_CONFIG KUBECONFIG
  DYLD* GIT* LD* PYTHON* PERL* RUBY* NPM_CONFIG* NODE(?!_ENV$)* COREPACK* YARN* BUN* DENO* PIP* UV* GEM*
  BUNDLE* GO* CARGO* LUA* COMPOSER* GRADLE* DOTNET* COR* CORECLR* SSL* CURL* OPENSSL* OTEL* LESS* GTK* QT*
  AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE REQUESTS_CA_BUNDLE ANTHROPIC_CUSTOM_HEADERS CLAUDE_ENV_FILE*
  CLAUDE_CONFIG_DIR* CLAUDE_CODE_SHELL* CLAUDE_CODE_GIT_BASH_PATH* CLAUDE_CODE_PLUGIN* CLAUDE_CODE_PROCESS*
  CLAUDE_CODE_TMPDIR* CLAUDE_CODE_CERT* CLAUDE_CODE_CLIENT* CLAUDE_CODE_SUBPROCESS* CLAUDE_CODE_SCRIPT*
  CLAUDE_CODE_MCP* CLAUDE_CODE_SKIP* CLAUDE_CODE_USE* CLAUDE_CODE_ENABLE_TELEMETRY CLAUDE_CODE_EXTRA_BODY
  CLAUDE_CODE_SAFE_MODE CLAUDE_CODE_DISABLE_POLICY_SKILLS
`),T=t.HARMLESS_VARIABLES=f(`
  ANTHROPIC_*MODEL* GEMINI_*MODEL* OPENAI_*MODEL* CLAUDE_CODE_*MODEL* *_TIMEOUT *_TIMEOUT_SECONDS *_MS *_TOKENS
  *_MAX_* MAX_* *_REGION DISABLE_TELEMETRY DISABLE_ERROR_REPORTING DISABLE_BUG_COMMAND DISABLE_FEEDBACK_COMMAND
  DISABLE_COST_WARNINGS DISABLE_*COMPACT DISABLE_PROMPT_CACHING* DO_NOT_TRACK NODE_ENV DEBUG CI TZ LANG LC_* TERM
  COLORTERM NO_COLOR FORCE_COLOR BASH_MAX_OUTPUT_LENGTH CLAUDE_CODE_EFFORT_LEVEL CLAUDE_CODE_NO_FLICKER
  CLAUDE_CODE_EXPERIMENTAL_AGENT_TEAMS CLAUDE_CODE_ENABLE_TASKS CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC
  CLAUDE_CODE_DISABLE_FEEDBACK_SURVEY CLAUDE_CODE_DISABLE_TERMINAL_TITLE CLAUDE_CODE_DISABLE_AUTO_MEMORY
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS
`),w=t.OTHER_VARIABLES=new RegExp(`^(?!${T.source.slice(1)})`,"i")},19610:function(H,t,f){Object.defineProperty(t,"__esM\
odule",{value:!0}),t.findHidden=b;function A(){const p=f(25367);return A=function(){return p},p}const T=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
w=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
I=/^[\u200B-\u200F\u061C]$/,L=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
O=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,D=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,S=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
R=/^\uFE0F?\u200D\uFE0F?$/;function b(p){const M=new Map,d=p.replace(w,h=>" ".repeat(h.length));for(const{0:h,index:y}of d.
matchAll(T)){const[c=""]=[...d.slice(Math.max(0,y-2),y)].slice(-1),[n=""]=[...d.slice(y+h.length,y+h.length+2)];if(m(h,c,
n,y))continue;const l=p.lastIndexOf(`
`,y)+1,o=M.get(l)??{offset:y,names:new Set};for(const r of h)o.names.add((0,A().codePointName)(r.codePointAt(0)??0));M.set(
l,o)}return[...M].map(([h,{offset:y,names:c}])=>{const n=p.indexOf(`
`,h);return{text:p.slice(h,n<0?void 0:n),offset:y,names:[...c]}})}function m(p,M,d,h){return p==="\uFEFF"?h===0:S.test(p)?
D.test(M):R.test(p)&&O.test(M)?O.test(d)||/[♀♂⚕⚖✈❤]/u.test(d):I.test(p)&&(L.test(M)||L.test(d))}},20702:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.judgeAgentFiles=p,t.judgeWholeFile=o,t.notJudgedFile=M,t.readFound=l;
function A(){const i=f(10473);return A=function(){return i},i}function T(){const i=f(59490);return T=function(){return i},
i}function w(){const i=f(13580);return w=function(){return i},i}function I(){const i=f(95132);return I=function(){return i},
i}function L(){const i=f(26750);return L=function(){return i},i}function O(){const i=f(97034);return O=function(){return i},
i}function D(){const i=f(99668);return D=function(){return i},i}function S(){const i=f(12195);return S=function(){return i},
i}function R(){const i=f(12792);return R=function(){return i},i}function b(){const i=f(92599);return b=function(){return i},
i}function m(){const i=f(41239);return m=function(){return i},i}async function p(i,g,e){const u=x=>new Map((0,D().agentFilesIn)(
x,g).map(j=>[j.path,j])),[v,P]=[u(i.baseTree),u(i.tree)],_=[...new Set([...v.keys(),...P.keys()])].sort(),N=g.agent_files;
return e.all(_,async x=>{const[j,$]=[v.get(x),P.get(x)];try{return await c(j,$,i,N)}catch(F){const U=$??j;return U&&M(U,
F)}}).then(x=>h(x.filter(j=>j!==void 0)))}function M(i,g){const{path:e}=i,u={path:e,line:1,column:1},v=[(0,I().notJudged)(
`the file \`${e}\``,g,{location:u})];return{file:{...i,entries:[],contents:[]},entries:[],findings:v}}const d=3;function h(i){
const g=new Set(i.flatMap(({entries:P})=>P.flatMap(({targets:_})=>_.map(({name:N})=>N)))),e=({entries:[P]})=>P?.entry.form===
"unread",u=i.filter(P=>e(P)&&!g.has(P.file.path)),v=(0,T().groupBy)(u,({file:P})=>P.format.tool);return i.flatMap(P=>{if(!e(
P))return[P];const _=v.get(P.file.format.tool)??[],[N,x]=[_.indexOf(P),_.length-d];return N<0||N>=d?[]:[N===d-1&&x>0?y(P,
x):P]})}function y(i,g){const e=i.findings.map(u=>({...u,args:{...u.args,detail:`${u.args.detail}, nor ${g} others`}}));
return{...i,entries:i.entries.map(u=>({...u,findings:e})),findings:e}}async function c(i,g,e,u){const v=i&&g&&await(0,O().
isSameFile)(i.entry,g.entry,e),P=(g??i)?.format.places.length===0;if(v&&P)return;const _=g&&await l(e.tree,g),N=v?_:i&&await l(
e.baseTree,i),x=_??N;if(x===void 0)return;const j=new Set(v?[]:N?.contents.map(({value:V})=>V)),$=v?[]:_?.contents.filter(
({value:V})=>!j.has(V))??[],F=[..._?.broken&&!v?[_.broken]:[],...$.map(V=>V.finding)],U=_?.broken?[]:await(0,O().compareEntries)(
x,N?.entries??[],_?.entries??[],e),z=v||U.length>0||_?.broken?U:n(x,g===void 0?"removed":i===void 0?"new":"changed"),K=await s(
{file:x,entries:z,findings:F},e.tree,u);if(K.entries.length===0&&K.findings.length===0)return;if(u.level!=="approve"||!K.
findings.some(E))return K;const J=K.entries.filter(({findings:V})=>V.some(E)),Z={path:x.path,events:J.map(({entry:V})=>V.
event)},ne={path:x.path,line:1,column:1},W=(0,I().finding)("agent-files-unapproved",Z,{location:ne});return{...K,findings:[
...K.findings,W]}}function n(i,g){const{path:e,format:u}=i;if(u.unread===void 0)return[];const v=u.places.length>0?"its \
text":"the whole file";return[{state:g,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",
event:v,location:{path:e,line:1,column:1}},targets:[]}]}async function l(i,{entry:g,...e}){return g===void 0?(0,R().unreadFile)(
e,"it is a symlink that leads to no file here"):(g.size??0)>R().MAX_BYTES?(0,R().unreadFile)(e,`it has more than ${R().MAX_BYTES}\
 bytes`):(0,R().readAgentFile)(e,await i.read(g.path))}async function o(i,g,e){const u=await Promise.all(i.entries.filter(
r).map(async _=>({entry:_,targets:await(0,b().runsOf)(_,i,g)}))),v=i.contents.map(_=>_.finding),P=i.broken?[i.broken]:v;
return s({file:i,entries:u,findings:P},g,e)}function r({setting:i,form:g}){if(i===void 0)return g!=="unread";const e={old:void 0,
now:i,before:[],after:[]};return i.trust!==void 0&&(0,m().directionOf)(i.trust,e)==="widens"}async function s({file:i,entries:g,
findings:e},u,v){const P=x=>x.map(j=>a(j,i,v)),_=await Promise.all(g.map(async x=>{const j=await(0,L().entryDigest)(x,i,
u),$=P(await k(x,i,u));return{...x,digest:j,findings:(0,L().accepted)($,j,v)}})),N=[...P(e),..._.flatMap(x=>x.findings)];
return{file:i,entries:_,findings:N}}function a(i,{format:g},{level:e}){const{failsByLevel:u,undecided:v}=(0,w().ruleOf)(
i.rule);return!g.verified&&!u&&!v?{...i,severity:"notice"}:e==="error"&&u&&i.severity!=="notice"?{...i,severity:"error"}:
i}function E({severity:i,suppressed:g}){return i!=="notice"&&g===void 0}async function k({state:i,entry:g,change:e,targets:u},{
path:v,format:P},_){const{event:N,shown:x,form:j,location:$,isHidden:F,setting:U}=g,{tool:G}=P,B={tool:G,event:N,command:x,
state:i??""},z={location:$};if(j==="unread"){const Y=P.unread??"";return[(0,I().finding)("agent-file-unread",{path:v,detail:Y},
{location:$,severity:"notice",harm:"bookkeeping"})]}if((e||U)&&i!=="script_changed"){const q=i===void 0||e==="narrows"||
e==="changes"?"notice":"warning",Q={...B,change:i===void 0?"widens":e??"",isMember:i!==void 0&&(0,m().isOfList)(U?.trust)};
return[(0,I().finding)("agent-setting-changed",Q,{...z,severity:q})]}if(i==="removed")return[];const K=i!=="script_chang\
ed",J=[];for(const{kind:Y,change:q,name:ee,script:Q,line:se}of u){if(Y!=="danger"||!(K||q))continue;const oe=Q===void 0?
ee:`runs \`${Q}\`, which ${ee} in line ${se}`,X=Q===void 0||se===void 0?$:{path:Q,line:se,column:1};J.push((0,I().finding)(
"agent-runs-danger",{...B,danger:oe},{location:X}))}K&&F&&J.push((0,I().finding)("agent-runs-danger",{...B,danger:"hides\
 its output"},z));const Z=u.filter(({change:Y})=>i===void 0||Y!==void 0);for(const{kind:Y,name:q}of Z){const ee=Y==="fil\
e"&&_?await(0,A().whyUnreadable)(_,q):void 0;ee&&J.push((0,I().finding)("agent-script-unreadable",{...B,script:q,why:ee},
z))}if(J.length>0)return J;const W=j==="server"&&u.length>0&&u.every(C)||!K?"notice":"warning",V=K?(0,S().meansOf)(u):Z.
map(({name:Y})=>`the change decides about \`${Y}\``);return[(0,I().finding)("agent-command-changed",{...B,means:V},{...z,
severity:W})]}function C({kind:i,name:g}){return i==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(g)}},
12195:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.meansOf=L;function A(){const O=f(97018);return A=
function(){return O},O}function T(){const O=f(36773);return T=function(){return O},O}const w={file:({name:O,change:D})=>`\
it runs \`${O}\`${D===void 0?"":`, which this change ${D==="added"?"adds":"edits"}`}`,npm_script:({name:O,change:D})=>`i\
t runs the script \`${O}\` of package.json${D?", which this change edits":""}`,missing:({name:O})=>`it runs \`${O}\`, whi\
ch is not in the commit`,outside:({name:O})=>`it runs \`${O}\`, which is outside of the repository`,package:({name:O,isExact:D})=>D?
`it fetches \`${O}\``:`it fetches \`${O}\` without an exact version`,inline:({name:O})=>`it has code for \`${O}\` in one \
line`,danger:({name:O,script:D,line:S})=>D===void 0?`it ${O}`:`\`${D}\` ${O} (line ${S})`,address:({name:O})=>`it connec\
ts to \`${O}\``,program:()=>{},unread:({name:O})=>`it could not be read: ${O}`},I=4;function L(O){const D=O.flatMap(R=>{
const b=(0,A().redact)(R.name).text;return w[R.kind]({...R,name:b})??[]}),S=O.filter(({kind:R})=>R==="program").map(({name:R})=>R);
return D.length===0&&S.length>0?[`it runs ${(0,T().inCode)(S.slice(0,I))} of the machine`]:D.length>I?[...D.slice(0,I),`\
and ${D.length-I} more`]:D}},53158:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.ProjectFiles=void 0;
function A(){const S=f(76760);return A=function(){return S},S}function T(){const S=f(59867);return T=function(){return S},
S}function w(){const S=f(3463);return w=function(){return S},S}function I(){const S=f(32854);return I=function(){return S},
S}function L(){const S=f(93028);return L=function(){return S},S}const O=/^(?:[/~\\]|[A-Za-z]:)/;class D{#e;#n;constructor(R,b){
this.#e=R,this.#n=b}into(R){const m=R===void 0||O.test(R)||/[$`]/.test(R)?[]:this.#n.map(p=>A().posix.join(p,R));return new D(
this.#e,m)}find(R,b=[""]){if(!(/^[/~]/.test(R)||R===""||!this.#e))for(const m of this.#n)for(const p of b){const M=(0,I().
normalise)(A().posix.join(m,R.replaceAll("\\","/"))+p),d=M===void 0?void 0:(0,I().resolveInTree)(this.#e,M);if(d?.kind===
"inside"&&(0,L().isRegular)(d.entry.kind)&&d.entry.tracked)return d.path}}script(R,b){const m=this.find(R,b);if(m!==void 0)
return{kind:"file",name:m};if(O.test(R))return{kind:"outside",name:R};const[p]=this.#n;if(p===void 0)return{kind:"unread",
name:`it runs ${R} in another directory`};const M=(0,I().normalise)(A().posix.join(p,R));return M===void 0?{kind:"outsid\
e",name:R}:{kind:this.#e===void 0?"file":"missing",name:M||"."}}named(R,b){const m=this.find(R.replace(/^-{1,2}[\w-]+=/,
""),b);return m===void 0?[]:[{kind:"file",name:m}]}async manifest(){const R=this.find("package.json");return this.#e&&R?
(0,w().objectIn)(await(0,T().readJsonFile)(this.#e,R)):{}}}t.ProjectFiles=D},12792:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.MAX_BYTES=void 0,t.readAgentFile=h,t.unreadFile=y;function A(){const e=f(76760);return A=function(){
return e},e}function T(){const e=f(23404);return T=function(){return e},e}function w(){const e=f(16111);return w=function(){
return e},e}function I(){const e=f(94534);return I=function(){return e},e}function L(){const e=f(3463);return L=function(){
return e},e}function O(){const e=f(97018);return O=function(){return e},e}function D(){const e=f(95132);return D=function(){
return e},e}function S(){const e=f(19610);return S=function(){return e},e}function R(){const e=f(23213);return R=function(){
return e},e}function b(){const e=f(76774);return b=function(){return e},e}function m(){const e=f(41239);return m=function(){
return e},e}function p(){const e=f(18255);return p=function(){return e},e}const M=t.MAX_BYTES=1024*1024,d=1e3;function h(e,u){
const{text:v,complete:P}=(0,I().decodeUtf8)(u),_=new(I()).Source(e.path,v),N=(U,G=0)=>y(e,U,_,G),{format:x,path:j}=e,{syntax:$=(0,b().
syntaxOf)(j)}=x;if(!P&&$!=="program"&&$!=="text")return N("it is not UTF-8",v.length);const F=$==="markdown"||$==="text"&&
P;try{const U=(0,p().findValues)((0,b().readSyntax)(v,$),x);return U.length>d?N(`it has more than ${d} commands and sett\
ings`):{...e,entries:U.map(G=>l(G,_,x)),get contents(){return[...i(_),...F?g(_):[]]}}}catch(U){if(U instanceof b().SyntaxProblem)
return N(U.message,U.offset);throw U}}function y(e,u,v=new(I()).Source(e.path,""),P=0){const{path:_}=e,N=(0,D().finding)(
"agent-file-unread",{path:_,detail:u},{location:v.location(P)});return{...e,entries:[],contents:[],broken:N}}const c=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
n=/"(?:reveal|showOutput)":"never"/i;function l(e,u,{places:v}){const{node:P,chain:_,isWrong:N,place:x}=e,{form:j,inherits:$=[],
trust:F,guards:U}=x,G=(0,w().getNodeValue)(P),B=_.slice(0,-1).flatMap(X=>$.flatMap(te=>(0,p().membersOf)(X,te))),z=Object.
fromEntries(B.map(([X,te])=>[X,(0,w().getNodeValue)(te)])),K=(0,L().isMapping)(G)?{...z,...G}:G,J=N?[R().UNREAD]:(0,R().
readValue)(j,K,u.path),Z=(0,L().isMapping)(K)&&j!=="command"&&j!=="setting",ne=X=>v.some(te=>te.form==="setting"&&te.at===
X),W=Object.entries(Z?K:{}).filter(([X])=>!c.test(X)&&!ne(`${x.at}/${X}`)),V=Z?Object.fromEntries(W):K??null,Y=n.test(JSON.
stringify([z,G])),ee=(j==="scripts"?J.slice(0,1):J).map(R().textOf).filter(X=>X!==""),Q=F==="source"&&(0,L().isMapping)(
G)?(0,m().sourceText)(G):G,se=j==="setting"&&F===void 0&&!N,oe=r(N?(0,w().getNodePath)(P).join(".")||"the whole file":s(
e,u));return{commands:J,form:j,event:oe,shown:se?"":r(ee.join(" ; ")||(typeof Q=="string"?Q:JSON.stringify(Q))),content:j===
"scripts"?"":(0,T().canonicalize)([Y,V]),isHidden:Y,...j==="setting"&&!N&&{setting:{...F&&{trust:F},value:G}},isGuard:U?.
test(oe)??!1,location:u.location(P.offset,P.offset+P.length)}}const o=1e3;function r(e){const u=(0,O().redact)(e).text.replace(
/\s+/g," ").trim();return u.length>o?`${u.slice(0,o)}\u2026`:u}function s({names:e,chain:u,place:{at:v,event:P,detail:_=""}},{
path:N}){const x=P?.replace(/\{(\d)\}/,(F,U)=>e[Number(U)]||'""').replace("{file}",()=>a(N))??e.reduce((F,U)=>F.replace(
"*",()=>U),v.replaceAll("/",".")),$=u.flatMap(F=>(0,p().membersOf)(F,_)).at(-1)?.[1].value;return typeof $=="string"&&$!==
""?`${x} (${$})`:x}function a(e){const u=A().posix.basename(e);return u==="SKILL.md"?A().posix.basename(A().posix.dirname(
e)):u}const E=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
k=4;function C(e){const u=/\d/.test(e)&&/[A-Za-z]/.test(e)&&new Set(e).size>=8;return e.length>=12&&u&&!E.test(e)}function i(e){
const{text:u,path:v}=e;return(0,O().redact)(u).redactions.flatMap(({kind:P,start:_,end:N})=>{const x=u.slice(_,N),j=e.location(
_,N),$=(0,D().finding)("agent-file-content",{path:v,kind:P},{location:j});return C(x)?[{value:x,finding:$}]:[]})}function g(e){
return(0,S().findHidden)(e.text).map(({text:u,offset:v,names:P})=>{const _=P.slice(0,k),N={path:e.path,kind:"hidden",characters:_,
more:P.length>k},x=e.location(v);return{value:u,finding:(0,D().finding)("agent-file-content",N,{location:x})}})}},23213:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.UNREAD=void 0,t.readValue=O,t.textOf=h;function A(){const c=f(76760);
return A=function(){return c},c}function T(){const c=f(3463);return T=function(){return c},c}function w(){const c=f(36773);
return w=function(){return c},c}function I(){const c=f(76774);return I=function(){return c},c}const L=t.UNREAD={unread:"\
it is not in the documented form"};function O(c,n,l){const o=A().posix.dirname(l);if(c==="file")return[n].flat().map(r=>typeof r!=
"string"?L:{file:r===""?l:A().posix.join(o,r)});if(c==="scripts"){const r=(0,T().objectIn)(n)[I().PATHS];return[{file:`${o}\
/`},...D(r)?r.map(s=>({file:A().posix.join(o,s)})):[]]}return c==="lines"?[n].flat().flatMap(r=>typeof r=="string"?{shell:r}:
(0,T().isMapping)(r)?p(r):L):c==="setting"?typeof n=="string"?[{argv:[],environment:[n]}]:[]:c!=="command"?(0,T().isMapping)(
n)?p(n):[L]:((0,T().isMapping)(n)?Object.values(n):[n]).map(r=>typeof r=="string"?{shell:r}:D(r)?{argv:r}:L)}function D(c){
return Array.isArray(c)&&c.every(n=>typeof n=="string")}const S="windows osx linux commandWindows command_windows powers\
hell run_windows".split(" "),R=["exec","run","bash","path","program","entry","cmd"],b=["arguments","with_arguments"];function m(c){
const n=g=>g.map(e=>c[e]).find(e=>e!==void 0),{script:l,runner:o,type:r}=c,a=typeof l=="string"&&r!=="npm"?[o??[],`./${l}`].
flat():void 0,E=c.command??n(R)??a,k=c.args??n(b),[C,...i]=[E].flat();return{...c,...E!==void 0&&{command:C},...(k!==void 0||
i.length>0)&&{args:i.length>0?[i,k??[]].flat():k}}}function p(c){const n=m(c),l=S.map(r=>n[r]).map(r=>typeof r=="string"?
{command:r}:r).filter(r=>(0,T().isMapping)(r)&&r.command!==void 0);return[...n.command===void 0&&(l[0]??n.dependsOn)?[]:
[{}],...l].flatMap(r=>M({...n,...r}))}function M(c){const{type:n,script:l,command:o,args:r=[],headersHelper:s}=c,a=typeof s==
"string"?[{shell:s}]:[],k=[c.url,c.httpUrl,c.serverUrl].find(G=>typeof G=="string");if(o===void 0&&k!==void 0)return[...a,
{address:k}];const C=n==="npm"&&o===void 0,i=Array.isArray(r)?r.map(d):[void 0],g=C?["npm","run",l]:[d(o),...i];if(!D(g))
return[L];const[e="",...u]=g,P=(u.length===0?/^$|[\s|;&$()<>`'"]/.test(e):n==="shell")?{shell:[e,...u.map(y)].join(" ")}:
{argv:g},{cwd:_,env:N,shell:x}=(0,T().isMapping)(c.options)?c.options:c,j=(0,T().isMapping)(x)?[x.executable,x.args??[]].
flat():[],$=Object.values((0,T().isMapping)(N)?N:{}).filter(G=>typeof G=="string"),F=typeof _=="string"?{directory:_}:{},
U=D(j)&&j.length>0?[{argv:j}]:[];return[{...P,...F,environment:$},...U,...a]}function d(c){return(0,T().isMapping)(c)?c.
value:c}function h(c){return"argv"in c?c.argv.map(y).join(" "):"unread"in c?"":"file"in c?c.file:"shell"in c?c.shell:c.address}
function y(c){return/^[\w@%+=:,./${}-]+$/.test(c)?c:(0,w().singleQuoted)(c)}},92599:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.keyOf=p,t.runsOf=m;function A(){const s=f(76760);return A=function(){return s},s}function T(){
const s=f(10473);return T=function(){return s},s}function w(){const s=f(95244);return w=function(){return s},s}function I(){
const s=f(32854);return I=function(){return s},s}function L(){const s=f(93028);return L=function(){return s},s}function O(){
const s=f(47905);return O=function(){return s},s}function D(){const s=f(53158);return D=function(){return s},s}function S(){
const s=f(23213);return S=function(){return s},s}function R(){const s=f(98809);return R=function(){return s},s}const b=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function m({commands:s},{path:a,root:E,format:k},C,i=new Set){const{directories:g=[""],roots:e}=k,u=[...g.map($=>A().
posix.join(E,$)),"",A().posix.dirname(a)],v=new(D()).ProjectFiles(C,u),P=M(e.join("|")),_=[];for(const $ of s)_.push(..."\
file"in $?l(P($.file),C):await o($,v,P));const N=({name:$})=>(0,L().isRegular)(C?.stat($)?.kind),x=[..._,...y(s,_,i).filter(
N)],j=new Set(x.flatMap(({kind:$,name:F})=>$==="file"?[F]:[]));for(const $ of j)x.push(...C?await n(C,$):[]);return[...new Map(
x.map($=>[p($),$])).values()]}function p({kind:s,name:a,script:E,text:k}){return JSON.stringify([s,a,...s==="danger"?[E,
k]:[]])}function M(s){const a=new RegExp(`\\$(?:(?:env:)?(?:${s})\\b|\\{(?:env:)?(?:${s})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${s})%`,"g");return E=>E.replace(a,".").replace(b,"~")}const d=/(?<![\w.@+-])(?:[\w.@+-]+[\\/])+[\w.@+-]+|(?=[\w@+-])(?<=(?<![\w.@+-])\.*)[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
h=/\$(?:env:)?\w+|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|%\w+%/g;function y(s,a,E){if(E.size===0)return[];const k=s.flatMap(
e=>"environment"in e?e.environment??[]:[]),C=[...s.map(S().textOf),...k].flatMap(e=>e.replace(h,"").match(d)??[]).map(e=>e.
replaceAll("\\","/").replace(/^(?:\.{1,2}\/)+/,"")),i=(e,u)=>e===u||e.endsWith(`/${u}`),g=C.filter(e=>!a.some(({kind:u,name:v})=>u===
"file"&&i(v,e)));return[...E].filter(e=>g.some(u=>i(e,u))).map(e=>({kind:"file",name:e}))}const c=2e5;async function n(s,a){
const E=await(0,T().readText)(s,a,c);if(E===void 0||"unread"in E)return[];const k=E.text.split(`
`);return(0,O().dangersInScript)(a,E.text).map(({does:C,at:i})=>{const g=E.text.slice(0,i).split(`
`).length;return{kind:"danger",name:C,script:a,line:g,text:k[g-1]?.trim()??""}})}function l(s,a){if(!a)return[];const E=(0,I().
resolveInTree)(a,s.replace(/\/$/,""));if(E.kind!=="inside")return[];const k=({path:g,kind:e})=>e==="directory"?a.list(g).
flatMap(k):e==="executable"||e==="file"&&(0,w().isCode)(g)?[g]:[];return(s.endsWith("/")?k(E.entry):(0,L().isRegular)(E.
entry.kind)?[E.path]:[]).map(g=>({kind:"file",name:g}))}async function o(s,a,E){if("address"in s)return[{kind:"address",
name:s.address}];if("unread"in s)return[{kind:"unread",name:s.unread}];const{directory:k,environment:C=[]}=s,i=k?a.into(
E(k)):a,g="shell"in s?s.shell.split(/["'|;&]/):[],e=[...C,...g.filter(v=>v.includes("\\"))].map(E);return[..."shell"in s?
await(0,R().textRuns)(E(s.shell),i):[...(0,O().dangersInShell)((0,S().textOf)(s)).map(({does:v})=>({kind:"danger",name:v})),
...await(0,R().wordRuns)(s.argv.map(v=>r(E(v))),i)],...e.flatMap(v=>(0,R().valueRuns)(v,i))]}function r(s){const a=!/\$\{|\$\w/.
test(s);return{text:s,shown:s,quoted:!0,span:{start:0,end:0},isKnown:a}}},76774:function(H,t,f){Object.defineProperty(t,
"__esModule",{value:!0}),t.SyntaxProblem=t.PATHS=t.LINKS=t.INLINE=void 0,t.readSyntax=p,t.syntaxOf=m;function A(){const g=f(
76760);return A=function(){return g},g}function T(){const g=f(16111);return T=function(){return g},g}function w(){const g=f(
60502);return w=function(){return g},g}function I(){const g=f(69873);return I=function(){return g},g}function L(){const g=f(
3463);return L=function(){return g},g}class O extends Error{offset;constructor(e,u=0){super(e),this.offset=u}}t.SyntaxProblem=
O;const D=t.INLINE="!`",S=t.LINKS="!link",R=t.PATHS="!path",b={".md":"markdown",".toml":"toml",".yaml":"yaml",".yml":"ya\
ml"};function m(g){return b[A().posix.extname(g).toLowerCase()]??"json"}function p(g,e){if((0,L().isNestedTooDeep)(e==="\
markdown"?r(g).text:g))throw new O("its brackets are nested too deeply");return M[e](g)}const M={json:d,toml:n,yaml:o,markdown:E,
shell:g=>h(g,[0,g.length]),program:()=>h("",[0,0]),text:()=>h("",[0,0])};function d(g){const e=[],u=(0,T().parseTree)(g,
e,{allowTrailingComma:!0}),[v]=e;if(v){const P=(0,T().printParseErrorCode)(v.error).replace(/\B[A-Z]/g," $&").toLowerCase();
throw new O(P,v.offset)}if(u===void 0)throw new O("it is empty");return u}function h(g,[e,u]){return{type:g===null?"null":
typeof g,value:g,offset:e,length:u-e}}function y(g,e,[u,v]){const P={type:g,offset:u,length:v-u,children:e};for(const _ of e)
_.parent=P;return P}function c(g,e,u){return y("property",[h(g,u),e],u)}function n(g){try{const e=(0,w().parseTOML)(g),u=new Map,
v=({body:_},N)=>{for(const x of _){const j=x.key.keys.map(F=>F.type==="TOMLBare"?F.name:F.value),$=x.type==="TOMLTable"?
x.resolvedKey:[...N,...j];u.set($.join("\0"),x.range),x.type==="TOMLTable"?v(x,$):x.value.type==="TOMLInlineTable"&&v(x.
value,$)}};v(e.body[0],[]);const P=(_,N,x)=>{const j=u.get(N.join("\0"))??x;if(Array.isArray(_))return y("array",_.map((F,U)=>P(
F,[...N,U],j)),j);if(!(0,L().isMapping)(_)||_ instanceof Date)return h(_ instanceof Date?_.toISOString():_,j);const $=Object.
entries(_).map(([F,U])=>c(F,P(U,[...N,F],j),j));return y("object",$,j)};return P((0,w().getStaticTOMLValue)(e),[],[0,g.length])}catch(e){
throw e instanceof w().ParseError?new O(l(e.message),e.index):e}}function l(g){const[e=""]=g.split(`
`);return e.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,u=>u.toLowerCase())}function o(g,e=0){const u=(0,I().
parseDocument)(g,{uniqueKeys:!0}),[v]=u.errors;if(v)throw new O(l(v.message),e+v.pos[0]);let P=0;const _=(N,x)=>{if((0,I().
isAlias)(N)){if(P+=1,P>100)throw new O("it has too many aliases",x[0]);return _(N.resolve(u),x)}const j=(0,I().isMap)(N)||
(0,I().isSeq)(N)||(0,I().isScalar)(N)?N.range:void 0,$=j?[e+j[0],e+j[1]]:x;if((0,I().isMap)(N))return y("object",N.items.
map(({key:U,value:G})=>c(String(U),_(G,$),$)),$);if((0,I().isSeq)(N))return y("array",N.items.map(U=>_(U,$)),$);const F=(0,I().
isScalar)(N)?N.value:null;return h(typeof F=="object"&&F!==null?String(F):F,$)};return _(u.contents,[e,e+g.length])}function r(g){
const[e="",u="",v=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(g)??[];return e!==""&&g.startsWith(e)?{text:v,
start:u.length,end:e.length}:{text:"",start:0,end:0}}const s=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
a=[[D,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[S,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${s}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[R,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${s}(?![\w/-])`,"g")]];function E(g){const{text:e,start:u,
end:v}=r(g),P=[0,g.length],_=a.flatMap(([N,x])=>{const j=[...g.slice(v).matchAll(x)].map($=>{const F=v+$.index;return h(
$[1]??$[2]??$[0],[F,F+$[0].length])});return j.length>0?[c(N,y("array",j,P),P)]:[]});return y("object",[...C(e,u),..._],
P)}const k=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function C(g,e){try{return i(o(g,e))}catch(u){
if(!(u instanceof O))throw u}return[...g.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(u=>{const[v,P="",_=""]=u,
N=e+u.index;try{return i(o(v,N))}catch(j){if(!(j instanceof O)||k.test(v))throw j}const x=[N,N+v.length];return c(P,h(_.
trim(),x),x)})}function i({type:g,children:e=[]}){return g==="object"?e:[]}},98809:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.textRuns=S,t.valueRuns=b,t.wordRuns=m;function A(){const e=f(3463);return A=function(){return e},
e}function T(){const e=f(95244);return T=function(){return e},e}function w(){const e=f(11331);return w=function(){return e},
e}function I(){const e=f(81716);return I=function(){return e},e}function L(){const e=f(54421);return L=function(){return e},
e}function O(){const e=f(47905);return O=function(){return e},e}const D=4;async function S(e,u,v=0){if(v>D)return[M("it \
is nested too deeply")];const P=(0,I().readShellText)(e);return P.length===0&&e.trim()!==""?[M("it is too long")]:[...[...new Set(
(0,O().dangersInShell)(e).map(({does:N})=>N))].map(N=>({kind:"danger",name:N})),...await R(P,e,u,v)]}async function R(e,u,v,P){
const _=[];let N=v;for(const x of e){if(_.push(...await R(x.inside,u,N,P)),x.subshell!==void 0)continue;if(x.defines){_.
push(M("it defines a function"));continue}const{words:j,assignments:$}=(0,I().withoutReserved)(x),F=j.map(B=>({...B,shown:u.
slice(B.span.start,B.span.end),isKnown:!(0,I().isDynamic)(x,B)}));_.push(...$.flatMap(({value:B})=>b(B,N)));const[U,G]=F;
U?.text==="cd"||U?.text==="pushd"?N=N.into(G?.isKnown?G.text:void 0):_.push(...await m(F,N,P))}return _}function b(e,u){
return e.split(/[\s=:,]+/).flatMap(v=>u.named(v))}async function m(e,u,v=0){const P=(0,L().startedWords)(e),[_,...N]=P;if(_===
void 0||p(_.text))return[];if(!_.isKnown)return[M(`it starts ${_.shown}`)];const x=(0,w().programNamed)(_.text)??{name:(0,w().
baseName)(_.text),kind:"system"},j=(0,L().textHanded)(P);if(x.kind==="shell"&&j)return j.words.every(({isKnown:V})=>V)||
/\s/.test(j.text)?S(j.text,u,v+1):[M("a shell runs what it is handed")];const $=N.some(({text:W})=>r(W)||o(W));if((0,w().
runsCode)(_.text)&&($||!x.runsScripts))return y((0,w().baseName)(_.text),N,j!==void 0,u);const{files:F,left:U}=h(N,u),G=U.
map(({text:W})=>W),B=r(_.text)&&!l.test(_.text),z=o(_.text)?u.named(_.text):[],K=B?[u.script(_.text)]:z.length>0?z:await c(
x,G,F,v),J=G.filter(o).flatMap(W=>{const V=F.named(W);return V.length>0?V:u.named(W)}),Z=x.runsInside?U.findIndex(({text:W})=>(0,w().
runsCode)(W)):-1,ne=Z<0?[]:await m(U.slice(Z),F,v);return[...K,...ne,...J]}function p(e){return(0,w().isWithoutEffect)(e)||
(0,w().changesShell)(e)&&(0,w().programNamed)(e)===void 0}function M(e){return{kind:"unread",name:e}}const d=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function h(e,u){const v=e.findIndex(({text:N})=>d.test(N));if(v<0)return{files:u,left:e};const P=d.exec(e[v]?.text??"")?.[1],
_=e.toSpliced(v,P===void 0?2:1);return{files:u.into(P??e[v+1]?.text),left:_}}function y(e,u,v,P){const _=u.flatMap(({text:U})=>P.
named(U));if(v)return[{kind:"inline",name:e},..._];const N=u.filter(({text:U})=>!U.startsWith("-")),x=N.find(({text:U})=>r(
U)||o(U))??N[0],j={kind:"program",name:e};if(_.length>0||x===void 0)return _.length>0?_:[j];const{text:$}=x;if(!x.isKnown)
return[M(`it runs ${x.shown}`)];if(/^\w{2,}:/.test($))return[{kind:"package",name:$,isExact:/@v?\d+\.\d+/.test($)}];if(u[u.
indexOf(x)-1]?.text!=="-m")return[P.script($,k)];const F=P.named($.replaceAll(".","/"),k);return F.length>0?F:[j]}async function c(e,u,v,P){
const _=await v.manifest(),N=e.runsScripts&&s(u),x=E(N).flatMap(U=>{const G=(0,A().textIn)((0,A().objectIn)(_.scripts),U);
return G===""?[]:[{kind:"npm_script",name:U,text:G}]}),j=await Promise.all(x.map(({text:U=""})=>S(U,v,P+1))),F=x.length>
0&&!a.test(N??"")?[]:n(e,u,_,v);return[...x,...j.flat(),...F]}function n(e,u,v,P){const{name:_,finds:N=""}=e,x=N.split("\
 ").flatMap(B=>P.named(B));if(x.length>0)return x;const j=g(e,u);if(j===void 0)return[{kind:"program",name:_}];const $=P.
named(j.name);if($.length>0||/^[./]/.test(j.name))return $.length>0?$:[{kind:"program",name:_}];const{dependencies:F,devDependencies:U}=v;
return[[F,U].some(B=>j.name in(0,A().objectIn)(B))?{kind:"program",name:j.name}:{kind:"package",...j}]}const l=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function o(e){return(0,T().isCode)(e)||/\.(?:exe|jar)$/i.test(e)}function r(e){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(e)&&!e.includes("://")}function s(e){const[u,v]=e.filter(P=>!P.startsWith("-"));return u==="run"||u==="run-script"?
v:u}const a=/^(?:add|ci|clean-install|i|install)$/;function E(e){if(e===void 0)return[];const u=v=>[`pre${v}`,v,`post${v}`];
return a.test(e)?[...new Set([e,"install","prepare"].flatMap(u)),"prepublish"]:u(e)}const k=["",...".js .mjs .cjs .ts /i\
ndex.js .py /__main__.py /__init__.py".split(" ")],C=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
i=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+(?!\d)\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g({fetches:e},u){
const v=u.filter(x=>!x.startsWith("-")),P=[2,1,0].find(x=>x<=v.length&&e?.test(v.slice(0,x).join(" ")));if(P===void 0)return;
const _=P===0?0:u.indexOf(v[P-1]??"")+1,N=u.slice(_).map(x=>x.replace(/^--(?:from|package)=/,"")).find((x,j,$)=>!/^(?:-|[\d.:]+\w?$)/.
test(x)&&!C.test($[j-1]??""));return N===void 0?void 0:{name:N,isExact:i.test(N)}}},41239:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.directionOf=I,t.isOfList=T,t.sourceText=b;function A(){const y=f(3463);return A=function(){
return y},y}function T(y){return w.has(y)}const w=new Set(["more","less","all","sources","shown"]);function I(y,{old:c,now:n,
before:l,after:o}){const r=(n??c)?.value,s=k=>k.some(C=>M(C,r));if(y==="any")return n?"widens":"changes";if(y==="shown")
return"changes";if(y==="source"||y==="sources"){const[k,C]=[m(r),l.map(m)],i=C.filter(({name:e})=>e===k.name),g=k.isMoving&&
i.every(({isMoving:e})=>!e);return n&&(i.length===0||g)?"widens":"changes"}if(y==="all")return n?l.length===0||s(l)?"nar\
rows":"widens":o.length===0?"widens":"narrows";if(y==="more")return n&&!s(l)?"widens":"narrows";if(y==="less")return n||
s(o)?"narrows":"widens";const[a,E]=[L(c,y),L(n,y)];return a===E?"changes":E>a?"widens":"narrows"}function L(y,{order:c,unset:n}){
const l=c.indexOf(y?y.value:n);return l<0?c.length:l}const O=["source","repo","url","git_url","registry","package","comm\
and"],D=["sha","rev","ref","version"],S=/^[v^~>=<]*\d[\w.+-]*$/,R=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function b(y){return[...O,...D].map(n=>y[n]).filter(n=>typeof n=="string").join(" ")}function m(y){if((0,A().isMapping)(
y)){const l=D.map(r=>y[r]).find(r=>r!==void 0);return{name:JSON.stringify(O.map(r=>y[r])),isMoving:R.test(`${l??""}`)}}const c=typeof y==
"string"?y:JSON.stringify(y);if(S.test(c)||R.test(c))return{name:"",isMoving:R.test(c)};const[n=""]=/[:@#].*/s.exec(c.slice(
c.lastIndexOf("/")+1))??[];return{name:c.slice(0,c.length-n.length),isMoving:R.test(n.slice(1))}}const p=/[;&|`$<>\n]/;function M(y,c){
if(y===c)return!0;if(typeof y!="string"||typeof c!="string")return!1;const[n,l]=[d(y),d(c)],o=n.tool===l.tool||h(n.tool,
l.tool);if(!o||n.argument===void 0||n.argument==="*")return o;const{argument:r}=l;return r!==void 0&&!p.test(r)&&h(n.argument,
r)}function d(y){const[,c=y,n]=/^([^()]*)\((.*)\)$/s.exec(y)??[];return{tool:c,...n!==void 0&&{argument:n}}}function h(y,c){
const n=y.replace(/:\*$/,"*").split("*"),[l="",...o]=n;if(o.length===0)return l===c;if(!c.startsWith(l))return!1;const r=o.
pop()??"";let s=l.length;for(const a of o){const E=c.indexOf(a,s);if(E<0)return!1;s=E+a.length}return c.length-r.length>=
s&&c.endsWith(r)}},18255:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.findValues=I,t.membersOf=d;function A(){
const n=f(16111);return A=function(){return n},n}function T(){const n=f(3463);return T=function(){return n},n}function w(){
const n=f(41239);return w=function(){return n},n}function I(n,l){const{places:o,harmless:r}=l,s=o.flatMap(k=>{const C=m(
n,k).map(e=>D(e)==="wrong"?{...e,isWrong:!0}:e),i=C.filter(e=>D(e)!=="other"&&!L(e,o)),g=({node:e})=>k.startsOthers&&"de\
pendsOn"in b(e);return i.some(g)?C:i}),a=new Map(s.map(k=>[k.node,k])),E=r&&n.type==="object"?y(n,h(l),new Set(a.keys())):
[];return[...a.values(),...E]}function L({node:n,chain:l,place:o},r){const s=c(n)||l.at(-1)?.type==="object";return o.form===
"setting"&&o.trust!=="source"&&s&&O(o.at,r)}function O(n,l){return l.some(o=>o.at.startsWith(`${n}/`))}function D({node:n,
isWrong:l,place:o}){const{only:r,without:s,needs:a}=o;if(l)return"wrong";if(s!==void 0&&s in b(n)||a!==void 0&&n.type===
"object"&&!(a in b(n)))return"other";if(r===void 0)return"own";const[E,...k]=r,C=R((0,A().getNodeValue)(n),E);return k.some(
g=>S(g)===S(C))?"own":C===void 0||k.some(g=>typeof g==typeof C)?"other":"wrong"}function S(n){return typeof n=="string"?
n.toLowerCase():n}function R(n,l){const o=(r,s)=>(0,T().isMapping)(r)?r[s]:r===void 0?r:null;return l.split("/").reduce(
o,n)}function b(n){return n.type==="object"?(0,A().getNodeValue)(n):{}}function m(n,l){const o=[];let r=[{place:l,node:n,
names:[],chain:[n]}];for(const s of p(l.at))r=r.flatMap(a=>{const{node:E,names:k,chain:C}=a,i=E.type==="array"&&s==="*";
E.type!=="object"&&!i&&!l.mayDiffer&&o.push({...a,isWrong:!0});const g=s==="*"&&k.length===0;return d(E,s).filter(([e])=>!g||
l.names?.test(e)!==!1).map(([e,u])=>({place:l,node:u,names:s==="*"?[...k,e]:k,chain:[...C,u]}))});return[...(0,w().isOfList)(
l.trust)?r.flatMap(M):r,...o]}function p(n){return n===""?[]:n.split("/")}function M(n){const{node:l}=n;if(l.type==="obj\
ect")return(l.children??[]).flatMap(({children:[r]=[]})=>r?[{...n,node:r}]:[]);if(l.type==="array")return(l.children??[]).
map(r=>({...n,node:r}));if(l.type!=="string")return[n];const o=String(l.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return o.
length===1?[n]:o.map(r=>({...n,node:{...l,value:r}}))}function d({type:n,children:l=[]},o){return n==="array"&&o==="*"?l.
map((r,s)=>[`${s+1}`,r]):n!=="object"?[]:l.flatMap(({children:[r,s]=[]})=>s&&(o==="*"||r?.value===o)?[[String(r?.value),
s]]:[])}function h({places:n,harmless:l=[]}){return[...n.map(({at:o,names:r,only:s,needs:a})=>({steps:p(o),names:r,isPart:s!==
void 0||a!==void 0||O(o,n)})),...n.flatMap(({at:o,detail:r,names:s})=>p(o).flatMap((a,E,k)=>r===void 0?[]:{steps:[...k.slice(
0,E),r],names:s})),...l.map(({at:o,names:r})=>({steps:p(o),names:r}))]}function y(n,l,o){const r=(s,a,E)=>{const k=E.length;
return d(s.at(-1)??n,"*").flatMap(([C,i])=>{const g=a.filter(({steps:_,names:N})=>{const x=_.indexOf("*")===k;return _[k]===
"*"?!x||N?.test(C)!==!1:_[k]===C}),e=({steps:_,isPart:N})=>_.length===k+1&&!N;if(o.has(i)||g.some(e))return[];const[u,v]=[
[...s,i],[...E,C]];return c(i)&&g.some(({steps:_})=>_.length>k+1)?r(u,g,v):[{place:{at:v.filter((_,N)=>u[N]?.type!=="arr\
ay").join("/"),form:"setting"},node:i,names:[],chain:u}]})};return r([n],l,[])}function c({type:n}){return n==="object"||
n==="array"}},98285:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.annotationsOf=L,t.withoutAnnotations=
O;function A(){const D=f(27199);return A=function(){return D},D}const T=["generation_meta","model_name"],w=2e3,I=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function L(D){return D.type!=="Gene"?[]:T.filter(S=>{const R=D[S];if(typeof R!="string"&&!(0,A().isJsonObject)(R))return!1;
const b=JSON.stringify(R);return b.length<=w&&!I.test(b)})}function O(D){const S=new Set(L(D));return S.size===0?D:Object.
fromEntries(Object.entries(D).filter(([R])=>!S.has(R)))}},27928:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.SEED_HASHES=void 0;const f=t.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"\
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
2.0.35",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(H,t,f){Object.
defineProperty(t,"__esModule",{value:!0}),t.activatedSeeds=D,t.seedRelease=L;function A(){const S=f(77598);return A=function(){
return S},S}function T(){const S=f(23404);return T=function(){return S},S}function w(){const S=f(64385);return w=function(){
return S},S}function I(){const S=f(27928);return I=function(){return S},S}function L({value:S,envelope:R}){if(R===void 0)
return I().SEED_HASHES[(0,A().hash)("sha256",(0,T().canonicalize)(S)).slice(0,32)]}const O=/\.seed\.json$/;function D({head:S,
base:R,untouched:b},m){const p=(y,c)=>y.filter(({path:n})=>O.test(n)===c).flatMap(({assets:n})=>n).filter(({type:n,value:l})=>n===
"Gene"&&(0,w().declaredId)(l)!==void 0),M=new Set(p(R,!0).map(({id:y})=>y));if(M.size===0)return[];const d=new Set(p([...R,
...b],!1).map(({id:y})=>y)),h=new Set(m.map(({asset:y})=>y));return p(S,!1).filter(y=>M.has(y.id)&&!d.has(y.id)&&!h.has(
y))}},68450:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.commonStart=O,t.packagesAbove=b,t.shownRoot=
S,t.storeOf=L;function A(){const p=f(76760);return A=function(){return p},p}function T(){const p=f(39491);return T=function(){
return p},p}function w(){const p=f(32854);return w=function(){return p},p}function I(){const p=f(93028);return I=function(){
return p},p}function L(p,{policy:M,tree:d,base:h}){const[y]=M.stores.map(({path:l,root:o=".",checkout_as:r})=>({path:(0,w().
normalise)(l)??"",root:(0,w().normalise)(o)??"",...r!==void 0&&{checkoutAs:r}})).filter(({path:l})=>(0,w().isWithin)(p,l)).
sort((l,o)=>o.path.length-l.path.length),c=A().posix.dirname(p).replace(/^\.$/,"");if(y!==void 0)return{...y,path:c,named:!0};
const n=[h,d].find(l=>l?.stat(c)?.kind==="directory");return{path:c,root:(n&&b(n,c)[0])??""}}function O(p,M){const d=new Map(
[...p].map(y=>D(L(y,M)))),[h={root:""}]=d.values();return d.size<2?h:{root:""}}function D({root:p,checkoutAs:M}){return[
JSON.stringify([p,M]),{root:p,checkoutAs:M}]}function S({root:p,checkoutAs:M}){return M===void 0?p||".":".."}const R=(0,I().
perTree)(()=>new Map);function b(p,M){const d=R(p).get(M)??m(p,M);return R(p).set(M,d),d}function m(p,M){return[...new Set(
[M,...(0,T().foldersAbove)(M).reverse(),""])].filter(h=>p.stat(A().posix.join(h,"package.json"))!==void 0)}},85475:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.asHubHashes=n,t.assetIdOf=M,t.contentHash=y,t.hashFindings=m,t.identityFindings=
R,t.isMissingIdentity=b,t.matchContentHash=S,t.unhashedFields=l;function A(){const o=f(23404);return A=function(){return o},
o}function T(){const o=f(98285);return T=function(){return o},o}function w(){const o=f(27199);return w=function(){return o},
o}function I(){const o=f(36093);return I=function(){return o},o}function L(){const o=f(95132);return L=function(){return o},
o}function O(){const o=f(94377);return O=function(){return o},o}const D=new Set(["Gene","Capsule","EvolutionEvent"]);function S(o){
const{type:r,value:s}=o,a=s.asset_id;if(a===y(o.value))return"content";if(r==="Capsule"&&a===y(n(s)))return"hub";if(typeof a==
"string")return a===y((0,T().withoutAnnotations)(s))?"local":(0,O().asEngineHashed)(s)?"engine":void 0}function R(o,r){const{
type:s,value:a}=o;if(!D.has(s))return m(o,r);const E=p(o,r),k=(0,w().placeOf)(o),C=a.asset_id===void 0?y(o.value):void 0;
return[...a.schema_version===void 0?[(0,L().finding)("schema-version-missing",E,k)]:[],...C===void 0?m(o,r):[(0,L().finding)(
"content-hash-missing",{...E,expected:C},k)]]}function b({rule:o}){return o==="schema-version-missing"||o==="content-has\
h-missing"}function m(o,r,s=!1,a){const{value:E}=o;if(E.asset_id===void 0||S(o)!==void 0)return[];const k=y(o.value),C=(0,O().
otherHashForm)(o),i=(0,I().seedRelease)(o),e=C==="created"||i!==void 0?"notice":(0,O().hasOnlyLearned)(o,a)?"warning":"e\
rror",u=r==="author"?"error":e,v={...(0,w().placeOf)(o,["asset_id"]),severity:u},P={...p(o,r),expected:k,...C&&{form:C},
...i&&{seed:i}},_=s&&u!=="notice"&&r==="fix"?d(o,k):void 0;return[{...(0,L().finding)("content-hash-mismatch",P,v),..._&&
{edit:_}}]}function p({type:o,id:r},s){return{type:o,id:r,fixable:s==="fix",...s==="author"&&{foreign:!0}}}function M(o){
const{asset_id:r}=o.value;return typeof r=="string"&&S(o)!==void 0?r:y(o.value)}function d({type:o,path:r,pointer:s,value:a},E){
const{asset_id:k,...C}=a;if(!(typeof k!="string"||Object.values(C).some(h))&&S({type:o,value:{...C,asset_id:E}})!==void 0)
return{path:r,pointer:(0,w().pointerText)([...s,"asset_id"]),old:k,new:[E],fix:!0}}function h(o){return typeof o!="objec\
t"||o===null?!1:Object.hasOwn(o,"asset_id")||Object.values(o).some(h)}function y(o){return(0,A().computeAssetId)(o)??""}
const c=["notes","details"];function n(o){const{outcome:r}=o;if(!(0,w().isJsonObject)(r))return o;const{notes:s,details:a,
...E}=r;return{...o,outcome:E}}function l(o){const{outcome:r}=o.value,s=S(o);return s==="local"?(0,T().annotationsOf)(o.
value):s!=="hub"||!(0,w().isJsonObject)(r)?[]:c.filter(a=>Object.hasOwn(r,a)).map(a=>`outcome.${a}`)}},94377:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.asEngineHashed=L,t.hasOnlyLearned=D,t.hashDigits=R,t.otherHashForm=w;
function A(){const b=f(23404);return A=function(){return b},b}function T(){const b=f(27199);return T=function(){return b},
b}function w({value:b}){const m=typeof b.asset_id=="string"?R(b.asset_id):void 0,p=h=>(0,A().computeAssetId)(h)===`sha25\
6:${m}`;return p(b)?"unprefixed":b.type==="Gene"&&b.epigenetic_marks!==void 0&&p({...S(b),epigenetic_marks:[]})?"created":
void 0}const I={env_fingerprint:["region"],Capsule:["diff","strategy"]};function L(b){const p=I.Capsule.filter(d=>b.type===
"Capsule"&&!(d in b)).reduce((d,h)=>d.flatMap(y=>[y,{...y,[h]:null}]),[{}]);return[b,O(b)].flatMap(d=>p.map(h=>({...d,...h}))).
find(d=>(0,A().computeAssetId)(d)===b.asset_id)}function O(b){if(Array.isArray(b))return b.map(O);if(!(0,T().isJsonObject)(
b))return b;const m=Object.entries(b).map(([p,M])=>{const d=O(M),[h]=I.env_fingerprint,y=p==="env_fingerprint"&&(0,T().isJsonObject)(
d)&&!(h in d);return[p,y?{...d,[h]:null}:d]});return Object.fromEntries(m)}function D({value:b},m){if(b.type!=="Gene"||m===
void 0)return!1;const[p,M]=[b,m.value].map(d=>{const{schema_version:h,asset_id:y,...c}=S(d);return(0,A().canonicalize)(c)});
return p===M}function S(b){const{epigenetic_marks:m,learning_history:p,anti_patterns:M,...d}=b;return d}function R(b){const m=b.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(m)?m:void 0}},45622:function(H,t,f){Object.
defineProperty(t,"__esModule",{value:!0}),t.contextAbove=w,t.fromRoot=I;function A(){const L=f(93028);return A=function(){
return L},L}function T(){const L=f(13254);return T=function(){return L},L}function w(L,O){const{tree:D,base:S,changed:R=[],
isOutput:b}=O,m=`${L}/`;return{...O,...D&&{tree:(0,A().treeAbove)(D,L)},...S&&{base:(0,A().treeAbove)(S,L)},changed:new Set(
[...R].map(p=>m+p)),...b&&{isOutput:p=>p.startsWith(m)&&b(p.slice(m.length))}}}function I(L,O){const D=O.targets.map(({path:b,
...m})=>b===void 0?m:{...m,path:b.slice(L.length+1)}),[S]=O.words;if(O.invocation!==void 0||S===void 0)return{...O,targets:D};
const R=(0,T().problemAt)("target-outside",S.span,{path:"..",reason:"above"});return{...O,targets:D,problems:[...O.problems,
R]}}},62166:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.inPlaceOfNpm=I;function A(){const O=f(91063);
return A=function(){return O},O}function T(){const O=f(60210);return T=function(){return O},O}function w(){const O=f(80827);
return w=function(){return O},O}async function I(O,D){const{invocation:S,argv:R,targets:b}=O,{tree:m,cwd:p="",changed:M=new Set,
programs:d=A().NO_PROGRAMS}=D,h=S?.program==="npm"||S?.program==="npx";if(m===void 0||R===null||S===void 0||!h)return O;
const y={tree:m,directory:p,changed:M,families:d},c=await(0,w().npmScripts)(S,y),n=b.some(({kind:r,via:s})=>r==="package\
_binary"&&s===void 0),o=(c?c.steps.some(({text:r})=>L.test(r)):!n)?await(0,T().foreignSettings)(m,M):[];return{...O,...c&&
{scripts:c},...o.length>0&&{npmSettings:o}}}const L=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.npmScripts=b;function A(){const a=f(3463);return A=function(){return a},a}function T(){const a=f(
54669);return T=function(){return a},a}function w(){const a=f(11331);return w=function(){return a},a}function I(){const a=f(
60210);return I=function(){return a},a}function L(){const a=f(59867);return L=function(){return a},a}function O(){const a=f(
56788);return O=function(){return a},a}function D(){const a=f(46912);return D=function(){return a},a}function S(){const a=f(
47668);return S=function(){return a},a}const R={start:0,end:0};async function b(a,E){const{subcommand:k,flags:C}=a;if(k===
void 0)return;const{project:i,selected:g,runs:e,packages:u}=await(0,D().scriptsThatRun)(a,E,R);if(i===void 0)return;const v=await(0,I().
readNpmrc)({...E,directory:i}),P=await m(E,i);if("unread"in v||P===void 0)return;const{settings:_}=v,N=n.some(F=>F in _);
if(P.devEngines!==void 0||N)return;const x=[];for(const F of u){const U=await m(E,F),G=U&&!U.bin&&"bin"in(0,A().objectIn)(
U.directories);if(U===void 0||G)return;const B=e.filter(K=>K.directory===F),z=B.length===0?await d(a,E,F):void 0;z!==void 0&&
x.push({...p(U),...z,directory:F}),x.push(...B.map(K=>({...p(U),...M(K)})))}const j=_["node-options"],{prefix:$}=(0,S().
readSettings)(a);return{subcommand:k,directory:E.directory,project:i,prefixed:$!==void 0,inWorkspaces:g,config:l(C,_),...typeof j==
"string"&&{nodeOptions:j},steps:x}}async function m({tree:a},E){const k=await(0,L().readJsonFile)(a,(0,O().from)({directory:E},
"package.json"));return k===void 0||k===L().INVALID?void 0:(0,A().objectIn)(k)}function p(a){const{name:E,version:k}=a;return{
packageId:E&&k?`${String(E)}@${String(k)}`:"",packageEnv:r(a)}}function M(a){const{directory:E,event:k,body:C}=a,i=(0,D().
scriptText)(a),g=y(i),e=a.words.map(u=>u.text);return{directory:E,event:k,body:C,words:e,text:i,...g&&{command:g}}}async function d(a,{
tree:E},k){const C=(0,D().eventOf)(a),i=(await(0,L().usablePackageJson)(E,k))?.scripts.has(C??"");if(!(C===void 0||i||(0,S().
readSettings)(a).ifPresent))return{event:C,words:[],text:""}}function h(a){return(0,w().changesShell)(a)||(0,w().isWithoutEffect)(
a)||a==="nohup"}function y(a){const{words:E,assignments:k,refused:C,problems:i}=(0,T().lex)(a),g=i.every(({rule:_,severity:N})=>_===
"assignment-refused"||N==="warning"&&_!=="unquoted-glob"),e=i.filter(({rule:_})=>_==="assignment-refused").length,[u]=E;
if(!g||e!==C.length||u===void 0||h(u.text)||u.text.includes("="))return;const v=[...k,...C].sort((_,N)=>_.span.start-N.span.
start);if(v.some(({name:_})=>_==="PATH"))return;const P=Object.fromEntries(v.map(({name:_,value:N})=>[_,N]));return{argv:E.
map(_=>_.text),env:P}}const c=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root\
 init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),n=["also","dev","include","omit","only","optional","product\
ion"];function l(a,E){const k=Object.entries(E).filter(([g,e])=>["harmless","honoured"].includes((0,I().effectOf)(g,e))),
C=a.map(({name:g,value:e,negated:u})=>[g.slice(2),e??u!==!0]),i=[...k,...C].filter(([g])=>!c.has(g));return Object.fromEntries(
i.map(([g,e])=>[`npm_config_${g.replaceAll("-","_").toLowerCase()}`,o(e)]))}function o(a){return Array.isArray(a)?a.map(
o).join(`

`):a==null||a===!1?"":String(a).trim()}function r(a){const{name:E,version:k,config:C,engines:i}=a,g={};return s({name:E,
version:k,config:C,engines:i},"npm_package_",g),Object.fromEntries(Object.entries(g).filter(([e])=>/^[A-Za-z_]\w*$/.test(
e)))}function s(a,E,k){for(const[C,i]of Object.entries(a))if(i!==void 0)if(i===null||i===!1)k[`${E}${C}`]="";else if(Array.
isArray(i))for(const[g,e]of i.entries())s({[`${C}_${g}`]:e},E,k);else typeof i=="object"?s(i,`${E}${C}_`,k):k[`${E}${C}`]=
String(i)}},97018:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.redact=I,t.redactForms=L;function A(){
const r=f(41551);return A=function(){return r},r}function T(){const r=f(83377);return T=function(){return r},r}function w(r){
return T().TOKEN_SHAPES.flatMap(([s,a])=>Array.from(r.matchAll(a),({indices:E})=>{const[k,C]=E?.[1]??E?.[0]??[0,0];return{
kind:s,start:k,end:C}}))}function I(r,s=[]){return L(r,(0,A().knownForms)(s))}function L(r,s){const a=[...(0,A().findKnown)(
r,s),...w(r),...d(r)].sort((i,g)=>i.start-g.start||g.end-i.end),E=[];for(const i of a){const g=E.at(-1);g===void 0||i.start>=
g.end?E.push(i):i.end>g.end&&E.splice(-1,1,{...g,end:i.end})}let k="",C=0;for(const{kind:i,start:g,end:e}of E)k+=`${r.slice(
C,g)}[redacted ${i}]`,C=e;return{text:k+r.slice(C),redactions:E}}const O="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_\
-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",D="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",
S="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",R=`\\\\{0,3}["']`,b=new RegExp(`${O}(?:${R})?${D}${R}\
(?<value>[^\\s"'\\\\]{4,})`,"dgi"),m=new RegExp(`${O}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),p=new RegExp(
`${O}${S}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),M=new RegExp(`${O}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<\
>(){}[\\]\\\\]{7,})`,"dgi");function d(r){return[...h(r,b,({name:s,value:a,next:E})=>/["'\\]/.test(E)&&!n(s,a)),...h(r,m,
({value:s,next:a})=>!l(s,a)),...h(r,p,({value:s,next:a})=>o(s)&&!l(s,a)),...h(r,M,({value:s,next:a})=>o(s)&&!l(s,a))]}function h(r,s,a){
return Array.from(r.matchAll(s)).flatMap(({groups:E={},indices:k})=>{const{name:C="",value:i=""}=E,[g,e]=k?.groups?.value??
[0,0],u={name:C,value:i,next:r.charAt(e)};return c(C,i)||!a(u)?[]:[{kind:"named secret",start:g,end:e}]})}const y=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function c(r,s){return y.test(s)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(s)?!0:/^[\d.:_-]+$/.test(s)&&!/^p/i.test(r)}
function n(r,s){return/token|key/i.test(r)&&/^[A-Za-z][a-z]{0,15}$/.test(s)}function l(r,s){return s!==""&&"([{".includes(
s)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(r)}function o(r){return/:\/\/|^[.~]?\/|^[^/]*\/.*\.\w{1,5}$/.
test(r)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(r)?!1:/\d/.test(r)?/[a-z]/i.test(r):r.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(r)}},83377:function(H,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
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
`,A=new RegExp(`\\b(?:${f.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),T=t.TOKEN_SHAPES=
[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",A],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]},
4378:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.Judge=void 0;function A(){const m=f(68450);return A=
function(){return m},m}function T(){const m=f(45622);return T=function(){return m},m}function w(){const m=f(62166);return w=
function(){return m},m}function I(){const m=f(51951);return I=function(){return m},m}function L(){const m=f(54244);return L=
function(){return m},m}function O(){const m=f(87952);return O=function(){return m},m}function D(){const m=f(34482);return D=
function(){return m},m}function S(){const m=f(41431);return S=function(){return m},m}const R=4e3;class b{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(p,M,d){
this.terms=p,this.context=M,this.clock=d}static by(p){const M=(0,D().contextIn)(p,{});return new b(p,M,p.clock??new(L()).
AuditClock(p.signal))}with(p){const M={...this.terms,...p},d=(0,D().contextIn)(M,this.context.proposal);return new b(M,d,
this.clock)}proposed(p){return new b(this.terms,(0,D().contextIn)(this.terms,p),this.clock)}storeOf(p){const{cwd:M,checkoutAs:d}=this.
terms,h=(0,A().storeOf)(p,this.terms);return M===void 0?h:{...h,root:M,checkoutAs:d}}forFile(p){return this.startingIn(this.
storeOf(p))}startingIn({root:p,checkoutAs:M}){if(p===(this.terms.cwd??"")&&M===this.terms.checkoutAs)return this;const d=M===
void 0?p:`../${M}`,h=this.#n.get(d)??this.with({cwd:p,checkoutAs:M});return this.#n.set(d,h),h}command(p){const M=this.#e.
get(p);if(M!==void 0)return M;const d=this.#o(p);this.#e.set(p,d);const[h]=this.#e.keys();return this.#e.size>R&&this.#e.
delete(h),d}async risk(p,M){return(0,S().judgeRiskAlone)(await this.#t(M),p,this.context)}async#o(p){const{profile:M}=this.
terms.policy;try{return(0,S().judgeReading)(await this.#t(p),M,this.context)}catch(d){return(0,S().unjudged)(p,M,d,this.
context)}}async#t(p){const{checkoutAs:M}=this.terms;this.#s??=this.#r();const d=this.#s;await this.clock.tick();const h=await(0,w().
inPlaceOfNpm)(await(0,I().readCommand)(p,d),d);return M===void 0?h:(0,T().fromRoot)(M,h)}#r(){const{tree:p,base:M,changed:d,
cwd:h="",checkoutAs:y,policy:c}=this.terms,n={...p&&{tree:p},...M&&{base:M},changed:d,cwd:h,clock:this.clock,programs:(0,O().
programTerms)(c),isOutput:(0,O().additionsFor)(c).areBuilt};return y===void 0?n:(0,T().contextAbove)(y,n)}}t.Judge=b},81961:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.comparePolicies=h,t.policyOfBranch=M,t.policyWith=p,t.stricterOf=S,t.
tightenPolicy=b,t.valuesOf=m;function A(){const l=f(23404);return A=function(){return l},l}function T(){const l=f(41330);
return T=function(){return l},l}function w(){const l=f(69873);return w=function(){return l},l}function I(){const l=f(41895);
return I=function(){return l},l}function L(){const l=f(74238);return L=function(){return l},l}function O(){const l=f(11160);
return O=function(){return l},l}function D(){const l=f(92328);return D=function(){return l},l}function S(l,o,r){const s=R(
l.policy,o.policy,{which:`The policies of the base and of ${r}`,hint:"Use the same values in both policies."}),{ref:a,digest:E}=o,
k=[...l.combinedWith?[l.combinedWith.name]:[],r];return{...l,policy:s,digest:(0,L().digestPolicy)(s),combinedWith:{name:k.
join(" and "),digest:E,...a!==void 0&&{ref:a}}}}function R(l,o,{which:r,hint:s}){const a=[],E=m(l),k=m(o);for(const[i,{strictness:g}]of O().
POLICY_KEYS){const[e,u]=[E.get(i),k.get(i)];if((0,A().canonicalize)(e)===(0,A().canonicalize)(u))continue;const v=g.combine(
e,u);v?E.set(i,v.value):a.push(i)}if(a.length===0)return p(E);const C=`${r} differ in ${a.join(", ")}; the gate cannot d\
etermine which is stricter.`;throw new(I()).GateError("policy_conflict",C,s)}function b(l,o){if(Object.values(o).every(k=>k===
void 0))return l;const r=m(l.policy),s=[],a=new Map(Object.entries(o));for(const[k,{strictness:C,input:i}]of O().POLICY_KEYS){
const g=i&&a.get(i.name),e=r.get(k);if(!(!i||g===void 0||g===e))if(e===i.open||C.compare(e,g)==="tighter")r.set(k,g);else{
const u={given:String(g),kept:String(e)};s.push({input:i.name,key:k,...u})}}const E=p(r);return{...l,policy:E,digest:(0,L().
digestPolicy)(E),ignoredInputs:s}}function m(l){const o=l;return new Map([...O().POLICY_KEYS.keys()].map(r=>{const[s="",
a]=r.split("."),E=o[s];return[r,a===void 0?E:E[a]]}))}function p(l){const o={};for(const[r,s]of l){const[a="",E]=r.split(
".");o[a]=E===void 0?s:{...o[a],[E]:s}}return O().policySchema.parse(o)}function M(l,o,r){const{branches:s,...a}=l.policy,
E=Object.entries(s).filter(([u])=>d(u,o));if(E.length===0&&o!==r)return;const k={...a,branches:{}},[C,...i]=E.map(([,u])=>O().
policySchema.parse((0,O().withEntry)(k,u)));if(C===void 0)return l;const g={which:`The entries of \`branches\` that match ${JSON.
stringify(o)}`,hint:"Use the same values in these entries of the policy of the default branch."},e=i.reduce((u,v)=>R(u,v,
g),C);return{...l,policy:e,digest:(0,L().digestPolicy)(e)}}function d(l,o){return l===o||T().default.isMatch(o,l,{dot:!0,
nonegate:!0})}function h(l,o){const[r,s]=[m(l),m(o)];return[...O().POLICY_KEYS].flatMap(([a,{strictness:E}])=>{const[k,C]=[
r.get(a),s.get(a)],i=y(k,C);if(i===void 0)return[];const g=E.compare(k,C),e=E.loosens?.(k,C)??g!=="tighter";return[{key:a,
change:i,direction:g,loosens:e}]})}function y(l,o){if(Array.isArray(l)&&Array.isArray(o)){const r=[...(0,D().missingFrom)(
l,o).map(s=>`+ ${c(s)}`),...(0,D().missingFrom)(o,l).map(s=>`- ${c(s)}`)];return r.length===0?void 0:r.join(", ")}return(0,A().
canonicalize)(l)===(0,A().canonicalize)(o)?void 0:`${n(l)} \u2192 ${n(o)}`}function c(l){const o=l.name;return typeof o==
"string"?o:n(l)}function n(l){return(0,w().stringify)(l,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},16455:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.editOf=D,t.withEdit=O,t.withEdits=L;function A(){const m=f(78816);return A=
function(){return m},m}function T(){const m=f(82606);return T=function(){return m},m}function w(){const m=f(70023);return w=
function(){return m},m}const I=new Set("checks-syntax-only npm-script-missing only-prints target-missing".split(" "));async function L(m,p,M){
if(m.every(({verdict:n})=>n==="allow"))return m;const d=m.map(({reading:n})=>n.command),h=new(w()).ScriptStore(p),y=d.map(
n=>n.length>T().LONGEST?"":n),c=M?await(0,T().fixList)(y,h):[];return Promise.all(m.map(async(n,l)=>{const{command:o}=n.
reading;if(n.verdict==="allow"||o.length>T().LONGEST)return n;const r=c[l];return r?.kind==="fixed"?b(n,D(o,r,h),h.judge):
S(n,p,r)}))}async function O(m,p){const[M=m]=await L([m],p,!1);return M}function D(m,{commands:p,scripts:M},d){const h=M.
map(y=>d.pathOf(y)).flatMap(y=>{const c=d.textOf(y);return c===void 0?[]:[{path:y,text:c}]});return{old:m,new:p,...h.length>
0&&{files:h},fix:!0}}async function S(m,p,M){const{command:d}=m.reading,h=M??await(0,T().rewriteCommand)(d,new(w()).ScriptStore(
p));if(h.kind==="left"&&A().CHECKS_NOTHING.has(h.reason.id))return R(m,h.reason.remedy);const y=new(w()).ScriptStore(p),
c=await(0,T().rewriteCommand)(d,y,{rewrites:T().SUGGESTIONS,accepts:({findings:n})=>!n.some(({rule:l})=>I.has(l))});return c.
kind!=="fixed"?m:b(m,{...D(d,c,y),fix:!1},y.judge)}function R(m,p){const[M,...d]=m.findings;return M?{...m,findings:[{...M,
advice:p},...d]}:m}async function b(m,p,M){const{findings:d,verdict:h}=m,y=await Promise.all(p.new.map(s=>M.command(s)));
if(y.some(s=>s.verdict==="block"))return m;const c=new Set(d.map(({rule:s})=>s)),n=y.flatMap(s=>s.findings).flatMap(({rule:s,
severity:a})=>a==="notice"?[]:s),l=n.some(s=>!c.has(s));if(h==="warn"&&l)return m;const o=({rule:s,severity:a})=>h==="bl\
ock"?a==="error":!n.includes(s),r=d.find(o);return r===void 0?m:{...m,findings:d.map(s=>s===r?{...s,edit:p}:s)}}},78816:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.CHECKS_NOTHING=t.CANNOT_FAIL=void 0,t.reasonOf=D,t.reasons=void 0;function A(){
const S=f(13580);return A=function(){return S},S}function T(){const S=f(95132);return T=function(){return S},S}const w="\
Write a script by hand and run it with `node`.",I=t.CANNOT_FAIL="vacuous-code",L=t.reasons={cannotFail:()=>({id:I,message:"\
The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks somethin\
g, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the reposi\
tory and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run \
it with `node`."}),codeNotMoved:S=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${S}.`,title:"\
Code that cannot be moved into a script.",remedy:w}),dangerous:S=>({id:"dangerous-command",message:`The command ${S}.`,remedy:"\
Remove the command. A person decides whether the gene needs it."}),noPlace:S=>({id:"no-place-for-script",message:`Script\
s cannot be added to \`${S}\`: the path is not an ordinary directory.`,remedy:`Make \`${S}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:w}),dangles:(S,R)=>({id:"reference-dangles",message:`It names a gene by \`${S}\
\`, which is now \`${R}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in\
-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-ga\
te audit` reports about the file."})},O=t.CHECKS_NOTHING=new Set([L.cannotFail().id,L.checksNothing().id]);function D(S){
return{id:S.rule,title:(0,A().ruleOf)(S.rule)?.title,...(0,T().describe)(S)}}},82606:function(H,t,f){Object.defineProperty(
t,"__esModule",{value:!0}),t.SUGGESTIONS=t.LONGEST=void 0,t.fixList=d,t.rewriteCommand=R;function A(){const E=f(6163);return A=
function(){return E},E}function T(){const E=f(78816);return T=function(){return E},E}function w(){const E=f(50899);return w=
function(){return E},E}function I(){const E=f(77463);return I=function(){return E},E}function L(){const E=f(71570);return L=
function(){return E},E}function O(){const E=f(2137);return O=function(){return E},E}const D=6,S=200;async function R(E,k,C={}){
return new b(k,C).rewrite(E,D)}class b{#e;#n;#s;#o=S;constructor(k,{rewrites:C=s,accepts:i=()=>!0}){this.#e=k,this.#n=C,
this.#s=i}async rewrite(k,C){this.#o-=1;const i=await this.#e.judge.command(k),{reading:g,verdict:e,findings:u}=i;if(e===
"allow")return{kind:"fine"};const v=(0,A().dangerIn)(k)?.does;if(v!==void 0&&e==="block")return{kind:"left",reason:T().reasons.
dangerous(v)};let P;for(const x of C>0&&this.#o>0?this.#n:[]){const j=await x(g,this.#e);if(j===void 0)continue;if("reas\
on"in j){P??=j.reason;continue}const $=await this.#t(j.commands,C-1),F=p(j,$);if(F.kind==="left")P??=F.reason;else return F}
const[_]=u,N=C===D||this.#s(i);return _===void 0||e==="warn"&&N?{kind:"fine"}:{kind:"left",reason:P??(0,T().reasonOf)(_)}}async#t(k,C){
const i=[];for(const g of k){if(i.some(m)||this.#o<=0)break;i.push(await this.rewrite(g,C))}return i}}function m(E){return E.
kind==="left"&&E.reason.id!==T().CANNOT_FAIL}function p(E,k){const C=k.find(m);if(C!==void 0)return C;const i=k.flatMap(
(e,u)=>{if(e.kind==="left")return[];const v=E.commands[u]??"";return e.kind==="fixed"?[e]:[{commands:[v],steps:[],scripts:[]}]}),
g=k.find(e=>e.kind==="left");return i.length===0||k.length<E.commands.length?g??{kind:"left",reason:T().reasons.tooLong()}:
{kind:"fixed",commands:i.flatMap(({commands:e})=>e),steps:[E.step,...g===void 0?[]:["command that only prints removed"],
...i.flatMap(({steps:e})=>e)],scripts:[...E.scripts??[],...i.flatMap(({scripts:e})=>e)]}}const M=t.LONGEST=16*1024;async function d(E,k){
const C=[];for(const e of E){const u=typeof e=="string"&&e.length<=M;C.push(u?await R(e,k):{kind:"fine"})}const i=new Set(
(await h(E,k)).flat()),g=await Promise.all(C.map(async e=>(e.kind==="fixed"?(await h(e.commands,k)).flat():[]).some(P=>!i.
has(P))?{kind:"left",reason:T().reasons.addsProblems()}:e));return c(E,await y(E,g,k))}function h(E,{judge:k}){return Promise.
all(E.map(async C=>{const{findings:i}=await k.command(C);return i.flatMap(({rule:g,severity:e})=>e==="notice"?[]:g)}))}async function y(E,k,C){
return k.some(r)&&(await Promise.all(k.map(async(g,e)=>{if(g.kind==="fixed")return!0;if(g.kind==="left")return!1;const{findings:u,
verdict:v}=await C.judge.command(E[e]);return v!=="block"&&!u.some(({rule:P})=>P==="only-prints")}))).includes(!0)?k.map(
g=>r(g)?n:g):k}function c(E,k){const C=new Set,i=new Set;return k.map((g,e)=>{const u=E[e];if(g.kind!=="fixed")return C.
add(u),i.has(u)?l:g;const v=g.commands.filter(P=>!C.has(P)&&C.add(P));for(const P of v)i.add(P);return v.length===g.commands.
length?g:{...g,commands:v,steps:[...g.steps,...l.steps]}})}const n=o("command that only prints removed"),l=o("repeated c\
ommand removed");function o(E){return{kind:"fixed",commands:[],steps:[E],scripts:[]}}function r(E){return E.kind==="left"&&
E.reason.id===T().CANNOT_FAIL}const s=[L().trimBlanks,w().moveCode,L().dropRedirection,L().dropUnread,L().splitConjunction,
L().findPrinter,I().dropLauncher,I().nameProgram,I().spellProgram,w().makeRelative],a=t.SUGGESTIONS=[...s,O().requireEach,
O().spellScript,O().dropFlag,O().useNpm,O().useNpx]},50899:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),
t.moveCode=t.makeRelative=void 0;function A(){const n=f(19609);return A=function(){return n},n}function T(){const n=f(32854);
return T=function(){return n},n}function w(){const n=f(93028);return w=function(){return n},n}function I(){const n=f(36773);
return I=function(){return n},n}function L(){const n=f(78816);return L=function(){return n},n}function O(){const n=f(70023);
return O=function(){return n},n}function D(){const n=f(710);return D=function(){return n},n}const S=async(n,l)=>{const o=p(
n);if(o===void 0||"reason"in o)return o;const{scriptText:r}=await Promise.all([f.e(4559),f.e(9683)]).then(f.bind(f,89683)),
s=r(o.evaluation.code);if(typeof s!="string")return s;const a=await l.place(s);return a===void 0?{reason:L().reasons.noPlace(
O().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[o.evaluation.withScript(a)],scripts:[a]}};t.moveCode=S;const R=[
"line-break","blank-padding","markup-injection"],b=new Set(["--eval","--print"]),m=/strip-types|transform-types|detect-module|^--test/;
function p(n){const{invocation:l,command:o,assignments:r}=n;if(l?.program!=="node")return;const s=l.flags.filter(({name:v})=>b.
has(v));if(s.length===0)return;if(!M(n))return{reason:L().reasons.codeNotMoved("a shell would change it before `node` ge\
ts it")};const[a,...E]=s;if(a?.value===void 0||a.name!=="--eval"||E.length>0)return{reason:L().reasons.codeNotMoved("it \
is not one text, or its value is printed")};const k=l.flags.filter(v=>v!==a),C=k.find(v=>!d(v));if(C!==void 0)return{reason:L().
reasons.codeNotMoved(`\`${C.written}\` changes how \`node\` runs it`)};const i=({start:v,end:P})=>o.slice(v,P),g=l.passthrough.
at(-1),e=l.passthrough.slice(0,1).map(({span:v})=>i({start:v.start,end:g?.span.end??v.end})),u=[...r.map(({span:v})=>i(v)),
"node"];return{evaluation:{code:a.value,withScript:v=>[...u,...k.map(({span:P})=>i(P)),v,...e].join(" ")}}}function M(n){
const{command:l,words:o,assignments:r}=n;if((0,D().isAmbiguous)(n,R))return!1;let s=0;for(const{span:a}of[...r,...o]){if(a.
start>s&&!/^[ \t]*$/.test(l.slice(s,a.start)))return!1;s=Math.max(s,a.end)}return/^[ \t]*$/.test(l.slice(s))}function d({
name:n}){return A().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!m.test(n)}const h=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),y=({command:n,words:l,invocation:o,problems:r},{
tree:s})=>{if(o?.program!=="node"||s===void 0)return;const a=r.filter(({rule:E})=>h.has(E));for(const{text:E,span:k}of l.
slice(1)){if(!a.some(({span:{start:_}})=>_>=k.start&&_<k.end))continue;const i=[E,n.slice(k.start,k.end)].map(_=>c(s,_)).
find(_=>_!==void 0);if(i===void 0)continue;const g=/^[\w./@-]+$/.test(i)?i:(0,I().singleQuoted)(i),e=n.slice(0,k.start)+
g,u=n.slice(k.end),v=E.endsWith(`/${i}`)?E.slice(0,-i.length):void 0,P=v===void 0?u:u.replaceAll(` ${v}`," ");return{step:"\
path made relative",commands:[e+P]}}};t.makeRelative=y;function c(n,l){const o=l.split(/[\\/]/).filter(s=>s!==""&&s!==".");
return o.map((s,a)=>(0,T().normalise)(o.slice(a).join("/"))).slice(1).find(s=>{const a=s===void 0||s===""?void 0:(0,T().
resolveInTree)(n,s);return a?.kind==="inside"&&a.entry.tracked&&(0,w().isRegular)(a.entry.kind)})}},77463:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.spellProgram=t.nameProgram=t.dropLauncher=void 0;function A(){const c=f(
13254);return A=function(){return c},c}function T(){const c=f(11331);return T=function(){return c},c}function w(){const c=f(
710);return w=function(){return c},c}const I=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,L=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
O=c=>{const n=S(c,"program-by-path");if(n===void 0)return;const{program:l}=n.args,[,o]=I.exec(l)??[];if(o!==void 0)return R(
c,n,`npx ${o}`);const[,r]=L.exec(l)??[];return r===void 0?void 0:R(c,n,r)};t.nameProgram=O;const D=c=>{const n=S(c,"prog\
ram-look-alike");return n&&R(c,n,n.args.meant)};t.spellProgram=D;function S({problems:c},n){return c.find(l=>(0,A().isProblem)(
l,n))}function R({command:c},{span:n},l){return{step:"program name corrected",commands:[(0,w().replaceSpan)(c,n,l)]}}const b=[
"shell-grammar","unquoted-glob"],m={command:()=>0,env:()=>0,exec:()=>0,nice:c=>y(c,/^-n-?\d+$/,/^-n$/),nohup:()=>0,time:()=>0,
timeout:c=>y(c,/^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1},p=/^(?:-[aeilux]*c|\/[cC])$/,
M=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,d=c=>{const{command:n,words:l}=c,[o,...r]=l;if(o===void 0||(0,w().
isAmbiguous)(c,b))return;const s=o.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),a=(0,T().isShell)(s)?h(r):
void 0;if(a!==void 0)return{step:"launcher removed",commands:[a]};const E=Object.hasOwn(m,s)?m[s]?.(r.map(({text:i})=>i)):
void 0,k=E===void 0?void 0:r[E];return k===void 0?void 0:{step:"launcher removed",commands:[n.slice(0,o.span.start)+n.slice(
k.span.start)]}};t.dropLauncher=d;function h(c){const[n,l]=c.slice(c.findIndex(o=>!M.test(o.text)));if(!(n===void 0||!p.
test(n.text)))return l===c.at(-1)&&l?.text.trim()?l.text.trim():void 0}function y(c,n,l){let o=0;for(;;){const r=c[o]??"";
if(l?.test(r))o+=2;else if(n.test(r))o+=1;else return o}}},710:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),
t.cutSpan=w,t.isAmbiguous=L,t.replaceSpan=T,t.suggest=I;function A(){const O=f(13580);return A=function(){return O},O}function T(O,{
start:D,end:S},R){return O.slice(0,D)+R+O.slice(S)}function w(O,{start:D,end:S}){const R=O.slice(0,D).replace(/(?<![ \t])[ \t]+$/,
"");return R===""?O.slice(S).replace(/^[ \t]+/,""):R+O.slice(S)}function I(...O){return{step:"command suggested",commands:O}}
function L({problems:O},D=[]){return O.some(({rule:S,severity:R})=>R==="error"&&(0,A().ruleOf)(S).layer==="syntax"&&!D.includes(
S))}},71570:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.findPrinter=t.dropUnread=t.dropRedirection=
void 0,t.partsOf=p,t.trimBlanks=t.splitConjunction=void 0;function A(){const d=f(54669);return A=function(){return d},d}
function T(){const d=f(81716);return T=function(){return d},d}function w(){const d=f(78816);return w=function(){return d},
d}function I(){const d=f(710);return I=function(){return d},d}const L=({command:d})=>{const h=d.replace(/^[ \t\r\n]+/,"").
replace(/(?<![ \t\r\n])[ \t\r\n]+$/,"");return h===""||h===d?void 0:{step:"whitespace trimmed",commands:[h]}};t.trimBlanks=
L;const O=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,D=({command:d,problems:h})=>{const c=h.some(({rule:n})=>n===
"shell-redirection")?d.replace(O,""):d;if(!(c===d||(0,A().lex)(c).problems.length>0))return{step:"redirection removed",commands:[
c]}};t.dropRedirection=D;const S=({command:d,problems:h})=>{for(const{rule:y,span:c}of h){const n=d.slice(c.end).trim()===
"";if(y==="shell-comment"&&!/[\r\n]/.test(d.slice(c.start))||y==="shell-operator"&&n&&d.slice(c.start,c.end)===";")return{
step:"comment removed",commands:[(0,I().cutSpan)(d,c)]};if(y==="line-continuation")return{step:"whitespace trimmed",commands:[
(0,I().replaceSpan)(d,c,"")]}}};t.dropUnread=S;const R=new Set(["echo","printf","true",":","pwd","date"]),b=d=>R.has(d.words[0]?.
text??"")&&!(0,I().isAmbiguous)(d)?{reason:w().reasons.cannotFail()}:void 0;t.findPrinter=b;const m=({command:d,problems:h})=>{
if(p(d).some(({text:c})=>/^\(?cd(?:[ \t]|$)/.test(c)))return{reason:w().reasons.changesDirectory()};if(!h.some(({rule:c})=>c===
"shell-operator"))return;const y=M(d);return y&&{step:"split at &&",commands:y.map(({text:c})=>c)}};t.splitConjunction=m;
function p(d){const h=(0,T().readShellText)(d);return d.slice(0,h[0]?.span.start).trim()!==""?[]:h.map(({span:y,separator:c})=>({
text:d.slice(y.start,y.end).trim(),operator:c.trim()}))}function M(d){const h=p(d),y=h.every(({operator:c},n)=>c===(h[n+
1]?"&&":""));return h.length>1&&y?h:void 0}},70023:function(H,t,f){Object.defineProperty(t,"__esModule",{value:!0}),t.ScriptStore=
t.SCRIPT_FOLDER=void 0;function A(){const b=f(77598);return A=function(){return b},b}function T(){const b=f(76760);return T=
function(){return b},b}function w(){const b=f(39491);return w=function(){return b},b}function I(){const b=f(63550);return I=
function(){return b},b}function L(){const b=f(93028);return L=function(){return b},b}const O=t.SCRIPT_FOLDER="scripts/va\
lidate",D=[16,64];class S{#e;#n=new Map;#s;#o;#t;#r;constructor(m){const{tree:p,cwd:M="",checkoutAs:d}=m.terms;this.#e=p,
this.#s=M,this.#o=d===void 0?"":`${d}/`,this.#t=m,this.#r=p&&this.#i(p)}get judge(){return this.#t}get tree(){return this.#r}pathOf(m){
return T().posix.join(this.#s,m.slice(this.#o.length))}textOf(m){return this.#n.get(m)}async place(m){const p=this.#e;if(p===
void 0)return;const M=(0,A().hash)("sha256",m);for(const d of D){const h=`${this.#o}${O}/eval-${M.slice(0,d)}.cjs`,y=this.
pathOf(h);if(!(0,w().foldersAbove)(y).every(o=>(p.stat(o)?.kind??"directory")==="directory"))return;const n=p.stat(y);if(n===
void 0)return this.#a(y,m,p),h;if((0,L().isRegular)(n.kind)&&n.tracked&&(await p.read(y)).equals(Buffer.from(m)))return h}}#a(m,p,M){
if(this.#n.has(m))return;this.#n.set(m,p);const d=R(M,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:d}),this.#r=
this.#i(d)}#i(m){const{checkoutAs:p}=this.#t.terms;return p===void 0?(0,L().subTree)(m,this.#s):(0,L().treeAbove)(m,p)}}
t.ScriptStore=S;function R(b,m){const p=(0,I().literalTree)(m),M=(d,h)=>[...d,...[...h].filter(({path:y})=>b.stat(y)===void 0)].
sort(w().byEntryPath);return{label:b.label,original:b,stat:d=>b.stat(d)??p.stat(d),readlink:d=>b.readlink(d),read:(d,h)=>d in
m?p.read(d,h):b.read(d,h),list:d=>M(b.list(d),p.list(d)),files:()=>M(b.files(),p.files())}}},2137:function(H,t,f){Object.
defineProperty(t,"__esModule",{value:!0}),t.useNpx=t.useNpm=t.spellScript=t.requireEach=t.dropFlag=void 0;function A(){const n=f(
59867);return A=function(){return n},n}function T(){const n=f(3051);return T=function(){return n},n}function w(){const n=f(
13580);return w=function(){return n},n}function I(){const n=f(13254);return I=function(){return n},n}function L(){const n=f(
710);return L=function(){return n},n}function O(){const n=f(71570);return O=function(){return n},n}const D=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
S=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,R=8,b=({command:n,problems:l})=>{if(!l.some(({rule:s})=>s==="shell-operato\
r"||s==="line-break"))return;const o=(0,O().partsOf)(n);if(o.length===0||o.length>R)return;const r=[];for(const[s,{text:a}]of o.
entries()){const E=o[s-1]?.operator??"",k=E==="||"&&S.test(a),C=/^\|&?$/.test(E)&&D.test(a);if(!(k||C)){if(!/^(?:|&&|[;\n]*)$/.
test(E)||a.startsWith("cd "))return;r.push(a)}}if(/^[&;\s]*$/.test(o.at(-1)?.operator??"")&&!(r.length===0||r.join()===n))
return(0,L().suggest)(...r)};t.requireEach=b;const m=n=>{const{command:l,problems:o,invocation:r}=n;for(const{rule:s,span:a}of o){
if(!(0,w().ruleOf)(s).removable||l[a.start]!=="-")continue;const E=l.slice(a.start,a.end),k=l.slice(a.end).trimStart(),C=!/[=\s]/.
test(E)&&k!==""&&!k.startsWith("-"),i=r?.flags.some(g=>g.span.start===a.start)===!0;if(!(C&&!i))return(0,L().suggest)((0,L().
cutSpan)(l,a))}};t.dropFlag=m;const p=new Set(["test","start","stop"]),M=new Set(["pnpm","yarn","bun","npm"]),d=async({command:n,
problems:l,words:o,invocation:r},s)=>{if(r?.program!=="npm")return;const a=await c(s),E=l.find(v=>(0,I().isProblem)(v,"n\
pm-script-missing"));if(E!==void 0){const v=(0,T().nearestName)(E.args.script,a),P=o.find(({text:_})=>_===E.args.script);
return v===void 0||P===void 0?void 0:(0,L().suggest)((0,L().replaceSpan)(n,P.span,v))}const k=l.find(v=>(0,I().isProblem)(
v,"unknown-subcommand"));if(k===void 0)return;const{subcommand:C,meant:i}=k.args,g=i===""?(0,T().nearestName)(C,[...p]):
i,e=[...a.includes(C)?[`run ${C}`]:[],...g===void 0?[]:[g]],[u]=e;return u===void 0?void 0:(0,L().suggest)((0,L().replaceSpan)(
n,k.span,u))};t.spellScript=d;const h=async({command:n,words:l,problems:o},r)=>{const s=o.some(({rule:e})=>e==="program-\
not-allowed"),[a,E,k]=l;if(!s||a===void 0||E===void 0||!M.has(a.text)||a.text==="bun"&&/^(?:test|build)$/.test(E.text))return;
const C=E.text==="run"?k:E;if(C===void 0||!(await c(r)).includes(C.text))return;const i=p.has(C.text)?C.text:`run ${C.text}`,
g=n.slice(C.span.end).trim();return(0,L().suggest)(`npm ${i}${g===""?"":` -- ${g}`}`)};t.useNpm=h;const y=({command:n,words:l,
problems:o},{tree:r})=>{const s=o.find(({rule:e})=>e==="program-not-allowed"),[a,E,k]=l;if(s===void 0||a===void 0||r===void 0)
return;const C=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(a.text),i=/^(?:exec|dlx|x)$/.test(E?.text??"")?k:E,g=C?/^(?:bunx|pnpx)$/.
test(a.text)?E:i:a;return g===void 0||!/^[a-z][\w.-]*$/.test(g.text)?void 0:(0,L().suggest)(`npx ${n.slice(g.span.start)}`)};
t.useNpx=y;async function c({tree:n}){return[...(n&&await(0,A().usablePackageJson)(n,""))?.scripts.keys()??[]]}},37075:function(H,t,f){
Object.defineProperty(t,"__esModule",{value:!0}),t.causeOf=L,t.identityOf=w,t.idsOf=I;function A(){const b=f(77598);return A=
function(){return b},b}function T(){const b=f(13580);return T=function(){return b},b}function w(b){const{rule:m,subject:p,
location:M,args:d}=b,h=p&&[p.type,p.id,p.command];return R([m,h??M?.path,D(m,d)])}function I(b){const m=new Map;return new Map(
b.map(p=>{const M=w(p),d=(m.get(M)??0)+1;return m.set(M,d),[p,d===1?M:`${M}:${d}`]}))}function L(b){const{rule:m,subject:p,
location:M,args:d}=b,{cause:h,instance:y=[]}=(0,T().ruleOf)(m);if(h)return R([h(d)]);const c=new Set([...Object.values(p??
{}),M?.path]),n=D(m,d).filter(([l,o])=>!O.has(l)&&!y.includes(l)&&!c.has(o));return R([m,n])}const O=new Set(["path","pa\
ths","via","value","written"]);function D(b,m){const{counted:p=[]}=(0,T().ruleOf)(b);return Object.keys(m).sort().flatMap(
d=>{const h=m[d];if(h===void 0||typeof h=="number"||d==="likewise")return[];const y=d==="detail"||p.includes(d);return[[
d,y?S(h):h]]})}function S(b){return typeof b=="boolean"?b:typeof b=="string"?b.replace(/\d+/g,"#"):b.map(m=>m.replace(/\d+/g,
"#"))}function R(b){return(0,A().hash)("sha256",JSON.stringify(b))}},60502:function(H,t,f){f.r(t),f.d(t,{ParseError:()=>A.
mB,getStaticTOMLValue:()=>A.AY,parseTOML:()=>A.MD});var A=f(9605)}};
