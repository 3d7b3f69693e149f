//# command/resolve/lock/bun
(function(m,h,r){const e=r("command/resolve/lock/lock"),i=r("command/resolve/lock/source");function y(O,j){const d=[],u=[];
for(const[s,a]of Object.entries((0,e().objectIn)((0,e().objectIn)(j).packages))){const n=Array.isArray(a)?a:[],[,o=s,t=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.
exec(String(n[0]??""))??[],l=(0,i().sourceOf)(t,o,t),k=l.kind==="registry",p=k&&typeof n[1]=="string"?n[1]:"",b=n.slice(
1).findLast(c=>/^[a-z\d]+-[\w+/=]+$/i.test(String(c))),v=n.slice(1).map(e().objectIn).find(c=>Object.keys(c).length>0),g=(0,e().
entryOf)({name:o,version:k?t:"",source:p===""?l:(0,i().sourceOf)(p,o,t)},b===void 0?"":String(b),(0,e().binOf)(v?.bin,o));
/^(?:@[^/]+\/)?[^/]+$/.test(s)?d.push([s,g]):u.push(g)}return(0,e().lockOf)(O,d,u)}m.exports={bunLock:y}});
//# command/resolve/lock/compare
(function(L,F,l){const O=l("repo/paths"),A=l("command/resolve/package-json"),u=l("command/resolve/lock/lock"),j=l("comm\
and/resolve/lock/read"),p=l("command/resolve/lock/registry"),y=l("command/resolve/lock/source");async function D(t,e,n){
if(t===e)return{redirected:[],changed:[]};const[s,r]=await Promise.all([(0,j().readLocks)(t),(0,j().readLocks)(e)]),o=await(0,p().
knownHosts)(e,r),c=await(0,p().registryOf)(t,n),a=await B(t,e,n),d=[];for(const{path:g,entriesOf:h}of s){const W=r.find(
i=>i.path===g),w=(W?[W]:r).flatMap(i=>i.entriesOf(n));for(const i of h(n)){const $=w.filter(k=>T(k,i)),v=$.filter(({version:k})=>k===
i.version),x=v.length>0&&v.every(k=>q(k,i))?{how:"integrity",to:i.integrity??"nothing"}:$.length>0&&_(i,o,c)?void 0:H(i,
n,t,o,c);x!==void 0?a.push({name:n,path:g,...x}):v.length===0&&(w.length>0||!m(i,t))&&d.push({name:n,from:w[0]?.version??
"",to:i.version||(i.source.at??"")})}}return{redirected:S(a),changed:S(d)}}function H(t,e,n,s,r){const{source:o}=t;return o.
kind==="git"||o.kind==="tarball"?{how:o.kind,to:o.at}:o.kind==="file"?m(t,n)?void 0:{how:"file",to:o.at}:t.name!==e?{how:"\
alias",to:t.name}:_(t,s,r)?void 0:{how:"host",to:(0,p().hostOf)(o,r)}}function m({source:t},e){if(t.kind!=="file")return!1;
const n=(0,O().normalise)(t.at.replace(/#.*$|::.*$/s,""));return n!==void 0&&n!==""&&(0,O().resolveInTree)(e,n).kind==="\
inside"}function T(t,e){return t.name!==e.name||t.source.kind!==e.source.kind?!1:M(t)===M(e)}function q({integrity:t,source:e},{
integrity:n}){if(t===void 0||e.kind==="file")return!1;if(n===void 0)return!0;const s=I(t),r=[...I(n)];return r.some(([o])=>s.
has(o))&&r.every(([o,c])=>(s.get(o)??c)!==c)}function I(t){return new Map(t.split(/\s+/).map(e=>{const[,n="",s=e]=/^([a-z\d]+)[-/](.*)$/is.
exec(e)??[];return[n,s]}))}function _({source:t},e,n){return t.kind!=="registry"||e.has((0,p().hostOf)(t,n))}async function B(t,e,n){
const s=new Set(await b(e,n));return(await b(t,n)).flatMap(r=>{if(s.has(r))return[];const o={name:n,path:"package.json"},
c=(0,y().aliasIn)(r);if(c!==void 0&&c.name!==n)return[{...o,how:"alias",to:c.name}];const a=(0,y().sourceOf)(r,n,""),d={
name:n,version:"",source:a};return a.kind==="registry"||r.startsWith("workspace:")?[]:a.kind==="file"&&m(d,t)?[]:[{...o,
how:a.kind,to:a.at}]})}async function b(t,e){const n=(0,u().objectIn)(await(0,A().readJsonFile)(t,"package.json")),s=["d\
ependencies","devDependencies","optionalDependencies"].map(d=>(0,u().textIn)((0,u().objectIn)(n[d]),e)),{overrides:r,resolutions:o,
pnpm:c}=n,a=[r,o,(0,u().objectIn)(c).overrides].flatMap(d=>Object.entries((0,u().objectIn)(d)).flatMap(([g,h])=>C(g,e)?[
typeof h=="string"?h:(0,u().textIn)((0,u().objectIn)(h),".")]:[]));return[...s,...a].filter(d=>d!=="")}function C(t,e){const n=t.
split(/[>]|\*\*\//).at(-1)??"";return n===e||n.startsWith(`${e}@`)||n.endsWith(`/${e}`)}function M({source:{kind:t,at:e=""},
version:n}){return t==="tarball"&&n!==""?e.replaceAll(n,"*"):t==="registry"&&p().DEFAULT_HOSTS.includes(e)?"":e}function S(t){
return[...new Map(t.map(e=>[JSON.stringify(e),e])).values()]}L.exports={compareWithBase:D}});
//# command/resolve/lock/lock
(function(c,l,s){const u=s("group-by");function i(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)?t:{}}function p(t,n){
const r=Object.hasOwn(t,n)?t[n]:void 0;return typeof r=="string"?r:""}function O(t,n,r=[]){const o=(0,u().groupBy)(n,([e])=>e);
return{path:t,entriesOf:e=>(o.get(e)??[]).map(([,g])=>g),all:[...n.map(([,e])=>e),...r]}}function y({name:t,version:n,source:r},o,e){
return{name:t,version:n,source:r,...o&&{integrity:o},...e&&{bin:e}}}function b(t,n){if(typeof t=="string")return{[n.replace(
/^@[^/]*\//,"")]:t};const r=Object.entries(i(t)).filter(([,o])=>typeof o=="string");return r.length===0?void 0:Object.fromEntries(
r)}c.exports={binOf:b,entryOf:y,lockOf:O,objectIn:i,textIn:p}});
//# command/resolve/lock/npm
(function(b,j,d){const e=d("command/resolve/lock/lock"),p=d("command/resolve/lock/source");function v(r,n){const c=(0,e().
objectIn)(n),o=Object.entries((0,e().objectIn)(c.packages));if(o.length===0)return(0,e().lockOf)(r,...I((0,e().objectIn)(
c.dependencies)));const s=[],t=[];for(const[u,a]of o){const[,l,i]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(u)??
[];if(i===void 0)continue;const m=O(i,(0,e().objectIn)(a));l===""?s.push([i,m]):t.push(m)}return(0,e().lockOf)(r,s,t)}function O(r,n){
const c=(0,e().textIn)(n,"name")||r,o=(0,e().textIn)(n,"version"),s=(0,e().textIn)(n,"resolved"),t=n.link===!0?{kind:"fi\
le",at:s.replace(/^file:/,"")}:(0,p().sourceOf)(s,c,o);return(0,e().entryOf)({name:c,version:o,source:t},(0,e().textIn)(
n,"integrity"),(0,e().binOf)(n.bin,c))}function I(r){const n=[];return[Object.entries(r).map(([o,s])=>{const t=(0,e().objectIn)(
s),u=(0,e().textIn)(t,"version"),{name:a,range:l}=(0,p().aliasIn)(u)??{name:o,range:u},i=(0,p().sourceOf)(u,a,l),m=i.kind===
"registry"?(0,p().sourceOf)((0,e().textIn)(t,"resolved"),a,l):i,[g,x]=I((0,e().objectIn)(t.dependencies));for(const[,k]of g)
n.push(k);for(const k of x)n.push(k);return[o,(0,e().entryOf)({name:a,version:l,source:m},(0,e().textIn)(t,"integrity"))]}),
n]}b.exports={npmLock:v}});
//# command/resolve/lock/pnpm
(function(l,O,I){const t=I("command/resolve/lock/lock"),k=I("command/resolve/lock/source"),$=["dependencies","devDepend\
encies","optionalDependencies"];function j(n,c){const o=(0,t().objectIn)(c),s=o.importers===void 0?o:(0,t().objectIn)((0,t().
objectIn)(o.importers)["."]),r=(0,t().objectIn)(o.packages),i=$.flatMap(e=>Object.entries((0,t().objectIn)(s[e])).map(([
u,a])=>{const x=typeof a=="string"?a:(0,t().textIn)((0,t().objectIn)(a),"version");return[u,d(u,x,r)]})),p=Object.keys(r).
map(e=>b(e,"",r[e]));return(0,t().lockOf)(n,i,p)}function d(n,c,o){if(/^(?:link|file|workspace):/.test(c))return{name:n,
version:"",source:(0,k().sourceOf)(c,n,"")};const s=m(c),r=/^\d/.test(s),i=[c,s].flatMap(e=>r?[`${n}@${e}`,`/${n}@${e}`,
`/${n}/${e}`]:[e,`${n}@${e}`]),p=i.find(e=>Object.hasOwn(o,e))??i.at(-1)??"";return b(p,n,o[p])}function m(n){return n.replace(
/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function b(n,c,o){const s=(0,t().objectIn)(o),r=(0,t().objectIn)(s.
resolution),[,i=c,p=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(m(n))??[],e=(0,t().textIn)(s,"name")||i||c,u=(0,t().
textIn)(s,"version")||p,a=y(r,e,u);return(0,t().entryOf)({name:e,version:u,source:a},(0,t().textIn)(r,"integrity"))}function y(n,c,o){
const s=(0,t().textIn)(n,"repo");if(s!=="")return{kind:"git",at:s};const r=(0,t().textIn)(n,"directory");if(r!=="")return{
kind:"file",at:r};const i=(0,t().textIn)(n,"tarball");return i===""?(0,k().sourceOf)(o,c,o):(0,k().sourceOf)(i,c,o)}l.exports=
{pnpmLock:j}});
//# command/resolve/lock/read
(function(l,I,e){const k=e("packages/jsonc-parser"),d=e("packages/yaml"),u=e("attempt"),_=e("repo/paths"),v=e("repo/per\
-tree"),g=e("repo/tree"),c=e("command/resolve/package-json"),L=e("command/resolve/lock/bun"),a=e("command/resolve/lock/l\
ock"),b=e("command/resolve/lock/npm"),j=e("command/resolve/lock/pnpm"),i=e("command/resolve/lock/yarn"),w=["npm-shrinkwr\
ap.json","package-lock.json"],O={"pnpm-lock.yaml":(n,o)=>(0,j().pnpmLock)(n,m(o)),"yarn.lock":(n,o)=>/^__metadata:/m.test(
o)?(0,i().berryLock)(n,m(o)):(0,i().classicLock)(n,o),"bun.lock":(n,o)=>(0,L().bunLock)(n,(0,k().parse)(o,[],{allowTrailingComma:!0}))},
s=64*1024*1024,T=(0,v().perTree)(A);async function A(n){const o=Object.entries(O).map(([r,p])=>h(n,r,p));return(await Promise.
all([R(n),...o])).filter(r=>r!==void 0)}async function R(n){for(const o of w){const t=await(0,c().readJsonFile)(n,o,s);if(t!==
void 0)return t===c().INVALID?(0,a().lockOf)(o,[]):(0,b().npmLock)(o,t)}}async function h(n,o,t){const r=(0,_().resolveInTree)(
n,o);return r.kind==="missing"&&n.stat(o)===void 0?void 0:r.kind==="inside"&&(0,g().isRegular)(r.entry.kind)&&(r.entry.size??
0)<=s?t(o,(await n.read(r.path,s)).toString("utf8")):(0,a().lockOf)(o,[])}function m(n){return(0,u().attempt)(()=>(0,d().
parse)(n,{maxAliasCount:0,logLevel:"silent"}))}l.exports={readLocks:T}});
//# command/resolve/lock/registry
(function(y,v,p){const l=p("command/resolve/npmrc"),a="registry.npmjs.org",o=[a,"registry.yarnpkg.com"];function d({at:t},n){
return(t===void 0||o.includes(t)?n:void 0)??t??a}async function m(t,n){const i=await g(t),e=Object.entries(i).filter(([s])=>s===
"registry"||s.endsWith(":registry")).map(([,s])=>u(String(s))),r=n.flatMap(({all:s})=>s.flatMap(({source:c})=>c.kind==="\
registry"&&c.at?[c.at]:[])),w=i.registry===void 0,S=r.some(s=>o.includes(s));return new Set([...e,...r,...w||S?o:[]])}async function O(t,n){
const i=await g(t),[e]=n.startsWith("@")?n.split("/"):[],r=e&&i[`${e}:registry`]||i.registry;return r===void 0?void 0:u(
String(r))}async function g(t){const n=await(0,l().readNpmrc)({tree:t,directory:""});return"settings"in n?n.settings:{}}
function u(t){return URL.canParse(t)?new URL(t).host:t}y.exports={DEFAULT_HOSTS:o,hostOf:d,knownHosts:m,registryOf:O}});
//# command/resolve/lock/source
(function(c,z,R){const a={kind:"registry"},d=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
u=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,g=/^(?:file|link|portal|workspace):(.*)$/is;function l(t,i,n){const[,r]=g.exec(t)??[];return r!==
void 0?{kind:"file",at:r}:d.test(t)?{kind:"git",at:t.replace(/#.*$/s,"")}:/^https?:/i.test(t)?p(t,i,n):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(t)||/\.t(?:ar\.)?gz$/i.test(t)?{kind:"file",at:t}:u.test(t)?{kind:"git",at:t.replace(/#.*$/s,"")}:a}function p(t,i,n){
const r={kind:"tarball",at:t.replace(/#.*$/s,"")};if(!URL.canParse(t))return r;const{host:e,pathname:k}=new URL(t),s=$(k),
[,o]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(s)??[];if(e==="codeload.github.com"&&o!==void 0)return{kind:"git",at:`https://g\
ithub.com/${o}`};const b=i.replace(/^@[^/]*\//,"");return s.endsWith(`/${i}/-/${b}-${n}.tgz`)||s.endsWith(`/${i}/-/${i}-${n}\
.tgz`)||e==="npm.pkg.github.com"&&s.startsWith(`/download/${i}/${n}/`)?{kind:"registry",at:e}:r}function $(t){try{return decodeURIComponent(
t)}catch{return t}}function h(t){const[,i,n=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(t)??[];return i===void 0||
/^[\^~<>=*v\d]/.test(i)?void 0:{name:i,range:n}}c.exports={aliasIn:h,sourceOf:l}});
//# command/resolve/lock/yarn
(function(O,j,k){const n=k("command/resolve/lock/lock"),p=k("command/resolve/lock/source"),v=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function b(t,o){const e=h(o).flatMap(([c,r])=>{const s=(0,n().textIn)(r,"version"),i=(0,n().textIn)(r,"resolved");return x(
c).map(([d,u])=>{const a=(0,p().aliasIn)(u)?.name??d,l=(0,p().sourceOf)(u,a,s),m=l.kind==="file"||l.kind==="git"?l:(0,p().
sourceOf)(i,a,s);return[d,(0,n().entryOf)({name:a,version:s,source:m},(0,n().textIn)(r,"integrity"))]})});return(0,n().lockOf)(
t,e)}function h(t){const o=[];for(const e of t.split(/\r?\n/)){if(e===""||e.startsWith("#"))continue;const c=o.at(-1),[,
r,s]=/^ {2}"?([\w-]+)"? (.*)$/.exec(e)??[];e.startsWith(" ")?c&&r!==void 0&&s!==void 0&&(c[1][r]=I(s)):o.push([e.replace(
/:\s*$/,""),Object.create(null)])}return o}function I(t){return t.trim().replace(/^"(.*)"$/s,"$1")}function x(t){return t.
split(",").flatMap(o=>{const[,e,c]=v.exec(I(o))??[];return e===void 0||c===void 0?[]:[[e,c]]})}function y(t,o){const c=Object.
entries((0,n().objectIn)(o)).map(([r,s])=>[r,(0,n().objectIn)(s)]).flatMap(([r,s])=>{const[,i="",d=""]=v.exec((0,n().textIn)(
s,"resolution"))??[];if(i==="")return[];const u=(0,n().textIn)(s,"version"),a=(0,p().sourceOf)($(d),i,u),l=(0,n().textIn)(
s,"checksum");return x(r).map(([m])=>[m,(0,n().entryOf)({name:i,version:u,source:a},l)])});return(0,n().lockOf)(t,c)}function $(t){
const[,o]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(t)??[],e=o===void 0?t:decodeURIComponent(o),[,c]=/__archiveUrl=([^&]+)/.
exec(e)??[];return c!==void 0?decodeURIComponent(c):e.replace(/^npm:/,"")}O.exports={berryLock:y,classicLock:b}});
