"use strict";exports.id=160,exports.ids=[160],exports.modules={71081:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.matchForm=
l,t.parseForm=p;function e(){const r=n(65905);return e=function(){return r},r}const d=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;
function p(r){const f=r.split(" ").filter(g=>g!==""),a=[];for(const[g,y]of f.entries()){const m=d.exec(y);if(m===null){if(/[{}]/.
test(y))return;a.push({word:y});continue}const[,s="",c,h,i]=m;if(!Object.hasOwn(e().KINDS,s)||i&&g<f.length-1)return;a.push(
{kind:s,rest:i!==void 0,...c!==void 0&&{range:[Number(c),Number(h)]}})}return a}function l(r,f,a){const g=[],y=r.at(-1);
if(y!==void 0&&"rest"in y&&y.rest?f.length<r.length:f.length!==r.length)return{kind:"other"};let s;for(const[c,h]of f.entries()){
const i=r[Math.min(c,r.length-1)];if(i===void 0)return{kind:"other"};if("word"in i){if(i.word!==h.text)return{kind:"othe\
r"};continue}const o=k(i.range,h.text)??(g.some(({kind:b})=>b==="script")?void 0:w(i.kind,h.text))??a(i.kind,h.text);o!==
void 0&&(s??={word:h,reason:o}),g.push({word:h,kind:i.kind})}return s===void 0?{kind:"match",placed:g}:{kind:"operand",...s,
placed:g}}function w(r,f){return r!=="count"&&f.startsWith("-")&&f!=="-"?"starts with a dash":void 0}function k(r,f){if(r===
void 0)return;const[a,g]=r;return/^[1-9]\d{0,8}$/.test(f)&&Number(f)>=a&&Number(f)<=g?void 0:`is not a number from ${a} \
to ${g}`}}),65905:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.SHELL_OPERATOR=t.PATH_KINDS=t.KIND_NAMES=
t.KINDS=void 0,t.isAllowedHost=b,t.isAllowedUrl=_,t.isDomain=o;function e(){const v=n(77030);return e=function(){return v},
v}const d=t.KINDS={path:f,page:a,script:g,archive:y,destination:y,source:y,host:v=>b(v)?void 0:"is not a public address \
or host name",domain:v=>o(v)?void 0:"is not a domain name",url:v=>_(v)?void 0:"is not a plain http or https URL",count:v=>/^[+-]?\d{1,9}[kKmMgG]?$/.
test(v)?void 0:"is not a number",package:m,pattern:()=>{},text:()=>{}},p=t.KIND_NAMES=Object.keys(d),l=t.PATH_KINDS=new Set(
["path","script","archive","destination","source"]),w=t.SHELL_OPERATOR=/[;&|<>`\r\n\0]|\$\(/;function k(v){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.
test(v)}function r(v){return v===""?"is empty":void 0}function f(v){return k(v)?"is a URL":r(v)}function a(v){return/^(?:\[|[\w][\w.+:@-]*)$/.
test(v)?void 0:"is not the name of a manual page"}function g(v){return v.startsWith("-")?"is a flag":r(v)}function y(v){
return v===""?"is empty":v.startsWith("-")?"begins with a dash":k(v)?"is a URL":/^[^/]*:/.test(v)&&!/^[A-Za-z]:[\\/]/.test(
v)?"names another host":w.test(v)?"contains a shell operator":/[*?[\]{}]/.test(v)?"contains a wildcard":/^~|\$/.test(v)?
"is expanded by a shell":void 0}function m(v){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(v)||v.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(v)?"is a file":void 0}const s={
ipv4:c("ipv4",[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",
32],["192.0.0.192",32]]),ipv6:c("ipv6",[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff\
9b::",96],["64:ff9b:1::",48],["2002::",16]])};function c(v,E){const P=new(e()).BlockList;for(const[x,A]of E)P.addSubnet(
x,A,v);return P}const h=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,i=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;
function o(v){const E=v.replace(/\.$/,"");if(E===""||E.length>253||h.test(E))return!1;const P=E.split(".");return P.every(
x=>i.test(x))&&!/^(?:\d+|0x[\da-f]*)$/i.test(P.at(-1)??"")}function b(v){if((0,e().isIP)(v)===0)return o(v);const E=(0,e().
isIPv4)(v)?"ipv4":"ipv6";return!v.includes("%")&&!s[E].check(v,E)}function _(v){const P=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(v)?.[1];return P===void 0||!URL.canParse(v)?!1:b(P.replace(/^\[|\]$/g,""))}}),52476:((O,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.archives=void 0;const n=t.archives=[{name:"tar",curated:{risk:"write",forms:[{argv:"-tf {ar\
chive}",risk:"safe"},{argv:"-xf {archive} -C {destination}",risk:"write",warning:"archive_extraction_overwrite"},{argv:"\
-czf {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["tar -tf a.tar","tar -xf a.tar -C\
 out","tar -czf a.tgz src docs"],not_match:["tar -xf a.tar","tar -xvf a.tar -C out","tar -czf a.tgz .","tar -xf a.tar -C\
 /usr/local/","tar -tf host:a.tar"]}},{name:"unzip",curated:{risk:"write",forms:[{argv:"-l {archive}",risk:"safe"},{argv:"\
{archive} -d {destination}",risk:"write",warning:"archive_extraction_overwrite"}],match:["unzip -l a.zip","unzip a.zip -\
d out"],not_match:["unzip a.zip","unzip -o a.zip -d out","unzip a.zip -d out/../../../etc"]}},{name:"zip",curated:{risk:"\
write",forms:[{argv:"-r {archive} {source...}",risk:"write",warning:"archive_creation_overwrite"}],match:["zip -r a.zip \
src"],not_match:["zip a.zip src","zip -r a.zip","zip -r a.zip src/.."]}}]}),5572:((O,t,n)=>{Object.defineProperty(t,"__e\
sModule",{value:!0}),t.files=void 0;function e(){const p=n(14819);return e=function(){return p},p}const d=t.files=[{name:"\
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
 -maxdepth 2"],not_match:["find . -exec rm x","find . -delete","find . -name"]},workspace:{data_flags:(0,e().words)(`-na\
me -iname -path -ipath -wholename -regex -iregex -type -xtype -maxdepth -mindepth
         -size -mtime -mmin -ctime -cmin -atime -amin -perm -user -group -printf -regextype
         -lname -ilname -links -inum`),code_flags:(0,e().words)("-exec -execdir -ok -okdir -delete -fprint -fprint0 -fpr\
intf -fls -files0-from"),match:["find . -type f","find . -name x"],not_match:["find . -delete","find . -exec cat x"]}},{
name:"ls",curated:{risk:"safe",flags:(0,e().words)(`-1 -A -B -C -F -G -H -L -N -Q -R -S -U -X -a -b -c -d -f -g -h -i -k\
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
h -r b a"]}}]}),28047:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.git=void 0;function e(){const p=n(14819);
return e=function(){return p},p}const d=t.git=[{name:"git",notes:"Only registered forms are accepted; others may change \
the repository.",curated:{risk:"dangerous",forms:[{argv:"status --short",risk:"safe"},{argv:"branch --show-current",risk:"\
safe"},{argv:"log --oneline -n {count:1-100}",risk:"safe"},{argv:"diff --stat",risk:"safe"},{argv:"diff --name-only",risk:"\
safe"}],match:["git status --short","git log --oneline -n 100"],not_match:["git push","git log","git log --oneline -n 10\
1","git status --short x"]},workspace:{subcommands:{status:{},diff:{},log:{}},data_flags:(0,e().words)("--grep --author \
--committer --since --until --after --before -S -G -n --max-count --skip"),code_flags:["--ext-diff","--textconv","--outp\
ut"],match:["git status","git log --oneline","git log --grep reboot"],not_match:["git push","git -c core.pager=sh log","\
git","git diff --ext-diff","git log --output=x"]}}]}),34233:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.
network=void 0;const n=t.network=[{name:"curl",curated:{risk:"safe",forms:[{argv:"-I {url}"}],network_touching:!0,match:[
"curl -I https://host.test"],not_match:["curl https://host.test","curl -I http://localhost","curl -I http://a:b@host.tes\
t","curl -I http://[::1]/","curl -I http://metadata.google.internal/"]}},{name:"dig",curated:{risk:"safe",forms:[{argv:"\
{domain}"}],network_touching:!0,match:["dig host.test"],not_match:["dig","dig @192.0.2.1 host.test","dig https://host.te\
st"]}},{name:"nslookup",curated:{risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,match:["nslookup host.test"],
not_match:["nslookup","nslookup @192.0.2.1 host.test","nslookup https://host.test"]}},{name:"ping",curated:{risk:"safe",
forms:[{argv:"-c {count:1-10} {host}"}],network_touching:!0,match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:[
"ping host.test","ping -c 11 host.test","ping -c 1 127.0.0.1","ping -c 1 169.254.169.254","ping -c 1 0x7f.1"]}}]}),17050:((O,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.packages=void 0;const n=t.packages=[{name:"apt-get",workspace:{subcommands:{
update:{operands:"package",warnings:["network_touching"]},install:{operands:"package",warnings:["network_touching","writ\
es_files"]}},flags:["-y","--yes"],match:["apt-get update","apt-get install jq","apt-get install -y jq"],not_match:["apt-\
get remove jq","apt-get install ./x.deb","apt-get install -o x=y jq","apt-get install jq-"]}}]}),31997:((O,t,n)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.python=void 0;function e(){const l=n(14819);return e=function(){return l},l}
const d=t.python=[p("pip"),p("pip3"),{name:"python3",workspace:{forms:[{argv:"--version"},{argv:"-V"},{argv:"--help"},{argv:"\
{script}",risk:"write"},{argv:"{script} {text...}",risk:"write"}],match:["python3 tool.py","python3 --version","python3 \
tool.py --verbose"],not_match:['python3 -c "print(1)"',"python3 -m http.server","python3","python3 -"]}}];function p(l){
return{name:l,workspace:{subcommands:{list:{operands:"package"},show:{operands:"package"},freeze:{},check:{},install:{operands:"\
package",warnings:["network_touching","writes_files"]}},flags:(0,e().words)(`-q --quiet -v --verbose -U --upgrade --user\
 --no-deps --pre --force-reinstall
         --no-cache-dir --disable-pip-version-check --outdated --format -y`),data_flags:["--format"],match:[`${l} list`,
`${l} install requests`,`${l} install --force-reinstall x`],not_match:[`${l} uninstall x`,`${l} install ../x`,`${l} inst\
all -r list.txt`,`${l} install --index-url http://x y`,`${l} install git+https://x/y`,l]}}}}),13626:((O,t)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.system=void 0;const n=t.system=[{name:"clear",curated:{risk:"safe",operands:{max:0},match:[
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
match:["whoami"],not_match:["whoami --force"]}}]}),45060:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.text=
void 0;function e(){const l=n(14819);return e=function(){return l},l}const d=t.text=[{name:"awk",workspace:{data_flags:[
"-F","--field-separator","-v","--assign"],data_operands:{count:1},code_flags:(0,e().words)(`-f --file -i --include -l --\
load -E --exec -e --source -o --pretty-print -p --profile -W
         -d --dump-variables -D --debug`),language:"awk",match:["awk '{print $1}' notes.md","awk -F / '{print $2}' notes\
.md"],not_match:[`awk 'BEGIN{system("id")}'`,"awk -f x y",`awk '{print > "/etc/x"}' y`]}},{name:"cut",workspace:{data_flags:(0,e().
words)("-d --delimiter -f --fields -b -c --bytes --characters --output-delimiter"),match:["cut -d, -f1 data.csv"],not_match:[
"cut --force x"]}},{name:"diff",workspace:{data_flags:["-I","--ignore-matching-lines","-U","-C","-W","--label","-x","--e\
xclude"],match:["diff a.txt b.txt"],not_match:["diff --force a b"]}},{name:"grep",curated:{risk:"safe",operands:{min:1,kinds:[
"pattern","path"],unless:["-e","-f"]},flags:["-E","-F","-H","-R","-h","-i","-l","-n","-r"],value_flags:{"-e":"pattern","\
-f":"path","-m":"count"},reads_stdin:{unless:["-r","-R"]},default_operand:".",match:["grep -rn TODO src","grep -rn TODO",
"grep -e a notes.md","grep -- -x notes.md","grep -f - notes.md"],not_match:["grep","grep -P x notes.md","grep -e a","gre\
p x","grep x -"]},workspace:{data_flags:(0,e().words)("-e --regexp -m --max-count -A -B -C --include --exclude --exclude\
-dir --label -d -D"),data_operands:{count:1,unless:["-e","--regexp","-f","--file"]},match:["grep -n reboot CHANGELOG.md",
'grep -rn "rm -rf /" .'],not_match:["grep --force a b"]}},p("head"),{name:"patch",workspace:{data_flags:["-p","--strip",
"-F","--fuzz","-V"],code_flags:["-e","--ed","-g","--get"],blocked_flags:["-f"],writes:!0,match:["patch -p1 -i fix.diff"],
not_match:["patch --force -p1","patch -f -p1","patch -e -i x","patch -g1"]}},{name:"sed",workspace:{data_flags:["-e","--\
expression","-l"],data_operands:{count:1,unless:["-e","--expression"]},code_flags:["-f","--file"],language:"sed",match:[
"sed -n 1,5p notes.md","sed 's/a/b/g' notes.md"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /etc/x' \
y","sed -f script x"]}},{name:"sort",curated:{risk:"safe",flags:["-n","-r","-u"],reads_stdin:{},match:["sort -nr notes.m\
d"],not_match:["sort -o out notes.md","sort","sort -n","sort -"]},workspace:{data_flags:(0,e().words)("-t --field-separa\
tor -k --key -S --buffer-size --parallel --batch-size"),code_flags:["--compress-program","--files0-from"],match:["sort n\
otes.md","sort -t / -k 2 notes.md"],not_match:["sort --compress-program=sh notes.md"]}},p("tail"),{name:"tee",workspace:{
writes:!0,match:["tee out.txt"],not_match:["tee --force x"]}},{name:"tr",workspace:{data_operands:{count:2},match:["tr a\
-z A-Z","tr / _"],not_match:["tr --force a b"]}},{name:"uniq",curated:{risk:"safe",operands:{max:1},flags:["-c","-d","-u"],
reads_stdin:{},match:["uniq -c notes.md"],not_match:["uniq notes.md out.txt","uniq","uniq -"]},workspace:{data_flags:["-\
f","-s","-w","--skip-fields","--skip-chars","--check-chars"],match:["uniq notes.md"],not_match:["uniq --force a"]},notes:"\
The second operand is an output file."},{name:"wc",curated:{risk:"safe",flags:["-c","-l","-w"],reads_stdin:{},match:["wc\
 -l notes.md","wc -cl notes.md"],not_match:["wc --files0-from=x","wc","wc -l","wc -"]},workspace:{code_flags:["--files0-\
from"],match:["wc -l notes.md"],not_match:["wc --files0-from=list"]}}];function p(l){return{name:l,curated:{risk:"safe",
operands:{min:1},value_flags:{"-n":"count","-c":"count"},reads_stdin:{},match:[`${l} -n 3 notes.md`,`${l} -c5 notes.md`],
not_match:[l,`${l} -f notes.md`,`${l} -n x notes.md`,`${l} -`]},workspace:{data_flags:["-n","-c","--lines","--bytes"],match:[
`${l} -n 3 notes.md`],not_match:[`${l} --force notes.md`]}}}}),38839:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.bun=void 0;const n=t.bun={starts:"script-tool-or-file",alone:"only-prints",flags:{plain:`
      bail bun,b concurrency= conditions= coverage coverage-reporter= coverage-threshold= define,d=
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
"skips-tests":"only pass-with-no-tests changed","only-prints":"help,h version,v revision"},subcommands:{test:{operands:"\
tests"},run:{starts:"script-tool-or-file",alone:"only-prints"},"x,bunx":{starts:"tool",does:"downloads"},"exec,repl":{does:"\
evaluates-text"},"create,c,init":{does:"loads-code"},"install,i,ci,add,a,remove,rm,update,link,unlink,patch,patch-commit\
,upgrade,feedback":{does:"installs"},publish:{does:"publishes"},"build,pm":{does:"writes-files"},"audit,outdated":{does:"\
depends-on-registry"},"why,discord,completions":{does:"only-prints"},"info,dev":{does:"uses-network"}},directory_flags:[
"--cwd"],selecting_flags:["--filter","-F","--workspaces"],deciding_settings:{"bunfig.toml":"auto globalDir"},build_files:[
"bunfig.toml",".bunfig.toml"],dependencies:[{path:"node_modules",at:"anywhere"},{path:".bun/install/cache",at:"home",variable:"\
BUN_INSTALL_CACHE_DIR"}],environment:{BUN_CONFIG_NO_INSTALL:"1",DO_NOT_TRACK:"1",BUN_RUNTIME_TRANSPILER_CACHE_PATH:"0"},
match:["bun test","bun test src/a.test.ts --bail","bun run lint","bun lint","bun run --filter a test","bun scripts/check\
.ts","bun --cwd packages/a test"],not_match:["bun install","bun add x","bun x cowsay","bun -e 1","bun --eval 1","bun --p\
reload ./x.ts test","bun test --preload ../x.ts",'bun exec "echo 1"',"bun test ../x","bun --inspect x.ts","bun --watch t\
est","bun publish","bun run ../x.ts"]}}),44830:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.cargo=void 0;
const n=`
  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`,e=t.cargo={risk:"write",alone:"only-prints",flags:{plain:"color= frozen locked offline quiet,q verbose,v",root:"C= man\
ifest-path= lockfile-path=",output:"target-dir= artifact-dir= out-dir=","changes-configuration":"config= Z=","only-print\
s":"help,h version,V list explain="},subcommands:{"test,t":{operands:"plain",flags:{plain:n,"skips-tests":"no-run"}},"bu\
ild,b,check,c,bench":{operands:"plain",flags:{plain:`${n} no-run`}},"run,r":{operands:"plain",flags:{plain:n}},"doc,d":{
operands:"plain",flags:{plain:n,"launches-programs":"open"}},clippy:{operands:"plain",refused_operands:{"launches-progra\
ms":"linker~ clinker~ link-arg~ clink-arg~ codegen-backend~ zcodegen-backend~ ccodegen-backend~"},flags:{plain:`${n} D= \
W= A= deny= warn= allow= forbid=`,compiler:"C= codegen= L= l= cfg=","tool-writes":"fix allow-dirty allow-staged allow-no\
-vcs"}},fmt:{writes_unless:"--check",flags:{plain:"all check package,p= message-format= edition= l",config:"config-path="}},
"nextest run":{operands:"plain",flags:{plain:`${n} E,filterset,filter-expr= retries= test-threads= partition= run-ignore\
d= no-capture final-status-level= status-level= failure-output= success-output= cargo-profile= P=`,config:"config-file=",
"changes-configuration":"tool-config-file=","skips-tests":"no-run no-tests="}},"tree,metadata,locate-project,pkgid,verif\
y-project,read-manifest,version,help,report,info":{does:"only-prints",operands:"plain",flags:{plain:`${n} format-version\
= e= i= d= depth= prefix= charset= duplicates edges= invert=`}},"install,uninstall,add,remove,rm,update,fetch,vendor,ini\
t,new,generate-lockfile":{does:"installs",operands:"plain"},"publish,login,logout,owner,yank":{does:"publishes",operands:"\
plain"},search:{does:"uses-network",operands:"plain"},"package,clean,fix":{does:"writes-files",operands:"plain"},"rustc,\
rustdoc,miri,expand,watch,script":{does:"launches-programs",operands:"plain"},"audit,deny,outdated":{does:"depends-on-re\
gistry",operands:"plain"}},directory_flags:["-C"],build_files:["Cargo.toml","build.rs",".cargo/config.toml",".cargo/conf\
ig","rust-toolchain.toml","rust-toolchain","clippy.toml","rustfmt.toml"],dependencies:[{path:"target",at:"anywhere"},{path:"\
vendor",at:"anywhere"},{path:".cargo/bin",at:"home"},{path:".cargo/git",at:"home"},{path:".cargo/registry",at:"home"},{path:"\
.rustup",at:"home",variable:"RUSTUP_HOME"}],environment:{CARGO_NET_OFFLINE:"true",CARGO_TERM_COLOR:"never",RUSTUP_AUTO_INSTALL:"\
0"},match:["cargo test","cargo test --workspace --all-features -- --nocapture","cargo test name --release -p core","carg\
o clippy --all-targets -- -D warnings","cargo fmt --check","cargo fmt --all -- --check","cargo check --locked","cargo ru\
n --bin check"],not_match:["cargo --config build.rustc-wrapper=./x test","cargo test --config ./x.toml","cargo install x",
"cargo add x","cargo publish","cargo +nightly test","cargo tset","cargo -Z script x.rs","cargo test --target-dir ../x","\
cargo doc --open","cargo test --manifest-path ../x/Cargo.toml","cargo rustc -- -C linker=./x","cargo watch","cargo clipp\
y -- -C linker=./x","cargo clippy -- -Clinker=./x"]}}),97016:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.
deno=void 0;const n=t.deno={starts:"file",alone:"reads-stdin",flags:{plain:`
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
eno task --eval "echo 1"',"deno compile x.ts"]}}),21046:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.dotnet=
void 0;const n=t.dotnet={risk:"write",starts:"file",alone:"only-prints",flags:{plain:`
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
1","dotnet test --test-adapter-path:/x","dotnet test @x.rsp"]}}),94286:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.go=void 0;const n={plain:`
    args+ artifacts bench= benchmem benchtime= blockprofilerate= count= cover coverpkg= cpu= failfast
    fullpath fuzzminimizetime= fuzztime= json memprofilerate= mutexprofilefraction= parallel= run=
    short shuffle= skip= timeout= vet=
  `,output:"blockprofile= coverprofile= cpuprofile= memprofile= mutexprofile= outputdir= trace= test.gocoverdir=","never\
-ends":"fuzz=","only-prints":"list=","skips-tests":"c"},e=t.go={risk:"write",alone:"only-prints",flags:{plain:`
      a asan buildmode= buildvcs? compiler= cover covermode= coverpkg= installsuffix= json linkshared
      mod= msan p= pgo= race tags= trimpath v work x
    `,root:"C=",config:"modfile= overlay=",compiler:"ldflags= gcflags= asmflags= gccgoflags=",output:"o= pkgdir= debug-~",
"launches-programs":"exec= toolexec= vettool=",installs:"modcacherw","only-prints":"n h help"},subcommands:{test:{operands:"\
package",flags:n},build:{operands:"package"},vet:{operands:"package",flags:{plain:"c= flags diff printf? copylocks? shad\
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
.."]}}),80197:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.maven=t.gradle=void 0;const n=`
  argLine jvm java.~ sun.~ jdk.~ exec.~ maven.ext.class.path maven.multiModuleProjectDirectory
  maven.repo.local maven.compiler.executable maven.compiler.fork surefire.jvm maven.surefire.debug
  maven.failsafe.debug org.gradle.~ gradle.user.home javaagent user.home settings.~ maven.conf maven.home
  maven.user.~ maven.settings.~ maven.wagon.~ maven.resolver.~ aether.~
`,e=t.gradle={risk:"write",operands:"plain",flags:{plain:`
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
bug-jvm"},refused_operands:{publishes:"publish publish~ upload~ release deploy~ artifactoryPublish closeAnd~ dockerPush \
jib nexusPublish~","uses-network":"flyway~ liquibase~ sonar sonarqube","tool-writes":"formatKotlin ktlintFormat spotless\
Apply","writes-files":"wrapper init updateDaemonJvm","only-prints":"tasks projects properties dependencies help buildEnv\
ironment components model dependencyInsight javaToolchains outgoingVariants","never-ends":"appRun bootRun bootTestRun je\
ttyRun quarkusDev tomcatRun"},deciding_properties:n,directory_flags:["-p","--project-dir"],build_files:["build.gradle","\
build.gradle.kts","settings.gradle","settings.gradle.kts","gradle.properties","*.gradle","gradle/**","buildSrc/**"],dependencies:[
{path:".gradle/caches",at:"home"},{path:".gradle/wrapper",at:"home"},{path:".m2/repository",at:"home"}],environment:{GRADLE_OPTS:"\
-Dorg.gradle.daemon=false",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["gradle test","gradle :app:check --offline",
'gradle test --tests "a.B" -Pfast=true',"gradle clean build -x lint","gradle upToDateCheck :app:depCheck"],not_match:["g\
radle publish","gradle :lib:publishToMavenLocal","gradle -I /x.gradle test","gradle --init-script ../x.gradle test","gra\
dle -Dorg.gradle.java.home=./x test","gradle -p ../x test","gradle --scan test","gradle wrapper","gradle -t test","gradl\
e --include-build ../x test"]},d=t.maven={programs:["mvn"],risk:"write",operands:"goal",alone:"only-prints",flags:{plain:`\

      a,also-make-~ am,also-make amd B,batch-mode b,builder= C,strict-checksums c,lax-checksums color=
      cpu,check-plugin-updates npu no-plugin-updates e,errors ff,fail-fast fae,fail-at-end itr
      ignore-transitive-repositories llr legacy-local-repository N,non-recursive nsu
      no-snapshot-updates ntp,no-transfer-progress o,offline P,activate-profiles= pl,projects= q,quiet
      rf,resume-from= r,resume T,threads= up X,debug cache-artifact-metadata sadp strict-artifact-descriptor-policy
      npr no-plugin-registry non-interactive force-interactive raw-streams
    `,config:"f,file= s,settings= gs,global-settings= t,toolchains= gt,global-toolchains= ps,project-settings= is,instal\
l-settings= it=",output:"l,log-file=",property:"D,define=","uses-network":"U,update-snapshots","hides-failures":"fn,fail\
-never","changes-configuration":"emp,encrypt-master-password= ep,encrypt-password=","only-prints":"h,help v,version V,sh\
ow-version"},refused_operands:{publishes:"deploy site-deploy release:~ deploy:~ site:deploy nexus-staging:~ scm:~ docker\
:push ftp:~ jib:build push upload upload-single wagon:~","uses-network":"flyway:~ liquibase:~ sonar:~",installs:"install\
 install:~ dependency:get dependency:copy dependency:unpack wrapper:~ archetype:~","launches-programs":"exec:~ ant:~ ant\
run:~ frontend:~ gmaven:~ gplus:~ groovy:~ invoker:~ kotlin:script scala:~ script sql:~","writes-files":"versions:~ spot\
less:apply fmt:format formatter:format license:format sortpom:sort dependency:purge-local-repository","never-ends":"cons\
ole dev run start","only-prints":"help:~ dependency:tree dependency:list dependency:resolve"},deciding_properties:n,build_files:[
"pom.xml",".mvn/maven.config",".mvn/jvm.config",".mvn/extensions.xml"],dependencies:[{path:".m2/repository",at:"home"}],
environment:{MAVEN_OPTS:"",MAVEN_ARGS:"--offline",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["mvn test","mvn -B -q\
 verify -Dtest=ATest","mvn -o -pl core -am test","mvn checkstyle:check","mvn -DskipITs verify","mvn clean verify"],not_match:[
"mvn deploy","mvn install","mvn org.codehaus.mojo:exec-maven-plugin:3.1.0:exec","mvn exec:java","mvn -Dexec.executable=s\
h test","mvn test -DargLine=-javaagent:x.jar","mvn -s /etc/settings.xml test","mvn -f ../x/pom.xml test","mvn -Dmaven.ex\
t.class.path=x.jar test","mvn release:perform"]}}),45606:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.make=
void 0;const n=t.make={risk:"write",operands:"plain",flags:{plain:`
      B,always-make b debug? d j,jobs? k,keep-going l,load-average,max-load? m output-sync,O?
      no-print-directory,w print-directory no-keep-going,S R,no-builtin-variables r,no-builtin-rules
      s,silent,quiet no-silent shuffle? trace warn-undefined-variables
    `,root:"C,directory= I,include-dir=",config:"f,file,makefile=","evaluates-text":"E,eval=","changes-configuration":"e\
,environment-overrides L,check-symlink-times jobserver-auth= jobserver-style=","hides-failures":"i,ignore-errors","skips\
-tests":"o,old-file,assume-old= W,what-if,new-file,assume-new= t,touch","only-prints":"n,just-print,dry-run,recon p,prin\
t-data-base q,question h,help v,version"},refused_operands:{installs:"install install-~ bootstrap",publishes:"publish pu\
blish-~ deploy deploy-~ release upload","writes-files":"uninstall","never-ends":"dev serve server start watch"},deciding_properties:"\
SHELL .SHELLFLAGS MAKE MAKEFLAGS MAKEFILES MAKEFILE_LIST GNUMAKEFLAGS MFLAGS MAKESHELL .INCLUDE_DIRS VPATH",directory_flags:[
"-C","--directory"],build_files:["Makefile","makefile","GNUmakefile","*.mk","CMakeLists.txt","configure"],environment:{MAKEFLAGS:"",
GNUMAKEFLAGS:"",MAKEFILES:""},match:["make test","make","make -C packages/a test","make -j4 check V=1","make -f build/Ma\
kefile test"],not_match:["make SHELL=./x test","make test SHELL:=./x","make --eval=x test",'make test ARGS="; id"',"make\
 -f /etc/x test","make -C ../x test","make -I ../x test","make publish","make install","make MAKEFLAGS=--eval=x","make t\
est CC=-x"]}}),73133:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.pnpm=void 0;const n=t.pnpm={risk:"safe",
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
-e 1"]}}),3716:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.uv=t.tox=t.ruff=t.mypy=void 0;function e(){
const k=n(11186);return e=function(){return k},k}const d=t.ruff={alone:"only-prints",flags:{plain:`
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
oml"],dependencies:e().PYTHON_DEPENDENCIES,environment:{RUFF_NO_CACHE:"true"},match:["ruff check","ruff check src --sele\
ct E","ruff format --check","ruff check --fix"],not_match:["ruff server","ruff check --watch","ruff check ../x","ruff cl\
ean","ruff nonsense"]},p=t.mypy={flags:{plain:`
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
.cfg"],dependencies:e().PYTHON_DEPENDENCIES,environment:{...e().PYTHON_ENVIRONMENT,MYPY_FORCE_COLOR:"0"},match:["mypy sr\
c","mypy --strict src","mypy -p package --no-incremental","mypy"],not_match:['mypy -c "1"',"mypy --python-executable=./x\
 src","mypy --config-file=/etc/x src","mypy --install-types src","mypy ../x"]},l=t.tox={risk:"write",operands:"plain",flags:{
plain:`
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
- sh","tox -x testenv.commands=sh","tox -c ../x.ini","tox devenv x","tox --workdir /x","tox --installpkg=x.whl"]},w=t.uv=
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
x pytest"]}}),11186:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.python=t.pytest=t.PYTHON_ENVIRONMENT=t.PYTHON_DEPENDENCIES=
t.PYTHON_BUILD_FILES=void 0;const n=t.PYTHON_BUILD_FILES=["conftest.py","pytest.ini","pyproject.toml","setup.cfg","setup\
.py","sitecustomize.py","tox.ini","usercustomize.py"],e=t.PYTHON_DEPENDENCIES=[{path:".venv",at:"anywhere"},{path:"venv",
at:"anywhere"},{path:"__pypackages__",at:"root"},{path:".local/bin",at:"home"},{path:".local/lib",at:"home"},{path:".pye\
nv",at:"home",variable:"PYENV_ROOT"}],d=t.PYTHON_ENVIRONMENT={PYTHONDONTWRITEBYTECODE:"1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"\
1",PIP_DISABLE_PIP_VERSION_CHECK:"1"},p=t.python={programs:["python","python3"],starts:"file",alone:"reads-stdin",flags:{
plain:"b B d E I O OO P q R s S u v W= x","changes-configuration":"X= check-hash-based-pycs=","evaluates-text":"c+",module:"\
m+","reads-stdin":"i","only-prints":"help,h version,V help-all help-env help-xoptions ?"},started_programs:["pytest","ru\
ff","mypy","tox"],build_files:["sitecustomize.py","usercustomize.py"],dependencies:e,environment:d,match:["python script\
s/check.py","python3 scripts/check.py --strict","python -m pytest -q tests","python3 -m unittest discover -s tests","pyt\
hon -B -W error scripts/check.py"],not_match:['python -c "print(1)"','python -Ic "print(1)"',"python","python -","python\
 -i x.py","python -m pip install x","python -m http.server",'python -m timeit "1"',"python -m pytest -p ../x","python -X\
 importtime x.py","python -m","python https://x.test/y.py"]},l=t.pytest={operands:"tests",flags:{plain:`
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
t-code"},build_files:n,dependencies:e,environment:{...d,PYTEST_ADDOPTS:""},match:["pytest","pytest -q tests/test_a.py::t\
est_b",'pytest -k "not slow" -n auto --maxfail=1',"pytest -p no:cacheprovider","pytest --cov=src --cov-report=term-missi\
ng","pytest -ra -vv"],not_match:["pytest ../x","pytest /etc/x.py","pytest -c /etc/x.ini","pytest -o addopts=-x","pytest \
-p ../x","pytest --pastebin=all","pytest --tx popen//python=sh","pytest --rootdir=/ tests","pytest --junitxml=../x.xml",
"pytest --pdb","pytest https://x.test","pytest @args.txt"]}}),67486:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.yarn=void 0;const n=t.yarn={starts:"script-or-tool",alone:"installs",flags:{plain:`
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
path:".pnp.cjs",at:"root"},{path:".pnp.loader.mjs",at:"root"},{path:".yarn",at:"root"},{path:".yarn/berry/cache",at:"hom\
e"}],environment:{YARN_ENABLE_NETWORK:"0",YARN_ENABLE_TELEMETRY:"0",YARN_ENABLE_GLOBAL_CACHE:"1",COREPACK_ENABLE_NETWORK:"\
0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["yarn test","yarn run lint","yarn lint --max-warn\
ings 0","yarn workspace a test","yarn workspace a run test","yarn workspaces foreach -A run test","yarn jest --ci","yarn\
 --cwd packages/a test"],not_match:["yarn","yarn install","yarn add x","yarn dlx x","yarn npm publish","yarn publish","y\
arn exec bash","yarn node -e 1","yarn --cwd ../x test","yarn --use-yarnrc x test","yarn jest --config {}","yarn config s\
et x y"]}}),41115:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.FAMILIES=void 0,t.additionsFor=ee,t.dependencyFolders=
$,t.homeDependencies=te,t.isNamedCurated=Q,t.packsOf=J,t.programNames=X,t.programTerms=U,t.readFamily=F,t.registryOf=D,t.
wordsOfProgram=q;function e(){const u=n(67147);return e=function(){return u},u}function d(){const u=n(52476);return d=function(){
return u},u}function p(){const u=n(5572);return p=function(){return u},u}function l(){const u=n(28047);return l=function(){
return u},u}function w(){const u=n(34233);return w=function(){return u},u}function k(){const u=n(17050);return k=function(){
return u},u}function r(){const u=n(31997);return r=function(){return u},u}function f(){const u=n(13626);return f=function(){
return u},u}function a(){const u=n(45060);return a=function(){return u},u}function g(){const u=n(38839);return g=function(){
return u},u}function y(){const u=n(44830);return y=function(){return u},u}function m(){const u=n(97016);return m=function(){
return u},u}function s(){const u=n(21046);return s=function(){return u},u}function c(){const u=n(94286);return c=function(){
return u},u}function h(){const u=n(80197);return h=function(){return u},u}function i(){const u=n(45606);return i=function(){
return u},u}function o(){const u=n(73133);return o=function(){return u},u}function b(){const u=n(11186);return b=function(){
return u},u}function _(){const u=n(3716);return _=function(){return u},u}function v(){const u=n(67486);return v=function(){
return u},u}function E(){const u=n(5347);return E=function(){return u},u}function P(){const u=n(32017);return P=function(){
return u},u}const x={archives:d().archives,build:A({cargo:y().cargo,dotnet:s().dotnet,go:c().go,gradle:h().gradle,make:i().
make,maven:h().maven}),files:p().files,git:l().git,javascript:A({bun:g().bun,deno:m().deno,pnpm:o().pnpm,yarn:v().yarn}),
network:w().network,packages:k().packages,python:[...r().python,...A({mypy:_().mypy,pytest:b().pytest,python:b().python,
ruff:_().ruff,tox:_().tox,uv:_().uv})],system:f().system,text:a().text};function A(u){return Object.entries(u).map(([S,I])=>({
name:S,evolver:I}))}const R=t.FAMILIES=Object.entries(x).flatMap(([u,S])=>S.map(I=>({...I,category:u}))).sort((u,S)=>u.name<
S.name?-1:1);let C;const j=new WeakMap;function D(u=[]){if(C??=new Map(R.map(N=>[N.name,F(N)])),u.length===0)return C;const S=j.
get(u);if(S!==void 0)return S;const I=new Map(C);for(const N of u){const L=I.get(N.name);I.set(N.name,{...L,...F(N,L?.category)})}
return j.set(u,I),I}const G="other";function F(u,S=G){const I=E().familySchema.parse(u);return{...I,category:I.category??
S}}function J(u){return[...new Set([...R,...u].map(({category:S=G})=>S))]}function z(u){return[...D(u).values()].flatMap(
S=>S.evolver===void 0?[]:(S.evolver.programs??[S.name]).map(I=>({word:I,family:S})))}function X(u){const S=z(u).flatMap(
({word:N,family:L})=>[L.name,N]),I=[...D(u).values()].filter(K);return[...new Set([...S,...I.map(({name:N})=>N)])]}function Q(u,{
programs:S,families:I}){if(!S.includes(u))return!1;const N=D(I).get(u);return N!==void 0&&K(N)}function K({evolver:u,curated:S}){
return u===void 0&&S!==void 0&&S.maturity!=="blocked"}function q(u,S){const I=z(S).filter(N=>B(N,[u]));return[u,...I.map(
({word:N})=>N)]}function B({word:u,family:S},I){return I.includes(u)||I.includes(S.name)}const H=new WeakMap;function U(u){
const S=H.get(u);if(S!==void 0)return S;const{programs:I,families:N}=u,L=new Map,W=new Map;for(const T of I.length===0?[]:
z(N)){if(T.family.evolver===void 0)continue;const M=(0,P().programFamily)(T.word,T.family.evolver);L.set(T.word,M),B(T,I)&&
W.set(T.word,M)}let Y;const Z={allowed:W,known:L,offered:T=>(Y??=new Map(z(N).map(M=>[M.word,M.family.name])),Y.get(T))};
return H.set(u,Z),Z}const V={path:"node_modules",at:"anywhere"};function $(u){if(u.programs.length===0)return[V];const S=[
...U(u).allowed.values()],I=[V,...S.flatMap(({data:N})=>N.dependencies)];return[...new Map(I.map(N=>[`${N.at} ${N.path}`,
N])).values()]}function ee(u){return(0,e().additionsOf)(u.build_outputs,$(u))}function te(u){return $(u).flatMap(({at:S,
path:I})=>S==="home"?[I]:[])}}),5347:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.familySchema=t.FAMILY_WARNINGS=
void 0;function e(){const j=n(7723);return e=function(){return j},j}function d(){const j=n(78374);return d=function(){return j},
j}function p(){const j=n(13970);return p=function(){return j},j}function l(){const j=n(71081);return l=function(){return j},
j}function w(){const j=n(65905);return w=function(){return j},j}const k=t.FAMILY_WARNINGS=["network_touching","archive_e\
xtraction_overwrite","archive_creation_overwrite","env_secrets","recursive_deletion","broad_permission_target","writes_f\
iles"],r=e().enum(w().KIND_NAMES),f=e().enum(k),a=e().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a pro\
gram"),g=e().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,"expected a relative path witho\
ut .."),y=e().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),m=e().array(d().platformSchema),s=e().strictObject(
{argv:e().string().refine(j=>(0,l().parseForm)(j)!==void 0,{error:"expected words and placeholders such as {path}; {sour\
ce...} only at the end"}).describe("The words after the program: literal, or placeholders: {kind}, {count:1-10}, {kind..\
.}."),risk:p().riskSchema.optional().describe("Default: the risk of the family."),warning:f.optional()}),c={match:e().array(
e().string()).min(1).describe("Commands that the family must accept."),not_match:e().array(e().string()).min(1).describe(
"Commands that the family must reject.")},h=e().strictObject({risk:p().riskSchema,maturity:e().enum(["structured","direc\
t_only","experimental_only","blocked"]).default("structured"),operands:e().strictObject({min:e().int().nonnegative().default(
0),max:e().int().nonnegative().optional(),kinds:e().array(r).min(1).default(["path"]).describe("In order; the last one r\
epeats."),unless:e().array(y).default([]).describe("If one of these flags is set, the first operand is of the second kin\
d.")}).prefault({}),flags:e().array(y).default([]),value_flags:e().record(y,r).default({}),leading_flags:e().array(y).default(
[]).describe("Flags allowed only before the operands."),dangerous_flags:e().record(y,f).default({}),dangerous_targets:e().
array(e().string()).default([]),forbidden_prefixes:e().array(e().string()).default([]),reads_stdin:e().strictObject({unless:e().
array(y).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:e().string().optional().describe("The path that the program uses by default."),forms:e().array(
s).default([]).describe("If not empty, only these forms are accepted."),network_touching:e().boolean().default(!1),warnings:e().
array(f).default([]),platforms:m.optional(),...c}),i=e().strictObject({forms:e().array(s).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:e().record(e().string(),e().strictObject({operands:r.default("path"),
warnings:e().array(f).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:e().array(y).optional().describe("If set, only these flags are accepted."),data_flags:e().array(y).default([]).describe(
"Flags whose value is text, not a path."),data_operands:e().strictObject({count:e().int().nonnegative(),unless:e().array(
y).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e().array(y).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e().array(y).default(
[]),language:e().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:e().boolean().default(
!1),...c}),o=["plain","root","config","code","tests","preload","script-text","node","command","variable","output","modul\
e","compiler","property"],b=["path","tests","package","goal","plain"],_=["file","package","command","script","own-script",
"tool","script-or-tool","script-tool-or-file"],v=["changes-configuration","depends-on-registry","downloads","evaluates-t\
ext","hides-failures","installs","launches-programs","loads-code","names-program","never-ends","only-prints","opens-insp\
ector","publishes","reads-environment-file","reads-stdin","skips-tests","tool-writes","uses-network","weakens","writes-f\
iles"],E=e().enum(v),P=e().string().describe("Names separated by blanks; `~` at the end stands for any end."),x={flags:e().
partialRecord(e().enum([...o,...v]),e().string()).default({}).describe("Flags by what they or their values do: names wit\
hout dashes, separated by blanks. A comma separates spellings, a mark behind a name is its value: `=` required, `?` opti\
onal, `*` several, `+` all following words; `~` stands for any end."),operands:e().enum(b).default("path"),refused_operands:e().
partialRecord(E,e().string()).default({}),starts:e().enum(_).optional().describe("What the first operand is, if the prog\
ram runs it."),writes_unless:e().string().optional().describe("Rewrites files, unless one of these flags is set; `-` for\
 always."),alone:E.optional().describe("What it does without an operand or subcommand."),any_package:e().boolean().optional(),
skips:e().int().nonnegative().optional()},A=e().strictObject({...x,does:E.optional().describe("What the subcommand does \
by itself.")}),R=e().strictObject({...x,programs:e().array(a).optional().describe("The words that start the program; def\
ault: the name of the family."),risk:p().riskSchema.default("safe"),subcommands:e().record(e().string().regex(/^\S+(?: \S+)*$/),
A).default({}).describe("By name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:P.
default(""),started_programs:e().array(a).default([]),directory_flags:e().array(y).default([]),selecting_flags:e().array(
y).default([]),deciding_settings:e().record(g,e().string()).default({}),build_files:e().array(g).default([]).describe("F\
iles of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject({
path:g,at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),
e().string()).default({}).describe("Variables that are set for the program."),...c}),C=t.familySchema=e().strictObject({
name:a,category:e().string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-\
in family of the same name, or `other`."),notes:e().string().optional(),evolver:R.optional().describe("For the default p\
rofile, which accepts the program if `programs` names it."),curated:h.optional(),workspace:i.optional()})}),32017:((O,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.NO_PROGRAMS=void 0,t.flagKey=p,t.groupsByName=d,t.nameTable=e,t.programFamily=
k,t.toolTable=w;const n=[["?=","attached"],["=","value"],["?","optional"],["*","many"],["+","rest"]];function e(y,m=s=>s){
const s=new Map;for(const[c,h]of Object.entries(y))for(const i of h.split(/\s+/).filter(Boolean)){const[o,b]=n.find(([E])=>i.
endsWith(E))??["","none"],[_="",...v]=i.slice(0,i.length-o.length).split(",");for(const E of[_,...v]){const P=m(E);if(s.
has(P))throw new Error(`flag ${E} stands in two groups`);s.set(P,{name:_,kind:c,arity:b})}}return s}function d(y){return new Map(
[...e(y)].map(([m,{kind:s}])=>[m,s]))}function p(y){return y.length===1?y:y.replace(/[-_]/g,"").toLowerCase()}const l=t.
NO_PROGRAMS={allowed:new Map,known:new Map,offered:()=>{}};function w(y){const{flags:m={},subcommands:s={},starts:c,ends_with:h}=y;
return{...g([m],c==="command"||c==="node"),handsOn:y.hands_on===!0,subcommands:new Map(Object.entries(s).flatMap(([i,{does:o}])=>i.
split(",").map(b=>[b,o]))),starts:c,operands:y.operands,alone:y.alone,endsWith:h===void 0?void 0:new Set(h.split(" ")),readsArgumentFiles:y.
argument_files===!0,mayStart:c!==void 0||m.command!==void 0}}function k(y,m){const s=f([m.flags],m);for(const[c,h]of Object.
entries(m.subcommands)){const i=c.split(" "),o=(i.pop()??"").split(","),b=i.reduce((v,E)=>{const P=v.subcommands.get(E)??
f([{},m.flags],{alone:"only-prints"});return r(v,E,P)},s),_=f([h.flags??{},m.flags],h);for(const v of o)r(b,v,_)}return{
program:y,use:s,data:m}}function r(y,m,s){return y.subcommands.set(m,s),y.stops=!0,s}function f(y,m){return{...g(y,m.starts!==
void 0),data:m,refusedOperands:g([m.refused_operands??{}],!1),subcommands:new Map}}const a={"only-prints":"help h versio\
n v V"};function g(y,m){const s=new Map,c=[];for(const h of[...y,a])for(const[i,o]of e(h,p))i.endsWith("~")?c.push([i.slice(
0,-1),o]):s.has(i)||s.set(i,o);return{flags:s,prefixes:c,stops:m,handsOn:!1}}}),14819:((O,t)=>{Object.defineProperty(t,"\
__esModule",{value:!0}),t.words=n;function n(e){return e.split(/\s+/)}}),99535:((O,t,n)=>{Object.defineProperty(t,"__esM\
odule",{value:!0}),t.inputSchemas=k,t.key=d,t.keysByPath=w,t.objectOf=l,t.section=p;function e(){const r=n(7723);return e=
function(){return r},r}function d(r){const{schema:f,description:a,strictness:g,input:y,example:m}=r,s=f.default(r.default).
describe(a);return{schema:m===void 0?s:s.meta({examples:[m]}),strictness:g,input:y}}function p(r,f,a=g=>g){const g={};return{
schema:a(l(f)).prefault(g).describe(r),keys:f}}function l(r){const f=Object.entries(r).map(([a,{schema:g}])=>[a,g]);return e().
strictObject(Object.fromEntries(f))}function w(r){const f=Object.entries(r).flatMap(([a,g])=>"keys"in g?Object.entries(g.
keys).map(([y,m])=>[`${a}.${y}`,m]):[[a,g]]);return new Map(f)}function k(r){const f=[...w(r).values()].flatMap(({input:a})=>a??
[]);return Object.fromEntries(f.map(({name:a,schema:g})=>[a,g]))}}),72720:((O,t,n)=>{Object.defineProperty(t,"__esModule",
{value:!0}),t.compileLinear=p;function e(){const l=n(86750);return e=function(){return l},l}const d=1e3;function p(l,{ignoreCase:w,
multiline:k,dotAll:r}={}){if(l.length>d)return{error:`is longer than ${d} characters`};try{const f=e().RE2JS.compile(l,(w?
e().RE2JS.CASE_INSENSITIVE:0)|(k?e().RE2JS.MULTILINE:0)|(r?e().RE2JS.DOTALL:0));return{matches:a=>f.test(a)}}catch(f){return{
error:f.message}}}}),42120:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.checkNames=l;function e(){const w=n(
28940);return e=function(){return w},w}function d(){const w=n(41115);return d=function(){return w},w}const p=80;function l({
value:w,issues:k}){const{families:r}=w,f=(a,g,y)=>{if(w[a].length===0)return;const m=g(r);for(const[s,c]of w[a].entries()){
if(typeof c!="string"||m.includes(c))continue;const h=(0,e().closest)(c.slice(0,p),m),i=`expected the name of ${y}; did \
you mean ${h}?`;k.push({code:"custom",path:[a,s],input:c,message:i})}};for(const[a,{name:g}]of r.entries()){if(r.findIndex(
({name:m})=>m===g)===a)continue;const y=["families",a,"name"];k.push({code:"custom",path:y,input:g,message:"this family \
is described twice"})}f("disabled_packs",a=>(0,d().packsOf)(a),"a pack of families"),f("programs",a=>(0,d().programNames)(
a),"a program that the default profile can run"),f("experimental",a=>[...(0,d().registryOf)(a).keys()],"a family")}}),74580:((O,t,n)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.repositoryPath=t.repositoryGlob=t.homeFolder=void 0;function e(){const f=n(
7723);return e=function(){return f},f}function d(){const f=n(32854);return d=function(){return f},f}const p=t.repositoryPath=
e().string().min(1).refine(f=>(0,d().normalise)(f)!==void 0,{error:"expected a path from the root of the repository, wit\
hout a leading / and without .."}).refine(f=>f.trim()===f,{error:"expected a path without blanks around it"}),l=t.repositoryGlob=
p.refine(f=>!/^!(?!\()|^["'`].*["'`]$/.test(f),{error:"expected a glob without a negation and without quotes around it"}),
w=".ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password\
-store .mozilla .thunderbird .pki .terraform.d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/setti\
ngs.xml .m2/settings-security.xml .gradle/gradle.properties .cargo/credentials .cargo/credentials.toml .config/gh .confi\
g/gcloud .config/git .config/hub .config/op .config/rclone .config/doctl .config/containers .config/chromium .config/goo\
gle-chrome .local/share/keyrings .nuget/NuGet .gem/credentials .composer/auth.json".split(" "),k=t.homeFolder=e().string().
regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,"expected a path below the home directory, such as .cache/x").refine(f=>!f.split("/").
some(a=>a==="."||a===".."),{error:"expected a path without `.` and `..`"}).refine(f=>!w.some(a=>r(a,f)||r(f,a)),{error:"\
expected a cache; programs store credentials or settings here"});function r(f,a){return`${a}/`.startsWith(`${f}/`)}}),11160:((O,t,n)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.policySchema=t.policyInputsSchema=t.POLICY_KEYS=void 0,t.withEntry=v;
function e(){const x=n(7723);return e=function(){return x},x}function d(){const x=n(99535);return d=function(){return x},
x}function p(){const x=n(42120);return p=function(){return x},x}function l(){const x=n(2056);return l=function(){return x},
x}function w(){const x=n(21822);return w=function(){return x},x}function k(){const x=n(10729);return k=function(){return x},
x}function r(){const x=n(16363);return r=function(){return x},x}function f(){const x=n(93300);return f=function(){return x},
x}function a(){const x=n(32710);return a=function(){return x},x}function g(){const x=n(52491);return g=function(){return x},
x}function y(){const x=n(88973);return y=function(){return x},x}function m(){const x=n(39432);return m=function(){return x},
x}function s(){const x=n(8801);return s=function(){return x},x}function c(){const x=n(96025);return c=function(){return x},
x}function h(){const x=n(92328);return h=function(){return x},x}const i=["error","warning"],o={...a().commandKeys,approvals:w().
approvals,fail_on:(0,d().key)({schema:e().enum(i),default:"error",description:"The minimum severity of a finding that fa\
ils the gate.",strictness:(0,h().fromLoosest)(i),input:{name:"fail-on",schema:e().enum(i)}}),...s().ruleKeys,...c().runningKeys,
assets:k().assets,limits:m().limits,blast_radius:r().blastRadius,a2a:l().a2a,ignores:y().ignores},b={extends:g().extendsKey,
...o,branches:(0,f().branchesKey)(o)},_=t.policySchema=(0,d().objectOf)(b).check(p().checkNames).check((0,f().checkEntries)(
o,(0,d().objectOf)(o).check(p().checkNames))).describe("gene-gate policy: .github/gene-gate.yml");function v(x,A){return(0,f().
mergeEntry)(o,x,A)}const E=t.POLICY_KEYS=(0,d().keysByPath)(b),P=t.policyInputsSchema=e().object((0,d().inputSchemas)(b)).
partial()}),80068:((O,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.PROFILE_NAMES=t.GENE_PROFILES=void 0;const n=t.
GENE_PROFILES=["evolver","validator"],e=t.PROFILE_NAMES=[...n,"curated","workspace"]}),2056:((O,t,n)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.a2a=void 0;function e(){const a=n(7723);return e=function(){return a},a}function d(){const a=n(
38942);return d=function(){return a},a}function p(){const a=n(99535);return p=function(){return a},a}function l(){const a=n(
92328);return l=function(){return a},a}const w=e().int().positive(),k=e().number().min(0).max(1),r=e().strictObject({repository:e().
string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"expected owner/name"}).describe("The repository that the workflow runs for, \
as `owner/name`."),workflow:e().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,
{error:"expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that\
 signs: a file of the repository, or a reusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,
{error:"expected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow ru\
ns for."),issuer:e().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s\
 identity."),policies:e().array(e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(
1).optional().describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().
int().positive().default(90).describe("Days after the verification from which an attestation no longer counts.")}),f=t.a2a=
(0,p().section)("What `gene-gate promote` requires of an asset before other agents get it.",{min_score:(0,p().key)({schema:k,
default:.7,description:"Minimum score of an outcome that can be promoted.",strictness:l().higherIsStricter}),max_files:(0,p().
key)({schema:w,default:5,description:"Maximum number of files that a promoted Capsule touched.",strictness:l().lowerIsStricter}),
max_lines:(0,p().key)({schema:w,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule\
.",strictness:l().lowerIsStricter}),min_success_streak:(0,p().key)({schema:w,default:2,description:"Consecutive successe\
s, counted from the events, that a promotion requires.",strictness:l().higherIsStricter}),confidence_factor:(0,p().key)(
{schema:k,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:l().lowerIsStricter}),
require_evidence:(0,p().key)({schema:d().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the comma\
nds of a Gene passed: `none`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for th\
is content and policy, or `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `\
published` and `attested` also apply to Capsules and EvolutionEvents.",strictness:(0,l().fromLoosest)(d().EVIDENCE_LEVELS)}),
evidence_app:(0,p().key)({schema:e().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug o\
f the GitHub App whose check run proves that a GateReport was published.",strictness:(0,l().incomparable)("Each app prov\
es something else.")}),stale_after_days:(0,p().key)({schema:w,default:180,description:"Days after which `gene-gate promo\
te` notes that the evidence for an asset is old. It is promoted all the same; `max_age_days` limits attestations.",strictness:l().
lowerIsStricter}),attestation:(0,p().key)({schema:e().array(r),default:[],description:"Workflows whose signed attestatio\
ns count as evidence for `gene-gate promote --attestation`; without an entry, none does.",strictness:l().fewerIsStricter,
example:[{repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"}]})})}),21822:((O,t,n)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.approvals=void 0;function e(){const r=n(7723);return e=function(){return r},r}function d(){
const r=n(99535);return d=function(){return r},r}function p(){const r=n(74580);return p=function(){return r},r}function l(){
const r=n(92328);return l=function(){return r},r}const w=e().int().min(1).max(10),k=t.approvals=(0,d().section)("Who app\
roves commands that require confirmation.",{strong:(0,d().key)({schema:w,default:1,description:"Number of people who mus\
t approve a dangerous command before it runs.",strictness:l().higherIsStricter}),very_strong:(0,d().key)({schema:w,default:2,
description:"Number of people who must approve an experimental command before it runs.",strictness:l().higherIsStricter}),
gate:(0,d().key)({schema:e().int().min(0).max(10),default:1,description:"Number of people who must approve a change that\
 weakens the gate: its policy, or a workflow that runs it. With 0, for a sole maintainer, such a change gets a warning.",
strictness:l().higherIsStricter}),people:(0,d().key)({schema:e().array(e().string().min(1)),default:[],description:"Logi\
ns whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,l().emptyIsLoosest)(
(r,f)=>r===f)}),unaffected_by:(0,d().key)({schema:e().array(p().repositoryGlob),default:[],description:"Globs of files t\
hat an approval is not bound to: a push that changes only these files does not end an approval. Do not list files that a\
 command reads.",strictness:l().fewerIsStricter,example:["docs/**","*.md"]})},r=>r.refine(({strong:f,very_strong:a})=>a>=
f,{path:["very_strong"],error:"expected at least as many as for strong confirmation"}))}),10729:((O,t,n)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.assets=void 0;function e(){const r=n(7723);return e=function(){return r},r}function d(){const r=n(
99535);return d=function(){return r},r}function p(){const r=n(74580);return p=function(){return r},r}function l(){const r=n(
92328);return l=function(){return r},r}const w=["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl\
}","**/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","\
**/data/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],k=t.assets=(0,d().section)("Where the repository keeps its\
 assets.",{include:(0,d().key)({schema:e().array(p().repositoryGlob).min(1),default:[...w],description:"Globs of the ass\
et files; replaces the default list.",strictness:(0,l().incomparable)("An asset file is audited, and does not count towa\
rds a blast radius.")}),max_file_bytes:(0,d().key)({schema:e().number().int().positive(),default:16*1024*1024,description:"\
Maximum size of an asset file; a larger file is an error. Of an audit log, the newest records up to this size are read.",
strictness:l().lowerIsStricter})})}),16363:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.blastRadius=void 0;
function e(){const a=n(7723);return e=function(){return a},a}function d(){const a=n(27576);return d=function(){return a},
a}function p(){const a=n(32854);return p=function(){return a},a}function l(){const a=n(99535);return l=function(){return a},
a}function w(){const a=n(74580);return w=function(){return a},a}function k(){const a=n(92328);return k=function(){return a},
a}const r=["append","forbidden"],f=t.blastRadius=(0,l().section)("How much a change with a gene may touch, and which pat\
hs no change may touch.",{counting:(0,l().key)({schema:d().countingSchema,default:"full",description:"Which files count:\
 `full` counts all except the asset store and new validation scripts, `reference` those that the protocol\u2019s reference en\
gine counts.",strictness:(0,k().incomparable)("Each of the two counts files that the other does not count.")}),hard_cap_files:(0,l().
key)({schema:e().number().int().positive(),default:60,description:"Maximum number of files that count in one change, wha\
tever its genes allow.",strictness:k().lowerIsStricter}),hard_cap_lines:(0,l().key)({schema:e().number().int().positive(),
default:2e4,description:"Maximum number of added and deleted lines that count in one change.",strictness:k().lowerIsStricter}),
forbidden_paths:(0,l().key)({schema:e().array(w().repositoryPath.refine(a=>!(0,p().looksLikePattern)(a.trim()),{error:"e\
xpected a path, not a pattern; protected_paths takes globs"})),default:[],description:"Paths, not globs, that no change \
may touch, including everything under them.",strictness:k().moreIsStricter}),protected_paths:(0,l().key)({schema:e().array(
w().repositoryGlob),default:[],description:"Globs of protected files; a change that touches one fails.",strictness:k().moreIsStricter}),
audit_log:(0,l().key)({schema:e().enum(r),default:"append",description:"Whether a change may append to events.jsonl, or \
must not change it at all.",strictness:(0,k().fromLoosest)(r)})})}),93300:((O,t,n)=>{Object.defineProperty(t,"__esModule",
{value:!0}),t.branchesKey=a,t.checkEntries=m,t.mergeEntry=y;function e(){const s=n(23404);return e=function(){return s},
s}function d(){const s=n(7723);return d=function(){return s},s}function p(){const s=n(99535);return p=function(){return s},
s}function l(s,c){const[h,i]=[w(s,c),w(c,s)];if(h!==i)return i?"tighter":"looser"}function w(s,c){return Object.entries(
s).some(([h,i])=>!k(i,c[h]))}function k(s,c){return c!==void 0&&(0,e().canonicalize)(s)===(0,e().canonicalize)(c)}function r(s,c){
return w(s,c)||Object.entries(c).some(([h,i])=>!(h in s)&&!k(i,{}))}const f={compare:l,combine:(s,c)=>Object.keys(s).filter(
o=>o in c).every(o=>k(s[o],c[o]))?{value:{...s,...c}}:void 0,loosens:r};function a(s){return(0,p().key)({schema:d().record(
d().string().min(1),d().strictObject(g(s))),default:{},description:"The protected branches besides the default branch, b\
y name or glob, with the keys that differ there; read from the policy of the default branch only. Pull requests into the\
se branches share the required check. If several entries match a branch, the stricter value of each key applies.",strictness:f,
example:{"release/*":{fail_on:"warning"},next:{}}})}function g(s){return Object.fromEntries(Object.entries(s).map(([c,h])=>[
c,"keys"in h?d().strictObject(g(h.keys)).exactOptional():h.schema.unwrap().exactOptional()]))}function y(s,c,h){const i=new Map(
Object.entries(c));for(const[o,b]of Object.entries(h)){const _="keys"in(s[o]??{});i.set(o,_?{...i.get(o),...b}:b)}return Object.
fromEntries(i)}function m(s,c){return({value:h,issues:i})=>{const{branches:o,...b}=h,_=Object.fromEntries(Object.entries(
b).filter(([v])=>v in s));for(const[v,E]of Object.entries(o)){const{error:P}=c.safeParse(y(s,_,E));for(const{path:x,message:A}of P?.
issues??[])i.push({code:"custom",path:["branches",v,...x],input:E,message:A})}}}}),32710:((O,t,n)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.commandKeys=void 0;function e(){const s=n(7723);return e=function(){return s},s}function d(){
const s=n(5347);return d=function(){return s},s}function p(){const s=n(13970);return p=function(){return s},s}function l(){
const s=n(32854);return l=function(){return s},s}function w(){const s=n(99535);return w=function(){return s},s}function k(){
const s=n(72720);return k=function(){return s},s}function r(){const s=n(74580);return r=function(){return s},s}function f(){
const s=n(80068);return f=function(){return s},s}function a(){const s=n(92328);return a=function(){return s},s}const g=e().
strictObject({name:e().string().trim().min(1).describe("Name of the pattern in the report."),layer:e().union([e().literal(
1),e().literal(2),e().literal(3)],{error:"expected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 \
paths, 3 allowed commands."),reason:e().string().trim().min(1,{error:"expected a sentence that says why"}).describe("Why\
 the command is blocked; shown to its author."),regex:e().string().min(1).superRefine((s,c)=>{const h=(0,k().compileLinear)(
s);"error"in h&&c.addIssue({code:"custom",message:h.error})}).describe("Regular expression in RE2 syntax (linear time), \
matched against each simple command with its words joined by one space."),match:e().array(e().string()).min(1,{error:"ex\
pected at least one command"}).describe("Commands that the pattern must match."),not_match:e().array(e().string()).min(1,
{error:"expected at least one command"}).describe("Commands that the pattern must not match.")}),y=(0,w().key)({schema:e().
array(g),default:[],description:"Commands that the `workspace` profile blocks in addition to the built-in patterns.",strictness:a().
moreIsStricter,example:[{name:"no_production",layer:1,reason:"Validations stay away from production.",regex:"\\bprod(ucti\
on)?\\b",match:["grep x config/prod.json"],not_match:["grep product docs/shop.md"]}]}),m=t.commandKeys={profile:(0,w().key)(
{schema:e().enum(f().PROFILE_NAMES),default:"evolver",description:"The rules that decide whether a command may run.",strictness:(0,a().
fromLoosest)(f().GENE_PROFILES),input:{name:"profile",schema:e().enum(f().GENE_PROFILES)}}),mode:(0,w().key)({schema:p().
riskSchema,default:"write",description:"Highest risk that the `curated` profile accepts.",strictness:(0,a().fromLoosest)(
p().riskSchema.options.toReversed())}),allow_dangerous:(0,w().key)({schema:e().boolean(),default:!1,description:"Whether\
 `mode: dangerous` accepts dangerous commands; without it, they are blocked.",strictness:(0,a().fromLoosest)([!0,!1])}),
allowed_roots:(0,w().key)({schema:e().array(e().string().min(1)),default:[],description:"Directories that every path of \
a command must be in, in the `curated` profile; if the list is empty, paths are not checked.",strictness:(0,a().emptyIsLoosest)(
(s,c)=>s===c||(0,l().isWithin)(s,c))}),workspace:(0,w().key)({schema:r().repositoryPath,default:".",description:"Directo\
ry that every path of a command must be in, in the `workspace` profile; commands still start at the root of the reposito\
ry.",strictness:(0,a().incomparable)("Two directories can be unrelated.")}),disabled_packs:(0,w().key)({schema:e().array(
e().string().min(1)),default:[],description:"Packs of families that are disabled in the `curated` and `workspace` profil\
es: archives, build, files, git, javascript, network, packages, python, system, text, other, or a pack that `families` d\
efines.",strictness:a().moreIsStricter}),experimental:(0,w().key)({schema:e().array(e().string().min(1)),default:[],description:"\
Families whose commands are experimental in the `curated` profile and require very strong confirmation. A family of matu\
rity `experimental_only` is accepted only if it is listed here.",strictness:(0,a().incomparable)("An entry requires more\
 approvals for one family, and allows another family that is blocked otherwise.")}),programs:(0,w().key)({schema:e().array(
e().string().min(1)),default:[],description:"Programs that the default profile may run besides node, npm and npx, by the\
 name of their family: bun, cargo, deno, dotnet, go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yar\
n, or one that `families` defines. See docs/programs.md.",strictness:a().fewerIsStricter,example:["pytest"]}),families:(0,w().
key)({schema:e().array(d().familySchema),default:[],description:"Programs in addition to the built-in ones, for each pro\
file that an entry describes; it replaces what the built-in family of the same name says about that profile. The default\
 profile runs those that `programs` names. The keys are in schema/policy.schema.json.",strictness:(0,a().incomparable)("\
A family can be looser or stricter than the built-in one.")}),patterns:y}}),52491:((O,t,n)=>{Object.defineProperty(t,"__\
esModule",{value:!0}),t.extendsKey=void 0;function e(){const r=n(7723);return e=function(){return r},r}function d(){const r=n(
99535);return d=function(){return r},r}function p(){const r=n(74580);return p=function(){return r},r}function l(){const r=n(
92328);return l=function(){return r},r}const w=e().strictObject({repository:e().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,
{error:"expected owner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shar\
ed policy, on the same server."),commit:e().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-\
9 and a-f"}).describe("The full commit. A branch or tag can move, so it is not accepted."),path:p().repositoryPath.describe(
"The path of the policy in that repository."),sha256:e().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of\
 the file: 64 digits from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),k=t.extendsKey=(0,d().
key)({schema:w.nullable(),default:null,description:"A policy of another repository that this one extends: `repository`, \
`commit`, `path` and `sha256`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,l().
baseCounts)(),example:{repository:"acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}})}),
88973:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ignores=void 0;function e(){const r=n(7723);return e=
function(){return r},r}function d(){const r=n(99535);return d=function(){return r},r}function p(){const r=n(74580);return p=
function(){return r},r}function l(){const r=n(92328);return l=function(){return r},r}const w=e().strictObject({rule:e().
string().min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:p().repositoryPath.optional().
describe("A file, a directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe(
"The id of the asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(r=>Object.
keys(r).length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().
describe("Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().
min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().
iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding\
 counts again.")}),k=t.ignores=(0,d().key)({schema:e().array(w),default:[],description:"Findings that do not count until\
 a date. They stay in the report. Rules that decide whether a command may run cannot be ignored.",strictness:l().fewerIsStricter,
example:[{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its \
genes.",expires:"2027-01-31"}]})}),39432:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.limits=void 0;function e(){
const a=n(7723);return e=function(){return a},a}function d(){const a=n(99535);return d=function(){return a},a}function p(){
const a=n(92328);return p=function(){return a},a}const l=1024,w=1024*l,k=1024*w,r=e().number().positive().max(86400),f=t.
limits=(0,d().section)("Limits of validation commands.",{command_timeout_seconds:(0,d().key)({schema:r,default:180,description:"\
Time limit of a command; a command that exceeds it is stopped and fails.",strictness:p().lowerIsStricter,input:{name:"co\
mmand-timeout-seconds",schema:e().coerce.number().pipe(r)}}),budget_seconds:(0,d().key)({schema:r,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail. GitHub ends a job after six hou\
rs.",strictness:p().lowerIsStricter,input:{name:"budget-seconds",schema:e().coerce.number().pipe(r)}}),prepare_seconds:(0,d().
key)({schema:r,default:900,description:"Time limit of all lines of `prepare` together.",strictness:p().lowerIsStricter}),
slow_command_seconds:(0,d().key)({schema:r,default:60,description:"A command that takes longer is reported with a warnin\
g.",strictness:p().lowerIsStricter}),output_bytes:(0,d().key)({schema:e().number().int().min(l).max(16*w),default:64*l,description:"\
Maximum output kept from the start and from the end of each stream; less if a run has many commands.",strictness:(0,p().
baseCounts)()}),memory_bytes:(0,d().key)({schema:e().number().int().min(64*w),default:16*k,description:"Memory of a comm\
and with all of its processes and the files that it writes, if a cgroup is available; at most its share of the memory of\
 the machine, but at least 2 GiB.",strictness:p().lowerIsStricter}),processes:(0,d().key)({schema:e().number().int().min(
16).max(32768),default:1024,description:"Processes and threads of a command at a time, with namespaces.",strictness:p().
lowerIsStricter}),open_files:(0,d().key)({schema:e().number().int().min(64).max(1048576),default:4096,description:"Open \
files of one process, with namespaces.",strictness:p().lowerIsStricter}),file_bytes:(0,d().key)({schema:e().number().int().
positive(),default:4*k,description:"Largest file that a command may write, with namespaces.",strictness:p().lowerIsStricter}),
written_bytes:(0,d().key)({schema:e().number().int().min(w),default:4*k,description:"Total size of the files that a comm\
and may write, with namespaces. They are stored in memory, so the commands that run at the same time have at most half o\
f the free memory of the machine together.",strictness:p().lowerIsStricter})})}),8801:((O,t,n)=>{Object.defineProperty(t,
"__esModule",{value:!0}),t.ruleKeys=void 0,t.settingOf=r;function e(){const i=n(7723);return e=function(){return i},i}function d(){
const i=n(54441);return d=function(){return i},i}function p(){const i=n(99535);return p=function(){return i},i}function l(){
const i=n(92328);return l=function(){return i},i}const w=e().union([d().levelSchema,e().strictObject({level:d().levelSchema.
describe("`error`, `warning` or `off`."),reason:e().string().trim().min(1).exactOptional().describe("Shown with each fin\
ding."),until:e().iso.date({error:"expected a date such as 2027-01-31"}).exactOptional().describe("The last day (UTC) of\
 the level; after it, the default applies again.")})]),k=e().record(e().string().min(1),w);function r(i){return typeof i==
"string"?{level:i}:i}function f(i,o){const b=i[o];return b===void 0?d().LEVELS.indexOf("error")-.5:d().LEVELS.indexOf(r(
b).level)}function a(i,o){const b=i[o];if(b===void 0)return 0;const{level:_,until:v}=r(b),E=v===void 0?Number.MAX_SAFE_INTEGER:
Date.parse(v);return _==="error"?-E:E}function g(i,o,b){return f(o,b)-f(i,b)||a(i,b)-a(o,b)}function y(i,o){const _=[...new Set(
[...Object.keys(i),...Object.keys(o)])].map(P=>g(i,o,P)),v=_.some(P=>P>0),E=_.some(P=>P<0);if(v!==E)return v?"tighter":"\
looser"}function m(i,o){const b=[...new Set([...Object.keys(i),...Object.keys(o)])];return Object.fromEntries(b.flatMap(
_=>{const v=g(i,o,_)>0?o[_]:i[_];return v===void 0?[]:[[_,v]]}))}const s={compare:y,combine:(i,o)=>({value:m(i,o)}),loosens:(i,o)=>y(
i,o)!=="tighter"},c=["report","block"],h=t.ruleKeys={enforce:(0,p().key)({schema:e().enum(c),default:"block",description:"\
Whether a failing verdict fails the check (`block`), or the check says what would fail, with the conclusion `neutral` (`\
report`). Blocked commands do not run in either case, and a change that could not be judged fails.",strictness:(0,l().fromLoosest)(
c)}),rules:(0,p().key)({schema:k,default:{},description:`Levels of rules: \`error\`, \`warning\` or \`off\`, for a rule or for\
 a group of rules (${d().RULE_GROUPS.map(i=>`\`${i}\``).join(", ")}). A rule counts before its group; in a group, a leve\
l applies to errors only, and \`error\` is the default. Rules that decide whether a command may run, what no change may to\
uch, and whether files are readable cannot be less strict.`,strictness:s,example:{size:"warning","content-hash-mismatch":{
level:"warning",reason:"The engine hashes its assets from its next release on.",until:"2027-01-31"}}})}}),96025:((O,t,n)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.runningKeys=t.concurrencySchema=void 0;function e(){const s=n(7723);return e=
function(){return s},s}function d(){const s=n(99535);return d=function(){return s},s}function p(){const s=n(74580);return p=
function(){return s},s}function l(){const s=n(92328);return l=function(){return s},s}const w=["off","auto","require-for-\
forks","require"],k=["allow","none"],r=["gene","command"],f=t.concurrencySchema=e().int().positive().max(256),a=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
g=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(s=>!a.test(s),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),y=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],m=t.runningKeys={containment:(0,d().key)({schema:e().enum(w),default:"\
require-for-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always an\
d for others if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,l().fromLoosest)(
w),input:{name:"containment",schema:e().enum(w)}}),network:(0,d().key)({schema:e().enum(k),default:"none",description:"W\
hether a command in namespaces has network access.",strictness:(0,l().fromLoosest)(k)}),views:(0,d().key)({schema:e().enum(
r),default:"command",description:"Whether each command has its own private copy of the checkout, or the commands of a ge\
ne share one and see the files that earlier ones wrote.",strictness:(0,l().fromLoosest)(r)}),concurrency:(0,d().key)({schema:e().
union([e().literal("cores",{error:"expected `cores` or a number from 1 to 256"}),f]),default:"cores",description:"Maximu\
m number of commands that run at the same time; with containment by namespaces only.",strictness:(0,l().baseCounts)((s,c)=>s===
"cores"||c==="cores"?void 0:l().lowerIsStricter.compare(s,c)),input:{name:"concurrency",schema:e().coerce.number().pipe(
f),open:"cores"}}),build_outputs:(0,d().key)({schema:e().array(p().repositoryGlob),default:[],description:"Globs of file\
s and directories that are not in the commit and that commands see nevertheless, such as the output of a build in an ear\
lier workflow step. Commands see nothing else that is untracked or ignored, except installed dependencies and what `prep\
are` wrote.",strictness:l().fewerIsStricter,example:["dist/**"]}),prepare_env:(0,d().key)({schema:e().array(g),default:[],
description:"Names of environment variables of the workflow step that `prepare` gets, such as the token of a private reg\
istry. Other variables are not passed.",strictness:l().fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,d().
key)({schema:e().array(p().homeFolder),default:[],description:"Directories of the home directory that a command in names\
paces sees in its own, read-only, such as the browsers of a test runner. Its home directory is empty otherwise.",strictness:l().
fewerIsStricter,example:[".cache/ms-playwright",".cargo/registry"]}),caches:(0,d().key)({schema:e().array(p().repositoryGlob),
default:[...y],description:"Globs of files that a command may write without a warning; replaces the default list.",strictness:l().
fewerIsStricter})}}),92328:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.baseCounts=f,t.emptyIsLoosest=r,
t.fewerIsStricter=void 0,t.fromLoosest=l,t.higherIsStricter=void 0,t.incomparable=a,t.lowerIsStricter=void 0,t.missingFrom=
m,t.moreIsStricter=void 0;function e(){const c=n(23404);return e=function(){return c},c}const d=t.lowerIsStricter=g((c,h)=>c-
h),p=t.higherIsStricter=g((c,h)=>h-c);function l(c){return g((h,i)=>{const[o,b]=[c.indexOf(h),c.indexOf(i)];return o<0||
b<0?0:b-o})}const w=t.moreIsStricter={compare:(c,h)=>y(c,h,"tighter","looser"),combine:(c,h)=>({value:[...c,...m(c,h)]}),
loosens:(c,h)=>m(h,c).length>0},k=t.fewerIsStricter={compare:(c,h)=>y(c,h,"looser","tighter"),combine:(c,h)=>{const i=s(
h);return{value:c.filter(i)}},loosens:(c,h)=>m(c,h).length>0};function r(c){const h=(o,b)=>o.filter(_=>b.some(v=>c(_,v))),
i=(o,b)=>o.length===0||b.length>0&&h(b,o).length===b.length;return{compare:(o,b)=>{const[_,v]=[i(o,b),i(b,o)];if(_!==v)return _?
"tighter":"looser"},combine:(o,b)=>{if(o.length===0||b.length===0)return{value:[...o,...b]};const _=[...new Set([...h(o,
b),...h(b,o)])];return _.length===0?void 0:{value:_}},loosens:(o,b)=>!i(o,b)}}function f(c=()=>{}){return{compare:c,combine:h=>({
value:h}),loosens:()=>!1}}function a(c){return{compare:()=>{},combine:()=>{},loosens:()=>!0,reason:c}}function g(c){const h=(o,b)=>{
const _=c(o,b);return _===0?void 0:_>0?"tighter":"looser"};return{compare:h,combine:(o,b)=>{const _=h(o,b);return _&&{value:_===
"tighter"?b:o}},loosens:(o,b)=>h(o,b)!=="tighter"}}function y(c,h,i,o){const[b,_]=[m(c,h).length>0,m(h,c).length>0];if(b!==
_)return b?i:o}function m(c,h){const i=s(c);return h.filter(o=>!i(o))}function s(c){const h=new Set(c.map(i=>(0,e().canonicalize)(
i)));return i=>h.has((0,e().canonicalize)(i))}}),67147:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.additionsOf=
k,t.everything=r,t.withAdditions=a;function e(){const g=n(41330);return e=function(){return g},g}function d(){const g=n(
39491);return d=function(){return g},g}function p(){const g=n(32854);return p=function(){return g},g}const l={path:"node\
_modules",at:"anywhere"},w={dot:!0,nonegate:!0};function k(g=[],y=[l]){const m=g.flatMap(i=>(0,p().normalise)(i)||[]),s=m.
length>0?(0,e().default)(m,w):()=>!1,c=i=>y.some(o=>o.at!=="home"&&(i===o.path||o.at==="anywhere"&&i.endsWith(`/${o.path}`))),
h=(i,o)=>o(i)||(0,d().foldersAbove)(i).some(o);return{cover:i=>h(i,c)||h(i,s),areBuilt:i=>h(i,s)&&!h(i,c),mayBeIn:i=>m.some(
o=>f(o.split("/"),i.split("/")))}}function r(g){const{cover:y}=k([],g);return{cover:()=>!0,areBuilt:m=>!y(m),mayBeIn:()=>!1}}
function f([g,...y],[m,...s]){return g===void 0?!1:m===void 0||g.includes("**")||/[{(]/.test(g)?!0:e().default.isMatch(m,
g,w)&&f(y,s)}function a(g,y,m){const s=o=>g.stat(o)===void 0&&(m.cover(o)||m.mayBeIn(o))&&(0,d().foldersAbove)(o).every(
b=>(g.stat(b)?.kind??"directory")==="directory"),c=new Map,h=o=>(c.has(o)||c.set(o,y.stat(o)),c.get(o)),i=o=>{if(!s(o))return g.
stat(o);const b=h(o),_=m.cover(o)||b?.kind==="directory";if(!(!b||!_))return{...b,tracked:!1,...m.areBuilt(o)&&{built:!0}}};
return{label:g.label,stat:i,readlink:o=>(s(o)?y:g).readlink(o),read:(o,b)=>(s(o)?y:g).read(o,b),list:o=>{const b=y.list(
o).flatMap(({path:_})=>(s(_)?i(_):void 0)??[]);return[...g.list(o),...b].sort(d().byEntryPath)},files:()=>g.files()}}}),
39491:((O,t,n)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.byEntryPath=k,t.canBeCheckedOut=l,t.foldersAbove=r,t.
indexEntries=w,t.notAFile=f,t.tooLarge=a;function e(){const m=n(41895);return e=function(){return m},m}function d(){const m=n(
59490);return d=function(){return m},m}const p=/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;function l(m){return!p.test(m)}function w(m){
const s=new Map;for(const o of m){if(s.has(o.path))throw g(o.path,"occurs twice");if(!l(o.path))throw g(o.path,"cannot b\
e checked out");s.set(o.path,o)}for(const{path:o,tracked:b}of[...s.values()])for(let _=y(o);_!=="";_=y(_)){const v=s.get(
_)?.kind;if(v==="directory")break;if(v!==void 0)throw g(o,`is below the ${v} ${_}`);s.set(_,{path:_,kind:"directory",tracked:b})}
const c=[...s.values()].sort(k);let h;s.set("",{path:"",kind:"directory",tracked:!0});const i=c.filter(({kind:o,tracked:b})=>b&&
o!=="directory");return{stat:o=>s.get(o),list:o=>(h??=(0,d().groupBy)(c,({path:b})=>y(b)),h.get(o)??[]),files:()=>i}}function k(m,s){
return m.path<s.path?-1:m.path>s.path?1:0}function r(m){const s=[];for(let c=m.indexOf("/");c>=0;c=m.indexOf("/",c+1))s.
push(m.slice(0,c));return s}function f(m,s){return new(e()).GateError("file_unreadable",`${s} is not a regular file in ${m}`,
"Check the spelling of the path. It must be a file of its own, not a directory or a symlink.")}function a(m,s,c,h){return new(e()).
GateError("file_unreadable",`${s} in ${m} has ${c} bytes; the limit is ${h}`,"Split the file, or move large data out of \
it.")}function g(m,s){return new(e()).GateError("file_unreadable",`The tree contains the path ${JSON.stringify(m)}, whic\
h ${s}`,"Recreate the commit with an unmodified git.")}function y(m){return m.slice(0,Math.max(m.lastIndexOf("/"),0))}}),
28940:((O,t,n)=>{n.r(t),n.d(t,{closest:()=>e.kp,distance:()=>e.Io});var e=n(21916)}),86750:((O,t,n)=>{n.r(t),n.d(t,{RE2JS:()=>e.
L3});var e=n(2856)})};
