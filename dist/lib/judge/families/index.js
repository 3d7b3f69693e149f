//# judge/families/family
(function(b,O,a){const e=a("packages/zod"),m=a("command/families/machine/program-table"),y=a("command/families/tools/to\
ol-table"),_=a("model/run"),s=a("model/verdict"),w=a("judge/families/form"),k=a("judge/families/kinds"),p=["network_touc\
hing","archive_extraction_overwrite","archive_creation_overwrite","env_secrets","recursive_deletion","broad_permission_t\
arget","writes_files"],o=e().enum(k().KIND_NAMES),r=e().enum(p),n=e().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected t\
he name of a program"),i=e().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,"expected a rel\
ative path without .."),t=e().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),v=e().array(_().platformSchema),
u=e().strictObject({argv:e().string().refine(c=>(0,w().parseForm)(c)!==void 0,{error:"expected words and placeholders su\
ch as {path}; {source...} only at the end"}).describe("The words after the program: literal, or placeholders: {kind}, {c\
ount:1-10}, {kind...}."),risk:s().riskSchema.optional().describe("Default: the risk of the family."),warning:r.optional()}),
d={match:e().array(e().string()).min(1).describe("Commands that the family must accept."),not_match:e().array(e().string()).
min(1).describe("Commands that the family must reject.")},x=e().strictObject({risk:s().riskSchema,maturity:e().enum(["st\
ructured","direct_only","experimental_only","blocked"]).default("structured"),operands:e().strictObject({min:e().int().nonnegative().
default(0),max:e().int().nonnegative().optional(),kinds:e().array(o).min(1).default(["path"]).describe("In order; the la\
st one repeats."),unless:e().array(t).default([]).describe("If one of these flags is set, the first operand is of the se\
cond kind.")}).prefault({}),flags:e().array(t).default([]),value_flags:e().record(t,o).default({}),leading_flags:e().array(
t).default([]).describe("Flags allowed only before the operands."),dangerous_flags:e().record(t,r).default({}),dangerous_targets:e().
array(e().string()).default([]),forbidden_prefixes:e().array(e().string()).default([]),reads_stdin:e().strictObject({unless:e().
array(t).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:e().string().optional().describe("The path that the program uses by default."),forms:e().array(
u).default([]).describe("If not empty, only these forms are accepted."),network_touching:e().boolean().default(!1),warnings:e().
array(r).default([]),platforms:v.optional(),...d}),j=e().strictObject({forms:e().array(u).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:e().record(e().string(),e().strictObject({operands:o.default("path"),
warnings:e().array(r).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:e().array(t).optional().describe("If set, only these flags are accepted."),data_flags:e().array(t).default([]).describe(
"Flags whose value is text, not a path."),data_operands:e().strictObject({count:e().int().nonnegative(),unless:e().array(
t).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e().array(t).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e().array(t).default(
[]),language:e().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:e().boolean().default(
!1),...d}),h=["changes-configuration","depends-on-registry","downloads","evaluates-text","hides-failures","installs","la\
unches-programs","loads-code","names-program","never-ends","only-prints","opens-inspector","publishes","reads-environmen\
t-file","reads-stdin","skips-tests","tool-writes","uses-network","weakens","writes-files"],l=e().enum(h),S=e().string().
describe("Names separated by blanks; `~` at the end stands for any end."),g={flags:e().partialRecord(e().enum([...y().VALUE_KINDS,
...h]),e().string()).default({}).describe("Flags by what they or their values do: names without dashes, separated by bla\
nks. A comma separates spellings, a mark behind a name is its value: `=` required, `?` optional, `*` several, `+` all fo\
llowing words; `~` stands for any end."),operands:e().enum(m().OPERAND_KINDS).default("path"),refused_operands:e().partialRecord(
l,e().string()).default({}),starts:e().enum(m().STARTED).optional().describe("What the first operand is, if the program \
runs it."),writes_unless:e().string().optional().describe("Rewrites files, unless one of these flags is set; `-` for alw\
ays."),alone:l.optional().describe("What it does without an operand or subcommand."),any_package:e().boolean().optional(),
skips:e().int().nonnegative().optional()},A=e().strictObject({...g,programs:e().array(n).optional().describe("The words \
that start the program; default: the name of the family."),risk:s().riskSchema.default("safe"),subcommands:e().record(e().
string().regex(/^\S+(?: \S+)*$/),e().strictObject({...g,does:l.optional().describe("What the subcommand does by itself.")})).
default({}).describe("By name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:S.
default(""),started_programs:e().array(n).default([]),directory_flags:e().array(t).default([]),selecting_flags:e().array(
t).default([]),deciding_settings:e().record(i,e().string()).default({}),build_files:e().array(i).default([]).describe("F\
iles of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject({
path:i,at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),
e().string()).default({}).describe("Variables that are set for the program."),...d}),I=e().strictObject({name:n,category:e().
string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-in family of the sam\
e name, or `other`."),notes:e().string().optional(),evolver:A.optional().describe("For the default profile, which accept\
s the program if `programs` names it."),curated:x.optional(),workspace:j.optional()});function F(c){return c.split(/\s+/)}
b.exports={FAMILY_WARNINGS:p,familySchema:I,words:F}});
//# judge/families/form
(function(a,x,l){const k=l("judge/families/kinds"),m=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;function g(t){const n=t.
split(" ").filter(i=>i!==""),o=[];for(const[i,r]of n.entries()){const u=m.exec(r);if(u===null){if(/[{}]/.test(r))return;
o.push({word:r});continue}const[,d="",c,s,e]=u;if(!Object.hasOwn(k().KINDS,d)||e&&i<n.length-1)return;o.push({kind:d,rest:e!==
void 0,...c!==void 0&&{range:[Number(c),Number(s)]}})}return o}function p(t,n,o){const i=[],r=t.at(-1);if(r!==void 0&&"r\
est"in r&&r.rest?n.length<t.length:n.length!==t.length)return{kind:"other"};let d;for(const[c,s]of n.entries()){const e=t[Math.
min(c,t.length-1)];if(e===void 0)return{kind:"other"};if("word"in e){if(e.word!==s.text)return{kind:"other"};continue}const h=w(
e.range,s.text)??(i.some(({kind:b})=>b==="script")?void 0:v(e.kind,s.text))??o(e.kind,s.text);h!==void 0&&(d??={word:s,reason:h}),
i.push({word:s,kind:e.kind})}return d===void 0?{kind:"match",placed:i}:{kind:"operand",...d,placed:i}}function v(t,n){return t!==
"count"&&n.startsWith("-")&&n!=="-"?"starts with a dash":void 0}function w(t,n){if(t===void 0)return;const[o,i]=t;return/^[1-9]\d{0,8}$/.
test(n)&&Number(n)>=o&&Number(n)<=i?void 0:`is not a number from ${o} to ${i}`}a.exports={matchForm:p,parseForm:g}});
//# judge/families/hosts
(function(r,$,a){const i=a("node:net"),d={ipv4:s("ipv4",[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["224.0.0.0",
3],["100.100.100.200",32],["168.63.129.16",32],["192.0.0.192",32]]),ipv6:s("ipv6",[["::",80],["fe80::",10],["fec0::",10],
["ff00::",8],["fd00:ec2::254",128],["64:ff9b::",96],["64:ff9b:1::",48],["2002::",16]])};function s(n,t){const e=new(i()).
BlockList;for(const[o,v]of t)e.addSubnet(o,v,n);return e}const p=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
u=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function c(n){const t=n.replace(/\.$/,"");if(t===""||t.length>253||p.test(t))return!1;
const e=t.split(".");return e.every(o=>u.test(o))&&!/^(?:\d+|0x[\da-f]*)$/i.test(e.at(-1)??"")}function l(n){if((0,i().isIP)(
n)===0)return c(n);const t=(0,i().isIPv4)(n)?"ipv4":"ipv6";return!n.includes("%")&&!d[t].check(n,t)}function w(n){const e=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(n)?.[1];return e===void 0||!URL.canParse(n)?!1:l(e.replace(/^\[|\]$/g,""))}r.exports={isAllowedHost:l,isAllowedUrl:w,
isDomain:c}});
//# judge/families/kinds
(function(r,A,c){const i=c("judge/families/hosts"),s={path:h,page:p,script:m,archive:n,destination:n,source:n,host:t=>(0,i().
isAllowedHost)(t)?void 0:"is not a public address or host name",domain:t=>(0,i().isDomain)(t)?void 0:"is not a domain na\
me",url:t=>(0,i().isAllowedUrl)(t)?void 0:"is not a plain http or https URL",count:t=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(t)?
void 0:"is not a number",package:l,pattern:()=>{},text:()=>{}},u=Object.keys(s),d=new Set(["path","script","archive","de\
stination","source"]),a=/[;&|<>`\r\n\0]|\$\(/;function e(t){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(t)}function o(t){
return t===""?"is empty":void 0}function h(t){return e(t)?"is a URL":o(t)}function p(t){return/^(?:\[|[\w][\w.+:@-]*)$/.
test(t)?void 0:"is not the name of a manual page"}function m(t){return t.startsWith("-")?"is a flag":o(t)}function n(t){
return t===""?"is empty":t.startsWith("-")?"begins with a dash":e(t)?"is a URL":/^[^/]*:/.test(t)&&!/^[A-Za-z]:[\\/]/.test(
t)?"names another host":a.test(t)?"contains a shell operator":/[*?[\]{}]/.test(t)?"contains a wildcard":/^~|\$/.test(t)?
"is expanded by a shell":void 0}function l(t){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(t)||t.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(t)?"is a file":void 0}r.
exports={KINDS:s,KIND_NAMES:u,PATH_KINDS:d,SHELL_OPERATOR:a}});
//# judge/families/programs
(function(k,E,u){const _=u("command/families/machine/program-table"),h=u("repo/additions"),d=u("judge/families/registry");
function s(e){return[...(0,d().registryOf)(e).values()].flatMap(n=>n.evolver===void 0?[]:(n.evolver.programs??[n.name]).
map(r=>({word:r,family:n})))}function y(e){const n=s(e).flatMap(({word:t,family:i})=>[i.name,t]),r=[...(0,d().registryOf)(
e).values()].filter(l);return[...new Set([...n,...r.map(({name:t})=>t)])]}function N(e,{programs:n,families:r}){if(!n.includes(
e))return!1;const t=(0,d().registryOf)(r).get(e);return t!==void 0&&l(t)}function l({evolver:e,curated:n}){return e===void 0&&
n!==void 0&&n.maturity!=="blocked"}function F(e,n){const r=s(n).filter(t=>p(t,[e]));return[e,...r.map(({word:t})=>t)]}function p({
word:e,family:n},r){return r.includes(e)||r.includes(n.name)}const g=new WeakMap;function D(e,n){const r=g.get(n)??new Map;
g.set(n,r);const t=r.get(e)??(0,_().programFamily)(e,n);return r.set(e,t),t}const m=new WeakMap;function v({programs:e,families:n}){
const r=m.get(e)?.get(n);if(r!==void 0)return r;const t=o=>e.length===0?new Map:new Map(s(n).flatMap(a=>{const{word:O,family:b}=a;
return b.evolver&&o(a)?[[O,D(O,b.evolver)]]:[]}));let i;const M={allowed:t(o=>p(o,e)),known:t(()=>!0),offered:o=>(i??=new Map(
s(n).map(a=>[a.word,a.family.name])),i.get(o))},P=m.get(e)??new WeakMap;return m.set(e,P.set(n,M)),M}const w={path:"node\
_modules",at:"anywhere"};function c(e){if(e.programs.length===0)return[w];const n=[...v(e).allowed.values()],r=[w,...n.flatMap(
({data:t})=>t.dependencies)];return[...new Map(r.map(t=>[`${t.at} ${t.path}`,t])).values()]}function W(e){return(0,h().additionsOf)(
e.build_outputs,c(e))}function C(e){return c(e).flatMap(({at:n,path:r})=>n==="home"?[r]:[])}k.exports={additionsFor:W,dependencyFolders:c,
homeDependencies:C,isNamedCurated:N,programNames:y,programTerms:v,wordsOfProgram:F}});
//# judge/families/registry
(function(g,I,e){const u=e("judge/families/family"),k=e("judge/families/packs/archives"),l=e("judge/families/packs/buil\
d"),j=e("judge/families/packs/files"),_=e("judge/families/packs/git"),d=e("judge/families/packs/javascript"),h=e("judge/\
families/packs/network"),w=e("judge/families/packs/packages"),v=e("judge/families/packs/python"),y=e("judge/families/pac\
ks/system"),b=e("judge/families/packs/text"),x={archives:k().archives,build:l().build,files:j().files,git:_().git,javascript:d().
javascript,network:h().network,packages:w().packages,python:v().python,system:y().system,text:b().text},a=Object.entries(
x).flatMap(([t,s])=>s.map(i=>({...i,category:t}))).sort((t,s)=>t.name<s.name?-1:1);let o;const r=new WeakMap;function M(t=[]){
if(o??=new Map(a.map(n=>[n.name,c(n)])),t.length===0)return o;const s=r.get(t);if(s!==void 0)return s;const i=new Map(o);
for(const n of t){const m=i.get(n.name);i.set(n.name,{...m,...c(n,m?.category)})}return r.set(t,i),i}const p="other";function c(t,s=p){
const i=u().familySchema.parse(t);return{...i,category:i.category??s}}function O(t){return[...new Set([...a,...t].map(({
category:s=p})=>s))]}g.exports={FAMILIES:a,packsOf:O,readFamily:c,registryOf:M}});
