"use strict";exports.id=65,exports.ids=[65],exports.modules={71081:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.matchForm=
m,t.parseForm=y;function e(){const o=s(65905);return e=function(){return o},o}const i=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;
function y(o){const l=o.split(" ").filter(f=>f!==""),u=[];for(const[f,v]of l.entries()){const p=i.exec(v);if(p===null){if(/[{}]/.
test(v))return;u.push({word:v});continue}const[,a="",h,x,n]=p;if(!Object.hasOwn(e().KINDS,a)||n&&f<l.length-1)return;u.push(
{kind:a,rest:n!==void 0,...h!==void 0&&{range:[Number(h),Number(x)]}})}return u}function m(o,l,u){const f=[],v=o.at(-1);
if(v!==void 0&&"rest"in v&&v.rest?l.length<o.length:l.length!==o.length)return;let a;for(const[h,x]of l.entries()){const n=o[Math.
min(h,o.length-1)];if(n===void 0)return;if("word"in n){if(n.word!==x.text)return;continue}const r=b(n.range,x.text)??(f.
some(({kind:g})=>g==="script")?void 0:w(n.kind,x.text))??u(n.kind,x.text);r!==void 0&&(a??={word:x,reason:r}),f.push({word:x,
kind:n.kind})}return{placed:f,...a&&{wrong:a}}}function w(o,l){return o!=="count"&&l.startsWith("-")&&l!=="-"?"starts wi\
th a dash":void 0}function b(o,l){if(o===void 0)return;const[u,f]=o;return/^[1-9]\d{0,8}$/.test(l)&&Number(l)>=u&&Number(
l)<=f?void 0:`is not a number from ${u} to ${f}`}}),65905:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.
SHELL_OPERATOR=t.PATH_KINDS=t.KIND_NAMES=t.KINDS=void 0,t.isAllowedHost=g,t.isAllowedUrl=c,t.isDomain=r;function e(){const d=s(
77030);return e=function(){return d},d}const i=t.KINDS={path:l,page:u,script:f,archive:v,destination:v,source:v,host:d=>g(
d)?void 0:"is not a public address or host name",domain:d=>r(d)?void 0:"is not a domain name",url:d=>c(d)?void 0:"is not\
 a plain http or https URL",count:d=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(d)?void 0:"is not a number",package:p,pattern:()=>{},
text:()=>{}},y=t.KIND_NAMES=Object.keys(i),m=t.PATH_KINDS=new Set(["path","script","archive","destination","source"]),w=t.
SHELL_OPERATOR=/[;&|<>`\r\n\0]|\$\(/;function b(d){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(d)}function o(d){return d===
""?"is empty":void 0}function l(d){return b(d)?"is a URL":o(d)}function u(d){return/^(?:\[|[\w][\w.+:@-]*)$/.test(d)?void 0:
"is not the name of a manual page"}function f(d){return d.startsWith("-")?"is a flag":o(d)}function v(d){return d===""?"\
is empty":d.startsWith("-")?"begins with a dash":b(d)?"is a URL":/^[^/]*:/.test(d)&&!/^[A-Za-z]:[\\/]/.test(d)?"names an\
other host":w.test(d)?"contains a shell operator":/[*?[\]{}]/.test(d)?"contains a wildcard":/^~|\$/.test(d)?"is expanded\
 by a shell":void 0}function p(d){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(d)||d.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(d)?"is a file":void 0}const a={
ipv4:h("ipv4",[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",
32],["192.0.0.192",32]]),ipv6:h("ipv6",[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff\
9b::",96],["64:ff9b:1::",48],["2002::",16]])};function h(d,_){const S=new(e()).BlockList;for(const[j,N]of _)S.addSubnet(
j,N,d);return S}const x=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,n=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;
function r(d){const _=d.replace(/\.$/,"");if(_===""||_.length>253||x.test(_))return!1;const S=_.split(".");return S.every(
j=>n.test(j))&&!/^(?:\d+|0x[\da-f]*)$/i.test(S.at(-1)??"")}function g(d){if((0,e().isIP)(d)===0)return r(d);const _=(0,e().
isIPv4)(d)?"ipv4":"ipv6";return!d.includes("%")&&!a[_].check(d,_)}function c(d){const S=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(d)?.[1];return S===void 0||!URL.canParse(d)?!1:g(S.replace(/^\[|\]$/g,""))}}),52476:((E,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.archives=void 0;const s=t.archives=[{name:"tar",curated:{risk:"write",forms:[{argv:"-tf {ar\
chive}",risk:"safe"},{argv:"-xf {archive} -C {destination}",risk:"write",warning:"archive_extraction_overwrite"},{argv:"\
-czf {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["tar -tf a.tar","tar -xf a.tar -C\
 out","tar -czf a.tgz src docs"],not_match:["tar -czf a.tgz .","tar -xf a.tar -C /usr/local/","tar -tf host:a.tar"]}},{name:"\
unzip",curated:{risk:"write",forms:[{argv:"-l {archive}",risk:"safe"},{argv:"{archive} -d {destination}",risk:"write",warning:"\
archive_extraction_overwrite"}],match:["unzip -l a.zip","unzip a.zip -d out"],not_match:["unzip a.zip","unzip -o a.zip -\
d out","unzip a.zip -d out/../../../etc"]}},{name:"zip",curated:{risk:"write",forms:[{argv:"-r {archive} {source...}",risk:"\
write",warning:"archive_creation_overwrite"}],match:["zip -r a.zip src"],not_match:["zip a.zip src","zip -r a.zip","zip \
-r a.zip src/.."]}}]}),5572:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.files=void 0;const s=t.files=[{name:"\
cat",curated:{risk:"safe",operands:{min:1},reads_stdin:{},match:["cat notes.md","cat a b"],not_match:["cat","cat -n a","\
cat -","cat https://host.test/x"]},workspace:{match:["cat notes.md"],not_match:["cat --force x"]}},{name:"cd",curated:{risk:"\
safe",operands:{max:1},default_operand:"~",match:["cd src"],not_match:["cd a b"]}},{name:"chmod",curated:{risk:"write",operands:{
min:2,kinds:["text","path"]},dangerous_targets:["/","/*"],match:["chmod 644 notes.md","chmod u+x a"],not_match:["chmod 6\
44","chmod -R 644 a"]}},{name:"chown",curated:{risk:"dangerous",operands:{min:2,kinds:["text","path"]},dangerous_targets:[
"/","/*"],match:["chown me notes.md"],not_match:["chown me","chown -R me a"]}},{name:"cp",curated:{risk:"write",operands:{
min:2},flags:["-R","-n","-p"],match:["cp -R a b"],not_match:["cp a","cp -f a b"]}},{name:"file",curated:{risk:"safe",operands:{
min:1},flags:["-b"],reads_stdin:{},match:["file -b notes.md"],not_match:["file","file -m magic x","file -"]}},{name:"fin\
d",curated:{risk:"safe",flags:["-print"],leading_flags:["-H","-L","-P"],value_flags:{"-name":"pattern","-path":"pattern",
"-type":"text","-maxdepth":"count","-mindepth":"count"},default_operand:".",match:["find . -name x","find -L src -type f\
 -maxdepth 2"],not_match:["find . -exec rm x","find . -delete","find . -name"]},workspace:{data_flags:`-name -iname -pat\
h -ipath -wholename -regex -iregex -type -xtype -maxdepth -mindepth
         -size -mtime -mmin -ctime -cmin -atime -amin -perm -user -group -printf -regextype
         -lname -ilname -links -inum`.split(/\s+/),code_flags:"-exec -execdir -ok -okdir -delete -fprint -fprint0 -fprin\
tf -fls -files0-from".split(" "),match:["find . -type f","find . -name x"],not_match:["find . -delete","find . -exec cat\
 x"]}},{name:"ls",curated:{risk:"safe",flags:`-1 -A -B -C -F -G -H -L -N -Q -R -S -U -X -a -b -c -d -f -g -h -i -k -l -m\
 -n -o -p -q -r
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
         --format=verbose --format=vertical`.split(/\s+/),value_flags:{"-I":"pattern","--ignore":"pattern","--hide":"pat\
tern","-w":"count"},default_operand:".",match:["ls","ls -la src","ls -ltrh","ls --color=auto","ls --sort=time src"],not_match:[
"ls --color src","ls https://host.test","ls --sort=x","ls --zero"]},workspace:{match:["ls -la","ls --all"],not_match:["l\
s --force"]}},{name:"mkdir",curated:{risk:"write",operands:{min:1},flags:["-p"],match:["mkdir -p a/b"],not_match:["mkdir",
"mkdir -m 777 a"]}},{name:"mv",curated:{risk:"write",operands:{min:2},flags:["-n"],match:["mv -n a b"],not_match:["mv a",
"mv -f a b"]}},{name:"pwd",curated:{risk:"safe",operands:{max:0},match:["pwd"],not_match:["pwd -P","pwd x"]}},{name:"rm",
curated:{risk:"dangerous",operands:{min:1},flags:["-f","-i"],dangerous_flags:{"-r":"recursive_deletion","-rf":"recursive\
_deletion","-fr":"recursive_deletion"},match:["rm a","rm -rf build","rm -- -x"],not_match:["rm","rm --recursive a","rm -\
d a"]}},{name:"stat",curated:{risk:"safe",operands:{min:1},flags:["-L","-x"],value_flags:{"-f":"text"},match:["stat note\
s.md"],not_match:["stat","stat -c %n x"]}},{name:"touch",curated:{risk:"write",operands:{min:1},match:["touch a"],not_match:[
"touch","touch -r b a"]}}]}),28047:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.git=void 0;const s=t.git=
[{name:"git",notes:"Only registered forms are accepted; others may change the repository.",curated:{risk:"dangerous",forms:[
{argv:"status --short",risk:"safe"},{argv:"branch --show-current",risk:"safe"},{argv:"log --oneline -n {count:1-100}",risk:"\
safe"},{argv:"diff --stat",risk:"safe"},{argv:"diff --name-only",risk:"safe"}],match:["git status --short","git log --on\
eline -n 100"],not_match:["git push","git log","git log --oneline -n 101","git status --short x"]},workspace:{subcommands:{
status:{},diff:{},log:{}},data_flags:"--grep --author --committer --since --until --after --before -S -G -n --max-count \
--skip".split(/\s+/),code_flags:["--ext-diff","--textconv","--output"],match:["git status","git log --oneline","git log \
--grep reboot"],not_match:["git -c core.pager=sh log","git","git diff --ext-diff","git log --output=x"]}}]}),34233:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.network=void 0;const s=t.network=[{name:"curl",curated:{risk:"safe",forms:[
{argv:"-I {url}"}],network_touching:!0,match:["curl -I https://host.test"],not_match:["curl -I http://localhost","curl -\
I http://a:b@host.test"]}},{name:"dig",curated:{risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,match:["dig ho\
st.test"],not_match:["dig","dig @192.0.2.1 host.test","dig https://host.test"]}},{name:"nslookup",curated:{risk:"safe",forms:[
{argv:"{domain}"}],network_touching:!0,match:["nslookup host.test"],not_match:["nslookup","nslookup @192.0.2.1 host.test",
"nslookup https://host.test"]}},{name:"ping",curated:{risk:"safe",forms:[{argv:"-c {count:1-10} {host}"}],network_touching:!0,
match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:["ping -c 11 host.test","ping -c 1 127.0.0.1","ping -c 1\
 169.254.169.254"]}}]}),31997:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.python=void 0;const s=t.python=
[e("pip"),e("pip3"),{name:"python3",workspace:{forms:[{argv:"--version"},{argv:"-V"},{argv:"--help"},{argv:"{script}",risk:"\
write"},{argv:"{script} {text...}",risk:"write"}],match:["python3 tool.py","python3 --version","python3 tool.py --verbos\
e"],not_match:['python3 -c "print(1)"',"python3 -m http.server","python3","python3 -"]}}];function e(i){return{name:i,workspace:{
subcommands:{list:{operands:"package"},show:{operands:"package"},freeze:{},check:{},install:{operands:"package",warnings:[
"network_touching","writes_files"]}},flags:`-q --quiet -v --verbose -U --upgrade --user --no-deps --pre --force-reinstal\
l
         --no-cache-dir --disable-pip-version-check --outdated --format -y`.split(/\s+/),data_flags:["--format"],match:[
`${i} list`,`${i} install requests`,`${i} install --force-reinstall x`],not_match:[`${i} install ../x`,`${i} install git\
+https://x/y`,i]}}}}),13626:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.system=t.packages=void 0;const s=t.
system=[{name:"clear",curated:{risk:"safe",operands:{max:0},match:["clear"],not_match:["clear -x"]}},{name:"df",curated:{
risk:"safe",flags:["-h"],match:["df -h"],not_match:["df --output=x"]},workspace:{match:["df -h"],not_match:["df --force"]}},
{name:"du",curated:{risk:"safe",flags:["-a","-c","-h","-k","-s","-x"],value_flags:{"-d":"count"},default_operand:".",match:[
"du -sh src","du -d 1"],not_match:["du --files0-from=x"]},workspace:{data_flags:["-d","--max-depth","--exclude","-t","--\
threshold","-B","--block-size"],code_flags:["--files0-from"],match:["du -sh ."],not_match:["du --files0-from=x"]}},{name:"\
free",workspace:{data_flags:["-s","-c","--seconds","--count"],match:["free -m"],not_match:["free --force"]}},{name:"id",
workspace:{data_operands:{count:1},match:["id"],not_match:["id --force"]}},{name:"lsof",curated:{risk:"safe",flags:["-a",
"-n","-P"],value_flags:{"-c":"text","-p":"text"},match:["lsof -nP","lsof -p 12"],not_match:["lsof -t x"]}},{name:"man",curated:{
risk:"safe",operands:{min:1,max:2,kinds:["page"]},match:["man ls","man 1 ls","man git-log"],not_match:["man 1 ls cat","m\
an -P sh ls","man /etc/passwd","man ./x"]}},{name:"open",curated:{risk:"safe",operands:{min:1},flags:["-R"],forbidden_prefixes:[
"http:","https:","ftp:","mailto:"],platforms:["darwin"],match:["open notes.md","open -R notes.md"],not_match:["open http\
s://host.test","open MAILTO:a@b","open -a Terminal x"]}},{name:"pgrep",curated:{risk:"safe",operands:{min:1,max:1,kinds:[
"pattern"]},flags:["-f","-l"],value_flags:{"-u":"text"},match:["pgrep -fl node"],not_match:["pgrep","pgrep -9 node"]}},{
name:"ps",curated:{risk:"safe",operands:{max:0},flags:["-A","-e","-f"],value_flags:{"-p":"text","-u":"text"},match:["ps \
-ef","ps -u me"],not_match:["ps eww"]}},{name:"sudo",notes:"Always rejected, because of its maturity.",curated:{risk:"da\
ngerous",maturity:"blocked",operands:{min:1,kinds:["text"]},match:["sudo ls"],not_match:["sudo -u root ls"]}},{name:"una\
me",curated:{risk:"safe",operands:{max:0},flags:["-a","-m","-n","-r","-s","-v"],match:["uname -a"],not_match:["uname x"]},
workspace:{match:["uname -a"],not_match:["uname --force"]}},{name:"which",curated:{risk:"safe",operands:{min:1,kinds:["t\
ext"]},flags:["-a"],match:["which -a node"],not_match:["which"]}},{name:"whoami",curated:{risk:"safe",operands:{max:0},match:[
"whoami"],not_match:["whoami x"]},workspace:{match:["whoami"],not_match:["whoami --force"]}}],e=t.packages=[{name:"apt-g\
et",workspace:{subcommands:{update:{operands:"package",warnings:["network_touching"]},install:{operands:"package",warnings:[
"network_touching","writes_files"]}},flags:["-y","--yes"],match:["apt-get update","apt-get install jq","apt-get install \
-y jq"],not_match:["apt-get install ./x.deb","apt-get install -o x=y jq"]}}]}),45060:((E,t)=>{Object.defineProperty(t,"_\
_esModule",{value:!0}),t.text=void 0;const s=t.text=[{name:"awk",workspace:{data_flags:["-F","--field-separator","-v","-\
-assign"],data_operands:{count:1},code_flags:`-f --file -i --include -l --load -E --exec -e --source -o --pretty-print -\
p --profile -W
         -d --dump-variables -D --debug`.split(/\s+/),language:"awk",match:["awk '{print $1}' notes.md","awk -F / '{prin\
t $2}' notes.md"],not_match:[`awk 'BEGIN{system("id")}'`,"awk -f x y",`awk '{print > "/etc/x"}' y`]}},{name:"cut",workspace:{
data_flags:"-d --delimiter -f --fields -b -c --bytes --characters --output-delimiter".split(" "),match:["cut -d, -f1 dat\
a.csv"],not_match:["cut --force x"]}},{name:"diff",workspace:{data_flags:["-I","--ignore-matching-lines","-U","-C","-W",
"--label","-x","--exclude"],match:["diff a.txt b.txt"],not_match:["diff --force a b"]}},{name:"grep",curated:{risk:"safe",
operands:{min:1,kinds:["pattern","path"],unless:["-e","-f"]},flags:["-E","-F","-H","-R","-h","-i","-l","-n","-r"],value_flags:{
"-e":"pattern","-f":"path","-m":"count"},reads_stdin:{unless:["-r","-R"]},default_operand:".",match:["grep -rn TODO src",
"grep -- -x notes.md","grep -f - notes.md"],not_match:["grep","grep -P x notes.md","grep -e a","grep x","grep x -"]},workspace:{
data_flags:"-e --regexp -m --max-count -A -B -C --include --exclude --exclude-dir --label -d -D".split(" "),data_operands:{
count:1,unless:["-e","--regexp","-f","--file"]},match:["grep -n reboot CHANGELOG.md",'grep -rn "rm -rf /" .'],not_match:[
"grep --force a b"]}},e("head"),{name:"patch",workspace:{data_flags:["-p","--strip","-F","--fuzz","-V"],code_flags:["-e",
"--ed","-g","--get"],blocked_flags:["-f"],writes:!0,match:["patch -p1 -i fix.diff"],not_match:["patch --force -p1","patc\
h -f -p1","patch -e -i x","patch -g1"]}},{name:"sed",workspace:{data_flags:["-e","--expression","-l"],data_operands:{count:1,
unless:["-e","--expression"]},code_flags:["-f","--file"],language:"sed",match:["sed -n 1,5p notes.md","sed 's/a/b/g' not\
es.md"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /etc/x' y"]}},{name:"sort",curated:{risk:"safe",flags:[
"-n","-r","-u"],reads_stdin:{},match:["sort -nr notes.md"],not_match:["sort -o out notes.md","sort","sort -n","sort -"]},
workspace:{data_flags:"-t --field-separator -k --key -S --buffer-size --parallel --batch-size".split(" "),code_flags:["-\
-compress-program","--files0-from"],match:["sort notes.md","sort -t / -k 2 notes.md"],not_match:["sort --compress-progra\
m=sh notes.md"]}},e("tail"),{name:"tee",workspace:{writes:!0,match:["tee out.txt"],not_match:["tee --force x"]}},{name:"\
tr",workspace:{data_operands:{count:2},match:["tr a-z A-Z","tr / _"],not_match:["tr --force a b"]}},{name:"uniq",curated:{
risk:"safe",operands:{max:1},flags:["-c","-d","-u"],reads_stdin:{},match:["uniq -c notes.md"],not_match:["uniq notes.md \
out.txt","uniq","uniq -"]},workspace:{data_flags:["-f","-s","-w","--skip-fields","--skip-chars","--check-chars"],match:[
"uniq notes.md"],not_match:["uniq --force a"]},notes:"The second operand is an output file."},{name:"wc",curated:{risk:"\
safe",flags:["-c","-l","-w"],reads_stdin:{},match:["wc -l notes.md","wc -cl notes.md"],not_match:["wc --files0-from=x","\
wc","wc -l","wc -"]},workspace:{code_flags:["--files0-from"],match:["wc -l notes.md"],not_match:["wc --files0-from=list"]}}];
function e(i){return{name:i,curated:{risk:"safe",operands:{min:1},value_flags:{"-n":"count","-c":"count"},reads_stdin:{},
match:[`${i} -n 3 notes.md`,`${i} -c5 notes.md`],not_match:[i,`${i} -f notes.md`,`${i} -n x notes.md`,`${i} -`]},workspace:{
data_flags:["-n","-c","--lines","--bytes"],match:[`${i} -n 3 notes.md`],not_match:[`${i} --force notes.md`]}}}}),44830:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.cargo=void 0;const s=`
  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`,e="runner rustc rustdoc rustc-wrapper rustc-workspace-wrapper",i=t.cargo={risk:"write",alone:"only-prints",flags:{plain:"\
color= frozen locked offline quiet,q verbose,v",root:"C= manifest-path= lockfile-path=",output:"target-dir= artifact-dir\
= out-dir=","changes-configuration":"config= Z=","only-prints":"help,h version,V list explain="},subcommands:{"test,t":{
operands:"plain",flags:{plain:s,"skips-tests":"no-run"}},"build,b,check,c,bench":{operands:"plain",flags:{plain:`${s} no\
-run`}},"run,r":{operands:"plain",flags:{plain:s}},"doc,d":{operands:"plain",flags:{plain:s,"launches-programs":"open"}},
clippy:{operands:"plain",refused_operands:{"launches-programs":"linker~ clinker~ link-arg~ clink-arg~ codegen-backend~ z\
codegen-backend~ ccodegen-backend~"},flags:{plain:`${s} D= W= A= deny= warn= allow= forbid=`,compiler:"C= codegen= L= l=\
 cfg=","tool-writes":"fix allow-dirty allow-staged allow-no-vcs"}},fmt:{writes_unless:"--check",flags:{plain:"all check \
package,p= message-format= edition= l",config:"config-path="}},"nextest run":{operands:"plain",flags:{plain:`${s} E,filt\
erset,filter-expr= retries= test-threads= partition= run-ignored= no-capture final-status-level= status-level= failure-o\
utput= success-output= cargo-profile= P=`,config:"config-file=","changes-configuration":"tool-config-file=","skips-tests":"\
no-run no-tests="}},"tree,metadata,locate-project,pkgid,verify-project,read-manifest,version,help,report,info":{does:"on\
ly-prints",operands:"plain",flags:{plain:`${s} format-version= e= i= d= depth= prefix= charset= duplicates edges= invert\
=`}},"install,uninstall,add,remove,rm,update,fetch,vendor,init,new,generate-lockfile":{does:"installs",operands:"plain"},
"publish,login,logout,owner,yank":{does:"publishes",operands:"plain"},search:{does:"uses-network",operands:"plain"},"pac\
kage,clean,fix":{does:"writes-files",operands:"plain"},"rustc,rustdoc,miri,expand,watch,script":{does:"launches-programs",
operands:"plain"},"audit,deny,outdated":{does:"depends-on-registry",operands:"plain"}},directory_flags:["-C"],alias_files:[
".cargo/config.toml",".cargo/config"],deciding_settings:{".cargo/config.toml":e,".cargo/config":e},build_files:"Cargo.to\
ml build.rs .cargo/config.toml .cargo/config rust-toolchain.toml rust-toolchain clippy.toml rustfmt.toml".split(" "),dependencies:[
{path:"target",at:"anywhere"},{path:"vendor",at:"anywhere"},{path:".cargo/bin",at:"home"},{path:".cargo/git",at:"home"},
{path:".cargo/registry",at:"home"},{path:".rustup",at:"home",variable:"RUSTUP_HOME"}],environment:{CARGO_NET_OFFLINE:"tr\
ue",CARGO_TERM_COLOR:"never",RUSTUP_AUTO_INSTALL:"0"},match:["cargo test --workspace --all-features -- --nocapture","car\
go clippy --all-targets -- -D warnings","cargo fmt --check"],not_match:["cargo --config build.rustc-wrapper=./x test","c\
argo +nightly test","cargo clippy -- -Clinker=./x"]}}),21046:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.
dotnet=void 0;const s=t.dotnet={risk:"write",starts:"file",alone:"only-prints",flags:{plain:`
      a,arch= artifacts-path= blame blame-crash collect:~ logger:~ l:~ dl= distributedLogger= dl:~ distributedLogger:~ b\
lame-crash-collect-always blame-crash-dump-type=
      blame-hang blame-hang-dump-type= blame-hang-timeout= c,configuration= collect= disable-build-servers
      f,framework= filter= force interactive l,logger= launch-profile= m,maxcpucount? n
      no-build no-cache no-dependencies no-incremental no-launch-profile no-restore no-self-contained
      nodeReuse? nologo os= r,runtime= self-contained? sc tl? terminal-logger= t,target= ucr
      use-current-runtime v,verbosity= version-suffix= warnaserror? severity= include= exclude=
      include-generated verify-no-changes diagnostics= minimum-expected-tests= max-parallel-test-modules=
      solution= project= test-modules= no-progress no-ansi
    `,root:"test-adapter-path=",config:"s,settings=",output:"o,output= results-directory= d,diag= bl? binaryLogger? repo\
rt= binarylog= diagnostic-output-directory=",property:"p,property=",variable:"e,environment=","changes-configuration":"p\
roperty:~ restoreProperty:~ rp:~ roll-forward= fx-version= additionalprobingpath= additional-deps= depsfile= runtimeconf\
ig= test-adapter-path:~ settings:~ results-directory:~ diag:~ output:~ artifacts-path:~","only-prints":"help,h version i\
nfo list-sdks list-runtimes list-tests getProperty~ getItem~","writes-files":"fileLoggerParameters~ flp~ irc:~ orc:~ pp:\
~ preprocess:~ profileEvaluation:~ ts:~",installs:"source="},subcommands:{"test,build":{operands:"tests"},run:{operands:"\
plain"},format:{writes_unless:"--verify-no-changes"},"format whitespace,style,analyzers":{writes_unless:"--verify-no-cha\
nges"},"vstest,exec,msbuild,fsi,script,tool,dnx":{does:"launches-programs",operands:"plain"},watch:{does:"never-ends",operands:"\
plain"},"restore,add,remove,new,package,workload,sdk,install,reference,template":{does:"installs",operands:"plain"},"nug\
et push,delete,sign,trust,why,locals,add,update,remove,enable,disable,list,verify,config":{does:"publishes",operands:"pl\
ain"},"publish,pack,clean,store,sln,solution":{does:"writes-files",operands:"plain"},"dev-certs,user-secrets,build-serve\
r":{does:"changes-configuration",operands:"plain"},"list,help,complete,search":{does:"only-prints",operands:"plain"}},deciding_properties:`\

    CustomBefore~ CustomAfter~ PreBuildEvent PostBuildEvent RunPostBuildEvent DirectoryBuild~ Import~ Restore~
    CscToolPath CscToolExe VbcToolPath VbcToolExe RunCommand RunArguments RunWorkingDirectory BeforeBuild~ AfterBuild~
    MSBuild~ VSTestTestAdapterPath VSTestCLIRunSettings AlternateCommonProps NuGet~ Nuget~ OutDir OutputPath
    BaseOutputPath BaseIntermediateOutputPath IntermediateOutputPath UseAppHost AppHost~ Analyzer~
    ~ToolPath ~ToolExe ~CompilerPath ~Targets ~TargetsPath ~TasksAssembly ~AssemblyFile ~ConsolePath ~SearchPaths
    CodeAnalysisRuleSet ReferencePath ToolExe VSTestLogger VSTestSetting
  `,build_files:"*.csproj *.fsproj *.vbproj *.sln *.slnx *.props *.targets global.json NuGet.config nuget.config Directo\
ry.Build.rsp MSBuild.rsp".split(" "),dependencies:[{path:"bin",at:"anywhere"},{path:"obj",at:"anywhere"},{path:".nuget/p\
ackages",at:"home",variable:"NUGET_PACKAGES"},...["host","sdk","shared","tools"].map(e=>({path:`.dotnet/${e}`,at:"home"}))],
environment:{DOTNET_CLI_TELEMETRY_OPTOUT:"1",DOTNET_NOLOGO:"1",DOTNET_SKIP_FIRST_TIME_EXPERIENCE:"1",MSBUILDDISABLENODEREUSE:"\
1"},match:["dotnet test tests/A.csproj -c Release --no-restore","dotnet build -p:Version=1.2.3","dotnet format --verify-\
no-changes"],not_match:["dotnet build --property:PostBuildEvent=x","dotnet test -s /etc/x.runsettings","dotnet test @x.r\
sp"]}}),94286:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.go=void 0;const s={plain:`
    args+ artifacts bench= benchmem benchtime= blockprofilerate= count= cover coverpkg= cpu= failfast
    fullpath fuzzminimizetime= fuzztime= json memprofilerate= mutexprofilefraction= parallel= run=
    short shuffle= skip= timeout= vet=
  `,output:"blockprofile= coverprofile= cpuprofile= memprofile= mutexprofile= outputdir= trace= test.gocoverdir=","never\
-ends":"fuzz=","only-prints":"list=","skips-tests":"c"},e=t.go={risk:"write",alone:"only-prints",flags:{plain:`
      a asan buildmode= buildvcs? compiler= cover covermode= coverpkg= installsuffix= json linkshared
      mod= msan p= pgo= race tags= trimpath v work x
    `,root:"C=",config:"modfile= overlay=",compiler:"ldflags= gcflags= asmflags= gccgoflags=",output:"o= pkgdir= debug-~",
"launches-programs":"exec= toolexec= vettool=",installs:"modcacherw","only-prints":"n h help"},subcommands:{test:{operands:"\
package",flags:s},build:{operands:"package"},vet:{operands:"package",flags:{plain:"c= flags diff printf? copylocks? shad\
ow? unusedresult? composites? tests?","tool-writes":"fix"}},run:{starts:"package",alone:"only-prints"},fmt:{operands:"pa\
ckage",writes_unless:"-n"},"list,env,version,doc,help":{operands:"package",does:"only-prints",flags:{plain:"m f= deps e \
find test compiled all s","changes-configuration":"w u"}},"mod verify":{},"mod tidy":{writes_unless:"-diff",flags:{plain:"\
diff e compat= go="}},"mod graph,why,help":{does:"only-prints",operands:"package"},"mod download,edit,init,vendor":{does:"\
installs",operands:"plain"},"get,install":{does:"installs",operands:"plain"},"generate,tool":{does:"launches-programs",operands:"\
plain"},"clean,fix":{does:"writes-files"},"work,telemetry":{does:"changes-configuration",operands:"plain"},bug:{does:"us\
es-network"}},directory_flags:["-C"],build_files:["go.mod","go.work","go.env"],dependencies:[{path:"vendor",at:"anywhere"},
{path:"go/pkg/mod",at:"home",variable:"GOMODCACHE"}],environment:{GOPROXY:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOENV:"\
off",GOVCS:"*:off"},match:['go test -race -run "TestA|TestB" ./pkg/...',"go test ./... -args -x","go mod verify"],not_match:[
"go test --exec ./x ./...","go run example.com/x@latest","go test -ldflags=-extldflags=-fuse-ld=x ./..."]}}),31153:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.deno=t.bun=void 0;const s=t.bun={starts:"script-tool-or-file",alone:"\
only-prints",flags:{plain:`
      bail bun,b concurrency= conditions= coverage coverage-reporter= coverage-threshold= dots elide-lines= if-present j\
sx-factory= jsx-fragment= jsx-runtime= max-concurrency= no-clear-screen no-deprecation no-install no-macros
      only-failures prefer-offline randomize reporter= rerun-each= seed= silent smol
      test-name-pattern,t= throw-deprecation timeout= title= todo trace-deprecation zero-fill-buffers
      filter,F= workspaces sequential parallel no-exit-on-error
      test-path-pattern= path-ignore-patterns= port= expose-gc dns-result-order=
      user-agent= console-depth= no-orphans watch-kill-signal= experimental-http2-fetch
      experimental-http3-fetch max-http-header-size= experimental-stream-iter no-warnings trace-warnings
      pending-deprecation disable-warning= preserve-symlinks preserve-symlinks-main jsx-side-effects
      ignore-dce-annotations retry= concurrent isolate no-isolate parallel-delay= test-worker shard=
      timings= no-addons no-ffi-cc cron-title= cron-period= target=
    `,root:"cwd= main-directory=",config:"config,c= tsconfig-override=",code:"jsx-import-source=",preload:"preload,r= re\
quire= import=",output:"coverage-dir= reporter-outfile= cpu-prof-dir= heap-prof-dir= redirect-warnings=","reads-environm\
ent-file":"env-file=","evaluates-text":"eval,e+ print,p+","opens-inspector":"inspect? inspect-brk? inspect-wait?","never\
-ends":"watch hot",installs:"install= i prefer-latest","hides-failures":"unhandled-rejections=","uses-network":"fetch-pr\
econnect= redis-preconnect sql-preconnect","reads-stdin":"interactive","changes-configuration":"define,d= drop= loader,l\
= main-fields= extension-order= feature= insecure-http-parser tls-~ use-bundled-ca use-openssl-ca use-system-ca shell= e\
xtern= no-env-file origin,u= registry=","tool-writes":"update-snapshots update-timings cpu-prof heap-prof cpu-prof-~ hea\
p-prof-~","skips-tests":"only pass-with-no-tests changed check","only-prints":"help,h version,v revision"},subcommands:{
test:{operands:"tests"},run:{starts:"script-tool-or-file",alone:"only-prints"},"x,bunx":{starts:"tool",does:"downloads"},
"exec,repl":{does:"evaluates-text"},"create,c,init":{does:"loads-code"},"install,i,ci,add,a,remove,rm,update,link,unlink\
,patch,patch-commit,upgrade,feedback":{does:"installs"},publish:{does:"publishes"},"build,pm":{does:"writes-files"},"aud\
it,outdated":{does:"depends-on-registry"},"why,discord,completions":{does:"only-prints"},"info,dev":{does:"uses-network"}},
directory_flags:["--cwd"],selecting_flags:["--filter","-F","--workspaces"],deciding_settings:{"bunfig.toml":"auto global\
Dir"},build_files:["bunfig.toml",".bunfig.toml"],dependencies:[{path:"node_modules",at:"anywhere"},{path:".bun/install/c\
ache",at:"home",variable:"BUN_INSTALL_CACHE_DIR"}],environment:{BUN_CONFIG_NO_INSTALL:"1",DO_NOT_TRACK:"1",BUN_RUNTIME_TRANSPILER_CACHE_PATH:"\
0"},match:["bun test src/a.test.ts --bail","bun lint","bun run --filter a test","bun scripts/check.ts"],not_match:["bun \
--eval 1","bun test --preload ../x.ts","bun run ../x.ts"]},e=t.deno={starts:"file",alone:"reads-stdin",flags:{plain:`
      allow-all,A allow-read,R allow-write,W allow-net,N allow-env,E allow-sys,S allow-run
      allow-ffi deny-read deny-write deny-net deny-env deny-sys deny-run deny-ffi no-prompt
      cached-only check no-check no-remote no-npm no-lock frozen quiet,q node-modules-dir vendor
      seed= unstable unstable-~ v8-flags= ext= ignore= parallel fail-fast shuffle filter=
      doc clean trace-leaks reporter= compact json rules-tags= rules-include= rules-exclude=
      single-quote use-tabs line-width= indent-width= prose-wrap= no-semicolons permit-no-files
      doc-only all log-level,L= coverage-raw-data-only conditions= strace-ops permission-set,P
      hide-stacktraces lint
    `,config:"config,c= import-map= lock?","reads-environment-file":"env-file",preload:"preload= require= import=",output:"\
coverage junit-path= output,o=","opens-inspector":"inspect inspect-brk inspect-wait","never-ends":"watch? watch-hmr? wat\
ch-exclude?","uses-network":"reload,r",installs:"allow-scripts allow-import lock-write","changes-configuration":"cert= l\
ocation= unsafely-ignore-certificate-errors?","skips-tests":"no-run","tool-writes":"fix","only-prints":"help,h? version,\
V"},subcommands:{"test,bench":{operands:"tests"},run:{starts:"file",alone:"only-prints"},check:{},lint:{flags:{"only-pri\
nts":"rules"}},fmt:{writes_unless:"--check"},task:{operands:"plain",alone:"only-prints",refused_operands:{"never-ends":"\
dev serve server start watch"},flags:{"evaluates-text":"eval",root:"cwd="}},eval:{does:"evaluates-text"},repl:{does:"rea\
ds-stdin"},"serve,jupyter,lsp":{does:"never-ends"},"install,i,add,remove,uninstall,cache,upgrade,outdated,update,approve\
-scripts":{does:"installs"},"publish,deploy,sandbox":{does:"publishes"},"compile,clean,bundle":{does:"writes-files"},"x,\
create,init":{does:"downloads"},"info,doc,types,completions,coverage,help":{does:"only-prints"}},build_files:["deno.json",
"deno.jsonc"],dependencies:[{path:"node_modules",at:"anywhere"},{path:"vendor",at:"root"},{path:".cache/deno",at:"home",
variable:"DENO_DIR"}],environment:{DENO_NO_UPDATE_CHECK:"1",DENO_NO_PROMPT:"1",DENO_NO_PACKAGE_JSON:"0"},match:["deno te\
st --allow-read=/tmp --allow-write=/tmp","deno fmt --check","deno task test"],not_match:["deno test --allow-ffi=/tmp/x.s\
o tests","deno run https://x.test/y.ts","deno run npm:cowsay"]}}),80197:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.maven=t.gradle=void 0;const s=`
  argLine jvm java.~ sun.~ jdk.~ exec.~ maven.ext.class.path maven.multiModuleProjectDirectory
  maven.repo.local maven.compiler.executable maven.compiler.fork surefire.jvm maven.surefire.debug
  maven.failsafe.debug org.gradle.~ gradle.user.home javaagent user.home settings.~ maven.conf maven.home
  maven.user.~ maven.settings.~ maven.wagon.~ maven.resolver.~ aether.~
`,e=t.gradle={risk:"write",operands:"plain",completes:"tasks",flags:{plain:`
      a,no-rebuild build-cache no-build-cache configuration-cache? no-configuration-cache
      configuration-cache-problems= configure-on-demand no-configure-on-demand console= continue
      no-continue d,debug daemon no-daemon F,dependency-verification= foreground i,info max-workers=
      no-parallel parallel offline priority= q,quiet rerun-tasks rerun s,stacktrace S,full-stacktrace
      tests= u use-dependency-verification w,warn warning-mode= no-watch-fs watch-fs
      x,exclude-task= isolated-projects no-problems-report problems-report
      fail-fast no-scan no-profile property-upgrade-report
    `,root:"p,project-dir= include-build= project-cache-dir= g,gradle-user-home=",config:"b,build-file= c,settings-file=\
 I,init-script=",property:"D,system-prop= P,project-prop=","uses-network":"refresh-dependencies scan","never-ends":"t,co\
ntinuous","tool-writes":"write-locks write-verification-metadata= M update-locks= profile export-keys refresh-keys","ski\
ps-tests":"test-dry-run","only-prints":"m,dry-run h,?,help v,version V,show-version status stop","launches-programs":"de\
bug-jvm"},refused_operands:{publishes:"publish publish~ upload~ uploadArchives release deploy~ artifactoryPublish closeA\
nd~ dockerPush jib nexusPublish~","uses-network":"flyway~ liquibase~ sonar sonarqube","tool-writes":"formatKotlin ktlint\
Format spotlessApply","writes-files":"wrapper init updateDaemonJvm","only-prints":"tasks projects properties dependencie\
s help buildEnvironment components model dependencyInsight javaToolchains outgoingVariants","never-ends":"appRun bootRun\
 bootTestRun jettyRun quarkusDev tomcatRun"},deciding_properties:s,directory_flags:["-p","--project-dir"],build_files:"b\
uild.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties *.gradle gradle/** buildSrc/**".split(
" "),dependencies:[{path:".gradle/caches",at:"home"},{path:".gradle/wrapper",at:"home"},{path:".m2/repository",at:"home"}],
environment:{GRADLE_OPTS:"-Dorg.gradle.daemon=false",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["gradle :app:check\
 --offline",'gradle test --tests "a.B" -Pfast=true',"gradle upToDateCheck :app:depCheck"],not_match:["gradle :lib:publis\
hToMavenLocal","gradle --init-script ../x.gradle test","gradle -Dorg.gradle.java.home=./x test"]},i=t.maven={programs:["\
mvn"],risk:"write",operands:"goal",alone:"only-prints",flags:{plain:`
      a,also-make-~ am,also-make amd B,batch-mode b,builder= C,strict-checksums c,lax-checksums color=
      cpu,check-plugin-updates npu no-plugin-updates e,errors ff,fail-fast fae,fail-at-end itr
      ignore-transitive-repositories llr legacy-local-repository N,non-recursive nsu
      no-snapshot-updates ntp,no-transfer-progress o,offline P,activate-profiles= pl,projects= q,quiet
      rf,resume-from= r,resume T,threads= up,update-plugins X,debug cache-artifact-metadata sadp strict-artifact-descrip\
tor-policy
      npr no-plugin-registry non-interactive force-interactive raw-streams
    `,config:"f,file= s,settings= gs,global-settings= t,toolchains= gt,global-toolchains= ps,project-settings= is,instal\
l-settings= it=",output:"l,log-file=",property:"D,define=","uses-network":"U,update-snapshots","hides-failures":"fn,fail\
-never","changes-configuration":"emp,encrypt-master-password= ep,encrypt-password=","only-prints":"h,help v,version V,sh\
ow-version"},refused_operands:{publishes:"deploy site-deploy release:~ deploy:~ site:deploy nexus-staging:~ scm:~ docker\
:push ftp:~ jib:build push upload upload-single wagon:~","uses-network":"flyway:~ liquibase:~ sonar:~",installs:"install\
 install:~ dependency:get dependency:copy dependency:unpack wrapper:~ archetype:~","launches-programs":"exec:~ ant:~ ant\
run:~ frontend:~ gmaven:~ gplus:~ groovy:~ invoker:~ kotlin:script scala:~ script sql:~","writes-files":"versions:~ spot\
less:apply fmt:format formatter:format license:format sortpom:sort dependency:purge-local-repository","never-ends":"cons\
ole dev run start","only-prints":"help:~ dependency:tree dependency:list dependency:resolve"},deciding_properties:s,deciding_settings:{
".mvn/maven.config":"*",".mvn/jvm.config":"*"},build_files:["pom.xml",".mvn/maven.config",".mvn/jvm.config",".mvn/extens\
ions.xml"],dependencies:[{path:".m2/repository",at:"home"}],environment:{MAVEN_OPTS:"",MAVEN_ARGS:"--offline",JAVA_TOOL_OPTIONS:"",
JDK_JAVA_OPTIONS:""},match:["mvn -B -q verify -Dtest=ATest","mvn checkstyle:check","mvn -DskipITs verify","mvn clean ver\
ify"],not_match:["mvn org.codehaus.mojo:exec-maven-plugin:3.1.0:exec","mvn test -DargLine=-javaagent:x.jar"]}}),45606:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.make=void 0;const s=t.make={risk:"write",operands:"plain",completes:"\
flags",flags:{plain:`
      B,always-make b debug? d j,jobs? k,keep-going l,load-average,max-load? m output-sync,O?
      no-print-directory,w print-directory no-keep-going,stop,S R,no-builtin-variables r,no-builtin-rules
      s,silent,quiet no-silent shuffle? trace warn-undefined-variables
    `,root:"C,directory= I,include-dir=",config:"f,file,makefile=","evaluates-text":"E,eval=","changes-configuration":"e\
,environment-overrides L,check-symlink-times jobserver-auth= jobserver-style=","hides-failures":"i,ignore-errors","skips\
-tests":"o,old-file,assume-old= W,what-if,new-file,assume-new= t,touch","only-prints":"n,just-print,dry-run,recon p,prin\
t-data-base q,question h,help v,version"},refused_operands:{installs:"install install-~ bootstrap",publishes:"publish pu\
blish-~ deploy deploy-~ release upload","writes-files":"uninstall","never-ends":"dev serve server start watch"},variables:[
"V","VERBOSE"],directory_flags:["-C","--directory"],build_files:["Makefile","makefile","GNUmakefile","*.mk","CMakeLists.\
txt","configure"],environment:{MAKEFLAGS:"",GNUMAKEFLAGS:"",MAKEFILES:""},match:["make","make -C packages/a test","make \
-j4 check V=1","make -f build/Makefile test"],not_match:["make test SHELL:=./x",'make test ARGS="; id"',"make -I ../x te\
st","make test CC=-x"]}}),13251:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.yarn=t.pnpm=void 0;const s=t.
pnpm={risk:"safe",starts:"script-or-tool",alone:"only-prints",flags:{plain:`
      aggregate-output color,no-color fail-if-no-match filter,F= filter-prod= if-present
      include-workspace-root loglevel= no-bail no-sort parallel recursive,r reporter= report-summary
      resume-from= reverse sequential silent,s sort stream use-stderr w workspace-concurrency=
      workspace-root test-pattern= changed-files-ignore-pattern= bail ignore-workspace
      reporter-hide-prefix offline json progress workspace-packages= yes,y
    `,root:"dir,C= state-dir=","reads-environment-file":"env-file=","skips-tests":"dry-run","changes-configuration":"con\
fig~ node-options= script-shell= shell-emulator shell-mode,c global,g global-dir= store-dir= modules-dir= virtual-store-\
dir= lockfile-dir= use-node-version= pm-on-fail= registry= userconfig= prefix= npmrc-auth-file= proxy= http-proxy= https\
-proxy= no-proxy=","only-prints":"help,h version,v"},subcommands:{"test,t,tst,start,stop,restart":{starts:"own-script"},
"run,run-script":{starts:"script",alone:"only-prints"},exec:{starts:"tool"},"dlx,pnpx":{starts:"tool",does:"downloads"},
"create,init":{does:"loads-code"},"add,install,i,ci,update,up,upgrade,remove,rm,uninstall,un,link,ln,unlink,import,rebui\
ld,rb,prune,dedupe,fetch,install-test,it,approve-builds,ignored-builds,patch,patch-commit,patch-remove,deploy":{does:"in\
stalls"},"publish,login,logout,adduser,dist-tag,owner,unpublish,deprecate,team,token,access":{does:"publishes"},"pack,ve\
rsion":{does:"writes-files"},"audit,outdated":{does:"depends-on-registry"},"list,ls,la,ll,why,root,bin,licenses,help,pre\
fix,completion":{does:"only-prints"},"config,c,set,get,env,setup,self-update,store,server,cache":{does:"changes-configur\
ation"},"search,view,info,show,ping,whoami,docs,repo,bugs":{does:"uses-network"}},directory_flags:["-C","--dir"],selecting_flags:"\
-r --recursive -F --filter --filter-prod -w --workspace-root".split(" "),deciding_settings:{"pnpm-workspace.yaml":"scrip\
tShell nodeOptions shellEmulator configDependencies useNodeVersion modulesDir globalDir userconfig npmPath gitShallowHos\
ts"},build_files:["pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs"],dependencies:[{path:"node_modules",at:"anywhere"}],
environment:{npm_config_manage_package_manager_versions:"false",npm_config_package_manager_strict:"false",npm_config_verify_deps_before_run:"\
false",COREPACK_ENABLE_NETWORK:"0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["pnpm lint --max-\
warnings 0","pnpm --filter a... test","pnpm vitest run --coverage"],not_match:['pnpm exec sh -c "id"',"pnpm --config.scr\
ipt-shell=./x test","pnpm exec tsx -e 1"]},e=t.yarn={starts:"script-or-tool",alone:"installs",flags:{plain:`
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
alFolder yarnPath! path!",".yarnrc":"script-shell prefix modules-folder --modules-folder yarn-path! cwd --cwd help --hel\
p version --version use-yarnrc --use-yarnrc"},build_files:".yarnrc.yml .yarnrc .yarn/plugins/** .yarn/releases/** .pnp.c\
js .pnp.loader.mjs".split(" "),dependencies:[{path:"node_modules",at:"anywhere"},{path:".pnp.cjs",at:"root"},{path:".pnp\
.loader.mjs",at:"root"},{path:".yarn",at:"root"},{path:".yarn/berry/cache",at:"home"}],environment:{YARN_ENABLE_NETWORK:"\
0",YARN_ENABLE_TELEMETRY:"0",YARN_ENABLE_GLOBAL_CACHE:"1",COREPACK_ENABLE_NETWORK:"0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"\
0"},match:["yarn lint --max-warnings 0","yarn workspace a run test","yarn jest --ci"],not_match:["yarn","yarn exec bash",
"yarn --cwd ../x test","yarn --use-yarnrc x test"]}}),3716:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.
uv=t.tox=t.ruff=t.mypy=void 0;function e(){const b=s(11186);return e=function(){return b},b}const i=t.ruff={alone:"only-\
prints",flags:{plain:`
      color= dummy-variable-rgx= exclude= exit-non-zero-on-fix exit-non-zero-on-format extend-exclude=
      extend-fixable= extend-ignore= extend-per-file-ignores= extend-select= extension= fixable=
      force-exclude ignore= ignore-noqa isolated line-length= no-cache,n no-fix no-preview
      no-respect-gitignore no-show-fixes no-unsafe-fixes output-format= per-file-ignores= preview
      quiet,q range= respect-gitignore select= show-fixes show-source silent,s statistics
      target-version= unfixable= unsafe-fixes verbose,v diff check
    `,root:"cache-dir=",config:"config=",output:"output-file,o=","tool-writes":"fix fix-only add-noqa? add-ignore?","nev\
er-ends":"watch,w","reads-stdin":"stdin-filename=","hides-failures":"exit-zero,e","only-prints":"help,h version,V show-f\
iles show-settings"},subcommands:{check:{},format:{writes_unless:"--check --diff"},"rule,config,linter,version,help,anal\
yze":{does:"only-prints"},clean:{does:"writes-files"},server:{does:"never-ends"}},build_files:["ruff.toml",".ruff.toml",
"pyproject.toml"],dependencies:e().PYTHON_DEPENDENCIES,environment:{RUFF_NO_CACHE:"true"},match:["ruff check","ruff chec\
k src --select E","ruff format --check","ruff check --fix"],not_match:["ruff check --watch","ruff check ../x","ruff clea\
n","ruff nonsense"]},y=t.mypy={completes:"flags",flags:{plain:`
      allow-any-generics allow-any-unimported allow-empty-bodies allow-incomplete-defs allow-redefinition
      allow-redefinition-new allow-redefinition-old allow-subclassing-any allow-untyped-calls
      allow-untyped-decorators allow-untyped-defs allow-untyped-globals always-false= always-true=
      cache-fine-grained check-unreachable check-untyped-defs color-output deprecated-calls-exclude=
      disable-bytearray-promotion disable-error-code= disable-memoryview-promotion disallow-any-decorated
      disallow-any-explicit disallow-any-expr disallow-any-generics disallow-any-unimported
      disallow-empty-bodies disallow-incomplete-defs disallow-redefinition disallow-redefinition-new
      disallow-redefinition-old disallow-subclassing-any disallow-untyped-calls
      disallow-untyped-decorators disallow-untyped-defs disallow-untyped-globals enable-error-code=
      enable-incomplete-feature= error-summary exclude= exclude-gitignore explicit-package-bases
      export-ref-info extra-checks fast-exit fast-module-lookup fixed-format-cache follow-imports=
      follow-untyped-imports force-union-syntax force-uppercase-builtins hide-absolute-path
      hide-column-numbers hide-error-code-links hide-error-codes hide-error-context hide-error-end
      ignore-missing-imports implicit-optional implicit-reexport incremental,i junit-format=
      local-partial-types logical-deps module,m= namespace-packages native-parser new-type-inference
      num-workers,n= old-type-inference output,O= package,p= platform= pretty python-version=
      raise-exceptions report-deprecated-as-note scripts-are-modules show-absolute-path
      show-column-numbers show-error-code-links show-error-codes show-error-context show-error-end
      show-traceback,tb silence-site-packages site-packages skip-cache-mtime-checks skip-version-check
      soft-error-limit= sqlite-cache sqlite-num-shards= strict strict-bytes strict-concatenate
      strict-equality strict-equality-for-none strict-optional untyped-calls-exclude=
      verbose,v warn-incomplete-stub warn-no-return warn-redundant-casts warn-return-any
      warn-unreachable warn-unused-configs warn-unused-ignores
    `,root:"cache-dir= custom-typing-module= custom-typeshed-dir=",config:"config-file=",output:"any-exprs-report= cober\
tura-xml-report= html-report= linecount-report= linecoverage-report= lineprecision-report= txt-report= xml-report= xslt-\
html-report= xslt-txt-report= junit-xml= line-checking-stats= timing-stats=","names-program":"python-executable=","evalu\
ates-text":"command,c=","changes-configuration":"shadow-file= bazel cache-map* package-root= quickstart-file=",installs:"\
install-types non-interactive interactive","reads-stdin":"pdb","only-prints":"help,h version,V find-occurrences= stats i\
nferstats dump-build-stats dump-deps dump-graph"},build_files:["mypy.ini",".mypy.ini","pyproject.toml","setup.cfg"],dependencies:e().
PYTHON_DEPENDENCIES,environment:{...e().PYTHON_ENVIRONMENT,MYPY_FORCE_COLOR:"0"},match:["mypy src","mypy --strict src","\
mypy -p package --no-incremental","mypy"],not_match:['mypy -c "1"',"mypy --python-executable=./x src","mypy --config-fil\
e=/etc/x src"]},m=t.tox={completes:"flags",risk:"write",operands:"plain",flags:{plain:`
      verbose,v quiet,q colored= stderr-color= no-provision? no-recreate-provision no-recreate-pkg
      recreate,r skip-missing-interpreters,s? no-list-dependencies list-dependencies
      no-capture,i parallel,p? parallel-live,o parallel-no-spinner e= m= f= skip-env=
      skip-pkg-install develop,usedevelop runner= exit-and-dump-after= fail-fast n
      hashseed= no-spinner default-runner=
    `,root:"workdir= rootdir,root= temp-dir=",config:"conf,c=",output:"result-json=","changes-configuration":"override,x\
= pre alwayscopy sitepackages","names-program":"discover=",installs:"installpkg= force-dep=","skips-tests":"notest pkg-o\
nly,b,sdistonly","only-prints":"help,h version showconfig listenvs,l listenvs-all,a"},refused_operands:{"launches-progra\
ms":"exec e",installs:"devenv d","only-prints":"list l config c depends de schema quickstart q help","uses-network":"leg\
acy-remote"},build_files:e().PYTHON_BUILD_FILES,dependencies:[{path:".tox",at:"root"},...e().PYTHON_DEPENDENCIES],environment:e().
PYTHON_ENVIRONMENT,match:["tox","tox -e py312","tox run -e lint","tox -e py312 -- -k fast"],not_match:["tox exec -e py -\
- sh","tox -x testenv.commands=sh","tox -c ../x.ini","tox --workdir /x"]},w=t.uv={alone:"only-prints",flags:{plain:`
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
"tox","python","python3"],directory_flags:["--directory"],build_files:["pyproject.toml","uv.toml"],dependencies:[...e().
PYTHON_DEPENDENCIES,{path:".cache/uv",at:"home",variable:"UV_CACHE_DIR"},{path:".local/share/uv/python",at:"home"},{path:"\
.local/share/uv/tools",at:"home"}],environment:{...e().PYTHON_ENVIRONMENT,UV_OFFLINE:"1",UV_NO_PROGRESS:"1",UV_PYTHON_DOWNLOADS:"\
never"},match:["uv run scripts/check.py","uv run --frozen python -m pytest","uv lock --check"],not_match:["uv run sh -c \
id","uv run pytest -o addopts=x","uv run https://x.test/y.py","uv run -"]}}),11186:((E,t)=>{Object.defineProperty(t,"__e\
sModule",{value:!0}),t.PYTHON_ENVIRONMENT=t.PYTHON_DEPENDENCIES=t.PYTHON_BUILD_FILES=void 0,t.isOfLibrary=b,t.python=t.pytest=
void 0;const s=t.PYTHON_BUILD_FILES="conftest.py pytest.ini pyproject.toml setup.cfg setup.py sitecustomize.py tox.ini u\
sercustomize.py".split(" "),e=t.PYTHON_DEPENDENCIES=[{path:".venv",at:"anywhere"},{path:"venv",at:"anywhere"},{path:"__p\
ypackages__",at:"root"},{path:".local/bin",at:"home"},{path:".local/lib",at:"home"},{path:".pyenv",at:"home",variable:"P\
YENV_ROOT"}],i=t.PYTHON_ENVIRONMENT={PYTHONDONTWRITEBYTECODE:"1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"1",PIP_DISABLE_PIP_VERSION_CHECK:"\
1"},y=t.python={programs:["python","python3"],starts:"file",alone:"reads-stdin",flags:{plain:"b B d E I O OO P q R s S u\
 v W= x","changes-configuration":"X= check-hash-based-pycs=","evaluates-text":"c+",module:"m+","reads-stdin":"i","only-p\
rints":"help,h version,V help-all help-env help-xoptions ?"},started_programs:["pytest","ruff","mypy","tox"],build_files:[
"sitecustomize.py","usercustomize.py"],dependencies:e,environment:i,match:["python3 scripts/check.py --strict","python -\
m pytest -q tests","python -B -W error scripts/check.py"],not_match:['python -Ic "print(1)"',"python -","python -m pip i\
nstall x","python https://x.test/y.py"]},m=t.pytest={operands:"tests",flags:{plain:`
      assert= cache-show? capture= code-highlight= color= continue-on-collection-errors deselect=
      doctest-continue-on-failure doctest-glob= doctest-ignore-import-errors doctest-modules
      doctest-report= durations= durations-min= exitfirst,x failed-first,ff full-trace
      import-mode= junit-prefix= keep-duplicates k= l showlocals,no-showlocals last-failed,lf
      last-failed-no-failures,lfnf= log-auto-indent= log-cli-date-format= log-cli-format=
      log-cli-level= log-date-format= log-disable= log-file-mode= log-format= log-level= m=
      maxfail= new-first,nf no-header no-summary noconftest q,quiet r= s show-capture=
      stepwise,sw stepwise-skip,sw-skip stepwise-reset,sw-reset strict pyargs strict-config strict-markers
      runxfail tb= verbose,v verbosity= xfail-tb trace-config ignore= ignore-glob=
      cov? cov-append cov-branch cov-context= cov-fail-under= cov-report? cov-reset no-cov
      no-cov-on-fail numprocesses,n= maxprocesses= dist= loadscope-reorder maxschedchunk= f
      max-worker-restart= timeout= timeout-method= session-timeout= asyncio-mode= randomly-seed=
      randomly-dont-reorganize randomly-dont-reset-seed reruns= reruns-delay= only-rerun=
      rerun-except= benchmark-only benchmark-skip benchmark-disable setup-show force-sugar
      no-fold-skipped force-short-summary disable-warnings,disable-pytest-warnings d report-chars=
      max-warnings= collect-in-virtualenv disable-plugin-autoload log-file-level= log-file-format=
      log-file-date-format= testrunuid= cov-precision= hypothesis-profile= hypothesis-verbosity=
      hypothesis-show-statistics hypothesis-seed= hypothesis-explain benchmark-min-time=
      benchmark-max-time= benchmark-min-rounds= benchmark-calibration-precision= benchmark-warmup?
      benchmark-warmup-iterations= benchmark-disable-gc benchmark-enable benchmark-compare?
      benchmark-compare-fail= benchmark-cprofile= benchmark-cprofile-loops= benchmark-cprofile-top=
      benchmark-verbose benchmark-quiet benchmark-sort= benchmark-group-by= benchmark-columns=
      benchmark-name= benchmark-time-unit= reuse-db create-db nomigrations migrations
      fail-on-template-vars self-contained-html clean-alluredir random-order random-order-bucket=
      random-order-seed= forked count= repeat-scope= splits= group= splitting-algorithm= json-report
      disable-socket allow-hosts= allow-unix-socket record-mode= block-network snapshot-details
      snapshot-warn-unused mypy flake8 black isort ruff ruff-format pylint nbval nbval-lax headed
      browser= browser-channel= slowmo= tracing= video= screenshot= device= typeguard-packages=
      runslow
    `,module:"p= ds= benchmark-timer=",warning:"W,pythonwarnings=",root:"rootdir= confcutdir= cov-source=",config:"confi\
g-file,c= cov-config=",output:"basetemp= junitxml= log-file= result-log= report-log= html= debug? benchmark-json= benchm\
ark-cprofile-dump? benchmark-histogram? benchmark-storage= alluredir= json-report-file= durations-path=","changes-config\
uration":"o,override-ini=","launches-programs":"tx= px= rsyncdir= rsyncignore= pdbcls=","reads-stdin":"pdb trace","never\
-ends":"looponfail","uses-network":"pastebin= benchmark-netrc?","only-prints":"help,h version,V co,collect-only fixtures\
,funcargs fixtures-per-test markers setup-only setup-plan","tool-writes":"cache-clear snapshot-update benchmark-save= be\
nchmark-save-data benchmark-autosave store-durations","hides-failures":"suppress-no-test-exit-code"},build_files:s,dependencies:e,
environment:{...i,PYTEST_ADDOPTS:""},match:["pytest -q tests/test_a.py::test_b","pytest -p no:cacheprovider","pytest --c\
ov=src --cov-report=term-missing"],not_match:["pytest -o addopts=-x","pytest --tx popen//python=sh","pytest --junitxml=.\
./x.xml","pytest @args.txt"]},w=new Set(`
  __future__ __hello__ __phello__ _aix_support _collections_abc _compat_pickle _markupbase _osx_support
  _pydecimal _pyio _pyrepl _sitebuiltins _strptime _weakrefset abc aifc annotationlib antigravity argparse array
  ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex bisect builtins bz2 cProfile calendar
  cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression concurrent
  configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal
  difflib dis distutils doctest dummy_threading email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp
  gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
  keyword lib2to3 linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder
  msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os
  ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath
  pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline
  reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd
  smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string
  stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile
  termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty
  turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
  `.trim().split(/\s+/));function b(o){return w.has(o.replace(/\..*$/s,""))}}),14170:((E,t)=>{Object.defineProperty(t,"_\
_esModule",{value:!0}),t.isTruth=m,t.readFlags=s,t.splitAtEquals=w;function s(b,o){const l=[],u=b.toReversed();let f;const v=p=>{
for(const a of u.reverse())l.push({kind:"operand",word:a});return{tokens:l,separator:p,rest:void 0}};for(let p=u.pop();p!==
void 0;p=u.pop()){if(o.separator.test(p.text))return v(p);const a=!e(p,o);if(!a&&f!==void 0){l.push({...f,word:p,next:p});
continue}const{written:h,attached:x}=a?i(p.text,o):{written:p.text,attached:void 0},n=a?o.expand(h,x):"operand";if(n==="\
operand"){if(l.push({kind:"operand",word:p}),o.flags==="first")return v();continue}if(f=void 0,n!==void 0&&"instead"in n){
const{span:S,quoted:j}=p;u.push(...n.instead.map(N=>({text:N,span:S,quoted:j})).reverse());continue}const r=u.at(-1),g=n===
void 0?o.unknown:n.at(-1)?.takes,c=x===void 0&&y(g,r,o),d={word:p,written:h,attached:x,next:r,consumes:c};n===void 0&&l.
push({kind:"unknown",...d});for(const[S,j]of n?.entries()??[]){const N=S===(n?.length??0)-1,O={word:p,written:h,attached:void 0,
next:void 0,consumes:!1};l.push({kind:"flag",part:j,...N?d:O})}if(g==="rest")return{tokens:l,separator:void 0,rest:u.reverse()};
const _=l.at(-1);g==="operands"&&c&&_?.kind==="flag"&&(f=_),c&&!(g==="both"&&r&&!e(r,o))&&u.pop()}return v()}function e({
text:b},{dash:o}){return!b.startsWith("-")||b==="-"&&o==="operand"}function i(b,{equals:o}){return o==="all"||o==="long"&&
b.startsWith("--")?w(b):{written:b,attached:void 0}}function y(b,o,l){if(o===void 0)return!1;switch(b){case"always":case"\
both":return!0;case"unless-dash":return!o.text.startsWith("-");case"true-or-false":return m(o.text);case"operand":case"o\
perands":return e(o,l);default:return!1}}function m(b){return b==="true"||b==="false"}function w(b){const o=b.indexOf("=");
return o<0?{written:b,attached:void 0}:{written:b.slice(0,o),attached:b.slice(o+1)}}}),68623:((E,t,s)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.readTool=y;function e(){const a=s(14170);return e=function(){return a},a}function i(){const a=s(
32017);return i=function(){return a},a}function y(a,h){const{tokens:x,rest:n}=(0,e().readFlags)(h,l(a)),r=[],g=[];let c;
for(const O of x)O.kind==="flag"&&O.word===c&&/\s/.test(O.written)||(c=O.kind==="flag"&&O.consumes?O.next:void 0,O.kind===
"flag"&&!m(a,O,g)?r.push(w(O)):g.push(O.word));const d=a.stops?{operands:[],started:g}:{operands:g,started:[]},_=n&&r.pop();
if(n===void 0||_===void 0)return{flags:r,...d};const{word:S,value:j}=_,N=j===void 0?n:[{...S,text:j},...n];return{flags:r,
...d,rest:{flag:_,words:N}}}function m({readsBehind:a,handsOn:h},{part:x},n){return a&&!h&&x.spec===void 0&&n.length>0}function w(a){
const{word:h,attached:x,next:n,consumes:r,part:g}=a,{spec:c,negated:d,letter:_,fixed:S=x}=g,j=_??a.written;if(r&&n!==void 0){
const C={start:h.span.start,end:n.span.end};return{word:{...h,span:C},written:j,flag:c,value:n.text,off:!1}}const N=n!==
void 0&&(!n.text.startsWith("-")||n.text==="-"),O=c===void 0&&N?n.text:void 0,R=c?.arity!=="value"&&/^(?:false|0)$/.test(
S??""),L=c?.arity!=="rest"&&(d||R);return{word:h,written:j,flag:c,value:S??O,off:L}}const b={none:"never",attached:"neve\
r",value:"both",optional:"operand",many:"operands",rest:"rest"};function o(a,h=!1){const x=a===void 0?"never":b[a.arity];
return{spec:a,negated:h,takes:h&&x!=="rest"?"never":x}}function l(a){return{flags:a.stops&&!a.readsBehind?"first":"anywh\
ere",dash:"operand",separator:/^--$/,equals:"all",unknown:"never",expand:(h,x)=>{const n=u(a,h,x),r=a.handsOn&&!a.readsBehind;
return a.stops&&r&&n.some(({spec:c})=>c===void 0)?"operand":n}}}function u(a,h,x){const n=h.replace(/^-+/,""),r=h.startsWith(
"--"),g=f(a,n,r);if(g!==void 0)return[g];if(r||n.length<2)return[o(void 0)];const c=[],d=x===void 0?n:`${n}=${x}`;for(let _=0;_<
d.length;_+=1){const S=d[_]??"",j=a.flags.get(S);if(j===void 0)return[...c,o(void 0)];const N={...o(j),letter:`-${S}`},O=d.
slice(_+1);if(O!==""&&(j.arity!=="none"||O.startsWith("="))){const R=j.arity==="rest"?"rest":"never";return[...c,{...N,fixed:O.
replace(/^=/,""),takes:R}]}c.push(N)}return c}function f(a,h,x){const n=p(a,h)??(x&&a.completes?v(a,h):void 0);if(n!==void 0)
return o(n);if(!/^no-?[A-Za-z]/.test(h))return;const r=p(a,h.replace(/^no-?/,""));return r&&o(r,!0)}function v({flags:a},h){
const x=(0,i().flagKey)(h),n=new Map;for(const[g,c]of a)g.startsWith(x)&&n.set(c.name,c);const[r]=n.values();return n.size===
1?r:void 0}function p({flags:a,prefixes:h},x){const n=(0,i().flagKey)(x),r=a.get(n);if(r!==void 0)return r;const g=n.lastIndexOf(
"."),c=g<0?void 0:a.get(n.slice(g+1));return c!==void 0&&c.kind!=="plain"?c:h.find(([d])=>n.startsWith(d))?.[1]??c}}),41115:((E,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.FAMILIES=void 0,t.additionsFor=se,t.dependencyFolders=B,t.homeDependencies=
re,t.isNamedCurated=ee,t.namesWithFlags=X,t.packsOf=A,t.programNames=Q,t.programTerms=K,t.readFamily=C,t.registryOf=R;function e(){
const k=s(67147);return e=function(){return k},k}function i(){const k=s(52476);return i=function(){return k},k}function y(){
const k=s(5572);return y=function(){return k},k}function m(){const k=s(28047);return m=function(){return k},k}function w(){
const k=s(34233);return w=function(){return k},k}function b(){const k=s(31997);return b=function(){return k},k}function o(){
const k=s(13626);return o=function(){return k},k}function l(){const k=s(45060);return l=function(){return k},k}function u(){
const k=s(44830);return u=function(){return k},k}function f(){const k=s(21046);return f=function(){return k},k}function v(){
const k=s(94286);return v=function(){return k},k}function p(){const k=s(31153);return p=function(){return k},k}function a(){
const k=s(80197);return a=function(){return k},k}function h(){const k=s(45606);return h=function(){return k},k}function x(){
const k=s(13251);return x=function(){return k},k}function n(){const k=s(11186);return n=function(){return k},k}function r(){
const k=s(3716);return r=function(){return k},k}function g(){const k=s(5347);return g=function(){return k},k}function c(){
const k=s(32017);return c=function(){return k},k}function d(){const k=s(94854);return d=function(){return k},k}const _={
archives:i().archives,build:S({cargo:u().cargo,dotnet:f().dotnet,go:v().go,gradle:a().gradle,make:h().make,maven:a().maven}),
files:y().files,git:m().git,javascript:S({bun:p().bun,deno:p().deno,pnpm:x().pnpm,yarn:x().yarn}),network:w().network,packages:o().
packages,python:[...b().python,...S({mypy:r().mypy,pytest:n().pytest,python:n().python,ruff:r().ruff,tox:r().tox,uv:r().
uv})],system:o().system,text:l().text};function S(k){return Object.entries(k).map(([T,P])=>({name:T,evolver:P}))}const j=t.
FAMILIES=Object.entries(_).flatMap(([k,T])=>T.map(P=>({...P,category:k}))).sort((k,T)=>k.name<T.name?-1:1);let N;const O=new WeakMap;
function R(k=[]){if(N??=new Map(j.map(I=>[I.name,C(I)])),k.length===0)return N;const T=O.get(k);if(T!==void 0)return T;const P=new Map(
N);for(const I of k){const M=P.get(I.name);P.set(I.name,{...M,...C(I,M?.category)})}return O.set(k,P),P}const L="other";
function C(k,T=L){const P=g().familySchema.parse(k);return{...P,category:P.category??T}}function A(k){return[...new Set(
[...j,...k].map(({category:T=L})=>T))]}function F(k){return[...R(k).values()].flatMap(T=>{const{evolver:P,name:I}=T;return P===
void 0?[]:(P.programs??[I]).map(M=>({word:M,family:T,evolver:P}))})}function X(k){return[...d().TOOLS.keys(),...F(k).map(
({word:T})=>T)]}function Q(k){const T=F(k).flatMap(({word:I,family:M})=>[M.name,I]),P=[...R(k).values()].filter(W);return[
...new Set([...T,...P.map(({name:I})=>I)])]}function ee(k,{programs:T,families:P}){if(!T.includes(k))return!1;const I=R(
P).get(k);return I!==void 0&&W(I)}function W({evolver:k,curated:T}){return k===void 0&&T!==void 0&&T.maturity!=="blocked"}
function te({word:k,family:T},P){return P.includes(k)||P.includes(T.name)}const G=new WeakMap;function K(k){const T=G.get(
k);if(T!==void 0)return T;const{programs:P,families:I,tool_flags:M={},make_variables:U=[]}=k,$=new Map,Y=new Map;for(const D of P.
length===0?[]:F(I)){const{variables:z}=D.evolver,oe=z?{...D.evolver,variables:[...z,...U]}:D.evolver,Z=(0,c().programFamily)(
D.word,oe,H(M[D.word]));$.set(D.word,Z),te(D,P)&&Y.set(D.word,Z)}let J;const q={tools:ne(M),allowed:Y,known:$,offered:D=>(J??=
new Map(F(I).map(z=>[z.word,z.family.name])),J.get(D))};return G.set(k,q),q}function ne(k){return new Map(Object.entries(
k).flatMap(([T,P])=>{const I=(0,d().toolWith)(T,H(P));return I===void 0?[]:[[T,I]]}))}function H(k=[]){const T=new Map(k.
map(({flag:I,value:M})=>[(0,c().flagKey)(I.replace(/^-+/,"")),M])),P=(I,M)=>[...T].flatMap(([U,$])=>$===I?`${U}${M}`:[]);
return{plain:[...P("none",""),...P("text","=")].join(" "),tests:P("path","=").join(" ")}}const V={path:"node_modules",at:"\
anywhere"};function B(k){if(k.programs.length===0)return[V];const T=[...K(k).allowed.values()],P=[V,...T.flatMap(({data:I})=>I.
dependencies)];return[...new Map(P.map(I=>[`${I.at} ${I.path}`,I])).values()]}function se(k){return(0,e().additionsOf)(k.
build_outputs,B(k))}function re(k){return B(k).flatMap(({at:T,path:P})=>T==="home"?[P]:[])}}),5347:((E,t,s)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.familySchema=t.addedFlagsSchema=t.FAMILY_WARNINGS=void 0;function e(){const A=s(7723);return e=
function(){return A},A}function i(){const A=s(78374);return i=function(){return A},A}function y(){const A=s(13970);return y=
function(){return A},A}function m(){const A=s(71081);return m=function(){return A},A}function w(){const A=s(65905);return w=
function(){return A},A}const b=t.FAMILY_WARNINGS=["network_touching","archive_extraction_overwrite","archive_creation_ov\
erwrite","env_secrets","recursive_deletion","broad_permission_target","writes_files"],o=e().enum(w().KIND_NAMES),l=e().enum(
b),u=e().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a program"),f=e().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,
"expected a relative path without .."),v=e().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),p=e().array(
i().platformSchema),a=e().strictObject({flag:e().string().regex(/^--?[A-Za-z0-9][\w.:-]*$/,"expected a flag such as --na\
me").describe("As it is written, with its dashes."),value:e().enum(["none","path","text"]).describe("Its value: none, a \
path of the repository, or any other text.")}),h=t.addedFlagsSchema=e().record(e().string().min(1),e().array(a).min(1)),
x=e().strictObject({argv:e().string().refine(A=>(0,m().parseForm)(A)!==void 0,{error:"expected words and placeholders su\
ch as {path}; {source...} only at the end"}).describe("The words after the program: literal, or placeholders: {kind}, {c\
ount:1-10}, {kind...}."),risk:y().riskSchema.optional().describe("Default: the risk of the family."),warning:l.optional()}),
n={match:e().array(e().string()).min(1).describe("Commands that the family must accept."),not_match:e().array(e().string()).
min(1).describe("Commands that the family must reject.")},r=e().strictObject({risk:y().riskSchema,maturity:e().enum(["st\
ructured","direct_only","experimental_only","blocked"]).default("structured"),operands:e().strictObject({min:e().int().nonnegative().
default(0),max:e().int().nonnegative().optional(),kinds:e().array(o).min(1).default(["path"]).describe("In order; the la\
st one repeats."),unless:e().array(v).default([]).describe("If one of these flags is set, the first operand is of the se\
cond kind.")}).prefault({}),flags:e().array(v).default([]),value_flags:e().record(v,o).default({}),leading_flags:e().array(
v).default([]).describe("Flags allowed only before the operands."),dangerous_flags:e().record(v,l).default({}),dangerous_targets:e().
array(e().string()).default([]),forbidden_prefixes:e().array(e().string()).default([]),reads_stdin:e().strictObject({unless:e().
array(v).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:e().string().optional().describe("The path that the program uses by default."),forms:e().array(
x).default([]).describe("If not empty, only these forms are accepted."),network_touching:e().boolean().default(!1),warnings:e().
array(l).default([]),platforms:p.optional(),...n}),g=e().strictObject({forms:e().array(x).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:e().record(e().string(),e().strictObject({operands:o.default("path"),
warnings:e().array(l).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:e().array(v).optional().describe("If set, only these flags are accepted."),data_flags:e().array(v).default([]).describe(
"Flags whose value is text, not a path."),data_operands:e().strictObject({count:e().int().nonnegative(),unless:e().array(
v).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e().array(v).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e().array(v).default(
[]),language:e().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:e().boolean().default(
!1),...n}),c=["plain","root","config","code","tests","preload","script-text","node","command","variable","output","modul\
e","compiler","property","program","options","warning"],d=["path","tests","package","goal","plain"],_=["file","package",
"command","script","own-script","tool","script-or-tool","script-tool-or-file"],S=["changes-configuration","depends-on-re\
gistry","downloads","evaluates-text","hides-failures","installs","launches-programs","loads-code","names-program","never\
-ends","only-prints","opens-inspector","publishes","reads-environment-file","reads-stdin","skips-tests","tool-writes","u\
ses-network","weakens","writes-files"],j=e().enum(S),N=e().string().describe("Names separated by blanks; `~` at the end \
stands for any end."),O={flags:e().partialRecord(e().enum([...c,...S]),e().string()).default({}).describe("Flags by what\
 they or their values do: names without dashes, separated by blanks. A comma separates spellings, a mark behind a name i\
s its value: `=` required, `?` optional, `*` several, `+` all following words; `~` stands for any end."),operands:e().enum(
d).default("path"),refused_operands:e().partialRecord(j,e().string()).default({}),starts:e().enum(_).optional().describe(
"What the first operand is, if the program runs it."),writes_unless:e().string().optional().describe("Rewrites files, un\
less one of these flags is set; `-` for always."),alone:j.optional().describe("What it does without an operand or subcom\
mand."),any_package:e().boolean().optional(),skips:e().int().nonnegative().optional()},R=e().strictObject({...O,does:j.optional().
describe("What the subcommand does by itself.")}),L=e().strictObject({...O,programs:e().array(u).optional().describe("Th\
e words that start the program; default: the name of the family."),risk:y().riskSchema.default("safe"),completes:e().enum(
["flags","tasks"]).optional().describe("What may be written by its beginning: `flags` as for getopt and argparse, `tasks\
` by each part of their names."),subcommands:e().record(e().string().regex(/^\S+(?: \S+)*$/),R).default({}).describe("By\
 name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:N.default(""),variables:e().
array(e().string()).optional(),started_programs:e().array(u).default([]),directory_flags:e().array(v).default([]),selecting_flags:e().
array(v).default([]),deciding_settings:e().record(f,e().string()).default({}),alias_files:e().array(f).default([]).describe(
"TOML, from the working directory up, that can give a subcommand another meaning."),build_files:e().array(f).default([]).
describe("Files of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject(
{path:f,at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),
e().string()).default({}).describe("Variables that are set for the program."),...n}),C=t.familySchema=e().strictObject({
name:u,category:e().string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-\
in family of the same name, or `other`."),notes:e().string().optional(),evolver:L.optional().describe("For the default p\
rofile, which accepts the program if `programs` names it."),curated:r.optional(),workspace:g.optional()})}),32017:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.NO_PROGRAMS=void 0,t.flagKey=y,t.groupsByName=i,t.movesTo=w,t.nameTable=
e,t.programFamily=o,t.toolTable=b;const s=[["?=","attached"],["=","value"],["?","optional"],["*","many"],["+","rest"]];function e(v,p=a=>a){
const a=new Map;for(const[h,x]of Object.entries(v))for(const n of x.split(/\s+/).filter(Boolean)){const[r,g]=s.find(([_])=>n.
endsWith(_))??["","none"],[c="",...d]=n.slice(0,n.length-r.length).split(",");for(const _ of[c,...d]){const S=p(_);if(a.
has(S))throw new Error(`flag ${_} stands in two groups`);a.set(S,{name:c,kind:h,arity:g})}}return a}function i(v){return new Map(
[...e(v)].map(([p,{kind:a}])=>[p,a]))}function y(v){return v.length===1?v:v.replace(/[-_]/g,"").toLowerCase()}const m=t.
NO_PROGRAMS={tools:new Map,allowed:new Map,known:new Map,offered:()=>{}};function w({data:v},p){const a=v.completes==="f\
lags"&&p.startsWith("--");return v.directory_flags.some(h=>h===p||a&&h.startsWith(p))}function b(v,p={}){const{flags:a={},
subcommands:h={},starts:x,ends_with:n}=v;return{...f([a,p],x==="command"||x==="node"),readsBehind:v.reads_behind===!0,handsOn:v.
hands_on===!0,subcommands:i(h),starts:x,operands:v.operands,alone:v.alone,endsWith:n===void 0?void 0:new Set(n.split(" ")),
readsArgumentFiles:v.argument_files===!0,mayStart:x!==void 0||a.command!==void 0}}function o(v,p,a={}){const h=p.completes===
"flags",x=(r,g)=>({...f([...r,p.flags,a],g.starts!==void 0),completes:h,data:g,refusedOperands:f([g.refused_operands??{}],
!1),subcommands:new Map}),n=x([],p);for(const[r,g]of Object.entries(p.subcommands)){const c=r.split(" "),d=(c.pop()??"").
split(","),_=c.reduce((j,N)=>{const O=j.subcommands.get(N)??x([],{alone:"only-prints"});return l(j,N,O)},n),S=x([g.flags??
{}],g);for(const j of d)l(_,j,S)}return{program:v,use:n,data:p}}function l(v,p,a){return v.subcommands.set(p,a),v.stops=
!0,a}const u={"only-prints":"help h version v V"};function f(v,p){const a=new Map,h=[];for(const x of[...v,u])for(const[
n,r]of e(x,y))n.endsWith("~")?h.push([n.slice(0,-1),r]):a.has(n)||a.set(n,r);return{flags:a,prefixes:h,stops:p,readsBehind:!1,
completes:!1,handsOn:!1}}}),26259:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.BUNDLERS=void 0;const s=t.
BUNDLERS=[{programs:["rollup"],flags:{plain:`
        amd.~= assetFileNames= chunkFileNames= compact dynamicImportInCjs entryFileNames= esModule
        exports= extend external,e= externalImportAttributes externalLiveBindings failAfterWarnings
        filterLogs= forceExit format,f= freeze generatedCode= generatedCode.~ globals,g= input,i=
        hashCharacters= hoistTransitiveImports importAttributesKey= indent inlineDynamicImports
        interop= logLevel= makeAbsoluteExternalsRelative maxParallelFileOps= minifyInternalExports
        name,n= noConflict perf preserveEntrySignatures preserveModules preserveSymlinks
        reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemap,m? sourcemap~=
        strict strictDeprecations systemNullSetters treeshake treeshake.~ validate
        waitForBundleInput banner= footer= intro= outro= bundleConfigAsCjs
      `,root:"context= preserveModulesRoot=",config:"config,c?","script-text":"plugin,p= configPlugin=",variable:"enviro\
nment=",output:"file,o= dir,d=","reads-stdin":"stdin=","never-ends":"watch,w watch.~=",command:"watch.onBundleEnd= watch\
.onBundleStart= watch.onEnd= watch.onError= watch.onStart="},match:["npx rollup -c rollup.config.mjs --silent"]},{programs:[
"vite"],flags:{plain:`
        app assetsDir= assetsInlineLimit= base= clearScreen configLoader= debug,d? emptyOutDir
        filter,f= force logLevel,l= manifest? minify? mode,m= sourcemap? ssrManifest? target= cors strictPort
        experimentalBundle
      `,config:"config,c=",code:"ssr?",output:"outDir= profile?","never-ends":"watch,w host? port= open?"},alone:"never-\
ends",ends_with:"build",subcommands:{"writes-files":"optimize"},match:["npx vite build --mode production"]},{programs:["\
esbuild"],flags:{plain:`
        abs-paths= alias:~= allow-overwrite analyze asset-names= banner:~= bundle
        certfile= charset= chunk-names= color= conditions= define:~= drop:~= drop-labels= entry-names=
        external:~= footer:~= format= global-name= ignore-annotations jsx-~ jsx= keep-names
        legal-comments= line-limit= loader:~= log-level= log-limit= log-override:~=
        main-fields= mangle-props= mangle-quoted minify minify-~ packages= platform=
        preserve-symlinks public-path= pure:~= reserve-props= resolve-extensions= source-root=
        sourcefile= sourcemap sources-content= splitting supported:~= target= tree-shaking=
        tsconfig-raw= inject:~=
      `,config:"tsconfig=",root:"outbase= node-paths=",output:"outfile= outdir= metafile= mangle-cache= out-extension:~=",
"never-ends":"watch watch-delay= serve cors-origin= servedir= serve-fallback= keyfile="},match:["npx esbuild src/x.ts --\
bundle"],not_match:["npx esbuild x.ts --serve"]},{programs:["tsup","tsup-node"],flags:{plain:`
        format= minify? minify-~ keep-names target= legacy-output dts? dts-resolve dts-only
        experimental-dts? sourcemap? ignore-watch= external= global-name= jsxFactory=
        jsxFragment= replaceNodeEnv splitting clean silent pure= metafile platform= loader= shims
        inject-style treeshake? killSignal= cjsInterop entry= entry.~= env.~= define.~=
      `,root:"publicDir?",config:"tsconfig= config=",code:"inject=",command:"onSuccess=",output:"out-dir,d=","never-ends":"\
watch?"},match:["npx tsup src/x.ts --format cjs,esm --dts"]},{programs:["webpack","webpack-cli"],flags:{plain:`
        amd bail cache cache-~= config-name= config-node-env,node-env= d devtool= devtool-~= disable-interpret
        env= experiments-~= externals-~= externals= fail-on-warnings ignore-warnings-~= infrastructure-~=
        merge,m mode= module-~= name= node-~= optimization-~= parallelism= performance-~=
        profile progress? resolve-~= snapshot-~= stats? stats-~= target,t= dependencies=
        define-process-env-node-env= color no-devtool output-~= dotenv dotenv-~= validate target-~
        records-~= dependencies-~ extends-~
      `,root:"context= records-path= output-library-~=",config:"config,c= extends,e=",code:`
        entry= entry-~= module-rules-loader= module-rules-use= resolve-loader-~= module-rules-parser=
      `,preload:"require,r=",output:"output-path,o= output-filename= json,j?","never-ends":"watch,w watch-~= analyze"},subcommands:{
"never-ends":"serve server s watch w","only-prints":"help h info i version v configtest t",installs:"init create new c n\
 plugin loader p l migrate"},match:["npx webpack -c webpack.config.js --mode production"]}]}),94432:((E,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.COMPILERS=void 0;const s=t.COMPILERS=[{programs:["tsc","tsgo","vue-tsc"],argument_files:!0,
flags:{plain:`
        allowArbitraryExtensions allowImportingTsExtensions allowJs allowSyntheticDefaultImports
        allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels alwaysStrict
        assumeChangesOnlyAffectDirectDependencies build,b charset= checkJs composite
        customConditions= d declaration declarationMap diagnostics disableReferencedProjectLoad
        disableSizeLimit disableSolutionSearching disableSourceOfProjectReferenceRedirect
        downlevelIteration emitBOM emitDeclarationOnly emitDecoratorMetadata
        erasableSyntaxOnly esModuleInterop exactOptionalPropertyTypes excludeDirectories=
        excludeFiles= experimentalDecorators explainFiles extendedDiagnostics fallbackPolling=
        force,f forceConsistentCasingInFileNames importHelpers importsNotUsedAsValues= incremental,i
        inlineSourceMap inlineSources isolatedDeclarations isolatedModules jsx= jsxFactory=
        jsxFragmentFactory= jsxImportSource= keyofStringsOnly lib= libReplacement listEmittedFiles
        listFiles locale= mapRoot= maxNodeModuleJsDepth= module,m= moduleDetection=
        moduleResolution= moduleSuffixes= newLine= noEmit noEmitHelpers noEmitOnError
        noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride
        noImplicitReturns noImplicitThis noImplicitUseStrict noLib
        noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks
        noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters
        paths= preserveConstEnums preserveSymlinks preserveValueImports preserveWatchOutput pretty
        reactNamespace= removeComments resolveJsonModule resolvePackageJsonExports
        resolvePackageJsonImports rewriteRelativeImportExtensions skipDefaultLibCheck skipLibCheck
        sourceMap sourceRoot= stableTypeOrdering stopBuildOnErrors strict strictBindCallApply
        strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks
        strictPropertyInitialization stripInternal suppressExcessPropertyErrors
        suppressImplicitAnyIndexErrors synchronousWatchDirectory target,t= traceResolution types=
        useDefineForClassFields useUnknownInCatchVariables verbatimModuleSyntax verbose
        watchDirectory= watchFile= singleThreaded checkers= builders= quiet,q ignoreConfig
        ignoreDeprecations= deduplicatePackages watchInterval=
      `,root:"baseUrl= rootDir= rootDirs= typeRoots=",config:"project,p,P=",output:`
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,code:"plugins=","hides-failures":"noCheck","only-prints":"all listFilesOnly showConfig init version,v dry help,h",
"never-ends":"watch,w lsp api","writes-files":"clean"},match:["npx tsc --noEmit --skipLibCheck --target es2022 --pretty \
false"]},{programs:["tsx"],starts:"node",hands_on:!0,flags:{plain:"cache clear-screen",config:"tsconfig="},subcommands:{
"never-ends":"watch"},match:["npx tsx --test","npx tsx --tsconfig tsconfig.json x.ts --flag-of-the-script"]},{programs:"\
ts-node ts-node-cwd ts-node-esm ts-node-script ts-node-transpile-only ts-script".split(" "),starts:"node",flags:{plain:`\

        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,root:"cwd= dir= scopeDir=",config:"project,P=",code:"compiler,C= transpiler=",preload:"require,r=","tool-writes":"\
emit","only-prints":"showConfig","evaluates-text":"eval,e= print,p? pe=","reads-stdin":"interactive,i"},match:["npx ts-n\
ode -P tsconfig.json x.ts","npx ts-node --transpile-only x.ts"]},{programs:["babel-node"],starts:"node",reads_behind:!0,
hands_on:!0,flags:{plain:"babelrc env-name= extensions,x= gc ignore,i= only,o= root-mode=",config:"config-file=",code:"p\
lugins,w= presets,b=",preload:"require,r=","evaluates-text":"eval,e? print,p?","opens-inspector":"debug d inspect~"},subcommands:{
"opens-inspector":"debug inspect"},match:["npx babel-node --presets @babel/env x.js","npx babel-node x.js -- --presets a"],
not_match:["npx babel-node x.js -e 1","npx babel-node x.js --import=./evil.mjs","npx babel-node x.js inspect"]},{programs:[
"tsm"],starts:"node",reads_behind:!0,flags:{plain:"quiet",config:"tsmconfig="},match:["npx tsm x.ts --port 1"],not_match:[
"npx tsm -e 1","npx tsm x.ts --version"]},{programs:["vite-node"],starts:"node",flags:{plain:"mode,m=",root:"root,r=",config:"\
config,c=","changes-configuration":"options~ script","opens-inspector":"inspect inspect-addr?","never-ends":"watch,w"},match:[
"npx vite-node --config vite.config.ts x.ts --watch"],not_match:["npx vite-node -c ../x.mjs x.ts","npx vite-node -e 1"]},
{programs:["esmo","esno","jiti","sucrase-node","swc-node"],starts:"node",flags:{"evaluates-text":"eval,e= print,p? pe="},
match:["npx esmo x.ts"],not_match:["npx esno -e 1"]},{programs:["babel"],flags:{plain:`
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= ski\
p-initial-build
      `,root:"root= source-root=",config:"config-file=",code:"plugins= presets=",output:"out-file,o= out-dir,d=","tool-w\
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"},match:["npx babel src --no\
-comments"],not_match:["npx babel src -w"]}]}),94854:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.TOOL_DATA=
t.TOOLS=t.REFUSED_TOOLS=void 0,t.isKnownTool=h,t.refusalOf=a,t.toolOf=v,t.toolWith=p;function e(){const n=s(32017);return e=
function(){return n},n}function i(){const n=s(26259);return i=function(){return n},n}function y(){const n=s(94432);return y=
function(){return n},n}function m(){const n=s(62085);return m=function(){return n},n}function w(){const n=s(91581);return w=
function(){return n},n}function b(){const n=s(77251);return b=function(){return n},n}function o(){const n=s(75070);return o=
function(){return n},n}const l=t.REFUSED_TOOLS=(0,e().groupsByName)({"launches-programs":`
    bnr bun bunx coffee corepack cross-env-shell deno dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lint-staged nf node npm npm-watch nps npx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test ultra wsrun yarn yarnpkg zx
  `,"never-ends":`
    browser-sync chokidar docsify electron forever http-server json-server lite-server live-server localtunnel
    lt ngrok node-dev nodemon serve start-storybook ts-node-dev tsnd tsserver
    typescript-language-server verdaccio watchify wds web-dev-server webpack-dev-server
  `,installs:`
    degit node-gyp node-gyp-build node-pre-gyp npm-check-updates ncu patch-package prebuild-install
    tiged
  `,publishes:`
    firebase gh-pages lerna-publish netlify np npm-publish release-it semantic-release
    surge vercel wrangler
  `,"writes-files":`
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp rimraf typeorm
  `}),u=t.TOOL_DATA=[...o().TEST_RUNNERS,...w().COVERAGE,...m().LINTERS,...y().COMPILERS,...i().BUNDLERS,...w().RUNNERS,
...b().TASK_RUNNERS],f=t.TOOLS=new Map(u.flatMap(n=>{const r=(0,e().toolTable)(n);return n.programs.map(g=>[g,r])}));function v(n,r){
const g=f.has(n)?n:x(n);return r?.get(g)??f.get(g)}function p(n,r){const g=u.find(({programs:c})=>c.includes(n));return g&&
(0,e().toolTable)(g,r)}function a(n){return l.get(n)??l.get(x(n))}function h(n){return f.has(n)||f.has(x(n))||a(n)!==void 0}
function x(n){return n.replace(/^@[^/]*\//,"")}}),62085:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.LINTERS=
void 0;const s=t.LINTERS=[{programs:["eslint"],flags:{plain:`
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= pass-on-unpruned-suppressions
        quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= stats warn-ignored nested
      `,root:"resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=",options:"parser-options= \
rule=",config:"config,c= ignore-path=",code:"format,f= parser= plugin= rulesdir=",output:"output-file,o=","only-prints":"\
env-info print-config=","tool-writes":"fix suppress-all suppress-rule= prune-suppressions","skips-tests":"pass-on-no-pat\
terns","reads-stdin":"stdin stdin-filename=","never-ends":"mcp",downloads:"init inspect-config"},match:["npx eslint src \
-f json --cache --cache-location node_modules/.cache/eslint"]},{programs:["prettier"],flags:{plain:`
        check,c list-different,l arrow-parens= bracket-same-line bracket-spacing cache
        cache-strategy= check-ignore-pragma color config-precedence= cursor-offset= editorconfig
        embedded-language-formatting= end-of-line= error-on-unmatched-pattern
        experimental-cli experimental-operator-position= experimental-ternaries
        html-whitespace-sensitivity= ignore-unknown,u insert-pragma jsx-single-quote log-level= object-wrap=
        print-width= prose-wrap= quote-props= range-end= range-start= require-pragma semi
        single-attribute-per-line single-quote tab-width= trailing-comma= use-tabs
        vue-indent-script-and-style with-node-modules plugin-search
      `,root:"cache-location= plugin-search-dir=",config:"config= ignore-path=",code:"parser= plugin=","only-prints":"fi\
le-info= find-config-path= find-config-file= support-info help,h?","tool-writes":"write,w","reads-stdin":"stdin-filepath\
= stdin"},match:['npx prettier -c "src/**/*.ts" --ignore-path .gitignore --no-config']},{programs:["biome"],flags:{plain:`\

        json-~= css-~= md-~= html-~= yaml-~= graphql-~= grit-~= javascript-~= vcs-~= files-~=
        arrow-parentheses= assist-enabled= attribute-position= bracket-same-line= bracket-spacing=
        changed colors= delimiter-spacing= diagnostic-level= enforce-assist= error-on-warnings
        errors-on-unmatched expand= format-with-errors= formatter-enabled= indent-style=
        indent-width= jsx-~= line-ending= line-width= linter-enabled= log-kind= log-level=
        log-prefix-name= max-diagnostics= only= profile-rules profile-type-inference
        quote-properties= quote-style= reporter= semicolons= since= skip= skip-parse-errors staged
        threads= trailing-~= use-editorconfig= use-server verbose vcs-root= reason=
      `,config:"config-path=",output:"reporter-file= log-file= log-path=","tool-writes":"write fix unsafe suppress apply\
 apply-unsafe","reads-stdin":"stdin-file-path=","never-ends":"watch"},subcommands:{"only-prints":"version rage explain h\
elp search","never-ends":"start lsp-proxy","writes-files":"init migrate clean upgrade"},match:["npx biome ci --error-on-\
warnings --javascript-formatter-enabled=false src"]},{programs:["stylelint"],flags:{plain:`
        cache cache-strategy= color compute-edit-info,cei disable-default-ignores,di
        globby-options,go= ignore-disables,id ignore-pattern,ip= max-warnings,mw= quiet,q
        quiet-deprecation-warnings report-descriptionless-disables,rdd
        report-invalid-scope-disables,risd report-needless-disables,rd
        report-unscoped-disables,rud validate
      `,root:"config-basedir= cache-location= suppress-location=",config:"config,c= ignore-path,i=",code:"custom-syntax=\
 custom-formatter= formatter,f=",output:"output-file,o=","only-prints":"print-config","tool-writes":"fix? suppress?","sk\
ips-tests":"allow-empty-input,aei","reads-stdin":"stdin stdin-filename="},match:['npx stylelint "**/*.css" --max-warning\
s 0']},{programs:["markdownlint"],flags:{plain:"dot,d ignore,i= json,j quiet,q enable* disable* configPointer=",config:"\
config,c= ignore-path,p=",code:"rules,r=",output:"output,o=","tool-writes":"fix,f","reads-stdin":"stdin,s"},match:['npx \
markdownlint "**/*.md" --ignore node_modules']},{programs:["markdownlint-cli2","markdownlint-cli2-config","markdownlint-\
cli2-fix"],flags:{plain:"no-globs globs",config:"config= configPointer=","tool-writes":"fix format"},match:['npx markdow\
nlint-cli2 "**/*.md"']},{programs:["knip","knip-bun"],flags:{plain:`
        progress,n use-tsconfig-files cache include-entry-exports include-libs isolate-workspaces
        gitignore production,p strict,s workspace,W= include= exclude= dependencies exports files
        cycles tags= fix-type= max-issues= max-show-issues= exit-code debug,d memory
        memory-realtime performance performance-fn= duration,u trace? trace-dependency=
        trace-export= trace-file= reporter-options= preprocessor-options= config-hints tag-hints
        treat-config-hints-as-errors treat-tag-hints-as-errors no-exit-code types enum-members
        class-members experimental-tags=
      `,root:"directory,D= cache-location=",config:"config,c= tsConfig,t=",code:"preprocessor= reporter=",output:"output\
-file=","tool-writes":"fix,f allow-remove-files format,F","never-ends":"watch,w"},match:["npx knip --production --strict"]},
{programs:["publint"],flags:{plain:"level= pack= strict"},match:["npx publint --strict"]},{programs:["attw","@arethetype\
swrong/cli"],flags:{plain:`
        pack,P format,f= quiet,q profile= ignore-rules* entrypoints* include-entrypoints*
        exclude-entrypoints* entrypoints-legacy summary emoji color definitely-typed?
      `,config:"config-path=","uses-network":"from-npm,p"},match:["npx attw --pack ."]},{programs:["cspell","cspell-cli"],
flags:{plain:`
        cache cache-strategy= color default-configuration dictionary= disable-dictionary= dot? exclude,e=
        fail-fast file* gitignore issues issues-summary-report language-id= locale= max-duplicate-problems=
        max-file-size= must-find-files progress quiet relative report= show-context?
        show-perf-summary show-suggestions silent,s summary unique,u validate-directives verbose,v words-only
        config-search continue-on-error cache-reset issue-template?
      `,root:"cache-location= gitignore-root= root,r= stop-config-search-at=",config:"config,c= file-list=","skips-tests":"\
no-exit-code",code:"reporter=","reads-stdin":"stdin"},subcommands:{"only-prints":"trace dictionaries suggestions check",
"writes-files":"init"},match:['npx cspell --no-progress "src/**"']},{programs:["ajv"],flags:{plain:`
        all-errors strict= strict-~= spec= data= errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
        comment loop-required= loop-enum= own-properties valid invalid
      `,tests:"d* m* r* s=",preload:"c=",output:"o?"},subcommands:{"only-prints":"help"},match:['npx ajv validate -s sch\
ema.json -d "data/*.json"']}]}),91581:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.RUNNERS=t.COVERAGE=void 0;
const s=t.COVERAGE=[{programs:["c8"],starts:"command",flags:{plain:`
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,root:"src= resolve= temp-directory=",config:"config,c=",code:"reporter,r=",output:"reports-dir,report-dir,o="},subcommands:{
"only-prints":"report check-coverage"},match:["npx c8 -r lcov -r text --check-coverage --lines 90 node --test"]},{programs:[
"nyc"],starts:"command",flags:{plain:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,root:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"},match:["npx n\
yc --reporter=lcov mocha","npx nyc --reporter text npm test"]}],e=t.RUNNERS=[{programs:["cross-env"],starts:"command",flags:{},
match:["npx cross-env PORT=3000 NODE_OPTIONS=--experimental-vm-modules jest"]},{programs:["concurrently","conc"],starts:"\
command-texts",flags:{plain:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,root:"cwd=",command:"teardown=","launches-programs":"passthrough-arguments,P","reads-stdin":"handle-input,i defa\
ult-input-target="},match:['npx concurrently "npm:lint:*" "NODE_ENV=test mocha"']},{programs:["changeset","@changesets/c\
li"],alone:"writes-files",flags:{plain:"since= verbose",output:"output="},subcommands:{publishes:"publish","writes-files":"\
add init version pre tag"},match:["npx changeset status --since=main"]},{programs:["prisma"],alone:"only-prints",flags:{
plain:"check",config:"schema= config="},subcommands:{"only-prints":"version debug","never-ends":"dev mcp studio","tool-w\
rites":"format","writes-files":"db generate init migrate","uses-network":"deploy login platform postgres"},match:["npx p\
risma validate","npx prisma validate --schema prisma/schema.prisma"],not_match:["npx prisma migrate deploy","npx prisma \
generate","npx prisma db push"]},{programs:["gulp","gulp-cli"],flags:{plain:`
        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,root:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="},subcommands:{"never-ends":"dev serve server watch"},match:["npx gulp test --silent -f gulpfile.js"]},
{programs:["grunt","grunt-cli"],flags:{plain:"color debug,d? stack verbose,v write",root:"base=",config:"gruntfile=",code:"\
tasks= npm=",preload:"require= preload=","hides-failures":"force,f","only-prints":"version,V completion="},subcommands:{
"never-ends":"connect dev serve server watch"},match:["npx grunt lint test --gruntfile Gruntfile.js --verbose"]},{programs:[
"npm-run-all","npm-run-all2","run-s","run-p"],starts:"npm-scripts",flags:{plain:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,"names-program":"npm-path="},match:['npx run-s "lint:*" "test:** -- --silent"',"npx run-p lint:a lint:b -l"]}]}),
77251:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.TASK_RUNNERS=void 0,t.tasksOf=w;function e(){const b=s(
68623);return e=function(){return b},b}function i(){const b=s(32017);return i=function(){return b},b}const y=t.TASK_RUNNERS=
[{programs:["turbo"],starts:"tasks",flags:{plain:`
        force remote-only remote-cache-read-only cache-workers= dry-run? graph? daemon parallel summarize?
        concurrency= continue? single-package framework-inference? global-deps= env-mode? filter,F=
        affected output-logs= log-order= json log-file? only log-prefix= skip-infer update-notifier
        color heap= ui= preflight remote-cache-timeout= verbosity= no-cache
        dangerously-disable-package-manager-check experimental-otel-~=
      `,root:"cwd= cache-dir= root-turbo-json=",output:"profile? anon-profile? trace=","uses-network":"cache= api= login\
= team= token="},subcommands:{"only-prints":"bin completion docs info ls query get-mfe-port hook","never-ends":"daemon d\
evtools watch","writes-files":"prune generate gen g","changes-configuration":"link unlink login logout telemetry"},not_match:[
"npx turbo run test"]},{programs:["nx"],starts:"tasks",flags:{plain:`
        batch configuration,c= targets,target,t* outputStyle= exclude* verbose parallel? runner= graph?
        nxBail nxIgnoreCycles skipNxCache,disableNxCache skipRemoteCache,disableRemoteCache
        excludeTaskDependencies skipSync projects,p* all tuiAutoExit? tui project= files* uncommitted
        untracked base= head=
      `,"reads-stdin":"stdin"},subcommands:{"only-prints":"graph dep-graph list report show sync:check format:check","ne\
ver-ends":"daemon watch mcp start-agent start-ci-run view-logs","writes-files":"generate g format format:write sync impo\
rt init repair reset clear-cache",installs:"add migrate",publishes:"release","uses-network":"connect login logout record\
 fix-ci apply-locally download-cloud-client","launches-programs":"exec"},not_match:["npx nx test"]},{programs:["lerna"],
starts:"tasks",flags:{plain:`
        stream parallel bail prefix profile verbose load-env-files scope* ignore* private since?
        exclude-dependents include-dependents include-dependencies include-merged-tags loglevel=
        concurrency= reject-cycles progress sort max-buffer=
      `,root:"profile-location=","names-program":"npm-client="},subcommands:{publishes:"publish version",installs:"add b\
ootstrap link init import create clean repair","only-prints":"list ls la ll changed diff info","launches-programs":"exec",
"never-ends":"watch"},not_match:["npx lerna run test"]},{programs:["wireit"],starts:"tasks",flags:{},not_match:["npx wir\
eit"]}],m=new Map(y.flatMap(b=>b.programs.map(o=>[o,(0,i().toolTable)(b)])));function w(b,o){const l=m.get(b);if(l===void 0)
return;const u=o.findIndex(({text:n})=>n==="--"),{operands:f,flags:v}=(0,e().readTool)(l,u<0?o:o.slice(0,u)),[p="",...a]=f.
map(({text:n})=>n);if(l.subcommands.has(p))return[];const x=(()=>{if(b==="turbo")return p==="run"?a:[p,...a];if(b==="ler\
na")return p==="run"?a.slice(0,1):[];const n=v.flatMap(({written:r,value:g=""})=>/^(?:--targets?|-t)$/.test(r)?g:[]);return/^(?:run-many|affected)$/.
test(p)?n:[p==="run"?a[0]?.split(":")[1]??"":p]})().flatMap(n=>n.split(",").map(r=>r.replace(/^.*#/,"")));return[...new Set(
x.filter(n=>/^[\w:.@/-]+$/.test(n)))]}}),75070:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.TEST_RUNNERS=
void 0,t.runsTests=y;const s=t.TEST_RUNNERS=[{programs:["vitest"],operands:"patterns",flags:{plain:`
        allowOnly bail= bench browser? browser.~= cache changed? clearScreen
        color compare= coverage coverage.~= diff.~= disableConsoleIntercept exclude= expandSnapshotDiff
        expect expect.~= fileParallelism globals dom hideSkippedTests hookTimeout= includeTaskLocation
        isolate json? logHeapUsage maxConcurrency= maxWorkers= mergeReports? minWorkers= mode= poolOptions.~=
        poolOptions= printConsoleTrace project= retry= retry.~= run sequence.~= sequence= shard= silent? slowTestThresho\
ld=
        teardownTimeout= testNamePattern,t= testTimeout= typecheck? typecheck.~= configLoader=
        tagsFilter= strictTags detectAsyncLeaks cacheDir= experimental= experimental.~= vmMemoryLimit= filesOnly
        staticParse staticParseConcurrency= listTags
      `,root:"root,r= dir= experimental.fsModuleCachePath=",config:"config,c= workspace= typecheck.tsconfig= tsconfig=",
code:`
        browser.provider= coverage.customProviderModule= diff= environment= globalSetup= pool=
        reporter,reporters= coverage.reporter= runner= sequence.sequencer= sequence.setupFiles= setupFiles=
        snapshotEnvironment= snapshotSerializers= coverage.provider= browser.testerHtmlPath=
        experimental.openTelemetry.sdkPath= experimental.openTelemetry.browserSdkPath=
        experimental.vcsProvider=
      `,node:"execArgv=",command:"typecheck.checker=",output:"outputFile,outputFile.~= attachmentsDir= coverage.reportsD\
irectory= outputJson=","only-prints":"clearCache","tool-writes":"update,u? coverage.thresholds.autoUpdate","skips-tests":"\
passWithNoTests dangerouslyIgnoreUnhandledErrors","never-ends":"watch,w ui open api? api.~ browser.api? browser.ui stand\
alone","opens-inspector":"inspect? inspectBrk? inspector.~="},subcommands:{"never-ends":"watch dev","only-prints":"list",
"writes-files":"init"},match:["npx vitest run --reporter=verbose --bail=1 --coverage.thresholds.lines=80"]},{programs:["\
jest"],operands:"patterns",flags:{plain:`
        all automock bail,b? cache changedFilesWithAncestor changedSince= ci clearMocks collectCoverage
        collectCoverageFrom* collectTests color colors coverage? coveragePathIgnorePatterns*
        coverageProvider= coverageThreshold= debug detectLeaks detectOpenHandles
        errorOnDeprecated expand,e findRelatedTests forceExit globals= ignoreProjects*
        injectGlobals json lastCommit logHeapUsage maxConcurrency= maxWorkers,w= moduleDirectories*
        moduleFileExtensions* modulePathIgnorePatterns* noStackTrace notify
        notifyMode= onlyChanged,o onlyFailures,f openHandlesTimeout= randomize resetMocks
        resetModules restoreMocks runInBand,i runTestsByPath seed= selectProjects* shard= showSeed
        silent skipFilter testLocationInResults testMatch* testNamePattern,t=
        testPathIgnorePatterns* testPathPattern,testPathPatterns* testRegex* testTimeout=
        transformIgnorePatterns* unmockedModulePathPatterns* useStderr verbose
        waitForUnhandledRejections watchPathIgnorePatterns* watchman workerGracefulExitTimeout=
        workerIdleMemoryLimit= workerThreads
      `,root:"rootDir= roots* modulePaths* cacheDirectory=",config:"config,c= haste= moduleNameMapper= projects* testEnv\
ironmentOptions=",code:`
        coverageReporters* dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporter\
s*
        resolver= runner= setupFiles* setupFilesAfterEnv* snapshotSerializers* testEnvironment=
        testResultsProcessor= testRunner= testSequencer= transform= watchPlugins*
      `,output:"outputFile= coverageDirectory=","only-prints":"listTests showConfig clearCache","tool-writes":"updateSna\
pshot,u","skips-tests":"passWithNoTests testFailureExitCode=","never-ends":"watch watchAll","writes-files":"init"},match:[
"npx jest --coverage --coverageReporters=lcov --coverageReporters text-summary"]},{programs:["mocha","_mocha"],operands:"\
tests",hands_on:!0,flags:{plain:`
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,tests:"spec=",config:"config= package= opts=",code:"reporter,R= ui,u= file=",preload:"require,r=",node:"node-opt\
ion,n=",output:"reporter-option,reporter-options,O=","only-prints":"dry-run list-interfaces list-reporters","skips-tests":"\
pass-on-failing-test-suite","never-ends":"watch,w"},subcommands:{"writes-files":"init","opens-inspector":"inspect debug"},
match:['npx mocha "test/**/*.spec.js" -R dot --timeout 5000 --exit','npx mocha --grep "~"']},{programs:["ava"],operands:"\
tests",flags:{plain:`
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,config:"config=",node:"node-arguments=","tool-writes":"update-snapshots,u","never-ends":"watch,w","opens-inspect\
or":"break host= port="},subcommands:{"opens-inspector":"debug","writes-files":"reset-cache"},match:["npx ava -v --seria\
l test/a.js --match=foo --timeout=30s"]},{programs:["tap","tap-run"],operands:"tests",flags:{plain:`
        allow-empty-coverage bail,b B branches= changed,n color,c C comments coverage-exclude=
        coverage-report= debug diag disable-coverage exclude= fail-only fail-skip fail-todo
        filter-quietly functions= grep,g= include= invert,i I jobs,j= lines= omit-version
        omit-whitespace passes reporter-arg,r= save-fixture,F serial= show-full-coverage shuffle
        100 cov coverage esm J ts snapshot-clean-cwd statements= test-arg= timeout,t= type-strip-only typecheck stack
      `,tests:"files=",root:"cwd=",config:"tsconfig=",code:"plugin= reporter,R= before= after= coverage-map=",node:"node\
-arg=",variable:"test-env=",output:"reporter-file,f= output-file,o= output-dir,d= save,s=","only-prints":"versions,V","t\
ool-writes":"snapshot,S","skips-tests":"allow-incomplete-coverage only,O","launches-programs":"browser"},subcommands:{"o\
nly-prints":"help list debug dump-config versions report replay","never-ends":"repl",installs:"plugin build","writes-fil\
es":"config"},match:["npx tap -j4 -t60 --disable-coverage -R terse"]},{programs:["playwright","playwright-core","@playwr\
ight/test"],flags:{plain:`
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,config:"config,c= tsconfig=",code:"reporter= add-reporter=",output:"output=","only-prints":"list","tool-writes":"\
update-snapshots,u? update-source-method=","skips-tests":"pass-with-no-tests","never-ends":"ui ui-host= ui-port="},subcommands:{
installs:"install install-deps uninstall","never-ends":"codegen open show-report show-trace run-server launch-server cr \
ff wk","uses-network":"screenshot pdf","writes-files":"clear-cache init-agents","tool-writes":"merge-reports"},match:["n\
px playwright test tests/a.spec.ts --reporter=line --project=chromium -g login"]},{programs:["cypress"],flags:{plain:`
        auto-cancel-after-failures= ci-build-id= component e2e group= headed headless parallel
        quiet,q tag,t= port,p= env,e= runner-ui dev
      `,options:"config,c= reporter-options,o=",tests:"spec,s=",root:"project,P=",config:"config-file,C=",code:"reporter\
,r=",program:"browser,b=","uses-network":"record? key,k=","never-ends":"no-exit"},subcommands:{installs:"install","never\
-ends":"open","writes-files":"cache","only-prints":"version verify info"},match:["npx cypress run --browser chrome --con\
fig video=false"]},{programs:["puppeteer"],flags:{},subcommands:{installs:"browsers"},not_match:["npx puppeteer browsers\
 install chrome"]},{programs:["tape"],operands:"tests",flags:{plain:"ignore,i= ignore-pattern= strict",preload:"require,\
r= import=","skips-tests":"only"},match:["npx tape test/a.js"]},{programs:["uvu"],operands:"first-tests",flags:{plain:"b\
ail,b color,c ignore,i= tsmodule",root:"cwd,C=",preload:"require,r="},match:["npx uvu test"]},{programs:["jasmine"],operands:"\
tests",flags:{plain:"color fail-fast filter= filter-path= parallel= random= seed= stop-on-failure= verbose",config:"conf\
ig=",code:"helper= reporter=",preload:"require=","only-prints":"enumerate list-not-applicable version,v"},subcommands:{"\
writes-files":"init examples","only-prints":"help version enumerate"},match:["npx jasmine --random=true"]},{programs:["t\
sd"],flags:{plain:"files,f= show-diff typings,t="},match:["npx tsd"]}],e=["pytest","py.test","unittest","nose2","tox","n\
ox","phpunit","rspec"],i=new Set(["node","cargo","go","bun","deno","dotnet","swift","mvn","gradle"]);function y(m){const w=new Set(
[...e,...s.flatMap(({programs:b})=>b)]);return m.some((b,o)=>w.has(b)?!0:i.has(b)&&/^(?:--)?test$/.test(m[o+1]??""))}}),
54062:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.enforcementOn=e,t.settingOf=s;function s(i){return typeof i==
"string"?{level:i}:i}function e(i,y){if(typeof y=="string")return{mode:y};const{mode:m,until:w}=y;return w<i?{mode:"bloc\
k"}:{mode:m,until:w}}}),99535:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.inputSchemas=b,t.key=i,t.keysByPath=
w,t.objectOf=m,t.section=y;function e(){const o=s(7723);return e=function(){return o},o}function i(o){const{schema:l,description:u,
strictness:f,input:v,example:p}=o,a=l.default(o.default).describe(u);return{schema:p===void 0?a:a.meta({examples:[p]}),strictness:f,
input:v}}function y(o,l,u=f=>f){const f={};return{schema:u(m(l)).prefault(f).describe(o),keys:l}}function m(o){const l=Object.
entries(o).map(([u,{schema:f}])=>[u,f]);return e().strictObject(Object.fromEntries(l))}function w(o){const l=Object.entries(
o).flatMap(([u,f])=>"keys"in f?Object.entries(f.keys).map(([v,p])=>[`${u}.${v}`,p]):[[u,f]]);return new Map(l)}function b(o){
const l=[...w(o).values()].flatMap(({input:u})=>u??[]);return Object.fromEntries(l.map(({name:u,schema:f})=>[u,f]))}}),72720:((E,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.compileLinear=y;function e(){const m=s(86750);return e=function(){return m},
m}const i=1e3;function y(m,{ignoreCase:w,multiline:b,dotAll:o}={}){if(m.length>i)return{error:`is longer than ${i} chara\
cters`};try{const l=e().RE2JS.compile(m,(w?e().RE2JS.CASE_INSENSITIVE:0)|(b?e().RE2JS.MULTILINE:0)|(o?e().RE2JS.DOTALL:0));
return{matches:u=>l.test(u)}}catch(l){return{error:l.message}}}}),42120:((E,t,s)=>{Object.defineProperty(t,"__esModule",
{value:!0}),t.checkNames=m;function e(){const w=s(28940);return e=function(){return w},w}function i(){const w=s(41115);return i=
function(){return w},w}const y=80;function m({value:w,issues:b}){const{families:o}=w;for(const[u,{name:f}]of o.entries()){
if(o.findIndex(({name:p})=>p===f)===u)continue;const v=["families",u,"name"];b.push({code:"custom",path:v,input:f,message:"\
this family is described twice"})}const l=[["disabled_packs",()=>(0,i().packsOf)(o),"a pack of families"],["programs",()=>(0,i().
programNames)(o),"a program that the default profile can run"],["tool_flags",()=>(0,i().namesWithFlags)(o),"a tool or pr\
ogram with a table"],["experimental",()=>[...(0,i().registryOf)(o).keys()],"a family"]];for(const[u,f,v]of l){const p=w[u],
a=Array.isArray(p)?p:Object.keys(p),h=a.length===0?[]:f();for(const[x,n]of a.entries()){if(typeof n!="string"||h.includes(
n))continue;const r=(0,e().closest)(n.slice(0,y),h),g=`expected the name of ${v}; did you mean ${r}?`,c=[u,Array.isArray(
p)?x:n];b.push({code:"custom",path:c,input:n,message:g})}}}}),74580:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.repositoryPath=t.repositoryGlob=t.homeFolder=void 0;function e(){const l=s(7723);return e=function(){return l},l}function i(){
const l=s(32854);return i=function(){return l},l}const y=t.repositoryPath=e().string().min(1).refine(l=>(0,i().normalise)(
l)!==void 0,{error:"expected a path from the root of the repository, without a leading / and without .."}).refine(l=>l.trim()===
l,{error:"expected a path without blanks around it"}),m=t.repositoryGlob=y.refine(l=>!/^!(?!\()|^["'`].*["'`]$/.test(l),
{error:"expected a glob without a negation and without quotes around it"}),w=".ssh .gnupg .aws .azure .kube .docker .net\
rc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.\
d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gra\
dle.properties .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .\
config/rclone .config/doctl .config/containers .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet\
 .gem/credentials .composer/auth.json".split(" "),b=t.homeFolder=e().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expec\
ted a path below the home directory, such as .cache/x").refine(l=>!l.split("/").some(u=>u==="."||u===".."),{error:"expec\
ted a path without `.` and `..`"}).refine(l=>!w.some(u=>o(u,l)||o(l,u)),{error:"expected a cache; programs store credent\
ials or settings here"});function o(l,u){return`${u}/`.startsWith(`${l}/`)}}),11160:((E,t,s)=>{Object.defineProperty(t,"\
__esModule",{value:!0}),t.policySchema=t.policyInputsSchema=t.POLICY_KEYS=void 0,t.withEntry=S;function e(){const O=s(7723);
return e=function(){return O},O}function i(){const O=s(99535);return i=function(){return O},O}function y(){const O=s(42120);
return y=function(){return O},O}function m(){const O=s(2056);return m=function(){return O},O}function w(){const O=s(17997);
return w=function(){return O},O}function b(){const O=s(21822);return b=function(){return O},O}function o(){const O=s(10729);
return o=function(){return O},O}function l(){const O=s(16363);return l=function(){return O},O}function u(){const O=s(93300);
return u=function(){return O},O}function f(){const O=s(32710);return f=function(){return O},O}function v(){const O=s(52491);
return v=function(){return O},O}function p(){const O=s(88973);return p=function(){return O},O}function a(){const O=s(39432);
return a=function(){return O},O}function h(){const O=s(8801);return h=function(){return O},O}function x(){const O=s(96025);
return x=function(){return O},O}function n(){const O=s(386);return n=function(){return O},O}function r(){const O=s(92328);
return r=function(){return O},O}const g=["error","warning"],c={...f().commandKeys,approvals:b().approvals,fail_on:(0,i().
key)({schema:e().enum(g),default:"error",description:"The minimum severity of a finding that fails the gate.",strictness:(0,r().
fromLoosest)(g),input:{name:"fail-on",schema:e().enum(g)}}),...h().ruleKeys,...x().runningKeys,assets:o().assets,stores:n().
storesKey,limits:a().limits,blast_radius:l().blastRadius,agent_files:w().agentFiles,a2a:m().a2a,ignores:p().ignores},d={
extends:v().extendsKey,...c,branches:(0,u().branchesKey)(c)},_=t.policySchema=(0,i().objectOf)(d).check(y().checkNames).
check((0,u().checkEntries)(c,(0,i().objectOf)(c).check(y().checkNames))).describe("gene-gate policy: .github/gene-gate.y\
ml");function S(O,R){return(0,u().mergeEntry)(c,O,R)}const j=t.POLICY_KEYS=(0,i().keysByPath)(d),N=t.policyInputsSchema=
e().object((0,i().inputSchemas)(d)).partial()}),2056:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.a2a=void 0;
function e(){const u=s(7723);return e=function(){return u},u}function i(){const u=s(38942);return i=function(){return u},
u}function y(){const u=s(99535);return y=function(){return u},u}function m(){const u=s(92328);return m=function(){return u},
u}const w=e().int().positive(),b=e().number().min(0).max(1),o=e().strictObject({repository:e().string().regex(/^[\w.-]+\/[\w.-]+$/,
{error:"expected owner/name"}).describe("The repository that the workflow runs for, as `owner/name`."),workflow:e().string().
regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,{error:"expected .github/workflows/FILE.\
yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that signs: a file of the repository, or a r\
eusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,{error:"expected a full ref such as\
 refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow runs for."),issuer:e().url().default(
"https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s identity."),policies:e().array(
e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(1).optional().describe("Digest\
s of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().int().positive().default(90).describe(
"Days after the verification from which an attestation no longer counts.")}),l=t.a2a=(0,y().section)("What `gene-gate pr\
omote` requires of an asset before other agents get it.",{min_score:(0,y().key)({schema:b,default:.7,description:"Minimu\
m score of an outcome that can be promoted.",strictness:m().higherIsStricter}),max_files:(0,y().key)({schema:w,default:5,
description:"Maximum number of files that a promoted Capsule touched.",strictness:m().lowerIsStricter}),max_lines:(0,y().
key)({schema:w,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule.",strictness:m().
lowerIsStricter}),min_success_streak:(0,y().key)({schema:w,default:2,description:"Consecutive successes, counted from th\
e events, that a promotion requires.",strictness:m().higherIsStricter}),confidence_factor:(0,y().key)({schema:b,default:.6,
description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:m().lowerIsStricter}),require_evidence:(0,y().
key)({schema:i().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the commands of a Gene passed: `n\
one`, `self_reported`, `gate`, `published` or `attested`. The last two also apply to Capsules and EvolutionEvents. See d\
ocs/promotion.md#evidence.",strictness:(0,m().fromLoosest)(i().EVIDENCE_LEVELS)}),evidence_app:(0,y().key)({schema:e().string().
regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug of the GitHub App whose check run proves that a\
 GateReport was published.",strictness:(0,m().incomparable)("Each app proves something else.")}),stale_after_days:(0,y().
key)({schema:w,default:180,description:"Days after which `gene-gate promote` notes that the evidence for an asset is old\
.",strictness:m().lowerIsStricter}),attestation:(0,y().key)({schema:e().array(o),default:[],description:"Workflows whose\
 signed attestations count as evidence for `gene-gate promote --attestation`; without an entry, none does.",strictness:m().
fewerIsStricter,example:[{repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"}]})})}),17997:((E,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.agentFiles=void 0;function e(){const l=s(7723);return e=function(){return l},
l}function i(){const l=s(99535);return i=function(){return l},l}function y(){const l=s(74580);return y=function(){return l},
l}function m(){const l=s(92328);return m=function(){return l},l}const w=["off","warn","approve","error"];function b(l){return Math.
min(w.indexOf(l),w.indexOf("approve"))}const o=t.agentFiles=(0,i().section)("Files from which agents and editors run com\
mands by themselves.",{level:(0,i().key)({schema:e().enum(w),default:"warn",description:"What happens if a change makes \
machines run something else: `warn` shows it, `approve` asks `approvals.gate` people about all that is more than a notic\
e, `error` fails for what is dangerous or cannot be read, `off` reads none of the files.",strictness:(0,m().ordered)((l,u)=>b(
u)-b(l))}),include:(0,i().key)({schema:e().array(y().repositoryGlob).min(1),default:["**"],description:"Globs of the fil\
es that are read, of all that a format names.",strictness:m().moreIsStricter}),exclude:(0,i().key)({schema:e().array(y().
repositoryGlob),default:[],description:"Globs of files that are not read, such as templates.",strictness:m().fewerIsStricter,
example:["templates/**"]})})}),21822:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.approvals=void 0;function e(){
const o=s(7723);return e=function(){return o},o}function i(){const o=s(99535);return i=function(){return o},o}function y(){
const o=s(74580);return y=function(){return o},o}function m(){const o=s(92328);return m=function(){return o},o}const w=e().
int().min(1).max(10),b=t.approvals=(0,i().section)("Who approves commands that require confirmation.",{strong:(0,i().key)(
{schema:w,default:1,description:"Number of people who must approve a dangerous command before it runs.",strictness:m().higherIsStricter}),
very_strong:(0,i().key)({schema:w,default:2,description:"Number of people who must approve an experimental command befor\
e it runs.",strictness:m().higherIsStricter}),gate:(0,i().key)({schema:e().int().min(0).max(10),default:1,description:"N\
umber of people who must approve a change that weakens the gate. With 0, for a sole maintainer, it gets a warning.",strictness:m().
higherIsStricter}),people:(0,i().key)({schema:e().array(e().string().min(1)),default:[],description:"Logins whose review\
s count, if they have write access; an empty list counts everyone with write access.",strictness:(0,m().emptyIsLoosest)(
(o,l)=>o===l)}),unaffected_by:(0,i().key)({schema:e().array(y().repositoryGlob),default:[],description:"Globs of files t\
hat an approval is not bound to. Do not list files that a command reads.",strictness:m().fewerIsStricter,example:["docs/\
**","*.md"]})},o=>o.refine(({strong:l,very_strong:u})=>u>=l,{path:["very_strong"],error:"expected at least as many as fo\
r strong confirmation"}))}),10729:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.assets=void 0;function e(){
const o=s(7723);return e=function(){return o},o}function i(){const o=s(99535);return i=function(){return o},o}function y(){
const o=s(74580);return y=function(){return o},o}function m(){const o=s(92328);return m=function(){return o},o}const w=[
"**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.evolver}/gep/{events,external_candidates}.jsonl",
"**/*.seed.json","**/data/default_genes.json"],b=t.assets=(0,i().section)("Where the repository keeps its assets.",{include:(0,i().
key)({schema:e().array(y().repositoryGlob).min(1),default:[...w],description:"Globs of the asset files; replaces the def\
ault list.",strictness:(0,m().incomparable)("An asset file is audited, and does not count towards a blast radius.")}),max_file_bytes:(0,i().
key)({schema:e().number().int().positive(),default:16*1024*1024,description:"Maximum size of an asset file; a larger fil\
e is an error. Of an audit log, the newest records up to this size are read.",strictness:m().lowerIsStricter})})}),16363:((E,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.blastRadius=void 0;function e(){const u=s(7723);return e=function(){return u},
u}function i(){const u=s(27576);return i=function(){return u},u}function y(){const u=s(32854);return y=function(){return u},
u}function m(){const u=s(99535);return m=function(){return u},u}function w(){const u=s(74580);return w=function(){return u},
u}function b(){const u=s(92328);return b=function(){return u},u}const o=["append","forbidden"],l=t.blastRadius=(0,m().section)(
"How much a change with a gene may touch, and which paths no change may touch.",{counting:(0,m().key)({schema:i().countingSchema,
default:"full",description:"Which files count: `full` counts all except the asset store and new validation scripts, `ref\
erence` those that the protocol\u2019s reference engine counts.",strictness:(0,b().incomparable)("Each of the two counts\
 files that the other does not count.")}),hard_cap_files:(0,m().key)({schema:e().number().int().positive(),default:60,description:"\
Maximum number of files that count in one change, whatever its genes allow.",strictness:b().lowerIsStricter}),hard_cap_lines:(0,m().
key)({schema:e().number().int().positive(),default:2e4,description:"Maximum number of added and deleted lines that count\
 in one change.",strictness:b().lowerIsStricter}),forbidden_paths:(0,m().key)({schema:e().array(w().repositoryPath.refine(
u=>!(0,y().looksLikePattern)(u.trim()),{error:"expected a path, not a pattern; protected_paths takes globs"})),default:[],
description:"Paths, not globs, that no change may touch, including everything under them.",strictness:b().moreIsStricter}),
protected_paths:(0,m().key)({schema:e().array(w().repositoryGlob),default:[],description:"Globs of protected files; a ch\
ange that touches one fails.",strictness:b().moreIsStricter}),audit_log:(0,m().key)({schema:e().enum(o),default:"append",
description:"Whether a change may append to events.jsonl, or must not change it at all.",strictness:(0,b().fromLoosest)(
o)})})}),93300:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.branchesKey=b,t.checkEntries=u,t.mergeEntry=
l;function e(){const f=s(23404);return e=function(){return f},f}function i(){const f=s(7723);return i=function(){return f},
f}function y(){const f=s(99535);return y=function(){return f},f}function m(){const f=s(92328);return m=function(){return f},
f}const w={compare:(f,v)=>m().moreIsStricter.compare(Object.entries(f),Object.entries(v)),combine:(f,v)=>{const p=h=>(0,e().
canonicalize)(f[h])===(0,e().canonicalize)(v[h]);return Object.keys(f).every(h=>!(h in v)||p(h))?{value:{...f,...v}}:void 0},
loosens:()=>!0};function b(f){return(0,y().key)({schema:i().record(i().string().min(1),i().strictObject(o(f))),default:{},
description:"Protected branches besides the default branch, by name or glob, with the keys that differ there; only in th\
e policy of the default branch. Of several entries that match, the stricter value of each key applies.",strictness:w,example:{
"release/*":{fail_on:"warning"},next:{}}})}function o(f){return Object.fromEntries(Object.entries(f).map(([v,p])=>[v,"ke\
ys"in p?i().strictObject(o(p.keys)).exactOptional():p.schema.unwrap().exactOptional()]))}function l(f,v,p){const a=new Map(
Object.entries(v));for(const[h,x]of Object.entries(p)){const n="keys"in(f[h]??{});a.set(h,n?{...a.get(h),...x}:x)}return Object.
fromEntries(a)}function u(f,v){return({value:p,issues:a})=>{const{branches:h,...x}=p,n=Object.fromEntries(Object.entries(
x).filter(([r])=>r in f));for(const[r,g]of Object.entries(h)){const{error:c}=v.safeParse(l(f,n,g));for(const{path:d,message:_}of c?.
issues??[])a.push({code:"custom",path:["branches",r,...d],input:g,message:_})}}}}),32710:((E,t,s)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.commandKeys=void 0;function e(){const a=s(7723);return e=function(){return a},a}function i(){
const a=s(5347);return i=function(){return a},a}function y(){const a=s(13970);return y=function(){return a},a}function m(){
const a=s(32854);return m=function(){return a},a}function w(){const a=s(99535);return w=function(){return a},a}function b(){
const a=s(72720);return b=function(){return a},a}function o(){const a=s(74580);return o=function(){return a},a}function l(){
const a=s(80068);return l=function(){return a},a}function u(){const a=s(92328);return u=function(){return a},a}const f=e().
strictObject({name:e().string().trim().min(1).describe("Name of the pattern in the report."),layer:e().union([e().literal(
1),e().literal(2),e().literal(3)],{error:"expected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 \
paths, 3 allowed commands."),reason:e().string().trim().min(1,{error:"expected a sentence that says why"}).describe("Why\
 the command is blocked; shown to its author."),regex:e().string().min(1).superRefine((a,h)=>{const x=(0,b().compileLinear)(
a);"error"in x&&h.addIssue({code:"custom",message:x.error})}).describe("Regular expression in RE2 syntax (linear time), \
matched against each simple command with its words joined by one space."),match:e().array(e().string()).min(1,{error:"ex\
pected at least one command"}).describe("Commands that the pattern must match."),not_match:e().array(e().string()).min(1,
{error:"expected at least one command"}).describe("Commands that the pattern must not match.")}),v=(0,w().key)({schema:e().
array(f),default:[],description:"Commands that the `workspace` profile blocks in addition to the built-in patterns.",strictness:u().
moreIsStricter,example:[{name:"no_production",layer:1,reason:"Validations stay away from production.",regex:"\\bprod(ucti\
on)?\\b",match:["grep x config/prod.json"],not_match:["grep product docs/shop.md"]}]}),p=t.commandKeys={profile:(0,w().key)(
{schema:e().enum(l().PROFILE_NAMES),default:"evolver",description:"The rules that decide whether a command may run.",strictness:(0,u().
fromLoosest)(l().GENE_PROFILES),input:{name:"profile",schema:e().enum(l().GENE_PROFILES)}}),mode:(0,w().key)({schema:y().
riskSchema,default:"write",description:"Highest risk that the `curated` profile accepts.",strictness:(0,u().fromLoosest)(
y().riskSchema.options.toReversed())}),allow_dangerous:(0,w().key)({schema:e().boolean(),default:!1,description:"Whether\
 `mode: dangerous` accepts dangerous commands; without it, they are blocked.",strictness:(0,u().fromLoosest)([!0,!1])}),
allowed_roots:(0,w().key)({schema:e().array(e().string().min(1)),default:[],description:"Directories that every path of \
a command must be in, in the `curated` profile; if empty, paths are not checked.",strictness:(0,u().emptyIsLoosest)((a,h)=>a===
h||(0,m().isWithin)(a,h))}),workspace:(0,w().key)({schema:o().repositoryPath,default:".",description:"Directory that eve\
ry path of a command must be in, in the `workspace` profile; commands still start at the root of the repository.",strictness:(0,u().
incomparable)("Two directories can be unrelated.")}),disabled_packs:(0,w().key)({schema:e().array(e().string().min(1)),default:[],
description:"Packs of families that are disabled in the `curated` and `workspace` profiles: archives, build, files, git,\
 javascript, network, packages, python, system, text, other, or a pack that `families` defines.",strictness:u().moreIsStricter}),
experimental:(0,w().key)({schema:e().array(e().string().min(1)),default:[],description:"Families whose commands require \
very strong confirmation in the `curated` profile. A family of maturity `experimental_only` is accepted only if listed.",
strictness:(0,u().incomparable)("An entry requires more approvals for one family, and allows another family that is bloc\
ked otherwise.")}),programs:(0,w().key)({schema:e().array(e().string().min(1)),default:[],description:"Programs that the\
 default profile may run besides node, npm and npx, by the name of their family: bun, cargo, deno, dotnet, go, gradle, m\
ake, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yarn, or one that `families` defines. See docs/commands.md#other-\
programs.",strictness:u().fewerIsStricter,example:["pytest"]}),tool_flags:(0,w().key)({schema:i().addedFlagsSchema,default:{},
description:"Flags of newer versions that the tables of the gate lack, by the name of the tool or program.",strictness:u().
fewerEntriesAreStricter,example:{eslint:[{flag:"--new-flag",value:"none"}]}}),make_variables:(0,w().key)({schema:e().array(
e().string().regex(/^[A-Za-z_][\w.-]*$/,"expected the name of a variable")),default:[],description:"Variables that a com\
mand may set for make, besides V and VERBOSE: recipes put them into shell text, and the programs that they start read th\
em.",strictness:u().fewerIsStricter,example:["TESTS"]}),families:(0,w().key)({schema:e().array(i().familySchema),default:[],
description:"Programs in addition to the built-in ones. An entry replaces what the built-in family of the same name says\
 about a profile. The default profile runs those that `programs` names.",strictness:(0,u().incomparable)("A family can b\
e looser or stricter than the built-in one.")}),patterns:v}}),52491:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.extendsKey=void 0;function e(){const o=s(7723);return e=function(){return o},o}function i(){const o=s(99535);return i=
function(){return o},o}function y(){const o=s(74580);return y=function(){return o},o}function m(){const o=s(92328);return m=
function(){return o},o}const w=e().strictObject({repository:e().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,
{error:"expected owner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shar\
ed policy, on the same server."),commit:e().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-\
9 and a-f"}).describe("The full commit. A branch or tag can move, so it is not accepted."),path:y().repositoryPath.describe(
"The path of the policy in that repository."),sha256:e().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of\
 the file: 64 digits from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),b=t.extendsKey=(0,i().
key)({schema:w.nullable(),default:null,description:"A policy of another repository that this one extends: `repository`, \
`commit`, `path` and `sha256`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,m().
baseCounts)(),example:{repository:"acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}})}),
88973:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ignores=void 0;function e(){const o=s(7723);return e=
function(){return o},o}function i(){const o=s(99535);return i=function(){return o},o}function y(){const o=s(74580);return y=
function(){return o},o}function m(){const o=s(92328);return m=function(){return o},o}const w=e().strictObject({rule:e().
string().min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:y().repositoryPath.optional().
describe("A file, a directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe(
"The id of the asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(o=>Object.
keys(o).length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().
describe("Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().
min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().
iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding\
 counts again.")}),b=t.ignores=(0,i().key)({schema:e().array(w),default:[],description:"Findings that do not count until\
 a date. Rules that decide whether a command may run cannot be ignored.",strictness:m().fewerIsStricter,example:[{rule:"\
content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its genes.",expires:"\
2027-01-31"}]})}),39432:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.limits=void 0;function e(){const u=s(
7723);return e=function(){return u},u}function i(){const u=s(99535);return i=function(){return u},u}function y(){const u=s(
92328);return y=function(){return u},u}const m=1024,w=1024*m,b=1024*w,o=e().number().positive().max(86400),l=t.limits=(0,i().
section)("Limits of validation commands.",{command_timeout_seconds:(0,i().key)({schema:o,default:180,description:"Time l\
imit of a command; a command that exceeds it is stopped and fails.",strictness:y().lowerIsStricter,input:{name:"command-\
timeout-seconds",schema:e().coerce.number().pipe(o)}}),budget_seconds:(0,i().key)({schema:o,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail.",strictness:y().lowerIsStricter,
input:{name:"budget-seconds",schema:e().coerce.number().pipe(o)}}),prepare_seconds:(0,i().key)({schema:o,default:900,description:"\
Time limit of all lines of `prepare` together.",strictness:y().lowerIsStricter}),slow_command_seconds:(0,i().key)({schema:o,
default:60,description:"A command that takes longer is reported with a warning.",strictness:y().lowerIsStricter}),output_bytes:(0,i().
key)({schema:e().number().int().min(m).max(16*w),default:64*m,description:"Maximum output kept from the start and from t\
he end of each stream; less if a run has many commands.",strictness:(0,y().baseCounts)()}),memory_bytes:(0,i().key)({schema:e().
number().int().min(64*w),default:16*b,description:"Memory of a command with its processes and the files that it writes, \
if a cgroup is available; at most its share of the machine, but at least 2 GiB.",strictness:y().lowerIsStricter}),processes:(0,i().
key)({schema:e().number().int().min(16).max(32768),default:1024,description:"Processes and threads of a command at a tim\
e, with namespaces.",strictness:y().lowerIsStricter}),open_files:(0,i().key)({schema:e().number().int().min(64).max(1048576),
default:4096,description:"Open files of one process, with namespaces.",strictness:y().lowerIsStricter}),file_bytes:(0,i().
key)({schema:e().number().int().positive(),default:4*b,description:"Largest file that a command may write, with namespac\
es.",strictness:y().lowerIsStricter}),written_bytes:(0,i().key)({schema:e().number().int().min(w),default:4*b,description:"\
Total size of the files that a command may write, with namespaces. They are in memory: commands that run at once have at\
 most half of what is free.",strictness:y().lowerIsStricter})})}),8801:((E,t,s)=>{Object.defineProperty(t,"__esModule",{
value:!0}),t.ruleKeys=void 0;function e(){const r=s(7723);return e=function(){return r},r}function i(){const r=s(54441);
return i=function(){return r},r}function y(){const r=s(54062);return y=function(){return r},r}function m(){const r=s(99535);
return m=function(){return r},r}function w(){const r=s(92328);return w=function(){return r},r}const b=e().union([i().levelSchema,
e().strictObject({level:i().levelSchema.describe("`error`, `warning` or `off`."),reason:e().string().trim().min(1).exactOptional().
describe("Shown with each finding."),until:e().iso.date({error:"expected a date such as 2027-01-31"}).exactOptional().describe(
"The last day (UTC) of the level; after it, the default applies again.")})]),o=e().record(e().string().min(1),b);function l(r,g){
const c=r[g];return c===void 0?i().LEVELS.indexOf("error")-.5:i().LEVELS.indexOf((0,y().settingOf)(c).level)}function u(r,g){
const c=r[g];if(c===void 0)return 0;const{level:d,until:_}=(0,y().settingOf)(c),S=_===void 0?Number.MAX_SAFE_INTEGER:Date.
parse(_);return d==="error"?-S:S}function f(r,g,c){return l(g,c)-l(r,c)||u(r,c)-u(g,c)}function v(r,g){const d=[...new Set(
[...Object.keys(r),...Object.keys(g)])].map(j=>f(r,g,j)),_=d.some(j=>j>0),S=d.some(j=>j<0);if(_!==S)return _?"tighter":"\
looser"}function p(r,g){const c=[...new Set([...Object.keys(r),...Object.keys(g)])];return Object.fromEntries(c.flatMap(
d=>{const _=f(r,g,d)>0?g[d]:r[d];return _===void 0?[]:[[d,_]]}))}const a={compare:v,combine:(r,g)=>({value:p(r,g)})},h=e().
union([e().enum(["report","block"]),e().strictObject({mode:e().literal("report"),until:e().iso.date({error:"expected a d\
ate such as 2027-01-31"}).describe("The last day (UTC) of the reports; after it, a failing verdict fails the check.")})]);
function x(r){return typeof r=="object"?Date.parse(r.until):r==="block"?0:Number.MAX_SAFE_INTEGER}const n=t.ruleKeys={enforce:(0,m().
key)({schema:h,default:"block",description:"Whether a failing verdict fails the check (`block`), or is only shown (`repo\
rt`): the conclusion is then `neutral`, which satisfies a required check. With `mode` and `until`, it reports until that\
 day.",strictness:(0,w().ordered)((r,g)=>x(r)-x(g)),example:{mode:"report",until:"2027-01-31"}}),rules:(0,m().key)({schema:o,
default:{},description:`Levels of rules: \`error\`, \`warning\` or \`off\`, for a rule or for a group of rules (${i().RULE_GROUPS.
map(r=>`\`${r}\``).join(", ")}). A rule counts before its group, whose level applies to errors only. Rules that protect \
the machine cannot be less strict.`,strictness:a,example:{size:"warning","content-hash-mismatch":{level:"warning",reason:"\
The engine hashes its assets from its next release on.",until:"2027-01-31"}}})}}),96025:((E,t,s)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.runningKeys=t.concurrencySchema=void 0;function e(){const h=s(7723);return e=function(){return h},
h}function i(){const h=s(99535);return i=function(){return h},h}function y(){const h=s(74580);return y=function(){return h},
h}function m(){const h=s(92328);return m=function(){return h},h}const w=["off","auto","require-for-forks","require"],b=[
"allow","none"],o=["gene","command"],l=["off","auto"],u=t.concurrencySchema=e().int().positive().max(256),f=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
v=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(h=>!f.test(h),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),p=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],a=t.runningKeys={containment:(0,i().
key)({schema:e().enum(w),default:"require-for-forks",description:"Whether commands run in namespaces: always (`require`)\
, for changes from forks always and for others if available (`require-for-forks`), if available (`auto`), or never (`off\
`).",strictness:(0,m().fromLoosest)(w),input:{name:"containment",schema:e().enum(w)}}),network:(0,i().key)({schema:e().enum(
b),default:"none",description:"Whether a command in namespaces has network access.",strictness:(0,m().fromLoosest)(b)}),
views:(0,i().key)({schema:e().enum(o),default:"command",description:"Whether each command has its own copy of the checko\
ut, or the commands of a gene share one and see what earlier ones wrote.",strictness:(0,m().fromLoosest)(o)}),mutants:(0,i().
key)({schema:e().enum(l),default:"auto",description:"Whether commands that passed run once more with the change broken, \
to see if they can fail: where namespaces allow it (`auto`), or never (`off`).",strictness:(0,m().fromLoosest)(l)}),concurrency:(0,i().
key)({schema:e().union([e().literal("cores",{error:"expected `cores` or a number from 1 to 256"}),u]),default:"cores",description:"\
Maximum number of commands that run at the same time; with containment by namespaces only.",strictness:(0,m().baseCounts)(
(h,x)=>h==="cores"||x==="cores"?void 0:m().lowerIsStricter.compare(h,x)),input:{name:"concurrency",schema:e().coerce.number().
pipe(u),open:"cores"}}),build_outputs:(0,i().key)({schema:e().array(y().repositoryGlob),default:[],description:"Globs of\
 files and directories that are not in the commit and that commands see nevertheless, such as the output of an earlier w\
orkflow step.",strictness:m().fewerIsStricter,example:["dist/**"]}),prepare_env:(0,i().key)({schema:e().array(v),default:[],
description:"Names of environment variables of the workflow step that `prepare` gets. Others are not passed.",strictness:m().
fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,i().key)({schema:e().array(y().homeFolder),default:[],
description:"Directories of the home directory that a command in namespaces sees in its own, read-only; it is empty othe\
rwise.",strictness:m().fewerIsStricter,example:[".cache/ms-playwright",".cargo/registry"]}),caches:(0,i().key)({schema:e().
array(y().repositoryGlob),default:[...p],description:"Globs of files that a command may write without a warning; replace\
s the default list.",strictness:m().fewerIsStricter})}}),386:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.storesKey=void 0;function e(){const l=s(7723);return e=function(){return l},l}function i(){const l=s(32854);return i=function(){
return l},l}function y(){const l=s(99535);return y=function(){return l},l}function m(){const l=s(74580);return m=function(){
return l},l}function w(){const l=s(92328);return w=function(){return l},l}const b=e().strictObject({path:m().repositoryPath.
describe("The directory of a store, or an asset file."),root:m().repositoryPath.describe("The directory in which its com\
mands run; `.` is git\u2019s root.")}),o=t.storesKey=(0,y().key)({schema:e().array(b).refine(l=>new Set(l.map(({path:u})=>(0,i().
normalise)(u))).size===l.length,{error:"expected one root for each path"}),default:[],description:"Where the commands of\
 stores run, if not in the nearest directory above with a package.json, else in git\u2019s root. The longest path that contai\
ns the asset file counts.",strictness:{...(0,w().baseCounts)(),loosens:()=>!0},example:[{path:"skills/evolver/assets/gep",
root:"."}]})}),92328:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.baseCounts=f,t.emptyIsLoosest=u,t.fewerIsStricter=
t.fewerEntriesAreStricter=void 0,t.fromLoosest=m,t.higherIsStricter=void 0,t.incomparable=v,t.lowerIsStricter=void 0,t.missingFrom=
h,t.moreIsStricter=void 0,t.ordered=p;function e(){const n=s(23404);return e=function(){return n},n}const i=t.lowerIsStricter=
p((n,r)=>n-r),y=t.higherIsStricter=p((n,r)=>r-n);function m(n){return p((r,g)=>{const[c,d]=[n.indexOf(r),n.indexOf(g)];return c<
0||d<0?0:d-c})}const w=t.moreIsStricter={compare:(n,r)=>a(n,r,"tighter","looser"),combine:(n,r)=>({value:[...n,...h(n,r)]})},
b=t.fewerIsStricter={compare:(n,r)=>a(n,r,"looser","tighter"),combine:(n,r)=>{const g=x(r);return{value:n.filter(g)}}},o=t.
fewerEntriesAreStricter={compare:(n,r)=>b.compare(l(n),l(r)),combine:(n,r)=>{const g=Object.entries(n).map(([c,d])=>{const _=x(
r[c]??[]);return[c,d.filter(_)]});return{value:Object.fromEntries(g.filter(([,c])=>c.length>0))}}};function l(n){return Object.
entries(n).flatMap(([r,g])=>g.map(c=>[r,c]))}function u(n){const r=(c,d)=>c.filter(_=>d.some(S=>n(_,S))),g=(c,d)=>c.length===
0||d.length>0&&r(d,c).length===d.length;return{compare:(c,d)=>{const[_,S]=[g(c,d),g(d,c)];if(_!==S)return _?"tighter":"l\
ooser"},combine:(c,d)=>{if(c.length===0||d.length===0)return{value:[...c,...d]};const _=[...new Set([...r(c,d),...r(d,c)])];
return _.length===0?void 0:{value:_}},loosens:(c,d)=>!g(c,d)}}function f(n=()=>{}){return{compare:n,combine:r=>({value:r}),
loosens:()=>!1}}function v(n){return{compare:()=>{},combine:()=>{},reason:n}}function p(n){const r=(c,d)=>{const _=n(c,d);
return _===0?void 0:_>0?"tighter":"looser"};return{compare:r,combine:(c,d)=>{const _=r(c,d);return _&&{value:_==="tighte\
r"?d:c}}}}function a(n,r,g,c){const[d,_]=[h(n,r).length>0,h(r,n).length>0];if(d!==_)return d?g:c}function h(n,r){const g=x(
n);return r.filter(c=>!g(c))}function x(n){const r=new Set(n.map(g=>(0,e().canonicalize)(g)));return g=>r.has((0,e().canonicalize)(
g))}}),67147:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.additionsOf=b,t.everything=o,t.withAdditions=
u;function e(){const f=s(41330);return e=function(){return f},f}function i(){const f=s(39491);return i=function(){return f},
f}function y(){const f=s(32854);return y=function(){return f},f}const m={path:"node_modules",at:"anywhere"},w={dot:!0,nonegate:!0};
function b(f=[],v=[m]){const p=f.flatMap(n=>(0,y().normalise)(n)||[]),a=p.length>0?(0,e().default)(p,w):()=>!1,h=n=>v.some(
r=>r.at!=="home"&&(n===r.path||r.at==="anywhere"&&n.endsWith(`/${r.path}`))),x=(n,r)=>r(n)||(0,i().foldersAbove)(n).some(
r);return{cover:n=>x(n,h)||x(n,a),areBuilt:n=>x(n,a)&&!x(n,h),mayBeIn:n=>p.some(r=>l(r.split("/"),n.split("/")))}}function o(f){
const{cover:v}=b([],f);return{cover:()=>!0,areBuilt:p=>!v(p),mayBeIn:()=>!1}}function l([f,...v],[p,...a]){return f===void 0?
!1:p===void 0||f.includes("**")||/[{(]/.test(f)?!0:e().default.isMatch(p,f,w)&&l(v,a)}function u(f,v,p){const a=r=>f.stat(
r)===void 0&&(p.cover(r)||p.mayBeIn(r))&&(0,i().foldersAbove)(r).every(g=>(f.stat(g)?.kind??"directory")==="directory"),
h=new Map,x=r=>(h.has(r)||h.set(r,v.stat(r)),h.get(r)),n=r=>{if(!a(r))return f.stat(r);const g=x(r),c=p.cover(r)||g?.kind===
"directory";if(!(!g||!c))return{...g,tracked:!1,...p.areBuilt(r)&&{built:!0}}};return{label:f.label,...f.attributes&&{attributes:f.
attributes},stat:n,readlink:r=>(a(r)?v:f).readlink(r),read:(r,g)=>(a(r)?v:f).read(r,g),list:r=>{const g=v.list(r).flatMap(
({path:c})=>(a(c)?n(c):void 0)??[]);return[...f.list(r),...g].sort(i().byEntryPath)},files:()=>f.files()}}}),39491:((E,t,s)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.byEntryPath=b,t.canBeCheckedOut=m,t.foldersAbove=o,t.indexEntries=w,t.
notAFile=l,t.tooLarge=u;function e(){const p=s(41895);return e=function(){return p},p}function i(){const p=s(59490);return i=
function(){return p},p}const y=/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;function m(p){return!y.test(p)}function w(p){const a=new Map;
for(const r of p){if(a.has(r.path))throw f(r.path,"occurs twice");if(!m(r.path))throw f(r.path,"cannot be checked out");
a.set(r.path,r)}for(const{path:r,tracked:g}of[...a.values()])for(let c=v(r);c!=="";c=v(c)){const d=a.get(c)?.kind;if(d===
"directory")break;if(d!==void 0)throw f(r,`is below the ${d} ${c}`);a.set(c,{path:c,kind:"directory",tracked:g})}const h=[
...a.values()].sort(b);let x;a.set("",{path:"",kind:"directory",tracked:!0});const n=h.filter(({kind:r,tracked:g})=>g&&r!==
"directory");return{stat:r=>a.get(r),list:r=>(x??=(0,i().groupBy)(h,({path:g})=>v(g)),x.get(r)??[]),files:()=>n}}function b(p,a){
return p.path<a.path?-1:p.path>a.path?1:0}function o(p){const a=[];for(let h=p.indexOf("/");h>=0;h=p.indexOf("/",h+1))a.
push(p.slice(0,h));return a}function l(p,a){return new(e()).GateError("file_unreadable",`${a} is not a regular file in ${p}`,
"Check the spelling of the path. It must be a file of its own, not a directory or a symlink.")}function u(p,a,h,x){return new(e()).
GateError("file_unreadable",`${a} in ${p} has ${h} bytes; the limit is ${x}`,"Split the file, or move large data out of \
it.")}function f(p,a){return new(e()).GateError("file_unreadable",`The tree contains the path ${JSON.stringify(p)}, whic\
h ${a}`,"Recreate the commit with an unmodified git.")}function v(p){return p.slice(0,Math.max(p.lastIndexOf("/"),0))}}),
95132:((E,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.describe=l,t.eligibilityOf=r,t.finding=y,t.isMissingEvidence=
g,t.isProblem=b,t.notJudged=h,t.problemAt=w,t.problemFinding=o,t.whyNotJudged=x;function e(){const c=s(41895);return e=function(){
return c},c}function i(){const c=s(13580);return i=function(){return c},c}function y(c,d,_={}){return m(c,d,_)}function m(c,d,_){
const{severity:S,harm:j,layer:N}=(0,i().ruleOf)(c);return{rule:c,severity:S,harm:j,layer:N,args:d,..._}}function w(c,d,_){
return{rule:c,args:_,span:d}}function b(c,d){return c.rule===d}function o({rule:c,args:d,span:_}){return m(c,d,{span:_})}
function l({rule:c,args:d,edit:_,danger:S,level:j}){const N=(0,i().ruleOf)(c);return{message:N.message(d)+(j?` ${u(j)}`:
""),remedy:S===void 0?(_&&p(_))??N.remedy(d):`Remove the command: it ${S}. A person decides whether the gene needs it.`}}
function u({rules:c,level:d,from:_,reason:S}){const j=S===void 0?"":`: ${S.replace(/\.$/,"")}`;return`The policy sets \`${c}\
\` to \`${d}\`, instead of ${_}${j}.`}const f=160,v=4;function p({new:c,pointer:d,files:_=[],fix:S}){if(!(c.length<=v&&c.
every(A=>A.length<=f&&!A.includes("`"))))return S?"Run `gene-gate fix --write`, which replaces the command (accepted; no\
t run).":void 0;const N=d?.endsWith("/asset_id")===!0,O=N||c.length===0?"":" (accepted; not run)",R=S?`; \`gene-gate fix \
--write\` does this${O}.`:".",[L,...C]=c.map(A=>`\`${A}\``);return L===void 0?`Remove the command, which adds no check${R}`:
N?`Set \`asset_id\` to ${L}${R}`:_.length>0?`Move it into a script, ${_.map(({path:F})=>`\`${F}\``).join(", ")}, and run\
 ${[L,...C].join(", ")}${R}`:C.length===0?`Write ${L} instead${R}`:`Write separate entries in \`validation\`: ${[L,...C].
join(", ")}${R}`}const a=500;function h(c,d,_={}){return y("not-judged",{detail:x(c,d)},_)}function x(c,d){if((0,e().endsAudit)(
d))throw d;return`${c}: ${n(d).slice(0,a).replace(/\.$/,"")}`}function n(c){return c instanceof e().GateError?c.message:
c instanceof Error?`${c.name}: ${c.message}`:String(c)}function r(c){return c.length===0?"eligible":c.every(g)?"unproven":
"refuted"}function g({rule:c}){const{unproven:d,undecided:_}=(0,i().ruleOf)(c);return d===!0||_===!0}}),28940:((E,t,s)=>{
s.r(t),s.d(t,{closest:()=>e.kp,distance:()=>e.Io});var e=s(21916)}),86750:((E,t,s)=>{s.r(t),s.d(t,{RE2JS:()=>e.L3});var e=s(
2856)})};
