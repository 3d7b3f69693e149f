var A=Object.defineProperty;var t=(R,p)=>A(R,"name",{value:p,configurable:!0});export const id=485,ids=[485],modules={90485:((R,p,n)=>{n.r(p),n.d(p,{check:t(()=>o,"check"),checkVerb:t(()=>y,"checkVer\
b")});var D=n(48179),O=n(49567),g=n(80689),M=n(8896),v=n(21339),_=n(1644),h=n(20902),E=n(71897),r=n(992);const m=(0,E.f3)(
O.ai().pipe(M.J),"Expected a number from 1 to 256."),P=(0,E.f3)(v.Id,"Expected a shard and the number of shards, such as\
 2/8."),y=t((e,c)=>(0,r.hB)((0,E.a0)(new D.uB("check")).option("--concurrency <n>","maximum number of parallel commands",
m).addOption(new D.c$("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only\
 the genes of one shard; combine the reports with merge",P)).addOption(new D.c$("--quiet","hide progress").conflicts("ve\
rbose")).action(async f=>c(await o(f,e))),"checkVerb");async function o(e,c){const{concurrency:f}=e,w=await(0,E.ZF)(e,c);
await(0,r.Do)(e);const s=await(0,g.G)({...w,inputs:{...w.inputs,concurrency:f},run:e.run,...e.shard&&{shard:e.shard},progress:(0,h.
L)(c,e.quiet??!1)});return await(0,r.cK)(s,e,c),(0,_.F)((0,v.W8)(s))}t(o,"check")}),87595:((R,p,n)=>{n.d(p,{K:t(()=>v,"K"),
W:t(()=>M,"W")});var D=n(19202),O=n(82573),g=n(68956);async function M(_,h){if(_===void 0)return;const E=await h.readInput(
_),r=(0,O.Ve)(E.toString("utf8"),_);return(0,D.ry)(r),r}t(M,"namedPolicy");async function v(_,h,E){const r=(await M(_,E))?.
policy??g.zj;return h===void 0?r:{...r,profile:h}}t(v,"policyFor")}),20902:((R,p,n)=>{n.d(p,{L:t(()=>E,"L")});var D=n(42886),
O=n(82527),g=n(4116);const M=1e3,v=2;function _(r){let m=0,P=0,y=0,o=[],e=performance.now(),c=0,f;const w=t(()=>{const a=performance.
now(),u=y>0?`${P}/${m}, ${y} failed`:`${P}/${m}`,d=Math.max(1,r.rows-v-1),i=o.length>d?o.slice(0,d-1):o,l=o.length-i.length;
return[`${u}  ${h(e,a)}`,...i.map(I=>`${h(I.since,a).padStart(7)}  ${(0,g.o)(I.command)}`),...l>0?[`         and ${l} mo\
re`]:[]]},"lines"),s=t(a=>{const u=c>1?`\x1B[${c-1}A`:"",d=a.map(i=>(0,D.qZ)(i,r.columns-1)).join(`
`);r.write(`\r${u}\x1B[J${d}`),c=a.length},"show");return{planned:t(a=>{m=a,e=performance.now(),f=setInterval(()=>s(w()),
M),f.unref()},"planned"),started:t(a=>{o=[...o,{command:a,since:performance.now()}],s(w())},"started"),finished:t((a,{status:u})=>{
P+=1,u!=="passed"&&(y+=1);const d=o.findIndex(i=>i.command===a);o=o.filter((i,l)=>l!==d),s(w())},"finished"),ended:t(()=>{
clearInterval(f),s([])},"ended")}}t(_,"terminalProgress");function h(r,m){return`${Math.floor((m-r)/1e3)} s`}t(h,"second\
s");function E(r,m){if(m)return O.c;if(!r.interactive)return(0,O.Q)(e=>r.note(`${e}
`));const{columns:P,rows:y,note:o}=r;return _({columns:P,rows:y,write:o})}t(E,"progressFor")}),71897:((R,p,n)=>{n.d(p,{f3:t(
()=>w,"f3"),ZF:t(()=>f,"ZF"),a0:t(()=>c,"a0")});var D=n(76760),O=n(48179),g=n(72474),M=n(35602),v=n(3235),_=n(37836),h=n(
46971),E=n(44828);const r=/^refs\/(?:heads|remotes\/origin)\//;async function m(s,a){for(const u of a===void 0?_.J1:[a]){
const d=["--verify","--quiet","--symbolic-full-name","--end-of-options"],l=(await s.user(["rev-parse",...d,u],{accept:[1,
128]})).toString().trim();if(r.test(l))return l.replace(r,"")}return a??"HEAD"}t(m,"baseName");async function P(s,{base:a,
head:u,worktree:d=!1}){if(d&&u!==void 0)throw new M.ue("usage","`--head` cannot be used with `--worktree`: uncommitted f\
iles belong to the checked-out commit","Remove one of them.");const i=await(0,h.e)(s,u??"HEAD"),l=a===void 0?await(0,_.FL)(
s):await(0,h.e)(s,a);return{name:d?"worktree":"range",directory:s.directory,base:await(0,v.wu)(s,l,i),head:i,audited:d?await(0,E.
e)(s):i,policyCommit:l,baseRef:await m(s,a),isFork:!1}}t(P,"resolveRange");var y=n(64315),o=n(53640),e=n(87595);function c(s){
return s.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").option("--repo <dir>",
"directory in the working tree",".").option("--policy <file>","policy file to use instead of the policy of the base").option(
"--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(new O.c$("--\
profile <name>","profile for commands").choices(y.J)).option("--all","check all genes of the head, not only changed ones").
option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}t(c,"withRange\
Options");async function f({base:s,head:a,worktree:u,profile:d,...i},l){const I=(0,g.$)(i.approve,new Date),B=await(0,e.
W)(i.policy,l);return{directory:(0,D.resolve)(l.cwd,i.repo),env:l.env,locate:t(K=>P(K,{...s!==void 0&&{base:s},...a!==void 0&&
{head:a},...u&&{worktree:u}}),"locate"),...B&&{policy:B},...i.policyRef!==void 0&&{policyRef:i.policyRef},inputs:{profile:d},
all:i.all??!1,approver:I,signal:l.signal,secrets:(0,o.F)(l.env)}}t(f,"rangeRequest");function w(s,a){return u=>{const d=s.
safeParse(u);if(d.success)return d.data;throw new O.Di(a)}}t(w,"parsedBy")}),992:((R,p,n)=>{n.d(p,{Do:t(()=>r,"Do"),cK:t(
()=>m,"cK"),hB:t(()=>E,"hB")});var D=n(76760),O=n(48179),g=n(35602),M=n(27344),v=n(19251),_=n(92899),h=n(58933);function E(o){
return o.addOption(new O.c$("--format <name>","output format").choices(v.EL).default("text")).option("--output <dir>","a\
lso write the report files to this directory").option("--verbose","show everything, including what passed")}t(E,"withRep\
ortOptions");async function r({format:o,output:e}){(o==="html"||e!==void 0)&&await(0,v.XU)()}t(r,"loadRenderers");async function m(o,e,c){
await P(o,e,c),e.output!==void 0&&await y((0,D.resolve)(c.cwd,e.output),o)}t(m,"deliver");async function P(o,{format:e,verbose:c},f){
const{columns:w,colour:s}=f,a=o.error&&e==="text"?"":await(0,v.B1)(o,e,{columns:w,colour:s,verbose:c??!1});a!==""?f.print(
a,e):o.error&&f.note((0,h.kY)(o.error))}t(P,"show");async function y(o,e){const c=await(0,M.b)(o,{report:e,markdown:t(f=>(0,_.
G)(e,{maxCharacters:f}),"markdown")});if(c.status==="failed")throw new g.ue("file_unreadable",`Cannot write the report f\
iles to ${o}: ${c.reason}`,"Use --output with a writable directory.")}t(y,"writeFiles")})};
