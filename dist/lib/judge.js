"use strict";var ae=Object.defineProperty;var e=(f,o)=>ae(f,"name",{value:o,configurable:!0});module.exports={"judge/context"(f,o,g,C){let p;const t=e(()=>p??=o("repo/paths"),"import_paths");g(f,{Places:e(()=>v,"Pl\
aces"),contextIn:e(()=>A,"contextIn")});const j="/\0checkout";function A(s,r,n,i){const{workspace:d}=r,l=S(r)?j:void 0,{
files:a,cwd:b=l}=i;return{policy:r,platform:n,proposal:i,mount:a?{at:"/",tree:a}:s?{at:l??d,tree:s}:{at:j},cwd:b}}e(A,"c\
ontextIn");const N=new WeakMap;function S(s){const r=N.get(s);if(r!==void 0)return r;const n=(0,t().locatePath)(s.workspace,
j,{at:j}),i=n!==void 0&&(0,t().isLocatedIn)(n,j);return N.set(s,i),i}e(S,"isInTree");class v{static{e(this,"Places")}workspace;cwd;#e;#t;#n;constructor({
policy:{workspace:r},cwd:n,platform:i,mount:d}){this.#e=d,this.#t=d.at==="/"?d:{at:d.at},this.#n=i!=="linux",this.workspace=
(0,t().locatePath)(r,j,this.#t)??j,this.cwd=n===void 0?this.workspace:(0,t().locatePath)(n,this.workspace,d)??j}locate(r){
return(0,t().locatePath)(r,this.cwd,this.#e)}leadsInto(r,n){const i=this.locate(r);return i===void 0?!1:n.some(d=>{const l=(0,t().
locatePath)(d,this.workspace,this.#t);return l!==void 0&&this.isIn(i,l)})}isIn(r,n){return(0,t().isLocatedIn)(r,n,{ignoreCase:this.#n})}mayBeIn(r,n){
return(0,t().isLocatedIn)(r,n,{ignoreCase:!0})}}},"judge/families/family"(f,o,g,C){let p;const t=e(()=>p??=o("zod"),"z");
let j;const A=e(()=>j??=o("command/families/machine/program-table"),"import_program_table");let N;const S=e(()=>N??=o("c\
ommand/families/tools/tool-table"),"import_tool_table");let v;const s=e(()=>v??=o("model/run"),"import_run");let r;const n=e(
()=>r??=o("model/verdict"),"import_verdict");let i;const d=e(()=>i??=o("judge/families/form"),"import_form");let l;const a=e(
()=>l??=o("judge/families/kinds"),"import_kinds");g(f,{FAMILY_WARNINGS:e(()=>b,"FAMILY_WARNINGS"),familySchema:e(()=>D,"\
familySchema"),words:e(()=>U,"words")});const b=["network_touching","archive_extraction_overwrite","archive_creation_ove\
rwrite","env_secrets","recursive_deletion","broad_permission_target","writes_files"],k=t().enum(a().KIND_NAMES),w=t().enum(
b),E=t().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a program"),T=t().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,
"expected a relative path without .."),m=t().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),c=t().array(
s().platformSchema),u=t().strictObject({argv:t().string().refine(W=>(0,d().parseForm)(W)!==void 0,{error:"expected words\
 and placeholders such as {path}; {source...} only at the end"}).describe("The words after the program: literal, or plac\
eholders: {kind}, {count:1-10}, {kind...}."),risk:n().riskSchema.optional().describe("Default: the risk of the family."),
warning:w.optional()}),h={match:t().array(t().string()).min(1).describe("Commands that the family must accept."),not_match:t().
array(t().string()).min(1).describe("Commands that the family must reject.")},_=t().strictObject({risk:n().riskSchema,maturity:t().
enum(["structured","direct_only","experimental_only","blocked"]).default("structured"),operands:t().strictObject({min:t().
int().nonnegative().default(0),max:t().int().nonnegative().optional(),kinds:t().array(k).min(1).default(["path"]).describe(
"In order; the last one repeats."),unless:t().array(m).default([]).describe("If one of these flags is set, the first ope\
rand is of the second kind.")}).prefault({}),flags:t().array(m).default([]),value_flags:t().record(m,k).default({}),leading_flags:t().
array(m).default([]).describe("Flags allowed only before the operands."),dangerous_flags:t().record(m,w).default({}),dangerous_targets:t().
array(t().string()).default([]),forbidden_prefixes:t().array(t().string()).default([]),reads_stdin:t().strictObject({unless:t().
array(m).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:t().string().optional().describe("The path that the program uses by default."),forms:t().array(
u).default([]).describe("If not empty, only these forms are accepted."),network_touching:t().boolean().default(!1),warnings:t().
array(w).default([]),platforms:c.optional(),...h}),O=t().strictObject({forms:t().array(u).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:t().record(t().string(),t().strictObject({operands:k.default("path"),
warnings:t().array(w).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:t().array(m).optional().describe("If set, only these flags are accepted."),data_flags:t().array(m).default([]).describe(
"Flags whose value is text, not a path."),data_operands:t().strictObject({count:t().int().nonnegative(),unless:t().array(
m).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:t().array(m).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:t().array(m).default(
[]),language:t().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:t().boolean().default(
!1),...h}),y=["changes-configuration","depends-on-registry","downloads","evaluates-text","hides-failures","installs","la\
unches-programs","loads-code","names-program","never-ends","only-prints","opens-inspector","publishes","reads-environmen\
t-file","reads-stdin","skips-tests","tool-writes","uses-network","weakens","writes-files"],I=t().enum(y),P=t().string().
describe("Names separated by blanks; `~` at the end stands for any end."),x={flags:t().partialRecord(t().enum([...S().VALUE_KINDS,
...y]),t().string()).default({}).describe("Flags by what they or their values do: names without dashes, separated by bla\
nks. A comma separates spellings, a mark behind a name is its value: `=` required, `?` optional, `*` several, `+` all fo\
llowing words; `~` stands for any end."),operands:t().enum(A().OPERAND_KINDS).default("path"),refused_operands:t().partialRecord(
I,t().string()).default({}),starts:t().enum(A().STARTED).optional().describe("What the first operand is, if the program \
runs it."),writes_unless:t().string().optional().describe("Rewrites files, unless one of these flags is set; `-` for alw\
ays."),alone:I.optional().describe("What it does without an operand or subcommand."),any_package:t().boolean().optional(),
skips:t().int().nonnegative().optional()},R=t().strictObject({...x,programs:t().array(E).optional().describe("The words \
that start the program; default: the name of the family."),risk:n().riskSchema.default("safe"),subcommands:t().record(t().
string().regex(/^\S+(?: \S+)*$/),t().strictObject({...x,does:I.optional().describe("What the subcommand does by itself.")})).
default({}).describe("By name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:P.
default(""),started_programs:t().array(E).default([]),directory_flags:t().array(m).default([]),selecting_flags:t().array(
m).default([]),deciding_settings:t().record(T,t().string()).default({}),build_files:t().array(T).default([]).describe("F\
iles of the commit that decide what the program does; `*` matches in a name."),dependencies:t().array(t().strictObject({
path:T,at:t().enum(["root","anywhere","home"]),variable:t().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:t().record(t().string().regex(/^[A-Za-z_]\w*$/),
t().string()).default({}).describe("Variables that are set for the program."),...h}),D=t().strictObject({name:E,category:t().
string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-in family of the sam\
e name, or `other`."),notes:t().string().optional(),evolver:R.optional().describe("For the default profile, which accept\
s the program if `programs` names it."),curated:_.optional(),workspace:O.optional()});function U(W){return W.split(/\s+/)}
e(U,"words")},"judge/families/form"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/kinds"),"import_kinds");g(f,{matchForm:e(
()=>N,"matchForm"),parseForm:e(()=>A,"parseForm")});const j=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;function A(s){const r=s.
split(" ").filter(i=>i!==""),n=[];for(const[i,d]of r.entries()){const l=j.exec(d);if(l===null){if(/[{}]/.test(d))return;
n.push({word:d});continue}const[,a="",b,k,w]=l;if(!Object.hasOwn(t().KINDS,a)||w&&i<r.length-1)return;n.push({kind:a,rest:w!==
void 0,...b!==void 0&&{range:[Number(b),Number(k)]}})}return n}e(A,"parseForm");function N(s,r,n){const i=[],d=s.at(-1);
if(d!==void 0&&"rest"in d&&d.rest?r.length<s.length:r.length!==s.length)return{kind:"other"};let a;for(const[b,k]of r.entries()){
const w=s[Math.min(b,s.length-1)];if(w===void 0)return{kind:"other"};if("word"in w){if(w.word!==k.text)return{kind:"othe\
r"};continue}const E=v(w.range,k.text)??(i.some(({kind:T})=>T==="script")?void 0:S(w.kind,k.text))??n(w.kind,k.text);E!==
void 0&&(a??={word:k,reason:E}),i.push({word:k,kind:w.kind})}return a===void 0?{kind:"match",placed:i}:{kind:"operand",...a,
placed:i}}e(N,"matchForm");function S(s,r){return s!=="count"&&r.startsWith("-")&&r!=="-"?"starts with a dash":void 0}e(
S,"flagAt");function v(s,r){if(s===void 0)return;const[n,i]=s;return/^[1-9]\d{0,8}$/.test(r)&&Number(r)>=n&&Number(r)<=i?
void 0:`is not a number from ${n} to ${i}`}e(v,"outOfRange")},"judge/families/hosts"(f,o,g,C){let p;const t=e(()=>p??=o(
"node:net"),"import_node_net");g(f,{isAllowedHost:e(()=>s,"isAllowedHost"),isAllowedUrl:e(()=>r,"isAllowedUrl"),isDomain:e(
()=>v,"isDomain")});const j={ipv4:A("ipv4",[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.1\
00.200",32],["168.63.129.16",32],["192.0.0.192",32]]),ipv6:A("ipv6",[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],
["fd00:ec2::254",128],["64:ff9b::",96],["64:ff9b:1::",48],["2002::",16]])};function A(n,i){const d=new(t()).BlockList;for(const[
l,a]of i)d.addSubnet(l,a,n);return d}e(A,"blockList");const N=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
S=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function v(n){const i=n.replace(/\.$/,"");if(i===""||i.length>253||N.test(i))return!1;
const d=i.split(".");return d.every(l=>S.test(l))&&!/^(?:\d+|0x[\da-f]*)$/i.test(d.at(-1)??"")}e(v,"isDomain");function s(n){
if((0,t().isIP)(n)===0)return v(n);const i=(0,t().isIPv4)(n)?"ipv4":"ipv6";return!n.includes("%")&&!j[i].check(n,i)}e(s,
"isAllowedHost");function r(n){const d=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(n)?.[1];return d===void 0||!URL.canParse(n)?!1:s(d.replace(/^\[|\]$/g,""))}e(r,"isAllowedUrl")},"judge/families/kin\
ds"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/hosts"),"import_hosts");g(f,{KINDS:e(()=>j,"KINDS"),KIND_NAMES:e(
()=>A,"KIND_NAMES"),PATH_KINDS:e(()=>N,"PATH_KINDS"),SHELL_OPERATOR:e(()=>S,"SHELL_OPERATOR")});const j={path:r,page:n,script:i,
archive:d,destination:d,source:d,host:e(a=>(0,t().isAllowedHost)(a)?void 0:"is not a public address or host name","host"),
domain:e(a=>(0,t().isDomain)(a)?void 0:"is not a domain name","domain"),url:e(a=>(0,t().isAllowedUrl)(a)?void 0:"is not \
a plain http or https URL","url"),count:e(a=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(a)?void 0:"is not a number","count"),package:l,
pattern:e(()=>{},"pattern"),text:e(()=>{},"text")},A=Object.keys(j),N=new Set(["path","script","archive","destination","\
source"]),S=/[;&|<>`\r\n\0]|\$\(/;function v(a){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(a)}e(v,"isAddress");function s(a){
return a===""?"is empty":void 0}e(s,"notEmpty");function r(a){return v(a)?"is a URL":s(a)}e(r,"filePath");function n(a){
return/^(?:\[|[\w][\w.+:@-]*)$/.test(a)?void 0:"is not the name of a manual page"}e(n,"pageName");function i(a){return a.
startsWith("-")?"is a flag":s(a)}e(i,"scriptPath");function d(a){return a===""?"is empty":a.startsWith("-")?"begins with\
 a dash":v(a)?"is a URL":/^[^/]*:/.test(a)&&!/^[A-Za-z]:[\\/]/.test(a)?"names another host":S.test(a)?"contains a shell \
operator":/[*?[\]{}]/.test(a)?"contains a wildcard":/^~|\$/.test(a)?"is expanded by a shell":void 0}e(d,"archivePath");function l(a){
return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.test(a)||a.endsWith("-")?"is \
not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(a)?"is a file":void 0}e(l,"packageName")},"judge/fami\
lies/packs/archives"(f,o,g,C){g(f,{archives:e(()=>p,"archives")});const p=[{name:"tar",curated:{risk:"write",forms:[{argv:"\
-tf {archive}",risk:"safe"},{argv:"-xf {archive} -C {destination}",risk:"write",warning:"archive_extraction_overwrite"},
{argv:"-czf {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["tar -tf a.tar","tar -xf a\
.tar -C out","tar -czf a.tgz src docs"],not_match:["tar -xf a.tar","tar -xvf a.tar -C out","tar -czf a.tgz .","tar -xf a\
.tar -C /usr/local/","tar -tf host:a.tar"]}},{name:"unzip",curated:{risk:"write",forms:[{argv:"-l {archive}",risk:"safe"},
{argv:"{archive} -d {destination}",risk:"write",warning:"archive_extraction_overwrite"}],match:["unzip -l a.zip","unzip \
a.zip -d out"],not_match:["unzip a.zip","unzip -o a.zip -d out","unzip a.zip -d out/../../../etc"]}},{name:"zip",curated:{
risk:"write",forms:[{argv:"-r {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["zip -r \
a.zip src"],not_match:["zip a.zip src","zip -r a.zip","zip -r a.zip src/.."]}}]},"judge/families/packs/build"(f,o,g,C){let p;
const t=e(()=>p??=o("judge/families/programs/cargo"),"import_cargo");let j;const A=e(()=>j??=o("judge/families/programs/\
dotnet"),"import_dotnet");let N;const S=e(()=>N??=o("judge/families/programs/go"),"import_go");let v;const s=e(()=>v??=o(
"judge/families/programs/jvm"),"import_jvm");let r;const n=e(()=>r??=o("judge/families/programs/make"),"import_make");g(
f,{build:e(()=>i,"build")});const i=[{name:"cargo",evolver:t().cargo},{name:"dotnet",evolver:A().dotnet},{name:"go",evolver:S().
go},{name:"gradle",evolver:s().gradle},{name:"make",evolver:n().make},{name:"maven",evolver:s().maven}]},"judge/families\
/packs/files"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/family"),"import_family");g(f,{files:e(()=>j,"files")});
const j=[{name:"cat",curated:{risk:"safe",operands:{min:1},reads_stdin:{},match:["cat notes.md","cat a b"],not_match:["c\
at","cat -n a","cat -","cat https://host.test/x"]},workspace:{match:["cat notes.md"],not_match:["cat --force x"]}},{name:"\
cd",curated:{risk:"safe",operands:{max:1},default_operand:"~",match:["cd src"],not_match:["cd a b"]}},{name:"chmod",curated:{
risk:"write",operands:{min:2,kinds:["text","path"]},dangerous_targets:["/","/*"],match:["chmod 644 notes.md","chmod u+x \
a"],not_match:["chmod 644","chmod -R 644 a"]}},{name:"chown",curated:{risk:"dangerous",operands:{min:2,kinds:["text","pa\
th"]},dangerous_targets:["/","/*"],match:["chown me notes.md"],not_match:["chown me","chown -R me a"]}},{name:"cp",curated:{
risk:"write",operands:{min:2},flags:["-R","-n","-p"],match:["cp -R a b"],not_match:["cp a","cp -f a b"]}},{name:"file",curated:{
risk:"safe",operands:{min:1},flags:["-b"],reads_stdin:{},match:["file -b notes.md"],not_match:["file","file -m magic x",
"file -"]}},{name:"find",curated:{risk:"safe",flags:["-print"],leading_flags:["-H","-L","-P"],value_flags:{"-name":"patt\
ern","-path":"pattern","-type":"text","-maxdepth":"count","-mindepth":"count"},default_operand:".",match:["find . -name \
x","find -L src -type f -maxdepth 2"],not_match:["find . -exec rm x","find . -delete","find . -name"]},workspace:{data_flags:(0,t().
words)(`-name -iname -path -ipath -wholename -regex -iregex -type -xtype -maxdepth -mindepth
         -size -mtime -mmin -ctime -cmin -atime -amin -perm -user -group -printf -regextype
         -lname -ilname -links -inum`),code_flags:(0,t().words)("-exec -execdir -ok -okdir -delete -fprint -fprint0 -fpr\
intf -fls -files0-from"),match:["find . -type f","find . -name x"],not_match:["find . -delete","find . -exec cat x"]}},{
name:"ls",curated:{risk:"safe",flags:(0,t().words)(`-1 -A -B -C -F -G -H -L -N -Q -R -S -U -X -a -b -c -d -f -g -h -i -k\
 -l -m -n -o -p -q -r
         -s -t -u -v -x --all --almost-all --author --escape --ignore-backups --color=auto
         --color=always --color=never --directory --classify --file-type --full-time
         --group-directories-first --no-group --human-readable --si --dereference
         --indicator-style=none --indicator-style=slash --indicator-style=file-type
         --indicator-style=classify --inode --kibibytes --literal --numeric-uid-gid --quote-name
         --reverse --recursive --size --sort=none --sort=size --sort=time --sort=version
         --sort=extension --sort=name --sort=width --time=atime --time=access --time=use
         --time=ctime --time=status --time=mtime --time=modification --time=birth --time=creation
         --time-style=full-iso --time-style=long-iso --time-style=iso --time-style=locale
         --format=across --format=commas --format=horizontal --format=long --format=single-column
         --format=verbose --format=vertical`),value_flags:{"-I":"pattern","--ignore":"pattern","--hide":"pattern","-w":"\
count"},default_operand:".",match:["ls","ls -la src","ls -ltrh","ls --color=auto","ls --sort=time src"],not_match:["ls -\
-color src","ls https://host.test","ls --sort=x","ls --zero"]},workspace:{match:["ls -la","ls --all"],not_match:["ls --f\
orce"]}},{name:"mkdir",curated:{risk:"write",operands:{min:1},flags:["-p"],match:["mkdir -p a/b"],not_match:["mkdir","mk\
dir -m 777 a"]}},{name:"mv",curated:{risk:"write",operands:{min:2},flags:["-n"],match:["mv -n a b"],not_match:["mv a","m\
v -f a b"]}},{name:"pwd",curated:{risk:"safe",operands:{max:0},match:["pwd"],not_match:["pwd -P","pwd x"]}},{name:"rm",curated:{
risk:"dangerous",operands:{min:1},flags:["-f","-i"],dangerous_flags:{"-r":"recursive_deletion","-rf":"recursive_deletion",
"-fr":"recursive_deletion"},match:["rm a","rm -rf build","rm -- -x"],not_match:["rm","rm --recursive a","rm -d a"]}},{name:"\
stat",curated:{risk:"safe",operands:{min:1},flags:["-L","-x"],value_flags:{"-f":"text"},match:["stat notes.md"],not_match:[
"stat","stat -c %n x"]}},{name:"touch",curated:{risk:"write",operands:{min:1},match:["touch a"],not_match:["touch","touc\
h -r b a"]}}]},"judge/families/packs/git"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/family"),"import_family");g(
f,{git:e(()=>j,"git")});const j=[{name:"git",notes:"Only registered forms are accepted; others may change the repository\
.",curated:{risk:"dangerous",forms:[{argv:"status --short",risk:"safe"},{argv:"branch --show-current",risk:"safe"},{argv:"\
log --oneline -n {count:1-100}",risk:"safe"},{argv:"diff --stat",risk:"safe"},{argv:"diff --name-only",risk:"safe"}],match:[
"git status --short","git log --oneline -n 100"],not_match:["git push","git log","git log --oneline -n 101","git status \
--short x"]},workspace:{subcommands:{status:{},diff:{},log:{}},data_flags:(0,t().words)("--grep --author --committer --s\
ince --until --after --before -S -G -n --max-count --skip"),code_flags:["--ext-diff","--textconv","--output"],match:["gi\
t status","git log --oneline","git log --grep reboot"],not_match:["git push","git -c core.pager=sh log","git","git diff \
--ext-diff","git log --output=x"]}}]},"judge/families/packs/javascript"(f,o,g,C){let p;const t=e(()=>p??=o("judge/famili\
es/programs/bun"),"import_bun");let j;const A=e(()=>j??=o("judge/families/programs/deno"),"import_deno");let N;const S=e(
()=>N??=o("judge/families/programs/pnpm"),"import_pnpm");let v;const s=e(()=>v??=o("judge/families/programs/yarn"),"impo\
rt_yarn");g(f,{javascript:e(()=>r,"javascript")});const r=[{name:"bun",evolver:t().bun},{name:"deno",evolver:A().deno},{
name:"pnpm",evolver:S().pnpm},{name:"yarn",evolver:s().yarn}]},"judge/families/packs/network"(f,o,g,C){g(f,{network:e(()=>p,
"network")});const p=[{name:"curl",curated:{risk:"safe",forms:[{argv:"-I {url}"}],network_touching:!0,match:["curl -I ht\
tps://host.test"],not_match:["curl https://host.test","curl -I http://localhost","curl -I http://a:b@host.test","curl -I\
 http://[::1]/","curl -I http://metadata.google.internal/"]}},{name:"dig",curated:{risk:"safe",forms:[{argv:"{domain}"}],
network_touching:!0,match:["dig host.test"],not_match:["dig","dig @192.0.2.1 host.test","dig https://host.test"]}},{name:"\
nslookup",curated:{risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,match:["nslookup host.test"],not_match:["ns\
lookup","nslookup @192.0.2.1 host.test","nslookup https://host.test"]}},{name:"ping",curated:{risk:"safe",forms:[{argv:"\
-c {count:1-10} {host}"}],network_touching:!0,match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:["ping hos\
t.test","ping -c 11 host.test","ping -c 1 127.0.0.1","ping -c 1 169.254.169.254","ping -c 1 0x7f.1"]}}]},"judge/families\
/packs/packages"(f,o,g,C){g(f,{packages:e(()=>p,"packages")});const p=[{name:"apt-get",workspace:{subcommands:{update:{operands:"\
package",warnings:["network_touching"]},install:{operands:"package",warnings:["network_touching","writes_files"]}},flags:[
"-y","--yes"],match:["apt-get update","apt-get install jq","apt-get install -y jq"],not_match:["apt-get remove jq","apt-\
get install ./x.deb","apt-get install -o x=y jq","apt-get install jq-"]}}]},"judge/families/packs/python"(f,o,g,C){let p;
const t=e(()=>p??=o("judge/families/family"),"import_family");let j;const A=e(()=>j??=o("judge/families/programs/pytest"),
"import_pytest");let N;const S=e(()=>N??=o("judge/families/programs/python"),"import_python");let v;const s=e(()=>v??=o(
"judge/families/programs/python-tools"),"import_python_tools");g(f,{python:e(()=>r,"python")});const r=[{name:"mypy",evolver:s().
mypy},n("pip"),n("pip3"),{name:"pytest",evolver:A().pytest},{name:"python",evolver:S().python},{name:"python3",workspace:{
forms:[{argv:"--version"},{argv:"-V"},{argv:"--help"},{argv:"{script}",risk:"write"},{argv:"{script} {text...}",risk:"wr\
ite"}],match:["python3 tool.py","python3 --version","python3 tool.py --verbose"],not_match:['python3 -c "print(1)"',"pyt\
hon3 -m http.server","python3","python3 -"]}},{name:"ruff",evolver:s().ruff},{name:"tox",evolver:s().tox},{name:"uv",evolver:s().
uv}];function n(i){return{name:i,workspace:{subcommands:{list:{operands:"package"},show:{operands:"package"},freeze:{},check:{},
install:{operands:"package",warnings:["network_touching","writes_files"]}},flags:(0,t().words)(`-q --quiet -v --verbose \
-U --upgrade --user --no-deps --pre --force-reinstall
         --no-cache-dir --disable-pip-version-check --outdated --format -y`),data_flags:["--format"],match:[`${i} list`,
`${i} install requests`,`${i} install --force-reinstall x`],not_match:[`${i} uninstall x`,`${i} install ../x`,`${i} inst\
all -r list.txt`,`${i} install --index-url http://x y`,`${i} install git+https://x/y`,i]}}}e(n,"pip")},"judge/families/p\
acks/system"(f,o,g,C){g(f,{system:e(()=>p,"system")});const p=[{name:"clear",curated:{risk:"safe",operands:{max:0},match:[
"clear"],not_match:["clear -x"]}},{name:"df",curated:{risk:"safe",flags:["-h"],match:["df -h"],not_match:["df --output=x"]},
workspace:{match:["df -h"],not_match:["df --force"]}},{name:"du",curated:{risk:"safe",flags:["-a","-c","-h","-k","-s","-\
x"],value_flags:{"-d":"count"},default_operand:".",match:["du -sh src","du -d 1"],not_match:["du --files0-from=x"]},workspace:{
data_flags:["-d","--max-depth","--exclude","-t","--threshold","-B","--block-size"],code_flags:["--files0-from"],match:["\
du -sh ."],not_match:["du --files0-from=x"]}},{name:"free",workspace:{data_flags:["-s","-c","--seconds","--count"],match:[
"free -m"],not_match:["free --force"]}},{name:"id",workspace:{data_operands:{count:1},match:["id"],not_match:["id --forc\
e"]}},{name:"lsof",curated:{risk:"safe",flags:["-a","-n","-P"],value_flags:{"-c":"text","-p":"text"},match:["lsof -nP","\
lsof -p 12"],not_match:["lsof -t x"]}},{name:"man",curated:{risk:"safe",operands:{min:1,max:2,kinds:["page"]},match:["ma\
n ls","man 1 ls","man git-log"],not_match:["man","man 1 ls cat","man -P sh ls","man /etc/passwd","man ./x","man https://\
host.test/x"]}},{name:"open",curated:{risk:"safe",operands:{min:1},flags:["-R"],forbidden_prefixes:["http:","https:","ft\
p:","mailto:"],platforms:["darwin"],match:["open notes.md","open -R notes.md"],not_match:["open https://host.test","open\
 MAILTO:a@b","open -a Terminal x"]}},{name:"pgrep",curated:{risk:"safe",operands:{min:1,max:1,kinds:["pattern"]},flags:[
"-f","-l"],value_flags:{"-u":"text"},match:["pgrep -fl node"],not_match:["pgrep","pgrep -9 node"]}},{name:"ps",curated:{
risk:"safe",operands:{max:0},flags:["-A","-e","-f"],value_flags:{"-p":"text","-u":"text"},match:["ps -ef","ps -u me"],not_match:[
"ps eww"]}},{name:"sudo",notes:"Always rejected, because of its maturity.",curated:{risk:"dangerous",maturity:"blocked",
operands:{min:1,kinds:["text"]},match:["sudo ls"],not_match:["sudo -u root ls"]}},{name:"uname",curated:{risk:"safe",operands:{
max:0},flags:["-a","-m","-n","-r","-s","-v"],match:["uname -a"],not_match:["uname x"]},workspace:{match:["uname -a"],not_match:[
"uname --force"]}},{name:"which",curated:{risk:"safe",operands:{min:1,kinds:["text"]},flags:["-a"],match:["which -a node"],
not_match:["which"]}},{name:"whoami",curated:{risk:"safe",operands:{max:0},match:["whoami"],not_match:["whoami x"]},workspace:{
match:["whoami"],not_match:["whoami --force"]}}]},"judge/families/packs/text"(f,o,g,C){let p;const t=e(()=>p??=o("judge/\
families/family"),"import_family");g(f,{text:e(()=>j,"text")});const j=[{name:"awk",workspace:{data_flags:["-F","--field\
-separator","-v","--assign"],data_operands:{count:1},code_flags:(0,t().words)(`-f --file -i --include -l --load -E --exe\
c -e --source -o --pretty-print -p --profile -W
         -d --dump-variables -D --debug`),language:"awk",match:["awk '{print $1}' notes.md","awk -F / '{print $2}' notes\
.md"],not_match:[`awk 'BEGIN{system("id")}'`,"awk -f x y",`awk '{print > "/etc/x"}' y`]}},{name:"cut",workspace:{data_flags:(0,t().
words)("-d --delimiter -f --fields -b -c --bytes --characters --output-delimiter"),match:["cut -d, -f1 data.csv"],not_match:[
"cut --force x"]}},{name:"diff",workspace:{data_flags:["-I","--ignore-matching-lines","-U","-C","-W","--label","-x","--e\
xclude"],match:["diff a.txt b.txt"],not_match:["diff --force a b"]}},{name:"grep",curated:{risk:"safe",operands:{min:1,kinds:[
"pattern","path"],unless:["-e","-f"]},flags:["-E","-F","-H","-R","-h","-i","-l","-n","-r"],value_flags:{"-e":"pattern","\
-f":"path","-m":"count"},reads_stdin:{unless:["-r","-R"]},default_operand:".",match:["grep -rn TODO src","grep -rn TODO",
"grep -e a notes.md","grep -- -x notes.md","grep -f - notes.md"],not_match:["grep","grep -P x notes.md","grep -e a","gre\
p x","grep x -"]},workspace:{data_flags:(0,t().words)("-e --regexp -m --max-count -A -B -C --include --exclude --exclude\
-dir --label -d -D"),data_operands:{count:1,unless:["-e","--regexp","-f","--file"]},match:["grep -n reboot CHANGELOG.md",
'grep -rn "rm -rf /" .'],not_match:["grep --force a b"]}},A("head"),{name:"patch",workspace:{data_flags:["-p","--strip",
"-F","--fuzz","-V"],code_flags:["-e","--ed","-g","--get"],blocked_flags:["-f"],writes:!0,match:["patch -p1 -i fix.diff"],
not_match:["patch --force -p1","patch -f -p1","patch -e -i x","patch -g1"]}},{name:"sed",workspace:{data_flags:["-e","--\
expression","-l"],data_operands:{count:1,unless:["-e","--expression"]},code_flags:["-f","--file"],language:"sed",match:[
"sed -n 1,5p notes.md","sed 's/a/b/g' notes.md"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /etc/x' \
y","sed -f script x"]}},{name:"sort",curated:{risk:"safe",flags:["-n","-r","-u"],reads_stdin:{},match:["sort -nr notes.m\
d"],not_match:["sort -o out notes.md","sort","sort -n","sort -"]},workspace:{data_flags:(0,t().words)("-t --field-separa\
tor -k --key -S --buffer-size --parallel --batch-size"),code_flags:["--compress-program","--files0-from"],match:["sort n\
otes.md","sort -t / -k 2 notes.md"],not_match:["sort --compress-program=sh notes.md"]}},A("tail"),{name:"tee",workspace:{
writes:!0,match:["tee out.txt"],not_match:["tee --force x"]}},{name:"tr",workspace:{data_operands:{count:2},match:["tr a\
-z A-Z","tr / _"],not_match:["tr --force a b"]}},{name:"uniq",curated:{risk:"safe",operands:{max:1},flags:["-c","-d","-u"],
reads_stdin:{},match:["uniq -c notes.md"],not_match:["uniq notes.md out.txt","uniq","uniq -"]},workspace:{data_flags:["-\
f","-s","-w","--skip-fields","--skip-chars","--check-chars"],match:["uniq notes.md"],not_match:["uniq --force a"]},notes:"\
The second operand is an output file."},{name:"wc",curated:{risk:"safe",flags:["-c","-l","-w"],reads_stdin:{},match:["wc\
 -l notes.md","wc -cl notes.md"],not_match:["wc --files0-from=x","wc","wc -l","wc -"]},workspace:{code_flags:["--files0-\
from"],match:["wc -l notes.md"],not_match:["wc --files0-from=list"]}}];function A(N){return{name:N,curated:{risk:"safe",
operands:{min:1},value_flags:{"-n":"count","-c":"count"},reads_stdin:{},match:[`${N} -n 3 notes.md`,`${N} -c5 notes.md`],
not_match:[N,`${N} -f notes.md`,`${N} -n x notes.md`,`${N} -`]},workspace:{data_flags:["-n","-c","--lines","--bytes"],match:[
`${N} -n 3 notes.md`],not_match:[`${N} --force notes.md`]}}}e(A,"endOf")},"judge/families/programs"(f,o,g,C){let p;const t=e(
()=>p??=o("command/families/machine/program-table"),"import_program_table");let j;const A=e(()=>j??=o("judge/families/re\
gistry"),"import_registry");g(f,{dependencyFolders:e(()=>b,"dependencyFolders"),isNamedCurated:e(()=>v,"isNamedCurated"),
programNames:e(()=>S,"programNames"),programTerms:e(()=>l,"programTerms")});function N(k){return[...(0,A().registryOf)(k).
values()].flatMap(w=>w.evolver===void 0?[]:(w.evolver.programs??[w.name]).map(E=>({word:E,family:w})))}e(N,"programWords");
function S(k){const w=N(k).flatMap(({word:T,family:m})=>[m.name,T]),E=[...(0,A().registryOf)(k).values()].filter(s);return[
...new Set([...w,...E.map(({name:T})=>T)])]}e(S,"programNames");function v(k,{programs:w,families:E}){if(!w.includes(k))
return!1;const T=(0,A().registryOf)(E).get(k);return T!==void 0&&s(T)}e(v,"isNamedCurated");function s({evolver:k,curated:w}){
return k===void 0&&w!==void 0&&w.maturity!=="blocked"}e(s,"isCuratedOnly");function r({word:k,family:w},E){return E.includes(
k)||E.includes(w.name)}e(r,"isNamed");const n=new WeakMap;function i(k,w){const E=n.get(w)??new Map;n.set(w,E);const T=E.
get(k)??(0,t().programFamily)(k,w);return E.set(k,T),T}e(i,"tableOf");const d=new WeakMap;function l({programs:k,families:w}){
const E=d.get(k)?.get(w);if(E!==void 0)return E;const T=N(w),m=e(h=>new Map(T.flatMap(_=>{const{word:O,family:y}=_;return y.
evolver&&h(_)?[[O,i(O,y.evolver)]]:[]})),"tablesOf"),c={allowed:m(h=>r(h,k)),known:m(()=>k.length>0),offered:new Map(T.map(
({word:h,family:_})=>[h,_.name]))},u=d.get(k)??new WeakMap;return d.set(k,u.set(w,c)),c}e(l,"programTerms");const a={path:"\
node_modules",at:"anywhere"};function b(k){const w=[...l(k).allowed.values()],E=[a,...w.flatMap(({data:T})=>T.dependencies)];
return[...new Map(E.map(T=>[`${T.at} ${T.path}`,T])).values()]}e(b,"dependencyFolders")},"judge/families/programs/bun"(f,o,g,C){
g(f,{bun:e(()=>p,"bun")});const p={starts:"script-tool-or-file",alone:"only-prints",flags:{plain:`
      bail? bun,b concurrency= conditions= coverage coverage-reporter= coverage-threshold= define,d=
      drop= dots elide-lines= if-present jsx-factory= jsx-fragment= jsx-import-source= jsx-runtime=
      loader,l= main-fields= max-concurrency= no-clear-screen no-deprecation no-install no-macros
      only-failures prefer-offline randomize reporter= rerun-each= seed= silent smol
      test-name-pattern,t= throw-deprecation timeout= title= todo trace-deprecation zero-fill-buffers
      extension-order= filter,F= workspaces sequential parallel no-exit-on-error
      test-path-pattern= path-ignore-patterns= port= expose-gc dns-result-order=
      fetch-preconnect= unhandled-rejections= user-agent= console-depth=
    `,root:"cwd= main-directory=",config:"config,c= tsconfig-override=",preload:"preload,r= require= import=",output:"co\
verage-dir= reporter-outfile= cpu-prof-dir= heap-prof-dir=","reads-environment-file":"env-file=","evaluates-text":"eval,\
e+ print,p+","opens-inspector":"inspect? inspect-brk? inspect-wait?","never-ends":"watch hot",installs:"install= i","cha\
nges-configuration":"shell= extern= no-env-file origin,u= registry=","tool-writes":"update-snapshots cpu-prof heap-prof",
"skips-tests":"only pass-with-no-tests changed?","only-prints":"help,h version,v revision"},subcommands:{test:{operands:"\
path"},run:{starts:"script-tool-or-file",alone:"only-prints"},"x,bunx":{starts:"tool",does:"downloads"},"exec,repl":{does:"\
evaluates-text"},"create,c,init":{does:"loads-code"},"install,i,ci,add,a,remove,rm,update,link,unlink,patch,patch-commit\
,upgrade,feedback":{does:"installs"},publish:{does:"publishes"},"build,pm":{does:"writes-files"},"audit,outdated":{does:"\
depends-on-registry"},"why,discord,completions":{does:"only-prints"},"info,dev":{does:"uses-network"}},directory_flags:[
"--cwd"],selecting_flags:["--filter","-F","--workspaces"],deciding_settings:{"bunfig.toml":"auto globalDir"},build_files:[
"bunfig.toml",".bunfig.toml"],dependencies:[{path:"node_modules",at:"anywhere"},{path:".bun/install/cache",at:"home",variable:"\
BUN_INSTALL_CACHE_DIR"}],environment:{BUN_CONFIG_NO_INSTALL:"1",DO_NOT_TRACK:"1",BUN_RUNTIME_TRANSPILER_CACHE_PATH:"0"},
match:["bun test","bun test src/a.test.ts --bail","bun run lint","bun lint","bun run --filter a test","bun scripts/check\
.ts","bun --cwd packages/a test"],not_match:["bun install","bun add x","bun x cowsay","bun -e 1","bun --eval 1","bun --p\
reload ./x.ts test","bun test --preload ../x.ts",'bun exec "echo 1"',"bun test ../x","bun --inspect x.ts","bun --watch t\
est","bun publish","bun run ../x.ts"]}},"judge/families/programs/cargo"(f,o,g,C){g(f,{cargo:e(()=>t,"cargo")});const p=`\

  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`,t={risk:"write",alone:"only-prints",flags:{plain:"color= frozen locked offline quiet,q verbose,v",root:"C= manifest-pa\
th= lockfile-path=",output:"target-dir= artifact-dir= out-dir=","changes-configuration":"config= Z=","only-prints":"help\
,h version,V list explain="},subcommands:{"test,t":{operands:"plain",flags:{plain:p,"skips-tests":"no-run"}},"build,b,ch\
eck,c,bench":{operands:"plain",flags:{plain:`${p} no-run`}},"run,r":{operands:"plain",flags:{plain:p}},"doc,d":{operands:"\
plain",flags:{plain:p,"launches-programs":"open"}},clippy:{operands:"plain",refused_operands:{"launches-programs":"linke\
r~ clinker~ link-arg~ clink-arg~ codegen-backend~ zcodegen-backend~ ccodegen-backend~"},flags:{plain:`${p} D= W= A= deny\
= warn= allow= forbid=`,compiler:"C= codegen= L= l= cfg=","tool-writes":"fix allow-dirty allow-staged allow-no-vcs"}},fmt:{
writes_unless:"--check",flags:{plain:"all check package,p= message-format= edition= l",config:"config-path="}},"nextest \
run":{operands:"plain",flags:{plain:`${p} E,filterset,filter-expr= retries= test-threads= partition= run-ignored= no-cap\
ture final-status-level= status-level= failure-output= success-output= cargo-profile= P=`,config:"config-file=","changes\
-configuration":"tool-config-file=","skips-tests":"no-run no-tests="}},"tree,metadata,locate-project,pkgid,verify-projec\
t,read-manifest,version,help,report,info":{does:"only-prints",operands:"plain",flags:{plain:`${p} format-version= e= i= \
d= depth= prefix= charset= duplicates edges= invert=`}},"install,uninstall,add,remove,rm,update,fetch,vendor,init,new,ge\
nerate-lockfile":{does:"installs",operands:"plain"},"publish,login,logout,owner,yank":{does:"publishes",operands:"plain"},
search:{does:"uses-network",operands:"plain"},"package,clean,fix":{does:"writes-files",operands:"plain"},"rustc,rustdoc,\
miri,expand,watch,script":{does:"launches-programs",operands:"plain"},"audit,deny,outdated":{does:"depends-on-registry",
operands:"plain"}},directory_flags:["-C"],build_files:["Cargo.toml","build.rs",".cargo/config.toml",".cargo/config","rus\
t-toolchain.toml","rust-toolchain","clippy.toml","rustfmt.toml"],dependencies:[{path:"target",at:"anywhere"},{path:"vend\
or",at:"anywhere"},{path:".cargo",at:"home",variable:"CARGO_HOME"},{path:".rustup",at:"home",variable:"RUSTUP_HOME"}],environment:{
CARGO_NET_OFFLINE:"true",CARGO_TERM_COLOR:"never",RUSTUP_AUTO_INSTALL:"0"},match:["cargo test","cargo test --workspace -\
-all-features -- --nocapture","cargo test name --release -p core","cargo clippy --all-targets -- -D warnings","cargo fmt\
 --check","cargo fmt --all -- --check","cargo check --locked","cargo run --bin check"],not_match:["cargo --config build.\
rustc-wrapper=./x test","cargo test --config ./x.toml","cargo install x","cargo add x","cargo publish","cargo +nightly t\
est","cargo tset","cargo -Z script x.rs","cargo test --target-dir ../x","cargo doc --open","cargo test --manifest-path .\
./x/Cargo.toml","cargo rustc -- -C linker=./x","cargo watch","cargo clippy -- -C linker=./x","cargo clippy -- -Clinker=.\
/x"]}},"judge/families/programs/deno"(f,o,g,C){g(f,{deno:e(()=>p,"deno")});const p={starts:"file",alone:"reads-stdin",flags:{
plain:`
      allow-all,A allow-read,R? allow-write,W? allow-net,N? allow-env,E? allow-sys,S? allow-run?
      allow-ffi? deny-read? deny-write? deny-net? deny-env? deny-sys? deny-run? deny-ffi? no-prompt
      cached-only check? no-check? no-remote no-npm no-lock frozen? quiet,q node-modules-dir? vendor?
      seed= unstable unstable-~ v8-flags= ext= ignore= parallel fail-fast? shuffle? filter=
      doc clean trace-leaks reporter= compact json rules-tags= rules-include= rules-exclude=
      single-quote use-tabs line-width= indent-width= prose-wrap= no-semicolons permit-no-files
      doc-only all log-level,L= coverage-raw-data-only conditions= strace-ops? permission-set,P?
      hide-stacktraces lint
    `,config:"config,c= import-map= lock?","reads-environment-file":"env-file?",preload:"preload= require= import=",output:"\
coverage? junit-path= output,o=","opens-inspector":"inspect? inspect-brk? inspect-wait?","never-ends":"watch? watch-hmr?\
 watch-exclude?","uses-network":"reload,r?",installs:"allow-scripts? allow-import? lock-write","changes-configuration":"\
cert= location= unsafely-ignore-certificate-errors?","skips-tests":"no-run","tool-writes":"fix","only-prints":"help,h? v\
ersion,V"},subcommands:{test:{},bench:{},run:{starts:"file",alone:"only-prints"},check:{},lint:{flags:{"only-prints":"ru\
les"}},fmt:{writes_unless:"--check"},task:{operands:"plain",alone:"only-prints",flags:{"evaluates-text":"eval",root:"cwd\
="}},eval:{does:"evaluates-text"},repl:{does:"reads-stdin"},"serve,jupyter,lsp":{does:"never-ends"},"install,i,add,remov\
e,uninstall,cache,upgrade,outdated,update,approve-scripts":{does:"installs"},"publish,deploy,sandbox":{does:"publishes"},
"compile,clean,bundle":{does:"writes-files"},"x,create,init":{does:"downloads"},"info,doc,types,completions,coverage,hel\
p":{does:"only-prints"}},build_files:["deno.json","deno.jsonc"],dependencies:[{path:"node_modules",at:"anywhere"},{path:"\
vendor",at:"root"},{path:".cache/deno",at:"home",variable:"DENO_DIR"}],environment:{DENO_NO_UPDATE_CHECK:"1",DENO_NO_PROMPT:"\
1",DENO_NO_PACKAGE_JSON:"0"},match:["deno test","deno test -A src","deno run --allow-read scripts/check.ts","deno fmt --\
check","deno task test","deno lint"],not_match:["deno eval 1","deno","deno run -","deno run https://x.test/y.ts","deno r\
un npm:cowsay","deno test --preload=../x.ts","deno run --inspect x.ts","deno install x","deno publish","deno test ../x",
"deno test --config /etc/deno.json",'deno task --eval "echo 1"',"deno compile x.ts"]}},"judge/families/programs/dotnet"(f,o,g,C){
g(f,{dotnet:e(()=>p,"dotnet")});const p={risk:"write",starts:"file",alone:"only-prints",flags:{plain:`
      a,arch= artifacts-path= blame blame-crash collect:~ logger:~ blame-crash-collect-always blame-crash-dump-type=
      blame-hang blame-hang-dump-type= blame-hang-timeout= c,configuration= collect= disable-build-servers
      f,framework= filter= force interactive l,logger= launch-profile= m,maxcpucount? n
      no-build no-cache no-dependencies no-incremental no-launch-profile no-restore no-self-contained
      nodeReuse? nologo os= r,runtime= self-contained? sc tl? terminal-logger= t,target= ucr
      use-current-runtime v,verbosity= version-suffix= warnaserror? severity= include= exclude=
      include-generated verify-no-changes diagnostics= minimum-expected-tests= max-parallel-test-modules=
      solution= project= test-modules= no-progress no-ansi
    `,root:"test-adapter-path=",config:"s,settings=",output:"o,output= results-directory= d,diag= bl? binaryLogger? repo\
rt= binarylog= diagnostic-output-directory=",property:"p,property=",variable:"e,environment=","changes-configuration":"p\
roperty:~ roll-forward= fx-version= additionalprobingpath= additional-deps= depsfile= runtimeconfig= test-adapter-path:~\
 settings:~ results-directory:~ diag:~ output:~ artifacts-path:~","only-prints":"help,h version info list-sdks list-runt\
imes list-tests getProperty~ getItem~",installs:"source="},subcommands:{test:{},build:{},run:{operands:"plain"},format:{
writes_unless:"--verify-no-changes"},"format whitespace,style,analyzers":{writes_unless:"--verify-no-changes"},"vstest,e\
xec,msbuild,fsi,script,tool,dnx":{does:"launches-programs",operands:"plain"},watch:{does:"never-ends",operands:"plain"},
"restore,add,remove,new,package,workload,sdk,install,reference,template":{does:"installs",operands:"plain"},"nuget push,\
delete,sign,trust,why,locals,add,update,remove,enable,disable,list,verify,config":{does:"publishes",operands:"plain"},"p\
ublish,pack,clean,store,sln,solution":{does:"writes-files",operands:"plain"},"dev-certs,user-secrets,build-server":{does:"\
changes-configuration",operands:"plain"},"list,help,complete,search":{does:"only-prints",operands:"plain"}},deciding_properties:`\

    CustomBefore~ CustomAfter~ PreBuildEvent PostBuildEvent RunPostBuildEvent DirectoryBuild~ Import~ Restore~
    CscToolPath CscToolExe VbcToolPath VbcToolExe RunCommand RunArguments RunWorkingDirectory BeforeBuild~ AfterBuild~
    MSBuild~ VSTestTestAdapterPath VSTestCLIRunSettings AlternateCommonProps NuGet~ Nuget~ OutDir OutputPath
    BaseOutputPath BaseIntermediateOutputPath IntermediateOutputPath UseAppHost AppHost~ Analyzer~
  `,build_files:["*.csproj","*.fsproj","*.vbproj","*.sln","*.slnx","*.props","*.targets","global.json","NuGet.config","n\
uget.config","Directory.Build.rsp","MSBuild.rsp"],dependencies:[{path:"bin",at:"anywhere"},{path:"obj",at:"anywhere"},{path:"\
.nuget/packages",at:"home",variable:"NUGET_PACKAGES"},{path:".dotnet",at:"home"}],environment:{DOTNET_CLI_TELEMETRY_OPTOUT:"\
1",DOTNET_NOLOGO:"1",DOTNET_SKIP_FIRST_TIME_EXPERIENCE:"1",MSBUILDDISABLENODEREUSE:"1"},match:["dotnet test","dotnet tes\
t tests/A.csproj -c Release --no-restore",'dotnet test --filter "Category=Fast" --logger trx',"dotnet build -p:Version=1\
.2.3","dotnet format --verify-no-changes","dotnet run --project tools/check"],not_match:["dotnet nuget push x.nupkg","do\
tnet add package x","dotnet tool run x","dotnet fsi x.fsx","dotnet watch test","dotnet build -p:PostBuildEvent=x","dotne\
t build --property:PostBuildEvent=x","dotnet test ../x","dotnet test --test-adapter-path /x","dotnet test -s /etc/x.runs\
ettings","dotnet restore","dotnet exec x.dll","dotnet msbuild x.proj","dotnet build /p:X=1","dotnet test --test-adapter-\
path:/x","dotnet test @x.rsp"]}},"judge/families/programs/go"(f,o,g,C){g(f,{go:e(()=>t,"go")});const t={risk:"write",alone:"\
only-prints",flags:{plain:`
      a asan buildmode= buildvcs? compiler= cover covermode= coverpkg= installsuffix= json linkshared
      mod= msan p= pgo= race tags= trimpath v work x
    `,root:"C=",config:"modfile= overlay=",compiler:"ldflags= gcflags= asmflags= gccgoflags=",output:"o= pkgdir= debug-~",
"launches-programs":"exec= toolexec= vettool=",installs:"modcacherw","only-prints":"n h help"},subcommands:{test:{operands:"\
package",flags:{plain:`
    args+ artifacts bench= benchmem benchtime= blockprofilerate= count= cover coverpkg= cpu= failfast
    fullpath fuzzminimizetime= fuzztime= json memprofilerate= mutexprofilefraction= parallel= run=
    short shuffle= skip= timeout= vet=
  `,output:"blockprofile= coverprofile= cpuprofile= memprofile= mutexprofile= outputdir= trace= test.gocoverdir=","never\
-ends":"fuzz=","only-prints":"list=","skips-tests":"c"}},build:{operands:"package"},vet:{operands:"package",flags:{plain:"\
c= flags diff printf? copylocks? shadow? unusedresult? composites? tests?","tool-writes":"fix"}},run:{starts:"package",alone:"\
only-prints"},fmt:{operands:"package",writes_unless:"-n"},"list,env,version,doc,help":{operands:"package",does:"only-pri\
nts",flags:{plain:"m f= deps e find test compiled all s","changes-configuration":"w u"}},"mod verify":{},"mod tidy":{writes_unless:"\
-diff",flags:{plain:"diff e compat= go="}},"mod graph,why,help":{does:"only-prints",operands:"package"},"mod download,ed\
it,init,vendor":{does:"installs",operands:"plain"},"get,install":{does:"installs",operands:"plain"},"generate,tool":{does:"\
launches-programs",operands:"plain"},"clean,fix":{does:"writes-files"},"work,telemetry":{does:"changes-configuration",operands:"\
plain"},bug:{does:"uses-network"}},directory_flags:["-C"],build_files:["go.mod","go.work","go.env"],dependencies:[{path:"\
vendor",at:"anywhere"},{path:"go/pkg/mod",at:"home",variable:"GOMODCACHE"},{path:".cache/go-build",at:"home",variable:"G\
OCACHE"}],environment:{GOPROXY:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOENV:"off",GOVCS:"*:off"},match:["go test ./\
...",'go test -race -run "TestA|TestB" ./pkg/...',"go test ./... -args -x","go vet ./...","go build ./...","go run ./cmd\
/check",'go test -ldflags "-s -w -X main.version=1" ./...',"go mod verify",'go build -ldflags "-extldflags -static" ./..\
.'],not_match:["go test -exec=./x ./...","go test -toolexec ./x ./...","go vet -vettool=./x ./...","go test --exec ./x .\
/...","go get example.com/x","go install example.com/x@latest","go run example.com/x@latest","go generate ./...","go too\
l compile x.go","go env -w GOFLAGS=-x","go build -o ../x .","go test ../x",'go build -ldflags "-extld=./x" .',"go -C ../\
x test","go test -ldflags=-extldflags=-fuse-ld=x ./..."]}},"judge/families/programs/jvm"(f,o,g,C){g(f,{gradle:e(()=>t,"g\
radle"),maven:e(()=>j,"maven")});const p=`
  argLine jvm java.~ sun.~ jdk.~ exec.~ maven.ext.class.path maven.multiModuleProjectDirectory
  maven.repo.local maven.compiler.executable maven.compiler.fork surefire.jvm maven.surefire.debug
  maven.failsafe.debug org.gradle.~ gradle.user.home javaagent user.home settings.~ maven.conf maven.home
  maven.user.~ maven.settings.~ maven.wagon.~ maven.resolver.~ aether.~
`,t={risk:"write",operands:"plain",flags:{plain:`
      a,no-rebuild build-cache no-build-cache configuration-cache? no-configuration-cache
      configuration-cache-problems= configure-on-demand no-configure-on-demand console= continue
      no-continue d,debug daemon no-daemon F,dependency-verification= foreground i,info max-workers=
      no-parallel parallel offline priority= q,quiet rerun-tasks rerun s,stacktrace S,full-stacktrace
      tests= test-dry-run u use-dependency-verification w,warn warning-mode= no-watch-fs watch-fs
      x,exclude-task= isolated-projects no-problems-report problems-report
      fail-fast no-scan no-profile property-upgrade-report
    `,root:"p,project-dir= include-build= project-cache-dir= g,gradle-user-home=",config:"b,build-file= c,settings-file=",
preload:"I,init-script=",property:"D,system-prop= P,project-prop=","uses-network":"refresh-dependencies scan","never-end\
s":"t,continuous","tool-writes":"write-locks write-verification-metadata= M update-locks= profile export-keys refresh-ke\
ys","only-prints":"m,dry-run h,?,help v,version V,show-version status stop","launches-programs":"debug-jvm"},refused_operands:{
publishes:"publish publish~ upload~ release deploy~","writes-files":"wrapper init updateDaemonJvm","only-prints":"tasks \
projects properties dependencies help buildEnvironment components model dependencyInsight javaToolchains outgoingVariant\
s","never-ends":"bootRun bootTestRun appRun"},deciding_properties:p,directory_flags:["-p","--project-dir"],build_files:[
"build.gradle","build.gradle.kts","settings.gradle","settings.gradle.kts","gradle.properties","*.gradle","gradle/**","bu\
ildSrc/**"],dependencies:[{path:".gradle",at:"home",variable:"GRADLE_USER_HOME"},{path:".m2/repository",at:"home"}],environment:{
GRADLE_OPTS:"-Dorg.gradle.daemon=false",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["gradle test","gradle :app:chec\
k --offline",'gradle test --tests "a.B" -Pfast=true',"gradle clean build -x lint"],not_match:["gradle publish","gradle :\
lib:publishToMavenLocal","gradle -I /x.gradle test","gradle --init-script ../x.gradle test","gradle -Dorg.gradle.java.ho\
me=./x test","gradle -p ../x test","gradle --scan test","gradle wrapper","gradle -t test","gradle --include-build ../x t\
est"]},j={programs:["mvn"],risk:"write",operands:"goal",alone:"only-prints",flags:{plain:`
      a,also-make-~ am,also-make amd B,batch-mode b,builder= C,strict-checksums c,lax-checksums color=
      cpu,check-plugin-updates npu no-plugin-updates e,errors ff,fail-fast fae,fail-at-end itr
      ignore-transitive-repositories llr legacy-local-repository N,non-recursive nsu
      no-snapshot-updates ntp,no-transfer-progress o,offline P,activate-profiles= pl,projects= q,quiet
      rf,resume-from= r,resume T,threads= up X,debug cache-artifact-metadata sadp strict-artifact-descriptor-policy
      npr no-plugin-registry non-interactive force-interactive raw-streams
    `,config:"f,file= s,settings= gs,global-settings= t,toolchains= gt,global-toolchains= ps,project-settings= is,instal\
l-settings= it=",output:"l,log-file=",property:"D,define=","uses-network":"U,update-snapshots","hides-failures":"fn,fail\
-never","changes-configuration":"emp,encrypt-master-password= ep,encrypt-password=","only-prints":"h,help v,version V,sh\
ow-version"},refused_operands:{publishes:"deploy site-deploy release:~ deploy:~ site:deploy nexus-staging:~ scm:~",installs:"\
install install:~ dependency:get dependency:copy dependency:unpack wrapper:~ archetype:~","launches-programs":"exec:~ an\
trun:~ groovy:~ gmaven:~","writes-files":"versions:~ spotless:apply fmt:format formatter:format","never-ends":"spring-bo\
ot:run jetty:run tomcat7:run quarkus:dev","only-prints":"help:~ dependency:tree dependency:list dependency:resolve"},deciding_properties:p,
build_files:["pom.xml",".mvn/maven.config",".mvn/jvm.config",".mvn/extensions.xml"],dependencies:[{path:".m2",at:"home"}],
environment:{MAVEN_OPTS:"",MAVEN_ARGS:"--offline",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["mvn test","mvn -B -q\
 verify -Dtest=ATest","mvn -o -pl core -am test","mvn checkstyle:check","mvn -DskipITs verify","mvn clean verify"],not_match:[
"mvn deploy","mvn install","mvn org.codehaus.mojo:exec-maven-plugin:3.1.0:exec","mvn exec:java","mvn -Dexec.executable=s\
h test","mvn test -DargLine=-javaagent:x.jar","mvn -s /etc/settings.xml test","mvn -f ../x/pom.xml test","mvn -Dmaven.ex\
t.class.path=x.jar test","mvn release:perform"]}},"judge/families/programs/make"(f,o,g,C){g(f,{make:e(()=>p,"make")});const p={
risk:"write",operands:"plain",flags:{plain:`
      B,always-make b debug? d j,jobs? k,keep-going l,load-average,max-load? m output-sync,O?
      no-print-directory,w print-directory no-keep-going,S R,no-builtin-variables r,no-builtin-rules
      s,silent,quiet no-silent shuffle? trace warn-undefined-variables
    `,root:"C,directory= I,include-dir=",config:"f,file,makefile=","evaluates-text":"eval=","changes-configuration":"e,e\
nvironment-overrides L,check-symlink-times jobserver-auth= jobserver-style=","hides-failures":"i,ignore-errors","skips-t\
ests":"o,old-file,assume-old= W,what-if,new-file,assume-new= t,touch","only-prints":"n,just-print,dry-run,recon p,print-\
data-base q,question h,help v,version"},refused_operands:{installs:"install install-~ bootstrap",publishes:"publish publ\
ish-~ deploy deploy-~ release upload","writes-files":"uninstall"},deciding_properties:"SHELL .SHELLFLAGS MAKE MAKEFLAGS \
MAKEFILES MAKEFILE_LIST GNUMAKEFLAGS MFLAGS MAKESHELL .INCLUDE_DIRS VPATH",directory_flags:["-C","--directory"],build_files:[
"Makefile","makefile","GNUmakefile","*.mk","CMakeLists.txt","configure"],environment:{MAKEFLAGS:"",GNUMAKEFLAGS:"",MAKEFILES:""},
match:["make test","make","make -C packages/a test","make -j4 check V=1","make -f build/Makefile test"],not_match:["make\
 SHELL=./x test","make test SHELL:=./x","make --eval=x test",'make test ARGS="; id"',"make -f /etc/x test","make -C ../x\
 test","make -I ../x test","make publish","make install","make MAKEFLAGS=--eval=x","make test CC=-x"]}},"judge/families/\
programs/pnpm"(f,o,g,C){g(f,{pnpm:e(()=>p,"pnpm")});const p={risk:"safe",starts:"script-or-tool",alone:"only-prints",flags:{
plain:`
      aggregate-output color,no-color fail-if-no-match filter,F= filter-prod= if-present
      include-workspace-root loglevel= no-bail no-sort parallel recursive,r reporter= report-summary
      resume-from= reverse sequential silent,s sort stream use-stderr w workspace-concurrency=
      workspace-root test-pattern= changed-files-ignore-pattern= bail ignore-workspace
      reporter-hide-prefix offline
    `,root:"dir,C=","changes-configuration":"config~ node-options= script-shell= shell-emulator shell-mode,c global,g gl\
obal-dir= store-dir= modules-dir= virtual-store-dir= lockfile-dir= use-node-version= pm-on-fail= registry= userconfig= p\
refix= npmrc-auth-file=","only-prints":"help,h version,v"},subcommands:{"test,t,tst,start,stop,restart":{starts:"own-scr\
ipt"},"run,run-script":{starts:"script",alone:"only-prints"},exec:{starts:"tool"},"dlx,pnpx":{starts:"tool",does:"downlo\
ads"},"create,init":{does:"loads-code"},"add,install,i,ci,update,up,upgrade,remove,rm,uninstall,un,link,ln,unlink,import\
,rebuild,rb,prune,dedupe,fetch,install-test,it,approve-builds,ignored-builds,patch,patch-commit,patch-remove,deploy":{does:"\
installs"},"publish,login,logout,adduser,dist-tag,owner,unpublish,deprecate,team,token,access":{does:"publishes"},"pack,\
version":{does:"writes-files"},"audit,outdated":{does:"depends-on-registry"},"list,ls,la,ll,why,root,bin,licenses,help,p\
refix,completion":{does:"only-prints"},"config,c,set,get,env,setup,self-update,store,server,cache":{does:"changes-config\
uration"},"search,view,info,show,ping,whoami,docs,repo,bugs":{does:"uses-network"}},directory_flags:["-C","--dir"],selecting_flags:[
"-r","--recursive","-F","--filter","--filter-prod","-w","--workspace-root"],deciding_settings:{"pnpm-workspace.yaml":"sc\
riptShell nodeOptions shellEmulator configDependencies useNodeVersion modulesDir globalDir userconfig npmPath gitShallow\
Hosts"},build_files:["pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs"],dependencies:[{path:"node_modules",at:"anywh\
ere"}],environment:{npm_config_manage_package_manager_versions:"false",npm_config_package_manager_strict:"false",npm_config_verify_deps_before_run:"\
false",COREPACK_ENABLE_NETWORK:"0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["pnpm test","pnpm\
 run lint","pnpm lint --max-warnings 0","pnpm -r test","pnpm --filter a... test","pnpm exec vitest run","pnpm vitest run\
 --coverage","pnpm -C packages/a test"],not_match:["pnpm install","pnpm add x","pnpm dlx x","pnpm publish",'pnpm exec sh\
 -c "id"',"pnpm bash x.sh","pnpm --config.script-shell=./x test","pnpm -C ../x test","pnpm exec tsx -e 1","pnpm c8 node \
-e 1"]}},"judge/families/programs/pytest"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/programs/python"),"import_p\
ython");g(f,{pytest:e(()=>j,"pytest")});const j={flags:{plain:`
      assert= cache-show? capture= code-highlight= color= continue-on-collection-errors deselect=
      doctest-continue-on-failure doctest-glob= doctest-ignore-import-errors doctest-modules
      doctest-report= durations= durations-min= exitfirst,x failed-first,ff full-trace
      import-mode= junit-prefix= keep-duplicates k= l showlocals,no-showlocals last-failed,lf
      last-failed-no-failures,lfnf= log-auto-indent= log-cli-date-format= log-cli-format=
      log-cli-level= log-date-format= log-disable= log-file-mode= log-format= log-level= m=
      maxfail= new-first,nf no-header no-summary noconftest q,quiet r= s show-capture=
      stepwise,sw stepwise-skip,sw-skip stepwise-reset,sw-reset strict pyargs strict-config strict-markers
      runxfail tb= verbose,v verbosity= W,pythonwarnings= xfail-tb trace-config ignore= ignore-glob=
      cov? cov-append cov-branch cov-context= cov-fail-under= cov-report? cov-reset no-cov
      no-cov-on-fail numprocesses,n= maxprocesses= dist= loadscope-reorder maxschedchunk= f
      max-worker-restart= timeout= timeout-method= session-timeout= asyncio-mode= randomly-seed=
      randomly-dont-reorganize randomly-dont-reset-seed reruns= reruns-delay= only-rerun=
      rerun-except= benchmark-only benchmark-skip benchmark-disable setup-show force-sugar
      no-fold-skipped force-short-summary disable-warnings,disable-pytest-warnings
    `,module:"p=",root:"rootdir= confcutdir= cov-source=",config:"config-file,c= cov-config=",output:"basetemp= junitxml\
= log-file= result-log= report-log= html= debug? benchmark-json=","changes-configuration":"o,override-ini=","launches-pr\
ograms":"tx= px= rsyncdir= rsyncignore= pdbcls=","reads-stdin":"pdb trace","never-ends":"looponfail","uses-network":"pas\
tebin=","only-prints":"help,h version,V co,collect-only fixtures,funcargs fixtures-per-test markers setup-only setup-pla\
n","tool-writes":"cache-clear snapshot-update benchmark-save= benchmark-autosave","hides-failures":"suppress-no-test-exi\
t-code"},build_files:t().PYTHON_BUILD_FILES,dependencies:t().PYTHON_DEPENDENCIES,environment:{...t().PYTHON_ENVIRONMENT,
PYTEST_ADDOPTS:""},match:["pytest","pytest -q tests/test_a.py::test_b",'pytest -k "not slow" -n auto --maxfail=1',"pytes\
t -p no:cacheprovider","pytest --cov=src --cov-report=term-missing","pytest -ra -vv"],not_match:["pytest ../x","pytest /\
etc/x.py","pytest -c /etc/x.ini","pytest -o addopts=-x","pytest -p ../x","pytest --pastebin=all","pytest --tx popen//pyt\
hon=sh","pytest --rootdir=/ tests","pytest --junitxml=../x.xml","pytest --pdb","pytest https://x.test","pytest @args.txt"]}},
"judge/families/programs/python"(f,o,g,C){g(f,{PYTHON_BUILD_FILES:e(()=>p,"PYTHON_BUILD_FILES"),PYTHON_DEPENDENCIES:e(()=>t,
"PYTHON_DEPENDENCIES"),PYTHON_ENVIRONMENT:e(()=>j,"PYTHON_ENVIRONMENT"),python:e(()=>A,"python")});const p=["conftest.py",
"pytest.ini","pyproject.toml","setup.cfg","setup.py","sitecustomize.py","tox.ini","usercustomize.py"],t=[{path:".venv",at:"\
anywhere"},{path:"venv",at:"anywhere"},{path:"__pypackages__",at:"root"},{path:".local",at:"home",variable:"PYTHONUSERBA\
SE"},{path:".pyenv",at:"home",variable:"PYENV_ROOT"}],j={PYTHONDONTWRITEBYTECODE:"1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"\
1",PIP_DISABLE_PIP_VERSION_CHECK:"1"},A={programs:["python","python3"],starts:"file",alone:"reads-stdin",flags:{plain:"b\
 B d E I O OO P q R s S u v W= x","changes-configuration":"X= check-hash-based-pycs=","evaluates-text":"c+",module:"m+",
"reads-stdin":"i","only-prints":"help,h version,V help-all help-env help-xoptions ?"},started_programs:["pytest","ruff",
"mypy","tox"],build_files:["sitecustomize.py","usercustomize.py"],dependencies:t,environment:j,match:["python scripts/ch\
eck.py","python3 scripts/check.py --strict","python -m pytest -q tests","python3 -m unittest discover -s tests","python \
-B -W error scripts/check.py"],not_match:['python -c "print(1)"','python -Ic "print(1)"',"python","python -","python -i \
x.py","python -m pip install x","python -m http.server",'python -m timeit "1"',"python -m pytest -p ../x","python -X imp\
orttime x.py","python -m","python https://x.test/y.py"]}},"judge/families/programs/python-tools"(f,o,g,C){let p;const t=e(
()=>p??=o("judge/families/programs/python"),"import_python");g(f,{mypy:e(()=>A,"mypy"),ruff:e(()=>j,"ruff"),tox:e(()=>N,
"tox"),uv:e(()=>S,"uv")});const j={alone:"only-prints",flags:{plain:`
      color= dummy-variable-rgx= exclude= exit-non-zero-on-fix exit-non-zero-on-format extend-exclude=
      extend-fixable= extend-ignore= extend-per-file-ignores= extend-select= extension= fixable=
      force-exclude ignore= ignore-noqa isolated line-length= no-cache,n no-fix no-preview
      no-respect-gitignore no-show-fixes no-unsafe-fixes output-format= per-file-ignores= preview
      quiet,q range= respect-gitignore select= show-fixes show-source silent,s statistics
      target-version= unfixable= unsafe-fixes verbose,v diff check
    `,root:"cache-dir=",config:"config=",output:"output-file,o=","tool-writes":"fix fix-only add-noqa?","never-ends":"wa\
tch,w","reads-stdin":"stdin-filename=","hides-failures":"exit-zero,e","only-prints":"help,h version,V show-files show-se\
ttings"},subcommands:{check:{},format:{writes_unless:"--check --diff"},"rule,config,linter,version,help,analyze":{does:"\
only-prints"},clean:{does:"writes-files"},server:{does:"never-ends"}},build_files:["ruff.toml",".ruff.toml","pyproject.t\
oml"],dependencies:t().PYTHON_DEPENDENCIES,environment:{RUFF_NO_CACHE:"true"},match:["ruff check","ruff check src --sele\
ct E","ruff format --check","ruff check --fix"],not_match:["ruff server","ruff check --watch","ruff check ../x","ruff cl\
ean","ruff nonsense"]},A={flags:{plain:`
      all allow-~ always-false= always-true= check-~ color-output disable-~ disallow-~ enable-~
      error-summary exclude= exclude-gitignore explicit-package-bases extra-checks fast-exit
      fixed-format-cache follow-imports= follow-untyped-imports force-union-syntax
      force-uppercase-builtins hide-~ ignore-missing-imports implicit-~ incremental local-partial-types
      namespace-packages new-type-inference no-~ output,O= package,p= module,m= platform=
      pretty python-version= raise-exceptions report-~ scripts-are-modules show-~ silence-site-packages
      skip-cache-mtime-checks skip-version-check soft-error-limit= sqlite-cache strict strict-~
      untyped-calls-exclude= verbose,v warn-~ dump-~ timing-stats= logical-deps num-workers,n=
    `,root:"cache-dir= custom-typing-module= custom-typeshed-dir=",config:"config-file=",output:"any-exprs-report= cober\
tura-xml-report= html-report= linecount-report= linecoverage-report= lineprecision-report= txt-report= xml-report= xslt-\
html-report= xslt-txt-report= junit-xml= line-checking-stats=","names-program":"python-executable=","evaluates-text":"co\
mmand,c=","changes-configuration":"shadow-file= bazel package-root= quickstart-file=",installs:"install-types non-intera\
ctive","reads-stdin":"pdb","only-prints":"help,h version,V"},build_files:["mypy.ini",".mypy.ini","pyproject.toml","setup\
.cfg"],dependencies:t().PYTHON_DEPENDENCIES,environment:{...t().PYTHON_ENVIRONMENT,MYPY_FORCE_COLOR:"0"},match:["mypy sr\
c","mypy --strict src","mypy -p package --no-incremental","mypy"],not_match:['mypy -c "1"',"mypy --python-executable=./x\
 src","mypy --config-file=/etc/x src","mypy --install-types src","mypy ../x"]},N={risk:"write",operands:"plain",flags:{plain:`\

      verbose,v quiet,q colored= stderr-color= no-provision? no-recreate-provision no-recreate-pkg
      recreate,r skip-missing-interpreters,s? no-list-dependencies list-dependencies
      no-capture,i parallel,p? parallel-live,o parallel-no-spinner e= m= f= skip-env= discover=
      skip-pkg-install develop,usedevelop runner= exit-and-dump-after= fail-fast n
      hashseed= no-spinner default-runner=
    `,root:"workdir= rootdir,root= temp-dir=",config:"conf,c=",output:"result-json=","changes-configuration":"override,x\
= pre alwayscopy sitepackages",installs:"installpkg= force-dep=","skips-tests":"notest pkg-only,b,sdistonly","only-print\
s":"help,h version showconfig listenvs,l listenvs-all,a"},refused_operands:{"launches-programs":"exec e",installs:"deven\
v d","only-prints":"list l config c depends de schema quickstart q help","uses-network":"legacy-remote"},build_files:t().
PYTHON_BUILD_FILES,dependencies:[{path:".tox",at:"root"},...t().PYTHON_DEPENDENCIES],environment:t().PYTHON_ENVIRONMENT,
match:["tox","tox -e py312","tox run -e lint","tox -e py312 -- -k fast"],not_match:["tox exec -e py -- sh","tox -x teste\
nv.commands=sh","tox -c ../x.ini","tox devenv x","tox --workdir /x","tox --installpkg=x.whl"]},S={alone:"only-prints",flags:{
plain:`
      active all-extras all-groups all-packages color= exact extra= frozen group= isolated locked
      managed-python no-active no-build no-binary no-cache,n no-config no-default-groups no-dev no-editable
      no-env-file no-extra= no-group= no-managed-python no-progress no-project no-python-downloads
      no-sync offline only-dev only-group= package= prerelease= quiet,q resolution= verbose,v
      dev native-tls check universal invert depth= outdated no-dedupe
    `,root:"directory= project= cache-dir=",config:"config-file=","reads-environment-file":"env-file=","names-program":"\
python,p=",module:"module,m+",installs:"with,w= with-requirements= with-editable= reinstall refresh upgrade,U script,s g\
ui-script python-platform=","changes-configuration":"index= default-index= index-url,i= extra-index-url= find-links,f= a\
llow-insecure-host= keyring-provider= config-setting,C= link-mode=","only-prints":"help,h version,V show-settings"},subcommands:{
run:{starts:"command",alone:"only-prints"},lock:{writes_unless:"--check --locked --dry-run"},"sync,add,remove,pip,venv,i\
nit,tool,x,export,python,self,cache,auth,workspace":{does:"installs"},publish:{does:"publishes"},"build,version,format":{
does:"writes-files"},"tree,help,generate-shell-completion":{does:"only-prints"}},started_programs:["pytest","ruff","mypy",
"tox","python","python3"],directory_flags:["--directory"],build_files:["pyproject.toml","uv.toml"],dependencies:[...t().
PYTHON_DEPENDENCIES,{path:".cache/uv",at:"home",variable:"UV_CACHE_DIR"},{path:".local/share/uv",at:"home"}],environment:{
...t().PYTHON_ENVIRONMENT,UV_OFFLINE:"1",UV_NO_PROGRESS:"1",UV_PYTHON_DOWNLOADS:"never"},match:["uv run pytest -q","uv r\
un scripts/check.py","uv run --frozen python -m pytest","uv run -m pytest tests","uv lock --check"],not_match:["uv run s\
h -c id","uv run --with x pytest","uv run pytest -o addopts=x","uv run python -c 1","uv run https://x.test/y.py","uv run\
 -","uv sync","uv pip install x","uv tool run x","uv publish","uv run --python ./x pytest"]}},"judge/families/programs/y\
arn"(f,o,g,C){g(f,{yarn:e(()=>p,"yarn")});const p={starts:"script-or-tool",alone:"installs",flags:{plain:`
      json offline prefer-offline silent,s verbose non-interactive no-progress mutex= frozen-lockfile
      emoji no-lockfile ignore-engines network-timeout= network-concurrency= pure-lockfile
      top-level,T binaries-only,B include,includes= exclude= from= jobs,j= interlaced,i parallel,p
      topological,t topological-dev recursive,R worktree,W since? all,A private no-private
      dry-run,n verbose-level
    `,root:"cwd=","changes-configuration":"use-yarnrc= modules-folder= cache-folder= global-folder= registry= scripts-pr\
epend-node-path? preferred-cache-folder= link-folder= proxy= https-proxy= prefix= require=","opens-inspector":"inspect? \
inspect-brk? inspect-wait?","only-prints":"help,h version,v"},subcommands:{test:{starts:"own-script"},run:{starts:"scrip\
t-or-tool",alone:"only-prints"},workspace:{starts:"script-or-tool",skips:1,any_package:!0},"workspace run":{starts:"scri\
pt-or-tool",any_package:!0,alone:"only-prints"},"workspace add,remove,install,up,upgrade,dlx,exec,node,npm,publish,pack,\
link":{does:"launches-programs",operands:"plain"},workspaces:{alone:"only-prints"},"workspaces run":{starts:"script-or-t\
ool",any_package:!0},"workspaces foreach":{starts:"script-or-tool",any_package:!0},"workspaces foreach run":{starts:"scr\
ipt-or-tool",any_package:!0},"workspaces foreach exec":{does:"launches-programs"},exec:{starts:"tool"},node:{starts:"fil\
e",does:"launches-programs"},dlx:{starts:"tool",does:"downloads"},"create,init":{does:"loads-code"},"add,install,remove,\
up,upgrade,upgrade-interactive,link,unlink,import,dedupe,rebuild,unplug,patch,patch-commit,global,autoclean,stage,polici\
es,set":{does:"installs"},"npm,publish,login,logout,owner,tag,team":{does:"publishes"},"pack,version":{does:"writes-file\
s"},"audit,outdated":{does:"depends-on-registry"},"list,why,licenses,bin,explain,help,constraints,versions,check,search-\
bin":{does:"only-prints"},"config,plugin,cache,unset,generate-lock-entry":{does:"changes-configuration"},"info,search":{
does:"uses-network"}},directory_flags:["--cwd"],deciding_settings:{".yarnrc.yml":"injectEnvironmentFiles ignorePath glob\
alFolder yarnPath! path!",".yarnrc":"script-shell prefix modules-folder yarn-path!"},build_files:[".yarnrc.yml",".yarnrc",
".yarn/plugins/**",".yarn/releases/**",".pnp.cjs",".pnp.loader.mjs"],dependencies:[{path:"node_modules",at:"anywhere"},{
path:".pnp.cjs",at:"root"},{path:".pnp.loader.mjs",at:"root"},{path:".yarn",at:"root"},{path:".yarn/berry",at:"home",variable:"\
YARN_GLOBAL_FOLDER"}],environment:{YARN_ENABLE_NETWORK:"0",YARN_ENABLE_TELEMETRY:"0",YARN_ENABLE_GLOBAL_CACHE:"1",COREPACK_ENABLE_NETWORK:"\
0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["yarn test","yarn run lint","yarn lint --max-warn\
ings 0","yarn workspace a test","yarn workspace a run test","yarn workspaces foreach -A run test","yarn jest --ci","yarn\
 --cwd packages/a test"],not_match:["yarn","yarn install","yarn add x","yarn dlx x","yarn npm publish","yarn publish","y\
arn exec bash","yarn node -e 1","yarn --cwd ../x test","yarn --use-yarnrc x test","yarn jest --config {}","yarn config s\
et x y"]}},"judge/families/registry"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/family"),"import_family");let j;
const A=e(()=>j??=o("judge/families/packs/archives"),"import_archives");let N;const S=e(()=>N??=o("judge/families/packs/\
build"),"import_build");let v;const s=e(()=>v??=o("judge/families/packs/files"),"import_files");let r;const n=e(()=>r??=
o("judge/families/packs/git"),"import_git");let i;const d=e(()=>i??=o("judge/families/packs/javascript"),"import_javascr\
ipt");let l;const a=e(()=>l??=o("judge/families/packs/network"),"import_network");let b;const k=e(()=>b??=o("judge/famil\
ies/packs/packages"),"import_packages");let w;const E=e(()=>w??=o("judge/families/packs/python"),"import_python");let T;
const m=e(()=>T??=o("judge/families/packs/system"),"import_system");let c;const u=e(()=>c??=o("judge/families/packs/text"),
"import_text");g(f,{FAMILIES:e(()=>_,"FAMILIES"),packsOf:e(()=>R,"packsOf"),readFamily:e(()=>x,"readFamily"),registryOf:e(
()=>I,"registryOf")});const h={archives:A().archives,build:S().build,files:s().files,git:n().git,javascript:d().javascript,
network:a().network,packages:k().packages,python:E().python,system:m().system,text:u().text},_=Object.entries(h).flatMap(
([D,U])=>U.map(W=>({...W,category:D}))).sort((D,U)=>D.name<U.name?-1:1);let O;const y=new WeakMap;function I(D=[]){if(O??=
new Map(_.map(F=>[F.name,x(F)])),D.length===0)return O;const U=y.get(D);if(U!==void 0)return U;const W=new Map(O);for(const F of D){
const L=W.get(F.name);W.set(F.name,{...L,...x(F,L?.category)})}return y.set(D,W),W}e(I,"registryOf");const P="other";function x(D,U=P){
const W=t().familySchema.parse(D);return{...W,category:W.category??U}}e(x,"readFamily");function R(D){return[...new Set(
[..._,...D].map(({category:U=P})=>U))]}e(R,"packsOf")},"judge/judge"(f,o,g,C){let p;const t=e(()=>p??=o("audit-clock"),"\
import_audit_clock");let j;const A=e(()=>j??=o("command/read"),"import_read");let N;const S=e(()=>N??=o("judge/context"),
"import_context");let v;const s=e(()=>v??=o("judge/families/programs"),"import_programs");let r;const n=e(()=>r??=o("jud\
ge/judge-reading"),"import_judge_reading");g(f,{Judge:e(()=>i,"Judge")});class i{static{e(this,"Judge")}terms;context;clock;#e=new Map;constructor(l,a,b){
this.terms=l,this.context=a,this.clock=b}static by(l){const a=(0,S().contextIn)(l.tree,l.policy,l.platform,{});return new i(
l,a,l.clock??new(t()).AuditClock(l.signal))}with(l){const a={...this.terms,...l},b=(0,S().contextIn)(a.tree,a.policy,a.platform,
this.context.proposal);return new i(a,b,this.clock)}proposed(l){const{tree:a,policy:b,platform:k}=this.terms;return new i(
this.terms,(0,S().contextIn)(a,b,k,l),this.clock)}command(l){const a=this.#e.get(l);if(a!==void 0)return a;const b=this.#t(
l);return this.#e.set(l,b),b}async risk(l,a){return(0,n().judgeRiskAlone)(await this.#n(a),l,this.context)}async#t(l){const{
profile:a}=this.terms.policy;try{return(0,n().judgeReading)(await this.#n(l),a,this.context)}catch(b){return(0,n().unjudged)(
l,a,b)}}#n(l){const{tree:a,base:b,changed:k,cwd:w="",policy:E}=this.terms,{clock:T}=this,m=(0,s().programTerms)(E),c={...a&&
{tree:a},...b&&{base:b},changed:k,cwd:w,programs:m,clock:T};return T.inTurn(()=>(0,A().readCommand)(l,c))}}},"judge/judg\
e-reading"(f,o,g,C){let p;const t=e(()=>p??=o("model/finding"),"import_finding");let j;const A=e(()=>j??=o("rules/not-ju\
dged"),"import_not_judged");let N;const S=e(()=>N??=o("judge/profiles/curated/curated"),"import_curated");let v;const s=e(
()=>v??=o("judge/profiles/index"),"import_profiles");let r;const n=e(()=>r??=o("judge/profiles/profile"),"import_profile");
g(f,{judgeReading:e(()=>d,"judgeReading"),judgeRiskAlone:e(()=>a,"judgeRiskAlone"),unjudged:e(()=>b,"unjudged")});const i=new Set(
["target-writes","tool-writes","dry-run","writes_files"]);function d(u,h,_){const O=(0,n().findProblems)(u),y=e(R=>s().PROFILES[R].
judge(u,O,_),"judge"),I=y("evolver"),P=y("validator"),x={evolver:I,validator:P}[h]??y(h);return k(u,h,x,{evolver:I,validator:P})}
e(d,"judgeReading");function l(u,h){const _=h.find(({rule:y})=>y==="validator-newer");return{"1.94":u,newer:_?{verdict:"\
block",reason:_}:u}}e(l,"answersByVersion");function a(u,h,_){const O={findings:m((0,n().findProblems)(u))},y={evolver:O,
validator:O};return k(u,"curated",(0,S().judgeRisk)(h,_),y)}e(a,"judgeRiskAlone");function b(u,h,_){const O=typeof u=="s\
tring"?u:"",y=[(0,A().notJudged)(`the command \`${O}\``,_)];return k({command:O,words:[],assignments:[],argv:null,targets:[],
problems:[]},h,{findings:y},{evolver:{findings:y},validator:{findings:y}})}e(b,"unjudged");function k(u,h,_,O){const y=m(
_.findings),I=w(y),P=e(R=>R===_?I:w(m(R.findings)),"answerFor"),x=P(O.validator);return{reading:u,verdict:I.verdict,risk:_.
risk??T(I.verdict,y),confirmation:_.confirmation??"standard",findings:y,profiles:{evolver:P(O.evolver),validator:x,[h]:I},
validators:l(x,O.validator.findings)}}e(k,"judgementOf");function w(u){const h=E(u),[_]=u;if(h==="block"&&_)return{verdict:h,
reason:_};const O=u.find(({rule:y})=>y==="validator-empty-folder");return O?{verdict:h,remark:O}:{verdict:h}}e(w,"answer\
Of");function E(u){return u.some(({severity:_})=>_==="error")?"block":u.some(({severity:_,rule:O})=>_==="warning"&&O!=="\
experimental_mode")?"warn":"allow"}e(E,"verdictOf");function T(u,h){return u==="block"?"dangerous":h.some(({rule:_})=>i.
has(_))?"write":"safe"}e(T,"riskOf");function m(u){return c(u)?u:t().SEVERITIES.flatMap(h=>u.filter(({severity:_})=>_===
h))}e(m,"inOrder");function c(u){let h=0;for(const{severity:_}of u){const O=t().SEVERITIES.indexOf(_);if(O<h)return!1;h=
O}return!0}e(c,"isInOrder")},"judge/profiles/check-policy"(f,o,g,C){let p;const t=e(()=>p??=o("zod"),"z");let j;const A=e(
()=>j??=o("command/families/machine/program-table"),"import_program_table");let N;const S=e(()=>N??=o("command/read"),"i\
mport_read");let v;const s=e(()=>v??=o("command/shell-text"),"import_shell_text");let r;const n=e(()=>r??=o("error"),"im\
port_error");let i;const d=e(()=>i??=o("policy/load"),"import_load");let l;const a=e(()=>l??=o("policy/place"),"import_p\
lace");let b;const k=e(()=>b??=o("policy/policy"),"import_policy");let w;const E=e(()=>w??=o("rules/finding"),"import_fi\
nding");let T;const m=e(()=>T??=o("judge/context"),"import_context");let c;const u=e(()=>c??=o("judge/families/family"),
"import_family");let h;const _=e(()=>h??=o("judge/families/programs"),"import_programs");let O;const y=e(()=>O??=o("judg\
e/families/registry"),"import_registry");let I;const P=e(()=>I??=o("judge/profiles/curated/operation"),"import_operation");
let x;const R=e(()=>x??=o("judge/profiles/curated/shape"),"import_shape");let D;const U=e(()=>D??=o("judge/profiles/work\
space/allowed"),"import_allowed");let W;const F=e(()=>W??=o("judge/profiles/workspace/custom"),"import_custom");g(f,{checkCommandPolicy:e(
()=>L,"checkCommandPolicy"),checkFamily:e(()=>z,"checkFamily"),failedExamples:e(()=>G,"failedExamples"),requireExamples:e(
()=>V,"requireExamples")});function L({families:H,patterns:M}){const B=H.flatMap(($,K)=>oe(["families",K],z($)));if(B.length>
0)return B;const Z=(0,y().registryOf)(H);return M.flatMap(($,K)=>oe(["patterns",K],X($,Z)))}e(L,"checkCommandPolicy");function G({
policy:H,path:M=d().POLICY_PATH,text:B=""}){return L(H).map(({message:Z,pointer:$,value:K})=>{const J=(0,a().placeIn)(B,
$,K);return`${J===void 0?M:`${M}:${J}`}: ${Z}`})}e(G,"failedExamples");function V(H){const M=G(H);if(M.length!==0)throw new(n()).
GateError("policy_invalid",`Examples of the policy fail:
${M.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}e(V,"requireExamples");
function z(H){const M=u().familySchema.safeParse(H);if(!M.success)return[{message:`family ${H.name}: ${t().prettifyError(
M.error)}`,pointer:["name"],value:H.name}];const B=(0,y().readFamily)(H),Z=Q(B);return Z.length>0?Z:[...Y(B,"evolver",$=>q(
$,B)),...Y(B,"curated",$=>ee($,B)),...Y(B,"workspace",$=>te($,B))]}e(z,"checkFamily");function Y(H,M,B){const{match:Z=[],
not_match:$=[]}=H[M]??{},K=e(J=>`family ${H.name}: ${M} ${J} its example`,"say");return oe([M],[...ne("match",Z,J=>!B(J),
K("rejects")),...ne("not_match",$,B,K("accepts"))])}e(Y,"checkExamples");function X({name:H,regex:M,match:B,not_match:Z},$){
const K=(0,F().compilePattern)(M);if("error"in K)return[{message:`${H}: the pattern ${K.error}`,pointer:["regex"],value:M}];
const J=e(se=>(0,s().everyCommand)((0,s().readShellText)(se)).some(re=>K.matches((0,F().subjectOf)(re,$))),"finds");return[
...ne("match",B,se=>!J(se),`${H}: does not match`),...ne("not_match",Z,J,`${H}: matches`)]}e(X,"checkPattern");function Q({
name:H,evolver:M}){try{return M&&(0,A().programFamily)(H,M),[]}catch(B){const{message:Z}=B;return[{message:`family ${H}:\
 ${Z}`,pointer:["evolver","flags"],value:H}]}}e(Q,"checkTables");function q(H,M){const B=(0,_().programTerms)({programs:[
M.name],families:[M]}),{invocation:Z,problems:$}=(0,S().readWords)(H,{programs:B}),K=$.map(E().problemFinding);return Z?.
family!==void 0&&K.every(({severity:J})=>J!=="error")}e(q,"evolverAccepts");function ee(H,M){const B=(0,S().readWords)(H),
[Z,...$]=(0,R().firstCommand)(B);if(M.curated===void 0||Z?.text!==M.name)return!1;const K=new(m()).Places((0,m().contextIn)(
void 0,k().DEFAULT_POLICY,"linux",{})),{reasons:J}=(0,P().readOperation)(M,M.curated,$,K);return(0,R().shapeReasons)(B).
length+J.length===0}e(ee,"curatedAccepts");function te(H,M){return(0,s().everyCommand)((0,s().readShellText)(H)).every(B=>B.
words[0]?.text===M.name&&(0,U().findCommandObjections)(B,M).length===0)}e(te,"workspaceAccepts");function ne(H,M,B,Z){return M.
flatMap(($,K)=>B($)?[{message:`${Z} ${$}`,pointer:[H,K],value:$}]:[])}e(ne,"failing");function oe(H,M){return M.map(B=>({
...B,pointer:[...H,...B.pointer]}))}e(oe,"within")},"judge/profiles/curated/arguments"(f,o,g,C){let p;const t=e(()=>p??=
o("command/flags/equals"),"import_equals");let j;const A=e(()=>j??=o("command/flags/read-flags"),"import_read_flags");g(
f,{readArguments:e(()=>N,"readArguments")});function N(s,r){const n=[],i=[],d=[],l=[];let a=!1;for(const w of(0,A().readFlags)(
s,S(r)).tokens){const{word:E}=w,T=E.text;if(w.kind==="operand"){a&&l.push({flag:T,reason:"comes after the expression",word:E}),
d.push(E);continue}if(w.kind==="flag"&&w.part.spec.leading){d.length>0&&l.push({flag:T,reason:"must come before the oper\
ands",word:E}),n.push(T);continue}if(a=r.leading_flags.length>0,w.kind==="unknown"){l.push({flag:T,reason:"is not in the\
 specification",word:E});continue}const{name:m,kind:c}=w.part.spec;if(n.push(m),c===void 0)continue;const u=w.consumes?w.
next??E:E,h=w.consumes?w.next?.text:w.part.fixed;h===void 0?l.push({flag:T,reason:"requires a value",word:E}):i.push({text:h,
kind:c,word:u,operand:!1})}const b=r.operands.unless.some(w=>n.includes(w))?1:0,{kinds:k}=r.operands;for(const[w,E]of d.
entries()){const T=k[Math.min(w+b,k.length-1)]??"path";i.push({text:E.text,kind:T,word:E,operand:!0})}return{flags:n,values:i,
problems:l}}e(N,"readArguments");function S(s){const r=new Set([...s.flags,...Object.keys(s.dangerous_flags)]),n=e((d,l=!1)=>({
spec:{name:d,leading:l},negated:!1,takes:"never"}),"without"),i=e((d,l)=>{const a=s.value_flags[d];if(a===void 0)return[];
const b={spec:{name:d,kind:a,leading:!1},negated:!1};return[l===void 0?{...b,takes:"always"}:{...b,fixed:l,takes:"never"}]},
"withValue");return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:e(d=>{if(s.leading_flags.
includes(d))return[n(d,!0)];if(r.has(d))return[n(d)];const l=i(d);if(l.length>0)return l;const a=v(d),b=a&&i(a.name,a.value);
if(b!==void 0&&b.length>0)return b;const w=(/^-[A-Za-z]{2,}$/.test(d)?[...d.slice(1)]:[]).map(E=>`-${E}`);return w.length>
0&&w.every(E=>r.has(E))?w.map(E=>n(E)):void 0},"expand")}}e(S,"grammarOf");function v(s){const{written:r,attached:n}=(0,t().
splitAtEquals)(s);return s.startsWith("--")&&n!==void 0?{name:r,value:n}:s.startsWith("--")?void 0:{name:s.slice(0,2),value:s.
slice(2)}}e(v,"gluedValue")},"judge/profiles/curated/curated"(f,o,g,C){let p;const t=e(()=>p??=o("rules/finding"),"impor\
t_finding");let j;const A=e(()=>j??=o("judge/context"),"import_context");let N;const S=e(()=>N??=o("judge/families/regis\
try"),"import_registry");let v;const s=e(()=>v??=o("judge/profiles/profile"),"import_profile");let r;const n=e(()=>r??=o(
"judge/profiles/curated/operation"),"import_operation");let i;const d=e(()=>i??=o("judge/profiles/curated/shape"),"impor\
t_shape");g(f,{curated:e(()=>a,"curated"),judgeRisk:e(()=>h,"judgeRisk")});const l=10,a={judge:e((y,I,P)=>{const x=[...(0,d().
shapeReasons)(y),...(0,s().besidesProgram)(I,y)],[R,...D]=(0,d().firstCommand)(y);return R===void 0?k([(0,t().finding)("\
no_command",{}),...x],P):b(R,D,x,P)},"judge")};function b(y,I,P,x){const{policy:R}=x,D=x.proposal.family??y.text,U={span:y.
span},W=D===y.text?[]:[(0,t().finding)("family_base_mismatch",{family:D,base:y.text},U)],F=(0,S().registryOf)(R.families).
get(D),L=F?.curated;if(F===void 0||L===void 0)return k([(0,t().finding)("not_in_registry",{family:D},U),...W,...P],x);const G=w(
D,x),V=new(A()).Places(x),z=(0,n().readOperation)(F,L,I,V),Y=[...T(F,L,x,G).map(q=>({...q,...U})),...P,...W,...z.reasons,
...c(z,V,R.allowed_roots),..._(z.risk,R)],{risk:X}=z,Q=O(X,G);return Y.some(({severity:q})=>q==="error")?{findings:(0,s().
firstOfEach)(Y.filter(E),l),risk:X,confirmation:Q}:{findings:[...Y,...u(z,G)],risk:X,confirmation:Q}}e(b,"judgeFamily");
function k(y,{proposal:I}){const P=O("dangerous",I.mode??"structured");return{findings:y.filter(E),risk:"dangerous",confirmation:P}}
e(k,"refuse");function w(y,{policy:I,proposal:P}){return P.mode??(I.experimental.includes(y)?"experimental":"structured")}
e(w,"proposalModeOf");function E({severity:y}){return y!=="warning"}e(E,"isReason");function T({name:y,category:I},{maturity:P,
platforms:x},{policy:R,platform:D},U){const W=[];return R.disabled_packs.includes(I)&&W.push((0,t().finding)("family_dis\
abled",{family:y,pack:I})),x!==void 0&&!x.includes(D)&&W.push((0,t().finding)("platform_unsupported",{family:y,platform:D})),
m[P].includes(U)||W.push((0,t().finding)("maturity_refused",{family:y,maturity:P})),W}e(T,"availability");const m={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function c({paths:y},I,P){
return P.length===0?[]:y.filter(({path:x})=>x.startsWith("~")||!I.leadsInto(x,P)).map(({path:x,word:R})=>(0,t().finding)(
"outside_allowed_roots",{path:x,roots:P},R&&{span:R.span}))}e(c,"rootReasons");function u({warnings:y},I){return[...y.map(
P=>(0,t().finding)(P,{})),...I==="experimental"?[(0,t().finding)("experimental_mode",{})]:[]]}e(u,"warningsOf");function h(y,{
policy:I,proposal:P}){const x=O(y,P.mode??"structured");return{findings:_(y,I),risk:y,confirmation:x}}e(h,"judgeRisk");function _(y,{
mode:I,allow_dangerous:P}){return y==="safe"||y==="write"&&I!=="safe"||y==="dangerous"&&I==="dangerous"&&P?[]:[(0,t().finding)(
"policy_risk",{risk:y,mode:I})]}e(_,"riskReasons");function O(y,I){return I==="experimental"?"very_strong":y==="dangerou\
s"?"strong":"standard"}e(O,"confirmationFor")},"judge/profiles/curated/operation"(f,o,g,C){let p;const t=e(()=>p??=o("ru\
les/finding"),"import_finding");let j;const A=e(()=>j??=o("judge/families/form"),"import_form");let N;const S=e(()=>N??=
o("judge/families/kinds"),"import_kinds");let v;const s=e(()=>v??=o("judge/profiles/curated/arguments"),"import_argument\
s");let r;const n=e(()=>r??=o("judge/profiles/curated/paths"),"import_paths");g(f,{readOperation:e(()=>i,"readOperation")});
function i(m,c,u,h){const _=[...c.warnings,...c.network_touching?["network_touching"]:[]],O=c.forms.length>0?d(m,c,u,h):
a(m,c,u,h),y=O.paths.some(({path:P})=>(0,n().holdsEnvironment)(P)),I=new Set([..._,...O.warnings,...y?["env_secrets"]:[]]);
return{...O,warnings:[...I]}}e(i,"readOperation");function d(m,c,u,h){let _="",O=[];const y=u[0];for(const x of c.forms){
const R=(0,A().parseForm)(x.argv)??[],D=(0,A().matchForm)(R,u,(U,W)=>(0,n().refusal)(U,W,h));if(D.kind==="operand")O=l(D.
placed),_=`does not accept \`${D.word.text}\`, which ${D.reason}; the registered forms are`;else if(D.kind==="match")return{
reasons:[],risk:x.risk??c.risk,warnings:x.warning?[x.warning]:[],paths:l(D.placed)}}const I=c.forms.map(({argv:x})=>`${m.
name} ${x}`);return{reasons:[...(m.category==="archives"?u.filter(({text:x})=>S().SHELL_OPERATOR.test(x)):[]).map(({text:x,
span:R})=>(0,t().finding)("shell_operator.quoted",{operator:x},{span:R})),(0,t().finding)(T(m.name),{family:m.name,reason:_,
forms:I},y?{span:y.span}:{})],risk:c.risk,warnings:[],paths:O}}e(d,"readForm");function l(m){return m.filter(({kind:c})=>S().
PATH_KINDS.has(c)).map(({word:c})=>({path:c.text,word:c}))}e(l,"pathsOf");function a({name:m},c,u,h){const{flags:_,values:O,
problems:y}=(0,s().readArguments)(u,c),I=y.map(({flag:F,reason:L,word:G})=>(0,t().finding)("flag_not_allowed",{family:m,
flag:F,reason:L},{span:G.span})),P=e(F=>c.forbidden_prefixes.find(L=>F.toLowerCase().startsWith(L.toLowerCase())),"prefi\
xOf");for(const{text:F,kind:L,word:G,operand:V}of O){const z=(0,n().refusal)(L,F,h),Y={span:G.span};z&&!(V&&P(F))&&I.push(
(0,t().finding)("operand_refused",{family:m,operand:F,reason:z},Y))}const x=O.filter(({operand:F})=>F),R=x.filter(({kind:F,
text:L})=>S().PATH_KINDS.has(F)&&L!==b);I.push(...w(m,c,x.length)),I.push(...k(m,c,x,R.length,_));for(const{text:F,word:L}of x){
const G=P(F);if(G===void 0)continue;const V={family:m,operand:F,prefix:G};I.push((0,t().finding)("forbidden_operand_pref\
ix",V,{span:L.span}))}const D=O.filter(({kind:F,text:L})=>S().PATH_KINDS.has(F)&&L!==b).map(({text:F,word:L})=>({path:F,
word:L})),U=D.some(({path:F})=>c.dangerous_targets.includes(F)||c.dangerous_targets.includes("/")&&h.locate(F)==="/"),W=c.
default_operand;return{reasons:I,risk:U?"dangerous":c.risk,warnings:[..._.flatMap(F=>c.dangerous_flags[F]??[]),...U?["br\
oad_permission_target"]:[]],paths:D.length===0&&W!==void 0?[{path:W}]:D}}e(a,"readFlagsAndOperands");const b="-";function k(m,{
reads_stdin:c,operands:{min:u}},h,_,O){if(c===void 0)return[];const y="is standard input",I=h.filter(({kind:x,text:R})=>S().
PATH_KINDS.has(x)&&R===b).map(({text:x,word:R})=>(0,t().finding)("operand_refused",{family:m,operand:x,reason:y},{span:R.
span}));if(I.length>0)return I;const P=h.length;return _>0||P<u||c.unless.some(x=>O.includes(x))?[]:[(0,t().finding)("op\
erand_count",{family:m,count:P,wanted:`at least ${P+1}`})]}e(k,"stdinReasons");function w(m,{operands:{min:c,max:u}},h){
if(h>=c&&(u===void 0||h<=u))return[];const _=u===void 0?`at least ${c}`:u===c?`exactly ${c}`:`${c} to ${u}`;return[(0,t().
finding)("operand_count",{family:m,count:h,wanted:_})]}e(w,"countReasons");const E=new Map([["tar","constrained_form.tar"],
["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_form.ping"],["curl","constrained_\
form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","constrained_form.git"]]);function T(m){
return E.get(m)??"constrained_form.other"}e(T,"constrainedForm")},"judge/profiles/curated/paths"(f,o,g,C){let p;const t=e(
()=>p??=o("judge/families/kinds"),"import_kinds");g(f,{holdsEnvironment:e(()=>v,"holdsEnvironment"),refusal:e(()=>N,"ref\
usal")});const j=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],A=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function N(s,r,n){const i=t().KINDS[s](r);if(i!==void 0||s!=="destination"&&s!=="source")return i;const d=n.locate(r);if(d===
void 0)return"cannot be resolved";if(d==="/")return"is the root of the file system";const a=(/^[\\/]|^[A-Za-z]:/.test(r)||
!n.isIn(d,n.cwd))&&j.find(b=>n.mayBeIn(d,b));if(a)return`is in the system directory ${a}`;if(s!=="destination")return n.
mayBeIn(n.cwd,d)?"is the working directory or one of its parents":A.test(d)?"is a home directory":void 0}e(N,"refusal");
const S=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function v(s){return S.test(s)}e(v,"holdsEnvironment")},
"judge/profiles/curated/shape"(f,o,g,C){let p;const t=e(()=>p??=o("rules/finding"),"import_finding");g(f,{firstCommand:e(
()=>A,"firstCommand"),shapeReasons:e(()=>N,"shapeReasons")});const j=new Set(["shell-operator","shell-redirection","line\
-break"]);function A({words:s,problems:r}){const n=r.filter(({rule:d})=>j.has(d)).map(({span:d})=>d.start),i=Math.min(...n);
return s.filter(({span:d})=>d.start<i)}e(A,"firstCommand");function N({problems:s}){return s.flatMap(r=>{const n={span:r.
span};if((0,t().isProblem)(r,"shell-operator")){const{operator:i}=r.args;return[(0,t().finding)(v(i),{operator:i},n)]}if((0,t().
isProblem)(r,"shell-redirection")){const{operator:i}=r.args;return[(0,t().finding)("shell_operator.redirection",{operator:i},
n)]}if((0,t().isProblem)(r,"command-substitution")){const{written:i}=r.args;return[(0,t().finding)("shell_operator.subst\
itution",{operator:i},n)]}if((0,t().isProblem)(r,"line-break")||(0,t().isProblem)(r,"nul-character")){const{character:i}=r.
args;return[(0,t().finding)("shell_operator.multiline",{operator:i},n)]}return S.has(r.rule)?[(0,t().finding)("parse_fai\
led",{},n)]:[]})}e(N,"shapeReasons");const S=new Set(["unterminated-quote","trailing-backslash","command-too-long"]);function v(s){
return s==="|"||s==="|&"?"shell_operator.pipeline":s==="&"?"shell_operator.background":"shell_operator.chaining"}e(v,"op\
eratorRule")},"judge/profiles/evolver"(f,o,g,C){let p;const t=e(()=>p??=o("judge/families/programs"),"import_programs");
let j;const A=e(()=>j??=o("judge/profiles/curated/curated"),"import_curated");g(f,{evolver:e(()=>N,"evolver")});const N={
judge:e((s,r,n)=>{const i=s.words[0]?.text;if(s.invocation===void 0&&i&&(0,t().isNamedCurated)(i,n.policy))return A().curated.
judge(s,r,v(n));const d=S(s,r);return{findings:r,...d&&{risk:d}}},"judge")};function S({invocation:s},r){const n=s?.family?.
data.risk;return r.some(({severity:d})=>d==="error")||n==="safe"?void 0:n}e(S,"riskOf");function v(s){const{policy:r}=s,
n=r.allowed_roots.length>0?r.allowed_roots:["."];return{...s,policy:{...r,allowed_roots:n}}}e(v,"inRepository")},"judge/\
profiles/index"(f,o,g,C){let p;const t=e(()=>p??=o("judge/profiles/curated/curated"),"import_curated");let j;const A=e(()=>j??=
o("judge/profiles/evolver"),"import_evolver");let N;const S=e(()=>N??=o("judge/profiles/validator"),"import_validator");
let v;const s=e(()=>v??=o("judge/profiles/workspace/workspace"),"import_workspace");g(f,{PROFILES:e(()=>r,"PROFILES")});
const r={evolver:A().evolver,validator:S().validator,curated:t().curated,workspace:s().workspace}},"judge/profiles/profi\
le"(f,o,g,C){let p;const t=e(()=>p??=o("rules/finding"),"import_finding");g(f,{besidesProgram:e(()=>j,"besidesProgram"),
findProblems:e(()=>N,"findProblems"),firstOfEach:e(()=>A,"firstOfEach")});function j(S,{invocation:v}){const s=v?.family?
["program","invocation","target"]:["program"];return S.filter(({layer:r,rule:n})=>!s.includes(String(r))||n==="command-n\
ot-text")}e(j,"besidesProgram");function A(S,v){const s=new Map;return S.filter(({rule:r})=>{const n=(s.get(r)??0)+1;return s.
set(r,n),n<=v})}e(A,"firstOfEach");function N({problems:S}){return S.map(t().problemFinding)}e(N,"findProblems")},"judge\
/profiles/validator"(f,o,g,C){let p;const t=e(()=>p??=o("rules/finding"),"import_finding");g(f,{validator:e(()=>N,"valid\
ator")});const j=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
A={"1.94":{refused:j,information:new Set(["--version","--help","--v8-options"])},newer:{refused:j,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},N={judge:e((l,a)=>{const b=[...a,...n(l,A["1.94"])];if(S(
b))return{findings:b};const[k]=n(l,A.newer);return{findings:[...b,...s(k),...v(l)]}},"judge")};function S(l){return l.some(
({severity:a})=>a==="error")}e(S,"isRefused");function v({invocation:l}){const a=l?.operands[0],b=l&&r(l,A["1.94"]);return a===
void 0||b?[]:[(0,t().finding)("validator-empty-folder",{script:a.text},{span:a.span})]}e(v,"findRemarks");function s(l){
if(l===void 0)return[];const{flag:a=""}=l.args;return[(0,t().finding)("validator-newer",{refused:String(a)},l.span&&{span:l.
span})]}e(s,"newerRemarks");function r({flags:l},{information:a}){return l.some(({name:b})=>a.has(b))}e(r,"informsBy");function n(l,a){
const{words:b,invocation:k,command:w}=l,[E,...T]=b;if(E===void 0)return[];if(E.text!=="node")return[(0,t().finding)("val\
idator-program",{program:E.text},{span:E.span})];const m=T.filter(({text:_})=>a.refused.test(_)).map(({text:_,span:O})=>(0,t().
finding)("validator-flag",{flag:_},{span:O}));m.push(...i(k,a),...d(w,a));const c=k!==void 0&&r(k,a),u=k?.flags.some(({name:_})=>_===
"--test")===!0;return(k?.operands[0]===void 0||u)&&!c&&m.push((0,t().finding)("validator-script",{},{span:E.span})),m}e(
n,"findRefusals");function i(l,{options:a,information:b}){if(l===void 0||a===void 0)return[];const{flags:k,operands:w}=l,
[E]=k;if(k.length===1&&w.length===0&&b.has(E?.name??""))return[];const m=e(({written:c,span:u})=>(0,t().finding)("valida\
tor-flag",{flag:c},{span:u}),"refuse");return k.filter(({name:c})=>!a.has(c)).map(m)}e(i,"optionRefusals");function d(l,{
text:a}){const b=a?.exec(l);if(!b)return[];const k={start:b.index,end:b.index+b[0].length};return[(0,t().finding)("valid\
ator-flag",{flag:b[0]},{span:k})]}e(d,"textRefusals")},"judge/profiles/workspace/allowed"(f,o,g,C){let p;const t=e(()=>p??=
o("rules/finding"),"import_finding");let j;const A=e(()=>j??=o("judge/families/form"),"import_form");let N;const S=e(()=>N??=
o("judge/families/kinds"),"import_kinds");let v;const s=e(()=>v??=o("judge/profiles/workspace/languages"),"import_langua\
ges");let r;const n=e(()=>r??=o("judge/profiles/workspace/split-arguments"),"import_split_arguments");g(f,{findCommandObjections:e(
()=>d,"findCommandObjections"),workspaceRisk:e(()=>a,"workspaceRisk"),workspaceWarnings:e(()=>b,"workspaceWarnings")});const i=new Set(
["rm","chmod","chown","kill","killall","pkill","dd","shred"]);function d({words:m},c){const[u,...h]=m;if(u===void 0)return[];
const _=u.text,O=k(_,h,c?.workspace);if(O.length>0)return O;const y=e((R,{span:D}=u)=>[(0,t().finding)("command_not_allo\
wed",{program:_,reason:R},{span:D})],"refused"),I=c?.workspace;if(I===void 0)return y("is not allowed");if(h.length===1&&
/^--(?:version|help)$/.test(h[0]?.text??""))return[];if(I.forms.length>0)return l(h,I)?[]:y("is allowed only in its regi\
stered forms");const{reason:P,word:x}=w(h,I);return P===void 0?[]:y(P,x)}e(d,"findCommandObjections");function l(m,{forms:c}){
return c.find(({argv:u})=>(0,A().matchForm)((0,A().parseForm)(u)??[],m,(h,_)=>S().KINDS[h](_)).kind==="match")}e(l,"form\
Of");function a({words:[,...m]},{workspace:c}){if(c!==void 0)return c.writes?"write":l(m,c)?.risk}e(a,"workspaceRisk");function b({
words:m},{workspace:c}){return T(c?.subcommands,m[1]?.text)?.warnings??[]}e(b,"workspaceWarnings");function k(m,c,u){const{
flags:h}=(0,n().splitArguments)(c,u),_=u?.blocked_flags??[],y=[...h.filter(({text:x})=>(0,n().hasFlag)(x,"--force")||_.some(
R=>(0,n().hasFlag)(x,R))||m==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(x)||i.has(m)&&(0,n().hasFlag)(x,"--all"))],I=e(
(x,R)=>h.find(({text:D})=>new RegExp(`^-[A-Za-z]*${x}`).test(D)||(0,n().hasFlag)(D,R)),"either"),P=m==="rm"?I("[rR]","--\
recursive"):void 0;return P&&I("f","--force")&&y.push(P),y.map(({text:x,span:R})=>(0,t().finding)("blocked_flag",{program:m,
flag:x},{span:R}))}e(k,"blockedFlags");function w(m,c){const[u,...h]=m,_=T(c.subcommands,u?.text);if(c.subcommands!==void 0&&
_===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(c.subcommands).join(", ")}`};const{flags:O,
data:y,operands:I}=(0,n().splitArguments)(_?h:m,c);for(const P of O){const{text:x}=P,R=(0,n().isDataFlag)(x,c);if(!R&&c.
code_flags.some(D=>(0,n().hasFlag)(x,D)))return{reason:`is not allowed with ${x}, which can run code, delete files, or w\
rite elsewhere`,word:P};if(c.flags!==void 0&&!R&&!c.flags.includes(x))return{reason:`is not allowed with the flag ${x}`,
word:P}}for(const P of _?I:[]){const x=S().KINDS[_?.operands??"path"](P.text);if(x!==void 0)return{reason:`does not acce\
pt ${P.text}, which ${x}`,word:P}}return c.language===void 0?{}:E(c.language,O,y)}e(w,"objectionTo");function E(m,c,u){const h=c.
find(({text:O})=>((0,n().hasFlag)(O,"-e")||(0,n().hasFlag)(O,"--expression"))&&O!=="-e"&&O!=="--expression");if(h!==void 0)
return{reason:"has its script attached to a flag",word:h};const _=m==="awk"?s().awkDanger:s().sedDanger;for(const O of u){
const y=_(O.text);if(y!==void 0)return{reason:y,word:O}}return{}}e(E,"programObjection");function T(m,c){return m!==void 0&&
c!==void 0&&Object.hasOwn(m,c)?m[c]:void 0}e(T,"ownEntry")},"judge/profiles/workspace/custom"(f,o,g,C){let p;const t=e(()=>p??=
o("policy/linear-pattern"),"import_linear_pattern");let j;const A=e(()=>j??=o("rules/finding"),"import_finding");let N;const S=e(
()=>N??=o("judge/profiles/workspace/split-arguments"),"import_split_arguments");g(f,{compilePattern:e(()=>n,"compilePatt\
ern"),findCustomPatterns:e(()=>s,"findCustomPatterns"),subjectOf:e(()=>i,"subjectOf")});const v=new Map;function s(d,l,a,b){
const k=l.filter(E=>E.layer===a);if(k.length===0)return[];const w=i(d,b);return k.filter(({regex:E})=>r(E,w)).map(({name:E,
regex:T,reason:m})=>(0,A().finding)(`custom_pattern.${a}`,{name:E,pattern:T,reason:m}))}e(s,"findCustomPatterns");function r(d,l){
const a=n(d);return"error"in a||a.matches(l)}e(r,"matches");function n(d){const l=v.get(d)??(0,t().compileLinear)(d);return v.
set(d,l),l}e(n,"compilePattern");function i({words:d,redirections:l},a){const[b,...k]=d,{data:w}=(0,S().splitArguments)(
k,a.get(b?.text??"")?.workspace),E=new Set(w);return[...d.filter(T=>!E.has(T)).map(T=>T.text),...l.map(({operator:T,target:m})=>`${T}\
 ${m?.text??""}`)].join(" ")}e(i,"subjectOf")},"judge/profiles/workspace/danger"(f,o,g,C){let p;const t=e(()=>p??=o("nod\
e:path"),"import_node_path");let j;const A=e(()=>j??=o("command/shell-text"),"import_shell_text");let N;const S=e(()=>N??=
o("judge/profiles/workspace/dangerous-patterns"),"import_dangerous_patterns");g(f,{findDangers:e(()=>l,"findDangers")});
const v=new Set("sudo doas env nohup time nice ionice command exec builtin xargs timeout setsid stdbuf busybox".split(" ")),
s=new Set(["sh","bash","zsh","dash","ksh","ash","fish"]),r=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,
n=new Set(["curl","wget","fetch","aria2c"]),i=8,d=4;function l(c,u=0){const h=new Map;return(0,A().everyCommand)(c).flatMap(
_=>a(_,h,u))}e(l,"findDangers");function a(c,u,h){const _=[],{words:O}=c;for(const{operator:P,target:x}of c.redirections)
if(P.includes(">")&&x&&S().DISK.test(x.text)){const R=`> ${x.text}`;_.push({name:"direct_disk_write",pattern:R,words:[x]})}
const y=E(c,u);if(y!==void 0){const P=`${y} | ${O[0]?.text??""}`;_.push({name:"remote_code_execution",pattern:P,words:O})}
const I=new Set;for(const P of b(O)){const x=S().PATTERNS.find(({matches:U})=>U(P))?.name;if(x!==void 0){const U=P.words.
map(({text:W})=>W).join(" ");_.push({name:x,pattern:U,words:P.words})}const R=w(P);if(R===void 0||I.has(R)||h===d)continue;
I.add(R);const D=l((0,A().readShellText)(R),h+1);_.push(...D.map(U=>({...U,words:P.words})))}return _}e(a,"dangersOf");function b(c){
const u=k(c,0);if(u===void 0)return[];const h=[u];if(v.has(u.program))for(let _=1;_<=Math.min(c.length-1,i);_+=1){const O=k(
c,_);O!==void 0&&!/^-|=/.test(O.program)&&h.push(O)}if(u.program==="find")for(const[_,{text:O}]of c.entries()){const y=/^-(?:exec|ok)(?:dir)?$/.
test(O)?k(c,_+1):void 0;if(y!==void 0&&h.push(y),h.length>i)break}return h}e(b,"startedBy");function k(c,u){const h=c[u];
if(h===void 0)return;const _=c.slice(u);return{program:t().posix.basename(h.text).toLowerCase(),args:_.slice(1).map(({text:y})=>y),
words:_}}e(k,"startedAt");function w({program:c,args:u}){if(c==="eval")return u.join(" ");if(!s.has(c))return;const h=u.
findIndex(_=>/^-[A-Za-z]*c[A-Za-z]*$/.test(_));return h<0?void 0:u[h+1]}e(w,"shellTextOf");function E(c,u){const h=b(c.words),
_=(c.pipedFrom&&u.get(c.pipedFrom))??T(c.inside);return u.set(c,_??h.map(({program:O})=>O).find(m)),h.some(({program:O})=>r.
test(O))?_:void 0}e(E,"downloadFor");function T(c){return(0,A().everyCommand)(c).flatMap(({words:u})=>b(u)).find(({program:u})=>m(
u))?.program}e(T,"downloader");function m(c){return n.has(c)}e(m,"isDownloader")},"judge/profiles/workspace/dangerous-pa\
tterns"(f,o,g,C){g(f,{DISK:e(()=>p,"DISK"),PATTERNS:e(()=>S,"PATTERNS")});const p=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
t=e((v,s,r)=>v.some(n=>/^-[A-Za-z]+$/.test(n)&&[...n.slice(1)].some(i=>s.includes(i))||n.length>3&&r.startsWith(n.toLowerCase())),
"flag"),j=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,A=e(v=>v.some((s,r)=>{const n=/^(?:-s|--signal)$/.
test(s)?v[r+1]:/^(?:-s|--signal=|-)(.+)$/.exec(s)?.[1];return n!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(n)}),"signal"),N=e(
(v,s,r)=>(v==="systemctl"||v==="loginctl")&&s.some(n=>r.test(n)),"systemctl"),S=[{name:"mass_deletion",matches:e(({program:v,
args:s})=>v==="rm"&&t(s,"rR","--recursive")&&s.some(r=>!r.startsWith("-")&&j.test(r)),"matches")},{name:"raw_disk_write",
matches:e(({program:v,args:s})=>v==="dd"&&s.some(r=>r.startsWith("if=")||/^of=\/dev\//.test(r)),"matches")},{name:"files\
ystem_format",matches:e(({program:v})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(v),"matches")},{name:"direct_disk_write",matches:e(
({program:v,args:s})=>v==="tee"&&s.some(r=>p.test(r)),"matches")},{name:"world_writable",matches:e(({program:v,args:s})=>v===
"chmod"&&s.some(r=>/^[0-7]{2,4}[2367]$/.test(r)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(r)),"matches")},{name:"privilege_e\
scalation",matches:e(({program:v,args:s})=>v==="chown"&&s.some(r=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(r)),
"matches")},{name:"firewall_manipulation",matches:e(({program:v})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(
v),"matches")},{name:"system_shutdown",matches:e(({program:v,args:s})=>/^(?:shutdown|poweroff|halt)$/.test(v)||/^(?:init|telinit)$/.
test(v)&&s[0]==="0"||N(v,s,/^(?:poweroff|halt)$/),"matches")},{name:"system_reboot",matches:e(({program:v,args:s})=>v===
"reboot"||/^(?:init|telinit)$/.test(v)&&s[0]==="6"||N(v,s,/^(?:reboot|kexec)$/),"matches")},{name:"force_kill",matches:e(
({program:v,args:s})=>/^(?:kill|pkill|killall)$/.test(v)&&A(s),"matches")}]},"judge/profiles/workspace/languages"(f,o,g,C){
g(f,{awkDanger:e(()=>p,"awkDanger"),sedDanger:e(()=>s,"sedDanger")});function p(r){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(r))return"may run commands or open files in its program";const n=/\bprintf?\b/.exec(r),i=n===null?"":r.slice(n.index);
return/>|(?<!\|)\|(?!\|)/.test(i)?"may write to files or commands in its program":void 0}e(p,"awkDanger");const t=String.
raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,j=String.raw`(?:${t}(?:\s*,\s*(?:${t}|[+~]\d+))?\s*!?\s*)?`,A=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,
N=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${A})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,S=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,
v=new RegExp(String.raw`^\s*${j}(?:${N}|${S})\s*(?:[;\n]|$)`);function s(r){if(r.length>4096)return"has a script that is\
 too long to check";let n=r;for(;n.trim()!=="";){const i=v.exec(n);if(i===null)return"may run commands or open files in \
its script";n=n.slice(i[0].length)}}e(s,"sedDanger")},"judge/profiles/workspace/paths"(f,o,g,C){let p;const t=e(()=>p??=
o("command/flags/equals"),"import_equals");let j;const A=e(()=>j??=o("rules/finding"),"import_finding");let N;const S=e(
()=>N??=o("judge/profiles/workspace/split-arguments"),"import_split_arguments");g(f,{findPathObjections:e(()=>v,"findPat\
hObjections"),judgePath:e(()=>s,"judgePath")});function v(n,i,d){const l=i?.workspace,[,...a]=n.words,{flags:b,operands:k}=(0,S().
splitArguments)(a,l),w=n.problems.filter(({rule:m})=>m==="variable-expansion"),E=n.redirections.flatMap(({target:m})=>m??
[]),T=b.filter(({text:m})=>l===void 0||!(0,S().isDataFlag)(m,l)).flatMap(({text:m,span:c})=>r(m).map(u=>({text:u,span:c})));
return[...k,...T,...E].flatMap(({text:m,span:c})=>{const u=w.some(({span:h})=>h.start>=c.start&&h.end<=c.end);return s(m,
c,d,u)})}e(v,"findPathObjections");function s(n,i,d,l=!1){const a=l||n.startsWith("~")?void 0:d.locate(n);return a===void 0||
!d.isIn(a,d.workspace)?[(0,A().finding)("path_outside_workspace",{path:n},{span:i})]:n.split(/[\\/]/).includes("..")?[(0,A().
finding)("path_traversal",{path:n},{span:i})]:[]}e(s,"judgePath");function r(n){const{attached:i}=(0,t().splitAtEquals)(
n);return[...i===void 0?[]:[i],...n.startsWith("--")?[]:[n.slice(2)]]}e(r,"valuesOf")},"judge/profiles/workspace/split-a\
rguments"(f,o,g,C){let p;const t=e(()=>p??=o("command/flags/equals"),"import_equals");let j;const A=e(()=>j??=o("command\
/flags/read-flags"),"import_read_flags");g(f,{hasFlag:e(()=>s,"hasFlag"),isDataFlag:e(()=>r,"isDataFlag"),splitArguments:e(
()=>v,"splitArguments")});const N={data_flags:[],data_operands:{count:0,unless:[]}},S=[{spec:void 0,negated:!1,takes:"al\
ways"}];function v(n,{data_flags:i,data_operands:d}=N){const l=[],a=[],b=[],k={flags:"anywhere",dash:"operand",separator:/^--$/,
equals:"none",unknown:"never",expand:e(T=>i.includes(T)?S:void 0,"expand")};for(const T of(0,A().readFlags)(n,k).tokens){
if(T.kind==="operand"){b.push(T.word);continue}l.push(T.word),T.consumes&&T.next&&a.push(T.next)}const E=d.unless.some(T=>l.
some(({text:m})=>s(m,T)))?0:d.count;return{flags:l,data:[...a,...b.slice(0,E)],operands:b.slice(E)}}e(v,"splitArguments");
function s(n,i){const{written:d}=(0,t().splitAtEquals)(n);return d===i?!0:i.startsWith("--")?d.length>2&&i.startsWith(d):
i.length===2&&!n.startsWith("--")&&/^-[A-Za-z]*/.exec(n)?.[0].includes(i.slice(1))===!0}e(s,"hasFlag");function r(n,{data_flags:i}){
const{written:d}=(0,t().splitAtEquals)(n);return i.some(l=>d===l||l.length===2&&!n.startsWith("--")&&n.startsWith(l))}e(
r,"isDataFlag")},"judge/profiles/workspace/tool-call"(f,o,g,C){g(f,{readToolCall:e(()=>j,"readToolCall")});const p=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
t=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function j(A){const N=p.exec(A);if(N===null)return;const[,S="",v=""]=N,
s=[];let r=N.indices?.[2]?.[0]??0,n=v;for(;n!=="";){const i=t.exec(n);if(i===null)return;const[d,l,a]=i;s.push({text:l??
a??"",span:{start:r,end:r+d.length}}),n=n.slice(d.length),r+=d.length}return{name:S,args:s}}e(j,"readToolCall")},"judge/\
profiles/workspace/workspace"(f,o,g,C){let p;const t=e(()=>p??=o("command/shell-text"),"import_shell_text");let j;const A=e(
()=>j??=o("model/verdict"),"import_verdict");let N;const S=e(()=>N??=o("rules/finding"),"import_finding");let v;const s=e(
()=>v??=o("judge/context"),"import_context");let r;const n=e(()=>r??=o("judge/families/registry"),"import_registry");let i;
const d=e(()=>i??=o("judge/profiles/profile"),"import_profile");let l;const a=e(()=>l??=o("judge/profiles/workspace/allo\
wed"),"import_allowed");let b;const k=e(()=>b??=o("judge/profiles/workspace/custom"),"import_custom");let w;const E=e(()=>w??=
o("judge/profiles/workspace/danger"),"import_danger");let T;const m=e(()=>T??=o("judge/profiles/workspace/paths"),"impor\
t_paths");let c;const u=e(()=>c??=o("judge/profiles/workspace/tool-call"),"import_tool_call");g(f,{workspace:e(()=>h,"wo\
rkspace")});const h={judge:e((L,G,V)=>V.proposal.tool==="runpy"?U(L,G,V):_(L,(0,d().besidesProgram)(G,L),V),"judge")};function _(L,G,V){
const{policy:z}=V,Y=(0,n().registryOf)(z.families),X=new(s()).Places(V),Q=(0,t().readShellText)(L.command),q=(0,t().everyCommand)(
Q),ee=e(({words:$})=>R($[0],Y,V),"familyOf"),te=e($=>q.flatMap(K=>(0,k().findCustomPatterns)(K,z.patterns,$,Y)),"custom"),
ne=[()=>[...O(L,Q),...te(1)],()=>[...x(L,V.mount,X,q).flatMap($=>(0,m().findPathObjections)($,ee($),X)),...te(2)],()=>[...q.
flatMap($=>(0,a().findCommandObjections)($,ee($))),...te(3)]];for(const $ of ne){const K=$();if(K.length>0)return{findings:[
...(0,d().firstOfEach)(K,1),...G.filter(F)]}}const oe=q.flatMap($=>{const K=ee($);return K?[{command:$,family:K}]:[]}),H=new Set(
oe.flatMap(({command:$,family:K})=>(0,a().workspaceWarnings)($,K))),M=[...G,...[...H].map($=>(0,S().finding)($,{}))],B=new Set(
oe.map(({command:$,family:K})=>(0,a().workspaceRisk)($,K))),Z=A().riskSchema.options.findLast($=>$!=="safe"&&B.has($));return Z&&
!M.some(F)?{findings:M,risk:Z}:{findings:M}}e(_,"judgeText");function O({targets:L},G){const V=L.flatMap(({script:z})=>z===
void 0?[]:[z]);return[...(0,E().findDangers)(G).map(z=>y(z,!0)),...V.flatMap(z=>(0,E().findDangers)((0,t().readShellText)(
z))).map(z=>y(z,!1))]}e(O,"dangersIn");function y({name:L,pattern:G,words:V},z){const Y=V[0]?.span.start,X=V.at(-1)?.span.
end,Q=z&&Y!==void 0&&X!==void 0?{span:{start:Y,end:X}}:{};return(0,S().finding)(L,{pattern:P(G)},Q)}e(y,"dangerFinding");
const I=200;function P(L){return L.length>I?`${L.slice(0,I)}\u2026`:L}e(P,"clip");function x({command:L},{tree:G,at:V},{
cwd:z},Y){return G!==void 0&&V!=="/"&&V===z&&Y.length===1?(0,t().everyCommand)((0,t().readShellText)(L,G)):Y}e(x,"expand\
ed");function R(L,G,{policy:V}){const z=L&&G.get(L.text);return z&&!V.disabled_packs.includes(z.category)?z:void 0}e(R,"\
allowedFamily");const D=new Set(["bidirectional-character","command-not-text","command-too-long","control-character","in\
visible-character","lone-surrogate","markup-injection","nul-character","workflow-command"]);function U({command:L},G,V){
const z=G.filter(({rule:ee})=>D.has(ee)),Y=(0,u().readToolCall)(L),[X]=Y?.args??[];if(Y===void 0||X===void 0||!W.has(Y.name)){
const ee=P(Y?.name??L);return{findings:[(0,S().finding)("command_not_allowed",{program:ee,reason:"is not a call of a fil\
e tool with literal arguments"}),...z]}}const q=[...(0,m().judgePath)(X.text,X.span,new(s()).Places(V)),...z];return q.some(
F)?{findings:q}:{findings:q,risk:"write"}}e(U,"judgeCall");const W=new Set(["write_file"]);function F({severity:L}){return L===
"error"}e(F,"isError")}};
