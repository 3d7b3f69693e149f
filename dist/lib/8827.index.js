"use strict";exports.id=8827,exports.ids=[8827],exports.modules={26750:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.accepted=D,s.entryDigest=O;function A(){const y=l(10473);return A=function(){return y},y}function T(){const y=l(2833);
return T=function(){return y},y}function w(){const y=l(54062);return w=function(){return y},y}function I(){const y=l(95132);
return I=function(){return y},y}const L=1024*1024;async function O({entry:y,targets:R},{format:b},m){const f=[];for(const{
kind:d,name:p,text:S}of R){const E=d==="file"&&m?await(0,A().readText)(m,p,L):void 0;f.push([d,p,E??S??null])}const M=[b.
name,y.event,y.content,f];return(0,T().digestOf)(JSON.stringify(M))}function D(y,R,{rules:b=[]}){const m=y.length>0?b.find(
({accept:n})=>n===R):void 0;if(m===void 0)return y;const{reason:f,expires:M}=m;if(M>=(0,w().dayOf)(new Date))return y.map(
n=>({...n,suppressed:{reason:f,expires:M}}));const d=`\`agent_files.rules\` for \`${R.slice(0,19)}\u2026\``,p=`it expire\
d on ${M} (reason: ${f})`,[{location:S}={}]=y,E=S&&{location:S};return[...y,(0,I().finding)("exception-refused",{exception:d,
refusal:p},E)]}},97034:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.compareEntries=I,s.isSameFile=
m;function A(){const d=l(59490);return A=function(){return d},d}function T(){const d=l(92599);return T=function(){return d},
d}function w(){const d=l(41239);return w=function(){return d},d}async function I(d,p,S,E){const{earlier:n,removed:c}=M(p,
S),o=c.filter(({form:t})=>t!=="scripts").map(t=>{const a=y(t,void 0,p,S);return{state:"removed",entry:t,...a,targets:[]}}),
r=S.map(async t=>{const a=n.get(t),g=a?.event===t.event&&a.content===t.content,k=R(a?await(0,T().runsOf)(a,d,E.baseTree,
E.changed):[]),C=R(await(0,T().runsOf)(t,d,E.tree,E.changed));if(t.form==="scripts"&&k.size+C.size===0)return[];const i=await Promise.
all([...C].map(async([u,v])=>{const P=k.get(u),_=P===void 0?g:P.text!==v.text,N=await b(v,E)??(_?"edited":void 0);return N===
void 0?v:{...v,change:N}}));if(!g){const u=y(a,t,p,S);return[{state:a?"changed":"new",entry:t,...u,targets:i}]}return[...k.
keys()].some(u=>!C.has(u))||i.some(({change:u})=>u!==void 0)?[{state:"script_changed",entry:t,targets:i}]:[]});return[...(await Promise.
all(r)).flat(),...o].reduce(O,[])}const L=300;function O(d,p){const{entry:S}=p,E=D(p),n=E===void 0?-1:d.findIndex(a=>D(a)===
E),c=d[n];if(c===void 0)return[...d,p];const[o,r]=[[c.entry.event,S.event],[c.entry.shown,S.shown]].map(([a="",g=""])=>a===
g||a.endsWith("\u2026")?a:`${a}, ${a.length<L?g:"\u2026"}`),t={...c.entry,event:o??"",shown:r??""};return d.with(n,{...c,
entry:t})}function D({entry:{event:d,setting:p},state:S,change:E}){if(!p)return;const{trust:n}=p;if(n===void 0)return`${S}`;
if((0,w().isOfList)(n))return`${S} ${E} ${d}`;const[c=""]=d.split(/[. ]/);return E==="widens"?void 0:`${S} ${E} ${c}.`}function y(d,p,S,E){
const{setting:n,isGuard:c}=p??d??{};if(!n)return c&&!p?{change:"widens"}:{};const{trust:o}=n;if(o===void 0)return{};const r=a=>a.
flatMap(g=>g.event===(p??d)?.event?g.setting?.value??[]:[]),t={before:r(S),after:r(E)};return{change:(0,w().directionOf)(
o,{old:d?.setting,now:p?.setting,...t})}}function R(d){return new Map(d.map(p=>[(0,T().keyOf)(p),p]))}async function b({
kind:d,name:p},S){if(d!=="file")return;const E=S.baseTree.stat(p);return E===void 0?"added":await m(E,S.tree.stat(p),S)?
void 0:"edited"}async function m(d,p,{baseTree:S,tree:E}){return d===void 0||p===void 0?d===p:d.kind!==p.kind?!1:d.oid!==
void 0?d.oid===p.oid:(await S.read(d.path)).equals(await E.read(p.path))}const f=[({event:d,content:p})=>JSON.stringify(
[d,p]),({event:d,setting:p})=>(0,w().isOfList)(p?.trust)?void 0:d,({content:d,setting:p})=>p?void 0:d];function M(d,p){const S=new Map;
let E=d;for(const n of f){const c=(0,A().groupBy)(E,n);for(const o of p){const r=n(o),t=r===void 0||S.has(o)?void 0:c.get(
r)?.shift();t&&S.set(o,t)}E=[...c.values()].flat()}return{earlier:S,removed:E}}},47905:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.dangersInScript=e,s.dangersInShell=y;function A(){const u=l(76760);return A=function(){return u},
u}function T(){const u=l(97424);return T=function(){return u},u}function w(){const u=l(11331);return w=function(){return u},
u}function I(){const u=l(81716);return I=function(){return u},u}function L(){const u=l(54421);return L=function(){return u},
u}const O=new Set(["remote_code_execution","filesystem_format","direct_disk_write"]),D=/\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;
function y(u){const v=(0,I().readShellText)(R(u)),P=(0,T().findDangers)(v).filter(b).map(({name:N,span:x})=>({does:T().DOES[N],
at:x.start})),_=[...u.matchAll(d)].map(({index:N})=>({does:"gives a shell to another machine",at:N}));return[...P,...(0,I().
everyCommand)(v).flatMap(M),..._]}function R(u){return(/%\w+%|\b[A-Za-z]:\\/.test(u)?u.replaceAll("\\","/"):u).replace(/(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,
(_,N)=>N.padEnd(_.length))}function b({name:u,pattern:v}){return O.has(u)||u==="mass_deletion"&&D.test(v)}const m=/^(?:base32|base64|uudecode|xxd)$/,
f=/^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;function M({words:u,pipedFrom:v}){const[P,..._]=(0,L().startedWords)(
u);if(P===void 0)return[];const N=(0,w().programNamed)(P.text)?.kind,x=P.span.start,j=_.some(({text:U})=>/https?:|(?:java|vb)script:/i.
test(U));if(f.test((0,w().baseName)(P.text))&&j)return[{does:T().DOES.remote_code_execution,at:x}];const $=(0,L().startedWords)(
v?.words??[])[0]?.text??"";if(m.test($)&&(0,w().runsCode)(P.text))return[{does:"runs text that it decodes",at:x}];const F=N===
"interpreter"?(0,L().textHanded)([P,..._])?.text:void 0;return F===void 0?[]:C(F).map(U=>({...U,at:x}))}const d=/\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:(?!(?:nc|ncat|netcat)\s)\S+\s+)*?-\w*[ec]\s+\S*sh\b/g,
p=String.raw`\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b`,S=String.raw`\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\(`,
E=String.raw`\.then\s*\(`,n=u=>String.raw`(?:(?!${u})[^;\n])*?`,c=new RegExp(String.raw`${p}${n(p)}\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(`,
"g"),o=new RegExp(String.raw`${S}${n(S)}${E}\s*(?:eval\b|${n(E)}\b(?:eval|Function|exec\w*|runIn\w+)\s*\()`,"g"),r=/["'`]/g,
t=/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/y;function a(u){const v=[],P=new Map,_=`${u}
`;let N=0;for(const{0:x,index:j}of u.matchAll(r)){if(j<N||j<(P.get(x)??0))continue;t.lastIndex=j;const[$,,F=""]=t.exec(u)??
[];$===void 0?P.set(x,_.indexOf(`
`,j)):v.push({inner:F,index:j}),N=j+($?.length??0)}return v}const g=/(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/,
k=200;function C(u){const v=[c,o].flatMap(_=>[...u.matchAll(_)].map(({index:N})=>({does:T().DOES.remote_code_execution,at:N}))),
P=a(u).flatMap(({inner:_,index:N})=>g.test(u.slice(Math.max(0,N-k),N))?y(_.replace(/\\(.)/g,"$1")).map(x=>({...x,at:N})):
[]);return[...v,...P]}const i=/\.(?:[cm]?[jt]sx?|py)$/i,h=/\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;function e(u,v){
const[P=""]=v.split(`
`,1),_=/^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(P),N=_?.[1]?.endsWith("/env")?_[2]:_?.[1];if(i.test(u))return C(v);const x=(0,w().
programNamed)(N??"")?.kind;return h.test(u)||x==="shell"||!_&&A().posix.extname(u)===""?y(v):x==="interpreter"?C(v):[]}},
99668:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAt=b,s.agentFilesIn=f;function A(){const p=l(
76760);return A=function(){return p},p}function T(){const p=l(18744);return T=function(){return p},p}function w(){const p=l(
59490);return w=function(){return p},p}function I(){const p=l(32854);return I=function(){return p},p}function L(){const p=l(
93028);return L=function(){return p},p}function O(){const p=l(60058);return O=function(){return p},p}const D=[...O().AGENT_FORMATS,
...O().UNREAD_FORMATS].flatMap(p=>p.files.map(S=>({format:p,file:S}))).map(({format:p,file:S},E)=>{const n=S.replaceAll(
".","\\.").replace(/\*\*\/|\*\*|\*/g,o=>o==="*"?"[^/]+":o==="**"?".+":"(?:.*/)?"),c=S.toLowerCase().split("/");return{format:p,
rank:E,steps:c,pattern:new RegExp(`^(?:(.*)/)?${n}$`,"is")}}),y=(0,w().groupBy)(D,({steps:p})=>p.find(S=>!S.includes("*"))??
A().posix.extname(p.at(-1)??"")),R=new Set(D.flatMap(({steps:p})=>p.slice(0,-1)).filter(p=>!p.includes("*")));function b(p){
const S=p.toLowerCase().split("/"),E=[...S,A().posix.extname(S.at(-1)??"")].filter(r=>y.has(r));if(E.length===0)return;const c=E.
flatMap(r=>y.get(r)??[]).flatMap(({format:r,rank:t,pattern:a})=>{const g=a.exec(p);return g?[{rank:t,place:{path:p,format:r,
root:g[1]??""}}]:[]}),[o]=c.sort((r,t)=>Number(m(r.place.format))-Number(m(t.place.format))||r.place.root.length-t.place.
root.length||r.rank-t.rank);return o?.place}function m({places:p}){return p.length===0}function f(p,{agent_files:{level:S,
include:E,exclude:n}}){if(S==="off")return[];const c=[...p.files()],o=c.flatMap(({path:C,kind:i})=>i==="symlink"&&R.has(
A().posix.basename(C).toLowerCase())?[C,...d(p,C)]:C),[r,t]=[(0,T().pathTest)(E),(0,T().pathTest)(n)],a=C=>{const i=b(C);
return i!==void 0&&r(C)&&!t(C)?i:void 0},g=new Set(c.flatMap(({path:C,kind:i})=>i==="symlink"?[C]:[])),k=C=>g.has(C)&&(0,I().
resolveInTree)(p,C).kind==="outside";return[...new Set(o)].flatMap(C=>{const i=a(C)??(k(C)?a(`${C}/file`):void 0),h=i&&(0,I().
resolveInTree)(p,C);if(i===void 0||h===void 0||h.kind==="missing")return[];const u=h.kind==="inside"&&h.path!==C?a(h.path)?.
format:void 0;if(u&&(u===i.format||m(i.format)))return[];const v=h.kind==="inside"?h.entry:void 0;return v===void 0||(0,L().
isRegular)(v.kind)?[{...i,path:C,entry:v}]:[]})}const M=4;function d(p,S){const E=(0,I().resolveInTree)(p,S);if(E.kind!==
"inside"||E.entry.kind!=="directory")return[];const n=(c,o,r)=>p.list(c).flatMap(({path:t,kind:a})=>{const g=`${o}/${A().
posix.basename(t)}`;return a!=="directory"?[g]:r<M?n(t,g,r+1):[]});return n(E.path,S,1)}},11418:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.OTHER_AGENT_FORMATS=void 0;function A(){const m=l(12274);return A=function(){return m},m}function T(){
const m=l(82328);return T=function(){return m},m}function w(){const m=l(82024);return w=function(){return m},m}const I={
tool:"Codex",specification:"https://developers.openai.com/codex/config-reference"},L={tool:"GitHub Copilot",approval:"as\
ks once for the folder; the agent in the cloud asks nobody"},O={places:[w().FLAT_HOOKS,w().SERVER],trust:{...w().SERVER_TRUST,
more:`${w().SERVER_TRUST.more} allowedTools tools`,any:"toolsSettings",on:`${w().SERVER_TRUST.on} useLegacyMcpJson inclu\
deMcpJson`,changes:"prompt resources toolAliases"},harmless:"$schema name description model keyboardShortcut welcomeMess\
age version"},D={tool:"Kiro",specification:"https://kiro.dev/docs/hooks/actions"},y={tool:"Amazon Q",specification:"http\
s://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md"},R=`TaskStart TaskResume TaskCancel TaskComple\
te PreToolUse PostToolUse UserPromptSubmit
  PreCompact`,b=s.OTHER_AGENT_FORMATS=[{...I,name:"codex-hooks",files:".codex/hooks.json",roots:"CODEX_PROJECT_DIR CLAUD\
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
ts/*.json",specification:"https://kiro.dev/docs/cli/hooks"},{...y,...O,name:"amazonq-agent",files:".amazonq/cli-agents/*\
.json .amazonq/agents/*.json"},{...w().SERVERS,name:"kiro-mcp",tool:"Kiro",files:".kiro/settings/mcp.json",specification:"\
https://kiro.dev/docs/mcp/security"},{...y,...w().SERVERS,name:"amazonq-mcp",files:".amazonq/mcp.json"},{...w().SERVERS,
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
      options/attribution`}]},12274:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.MODES=s.CLAUDE_FORMATS=
void 0;function A(){const m=l(76774);return A=function(){return m},m}function T(){const m=l(82328);return T=function(){return m},
m}function w(){const m=l(82024);return w=function(){return m},m}const I=s.MODES="plan dontAsk default* manual acceptEdit\
s auto bypassPermissions",L={tool:"Claude Code",roots:"CLAUDE_PROJECT_DIR",approval:"asks once for the folder"},O={tool:"\
Claude Code",roots:"CLAUDE_PLUGIN_ROOT CLAUDE_PROJECT_DIR CLAUDE_SKILL_DIR",approval:"runs it where the plugin is instal\
led",specification:"https://code.claude.com/docs/en/plugins-reference"},D={places:[w().HOOKS,w().SERVER,{at:"lspServers/\
*",form:"start",event:"language server {0}"},{at:"monitors/*",form:"start",event:"monitor"},{at:"experimental/monitors/*",
form:"start",event:"monitor"}],trust:{more:"hooks mcpServers lspServers monitors experimental/monitors",sources:"depende\
ncies",changes:"settings",on:"defaultEnabled"}},y=`$schema name displayName description version author homepage reposito\
ry license keywords
  category tags logo interface userConfig channels commands agents skills workflows outputStyles rules apps strict`,R={...O,
approval:"asks once for the folder",specification:"https://code.claude.com/docs/en/skills",unread:"gene-gate does not ju\
dge what its text asks for",places:[w().HOOKS,...w().TEXT],trust:{more:"allowed-tools",less:"disallowed-tools",protects:"\
disable-model-invocation",changes:"context agent shell"},harmless:`${A().PATHS} name description model color colour effo\
rt argument-hint arguments license version metadata
    compatibility author authors tags keywords category title summary type when_to_use whenToUse paths globs
    alwaysApply applyTo user-invocable user-invokable maxTurns max_turns temperature created updated date status
    priority language domain source id icon homepage repository role subtask origin package
    risk triggers trigger_words`},b=s.CLAUDE_FORMATS=[{...L,name:"claude-settings",files:".claude/settings.json .claude/\
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
      .github/plugin/plugin.json .plugin/plugin.json`,...D,harmless:y},{...O,name:"claude-marketplace",files:".claude-pl\
ugin/marketplace.json .cursor-plugin/marketplace.json .github/plugin/marketplace.json",approval:"asks once for each comm\
and of a source, and runs the rest where a plugin is installed",specification:"https://code.claude.com/docs/en/plugin-ma\
rketplaces",places:[{at:"plugins/*/source/command",form:"command",event:"install",detail:"name"},{at:"plugins/*/source",
form:"setting",event:"source",detail:"name",trust:"source"},...(0,T().inside)("plugins/*",(0,T().placesOf)(D)).map(m=>({
detail:"name",...m}))],trust:{more:"allowCrossMarketplaceDependenciesOn",on:"forceRemoveDeletedPlugins"},harmless:`$sche\
ma name description version owner metadata renames
      ${(0,T().paths)("plugins/*",y)}`},{...O,name:"claude-lsp",files:".lsp.json",places:[{at:"*",form:"start",event:"la\
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
en/mcp",harmless:"$schema inputs"}]},82328:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.TRUST=void 0,
s.commandsAt=L,s.formatOf=w,s.inside=O,s.namesIn=y,s.paths=D,s.placesOf=I;function A(){const R=l(30547);return A=function(){
return R},R}const T=s.TRUST={more:"more",less:"less",all:"all",source:"source",sources:"sources",shown:"shown",any:"any",
variables:"any",on:{order:[!1,!0],unset:!1},onByDefault:{order:[!1,!0],unset:!0},protects:{order:[!0,!1],unset:!1},protectsByDefault:{
order:[!0,!1],unset:!0},disables:{order:["disable",void 0],unset:void 0},permission:{order:["deny","ask","allow"],unset:"\
allow"},changes:{order:[],unset:void 0}};function w(R){const{files:b,roots:m="",approval:f="does not document whom it as\
ks",harmless:M}=R,{places:d,commands:p,trust:S,scales:E,...n}=R,c=y(R.trust?.variables).map(o=>({at:o,names:A().HARMLESS_VARIABLES}));
return{verified:!0,...n,approval:f,files:y(b),roots:[...y(m),"PWD"],places:I(R,M===void 0?A().OTHER_VARIABLES:A().VARIABLES),
harmless:M===void 0?void 0:[...y(M).map(o=>({at:o})),...c]}}function I({places:R=[],commands:b="",trust:m={},scales:f={}},M=A().
OTHER_VARIABLES){const d=Object.entries(m).flatMap(([S,E])=>y(E).map(n=>{const c=S==="variables"&&{names:M};return{at:n,
form:"setting",trust:T[S],...c}})),p=Object.entries(f).map(([S,E])=>{const n=y(E.replace("*","")),c=y(E).find(o=>o.endsWith(
"*"))?.slice(0,-1);return{at:S,form:"setting",trust:{order:n,unset:c}}});return[...R,...y(b).map(S=>({at:S,form:"command"})),
...d,...p]}function L(R,b){return y(R).map(m=>({at:m,form:"command",event:m+b}))}function O(R,b){return b.map(m=>({...m,
at:`${R}/${m.at}`,...m.event&&R.includes("*")&&{event:m.event.replace("{0}","{1}")}}))}function D(R,b){return y(R).flatMap(
m=>y(b).map(f=>`${m}/${f}`)).join(" ")}function y(R=""){return R.split(/\s+/).filter(Boolean)}},20300:function(H,s,l){Object.
defineProperty(s,"__esModule",{value:!0}),s.EDITOR_FORMATS=void 0;function A(){const b=l(82328);return A=function(){return b},
b}function T(){const b=l(82024);return T=function(){return b},b}const w={at:"tasks/*",form:"start",event:"folder opened",
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
 the workspace"},y={tool:"Cursor",directories:["",".cursor"]},R=s.EDITOR_FORMATS=[{...T().SERVERS,name:"cursor-mcp",tool:"\
Cursor",files:".cursor/mcp.json",roots:"workspaceFolder",specification:"https://cursor.com/docs/mcp"},{...y,name:"cursor\
-hooks",files:".cursor/hooks.json",roots:"CURSOR_PROJECT_DIR CLAUDE_PROJECT_DIR",approval:"asks once for the workspace",
specification:"https://cursor.com/docs/hooks",places:[T().FLAT_HOOKS],harmless:"version"},{...y,name:"cursor-environment",
files:".cursor/environment.json",approval:"asks nobody",specification:"https://cursor.com/docs/cloud-agent/setup",verified:!1,
places:[...(0,A().commandsAt)("install start"," (on a cloud machine)"),{at:"terminals/*",form:"start",event:"terminal {0\
} (on a cloud machine)"}]},{...y,name:"cursor-worktrees",files:".cursor/worktrees.json",roots:"ROOT_WORKTREE_PATH",specification:"\
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
ext build/target build/cacheFrom build/args/* service"}}]},60058:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.UNREAD_FORMATS=s.AGENT_FORMATS=void 0;function A(){const f=l(11418);return A=function(){return f},f}function T(){const f=l(
12274);return T=function(){return f},f}function w(){const f=l(82328);return w=function(){return f},f}function I(){const f=l(
20300);return I=function(){return f},f}function L(){const f=l(56450);return L=function(){return f},f}const O=s.AGENT_FORMATS=
[...T().CLAUDE_FORMATS,...I().EDITOR_FORMATS,...A().OTHER_AGENT_FORMATS,...L().MACHINE_FORMATS].map(w().formatOf),D="htt\
ps://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md",y=`CLAUDE.md CLAUDE.local.md AGENTS.md AGENTS.overrid\
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
sions"},b={syntax:"text",approval:"reads it as it is",specification:D,verified:!1},m=s.UNREAD_FORMATS=[{...b,name:"text",
tool:"an agent",files:y},...Object.entries(R).map(([f,M])=>({...b,name:"unread",tool:f,files:M,unread:`gene-gate does no\
t read this kind of file of ${f}`}))].map(w().formatOf)},56450:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.MACHINE_FORMATS=void 0;function A(){const b=l(82328);return A=function(){return b},b}const T=`pre-commit pre-merge-com\
mit prepare-commit-msg commit-msg post-commit applypatch-msg pre-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`,w=new RegExp(`^(?:${(0,A().namesIn)(
T).join("|")})$`),I={at:"*",form:"lines",event:"{0}",names:w},L="yml yaml json jsonc toml".replace(/\w+/g,"lefthook.$& l\
efthook-local.$&"),O={...I,detail:"name"},D=/^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/,y={
approval:"asks nobody",isGeneral:!0},R=s.MACHINE_FORMATS=[{...y,name:"package.json",tool:"npm",files:"package.json",roots:"\
INIT_CWD",specification:"https://docs.npmjs.com/cli/using-npm/scripts",places:[{at:"scripts/*",form:"command",event:"npm\
 install ({0})",names:D},...["simple-git-hooks","husky/hooks","gitHooks"].flatMap(b=>(0,A().inside)(b,[I]))],trust:{more:"\
trustedDependencies pnpm/onlyBuiltDependencies",less:"pnpm/neverBuiltDependencies",on:"dependenciesMeta/*/built"}},{...y,
name:"git-hooks",tool:"git",files:(0,A().paths)(".husky .githooks .git-hooks githooks",T),syntax:"shell",specification:"\
https://git-scm.com/docs/githooks",places:[{at:"",form:"command",event:"{file}"}]},{...y,name:"lefthook",tool:"git (left\
hook)",files:L.replace(/\S+/g,"$& .$& .config/$&"),directories:["",...(0,A().namesIn)((0,A().paths)(".lefthook",T))],specification:"\
https://lefthook.dev/configuration/",places:[{...O,at:"*/commands/*"},{...O,at:"*/jobs/*",without:"group"},{...O,at:"*/j\
obs/*/group/jobs/*",without:"group"},{...O,at:"*/setup/*"},{at:"*/scripts/*",form:"setting",names:w,trust:A().TRUST.changes},
{at:"remotes/*",form:"setting",event:"remotes",detail:"git_url",trust:"source"}],commands:"rc lefthook",trust:{source:"r\
emote",any:"extends templates ai"}},{...y,name:"pre-commit",tool:"git (pre-commit)",files:".pre-commit-config.yaml .pre-\
commit-config.yml",specification:"https://pre-commit.com/#plugins",places:[{at:"repos/*",form:"setting",event:"repositor\
y",detail:"repo",trust:"source"},{at:"repos/*/hooks/*",form:"start",event:"git commit",detail:"id",only:["language","sys\
tem","script","unsupported","unsupported_script"]}],trust:{sources:"repos/*/hooks/*/additional_dependencies"}},{...y,name:"\
simple-git-hooks",tool:"git (simple-git-hooks)",files:".simple-git-hooks.json simple-git-hooks.json",specification:"http\
s://github.com/toplenboren/simple-git-hooks",places:[I]},{...y,name:"envrc",tool:"direnv",files:".envrc",syntax:"shell",
approval:"asks again when the file changes",specification:"https://direnv.net/man/direnv.1.html",places:[{at:"",form:"co\
mmand",event:"cd"}]},{...y,name:"mise",tool:"mise",files:`${(0,A().paths)("mise .mise .config/mise","config.toml conf.d/\
*.toml")} mise.toml .mise.toml mise.*.toml
      .mise.*.toml .config/mise.toml .rtx.toml`,roots:"MISE_PROJECT_ROOT MISE_CONFIG_ROOT config_root",approval:"asks on\
ce for the file",specification:"https://mise.jdx.dev/hooks.html",places:[{at:"hooks/*/task",form:"setting",trust:"any"},
{at:"hooks/*",form:"lines",event:"mise {0}",without:"task"},{at:"watch_files/*",form:"lines",event:"a file that changes"},
{at:"tools/*/postinstall",form:"command",event:"mise install {0}"},{at:"tasks/*",form:"lines",event:"task {0}",needs:"ru\
n"}],trust:{source:"tools/*",variables:"env/*",any:"env/_/source env/_/file env/_/path plugins/*",more:"settings/trusted\
_config_paths",on:"settings/not_found_auto_install",protects:"settings/paranoid settings/gpg_verify"}}]},82024:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.TEXT=s.SERVER_TRUST=s.SERVERS=s.SERVER=s.LANGUAGE_SERVER=s.HOOKS=s.GUARDS=
s.FLAT_HOOKS=s.ALL_HOOKS=void 0;function A(){const m=l(76774);return A=function(){return m},m}const T=s.GUARDS=/^(?:pre|before|permission|userprompt|stop|subagentstop|configchange|taskcompleted)/i,
w=s.HOOKS={at:"hooks/*/*/hooks/*",form:"start",event:"{0}",detail:"matcher",names:/^(?!(?:enabled|disabled|notifications)$)/,
only:["type","command","http",void 0],guards:T},I=s.FLAT_HOOKS={...w,at:"hooks/*/*"},L=s.ALL_HOOKS=[{...I,without:"hooks"},
w],O=s.SERVER={at:"mcpServers/*",form:"server",event:"MCP server {0}"},D=s.SERVER_TRUST={more:"mcpServers/*/autoApprove \
mcpServers/*/alwaysAllow",less:"mcpServers/*/disabledTools",on:"mcpServers/*/trust mcpServers/*/autoStart",protects:"mcp\
Servers/*/disabled"},y=s.SERVERS={places:[O],trust:D,harmless:"$schema"},R=s.LANGUAGE_SERVER={at:"lsp/*",form:"start",event:"\
language server {0}"},b=s.TEXT=[{at:`${A().INLINE}/*`,form:"command",event:"text of {file}"},{at:A().LINKS,form:"setting",
event:"links to code",trust:"shown"}]},30547:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.VARIABLES=
s.OTHER_VARIABLES=s.HARMLESS_VARIABLES=void 0;function l(I){return new RegExp(`^(?:${I.trim().split(/\s+/).join("|").replaceAll(
"*","\\w*")})$`,"i")}const A=s.VARIABLES=l(`
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
`),T=s.HARMLESS_VARIABLES=l(`
  ANTHROPIC_*MODEL* GEMINI_*MODEL* OPENAI_*MODEL* CLAUDE_CODE_*MODEL* *_TIMEOUT *_TIMEOUT_SECONDS *_MS *_TOKENS
  *_MAX_* MAX_* *_REGION DISABLE_TELEMETRY DISABLE_ERROR_REPORTING DISABLE_BUG_COMMAND DISABLE_FEEDBACK_COMMAND
  DISABLE_COST_WARNINGS DISABLE_*COMPACT DISABLE_PROMPT_CACHING* DO_NOT_TRACK NODE_ENV DEBUG CI TZ LANG LC_* TERM
  COLORTERM NO_COLOR FORCE_COLOR BASH_MAX_OUTPUT_LENGTH CLAUDE_CODE_EFFORT_LEVEL CLAUDE_CODE_NO_FLICKER
  CLAUDE_CODE_EXPERIMENTAL_AGENT_TEAMS CLAUDE_CODE_ENABLE_TASKS CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC
  CLAUDE_CODE_DISABLE_FEEDBACK_SURVEY CLAUDE_CODE_DISABLE_TERMINAL_TITLE CLAUDE_CODE_DISABLE_AUTO_MEMORY
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS
`),w=s.OTHER_VARIABLES=new RegExp(`^(?!${T.source.slice(1)})`,"i")},19610:function(H,s,l){Object.defineProperty(s,"__esM\
odule",{value:!0}),s.findHidden=b;function A(){const f=l(25367);return A=function(){return f},f}const T=/[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu,
w=/\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu,
I=/^[\u200B-\u200F\u061C]$/,L=/[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u,
O=/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,D=/[^\x00-\x2F\x3A-\x7F]|[#*]/u,y=/^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u,
R=/^\uFE0F?\u200D\uFE0F?$/;function b(f){const M=new Map,d=f.replace(w,p=>" ".repeat(p.length));for(const{0:p,index:S}of d.
matchAll(T)){const[E=""]=[...d.slice(Math.max(0,S-2),S)].slice(-1),[n=""]=[...d.slice(S+p.length,S+p.length+2)];if(m(p,E,
n,S))continue;const c=f.lastIndexOf(`
`,S)+1,o=M.get(c)??{offset:S,names:new Set};for(const r of p)o.names.add((0,A().codePointName)(r.codePointAt(0)??0));M.set(
c,o)}return[...M].map(([p,{offset:S,names:E}])=>{const n=f.indexOf(`
`,p);return{text:f.slice(p,n<0?void 0:n),offset:S,names:[...E]}})}function m(f,M,d,p){return f==="\uFEFF"?p===0:y.test(f)?
D.test(M):R.test(f)&&O.test(M)?O.test(d)||/[♀♂⚕⚖✈❤]/u.test(d):I.test(f)&&(L.test(M)||L.test(d))}},20702:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.judgeAgentFiles=f,s.judgeWholeFile=o,s.notJudgedFile=M,s.readFound=c;
function A(){const i=l(10473);return A=function(){return i},i}function T(){const i=l(59490);return T=function(){return i},
i}function w(){const i=l(13580);return w=function(){return i},i}function I(){const i=l(95132);return I=function(){return i},
i}function L(){const i=l(26750);return L=function(){return i},i}function O(){const i=l(97034);return O=function(){return i},
i}function D(){const i=l(99668);return D=function(){return i},i}function y(){const i=l(12195);return y=function(){return i},
i}function R(){const i=l(12792);return R=function(){return i},i}function b(){const i=l(92599);return b=function(){return i},
i}function m(){const i=l(41239);return m=function(){return i},i}async function f(i,h,e){const u=x=>new Map((0,D().agentFilesIn)(
x,h).map(j=>[j.path,j])),[v,P]=[u(i.baseTree),u(i.tree)],_=[...new Set([...v.keys(),...P.keys()])].sort(),N=h.agent_files;
return e.all(_,async x=>{const[j,$]=[v.get(x),P.get(x)];try{return await E(j,$,i,N)}catch(F){const U=$??j;return U&&M(U,
F)}}).then(x=>p(x.filter(j=>j!==void 0)))}function M(i,h){const{path:e}=i,u={path:e,line:1,column:1},v=[(0,I().notJudged)(
`the file \`${e}\``,h,{location:u})];return{file:{...i,entries:[],contents:[]},entries:[],findings:v}}const d=3;function p(i){
const h=new Set(i.flatMap(({entries:P})=>P.flatMap(({targets:_})=>_.map(({name:N})=>N)))),e=({entries:[P]})=>P?.entry.form===
"unread",u=i.filter(P=>e(P)&&!h.has(P.file.path)),v=(0,T().groupBy)(u,({file:P})=>P.format.tool);return i.flatMap(P=>{if(!e(
P))return[P];const _=v.get(P.file.format.tool)??[],[N,x]=[_.indexOf(P),_.length-d];return N<0||N>=d?[]:[N===d-1&&x>0?S(P,
x):P]})}function S(i,h){const e=i.findings.map(u=>({...u,args:{...u.args,detail:`${u.args.detail}, nor ${h} others`}}));
return{...i,entries:i.entries.map(u=>({...u,findings:e})),findings:e}}async function E(i,h,e,u){const v=i&&h&&await(0,O().
isSameFile)(i.entry,h.entry,e),P=(h??i)?.format.places.length===0;if(v&&P)return;const _=h&&await c(e.tree,h),N=v?_:i&&await c(
e.baseTree,i),x=_??N;if(x===void 0)return;const j=new Set(v?[]:N?.contents.map(({value:V})=>V)),$=v?[]:_?.contents.filter(
({value:V})=>!j.has(V))??[],F=[..._?.broken&&!v?[_.broken]:[],...$.map(V=>V.finding)],U=_?.broken?[]:await(0,O().compareEntries)(
x,N?.entries??[],_?.entries??[],e),z=v||U.length>0||_?.broken?U:n(x,h===void 0?"removed":i===void 0?"new":"changed"),K=await t(
{file:x,entries:z,findings:F},e.tree,u);if(K.entries.length===0&&K.findings.length===0)return;if(u.level!=="approve"||!K.
findings.some(g))return K;const J=K.entries.filter(({findings:V})=>V.some(g)),Z={path:x.path,events:J.map(({entry:V})=>V.
event)},ne={path:x.path,line:1,column:1},W=(0,I().finding)("agent-files-unapproved",Z,{location:ne});return{...K,findings:[
...K.findings,W]}}function n(i,h){const{path:e,format:u}=i;if(u.unread===void 0)return[];const v=u.places.length>0?"its \
text":"the whole file";return[{state:h,entry:{...{commands:[],shown:"",content:"",isHidden:!1,isGuard:!1},form:"unread",
event:v,location:{path:e,line:1,column:1}},targets:[]}]}async function c(i,{entry:h,...e}){return h===void 0?(0,R().unreadFile)(
e,"it is a symlink that leads to no file here"):(h.size??0)>R().MAX_BYTES?(0,R().unreadFile)(e,`it has more than ${R().MAX_BYTES}\
 bytes`):(0,R().readAgentFile)(e,await i.read(h.path))}async function o(i,h,e){const u=await Promise.all(i.entries.filter(
r).map(async _=>({entry:_,targets:await(0,b().runsOf)(_,i,h)}))),v=i.contents.map(_=>_.finding),P=i.broken?[i.broken]:v;
return t({file:i,entries:u,findings:P},h,e)}function r({setting:i,form:h}){if(i===void 0)return h!=="unread";const e={old:void 0,
now:i,before:[],after:[]};return i.trust!==void 0&&(0,m().directionOf)(i.trust,e)==="widens"}async function t({file:i,entries:h,
findings:e},u,v){const P=x=>x.map(j=>a(j,i,v)),_=await Promise.all(h.map(async x=>{const j=await(0,L().entryDigest)(x,i,
u),$=P(await k(x,i,u));return{...x,digest:j,findings:(0,L().accepted)($,j,v)}})),N=[...P(e),..._.flatMap(x=>x.findings)];
return{file:i,entries:_,findings:N}}function a(i,{format:h},{level:e}){const{failsByLevel:u,undecided:v}=(0,w().ruleOf)(
i.rule);return!h.verified&&!u&&!v?{...i,severity:"notice"}:e==="error"&&u&&i.severity!=="notice"?{...i,severity:"error"}:
i}function g({severity:i,suppressed:h}){return i!=="notice"&&h===void 0}async function k({state:i,entry:h,change:e,targets:u},{
path:v,format:P},_){const{event:N,shown:x,form:j,location:$,isHidden:F,setting:U}=h,{tool:G}=P,B={tool:G,event:N,command:x,
state:i??""},z={location:$};if(j==="unread"){const Y=P.unread??"";return[(0,I().finding)("agent-file-unread",{path:v,detail:Y},
{location:$,severity:"notice",harm:"bookkeeping"})]}if((e||U)&&i!=="script_changed"){const q=i===void 0||e==="narrows"||
e==="changes"?"notice":"warning",Q={...B,change:i===void 0?"widens":e??"",isMember:i!==void 0&&(0,m().isOfList)(U?.trust)};
return[(0,I().finding)("agent-setting-changed",Q,{...z,severity:q})]}if(i==="removed")return[];const K=i!=="script_chang\
ed",J=[];for(const{kind:Y,change:q,name:ee,script:Q,line:se}of u){if(Y!=="danger"||!(K||q))continue;const oe=Q===void 0?
ee:`runs \`${Q}\`, which ${ee} in line ${se}`,X=Q===void 0||se===void 0?$:{path:Q,line:se,column:1};J.push((0,I().finding)(
"agent-runs-danger",{...B,danger:oe},{location:X}))}K&&F&&J.push((0,I().finding)("agent-runs-danger",{...B,danger:"hides\
 its output"},z));const Z=u.filter(({change:Y})=>i===void 0||Y!==void 0);for(const{kind:Y,name:q}of Z){const ee=Y==="fil\
e"&&_?await(0,A().whyUnreadable)(_,q):void 0;ee&&J.push((0,I().finding)("agent-script-unreadable",{...B,script:q,why:ee},
z))}if(J.length>0)return J;const W=j==="server"&&u.length>0&&u.every(C)||!K?"notice":"warning",V=K?(0,y().meansOf)(u):Z.
map(({name:Y})=>`the change decides about \`${Y}\``);return[(0,I().finding)("agent-command-changed",{...B,means:V},{...z,
severity:W})]}function C({kind:i,name:h}){return i==="missing"&&/(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(h)}},
12195:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.meansOf=L;function A(){const O=l(97018);return A=
function(){return O},O}function T(){const O=l(36773);return T=function(){return O},O}const w={file:({name:O,change:D})=>`\
it runs \`${O}\`${D===void 0?"":`, which this change ${D==="added"?"adds":"edits"}`}`,npm_script:({name:O,change:D})=>`i\
t runs the script \`${O}\` of package.json${D?", which this change edits":""}`,missing:({name:O})=>`it runs \`${O}\`, whi\
ch is not in the commit`,outside:({name:O})=>`it runs \`${O}\`, which is outside of the repository`,package:({name:O,isExact:D})=>D?
`it fetches \`${O}\``:`it fetches \`${O}\` without an exact version`,inline:({name:O})=>`it has code for \`${O}\` in one \
line`,danger:({name:O,script:D,line:y})=>D===void 0?`it ${O}`:`\`${D}\` ${O} (line ${y})`,address:({name:O})=>`it connec\
ts to \`${O}\``,program:()=>{},unread:({name:O})=>`it could not be read: ${O}`},I=4;function L(O){const D=O.flatMap(R=>{
const b=(0,A().redact)(R.name).text;return w[R.kind]({...R,name:b})??[]}),y=O.filter(({kind:R})=>R==="program").map(({name:R})=>R);
return D.length===0&&y.length>0?[`it runs ${(0,T().inCode)(y.slice(0,I))} of the machine`]:D.length>I?[...D.slice(0,I),`\
and ${D.length-I} more`]:D}},53158:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.ProjectFiles=void 0;
function A(){const y=l(76760);return A=function(){return y},y}function T(){const y=l(59867);return T=function(){return y},
y}function w(){const y=l(3463);return w=function(){return y},y}function I(){const y=l(32854);return I=function(){return y},
y}function L(){const y=l(93028);return L=function(){return y},y}const O=/^(?:[/~\\]|[A-Za-z]:)/;class D{#e;#n;constructor(R,b){
this.#e=R,this.#n=b}into(R){const m=R===void 0||O.test(R)||/[$`]/.test(R)?[]:this.#n.map(f=>A().posix.join(f,R));return new D(
this.#e,m)}find(R,b=[""]){if(!(/^[/~]/.test(R)||R===""||!this.#e))for(const m of this.#n)for(const f of b){const M=(0,I().
normalise)(A().posix.join(m,R.replaceAll("\\","/"))+f),d=M===void 0?void 0:(0,I().resolveInTree)(this.#e,M);if(d?.kind===
"inside"&&(0,L().isRegular)(d.entry.kind)&&d.entry.tracked)return d.path}}script(R,b){const m=this.find(R,b);if(m!==void 0)
return{kind:"file",name:m};if(O.test(R))return{kind:"outside",name:R};const[f]=this.#n;if(f===void 0)return{kind:"unread",
name:`it runs ${R} in another directory`};const M=(0,I().normalise)(A().posix.join(f,R));return M===void 0?{kind:"outsid\
e",name:R}:{kind:this.#e===void 0?"file":"missing",name:M||"."}}named(R,b){const m=this.find(R.replace(/^-{1,2}[\w-]+=/,
""),b);return m===void 0?[]:[{kind:"file",name:m}]}async manifest(){const R=this.find("package.json");return this.#e&&R?
(0,w().objectIn)(await(0,T().readJsonFile)(this.#e,R)):{}}}s.ProjectFiles=D},12792:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.MAX_BYTES=void 0,s.readAgentFile=p,s.unreadFile=S;function A(){const e=l(76760);return A=function(){
return e},e}function T(){const e=l(23404);return T=function(){return e},e}function w(){const e=l(16111);return w=function(){
return e},e}function I(){const e=l(94534);return I=function(){return e},e}function L(){const e=l(3463);return L=function(){
return e},e}function O(){const e=l(97018);return O=function(){return e},e}function D(){const e=l(95132);return D=function(){
return e},e}function y(){const e=l(19610);return y=function(){return e},e}function R(){const e=l(23213);return R=function(){
return e},e}function b(){const e=l(76774);return b=function(){return e},e}function m(){const e=l(41239);return m=function(){
return e},e}function f(){const e=l(18255);return f=function(){return e},e}const M=s.MAX_BYTES=1024*1024,d=1e3;function p(e,u){
const{text:v,complete:P}=(0,I().decodeUtf8)(u),_=new(I()).Source(e.path,v),N=(U,G=0)=>S(e,U,_,G),{format:x,path:j}=e,{syntax:$=(0,b().
syntaxOf)(j)}=x;if(!P&&$!=="program"&&$!=="text")return N("it is not UTF-8",v.length);const F=$==="markdown"||$==="text"&&
P;try{const U=(0,f().findValues)((0,b().readSyntax)(v,$),x);return U.length>d?N(`it has more than ${d} commands and sett\
ings`):{...e,entries:U.map(G=>c(G,_,x)),get contents(){return[...i(_),...F?h(_):[]]}}}catch(U){if(U instanceof b().SyntaxProblem)
return N(U.message,U.offset);throw U}}function S(e,u,v=new(I()).Source(e.path,""),P=0){const{path:_}=e,N=(0,D().finding)(
"agent-file-unread",{path:_,detail:u},{location:v.location(P)});return{...e,entries:[],contents:[],broken:N}}const E=/^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/,
n=/"(?:reveal|showOutput)":"never"/i;function c(e,u,{places:v}){const{node:P,chain:_,isWrong:N,place:x}=e,{form:j,inherits:$=[],
trust:F,guards:U}=x,G=(0,w().getNodeValue)(P),B=_.slice(0,-1).flatMap(X=>$.flatMap(te=>(0,f().membersOf)(X,te))),z=Object.
fromEntries(B.map(([X,te])=>[X,(0,w().getNodeValue)(te)])),K=(0,L().isMapping)(G)?{...z,...G}:G,J=N?[R().UNREAD]:(0,R().
readValue)(j,K,u.path),Z=(0,L().isMapping)(K)&&j!=="command"&&j!=="setting",ne=X=>v.some(te=>te.form==="setting"&&te.at===
X),W=Object.entries(Z?K:{}).filter(([X])=>!E.test(X)&&!ne(`${x.at}/${X}`)),V=Z?Object.fromEntries(W):K??null,Y=n.test(JSON.
stringify([z,G])),ee=(j==="scripts"?J.slice(0,1):J).map(R().textOf).filter(X=>X!==""),Q=F==="source"&&(0,L().isMapping)(
G)?(0,m().sourceText)(G):G,se=j==="setting"&&F===void 0&&!N,oe=r(N?(0,w().getNodePath)(P).join(".")||"the whole file":t(
e,u));return{commands:J,form:j,event:oe,shown:se?"":r(ee.join(" ; ")||(typeof Q=="string"?Q:JSON.stringify(Q))),content:j===
"scripts"?"":(0,T().canonicalize)([Y,V]),isHidden:Y,...j==="setting"&&!N&&{setting:{...F&&{trust:F},value:G}},isGuard:U?.
test(oe)??!1,location:u.location(P.offset,P.offset+P.length)}}const o=1e3;function r(e){const u=(0,O().redact)(e).text.replace(
/\s+/g," ").trim();return u.length>o?`${u.slice(0,o)}\u2026`:u}function t({names:e,chain:u,place:{at:v,event:P,detail:_=""}},{
path:N}){const x=P?.replace(/\{(\d)\}/,(F,U)=>e[Number(U)]||'""').replace("{file}",()=>a(N))??e.reduce((F,U)=>F.replace(
"*",()=>U),v.replaceAll("/",".")),$=u.flatMap(F=>(0,f().membersOf)(F,_)).at(-1)?.[1].value;return typeof $=="string"&&$!==
""?`${x} (${$})`:x}function a(e){const u=A().posix.basename(e);return u==="SKILL.md"?A().posix.basename(A().posix.dirname(
e)):u}const g=/your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i,
k=4;function C(e){const u=/\d/.test(e)&&/[A-Za-z]/.test(e)&&new Set(e).size>=8;return e.length>=12&&u&&!g.test(e)}function i(e){
const{text:u,path:v}=e;return(0,O().redact)(u).redactions.flatMap(({kind:P,start:_,end:N})=>{const x=u.slice(_,N),j=e.location(
_,N),$=(0,D().finding)("agent-file-content",{path:v,kind:P},{location:j});return C(x)?[{value:x,finding:$}]:[]})}function h(e){
return(0,y().findHidden)(e.text).map(({text:u,offset:v,names:P})=>{const _=P.slice(0,k),N={path:e.path,kind:"hidden",characters:_,
more:P.length>k},x=e.location(v);return{value:u,finding:(0,D().finding)("agent-file-content",N,{location:x})}})}},23213:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.UNREAD=void 0,s.readValue=O,s.textOf=p;function A(){const E=l(76760);
return A=function(){return E},E}function T(){const E=l(3463);return T=function(){return E},E}function w(){const E=l(36773);
return w=function(){return E},E}function I(){const E=l(76774);return I=function(){return E},E}const L=s.UNREAD={unread:"\
it is not in the documented form"};function O(E,n,c){const o=A().posix.dirname(c);if(E==="file")return[n].flat().map(r=>typeof r!=
"string"?L:{file:r===""?c:A().posix.join(o,r)});if(E==="scripts"){const r=(0,T().objectIn)(n)[I().PATHS];return[{file:`${o}\
/`},...D(r)?r.map(t=>({file:A().posix.join(o,t)})):[]]}return E==="lines"?[n].flat().flatMap(r=>typeof r=="string"?{shell:r}:
(0,T().isMapping)(r)?f(r):L):E==="setting"?typeof n=="string"?[{argv:[],environment:[n]}]:[]:E!=="command"?(0,T().isMapping)(
n)?f(n):[L]:((0,T().isMapping)(n)?Object.values(n):[n]).map(r=>typeof r=="string"?{shell:r}:D(r)?{argv:r}:L)}function D(E){
return Array.isArray(E)&&E.every(n=>typeof n=="string")}const y="windows osx linux commandWindows command_windows powers\
hell run_windows".split(" "),R=["exec","run","bash","path","program","entry","cmd"],b=["arguments","with_arguments"];function m(E){
const n=h=>h.map(e=>E[e]).find(e=>e!==void 0),{script:c,runner:o,type:r}=E,a=typeof c=="string"&&r!=="npm"?[o??[],`./${c}`].
flat():void 0,g=E.command??n(R)??a,k=E.args??n(b),[C,...i]=[g].flat();return{...E,...g!==void 0&&{command:C},...(k!==void 0||
i.length>0)&&{args:i.length>0?[i,k??[]].flat():k}}}function f(E){const n=m(E),c=y.map(r=>n[r]).map(r=>typeof r=="string"?
{command:r}:r).filter(r=>(0,T().isMapping)(r)&&r.command!==void 0);return[...n.command===void 0&&(c[0]??n.dependsOn)?[]:
[{}],...c].flatMap(r=>M({...n,...r}))}function M(E){const{type:n,script:c,command:o,args:r=[],headersHelper:t}=E,a=typeof t==
"string"?[{shell:t}]:[],k=[E.url,E.httpUrl,E.serverUrl].find(G=>typeof G=="string");if(o===void 0&&k!==void 0)return[...a,
{address:k}];const C=n==="npm"&&o===void 0,i=Array.isArray(r)?r.map(d):[void 0],h=C?["npm","run",c]:[d(o),...i];if(!D(h))
return[L];const[e="",...u]=h,P=(u.length===0?/^$|[\s|;&$()<>`'"]/.test(e):n==="shell")?{shell:[e,...u.map(S)].join(" ")}:
{argv:h},{cwd:_,env:N,shell:x}=(0,T().isMapping)(E.options)?E.options:E,j=(0,T().isMapping)(x)?[x.executable,x.args??[]].
flat():[],$=Object.values((0,T().isMapping)(N)?N:{}).filter(G=>typeof G=="string"),F=typeof _=="string"?{directory:_}:{},
U=D(j)&&j.length>0?[{argv:j}]:[];return[{...P,...F,environment:$},...U,...a]}function d(E){return(0,T().isMapping)(E)?E.
value:E}function p(E){return"argv"in E?E.argv.map(S).join(" "):"unread"in E?"":"file"in E?E.file:"shell"in E?E.shell:E.address}
function S(E){return/^[\w@%+=:,./${}-]+$/.test(E)?E:(0,w().singleQuoted)(E)}},92599:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.keyOf=f,s.runsOf=m;function A(){const t=l(76760);return A=function(){return t},t}function T(){
const t=l(10473);return T=function(){return t},t}function w(){const t=l(95244);return w=function(){return t},t}function I(){
const t=l(32854);return I=function(){return t},t}function L(){const t=l(93028);return L=function(){return t},t}function O(){
const t=l(47905);return O=function(){return t},t}function D(){const t=l(53158);return D=function(){return t},t}function y(){
const t=l(23213);return y=function(){return t},t}function R(){const t=l(98809);return R=function(){return t},t}const b=/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;
async function m({commands:t},{path:a,root:g,format:k},C,i=new Set){const{directories:h=[""],roots:e}=k,u=[...h.map($=>A().
posix.join(g,$)),"",A().posix.dirname(a)],v=new(D()).ProjectFiles(C,u),P=M(e.join("|")),_=[];for(const $ of t)_.push(..."\
file"in $?c(P($.file),C):await o($,v,P));const N=({name:$})=>(0,L().isRegular)(C?.stat($)?.kind),x=[..._,...S(t,_,i).filter(
N)],j=new Set(x.flatMap(({kind:$,name:F})=>$==="file"?[F]:[]));for(const $ of j)x.push(...C?await n(C,$):[]);return[...new Map(
x.map($=>[f($),$])).values()]}function f({kind:t,name:a,script:g,text:k}){return JSON.stringify([t,a,...t==="danger"?[g,
k]:[]])}function M(t){const a=new RegExp(`\\$(?:(?:env:)?(?:${t})\\b|\\{(?:env:)?(?:${t})(?::?-[^}]*)?\\}|\\((?:git rev-pa\
rse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${t})%`,"g");return g=>g.replace(a,".").replace(b,"~")}const d=/(?<![\w.@+-])(?:[\w.@+-]+[\\/])+[\w.@+-]+|(?=[\w@+-])(?<=(?<![\w.@+-])\.*)[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g,
p=/\$(?:env:)?\w+|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|%\w+%/g;function S(t,a,g){if(g.size===0)return[];const k=t.flatMap(
e=>"environment"in e?e.environment??[]:[]),C=[...t.map(y().textOf),...k].flatMap(e=>e.replace(p,"").match(d)??[]).map(e=>e.
replaceAll("\\","/").replace(/^(?:\.{1,2}\/)+/,"")),i=(e,u)=>e===u||e.endsWith(`/${u}`),h=C.filter(e=>!a.some(({kind:u,name:v})=>u===
"file"&&i(v,e)));return[...g].filter(e=>h.some(u=>i(e,u))).map(e=>({kind:"file",name:e}))}const E=2e5;async function n(t,a){
const g=await(0,T().readText)(t,a,E);if(g===void 0||"unread"in g)return[];const k=g.text.split(`
`);return(0,O().dangersInScript)(a,g.text).map(({does:C,at:i})=>{const h=g.text.slice(0,i).split(`
`).length;return{kind:"danger",name:C,script:a,line:h,text:k[h-1]?.trim()??""}})}function c(t,a){if(!a)return[];const g=(0,I().
resolveInTree)(a,t.replace(/\/$/,""));if(g.kind!=="inside")return[];const k=({path:h,kind:e})=>e==="directory"?a.list(h).
flatMap(k):e==="executable"||e==="file"&&(0,w().isCode)(h)?[h]:[];return(t.endsWith("/")?k(g.entry):(0,L().isRegular)(g.
entry.kind)?[g.path]:[]).map(h=>({kind:"file",name:h}))}async function o(t,a,g){if("address"in t)return[{kind:"address",
name:t.address}];if("unread"in t)return[{kind:"unread",name:t.unread}];const{directory:k,environment:C=[]}=t,i=k?a.into(
g(k)):a,h="shell"in t?t.shell.split(/["'|;&]/):[],e=[...C,...h.filter(v=>v.includes("\\"))].map(g);return[..."shell"in t?
await(0,R().textRuns)(g(t.shell),i):[...(0,O().dangersInShell)((0,y().textOf)(t)).map(({does:v})=>({kind:"danger",name:v})),
...await(0,R().wordRuns)(t.argv.map(v=>r(g(v))),i)],...e.flatMap(v=>(0,R().valueRuns)(v,i))]}function r(t){const a=!/\$\{|\$\w/.
test(t);return{text:t,shown:t,quoted:!0,span:{start:0,end:0},isKnown:a}}},76774:function(H,s,l){Object.defineProperty(s,
"__esModule",{value:!0}),s.SyntaxProblem=s.PATHS=s.LINKS=s.INLINE=void 0,s.readSyntax=f,s.syntaxOf=m;function A(){const h=l(
76760);return A=function(){return h},h}function T(){const h=l(16111);return T=function(){return h},h}function w(){const h=l(
60502);return w=function(){return h},h}function I(){const h=l(69873);return I=function(){return h},h}function L(){const h=l(
3463);return L=function(){return h},h}class O extends Error{offset;constructor(e,u=0){super(e),this.offset=u}}s.SyntaxProblem=
O;const D=s.INLINE="!`",y=s.LINKS="!link",R=s.PATHS="!path",b={".md":"markdown",".toml":"toml",".yaml":"yaml",".yml":"ya\
ml"};function m(h){return b[A().posix.extname(h).toLowerCase()]??"json"}function f(h,e){if((0,L().isNestedTooDeep)(e==="\
markdown"?r(h).text:h))throw new O("its brackets are nested too deeply");return M[e](h)}const M={json:d,toml:n,yaml:o,markdown:g,
shell:h=>p(h,[0,h.length]),program:()=>p("",[0,0]),text:()=>p("",[0,0])};function d(h){const e=[],u=(0,T().parseTree)(h,
e,{allowTrailingComma:!0}),[v]=e;if(v){const P=(0,T().printParseErrorCode)(v.error).replace(/\B[A-Z]/g," $&").toLowerCase();
throw new O(P,v.offset)}if(u===void 0)throw new O("it is empty");return u}function p(h,[e,u]){return{type:h===null?"null":
typeof h,value:h,offset:e,length:u-e}}function S(h,e,[u,v]){const P={type:h,offset:u,length:v-u,children:e};for(const _ of e)
_.parent=P;return P}function E(h,e,u){return S("property",[p(h,u),e],u)}function n(h){try{const e=(0,w().parseTOML)(h),u=new Map,
v=({body:_},N)=>{for(const x of _){const j=x.key.keys.map(F=>F.type==="TOMLBare"?F.name:F.value),$=x.type==="TOMLTable"?
x.resolvedKey:[...N,...j];u.set($.join("\0"),x.range),x.type==="TOMLTable"?v(x,$):x.value.type==="TOMLInlineTable"&&v(x.
value,$)}};v(e.body[0],[]);const P=(_,N,x)=>{const j=u.get(N.join("\0"))??x;if(Array.isArray(_))return S("array",_.map((F,U)=>P(
F,[...N,U],j)),j);if(!(0,L().isMapping)(_)||_ instanceof Date)return p(_ instanceof Date?_.toISOString():_,j);const $=Object.
entries(_).map(([F,U])=>E(F,P(U,[...N,F],j),j));return S("object",$,j)};return P((0,w().getStaticTOMLValue)(e),[],[0,h.length])}catch(e){
throw e instanceof w().ParseError?new O(c(e.message),e.index):e}}function c(h){const[e=""]=h.split(`
`);return e.replace(/ at line \d+.*|[.:]\s*$/g,"").replace(/^[A-Z](?=[a-z])/,u=>u.toLowerCase())}function o(h,e=0){const u=(0,I().
parseDocument)(h,{uniqueKeys:!0}),[v]=u.errors;if(v)throw new O(c(v.message),e+v.pos[0]);let P=0;const _=(N,x)=>{if((0,I().
isAlias)(N)){if(P+=1,P>100)throw new O("it has too many aliases",x[0]);return _(N.resolve(u),x)}const j=(0,I().isMap)(N)||
(0,I().isSeq)(N)||(0,I().isScalar)(N)?N.range:void 0,$=j?[e+j[0],e+j[1]]:x;if((0,I().isMap)(N))return S("object",N.items.
map(({key:U,value:G})=>E(String(U),_(G,$),$)),$);if((0,I().isSeq)(N))return S("array",N.items.map(U=>_(U,$)),$);const F=(0,I().
isScalar)(N)?N.value:null;return p(typeof F=="object"&&F!==null?String(F):F,$)};return _(u.contents,[e,e+h.length])}function r(h){
const[e="",u="",v=""]=/^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(h)??[];return e!==""&&h.startsWith(e)?{text:v,
start:u.length,end:e.length}:{text:"",start:0,end:0}}const t=String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`,
a=[[D,/(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],[y,new RegExp(String.raw`https?://[^\s"'<>()\x60]{1,500}?${t}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
"g")],[R,new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${t}(?![\w/-])`,"g")]];function g(h){const{text:e,start:u,
end:v}=r(h),P=[0,h.length],_=a.flatMap(([N,x])=>{const j=[...h.slice(v).matchAll(x)].map($=>{const F=v+$.index;return p(
$[1]??$[2]??$[0],[F,F+$[0].length])});return j.length>0?[E(N,S("array",j,P),P)]:[]});return S("object",[...C(e,u),..._],
P)}const k=/^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;function C(h,e){try{return i(o(h,e))}catch(u){
if(!(u instanceof O))throw u}return[...h.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap(u=>{const[v,P="",_=""]=u,
N=e+u.index;try{return i(o(v,N))}catch(j){if(!(j instanceof O)||k.test(v))throw j}const x=[N,N+v.length];return E(P,p(_.
trim(),x),x)})}function i({type:h,children:e=[]}){return h==="object"?e:[]}},98809:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.textRuns=y,s.valueRuns=b,s.wordRuns=m;function A(){const e=l(3463);return A=function(){return e},
e}function T(){const e=l(95244);return T=function(){return e},e}function w(){const e=l(11331);return w=function(){return e},
e}function I(){const e=l(81716);return I=function(){return e},e}function L(){const e=l(54421);return L=function(){return e},
e}function O(){const e=l(47905);return O=function(){return e},e}const D=4;async function y(e,u,v=0){if(v>D)return[M("it \
is nested too deeply")];const P=(0,I().readShellText)(e);return P.length===0&&e.trim()!==""?[M("it is too long")]:[...[...new Set(
(0,O().dangersInShell)(e).map(({does:N})=>N))].map(N=>({kind:"danger",name:N})),...await R(P,e,u,v)]}async function R(e,u,v,P){
const _=[];let N=v;for(const x of e){if(_.push(...await R(x.inside,u,N,P)),x.subshell!==void 0)continue;if(x.defines){_.
push(M("it defines a function"));continue}const{words:j,assignments:$}=(0,I().withoutReserved)(x),F=j.map(B=>({...B,shown:u.
slice(B.span.start,B.span.end),isKnown:!(0,I().isDynamic)(x,B)}));_.push(...$.flatMap(({value:B})=>b(B,N)));const[U,G]=F;
U?.text==="cd"||U?.text==="pushd"?N=N.into(G?.isKnown?G.text:void 0):_.push(...await m(F,N,P))}return _}function b(e,u){
return e.split(/[\s=:,]+/).flatMap(v=>u.named(v))}async function m(e,u,v=0){const P=(0,L().startedWords)(e),[_,...N]=P;if(_===
void 0||f(_.text))return[];if(!_.isKnown)return[M(`it starts ${_.shown}`)];const x=(0,w().programNamed)(_.text)??{name:(0,w().
baseName)(_.text),kind:"system"},j=(0,L().textHanded)(P);if(x.kind==="shell"&&j)return j.words.every(({isKnown:V})=>V)||
/\s/.test(j.text)?y(j.text,u,v+1):[M("a shell runs what it is handed")];const $=N.some(({text:W})=>r(W)||o(W));if((0,w().
runsCode)(_.text)&&($||!x.runsScripts))return S((0,w().baseName)(_.text),N,j!==void 0,u);const{files:F,left:U}=p(N,u),G=U.
map(({text:W})=>W),B=r(_.text)&&!c.test(_.text),z=o(_.text)?u.named(_.text):[],K=B?[u.script(_.text)]:z.length>0?z:await E(
x,G,F,v),J=G.filter(o).flatMap(W=>{const V=F.named(W);return V.length>0?V:u.named(W)}),Z=x.runsInside?U.findIndex(({text:W})=>(0,w().
runsCode)(W)):-1,ne=Z<0?[]:await m(U.slice(Z),F,v);return[...K,...ne,...J]}function f(e){return(0,w().isWithoutEffect)(e)||
(0,w().changesShell)(e)&&(0,w().programNamed)(e)===void 0}function M(e){return{kind:"unread",name:e}}const d=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function p(e,u){const v=e.findIndex(({text:N})=>d.test(N));if(v<0)return{files:u,left:e};const P=d.exec(e[v]?.text??"")?.[1],
_=e.toSpliced(v,P===void 0?2:1);return{files:u.into(P??e[v+1]?.text),left:_}}function S(e,u,v,P){const _=u.flatMap(({text:U})=>P.
named(U));if(v)return[{kind:"inline",name:e},..._];const N=u.filter(({text:U})=>!U.startsWith("-")),x=N.find(({text:U})=>r(
U)||o(U))??N[0],j={kind:"program",name:e};if(_.length>0||x===void 0)return _.length>0?_:[j];const{text:$}=x;if(!x.isKnown)
return[M(`it runs ${x.shown}`)];if(/^\w{2,}:/.test($))return[{kind:"package",name:$,isExact:/@v?\d+\.\d+/.test($)}];if(u[u.
indexOf(x)-1]?.text!=="-m")return[P.script($,k)];const F=P.named($.replaceAll(".","/"),k);return F.length>0?F:[j]}async function E(e,u,v,P){
const _=await v.manifest(),N=e.runsScripts&&t(u),x=g(N).flatMap(U=>{const G=(0,A().textIn)((0,A().objectIn)(_.scripts),U);
return G===""?[]:[{kind:"npm_script",name:U,text:G}]}),j=await Promise.all(x.map(({text:U=""})=>y(U,v,P+1))),F=x.length>
0&&!a.test(N??"")?[]:n(e,u,_,v);return[...x,...j.flat(),...F]}function n(e,u,v,P){const{name:_,finds:N=""}=e,x=N.split("\
 ").flatMap(B=>P.named(B));if(x.length>0)return x;const j=h(e,u);if(j===void 0)return[{kind:"program",name:_}];const $=P.
named(j.name);if($.length>0||/^[./]/.test(j.name))return $.length>0?$:[{kind:"program",name:_}];const{dependencies:F,devDependencies:U}=v;
return[[F,U].some(B=>j.name in(0,A().objectIn)(B))?{kind:"program",name:j.name}:{kind:"package",...j}]}const c=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function o(e){return(0,T().isCode)(e)||/\.(?:exe|jar)$/i.test(e)}function r(e){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(e)&&!e.includes("://")}function t(e){const[u,v]=e.filter(P=>!P.startsWith("-"));return u==="run"||u==="run-script"?
v:u}const a=/^(?:add|ci|clean-install|i|install)$/;function g(e){if(e===void 0)return[];const u=v=>[`pre${v}`,v,`post${v}`];
return a.test(e)?[...new Set([e,"install","prepare"].flatMap(u)),"prepublish"]:u(e)}const k=["",...".js .mjs .cjs .ts /i\
ndex.js .py /__main__.py /__init__.py".split(" ")],C=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
i=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+(?!\d)\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function h({fetches:e},u){
const v=u.filter(x=>!x.startsWith("-")),P=[2,1,0].find(x=>x<=v.length&&e?.test(v.slice(0,x).join(" ")));if(P===void 0)return;
const _=P===0?0:u.indexOf(v[P-1]??"")+1,N=u.slice(_).map(x=>x.replace(/^--(?:from|package)=/,"")).find((x,j,$)=>!/^(?:-|[\d.:]+\w?$)/.
test(x)&&!C.test($[j-1]??""));return N===void 0?void 0:{name:N,isExact:i.test(N)}}},41239:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.directionOf=I,s.isOfList=T,s.sourceText=b;function A(){const S=l(3463);return A=function(){
return S},S}function T(S){return w.has(S)}const w=new Set(["more","less","all","sources","shown"]);function I(S,{old:E,now:n,
before:c,after:o}){const r=(n??E)?.value,t=k=>k.some(C=>M(C,r));if(S==="any")return n?"widens":"changes";if(S==="shown")
return"changes";if(S==="source"||S==="sources"){const[k,C]=[m(r),c.map(m)],i=C.filter(({name:e})=>e===k.name),h=k.isMoving&&
i.every(({isMoving:e})=>!e);return n&&(i.length===0||h)?"widens":"changes"}if(S==="all")return n?c.length===0||t(c)?"nar\
rows":"widens":o.length===0?"widens":"narrows";if(S==="more")return n&&!t(c)?"widens":"narrows";if(S==="less")return n||
t(o)?"narrows":"widens";const[a,g]=[L(E,S),L(n,S)];return a===g?"changes":g>a?"widens":"narrows"}function L(S,{order:E,unset:n}){
const c=E.indexOf(S?S.value:n);return c<0?E.length:c}const O=["source","repo","url","git_url","registry","package","comm\
and"],D=["sha","rev","ref","version"],y=/^[v^~>=<]*\d[\w.+-]*$/,R=/^(?:|\*|x|dev|develop|edge|head|latest|lts|main|master|next|nightly|stable|trunk)$/i;
function b(S){return[...O,...D].map(n=>S[n]).filter(n=>typeof n=="string").join(" ")}function m(S){if((0,A().isMapping)(
S)){const c=D.map(r=>S[r]).find(r=>r!==void 0);return{name:JSON.stringify(O.map(r=>S[r])),isMoving:R.test(`${c??""}`)}}const E=typeof S==
"string"?S:JSON.stringify(S);if(y.test(E)||R.test(E))return{name:"",isMoving:R.test(E)};const[n=""]=/[:@#].*/s.exec(E.slice(
E.lastIndexOf("/")+1))??[];return{name:E.slice(0,E.length-n.length),isMoving:R.test(n.slice(1))}}const f=/[;&|`$<>\n]/;function M(S,E){
if(S===E)return!0;if(typeof S!="string"||typeof E!="string")return!1;const[n,c]=[d(S),d(E)],o=n.tool===c.tool||p(n.tool,
c.tool);if(!o||n.argument===void 0||n.argument==="*")return o;const{argument:r}=c;return r!==void 0&&!f.test(r)&&p(n.argument,
r)}function d(S){const[,E=S,n]=/^([^()]*)\((.*)\)$/s.exec(S)??[];return{tool:E,...n!==void 0&&{argument:n}}}function p(S,E){
const n=S.replace(/:\*$/,"*").split("*"),[c="",...o]=n;if(o.length===0)return c===E;if(!E.startsWith(c))return!1;const r=o.
pop()??"";let t=c.length;for(const a of o){const g=E.indexOf(a,t);if(g<0)return!1;t=g+a.length}return E.length-r.length>=
t&&E.endsWith(r)}},18255:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.findValues=I,s.membersOf=d;function A(){
const n=l(16111);return A=function(){return n},n}function T(){const n=l(3463);return T=function(){return n},n}function w(){
const n=l(41239);return w=function(){return n},n}function I(n,c){const{places:o,harmless:r}=c,t=o.flatMap(k=>{const C=m(
n,k).map(e=>D(e)==="wrong"?{...e,isWrong:!0}:e),i=C.filter(e=>D(e)!=="other"&&!L(e,o)),h=({node:e})=>k.startsOthers&&"de\
pendsOn"in b(e);return i.some(h)?C:i}),a=new Map(t.map(k=>[k.node,k])),g=r&&n.type==="object"?S(n,p(c),new Set(a.keys())):
[];return[...a.values(),...g]}function L({node:n,chain:c,place:o},r){const t=E(n)||c.at(-1)?.type==="object";return o.form===
"setting"&&o.trust!=="source"&&t&&O(o.at,r)}function O(n,c){return c.some(o=>o.at.startsWith(`${n}/`))}function D({node:n,
isWrong:c,place:o}){const{only:r,without:t,needs:a}=o;if(c)return"wrong";if(t!==void 0&&t in b(n)||a!==void 0&&n.type===
"object"&&!(a in b(n)))return"other";if(r===void 0)return"own";const[g,...k]=r,C=R((0,A().getNodeValue)(n),g);return k.some(
h=>y(h)===y(C))?"own":C===void 0||k.some(h=>typeof h==typeof C)?"other":"wrong"}function y(n){return typeof n=="string"?
n.toLowerCase():n}function R(n,c){const o=(r,t)=>(0,T().isMapping)(r)?r[t]:r===void 0?r:null;return c.split("/").reduce(
o,n)}function b(n){return n.type==="object"?(0,A().getNodeValue)(n):{}}function m(n,c){const o=[];let r=[{place:c,node:n,
names:[],chain:[n]}];for(const t of f(c.at))r=r.flatMap(a=>{const{node:g,names:k,chain:C}=a,i=g.type==="array"&&t==="*";
g.type!=="object"&&!i&&!c.mayDiffer&&o.push({...a,isWrong:!0});const h=t==="*"&&k.length===0;return d(g,t).filter(([e])=>!h||
c.names?.test(e)!==!1).map(([e,u])=>({place:c,node:u,names:t==="*"?[...k,e]:k,chain:[...C,u]}))});return[...(0,w().isOfList)(
c.trust)?r.flatMap(M):r,...o]}function f(n){return n===""?[]:n.split("/")}function M(n){const{node:c}=n;if(c.type==="obj\
ect")return(c.children??[]).flatMap(({children:[r]=[]})=>r?[{...n,node:r}]:[]);if(c.type==="array")return(c.children??[]).
map(r=>({...n,node:r}));if(c.type!=="string")return[n];const o=String(c.value).match(/[^\s,(]+(?:\([^)]*\))?/g)??[];return o.
length===1?[n]:o.map(r=>({...n,node:{...c,value:r}}))}function d({type:n,children:c=[]},o){return n==="array"&&o==="*"?c.
map((r,t)=>[`${t+1}`,r]):n!=="object"?[]:c.flatMap(({children:[r,t]=[]})=>t&&(o==="*"||r?.value===o)?[[String(r?.value),
t]]:[])}function p({places:n,harmless:c=[]}){return[...n.map(({at:o,names:r,only:t,needs:a})=>({steps:f(o),names:r,isPart:t!==
void 0||a!==void 0||O(o,n)})),...n.flatMap(({at:o,detail:r,names:t})=>f(o).flatMap((a,g,k)=>r===void 0?[]:{steps:[...k.slice(
0,g),r],names:t})),...c.map(({at:o,names:r})=>({steps:f(o),names:r}))]}function S(n,c,o){const r=(t,a,g)=>{const k=g.length;
return d(t.at(-1)??n,"*").flatMap(([C,i])=>{const h=a.filter(({steps:_,names:N})=>{const x=_.indexOf("*")===k;return _[k]===
"*"?!x||N?.test(C)!==!1:_[k]===C}),e=({steps:_,isPart:N})=>_.length===k+1&&!N;if(o.has(i)||h.some(e))return[];const[u,v]=[
[...t,i],[...g,C]];return E(i)&&h.some(({steps:_})=>_.length>k+1)?r(u,h,v):[{place:{at:v.filter((_,N)=>u[N]?.type!=="arr\
ay").join("/"),form:"setting"},node:i,names:[],chain:u}]})};return r([n],c,[])}function E({type:n}){return n==="object"||
n==="array"}},98285:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.annotationsOf=L,s.withoutAnnotations=
O;function A(){const D=l(27199);return A=function(){return D},D}const T=["generation_meta","model_name"],w=2e3,I=/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
function L(D){return D.type!=="Gene"?[]:T.filter(y=>{const R=D[y];if(typeof R!="string"&&!(0,A().isJsonObject)(R))return!1;
const b=JSON.stringify(R);return b.length<=w&&!I.test(b)})}function O(D){const y=new Set(L(D));return y.size===0?D:Object.
fromEntries(Object.entries(D).filter(([R])=>!y.has(R)))}},27928:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),
s.SEED_HASHES=void 0;const l=s.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"1.7.0","0ae9f4172d143cac2f316f08d0855038":"\
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
2.0.35",ec199ceb43ac39756c4fb0987a81ac06:"1.66.0","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}},36093:function(H,s,l){Object.
defineProperty(s,"__esModule",{value:!0}),s.activatedSeeds=D,s.seedRelease=L;function A(){const y=l(77598);return A=function(){
return y},y}function T(){const y=l(23404);return T=function(){return y},y}function w(){const y=l(64385);return w=function(){
return y},y}function I(){const y=l(27928);return I=function(){return y},y}function L({value:y,envelope:R}){if(R===void 0)
return I().SEED_HASHES[(0,A().hash)("sha256",(0,T().canonicalize)(y)).slice(0,32)]}const O=/\.seed\.json$/;function D({head:y,
base:R,untouched:b},m){const f=(S,E)=>S.filter(({path:n})=>O.test(n)===E).flatMap(({assets:n})=>n).filter(({type:n,value:c})=>n===
"Gene"&&(0,w().declaredId)(c)!==void 0),M=new Set(f(R,!0).map(({id:S})=>S));if(M.size===0)return[];const d=new Set(f([...R,
...b],!1).map(({id:S})=>S)),p=new Set(m.map(({asset:S})=>S));return f(y,!1).filter(S=>M.has(S.id)&&!d.has(S.id)&&!p.has(
S))}},68450:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.commonStart=O,s.packagesAbove=b,s.shownRoot=
y,s.storeOf=L;function A(){const f=l(76760);return A=function(){return f},f}function T(){const f=l(39491);return T=function(){
return f},f}function w(){const f=l(32854);return w=function(){return f},f}function I(){const f=l(93028);return I=function(){
return f},f}function L(f,{policy:M,tree:d,base:p}){const[S]=M.stores.map(({path:c,root:o=".",checkout_as:r})=>({path:(0,w().
normalise)(c)??"",root:(0,w().normalise)(o)??"",...r!==void 0&&{checkoutAs:r}})).filter(({path:c})=>(0,w().isWithin)(f,c)).
sort((c,o)=>o.path.length-c.path.length),E=A().posix.dirname(f).replace(/^\.$/,"");if(S!==void 0)return{...S,path:E,named:!0};
const n=[p,d].find(c=>c?.stat(E)?.kind==="directory");return{path:E,root:(n&&b(n,E)[0])??""}}function O(f,M){const d=new Map(
[...f].map(S=>D(L(S,M)))),[p={root:""}]=d.values();return d.size<2?p:{root:""}}function D({root:f,checkoutAs:M}){return[
JSON.stringify([f,M]),{root:f,checkoutAs:M}]}function y({root:f,checkoutAs:M}){return M===void 0?f||".":".."}const R=(0,I().
perTree)(()=>new Map);function b(f,M){const d=R(f).get(M)??m(f,M);return R(f).set(M,d),d}function m(f,M){return[...new Set(
[M,...(0,T().foldersAbove)(M).reverse(),""])].filter(p=>f.stat(A().posix.join(p,"package.json"))!==void 0)}},85475:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.asHubHashes=n,s.assetIdOf=M,s.contentHash=S,s.hashFindings=m,s.identityFindings=
R,s.isMissingIdentity=b,s.matchContentHash=y,s.unhashedFields=c;function A(){const o=l(23404);return A=function(){return o},
o}function T(){const o=l(98285);return T=function(){return o},o}function w(){const o=l(27199);return w=function(){return o},
o}function I(){const o=l(36093);return I=function(){return o},o}function L(){const o=l(95132);return L=function(){return o},
o}function O(){const o=l(94377);return O=function(){return o},o}const D=new Set(["Gene","Capsule","EvolutionEvent"]);function y(o){
const{type:r,value:t}=o,a=t.asset_id;if(a===S(o.value))return"content";if(r==="Capsule"&&a===S(n(t)))return"hub";if(typeof a==
"string")return a===S((0,T().withoutAnnotations)(t))?"local":(0,O().asEngineHashed)(t)?"engine":void 0}function R(o,r){const{
type:t,value:a}=o;if(!D.has(t))return m(o,r);const g=f(o,r),k=(0,w().placeOf)(o),C=a.asset_id===void 0?S(o.value):void 0;
return[...a.schema_version===void 0?[(0,L().finding)("schema-version-missing",g,k)]:[],...C===void 0?m(o,r):[(0,L().finding)(
"content-hash-missing",{...g,expected:C},k)]]}function b({rule:o}){return o==="schema-version-missing"||o==="content-has\
h-missing"}function m(o,r,t=!1,a){const{value:g}=o;if(g.asset_id===void 0||y(o)!==void 0)return[];const k=S(o.value),C=(0,O().
otherHashForm)(o),i=(0,I().seedRelease)(o),e=C==="created"||i!==void 0?"notice":(0,O().hasOnlyLearned)(o,a)?"warning":"e\
rror",u=r==="author"?"error":e,v={...(0,w().placeOf)(o,["asset_id"]),severity:u},P={...f(o,r),expected:k,...C&&{form:C},
...i&&{seed:i}},_=t&&u!=="notice"&&r==="fix"?d(o,k):void 0;return[{...(0,L().finding)("content-hash-mismatch",P,v),..._&&
{edit:_}}]}function f({type:o,id:r},t){return{type:o,id:r,fixable:t==="fix",...t==="author"&&{foreign:!0}}}function M(o){
const{asset_id:r}=o.value;return typeof r=="string"&&y(o)!==void 0?r:S(o.value)}function d({type:o,path:r,pointer:t,value:a},g){
const{asset_id:k,...C}=a;if(!(typeof k!="string"||Object.values(C).some(p))&&y({type:o,value:{...C,asset_id:g}})!==void 0)
return{path:r,pointer:(0,w().pointerText)([...t,"asset_id"]),old:k,new:[g],fix:!0}}function p(o){return typeof o!="objec\
t"||o===null?!1:Object.hasOwn(o,"asset_id")||Object.values(o).some(p)}function S(o){return(0,A().computeAssetId)(o)??""}
const E=["notes","details"];function n(o){const{outcome:r}=o;if(!(0,w().isJsonObject)(r))return o;const{notes:t,details:a,
...g}=r;return{...o,outcome:g}}function c(o){const{outcome:r}=o.value,t=y(o);return t==="local"?(0,T().annotationsOf)(o.
value):t!=="hub"||!(0,w().isJsonObject)(r)?[]:E.filter(a=>Object.hasOwn(r,a)).map(a=>`outcome.${a}`)}},94377:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.asEngineHashed=L,s.hasOnlyLearned=D,s.hashDigits=R,s.otherHashForm=w;
function A(){const b=l(23404);return A=function(){return b},b}function T(){const b=l(27199);return T=function(){return b},
b}function w({value:b}){const m=typeof b.asset_id=="string"?R(b.asset_id):void 0,f=p=>(0,A().computeAssetId)(p)===`sha25\
6:${m}`;return f(b)?"unprefixed":b.type==="Gene"&&b.epigenetic_marks!==void 0&&f({...y(b),epigenetic_marks:[]})?"created":
void 0}const I={env_fingerprint:["region"],Capsule:["diff","strategy"]};function L(b){const f=I.Capsule.filter(d=>b.type===
"Capsule"&&!(d in b)).reduce((d,p)=>d.flatMap(S=>[S,{...S,[p]:null}]),[{}]);return[b,O(b)].flatMap(d=>f.map(p=>({...d,...p}))).
find(d=>(0,A().computeAssetId)(d)===b.asset_id)}function O(b){if(Array.isArray(b))return b.map(O);if(!(0,T().isJsonObject)(
b))return b;const m=Object.entries(b).map(([f,M])=>{const d=O(M),[p]=I.env_fingerprint,S=f==="env_fingerprint"&&(0,T().isJsonObject)(
d)&&!(p in d);return[f,S?{...d,[p]:null}:d]});return Object.fromEntries(m)}function D({value:b},m){if(b.type!=="Gene"||m===
void 0)return!1;const[f,M]=[b,m.value].map(d=>{const{schema_version:p,asset_id:S,...E}=y(d);return(0,A().canonicalize)(E)});
return f===M}function y(b){const{epigenetic_marks:m,learning_history:f,anti_patterns:M,...d}=b;return d}function R(b){const m=b.
trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(m)?m:void 0}},45622:function(H,s,l){Object.
defineProperty(s,"__esModule",{value:!0}),s.contextAbove=w,s.fromRoot=I;function A(){const L=l(93028);return A=function(){
return L},L}function T(){const L=l(13254);return T=function(){return L},L}function w(L,O){const{tree:D,base:y,changed:R=[],
isOutput:b}=O,m=`${L}/`;return{...O,...D&&{tree:(0,A().treeAbove)(D,L)},...y&&{base:(0,A().treeAbove)(y,L)},changed:new Set(
[...R].map(f=>m+f)),...b&&{isOutput:f=>f.startsWith(m)&&b(f.slice(m.length))}}}function I(L,O){const D=O.targets.map(({path:b,
...m})=>b===void 0?m:{...m,path:b.slice(L.length+1)}),[y]=O.words;if(O.invocation!==void 0||y===void 0)return{...O,targets:D};
const R=(0,T().problemAt)("target-outside",y.span,{path:"..",reason:"above"});return{...O,targets:D,problems:[...O.problems,
R]}}},62166:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.inPlaceOfNpm=I;function A(){const O=l(91063);
return A=function(){return O},O}function T(){const O=l(60210);return T=function(){return O},O}function w(){const O=l(80827);
return w=function(){return O},O}async function I(O,D){const{invocation:y,argv:R,targets:b}=O,{tree:m,cwd:f="",changed:M=new Set,
programs:d=A().NO_PROGRAMS}=D,p=y?.program==="npm"||y?.program==="npx";if(m===void 0||R===null||y===void 0||!p)return O;
const S={tree:m,directory:f,changed:M,families:d},E=await(0,w().npmScripts)(y,S),n=b.some(({kind:r,via:t})=>r==="package\
_binary"&&t===void 0),o=(E?E.steps.some(({text:r})=>L.test(r)):!n)?await(0,T().foreignSettings)(m,M):[];return{...O,...E&&
{scripts:E},...o.length>0&&{npmSettings:o}}}const L=/(?:^|[^\w.-])np[mx](?![\w.-])/},80827:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.npmScripts=b;function A(){const a=l(3463);return A=function(){return a},a}function T(){const a=l(
54669);return T=function(){return a},a}function w(){const a=l(11331);return w=function(){return a},a}function I(){const a=l(
60210);return I=function(){return a},a}function L(){const a=l(59867);return L=function(){return a},a}function O(){const a=l(
56788);return O=function(){return a},a}function D(){const a=l(46912);return D=function(){return a},a}function y(){const a=l(
47668);return y=function(){return a},a}const R={start:0,end:0};async function b(a,g){const{subcommand:k,flags:C}=a;if(k===
void 0)return;const{project:i,selected:h,runs:e,packages:u}=await(0,D().scriptsThatRun)(a,g,R);if(i===void 0)return;const v=await(0,I().
readNpmrc)({...g,directory:i}),P=await m(g,i);if("unread"in v||P===void 0)return;const{settings:_}=v,N=n.some(F=>F in _);
if(P.devEngines!==void 0||N)return;const x=[];for(const F of u){const U=await m(g,F),G=U&&!U.bin&&"bin"in(0,A().objectIn)(
U.directories);if(U===void 0||G)return;const B=e.filter(K=>K.directory===F),z=B.length===0?await d(a,g,F):void 0;z!==void 0&&
x.push({...f(U),...z,directory:F}),x.push(...B.map(K=>({...f(U),...M(K)})))}const j=_["node-options"],{prefix:$}=(0,y().
readSettings)(a);return{subcommand:k,directory:g.directory,project:i,prefixed:$!==void 0,inWorkspaces:h,config:c(C,_),...typeof j==
"string"&&{nodeOptions:j},steps:x}}async function m({tree:a},g){const k=await(0,L().readJsonFile)(a,(0,O().from)({directory:g},
"package.json"));return k===void 0||k===L().INVALID?void 0:(0,A().objectIn)(k)}function f(a){const{name:g,version:k}=a;return{
packageId:g&&k?`${String(g)}@${String(k)}`:"",packageEnv:r(a)}}function M(a){const{directory:g,event:k,body:C}=a,i=(0,D().
scriptText)(a),h=S(i),e=a.words.map(u=>u.text);return{directory:g,event:k,body:C,words:e,text:i,...h&&{command:h}}}async function d(a,{
tree:g},k){const C=(0,D().eventOf)(a),i=(await(0,L().usablePackageJson)(g,k))?.scripts.has(C??"");if(!(C===void 0||i||(0,y().
readSettings)(a).ifPresent))return{event:C,words:[],text:""}}function p(a){return(0,w().changesShell)(a)||(0,w().isWithoutEffect)(
a)||a==="nohup"}function S(a){const{words:g,assignments:k,refused:C,problems:i}=(0,T().lex)(a),h=i.every(({rule:_,severity:N})=>_===
"assignment-refused"||N==="warning"&&_!=="unquoted-glob"),e=i.filter(({rule:_})=>_==="assignment-refused").length,[u]=g;
if(!h||e!==C.length||u===void 0||p(u.text)||u.text.includes("="))return;const v=[...k,...C].sort((_,N)=>_.span.start-N.span.
start);if(v.some(({name:_})=>_==="PATH"))return;const P=Object.fromEntries(v.map(({name:_,value:N})=>[_,N]));return{argv:g.
map(_=>_.text),env:P}}const E=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root\
 init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),n=["also","dev","include","omit","only","optional","product\
ion"];function c(a,g){const k=Object.entries(g).filter(([h,e])=>["harmless","honoured"].includes((0,I().effectOf)(h,e))),
C=a.map(({name:h,value:e,negated:u})=>[h.slice(2),e??u!==!0]),i=[...k,...C].filter(([h])=>!E.has(h));return Object.fromEntries(
i.map(([h,e])=>[`npm_config_${h.replaceAll("-","_").toLowerCase()}`,o(e)]))}function o(a){return Array.isArray(a)?a.map(
o).join(`

`):a==null||a===!1?"":String(a).trim()}function r(a){const{name:g,version:k,config:C,engines:i}=a,h={};return t({name:g,
version:k,config:C,engines:i},"npm_package_",h),Object.fromEntries(Object.entries(h).filter(([e])=>/^[A-Za-z_]\w*$/.test(
e)))}function t(a,g,k){for(const[C,i]of Object.entries(a))if(i!==void 0)if(i===null||i===!1)k[`${g}${C}`]="";else if(Array.
isArray(i))for(const[h,e]of i.entries())t({[`${C}_${h}`]:e},g,k);else typeof i=="object"?t(i,`${g}${C}_`,k):k[`${g}${C}`]=
String(i)}},97018:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.redact=I,s.redactForms=L;function A(){
const r=l(41551);return A=function(){return r},r}function T(){const r=l(83377);return T=function(){return r},r}function w(r){
return T().TOKEN_SHAPES.flatMap(([t,a])=>Array.from(r.matchAll(a),({indices:g})=>{const[k,C]=g?.[1]??g?.[0]??[0,0];return{
kind:t,start:k,end:C}}))}function I(r,t=[]){return L(r,(0,A().knownForms)(t))}function L(r,t){const a=[...(0,A().findKnown)(
r,t),...w(r),...d(r)].sort((i,h)=>i.start-h.start||h.end-i.end),g=[];for(const i of a){const h=g.at(-1);h===void 0||i.start>=
h.end?g.push(i):i.end>h.end&&g.splice(-1,1,{...h,end:i.end})}let k="",C=0;for(const{kind:i,start:h,end:e}of g)k+=`${r.slice(
C,h)}[redacted ${i}]`,C=e;return{text:k+r.slice(C),redactions:g}}const O="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_\
-]?(?:access[_-]?)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",D="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",
y="(?:[ \\t]{0,8}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",R=`\\\\{0,3}["']`,b=new RegExp(`${O}(?:${R})?${D}${R}\
(?<value>[^\\s"'\\\\]{4,})`,"dgi"),m=new RegExp(`${O}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),f=new RegExp(
`${O}${y}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),M=new RegExp(`${O}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<\
>(){}[\\]\\\\]{7,})`,"dgi");function d(r){return[...p(r,b,({name:t,value:a,next:g})=>/["'\\]/.test(g)&&!n(t,a)),...p(r,m,
({value:t,next:a})=>!c(t,a)),...p(r,f,({value:t,next:a})=>o(t)&&!c(t,a)),...p(r,M,({value:t,next:a})=>o(t)&&!c(t,a))]}function p(r,t,a){
return Array.from(r.matchAll(t)).flatMap(({groups:g={},indices:k})=>{const{name:C="",value:i=""}=g,[h,e]=k?.groups?.value??
[0,0],u={name:C,value:i,next:r.charAt(e)};return E(C,i)||!a(u)?[]:[{kind:"named secret",start:h,end:e}]})}const S=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function E(r,t){return S.test(t)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(t)?!0:/^[\d.:_-]+$/.test(t)&&!/^p/i.test(r)}
function n(r,t){return/token|key/i.test(r)&&/^[A-Za-z][a-z]{0,15}$/.test(t)}function c(r,t){return t!==""&&"([{".includes(
t)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(r)}function o(r){return/:\/\/|^[.~]?\/|^[^/]*\/.*\.\w{1,5}$/.
test(r)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(r)?!1:/\d/.test(r)?/[a-z]/i.test(r):r.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(r)}},83377:function(H,s){Object.defineProperty(s,"__esModule",{value:!0}),s.
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
`,A=new RegExp(`\\b(?:${l.trim().split(/\s+/).join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,"dg"),T=s.TOKEN_SHAPES=
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
4378:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.Judge=void 0;function A(){const m=l(68450);return A=
function(){return m},m}function T(){const m=l(45622);return T=function(){return m},m}function w(){const m=l(62166);return w=
function(){return m},m}function I(){const m=l(51951);return I=function(){return m},m}function L(){const m=l(54244);return L=
function(){return m},m}function O(){const m=l(87952);return O=function(){return m},m}function D(){const m=l(34482);return D=
function(){return m},m}function y(){const m=l(41431);return y=function(){return m},m}const R=4e3;class b{terms;context;clock;#e=new Map;#n=new Map;#s;constructor(f,M,d){
this.terms=f,this.context=M,this.clock=d}static by(f){const M=(0,D().contextIn)(f,{});return new b(f,M,f.clock??new(L()).
AuditClock(f.signal))}with(f){const M={...this.terms,...f},d=(0,D().contextIn)(M,this.context.proposal);return new b(M,d,
this.clock)}proposed(f){return new b(this.terms,(0,D().contextIn)(this.terms,f),this.clock)}storeOf(f){const{cwd:M,checkoutAs:d}=this.
terms,p=(0,A().storeOf)(f,this.terms);return M===void 0?p:{...p,root:M,checkoutAs:d}}forFile(f){return this.startingIn(this.
storeOf(f))}startingIn({root:f,checkoutAs:M}){if(f===(this.terms.cwd??"")&&M===this.terms.checkoutAs)return this;const d=M===
void 0?f:`../${M}`,p=this.#n.get(d)??this.with({cwd:f,checkoutAs:M});return this.#n.set(d,p),p}command(f){const M=this.#e.
get(f);if(M!==void 0)return M;const d=this.#o(f);this.#e.set(f,d);const[p]=this.#e.keys();return this.#e.size>R&&this.#e.
delete(p),d}async risk(f,M){return(0,y().judgeRiskAlone)(await this.#t(M),f,this.context)}async#o(f){const{profile:M}=this.
terms.policy;try{return(0,y().judgeReading)(await this.#t(f),M,this.context)}catch(d){return(0,y().unjudged)(f,M,d,this.
context)}}async#t(f){const{checkoutAs:M}=this.terms;this.#s??=this.#r();const d=this.#s;await this.clock.tick();const p=await(0,w().
inPlaceOfNpm)(await(0,I().readCommand)(f,d),d);return M===void 0?p:(0,T().fromRoot)(M,p)}#r(){const{tree:f,base:M,changed:d,
cwd:p="",checkoutAs:S,policy:E}=this.terms,n={...f&&{tree:f},...M&&{base:M},changed:d,cwd:p,clock:this.clock,programs:(0,O().
programTerms)(E),isOutput:(0,O().additionsFor)(E).areBuilt};return S===void 0?n:(0,T().contextAbove)(S,n)}}s.Judge=b},81961:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.comparePolicies=p,s.policyOfBranch=M,s.policyWith=f,s.stricterOf=y,s.
tightenPolicy=b,s.valuesOf=m;function A(){const c=l(23404);return A=function(){return c},c}function T(){const c=l(41330);
return T=function(){return c},c}function w(){const c=l(69873);return w=function(){return c},c}function I(){const c=l(41895);
return I=function(){return c},c}function L(){const c=l(74238);return L=function(){return c},c}function O(){const c=l(11160);
return O=function(){return c},c}function D(){const c=l(92328);return D=function(){return c},c}function y(c,o,r){const t=R(
c.policy,o.policy,{which:`The policies of the base and of ${r}`,hint:"Use the same values in both policies."}),{ref:a,digest:g}=o,
k=[...c.combinedWith?[c.combinedWith.name]:[],r];return{...c,policy:t,digest:(0,L().digestPolicy)(t),combinedWith:{name:k.
join(" and "),digest:g,...a!==void 0&&{ref:a}}}}function R(c,o,{which:r,hint:t}){const a=[],g=m(c),k=m(o);for(const[i,{strictness:h}]of O().
POLICY_KEYS){const[e,u]=[g.get(i),k.get(i)];if((0,A().canonicalize)(e)===(0,A().canonicalize)(u))continue;const v=h.combine(
e,u);v?g.set(i,v.value):a.push(i)}if(a.length===0)return f(g);const C=`${r} differ in ${a.join(", ")}; the gate cannot d\
etermine which is stricter.`;throw new(I()).GateError("policy_conflict",C,t)}function b(c,o){if(Object.values(o).every(k=>k===
void 0))return c;const r=m(c.policy),t=[],a=new Map(Object.entries(o));for(const[k,{strictness:C,input:i}]of O().POLICY_KEYS){
const h=i&&a.get(i.name),e=r.get(k);if(!(!i||h===void 0||h===e))if(e===i.open||C.compare(e,h)==="tighter")r.set(k,h);else{
const u={given:String(h),kept:String(e)};t.push({input:i.name,key:k,...u})}}const g=f(r);return{...c,policy:g,digest:(0,L().
digestPolicy)(g),ignoredInputs:t}}function m(c){const o=c;return new Map([...O().POLICY_KEYS.keys()].map(r=>{const[t="",
a]=r.split("."),g=o[t];return[r,a===void 0?g:g[a]]}))}function f(c){const o={};for(const[r,t]of c){const[a="",g]=r.split(
".");o[a]=g===void 0?t:{...o[a],[g]:t}}return O().policySchema.parse(o)}function M(c,o,r){const{branches:t,...a}=c.policy,
g=Object.entries(t).filter(([u])=>d(u,o));if(g.length===0&&o!==r)return;const k={...a,branches:{}},[C,...i]=g.map(([,u])=>O().
policySchema.parse((0,O().withEntry)(k,u)));if(C===void 0)return c;const h={which:`The entries of \`branches\` that match ${JSON.
stringify(o)}`,hint:"Use the same values in these entries of the policy of the default branch."},e=i.reduce((u,v)=>R(u,v,
h),C);return{...c,policy:e,digest:(0,L().digestPolicy)(e)}}function d(c,o){return c===o||T().default.isMatch(o,c,{dot:!0,
nonegate:!0})}function p(c,o){const[r,t]=[m(c),m(o)];return[...O().POLICY_KEYS].flatMap(([a,{strictness:g}])=>{const[k,C]=[
r.get(a),t.get(a)],i=S(k,C);if(i===void 0)return[];const h=g.compare(k,C),e=g.loosens?.(k,C)??h!=="tighter";return[{key:a,
change:i,direction:h,loosens:e}]})}function S(c,o){if(Array.isArray(c)&&Array.isArray(o)){const r=[...(0,D().missingFrom)(
c,o).map(t=>`+ ${E(t)}`),...(0,D().missingFrom)(o,c).map(t=>`- ${E(t)}`)];return r.length===0?void 0:r.join(", ")}return(0,A().
canonicalize)(c)===(0,A().canonicalize)(o)?void 0:`${n(c)} \u2192 ${n(o)}`}function E(c){const o=c.name;return typeof o==
"string"?o:n(c)}function n(c){return(0,w().stringify)(c,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},16455:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.editOf=D,s.withEdit=O,s.withEdits=L;function A(){const m=l(78816);return A=
function(){return m},m}function T(){const m=l(82606);return T=function(){return m},m}function w(){const m=l(70023);return w=
function(){return m},m}const I=new Set("checks-syntax-only npm-script-missing only-prints target-missing".split(" "));async function L(m,f,M){
if(m.every(({verdict:n})=>n==="allow"))return m;const d=m.map(({reading:n})=>n.command),p=new(w()).ScriptStore(f),S=d.map(
n=>n.length>T().LONGEST?"":n),E=M?await(0,T().fixList)(S,p):[];return Promise.all(m.map(async(n,c)=>{const{command:o}=n.
reading;if(n.verdict==="allow"||o.length>T().LONGEST)return n;const r=E[c];return r?.kind==="fixed"?b(n,D(o,r,p),p.judge):
y(n,f,r)}))}async function O(m,f){const[M=m]=await L([m],f,!1);return M}function D(m,{commands:f,scripts:M},d){const p=M.
map(S=>d.pathOf(S)).flatMap(S=>{const E=d.textOf(S);return E===void 0?[]:[{path:S,text:E}]});return{old:m,new:f,...p.length>
0&&{files:p},fix:!0}}async function y(m,f,M){const{command:d}=m.reading,p=M??await(0,T().rewriteCommand)(d,new(w()).ScriptStore(
f));if(p.kind==="left"&&A().CHECKS_NOTHING.has(p.reason.id))return R(m,p.reason.remedy);const S=new(w()).ScriptStore(f),
E=await(0,T().rewriteCommand)(d,S,{rewrites:T().SUGGESTIONS,accepts:({findings:n})=>!n.some(({rule:c})=>I.has(c))});return E.
kind!=="fixed"?m:b(m,{...D(d,E,S),fix:!1},S.judge)}function R(m,f){const[M,...d]=m.findings;return M?{...m,findings:[{...M,
advice:f},...d]}:m}async function b(m,f,M){const{findings:d,verdict:p}=m,S=await Promise.all(f.new.map(t=>M.command(t)));
if(S.some(t=>t.verdict==="block"))return m;const E=new Set(d.map(({rule:t})=>t)),n=S.flatMap(t=>t.findings).flatMap(({rule:t,
severity:a})=>a==="notice"?[]:t),c=n.some(t=>!E.has(t));if(p==="warn"&&c)return m;const o=({rule:t,severity:a})=>p==="bl\
ock"?a==="error":!n.includes(t),r=d.find(o);return r===void 0?m:{...m,findings:d.map(t=>t===r?{...t,edit:f}:t)}}},78816:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.CHECKS_NOTHING=s.CANNOT_FAIL=void 0,s.reasonOf=D,s.reasons=void 0;function A(){
const y=l(13580);return A=function(){return y},y}function T(){const y=l(95132);return T=function(){return y},y}const w="\
Write a script by hand and run it with `node`.",I=s.CANNOT_FAIL="vacuous-code",L=s.reasons={cannotFail:()=>({id:I,message:"\
The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks somethin\
g, and run it with `node`."}),checksNothing:()=>({id:"code-checks-nothing",message:"The code loads nothing of the reposi\
tory and starts nothing, so it checks nothing.",remedy:"Write a script that fails if the gene breaks something, and run \
it with `node`."}),codeNotMoved:y=>({id:"code-not-moved",message:`The code cannot be moved into a script: ${y}.`,title:"\
Code that cannot be moved into a script.",remedy:w}),dangerous:y=>({id:"dangerous-command",message:`The command ${y}.`,remedy:"\
Remove the command. A person decides whether the gene needs it."}),noPlace:y=>({id:"no-place-for-script",message:`Script\
s cannot be added to \`${y}\`: the path is not an ordinary directory.`,remedy:`Make \`${y}\` an ordinary directory.`}),changesDirectory:()=>({
id:"changes-directory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use pa\
ths relative to the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The c\
ommand consists of too many commands.",remedy:w}),dangles:(y,R)=>({id:"reference-dangles",message:`It names a gene by \`${y}\
\`, which is now \`${R}\`.`,title:"References to hashes that change.",remedy:"Name the gene by its `id`, or by its new `\
asset_id`."}),addsProblems:()=>({id:"fix-adds-problems",message:"It would have other findings afterwards, or no fewer, s\
o it is not rewritten.",remedy:"Resolve the findings by hand."}),appendOnly:()=>({id:"append-only",message:"The audit lo\
g is append-only and is never rewritten.",remedy:"Let the engine append a correct event."}),unsureText:()=>({id:"file-in\
-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix by hand what `gene-ga\
te audit` reports about the file."})},O=s.CHECKS_NOTHING=new Set([L.cannotFail().id,L.checksNothing().id]);function D(y){
return{id:y.rule,title:(0,A().ruleOf)(y.rule)?.title,...(0,T().describe)(y)}}},82606:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.SUGGESTIONS=s.LONGEST=void 0,s.fixList=d,s.rewriteCommand=R;function A(){const g=l(6163);return A=
function(){return g},g}function T(){const g=l(78816);return T=function(){return g},g}function w(){const g=l(50899);return w=
function(){return g},g}function I(){const g=l(77463);return I=function(){return g},g}function L(){const g=l(71570);return L=
function(){return g},g}function O(){const g=l(2137);return O=function(){return g},g}const D=6,y=200;async function R(g,k,C={}){
return new b(k,C).rewrite(g,D)}class b{#e;#n;#s;#o=y;constructor(k,{rewrites:C=t,accepts:i=()=>!0}){this.#e=k,this.#n=C,
this.#s=i}async rewrite(k,C){this.#o-=1;const i=await this.#e.judge.command(k),{reading:h,verdict:e,findings:u}=i;if(e===
"allow")return{kind:"fine"};const v=(0,A().dangerIn)(k)?.does;if(v!==void 0&&e==="block")return{kind:"left",reason:T().reasons.
dangerous(v)};let P;for(const x of C>0&&this.#o>0?this.#n:[]){const j=await x(h,this.#e);if(j===void 0)continue;if("reas\
on"in j){P??=j.reason;continue}const $=await this.#t(j.commands,C-1),F=f(j,$);if(F.kind==="left")P??=F.reason;else return F}
const[_]=u,N=C===D||this.#s(i);return _===void 0||e==="warn"&&N?{kind:"fine"}:{kind:"left",reason:P??(0,T().reasonOf)(_)}}async#t(k,C){
const i=[];for(const h of k){if(i.some(m)||this.#o<=0)break;i.push(await this.rewrite(h,C))}return i}}function m(g){return g.
kind==="left"&&g.reason.id!==T().CANNOT_FAIL}function f(g,k){const C=k.find(m);if(C!==void 0)return C;const i=k.flatMap(
(e,u)=>{if(e.kind==="left")return[];const v=g.commands[u]??"";return e.kind==="fixed"?[e]:[{commands:[v],steps:[],scripts:[]}]}),
h=k.find(e=>e.kind==="left");return i.length===0||k.length<g.commands.length?h??{kind:"left",reason:T().reasons.tooLong()}:
{kind:"fixed",commands:i.flatMap(({commands:e})=>e),steps:[g.step,...h===void 0?[]:["command that only prints removed"],
...i.flatMap(({steps:e})=>e)],scripts:[...g.scripts??[],...i.flatMap(({scripts:e})=>e)]}}const M=s.LONGEST=16*1024;async function d(g,k){
const C=[];for(const e of g){const u=typeof e=="string"&&e.length<=M;C.push(u?await R(e,k):{kind:"fine"})}const i=new Set(
(await p(g,k)).flat()),h=await Promise.all(C.map(async e=>(e.kind==="fixed"?(await p(e.commands,k)).flat():[]).some(P=>!i.
has(P))?{kind:"left",reason:T().reasons.addsProblems()}:e));return E(g,await S(g,h,k))}function p(g,{judge:k}){return Promise.
all(g.map(async C=>{const{findings:i}=await k.command(C);return i.flatMap(({rule:h,severity:e})=>e==="notice"?[]:h)}))}async function S(g,k,C){
return k.some(r)&&(await Promise.all(k.map(async(h,e)=>{if(h.kind==="fixed")return!0;if(h.kind==="left")return!1;const{findings:u,
verdict:v}=await C.judge.command(g[e]);return v!=="block"&&!u.some(({rule:P})=>P==="only-prints")}))).includes(!0)?k.map(
h=>r(h)?n:h):k}function E(g,k){const C=new Set,i=new Set;return k.map((h,e)=>{const u=g[e];if(h.kind!=="fixed")return C.
add(u),i.has(u)?c:h;const v=h.commands.filter(P=>!C.has(P)&&C.add(P));for(const P of v)i.add(P);return v.length===h.commands.
length?h:{...h,commands:v,steps:[...h.steps,...c.steps]}})}const n=o("command that only prints removed"),c=o("repeated c\
ommand removed");function o(g){return{kind:"fixed",commands:[],steps:[g],scripts:[]}}function r(g){return g.kind==="left"&&
g.reason.id===T().CANNOT_FAIL}const t=[L().trimBlanks,w().moveCode,L().dropRedirection,L().dropUnread,L().splitConjunction,
L().findPrinter,I().dropLauncher,I().nameProgram,I().spellProgram,w().makeRelative],a=s.SUGGESTIONS=[...t,O().requireEach,
O().spellScript,O().dropFlag,O().useNpm,O().useNpx]},50899:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.moveCode=s.makeRelative=void 0;function A(){const n=l(19609);return A=function(){return n},n}function T(){const n=l(32854);
return T=function(){return n},n}function w(){const n=l(93028);return w=function(){return n},n}function I(){const n=l(36773);
return I=function(){return n},n}function L(){const n=l(78816);return L=function(){return n},n}function O(){const n=l(70023);
return O=function(){return n},n}function D(){const n=l(710);return D=function(){return n},n}const y=async(n,c)=>{const o=f(
n);if(o===void 0||"reason"in o)return o;const{scriptText:r}=await Promise.all([l.e(4559),l.e(9683)]).then(l.bind(l,89683)),
t=r(o.evaluation.code);if(typeof t!="string")return t;const a=await c.place(t);return a===void 0?{reason:L().reasons.noPlace(
O().SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[o.evaluation.withScript(a)],scripts:[a]}};s.moveCode=y;const R=[
"line-break","blank-padding","markup-injection"],b=new Set(["--eval","--print"]),m=/strip-types|transform-types|detect-module|^--test/;
function f(n){const{invocation:c,command:o,assignments:r}=n;if(c?.program!=="node")return;const t=c.flags.filter(({name:v})=>b.
has(v));if(t.length===0)return;if(!M(n))return{reason:L().reasons.codeNotMoved("a shell would change it before `node` ge\
ts it")};const[a,...g]=t;if(a?.value===void 0||a.name!=="--eval"||g.length>0)return{reason:L().reasons.codeNotMoved("it \
is not one text, or its value is printed")};const k=c.flags.filter(v=>v!==a),C=k.find(v=>!d(v));if(C!==void 0)return{reason:L().
reasons.codeNotMoved(`\`${C.written}\` changes how \`node\` runs it`)};const i=({start:v,end:P})=>o.slice(v,P),h=c.passthrough.
at(-1),e=c.passthrough.slice(0,1).map(({span:v})=>i({start:v.start,end:h?.span.end??v.end})),u=[...r.map(({span:v})=>i(v)),
"node"];return{evaluation:{code:a.value,withScript:v=>[...u,...k.map(({span:P})=>i(P)),v,...e].join(" ")}}}function M(n){
const{command:c,words:o,assignments:r}=n;if((0,D().isAmbiguous)(n,R))return!1;let t=0;for(const{span:a}of[...r,...o]){if(a.
start>t&&!/^[ \t]*$/.test(c.slice(t,a.start)))return!1;t=Math.max(t,a.end)}return/^[ \t]*$/.test(c.slice(t))}function d({
name:n}){return A().NODE_FLAGS.get(n.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!m.test(n)}const p=new Set("target-o\
utside tilde-expansion variable-expansion command-substitution".split(" ")),S=({command:n,words:c,invocation:o,problems:r},{
tree:t})=>{if(o?.program!=="node"||t===void 0)return;const a=r.filter(({rule:g})=>p.has(g));for(const{text:g,span:k}of c.
slice(1)){if(!a.some(({span:{start:_}})=>_>=k.start&&_<k.end))continue;const i=[g,n.slice(k.start,k.end)].map(_=>E(t,_)).
find(_=>_!==void 0);if(i===void 0)continue;const h=/^[\w./@-]+$/.test(i)?i:(0,I().singleQuoted)(i),e=n.slice(0,k.start)+
h,u=n.slice(k.end),v=g.endsWith(`/${i}`)?g.slice(0,-i.length):void 0,P=v===void 0?u:u.replaceAll(` ${v}`," ");return{step:"\
path made relative",commands:[e+P]}}};s.makeRelative=S;function E(n,c){const o=c.split(/[\\/]/).filter(t=>t!==""&&t!==".");
return o.map((t,a)=>(0,T().normalise)(o.slice(a).join("/"))).slice(1).find(t=>{const a=t===void 0||t===""?void 0:(0,T().
resolveInTree)(n,t);return a?.kind==="inside"&&a.entry.tracked&&(0,w().isRegular)(a.entry.kind)})}},77463:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.spellProgram=s.nameProgram=s.dropLauncher=void 0;function A(){const n=l(
13254);return A=function(){return n},n}function T(){const n=l(11331);return T=function(){return n},n}function w(){const n=l(
710);return w=function(){return n},n}const I=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,L=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,
O=n=>{const c=y(n,"program-by-path");if(c===void 0)return;const{program:o}=c.args,[,r]=I.exec(o)??[];if(r!==void 0)return R(
n,c,`npx ${r}`);const[,t]=L.exec(o)??[];return t===void 0?void 0:R(n,c,t)};s.nameProgram=O;const D=n=>{const c=y(n,"prog\
ram-look-alike");return c&&R(n,c,c.args.meant)};s.spellProgram=D;function y({problems:n},c){return n.find(o=>(0,A().isProblem)(
o,c))}function R({command:n},{span:c},o){return{step:"program name corrected",commands:[(0,w().replaceSpan)(n,c,o)]}}const b=[
"shell-grammar","unquoted-glob"],m=/nice(?:[ \t]+-n[ \t]*-?\d+)?/,f=/timeout(?:[ \t]+(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+|-[ks][ \t]+\S+))*[ \t]+\S+/,
M=new RegExp(`^(?:/[\\w.-]+)*/?(?:command|env|exec|nohup|time|${m.source}|${f.source})[ \\t]+(?=\\S)`),d=/^(?:-[aeilux]*c|\/[cC])$/,
p=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,S=n=>{const{command:c,words:o}=n,[r,...t]=o;if(r===void 0||(0,w().
isAmbiguous)(n,b))return;const a=r.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),g=c.slice(r.span.start),k=(0,T().
isShell)(a)?E(t):g.replace(M,"");return k===void 0||k===g?void 0:{step:"launcher removed",commands:[((0,T().isShell)(a)?
"":c.slice(0,r.span.start))+k]}};s.dropLauncher=S;function E(n){const[c,o]=n.slice(n.findIndex(r=>!p.test(r.text)));if(!(c===
void 0||!d.test(c.text)))return o===n.at(-1)&&o?.text.trim()?o.text.trim():void 0}},710:function(H,s,l){Object.defineProperty(
s,"__esModule",{value:!0}),s.cutSpan=w,s.isAmbiguous=L,s.replaceSpan=T,s.suggest=I;function A(){const O=l(13580);return A=
function(){return O},O}function T(O,{start:D,end:y},R){return O.slice(0,D)+R+O.slice(y)}function w(O,{start:D,end:y}){const R=O.
slice(0,D).replace(/(?<![ \t])[ \t]+$/,"");return R===""?O.slice(y).replace(/^[ \t]+/,""):R+O.slice(y)}function I(...O){
return{step:"command suggested",commands:O}}function L({problems:O},D=[]){return O.some(({rule:y,severity:R})=>R==="erro\
r"&&(0,A().ruleOf)(y).layer==="syntax"&&!D.includes(y))}},71570:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),
s.findPrinter=s.dropUnread=s.dropRedirection=void 0,s.partsOf=f,s.trimBlanks=s.splitConjunction=void 0;function A(){const d=l(
54669);return A=function(){return d},d}function T(){const d=l(81716);return T=function(){return d},d}function w(){const d=l(
78816);return w=function(){return d},d}function I(){const d=l(710);return I=function(){return d},d}const L=({command:d})=>{
const p=d.replace(/^[ \t\r\n]+/,"").replace(/(?<![ \t\r\n])[ \t\r\n]+$/,"");return p===""||p===d?void 0:{step:"whitespac\
e trimmed",commands:[p]}};s.trimBlanks=L;const O=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,D=({command:d,
problems:p})=>{const E=p.some(({rule:n})=>n==="shell-redirection")?d.replace(O,""):d;if(!(E===d||(0,A().lex)(E).problems.
length>0))return{step:"redirection removed",commands:[E]}};s.dropRedirection=D;const y=({command:d,problems:p})=>{for(const{
rule:S,span:E}of p){const n=d.slice(E.end).trim()==="";if(S==="shell-comment"&&!/[\r\n]/.test(d.slice(E.start))||S==="sh\
ell-operator"&&n&&d.slice(E.start,E.end)===";")return{step:"comment removed",commands:[(0,I().cutSpan)(d,E)]};if(S==="li\
ne-continuation")return{step:"whitespace trimmed",commands:[(0,I().replaceSpan)(d,E,"")]}}};s.dropUnread=y;const R=new Set(
["echo","printf","true",":","pwd","date"]),b=d=>R.has(d.words[0]?.text??"")&&!(0,I().isAmbiguous)(d)?{reason:w().reasons.
cannotFail()}:void 0;s.findPrinter=b;const m=({command:d,problems:p})=>{if(f(d).some(({text:E})=>/^\(?cd(?:[ \t]|$)/.test(
E)))return{reason:w().reasons.changesDirectory()};if(!p.some(({rule:E})=>E==="shell-operator"))return;const S=M(d);return S&&
{step:"split at &&",commands:S.map(({text:E})=>E)}};s.splitConjunction=m;function f(d){const p=(0,T().readShellText)(d);
return d.slice(0,p[0]?.span.start).trim()!==""?[]:p.map(({span:S,separator:E})=>({text:d.slice(S.start,S.end).trim(),operator:E.
trim()}))}function M(d){const p=f(d),S=p.every(({operator:E},n)=>E===(p[n+1]?"&&":""));return p.length>1&&S?p:void 0}},70023:function(H,s,l){
Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=void 0;function A(){const b=l(77598);return A=
function(){return b},b}function T(){const b=l(76760);return T=function(){return b},b}function w(){const b=l(39491);return w=
function(){return b},b}function I(){const b=l(63550);return I=function(){return b},b}function L(){const b=l(93028);return L=
function(){return b},b}const O=s.SCRIPT_FOLDER="scripts/validate",D=[16,64];class y{#e;#n=new Map;#s;#o;#t;#r;constructor(m){
const{tree:f,cwd:M="",checkoutAs:d}=m.terms;this.#e=f,this.#s=M,this.#o=d===void 0?"":`${d}/`,this.#t=m,this.#r=f&&this.#i(
f)}get judge(){return this.#t}get tree(){return this.#r}pathOf(m){return T().posix.join(this.#s,m.slice(this.#o.length))}textOf(m){
return this.#n.get(m)}async place(m){const f=this.#e;if(f===void 0)return;const M=(0,A().hash)("sha256",m);for(const d of D){
const p=`${this.#o}${O}/eval-${M.slice(0,d)}.cjs`,S=this.pathOf(p);if(!(0,w().foldersAbove)(S).every(o=>(f.stat(o)?.kind??
"directory")==="directory"))return;const n=f.stat(S);if(n===void 0)return this.#a(S,m,f),p;if((0,L().isRegular)(n.kind)&&
n.tracked&&(await f.read(S)).equals(Buffer.from(m)))return p}}#a(m,f,M){if(this.#n.has(m))return;this.#n.set(m,f);const d=R(
M,Object.fromEntries(this.#n));this.#t=this.#t.with({tree:d}),this.#r=this.#i(d)}#i(m){const{checkoutAs:f}=this.#t.terms;
return f===void 0?(0,L().subTree)(m,this.#s):(0,L().treeAbove)(m,f)}}s.ScriptStore=y;function R(b,m){const f=(0,I().literalTree)(
m),M=(d,p)=>[...d,...[...p].filter(({path:S})=>b.stat(S)===void 0)].sort(w().byEntryPath);return{label:b.label,original:b,
stat:d=>b.stat(d)??f.stat(d),readlink:d=>b.readlink(d),read:(d,p)=>d in m?f.read(d,p):b.read(d,p),list:d=>M(b.list(d),f.
list(d)),files:()=>M(b.files(),f.files())}}},2137:function(H,s,l){Object.defineProperty(s,"__esModule",{value:!0}),s.useNpx=
s.useNpm=s.spellScript=s.requireEach=s.dropFlag=void 0;function A(){const n=l(59867);return A=function(){return n},n}function T(){
const n=l(3051);return T=function(){return n},n}function w(){const n=l(13580);return w=function(){return n},n}function I(){
const n=l(13254);return I=function(){return n},n}function L(){const n=l(710);return L=function(){return n},n}function O(){
const n=l(71570);return O=function(){return n},n}const D=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,y=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
R=8,b=({command:n,problems:c})=>{if(!c.some(({rule:t})=>t==="shell-operator"||t==="line-break"))return;const o=(0,O().partsOf)(
n);if(o.length===0||o.length>R)return;const r=[];for(const[t,{text:a}]of o.entries()){const g=o[t-1]?.operator??"",k=g===
"||"&&y.test(a),C=/^\|&?$/.test(g)&&D.test(a);if(!(k||C)){if(!/^(?:|&&|[;\n]*)$/.test(g)||a.startsWith("cd "))return;r.push(
a)}}if(/^[&;\s]*$/.test(o.at(-1)?.operator??"")&&!(r.length===0||r.join()===n))return(0,L().suggest)(...r)};s.requireEach=
b;const m=n=>{const{command:c,problems:o,invocation:r}=n;for(const{rule:t,span:a}of o){if(!(0,w().ruleOf)(t).removable||
c[a.start]!=="-")continue;const g=c.slice(a.start,a.end),k=c.slice(a.end).trimStart(),C=!/[=\s]/.test(g)&&k!==""&&!k.startsWith(
"-"),i=r?.flags.some(h=>h.span.start===a.start)===!0;if(!(C&&!i))return(0,L().suggest)((0,L().cutSpan)(c,a))}};s.dropFlag=
m;const f=new Set(["test","start","stop"]),M=new Set(["pnpm","yarn","bun","npm"]),d=async({command:n,problems:c,words:o,
invocation:r},t)=>{if(r?.program!=="npm")return;const a=await E(t),g=c.find(v=>(0,I().isProblem)(v,"npm-script-missing"));
if(g!==void 0){const v=(0,T().nearestName)(g.args.script,a),P=o.find(({text:_})=>_===g.args.script);return v===void 0||P===
void 0?void 0:(0,L().suggest)((0,L().replaceSpan)(n,P.span,v))}const k=c.find(v=>(0,I().isProblem)(v,"unknown-subcommand"));
if(k===void 0)return;const{subcommand:C,meant:i}=k.args,h=i===""?(0,T().nearestName)(C,[...f]):i,e=[...a.includes(C)?[`r\
un ${C}`]:[],...h===void 0?[]:[h]],[u]=e;return u===void 0?void 0:(0,L().suggest)((0,L().replaceSpan)(n,k.span,u))};s.spellScript=
d;const p=async({command:n,words:c,problems:o},r)=>{const t=o.some(({rule:e})=>e==="program-not-allowed"),[a,g,k]=c;if(!t||
a===void 0||g===void 0||!M.has(a.text)||a.text==="bun"&&/^(?:test|build)$/.test(g.text))return;const C=g.text==="run"?k:
g;if(C===void 0||!(await E(r)).includes(C.text))return;const i=f.has(C.text)?C.text:`run ${C.text}`,h=n.slice(C.span.end).
trim();return(0,L().suggest)(`npm ${i}${h===""?"":` -- ${h}`}`)};s.useNpm=p;const S=({command:n,words:c,problems:o},{tree:r})=>{
const t=o.find(({rule:e})=>e==="program-not-allowed"),[a,g,k]=c;if(t===void 0||a===void 0||r===void 0)return;const C=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(a.text),i=/^(?:exec|dlx|x)$/.test(g?.text??"")?k:g,h=C?/^(?:bunx|pnpx)$/.test(a.text)?g:i:a;return h===void 0||!/^[a-z][\w.-]*$/.
test(h.text)?void 0:(0,L().suggest)(`npx ${n.slice(h.span.start)}`)};s.useNpx=S;async function E({tree:n}){return[...(n&&
await(0,A().usablePackageJson)(n,""))?.scripts.keys()??[]]}},37075:function(H,s,l){Object.defineProperty(s,"__esModule",
{value:!0}),s.causeOf=L,s.identityOf=w,s.idsOf=I;function A(){const b=l(77598);return A=function(){return b},b}function T(){
const b=l(13580);return T=function(){return b},b}function w(b){const{rule:m,subject:f,location:M,args:d}=b,p=f&&[f.type,
f.id,f.command];return R([m,p??M?.path,D(m,d)])}function I(b){const m=new Map;return new Map(b.map(f=>{const M=w(f),d=(m.
get(M)??0)+1;return m.set(M,d),[f,d===1?M:`${M}:${d}`]}))}function L(b){const{rule:m,subject:f,location:M,args:d}=b,{cause:p,
instance:S=[]}=(0,T().ruleOf)(m);if(p)return R([p(d)]);const E=new Set([...Object.values(f??{}),M?.path]),n=D(m,d).filter(
([c,o])=>!O.has(c)&&!S.includes(c)&&!E.has(o));return R([m,n])}const O=new Set(["path","paths","via","value","written"]);
function D(b,m){const{counted:f=[]}=(0,T().ruleOf)(b);return Object.keys(m).sort().flatMap(d=>{const p=m[d];if(p===void 0||
typeof p=="number"||d==="likewise")return[];const S=d==="detail"||f.includes(d);return[[d,S?y(p):p]]})}function y(b){return typeof b==
"boolean"?b:typeof b=="string"?b.replace(/\d+/g,"#"):b.map(m=>m.replace(/\d+/g,"#"))}function R(b){return(0,A().hash)("s\
ha256",JSON.stringify(b))}},60502:function(H,s,l){l.r(s),l.d(s,{ParseError:()=>A.mB,getStaticTOMLValue:()=>A.AY,parseTOML:()=>A.
MD});var A=l(9605)}};
