"use strict";module.exports={"judge/profiles/workspace/allowed"(F,f,T,H){let E;const k=()=>E??=f("rules/finding");let R;const S=()=>R??=
f("judge/families/form");let $;const b=()=>$??=f("judge/families/kinds");let n;const s=()=>n??=f("judge/profiles/workspa\
ce/languages");let i;const e=()=>i??=f("judge/profiles/workspace/split-arguments");T(F,{findCommandObjections:()=>d,workspaceRisk:()=>_,
workspaceWarnings:()=>D});const l=new Set(["rm","chmod","chown","kill","killall","pkill","dd","shred"]);function d({words:o},t){
const[r,...a]=o;if(r===void 0)return[];const c=r.text,m=P(c,a,t?.workspace);if(m.length>0)return m;const x=(O,{span:L}=r)=>[
(0,k().finding)("command_not_allowed",{program:c,reason:O},{span:L})],M=t?.workspace;if(M===void 0)return x("is not allo\
wed");if(a.length===1&&/^--(?:version|help)$/.test(a[0]?.text??""))return[];if(M.forms.length>0)return u(a,M)?[]:x("is a\
llowed only in its registered forms");const{reason:h,word:p}=N(a,M);return h===void 0?[]:x(h,p)}function u(o,{forms:t}){
return t.find(({argv:r})=>(0,S().matchForm)((0,S().parseForm)(r)??[],o,(a,c)=>b().KINDS[a](c)).kind==="match")}function _({
words:[,...o]},{workspace:t}){if(t!==void 0)return t.writes?"write":u(o,t)?.risk}function D({words:o},{workspace:t}){return g(
t?.subcommands,o[1]?.text)?.warnings??[]}function P(o,t,r){const{flags:a}=(0,e().splitArguments)(t,r),c=r?.blocked_flags??
[],x=[...a.filter(({text:p})=>(0,e().hasFlag)(p,"--force")||c.some(O=>(0,e().hasFlag)(p,O))||o==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.
test(p)||l.has(o)&&(0,e().hasFlag)(p,"--all"))],M=(p,O)=>a.find(({text:L})=>new RegExp(`^-[A-Za-z]*${p}`).test(L)||(0,e().
hasFlag)(L,O)),h=o==="rm"?M("[rR]","--recursive"):void 0;return h&&M("f","--force")&&x.push(h),x.map(({text:p,span:O})=>(0,k().
finding)("blocked_flag",{program:o,flag:p},{span:O}))}function N(o,t){const[r,...a]=o,c=g(t.subcommands,r?.text);if(t.subcommands!==
void 0&&c===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(t.subcommands).join(", ")}`};const{
flags:m,data:x,operands:M}=(0,e().splitArguments)(c?a:o,t);for(const h of m){const{text:p}=h,O=(0,e().isDataFlag)(p,t);if(!O&&
t.code_flags.some(L=>(0,e().hasFlag)(p,L)))return{reason:`is not allowed with ${p}, which can run code, delete files, or\
 write elsewhere`,word:h};if(t.flags!==void 0&&!O&&!t.flags.includes(p))return{reason:`is not allowed with the flag ${p}`,
word:h}}for(const h of c?M:[]){const p=b().KINDS[c?.operands??"path"](h.text);if(p!==void 0)return{reason:`does not acce\
pt ${h.text}, which ${p}`,word:h}}return t.language===void 0?{}:y(t.language,m,x)}function y(o,t,r){const a=t.find(({text:m})=>((0,e().
hasFlag)(m,"-e")||(0,e().hasFlag)(m,"--expression"))&&m!=="-e"&&m!=="--expression");if(a!==void 0)return{reason:"has its\
 script attached to a flag",word:a};const c=o==="awk"?s().awkDanger:s().sedDanger;for(const m of r){const x=c(m.text);if(x!==
void 0)return{reason:x,word:m}}return{}}function g(o,t){return o!==void 0&&t!==void 0&&Object.hasOwn(o,t)?o[t]:void 0}},
"judge/profiles/workspace/custom"(F,f,T,H){let E;const k=()=>E??=f("policy/linear-pattern");let R;const S=()=>R??=f("rul\
es/finding");let $;const b=()=>$??=f("judge/profiles/workspace/split-arguments");T(F,{compilePattern:()=>e,findCustomPatterns:()=>s,
subjectOf:()=>l});const n=new Map;function s(d,u,_,D){const P=u.filter(y=>y.layer===_);if(P.length===0)return[];const N=l(
d,D);return P.filter(({regex:y})=>i(y,N)).map(({name:y,regex:g,reason:o})=>(0,S().finding)(`custom_pattern.${_}`,{name:y,
pattern:g,reason:o}))}function i(d,u){const _=e(d);return"error"in _||_.matches(u)}function e(d){const u=n.get(d)??(0,k().
compileLinear)(d);return n.set(d,u),u}function l({words:d,redirections:u},_){const[D,...P]=d,{data:N}=(0,b().splitArguments)(
P,_.get(D?.text??"")?.workspace),y=new Set(N);return[...d.filter(g=>!y.has(g)).map(g=>g.text),...u.map(({operator:g,target:o})=>`${g}\
 ${o?.text??""}`)].join(" ")}},"judge/profiles/workspace/danger"(F,f,T,H){let E;const k=()=>E??=f("node:path");let R;const S=()=>R??=
f("command/shell-text");let $;const b=()=>$??=f("judge/profiles/workspace/dangerous-patterns");T(F,{findDangers:()=>u});
const n=new Set("sudo doas env nohup time nice ionice command exec builtin xargs timeout setsid stdbuf busybox".split(" ")),
s=new Set(["sh","bash","zsh","dash","ksh","ash","fish"]),i=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,
e=new Set(["curl","wget","fetch","aria2c"]),l=8,d=4;function u(t,r=0){const a=new Map;return(0,S().everyCommand)(t).flatMap(
c=>_(c,a,r))}function _(t,r,a){const c=[],{words:m}=t;for(const{operator:h,target:p}of t.redirections)if(h.includes(">")&&
p&&b().DISK.test(p.text)){const O=`> ${p.text}`;c.push({name:"direct_disk_write",pattern:O,words:[p]})}const x=y(t,r);if(x!==
void 0){const h=`${x} | ${m[0]?.text??""}`;c.push({name:"remote_code_execution",pattern:h,words:m})}const M=new Set;for(const h of D(
m)){const p=b().PATTERNS.find(({matches:G})=>G(h))?.name;if(p!==void 0){const G=h.words.map(({text:B})=>B).join(" ");c.push(
{name:p,pattern:G,words:h.words})}const O=N(h);if(O===void 0||M.has(O)||a===d)continue;M.add(O);const L=u((0,S().readShellText)(
O),a+1);c.push(...L.map(G=>({...G,words:h.words})))}return c}function D(t){const r=P(t,0);if(r===void 0)return[];const a=[
r];if(n.has(r.program))for(let c=1;c<=Math.min(t.length-1,l);c+=1){const m=P(t,c);m!==void 0&&!/^-|=/.test(m.program)&&a.
push(m)}if(r.program==="find")for(const[c,{text:m}]of t.entries()){const x=/^-(?:exec|ok)(?:dir)?$/.test(m)?P(t,c+1):void 0;
if(x!==void 0&&a.push(x),a.length>l)break}return a}function P(t,r){const a=t[r];if(a===void 0)return;const c=t.slice(r);
return{program:k().posix.basename(a.text).toLowerCase(),args:c.slice(1).map(({text:x})=>x),words:c}}function N({program:t,
args:r}){if(t==="eval")return r.join(" ");if(!s.has(t))return;const a=r.findIndex(c=>/^-[A-Za-z]*c[A-Za-z]*$/.test(c));return a<
0?void 0:r[a+1]}function y(t,r){const a=D(t.words),c=(t.pipedFrom&&r.get(t.pipedFrom))??g(t.inside);return r.set(t,c??a.
map(({program:m})=>m).find(o)),a.some(({program:m})=>i.test(m))?c:void 0}function g(t){return(0,S().everyCommand)(t).flatMap(
({words:r})=>D(r)).find(({program:r})=>o(r))?.program}function o(t){return e.has(t)}},"judge/profiles/workspace/dangerou\
s-patterns"(F,f,T,H){T(F,{DISK:()=>E,PATTERNS:()=>b});const E=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
k=(n,s,i)=>n.some(e=>/^-[A-Za-z]+$/.test(e)&&[...e.slice(1)].some(l=>s.includes(l))||e.length>3&&i.startsWith(e.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,S=n=>n.some((s,i)=>{const e=/^(?:-s|--signal)$/.
test(s)?n[i+1]:/^(?:-s|--signal=|-)(.+)$/.exec(s)?.[1];return e!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(e)}),$=(n,s,i)=>(n===
"systemctl"||n==="loginctl")&&s.some(e=>i.test(e)),b=[{name:"mass_deletion",matches:({program:n,args:s})=>n==="rm"&&k(s,
"rR","--recursive")&&s.some(i=>!i.startsWith("-")&&R.test(i))},{name:"raw_disk_write",matches:({program:n,args:s})=>n===
"dd"&&s.some(i=>i.startsWith("if=")||/^of=\/dev\//.test(i))},{name:"filesystem_format",matches:({program:n})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(n)},{name:"direct_disk_write",matches:({program:n,args:s})=>n==="tee"&&s.some(i=>E.test(i))},{name:"world_writable",
matches:({program:n,args:s})=>n==="chmod"&&s.some(i=>/^[0-7]{2,4}[2367]$/.test(i)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
i))},{name:"privilege_escalation",matches:({program:n,args:s})=>n==="chown"&&s.some(i=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(i))},{name:"firewall_manipulation",matches:({program:n})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(n)},
{name:"system_shutdown",matches:({program:n,args:s})=>/^(?:shutdown|poweroff|halt)$/.test(n)||/^(?:init|telinit)$/.test(
n)&&s[0]==="0"||$(n,s,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:n,args:s})=>n==="reboot"||/^(?:init|telinit)$/.
test(n)&&s[0]==="6"||$(n,s,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:n,args:s})=>/^(?:kill|pkill|killall)$/.
test(n)&&S(s)}]},"judge/profiles/workspace/languages"(F,f,T,H){T(F,{awkDanger:()=>E,sedDanger:()=>s});function E(i){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(i))return"may run commands or open files in its program";const e=/\bprintf?\b/.exec(i),l=e===null?"":i.slice(e.index);
return/>|(?<!\|)\|(?!\|)/.test(l)?"may write to files or commands in its program":void 0}const k=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
R=String.raw`(?:${k}(?:\s*,\s*(?:${k}|[+~]\d+))?\s*!?\s*)?`,S=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,$=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${S})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
b=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,n=new RegExp(String.raw`^\s*${R}(?:${$}|${b})\s*(?:[;\n]|$)`);function s(i){if(i.
length>4096)return"has a script that is too long to check";let e=i;for(;e.trim()!=="";){const l=n.exec(e);if(l===null)return"\
may run commands or open files in its script";e=e.slice(l[0].length)}}},"judge/profiles/workspace/paths"(F,f,T,H){let E;
const k=()=>E??=f("command/flags/equals");let R;const S=()=>R??=f("rules/finding");let $;const b=()=>$??=f("judge/profil\
es/workspace/split-arguments");T(F,{findPathObjections:()=>n,judgePath:()=>s});function n(e,l,d){const u=l?.workspace,[,
..._]=e.words,{flags:D,operands:P}=(0,b().splitArguments)(_,u),N=e.problems.filter(({rule:o})=>o==="variable-expansion"),
y=e.redirections.flatMap(({target:o})=>o??[]),g=D.filter(({text:o})=>u===void 0||!(0,b().isDataFlag)(o,u)).flatMap(({text:o,
span:t})=>i(o).map(r=>({text:r,span:t})));return[...P,...g,...y].flatMap(({text:o,span:t})=>{const r=N.some(({span:a})=>a.
start>=t.start&&a.end<=t.end);return s(o,t,d,r)})}function s(e,l,d,u=!1){const _=u||e.startsWith("~")?void 0:d.locate(e);
return _===void 0||!d.isIn(_,d.workspace)?[(0,S().finding)("path_outside_workspace",{path:e},{span:l})]:e.split(/[\\/]/).
includes("..")?[(0,S().finding)("path_traversal",{path:e},{span:l})]:[]}function i(e){const{attached:l}=(0,k().splitAtEquals)(
e);return[...l===void 0?[]:[l],...e.startsWith("--")?[]:[e.slice(2)]]}},"judge/profiles/workspace/split-arguments"(F,f,T,H){
let E;const k=()=>E??=f("command/flags/equals");let R;const S=()=>R??=f("command/flags/read-flags");T(F,{hasFlag:()=>s,isDataFlag:()=>i,
splitArguments:()=>n});const $={data_flags:[],data_operands:{count:0,unless:[]}},b=[{spec:void 0,negated:!1,takes:"alway\
s"}];function n(e,{data_flags:l,data_operands:d}=$){const u=[],_=[],D=[],P={flags:"anywhere",dash:"operand",separator:/^--$/,
equals:"none",unknown:"never",expand:g=>l.includes(g)?b:void 0};for(const g of(0,S().readFlags)(e,P).tokens){if(g.kind===
"operand"){D.push(g.word);continue}u.push(g.word),g.consumes&&g.next&&_.push(g.next)}const y=d.unless.some(g=>u.some(({text:o})=>s(
o,g)))?0:d.count;return{flags:u,data:[..._,...D.slice(0,y)],operands:D.slice(y)}}function s(e,l){const{written:d}=(0,k().
splitAtEquals)(e);return d===l?!0:l.startsWith("--")?d.length>2&&l.startsWith(d):l.length===2&&!e.startsWith("--")&&/^-[A-Za-z]*/.
exec(e)?.[0].includes(l.slice(1))===!0}function i(e,{data_flags:l}){const{written:d}=(0,k().splitAtEquals)(e);return l.some(
u=>d===u||u.length===2&&!e.startsWith("--")&&e.startsWith(u))}},"judge/profiles/workspace/tool-call"(F,f,T,H){T(F,{readToolCall:()=>R});
const E=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,k=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function R(S){const $=E.
exec(S);if($===null)return;const[,b="",n=""]=$,s=[];let i=$.indices?.[2]?.[0]??0,e=n;for(;e!=="";){const l=k.exec(e);if(l===
null)return;const[d,u,_]=l;s.push({text:u??_??"",span:{start:i,end:i+d.length}}),e=e.slice(d.length),i+=d.length}return{
name:b,args:s}}},"judge/profiles/workspace/workspace"(F,f,T,H){let E;const k=()=>E??=f("command/shell-text");let R;const S=()=>R??=
f("model/verdict");let $;const b=()=>$??=f("rules/finding");let n;const s=()=>n??=f("judge/context");let i;const e=()=>i??=
f("judge/families/registry");let l;const d=()=>l??=f("judge/profiles/profile");let u;const _=()=>u??=f("judge/profiles/w\
orkspace/allowed");let D;const P=()=>D??=f("judge/profiles/workspace/custom");let N;const y=()=>N??=f("judge/profiles/wo\
rkspace/danger");let g;const o=()=>g??=f("judge/profiles/workspace/paths");let t;const r=()=>t??=f("judge/profiles/works\
pace/tool-call");T(F,{workspace:()=>a});const a={judge:(w,C,A)=>A.proposal.tool==="runpy"?G(w,C,A):c(w,(0,d().besidesProgram)(
C,w),A)};function c(w,C,A){const{policy:j}=A,I=(0,e().registryOf)(j.families),z=new(s()).Places(A),U=(0,k().readShellText)(
w.command),Z=(0,k().everyCommand)(U),K=({words:v})=>O(v[0],I,A),X=v=>Z.flatMap(W=>(0,P().findCustomPatterns)(W,j.patterns,
v,I)),q=[()=>[...m(w,U),...X(1)],()=>[...p(w,A.mount,z,Z).flatMap(v=>(0,o().findPathObjections)(v,K(v),z)),...X(2)],()=>[
...Z.flatMap(v=>(0,_().findCommandObjections)(v,K(v))),...X(3)]];for(const v of q){const W=v();if(W.length>0)return{findings:[
...(0,d().firstOfEach)(W,1),...C.filter(V)]}}const J=Z.flatMap(v=>{const W=K(v);return W?[{command:v,family:W}]:[]}),tt=new Set(
J.flatMap(({command:v,family:W})=>(0,_().workspaceWarnings)(v,W))),Q=[...C,...[...tt].map(v=>(0,b().finding)(v,{}))],et=new Set(
J.map(({command:v,family:W})=>(0,_().workspaceRisk)(v,W))),Y=S().riskSchema.options.findLast(v=>v!=="safe"&&et.has(v));return Y&&
!Q.some(V)?{findings:Q,risk:Y}:{findings:Q}}function m({targets:w},C){const A=w.flatMap(({script:j})=>j===void 0?[]:[j]);
return[...(0,y().findDangers)(C).map(j=>x(j,!0)),...A.flatMap(j=>(0,y().findDangers)((0,k().readShellText)(j))).map(j=>x(
j,!1))]}function x({name:w,pattern:C,words:A},j){const I=A[0]?.span.start,z=A.at(-1)?.span.end,U=j&&I!==void 0&&z!==void 0?
{span:{start:I,end:z}}:{};return(0,b().finding)(w,{pattern:h(C)},U)}const M=200;function h(w){return w.length>M?`${w.slice(
0,M)}\u2026`:w}function p({command:w},{tree:C,at:A},{cwd:j},I){return C!==void 0&&A!=="/"&&A===j&&I.length===1?(0,k().everyCommand)(
(0,k().readShellText)(w,C)):I}function O(w,C,{policy:A}){const j=w&&C.get(w.text);return j&&!A.disabled_packs.includes(j.
category)?j:void 0}const L=new Set(["bidirectional-character","command-not-text","command-too-long","control-character",
"invisible-character","lone-surrogate","markup-injection","nul-character","workflow-command"]);function G({command:w},C,A){
const j=C.filter(({rule:K})=>L.has(K)),I=(0,r().readToolCall)(w),[z]=I?.args??[];if(I===void 0||z===void 0||!B.has(I.name)){
const K=h(I?.name??w);return{findings:[(0,b().finding)("command_not_allowed",{program:K,reason:"is not a call of a file \
tool with literal arguments"}),...j]}}const Z=[...(0,o().judgePath)(z.text,z.span,new(s()).Places(A)),...j];return Z.some(
V)?{findings:Z}:{findings:Z,risk:"write"}}const B=new Set(["write_file"]);function V({severity:w}){return w==="error"}}};
