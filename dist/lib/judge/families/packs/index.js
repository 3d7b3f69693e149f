//# judge/families/packs/archives
(function(r,i,t){const a=[{name:"tar",curated:{risk:"write",forms:[{argv:"-tf {archive}",risk:"safe"},{argv:"-xf {archi\
ve} -C {destination}",risk:"write",warning:"archive_extraction_overwrite"},{argv:"-czf {archive} {source...}",risk:"writ\
e",warning:"archive_creation_overwrite"}],match:["tar -tf a.tar","tar -xf a.tar -C out","tar -czf a.tgz src docs"],not_match:[
"tar -xf a.tar","tar -xvf a.tar -C out","tar -czf a.tgz .","tar -xf a.tar -C /usr/local/","tar -tf host:a.tar"]}},{name:"\
unzip",curated:{risk:"write",forms:[{argv:"-l {archive}",risk:"safe"},{argv:"{archive} -d {destination}",risk:"write",warning:"\
archive_extraction_overwrite"}],match:["unzip -l a.zip","unzip a.zip -d out"],not_match:["unzip a.zip","unzip -o a.zip -\
d out","unzip a.zip -d out/../../../etc"]}},{name:"zip",curated:{risk:"write",forms:[{argv:"-r {archive} {source...}",risk:"\
write",warning:"archive_creation_overwrite"}],match:["zip -r a.zip src"],not_match:["zip a.zip src","zip -r a.zip","zip \
-r a.zip src/.."]}}];r.exports={archives:a}});
//# judge/families/packs/build
(function(r,i,e){const m=e("judge/families/programs/cargo"),a=e("judge/families/programs/dotnet"),t=e("judge/families/p\
rograms/go"),o=e("judge/families/programs/jvm"),g=e("judge/families/programs/make"),n=[{name:"cargo",evolver:m().cargo},
{name:"dotnet",evolver:a().dotnet},{name:"go",evolver:t().go},{name:"gradle",evolver:o().gradle},{name:"make",evolver:g().
make},{name:"maven",evolver:o().maven}];r.exports={build:n}});
//# judge/families/packs/files
(function(t,s,a){const e=a("judge/families/family"),r=[{name:"cat",curated:{risk:"safe",operands:{min:1},reads_stdin:{},
match:["cat notes.md","cat a b"],not_match:["cat","cat -n a","cat -","cat https://host.test/x"]},workspace:{match:["cat \
notes.md"],not_match:["cat --force x"]}},{name:"cd",curated:{risk:"safe",operands:{max:1},default_operand:"~",match:["cd\
 src"],not_match:["cd a b"]}},{name:"chmod",curated:{risk:"write",operands:{min:2,kinds:["text","path"]},dangerous_targets:[
"/","/*"],match:["chmod 644 notes.md","chmod u+x a"],not_match:["chmod 644","chmod -R 644 a"]}},{name:"chown",curated:{risk:"\
dangerous",operands:{min:2,kinds:["text","path"]},dangerous_targets:["/","/*"],match:["chown me notes.md"],not_match:["c\
hown me","chown -R me a"]}},{name:"cp",curated:{risk:"write",operands:{min:2},flags:["-R","-n","-p"],match:["cp -R a b"],
not_match:["cp a","cp -f a b"]}},{name:"file",curated:{risk:"safe",operands:{min:1},flags:["-b"],reads_stdin:{},match:["\
file -b notes.md"],not_match:["file","file -m magic x","file -"]}},{name:"find",curated:{risk:"safe",flags:["-print"],leading_flags:[
"-H","-L","-P"],value_flags:{"-name":"pattern","-path":"pattern","-type":"text","-maxdepth":"count","-mindepth":"count"},
default_operand:".",match:["find . -name x","find -L src -type f -maxdepth 2"],not_match:["find . -exec rm x","find . -d\
elete","find . -name"]},workspace:{data_flags:(0,e().words)(`-name -iname -path -ipath -wholename -regex -iregex -type -\
xtype -maxdepth -mindepth
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
h -r b a"]}}];t.exports={files:r}});
//# judge/families/packs/git
(function(t,i,e){const s=e("judge/families/family"),o=[{name:"git",notes:"Only registered forms are accepted; others ma\
y change the repository.",curated:{risk:"dangerous",forms:[{argv:"status --short",risk:"safe"},{argv:"branch --show-curr\
ent",risk:"safe"},{argv:"log --oneline -n {count:1-100}",risk:"safe"},{argv:"diff --stat",risk:"safe"},{argv:"diff --nam\
e-only",risk:"safe"}],match:["git status --short","git log --oneline -n 100"],not_match:["git push","git log","git log -\
-oneline -n 101","git status --short x"]},workspace:{subcommands:{status:{},diff:{},log:{}},data_flags:(0,s().words)("--\
grep --author --committer --since --until --after --before -S -G -n --max-count --skip"),code_flags:["--ext-diff","--tex\
tconv","--output"],match:["git status","git log --oneline","git log --grep reboot"],not_match:["git push","git -c core.p\
ager=sh log","git","git diff --ext-diff","git log --output=x"]}}];t.exports={git:o}});
//# judge/families/packs/javascript
(function(n,i,e){const r=e("judge/families/programs/bun"),o=e("judge/families/programs/deno"),m=e("judge/families/progr\
ams/pnpm"),p=e("judge/families/programs/yarn"),a=[{name:"bun",evolver:r().bun},{name:"deno",evolver:o().deno},{name:"pnp\
m",evolver:m().pnpm},{name:"yarn",evolver:p().yarn}];n.exports={javascript:a}});
//# judge/families/packs/network
(function(t,s,e){const o=[{name:"curl",curated:{risk:"safe",forms:[{argv:"-I {url}"}],network_touching:!0,match:["curl \
-I https://host.test"],not_match:["curl https://host.test","curl -I http://localhost","curl -I http://a:b@host.test","cu\
rl -I http://[::1]/","curl -I http://metadata.google.internal/"]}},{name:"dig",curated:{risk:"safe",forms:[{argv:"{domai\
n}"}],network_touching:!0,match:["dig host.test"],not_match:["dig","dig @192.0.2.1 host.test","dig https://host.test"]}},
{name:"nslookup",curated:{risk:"safe",forms:[{argv:"{domain}"}],network_touching:!0,match:["nslookup host.test"],not_match:[
"nslookup","nslookup @192.0.2.1 host.test","nslookup https://host.test"]}},{name:"ping",curated:{risk:"safe",forms:[{argv:"\
-c {count:1-10} {host}"}],network_touching:!0,match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:["ping hos\
t.test","ping -c 11 host.test","ping -c 1 127.0.0.1","ping -c 1 169.254.169.254","ping -c 1 0x7f.1"]}}];t.exports={network:o}});
//# judge/families/packs/packages
(function(a,e,n){const t=[{name:"apt-get",workspace:{subcommands:{update:{operands:"package",warnings:["network_touchin\
g"]},install:{operands:"package",warnings:["network_touching","writes_files"]}},flags:["-y","--yes"],match:["apt-get upd\
ate","apt-get install jq","apt-get install -y jq"],not_match:["apt-get remove jq","apt-get install ./x.deb","apt-get ins\
tall -o x=y jq","apt-get install jq-"]}}];a.exports={packages:t}});
//# judge/families/packs/python
(function(s,l,o){const p=o("judge/families/family"),i=o("judge/families/programs/pytest"),n=o("judge/families/programs/\
python"),e=o("judge/families/programs/python-tools"),a=[{name:"mypy",evolver:e().mypy},r("pip"),r("pip3"),{name:"pytest",
evolver:i().pytest},{name:"python",evolver:n().python},{name:"python3",workspace:{forms:[{argv:"--version"},{argv:"-V"},
{argv:"--help"},{argv:"{script}",risk:"write"},{argv:"{script} {text...}",risk:"write"}],match:["python3 tool.py","pytho\
n3 --version","python3 tool.py --verbose"],not_match:['python3 -c "print(1)"',"python3 -m http.server","python3","python\
3 -"]}},{name:"ruff",evolver:e().ruff},{name:"tox",evolver:e().tox},{name:"uv",evolver:e().uv}];function r(t){return{name:t,
workspace:{subcommands:{list:{operands:"package"},show:{operands:"package"},freeze:{},check:{},install:{operands:"packag\
e",warnings:["network_touching","writes_files"]}},flags:(0,p().words)(`-q --quiet -v --verbose -U --upgrade --user --no-\
deps --pre --force-reinstall
         --no-cache-dir --disable-pip-version-check --outdated --format -y`),data_flags:["--format"],match:[`${t} list`,
`${t} install requests`,`${t} install --force-reinstall x`],not_match:[`${t} uninstall x`,`${t} install ../x`,`${t} inst\
all -r list.txt`,`${t} install --index-url http://x y`,`${t} install git+https://x/y`,t]}}}s.exports={python:a}});
//# judge/families/packs/system
(function(a,t,s){const e=[{name:"clear",curated:{risk:"safe",operands:{max:0},match:["clear"],not_match:["clear -x"]}},
{name:"df",curated:{risk:"safe",flags:["-h"],match:["df -h"],not_match:["df --output=x"]},workspace:{match:["df -h"],not_match:[
"df --force"]}},{name:"du",curated:{risk:"safe",flags:["-a","-c","-h","-k","-s","-x"],value_flags:{"-d":"count"},default_operand:"\
.",match:["du -sh src","du -d 1"],not_match:["du --files0-from=x"]},workspace:{data_flags:["-d","--max-depth","--exclude",
"-t","--threshold","-B","--block-size"],code_flags:["--files0-from"],match:["du -sh ."],not_match:["du --files0-from=x"]}},
{name:"free",workspace:{data_flags:["-s","-c","--seconds","--count"],match:["free -m"],not_match:["free --force"]}},{name:"\
id",workspace:{data_operands:{count:1},match:["id"],not_match:["id --force"]}},{name:"lsof",curated:{risk:"safe",flags:[
"-a","-n","-P"],value_flags:{"-c":"text","-p":"text"},match:["lsof -nP","lsof -p 12"],not_match:["lsof -t x"]}},{name:"m\
an",curated:{risk:"safe",operands:{min:1,max:2,kinds:["page"]},match:["man ls","man 1 ls","man git-log"],not_match:["man",
"man 1 ls cat","man -P sh ls","man /etc/passwd","man ./x","man https://host.test/x"]}},{name:"open",curated:{risk:"safe",
operands:{min:1},flags:["-R"],forbidden_prefixes:["http:","https:","ftp:","mailto:"],platforms:["darwin"],match:["open n\
otes.md","open -R notes.md"],not_match:["open https://host.test","open MAILTO:a@b","open -a Terminal x"]}},{name:"pgrep",
curated:{risk:"safe",operands:{min:1,max:1,kinds:["pattern"]},flags:["-f","-l"],value_flags:{"-u":"text"},match:["pgrep \
-fl node"],not_match:["pgrep","pgrep -9 node"]}},{name:"ps",curated:{risk:"safe",operands:{max:0},flags:["-A","-e","-f"],
value_flags:{"-p":"text","-u":"text"},match:["ps -ef","ps -u me"],not_match:["ps eww"]}},{name:"sudo",notes:"Always reje\
cted, because of its maturity.",curated:{risk:"dangerous",maturity:"blocked",operands:{min:1,kinds:["text"]},match:["sud\
o ls"],not_match:["sudo -u root ls"]}},{name:"uname",curated:{risk:"safe",operands:{max:0},flags:["-a","-m","-n","-r","-\
s","-v"],match:["uname -a"],not_match:["uname x"]},workspace:{match:["uname -a"],not_match:["uname --force"]}},{name:"wh\
ich",curated:{risk:"safe",operands:{min:1,kinds:["text"]},flags:["-a"],match:["which -a node"],not_match:["which"]}},{name:"\
whoami",curated:{risk:"safe",operands:{max:0},match:["whoami"],not_match:["whoami x"]},workspace:{match:["whoami"],not_match:[
"whoami --force"]}}];a.exports={system:e}});
//# judge/families/packs/text
(function(s,c,r){const t=r("judge/families/family"),o=[{name:"awk",workspace:{data_flags:["-F","--field-separator","-v",
"--assign"],data_operands:{count:1},code_flags:(0,t().words)(`-f --file -i --include -l --load -E --exec -e --source -o \
--pretty-print -p --profile -W
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
'grep -rn "rm -rf /" .'],not_match:["grep --force a b"]}},a("head"),{name:"patch",workspace:{data_flags:["-p","--strip",
"-F","--fuzz","-V"],code_flags:["-e","--ed","-g","--get"],blocked_flags:["-f"],writes:!0,match:["patch -p1 -i fix.diff"],
not_match:["patch --force -p1","patch -f -p1","patch -e -i x","patch -g1"]}},{name:"sed",workspace:{data_flags:["-e","--\
expression","-l"],data_operands:{count:1,unless:["-e","--expression"]},code_flags:["-f","--file"],language:"sed",match:[
"sed -n 1,5p notes.md","sed 's/a/b/g' notes.md"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /etc/x' \
y","sed -f script x"]}},{name:"sort",curated:{risk:"safe",flags:["-n","-r","-u"],reads_stdin:{},match:["sort -nr notes.m\
d"],not_match:["sort -o out notes.md","sort","sort -n","sort -"]},workspace:{data_flags:(0,t().words)("-t --field-separa\
tor -k --key -S --buffer-size --parallel --batch-size"),code_flags:["--compress-program","--files0-from"],match:["sort n\
otes.md","sort -t / -k 2 notes.md"],not_match:["sort --compress-program=sh notes.md"]}},a("tail"),{name:"tee",workspace:{
writes:!0,match:["tee out.txt"],not_match:["tee --force x"]}},{name:"tr",workspace:{data_operands:{count:2},match:["tr a\
-z A-Z","tr / _"],not_match:["tr --force a b"]}},{name:"uniq",curated:{risk:"safe",operands:{max:1},flags:["-c","-d","-u"],
reads_stdin:{},match:["uniq -c notes.md"],not_match:["uniq notes.md out.txt","uniq","uniq -"]},workspace:{data_flags:["-\
f","-s","-w","--skip-fields","--skip-chars","--check-chars"],match:["uniq notes.md"],not_match:["uniq --force a"]},notes:"\
The second operand is an output file."},{name:"wc",curated:{risk:"safe",flags:["-c","-l","-w"],reads_stdin:{},match:["wc\
 -l notes.md","wc -cl notes.md"],not_match:["wc --files0-from=x","wc","wc -l","wc -"]},workspace:{code_flags:["--files0-\
from"],match:["wc -l notes.md"],not_match:["wc --files0-from=list"]}}];function a(e){return{name:e,curated:{risk:"safe",
operands:{min:1},value_flags:{"-n":"count","-c":"count"},reads_stdin:{},match:[`${e} -n 3 notes.md`,`${e} -c5 notes.md`],
not_match:[e,`${e} -f notes.md`,`${e} -n x notes.md`,`${e} -`]},workspace:{data_flags:["-n","-c","--lines","--bytes"],match:[
`${e} -n 3 notes.md`],not_match:[`${e} --force notes.md`]}}}s.exports={text:o}});
