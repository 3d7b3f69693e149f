var vt=Object.defineProperty;var t=(ee,B)=>vt(ee,"name",{value:B,configurable:!0});export const id=156,ids=[156],modules={51757:((ee,B,l)=>{l.d(B,{I:t(()=>pe,"I")});var P=l(58500),G=l(35602);const _={wholeMs:3e5,
scriptsMs:6e4},N=50,I=1e3,j=5e3;class b{static{t(this,"AuditClock")}#e;#n;#t=0;#s=0;#r=0;#i=performance.now();#a;#o=0;#c=[];#d=0;#u;constructor(r,a={}){
this.#e=r,this.#n={..._,...a}}async inTurn(r){this.#o<I?this.#o+=1:await new Promise((a,d)=>this.#c.push({resolve:a,reject:d}));
try{for(;this.#p();)await this.tick();return await r()}finally{this.#h()}}#h(){const r=this.#c[this.#d];if(r===void 0){this.#o-=
1;return}this.#d+=1,this.#d===this.#c.length&&this.#f(),r.resolve()}#f(){this.#c=[],this.#d=0}async tick(){for(this.#m();this.#p();)
this.#a??=this.#g(),await this.#a;if(this.#u===void 0){const{wholeMs:r}=this.#n;this.#e?.aborted?this.#l((0,G.VM)("durin\
g the audit")):this.#t>r&&this.#l(K(r))}if(this.#u)throw this.#u}#l(r){this.#u=r;const a=this.#c.slice(this.#d);this.#f();
for(const{reject:d}of a)d(r)}async tickScript(){this.#s+=this.#m(),await this.tick();const{scriptsMs:r}=this.#n;return this.#s>
r?r/1e3:void 0}#p(){return this.#a!==void 0||performance.now()-this.#i>N}async#g(){await(0,P.setImmediate)(),this.#i=performance.
now(),this.#a=void 0}#m(){const r=performance.now(),a=this.#r===0?0:Math.min(r-this.#r,j);return this.#r=r,this.#t+=a,a}}
function K(s){return new G.ue("audit_too_long",`The audit takes more than ${s/1e3} seconds, which is the limit of a whol\
e audit.`,"Split the change, or reduce the number and length of its commands and npm scripts.")}t(K,"tooLong");var y=l(74891),
x=l(90335),h=l(30800),E=l(36939),W=l(33231),k=l(60237),Y=l(45471);function S(s,{invocation:r}){const a=r?.family?["progr\
am","invocation","target"]:["program"];return s.filter(({layer:d,rule:e})=>!a.includes(String(d))||e==="command-not-text")}
t(S,"besidesProgram");function R(s,r){const a=new Map;return s.filter(({rule:d})=>{const e=(a.get(d)??0)+1;return a.set(
d,e),e<=r})}t(R,"firstOfEach");function L({problems:s}){return s.map(k.Lb)}t(L,"findProblems");var U=l(71757),Z=l(44591);
const J=10,ce={judge:t((s,r,a)=>{const d=[...(0,Z.l)(s),...S(r,s)],[e,...n]=(0,Z.Y)(s);return e===void 0?ge([(0,k.gk)("n\
o_command",{}),...d],a):se(e,n,d,a)},"judge")};function se(s,r,a,d){const{policy:e}=d,n=d.proposal.family??s.text,i={span:s.
span},o=n===s.text?[]:[(0,k.gk)("family_base_mismatch",{family:n,base:s.text},i)],c=(0,Y.Fv)(e.families).get(n),u=c?.curated;
if(c===void 0||u===void 0)return ge([(0,k.gk)("not_in_registry",{family:n},i),...o,...a],d);const p=ye(n,d),f=new x.N(d),
O=(0,U.Q)(c,u,r,f),M=[...ve(c,u,d,p).map(C=>({...C,...i})),...a,...o,...O.reasons,...be(O,f,e.allowed_roots),...me(O.risk,
e)],{risk:F}=O,v=re(F,p);return M.some(({severity:C})=>C==="error")?{findings:R(M.filter(we),J),risk:F,confirmation:v}:{
findings:[...M,...Me(O,p)],risk:F,confirmation:v}}t(se,"judgeFamily");function ge(s,{proposal:r}){const a=re("dangerous",
r.mode??"structured");return{findings:s.filter(we),risk:"dangerous",confirmation:a}}t(ge,"refuse");function ye(s,{policy:r,
proposal:a}){return a.mode??(r.experimental.includes(s)?"experimental":"structured")}t(ye,"proposalModeOf");function we({
severity:s}){return s!=="warning"}t(we,"isReason");function ve({name:s,category:r},{maturity:a,platforms:d},{policy:e,platform:n},i){
const o=[];return e.disabled_packs.includes(r)&&o.push((0,k.gk)("family_disabled",{family:s,pack:r})),d!==void 0&&!d.includes(
n)&&o.push((0,k.gk)("platform_unsupported",{family:s,platform:n})),fe[a].includes(i)||o.push((0,k.gk)("maturity_refused",
{family:s,maturity:a})),o}t(ve,"availability");const fe={structured:["structured","experimental"],direct_only:["structur\
ed"],experimental_only:["experimental"],blocked:[]};function be({paths:s},r,a){return a.length===0?[]:s.filter(({path:d})=>d.
startsWith("~")||!r.leadsInto(d,a)).map(({path:d,word:e})=>(0,k.gk)("outside_allowed_roots",{path:d,roots:a},e&&{span:e.
span}))}t(be,"rootReasons");function Me({warnings:s},r){return[...s.map(a=>(0,k.gk)(a,{})),...r==="experimental"?[(0,k.gk)(
"experimental_mode",{})]:[]]}t(Me,"warningsOf");function Pe(s,{policy:r,proposal:a}){const d=re(s,a.mode??"structured");
return{findings:me(s,r),risk:s,confirmation:d}}t(Pe,"judgeRisk");function me(s,{mode:r,allow_dangerous:a}){return s==="s\
afe"||s==="write"&&r!=="safe"||s==="dangerous"&&r==="dangerous"&&a?[]:[(0,k.gk)("policy_risk",{risk:s,mode:r})]}t(me,"ri\
skReasons");function re(s,r){return r==="experimental"?"very_strong":s==="dangerous"?"strong":"standard"}t(re,"confirmat\
ionFor");const Ae={judge:t((s,r,a)=>{const d=s.words[0]?.text;if(s.invocation===void 0&&d&&(0,h.u2)(d,a.policy))return ce.
judge(s,r,Te(a));const e=Ie(s,r);return{findings:r,...e&&{risk:e}}},"judge")};function Ie({invocation:s},r){const a=s?.family?.
data.risk;return r.some(({severity:e})=>e==="error")||a==="safe"?void 0:a}t(Ie,"riskOf");function Te(s){const{policy:r}=s,
a=r.allowed_roots.length>0?r.allowed_roots:["."];return{...s,policy:{...r,allowed_roots:a}}}t(Te,"inRepository");const xe=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
he={"1.94":{refused:xe,information:new Set(["--version","--help","--v8-options"])},newer:{refused:xe,options:new Set(["-\
-check"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},je={judge:t((s,r)=>{const a=[...r,...Se(s,he["1.94"])];
if(Re(a))return{findings:a};const[d]=Se(s,he.newer);return{findings:[...a,...le(d),...De(s)]}},"judge")};function Re(s){
return s.some(({severity:r})=>r==="error")}t(Re,"isRefused");function De({invocation:s}){const r=s?.operands[0],a=s&&Ee(
s,he["1.94"]);return r===void 0||a?[]:[(0,k.gk)("validator-empty-folder",{script:r.text},{span:r.span})]}t(De,"findRemar\
ks");function le(s){if(s===void 0)return[];const{flag:r=""}=s.args;return[(0,k.gk)("validator-newer",{refused:String(r)},
s.span&&{span:s.span})]}t(le,"newerRemarks");function Ee({flags:s},{information:r}){return s.some(({name:a})=>r.has(a))}
t(Ee,"informsBy");function Se(s,r){const{words:a,invocation:d,command:e}=s,[n,...i]=a;if(n===void 0)return[];if(n.text!==
"node")return[(0,k.gk)("validator-program",{program:n.text},{span:n.span})];const o=i.filter(({text:f})=>r.refused.test(
f)).map(({text:f,span:O})=>(0,k.gk)("validator-flag",{flag:f},{span:O}));o.push(...Oe(d,r),...Le(e,r));const c=d!==void 0&&
Ee(d,r),u=d?.flags.some(({name:f})=>f==="--test")===!0;return(d?.operands[0]===void 0||u)&&!c&&o.push((0,k.gk)("validato\
r-script",{},{span:n.span})),o}t(Se,"findRefusals");function Oe(s,{options:r,information:a}){if(s===void 0||r===void 0)return[];
const{flags:d,operands:e}=s,[n]=d;if(d.length===1&&e.length===0&&a.has(n?.name??""))return[];const o=t(({written:c,span:u})=>(0,k.
gk)("validator-flag",{flag:c},{span:u}),"refuse");return d.filter(({name:c})=>!r.has(c)).map(o)}t(Oe,"optionRefusals");function Le(s,{
text:r}){const a=r?.exec(s);if(!a)return[];const d={start:a.index,end:a.index+a[0].length};return[(0,k.gk)("validator-fl\
ag",{flag:a[0]},{span:d})]}t(Le,"textRefusals");var ne=l(24234),ke=l(41581),Ce=l(80530),m=l(76760);const w=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
g=t((s,r,a)=>s.some(d=>/^-[A-Za-z]+$/.test(d)&&[...d.slice(1)].some(e=>r.includes(e))||d.length>3&&a.startsWith(d.toLowerCase())),
"flag"),$=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,T=t(s=>s.some((r,a)=>{const d=/^(?:-s|--signal)$/.
test(r)?s[a+1]:/^(?:-s|--signal=|-)(.+)$/.exec(r)?.[1];return d!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(d)}),"signal"),A=t(
(s,r,a)=>(s==="systemctl"||s==="loginctl")&&r.some(d=>a.test(d)),"systemctl"),D=[{name:"mass_deletion",matches:t(({program:s,
args:r})=>s==="rm"&&g(r,"rR","--recursive")&&r.some(a=>!a.startsWith("-")&&$.test(a)),"matches")},{name:"raw_disk_write",
matches:t(({program:s,args:r})=>s==="dd"&&r.some(a=>a.startsWith("if=")||/^of=\/dev\//.test(a)),"matches")},{name:"files\
ystem_format",matches:t(({program:s})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(s),"matches")},{name:"direct_disk_write",matches:t(
({program:s,args:r})=>s==="tee"&&r.some(a=>w.test(a)),"matches")},{name:"world_writable",matches:t(({program:s,args:r})=>s===
"chmod"&&r.some(a=>/^[0-7]{2,4}[2367]$/.test(a)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(a)),"matches")},{name:"privilege_e\
scalation",matches:t(({program:s,args:r})=>s==="chown"&&r.some(a=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(a)),
"matches")},{name:"firewall_manipulation",matches:t(({program:s})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(
s),"matches")},{name:"system_shutdown",matches:t(({program:s,args:r})=>/^(?:shutdown|poweroff|halt)$/.test(s)||/^(?:init|telinit)$/.
test(s)&&r[0]==="0"||A(s,r,/^(?:poweroff|halt)$/),"matches")},{name:"system_reboot",matches:t(({program:s,args:r})=>s===
"reboot"||/^(?:init|telinit)$/.test(s)&&r[0]==="6"||A(s,r,/^(?:reboot|kexec)$/),"matches")},{name:"force_kill",matches:t(
({program:s,args:r})=>/^(?:kill|pkill|killall)$/.test(s)&&T(r),"matches")}],z=new Set("sudo doas env nohup time nice ion\
ice command exec builtin xargs timeout setsid stdbuf busybox".split(" ")),V=new Set(["sh","bash","zsh","dash","ksh","ash",
"fish"]),q=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,Q=new Set(["curl","\
wget","fetch","aria2c"]),H=8,ie=4;function te(s,r=0){const a=new Map;return(0,ne.n)(s).flatMap(d=>ue(d,a,r))}t(te,"findD\
angers");function ue(s,r,a){const d=[],{words:e}=s;for(const{operator:o,target:c}of s.redirections)if(o.includes(">")&&c&&
w.test(c.text)){const u=`> ${c.text}`;d.push({name:"direct_disk_write",pattern:u,words:[c]})}const n=tt(s,r);if(n!==void 0){
const o=`${n} | ${e[0]?.text??""}`;d.push({name:"remote_code_execution",pattern:o,words:e})}const i=new Set;for(const o of oe(
e)){const c=D.find(({matches:f})=>f(o))?.name;if(c!==void 0){const f=o.words.map(({text:O})=>O).join(" ");d.push({name:c,
pattern:f,words:o.words})}const u=et(o);if(u===void 0||i.has(u)||a===ie)continue;i.add(u);const p=te((0,ne.G)(u),a+1);d.
push(...p.map(f=>({...f,words:o.words})))}return d}t(ue,"dangersOf");function oe(s){const r=$e(s,0);if(r===void 0)return[];
const a=[r];if(z.has(r.program))for(let d=1;d<=Math.min(s.length-1,H);d+=1){const e=$e(s,d);e!==void 0&&!/^-|=/.test(e.program)&&
a.push(e)}if(r.program==="find")for(const[d,{text:e}]of s.entries()){const n=/^-(?:exec|ok)(?:dir)?$/.test(e)?$e(s,d+1):
void 0;if(n!==void 0&&a.push(n),a.length>H)break}return a}t(oe,"startedBy");function $e(s,r){const a=s[r];if(a===void 0)
return;const d=s.slice(r);return{program:m.posix.basename(a.text).toLowerCase(),args:d.slice(1).map(({text:n})=>n),words:d}}
t($e,"startedAt");function et({program:s,args:r}){if(s==="eval")return r.join(" ");if(!V.has(s))return;const a=r.findIndex(
d=>/^-[A-Za-z]*c[A-Za-z]*$/.test(d));return a<0?void 0:r[a+1]}t(et,"shellTextOf");function tt(s,r){const a=oe(s.words),d=(s.
pipedFrom&&r.get(s.pipedFrom))??Ne(s.inside);return r.set(s,d??a.map(({program:e})=>e).find(_e)),a.some(({program:e})=>q.
test(e))?d:void 0}t(tt,"downloadFor");function Ne(s){return(0,ne.n)(s).flatMap(({words:r})=>oe(r)).find(({program:r})=>_e(
r))?.program}t(Ne,"downloader");function _e(s){return Q.has(s)}t(_e,"isDownloader");var de=l(90513),Be=l(16260);function nt(s,r,a){
const d=r?.workspace,[,...e]=s.words,{flags:n,operands:i}=(0,Be.vj)(e,d),o=s.problems.filter(({rule:p})=>p==="variable-e\
xpansion"),c=s.redirections.flatMap(({target:p})=>p??[]),u=n.filter(({text:p})=>d===void 0||!(0,Be.Tm)(p,d)).flatMap(({text:p,
span:f})=>Ke(p).map(O=>({text:O,span:f})));return[...i,...u,...c].flatMap(({text:p,span:f})=>{const O=o.some(({span:M})=>M.
start>=f.start&&M.end<=f.end);return Ge(p,f,a,O)})}t(nt,"findPathObjections");function Ge(s,r,a,d=!1){const e=d||s.startsWith(
"~")?void 0:a.locate(s);return e===void 0||!a.isIn(e,a.workspace)?[(0,k.gk)("path_outside_workspace",{path:s},{span:r})]:
s.split(/[\\/]/).includes("..")?[(0,k.gk)("path_traversal",{path:s},{span:r})]:[]}t(Ge,"judgePath");function Ke(s){const{
attached:r}=(0,de.J)(s);return[...r===void 0?[]:[r],...s.startsWith("--")?[]:[s.slice(2)]]}t(Ke,"valuesOf");const st=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
rt=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function He(s){const r=st.exec(s);if(r===null)return;const[,a="",d=""]=r,
e=[];let n=r.indices?.[2]?.[0]??0,i=d;for(;i!=="";){const o=rt.exec(i);if(o===null)return;const[c,u,p]=o;e.push({text:u??
p??"",span:{start:n,end:n+c.length}}),i=i.slice(c.length),n+=c.length}return{name:a,args:e}}t(He,"readToolCall");const it={
judge:t((s,r,a)=>a.proposal.tool==="runpy"?ct(s,r,a):Ve(s,S(r,s),a),"judge")};function Ve(s,r,a){const{policy:d}=a,e=(0,Y.
Fv)(d.families),n=new x.N(a),i=(0,ne.G)(s.command),o=(0,ne.n)(i),c=t(({words:v})=>Ze(v[0],e,a),"familyOf"),u=t(v=>o.flatMap(
C=>(0,Ce.W1)(C,d.patterns,v,e)),"custom"),p=[()=>[...ot(s,i),...u(1)],()=>[...at(s,a.mount,n,o).flatMap(v=>nt(v,c(v),n)),
...u(2)],()=>[...o.flatMap(v=>(0,ke.F)(v,c(v))),...u(3)]];for(const v of p){const C=v();if(C.length>0)return{findings:[...R(
C,1),...r.filter(We)]}}const f=o.flatMap(v=>{const C=c(v);return C?[{command:v,family:C}]:[]}),O=new Set(f.flatMap(({command:v,
family:C})=>(0,ke.d)(v,C))),M=[...r,...[...O].map(v=>(0,k.gk)(v,{}))];return f.some(({family:v})=>v.workspace?.writes)&&
!M.some(We)?{findings:M,risk:"write"}:{findings:M}}t(Ve,"judgeText");function ot({targets:s},r){const a=s.flatMap(({script:d})=>d===
void 0?[]:[d]);return[...te(r).map(d=>ze(d,!0)),...a.flatMap(d=>te((0,ne.G)(d))).map(d=>ze(d,!1))]}t(ot,"dangersIn");function ze({
name:s,pattern:r,words:a},d){const e=a[0]?.span.start,n=a.at(-1)?.span.end,i=d&&e!==void 0&&n!==void 0?{span:{start:e,end:n}}:
{};return(0,k.gk)(s,{pattern:Xe(r)},i)}t(ze,"dangerFinding");const Ye=200;function Xe(s){return s.length>Ye?`${s.slice(0,
Ye)}\u2026`:s}t(Xe,"clip");function at({command:s},{tree:r,at:a},{cwd:d},e){return r!==void 0&&a!=="/"&&a===d&&e.length===
1?(0,ne.n)((0,ne.G)(s,r)):e}t(at,"expanded");function Ze(s,r,{policy:a}){const d=s&&r.get(s.text);return d&&!a.disabled_packs.
includes(d.category)?d:void 0}t(Ze,"allowedFamily");const Je=new Set(["bidirectional-character","command-not-text","comm\
and-too-long","control-character","invisible-character","lone-surrogate","markup-injection","nul-character","workflow-co\
mmand"]);function ct({command:s},r,a){const d=r.filter(({rule:c})=>Je.has(c)),e=He(s),[n]=e?.args??[];if(e===void 0||n===
void 0||!dt.has(e.name)){const c=Xe(e?.name??s);return{findings:[(0,k.gk)("command_not_allowed",{program:c,reason:"is no\
t a call of a file tool with literal arguments"}),...d]}}const o=[...Ge(n.text,n.span,new x.N(a)),...d];return o.some(We)?
{findings:o}:{findings:o,risk:"write"}}t(ct,"judgeCall");const dt=new Set(["write_file"]);function We({severity:s}){return s===
"error"}t(We,"isError");const ut={evolver:Ae,validator:je,curated:ce,workspace:it},ae=new Set(["target-writes","tool-wri\
tes","dry-run","writes_files"]);function Qe(s,r,a){const d=L(s),e=t(c=>ut[c].judge(s,d,a),"judge"),n=e("evolver"),i=e("v\
alidator"),o={evolver:n,validator:i}[r]??e(r);return Fe(s,r,o,{evolver:n,validator:i})}t(Qe,"judgeReading");function ft(s,r){
const a=r.find(({rule:e})=>e==="validator-newer");return{"1.94":s,newer:a?{verdict:"block",reason:a}:s}}t(ft,"answersByV\
ersion");function lt(s,r,a){const d={findings:Ue(L(s))},e={evolver:d,validator:d};return Fe(s,"curated",Pe(r,a),e)}t(lt,
"judgeRiskAlone");function pt(s,r,a){const d=typeof s=="string"?s:"",e=[(0,W.b)(`the command \`${d}\``,a)];return Fe({command:d,
words:[],assignments:[],argv:null,targets:[],problems:[]},r,{findings:e},{evolver:{findings:e},validator:{findings:e}})}
t(pt,"unjudged");function Fe(s,r,a,d){const e=Ue(a.findings),n=qe(e),i=t(c=>c===a?n:qe(Ue(c.findings)),"answerFor"),o=i(
d.validator);return{reading:s,verdict:n.verdict,risk:a.risk??ht(n.verdict,e),confirmation:a.confirmation??"standard",findings:e,
profiles:{evolver:i(d.evolver),validator:o,[r]:n},validators:ft(o,d.validator.findings)}}t(Fe,"judgementOf");function qe(s){
const r=mt(s),[a]=s;if(r==="block"&&a)return{verdict:r,reason:a};const d=s.find(({rule:e})=>e==="validator-empty-folder");
return d?{verdict:r,remark:d}:{verdict:r}}t(qe,"answerOf");function mt(s){return s.some(({severity:a})=>a==="error")?"bl\
ock":s.some(({severity:a,rule:d})=>a==="warning"&&d!=="experimental_mode")?"warn":"allow"}t(mt,"verdictOf");function ht(s,r){
return s==="block"?"dangerous":r.some(({rule:a})=>ae.has(a))?"write":"safe"}t(ht,"judge_reading_riskOf");function Ue(s){
return gt(s)?s:E.oC.flatMap(r=>s.filter(({severity:a})=>a===r))}t(Ue,"inOrder");function gt(s){let r=0;for(const{severity:a}of s){
const d=E.oC.indexOf(a);if(d<r)return!1;r=d}return!0}t(gt,"isInOrder");class pe{static{t(this,"Judge")}terms;context;clock;#e=new Map;constructor(r,a,d){
this.terms=r,this.context=a,this.clock=d}static by(r){const a=(0,x.P)(r.tree,r.policy,r.platform,{});return new pe(r,a,r.
clock??new b(r.signal))}with(r){const a={...this.terms,...r},d=(0,x.P)(a.tree,a.policy,a.platform,this.context.proposal);
return new pe(a,d,this.clock)}proposed(r){const{tree:a,policy:d,platform:e}=this.terms;return new pe(this.terms,(0,x.P)(
a,d,e,r),this.clock)}command(r){const a=this.#e.get(r);if(a!==void 0)return a;const d=this.#n(r);return this.#e.set(r,d),
d}async risk(r,a){return lt(await this.#t(a),r,this.context)}async#n(r){const{profile:a}=this.terms.policy;try{return Qe(
await this.#t(r),a,this.context)}catch(d){return pt(r,a,d)}}#t(r){const{tree:a,base:d,changed:e,cwd:n="",policy:i}=this.
terms,{clock:o}=this,c=(0,h.m1)(i),u={...a&&{tree:a},...d&&{base:d},changed:e,cwd:n,programs:c,clock:o};return o.inTurn(
()=>(0,y.U)(r,u))}}}),36939:((ee,B,l)=>{l.d(B,{Hd:t(()=>K,"Hd"),MO:t(()=>I,"MO"),X5:t(()=>N,"X5"),cn:t(()=>j,"cn"),oC:t(
()=>_,"oC"),vg:t(()=>b,"vg")});var P=l(2503),G=l(64377);const _=["error","warning","notice"],N=P.k5n(_),I=P.Ikc({start:P.
Whr().min(0),end:P.Whr().min(0)}),j=P.Ikc({type:P.YjP().exactOptional(),id:P.YjP().exactOptional(),command:P.YjP().exactOptional()}),
b=P.Ikc({reason:P.YjP(),expires:G.p6()}),K=P.Ikc({path:P.YjP(),line:P.Whr().min(1),column:P.Whr().min(1),end_line:P.Whr().
min(1).exactOptional(),end_column:P.Whr().min(1).exactOptional()})}),8376:((ee,B,l)=>{l.d(B,{_0:t(()=>ne,"_0"),LJ:t(()=>Le,
"LJ"),QU:t(()=>Oe,"QU")});var P=l(99499),G=l(88521),_=l(54938),N=l(56840),I=l(60237),j=l(41071);const b=new Set(["change\
s-configuration","changes-node-options","changes-shell","downloads","hides-failures","installs","loads-code","names-prog\
ram","never-ends","opens-inspector","preloads-code","skips-hooks","skips-tests","tool-flag-unknown","tool-loads-code","t\
ool-runs-file","tool-writes","unknown-flag","weakens","writes-files"]),K=t(m=>{const{command:w,problems:g}=m;for(const{rule:$,
span:T}of g)if(!(!b.has($)||w[T.start]!=="-"))return{step:"command suggested",commands:[(0,j.h)(w,T)]}},"dropFlag"),y=t(
({command:m,problems:w,invocation:g})=>{const $=w.find(z=>(0,I.AN)(z,"flag-before-separator")),T=g===void 0||g.passthrough.
length>0;if($===void 0||T)return;const A=(0,j.h)(m,$.span),D=m.slice($.span.start,$.span.end);return{step:"command sugge\
sted",commands:[`${A.trimEnd()} -- ${D}`]}},"passFlag"),x=t(({command:m,words:w,problems:g,invocation:$})=>{if(!g.some(({
rule:z})=>z==="downloads")||$?.program!=="npx")return;const A=w.slice(1).find(({text:z})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.
test(z));if(A===void 0)return;const D=A.text.slice(0,A.text.lastIndexOf("@"));return{step:"command suggested",commands:[
(0,j.F)(m,A.span,D)]}},"useInstalled");var h=l(21916),E=l(72360);const W=new Set(["test","start","stop","restart"]),k=new Set(
["pnpm","yarn","bun","npm"]),Y=t(async({command:m,problems:w,words:g,invocation:$},T)=>{if($?.program!=="npm")return;const A=await J(
T),D=w.find(te=>(0,I.AN)(te,"npm-script-missing"));if(D!==void 0){const te=ce(D.args.script,A),ue=g.find(({text:oe})=>oe===
D.args.script);return te===void 0||ue===void 0?void 0:Z((0,j.F)(m,ue.span,te))}const z=w.find(te=>(0,I.AN)(te,"unknown-s\
ubcommand"));if(z===void 0)return;const{subcommand:V,meant:q}=z.args,Q=q===""?ce(V,[...W]):q,H=[...A.includes(V)?[`run ${V}`]:
[],...Q===void 0?[]:[Q]],[ie]=H;return ie===void 0?void 0:Z((0,j.F)(m,z.span,ie))},"spellScript"),S=t(async({command:m,words:w,
problems:g},$)=>{const T=g.some(({rule:H})=>H==="program-not-allowed"),[A,D,z]=w;if(!T||A===void 0||D===void 0||!k.has(A.
text))return;const V=D.text==="run"?z:D;if(V===void 0||!(await J($)).includes(V.text))return;const q=W.has(V.text)?V.text:
`run ${V.text}`,Q=m.slice(V.span.end).trim();return Z(`npm ${q}${Q===""?"":` -- ${Q}`}`)},"useNpm"),R=t(({command:m,words:w,
problems:g},{tree:$})=>{const T=g.find(({rule:H})=>H==="program-not-allowed"),[A,D,z]=w;if(T===void 0||A===void 0||$===void 0)
return;const V=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(A.text),q=/^(?:exec|dlx|x)$/.test(D?.text??"")?z:D,Q=V?/^(?:bunx|pnpx)$/.
test(A.text)?D:q:A;return Q===void 0||!/^[a-z][\w.-]*$/.test(Q.text)?void 0:Z(`npx ${m.slice(Q.span.start)}`)},"useNpx"),
L=t(({command:m})=>{const[,w,g]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(m)??[];if(w===void 0||g===
void 0)return;const[,$=g,T=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(g.trim())??[];return Z(`${$} -w ${w.replace(/\/$/,"")}${T}`)},
"useWorkspace"),U=t(({targets:m,invocation:w,argv:g},{judge:$})=>{if($.terms.policy.profile!=="validator"||w?.program!==
"npm"||g===null||w.flags.length>0)return;const T=m.filter(({kind:D})=>D==="npm_script"),[A]=T;if(!(T.length!==1||A?.script===
void 0||w.passthrough.length>0))return Z(A.script)},"useScriptText");function Z(m){return{step:"command suggested",commands:[
m]}}t(Z,"suggest");async function J({tree:m}){const w=m&&await(0,E.JE)(m,"package.json");if(w===void 0||w===E.uY)return[];
const{scripts:g}=w;return typeof g=="object"&&g!==null?Object.keys(g):[]}t(J,"scriptNames");function ce(m,w){if(w.length===
0||m.length>100)return;const g=(0,h.kp)(m,w);return(0,h.Io)(m,g)<=Math.ceil(m.length/3)?g:void 0}t(ce,"nearest");var se=l(
56760),ge=l(80045);const ye=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,we=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
ve=8,fe=t(({command:m,problems:w})=>{if(!w.some(({rule:A})=>A==="shell-operator"||A==="line-break"))return;const{commands:g}=(0,se.
QR)(m);if(g.length===0||g.length>ve)return;const $=[];let T=0;for(const{text:A,start:D,end:z}of g){const V=m.slice(T,D).
trim();T=z;const q=V==="||"&&we.test(A),Q=/^\|&?$/.test(V)&&ye.test(A);if(!(q||Q)){if(!/^(?:|&&|;|\s*)$/.test(V)||A.startsWith(
"cd "))return;$.push(A)}}if(/^[&;\s]*$/.test(m.slice(T))&&!($.length===0||$.join()===m))return{step:"command suggested",
commands:$}},"requireEach"),be=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,Me=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
Pe=t(({command:m})=>{const w=(0,ge.u$)(m)?.map(({text:$})=>$),g=w?.filter($=>!be.test($)&&!Me.test($))??[];if(!(w===void 0||
g.length===0||g.length===w.length))return{step:"command suggested",commands:g}},"dropPreparation"),me=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
re=t(({command:m,problems:w})=>{if(!w.some(({rule:$})=>$==="shell-redirection"))return;const g=m.replace(me,"");return g===
m?void 0:{step:"command suggested",commands:[g]}},"dropOutputFile");var Ae=l(75615);const Ie=new Set(["bidirectional-cha\
racter","compatibility-character","control-character","invisible-character","lone-surrogate","look-alike-letters","non-a\
scii-unquoted","nul-character"]),Te=new Map([['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],
["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],["...","\u2026"]].flatMap(([m="",w=""])=>[...w].map(g=>[g,m]))),xe=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,
he=t(({command:m,problems:w})=>{if(!w.some(({rule:T})=>Ie.has(T)))return;const $=[...m.replace(xe,"$1--")].map(je).join(
"").replace(/ {2,}/g," ").trim();return $===m?void 0:{step:"command suggested",commands:[$]}},"writeAscii");function je(m){
return/^[\x20-\x7e\t\r\n]$/.test(m)?m:new RegExp("^\\p{Zs}$","u").test(m)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.
test(m)?"":Te.get(m)??Ae.vV.get(m)??m.normalize("NFKC")}t(je,"asAscii");const Re=t(({command:m,problems:w})=>{const[g]=w.
filter(({rule:$})=>$==="blank-padding");if(g!==void 0)return{step:"command suggested",commands:[m.replace(/[ \t]{2,}/g,"\
 ").trim()]}},"closeGaps"),De=t(({command:m,words:w})=>{const[g,$,T]=w;if(g===void 0||$?.text!==g.text||T===void 0)return;
const A={start:$.span.start,end:T.span.start};return{step:"command suggested",commands:[(0,j.F)(m,A,"")]}},"dropRepeated\
Program"),le=[he,Re,...N.e,Pe,L,fe,re,De,Y,y,x,K,S,R,U],Ee=16*1024,Se=new Set(["checks-syntax-only","npm-script-missing",
"only-prints","target-missing","test-pattern-empty","workspace-missing"]);async function Oe(m,w,g){if(m.every(({verdict:D})=>D===
"allow"))return m;const $=m.map(({reading:D})=>D.command),T=new _.P(w),A=g?await(0,P.E)($,T):[];return Promise.all(m.map(
async(D,z)=>{const{command:V}=D.reading;if(D.verdict==="allow"||V.length>Ee)return D;const q=A[z],Q=q?.kind==="fixed"?ne(
V,q,T):await ke(V,w);return Q===void 0?D:await Ce(D,Q,T.judge)}))}t(Oe,"withEdits");async function Le(m,w){const[g=m]=await Oe(
[m],w,!1);return g}t(Le,"withEdit");function ne(m,{commands:w,scripts:g},$){const T=g.flatMap(A=>{const D=$.textOf(A);return D===
void 0?[]:[{path:A,text:D}]});return{old:m,new:w,...T.length>0&&{files:T},fix:!0}}t(ne,"editOf");async function ke(m,w){
const g=await(0,G.u)(m,new _.P(w),{rewrites:le,accepts:t(({findings:$})=>!$.some(({rule:T})=>Se.has(T)),"accepts")});if(!(g.
kind!=="fixed"||g.scripts.length>0))return{old:m,new:g.commands,fix:!1}}t(ke,"byHand");async function Ce(m,w,g){const{findings:$,
verdict:T}=m,A=await Promise.all(w.new.map(H=>g.command(H)));if(A.some(H=>H.verdict==="block"))return m;const D=new Set(
$.map(({rule:H})=>H)),z=A.flatMap(H=>H.findings).flatMap(({rule:H,severity:ie})=>ie==="notice"?[]:H),V=z.some(H=>!D.has(
H));if(T==="warn"&&V)return m;const q=t(({rule:H,severity:ie})=>T==="block"?ie==="error":!z.includes(H),"isResolved"),Q=$.
find(q);return Q===void 0?m:{...m,findings:$.map(H=>H===Q?{...H,edit:w}:H)}}t(Ce,"attach")}),99499:((ee,B,l)=>{l.d(B,{E:t(
()=>N,"E")});var P=l(3581),G=l(88521);const _=16*1024;async function N(b,K){const y=[];for(const h of b){const E=typeof h==
"string"&&h.length<=_;y.push(E?await(0,G.u)(h,K):{kind:"fine"})}return y.some(j)&&(await Promise.all(y.map(async(h,E)=>{
if(h.kind==="fixed")return!0;if(h.kind==="left")return!1;const{findings:W,verdict:k}=await K.judge.command(b[E]);return k!==
"block"&&!W.some(({rule:Y})=>Y==="only-prints")}))).includes(!0)?y.map(h=>j(h)?I:h):y}t(N,"fixList");const I={kind:"fixe\
d",commands:[],steps:["command that only prints removed"],scripts:[]};function j(b){return b.kind==="left"&&b.reason.id===
P.Vt}t(j,"isRemovable")}),3581:((ee,B,l)=>{l.d(B,{A3:t(()=>j,"A3"),Ot:t(()=>I,"Ot"),Vt:t(()=>N,"Vt")});var P=l(60027),G=l(
60237);const _="Write a script by hand and run it with `node`.",N="vacuous-code",I={cannotFail:t(()=>({id:N,message:"The\
 command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene breaks something, \
and run it with `node`."}),"cannotFail"),codeNotParsed:t(()=>({id:"code-not-parsed",message:"The code is not JavaScript \
that all supported versions of Node can run.",remedy:"Move the code into a script, correct it there, and run it with `no\
de`."}),"codeNotParsed"),moduleUnclear:t(()=>({id:"module-unclear",message:"Older versions of Node reject the code; newe\
r ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),"moduleUnclear"),
codeChangedByShell:t(()=>({id:"code-changed-by-shell",message:"A shell would change the code before `node` gets it, or i\
t contains hidden characters.",remedy:_}),"codeChangedByShell"),severalCodes:t(()=>({id:"code-unclear",message:"The comm\
and has `-e` or `-p` without code, or more than once.",remedy:_}),"severalCodes"),otherFlag:t(b=>({id:"flag-beside-code",
message:`\`${b}\` changes how \`node\` runs the code.`,remedy:_}),"otherFlag"),onlyUnderEval:t(b=>({id:"only-under-eval",
message:`The code uses \`${b}\`, which has another meaning in a script.`,remedy:_}),"onlyUnderEval"),printsStatement:t(()=>({
id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",remedy:_}),"printsStatem\
ent"),noPlace:t(b=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${b}\`: the path is not an ordinary f\
older.`,remedy:`Make \`${b}\` an ordinary folder.`}),"noPlace"),changesDirectory:t(()=>({id:"changes-directory",message:"\
`cd` has no effect on the next command: each command starts in the root.",remedy:"Use paths relative to the root, and ch\
ange the directory in the script."}),"changesDirectory"),tooLong:t(()=>({id:"too-many-commands",message:"The command con\
sists of too many commands.",remedy:_}),"tooLong"),appendOnly:t(()=>({id:"append-only",message:"The audit log is append-\
only and is never rewritten.",remedy:"Append a correct event."}),"appendOnly"),unsureText:t(()=>({id:"file-in-doubt",message:"\
The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports abou\
t the file, and run `gene-gate fix` again."}),"unsureText")};function j(b){return{id:b.rule,title:(0,P.Y)(b.rule)?.title,
...(0,G.q0)(b)}}t(j,"reasonOf")}),88521:((ee,B,l)=>{l.d(B,{u:t(()=>I,"u")});var P=l(3581),G=l(56840);const _=6,N=200;async function I(y,x,h={}){
return new j(x,h).rewrite(y,_)}t(I,"rewriteCommand");class j{static{t(this,"Search")}#e;#n;#t;#s=N;constructor(x,{rewrites:h=G.
e,accepts:E=t(()=>!0,"accepts")}){this.#e=x,this.#n=h,this.#t=E}async rewrite(x,h){this.#s-=1;const E=await this.#e.judge.
command(x),{reading:W,verdict:k,findings:Y}=E;if(k==="allow")return{kind:"fine"};let S,R;for(const Z of h>0&&this.#s>0?this.#n:
[]){const J=await Z(W,this.#e);if(J===void 0)continue;if("reason"in J){S??=J.reason;continue}const ce=await this.#r(J.commands,
h-1),se=K(J,ce);if(se.kind==="left")S??=se.reason;else{if(await this.#i(se))return se;R??=se}}if(R!==void 0)return R;const[
L]=Y,U=h===_||this.#t(E);return L===void 0||k==="warn"&&U?{kind:"fine"}:{kind:"left",reason:S??(0,P.A3)(L)}}async#r(x,h){
const E=[];for(const W of x){if(E.some(b)||this.#s<=0)break;E.push(await this.rewrite(W,h))}return E}async#i({commands:x}){
return(await Promise.all(x.map(E=>this.#e.judge.command(E)))).every(({profiles:E})=>E.validator.verdict!=="block")}}function b(y){
return y.kind==="left"&&y.reason.id!==P.Vt}t(b,"isStuck");function K(y,x){const h=x.find(b);if(h!==void 0)return h;const E=x.
flatMap((k,Y)=>{if(k.kind==="left")return[];const S=y.commands[Y]??"";return k.kind==="fixed"?[k]:[{commands:[S],steps:[],
scripts:[]}]}),W=x.find(k=>k.kind==="left");return E.length===0||x.length<y.commands.length?W??{kind:"left",reason:P.Ot.
tooLong()}:{kind:"fixed",commands:E.flatMap(({commands:k})=>k),steps:[y.step,...W===void 0?[]:["command that only prints\
 removed"],...E.flatMap(({steps:k})=>k)],scripts:[...y.scripts??[],...E.flatMap(({scripts:k})=>k)]}}t(K,"combine")}),56840:((ee,B,l)=>{
l.d(B,{e:t(()=>d,"e")});var P=l(96341),G=l(60027),_=l(3581);const N=new Set(["line-break","blank-padding","markup-inject\
ion"]),I=new Set(["--eval","--print"]),j=/strip-types|transform-types|detect-module|^--test/;function b(e){const{invocation:n,
command:i,assignments:o}=e;if(n?.program!=="node")return;const c=n.flags.filter(({name:X})=>I.has(X));if(c.length===0)return;
if(!K(e))return{reason:_.Ot.codeChangedByShell()};const[u,...p]=c.filter(({value:X})=>X!==void 0);if(u?.value===void 0||
p.length>0)return{reason:_.Ot.severalCodes()};const f=n.flags.filter(({name:X})=>X==="--input-type"),O=n.flags.filter(X=>!c.
includes(X)&&!f.includes(X)),M=[...O.filter(X=>!y(X)),...f.filter(x)][0];if(M!==void 0)return{reason:_.Ot.otherFlag(M.written)};
const F=t(({start:X,end:wt})=>i.slice(X,wt),"text"),v=n.passthrough.at(-1),C=n.passthrough.slice(0,1).map(({span:X})=>F(
{start:X.start,end:v?.span.end??X.end})),yt=[...o.map(({span:X})=>F(X)),"node"];return{evaluation:{code:u.value,prints:c.
some(({name:X})=>X==="--print"),sourceType:f.at(-1)?.value==="module"?"module":"script",withScript:t(X=>[...yt,...O.map(
({span:wt})=>F(wt)),X,...C].join(" "),"withScript")}}}t(b,"readEvaluation");function K({command:e,words:n,assignments:i,
problems:o}){const c=t(({rule:p})=>{const{layer:f,severity:O}=(0,G.Y)(p);return f==="syntax"&&O==="error"&&!N.has(p)},"i\
sAmbiguous");if(o.some(c))return!1;let u=0;for(const{span:p}of[...i,...n]){if(p.start>u&&!/^[ \t]*$/.test(e.slice(u,p.start)))
return!1;u=Math.max(u,p.end)}return/^[ \t]*$/.test(e.slice(u))}t(K,"hasClearWords");function y({name:e}){return P.FU.get(
e.replace(/^--(?:no-)?/,""))?.effect==="harmless"&&!j.test(e)}t(y,"isKept");function x({value:e}){return e!=="module"&&e!==
"commonjs"}t(x,"isUnknownType");var h=l(76760),E=l(54559);function W(e,n){try{return(0,E.qg)(e,{ecmaVersion:"latest",sourceType:n,
allowHashBang:!1})}catch(i){if(i instanceof SyntaxError||i instanceof RangeError)return;throw i}}t(W,"parseCode");const k=/Function|^ClassBody$/,
Y=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*S(e){const i=[{node:e,...{parent:void 0,key:"",inFunction:!1,
hasOwnThis:!1}}];for(let o=i.pop();o!==void 0;o=i.pop()){yield o;const{node:c}=o,u=o.inFunction||k.test(c.type),p=o.hasOwnThis||
Y.test(c.type);for(const[f,O]of Object.entries(c))for(const M of Array.isArray(O)?O:[O])R(M)&&i.push({node:M,parent:c,key:f,
inFunction:u,hasOwnThis:p})}}t(S,"walk");function R(e){return typeof e=="object"&&e!==null&&"type"in e&&"start"in e}t(R,
"isNode");var L=l(83934);const U=new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram\

  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),Z={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:[
"key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:["label"],ImportSpecifier:["imported"],ExportSpecifier:[
"exported"],MetaProperty:["meta","property"]},J=new Set(["module","eval","Function","global","globalThis"]),ce=["require",
"exports","__filename","__dirname"],se=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function ge(e){const n=new Set,
i=new Set(Pe(e)),o=[];let c=!1,u=!1,p=ce.find(f=>i.has(f));for(const f of S(e)){p??=we(f);const{node:O}=f;ye(f)&&(n.add(
f.node.name),c||=f.node.name==="require"&&!Me(f));const M="source"in O?O.source:void 0;ve(M)?(u||=!fe(M.value),/^\.{0,2}\//.
test(String(M.value))&&o.push({specifier:String(M.value),start:M.start,end:M.end})):O.type==="ImportExpression"&&(p??="i\
mport() of a computed name")}return{names:n,declared:i,imports:o,requiresFiles:c,loadsCode:u||c,onlyUnderEval:p}}t(ge,"r\
eadMentions");function ye(e){const{node:n,parent:i,key:o}=e;return n.type!=="Identifier"?!1:i!==void 0&&"computed"in i&&
i.computed===!0||Z[i?.type??""]?.includes(o)!==!0}t(ye,"isVariable");function we(e){const{node:n,hasOwnThis:i}=e;if(n.type===
"ThisExpression"&&!i)return"this";if(n.type==="MetaProperty"&&n.meta.name==="import")return"import.meta";if(ye(e)){const{
name:p}=e.node;if(J.has(p)||se.has(p)||p==="arguments"&&!i)return p}if(n.type!=="MemberExpression")return;const{object:o,
property:c}=n;return c.type!=="Identifier"?void 0:se.has(c.name)?c.name:o.type==="Identifier"&&o.name==="require"&&c.name===
"main"?"require.main":void 0}t(we,"meaningUnderEval");function ve(e){return typeof e=="object"&&e!==null&&"type"in e&&e.
type==="Literal"}t(ve,"isLiteral");function fe(e){return typeof e=="string"&&U.has(e.replace(/^node:/,""))}t(fe,"isBuilt\
in");function be(e){return U.has(e)&&!["console","module","process"].includes(e)}t(be,"isGlobalUnderEval");function Me({
parent:e,key:n}){if(e?.type!=="CallExpression"||n!=="callee")return!1;const[i]=e.arguments;return ve(i)&&fe(i.value)}t(Me,
"requiresBuiltin");function Pe(e){const n=e.body.flatMap(o=>o.type==="VariableDeclaration"?me(o):o.type==="FunctionDecla\
ration"||o.type==="ClassDeclaration"?[o.id.name]:o.type==="ImportDeclaration"?o.specifiers.map(({local:c})=>c.name):[]),
i=[...S(e)].flatMap(({node:o,inFunction:c})=>{const u=o;return o.type==="VariableDeclaration"&&u.kind==="var"&&!c?me(u):
[]});return[...n,...i]}t(Pe,"topLevelNames");function me({declarations:e}){return e.flatMap(({id:n})=>re(n))}t(me,"names\
Of");function re(e){switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.flatMap(n=>re(
n.type==="Property"?n.value:n.argument));case"ArrayPattern":return e.elements.flatMap(n=>n===null?[]:re(n));case"RestEle\
ment":return re(e.argument);case"AssignmentPattern":return re(e.left);default:return[]}}t(re,"namesIn");const Ae=new Set(
["console","process","require","undefined","NaN","Infinity"]),Ie=new Set(["log","info","warn","error","debug"]),Te=new Set(
["arch","argv","env","pid","platform","version","versions"]),xe=new Set(["+","-","*","/","%","<",">","<=",">=","==","!="]);
function he(e){return new je().holds(e.body)}t(he,"cannotFail");class je{static{t(this,"VacuityProof")}#e=new Set;holds(n){
for(const i of n){if(Re(i))return!0;if(!this.#n(i))return!1}return!0}#n(n){switch(n.type){case"EmptyStatement":return!0;case"\
ExpressionStatement":return this.#i(n.expression);case"VariableDeclaration":return this.#s(n);case"ImportDeclaration":return fe(
n.source.value)&&n.specifiers.every(({type:i,local:o})=>i==="ImportSpecifier"?!1:this.#r(o.name));case"IfStatement":return this.#o(
n.test)&&[n.consequent,n.alternate??void 0].every(i=>i===void 0||this.#t(i));default:return!1}}#t(n){return(n.type==="Bl\
ockStatement"?n.body:[n]).every(o=>o.type!=="VariableDeclaration"&&this.#n(o))}#s({declarations:n}){return n.every(({id:i,
init:o})=>i.type==="Identifier"&&(o==null||this.#i(o))&&this.#r(i.name))}#r(n){return this.#e.add(n),!Ae.has(n)}#i(n){switch(n.
type){case"Identifier":return n.name==="undefined"||this.#e.has(n.name);case"ArrayExpression":return n.elements.every(i=>i===
null||this.#i(i));case"ObjectExpression":return n.properties.every(i=>i.type==="Property"&&!i.computed&&i.kind==="init"&&
this.#i(i.value));case"CallExpression":return this.#a(n);case"MemberExpression":return De(n);default:return this.#o(n)}}#a({
callee:n,arguments:i,optional:o}){if(o)return!1;if(n.type==="Identifier"&&n.name==="require"){const[p]=i;return i.length===
1&&p?.type==="Literal"&&fe(p.value)}const[c,u]=le(n);return c==="console"&&Ie.has(u)&&i.every(p=>this.#i(p))}#o(n){switch(n.
type){case"Literal":return n.bigint==null&&n.regex===void 0;case"TemplateLiteral":return n.expressions.every(i=>this.#o(
i));case"UnaryExpression":return["!","-","+","void"].includes(n.operator)&&this.#o(n.argument);case"BinaryExpression":return(xe.
has(n.operator)||/^[!=]==$/.test(n.operator))&&n.left.type!=="PrivateIdentifier"&&this.#o(n.left)&&this.#o(n.right);default:
return!1}}}function Re(e){if(e.type!=="ExpressionStatement"||e.expression.type!=="CallExpression")return!1;const{callee:n,
arguments:i}=e.expression,[o,c]=le(n);if(o!=="process"||c!=="exit"||i.length>1)return!1;const[u]=i;return u===void 0||u.
type==="Literal"&&u.value===0}t(Re,"isExitWithZero");function De(e){const[n,i]=le(e);if(n==="process")return Te.has(i);if(e.
object.type!=="MemberExpression"||e.computed||e.optional)return!1;const[o,c]=le(e.object);return o==="process"&&(c==="en\
v"||c==="versions")}t(De,"isAboutProcess");function le(e){if(e.type!=="MemberExpression"||e.computed||e.optional)return[
"",""];const{object:n,property:i}=e;return n.type==="Identifier"&&i.type==="Identifier"?[n.name,i.name]:["",""]}t(le,"me\
mberOf");const Ee="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function Se(e){const{
code:n,sourceType:i,prints:o}=e,c=W(n,i);if(c===void 0)return{reason:i==="script"&&W(n,"module")!==void 0?_.Ot.moduleUnclear():
_.Ot.codeNotParsed()};if(he(c))return{reason:_.Ot.cannotFail()};const u=ge(c);if(u.onlyUnderEval!==void 0)return{reason:_.
Ot.onlyUnderEval(u.onlyUnderEval)};const p=o?Ce(n,c,u.imports.length>0):ke(n,u.imports);if(p===void 0)return{reason:_.Ot.
printsStatement()};const f=i==="module"?"mjs":"cjs",O=[...Oe(c),...Le(e,u)],M=`${Ee}${O.map(F=>`${F}
`).join("")}
${p.trimEnd()}
`;return W(M,i)===void 0?{reason:_.Ot.codeNotParsed()}:{script:{name:"eval",text:M,extension:f}}}t(Se,"writeScript");function Oe({
body:e}){return e.flatMap(n=>n.type==="ExpressionStatement"&&n.directive==="use strict"?["'use strict';"]:[])}t(Oe,"dire\
ctivesOf");function Le({code:e,sourceType:n},i){const{names:o,declared:c,requiresFiles:u,loadsCode:p}=i,f=n==="module",M=[
...o].filter(v=>be(v)&&!c.has(v)).sort().map(v=>f?`import ${v} from 'node:${v}';`:`let ${v} = require('node:${v}');`),F=[
["__dirname","."],["__filename","[eval]"]].flatMap(([v="",C])=>o.has(v)?[`${v} = '${C}';`]:[]);return[...M,...!f&&u?["//\
 Modules are found from the working directory.",ne]:[],...f?[]:F,...p||e.includes("argv")?["// There is no script in the\
 arguments.","process.argv.splice(1, 1);"]:[]]}t(Le,"preludeOf");const ne="require = require('node:module').createRequir\
e(process.cwd() + '/');";function ke(e,n){let i="",o=0;for(const c of n.toSorted((u,p)=>u.start-p.start)){const u=c.specifier.
startsWith("/")?c.specifier:h.posix.join(h.posix.relative(L.X,"."),c.specifier);i+=e.slice(o,c.start)+JSON.stringify(u),
o=c.end}return i+e.slice(o)}t(ke,"withImports");function Ce(e,n,i){const o=n.body.at(-1);if(o?.type!=="ExpressionStateme\
nt"||i)return;const c=e.slice(o.start,o.end).replace(/;$/,""),u=o.expression.type==="SequenceExpression"?`(${c})`:c;return`${e.
slice(0,o.start)}console.log(${u});${e.slice(o.end)}`}t(Ce,"withPrint");var m=l(49249),w=l(56760),g=l(125),$=l(60237),T=l(
77195),A=l(41071);const D=/\.[cm]?[jt]s$/,z=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
V=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,q=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),Q=t((e,{tree:n})=>{const{command:i,words:o,invocation:c,problems:u}=e;if(c?.program!=="node"||n===
void 0)return;const p=u.filter(({rule:f})=>q.has(f));for(const{text:f,span:O}of o.slice(1)){if(!p.some(({span:{start:C}})=>C>=
O.start&&C<O.end))continue;const M=i.slice(O.start,O.end),F=[f,M].find(te);if(F===void 0||!D.test(F))continue;const v=ue(
n,F,oe)??Ne(n,F,2);if(v!==void 0)return ie(e,O,F,v,n,"path made relative")}},"makeRelative"),H=t((e,{tree:n})=>{const{problems:i,
invocation:o}=e,c=i.find(f=>(0,$.AN)(f,"target-missing"));if(c===void 0||o?.program!=="node"||n===void 0)return;const{path:u}=c.
args;if(!D.test(u))return;const p=ue(n,u,oe)??Ne(n,u,1);if(p!==void 0)return ie(e,c.span,u,p,n,"script found elsewhere")},
"findScript");function ie({command:e,words:n},i,o,c,u,p){const f=o.endsWith(`/${c}`)?o.slice(0,-c.length):void 0,O=t(({text:v})=>f!==
void 0&&v.startsWith(f)&&u.stat((0,g.j7)(v.slice(f.length))??"")!==void 0,"isMoved"),F=n.filter(v=>v.span.start>i.start&&
O(v)).map(v=>({span:v.span,by:v.text.slice(f?.length)})).concat({span:i,by:c}).toSorted((v,C)=>C.span.start-v.span.start).
reduce((v,C)=>(0,A.F)(v,C.span,_e(C.by)),e);return{step:p,commands:[F]}}t(ie,"moved");function te(e){return V.test(e)||z.
test(e)}t(te,"isElsewhere");function ue(e,n,i){const o=n.replaceAll("\\","/").split("/").filter(c=>c!==""&&c!==".");for(let c=1;c<
o.length;c+=1){const u=(0,g.j7)(o.slice(c).join("/"));if(u!==void 0&&u!==""&&i(e,u))return u}}t(ue,"endInTree");function oe(e,n){
const i=(0,g.O4)(e,n);if(i.kind!=="inside")return!1;const{kind:o,tracked:c}=i.entry;return c&&(o==="file"||o==="executab\
le")}t(oe,"isFile");function $e(e,n){const i=(0,g.O4)(e,n);return i.kind==="inside"&&i.entry.kind==="directory"}t($e,"is\
Directory");const et=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/,tt=5e4;function Ne(e,n,i){const o=n.split(/[\\/]/).
filter(f=>f!==""&&f!=="."&&f!==".."),c=o.at(-1)??"";if(et.test(c)&&i<2)return;const u=[];let p=0;for(const{path:f}of e.files()){
if(p+=1,p>tt)return;(f===c||f.endsWith(`/${c}`))&&oe(e,f)&&u.push(f)}for(let f=o.length;f>=i;f-=1){const O=`/${o.slice(-f).
join("/")}`,M=u.filter(F=>`/${F}`.endsWith(O));if(M.length>0)return M.length===1?M[0]:void 0}}t(Ne,"onlyPlace");function _e(e){
return/^[\w./@-]+$/.test(e)?e:(0,T.f)(e)}t(_e,"word");var de=l(80045);const Be=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,
nt=t(async({command:e},n)=>{const i=st(e);if(i===void 0)return;const{written:o,rest:c}=i;if(c==="")return{reason:_.Ot.changesDirectory()};
const u=await rt(o,c,n);return u===""?{step:"path made relative",commands:[c]}:u!==void 0&&await He(u,c,n)||{reason:_.Ot.
changesDirectory()}},"enterDirectory"),Ge=t(async({command:e,words:n,problems:i,invocation:o},c)=>{const{tree:u}=c,p=i.find(
C=>(0,$.AN)(C,"target-missing"));if(p===void 0||o?.program!=="node"||u===void 0)return;const{path:f}=p.args,O=Ne(u,f,f.split(
"/").length),M=O?.endsWith(`/${f}`)?O.slice(0,-f.length-1):void 0;return M===void 0?void 0:n.slice(2).filter(({text:C})=>/^[\w.-]+(?:\/[\w.-]+)+$/.
test(C)).some(({text:C})=>!Ke(u,C)&&Ke(u,`${M}/${C}`))?He(M,e,c):void 0},"findRoot");function Ke(e,n){const i=(0,g.j7)(n)??
"";return["",".js",".cjs",".mjs",".json"].some(o=>e.stat(i+o)!==void 0)}t(Ke,"exists");function st(e){const[,n]=/^\(([^()]*)\)$/.
exec(e)??[],i=(n??e).trim(),[o]=(0,w.QR)(i).commands,[,c]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(
o?.text??"")??[];if(o===void 0||c===void 0||o.start!==0)return;const[,u=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(i.slice(
o.end))??[];return{written:c,rest:u.trim()}}t(st,"readChangeOfDirectory");async function rt(e,n,{tree:i,judge:o}){if(Be.
test(e))return"";const[c]=(0,m.I)(e).words;if(c===void 0||i===void 0)return;if(!te(c.text)){if((0,m.I)(e).problems.length>
0)return;const M=(0,g.j7)(c.text);return M===""||M!==void 0&&$e(i,M)?M:void 0}const u=ue(i,c.text,$e);if(u!==void 0)return u;
const{reading:p,verdict:f}=await o.command((0,de.u$)(n)?.[0]?.text??n),O=p.targets.length>0&&p.targets.every(({path:M})=>M!==
void 0);return f!=="block"&&O?"":void 0}t(rt,"directoryOf");async function He(e,n,i){const o=[],c=[],u=i.judge.with({cwd:e});
for(const p of(0,de.u$)(n)?.map(({text:f})=>f)??[n]){const{reading:f,verdict:O}=await u.command(p);if(await(0,de.EA)(f,i)!==
void 0)continue;const F=O==="block"?void 0:it(e,f),v=F&&await i.place(F);if(v===void 0)return;c.push(v),o.push(`node ${v}`)}
if(o.length!==0)return{step:"directory change moved into a script",commands:o,scripts:c}}t(He,"startIn");function it(e,n){
const{argv:i,invocation:o,targets:c,assignments:u}=n,[p]=c;if(o?.program!=="node"||p?.kind!=="file"||i===null||p.path===
void 0)return;const f=u.map(({name:F,value:v})=>`${F}: ${JSON.stringify(v)}`),O=f.length===0?"":`
  env: { ...process.env, ${f.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(i.slice(1))}, {
  cwd: ${JSON.stringify(e)},${O}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}t(it,"startingScript");const Ve={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefin\
ed","-f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"\
accessSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) ==\
= undefined"},ot={"[":"]","[[":"]]"},ze=t(async(e,n)=>{const i=Ye(e);if(i===void 0)return;const{tree:o}=n,c=te(i.path)&&
o?ue(o,i.path,(p,f)=>p.stat(f)!==void 0):(0,g.j7)(i.path);if(c===void 0||c==="")return;const u=await n.place(Xe({...i,path:c}));
return u===void 0?{reason:_.Ot.noPlace(L.X)}:{step:"file test moved into a script",commands:[`node ${u}`],scripts:[u]}},
"testFile");function Ye({words:e,problems:n}){if(n.some(({rule:C})=>{const{layer:yt,severity:X}=(0,G.Y)(C);return yt==="\
syntax"&&X==="error"&&C!=="reserved-word"}))return;const o=e.map(({text:C})=>C),c=o[0]==="!",[u="",...p]=c?o.slice(1):o,
f=ot[u];if(u!=="test"&&(f===void 0||p.pop()!==f))return;const O=p[0]==="!",[M="",F,...v]=O?p.slice(1):p;if(!(!Object.hasOwn(
Ve,M)||F===void 0||v.length>0))return{flag:M,path:F,negated:c!==O}}t(Ye,"readFileTest");function Xe({flag:e,path:n,negated:i}){
const o=Ve[e]??"",c=[...o.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].flat();return{name:"run",text:`/\
/ Made by \`gene-gate fix\` from the validation command \`test ${i?"! ":""}${e} \u2026\`.
const { ${c.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(n)};

function isTrue() {
  try {
    return ${o};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${i?"1 : 0":"0 : 1"};
`,extension:"cjs"}}t(Xe,"scriptOf");const at=new Set(["reserved-word","unquoted-glob"]),Ze={command:t(e=>ae(e,/^-p$/),"c\
ommand"),env:t(e=>ae(e,/^--$/),"env"),exec:t(()=>0,"exec"),gtimeout:Qe,ionice:t(e=>ae(e,/^-[ct]?\d*$/,/^-[cn]$/),"ionice"),
nice:t(e=>ae(e,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,/^-n$/),"nice"),nohup:t(e=>ae(e,/^--$/),"nohup"),setsid:t(e=>ae(e,/^-[cfw]+$|^--wait$/),
"setsid"),stdbuf:t(e=>ae(e,/^-[ioe].+$/,/^-[ioe]$/),"stdbuf"),time:t(e=>ae(e,/^-[pv]$/),"time"),timeout:Qe},Je={ash:/^-[aeilux]*c$/,
bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,zsh:/^-[aeilux]*c$/},ct=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,
dt=t(e=>{const{command:n,words:i}=e,[o,...c]=i;if(o===void 0||!We(e))return;const u=o.text.replace(/^(?:\/[\w.-]+)+\//,"").
replace(/\.exe$/i,""),p=Object.hasOwn(Je,u)?ut(u,c):void 0;if(p!==void 0)return{step:"launcher removed",commands:[p]};const f=Object.
hasOwn(Ze,u)?Ze[u]?.(c.map(ft)):void 0,O=f===void 0?void 0:c[f];return O===void 0?void 0:{step:"launcher removed",commands:[
n.slice(0,o.span.start)+n.slice(O.span.start)]}},"dropLauncher");function We({problems:e}){return e.every(({rule:n})=>{const{
layer:i,severity:o}=(0,G.Y)(n);return i!=="syntax"||o!=="error"||at.has(n)})}t(We,"isPlain");function ut(e,n){const i=Je[e];
let o=0;for(;ct.test(n[o]?.text??"")&&!i?.test(n[o]?.text??"");)o+=1;if(i?.test(n[o]?.text??"")!==!0)return;const c=n[o+
1]?.text.trim();return n.length===o+2&&c!==""?c:void 0}t(ut,"shellText");function ae(e,n,i){let o=0;for(;;){const c=e[o]??
"";if(i?.test(c))o+=2;else if(n.test(c))o+=1;else return o}}t(ae,"flags");function Qe(e){return ae(e,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,
/^-[ks]$/)+1}t(Qe,"timeout");function ft({text:e}){return e}t(ft,"textOf");const lt=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
pt=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,Fe=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?\n/,
qe=t(async(e,{tree:n})=>{const i=s(e,"program-by-path");if(i===void 0)return;const{program:o}=i.args,[,c]=lt.exec(o)??[],
u=e.command.slice(i.span.start,i.span.end);if(c!==void 0)return r(e,i,`npx ${c}`);const[,p]=pt.exec(o)??[];return p!==void 0?
r(e,i,p):n!==void 0&&await mt(n,o)?r(e,i,`node ${u}`):void 0},"nameProgram");async function mt(e,n){const i=(0,g.O4)(e,(0,g.
j7)(n)??"");return i.kind!=="inside"||!/\.[cm]?js$/.test(i.path)||!oe(e,i.path)?!1:Fe.test((await e.read(i.path)).subarray(
0,256).toString("latin1"))}t(mt,"isNodeScript");const ht=t(e=>{const n=s(e,"program-look-alike");return n&&r(e,n,n.args.
meant)},"spellProgram"),Ue=t(e=>{const n=s(e,"misspelt-subcommand");return n&&r(e,n,n.args.meant,"subcommand name correc\
ted")},"spellSubcommand"),gt=t((e,{tree:n})=>{const i=s(e,"target-not-a-file");if(i?.args.reason==="backslash")return r(
e,i,_e(pe(i.args.path)),"backslashes replaced");const o=s(e,"target-missing");if(o===void 0||n===void 0)return;const c=pe(
e.command.slice(o.span.start,o.span.end));return c.includes("/")&&oe(n,(0,g.j7)(c)??"")?r(e,o,_e(c),"backslashes replace\
d"):void 0},"writeSlashes");function pe(e){return e.replaceAll("\\","/")}t(pe,"withSlashes");function s({problems:e},n){
return e.find(i=>(0,$.AN)(i,n))}t(s,"problemOf");function r({command:e},{span:n},i,o="program name corrected"){return{step:o,
commands:[(0,A.F)(e,n,i)]}}t(r,"replace");const a=t(async(e,n)=>{const i=b(e);if(i===void 0||"reason"in i)return i;const o=Se(
i.evaluation);if("reason"in o)return o;const c=await n.place(o.script);return c===void 0?{reason:_.Ot.noPlace(L.X)}:{step:"\
code moved into a script",commands:[i.evaluation.withScript(c)],scripts:[c]}},"moveCode"),d=[de.I6,a,de.Wz,de.$g,nt,de.n1,
de.EA,ze,dt,qe,ht,Ue,gt,Q,Ge,H]}),41071:((ee,B,l)=>{l.d(B,{F:t(()=>P,"F"),h:t(()=>G,"h")});function P(_,{start:N,end:I},j){
return _.slice(0,N)+j+_.slice(I)}t(P,"replaceSpan");function G(_,{start:N,end:I}){const j=_.slice(0,N).replace(/[ \t]+$/,
"");return j===""?_.slice(I).replace(/^[ \t]+/,""):j+_.slice(I)}t(G,"cutSpan")}),80045:((ee,B,l)=>{l.d(B,{$g:t(()=>y,"$g"),
EA:t(()=>h,"EA"),I6:t(()=>j,"I6"),Wz:t(()=>K,"Wz"),n1:t(()=>k,"n1"),u$:t(()=>Y,"u$")});var P=l(49249),G=l(56760),_=l(60027),
N=l(3581),I=l(41071);const j=t(({command:S})=>{const R=S.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return R===
""||R===S?void 0:{step:"whitespace trimmed",commands:[R]}},"trimBlanks"),b=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
K=t(({command:S,problems:R})=>{const U=R.some(({rule:Z})=>Z==="shell-redirection")?S.replace(b,""):S;if(!(U===S||(0,P.I)(
U).problems.length>0))return{step:"redirection removed",commands:[U]}},"dropRedirection"),y=t(({command:S,problems:R})=>{
for(const{rule:L,span:U}of R){const Z=S.slice(U.end).trim()==="";if(L==="shell-comment"&&!/[\r\n]/.test(S.slice(U.start))||
L==="shell-operator"&&Z&&S.slice(U.start,U.end)===";")return{step:"comment removed",commands:[(0,I.h)(S,U)]};if(L==="lin\
e-continuation")return{step:"whitespace trimmed",commands:[(0,I.F)(S,U,"")]}}},"dropUnread"),x=new Set(["echo","printf",
"true",":","pwd","date"]),h=t(({words:S,problems:R})=>x.has(S[0]?.text??"")&&!R.some(E)?{reason:N.Ot.cannotFail()}:void 0,
"findPrinter");function E({rule:S}){const{layer:R,severity:L}=(0,_.Y)(S);return R==="syntax"&&L==="error"}t(E,"isSyntaxE\
rror");const W=/^cd(?:[ \t]|$)/,k=t(({command:S,problems:R})=>{if(!R.some(({rule:J})=>J==="shell-operator"))return;const L=Y(
S);if(L===void 0||W.test(S))return;const[U]=L.filter(({text:J})=>W.test(J));return U===void 0?{step:"split at &&",commands:L.
map(({text:J})=>J)}:{step:"split at &&",commands:[...L.slice(0,L.indexOf(U)).map(({text:J})=>J),S.slice(U.start)]}},"spl\
itConjunction");function Y(S){const{commands:R}=(0,G.QR)(S);if(R.length<2)return;let L=0;for(const[U,Z]of R.entries()){if(S.
slice(L,Z.start).trim()!==(U===0?"":"&&"))return;L=Z.end}return S.slice(L).trim()===""?R:void 0}t(Y,"conjunctionOf")}),54938:((ee,B,l)=>{
l.d(B,{P:t(()=>j,"P")});var P=l(77598),G=l(70908),_=l(3671),N=l(83934);const I=[8,16,64];class j{static{t(this,"ScriptSt\
ore")}#e;#n;#t=new Map;#s=(0,_.O)({});constructor(y){this.#e=y.terms.tree,this.#n=y}textOf(y){return this.#t.get(y)}async place({
name:y,text:x,extension:h}){const E=this.#e;if(E===void 0)return;const W=(0,P.createHash)("sha256").update(x).digest("he\
x");for(const k of I){const Y=`${N.X}/${y}-${W.slice(0,k)}.${h}`;if(!(0,G.Zv)(Y).every(U=>(E.stat(U)?.kind??"directory")===
"directory"))return;const R=E.stat(Y);if(R===void 0)return this.#r(Y,x);if((R.kind==="file"||R.kind==="executable")&&R.tracked&&
(await E.read(Y)).equals(Buffer.from(x)))return Y}}#r(y,x){return this.#t.has(y)||(this.#t.set(y,x),this.#s=(0,_.O)(Object.
fromEntries(this.#t)),this.#n=this.#n.with({tree:this.tree})),y}get judge(){return this.#n}get tree(){const[y,x]=[this.#e,
this.#s];return this.#t.size===0||y===void 0?y:{label:y.label,stat:t(h=>y.stat(h)??x.stat(h),"stat"),readlink:t(h=>y.readlink(
h),"readlink"),read:t(h=>(this.#t.has(h)?x:y).read(h),"read"),list:t(h=>b(y.list(h),x.list(h)),"list"),files:t(()=>b([...y.
files()],[...x.files()]),"files")}}}function b(K,y){const x=new Set(K.map(({path:h})=>h));return[...K,...y.filter(({path:h})=>!x.
has(h))].sort(G.bs)}t(b,"merge")}),83934:((ee,B,l)=>{l.d(B,{X:t(()=>P,"X")});const P="scripts/validate"}),70908:((ee,B,l)=>{
l.d(B,{$y:t(()=>b,"$y"),Zj:t(()=>_,"Zj"),Zv:t(()=>j,"Zv"),bs:t(()=>I,"bs"),g$:t(()=>K,"g$"),nL:t(()=>N,"nL")});var P=l(35602);
const G=new Set(["",".","..",".git"]);function _(h){return!h.includes("\0")&&!h.split("/").some(E=>G.has(E.toLowerCase()))}
t(_,"canBeCheckedOut");function N(h){const E=new Map;for(const S of h){if(E.has(S.path))throw y(S.path,"occurs twice");if(!_(
S.path))throw y(S.path,"cannot be checked out");E.set(S.path,S)}for(const{path:S,tracked:R}of[...E.values()])for(const L of j(
S)){const U=E.get(L)?.kind;if(U===void 0)E.set(L,{path:L,kind:"directory",tracked:R});else if(U!=="directory")throw y(S,
`is below the ${U} ${L}`)}const W=[...E.values()].sort(I),k=new Map;for(const S of W){const R=x(S.path),L=k.get(R);L?L.push(
S):k.set(R,[S])}E.set("",{path:"",kind:"directory",tracked:!0});const Y=W.filter(({kind:S,tracked:R})=>R&&S!=="directory");
return{stat:t(S=>E.get(S),"stat"),list:t(S=>k.get(S)??[],"list"),files:t(()=>Y,"files")}}t(N,"indexEntries");function I(h,E){
return h.path<E.path?-1:h.path>E.path?1:0}t(I,"byEntryPath");function j(h){const E=[];for(let W=h.indexOf("/");W>=0;W=h.
indexOf("/",W+1))E.push(h.slice(0,W));return E}t(j,"foldersAbove");function b(h,E){return new P.ue("file_unreadable",`${E}\
 is not a regular file in ${h}`,"Check the spelling of the path; it is relative to the root of the repository.")}t(b,"no\
tAFile");function K(h,E,W,k){return new P.ue("file_unreadable",`${E} in ${h} has ${W} bytes; the limit is ${k}`,"Split t\
he file, or move large data out of it.")}t(K,"tooLarge");function y(h,E){return new P.ue("file_unreadable",`The tree con\
tains the path ${JSON.stringify(h)}, which ${E}`,"Recreate the commit with an unmodified git.")}t(y,"impossible");function x(h){
return h.slice(0,Math.max(h.lastIndexOf("/"),0))}t(x,"parentOf")}),3671:((ee,B,l)=>{l.d(B,{O:t(()=>G,"O")});var P=l(70908);
function G(N,I="the given files"){const j=new Map(Object.entries(N)),b=t(y=>{const x=j.get(y);return typeof x=="string"?
Buffer.from(x):Buffer.isBuffer(x)?x:x!==void 0&&"executable"in x?Buffer.from(x.executable):void 0},"contentOf");return{...(0,P.
nL)([...j].map(([y,x])=>_(y,x,b(y)?.length))),label:I,readlink:t(y=>{const x=j.get(y);return typeof x=="object"&&"symlin\
k"in x?x.symlink:void 0},"readlink"),read:t(async y=>{const x=b(y);if(x===void 0)throw(0,P.$y)(I,y);return x},"read")}}t(
G,"literalTree");function _(N,I,j){const b=!N.split("/").includes("node_modules");if(typeof I=="object"&&"symlink"in I)return{
path:N,kind:"symlink",tracked:b};if(typeof I=="object"&&"submodule"in I)return{path:N,kind:"submodule",oid:I.submodule,tracked:b};
const K=typeof I=="object"&&"executable"in I;return{path:N,kind:K?"executable":"file",...j===void 0?{}:{size:j},tracked:b}}
t(_,"describe")}),33231:((ee,B,l)=>{l.d(B,{B:t(()=>I,"B"),b:t(()=>N,"b")});var P=l(35602),G=l(60237);const _=500;function N(b,K,y={}){
return(0,G.gk)("not-judged",{detail:I(b,K)},y)}t(N,"notJudged");function I(b,K){if((0,P.qz)(K))throw K;return`${b}: ${j(
K).slice(0,_).replace(/\.$/,"")}`}t(I,"whyNotJudged");function j(b){return b instanceof P.ue?b.message:b instanceof Error?
`${b.name}: ${b.message}`:String(b)}t(j,"reasonOf")})};
