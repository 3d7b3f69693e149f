//# command/resolve/lock/bun
(function(g,r,y,L){let O;const e=()=>O??=r("command/resolve/lock/lock");let _;const i=()=>_??=r("command/resolve/lock/s\
ource");y(g,{bunLock:()=>j});function j(v,h){const l=[],d=[];for(const[s,a]of Object.entries((0,e().objectIn)((0,e().objectIn)(
h).packages))){const o=Array.isArray(a)?a:[],[,t=s,n=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(o[0]??""))??[],u=(0,i().
sourceOf)(n,t,n),m=u.kind==="registry",k=m&&typeof o[1]=="string"?o[1]:"",p=o.slice(1).findLast(c=>/^[a-z\d]+-[\w+/=]+$/i.
test(String(c))),I=o.slice(1).map(e().objectIn).find(c=>Object.keys(c).length>0),b=(0,e().entryOf)({name:t,version:m?n:"",
source:k===""?u:(0,i().sourceOf)(k,t,n)},p===void 0?"":String(p),(0,e().binOf)(I?.bin,t));/^(?:@[^/]+\/)?[^/]+$/.test(s)?
l.push([s,b]):d.push(b)}return(0,e().lockOf)(v,l,d)}});
//# command/resolve/lock/compare
(function(x,u,A,U){let D;const _=()=>D??=u("repo/paths");let H;const T=()=>H??=u("command/resolve/package-json");let B;
const d=()=>B??=u("command/resolve/lock/lock");let C;const y=()=>C??=u("command/resolve/lock/read");let F;const p=()=>F??=
u("command/resolve/lock/registry");let J;const O=()=>J??=u("command/resolve/lock/source");A(x,{compareWithBase:()=>z});async function z(t,n,o){
if(t===n)return{redirected:[],changed:[]};const[s,i]=await Promise.all([(0,y().readLocks)(t),(0,y().readLocks)(n)]),e=await(0,p().
knownHosts)(n,i),c=await(0,p().registryOf)(t,o),a=await P(t,n,o),l=[];for(const{path:g,entriesOf:h}of s){const W=i.find(
r=>r.path===g),w=(W?[W]:i).flatMap(r=>r.entriesOf(o));for(const r of h(o)){const $=w.filter(k=>K(k,r)),v=$.filter(({version:k})=>k===
r.version),L=v.length>0&&v.every(k=>N(k,r))?{how:"integrity",to:r.integrity??"nothing"}:$.length>0&&I(r,e,c)?void 0:E(r,
o,t,e,c);L!==void 0?a.push({name:o,path:g,...L}):v.length===0&&(w.length>0||!m(r,t))&&l.push({name:o,from:w[0]?.version??
"",to:r.version||(r.source.at??"")})}}return{redirected:S(a),changed:S(l)}}function E(t,n,o,s,i){const{source:e}=t;return e.
kind==="git"||e.kind==="tarball"?{how:e.kind,to:e.at}:e.kind==="file"?m(t,o)?void 0:{how:"file",to:e.at}:t.name!==n?{how:"\
alias",to:t.name}:I(t,s,i)?void 0:{how:"host",to:(0,p().hostOf)(e,i)}}function m({source:t},n){if(t.kind!=="file")return!1;
const o=(0,_().normalise)(t.at.replace(/#.*$|::.*$/s,""));return o!==void 0&&o!==""&&(0,_().resolveInTree)(n,o).kind==="\
inside"}function K(t,n){return t.name!==n.name||t.source.kind!==n.source.kind?!1:M(t)===M(n)}function N({integrity:t,source:n},{
integrity:o}){if(t===void 0||n.kind==="file")return!1;if(o===void 0)return!0;const s=j(t),i=[...j(o)];return i.some(([e])=>s.
has(e))&&i.every(([e,c])=>(s.get(e)??c)!==c)}function j(t){return new Map(t.split(/\s+/).map(n=>{const[,o="",s=n]=/^([a-z\d]+)[-/](.*)$/is.
exec(n)??[];return[o,s]}))}function I({source:t},n,o){return t.kind!=="registry"||n.has((0,p().hostOf)(t,o))}async function P(t,n,o){
const s=new Set(await b(n,o));return(await b(t,o)).flatMap(i=>{if(s.has(i))return[];const e={name:o,path:"package.json"},
c=(0,O().aliasIn)(i);if(c!==void 0&&c.name!==o)return[{...e,how:"alias",to:c.name}];const a=(0,O().sourceOf)(i,o,""),l={
name:o,version:"",source:a};return a.kind==="registry"||i.startsWith("workspace:")?[]:a.kind==="file"&&m(l,t)?[]:[{...e,
how:a.kind,to:a.at}]})}async function b(t,n){const o=(0,d().objectIn)(await(0,T().readJsonFile)(t,"package.json")),s=["d\
ependencies","devDependencies","optionalDependencies"].map(l=>(0,d().textIn)((0,d().objectIn)(o[l]),n)),{overrides:i,resolutions:e,
pnpm:c}=o,a=[i,e,(0,d().objectIn)(c).overrides].flatMap(l=>Object.entries((0,d().objectIn)(l)).flatMap(([g,h])=>R(g,n)?[
typeof h=="string"?h:(0,d().textIn)((0,d().objectIn)(h),".")]:[]));return[...s,...a].filter(l=>l!=="")}function R(t,n){const o=t.
split(/[>]|\*\*\//).at(-1)??"";return o===n||o.startsWith(`${n}@`)||o.endsWith(`/${n}`)}function M({source:{kind:t,at:n=""},
version:o}){return t==="tarball"&&o!==""?n.replaceAll(o,"*"):t==="registry"&&p().DEFAULT_HOSTS.includes(n)?"":n}function S(t){
return[...new Map(t.map(n=>[JSON.stringify(n),n])).values()]}});
//# command/resolve/lock/lock
(function(c,u,p,j){let s;const y=()=>s??=u("group-by");p(c,{binOf:()=>l,entryOf:()=>g,lockOf:()=>b,objectIn:()=>i,textIn:()=>O});
function i(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)?t:{}}function O(t,n){const r=Object.hasOwn(t,n)?t[n]:
void 0;return typeof r=="string"?r:""}function b(t,n,r=[]){const e=(0,y().groupBy)(n,([o])=>o);return{path:t,entriesOf:o=>(e.
get(o)??[]).map(([,m])=>m),all:[...n.map(([,o])=>o),...r]}}function g({name:t,version:n,source:r},e,o){return{name:t,version:n,
source:r,...e&&{integrity:e},...o&&{bin:o}}}function l(t,n){if(typeof t=="string")return{[n.replace(/^@[^/]*\//,"")]:t};
const r=Object.entries(i(t)).filter(([,e])=>typeof e=="string");return r.length===0?void 0:Object.fromEntries(r)}});
//# command/resolve/lock/npm
(function(I,k,b,h){let v;const e=()=>v??=k("command/resolve/lock/lock");let O;const m=()=>O??=k("command/resolve/lock/s\
ource");b(I,{npmLock:()=>g});function g(r,n){const c=(0,e().objectIn)(n),o=Object.entries((0,e().objectIn)(c.packages));
if(o.length===0)return(0,e().lockOf)(r,...d((0,e().objectIn)(c.dependencies)));const s=[],t=[];for(const[u,a]of o){const[
,l,i]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(u)??[];if(i===void 0)continue;const p=j(i,(0,e().objectIn)(a));l===
""?s.push([i,p]):t.push(p)}return(0,e().lockOf)(r,s,t)}function j(r,n){const c=(0,e().textIn)(n,"name")||r,o=(0,e().textIn)(
n,"version"),s=(0,e().textIn)(n,"resolved"),t=n.link===!0?{kind:"file",at:s.replace(/^file:/,"")}:(0,m().sourceOf)(s,c,o);
return(0,e().entryOf)({name:c,version:o,source:t},(0,e().textIn)(n,"integrity"),(0,e().binOf)(n.bin,c))}function d(r){const n=[];
return[Object.entries(r).map(([o,s])=>{const t=(0,e().objectIn)(s),u=(0,e().textIn)(t,"version"),{name:a,range:l}=(0,m().
aliasIn)(u)??{name:o,range:u},i=(0,m().sourceOf)(u,a,l),p=i.kind==="registry"?(0,m().sourceOf)((0,e().textIn)(t,"resolve\
d"),a,l):i,[x,y]=d((0,e().objectIn)(t.dependencies));return n.push(...x.map(([,_])=>_),...y),[o,(0,e().entryOf)({name:a,
version:l,source:p},(0,e().textIn)(t,"integrity"))]}),n]}});
//# command/resolve/lock/pnpm
(function(b,m,$,g){let d;const t=()=>d??=m("command/resolve/lock/lock");let j;const k=()=>j??=m("command/resolve/lock/s\
ource");$(b,{pnpmLock:()=>O});const y=["dependencies","devDependencies","optionalDependencies"];function O(n,c){const o=(0,t().
objectIn)(c),s=o.importers===void 0?o:(0,t().objectIn)((0,t().objectIn)(o.importers)["."]),r=(0,t().objectIn)(o.packages),
i=y.flatMap(e=>Object.entries((0,t().objectIn)(s[e])).map(([a,u])=>{const v=typeof u=="string"?u:(0,t().textIn)((0,t().objectIn)(
u),"version");return[a,_(a,v,r)]})),p=Object.keys(r).map(e=>I(e,"",r[e]));return(0,t().lockOf)(n,i,p)}function _(n,c,o){
if(/^(?:link|file|workspace):/.test(c))return{name:n,version:"",source:(0,k().sourceOf)(c,n,"")};const s=l(c),r=/^\d/.test(
s),i=[c,s].flatMap(e=>r?[`${n}@${e}`,`/${n}@${e}`,`/${n}/${e}`]:[e,`${n}@${e}`]),p=i.find(e=>Object.hasOwn(o,e))??i.at(-1)??
"";return I(p,n,o[p])}function l(n){return n.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function I(n,c,o){
const s=(0,t().objectIn)(o),r=(0,t().objectIn)(s.resolution),[,i=c,p=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(l(n))??
[],e=(0,t().textIn)(s,"name")||i||c,a=(0,t().textIn)(s,"version")||p,u=x(r,e,a);return(0,t().entryOf)({name:e,version:a,
source:u},(0,t().textIn)(r,"integrity"))}function x(n,c,o){const s=(0,t().textIn)(n,"repo");if(s!=="")return{kind:"git",
at:s};const r=(0,t().textIn)(n,"directory");if(r!=="")return{kind:"file",at:r};const i=(0,t().textIn)(n,"tarball");return i===
""?(0,k().sourceOf)(o,c,o):(0,k().sourceOf)(i,c,o)}});
//# command/resolve/lock/read
(function(i,n,_,J){let k;const d=()=>k??=n("jsonc-parser");let y;const v=()=>y??=n("yaml");let u;const b=()=>u??=n("att\
empt");let g;const j=()=>g??=n("repo/paths");let L;const w=()=>L??=n("repo/per-tree");let O;const T=()=>O??=n("repo/tree");
let h;const c=()=>h??=n("command/resolve/package-json");let A;const R=()=>A??=n("command/resolve/lock/bun");let I;const a=()=>I??=
n("command/resolve/lock/lock");let N;const S=()=>N??=n("command/resolve/lock/npm");let C;const E=()=>C??=n("command/reso\
lve/lock/pnpm");let M;const m=()=>M??=n("command/resolve/lock/yarn");_(i,{readLocks:()=>B});const P=["npm-shrinkwrap.jso\
n","package-lock.json"],z={"pnpm-lock.yaml":(t,o)=>(0,E().pnpmLock)(t,p(o)),"yarn.lock":(t,o)=>/^__metadata:/m.test(o)?(0,m().
berryLock)(t,p(o)):(0,m().classicLock)(t,o),"bun.lock":(t,o)=>(0,R().bunLock)(t,(0,d().parse)(o,[],{allowTrailingComma:!0}))},
s=64*1024*1024,B=(0,w().perTree)(D);async function D(t){const o=Object.entries(z).map(([e,l])=>H(t,e,l));return(await Promise.
all([F(t),...o])).filter(e=>e!==void 0)}async function F(t){for(const o of P){const r=await(0,c().readJsonFile)(t,o,s);if(r!==
void 0)return r===c().INVALID?(0,a().lockOf)(o,[]):(0,S().npmLock)(o,r)}}async function H(t,o,r){const e=(0,j().resolveInTree)(
t,o);return e.kind==="missing"&&t.stat(o)===void 0?void 0:e.kind==="inside"&&(0,T().isRegular)(e.entry.kind)&&(e.entry.size??
0)<=s?r(o,(await t.read(e.path,s)).toString("utf8")):(0,a().lockOf)(o,[])}function p(t){return(0,b().attempt)(()=>(0,v().
parse)(t,{maxAliasCount:0,logLevel:"silent"}))}});
//# command/resolve/lock/registry
(function(l,p,y,D){let m;const d=()=>m??=p("command/resolve/npmrc");y(l,{DEFAULT_HOSTS:()=>o,hostOf:()=>O,knownHosts:()=>w,
registryOf:()=>S});const a="registry.npmjs.org",o=[a,"registry.yarnpkg.com"];function O({at:t},n){return(t===void 0||o.includes(
t)?n:void 0)??t??a}async function w(t,n){const i=await g(t),e=Object.entries(i).filter(([s])=>s==="registry"||s.endsWith(
":registry")).map(([,s])=>u(String(s))),r=n.flatMap(({all:s})=>s.flatMap(({source:c})=>c.kind==="registry"&&c.at?[c.at]:
[])),v=i.registry===void 0,h=r.some(s=>o.includes(s));return new Set([...e,...r,...v||h?o:[]])}async function S(t,n){const i=await g(
t),[e]=n.startsWith("@")?n.split("/"):[],r=e&&i[`${e}:registry`]||i.registry;return r===void 0?void 0:u(String(r))}async function g(t){
const n=await(0,d().readNpmrc)({tree:t,directory:""});return"settings"in n?n.settings:{}}function u(t){return URL.canParse(
t)?new URL(t).host:t}});
//# command/resolve/lock/source
(function(c,R,a,w){a(c,{aliasIn:()=>k,sourceOf:()=>$});const d={kind:"registry"},u=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
g=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,l=/^(?:file|link|portal|workspace):(.*)$/is;function $(t,i,n){const[,r]=l.exec(t)??[];return r!==
void 0?{kind:"file",at:r}:u.test(t)?{kind:"git",at:t.replace(/#.*$/s,"")}:/^https?:/i.test(t)?p(t,i,n):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(t)||/\.t(?:ar\.)?gz$/i.test(t)?{kind:"file",at:t}:g.test(t)?{kind:"git",at:t.replace(/#.*$/s,"")}:d}function p(t,i,n){
const r={kind:"tarball",at:t.replace(/#.*$/s,"")};if(!URL.canParse(t))return r;const{host:e,pathname:b}=new URL(t),s=h(b),
[,o]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(s)??[];if(e==="codeload.github.com"&&o!==void 0)return{kind:"git",at:`https://g\
ithub.com/${o}`};const m=i.replace(/^@[^/]*\//,"");return s.endsWith(`/${i}/-/${m}-${n}.tgz`)||s.endsWith(`/${i}/-/${i}-${n}\
.tgz`)||e==="npm.pkg.github.com"&&s.startsWith(`/download/${i}/${n}/`)?{kind:"registry",at:e}:r}function h(t){try{return decodeURIComponent(
t)}catch{return t}}function k(t){const[,i,n=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(t)??[];return i===void 0||
/^[\^~<>=*v\d]/.test(i)?void 0:{name:i,range:n}}});
//# command/resolve/lock/yarn
(function(O,k,b,R){let h;const e=()=>h??=k("command/resolve/lock/lock");let _;const m=()=>_??=k("command/resolve/lock/s\
ource");b(O,{berryLock:()=>j,classicLock:()=>y});const v=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function y(n,o){const t=$(o).flatMap(
([c,r])=>{const s=(0,e().textIn)(r,"version"),i=(0,e().textIn)(r,"resolved");return x(c).map(([p,a])=>{const l=(0,m().aliasIn)(
a)?.name??p,u=(0,m().sourceOf)(a,l,s),d=u.kind==="file"||u.kind==="git"?u:(0,m().sourceOf)(i,l,s);return[p,(0,e().entryOf)(
{name:l,version:s,source:d},(0,e().textIn)(r,"integrity"))]})});return(0,e().lockOf)(n,t)}function $(n){const o=[];for(const t of n.
split(/\r?\n/)){if(t===""||t.startsWith("#"))continue;const c=o.at(-1),[,r,s]=/^ {2}"?([\w-]+)"? (.*)$/.exec(t)??[];t.startsWith(
" ")?c&&r!==void 0&&s!==void 0&&(c[1][r]=I(s)):o.push([t.replace(/:\s*$/,""),Object.create(null)])}return o}function I(n){
return n.trim().replace(/^"(.*)"$/s,"$1")}function x(n){return n.split(",").flatMap(o=>{const[,t,c]=v.exec(I(o))??[];return t===
void 0||c===void 0?[]:[[t,c]]})}function j(n,o){const c=Object.entries((0,e().objectIn)(o)).map(([r,s])=>[r,(0,e().objectIn)(
s)]).flatMap(([r,s])=>{const[,i="",p=""]=v.exec((0,e().textIn)(s,"resolution"))??[];if(i==="")return[];const a=(0,e().textIn)(
s,"version"),l=(0,m().sourceOf)(L(p),i,a),u=(0,e().textIn)(s,"checksum");return x(r).map(([d])=>[d,(0,e().entryOf)({name:i,
version:a,source:l},u)])});return(0,e().lockOf)(n,c)}function L(n){const[,o]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(
n)??[],t=o===void 0?n:decodeURIComponent(o),[,c]=/__archiveUrl=([^&]+)/.exec(t)??[];return c!==void 0?decodeURIComponent(
c):t.replace(/^npm:/,"")}});
