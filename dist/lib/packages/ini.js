//# packages/ini
(function(N,J,M){var m=Object.defineProperty,S=Object.getOwnPropertyDescriptor,Y=Object.getOwnPropertyNames,D=Object.prototype.
hasOwnProperty,E=(g,u)=>{for(var _ in u)m(g,_,{get:u[_],enumerable:!0})},I=(g,u,_,d)=>{if(u&&typeof u=="object"||typeof u==
"function")for(let b of Y(u))!D.call(g,b)&&b!==_&&m(g,b,{get:()=>u[b],enumerable:!(d=S(u,b))||d.enumerable});return g},U=g=>I(
m({},"__esModule",{value:!0}),g),k={};E(k,{parse:()=>z,stringify:()=>C}),N.exports=U(k);var w=J("packages/chunk-IYWUY3VA"),
V=(0,w.b)((g,u)=>{var{hasOwnProperty:_}=Object.prototype,d=(e,r={})=>{typeof r=="string"&&(r={section:r}),r.align=r.align===
!0,r.newline=r.newline===!0,r.sort=r.sort===!0,r.whitespace=r.whitespace===!0||r.align===!0,r.platform=r.platform||typeof process<
"u"&&process.platform,r.bracketedArray=r.bracketedArray!==!1;let n=r.platform==="win32"?`\r
`:`
`,a=r.whitespace?" = ":"=",i=[],l=r.sort?Object.keys(e).sort():Object.keys(e),O=0;r.align&&(O=h(l.filter(t=>e[t]===null||
Array.isArray(e[t])||typeof e[t]!="object").map(t=>Array.isArray(e[t])?`${t}[]`:t).concat([""]).reduce((t,o)=>h(t).length>=
h(o).length?t:o)).length);let p="",v=r.bracketedArray?"[]":"";for(let t of l){let o=e[t];if(o&&Array.isArray(o))for(let s of o)
p+=h(`${t}${v}`).padEnd(O," ")+a+h(s)+n;else o&&typeof o=="object"?i.push(t):p+=h(t).padEnd(O," ")+a+h(o)+n}r.section&&p.
length&&(p="["+h(r.section)+"]"+(r.newline?n+n:n)+p);for(let t of i){let o=b(t,".").join("\\."),s=(r.section?r.section+"\
.":"")+o,y=d(e[t],{...r,section:s});p.length&&y.length&&(p+=n),p+=y}return p};function b(e,r){var n=0,a=0,i=0,l=[];do if(i=
e.indexOf(r,n),i!==-1){if(n=i+r.length,i>0&&e[i-1]==="\\")continue;l.push(e.slice(a,i)),a=i+r.length}while(i!==-1);return l.
push(e.slice(a)),l}var P=(e,r={})=>{r.bracketedArray=r.bracketedArray!==!1;let n=Object.create(null),a=n,i=null,l=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,
O=e.split(/[\r\n]+/g),p={};for(let t of O){if(!t||t.match(/^\s*[;#]/)||t.match(/^\s*$/))continue;let o=t.match(l);if(!o)
continue;if(o[1]!==void 0){if(i=j(o[1]),i==="__proto__"){a=Object.create(null);continue}a=n[i]=n[i]||Object.create(null);
continue}let s=j(o[2]),y;r.bracketedArray?y=s.length>2&&s.slice(-2)==="[]":(p[s]=(p?.[s]||0)+1,y=p[s]>1);let c=y&&s.endsWith(
"[]")?s.slice(0,-2):s;if(c==="__proto__")continue;let A=o[3]?j(o[4]):!0,$=A==="true"||A==="false"||A==="null"?JSON.parse(
A):A;y&&(_.call(a,c)?Array.isArray(a[c])||(a[c]=[a[c]]):a[c]=[]),Array.isArray(a[c])?a[c].push($):a[c]=$}let v=[];for(let t of Object.
keys(n)){if(!_.call(n,t)||typeof n[t]!="object"||Array.isArray(n[t]))continue;let o=b(t,".");a=n;let s=o.pop(),y=s.replace(
/\\\./g,".");for(let c of o)c!=="__proto__"&&((!_.call(a,c)||typeof a[c]!="object")&&(a[c]=Object.create(null)),a=a[c]);
a===n&&y===s||(a[y]=n[t],v.push(t))}for(let t of v)delete n[t];return n},W=e=>e.startsWith('"')&&e.endsWith('"')||e.startsWith(
"'")&&e.endsWith("'"),h=e=>typeof e!="string"||e.match(/[=\r\n]/)||e.match(/^\[/)||e.length>1&&W(e)||e!==e.trim()?JSON.stringify(
e):e.split(";").join("\\;").split("#").join("\\#"),j=e=>{if(e=(e||"").trim(),W(e)){e.charAt(0)==="'"&&(e=e.slice(1,-1));
try{e=JSON.parse(e)}catch{}}else{let r=!1,n="";for(let a=0,i=e.length;a<i;a++){let l=e.charAt(a);if(r)"\\;#".indexOf(l)!==
-1?n+=l:n+="\\"+l,r=!1;else{if(";#".indexOf(l)!==-1)break;l==="\\"?r=!0:n+=l}}return r&&(n+="\\"),n.trim()}return e};u.exports=
{parse:P,decode:P,stringify:d,encode:d,safe:h,unsafe:j}}),x=(0,w.d)(V()),z=x.parse,C=x.stringify});
