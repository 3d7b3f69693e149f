"use strict";module.exports={"cli/fix"(C,o,F,vt){let N;const j=()=>N??=o("node:fs/promises");let G;const r=()=>G??=o("node:path");let U;
const P=()=>U??=o("commander");let V;const O=()=>V??=o("assets/globs");let D;const v=()=>D??=o("error");let L;const R=()=>L??=
o("fix/fix");let B;const H=()=>B??=o("fix/fix-task");let J;const M=()=>J??=o("fix/patch");let X;const $=()=>X??=o("fix/r\
efuse-task");let Y;const I=()=>Y??=o("fix/unfixed");let z;const K=()=>z??=o("fix/write");let Q;const W=()=>Q??=o("judge/\
judge");let Z;const q=()=>Z??=o("policy/load");let tt;const et=()=>tt??=o("policy/tighten");let ot;const it=()=>ot??=o("\
repo/folder-tree");let nt;const st=()=>nt??=o("repo/source-tree");let at;const rt=()=>at??=o("report/agent/render");let ct;
const lt=()=>ct??=o("report/escape");let pt;const dt=()=>pt??=o("report/view/columns");let ft;const mt=()=>ft??=o("cli/f\
ix-change");let ht;const w=()=>ht??=o("cli/given-task");let _t;const wt=()=>_t??=o("cli/policy");F(C,{fixVerb:()=>ut});const gt=`\

Prints the diff (with --format json an AgentTask) to standard output, and what
it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,ut=(n,t)=>new(P()).Command("fix").argument("[files...]","asset files (default: all in the repository)").option(
"--write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asse\
t_id`").option("--base <ref>","fix only the assets that differ from this branch or commit").addOption(new(P()).Option("-\
-apply <file>","make the edits of an AgentTask about this commit; `-` reads standard input").conflicts("identity")).addOption(
new(P()).Option("--format <name>","output format").choices(["text","json"]).default("text")).option("--repo <dir>",'dire\
ctory in the working tree (default: ".")').option("--policy <file>","policy file (default: the policy of the working tre\
e, or of the base with --base)").addHelpText("after",gt).action(async(e,s)=>t(await yt(e,s,n)));async function yt(n,t,e){
const s=(0,r().resolve)(e.cwd,t.repo??"."),i=await(0,w().readTask)(t.apply,n,e);return i&&i.edits.length===0?xt(i,e):(0,st().
withSourceTree)(s,e.env,async(p,u,d)=>{if(d===void 0&&t.repo!==void 0)throw new(v()).GateError("not_a_repository",`${s} \
is not in a git repository.`,"Use --repo with a directory in the working tree, or change to the directory and omit --rep\
o.");const y=await(0,wt().namedPolicy)(t.policy,e),x=d?await(0,w().headOf)(d):null;i&&(0,w().requireSameCommit)(i,x);const b=t.
base??i?.policy?.ref,a=b===void 0?void 0:await(0,mt().readFixedChange)(d,b,y),f=a?.policy??y??await(0,q().loadPolicy)(p,
p.label),{policy:c}=(0,et().tightenPolicy)(f,(0,w().profileOf)(i)),l=i?(0,w().filesOf)(i,S(p,(0,O().assetPathTest)(c))):
n.length===0?S(p,(0,O().assetPathTest)(c)):await Promise.all(n.map(_=>bt(u,(0,r().resolve)(e.cwd,_)))),m=a&&!i?l.filter(
_=>a.paths.has(_)):l;if(l.length===0)throw new(v()).GateError("usage",`${s} has no asset files.`,"Use --repo with the re\
pository, or name the files.");const{platform:k}=e,g=await kt(u,new Set(m)),T=W().Judge.by({policy:c,tree:p,...a&&{base:a.
baseTree},changed:a?.changed??new Set,platform:k}),A={identity:t.identity??!1,...a&&{includes:a.includes},...i&&{includes:(0,$().
editedBy)(i.edits)}};i&&(0,$().requireSameStrings)(i.edits,(0,w().assetsIn)(g,c));const h=await(0,R().fixFiles)(g,T,A);if(i&&
(0,$().requireOwnEdits)(i.edits,h),t.format==="json"){const _={head_sha:x,base_sha:a?.base??null,policyRef:a?.policy.ref},
Pt=await(0,H().fixTask)(g,h,T,A,_);e.print((0,rt().renderTask)(Pt),"json")}else t.write||e.print((0,M().renderPatch)(h));
return t.write&&await(0,K().writeFix)(u,h),e.note(await Tt(h,t.write??!1,e)),h.files.some(({left:_})=>_.length>0)||!t.write&&
h.files.some(E)?1:0})}function xt({next_actor:n,todo:t,human:e},s){const i=t.length+e.length;return s.note(`The task has\
 no edits, and ${i===0?"nothing":i} to do by hand.
`),n==="done"?0:1}function S(n,t){return[...n.files()].filter(({kind:e,path:s})=>(e==="file"||e==="executable")&&t(s)).map(
({path:e})=>e)}async function bt(n,t){const e=await(0,j().realpath)((0,r().dirname)(t)).catch(()=>(0,r().dirname)(t)),s=(0,r().
relative)(await(0,j().realpath)(n),(0,r().join)(e,(0,r().basename)(t)));if(s!==""&&s.split(r().sep)[0]!==".."&&!(0,r().isAbsolute)(
s))return s.split(r().sep).join("/");throw new(v()).GateError("usage",`${t} is not in ${n}.`,"Pass files of the current \
repository, or its directory with --repo.")}async function kt(n,t){const e=(0,it().folderTree)(n);return Promise.all([...t].
map(async s=>({path:s,bytes:await e.read(s)})))}async function Tt({files:n,scripts:t,judge:e},s,{columns:i}){const p=n.map(
async f=>{const{path:c,steps:l}=f,m=await(0,I().withProposals)(f.left,e),k=[...new Set(l)].map(g=>`  ${l.filter(T=>T===g).
length} \xD7 ${g}`);return k.length===0&&m.length===0?[]:[(0,lt().terminal)(c),...k,...m.length===0?[]:["  Not fixed:",...(0,I().
describeUnfixed)(m)]]}),u=(await Promise.all(p)).flat(),d=n.filter(E).length,y=`${d} of ${n.length}; new scripts: ${t.length}`,
x=`Asset files ${s?"written":"to change"}: ${y}.`,b=d>0&&!s?" Run with --write to apply.":"";return`${[...u,x+b].flatMap(
f=>{const c=/^ */.exec(f)?.[0]??"",l=i-c.length;return(0,dt().wrap)(f.slice(c.length),l,Number.POSITIVE_INFINITY).map(m=>c+
m)}).join(`
`)}
`}function E({before:n,after:t}){return n!==t}}};
