var J=Object.defineProperty;var t=(j,w)=>J(j,"name",{value:w,configurable:!0});export const id=956,ids=[956],modules={81184:((j,w,r)=>{r.d(w,{LA:t(()=>y,"LA"),PM:t(()=>_,"PM"),su:t(()=>u,"su"),ur:t(()=>d,
"ur")});var e=r(65184);const d=["path","package","goal","plain"],u=["file","package","command","script","own-script","to\
ol","script-or-tool","script-tool-or-file"],_={allowed:new Map,known:new Map};function y(p,i){const h=new Map,v={subcommands:h};
for(const[n,s]of Object.entries(i.subcommands)){const o=n.split(" "),c=(o.pop()??"").split(","),m=o.reduce((P,l)=>{const x=P.
subcommands.get(l)??g(i,{alone:"only-prints"});return P.subcommands.set(l,x),x},v),k=g(i,s);for(const P of c)m.subcommands.
set(P,k)}return{program:p,use:{...g(i,i),subcommands:h},data:i}}t(y,"programFamily");function g(p,i){const{operands:h="p\
ath",refused_operands:v={},flags:n={},...s}=i,o=i===p?[]:[p.flags],c=s.starts===void 0?{}:{starts:"script"};return{...s,
operands:h,tool:f([n,...o],c),refusedOperands:(0,e.T9)({binaries:"",flags:v}),subcommands:new Map}}t(g,"useOf");function f(p,i){
const[h,...v]=p.map(o=>(0,e.T9)({binaries:"",flags:o,...i}));if(h===void 0||v.length===0)return h??(0,e.T9)({binaries:"",
flags:{}});const n=new Map(h.flags),s=[...h.prefixes];for(const o of v){for(const[c,m]of o.flags){const k=n.get(c);(k===
void 0||a(c)&&k.kind==="only-prints")&&n.set(c,m)}s.push(...o.prefixes)}return{...h,flags:n,prefixes:s}}t(f,"merged");function a(p){
return["help","h","version","v","V"].includes(p)}t(a,"isCommon")}),65184:((j,w,r)=>{r.d(w,{Q4:t(()=>y,"Q4"),T9:t(()=>_,"\
T9"),wW:t(()=>e,"wW")});const e=["plain","root","config","code","tests","preload","script-text","node","command","variab\
le","output","module","compiler","property"],d={"=":"value","*":"many","?":"optional","+":"rest"},u=[["help","only-print\
s"],["h","only-prints"],["version","only-prints"],["v","only-prints"],["V","only-prints"]];function _(g){const{flags:f,subcommands:a={},
handsOn:p,starts:i,runs:h}=g,v=new Map,n=[];for(const[o,c]of Object.entries(f))for(const m of c.split(/\s+/).filter(Boolean)){
const k=d[m.at(-1)??""]??"none",P=(k==="none"?m:m.slice(0,-1)).split(",");for(const l of P)if(l.endsWith("~"))n.push([y(
l.slice(0,-1)),{kind:o,arity:k}]);else{if(v.has(y(l)))throw new Error(`flag ${l} stands in two groups`);v.set(y(l),{kind:o,
arity:k})}}for(const[o,c]of u)v.has(o)||v.set(o,{kind:c,arity:"none"});const s=Object.entries(a);return{flags:v,prefixes:n,
subcommands:new Map(s.flatMap(([o,c])=>c.split(" ").map(m=>[m,o]))),alone:g.alone,handsOn:p===!0,starts:i,runs:h,readsArgumentFiles:g.
readsArgumentFiles===!0,mayStart:i!==void 0||f.command!==void 0}}t(_,"toolTable");function y(g){return g.length===1?g:g.
replace(/[-_]/g,"").toLowerCase()}t(y,"flagKey")}),40169:((j,w,r)=>{r.d(w,{aL:t(()=>U,"aL"),cY:t(()=>A,"cY")});var e=r(2503),
d=r(81184),u=r(65184),_=r(83215),y=r(70543),g=r(50611),f=r(93506);const a=["network_touching","archive_extraction_overwr\
ite","archive_creation_overwrite","env_secrets","recursive_deletion","broad_permission_target","writes_files"],p=e.k5n(f.
kd),i=e.k5n(a),h=e.YjP().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a program"),v=e.YjP().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,
"expected a relative path without .."),n=e.YjP().regex(/^-\S*$/,"expected a flag, such as -n or --name"),s=e.YOg(_.vd),o=e.
rej({argv:e.YjP().refine(T=>(0,g.w)(T)!==void 0,{error:"expected words and placeholders such as {path}; {source...} only\
 at the end"}).describe("The words after the program: literal, or placeholders: {kind}, {count:1-10}, {kind...}."),risk:y.
dQ.optional().describe("Default: the risk of the family."),warning:i.optional()}),c={match:e.YOg(e.YjP()).min(1).describe(
"Commands that the family must accept."),not_match:e.YOg(e.YjP()).min(1).describe("Commands that the family must reject.")},
m=e.rej({risk:y.dQ,maturity:e.k5n(["structured","direct_only","experimental_only","blocked"]).default("structured"),operands:e.
rej({min:e.Whr().nonnegative().default(0),max:e.Whr().nonnegative().optional(),kinds:e.YOg(p).min(1).default(["path"]).describe(
"In order; the last one repeats."),unless:e.YOg(n).default([]).describe("If one of these flags is set, the first operand\
 is of the second kind.")}).prefault({}),flags:e.YOg(n).default([]),value_flags:e.g1P(n,p).default({}),leading_flags:e.YOg(
n).default([]).describe("Flags allowed only before the operands."),dangerous_flags:e.g1P(n,i).default({}),dangerous_targets:e.
YOg(e.YjP()).default([]),forbidden_prefixes:e.YOg(e.YjP()).default([]),reads_stdin:e.rej({unless:e.YOg(n).default([])}).
optional().describe("It reads standard input without a file, unless one of these flags is set; rejected."),default_operand:e.
YjP().optional().describe("The path that the program uses by default."),forms:e.YOg(o).default([]).describe("If not empt\
y, only these forms are accepted."),network_touching:e.zMY().default(!1),warnings:e.YOg(i).default([]),platforms:s.optional(),
...c}),k=e.rej({forms:e.YOg(o).default([]).describe("If not empty, only these forms are accepted."),subcommands:e.g1P(e.
YjP(),e.rej({operands:p.default("path"),warnings:e.YOg(i).default([])})).optional().describe("If set, the first word aft\
er the program must be one of these."),flags:e.YOg(n).optional().describe("If set, only these flags are accepted."),data_flags:e.
YOg(n).default([]).describe("Flags whose value is text, not a path."),data_operands:e.rej({count:e.Whr().nonnegative(),unless:e.
YOg(n).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e.YOg(n).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e.YOg(n).default(
[]),language:e.k5n(["awk","sed"]).optional().describe("The language of the first operand."),writes:e.zMY().default(!1),...c}),
P=["changes-configuration","depends-on-registry","downloads","evaluates-text","hides-failures","installs","launches-prog\
rams","loads-code","names-program","never-ends","only-prints","opens-inspector","publishes","reads-environment-file","re\
ads-stdin","skips-tests","tool-writes","uses-network","weakens","writes-files"],l=e.k5n(P),x=e.YjP().describe("Names sep\
arated by blanks; `~` at the end stands for any end."),E={flags:e.jgl(e.k5n([...u.wW,...P]),e.YjP()).default({}).describe(
"Flags by what they or their values do: names without dashes, separated by blanks. A comma separates spellings, a mark b\
ehind a name is its value: `=` required, `?` optional, `*` several, `+` all following words; `~` stands for any end."),operands:e.
k5n(d.ur).default("path"),refused_operands:e.jgl(l,e.YjP()).default({}),starts:e.k5n(d.su).optional().describe("What the\
 first operand is, if the program runs it."),writes_unless:e.YjP().optional().describe("Rewrites files, unless one of th\
ese flags is set; `-` for always."),alone:l.optional().describe("What it does without an operand or subcommand."),any_package:e.
zMY().optional(),skips:e.Whr().nonnegative().optional()},O=e.rej({...E,programs:e.YOg(h).optional().describe("The words \
that start the program; default: the name of the family."),risk:y.dQ.default("safe"),subcommands:e.g1P(e.YjP().regex(/^\S+(?: \S+)*$/),
e.rej({...E,does:l.optional().describe("What the subcommand does by itself.")})).default({}).describe("By name; a comma \
separates spellings, a blank the words of a nested subcommand."),deciding_properties:x.default(""),started_programs:e.YOg(
h).default([]),directory_flags:e.YOg(n).default([]),selecting_flags:e.YOg(n).default([]),deciding_settings:e.g1P(v,e.YjP()).
default({}),build_files:e.YOg(v).default([]).describe("Files of the commit that decide what the program does; `*` matche\
s in a name."),dependencies:e.YOg(e.rej({path:v,at:e.k5n(["root","anywhere","home"]),variable:e.YjP().regex(/^[A-Z][A-Z0-9_]*$/).
optional()})).default([]).describe("Where its dependencies are, outside of the commit."),environment:e.g1P(e.YjP().regex(
/^[A-Za-z_]\w*$/),e.YjP()).default({}).describe("Variables that are set for the program."),...c}),A=e.rej({name:h,category:e.
YjP().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-in family of the same n\
ame, or `other`."),notes:e.YjP().optional(),evolver:O.optional().describe("For the default profile, which accepts the pr\
ogram if `programs` names it."),curated:m.optional(),workspace:k.optional()});function U(T){return T.split(/\s+/)}t(U,"w\
ords")}),50611:((j,w,r)=>{r.d(w,{W:t(()=>_,"W"),w:t(()=>u,"w")});var e=r(93506);const d=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;
function u(f){const a=f.split(" ").filter(i=>i!==""),p=[];for(const[i,h]of a.entries()){const v=d.exec(h);if(v===null){if(/[{}]/.
test(h))return;p.push({word:h});continue}const[,n="",s,o,c]=v;if(!Object.hasOwn(e.GW,n)||c&&i<a.length-1)return;p.push({
kind:n,rest:c!==void 0,...s!==void 0&&{range:[Number(s),Number(o)]}})}return p}t(u,"parseForm");function _(f,a,p){const i=[],
h=f.at(-1);if(h!==void 0&&"rest"in h&&h.rest?a.length<f.length:a.length!==f.length)return{kind:"other"};let n;for(const[
s,o]of a.entries()){const c=f[Math.min(s,f.length-1)];if(c===void 0)return{kind:"other"};if("word"in c){if(c.word!==o.text)
return{kind:"other"};continue}const m=g(c.range,o.text)??(i.some(({kind:k})=>k==="script")?void 0:y(c.kind,o.text))??p(c.
kind,o.text);m!==void 0&&(n??={word:o,reason:m}),i.push({word:o,kind:c.kind})}return n===void 0?{kind:"match",placed:i}:
{kind:"operand",...n,placed:i}}t(_,"matchForm");function y(f,a){return f!=="count"&&a.startsWith("-")&&a!=="-"?"starts w\
ith a dash":void 0}t(y,"flagAt");function g(f,a){if(f===void 0)return;const[p,i]=f;return/^[1-9]\d{0,8}$/.test(a)&&Number(
a)>=p&&Number(a)<=i?void 0:`is not a number from ${p} to ${i}`}t(g,"outOfRange")}),93506:((j,w,r)=>{r.d(w,{GW:t(()=>p,"G\
W"),kd:t(()=>i,"kd"),iV:t(()=>h,"iV"),sA:t(()=>v,"sA")});var e=r(77030);const d={ipv4:u("ipv4",[["0.0.0.0",8],["127.0.0.\
0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32],["192.0.0.192",32]]),ipv6:u("ipv6",
[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff9b::",96],["64:ff9b:1::",48],["2002::",
16]])};function u(l,x){const E=new e.BlockList;for(const[O,A]of x)E.addSubnet(O,A,l);return E}t(u,"blockList");const _=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
y=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function g(l){const x=l.replace(/\.$/,"");if(x===""||x.length>253||_.test(x))return!1;
const E=x.split(".");return E.every(O=>y.test(O))&&!/^(?:\d+|0x[\da-f]*)$/i.test(E.at(-1)??"")}t(g,"isDomain");function f(l){
if((0,e.isIP)(l)===0)return g(l);const x=(0,e.isIPv4)(l)?"ipv4":"ipv6";return!l.includes("%")&&!d[x].check(l,x)}t(f,"isA\
llowedHost");function a(l){const E=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(l)?.[1];return E===void 0||!URL.canParse(l)?!1:f(E.replace(/^\[|\]$/g,""))}t(a,"isAllowedUrl");const p={path:o,page:c,
script:m,archive:k,destination:k,source:k,host:t(l=>f(l)?void 0:"is not a public address or host name","host"),domain:t(
l=>g(l)?void 0:"is not a domain name","domain"),url:t(l=>a(l)?void 0:"is not a plain http or https URL","url"),count:t(l=>/^[+-]?\d{1,9}[kKmMgG]?$/.
test(l)?void 0:"is not a number","count"),package:P,pattern:t(()=>{},"pattern"),text:t(()=>{},"text")},i=Object.keys(p),
h=new Set(["path","script","archive","destination","source"]),v=/[;&|<>`\r\n\0]|\$\(/;function n(l){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.
test(l)}t(n,"isAddress");function s(l){return l===""?"is empty":void 0}t(s,"notEmpty");function o(l){return n(l)?"is a U\
RL":s(l)}t(o,"filePath");function c(l){return/^(?:\[|[\w][\w.+:@-]*)$/.test(l)?void 0:"is not the name of a manual page"}
t(c,"pageName");function m(l){return l.startsWith("-")?"is a flag":s(l)}t(m,"scriptPath");function k(l){return l===""?"i\
s empty":l.startsWith("-")?"begins with a dash":n(l)?"is a URL":/^[^/]*:/.test(l)&&!/^[A-Za-z]:[\\/]/.test(l)?"names ano\
ther host":v.test(l)?"contains a shell operator":/[*?[\]{}]/.test(l)?"contains a wildcard":/^~|\$/.test(l)?"is expanded \
by a shell":void 0}t(k,"archivePath");function P(l){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(l)||l.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(l)?"is a file":void 0}t(
P,"packageName")}),30800:((j,w,r)=>{r.d(w,{DT:t(()=>n,"DT"),m1:t(()=>h,"m1"),u2:t(()=>y,"u2"),xU:t(()=>_,"xU")});var e=r(
81184),d=r(45471);function u(s){return[...(0,d.Fv)(s).values()].flatMap(o=>o.evolver===void 0?[]:(o.evolver.programs??[o.
name]).map(c=>({word:c,family:o})))}t(u,"programWords");function _(s){const o=u(s).flatMap(({word:m,family:k})=>[k.name,
m]),c=[...(0,d.Fv)(s).values()].filter(g);return[...new Set([...o,...c.map(({name:m})=>m)])]}t(_,"programNames");function y(s,{
programs:o,families:c}){if(!o.includes(s))return!1;const m=(0,d.Fv)(c).get(s);return m!==void 0&&g(m)}t(y,"isNamedCurate\
d");function g({evolver:s,curated:o}){return s===void 0&&o!==void 0&&o.maturity!=="blocked"}t(g,"isCuratedOnly");function f({
word:s,family:o},c){return c.includes(s)||c.includes(o.name)}t(f,"isNamed");const a=new WeakMap;function p(s,o){const c=a.
get(o)??new Map;a.set(o,c);const m=c.get(s)??(0,e.LA)(s,o);return c.set(s,m),m}t(p,"tableOf");const i=new WeakMap;function h({
programs:s,families:o}){const c=i.get(s)?.get(o);if(c!==void 0)return c;const m=u(o),k=t(x=>new Map(m.flatMap(E=>{const{
word:O,family:A}=E;return A.evolver&&x(E)?[[O,p(O,A.evolver)]]:[]})),"tablesOf"),P={allowed:k(x=>f(x,s)),known:k(()=>s.length>
0),offered:new Map(m.map(({word:x,family:E})=>[x,E.name]))},l=i.get(s)??new WeakMap;return i.set(s,l.set(o,P)),P}t(h,"pr\
ogramTerms");const v={path:"node_modules",at:"anywhere"};function n(s){const o=[...h(s).allowed.values()],c=[v,...o.flatMap(
({data:m})=>m.dependencies)];return[...new Map(c.map(m=>[`${m.at} ${m.path}`,m])).values()]}t(n,"dependencyFolders")}),45471:((j,w,r)=>{
r.d(w,{m0:t(()=>z,"m0"),LX:t(()=>R,"LX"),Fv:t(()=>N,"Fv")});var e=r(40169);const d=[{name:"tar",curated:{risk:"write",forms:[
{argv:"-tf {archive}",risk:"safe"},{argv:"-xf {archive} -C {destination}",risk:"write",warning:"archive_extraction_overw\
rite"},{argv:"-czf {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["tar -tf a.tar","ta\
r -xf a.tar -C out","tar -czf a.tgz src docs"],not_match:["tar -xf a.tar","tar -xvf a.tar -C out","tar -czf a.tgz .","ta\
r -xf a.tar -C /usr/local/","tar -tf host:a.tar"]}},{name:"unzip",curated:{risk:"write",forms:[{argv:"-l {archive}",risk:"\
safe"},{argv:"{archive} -d {destination}",risk:"write",warning:"archive_extraction_overwrite"}],match:["unzip -l a.zip",
"unzip a.zip -d out"],not_match:["unzip a.zip","unzip -o a.zip -d out","unzip a.zip -d out/../../../etc"]}},{name:"zip",
curated:{risk:"write",forms:[{argv:"-r {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:[
"zip -r a.zip src"],not_match:["zip a.zip src","zip -r a.zip","zip -r a.zip src/.."]}}],u=`
  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`,_={risk:"write",alone:"only-prints",flags:{plain:"color= frozen locked offline quiet,q verbose,v",root:"C= manifest-pa\
th= lockfile-path=",output:"target-dir= artifact-dir= out-dir=","changes-configuration":"config= Z=","only-prints":"help\
,h version,V list explain="},subcommands:{"test,t":{operands:"plain",flags:{plain:u,"skips-tests":"no-run"}},"build,b,ch\
eck,c,bench":{operands:"plain",flags:{plain:`${u} no-run`}},"run,r":{operands:"plain",flags:{plain:u}},"doc,d":{operands:"\
plain",flags:{plain:u,"launches-programs":"open"}},clippy:{operands:"plain",refused_operands:{"launches-programs":"linke\
r~ clinker~ link-arg~ clink-arg~ codegen-backend~ zcodegen-backend~ ccodegen-backend~"},flags:{plain:`${u} D= W= A= deny\
= warn= allow= forbid=`,compiler:"C= codegen= L= l= cfg=","tool-writes":"fix allow-dirty allow-staged allow-no-vcs"}},fmt:{
writes_unless:"--check",flags:{plain:"all check package,p= message-format= edition= l",config:"config-path="}},"nextest \
run":{operands:"plain",flags:{plain:`${u} E,filterset,filter-expr= retries= test-threads= partition= run-ignored= no-cap\
ture final-status-level= status-level= failure-output= success-output= cargo-profile= P=`,config:"config-file=","changes\
-configuration":"tool-config-file=","skips-tests":"no-run no-tests="}},"tree,metadata,locate-project,pkgid,verify-projec\
t,read-manifest,version,help,report,info":{does:"only-prints",operands:"plain",flags:{plain:`${u} format-version= e= i= \
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
/x"]},y={risk:"write",starts:"file",alone:"only-prints",flags:{plain:`
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
path:/x","dotnet test @x.rsp"]},f={risk:"write",alone:"only-prints",flags:{plain:`
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
x test","go test -ldflags=-extldflags=-fuse-ld=x ./..."]},a=`
  argLine jvm java.~ sun.~ jdk.~ exec.~ maven.ext.class.path maven.multiModuleProjectDirectory
  maven.repo.local maven.compiler.executable maven.compiler.fork surefire.jvm maven.surefire.debug
  maven.failsafe.debug org.gradle.~ gradle.user.home javaagent user.home settings.~ maven.conf maven.home
  maven.user.~ maven.settings.~ maven.wagon.~ maven.resolver.~ aether.~
`,v=[{name:"cargo",evolver:_},{name:"dotnet",evolver:y},{name:"go",evolver:f},{name:"gradle",evolver:{risk:"write",operands:"\
plain",flags:{plain:`
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
s","never-ends":"bootRun bootTestRun appRun"},deciding_properties:a,directory_flags:["-p","--project-dir"],build_files:[
"build.gradle","build.gradle.kts","settings.gradle","settings.gradle.kts","gradle.properties","*.gradle","gradle/**","bu\
ildSrc/**"],dependencies:[{path:".gradle",at:"home",variable:"GRADLE_USER_HOME"},{path:".m2/repository",at:"home"}],environment:{
GRADLE_OPTS:"-Dorg.gradle.daemon=false",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["gradle test","gradle :app:chec\
k --offline",'gradle test --tests "a.B" -Pfast=true',"gradle clean build -x lint"],not_match:["gradle publish","gradle :\
lib:publishToMavenLocal","gradle -I /x.gradle test","gradle --init-script ../x.gradle test","gradle -Dorg.gradle.java.ho\
me=./x test","gradle -p ../x test","gradle --scan test","gradle wrapper","gradle -t test","gradle --include-build ../x t\
est"]}},{name:"make",evolver:{risk:"write",operands:"plain",flags:{plain:`
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
 test","make -I ../x test","make publish","make install","make MAKEFLAGS=--eval=x","make test CC=-x"]}},{name:"maven",evolver:{
programs:["mvn"],risk:"write",operands:"goal",alone:"only-prints",flags:{plain:`
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
ot:run jetty:run tomcat7:run quarkus:dev","only-prints":"help:~ dependency:tree dependency:list dependency:resolve"},deciding_properties:a,
build_files:["pom.xml",".mvn/maven.config",".mvn/jvm.config",".mvn/extensions.xml"],dependencies:[{path:".m2",at:"home"}],
environment:{MAVEN_OPTS:"",MAVEN_ARGS:"--offline",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["mvn test","mvn -B -q\
 verify -Dtest=ATest","mvn -o -pl core -am test","mvn checkstyle:check","mvn -DskipITs verify","mvn clean verify"],not_match:[
"mvn deploy","mvn install","mvn org.codehaus.mojo:exec-maven-plugin:3.1.0:exec","mvn exec:java","mvn -Dexec.executable=s\
h test","mvn test -DargLine=-javaagent:x.jar","mvn -s /etc/settings.xml test","mvn -f ../x/pom.xml test","mvn -Dmaven.ex\
t.class.path=x.jar test","mvn release:perform"]}}],n=[{name:"cat",curated:{risk:"safe",operands:{min:1},reads_stdin:{},match:[
"cat notes.md","cat a b"],not_match:["cat","cat -n a","cat -","cat https://host.test/x"]},workspace:{match:["cat notes.m\
d"],not_match:["cat --force x"]}},{name:"cd",curated:{risk:"safe",operands:{max:1},default_operand:"~",match:["cd src"],
not_match:["cd a b"]}},{name:"chmod",curated:{risk:"write",operands:{min:2,kinds:["text","path"]},dangerous_targets:["/",
"/*"],match:["chmod 644 notes.md","chmod u+x a"],not_match:["chmod 644","chmod -R 644 a"]}},{name:"chown",curated:{risk:"\
dangerous",operands:{min:2,kinds:["text","path"]},dangerous_targets:["/","/*"],match:["chown me notes.md"],not_match:["c\
hown me","chown -R me a"]}},{name:"cp",curated:{risk:"write",operands:{min:2},flags:["-R","-n","-p"],match:["cp -R a b"],
not_match:["cp a","cp -f a b"]}},{name:"file",curated:{risk:"safe",operands:{min:1},flags:["-b"],reads_stdin:{},match:["\
file -b notes.md"],not_match:["file","file -m magic x","file -"]}},{name:"find",curated:{risk:"safe",flags:["-print"],leading_flags:[
"-H","-L","-P"],value_flags:{"-name":"pattern","-path":"pattern","-type":"text","-maxdepth":"count","-mindepth":"count"},
default_operand:".",match:["find . -name x","find -L src -type f -maxdepth 2"],not_match:["find . -exec rm x","find . -d\
elete","find . -name"]},workspace:{data_flags:(0,e.aL)(`-name -iname -path -ipath -wholename -regex -iregex -type -xtype\
 -maxdepth -mindepth
         -size -mtime -mmin -ctime -cmin -atime -amin -perm -user -group -printf -regextype
         -lname -ilname -links -inum`),code_flags:(0,e.aL)("-exec -execdir -ok -okdir -delete -fprint -fprint0 -fprintf \
-fls -files0-from"),match:["find . -type f","find . -name x"],not_match:["find . -delete","find . -exec cat x"]}},{name:"\
ls",curated:{risk:"safe",flags:(0,e.aL)(`-1 -A -B -C -F -G -H -L -N -Q -R -S -U -X -a -b -c -d -f -g -h -i -k -l -m -n -\
o -p -q -r
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
h -r b a"]}}],s=[{name:"git",notes:"Only registered forms are accepted; others may change the repository.",curated:{risk:"\
dangerous",forms:[{argv:"status --short",risk:"safe"},{argv:"branch --show-current",risk:"safe"},{argv:"log --oneline -n\
 {count:1-100}",risk:"safe"},{argv:"diff --stat",risk:"safe"},{argv:"diff --name-only",risk:"safe"}],match:["git status \
--short","git log --oneline -n 100"],not_match:["git push","git log","git log --oneline -n 101","git status --short x"]},
workspace:{subcommands:{status:{},diff:{},log:{}},data_flags:(0,e.aL)("--grep --author --committer --since --until --aft\
er --before -S -G -n --max-count --skip"),code_flags:["--ext-diff","--textconv","--output"],match:["git status","git log\
 --oneline","git log --grep reboot"],not_match:["git push","git -c core.pager=sh log","git","git diff --ext-diff","git l\
og --output=x"]}}],P=[{name:"bun",evolver:{starts:"script-tool-or-file",alone:"only-prints",flags:{plain:`
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
est","bun publish","bun run ../x.ts"]}},{name:"deno",evolver:{starts:"file",alone:"reads-stdin",flags:{plain:`
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
"deno test --config /etc/deno.json",'deno task --eval "echo 1"',"deno compile x.ts"]}},{name:"pnpm",evolver:{risk:"safe",
starts:"script-or-tool",alone:"only-prints",flags:{plain:`
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
-e 1"]}},{name:"yarn",evolver:{starts:"script-or-tool",alone:"installs",flags:{plain:`
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
et x y"]}}],l=[{name:"curl",curated:{risk:"safe",forms:[{argv:"-I {url}"}],network_touching:!0,match:["curl -I https://h\
ost.test"],not_match:["curl https://host.test","curl -I http://localhost","curl -I http://a:b@host.test","curl -I http:/\
/[::1]/","curl -I http://metadata.google.internal/"]}},{name:"dig",curated:{risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,
match:["dig host.test"],not_match:["dig","dig @192.0.2.1 host.test","dig https://host.test"]}},{name:"nslookup",curated:{
risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,match:["nslookup host.test"],not_match:["nslookup","nslookup @\
192.0.2.1 host.test","nslookup https://host.test"]}},{name:"ping",curated:{risk:"safe",forms:[{argv:"-c {count:1-10} {ho\
st}"}],network_touching:!0,match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:["ping host.test","ping -c 11\
 host.test","ping -c 1 127.0.0.1","ping -c 1 169.254.169.254","ping -c 1 0x7f.1"]}}],x=[{name:"apt-get",workspace:{subcommands:{
update:{operands:"package"},install:{operands:"package",warnings:["network_touching","writes_files"]}},flags:["-y","--ye\
s"],match:["apt-get update","apt-get install jq","apt-get install -y jq"],not_match:["apt-get remove jq","apt-get instal\
l ./x.deb","apt-get install -o x=y jq","apt-get install jq-"]}}],E=["conftest.py","pytest.ini","pyproject.toml","setup.c\
fg","setup.py","sitecustomize.py","tox.ini","usercustomize.py"],O=[{path:".venv",at:"anywhere"},{path:"venv",at:"anywher\
e"},{path:"__pypackages__",at:"root"},{path:".local",at:"home",variable:"PYTHONUSERBASE"},{path:".pyenv",at:"home",variable:"\
PYENV_ROOT"}],A={PYTHONDONTWRITEBYTECODE:"1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"1",PIP_DISABLE_PIP_VERSION_CHECK:"1"},U={
programs:["python","python3"],starts:"file",alone:"reads-stdin",flags:{plain:"b B d E I O OO P q R s S u v W= x","change\
s-configuration":"X= check-hash-based-pycs=","evaluates-text":"c+",module:"m+","reads-stdin":"i","only-prints":"help,h v\
ersion,V help-all help-env help-xoptions ?"},started_programs:["pytest","ruff","mypy","tox"],build_files:["sitecustomize\
.py","usercustomize.py"],dependencies:O,environment:A,match:["python scripts/check.py","python3 scripts/check.py --stric\
t","python -m pytest -q tests","python3 -m unittest discover -s tests","python -B -W error scripts/check.py"],not_match:[
'python -c "print(1)"','python -Ic "print(1)"',"python","python -","python -i x.py","python -m pip install x","python -m\
 http.server",'python -m timeit "1"',"python -m pytest -p ../x","python -X importtime x.py","python -m","python https://\
x.test/y.py"]},T={flags:{plain:`
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
t-code"},build_files:E,dependencies:O,environment:{...A,PYTEST_ADDOPTS:""},match:["pytest","pytest -q tests/test_a.py::t\
est_b",'pytest -k "not slow" -n auto --maxfail=1',"pytest -p no:cacheprovider","pytest --cov=src --cov-report=term-missi\
ng","pytest -ra -vv"],not_match:["pytest ../x","pytest /etc/x.py","pytest -c /etc/x.ini","pytest -o addopts=-x","pytest \
-p ../x","pytest --pastebin=all","pytest --tx popen//python=sh","pytest --rootdir=/ tests","pytest --junitxml=../x.xml",
"pytest --pdb","pytest https://x.test","pytest @args.txt"]},V={alone:"only-prints",flags:{plain:`
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
oml"],dependencies:O,environment:{RUFF_NO_CACHE:"true"},match:["ruff check","ruff check src --select E","ruff format --c\
heck","ruff check --fix"],not_match:["ruff server","ruff check --watch","ruff check ../x","ruff clean","ruff nonsense"]},
H={flags:{plain:`
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
.cfg"],dependencies:O,environment:{...A,MYPY_FORCE_COLOR:"0"},match:["mypy src","mypy --strict src","mypy -p package --n\
o-incremental","mypy"],not_match:['mypy -c "1"',"mypy --python-executable=./x src","mypy --config-file=/etc/x src","mypy\
 --install-types src","mypy ../x"]},B={risk:"write",operands:"plain",flags:{plain:`
      verbose,v quiet,q colored= stderr-color= no-provision? no-recreate-provision no-recreate-pkg
      recreate,r skip-missing-interpreters,s? no-list-dependencies list-dependencies
      no-capture,i parallel,p? parallel-live,o parallel-no-spinner e= m= f= skip-env= discover=
      skip-pkg-install develop,usedevelop runner= exit-and-dump-after= fail-fast n
      hashseed= no-spinner default-runner=
    `,root:"workdir= rootdir,root= temp-dir=",config:"conf,c=",output:"result-json=","changes-configuration":"override,x\
= pre alwayscopy sitepackages",installs:"installpkg= force-dep=","skips-tests":"notest pkg-only,b,sdistonly","only-print\
s":"help,h version showconfig listenvs,l listenvs-all,a"},refused_operands:{"launches-programs":"exec e",installs:"deven\
v d","only-prints":"list l config c depends de schema quickstart q help","uses-network":"legacy-remote"},build_files:E,dependencies:[
{path:".tox",at:"root"},...O],environment:A,match:["tox","tox -e py312","tox run -e lint","tox -e py312 -- -k fast"],not_match:[
"tox exec -e py -- sh","tox -x testenv.commands=sh","tox -c ../x.ini","tox devenv x","tox --workdir /x","tox --installpk\
g=x.whl"]},F={alone:"only-prints",flags:{plain:`
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
"tox","python","python3"],directory_flags:["--directory"],build_files:["pyproject.toml","uv.toml"],dependencies:[...O,{path:"\
.cache/uv",at:"home",variable:"UV_CACHE_DIR"},{path:".local/share/uv",at:"home"}],environment:{...A,UV_OFFLINE:"1",UV_NO_PROGRESS:"\
1",UV_PYTHON_DOWNLOADS:"never"},match:["uv run pytest -q","uv run scripts/check.py","uv run --frozen python -m pytest","\
uv run -m pytest tests","uv lock --check"],not_match:["uv run sh -c id","uv run --with x pytest","uv run pytest -o addop\
ts=x","uv run python -c 1","uv run https://x.test/y.py","uv run -","uv sync","uv pip install x","uv tool run x","uv publ\
ish","uv run --python ./x pytest"]},G=[{name:"mypy",evolver:H},$("pip"),$("pip3"),{name:"pytest",evolver:T},{name:"pytho\
n",evolver:U},{name:"python3",workspace:{forms:[{argv:"--version"},{argv:"-V"},{argv:"--help"},{argv:"{script}"},{argv:"\
{script} {text...}"}],match:["python3 tool.py","python3 --version","python3 tool.py --verbose"],not_match:['python3 -c "\
print(1)"',"python3 -m http.server","python3","python3 -"]}},{name:"ruff",evolver:V},{name:"tox",evolver:B},{name:"uv",evolver:F}];
function $(b){return{name:b,workspace:{subcommands:{list:{operands:"package"},show:{operands:"package"},freeze:{},check:{},
install:{operands:"package",warnings:["network_touching","writes_files"]}},flags:(0,e.aL)(`-q --quiet -v --verbose -U --\
upgrade --user --no-deps --pre --force-reinstall
         --no-cache-dir --disable-pip-version-check --outdated --format -y`),data_flags:["--format"],match:[`${b} list`,
`${b} install requests`,`${b} install --force-reinstall x`],not_match:[`${b} uninstall x`,`${b} install ../x`,`${b} inst\
all -r list.txt`,`${b} install --index-url http://x y`,`${b} install git+https://x/y`,b]}}}t($,"pip");const Z=[{name:"cl\
ear",curated:{risk:"safe",operands:{max:0},match:["clear"],not_match:["clear -x"]}},{name:"df",curated:{risk:"safe",flags:[
"-h"],match:["df -h"],not_match:["df --output=x"]},workspace:{match:["df -h"],not_match:["df --force"]}},{name:"du",curated:{
risk:"safe",flags:["-a","-c","-h","-k","-s","-x"],value_flags:{"-d":"count"},default_operand:".",match:["du -sh src","du\
 -d 1"],not_match:["du --files0-from=x"]},workspace:{data_flags:["-d","--max-depth","--exclude","-t","--threshold","-B",
"--block-size"],code_flags:["--files0-from"],match:["du -sh ."],not_match:["du --files0-from=x"]}},{name:"free",workspace:{
data_flags:["-s","-c","--seconds","--count"],match:["free -m"],not_match:["free --force"]}},{name:"id",workspace:{data_operands:{
count:1},match:["id"],not_match:["id --force"]}},{name:"lsof",curated:{risk:"safe",flags:["-a","-n","-P"],value_flags:{"\
-c":"text","-p":"text"},match:["lsof -nP","lsof -p 12"],not_match:["lsof -t x"]}},{name:"man",curated:{risk:"safe",operands:{
min:1,max:2,kinds:["page"]},match:["man ls","man 1 ls","man git-log"],not_match:["man","man 1 ls cat","man -P sh ls","ma\
n /etc/passwd","man ./x","man https://host.test/x"]}},{name:"open",curated:{risk:"safe",operands:{min:1},flags:["-R"],forbidden_prefixes:[
"http:","https:","ftp:","mailto:"],platforms:["darwin"],match:["open notes.md","open -R notes.md"],not_match:["open http\
s://host.test","open MAILTO:a@b","open -a Terminal x"]}},{name:"pgrep",curated:{risk:"safe",operands:{min:1,max:1,kinds:[
"pattern"]},flags:["-f","-l"],value_flags:{"-u":"text"},match:["pgrep -fl node"],not_match:["pgrep","pgrep -9 node"]}},{
name:"ps",curated:{risk:"safe",operands:{max:0},flags:["-A","-e","-f"],value_flags:{"-p":"text","-u":"text"},match:["ps \
-ef","ps -u me"],not_match:["ps eww"]}},{name:"sudo",notes:"Always rejected, because of its maturity.",curated:{risk:"da\
ngerous",maturity:"blocked",operands:{min:1,kinds:["text"]},match:["sudo ls"],not_match:["sudo -u root ls"]}},{name:"una\
me",curated:{risk:"safe",operands:{max:0},flags:["-a","-m","-n","-r","-s","-v"],match:["uname -a"],not_match:["uname x"]},
workspace:{match:["uname -a"],not_match:["uname --force"]}},{name:"which",curated:{risk:"safe",operands:{min:1,kinds:["t\
ext"]},flags:["-a"],match:["which -a node"],not_match:["which"]}},{name:"whoami",curated:{risk:"safe",operands:{max:0},match:[
"whoami"],not_match:["whoami x"]},workspace:{match:["whoami"],not_match:["whoami --force"]}}],q=[{name:"awk",workspace:{
data_flags:["-F","--field-separator","-v","--assign"],data_operands:{count:1},code_flags:(0,e.aL)(`-f --file -i --includ\
e -l --load -E --exec -e --source -o --pretty-print -p --profile -W
         -d --dump-variables -D --debug`),language:"awk",match:["awk '{print $1}' notes.md","awk -F / '{print $2}' notes\
.md"],not_match:[`awk 'BEGIN{system("id")}'`,"awk -f x y",`awk '{print > "/etc/x"}' y`]}},{name:"cut",workspace:{data_flags:(0,e.
aL)("-d --delimiter -f --fields -b -c --bytes --characters --output-delimiter"),match:["cut -d, -f1 data.csv"],not_match:[
"cut --force x"]}},{name:"diff",workspace:{data_flags:["-I","--ignore-matching-lines","-U","-C","-W","--label","-x","--e\
xclude"],match:["diff a.txt b.txt"],not_match:["diff --force a b"]}},{name:"grep",curated:{risk:"safe",operands:{min:1,kinds:[
"pattern","path"],unless:["-e","-f"]},flags:["-E","-F","-H","-R","-h","-i","-l","-n","-r"],value_flags:{"-e":"pattern","\
-f":"path","-m":"count"},reads_stdin:{unless:["-r","-R"]},default_operand:".",match:["grep -rn TODO src","grep -rn TODO",
"grep -e a notes.md","grep -- -x notes.md","grep -f - notes.md"],not_match:["grep","grep -P x notes.md","grep -e a","gre\
p x","grep x -"]},workspace:{data_flags:(0,e.aL)("-e --regexp -m --max-count -A -B -C --include --exclude --exclude-dir \
--label -d -D"),data_operands:{count:1,unless:["-e","--regexp","-f","--file"]},match:["grep -n reboot CHANGELOG.md",'gre\
p -rn "rm -rf /" .'],not_match:["grep --force a b"]}},C("head"),{name:"patch",workspace:{data_flags:["-p","--strip","-F",
"--fuzz","-V"],code_flags:["-e","--ed","-g","--get"],blocked_flags:["-f"],writes:!0,match:["patch -p1 -i fix.diff"],not_match:[
"patch --force -p1","patch -f -p1","patch -e -i x","patch -g1"]}},{name:"sed",workspace:{data_flags:["-e","--expression",
"-l"],data_operands:{count:1,unless:["-e","--expression"]},code_flags:["-f","--file"],language:"sed",match:["sed -n 1,5p\
 notes.md","sed 's/a/b/g' notes.md"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /etc/x' y","sed -f s\
cript x"]}},{name:"sort",curated:{risk:"safe",flags:["-n","-r","-u"],reads_stdin:{},match:["sort -nr notes.md"],not_match:[
"sort -o out notes.md","sort","sort -n","sort -"]},workspace:{data_flags:(0,e.aL)("-t --field-separator -k --key -S --bu\
ffer-size --parallel --batch-size"),code_flags:["--compress-program","--files0-from"],match:["sort notes.md","sort -t / \
-k 2 notes.md"],not_match:["sort --compress-program=sh notes.md"]}},C("tail"),{name:"tee",workspace:{writes:!0,match:["t\
ee out.txt"],not_match:["tee --force x"]}},{name:"tr",workspace:{data_operands:{count:2},match:["tr a-z A-Z","tr / _"],not_match:[
"tr --force a b"]}},{name:"uniq",curated:{risk:"safe",operands:{max:1},flags:["-c","-d","-u"],reads_stdin:{},match:["uni\
q -c notes.md"],not_match:["uniq notes.md out.txt","uniq","uniq -"]},workspace:{data_flags:["-f","-s","-w","--skip-field\
s","--skip-chars","--check-chars"],match:["uniq notes.md"],not_match:["uniq --force a"]},notes:"The second operand is an\
 output file."},{name:"wc",curated:{risk:"safe",flags:["-c","-l","-w"],reads_stdin:{},match:["wc -l notes.md","wc -cl no\
tes.md"],not_match:["wc --files0-from=x","wc","wc -l","wc -"]},workspace:{code_flags:["--files0-from"],match:["wc -l not\
es.md"],not_match:["wc --files0-from=list"]}}];function C(b){return{name:b,curated:{risk:"safe",operands:{min:1},value_flags:{
"-n":"count","-c":"count"},reads_stdin:{},match:[`${b} -n 3 notes.md`,`${b} -c5 notes.md`],not_match:[b,`${b} -f notes.m\
d`,`${b} -n x notes.md`,`${b} -`]},workspace:{data_flags:["-n","-c","--lines","--bytes"],match:[`${b} -n 3 notes.md`],not_match:[
`${b} --force notes.md`]}}}t(C,"endOf");const S=Object.entries({archives:d,build:v,files:n,git:s,javascript:P,network:l,
packages:x,python:G,system:Z,text:q}).flatMap(([b,L])=>L.map(M=>({...M,category:b}))).sort((b,L)=>b.name<L.name?-1:1);let D;
const I=new WeakMap;function N(b=[]){if(D??=new Map(S.map(W=>[W.name,R(W)])),b.length===0)return D;const L=I.get(b);if(L!==
void 0)return L;const M=new Map(D);for(const W of b){const X=M.get(W.name);M.set(W.name,{...X,...R(W,X?.category)})}return I.
set(b,M),M}t(N,"registryOf");const Y="other";function R(b,L=Y){const M=e.cY.parse(b);return{...M,category:M.category??L}}
t(R,"readFamily");function z(b){return[...new Set([...S,...b].map(({category:L=Y})=>L))]}t(z,"packsOf")}),82316:((j,w,r)=>{
r.d(w,{Eb:t(()=>d,"Eb"),Xy:t(()=>_,"Xy"),bz:t(()=>g,"bz"),dn:t(()=>y,"dn"),uW:t(()=>u,"uW")});var e=r(2503);function d(f){
const{schema:a,description:p,strictness:i,input:h,example:v}=f,n=a.default(f.default).describe(p);return{schema:v===void 0?
n:n.meta({examples:[v]}),strictness:i,input:h}}t(d,"key");function u(f,a,p=i=>i){const i={};return{schema:p(_(a)).prefault(
i).describe(f),keys:a}}t(u,"section");function _(f){const a=Object.entries(f).map(([p,{schema:i}])=>[p,i]);return e.rej(
Object.fromEntries(a))}t(_,"objectOf");function y(f){const a=Object.entries(f).flatMap(([p,i])=>"keys"in i?Object.entries(
i.keys).map(([h,v])=>[`${p}.${h}`,v]):[[p,i]]);return new Map(a)}t(y,"keysByPath");function g(f){const a=[...y(f).values()].
flatMap(({input:p})=>p??[]);return Object.fromEntries(a.map(({name:p,schema:i})=>[p,i]))}t(g,"inputSchemas")}),14953:((j,w,r)=>{
r.d(w,{Z:t(()=>u,"Z")});var e=r(2856);const d=1e3;function u(_,{ignoreCase:y,multiline:g,dotAll:f}={}){if(_.length>d)return{
error:`is longer than ${d} characters`};try{const a=e.L3.compile(_,(y?e.L3.CASE_INSENSITIVE:0)|(g?e.L3.MULTILINE:0)|(f?e.
L3.DOTALL:0));return{matches:t(p=>a.test(p),"matches"),size:a.programSize()}}catch(a){return{error:a.message}}}t(u,"comp\
ileLinear")}),68956:((j,w,r)=>{r.d(w,{zj:t(()=>q,"zj"),cN:t(()=>$,"cN"),ds:t(()=>Z,"ds"),wh:t(()=>G,"wh")});var e=r(2503),
d=r(82316),u=r(21916),_=r(30800),y=r(45471);const g=80;function f({value:C,issues:K}){const{families:S}=C,D=t((I,N,Y)=>{
for(const[R,z]of C[I].entries()){if(typeof z!="string"||N.includes(z))continue;const b=(0,u.kp)(z.slice(0,g),N),L=`expec\
ted the name of ${Y}; did you mean ${b}?`;K.push({code:"custom",path:[I,R],input:z,message:L})}},"expectKnown");for(const[
I,{name:N}]of S.entries()){if(S.findIndex(({name:R})=>R===N)===I)continue;const Y=["families",I,"name"];K.push({code:"cu\
stom",path:Y,input:N,message:"this family is described twice"})}D("disabled_packs",(0,y.m0)(S),"a pack of families"),D("\
programs",(0,_.xU)(S),"a program that the default profile can run"),D("experimental",[...(0,y.Fv)(S).keys()],"a family")}
t(f,"checkNames");var a=r(48429);const p=e.Whr().positive(),i=e.aig().min(0).max(1),h=(0,d.uW)("What `gene-gate promote`\
 requires of an asset before other agents get it.",{min_score:(0,d.Eb)({schema:i,default:.7,description:"Minimum score o\
f an outcome that can be promoted.",strictness:a.oZ}),max_files:(0,d.Eb)({schema:p,default:5,description:"Maximum number\
 of files that a promoted Capsule touched.",strictness:a._S}),max_lines:(0,d.Eb)({schema:p,default:200,description:"Maxi\
mum number of added and deleted lines of a promoted Capsule.",strictness:a._S}),min_success_streak:(0,d.Eb)({schema:p,default:2,
description:"Consecutive successes, counted from the events, that a promotion requires.",strictness:a.oZ}),confidence_factor:(0,d.
Eb)({schema:i,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:a.
_S})});var v=r(923);const n=e.Whr().min(1).max(10),s=(0,d.uW)("Who approves commands that require confirmation.",{strong:(0,d.
Eb)({schema:n,default:1,description:"Number of people who must approve a dangerous command before it runs.",strictness:a.
oZ}),very_strong:(0,d.Eb)({schema:n,default:2,description:"Number of people who must approve an experimental command bef\
ore it runs.",strictness:a.oZ}),gate:(0,d.Eb)({schema:e.Whr().min(0).max(10),default:1,description:"Number of people who\
 must approve a change that weakens the gate: its policy, or a workflow that runs it. With 0, for a sole maintainer, suc\
h a change gets a warning.",strictness:a.oZ}),people:(0,d.Eb)({schema:e.YOg(e.YjP().min(1)),default:[],description:"Logi\
ns whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,a.OF)(
"An empty list allows everyone, and each login in a list allows one more person.")}),unaffected_by:(0,d.Eb)({schema:e.YOg(
v.S),default:[],description:"Globs of files that an approval is not bound to: a push that changes only these files does \
not end an approval. Do not list files that a command reads.",strictness:a.AV,example:["docs/**","*.md"]})},C=>C.refine(
({strong:K,very_strong:S})=>S>=K,{path:["very_strong"],error:"expected at least as many as for strong confirmation"})),o=[
"**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/e\
xternal_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolver/gep/*.{\
json,jsonl}"],c=(0,d.uW)("Where the repository keeps its assets.",{include:(0,d.Eb)({schema:e.YOg(e.YjP().min(1)).min(1),
default:[...o],description:"Globs of the asset files; replaces the default list.",strictness:(0,a.OF)("An asset file is \
audited, and does not count towards a blast radius.")}),max_file_bytes:(0,d.Eb)({schema:e.aig().int().positive(),default:16*
1024*1024,description:"Maximum size of an asset file; a larger file is an error. Of an audit log, the newest records up \
to this size are read.",strictness:a._S})});var m=r(17676),k=r(64315),P=r(64377);const l=e.rej({rule:e.YjP().min(1).describe(
"The id of the rule, as in the report."),where:e.rej({path:v.S.optional().describe("A file, a directory or a glob that t\
he path of the finding must match."),gene:e.YjP().min(1).optional().describe("The id of the asset."),command:e.YjP().min(
1).optional().describe("The full text of the command.")}).refine(C=>Object.keys(C).length>0,{error:"expected at least on\
e of path, gene and command; omit `where` to ignore the rule"}).optional().describe("Which findings of the rule are igno\
red; all given keys must match. Default: all."),reason:e.YjP().trim().min(1,{error:"expected a sentence that says why"}).
describe("Why the finding is acceptable; shown with the finding."),expires:P.p6({error:"expected a date such as 2027-01-\
31"}).describe("The last day (UTC) of the ignore; after it, the finding counts again.")}),x=(0,d.Eb)({schema:e.YOg(l),default:[],
description:"Findings that do not count until a date. They stay in the report. Rules that decide whether a command may r\
un cannot be ignored.",strictness:a.AV,example:[{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"\
Written before the engine hashed its genes.",expires:"2027-01-31"}]});var E=r(49567);const O=1024,A=1024*O,U=1024*A,T=e.
aig().positive().max(86400),V=(0,d.uW)("Limits of validation commands.",{command_timeout_seconds:(0,d.Eb)({schema:T,default:180,
description:"Time limit of a command; a command that exceeds it is stopped and fails.",strictness:a._S,input:{name:"comm\
and-timeout-seconds",schema:E.ai().pipe(T)}}),budget_seconds:(0,d.Eb)({schema:T,default:300*60,description:"Time limit o\
f all commands of a run together; commands that have not ended by then fail. GitHub ends a job after six hours.",strictness:a.
_S,input:{name:"budget-seconds",schema:E.ai().pipe(T)}}),prepare_seconds:(0,d.Eb)({schema:T,default:900,description:"Tim\
e limit of all lines of `prepare` together.",strictness:a._S}),slow_command_seconds:(0,d.Eb)({schema:T,default:60,description:"\
A command that takes longer is reported with a warning.",strictness:a._S}),output_bytes:(0,d.Eb)({schema:e.aig().int().min(
O).max(16*A),default:64*O,description:"Maximum output kept from the start and from the end of each stream; less if a run\
 has many commands.",strictness:(0,a.yA)()}),memory_bytes:(0,d.Eb)({schema:e.aig().int().min(64*A),default:2*U,description:"\
Memory of a command with all of its processes, if a cgroup is available.",strictness:a._S}),processes:(0,d.Eb)({schema:e.
aig().int().min(16).max(32768),default:256,description:"Processes and threads of a command at a time, with namespaces.",
strictness:a._S}),open_files:(0,d.Eb)({schema:e.aig().int().min(64).max(1048576),default:1024,description:"Open files of\
 one process, with namespaces.",strictness:a._S}),file_bytes:(0,d.Eb)({schema:e.aig().int().positive(),default:256*A,description:"\
Largest file that a command may write, with namespaces.",strictness:a._S}),written_bytes:(0,d.Eb)({schema:e.aig().int().
min(A),default:512*A,description:"Total size of the files that a command may write, with namespaces.",strictness:a._S})});
var H=r(8896);const B=["error","warning"],F={...k.gM,approvals:s,fail_on:(0,d.Eb)({schema:e.k5n(B),default:"error",description:"\
The minimum severity of a finding that fails the gate.",strictness:(0,a.gc)(B),input:{name:"fail-on",schema:e.k5n(B)}}),
...H.E,assets:c,limits:V,blast_radius:m.X,a2a:h,ignores:x},G=(0,d.Xy)(F).check(f).describe("gene-gate policy: .github/ge\
ne-gate.yml"),$=(0,d.dn)(F),Z=e.Ikc((0,d.bz)(F)).partial(),q=G.parse({})}),923:((j,w,r)=>{r.d(w,{S:t(()=>u,"S")});var e=r(
2503),d=r(125);const u=e.YjP().min(1).refine(_=>(0,d.j7)(_)!==void 0,{error:"expected a path from the root of the reposi\
tory, without a leading / and without .."})}),17676:((j,w,r)=>{r.d(w,{X:t(()=>a,"X"),Y:t(()=>f,"Y")});var e=r(2503),d=r(
36731),u=r(82316),_=r(923),y=r(48429);const g=["append","forbidden"],f=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","I\
DENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"],a=(0,u.
uW)("How much a change with a gene may touch, and which paths no change may touch.",{counting:(0,u.Eb)({schema:d.Jx,default:"\
full",description:"Which files count: `full` counts all except the asset store and new validation scripts, `reference` t\
hose that the protocol\u2019s reference engine counts.",strictness:(0,y.OF)("Each of the two counts files that the other\
 does not count.")}),hard_cap_files:(0,u.Eb)({schema:e.aig().int().positive(),default:60,description:"Maximum number of \
files that count in one change, whatever its genes allow.",strictness:y._S}),hard_cap_lines:(0,u.Eb)({schema:e.aig().int().
positive(),default:2e4,description:"Maximum number of added and deleted lines that count in one change.",strictness:y._S}),
forbidden_paths:(0,u.Eb)({schema:e.YOg(_.S),default:[],description:"Paths that no change may touch, including everything\
 under them.",strictness:y.QW}),protected_paths:(0,u.Eb)({schema:e.YOg(_.S),default:[],description:"Globs of protected f\
iles; a change that touches one fails.",strictness:y.QW}),audit_log:(0,u.Eb)({schema:e.k5n(g),default:"append",description:"\
Whether a change may append to events.jsonl, or must not change it at all.",strictness:(0,y.gc)(g)})})}),64315:((j,w,r)=>{
r.d(w,{vu:t(()=>i,"vu"),J:t(()=>h,"J"),gM:t(()=>v,"gM")});var e=r(2503),d=r(40169),u=r(70543),_=r(82316),y=r(923),g=r(48429),
f=r(14953);const a=e.rej({name:e.YjP().trim().min(1).describe("Name of the pattern in the report."),layer:e.KCZ([e.euz(1),
e.euz(2),e.euz(3)],{error:"expected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowe\
d commands."),reason:e.YjP().trim().min(1,{error:"expected a sentence that says why"}).describe("Why the command is bloc\
ked; shown to its author."),regex:e.YjP().min(1).superRefine((n,s)=>{const o=(0,f.Z)(n);"error"in o&&s.addIssue({code:"c\
ustom",message:o.error})}).describe("Regular expression in RE2 syntax (linear time), matched against each simple command\
 with its words joined by one space."),match:e.YOg(e.YjP()).min(1,{error:"expected at least one command"}).describe("Com\
mands that the pattern must match."),not_match:e.YOg(e.YjP()).min(1,{error:"expected at least one command"}).describe("C\
ommands that the pattern must not match.")}),p=(0,_.Eb)({schema:e.YOg(a),default:[],description:"Commands that the `work\
space` profile blocks in addition to the built-in patterns.",strictness:g.QW,example:[{name:"no_production",layer:1,reason:"\
Validations stay away from production.",regex:"\\bprod(uction)?\\b",match:["grep x config/prod.json"],not_match:["grep p\
roduct docs/shop.md"]}]}),i=["evolver","validator"],h=[...i,"curated","workspace"],v={profile:(0,_.Eb)({schema:e.k5n(h),
default:"evolver",description:"The rules that decide whether a command may run.",strictness:(0,g.gc)(i),input:{name:"pro\
file",schema:e.k5n(i)}}),mode:(0,_.Eb)({schema:u.dQ,default:"write",description:"Highest risk that the `curated` profile\
 accepts.",strictness:(0,g.gc)(u.dQ.options.toReversed())}),allow_dangerous:(0,_.Eb)({schema:e.zMY(),default:!1,description:"\
Whether `mode: dangerous` accepts dangerous commands; without it, they are blocked.",strictness:(0,g.gc)([!0,!1])}),allowed_roots:(0,_.
Eb)({schema:e.YOg(e.YjP().min(1)),default:[],description:"Directories that every path of a command must be in, in the `c\
urated` profile; if the list is empty, paths are not checked.",strictness:(0,g.OF)("An empty list allows every path, and\
 each directory in a list allows more.")}),workspace:(0,_.Eb)({schema:y.S,default:".",description:"Directory that every \
path of a command must be in, in the `workspace` profile; commands still start at the root of the repository.",strictness:(0,g.
OF)("Two directories can be unrelated.")}),disabled_packs:(0,_.Eb)({schema:e.YOg(e.YjP().min(1)),default:[],description:"\
Packs of families that are disabled in the `curated` and `workspace` profiles: archives, build, files, git, javascript, \
network, packages, python, system, text, other, or a pack that `families` defines.",strictness:g.QW}),experimental:(0,_.
Eb)({schema:e.YOg(e.YjP().min(1)),default:[],description:"Families whose commands are experimental in the `curated` prof\
ile and require very strong confirmation. A family of maturity `experimental_only` is accepted only if it is listed here\
.",strictness:(0,g.OF)("An entry requires more approvals for one family, and allows another family that is blocked other\
wise.")}),programs:(0,_.Eb)({schema:e.YOg(e.YjP().min(1)),default:[],description:"Programs that the default profile may \
run besides node, npm and npx, by the name of their family: bun, cargo, deno, dotnet, go, gradle, make, maven, mypy, pnp\
m, pytest, python, ruff, tox, uv, yarn, or one that `families` defines. See docs/programs.md.",strictness:g.AV,example:[
"pytest"]}),families:(0,_.Eb)({schema:e.YOg(d.cY),default:[],description:"Programs in addition to the built-in ones, for\
 each profile that an entry describes; it replaces what the built-in family of the same name says about that profile. Th\
e default profile runs those that `programs` names. The keys are in schema/policy.schema.json.",strictness:(0,g.OF)("A f\
amily can be looser or stricter than the built-in one.")}),patterns:p}}),8896:((j,w,r)=>{r.d(w,{E:t(()=>n,"E"),J:t(()=>p,
"J")});var e=r(2503),d=r(49567),u=r(82316),_=r(923),y=r(48429);const g=["off","auto","require-for-forks","require"],f=["\
allow","none"],a=["gene","command"],p=e.Whr().positive().max(256),i=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
h=e.YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(s=>!i.test(s),{error:"expected a variable that holds no secret of the\
 runner and does not decide what runs"}),v=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/*.tsb\
uildinfo","**/.nyc_output/**","**/coverage/**"],n={containment:(0,u.Eb)({schema:e.k5n(g),default:"require-for-forks",description:"\
Whether commands run in namespaces: always (`require`), for changes from forks always and for others if available (`requ\
ire-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,y.gc)(g),input:{name:"containment",schema:e.k5n(
g)}}),network:(0,u.Eb)({schema:e.k5n(f),default:"none",description:"Whether a command in namespaces has network access.",
strictness:(0,y.gc)(f)}),views:(0,u.Eb)({schema:e.k5n(a),default:"command",description:"Whether each command has its own\
 private copy of the checkout, or the commands of a gene share one and see the files that earlier ones wrote.",strictness:(0,y.
gc)(a)}),concurrency:(0,u.Eb)({schema:e.KCZ([e.euz("cores"),p]),default:"cores",description:"Maximum number of commands \
that run at the same time; with containment by namespaces only.",strictness:(0,y.yA)((s,o)=>s==="cores"||o==="cores"?void 0:
y._S.compare(s,o)),input:{name:"concurrency",schema:d.ai().pipe(p),open:"cores"}}),build_outputs:(0,u.Eb)({schema:e.YOg(
_.S),default:[],description:"Globs of files and directories that are not in the commit and that commands see nevertheles\
s, such as the output of a build in an earlier workflow step. Commands see nothing else that is untracked or ignored, ex\
cept installed dependencies and what `prepare` wrote.",strictness:y.AV,example:["dist/**"]}),prepare_env:(0,u.Eb)({schema:e.
YOg(h),default:[],description:"Names of environment variables of the workflow step that `prepare` gets, such as the toke\
n of a private registry. Other variables are not passed.",strictness:y.AV,example:["NPM_TOKEN","HTTPS_PROXY"]}),caches:(0,u.
Eb)({schema:e.YOg(e.YjP().min(1)),default:[...v],description:"Globs of files that a command may write without a warning;\
 replaces the default list.",strictness:y.AV})}}),48429:((j,w,r)=>{r.d(w,{AV:t(()=>g,"AV"),OF:t(()=>a,"OF"),QW:t(()=>y,"\
QW"),_S:t(()=>d,"_S"),fY:t(()=>h,"fY"),gc:t(()=>_,"gc"),oZ:t(()=>u,"oZ"),yA:t(()=>f,"yA")});var e=r(35845);const d=p((n,s)=>n-
s),u=p((n,s)=>s-n);function _(n){return p((s,o)=>{const[c,m]=[n.indexOf(s),n.indexOf(o)];return c<0||m<0?0:m-c})}t(_,"fr\
omLoosest");const y={compare:t((n,s)=>i(n,s,"tighter","looser"),"compare"),combine:t((n,s)=>({value:[...n,...h(n,s)]}),"\
combine"),loosens:t((n,s)=>h(s,n).length>0,"loosens")},g={compare:t((n,s)=>i(n,s,"looser","tighter"),"compare"),combine:t(
(n,s)=>{const o=v(s);return{value:n.filter(o)}},"combine"),loosens:t((n,s)=>h(n,s).length>0,"loosens")};function f(n=()=>{}){
return{compare:n,combine:t(s=>({value:s}),"combine"),loosens:t(()=>!1,"loosens")}}t(f,"baseCounts");function a(n){return{
compare:t(()=>{},"compare"),combine:t(()=>{},"combine"),loosens:t(()=>!0,"loosens"),reason:n}}t(a,"incomparable");function p(n){
const s=t((c,m)=>{const k=n(c,m);return k===0?void 0:k>0?"tighter":"looser"},"compare");return{compare:s,combine:t((c,m)=>{
const k=s(c,m);return k&&{value:k==="tighter"?m:c}},"combine"),loosens:t((c,m)=>s(c,m)!=="tighter","loosens")}}t(p,"orde\
red");function i(n,s,o,c){const[m,k]=[h(n,s).length>0,h(s,n).length>0];if(m!==k)return m?o:c}t(i,"growth");function h(n,s){
const o=v(n);return s.filter(c=>!o(c))}t(h,"missingFrom");function v(n){const s=new Set(n.map(o=>(0,e.dw)(o)));return o=>s.
has((0,e.dw)(o))}t(v,"membership")})};
