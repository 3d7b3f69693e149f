"use strict";module.exports={"report/redact/forms"(m,O,_,R){_(m,{formsOf:()=>h});const g=4;function h(i){const l=Buffer.from(i),o=A(i),
f=encodeURIComponent(l.toString()),u=l.toString("hex"),p=[i,...i.split(/\r?\n/),o,o.replaceAll("/","\\/"),A(o),...E(f),u,
u.toUpperCase(),...[0,1,2].flatMap(S=>k(l,S))];return[...new Set(p)].filter(S=>S.trim().length>=g)}function A(i){return JSON.
stringify(i).slice(1,-1)}function E(i){const l=i.replace(/[!'()*]/g,o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`);
return[i,l].flatMap(o=>{const f=o.replace(/%../g,u=>u.toLowerCase());return[o,f,o.replaceAll("%20","+"),f.replaceAll("%2\
0","+")]})}function k(i,l){const o=Buffer.concat([Buffer.alloc(l),i]).toString("base64"),f=Math.ceil(l*8/6),u=Math.floor(
(l+i.length)*8/6),p=o.slice(f,u);return[p,p.replaceAll("+","-").replaceAll("/","_")]}},"report/redact/known-values"(m,O,_,R){
let g;const h=()=>g??=O("report/redact/forms");_(m,{findKnown:()=>k,knownForms:()=>E,withoutEndOfKnown:()=>u,withoutStartOfKnown:()=>f});
const A=12;function E(s){const t=[...new Set(s.flatMap(h().formsOf))],n=t.map(e=>e.replace(/\s/g,""));return{exact:t,squeezed:[
...new Set(n)].filter(e=>e.length>=A)}}function k(s,{exact:t,squeezed:n}){const e=t.flatMap(a=>i(s,a,d=>d));if(n.length===
0||!/\s/.test(s))return e;const{text:r,at:c}=l(s);return[...e,...n.flatMap(a=>i(r,a,d=>c[d]??0))]}function i(s,t,n){const e=[];
for(let r=s.indexOf(t);r>=0;r=s.indexOf(t,r+t.length))e.push({kind:"secret",start:n(r),end:n(r+t.length-1)+1});return e}
function l(s){const t=new Uint32Array(s.length),n=[];let e=0;for(const{0:r,index:c}of s.matchAll(/\S+/g)){for(let a=0;a<
r.length;a+=1)t[e+a]=c+a;e+=r.length,n.push(r)}return{text:n.join(""),at:t}}const o=4;function f(s,{exact:t}){const n=t.
map(e=>{const{text:r,at:c}=l(s.slice(-2*e.length-p)),a=T(r,e.replace(/\s/g,"")),d=s.length-Math.min(s.length,2*e.length+
p);return a<o?s.length:d+(c[r.length-a]??0)});return s.slice(0,Math.min(s.length,...n))}function u(s,{exact:t}){const n=t.
map(e=>{const{text:r,at:c}=l(s.slice(0,2*e.length+p)),a=T(S(r),S(e.replace(/\s/g,"")));return a<o?0:(c[a-1]??0)+1});return s.
slice(Math.max(0,...n))}const p=64;function S(s){return s.split("").reverse().join("")}function T(s,t){const n=new Uint32Array(
t.length);for(let r=1,c=0;r<t.length;r+=1){for(;c>0&&t[r]!==t[c];)c=n[c-1]??0;t[r]===t[c]&&(c+=1),n[r]=c}let e=0;for(const r of s.
slice(-t.length).split("")){for(;e>0&&(e===t.length||r!==t[e]);)e=n[e-1]??0;r===t[e]&&(e+=1)}return e}},"report/redact/n\
amed-values"(m,O,_,R){_(m,{findNamed:()=>f});const g="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?k\
ey)?|token|(?:api|access|private|signing|encryption)[_-]?key)",h="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",A="(?:[ \\t]{0,8}:[\
 \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",E=`\\\\{0,3}["']`,k=new RegExp(`${g}(?:${E})?${h}${E}(?<value>[^\\\
s"'\\\\]{4,})`,"dgi"),i=new RegExp(`${g}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),l=new RegExp(`${g}${A}(?<v\
alue>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),o=new RegExp(`${g}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7\
,})`,"dgi");function f(n){return[...u(n,k,({name:e,value:r,next:c})=>/["'\\]/.test(c)&&!T(e,r)),...u(n,i,({value:e,next:r})=>!s(
e,r)),...u(n,l,({value:e,next:r})=>t(e)&&!s(e,r)),...u(n,o,({value:e,next:r})=>t(e)&&!s(e,r))]}function u(n,e,r){return Array.
from(n.matchAll(e)).flatMap(({groups:c={},indices:a})=>{const{name:d="",value:w=""}=c,[$,y]=a?.groups?.value??[0,0],C={name:d,
value:w,next:n.charAt(y)};return S(d,w)||!r(C)?[]:[{kind:"named secret",start:$,end:y}]})}const p=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function S(n,e){return p.test(e)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(e)?!0:/^[\d.:_-]+$/.test(e)&&!/^p/i.test(n)}
function T(n,e){return/token|key/i.test(n)&&/^[A-Za-z][a-z]{0,15}$/.test(e)}function s(n,e){return e!==""&&"([{".includes(
e)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(n)}function t(n){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(n)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(n)?!1:/\d/.test(n)?/[a-z]/i.test(n):n.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(n)}},"report/redact/redact"(m,O,_,R){let g;const h=()=>g??=O("report/redact\
/known-values");let A;const E=()=>A??=O("report/redact/named-values");_(m,{redact:()=>l,redactOutcome:()=>f});const k=[[
"github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],["gitlab token",/glpat-[\w-]{20,}/dg],
["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA)[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["slack token",/xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/services\/([\w/]{20,})/dg],["api\
 key",/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],["api key",/\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],["api key",
/\bsk-[A-Za-z0-9]{32,}/dg],["api key",/AIza[\w-]{35}/dg],["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["authorization head\
er",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["\
private key",/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg]];
function i(t){return k.flatMap(([n,e])=>Array.from(t.matchAll(e),({indices:r})=>{const[c,a]=r?.[1]??r?.[0]??[0,0];return{
kind:n,start:c,end:a}}))}function l(t,n=[]){return o(t,(0,h().knownForms)(n))}function o(t,n){const e=[...(0,h().findKnown)(
t,n),...i(t),...(0,E().findNamed)(t)].sort((d,w)=>d.start-w.start||w.end-d.end),r=[];for(const d of e){const w=r.at(-1);
w===void 0||d.start>=w.end?r.push(d):d.end>w.end&&r.splice(-1,1,{...w,end:d.end})}let c="",a=0;for(const{kind:d,start:w,
end:$}of r)c+=`${t.slice(a,w)}[redacted ${d}]`,a=$;return{text:c+t.slice(a),redactions:r}}function f(t,n=[]){const e=(0,h().
knownForms)(n);return{...t,stdout:u(t.stdout,e),stderr:u(t.stderr,e),...t.reason===void 0?{}:{reason:o(t.reason,e).text}}}
function u(t,n){const{head:e,tail:r,truncated:c}=t;if(!c)return{...t,head:o(e+r,n).text,tail:""};const a=S((0,h().withoutStartOfKnown)(
e,n)),d=s(T((0,h().withoutEndOfKnown)(r,n)));return{...t,head:o(a,n).text,tail:o(d,n).text}}const p=4096;function S(t){const n=/\S*$/.
exec(t.slice(-p))?.[0]??"";return t.slice(0,t.length-n.length)}function T(t){return t.slice(/^\S*/.exec(t.slice(0,p))?.[0].
length??0)}function s(t){const n=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(t);return n===null?t:
`[redacted private key]${t.slice(n[0].length)}`}},"report/redact/secrets"(m,O,_,R){_(m,{secretsOf:()=>i});const g=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
h=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,A=/^(?:[\\/~]|[A-Za-z]:[\\/])/,E=8,k=/^[A-Za-z][a-z]{0,9}$/;function i(o){
const f=Object.entries(o).flatMap(([u,p])=>p!==void 0&&g.test(u)&&l(u,p)?[p]:[]);return[...new Set(f)]}function l(o,f){return f.
length<E||k.test(f)?!1:!(h.test(o)&&A.test(f))}}};
