import type { EvolverInput } from '../schema.ts';

/** .NET SDK 6 to 10: https://learn.microsoft.com/dotnet/core/tools/dotnet-test. */
export const dotnet: EvolverInput = {
  risk: 'write',
  starts: 'file',
  alone: 'only-prints',
  flags: {
    plain: `
      a,arch= artifacts-path= blame blame-crash collect:~ logger:~ l:~ dl= distributedLogger= dl:~ distributedLogger:~ blame-crash-collect-always blame-crash-dump-type=
      blame-hang blame-hang-dump-type= blame-hang-timeout= c,configuration= collect= disable-build-servers
      f,framework= filter= force interactive l,logger= launch-profile= m,maxcpucount? n
      no-build no-cache no-dependencies no-incremental no-launch-profile no-restore no-self-contained
      nodeReuse? nologo os= r,runtime= self-contained? sc tl? terminal-logger= t,target= ucr
      use-current-runtime v,verbosity= version-suffix= warnaserror? severity= include= exclude=
      include-generated verify-no-changes diagnostics= minimum-expected-tests= max-parallel-test-modules=
      solution= project= test-modules= no-progress no-ansi
    `,
    root: 'test-adapter-path=',
    config: 's,settings=',
    output:
      'o,output= results-directory= d,diag= bl? binaryLogger? report= binarylog= diagnostic-output-directory=',
    property: 'p,property=',
    variable: 'e,environment=',
    'changes-configuration':
      'property:~ restoreProperty:~ rp:~ roll-forward= fx-version= additionalprobingpath= additional-deps= depsfile= runtimeconfig= test-adapter-path:~ settings:~ results-directory:~ diag:~ output:~ artifacts-path:~',
    'only-prints': 'help,h version info list-sdks list-runtimes list-tests getProperty~ getItem~',
    'writes-files':
      'fileLoggerParameters~ flp~ irc:~ orc:~ pp:~ preprocess:~ profileEvaluation:~ ts:~',
    installs: 'source=',
  },
  subcommands: {
    'test,build': { operands: 'tests' },
    run: { operands: 'plain' },
    format: { writes_unless: '--verify-no-changes' },
    'format whitespace,style,analyzers': { writes_unless: '--verify-no-changes' },
    'vstest,exec,msbuild,fsi,script,tool,dnx': { does: 'launches-programs', operands: 'plain' },
    watch: { does: 'never-ends', operands: 'plain' },
    'restore,add,remove,new,package,workload,sdk,install,reference,template': {
      does: 'installs',
      operands: 'plain',
    },
    'nuget push,delete,sign,trust,why,locals,add,update,remove,enable,disable,list,verify,config': {
      does: 'publishes',
      operands: 'plain',
    },
    'publish,pack,clean,store,sln,solution': { does: 'writes-files', operands: 'plain' },
    'dev-certs,user-secrets,build-server': { does: 'changes-configuration', operands: 'plain' },
    'list,help,complete,search': { does: 'only-prints', operands: 'plain' },
  },
  deciding_properties: `
    CustomBefore~ CustomAfter~ PreBuildEvent PostBuildEvent RunPostBuildEvent DirectoryBuild~ Import~ Restore~
    CscToolPath CscToolExe VbcToolPath VbcToolExe RunCommand RunArguments RunWorkingDirectory BeforeBuild~ AfterBuild~
    MSBuild~ VSTestTestAdapterPath VSTestCLIRunSettings AlternateCommonProps NuGet~ Nuget~ OutDir OutputPath
    BaseOutputPath BaseIntermediateOutputPath IntermediateOutputPath UseAppHost AppHost~ Analyzer~
    ~ToolPath ~ToolExe ~CompilerPath ~Targets ~TargetsPath ~TasksAssembly ~AssemblyFile ~ConsolePath ~SearchPaths
    CodeAnalysisRuleSet ReferencePath ToolExe VSTestLogger VSTestSetting
  `,
  build_files:
    '*.csproj *.fsproj *.vbproj *.sln *.slnx *.props *.targets global.json NuGet.config nuget.config Directory.Build.rsp MSBuild.rsp'.split(
      ' ',
    ),
  dependencies: [
    { path: 'bin', at: 'anywhere' },
    { path: 'obj', at: 'anywhere' },
    { path: '.nuget/packages', at: 'home', variable: 'NUGET_PACKAGES' },
    ...['host', 'sdk', 'shared', 'tools'].map(
      (name) => ({ path: `.dotnet/${name}`, at: 'home' }) as const,
    ),
  ],
  environment: {
    DOTNET_CLI_TELEMETRY_OPTOUT: '1',
    DOTNET_NOLOGO: '1',
    DOTNET_SKIP_FIRST_TIME_EXPERIENCE: '1',
    MSBUILDDISABLENODEREUSE: '1',
  },
  match: [
    'dotnet test tests/A.csproj -c Release --no-restore',
    'dotnet build -p:Version=1.2.3',
    'dotnet format --verify-no-changes',
  ],
  not_match: [
    'dotnet build --property:PostBuildEvent=x',
    'dotnet test -s /etc/x.runsettings',
    'dotnet test @x.rsp',
  ],
};
