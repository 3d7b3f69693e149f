"use strict";module.exports={"judge/families/form"(w,m,y,L){let b;const d=()=>b??=m("judge/families/kinds");y(w,{matchForm:()=>_,parseForm:()=>u});
const h=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;function u(r){const l=r.split(" ").filter(s=>s!==""),i=[];for(const[s,
o]of l.entries()){const p=h.exec(o);if(p===null){if(/[{}]/.test(o))return;i.push({word:o});continue}const[,t="",j,n,e]=p;
if(!Object.hasOwn(d().KINDS,t)||e&&s<l.length-1)return;i.push({kind:t,rest:e!==void 0,...j!==void 0&&{range:[Number(j),Number(
n)]}})}return i}function _(r,l,i){const s=[],o=r.at(-1);if(o!==void 0&&"rest"in o&&o.rest?l.length<r.length:l.length!==r.
length)return{kind:"other"};let t;for(const[j,n]of l.entries()){const e=r[Math.min(j,r.length-1)];if(e===void 0)return{kind:"\
other"};if("word"in e){if(e.word!==n.text)return{kind:"other"};continue}const a=g(e.range,n.text)??(s.some(({kind:c})=>c===
"script")?void 0:v(e.kind,n.text))??i(e.kind,n.text);a!==void 0&&(t??={word:n,reason:a}),s.push({word:n,kind:e.kind})}return t===
void 0?{kind:"match",placed:s}:{kind:"operand",...t,placed:s}}function v(r,l){return r!=="count"&&l.startsWith("-")&&l!==
"-"?"starts with a dash":void 0}function g(r,l){if(r===void 0)return;const[i,s]=r;return/^[1-9]\d{0,8}$/.test(l)&&Number(
l)>=i&&Number(l)<=s?void 0:`is not a number from ${i} to ${s}`}},"judge/families/hosts"(w,m,y,L){let b;const d=()=>b??=m(
"node:net");y(w,{isAllowedHost:()=>r,isAllowedUrl:()=>l,isDomain:()=>g});const h={ipv4:u("ipv4",[["0.0.0.0",8],["127.0.0\
.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32],["192.0.0.192",32]]),ipv6:u("ipv6",
[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff9b::",96],["64:ff9b:1::",48],["2002::",
16]])};function u(i,s){const o=new(d()).BlockList;for(const[p,t]of s)o.addSubnet(p,t,i);return o}const _=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
v=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function g(i){const s=i.replace(/\.$/,"");if(s===""||s.length>253||_.test(s))return!1;
const o=s.split(".");return o.every(p=>v.test(p))&&!/^(?:\d+|0x[\da-f]*)$/i.test(o.at(-1)??"")}function r(i){if((0,d().isIP)(
i)===0)return g(i);const s=(0,d().isIPv4)(i)?"ipv4":"ipv6";return!i.includes("%")&&!h[s].check(i,s)}function l(i){const o=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(i)?.[1];return o===void 0||!URL.canParse(i)?!1:r(o.replace(/^\[|\]$/g,""))}},"judge/families/kinds"(w,m,y,L){let b;
const d=()=>b??=m("judge/families/hosts");y(w,{KINDS:()=>h,KIND_NAMES:()=>u,PATH_KINDS:()=>_,SHELL_OPERATOR:()=>v});const h={
path:l,page:i,script:s,archive:o,destination:o,source:o,host:t=>(0,d().isAllowedHost)(t)?void 0:"is not a public address\
 or host name",domain:t=>(0,d().isDomain)(t)?void 0:"is not a domain name",url:t=>(0,d().isAllowedUrl)(t)?void 0:"is not\
 a plain http or https URL",count:t=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(t)?void 0:"is not a number",package:p,pattern:()=>{},
text:()=>{}},u=Object.keys(h),_=new Set(["path","script","archive","destination","source"]),v=/[;&|<>`\r\n\0]|\$\(/;function g(t){
return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(t)}function r(t){return t===""?"is empty":void 0}function l(t){return g(t)?"i\
s a URL":r(t)}function i(t){return/^(?:\[|[\w][\w.+:@-]*)$/.test(t)?void 0:"is not the name of a manual page"}function s(t){
return t.startsWith("-")?"is a flag":r(t)}function o(t){return t===""?"is empty":t.startsWith("-")?"begins with a dash":
g(t)?"is a URL":/^[^/]*:/.test(t)&&!/^[A-Za-z]:[\\/]/.test(t)?"names another host":v.test(t)?"contains a shell operator":
/[*?[\]{}]/.test(t)?"contains a wildcard":/^~|\$/.test(t)?"is expanded by a shell":void 0}function p(t){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(t)||t.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(t)?"is a file":void 0}},
"judge/families/programs"(w,m,y,L){let b;const d=()=>b??=m("command/families/machine/program-table");let h;const u=()=>h??=
m("judge/families/registry");y(w,{dependencyFolders:()=>j,isNamedCurated:()=>g,programNames:()=>v,programTerms:()=>p});function _(n){
return[...(0,u().registryOf)(n).values()].flatMap(e=>e.evolver===void 0?[]:(e.evolver.programs??[e.name]).map(a=>({word:a,
family:e})))}function v(n){const e=_(n).flatMap(({word:c,family:O})=>[O.name,c]),a=[...(0,u().registryOf)(n).values()].filter(
r);return[...new Set([...e,...a.map(({name:c})=>c)])]}function g(n,{programs:e,families:a}){if(!e.includes(n))return!1;const c=(0,u().
registryOf)(a).get(n);return c!==void 0&&r(c)}function r({evolver:n,curated:e}){return n===void 0&&e!==void 0&&e.maturity!==
"blocked"}function l({word:n,family:e},a){return a.includes(n)||a.includes(e.name)}const i=new WeakMap;function s(n,e){const a=i.
get(e)??new Map;i.set(e,a);const c=a.get(n)??(0,d().programFamily)(n,e);return a.set(n,c),c}const o=new WeakMap;function p({
programs:n,families:e}){const a=o.get(n)?.get(e);if(a!==void 0)return a;const c=_(e),O=N=>new Map(c.flatMap(M=>{const{word:$,
family:E}=M;return E.evolver&&N(M)?[[$,s($,E.evolver)]]:[]})),D={allowed:O(N=>l(N,n)),known:O(()=>n.length>0),offered:new Map(
c.map(({word:N,family:M})=>[N,M.name]))},I=o.get(n)??new WeakMap;return o.set(n,I.set(e,D)),D}const t={path:"node_module\
s",at:"anywhere"};function j(n){if(n.programs.length===0)return[t];const e=[...p(n).allowed.values()],a=[t,...e.flatMap(
({data:c})=>c.dependencies)];return[...new Map(a.map(c=>[`${c.at} ${c.path}`,c])).values()]}},"judge/families/registry"(w,m,y,L){
let b;const d=()=>b??=m("judge/families/family");let h;const u=()=>h??=m("judge/families/packs/archives");let _;const v=()=>_??=
m("judge/families/packs/build");let g;const r=()=>g??=m("judge/families/packs/files");let l;const i=()=>l??=m("judge/fam\
ilies/packs/git");let s;const o=()=>s??=m("judge/families/packs/javascript");let p;const t=()=>p??=m("judge/families/pac\
ks/network");let j;const n=()=>j??=m("judge/families/packs/packages");let e;const a=()=>e??=m("judge/families/packs/pyth\
on");let c;const O=()=>c??=m("judge/families/packs/system");let D;const I=()=>D??=m("judge/families/packs/text");y(w,{FAMILIES:()=>M,
packsOf:()=>K,readFamily:()=>P,registryOf:()=>z});const N={archives:u().archives,build:v().build,files:r().files,git:i().
git,javascript:o().javascript,network:t().network,packages:n().packages,python:a().python,system:O().system,text:I().text},
M=Object.entries(N).flatMap(([f,k])=>k.map(A=>({...A,category:f}))).sort((f,k)=>f.name<k.name?-1:1);let $;const E=new WeakMap;
function z(f=[]){if($??=new Map(M.map(S=>[S.name,P(S)])),f.length===0)return $;const k=E.get(f);if(k!==void 0)return k;const A=new Map(
$);for(const S of f){const R=A.get(S.name);A.set(S.name,{...R,...P(S,R?.category)})}return E.set(f,A),A}const F="other";
function P(f,k=F){const A=d().familySchema.parse(f);return{...A,category:A.category??k}}function K(f){return[...new Set(
[...M,...f].map(({category:k=F})=>k))]}}};
