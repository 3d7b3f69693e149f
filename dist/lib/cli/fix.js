"use strict";module.exports={"cli/fix"(E,o,C,kt){let A;const v=()=>A??=o("node:fs/promises");let I;const r=()=>I??=o("node:path");let F;
const y=()=>F??=o("commander");let G;const T=()=>G??=o("assets/globs");let U;const b=()=>U??=o("error");let D;const L=()=>D??=
o("fix/fix");let R;const V=()=>R??=o("fix/fix-task");let B;const H=()=>B??=o("fix/patch");let J;const k=()=>J??=o("fix/r\
efuse-task");let M;const N=()=>M??=o("fix/unfixed");let X;const z=()=>X??=o("fix/write");let K;const Q=()=>K??=o("judge/\
judge");let W;const Y=()=>W??=o("policy/load");let Z;const q=()=>Z??=o("policy/tighten");let tt;const et=()=>tt??=o("rep\
o/folder-tree");let ot;const it=()=>ot??=o("repo/source-tree");let st;const nt=()=>st??=o("report/agent/render");let at;
const rt=()=>at??=o("report/escape");let ct;const lt=()=>ct??=o("cli/fix-change");let pt;const f=()=>pt??=o("cli/given-t\
ask");let dt;const ft=()=>dt??=o("cli/policy");C(E,{fixVerb:()=>_t});const mt=`
Prints the diff, or with --format json an AgentTask, to standard output and what it cannot fix to
standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,_t=(i,t)=>new(y()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asse\
t_id`").option("--base <ref>","fix only the assets that differ from this branch or commit").addOption(new(y()).Option("-\
-apply <file>","make the edits of an AgentTask about this commit; `-` reads standard input").conflicts("identity")).addOption(
new(y()).Option("--format <name>","output format").choices(["text","json"]).default("text")).option("--repo <dir>",'dire\
ctory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the working tre\
e, or of the base with --base)").addHelpText("after",mt).action(async(e,s)=>t(await ht(e,s,i)));async function ht(i,t,e){
const s=(0,r().resolve)(e.cwd,t.repo??"."),n=await(0,f().readTask)(t.apply,i,e);return(0,it().withSourceTree)(s,e.env,async(c,_,m)=>{
if(m===void 0&&t.repo!==void 0)throw new(b()).GateError("not_a_repository",`${s} is not in a git repository.`,"Use --rep\
o with a directory in the working tree, or change to the directory and omit --repo.");const g=await(0,ft().namedPolicy)(
t.policy,e),u=m?await(0,f().headOf)(m):null;n&&(0,f().requireSameCommit)(n,u);const h=t.base??n?.policy?.ref,a=h===void 0?
void 0:await(0,lt().readFixedChange)(m,h,g),x=a?.policy??g??await(0,Y().loadPolicy)(c,c.label),{policy:l}=(0,q().tightenPolicy)(
x,(0,f().profileOf)(n)),w=n?(0,f().filesOf)(n,$(c,(0,T().assetPathTest)(l))):i.length===0?$(c,(0,T().assetPathTest)(l)):
await Promise.all(i.map(d=>wt(_,(0,r().resolve)(e.cwd,d)))),xt=a&&!n?w.filter(d=>a.paths.has(d)):w;if(w.length===0)throw new(b()).
GateError("usage",`${s} has no asset files.`,"Use --repo with the repository, or name the files.");const{platform:yt}=e,
j=await gt(_,new Set(xt)),O=Q().Judge.by({policy:l,tree:c,...a&&{base:a.baseTree},changed:a?.changed??new Set,platform:yt}),
S={identity:t.identity??!1,...a&&{includes:a.includes},...n&&{includes:(0,k().editedBy)(n.edits)}};n&&(0,k().requireSameStrings)(
n.edits,(0,f().assetsIn)(j,l));const p=await(0,L().fixFiles)(j,O,S);if(n&&(0,k().requireOwnEdits)(n.edits,p),t.format===
"json"){const d={head_sha:u,base_sha:a?.base??null,policyRef:a?.policy.ref},bt=await(0,V().fixTask)(j,p,O,S,d);e.print((0,nt().
renderTask)(bt),"json")}else t.write||e.print((0,H().renderPatch)(p));return t.write&&await(0,z().writeFix)(_,p),e.note(
ut(p,t.write??!1)),p.files.some(({left:d})=>d.length>0)||!t.write&&p.files.some(P)?1:0})}function $(i,t){return[...i.files()].
filter(({kind:e,path:s})=>(e==="file"||e==="executable")&&t(s)).map(({path:e})=>e)}async function wt(i,t){const e=await(0,v().
realpath)((0,r().dirname)(t)).catch(()=>(0,r().dirname)(t)),s=(0,r().relative)(await(0,v().realpath)(i),(0,r().join)(e,(0,r().
basename)(t)));if(s!==""&&s.split(r().sep)[0]!==".."&&!(0,r().isAbsolute)(s))return s.split(r().sep).join("/");throw new(b()).
GateError("usage",`${t} is not in ${i}.`,"Pass files of the current repository, or its directory with --repo.")}async function gt(i,t){
const e=(0,et().folderTree)(i);return Promise.all([...t].map(async s=>({path:s,bytes:await e.read(s)})))}function ut({files:i,
scripts:t},e){const s=i.flatMap(g=>{const{path:u,steps:h,left:a}=g,x=[...new Set(h)].map(l=>`  ${h.filter(w=>w===l).length}\
 \xD7 ${l}`);return x.length===0&&a.length===0?[]:[(0,rt().terminal)(u),...x,...a.length===0?[]:["  Not fixed:",...(0,N().
describeUnfixed)(a)]]}),n=i.filter(P).length,c=`${n} of ${i.length}; new scripts: ${t.length}`,_=`Asset files ${e?"writt\
en":"to change"}: ${c}.`,m=n>0&&!e?" Run with --write to apply.":"";return`${[...s,_+m].join(`
`)}
`}function P({before:i,after:t}){return i!==t}}};
