//# judge/families/programs/bun
(function(e,n,s){const t={starts:"script-tool-or-file",alone:"only-prints",flags:{plain:`
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
est","bun publish","bun run ../x.ts"]};e.exports={bun:t}});
//# judge/families/programs/cargo
(function(a,r,o){const e=`
  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`,t={risk:"write",alone:"only-prints",flags:{plain:"color= frozen locked offline quiet,q verbose,v",root:"C= manifest-pa\
th= lockfile-path=",output:"target-dir= artifact-dir= out-dir=","changes-configuration":"config= Z=","only-prints":"help\
,h version,V list explain="},subcommands:{"test,t":{operands:"plain",flags:{plain:e,"skips-tests":"no-run"}},"build,b,ch\
eck,c,bench":{operands:"plain",flags:{plain:`${e} no-run`}},"run,r":{operands:"plain",flags:{plain:e}},"doc,d":{operands:"\
plain",flags:{plain:e,"launches-programs":"open"}},clippy:{operands:"plain",refused_operands:{"launches-programs":"linke\
r~ clinker~ link-arg~ clink-arg~ codegen-backend~ zcodegen-backend~ ccodegen-backend~"},flags:{plain:`${e} D= W= A= deny\
= warn= allow= forbid=`,compiler:"C= codegen= L= l= cfg=","tool-writes":"fix allow-dirty allow-staged allow-no-vcs"}},fmt:{
writes_unless:"--check",flags:{plain:"all check package,p= message-format= edition= l",config:"config-path="}},"nextest \
run":{operands:"plain",flags:{plain:`${e} E,filterset,filter-expr= retries= test-threads= partition= run-ignored= no-cap\
ture final-status-level= status-level= failure-output= success-output= cargo-profile= P=`,config:"config-file=","changes\
-configuration":"tool-config-file=","skips-tests":"no-run no-tests="}},"tree,metadata,locate-project,pkgid,verify-projec\
t,read-manifest,version,help,report,info":{does:"only-prints",operands:"plain",flags:{plain:`${e} format-version= e= i= \
d= depth= prefix= charset= duplicates edges= invert=`}},"install,uninstall,add,remove,rm,update,fetch,vendor,init,new,ge\
nerate-lockfile":{does:"installs",operands:"plain"},"publish,login,logout,owner,yank":{does:"publishes",operands:"plain"},
search:{does:"uses-network",operands:"plain"},"package,clean,fix":{does:"writes-files",operands:"plain"},"rustc,rustdoc,\
miri,expand,watch,script":{does:"launches-programs",operands:"plain"},"audit,deny,outdated":{does:"depends-on-registry",
operands:"plain"}},directory_flags:["-C"],build_files:["Cargo.toml","build.rs",".cargo/config.toml",".cargo/config","rus\
t-toolchain.toml","rust-toolchain","clippy.toml","rustfmt.toml"],dependencies:[{path:"target",at:"anywhere"},{path:"vend\
or",at:"anywhere"},{path:".cargo/bin",at:"home"},{path:".cargo/git",at:"home"},{path:".cargo/registry",at:"home"},{path:"\
.rustup",at:"home",variable:"RUSTUP_HOME"}],environment:{CARGO_NET_OFFLINE:"true",CARGO_TERM_COLOR:"never",RUSTUP_AUTO_INSTALL:"\
0"},match:["cargo test","cargo test --workspace --all-features -- --nocapture","cargo test name --release -p core","carg\
o clippy --all-targets -- -D warnings","cargo fmt --check","cargo fmt --all -- --check","cargo check --locked","cargo ru\
n --bin check"],not_match:["cargo --config build.rustc-wrapper=./x test","cargo test --config ./x.toml","cargo install x",
"cargo add x","cargo publish","cargo +nightly test","cargo tset","cargo -Z script x.rs","cargo test --target-dir ../x","\
cargo doc --open","cargo test --manifest-path ../x/Cargo.toml","cargo rustc -- -C linker=./x","cargo watch","cargo clipp\
y -- -C linker=./x","cargo clippy -- -Clinker=./x"]};a.exports={cargo:t}});
//# judge/families/programs/deno
(function(e,t,o){const n={starts:"file",alone:"reads-stdin",flags:{plain:`
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
eno task --eval "echo 1"',"deno compile x.ts"]};e.exports={deno:n}});
//# judge/families/programs/dotnet
(function(e,o,r){const t={risk:"write",starts:"file",alone:"only-prints",flags:{plain:`
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
.nuget/packages",at:"home",variable:"NUGET_PACKAGES"},...["host","sdk","shared","tools"].map(s=>({path:`.dotnet/${s}`,at:"\
home"}))],environment:{DOTNET_CLI_TELEMETRY_OPTOUT:"1",DOTNET_NOLOGO:"1",DOTNET_SKIP_FIRST_TIME_EXPERIENCE:"1",MSBUILDDISABLENODEREUSE:"\
1"},match:["dotnet test","dotnet test tests/A.csproj -c Release --no-restore",'dotnet test --filter "Category=Fast" --lo\
gger trx',"dotnet build -p:Version=1.2.3","dotnet format --verify-no-changes","dotnet run --project tools/check"],not_match:[
"dotnet nuget push x.nupkg","dotnet add package x","dotnet tool run x","dotnet fsi x.fsx","dotnet watch test","dotnet bu\
ild -p:PostBuildEvent=x","dotnet build --property:PostBuildEvent=x","dotnet test ../x","dotnet test --test-adapter-path \
/x","dotnet test -s /etc/x.runsettings","dotnet restore","dotnet exec x.dll","dotnet msbuild x.proj","dotnet build /p:X=\
1","dotnet test --test-adapter-path:/x","dotnet test @x.rsp"]};e.exports={dotnet:t}});
//# judge/families/programs/go
(function(e,s,t){const o={risk:"write",alone:"only-prints",flags:{plain:`
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
vendor",at:"anywhere"},{path:"go/pkg/mod",at:"home",variable:"GOMODCACHE"}],environment:{GOPROXY:"off",GOTOOLCHAIN:"loca\
l",GOTELEMETRY:"off",GOENV:"off",GOVCS:"*:off"},match:["go test ./...",'go test -race -run "TestA|TestB" ./pkg/...',"go \
test ./... -args -x","go vet ./...","go build ./...","go build -o /dev/null ./...","go run ./cmd/check",'go test -ldflag\
s "-s -w -X main.version=1" ./...',"go mod verify",'go build -ldflags "-extldflags -static" ./...'],not_match:["go test \
-exec=./x ./...","go test -toolexec ./x ./...","go vet -vettool=./x ./...","go test --exec ./x ./...","go get example.co\
m/x","go install example.com/x@latest","go run example.com/x@latest","go generate ./...","go tool compile x.go","go env \
-w GOFLAGS=-x","go build -o ../x .","go test ../x",'go build -ldflags "-extld=./x" .',"go -C ../x test","go test -ldflag\
s=-extldflags=-fuse-ld=x ./..."]};e.exports={go:o}});
//# judge/families/programs/jvm
(function(r,n,a){const e=`
  argLine jvm java.~ sun.~ jdk.~ exec.~ maven.ext.class.path maven.multiModuleProjectDirectory
  maven.repo.local maven.compiler.executable maven.compiler.fork surefire.jvm maven.surefire.debug
  maven.failsafe.debug org.gradle.~ gradle.user.home javaagent user.home settings.~ maven.conf maven.home
  maven.user.~ maven.settings.~ maven.wagon.~ maven.resolver.~ aether.~
`,s={risk:"write",operands:"plain",flags:{plain:`
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
ttyRun quarkusDev tomcatRun"},deciding_properties:e,directory_flags:["-p","--project-dir"],build_files:["build.gradle","\
build.gradle.kts","settings.gradle","settings.gradle.kts","gradle.properties","*.gradle","gradle/**","buildSrc/**"],dependencies:[
{path:".gradle/caches",at:"home"},{path:".gradle/wrapper",at:"home"},{path:".m2/repository",at:"home"}],environment:{GRADLE_OPTS:"\
-Dorg.gradle.daemon=false",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["gradle test","gradle :app:check --offline",
'gradle test --tests "a.B" -Pfast=true',"gradle clean build -x lint","gradle upToDateCheck :app:depCheck"],not_match:["g\
radle publish","gradle :lib:publishToMavenLocal","gradle -I /x.gradle test","gradle --init-script ../x.gradle test","gra\
dle -Dorg.gradle.java.home=./x test","gradle -p ../x test","gradle --scan test","gradle wrapper","gradle -t test","gradl\
e --include-build ../x test"]},t={programs:["mvn"],risk:"write",operands:"goal",alone:"only-prints",flags:{plain:`
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
ole dev run start","only-prints":"help:~ dependency:tree dependency:list dependency:resolve"},deciding_properties:e,build_files:[
"pom.xml",".mvn/maven.config",".mvn/jvm.config",".mvn/extensions.xml"],dependencies:[{path:".m2/repository",at:"home"}],
environment:{MAVEN_OPTS:"",MAVEN_ARGS:"--offline",JAVA_TOOL_OPTIONS:"",JDK_JAVA_OPTIONS:""},match:["mvn test","mvn -B -q\
 verify -Dtest=ATest","mvn -o -pl core -am test","mvn checkstyle:check","mvn -DskipITs verify","mvn clean verify"],not_match:[
"mvn deploy","mvn install","mvn org.codehaus.mojo:exec-maven-plugin:3.1.0:exec","mvn exec:java","mvn -Dexec.executable=s\
h test","mvn test -DargLine=-javaagent:x.jar","mvn -s /etc/settings.xml test","mvn -f ../x/pom.xml test","mvn -Dmaven.ex\
t.class.path=x.jar test","mvn release:perform"]};r.exports={gradle:s,maven:t}});
//# judge/families/programs/make
(function(e,s,a){const t={risk:"write",operands:"plain",flags:{plain:`
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
est CC=-x"]};e.exports={make:t}});
//# judge/families/programs/pnpm
(function(e,r,t){const s={risk:"safe",starts:"script-or-tool",alone:"only-prints",flags:{plain:`
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
-e 1"]};e.exports={pnpm:s}});
//# judge/families/programs/pytest
(function(t,r,s){const e=s("judge/families/programs/python"),o={operands:"tests",flags:{plain:`
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
t-code"},build_files:e().PYTHON_BUILD_FILES,dependencies:e().PYTHON_DEPENDENCIES,environment:{...e().PYTHON_ENVIRONMENT,
PYTEST_ADDOPTS:""},match:["pytest","pytest -q tests/test_a.py::test_b",'pytest -k "not slow" -n auto --maxfail=1',"pytes\
t -p no:cacheprovider","pytest --cov=src --cov-report=term-missing","pytest -ra -vv"],not_match:["pytest ../x","pytest /\
etc/x.py","pytest -c /etc/x.ini","pytest -o addopts=-x","pytest -p ../x","pytest --pastebin=all","pytest --tx popen//pyt\
hon=sh","pytest --rootdir=/ tests","pytest --junitxml=../x.xml","pytest --pdb","pytest https://x.test","pytest @args.txt"]};
t.exports={pytest:o}});
//# judge/families/programs/python
(function(e,o,h){const s=["conftest.py","pytest.ini","pyproject.toml","setup.cfg","setup.py","sitecustomize.py","tox.in\
i","usercustomize.py"],t=[{path:".venv",at:"anywhere"},{path:"venv",at:"anywhere"},{path:"__pypackages__",at:"root"},{path:"\
.local/bin",at:"home"},{path:".local/lib",at:"home"},{path:".pyenv",at:"home",variable:"PYENV_ROOT"}],p={PYTHONDONTWRITEBYTECODE:"\
1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"1",PIP_DISABLE_PIP_VERSION_CHECK:"1"},n={programs:["python","python3"],starts:"fil\
e",alone:"reads-stdin",flags:{plain:"b B d E I O OO P q R s S u v W= x","changes-configuration":"X= check-hash-based-pyc\
s=","evaluates-text":"c+",module:"m+","reads-stdin":"i","only-prints":"help,h version,V help-all help-env help-xoptions \
?"},started_programs:["pytest","ruff","mypy","tox"],build_files:["sitecustomize.py","usercustomize.py"],dependencies:t,environment:p,
match:["python scripts/check.py","python3 scripts/check.py --strict","python -m pytest -q tests","python3 -m unittest di\
scover -s tests","python -B -W error scripts/check.py"],not_match:['python -c "print(1)"','python -Ic "print(1)"',"pytho\
n","python -","python -i x.py","python -m pip install x","python -m http.server",'python -m timeit "1"',"python -m pytes\
t -p ../x","python -X importtime x.py","python -m","python https://x.test/y.py"]};e.exports={PYTHON_BUILD_FILES:s,PYTHON_DEPENDENCIES:t,
PYTHON_ENVIRONMENT:p,python:n}});
//# judge/families/programs/python-tools
(function(t,l,o){const e=o("judge/families/programs/python"),n={alone:"only-prints",flags:{plain:`
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
ean","ruff nonsense"]},r={flags:{plain:`
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
 src","mypy --config-file=/etc/x src","mypy --install-types src","mypy ../x"]},s={risk:"write",operands:"plain",flags:{plain:`\

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
- sh","tox -x testenv.commands=sh","tox -c ../x.ini","tox devenv x","tox --workdir /x","tox --installpkg=x.whl"]},i={alone:"\
only-prints",flags:{plain:`
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
x pytest"]};t.exports={mypy:r,ruff:n,tox:s,uv:i}});
//# judge/families/programs/yarn
(function(e,n,a){const r={starts:"script-or-tool",alone:"installs",flags:{plain:`
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
et x y"]};e.exports={yarn:r}});
