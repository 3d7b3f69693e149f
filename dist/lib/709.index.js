"use strict";exports.id=709,exports.ids=[709],exports.modules={49232:function(C,a,r){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=y,a.namedPolicy=u,a.policyFor=n,a.policyName=O,a.policyOfFile=l,a.repositoryOf=g;function h(){const o=r(
73024);return h=function(){return o},o}function f(){const o=r(76760);return f=function(){return o},o}function m(){const o=r(
41895);return m=function(){return o},o}function R(){const o=r(21311);return R=function(){return o},o}function v(){const o=r(
74238);return v=function(){return o},o}function j(){const o=r(48741);return j=function(){return o},o}function c(){const o=r(
96402);return c=function(){return o},o}function S(){const o=r(63550);return S=function(){return o},o}async function u(o,d){
if(o===void 0)return;const w=await l(o,d);return(0,R().requireExamples)(w),w}async function l(o,d){const w=(await d.readInput(
o)).toString("utf8"),F=await g(d.cwd,d.env)??d.cwd;return await(0,v().loadPolicyFile)(w,o,(0,j().folderTree)(F))}async function n({
policy:o,profile:d},w,F){const T=o===!1?await y():await u(o,w)??await P(F,w);return d===void 0?T:{...T,policy:{...T.policy,
profile:d}}}function O({source:o,path:d,ref:w}){return o==="default"||d===void 0?"the built-in policy":o==="file"||w===void 0?
d:`${d} in ${w}`}async function P(o,{cwd:d,env:w}){const F=o===void 0?await g(d,w):void 0,T=o??(F===void 0?void 0:(0,j().
folderTree)(F));if(T===void 0)return y();const B=await(0,v().loadPolicy)(T,T.label);return(0,R().requireExamples)(B),B}function y(){
const o=(0,S().literalTree)({});return(0,v().loadPolicy)(o,o.label)}async function g(o,d){try{const w=await(0,c().openRepository)(
o,d);return await w.close(),w.directory}catch(w){const F=w instanceof m().GateError&&w.code==="program_not_found";if(w instanceof
m().GateError&&!(F&&E(o)))return;throw w}}function E(o){const d=(0,f().dirname)(o);return(0,h().existsSync)((0,f().join)(
o,".git"))||d!==o&&E(d)}},95637:function(C,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.progressFor=j,a.terminalProgress=
v;function h(){const c=r(50427);return h=function(){return c},c}function f(){const c=r(49604);return f=function(){return c},
c}function m(){const c=r(20849);return m=function(){return c},c}const R=1e3;function v(c){let S=0,u=0,l=0,n=[],O=performance.
now(),P;const y=()=>{const[g="",...E]=n,o=`${u}/${S}${l>0?`, ${l} failed`:""}`,d=`${Math.floor((performance.now()-O)/1e3)}\
 s`,w=E.length>0?`(and ${E.length} more) `:"",F=(0,h().clipColumns)(`${o}  ${d}  ${w}${(0,m().safeLine)(g)}`,c.columns()-
1);c.write(`\r\x1B[K${F}`)};return{planned:g=>{S=g,O=performance.now(),P=setInterval(y,R),P.unref()},started:g=>{n=[...n,
g],y()},finished:(g,{status:E})=>{u+=1,E!=="passed"&&(l+=1),n=n.toSpliced(n.indexOf(g),1),y()},ended:()=>{clearInterval(
P),c.write("\r\x1B[K")}}}function j(c,S){if(S)return f().NO_PROGRESS;if(!c.interactive){const u=n=>c.note(`${n}
`),{fold:l}=c;return l?(0,f().groupedProgress)({info:u,startGroup:l,endGroup:()=>l()}):(0,f().linesOfProgress)(u)}return v(
{columns:c.noteColumns,write:c.note})}},78103:function(C,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.namedInputs=
S,a.promoteCommand=c,a.senderOf=u;function h(){const n=r(77598);return h=function(){return n},n}function f(){const n=r(63314);
return f=function(){return n},n}function m(){const n=r(41895);return m=function(){return n},n}function R(){const n=r(48791);
return R=function(){return n},n}function v(){const n=r(73517);return v=function(){return n},n}const j=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function c(){return new(f()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence: a file or a directory").option(
"--attestation <file>","signed promotions of the candidates, as evidence").option("--trusted-root <file>","root of trust\
 of the signatures (gh attestation trusted-root)").option("--repo <dir>","target repository; assets that it already has \
are skipped").option("--policy <file>","policy file (default: the policy of --repo, else the built-in policy)").option("\
--run","run the commands of genes that pass all other checks").option("--approve <digest>","with --run, approve the comm\
ands that wait, with the digest of an earlier run").addOption(new(f()).Option("--fail-on <outcome>","what exits with 1: \
`rejected` candidates, or also `unproven` ones").choices(R().FAIL_ON).default("unproven")).addOption(new(f()).Option("--\
format <name>","output format; `jsonl` prints the promoted assets").choices(["text","json","jsonl"]).default("text")).addOption(
new(f()).Option("--emit <kind>","print messages of the protocol instead, as JSONL; requires A2A_NODE_ID").choices(v().EMITTED).
conflicts("format")).option("--output <path>","also write the promoted assets to this file, as JSONL; to a directory, on\
e file for each type").option("--quarantine <file>","also add the candidates without sufficient evidence to this file, a\
s JSONL").addOption(new(f()).Option("--quiet","write only errors to standard error").conflicts("verbose")).option("--ver\
bose","show every reason").addHelpText("after",j)}function S(n){const{assets:O,events:P,report:y,attestation:g,trustedRoot:E}=n,
o=[O,P,y,g,E];if(n.run&&n.repo===void 0)throw l("promote --run requires --repo: candidates do not include the files that\
 their commands run.","Pass the repository with the scripts and tests with --repo.");if(n.approve!==void 0&&!n.run)throw l(
"promote --approve requires --run: it approves commands that would run.","Add --run, or remove --approve.");if(o.filter(
d=>d==="-").length>1)throw l("promote can read standard input only once.","Use `-` for only one file.");if(g===void 0&&E!==
void 0)throw l("promote --trusted-root requires --attestation.","Name the file of the attestations, or remove --trusted-\
root.");if(g!==void 0&&E===void 0)throw l("promote --attestation requires --trusted-root.","Write the file with `gh atte\
station trusted-root > trusted-root.jsonl`.");return{assets:O,events:P,report:y,attestation:g,trustedRoot:E}}function u({
emit:n},{env:O}){const P=O.A2A_NODE_ID?.trim()??"";if(n!==void 0&&P==="")throw l("promote --emit requires the id of your\
 node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:P,
now:new Date,random:()=>(0,h().randomBytes)(4).toString("hex")}}function l(n,O){return new(m()).GateError("usage",n,O)}},
9956:function(C,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.addToQuarantine=W,a.promoteVerb=void 0,a.quarantineAt=
Y,a.requireOwnFiles=M,a.writeResult=G;function h(){const t=r(73024);return h=function(){return t},t}function f(){const t=r(
51455);return f=function(){return t},t}function m(){const t=r(76760);return m=function(){return t},t}function R(){const t=r(
89549);return R=function(){return t},t}function v(){const t=r(27199);return v=function(){return t},t}function j(){const t=r(
26040);return j=function(){return t},t}function c(){const t=r(41895);return c=function(){return t},t}function S(){const t=r(
41551);return S=function(){return t},t}function u(){const t=r(28765);return u=function(){return t},t}function l(){const t=r(
72883);return l=function(){return t},t}function n(){const t=r(39242);return n=function(){return t},t}function O(){const t=r(
48791);return O=function(){return t},t}function P(){const t=r(18421);return P=function(){return t},t}function y(){const t=r(
73517);return y=function(){return t},t}function g(){const t=r(80335);return g=function(){return t},t}function E(){const t=r(
10289);return E=function(){return t},t}function o(){const t=r(32223);return o=function(){return t},t}function d(){const t=r(
49232);return d=function(){return t},t}function w(){const t=r(95637);return w=function(){return t},t}function F(){const t=r(
78103);return F=function(){return t},t}function T(){const t=r(82256);return T=function(){return t},t}const B=(t,i)=>(0,F().
promoteCommand)().action(async s=>i(await z(s,t)));a.promoteVerb=B;async function z(t,i){const s=(0,F().namedInputs)(t),
I=(0,F().senderOf)(t,i),{emit:N,format:p,quiet:D,output:$,quarantine:A}=t,{events:J,report:X,attestation:x,trustedRoot:k}=s,
q=[s.assets,J,X,x,k],_=V($,{promoted:[]},i.cwd).map(({path:Z})=>Z);M([..._,A],q,i.cwd),A!==void 0&&Y((0,m().resolve)(i.cwd,
A));const L=await b(s,t,i);for(const{path:Z,lines:nt}of V($,L,i.cwd))await G(Z,nt);A!==void 0&&await W((0,m().resolve)(i.
cwd,A),(0,y().quarantinedLines)(L)),N===void 0?i.print(H(L,t,i),p):i.print((0,y().messageLines)(L,N,I).join(""),"jsonl");
const tt=L.rejected.length+L.quarantined.length>0;return N===void 0&&p==="jsonl"&&tt&&!D&&i.note(U(L,t,{...i,colour:!1})),
(0,O().exitCodeOf)(L,t.failOn)}function b(t,i,s){const{cwd:I,platform:N,signal:p,openInput:D}=s,$=async J=>{const X=await(0,d().
namedPolicy)(i.policy,s)??await(0,l().promotionPolicy)(J);return(0,n().promote)({...await(0,P().openInputs)(t,I,D),policy:X,
platform:N,signal:p,...J&&{workspace:J},...i.run&&{run:Q(i,s)}})},{repo:A}=i;return A===void 0?$():(0,l().withWorkspace)(
(0,m().resolve)(I,A),s,$)}function Q({approve:t,quiet:i},s){const{env:I,signal:N}=s;return{approver:(0,R().approveByDigest)(
t,new Date),path:I.PATH??"",privateFolders:(0,o().privateFolders)(I),progress:(0,w().progressFor)(s,i??!1),signal:N,secrets:(0,S().
secretsOf)(I)}}function H(t,i,s){switch(i.format){case"json":return`${(0,E().json)(t)}
`;case"jsonl":return(0,y().promotedLines)(t).join("");case"text":return U(t,i,s)}}function U(t,i,s){return(0,g().renderPromotion)(
t,(0,T().textOptions)(i,s))}function M(t,i,s){const I=p=>p.flatMap(D=>D===void 0||D==="-"?[]:K((0,m().resolve)(s,D))),N=I(
i);for(const p of I(t)){if(N.includes(p)&&!e(p))throw new(c()).GateError("usage",`promote would overwrite ${p}, which an\
other option names.`,"Write to another file, and append the promoted assets to your store yourself.");N.push(p)}}function V(t,i,s){
if(t===void 0)return[];const I=(0,m().resolve)(s,t);return(0,h().statSync)(I,{throwIfNoEntry:!1})?.isDirectory()?(0,y().
promotedFiles)(i).map(([N,p])=>({path:(0,m().join)(I,N),lines:p})):[{path:I,lines:(0,y().promotedLines)(i)}]}async function G(t,i){
try{const s=K(t);await(e(s)?(0,f().writeFile)(s,i):(0,u().replaceFile)(s,i))}catch(s){throw new(c()).GateError("file_unr\
eadable",`Cannot write to ${t}: ${s.message.split(", ")[0]}.`,"Name a writable file.",{cause:s})}}async function W(t,i){
await G(t,new Set([...Y(t),...i]))}function Y(t){if(!(0,h().existsSync)(t)||e(t))return[];const i=(0,h().readFileSync)(t,
"utf8").split(`
`).filter(s=>s.trim()!=="");if(i.every(s=>(0,v().isJsonObject)((0,j().attempt)(()=>JSON.parse(s)))))return i.map(s=>`${s}\

`);throw new(c()).GateError("usage",`promote would add candidates to ${t}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function K(t){return(0,j().attempt)(()=>(0,h().realpathSync)(
t))??t}function e(t){return(0,h().statSync)(t,{throwIfNoEntry:!1})?.isFile()===!1}},82256:function(C,a,r){Object.defineProperty(
a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=a.NO_GENES=a.DURATIONS=void 0,a.durationsOf=K,a.folderFiles=Q,a.
formatOption=d,a.inRepository=B,a.parsedBy=G,a.parsedNumber=W,a.printAnswer=F,a.rangeRequest=V,a.storeFiles=z,a.textOptions=
w,a.withChangeOptions=M,a.withJudgingOptions=g,a.withRangeOptions=U;function h(){const e=r(76760);return h=function(){return e},
e}function f(){const e=r(63314);return f=function(){return e},e}function m(){const e=r(7723);return m=function(){return e},
e}function R(){const e=r(89549);return R=function(){return e},e}function v(){const e=r(18744);return v=function(){return e},
e}function j(){const e=r(25966);return j=function(){return e},e}function c(){const e=r(41895);return c=function(){return e},
e}function S(){const e=r(41551);return S=function(){return e},e}function u(){const e=r(39763);return u=function(){return e},
e}function l(){const e=r(96402);return l=function(){return e},e}function n(){const e=r(93028);return n=function(){return e},
e}function O(){const e=r(10289);return O=function(){return e},e}function P(){const e=r(23107);return P=function(){return e},
e}function y(){const e=r(49232);return y=function(){return e},e}function g(e,t=["text","json"]){return e.option(...E).option(
"--no-policy","use the built-in policy").addOption(o()).addOption(d(t))}const E=a.POLICY_OPTION=["--policy <file>","poli\
cy file (default: the policy of the repository)"];function o(){return new(f()).Option("--profile <name>","profile for co\
mmands").choices(u().PROFILE_NAMES)}function d(e=["text","json"]){return new(f()).Option("--format <name>","output forma\
t").choices(e).default("text")}function w({verbose:e=!1},{columns:t,colour:i,name:s}){return{columns:t,colour:i,verbose:e,
name:s}}function F(e,t,i,s){s.print(i==="json"?`${(0,O().json)(e)}
`:t(),i)}const T=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function B({repo:e},{cwd:t,env:i,
note:s},I){const N=await(0,l().openRepository)((0,h().resolve)(t,e),i,s);try{return await I(N)}finally{await N.close()}}
function z(e,t,i){return H((0,v().assetPathsIn)(e,t),i)}const b=a.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function Q(e,t,i){const s=(0,v().assetPathTest)(t),I=p=>[(0,h().resolve)(i,p).split(h().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,h().basename)(p)}`],N=[...e.files()].filter(({kind:p})=>(0,n().isRegular)(p)).map(({path:p})=>p);return H(
N.filter(p=>I(p).some(s)),i)}function H(e,t){if(e.length>0)return e;throw new(c()).GateError("usage",`${t} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function U(e){return M(
e).option("--all","check all genes of the head, not only changed ones")}function M(e){return e.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(f()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...T).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(o()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function V({base:e,head:t,worktree:i,staged:s,profile:I,...N},p){const D=(0,R().approveByDigest)(
N.approve,new Date),$=await(0,y().namedPolicy)(N.policy,p);return{directory:(0,h().resolve)(p.cwd,N.repo),env:p.env,note:p.
note,locate:A=>(0,j().resolveRange)(A,{...e!==void 0&&{base:e},...t!==void 0&&{head:t},...i&&{worktree:i},...s&&{staged:s}}),
...$&&{policy:$},...N.policyRef!==void 0&&{policyRef:N.policyRef},inputs:{profile:I},all:N.all??!1,approver:D,signal:p.signal,
secrets:(0,S().secretsOf)(p.env)}}function G(e,t){return i=>{const s=e().safeParse(i);if(s.success)return s.data;throw new(f()).
InvalidArgumentError(t)}}function W(e){return G(()=>m().coerce.number().pipe(e()),"Expected a number from 1 to 256.")}const Y=a.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function K({durations:e},t){return e===void 0?new Map:(0,P().readDurations)((0,h().resolve)(t.cwd,e),t.openInput)}},
25966:function(C,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.resolveRange=j;function h(){const n=r(41895);return h=
function(){return n},n}function f(){const n=r(24634);return f=function(){return n},n}function m(){const n=r(67397);return m=
function(){return n},n}function R(){const n=r(50598);return R=function(){return n},n}function v(){const n=r(34397);return v=
function(){return n},n}async function j(n,{base:O,head:P,worktree:y=!1,staged:g=!1}){if(y&&P!==void 0)throw new(h()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[E,o]=await c([(0,R().resolveRevision)(n,P??"HEAD"),u(n,O)]);return{name:g?"index":y?"worktree":"range",directory:n.
directory,base:await(0,f().mergeBase)(n,o.commit,E),head:E,audited:y?await(g?v().snapshotIndex:v().snapshotWorktree)(n):
E,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function c(n){
return await Promise.allSettled(n),Promise.all(n)}const S=/^refs\/(?:heads|remotes\/origin)\//;async function u(n,O){const P=O===
void 0?await(0,m().defaultBranch)(n):await(0,R().resolveNamed)(n,O),{commit:y}=P,g=O==="HEAD"||O==="@"?await(0,m().checkedOutBranch)(
n):P.ref,E=g&&l(g);if(E===void 0)return{commit:y,name:O??"HEAD"};const o=O===void 0?P:await(0,m().findDefaultBranch)(n),
d=o?.ref&&l(o.ref);return{commit:y,name:E,...o&&d&&{defaultBranch:{name:d,commit:o.commit}}}}function l(n){return S.test(
n)?n.replace(S,""):void 0}},31048:function(C,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.renderJson=c,a.reportDigest=
S;function h(){const u=r(23404);return h=function(){return u},u}function f(){const u=r(2833);return f=function(){return u},
u}function m(){const u=r(41895);return m=function(){return u},u}function R(){const u=r(10289);return R=function(){return u},
u}function v(){const u=r(5640);return v=function(){return u},u}function j(){const u=r(78534);return j=function(){return u},
u}function c(u,l=j().MAX_REPORT_BYTES){const n=`${(0,R().json)(v().gateReportSchema.parse(u))}
`;if(Buffer.byteLength(n)<=l)return n;throw new(m()).GateError("file_unreadable",`The report has more than ${l} bytes, w\
hich no command of gene-gate could read.`,"Split the change: smaller ones have smaller reports.")}function S(u){return(0,f().
digestOf)((0,h().canonicalize)(u))}}};
