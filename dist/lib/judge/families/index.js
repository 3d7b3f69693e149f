"use strict";module.exports={"judge/families/form"(b,a,j,P){let A;const p=()=>A??=a("judge/families/kinds");j(b,{matchForm:()=>M,parseForm:()=>k});
const v=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;function k(r){const c=r.split(" ").filter(i=>i!==""),n=[];for(const[i,
s]of c.entries()){const f=v.exec(s);if(f===null){if(/[{}]/.test(s))return;n.push({word:s});continue}const[,t="",w,g,m]=f;
if(!Object.hasOwn(p().KINDS,t)||m&&i<c.length-1)return;n.push({kind:t,rest:m!==void 0,...w!==void 0&&{range:[Number(w),Number(
g)]}})}return n}function M(r,c,n){const i=[],s=r.at(-1);if(s!==void 0&&"rest"in s&&s.rest?c.length<r.length:c.length!==r.
length)return{kind:"other"};let t;for(const[w,g]of c.entries()){const m=r[Math.min(w,r.length-1)];if(m===void 0)return{kind:"\
other"};if("word"in m){if(m.word!==g.text)return{kind:"other"};continue}const E=u(m.range,g.text)??(i.some(({kind:I})=>I===
"script")?void 0:h(m.kind,g.text))??n(m.kind,g.text);E!==void 0&&(t??={word:g,reason:E}),i.push({word:g,kind:m.kind})}return t===
void 0?{kind:"match",placed:i}:{kind:"operand",...t,placed:i}}function h(r,c){return r!=="count"&&c.startsWith("-")&&c!==
"-"?"starts with a dash":void 0}function u(r,c){if(r===void 0)return;const[n,i]=r;return/^[1-9]\d{0,8}$/.test(c)&&Number(
c)>=n&&Number(c)<=i?void 0:`is not a number from ${n} to ${i}`}},"judge/families/hosts"(b,a,j,P){let A;const p=()=>A??=a(
"node:net");j(b,{isAllowedHost:()=>r,isAllowedUrl:()=>c,isDomain:()=>u});const v={ipv4:k("ipv4",[["0.0.0.0",8],["127.0.0\
.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32],["192.0.0.192",32]]),ipv6:k("ipv6",
[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff9b::",96],["64:ff9b:1::",48],["2002::",
16]])};function k(n,i){const s=new(p()).BlockList;for(const[f,t]of i)s.addSubnet(f,t,n);return s}const M=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
h=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function u(n){const i=n.replace(/\.$/,"");if(i===""||i.length>253||M.test(i))return!1;
const s=i.split(".");return s.every(f=>h.test(f))&&!/^(?:\d+|0x[\da-f]*)$/i.test(s.at(-1)??"")}function r(n){if((0,p().isIP)(
n)===0)return u(n);const i=(0,p().isIPv4)(n)?"ipv4":"ipv6";return!n.includes("%")&&!v[i].check(n,i)}function c(n){const s=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(n)?.[1];return s===void 0||!URL.canParse(n)?!1:r(s.replace(/^\[|\]$/g,""))}},"judge/families/kinds"(b,a,j,P){let A;
const p=()=>A??=a("judge/families/hosts");j(b,{KINDS:()=>v,KIND_NAMES:()=>k,PATH_KINDS:()=>M,SHELL_OPERATOR:()=>h});const v={
path:c,page:n,script:i,archive:s,destination:s,source:s,host:t=>(0,p().isAllowedHost)(t)?void 0:"is not a public address\
 or host name",domain:t=>(0,p().isDomain)(t)?void 0:"is not a domain name",url:t=>(0,p().isAllowedUrl)(t)?void 0:"is not\
 a plain http or https URL",count:t=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(t)?void 0:"is not a number",package:f,pattern:()=>{},
text:()=>{}},k=Object.keys(v),M=new Set(["path","script","archive","destination","source"]),h=/[;&|<>`\r\n\0]|\$\(/;function u(t){
return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(t)}function r(t){return t===""?"is empty":void 0}function c(t){return u(t)?"i\
s a URL":r(t)}function n(t){return/^(?:\[|[\w][\w.+:@-]*)$/.test(t)?void 0:"is not the name of a manual page"}function i(t){
return t.startsWith("-")?"is a flag":r(t)}function s(t){return t===""?"is empty":t.startsWith("-")?"begins with a dash":
u(t)?"is a URL":/^[^/]*:/.test(t)&&!/^[A-Za-z]:[\\/]/.test(t)?"names another host":h.test(t)?"contains a shell operator":
/[*?[\]{}]/.test(t)?"contains a wildcard":/^~|\$/.test(t)?"is expanded by a shell":void 0}function f(t){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(t)||t.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(t)?"is a file":void 0}},
"judge/families/programs"(b,a,j,P){let A;const p=()=>A??=a("command/families/machine/program-table");let v;const k=()=>v??=
a("repo/additions");let M;const h=()=>M??=a("judge/families/registry");j(b,{additionsFor:()=>E,dependencyFolders:()=>m,homeDependencies:()=>I,
isNamedCurated:()=>c,programNames:()=>r,programTerms:()=>w});function u(e){return[...(0,h().registryOf)(e).values()].flatMap(
o=>o.evolver===void 0?[]:(o.evolver.programs??[o.name]).map(l=>({word:l,family:o})))}function r(e){const o=u(e).flatMap(
({word:d,family:N})=>[N.name,d]),l=[...(0,h().registryOf)(e).values()].filter(n);return[...new Set([...o,...l.map(({name:d})=>d)])]}
function c(e,{programs:o,families:l}){if(!o.includes(e))return!1;const d=(0,h().registryOf)(l).get(e);return d!==void 0&&
n(d)}function n({evolver:e,curated:o}){return e===void 0&&o!==void 0&&o.maturity!=="blocked"}function i({word:e,family:o},l){
return l.includes(e)||l.includes(o.name)}const s=new WeakMap;function f(e,o){const l=s.get(o)??new Map;s.set(o,l);const d=l.
get(e)??(0,p().programFamily)(e,o);return l.set(e,d),d}const t=new WeakMap;function w({programs:e,families:o}){const l=t.
get(e)?.get(o);if(l!==void 0)return l;const d=S=>e.length===0?new Map:new Map(u(o).flatMap($=>{const{word:L,family:z}=$;
return z.evolver&&S($)?[[L,f(L,z.evolver)]]:[]}));let N;const D={allowed:d(S=>i(S,e)),known:d(()=>!0),offered:S=>(N??=new Map(
u(o).map($=>[$.word,$.family.name])),N.get(S))},R=t.get(e)??new WeakMap;return t.set(e,R.set(o,D)),D}const g={path:"node\
_modules",at:"anywhere"};function m(e){if(e.programs.length===0)return[g];const o=[...w(e).allowed.values()],l=[g,...o.flatMap(
({data:d})=>d.dependencies)];return[...new Map(l.map(d=>[`${d.at} ${d.path}`,d])).values()]}function E(e){return(0,k().additionsOf)(
e.build_outputs,m(e))}function I(e){return m(e).flatMap(({at:o,path:l})=>o==="home"?[l]:[])}},"judge/families/registry"(b,a,j,P){
let A;const p=()=>A??=a("judge/families/family");let v;const k=()=>v??=a("judge/families/packs/archives");let M;const h=()=>M??=
a("judge/families/packs/build");let u;const r=()=>u??=a("judge/families/packs/files");let c;const n=()=>c??=a("judge/fam\
ilies/packs/git");let i;const s=()=>i??=a("judge/families/packs/javascript");let f;const t=()=>f??=a("judge/families/pac\
ks/network");let w;const g=()=>w??=a("judge/families/packs/packages");let m;const E=()=>m??=a("judge/families/packs/pyth\
on");let I;const e=()=>I??=a("judge/families/packs/system");let o;const l=()=>o??=a("judge/families/packs/text");j(b,{FAMILIES:()=>N,
packsOf:()=>z,readFamily:()=>L,registryOf:()=>S});const d={archives:k().archives,build:h().build,files:r().files,git:n().
git,javascript:s().javascript,network:t().network,packages:g().packages,python:E().python,system:e().system,text:l().text},
N=Object.entries(d).flatMap(([_,y])=>y.map(O=>({...O,category:_}))).sort((_,y)=>_.name<y.name?-1:1);let D;const R=new WeakMap;
function S(_=[]){if(D??=new Map(N.map(F=>[F.name,L(F)])),_.length===0)return D;const y=R.get(_);if(y!==void 0)return y;const O=new Map(
D);for(const F of _){const K=O.get(F.name);O.set(F.name,{...K,...L(F,K?.category)})}return R.set(_,O),O}const $="other";
function L(_,y=$){const O=p().familySchema.parse(_);return{...O,category:O.category??y}}function z(_){return[...new Set(
[...N,..._].map(({category:y=$})=>y))]}}};
