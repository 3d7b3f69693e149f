//# judge/profiles/workspace/allowed
(function(j,R,m){const w=m("rules/finding"),h=m("judge/families/form"),k=m("judge/families/kinds"),p=m("judge/profiles/\
workspace/languages"),c=m("judge/profiles/workspace/split-arguments"),F=new Set(["rm","chmod","chown","kill","killall","\
pkill","dd","shred"]);function _({words:o},n){const[a,...e]=o;if(a===void 0)return[];const r=a.text,t=D(r,e,n?.workspace);
if(t.length>0)return t;const d=(l,{span:g}=a)=>[(0,w().finding)("command_not_allowed",{program:r,reason:l},{span:g})],u=n?.
workspace;if(u===void 0)return d("is not allowed");if(e.length===1&&/^--(?:version|help)$/.test(e[0]?.text??""))return[];
if(u.forms.length>0)return v(e,u)?[]:d("is allowed only in its registered forms");const{reason:i,word:s}=x(e,u);return i===
void 0?[]:d(i,s)}function v(o,{forms:n}){return n.find(({argv:a})=>(0,h().matchForm)((0,h().parseForm)(a)??[],o,(e,r)=>k().
KINDS[e](r)).kind==="match")}function O({words:[,...o]},{workspace:n}){if(n!==void 0)return n.writes?"write":v(o,n)?.risk}
function $({words:o},{workspace:n}){return b(n?.subcommands,o[1]?.text)?.warnings??[]}function D(o,n,a){const{flags:e}=(0,c().
splitArguments)(n,a),r=a?.blocked_flags??[],d=[...e.filter(({text:s})=>(0,c().hasFlag)(s,"--force")||r.some(l=>(0,c().hasFlag)(
s,l))||o==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(s)||F.has(o)&&(0,c().hasFlag)(s,"--all"))],u=(s,l)=>e.find(({text:g})=>new RegExp(
`^-[A-Za-z]*${s}`).test(g)||(0,c().hasFlag)(g,l)),i=o==="rm"?u("[rR]","--recursive"):void 0;return i&&u("f","--force")&&
d.push(i),d.map(({text:s,span:l})=>(0,w().finding)("blocked_flag",{program:o,flag:s},{span:l}))}function x(o,n){const[a,
...e]=o,r=b(n.subcommands,a?.text);if(n.subcommands!==void 0&&r===void 0)return{reason:`is allowed only with the subcomm\
ands ${Object.keys(n.subcommands).join(", ")}`};const{flags:t,data:d,operands:u}=(0,c().splitArguments)(r?e:o,n);for(const i of t){
const{text:s}=i,l=(0,c().isDataFlag)(s,n);if(!l&&n.code_flags.some(g=>(0,c().hasFlag)(s,g)))return{reason:`is not allowe\
d with ${s}, which can run code, delete files, or write elsewhere`,word:i};if(n.flags!==void 0&&!l&&!n.flags.includes(s))
return{reason:`is not allowed with the flag ${s}`,word:i}}for(const i of r?u:[]){const s=k().KINDS[r?.operands??"path"](
i.text);if(s!==void 0)return{reason:`does not accept ${i.text}, which ${s}`,word:i}}return n.language===void 0?{}:A(n.language,
t,d)}function A(o,n,a){const e=n.find(({text:t})=>((0,c().hasFlag)(t,"-e")||(0,c().hasFlag)(t,"--expression"))&&t!=="-e"&&
t!=="--expression");if(e!==void 0)return{reason:"has its script attached to a flag",word:e};const r=o==="awk"?p().awkDanger:
p().sedDanger;for(const t of a){const d=r(t.text);if(d!==void 0)return{reason:d,word:t}}return{}}function b(o,n){return o!==
void 0&&n!==void 0&&Object.hasOwn(o,n)?o[n]:void 0}j.exports={findCommandObjections:_,workspaceRisk:O,workspaceWarnings:$}});
//# judge/profiles/workspace/custom
(function(g,w,o){const d=o("policy/linear-pattern"),x=o("rules/finding"),_=o("judge/profiles/workspace/split-arguments"),
u=new Map;function h(t,n,e,c){const s=n.filter(r=>r.layer===e);if(s.length===0)return[];const a=l(t,c);return s.filter(({
regex:r})=>j(r,a)).map(({name:r,regex:i,reason:p})=>(0,x().finding)(`custom_pattern.${e}`,{name:r,pattern:i,reason:p}))}
function j(t,n){const e=m(t);return"error"in e||e.matches(n)}function m(t){const n=u.get(t)??(0,d().compileLinear)(t);return u.
set(t,n),n}function l({words:t,redirections:n},e){const[c,...s]=t,{data:a}=(0,_().splitArguments)(s,e.get(c?.text??"")?.
workspace),r=new Set(a);return[...t.filter(i=>!r.has(i)).map(i=>i.text),...n.map(({operator:i,target:p})=>`${i} ${p?.text??
""}`)].join(" ")}g.exports={compilePattern:m,findCustomPatterns:h,subjectOf:l}});
//# judge/profiles/workspace/danger
(function(S,I,u){const _=u("node:path"),p=u("command/shell-text"),x=u("judge/profiles/workspace/dangerous-patterns"),b=new Set(
"sudo doas env nohup time nice ionice command exec builtin xargs timeout setsid stdbuf busybox".split(" ")),E=new Set(["\
sh","bash","zsh","dash","ksh","ash","fish"]),R=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,
A=new Set(["curl","wget","fetch","aria2c"]),m=8,D=4;function g(t,e=0){const o=new Map;return(0,p().everyCommand)(t).flatMap(
n=>k(n,o,e))}function k(t,e,o){const n=[],{words:s}=t;for(const{operator:r,target:a}of t.redirections)if(r.includes(">")&&
a&&x().DISK.test(a.text)){const d=`> ${a.text}`;n.push({name:"direct_disk_write",pattern:d,words:[a]})}const i=M(t,e);if(i!==
void 0){const r=`${i} | ${s[0]?.text??""}`;n.push({name:"remote_code_execution",pattern:r,words:s})}const w=new Set;for(const r of h(
s)){const a=x().PATTERNS.find(({matches:c})=>c(r))?.name;if(a!==void 0){const c=r.words.map(({text:F})=>F).join(" ");n.push(
{name:a,pattern:c,words:r.words})}const d=L(r);if(d===void 0||w.has(d)||o===D)continue;w.add(d);const $=g((0,p().readShellText)(
d),o+1);n.push(...$.map(c=>({...c,words:r.words})))}return n}function h(t){const e=l(t,0);if(e===void 0)return[];const o=[
e];if(b.has(e.program))for(let n=1;n<=Math.min(t.length-1,m);n+=1){const s=l(t,n);s!==void 0&&!/^-|=/.test(s.program)&&o.
push(s)}if(e.program==="find")for(const[n,{text:s}]of t.entries()){const i=/^-(?:exec|ok)(?:dir)?$/.test(s)?l(t,n+1):void 0;
if(i!==void 0&&o.push(i),o.length>m)break}return o}function l(t,e){const o=t[e];if(o===void 0)return;const n=t.slice(e);
return{program:_().posix.basename(o.text).toLowerCase(),args:n.slice(1).map(({text:i})=>i),words:n}}function L({program:t,
args:e}){if(t==="eval")return e.join(" ");if(!E.has(t))return;const o=e.findIndex(n=>/^-[A-Za-z]*c[A-Za-z]*$/.test(n));return o<
0?void 0:e[o+1]}function M(t,e){const o=h(t.words),n=(t.pipedFrom&&e.get(t.pipedFrom))??T(t.inside);return e.set(t,n??o.
map(({program:s})=>s).find(v)),o.some(({program:s})=>R.test(s))?n:void 0}function T(t){return(0,p().everyCommand)(t).flatMap(
({words:e})=>h(e)).find(({program:e})=>v(e))?.program}function v(t){return A.has(t)}S.exports={findDangers:g}});
//# judge/profiles/workspace/dangerous-patterns
(function(m,$,w){const o=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,n=(t,e,s)=>t.some(i=>/^-[A-Za-z]+$/.
test(i)&&[...i.slice(1)].some(d=>e.includes(d))||i.length>3&&s.startsWith(i.toLowerCase())),c=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
a=t=>t.some((e,s)=>{const i=/^(?:-s|--signal)$/.test(e)?t[s+1]:/^(?:-s|--signal=|-)(.+)$/.exec(e)?.[1];return i!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(i)}),l=(t,e,s)=>(t==="systemctl"||t==="loginctl")&&e.some(i=>s.test(i)),h=[{name:"mass_dele\
tion",matches:({program:t,args:e})=>t==="rm"&&n(e,"rR","--recursive")&&e.some(s=>!s.startsWith("-")&&c.test(s))},{name:"\
raw_disk_write",matches:({program:t,args:e})=>t==="dd"&&e.some(s=>s.startsWith("if=")||/^of=\/dev\//.test(s))},{name:"fi\
lesystem_format",matches:({program:t})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(t)},{name:"direct_disk_write",matches:({program:t,
args:e})=>t==="tee"&&e.some(s=>o.test(s))},{name:"world_writable",matches:({program:t,args:e})=>t==="chmod"&&e.some(s=>/^[0-7]{2,4}[2367]$/.
test(s)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(s))},{name:"privilege_escalation",matches:({program:t,args:e})=>t==="chown"&&
e.some(s=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(s))},{name:"firewall_manipulation",matches:({program:t})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(t)},{name:"system_shutdown",matches:({program:t,args:e})=>/^(?:shutdown|poweroff|halt)$/.test(t)||/^(?:init|telinit)$/.
test(t)&&e[0]==="0"||l(t,e,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:t,args:e})=>t==="reboot"||/^(?:init|telinit)$/.
test(t)&&e[0]==="6"||l(t,e,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:t,args:e})=>/^(?:kill|pkill|killall)$/.
test(t)&&a(e)}];m.exports={DISK:o,PATTERNS:h}});
//# judge/profiles/workspace/languages
(function(s,S,m){function i(t){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(t))return"may \
run commands or open files in its program";const n=/\bprintf?\b/.exec(t),e=n===null?"":t.slice(n.index);return/>|(?<!\|)\|(?!\|)/.
test(e)?"may write to files or commands in its program":void 0}const r=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
o=String.raw`(?:${r}(?:\s*,\s*(?:${r}|[+~]\d+))?\s*!?\s*)?`,a=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,c=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${a})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
d=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,g=new RegExp(String.raw`^\s*${o}(?:${c}|${d})\s*(?:[;\n]|$)`);function l(t){if(t.
length>4096)return"has a script that is too long to check";let n=t;for(;n.trim()!=="";){const e=g.exec(n);if(e===null)return"\
may run commands or open files in its script";n=n.slice(e[0].length)}}s.exports={awkDanger:i,sedDanger:l}});
//# judge/profiles/workspace/paths
(function(m,q,a){const v=a("command/flags/equals"),l=a("rules/finding"),u=a("judge/profiles/workspace/split-arguments");
function b(t,i,n){const e=i?.workspace,[,...o]=t.words,{flags:p,operands:w}=(0,u().splitArguments)(o,e),h=t.problems.filter(
({rule:s})=>s==="variable-expansion"),j=t.redirections.flatMap(({target:s})=>s??[]),k=p.filter(({text:s})=>e===void 0||!(0,u().
isDataFlag)(s,e)).flatMap(({text:s,span:r})=>_(s).map(c=>({text:c,span:r})));return[...w,...k,...j].flatMap(({text:s,span:r})=>{
const c=h.some(({span:g})=>g.start>=r.start&&g.end<=r.end);return d(s,r,n,c)})}function d(t,i,n,e=!1){const o=e||t.startsWith(
"~")?void 0:n.locate(t);return o===void 0||!n.isIn(o,n.workspace)?[(0,l().finding)("path_outside_workspace",{path:t},{span:i})]:
t.split(/[\\/]/).includes("..")?[(0,l().finding)("path_traversal",{path:t},{span:i})]:[]}function _(t){const{attached:i}=(0,v().
splitAtEquals)(t);return[...i===void 0?[]:[i],...t.startsWith("--")?[]:[t.slice(2)]]}m.exports={findPathObjections:b,judgePath:d}});
//# judge/profiles/workspace/split-arguments
(function(d,F,r){const c=r("command/flags/equals"),p=r("command/flags/read-flags"),m={data_flags:[],data_operands:{count:0,
unless:[]}},h=[{spec:void 0,negated:!1,takes:"always"}];function g(n,{data_flags:t,data_operands:e}=m){const a=[],u=[],o=[],
w={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:s=>t.includes(s)?h:void 0};for(const s of(0,p().
readFlags)(n,w).tokens){if(s.kind==="operand"){o.push(s.word);continue}a.push(s.word),s.consumes&&s.next&&u.push(s.next)}
const l=e.unless.some(s=>a.some(({text:q})=>i(q,s)))?0:e.count;return{flags:a,data:[...u,...o.slice(0,l)],operands:o.slice(
l)}}function i(n,t){const{written:e}=(0,c().splitAtEquals)(n);return e===t?!0:t.startsWith("--")?e.length>2&&t.startsWith(
e):t.length===2&&!n.startsWith("--")&&/^-[A-Za-z]*/.exec(n)?.[0].includes(t.slice(1))===!0}function A(n,{data_flags:t}){
const{written:e}=(0,c().splitAtEquals)(n);return t.some(a=>e===a||a.length===2&&!n.startsWith("--")&&n.startsWith(a))}d.
exports={hasFlag:i,isDataFlag:A,splitArguments:g}});
//# judge/profiles/workspace/tool-call
(function(r,p,w){const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,i=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function a(u){const e=c.exec(u);if(e===null)return;const[,d="",g=""]=e,s=[];let t=e.indices?.[2]?.[0]??0,n=g;for(;n!=="";){
const o=i.exec(n);if(o===null)return;const[l,h,x]=o;s.push({text:h??x??"",span:{start:t,end:t+l.length}}),n=n.slice(l.length),
t+=l.length}return{name:d,args:s}}r.exports={readToolCall:a}});
//# judge/profiles/workspace/workspace
(function(x,G,i){const d=i("command/shell-text"),P=i("model/verdict"),g=i("rules/finding"),_=i("judge/context"),y=i("ju\
dge/families/registry"),k=i("judge/profiles/profile"),w=i("judge/profiles/workspace/allowed"),E=i("judge/profiles/worksp\
ace/custom"),v=i("judge/profiles/workspace/danger"),S=i("judge/profiles/workspace/paths"),F=i("judge/profiles/workspace/\
tool-call"),L={judge:(n,s,e)=>e.proposal.tool==="runpy"?W(n,s,e):R(n,(0,k().besidesProgram)(s,n),e)};function R(n,s,e){const{
policy:o}=e,r=(0,y().registryOf)(o.families),c=new(_()).Places(e),m=(0,d().readShellText)(n.command),l=(0,d().everyCommand)(
m),p=({words:t})=>H(t[0],r,e),u=t=>l.flatMap(a=>(0,E().findCustomPatterns)(a,o.patterns,t,r)),N=[()=>[...A(n,m),...u(1)],
()=>[...D(n,e.mount,c,l).flatMap(t=>(0,S().findPathObjections)(t,p(t),c)),...u(2)],()=>[...l.flatMap(t=>(0,w().findCommandObjections)(
t,p(t))),...u(3)]];for(const t of N){const a=t();if(a.length>0)return{findings:[...(0,k().firstOfEach)(a,1),...s.filter(
h)]}}const M=l.flatMap(t=>{const a=p(t);return a?[{command:t,family:a}]:[]}),$=new Set(M.flatMap(({command:t,family:a})=>(0,w().
workspaceWarnings)(t,a))),j=[...s,...[...$].map(t=>(0,g().finding)(t,{}))],B=new Set(M.map(({command:t,family:a})=>(0,w().
workspaceRisk)(t,a))),T=P().riskSchema.options.findLast(t=>t!=="safe"&&B.has(t));return T&&!j.some(h)?{findings:j,risk:T}:
{findings:j}}function A({targets:n},s){const e=n.flatMap(({script:o})=>o===void 0?[]:[o]);return[...(0,v().findDangers)(
s).map(o=>b(o,!0)),...e.flatMap(o=>(0,v().findDangers)((0,d().readShellText)(o))).map(o=>b(o,!1))]}function b({name:n,pattern:s,
words:e},o){const r=e[0]?.span.start,c=e.at(-1)?.span.end,m=o&&r!==void 0&&c!==void 0?{span:{start:r,end:c}}:{};return(0,g().
finding)(n,{pattern:C(s)},m)}const O=200;function C(n){return n.length>O?`${n.slice(0,O)}\u2026`:n}function D({command:n},{
tree:s,at:e},{cwd:o},r){return s!==void 0&&e!=="/"&&e===o&&r.length===1?(0,d().everyCommand)((0,d().readShellText)(n,s)):
r}function H(n,s,{policy:e}){const o=n&&s.get(n.text);return o&&!e.disabled_packs.includes(o.category)?o:void 0}const I=new Set(
["bidirectional-character","command-not-text","command-too-long","control-character","invisible-character","lone-surroga\
te","markup-injection","nul-character","workflow-command"]);function W({command:n},s,e){const o=s.filter(({rule:p})=>I.has(
p)),r=(0,F().readToolCall)(n),[c]=r?.args??[];if(r===void 0||c===void 0||!q.has(r.name)){const p=C(r?.name??n);return{findings:[
(0,g().finding)("command_not_allowed",{program:p,reason:"is not a call of a file tool with literal arguments"}),...o]}}const l=[
...(0,S().judgePath)(c.text,c.span,new(_()).Places(e)),...o];return l.some(h)?{findings:l}:{findings:l,risk:"write"}}const q=new Set(
["write_file"]);function h({severity:n}){return n==="error"}x.exports={workspace:L}});
