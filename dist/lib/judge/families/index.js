//# judge/families/family
(function(b,a,_,W){let y;const e=()=>y??=a("zod");let w;const m=()=>w??=a("command/families/machine/program-table");let k;
const v=()=>k??=a("command/families/tools/tool-table");let x;const j=()=>x??=a("model/run");let S;const s=()=>S??=a("mod\
el/verdict");let A;const I=()=>A??=a("judge/families/form");let F;const O=()=>F??=a("judge/families/kinds");_(b,{FAMILY_WARNINGS:()=>p,
familySchema:()=>D,words:()=>E});const p=["network_touching","archive_extraction_overwrite","archive_creation_overwrite",
"env_secrets","recursive_deletion","broad_permission_target","writes_files"],o=e().enum(O().KIND_NAMES),r=e().enum(p),n=e().
string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a program"),i=e().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,
"expected a relative path without .."),t=e().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),N=e().array(
j().platformSchema),u=e().strictObject({argv:e().string().refine(c=>(0,I().parseForm)(c)!==void 0,{error:"expected words\
 and placeholders such as {path}; {source...} only at the end"}).describe("The words after the program: literal, or plac\
eholders: {kind}, {count:1-10}, {kind...}."),risk:s().riskSchema.optional().describe("Default: the risk of the family."),
warning:r.optional()}),d={match:e().array(e().string()).min(1).describe("Commands that the family must accept."),not_match:e().
array(e().string()).min(1).describe("Commands that the family must reject.")},T=e().strictObject({risk:s().riskSchema,maturity:e().
enum(["structured","direct_only","experimental_only","blocked"]).default("structured"),operands:e().strictObject({min:e().
int().nonnegative().default(0),max:e().int().nonnegative().optional(),kinds:e().array(o).min(1).default(["path"]).describe(
"In order; the last one repeats."),unless:e().array(t).default([]).describe("If one of these flags is set, the first ope\
rand is of the second kind.")}).prefault({}),flags:e().array(t).default([]),value_flags:e().record(t,o).default({}),leading_flags:e().
array(t).default([]).describe("Flags allowed only before the operands."),dangerous_flags:e().record(t,r).default({}),dangerous_targets:e().
array(e().string()).default([]),forbidden_prefixes:e().array(e().string()).default([]),reads_stdin:e().strictObject({unless:e().
array(t).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:e().string().optional().describe("The path that the program uses by default."),forms:e().array(
u).default([]).describe("If not empty, only these forms are accepted."),network_touching:e().boolean().default(!1),warnings:e().
array(r).default([]),platforms:N.optional(),...d}),R=e().strictObject({forms:e().array(u).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:e().record(e().string(),e().strictObject({operands:o.default("path"),
warnings:e().array(r).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:e().array(t).optional().describe("If set, only these flags are accepted."),data_flags:e().array(t).default([]).describe(
"Flags whose value is text, not a path."),data_operands:e().strictObject({count:e().int().nonnegative(),unless:e().array(
t).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e().array(t).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e().array(t).default(
[]),language:e().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:e().boolean().default(
!1),...d}),h=["changes-configuration","depends-on-registry","downloads","evaluates-text","hides-failures","installs","la\
unches-programs","loads-code","names-program","never-ends","only-prints","opens-inspector","publishes","reads-environmen\
t-file","reads-stdin","skips-tests","tool-writes","uses-network","weakens","writes-files"],l=e().enum(h),$=e().string().
describe("Names separated by blanks; `~` at the end stands for any end."),g={flags:e().partialRecord(e().enum([...v().VALUE_KINDS,
...h]),e().string()).default({}).describe("Flags by what they or their values do: names without dashes, separated by bla\
nks. A comma separates spellings, a mark behind a name is its value: `=` required, `?` optional, `*` several, `+` all fo\
llowing words; `~` stands for any end."),operands:e().enum(m().OPERAND_KINDS).default("path"),refused_operands:e().partialRecord(
l,e().string()).default({}),starts:e().enum(m().STARTED).optional().describe("What the first operand is, if the program \
runs it."),writes_unless:e().string().optional().describe("Rewrites files, unless one of these flags is set; `-` for alw\
ays."),alone:l.optional().describe("What it does without an operand or subcommand."),any_package:e().boolean().optional(),
skips:e().int().nonnegative().optional()},z=e().strictObject({...g,programs:e().array(n).optional().describe("The words \
that start the program; default: the name of the family."),risk:s().riskSchema.default("safe"),subcommands:e().record(e().
string().regex(/^\S+(?: \S+)*$/),e().strictObject({...g,does:l.optional().describe("What the subcommand does by itself.")})).
default({}).describe("By name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:$.
default(""),started_programs:e().array(n).default([]),directory_flags:e().array(t).default([]),selecting_flags:e().array(
t).default([]),deciding_settings:e().record(i,e().string()).default({}),build_files:e().array(i).default([]).describe("F\
iles of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject({
path:i,at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),
e().string()).default({}).describe("Variables that are set for the program."),...d}),D=e().strictObject({name:n,category:e().
string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-in family of the sam\
e name, or `other`."),notes:e().string().optional(),evolver:z.optional().describe("For the default profile, which accept\
s the program if `programs` names it."),curated:T.optional(),workspace:R.optional()});function E(c){return c.split(/\s+/)}});
//# judge/families/form
(function(a,l,m,F){let k;const g=()=>k??=l("judge/families/kinds");m(a,{matchForm:()=>w,parseForm:()=>v});const p=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;
function v(t){const n=t.split(" ").filter(i=>i!==""),e=[];for(const[i,r]of n.entries()){const u=p.exec(r);if(u===null){if(/[{}]/.
test(r))return;e.push({word:r});continue}const[,d="",c,s,o]=u;if(!Object.hasOwn(g().KINDS,d)||o&&i<n.length-1)return;e.push(
{kind:d,rest:o!==void 0,...c!==void 0&&{range:[Number(c),Number(s)]}})}return e}function w(t,n,e){const i=[],r=t.at(-1);
if(r!==void 0&&"rest"in r&&r.rest?n.length<t.length:n.length!==t.length)return{kind:"other"};let d;for(const[c,s]of n.entries()){
const o=t[Math.min(c,t.length-1)];if(o===void 0)return{kind:"other"};if("word"in o){if(o.word!==s.text)return{kind:"othe\
r"};continue}const h=N(o.range,s.text)??(i.some(({kind:x})=>x==="script")?void 0:b(o.kind,s.text))??e(o.kind,s.text);h!==
void 0&&(d??={word:s,reason:h}),i.push({word:s,kind:o.kind})}return d===void 0?{kind:"match",placed:i}:{kind:"operand",...d,
placed:i}}function b(t,n){return t!=="count"&&n.startsWith("-")&&n!=="-"?"starts with a dash":void 0}function N(t,n){if(t===
void 0)return;const[e,i]=t;return/^[1-9]\d{0,8}$/.test(n)&&Number(n)>=e&&Number(n)<=i?void 0:`is not a number from ${e} \
to ${i}`}});
//# judge/families/hosts
(function(r,a,d,_){let p;const o=()=>p??=a("node:net");d(r,{isAllowedHost:()=>c,isAllowedUrl:()=>v,isDomain:()=>l});const u={
ipv4:s("ipv4",[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",
32],["192.0.0.192",32]]),ipv6:s("ipv6",[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff\
9b::",96],["64:ff9b:1::",48],["2002::",16]])};function s(n,t){const e=new(o()).BlockList;for(const[i,$]of t)e.addSubnet(
i,$,n);return e}const w=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,m=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;
function l(n){const t=n.replace(/\.$/,"");if(t===""||t.length>253||w.test(t))return!1;const e=t.split(".");return e.every(
i=>m.test(i))&&!/^(?:\d+|0x[\da-f]*)$/i.test(e.at(-1)??"")}function c(n){if((0,o().isIP)(n)===0)return l(n);const t=(0,o().
isIPv4)(n)?"ipv4":"ipv6";return!n.includes("%")&&!u[t].check(n,t)}function v(n){const e=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(n)?.[1];return e===void 0||!URL.canParse(n)?!1:c(e.replace(/^\[|\]$/g,""))}});
//# judge/families/kinds
(function(r,c,u,v){let d;const i=()=>d??=c("judge/families/hosts");u(r,{KINDS:()=>s,KIND_NAMES:()=>h,PATH_KINDS:()=>p,SHELL_OPERATOR:()=>a});
const s={path:m,page:l,script:A,archive:n,destination:n,source:n,host:t=>(0,i().isAllowedHost)(t)?void 0:"is not a publi\
c address or host name",domain:t=>(0,i().isDomain)(t)?void 0:"is not a domain name",url:t=>(0,i().isAllowedUrl)(t)?void 0:
"is not a plain http or https URL",count:t=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(t)?void 0:"is not a number",package:g,pattern:()=>{},
text:()=>{}},h=Object.keys(s),p=new Set(["path","script","archive","destination","source"]),a=/[;&|<>`\r\n\0]|\$\(/;function e(t){
return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(t)}function o(t){return t===""?"is empty":void 0}function m(t){return e(t)?"i\
s a URL":o(t)}function l(t){return/^(?:\[|[\w][\w.+:@-]*)$/.test(t)?void 0:"is not the name of a manual page"}function A(t){
return t.startsWith("-")?"is a flag":o(t)}function n(t){return t===""?"is empty":t.startsWith("-")?"begins with a dash":
e(t)?"is a URL":/^[^/]*:/.test(t)&&!/^[A-Za-z]:[\\/]/.test(t)?"names another host":a.test(t)?"contains a shell operator":
/[*?[\]{}]/.test(t)?"contains a wildcard":/^~|\$/.test(t)?"is expanded by a shell":void 0}function g(t){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(t)||t.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(t)?"is a file":void 0}});
//# judge/families/programs
(function(b,d,y,j){let k;const h=()=>k??=d("command/families/machine/program-table");let N;const F=()=>N??=d("repo/addi\
tions");let D;const u=()=>D??=d("judge/families/registry");y(b,{additionsFor:()=>S,dependencyFolders:()=>l,homeDependencies:()=>T,
isNamedCurated:()=>C,programNames:()=>W,programTerms:()=>v,wordsOfProgram:()=>P});function s(e){return[...(0,u().registryOf)(
e).values()].flatMap(t=>t.evolver===void 0?[]:(t.evolver.programs??[t.name]).map(r=>({word:r,family:t})))}function W(e){
const t=s(e).flatMap(({word:n,family:i})=>[i.name,n]),r=[...(0,u().registryOf)(e).values()].filter(p);return[...new Set(
[...t,...r.map(({name:n})=>n)])]}function C(e,{programs:t,families:r}){if(!t.includes(e))return!1;const n=(0,u().registryOf)(
r).get(e);return n!==void 0&&p(n)}function p({evolver:e,curated:t}){return e===void 0&&t!==void 0&&t.maturity!=="blocked"}
function P(e,t){const r=s(t).filter(n=>c(n,[e]));return[e,...r.map(({word:n})=>n)]}function c({word:e,family:t},r){return r.
includes(e)||r.includes(t.name)}const g=new WeakMap;function E(e,t){const r=g.get(t)??new Map;g.set(t,r);const n=r.get(e)??
(0,h().programFamily)(e,t);return r.set(e,n),n}const m=new WeakMap;function v({programs:e,families:t}){const r=m.get(e)?.
get(t);if(r!==void 0)return r;const n=o=>e.length===0?new Map:new Map(s(t).flatMap(a=>{const{word:_,family:O}=a;return O.
evolver&&o(a)?[[_,E(_,O.evolver)]]:[]}));let i;const M={allowed:n(o=>c(o,e)),known:n(()=>!0),offered:o=>(i??=new Map(s(t).
map(a=>[a.word,a.family.name])),i.get(o))},$=m.get(e)??new WeakMap;return m.set(e,$.set(t,M)),M}const w={path:"node_modu\
les",at:"anywhere"};function l(e){if(e.programs.length===0)return[w];const t=[...v(e).allowed.values()],r=[w,...t.flatMap(
({data:n})=>n.dependencies)];return[...new Map(r.map(n=>[`${n.at} ${n.path}`,n])).values()]}function S(e){return(0,F().additionsOf)(
e.build_outputs,l(e))}function T(e){return l(e).flatMap(({at:t,path:r})=>t==="home"?[r]:[])}});
//# judge/families/registry
(function(r,s,_,W){let g;const k=()=>g??=s("judge/families/family");let y;const u=()=>y??=s("judge/families/packs/archi\
ves");let j;const d=()=>j??=s("judge/families/packs/build");let h;const v=()=>h??=s("judge/families/packs/files");let w;
const b=()=>w??=s("judge/families/packs/git");let x;const M=()=>x??=s("judge/families/packs/javascript");let O;const I=()=>O??=
s("judge/families/packs/network");let S;const A=()=>S??=s("judge/families/packs/packages");let F;const E=()=>F??=s("judg\
e/families/packs/python");let C;const K=()=>C??=s("judge/families/packs/system");let L;const P=()=>L??=s("judge/families\
/packs/text");_(r,{FAMILIES:()=>o,packsOf:()=>T,readFamily:()=>p,registryOf:()=>R});const H={archives:u().archives,build:d().
build,files:v().files,git:b().git,javascript:M().javascript,network:I().network,packages:A().packages,python:E().python,
system:K().system,text:P().text},o=Object.entries(H).flatMap(([t,e])=>e.map(i=>({...i,category:t}))).sort((t,e)=>t.name<
e.name?-1:1);let n;const c=new WeakMap;function R(t=[]){if(n??=new Map(o.map(a=>[a.name,p(a)])),t.length===0)return n;const e=c.
get(t);if(e!==void 0)return e;const i=new Map(n);for(const a of t){const l=i.get(a.name);i.set(a.name,{...l,...p(a,l?.category)})}
return c.set(t,i),i}const m="other";function p(t,e=m){const i=k().familySchema.parse(t);return{...i,category:i.category??
e}}function T(t){return[...new Set([...o,...t].map(({category:e=m})=>e))]}});
