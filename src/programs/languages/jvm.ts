import type { EvolverInput } from '../schema.ts';

/** Properties that decide which Java, agent or code a build starts. */
const DECIDING = `
  argLine jvm java.~ sun.~ jdk.~ exec.~ maven.ext.class.path maven.multiModuleProjectDirectory
  maven.repo.local maven.compiler.executable maven.compiler.fork surefire.jvm maven.surefire.debug
  maven.failsafe.debug org.gradle.~ gradle.user.home javaagent user.home settings.~ maven.conf maven.home
  maven.user.~ maven.settings.~ maven.wagon.~ maven.resolver.~ aether.~
`;

/** Gradle 7 to 9: https://docs.gradle.org/current/userguide/command_line_interface.html. */
export const gradle: EvolverInput = {
  risk: 'write',
  operands: 'plain',
  completes: 'tasks',
  flags: {
    plain: `
      a,no-rebuild build-cache no-build-cache configuration-cache? no-configuration-cache
      configuration-cache-problems= configure-on-demand no-configure-on-demand console= continue
      no-continue d,debug daemon no-daemon F,dependency-verification= foreground i,info max-workers=
      no-parallel parallel offline priority= q,quiet rerun-tasks rerun s,stacktrace S,full-stacktrace
      tests= u use-dependency-verification w,warn warning-mode= no-watch-fs watch-fs
      x,exclude-task= isolated-projects no-problems-report problems-report
      fail-fast no-scan no-profile property-upgrade-report
    `,
    root: 'p,project-dir= include-build= project-cache-dir= g,gradle-user-home=',
    config: 'b,build-file= c,settings-file= I,init-script=',
    property: 'D,system-prop= P,project-prop=',
    'uses-network': 'refresh-dependencies scan',
    'never-ends': 't,continuous',
    'tool-writes':
      'write-locks write-verification-metadata= M update-locks= profile export-keys refresh-keys',
    'skips-tests': 'test-dry-run',
    'only-prints': 'm,dry-run h,?,help v,version V,show-version status stop',
    'launches-programs': 'debug-jvm',
  },
  refused_operands: {
    publishes:
      'publish publish~ upload~ uploadArchives release deploy~ artifactoryPublish closeAnd~ dockerPush jib nexusPublish~',
    'uses-network': 'flyway~ liquibase~ sonar sonarqube',
    'tool-writes': 'formatKotlin ktlintFormat spotlessApply',
    'writes-files': 'wrapper init updateDaemonJvm',
    'only-prints':
      'tasks projects properties dependencies help buildEnvironment components model dependencyInsight javaToolchains outgoingVariants',
    'never-ends': 'appRun bootRun bootTestRun jettyRun quarkusDev tomcatRun',
  },
  deciding_properties: DECIDING,
  directory_flags: ['-p', '--project-dir'],
  build_files:
    'build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties *.gradle gradle/** buildSrc/**'.split(
      ' ',
    ),
  dependencies: [
    { path: '.gradle/caches', at: 'home' },
    { path: '.gradle/wrapper', at: 'home' },
    { path: '.m2/repository', at: 'home' },
  ],
  environment: {
    GRADLE_OPTS: '-Dorg.gradle.daemon=false',
    JAVA_TOOL_OPTIONS: '',
    JDK_JAVA_OPTIONS: '',
  },
  match: [
    'gradle :app:check --offline',
    'gradle test --tests "a.B" -Pfast=true',
    'gradle upToDateCheck :app:depCheck',
  ],
  not_match: [
    'gradle :lib:publishToMavenLocal',
    'gradle --init-script ../x.gradle test',
    'gradle -Dorg.gradle.java.home=./x test',
  ],
};

/** Maven 3.8 to 4: `mvn --help`. */
export const maven: EvolverInput = {
  programs: ['mvn'],
  risk: 'write',
  operands: 'goal',
  alone: 'only-prints',
  flags: {
    plain: `
      a,also-make-~ am,also-make amd B,batch-mode b,builder= C,strict-checksums c,lax-checksums color=
      cpu,check-plugin-updates npu no-plugin-updates e,errors ff,fail-fast fae,fail-at-end itr
      ignore-transitive-repositories llr legacy-local-repository N,non-recursive nsu
      no-snapshot-updates ntp,no-transfer-progress o,offline P,activate-profiles= pl,projects= q,quiet
      rf,resume-from= r,resume T,threads= up,update-plugins X,debug cache-artifact-metadata sadp strict-artifact-descriptor-policy
      npr no-plugin-registry non-interactive force-interactive raw-streams
    `,
    config:
      'f,file= s,settings= gs,global-settings= t,toolchains= gt,global-toolchains= ps,project-settings= is,install-settings= it=',
    output: 'l,log-file=',
    property: 'D,define=',
    'uses-network': 'U,update-snapshots',
    'hides-failures': 'fn,fail-never',
    'changes-configuration': 'emp,encrypt-master-password= ep,encrypt-password=',
    'only-prints': 'h,help v,version V,show-version',
  },
  refused_operands: {
    publishes:
      'deploy site-deploy release:~ deploy:~ site:deploy nexus-staging:~ scm:~ docker:push ftp:~ jib:build push upload upload-single wagon:~',
    'uses-network': 'flyway:~ liquibase:~ sonar:~',
    installs:
      'install install:~ dependency:get dependency:copy dependency:unpack wrapper:~ archetype:~',
    'launches-programs':
      'exec:~ ant:~ antrun:~ frontend:~ gmaven:~ gplus:~ groovy:~ invoker:~ kotlin:script scala:~ script sql:~',
    'writes-files':
      'versions:~ spotless:apply fmt:format formatter:format license:format sortpom:sort dependency:purge-local-repository',
    'never-ends': 'console dev run start',
    'only-prints': 'help:~ dependency:tree dependency:list dependency:resolve',
  },
  deciding_properties: DECIDING,
  directory_flags: ['-f', '--file'],
  deciding_settings: { '.mvn/maven.config': '*', '.mvn/jvm.config': '*' },
  build_files: ['pom.xml', '.mvn/maven.config', '.mvn/jvm.config', '.mvn/extensions.xml'],
  // Not the directory itself, whose settings can have passwords.
  dependencies: [{ path: '.m2/repository', at: 'home' }],
  environment: {
    MAVEN_OPTS: '',
    MAVEN_ARGS: '--offline',
    JAVA_TOOL_OPTIONS: '',
    JDK_JAVA_OPTIONS: '',
  },
  match: [
    'mvn -B -q verify -Dtest=ATest',
    'mvn checkstyle:check',
    'mvn -DskipITs verify',
    'mvn clean verify',
  ],
  not_match: [
    'mvn org.codehaus.mojo:exec-maven-plugin:3.1.0:exec',
    'mvn test -DargLine=-javaagent:x.jar',
  ],
};
