"use strict";exports.id=160,exports.ids=[160],exports.modules={71081:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.matchForm=
g,t.parseForm=b;function e(){const a=r(65905);return e=function(){return a},a}const i=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;
function b(a){const c=a.split(" ").filter(y=>y!==""),l=[];for(const[y,x]of c.entries()){const p=i.exec(x);if(p===null){if(/[{}]/.
test(x))return;l.push({word:x});continue}const[,o="",d,v,n]=p;if(!Object.hasOwn(e().KINDS,o)||n&&y<c.length-1)return;l.push(
{kind:o,rest:n!==void 0,...d!==void 0&&{range:[Number(d),Number(v)]}})}return l}function g(a,c,l){const y=[],x=a.at(-1);
if(x!==void 0&&"rest"in x&&x.rest?c.length<a.length:c.length!==a.length)return{kind:"other"};let o;for(const[d,v]of c.entries()){
const n=a[Math.min(d,a.length-1)];if(n===void 0)return{kind:"other"};if("word"in n){if(n.word!==v.text)return{kind:"othe\
r"};continue}const s=f(n.range,v.text)??(y.some(({kind:h})=>h==="script")?void 0:k(n.kind,v.text))??l(n.kind,v.text);s!==
void 0&&(o??={word:v,reason:s}),y.push({word:v,kind:n.kind})}return o===void 0?{kind:"match",placed:y}:{kind:"operand",...o,
placed:y}}function k(a,c){return a!=="count"&&c.startsWith("-")&&c!=="-"?"starts with a dash":void 0}function f(a,c){if(a===
void 0)return;const[l,y]=a;return/^[1-9]\d{0,8}$/.test(c)&&Number(c)>=l&&Number(c)<=y?void 0:`is not a number from ${l} \
to ${y}`}}),65905:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.SHELL_OPERATOR=t.PATH_KINDS=t.KIND_NAMES=
t.KINDS=void 0,t.isAllowedHost=h,t.isAllowedUrl=m,t.isDomain=s;function e(){const u=r(77030);return e=function(){return u},
u}const i=t.KINDS={path:c,page:l,script:y,archive:x,destination:x,source:x,host:u=>h(u)?void 0:"is not a public address \
or host name",domain:u=>s(u)?void 0:"is not a domain name",url:u=>m(u)?void 0:"is not a plain http or https URL",count:u=>/^[+-]?\d{1,9}[kKmMgG]?$/.
test(u)?void 0:"is not a number",package:p,pattern:()=>{},text:()=>{}},b=t.KIND_NAMES=Object.keys(i),g=t.PATH_KINDS=new Set(
["path","script","archive","destination","source"]),k=t.SHELL_OPERATOR=/[;&|<>`\r\n\0]|\$\(/;function f(u){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.
test(u)}function a(u){return u===""?"is empty":void 0}function c(u){return f(u)?"is a URL":a(u)}function l(u){return/^(?:\[|[\w][\w.+:@-]*)$/.
test(u)?void 0:"is not the name of a manual page"}function y(u){return u.startsWith("-")?"is a flag":a(u)}function x(u){
return u===""?"is empty":u.startsWith("-")?"begins with a dash":f(u)?"is a URL":/^[^/]*:/.test(u)&&!/^[A-Za-z]:[\\/]/.test(
u)?"names another host":k.test(u)?"contains a shell operator":/[*?[\]{}]/.test(u)?"contains a wildcard":/^~|\$/.test(u)?
"is expanded by a shell":void 0}function p(u){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(u)||u.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(u)?"is a file":void 0}const o={
ipv4:d("ipv4",[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",
32],["192.0.0.192",32]]),ipv6:d("ipv6",[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff\
9b::",96],["64:ff9b:1::",48],["2002::",16]])};function d(u,O){const S=new(e()).BlockList;for(const[j,N]of O)S.addSubnet(
j,N,u);return S}const v=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,n=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;
function s(u){const O=u.replace(/\.$/,"");if(O===""||O.length>253||v.test(O))return!1;const S=O.split(".");return S.every(
j=>n.test(j))&&!/^(?:\d+|0x[\da-f]*)$/i.test(S.at(-1)??"")}function h(u){if((0,e().isIP)(u)===0)return s(u);const O=(0,e().
isIPv4)(u)?"ipv4":"ipv6";return!u.includes("%")&&!o[O].check(u,O)}function m(u){const S=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(u)?.[1];return S===void 0||!URL.canParse(u)?!1:h(S.replace(/^\[|\]$/g,""))}}),52476:((E,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.archives=void 0;const r=t.archives=[{name:"tar",curated:{risk:"write",forms:[{argv:"-tf {ar\
chive}",risk:"safe"},{argv:"-xf {archive} -C {destination}",risk:"write",warning:"archive_extraction_overwrite"},{argv:"\
-czf {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["tar -tf a.tar","tar -xf a.tar -C\
 out","tar -czf a.tgz src docs"],not_match:["tar -xf a.tar","tar -xvf a.tar -C out","tar -czf a.tgz .","tar -xf a.tar -C\
 /usr/local/","tar -tf host:a.tar"]}},{name:"unzip",curated:{risk:"write",forms:[{argv:"-l {archive}",risk:"safe"},{argv:"\
{archive} -d {destination}",risk:"write",warning:"archive_extraction_overwrite"}],match:["unzip -l a.zip","unzip a.zip -\
d out"],not_match:["unzip a.zip","unzip -o a.zip -d out","unzip a.zip -d out/../../../etc"]}},{name:"zip",curated:{risk:"\
write",forms:[{argv:"-r {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["zip -r a.zip \
src"],not_match:["zip a.zip src","zip -r a.zip","zip -r a.zip src/.."]}}]}),5572:((E,t)=>{Object.defineProperty(t,"__esM\
odule",{value:!0}),t.files=void 0;const r=t.files=[{name:"cat",curated:{risk:"safe",operands:{min:1},reads_stdin:{},match:[
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
elete","find . -name"]},workspace:{data_flags:`-name -iname -path -ipath -wholename -regex -iregex -type -xtype -maxdept\
h -mindepth
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
"touch","touch -r b a"]}}]}),28047:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.git=void 0;const r=t.git=
[{name:"git",notes:"Only registered forms are accepted; others may change the repository.",curated:{risk:"dangerous",forms:[
{argv:"status --short",risk:"safe"},{argv:"branch --show-current",risk:"safe"},{argv:"log --oneline -n {count:1-100}",risk:"\
safe"},{argv:"diff --stat",risk:"safe"},{argv:"diff --name-only",risk:"safe"}],match:["git status --short","git log --on\
eline -n 100"],not_match:["git push","git log","git log --oneline -n 101","git status --short x"]},workspace:{subcommands:{
status:{},diff:{},log:{}},data_flags:"--grep --author --committer --since --until --after --before -S -G -n --max-count \
--skip".split(/\s+/),code_flags:["--ext-diff","--textconv","--output"],match:["git status","git log --oneline","git log \
--grep reboot"],not_match:["git push","git -c core.pager=sh log","git","git diff --ext-diff","git log --output=x"]}}]}),
34233:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.network=void 0;const r=t.network=[{name:"curl",curated:{
risk:"safe",forms:[{argv:"-I {url}"}],network_touching:!0,match:["curl -I https://host.test"],not_match:["curl https://h\
ost.test","curl -I http://localhost","curl -I http://a:b@host.test","curl -I http://[::1]/","curl -I http://metadata.goo\
gle.internal/"]}},{name:"dig",curated:{risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,match:["dig host.test"],
not_match:["dig","dig @192.0.2.1 host.test","dig https://host.test"]}},{name:"nslookup",curated:{risk:"safe",forms:[{argv:"\
{domain}"}],network_touching:!0,match:["nslookup host.test"],not_match:["nslookup","nslookup @192.0.2.1 host.test","nslo\
okup https://host.test"]}},{name:"ping",curated:{risk:"safe",forms:[{argv:"-c {count:1-10} {host}"}],network_touching:!0,
match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:["ping host.test","ping -c 11 host.test","ping -c 1 127.\
0.0.1","ping -c 1 169.254.169.254","ping -c 1 0x7f.1"]}}]}),31997:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.python=void 0;const r=t.python=[e("pip"),e("pip3"),{name:"python3",workspace:{forms:[{argv:"--version"},{argv:"-V"},{argv:"\
--help"},{argv:"{script}",risk:"write"},{argv:"{script} {text...}",risk:"write"}],match:["python3 tool.py","python3 --ve\
rsion","python3 tool.py --verbose"],not_match:['python3 -c "print(1)"',"python3 -m http.server","python3","python3 -"]}}];
function e(i){return{name:i,workspace:{subcommands:{list:{operands:"package"},show:{operands:"package"},freeze:{},check:{},
install:{operands:"package",warnings:["network_touching","writes_files"]}},flags:`-q --quiet -v --verbose -U --upgrade -\
-user --no-deps --pre --force-reinstall
         --no-cache-dir --disable-pip-version-check --outdated --format -y`.split(/\s+/),data_flags:["--format"],match:[
`${i} list`,`${i} install requests`,`${i} install --force-reinstall x`],not_match:[`${i} uninstall x`,`${i} install ../x`,
`${i} install -r list.txt`,`${i} install --index-url http://x y`,`${i} install git+https://x/y`,i]}}}}),13626:((E,t)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.system=t.packages=void 0;const r=t.system=[{name:"clear",curated:{risk:"safe",
operands:{max:0},match:["clear"],not_match:["clear -x"]}},{name:"df",curated:{risk:"safe",flags:["-h"],match:["df -h"],not_match:[
"df --output=x"]},workspace:{match:["df -h"],not_match:["df --force"]}},{name:"du",curated:{risk:"safe",flags:["-a","-c",
"-h","-k","-s","-x"],value_flags:{"-d":"count"},default_operand:".",match:["du -sh src","du -d 1"],not_match:["du --file\
s0-from=x"]},workspace:{data_flags:["-d","--max-depth","--exclude","-t","--threshold","-B","--block-size"],code_flags:["\
--files0-from"],match:["du -sh ."],not_match:["du --files0-from=x"]}},{name:"free",workspace:{data_flags:["-s","-c","--s\
econds","--count"],match:["free -m"],not_match:["free --force"]}},{name:"id",workspace:{data_operands:{count:1},match:["\
id"],not_match:["id --force"]}},{name:"lsof",curated:{risk:"safe",flags:["-a","-n","-P"],value_flags:{"-c":"text","-p":"\
text"},match:["lsof -nP","lsof -p 12"],not_match:["lsof -t x"]}},{name:"man",curated:{risk:"safe",operands:{min:1,max:2,
kinds:["page"]},match:["man ls","man 1 ls","man git-log"],not_match:["man","man 1 ls cat","man -P sh ls","man /etc/passw\
d","man ./x","man https://host.test/x"]}},{name:"open",curated:{risk:"safe",operands:{min:1},flags:["-R"],forbidden_prefixes:[
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
-y jq"],not_match:["apt-get remove jq","apt-get install ./x.deb","apt-get install -o x=y jq","apt-get install jq-"]}}]}),
45060:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.text=void 0;const r=t.text=[{name:"awk",workspace:{data_flags:[
"-F","--field-separator","-v","--assign"],data_operands:{count:1},code_flags:`-f --file -i --include -l --load -E --exec\
 -e --source -o --pretty-print -p --profile -W
         -d --dump-variables -D --debug`.split(/\s+/),language:"awk",match:["awk '{print $1}' notes.md","awk -F / '{prin\
t $2}' notes.md"],not_match:[`awk 'BEGIN{system("id")}'`,"awk -f x y",`awk '{print > "/etc/x"}' y`]}},{name:"cut",workspace:{
data_flags:"-d --delimiter -f --fields -b -c --bytes --characters --output-delimiter".split(" "),match:["cut -d, -f1 dat\
a.csv"],not_match:["cut --force x"]}},{name:"diff",workspace:{data_flags:["-I","--ignore-matching-lines","-U","-C","-W",
"--label","-x","--exclude"],match:["diff a.txt b.txt"],not_match:["diff --force a b"]}},{name:"grep",curated:{risk:"safe",
operands:{min:1,kinds:["pattern","path"],unless:["-e","-f"]},flags:["-E","-F","-H","-R","-h","-i","-l","-n","-r"],value_flags:{
"-e":"pattern","-f":"path","-m":"count"},reads_stdin:{unless:["-r","-R"]},default_operand:".",match:["grep -rn TODO src",
"grep -rn TODO","grep -e a notes.md","grep -- -x notes.md","grep -f - notes.md"],not_match:["grep","grep -P x notes.md",
"grep -e a","grep x","grep x -"]},workspace:{data_flags:"-e --regexp -m --max-count -A -B -C --include --exclude --exclu\
de-dir --label -d -D".split(" "),data_operands:{count:1,unless:["-e","--regexp","-f","--file"]},match:["grep -n reboot C\
HANGELOG.md",'grep -rn "rm -rf /" .'],not_match:["grep --force a b"]}},e("head"),{name:"patch",workspace:{data_flags:["-\
p","--strip","-F","--fuzz","-V"],code_flags:["-e","--ed","-g","--get"],blocked_flags:["-f"],writes:!0,match:["patch -p1 \
-i fix.diff"],not_match:["patch --force -p1","patch -f -p1","patch -e -i x","patch -g1"]}},{name:"sed",workspace:{data_flags:[
"-e","--expression","-l"],data_operands:{count:1,unless:["-e","--expression"]},code_flags:["-f","--file"],language:"sed",
match:["sed -n 1,5p notes.md","sed 's/a/b/g' notes.md"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /\
etc/x' y","sed -f script x"]}},{name:"sort",curated:{risk:"safe",flags:["-n","-r","-u"],reads_stdin:{},match:["sort -nr \
notes.md"],not_match:["sort -o out notes.md","sort","sort -n","sort -"]},workspace:{data_flags:"-t --field-separator -k \
--key -S --buffer-size --parallel --batch-size".split(" "),code_flags:["--compress-program","--files0-from"],match:["sor\
t notes.md","sort -t / -k 2 notes.md"],not_match:["sort --compress-program=sh notes.md"]}},e("tail"),{name:"tee",workspace:{
writes:!0,match:["tee out.txt"],not_match:["tee --force x"]}},{name:"tr",workspace:{data_operands:{count:2},match:["tr a\
-z A-Z","tr / _"],not_match:["tr --force a b"]}},{name:"uniq",curated:{risk:"safe",operands:{max:1},flags:["-c","-d","-u"],
reads_stdin:{},match:["uniq -c notes.md"],not_match:["uniq notes.md out.txt","uniq","uniq -"]},workspace:{data_flags:["-\
f","-s","-w","--skip-fields","--skip-chars","--check-chars"],match:["uniq notes.md"],not_match:["uniq --force a"]},notes:"\
The second operand is an output file."},{name:"wc",curated:{risk:"safe",flags:["-c","-l","-w"],reads_stdin:{},match:["wc\
 -l notes.md","wc -cl notes.md"],not_match:["wc --files0-from=x","wc","wc -l","wc -"]},workspace:{code_flags:["--files0-\
from"],match:["wc -l notes.md"],not_match:["wc --files0-from=list"]}}];function e(i){return{name:i,curated:{risk:"safe",
operands:{min:1},value_flags:{"-n":"count","-c":"count"},reads_stdin:{},match:[`${i} -n 3 notes.md`,`${i} -c5 notes.md`],
not_match:[i,`${i} -f notes.md`,`${i} -n x notes.md`,`${i} -`]},workspace:{data_flags:["-n","-c","--lines","--bytes"],match:[
`${i} -n 3 notes.md`],not_match:[`${i} --force notes.md`]}}}}),44830:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.cargo=void 0;const r=`
  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`,e="runner rustc rustdoc rustc-wrapper rustc-workspace-wrapper",i=t.cargo={risk:"write",alone:"only-prints",flags:{plain:"\
color= frozen locked offline quiet,q verbose,v",root:"C= manifest-path= lockfile-path=",output:"target-dir= artifact-dir\
= out-dir=","changes-configuration":"config= Z=","only-prints":"help,h version,V list explain="},subcommands:{"test,t":{
operands:"plain",flags:{plain:r,"skips-tests":"no-run"}},"build,b,check,c,bench":{operands:"plain",flags:{plain:`${r} no\
-run`}},"run,r":{operands:"plain",flags:{plain:r}},"doc,d":{operands:"plain",flags:{plain:r,"launches-programs":"open"}},
clippy:{operands:"plain",refused_operands:{"launches-programs":"linker~ clinker~ link-arg~ clink-arg~ codegen-backend~ z\
codegen-backend~ ccodegen-backend~"},flags:{plain:`${r} D= W= A= deny= warn= allow= forbid=`,compiler:"C= codegen= L= l=\
 cfg=","tool-writes":"fix allow-dirty allow-staged allow-no-vcs"}},fmt:{writes_unless:"--check",flags:{plain:"all check \
package,p= message-format= edition= l",config:"config-path="}},"nextest run":{operands:"plain",flags:{plain:`${r} E,filt\
erset,filter-expr= retries= test-threads= partition= run-ignored= no-capture final-status-level= status-level= failure-o\
utput= success-output= cargo-profile= P=`,config:"config-file=","changes-configuration":"tool-config-file=","skips-tests":"\
no-run no-tests="}},"tree,metadata,locate-project,pkgid,verify-project,read-manifest,version,help,report,info":{does:"on\
ly-prints",operands:"plain",flags:{plain:`${r} format-version= e= i= d= depth= prefix= charset= duplicates edges= invert\
=`}},"install,uninstall,add,remove,rm,update,fetch,vendor,init,new,generate-lockfile":{does:"installs",operands:"plain"},
"publish,login,logout,owner,yank":{does:"publishes",operands:"plain"},search:{does:"uses-network",operands:"plain"},"pac\
kage,clean,fix":{does:"writes-files",operands:"plain"},"rustc,rustdoc,miri,expand,watch,script":{does:"launches-programs",
operands:"plain"},"audit,deny,outdated":{does:"depends-on-registry",operands:"plain"}},directory_flags:["-C"],alias_files:[
".cargo/config.toml",".cargo/config"],deciding_settings:{".cargo/config.toml":e,".cargo/config":e},build_files:["Cargo.t\
oml","build.rs",".cargo/config.toml",".cargo/config","rust-toolchain.toml","rust-toolchain","clippy.toml","rustfmt.toml"],
dependencies:[{path:"target",at:"anywhere"},{path:"vendor",at:"anywhere"},{path:".cargo/bin",at:"home"},{path:".cargo/gi\
t",at:"home"},{path:".cargo/registry",at:"home"},{path:".rustup",at:"home",variable:"RUSTUP_HOME"}],environment:{CARGO_NET_OFFLINE:"\
true",CARGO_TERM_COLOR:"never",RUSTUP_AUTO_INSTALL:"0"},match:["cargo test","cargo test --workspace --all-features -- --\
nocapture","cargo test name --release -p core","cargo clippy --all-targets -- -D warnings","cargo fmt --check","cargo fm\
t --all -- --check","cargo check --locked","cargo run --bin check"],not_match:["cargo --config build.rustc-wrapper=./x t\
est","cargo test --config ./x.toml","cargo install x","cargo add x","cargo publish","cargo +nightly test","cargo tset","\
cargo -Z script x.rs","cargo test --target-dir ../x","cargo doc --open","cargo test --manifest-path ../x/Cargo.toml","ca\
rgo rustc -- -C linker=./x","cargo watch","cargo clippy -- -C linker=./x","cargo clippy -- -Clinker=./x"]}}),21046:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.dotnet=void 0;const r=t.dotnet={risk:"write",starts:"file",alone:"onl\
y-prints",flags:{plain:`
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
  `,build_files:["*.csproj","*.fsproj","*.vbproj","*.sln","*.slnx","*.props","*.targets","global.json","NuGet.config","n\
uget.config","Directory.Build.rsp","MSBuild.rsp"],dependencies:[{path:"bin",at:"anywhere"},{path:"obj",at:"anywhere"},{path:"\
.nuget/packages",at:"home",variable:"NUGET_PACKAGES"},...["host","sdk","shared","tools"].map(e=>({path:`.dotnet/${e}`,at:"\
home"}))],environment:{DOTNET_CLI_TELEMETRY_OPTOUT:"1",DOTNET_NOLOGO:"1",DOTNET_SKIP_FIRST_TIME_EXPERIENCE:"1",MSBUILDDISABLENODEREUSE:"\
1"},match:["dotnet test","dotnet test tests/A.csproj -c Release --no-restore",'dotnet test --filter "Category=Fast" --lo\
gger trx',"dotnet build -p:Version=1.2.3","dotnet format --verify-no-changes","dotnet run --project tools/check"],not_match:[
"dotnet nuget push x.nupkg","dotnet add package x","dotnet tool run x","dotnet fsi x.fsx","dotnet watch test","dotnet bu\
ild -p:PostBuildEvent=x","dotnet build --property:PostBuildEvent=x","dotnet test ../x","dotnet test --test-adapter-path \
/x","dotnet test -s /etc/x.runsettings","dotnet restore","dotnet exec x.dll","dotnet msbuild x.proj","dotnet build /p:X=\
1","dotnet test --test-adapter-path:/x","dotnet test @x.rsp"]}}),94286:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.go=void 0;const r={plain:`
    args+ artifacts bench= benchmem benchtime= blockprofilerate= count= cover coverpkg= cpu= failfast
    fullpath fuzzminimizetime= fuzztime= json memprofilerate= mutexprofilefraction= parallel= run=
    short shuffle= skip= timeout= vet=
  `,output:"blockprofile= coverprofile= cpuprofile= memprofile= mutexprofile= outputdir= trace= test.gocoverdir=","never\
-ends":"fuzz=","only-prints":"list=","skips-tests":"c"},e=t.go={risk:"write",alone:"only-prints",flags:{plain:`
      a asan buildmode= buildvcs? compiler= cover covermode= coverpkg= installsuffix= json linkshared
      mod= msan p= pgo= race tags= trimpath v work x
    `,root:"C=",config:"modfile= overlay=",compiler:"ldflags= gcflags= asmflags= gccgoflags=",output:"o= pkgdir= debug-~",
"launches-programs":"exec= toolexec= vettool=",installs:"modcacherw","only-prints":"n h help"},subcommands:{test:{operands:"\
package",flags:r},build:{operands:"package"},vet:{operands:"package",flags:{plain:"c= flags diff printf? copylocks? shad\
ow? unusedresult? composites? tests?","tool-writes":"fix"}},run:{starts:"package",alone:"only-prints"},fmt:{operands:"pa\
ckage",writes_unless:"-n"},"list,env,version,doc,help":{operands:"package",does:"only-prints",flags:{plain:"m f= deps e \
find test compiled all s","changes-configuration":"w u"}},"mod verify":{},"mod tidy":{writes_unless:"-diff",flags:{plain:"\
diff e compat= go="}},"mod graph,why,help":{does:"only-prints",operands:"package"},"mod download,edit,init,vendor":{does:"\
installs",operands:"plain"},"get,install":{does:"installs",operands:"plain"},"generate,tool":{does:"launches-programs",operands:"\
plain"},"clean,fix":{does:"writes-files"},"work,telemetry":{does:"changes-configuration",operands:"plain"},bug:{does:"us\
es-network"}},directory_flags:["-C"],build_files:["go.mod","go.work","go.env"],dependencies:[{path:"vendor",at:"anywhere"},
{path:"go/pkg/mod",at:"home",variable:"GOMODCACHE"}],environment:{GOPROXY:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOENV:"\
off",GOVCS:"*:off"},match:["go test ./...",'go test -race -run "TestA|TestB" ./pkg/...',"go test ./... -args -x","go vet\
 ./...","go build ./...","go build -o /dev/null ./...","go run ./cmd/check",'go test -ldflags "-s -w -X main.version=1" \
./...',"go mod verify",'go build -ldflags "-extldflags -static" ./...'],not_match:["go test -exec=./x ./...","go test -t\
oolexec ./x ./...","go vet -vettool=./x ./...","go test --exec ./x ./...","go get example.com/x","go install example.com\
/x@latest","go run example.com/x@latest","go generate ./...","go tool compile x.go","go env -w GOFLAGS=-x","go build -o \
../x .","go test ../x",'go build -ldflags "-extld=./x" .',"go -C ../x test","go test -ldflags=-extldflags=-fuse-ld=x ./.\
.."]}}),31153:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.deno=t.bun=void 0;const r=t.bun={starts:"scrip\
t-tool-or-file",alone:"only-prints",flags:{plain:`
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
0"},match:["bun test","bun test src/a.test.ts --bail","bun run lint","bun lint","bun run --filter a test","bun scripts/c\
heck.ts","bun --cwd packages/a test"],not_match:["bun install","bun add x","bun x cowsay","bun -e 1","bun --eval 1","bun\
 --preload ./x.ts test","bun test --preload ../x.ts",'bun exec "echo 1"',"bun test ../x","bun --inspect x.ts","bun --wat\
ch test","bun publish","bun run ../x.ts"]},e=t.deno={starts:"file",alone:"reads-stdin",flags:{plain:`
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
st","deno test -A src","deno test --allow-read=/tmp --allow-write=/tmp","deno run --allow-read scripts/check.ts","deno f\
mt --check","deno task test","deno lint"],not_match:["deno test --allow-ffi=/tmp/x.so tests","deno test --allow-run=/tmp\
/x tests","deno eval 1","deno","deno run -","deno run https://x.test/y.ts","deno run npm:cowsay","deno test --preload=..\
/x.ts","deno run --inspect x.ts","deno install x","deno publish","deno test ../x","deno test --config /etc/deno.json",'d\
eno task --eval "echo 1"',"deno compile x.ts"]}}),80197:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.maven=
t.gradle=void 0;const r=`
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
 bootTestRun jettyRun quarkusDev tomcatRun"},deciding_properties:r,directory_flags:["-p","--project-dir"],build_files:["\
build.gradle","build.gradle.kts","settings.gradle","settings.gradle.kts","gradle.properties","*.gradle","gradle/**","bui\
ldSrc/**"],dependencies:[{path:".gradle/caches",at:"home"},{path:".gradle/wrapper",at:"home"},{path:".m2/repository",at:"\
home"}],environment:{GRADLE_OPTS:"-Dorg.gradle.daemon=false",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["gradle te\
st","gradle :app:check --offline",'gradle test --tests "a.B" -Pfast=true',"gradle clean build -x lint","gradle upToDateC\
heck :app:depCheck"],not_match:["gradle publish","gradle :lib:publishToMavenLocal","gradle -I /x.gradle test","gradle --\
init-script ../x.gradle test","gradle -Dorg.gradle.java.home=./x test","gradle -p ../x test","gradle --scan test","gradl\
e wrapper","gradle -t test","gradle --include-build ../x test"]},i=t.maven={programs:["mvn"],risk:"write",operands:"goal",
alone:"only-prints",flags:{plain:`
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
ole dev run start","only-prints":"help:~ dependency:tree dependency:list dependency:resolve"},deciding_properties:r,deciding_settings:{
".mvn/maven.config":"*",".mvn/jvm.config":"*"},build_files:["pom.xml",".mvn/maven.config",".mvn/jvm.config",".mvn/extens\
ions.xml"],dependencies:[{path:".m2/repository",at:"home"}],environment:{MAVEN_OPTS:"",MAVEN_ARGS:"--offline",JAVA_TOOL_OPTIONS:"",
JDK_JAVA_OPTIONS:""},match:["mvn test","mvn -B -q verify -Dtest=ATest","mvn -o -pl core -am test","mvn checkstyle:check",
"mvn -DskipITs verify","mvn clean verify"],not_match:["mvn deploy","mvn install","mvn org.codehaus.mojo:exec-maven-plugi\
n:3.1.0:exec","mvn exec:java","mvn -Dexec.executable=sh test","mvn test -DargLine=-javaagent:x.jar","mvn -s /etc/setting\
s.xml test","mvn -f ../x/pom.xml test","mvn -Dmaven.ext.class.path=x.jar test","mvn release:perform"]}}),45606:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.make=void 0;const r=t.make={risk:"write",operands:"plain",completes:"\
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
txt","configure"],environment:{MAKEFLAGS:"",GNUMAKEFLAGS:"",MAKEFILES:""},match:["make test","make","make -C packages/a \
test","make -j4 check V=1","make -f build/Makefile test"],not_match:["make SHELL=./x test","make test SHELL:=./x","make \
--eval=x test",'make test ARGS="; id"',"make -f /etc/x test","make -C ../x test","make -I ../x test","make publish","mak\
e install","make MAKEFLAGS=--eval=x","make test CC=-x"]}}),13251:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.yarn=t.pnpm=void 0;const r=t.pnpm={risk:"safe",starts:"script-or-tool",alone:"only-prints",flags:{plain:`
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
ation"},"search,view,info,show,ping,whoami,docs,repo,bugs":{does:"uses-network"}},directory_flags:["-C","--dir"],selecting_flags:[
"-r","--recursive","-F","--filter","--filter-prod","-w","--workspace-root"],deciding_settings:{"pnpm-workspace.yaml":"sc\
riptShell nodeOptions shellEmulator configDependencies useNodeVersion modulesDir globalDir userconfig npmPath gitShallow\
Hosts"},build_files:["pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs"],dependencies:[{path:"node_modules",at:"anywh\
ere"}],environment:{npm_config_manage_package_manager_versions:"false",npm_config_package_manager_strict:"false",npm_config_verify_deps_before_run:"\
false",COREPACK_ENABLE_NETWORK:"0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["pnpm test","pnpm\
 run lint","pnpm lint --max-warnings 0","pnpm -r test","pnpm --filter a... test","pnpm exec vitest run","pnpm vitest run\
 --coverage","pnpm -C packages/a test"],not_match:["pnpm install","pnpm add x","pnpm dlx x","pnpm publish",'pnpm exec sh\
 -c "id"',"pnpm bash x.sh","pnpm --config.script-shell=./x test","pnpm -C ../x test","pnpm exec tsx -e 1","pnpm c8 node \
-e 1"]},e=t.yarn={starts:"script-or-tool",alone:"installs",flags:{plain:`
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
p version --version use-yarnrc --use-yarnrc"},build_files:[".yarnrc.yml",".yarnrc",".yarn/plugins/**",".yarn/releases/**",
".pnp.cjs",".pnp.loader.mjs"],dependencies:[{path:"node_modules",at:"anywhere"},{path:".pnp.cjs",at:"root"},{path:".pnp.\
loader.mjs",at:"root"},{path:".yarn",at:"root"},{path:".yarn/berry/cache",at:"home"}],environment:{YARN_ENABLE_NETWORK:"\
0",YARN_ENABLE_TELEMETRY:"0",YARN_ENABLE_GLOBAL_CACHE:"1",COREPACK_ENABLE_NETWORK:"0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"\
0"},match:["yarn test","yarn run lint","yarn lint --max-warnings 0","yarn workspace a test","yarn workspace a run test",
"yarn workspaces foreach -A run test","yarn jest --ci","yarn --cwd packages/a test"],not_match:["yarn","yarn install","y\
arn add x","yarn dlx x","yarn npm publish","yarn publish","yarn exec bash","yarn node -e 1","yarn --cwd ../x test","yarn\
 --use-yarnrc x test","yarn jest --config {}","yarn config set x y"]}}),3716:((E,t,r)=>{Object.defineProperty(t,"__esMod\
ule",{value:!0}),t.uv=t.tox=t.ruff=t.mypy=void 0;function e(){const f=r(11186);return e=function(){return f},f}const i=t.
ruff={alone:"only-prints",flags:{plain:`
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
k src --select E","ruff format --check","ruff check --fix"],not_match:["ruff server","ruff check --watch","ruff check ..\
/x","ruff clean","ruff nonsense"]},b=t.mypy={completes:"flags",flags:{plain:`
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
e=/etc/x src","mypy --install-types src","mypy ../x"]},g=t.tox={completes:"flags",risk:"write",operands:"plain",flags:{plain:`\

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
- sh","tox -x testenv.commands=sh","tox -c ../x.ini","tox devenv x","tox --workdir /x","tox --installpkg=x.whl"]},k=t.uv=
{alone:"only-prints",flags:{plain:`
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
never"},match:["uv run pytest -q","uv run scripts/check.py","uv run --frozen python -m pytest","uv run -m pytest tests",
"uv lock --check"],not_match:["uv run sh -c id","uv run --with x pytest","uv run pytest -o addopts=x","uv run python -c \
1","uv run https://x.test/y.py","uv run -","uv sync","uv pip install x","uv tool run x","uv publish","uv run --python ./\
x pytest"]}}),11186:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.PYTHON_ENVIRONMENT=t.PYTHON_DEPENDENCIES=
t.PYTHON_BUILD_FILES=void 0,t.isOfLibrary=f,t.python=t.pytest=void 0;const r=t.PYTHON_BUILD_FILES=["conftest.py","pytest\
.ini","pyproject.toml","setup.cfg","setup.py","sitecustomize.py","tox.ini","usercustomize.py"],e=t.PYTHON_DEPENDENCIES=[
{path:".venv",at:"anywhere"},{path:"venv",at:"anywhere"},{path:"__pypackages__",at:"root"},{path:".local/bin",at:"home"},
{path:".local/lib",at:"home"},{path:".pyenv",at:"home",variable:"PYENV_ROOT"}],i=t.PYTHON_ENVIRONMENT={PYTHONDONTWRITEBYTECODE:"\
1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"1",PIP_DISABLE_PIP_VERSION_CHECK:"1"},b=t.python={programs:["python","python3"],starts:"\
file",alone:"reads-stdin",flags:{plain:"b B d E I O OO P q R s S u v W= x","changes-configuration":"X= check-hash-based-\
pycs=","evaluates-text":"c+",module:"m+","reads-stdin":"i","only-prints":"help,h version,V help-all help-env help-xoptio\
ns ?"},started_programs:["pytest","ruff","mypy","tox"],build_files:["sitecustomize.py","usercustomize.py"],dependencies:e,
environment:i,match:["python scripts/check.py","python3 scripts/check.py --strict","python -m pytest -q tests","python3 \
-m unittest discover -s tests","python -B -W error scripts/check.py"],not_match:['python -c "print(1)"','python -Ic "pri\
nt(1)"',"python","python -","python -i x.py","python -m pip install x","python -m http.server",'python -m timeit "1"',"p\
ython -m pytest -p ../x","python -X importtime x.py","python -m","python https://x.test/y.py"]},g=t.pytest={operands:"te\
sts",flags:{plain:`
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
nchmark-save-data benchmark-autosave store-durations","hides-failures":"suppress-no-test-exit-code"},build_files:r,dependencies:e,
environment:{...i,PYTEST_ADDOPTS:""},match:["pytest","pytest -q tests/test_a.py::test_b",'pytest -k "not slow" -n auto -\
-maxfail=1',"pytest -p no:cacheprovider","pytest --cov=src --cov-report=term-missing","pytest -ra -vv"],not_match:["pyte\
st ../x","pytest /etc/x.py","pytest -c /etc/x.ini","pytest -o addopts=-x","pytest -p ../x","pytest --pastebin=all","pyte\
st --tx popen//python=sh","pytest --rootdir=/ tests","pytest --junitxml=../x.xml","pytest --pdb","pytest https://x.test",
"pytest @args.txt"]},k=new Set(`
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
  `.trim().split(/\s+/));function f(a){return k.has(a.replace(/\..*$/s,""))}}),14170:((E,t)=>{Object.defineProperty(t,"_\
_esModule",{value:!0}),t.isTruth=g,t.readFlags=r,t.splitAtEquals=k;function r(f,a){const c=[],l=f.toReversed();let y;const x=p=>{
for(const o of l.reverse())c.push({kind:"operand",word:o});return{tokens:c,separator:p,rest:void 0}};for(let p=l.pop();p!==
void 0;p=l.pop()){if(a.separator.test(p.text))return x(p);const o=!e(p,a);if(!o&&y!==void 0){c.push({...y,word:p,next:p});
continue}const{written:d,attached:v}=o?i(p.text,a):{written:p.text,attached:void 0},n=o?a.expand(d,v):"operand";if(n==="\
operand"){if(c.push({kind:"operand",word:p}),a.flags==="first")return x();continue}if(y=void 0,n!==void 0&&"instead"in n){
const{span:S,quoted:j}=p;l.push(...n.instead.map(N=>({text:N,span:S,quoted:j})).reverse());continue}const s=l.at(-1),h=n===
void 0?a.unknown:n.at(-1)?.takes,m=v===void 0&&b(h,s,a),u={word:p,written:d,attached:v,next:s,consumes:m};n===void 0&&c.
push({kind:"unknown",...u});for(const[S,j]of n?.entries()??[]){const N=S===(n?.length??0)-1,_={word:p,written:d,attached:void 0,
next:void 0,consumes:!1};c.push({kind:"flag",part:j,...N?u:_})}if(h==="rest")return{tokens:c,separator:void 0,rest:l.reverse()};
const O=c.at(-1);h==="operands"&&m&&O?.kind==="flag"&&(y=O),m&&!(h==="both"&&s&&!e(s,a))&&l.pop()}return x()}function e({
text:f},{dash:a}){return!f.startsWith("-")||f==="-"&&a==="operand"}function i(f,{equals:a}){return a==="all"||a==="long"&&
f.startsWith("--")?k(f):{written:f,attached:void 0}}function b(f,a,c){if(a===void 0)return!1;switch(f){case"always":case"\
both":return!0;case"unless-dash":return!a.text.startsWith("-");case"true-or-false":return g(a.text);case"operand":case"o\
perands":return e(a,c);default:return!1}}function g(f){return f==="true"||f==="false"}function k(f){const a=f.indexOf("=");
return a<0?{written:f,attached:void 0}:{written:f.slice(0,a),attached:f.slice(a+1)}}}),68623:((E,t,r)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.readTool=b;function e(){const o=r(14170);return e=function(){return o},o}function i(){const o=r(
32017);return i=function(){return o},o}function b(o,d){const{tokens:v,rest:n}=(0,e().readFlags)(d,c(o)),s=[],h=[];let m;
for(const _ of v)_.kind==="flag"&&_.word===m&&/\s/.test(_.written)||(m=_.kind==="flag"&&_.consumes?_.next:void 0,_.kind===
"flag"&&!g(o,_,h)?s.push(k(_)):h.push(_.word));const u=o.stops?{operands:[],started:h}:{operands:h,started:[]},O=n&&s.pop();
if(n===void 0||O===void 0)return{flags:s,...u};const{word:S,value:j}=O,N=j===void 0?n:[{...S,text:j},...n];return{flags:s,
...u,rest:{flag:O,words:N}}}function g({readsBehind:o,handsOn:d},{part:v},n){return o&&!d&&v.spec===void 0&&n.length>0}function k(o){
const{word:d,attached:v,next:n,consumes:s,part:h}=o,{spec:m,negated:u,letter:O,fixed:S=v}=h,j=O??o.written;if(s&&n!==void 0){
const D={start:d.span.start,end:n.span.end};return{word:{...d,span:D},written:j,flag:m,value:n.text,off:!1}}const N=n!==
void 0&&(!n.text.startsWith("-")||n.text==="-"),_=m===void 0&&N?n.text:void 0,L=m?.arity!=="value"&&/^(?:false|0)$/.test(
S??""),C=m?.arity!=="rest"&&(u||L);return{word:d,written:j,flag:m,value:S??_,off:C}}const f={none:"never",attached:"neve\
r",value:"both",optional:"operand",many:"operands",rest:"rest"};function a(o,d=!1){const v=o===void 0?"never":f[o.arity];
return{spec:o,negated:d,takes:d&&v!=="rest"?"never":v}}function c(o){return{flags:o.stops&&!o.readsBehind?"first":"anywh\
ere",dash:"operand",separator:/^--$/,equals:"all",unknown:"never",expand:(d,v)=>{const n=l(o,d,v),s=o.handsOn&&!o.readsBehind;
return o.stops&&s&&n.some(({spec:m})=>m===void 0)?"operand":n}}}function l(o,d,v){const n=d.replace(/^-+/,""),s=d.startsWith(
"--"),h=y(o,n,s);if(h!==void 0)return[h];if(s||n.length<2)return[a(void 0)];const m=[],u=v===void 0?n:`${n}=${v}`;for(let O=0;O<
u.length;O+=1){const S=u[O]??"",j=o.flags.get(S);if(j===void 0)return[...m,a(void 0)];const N={...a(j),letter:`-${S}`},_=u.
slice(O+1);if(_!==""&&(j.arity!=="none"||_.startsWith("="))){const L=j.arity==="rest"?"rest":"never";return[...m,{...N,fixed:_.
replace(/^=/,""),takes:L}]}m.push(N)}return m}function y(o,d,v){const n=p(o,d)??(v&&o.completes?x(o,d):void 0);if(n!==void 0)
return a(n);if(!/^no-?[A-Za-z]/.test(d))return;const s=p(o,d.replace(/^no-?/,""));return s&&a(s,!0)}function x({flags:o},d){
const v=(0,i().flagKey)(d),n=new Map;for(const[h,m]of o)h.startsWith(v)&&n.set(m.name,m);const[s]=n.values();return n.size===
1?s:void 0}function p({flags:o,prefixes:d},v){const n=(0,i().flagKey)(v),s=o.get(n);if(s!==void 0)return s;const h=n.lastIndexOf(
"."),m=h<0?void 0:o.get(n.slice(h+1));return m!==void 0&&m.kind!=="plain"?m:d.find(([u])=>n.startsWith(u))?.[1]??m}}),41115:((E,t,r)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.FAMILIES=void 0,t.additionsFor=se,t.dependencyFolders=$,t.homeDependencies=
re,t.isNamedCurated=ee,t.namesWithFlags=X,t.packsOf=A,t.programNames=Q,t.programTerms=W,t.readFamily=D,t.registryOf=L;function e(){
const w=r(67147);return e=function(){return w},w}function i(){const w=r(52476);return i=function(){return w},w}function b(){
const w=r(5572);return b=function(){return w},w}function g(){const w=r(28047);return g=function(){return w},w}function k(){
const w=r(34233);return k=function(){return w},w}function f(){const w=r(31997);return f=function(){return w},w}function a(){
const w=r(13626);return a=function(){return w},w}function c(){const w=r(45060);return c=function(){return w},w}function l(){
const w=r(44830);return l=function(){return w},w}function y(){const w=r(21046);return y=function(){return w},w}function x(){
const w=r(94286);return x=function(){return w},w}function p(){const w=r(31153);return p=function(){return w},w}function o(){
const w=r(80197);return o=function(){return w},w}function d(){const w=r(45606);return d=function(){return w},w}function v(){
const w=r(13251);return v=function(){return w},w}function n(){const w=r(11186);return n=function(){return w},w}function s(){
const w=r(3716);return s=function(){return w},w}function h(){const w=r(5347);return h=function(){return w},w}function m(){
const w=r(32017);return m=function(){return w},w}function u(){const w=r(94854);return u=function(){return w},w}const O={
archives:i().archives,build:S({cargo:l().cargo,dotnet:y().dotnet,go:x().go,gradle:o().gradle,make:d().make,maven:o().maven}),
files:b().files,git:g().git,javascript:S({bun:p().bun,deno:p().deno,pnpm:v().pnpm,yarn:v().yarn}),network:k().network,packages:a().
packages,python:[...f().python,...S({mypy:s().mypy,pytest:n().pytest,python:n().python,ruff:s().ruff,tox:s().tox,uv:s().
uv})],system:a().system,text:c().text};function S(w){return Object.entries(w).map(([P,T])=>({name:P,evolver:T}))}const j=t.
FAMILIES=Object.entries(O).flatMap(([w,P])=>P.map(T=>({...T,category:w}))).sort((w,P)=>w.name<P.name?-1:1);let N;const _=new WeakMap;
function L(w=[]){if(N??=new Map(j.map(I=>[I.name,D(I)])),w.length===0)return N;const P=_.get(w);if(P!==void 0)return P;const T=new Map(
N);for(const I of w){const R=T.get(I.name);T.set(I.name,{...R,...D(I,R?.category)})}return _.set(w,T),T}const C="other";
function D(w,P=C){const T=h().familySchema.parse(w);return{...T,category:T.category??P}}function A(w){return[...new Set(
[...j,...w].map(({category:P=C})=>P))]}function z(w){return[...L(w).values()].flatMap(P=>{const{evolver:T,name:I}=P;return T===
void 0?[]:(T.programs??[I]).map(R=>({word:R,family:P,evolver:T}))})}function X(w){return[...u().TOOLS.keys(),...z(w).map(
({word:P})=>P)]}function Q(w){const P=z(w).flatMap(({word:I,family:R})=>[R.name,I]),T=[...L(w).values()].filter(G);return[
...new Set([...P,...T.map(({name:I})=>I)])]}function ee(w,{programs:P,families:T}){if(!P.includes(w))return!1;const I=L(
T).get(w);return I!==void 0&&G(I)}function G({evolver:w,curated:P}){return w===void 0&&P!==void 0&&P.maturity!=="blocked"}
function te({word:w,family:P},T){return T.includes(w)||T.includes(P.name)}const K=new WeakMap;function W(w){const P=K.get(
w);if(P!==void 0)return P;const{programs:T,families:I,tool_flags:R={},make_variables:U=[]}=w,B=new Map,Y=new Map;for(const M of T.
length===0?[]:z(I)){const{variables:F}=M.evolver,oe=F?{...M.evolver,variables:[...F,...U]}:M.evolver,Z=(0,m().programFamily)(
M.word,oe,H(R[M.word]));B.set(M.word,Z),te(M,T)&&Y.set(M.word,Z)}let q;const J={tools:ne(R),allowed:Y,known:B,offered:M=>(q??=
new Map(z(I).map(F=>[F.word,F.family.name])),q.get(M))};return K.set(w,J),J}function ne(w){return new Map(Object.entries(
w).flatMap(([P,T])=>{const I=(0,u().toolWith)(P,H(T));return I===void 0?[]:[[P,I]]}))}function H(w=[]){const P=new Map(w.
map(({flag:I,value:R})=>[(0,m().flagKey)(I.replace(/^-+/,"")),R])),T=(I,R)=>[...P].flatMap(([U,B])=>B===I?`${U}${R}`:[]);
return{plain:[...T("none",""),...T("text","=")].join(" "),tests:T("path","=").join(" ")}}const V={path:"node_modules",at:"\
anywhere"};function $(w){if(w.programs.length===0)return[V];const P=[...W(w).allowed.values()],T=[V,...P.flatMap(({data:I})=>I.
dependencies)];return[...new Map(T.map(I=>[`${I.at} ${I.path}`,I])).values()]}function se(w){return(0,e().additionsOf)(w.
build_outputs,$(w))}function re(w){return $(w).flatMap(({at:P,path:T})=>P==="home"?[T]:[])}}),5347:((E,t,r)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.familySchema=t.addedFlagsSchema=t.FAMILY_WARNINGS=void 0;function e(){const A=r(7723);return e=
function(){return A},A}function i(){const A=r(78374);return i=function(){return A},A}function b(){const A=r(13970);return b=
function(){return A},A}function g(){const A=r(71081);return g=function(){return A},A}function k(){const A=r(65905);return k=
function(){return A},A}const f=t.FAMILY_WARNINGS=["network_touching","archive_extraction_overwrite","archive_creation_ov\
erwrite","env_secrets","recursive_deletion","broad_permission_target","writes_files"],a=e().enum(k().KIND_NAMES),c=e().enum(
f),l=e().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a program"),y=e().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,
"expected a relative path without .."),x=e().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),p=e().array(
i().platformSchema),o=e().strictObject({flag:e().string().regex(/^--?[A-Za-z0-9][\w.:-]*$/,"expected a flag such as --na\
me").describe("As it is written, with its dashes."),value:e().enum(["none","path","text"]).describe("Its value: none, a \
path of the repository, or any other text.")}),d=t.addedFlagsSchema=e().record(e().string().min(1),e().array(o).min(1)),
v=e().strictObject({argv:e().string().refine(A=>(0,g().parseForm)(A)!==void 0,{error:"expected words and placeholders su\
ch as {path}; {source...} only at the end"}).describe("The words after the program: literal, or placeholders: {kind}, {c\
ount:1-10}, {kind...}."),risk:b().riskSchema.optional().describe("Default: the risk of the family."),warning:c.optional()}),
n={match:e().array(e().string()).min(1).describe("Commands that the family must accept."),not_match:e().array(e().string()).
min(1).describe("Commands that the family must reject.")},s=e().strictObject({risk:b().riskSchema,maturity:e().enum(["st\
ructured","direct_only","experimental_only","blocked"]).default("structured"),operands:e().strictObject({min:e().int().nonnegative().
default(0),max:e().int().nonnegative().optional(),kinds:e().array(a).min(1).default(["path"]).describe("In order; the la\
st one repeats."),unless:e().array(x).default([]).describe("If one of these flags is set, the first operand is of the se\
cond kind.")}).prefault({}),flags:e().array(x).default([]),value_flags:e().record(x,a).default({}),leading_flags:e().array(
x).default([]).describe("Flags allowed only before the operands."),dangerous_flags:e().record(x,c).default({}),dangerous_targets:e().
array(e().string()).default([]),forbidden_prefixes:e().array(e().string()).default([]),reads_stdin:e().strictObject({unless:e().
array(x).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:e().string().optional().describe("The path that the program uses by default."),forms:e().array(
v).default([]).describe("If not empty, only these forms are accepted."),network_touching:e().boolean().default(!1),warnings:e().
array(c).default([]),platforms:p.optional(),...n}),h=e().strictObject({forms:e().array(v).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:e().record(e().string(),e().strictObject({operands:a.default("path"),
warnings:e().array(c).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:e().array(x).optional().describe("If set, only these flags are accepted."),data_flags:e().array(x).default([]).describe(
"Flags whose value is text, not a path."),data_operands:e().strictObject({count:e().int().nonnegative(),unless:e().array(
x).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e().array(x).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e().array(x).default(
[]),language:e().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:e().boolean().default(
!1),...n}),m=["plain","root","config","code","tests","preload","script-text","node","command","variable","output","modul\
e","compiler","property","program","options","warning"],u=["path","tests","package","goal","plain"],O=["file","package",
"command","script","own-script","tool","script-or-tool","script-tool-or-file"],S=["changes-configuration","depends-on-re\
gistry","downloads","evaluates-text","hides-failures","installs","launches-programs","loads-code","names-program","never\
-ends","only-prints","opens-inspector","publishes","reads-environment-file","reads-stdin","skips-tests","tool-writes","u\
ses-network","weakens","writes-files"],j=e().enum(S),N=e().string().describe("Names separated by blanks; `~` at the end \
stands for any end."),_={flags:e().partialRecord(e().enum([...m,...S]),e().string()).default({}).describe("Flags by what\
 they or their values do: names without dashes, separated by blanks. A comma separates spellings, a mark behind a name i\
s its value: `=` required, `?` optional, `*` several, `+` all following words; `~` stands for any end."),operands:e().enum(
u).default("path"),refused_operands:e().partialRecord(j,e().string()).default({}),starts:e().enum(O).optional().describe(
"What the first operand is, if the program runs it."),writes_unless:e().string().optional().describe("Rewrites files, un\
less one of these flags is set; `-` for always."),alone:j.optional().describe("What it does without an operand or subcom\
mand."),any_package:e().boolean().optional(),skips:e().int().nonnegative().optional()},L=e().strictObject({..._,does:j.optional().
describe("What the subcommand does by itself.")}),C=e().strictObject({..._,programs:e().array(l).optional().describe("Th\
e words that start the program; default: the name of the family."),risk:b().riskSchema.default("safe"),completes:e().enum(
["flags","tasks"]).optional().describe("What may be written by its beginning: `flags` as for getopt and argparse, `tasks\
` by each part of their names."),subcommands:e().record(e().string().regex(/^\S+(?: \S+)*$/),L).default({}).describe("By\
 name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:N.default(""),variables:e().
array(e().string()).optional(),started_programs:e().array(l).default([]),directory_flags:e().array(x).default([]),selecting_flags:e().
array(x).default([]),deciding_settings:e().record(y,e().string()).default({}),alias_files:e().array(y).default([]).describe(
"TOML, from the working directory up, that can give a subcommand another meaning."),build_files:e().array(y).default([]).
describe("Files of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject(
{path:y,at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),
e().string()).default({}).describe("Variables that are set for the program."),...n}),D=t.familySchema=e().strictObject({
name:l,category:e().string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-\
in family of the same name, or `other`."),notes:e().string().optional(),evolver:C.optional().describe("For the default p\
rofile, which accepts the program if `programs` names it."),curated:s.optional(),workspace:h.optional()})}),32017:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.NO_PROGRAMS=void 0,t.flagKey=b,t.groupsByName=i,t.movesTo=k,t.nameTable=
e,t.programFamily=a,t.toolTable=f;const r=[["?=","attached"],["=","value"],["?","optional"],["*","many"],["+","rest"]];function e(x,p=o=>o){
const o=new Map;for(const[d,v]of Object.entries(x))for(const n of v.split(/\s+/).filter(Boolean)){const[s,h]=r.find(([O])=>n.
endsWith(O))??["","none"],[m="",...u]=n.slice(0,n.length-s.length).split(",");for(const O of[m,...u]){const S=p(O);if(o.
has(S))throw new Error(`flag ${O} stands in two groups`);o.set(S,{name:m,kind:d,arity:h})}}return o}function i(x){return new Map(
[...e(x)].map(([p,{kind:o}])=>[p,o]))}function b(x){return x.length===1?x:x.replace(/[-_]/g,"").toLowerCase()}const g=t.
NO_PROGRAMS={tools:new Map,allowed:new Map,known:new Map,offered:()=>{}};function k({data:x},p){const o=x.completes==="f\
lags"&&p.startsWith("--");return x.directory_flags.some(d=>d===p||o&&d.startsWith(p))}function f(x,p={}){const{flags:o={},
subcommands:d={},starts:v,ends_with:n}=x;return{...y([o,p],v==="command"||v==="node"),readsBehind:x.reads_behind===!0,handsOn:x.
hands_on===!0,subcommands:new Map(Object.entries(d).flatMap(([s,{does:h}])=>s.split(",").map(m=>[m,h]))),starts:v,operands:x.
operands,alone:x.alone,endsWith:n===void 0?void 0:new Set(n.split(" ")),readsArgumentFiles:x.argument_files===!0,mayStart:v!==
void 0||o.command!==void 0}}function a(x,p,o={}){const d=p.completes==="flags",v=(s,h)=>({...y([...s,p.flags,o],h.starts!==
void 0),completes:d,data:h,refusedOperands:y([h.refused_operands??{}],!1),subcommands:new Map}),n=v([],p);for(const[s,h]of Object.
entries(p.subcommands)){const m=s.split(" "),u=(m.pop()??"").split(","),O=m.reduce((j,N)=>{const _=j.subcommands.get(N)??
v([],{alone:"only-prints"});return c(j,N,_)},n),S=v([h.flags??{}],h);for(const j of u)c(O,j,S)}return{program:x,use:n,data:p}}
function c(x,p,o){return x.subcommands.set(p,o),x.stops=!0,o}const l={"only-prints":"help h version v V"};function y(x,p){
const o=new Map,d=[];for(const v of[...x,l])for(const[n,s]of e(v,b))n.endsWith("~")?d.push([n.slice(0,-1),s]):o.has(n)||
o.set(n,s);return{flags:o,prefixes:d,stops:p,readsBehind:!1,completes:!1,handsOn:!1}}}),26259:((E,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.BUNDLERS=void 0;const r=t.BUNDLERS=[{programs:["rollup"],flags:{plain:`
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
ends",ends_with:"build",subcommands:{optimize:{does:"writes-files"}},match:["npx vite build --mode production"]},{programs:[
"esbuild"],flags:{plain:`
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
"serve,server,s,watch,w":{does:"never-ends"},"help,h,info,i,version,v,configtest,t":{does:"only-prints"},"init,create,ne\
w,c,n,plugin,loader,p,l,migrate":{does:"installs"}},match:["npx webpack -c webpack.config.js --mode production"]}]}),94432:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.COMPILERS=void 0;const r=t.COMPILERS=[{programs:["tsc","tsgo","vue-ts\
c"],argument_files:!0,flags:{plain:`
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
watch:{does:"never-ends"}},match:["npx tsx --test","npx tsx --test test/a.test.ts","npx tsx --tsconfig tsconfig.json x.t\
s --flag-of-the-script"]},{programs:["ts-node","ts-node-cwd","ts-node-esm","ts-node-script","ts-node-transpile-only","ts\
-script"],starts:"node",flags:{plain:`
        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,root:"cwd= dir= scopeDir=",config:"project,P=",code:"compiler,C= transpiler=",preload:"require,r=","tool-writes":"\
emit","only-prints":"showConfig","evaluates-text":"eval,e= print,p? pe=","reads-stdin":"interactive,i"},match:["npx ts-n\
ode -P tsconfig.json x.ts","npx ts-node --transpile-only x.ts"]},{programs:["babel-node"],starts:"node",reads_behind:!0,
hands_on:!0,flags:{plain:"babelrc env-name= extensions,x= gc ignore,i= only,o= root-mode=",config:"config-file=",code:"p\
lugins,w= presets,b=",preload:"require,r=","evaluates-text":"eval,e? print,p?","opens-inspector":"debug d inspect~"},subcommands:{
"debug,inspect":{does:"opens-inspector"}},match:["npx babel-node --presets @babel/env x.js","npx babel-node x.js -- --pr\
esets a"],not_match:["npx babel-node -e 1","npx babel-node x.js -e 1","npx babel-node x.js --presets ./evil.cjs","npx ba\
bel-node x.js --import=./evil.mjs","npx babel-node x.js inspect"]},{programs:["tsm"],starts:"node",reads_behind:!0,flags:{
plain:"quiet",config:"tsmconfig="},match:["npx tsm x.ts --port 1"],not_match:["npx tsm -e 1","npx tsm x.ts --version"]},
{programs:["vite-node"],starts:"node",flags:{plain:"mode,m=",root:"root,r=",config:"config,c=","changes-configuration":"\
options~ script","opens-inspector":"inspect inspect-addr?","never-ends":"watch,w"},match:["npx vite-node --config vite.c\
onfig.ts x.ts --watch"],not_match:["npx vite-node -c ../x.mjs x.ts","npx vite-node -e 1"]},{programs:["esmo","esno","jit\
i","sucrase-node","swc-node"],starts:"node",flags:{"evaluates-text":"eval,e= print,p? pe="},match:["npx esmo x.ts"],not_match:[
"npx esno -e 1"]},{programs:["babel"],flags:{plain:`
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= ski\
p-initial-build
      `,root:"root= source-root=",config:"config-file=",code:"plugins= presets=",output:"out-file,o= out-dir,d=","tool-w\
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"},match:["npx babel src --no\
-comments"],not_match:["npx babel src -w"]}]}),94854:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.TOOL_DATA=
t.TOOLS=t.REFUSED_TOOLS=void 0,t.isKnownTool=d,t.refusalOf=o,t.toolOf=x,t.toolWith=p;function e(){const n=r(32017);return e=
function(){return n},n}function i(){const n=r(26259);return i=function(){return n},n}function b(){const n=r(94432);return b=
function(){return n},n}function g(){const n=r(62085);return g=function(){return n},n}function k(){const n=r(91581);return k=
function(){return n},n}function f(){const n=r(77251);return f=function(){return n},n}function a(){const n=r(75070);return a=
function(){return n},n}const c=t.REFUSED_TOOLS=(0,e().groupsByName)({"launches-programs":`
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
  `}),l=t.TOOL_DATA=[...a().TEST_RUNNERS,...k().COVERAGE,...g().LINTERS,...b().COMPILERS,...i().BUNDLERS,...k().RUNNERS,
...f().TASK_RUNNERS],y=t.TOOLS=new Map(l.flatMap(n=>{const s=(0,e().toolTable)(n);return n.programs.map(h=>[h,s])}));function x(n,s){
const h=y.has(n)?n:v(n);return s?.get(h)??y.get(h)}function p(n,s){const h=l.find(({programs:m})=>m.includes(n));return h&&
(0,e().toolTable)(h,s)}function o(n){return c.get(n)??c.get(v(n))}function d(n){return y.has(n)||y.has(v(n))||o(n)!==void 0}
function v(n){return n.replace(/^@[^/]*\//,"")}}),62085:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.LINTERS=
void 0;const r=t.LINTERS=[{programs:["eslint"],flags:{plain:`
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= pass-on-unpruned-suppressions
        quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= stats warn-ignored nested
      `,root:"resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=",options:"parser-options= \
rule=",config:"config,c= ignore-path=",code:"format,f= parser= plugin= rulesdir=",output:"output-file,o=","only-prints":"\
env-info print-config=","tool-writes":"fix suppress-all suppress-rule= prune-suppressions","skips-tests":"pass-on-no-pat\
terns","reads-stdin":"stdin stdin-filename=","never-ends":"mcp",downloads:"init inspect-config"},match:["npx eslint . --\
ext .js,.ts --max-warnings 0 --no-eslintrc","npx eslint src -f json --cache --cache-location node_modules/.cache/eslint"]},
{programs:["prettier"],flags:{plain:`
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
 apply-unsafe","reads-stdin":"stdin-file-path=","never-ends":"watch"},subcommands:{"version,rage,explain,help,search":{does:"\
only-prints"},"start,lsp-proxy":{does:"never-ends"},"init,migrate,clean,upgrade":{does:"writes-files"}},match:["npx biom\
e ci --error-on-warnings --javascript-formatter-enabled=false src"]},{programs:["stylelint"],flags:{plain:`
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
no-exit-code",code:"reporter=","reads-stdin":"stdin"},subcommands:{"trace,dictionaries,suggestions,check":{does:"only-pr\
ints"},init:{does:"writes-files"}},match:['npx cspell --no-progress "src/**"']},{programs:["ajv"],flags:{plain:`
        all-errors strict= strict-~= spec= data= errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
        comment loop-required= loop-enum= own-properties valid invalid
      `,tests:"d* m* r* s=",preload:"c=",output:"o?"},subcommands:{help:{does:"only-prints"}},match:['npx ajv validate -\
s schema.json -d "data/*.json"']}]}),91581:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.RUNNERS=t.COVERAGE=
void 0;const r=t.COVERAGE=[{programs:["c8"],starts:"command",flags:{plain:`
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,root:"src= resolve= temp-directory=",config:"config,c=",code:"reporter,r=",output:"reports-dir,report-dir,o="},subcommands:{
"report,check-coverage":{does:"only-prints"}},match:["npx c8 --check-coverage node x.js","npx c8 -r lcov -r text --check\
-coverage --lines 90 node --test"]},{programs:["nyc"],starts:"command",flags:{plain:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,root:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},subcommands:{"report,check-coverage":{does:"only-prints"},"instrument,merge":{does:"tool-writes"}},
match:["npx nyc --reporter=lcov mocha","npx nyc --reporter text npm test"]}],e=t.RUNNERS=[{programs:["cross-env"],starts:"\
command",flags:{},match:["npx cross-env CI=1 mocha --timeout 1000","npx cross-env PORT=3000 NODE_OPTIONS=--experimental-\
vm-modules jest"]},{programs:["concurrently","conc"],starts:"command-texts",flags:{plain:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,root:"cwd=",command:"teardown=","launches-programs":"passthrough-arguments,P","reads-stdin":"handle-input,i defa\
ult-input-target="},match:['npx concurrently -n a,b "node a.js" "npm:test"','npx concurrently "npm:lint:*" "NODE_ENV=tes\
t mocha"']},{programs:["changeset","@changesets/cli"],alone:"writes-files",flags:{plain:"since= verbose",output:"output="},
subcommands:{publish:{does:"publishes"},"add,init,version,pre,tag":{does:"writes-files"}},match:["npx changeset status -\
-since=main"]},{programs:["prisma"],alone:"only-prints",flags:{plain:"check",config:"schema= config="},subcommands:{"ver\
sion,debug":{does:"only-prints"},"dev,mcp,studio":{does:"never-ends"},format:{does:"tool-writes"},"db,generate,init,migr\
ate":{does:"writes-files"},"deploy,login,platform,postgres":{does:"uses-network"}},match:["npx prisma validate","npx pri\
sma validate --schema prisma/schema.prisma"],not_match:["npx prisma migrate deploy","npx prisma generate","npx prisma db\
 push"]},{programs:["gulp","gulp-cli"],flags:{plain:`
        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,root:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="},subcommands:{"dev,serve,server,watch":{does:"never-ends"}},match:["npx gulp test --silent -f gulpf\
ile.js"]},{programs:["grunt","grunt-cli"],flags:{plain:"color debug,d? stack verbose,v write",root:"base=",config:"grunt\
file=",code:"tasks= npm=",preload:"require= preload=","hides-failures":"force,f","only-prints":"version,V completion="},
subcommands:{"connect,dev,serve,server,watch":{does:"never-ends"}},match:["npx grunt lint test --gruntfile Gruntfile.js \
--verbose"]},{programs:["npm-run-all","npm-run-all2","run-s","run-p"],starts:"npm-scripts",flags:{plain:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,"names-program":"npm-path="},match:["npx run-s lint test",'npx run-s "lint:*" "test:** -- --silent"',"npx run-p \
lint:a lint:b -l"]}]}),77251:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.TASK_RUNNERS=void 0,t.tasksOf=
k;function e(){const f=r(68623);return e=function(){return f},f}function i(){const f=r(32017);return i=function(){return f},
f}const b=t.TASK_RUNNERS=[{programs:["turbo"],starts:"tasks",flags:{plain:`
        force remote-only remote-cache-read-only cache-workers= dry-run? graph? daemon parallel summarize?
        concurrency= continue? single-package framework-inference? global-deps= env-mode? filter,F=
        affected output-logs= log-order= json log-file? only log-prefix= skip-infer update-notifier
        color heap= ui= preflight remote-cache-timeout= verbosity= no-cache
        dangerously-disable-package-manager-check experimental-otel-~=
      `,root:"cwd= cache-dir= root-turbo-json=",output:"profile? anon-profile? trace=","uses-network":"cache= api= login\
= team= token="},subcommands:{"bin,completion,docs,info,ls,query,get-mfe-port,hook":{does:"only-prints"},"daemon,devtool\
s,watch":{does:"never-ends"},"prune,generate,gen,g":{does:"writes-files"},"link,unlink,login,logout,telemetry":{does:"ch\
anges-configuration"}},not_match:["npx turbo run test"]},{programs:["nx"],starts:"tasks",flags:{plain:`
        batch configuration,c= targets,target,t* outputStyle= exclude* verbose parallel? runner= graph?
        nxBail nxIgnoreCycles skipNxCache,disableNxCache skipRemoteCache,disableRemoteCache
        excludeTaskDependencies skipSync projects,p* all tuiAutoExit? tui project= files* uncommitted
        untracked base= head=
      `,"reads-stdin":"stdin"},subcommands:{"graph,dep-graph,list,report,show,sync:check,format:check":{does:"only-print\
s"},"daemon,watch,mcp,start-agent,start-ci-run,view-logs":{does:"never-ends"},"generate,g,format,format:write,sync,impor\
t,init,repair,reset,clear-cache":{does:"writes-files"},"add,migrate":{does:"installs"},release:{does:"publishes"},"conne\
ct,login,logout,record,fix-ci,apply-locally,download-cloud-client":{does:"uses-network"},exec:{does:"launches-programs"}},
not_match:["npx nx test"]},{programs:["lerna"],starts:"tasks",flags:{plain:`
        stream parallel bail prefix profile verbose load-env-files scope* ignore* private since?
        exclude-dependents include-dependents include-dependencies include-merged-tags loglevel=
        concurrency= reject-cycles progress sort max-buffer=
      `,root:"profile-location=","names-program":"npm-client="},subcommands:{"publish,version":{does:"publishes"},"add,b\
ootstrap,link,init,import,create,clean,repair":{does:"installs"},"list,ls,la,ll,changed,diff,info":{does:"only-prints"},
exec:{does:"launches-programs"},watch:{does:"never-ends"}},not_match:["npx lerna run test"]},{programs:["wireit"],starts:"\
tasks",flags:{},not_match:["npx wireit"]}],g=new Map(b.flatMap(f=>f.programs.map(a=>[a,(0,i().toolTable)(f)])));function k(f,a){
const c=g.get(f);if(c===void 0)return;const l=a.findIndex(({text:n})=>n==="--"),{operands:y,flags:x}=(0,e().readTool)(c,
l<0?a:a.slice(0,l)),[p="",...o]=y.map(({text:n})=>n);if(c.subcommands.has(p))return[];const v=(()=>{if(f==="turbo")return p===
"run"?o:[p,...o];if(f==="lerna")return p==="run"?o.slice(0,1):[];const n=x.flatMap(({written:s,value:h=""})=>/^(?:--targets?|-t)$/.
test(s)?h:[]);return/^(?:run-many|affected)$/.test(p)?n:[p==="run"?o[0]?.split(":")[1]??"":p]})().flatMap(n=>n.split(",").
map(s=>s.replace(/^.*#/,"")));return[...new Set(v.filter(n=>/^[\w:.@/-]+$/.test(n)))]}}),75070:((E,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.TEST_RUNNERS=void 0,t.runsTests=b;const r=t.TEST_RUNNERS=[{programs:["vitest"],operands:"pa\
tterns",flags:{plain:`
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
alone","opens-inspector":"inspect? inspectBrk? inspector.~="},subcommands:{"watch,dev":{does:"never-ends"},list:{does:"o\
nly-prints"},init:{does:"writes-files"}},match:["npx vitest run test/a.test.ts -t name","npx vitest run --reporter=verbo\
se --bail=1 --coverage.thresholds.lines=80","npx vitest run --config vitest.config.ts --project unit --pool=forks",'npx \
vitest run -t /home --coverage.exclude "/usr/**"']},{programs:["jest"],operands:"patterns",flags:{plain:`
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
"npx jest --coverage --coverageReporters=lcov --coverageReporters text-summary","npx jest --ci --runInBand --coverage --\
coverageReporters=text lcov",'npx jest --config jest.config.js --maxWorkers=50% -t "adds two"',"npx jest --env=jsdom --t\
estPathPattern=unit",'npx jest --testPathIgnorePatterns /dev/ -t "/home"']},{programs:["mocha","_mocha"],operands:"tests",
hands_on:!0,flags:{plain:`
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,tests:"spec=",config:"config= package= opts=",code:"reporter,R= ui,u= file=",preload:"require,r=",node:"node-opt\
ion,n=",output:"reporter-option,reporter-options,O=","only-prints":"dry-run list-interfaces list-reporters","skips-tests":"\
pass-on-failing-test-suite","never-ends":"watch,w"},subcommands:{init:{does:"writes-files"},"inspect,debug":{does:"opens\
-inspector"}},match:['npx mocha --grep "~"','npx mocha "test/**/*.spec.js" -R dot --timeout 5000 --exit',"npx mocha --en\
able-source-maps --recursive"]},{programs:["ava"],operands:"tests",flags:{plain:`
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,config:"config=",node:"node-arguments=","tool-writes":"update-snapshots,u","never-ends":"watch,w","opens-inspect\
or":"break host= port="},subcommands:{debug:{does:"opens-inspector"},"reset-cache":{does:"writes-files"}},match:["npx av\
a -v --serial test/a.js --match=foo --timeout=30s"]},{programs:["tap","tap-run"],operands:"tests",flags:{plain:`
        allow-empty-coverage bail,b B branches= changed,n color,c C comments coverage-exclude=
        coverage-report= debug diag disable-coverage exclude= fail-only fail-skip fail-todo
        filter-quietly functions= grep,g= include= invert,i I jobs,j= lines= omit-version
        omit-whitespace passes reporter-arg,r= save-fixture,F serial= show-full-coverage shuffle
        100 cov coverage esm J ts snapshot-clean-cwd statements= test-arg= timeout,t= type-strip-only typecheck stack
      `,tests:"files=",root:"cwd=",config:"tsconfig=",code:"plugin= reporter,R= before= after= coverage-map=",node:"node\
-arg=",variable:"test-env=",output:"reporter-file,f= output-file,o= output-dir,d= save,s=","only-prints":"versions,V","t\
ool-writes":"snapshot,S","skips-tests":"allow-incomplete-coverage only,O","launches-programs":"browser"},subcommands:{"h\
elp,list,debug,dump-config,versions,report,replay":{does:"only-prints"},repl:{does:"never-ends"},"plugin,build":{does:"i\
nstalls"},config:{does:"writes-files"}},match:["npx tap -j4 -t60 --disable-coverage -R terse"]},{programs:["playwright",
"playwright-core","@playwright/test"],flags:{plain:`
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,config:"config,c= tsconfig=",code:"reporter= add-reporter=",output:"output=","only-prints":"list","tool-writes":"\
update-snapshots,u? update-source-method=","skips-tests":"pass-with-no-tests","never-ends":"ui ui-host= ui-port="},subcommands:{
"install,install-deps,uninstall":{does:"installs"},"codegen,open,show-report,show-trace,run-server,launch-server,cr,ff,w\
k":{does:"never-ends"},"screenshot,pdf":{does:"uses-network"},"clear-cache,init-agents":{does:"writes-files"},"merge-rep\
orts":{does:"tool-writes"}},match:["npx playwright test --grep=/home","npx playwright test tests/a.spec.ts --reporter=li\
ne --project=chromium -g login"]},{programs:["cypress"],flags:{plain:`
        auto-cancel-after-failures= ci-build-id= component e2e group= headed headless parallel
        quiet,q tag,t= port,p= env,e= runner-ui dev
      `,options:"config,c= reporter-options,o=",tests:"spec,s=",root:"project,P=",config:"config-file,C=",code:"reporter\
,r=",program:"browser,b=","uses-network":"record? key,k=","never-ends":"no-exit"},subcommands:{install:{does:"installs"},
open:{does:"never-ends"},cache:{does:"writes-files"},"version,verify,info":{does:"only-prints"}},match:["npx cypress run\
 --browser chrome --config video=false"]},{programs:["puppeteer"],flags:{},subcommands:{browsers:{does:"installs"}},not_match:[
"npx puppeteer browsers install chrome"]},{programs:["tape"],operands:"tests",flags:{plain:"ignore,i= ignore-pattern= st\
rict",preload:"require,r= import=","skips-tests":"only"},match:["npx tape test/a.js"]},{programs:["uvu"],operands:"first\
-tests",flags:{plain:"bail,b color,c ignore,i= tsmodule",root:"cwd,C=",preload:"require,r="},match:["npx uvu test"]},{programs:[
"jasmine"],operands:"tests",flags:{plain:"color fail-fast filter= filter-path= parallel= random= seed= stop-on-failure= \
verbose",config:"config=",code:"helper= reporter=",preload:"require=","only-prints":"enumerate list-not-applicable versi\
on,v"},subcommands:{"init,examples":{does:"writes-files"},"help,version,enumerate":{does:"only-prints"}},match:["npx jas\
mine --random=true"]},{programs:["tsd"],flags:{plain:"files,f= show-diff typings,t="},match:["npx tsd"]}],e=["pytest","p\
y.test","unittest","nose2","tox","nox","phpunit","rspec"],i=new Set(["node","cargo","go","bun","deno","dotnet","swift","\
mvn","gradle"]);function b(g){const k=new Set([...e,...r.flatMap(({programs:f})=>f)]);return g.some((f,a)=>k.has(f)?!0:i.
has(f)&&/^(?:--)?test$/.test(g[a+1]??""))}}),54062:((E,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.enforcementOn=
e,t.settingOf=r;function r(i){return typeof i=="string"?{level:i}:i}function e(i,b){if(typeof b=="string")return{mode:b};
const{mode:g,until:k}=b;return k<i?{mode:"block"}:{mode:g,until:k}}}),99535:((E,t,r)=>{Object.defineProperty(t,"__esModu\
le",{value:!0}),t.inputSchemas=f,t.key=i,t.keysByPath=k,t.objectOf=g,t.section=b;function e(){const a=r(7723);return e=function(){
return a},a}function i(a){const{schema:c,description:l,strictness:y,input:x,example:p}=a,o=c.default(a.default).describe(
l);return{schema:p===void 0?o:o.meta({examples:[p]}),strictness:y,input:x}}function b(a,c,l=y=>y){const y={};return{schema:l(
g(c)).prefault(y).describe(a),keys:c}}function g(a){const c=Object.entries(a).map(([l,{schema:y}])=>[l,y]);return e().strictObject(
Object.fromEntries(c))}function k(a){const c=Object.entries(a).flatMap(([l,y])=>"keys"in y?Object.entries(y.keys).map(([
x,p])=>[`${l}.${x}`,p]):[[l,y]]);return new Map(c)}function f(a){const c=[...k(a).values()].flatMap(({input:l})=>l??[]);
return Object.fromEntries(c.map(({name:l,schema:y})=>[l,y]))}}),72720:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.compileLinear=b;function e(){const g=r(86750);return e=function(){return g},g}const i=1e3;function b(g,{ignoreCase:k,multiline:f,
dotAll:a}={}){if(g.length>i)return{error:`is longer than ${i} characters`};try{const c=e().RE2JS.compile(g,(k?e().RE2JS.
CASE_INSENSITIVE:0)|(f?e().RE2JS.MULTILINE:0)|(a?e().RE2JS.DOTALL:0));return{matches:l=>c.test(l)}}catch(c){return{error:c.
message}}}}),42120:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.checkNames=g;function e(){const f=r(28940);
return e=function(){return f},f}function i(){const f=r(41115);return i=function(){return f},f}const b=80;function g({value:f,
issues:a}){const{families:c}=f,l=(y,x,p)=>{const o=f[y],d=Array.isArray(o)?[...o.entries()]:Object.keys(o).map(k);if(d.length===
0)return;const v=x(c);for(const[n,s]of d){if(typeof s!="string"||v.includes(s))continue;const h=(0,e().closest)(s.slice(
0,b),v),m=`expected the name of ${p}; did you mean ${h}?`;a.push({code:"custom",path:[y,n],input:s,message:m})}};for(const[
y,{name:x}]of c.entries()){if(c.findIndex(({name:o})=>o===x)===y)continue;const p=["families",y,"name"];a.push({code:"cu\
stom",path:p,input:x,message:"this family is described twice"})}l("disabled_packs",y=>(0,i().packsOf)(y),"a pack of fami\
lies"),l("programs",y=>(0,i().programNames)(y),"a program that the default profile can run"),l("tool_flags",y=>(0,i().namesWithFlags)(
y),"a tool or program with a table"),l("experimental",y=>[...(0,i().registryOf)(y).keys()],"a family")}function k(f){return[
f,f]}}),74580:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.repositoryPath=t.repositoryGlob=t.homeFolder=
void 0;function e(){const c=r(7723);return e=function(){return c},c}function i(){const c=r(32854);return i=function(){return c},
c}const b=t.repositoryPath=e().string().min(1).refine(c=>(0,i().normalise)(c)!==void 0,{error:"expected a path from the \
root of the repository, without a leading / and without .."}).refine(c=>c.trim()===c,{error:"expected a path without bla\
nks around it"}),g=t.repositoryGlob=b.refine(c=>!/^!(?!\()|^["'`].*["'`]$/.test(c),{error:"expected a glob without a neg\
ation and without quotes around it"}),k=".ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc\
 .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.d .vault-token .bashrc .bash_history \
.profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .cargo/credentials .ca\
rgo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .config/rclone .config/doctl .config/c\
ontainers .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet .gem/credentials .composer/auth.json".
split(" "),f=t.homeFolder=e().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a path below the home directory, su\
ch as .cache/x").refine(c=>!c.split("/").some(l=>l==="."||l===".."),{error:"expected a path without `.` and `..`"}).refine(
c=>!k.some(l=>a(l,c)||a(c,l)),{error:"expected a cache; programs store credentials or settings here"});function a(c,l){return`${l}\
/`.startsWith(`${c}/`)}}),11160:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.policySchema=t.policyInputsSchema=
t.POLICY_KEYS=void 0,t.withEntry=S;function e(){const _=r(7723);return e=function(){return _},_}function i(){const _=r(99535);
return i=function(){return _},_}function b(){const _=r(42120);return b=function(){return _},_}function g(){const _=r(2056);
return g=function(){return _},_}function k(){const _=r(17997);return k=function(){return _},_}function f(){const _=r(21822);
return f=function(){return _},_}function a(){const _=r(10729);return a=function(){return _},_}function c(){const _=r(16363);
return c=function(){return _},_}function l(){const _=r(93300);return l=function(){return _},_}function y(){const _=r(32710);
return y=function(){return _},_}function x(){const _=r(52491);return x=function(){return _},_}function p(){const _=r(88973);
return p=function(){return _},_}function o(){const _=r(39432);return o=function(){return _},_}function d(){const _=r(8801);
return d=function(){return _},_}function v(){const _=r(96025);return v=function(){return _},_}function n(){const _=r(386);
return n=function(){return _},_}function s(){const _=r(92328);return s=function(){return _},_}const h=["error","warning"],
m={...y().commandKeys,approvals:f().approvals,fail_on:(0,i().key)({schema:e().enum(h),default:"error",description:"The m\
inimum severity of a finding that fails the gate.",strictness:(0,s().fromLoosest)(h),input:{name:"fail-on",schema:e().enum(
h)}}),...d().ruleKeys,...v().runningKeys,assets:a().assets,stores:n().storesKey,limits:o().limits,blast_radius:c().blastRadius,
agent_files:k().agentFiles,a2a:g().a2a,ignores:p().ignores},u={extends:x().extendsKey,...m,branches:(0,l().branchesKey)(
m)},O=t.policySchema=(0,i().objectOf)(u).check(b().checkNames).check((0,l().checkEntries)(m,(0,i().objectOf)(m).check(b().
checkNames))).describe("gene-gate policy: .github/gene-gate.yml");function S(_,L){return(0,l().mergeEntry)(m,_,L)}const j=t.
POLICY_KEYS=(0,i().keysByPath)(u),N=t.policyInputsSchema=e().object((0,i().inputSchemas)(u)).partial()}),80068:((E,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.PROFILE_NAMES=t.GENE_PROFILES=void 0;const r=t.GENE_PROFILES=["evolve\
r","validator"],e=t.PROFILE_NAMES=[...r,"curated","workspace"]}),2056:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.a2a=void 0;function e(){const l=r(7723);return e=function(){return l},l}function i(){const l=r(38942);return i=function(){
return l},l}function b(){const l=r(99535);return b=function(){return l},l}function g(){const l=r(92328);return g=function(){
return l},l}const k=e().int().positive(),f=e().number().min(0).max(1),a=e().strictObject({repository:e().string().regex(
/^[\w.-]+\/[\w.-]+$/,{error:"expected owner/name"}).describe("The repository that the workflow runs for, as `owner/name`\
."),workflow:e().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,{error:"expect\
ed .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that signs: a file\
 of the repository, or a reusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,{error:"e\
xpected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow runs for."),
issuer:e().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s identity."),
policies:e().array(e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(1).optional().
describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().int().positive().
default(90).describe("Days after the verification from which an attestation no longer counts.")}),c=t.a2a=(0,b().section)(
"What `gene-gate promote` requires of an asset before other agents get it.",{min_score:(0,b().key)({schema:f,default:.7,
description:"Minimum score of an outcome that can be promoted.",strictness:g().higherIsStricter}),max_files:(0,b().key)(
{schema:k,default:5,description:"Maximum number of files that a promoted Capsule touched.",strictness:g().lowerIsStricter}),
max_lines:(0,b().key)({schema:k,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule\
.",strictness:g().lowerIsStricter}),min_success_streak:(0,b().key)({schema:k,default:2,description:"Consecutive successe\
s, counted from the events, that a promotion requires.",strictness:g().higherIsStricter}),confidence_factor:(0,b().key)(
{schema:f,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:g().lowerIsStricter}),
require_evidence:(0,b().key)({schema:i().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the comma\
nds of a Gene passed: `none`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for th\
is content and policy, or `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `\
published` and `attested` also apply to Capsules and EvolutionEvents.",strictness:(0,g().fromLoosest)(i().EVIDENCE_LEVELS)}),
evidence_app:(0,b().key)({schema:e().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug o\
f the GitHub App whose check run proves that a GateReport was published.",strictness:(0,g().incomparable)("Each app prov\
es something else.")}),stale_after_days:(0,b().key)({schema:k,default:180,description:"Days after which `gene-gate promo\
te` notes that the evidence for an asset is old.",strictness:g().lowerIsStricter}),attestation:(0,b().key)({schema:e().array(
a),default:[],description:"Workflows whose signed attestations count as evidence for `gene-gate promote --attestation`; \
without an entry, none does.",strictness:g().fewerIsStricter,example:[{repository:"agents/genes",workflow:".github/workf\
lows/gene-gate.yml"}]})})}),17997:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.agentFiles=void 0;function e(){
const c=r(7723);return e=function(){return c},c}function i(){const c=r(99535);return i=function(){return c},c}function b(){
const c=r(74580);return b=function(){return c},c}function g(){const c=r(92328);return g=function(){return c},c}const k=[
"off","warn","approve","error"];function f(c){return Math.min(k.indexOf(c),k.indexOf("approve"))}const a=t.agentFiles=(0,i().
section)("Files by which agents and editors run commands on the machine of who opens the repository.",{level:(0,i().key)(
{schema:e().enum(k),default:"warn",description:"What happens when a change makes machines run something else: `warn` sho\
ws it and fails nothing, `approve` wants `approvals.gate` people for all that is more than a notice, `error` fails for w\
hat is dangerous or cannot be read, `off` reads none.",strictness:(0,g().ordered)((c,l)=>f(l)-f(c))}),include:(0,i().key)(
{schema:e().array(b().repositoryGlob).min(1),default:["**"],description:"Globs of the files that are read, of all that a\
 format names.",strictness:g().moreIsStricter}),exclude:(0,i().key)({schema:e().array(b().repositoryGlob),default:[],description:"\
Globs of files that are not read, such as templates.",strictness:g().fewerIsStricter,example:["templates/**"]})})}),21822:((E,t,r)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.approvals=void 0;function e(){const a=r(7723);return e=function(){return a},
a}function i(){const a=r(99535);return i=function(){return a},a}function b(){const a=r(74580);return b=function(){return a},
a}function g(){const a=r(92328);return g=function(){return a},a}const k=e().int().min(1).max(10),f=t.approvals=(0,i().section)(
"Who approves commands that require confirmation.",{strong:(0,i().key)({schema:k,default:1,description:"Number of people\
 who must approve a dangerous command before it runs.",strictness:g().higherIsStricter}),very_strong:(0,i().key)({schema:k,
default:2,description:"Number of people who must approve an experimental command before it runs.",strictness:g().higherIsStricter}),
gate:(0,i().key)({schema:e().int().min(0).max(10),default:1,description:"Number of people who must approve a change that\
 weakens the gate. With 0, for a sole maintainer, it gets a warning.",strictness:g().higherIsStricter}),people:(0,i().key)(
{schema:e().array(e().string().min(1)),default:[],description:"Logins whose reviews count, if they have write access; an\
 empty list counts everyone with write access.",strictness:(0,g().emptyIsLoosest)((a,c)=>a===c)}),unaffected_by:(0,i().key)(
{schema:e().array(b().repositoryGlob),default:[],description:"Globs of files that an approval is not bound to. Do not li\
st files that a command reads.",strictness:g().fewerIsStricter,example:["docs/**","*.md"]})},a=>a.refine(({strong:c,very_strong:l})=>l>=
c,{path:["very_strong"],error:"expected at least as many as for strong confirmation"}))}),10729:((E,t,r)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.assets=void 0;function e(){const a=r(7723);return e=function(){return a},a}function i(){const a=r(
99535);return i=function(){return a},a}function b(){const a=r(74580);return b=function(){return a},a}function g(){const a=r(
92328);return g=function(){return a},a}const k=["**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.e\
volver}/gep/{events,external_candidates}.jsonl","**/*.seed.json","**/data/default_genes.json"],f=t.assets=(0,i().section)(
"Where the repository keeps its assets.",{include:(0,i().key)({schema:e().array(b().repositoryGlob).min(1),default:[...k],
description:"Globs of the asset files; replaces the default list.",strictness:(0,g().incomparable)("An asset file is aud\
ited, and does not count towards a blast radius.")}),max_file_bytes:(0,i().key)({schema:e().number().int().positive(),default:16*
1024*1024,description:"Maximum size of an asset file; a larger file is an error. Of an audit log, the newest records up \
to this size are read.",strictness:g().lowerIsStricter})})}),16363:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.blastRadius=void 0;function e(){const l=r(7723);return e=function(){return l},l}function i(){const l=r(27576);return i=
function(){return l},l}function b(){const l=r(32854);return b=function(){return l},l}function g(){const l=r(99535);return g=
function(){return l},l}function k(){const l=r(74580);return k=function(){return l},l}function f(){const l=r(92328);return f=
function(){return l},l}const a=["append","forbidden"],c=t.blastRadius=(0,g().section)("How much a change with a gene may\
 touch, and which paths no change may touch.",{counting:(0,g().key)({schema:i().countingSchema,default:"full",description:"\
Which files count: `full` counts all except the asset store and new validation scripts, `reference` those that the proto\
col\u2019s reference engine counts.",strictness:(0,f().incomparable)("Each of the two counts files that the other does n\
ot count.")}),hard_cap_files:(0,g().key)({schema:e().number().int().positive(),default:60,description:"Maximum number of\
 files that count in one change, whatever its genes allow.",strictness:f().lowerIsStricter}),hard_cap_lines:(0,g().key)(
{schema:e().number().int().positive(),default:2e4,description:"Maximum number of added and deleted lines that count in o\
ne change.",strictness:f().lowerIsStricter}),forbidden_paths:(0,g().key)({schema:e().array(k().repositoryPath.refine(l=>!(0,b().
looksLikePattern)(l.trim()),{error:"expected a path, not a pattern; protected_paths takes globs"})),default:[],description:"\
Paths, not globs, that no change may touch, including everything under them.",strictness:f().moreIsStricter}),protected_paths:(0,g().
key)({schema:e().array(k().repositoryGlob),default:[],description:"Globs of protected files; a change that touches one f\
ails.",strictness:f().moreIsStricter}),audit_log:(0,g().key)({schema:e().enum(a),default:"append",description:"Whether a\
 change may append to events.jsonl, or must not change it at all.",strictness:(0,f().fromLoosest)(a)})})}),93300:((E,t,r)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.branchesKey=l,t.checkEntries=p,t.mergeEntry=x;function e(){const o=r(
23404);return e=function(){return o},o}function i(){const o=r(7723);return i=function(){return o},o}function b(){const o=r(
99535);return b=function(){return o},o}function g(o,d){const[v,n]=[k(o,d),k(d,o)];if(v!==n)return n?"tighter":"looser"}function k(o,d){
return Object.entries(o).some(([v,n])=>!f(n,d[v]))}function f(o,d){return d!==void 0&&(0,e().canonicalize)(o)===(0,e().canonicalize)(
d)}function a(o,d){return k(o,d)||Object.keys(d).some(v=>!(v in o))}const c={compare:g,combine:(o,d)=>Object.keys(o).filter(
s=>s in d).every(s=>f(o[s],d[s]))?{value:{...o,...d}}:void 0,loosens:a};function l(o){return(0,b().key)({schema:i().record(
i().string().min(1),i().strictObject(y(o))),default:{},description:"The protected branches besides the default branch, b\
y name or glob, with the keys that differ there; read from the policy of the default branch only. Of several entries tha\
t match, the stricter value of each key applies.",strictness:c,example:{"release/*":{fail_on:"warning"},next:{}}})}function y(o){
return Object.fromEntries(Object.entries(o).map(([d,v])=>[d,"keys"in v?i().strictObject(y(v.keys)).exactOptional():v.schema.
unwrap().exactOptional()]))}function x(o,d,v){const n=new Map(Object.entries(d));for(const[s,h]of Object.entries(v)){const m="\
keys"in(o[s]??{});n.set(s,m?{...n.get(s),...h}:h)}return Object.fromEntries(n)}function p(o,d){return({value:v,issues:n})=>{
const{branches:s,...h}=v,m=Object.fromEntries(Object.entries(h).filter(([u])=>u in o));for(const[u,O]of Object.entries(s)){
const{error:S}=d.safeParse(x(o,m,O));for(const{path:j,message:N}of S?.issues??[])n.push({code:"custom",path:["branches",
u,...j],input:O,message:N})}}}}),32710:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.commandKeys=void 0;
function e(){const o=r(7723);return e=function(){return o},o}function i(){const o=r(5347);return i=function(){return o},
o}function b(){const o=r(13970);return b=function(){return o},o}function g(){const o=r(32854);return g=function(){return o},
o}function k(){const o=r(99535);return k=function(){return o},o}function f(){const o=r(72720);return f=function(){return o},
o}function a(){const o=r(74580);return a=function(){return o},o}function c(){const o=r(80068);return c=function(){return o},
o}function l(){const o=r(92328);return l=function(){return o},o}const y=e().strictObject({name:e().string().trim().min(1).
describe("Name of the pattern in the report."),layer:e().union([e().literal(1),e().literal(2),e().literal(3)],{error:"ex\
pected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed commands."),reason:e().string().
trim().min(1,{error:"expected a sentence that says why"}).describe("Why the command is blocked; shown to its author."),regex:e().
string().min(1).superRefine((o,d)=>{const v=(0,f().compileLinear)(o);"error"in v&&d.addIssue({code:"custom",message:v.error})}).
describe("Regular expression in RE2 syntax (linear time), matched against each simple command with its words joined by o\
ne space."),match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands that the pat\
tern must match."),not_match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands t\
hat the pattern must not match.")}),x=(0,k().key)({schema:e().array(y),default:[],description:"Commands that the `worksp\
ace` profile blocks in addition to the built-in patterns.",strictness:l().moreIsStricter,example:[{name:"no_production",
layer:1,reason:"Validations stay away from production.",regex:"\\bprod(uction)?\\b",match:["grep x config/prod.json"],not_match:[
"grep product docs/shop.md"]}]}),p=t.commandKeys={profile:(0,k().key)({schema:e().enum(c().PROFILE_NAMES),default:"evolv\
er",description:"The rules that decide whether a command may run.",strictness:(0,l().fromLoosest)(c().GENE_PROFILES),input:{
name:"profile",schema:e().enum(c().GENE_PROFILES)}}),mode:(0,k().key)({schema:b().riskSchema,default:"write",description:"\
Highest risk that the `curated` profile accepts.",strictness:(0,l().fromLoosest)(b().riskSchema.options.toReversed())}),
allow_dangerous:(0,k().key)({schema:e().boolean(),default:!1,description:"Whether `mode: dangerous` accepts dangerous co\
mmands; without it, they are blocked.",strictness:(0,l().fromLoosest)([!0,!1])}),allowed_roots:(0,k().key)({schema:e().array(
e().string().min(1)),default:[],description:"Directories that every path of a command must be in, in the `curated` profi\
le; if empty, paths are not checked.",strictness:(0,l().emptyIsLoosest)((o,d)=>o===d||(0,g().isWithin)(o,d))}),workspace:(0,k().
key)({schema:a().repositoryPath,default:".",description:"Directory that every path of a command must be in, in the `work\
space` profile; commands still start at the root of the repository.",strictness:(0,l().incomparable)("Two directories ca\
n be unrelated.")}),disabled_packs:(0,k().key)({schema:e().array(e().string().min(1)),default:[],description:"Packs of f\
amilies that are disabled in the `curated` and `workspace` profiles: archives, build, files, git, javascript, network, p\
ackages, python, system, text, other, or a pack that `families` defines.",strictness:l().moreIsStricter}),experimental:(0,k().
key)({schema:e().array(e().string().min(1)),default:[],description:"Families whose commands require very strong confirma\
tion in the `curated` profile. A family of maturity `experimental_only` is accepted only if listed.",strictness:(0,l().incomparable)(
"An entry requires more approvals for one family, and allows another family that is blocked otherwise.")}),programs:(0,k().
key)({schema:e().array(e().string().min(1)),default:[],description:"Programs that the default profile may run besides no\
de, npm and npx, by the name of their family: bun, cargo, deno, dotnet, go, gradle, make, maven, mypy, pnpm, pytest, pyt\
hon, ruff, tox, uv, yarn, or one that `families` defines. See docs/commands.md#other-programs.",strictness:l().fewerIsStricter,
example:["pytest"]}),tool_flags:(0,k().key)({schema:i().addedFlagsSchema,default:{},description:"Flags that a newer vers\
ion of a tool or program has and the tables of the gate lack, by the name of the tool; a flag of the tables keeps its me\
aning.",strictness:l().fewerEntriesAreStricter,example:{eslint:[{flag:"--new-flag",value:"none"}]}}),make_variables:(0,k().
key)({schema:e().array(e().string().regex(/^[A-Za-z_][\w.-]*$/,"expected the name of a variable")),default:[],description:"\
Variables that a command may set for make, besides V and VERBOSE: recipes put them into shell text, and the programs tha\
t they start read them.",strictness:l().fewerIsStricter,example:["TESTS"]}),families:(0,k().key)({schema:e().array(i().familySchema),
default:[],description:"Programs in addition to the built-in ones. An entry replaces what the built-in family of the sam\
e name says about a profile. The default profile runs those that `programs` names.",strictness:(0,l().incomparable)("A f\
amily can be looser or stricter than the built-in one.")}),patterns:x}}),52491:((E,t,r)=>{Object.defineProperty(t,"__esM\
odule",{value:!0}),t.extendsKey=void 0;function e(){const a=r(7723);return e=function(){return a},a}function i(){const a=r(
99535);return i=function(){return a},a}function b(){const a=r(74580);return b=function(){return a},a}function g(){const a=r(
92328);return g=function(){return a},a}const k=e().strictObject({repository:e().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,
{error:"expected owner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shar\
ed policy, on the same server."),commit:e().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-\
9 and a-f"}).describe("The full commit. A branch or tag can move, so it is not accepted."),path:b().repositoryPath.describe(
"The path of the policy in that repository."),sha256:e().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of\
 the file: 64 digits from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),f=t.extendsKey=(0,i().
key)({schema:k.nullable(),default:null,description:"A policy of another repository that this one extends: `repository`, \
`commit`, `path` and `sha256`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,g().
baseCounts)(),example:{repository:"acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}})}),
88973:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ignores=void 0;function e(){const a=r(7723);return e=
function(){return a},a}function i(){const a=r(99535);return i=function(){return a},a}function b(){const a=r(74580);return b=
function(){return a},a}function g(){const a=r(92328);return g=function(){return a},a}const k=e().strictObject({rule:e().
string().min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:b().repositoryPath.optional().
describe("A file, a directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe(
"The id of the asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(a=>Object.
keys(a).length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().
describe("Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().
min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().
iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding\
 counts again.")}),f=t.ignores=(0,i().key)({schema:e().array(k),default:[],description:"Findings that do not count until\
 a date. Rules that decide whether a command may run cannot be ignored.",strictness:g().fewerIsStricter,example:[{rule:"\
content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its genes.",expires:"\
2027-01-31"}]})}),39432:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.limits=void 0;function e(){const l=r(
7723);return e=function(){return l},l}function i(){const l=r(99535);return i=function(){return l},l}function b(){const l=r(
92328);return b=function(){return l},l}const g=1024,k=1024*g,f=1024*k,a=e().number().positive().max(86400),c=t.limits=(0,i().
section)("Limits of validation commands.",{command_timeout_seconds:(0,i().key)({schema:a,default:180,description:"Time l\
imit of a command; a command that exceeds it is stopped and fails.",strictness:b().lowerIsStricter,input:{name:"command-\
timeout-seconds",schema:e().coerce.number().pipe(a)}}),budget_seconds:(0,i().key)({schema:a,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail.",strictness:b().lowerIsStricter,
input:{name:"budget-seconds",schema:e().coerce.number().pipe(a)}}),prepare_seconds:(0,i().key)({schema:a,default:900,description:"\
Time limit of all lines of `prepare` together.",strictness:b().lowerIsStricter}),slow_command_seconds:(0,i().key)({schema:a,
default:60,description:"A command that takes longer is reported with a warning.",strictness:b().lowerIsStricter}),output_bytes:(0,i().
key)({schema:e().number().int().min(g).max(16*k),default:64*g,description:"Maximum output kept from the start and from t\
he end of each stream; less if a run has many commands.",strictness:(0,b().baseCounts)()}),memory_bytes:(0,i().key)({schema:e().
number().int().min(64*k),default:16*f,description:"Memory of a command with its processes and the files that it writes, \
if a cgroup is available; at most its share of the machine, but at least 2 GiB.",strictness:b().lowerIsStricter}),processes:(0,i().
key)({schema:e().number().int().min(16).max(32768),default:1024,description:"Processes and threads of a command at a tim\
e, with namespaces.",strictness:b().lowerIsStricter}),open_files:(0,i().key)({schema:e().number().int().min(64).max(1048576),
default:4096,description:"Open files of one process, with namespaces.",strictness:b().lowerIsStricter}),file_bytes:(0,i().
key)({schema:e().number().int().positive(),default:4*f,description:"Largest file that a command may write, with namespac\
es.",strictness:b().lowerIsStricter}),written_bytes:(0,i().key)({schema:e().number().int().min(k),default:4*f,description:"\
Total size of the files that a command may write, with namespaces. They are stored in memory: all commands that run at o\
nce have at most half of what is free.",strictness:b().lowerIsStricter})})}),8801:((E,t,r)=>{Object.defineProperty(t,"__\
esModule",{value:!0}),t.ruleKeys=void 0;function e(){const s=r(7723);return e=function(){return s},s}function i(){const s=r(
54441);return i=function(){return s},s}function b(){const s=r(54062);return b=function(){return s},s}function g(){const s=r(
99535);return g=function(){return s},s}function k(){const s=r(92328);return k=function(){return s},s}const f=e().union([
i().levelSchema,e().strictObject({level:i().levelSchema.describe("`error`, `warning` or `off`."),reason:e().string().trim().
min(1).exactOptional().describe("Shown with each finding."),until:e().iso.date({error:"expected a date such as 2027-01-3\
1"}).exactOptional().describe("The last day (UTC) of the level; after it, the default applies again.")})]),a=e().record(
e().string().min(1),f);function c(s,h){const m=s[h];return m===void 0?i().LEVELS.indexOf("error")-.5:i().LEVELS.indexOf(
(0,b().settingOf)(m).level)}function l(s,h){const m=s[h];if(m===void 0)return 0;const{level:u,until:O}=(0,b().settingOf)(
m),S=O===void 0?Number.MAX_SAFE_INTEGER:Date.parse(O);return u==="error"?-S:S}function y(s,h,m){return c(h,m)-c(s,m)||l(
s,m)-l(h,m)}function x(s,h){const u=[...new Set([...Object.keys(s),...Object.keys(h)])].map(j=>y(s,h,j)),O=u.some(j=>j>0),
S=u.some(j=>j<0);if(O!==S)return O?"tighter":"looser"}function p(s,h){const m=[...new Set([...Object.keys(s),...Object.keys(
h)])];return Object.fromEntries(m.flatMap(u=>{const O=y(s,h,u)>0?h[u]:s[u];return O===void 0?[]:[[u,O]]}))}const o={compare:x,
combine:(s,h)=>({value:p(s,h)}),loosens:(s,h)=>x(s,h)!=="tighter"},d=e().union([e().enum(["report","block"]),e().strictObject(
{mode:e().literal("report"),until:e().iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC\
) of the reports; after it, a failing verdict fails the check.")})]);function v(s){return typeof s=="object"?Date.parse(
s.until):s==="block"?0:Number.MAX_SAFE_INTEGER}const n=t.ruleKeys={enforce:(0,g().key)({schema:d,default:"block",description:"\
Whether a failing verdict fails the check (`block`), or is only shown, with the conclusion `neutral` (`report`), which s\
atisfies a required check. With `mode` and `until`, it reports until that day. Blocked commands never run, and a change \
that could not be judged fails.",strictness:(0,k().ordered)((s,h)=>v(s)-v(h)),example:{mode:"report",until:"2027-01-31"}}),
rules:(0,g().key)({schema:a,default:{},description:`Levels of rules: \`error\`, \`warning\` or \`off\`, for a rule or for a gr\
oup of rules (${i().RULE_GROUPS.map(s=>`\`${s}\``).join(", ")}). A rule counts before its group, whose level applies to \
errors only. Rules that protect the machine cannot be less strict.`,strictness:o,example:{size:"warning","content-hash-m\
ismatch":{level:"warning",reason:"The engine hashes its assets from its next release on.",until:"2027-01-31"}}})}}),96025:((E,t,r)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.runningKeys=t.concurrencySchema=void 0;function e(){const d=r(7723);return e=
function(){return d},d}function i(){const d=r(99535);return i=function(){return d},d}function b(){const d=r(74580);return b=
function(){return d},d}function g(){const d=r(92328);return g=function(){return d},d}const k=["off","auto","require-for-\
forks","require"],f=["allow","none"],a=["gene","command"],c=["off","auto"],l=t.concurrencySchema=e().int().positive().max(
256),y=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
x=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(d=>!y.test(d),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),p=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],o=t.runningKeys={containment:(0,i().key)({schema:e().enum(k),default:"\
require-for-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always an\
d for others if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,g().fromLoosest)(
k),input:{name:"containment",schema:e().enum(k)}}),network:(0,i().key)({schema:e().enum(f),default:"none",description:"W\
hether a command in namespaces has network access.",strictness:(0,g().fromLoosest)(f)}),views:(0,i().key)({schema:e().enum(
a),default:"command",description:"Whether each command has its own copy of the checkout, or the commands of a gene share\
 one and see what earlier ones wrote.",strictness:(0,g().fromLoosest)(a)}),mutants:(0,i().key)({schema:e().enum(c),default:"\
auto",description:"Whether commands that passed run once more with the change broken, to see if they can fail: where nam\
espaces allow it (`auto`), or never (`off`).",strictness:(0,g().fromLoosest)(c)}),concurrency:(0,i().key)({schema:e().union(
[e().literal("cores",{error:"expected `cores` or a number from 1 to 256"}),l]),default:"cores",description:"Maximum numb\
er of commands that run at the same time; with containment by namespaces only.",strictness:(0,g().baseCounts)((d,v)=>d===
"cores"||v==="cores"?void 0:g().lowerIsStricter.compare(d,v)),input:{name:"concurrency",schema:e().coerce.number().pipe(
l),open:"cores"}}),build_outputs:(0,i().key)({schema:e().array(b().repositoryGlob),default:[],description:"Globs of file\
s and directories that are not in the commit and that commands see nevertheless, such as the output of an earlier workfl\
ow step.",strictness:g().fewerIsStricter,example:["dist/**"]}),prepare_env:(0,i().key)({schema:e().array(x),default:[],description:"\
Names of environment variables of the workflow step that `prepare` gets. Others are not passed.",strictness:g().fewerIsStricter,
example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,i().key)({schema:e().array(b().homeFolder),default:[],description:"\
Directories of the home directory that a command in namespaces sees in its own, read-only; it is empty otherwise.",strictness:g().
fewerIsStricter,example:[".cache/ms-playwright",".cargo/registry"]}),caches:(0,i().key)({schema:e().array(b().repositoryGlob),
default:[...p],description:"Globs of files that a command may write without a warning; replaces the default list.",strictness:g().
fewerIsStricter})}}),386:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.storesKey=void 0;function e(){const c=r(
7723);return e=function(){return c},c}function i(){const c=r(32854);return i=function(){return c},c}function b(){const c=r(
99535);return b=function(){return c},c}function g(){const c=r(74580);return g=function(){return c},c}function k(){const c=r(
92328);return k=function(){return c},c}const f=e().strictObject({path:g().repositoryPath.describe("The directory of a st\
ore, or an asset file."),root:g().repositoryPath.describe("The directory in which its commands run; `.` is git\u2019s root.")}),
a=t.storesKey=(0,b().key)({schema:e().array(f).refine(c=>new Set(c.map(({path:l})=>(0,i().normalise)(l))).size===c.length,
{error:"expected one root for each path"}),default:[],description:"Where the commands of stores run, if not in the neare\
st directory above the store that has a package.json, else in git\u2019s root. The longest path that contains an asset file c\
ounts.",strictness:{...(0,k().baseCounts)(),loosens:()=>!0},example:[{path:"skills/evolver/assets/gep",root:"."}]})}),92328:((E,t,r)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.baseCounts=y,t.emptyIsLoosest=l,t.fewerIsStricter=t.fewerEntriesAreStricter=
void 0,t.fromLoosest=g,t.higherIsStricter=void 0,t.incomparable=x,t.lowerIsStricter=void 0,t.missingFrom=d,t.moreIsStricter=
void 0,t.ordered=p;function e(){const n=r(23404);return e=function(){return n},n}const i=t.lowerIsStricter=p((n,s)=>n-s),
b=t.higherIsStricter=p((n,s)=>s-n);function g(n){return p((s,h)=>{const[m,u]=[n.indexOf(s),n.indexOf(h)];return m<0||u<0?
0:u-m})}const k=t.moreIsStricter={compare:(n,s)=>o(n,s,"tighter","looser"),combine:(n,s)=>({value:[...n,...d(n,s)]}),loosens:(n,s)=>d(
s,n).length>0},f=t.fewerIsStricter={compare:(n,s)=>o(n,s,"looser","tighter"),combine:(n,s)=>{const h=v(s);return{value:n.
filter(h)}},loosens:(n,s)=>d(n,s).length>0},a=t.fewerEntriesAreStricter={compare:(n,s)=>f.compare(c(n),c(s)),combine:(n,s)=>{
const h=Object.entries(n).map(([m,u])=>{const O=v(s[m]??[]);return[m,u.filter(O)]});return{value:Object.fromEntries(h.filter(
([,m])=>m.length>0))}},loosens:(n,s)=>f.loosens(c(n),c(s))};function c(n){return Object.entries(n).flatMap(([s,h])=>h.map(
m=>[s,m]))}function l(n){const s=(m,u)=>m.filter(O=>u.some(S=>n(O,S))),h=(m,u)=>m.length===0||u.length>0&&s(u,m).length===
u.length;return{compare:(m,u)=>{const[O,S]=[h(m,u),h(u,m)];if(O!==S)return O?"tighter":"looser"},combine:(m,u)=>{if(m.length===
0||u.length===0)return{value:[...m,...u]};const O=[...new Set([...s(m,u),...s(u,m)])];return O.length===0?void 0:{value:O}},
loosens:(m,u)=>!h(m,u)}}function y(n=()=>{}){return{compare:n,combine:s=>({value:s}),loosens:()=>!1}}function x(n){return{
compare:()=>{},combine:()=>{},loosens:()=>!0,reason:n}}function p(n){const s=(m,u)=>{const O=n(m,u);return O===0?void 0:
O>0?"tighter":"looser"};return{compare:s,combine:(m,u)=>{const O=s(m,u);return O&&{value:O==="tighter"?u:m}},loosens:(m,u)=>s(
m,u)!=="tighter"}}function o(n,s,h,m){const[u,O]=[d(n,s).length>0,d(s,n).length>0];if(u!==O)return u?h:m}function d(n,s){
const h=v(n);return s.filter(m=>!h(m))}function v(n){const s=new Set(n.map(h=>(0,e().canonicalize)(h)));return h=>s.has(
(0,e().canonicalize)(h))}}),67147:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.additionsOf=f,t.everything=
a,t.withAdditions=l;function e(){const y=r(41330);return e=function(){return y},y}function i(){const y=r(39491);return i=
function(){return y},y}function b(){const y=r(32854);return b=function(){return y},y}const g={path:"node_modules",at:"an\
ywhere"},k={dot:!0,nonegate:!0};function f(y=[],x=[g]){const p=y.flatMap(n=>(0,b().normalise)(n)||[]),o=p.length>0?(0,e().
default)(p,k):()=>!1,d=n=>x.some(s=>s.at!=="home"&&(n===s.path||s.at==="anywhere"&&n.endsWith(`/${s.path}`))),v=(n,s)=>s(
n)||(0,i().foldersAbove)(n).some(s);return{cover:n=>v(n,d)||v(n,o),areBuilt:n=>v(n,o)&&!v(n,d),mayBeIn:n=>p.some(s=>c(s.
split("/"),n.split("/")))}}function a(y){const{cover:x}=f([],y);return{cover:()=>!0,areBuilt:p=>!x(p),mayBeIn:()=>!1}}function c([
y,...x],[p,...o]){return y===void 0?!1:p===void 0||y.includes("**")||/[{(]/.test(y)?!0:e().default.isMatch(p,y,k)&&c(x,o)}
function l(y,x,p){const o=s=>y.stat(s)===void 0&&(p.cover(s)||p.mayBeIn(s))&&(0,i().foldersAbove)(s).every(h=>(y.stat(h)?.
kind??"directory")==="directory"),d=new Map,v=s=>(d.has(s)||d.set(s,x.stat(s)),d.get(s)),n=s=>{if(!o(s))return y.stat(s);
const h=v(s),m=p.cover(s)||h?.kind==="directory";if(!(!h||!m))return{...h,tracked:!1,...p.areBuilt(s)&&{built:!0}}};return{
label:y.label,...y.attributes&&{attributes:y.attributes},stat:n,readlink:s=>(o(s)?x:y).readlink(s),read:(s,h)=>(o(s)?x:y).
read(s,h),list:s=>{const h=x.list(s).flatMap(({path:m})=>(o(m)?n(m):void 0)??[]);return[...y.list(s),...h].sort(i().byEntryPath)},
files:()=>y.files()}}}),39491:((E,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.byEntryPath=f,t.canBeCheckedOut=
g,t.foldersAbove=a,t.indexEntries=k,t.notAFile=c,t.tooLarge=l;function e(){const p=r(41895);return e=function(){return p},
p}function i(){const p=r(59490);return i=function(){return p},p}const b=/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;function g(p){
return!b.test(p)}function k(p){const o=new Map;for(const s of p){if(o.has(s.path))throw y(s.path,"occurs twice");if(!g(s.
path))throw y(s.path,"cannot be checked out");o.set(s.path,s)}for(const{path:s,tracked:h}of[...o.values()])for(let m=x(s);m!==
"";m=x(m)){const u=o.get(m)?.kind;if(u==="directory")break;if(u!==void 0)throw y(s,`is below the ${u} ${m}`);o.set(m,{path:m,
kind:"directory",tracked:h})}const d=[...o.values()].sort(f);let v;o.set("",{path:"",kind:"directory",tracked:!0});const n=d.
filter(({kind:s,tracked:h})=>h&&s!=="directory");return{stat:s=>o.get(s),list:s=>(v??=(0,i().groupBy)(d,({path:h})=>x(h)),
v.get(s)??[]),files:()=>n}}function f(p,o){return p.path<o.path?-1:p.path>o.path?1:0}function a(p){const o=[];for(let d=p.
indexOf("/");d>=0;d=p.indexOf("/",d+1))o.push(p.slice(0,d));return o}function c(p,o){return new(e()).GateError("file_unr\
eadable",`${o} is not a regular file in ${p}`,"Check the spelling of the path. It must be a file of its own, not a direc\
tory or a symlink.")}function l(p,o,d,v){return new(e()).GateError("file_unreadable",`${o} in ${p} has ${d} bytes; the l\
imit is ${v}`,"Split the file, or move large data out of it.")}function y(p,o){return new(e()).GateError("file_unreadabl\
e",`The tree contains the path ${JSON.stringify(p)}, which ${o}`,"Recreate the commit with an unmodified git.")}function x(p){
return p.slice(0,Math.max(p.lastIndexOf("/"),0))}}),28940:((E,t,r)=>{r.r(t),r.d(t,{closest:()=>e.kp,distance:()=>e.Io});
var e=r(21916)}),86750:((E,t,r)=>{r.r(t),r.d(t,{RE2JS:()=>e.L3});var e=r(2856)})};
