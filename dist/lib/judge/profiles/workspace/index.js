//# judge/profiles/workspace/allowed
(function(b,m,j,C){let F;const w=()=>F??=m("rules/finding");let O;const h=()=>O??=m("judge/families/form");let $;const p=()=>$??=
m("judge/families/kinds");let D;const k=()=>D??=m("judge/profiles/workspace/languages");let A;const l=()=>A??=m("judge/p\
rofiles/workspace/split-arguments");j(b,{findCommandObjections:()=>x,workspaceRisk:()=>S,workspaceWarnings:()=>E});const R=new Set(
["rm","chmod","chown","kill","killall","pkill","dd","shred"]);function x({words:o},n){const[a,...s]=o;if(a===void 0)return[];
const i=a.text,e=I(i,s,n?.workspace);if(e.length>0)return e;const d=(c,{span:u}=a)=>[(0,w().finding)("command_not_allowe\
d",{program:i,reason:c},{span:u})],g=n?.workspace;if(g===void 0)return d("is not allowed");if(s.length===1&&/^--(?:version|help)$/.
test(s[0]?.text??""))return[];if(g.forms.length>0)return _(s,g)?[]:d("is allowed only in its registered forms");const{reason:r,
word:t}=N(s,g);return r===void 0?[]:d(r,t)}function _(o,{forms:n}){return n.find(({argv:a})=>(0,h().matchForm)((0,h().parseForm)(
a)??[],o,(s,i)=>p().KINDS[s](i)).kind==="match")}function S({words:[,...o]},{workspace:n}){if(n!==void 0)return n.writes?
"write":_(o,n)?.risk}function E({words:o},{workspace:n}){return v(n?.subcommands,o[1]?.text)?.warnings??[]}function I(o,n,a){
const{flags:s}=(0,l().splitArguments)(n,a),i=a?.blocked_flags??[],d=[...s.filter(({text:t})=>(0,l().hasFlag)(t,"--force")||
i.some(c=>(0,l().hasFlag)(t,c))||o==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(t)||R.has(o)&&(0,l().hasFlag)(t,"--all"))],
g=(t,c)=>s.find(({text:u})=>new RegExp(`^-[A-Za-z]*${t}`).test(u)||(0,l().hasFlag)(u,c)),r=o==="rm"?g("[rR]","--recursiv\
e"):void 0;return r&&g("f","--force")&&d.push(r),d.map(({text:t,span:c})=>(0,w().finding)("blocked_flag",{program:o,flag:t},
{span:c}))}function N(o,n){const[a,...s]=o,i=v(n.subcommands,a?.text);if(n.subcommands!==void 0&&i===void 0)return{reason:`\
is allowed only with the subcommands ${Object.keys(n.subcommands).join(", ")}`};const{flags:e,data:d,operands:g}=(0,l().
splitArguments)(i?s:o,n);for(const r of e){const{text:t}=r,c=(0,l().isDataFlag)(t,n);if(!c&&n.code_flags.some(u=>(0,l().
hasFlag)(t,u)))return{reason:`is not allowed with ${t}, which can run code, delete files, or write elsewhere`,word:r};if(n.
flags!==void 0&&!c&&!n.flags.includes(t))return{reason:`is not allowed with the flag ${t}`,word:r}}for(const r of i?g:[]){
const t=p().KINDS[i?.operands??"path"](r.text);if(t!==void 0)return{reason:`does not accept ${r.text}, which ${t}`,word:r}}
return n.language===void 0?{}:z(n.language,e,d)}function z(o,n,a){const s=n.find(({text:e})=>((0,l().hasFlag)(e,"-e")||(0,l().
hasFlag)(e,"--expression"))&&e!=="-e"&&e!=="--expression");if(s!==void 0)return{reason:"has its script attached to a fla\
g",word:s};const i=o==="awk"?k().awkDanger:k().sedDanger;for(const e of a){const d=i(e.text);if(d!==void 0)return{reason:d,
word:e}}return{}}function v(o,n){return o!==void 0&&n!==void 0&&Object.hasOwn(o,n)?o[n]:void 0}});
//# judge/profiles/workspace/custom
(function(_,s,g,k){let d;const x=()=>d??=s("policy/linear-pattern");let h;const j=()=>h??=s("rules/finding");let w;const P=()=>w??=
s("judge/profiles/workspace/split-arguments");g(_,{compilePattern:()=>m,findCustomPatterns:()=>$,subjectOf:()=>u});const l=new Map;
function $(t,n,e,a){const o=n.filter(i=>i.layer===e);if(o.length===0)return[];const p=u(t,a);return o.filter(({regex:i})=>b(
i,p)).map(({name:i,regex:r,reason:c})=>(0,j().finding)(`custom_pattern.${e}`,{name:i,pattern:r,reason:c}))}function b(t,n){
const e=m(t);return"error"in e||e.matches(n)}function m(t){const n=l.get(t)??(0,x().compileLinear)(t);return l.set(t,n),
n}function u({words:t,redirections:n},e){const[a,...o]=t,{data:p}=(0,P().splitArguments)(o,e.get(a?.text??"")?.workspace),
i=new Set(p);return[...t.filter(r=>!i.has(r)).map(r=>r.text),...n.map(({operator:r,target:c})=>`${r} ${c?.text??""}`)].join(
" ")}});
//# judge/profiles/workspace/danger
(function(w,p,S,P){let b;const E=()=>b??=p("node:path");let R;const u=()=>R??=p("command/shell-text");let A;const m=()=>A??=
p("judge/profiles/workspace/dangerous-patterns");S(w,{findDangers:()=>x});const D=new Set("sudo doas env nohup time nice\
 ionice command exec builtin xargs timeout setsid stdbuf busybox".split(" ")),k=new Set(["sh","bash","zsh","dash","ksh",
"ash","fish"]),y=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,L=new Set(["c\
url","wget","fetch","aria2c"]),_=8,M=4;function x(t,e=0){const o=new Map;return(0,u().everyCommand)(t).flatMap(n=>T(n,o,
e))}function T(t,e,o){const n=[],{words:s}=t;for(const{operator:r,target:a}of t.redirections)if(r.includes(">")&&a&&m().
DISK.test(a.text)){const d=`> ${a.text}`;n.push({name:"direct_disk_write",pattern:d,words:[a]})}const i=F(t,e);if(i!==void 0){
const r=`${i} | ${s[0]?.text??""}`;n.push({name:"remote_code_execution",pattern:r,words:s})}const v=new Set;for(const r of l(
s)){const a=m().PATTERNS.find(({matches:c})=>c(r))?.name;if(a!==void 0){const c=r.words.map(({text:z})=>z).join(" ");n.push(
{name:a,pattern:c,words:r.words})}const d=$(r);if(d===void 0||v.has(d)||o===M)continue;v.add(d);const O=x((0,u().readShellText)(
d),o+1);n.push(...O.map(c=>({...c,words:r.words})))}return n}function l(t){const e=h(t,0);if(e===void 0)return[];const o=[
e];if(D.has(e.program))for(let n=1;n<=Math.min(t.length-1,_);n+=1){const s=h(t,n);s!==void 0&&!/^-|=/.test(s.program)&&o.
push(s)}if(e.program==="find")for(const[n,{text:s}]of t.entries()){const i=/^-(?:exec|ok)(?:dir)?$/.test(s)?h(t,n+1):void 0;
if(i!==void 0&&o.push(i),o.length>_)break}return o}function h(t,e){const o=t[e];if(o===void 0)return;const n=t.slice(e);
return{program:E().posix.basename(o.text).toLowerCase(),args:n.slice(1).map(({text:i})=>i),words:n}}function $({program:t,
args:e}){if(t==="eval")return e.join(" ");if(!k.has(t))return;const o=e.findIndex(n=>/^-[A-Za-z]*c[A-Za-z]*$/.test(n));return o<
0?void 0:e[o+1]}function F(t,e){const o=l(t.words),n=(t.pipedFrom&&e.get(t.pipedFrom))??I(t.inside);return e.set(t,n??o.
map(({program:s})=>s).find(g)),o.some(({program:s})=>y.test(s))?n:void 0}function I(t){return(0,u().everyCommand)(t).flatMap(
({words:e})=>l(e)).find(({program:e})=>g(e))?.program}function g(t){return L.has(t)}});
//# judge/profiles/workspace/dangerous-patterns
(function(m,w,n,u){n(m,{DISK:()=>o,PATTERNS:()=>h});const o=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,c=(t,e,s)=>t.
some(i=>/^-[A-Za-z]+$/.test(i)&&[...i.slice(1)].some($=>e.includes($))||i.length>3&&s.startsWith(i.toLowerCase())),a=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
d=t=>t.some((e,s)=>{const i=/^(?:-s|--signal)$/.test(e)?t[s+1]:/^(?:-s|--signal=|-)(.+)$/.exec(e)?.[1];return i!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(i)}),l=(t,e,s)=>(t==="systemctl"||t==="loginctl")&&e.some(i=>s.test(i)),h=[{name:"mass_dele\
tion",matches:({program:t,args:e})=>t==="rm"&&c(e,"rR","--recursive")&&e.some(s=>!s.startsWith("-")&&a.test(s))},{name:"\
raw_disk_write",matches:({program:t,args:e})=>t==="dd"&&e.some(s=>s.startsWith("if=")||/^of=\/dev\//.test(s))},{name:"fi\
lesystem_format",matches:({program:t})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(t)},{name:"direct_disk_write",matches:({program:t,
args:e})=>t==="tee"&&e.some(s=>o.test(s))},{name:"world_writable",matches:({program:t,args:e})=>t==="chmod"&&e.some(s=>/^[0-7]{2,4}[2367]$/.
test(s)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(s))},{name:"privilege_escalation",matches:({program:t,args:e})=>t==="chown"&&
e.some(s=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(s))},{name:"firewall_manipulation",matches:({program:t})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(t)},{name:"system_shutdown",matches:({program:t,args:e})=>/^(?:shutdown|poweroff|halt)$/.test(t)||/^(?:init|telinit)$/.
test(t)&&e[0]==="0"||l(t,e,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:t,args:e})=>t==="reboot"||/^(?:init|telinit)$/.
test(t)&&e[0]==="6"||l(t,e,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:t,args:e})=>/^(?:kill|pkill|killall)$/.
test(t)&&d(e)}]});
//# judge/profiles/workspace/languages
(function(i,u,s,S){s(i,{awkDanger:()=>o,sedDanger:()=>m});function o(t){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(t))return"may run commands or open files in its program";const n=/\bprintf?\b/.exec(t),e=n===null?"":t.slice(n.index);
return/>|(?<!\|)\|(?!\|)/.test(e)?"may write to files or commands in its program":void 0}const r=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
c=String.raw`(?:${r}(?:\s*,\s*(?:${r}|[+~]\d+))?\s*!?\s*)?`,a=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,d=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${a})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
g=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,l=new RegExp(String.raw`^\s*${c}(?:${d}|${g})\s*(?:[;\n]|$)`);function m(t){if(t.
length>4096)return"has a script that is too long to check";let n=t;for(;n.trim()!=="";){const e=l.exec(n);if(e===null)return"\
may run commands or open files in its script";n=n.slice(e[0].length)}}});
//# judge/profiles/workspace/paths
(function(m,r,_,A){let v;const b=()=>v??=r("command/flags/equals");let w;const c=()=>w??=r("rules/finding");let h;const d=()=>h??=
r("judge/profiles/workspace/split-arguments");_(m,{findPathObjections:()=>j,judgePath:()=>u});function j(t,i,n){const e=i?.
workspace,[,...a]=t.words,{flags:p,operands:P}=(0,d().splitArguments)(a,e),M=t.problems.filter(({rule:s})=>s==="variable\
-expansion"),O=t.redirections.flatMap(({target:s})=>s??[]),q=p.filter(({text:s})=>e===void 0||!(0,d().isDataFlag)(s,e)).
flatMap(({text:s,span:o})=>k(s).map(l=>({text:l,span:o})));return[...P,...q,...O].flatMap(({text:s,span:o})=>{const l=M.
some(({span:g})=>g.start>=o.start&&g.end<=o.end);return u(s,o,n,l)})}function u(t,i,n,e=!1){const a=e||t.startsWith("~")?
void 0:n.locate(t);return a===void 0||!n.isIn(a,n.workspace)?[(0,c().finding)("path_outside_workspace",{path:t},{span:i})]:
t.split(/[\\/]/).includes("..")?[(0,c().finding)("path_traversal",{path:t},{span:i})]:[]}function k(t){const{attached:i}=(0,b().
splitAtEquals)(t);return[...i===void 0?[]:[i],...t.startsWith("--")?[]:[t.slice(2)]]}});
//# judge/profiles/workspace/split-arguments
(function(d,r,p,W){let m;const l=()=>m??=r("command/flags/equals");let h;const g=()=>h??=r("command/flags/read-flags");
p(d,{hasFlag:()=>c,isDataFlag:()=>F,splitArguments:()=>w});const _={data_flags:[],data_operands:{count:0,unless:[]}},A=[
{spec:void 0,negated:!1,takes:"always"}];function w(t,{data_flags:n,data_operands:e}=_){const a=[],i=[],o=[],k={flags:"a\
nywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:s=>n.includes(s)?A:void 0};for(const s of(0,g().
readFlags)(t,k).tokens){if(s.kind==="operand"){o.push(s.word);continue}a.push(s.word),s.consumes&&s.next&&i.push(s.next)}
const u=e.unless.some(s=>a.some(({text:q})=>c(q,s)))?0:e.count;return{flags:a,data:[...i,...o.slice(0,u)],operands:o.slice(
u)}}function c(t,n){const{written:e}=(0,l().splitAtEquals)(t);return e===n?!0:n.startsWith("--")?e.length>2&&n.startsWith(
e):n.length===2&&!t.startsWith("--")&&/^-[A-Za-z]*/.exec(t)?.[0].includes(n.slice(1))===!0}function F(t,{data_flags:n}){
const{written:e}=(0,l().splitAtEquals)(t);return n.some(a=>e===a||a.length===2&&!t.startsWith("--")&&t.startsWith(a))}});
//# judge/profiles/workspace/tool-call
(function(r,x,c,A){c(r,{readToolCall:()=>u});const i=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,a=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function u(d){const e=i.exec(d);if(e===null)return;const[,g="",h=""]=e,s=[];let t=e.indices?.[2]?.[0]??0,n=h;for(;n!=="";){
const o=a.exec(n);if(o===null)return;const[l,m,w]=o;s.push({text:m??w??"",span:{start:t,end:t+l.length}}),n=n.slice(l.length),
t+=l.length}return{name:g,args:s}}});
//# judge/profiles/workspace/workspace
(function(M,r,T,nt){let P;const d=()=>P??=r("command/shell-text");let E;const F=()=>E??=r("model/verdict");let L;const _=()=>L??=
r("rules/finding");let R;const j=()=>R??=r("judge/context");let A;const D=()=>A??=r("judge/families/registry");let H;const k=()=>H??=
r("judge/profiles/profile");let I;const u=()=>I??=r("judge/profiles/workspace/allowed");let W;const N=()=>W??=r("judge/p\
rofiles/workspace/custom");let $;const y=()=>$??=r("judge/profiles/workspace/danger");let z;const v=()=>z??=r("judge/pro\
files/workspace/paths");let B;const G=()=>B??=r("judge/profiles/workspace/tool-call");T(M,{workspace:()=>J});const J={judge:(t,s,e)=>e.
proposal.tool==="runpy"?Y(t,s,e):K(t,(0,k().besidesProgram)(s,t),e)};function K(t,s,e){const{policy:n}=e,i=(0,D().registryOf)(
n.families),l=new(j()).Places(e),m=(0,d().readShellText)(t.command),c=(0,d().everyCommand)(m),p=({words:o})=>V(o[0],i,e),
g=o=>c.flatMap(a=>(0,N().findCustomPatterns)(a,n.patterns,o,i)),q=[()=>[...Q(t,m),...g(1)],()=>[...U(t,e.mount,l,c).flatMap(
o=>(0,v().findPathObjections)(o,p(o),l)),...g(2)],()=>[...c.flatMap(o=>(0,u().findCommandObjections)(o,p(o))),...g(3)]];
for(const o of q){const a=o();if(a.length>0)return{findings:[...(0,k().firstOfEach)(a,1),...s.filter(h)]}}const C=c.flatMap(
o=>{const a=p(o);return a?[{command:o,family:a}]:[]}),tt=new Set(C.flatMap(({command:o,family:a})=>(0,u().workspaceWarnings)(
o,a))),w=[...s,...[...tt].map(o=>(0,_().finding)(o,{}))],ot=new Set(C.map(({command:o,family:a})=>(0,u().workspaceRisk)(
o,a))),x=F().riskSchema.options.findLast(o=>o!=="safe"&&ot.has(o));return x&&!w.some(h)?{findings:w,risk:x}:{findings:w}}
function Q({targets:t},s){const e=t.flatMap(({script:n})=>n===void 0?[]:[n]);return[...(0,y().findDangers)(s).map(n=>S(n,
!0)),...e.flatMap(n=>(0,y().findDangers)((0,d().readShellText)(n))).map(n=>S(n,!1))]}function S({name:t,pattern:s,words:e},n){
const i=e[0]?.span.start,l=e.at(-1)?.span.end,m=n&&i!==void 0&&l!==void 0?{span:{start:i,end:l}}:{};return(0,_().finding)(
t,{pattern:O(s)},m)}const b=200;function O(t){return t.length>b?`${t.slice(0,b)}\u2026`:t}function U({command:t},{tree:s,
at:e},{cwd:n},i){return s!==void 0&&e!=="/"&&e===n&&i.length===1?(0,d().everyCommand)((0,d().readShellText)(t,s)):i}function V(t,s,{
policy:e}){const n=t&&s.get(t.text);return n&&!e.disabled_packs.includes(n.category)?n:void 0}const X=new Set(["bidirect\
ional-character","command-not-text","command-too-long","control-character","invisible-character","lone-surrogate","marku\
p-injection","nul-character","workflow-command"]);function Y({command:t},s,e){const n=s.filter(({rule:p})=>X.has(p)),i=(0,G().
readToolCall)(t),[l]=i?.args??[];if(i===void 0||l===void 0||!Z.has(i.name)){const p=O(i?.name??t);return{findings:[(0,_().
finding)("command_not_allowed",{program:p,reason:"is not a call of a file tool with literal arguments"}),...n]}}const c=[
...(0,v().judgePath)(l.text,l.span,new(j()).Places(e)),...n];return c.some(h)?{findings:c}:{findings:c,risk:"write"}}const Z=new Set(
["write_file"]);function h({severity:t}){return t==="error"}});
