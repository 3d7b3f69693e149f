"use strict";exports.id=808,exports.ids=[808],exports.modules={92342:function(D,r,a){Object.defineProperty(r,"__esModule",{value:!0}),
r.NOBODY=void 0,r.privilegesFor=f;function s(){const i=a(14495);return s=function(){return i},i}const m=r.NOBODY={uid:65534,
gid:65534},y=["sudo","-n","--","env","-i",`PATH=${s().SYSTEM_PATH}`];function f(i,c){const p=c.uid===0,j=p?m:{uid:c.uid,
gid:c.gid},_={user:j,runsAs:j,adopt:p,overlay:["redirect_dir=on",...p?["metacopy=on"]:[]]},g=["unshare","--mount"];return i.
uid===0?[{name:"root",newMounts:g,..._}]:[{name:"sudo",newMounts:[...y,...g],..._},{name:"user_namespace",newMounts:["un\
share","--user","--map-root-user","--mount"],runsAs:i,adopt:!1,overlay:["userxattr"]}]}},11863:function(D,r,a){Object.defineProperty(
r,"__esModule",{value:!0}),r.configuresTool=w,r.replacesAudited=x,r.takenFor=T;function s(){const e=a(76760);return s=function(){
return e},e}function m(){const e=a(41330);return m=function(){return e},e}function y(){const e=a(95244);return y=function(){
return e},e}function f(){const e=a(39491);return f=function(){return e},e}const i=["",".js",".json",".node"],c=new Set([
"package.json",".npmrc"]),p=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,j=/(?:^|\/)\.git(?:\/|$)/,_=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
g=/\.(?:gch|pch|local)$/,S=/\.d\.[cm]?ts$/i,E=/^(?:index|__init__|__main__|init|mod|main)\./,F=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function T(e){const n=A(e),t=o=>o===""||e.look(o)?.kind==="directory";return o=>{if(p.test(o)||j.test(o)||x(o,O=>e.look(
O)!==void 0))return!0;const l=I(o);if(l!==void 0&&t(l))return!0;const u=F.exec(o);if(u){const[,O="",h]=u;return h===void 0?
t(O):n(O).has(h)}const[d,k]=[(0,f().folderOf)(o),s().posix.basename(o)];return t(d)?v(k)||P(k,n(d)):(v(k)||c.has(k))&&n(
(0,f().folderOf)(d)).has(s().posix.basename(d))}}function x(e,n){return c.has(s().posix.basename(e))?n(s().posix.dirname(
e)):i.some((t,o)=>{if(!e.endsWith(t))return!1;const l=e.slice(0,e.length-t.length);return[...i.slice(o+1),...t===""?[]:[
""]].some(d=>n(l+d))})}function v(e){return E.test(e)&&M(e)}function M(e){return _.test(e)&&!S.test(e)}function P(e,n){return g.
test(e)?n.has(e.replace(g,"")):(b(e)===e||M(e))&&n.has(b(e))}function A(e){const n=new Map;return t=>{const o=()=>e.list(
t).map(u=>s().posix.basename(u)),l=n.get(t)??new Set(o().flatMap(u=>[u,b(u)]));return n.set(t,l),l}}function b(e){return s().
posix.parse(e).name}const N=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.\
{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{gulpfile,Gruntfile,Jakefile,wallab\
y,karma.conf,.mocharc}{,.*}","{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,p\
ylintrc,.pytest}.{ini,cfg,toml}"],B=[...N,"import_map.json","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel\
,deno,dprint,nodemon,tslint}.{json,jsonc}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.\
gitmodules}","{.env,.env.*}","setup.py","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfil\
e.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-\
toolchain,rust-toolchain.toml}","{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{po\
m.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,gl\
obal.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMa\
keUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xm\
l.dist,composer.json}","{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.\
bazel}"],R=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,U=(0,m().default)(B,{dot:!0}),
C=(0,m().default)(N,{dot:!0});function w(e,n){return C(s().posix.basename(e))&&n(s().posix.dirname(e))}function I(e){const n=R.
exec(e);if(n)return n[1]??"";const t=s().posix.basename(e);return U(t)||(0,y().isPackageFile)(t)&&!c.has(t)?(0,f().folderOf)(
e):void 0}}};
