"use strict";module.exports={"cli/fix"(C,o,A,vt){let F;const P=()=>F??=o("node:fs/promises");let N;const r=()=>N??=o("node:path");let G;
const y=()=>G??=o("commander");let U;const $=()=>U??=o("assets/globs");let V;const b=()=>V??=o("error");let D;const L=()=>D??=
o("fix/fix");let M;const R=()=>M??=o("fix/fix-task");let B;const H=()=>B??=o("fix/patch");let J;const k=()=>J??=o("fix/r\
efuse-task");let X;const Y=()=>X??=o("fix/unfixed");let z;const K=()=>z??=o("fix/write");let Q;const W=()=>Q??=o("judge/\
judge");let Z;const q=()=>Z??=o("policy/load");let tt;const et=()=>tt??=o("policy/tighten");let ot;const it=()=>ot??=o("\
repo/folder-tree");let nt;const st=()=>nt??=o("repo/source-tree");let at;const rt=()=>at??=o("report/agent/render");let ct;
const lt=()=>ct??=o("report/escape");let pt;const dt=()=>pt??=o("report/view/columns");let ft;const mt=()=>ft??=o("cli/f\
ix-change");let _t;const m=()=>_t??=o("cli/given-task");let ht;const wt=()=>ht??=o("cli/policy");A(C,{fixVerb:()=>ut});const gt=`\

Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,ut=(i,t)=>new(y()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asse\
t_id`").option("--base <ref>","fix only the assets that differ from this branch or commit").addOption(new(y()).Option("-\
-apply <file>","make the edits of an AgentTask about this commit; `-` reads standard input").conflicts("identity")).addOption(
new(y()).Option("--format <name>","output format").choices(["text","json"]).default("text")).option("--repo <dir>",'dire\
ctory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the working tre\
e, or of the base with --base)").addHelpText("after",gt).action(async(e,n)=>t(await xt(e,n,i)));async function xt(i,t,e){
const n=(0,r().resolve)(e.cwd,t.repo??"."),a=await(0,m().readTask)(t.apply,i,e);return(0,st().withSourceTree)(n,e.env,async(l,g,_)=>{
if(_===void 0&&t.repo!==void 0)throw new(b()).GateError("not_a_repository",`${n} is not in a git repository.`,"Use --rep\
o with a directory in the working tree, or change to the directory and omit --repo.");const u=await(0,wt().namedPolicy)(
t.policy,e),T=_?await(0,m().headOf)(_):null;a&&(0,m().requireSameCommit)(a,T);const p=t.base??a?.policy?.ref,s=p===void 0?
void 0:await(0,mt().readFixedChange)(_,p,u),h=s?.policy??u??await(0,q().loadPolicy)(l,l.label),{policy:c}=(0,et().tightenPolicy)(
h,(0,m().profileOf)(a)),w=a?(0,m().filesOf)(a,O(l,(0,$().assetPathTest)(c))):i.length===0?O(l,(0,$().assetPathTest)(c)):
await Promise.all(i.map(f=>yt(g,(0,r().resolve)(e.cwd,f)))),x=s&&!a?w.filter(f=>s.paths.has(f)):w;if(w.length===0)throw new(b()).
GateError("usage",`${n} has no asset files.`,"Use --repo with the repository, or name the files.");const{platform:v}=e,j=await bt(
g,new Set(x)),S=W().Judge.by({policy:c,tree:l,...s&&{base:s.baseTree},changed:s?.changed??new Set,platform:v}),E={identity:t.
identity??!1,...s&&{includes:s.includes},...a&&{includes:(0,k().editedBy)(a.edits)}};a&&(0,k().requireSameStrings)(a.edits,
(0,m().assetsIn)(j,c));const d=await(0,L().fixFiles)(j,S,E);if(a&&(0,k().requireOwnEdits)(a.edits,d),t.format==="json"){
const f={head_sha:T,base_sha:s?.base??null,policyRef:s?.policy.ref},Tt=await(0,R().fixTask)(j,d,S,E,f);e.print((0,rt().renderTask)(
Tt),"json")}else t.write||e.print((0,H().renderPatch)(d));return t.write&&await(0,K().writeFix)(g,d),e.note(kt(d,t.write??
!1,e)),d.files.some(({left:f})=>f.length>0)||!t.write&&d.files.some(I)?1:0})}function O(i,t){return[...i.files()].filter(
({kind:e,path:n})=>(e==="file"||e==="executable")&&t(n)).map(({path:e})=>e)}async function yt(i,t){const e=await(0,P().realpath)(
(0,r().dirname)(t)).catch(()=>(0,r().dirname)(t)),n=(0,r().relative)(await(0,P().realpath)(i),(0,r().join)(e,(0,r().basename)(
t)));if(n!==""&&n.split(r().sep)[0]!==".."&&!(0,r().isAbsolute)(n))return n.split(r().sep).join("/");throw new(b()).GateError(
"usage",`${t} is not in ${i}.`,"Pass files of the current repository, or its directory with --repo.")}async function bt(i,t){
const e=(0,it().folderTree)(i);return Promise.all([...t].map(async n=>({path:n,bytes:await e.read(n)})))}function kt({files:i,
scripts:t},e,{columns:n}){const a=i.flatMap(p=>{const{path:s,steps:h,left:c}=p,w=[...new Set(h)].map(x=>`  ${h.filter(v=>v===
x).length} \xD7 ${x}`);return w.length===0&&c.length===0?[]:[(0,lt().terminal)(s),...w,...c.length===0?[]:["  Not fixed:",
...(0,Y().describeUnfixed)(c)]]}),l=i.filter(I).length,g=`${l} of ${i.length}; new scripts: ${t.length}`,_=`Asset files ${e?
"written":"to change"}: ${g}.`,u=l>0&&!e?" Run with --write to apply.":"";return`${[...a,_+u].flatMap(p=>{const s=/^ */.
exec(p)?.[0]??"",h=n-s.length;return(0,dt().wrap)(p.slice(s.length),h,Number.POSITIVE_INFINITY).map(c=>s+c)}).join(`
`)}
`}function I({before:i,after:t}){return i!==t}}};
