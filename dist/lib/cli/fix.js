"use strict";module.exports={"cli/fix"(A,o,C,$t){let F;const j=()=>F??=o("node:fs/promises");let N;const r=()=>N??=o("node:path");let G;
const x=()=>G??=o("commander");let U;const P=()=>U??=o("assets/globs");let V;const b=()=>V??=o("error");let D;const L=()=>D??=
o("fix/fix");let M;const R=()=>M??=o("fix/fix-task");let B;const H=()=>B??=o("fix/patch");let J;const k=()=>J??=o("fix/r\
efuse-task");let X;const Y=()=>X??=o("fix/unfixed");let z;const K=()=>z??=o("fix/write");let Q;const W=()=>Q??=o("judge/\
judge");let Z;const q=()=>Z??=o("policy/load");let tt;const et=()=>tt??=o("policy/tighten");let ot;const it=()=>ot??=o("\
repo/folder-tree");let nt;const st=()=>nt??=o("repo/source-tree");let at;const rt=()=>at??=o("report/agent/render");let ct;
const lt=()=>ct??=o("report/escape");let pt;const dt=()=>pt??=o("report/view/columns");let ft;const mt=()=>ft??=o("cli/f\
ix-change");let ht;const m=()=>ht??=o("cli/given-task");let _t;const gt=()=>_t??=o("cli/policy");C(A,{fixVerb:()=>ut});const wt=`\

Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,ut=(n,t)=>new(x()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asse\
t_id`").option("--base <ref>","fix only the assets that differ from this branch or commit").addOption(new(x()).Option("-\
-apply <file>","make the edits of an AgentTask about this commit; `-` reads standard input").conflicts("identity")).addOption(
new(x()).Option("--format <name>","output format").choices(["text","json"]).default("text")).option("--repo <dir>",'dire\
ctory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the working tre\
e, or of the base with --base)").addHelpText("after",wt).action(async(e,s)=>t(await yt(e,s,n)));async function yt(n,t,e){
const s=(0,r().resolve)(e.cwd,t.repo??"."),i=await(0,m().readTask)(t.apply,n,e);return i&&i.edits.length===0?xt(i,e):(0,st().
withSourceTree)(s,e.env,async(l,w,h)=>{if(h===void 0&&t.repo!==void 0)throw new(b()).GateError("not_a_repository",`${s} \
is not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --rep\
o.");const u=await(0,gt().namedPolicy)(t.policy,e),T=h?await(0,m().headOf)(h):null;i&&(0,m().requireSameCommit)(i,T);const p=t.
base??i?.policy?.ref,a=p===void 0?void 0:await(0,mt().readFixedChange)(h,p,u),_=a?.policy??u??await(0,q().loadPolicy)(l,
l.label),{policy:c}=(0,et().tightenPolicy)(_,(0,m().profileOf)(i)),g=i?(0,m().filesOf)(i,O(l,(0,P().assetPathTest)(c))):
n.length===0?O(l,(0,P().assetPathTest)(c)):await Promise.all(n.map(f=>bt(w,(0,r().resolve)(e.cwd,f)))),y=a&&!i?g.filter(
f=>a.paths.has(f)):g;if(g.length===0)throw new(b()).GateError("usage",`${s} has no asset files.`,"Use --repo with the re\
pository, or name the files.");const{platform:v}=e,$=await kt(w,new Set(y)),S=W().Judge.by({policy:c,tree:l,...a&&{base:a.
baseTree},changed:a?.changed??new Set,platform:v}),E={identity:t.identity??!1,...a&&{includes:a.includes},...i&&{includes:(0,k().
editedBy)(i.edits)}};i&&(0,k().requireSameStrings)(i.edits,(0,m().assetsIn)($,c));const d=await(0,L().fixFiles)($,S,E);if(i&&
(0,k().requireOwnEdits)(i.edits,d),t.format==="json"){const f={head_sha:T,base_sha:a?.base??null,policyRef:a?.policy.ref},
vt=await(0,R().fixTask)($,d,S,E,f);e.print((0,rt().renderTask)(vt),"json")}else t.write||e.print((0,H().renderPatch)(d));
return t.write&&await(0,K().writeFix)(w,d),e.note(Tt(d,t.write??!1,e)),d.files.some(({left:f})=>f.length>0)||!t.write&&d.
files.some(I)?1:0})}function xt({next_actor:n,todo:t,human:e},s){const i=t.length+e.length;return s.note(`The task has n\
o edits, and ${i===0?"nothing":i} to do by hand.
`),n==="done"?0:1}function O(n,t){return[...n.files()].filter(({kind:e,path:s})=>(e==="file"||e==="executable")&&t(s)).map(
({path:e})=>e)}async function bt(n,t){const e=await(0,j().realpath)((0,r().dirname)(t)).catch(()=>(0,r().dirname)(t)),s=(0,r().
relative)(await(0,j().realpath)(n),(0,r().join)(e,(0,r().basename)(t)));if(s!==""&&s.split(r().sep)[0]!==".."&&!(0,r().isAbsolute)(
s))return s.split(r().sep).join("/");throw new(b()).GateError("usage",`${t} is not in ${n}.`,"Pass files of the current \
repository, or its directory with --repo.")}async function kt(n,t){const e=(0,it().folderTree)(n);return Promise.all([...t].
map(async s=>({path:s,bytes:await e.read(s)})))}function Tt({files:n,scripts:t},e,{columns:s}){const i=n.flatMap(p=>{const{
path:a,steps:_,left:c}=p,g=[...new Set(_)].map(y=>`  ${_.filter(v=>v===y).length} \xD7 ${y}`);return g.length===0&&c.length===
0?[]:[(0,lt().terminal)(a),...g,...c.length===0?[]:["  Not fixed:",...(0,Y().describeUnfixed)(c)]]}),l=n.filter(I).length,
w=`${l} of ${n.length}; new scripts: ${t.length}`,h=`Asset files ${e?"written":"to change"}: ${w}.`,u=l>0&&!e?" Run with\
 --write to apply.":"";return`${[...i,h+u].flatMap(p=>{const a=/^ */.exec(p)?.[0]??"",_=s-a.length;return(0,dt().wrap)(p.
slice(a.length),_,Number.POSITIVE_INFINITY).map(c=>a+c)}).join(`
`)}
`}function I({before:n,after:t}){return n!==t}}};
